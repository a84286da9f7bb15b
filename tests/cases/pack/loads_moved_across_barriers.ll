; LLVM moves a load to the only block that uses it, past barriers and fences. There the bytes may be another variable's.
; RUN: ldsopt pack %s -o %t.ll 2>&1 | filecheck %s
; RUN: variant VOLATILE %s | ldsopt pack - -o %t.ll 2>&1 | filecheck %s --check-prefix PACKED
; RUN: variant NOCPU %s | ldsopt pack - --goal bytes -o %t.ll 2>&1 | filecheck %s --check-prefix UNSEEN
; RUN: ldsopt optimize -v %s -o %t.ll 2>&1 | filecheck %s --check-prefix OPTIMIZE
; CHECK: left alone: the compiler would move an access of LDS across a barrier
; OPTIMIZE-NOT: applied `pack
; OPTIMIZE: {{^ +}}pack: refused: the compiler would move an access of LDS across a barrier
; UNSEEN: note: kernel k: LLVM may move the load of line [[#]] past a barrier; nothing was compiled to tell if it does
; PACKED: on common bytes: A with B

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4096 x i32] poison, align 16
@B = internal addrspace(3) global [4096 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %x
  %v = load i32, ptr addrspace(3) %q        ; but VOLATILE
;VOLATILE  %v = load volatile i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %c = icmp eq i32 %n, 7
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %g
  br label %b
b:
  %r = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %n, ptr addrspace(3) %r
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %s = getelementptr i32, ptr addrspace(3) @B, i32 %x
  %w = load i32, ptr addrspace(3) %s
  %g2 = getelementptr i32, ptr addrspace(1) %g, i32 4096
  store i32 %w, ptr addrspace(1) %g2
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }        ; but NOCPU
;NOCPU attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
