"""The conformance kit: what every game must do, whatever its rules. Run `check_game` in a test of your game.

Each check plays random games and stops with an AssertionError that names game, seed and step. `every` thins
out the expensive ones: 1 looks at every moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product

from garrison.core import journal, save_text, state
from garrison.core.ask import Choice, Draw, Over, Pick, Reason
from garrison.core.errors import GarrisonError
from garrison.core.event import EventFact
from garrison.core.game import Game, Setup
from garrison.core.position import Offers, Position
from garrison.core.terminal_board import WIDTH, board_of
from garrison.core.vocabulary import Vocabulary, vocabulary_of
from garrison.table.message_report import messages_report
from garrison.table.messages import LANGUAGES, package_of
from garrison.table.rulebook import rulebook_of
from garrison.table.seats import HUMAN, RANDOM, seat_names
from garrison.table.table import Table
from garrison.table.translator import Translatable, Translator
from garrison.testing.damage import check_damage
from garrison.testing.labels import check_labels
from garrison.testing.leaks import WATCHER, check_secrets
from garrison.testing.lesson import check_lesson
from garrison.testing.masks import check_masks
from garrison.testing.pickles import check_pickles
from garrison.testing.symbols import check_symbols
from garrison.testing.walk import WalkStep, moments, walk

MARK = 1000  # no number of a game in play comes near
HALF_WAY = 50


def check_game(game: Game, setup: Setup, seeds: Iterable[int], every: int = 1) -> None:
    """Every check on every seed."""
    seeds = list(seeds)
    check_messages(game)
    check_lesson(game)
    check_symbols(game)
    check_masks(game, setup, seeds)
    for seed in seeds:
        check_ends(game, setup, seed)
        check_options(game, setup, seed)
        check_tiers(game, setup, seed)
        check_copies(game, setup, seed, every)
        check_pickles(game, setup, seed, every)
        check_fields(game, setup, seed)
        check_invariants(game, setup, seed)
        check_damage(game, setup, seed, every)
        check_replay(game, setup, seed)
        check_undo(game, setup, seed)
        check_speech(game, setup, seed)
        check_labels(game, setup, seed, every)
        check_terminal(game, setup, seed, every)
        check_why(game, setup, seed, every)
        check_secrets(game, setup, seed, every)


def check_messages(game: Game) -> None:
    """Everything the game declares can be said in every language."""
    missing = messages_report(game)["missing"]
    assert not missing, f"{game.about.id}: messages: {missing}"


def check_ends(game: Game, setup: Setup, seed: int) -> None:
    """The game ends, with a result and a score for every seat."""
    seats = len(seat_names(game, game.settle(setup)))
    for step in walk(game, setup, seed):
        if isinstance(step.ask, Over):
            outcome = step.ask.outcome
            step.expect(len(outcome.results) == seats, f"results {outcome.results} for {seats} seat(s)")
            step.expect(len(outcome.scores) == seats, f"scores {outcome.scores} for {seats} seat(s)")
            step.expect(set(outcome.results) <= {-1, 0, 1}, f"results {outcome.results} are not -1, 0 or 1")


def check_options(game: Game, setup: Setup, seed: int) -> None:
    """Options are unique, have names and paths, and a choice offers at least one; a draw has outcomes."""
    for n, option in enumerate(game.options):
        assert option.index == n, f"{game.about.id}: option {option} has index {option.index}, stands at {n}"
        assert option.name, f"{game.about.id}: option {n} has no name"
        assert option.path, f"{game.about.id}: option '{option.name}' has no path"
        assert game.options.named(option.name) is option, f"{game.about.id}: option name {option.name}"
    for step in walk(game, setup, seed):
        if isinstance(step.ask, Choice):
            step.expect(len(step.ask.options) > 0, "a choice with nothing on offer")
            step.expect(len(step.ask.seats) > 0, "a choice for nobody")
            step.expect(len(set(step.ask.options)) == len(step.ask.options), "an option is offered twice")
        elif isinstance(step.ask, Draw):
            step.expect(bool(step.ask.outcomes), f"nothing to draw from {step.ask.pile}")
            step.expect(min(step.ask.outcomes.values()) > 0, f"weights of {step.ask.pile} below 1")


def check_tiers(game: Game, setup: Setup, seed: int) -> None:
    """Plain integers and typed objects describe the same game."""
    fast = game.setup(game.settle(setup))
    offers = Offers()
    for step in walk(game, setup, seed):
        step.expect(game.hash(fast) == game.hash(step.p), "the fast tier has gone another way")
        if step.answer is None:
            continue
        code = game.encode(fast, step.answer)
        step.expect(game.decode(fast, code) == step.answer, f"{step.answer} is not the same there and back")
        if isinstance(step.ask, Choice):
            fast.legal(offers)
            legal = [game.options[offers.a[n]] for n in range(offers.n)]
            step.expect(legal == list(step.ask.options), "legal() and ask() offer different options")
            fast.play(code)
        else:
            fast.chance(code)


def check_copies(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """A copy and a dumped and loaded position are equal, independent, and play on alike."""
    for step in moments(game, setup, seed, every):
        dumped = game.dump(step.p)
        loaded, twin = game.load(dumped), game.copy(step.p)
        step.expect(game.dump(loaded) == dumped, "dump, load and dump again differ")
        step.expect(game.dump(twin) == dumped, "a copy differs")
        if step.answer is not None:
            told = [game.apply(p, step.answer) for p in (twin, loaded)]
            step.expect(game.dump(step.p) == dumped, "changing a copy changed the position")
            step.expect(
                game.hash(twin) == game.hash(loaded), "a copy and a loaded position play on differently"
            )
            step.expect(told[0] == told[1], "a copy and a loaded position tell different events")


def check_fields(game: Game, setup: Setup, seed: int) -> None:
    """No field is forgotten by copies, dumps and loads: each is given a value of its own and found again."""
    for step in moments(game, setup, seed, HALF_WAY):
        marked = game.load(game.dump(step.p))
        twin = game.copy(mark_numbers(marked))
        loaded = game.load(game.dump(marked))
        for name in state.numbers_of(marked):
            for other, way in ((twin, "copied"), (loaded, "dumped and loaded")):
                step.expect(getattr(other, name) == getattr(marked, name), f"field '{name}' is not {way}")
        check_steps(step)


def mark_numbers(p: Position) -> Position:
    """The position with a different number in each field that holds one."""
    for n, name in enumerate(state.numbers_of(p)):
        setattr(p, name, MARK + n)
    return p


def check_steps(step: WalkStep) -> None:
    """Each kind of step that a position can stack comes back from a dump with all its fields."""
    top = getattr(step.p, "top", None)
    if top is None or isinstance(step.ask, Over):  # nothing is stacked when the game is over
        return
    base: type[object] = type(top).__mro__[-2]
    for kind in state.steps_of(base).values():
        marked = step.game.load(step.game.dump(step.p))
        pushed = kind(*(MARK + n for n, _ in enumerate(state.fields_of(kind))))
        listed = set(state.numbers_of(pushed)) == set(state.fields_of(kind))
        step.expect(listed, f"the fields of {kind.__name__} are not the arguments that make it")
        marked.restart(pushed)  # type: ignore[attr-defined]
        top = step.game.load(step.game.dump(marked)).top  # type: ignore[attr-defined]
        step.expect(type(top) is kind, f"a dump loads {type(top).__name__} for {kind.__name__}")
        for name in state.fields_of(kind):
            same = getattr(top, name) == getattr(pushed, name)
            step.expect(same, f"field '{name}' of {kind.__name__} is not dumped and loaded")


def check_invariants(game: Game, setup: Setup, seed: int) -> None:
    """Nothing is lost from the box or in two places, at any moment."""
    for step in walk(game, setup, seed):
        faults = game.check(step.p)
        step.expect(not faults, f"broken: {faults}")


def check_replay(game: Game, setup: Setup, seed: int) -> None:
    """A journal, written and read, leads to the same position and says the same again."""
    seats = [RANDOM] * len(seat_names(game, game.settle(setup)))
    table = Table.new(game, setup, seed, seats)
    table.run_machines()
    text = journal.dump(table.journal)
    header, entries = save_text.read(text)
    again = Table(game, header)
    for number, entry in entries:
        try:
            again.replay(entry)
        except GarrisonError as error:
            raise AssertionError(f"{game.about.id} seed {seed} step {number - 1}: replay: {error}") from error
    at = f"{game.about.id} seed {seed} step {table.cursor}: replay"
    assert again.hash() == table.hash(), f"{at}: another position"
    assert journal.dump(again.journal) == text, f"{at}: another journal"


def check_undo(game: Game, setup: Setup, seed: int) -> None:
    """Undo to the first choice and redo to the end pass the same positions."""
    table = Table.new(game, setup, seed, [HUMAN] * len(seat_names(game, game.settle(setup))))
    hashes = {table.cursor: table.hash()}
    for step in walk(game, setup, seed):
        if isinstance(step.answer, Pick):
            table.answer(step.answer.seat, step.answer.option)
            hashes[table.cursor] = table.hash()
    stops = list(hashes)
    for move, passed in ((table.undo, stops[-2::-1]), (table.redo, stops[1:])):
        for stop in passed:
            move()
            at = f"{game.about.id} seed {seed} step {stop}: {move.__name__}"
            assert table.cursor == stop, f"{at}: stopped at {table.cursor}"
            assert table.hash() == hashes[stop], f"{at}: another position"


def check_speech(game: Game, setup: Setup, seed: int) -> None:
    """Every event, prompt and option that comes up speaks every language, and is declared."""
    voices = [Translator(game, lang, strict=True) for lang in LANGUAGES]
    words = vocabulary_of(game)
    said: set[object] = set()
    for step in walk(game, setup, seed):
        prompt = step.ask.prompt
        step.expect(prompt.key in words.prompts, f"prompt '{prompt.key}' is not in the vocabulary")
        step.expect(set(prompt.facts) == words.prompts[prompt.key], f"facts of prompt '{prompt.key}' differ")
        _voice(step, prompt, voices)
        _known(step, f"ask-{prompt.key}", prompt.facts, words)
        for option in step.ask.options if isinstance(step.ask, Choice) else ():
            if option not in said:
                said.add(option)
                _voice(step, option, voices)
        if step.answer is not None:
            for event in game.apply(game.copy(step.p), step.answer):
                step.expect(event.key in words.events, f"event {event} is not in the vocabulary")
                missing = words.events[event.key] - event.facts.keys()
                step.expect(not missing, f"event '{event.key}' without {', '.join(missing)}")
                _voice(step, event, voices)
                _known(step, event.key, event.facts, words)


def _known(step: WalkStep, key: str, facts: Mapping[str, EventFact], words: Vocabulary) -> None:
    """A fact is one of the things that the vocabulary lists for it: words are checked with these alone."""
    for fact, value in facts.items():
        things = words.things.get(f"{key}.{fact}") or words.things.get(fact)
        for thing in value if isinstance(value, tuple) else (value,):
            listed = things is None or not isinstance(thing, str) or thing == "" or thing in things
            step.expect(listed, f"'{thing}' is none of the things that ${fact} of '{key}' may be")


def _voice(step: WalkStep, said: Translatable, voices: list[Translator]) -> None:
    for translator in voices:
        try:
            line = translator.translate(said, 0)
        except GarrisonError as error:
            step.fail(str(error))
        step.expect(bool(line.text.strip()), f"{said} says nothing in '{translator.lang}'")


def check_terminal(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """The board in text fits a terminal and has all its messages, drawn and in words, in every language."""
    board = board_of(game)
    seats = range(len(seat_names(game, game.settle(setup))))
    voices = [Translator(game, lang, strict=True) for lang in LANGUAGES]
    for step in moments(game, setup, seed, every):
        for view, translator in product([game.view(step.p, seat) for seat in (WATCHER, *seats)], voices):
            try:
                lines = board.draw(view, translator)
                told = board.describe(view, translator)
            except GarrisonError as error:
                step.fail(f"terminal board: {error}")
            step.expect(bool(lines and told), f"terminal board: seat {view.seat} is shown nothing")
            wide = max(lines, key=len)
            step.expect(len(wide) <= WIDTH or lines == told, f"terminal board: {len(wide)} columns: {wide}")
            for option in step.ask.options if isinstance(step.ask, Choice) else ():
                board.note(view, option, translator)


def check_why(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """For all options of the game: a reason exactly where it is not offered, with a paragraph and words."""
    heard: dict[tuple[object, ...], tuple[WalkStep, Reason]] = {}
    for step in moments(game, setup, seed, every):
        offered = set(step.ask.options) if isinstance(step.ask, Choice) else set()
        for option in game.options:
            reason = game.why(step.p, option)
            if (reason is None) != (option in offered):
                offer = "offered" if option in offered else "not offered"
                step.fail(f"'{option.name}' is {offer}, but why() says {reason}")
            if reason is not None:
                heard.setdefault((reason.key, reason.rule, *sorted(reason.facts.items())), (step, reason))
    _check_reasons(game, list(heard.values()))


def _check_reasons(game: Game, given: list[tuple[WalkStep, Reason]]) -> None:
    voices = [Translator(game, lang, strict=True) for lang in LANGUAGES]
    words = vocabulary_of(game)
    book = rulebook_of(package_of(game))
    for step, reason in given:
        step.expect(reason.rule in book, f"reason '{reason.key}' cites {reason.rule}, which is no paragraph")
        step.expect(reason.key in words.reasons, f"reason '{reason.key}' is not in the vocabulary")
        step.expect(set(reason.facts) == words.reasons[reason.key], f"facts of reason '{reason.key}' differ")
        _known(step, f"why-{reason.key}", reason.facts, words)
        _voice(step, reason, voices)
