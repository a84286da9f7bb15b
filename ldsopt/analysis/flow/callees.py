"""What a call may do, as far as pointers into LDS are concerned."""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

from ldsopt.ir.bindings import ValueKind
from ldsopt.ir.module import Module
from ldsopt.ir.syntax import unquote
from ldsopt.target.intrinsics import LdsIntrinsic, is_unlisted_dma, lds_intrinsic

_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_FILLS = ("llvm.memset.",)
# They look at their operands and keep nothing: an address given to them stays where it was.
_HARMLESS = (
    "llvm.assume",
    "llvm.lifetime.",
    "llvm.invariant.",
    "llvm.prefetch",
    "llvm.experimental.noalias.scope.decl",
    "llvm.dbg.",
    "llvm.amdgcn.s.",
    "llvm.amdgcn.sched.",
    "llvm.amdgcn.iglp.opt",
    "llvm.amdgcn.wave.barrier",
)
_DMA_IN_ASM = re.compile(r"(?:buffer|global|flat|scratch)_load[^\n;]*\blds\b|_lds(?:_|\b)|_to_lds")
_ASM_TEXT = re.compile(r' asm [^"]*("[^"]*")')


class CalleeKind(Enum):
    """What is known of a callee."""

    LDS = "an intrinsic on LDS"
    COPY = "memcpy or memmove"
    FILL = "memset"
    PURE = "an intrinsic whose result depends on its operands alone"
    HARMLESS = "an intrinsic that keeps none of its operands"
    INTRINSIC = "another intrinsic"
    DEFINED = "a function of this module"
    UNKNOWN = "a function of which nothing is known"
    ASM = "inline assembly"


class Callee(NamedTuple):
    """The callee of a call.

    Attributes:
        name: of the function; empty for inline assembly and indirect calls.
        intrinsic: the row of `ldsopt.target.intrinsics`, for ``LDS``.
    """

    kind: CalleeKind
    name: str = ""
    intrinsic: LdsIntrinsic | None = None


class Callees:
    """The callees of one module, looked up by the address of a call's last operand."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._known: dict[int, Callee] = {}
        self._interposable = module.interposable()

    def __getitem__(self, address: int) -> Callee:
        callee = self._known.get(address)
        if callee is None:
            callee = self._known[address] = self._classify(address)
        return callee

    def _classify(self, address: int) -> Callee:
        if self._module.kind(address) == ValueKind.INLINE_ASM:
            return Callee(CalleeKind.ASM)
        constant = self._module.constant(address)
        if constant.opcode == "global":
            return Callee(CalleeKind.UNKNOWN, constant.name)  # an alias: by name, for who may be inlined
        if constant.opcode != "function":
            return Callee(CalleeKind.UNKNOWN)
        name = constant.name
        declaration = self._module.declarations().get(name)
        if declaration is None:
            replaceable = name in self._interposable
            return Callee(CalleeKind.UNKNOWN if replaceable else CalleeKind.DEFINED, name)
        if not name.startswith("llvm."):
            return Callee(CalleeKind.UNKNOWN, name)
        if row := lds_intrinsic(name):
            return Callee(CalleeKind.LDS, name, row)
        if name.startswith(_COPIES):
            return Callee(CalleeKind.COPY, name)
        if name.startswith(_FILLS):
            return Callee(CalleeKind.FILL, name)
        if "memory(none)" in declaration.attributes:
            return Callee(CalleeKind.PURE, name)
        if name.startswith(_HARMLESS):
            return Callee(CalleeKind.HARMLESS, name)
        return Callee(CalleeKind.INTRINSIC, name)

    def hides_dma(self, callee: Callee, line: str) -> bool:
        """Whether a call starts an LDS-DMA of which the backend's model, or ours, knows nothing."""
        if callee.kind is CalleeKind.ASM:
            text = _ASM_TEXT.search(line)
            return text is None or bool(_DMA_IN_ASM.search(unquote(text[1])))
        return is_unlisted_dma(callee.name)
