; Workgroups that a pipeline cannot have, or of which too little is said, are refused with a remedy.
; RUN: variant SMALL %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix SMALL
; RUN: variant LARGE %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix LARGE
; RUN: variant OTHER-WAVES %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix OTHER-WAVES
; RUN: variant DIMENSIONS %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix DIMENSIONS
; RUN: variant NO-ID %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-ID
; RUN: variant FUNCTION %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix FUNCTION
; RUN: variant HALF-BARRIER %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix HALF-BARRIER
; RUN: variant SMALL %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix SMALL
; RUN: variant LARGE %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix LARGE
; RUN: variant OTHER-WAVES %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix OTHER-WAVES
; RUN: variant DIMENSIONS %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix DIMENSIONS
; RUN: variant NO-ID %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix NO-ID
; RUN: variant FUNCTION %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix FUNCTION
; RUN: variant HALF-BARRIER %s | exits 3 ldsopt pipeline --plain - 2>&1 | filecheck %s --check-prefix HALF-BARRIER
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @unknown() ; but HALF-BARRIER
;HALF-BARRIER declare void @llvm.amdgcn.s.barrier.signal(i32)
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 { ; but NO-ID, FUNCTION
;NO-ID define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
;FUNCTION define void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 {
; FUNCTION: error: <stdin>:[[# @LINE + 25]]: stage marks in 'k', which is no kernel; let the compiler inline it into its kernel
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
;DIMENSIONS   %y = call i32 @llvm.amdgcn.workitem.id.y()
; DIMENSIONS: error: <stdin>:[[# @LINE - 1]]: 'k' has workgroups of more than one dimension and does not say which; say which: --assume workgroup-size=X,Y,Z; or state reqd_work_group_size, where the language has it
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
  store i32 %i, ptr addrspace(3) %A.own, align 4 ; but HALF-BARRIER
;HALF-BARRIER   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void asm sideeffect "; ldsopt.stage s0", "~{memory}"()
  call void asm sideeffect "; ldsopt.stage s1", "~{memory}"()
  %r2.0 = load i32, ptr addrspace(3) %A.other, align 4 ; but HALF-BARRIER
  call void asm sideeffect "; ldsopt.stage s2", "~{memory}"() ; but HALF-BARRIER
  call void asm sideeffect "; ldsopt.stage s3", "~{memory}"() ; but HALF-BARRIER
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" } ; but SMALL, LARGE, OTHER-WAVES, NO-ID, HALF-BARRIER
;SMALL attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
; SMALL: error: <stdin>:[[# @LINE - 42]]: workgroups of 'k' have up to 256 work-items, a pipeline has 512 on gfx942: two groups of 4 waves of 64, one a SIMD; with fewer, a SIMD has waves of one group alone; state it: __launch_bounds__(512), amdgpu_flat_work_group_size(512, 512) or reqd_work_group_size, or a multiple of it that every workgroup has
;LARGE attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" "target-cpu"="gfx942" }
; LARGE: error: <stdin>:[[# @LINE - 44]]: workgroups of 'k' have up to 1024 work-items, a pipeline has 512 on gfx942: two groups of 4 waves of 64, one a SIMD; state it: __launch_bounds__(512), amdgpu_flat_work_group_size(512, 512) or reqd_work_group_size, or a multiple of it that every workgroup has
;OTHER-WAVES attributes #0 = { "amdgpu-flat-work-group-size"="1,512" "target-cpu"="gfx1100" }
; OTHER-WAVES: error: <stdin>:[[# @LINE - 46]]: workgroups of 'k' have up to 512 work-items, a pipeline has 256 on gfx1100: two groups of 4 waves of 32, one a SIMD; state it: __launch_bounds__(256), amdgpu_flat_work_group_size(256, 256) or reqd_work_group_size, or a multiple of it that every workgroup has
;NO-ID attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-workitem-id-y" "target-cpu"="gfx942" }
;NO-ID !0 = !{i32 32, i32 16, i32 1}
; NO-ID: error: <stdin>:[[# @LINE - 48]]: 'k' gets no workitem.id.y (amdgpu-no-workitem-id-y), by which its waves are told apart; take the attribute away
;HALF-BARRIER attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1201" }
; HALF-BARRIER: error: <stdin>:[[# @LINE - 24]]: a barrier in two parts, or not of the whole workgroup, at the end of stage 's0'; write llvm.amdgcn.s.barrier, or the wait right behind the signal, or leave it out
