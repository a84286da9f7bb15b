; A copy into LDS whose bytes nobody reads has landed before another wave copies to them: else it may land last.
; DEFINE: %{waits} = ldsopt waits - -q

; Wave 0 copies to what wave 1 did, with a gap behind each lane; each wave to what the next one did; each to what it did
; itself, which is not told apart.
; RUN: variant SIXTEEN,FAR,OWN %s | %{waits} -o %t.16.s
; RUN: filecheck %s --check-prefix WAITED --input-file %t.16.s
; RUN: variant TWELVE,FAR,OWN %s | %{waits} -o %t.12.s
; RUN: filecheck %s --check-prefix WAITED --input-file %t.12.s
; RUN: variant FOUR,NEAR,NEXT %s | %{waits} -o %t.next.s
; RUN: filecheck %s --check-prefix WAITED --input-file %t.next.s
; RUN: variant FOUR,NEAR,OWN %s | %{waits} -o %t.own.s
; RUN: filecheck %s --check-prefix WAITED --input-file %t.own.s
; WAITED: lds{{$}}
; WAITED-NOT: s_barrier
; WAITED: vmcnt(
; WAITED: s_barrier
; WAITED: lds{{$}}
; WAITED-NOT: s_barrier
; WAITED: vmcnt(
; WAITED: s_barrier

; Without the first wait there is a finding.
; RUN: sed "1,/s_barrier/s/vmcnt(0)/vmcnt(63)/" %t.16.s > %t.16.less.s
; RUN: exits 1 ldsopt check %t.16.less.s --no-races --strict | filecheck %s --check-prefix LESS
; RUN: sed "1,/s_barrier/s/vmcnt(0)/vmcnt(63)/" %t.12.s > %t.12.less.s
; RUN: exits 1 ldsopt check %t.12.less.s --no-races --strict | filecheck %s --check-prefix LESS
; RUN: sed "1,/s_barrier/s/vmcnt(0)/vmcnt(63)/" %t.next.s > %t.next.less.s
; RUN: exits 1 ldsopt check %t.next.less.s --no-races --strict | filecheck %s --check-prefix LESS
; RUN: sed "1,/s_barrier/s/vmcnt(0)/vmcnt(63)/" %t.own.s > %t.own.less.s
; RUN: exits 1 ldsopt check %t.own.less.s --no-races --strict | filecheck %s --check-prefix LESS
; RUN: ldsopt check %t.16.s --no-races --strict | filecheck %s --check-prefix NOTHING
; LESS: dma-across-barrier in k
; NOTHING: no findings

; No wave copies to what another one did.
; RUN: variant FOUR,NEAR,FREE %s | %{waits} -o %t.free.s
; RUN: filecheck %s --check-prefix FREE --input-file %t.free.s
; FREE: lds{{$}}
; FREE-NOT: vmcnt(
; FREE: s_barrier
; FREE: lds{{$}}
; FREE-NOT: s_barrier
; FREE: vmcnt(
target triple = "amdgcn-amd-amdhsa"
@ring = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %of.wave = and i32 %id, -64
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %of.wave)
  %begin = mul i32 %wave, 4
  %first = getelementptr i8, ptr addrspace(3) @ring, i32 %begin
  %own = mul i32 %id, 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %first, i32 4, i32 %own, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") seq_cst
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
;FAR   %scaled = mul i32 %wave, 16
;NEAR   %scaled = mul i32 %wave, 4
  %second = getelementptr i8, ptr addrspace(3) @ring, i32 %scaled
;OWN   %behind = getelementptr i8, ptr addrspace(3) %second, i32 0
;NEXT   %behind = getelementptr i8, ptr addrspace(3) %second, i32 256
;FREE   %behind = getelementptr i8, ptr addrspace(3) %second, i32 512
;SIXTEEN   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %behind, i32 16, i32 %own, i32 0, i32 0, i32 0)
;TWELVE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %behind, i32 12, i32 %own, i32 0, i32 0, i32 0)
;FOUR   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %behind, i32 4, i32 %own, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") seq_cst
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") seq_cst
  %place = getelementptr i32, ptr addrspace(3) @ring, i32 %id
  %value = load i32, ptr addrspace(3) %place
  %out = getelementptr i32, ptr addrspace(1) %to, i32 %id
  store i32 %value, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="128,128" }
!0 = !{i32 128, i32 1, i32 1}
