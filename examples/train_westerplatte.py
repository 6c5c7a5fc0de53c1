"""Train a small masked policy on 7 Days of Westerplatte, easy, with ten minutes of one processor core.

    .venv/bin/pip install -e '.[rl]'
    OMP_NUM_THREADS=1 python examples/train_westerplatte.py --minutes 10 --out policy.npz
    python examples/train_westerplatte.py --play policy.npz       # only measure it

A network in numpy looks at one option on offer at a time: at what is observed of the whole table, at the kind of
option, and at the space the option is about. So what it learns of one space it knows of all; options that are not
on offer are never looked at. It plays, is told what the heuristic player would have done in its place, and goes over
the latest decisions again and again. At the end it plays games of fresh seeds, and so does the random player.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from garrison.core.game import Game
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.games.westerplatte import codes
from garrison.games.westerplatte.verbs import KIND, VERBS
from garrison.rl.batch import GameBatch
from garrison.rl.observation import FeatureEncoder
from garrison.table.batch import wilson

Array = NDArray[Any]
GAME = {"game": "westerplatte", "scenario": "easy", "players": 1}
ENVS, LENGTH = 128, 16  # games side by side, and steps of each between two lessons
FIRST, SECOND = 256, 64  # units of the hidden layers
RATE, BATCH, PASSES = 2e-3, 256, 4  # pace of learning, decisions at a time, and how often each is gone over
MEMORY = 400_000  # decisions remembered
SHOWN = 0.1  # the part of the time in which the teacher's options are taken, to begin with
FRESH = 1_000_000  # seeds that no lesson has seen

# The blocks of options, and how many of each block an officer has; 0 where no officer is named first.
BLOCKS = {verb.first: verb.size if verb.axes[0].leads else 0 for verb in VERBS}
OPTIONS = len(KIND)
BLOCK = {verb.word: verb.first for verb in VERBS}
OF_A_SPACE = [BLOCK[word] for word in ("move", "rebuild", "brick", "mortar", "push")]
HERE = -1  # where the officer stands
COUNTED = ("wall", "left", "held", "stock")  # amounts, at most 6, of which each number is a case of its own
CASES = 7
UNREAD = ("unseen", "events", "wounds", "absent", *COUNTED)  # the decks to come; officers not in play


def about(option: int, officer: int) -> tuple[int, int]:
    """What an option is to the officer whose turn it is, whichever of the two, and the space it is about."""
    block = max(first for first in BLOCKS if first <= option)
    part = (option - block) % (BLOCKS[block] or OPTIONS)
    if block in OF_A_SPACE:
        return block + part, part  # a track has the number of its post
    if block == BLOCK["mine"]:
        return block + part, part // codes.STRETCH
    if block == BLOCK["hit"]:
        return block + part, codes.POSTS + part
    if block in (BLOCK["share"], BLOCK["drop"]) or (block == BLOCK["shoot"] and part < 2):
        part ^= officer  # the other one; of a shot, who pays for it alone
    return block + part, HERE


def own_first(name: str, officer: int) -> str:
    """The name of a feature once the officer whose turn it is comes first."""
    kind, _, rest = name.partition("-")
    if kind not in ("held", "at"):
        return name
    number, equals, value = rest.partition("=")
    is_played = int(number) % codes.OFFICERS < 2  # a solo player has two officers
    return f"{kind}-{int(number) ^ officer}{equals}{value}" if is_played else f"absent-{name}"


@dataclass
class Question:
    """Some decisions as the network reads them: a row for each, and a row for each option on offer."""

    table: Array
    options: Array
    of: Array  # the decision of each option
    first: Array  # the first option of each decision
    number: Array  # of each option in the game's own table


class Reader:
    """Arranges what is observed: own things first, amounts as cases, and with each option what is on its space."""

    def __init__(self, game: Game) -> None:
        names = [[own_first(name, officer) for name in FeatureEncoder(game).names] for officer in (0, 1)]
        self._turn = names[0].index("officer=1")
        plain = [name for name in names[0] if not name.startswith(UNREAD)]
        counted = [name for name in names[0] if name.startswith(COUNTED)]
        self._plain = np.array([[row.index(name) for name in plain] for row in names])
        self._counts = np.array([[row.index(name) for name in counted] for row in names])
        cases = [f"{name}:{n}" for name in counted for n in range(CASES)]
        self._columns = {name: n for n, name in enumerate([*plain, *cases, "nothing"])}
        self._spaces = np.array([self._belongs(space) for space in range(codes.SPACES)])
        told = np.array([[about(option, officer) for option in range(OPTIONS)] for officer in (0, 1)])
        kinds, kind = np.unique(told[:, :, 0], return_inverse=True)
        self._kinds, self._kind, self._place = len(kinds), kind.reshape(2, -1), told[0, :, 1]
        self.widths = len(self._columns), self._kinds + self._spaces.shape[1]

    def _belongs(self, space: int) -> list[int]:
        """The columns about a space, its wall, and its tile or track; always 0 where there is no such thing."""
        wanted = [f"at-0={space}", f"at-1={space}", f"hits-{space}"]
        wanted += [f"wall-{space}:{n}" for n in range(CASES)]
        wanted += [f"tile-{space - codes.POSTS}={n}" for n in range(codes.TILES)]
        wanted += [f"place-{space}={n}" for n in range(codes.STRETCH)]
        wanted += [f"mines={space * codes.STRETCH + n}" for n in range(codes.STRETCH)]
        wanted += [f"left-{space}:{n}" for n in range(CASES)]
        return [self._columns.get(name, self._columns["nothing"]) for name in wanted]

    def read(self, seen: Array, masks: Array) -> Question:
        """What is asked in each row, and each option on offer."""
        officer = (seen[:, self._turn] > 0.5).astype(int)
        rows = np.arange(len(seen))[:, None]
        plain, counts = seen[rows, self._plain[officer]], seen[rows, self._counts[officer]]
        cases = np.rint(counts * (CASES - 1))[:, :, None] == np.arange(CASES)
        parts = plain, cases.reshape(len(seen), -1), np.zeros_like(rows)
        table = np.concatenate(parts, axis=1, dtype=np.float32)
        of, number = np.nonzero(masks)
        here = table[:, self._spaces[:, 0]].argmax(axis=1)
        place = np.where(self._place[number] == HERE, here[of], self._place[number])
        options = np.zeros((len(of), self.widths[1]), np.float32)
        options[np.arange(len(of)), self._kind[officer[of], number]] = 1.0
        options[:, self._kinds :] = table[of[:, None], self._spaces[place]]
        return Question(table, options, of, np.searchsorted(of, np.arange(len(seen))), number)


class Network:
    """The table and one option to how good the option is; two hidden layers."""

    def __init__(self, widths: tuple[int, int], rng: np.random.Generator) -> None:
        sizes = {"table": (widths[0], FIRST), "option": (widths[1], FIRST), "first": (FIRST, SECOND)}
        self.w = {name: rng.normal(0, (2 / size[0]) ** 0.5, size) for name, size in sizes.items()}
        self.w["out"] = rng.normal(0, 0.1 * (2 / SECOND) ** 0.5, (SECOND, 1))
        self.w |= {"table0": np.zeros(FIRST), "first0": np.zeros(SECOND)}
        self.w = {name: w.astype(np.float32) for name, w in self.w.items()}
        self._mean = {name: np.zeros_like(w) for name, w in self.w.items()}
        self._square = {name: np.zeros_like(w) for name, w in self.w.items()}
        self._lessons = 0

    def forward(self, asked: Question) -> tuple[Array, Array, Array]:
        """Both hidden layers, and the chance of each option among those of its decision."""
        w = self.w
        table = asked.table @ w["table"] + w["table0"]
        first = np.maximum(asked.options @ w["option"] + table[asked.of], 0)
        second = np.maximum(first @ w["first"] + w["first0"], 0)
        good = (second @ w["out"])[:, 0]
        chances = np.exp(good - np.maximum.reduceat(good, asked.first)[asked.of])
        return first, second, chances / np.add.reduceat(chances, asked.first)[asked.of]

    def learn(self, asked: Question, told: Array, rate: float) -> None:
        """One step towards what the teacher would have done."""
        first, second, chances = self.forward(asked)
        d_out = ((chances - (asked.number == told[asked.of])) / len(told)).astype(np.float32)[:, None]
        d_second = d_out @ self.w["out"].T * (second > 0)
        d_first = d_second @ self.w["first"].T * (first > 0)
        d_table = np.add.reduceat(d_first, asked.first, axis=0)
        self._adam({
            "out": second.T @ d_out,
            "first": first.T @ d_second, "first0": d_second.sum(axis=0),
            "option": asked.options.T @ d_first,
            "table": asked.table.T @ d_table, "table0": d_table.sum(axis=0),
        }, rate)  # fmt: skip

    def _adam(self, gradients: dict[str, Array], rate: float) -> None:
        self._lessons += 1
        rate *= (1 - 0.999**self._lessons) ** 0.5 / (1 - 0.9**self._lessons)
        for name, gradient in gradients.items():
            self._mean[name] += 0.1 * (gradient - self._mean[name])
            self._square[name] += 0.001 * (gradient**2 - self._square[name])
            self.w[name] -= rate * self._mean[name] / (np.sqrt(self._square[name]) + 1e-8)

    def likeliest(self, asked: Question) -> Array:
        """The best option of each decision."""
        order = np.lexsort((-self.forward(asked)[2], asked.of))
        return np.asarray(asked.number[order[asked.first]])


class Lessons:
    """Games side by side, and the latest decisions in them with what the teacher would have done."""

    def __init__(self) -> None:
        self.batch = GameBatch(lanes=ENVS, **GAME)  # type: ignore[arg-type]
        self._teacher = self.batch.game.heuristic()
        self._offers, self._numbers = Offers(), Rng(0, 1)
        self.seen = np.zeros((MEMORY, self.batch.layout.width), np.float16)
        self.masks = np.zeros((MEMORY, OPTIONS), bool)
        self.told, self.count = np.zeros(MEMORY, np.int16), 0
        self.won: list[bool] = []
        self.agreed: list[float] = []

    def collect(self, network: Network, reader: Reader, shown: bool) -> None:
        """LENGTH steps of every game: the likeliest option is taken, or the teacher's if it is `shown`."""
        batch = self.batch
        for _ in range(LENGTH):
            seen, masks = batch.observations, batch.mask.astype(bool)
            told = np.array([self._told(p) for p in batch.positions])
            taken = told if shown else network.likeliest(reader.read(seen, masks))
            asked = masks.sum(axis=1) > 1  # there was something to decide
            self._remember(seen[asked], masks[asked], told[asked])
            self.agreed.append(float((taken == told)[asked].mean()))
            batch.step(taken)
            self.won.extend(batch.results[batch.over, 0] > 0)

    def _told(self, p: Position) -> int:
        p.legal(self._offers)
        return self._teacher.choose(p, self._offers, self._numbers)

    def _remember(self, seen: Array, masks: Array, told: Array) -> None:
        where = np.arange(self.count, self.count + len(seen)) % MEMORY
        self.seen[where], self.masks[where], self.told[where] = seen, masks, told
        self.count += len(seen)

    def report(self) -> str:
        """How much there was, and how it goes of late."""
        agreed, won = np.mean(self.agreed[-500:]), np.mean(self.won[-500:] or [False])
        return (
            f"{self.count:9,} decisions, {len(self.won):6,} games; of late agreed {agreed:.1%}, won {won:.1%}"
        )


def train(minutes: float, rng: np.random.Generator) -> Network:
    """Lessons for so long, slower and slower."""
    lessons = Lessons()
    reader = Reader(lessons.batch.game)
    network = Network(reader.widths, rng)
    begun = told = time.process_time()
    while (spent := time.process_time() - begun) < 60 * minutes:
        share = spent / (60 * minutes)
        lessons.collect(network, reader, shown=share < SHOWN)
        for _ in range(PASSES * ENVS * LENGTH // BATCH):
            some = rng.integers(min(lessons.count, MEMORY), size=BATCH)
            asked = reader.read(lessons.seen[some], lessons.masks[some])
            network.learn(asked, lessons.told[some], RATE * (1 - share))
        if time.process_time() - told > 15:
            told = time.process_time()
            print(f"{told - begun:5.0f} s {lessons.report()}", flush=True)
    return network


def measure(network: Network | None, games: int, rng: np.random.Generator) -> tuple[int, float]:
    """Wins and mean score over games of fresh seeds, with the likeliest option; without a network at random."""
    batch = GameBatch(lanes=games, seed=FRESH, **GAME)  # type: ignore[arg-type]
    reader = Reader(batch.game)
    won, scores, done = np.zeros(games, bool), np.zeros(games), np.zeros(games, bool)
    while not done.all():
        asked = reader.read(batch.observations, batch.mask)
        batch.step(batch.sample(rng) if network is None else network.likeliest(asked))
        ended = batch.over & ~done  # the first game of each lane
        won[ended], scores[ended] = batch.results[ended, 0] > 0, batch.scores[ended, 0]
        done |= ended
    return int(won.sum()), float(scores.mean())


def main() -> None:
    """Train or read a policy, then measure it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10, help="of processor time (10)")
    parser.add_argument("--games", type=int, default=500, help="games to measure it with (500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep the policy in this file")
    parser.add_argument("--play", type=Path, help="read the policy from this file, without training")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    if args.play:
        network = Network((1, 1), rng)
        with np.load(args.play) as kept:
            network.w = {name: kept[name] for name in kept.files}
    else:
        network = train(args.minutes, rng)
        if args.out:
            np.savez_compressed(args.out, **network.w)  # type: ignore[arg-type]
    for name, player in (("random", None), ("trained", network)):
        won, score = measure(player, args.games, rng)
        low, high = wilson(won, args.games)
        share = f"{won}/{args.games} = {won / args.games:.1%} ({low:.1%} to {high:.1%})"
        print(f"{name:8} won {share}, mean score {score:.1f}")


if __name__ == "__main__":
    main()
