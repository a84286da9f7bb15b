"""The model against LLVM: what is said of a wait is what comes of deleting it.

By default a sample of the corpus' waits is deleted; ``LDSOPT_ALL_WAITS=1`` takes all of them in all modules.
"""

import os
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import ldsopt
from ldsopt import Arch, arch
from ldsopt.codegen.compile import compile_ir
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, parse_assembly
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import Cause, FunctionWaits, WaitFact, WaitFindingKind
from ldsopt.target.waits import encode
from ldsopt.touch import Touch

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "corpus/ir").rglob("*.ll"))
STEP = 1 if os.environ.get("LDSOPT_ALL_WAITS") else 4
"""One in so many modules, and of its waits one in so many."""

CAUSE_OF = {
    WaitFindingKind.REGISTER_HAZARD: Cause.REGISTER,
    WaitFindingKind.MISSING_WAIT: Cause.LDS_DMA,
    WaitFindingKind.OVERTAKEN: Cause.LDS_ORDER,
    WaitFindingKind.ACROSS_BARRIER: Cause.LDS_DMA,
    WaitFindingKind.BARE_BARRIER: Cause.LDS_ORDER,
    WaitFindingKind.AT_RETURN: Cause.END,
}

ENTRY_ONLY = {"expcnt", "vscnt", "storecnt"}


def never(
    earlier: AsmInstruction, later: AsmInstruction, *, between_waves: bool, executions_since: int | None
) -> Touch:
    return Touch.NEVER


def may(
    earlier: AsmInstruction, later: AsmInstruction, *, between_waves: bool, executions_since: int | None
) -> Touch:
    return Touch.MAY


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@cache
def compiled(path: Path) -> tuple[Arch, tuple[AsmFunction, ...]]:
    mcpu = path.stem.rpartition(".")[2]
    text = ldsopt.compile_file(path, mcpu=mcpu).data.decode()
    return arch(mcpu), parse_assembly(text).functions


def test_what_llvm_loses_is_explained() -> None:
    """LLVM 22.1 counts ``global_load_lds`` in lgkmcnt too, which the hardware does not, and so waits for too few LDS
    reads: corrected in LLVM by pull request 179305.
    """
    module = ldsopt.read(ROOT / "corpus/ir/triton-3.9.0/attention.gfx950.ll")
    machine = arch("gfx950")
    of_our_own = f"call void @llvm.amdgcn.s.waitcnt(i32 {encode(machine, lgkmcnt=0)}) "
    ir = module.lowered_text.replace(of_our_own, "")
    functions = parse_assembly(compile_ir(ir, "gfx950").data.decode()).functions
    assert len([f for each in functions for f in CheckedCode(each, machine, never).check().findings]) == 4


@cache
def checked_code() -> list[tuple[str, Arch, AsmFunction, FunctionWaits]]:
    """The functions of modules of the corpus as they came: any two accesses may overlap."""
    codes = [(name_of(path), *compiled(path)) for path in MODULES[STEP - 1 :: STEP]]
    return [
        (name, machine, each, CheckedCode(each, machine, may).check())
        for name, machine, functions in codes
        for each in functions
    ]


def mutants() -> Iterator[tuple[str, Arch, AsmFunction, FunctionWaits, WaitFact]]:
    found = [(*code, fact) for code in checked_code() for fact in code[-1].waits]
    yield from found[STEP - 1 :: STEP]


def hazards(waits: FunctionWaits) -> dict[tuple[WaitFindingKind, int, int, int], Cause]:
    return {
        (f.kind, f.started.line, f.used.line, execution): CAUSE_OF[f.kind]
        for f in waits.findings
        for execution in f.executions
    }


def test_deleting_a_wait_does_what_its_causes_say() -> None:
    """One at a time: the hazards that appear are those of its causes, and none appears without a cause."""
    for where, machine, each, waits, fact in mutants():
        without = CheckedCode(each, machine, may, without={(fact.line, fact.counter)}).check(explain=False)
        before, after = hazards(waits), hazards(without)
        new = {cause for hazard, cause in after.items() if hazard not in before}
        said = fact.causes & set(CAUSE_OF.values())
        if Cause.END in fact.causes:  # a hazard if it is a load; a store that is under way harms no register
            new, said = new - {Cause.REGISTER, Cause.END}, said - {Cause.REGISTER, Cause.END}
        assert new <= said, (where, fact)
        # Two that are in no order on another way already, on which nothing waits, are no new finding on this one.
        assert said - new <= set(before.values()), (where, fact)
        if fact.redundant:
            assert after == before, (where, fact)


def test_nearly_every_wait_is_explained() -> None:
    """The unexplained waits are written by the authors, stand for volatile accesses, or are made by LLVM's loss above.

    At its entry a function that is called waits for everything, also for what nothing in it needs: the convention of
    calls. Those of stores and exports do not count here.
    """
    causes: Counter[bool] = Counter()
    for _, _, each, waits in checked_code():
        for fact in waits.waits:
            is_counted = each.is_kernel or fact.counter not in ENTRY_ONLY
            if is_counted and not fact.redundant and not fact.recoverable:
                causes[fact.causes == {Cause.UNEXPLAINED}] += 1
    assert causes[True] <= 0.01 * causes.total()
