; Empty assembly that gives back its operand keeps an address, as `annotate` hides that of a copy by each lane.
; DEFINE: %{check} = ldsopt check - --mcpu gfx1250
; RUN: variant KEPT,BARRIER %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant BARRIER %s | ldsopt annotate - --mcpu gfx1250 --bases all --keep-tags -o %t.ll
; RUN: filecheck %s --check-prefix HIDDEN --input-file %t.ll
; RUN: ldsopt check %t.ll | filecheck %s --check-prefix APART
; HIDDEN: call ptr addrspace(3) asm "", "=v,0"(ptr addrspace(3) %own)
; APART: no findings

; So it tells of a race as well.
; RUN: variant KEPT %s | exits 1 %{check} | filecheck %s --check-prefix RACE
; RACE: definite wave-race in k

; Assembly with an instruction, with more operands, or with a result of another type may give anything.
; RUN: variant MOVED,BARRIER %s | %{check} | filecheck %s --check-prefix UNKNOWN
; RUN: variant CHOSEN,BARRIER %s | %{check} | filecheck %s --check-prefix UNKNOWN
; RUN: variant NARROWED,BARRIER %s | %{check} | filecheck %s --check-prefix UNKNOWN
; RUN: variant WIDENED,BARRIER %s | %{check} | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: unproven wave-race in k
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [64 x i32] poison, align 4
@b = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %other = xor i32 %t, 32
  %its = getelementptr i32, ptr addrspace(3) @a, i32 %other
  %beside = getelementptr i32, ptr addrspace(3) @b, i32 %t
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
;KEPT   %at = call ptr addrspace(3) asm "", "=v,0"(ptr addrspace(3) %own)
;MOVED   %at = call ptr addrspace(3) asm "v_mov_b32 $0, $1", "=v,v"(ptr addrspace(3) %own)
;CHOSEN   %at = call ptr addrspace(3) asm "", "=v,0,v"(ptr addrspace(3) %own, ptr addrspace(3) %beside)
;NARROWED   %high = shl i32 %t, 16
;NARROWED   %half = call i16 asm "", "=v,0"(i32 %high)
;NARROWED   %offset = zext i16 %half to i32
;NARROWED   %number = lshr i32 %offset, 14
;WIDENED   %low = trunc i32 %t to i16
;WIDENED   %whole = call i32 asm "", "=v,0"(i16 %low)
;WIDENED   %number = shl i32 %whole, 2
;NARROWED,WIDENED   %at = getelementptr i8, ptr addrspace(3) @a, i32 %number
  store i32 %t, ptr addrspace(3) %beside
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %own, i32 0, i32 0) ; but KEPT, MOVED, CHOSEN, NARROWED, WIDENED
;KEPT,MOVED,CHOSEN,NARROWED,WIDENED   call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %at, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
;BARRIER   fence syncscope("workgroup") release
;BARRIER   call void @llvm.amdgcn.s.barrier()
;BARRIER   fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %its
  %w = load i32, ptr addrspace(3) %beside
  %sum = add i32 %v, %w
  store i32 %sum, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
