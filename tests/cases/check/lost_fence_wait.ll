; LLVM 22 drops the wait of a release fence at the head of a loop, where what it is for comes round the back edge. That it
; is dropped follows from the order of the accesses; that another wave reads stale bytes is definite if an execution of
; the code shows it. `optimize` repairs it in either case, and says at what cost.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s --mcpu gfx942 -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: exits 1 ldsopt check %s --mcpu gfx1201 -o %t.gfx12
; RUN: filecheck %s --input-file %t.gfx12
; RUN: ldsopt check %s --mcpu gfx942 --no-races | filecheck %s --check-prefix UNPROVEN
; RUN: ldsopt optimize %s --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix REPAIRED
; RUN: ldsopt check %t.ll --mcpu gfx942 | filecheck %s --check-prefix CLEAN
; Code alone has no fences, but the wait that is missing at the loop's head is one that LLVM may have dropped.
; RUN: ldsopt compile %s --mcpu gfx942 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix CODE
; CODE: unproven bare-barrier in waves_of_one_tile
; CODE: help: wait for lgkmcnt in front of the barrier; it may be that the compiler drops the wait of a fence at the head of a loop (#220357)

; CHECK: {{^}}definite lost-fence-wait in waves_of_one_tile
; CHECK: {{^}}  definite: wave {{[0-9]}} reads LDS byte {{[0-9]+}} that wave {{[0-9]}} wrote, in a launch of 256 x 1 x 1
; CHECK: {{^}}  help: ldsopt annotate --repair writes the wait
; CHECK-NOT: definite{{.*}} in half_a_tile
; UNPROVEN: {{^}}unproven lost-fence-wait in waves_of_one_tile
; UNPROVEN-NOT: {{^}}unproven lost-fence-wait in half_a_tile
; REPAIRED-DAG: {{^}}    repairs {{[0-9]}} unproven lost-fence-wait; cost: waits
; CLEAN-NOT: lost-fence-wait

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16

; Each iteration reads the neighbours' values of the one buffer, and writes the other one.
define amdgpu_kernel void @waves_of_one_tile(ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 65
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %from = phi ptr addrspace(3) [ @A, %0 ], [ %to, %loop ]
  %to = phi ptr addrspace(3) [ @B, %0 ], [ %from, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) %from, i32 %x
  %v = load i32, ptr addrspace(3) %q
  %w = add i32 %v, %i
  %r = getelementptr i32, ptr addrspace(3) %to, i32 %t
  store i32 %w, ptr addrspace(3) %r
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %w, ptr addrspace(1) %g
  ret void
}

; The wait lacks here, too, but each wave reads what it wrote itself.
define amdgpu_kernel void @half_a_tile(ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 1
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %from = phi ptr addrspace(3) [ @A, %0 ], [ %to, %loop ]
  %to = phi ptr addrspace(3) [ @B, %0 ], [ %from, %loop ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) %from, i32 %x
  %v = load i32, ptr addrspace(3) %q
  %w = add i32 %v, %i
  %r = getelementptr i32, ptr addrspace(3) %to, i32 %t
  store i32 %w, ptr addrspace(3) %r
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %w, ptr addrspace(1) %g
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { nounwind "amdgpu-flat-work-group-size"="256,256" }
