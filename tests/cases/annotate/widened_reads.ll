; Neighbours become one wide access by an alignment that is stated, and the code decides: where nothing is gained, nothing is said.
; RUN: variant NEIGHBOURS %s > %t.ll
; RUN: ldsopt compile %t.ll -o - | filecheck %s --check-prefix NARROW
; RUN: ldsopt annotate %t.ll --align -o %t.made.ll
; RUN: ldsopt compile %t.made.ll -o - | filecheck %s --check-prefix WIDE
; NARROW-NOT: ds_read_b128
; NARROW: s_endpgm
; WIDE: ds_read_b128
; RUN: variant ALONE %s > %t.ll
; RUN: ldsopt annotate %t.ll --align -o %t.made.ll
; RUN: cmp %t.ll %t.made.ll
; A variable keeps its own alignment where no access gains, whatever the code.
; RUN: variant WORD %s > %t.ll
; RUN: ldsopt annotate %t.ll --align --no-check -o %t.made.ll
; RUN: cmp %t.ll %t.made.ll

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i8] poison, align 4
@word = internal addrspace(3) global i32 poison, align 4
@idle = internal addrspace(3) global [64 x i8] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = shl i32 %t, 4
  %base = getelementptr i8, ptr addrspace(3) @tile, i32 %i
;WORD   store i32 1, ptr addrspace(3) @word, align 4
;ALONE   store i32 1, ptr addrspace(3) %base, align 4
;NEIGHBOURS   store <4 x i32> splat (i32 7), ptr addrspace(3) %base, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;NEIGHBOURS   %v0 = load i32, ptr addrspace(3) %base, align 4
;NEIGHBOURS   %p1 = getelementptr i8, ptr addrspace(3) %base, i32 4
;NEIGHBOURS   %v1 = load i32, ptr addrspace(3) %p1, align 4
;NEIGHBOURS   %p2 = getelementptr i8, ptr addrspace(3) %base, i32 8
;NEIGHBOURS   %v2 = load i32, ptr addrspace(3) %p2, align 4
;NEIGHBOURS   %p3 = getelementptr i8, ptr addrspace(3) %base, i32 12
;NEIGHBOURS   %v3 = load i32, ptr addrspace(3) %p3, align 4
;NEIGHBOURS   %s1 = add i32 %v0, %v1
;NEIGHBOURS   %s2 = add i32 %s1, %v2
;NEIGHBOURS   %s3 = add i32 %s2, %v3
;NEIGHBOURS   %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
;NEIGHBOURS   store i32 %s3, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
!0 = !{i32 64, i32 1, i32 1}
