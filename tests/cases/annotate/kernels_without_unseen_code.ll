; Unseen code that compares addresses runs in one workgroup with functions that it calls. A kernel that calls none of them
; keeps its tags; one that calls one of them, or unseen code, does not.
; RUN: variant ALONE %s | ldsopt annotate - --precise --mcpu gfx942 -v -o %t.ll 2>&1 | filecheck %s
; RUN: variant CALLS %s | ldsopt annotate - --precise --mcpu gfx942 -v -o %t.ll 2>&1 | filecheck %s --check-prefix BESIDE
; RUN: variant UNSEEN %s | ldsopt annotate - --precise --mcpu gfx942 -v -o %t.ll 2>&1 | filecheck %s --check-prefix BESIDE
; BESIDE: kernel alone: 2 LDS accesses: 0 tagged, 2 ambiguous
; CHECK: kernel alone: 2 LDS accesses: 2 tagged, 0 ambiguous
; CHECK: function exported: 3 LDS accesses: 0 tagged, 3 ambiguous

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16

define amdgpu_kernel void @alone(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = add i32 ptrtoint (ptr addrspace(3) @A to i32), %t
  %p = inttoptr i32 %a to ptr addrspace(3)
  store i8 1, ptr addrspace(3) %p
  %b = add i32 ptrtoint (ptr addrspace(3) @B to i32), 4096
  %c = add i32 %b, %t
  %q = inttoptr i32 %c to ptr addrspace(3)
  %v = load i8, ptr addrspace(3) %q
  store i8 %v, ptr addrspace(1) %out
;CALLS call void @exported(ptr addrspace(3) @A, i32 %t)
;UNSEEN call void @unseen()
  ret void
}

define void @exported(ptr addrspace(3) %from, i32 %n) {
  %is = icmp ult ptr addrspace(3) %from, @B
  br i1 %is, label %more, label %done
more:
  %a = add i32 ptrtoint (ptr addrspace(3) @A to i32), %n
  %p = inttoptr i32 %a to ptr addrspace(3)
  store i8 1, ptr addrspace(3) %p
  %v = load i8, ptr addrspace(3) %from
  store i8 %v, ptr addrspace(3) %from
  ret void
done:
  ret void
}

declare void @unseen()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,256" }
