"""What a build needs is declared, and what mypyc writes is mended: a wheel built from nothing is a compiled one.

That it really is takes minutes to see: `scripts/release wheels`.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools.load_script import load_script

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """setup.py, without running it."""
    return load_script("setup.py")


def names(requirements: list[str]) -> dict[str, str]:
    """Requirements by the name they are imported under."""
    found = {}
    for requirement in requirements:
        name, rest = re.fullmatch(r"([\w.-]+)(.*)", requirement, re.DOTALL).groups()  # type: ignore[union-attr]
        found[name.split(".")[0]] = rest
    return found


def imported(path: Path) -> set[str]:
    """The modules that a file names in its imports, at whatever depth."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def file_of(module: str) -> Path | None:
    path = ROOT / "src" / Path(*module.split("."))
    options = [path.with_suffix(".py"), path / "__init__.py"]
    return next((option for option in options if option.exists()), None)


def test_everything_the_compiler_reads_is_among_the_build_requirements(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """mypyc follows imports; one that is missing in an isolated build made the fallback to plain Python silent."""
    monkeypatch.chdir(ROOT)
    todo = [ROOT / path for path in build.hot_modules()]
    read: set[Path] = set()
    foreign: set[str] = set()
    while todo:
        path = todo.pop()
        if path in read:
            continue
        read.add(path)
        for module in imported(path):
            if module.split(".")[0] == "garrison":
                todo += [found] if (found := file_of(module)) is not None else []
            else:
                foreign.add(module.split(".")[0])
    assert len(read) > 60
    required = names(PROJECT["build-system"]["requires"]) | {"librt": ""}  # mypy brings librt
    assert foreign - set(sys.stdlib_module_names) <= required.keys()


def test_compiled_code_runs_with_the_run_time_it_was_built_against() -> None:
    """librt's version is checked when compiled code is loaded: mypy, which brings it, is held to one line."""
    compiler = names(PROJECT["build-system"]["requires"])["mypy"]
    assert compiler == names(PROJECT["project"]["optional-dependencies"]["fast"])["mypy"]
    assert re.fullmatch(r"\[mypyc\]>=2\.4,<2\.5", compiler)
    assert names(PROJECT["project"]["dependencies"])["librt"].startswith(">=0.16")


def test_shifts_of_constants_are_made_wide(build: ModuleType) -> None:
    written = (
        "    cpy_r_r0 = 1 << cpy_r_n;\n    cpy_r_r1 = -8 >> cpy_r_n;\n    cpy_r_r2 = cpy_r_1 << cpy_r_n;\n"
    )
    mended = (
        "    cpy_r_r0 = (int64_t)1 << cpy_r_n;\n    cpy_r_r1 = (int64_t)-8 >> cpy_r_n;\n"
        "    cpy_r_r2 = cpy_r_1 << cpy_r_n;\n"
    )
    assert build.widened(written) == mended


def test_a_shift_of_another_shape_ends_the_build(build: ModuleType) -> None:
    with pytest.raises(ValueError, match="does not know: 1 << cpy_r_n"):
        build.widened("    CPyTagged_Add(cpy_r_a, 1 << cpy_r_n);\n")


def test_bounds_are_dropped_in_functions_that_look_at_them_once_and_nowhere_else(build: ModuleType) -> None:
    check = "    cpy_r_r5 = (uint64_t)cpy_r_r3 < (uint64_t)cpy_r_r4;\n    if (cpy_r_r5) goto CPyL7;\n"
    written = "char CPyDef_{}(PyObject *cpy_r_self, int64_t cpy_r_n) {{\n" + check + "CPyL7: ;\n}}\n"
    trusted = "".join(written.format(f"some___{name}") for name in build.CHECKED_ONCE)
    other = written.format("core___position___Offers___add")
    assert build.trusted(trusted + other) == trusted.replace(check, "    goto CPyL7;\n") + other


def test_a_function_to_be_trusted_that_is_not_there_ends_the_build(build: ModuleType) -> None:
    with pytest.raises(ValueError, match=f"would know as {build.CHECKED_ONCE[0]}"):
        build.trusted("char CPyDef_Offers___add(PyObject *cpy_r_self) {\n}\n")


def test_a_constant_that_is_not_folded_ends_the_build(build: ModuleType) -> None:
    build.only_folded(
        "extern int64_t CPyStatic_move___SAME_SPACE;\nextern PyObject *CPyStatic_move___MOVE;\n"
    )
    with pytest.raises(ValueError, match="not folded codes___WHO, codes___HERE"):
        build.only_folded(
            "extern CPyTagged CPyStatic_codes___WHO;\nextern CPyTagged CPyStatic_codes___HERE;\n"
        )


def test_the_version_stands_in_one_place() -> None:
    version = re.search(r'__version__ = "([^"]+)"', (ROOT / "src/garrison/__init__.py").read_text("utf-8"))
    assert version is not None
    assert PROJECT["project"]["dynamic"] == ["version", "readme", "urls"]
    assert f"## {version[1].partition('.dev')[0]}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_readme_of_a_package_page_points_into_the_repository(build: ModuleType) -> None:
    text = (
        "![a](docs/pictures/a.png) [b](docs/b.md#c) [d](https://example.org/d) [e](#e)"
        ' <img alt="" src="docs/f.gif">'
    )
    assert build.package_readme(text, "https://example.org/garrison/", "1.2") == (
        "![a](https://example.org/garrison/raw/v1.2/docs/pictures/a.png)"
        " [b](https://example.org/garrison/blob/v1.2/docs/b.md#c) [d](https://example.org/d) [e](#e)"
        ' <img alt="" src="https://example.org/garrison/raw/v1.2/docs/f.gif">'
    )
    assert build.package_readme(text, "", "1.2") == text


def test_wheels_are_built_for_every_python_that_is_named(build: ModuleType) -> None:
    named = [row.split(" :: ")[-1] for row in PROJECT["project"]["classifiers"] if " :: Python :: 3." in row]
    wheels = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert wheels == [f"cp{version.replace('.', '')}-*" for version in named]
    assert f">={named[0]}" == PROJECT["project"]["requires-python"]
