; Inline assembly as a barrier, and as an access to LDS.

; A barrier in assembly counts if it is sure to be one: @A is read in front of it, @B written behind.
; RUN: variant FULL %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant WITH-WAIT %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; LLVM may move accesses over it, or remove it; it is two in one, may be jumped over, stands in a macro or in a comment.
; RUN: variant NO-MEMORY %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant REMOVABLE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant TWO %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant JUMPED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant MACRO %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant COMMENT %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; Under a branch it parts work-items, unless all go the same way; one that is invoked is refused; in a callee it is one, too.
; RUN: variant BRANCH,LANES %s | ldsopt liveness - | filecheck %s --check-prefix PARTED
; RUN: variant BRANCH,ALIKE %s | ldsopt liveness - | filecheck %s --check-prefix PHASES
; RUN: variant PLAIN,INVOKED %s | ldsopt liveness - | filecheck %s --check-prefix REFUSED
; RUN: variant PLAIN,CALLEE,CALLEE-BARRIER %s | ldsopt liveness - | filecheck %s --check-prefix ONE-MORE
; RUN: variant PLAIN,CALLEE,CALLEE-NOP %s | ldsopt liveness - | filecheck %s --check-prefix AS-MANY
; PARTED: no phases: a barrier under a branch
; PHASES-NOT: no phases
; PHASES: k: {{.*}} phases
; REFUSED: no phases: {{.*}}assembly
; ONE-MORE: k: {{.*}} 6 phases
; AS-MANY: k: {{.*}} 5 phases

; Assembly that may access LDS may access any of it: it reads, may by a generic address, counts, goes to code that may, or
; keeps a stack there. It does not where it uses the crossbar alone, or computes. So in the kernel and in a callee.
; RUN: variant PLAIN,READS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,FLAT %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,COUNTS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CALLS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,NEWER-CALLS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,STACK %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CALLED,IN-READS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CALLED,IN-FLAT %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CALLED,IN-COUNTS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CALLED,IN-CALLS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CALLED,IN-NEWER-CALLS %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CALLED,IN-STACK %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,CROSSBAR %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant PLAIN,COMPUTES %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant PLAIN,CALLED,IN-CROSSBAR %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant PLAIN,CALLED,IN-COMPUTES %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @p(...)
;CALLED define internal void @f(i32 %t) noinline {
;IN-READS   %z = call i32 asm sideeffect "ds_read_b32 $0, $1", "=v,v"(i32 %t)
;IN-FLAT   %z = call i32 asm sideeffect "flat_load_dword $0, $1", "=v,v"(i32 %t)
;IN-COUNTS   %z = call i32 asm sideeffect "ds_append $0", "=v,v"(i32 %t)
;IN-CALLS   %z = call i32 asm sideeffect "s_swappc_b64 s[30:31], s[4:5]", "=v,v"(i32 %t)
;IN-NEWER-CALLS   %z = call i32 asm sideeffect "s_swap_pc_i64 s[30:31], s[4:5]", "=v,v"(i32 %t)
;IN-STACK   %z = call i32 asm sideeffect "ds_bvh_stack_rtn_b32 $0, $1, $1, $1", "=v,v"(i32 %t)
;IN-CROSSBAR   %z = call i32 asm sideeffect "ds_bpermute_b32 $0, $1, $1", "=v,v"(i32 %t)
;IN-COMPUTES   %z = call i32 asm sideeffect "v_add_u32 $0, $1, $1", "=v,v"(i32 %t)
;CALLED   ret void
;CALLED }
;CALLEE define internal void @g() noinline {
;CALLEE-BARRIER   call void asm sideeffect "s_barrier", "~{memory}"()
;CALLEE-NOP   call void asm sideeffect "s_nop 0", "~{memory}"()
;CALLEE   ret void
;CALLEE }
define amdgpu_kernel void @k(i1 %c) #0 personality ptr @p !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  store i32 7, ptr addrspace(3) %own.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %next.a
;FULL   call void asm sideeffect "s_barrier", "~{memory}"()
;WITH-WAIT   call void asm sideeffect "s_waitcnt lgkmcnt(0)\0A\09S_BARRIER ; all", "~{memory}"()
;NO-MEMORY   call void asm sideeffect "s_barrier", ""()
;REMOVABLE   call void asm "s_barrier", "~{memory}"()
;TWO   call void asm sideeffect "s_barrier\0As_barrier", "~{memory}"()
;JUMPED   call void asm sideeffect "s_cbranch_scc0 1f\0As_barrier\0A1:", "~{memory}"()
;MACRO   call void asm sideeffect ".rept 1\0As_barrier\0A.endr", "~{memory}"()
;COMMENT   call void asm sideeffect "s_nop 0 ; s_barrier", "~{memory}"()
;PLAIN   fence syncscope("workgroup") release
;PLAIN   call void @llvm.amdgcn.s.barrier()
;PLAIN   fence syncscope("workgroup") acquire
;LANES   %w = icmp ult i32 %tid, 8
;ALIKE   %w = and i1 %c, %c
;BRANCH   br i1 %w, label %x, label %y
;BRANCH x:
;BRANCH   call void asm sideeffect "s_barrier", "~{memory}"()
;BRANCH   br label %y
;BRANCH y:
;INVOKED   invoke void asm sideeffect unwind "s_barrier", "~{memory}"() to label %on unwind label %off
;INVOKED off:
;INVOKED   %pad = landingpad { ptr, i32 } cleanup
;INVOKED   ret void
;INVOKED on:
;CALLEE   call void @g()
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b
;PLAIN   fence syncscope("workgroup") release
;PLAIN   call void @llvm.amdgcn.s.barrier()
;PLAIN   fence syncscope("workgroup") acquire
;CALLED   call void @f(i32 %tid)
;READS   %z = call i32 asm sideeffect "ds_read_b32 $0, $1", "=v,v"(i32 %tid)
;FLAT   %z = call i32 asm sideeffect "flat_load_dword $0, $1", "=v,v"(i32 %tid)
;COUNTS   %z = call i32 asm sideeffect "ds_append $0", "=v,v"(i32 %tid)
;CALLS   %z = call i32 asm sideeffect "s_swappc_b64 s[30:31], s[4:5]", "=v,v"(i32 %tid)
;NEWER-CALLS   %z = call i32 asm sideeffect "s_swap_pc_i64 s[30:31], s[4:5]", "=v,v"(i32 %tid)
;STACK   %z = call i32 asm sideeffect "ds_bvh_stack_rtn_b32 $0, $1, $1, $1", "=v,v"(i32 %tid)
;CROSSBAR   %z = call i32 asm sideeffect "ds_bpermute_b32 $0, $1, $1", "=v,v"(i32 %tid)
;COMPUTES   %z = call i32 asm sideeffect "v_add_u32 $0, $1, $1", "=v,v"(i32 %tid)
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
