"""Draining LDS operations in front of a barrier that no fence guards.

A barrier alone orders nothing in LDS: operations that a wave has issued before it may still be under way when another
wave, released by it, touches the same bytes. Kernels with such barriers rely on waits that the backend happens to put
in front of them, for LDS-DMA or for a register that is used before the barrier. Tags remove the former and let uses be
scheduled behind the barrier; so with the tags a read may stay in flight across it, into the bytes that the next DMA
overwrites. Rule R8: in a tagged function, and in a repaired one, such a barrier waits for the wave's LDS operations if
one that is outstanding there may meet another wave's access behind it (`ldsopt.transforms.annotate.barrier_conflicts`).
Without LDS-DMA it is the schedule alone that may lose a wait: if the code is checked (`AnnotateOptions.judged`), only
a repair adds one, and a function whose code loses one stays unchanged.

The author's ``s.waitcnt`` right in front of the barrier takes the count in; otherwise a wait is added there. A repair
adds it to barriers in inline assembly, too, in front of statements that rule R7 leaves as they are. Barriers
with a workgroup release fence in front have their wait from it, and on gfx6 to gfx908 the backend waits at every one.
But LLVM 22 drops the wait of a fence that stands in a loop ahead of the block's LDS accesses: the outstanding
operations come round the back edge, which it has not looked at yet (llvm-project#220357). A wait that is written out
stays, so a repair writes it in front of such a barrier. Source: LLVM 22, SIInsertWaitcnts.cpp (none at S_BARRIER with
``FeatureBackOffBarrier``), SIMemoryLegalizer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ldsopt.analysis.provenance.accesses import Access
from ldsopt.ir.edits import LineEdit
from ldsopt.ir.module import Module
from ldsopt.ir.synchronization import guarding_fence
from ldsopt.ir.syntax import ARITHMETIC, attachments, is_debug_record, is_instruction, number_behind, opcode
from ldsopt.once import once
from ldsopt.target import waits
from ldsopt.target.arch import Arch

_WAITCNT = "call void @llvm.amdgcn.s.waitcnt(i32 "


def waited_for(line: str) -> int | None:
    """The immediate of a call of ``s.waitcnt``; ``None`` for any other line."""
    text = line.removeprefix("  ").removeprefix("tail ").partition(")")[0]
    return number_behind(_WAITCNT, text)


def waits_by_itself(module: Module, arch: Arch) -> bool:
    """True if the backend waits at every barrier intrinsic: by the architecture, or since a feature is turned off."""
    return arch.has_auto_barrier_wait or _takes_back_off(module)


@once
def _takes_back_off(module: Module) -> bool:
    """True if the module, or a function of it, turns the feature ``back-off-barrier`` off."""
    return "-back-off-barrier" in module.features or "-back-off-barrier" in module.text


def has_bare_barrier(module: Module, start: int, stop: int) -> bool:
    """True if a barrier in a range of lines has no fence in front; one in inline assembly counts."""
    return any(
        ("@llvm.amdgcn.s.barrier" in text and guarding_fence(module, line) is None)
        or (" asm " in text and "s_barrier" in text)
        for line, text in enumerate(module.lines[start:stop], start)
        if text.startswith("  ")
    )


def drain(module: Module, arch: Arch, barrier: int) -> tuple[int, LineEdit] | None:
    """The change for one barrier.

    Args:
        arch: decides the wait.
        barrier: line of the call.

    Returns:
        (line, edit); ``None`` if the wait is there already.
    """
    before = module.lines[barrier - 1]
    if _is_drained(arch, _before_fences(module, barrier)):  # as rule R7 writes an author's wait
        return None
    if arch.has_waitcnt and (own := waited_for(before)) is not None:
        merged = with_lds_drained(arch, own)
        head = attachments(before)[0]
        return barrier - 1, LineEdit(text=head.replace(f"(i32 {own})", f"(i32 {merged})", 1))
    return barrier, LineEdit(before=(lds_wait(arch),))


def _before_fences(module: Module, barrier: int) -> str:
    """The last line in front of a barrier that is no fence."""
    line = barrier - 1
    while is_instruction(module.lines[line]) and opcode(module.lines[line]) == "fence":
        line -= 1
    return module.lines[line]


def _is_drained(arch: Arch, line: str) -> bool:
    """True if a line waits for all LDS operations of the wave."""
    own = waited_for(line) if arch.has_waitcnt else None
    return line.startswith(lds_wait(arch)) or (own is not None and with_lds_drained(arch, own) == own)


def with_lds_drained(arch: Arch, immediate: int) -> int:
    """An ``s_waitcnt`` immediate that waits for all LDS operations, too."""
    counts = waits.decode(arch, immediate)
    return waits.encode(arch, vmcnt=counts["vmcnt"], expcnt=counts["expcnt"], lgkmcnt=0)


def lds_wait(arch: Arch) -> str:
    """The call that waits for all LDS operations of the wave."""
    return wait_for_all(arch, "lgkmcnt" if arch.has_waitcnt else "dscnt")


def wait_for_all(arch: Arch, counter: str) -> str:
    """A statement that waits for all operations of a counter and that LLVM keeps.

    gfx10 and gfx11 have no intrinsic for vscnt; LLVM takes inline assembly to clobber memory, and moves no access over
    it.
    """
    if counter == "vscnt":
        return '  call void asm sideeffect "s_waitcnt_vscnt null, 0x0", "~{memory}"()'
    if arch.has_waitcnt:
        return f"  {_WAITCNT}{waits.encode(arch, **{counter: 0})})"
    return f"  call void @llvm.amdgcn.s.wait.{counter}(i16 0)"


# --- global dma ---------------------------------------------------------------------------------------------
#
# Draining LDS operations round an LDS-DMA that is a global load.
#
# LLVM 22 counts ``global_load_lds`` in lgkmcnt, but the hardware counts it in vmcnt alone. A wait for an LDS read
# issued before it then allows one operation too many, and the register is used before the read completes::
#
#     ds_read_b32 v10 ; global_load_lds_dword ; ds_read_b32 v11 ; s_waitcnt lgkmcnt(2) ; use of v10
#
# Tags let reads be scheduled round such a DMA, so they can bring this about. Rule R9: in a tagged function, each DMA
# has a wait for all LDS operations in front and one behind. Behind each wait LLVM's count and the hardware's are both
# 0, and neither a read nor the DMA is scheduled past it; with only one of both, a read or the DMA still gets to the
# other side of its use. DMAs with nothing but arithmetic between them share the two waits: no LDS operation could come
# to lie among them. Buffer loads are not affected. Source: LLVM 22, SIInsertWaitcnts.cpp; mended by llvm/llvm-project
# pull request 179305.


_BY_GLOBAL_LOAD = ("llvm.amdgcn.global.load.lds", "llvm.amdgcn.load.to.lds.p1")


def is_miscounted(access: Access) -> bool:
    """True if the backend makes a ``global_load_lds`` of an access."""
    return access.is_dma and access.callee.startswith(_BY_GLOBAL_LOAD)


def bursts(module: Module, accesses: Iterable[Access]) -> Iterator[tuple[int, int]]:
    """The groups of DMAs that can share two waits: first and last line of each, indices into `Module.lines`."""
    lines = sorted(access.line for access in accesses if is_miscounted(access))
    first = last = -1
    for line in lines:
        if last >= 0 and all(_is_arithmetic(text) for text in module.lines[last + 1 : line]):
            last = line
            continue
        if last >= 0:
            yield first, last
        first = last = line
    if last >= 0:
        yield first, last


def _is_arithmetic(text: str) -> bool:
    return is_debug_record(text) or (is_instruction(text) and opcode(text) in ARITHMETIC)
