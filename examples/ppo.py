"""Proximal policy optimisation in one file, in the style of CleanRL, on a batch of games with masks.

    .venv/bin/pip install -e '.[rl]' torch
    python examples/ppo.py garrison/Westerplatte-v3 --steps 3000000 --reward score --scenario easy --out ppo.pt
    garrison benchmark run examples/ppo.py:Trained --task westerplatte-easy

What is not on offer has no chance of being taken. `--reward shaped` adds what the game's judge thinks as a potential,
with the discount of this learner, so that the best play stays the best.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.wrappers.vector import NormalizeReward
from torch import nn
from torch.distributions import Categorical

import garrison.rl  # noqa: F401 (registers the environments)
from garrison.core.game import Game
from garrison.core.option import Option
from garrison.lab.stranger import StrangerQuestion
from garrison.rl.observation import FeatureEncoder

KEPT = Path("ppo.pt")
Rollout = dict[str, torch.Tensor]


@dataclass
class Settings:
    """The usual ones of CleanRL's ppo.py, but for a higher rate and more games."""

    env: str
    steps: int = 500_000
    envs: int = 128
    length: int = 64  # steps of each game between two updates
    rate: float = 1e-3
    gamma: float = 0.999
    lamda: float = 0.95
    epochs: int = 4
    minibatches: int = 4
    clip: float = 0.2
    entropy: float = 0.01
    value: float = 0.5
    gradient: float = 0.5
    seed: int = 1


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    """A layer that begins orthogonal."""
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Agent(nn.Module):  # type: ignore[misc]
    """An actor over what is on offer, and a critic."""

    def __init__(self, seen: int, options: int, width: int = 128) -> None:
        super().__init__()
        self.critic = nn.Sequential(layer(seen, width), nn.Tanh(), layer(width, 1, 1.0))
        self.actor = nn.Sequential(layer(seen, width), nn.Tanh(), layer(width, options, 0.01))

    def policy(self, seen: torch.Tensor, mask: torch.Tensor) -> Categorical:
        """The chances of the options on offer."""
        return Categorical(logits=self.actor(seen).masked_fill(~mask, -torch.inf))


class Trained:
    """The player for `garrison benchmark run`, with what is kept in ppo.pt: always the likeliest option."""

    def __init__(self, game: Game) -> None:
        self._encoder = FeatureEncoder(game)
        self._agent = Agent(self._encoder.width, len(game.options))
        self._agent.load_state_dict(torch.load(KEPT, weights_only=True))

    def __call__(self, question: StrangerQuestion) -> Option:
        """The option to take."""
        seen = torch.from_numpy(self._encoder.look(question.position, question.seat))
        with torch.no_grad():
            liked = self._agent.actor(seen).tolist()
        return max(question.options, key=lambda option: liked[option.index])


class Games:
    """Games side by side, and what was seen of them last."""

    def __init__(self, settings: Settings, **setup: Any) -> None:
        made = gymnasium.make_vec(settings.env, num_envs=settings.envs, discount=settings.gamma, **setup)
        self.envs = NormalizeReward(made, settings.gamma)  # a score may be 1 or 50
        spaces: Any = self.envs.single_observation_space
        self.width, self.options = (int(spaces[key].shape[0]) for key in ("observation", "action_mask"))
        self._show(self.envs.reset(seed=settings.seed)[0])
        self.won: list[bool] = []
        self.scores: list[int] = []

    def __str__(self) -> str:
        won, scores = np.mean(self.won[-200:] or [False]), np.mean(self.scores[-200:] or [0])
        return f"{len(self.won):6,} games, of late won {won:.1%}, score {scores:.1f}"

    def _show(self, seen: dict[str, Any]) -> None:
        self.seen = torch.from_numpy(seen["observation"])
        self.mask = torch.from_numpy(seen["action_mask"].astype(bool))

    def step(self, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """One step of each game: what it earned, and whether it was the last one."""
        seen, rewards, over, _, info = self.envs.step(actions.numpy())
        self._show(seen)
        if "result" in info:
            self.won.extend(info["result"][info["_result"]] > 0)
            self.scores.extend(info["score"][info["_result"]])
        return torch.from_numpy(rewards.astype(np.float32)), torch.from_numpy(over.astype(np.float32))


def played(agent: Agent, games: Games, settings: Settings) -> Rollout:
    """Some steps of every game, with the advantage of each (GAE)."""
    rows: list[Rollout] = []
    with torch.no_grad():
        for _ in range(settings.length):
            chances = agent.policy(games.seen, games.mask)
            action = chances.sample()
            row = {"seen": games.seen, "mask": games.mask, "action": action}
            row |= {"log": chances.log_prob(action), "value": agent.critic(games.seen)[:, 0]}
            row["reward"], row["over"] = games.step(action)
            rows.append(row)
        after, carried = agent.critic(games.seen)[:, 0], torch.zeros(settings.envs)
    for row in reversed(rows):
        goes_on = 1 - row["over"]
        surprise = row["reward"] + settings.gamma * after * goes_on - row["value"]
        carried = surprise + settings.gamma * settings.lamda * goes_on * carried
        row["advantage"], after = carried, row["value"]
    return {name: torch.cat([row[name] for row in rows]) for name in rows[0]}


def loss_of(agent: Agent, some: Rollout, settings: Settings) -> torch.Tensor:
    """The clipped loss of PPO."""
    chances = agent.policy(some["seen"], some["mask"])
    ratio = (chances.log_prob(some["action"]) - some["log"]).exp()
    advantage = some["advantage"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    policy = -torch.min(advantage * ratio, advantage * clipped).mean()
    value = 0.5 * ((agent.critic(some["seen"])[:, 0] - some["value"] - some["advantage"]) ** 2).mean()
    spread = -(chances.probs * chances.logits.masked_fill(~some["mask"], 0)).sum(-1).mean()
    return policy + settings.value * value - settings.entropy * spread


def train(settings: Settings, **setup: Any) -> tuple[Agent, Games]:
    """Play and learn by turns."""
    torch.manual_seed(settings.seed)
    games = Games(settings, **setup)
    agent = Agent(games.width, games.options)
    optimizer = torch.optim.Adam(agent.parameters(), lr=settings.rate, eps=1e-5)
    per_update = settings.envs * settings.length
    for update in range(1, 1 + settings.steps // per_update):
        rollout = played(agent, games, settings)
        for _ in range(settings.epochs):
            for places in torch.randperm(per_update).chunk(settings.minibatches):
                optimizer.zero_grad()
                loss_of(agent, {name: row[places] for name, row in rollout.items()}, settings).backward()
                nn.utils.clip_grad_norm_(agent.parameters(), settings.gradient)
                optimizer.step()
        print(f"{update * per_update:9,} steps, {games}", flush=True)
    return agent, games


def main() -> None:
    """Train on an environment."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("env", metavar="ENVIRONMENT", help="such as garrison/Westerplatte-v3")
    parser.add_argument("--steps", type=int, default=Settings.steps)
    parser.add_argument("--envs", type=int, default=Settings.envs, help="games side by side")
    parser.add_argument("--reward", default="result", help="result, win, score or shaped")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--out", type=Path, help="keep what was learnt in this file")
    args = parser.parse_args()
    torch.set_num_threads(1)
    settings = Settings(args.env, args.steps, args.envs)
    agent, _ = train(settings, reward=args.reward, scenario=args.scenario)
    if args.out:
        torch.save(agent.state_dict(), args.out)


if __name__ == "__main__":
    main()
