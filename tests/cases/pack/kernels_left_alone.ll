; A kernel is left alone whose accesses nobody can attribute to a variable, or which carries tags already.
; RUN: variant NUMBER %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NUMBER
; RUN: variant ASM-READS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASM-READS
; RUN: variant ASM-SWIZZLES %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASM-SWIZZLES
; RUN: variant ASM-DIRECTIVE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASM-DIRECTIVE
; RUN: variant ANNOTATED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ANNOTATED
; RUN: variant ANNOTATED-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ANNOTATED-2
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [64 x i32] poison, align 4 ; but ANNOTATED, ANNOTATED-2
@B = internal addrspace(3) global [32 x i32] poison, align 4 ; but ANNOTATED, ANNOTATED-2
;ANNOTATED,ANNOTATED-2 @A = internal addrspace(3) global [256 x i32] poison, align 4
;ANNOTATED,ANNOTATED-2 @B = internal addrspace(3) global [256 x i32] poison, align 4
;ANNOTATED,ANNOTATED-2 declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but ANNOTATED, ANNOTATED-2
  store i32 1, ptr addrspace(3) @A ; but ANNOTATED, ANNOTATED-2
  store i32 1, ptr addrspace(3) @B ; but ANNOTATED, ANNOTATED-2
;NUMBER   store i32 1, ptr addrspace(3) inttoptr (i32 64 to ptr addrspace(3))
; NUMBER: kernel k: 384 bytes of LDS, left alone: an access at an address that no variable gives (line [[# @LINE - 1]])
;ASM-READS   %z = call i32 asm sideeffect "ds_read_b32 $0, $1", "=v,v,~{memory}"(i32 0)
; ASM-READS: kernel k: 384 bytes of LDS, left alone: assembly that may access LDS (line [[# @LINE - 1]])
;ASM-SWIZZLES   %z = call i32 asm sideeffect "ds_swizzle_b32 $0, $1", "=v,v,~{memory}"(i32 0)
; ASM-SWIZZLES: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; ASM-SWIZZLES: A  bytes 0 to 255
; ASM-SWIZZLES: B  bytes 256 to 383
;ASM-DIRECTIVE   %z = call i32 asm sideeffect ".set x, 1", "=v,v,~{memory}"(i32 0)
; ASM-DIRECTIVE: kernel k: 384 bytes of LDS, left alone: assembly that may access LDS at an address that no variable gives (line [[# @LINE - 1]])
;ANNOTATED define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;ANNOTATED   %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) @A to i32
;ANNOTATED   %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
;ANNOTATED   %ldsopt.dma0.dst = inttoptr i32 %ldsopt.dma0.uniform to ptr addrspace(3)
;ANNOTATED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !5, !noalias !7
;ANNOTATED   %ldsopt.dma1.addr = ptrtoint ptr addrspace(3) @B to i32
;ANNOTATED   %ldsopt.dma1.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma1.addr)
;ANNOTATED   %ldsopt.dma1.dst = inttoptr i32 %ldsopt.dma1.uniform to ptr addrspace(3)
;ANNOTATED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma1.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !8, !noalias !9
;ANNOTATED   %t = call i32 @llvm.amdgcn.workitem.id.x()
;ANNOTATED   %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
;ANNOTATED   store i32 %t, ptr addrspace(3) %pa, align 4, !alias.scope !9, !noalias !7
;ANNOTATED   fence syncscope("workgroup") release
;ANNOTATED   call void @llvm.amdgcn.s.barrier()
;ANNOTATED   fence syncscope("workgroup") acquire
;ANNOTATED   %na = xor i32 %t, 1
;ANNOTATED   %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
;ANNOTATED   %va = load i32, ptr addrspace(3) %qa, align 4, !alias.scope !9, !noalias !7
;ANNOTATED   %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
;ANNOTATED   store i32 %va, ptr addrspace(1) %oa, align 4
;ANNOTATED   fence syncscope("workgroup") release
;ANNOTATED   call void @llvm.amdgcn.s.barrier()
;ANNOTATED   fence syncscope("workgroup") acquire
;ANNOTATED   %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
;ANNOTATED   store i32 %t, ptr addrspace(3) %pb, align 4, !alias.scope !7, !noalias !9
;ANNOTATED   fence syncscope("workgroup") release
;ANNOTATED   call void @llvm.amdgcn.s.barrier()
;ANNOTATED   fence syncscope("workgroup") acquire
;ANNOTATED   %nb = xor i32 %t, 1
;ANNOTATED   %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
;ANNOTATED   %vb = load i32, ptr addrspace(3) %qb, align 4, !alias.scope !7, !noalias !9
;ANNOTATED   %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
;ANNOTATED   store i32 %vb, ptr addrspace(1) %ob, align 4
;ANNOTATED-2 define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;ANNOTATED-2   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;ANNOTATED-2   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
;ANNOTATED-2   %t = call i32 @llvm.amdgcn.workitem.id.x()
;ANNOTATED-2   %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
;ANNOTATED-2   store i32 %t, ptr addrspace(3) %pa, align 4
;ANNOTATED-2   fence syncscope("workgroup") release
;ANNOTATED-2   call void @llvm.amdgcn.s.barrier()
;ANNOTATED-2   fence syncscope("workgroup") acquire
;ANNOTATED-2   %na = xor i32 %t, 1
;ANNOTATED-2   %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
;ANNOTATED-2   %va = load i32, ptr addrspace(3) %qa, align 4
;ANNOTATED-2   %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
;ANNOTATED-2   store i32 %va, ptr addrspace(1) %oa, align 4
;ANNOTATED-2   fence syncscope("workgroup") release
;ANNOTATED-2   call void @llvm.amdgcn.s.barrier()
;ANNOTATED-2   fence syncscope("workgroup") acquire
;ANNOTATED-2   %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
;ANNOTATED-2   store i32 %t, ptr addrspace(3) %pb, align 4
;ANNOTATED-2   fence syncscope("workgroup") release
;ANNOTATED-2   call void @llvm.amdgcn.s.barrier()
;ANNOTATED-2   fence syncscope("workgroup") acquire
;ANNOTATED-2   %nb = xor i32 %t, 1
;ANNOTATED-2   %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
;ANNOTATED-2   %vb = load i32, ptr addrspace(3) %qb, align 4
;ANNOTATED-2   %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
;ANNOTATED-2   store i32 %vb, ptr addrspace(1) %ob, align 4
; ANNOTATED-2: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; ANNOTATED-2: A  bytes 0 to 1023
; ANNOTATED-2: B  bytes 1024 to 2047
  ret void
}
;ANNOTATED declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
;ANNOTATED !1 = distinct !{!1, !"ldsopt.lds"}
;ANNOTATED !2 = distinct !{!2, !1, !"A"}
;ANNOTATED !3 = distinct !{!3, !"ldsopt.dma"}
;ANNOTATED !4 = distinct !{!4, !3, !"dma"}
;ANNOTATED !5 = !{!2, !4}
;ANNOTATED !6 = distinct !{!6, !1, !"B"}
;ANNOTATED !7 = !{!6}
;ANNOTATED !8 = !{!6, !4}
;ANNOTATED !9 = !{!2}
; ANNOTATED: kernel k: 2048 bytes of LDS, left alone: already annotated
