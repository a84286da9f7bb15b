; An author's wait for LDS in front of a barrier's fence is the wait that a repair would write: as inline assembly, and as
; the intrinsics that rule R7 makes of it. The summary says which of the two was done.
; RUN: variant WRITTEN %s > %t.ll
; RUN: ldsopt annotate --repair %t.ll --mcpu gfx942 -o %t.o.ll 2>&1 | filecheck %s --check-prefix SAID
; RUN: ldsopt annotate --repair %t.o.ll -o - 2>&1 | filecheck %s --check-prefix AGAIN
; RUN: ldsopt check %t.o.ll --no-races | filecheck %s --check-prefix CLEAN
; RUN: variant PARTIAL %s > %t.ll
; RUN: ldsopt annotate --repair %t.ll --mcpu gfx942 -o %t.o.ll 2>&1 | filecheck %s --check-prefix ADDED
; RUN: ldsopt check %t.o.ll --no-races | filecheck %s --check-prefix CLEAN
; SAID: nothing to tell apart; waits of asm made intrinsics
; SAID: 1 asm statement of waits made intrinsics (R7)
; SAID-NOT: wait written out
; AGAIN: unchanged: nothing to do
; CLEAN: no findings in
; ADDED: nothing to tell apart; waits added
; ADDED: 1 fence of a barrier: wait written out
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 128
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %half = phi i32 [ 0, %entry ], [ %turned, %loop ]
;WRITTEN  call void asm sideeffect "s_waitcnt lgkmcnt(0)", ""()
;PARTIAL  call void @llvm.amdgcn.s.waitcnt(i32 49535)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = or disjoint i32 %t, %half
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %a
  %turned = xor i32 %half, 256
  %b = or disjoint i32 %other, %turned
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %b
  %x = load i32, ptr addrspace(3) %q
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(3) %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  call void @llvm.amdgcn.s.waitcnt(i32 49279)
  call void @llvm.amdgcn.s.barrier()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %to
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
