"""Compile the hot modules with mypyc where that works; install plain Python everywhere else.

GARRISON_BUILD=pure never compiles, =compiled fails when it cannot compile; unset, it compiles when a C
compiler works and otherwise installs the same sources uncompiled. Editable installs stay plain unless
told otherwise, because an extension module would hide later edits of its source.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/garrison")
CORE = (
    "rng", "dice", "rows", "bits", "reasons", "verb", "position", "playout", "observer", "lanes", "lookahead",
    "net",
)  # fmt: skip
MARKED = ("games", "ai")  # a module in these with the marker near its top is compiled too
MARKER = "# compiled"
MARKER_WITHIN = 12

GENERATED = "build/mypyc"  # where the C goes
MODES = ("pure", "compiled", "")
NARROW_SHIFT = re.compile(r"= (-?\d+) (<<|>>) ")
UNMENDED_SHIFT = re.compile(r"(?<![\w)-])-?\d+ (?:<<|>>) \w+")
UNFOLDED = re.compile(r"^extern CPyTagged CPyStatic_(\w+)", re.MULTILINE)
# Functions that look at their bounds once before they loop, by class or module and name.
CHECKED_ONCE = (
    "Offers___add_row", "Offers___add_same", "Lanes___darken", "Lanes___light", "FeatureRows___changed",
    "bits___offer_each", "place___offer_places", "observing____write_places",
)  # fmt: skip
HAS_FUNCTIONS = "CPyDef_"
FUNCTION = r"^\w+ \*?CPyDef_(?:\w+___)?{}\([^;{{]*\) \{{\n.*?^\}}"
INDEX_CHECK = re.compile(r"(cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n +if \(\1\) goto (CPyL\d+);")
MODULE_BODY = re.compile(r"^ *(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
# A module body runs once: compile it quickly.
COLD = """#if defined(__GNUC__) && !defined(__clang__)
#define GARRISON_COLD __attribute__((cold, optimize("O0")))
#else
#define GARRISON_COLD
#endif
"""
# Calls inside the library need not go through the table that other libraries could override, and may be inlined;
# the warning reads each line of the source again, which takes longer than compiling it.
UNIX_FLAGS = ("-fvisibility=hidden", "-Wno-misleading-indentation")
PICTURE = re.compile(r"(!\[[^\]]*\]\(|<img [^>]*src=\")(?!https?:|/|#)([^)\"]+)")
LINK = re.compile(r"\]\((?!https?:|/|#)([^)]+)\)")
REPOSITORY = "GARRISON_REPOSITORY"  # the address of the public repository; a release has one
# Steps that only describe the package: no reason to run the compiler for them.
METADATA_COMMANDS = {"egg_info", "dist_info", "sdist"}


def is_finished(path: Path) -> bool:
    """Whether a module belongs to a game that people can play, or to no game: others are not worth the wait."""
    if path.parts[2] != "games":
        return True
    return f'"garrison.games.{path.parts[3]}:' in Path("pyproject.toml").read_text("utf-8")


def hot_modules() -> list[str]:
    """The files to compile: all of one group, so that calls between them are direct."""
    paths = [path for folder in MARKED for path in sorted((PACKAGE / folder).rglob("*.py"))]
    marked = [path for path in paths if MARKER in path.read_text("utf-8").splitlines()[:MARKER_WITHIN]]
    finished = [path for path in marked if is_finished(path)]
    return [str(path) for path in [PACKAGE / "core" / f"{name}.py" for name in CORE] + finished]


def has_compiler() -> bool:
    """Whether a small extension module compiles and links here."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except Exception:  # each platform and compiler has its own error
            return False
    return True


def wanted() -> bool:
    """Whether this build should compile."""
    mode = os.environ.get("GARRISON_BUILD", "")
    if mode not in MODES:
        sys.exit(f"GARRISON_BUILD={mode}: unknown; valid: pure, compiled, or unset")
    if mode:
        return mode == "compiled"
    return "editable_wheel" not in sys.argv and has_compiler()


def required() -> bool:
    """Whether failing to compile is an error."""
    return os.environ.get("GARRISON_BUILD") == "compiled"


def widened(text: str) -> str:
    """Shifts of constants made 64 bits wide.

    mypyc 2.4 writes the i64 `1 << n` as a shift of a C int, which is wrong from n = 31 on. It folds constants before
    that, so no spelling in Python avoids it: `ONE << n` with a Final i64, `i64(1) << n` and a local of that type all
    become the same C. What comes out is therefore mended here, and a shift of any other shape ends the build.
    """
    mended = NARROW_SHIFT.sub(r"= (int64_t)\1 \2 ", text)
    if left := UNMENDED_SHIFT.search(mended):
        raise ValueError(f"mypyc wrote a shift of a constant that setup.py does not know: {left[0]}")
    return mended


def only_folded(header: str) -> None:
    """Refuse constants that are objects at run time, such as `AT + DEFENDERS` with a name from another module.

    mypyc folds a sum of constants only within one module; elsewhere every use loads a tagged integer and takes the tag
    off, which cost 3 to 6 % of all instructions where it was done with the offsets of rows.
    """
    if names := UNFOLDED.findall(header):
        raise ValueError(
            f"mypyc has not folded {', '.join(names)}: declare them as Final[i64], or beside what they are made of"
        )


def trusted(text: str) -> str:
    """No look at the bounds for each number in functions that have looked at them for all.

    mypyc checks every index of a row, which in a loop of two instructions costs more than the loop and keeps the C
    compiler from copying several numbers at once. A function that is not found as expected ends the build.
    """
    for name in CHECKED_ONCE:
        function = re.compile(FUNCTION.format(name), re.MULTILINE | re.DOTALL)
        text, found = function.subn(lambda body: INDEX_CHECK.sub(r"goto \2;", body[0]), text)
        if not found:
            raise ValueError(f"mypyc wrote no function that setup.py would know as {name}")
    return text


def chilled(text: str) -> str:
    """Module bodies marked as what they are."""
    return COLD + MODULE_BODY.sub("GARRISON_COLD ", text)


def tune(made: list[Extension]) -> None:
    """Correct what was generated, and have it compiled well in little time."""
    for flags in {
        id(extension.extra_compile_args): extension.extra_compile_args for extension in made
    }.values():
        if any(flag.startswith("-O") for flag in flags):
            flags += UNIX_FLAGS
    for header in Path(GENERATED).glob("__native_internal_*.h"):
        only_folded(header.read_text("utf-8"))
    for path in {Path(source) for extension in made for source in extension.sources}:
        text = widened(path.read_text("utf-8"))
        if HAS_FUNCTIONS in text:  # the others only point into the large one
            text = trusted(text)
        path.write_text(chilled(text), "utf-8")


def extensions() -> list[Extension]:
    """The extension modules, or none where mypyc is missing or fails."""
    if METADATA_COMMANDS & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        # The strict settings of pyproject.toml are for people; here any sound program will do.
        made = mypycify(
            ["--config-file=", *hot_modules()],
            opt_level="3",
            debug_level="0",
            group_name="garrison",
            target_dir=GENERATED,
        )
        found = cast("list[Extension]", made)
        tune(found)
        return found
    except (Exception, SystemExit) as error:  # mypyc leaves by sys.exit
        if required():
            raise
        print(f"garrison: installed as plain Python: mypyc: {error!r}", file=sys.stderr)
        return []


def package_readme(text: str, repository: str, version: str) -> str:
    """The README for a package page, which holds no other file: links and pictures point into the repository."""
    if not repository:
        return text
    there = f"{repository.rstrip('/')}/{{}}/v{version}/"
    pictures = PICTURE.sub(lambda found: f"{found[1]}{there.format('raw')}{found[2]}", text)
    return LINK.sub(lambda found: f"]({there.format('blob')}{found[1]})", pictures)


class AllOrNothing(build_ext):
    """Extension modules that need each other: keep all of them, or remove all and stay plain."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if required():
                raise
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            print(f"garrison: installed as plain Python: {error}", file=sys.stderr)


def version() -> str:
    """The version of the package, which is told there and nowhere else."""
    found = re.search(r'^__version__ = "([^"]+)"', (PACKAGE / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if not found:
        sys.exit("src/garrison/__init__.py: no __version__")
    return found[1]


if __name__ == "__main__":  # as every build front end runs it
    repository = os.environ.get(REPOSITORY, "")
    setup(
        ext_modules=extensions() if wanted() else [],
        cmdclass={"build_ext": AllOrNothing},
        long_description=package_readme(Path("README.md").read_text("utf-8"), repository, version()),
        long_description_content_type="text/markdown",
        project_urls={"Repository": repository} if repository else {},
    )
