; LLVM leaves a function out of the code that asks for features which the architecture has not, and makes no instruction
; of a kernel that does nothing defined. Nothing of such a kernel is examined, and each verdict says so.

; RUN: ldsopt check %s --mcpu gfx90a | filecheck %s
; RUN: not ldsopt check %s --mcpu gfx90a --strict | filecheck %s --check-prefix=STRICT
; RUN: ldsopt check %s --mcpu gfx1100 --strict | filecheck %s --check-prefix=BOTH
; RUN: ldsopt check %s --mcpu gfx90a --json | filecheck %s --check-prefix=JSON
; RUN: ldsopt waits %s --mcpu gfx90a -o %t.s 2>&1 | filecheck %s --check-prefix=SCOPE
; RUN: ldsopt measure %s --mcpu gfx90a | filecheck %s --check-prefix=MEASURE
; RUN: ldsopt measure %s --mcpu gfx90a --json | filecheck %s --check-prefix=COUNTS
; RUN: ldsopt measure %s --mcpu gfx1100 | filecheck %s --check-prefix=ALL
; RUN: ldsopt optimize %s --mcpu gfx90a -o %t.ll 2>&1 | filecheck %s --check-prefix=OPTIMIZE
; RUN: sed '/{$/,/^}/d; s/^declare/define amdgpu_kernel void @narrow() {\n  unreachable\n}\n&/' %s > %t.empty.ll
; RUN: ldsopt check %t.empty.ll --mcpu gfx1100 | filecheck %s --check-prefix=EMPTY
; RUN: ldsopt measure %t.empty.ll --mcpu gfx1100 | filecheck %s --check-prefix=EMPTY-FIGURES
; RUN: ldsopt optimize %t.empty.ll --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix=EMPTY-OPTIMIZE
; RUN: ldsopt compile %t.empty.ll --mcpu gfx1100 -o %t.s
; RUN: exits 3 ldsopt check %t.s 2>&1 | filecheck %s --check-prefix=EMPTY-CODE

; CHECK: no findings in {{[0-9]+}} examined classes, 1 function left out
; CHECK-NOT: narrow: {{[0-9]}}
; CHECK: functions left out: narrow (the compiler makes no code of it for gfx90a)
; STRICT: functions left out: narrow (the compiler makes no code of it for gfx90a)
; BOTH-NOT: left out
; BOTH: narrow: {{[0-9]+}} wait
; JSON: "reason": "the compiler makes no code of it for gfx90a"
; SCOPE: functions left out: narrow (the compiler makes no code of it for gfx90a)
; MEASURE: not counted: narrow (the compiler makes no code of it for gfx90a)
; COUNTS: "without_code": [
; COUNTS-NEXT: "narrow"
; ALL-NOT: not counted
; OPTIMIZE: warning: kernel narrow: the compiler makes no code of it for gfx90a; it stays as it came
; EMPTY: no findings in {{[0-9]+}} examined classes, 1 function left out
; EMPTY: functions left out: narrow (the compiler makes no code of it for gfx1100)
; EMPTY-FIGURES: not counted: narrow (the compiler makes no code of it for gfx1100)
; EMPTY-OPTIMIZE: nothing is better; the output is the input
; EMPTY-CODE: no function of it has an instruction

target triple = "amdgcn-amd-amdhsa"

@x = internal addrspace(3) global [64 x i32] poison, align 4

; gfx90a has no waves of 32 lanes.
define amdgpu_kernel void @narrow(ptr addrspace(1) %out) #0 {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(3) @x, i32 %i
  store i32 1, ptr addrspace(3) %to
  %v = load i32, ptr addrspace(3) %to
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @plain(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "amdgpu-flat-work-group-size"="32,32" "target-features"="+wavefrontsize32" }
