"""Advice in words: a line for each option, and one sentence on why the first is first."""

from __future__ import annotations

from functools import partial

from garrison.ai.advice import Advice, RankedOption
from garrison.ai.explanation import Explanation
from garrison.table.messages import message
from garrison.table.translator import Translator

HOME = "garrison.ai"
MOST_LINES = 8


say = partial(message, HOME)  # a message of this package


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number as the language writes it."""
    text = f"{value:.{digits}f}"
    text = text.removeprefix("-") if float(text) == 0 else text
    return text.replace(".", ",") if lang == "it" else text


def advice_lines(advice: Advice, translator: Translator, most: int = MOST_LINES) -> list[str]:
    """The best options with their chances, why the first is first, and how much was played."""
    if len(advice.ranked) == 1:
        return [verdict(advice, translator)]
    lines = [_option(rank, one, translator) for rank, one in enumerate(advice.ranked[:most], start=1)]
    return [*lines, verdict(advice, translator), played(advice, translator.lang)]


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
    """Whole hundredths."""
    return str(round(100 * share))


def verdict(advice: Advice, translator: Translator) -> str:
    """One sentence: why the best differs from the runner-up, or that they are equal as far as one can tell."""
    lang, best = translator.lang, translator.option(advice.best)
    if len(advice.ranked) == 1:
        return say("advice-only", lang, best=best)
    if advice.equals > 1:
        return say("advice-equal", lang, best=best, count=advice.equals, playouts=advice.playouts)
    other = translator.option(advice.ranked[1].option)
    if advice.because is None:
        return say("advice-better", lang, best=best, other=other)
    key = "advice-soon" if advice.because.soon else "advice-end"
    return say(key, lang, best=best, other=other, difference=difference(advice.because, translator))


def difference(found: Explanation, translator: Translator) -> str:
    """A difference in a feature, in the words of the game."""
    size = abs(found.by)
    facts = {
        "more": found.by > 0,
        "much": number(size, translator.lang, 1 if size >= 0.1 else 2),
        "percent": max(1, round(100 * size)),
    }
    return translator.say(f"feature-{found.feature}", facts)


def played(advice: Advice, lang: str) -> str:
    """How many rollouts the advice rests on."""
    return say("advice-played", lang, playouts=advice.playouts, unseen=advice.unseen)
