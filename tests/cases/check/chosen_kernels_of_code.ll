; Of linked code, --kernel disassembles the kernels that it names, and the functions that they lead to. Other functions are left
; out of the verdict by name, whether or not they are kernels.
; REQUIRES: bitwuzla, lld, llc-22
; RUN: ldsopt compile %s -o %t.o
; RUN: ldsopt link %t.o -o %t.hsaco
; RUN: ldsopt check %t.hsaco --kernel reads -o %t.txt
; RUN: filecheck %s --check-prefix=READS --input-file %t.txt
; READS: 0 definite, 1 unproven, 0 latent, 2 functions left out
; READS: unproven wave-race in reads
; A chain of two calls.
; READS: stores: 2 waits; 1 LDS instruction
; READS: calls: 2 waits
; READS: functions left out: unused (--kernel does not name it), other (--kernel does not name it)
; RUN: ldsopt check %t.hsaco --kernel other | filecheck %s --check-prefix=OTHER
; OTHER: no findings in 9 examined classes, 4 functions left out

target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [64 x i32] poison, align 4
; A table's address is computed like a function's.
@table = internal addrspace(4) constant [4 x i32] [i32 7, i32 1, i32 9, i32 3], align 4

define internal void @stores(i32 %id) noinline "target-cpu"="gfx942" {
  %lane = and i32 %id, 63
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %lane
  store volatile i32 %id, ptr addrspace(3) %p, align 4
  ret void
}

define internal void @calls(i32 %id) noinline "target-cpu"="gfx942" {
  %at = and i32 %id, 3
  %entry = getelementptr i32, ptr addrspace(4) @table, i32 %at
  %value = load volatile i32, ptr addrspace(4) %entry, align 4
  call void @stores(i32 %id)
  ret void
}

define void @unused(i32 %id) noinline "target-cpu"="gfx942" {
  ret void
}

define amdgpu_kernel void @reads() "target-cpu"="gfx942" !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  call void @calls(i32 %id)
  ret void
}

define amdgpu_kernel void @other() "target-cpu"="gfx942" !reqd_work_group_size !0 {
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

!0 = !{i32 128, i32 1, i32 1}
