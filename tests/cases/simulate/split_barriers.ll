; Split barriers of `ldsopt simulate`: a wait without its signal is a deadlock, and what they leave unordered races.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)

; RUN: ldsopt simulate %s --mcpu gfx1201 --kernel signalled --block 128 --arg "out: u32[128]=zeros"
@signalled.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @signalled(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @signalled.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @signalled.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx1201 --kernel waits_alone --block 128 --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix WAITS-ALONE
; WAITS-ALONE: : deadlock:
@waits_alone.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @waits_alone(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @waits_alone.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @waits_alone.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; What a wave touches behind its signal races with what others touch behind their wait; what is ahead of the signal does not,
; nor what is behind another barrier, nor a work-item with itself.
; DEFINE: %{run} = ldsopt simulate %s --mcpu gfx1200 --block 64 --arg "out: u32[64]=zeros" --no-check uninitialized-read --kernel
; RACE: : race:

; RUN: exits 1 %{run} load_behind_store_of_the_next_phase 2>&1 | filecheck %s --check-prefix RACE
@load_behind_store_of_the_next_phase.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_store_of_the_next_phase(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_store_of_the_next_phase.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_store_of_the_next_phase.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: %{run} load_behind_store_ahead_of_the_signal
@load_behind_store_ahead_of_the_signal.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_store_ahead_of_the_signal(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_store_ahead_of_the_signal.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_store_ahead_of_the_signal.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: %{run} load_behind_store_behind_a_barrier
@load_behind_store_behind_a_barrier.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_store_behind_a_barrier(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_store_behind_a_barrier.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_store_behind_a_barrier.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: %{run} load_behind_store_of_its_own
@load_behind_store_of_its_own.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_store_of_its_own(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_store_of_its_own.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_store_of_its_own.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: exits 1 %{run} store_behind_store_of_the_next_phase 2>&1 | filecheck %s --check-prefix RACE
@store_behind_store_of_the_next_phase.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @store_behind_store_of_the_next_phase(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @store_behind_store_of_the_next_phase.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @store_behind_store_of_the_next_phase.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 %t, ptr addrspace(3) %q
  ret void
}

; RUN: %{run} store_behind_store_ahead_of_the_signal
@store_behind_store_ahead_of_the_signal.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @store_behind_store_ahead_of_the_signal(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @store_behind_store_ahead_of_the_signal.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @store_behind_store_ahead_of_the_signal.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 %t, ptr addrspace(3) %q
  ret void
}

; RUN: %{run} store_behind_store_behind_a_barrier
@store_behind_store_behind_a_barrier.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @store_behind_store_behind_a_barrier(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @store_behind_store_behind_a_barrier.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @store_behind_store_behind_a_barrier.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 %t, ptr addrspace(3) %q
  ret void
}

; RUN: %{run} store_behind_store_of_its_own
@store_behind_store_of_its_own.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @store_behind_store_of_its_own(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @store_behind_store_of_its_own.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @store_behind_store_of_its_own.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; RUN: exits 1 %{run} load_behind_atomic_of_the_next_phase 2>&1 | filecheck %s --check-prefix RACE
@load_behind_atomic_of_the_next_phase.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_atomic_of_the_next_phase(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_atomic_of_the_next_phase.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_atomic_of_the_next_phase.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %a = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: %{run} load_behind_atomic_ahead_of_the_signal
@load_behind_atomic_ahead_of_the_signal.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_atomic_ahead_of_the_signal(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_atomic_ahead_of_the_signal.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_atomic_ahead_of_the_signal.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %a = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: %{run} load_behind_atomic_behind_a_barrier
@load_behind_atomic_behind_a_barrier.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_atomic_behind_a_barrier(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_atomic_behind_a_barrier.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_atomic_behind_a_barrier.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %a = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: %{run} load_behind_atomic_of_its_own
@load_behind_atomic_of_its_own.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_atomic_of_its_own(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_atomic_of_its_own.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_atomic_of_its_own.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %a = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; RUN: exits 1 %{run} atomic_behind_store_of_the_next_phase 2>&1 | filecheck %s --check-prefix RACE
@atomic_behind_store_of_the_next_phase.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @atomic_behind_store_of_the_next_phase(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @atomic_behind_store_of_the_next_phase.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @atomic_behind_store_of_the_next_phase.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %b = atomicrmw add ptr addrspace(3) %q, i32 1 monotonic
  ret void
}

; RUN: %{run} atomic_behind_store_ahead_of_the_signal
@atomic_behind_store_ahead_of_the_signal.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @atomic_behind_store_ahead_of_the_signal(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @atomic_behind_store_ahead_of_the_signal.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @atomic_behind_store_ahead_of_the_signal.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %b = atomicrmw add ptr addrspace(3) %q, i32 1 monotonic
  ret void
}

; RUN: %{run} atomic_behind_store_behind_a_barrier
@atomic_behind_store_behind_a_barrier.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @atomic_behind_store_behind_a_barrier(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @atomic_behind_store_behind_a_barrier.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @atomic_behind_store_behind_a_barrier.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %b = atomicrmw add ptr addrspace(3) %q, i32 1 monotonic
  ret void
}

; RUN: %{run} atomic_behind_store_of_its_own
@atomic_behind_store_of_its_own.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @atomic_behind_store_of_its_own(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @atomic_behind_store_of_its_own.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @atomic_behind_store_of_its_own.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 %t, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %b = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  ret void
}

; RUN: exits 1 %{run} store_behind_load_of_the_next_phase 2>&1 | filecheck %s --check-prefix RACE
@store_behind_load_of_the_next_phase.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @store_behind_load_of_the_next_phase(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @store_behind_load_of_the_next_phase.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @store_behind_load_of_the_next_phase.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(3) %q
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 7, ptr addrspace(3) %q
  ret void
}

; RUN: %{run} store_behind_load_ahead_of_the_signal
@store_behind_load_ahead_of_the_signal.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @store_behind_load_ahead_of_the_signal(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @store_behind_load_ahead_of_the_signal.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @store_behind_load_ahead_of_the_signal.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(3) %q
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 7, ptr addrspace(3) %q
  ret void
}

; RUN: %{run} load_behind_load
@load_behind_load.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @load_behind_load(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @load_behind_load.lds, i32 %t
  %x = xor i32 %t, 32
  %q = getelementptr i32, ptr addrspace(3) @load_behind_load.lds, i32 %x
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %t, ptr addrspace(3) %q
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %u = load i32, ptr addrspace(3) %q
  store i32 %u, ptr addrspace(1) %o
  ret void
}
