; Two buffers in turn for what a loop fills anew: the barrier between the last reads and the next stores goes.
; RUN: ldsopt annotate %s --mcpu gfx1201 --no-check --respell -q --double-buffer | filecheck %s
; RUN: ldsopt annotate %s --mcpu gfx1201 --no-check -q --double-buffer -o %t.ll
; RUN: ldsopt annotate %s --mcpu gfx1201 --no-check --double-buffer --explain -o %t.ll 2>&1 | filecheck %s --check-prefix WHY

target triple = "amdgcn-amd-amdhsa"
; CHECK: @tile = internal addrspace(3) global [2 x [128 x i32]] poison, align 4
@tile = internal addrspace(3) global [128 x i32] poison, align 4
; The second half is aligned as wide accesses need it.
; CHECK: @odd = internal addrspace(3) global [2 x [144 x i8]] poison, align 4
@odd = internal addrspace(3) global [33 x i32] poison, align 4
; CHECK: @kept = internal addrspace(3) global [128 x i32] poison, align 4
@kept = internal addrspace(3) global [128 x i32] poison, align 4
; CHECK: @again = internal addrspace(3) global [128 x i32] poison, align 4
@again = internal addrspace(3) global [128 x i32] poison, align 4
; CHECK: @turned = internal addrspace(3) global [128 x i32] poison, align 4
@turned = internal addrspace(3) global [128 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()

; WHY-DAG: kernel filled_anew: 2 barriers in loops: 1 gone by two buffers, 1 value carried on
; WHY-DAG: tile: two buffers in turn; cost: 512 bytes of LDS more
; CHECK-LABEL: define amdgpu_kernel void @filled_anew(
; CHECK: loop:
; CHECK-NEXT: %ldsopt.buffer.0 = phi i32 [ 0, %entry ], [ %ldsopt.buffer.0.next, %loop ]
; CHECK: [[HERE:%[^ ]+]] = getelementptr i8, ptr addrspace(3) @tile, i32 %ldsopt.buffer.0
; CHECK: [[OWN:%[^ ]+]] = getelementptr i32, ptr addrspace(3) [[HERE]], i32 %id
; CHECK: store i32 %i, ptr addrspace(3) [[OWN]], align 4
; CHECK-NEXT: fence syncscope("workgroup") release
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier()
; CHECK: %x = load i32, ptr addrspace(3) {{%ldsopt.buffer.0.here.*}}, align 4
; CHECK: call void @llvm.amdgcn.wave.barrier()
; CHECK-NEXT: %ldsopt.buffer.0.next = xor i32 %ldsopt.buffer.0, 512
define amdgpu_kernel void @filled_anew(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %id, 127
  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  store i32 %i, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %theirs, align 4
  %sum.next = add i32 %sum, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %at, align 4
  ret void
}

; The barrier comes first: what stands behind it is in the next half.
; CHECK-LABEL: define amdgpu_kernel void @barrier_first(
; CHECK: call void @llvm.amdgcn.wave.barrier()
; CHECK-NEXT: %ldsopt.buffer.0.next = xor i32 %ldsopt.buffer.0, 144
; CHECK-NEXT: [[THERE:%[^ ]+]] = getelementptr i8, ptr addrspace(3) @odd, i32 %ldsopt.buffer.0.next
; CHECK: store i32 %i, ptr addrspace(3) %ldsopt.buffer.0.there{{.*}}
; CHECK: call void @llvm.amdgcn.s.barrier()
; CHECK: load i32, ptr addrspace(3) %ldsopt.buffer.0.there{{.*}}
define amdgpu_kernel void @barrier_first(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %few = and i32 %id, 31
  %is.first = icmp ult i32 %id, 32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %after ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %after ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @odd, i32 %few
  br i1 %is.first, label %fill, label %after
fill:
  store i32 %i, ptr addrspace(3) %p, align 4
  br label %after
after:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %p, align 4
  %sum.next = add i32 %sum, %x
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %at, align 4
  ret void
}

; What one iteration stores, a later one may read: nothing changes.
; WHY-DAG: kernel carried: 2 barriers in loops: 2 value carried on
; CHECK-LABEL: define amdgpu_kernel void @carried(
; CHECK-COUNT-2: call void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @carried(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %id, 127
  %mine = getelementptr i32, ptr addrspace(3) @kept, i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @kept, i32 %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %after ]
  %x = load i32, ptr addrspace(3) %theirs, align 4
  %y = add i32 %x, %i
  %odd = trunc i32 %i to i1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %odd, label %fill, label %after
fill:
  store i32 %y, ptr addrspace(3) %mine, align 4
  br label %after
after:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %at, align 4
  ret void
}
; The last reads and the first stores of the loop's next execution are in the same half: nothing changes.
; WHY-DAG: kernel entered_again: 2 barriers in loops: 1 value carried on, 1 orders more
; CHECK-LABEL: define amdgpu_kernel void @entered_again(
; CHECK-COUNT-2: call void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @entered_again(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %id, 127
  %mine = getelementptr i32, ptr addrspace(3) @again, i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @again, i32 %other
  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %o.next, %latch ]
  %sum.o = phi i32 [ 0, %entry ], [ %sum.next, %latch ]
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %i.next, %loop ]
  %sum = phi i32 [ %sum.o, %outer ], [ %sum.next, %loop ]
  store i32 %i, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %theirs, align 4
  %sum.next = add i32 %sum, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %latch
latch:
  %o.next = add i32 %o, 1
  %more = icmp ult i32 %o.next, 2
  br i1 %more, label %outer, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %at, align 4
  ret void
}

; Waves come to each other's places in turn. With no barrier left they would be two iterations apart, in the same half.
; WHY-DAG: kernel the_only_one: 1 barrier in loops: 1 the only barrier
; CHECK-LABEL: define amdgpu_kernel void @the_only_one(
; CHECK: call void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @the_only_one(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  %turned = shl i32 %i, 5
  %place = add i32 %id, %turned
  %index = and i32 %place, 127
  %mine = getelementptr i32, ptr addrspace(3) @turned, i32 %index
  store i32 %i, ptr addrspace(3) %mine, align 4
  %x = load i32, ptr addrspace(3) %mine, align 4
  %sum.next = add i32 %sum, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %sum.next, ptr addrspace(1) %at, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
