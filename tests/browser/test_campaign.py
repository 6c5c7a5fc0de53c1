"""A campaign belongs to the person: two browsers do not see each other's, a link brings it over."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.driver import Browsers
from tests.web.server import Json, Server

FIRST = '[data-stage="mission-1"]'


def lobby(browsers: Browsers, server: Server, **kept: str) -> Page:
    page = browsers.page(**kept)  # type: ignore[arg-type]
    page.goto(server.url)
    expect(page.locator(".stage")).to_have_count(10)
    return page


def lost(server: Server, made: Json) -> None:
    """End every turn at once until the mission is lost."""
    rng = random.Random(1)
    with server.guest(made) as guest:
        while guest.state["ask"]["kind"] == "choice":
            offers = guest.state["ask"]["options"]
            ends = [offer for offer in offers if offer["name"] == "end"]
            guest.answer((ends or [rng.choice(offers)])[0]["index"])


def test_two_browsers_have_two_campaigns_and_a_link_brings_one_over(
    browsers: Browsers, server: Server
) -> None:
    ada, bob = lobby(browsers, server), lobby(browsers, server)
    ada.locator(FIRST).click()
    ada.wait_for_selector("#app[data-n] .board-inner > *")
    found = re.search(r"/table/([\w-]+)#(.+)", ada.url)
    assert found
    lost(server, {"table": found[1], "tokens": found[2].split(",")})
    expect(ada.locator("#ending")).to_be_visible()
    ada.goto(server.url)
    bob.goto(server.url)
    expect(ada.locator(FIRST)).to_have_attribute(
        "aria-label", re.compile("1 try|one try|tried once", re.IGNORECASE)
    )
    said = ada.locator(FIRST).get_attribute("aria-label") or ""
    expect(bob.locator(FIRST)).not_to_have_attribute("aria-label", said)
    fresh = bob.locator(FIRST).get_attribute("aria-label") or ""

    ada.get_by_role("button", name="Copy the link to this campaign").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    bob.goto(ada.evaluate("() => navigator.clipboard.readText()"))
    expect(bob.locator(FIRST)).to_have_attribute("aria-label", said)
    assert "#campaign" not in bob.url, "who looks over the shoulder does not see the key"
    bob.reload()
    expect(bob.locator(FIRST)).to_have_attribute("aria-label", said)
    bob.get_by_role("button", name="Back to the campaign before").click()
    expect(bob.locator(FIRST)).to_have_attribute("aria-label", fresh)
    expect(ada.locator(FIRST)).to_have_attribute("aria-label", said)

    ada.locator('[data-key="settings"]').click()
    with ada.expect_download() as download:
        ada.locator('[data-key="data-export"]').click()
    (campaign,) = json.loads(Path(download.value.path()).read_text("utf-8"))["campaigns"]
    assert (campaign["game"], len(campaign["results"])) == ("wolfenstein", 1)

    delete = ada.locator('[data-key="data-delete"]')
    delete.click()
    expect(delete).to_have_text("Really delete everything?")
    delete.click()
    expect(ada.locator("#page")).to_have_count(0)
    kept = server.http("/api/campaign/wolfenstein/results", Garrison_Campaign=campaign["key"])
    assert kept.json == [], "the server has forgotten it too"


def test_a_broken_link_leaves_the_campaign_alone(browsers: Browsers, server: Server) -> None:
    page = lobby(browsers, server, campaign="ab" * 16)
    page.goto(f"{server.url}/#campaign=nonsense")
    page.wait_for_function("() => !location.hash")  # loaded anew, and the link was read
    expect(page.locator(".stage")).to_have_count(10)
    assert page.evaluate("() => localStorage['garrison.campaign']") == "ab" * 16
