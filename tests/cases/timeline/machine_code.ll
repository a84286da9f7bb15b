; Timelines of machine code that is executed: of a kernel, and of the code that was compiled of it.
; REQUIRES: pseudocode
; DEFINE: %{launch} = --block 128 --arg=i32[128]=arange --arg=i32[128]=zeros
; DEFINE: %{cycles} = --json | grep -E '"(kernel|wave_cycles|cycles|executed|waves|low|high)"'

; Bank conflicts are known, and the report says how.
; RUN: variant WHOLE %s > %t.ll
; RUN: ldsopt timeline %t.ll %{launch} | filecheck %s
; CHECK-NOT: without bank conflicts
; CHECK: what waves execute: machine code, executed{{$}}
; CHECK-NOT: without bank conflicts

; Waves may take different paths: one of the two executes what the other does not.
; RUN: variant DIVIDED %s | ldsopt timeline - %{launch} --json | filecheck %s --check-prefix PATHS
; PATHS-DAG: "executed": 1,
; PATHS-DAG: "executed": 2,

; Compiled code gives what its IR gives; assembly with macros is assembled first.
; RUN: ldsopt timeline %t.ll %{launch} %{cycles} > %t.ir
; RUN: ldsopt compile %t.ll -o %t.s
; RUN: ldsopt timeline %t.s %{launch} %{cycles} | cmp %t.ir
; RUN: ldsopt compile %t.ll -o %t.o
; RUN: ldsopt timeline %t.o %{launch} %{cycles} | cmp %t.ir
; RUN: awk 'NR == FNR { if (!n && /s_waitcnt/) { n = FNR; print ".macro WAIT"; print; print ".endm" } next } FNR == n { print "WAIT"; next } 1' %t.s %t.s > %t.m.s
; RUN: grep -c WAIT %t.m.s | filecheck %s --check-prefix MACRO
; RUN: ldsopt timeline %t.m.s %{launch} %{cycles} | cmp %t.ir
; MACRO: 2

; It does not say what to run it on, and no launch has more LDS than there is.
; RUN: exits 2 ldsopt timeline %t.s 2> %t.err > %t.out
; RUN: cmp %t.out /dev/null
; RUN: filecheck %s --check-prefix LAUNCH --input-file %t.err
; RUN: exits 3 ldsopt timeline %t.ll %{launch} --dynamic-lds 1099511627776 2> %t.err > %t.out
; RUN: cmp %t.out /dev/null
; RUN: filecheck %s --check-prefix LDS --input-file %t.err
; LAUNCH: machine code does not say what to run it on
; LDS: bytes of LDS, but gfx942 has 65536; ask for less dynamic LDS
; LDS-NOT: {{^.}}

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
;WHOLE   call void @llvm.amdgcn.s.barrier()
;DIVIDED   %wave = lshr i32 %id, 6
;DIVIDED   %uniform = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
;DIVIDED   %is_second = icmp eq i32 %uniform, 1
;DIVIDED   br i1 %is_second, label %more, label %behind
;DIVIDED more:
;DIVIDED   store volatile i32 7, ptr addrspace(3) %own
;DIVIDED   br label %behind
;DIVIDED behind:
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
