; A kernel that computes with the bits of an address, or reads how much LDS it has, relies on where its variables lie.
; RUN: variant SWIZZLE-ADDRESS-BITS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix SWIZZLE-ADDRESS-BITS
; RUN: variant ROUNDED-DOWN-BEYOND %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ROUNDED-DOWN-BEYOND
; RUN: variant REMAINDER %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix REMAINDER
; RUN: variant ROUNDED-DOWN-WITHIN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ROUNDED-DOWN-WITHIN
; RUN: variant ADDED-TO %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ADDED-TO
; RUN: variant MASK-BEYOND %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix MASK-BEYOND
; RUN: variant MASK-WITHIN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix MASK-WITHIN
; RUN: variant SMALLER %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix SMALLER
; RUN: variant AS-FLOAT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix AS-FLOAT
; RUN: variant SHARED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix SHARED
; RUN: variant FROZEN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix FROZEN
; RUN: variant NEGATED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NEGATED
; RUN: variant LOADED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix LOADED
; RUN: variant COMPARED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix COMPARED
; RUN: variant INDEX %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix INDEX
; RUN: variant BYTES %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BYTES
; RUN: variant ELEMENT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ELEMENT
; RUN: variant SCALED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix SCALED
; RUN: variant OTHER-MEMORY %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-MEMORY
; RUN: variant MASK-OF-FROZEN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix MASK-OF-FROZEN
; RUN: variant FROZEN-WITHIN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix FROZEN-WITHIN
; RUN: variant UNSCALED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNSCALED
; ROUNDED-DOWN-WITHIN: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; ROUNDED-DOWN-WITHIN: A  bytes 0 to 1023
; ROUNDED-DOWN-WITHIN: B  bytes 1024 to 2047
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3), i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i1 @llvm.amdgcn.is.shared(ptr)
declare void @llvm.memset.p1.i32(ptr addrspace(1), i8, i32, i1)
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pa, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %na = xor i32 %t, 1
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
  %va = load i32, ptr addrspace(3) %qa, align 4
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %va, ptr addrspace(1) %oa, align 4
  %i = ptrtoint ptr addrspace(3) %pa to i32
  %j = and i32 %i, -4 ; but SWIZZLE-ADDRESS-BITS, ROUNDED-DOWN-BEYOND, REMAINDER, ADDED-TO, FROZEN, NEGATED, LOADED, COMPARED, FROZEN-WITHIN
;SWIZZLE-ADDRESS-BITS   %j = xor i32 %i, 64
; SWIZZLE-ADDRESS-BITS: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;ROUNDED-DOWN-BEYOND   %j = and i32 %i, -1024
; ROUNDED-DOWN-BEYOND: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;REMAINDER   %j = urem i32 %i, 4096
; REMAINDER: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;ADDED-TO   %j = add i32 %i, 64
; ADDED-TO: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; ADDED-TO: A  bytes 0 to 1023
; ADDED-TO: B  bytes 1024 to 2047
;FROZEN   %fi = freeze i32 %i
;FROZEN   %j = xor i32 %fi, 64
; FROZEN: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;NEGATED   %ni = sub i32 0, %i
;NEGATED   %pad = and i32 %ni, 127
; NEGATED: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;NEGATED   %j = add i32 %i, %pad
;LOADED   %slot = alloca i32, align 4, addrspace(5)
;LOADED   store i32 %i, ptr addrspace(5) %slot, align 4
;LOADED   %li = load i32, ptr addrspace(5) %slot, align 4
;LOADED   %j = xor i32 %li, 64
; LOADED: kernel k: 2048 bytes of LDS, left alone: an address in LDS leaves our sight
;COMPARED   %same = icmp eq ptr addrspace(3) %pa, @B
;COMPARED   %made = inttoptr i32 %i to ptr addrspace(3)
;COMPARED   %mi = ptrtoint ptr addrspace(3) %made to i32
;COMPARED   %j = xor i32 %mi, 64
; COMPARED: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;INDEX   %x = getelementptr i32, ptr addrspace(1) %to, i32 %i
; INDEX: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;INDEX   store i32 1, ptr addrspace(1) %x, align 4
;ELEMENT   %x = extractelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %i
; ELEMENT: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;ELEMENT   %xc = trunc i32 %x to i1
;ELEMENT   %xs = select i1 %xc, ptr addrspace(3) %pa, ptr addrspace(3) %qa
;ELEMENT   store i32 1, ptr addrspace(3) %xs
;BYTES   call void @llvm.memset.p1.i32(ptr addrspace(1) %to, i8 1, i32 %i, i1 false)
; BYTES: kernel k: 2048 bytes of LDS, left alone: an address in LDS leaves our sight
;SCALED   %x = getelementptr i32, ptr addrspace(3) null, i32 %i
; SCALED: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;SCALED   %y = ptrtoint ptr addrspace(3) %x to i32
;OTHER-MEMORY   %x = inttoptr i32 %i to ptr addrspace(5)
; OTHER-MEMORY: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;OTHER-MEMORY   store i32 1, ptr addrspace(5) %x, align 4
;FROZEN-WITHIN   %fi = freeze i32 %i
;FROZEN-WITHIN   %j = and i32 %fi, -4
; FROZEN-WITHIN: kernel k: 2048 -> 2048 bytes of LDS
;UNSCALED   %x = getelementptr i8, ptr addrspace(3) null, i32 %i
;UNSCALED   %y = ptrtoint ptr addrspace(3) %x to i32
; UNSCALED: kernel k: 2048 -> 2048 bytes of LDS
;MASK-BEYOND   %m = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %pa, i32 -1024)
; MASK-BEYOND: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;MASK-OF-FROZEN   %fa = freeze ptr addrspace(3) %pa
;MASK-OF-FROZEN   %m = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %fa, i32 -1024)
; MASK-OF-FROZEN: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;MASK-WITHIN   %m = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) %pa, i32 -4)
; MASK-WITHIN: kernel k: 2048 -> 2048 bytes of LDS
;MASK-BEYOND,MASK-OF-FROZEN,MASK-WITHIN   store i32 1, ptr addrspace(3) %m
;SMALLER   %s = call i32 @llvm.umin.i32(i32 %i, i32 512)
; SMALLER: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;AS-FLOAT   %f = bitcast i32 %i to float
;AS-FLOAT   %g = fadd float %f, 1.0
; AS-FLOAT: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 1]])
;AS-FLOAT   %s = bitcast float %g to i32
;SMALLER,AS-FLOAT   %low = and i32 %s, 255
;SMALLER,AS-FLOAT   %os = getelementptr i32, ptr addrspace(1) %to, i32 %low
;SMALLER,AS-FLOAT   store i32 1, ptr addrspace(1) %os, align 4
;SHARED   %flat = addrspacecast ptr addrspace(3) %pa to ptr
;SHARED   %is = call i1 @llvm.amdgcn.is.shared(ptr %flat)
; SHARED: kernel k: 2048 -> 2048 bytes of LDS
;SHARED   %s = zext i1 %is to i32
;SHARED   store i32 %s, ptr addrspace(1) %oa, align 4
  %q = inttoptr i32 %j to ptr addrspace(3)
  store i32 1, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %pb, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %nb = xor i32 %t, 1
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
  %vb = load i32, ptr addrspace(3) %qb, align 4
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %vb, ptr addrspace(1) %ob, align 4
  ret void
}
