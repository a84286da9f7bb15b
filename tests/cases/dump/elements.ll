; `--print-after elements` prints what races are judged of: the elements of vectors of integers, computed one by one.
; REQUIRES: pseudocode
; RUN: ldsopt check %s --print-after elements 2> %t.ll
; RUN: filecheck %s --input-file %t.ll
; The copy does what the module does.
; RUN: ldsopt verify %s %t.ll | filecheck %s --check-prefix SAME
; SAME: equal

; CHECK: ; *** after elements ***
; CHECK-LABEL: define amdgpu_kernel void @all
; A vector that is loaded is taken apart behind its load; moved elements need no operation.
; CHECK: %l = load <2 x i32>
; CHECK-NEXT: [[L0:%element\S+]] = extractelement <2 x i32> %l, i64 0
; CHECK-NEXT: [[L1:%element\S+]] = extractelement <2 x i32> %l, i64 1
; CHECK: %m = add nuw <2 x i32> %s, <i32 0, i32 5>
; CHECK-NEXT: [[M1:%element\S+]] = add nuw i32 [[L0]], 5
; CHECK-NEXT: %u = mul nsw <2 x i32> %m, <i32 3, i32 1>
; CHECK-NEXT: [[U0:%element\S+]] = mul nsw i32 %tid, 3
; CHECK: %v = phi <2 x i32>
; CHECK-NEXT: [[V0:%element\S+]] = phi i32 [ [[U0]], %entry ], [ [[N0:%element\S+]], %loop ]
; CHECK-NEXT: [[V1:%element\S+]] = phi i32 [ [[M1]], %entry ], [ [[N1:%element\S+]], %loop ]
; CHECK: = icmp ult i32 [[V0]], [[L0]]
; CHECK: = call i32 @llvm.umin.i32(i32 {{%element\S+}}, i32 60)
; CHECK: = zext i32 {{%element\S+}} to i64
; CHECK: = trunc i64 {{%element\S+}} to i32
; A frozen vector is taken apart behind its definition: a copy of freeze might choose another number.
; CHECK: %f = freeze <2 x i32> %i
; CHECK-NEXT: {{%element\S+}} = extractelement <2 x i32> %f, i64 0
; CHECK: store i32 %element

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @all(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %from, i32 %tid
  %l = load <2 x i32>, ptr addrspace(1) %p, align 4
  %r = insertelement <2 x i32> %l, i32 %tid, i64 1
  %s = shufflevector <2 x i32> %r, <2 x i32> %l, <2 x i32> <i32 1, i32 2>
  %m = add nuw <2 x i32> %s, <i32 0, i32 5>
  %u = mul nsw <2 x i32> %m, <i32 3, i32 1>
  br label %loop
loop:
  %v = phi <2 x i32> [ %u, %entry ], [ %next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %c = icmp ult <2 x i32> %v, %l
  %d = select <2 x i1> %c, <2 x i32> %v, <2 x i32> %s
  %w = select i1 false, <2 x i32> %l, <2 x i32> %d
  %o = call <2 x i32> @llvm.umin.v2i32(<2 x i32> %w, <2 x i32> <i32 60, i32 -1>)
  %x = lshr <2 x i32> %o, splat (i32 1)
  %z = zext <2 x i32> %x to <2 x i64>
  %y = sub <2 x i64> %z, <i64 7, i64 1>
  %next = trunc <2 x i64> %y to <2 x i32>
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 3
  br i1 %more, label %loop, label %end
end:
  %i = xor <2 x i32> %next, splat (i32 5)
  %f = freeze <2 x i32> %i
  %g = add <2 x i32> %f, %o
  %0 = extractelement <2 x i32> %g, i64 0
  %1 = extractelement <2 x i32> %g, i64 1
  %2 = mul i32 %tid, 2
  %q = getelementptr i32, ptr addrspace(1) %to, i32 %2
  store i32 %0, ptr addrspace(1) %q, align 4
  %3 = getelementptr i32, ptr addrspace(1) %q, i32 1
  store i32 %1, ptr addrspace(1) %3, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
