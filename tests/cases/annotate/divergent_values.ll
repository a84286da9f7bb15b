; Values that may differ between the work-items of a workgroup, from both sides.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump divergence -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @unknown(i32)

; CHECK-LABEL: define {{.*}}@value_1(
define amdgpu_kernel void @value_1(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = add i32 %tid, 1
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_2(
define amdgpu_kernel void @value_2(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %n, 1
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_3(
define amdgpu_kernel void @value_3(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.workgroup.id.x()
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_4(
define amdgpu_kernel void @value_4(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_5(
define amdgpu_kernel void @value_5(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = call i32 @llvm.umin.i32(i32 %n, i32 %tid)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_6(
define amdgpu_kernel void @value_6(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %tid)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_7(
define amdgpu_kernel void @value_7(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_8(
define amdgpu_kernel void @value_8(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_9(
define amdgpu_kernel void @value_9(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = call i32 @llvm.amdgcn.ds.bpermute(i32 %n, i32 %n)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_10(
define amdgpu_kernel void @value_10(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = call i64 @llvm.amdgcn.ballot.i64(i1 %c)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_11(
define amdgpu_kernel void @value_11(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = call i32 @unknown(i32 %n)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_12(
define amdgpu_kernel void @value_12(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = load i32, ptr addrspace(4) %k
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_13(
define amdgpu_kernel void @value_13(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = load i32, ptr addrspace(1) %in
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_14(
define amdgpu_kernel void @value_14(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = load volatile i32, ptr addrspace(1) %in
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_15(
define amdgpu_kernel void @value_15(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = load i32, ptr addrspace(1) %in
  store i32 0, ptr addrspace(1) %in
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_16(
define amdgpu_kernel void @value_16(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = load i32, ptr addrspace(1) %in
  %o = atomicrmw add ptr addrspace(1) %in, i32 1 monotonic
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_17(
define amdgpu_kernel void @value_17(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = load i32, ptr addrspace(1) %in
  %o = atomicrmw add ptr addrspace(3) @S, i32 1 monotonic
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_18(
define amdgpu_kernel void @value_18(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = load i32, ptr addrspace(1) %in
  store i32 0, ptr addrspace(3) @S
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_19(
define amdgpu_kernel void @value_19(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{[^;]*$}}
  %x = load i32, ptr addrspace(1) %in, !invariant.load !0
  store i32 0, ptr addrspace(1) %in
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_20(
define amdgpu_kernel void @value_20(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  %"p, !invariant.load !0" = getelementptr i8, ptr addrspace(1) %in, i32 0
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = load i32, ptr addrspace(1) %"p, !invariant.load !0"
  store i32 0, ptr addrspace(1) %in
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_21(
define amdgpu_kernel void @value_21(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = load i32, ptr addrspace(3) @S
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_22(
define amdgpu_kernel void @value_22(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  %p = getelementptr i32, ptr addrspace(4) %k, i32 %tid
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = load i32, ptr addrspace(4) %p
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_23(
define amdgpu_kernel void @value_23(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = atomicrmw add ptr addrspace(1) %in, i32 1 monotonic
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_24(
define amdgpu_kernel void @value_24(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = alloca i32, addrspace(5)
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_25(
define amdgpu_kernel void @value_25(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %c, label %a, label %b
a:
  br label %b
b:
; CHECK: %x = {{[^;]*$}}
  %x = phi i32 [ 0, %entry ], [ 1, %a ]
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_26(
define amdgpu_kernel void @value_26(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %b
a:
  br label %b
b:
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = phi i32 [ 0, %entry ], [ 1, %a ]
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_27(
define amdgpu_kernel void @value_27(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %b
a:
  br label %b
b:
; CHECK: %x = {{[^;]*$}}
  %x = phi i32 [ 0, %entry ], [ 0, %a ]
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_28(
define amdgpu_kernel void @value_28(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %l
a:
  br label %l
l:
; CHECK: %x = {{[^;]*$}}
  %x = phi i32 [ 0, %entry ], [ 0, %a ], [ %j, %l ]
  %j = add i32 %x, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %l, label %e
e:
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_29(
define amdgpu_kernel void @value_29(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %l
a:
  br label %l
l:
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = phi i32 [ 0, %entry ], [ 1, %a ], [ %j, %l ]
  %j = add i32 %x, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %l, label %e
e:
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_30(
define amdgpu_kernel void @value_30(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %l
a:
  br label %l
l:
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = phi i32 [ 0, %entry ], [ %tid, %a ], [ %j, %l ]
  %j = add i32 %x, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %l, label %e
e:
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_31(
define amdgpu_kernel void @value_31(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  switch i32 %tid, label %a [
  i32 1, label %b
  i32 2, label %c.
  ]
a:
  br label %e
b:
  br label %e
c.:
  br label %e
e:
; CHECK: %x = {{[^;]*$}}
  %x = phi i32 [ 7, %a ], [ 7, %b ], [ 7, %c. ]
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_32(
define amdgpu_kernel void @value_32(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  switch i32 %tid, label %a [
  i32 1, label %b
  i32 2, label %c.
  ]
a:
  br label %e
b:
  br label %e
c.:
  br label %e
e:
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = phi i32 [ 7, %a ], [ 7, %b ], [ 8, %c. ]
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_33(
define amdgpu_kernel void @value_33(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  switch i32 %n, label %a [
  i32 1, label %b
  i32 2, label %c.
  ]
a:
  br label %e
b:
  br label %e
c.:
  br label %e
e:
; CHECK: %x = {{[^;]*$}}
  %x = phi i32 [ 7, %a ], [ 7, %b ], [ 8, %c. ]
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_34(
define amdgpu_kernel void @value_34(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %l, label %e
e:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %j, 0
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@value_35(
define amdgpu_kernel void @value_35(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, %tid
  br i1 %m, label %l, label %e
e:
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = add i32 %j, 0
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@work_items_that_leave_a_loop_in_different_iterations_1(
define amdgpu_kernel void @work_items_that_leave_a_loop_in_different_iterations_1(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br i1 %c, label %maybe, label %next
maybe:
  %u = icmp eq i32 %i, %n
  br i1 %u, label %e, label %next
next:
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, 100
  br i1 %m, label %l, label %e
e:
  %x = phi i32 [ 1, %maybe ], [ 1, %next ]
; CHECK: %y = {{[^;]*$}}
  %y = add i32 %i, 0
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@work_items_that_leave_a_loop_in_different_iterations_2(
define amdgpu_kernel void @work_items_that_leave_a_loop_in_different_iterations_2(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br i1 %d, label %maybe, label %next
maybe:
  %u = icmp eq i32 %i, %n
  br i1 %u, label %e, label %next
next:
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, 100
  br i1 %m, label %l, label %e
e:
  %x = phi i32 [ 1, %maybe ], [ 1, %next ]
; CHECK: %y = {{.*}} ; divergent{{$}}
  %y = add i32 %i, 0
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@what_a_loop_computes_for_use_behind_it_only_1(
define amdgpu_kernel void @what_a_loop_computes_for_use_behind_it_only_1(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %w = load i32, ptr addrspace(4) %k
  %m = icmp ult i32 %j, %tid
  br i1 %m, label %l, label %e
e:
; CHECK: %x = {{.*}} ; divergent{{$}}
  %x = add i32 %w, 0
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@what_a_loop_computes_for_use_behind_it_only_2(
define amdgpu_kernel void @what_a_loop_computes_for_use_behind_it_only_2(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add i32 %i, 1
  %w = load i32, ptr addrspace(4) %k
  %m = icmp ult i32 %j, %n
  br i1 %m, label %l, label %e
e:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %w, 0
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@a_branch_that_ends_inside_a_loop_or_stands_behind_it_lets_nobody_leave_it_early_1(
define amdgpu_kernel void @a_branch_that_ends_inside_a_loop_or_stands_behind_it_lets_nobody_leave_it_early_1(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %w = load i32, ptr addrspace(4) %k
  br i1 %c, label %a, label %next
a:
  br label %next
next:
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %l, label %e
e:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %w, 0
  %y = icmp ult i32 %tid, 7
  br i1 %y, label %f, label %g
f:
  br label %g
g:
  %lds = load i32, ptr addrspace(3) @S
  ret void
}

; CHECK-LABEL: define {{.*}}@a_branch_that_ends_inside_a_loop_or_stands_behind_it_lets_nobody_leave_it_early_2(
define amdgpu_kernel void @a_branch_that_ends_inside_a_loop_or_stands_behind_it_lets_nobody_leave_it_early_2(i32 %n, i1 %c, ptr addrspace(1) %in, ptr addrspace(4) %k) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %w = load i32, ptr addrspace(4) %k
  br i1 %d, label %a, label %next
a:
  br label %next
next:
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, %n
  br i1 %m, label %l, label %e
e:
; CHECK: %x = {{[^;]*$}}
  %x = add i32 %w, 0
  %y = icmp ult i32 %tid, 7
  br i1 %y, label %f, label %g
f:
  br label %g
g:
  %lds = load i32, ptr addrspace(3) @S
  ret void
}
!0 = !{}
