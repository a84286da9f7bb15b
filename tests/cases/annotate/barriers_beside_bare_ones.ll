; A barrier keeps its fences for what another one without fences stands between: that one holds waves back, and no access
; need be complete there. The rules alone decide so.
; DEFINE: %{annotate} = ldsopt annotate - --barriers --no-check --mcpu gfx1250 -o %t.ll
; RUN: variant BEHIND %s | %{annotate} 2>&1 | filecheck %s --check-prefix NEEDED
; RUN: variant AHEAD %s | %{annotate} 2>&1 | filecheck %s --check-prefix NEEDED
; RUN: variant RELEASED %s | %{annotate} 2>&1 | filecheck %s --check-prefix NEEDED
; RUN: variant NARROW,GLOBAL %s | %{annotate} -v 2>&1 | filecheck %s --check-prefix NARROWED
; RUN: variant CLUSTER %s | %{annotate} 2>&1 | filecheck %s --check-prefix NEEDED-ONE
; NEEDED: kernel k: 2 barriers, 0 made of a wave: 1 needed, 1 without its fences
; NARROWED: {{^ *}}<stdin>:[[# @LINE + 36]]: needed
; NARROWED: {{^ *}}<stdin>:[[# @LINE + 43]]: unneeded
; NEEDED-ONE: kernel k: 1 barrier, 0 made of a wave: 1 needed

; With fences of its own for such accesses the other one is enough, that of a cluster as well.
; RUN: variant FENCED %s | %{annotate} 2>&1 | filecheck %s --check-prefix UNNEEDED
; RUN: variant NARROW %s | %{annotate} 2>&1 | filecheck %s --check-prefix UNNEEDED
; RUN: variant CLUSTER,FENCED-CLUSTER %s | %{annotate} 2>&1 | filecheck %s --check-prefix ONE
; UNNEEDED: kernel k: 2 barriers, 1 made of a wave: 1 unneeded, 1 needed
; ONE: kernel k: 1 barrier, 1 made of a wave: 1 unneeded

; Two buffers in turn need another barrier of the loop that orders their accesses.
; RUN: variant LOOP,FENCED %s | ldsopt annotate - --double-buffer --no-check --mcpu gfx1250 -o %t.ll 2>&1 | filecheck %s --check-prefix TWO
; RUN: variant LOOP,FENCED,BARE %s | ldsopt annotate - --double-buffer --no-check --mcpu gfx1250 -o %t.ll 2>&1 | filecheck %s --check-prefix NO-OTHER
; TWO: kernel k: 2 barriers in loops: 1 gone by two buffers
; NO-OTHER: kernel k: 2 barriers in loops: 1 the only barrier, 1 without its fences
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.cluster.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %other = xor i32 %t, 32
  %its = getelementptr i32, ptr addrspace(3) @a, i32 %other
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %from = getelementptr i32, ptr addrspace(1) %out, i32 %other
;LOOP   br label %loop
;LOOP loop:
;LOOP   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %t, ptr addrspace(3) %own
;GLOBAL   store i32 %t, ptr addrspace(1) %to
;AHEAD   call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") release ; but BARE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but BARE
;LOOP   %w = load i32, ptr addrspace(3) %its
;LOOP   store i32 %w, ptr addrspace(1) %to
;BEHIND   call void @llvm.amdgcn.s.barrier()
;RELEASED   fence syncscope("workgroup") release
;RELEASED   call void @llvm.amdgcn.s.barrier()
;NARROW   fence syncscope("workgroup") release, !mmra !1
;NARROW   call void @llvm.amdgcn.s.barrier()
;NARROW   fence syncscope("workgroup") acquire, !mmra !1
;FENCED,FENCED-CLUSTER   fence syncscope("workgroup") release
;FENCED   call void @llvm.amdgcn.s.barrier()
;CLUSTER   call void @llvm.amdgcn.s.cluster.barrier()
;FENCED,FENCED-CLUSTER   fence syncscope("workgroup") acquire
;LOOP   %next = add i32 %i, 1
;LOOP   %more = icmp ult i32 %next, %n
;LOOP   br i1 %more, label %loop, label %end
;LOOP end:
;LOOP   ret void
;LOOP }
  %v = load i32, ptr addrspace(3) %its ; but LOOP
;GLOBAL   %read = load i32, ptr addrspace(1) %from
;GLOBAL   store i32 %read, ptr addrspace(3) %own
  store i32 %v, ptr addrspace(1) %to ; but GLOBAL, LOOP
  ret void ; but LOOP
} ; but LOOP
attributes #0 = { "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
!1 = !{!"amdgpu-synchronize-as", !"local"}
