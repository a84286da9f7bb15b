; `annotate --swizzle`: constants that are added to an index are mapped by themselves, also before the index is scaled.
; DEFINE: %{swizzle} = ldsopt annotate - --swizzle --no-check -q -o %t.ll
; DEFINE: %{same} = ldsopt verify %t.before.ll %t.ll --block 64 --arg 'in: f32[256]=random' --arg 'out: f32[64]=zeros'
; A sum without common bits: the map of the index serves, and the constant has its own.
; RUN: variant SUM %s > %t.before.ll
; RUN: variant SUM %s | %{swizzle}
; RUN: filecheck %s --check-prefix SUM --input-file %t.ll
; RUN: %{same} | filecheck %s --check-prefix SAME
; SUM: %[[OFFSET:.*]] = mul i32 %index, 4
; SUM-NEXT: %[[ROW:.*]] = lshr i32 %[[OFFSET]],
; SUM-NEXT: %[[BITS:.*]] = and i32 %[[ROW]],
; SUM-NEXT: %[[PLACE:.*]] = xor i32 %[[OFFSET]], %[[BITS]]
; SUM-NEXT: %[[START:.*]] = getelementptr i8, ptr addrspace(3) @tile, i32 %[[PLACE]]
; SUM-NEXT: getelementptr i8, ptr addrspace(3) %[[START]], i32 64
; SAME: equal (bit by bit) under 8 schedules
; RUN: variant SCALED %s > %t.before.ll
; RUN: variant SCALED %s | %{swizzle}
; RUN: filecheck %s --check-prefix SCALED --input-file %t.ll
; RUN: %{same} | filecheck %s --check-prefix SAME
; A whole period further down nothing else changes.
; SCALED: mul i32 %low, 128
; SCALED: getelementptr i8, ptr addrspace(3) {{.*}}, i32 512
; A constant that may carry is added in front of the map.
; RUN: variant CARRIES %s > %t.before.ll
; RUN: variant CARRIES %s | %{swizzle}
; RUN: filecheck %s --check-prefix CARRIES --input-file %t.ll
; RUN: %{same} | filecheck %s --check-prefix SAME
; CARRIES: %[[OFFSET:.*]] = mul i32 %low, 128
; CARRIES-NEXT: %[[ADDED:.*]] = add i32 %[[OFFSET]], 384
; CARRIES-NEXT: lshr i32 %[[ADDED]],
; An `or` of common bits is no sum.
; RUN: variant COMMON %s > %t.before.ll
; RUN: variant COMMON %s | %{swizzle}
; RUN: filecheck %s --check-prefix COMMON --input-file %t.ll
; RUN: %{same} | filecheck %s --check-prefix SAME
; COMMON: mul i32 %other, 4
; Two values that are added are mapped together; so are the steps of two getelementptr.
; RUN: variant TWICE %s > %t.before.ll
; RUN: variant TWICE %s | %{swizzle}
; RUN: filecheck %s --check-prefix TWICE --input-file %t.ll
; RUN: %{same} | filecheck %s --check-prefix SAME
; TWICE: %[[ONE:.*]] = mul i32 %y, 4
; TWICE-NEXT: %[[TWO:.*]] = mul i32 %row, 128
; TWICE-NEXT: add i32 %[[ONE]], %[[TWO]]
; Indices wrap at 32 bits, also where a label has the name that a new value would have.
; RUN: variant WRAPS %s > %t.before.ll
; RUN: variant WRAPS %s | %{swizzle}
; RUN: filecheck %s --check-prefix WRAPS --input-file %t.ll
; RUN: %{same} | filecheck %s --check-prefix SAME
; WRAPS: %[[OFFSET:.*]] = mul i32 %index, 4
; WRAPS-NEXT: %[[ROW:.*]] = lshr i32 %[[OFFSET]],
; WRAPS-NEXT: %[[BITS:.*]] = and i32 %[[ROW]],
; WRAPS-NEXT: %[[PLACE:.*]] = xor i32 %[[OFFSET]], %[[BITS]]
; WRAPS-NEXT: %[[AT:.*]] = getelementptr i8, ptr addrspace(3) @tile, i32 %[[PLACE]]
; WRAPS: %[[SOME:.*]] = mul i32 %odd, -12
; WRAPS: load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @tile, i32 1{{[0-9]+}}), align 4
; WRAPS: load float, ptr addrspace(3) %[[AT]], align 4
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [8 x [32 x float]] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @columns(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry: ; but WRAPS
;WRAPS ldsopt.swizzle.0.0:
  %t = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr float, ptr addrspace(1) %in, i32 %t
  %v0 = load float, ptr addrspace(1) %from, align 4
  %from1 = getelementptr i8, ptr addrspace(1) %from, i64 256
  %v1 = load float, ptr addrspace(1) %from1, align 4
  %from2 = getelementptr i8, ptr addrspace(1) %from, i64 512
  %v2 = load float, ptr addrspace(1) %from2, align 4
  %from3 = getelementptr i8, ptr addrspace(1) %from, i64 768
  %v3 = load float, ptr addrspace(1) %from3, align 4
  %w0 = getelementptr float, ptr addrspace(3) @tile, i32 %t
  store float %v0, ptr addrspace(3) %w0, align 4
  %w1 = getelementptr i8, ptr addrspace(3) %w0, i32 256
  store float %v1, ptr addrspace(3) %w1, align 4
  %w2 = getelementptr i8, ptr addrspace(3) %w0, i32 512
  store float %v2, ptr addrspace(3) %w2, align 4
  %w3 = getelementptr i8, ptr addrspace(3) %w0, i32 768
  store float %v3, ptr addrspace(3) %w3, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %row = and i32 %t, 7
  %y = lshr i32 %t, 3
  %start = shl nuw nsw i32 %row, 5
  %index = or disjoint i32 %start, %y
;SUM   %other = or disjoint i32 %index, 16
;SUM   %r = getelementptr float, ptr addrspace(3) @tile, i32 %other
;SCALED   %low = and i32 %t, 3
;SCALED   %below = or disjoint i32 %low, 4
;SCALED   %first = shl nuw nsw i32 %below, 5
;SCALED   %r = getelementptr float, ptr addrspace(3) @tile, i32 %first
;CARRIES   %low = and i32 %t, 3
;CARRIES   %below = add nuw nsw i32 %low, 3
;CARRIES   %first = shl nuw nsw i32 %below, 5
;CARRIES   %r = getelementptr float, ptr addrspace(3) @tile, i32 %first
;COMMON   %other = or i32 %index, 3
;COMMON   %r = getelementptr float, ptr addrspace(3) @tile, i32 %other
;TWICE   %line = getelementptr [32 x float], ptr addrspace(3) @tile, i32 %row
;TWICE   %r = getelementptr float, ptr addrspace(3) %line, i32 %y
;WRAPS   %far = add i32 %index, -1073741824
;WRAPS   %further = getelementptr float, ptr addrspace(3) @tile, i32 %far
;WRAPS   %r = getelementptr float, ptr addrspace(3) %further, i64 2147483648
;WRAPS   %odd = and i32 %t, 7
;WRAPS   %less = add i32 %odd, -7
;WRAPS   %third = mul i32 %less, -3
;WRAPS   %b = getelementptr float, ptr addrspace(3) @tile, i32 %third
;WRAPS   %ub = load float, ptr addrspace(3) %b, align 4
;WRAPS   %c = getelementptr float, ptr addrspace(3) @tile, i64 1073741856
;WRAPS   %uc = load float, ptr addrspace(3) %c, align 4
;WRAPS   %sum = fadd float %ub, %uc
;WRAPS   store float %sum, ptr addrspace(1) %from, align 4
  %u = load float, ptr addrspace(3) %r, align 4
;SCALED,CARRIES   %r1 = getelementptr i8, ptr addrspace(3) %r, i32 4
;SCALED,CARRIES   %u1 = load float, ptr addrspace(3) %r1, align 4
;SCALED,CARRIES   store float %u1, ptr addrspace(1) %from, align 4
;SCALED,CARRIES   %r2 = getelementptr i8, ptr addrspace(3) %r, i32 8
;SCALED,CARRIES   %u2 = load float, ptr addrspace(3) %r2, align 4
;SCALED,CARRIES   store float %u2, ptr addrspace(1) %from1, align 4
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %u, ptr addrspace(1) %to, align 4
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
