"""Train a small masked policy on 7 Days of Westerplatte, easy, on one CPU core in ten minutes.

    pip install 'garrison[rl]'
    python examples/train_westerplatte.py --minutes 10 --out policy.npz
    python examples/train_westerplatte.py --play policy.npz       # only measure it

A network of one hidden layer in numpy; options that are not on offer have no chance to be taken. At first it plays
and is told what the heuristic player would have done instead, then it learns from what its own play earns (proximal
policy optimisation); a step earns the bricks and days it saves besides the result. At the end it plays games of fresh
seeds, and so does the random player.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from garrison.core.game import Game
from garrison.core.position import OVER, Offers, Position
from garrison.core.rng import Rng
from garrison.games.westerplatte import codes
from garrison.games.westerplatte import position as at
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.rl import OneSeat
from garrison.table.batch import wilson

Array = NDArray[Any]
GAME = {"game": "westerplatte", "scenario": "easy", "players": 1}
ENVS, LENGTH = 64, 64  # games side by side, and steps of each between two lessons
HIDDEN, RATE, PASSES, BATCH = 192, 5e-4, 3, 512
KEPT, TRACE = 1.0, 0.95  # what a later reward still counts for, and how far a surprise is traced back
CLIP, ENTROPY, VALUE = 0.2, 0.003, 0.5
TAUGHT = 0.6  # the part of the time with a teacher
CARDS = 56  # from the first day to the relief
BRICKS = 66  # of all walls
THREATS = 15  # a board full of troops
FRESH = 1_000_000  # seeds that no lesson has seen


def worth(game: Game, p: Position, seat: int) -> float:
    """How far the game has come, and a win; on the way also how whole the walls are and how strong the enemy.

    What counts on the way alone is nothing at the end: it guides, without changing which play is best.
    """
    assert isinstance(p, WesterplattePosition)
    come = 3.0 * float(p.score(seat)) / CARDS
    if p.pending() == OVER:
        return come + (2.0 if p.result(seat) > 0 else 0.0)
    bricks = sum(p.row[at.WALL + space] for space in range(codes.SPACES))
    return come + 2.0 * int(bricks) / BRICKS - int(threat(p)) / THREATS


def threat(p: WesterplattePosition) -> int:
    """The wounds that all troops can still take."""
    found = 0
    for track in range(codes.TRACKS):
        card = p.row[at.ON_TRACK + track]
        if card != codes.NONE:
            left = p.tables.card_resistance[card] - p.row[at.WOUNDS + track]
            found += left
    return found


class Network:
    """Features to a chance for each option, and to what is still to be earned."""

    def __init__(self, inputs: int, options: int, rng: np.random.Generator) -> None:
        self.w = {
            "in": rng.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            "in0": np.zeros(HIDDEN),
            "out": rng.normal(0, 0.01 * HIDDEN**-0.5, (HIDDEN, options)),
            "out0": np.zeros(options),
            "worth": rng.normal(0, HIDDEN**-0.5, (HIDDEN, 1)),
            "worth0": np.zeros(1),
        }
        self.w = {name: w.astype(np.float32) for name, w in self.w.items()}
        self._mean = {name: np.zeros_like(w) for name, w in self.w.items()}
        self._square = {name: np.zeros_like(w) for name, w in self.w.items()}
        self._lessons = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, chances of the options on offer, and worth."""
        hidden = np.tanh(seen @ self.w["in"] + self.w["in0"])
        logits = np.where(masks, hidden @ self.w["out"] + self.w["out0"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ self.w["worth"] + self.w["worth0"])[:, 0]

    def learn(self, seen: Array, hidden: Array, d_logits: Array, d_worth: Array) -> None:
        """One step of Adam down the gradient."""
        d_hidden = (d_logits @ self.w["out"].T + d_worth[:, None] * self.w["worth"].T) * (1 - hidden**2)
        gradients = {
            "in": seen.T @ d_hidden, "in0": d_hidden.sum(axis=0),
            "out": hidden.T @ d_logits, "out0": d_logits.sum(axis=0),
            "worth": hidden.T @ d_worth[:, None], "worth0": d_worth.sum(keepdims=True),
        }  # fmt: skip
        self._lessons += 1
        size = float(np.sqrt(sum(float((g**2).sum()) for g in gradients.values())))
        for name, gradient in gradients.items():
            gradient = gradient * min(1.0, 0.5 / (size + 1e-9))
            self._mean[name] += 0.1 * (gradient - self._mean[name])
            self._square[name] += 0.001 * (gradient**2 - self._square[name])
            mean = self._mean[name] / (1 - 0.9**self._lessons)
            square = self._square[name] / (1 - 0.999**self._lessons)
            self.w[name] -= (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def sampled(chances: Array, rng: np.random.Generator) -> Array:
    """An option of each row."""
    picked = (chances.cumsum(axis=1) > rng.random((len(chances), 1)) * 0.999999).argmax(axis=1)
    return np.asarray(picked)


class Lessons:
    """Games side by side, and what was seen, done and earned in them."""

    def __init__(self, rng: np.random.Generator) -> None:
        self._rng = rng
        self.envs = [OneSeat(reward=worth, **GAME) for _ in range(ENVS)]  # type: ignore[arg-type]
        self._teacher = self.envs[0].shell.game.heuristic()
        self._offers, self._numbers = Offers(), Rng(0, 1)
        self._now = [env.reset(seed=n)[0] for n, env in enumerate(self.envs)]
        self.won: list[bool] = []
        self.scores: list[int] = []

    def _rows(self) -> tuple[Array, Array]:
        return np.array([one["observation"] for one in self._now]), np.array(
            [one["action_mask"] for one in self._now], bool
        )

    def collect(self, network: Network, taught: bool) -> dict[str, Array]:
        """LENGTH steps of every game; `told` is what the teacher would do, while there is one."""
        keys = ("seen", "mask", "told", "taken", "chance", "worth", "reward", "over")
        rows: dict[str, list[Array]] = {key: [] for key in keys}
        for _ in range(LENGTH):
            seen, masks = self._rows()
            _, chances, worths = network.forward(seen, masks)
            taken = sampled(chances, self._rng)
            told = np.array([self._told(env) for env in self.envs]) if taught else taken
            rewards, overs = self._step(taken)
            known = chances[np.arange(ENVS), taken]
            step = (seen, masks, told, taken, known, worths, rewards, overs)
            for key, value in zip(rows, step, strict=True):
                rows[key].append(value)
        found = {key: np.array(value) for key, value in rows.items()}
        found["gain"] = self._gains(found, network.forward(*self._rows())[2])
        return found

    def _told(self, env: OneSeat) -> int:
        env.shell.position.legal(self._offers)
        return self._teacher.choose(env.shell.position, self._offers, self._numbers)

    def _step(self, taken: Array) -> tuple[Array, Array]:
        rewards, overs = np.zeros(ENVS, np.float32), np.zeros(ENVS, np.float32)
        for n, env in enumerate(self.envs):
            self._now[n], rewards[n], over, _, _ = env.step(taken[n])
            if over:
                overs[n] = 1.0
                self.won.append(env.shell.position.result(0) > 0)
                self.scores.append(int(env.shell.position.score(0)))
                self._now[n] = env.reset()[0]
        return rewards, overs

    @staticmethod
    def _gains(found: dict[str, Array], last: Array) -> Array:
        """How much better than expected each step turned out."""
        gains, gain = np.zeros_like(found["reward"]), np.zeros(ENVS, np.float32)
        after = last
        for step in reversed(range(LENGTH)):
            goes_on = 1.0 - found["over"][step]
            surprise = found["reward"][step] + KEPT * after * goes_on - found["worth"][step]
            gain = surprise + KEPT * TRACE * goes_on * gain
            gains[step], after = gain, found["worth"][step]
        return gains


def batches(found: dict[str, Array], rng: np.random.Generator) -> Iterator[dict[str, Array]]:
    """All steps in random order, some at a time, a few times over."""
    flat = {key: value.reshape(ENVS * LENGTH, *value.shape[2:]) for key, value in found.items()}
    flat["target"] = flat["gain"] + flat["worth"]
    flat["gain"] = (flat["gain"] - flat["gain"].mean()) / (flat["gain"].std() + 1e-6)
    for _ in range(PASSES):
        order = rng.permutation(ENVS * LENGTH)
        for start in range(0, len(order), BATCH):
            yield {key: value[order[start : start + BATCH]] for key, value in flat.items()}


def from_teacher(chances: Array, batch: dict[str, Array]) -> Array:
    """Towards what the teacher would have done."""
    d_logits = chances.copy()
    d_logits[np.arange(len(chances)), batch["told"]] -= 1.0
    return d_logits


def from_play(chances: Array, batch: dict[str, Array]) -> Array:
    """Towards what went better than expected, but not far at a time; and not too sure of itself."""
    taken = np.arange(len(chances)), batch["taken"]
    ratio = chances[taken] / np.maximum(batch["chance"], 1e-8)
    gain = batch["gain"]
    too_far = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
    weight = np.where(too_far, 0.0, ratio * gain)
    d_logits = chances * weight[:, None]
    d_logits[taken] -= weight
    logs = np.log(np.maximum(chances, 1e-12))
    return np.asarray(d_logits + ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True)))


def teach(network: Network, batch: dict[str, Array], taught: bool) -> None:
    """One lesson."""
    hidden, chances, worths = network.forward(batch["seen"], batch["mask"])
    size = len(chances)
    d_logits = (from_teacher if taught else from_play)(chances, batch) / size
    network.learn(
        batch["seen"], hidden, d_logits.astype(np.float32), VALUE * (worths - batch["target"]) / size
    )


def train(minutes: float, rng: np.random.Generator) -> Network:
    """Lessons for so long."""
    lessons = Lessons(rng)
    inputs, options = (part.shape[1] for part in lessons._rows())
    network = Network(inputs, options, rng)
    begun, steps, told = time.monotonic(), 0, 0.0
    while (spent := time.monotonic() - begun) < 60 * minutes:
        taught = spent < 60 * minutes * TAUGHT
        for batch in batches(lessons.collect(network, taught), rng):
            teach(network, batch, taught)
        steps += ENVS * LENGTH
        if time.monotonic() - told > 15:
            told = time.monotonic()
            won, score = np.mean(lessons.won[-500:]), np.mean(lessons.scores[-500:])
            last = f"the last 500: won {won:6.1%}, score {score:5.1f}"
            print(f"{told - begun:5.0f} s {steps:9,} steps {len(lessons.won):7,} games, {last}", flush=True)
    return network


def measure(network: Network | None, games: int, rng: np.random.Generator) -> tuple[int, float]:
    """Wins and mean score over games of fresh seeds, with the likeliest option; without a network at random."""
    env = OneSeat(**GAME)  # type: ignore[arg-type]
    won, scores = 0, []
    for n in range(games):
        seen, _ = env.reset(seed=FRESH + n)
        over = False
        while not over:
            mask = seen["action_mask"][None].astype(bool)
            chances = (
                mask / mask.sum() if network is None else network.forward(seen["observation"][None], mask)[1]
            )
            option = sampled(chances, rng)[0] if network is None else chances[0].argmax()
            seen, _, over, _, _ = env.step(option)
        won += env.shell.position.result(0) > 0
        scores.append(int(env.shell.position.score(0)))
    return won, float(np.mean(scores))


def main() -> None:
    """Train or read a policy, then measure it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=500, help="games to measure it with (500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="keep the policy in this file")
    parser.add_argument("--play", type=Path, help="read the policy from this file, without training")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    if args.play:
        network = Network(1, 1, rng)
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
