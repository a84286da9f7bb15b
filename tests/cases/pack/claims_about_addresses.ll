; What is declared or assumed of addresses is kept: apart, not null (null is address 0, where the arena begins), unchanging.
; RUN: variant INVARIANT %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix INVARIANT
; RUN: variant ASSUMED-APART %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-APART
; RUN: variant ASSUMED-APART-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-APART-2
; RUN: variant ASSUMED-NOT-AT-ADDRESS-0 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-NOT-AT-ADDRESS-0
; RUN: variant ASSUMED-NOT-AT-ADDRESS-0-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-NOT-AT-ADDRESS-0-2
; RUN: variant ASSUMED-AS-LARGE-AS-BEFORE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-AS-LARGE-AS-BEFORE
; RUN: variant ASSUMED-AS-LARGE-AS-BEFORE-2 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED-AS-LARGE-AS-BEFORE-2
; RUN: variant NONNULL-NOTHING-SAID %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-NOTHING-SAID
; RUN: variant NONNULL-ARGUMENT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-ARGUMENT
; RUN: variant NONNULL-PARAMETER %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-PARAMETER
; RUN: variant NONNULL-ARGUMENT-BEHIND %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-ARGUMENT-BEHIND
; RUN: variant NONNULL-ARGUMENT-IN-FRONT-IT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-ARGUMENT-IN-FRONT-IT
; RUN: variant NONNULL-RESULT-CALL %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-RESULT-CALL
; RUN: variant NONNULL-ARGUMENT-INTRINSIC %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-ARGUMENT-INTRINSIC
; RUN: variant NONNULL-GENERIC-POINTER %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-GENERIC-POINTER
; RUN: variant NONNULL-DEREFERENCEABLE-AS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NONNULL-DEREFERENCEABLE-AS
; RUN: variant ITS-ADDRESS-STORED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ITS-ADDRESS-STORED
; RUN: variant BOTH-ARE-PASSED-AS-NOALIAS %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix BOTH-ARE-PASSED-AS-NOALIAS
; RUN: variant ONLY-ONE-IN-USE-PASSED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONLY-ONE-IN-USE-PASSED
; RUN: variant DISPATCH-PACKET-28 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix DISPATCH-PACKET-28
; RUN: variant OBJECT-SIZE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix OBJECT-SIZE
; RUN: variant DISPATCH-PACKET-4 %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix DISPATCH-PACKET-4
; RUN: variant FIXED %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix FIXED
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [256 x i32] poison, align 4
@B = internal addrspace(3) global [256 x i32] poison, align 4
;INVARIANT declare ptr @llvm.invariant.start.p3(i64, ptr addrspace(3))
;ASSUMED-APART,ASSUMED-APART-2,ASSUMED-NOT-AT-ADDRESS-0,ASSUMED-NOT-AT-ADDRESS-0-2,ASSUMED-AS-LARGE-AS-BEFORE,ASSUMED-AS-LARGE-AS-BEFORE-2 declare void @llvm.assume(i1)
;ITS-ADDRESS-STORED,BOTH-ARE-PASSED-AS-NOALIAS,ONLY-ONE-IN-USE-PASSED
;ITS-ADDRESS-STORED,BOTH-ARE-PASSED-AS-NOALIAS,ONLY-ONE-IN-USE-PASSED define internal void @use(ptr addrspace(3) noalias %p, ptr addrspace(3) noalias %q) noinline {
;ITS-ADDRESS-STORED,BOTH-ARE-PASSED-AS-NOALIAS,ONLY-ONE-IN-USE-PASSED   %x = load i32, ptr addrspace(3) %p
;ITS-ADDRESS-STORED,BOTH-ARE-PASSED-AS-NOALIAS,ONLY-ONE-IN-USE-PASSED   %y = load i32, ptr addrspace(3) %q
;ITS-ADDRESS-STORED,BOTH-ARE-PASSED-AS-NOALIAS,ONLY-ONE-IN-USE-PASSED   ret void
;ITS-ADDRESS-STORED,BOTH-ARE-PASSED-AS-NOALIAS,ONLY-ONE-IN-USE-PASSED }
;DISPATCH-PACKET-28,DISPATCH-PACKET-4 declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;OBJECT-SIZE declare i32 @llvm.objectsize.i32.p3(ptr addrspace(3), i1, i1, i1)
;FIXED @C = internal addrspace(3) global [101 x i8] poison, section "x", align 64

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;OBJECT-SIZE   %size = call i32 @llvm.objectsize.i32.p3(ptr addrspace(3) @A, i1 false, i1 true, i1 false)
; OBJECT-SIZE: kernel k: 2048 bytes of LDS, left alone: the size of LDS is read (line [[# @LINE - 1]])
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
;INVARIANT   %i = call ptr @llvm.invariant.start.p3(i64 1024, ptr addrspace(3) @A)
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
;INVARIANT   %j = call ptr @llvm.invariant.start.p3(i64 1024, ptr addrspace(3) @A)
; INVARIANT: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; INVARIANT: nothing shares bytes: bytes are declared not to change (line [[# @LINE - 16]])
;ASSUMED-APART   call void @llvm.assume(i1 true) ["separate_storage"(ptr addrspace(3) @A, ptr addrspace(3) @B)]
; ASSUMED-APART: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; ASSUMED-APART: nothing shares bytes: storage is declared to be apart (line [[# @LINE - 2]])
;ASSUMED-APART-2   call void @llvm.assume(i1 true) ["separate_storage"(ptr addrspace(3) @A, ptr addrspace(3) @B)]
;ASSUMED-APART-2   call void @llvm.assume(i1 true) ["separate_storage"(ptr addrspace(3) @A, ptr addrspace(3) @B)]
; ASSUMED-APART-2: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; ASSUMED-APART-2: nothing shares bytes: storage is declared to be apart (line [[# @LINE - 3]])
;ASSUMED-NOT-AT-ADDRESS-0   call void @llvm.assume(i1 true) ["nonnull"(ptr addrspace(3) @B)]
; ASSUMED-NOT-AT-ADDRESS-0: kernel k: 2048 bytes of LDS, left alone: an address is declared not to be null (line [[# @LINE - 1]])
;ASSUMED-NOT-AT-ADDRESS-0-2   call void @llvm.assume(i1 true) ["nonnull"(ptr addrspace(3) @B)]
;ASSUMED-NOT-AT-ADDRESS-0-2   call void @llvm.assume(i1 true) ["nonnull"(ptr addrspace(3) @B)]
; ASSUMED-NOT-AT-ADDRESS-0-2: kernel k: 2048 bytes of LDS, left alone: an address is declared not to be null (line [[# @LINE - 2]])
;ASSUMED-AS-LARGE-AS-BEFORE   call void @llvm.assume(i1 true) ["dereferenceable"(ptr addrspace(3) @B, i32 1024)]
; ASSUMED-AS-LARGE-AS-BEFORE: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; ASSUMED-AS-LARGE-AS-BEFORE: A  bytes 0 to 1023, with B
; ASSUMED-AS-LARGE-AS-BEFORE: B  bytes 0 to 1023, with A
;ASSUMED-AS-LARGE-AS-BEFORE-2   call void @llvm.assume(i1 true) ["dereferenceable"(ptr addrspace(3) @B, i32 1024)]
;ASSUMED-AS-LARGE-AS-BEFORE-2   call void @llvm.assume(i1 true) ["dereferenceable"(ptr addrspace(3) @B, i32 1024)]
; ASSUMED-AS-LARGE-AS-BEFORE-2: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; ASSUMED-AS-LARGE-AS-BEFORE-2: A  bytes 0 to 1023, with B
; ASSUMED-AS-LARGE-AS-BEFORE-2: B  bytes 0 to 1023, with A
;NONNULL-NOTHING-SAID,NONNULL-PARAMETER   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-NOTHING-SAID,NONNULL-PARAMETER   call void @f(ptr addrspace(3) @B)
;NONNULL-ARGUMENT   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-ARGUMENT   call void @f(ptr addrspace(3) noundef nonnull align 4 @B)
;NONNULL-ARGUMENT-BEHIND   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-ARGUMENT-BEHIND   call void @f(ptr addrspace(3) nonnull getelementptr (i8, ptr addrspace(3) @B, i32 4))
;NONNULL-ARGUMENT-IN-FRONT-IT   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-ARGUMENT-IN-FRONT-IT   call void @f(ptr addrspace(3) nonnull getelementptr (i8, ptr addrspace(3) @B, i32 -4))
;NONNULL-RESULT-CALL   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-RESULT-CALL   %r = call nonnull ptr addrspace(3) @f(ptr addrspace(3) @B)
;NONNULL-ARGUMENT-INTRINSIC   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-ARGUMENT-INTRINSIC   call void @llvm.memset.p3.i32(ptr addrspace(3) nonnull @B, i8 0, i32 4, i1 false)
;NONNULL-GENERIC-POINTER   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-GENERIC-POINTER   call void @f(ptr addrspace(3) @B, ptr nonnull %g)
;NONNULL-DEREFERENCEABLE-AS   %g = addrspacecast ptr addrspace(1) %to to ptr
;NONNULL-DEREFERENCEABLE-AS   call void @f(ptr addrspace(3) dereferenceable(4) @B)
;ITS-ADDRESS-STORED   store ptr addrspace(3) %pa, ptr addrspace(1) %to
; ITS-ADDRESS-STORED: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; ITS-ADDRESS-STORED: nothing shares bytes: an address in LDS leaves our sight (line [[# @LINE - 57]])
;BOTH-ARE-PASSED-AS-NOALIAS   call void @use(ptr addrspace(3) %pa, ptr addrspace(3) %pb)
; BOTH-ARE-PASSED-AS-NOALIAS: kernel k: 2048 bytes of LDS, left alone: nothing to gain
; BOTH-ARE-PASSED-AS-NOALIAS: what keeps it from less: A, B may share no byte
; BOTH-ARE-PASSED-AS-NOALIAS: A, B: both needed in phase 2 (line [[# @LINE - 57]])
;ONLY-ONE-IN-USE-PASSED   call void @use(ptr addrspace(3) %pb, ptr addrspace(3) %pb)
; ONLY-ONE-IN-USE-PASSED: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; ONLY-ONE-IN-USE-PASSED: A  bytes 0 to 1023, with B
; ONLY-ONE-IN-USE-PASSED: B  bytes 0 to 1023, with A
;DISPATCH-PACKET-28   %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;DISPATCH-PACKET-28   %f = getelementptr i8, ptr addrspace(4) %d, i64 28
;DISPATCH-PACKET-28   %z = load i16, ptr addrspace(4) %f
; DISPATCH-PACKET-28: kernel k: 2048 bytes of LDS, left alone: the size of LDS is read (line [[# @LINE - 1]])
;DISPATCH-PACKET-4   %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
;DISPATCH-PACKET-4   %f = getelementptr i8, ptr addrspace(4) %d, i64 4
;DISPATCH-PACKET-4   %z = load i16, ptr addrspace(4) %f
; DISPATCH-PACKET-4: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; DISPATCH-PACKET-4: A  bytes 0 to 1023, with B
; DISPATCH-PACKET-4: B  bytes 0 to 1023, with A
;FIXED   store i8 1, ptr addrspace(3) @C
; FIXED: kernel k: 2160 -> 1136 bytes of LDS, LDS allows 25 -> 42 workgroups a compute unit; proved: no placement is better
; FIXED: A  bytes 0 to 1023, with B
; FIXED: B  bytes 0 to 1023, with A
; FIXED: stays as it is: C: its definition says more than a size and an alignment
  ret void
}
;NONNULL-NOTHING-SAID,NONNULL-ARGUMENT,NONNULL-ARGUMENT-BEHIND,NONNULL-ARGUMENT-IN-FRONT-IT,NONNULL-ARGUMENT-INTRINSIC
;NONNULL-NOTHING-SAID,NONNULL-ARGUMENT,NONNULL-ARGUMENT-BEHIND,NONNULL-ARGUMENT-IN-FRONT-IT,NONNULL-ARGUMENT-INTRINSIC define internal void @f(ptr addrspace(3) %p) noinline {
;NONNULL-NOTHING-SAID,NONNULL-ARGUMENT,NONNULL-ARGUMENT-BEHIND,NONNULL-ARGUMENT-IN-FRONT-IT,NONNULL-ARGUMENT-INTRINSIC   ret void
;NONNULL-NOTHING-SAID,NONNULL-ARGUMENT,NONNULL-ARGUMENT-BEHIND,NONNULL-ARGUMENT-IN-FRONT-IT,NONNULL-ARGUMENT-INTRINSIC }
; NONNULL-NOTHING-SAID: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; NONNULL-NOTHING-SAID: A  bytes 0 to 1023
; NONNULL-NOTHING-SAID: B  bytes 1024 to 2047
; NONNULL-ARGUMENT: kernel k: 2048 bytes of LDS, left alone: an address is declared not to be null (line [[# @LINE - 48]])
; NONNULL-ARGUMENT-BEHIND: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; NONNULL-ARGUMENT-BEHIND: A  bytes 0 to 1023
; NONNULL-ARGUMENT-BEHIND: B  bytes 1024 to 2047
; NONNULL-ARGUMENT-IN-FRONT-IT: kernel k: 2048 bytes of LDS, left alone: an address is declared not to be null (line [[# @LINE - 48]])
; NONNULL-ARGUMENT-INTRINSIC: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; NONNULL-ARGUMENT-INTRINSIC: A  bytes 0 to 1023
; NONNULL-ARGUMENT-INTRINSIC: B  bytes 1024 to 2047
;NONNULL-PARAMETER
;NONNULL-PARAMETER define internal void @f(ptr addrspace(3) captures(none) initializes((0, 4)) nonnull %p) noinline {
;NONNULL-PARAMETER   ret void
;NONNULL-PARAMETER }
; NONNULL-PARAMETER: kernel k: 2048 bytes of LDS, left alone: an address is declared not to be null (line [[# @LINE - 3]])
;NONNULL-RESULT-CALL
;NONNULL-RESULT-CALL define internal ptr addrspace(3) @f(ptr addrspace(3) %p) noinline {
;NONNULL-RESULT-CALL   ret ptr addrspace(3) %p
;NONNULL-RESULT-CALL }
; NONNULL-RESULT-CALL: kernel k: 2048 bytes of LDS, left alone: an address is declared not to be null (line [[# @LINE - 59]])
;NONNULL-GENERIC-POINTER
;NONNULL-GENERIC-POINTER define internal void @f(ptr addrspace(3) %p, ptr nonnull %g) noinline {
;NONNULL-GENERIC-POINTER   ret void
;NONNULL-GENERIC-POINTER }
; NONNULL-GENERIC-POINTER: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; NONNULL-GENERIC-POINTER: A  bytes 0 to 1023
; NONNULL-GENERIC-POINTER: B  bytes 1024 to 2047
;NONNULL-DEREFERENCEABLE-AS
;NONNULL-DEREFERENCEABLE-AS define internal void @f(ptr addrspace(3) dereferenceable(4) %p) noinline {
;NONNULL-DEREFERENCEABLE-AS   ret void
;NONNULL-DEREFERENCEABLE-AS }
; NONNULL-DEREFERENCEABLE-AS: kernel k: 2048 -> 2048 bytes of LDS, LDS allows 32 -> 32 workgroups a compute unit; proved: no placement is better
; NONNULL-DEREFERENCEABLE-AS: A  bytes 0 to 1023
; NONNULL-DEREFERENCEABLE-AS: B  bytes 1024 to 2047
