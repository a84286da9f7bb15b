; A wave's n-th barrier meets every other wave's n-th, whichever instructions they are.
; DEFINE: %{check} = ldsopt check - --no-races

; Of waves that part, those of one arm copy, and those of the other read behind their barrier: an intrinsic, assembly.
; RUN: variant ROLES %s | exits 1 %{check} --mcpu gfx942 --strict | filecheck %s --check-prefix ACROSS
; RUN: variant ASSEMBLY %s | exits 1 %{check} --mcpu gfx942 --strict | filecheck %s --check-prefix ACROSS
; ACROSS: unproven dma-across-barrier in k

; Barriers of callees meet. A callee begins with waits, but for asynchronous loads.
; RUN: variant CALLED-ASYNC %s | exits 1 %{check} --mcpu gfx1250 --strict | filecheck %s --check-prefix ACROSS
; RUN: variant CALLED %s | %{check} --mcpu gfx942 --strict | filecheck %s --check-prefix CLEAN

; Behind a wait nothing is in flight; arms that all waves take alike have no barriers that meet; a barrier behind the
; arms meets itself, and the copy is waited for in front of it.
; RUN: variant DRAINED %s | %{check} --mcpu gfx942 --strict | filecheck %s --check-prefix CLEAN
; RUN: variant ALIKE %s | %{check} --mcpu gfx942 --strict | filecheck %s --check-prefix CLEAN
; RUN: variant BEHIND %s | %{check} --mcpu gfx942 --strict | filecheck %s --check-prefix CLEAN
; CLEAN: 0 definite, 0 unproven

; A wave that signals last and does not wait.
; RUN: variant SIGNAL %s | exits 1 %{check} --mcpu gfx1201 --strict | filecheck %s --check-prefix SIGNALLED
; SIGNALLED: unproven bare-barrier in k

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define internal void @sync() noinline {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="256,256" {
  %t = call i32 @llvm.amdgcn.workitem.id.x() ; but ALIKE
  %w0 = lshr i32 %t, 6 ; but ALIKE
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0) ; but ALIKE
;ALIKE   %w = call i32 @llvm.amdgcn.workgroup.id.x()
  %c = icmp eq i32 %w, 0
  br i1 %c, label %yes, label %no
yes:
;BEHIND   call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0) ; but CALLED-ASYNC, SIGNAL
;DRAINED   fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; but ASSEMBLY, CALLED-ASYNC, CALLED, BEHIND, SIGNAL
;ASSEMBLY   call void asm sideeffect "s_barrier", "~{memory}"()
;CALLED-ASYNC   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %o, ptr addrspace(3) @A, i32 0, i32 0)
;CALLED-ASYNC   call void @sync()
;CALLED   call void @sync()
;BEHIND   fence syncscope("workgroup") release
;SIGNAL   store i32 7, ptr addrspace(3) @A
;SIGNAL   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  br label %end
no:
  call void @llvm.amdgcn.s.barrier() ; but ASSEMBLY, CALLED-ASYNC, CALLED, SIGNAL
;ASSEMBLY   call void asm sideeffect "s_barrier", "~{memory}"()
;CALLED-ASYNC,CALLED   call void @sync()
;BEHIND   br label %end
;BEHIND end:
;BEHIND   call void @llvm.amdgcn.s.barrier()
;SIGNAL   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;SIGNAL   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load volatile i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %o
  br label %end ; but BEHIND
end: ; but BEHIND
  ret void
}
