"""The table of hazard classes says what `check` really finds: a planted fault of each class, and its mended twin.

`tests/check/classes` has a kernel for each class. Lines that begin with ``; WRONG`` stand in the fault alone, those with
``; RIGHT`` in the twin alone.
"""

import contextlib
import functools
import io
import json
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

import ldsopt
from ldsopt import Check, Module, RaceCheckOptions
from ldsopt.cli import main

FOLDER = Path(__file__).parent / "classes"
STAGGERED = Path(__file__).parents[1] / "pipeline/ir/triton-3.9.0/adjacent_stage_race.gfx942.ll"
IR, CODE = "IR and the code that it compiles to", "machine code"
OF_CHECK, OF_RUNS = "Findings of check", "Findings of simulate and verify"
NOBODYS = ("races",)


@functools.cache
def explained(*names: str) -> dict[str, tuple[str, ...]]:
    """The page of a name, or without one the list of all: by title what it names."""
    with contextlib.redirect_stdout(io.StringIO()) as page:
        assert main(["explain", *names]) == 0
    lines = page.getvalue().replace(":\n  ", ": ").splitlines()
    found = dict(line.split(": ", 1) for line in lines if ": " in line)
    separator = re.compile(r"[,;]? +" if not names else r"[,;] ")
    return {title: tuple(separator.split(words)) for title, words in found.items()}


CLASSES = explained()["Hazard classes"]


def rules_of(name: str) -> Collection[str]:
    return explained(name).get(OF_CHECK, ())


def is_examined(name: str, subject: str) -> bool:
    return subject in explained(name).get("Examined of", ())


PLANTED = {name: FOLDER / f"{name}.ll" for name in CLASSES if rules_of(name)} | {"staggered-waves": STAGGERED}
HAVE_TWINS = sorted(name for name, path in PLANTED.items() if path.parent == FOLDER)


def version(path: Path, left_out: str) -> Module:
    """A kernel without the lines of one kind."""
    kept = "RIGHT" if left_out == "WRONG" else "WRONG"
    return ldsopt.parse(re.sub(rf"^(\s*); {kept} ", r"\1", path.read_text(), flags=re.MULTILINE))


def checked_code(module: Module) -> Check:
    return ldsopt.check_code(ldsopt.compile(module).data, "k.s", races=RaceCheckOptions())


def scope_line(module: Module, place: Path, capfd: pytest.CaptureFixture[str]) -> str:
    """The line in which the command says what it examined."""
    (place / "k.ll").write_text(module.text)
    main(["check", str(place / "k.ll"), "--mcpu", "gfx942", "--no-races"])
    (line,) = (line for line in capfd.readouterr().out.splitlines() if "not examined: " in line)
    return line


def reports(check: Check, name: str) -> bool:
    return any(finding.rule.value in rules_of(name) for finding in check.findings)


def scope(path: Path, capfd: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The document's member that says what was examined, as names of classes."""
    main(["check", str(path), "--json", "--no-races"])
    found: dict[str, Any] = json.loads(capfd.readouterr().out)["scope"]
    return {title: [one.get("class", one) for one in listed] for title, listed in found.items()}


@pytest.mark.parametrize("name", PLANTED)
def test_a_fault_of_each_examined_class_is_found_in_ir(name: str) -> None:
    races = None if PLANTED[name] == STAGGERED else RaceCheckOptions()
    assert reports(ldsopt.check(version(PLANTED[name], "RIGHT"), races), name)
    assert is_examined(name, IR)


@pytest.mark.parametrize("name", HAVE_TWINS)
def test_its_mended_twin_has_no_finding(name: str) -> None:
    assert not ldsopt.check(version(PLANTED[name], "WRONG"), RaceCheckOptions()).findings


@pytest.mark.parametrize("name", HAVE_TWINS)
def test_without_ir_it_is_found_where_the_table_says_that_machine_code_is_examined(name: str) -> None:
    assert reports(checked_code(version(PLANTED[name], "RIGHT")), name) is is_examined(name, CODE)
    assert not reports(checked_code(version(PLANTED[name], "WRONG")), name)


@pytest.mark.parametrize("name", NOBODYS)
def test_a_fault_of_a_class_that_is_not_examined_is_not_called_clean_without_saying_so(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    module = version(FOLDER / f"{name}.ll", "RIGHT")
    assert not ldsopt.check(module).findings
    assert name in scope_line(module, tmp_path, capfd).partition("not examined: ")[2]
    assert name in scope(tmp_path / "k.ll", capfd)["not_examined"]


@pytest.mark.parametrize(
    ("title", "of_no_class"),
    [
        (OF_CHECK, {"unreadable-code"}),  # no hazard: it leaves a function out
        (OF_RUNS, {"false-assume", "false-noalias", "taken-over"}),  # claims of IR, and lanes that take over
    ],
)
def test_each_finding_belongs_to_a_class(title: str, of_no_class: set[str]) -> None:
    of_classes = [word for name in CLASSES for word in explained(name).get(title, ())]
    assert set(of_classes) == set(explained()[title]) - of_no_class
    assert title == OF_RUNS or len(of_classes) == len(set(of_classes))


@pytest.mark.parametrize(("arch", "has_wait_states"), [("gfx942", True), ("gfx1100", False)])
def test_a_scope_has_every_class_once(
    arch: str, has_wait_states: bool, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """A class of some architectures is not examined of others."""
    (tmp_path / "k.ll").write_text(
        'target triple = "amdgcn-amd-amdhsa"\n'
        f'define amdgpu_kernel void @k() #0 {{\n  ret void\n}}\nattributes #0 = {{ "target-cpu"="{arch}" }}\n'
    )
    (tmp_path / "k.s").write_bytes(ldsopt.compile_file(tmp_path / "k.ll").data)
    for name, subject in (("k.ll", IR), ("k.s", CODE)):
        found = scope(tmp_path / name, capfd)
        assert sorted(found["examined"] + found["not_examined"]) == sorted(CLASSES)
        assert ("wait-states" in found["examined"]) is has_wait_states
        assert all(is_examined(one, subject) for one in found["examined"])


def test_a_class_that_check_does_not_examine_says_what_does() -> None:
    for name in CLASSES:
        is_of_check = is_examined(name, IR) and is_examined(name, CODE)
        assert is_of_check or "Where check does not examine it" in explained(name)
