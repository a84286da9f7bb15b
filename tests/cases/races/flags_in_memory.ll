; A wave waits for a flag in global memory that another one releases: what that wrote in LDS it reads without a race.
; RUN: variant ORDERED %s | ldsopt check - | filecheck %s --check-prefix=ORDERED
; RUN: variant ORDERED %s | ldsopt simulate - --block 128 --arg 'u32[1]=0' --arg 'u32[128]=0' | filecheck %s --check-prefix=NONE
; RUN: variant BUFFER %s | ldsopt check - | filecheck %s --check-prefix=ORDERED
; RUN: variant RELAXED %s | exits 1 ldsopt check - | filecheck %s --check-prefix=RACE
; RUN: variant EARLY %s | exits 1 ldsopt check - | filecheck %s --check-prefix=RACE

; ORDERED: unproven wave-race in k
; RACE: definite wave-race in k
; NONE: no findings

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %flag, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
;BUFFER  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %flag, i16 0, i64 4, i32 159744)
  %first = icmp ult i32 %t, 64
  br i1 %first, label %write, label %wait
write:
  store i32 %t, ptr addrspace(3) %p
;ORDERED,EARLY  store atomic i32 9, ptr addrspace(1) %flag syncscope("workgroup") release, align 4
;BUFFER  fence syncscope("workgroup") release
;BUFFER  %z = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i32(i32 9, ptr addrspace(8) %r, i32 0, i32 0, i32 0)
;RELAXED  store atomic i32 9, ptr addrspace(1) %flag syncscope("workgroup") monotonic, align 4
  ret void
wait:
;EARLY  %e = load volatile i32, ptr addrspace(3) %p
  %f = load atomic i32, ptr addrspace(1) %flag syncscope("workgroup") acquire, align 4 ; but BUFFER
;BUFFER  %f = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i32(i32 0, ptr addrspace(8) %r, i32 0, i32 0, i32 0)
  %is = icmp eq i32 %f, 9
  br i1 %is, label %read, label %wait
read:
;BUFFER  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %p
  store i32 %x, ptr addrspace(1) %o
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
;BUFFER declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.or.i32(i32, ptr addrspace(8), i32, i32, i32)
;BUFFER declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.swap.i32(i32, ptr addrspace(8), i32, i32, i32)
;BUFFER declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
