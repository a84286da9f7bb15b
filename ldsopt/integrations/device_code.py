"""A module for an AMD GPU on its way through a compiler of yours: rewritten by ldsopt, or left as it came.

As inside of Triton (`ldsopt.integrations.triton`), a rewritten module is taken only where the compiler, told all
that the build tells it, makes the same instructions of it that ldsopt has checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ldsopt.compare.worth import CriterionChange, OptimizationGoal, changes, losses, order
from ldsopt.dataclass import dataclass
from ldsopt.integrations.ldsopt_process import (
    LdsoptProcessFailed,
    RewritingCommand,
    compiling_options,
    run_ldsopt,
    said_by_ldsopt,
)
from ldsopt.isa.assembly import Assembly, parse_assembly
from ldsopt.isa.measure import measure_assembly
from ldsopt.isa.measurement import FunctionMeasurement


def kernel_names(text: str) -> list[str]:
    """The kernels that LLVM IR defines, without parsing it; a name in quotes keeps them.

    >>> kernel_names("define protected amdgpu_kernel void @k(ptr %p) #0 {")
    ['k']
    """
    heads = (line.partition("@") for line in text.splitlines() if line.startswith("define "))
    return [rest.partition("(")[0] for head, _, rest in heads if "amdgpu_kernel" in head.split()]


@dataclass(frozen=True, slots=True)
class DeviceModule:
    """A module and how code is made of it.

    Attributes:
        path: its file, LLVM IR as text, behind all passes on the IR.
        arch: the architecture's name.
        features: subtarget features, as ``-mattr`` takes them.
        opt_level: of code generation, ``0`` to ``3``.
        clang: the program that generates code.
    """

    path: Path
    arch: str
    features: str
    opt_level: str
    clang: str


@dataclass(frozen=True, slots=True)
class DeviceRewriting:
    """The result for a module.

    Attributes:
        path: the file to go on with.
        changed: whether that is another module than the one that came.
        said: what is to be said of it, lines.
    """

    path: Path
    changed: bool
    said: str


def rewrite_device_module(
    module: DeviceModule, command: RewritingCommand, assemble: Callable[[Path, Path], None]
) -> DeviceRewriting:
    """The module that the command makes of a module.

    Args:
        module: as the compiler has made it.
        command: what to do with it.
        assemble: writes the assembly that the build makes of a module: from, to.

    Raises:
        LdsoptProcessFailed: the command fails, or the build makes other code than what was checked.
    """
    made = module.path.with_suffix(".ldsopt.ll")
    compiling = compiling_options(module.arch, module.features, f"clang:{module.clang}")
    compiling.append(f"-O{module.opt_level}")
    done = run_ldsopt(*command.checked, str(module.path), "-o", str(made), *compiling)
    if made.read_bytes() == module.path.read_bytes():
        return DeviceRewriting(module.path, False, done.stderr)
    checked, shipped = made.with_suffix(".checked.s"), made.with_suffix(".shipped.s")
    said_by_ldsopt("compile", str(made), "-o", str(checked), *compiling)
    assemble(made, shipped)
    if instructions_of(checked) != instructions_of(shipped):
        raise LdsoptProcessFailed(
            "with the build's options the compiler makes other code than what was checked"
        )
    return DeviceRewriting(made, True, done.stderr)


def instructions_of(path: Path) -> dict[str, list[tuple[str, str]]]:
    """The instructions of assembly, by function."""
    listing: Assembly = parse_assembly(path.read_text(encoding="utf-8", errors="surrogateescape"), str(path))
    return {
        function.name: [(i.mnemonic, i.operands) for i in function.instructions]
        for function in listing.functions
    }


# --- code objects ---------------------------------------------------------------------------------------------
#
# A code object in place of the one that another tool makes of a module, where it is better than that.
#
# The tool's compiler is not among those that ldsopt can call, so the code is of ldsopt's default one. That alone is no
# reason to take it: both are measured, and ours has to be what `optimize` calls better (`ldsopt.compare.worth`): above
# the floor, and ahead in the first criterion of the goal that differs. What only adds (`instrument`) is always taken.


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
