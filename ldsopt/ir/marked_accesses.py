"""Atomic and volatile accesses of memory, by which work-items tell each other how far they have come.

An access is *marked* if it is atomic, if it is volatile, or if its cache policy makes it one that others are meant to
see. The policy is the last integer that an intrinsic of a buffer, an image or a copy to LDS is given (the second one of
``cluster.load``):

* bit 31 is LLVM's own and makes the access volatile, on every architecture;
* before gfx12, bits 0 (``glc``, ``sc0``), 2 (``dlc``) and 4 (``scc``, ``sc1``) reach past a cache of the compute unit.
  Bits 1 (``slc``, ``nt``) and 3 (swizzle) say nothing of others;
* from gfx12 on, bits 3 and 4 are the scope, of which 0 is the compute unit. Bits 0 to 2 are hints of time.

A load that watches its address (``load.monitor``) waits for another's store.

Example::

    %f = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 -2147483648)   ; marked
    %g = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 0, i32 0, i32 2)             ; is not

Sources: IntrinsicsAMDGPU.td (cachepolicy); SIDefines.h, ``CPol``; SIISelLowering.cpp, ``getTgtMemIntrinsic``.
"""

from __future__ import annotations

from ldsopt.ir.calls import CALLS, arguments, callee_name
from ldsopt.ir.module import Instruction, Module
from ldsopt.ir.syntax import mnemonic_span
from ldsopt.patterns import pattern
from ldsopt.target.arch import Arch

_MARKED_ACCESS = ("load volatile ", "load atomic ", "store volatile ", "store atomic ")
_COPY = pattern(r"llvm\.mem(?:cpy|move|set)\.")
_BY_NAME = pattern(r".*atomic|llvm\.amdgcn\.(?:global|flat)\.load\.monitor\.")
_OF_SCALARS = "llvm.amdgcn.s."
"""Scalar loads read constant memory."""
_WITH_POLICY = pattern(
    r"llvm\.amdgcn\.(?:marked\.)?(?:(?:raw|struct)\.(?:ptr\.)?t?buffer\.|image\.|cluster\.load\.|tensor\."
    r"|(?:global\.)?load\.(?:async\.)?(?:to\.)?lds\b|global\.(?:load|store)\.async\.)"
)
_POLICY_BEFORE_THE_LAST = pattern(r"llvm\.amdgcn\.cluster\.load\.")
_VOLATILE = 1 << 31
_COHERENT_BEFORE_GFX12, _COHERENT = 0b10101, 0b11000


def is_marked_access(module: Module, instruction: Instruction) -> bool:
    """An instruction is an atomic or volatile access, or may be."""
    opcode = instruction.opcode
    if opcode in ("atomicrmw", "cmpxchg"):
        return True
    if opcode in ("load", "store"):
        text = module.lines[instruction.line]
        return text.startswith(_MARKED_ACCESS, mnemonic_span(text).start)
    name = callee_name(module, instruction) if opcode in CALLS else ""
    if not name:
        return False  # inline assembly is read where it stands in the code
    if _BY_NAME.match(name):
        return True
    if name.startswith(_OF_SCALARS):
        return False
    numbers = [module.integer(argument) for argument in arguments(module, instruction)]
    if not numbers:
        return False
    if _COPY.match(name):
        return numbers[-1] != 0
    policy = numbers[-2 if _POLICY_BEFORE_THE_LAST.match(name) else -1]
    coherent = _coherent_bits(module.arch) if _WITH_POLICY.match(name) else 0
    return policy is not None and name.startswith("llvm.amdgcn.") and bool(policy & (_VOLATILE | coherent))


def _coherent_bits(arch: Arch | None) -> int:
    """The bits of a cache policy that make others see an access."""
    if arch is None:
        return _COHERENT_BEFORE_GFX12 | _COHERENT
    return _COHERENT if arch.generation in ("gfx12", "gfx1250") else _COHERENT_BEFORE_GFX12
