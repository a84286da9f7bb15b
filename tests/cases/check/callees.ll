; What a callee does counts where it is called; of what is not known to be called nothing is proved.
; RUN: exits 1 ldsopt check %s --mcpu gfx1250 --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: filecheck %s --check-prefix CLEAN --input-file %t.txt
; RUN: filecheck %s --check-prefix ONE --input-file %t.txt

; LLVM 22 does not ask for xcnt where a source may be read again: that is `source-overwritten`, and no matter here.
; CLEAN-NOT: {{missing-wait|dma-across-barrier|bare-barrier|overtaken-by-dma|register-hazard|outstanding-at-return|unreadable-code}} in {{caller_waits|callee_waits|waits_between|reads_behind_a_wait|reads_first|meets_behind_a_wait|callee_of_callee_waited|tail_call_waited|no_lds}}
; CLEAN: examined:
; ONE-NOT: {{missing-wait}} in {{meets|calls_elsewhere|calls_a_pointer}}
; ONE: examined:

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
@table = external addrspace(1) global ptr
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.barrier()
declare void @elsewhere()

; The callee fills.
; CHECK-DAG: definite missing-wait in fills:
define internal void @fills.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @fills(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @fills.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

define internal void @caller_waits.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @caller_waits(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @caller_waits.f(ptr addrspace(1) %g, i1 inreg %c)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

define internal void @callee_waits.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}
define amdgpu_kernel void @callee_waits(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @callee_waits.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; CHECK-DAG: definite missing-wait in waits_on_some_ways:
define internal void @waits_on_some_ways.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  br i1 %c, label %yes, label %no
yes:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  br label %no
no:
  ret void
}
define amdgpu_kernel void @waits_on_some_ways(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @waits_on_some_ways.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; The callee waits, or may.
define internal void @waits_between.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}
define amdgpu_kernel void @waits_between(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @waits_between.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; CHECK-DAG: definite missing-wait in may_wait_between:
define internal void @may_wait_between.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  br i1 %c, label %yes, label %no
yes:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  br label %no
no:
  ret void
}
define amdgpu_kernel void @may_wait_between(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @may_wait_between.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; The callee reads.
; CHECK-DAG: definite missing-wait in reads:
define internal void @reads.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}
define amdgpu_kernel void @reads(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @reads.f(ptr addrspace(1) %g, i1 inreg %c)
  ret void
}

define internal void @reads_behind_a_wait.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}
define amdgpu_kernel void @reads_behind_a_wait(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  call void @reads_behind_a_wait.f(ptr addrspace(1) %g, i1 inreg %c)
  ret void
}

define internal void @reads_first.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}
define amdgpu_kernel void @reads_first(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @reads_first.f(ptr addrspace(1) %g, i1 inreg %c)
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}

; A barrier in the callee is one: the DMA is waited for behind it alone, when other waves may read already.
; CHECK-DAG: definite dma-across-barrier in meets:
define internal void @meets.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @meets(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,128" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @meets.f(ptr addrspace(1) %g, i1 inreg %c)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

define internal void @meets_behind_a_wait.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define amdgpu_kernel void @meets_behind_a_wait(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,128" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  call void @meets_behind_a_wait.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; Callees of callees.
; CHECK-DAG: definite missing-wait in callee_of_callee:
define internal void @callee_of_callee.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @callee_of_callee.h(ptr addrspace(1) %g, i1 inreg %c)
  ret void
}
define internal void @callee_of_callee.h(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @callee_of_callee(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @callee_of_callee.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

define internal void @callee_of_callee_waited.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @callee_of_callee_waited.h(ptr addrspace(1) %g, i1 inreg %c)
  ret void
}
define internal void @callee_of_callee_waited.h(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @callee_of_callee_waited(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @callee_of_callee_waited.f(ptr addrspace(1) %g, i1 inreg %c)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; CHECK-DAG: definite missing-wait in tail_call:
define internal void @tail_call.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  tail call void @tail_call.h(ptr addrspace(1) %g, i1 inreg %c)
  ret void
}
define internal void @tail_call.h(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @tail_call(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @tail_call.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

define internal void @tail_call_waited.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  tail call void @tail_call_waited.h(ptr addrspace(1) %g, i1 inreg %c)
  ret void
}
define internal void @tail_call_waited.h(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @tail_call_waited(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @tail_call_waited.f(ptr addrspace(1) %g, i1 inreg %c)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; Of code that is not known nothing is proved.
; CHECK-DAG: unproven unreadable-code in calls_elsewhere:
define amdgpu_kernel void @calls_elsewhere(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  call void @elsewhere()
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; CHECK-DAG: unproven unreadable-code in calls_a_pointer:
define amdgpu_kernel void @calls_a_pointer(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %p = load ptr, ptr addrspace(1) @table
  call void %p()
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; Recursion is not followed.
; CHECK-DAG: unproven unreadable-code in recursion:
define internal void @recursion.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  br i1 %c, label %yes, label %no
yes:
  call void @recursion.f(ptr addrspace(1) %g, i1 inreg %c)
  br label %no
no:
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @recursion(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @recursion.f(ptr addrspace(1) %g, i1 inreg %c)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; A function that may be replaced is not known.
; CHECK-DAG: unproven unreadable-code in replaced:
define weak void @replaced.f(ptr addrspace(1) %g, i1 inreg %c) noinline {
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}
define amdgpu_kernel void @replaced(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
  call void @replaced.f(ptr addrspace(1) %g, i1 inreg %c)
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; Calls where no LDS is used are no matter.
define amdgpu_kernel void @no_lds(ptr addrspace(1) %g, i1 inreg %c) "amdgpu-flat-work-group-size"="1,32" {
  call void @elsewhere()
  ret void
}
