"""Why machine code and IR of a random kernel do different things: the class of a difference, each by an experiment.

A class is not told by its looks but by a change that takes its cause away, after which the two are equal:

* *a wait is missing*: `check` has findings of the code, and with a wait directly behind each operation that they name,
  and no other change, it is equal. In words: how sure `check` is, and whether it names the instructions that the
  execution names;
* *no wait mends it*: `check` has a finding of instructions that the execution names, and what lacks is no wait, as if
  the code had the order of two accesses reversed;
* *an address*: with an alignment that puts the same variable first in IR and code, the two are equal: the kernel
  computes with addresses, and which variable lies where is open;
* *lanes of a wave*: with the LDS accesses of the IR kept in their order they are equal: lanes of a wave exchange bytes
  without a barrier, and to LLVM, which looks at one lane, the two accesses have nothing to do with each other;
* *undefined in IR*: executing the IR has findings, too, which are named.

What is of none of these is *unexplained*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ldsopt.checker.findings import Finding, Verdict
from ldsopt.checker.judging import judge
from ldsopt.checker.options import CheckOptions
from ldsopt.checker.run import compile_mapped
from ldsopt.ir.module import Module
from ldsopt.ir.read import reparse
from ldsopt.isa.assembly import parse_assembly
from ldsopt.simt.findings import SimulationFinding
from ldsopt.simt.simulate import SimulationResult
from ldsopt.target.arch import arch

if TYPE_CHECKING:
    from machine_random import KernelTrial, Version

_OF_CODE = (Verdict.DEFINITE, Verdict.UNPROVEN)
_WAITS = {
    "gfx9": ["\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"],
    "gfx11": ["\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "\ts_waitcnt_vscnt null, 0x0"],
    "gfx12": [f"\ts_wait_{counter} 0x0" for counter in ("loadcnt", "storecnt", "dscnt", "kmcnt")],
}
"""Waits for everything, by generation."""
_OF_WAITS = frozenset({"register-hazard", "missing-wait", "memory-fault"})
"""Findings of an execution that say for themselves that something was not waited for."""
_ACCESS = re.compile(r"^  (?:%[^ ]+ = )?(?:load|store|atomicrmw|cmpxchg)\b.*ptr addrspace\(3\)|^  .*\.lds\(")
_ORDERED = ('  fence syncscope("wavefront") acq_rel', "  call void @llvm.amdgcn.wave.barrier()")
_STATIC = re.compile(r"^(@.* addrspace\(3\) global .*, align )(\d+)", re.MULTILINE)
_FIRST = 8192
"""An alignment above those that the generator gives."""


def explained(trial: KernelTrial, version: Version, runs: Sequence[SimulationResult]) -> tuple[str, str]:
    """The class of a difference, and words about it.

    Args:
        trial: of the kernel.
        version: the code in question; `runs` its executions.
    """
    found = [finding for one in runs for finding in one.findings]
    kinds = sorted({finding.kind for finding in found})
    what = ", ".join(kinds) or "outputs"
    words = str(found[0]) if found else _wrong_outputs(trial, runs)
    checked = tuple(one for one in _checked(trial, version) if one.verdict in _OF_CODE)
    if checked:
        rules = ", ".join(sorted({f"{one.verdict.value} {one.rule.value}" for one in checked}))
        words += f" [{rules}]"
        if _is_equal_with_waits(trial, version, checked):
            surest = min((one.verdict for one in checked), key=_OF_CODE.index)
            return f"a wait is missing ({surest.value}): {_place(checked, found)}", words
        if found and (place := _place(checked, found)) != "at other places":
            return f"no wait mends it, check has a finding {place}: {what}", words
    if not _OF_WAITS.intersection(kinds):
        if _is_equal_first(trial, version.module):
            return f"an address: {what}", words
        if _is_equal_ordered(trial, version.module):
            return f"lanes of a wave: {what}", words
    undefined = sorted({finding.kind for one in trial.runs for finding in one.findings})
    if undefined:
        return f"undefined in IR ({', '.join(undefined)}): {what}", words
    return f"unexplained: {what}", words


def _wrong_outputs(trial: KernelTrial, runs: Sequence[SimulationResult]) -> str:
    wrong = {
        name for one in runs for name, array in one.outputs.items() if array.tobytes() != trial.expected[name]
    }
    return f"different: {', '.join(sorted(wrong))}"


def _checked(trial: KernelTrial, version: Version) -> Sequence[Finding]:
    """What `check` finds in the code of a version."""
    if version.compiled is None:
        return version.findings
    code = compile_mapped(version.module, compiled=version.compiled, begin=trial.compilers.begin)
    return judge(version.module, code, CheckOptions()).findings


def _place(checked: Sequence[Finding], found: Sequence[SimulationFinding]) -> str:
    """Whether findings of `check` name the instructions that one of the execution names."""
    best = "at other places" if found else "nothing is found in execution"
    for one in found:
        lines = {touch.site.line for touch in (one.access, one.other) if touch is not None}
        for other in checked:
            used = other.used.asm_line if other.used else None
            named = lines & {other.started.asm_line, used}
            if len(lines) > 1 and named == lines:
                return "of both instructions"
            if named:
                best = "of one instruction"
    return best


def _is_equal_with_waits(trial: KernelTrial, version: Version, checked: Sequence[Finding]) -> bool:
    """Whether code is equal once every operation that a finding names is waited for at once."""
    behind = {one.started.asm_line for one in checked}
    generation = arch(trial.kernel.arch).generation
    lines = list[str]()
    for number, line in enumerate(version.listing.text, 1):
        lines.append(line)
        if number in behind:
            lines += _WAITS[generation]
    return trial.is_equal(trial.executed(parse_assembly("\n".join(lines), version.module.source)))


def _is_equal_first(trial: KernelTrial, module: Module) -> bool:
    """Whether IR and code are equal once one variable, the first in both, has to lie at address 0."""
    variables = _STATIC.findall(module.text)
    if not variables or ("ptrtoint" not in module.text and "icmp" not in module.text):
        return False
    highest = max(int(align) for _, align in variables)
    first = next(head for head, align in variables if int(align) == highest)
    return _is_equal_as(trial, module, module.text.replace(f"{first}{highest}", f"{first}{_FIRST}"))


def _is_equal_ordered(trial: KernelTrial, module: Module) -> bool:
    """Whether IR and code are equal once LLVM keeps the order of LDS accesses."""
    lines = list[str]()
    for line in module.text.splitlines():
        lines.append(line)
        if _ACCESS.search(line):
            lines += _ORDERED
    if "@llvm.amdgcn.wave.barrier()" not in module.text:
        lines.append("declare void @llvm.amdgcn.wave.barrier()")
    return _is_equal_as(trial, module, "\n".join(lines) + "\n")


def _is_equal_as(trial: KernelTrial, module: Module, text: str) -> bool:
    changed = reparse(text, module)
    runs = trial.executed_ir(changed)
    given = {name: array.tobytes() for name, array in runs[0].outputs.items()}
    version = trial.compiled(changed, "")
    return all(
        not one.findings and {name: array.tobytes() for name, array in one.outputs.items()} == given
        for one in trial.executed(version.listing)
    )
