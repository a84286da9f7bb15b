; Waves are filled from lane 0. The last wave of a workgroup may lack others, and what readlane gives of these is any number.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s | filecheck %s --check-prefix=WHOLE
; WHOLE: no findings
; WHOLE: assumed: waves-are-whole
; RUN: ldsopt check %s --no-assume waves-are-whole | filecheck %s
; CHECK: unproven wave-race in k
; RUN: sed 's/i32 128, i32 1/i32 96, i32 1/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=LACKS
; LACKS: definite wave-race in k
; RUN: sed 's/id, i32 40/id, i32 0/; s/i32 128, i32 1/i32 96, i32 1/' %s | ldsopt check - | filecheck %s --check-prefix=FIRST
; FIRST: no findings
; FIRST-NOT: waves-are-whole

target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [128 x i32] poison, align 4

define amdgpu_kernel void @k() "target-cpu"="gfx942" !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %below = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %below)
  %read = call i32 @llvm.amdgcn.readlane.i32(i32 %id, i32 40)
  %wave = and i32 %read, 64
  %i = add i32 %wave, %lane
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %i
  store i32 %id, ptr addrspace(3) %p, align 4
  ret void
}

!0 = !{i32 128, i32 1, i32 1}
