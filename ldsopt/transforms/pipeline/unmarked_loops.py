"""The loop without marks that is cut into stages by itself, and what it may not do besides.

Loops that are asked about are the innermost ones of kernels that touch LDS. Where there are several, the user says
which.

Marks are the author's word that no wave waits for another by way of global memory. Without them that has to follow
from the code: a barrier that such a loop already has may be what orders its accesses of global memory, and with a phase
shift it meets another barrier. So nothing in the kernel up to the loop's end may write global memory, or learn from it
how far others are; what follows the loop may, since behind it the groups meet again.
"""

from __future__ import annotations

from collections.abc import Iterator

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop, of_function
from ldsopt.analysis.global_memory.accesses import accesses_of
from ldsopt.analysis.provenance.provenance import provenance_of
from ldsopt.analysis.stages.dependences import is_from_memory
from ldsopt.errors import InputError
from ldsopt.ir.calls import callee_name
from ldsopt.ir.marks import stage_marks
from ldsopt.ir.module import Function, Module, refused
from ldsopt.transforms.pipeline.cuts import LoopCuts, find_cuts
from ldsopt.transforms.pipeline.marked_module import is_second_body


def find_loop(module: Module, line: int | None) -> LoopCuts:
    """The loop that is to be cut into stages, with its cuts.

    Args:
        module: without marks.
        line: of the input, 1-based, that the loop has; ``None`` for the only one there is.

    Raises:
        InputError: there are marks; there is no such loop, or more than one; or it may not be cut by itself.
    """
    accesses = {one.name: one.accesses for one in provenance_of(module).found}
    functions = [one for one in module.functions() if one.is_kernel and not is_second_body(one)]
    found: list[tuple[Function, ControlFlow, Loop]] = []
    for function in functions:
        for mark in stage_marks(module, function).values():
            raise refused(
                module,
                mark.line,
                f"'{function.name}' has stage marks already",
                "leave out --auto, or take the marks away",
            )
        touching = {access.line for access in accesses[function.name]}
        flow = of_function(function)
        found += [(function, flow, one) for one in _innermost(flow) if touching & set(_lines(function, one))]
    function, flow, loop = _chosen(module, found, line)
    _refuse_global_order(module, function, flow, loop)
    lds = {access.line for access in accesses[function.name] if not is_from_memory(access)}
    return find_cuts(module, function, flow, loop, lds)


def first_line(module: Module, function: Function, loop: Loop) -> int | None:
    """The first line of the input that a loop has, 1-based, if it is known."""
    return min(
        (line for one in _lines(function, loop) if (line := module.source_lines.of(one + 1))), default=None
    )


def _innermost(flow: ControlFlow) -> Iterator[Loop]:
    for loop in flow.loops:
        if not any(other.header in loop.blocks for other in flow.loops if other.header != loop.header):
            yield loop


def _lines(function: Function, loop: Loop) -> list[int]:
    blocks = [function.blocks[number] for number in sorted(loop.blocks)]
    return [function.instructions[at].line for block in blocks for at in range(block.start, block.stop)]


def _chosen(
    module: Module, found: list[tuple[Function, ControlFlow, Loop]], line: int | None
) -> tuple[Function, ControlFlow, Loop]:
    """The loop with a line; without one the only one.

    Raises:
        InputError: there is none, or more than one.
    """
    if not found:
        raise InputError(
            "no loop of a kernel touches LDS",
            file=module.source,
            remedy="a pipeline is made of a loop that loads, computes and stores in turn; keep it from being unrolled",
        )
    if line is not None:
        for one in found:
            if line in {module.source_lines.of(at + 1) for at in _lines(one[0], one[2])}:
                return one
    elif len(found) == 1:
        return found[0]
    lines = [first_line(module, one[0], one[2]) for one in found]
    known = ", ".join(str(at) for at in sorted(at for at in lines if at is not None))
    several = "one loop touches" if len(found) == 1 else f"{len(found)} loops touch"
    raise InputError(
        f"{several} LDS, at {known or 'no known line'}"
        + ("" if line is None else f"; line {line} is in none"),
        file=module.source,
        line=line,
        remedy="say which by one of its lines: --loop LINE",
    )


def _refuse_global_order(module: Module, function: Function, flow: ControlFlow, loop: Loop) -> None:
    ahead = {
        number for number in range(len(function.blocks)) if flow.leads_to(number, loop.header)
    } | loop.blocks
    for access in accesses_of(function, module):
        if function.block_at[access.at] not in ahead or not (access.writes or access.signals):
            continue
        instruction = function.instructions[access.at]
        if not (
            access.is_dma and ".load." in callee_name(module, instruction)
        ):  # these write LDS, and read memory
            raise refused(
                module,
                instruction.line,
                "this may write global memory in the loop or in front of it, and whether another wave waits for "
                "that at a barrier of the loop is not known",
                "mark the stages by hand if none does (LDSOPT_STAGE of ldsopt.h)",
            )
