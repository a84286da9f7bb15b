"""Why machine code and IR of a random kernel do different things: the class of a difference, each by an experiment.

A class is not told by its looks but by a change that takes its cause away, after which the two are equal:

* *a wait is missing*: `check` has findings of the code, and with a wait directly behind each operation that they name,
  and no other change, it is equal. In words: how sure `check` is, and whether it names the instructions that the
  execution names;
* *an address*: with an alignment that puts the same variable first in IR and code, the two are equal: the kernel
  computes with addresses, and which variable lies where is open;
* *lanes of a wave*: with the LDS accesses of the IR kept in their order they are equal: lanes of a wave exchange bytes
  without a barrier, and to LLVM, which looks at one lane, the two accesses have nothing to do with each other;
* *an atomic that changes nothing*: without the atomic operations that leave every value as it is they are equal: LLVM
  makes loads of these, and code does not say that a load is atomic;
* *no wait mends it*: `check` has a finding of instructions that the execution names, and what lacks is no wait, as if
  the code had the order of two accesses reversed;
* *undefined in IR*: executing the IR has findings, too, which are named.

A wait may be missing besides. Where the execution itself says that something was not waited for, `check` has to name
both instructions before another class is tried. What is of none of these is *unexplained*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ldsopt import CheckOptions, Finding, Module, SimulationFinding, SimulationResult, Verdict, arch
from ldsopt.checker.judging import judge
from ldsopt.checker.run import compile_mapped
from ldsopt.isa.assembly import parse_assembly

if TYPE_CHECKING:
    from machine_random import KernelTrial, Version

_OF_CODE = (Verdict.DEFINITE, Verdict.UNPROVEN)
_WAITS = {
    "gfx9": ["\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)"],
    "gfx10": ["\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "\ts_waitcnt_vscnt null, 0x0"],
    "gfx11": ["\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "\ts_waitcnt_vscnt null, 0x0"],
    "gfx12": [f"\ts_wait_{counter} 0x0" for counter in ("loadcnt", "storecnt", "dscnt", "kmcnt")],
}
"""Waits for everything, by generation."""
_BOTH, _ELSEWHERE = "of both instructions", "at other places"
_OF_WAITS = frozenset({"register-hazard", "missing-wait", "memory-fault"})
"""Findings of an execution that say for themselves that something was not waited for."""
_ACCESS = re.compile(r"^  (?:%[^ ]+ = )?(?:load|store|atomicrmw|cmpxchg)\b.*ptr addrspace\(3\)|^  .*\.lds\(")
_ORDERED = ('  fence syncscope("wavefront") acq_rel', "  call void @llvm.amdgcn.wave.barrier()")
_IDLE = re.compile(
    r"^(  %[^ ]+ = )atomicrmw (?:(?:add|sub|or|xor|umax) ptr addrspace\(3\) [^,]+, (i\d+) 0"
    r"|(?:and|umin) ptr addrspace\(3\) [^,]+, (i\d+) -1) .*$",
    re.MULTILINE,
)
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
    checked = _checked(trial, version)
    if checked:
        words += f" [{', '.join(sorted({f'{one.verdict.value} {one.rule.value}' for one in checked}))}]"
        if _is_equal_with_waits(trial, version, checked):
            surest = min((one.verdict for one in checked), key=_OF_CODE.index)
            return f"a wait is missing ({surest.value}): {_place(checked, found)}", words
    if all(_place(checked, [one]) == _BOTH for one in found if one.kind in _OF_WAITS):
        for name, changed in _CHANGES:
            text = changed(version.module)
            if text and (also := _is_equal_as(trial, text)) is not None:
                return f"{name}{also}: {what}", words
    if checked and found and (place := _place(checked, found)) != _ELSEWHERE:
        return f"no wait mends it, check has a finding {place}: {what}", words
    undefined = sorted({finding.kind for one in trial.runs for finding in one.findings})
    if undefined:
        return f"undefined in IR ({', '.join(undefined)}): {what}", words
    return f"unexplained: {what}", words


def _wrong_outputs(trial: KernelTrial, runs: Sequence[SimulationResult]) -> str:
    wrong = {
        name for one in runs for name, array in one.outputs.items() if array.tobytes() != trial.expected[name]
    }
    return f"different: {', '.join(sorted(wrong))}"


def _checked(trial: KernelTrial, version: Version) -> list[Finding]:
    """The findings of `check` in the code of a version, definite or unproven."""
    found: Sequence[Finding] = version.findings
    if version.compiled is not None:
        code = compile_mapped(version.module, compiled=version.compiled)
        found = judge(version.module, code, CheckOptions()).findings
    return [one for one in found if one.verdict in _OF_CODE]


def _place(checked: Sequence[Finding], found: Sequence[SimulationFinding]) -> str:
    """A phrase for how far findings of `check` name the instructions that one of the execution names."""
    best = _ELSEWHERE if found else "nothing is found in execution"
    for one in found:
        lines = {touch.site.line for touch in (one.access, one.other) if touch is not None}
        for other in checked:
            used = other.used.asm_line if other.used else None
            named = lines & {other.started.asm_line, used}
            if len(lines) > 1 and named == lines:
                return _BOTH
            if named:
                best = "of one instruction"
    return best


def _is_equal_with_waits(trial: KernelTrial, version: Version, checked: Sequence[Finding]) -> bool:
    """True if code is equal once every operation that a finding names is waited for at once."""
    behind = {one.started.asm_line for one in checked}
    generation = arch(trial.kernel.arch).generation
    lines = list[str]()
    for number, line in enumerate(version.listing.text, 1):
        lines.append(line)
        if number in behind:
            lines += _WAITS[generation]
    return trial.is_equal(trial.executed(parse_assembly("\n".join(lines), version.module.source)))


def _with_one_first(module: Module) -> str:
    """The module with the variable that the simulator lays first so aligned that LLVM does, too; empty for none."""
    variables = _STATIC.findall(module.text)
    if not variables or ("ptrtoint" not in module.text and "icmp" not in module.text):
        return ""
    highest = max(int(align) for _, align in variables)
    first = next(head for head, align in variables if int(align) == highest)
    return module.text.replace(f"{first}{highest}", f"{first}{_FIRST}")


def _in_order(module: Module) -> str:
    """The module with LDS accesses that LLVM keeps in their order."""
    lines = list[str]()
    for line in module.text.splitlines():
        lines.append(line)
        if _ACCESS.search(line):
            lines += _ORDERED
    if "@llvm.amdgcn.wave.barrier()" not in module.text:
        lines.append("declare void @llvm.amdgcn.wave.barrier()")
    return "\n".join(lines) + "\n"


def _without_idle_atomics(module: Module) -> str:
    """The module without atomic operations that change nothing, and give nothing to others; empty if there is none."""
    text = _IDLE.sub(r"\1add \2\3 0, 0", module.text)
    return text if text != module.text else ""


_CHANGES = (
    ("an address", _with_one_first),
    ("lanes of a wave", _in_order),
    ("an atomic that changes nothing", _without_idle_atomics),
)
"""Classes, and what takes the cause of each away."""


def _is_equal_as(trial: KernelTrial, text: str) -> str | None:
    """The further change that makes IR and code of a changed module equal: none, or waits; ``None`` if neither does."""
    changed = trial.of(text)
    version = changed.compiled(changed.module, "")
    if changed.is_equal(changed.executed(version.listing)):
        return ""
    checked = _checked(changed, version)
    if checked and _is_equal_with_waits(changed, version, checked):
        return ", and a wait is missing"
    return None
