"""The danger dial and the alarm. [D.1, D.4]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.spawning import add, fall_in


def change_danger(p: WolfPosition, delta: i64) -> None:
    """The dial goes up or down, never below 0; at the limit the alarm rings. [D.1]"""
    before = p.danger
    p.danger = p.danger + delta if p.danger + delta > 0 else 0
    if p.danger != before:
        p.tell(e.DANGER_CHANGED, p.danger, p.board.alarm_limit)
    if delta > 0 and p.danger >= p.board.alarm_limit:
        ring(p)


def reset_danger(p: WolfPosition) -> None:
    """With the last Commander on the map dead the dial goes back to 0. [D.3]"""
    p.danger = 0
    p.tell(e.DANGER_RESET)


def ring(p: WolfPosition) -> None:
    """The alarm: what the mission says happens at once, then the dial starts again. [D.1, D.4, D.5]"""
    b = p.board
    if p.alarms > 0 and p.rules.alarm_again == 1:
        return
    p.alarms += 1
    p.danger = 0
    p.tell(e.ALARM_RANG, p.alarms)
    token: i64 = 0
    while token < c.NAZI_SPAWNS:
        squad: i64 = 0
        n: i64 = 0
        while n < b.alarms:
            if b.alarm_at[n] == token and b.alarm_first[n] <= p.alarms <= b.alarm_last[n]:
                squad |= add(p, b.alarm_type[n], b.alarm_count[n], b.nazi_spawn[token])
            n += 1
        fall_in(p, squad)
        token += 1
