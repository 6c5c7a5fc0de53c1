"""Steps of a test run: each is one command, timed; the first one that fails ends the run."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools.suite.groups import ROOT

NAMED = 20  # failed tests that the command at the end lists


class Failed(Exception):
    """A step that failed, and the command that runs it again."""

    def __init__(self, name: str, again: str) -> None:
        super().__init__(name)
        self.name = name
        self.again = again


@dataclass(frozen=True)
class Step:
    """One command of a run."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = field(default_factory=dict)

    @property
    def again(self) -> str:
        """The command as people type it."""
        return shlex.join((*(f"{name}={value}" for name, value in self.environment.items()), *self.command))


@dataclass(frozen=True)
class Spent:
    """What a step took, in seconds."""

    name: str
    processor: float
    clock: float


class Run:
    """Runs steps and remembers what each took."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.environment = dict(environment)
        self.spent: list[Spent] = []

    def step(self, step: Step) -> None:
        """Run a step with its output shown; raise Failed if it fails."""
        print(f"\n== {step.name}", flush=True)
        begun = time.monotonic()
        self.finish(step, self.start(step, None), begun)

    def start(self, step: Step, log: Path | None) -> subprocess.Popen[bytes]:
        """Start the command of a step; its output goes to a file if one is named."""
        environment = self.environment | dict(step.environment)
        if log is None:
            return subprocess.Popen(step.command, cwd=ROOT, env=environment)
        with log.open("wb") as out:
            return subprocess.Popen(
                step.command, cwd=ROOT, env=environment, stdout=out, stderr=subprocess.STDOUT
            )

    def finish(self, step: Step, child: subprocess.Popen[bytes], begun: float) -> None:
        """Wait for the command of a step; raise Failed if it fails."""
        _, status, used = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        self.spent.append(Spent(step.name, used.ru_utime + used.ru_stime, time.monotonic() - begun))
        if child.returncode:
            raise Failed(step.name, step.again)


class Beside(threading.Thread):
    """Steps that run one after another beside the main ones, with their output in a log that is shown at the end."""

    def __init__(self, run: Run, steps: list[Step], log: Path) -> None:
        super().__init__(daemon=True)
        self.run_of_steps = run
        self.steps = steps
        self.log = log
        self.failed: Failed | None = None
        self.child: subprocess.Popen[bytes] | None = None
        log.parent.mkdir(parents=True, exist_ok=True)

    def run(self) -> None:
        for number, step in enumerate(self.steps):
            begun = time.monotonic()
            self.child = self.run_of_steps.start(step, self.log.with_suffix(f".{number}.log"))
            try:
                self.run_of_steps.finish(step, self.child, begun)
            except Failed as failed:
                self.failed = failed
                return

    def finish(self) -> None:
        """Wait for the steps, show what they printed, and raise Failed if one failed."""
        self.join()
        for number, step in enumerate(self.steps):
            log = self.log.with_suffix(f".{number}.log")
            if log.exists():
                print(f"\n== {step.name}", flush=True)
                sys.stdout.buffer.write(log.read_bytes())
                sys.stdout.flush()
                log.unlink()
        if self.failed:
            raise self.failed

    def stop(self) -> None:
        """End the step that runs, if the run ends before it."""
        if self.child is not None and self.child.returncode is None:
            self.child.terminate()


def table(spent: list[Spent]) -> str:
    """Return the steps as a table, the longest first."""
    rows = sorted(spent, key=lambda each: -each.clock)
    width = max((len(each.name) for each in rows), default=0)
    head = f"{'step':{width}}  {'CPU s':>7}  {'wall s':>7}"
    return "\n".join(
        [head, *(f"{each.name:{width}}  {each.processor:7.1f}  {each.clock:7.1f}" for each in rows)]
    )


def again(failed: list[str]) -> str:
    """Return the command that runs these tests again."""
    names = sorted(set(failed))
    more = f"   # and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return shlex.join(["scripts/test", *names[:NAMED]]) + more
