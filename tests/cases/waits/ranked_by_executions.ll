; A launch that executes no iteration of the loop ranks the wait in front of it first; without a launch, depth does.
; RUN: ldsopt waits %s -o %t.s -v 2>&1 | filecheck %s --check-prefix DEPTH
; RUN: ldsopt waits %s -o %t.s -v --block 64 --arg i32[64]=ones --arg i32=0 2>&1 | filecheck %s --check-prefix EXECUTED
; DEPTH: line {{[0-9]+}}, vmcnt, 0, loop depth 1
; DEPTH: line {{[0-9]+}}, vmcnt, 0, issued
; EXECUTED: line {{[0-9]+}}, vmcnt, 0, executed 1 time
; EXECUTED: line {{[0-9]+}}, vmcnt, 0, loop depth 1, executed 0 times
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
entry:
  %x = load volatile i32, ptr addrspace(1) %p
  %y = mul i32 %x, 3
  store volatile i32 %y, ptr addrspace(1) %p
  %enters = icmp sgt i32 %n, 0
  br i1 %enters, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %v = load volatile i32, ptr addrspace(1) %p
  %w = mul i32 %v, 5
  store volatile i32 %w, ptr addrspace(1) %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
