"""The places at which a loop without marks may be cut into stages.

Nothing is moved: a cut is a place between two instructions of the body that every iteration passes. There are

* those that have to be: behind each barrier and wait of the author's, since none may stand inside of a stage, and at
  the end of the body;
* those that may be: where the work changes from one unit to another (memory, LDS, matrix), and in the middle of four
  pieces of work or more for one unit.

Between two cuts that follow each other is a *segment*; stages are made of these
(`ldsopt.transforms.pipeline.proposal`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from ldsopt.analysis.flow.control_flow import ControlFlow, Loop
from ldsopt.ir.calls import callee_name, is_call
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.module import Function, Module
from ldsopt.ir.synchronization import barriers, declarations_of, read_fence, whole_barrier
from ldsopt.target.intrinsics import family, is_of
from ldsopt.target.opcodes import WorkUnit
from ldsopt.transforms.pipeline.slot_contents import is_synchronization

_MATRIX = family("llvm.amdgcn.", "mfma smfmac wmma swmmac")
_MEMORY = family("llvm.amdgcn.", "global flat image tensor") | frozenset(
    f"llvm.amdgcn.{kind}.{pointer}{buffer}"
    for kind in ("raw", "struct")
    for pointer in ("", "ptr.")
    for buffer in ("buffer", "tbuffer")
)
_ACCESSES = ("load", "store", "atomicrmw", "cmpxchg")
_SPACES = ("ptr", "ptr addrspace(1)")
_SPLIT_FROM = 4
"""Pieces of work for one unit that follow each other, from which on they may be cut in the middle."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A place at which a stage may end.

    Attributes:
        line: of the instruction that it stands in front of, an index into `Module.lines`.
        why: it has to be or may be, in words; empty at the end of the body.
        is_needed: every partition has it.
    """

    line: int
    why: str
    is_needed: bool


@dataclass(frozen=True, slots=True)
class LoopCuts:
    """The cuts of a loop.

    Attributes:
        function: the kernel.
        loop: of it.
        cuts: in the order in which an iteration passes them; the last is the end of the body.
    """

    function: Function
    loop: Loop
    cuts: tuple[Cut, ...]

    def marked(self, marks: Sequence[Sequence[str]]) -> Edits:
        """The edits that put a mark at cuts: of each cut the names of the stages that end there, mostly none or one."""
        lines = {
            cut.line: tuple(
                f'  call void asm sideeffect "; ldsopt.stage {name}", "~{{memory}}"()' for name in names
            )
            for cut, names in zip(self.cuts, marks, strict=True)
            if names
        }
        return Edits({line: LineEdit(before=marks) for line, marks in lines.items()})

    def counted(self, module: Module) -> Edits:
        """The edits that put an instruction which its number follows as a comment at each cut, to be found in the code.

        Nothing is scheduled across it, as nothing will be across the barrier that it stands for.
        """
        fence = "  call void @llvm.amdgcn.sched.barrier(i32 0)"
        lines = {
            cut.line: LineEdit(
                before=(
                    fence,
                    f'  call void asm sideeffect "s_nop 0 ; ldsopt.cut {number}", "~{{memory}}"()',
                    fence,
                )
            )
            for number, cut in enumerate(self.cuts)
        }
        return Edits(lines, declarations_of(module, [fence]))


def find_cuts(
    module: Module, function: Function, flow: ControlFlow, loop: Loop, lds: Collection[int]
) -> LoopCuts:
    """The cuts of a loop.

    Args:
        module, function, flow, loop: to look at.
        lds: lines of the kernel's accesses of LDS but for copies from memory.
    """
    return LoopCuts(function, loop, tuple(_CutSearch(module, function, flow, loop, lds).run()))


class _CutSearch:
    def __init__(
        self, module: Module, function: Function, flow: ControlFlow, loop: Loop, lds: Collection[int]
    ) -> None:
        self._module, self._function, self._lds = module, function, lds
        dominates = flow.dominators.dominates
        latches = [block for block in flow.predecessors[loop.header] if block in loop.blocks]
        passed = [
            block
            for block in flow.order
            if block in loop.blocks and all(dominates(block, latch) for latch in latches)
        ]
        self._path = [
            at for block in passed for at in range(function.blocks[block].start, function.blocks[block].stop)
        ]

    def run(self) -> Iterator[Cut]:
        """Yields the cuts in the order in which an iteration passes them."""
        instructions, path = self._function.instructions, self._path
        needed = {path.index(at) + 1 for at in self._synchronizing()}
        works = [(place, unit) for place, at in enumerate(path) if (unit := self._unit(at))]
        end = len(path) - 1
        if needed and not any(map(self._touches_memory, path[max(needed) : end])):
            needed = (needed - {max(needed)}) | {end}
        for place, why in sorted(self._between(works).items() | {(one, "") for one in {*needed, end}}):
            if why and place in {*needed, end}:
                continue
            said = why or (
                "a barrier or a wait of the author's" if place in needed else "the end of the body"
            )
            yield Cut(instructions[path[place]].line, said, is_needed=not why)

    def _synchronizing(self) -> Iterator[int]:
        """Yields the last instruction of each group of fences, waits and one barrier that may end a stage."""
        last, has_barrier, instructions = -1, False, self._function.instructions
        for at in self._path:
            instruction = instructions[at]
            fence = read_fence(self._module, instruction.line)
            if fence is not None or is_synchronization(self._module, instruction):
                ends_one = (
                    has_barrier and at - 1 == last and whole_barrier(self._module, instructions, last) == at
                )
                is_barrier = fence is None and not ends_one and bool(barriers(self._module, instruction))
                if has_barrier and (is_barrier or (fence is not None and fence.releases)):
                    yield last
                    has_barrier = False
                last, has_barrier = at, has_barrier or is_barrier
            elif last >= 0 and (self._touches_memory(at) or (has_barrier and self._unit(at))):
                yield last
                last, has_barrier = -1, False
        if last >= 0:
            yield last

    def _touches_memory(self, at: int) -> bool:
        """True if what stands behind it belongs to another slot than what stands in front of it."""
        if self._function.instructions[at].opcode in _ACCESSES:
            return True
        return self._unit(at) in (WorkUnit.MEMORY, WorkUnit.LDS)

    def _between(self, works: Sequence[tuple[int, WorkUnit]]) -> dict[int, str]:
        """The places where the work changes, or has come to its middle, and why one may cut there."""
        found: dict[int, str] = {}
        run: list[int] = []
        for number, (place, unit) in enumerate(works):
            before = works[number - 1][1] if number else None
            if unit is not before:
                if before is not None:
                    found[place] = f"from {before.value} to {unit.value}"
                run = []
            run.append(place)
            is_last = number + 1 == len(works) or works[number + 1][1] is not unit
            if is_last and len(run) >= _SPLIT_FROM:
                found[run[len(run) // 2]] = f"half of {len(run)} for {unit.value}"
        return found

    def _unit(self, at: int) -> WorkUnit | None:
        """The unit that an instruction is work for."""
        instruction = self._function.instructions[at]
        if instruction.line in self._lds:
            return WorkUnit.LDS
        if instruction.opcode in _ACCESSES:
            pointer = instruction.operands[1 if instruction.opcode == "store" else 0]
            return WorkUnit.MEMORY if self._module.type_of(pointer) in _SPACES else None
        if not is_call(instruction):
            return None
        name = callee_name(self._module, instruction) or ""
        if is_of(name, _MATRIX):
            return WorkUnit.MATRIX
        return WorkUnit.MEMORY if is_of(name, _MEMORY) else None
