"""Make the moving pictures of the READMEs, a turn of the SS beat by beat: docs/pictures/enemy-turn-<lang>.webp.

Each beat is one frame of an animated WebP. Of a frame only what differs from the one before is kept, which makes the
picture small; Chromium compares and packs them, so that nothing else is needed.
"""

from __future__ import annotations

import base64
import struct
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import headless, served
from tests.browser.driver import Browsers
from tests.web.server import Server
from tools.enemy_turn import before_enemy_turn

PICTURES = "docs/pictures"
LANGUAGES = ("en", "it")
SIZE = (1120, 680)
ACROSS = 640  # pixels in the end
BEATS = 14
LASTS = 1200  # milliseconds
QUALITY = 0.45
ANIMATED = 2  # the flag of the container
HEAD, PIECES = "VP8X", "ANIM"
# Pictures as they come, to the parts that have changed, packed.
PACK = """async ([frames, across, quality]) => {
  const out = [];
  let before = null;
  for (const frame of frames) {
    const png = await (await fetch(`data:image/png;base64,${frame}`)).blob();
    const picture = await createImageBitmap(png, { resizeWidth: across, resizeQuality: 'high' });
    const { width, height } = picture;
    const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const now = new Uint32Array(data.buffer);
    let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
    for (let n = 0; before && n < now.length; n++) {
      if (now[n] === before[n]) continue;
      const [x, y] = [n % width, Math.floor(n / width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    before = now;
    if (right <= left) [left, top, right, bottom] = [0, 0, 2, 2]; // nothing has changed
    [left, top] = [left & ~1, top & ~1]; // the format counts in twos
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext('2d').drawImage(picture, -left, -top);
    const packed = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
    const webp = btoa(packed.reduce((all, one) => all + String.fromCharCode(one), ''));
    out.push({ left, top, width: part.width, height: part.height, webp });
  }
  return out;
}"""


def made() -> dict[str, bytes]:
    """Return both."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=headless(), args=["--no-sandbox"])
        taken = {
            f"{PICTURES}/enemy-turn-{lang}.webp": animated(packed(browser, filmed(browser, server, lang)))
            for lang in LANGUAGES
        }
        browser.close()
    return taken


def filmed(browser: Browser, server: Server, lang: str) -> list[bytes]:
    """The board and the caption below it, once for each beat."""
    browsers = Browsers(browser, server)
    with before_enemy_turn(server.url, "castle-itter", "move") as turn:
        page: Page = browsers.page(SIZE, lang=lang, speed="normal", list="closed", danger="off")
        browsers.seated(page, turn.link)
        turn.happen()
        page.wait_for_selector("#film.running")
        page.keyboard.press("p")
        frames: list[bytes] = []
        for n in range(1, BEATS + 1):
            page.wait_for_selector(f'#film[data-rest="{n}"]')
            frames.append(page.locator(".board-area").screenshot())
            page.keyboard.press("Space")
    browsers.leave()
    return frames


def packed(browser: Browser, frames: list[bytes]) -> list[dict[str, Any]]:
    """What each frame changes, as WebP."""
    page = browser.new_page()
    found: list[dict[str, Any]] = page.evaluate(
        PACK, [[base64.b64encode(frame).decode() for frame in frames], ACROSS, QUALITY]
    )
    page.close()
    return found


def chunk(name: str, data: bytes) -> bytes:
    """A part of a RIFF file: its name, its length, and an even number of bytes."""
    return name.encode() + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    """A number in three bytes."""
    return struct.pack("<I", number)[:3]


def animated(parts: list[dict[str, Any]]) -> bytes:
    """All frames in one file that begins anew at its end."""
    width, height = parts[0]["width"], parts[0]["height"]
    body = chunk(HEAD, bytes([ANIMATED, 0, 0, 0]) + three(width - 1) + three(height - 1))
    body += chunk(PIECES, struct.pack("<IH", 0xFFFFFFFF, 0))
    for part in parts:
        where = three(part["left"] // 2) + three(part["top"] // 2)
        size = three(part["width"] - 1) + three(part["height"] - 1)
        # Neither mixed with what lies below nor taken away afterwards.
        body += chunk("ANMF", where + size + three(LASTS) + b"\2" + bitstream(base64.b64decode(part["webp"])))
    return b"RIFF" + struct.pack("<I", 4 + len(body)) + b"WEBP" + body


def bitstream(webp: bytes) -> bytes:
    """The picture itself, without the container of a still one."""
    at, out = 12, b""
    while at < len(webp):
        (length,) = struct.unpack_from("<I", webp, at + 4)
        end = at + 8 + length + length % 2
        if webp[at : at + 4] in (b"ALPH", b"VP8 ", b"VP8L"):
            out += webp[at:end]
        at = end
    return out
