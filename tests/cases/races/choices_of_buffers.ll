; Two buffers in turn: an iteration reads the one and writes the other, wherever in them, as one condition chooses both.
; RUN: exits 1 ldsopt check %s --mcpu gfx942 --verbose | filecheck %s
; The same buffer; a condition of its own for the writing; no barrier at the end of an iteration.
; RUN: sed 's/^  %to = select i1 %even, ptr addrspace(3) @B, ptr addrspace(3) @A/  %to = select i1 %even, ptr addrspace(3) @A, ptr addrspace(3) @B/' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE
; RUN: sed 's/^  %to = select i1 %even/  %to = select i1 %other/' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE
; RUN: sed 's/^  call void @llvm.amdgcn.s.barrier()//' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
@Small = internal addrspace(3) global [64 x i32] poison, align 16
@Large = internal addrspace(3) global [1024 x i32] poison, align 16

; CHECK: definite wave-race in bounds
; CHECK-NOT: wave-race in turns
; CHECK: turns: {{[0-9]+}} pairs of LDS accesses of two waves in one barrier interval: {{[0-9]+}} proved free of races{{$}}
; RACE: wave-race in turns
define amdgpu_kernel void @turns(ptr addrspace(1) %p, i32 %i, i32 %j, i32 %n, i32 %which) "amdgpu-flat-work-group-size"="256,256" {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %is = icmp eq i32 %item, 0
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %latch ]
  %parity = and i32 %k, 1
  %even = icmp eq i32 %parity, 0
  %other = icmp eq i32 %which, 0
  %from = select i1 %even, ptr addrspace(3) @A, ptr addrspace(3) @B
  %to = select i1 %even, ptr addrspace(3) @B, ptr addrspace(3) @A
  %a = getelementptr inbounds i32, ptr addrspace(3) %from, i32 %i
  %x = load i32, ptr addrspace(3) %a
  store i32 %x, ptr addrspace(1) %p
  br i1 %is, label %write, label %latch
write:
  %b = getelementptr inbounds i32, ptr addrspace(3) %to, i32 %j
  store i32 %k, ptr addrspace(3) %b
  br label %latch
latch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add nuw i32 %k, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A variable that only some work-items choose does not bound the size of workgroups.
define amdgpu_kernel void @bounds() "amdgpu-flat-work-group-size"="1,1024" {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %item, 64
  %to = select i1 %c, ptr addrspace(3) @Small, ptr addrspace(3) @Large
  %b = getelementptr inbounds i32, ptr addrspace(3) %to, i32 %item
  store i32 %item, ptr addrspace(3) %b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %near = and i32 %item, 255
  %q = getelementptr inbounds i32, ptr addrspace(3) @Large, i32 %near
  store i32 %item, ptr addrspace(3) %q
  ret void
}
