; What waves get from atomic accesses depends on the order in which they come. A second module that has a barrier less runs
; in other orders; the first one runs once more in the order of the second, and has to give the same.

; RUN: variant LDS,SPARE %s > %t.lds.ll
; RUN: variant LDS %s | ldsopt verify %t.lds.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER
; RUN: variant LDS,MOVED %s | ldsopt verify %t.lds.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER
; RUN: variant LDS,WRONG %s | exits 1 ldsopt verify %t.lds.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes DIFFERS
; RUN: variant LDS,NEEDED,SPARE %s > %t.phases.ll
; RUN: variant LDS,NEEDED %s | ldsopt verify %t.phases.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER
; RUN: variant LDS %s | exits 1 ldsopt verify %t.phases.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes DIFFERS
; RUN: variant FLAT,SPARE %s > %t.flat.ll
; RUN: variant FLAT %s | ldsopt verify %t.flat.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER
; RUN: variant GLOBAL,SPARE %s > %t.global.ll
; RUN: variant GLOBAL %s | ldsopt verify %t.global.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER
; RUN: variant BUFFER,SPARE %s > %t.buffer.ll
; RUN: variant BUFFER %s | ldsopt verify %t.buffer.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER
; RUN: variant SUM,SPARE %s > %t.sum.ll
; RUN: variant SUM %s | ldsopt verify %t.sum.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: f32[2]=random' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER
; RUN: variant LAST,SPARE %s > %t.last.ll
; RUN: variant LAST %s | ldsopt verify %t.last.ll - --grid 2 --block 256 --arg 'in: i32[512]=random' --arg 'out: i32[1024]=zeros' --arg 'count: i32[2]=zeros' -o - 2>&1 | filecheck %s --check-prefixes EQUAL,IN-ORDER

; EQUAL-NOT: different:
; IN-ORDER: the order of atomic accesses decides; compared in the second module's order:
; EQUAL: equal (bit by bit) under 8 schedules
; DIFFERS: different: out[
; DIFFERS: not equivalent

target triple = "amdgcn-amd-amdhsa"
;MOVED @before = internal addrspace(3) global [64 x i32] poison, align 16
@counter = internal addrspace(3) global i32 poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32, ptr addrspace(8), i32, i32, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %count) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;MOVED   %away = getelementptr i32, ptr addrspace(3) @before, i32 3
;MOVED   store i32 0, ptr addrspace(3) %away
  store i32 0, ptr addrspace(3) @counter
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;SPARE   call void @llvm.amdgcn.s.barrier()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %odd = and i32 %v, 1
  %keep = icmp eq i32 %odd, 1
  br i1 %keep, label %add, label %done
add:
;LDS   %n = atomicrmw add ptr addrspace(3) @counter, i32 1 syncscope("workgroup") monotonic
;FLAT   %flat = addrspacecast ptr addrspace(3) @counter to ptr
;FLAT   %n = atomicrmw add ptr %flat, i32 1 syncscope("workgroup") monotonic
;GLOBAL   %n = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("agent") monotonic
;BUFFER   %buffer = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %count, i16 0, i64 8, i32 159744)
;BUFFER   %n = call i32 @llvm.amdgcn.raw.ptr.buffer.atomic.add.i32(i32 1, ptr addrspace(8) %buffer, i32 0, i32 0, i32 0)
;SUM   %as.float = sitofp i32 %v to float
;SUM   %sum = atomicrmw fadd ptr addrspace(1) %count, float %as.float syncscope("agent") monotonic
;SUM   %n = add i32 %t, 0
; The wave that stores last is the one whose number all others find later.
;LAST   store atomic i32 %t, ptr addrspace(3) @counter syncscope("workgroup") monotonic, align 4
;LAST   %n = add i32 %t, 0
  %wrong = xor i32 %n, 0 ; but WRONG
;WRONG   %wrong = xor i32 %n, 1
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %wrong
  store i32 %t, ptr addrspace(1) %q
  br label %done
done:
;NEEDED   call void @llvm.amdgcn.s.barrier()
;LDS,FLAT   %m = atomicrmw add ptr addrspace(3) @counter, i32 1 syncscope("workgroup") monotonic
;GLOBAL,BUFFER   %m = atomicrmw add ptr addrspace(1) %count, i32 1 syncscope("agent") monotonic
;SUM   %m = add i32 %t, 0
;LAST   %m = load atomic i32, ptr addrspace(3) @counter syncscope("workgroup") monotonic, align 4
  %far = getelementptr i32, ptr addrspace(1) %out, i32 512
  %r = getelementptr i32, ptr addrspace(1) %far, i32 %t
  store i32 %m, ptr addrspace(1) %r
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
