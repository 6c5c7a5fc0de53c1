"""Advice in words: a line for each option, and one sentence on why the first is first."""

from __future__ import annotations

from garrison.ai.advice import Advice, Ranked
from garrison.ai.difference import Because
from garrison.table.messages import bundle_of
from garrison.table.speak import Speaker

HOME = "garrison.ai"
MOST_LINES = 8


def say(key: str, lang: str, **facts: object) -> str:
    """A message of this package."""
    pattern = bundle_of(HOME, lang).get_message(key).value
    return "" if pattern is None else str(bundle_of(HOME, lang).format_pattern(pattern, facts)[0])


def number(value: float, lang: str, digits: int = 1) -> str:
    """A number as the language writes it."""
    text = f"{value:.{digits}f}"
    text = text.removeprefix("-") if float(text) == 0 else text
    return text.replace(".", ",") if lang == "it" else text


def advice_lines(advice: Advice, voice: Speaker, most: int = MOST_LINES) -> list[str]:
    """The best options with their chances, why the first is first, and how much was played."""
    if len(advice.ranked) == 1:
        return [verdict(advice, voice)]
    lines = [_option(rank, one, voice) for rank, one in enumerate(advice.ranked[:most], start=1)]
    return [*lines, verdict(advice, voice), played(advice, voice.lang)]


def _option(rank: int, one: Ranked, voice: Speaker) -> str:
    lang = voice.lang
    return say(
        "advice-option",
        lang,
        rank=str(rank),
        option=voice.option(one.option),
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


def verdict(advice: Advice, voice: Speaker) -> str:
    """One sentence: why the best differs from the runner-up, or that they are equal as far as one can tell."""
    lang, best = voice.lang, voice.option(advice.best)
    if len(advice.ranked) == 1:
        return say("advice-only", lang, best=best)
    if advice.equals > 1:
        return say("advice-equal", lang, best=best, count=advice.equals, playouts=advice.playouts)
    other = voice.option(advice.ranked[1].option)
    if advice.because is None:
        return say("advice-better", lang, best=best, other=other)
    key = "advice-soon" if advice.because.soon else "advice-end"
    return say(key, lang, best=best, other=other, difference=difference(advice.because, voice))


def difference(found: Because, voice: Speaker) -> str:
    """A difference in a feature, in the words of the game."""
    size = abs(found.by)
    facts = {
        "more": found.by > 0,
        "much": number(size, voice.lang, 1 if size >= 0.1 else 2),
        "percent": max(1, round(100 * size)),
    }
    return voice.say(f"feature-{found.feature}", facts)


def played(advice: Advice, lang: str) -> str:
    """How many futures the advice rests on."""
    return say("advice-played", lang, playouts=advice.playouts, unseen=advice.unseen)
