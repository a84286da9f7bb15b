"""Imports between modules: no circles, and nothing heavy where a command does not need it."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ldsopt import graph

ROOT = Path(__file__).parents[1]


TEXT = re.compile(r'""".*?"""', re.DOTALL)
STATEMENT = re.compile(r"^[ \t]*((?:from [\w.]+ )?import (?:\([^)]*\)|[^\n]*))$", re.MULTILINE)


def statements(source: str, package: str) -> Iterator[ast.AST]:
    """The statements that import something of a package: those inside of others, too, but not of texts."""
    for found in STATEMENT.finditer(TEXT.sub("", source)):
        if package in found[1]:
            yield from ast.parse(found[1]).body


def imports(package: Path) -> dict[str, set[str]]:
    """Module -> the modules of the package that it names: at its head, inside of functions, for types only."""
    paths = {".".join(p.relative_to(package.parent).with_suffix("").parts): p for p in package.rglob("*.py")}
    paths = {name.removesuffix(".__init__"): path for name, path in paths.items()}
    found: dict[str, set[str]] = {name: set() for name in paths}
    for name, path in paths.items():
        for node in statements(path.read_text(), package.name):
            named: list[str] = []
            if isinstance(node, ast.Import):
                named = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module:
                inside = [f"{node.module}.{alias.name}" for alias in node.names]
                named = [one if one in paths else node.module for one in inside]
            found[name].update(one for one in named if one in paths and one != name)
    return found


def circles(found: dict[str, set[str]]) -> list[list[str]]:
    names = sorted(found)
    number = {name: index for index, name in enumerate(names)}
    successors = [[number[other] for other in found[name]] for name in names]
    cycles = graph.cycles(successors.__getitem__, range(len(names)))
    return [sorted(names[index] for index in cycle) for cycle in cycles]


def test_no_module_imports_itself_by_way_of_others_not_even_for_types() -> None:
    assert circles(imports(ROOT / "ldsopt")) == []


def test_a_circle_for_types_only_is_found(tmp_path: Path) -> None:
    package = tmp_path / "p"
    package.mkdir()
    (package / "a.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from p.b import B\n"
    )
    (package / "b.py").write_text("def f():\n    from p import a\n")
    (package / "c.py").write_text("from p import a, b\n")
    assert circles(imports(package)) == [["p.a", "p.b"]]


@pytest.mark.parametrize(
    ("command", "absent"),
    [
        (
            ["annotate", "--no-check", "-q", "-o", "/dev/null"],
            ["networkx", "numpy", "llvmlite.binding", "rich", "ldsopt.packing", "ldsopt.codegen.compile",
             "ldsopt.analysis.ranges", "ldsopt.isa", "ldsopt.simt", "ldsopt.ir.compat.rules"],
        ),
        (["annotate", "--no-check", "--precise", "-q", "-o", "/dev/null"], ["networkx", "numpy", "llvmlite.binding", "ldsopt.isa"]),
        (["measure"], ["networkx", "numpy", "matplotlib", "ldsopt.simt", "ldsopt.timeline.launched_code", "ldsopt.checker.judging", "ldsopt.transforms",
             "ldsopt.analysis", "ldsopt.api.transforms", "ldsopt.report.diff_html"]),
        (["check", "--no-races"], ["networkx", "numpy"]),
    ],
)  # fmt: skip
def test_a_command_loads_only_what_it_uses(command: list[str], absent: list[str]) -> None:
    assert _loaded(command, "named_tiles.gfx90a", absent) == []


def test_where_there_is_no_dma_to_tag_annotate_loads_nothing_that_compiles_or_checks() -> None:
    command, compiling = ["annotate", "-q", "-o", "/dev/null"], ["llvmlite.binding", "ldsopt.isa"]
    assert _loaded(command, "attention.gfx942", [*compiling, "ldsopt.checker.run"]) == []
    assert _loaded(command, "named_tiles.gfx90a", compiling) == compiling


@pytest.mark.parametrize("command", ["measure", "diff"])
def test_compiled_code_is_measured_without_llvm(command: str, tmp_path: Path) -> None:
    listing = tmp_path / "k.s"
    listing.write_text(
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.type k,@function\nk:\n\ts_waitcnt vmcnt(0)\n\ts_endpgm\n'
    )
    unused = [
        "llvmlite.binding",
        "ldsopt.codegen.compile",
        "ldsopt.codegen.assemble",
        "ldsopt.checker.findings",
    ]
    given = [command, *[str(listing)] * (2 if command == "diff" else 1)]
    assert _loaded_by(given, unused) == []
    assert _loaded_by(given, ["ldsopt.isa.assembly"]) == ["ldsopt.isa.assembly"]


def test_a_listing_is_checked_without_the_analyses_of_ir(tmp_path: Path) -> None:
    listing = tmp_path / "k.s"
    listing.write_text(
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.type k,@function\nk:\n\ts_waitcnt vmcnt(0)\n\ts_endpgm\n'
    )
    unused = [
        "numpy",
        "llvmlite.binding",
        "ldsopt.checker.ir_facts",
        "ldsopt.analysis.flow",
        "ldsopt.waits.loop",
    ]
    assert _loaded_by(["check", "--no-races", str(listing)], unused) == []


def _loaded(command: list[str], module: str, watched: list[str]) -> list[str]:
    """The watched Python modules that a command loads for a module of the corpus."""
    return _loaded_by([*command, str(ROOT / "corpus" / "ir" / "clang-22" / f"{module}.ll")], watched)


def _loaded_by(command: list[str], watched: list[str]) -> list[str]:
    """The watched Python modules that a command loads.

    The work is done in this process, not in a child, so that all that it loads is seen.
    """
    program = (
        "import sys; from ldsopt import isolation; isolation.run = lambda job, **_: job(); "
        "from ldsopt.cli import main; "
        f"code = main({command!r}); "
        f"print('loaded:', *[name for name in {watched!r} if name in sys.modules]); sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1].split()[1:]


@pytest.mark.parametrize("function", ["measure", "diff"])
def test_the_library_loads_what_starts_programs_once_it_starts_one(function: str) -> None:
    """It takes a tenth of the time that `measure` needs to load."""
    program = (
        f"import sys; from ldsopt import {function}; print(*{{'shutil', 'subprocess'}} & {{*sys.modules}})"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_no_text_of_a_module_refers_to_that_module() -> None:
    """A reader who follows such a reference lands where he was."""
    circular: list[str] = []
    for path in sorted((ROOT / "ldsopt").rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        circular += re.findall(rf"`{re.escape(name)}(?:\.\w+)*`", path.read_text(encoding="utf-8"))
    assert circular == []
