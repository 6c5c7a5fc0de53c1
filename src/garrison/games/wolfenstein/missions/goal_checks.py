"""What can be wrong with the goals of a mission, its alarms and its special rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from garrison.core.components.fault import ids
from garrison.core.errors import nearest
from garrison.games.wolfenstein.components.effect_kinds import REWARDS
from garrison.games.wolfenstein.components.effect_record import EffectRecord, type_of
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.effects.stun import Stun
from garrison.games.wolfenstein.effects.transform import Transform
from garrison.games.wolfenstein.missions.checks import MissionFault, at
from garrison.games.wolfenstein.missions.records import (
    BossRoom,
    CompleteEvents,
    DangerClock,
    ExitToken,
    Goal,
    Kill,
    Letter,
    Mission,
    ReachTile,
    SearchToken,
    SpawnClock,
    Special,
    TokenReward,
)

LANGUAGES = ("en", "it")


def rules_faults(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """Everything that cannot be right about texts, heroes, goals, alarms and special rules."""
    yield from texts(mission)
    yield from heroes(mission, components)
    yield from goals(mission, components)
    yield from alarms(mission, components)
    for n, rule in enumerate(mission.file.special):
        yield from special(mission, components, f"special[{n}]", rule)
    yield from idle_tokens(mission)


def texts(mission: Mission) -> Iterator[MissionFault]:
    """Title and brief are there in at least one language."""
    for field, words in (("title", mission.file.title), ("brief", mission.file.brief)):
        if not any(words.values()):
            yield MissionFault(f"needs a text in at least one of {', '.join(LANGUAGES)}", field=field)


def heroes(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """Four different heroes are suggested, or none."""
    named = mission.file.suggested_heroes
    yield from known("suggested_heroes", named, ids(components.heroes), "hero")
    wanted = components.rule("heroes_in_play")
    if named and (len(named) != wanted or len(set(named)) != wanted):
        yield MissionFault(f"suggest {wanted} different heroes, or none", field="suggested_heroes")


def known(field: str, names: Sequence[str], valid: Sequence[str], what: str) -> Iterator[MissionFault]:
    """A mission names only what exists."""
    for name in names:
        if name not in valid:
            yield MissionFault(f"'{name}' is no {what}; valid: {nearest(name, valid) or 'none'}", field=field)


def goals(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """There is a goal, and each can be met."""
    if not mission.file.goals:
        yield MissionFault("a mission needs at least one goal", field="goals")
    exits = {goal.token for goal in mission.file.goals if isinstance(goal, ExitToken)}
    for n, goal in enumerate(mission.file.goals):
        field = f"goals[{n}]"
        if isinstance(goal, Kill):
            yield from kill(mission, components, field, goal)
        elif isinstance(goal, CompleteEvents):
            if goal.count > len(mission.events):
                have = len(mission.events)
                yield MissionFault(
                    f"cannot be met: {goal.count} events wanted, {have} on the map", field=field
                )
        elif isinstance(goal, ReachTile):
            yield from known(field, [goal.tile], [tile.id for tile in mission.tiles], "tile of the map")
        else:
            yield from on_map(mission, field, [goal.token])
        if isinstance(goal, SearchToken) and goal.token in exits:
            text = f"cannot be met: token {goal.token} is the way out and cannot be searched"
            yield MissionFault(text, field=field)
        yield from order(mission.file.goals, field, goal)


def order(all_goals: Sequence[Goal], field: str, goal: Goal) -> Iterator[MissionFault]:
    """A goal that comes after others has such others."""
    if isinstance(goal, ReachTile | ExitToken) and goal.after:
        kind = SearchToken if goal.after == "tokens" else CompleteEvents
        if not any(isinstance(other, kind) for other in all_goals):
            yield MissionFault(f"comes after '{goal.after}', but there is no such goal", field=field)


def kill(mission: Mission, components: Components, field: str, goal: Kill) -> Iterator[MissionFault]:
    """Enough figures of the kind are on the map at the start, or more of them come."""
    yield from known(field, [goal.enemy], ids(components.all_enemies), "enemy")
    count = Counter(figure.enemy for figure in mission.figures)
    for enemy in components.all_enemies:
        for talent in enemy.talents:
            for effect in talent.effects:
                if isinstance(effect, Transform):
                    count[effect.into] += count[enemy.id]
    coming = {squad.enemy for alarm in mission.file.alarms for squad in alarm.spawn}
    coming |= {rule.enemy for rule in mission.file.special if isinstance(rule, SpawnClock)}
    if goal.count > count[goal.enemy] and goal.enemy not in coming:
        text = f"cannot be met: {goal.count} of {goal.enemy} to kill, {count[goal.enemy]} on the map"
        yield MissionFault(text, field=field)


def on_map(mission: Mission, field: str, letters: Sequence[Letter]) -> Iterator[MissionFault]:
    """The objective tokens named are on the map."""
    valid = [mark.token for mark in mission.objectives]
    yield from known(field, letters, valid, "objective token on the map")


def alarms(mission: Mission, components: Components) -> Iterator[MissionFault]:
    """Alarms bring figures that exist to tokens on the map, and no number has two effects."""
    valid = [mark.token for mark in mission.nazi_spawns]
    taken = 0
    for n, alarm in enumerate(mission.file.alarms):
        field = f"alarms[{n}]"
        if alarm.last < alarm.first:
            yield MissionFault(
                f"alarms {alarm.first} to {alarm.last}: the last is before the first", field=field
            )
        elif alarm.first <= taken:
            text = f"alarms {alarm.first} to {alarm.last}: they must follow on those before, up to {taken}"
            yield MissionFault(text, field=field)
        taken = alarm.last
        for squad in alarm.spawn:
            yield from known(field, [squad.enemy], ids(components.enemies), "enemy")
            yield from known(field, [squad.at], valid, "Nazi spawn token on the map")


def special(mission: Mission, components: Components, field: str, rule: Special) -> Iterator[MissionFault]:
    """A special rule names what exists."""
    if isinstance(rule, TokenReward | DangerClock | SpawnClock):
        yield from on_map(mission, field, rule.tokens)
    if isinstance(rule, SpawnClock):
        yield from known(field, [rule.enemy], ids(components.enemies), "enemy")
    if isinstance(rule, TokenReward):
        for effect in rule.effects:
            yield from reward(components, field, effect)
    if isinstance(rule, BossRoom):
        yield from boss_room(mission, components, field, rule)


def reward(components: Components, field: str, effect: EffectRecord) -> Iterator[MissionFault]:
    """What a searched token can give."""
    if not effect.reward:
        kinds = ", ".join(str(kind.__struct_config__.tag) for kind in REWARDS)
        yield MissionFault(
            f"'{type_of(effect)}' cannot be the reward of a token; valid: {kinds}", field=field
        )
    elif isinstance(effect, Stun) and effect.target != "every":
        yield MissionFault("a token can only stun 'every' figure of a kind", field=field)
    else:
        yield from known(field, effect.enemies(), ids(components.all_enemies), "enemy")
        for fault in effect.faults(field):
            yield MissionFault(fault.text, field=field)


def boss_room(mission: Mission, components: Components, field: str, rule: BossRoom) -> Iterator[MissionFault]:
    """The guard stands in the room named. [X.7c]"""
    yield from known(field, [rule.guard, rule.hardest], ids(components.all_enemies), "enemy")
    tile = next((tile for tile in mission.tiles if tile.id == rule.tile), None)
    if tile is None:
        yield from known(field, [rule.tile], [tile.id for tile in mission.tiles], "tile of the map")
    elif not any(f.enemy == rule.guard and tile.has(f.at) for f in mission.figures):
        yield MissionFault(f"no {rule.guard} stands in {rule.tile}", field=field)


def idle_tokens(mission: Mission) -> Iterator[MissionFault]:
    """Every objective token is there for something."""
    used = {goal.token for goal in mission.file.goals if isinstance(goal, SearchToken | ExitToken)}
    used |= {token for rule in mission.file.special if isinstance(rule, TokenReward) for token in rule.tokens}
    for mark in mission.objectives:
        if mark.token not in used:
            yield at(mark.at, f"objective token {mark.token} serves no goal and gives no reward")
