; LLVM 22 drops the wait of a release fence at the head of a loop, where what it is for comes round the back edge. That is
; told from a fence that is not there. Both are repaired: at a barrier without a fence the wave waits for its LDS (R8).
; DEFINE: %{check} = ldsopt check - --mcpu gfx1201 --no-races --no-assume unread-dimensions-are-one
; RUN: variant FENCED %s | %{check} | filecheck %s --check-prefix LOST
; RUN: variant PLAIN %s | %{check} | filecheck %s --check-prefix NONE
; RUN: variant FENCED %s > %t.ll
; RUN: variant PLAIN %s > %t.plain.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 --repair -o %t.repaired.ll --report %t.json
; RUN: filecheck %s --check-prefix KEPT --input-file %t.json
; RUN: ldsopt check %t.repaired.ll --mcpu gfx1201 --no-races --no-assume unread-dimensions-are-one | filecheck %s --check-prefix CLEAN
; RUN: ldsopt annotate %t.ll --mcpu gfx1201 -o %t.tagged.ll --report %t.tagged.json
; RUN: filecheck %s --check-prefix ASKED --input-file %t.tagged.json
; RUN: ldsopt annotate %t.plain.ll --mcpu gfx1201 --repair -o %t.author.ll --report %t.author.json
; RUN: filecheck %s --check-prefix DRAINED --input-file %t.author.json
; RUN: ldsopt check %t.author.ll --mcpu gfx1201 --no-races --no-assume unread-dimensions-are-one | filecheck %s --check-prefix CLEAN

; The fence is that of the barrier that is crossed: a bare one stands behind it; a bare one in front; a barrier that the
; author wrote; one that no fence guards.
; RUN: variant BARE-BEHIND %s | %{check} | filecheck %s --check-prefix LOST
; RUN: variant BARE-IN-FRONT %s | %{check} | filecheck %s --check-prefix NONE
; RUN: variant WRITTEN %s | %{check} | filecheck %s --check-prefix NONE
; RUN: variant WRITTEN-FENCED %s | %{check} | filecheck %s --check-prefix NONE

; LOST: 0 definite, 1 unproven
; LOST: unproven lost-fence-wait in k
; LOST: help: {{.*}}--repair
; NONE: 0 definite, 1 unproven
; NONE: unproven bare-barrier in k
; NONE-NOT: lost-fence-wait
; NONE: examined:
; KEPT: "barriers_drained": 0
; KEPT: "fence_waits_kept": 1
; DRAINED: "barriers_drained": 1
; DRAINED: "fence_waits_kept": 0
; ASKED: "fence_waits_kept": 0
; CLEAN: no findings in

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="256,256" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @L, i32 %t
  %x = xor i32 %t, 65
  %q = getelementptr i32, ptr addrspace(3) @L, i32 %x
  br label %loop
loop:
  %i = phi i32 [0, %0], [%i1, %loop]
  %last = phi i32 [0, %0], [%v, %loop]
;FENCED   fence syncscope("workgroup") release
;BARE-BEHIND   fence syncscope("workgroup") release
;BARE-BEHIND   call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier() ; but WRITTEN, WRITTEN-FENCED
;BARE-IN-FRONT   fence syncscope("workgroup") release
;BARE-IN-FRONT   call void @llvm.amdgcn.s.barrier()
;WRITTEN   call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", "~{memory}"()
;WRITTEN-FENCED   fence syncscope("workgroup") release
;WRITTEN-FENCED   call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", "~{memory}"()
  store i32 %i, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %q
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %last, ptr addrspace(1) %g
  ret void
}
