"""A code object in place of the one that another tool makes of a module, where it is better than that.

The tool's compiler is not among those that ldsopt can call, so the code is of ldsopt's default one. That alone is no
reason to take it: both are measured, and ours has to be what ``optimize`` calls better (`ldsopt.compare.worth`): above
the floor, and ahead in the first criterion of the goal that differs. What only adds (``instrument``) is always taken.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ldsopt.compare.worth import CriterionChange, OptimizationGoal, changes, losses, order
from ldsopt.integrations.ldsopt_process import RewritingCommand, run_ldsopt
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import FunctionMeasurement

Functions = Mapping[str, FunctionMeasurement]


@dataclass(frozen=True, slots=True)
class BetterObject:
    """The result for a module.

    Attributes:
        code: the code object, if it is better than the tool's own.
        said: what is to be said of it, in a line.
    """

    code: bytes | None
    said: str


def better_object(
    module: Path, own: Path, command: RewritingCommand, target: Sequence[str], scratch: Path
) -> BetterObject:
    """The module that a command makes of a module, if that is better code than the tool's.

    Args:
        module: LLVM IR, behind all passes on the IR.
        own: the assembly that the tool makes of it.
        command: what to do with the module.
        target: options that say for which architecture code is made.
        scratch: a folder for files.

    Raises:
        LdsoptProcessFailed: a command of ldsopt fails.
    """
    made = scratch / f"made{module.suffix}"
    assembly, code = made.with_suffix(".s"), made.with_suffix(".hsaco")
    run_ldsopt(*command.checked, str(module), "-o", str(made), *target)
    if made.read_bytes() == module.read_bytes():
        return BetterObject(None, "left as it came: nothing is better")
    run_ldsopt("compile", str(made), "-o", str(assembly), *target)
    if command.only_adds:
        run_ldsopt("compile", str(made), "-o", str(code), *target)
        return BetterObject(code.read_bytes(), f"{command.words[0]}: its kernels make records")
    better, worse = _judged(_functions(own), _functions(assembly), _goal(command))
    if worse or not better:
        return BetterObject(
            None, f"left as it came: its own compiler is better ({_listed(worse) or 'no gain'})"
        )
    run_ldsopt("compile", str(made), "-o", str(code), *target)
    return BetterObject(code.read_bytes(), f"{command.words[0]}: {_listed(better)}")


def _judged(
    before: Functions, after: Functions, goal: OptimizationGoal
) -> tuple[list[CriterionChange], list[CriterionChange]]:
    """The gain, and the objection: a first criterion that is worse, or a fall below the floor."""
    pairs = [(before[name], after[name]) for name in before if name in after]
    found = [list(changes(*pair, [criterion.name for criterion in order(goal)])) for pair in pairs]
    deciding = [one[0] for one in found if one and not one[0].is_better]
    fallen = [change for pair in pairs for change in losses(*pair, goal)]
    return [change for one in found for change in one if change.is_better], [*deciding, *fallen]


def _functions(assembly: Path) -> Functions:
    text = assembly.read_text(encoding="utf-8", errors="surrogateescape")
    return {one.name: one for one in measure_assembly(text, str(assembly)).functions}


def _goal(command: RewritingCommand) -> OptimizationGoal:
    """The goal that the command names, where it is one of `optimize`'s."""
    words = " ".join(command.words).replace("--goal=", "--goal ").split()
    asked = words[words.index("--goal") + 1] if "--goal" in words else ""
    known = {goal.value: goal for goal in OptimizationGoal}
    return known.get(asked, OptimizationGoal.BALANCED)


def _listed(found: Sequence[CriterionChange]) -> str:
    return ", ".join(dict.fromkeys(map(str, found)))
