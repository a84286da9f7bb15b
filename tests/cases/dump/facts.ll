; --dump prints what the analyses found, beside the code: of IR behind each line, of compiled code at waits and blocks.
; RUN: ldsopt check %s --mcpu gfx942 --dump provenance,ranges,divergence,intervals -o %t.txt 2>&1 | filecheck %s
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s --check-prefix ANNOTATE
; RUN: ldsopt pack %s --mcpu gfx942 --dump liveness -o %t.ll 2>&1 | filecheck %s --check-prefix LIVENESS
; RUN: ldsopt check %s --mcpu gfx942 --dump outstanding -o %t.txt 2>&1 | filecheck %s --check-prefix CODE
; RUN: ldsopt compile %s --mcpu gfx942 -o %t.s
; RUN: ldsopt check %t.s --dump outstanding -o %t.txt 2>&1 | filecheck %s --check-prefix CODE
; RUN: exits 2 ldsopt check %t.s --dump ranges 2>&1 | filecheck %s --check-prefix NO-IR
; RUN: exits 2 ldsopt pack %s --mcpu gfx942 --dump outstanding -o %t.ll 2>&1 | filecheck %s --check-prefix NO-CODE
; NO-IR: error: --dump ranges: no such fact here; there are outstanding
; NO-CODE: error: --dump outstanding: no such fact here; there are provenance, ranges, divergence, intervals, liveness
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [128 x i32] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

; CHECK: barrier interval 0 begins behind the entry: code of the entry block
; ANNOTATE: LDS bytes @tile + [0, 508] step 4, 4 each
; LIVENESS: tile
; CODE: outstanding at the block's beginning: nothing
; CODE: ds_write_b32
; CODE: outstanding: lgkmcnt at most
; CODE-NEXT: s_waitcnt lgkmcnt(0)
; CODE-NEXT: s_barrier
define amdgpu_kernel void @kernel(ptr addrspace(1) %out, i32 %n) #0 {
entry:
; CHECK: %id = call i32 @llvm.amdgcn.workitem.id.x() {{ *}}; range [0, 127]; divergent
  %id = call i32 @llvm.amdgcn.workitem.id.x()
; CHECK: %twice = shl i32 %n, 1
; CHECK-NOT: divergent
; CHECK-SAME: range [0, 4294967294] step 2
  %twice = shl i32 %n, 1
; CHECK: %at = getelementptr {{.*}}; base @tile; range @tile + [0, 508] step 4; divergent
  %at = getelementptr i32, ptr addrspace(3) @tile, i32 %id
; CHECK: store i32 %twice, ptr addrspace(3) %at, align 4 {{ *}}; LDS bytes @tile + [0, 508] step 4, 4 each
  store i32 %twice, ptr addrspace(3) %at
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
; CHECK: barrier interval 1 begins behind this barrier: code of the entry block
  fence syncscope("workgroup") acquire
  %other = xor i32 %id, 1
  %there = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  %value = load i32, ptr addrspace(3) %there
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %value, ptr addrspace(1) %place
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
