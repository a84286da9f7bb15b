; A barrier that `check` proves needless goes by `annotate --barriers`, which `optimize` tries; one that a pair needs stays.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --check-prefix NOTE --input-file %t.txt
; RUN: ldsopt annotate %s --barriers -o %t.ll > %t.said 2>&1
; RUN: filecheck %s --input-file %t.ll
; RUN: ldsopt verify %s %t.ll > %t.compared 2>&1
; RUN: filecheck %s --check-prefix SAME --input-file %t.compared
; RUN: ldsopt optimize %s -o %t.best.ll > %t.chosen 2>&1
; RUN: filecheck %s --input-file %t.best.ll

; No note where a copy may go on meanwhile.
; RUN: sed 's/gfx942/gfx1250/' %s | ldsopt check - | filecheck %s --check-prefix NOTE
; RUN: sed 's/gfx942/gfx1250/; s/^  ret void/  call void @llvm.amdgcn.global.store.async.from.lds.b32(ptr addrspace(1) %go, ptr addrspace(3) %own, i32 0, i32 0)\n&/' %s | ldsopt check - | filecheck %s --check-prefix COPY
; None of a barrier that waves of other workgroups take.
; RUN: sed 's/gfx942/gfx1250/; 0,/^  call.*s.barrier()/s//  call void @llvm.amdgcn.s.cluster.barrier()/' %s | ldsopt check - | filecheck %s --check-prefix COPY
; COPY: no findings
; COPY-NOT: note: two

; NOTE: note: two: no two waves exchange LDS across the barrier of line 35; `annotate --barriers` takes out
; SAME-NOT: note:
; SAME: equal (bit by bit)

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [512 x i32] poison

define amdgpu_kernel void @two(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  %gi = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %gi
  store i32 %x, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %y = load i32, ptr addrspace(3) %own
  %z = add i32 %y, 1
  store i32 %z, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 64
  %at = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  %r = load i32, ptr addrspace(3) %at
  %go = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %go
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 256, i32 1, i32 1}

; CHECK: store i32 %x
; CHECK-NOT: llvm.amdgcn.s.barrier
; CHECK: store i32 %z
; CHECK: call void @llvm.amdgcn.s.barrier()
; CHECK: %r = load
