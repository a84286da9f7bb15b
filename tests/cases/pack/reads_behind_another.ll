; A variable that is read again behind another one shares nothing with it, however the read is put. With an arena of its own
; parts (--no-share) each compiles.
; RUN: variant NOT-READ %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-READ
; RUN: variant AS-WAS-WRITTEN %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix AS-WAS-WRITTEN
; RUN: variant BY-FLAT-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-FLAT-ADDRESS
; RUN: variant BY-FLAT-ADDRESS-IN-CONSTANT %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-FLAT-ADDRESS-IN-CONSTANT
; RUN: variant BY-OFFSET-FROM-FLAT-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-OFFSET-FROM-FLAT-ADDRESS
; RUN: variant BY-FLAT-ADDRESS-CAST-BACK %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-FLAT-ADDRESS-CAST-BACK
; RUN: variant BY-ONE-TWO-ADDRESSES %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ONE-TWO-ADDRESSES
; RUN: variant BY-INTEGER %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-INTEGER
; RUN: variant BY-ELEMENT-CONSTANT-VECTOR %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ELEMENT-CONSTANT-VECTOR
; RUN: variant BY-ELEMENT-VECTOR %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ELEMENT-VECTOR
; RUN: variant BY-MEMBER-STRUCT %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-MEMBER-STRUCT
; RUN: variant BY-MEMCPY %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-MEMCPY
; RUN: variant BY-ATOMIC %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ATOMIC
; RUN: variant BY-COMPARE-AND-EXCHANGE %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-COMPARE-AND-EXCHANGE
; RUN: variant IN-FUNCTION-GIVEN-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-FUNCTION-GIVEN-ADDRESS
; RUN: variant IN-FUNCTION-NAMES-IT %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-FUNCTION-NAMES-IT
; RUN: variant BY-FROZEN-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-FROZEN-ADDRESS
; RUN: variant BY-ADDRESS-OUT-READFIRSTLANE %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ADDRESS-OUT-READFIRSTLANE
; RUN: variant BY-ADDRESS-OUT-ASSEMBLY %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ADDRESS-OUT-ASSEMBLY
; RUN: variant BY-ROTATED-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ROTATED-ADDRESS
; RUN: variant BY-TRUNCATED-INTEGER %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-TRUNCATED-INTEGER
; RUN: variant BY-MASKED-LOAD %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-MASKED-LOAD
; RUN: variant BY-DISTANCE-TWO-VARIABLES %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-DISTANCE-TWO-VARIABLES
; RUN: variant BY-ADDRESS-OUT-MEMORY %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ADDRESS-OUT-MEMORY
; RUN: variant BY-ADDRESS-ANOTHER-LANE %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ADDRESS-ANOTHER-LANE
; RUN: variant BY-ADDRESS-OUT-DPP-MOVE %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ADDRESS-OUT-DPP-MOVE
; RUN: variant BY-APPEND-COUNTER %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-APPEND-COUNTER
; RUN: variant BY-TRANSPOSING-READ %s | ldsopt pack - --mcpu gfx950 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-TRANSPOSING-READ
; RUN: variant AS-WAS-WRITTEN %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-FLAT-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-FLAT-ADDRESS-IN-CONSTANT %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-OFFSET-FROM-FLAT-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-FLAT-ADDRESS-CAST-BACK %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ONE-TWO-ADDRESSES %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-INTEGER %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ELEMENT-CONSTANT-VECTOR %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ELEMENT-VECTOR %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-MEMBER-STRUCT %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-MEMCPY %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ATOMIC %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-COMPARE-AND-EXCHANGE %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant IN-FUNCTION-GIVEN-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant IN-FUNCTION-NAMES-IT %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-FROZEN-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ADDRESS-OUT-READFIRSTLANE %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ADDRESS-OUT-ASSEMBLY %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ROTATED-ADDRESS %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-TRUNCATED-INTEGER %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-MASKED-LOAD %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-DISTANCE-TWO-VARIABLES %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ADDRESS-OUT-MEMORY %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ADDRESS-ANOTHER-LANE %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-ADDRESS-OUT-DPP-MOVE %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-APPEND-COUNTER %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
; RUN: variant BY-TRANSPOSING-READ %s | ldsopt pack - --mcpu gfx950 --goal bytes --no-share -q -o %t.s
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
declare void @llvm.memcpy.p5.p3.i32(ptr addrspace(5), ptr addrspace(3), i32, i1)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.fshl.i32(i32,i32,i32)
declare <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3), <4 x i1>, <4 x i32>)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32,i32,i32,i32,i32,i1)
declare i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3), i1)
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))

define internal i32 @get(ptr addrspace(3) %p) noinline {
  %z = load i32, ptr addrspace(3) %p
  ret i32 %z
}

define internal i32 @geta() noinline {
  %z = load i32, ptr addrspace(3) @A
  ret i32 %z
}

define amdgpu_kernel void @k(ptr addrspace(1) %to, i1 %c, i32 %k) #0 !reqd_work_group_size !0 {
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
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;NOT-READ   %z = add i32 %t, 1
; NOT-READ: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 64 -> 128 workgroups a compute unit; proved: no placement is better
; NOT-READ: A  bytes 0 to 1023, with B
; NOT-READ: B  bytes 0 to 1023, with A
;AS-WAS-WRITTEN   %z = load i32, ptr addrspace(3) %pa
; AS-WAS-WRITTEN: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; AS-WAS-WRITTEN: what keeps it from less: A, B may share no byte
; AS-WAS-WRITTEN: A, B: both needed in phase 2 (line [[# @LINE - 21]])
;BY-FLAT-ADDRESS   %f = addrspacecast ptr addrspace(3) %pa to ptr
;BY-FLAT-ADDRESS   %z = load i32, ptr %f
; BY-FLAT-ADDRESS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-FLAT-ADDRESS: what keeps it from less: A, B may share no byte
; BY-FLAT-ADDRESS: A, B: both needed in phase 2 (line [[# @LINE - 26]])
;BY-FLAT-ADDRESS-IN-CONSTANT   %z = load i32, ptr addrspacecast (ptr addrspace(3) @A to ptr)
; BY-FLAT-ADDRESS-IN-CONSTANT: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-FLAT-ADDRESS-IN-CONSTANT: what keeps it from less: A, B may share no byte
; BY-FLAT-ADDRESS-IN-CONSTANT: A, B: both needed in phase 2 (line [[# @LINE - 30]])
;BY-OFFSET-FROM-FLAT-ADDRESS   %f = addrspacecast ptr addrspace(3) @A to ptr
;BY-OFFSET-FROM-FLAT-ADDRESS   %g = getelementptr i32, ptr %f, i32 %t
;BY-OFFSET-FROM-FLAT-ADDRESS   %z = load i32, ptr %g
; BY-OFFSET-FROM-FLAT-ADDRESS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-OFFSET-FROM-FLAT-ADDRESS: what keeps it from less: A, B may share no byte
; BY-OFFSET-FROM-FLAT-ADDRESS: A, B: both needed in phase 2 (line [[# @LINE - 36]])
;BY-FLAT-ADDRESS-CAST-BACK   %f = addrspacecast ptr addrspace(3) @A to ptr
;BY-FLAT-ADDRESS-CAST-BACK   %g = addrspacecast ptr %f to ptr addrspace(3)
;BY-FLAT-ADDRESS-CAST-BACK   %z = load i32, ptr addrspace(3) %g
; BY-FLAT-ADDRESS-CAST-BACK: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-FLAT-ADDRESS-CAST-BACK: what keeps it from less: A, B may share no byte
; BY-FLAT-ADDRESS-CAST-BACK: A, B: both needed in phase 2 (line [[# @LINE - 42]])
;BY-ONE-TWO-ADDRESSES   %s = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
;BY-ONE-TWO-ADDRESSES   %z = load i32, ptr addrspace(3) %s
; BY-ONE-TWO-ADDRESSES: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ONE-TWO-ADDRESSES: what keeps it from less: A, B may share no byte
; BY-ONE-TWO-ADDRESSES: A, B: both needed in phase 2 (line [[# @LINE - 47]])
;BY-INTEGER   %i = ptrtoint ptr addrspace(3) @A to i32
;BY-INTEGER   %j = add i32 %i, 8
;BY-INTEGER   %s = inttoptr i32 %j to ptr addrspace(3)
;BY-INTEGER   %z = load i32, ptr addrspace(3) %s
; BY-INTEGER: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-INTEGER: what keeps it from less: A, B may share no byte
; BY-INTEGER: A, B: both needed in phase 2 (line [[# @LINE - 54]])
;BY-ELEMENT-CONSTANT-VECTOR   %s = extractelement <2 x ptr addrspace(3)> <ptr addrspace(3) @A, ptr addrspace(3) @B>, i32 %k
;BY-ELEMENT-CONSTANT-VECTOR   %z = load i32, ptr addrspace(3) %s
; BY-ELEMENT-CONSTANT-VECTOR: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ELEMENT-CONSTANT-VECTOR: what keeps it from less: A, B may share no byte
; BY-ELEMENT-CONSTANT-VECTOR: A, B: both needed in phase 2 (line [[# @LINE - 59]])
;BY-ELEMENT-VECTOR   %v = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) %pa, i32 %k
;BY-ELEMENT-VECTOR   %s = extractelement <2 x ptr addrspace(3)> %v, i32 0
;BY-ELEMENT-VECTOR   %z = load i32, ptr addrspace(3) %s
; BY-ELEMENT-VECTOR: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ELEMENT-VECTOR: what keeps it from less: A, B may share no byte
; BY-ELEMENT-VECTOR: A, B: both needed in phase 2 (line [[# @LINE - 65]])
;BY-MEMBER-STRUCT   %v = insertvalue { ptr addrspace(3), i32 } poison, ptr addrspace(3) %pa, 0
;BY-MEMBER-STRUCT   %s = extractvalue { ptr addrspace(3), i32 } %v, 0
;BY-MEMBER-STRUCT   %z = load i32, ptr addrspace(3) %s
; BY-MEMBER-STRUCT: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-MEMBER-STRUCT: what keeps it from less: A, B may share no byte
; BY-MEMBER-STRUCT: A, B: both needed in phase 2 (line [[# @LINE - 71]])
;BY-MEMCPY   %al = alloca [16 x i32], addrspace(5)
;BY-MEMCPY   call void @llvm.memcpy.p5.p3.i32(ptr addrspace(5) %al, ptr addrspace(3) @A, i32 64, i1 false)
;BY-MEMCPY   %z = load i32, ptr addrspace(5) %al
; BY-MEMCPY: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-MEMCPY: what keeps it from less: A, B may share no byte
; BY-MEMCPY: A, B: both needed in phase 2 (line [[# @LINE - 77]])
;BY-ATOMIC   %z = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic
; BY-ATOMIC: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ATOMIC: what keeps it from less: A, B may share no byte
; BY-ATOMIC: A, B: both needed in phase 2 (line [[# @LINE - 81]])
;BY-COMPARE-AND-EXCHANGE   %y = cmpxchg ptr addrspace(3) @A, i32 1, i32 2 monotonic monotonic
;BY-COMPARE-AND-EXCHANGE   %z = extractvalue { i32, i1 } %y, 0
; BY-COMPARE-AND-EXCHANGE: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-COMPARE-AND-EXCHANGE: what keeps it from less: A, B may share no byte
; BY-COMPARE-AND-EXCHANGE: A, B: both needed in phase 2 (line [[# @LINE - 86]])
;IN-FUNCTION-GIVEN-ADDRESS   %z = call i32 @get(ptr addrspace(3) %pa)
; IN-FUNCTION-GIVEN-ADDRESS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; IN-FUNCTION-GIVEN-ADDRESS: what keeps it from less: A, B may share no byte
; IN-FUNCTION-GIVEN-ADDRESS: A, B: both needed in phase 2 (line [[# @LINE - 90]])
;IN-FUNCTION-NAMES-IT   %z = call i32 @geta()
; IN-FUNCTION-NAMES-IT: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; IN-FUNCTION-NAMES-IT: what keeps it from less: A, B may share no byte
; IN-FUNCTION-NAMES-IT: A, B: both needed in phase 2 (line [[# @LINE - 94]])
;BY-FROZEN-ADDRESS   %s = freeze ptr addrspace(3) %pa
;BY-FROZEN-ADDRESS   %z = load i32, ptr addrspace(3) %s
; BY-FROZEN-ADDRESS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-FROZEN-ADDRESS: what keeps it from less: A, B may share no byte
; BY-FROZEN-ADDRESS: A, B: both needed in phase 2 (line [[# @LINE - 99]])
;BY-ADDRESS-OUT-READFIRSTLANE   %i = ptrtoint ptr addrspace(3) @A to i32
;BY-ADDRESS-OUT-READFIRSTLANE   %j = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
;BY-ADDRESS-OUT-READFIRSTLANE   %s = inttoptr i32 %j to ptr addrspace(3)
;BY-ADDRESS-OUT-READFIRSTLANE   %z = load i32, ptr addrspace(3) %s
; BY-ADDRESS-OUT-READFIRSTLANE: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ADDRESS-OUT-READFIRSTLANE: what keeps it from less: A, B may share no byte
; BY-ADDRESS-OUT-READFIRSTLANE: A, B: both needed in phase 2 (line [[# @LINE - 106]])
;BY-ADDRESS-OUT-ASSEMBLY   %s = call ptr addrspace(3) asm "", "=v,0"(ptr addrspace(3) @A)
;BY-ADDRESS-OUT-ASSEMBLY   %z = load i32, ptr addrspace(3) %s
; BY-ADDRESS-OUT-ASSEMBLY: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ADDRESS-OUT-ASSEMBLY: nothing shares bytes: an address in LDS leaves our sight (line [[# @LINE - 113]])
;BY-ROTATED-ADDRESS   %i = ptrtoint ptr addrspace(3) @A to i32
;BY-ROTATED-ADDRESS   %j = call i32 @llvm.fshl.i32(i32 %i, i32 %i, i32 0)
;BY-ROTATED-ADDRESS   %s = inttoptr i32 %j to ptr addrspace(3)
;BY-ROTATED-ADDRESS   %z = load i32, ptr addrspace(3) %s
; BY-ROTATED-ADDRESS: kernel k: 2048 bytes of LDS, left alone: the bits of an address are computed with (line [[# @LINE - 3]])
; BY-ROTATED-ADDRESS: what keeps it from less: A, B may share no byte
; BY-ROTATED-ADDRESS: A, B: both needed in phase 2 (line [[# @LINE - 117]])
;BY-TRUNCATED-INTEGER   %i = ptrtoint ptr addrspace(3) @A to i64
;BY-TRUNCATED-INTEGER   %j = trunc i64 %i to i32
;BY-TRUNCATED-INTEGER   %s = inttoptr i32 %j to ptr addrspace(3)
;BY-TRUNCATED-INTEGER   %z = load i32, ptr addrspace(3) %s
; BY-TRUNCATED-INTEGER: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-TRUNCATED-INTEGER: what keeps it from less: A, B may share no byte
; BY-TRUNCATED-INTEGER: A, B: both needed in phase 2 (line [[# @LINE - 124]])
;BY-MASKED-LOAD   %vv = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) @A, <4 x i1> splat (i1 true), <4 x i32> zeroinitializer)
;BY-MASKED-LOAD   %z = extractelement <4 x i32> %vv, i32 0
; BY-MASKED-LOAD: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-MASKED-LOAD: nothing shares bytes: an address in LDS leaves our sight (line [[# @LINE - 131]])
;BY-DISTANCE-TWO-VARIABLES   %i = ptrtoint ptr addrspace(3) @B to i32
;BY-DISTANCE-TWO-VARIABLES   %i2 = ptrtoint ptr addrspace(3) @A to i32
;BY-DISTANCE-TWO-VARIABLES   %d = sub i32 %i2, %i
;BY-DISTANCE-TWO-VARIABLES   %j = add i32 %i, %d
;BY-DISTANCE-TWO-VARIABLES   %s = inttoptr i32 %j to ptr addrspace(3)
;BY-DISTANCE-TWO-VARIABLES   %z = load i32, ptr addrspace(3) %s
; BY-DISTANCE-TWO-VARIABLES: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-DISTANCE-TWO-VARIABLES: what keeps it from less: A, B may share no byte
; BY-DISTANCE-TWO-VARIABLES: A, B: both needed in phase 2 (line [[# @LINE - 137]])
;BY-ADDRESS-OUT-MEMORY   store ptr addrspace(3) %pa, ptr addrspace(1) %to
;BY-ADDRESS-OUT-MEMORY   %s = load ptr addrspace(3), ptr addrspace(1) %to
;BY-ADDRESS-OUT-MEMORY   %z = load i32, ptr addrspace(3) %s
; BY-ADDRESS-OUT-MEMORY: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ADDRESS-OUT-MEMORY: nothing shares bytes: an address in LDS leaves our sight (line [[# @LINE - 145]])
;BY-ADDRESS-ANOTHER-LANE   %i = ptrtoint ptr addrspace(3) @A to i32
;BY-ADDRESS-ANOTHER-LANE   %j = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %i)
;BY-ADDRESS-ANOTHER-LANE   %s = inttoptr i32 %j to ptr addrspace(3)
;BY-ADDRESS-ANOTHER-LANE   %z = load i32, ptr addrspace(3) %s
; BY-ADDRESS-ANOTHER-LANE: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ADDRESS-ANOTHER-LANE: what keeps it from less: A, B may share no byte
; BY-ADDRESS-ANOTHER-LANE: A, B: both needed in phase 2 (line [[# @LINE - 149]])
;BY-ADDRESS-OUT-DPP-MOVE   %i = ptrtoint ptr addrspace(3) %pa to i32
;BY-ADDRESS-OUT-DPP-MOVE   %j = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %i, i32 1, i32 15, i32 15, i1 false)
;BY-ADDRESS-OUT-DPP-MOVE   %s = inttoptr i32 %j to ptr addrspace(3)
;BY-ADDRESS-OUT-DPP-MOVE   %z = load i32, ptr addrspace(3) %s
; BY-ADDRESS-OUT-DPP-MOVE: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-ADDRESS-OUT-DPP-MOVE: what keeps it from less: A, B may share no byte
; BY-ADDRESS-OUT-DPP-MOVE: A, B: both needed in phase 2 (line [[# @LINE - 156]])
;BY-APPEND-COUNTER   %z = call i32 @llvm.amdgcn.ds.consume.p3(ptr addrspace(3) @A, i1 false)
; BY-APPEND-COUNTER: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-APPEND-COUNTER: what keeps it from less: A, B may share no byte
; BY-APPEND-COUNTER: A, B: both needed in phase 2 (line [[# @LINE - 160]])
;BY-TRANSPOSING-READ   %zz = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) @A)
;BY-TRANSPOSING-READ   %z = extractelement <2 x i32> %zz, i32 0
; BY-TRANSPOSING-READ: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BY-TRANSPOSING-READ: what keeps it from less: A, B may share no byte
; BY-TRANSPOSING-READ: A, B: both needed in phase 2 (line [[# @LINE - 165]])
  %oz = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %z, ptr addrspace(1) %oz
  ret void
}
