; LLVM's pass for SGPR hazards of gfx12 takes a ttmp register, such as that of the workgroup's ids, for s0 or s1. Behind an SALU
; instruction that reads one it takes the results of the VALU in SGPRs for complete.
; REQUIRES: llc-22
; RUN: ldsopt check %s --compiler llc | filecheck %s --check-prefix FOUND
; FOUND: unproven alu-hazard in k
; FOUND: v_add_co_u32 v{{[0-9]+}}, s0
; FOUND: v_cndmask_b32_e64 {{.*}}, s0
; FOUND: LLVM 22.1.{{[0-9]}} takes an SALU read of a ttmp register for one of s0, which ends the hazard (amdgpu-wait-sgpr-hazards)
; RUN: ldsopt waits %s --compiler llc --repair -o %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix FREE
; FREE: no findings
; RUN: sed 's/= call i32 @llvm.amdgcn.workgroup.id.y()/= add i32 0, 0/' %s | ldsopt check - --compiler llc | filecheck %s --check-prefix FREE
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) noalias %to) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = ptrtoint ptr addrspace(1) %to to i64
  call void asm sideeffect "; $0", "s"(i64 %p)
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %first = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %id, i32 -100)
  %second = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %id, i32 -200)
  %x1 = extractvalue { i32, i1 } %first, 0
  %x2 = extractvalue { i32, i1 } %second, 0
  %c1 = extractvalue { i32, i1 } %first, 1
  %c2 = extractvalue { i32, i1 } %second, 1
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %a1 = select i1 %c1, i32 %x1, i32 7
  %a2 = select i1 %c2, i32 %x2, i32 9
  %sum = add i32 %a1, %a2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %third = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %sum, i32 -300)
  %fourth = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %sum, i32 -400)
  %x3 = extractvalue { i32, i1 } %third, 0
  %x4 = extractvalue { i32, i1 } %fourth, 0
  %c3 = extractvalue { i32, i1 } %third, 1
  %c4 = extractvalue { i32, i1 } %fourth, 1
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %y = call i32 @llvm.amdgcn.workgroup.id.y()
  %y3 = mul i32 %y, 3
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %a3 = select i1 %c3, i32 %x3, i32 7
  %a4 = select i1 %c4, i32 %x4, i32 9
  %s1 = add i32 %a3, %a4
  %s2 = add i32 %s1, %y3
  %q = getelementptr i32, ptr addrspace(1) %to, i32 %id
  store i32 %s2, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "target-cpu"="gfx1201" "amdgpu-no-dispatch-ptr" "amdgpu-no-queue-ptr" "amdgpu-no-dispatch-id" "amdgpu-no-implicitarg-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "uniform-work-group-size"="true" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" }
