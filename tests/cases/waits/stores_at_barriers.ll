; A release asks for stores at its barrier: that of one iteration is outstanding at the barrier of the next; behind it other
; waves read and write its bytes.
; DEFINE: %{check} = ldsopt check - --no-races

; Where a counter of its own counts stores, LLVM loses the wait. A barrier of LDS alone and one without a release ask for none.
; RUN: exits 1 ldsopt check %s --mcpu gfx1030 --no-races | filecheck %s --check-prefix SURE
; RUN: variant OF-LDS %s | %{check} --mcpu gfx1030 | filecheck %s --check-prefix NONE
; RUN: variant NO-RELEASE %s | %{check} --mcpu gfx1030 | filecheck %s --check-prefix NONE
; RUN: variant ASM,OF-LDS %s | %{check} --mcpu gfx1030 | filecheck %s --check-prefix NONE
; RUN: variant ASM,NO-RELEASE %s | %{check} --mcpu gfx1030 | filecheck %s --check-prefix NONE
; RUN: variant ASM %s | %{check} --mcpu gfx1030 | filecheck %s --check-prefix UNPROVEN
; RUN: exits 1 ldsopt check %s --mcpu gfx1100 --no-races | filecheck %s --check-prefix SURE
; RUN: variant OF-LDS %s | %{check} --mcpu gfx1100 | filecheck %s --check-prefix NONE
; RUN: variant NO-RELEASE %s | %{check} --mcpu gfx1100 | filecheck %s --check-prefix NONE
; RUN: variant ASM,OF-LDS %s | %{check} --mcpu gfx1100 | filecheck %s --check-prefix NONE
; RUN: variant ASM,NO-RELEASE %s | %{check} --mcpu gfx1100 | filecheck %s --check-prefix NONE
; RUN: variant ASM %s | %{check} --mcpu gfx1100 | filecheck %s --check-prefix UNPROVEN
; RUN: exits 1 ldsopt check %s --mcpu gfx1201 --no-races | filecheck %s --check-prefix SURE
; RUN: variant OF-LDS %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant NO-RELEASE %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant SPLIT-ASM,OF-LDS %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant SPLIT-ASM,NO-RELEASE %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix NONE
; RUN: variant SPLIT-ASM %s | %{check} --mcpu gfx1201 | filecheck %s --check-prefix UNPROVEN
; RUN: exits 1 ldsopt check %s --mcpu gfx1250 --no-races | filecheck %s --check-prefix SURE
; RUN: variant OF-LDS %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant NO-RELEASE %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant SPLIT-ASM,OF-LDS %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant SPLIT-ASM,NO-RELEASE %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix NONE
; RUN: variant SPLIT-ASM %s | %{check} --mcpu gfx1250 | filecheck %s --check-prefix UNPROVEN
; SURE: definite lost-release-wait in k:
; UNPROVEN: 0 definite
; UNPROVEN: unproven lost-release-wait in k:
; NONE-NOT: {{(scalar-load-wait|lost-release-wait|missing-wait|barrier) in k}}
; NONE: examined:
; Before gfx10 a workgroup needs no wait for stores.
; RUN: ldsopt check %s --mcpu gfx90a --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt check %s --mcpu gfx942 --no-races | filecheck %s --check-prefix CLEAN
; CLEAN: no findings in
; A barrier between has waited: the wait of the first barrier is lost; that of the second, behind which the load stands, is not.
; RUN: variant TWICE %s | %{check} --mcpu gfx1100 | filecheck %s --check-prefix UNPROVEN
; Nothing is sure of a pointer from memory.
; RUN: variant LOADED %s | %{check} --mcpu gfx1100 | filecheck %s --check-prefix UNPROVEN
; A repair writes the wait, and leaves the fence beside its barrier.
; RUN: variant PLAIN %s > %t.plain.ll
; RUN: ldsopt annotate --repair %t.plain.ll --mcpu gfx1030 -o %t.ll 2>&1 | filecheck %s --check-prefix WRITTEN
; RUN: ldsopt check %t.ll --mcpu gfx1030 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt waits %t.ll --mcpu gfx1030 -o %t.s 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: grep . %t.ll | grep -A1 'release$' | filecheck %s --check-prefix BESIDE
; RUN: ldsopt annotate --repair %t.plain.ll --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix WRITTEN
; RUN: ldsopt check %t.ll --mcpu gfx1100 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt waits %t.ll --mcpu gfx1100 -o %t.s 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: grep . %t.ll | grep -A1 'release$' | filecheck %s --check-prefix BESIDE
; RUN: ldsopt annotate --repair %t.plain.ll --mcpu gfx1201 -o %t.ll 2>&1 | filecheck %s --check-prefix WRITTEN
; RUN: ldsopt check %t.ll --mcpu gfx1201 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt waits %t.ll --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: grep . %t.ll | grep -A1 'release$' | filecheck %s --check-prefix BESIDE
; RUN: ldsopt annotate --repair %t.plain.ll --mcpu gfx1250 -o %t.ll 2>&1 | filecheck %s --check-prefix WRITTEN
; RUN: ldsopt check %t.ll --mcpu gfx1250 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt waits %t.ll --mcpu gfx1250 -o %t.s 2>&1 | filecheck %s --check-prefix NO-MORE
; RUN: grep . %t.ll | grep -A1 'release$' | filecheck %s --check-prefix BESIDE
; WRITTEN: 1 fence of a barrier: wait written out
; NO-MORE: 0 added
; BESIDE: call void @llvm.amdgcn.s.barrier()
; It writes none where the code lacks none.
; RUN: variant OF-LDS %s | ldsopt annotate --repair - --mcpu gfx1100 -o - 2>/dev/null | filecheck %s --check-prefix NO-WAIT
; RUN: variant OF-LDS %s | ldsopt annotate --repair - --mcpu gfx1201 -o - 2>/dev/null | filecheck %s --check-prefix NO-WAIT
; NO-WAIT-NOT: {{vscnt|storecnt}}
; NO-WAIT: ret void
; `optimize` repairs what is definite.
; RUN: ldsopt optimize %s --mcpu gfx1100 -o %t.ll 2>%t.said
; RUN: ldsopt check %t.ll --mcpu gfx1100 --no-races | filecheck %s --check-prefix CLEAN
; Code alone shows a release by the acquire behind the barrier.
; RUN: ldsopt compile %s --mcpu gfx1030 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix UNPROVEN
; RUN: variant OF-LDS,ACQUIRES-LDS %s | ldsopt compile - --mcpu gfx1030 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix NONE
; RUN: ldsopt compile %s --mcpu gfx1100 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix UNPROVEN
; RUN: variant OF-LDS,ACQUIRES-LDS %s | ldsopt compile - --mcpu gfx1100 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix NONE
; RUN: ldsopt compile %s --mcpu gfx1201 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix UNPROVEN
; RUN: variant OF-LDS,ACQUIRES-LDS %s | ldsopt compile - --mcpu gfx1201 -o %t.s
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix NONE
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 { ; but TWICE, LOADED
;TWICE define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) noalias %elsewhere, i32 %n) #0 !reqd_work_group_size !0 {
;LOADED define amdgpu_kernel void @k(ptr addrspace(4) %box, i32 %n) #0 !reqd_work_group_size !0 {
entry:
;LOADED   %out = load ptr addrspace(1), ptr addrspace(4) %box, align 8
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %other.t = xor i32 %t, 128
  %other = getelementptr i32, ptr addrspace(1) %out, i32 %other.t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  fence syncscope("workgroup") release ; but OF-LDS, NO-RELEASE
;OF-LDS   fence syncscope("workgroup") release, !mmra !2
  call void @llvm.amdgcn.s.barrier() ; but ASM, SPLIT-ASM
;ASM   call void asm sideeffect "s_barrier", "~{memory}"()
;SPLIT-ASM   call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", "~{memory}"()
  fence syncscope("workgroup") acquire ; but ACQUIRES-LDS
;ACQUIRES-LDS   fence syncscope("workgroup") acquire, !mmra !2
;TWICE   store i32 %i, ptr addrspace(1) %elsewhere
;TWICE   fence syncscope("workgroup") release
;TWICE   call void @llvm.amdgcn.s.barrier()
;TWICE   fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %other, align 4
  %w = add i32 %v, %i
  store i32 %w, ptr addrspace(1) %own, align 4
  %i1 = add i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 256, i32 1, i32 1}
!2 = !{!"amdgpu-synchronize-as", !"local"}
