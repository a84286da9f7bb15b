"""The findings that a change of compiler brings and takes away: by accesses, verdicts and what is not known of them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from changed_compilers import COPIED, WAITS_FOR_DMA, changed_compiler
from command_line import CommandLine

from ldsopt import Finding, FindingPlace, Rule, Verdict, document_schema, qualify

DEFINITE, UNPROVEN, LATENT = Verdict.DEFINITE, Verdict.UNPROVEN, Verdict.LATENT


def found(
    verdict: Verdict,
    dma: int | None = 0,
    read: int | None = 1,
    *,
    rule: Rule = Rule.MISSING_WAIT,
    function: str = "k",
    executions: tuple[int, ...] = (0,),
) -> Finding:
    def place(access: int | None, asm: str) -> FindingPlace:
        return FindingPlace(None, "", 1, asm, asm, () if access is None else (access,))

    return Finding(
        rule,
        verdict,
        function,
        place(dma, "buffer_load"),
        place(read, "ds_read"),
        "vmcnt",
        executions=executions,
    )


@pytest.fixture(scope="module")
def qualified(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A module under two compilers."""
    folder = tmp_path_factory.mktemp("qualified")
    (folder / "copied.ll").write_text(COPIED)
    compilers = ("llvmlite", changed_compiler(folder, without=WAITS_FOR_DMA))
    (module,) = qualify([folder / "copied.ll"], compilers=compilers).modules
    assert (len(module.gained), module.lost) == (1, ())
    return module


def change(module: Any, before: tuple[Finding, ...], after: tuple[Finding, ...]) -> Any:
    """The module as if this had been found of it."""

    def build(one: Any, findings: tuple[Finding, ...]) -> Any:
        return replace(one, check=replace(one.check, findings=findings))

    return replace(module, before=build(module.before, before), after=build(module.after, after))


A_HAZARD = Rule.REGISTER_HAZARD
# What the old code has, what the new one has; how many are gained and lost.
CHANGES: dict[str, tuple[tuple[Finding, ...], tuple[Finding, ...], int, int]] = {
    "nothing on either side": ((), (), 0, 0),
    "the same": ((found(DEFINITE),), (found(DEFINITE),), 0, 0),
    "one more": ((), (found(DEFINITE),), 1, 0),
    "one less": ((found(DEFINITE),), (), 0, 1),
    "of another read": ((found(DEFINITE),), (found(DEFINITE, read=2),), 1, 1),
    "of another function": ((found(DEFINITE),), (found(DEFINITE, function="l"),), 1, 1),
    "of another rule": ((found(DEFINITE),), (found(DEFINITE, rule=Rule.ACROSS_BARRIER),), 1, 1),
    "of an older execution": ((found(DEFINITE),), (found(DEFINITE, executions=(0, 1)),), 1, 0),
    "surer than it was": ((found(UNPROVEN),), (found(DEFINITE),), 1, 0),
    "less sure than it was": ((found(DEFINITE),), (found(UNPROVEN),), 0, 1),
    "unproven, and one more": ((), (found(UNPROVEN),), 1, 0),
    "latent ones are of the IR": ((found(LATENT),), (), 0, 0),
    "unproven, of an access that is not told": ((found(UNPROVEN, read=None),), (found(UNPROVEN),), 0, 0),
    "not told any more": ((found(UNPROVEN),), (found(UNPROVEN, read=None),), 0, 0),
    "not told, and there was none": ((), (found(UNPROVEN, read=None),), 1, 0),
    "not told, of another function": ((found(UNPROVEN, function="l"),), (found(UNPROVEN, read=None),), 1, 1),
    "what is not told hides nothing definite": ((found(UNPROVEN, read=None),), (found(DEFINITE),), 1, 0),
    "registers need no access": (
        (found(UNPROVEN, read=None, rule=A_HAZARD),),
        (found(UNPROVEN, 3, read=None, rule=A_HAZARD),),
        1,
        1,
    ),
}


@pytest.mark.parametrize("name", CHANGES)
def test_gained_and_lost(name: str, qualified: Any) -> None:
    before, after, gained, lost = CHANGES[name]
    both = change(qualified, before, after)
    assert (len(both.gained), len(both.lost)) == (gained, lost)


def test_what_is_not_compiled_gains_and_loses_nothing(qualified: Any) -> None:
    both = change(qualified, (found(DEFINITE),), (found(UNPROVEN, read=2),))
    assert both.gained and both.lost
    for side in ("before", "after"):
        refused = replace(getattr(both, side), check=None, measurement=None, refused="it cannot")
        one = replace(both, **{side: refused})
        assert one.gained == one.lost == ()


def test_groups_of_what_is_gained_have_their_function_in_common(ldsopt: CommandLine, tmp_path: Path) -> None:
    again = (
        "  %w = load volatile i32, ptr addrspace(3) @A\n  %both = add i32 %v, %w\n  %sum = add i32 %both, "
    )
    twice = COPIED.replace("  %sum = add i32 %v, ", again)
    kernel = COPIED[COPIED.index("define") : COPIED.index("attributes")].replace("@copied", "@other")
    (tmp_path / "k.ll").write_text(twice.replace("attributes", f"{kernel}attributes", 1))
    other = changed_compiler(tmp_path, without=WAITS_FOR_DMA)
    said = ldsopt("qualify", "k.ll", "--compiler", "llvmlite", "--compiler", other)
    groups = [line.split(": ")[1] for line in said.out.splitlines() if line.startswith("gained: ")]
    assert groups == [f"definite missing-wait in k:{name}" for name in ("copied", "other")]
    assert said.out.count("  and 1 more\n") == 1
    assert "3 definite findings gained in 1 module" in said.out


def test_schema_knows_every_rule() -> None:
    definitions = document_schema("qualification")["$defs"]
    for name in ("CodeFinding", "QualificationReproducer"):
        assert definitions[name]["properties"]["rule"]["enum"] == [rule.value for rule in Rule]
