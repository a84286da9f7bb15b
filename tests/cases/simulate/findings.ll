; Kinds of findings of `ldsopt simulate`: a kernel that has the fault, and its twin that has not.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

; Atomics do not race among themselves, but with plain accesses.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel atomics --block 128 --arg "out: u32[128]=zeros" --outputs %t.atomics
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.atomics/out.npy') == 128).all()"
@atomics.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @atomics(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @atomics.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @atomics.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 0, ptr addrspace(3) @atomics.lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = atomicrmw add ptr addrspace(3) @atomics.lds, i32 1 syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) @atomics.lds
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel atomics_race --block 128 --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix ATOMICS-RACE
; ATOMICS-RACE: : race:
; ATOMICS-RACE-NOT: {{uninitialized-read|out-of-bounds|false-noalias|deadlock}}:
@atomics_race.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @atomics_race(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @atomics_race.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @atomics_race.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 0, ptr addrspace(3) @atomics_race.lds
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = atomicrmw add ptr addrspace(3) @atomics_race.lds, i32 1 syncscope("workgroup") monotonic
  %x = load i32, ptr addrspace(3) @atomics_race.lds
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; Each workgroup starts with empty LDS.
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel empty_lds --grid 2 --block 64 --arg "out: u32[64]=zeros" --json 2>&1 | filecheck %s --check-prefix EMPTY-LDS
; EMPTY-LDS: "kind": "uninitialized-read"
; EMPTY-LDS: "count": 2
@empty_lds.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @empty_lds(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @empty_lds.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @empty_lds.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %x = load i32, ptr addrspace(3) %own
  store i32 %id, ptr addrspace(3) %own
  ret void
}

; Dynamic LDS is as large as the launch says.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel dynamic_lds --block 64 --arg "out: u32[64]=zeros" --dynamic-lds 256
@dynamic_lds.lds = external addrspace(3) global [0 x i32], align 16
define amdgpu_kernel void @dynamic_lds(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @dynamic_lds.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @dynamic_lds.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %id, ptr addrspace(3) %own
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel less_dynamic_lds --block 64 --arg "out: u32[64]=zeros" --dynamic-lds 128 2>&1 | filecheck %s --check-prefix LESS-DYNAMIC-LDS
; LESS-DYNAMIC-LDS: out-of-bounds:
@less_dynamic_lds.lds = external addrspace(3) global [0 x i32], align 16
define amdgpu_kernel void @less_dynamic_lds(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @less_dynamic_lds.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @less_dynamic_lds.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %id, ptr addrspace(3) %own
  ret void
}

; A barrier that some lanes do not reach; where the other wave ends, it is as if that had arrived.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel barrier_of_all --block 128 --arg "out: u32[128]=zeros"
@barrier_of_all.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @barrier_of_all(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @barrier_of_all.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @barrier_of_all.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %id, 128
  br i1 %c, label %in, label %out_
in:
  call void @llvm.amdgcn.s.barrier()
  br label %out_
out_:
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel barrier_of_some --block 128 --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix BARRIER-OF-SOME
; BARRIER-OF-SOME: : divergent-barrier:
@barrier_of_some.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @barrier_of_some(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @barrier_of_some.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @barrier_of_some.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %id, 100
  br i1 %c, label %in, label %out_
in:
  call void @llvm.amdgcn.s.barrier()
  br label %out_
out_:
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel barrier_of_a_wave --block 128 --arg "out: u32[128]=zeros"
@barrier_of_a_wave.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @barrier_of_a_wave(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @barrier_of_a_wave.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @barrier_of_a_wave.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %id, 64
  br i1 %c, label %in, label %out_
in:
  call void @llvm.amdgcn.s.barrier()
  br label %out_
out_:
  ret void
}

; Lanes that have ended need no barrier.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel ended_lanes --block 128 --arg "out: u32[128]=zeros"
@ended_lanes.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @ended_lanes(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @ended_lanes.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @ended_lanes.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %id, 100
  br i1 %c, label %in, label %gone
gone:
  ret void
in:
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Waves may meet at different barriers.
; RUN: exits 0 ldsopt simulate %s --mcpu gfx942 --kernel two_barriers --block 128 --arg "out: u32[128]=zeros" --json 2>&1 | filecheck %s --check-prefix TWO-BARRIERS
; TWO-BARRIERS: "barriers": 1
@two_barriers.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @two_barriers(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @two_barriers.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @two_barriers.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %c = icmp ult i32 %id, 64
  br i1 %c, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %join
b:
  call void @llvm.amdgcn.s.barrier()
  br label %join
join:
  ret void
}

; Memory that no buffer holds stops the run.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel in_memory --block 128 --arg "out: u32[128]=zeros"
@in_memory.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @in_memory(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @in_memory.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @in_memory.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %far = getelementptr i32, ptr addrspace(1) %place, i64 0
  store i32 1, ptr addrspace(1) %far
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel far_away --block 128 --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix FAR-AWAY
; FAR-AWAY: memory-fault: {{.*}}lane 28
@far_away.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @far_away(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @far_away.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @far_away.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %far = getelementptr i32, ptr addrspace(1) %place, i64 100
  store i32 1, ptr addrspace(1) %far
  ret void
}

; Reading a little behind a buffer is counted.
; RUN: exits 0 ldsopt simulate %s --mcpu gfx942 --kernel a_little_behind --block 128 --arg "out: u32[128]=zeros" --json 2>&1 | filecheck %s --check-prefix A-LITTLE-BEHIND
; A-LITTLE-BEHIND: "reads_beyond": {{[1-9]}}
@a_little_behind.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @a_little_behind(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a_little_behind.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @a_little_behind.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %near = getelementptr i32, ptr addrspace(1) %place, i64 100
  %x = load i32, ptr addrspace(1) %near
  ret void
}

; An address that is less aligned than its access says ends the run: what LLVM makes of such an access is anything.
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel misaligned_read --block 4 --arg "u32[64]=zeros" 2>&1 | filecheck %s --check-prefix MISALIGNED-READ
; MISALIGNED-READ: memory-fault: {{.*}}lane 1: read at {{.*}}which is no multiple of 4, as the access claims
define amdgpu_kernel void @misaligned_read(ptr addrspace(1) %buf) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %id, 6
  %p = getelementptr i8, ptr addrspace(1) %buf, i32 %o
  %x = load i32, ptr addrspace(1) %p, align 4
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel misaligned_write --block 4 --arg "u32[64]=zeros" 2>&1 | filecheck %s --check-prefix MISALIGNED-WRITE
; MISALIGNED-WRITE: memory-fault: {{.*}}lane 1: write at {{.*}}which is no multiple of 4, as the access claims
define amdgpu_kernel void @misaligned_write(ptr addrspace(1) %buf) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %id, 6
  %p = getelementptr i8, ptr addrspace(1) %buf, i32 %o
  store i32 1, ptr addrspace(1) %p, align 4
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel misaligned_atomic --block 4 --arg "u32[64]=zeros" 2>&1 | filecheck %s --check-prefix MISALIGNED-ATOMIC
; MISALIGNED-ATOMIC: memory-fault: {{.*}}lane 1: atomic operation at {{.*}}which is no multiple of 4, as the access claims
define amdgpu_kernel void @misaligned_atomic(ptr addrspace(1) %buf) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %id, 6
  %p = getelementptr i8, ptr addrspace(1) %buf, i32 %o
  %x = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("agent") monotonic
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel misaligned_scratch --block 4 --arg "u32[64]=zeros" 2>&1 | filecheck %s --check-prefix MISALIGNED-SCRATCH
; MISALIGNED-SCRATCH: memory-fault: {{.*}}lane 1: access to scratch at {{.*}}which is no multiple of 4, as the access claims
define amdgpu_kernel void @misaligned_scratch(ptr addrspace(1) %buf) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %o = mul i32 %id, 6
  %p = getelementptr i8, ptr addrspace(1) %buf, i32 %o
  %s = alloca [64 x i32], align 4, addrspace(5)
  %q = getelementptr i8, ptr addrspace(5) %s, i32 %o
  %x = load i32, ptr addrspace(5) %q, align 4
  ret void
}

; Reads behind the end are counted where lanes read several buffers.
; RUN: exits 0 ldsopt simulate %s --mcpu gfx942 --kernel within_both --block 64 --arg "u32[64]=zeros" --arg "u32[64]=zeros" --json 2>&1 | filecheck %s --check-prefix WITHIN-BOTH
; WITHIN-BOTH: "reads_beyond": 0
define amdgpu_kernel void @within_both(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = trunc i32 %id to i1
  %i = add i32 %id, 0
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = select i1 %odd, ptr addrspace(1) %pa, ptr addrspace(1) %pb
  %x = load i32, ptr addrspace(1) %p
  ret void
}

; RUN: exits 0 ldsopt simulate %s --mcpu gfx942 --kernel behind_both --block 64 --arg "u32[64]=zeros" --arg "u32[64]=zeros" --json 2>&1 | filecheck %s --check-prefix BEHIND-BOTH
; BEHIND-BOTH: "reads_beyond": 1
define amdgpu_kernel void @behind_both(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = trunc i32 %id to i1
  %i = add i32 %id, 1
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %p = select i1 %odd, ptr addrspace(1) %pa, ptr addrspace(1) %pb
  %x = load i32, ptr addrspace(1) %p
  ret void
}

; An assumption of the kernel's own that a launch breaks ends the run; those of lanes that are not active count for nothing.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel assumes --block 64 --arg i32=512
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel assumes --block 64 --arg i32=300 2>&1 | filecheck %s --check-prefix ASSUMES
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel assumes --block 64 --arg i32=300 --backend compiled 2>&1 | filecheck %s --check-prefix ASSUMES
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel assumes --block 65 --arg i32=512 2>&1 | filecheck %s --check-prefix LANE
; ASSUMES: findings.ll:[[# @LINE + 5]]: false-assume: wave 0 assumes what is not so
; LANE: : false-assume: wave 1 assumes what is not so
define amdgpu_kernel void @assumes(i32 %n) {
  %rest = and i32 %n, 255
  %is_whole = icmp eq i32 %rest, 0
  call void @llvm.assume(i1 %is_whole)
  call void @llvm.assume(i1 true)
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %is_odd = trunc i32 %id to i1
  br i1 %is_odd, label %odd, label %even
odd:
  call void @llvm.assume(i1 %is_odd)
  br label %done
even:
  %is_low = icmp ult i32 %id, 64
  call void @llvm.assume(i1 %is_low)
  br label %done
done:
  ret void
}
declare void @llvm.assume(i1)
