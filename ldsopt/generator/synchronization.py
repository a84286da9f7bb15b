"""Barriers of a random kernel, each with all that makes it one: what came before is seen by what comes behind."""

from __future__ import annotations

from ldsopt.generator.kernel_text import KernelText

_VMCNT_0 = 0x0F70
"""``s_waitcnt vmcnt(0)`` on gfx9. Source: AMD Instinct MI300 ISA, 5.7."""
_ALL_BUT_EXPCNT = {"gfx9": 0x0070, "gfx10": 0x0070, "gfx11": 0x0007}
"""``s_waitcnt vmcnt(0) lgkmcnt(0)``. Source: LLVM's ``SIDefines.h``/``AMDGPUBaseInfo.cpp``, ``encodeWaitcnt``."""


def synchronize(text: KernelText, arch: str, *, is_careful: bool = False) -> None:
    """A barrier between two phases, in one of the ways in which front-ends write it; a careful one waits for copies."""
    chance = text.chance
    is_gfx9 = arch.startswith("gfx9")
    if arch == "gfx1250":
        text.call("void", "llvm.amdgcn.s.wait.asynccnt", "i16 0")
    if is_gfx9 and chance.random() < 0.2:
        wait = "s_waitcnt vmcnt(0) lgkmcnt(0)\\0A\\09s_barrier"
        text.do(f'call void asm sideeffect "{wait}", "~{{memory}}"()')
        return
    if chance.random() < 0.15:
        _wait_for_all(text, arch)
        _barrier(text, arch)
        return
    if arch == "gfx1030" and chance.random() < 0.2:  # the backend waits in front of a barrier there
        _barrier(text, arch)
        return
    if is_gfx9 and (is_careful or chance.random() < 0.3):
        if chance.random() < 0.5:
            text.call("void", "llvm.amdgcn.s.waitcnt", f"i32 {_VMCNT_0}")
        else:
            text.do('call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()')
    before, behind = chance.choice((("release", "acquire"), ("seq_cst", "seq_cst"), ("acq_rel", "acq_rel")))
    text.do(f'fence syncscope("workgroup") {before}')
    _barrier(text, arch)
    text.do(f'fence syncscope("workgroup") {behind}')


def _barrier(text: KernelText, arch: str) -> None:
    """Writes a barrier without fences; on gfx12 perhaps as a signal and a wait."""
    if arch.startswith("gfx12") and text.chance.random() < 0.2:
        text.call("void", "llvm.amdgcn.s.barrier.signal", "i32 -1")
        text.call("void", "llvm.amdgcn.s.barrier.wait", "i16 -1")
    else:
        text.call("void", "llvm.amdgcn.s.barrier")


def _wait_for_all(text: KernelText, arch: str) -> None:
    """Writes the explicit waits that an author needs who leaves out the fences."""
    generation = next((g for g in _ALL_BUT_EXPCNT if arch.startswith(g)), None)
    if generation is None:
        text.call("void", "llvm.amdgcn.s.wait.loadcnt", "i16 0")
        text.call("void", "llvm.amdgcn.s.wait.dscnt", "i16 0")
    else:
        text.call("void", "llvm.amdgcn.s.waitcnt", f"i32 {_ALL_BUT_EXPCNT[generation]}")
