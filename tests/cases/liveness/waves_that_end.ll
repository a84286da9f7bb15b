; Waves that end write nothing from then on: @A is written again by all work-items but those, so that its bytes are needed while
; @B is used. Where no wave ends the two share bytes.

; In a callee, and in one of that: by each intrinsic that ends waves or changes their lanes, and in assembly.
; RUN: variant QUIT,CALL,ENDPGM %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,CALL,TRAP %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,CALL,KILL %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,CALL,DEMOTE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,CALL,INIT %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,CALL,ASM-ENDPGM %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,CALL,ASM-TRAP %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,CALL,ASM-UNREAD %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,ENDPGM %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,TRAP %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,KILL %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,DEMOTE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,INIT %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,ASM-ENDPGM %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,ASM-TRAP %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant QUIT,OUTER,ASM-UNREAD %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; They do not.
; RUN: variant QUIT,CALL,ASM-NOP %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant QUIT,OUTER,ASM-NOP %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; In the kernel: assembly that ends waves or writes EXEC, a return; and assembly that does neither.
; RUN: variant HERE-ENDPGM %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant EXEC-CLEARED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant EXEC-SAVED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant EXEC-COMPARED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant RETURN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant EXEC-READ %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant HERE-NOP %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; Nor is a variable filled by a loop that all who are left enter.
; RUN: variant LOOP,QUIT,CALL,ENDPGM %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant LOOP %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.trap()
declare void @llvm.amdgcn.kill(i1)
declare void @llvm.amdgcn.wqm.demote(i1)
declare void @llvm.amdgcn.init.exec(i64)
;QUIT define internal void @quit(i32 %t) noinline {
;QUIT   %c = icmp ult i32 %t, 8
;QUIT   br i1 %c, label %q, label %r
;QUIT q:
;ENDPGM   call void @llvm.amdgcn.endpgm()
;TRAP   call void @llvm.trap()
;KILL   call void @llvm.amdgcn.kill(i1 false)
;DEMOTE   call void @llvm.amdgcn.wqm.demote(i1 false)
;INIT   call void @llvm.amdgcn.init.exec(i64 5)
;ASM-ENDPGM   call void asm sideeffect "s_endpgm", ""()
;ASM-TRAP   call void asm sideeffect "s_trap 2", ""()
;ASM-UNREAD   call void asm sideeffect ".if 1\0As_endpgm\0A.endif", ""()
;ASM-NOP   call void asm sideeffect "s_nop 0", ""()
;QUIT   br label %r
;QUIT r:
;QUIT   ret void
;QUIT }
;OUTER define internal void @outer(i32 %t) noinline {
;OUTER   call void @quit(i32 %t)
;OUTER   ret void
;OUTER }
define amdgpu_kernel void @k() #0 !reqd_work_group_size !0 {
entry:
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
  %a1 = load i32, ptr addrspace(3) %next.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b1 = load i32, ptr addrspace(3) %next.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;CALL   call void @quit(i32 %tid)
;OUTER   call void @outer(i32 %tid)
;EXEC-CLEARED   call void asm sideeffect "s_mov_b64 EXEC, 0", ""()
;EXEC-SAVED   call void asm sideeffect "s_and_saveexec_b64 s[0:1], vcc", ""()
;EXEC-COMPARED   call void asm sideeffect "v_cmpx_lt_u32 vcc, v0, 3", ""()
;HERE-ENDPGM   call void asm sideeffect "s_endpgm", ""()
;HERE-NOP   call void asm sideeffect "s_nop 0", ""()
;EXEC-READ   call void asm sideeffect "s_mov_b64 s[0:1], exec", ""()
;RETURN   %w = icmp ult i32 %tid, 8
;RETURN   br i1 %w, label %early, label %going
;RETURN early:
;RETURN   ret void
;RETURN going:
;LOOP   br label %l
;LOOP l:
;LOOP   %i = phi i32 [ 0, %entry ], [ %j, %l ]
  store i32 7, ptr addrspace(3) %own.a
;LOOP   %j = add i32 %i, 1
;LOOP   %m = icmp ult i32 %j, 2
;LOOP   br i1 %m, label %l, label %o
;LOOP o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a2 = load i32, ptr addrspace(3) %next.a
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
