; The order of LDS accesses and asynchronous transfers, as the IR has it, is the order that they are issued in: a store of
; what an asynchronous store reads, of something else, a read too, one that a fence keeps, and one that is waited for.
; Nothing waits for the stores in front of the asynchronous one, either: of that nothing is asked here.
; DEFINE: %{check} = ldsopt check - --mcpu gfx1250 --no-races
; RUN: variant SAME %s | exits 1 %{check} | filecheck %s --check-prefix SWAPPED
; RUN: variant OTHER %s | %{check} | filecheck %s --check-prefix ORDERED
; RUN: variant READ %s | %{check} | filecheck %s --check-prefix ORDERED
; RUN: variant KEPT %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant WAITED %s | %{check} | filecheck %s --check-prefix ORDERED
; SWAPPED: definite reordered in k
; SWAPPED: help: {{.*}}fence
; ORDERED-NOT: {{(missing-wait|reordered|source-overwritten|register-hazard)}} in
; ORDERED: examined:
; MISSING: definite missing-wait in k

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
@B = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
define amdgpu_kernel void @k(ptr addrspace(1) %g) "amdgpu-flat-work-group-size"="1,32" {
  store i32 1, ptr addrspace(3) @A
  call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
;KEPT   fence syncscope("wavefront") acq_rel
;WAITED   fence syncscope("wavefront") acq_rel
;WAITED   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
;WAITED   fence syncscope("wavefront") acq_rel
  store i32 2, ptr addrspace(3) @A ; but OTHER, READ
;OTHER   store i32 2, ptr addrspace(3) @B
;READ   %v = load i32, ptr addrspace(3) @A
;READ   store i32 %v, ptr addrspace(1) %g
  ret void
}
