; LDS as templates and front-ends define it: named struct types, linkages, a comdat, no name at all.
; RUN: variant PRIMITIVES %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal step -v -o %t.ll 2>&1 | filecheck %s --check-prefix PRIMITIVES
; RUN: ldsopt verify %t.in.ll %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix PRIMITIVES-VERIFIED
; RUN: ldsopt check %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix PRIMITIVES-CHECKED
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix PRIMITIVES-MEASURED
; RUN: variant TYPES %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix TYPES
; RUN: variant TYPES %s | ldsopt annotate %t.ll --respell -q -o - 2>&1 | filecheck %s --check-prefix TYPES-CODE
; RUN: variant LINKONCE-ODR-HIDDEN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix LINKONCE-ODR-HIDDEN
; RUN: variant LINKONCE-ODR %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix LINKONCE-ODR
; RUN: variant WEAK-ODR %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WEAK-ODR
; RUN: variant INTERNAL %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix INTERNAL
; RUN: variant LINKONCE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix LINKONCE
; RUN: variant WEAK %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WEAK
; RUN: variant COMMON %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix COMMON
; RUN: variant UNNAMED %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNNAMED
; RUN: ldsopt verify %t.in.ll %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix UNNAMED-VERIFIED
; RUN: variant NUMBERS %s | ldsopt annotate - --mcpu gfx942 --respell -q -o - 2>&1 | filecheck %s --check-prefix NUMBERS
; PRIMITIVES: kernel k: 28736 -> 16416 bytes of LDS
; PRIMITIVES: _ZZ4scanE7storage  bytes 0 to 16415, with _ZZ4sortE7storage
; PRIMITIVES: _ZZ4sortE7storage  bytes 0 to 12319, with _ZZ4scanE7storage
; PRIMITIVES-VERIFIED: equal (bit by bit)
; PRIMITIVES-CHECKED: no findings
; PRIMITIVES-MEASURED: "lds_bytes": 28736,
; PRIMITIVES-MEASURED: "occupancy": 2,
; PRIMITIVES-MEASURED: "lds_bytes": 16416,
; PRIMITIVES-MEASURED: "occupancy": 3,
; TYPES: kernel k: 2048 -> 1024 bytes of LDS
; TYPES: A  bytes 0 to 1023, with B
; TYPES: B  bytes 0 to 1023, with A
; TYPES-CODE-NOT: %struct
; TYPES-CODE: @k(
; LINKONCE-ODR-HIDDEN: kernel k: 8 -> 8 bytes of LDS
; LINKONCE-ODR-HIDDEN: A  bytes 0 to 3
; LINKONCE-ODR-HIDDEN: B  bytes 4 to 7
; LINKONCE-ODR: kernel k: 8 -> 8 bytes of LDS
; LINKONCE-ODR: A  bytes 0 to 3
; LINKONCE-ODR: B  bytes 4 to 7
; WEAK-ODR: kernel k: 8 -> 8 bytes of LDS
; WEAK-ODR: A  bytes 0 to 3
; WEAK-ODR: B  bytes 4 to 7
; INTERNAL: kernel k: 8 -> 8 bytes of LDS
; INTERNAL: A  bytes 0 to 3
; INTERNAL: B  bytes 4 to 7
; LINKONCE: kernel k: 8 bytes of LDS, left alone: fewer than two variables can move: @A: its definition says more than a size and an alignment
; WEAK: kernel k: 8 bytes of LDS, left alone: fewer than two variables can move: @A: its definition says more than a size and an alignment
; COMMON: kernel k: 8 bytes of LDS, left alone: fewer than two variables can move: @A: its definition says more than a size and an alignment
; UNNAMED: ldsopt: note: the edits have no certain place in the text as it came; LLVM 22's print of the module was edited
; UNNAMED: note: gave names to globals that have only a number
; UNNAMED: kernel k: 2048 -> 1024 bytes of LDS
; UNNAMED: unnamed.0  bytes 0 to 1023, with unnamed.1
; UNNAMED: unnamed.1  bytes 0 to 1023, with unnamed.0
; UNNAMED-VERIFIED: equal (bit by bit)
; NUMBERS: @0 = internal addrspace(1) global i32 7
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
;PRIMITIVES $_ZZ4scanE7storage = comdat any
;PRIMITIVES %"struct.raw_storage" = type { %union.storage }
;PRIMITIVES %union.storage = type { %"class.scan::storage" }
;PRIMITIVES %"class.scan::storage" = type { [4096 x i32], [8 x i32] }
;PRIMITIVES %"class.sort::storage" = type { [6144 x i16], [8 x i32] }
;PRIMITIVES @_ZZ4scanE7storage = linkonce_odr hidden addrspace(3) global %"struct.raw_storage" undef, comdat, align 16
;PRIMITIVES @_ZZ4sortE7storage = linkonce_odr hidden addrspace(3) global %"class.sort::storage" undef, align 16
;TYPES %struct.x = type { [256 x i32] }
;TYPES %struct.y = type { %struct.z }
;TYPES %struct.z = type { [256 x i32] }
;TYPES @A = internal addrspace(3) global %struct.x poison, align 4
;TYPES @B = internal addrspace(3) global %struct.y poison, align 4
;LINKONCE-ODR-HIDDEN @A = linkonce_odr hidden addrspace(3) global i32 poison, align 4
;LINKONCE-ODR-HIDDEN @B = linkonce_odr hidden addrspace(3) global i32 poison, align 4
;LINKONCE-ODR @A = linkonce_odr addrspace(3) global i32 poison, align 4
;LINKONCE-ODR @B = linkonce_odr addrspace(3) global i32 poison, align 4
;WEAK-ODR @A = weak_odr addrspace(3) global i32 poison, align 4
;WEAK-ODR @B = weak_odr addrspace(3) global i32 poison, align 4
;INTERNAL @A = internal addrspace(3) global i32 poison, align 4
;INTERNAL @B = internal addrspace(3) global i32 poison, align 4
;LINKONCE @A = linkonce addrspace(3) global i32 poison, align 4
;LINKONCE @B = linkonce addrspace(3) global i32 poison, align 4
;WEAK @A = weak addrspace(3) global i32 poison, align 4
;WEAK @B = weak addrspace(3) global i32 poison, align 4
;COMMON @A = common addrspace(3) global i32 0, align 4
;COMMON @B = common addrspace(3) global i32 0, align 4
;UNNAMED @0 = internal addrspace(3) global [256 x i32] poison, align 4
;UNNAMED @1 = internal addrspace(3) global [256 x i32] poison, align 4
;UNNAMED @2 = internal addrspace(1) global [2 x i32] [i32 9, i32 8]
;UNNAMED @"0" = internal addrspace(1) global i32 7
;NUMBERS @0 = internal addrspace(1) global i32 7
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x() ; but NUMBERS
;PRIMITIVES   %owna = getelementptr inbounds %"struct.raw_storage", ptr addrspace(3) @_ZZ4scanE7storage, i32 0, i32 0, i32 0, i32 0, i32 %t
;PRIMITIVES   store i32 %t, ptr addrspace(3) %owna, align 2
;TYPES   %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
;UNNAMED   %pa = getelementptr i32, ptr addrspace(3) @0, i32 %t
;TYPES,UNNAMED   store i32 %t, ptr addrspace(3) %pa, align 4
  store i32 %t, ptr addrspace(3) @A ; but PRIMITIVES, TYPES, UNNAMED, NUMBERS
  fence syncscope("workgroup") release ; but NUMBERS
  call void @llvm.amdgcn.s.barrier() ; but NUMBERS
  fence syncscope("workgroup") acquire ; but NUMBERS
;PRIMITIVES   %othera = xor i32 %t, 63
;PRIMITIVES   %reada = getelementptr inbounds %"struct.raw_storage", ptr addrspace(3) @_ZZ4scanE7storage, i32 0, i32 0, i32 0, i32 0, i32 %othera
;PRIMITIVES   %va = load i32, ptr addrspace(3) %reada, align 2
;TYPES,UNNAMED   %na = xor i32 %t, 1
;TYPES   %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
;UNNAMED   %qa = getelementptr i32, ptr addrspace(3) @0, i32 %na
;TYPES,UNNAMED   %va = load i32, ptr addrspace(3) %qa, align 4
;TYPES,UNNAMED   %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
;TYPES,UNNAMED   store i32 %va, ptr addrspace(1) %oa, align 4
;PRIMITIVES,TYPES,UNNAMED   fence syncscope("workgroup") release
;PRIMITIVES,TYPES,UNNAMED   call void @llvm.amdgcn.s.barrier()
;PRIMITIVES,TYPES,UNNAMED   fence syncscope("workgroup") acquire
;PRIMITIVES   %short = trunc i32 %va to i16
;PRIMITIVES   %ownb = getelementptr inbounds %"class.sort::storage", ptr addrspace(3) @_ZZ4sortE7storage, i32 0, i32 0, i32 %t
;PRIMITIVES   store i16 %short, ptr addrspace(3) %ownb, align 2
;TYPES   %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
;UNNAMED   %pb = getelementptr i32, ptr addrspace(3) @1, i32 %t
;TYPES,UNNAMED   store i32 %t, ptr addrspace(3) %pb, align 4
;PRIMITIVES,TYPES,UNNAMED   fence syncscope("workgroup") release
;PRIMITIVES,TYPES,UNNAMED   call void @llvm.amdgcn.s.barrier()
;PRIMITIVES,TYPES,UNNAMED   fence syncscope("workgroup") acquire
;PRIMITIVES   %otherb = xor i32 %t, 63
;PRIMITIVES   %readb = getelementptr inbounds %"class.sort::storage", ptr addrspace(3) @_ZZ4sortE7storage, i32 0, i32 0, i32 %otherb
;PRIMITIVES   %vb = load i16, ptr addrspace(3) %readb, align 2
;PRIMITIVES   %wide = zext i16 %vb to i32
;PRIMITIVES   %o = getelementptr i32, ptr addrspace(1) %to, i32 %t
;PRIMITIVES   store i32 %wide, ptr addrspace(1) %o
;TYPES,UNNAMED   %nb = xor i32 %t, 1
;TYPES   %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
;UNNAMED   %qb = getelementptr i32, ptr addrspace(3) @1, i32 %nb
;TYPES,UNNAMED   %vb = load i32, ptr addrspace(3) %qb, align 4
;TYPES,UNNAMED   %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
;TYPES,UNNAMED   store i32 %vb, ptr addrspace(1) %ob, align 4
  store i32 %t, ptr addrspace(3) @B ; but PRIMITIVES, TYPES, UNNAMED, NUMBERS
;UNNAMED   %x = load i32, ptr addrspace(1) @2
;UNNAMED   call void @3(i32 %x)
;NUMBERS   %x = load i32, ptr addrspace(1) @0
  ret void
}
;UNNAMED define internal void @3(i32 %x) {
;UNNAMED   ret void
;UNNAMED }
