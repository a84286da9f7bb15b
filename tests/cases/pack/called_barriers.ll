; Two calls of a function with barriers share bytes; one without fences gets them once, if the linker may not replace it.
; RUN: variant FENCED %s | ldsopt pack - --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FENCED
; RUN: filecheck %s --check-prefix FENCED-CODE < %t.ll
; RUN: variant FENCED-ODR %s | ldsopt pack - --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FENCED-ODR
; RUN: filecheck %s --check-prefix FENCED-ODR-CODE < %t.ll
; RUN: variant BARE %s | ldsopt pack - --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BARE
; RUN: filecheck %s --check-prefix BARE-CODE < %t.ll
; RUN: variant BARE-ODR %s | ldsopt pack - --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BARE-ODR
; FENCED: kernel k: 1024 -> 512 bytes of LDS
; FENCED: A  bytes 0 to 511, with B
; FENCED: B  bytes 0 to 511, with A
; FENCED-CODE: fence syncscope("workgroup") release
; FENCED-CODE: call void @llvm.amdgcn.s.barrier()
; FENCED-CODE: fence syncscope("workgroup") acquire
; FENCED-CODE: fence syncscope("workgroup") release
; FENCED-CODE: call void @llvm.amdgcn.s.barrier()
; FENCED-CODE: fence syncscope("workgroup") acquire
; FENCED-CODE-NOT: fence
; FENCED-ODR: kernel k: 1024 -> 512 bytes of LDS
; FENCED-ODR: A  bytes 0 to 511, with B
; FENCED-ODR: B  bytes 0 to 511, with A
; FENCED-ODR-CODE: fence syncscope("workgroup") release
; FENCED-ODR-CODE: call void @llvm.amdgcn.s.barrier()
; FENCED-ODR-CODE: fence syncscope("workgroup") acquire
; FENCED-ODR-CODE: fence syncscope("workgroup") release
; FENCED-ODR-CODE: call void @llvm.amdgcn.s.barrier()
; FENCED-ODR-CODE: fence syncscope("workgroup") acquire
; FENCED-ODR-CODE-NOT: fence
; BARE: kernel k: 1024 -> 512 bytes of LDS
; BARE: A  bytes 0 to 511, with B
; BARE: B  bytes 0 to 511, with A
; BARE: 4 fences added at barriers
; BARE-CODE: fence syncscope("workgroup") release, !mmra !1
; BARE-CODE: call void @llvm.amdgcn.s.barrier()
; BARE-CODE: fence syncscope("workgroup") acquire, !mmra !1
; BARE-CODE: fence syncscope("workgroup") release, !mmra !1
; BARE-CODE: call void @llvm.amdgcn.s.barrier()
; BARE-CODE: fence syncscope("workgroup") acquire, !mmra !1
; BARE-CODE-NOT: fence
; BARE-ODR: kernel k: 1024 bytes of LDS, left alone: nothing to gain
; BARE-ODR: nothing shares bytes: a barrier without fences in a function that the linker may replace
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
@A = internal addrspace(3) global [128 x i32] poison, align 16
@B = internal addrspace(3) global [128 x i32] poison, align 16
@C = internal addrspace(3) global [128 x i32] poison, align 16
@D = internal addrspace(3) global [128 x i32] poison, align 16
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
attributes #1 = { noinline }
!0 = !{i32 128, i32 1, i32 1}
;FENCED,BARE define internal i32 @f(ptr addrspace(3) %p, i32 %t) #1 {
;FENCED-ODR,BARE-ODR define linkonce_odr i32 @f(ptr addrspace(3) %p, i32 %t) #1 {
  %p1 = getelementptr i32, ptr addrspace(3) %p, i32 %t
  store i32 %t, ptr addrspace(3) %p1
;FENCED,FENCED-ODR   fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
;FENCED,FENCED-ODR   fence syncscope("workgroup") acquire
  %m1 = xor i32 %t, 1
  %q1 = getelementptr i32, ptr addrspace(3) %p, i32 %m1
  %r1 = load i32, ptr addrspace(3) %q1
;FENCED,FENCED-ODR   fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
;FENCED,FENCED-ODR   fence syncscope("workgroup") acquire
  ret i32 %r1
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = call i32 @f(ptr addrspace(3) @A, i32 %t)
  %b = call i32 @f(ptr addrspace(3) @B, i32 %a)
  store i32 %b, ptr addrspace(1) %out
  ret void
}
