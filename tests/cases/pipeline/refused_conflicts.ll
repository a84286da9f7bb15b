; Stages that run at the same time and touch common bytes are refused; with --plain, without a phase shift, none do.
; RUN: variant NEXT-STAGE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NEXT-STAGE
; RUN: variant GAP-OF-TWO %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix GAP-OF-TWO
; RUN: variant OVER-THE-END %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix OVER-THE-END
; RUN: variant UNKNOWN %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: variant NEXT-STAGE %s | ldsopt pipeline --plain - -o %t.ll 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant GAP-OF-TWO %s | ldsopt pipeline --plain - -o %t.ll 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant OVER-THE-END %s | ldsopt pipeline --plain - -o %t.ll 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant UNKNOWN %s | ldsopt pipeline --plain - -o %t.ll 2>&1 | filecheck %s --check-prefix PLAIN
; PLAIN: 1 marked loop written with full barriers
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @unknown()
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %wave = and i32 %t, -64
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %A.wave = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  %A.rest = sub i32 %t, %wave
  %A.flip = xor i32 %A.rest, 1
  %A.near = getelementptr i32, ptr addrspace(3) %A.wave, i32 %A.flip
  %B.own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %B.wave = getelementptr i32, ptr addrspace(3) @B, i32 %wave
  %B.rest = sub i32 %t, %wave
  %B.flip = xor i32 %B.rest, 1
  %B.near = getelementptr i32, ptr addrspace(3) %B.wave, i32 %B.flip
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %A.own, align 4 ; but OVER-THE-END, UNKNOWN
;OVER-THE-END   %r0.0 = load i32, ptr addrspace(3) %A.other, align 4
;UNKNOWN   %p = inttoptr i32 %n to ptr addrspace(3)
;UNKNOWN   store i32 %i, ptr addrspace(3) %p
  call void asm sideeffect "; ldsopt.stage s0", "~{memory}"() ; but GAP-OF-TWO
;NEXT-STAGE   %r1.0 = load i32, ptr addrspace(3) %A.other, align 4
; NEXT-STAGE: error: <stdin>:[[# @LINE - 6]]: stages 's0' and 's1' both touch @A[0,2048) and run at the same time (the other access: line [[# @LINE - 1]]): read after write at distance 1, phase gap 1; put a stage between them, or double-buffer
;GAP-OF-TWO   call void asm sideeffect "; ldsopt.stage s0 gap=2", "~{memory}"()
; GAP-OF-TWO: error: <stdin>:[[# @LINE - 8]]: stages 's0' and 's2' both touch @A[0,2048) and run at the same time (the other access: line [[# @LINE + 5]]): read after write at distance 2, phase gap 2; put a stage between them, or double-buffer
;UNKNOWN   %q = inttoptr i32 %i to ptr addrspace(3)
;UNKNOWN   %x = load i32, ptr addrspace(3) %q
; UNKNOWN: error: <stdin>:[[# @LINE - 8]]: stages 's0' and 's1' both touch common bytes of LDS and run at the same time (the other access: line [[# @LINE - 1]]): read after write at distance 1, phase gap 1; put a stage between them, or double-buffer
  call void asm sideeffect "; ldsopt.stage s1", "~{memory}"()
  %r2.0 = load i32, ptr addrspace(3) %A.other, align 4 ; but NEXT-STAGE, OVER-THE-END, UNKNOWN
  call void asm sideeffect "; ldsopt.stage s2", "~{memory}"() ; but NEXT-STAGE
;OVER-THE-END   store i32 %i, ptr addrspace(3) %A.own, align 4
; OVER-THE-END: error: <stdin>:[[# @LINE - 1]]: stages 's3' and 's0' both touch @A[0,2048) and run at the same time (the other access: line [[# @LINE - 15]]): read after write at distance 1, phase gap 1; put a stage between them, or double-buffer
  call void asm sideeffect "; ldsopt.stage s3", "~{memory}"() ; but NEXT-STAGE, UNKNOWN
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
