; An exchange of global memory, or what other workgroups are told, needs its barrier.
; RUN: variant NEIGHBOUR %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix NEIGHBOUR
; RUN: variant OTHER-WAVE %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-WAVE
; RUN: variant OWN %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix OWN
; RUN: variant TOLD %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix TOLD
; RUN: variant SILENT %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix SILENT
; RUN: variant MEETS %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix MEETS
; OWN: kernel k: 1 barrier, 1 made of a wave: 1 unneeded
; OWN: <stdin>:[[# @LINE + 15]]: unneeded
; OWN: assumed: noalias-arguments
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.ds.gws.barrier(i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(1) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = xor i32 %t, 0 ; but NEIGHBOUR, OTHER-WAVE, TOLD, SILENT, MEETS
;NEIGHBOUR   %x = xor i32 %t, 1
; NEIGHBOUR: kernel k: 1 barrier, 0 made of a wave: 1 needed
; NEIGHBOUR: <stdin>:[[# @LINE - 5]]: needed
;OTHER-WAVE   %x = xor i32 %t, 64
; OTHER-WAVE: kernel k: 1 barrier, 0 made of a wave: 1 needed
; OTHER-WAVE: <stdin>:[[# @LINE - 8]]: needed
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %x ; but TOLD, SILENT, MEETS
  %v = load i32, ptr addrspace(1) %p ; but TOLD, SILENT, MEETS
  store i32 %v, ptr addrspace(1) %in ; but TOLD, SILENT, MEETS
;TOLD   %is = icmp eq i32 %t, 0
;TOLD   br i1 %is, label %tell, label %end
;TOLD tell:
;TOLD   %old = atomicrmw add ptr addrspace(1) %in, i32 1 syncscope("agent") release
;TOLD   br label %end
;TOLD end:
; TOLD: kernel k: 1 barrier, 0 made of a wave: 1 needed
; TOLD: <stdin>:[[# @LINE - 19]]: needed
;SILENT   %is = icmp eq i32 %t, 0
;SILENT   br i1 %is, label %tell, label %end
;SILENT tell:
;SILENT   %old = load i32, ptr addrspace(1) %in
;SILENT   br label %end
;SILENT end:
; SILENT: kernel k: 1 barrier, 1 made of a wave: 1 unneeded
; SILENT: <stdin>:[[# @LINE - 27]]: unneeded
; SILENT: assumed: noalias-arguments
;MEETS   call void @llvm.amdgcn.ds.gws.barrier(i32 %n, i32 0)
; MEETS: kernel k: 1 barrier, 0 made of a wave: 1 needed
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
