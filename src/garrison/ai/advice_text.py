"""Advice in words: what to do and why, what the others cost, and a line of numbers for each option."""

from __future__ import annotations

from functools import partial

from garrison.ai.advice import Advice, Price, RankedOption
from garrison.ai.comparison import MoveComparison
from garrison.ai.explanation import Explanation
from garrison.ai.winnable import Winnable, WinnableMoment
from garrison.core.motives import Motive
from garrison.table.messages import message
from garrison.table.translator import Translator

HOME = "garrison.ai"
MOST_LINES = 8
MOST_NAMES = 2  # options of a group that are named


say = partial(message, HOME)  # a message of this package


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number as the language writes it."""
    text = f"{value:.{digits}f}"
    text = text.removeprefix("-") if float(text) == 0 else text
    return text.replace(".", ",") if lang == "it" else text


def advice_lines(advice: Advice, translator: Translator, most: int = MOST_LINES) -> list[str]:
    """What to do and why, what the others cost, then the best options with their chances."""
    if (
        len(advice.ranked) == 1 and not advice.unseen
    ):  # while it thinks, others may not have had their turn yet
        return [verdict(advice, translator)]
    lines = [_option(rank, one, translator) for rank, one in enumerate(advice.ranked[:most], start=1)]
    return [*sentences(advice, translator), *lines, played(advice, translator.lang)]


def _option(rank: int, one: RankedOption, translator: Translator) -> str:
    lang = translator.lang
    return say(
        "advice-option",
        lang,
        rank=str(rank),
        option=translator.option(one.option),
        win=percent(one.win.mean),
        winLow=percent(one.win.low),
        winHigh=percent(one.win.high),
        score=number(one.score.mean, lang),
        scoreLow=number(one.score.low, lang),
        scoreHigh=number(one.score.high, lang),
        equal="yes" if rank > 1 and one.equal else "no",
    )


def percent(share: float) -> str:
    """Whole hundredths; a chance that was played out is never none and never sure."""
    return str(min(99, max(1, round(100 * share))))


def verdict(advice: Advice, translator: Translator) -> str:
    """What to do and why, and what the others cost."""
    return " ".join(sentences(advice, translator))


def sentences(advice: Advice, translator: Translator) -> list[str]:
    """What speaks for the best; which are as good; what the next one costs."""
    lang, best = translator.lang, translator.option(advice.best)
    if (
        len(advice.ranked) == 1 and not advice.unseen
    ):  # while it thinks, others may not have had their turn yet
        return [say("advice-only", lang, best=best)]
    said = [_why(advice, translator)]
    if advice.equals > 1:
        said.append(_group(advice, translator))
    if advice.price is not None:
        said.append(_cost(advice.price, translator))
    return [sentence for sentence in said if sentence]


def _why(advice: Advice, translator: Translator) -> str:
    lang, best = translator.lang, translator.option(advice.best)
    if advice.motives:
        return say("advice-why", lang, best=best, motive=_motive(advice.motives[0], translator))
    if advice.because is not None:
        key = "advice-soon" if advice.because.soon else "advice-end"
        return say(key, lang, best=best, difference=difference(advice.because, translator))
    return say("advice-plain", lang, best=best)


def _group(advice: Advice, translator: Translator) -> str:
    """The others of the group, named as far as they are few."""
    equal = [translator.option(one.option) for one in advice.ranked[1:] if one.equal]
    names, more = equal[:MOST_NAMES], max(0, len(equal) - MOST_NAMES)
    facts = {"others": "; ".join(names), "more": more, "playouts": advice.playouts}
    return say("advice-group", translator.lang, **facts)


def _cost(price: Price, translator: Translator) -> str:
    """What the first option costs that is told from the best; in wins if those differ, else in score."""
    lang, other = translator.lang, translator.option(price.other)
    if price.win.low > 0:
        return say("advice-price-win", lang, other=other, games=max(1, round(100 * price.win.mean)))
    if price.score.low > 0:
        return _cost_in_score(price, other, lang)
    return say("advice-price-both", lang, other=other)


def _cost_in_score(price: Price, other: str, lang: str) -> str:
    """Nothing is said of what would be no points at all."""
    points = number(price.score.mean, lang)
    return (
        ""
        if float(points.replace(",", ".")) == 0
        else say("advice-price-score", lang, other=other, points=points)
    )


def difference(found: Explanation, translator: Translator) -> str:
    """A difference in a feature, in the words of the game."""
    size = abs(found.by)
    facts = {
        "more": found.by > 0,
        "much": number(size, translator.lang, 1 if size >= 0.1 else 2),
        "percent": max(1, round(100 * size)),
    }
    return translator.say(f"feature-{found.feature}", facts)


def comparison_text(found: MoveComparison, translator: Translator) -> str:
    """One sentence: what an option gains, and what it costs against the best."""
    lang, taken = translator.lang, translator.option(found.taken)
    gain = f": {_motive(found.gains[0], translator)}" if found.gains else ""
    if found.price is None:
        return say("move-good", lang, taken=taken, gain=gain)
    best = translator.option(found.best)
    missed = f" ({_motive(found.misses[0], translator)})" if found.misses else ""
    facts = {"taken": taken, "gain": gain, "best": best, "missed": missed}
    if found.loss > 0:
        return say("move-costs-win", lang, games=max(1, round(100 * found.loss)), **facts)
    if found.price.score.low > 0:
        return say("move-costs-score", lang, points=number(found.price.score.mean, lang), **facts)
    return say("move-costs-both", lang, **facts)


def winnable_moment(one: WinnableMoment, lang: str) -> str:
    """How often a strong player wins from one moment."""
    facts = {"low": percent(one.chance.low), "high": percent(one.chance.high)}
    return say("winnable-moment", lang, turn=one.turn, won=one.won, games=one.games, **facts)


def winnable_verdict(found: Winnable, lang: str) -> str:
    """The last moment from which it was more likely than not that a strong player wins."""
    last = found.last
    if not found.rounds:
        return say("winnable-unknown", lang)
    if last is None:
        return say("winnable-never", lang, games=found.rounds)
    facts = {"turn": last.turn, "won": last.won, "games": last.games}
    return say("winnable-always" if last is found.moments[-1] else "winnable-last", lang, **facts)


def _motive(motive: Motive, translator: Translator) -> str:
    return translator.say(f"motive-{motive.key}", motive.facts)


def played(advice: Advice, lang: str) -> str:
    """How many rollouts the advice rests on."""
    return say("advice-played", lang, playouts=advice.playouts, unseen=advice.unseen)
