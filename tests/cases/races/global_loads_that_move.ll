; LLVM moves a load of global memory past barriers and fences to the only block that uses it. So no barrier keeps it in
; front of a store behind, unless something that stays in its block needs the value.
; RUN: ldsopt check -v %s | filecheck %s
; RUN: variant STORED %s | ldsopt check -v - | filecheck %s --check-prefix STAYS
; RUN: variant VOLATILE %s | ldsopt check -v - | filecheck %s --check-prefix STAYS
; CHECK: k: 6 pairs of accesses of global memory of two waves in one barrier interval: 5 proved free of races, 1 unproven
; CHECK-NEXT: lines [[#]] and [[#]]: two work-items may touch the same bytes of one object, as far as is proved
; STAYS: proved free of races
; STAYS-NOT: unproven

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, i32 %n, ptr addrspace(1) noalias %A) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %pa = getelementptr i32, ptr addrspace(1) %A, i32 %t
  %qa = getelementptr i32, ptr addrspace(1) %A, i32 %x
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %t, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %qa        ; but VOLATILE
;VOLATILE  %v = load volatile i32, ptr addrspace(1) %qa
  %e = getelementptr i32, ptr addrspace(1) %g, i32 8192
;STORED  store i32 %v, ptr addrspace(1) %e
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = icmp eq i32 %n, 7
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %g
  br label %b
b:
  store i32 %n, ptr addrspace(1) %pa
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1100" }
