"""Rings whose slots are filled by LDS-DMA for the lanes that a mask lets through, and with zeros for the others.

As Triton's pipelines have them: each wave has a piece of its own in each slot, and half of the waves run a barrier ahead.
The copies have the scopes that Triton gives them, so that LLVM adds no wait in front of the zeros.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class MaskedRing:
    """A kernel of 512 work-items; fields are numbers and operands in its IR.

    Attributes:
        pitch: bytes from one wave's piece to the next one's, of which 1024 are filled.
        zeros: the condition of which the false arm stores zeros; the DMA is in the true arm of ``%in``.
        zeros_lane: whose 16 bytes a lane zeroes.
        condition: instructions that the conditions are made of.
        ahead: instructions in front of the loop.
        wait: in front of the barrier of each round.
        slots: of the ring.
        declared: more declarations.
        place: instructions that find ``%at``, where the slot begins, and ``%part``, where in it the wave's piece does.
    """

    pitch: int = 1040
    zeros: str = "%in"
    zeros_lane: str = "%lane"
    condition: str = "  %left = sub i32 %n, %i\n  %in = icmp slt i32 %column, %left\n"
    ahead: str = ""
    wait: str = "  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n"
    slots: int = 3
    declared: str = ""
    place: str = (
        "  %large = shl i32 %slot, 13\n  %small = lshr i32 %large, 6\n  %at = add i32 %large, %small\n"
        "  %part = add i32 %own, 0\n"
    )

    @property
    def text(self) -> str:
        return f"""target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
{self.declared}declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = mul i32 %wave, {self.pitch}
  %lane = and i32 %t, 63
  %column = and i32 %lane, 7
  %late = icmp ugt i32 %t, 255
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
{self.ahead}  br i1 %late, label %hold, label %head

hold:
  call void @llvm.amdgcn.s.barrier()
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %more, %tail ]
  %slot = phi i32 [ 0, %entry ], [ 0, %hold ], [ %turn, %tail ]
{self.condition}{self.place}  %tile = getelementptr i8, ptr addrspace(3) @S, i32 %at
  %piece = getelementptr i8, ptr addrspace(3) %tile, i32 %part
  br i1 %in, label %copy, label %behind

copy:
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %source, ptr addrspace(3) %piece, i32 16, i32 0, i32 0), !alias.scope !3
  br label %behind

behind:
  br i1 {self.zeros}, label %tail, label %zero

zero:
  %mine = getelementptr <4 x i32>, ptr addrspace(3) %piece, i32 {self.zeros_lane}
  store <4 x i32> zeroinitializer, ptr addrspace(3) %mine, align 16, !alias.scope !5, !noalias !3
  br label %tail

tail:
{self.wait}  call void @llvm.amdgcn.s.barrier()
  %after = add i32 %slot, 1
  %is.last = icmp eq i32 %after, {self.slots}
  %turn = select i1 %is.last, i32 0, i32 %after
  %more = add i32 %i, 8
  %again = icmp slt i32 %more, %m
  br i1 %again, label %head, label %done

done:
  br i1 %late, label %end, label %catch

catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end

end:
  ret void
}}
attributes #0 = {{ "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx950" }}
!0 = !{{i32 512, i32 1, i32 1}}
!1 = distinct !{{!1, !"domain"}}
!2 = distinct !{{!2, !1, !"copies"}}
!3 = !{{!2}}
!4 = distinct !{{!4, !1, !"others"}}
!5 = !{{!4}}
"""
