"""The instructions that may stand in a stage: all except those that order waves, or may touch LDS unseen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from ldsopt.analysis.flow.callees import CalleeKind, Callees
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.analysis.stages.stage_loop import Slot
from ldsopt.dataclass import dataclass
from ldsopt.ir.details import POINTER_OPERAND, is_call
from ldsopt.ir.inline_asm import InlineAsm
from ldsopt.ir.marks import read_stage_mark
from ldsopt.ir.module import Function, Instruction, Module, refused
from ldsopt.ir.synchronization import Barrier, CounterWait, read_fence, steps, whole_barrier
from ldsopt.target.intrinsics import Transfer

# --- ends of stages -------------------------------------------------------------------------------------------
#
# The author's instructions at the end of a stage: waits, fences and a barrier around the mark.
#
# They belong to the slot if nothing that may touch memory stands between them and the mark. Arithmetic may stand there:
# compilers move it freely. An instruction that two slots could have belongs to the mark that it stands in front of::
#
#     s.waitcnt(vmcnt(0)); fence release; s.barrier; fence acquire; MARK      ; all of slot k
#
# At the loop's head, behind the last mark, waits may stand, as front-ends put them there. They are left as they are: a
# wait that comes after the slot's barrier publishes nothing. A barrier there is moved to the mark. The first iteration
# needs none, as there is one in front of the loop, and a wave that leaves the loop passes one more.


_TOUCHES_MEMORY = frozenset({"load", "store", "atomicrmw", "cmpxchg", "va_arg"})


@dataclass(frozen=True, slots=True)
class FilledSlot:
    """A slot, and the lines of the synchronization that belongs to it."""

    content: Slot
    lines: frozenset[int]


def is_synchronization(module: Module, instruction: Instruction) -> bool:
    """True if an instruction is known to hold a barrier or a wait."""
    return bool(steps(module, instruction))


def read_slots(
    module: Module, function: Function, callees: Callees, places: Sequence[tuple[int, list[int]]]
) -> list[FilledSlot]:
    """The instructions at each slot.

    Args:
        module, function, callees: the code.
        places: for each slot the index of its mark, and the indices of the instructions behind it.

    Raises:
        InputError: a slot has two barriers, or one that not all waves meet at one place.
    """
    reader = _SlotReader(module, function, callees)
    starts = (function.blocks[function.block_at[at]].start for at, _ in places)
    paths = (range(at - 1, start - 1, -1) for (at, _), start in zip(places, starts, strict=True))
    in_front = [reader.zone(path)[::-1] for path in paths]
    taken = {at for zone in in_front for at in zone}
    return [
        reader.slot(at, front, [i for i in reader.zone(following) if i not in taken])
        for (at, following), front in zip(places, in_front, strict=True)
    ]


class _SlotReader:
    def __init__(self, module: Module, function: Function, callees: Callees) -> None:
        self._module, self._function, self._callees = module, function, callees

    def zone(self, path: Iterable[int]) -> list[int]:
        """The synchronization on a path from a mark, up to an instruction that may touch memory, or to another mark."""
        found = []
        for at in path:
            instruction = self._function.instructions[at]
            if read_fence(self._module, instruction.line) or is_synchronization(self._module, instruction):
                found.append(at)
            elif self._ends_zone(instruction):
                break
        return found

    def _ends_zone(self, instruction: Instruction) -> bool:
        if instruction.opcode in _TOUCHES_MEMORY or read_stage_mark(self._module, instruction):
            return True
        if not is_call(instruction):
            return False
        return self._callees.of(instruction).kind not in (CalleeKind.PURE, CalleeKind.HARMLESS)

    def slot(self, at: int, front: list[int], behind: list[int]) -> FilledSlot:
        line_of = {i: self._function.instructions[i].line for i in (*front, at, *behind)}
        mark = read_stage_mark(self._module, self._function.instructions[at])
        assert mark is not None
        order = [*front, at, *behind]
        barriers = [i for i in order if self._barriers(i)]
        whole = whole_barrier(self._module, self._function.instructions, barriers[0]) if barriers else None
        if barriers and whole is None:
            raise refused(
                self._module,
                line_of[barriers[0]],
                f"a barrier in two parts, or not of the whole workgroup, at the end of stage '{mark.name}'",
                "write llvm.amdgcn.s.barrier, or the wait right behind the signal, or leave it out",
            )
        for other in barriers:
            if whole is not None and not barriers[0] <= other <= whole:
                raise refused(
                    self._module,
                    line_of[other],
                    f"two barriers at the end of stage '{mark.name}'",
                    "leave one, or end a stage without instructions between them with a mark",
                )
        begins, ends = (barriers[0], whole) if whole is not None else (at, at)
        at_head = begins not in front and begins < at
        if at_head:
            begins = ends = at
        ahead, after = order[: order.index(begins)], order[order.index(ends) + 1 :]
        content = Slot(
            mark=line_of[at],
            barrier=None if begins == at else (line_of[begins], line_of[ends]),
            releases=self._fence((line_of[i] for i in ahead), releases=True),
            acquires=self._fence((line_of[i] for i in after if i > at or i in front), releases=False),
            waits=tuple(step for i in (*ahead, begins) for step in self._waits(i)),
            moved=frozenset(line_of[i] for i in barriers if at_head),
        )
        return FilledSlot(content, frozenset(line_of.values()) - {line_of[at]})

    def _barriers(self, at: int) -> list[Barrier]:
        found = steps(self._module, self._function.instructions[at]) or ()
        return [step for step in found if isinstance(step, Barrier)]

    def _waits(self, at: int) -> list[CounterWait]:
        """The waits of an instruction that come in front of a barrier in it."""
        found: list[CounterWait] = []
        for step in steps(self._module, self._function.instructions[at]) or ():
            if isinstance(step, Barrier):
                break
            found.append(step)
        return found

    def _fence(self, lines: Iterable[int], *, releases: bool) -> int | None:
        for line in lines:
            fence = read_fence(self._module, line)
            if fence is not None and fence.orders_lds and (fence.releases if releases else fence.acquires):
                return line
        return None


_KNOWN_CALLS = frozenset(
    {
        CalleeKind.LDS,
        CalleeKind.COPY,
        CalleeKind.FILL,
        CalleeKind.PURE,
        CalleeKind.HARMLESS,
        CalleeKind.INTRINSIC,
    }
)


@dataclass
class StageContents:
    """Finds instructions that may not stand in a stage.

    Attributes:
        provenance: of the module.
    """

    provenance: Provenance

    def unsuitable(self, instruction: Instruction) -> tuple[str, str] | None:
        """The reason why an instruction may not stand in a stage, and what to do about it; ``None`` if it may."""
        module, callees = self.provenance.module, self.provenance.callees
        if is_synchronization(module, instruction):
            found = steps(module, instruction) or ()
            if any(isinstance(step, Barrier) for step in found):
                return "a barrier", "take it away, or end the stage there with a mark"
            return "a wait", "move it to the end of a stage, right in front of the mark"
        if not is_call(instruction):
            return self._flat_access(instruction)
        callee, asm = callees.of(instruction), module.inline_asm(instruction.operands[-1])
        if asm is not None:
            if not _is_harmless(asm) or callees.hides_dma(instruction):
                what = "inline assembly that may touch LDS, or of which it is not known what it does,"
                return what, "use intrinsics"
            return None
        if callees.hides_dma(instruction):
            return f"a call of '{callee.name}', an LDS-DMA that is not known,", "use one that is listed"
        if callee.intrinsic is not None and callee.intrinsic.transfer is Transfer.DMA_MARKED:
            return (
                "a copy that only a wait for its mark (wait.asyncmark) completes",
                "use the form without marks: what orders it here is the counter",
            )
        if callee.kind not in _KNOWN_CALLS:
            name = f"'{callee.name}'" if callee.name else "a pointer"
            return f"a call of {name}, whose effects are not known,", "let the compiler inline it"
        return None

    def _flat_access(self, instruction: Instruction) -> tuple[str, str] | None:
        """The reason against an access by a flat pointer, if the module casts LDS addresses to flat ones."""
        if instruction.opcode not in POINTER_OPERAND or not self._casts_lds:
            return None
        pointer = instruction.operands[POINTER_OPERAND[instruction.opcode]]
        if self.provenance.module.type_of(pointer) != "ptr":
            return None
        return (
            "an access by a flat pointer, which may reach LDS,",
            "cast it to the address space it points into",
        )

    @cached_property
    def _casts_lds(self) -> bool:
        lines = self.provenance.module.lines
        return self.provenance.escapes or any(
            "addrspacecast" in line and "addrspace(3)" in line for line in lines
        )


def _is_harmless(asm: InlineAsm) -> bool:
    """True if all instructions of an assembly statement are known, and none affects LDS."""
    return (
        asm.statements is not None
        and asm.is_straight
        and not any(statement.may_touch_lds for statement in asm.statements)
    )
