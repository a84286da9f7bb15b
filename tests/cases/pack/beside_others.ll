; What stands beside the variables that move: dynamic LDS, other kernels, copies, marks, what is too large; and bytes are those of the code.
; RUN: variant DYNAMIC %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix DYNAMIC
; RUN: filecheck %s --check-prefix DYNAMIC-CODE < %t.ll
; RUN: ldsopt verify %t.in.ll %t.ll --mcpu gfx942 --block 256 --dynamic-lds 1024 --arg i32[256]=zeros 2>&1 | filecheck %s --check-prefix DYNAMIC-VERIFIED
; RUN: variant AGAIN %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes -q -o %t.ll
; RUN: ldsopt check %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix AGAIN-CHECKED
; RUN: ldsopt verify %t.in.ll %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix AGAIN-VERIFIED
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix AGAIN-MEASURED
; RUN: ldsopt pack %t.ll --mcpu gfx942 --goal bytes -v -o %t.again.ll 2>&1 | filecheck %s --check-prefix AGAIN
; RUN: cmp %t.ll %t.again.ll
; RUN: sed s/ldsopt.arena.k/own/g %t.ll > %t.own.ll
; RUN: ldsopt pack %t.own.ll --mcpu gfx942 --goal bytes -v -o %t.again.ll 2>&1 | filecheck %s --check-prefix AGAIN-OWN
; RUN: variant OTHER-KERNEL %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-KERNEL
; RUN: filecheck %s --check-prefix OTHER-KERNEL-CODE < %t.ll
; RUN: variant COPY %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix COPY
; RUN: filecheck %s --check-prefix COPY-CODE < %t.ll
; RUN: exits 1 ldsopt check %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix COPY-CHECKED
; RUN: variant LIFETIME %s | exits 3 ldsopt pack - --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix LIFETIME
; RUN: variant LYING-MARKS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LYING-MARKS
; RUN: variant HUGE-1 %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix HUGE-1
; RUN: variant HUGE-1 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix HUGE-1-PACKED
; RUN: variant HUGE-2 %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix HUGE-2
; RUN: variant HUGE-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix HUGE-2-PACKED
; RUN: variant HUGE-3 %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix HUGE-3
; RUN: variant HUGE-3 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix HUGE-3-PACKED
; RUN: variant LARGEST %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix LARGEST
; RUN: variant BYTES-1 %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BYTES-1
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix BYTES-1-MEASURED
; RUN: variant BYTES-2 %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BYTES-2
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix BYTES-2-MEASURED
; RUN: variant BYTES-3 %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BYTES-3
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix BYTES-3-MEASURED
; RUN: variant BYTES-4 %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BYTES-4
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix BYTES-4-MEASURED
; RUN: variant BYTES-5 %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BYTES-5
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix BYTES-5-MEASURED
; RUN: variant FIXED %s | cat - > %t.in.ll
; RUN: ldsopt pack %t.in.ll --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIXED
; RUN: ldsopt measure %t.in.ll %t.ll --mcpu gfx942 --json 2>&1 | filecheck %s --check-prefix FIXED-MEASURED
; DYNAMIC: kernel k: 2048 -> 1024 bytes of LDS
; DYNAMIC: A  bytes 0 to 1023, with B
; DYNAMIC: B  bytes 0 to 1023, with A
; DYNAMIC-CODE: getelementptr i32, ptr addrspace(3) @dyn, i32 %t
; DYNAMIC-VERIFIED: equal (bit by bit)
; AGAIN-CHECKED: no findings
; AGAIN-VERIFIED: equal (bit by bit)
; AGAIN-MEASURED: "lds_bytes": 2048,
; AGAIN-MEASURED: "lds_bytes": 1024,
; AGAIN: kernel k: 1024 bytes of LDS, left alone: packed before, into @ldsopt.arena.k: pack the module from before that, with other options
; AGAIN-OWN: kernel k: 1024 bytes of LDS, left alone: only one static LDS variable
; OTHER-KERNEL: kernel k: 3072 -> 2048 bytes of LDS
; OTHER-KERNEL: C  bytes 0 to 1023
; OTHER-KERNEL: A  bytes 1024 to 2047, with B
; OTHER-KERNEL: B  bytes 1024 to 2047, with A
; OTHER-KERNEL: A, C: both needed in phase 0
; OTHER-KERNEL: kernel j: 2048 bytes of LDS, left alone: nothing to gain
; OTHER-KERNEL: A, C: both needed in phase 0
; OTHER-KERNEL-CODE: define amdgpu_kernel void @j(
; OTHER-KERNEL-CODE-NOT: !alias.scope
; OTHER-KERNEL-CODE: ret void
; COPY: kernel k: 3072 -> 2048 bytes of LDS
; COPY: C  bytes 0 to 1023
; COPY: A  bytes 1024 to 2047, with B
; COPY: B  bytes 1024 to 2047, with A
; COPY: A, C: both needed in phase 0
; COPY-CODE: %ldsopt.dma0.addr = ptrtoint ptr addrspace(3) @ldsopt.arena.k to i32
; COPY-CODE: %ldsopt.dma0.uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr)
; COPY-CODE: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !5, !noalias !8
; COPY-CODE: !2 = distinct !{!2, !1, !"C"}
; COPY-CODE: !3 = distinct !{!3, !"ldsopt.dma"}
; COPY-CODE: !4 = distinct !{!4, !3, !"dma"}
; COPY-CODE: !5 = !{!2, !4}
; COPY-CODE: !6 = distinct !{!6, !1, !"A"}
; COPY-CODE: !7 = distinct !{!7, !1, !"B"}
; COPY-CODE: !8 = !{!6, !7}
; COPY-CHECKED-NOT: missing-wait
; COPY-CHECKED: 1 definite finding
; COPY-CHECKED-NOT: missing-wait
; LIFETIME: lifetime
; LYING-MARKS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; LYING-MARKS: A, B: both needed in phase 1
; HUGE-1: A 1024 4 0-1 [0,2) -
; HUGE-1: B 1024 4 2-3 [2,4) -
; HUGE-1: note: @C is larger than the LDS of any AMD GPU; it is left as it is
; HUGE-1-PACKED: note: @C is larger than the LDS of any AMD GPU; it is left as it is
; HUGE-1-PACKED: kernel k: 2048 -> 1024 bytes of LDS
; HUGE-1-PACKED: A  bytes 0 to 1023, with B
; HUGE-1-PACKED: B  bytes 0 to 1023, with A
; HUGE-2: A 1024 4 0-1 [0,2) -
; HUGE-2: B 1024 4 2-3 [2,4) -
; HUGE-2: note: @C is larger than the LDS of any AMD GPU; it is left as it is
; HUGE-2-PACKED: note: @C is larger than the LDS of any AMD GPU; it is left as it is
; HUGE-2-PACKED: kernel k: 2048 -> 1024 bytes of LDS
; HUGE-2-PACKED: A  bytes 0 to 1023, with B
; HUGE-2-PACKED: B  bytes 0 to 1023, with A
; HUGE-3: A 1024 4 0-1 [0,2) -
; HUGE-3: B 1024 4 2-3 [2,4) -
; HUGE-3: note: @C is larger than the LDS of any AMD GPU; it is left as it is
; HUGE-3-PACKED: note: @C is larger than the LDS of any AMD GPU; it is left as it is
; HUGE-3-PACKED: kernel k: 2048 -> 1024 bytes of LDS
; HUGE-3-PACKED: A  bytes 0 to 1023, with B
; HUGE-3-PACKED: B  bytes 0 to 1023, with A
; LARGEST: A 1024 4 0-1 [0,2) -
; LARGEST: B 1024 4 2-3 [2,4) -
; LARGEST: C 327680 4 4-5 [4,6) -
; BYTES-1: kernel k: 24 -> 24 bytes of LDS
; BYTES-1-MEASURED: "lds_bytes": 24,
; BYTES-2: kernel k: 432 -> 421 bytes of LDS
; BYTES-2-MEASURED: "lds_bytes": 432,
; BYTES-2-MEASURED: "lds_bytes": 421,
; BYTES-3: kernel k: 37 -> 37 bytes of LDS
; BYTES-3-MEASURED: "lds_bytes": 37,
; BYTES-4: kernel k: 1084 -> 1080 bytes of LDS
; BYTES-4-MEASURED: "lds_bytes": 1084,
; BYTES-4-MEASURED: "lds_bytes": 1080,
; BYTES-5: kernel k: 65 -> 65 bytes of LDS
; BYTES-5-MEASURED: "lds_bytes": 65,
; FIXED: kernel k: 2160 -> 1136 bytes of LDS
; FIXED: A  bytes 0 to 1023, with B
; FIXED: B  bytes 0 to 1023, with A
; FIXED-MEASURED: "lds_bytes": 2160,
; FIXED-MEASURED: "lds_bytes": 1136,
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4 ; but BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
@B = internal addrspace(3) global [256 x i32] poison, align 4 ; but BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
;DYNAMIC @dyn = external addrspace(3) global [0 x i32], align 4
;OTHER-KERNEL,COPY @C = internal addrspace(3) global [256 x i32] poison, align 4
;LIFETIME declare void @llvm.lifetime.start.p3(ptr addrspace(3))
;HUGE-1 @C = internal addrspace(3) global [81921 x i32] poison, align 4
;HUGE-2 @C = internal addrspace(3) global [1073741824 x i32] poison, align 4
;HUGE-3 @C = internal addrspace(3) global [288230376151711744 x i32] poison, align 4
;LARGEST @C = internal addrspace(3) global [81920 x i32] poison, align 4
;BYTES-1 @v0 = internal addrspace(3) global [1 x i8] poison
;BYTES-1 @v1 = internal addrspace(3) global [4 x i8] poison
;BYTES-1 @v2 = internal addrspace(3) global [16 x i8] poison
;BYTES-5 @v0 = internal addrspace(3) global [33 x i8] poison
;BYTES-5 @v1 = internal addrspace(3) global [2 x i8] poison
;BYTES-5 @v2 = internal addrspace(3) global [17 x i8] poison
;BYTES-1,BYTES-5 @v3 = internal addrspace(3) global [3 x i8] poison
;BYTES-2 @v0 = internal addrspace(3) global [101 x i8] poison
;BYTES-2 @v1 = internal addrspace(3) global [256 x i8] poison
;BYTES-2 @v2 = internal addrspace(3) global [64 x i8] poison
;BYTES-3 @v0 = internal addrspace(3) global [5 x i8] poison
;BYTES-3 @v1 = internal addrspace(3) global [5 x i8] poison
;BYTES-3 @v2 = internal addrspace(3) global [6 x i8] poison
;BYTES-3 @v3 = internal addrspace(3) global [7 x i8] poison
;BYTES-4 @v0 = internal addrspace(3) global [1000 x i8] poison
;BYTES-4 @v1 = internal addrspace(3) global [24 x i8] poison
;BYTES-4 @v2 = internal addrspace(3) global [24 x i8] poison
;BYTES-4 @v3 = internal addrspace(3) global [12 x i8] poison
;BYTES-3,BYTES-4 @v4 = internal addrspace(3) global [8 x i8] poison
;BYTES-4 @v5 = internal addrspace(3) global [4 x i8] poison
;BYTES-4 @v6 = internal addrspace(3) global [2 x i8] poison
;BYTES-4 @v7 = internal addrspace(3) global [1 x i8] poison
;BYTES-5 @v4 = internal addrspace(3) global [3 x i8] poison
;FIXED @C = internal addrspace(3) global [101 x i8] poison, section "x", align 64
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but COPY
;COPY declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;COPY define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;COPY   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @C, i32 4, i32 0, i32 0, i32 0, i32 0)
  %t = call i32 @llvm.amdgcn.workitem.id.x() ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
;OTHER-KERNEL,COPY   %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
;OTHER-KERNEL,COPY   store i32 %t, ptr addrspace(3) %pc
  %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
;LYING-MARKS   call void @ldsopt.live_in(ptr addrspace(3) @A)
;LYING-MARKS   store i32 %t, ptr addrspace(3) %pa, align 4
;LYING-MARKS   call void @ldsopt.live_out(ptr addrspace(3) @A)
  store i32 %t, ptr addrspace(3) %pa, align 4 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  fence syncscope("workgroup") release ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  call void @llvm.amdgcn.s.barrier() ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  fence syncscope("workgroup") acquire ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %na = xor i32 %t, 1 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %va = load i32, ptr addrspace(3) %qa, align 4 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  store i32 %va, ptr addrspace(1) %oa, align 4 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  fence syncscope("workgroup") release ; but LIFETIME, LYING-MARKS, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  call void @llvm.amdgcn.s.barrier() ; but LIFETIME, LYING-MARKS, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  fence syncscope("workgroup") acquire ; but LIFETIME, LYING-MARKS, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
;LYING-MARKS   call void @ldsopt.live_in(ptr addrspace(3) @B)
;LYING-MARKS   store i32 %t, ptr addrspace(3) %pb, align 4
;LYING-MARKS   call void @ldsopt.live_out(ptr addrspace(3) @B)
  store i32 %t, ptr addrspace(3) %pb, align 4 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  fence syncscope("workgroup") release ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  call void @llvm.amdgcn.s.barrier() ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  fence syncscope("workgroup") acquire ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %nb = xor i32 %t, 1 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %vb = load i32, ptr addrspace(3) %qb, align 4 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
  store i32 %vb, ptr addrspace(1) %ob, align 4 ; but LIFETIME, BYTES-1, BYTES-2, BYTES-3, BYTES-4, BYTES-5
;DYNAMIC   %d = getelementptr i32, ptr addrspace(3) @dyn, i32 %t
;DYNAMIC   store i32 %t, ptr addrspace(3) %d
;OTHER-KERNEL,COPY   %vc = load i32, ptr addrspace(3) %pc
;OTHER-KERNEL,COPY   store i32 %vc, ptr addrspace(1) %to
;LIFETIME   call void @llvm.lifetime.start.p3(ptr addrspace(3) @A)
;BYTES-1,BYTES-2,BYTES-3,BYTES-4,BYTES-5   store volatile i8 1, ptr addrspace(3) @v0
;BYTES-1,BYTES-2,BYTES-3,BYTES-4,BYTES-5   store volatile i8 1, ptr addrspace(3) @v1
;BYTES-1,BYTES-2,BYTES-3,BYTES-4,BYTES-5   store volatile i8 1, ptr addrspace(3) @v2
;BYTES-1,BYTES-3,BYTES-4,BYTES-5   store volatile i8 1, ptr addrspace(3) @v3
;BYTES-3,BYTES-4,BYTES-5   store volatile i8 1, ptr addrspace(3) @v4
;BYTES-4   store volatile i8 1, ptr addrspace(3) @v5
;BYTES-4   store volatile i8 1, ptr addrspace(3) @v6
;BYTES-4   store volatile i8 1, ptr addrspace(3) @v7
;FIXED   store i8 1, ptr addrspace(3) @C
  ret void ; but HUGE-1, HUGE-2, HUGE-3, LARGEST
} ; but HUGE-1, HUGE-2, HUGE-3, LARGEST
;OTHER-KERNEL define amdgpu_kernel void @j(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;OTHER-KERNEL   %t = call i32 @llvm.amdgcn.workitem.id.x()
;OTHER-KERNEL   %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
;OTHER-KERNEL   store i32 %t, ptr addrspace(3) %pc
;OTHER-KERNEL   %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
;OTHER-KERNEL   store i32 %t, ptr addrspace(3) %pa, align 4
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST   fence syncscope("workgroup") release
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST   call void @llvm.amdgcn.s.barrier()
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST   fence syncscope("workgroup") acquire
;OTHER-KERNEL   %na = xor i32 %t, 1
;OTHER-KERNEL   %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
;OTHER-KERNEL   %va = load i32, ptr addrspace(3) %qa, align 4
;OTHER-KERNEL   %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
;OTHER-KERNEL   store i32 %va, ptr addrspace(1) %oa, align 4
;HUGE-1,HUGE-2,HUGE-3,LARGEST   %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t
;HUGE-1,HUGE-2,HUGE-3,LARGEST   store i32 %t, ptr addrspace(3) %pc, align 4
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST   fence syncscope("workgroup") release
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST   call void @llvm.amdgcn.s.barrier()
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST   fence syncscope("workgroup") acquire
;OTHER-KERNEL   %pb = getelementptr i32, ptr addrspace(3) @A, i32 %t
;OTHER-KERNEL   store i32 %t, ptr addrspace(3) %pb, align 4
;OTHER-KERNEL   fence syncscope("workgroup") release
;OTHER-KERNEL   call void @llvm.amdgcn.s.barrier()
;OTHER-KERNEL   fence syncscope("workgroup") acquire
;OTHER-KERNEL   %nb = xor i32 %t, 1
;OTHER-KERNEL   %qb = getelementptr i32, ptr addrspace(3) @A, i32 %nb
;OTHER-KERNEL   %vb = load i32, ptr addrspace(3) %qb, align 4
;OTHER-KERNEL   %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
;OTHER-KERNEL   store i32 %vb, ptr addrspace(1) %ob, align 4
;OTHER-KERNEL   %vc = load i32, ptr addrspace(3) %pc
;OTHER-KERNEL   store i32 %vc, ptr addrspace(1) %to
;HUGE-1,HUGE-2,HUGE-3,LARGEST   %nc = xor i32 %t, 1
;HUGE-1,HUGE-2,HUGE-3,LARGEST   %qc = getelementptr i32, ptr addrspace(3) @C, i32 %nc
;HUGE-1,HUGE-2,HUGE-3,LARGEST   %vc = load i32, ptr addrspace(3) %qc, align 4
;HUGE-1,HUGE-2,HUGE-3,LARGEST   %oc = getelementptr i32, ptr addrspace(1) %to, i32 %t
;HUGE-1,HUGE-2,HUGE-3,LARGEST   store i32 %vc, ptr addrspace(1) %oc, align 4
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST   ret void
;OTHER-KERNEL,HUGE-1,HUGE-2,HUGE-3,LARGEST }
;LYING-MARKS declare void @ldsopt.live_in(ptr addrspace(3))
;LYING-MARKS declare void @ldsopt.live_out(ptr addrspace(3))
