; Loads of LDS that LLVM moves past the two halves of a barrier: they then stand behind the wait, not behind a barrier of
; which nothing is known. Of two by one pointer, neither is told. They stay where a value is stored ahead of the barrier.
; RUN: exits 1 ldsopt check %s --strict | filecheck %s
; RUN: variant USED %s | ldsopt check - --strict | filecheck %s --check-prefix CLEAN
; RUN: variant APART %s | exits 1 ldsopt check - --strict | filecheck %s
; CHECK: {{^}}unproven wave-race in exchange
; CHECK: barriers are not counted: the compiler moves an access of LDS across the barrier of line [[#]], even past fences
; CLEAN: no findings

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [256 x <2 x i32>] poison, align 16
@T = internal addrspace(3) global [256 x <2 x i32>] poison, align 16

define amdgpu_kernel void @exchange(ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr <2 x i32>, ptr addrspace(3) @S, i32 %t
  %own_too = getelementptr i32, ptr addrspace(3) @T, i32 %t
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %turned = xor i32 %t, 64
  %other = getelementptr <2 x i32>, ptr addrspace(3) @S, i32 %turned
  %v = load i32, ptr addrspace(3) %other
  %wide = load i64, ptr addrspace(3) %other
;USED  store i32 %v, ptr addrspace(3) %own_too
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;APART  %more = mul i32 %n, %n
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire
  %c = icmp eq i32 %n, 7      ; but APART
;APART  %c = icmp eq i32 %more, 49
  br i1 %c, label %use, label %go
use:
  store i32 %v, ptr addrspace(1) %to
  %to_too = getelementptr i64, ptr addrspace(1) %to, i32 256
  store i64 %wide, ptr addrspace(1) %to_too
  store i32 6, ptr addrspace(3) %own
  ret void
go:
  store i32 5, ptr addrspace(3) %own
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1201" }
