"""Loops that two groups of four waves run one barrier apart, as people write them by hand.

One buffer, four stages: LDS-DMA fills it, nothing, all waves read it, nothing. In the right version each wave waits for
its copies in front of the barrier that ends the first stage, and orders its reads at the barrier that ends the third.
"""

from __future__ import annotations

from dataclasses import dataclass

BARRIER = "  call void @llvm.amdgcn.s.barrier()\n"
WAIT = "  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n"  # vmcnt(0)
FENCED = (
    '  fence syncscope("workgroup") release, !mmra !1\n'
    f"{BARRIER}"
    '  fence syncscope("workgroup") acquire, !mmra !1\n'
)
FENCED_AFTER = '  fence syncscope("workgroup") acquire, !mmra !1\n'

ROWS = {
    "linear id": ("  %late = icmp ugt i32 %t, 255\n", "  %early = icmp ult i32 %t, 256\n"),
    "wave row": ("  %row = lshr i32 %t, 8\n  %late = icmp eq i32 %row, 1\n", "  %early = icmp eq i32 %row, 0\n"),
    "first lane": (
        "  %w0 = lshr i32 %t, 6\n  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)\n"
        "  %late = icmp sge i32 %w, 4\n",
        "  %early = icmp slt i32 %w, 4\n",
    ),
    "every other wave": ("  %w0 = lshr i32 %t, 6\n  %odd = and i32 %w0, 1\n  %late = icmp ne i32 %odd, 0\n", "  %early = icmp eq i32 %odd, 0\n"),
    "one condition": ("  %late = icmp ugt i32 %t, 255\n", "  %early = xor i1 %late, true\n"),
}  # fmt: skip
"""How a wave finds out which group it is in: what says that it is late, and that it is early."""


@dataclass(frozen=True)
class PingPong:
    """A kernel; each field is the IR of one place."""

    rows: str = "wave row"
    start: str = FENCED
    copied: str = WAIT + BARRIER
    between: str = BARRIER
    read: str = FENCED
    last: str = BARRIER
    hold: str = BARRIER
    catch: str = BARRIER
    more: str = "%n"
    shape: str = "!reqd_work_group_size !0 "
    sizes: str = "i32 512, i32 1, i32 1"
    cpu: str = "gfx950"

    @property
    def text(self) -> str:
        late, early = ROWS[self.rows]
        return f"""target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n, i32 %m) #0 {self.shape}{{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %whole = and i32 %t, -64
  %base = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %whole)
  %part = getelementptr i32, ptr addrspace(3) @A, i32 %base
  %turned = xor i32 %t, 321
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %bytes = shl i32 %t, 2
{late}{early}{self.start}  br i1 %late, label %hold, label %loop

hold:
{self.hold}  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ 0, %hold ], [ %more.sum, %loop ]
  %at = shl i32 %i, 11
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %part, i32 4, i32 %bytes, i32 %at, i32 0, i32 0)
{self.copied}  %twice = mul i32 %sum, 3
{self.between}  %value = load i32, ptr addrspace(3) %other, align 4
{self.read}  %more.sum = add i32 %twice, %value
{self.last}  %next = add i32 %i, 1
  %more = icmp slt i32 %next, {self.more}
  br i1 %more, label %loop, label %done

done:
  br i1 %early, label %catch, label %end

catch:
{self.catch}  br label %end

end:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %more.sum, ptr addrspace(1) %to, align 4
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="512,512" "target-cpu"="{self.cpu}" }}
!0 = !{{{self.sizes}}}
!1 = !{{!"amdgpu-synchronize-as", !"local"}}
"""
