; Rings that are not what they seem, against one of three slots in which a wait leaves the youngest copy in flight (gfx1250 adds no waits).
; Random rings are held against a model: tests/check/test_loop_iterations.py.
; DEFINE: %{check} = ldsopt check - --mcpu gfx1250 --no-races
; RUN: variant WHOLE %s | %{check} | filecheck %s --check-prefix CLEAN
; CLEAN: : no findings
; RULES: : 0 definite
; RULES: unproven dma-across-barrier in k
; RULES: unproven missing-wait in k

; It starts over in some iteration: the next one reads not what was filled for it, but what was filled for the first slot.
; RUN: variant RESET %s | %{check} | filecheck %s --check-prefix RULES
; It wraps a slot early: filled modulo 3, read modulo 2.
; RUN: variant EARLY %s | %{check} | filecheck %s --check-prefix RULES
; The read is of another ring, which lies behind the one that is filled, or shares a slot with it.
; RUN: variant APART %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SHARED %s | %{check} | filecheck %s --check-prefix RULES
; Waves enter the loop in different iterations. Each wave alone is right; at a barrier another one may be in another iteration.
; RUN: variant ENTERED,ALONE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant ENTERED %s | %{check} | filecheck %s --check-prefix RULES

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [65536 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o, i32 %n) #0 {
entry:
;ENTERED   %second = load volatile i1, ptr addrspace(1) %o
;ENTERED   %start = zext i1 %second to i32
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %few = and i32 %lane, 63
  %own = shl i32 %few, 4
  %turned = sub i32 63, %few
  %other = shl i32 %turned, 4
  %v1 = getelementptr i8, ptr addrspace(3) @S, i32 0
  %v2 = getelementptr i8, ptr addrspace(3) @S, i32 4096
  %v3 = getelementptr i8, ptr addrspace(3) @S, i32 8192
  %v4 = getelementptr i8, ptr addrspace(3) %v1, i32 0
  %v5 = getelementptr i8, ptr addrspace(3) %v4, i32 %own
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %v5, i32 0, i32 0)
  %v6 = getelementptr i8, ptr addrspace(3) %v2, i32 0
  %v7 = getelementptr i8, ptr addrspace(3) %v6, i32 %own
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %v7, i32 0, i32 0)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %slot = phi i32 [ 0, %entry ], [ %next, %latch ] ; but ENTERED
;ENTERED   %slot = phi i32 [ %start, %entry ], [ %next, %latch ]
  %next.more = add i32 %slot, 1
  %next.ends = icmp slt i32 %next.more, 3 ; but EARLY
;EARLY   %next.ends = icmp slt i32 %next.more, 2
  %next = select i1 %next.ends, i32 %next.more, i32 0 ; but RESET
;RESET   %fifth = icmp eq i32 %i, 5
;RESET   %stepped = select i1 %next.ends, i32 %next.more, i32 0
;RESET   %next = select i1 %fifth, i32 0, i32 %stepped
  %fill.0 = add i32 %slot, 0
  %fill.1.more = add i32 %fill.0, 1
  %fill.1.ends = icmp slt i32 %fill.1.more, 3
  %fill.1 = select i1 %fill.1.ends, i32 %fill.1.more, i32 0
  %fill.2.more = add i32 %fill.1, 1
  %fill.2.ends = icmp slt i32 %fill.2.more, 3
  %fill.2 = select i1 %fill.2.ends, i32 %fill.2.more, i32 0
  %v8 = mul i32 %fill.2, 4096
  %v9 = getelementptr i8, ptr addrspace(3) @S, i32 %v8
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1) ; but ALONE
;ALONE   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release ; but ALONE
  call void @llvm.amdgcn.s.barrier() ; but ALONE
  fence syncscope("workgroup") acquire ; but ALONE
  %v10 = mul i32 %slot, 4096
  %v11 = getelementptr i8, ptr addrspace(3) @S, i32 %v10 ; but APART, SHARED
;APART   %v11 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12288), i32 %v10
;SHARED   %v11 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4096), i32 %v10
  %v12 = getelementptr i8, ptr addrspace(3) %v11, i32 0
  %v13 = getelementptr i8, ptr addrspace(3) %v12, i32 %other
  %v14 = load float, ptr addrspace(3) %v13, align 16
  store volatile float %v14, ptr addrspace(1) %o
  %v15 = getelementptr i8, ptr addrspace(3) %v9, i32 0
  %v16 = getelementptr i8, ptr addrspace(3) %v15, i32 %own
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %v16, i32 0, i32 0)
  br label %latch
latch:
  %i.next = add i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %head, label %end
end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
