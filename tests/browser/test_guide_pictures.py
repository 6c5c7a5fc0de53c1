"""The pictures of the guides can be taken, and the guides show them."""

from __future__ import annotations

import pytest

from tests.browser.driver import Browsers
from tools.generate.artefact import ROOT
from tools.guide_pictures import MOMENTS, picture


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment_is_pictured_and_shown_in_its_guide(browsers: Browsers, moment: str, lang: str) -> None:
    assert len(picture(browsers, moment, lang)) > 20_000
    game = next(name for name in ("castle-itter", "westerplatte", "wolfenstein") if moment.startswith(name))
    guide = ROOT / ("docs" if lang == "en" else "docs/it") / "play" / f"{game}.md"
    assert f"pictures/guide-{moment}-{lang}.jpg)" in guide.read_text("utf-8")
    assert (ROOT / f"docs/pictures/guide-{moment}-{lang}.jpg").stat().st_size > 20_000
