"""Barriers of a random kernel, each with all that makes it one: what came before is seen by what comes behind."""

from __future__ import annotations

from ldsopt.verify.kernel_text import KernelText

_VMCNT_0 = 0x0F70
"""``s_waitcnt vmcnt(0)`` on gfx9. Source: AMD Instinct MI300 ISA, 5.7."""


def synchronize(text: KernelText, arch: str) -> None:
    """A barrier between two phases, in one of the ways in which front-ends write it."""
    chance = text.chance
    is_gfx9 = arch.startswith("gfx9")
    if arch == "gfx1250":
        text.call("void", "llvm.amdgcn.s.wait.asynccnt", "i16 0")
    if is_gfx9 and chance.random() < 0.25:
        wait = "s_waitcnt vmcnt(0) lgkmcnt(0)\\0A\\09s_barrier"
        text.do(f'call void asm sideeffect "{wait}", "~{{memory}}"()')
        return
    if is_gfx9 and chance.random() < 0.3:
        if chance.random() < 0.5:
            text.call("void", "llvm.amdgcn.s.waitcnt", f"i32 {_VMCNT_0}")
        else:
            text.do('call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()')
    before, behind = chance.choice((("release", "acquire"), ("seq_cst", "seq_cst"), ("acq_rel", "acq_rel")))
    text.do(f'fence syncscope("workgroup") {before}')
    text.call("void", "llvm.amdgcn.s.barrier")
    text.do(f'fence syncscope("workgroup") {behind}')
