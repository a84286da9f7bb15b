"""The instructions that may stand in a stage: all but those that would order waves, or touch LDS unseen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ldsopt.analysis.flow.callees import CalleeKind
from ldsopt.analysis.provenance.provenance import Provenance
from ldsopt.ir.calls import is_call
from ldsopt.ir.inline_asm import InlineAsm
from ldsopt.ir.module import Instruction
from ldsopt.ir.synchronization import Barrier, steps
from ldsopt.target.intrinsics import Transfer
from ldsopt.transforms.pipeline.slot_contents import is_synchronization

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
_POINTER = {"load": 0, "store": 1, "atomicrmw": 0, "cmpxchg": 0}
"""Opcode -> the operand that is the address."""


@dataclass
class StageContents:
    """Says what is unsuitable in a stage.

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
        """Accesses by flat pointers, which may reach LDS where it is cast to them."""
        if instruction.opcode not in _POINTER or not self._casts_lds:
            return None
        pointer = instruction.operands[_POINTER[instruction.opcode]]
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
    """True if it is known what assembly does, and it does nothing to LDS."""
    return (
        asm.statements is not None
        and asm.is_straight
        and not any(statement.may_touch_lds for statement in asm.statements)
    )
