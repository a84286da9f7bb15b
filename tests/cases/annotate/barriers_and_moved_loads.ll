; LLVM moves the load of @A past the barrier behind it, to the only block that uses it. There the barrier behind that
; block is what keeps it apart from the store of @A, though by the order of the IR no two waves exchange anything there. Without that store the rule
; lets the last barrier go: the code, which is in another order than the IR, keeps it.
; RUN: ldsopt annotate --barriers %s -o %t.ll 2>&1 | filecheck %s --check-prefix CODE
; RUN: ldsopt annotate --barriers --no-check %s -o %t.ll 2>&1 | filecheck %s
; RUN: variant HIDDEN %s | ldsopt annotate --barriers --no-check - -o %t.ll 2>&1 | filecheck %s
; RUN: variant BROKEN %s | ldsopt annotate --barriers - -o %t.ll 2>&1 | filecheck %s
; RUN: ldsopt optimize %s -o %t.ll 2>&1 | filecheck %s --check-prefix OPTIMIZE
; RUN: variant APART %s | ldsopt annotate --barriers - -o %t.ll 2>&1 | filecheck %s --check-prefix APART
; RUN: variant APART %s | ldsopt optimize -v - -o %t.ll 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant VOLATILE %s | ldsopt annotate --barriers - -o %t.ll 2>&1 | filecheck %s --check-prefix KEPT
; RUN: variant STORED %s | ldsopt annotate --barriers - -o %t.ll 2>&1 | filecheck %s --check-prefix KEPT
; CODE: kernel k: 3 barriers, 0 made of a wave: 2 needed, 1 gains nothing
; CODE-NEXT: left as they are: the compiler would move an access of LDS across a barrier
; CODE: kernel by_global: 3 barriers, 0 made of a wave: 3 needed
; CHECK: kernel k: 3 barriers, 0 made of a wave: 3 needed
; CHECK: kernel by_global: 3 barriers, 0 made of a wave: 3 needed
; OPTIMIZE-NOT: --barriers
; OPTIMIZE: kernel k: applied `annotate --fences`: waits
; APART: kernel k: 3 barriers, 0 made of a wave: 2 needed, 1 gains nothing
; APART-NEXT: left as they are: the compiler would move an access of LDS across a barrier
; REFUSED: annotate --barriers --fences: refused: the compiler would move an access of LDS across a barrier
; KEPT: kernel k: 3 barriers, 1 made of a wave: 1 unneeded, 2 needed
; KEPT: kernel by_global: 3 barriers, 1 made of a wave: 1 unneeded, 2 needed

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %x
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %x
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %t, ptr addrspace(3) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %m = icmp sgt i32 %n, 0
  br i1 %m, label %fill, label %read
fill:
  store i32 %n, ptr addrspace(3) %pb
  br label %read
read:
  %v = load i32, ptr addrspace(3) %qa        ; but VOLATILE
;VOLATILE  %v = load volatile i32, ptr addrspace(3) %qa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(3) %qb
  %c = icmp eq i32 %n, 7
  %e = getelementptr i32, ptr addrspace(1) %g, i32 8192
;STORED  store i32 %v, ptr addrspace(1) %e
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %g
  br label %b
b:
  %h = getelementptr i32, ptr addrspace(1) %g, i32 4096
  store i32 %w, ptr addrspace(1) %h
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %n, ptr addrspace(3) %pa        ; but APART
  ret void
}

;BROKEN define amdgpu_kernel void @broken(ptr addrspace(3) %p, ptr addrspace(1) %o) {
;BROKEN   %v = call <4 x i16> @llvm.amdgcn.ds.read.tr16.b64.v4i16(ptr addrspace(3) %p)
;BROKEN   store <4 x i16> %v, ptr addrspace(1) %o
;BROKEN   ret void
;BROKEN }

; The same by way of global memory.
define amdgpu_kernel void @by_global(ptr addrspace(1) noalias %o, i32 %n, ptr addrspace(1) noalias %A) #0 {
;HIDDEN  %slot = alloca i32, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %pa = getelementptr i32, ptr addrspace(1) %A, i32 %t
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %qa = getelementptr i32, ptr addrspace(1) %A, i32 %x
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %x
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %t, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %m = icmp sgt i32 %n, 0
  br i1 %m, label %fill, label %read
fill:
  store i32 %n, ptr addrspace(3) %pb
  br label %read
read:
  %v = load i32, ptr addrspace(1) %qa        ; but VOLATILE
;VOLATILE  %v = load volatile i32, ptr addrspace(1) %qa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(3) %qb
  %c = icmp eq i32 %n, 7
  %e = getelementptr i32, ptr addrspace(1) %g, i32 8192
;HIDDEN  store i32 %v, ptr addrspace(5) %slot
;STORED  store i32 %v, ptr addrspace(1) %e
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %g
  br label %b
b:
  %h = getelementptr i32, ptr addrspace(1) %g, i32 4096
  store i32 %w, ptr addrspace(1) %h
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %n, ptr addrspace(1) %pa
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1100" }
