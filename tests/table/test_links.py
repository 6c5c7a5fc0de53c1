"""A game in a link: the very save again, on every device, or an error that names the part."""

from __future__ import annotations

import base64
import hashlib
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garrison.core import journal, save_text
from garrison.core.ask import Choice
from garrison.core.game import Setup
from garrison.table import games
from garrison.table.batch import Batch, BatchPlayer
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.header import header_of
from garrison.table.links.game_link import FORMAT, QR_BYTES, BadLink, link_of, save_of
from garrison.table.links.numeral import NumeralReader, NumeralWriter
from garrison.table.record_to_save import record_to_save
from garrison.table.seats import HUMAN, seat_names
from garrison.table.table import Table

TESTS = Path(__file__).parents[1]
SAVES = sorted([*(TESTS / "golden").glob("*.save"), *(TESTS / "saves").rglob("*.save")])
PREFIX = 200  # letters of an address before the game


def normal(save: bytes) -> bytes:
    """A save as this version writes it."""
    header, entries = save_text.read(save)
    return b"".join(journal.write(line) for line in (header, *(entry for _, entry in entries)))


@pytest.mark.slow
@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_save_of_ours_comes_back_byte_for_byte(path: Path) -> None:
    save = path.read_bytes()
    made = link_of(save)
    assert save_of(made.letters) == normal(save)
    assert len(made.letters) + PREFIX <= QR_BYTES


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ids())
@pytest.mark.parametrize("policy", ["random", "heuristic"])
def test_a_finished_game_of_every_scenario_fits_into_a_qr_code(name: str, policy: str) -> None:
    game = games.find(name)
    for scenario in game.about.scenarios:
        setup = game.settle(Setup(scenario.id, max(scenario.seats)))
        player = BatchPlayer(Batch(name, setup, policy, 1, 7))
        player.play(7)
        save = record_to_save(game, setup, policy, 7, player.tape)
        made = link_of(save)
        assert save_of(made.letters) == save
        assert len(made.letters) + PREFIX <= QR_BYTES, scenario.id


def fair_table(name: str, seed: int) -> Table:
    """A table with fair dice, nothing answered yet."""
    game = games.find(name)
    setup = game.settle(Setup(game.about.scenarios[0].id, min(game.about.scenarios[0].seats)))
    chance = FairChance(KeysInMemory())
    seats = [HUMAN] * len(seat_names(game, setup))
    return Table(game, header_of(game, setup, seed, seats, chance.kind, chance.commit()), chance)


def play(table: Table, rng: random.Random, answers: int) -> None:
    """Answer so many choices at random."""
    table.proceed()
    for _ in range(answers):
        if not isinstance(table.ask, Choice):
            return
        table.answer(table.ask.seats[0], rng.choice(table.ask.options))


@pytest.mark.parametrize("name", games.ids())
def test_words_branches_fresh_dice_and_published_keys_are_carried(name: str) -> None:
    rng = random.Random(3)
    table = fair_table(name, 5)
    table.add_words(0, "perché no? ♞")
    play(table, rng, 12)
    table.undo()
    table.fresh()
    play(table, rng, 3000)
    save = journal.dump(table.journal)
    assert {type(entry).__name__ for entry in table.journal.entries} >= {
        "Words",
        "GoEntry",
        "FreshEntry",
        "Mark",
        "Key",
    }
    made = link_of(save)
    assert made.whole
    assert save_of(made.letters) == save


def test_what_would_be_too_long_is_shared_without_its_branches() -> None:
    table = fair_table("castle-itter", 1)
    play(table, random.Random(1), 20)
    table.undo()
    play(table, random.Random(2), 5)
    save = journal.dump(table.journal)
    assert link_of(save).whole
    made = link_of(save, most=len(link_of(save).letters) - 1)
    assert not made.whole
    header, entries = save_text.read(save_of(made.letters))
    short = Table(table.game, header, FairChance(KeysInMemory()))
    for _, entry in entries:
        short.replay(entry)
    assert (short.journal_hash(), short.hash()) == (table.journal_hash(), table.hash())


def test_typed_dice_stay_typed() -> None:
    table = fair_table("castle-itter", 1)
    play(table, random.Random(1), 10)
    lines = journal.dump(table.journal).splitlines()
    typed = [line[:-1] + b',"typed":true}' if b'"got"' in line else line for line in lines]
    save = b"\n".join(line for line in typed if b'"mark"' not in line) + b"\n"
    assert save != journal.dump(table.journal)
    assert save_of(link_of(save).letters) == save


LETTERS = link_of((TESTS / "golden" / "castle-itter-elite.save").read_bytes()).letters


@pytest.mark.parametrize(
    "letters, said",
    [
        ("", "0 letters"),
        ("A" * 200_000, "200000 letters"),
        ("hello world!", "none of its letters"),
        ("AQID", "cut short"),
        (LETTERS[:-8], "check does not fit"),
        (LETTERS[:100] + ("A" if LETTERS[100] != "A" else "B") + LETTERS[101:], "check does not fit"),
        (base64.urlsafe_b64encode(bytes([FORMAT + 1]) + bytes(20)).decode(), "format 2"),
    ],
)
def test_a_broken_or_foreign_link_says_which_part(letters: str, said: str) -> None:
    with pytest.raises(BadLink, match=said):
        save_of(letters)


def forged(change: bytes, at: int) -> str:
    """A link with other bytes somewhere, and a check that fits."""
    text = base64.urlsafe_b64decode(LETTERS + "=" * (-len(LETTERS) % 4))
    body = text[5:]
    body = body[:at] + change + body[at + len(change) :]
    check = hashlib.blake2b(body, digest_size=4).digest()
    return base64.urlsafe_b64encode(text[:1] + check + body).decode().rstrip("=")


@pytest.mark.parametrize(
    "change, at, said",
    [
        (b"\xff\xff\xff", 4, "number of entries"),
        (b"\xff" * 6, 6, "header"),
        (b"\x00\x00\x00\x00", 0, "do not lead to its position"),
    ],
)
def test_a_link_that_was_made_up_says_which_part(change: bytes, at: int, said: str) -> None:
    with pytest.raises(BadLink, match=said):
        save_of(forged(change, at))


def test_bytes_from_nowhere_never_do_anything_else() -> None:
    rng = random.Random(11)
    size = len(LETTERS) * 3 // 4 - 5
    for _ in range(150):
        letters = forged(rng.randbytes(rng.randrange(1, 12)), rng.randrange(size))
        try:
            save_of(letters)
        except BadLink:
            continue
        assert letters == LETTERS


@given(st.lists(st.tuples(st.lists(st.integers(0, 40), min_size=1, max_size=9), st.integers(0, 8))))
def test_what_is_written_is_read(rows: list[tuple[list[int], int]]) -> None:
    writer, kept = NumeralWriter(), []
    for weights, wanted in rows:
        chosen = wanted % len(weights)
        weights[chosen] += 1  # what has no weight cannot come
        writer.pick(weights, chosen)
        kept.append((weights, chosen))
    reader = NumeralReader(writer.written())
    assert [reader.pick(weights) for weights, _ in kept] == [chosen for _, chosen in kept]
    assert reader.is_done


def test_a_choice_costs_what_its_chance_makes_it_cost() -> None:
    writer = NumeralWriter()
    for _ in range(800):
        writer.pick([1, 3], 1)  # 0.415 bits
    assert len(writer.written()) in range(41, 43)
