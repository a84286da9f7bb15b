; The code of a module is judged with its IR and without: what both can see, both find. Two waves copy a part of @A each, and read behind a
; barrier what the other has copied.
; DEFINE: %{check} = ldsopt check - --no-races
; DEFINE: %{code} = ldsopt compile - -o %t.s

; No wave waits: the first bytes of the other wave's part are read for sure.
; RUN: variant BARE %s | exits 1 %{check} -o %t.txt
; RUN: filecheck %s --check-prefix ACROSS --input-file %t.txt
; RUN: variant BARE %s | %{code}
; RUN: exits 1 ldsopt check %t.s --no-races -o %t.txt
; RUN: filecheck %s --check-prefix ACROSS --input-file %t.txt
; ACROSS: : 1 definite, 0 unproven
; ACROSS: definite dma-across-barrier in k:

; A wait in front of the barrier; each wave runs one of two arms that wait, whatever LLVM makes of the branch.
; RUN: variant WAITED %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WAITED %s | %{code}
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix CLEAN
; RUN: variant ARMS,GREATER,ONE,TWO %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant ARMS,GREATER,ONE,TWO %s | %{code}
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix CLEAN
; RUN: variant ARMS,SEVEN,ONE,TWO %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant ARMS,SEVEN,ONE,TWO %s | %{code}
; RUN: ldsopt check %t.s --no-races | filecheck %s --check-prefix CLEAN
; CLEAN: {{: (no findings in|0 definite, 0 unproven)}}

; An arm that does not wait.
; RUN: variant ARMS,GREATER,NOT-ONE,TWO %s | exits 1 %{check} -o %t.txt
; RUN: filecheck %s --check-prefix ACROSS --input-file %t.txt
; RUN: variant ARMS,GREATER,NOT-ONE,TWO %s | %{code}
; RUN: exits 1 ldsopt check %t.s --no-races -o %t.txt
; RUN: filecheck %s --check-prefix ACROSS --input-file %t.txt
; RUN: variant ARMS,GREATER,ONE,NOT-TWO %s | exits 1 %{check} -o %t.txt
; RUN: filecheck %s --check-prefix ACROSS --input-file %t.txt
; RUN: variant ARMS,GREATER,ONE,NOT-TWO %s | %{code}
; RUN: exits 1 ldsopt check %t.s --no-races -o %t.txt
; RUN: filecheck %s --check-prefix ACROSS --input-file %t.txt

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
@A = internal addrspace(3) global [512 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %bytes = shl i32 %t, 2
  %wave.of.lane = lshr i32 %t, 6
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave.of.lane)
  %wave.bytes = shl i32 %wave, 8
  %own = getelementptr i8, ptr addrspace(3) @A, i32 %wave.bytes
  %in.other = xor i32 %bytes, 256
  %other = getelementptr i8, ptr addrspace(3) @A, i32 %in.other
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %own, i32 4, i32 %bytes, i32 0, i32 0, i32 0)
;BARE   call void asm sideeffect "s_waitcnt lgkmcnt(0)\0As_barrier", "~{memory}"()
;WAITED   call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(0)\0As_barrier", "~{memory}"()
;GREATER   %c = icmp sgt i32 %n, 0
;SEVEN   %c = icmp eq i32 %n, 7
;ARMS   br i1 %c, label %p, label %q
;ARMS p:
;ONE   call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(0)\0As_barrier", "~{memory}"()
;NOT-ONE   call void asm sideeffect "s_waitcnt lgkmcnt(0)\0As_barrier", "~{memory}"()
;ARMS   br label %join
;ARMS q:
;TWO   call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(0)\0As_barrier", "~{memory}"()
;NOT-TWO   call void asm sideeffect "s_waitcnt lgkmcnt(0)\0As_barrier", "~{memory}"()
;ARMS   br label %join
;ARMS join:
  %v = load i32, ptr addrspace(3) %other
  %to = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
