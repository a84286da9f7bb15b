; Marks of ranges are read back as they were written, and packed as the ranges are without them.
; DEFINE: %{texts} = import ldsopt; plain, once, twice = (ldsopt.read('%t.' + name + '.ll') for name in ('plain', 'once', 'twice'))
; DEFINE: %{packed} = first, second = (ldsopt.parse(ldsopt.pack(one).text).text for one in (once, plain))
; DEFINE: %{same} = %{python} -c "%{texts}; %{packed}; assert once.text.splitlines()[3:] == twice.text.splitlines()[3:]; assert first.splitlines()[3:] == second.splitlines()[3:] and 'live_' not in first"
; A range ends before the next one begins.
; RUN: variant STRAIGHT %s > %t.plain.ll
; RUN: ldsopt liveness %t.plain.ll --mark -o %t.once.ll
; RUN: ldsopt liveness %t.once.ll --mark -o %t.twice.ll
; RUN: %{same}
; RUN: grep "call .*@ldsopt.live_" %t.once.ll | filecheck %s --check-prefix ORDER
; ORDER: @ldsopt.live_in(ptr addrspace(3) @A)
; ORDER-NEXT: @ldsopt.live_out(ptr addrspace(3) @A)
; ORDER-NEXT: @ldsopt.live_in(ptr addrspace(3) @B)
; ORDER-NEXT: @ldsopt.live_out(ptr addrspace(3) @B)
; ORDER-NOT: @ldsopt
; Round a loop, and on one side of a branch.
; RUN: variant LOOP %s > %t.plain.ll
; RUN: ldsopt liveness %t.plain.ll --mark -o %t.once.ll
; RUN: ldsopt liveness %t.once.ll --mark -o %t.twice.ll
; RUN: %{same}
; RUN: grep "call .*@ldsopt.live_" %t.once.ll | filecheck %s --check-prefix BOTH
; RUN: variant BRANCH %s > %t.plain.ll
; RUN: ldsopt liveness %t.plain.ll --mark -o %t.once.ll
; RUN: ldsopt liveness %t.once.ll --mark -o %t.twice.ll
; RUN: %{same}
; RUN: grep "call .*@ldsopt.live_" %t.once.ll | filecheck %s --check-prefix BOTH
; BOTH: @ldsopt.live_in(ptr addrspace(3) @A)
; BOTH-NOT: @Z
; BOTH: @ldsopt.live_in(ptr addrspace(3) @B)
; BOTH-NOT: @Z
; A mark may name a variable by its alias.
; RUN: variant STRAIGHT,ALIASED %s > %t.plain.ll
; RUN: ldsopt liveness %t.plain.ll --mark -o %t.once.ll
; RUN: grep "call .*@ldsopt.live_" %t.once.ll | filecheck %s --check-prefix BOTH

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
;ALIASED @Z = alias [64 x i32], ptr addrspace(3) @A
;ALIASED declare void @ldsopt.live_in(ptr addrspace(3))
;ALIASED declare void @ldsopt.live_out(ptr addrspace(3))
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(i1 %c, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
;LOOP   br label %l
;LOOP l:
;ALIASED   call void @ldsopt.live_in(ptr addrspace(3) @Z)
  store i32 7, ptr addrspace(3) %own.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;BRANCH   br i1 %c, label %x, label %y
;BRANCH x:
;BRANCH   store i32 7, ptr addrspace(3) %own.b
;BRANCH   %b = load i32, ptr addrspace(3) %next.b
;BRANCH   store i32 %b, ptr addrspace(1) %out
;BRANCH   br label %z
;BRANCH y:
  %a = load i32, ptr addrspace(3) %next.a
  store i32 %a, ptr addrspace(1) %out
;BRANCH   br label %z
;BRANCH z:
;STRAIGHT,LOOP   fence syncscope("workgroup") release
;STRAIGHT,LOOP   call void @llvm.amdgcn.s.barrier()
;STRAIGHT,LOOP   fence syncscope("workgroup") acquire
;ALIASED   call void @ldsopt.live_out(ptr addrspace(3) @A)
;STRAIGHT,LOOP   store i32 7, ptr addrspace(3) %own.b
;STRAIGHT,LOOP   fence syncscope("workgroup") release
;STRAIGHT,LOOP   call void @llvm.amdgcn.s.barrier()
;STRAIGHT,LOOP   fence syncscope("workgroup") acquire
;STRAIGHT,LOOP   %b = load i32, ptr addrspace(3) %next.b
;STRAIGHT,LOOP   store i32 %b, ptr addrspace(1) %out
;LOOP   fence syncscope("workgroup") release
;LOOP   call void @llvm.amdgcn.s.barrier()
;LOOP   fence syncscope("workgroup") acquire
;LOOP   br i1 %c, label %l, label %e
;LOOP e:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
