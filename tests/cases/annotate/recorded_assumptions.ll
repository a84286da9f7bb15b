; An assumption that somebody made, and that edits rest on, is recorded in the module: later commands say it, and refuse it.
; RUN: ldsopt annotate %s --fences --no-check --assume arguments-do-not-alias -o %t.ll 2>&1 | filecheck %s --check-prefix MADE
; RUN: filecheck %s --check-prefix OUT --input-file %t.ll
; RUN: ldsopt annotate %t.ll --fences --no-check --assume arguments-do-not-alias -o %t2.ll 2>&1 | filecheck %s --check-prefix AGAIN
; RUN: filecheck %s --check-prefix OUT --input-file %t2.ll
; RUN: ldsopt check %t.ll 2>&1 | filecheck %s --check-prefix NOTE
; RUN: exits 3 ldsopt check %t.ll --no-assume arguments-do-not-alias 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: exits 3 ldsopt annotate %t.ll -o %t3.ll --no-assume arguments-do-not-alias 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: ldsopt annotate %s --fences --no-check --assume arguments-do-not-alias -o %t.bc
; RUN: ldsopt check %t.bc 2>&1 | filecheck %s --check-prefix NOTE
; RUN: ldsopt annotate %s --fences --no-check -o %t4.ll 2>&1 | filecheck %s --check-prefix WOULD
; RUN: ldsopt check %t4.ll --no-assume arguments-do-not-alias 2>&1 | filecheck %s --check-prefix NONE
; MADE: assumed: arguments-do-not-alias
; OUT: !ldsopt.assumptions = !{![[N:[0-9]+]]}
; OUT-NEXT: ![[N]] = !{!"arguments-do-not-alias"}
; OUT-NOT: ldsopt.assumptions
; AGAIN: edits that were made before rest on arguments-do-not-alias, as the module records (!ldsopt.assumptions)
; NOTE: note: edits that were made before rest on arguments-do-not-alias
; REFUSED: rest on arguments-do-not-alias, which --no-assume refuses; give the module that these edits were made to
; WOULD: 2 more of 2 fences would be narrowed by: ldsopt annotate --fences --assume arguments-do-not-alias
; NONE-NOT: made before
; NONE: no findings
target triple = "amdgcn-amd-amdhsa"

@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %tid
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = xor i32 %tid, 33
  %n = getelementptr i32, ptr addrspace(3) @L, i32 %o
  %w = load i32, ptr addrspace(3) %n
  %q = getelementptr i32, ptr addrspace(1) %b, i32 %tid
  store i32 %w, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "target-cpu"="gfx1100" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
