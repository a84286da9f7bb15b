; A barrier that only some work-items of a workgroup pass. The waves of the others come to their next barrier, or to the
; kernel's end, while these still wait for them at this one.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: ldsopt check %s --no-races | filecheck %s --check-prefix NOT-ASKED
; RUN: ldsopt compile %s -o %t.s
; RUN: ldsopt check %t.s -o %t.code
; RUN: filecheck %s --check-prefix CODE --input-file %t.code

; All pass it; those that do not only end; both groups of waves pass as many; there is one wave.
; RUN: not grep -E "divergent-barrier in (every_item|last_in_front|catches_up|one_wave)" %t.txt
; RUN: not grep -E "divergent-barrier in (every_item|last_in_front|catches_up|one_wave)" %t.code

; An execution shows lanes that go round the barrier.
; CHECK: {{^}}definite divergent-barrier in a_third: some work-items of a workgroup may pass a barrier, and others go on without
; CHECK-NEXT: {{^}}  some work-items may pass this barrier
; CHECK-NEXT: divergent_barriers.ll:[[# @LINE + 69]]
; CHECK: {{^}}  and others go on by this branch
; CHECK: {{^}}  definite: wave 1 reaches a barrier with 36 of 64 lanes active, in a launch of 256 x 1 x 1 work-items
; CHECK: {{^}}  help: let all work-items of the workgroup pass the barrier

; Nobody knows what is loaded; an execution with some values shows it.
; CHECK: {{^}}definite divergent-barrier in by_a_flag
; CHECK: {{^}}  definite: {{.*}} lanes active, in a launch of {{.*}}, buffers of

; CHECK: {{^}}definite divergent-barrier in in_a_function
; CHECK: {{^}}  definite: wave 1 reaches a barrier with 36 of 64 lanes active

; Work-items run a loop with a barrier different numbers of times.
; CHECK: {{^}}definite divergent-barrier in own_trip_count
; CHECK: {{^}}  definite: wave 0 reaches a barrier with 3 of 64 lanes active, {{.*}}, argument 1 = 3,
; CHECK: {{^}}  help: {{.*}}; or say with llvm.assume (__builtin_assume) what arguments no launch has

; Whole waves go round it: two groups of waves may be meant to be a barrier apart, but then each group catches up.
; CHECK: {{^}}unproven divergent-barrier in half_of_the_waves
; CHECK: {{^}}  unproven: one group of waves passes a barrier more than the other

; CHECK: {{^}}unproven divergent-barrier in into_a_cycle
; CHECK: {{^}}  unproven: control flow is not reducible

; No launch in which the kernel's own claim holds shows it.
; CHECK: {{^}}unproven divergent-barrier in whole_rows
; CHECK: {{^}}  unproven: no launch that was tried shows it

; CHECK: {{^}}examined: {{.*}}barrier-participation

; Lanes that are masked may have ended: in code none is definite, and who touches no LDS behind its last barrier has.
; CODE: 0 definite, 6 unproven
; CODE: {{^}}unproven divergent-barrier in in_a_function
; CODE: {{^}}  unproven: a call
; CODE: {{^}}unproven divergent-barrier in a_third
; CODE: {{^}}  some work-items may pass this barrier
; CODE-NEXT: .s:{{[0-9]+$}}
; CODE-NEXT: {{^ +}}s_barrier
; CODE: {{^}}  unproven: waves may part at a branch in front of it
; CODE: {{^}}  help: let all waves pass the same barriers; of the IR, ldsopt check tells more
; CODE: {{^}}unproven divergent-barrier in own_trip_count
; CODE: {{^}}unproven divergent-barrier in whole_rows
; CODE: {{^}}unproven divergent-barrier in half_of_the_waves
; CODE: {{^}}  unproven: one group of waves passes a barrier more than the other
; CODE-NOT: divergent-barrier in by_a_flag
; CODE: {{^}}examined: {{.*}}barrier-participation

; NOT-ASKED: no findings
; NOT-ASKED: {{^}}examined: {{.*}}; not examined: {{.*}}barrier-participation

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @every_item(i32 %n) #0 {
  %is_large = icmp sgt i32 %n, 8
  br i1 %is_large, label %hold, label %done
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

define amdgpu_kernel void @a_third() #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_low = icmp ult i32 %t, 100
  br i1 %is_low, label %hold, label %done
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

define amdgpu_kernel void @last_in_front(ptr addrspace(1) %p, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_outside = icmp sge i32 %t, %n
  br i1 %is_outside, label %done, label %hold
hold:
  call void @llvm.amdgcn.s.barrier()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %to
  br label %done
done:
  ret void
}

define amdgpu_kernel void @own_trip_count(ptr addrspace(1) %p, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %head
head:
  %i = phi i32 [ %t, %0 ], [ %i1, %body ]
  %is_in = icmp slt i32 %i, %n
  br i1 %is_in, label %body, label %done
body:
  call void @llvm.amdgcn.s.barrier()
  %i1 = add i32 %i, 256
  br label %head
done:
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %to
  ret void
}

define amdgpu_kernel void @whole_rows(ptr addrspace(1) %p, i32 %n) #0 {
  %rest = and i32 %n, 255
  %is_whole = icmp eq i32 %rest, 0
  call void @llvm.assume(i1 %is_whole)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %head
head:
  %i = phi i32 [ %t, %0 ], [ %i1, %body ]
  %is_in = icmp slt i32 %i, %n
  br i1 %is_in, label %body, label %done
body:
  call void @llvm.amdgcn.s.barrier()
  %i1 = add i32 %i, 256
  br label %head
done:
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %to
  ret void
}

define amdgpu_kernel void @half_of_the_waves(i32 %x) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %x, ptr addrspace(3) %own
  %is_low = icmp ult i32 %t, 128
  br i1 %is_low, label %hold, label %done
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

define amdgpu_kernel void @catches_up(i32 %x) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %x, ptr addrspace(3) %own
  %is_low = icmp ult i32 %t, 128
  br i1 %is_low, label %hold, label %both
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %both
both:
  call void @llvm.amdgcn.s.barrier()
  br i1 %is_low, label %done, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  ret void
}

define void @hold() noinline #0 {
  call void @llvm.amdgcn.s.barrier()
  ret void
}

define amdgpu_kernel void @in_a_function() #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_low = icmp ult i32 %t, 100
  br i1 %is_low, label %hold, label %done
hold:
  call void @hold()
  br label %done
done:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

define amdgpu_kernel void @by_a_flag(ptr addrspace(1) noalias readonly %flags, ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %flags, i32 %t
  %flag = load i32, ptr addrspace(1) %from
  %is_set = icmp eq i32 %flag, 0
  br i1 %is_set, label %hold, label %done
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %to
  ret void
}

define amdgpu_kernel void @one_wave() #1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_low = icmp ult i32 %t, 32
  br i1 %is_low, label %hold, label %done
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

define amdgpu_kernel void @into_a_cycle(i32 %n) #0 {
  %is_large = icmp sgt i32 %n, 8
  br i1 %is_large, label %one, label %other
one:
  call void @llvm.amdgcn.s.barrier()
  br label %other
other:
  %again = icmp sgt i32 %n, 16
  br i1 %again, label %one, label %done
done:
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare void @llvm.assume(i1)
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
