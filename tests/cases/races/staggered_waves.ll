; Waves of a workgroup may pass different barriers, where ids decide it wave by wave: barriers then meet others, and what
; each wave does between two is held against what the other group does at that time.
; RUN: exits 1 ldsopt check %s | filecheck %s
; RUN: exits 1 ldsopt check %s | filecheck %s --check-prefix=FREE

; CHECK-DAG: definite wave-race in too_early
; CHECK-DAG: definite: of two groups of waves, one a barrier ahead, both may run behind the barrier of line
; CHECK-DAG: definite wave-race in one_slot
; CHECK-DAG: definite wave-race in counts
; CHECK-DAG: definite wave-race in late_again
; CHECK-DAG: definite wave-race in twice
; CHECK-DAG: definite wave-race in by_way
; CHECK-DAG: definite wave-race in joined
; CHECK-DAG: definite wave-race in joined_late
; CHECK-DAG: wave-race in first_rounds
; CHECK-DAG: unproven wave-race in lanes
; CHECK-DAG: definite wave-race in late_alone

; FREE-NOT: wave-race in {{own_half|in_time|shared_catch|to_and_fro|leaves}}
; FREE: {{^}}examined:

target triple = "amdgcn-amd-amdhsa"

@own_half.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; Each half of the waves keeps to its half of the bytes, and is a barrier apart from the other.
define amdgpu_kernel void @own_half(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  br i1 %high, label %hold, label %loop
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %j, %loop ]
  %s = and i32 0, %i
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @own_half.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 64
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @own_half.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
@too_early.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; The low half reads what the high one writes at that time.
define amdgpu_kernel void @too_early(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  br i1 %high, label %hold, label %loop
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %j, %loop ]
  %s = and i32 %i, 1
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @too_early.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @too_early.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
@in_time.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; A stage between: each half reads behind the other one's store, and the next round has another slot.
define amdgpu_kernel void @in_time(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  br i1 %high, label %hold, label %loop
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %j, %loop ]
  %s = and i32 %i, 1
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @in_time.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @in_time.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
@one_slot.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; The same with one slot: the low half fills it anew while the high one still reads.
define amdgpu_kernel void @one_slot(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  br i1 %high, label %hold, label %loop
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %j, %loop ]
  %s = and i32 0, %i
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @one_slot.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @one_slot.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
@counts.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; All waves write the number of the round: the two halves are in different ones.
define amdgpu_kernel void @counts(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  br i1 %high, label %hold, label %loop
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %j, %loop ]
  %s = and i32 %i, 1
  store i32 %i, ptr addrspace(3) @counts.lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
@late_again.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; The high half waits twice, so it is two barriers behind.
define amdgpu_kernel void @late_again(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %s = and i32 %n, 1
  br i1 %high, label %h, label %a
h:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %a
a:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %high, label %h2, label %b
h2:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %b
b:
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @late_again.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @late_again.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
@twice.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; The high half passes two barriers of its own, with one of the low half between, before any that both pass.
define amdgpu_kernel void @twice(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %s = and i32 %n, 1
  %low = icmp ult i32 %t, 128
  br i1 %high, label %h, label %a
h:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %a
a:
  br i1 %low, label %l, label %b
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %b
b:
  br i1 %high, label %h2, label %c
h2:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %c
c:
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @twice.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @twice.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
@to_and_fro.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; Each half waits for the other one: from there on they pass the same barriers.
define amdgpu_kernel void @to_and_fro(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %s = and i32 %n, 1
  %low = icmp ult i32 %t, 128
  br i1 %high, label %h, label %a
h:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %a
a:
  br i1 %low, label %l, label %b
l:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @to_and_fro.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @to_and_fro.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  ret void
}
@by_way.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; The high half waits on one way only: how far it is behind depends on the way.
define amdgpu_kernel void @by_way(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %s = and i32 %n, 1
  %way = icmp eq i32 %s, 0
  br i1 %way, label %x, label %b
x:
  br i1 %high, label %h, label %b
h:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @by_way.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @by_way.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
@joined.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; A uniform way leads into the arm, too: then both halves wait in it.
define amdgpu_kernel void @joined(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %s = and i32 %n, 1
  %way = icmp eq i32 %s, 0
  br i1 %way, label %x, label %h
x:
  br i1 %high, label %h, label %b
h:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @joined.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @joined.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
@joined_late.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; As before, but the high half is behind on the other way already: it always is, and the arm is of both halves.
define amdgpu_kernel void @joined_late(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %s = and i32 %n, 1
  %other = xor i32 %s, 1
  %way = icmp eq i32 %s, 0
  br i1 %way, label %x, label %y
x:
  br i1 %high, label %h, label %b
y:
  br i1 %high, label %h0, label %c
h0:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %c
c:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %h
h:
  %u = phi i32 [ %other, %x ], [ %s, %c ]
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @joined_late.lds, i32 0, i32 %u, i32 %t
  store i32 %t, ptr addrspace(3) %p
  br label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @joined_late.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
@lanes.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; Lanes of one wave are told apart: it is in no group. Here the second wave waits for its last lanes.
define amdgpu_kernel void @lanes(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %s = and i32 %n, 1
  %some = icmp ugt i32 %t, 99
  br i1 %some, label %h, label %b
h:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %b
b:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @lanes.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %low = and i32 %t, 31
  %q.o = xor i32 %low, 64
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @lanes.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
@shared_catch.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; Two branches lead to one arm, behind the loop and around it.
define amdgpu_kernel void @shared_catch(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %some = icmp sgt i32 %n, 0
  br i1 %high, label %hold, label %start
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %start
start:
  br i1 %some, label %loop, label %none
none:
  br i1 %high, label %end, label %catch
loop:
  %i = phi i32 [ 0, %start ], [ %j, %loop ]
  %s = and i32 %i, 1
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @shared_catch.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @shared_catch.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
; In the first two rounds each wave writes at a place from a table: the low half is in the second while the high one is in
; the first, so that two rounds' places are held against each other.
@first_rounds.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4

define amdgpu_kernel void @first_rounds(i32 %n, ptr addrspace(1) noalias readonly %table) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  br i1 %high, label %hold, label %loop
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %j, %next ]
  %at = getelementptr i32, ptr addrspace(1) %table, i32 %i
  %k = load i32, ptr addrspace(1) %at, !invariant.load !1
  %few = icmp ult i32 %i, 2
  br i1 %few, label %write, label %next
write:
  %place = add i32 %t, %k
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @first_rounds.lds, i32 0, i32 0, i32 %place
  store i32 %t, ptr addrspace(3) %p
  br label %next
next:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add nuw i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}
@leaves.lds = internal addrspace(3) global [2 x [256 x i32]] poison, align 4
; The last wave leaves, and the others are a barrier apart.
define amdgpu_kernel void @leaves(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  %last = icmp ugt i32 %t, 191
  br i1 %last, label %end, label %stay
stay:
  br i1 %high, label %hold, label %loop
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %stay ], [ 0, %hold ], [ %j, %loop ]
  %s = and i32 0, %i
  %p = getelementptr [2 x [256 x i32]], ptr addrspace(3) @leaves.lds, i32 0, i32 %s, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 64
  %q = getelementptr [2 x [256 x i32]], ptr addrspace(3) @leaves.lds, i32 0, i32 %s, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %end
end:
  ret void
}

@late_alone.lds = internal addrspace(3) global [256 x i32] poison, align 4
; Each half passes a barrier of its own, with none of both between: behind its own the high one is a stage late.
define amdgpu_kernel void @late_alone() #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 127
  br i1 %high, label %hold, label %first
hold:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %first
first:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %high, label %level, label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %level
level:
  br i1 %high, label %again, label %stage
again:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %stage
stage:
  %p = getelementptr i32, ptr addrspace(3) @late_alone.lds, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q.o = xor i32 %t, 128
  %q = getelementptr i32, ptr addrspace(3) @late_alone.lds, i32 %q.o
  %q.x = load i32, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{}
