; A loop of which each iteration has a barrier, and masks the work-items that are done by a bound of before the loop.
; REQUIRES: bitwuzla
; RUN: ldsopt check -v %s | filecheck %s
; RUN: sed 's/, 8$/, 9/' %s | exits 1 ldsopt check -v - | filecheck %s --check-prefix=FARTHER

; CHECK: k: {{.*}}: 5 proved free of races
; A farther bound comes to what other waves read behind the barrier.
; FARTHER: definite wave-race in k

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4096 x i32] poison, align 16

define amdgpu_kernel void @k(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %n, 3
  %lim = shl i32 %m, 8
  br label %loop
loop:
  %bit = phi i1 [ true, %entry ], [ %still, %latch ]
  %i = phi i32 [ %t, %entry ], [ %next, %latch ]
  %j = phi i32 [ 0, %entry ], [ %j1, %latch ]
  %next = add i32 %i, 256
  br i1 %bit, label %body, label %latch
body:
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %t, ptr addrspace(3) %a
  br label %latch
latch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %t, 64
  %high = add i32 %other, 1024
  %b = getelementptr i32, ptr addrspace(3) @A, i32 %high
  %v = load i32, ptr addrspace(3) %b
  %ok = icmp ult i32 %next, %lim
  %still = and i1 %bit, %ok
  %j1 = add i32 %j, 1
  %more = icmp ult i32 %j1, 9
  br i1 %more, label %loop, label %end
end:
  store i32 1, ptr addrspace(3) %b
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
