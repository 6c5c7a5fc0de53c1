"""Files of the page and of the games' boards, out of their packages."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response

from garrison.core.errors import Unknown

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
PACKED = {".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest"}  # text: a fourth of it travels
LEAST = 1024  # bytes that are worth packing


def file_in(folder: Path, name: str) -> Path:
    """The file of that name, nowhere but in the folder, and of a type we serve."""
    if "\0" in name:
        raise Unknown("no file has such a name")
    path = folder.joinpath(*PurePosixPath(name).parts)
    inside = path.resolve().is_relative_to(folder.resolve())
    if not inside or path.suffix not in TYPES or not path.is_file():
        raise Unknown(f"no file '{name}'")
    return path


def serve(request: Request, path: Path, change: tuple[bytes, bytes] = (b"", b"")) -> Response:
    """The file, or the news that the browser has it already. `change`: what is written in place of what."""
    stat = path.stat()
    packed = path.suffix in PACKED and takes_gzip(request.headers.get("accept-encoding", ""))
    body, tag = _read(path, stat.st_mtime_ns, stat.st_size, change, packed)
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=TYPES[path.suffix])


def packed(request: Request, response: Response) -> Response:
    """A reply that is text, as the browser takes it."""
    if not takes_gzip(request.headers.get("accept-encoding", "")) or len(response.body) < LEAST:
        return response
    body = gzip.compress(bytes(response.body), mtime=0)
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(body, response.status_code, headers)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that accepts these encodings takes gzip."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=512)
def _read(
    path: Path, changed: int, size: int, change: tuple[bytes, bytes], packed: bool
) -> tuple[bytes, str]:
    """The content and what identifies it; read again when the file has changed."""
    body = path.read_bytes().replace(*change) if change[0] else path.read_bytes()
    name = hashlib.blake2b(body, digest_size=12).hexdigest()
    return (gzip.compress(body, mtime=0), f'"{name}-gzip"') if packed else (body, f'"{name}"')
