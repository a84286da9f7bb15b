; An integer that comes from memory may hold an LDS address only if one has got there, anywhere in the module: then it is no offset,
; and the access gets no tag. Each variant lets an address of B go its own way.
; RUN: variant NOTHING %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant READING-FUNCTION %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant ASSUME %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant PREFETCH %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant COMPARISON %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant STORE-THROUGH-IT %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant LOAD-THROUGH-IT %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant SLEEP %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant LENGTH-OF-A-PREFETCH %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant STORED-AS-A-POINTER %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant STORED-AS-AN-INTEGER %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant STORED-AS-A-CONSTANT-EXPRESSION %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant STORED-IN-AN-AGGREGATE %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant STORED-IN-PART %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant STORED-INTO-LDS %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant EXCHANGED %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant COMPARED-AND-EXCHANGED %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant GIVEN-TO-A-FUNCTION-THAT-IS-DECLARED %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant GIVEN-TO-A-FUNCTION-OF-THE-MODULE-THAT-STORES-IT %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant GIVEN-TO-INLINE-ASSEMBLY %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant GIVEN-TO-AN-INTRINSIC-THAT-WRITES-MEMORY %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant GIVEN-TO-AN-INDIRECT-CALL %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant DIFFERENCE-STORED %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant LENGTH-OF-A-FILL %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant DEFINED-LATER %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant SETREG %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant TTRACEDATA %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant SENDMSG %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant SENDMSGHALT %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INITIALIZER-POINTER %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INITIALIZER-INTEGER %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INITIALIZER-ARRAY %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INITIALIZER-QUOTED-NAME %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INITIALIZER-OF-AN-ALIAS %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; RUN: variant INITIALIZER-BEHIND-A-STRING %s | ldsopt annotate - --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix LEAVES
; STAYS: kernel offset_from_memory: 1 LDS access: 1 tagged
; LEAVES: kernel offset_from_memory: 1 LDS access: 0 tagged, 1 ambiguous
; STAYS: kernel offset_from_atomicrmw: 1 LDS access: 1 tagged
; LEAVES: kernel offset_from_atomicrmw: 1 LDS access: 0 tagged, 1 ambiguous
; STAYS: kernel offset_from_getreg: 1 LDS access: 1 tagged
; LEAVES: kernel offset_from_getreg: 1 LDS access: 0 tagged, 1 ambiguous
; STAYS: kernel offset_from_message: 1 LDS access: 1 tagged
; LEAVES: kernel offset_from_message: 1 LDS access: 0 tagged, 1 ambiguous
; STAYS: kernel offset_from_buffer: 1 LDS access: 1 tagged
; LEAVES: kernel offset_from_buffer: 1 LDS access: 0 tagged, 1 ambiguous
; STAYS: kernel offset_from_va_arg: 1 LDS access: 1 tagged
; LEAVES: kernel offset_from_va_arg: 1 LDS access: 0 tagged, 1 ambiguous
; STAYS: kernel offset_from_a_compared_exchange: 1 LDS access: 1 tagged
; LEAVES: kernel offset_from_a_compared_exchange: 1 LDS access: 0 tagged, 1 ambiguous
; STAYS: proved: no LDS address escapes, so integers from memory and calls are plain offsets
; LEAVES-NOT: proved: no LDS address escapes
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
;INITIALIZER-POINTER @i = addrspace(1) global ptr addrspace(3) @B
;INITIALIZER-INTEGER @i = addrspace(1) global i32 ptrtoint (ptr addrspace(3) @B to i32)
;INITIALIZER-ARRAY @i = addrspace(4) constant [2 x ptr addrspace(3)] [ptr addrspace(3) @A, ptr addrspace(3) @B]
;INITIALIZER-QUOTED-NAME @"a = b" = addrspace(1) global ptr addrspace(3) @B
;INITIALIZER-OF-AN-ALIAS @D = internal addrspace(3) global [0 x i8] poison, align 16
;INITIALIZER-OF-AN-ALIAS @other = alias i8, ptr addrspace(3) @D
;INITIALIZER-OF-AN-ALIAS @i = addrspace(1) global ptr addrspace(3) @other
;INITIALIZER-BEHIND-A-STRING @i = addrspace(1) global { [2 x i8], ptr addrspace(3) } { [2 x i8] c"x@", ptr addrspace(3) @B }, section "s"
;READING-FUNCTION define internal void @reads(ptr addrspace(3) %q) {
;READING-FUNCTION   %v = load i32, ptr addrspace(3) %q
;READING-FUNCTION   ret void
;READING-FUNCTION }
declare i32 @llvm.amdgcn.s.getreg(i32)
declare i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32)
declare i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32>, i32, i32)
declare void @llvm.amdgcn.s.setreg(i32, i32)
declare void @llvm.amdgcn.s.ttracedata(i32)
declare void @llvm.amdgcn.s.sendmsg(i32, i32)
declare void @llvm.amdgcn.s.sendmsghalt(i32, i32)
declare void @llvm.amdgcn.s.sleep.var(i32)
declare void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1), i32)
declare void @llvm.assume(i1)
declare void @llvm.prefetch.p3(ptr addrspace(3), i32, i32, i32)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @llvm.masked.store.v1i32.p1(<1 x i32>, ptr addrspace(1), <1 x i1>)
declare void @ext(ptr addrspace(3))
define internal void @def(i32 %q, ptr addrspace(1) %m) {
  store i32 %q, ptr addrspace(1) %m
  ret void
}

define amdgpu_kernel void @offset_from_memory(ptr addrspace(1) %m) {
  %o = load i32, ptr addrspace(1) %m
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @offset_from_atomicrmw(ptr addrspace(1) %m) {
  %o = atomicrmw add ptr addrspace(1) %m, i32 1 monotonic
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @offset_from_getreg(ptr addrspace(1) %m) {
  %o = call i32 @llvm.amdgcn.s.getreg(i32 -2047)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @offset_from_message(ptr addrspace(1) %m) {
  %o = call i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32 1)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @offset_from_buffer(ptr addrspace(1) %m) {
  %o = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> zeroinitializer, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @offset_from_va_arg(ptr addrspace(1) %m) {
  %o = va_arg ptr null, i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @offset_from_a_compared_exchange(ptr addrspace(1) %m) {
  %y = cmpxchg ptr addrspace(1) %m, i32 0, i32 1 monotonic monotonic
  %o = extractvalue { i32, i1 } %y, 0
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @leaves(ptr addrspace(1) %m, i64 %w) {
;STORED-AS-A-POINTER   store ptr addrspace(3) @B, ptr addrspace(1) %m
;STORED-AS-AN-INTEGER   %b = ptrtoint ptr addrspace(3) @B to i32
;STORED-AS-AN-INTEGER   store i32 %b, ptr addrspace(1) %m
;STORED-AS-A-CONSTANT-EXPRESSION   store i32 ptrtoint (ptr addrspace(3) @B to i32), ptr addrspace(1) %m
;STORED-IN-AN-AGGREGATE   store { i32, ptr addrspace(3) } { i32 0, ptr addrspace(3) @B }, ptr addrspace(1) %m
;STORED-IN-PART   %b = ptrtoint ptr addrspace(3) @B to i8
;STORED-IN-PART   store i8 %b, ptr addrspace(1) %m
;STORED-INTO-LDS   store ptr addrspace(3) @B, ptr addrspace(3) @A
;EXCHANGED   %b = ptrtoint ptr addrspace(3) @B to i32
;EXCHANGED   %y = atomicrmw xchg ptr addrspace(1) %m, i32 %b monotonic
;COMPARED-AND-EXCHANGED   %b = ptrtoint ptr addrspace(3) @B to i32
;COMPARED-AND-EXCHANGED   %y = cmpxchg ptr addrspace(1) %m, i32 0, i32 %b monotonic monotonic
;GIVEN-TO-A-FUNCTION-THAT-IS-DECLARED   call void @ext(ptr addrspace(3) @B)
;GIVEN-TO-A-FUNCTION-OF-THE-MODULE-THAT-STORES-IT   %b = ptrtoint ptr addrspace(3) @B to i32
;GIVEN-TO-A-FUNCTION-OF-THE-MODULE-THAT-STORES-IT   call void @def(i32 %b, ptr addrspace(1) %m)
;GIVEN-TO-INLINE-ASSEMBLY   call void asm sideeffect "; $0", "v"(ptr addrspace(3) @B)
;GIVEN-TO-AN-INTRINSIC-THAT-WRITES-MEMORY   call void @llvm.masked.store.v1i32.p1(<1 x i32> <i32 ptrtoint (ptr addrspace(3) @B to i32)>, ptr addrspace(1) %m, <1 x i1> splat (i1 true))
;GIVEN-TO-AN-INDIRECT-CALL   %g = inttoptr i64 %w to ptr
;GIVEN-TO-AN-INDIRECT-CALL   call void %g(ptr addrspace(3) @B)
;DIFFERENCE-STORED   %a = ptrtoint ptr addrspace(3) @A to i32
;DIFFERENCE-STORED   %b = ptrtoint ptr addrspace(3) @B to i32
;DIFFERENCE-STORED   %d = sub i32 %b, %a
;DIFFERENCE-STORED   store i32 %d, ptr addrspace(1) %m
;LENGTH-OF-A-FILL   %b = ptrtoint ptr addrspace(3) @B to i32
;LENGTH-OF-A-FILL   call void @llvm.memset.p3.i32(ptr addrspace(3) @A, i8 0, i32 %b, i1 false)
;DEFINED-LATER   br label %d
;DEFINED-LATER   u:
;DEFINED-LATER   store i32 %j, ptr addrspace(1) %m
;DEFINED-LATER   br label %e
;DEFINED-LATER   d:
;DEFINED-LATER   %j = ptrtoint ptr addrspace(3) @B to i32
;DEFINED-LATER   br label %u
;DEFINED-LATER   e:
;SETREG   %a = ptrtoint ptr addrspace(3) @A to i32
;SETREG   %b = ptrtoint ptr addrspace(3) @B to i32
;SETREG   %d = sub i32 %b, %a
;SETREG   call void @llvm.amdgcn.s.setreg(i32 -2047, i32 %d)
;TTRACEDATA   %a = ptrtoint ptr addrspace(3) @A to i32
;TTRACEDATA   %b = ptrtoint ptr addrspace(3) @B to i32
;TTRACEDATA   %d = sub i32 %b, %a
;TTRACEDATA   call void @llvm.amdgcn.s.ttracedata(i32 %d)
;SENDMSG   %a = ptrtoint ptr addrspace(3) @A to i32
;SENDMSG   %b = ptrtoint ptr addrspace(3) @B to i32
;SENDMSG   %d = sub i32 %b, %a
;SENDMSG   call void @llvm.amdgcn.s.sendmsg(i32 1, i32 %d)
;SENDMSGHALT   %a = ptrtoint ptr addrspace(3) @A to i32
;SENDMSGHALT   %b = ptrtoint ptr addrspace(3) @B to i32
;SENDMSGHALT   %d = sub i32 %b, %a
;SENDMSGHALT   call void @llvm.amdgcn.s.sendmsghalt(i32 1, i32 %d)
;READING-FUNCTION   call void @reads(ptr addrspace(3) @B)
;ASSUME   call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) @B, i32 16) ]
;PREFETCH   call void @llvm.prefetch.p3(ptr addrspace(3) @B, i32 0, i32 3, i32 1)
;COMPARISON   %y = icmp eq ptr addrspace(3) @A, @B
;STORE-THROUGH-IT   store i32 0, ptr addrspace(3) @B
;LOAD-THROUGH-IT   %y = load i32, ptr addrspace(3) @B
;SLEEP   %a = ptrtoint ptr addrspace(3) @A to i32
;SLEEP   %b = ptrtoint ptr addrspace(3) @B to i32
;SLEEP   %d = sub i32 %b, %a
;SLEEP   call void @llvm.amdgcn.s.sleep.var(i32 %d)
;LENGTH-OF-A-PREFETCH   %a = ptrtoint ptr addrspace(3) @A to i32
;LENGTH-OF-A-PREFETCH   %b = ptrtoint ptr addrspace(3) @B to i32
;LENGTH-OF-A-PREFETCH   %d = sub i32 %b, %a
;LENGTH-OF-A-PREFETCH   call void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1) %m, i32 %d)
  ret void
}
