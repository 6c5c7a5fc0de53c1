"""The list of options: a summary that opens; every option stands under its man and its verb, with its odds."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import PHONE, SIGNATURE, Browsers
from tests.browser.test_danger import begun
from tests.web.server import Json, Server

TABLES = [("castle-itter", "standard", 95), ("westerplatte", "hard", 60), ("wolfenstein", "mission-2", 37)]
IDS = [name for name, *_ in TABLES]
VERBS = {
    "en": {"attack": "Attack", "move": "Move", "act": "Act", "recover": "Recover", "special": "Special"},
    "it": {
        "attack": "Attacca",
        "move": "Muovi",
        "act": "Agisci",
        "recover": "Recupera",
        "special": "Speciale",
    },
}
ACTING = {"en": "can act", "it": "possono agire"}
FLAT = 40  # with more options and several men, a man is chosen first
# The headings over each option, and what is said of it: by the number of the option.
LISTED = """() => Object.fromEntries([...document.querySelectorAll('#options [data-option]')].map((made) => {
  const section = made.closest('section');
  let verb = made.closest('ul');
  while (verb && verb.tagName !== 'H4') verb = verb.previousElementSibling;
  return [made.dataset.option, { man: section?.querySelector('h3')?.textContent ?? '',
    group: section?.getAttribute('aria-label') ?? '', verb: verb?.textContent ?? '',
    text: made.textContent, said: made.getAttribute('aria-label') ?? made.textContent }];
}))"""


def state_of(server: Server, made: Json, lang: str) -> Json:
    """What the server says to this seat in a language."""
    with server.guest(made, lang=lang) as guest:
        return {**guest.state, "names": guest.welcome["names"]}


def man_of(state: Json, option: Json) -> str:
    """Who acts: the first step of the option, or whoever is in turn."""
    first: str = option["path"][0]
    if first.startswith("piece:"):
        return first
    actor = state["view"]["facts"].get("actor")
    return f"piece:{actor}" if actor else ""


def name_of(state: Json, ref: str) -> str:
    """As the server calls it at this table."""
    found: str = state["ask"]["labels"].get(ref) or state["names"].get(ref) or ""
    return found


def check_listed(page: Page, state: Json, options: list[Json], lang: str) -> None:
    """Each of these options is in the list, under the right headings, with its chance."""
    listed: Json = page.evaluate(LISTED)
    assert set(listed) == {str(option["index"]) for option in options}
    for option in options:
        row, man = listed[str(option["index"])], name_of(state, man_of(state, option))
        assert row["verb"] == VERBS[lang][option["verb"]], option["name"]
        assert row["man"] == row["group"]
        assert not man or row["man"] == man, option["name"]
        assert option["chance"] is None or "%" in row["text"], option["name"]
        assert option["chance"] is None or "%" in row["said"], option["name"]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_options_stand_under_their_man_and_verb(
    browsers: Browsers, server: Server, table: tuple[str, str, int], lang: str
) -> None:
    made, _ = begun(server, *table)
    state = state_of(server, made, lang)
    options: list[Json] = state["ask"]["options"]
    men = {man for option in options if (man := man_of(state, option))}
    page = browsers.seated(browsers.page(lang=lang, list="closed"), made["link"])
    fold = page.locator(".option-fold > summary")
    expect(page.locator("#options .option").first).to_be_hidden()
    if len(men) > 1:
        expect(fold).to_contain_text(f"{len(men)} {ACTING[lang]}")
        fighters = {man_of(state, option) for option in options if option["verb"] == "attack"}
        expect(fold).to_contain_text(str(len(fighters)))
    fold.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#options .option").first).to_be_visible()
    if len(options) <= FLAT or len(men) == 1:
        check_listed(page, state, options, lang)
    else:
        for man in sorted(men):
            own = [option for option in options if man_of(state, option) == man]
            if len({option["verb"] for option in own}) > 1:
                check_man(page, state, man, own, lang)


def check_man(page: Page, state: Json, man: str, own: list[Json], lang: str) -> None:
    """One of many men: his row names his verbs, and leads to his options."""
    row = page.locator(f'#options [data-offered="{man}"]')
    for verb in {option["verb"] for option in own}:
        expect(row).to_contain_text(VERBS[lang][verb])
    before = page.evaluate(SIGNATURE)
    row.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"(before) => ({SIGNATURE})() !== before", arg=before)
    check_listed(page, state, own, lang)
    page.keyboard.press("Escape")
    page.wait_for_function(f"(before) => ({SIGNATURE})() === before", arg=before)


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_screen_reader_finds_men_as_headings_and_groups(
    browsers: Browsers, server: Server, table: tuple[str, str, int]
) -> None:
    made, _ = begun(server, *table)
    page = browsers.seated(browsers.page(PHONE), made["link"])
    if page.locator("#options .more").count():
        page.locator("#options .more").first.click()
    page.wait_for_selector("#options h4")
    tree = page.locator("#options").aria_snapshot()
    assert "[level=3]" in tree
    assert "[level=4]" in tree
    assert '- group "' in tree
