"""`garrison play`: a game at the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from garrison.commands.arguments import (
    OWN_MISSIONS,
    add_setup,
    correctable,
    game_of,
    game_of_text,
    one_of,
    setup_of,
    whole,
)
from garrison.commands.parsing import Subparsers
from garrison.core.content import FORMER
from garrison.core.errors import Unknown
from garrison.core.game import Game, Setup
from garrison.core.position_text import game_in, setup_in
from garrison.core.randomizers import ALL, chosen
from garrison.core.sheet_text import BadPosition
from garrison.table import campaigns, games, store
from garrison.table.chance import TYPED, ChanceSource, SeededChance
from garrison.table.fair_dice import FairChance
from garrison.table.games import FindGame
from garrison.table.header import header_of
from garrison.table.key_folder import KEYS, KeyFolder
from garrison.table.position_file import complaints, read_file
from garrison.table.seats import HEURISTIC, HUMAN, seat_names
from garrison.table.table import Table
from garrison.terminal import user_input
from garrison.terminal.screen import open_screen

SEED_BITS = 32
FIXED = (
    "scenario",
    "mission",
    "edition",
    "players",
    "difficulty",
    "ruling",
    "seats",
    "seed",
    "dice",
    "real",
    "campaign",
    "position",
)


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("play", run)
    parser.add_argument("game", metavar="GAME", nargs="?")
    add_playing(parser)
    parser.add_argument("--load", metavar="FILE")
    parser.add_argument("--position", metavar="FILE")
    parser.add_argument("--salvage", action="store_true")
    parser.add_argument("--campaign", action="store_const", const=True)


def add_playing(parser: argparse.ArgumentParser) -> None:
    """Everything that can be said of a new game."""
    add_setup(parser)
    parser.add_argument(
        "--seats",
        metavar="KIND,KIND",
    )
    parser.add_argument("--seed", type=whole(0), metavar="N")
    parser.add_argument("--own-words", action="store_true")
    parser.add_argument(
        "--dice",
        type=one_of("kind of dice", (FairChance.kind, SeededChance.kind, TYPED)),
        metavar="fair|known|typed",
    )
    parser.add_argument(
        "--real",
        metavar="THING,THING",
    )
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--no-hints", action="store_true")
    parser.add_argument("--words", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Set the table or take it up again, and play."""
    # Whoever asks for the map of a campaign declares these options too, and needs no session.
    from garrison.terminal.campaign import recorded_lines
    from garrison.terminal.session import Session

    screen = open_screen(args.words)
    table = _loaded(args) if args.load else _begun(args)
    path = _kept(args, table)
    session = Session(table, screen, args.lang, path, args.words, not args.no_hints)
    session.own_words = args.own_words
    session.at_end = lambda: recorded_lines(table, session.lang)
    if args.load:
        session.recall()
    else:
        session.open()
    return session.run()


def _begun(args: argparse.Namespace) -> Table:
    """A new table, nothing answered yet."""
    game, setup = _from_text(args) if args.position else _chosen(args)
    if args.campaign:
        setup = campaigns.enter(store.home(), game, setup)
    people = [HUMAN] + [HEURISTIC] * (len(seat_names(game, setup)) - 1)
    seats = people if args.seats is None else [kind.strip() for kind in args.seats.split(",")]
    seed = secrets.randbits(SEED_BITS) if args.seed is None else args.seed
    chance = _chance(args)
    commitment = chance.commit() if isinstance(chance, FairChance) else None
    header = header_of(game, setup, seed, seats, chance.kind, commitment, _real(args, game))
    return Table(game, header, chance)


def _chosen(args: argparse.Namespace) -> tuple[Game, Setup]:
    """The printed set-up that is asked for."""
    args.game = args.game or games.ids()[0]
    game = game_of(args)
    return game, setup_of(args, game)


def _from_text(args: argparse.Namespace) -> tuple[Game, Setup]:
    """A position brings its set-up along: nothing else can be chosen of it."""
    path = user_input.path(args.position)
    text = read_file(path)
    told = (
        "scenario",
        "named",
        "mission",
        "edition",
        "players",
        "difficulty",
        "ruling",
        "campaign",
        "settings",
    )
    if given := [f"--{name}" for name in told if getattr(args, name, None)]:
        raise Unknown(f"{', '.join(given)} cannot be given with --position: the text fixes it")
    if args.game and args.game != game_in(text):
        raise Unknown(f"{path}: this is a position of {game_in(text)}, not of {args.game}")
    game = game_of_text(text, args.components)
    for complaint in complaints(game, text, args.lang):
        raise BadPosition(f"{path}: {complaint}")
    return game, setup_in(game, text)


def _real(args: argparse.Namespace, game: Game) -> tuple[str, ...]:
    """What people roll and draw themselves."""
    if args.dice == TYPED and args.real is not None:
        raise Unknown("--dice typed is --real all; leave one of them out")
    named = ALL if args.dice == TYPED else args.real
    return () if named is None else chosen(game, named.split(","))


def _chance(args: argparse.Namespace) -> ChanceSource:
    """A seed makes known dice, as its name says; without one they are fair. Real things need none of them."""
    asked = None if args.dice == TYPED else args.dice
    kind = asked or (FairChance.kind if args.seed is None else SeededChance.kind)
    if kind == FairChance.kind and args.seed is not None:
        raise Unknown("--seed gives known dice; leave it out for fair ones")
    if args.own_words and kind != FairChance.kind:
        raise Unknown(f"--own-words goes with fair dice; these are {kind}")
    return SeededChance() if kind == SeededChance.kind else FairChance(KeyFolder(store.home() / KEYS))


def _loaded(args: argparse.Namespace) -> Table:
    """The table of a save; what was agreed at its beginning cannot be changed."""
    path = user_input.path(args.load)
    given = [f"--{name}" for name in FIXED if getattr(args, name) not in (None, [])]
    given += [f"--{name}" for name in args.settings]
    if given:
        raise Unknown(f"{', '.join(given)} cannot be given with --load: the save fixes it")
    header = store.peek(path)
    if args.game and args.game != header.game:
        raise Unknown(f"{path}: this is a game of {header.game}, not of {args.game}")
    chance: ChanceSource | None = None
    if header.dice in (FairChance.kind, TYPED):  # whoever types real dice may let ours fall once
        chance = FairChance(KeyFolder(store.home() / KEYS, only_own=bool(args.save)))
    take_up = store.load if args.save else store.resume
    return take_up(path, _finder(args), args.salvage, chance)


def _finder(args: argparse.Namespace) -> FindGame:
    """How games are found: with the corrections in the save, or with those of a file in their place."""

    def find(game_id: str, corrections: dict[str, object] | None) -> Game:
        if args.components is None or corrections is None:
            return games.find(game_id, corrections)
        kept = {name: table for name, table in corrections.items() if name == OWN_MISSIONS}
        former = {name: data for name, data in corrections.items() if name == FORMER}
        found = correctable(games.find(game_id, former)).read_corrections(args.components)
        return games.find(game_id, {**kept, **found})

    return find


def _kept(args: argparse.Namespace, table: Table) -> Path:
    """Where the game is written from now on."""
    if args.load and not args.save:
        return user_input.path(args.load)
    path = user_input.path(args.save) if args.save else store.new_path(table.game.about.id)
    store.create(path, table)
    return path
