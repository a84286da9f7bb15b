; `annotate --swizzle`: a static variable is swizzled where lanes conflict for LDS banks.
; RUN: variant ALL %s | ldsopt annotate - --swizzle -o %t.ll 2>&1 | filecheck %s
; LLVM joins neighbouring rows no longer, and waits for each by itself.
; CHECK: note: transpose: --swizzle costs waits 6 → 10
; CHECK: @tile in transpose: cycles of 8 accesses of a wave by the model of LDS banks: 264 -> 16
; CHECK-NEXT: each byte at offset ^ (offset >> 5 & 0x7c)
; RUN: filecheck %s --check-prefix OUTPUT --input-file %t.ll

; It does what it did, in every order of waves, and meets no conflict.
; RUN: variant ALL %s > %t.before.ll
; RUN: ldsopt verify %t.before.ll %t.ll --block 32,8 --arg 'in: f32[1024]=random' --arg 'out: f32[1024]=zeros' 2>&1 | filecheck %s --check-prefix SAME
; SAME: equal (bit by bit) under 8 schedules
; RUN: ldsopt banks %t.ll | filecheck %s --check-prefix BANKS
; BANKS: 8 LDS accesses
; BANKS-NEXT: no bank conflicts
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [1024 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @transpose(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %x = call range(i32 0, 32) i32 @llvm.amdgcn.workitem.id.x()
  %y = call range(i32 0, 8) i32 @llvm.amdgcn.workitem.id.y()
  %y.row = shl nuw nsw i32 %y, 5
  %own = or disjoint i32 %y.row, %x
  %from = getelementptr float, ptr addrspace(1) %in, i32 %own
  %to = getelementptr float, ptr addrspace(1) %out, i32 %own
  %v0 = load float, ptr addrspace(1) %from, align 4
  %from1 = getelementptr i8, ptr addrspace(1) %from, i64 1024
  %v1 = load float, ptr addrspace(1) %from1, align 4
  %from2 = getelementptr i8, ptr addrspace(1) %from, i64 2048
  %v2 = load float, ptr addrspace(1) %from2, align 4
  %from3 = getelementptr i8, ptr addrspace(1) %from, i64 3072
  %v3 = load float, ptr addrspace(1) %from3, align 4
  %w0 = getelementptr float, ptr addrspace(3) @tile, i32 %own
; A row further down is a constant, and what it changes in the row is one: most of it stays in the instruction.
; OUTPUT: %[[OFFSET:.*]] = mul i32 %own, 4
; OUTPUT-NEXT: %[[ROW:.*]] = lshr i32 %[[OFFSET]], 5
; OUTPUT-NEXT: %[[BITS:.*]] = and i32 %[[ROW]], 124
; OUTPUT-NEXT: %[[PLACE:.*]] = xor i32 %[[OFFSET]], %[[BITS]]
; OUTPUT-NEXT: %[[AT:.*]] = getelementptr i8, ptr addrspace(3) @tile, i32 %[[PLACE]]
; OUTPUT: %[[OTHER:.*]] = xor i32 %[[PLACE]], 32
; OUTPUT-NEXT: %[[START:.*]] = getelementptr i8, ptr addrspace(3) @tile, i32 %[[OTHER]]
; OUTPUT-NEXT: %[[DOWN:.*]] = getelementptr i8, ptr addrspace(3) %[[START]], i32 1024
; OUTPUT: store float %v0, ptr addrspace(3) %[[AT]], align 4
; OUTPUT: store float %v1, ptr addrspace(3) %[[DOWN]], align 4
  store float %v0, ptr addrspace(3) %w0, align 4
  %w1 = getelementptr i8, ptr addrspace(3) %w0, i32 1024
  store float %v1, ptr addrspace(3) %w1, align 4
  %w2 = getelementptr i8, ptr addrspace(3) %w0, i32 2048
  store float %v2, ptr addrspace(3) %w2, align 4
  %w3 = getelementptr i8, ptr addrspace(3) %w0, i32 3072
  store float %v3, ptr addrspace(3) %w3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x.row = shl nuw nsw i32 %x, 5
  %turned = or disjoint i32 %x.row, %y
  %r0 = getelementptr float, ptr addrspace(3) @tile, i32 %turned
  %u0 = load float, ptr addrspace(3) %r0, align 4
  %r1 = getelementptr i8, ptr addrspace(3) %r0, i32 32
  %u1 = load float, ptr addrspace(3) %r1, align 4
  %r2 = getelementptr i8, ptr addrspace(3) %r0, i32 64
  %u2 = load float, ptr addrspace(3) %r2, align 4
  %r3 = getelementptr i8, ptr addrspace(3) %r0, i32 96
  %u3 = load float, ptr addrspace(3) %r3, align 4
  store float %u0, ptr addrspace(1) %to, align 4
  %to1 = getelementptr i8, ptr addrspace(1) %to, i64 1024
  store float %u1, ptr addrspace(1) %to1, align 4
  %to2 = getelementptr i8, ptr addrspace(1) %to, i64 2048
  store float %u2, ptr addrspace(1) %to2, align 4
  %to3 = getelementptr i8, ptr addrspace(1) %to, i64 3072
  store float %u3, ptr addrspace(1) %to3, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 32, i32 8, i32 1}
