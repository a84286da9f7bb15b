; Launderings of an address: one, if the same lanes are active there and at every DMA that uses it; else one a DMA. The
; instruction behind a laundering is where it stands. Loops and arms on %u are left and chosen by all work-items at once,
; those on %d by some alone. Where a loop has two heads, it is not known which lanes are active where.
; RUN: variant NONE %s | ldsopt annotate - --mcpu gfx942 --repair --bases all --no-check -q -o %t.ll
; RUN: filecheck %s --input-file %t.ll

; A value of the same name in another function is laundered, and this one is not.
; RUN: variant NONE %s | ldsopt check - --mcpu gfx942 --no-races --json -o %t.json
; RUN: grep -A 2 dma-not-laundered %t.json | grep function | sort -u | filecheck %s --check-prefix LATENT
; LATENT-NOT: laundered_by_its_author
; LATENT: one_dma
; LATENT-NOT: laundered_by_its_author

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define internal ptr addrspace(3) @may_throw() {
  ret ptr addrspace(3) @S
}
declare i32 @personality(...)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @laundered_by_its_author(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %i = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
  %p = inttoptr i32 %i to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @one_dma(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @one_dma(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @two_in_one_block(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @two_in_one_block(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @a_constant_is_no_register(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @a_constant_is_no_register(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @in_a_loop(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %behind = add i32 %n, 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_a_loop(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @in_a_loop_that_some_leave_alone(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_a_loop_that_some_leave_alone(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %d, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @defined_in_the_loop(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @defined_in_the_loop(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br label %l
l:
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @an_argument(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %tid = call i32 @llvm.amdgcn.workitem.id.x()
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @an_argument(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @in_two_arms(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %behind = add i32 %n, 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_two_arms(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br i1 %u, label %a, label %b
a:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %e
b:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  br label %e
e:
  ret void
}

; CHECK-LABEL: @in_two_arms_of_some_each(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: [[D2:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D2]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_two_arms_of_some_each(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br i1 %d, label %a, label %b
a:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %e
b:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  br label %e
e:
  ret void
}

; CHECK-LABEL: @in_one_arm_nothing_is_gained(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_one_arm_nothing_is_gained(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br i1 %u, label %a, label %b
a:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %e
b:
  br label %e
e:
  ret void
}

; CHECK-LABEL: @where_it_is_defined_and_in_an_arm_of_some(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: [[D2:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D2]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @where_it_is_defined_and_in_an_arm_of_some(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %d, label %a, label %b
a:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  br label %e
b:
  br label %e
e:
  ret void
}

; CHECK-LABEL: @where_it_is_defined_and_in_a_loop(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %behind = add i32 %n, 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @where_it_is_defined_and_in_a_loop(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @where_it_is_defined_and_in_a_loop_of_some(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: [[D2:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D2]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @where_it_is_defined_and_in_a_loop_of_some(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  br i1 %d, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @in_a_loop_and_behind_it(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %behind = add i32 %n, 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 2
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 3
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_a_loop_and_behind_it(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 3, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @in_a_loop_of_all_and_an_arm_of_some(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %behind = add i32 %n, 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: [[D2:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D2]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_a_loop_of_all_and_an_arm_of_some(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  br i1 %d, label %x, label %y
x:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  br label %y
y:
  ret void
}

; CHECK-LABEL: @defined_where_only_some_come(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @defined_where_only_some_come(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br i1 %d, label %x, label %y
x:
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  br label %y
y:
  ret void
}

; CHECK-LABEL: @in_the_inner_of_two_loops_and_defined_in_the_outer(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %behind = add i32 %n, 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @in_the_inner_of_two_loops_and_defined_in_the_outer(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br label %o
o:
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  br i1 %u, label %o, label %f
f:
  ret void
}

; CHECK-LABEL: @a_phi_is_used_behind_all_of_its_block(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %j = add i32 %i, 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @a_phi_is_used_behind_all_of_its_block(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br label %l
l:
  %p = phi ptr addrspace(3) [ @S, %entry ], [ %s, %m ]
  %i = phi i32 [ 0, %entry ], [ %j, %m ]
  %j = add i32 %i, 1
  %s = getelementptr i8, ptr addrspace(3) %p, i32 16
  br label %m
m:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 2, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @a_definition_that_ends_its_block(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @a_definition_that_ends_its_block(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = invoke ptr addrspace(3) @may_throw() to label %l unwind label %w
w:
  %z = landingpad { ptr, i32 } cleanup
  unreachable
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @another_address_beside_it(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: %tid = call i32 @llvm.amdgcn.workitem.id.x()
; CHECK: [[D2:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D2]].dst, i32 4, i32 0, i32 1
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 2
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @another_address_beside_it(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br label %m
i:
  %p = invoke ptr addrspace(3) @may_throw() to label %l unwind label %w
w:
  %z = landingpad { ptr, i32 } cleanup
  br label %e
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %e
m:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 2, i32 0, i32 0)
  br i1 %u, label %m, label %i
e:
  ret void
}

; CHECK-LABEL: @as_often_as_it_is_defined(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @as_often_as_it_is_defined(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br label %l
l:
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %m
m:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @behind_a_loop(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @behind_a_loop(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  br i1 %u, label %l, label %e
e:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @behind_two_heads_loop(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @behind_two_heads_loop(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br i1 %u, label %x, label %y
x:
  br label %y
y:
  br i1 %u, label %x, label %z
z:
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br label %l
l:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br i1 %u, label %l, label %e
e:
  ret void
}

; CHECK-LABEL: @behind_two_heads_arms(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK: [[D2:%ldsopt.dma[0-9]+]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D2]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @behind_two_heads_arms(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  br i1 %u, label %x, label %y
x:
  br label %y
y:
  br i1 %u, label %x, label %z
z:
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %behind = add i32 %n, 1
  br i1 %u, label %a, label %b
a:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %e
b:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  br label %e
e:
  ret void
}

; CHECK-LABEL: @destination_plain(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK: [[D1]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @destination_plain(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"a, b" = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @destination_with_attributes(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK: [[D1]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) inreg nonnull align 16 [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @destination_with_attributes(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"a, b" = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) inreg nonnull align 16 %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @destination_dereferenceable(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK: [[D1]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) dereferenceable(16) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @destination_dereferenceable(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"a, b" = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) dereferenceable(16) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @destination_quoted(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].addr = ptrtoint ptr addrspace(3) %"a, b" to i32
; CHECK: [[D1]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @destination_quoted(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"a, b" = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %"a, b", i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @destination_constant(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].addr = ptrtoint ptr addrspace(3) @S to i32
; CHECK: [[D1]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @destination_constant(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"a, b" = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @destination_expression(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].addr = ptrtoint ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4) to i32
; CHECK: [[D1]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @destination_expression(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"a, b" = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 4), i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}

; CHECK-LABEL: @destination_beside_a_resource_of_its_name(
; CHECK: [[D1:%ldsopt.dma[0-9]+]].addr = ptrtoint ptr addrspace(3) %p to i32
; CHECK: [[D1]].dst = inttoptr
; CHECK-NEXT: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}ptr addrspace(3) [[D1]].dst, i32 4, i32 0, i32 1
; CHECK-NOT: %ldsopt.dma
define amdgpu_kernel void @destination_beside_a_resource_of_its_name(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 %n, i1 %u) personality ptr @personality {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 7
  %p = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"a, b" = getelementptr i8, ptr addrspace(3) @S, i32 %n
  %"ptr addrspace(3) %x, " = select i1 %u, ptr addrspace(8) %r, ptr addrspace(8) %r
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %"ptr addrspace(3) %x, ", ptr addrspace(3) %p, i32 4, i32 0, i32 1, i32 0, i32 0)
  ret void
}
