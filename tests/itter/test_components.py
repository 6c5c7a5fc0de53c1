"""The component data of Castle Itter, an owner's corrections to it, its hash and its listing."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from textwrap import dedent

from garrison.core.components.box import offered
from garrison.games.itter.components import BOX, Components
from garrison.games.itter.components.records import CASTLE, SIGHT_COLOURS
from garrison.table import games
from garrison.table.rulings import ruling_words
from tests.components import boxes

PRINTED = BOX.load()


def accepted(tmp_path: Path, text: str) -> Components:
    """The components with the corrections of a file."""
    return boxes.accepted(BOX, tmp_path, text)


# ---------------------------------------------------------------- our own data


def test_the_ss_decks_have_12_19_17_and_12_cards_and_one_is_competitive() -> None:
    sizes = Counter[int]()
    for card in PRINTED.ss_cards:
        if not card.competitive_only:
            sizes[card.deck] += card.copies
    assert sizes == {1: 12, 2: 19, 3: 17, 4: 12}
    assert [(card.id, card.deck, card.copies) for card in PRINTED.ss_cards if card.competitive_only] == [
        ("1-sturm-competitive", 1, 1)
    ]


def test_a_card_is_named_by_deck_kind_and_counters() -> None:
    for card in PRINTED.ss_cards:
        tail = "-competitive" if card.competitive_only else f"-{card.counters}" if card.counters else ""
        assert card.id == f"{card.deck}-{card.kind.replace('_', '-')}{tail}"


def test_the_counters_are_as_many_as_the_worst_case_needs() -> None:
    assert {counter.id: counter.count for counter in PRINTED.ss_counters} == {
        "rifleman": 36,
        "scout": 16,
        "sturm": 15,
        "machine_gunner": 5,
        "mortar": 5,
    }


def test_each_die_finds_its_position() -> None:
    found = {
        colour: [
            p.id for face in range(1, 7) for p in PRINTED.positions if colour in p.colours and face in p.die
        ]
        for colour in SIGHT_COLOURS
    }
    assert found == {
        "green": ["gh_green", "st2", "k3", "st4", "st5", "st6"],
        "red": ["k1", "k2", "k3", "k4", "st5", "nt6"],
        "purple": ["gh_purple", "nt2", "nt3", "k4", "nt5", "nt6"],
        "yellow": ["g1", "g2", "gh_yellow3", "gh_yellow4", "nt5", "st6"],
        "black": ["g1", "g2", "g3", "g4", "g4", "g4"],
    }


def test_the_tracks_are_five_spaces_long_but_for_three() -> None:
    after = {space.id: space.next for space in PRINTED.track_spaces}
    lengths: dict[int, int] = {}
    for area in PRINTED.tracks:
        here, lengths[area.number] = area.next, 1
        while here != CASTLE:
            here, lengths[area.number] = after[here], lengths[area.number] + 1
    assert lengths == {2: 5, 3: 5, 4: 5, 5: 5, 6: 6, 7: 5, 8: 5, 9: 5, 10: 5, 11: 4, 12: 4}


def test_the_tactics_decks_leave_20_21_and_22_cards() -> None:
    left = {
        variant.id: sum(
            deck.size - variant.tactics_removed.get(deck.deck, 0) for deck in PRINTED.tactics_decks
        )
        for variant in PRINTED.variants
        if variant.tactics_in_play
    }
    assert left == {"veteran": 20, "elite": 21, "competitive": 22}


def test_numbers_of_the_rules() -> None:
    assert (PRINTED.rule("command_recoveries"), PRINTED.playtest_rule("command_recoveries")) == (3, 2)
    assert [deck.bottom_cards for deck in PRINTED.escape_decks] == [9, 9, 6, 4]
    assert {track.id: track.steps for track in PRINTED.defense_tracks} == {
        "walls": (6, 5, 4),
        "besotten_jenny": (6, 5, 4, 0),
    }
    assert (PRINTED.total("positions"), PRINTED.total("defenders")) == (29, 28)


def test_rulings_recommend_our_reading_first() -> None:
    by_id = {ruling.id: ruling for ruling in offered(PRINTED.rulings)}
    words = ruling_words(games.find("castle-itter"), by_id["pass_action"], "en")
    assert words.choices == ("allowed", "not allowed")
    assert by_id["pass_action"].confidence == "guess"
    assert len(by_id) == len(PRINTED.rulings)


# ---------------------------------------------------------------- corrections


def test_a_correction_changes_only_what_it_names(tmp_path: Path) -> None:
    components = accepted(tmp_path, "[positions.bj_cannon]\nsuppress = 6\n")
    old = {position.id: position for position in PRINTED.positions}
    for position in components.positions:
        if position.id != "bj_cannon":
            assert position == old[position.id]
    cannon = next(p for p in components.positions if p.id == "bj_cannon")
    assert (cannon.attack, cannon.suppress, cannon.colours) == (4, 6, ("black",))
    assert (cannon.source, cannon.confidence) == ("owner's correction", "certain")


def test_an_owner_may_give_source_and_confidence(tmp_path: Path) -> None:
    text = '[defenders.lee]\nattack = 2\nsource = "my copy, 2nd printing"\nconfidence = "likely"\n'
    lee = next(d for d in accepted(tmp_path, text).defenders if d.id == "lee")
    assert (lee.attack, lee.source, lee.confidence) == (2, "my copy, 2nd printing", "likely")


def test_a_file_saved_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    assert accepted(tmp_path, "\ufeff[positions.bj_cannon]\nsuppress = 6\n") != PRINTED


def test_totals_can_be_corrected_together_with_what_they_count(tmp_path: Path) -> None:
    components = accepted(
        tmp_path,
        "[ss_cards.1-rifleman-2]\ncopies = 4\n"
        "[ss_counters.rifleman]\ncount = 38\n"
        "[totals]\nss_cards.value = 62\nss_counters.value = 79\n",
    )
    assert components.total("ss_cards") == sum(card.copies for card in components.ss_cards) == 62


def test_a_card_in_a_deck_where_we_know_of_none_is_added(tmp_path: Path) -> None:
    components = accepted(
        tmp_path,
        '[ss_cards.4-sniper]\nnew = true\ndeck = 4\nkind = "sniper"\ncopies = 1\n'
        "[ss_cards.4-suppressive-fire]\ncopies = 1\n",
    )
    added = components.ss_cards[-1]
    assert (added.id, added.deck, added.kind, added.copies) == ("4-sniper", 4, "sniper", 1)
    assert (added.source, added.confidence) == ("owner's correction", "certain")


def test_the_order_of_a_file_does_not_matter(tmp_path: Path) -> None:
    added = [f"[ss_cards.{n}-sniper]\nnew = true\ndeck = {n}\nkind = 'sniper'\ncopies = 0\n" for n in (4, 1)]
    assert accepted(tmp_path, "".join(added)) == accepted(tmp_path, "".join(reversed(added)))


def test_corrections_survive_the_save_as_json(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[tactics_cards.marksman]\ncopies_by_deck = { 2 = 1, 3 = 1 }\nnote = "counted"\n')
    corrections = BOX.read_corrections(path)
    saved: dict[str, object] = json.loads(json.dumps(corrections))
    assert BOX.load(saved) == BOX.load(corrections)


def test_the_worked_examples_of_the_docs_load(tmp_path: Path) -> None:
    page = Path(__file__).parents[2] / "docs" / "owners-corrections.md"
    ours = page.read_text(encoding="utf-8").partition("## 7 Days of Westerplatte")[0]
    examples = re.findall(r"```toml\n(.*?)```", ours, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        assert BOX.data_hash(accepted(tmp_path, dedent(example))) != BOX.data_hash(PRINTED)


# ---------------------------------------------------------------- hash and listing


def test_corrections_change_the_hash(tmp_path: Path) -> None:
    texts = [
        "[positions.bj_cannon]\nsuppress = 6\n",
        "[totals.disrupted_tokens]\nvalue = 24\n",
        "[scoring_points.french_in_cellar]\npoints = 2\n",
        '[tracks.area_9]\nnext = "t_y1"\n',
        "[tactics_cards.smoke_screen]\neffect = { type = 'suppression_cap', tokens_per_counter = 3 }\n",
        "[playtest.escape_cards_removed]\nvalue = 6\n",
    ]
    hashes = {BOX.data_hash(accepted(tmp_path, text)) for text in texts}
    assert len(hashes) == len(texts)
    assert BOX.data_hash(PRINTED) not in hashes


def test_notes_sources_and_spellings_do_not_change_the_hash(tmp_path: Path) -> None:
    text = '[defenders.linson]\nname = "Linsen"\nnote = "n"\nsource = "s"\nconfidence = "certain"\n'
    assert BOX.data_hash(accepted(tmp_path, text)) == BOX.data_hash(PRINTED)
    text = "[tactics_cards.barrage]\nknown = ['copies']\n[positions.nt2]\ncertain_part = 'all'\n"
    assert BOX.data_hash(accepted(tmp_path, text)) == BOX.data_hash(PRINTED)


def test_a_correction_to_what_we_had_anyway_keeps_the_hash(tmp_path: Path) -> None:
    assert BOX.data_hash(accepted(tmp_path, "[positions.bj_cannon]\nsuppress = 7\n")) == BOX.data_hash(
        PRINTED
    )


def test_the_listing_has_a_value_with_its_source() -> None:
    rows = BOX.listing(PRINTED)
    assert {
        "section": "positions",
        "id": "bj_cannon",
        "field": "suppress",
        "value": 7,
        "source": "rulebook p.12 (position); public implementation (colour, no die number, values)",
        "confidence": "likely",
        "note": "the least sure of the likely values: one article speaks of suppress 6",
    } in rows


def test_the_listing_says_what_of_a_guess_is_known() -> None:
    notes = {row["id"]: row["note"] for row in BOX.listing(PRINTED) if row["confidence"] == "guess"}
    assert notes["barrage"] == "known: name, effect"
    assert notes["marksman"] == ""
