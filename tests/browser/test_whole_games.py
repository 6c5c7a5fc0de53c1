"""Whole games of Castle Itter: by pointer, as a list, by keyboard, and through the accessibility tree alone."""

from __future__ import annotations

import hashlib
import json
import random
import re
import subprocess
import sys
from array import array
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from garrison.core.game import Setup
from garrison.core.journal import PickEntry, answer_in
from garrison.core.option import Option
from garrison.table import games, store
from garrison.table.batch import DIGEST_SIZE
from garrison.table.table import Table
from tests.browser.driver import (
    MOST_CLICKS,
    PHONE,
    SHORT,
    SIGNATURE,
    Browsers,
    changed,
    is_over,
    play_on,
    settled,
    state_number,
)
from tests.web.server import Json, Server

OPTIONS = "What you can do"
NEXT = """([index, refs]) => {
  const named = (made) => refs.includes(made.dataset.ref ?? made.dataset.offered);
  const lit = [...document.querySelectorAll('[data-offered]')].filter((made) => !made.closest('[hidden]'));
  const all = lit.filter(named);
  const drawn = all.filter((made) => made.namespaceURI.endsWith('svg') && !made.hasAttribute('data-selected'));
  const made = drawn[0] ?? document.querySelector(`#options [data-option="${index}"]`) ?? all[0];
  if (!made) return null;
  made.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = made.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, drawn: made.namespaceURI.endsWith('svg') };
}"""


def choose(page: Page, option: Option) -> int:
    """Click what is lit until the option is chosen; how many of the clicks were on the board."""
    first, clicks = state_number(page), 0
    while state_number(page) == first:
        settled(page)
        spot: Json | None = page.evaluate(NEXT, [option.index, list(option.path)])
        assert spot, f"nothing of {option.name} is lit; asked: {page.locator('#prompt').inner_text()}"
        before = page.evaluate(SIGNATURE)
        page.mouse.click(spot["x"], spot["y"])
        changed(page, before)
        clicks += spot["drawn"]
    return clicks


def garrison(*arguments: str, typed: str = "") -> str:
    """What the command says."""
    command = [sys.executable, "-m", "garrison", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=True).stdout


def typed_in(save: Path) -> str:
    """The answers of a save, as one would type them in the terminal."""
    entries = [json.loads(line) for line in save.read_text().splitlines()]
    return "".join(f"{entry['pick']}\n" for entry in entries if "pick" in entry)


def test_a_whole_game_by_clicking_what_is_lit(browsers: Browsers, server: Server, tmp_path: Path) -> None:
    """The same seed and answers give the same journal in the browser, in the terminal and in fast play."""
    made = server.table(**SHORT, seed=11)
    page = browsers.seated(browsers.page(), made["link"])
    play_on(page, random.Random(1))
    expect(page.locator("#ending h2")).not_to_be_empty()
    expect(page.locator("#prompt")).to_contain_text("The game is over")
    with page.expect_download() as download:
        page.locator("#ending").get_by_role("button", name="Download the save").click()
    browser, terminal = tmp_path / "browser.save", tmp_path / "terminal.save"
    download.value.save_as(browser)
    setup = ("castle-itter", "--scenario", "elite", "--seed", "11", "--lang", "en")
    garrison("play", *setup, "--save", str(terminal), typed=typed_in(browser))
    shown = page.locator("#journal-hash").inner_text()
    assert [store.load(path).journal_hash() for path in (browser, terminal)] == [shown, shown]
    assert garrison("replay", "--verify", str(browser), str(terminal)).count("ok ") == 2


def answers_digest(save: Path) -> str:
    """The digest of `garrison simulate` over the answers of one game."""
    table = store.load(save)
    game, p, codes = table.game, table.game.setup(table.setup), array("q")
    for entry in table.line():
        answer = answer_in(entry, game.options)
        codes.append(game.encode(p, answer))
        game.apply(p, answer)
    one = hashlib.blake2b(codes.tobytes(), digest_size=DIGEST_SIZE).digest()
    return hashlib.blake2b(one, digest_size=DIGEST_SIZE).hexdigest()


@pytest.mark.parametrize(
    "game, scenario, seed", [("castle-itter", "elite", 58), ("westerplatte", "hard", 218)]
)
def test_browser_terminal_and_simulation_play_the_same_game(
    browsers: Browsers, server: Server, tmp_path: Path, game: str, scenario: str, seed: int
) -> None:
    """A person who does in the browser, and types in the terminal, what the random machine does in a simulation."""
    played = json.loads(
        garrison("simulate", game, "--scenario", scenario, "--games", "1", "--seed", str(seed), "--json")
    )
    table = Table.new(games.find(game), games.find(game).settle(Setup(scenario)), seed, ["random"])
    table.run_machines()
    picks = [entry.pick for entry in table.line() if isinstance(entry, PickEntry)]
    made = server.table(game=game, scenario=scenario, seed=seed)
    page = browsers.seated(browsers.page(), made["link"])
    for pick in picks:
        choose(page, table.game.options.named(pick))
    expect(page.locator("#ending")).to_be_visible()
    browser, terminal = tmp_path / "browser.save", tmp_path / "terminal.save"
    browser.write_bytes(
        server.http(f"/api/tables/{made['table']}/save", Garrison_Tokens=made["tokens"][0]).body
    )
    setup = (game, "--scenario", scenario, "--seed", str(seed), "--lang", "en")
    garrison("play", *setup, "--save", str(terminal), typed="".join(f"{pick}\n" for pick in picks))
    hashes = [store.load(save).journal_hash() for save in (browser, terminal)]
    assert [table.journal_hash()] * 2 == hashes
    assert page.locator("#journal-hash").inner_text() == table.journal_hash()
    assert answers_digest(browser) == played["digest"]


def test_a_whole_game_on_a_phone_by_touching_what_is_lit(browsers: Browsers, server: Server) -> None:
    made = server.table(**SHORT, seed=12)
    page = browsers.seated(browsers.page(PHONE, lang="it", theme="dark"), made["link"])
    play_on(page, random.Random(2))
    assert is_over(page)


def test_a_whole_game_without_a_drawn_board(browsers: Browsers, server: Server) -> None:
    made = server.table(**SHORT, seed=13)
    page = browsers.seated(browsers.page(board="list"), made["link"])
    expect(page.locator(".plain-board")).to_be_visible()
    play_on(page, random.Random(3))
    assert is_over(page)


def tab_to(page: Page, key: str) -> None:
    """Press Tab until the thing of that key has the focus."""
    for _ in range(100):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.dataset.key ?? ''") == key:
            return
    raise AssertionError(f"Tab never reaches {key}")


def test_a_whole_game_by_keyboard_only(browsers: Browsers, server: Server) -> None:
    """From the lobby to the end: Tab, Enter, arrows, figures and Escape; the pointer is never used."""
    page = browsers.page()
    page.goto(server.url)
    page.wait_for_selector(".game")
    tab_to(page, "castle-itter-elite")
    page.keyboard.press("Enter")
    page.wait_for_selector("#app[data-n]")
    page.keyboard.press("Tab")  # the way past the board
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.closest('#options') !== null")
    rng = random.Random(4)
    for count in range(MOST_CLICKS):
        settled(page)
        if is_over(page):
            break
        press_an_option(page, rng, count)
    assert is_over(page)
    assert page.evaluate("() => document.activeElement.id") == "ending"


def press_an_option(page: Page, rng: random.Random, count: int) -> None:
    """One option: by its figure, by walking to it, or after a step forth and back."""
    shown = page.locator("#options .option").count()
    assert shown, "nothing to do"
    if count % 3:
        page.keyboard.press(str(rng.randrange(min(shown, 9)) + 1))
    else:
        page.evaluate("() => document.activeElement?.blur()")
        page.keyboard.press(str(rng.randrange(min(shown, 9)) + 1))
        page.keyboard.press("Escape")


def test_a_whole_game_through_the_accessibility_tree_alone(browsers: Browsers, server: Server) -> None:
    """Reads roles and names as a screen reader does, and presses buttons by their names."""
    made = server.table(**SHORT, seed=15)
    page = browsers.seated(browsers.page(), made["link"])
    rng = random.Random(5)
    for _ in range(MOST_CLICKS):
        settled(page)
        tree = page.locator("body").aria_snapshot()
        if 'button "Play again"' in tree:
            break
        names = offered_names(tree)
        assert names, tree
        before = page.evaluate(SIGNATURE)
        group = page.get_by_role("group", name=OPTIONS)
        group.get_by_role("button", name=rng.choice(names), exact=True).first.press("Enter")
        changed(page, before)
    assert re.search(r'heading ".+" \[level=2\]', tree)
    assert 'button "Play again"' in tree


def offered_names(tree: str) -> list[str]:
    """The names of the buttons in the group of options, from an aria snapshot."""
    names: list[str] = []
    inside, depth = False, 0
    for line in tree.splitlines():
        indent = len(line) - len(line.lstrip())
        if f'- group "{OPTIONS}"' in line:
            inside, depth = True, indent
        elif inside and indent <= depth:
            break
        elif inside and (found := re.search(r'button "((?:[^"\\]|\\.)*)"', line)):
            names.append(found[1].replace('\\"', '"'))
    return names
