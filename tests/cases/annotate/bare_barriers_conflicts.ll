; Rule R8: a barrier waits where what is outstanding meets what stands behind it, of the next iteration as well.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; A DMA behind the second barrier.
; CHECK-LABEL: define {{.*}}@dma_behind_the_second_barrier(
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0){{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @dma_behind_the_second_barrier(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; A DMA of other bytes.
; CHECK-LABEL: define {{.*}}@dma_of_other_bytes(
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma2.dst, i32 4, i32 0, i32 0, i32 0, i32 0){{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @dma_of_other_bytes(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; Reads alone.
; CHECK-LABEL: define {{.*}}@reads_alone(
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: %xB = load float, ptr addrspace(3) @B, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @reads_alone(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  %xB = load float, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; A read of what was stored.
; CHECK-LABEL: define {{.*}}@read_of_what_was_stored(
; CHECK: store float 0.000000e+00, ptr addrspace(3) @A, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @read_of_what_was_stored(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  store float 0.0, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  %xA = load float, ptr addrspace(3) @A, align 4
  ret void
}

; What an earlier barrier has waited for.
; CHECK-LABEL: define {{.*}}@what_an_earlier_barrier_has_waited_for(
; CHECK: store float 0.000000e+00, ptr addrspace(3) @A, align 4{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @what_an_earlier_barrier_has_waited_for(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  store float 0.0, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  %xB = load float, ptr addrspace(3) @B, align 4
  ret void
}

; A read that was in flight across two barriers.
; CHECK-LABEL: define {{.*}}@read_that_was_in_flight_across_two(
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: %xB = load float, ptr addrspace(3) @B, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @read_that_was_in_flight_across_two(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  %xB = load float, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}

; A DMA at the head of the next iteration.
; CHECK-LABEL: define {{.*}}@dma_at_the_head_of_the_next_iteration(
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @dma_at_the_head_of_the_next_iteration(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  br label %loop
loop:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  br i1 %c, label %loop, label %end
end:
  ret void
}

; A barrier between it and the next iteration.
; CHECK-LABEL: define {{.*}}@barrier_between_it_and_the_next_iteration(
; CHECK: %xB = load float, ptr addrspace(3) @B, align 4{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @barrier_between_it_and_the_next_iteration(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  br label %loop
loop:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %xB = load float, ptr addrspace(3) @B, align 4
  call void @llvm.amdgcn.s.barrier()
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  br i1 %c, label %loop, label %end
end:
  ret void
}

; A flat access, which may be of LDS.
; CHECK-LABEL: define {{.*}}@flat_access_which_may_be_of_lds(
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma10.dst, i32 4, i32 0, i32 0, i32 0, i32 0){{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @flat_access_which_may_be_of_lds(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %f = load ptr, ptr addrspace(1) %out, align 8
  %v = load i32, ptr %f, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Waves that part ahead of it.
; CHECK-LABEL: define {{.*}}@waves_that_part_ahead_of_it(
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma11.dst, i32 4, i32 0, i32 0, i32 0, i32 0){{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @waves_that_part_ahead_of_it(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = icmp ult i32 %t, 64
  br i1 %w, label %a, label %b
a:
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  br label %b
b:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; All waves take one path ahead of it.
; CHECK-LABEL: define {{.*}}@all_waves_take_one_path_ahead_of_it(
; CHECK: %xA = load float, ptr addrspace(3) @A, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma12.dst, i32 4, i32 0, i32 0, i32 0, i32 0){{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @all_waves_take_one_path_ahead_of_it(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  %w = icmp ult i32 %n, 64
  br i1 %w, label %a, label %b
a:
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.s.barrier()
  br label %b
b:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  ret void
}
