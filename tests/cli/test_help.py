"""Help in both languages: every command and option has its words, and argparse's own are ours."""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator

import pytest

from garrison.cli import main
from garrison.commands.parsing import Parser, argparse_key
from garrison.commands.tree import COMMANDS, make_parser
from garrison.commands.words import PACKAGE, command_of, language_of
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, bundle_of

# Told to programmers who misuse argparse, never to people who type.
OF_PROGRAMMERS = {
    "invalid option string %(option)r: must start with a character %(prefix_chars)r", "%r is not callable",
    "dest= is required for options like %r", "invalid conflict_resolution value: %r", ".__call__() not defined",
    "conflicting option string: %s", "conflicting option strings: %s", 'argument "-" with mode %r',
    "cannot merge actions - two groups are named %r", "'required' is an invalid argument for positionals",
    "mutually exclusive arguments must be optional", "cannot have multiple subparser arguments",
    "conflicting subparser: %s", "conflicting subparser alias: %s", "unexpected option string: %s",
    "can't open '%(filename)s': %(error)s", "%(prog)s: error: %(message)s\n", "%(prog)s: warning: %(message)s\n",
    "option '%(option)s' is deprecated", "argument '%(argument_name)s' is deprecated",
    "command '%(parser_name)s' is deprecated", "subcommands",
}  # fmt: skip


def parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and all below it."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from parsers(below)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_is_explained(lang: str) -> None:
    for parser in parsers(make_parser(COMMANDS, lang)):
        text = parser.format_help()
        assert parser.description, parser.prog
        assert "[" + (parser.path or "garrison") not in text, text  # a missing message shows its key
        assert "[any-" not in text, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang: str) -> None:
    used = {"error", "error-usage", "any-note"}
    for parser in parsers(make_parser(COMMANDS, lang)):
        path = parser.path or "garrison"
        used |= {path, f"{path}-about"}
        for action in parser._actions:
            own, shared = (f"{place}--{action.dest.replace('_', '-')}" for place in (parser.path, "any"))
            used.add(own if bundle_of(PACKAGE, lang).has_message(own) else shared)
    written = {key for key in Messages(PACKAGE, lang).variables if not key.startswith(("argparse-", "meta-"))}
    assert written <= used


def test_both_languages_have_the_same_messages() -> None:
    english, italian = (set(Messages(PACKAGE, lang).variables) for lang in LANGUAGES)
    assert english - italian == set()
    assert {key for key in italian - english if not key.startswith(("argparse-", "meta-"))} == set()


def test_argparse_says_nothing_that_has_no_italian() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call)]
    said = {
        argument.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    assert len(said) > 20
    italian = bundle_of(PACKAGE, "it")
    assert {text for text in said - OF_PROGRAMMERS if not italian.has_message(argparse_key(text))} == set()


def test_help_and_errors_come_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--lang", "it", "--help"])
    out = capsys.readouterr().out
    assert out.startswith("uso: garrison play")
    assert "opzioni:" in out
    assert "riprendi una partita salvata" in out
    assert "GIOCO" in out
    with pytest.raises(SystemExit):
        main(["replay", "--lang=it"])
    assert capsys.readouterr().err == (
        "errore [usage]: questi argomenti sono obbligatori: FILE; vedi garrison replay --help\n"
    )
    with pytest.raises(SystemExit):
        main(["replay"])
    assert capsys.readouterr().err.startswith("error [usage]: the following arguments are required: FILE")


@pytest.mark.parametrize(
    "said",
    [
        ("--lang", "it", "rules", "castle-itter", "2.8"),
        ("--lang=it", "rules", "castle-itter", "2.8"),
        ("rules", "--lang", "it", "castle-itter", "2.8"),
        ("--lang", "en", "rules", "castle-itter", "2.8", "--lang", "it"),
    ],
)
def test_a_language_stands_before_or_after_the_command(
    said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "castle-itter", "2.8", "--lang", "it"]) == 0
    italian = capsys.readouterr().out
    assert main(said) == 0
    assert capsys.readouterr().out == italian
    assert main(["rules", "castle-itter", "2.8", "--lang", "en"]) == 0
    assert capsys.readouterr().out != italian


def test_every_command_takes_a_language() -> None:
    for parser in parsers(make_parser(COMMANDS, "en")):
        assert "--lang" in parser.format_usage(), parser.prog
    for words in ("components westerplatte", "check castle-itter", "link x", "simulate castle-itter"):
        args = make_parser(words.split()[:1], "en").parse_args(["--lang", "it", *words.split()])
        assert args.lang == "it"


def test_a_language_alone_is_no_command() -> None:
    assert command_of(["--lang", "it"]) is command_of(["--lang=it"]) is command_of([]) is None
    assert command_of(["--lang", "it", "play"]) == "play"


def test_without_being_asked_it_speaks_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert language_of(["play"]) == "it"
    assert language_of(["play", "--lang", "en"]) == "en"
    assert language_of(["play", "--lang", "klingon"]) == "it"


def test_newer_pythons_may_hand_down_what_ours_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """From 3.14 on argparse gives the parser of each command its `color`."""
    begin, add = argparse.ArgumentParser.__init__, argparse._SubParsersAction.add_parser
    given: list[object] = []

    def begun(parser: argparse.ArgumentParser, *args: object, **more: object) -> None:
        given.append(more.pop("color", None))
        begin(parser, *args, **more)  # type: ignore[arg-type]

    def added(action: object, name: str, **more: object) -> object:
        return add(action, name, color=True, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(argparse.ArgumentParser, "__init__", begun)
    monkeypatch.setattr(argparse._SubParsersAction, "add_parser", added)
    make_parser(["play"], "en")
    assert True in given
