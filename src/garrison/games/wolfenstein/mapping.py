"""From a mission to its packed board: spaces, steps, gates, tokens, goals and special rules."""

from __future__ import annotations

from collections.abc import Sequence

from garrison.core.errors import BadComponent
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.board import Board, Lines, cell_of
from garrison.games.wolfenstein.components.effect_kinds import add_effects
from garrison.games.wolfenstein.components.packed import PackedComponents, Rules
from garrison.games.wolfenstein.missions import records as m
from garrison.games.wolfenstein.missions.records import MapSpace, Mission

STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # N first, clockwise
LETTERS = "ABCD"
AFTER = {"": 0, "tokens": c.AFTER_TOKENS, "events": c.AFTER_EVENTS}


def board_of(mission: Mission, t: PackedComponents, rules: Rules) -> Board:
    """The board of a mission under the rulings that change it. [S.2]"""
    if mission.width > c.WIDTH or mission.height > c.WIDTH:
        raise BadComponent(f"{mission.id}: the map is larger than {c.WIDTH} by {c.WIDTH} spaces")
    b = Board()
    b.mission = mission.id
    b.edges_block = rules.sight_along_figures == 0
    _floor(b, mission)
    _gates(b, mission)
    _steps(b, rules.diagonal_past_corner == 1)
    _tokens(b, mission)
    _figures(b, mission, t)
    _goals(b, mission, t)
    _alarms(b, mission, t)
    _special(b, mission, t)
    b.lines = Lines(b.floor)
    return b


def cell(space: MapSpace) -> int:
    """The cell of a space."""
    return int(cell_of(space.x, space.y))


def _floor(b: Board, mission: Mission) -> None:
    b.tile_ids = [tile.id for tile in mission.tiles]
    b.tiles = len(mission.tiles)
    for n, tile in enumerate(mission.tiles):
        for space in tile.spaces():
            b.tile[cell(space)] = n
    for n, at in enumerate(sorted(cell(space) for space in mission.floor)):
        b.index[at] = n
        b.cells[n] = at
    b.floor = len(mission.floor)
    for space in mission.difficult:
        b.ground[cell(space)] |= c.DIFFICULT


def _gates(b: Board, mission: Mission) -> None:
    """Doors and barricades by number; every joint makes its two tiles neighbours. [M.2b, M.4]"""
    for joint in mission.joints:
        one, other = (b.tile_ids.index(tile) for tile in joint.tiles)
        b.next_tiles[one] |= 1 << other
        b.next_tiles[other] |= 1 << one
        if joint.kind == "open":
            continue
        gate = b.gates
        b.gates += 1
        b.gate_names.append("-".join(joint.tiles))
        if joint.kind == "door":
            b.doors |= 1 << gate
        else:
            b.barricades |= 1 << gate
        for pair in joint.edges:
            first, second = sorted(cell(space) for space in pair)
            across = second == first + 1
            (b.gate_east if across else b.gate_south)[first] = gate
            if joint.kind == "door":
                (b.door_east if across else b.door_south)[first] = gate
            b.touch[first] |= 1 << gate
            b.touch[second] |= 1 << gate


def _steps(b: Board, past_corners: bool) -> None:
    """Where one step leads: not through walls, and not diagonally past the corner of one. [M.1, M.2b]"""
    touch, exits, exit_to, exit_gate = b.touch, b.exits, b.exit_to, b.exit_gate
    cells = [b.cells[n] for n in range(b.floor)]
    floor = {(here & c.MASK_X, here >> c.SHIFT_Y): here for here in cells}
    for (x, y), here in floor.items():
        place = here * c.DIRECTIONS
        for direction, (dx, dy) in enumerate(STEPS):
            there = floor.get((x + dx, y + dy), c.OFF_BOARD)
            if there < 0:
                continue
            if dx and dy:  # a diagonal step passes two corners
                walls = ((x + dx, y) not in floor) + ((x, y + dy) not in floor)
                if walls == 2 or (walls and not past_corners):
                    continue
            gated = touch[here] or touch[there]  # every edge that a step can cross lies at one of its ends
            gate = _gate_on(b, x, y, dx, dy) if gated else -1
            b.step[place + direction] = exit_to[place + exits[here]] = there
            b.gate[place + direction] = exit_gate[place + exits[here]] = gate
            exits[here] += 1


def _gate_on(b: Board, x: int, y: int, dx: int, dy: int) -> int:
    """The gate a step crosses; a diagonal one crosses it if either way round does."""
    found = []
    for column, row, across in ((x, y, True), (x, y + dy, True), (x, y, False), (x + dx, y, False)):
        if across and dx:
            at = cell_of(min(column, column + dx), row)
            found.append(b.gate_east[at] if at >= 0 else -1)
        elif not across and dy:
            at = cell_of(column, min(row, row + dy))
            found.append(b.gate_south[at] if at >= 0 else -1)
    return int(max(found))


def _tokens(b: Board, mission: Mission) -> None:
    crates = [(n, space) for n, space in enumerate(mission.crates)]
    events = [(c.FIRST_EVENT + n, space) for n, space in enumerate(mission.events)]
    goals = [(c.FIRST_OBJECTIVE + LETTERS.index(mark.token), mark.at) for mark in mission.objectives]
    for token, space in (*crates, *events, *goals):
        b.tokens |= 1 << token
        b.token_cell[token] = cell(space)
        b.token_at[cell(space)] = token
        for near in (cell_of(space.x + n % 3 - 1, space.y + n // 3 - 1) for n in range(9)):
            if near >= 0:
                b.tokens_near[near] |= 1 << token
    b.hero_spawns = len(mission.hero_spawns)
    for n, mark in enumerate(sorted(mission.hero_spawns)):
        b.hero_spawn[n] = cell(mark.at)
        b.ground[cell(mark.at)] |= c.SPAWN
    for mark in mission.nazi_spawns:
        b.nazi_spawn[LETTERS.index(mark.token)] = cell(mark.at)
        b.ground[cell(mark.at)] |= c.SPAWN
    for passage in mission.passages:
        ends = [cell(end) for end in passage.ends]
        for here, there in (ends, ends[::-1]):
            b.ground[here] |= c.PASSAGE
            b.other_end[here] = there
    for n in range(b.floor):
        at = b.cells[n]
        b.plain[at] = b.token_at[at] < 0 and not b.ground[at] & (c.SPAWN | c.PASSAGE)


def _figures(b: Board, mission: Mission, t: PackedComponents) -> None:
    b.figures = len(mission.figures)
    for n, figure in enumerate(mission.figures):
        b.figure_type[n] = t.type_ids.index(figure.enemy)
        b.figure_cell[n] = cell(figure.at)
    b.round_limit = mission.file.round_limit
    b.alarm_limit = mission.file.alarm_limit
    b.hero_dead_loses = bool(mission.file.defeats)


def _goals(b: Board, mission: Mission, t: PackedComponents) -> None:
    b.goals = len(mission.file.goals)
    for n, goal in enumerate(mission.file.goals):
        b.goal_count[n] = 1
        if isinstance(goal, m.Kill):
            b.goal_kind[n] = c.GOAL_KILL
            b.goal_what[n] = t.type_ids.index(goal.enemy)
            b.goal_count[n] = goal.count
        elif isinstance(goal, m.SearchToken):
            b.goal_kind[n] = c.GOAL_SEARCH
            b.goal_what[n] = LETTERS.index(goal.token)
            b.goal_count[n] = goal.times
        elif isinstance(goal, m.CompleteEvents):
            b.goal_kind[n] = c.GOAL_EVENTS
            b.goal_count[n] = goal.count
        elif isinstance(goal, m.ReachTile):
            b.goal_kind[n] = c.GOAL_REACH
            b.goal_what[n] = b.tile_ids.index(goal.tile)
            b.goal_after[n] = AFTER[goal.after]
        else:
            b.goal_kind[n] = c.GOAL_EXIT
            b.goal_what[n] = LETTERS.index(goal.token)
            b.goal_after[n] = AFTER[goal.after]


def _alarms(b: Board, mission: Mission, t: PackedComponents) -> None:
    """The squads of each alarm, higher initiative first. [D.5c]"""
    for alarm in mission.file.alarms:
        squads = sorted(alarm.spawn, key=lambda squad: -t.initiative[t.type_ids.index(squad.enemy)])
        for squad in squads:
            n = b.alarms
            b.alarms += 1
            b.alarm_first[n], b.alarm_last[n] = alarm.first, alarm.last
            b.alarm_type[n] = t.type_ids.index(squad.enemy)
            b.alarm_count[n] = squad.count
            b.alarm_at[n] = LETTERS.index(squad.at)


def _special(b: Board, mission: Mission, t: PackedComponents) -> None:
    for rule in mission.file.special:
        if isinstance(rule, m.TokenReward):
            first, count = add_effects(t, rule.effects, c.FROM_OBJECTIVE)
            for letter in rule.tokens:
                b.reward_first[LETTERS.index(letter)] = first
                b.reward_count[LETTERS.index(letter)] = count
        elif isinstance(rule, m.DangerClock):
            n = _clock(b, rule.every, rule.tokens)
            b.clock_danger[n] = rule.delta
        elif isinstance(rule, m.SpawnClock):
            n = _clock(b, rule.every, rule.tokens)
            b.clock_type[n] = t.type_ids.index(rule.enemy)
            b.clock_count[n] = rule.count
            b.clock_limit[n] = rule.limit_on_board
        elif isinstance(rule, m.BarricadeTools):
            b.tools_ap = rule.ap
        else:
            b.guard_tile = b.tile_ids.index(rule.tile)
            b.guard_type = t.type_ids.index(rule.guard)
            b.guard_hardest = t.type_ids.index(rule.hardest)


def _clock(b: Board, every: int, tokens: Sequence[str]) -> int:
    n = int(b.clocks)
    b.clocks += 1
    b.clock_every[n] = every
    b.clock_tokens[n] = sum(1 << LETTERS.index(letter) for letter in set(tokens))
    return n
