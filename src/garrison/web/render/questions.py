"""Questions of a client that change nothing: why not, what are the odds, what does the rule say."""

from __future__ import annotations

from collections import Counter
from functools import cache

from garrison.core.ask import Choice
from garrison.core.errors import NotOffered, Unknown
from garrison.core.odds import odds_of
from garrison.core.option import Option
from garrison.core.outlook import outlook_of
from garrison.core.view import WATCHER
from garrison.table import rulebook
from garrison.table.hosted import HostedTable
from garrison.table.messages import package_of
from garrison.table.rulebook import Rulebook
from garrison.table.rulings import ruling_words
from garrison.table.translator import Sentence, table_translator
from garrison.web.protocol.errors import NotYours
from garrison.web.protocol.parts import OddsLine, RulingChosen, WhyNot
from garrison.web.protocol.replies import OddsTold, ParagraphTold, ReasonsTold, Seen
from garrison.web.protocol.requests import WhyQuestion
from garrison.web.render.state import Viewer

MOST_REASONS = 6
MOST_OPTIONS = 1000  # looked at for one question


@cache
def book_of(package: str) -> Rulebook:
    """The rulebook of a game, read once."""
    return rulebook.rulebook_of(package)


def why_not(table: HostedTable, asked: WhyQuestion, viewer: Viewer) -> ReasonsTold:
    """The reasons that keep something from being on offer.

    Where seats have secrets only the seat that is asked may know: the answer would tell others its hand.
    """
    if table.secrets and viewer.asked(table, table.ask) == WATCHER:
        raise NotYours("only the seat that is asked can ask why")
    found = _options(table, asked)
    if not found:
        raise Unknown(f"no option holds {', '.join(asked.refs)}")
    voice = table_translator(table, viewer.lang)
    seat = viewer.seat(table, table.ask)
    reasons: Counter[Sentence] = Counter()
    offered = 0
    for option in _of_those_asked(table, found)[:MOST_OPTIONS]:
        reason = table.why(option)
        if reason is None:
            offered += 1
        else:
            reasons[voice.translate(reason, seat)] += 1
    said = (
        WhyNot(line.text, line.rule, line.refs, count) for line, count in reasons.most_common(MOST_REASONS)
    )
    return ReasonsTold(reasons=tuple(said), offered=offered)


def _options(table: HostedTable, asked: WhyQuestion) -> list[Option]:
    """What is asked for: an option, or all whose path holds the refs, or at least the last of them."""
    if asked.option is not None:
        return [table.option(asked.option)]
    for refs in (set(asked.refs), set(asked.refs[-1:])):
        found = [option for option in table.game.options if refs and refs.issubset(option.path)]
        if found:
            return found
    return []


def odds_told(table: HostedTable, index: int, viewer: Viewer) -> OddsTold:
    """What the roll behind an option on offer may do."""
    option = table.option(index)
    ask = table.ask
    if viewer.asked(table, ask) == WATCHER:
        raise NotYours("only the seat that is asked sees the odds")
    if not isinstance(ask, Choice) or option not in ask.options:
        raise NotOffered(f"'{option.name}' is not on offer")
    voice = table_translator(table, viewer.lang)
    odds = odds_of(table.game, table.position, option)
    return OddsTold(
        option=index,
        odds=tuple(OddsLine(odd.key, voice.say(f"odds-{odd.key}", odd.facts), odd.chance) for odd in odds),
    )


def seen_from(table: HostedTable, ref: str, node: int | None) -> Seen:
    """What can be seen and reached from a piece or space, now or then."""
    p = table.position if node is None or node == table.cursor else table.position_at(node)
    found = outlook_of(table.game, p, ref)
    return Seen(ref=ref, sees=found.sees, reach=found.reach)


def paragraph_of(table: HostedTable, name: str, lang: str) -> ParagraphTold:
    """A paragraph of the rulebook, and how its open points are read here."""
    found = book_of(package_of(table.game))[name]
    rulings = []
    for ruling_id in found.rulings:
        ruling = table.game.about.ruling(ruling_id)
        said = ruling_words(table.game, ruling, lang)
        chosen = said.choices[table.setup.rulings.get(ruling_id, 0)]
        rulings.append(RulingChosen(ruling_id, said.title, chosen, said.choices, ruling.confidence))
    return ParagraphTold(
        rule=found.id,
        page=found.page,
        status=found.status,
        rulings=tuple(rulings),
        **found.wording(lang),
    )


def _of_those_asked(table: HostedTable, found: list[Option]) -> list[Option]:
    """What whoever is asked now would do; that others are not in turn is the answer only where nobody else is meant."""
    ask = table.ask
    offered = ask.options if isinstance(ask, Choice) else ()
    acting = {option.path[0] for option in offered if option.path[:1] and option.path[0].startswith("piece:")}
    return [option for option in found if option.path[:1] and option.path[0] in acting] or found
