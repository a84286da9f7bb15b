"""The table of hazard classes says what `check` really finds: a planted fault of each class, and its mended twin.

`tests/check/classes` has a kernel for each class. Lines that begin with ``; WRONG`` stand in the fault alone, those with
``; RIGHT`` in the twin alone.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import ldsopt
from ldsopt import Check, Module, RaceCheckOptions, Rule
from ldsopt.checker.scope import CLASSES, HazardClass, Subject, scope_of, scope_of_check
from ldsopt.cli import main
from ldsopt.simt.findings import SimulationFindingKind

FOLDER = Path(__file__).parent / "classes"
STAGGERED = Path(__file__).parents[1] / "pipeline/ir/triton-3.9.0/adjacent_stage_race.gfx942.ll"
PLANTED = {one.name: FOLDER / f"{one.name}.ll" for one in CLASSES if one.rules} | {
    "staggered-waves": STAGGERED
}
BY_NAME = {one.name: one for one in CLASSES}
HAVE_TWINS = sorted(name for name, path in PLANTED.items() if path.parent == FOLDER)
NOBODYS = ("races",)


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


def reports(check: Check, hazard: HazardClass) -> bool:
    return any(finding.rule in hazard.rules for finding in check.findings)


@pytest.mark.parametrize("name", PLANTED)
def test_a_fault_of_each_examined_class_is_found_in_ir(name: str) -> None:
    found = ldsopt.check(version(PLANTED[name], "RIGHT"), RaceCheckOptions())
    assert reports(found, BY_NAME[name])
    assert Subject.IR in BY_NAME[name].examined


@pytest.mark.parametrize("name", HAVE_TWINS)
def test_its_mended_twin_has_no_finding(name: str) -> None:
    assert not ldsopt.check(version(PLANTED[name], "WRONG"), RaceCheckOptions()).findings


@pytest.mark.parametrize("name", HAVE_TWINS)
def test_without_ir_it_is_found_where_the_table_says_that_machine_code_is_examined(name: str) -> None:
    found = checked_code(version(PLANTED[name], "RIGHT"))
    assert reports(found, BY_NAME[name]) is (Subject.CODE in BY_NAME[name].examined)
    assert not reports(checked_code(version(PLANTED[name], "WRONG")), BY_NAME[name])


@pytest.mark.parametrize("name", NOBODYS)
def test_a_fault_of_a_class_that_is_not_examined_is_not_called_clean_without_saying_so(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    module = version(FOLDER / f"{name}.ll", "RIGHT")
    found = ldsopt.check(module)
    assert not found.findings
    assert BY_NAME[name] in scope_of_check(found).not_examined
    assert name in scope_line(module, tmp_path, capfd).partition("not examined: ")[2]


def test_each_rule_of_check_belongs_to_one_class() -> None:
    """`unreadable-code` is no hazard: it leaves a function out."""
    of_classes = [rule for one in CLASSES for rule in one.rules]
    assert sorted(rule.value for rule in of_classes) == sorted(
        rule.value for rule in Rule if rule is not Rule.UNREADABLE_CODE
    )


def test_each_kind_of_finding_of_an_execution_belongs_to_a_class() -> None:
    """Claims of IR that are false, and lanes that take over, are no hazard of the kernel."""
    kinds = {kind for one in CLASSES for kind in one.kinds}
    assert kinds == set(get_args(SimulationFindingKind)) - {"false-assume", "false-noalias", "taken-over"}


@pytest.mark.parametrize("subject", Subject)
def test_a_scope_has_every_class_once(subject: Subject) -> None:
    scope = scope_of(subject, "gfx942")
    assert sorted(one.name for one in (*scope.examined, *scope.not_examined)) == sorted(BY_NAME)


def test_a_class_of_some_architectures_is_not_examined_of_others() -> None:
    examined = {arch: scope_of(Subject.CODE, arch).examined for arch in ("gfx942", "gfx1100")}
    wait_states = BY_NAME["wait-states"]
    assert wait_states in examined["gfx942"]
    assert wait_states not in examined["gfx1100"]


def test_a_class_that_check_does_not_examine_says_what_does() -> None:
    assert all(one.remedy for one in CLASSES if not {Subject.IR, Subject.CODE} <= one.examined)


def test_a_function_that_cannot_be_read_is_left_out_by_name(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    module = ldsopt.parse(
        'target triple = "amdgcn-amd-amdhsa"\n'
        "define amdgpu_kernel void @k() #0 {\n"
        '  call void asm sideeffect ".if 1\\0As_nop 0\\0A.endif", ""()\n'
        "  ret void\n}\n"
        'attributes #0 = { "target-cpu"="gfx942" }\n'
    )
    (left,) = scope_of_check(ldsopt.check(module)).left_out
    assert left.function == "k"
    assert "functions left out: k (" in scope_line(module, tmp_path, capfd)
