"""`garrison position`: a moment of a game as text, and what can be said of such a text."""

from __future__ import annotations

import argparse
from pathlib import Path

from garrison.ai.advice import improving
from garrison.ai.advice_text import advice_lines
from garrison.commands.arguments import add_components, game_of_text, whole
from garrison.commands.parsing import Subparsers
from garrison.core.ask import Choice
from garrison.core.danger import danger_of
from garrison.core.errors import Unknown
from garrison.core.position_text import setup_in, write
from garrison.core.terminal_board import board_of
from garrison.table import store
from garrison.table.header import header_of
from garrison.table.position_file import POSITION, complaints, letters_of, read_file, text_of
from garrison.table.seats import HUMAN, seat_names
from garrison.table.table import Table
from garrison.table.translator import table_translator
from garrison.terminal import user_input
from garrison.terminal.danger_lines import danger_lines
from garrison.terminal.hint import THINKING
from garrison.terminal.odds_lines import odds_lines
from garrison.terminal.screen import Screen
from garrison.terminal.words import TerminalText

FAILED = 1
SAVE = b"{"  # how a save begins


def add(commands: Subparsers) -> None:
    """Declare the command."""
    parser = commands.add_parser("position", run)
    parser.add_argument("file", metavar="FILE|LINK")
    parser.add_argument("--at", type=whole(0), metavar="N")
    parser.add_argument("--hint", action="store_true")
    parser.add_argument("--odds", action="store_true")
    parser.add_argument("--danger", action="store_true")
    parser.add_argument("--link", action="store_true")
    parser.add_argument("--site", default="", metavar="URL")
    add_components(parser)


def run(args: argparse.Namespace) -> int:
    """Write the text of a save, or look through a text."""
    path = user_input.path(args.file)
    if POSITION not in args.file and path.read_bytes()[:1] == SAVE:
        return _print_save(path, args)
    text = text_of(args.file.rpartition(POSITION)[2].strip()) if POSITION in args.file else read_file(path)
    if args.at is not None:
        raise Unknown("--at goes with a save; this is a position")
    return _look(text, args)


def _print_save(path: Path, args: argparse.Namespace) -> int:
    table = store.load(path)
    if args.at is not None:
        table.go(args.at)
    if args.hint or args.odds or args.danger:
        Screen().say_all(_lines(table, args))
        return 0
    text = write(table.game, table.position)
    print(f"{args.site}{POSITION}{letters_of(text)}" if args.link else text, end="\n" if args.link else "")
    return 0


def _look(text: str, args: argparse.Namespace) -> int:
    game = game_of_text(text, args.components)
    found = complaints(game, text, args.lang)
    if found:
        Screen().say_all(str(complaint) for complaint in found)
        return FAILED
    if args.link:
        print(f"{args.site}{POSITION}{letters_of(text)}")
        return 0
    setup = setup_in(game, text)
    seats = [HUMAN] * len(seat_names(game, setup))
    table = Table(game, header_of(game, setup, 0, seats, "seeded"))
    Screen().say_all(_lines(table, args))
    return 0


def _lines(table: Table, args: argparse.Namespace) -> list[str]:
    """What is asked for: hint, odds, danger; the board and the question if nothing is."""
    words, translator = TerminalText(args.lang), table_translator(table, args.lang)
    seat = table.ask.seats[0] if isinstance(table.ask, Choice) else 0
    options = table.ask.options if isinstance(table.ask, Choice) else ()
    lines: list[str] = []
    if args.danger and (danger := danger_of(table.game, table.position)) is not None:
        lines += danger_lines(danger, translator, words)
    if args.odds:
        lines += odds_lines(table, options, translator, words)
    if args.hint:
        *_, advice = improving(table.game, table.position, seat, THINKING) if options else [None]
        lines += advice_lines(advice, translator) if advice is not None else [words.say("hint-none")]
    if not (args.hint or args.odds or args.danger):
        lines += board_of(table.game).draw(table.view(seat), translator)
        lines.append(translator.translate(table.ask.prompt).text)
    return lines
