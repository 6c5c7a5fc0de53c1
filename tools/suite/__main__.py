"""Everything that must hold: format, lint, types, imports, rules, documents, both builds, and all tests.

`scripts/test` starts it with any Python from 3.11 on; it installs what is needed into .venv and runs the steps there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from environment import Checkout, here  # in scripts/, which scripts/test puts on the path

from tools.suite import programs
from tools.suite.groups import CHECKS, GROUPS, ROOT, Group
from tools.suite.steps import Beside, Failed, Run, Step, again, table

LOGS = ROOT / "build/tests"
PARITY = "tests/parity"  # compares both builds
BY_FILE = ("--dist", "loadfile", "--no-loadscope-reorder")  # the tests of a file share fixtures
EPILOG = """\
Chromium is installed with apt-get where that is allowed; with CI set, so are nginx, Caddy, OpenSSL, Firefox, groff
and others that a few tests use. Tests whose program is missing are skipped by name and counted; with CI set they fail.
The compiled build needs a C compiler, the site and the types of the page need npm.
Tests marked `release` are left to scripts/release. docs/testing.md says more.
"""


def parser() -> argparse.ArgumentParser:
    """Return the arguments that scripts/test understands."""
    made = argparse.ArgumentParser("scripts/test", description=__doc__, epilog=EPILOG)
    made.formatter_class = argparse.RawDescriptionHelpFormatter
    made.add_argument(
        "--quick",
        action="store_true",
        help="sources only: no compiled build, no browser, no tests marked `slow`",
    )
    made.add_argument(
        "--only", action="append", choices=[CHECKS, *GROUPS], default=[], help="one group; may be repeated"
    )
    made.add_argument(
        "--changed",
        nargs="?",
        const="HEAD",
        metavar="REV",
        help="tests that changes since REV can affect (HEAD)",
    )
    made.add_argument(
        "--shuffle", type=int, metavar="SEED", help="random order of files and of tests within a file"
    )
    made.add_argument("-k", metavar="EXPR", help="tests whose names match, as pytest understands it")
    made.add_argument("-x", action="store_true", help="stop at the first failed test")
    made.add_argument("-n", type=int, metavar="N", help="processes that run tests (cores + 1)")
    made.add_argument(
        "tests", nargs="*", metavar="TEST", help="files or single tests, run at once on the sources"
    )
    return made


class Suite:
    """One run of scripts/test."""

    def __init__(self, args: argparse.Namespace, checkout: Checkout) -> None:
        self.args = args
        self.checkout = checkout
        self.python = str(checkout.python)
        self.in_ci = bool(os.environ.get("CI"))
        self.counts: Counter[str] = Counter()
        path = f"{checkout.python.parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        self.run = Run(
            {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PATH": path}
        )
        LOGS.mkdir(parents=True, exist_ok=True)

    def main(self) -> None:
        """Run what was asked for."""
        if self.args.tests or self.args.k:
            self.some(self.args.tests)
        elif self.args.changed is not None:
            self.changed()
        else:
            self.groups(self.args.only or [CHECKS, *self.chosen()])

    def chosen(self) -> list[str]:
        """Return the groups of a whole run."""
        return [name for name, group in GROUPS.items() if group.quick or not self.args.quick]

    def some(self, tests: list[str]) -> None:
        """Run a few tests at once; browsers meet the compiled build if it is up to date."""
        fast = {"GARRISON_FAST": str(self.checkout.fast)} if self.checkout.fast_is_current() else {}
        workers = ["-n", str(self.args.n)] if self.args.n else []
        self.pytest("tests", [*workers, *tests], fast)

    def changed(self) -> None:
        """Run all checks, and the tests that a change can affect."""
        self.checks()
        command = [self.python, "-m", "tools.suite.changed", self.args.changed]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            raise Failed(f"changes since {self.args.changed}: {done.stderr.strip()}", " ".join(command))
        tests = done.stdout.split()
        if tests == ["."]:
            self.groups(self.chosen())
        elif tests:
            self.some(["-n", str(self.workers), *tests])
        else:
            print("garrison: no test can be affected")

    @property
    def workers(self) -> int:
        """How many processes run tests; one more than there are cores, since pages and servers often wait."""
        return self.args.n or (os.cpu_count() or 2) + 1

    def groups(self, names: list[str]) -> None:
        """Run whole groups, with the compiler at work beside the checks."""
        groups = [GROUPS[name] for name in names if name != CHECKS]
        programs.install(dict.fromkeys(each for group in groups for each in group.programs), self.in_ci)
        compiling = None if self.args.quick else self.compiled(names)
        try:
            if CHECKS in names:
                self.checks()
            self.plain(groups)
        finally:
            if compiling and sys.exc_info()[0]:
                compiling.stop()
        if compiling:
            compiling.finish()
        if compiling and groups:
            paths = [path for group in groups for path in group.paths]
            fitting = ["-m", "not release and not plain"]
            self.pytest("tests", ["-n", str(self.workers), *BY_FILE, *fitting, *paths], self.fast())

    @property
    def documents(self) -> Step:
        """The step that builds the site of the documents."""
        return Step("documents", (self.python, "-m", "tools.suite.kept", "docs"))

    def fast(self) -> dict[str, str]:
        """Return the variables with which tests meet the compiled build."""
        fast = str(self.checkout.fast)
        return {
            "PYTHONPATH": fast,
            "GARRISON_FAST": fast,
            "GARRISON_DOCS": str(ROOT / "build/docs"),
            "GARRISON_SITE": str(ROOT / "build/test-site"),
        }

    def compiled(self, names: list[str]) -> Beside | None:
        """Start the compiler, and what needs only its result; None if there is no compiler."""
        if not self.in_ci and not self.checkout.has_compiler():
            print(
                "garrison: no C compiler: the tests run on the sources alone, the comparison of both builds is left out"
            )
            return None
        steps = [Step("compiled build", ("scripts/build-fast",))]
        if CHECKS in names:
            generated = (self.python, "-m", "tools.generate", "--check")
            steps.append(Step("generated files", generated, {"GARRISON_FAST": str(self.checkout.fast)}))
        if any(GROUPS[name].needs_site for name in names if name != CHECKS):
            if not programs.missing(["npm"]):
                steps.append(Step("site", (self.python, "-m", "tools.suite.kept", "site")))
            if CHECKS not in names:
                steps.append(self.documents)
        beside = Beside(self.run, steps, LOGS / "beside")
        beside.start()
        return beside

    def checks(self) -> None:
        """Run what needs no test: format, lint, types, imports, rules, documents, generated files."""
        python = self.python
        typed = ("npx", "--yes", "--package", "typescript@5", "tsc", "-p", "tools/tsconfig.json")
        self.run.step(Step("ruff format", ("ruff", "format", "--check", ".")))
        self.run.step(Step("ruff check", ("ruff", "check", ".")))
        self.run.step(Step("mypy --strict", ("mypy",)))
        if self.in_ci or not programs.missing(["npm"]):
            self.run.step(Step("types of the page", typed))
        else:
            print("garrison: no npm: the types of the page are not checked")
        self.run.step(Step("import contracts", ("lint-imports", "--no-cache")))
        self.run.step(Step("rule coverage", (python, "tools/rulecheck.py")))
        if self.args.quick:  # a whole run checks them beside, with the compiled build
            self.run.step(Step("generated files", (python, "-m", "tools.generate", "--check")))
        for game in ("castle-itter", "westerplatte", "wolfenstein"):
            self.run.step(Step(f"garrison check {game}", ("garrison", "check", game)))
        if not self.args.quick:
            self.run.step(self.documents)

    def plain(self, groups: list[Group]) -> None:
        """Run on the sources what is cheap there, or everything where nothing is compiled."""
        if self.args.quick or (groups and not self.in_ci and not self.checkout.has_compiler()):
            paths = [path for group in groups for path in group.paths if path != PARITY]
            fitting = "not release and not slow" if self.args.quick else "not release"
        else:
            paths = [path for group in groups for path in group.plain]
            fitting = "not release and not slow"
        if paths:
            workers = str(self.workers if self.args.quick else 2)
            self.pytest(
                "tests on the sources",
                ["-n", workers, *BY_FILE, "-m", fitting, *paths],
                {},
            )

    def pytest(self, name: str, arguments: list[str], environment: dict[str, str]) -> None:
        """Run pytest; add up what passed and what was skipped."""
        options = [*(["--shuffle", str(self.args.shuffle)] if self.args.shuffle is not None else [])]
        options += [*(["-k", self.args.k] if self.args.k else []), *(["-x"] if self.args.x else [])]
        with tempfile.TemporaryDirectory() as folder:
            result = Path(folder, "result.json")
            command = (self.python, "-m", "pytest", "-q", "-p", "tools.suite.plugin", *options, *arguments)
            try:
                self.run.step(Step(name, command, environment | {"GARRISON_TEST_RESULT": str(result)}))
            except Failed as failed:
                raise Failed(name, failed_again(result) or failed.again) from None
            finally:
                if result.exists():
                    told = json.loads(result.read_text())
                    self.counts["passed"] += told["passed"]
                    self.counts["failed"] += len(told["failed"])
                    self.counts["skipped"] += sum(told["skipped"].values())


def failed_again(result: Path) -> str:
    """Return the command that runs the failed tests again."""
    failed = json.loads(result.read_text())["failed"] if result.exists() else []
    return again(failed) if failed else ""


def main() -> int:
    """Run, print what each step took, and end with the command that runs again what failed."""
    args = parser().parse_args()
    checkout = here()
    checkout.ensure("dev")
    suite = Suite(args, checkout)
    failed: Failed | None = None
    try:
        suite.main()
    except Failed as caught:
        failed = caught
    except KeyboardInterrupt:
        return 130
    print(f"\n{table(suite.run.spent)}\n")
    counts = suite.counts
    if failed:
        print(f"== failed: {failed.name}\nrun again: {failed.again}", flush=True)
    if counts:
        print(
            f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped", flush=True
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
