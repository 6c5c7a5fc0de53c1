"""`python -m tools.docs_site [FOLDER]`: build the site, strictly: a warning is an error."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tools.docs_site.contents import LANGUAGES
from tools.docs_site.links import ROOT
from tools.docs_site.staging import stage

PLAY = "play/"  # beside the folders of the languages


def begin(out: Path, work: Path, lang: str, play: str) -> subprocess.Popen[bytes]:
    """Sphinx at work on one language, in a process of its own: the languages are built beside each other."""
    stage(work / lang, lang, play)
    settings = ["-D", f"language={lang}", "-d", str(work / f"{lang}-cache")]
    command = [sys.executable, "-m", "sphinx", "-b", "dirhtml", "-q", "-W", "--keep-going", *settings]
    return subprocess.Popen([*command, str(work / lang), str(out / lang)], cwd=ROOT)


def main() -> int:
    """Build all languages, and a page that leads to the reader's."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/docs", help="(build/docs)")
    parser.add_argument(
        "--play", default=PLAY, metavar="URL", help=f"the site of `garrison site`, for the examples ({PLAY})"
    )
    args = parser.parse_args()
    out = args.folder.resolve()
    builds = [begin(out, ROOT / "build/docs-source", lang, args.play) for lang in LANGUAGES]
    failed = sum(each.wait() != 0 for each in builds)
    front = Path(__file__).with_name("front.html").read_text("utf-8")
    (out / "index.html").write_text(front, encoding="utf-8")
    print(f"{'failed' if failed else 'done'}: {out}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
