"""Marks of the live ranges of LDS variables, as calls in the IR: written, read, verified and erased.

``@ldsopt.live_in(ptr addrspace(3) @A)`` stands where a range of @A begins, ``@ldsopt.live_out`` where it ends; both are
declared void functions. On every path through a kernel they alternate, beginning with ``live_in`` and ending with
``live_out``, so that at each place a variable is either in a range or not. They stand at the edges of segments
(`ldsopt.analysis.flow.phases`). If only some of the paths into a place come from within a range, the range is stretched
until they agree: marks never say less than the analysis.

Example::

    call void @ldsopt.live_in(ptr addrspace(3) @A)
    store i32 0, ptr addrspace(3) @A
    call void @llvm.amdgcn.s.barrier()
    %v = load i32, ptr addrspace(3) @A
    call void @ldsopt.live_out(ptr addrspace(3) @A)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.phases import Phases
from ldsopt.analysis.liveness.live_ranges import KernelLiveness, ModuleLiveness
from ldsopt.errors import InputError
from ldsopt.ir.details import callee_name, read_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import LOCAL, Function, Module
from ldsopt.ir.syntax import global_name, header, is_instruction, opcode

LIVE_IN, LIVE_OUT = "ldsopt.live_in", "ldsopt.live_out"
DECLARATIONS = tuple(f"declare void @{name}({LOCAL})" for name in (LIVE_IN, LIVE_OUT))

_SAYS = {LIVE_IN: "live_in", LIVE_OUT: "live_out"}


class Mark(NamedTuple):
    """One mark: the variable's name, true for a beginning, and its line (an index into `Module.lines`)."""

    name: str
    begins: bool
    line: int


# --- writing ----------------------------------------------------------------------------------------------


def write_marks(module: Module, liveness: ModuleLiveness) -> Edits:
    """The edits that mark every range of the kernels whose phases are known, without inlined calls."""
    before: dict[int, list[str]] = {}
    by_name = {kernel.name: kernel for kernel in liveness.kernels}
    for function in module.functions():
        kernel = by_name.get(function.name)
        if kernel is not None and kernel.phases is not None and not kernel.inlined:
            for line, texts in _of_kernel(function, kernel, kernel.phases):
                before.setdefault(line, []).extend(texts)
    if not before:
        return Edits({})
    # An end before a beginning at the same place, as their variables may come to share bytes.
    lines = {line: LineEdit(before=tuple(sorted(texts, reverse=True))) for line, texts in before.items()}
    return Edits(lines, DECLARATIONS)


def _of_kernel(function: Function, kernel: KernelLiveness, phases: Phases) -> Iterator[tuple[int, list[str]]]:
    for buffer in kernel.buffers:
        inside = _stretched(buffer.occupied, phases)
        for number, targets in enumerate(phases.successors):
            is_in = bool(inside >> number & 1)
            sources = phases.predecessors[number]
            comes_in = bool(sources) and bool(inside >> sources[0] & 1)  # all sources agree
            first, last = _first(function, phases, number), _last(function, phases, number)
            ends = is_in and not targets
            if is_in and not any(inside >> source & 1 for source in sources):
                if ends and first == last:
                    continue  # the range would hold nothing but the end of the function
                yield first, [_text(LIVE_IN, buffer.name)]
            elif not is_in and comes_in:
                yield first, [_text(LIVE_OUT, buffer.name)]
            if ends:
                yield last, [_text(LIVE_OUT, buffer.name)]


def _stretched(inside: int, phases: Phases) -> int:
    """The segments, with enough others added that every range begins and ends at the edge of a segment.

    A range begins at a segment if no path into it comes from within the range, and ends there if all do.
    """
    changed = True
    while changed:
        changed = False
        for number, sources in enumerate(phases.predecessors):
            from_within = [bool(inside >> source & 1) for source in sources]
            if not any(from_within) or all(from_within):
                continue
            added = 1 << number
            if inside >> number & 1:
                added = sum(1 << source for source in sources)
            if added & ~inside:
                inside |= added
                changed = True
    return inside


def _first(function: Function, phases: Phases, number: int) -> int:
    segment = phases.segments[number]
    for instruction in function.instructions[segment.start : segment.stop]:
        if instruction.opcode != "phi":
            return instruction.line
    raise AssertionError("a segment ends with a barrier or a terminator")


def _last(function: Function, phases: Phases, number: int) -> int:
    return function.instructions[phases.segments[number].stop - 1].line


def _text(mark: str, name: str) -> str:
    return f"  call void @{mark}({LOCAL} {global_name(name)})"


# --- reading ----------------------------------------------------------------------------------------------


def has_marks(module: Module) -> bool:
    """True if there is a mark, or the declaration of one."""
    return "@ldsopt.live_" in module.text


def read_marks(module: Module) -> dict[str, tuple[Mark, ...]]:
    """The marks of each function that has some.

    Raises:
        InputError: an operand is not one LDS variable, or on some path they do not alternate.
    """
    names = {g.name for g in module.lds_globals()}
    found: dict[str, tuple[Mark, ...]] = {}
    for function in module.functions():
        marks: dict[int, Mark] = {}
        for at, instruction in enumerate(function.instructions):
            says = _SAYS.get(callee_name(module, instruction)) if instruction.opcode == "call" else None
            if says is None:
                continue
            operand = module.constant(instruction.operands[0])
            name = operand.name
            if name not in names or operand.opcode != "global":
                raise _error(module, f"{says} needs one LDS variable as its operand", instruction.line)
            marks[at] = Mark(name, says == "live_in", instruction.line)
        if marks:
            _check_balance(module, function, marks)
            found[function.name] = tuple(marks.values())
    return found


def _check_balance(module: Module, function: Function, marks: dict[int, Mark]) -> None:
    flow = of_function(function)
    names = sorted({mark.name for mark in marks.values()})
    inside: dict[int, frozenset[str]] = {0: frozenset()}
    for number in flow.order:
        block, state = function.blocks[number], set(inside[number])
        for at in range(block.start, block.stop):
            if (mark := marks.get(at)) is None:
                continue
            if mark.begins == (mark.name in state):
                what = "live_in where it is live already" if mark.begins else "live_out where it is not live"
                raise _error(module, f"unbalanced marks: @{mark.name} has a {what}", mark.line)
            (state.add if mark.begins else state.remove)(mark.name)
        end = function.instructions[block.stop - 1].line
        if not flow.successors[number] and state:
            raise _error(module, f"unbalanced marks: @{min(state)} is still live at the end", end)
        for target in flow.successors[number]:
            before = inside.setdefault(target, frozenset(state))
            if before != state:
                name = next(n for n in names if (n in before) != (n in state))
                raise _error(module, f"unbalanced marks: @{name} is live on one path to a block only", end)


def _error(module: Module, message: str, line: int) -> InputError:
    return InputError(message, file=module.source, line=line + 1, remedy="erase the marks, or correct them")


def erase_marks(module: Module) -> Edits:
    """The edits that remove all marks and their declarations."""
    marks = (n for n, line in enumerate(module.lines) if "@ldsopt.live_" in line and _is_mark(line))
    return Edits({number: LineEdit(replacement=()) for number in marks})


def _is_mark(line: str) -> bool:
    """True if a line is a call of a mark, or its declaration."""
    if is_instruction(line):
        return opcode(line) == "call" and read_call(line).callee in _SAYS
    declared = header(line)
    return declared is not None and declared.name in _SAYS
