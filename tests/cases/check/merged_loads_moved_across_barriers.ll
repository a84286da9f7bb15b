; LLVM moves a load past a barrier, and merges it with another load there. Each of the two has its own place in the IR.
; REQUIRES: bitwuzla, pseudocode
; RUN: variant WRITTEN %s | exits 1 ldsopt check - --strict | filecheck %s
; RUN: variant WRITTEN %s | ldsopt compile - -o %t.s
; RUN: exits 1 ldsopt check %t.s | filecheck %s --check-prefix CODE
; RUN: variant UNWRITTEN %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN
; RUN: variant WRITTEN,USED %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN

; CHECK: {{^}}unproven wave-race in exchange
; CHECK: the compiler moves an access of LDS across the barrier of line [[#]]
; CODE: {{^}}definite wave-race in exchange
; CODE: ds_read2_b32
; CLEAN: no findings

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [256 x i32] poison, align 16
@T = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @exchange(ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %even = shl i32 %t, 1
  %own = getelementptr i32, ptr addrspace(3) @S, i32 %even
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %even, 128
  %other = getelementptr i32, ptr addrspace(3) @S, i32 %turned
  %v = load i32, ptr addrspace(3) %other
;USED  %own_too = getelementptr i32, ptr addrspace(3) @T, i32 %t
;USED  store i32 %v, ptr addrspace(3) %own_too
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = icmp eq i32 %n, 0
  br i1 %c, label %use, label %go
use:
  %odd = getelementptr i32, ptr addrspace(3) %other, i32 1
  %unwritten = load i32, ptr addrspace(3) %odd
  %x = mul i32 %v, %unwritten
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %x, ptr addrspace(1) %to
  br label %go
go:
;WRITTEN  store i32 7, ptr addrspace(3) %own
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
