; Asynchronous copies of `ldsopt simulate`: what they write, when they land, what must wait for them.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)

; A wave waits for its own copy; other waves need a wait and a barrier.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel own_copy --block 64 --arg "in: u32[512]=arange" --arg "out: u32[64]=zeros" --outputs %t.own_copy
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.own_copy/out.npy') == lanes).all()"
@own_copy.lds = internal addrspace(3) global [256 x i32] poison, align 16
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel own_copy --dma earliest --block 64 --arg "in: u32[512]=arange" --arg "out: u32[64]=zeros" --expect out=%t.own_copy/out.npy
define amdgpu_kernel void @own_copy(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @own_copy.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @own_copy.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @own_copy.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) %own
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel other_waves --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --outputs %t.other_waves
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.other_waves/out.npy') == (np.arange(128) ^ 64)).all()"
@other_waves.lds = internal addrspace(3) global [256 x i32] poison, align 16
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel other_waves --dma earliest --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --expect out=%t.other_waves/out.npy
define amdgpu_kernel void @other_waves(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @other_waves.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @other_waves.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @other_waves.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; Copies of two waves to one place race unless they write the same.
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel one_place --block 128 --arg "in: u32[512]=arange" --arg i32=64 2>&1 | filecheck %s --check-prefix ONE-PLACE
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel one_place --block 128 --arg "in: u32[512]=arange" --arg i32=0
; ONE-PLACE: : race:
@one_place.lds = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @one_place(ptr addrspace(1) %in, i32 %of_wave) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 63
  %wave = and i32 %id, %of_wave
  %index = or i32 %lane, %wave
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %index
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @one_place.lds, i32 4, i32 0, i32 0)
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel no_wait --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix NO-WAIT
; NO-WAIT: : race:
@no_wait.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @no_wait(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @no_wait.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @no_wait.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @no_wait.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel no_barrier --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix NO-BARRIER
; NO-BARRIER: : race:
@no_barrier.lds = internal addrspace(3) global [256 x i32] poison, align 16
; Without the wait a late copy shows in the values, and an early one does not.
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel no_wait --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --outputs %t.late
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.late/out.npy') != (np.arange(128) ^ 64)).any()"
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel no_wait --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --dma earliest --outputs %t.early
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.early/out.npy') == (np.arange(128) ^ 64)).all()"
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel no_wait --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --dma earliest 2>&1 | filecheck %s --check-prefix NO-WAIT
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel no_barrier --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --dma earliest 2>&1 | filecheck %s --check-prefix NO-BARRIER
define amdgpu_kernel void @no_barrier(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @no_barrier.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @no_barrier.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @no_barrier.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; A release fence waits, and an acquire fence does not.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel released --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --outputs %t.released
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.released/out.npy') == (np.arange(128) ^ 64)).all()"
@released.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @released(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @released.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @released.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @released.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel acquired --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix ACQUIRED
; ACQUIRED: : race:
@acquired.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @acquired(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @acquired.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @acquired.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @acquired.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") acquire
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; A wait for all but the youngest lands the older ones.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel older --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --outputs %t.older
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.older/out.npy') == (np.arange(128) ^ 64)).all()"
@older.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @older(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @older.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @older.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @older.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  %f2 = getelementptr i32, ptr addrspace(1) %from, i32 256
  %t2 = getelementptr i32, ptr addrspace(3) %to, i32 128
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %f2, ptr addrspace(3) %t2, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3953)
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel youngest --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix YOUNGEST
; YOUNGEST: : race:
@youngest.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @youngest(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @youngest.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @youngest.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @youngest.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  %f2 = getelementptr i32, ptr addrspace(1) %from, i32 256
  %t2 = getelementptr i32, ptr addrspace(3) %to, i32 128
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %f2, ptr addrspace(3) %t2, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3953)
  call void @llvm.amdgcn.s.barrier()
  %o2 = getelementptr i32, ptr addrspace(3) %other, i32 128
  %x = load i32, ptr addrspace(3) %o2
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; Assembly that only waits is understood.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel in_assembly --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --outputs %t.in_assembly
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.in_assembly/out.npy') == (np.arange(128) ^ 64)).all()"
@in_assembly.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @in_assembly(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @in_assembly.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @in_assembly.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @in_assembly.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(0)\0A\09s_barrier", ""()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; The address is the first active lane's, and inactive lanes leave gaps.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel gaps --block 64 --arg "in: u32[512]=arange" --arg "out: u32[64]=zeros" --outputs %t.gaps
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.gaps/out.npy') == np.where(lanes < 8, 9, lanes)).all()"
@gaps.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @gaps(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr i32, ptr addrspace(3) @gaps.lds, i32 %id
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 9, ptr addrspace(3) %own
  %c = icmp ugt i32 %id, 7
  br i1 %c, label %copy, label %done
copy:
  %to = getelementptr i32, ptr addrspace(3) %own, i32 -8
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  br label %done
done:
  %x = load i32, ptr addrspace(3) %own
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; Buffer copies write zero for what is out of range.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel out_of_range --block 64 --arg "in: u32[512]=arange" --arg "out: u32[64]=zeros" --outputs %t.out_of_range
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.out_of_range/out.npy') == np.where(lanes < 39, lanes + 3, 0)).all()"
@out_of_range.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @out_of_range(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @out_of_range.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @out_of_range.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @out_of_range.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %b = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 160, i32 159744)
  %at = shl i32 %id, 2
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %b, ptr addrspace(3) %to, i32 4, i32 %at, i32 8, i32 4, i32 0)
  %next = getelementptr i32, ptr addrspace(3) %own, i32 1
  %x = load i32, ptr addrspace(3) %next
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; A copy into what another wave reads is a race.
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel read_meanwhile --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix READ-MEANWHILE
; READ-MEANWHILE: : race:
@read_meanwhile.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @read_meanwhile(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @read_meanwhile.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @read_meanwhile.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @read_meanwhile.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel read_before --block 128 --arg "in: u32[512]=arange" --arg "out: u32[128]=zeros" --outputs %t.read_before
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.read_before/out.npy') == (np.arange(128) ^ 64)).all()"
@read_before.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @read_before(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %wave = and i32 %id, 64
  %to = getelementptr i32, ptr addrspace(3) @read_before.lds, i32 %wave
  %own = getelementptr i32, ptr addrspace(3) @read_before.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @read_before.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %place
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  ret void
}

; A read that is declared not to touch the copy's bytes does not wait, and is found out; where the author waits it reads them.
; FALSE-NOALIAS: : false-noalias:
; FALSE-NOALIAS-NOT: {{race|uninitialized-read|out-of-bounds}}:
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel declared_apart --block 64 --arg "in: u32[512]=arange" --arg "out: u32[64]=zeros" --outputs %t.declared_apart 2>&1 | filecheck %s --check-prefix FALSE-NOALIAS
; RUN: %{python} -c "import numpy as np; assert not np.load('%t.declared_apart/out.npy').any()"
@declared_apart.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @declared_apart(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr i32, ptr addrspace(3) @declared_apart.lds, i32 %id
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @declared_apart.lds, i32 4, i32 0, i32 0), !alias.scope !2
  %x = load i32, ptr addrspace(3) %own, !noalias !2
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel declared_and_waited --block 64 --arg "in: u32[512]=arange" --arg "out: u32[64]=zeros" --outputs %t.declared_and_waited 2>&1 | filecheck %s --check-prefix FALSE-NOALIAS
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.declared_and_waited/out.npy') == np.arange(64)).all()"
@declared_and_waited.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @declared_and_waited(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr i32, ptr addrspace(3) @declared_and_waited.lds, i32 %id
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @declared_and_waited.lds, i32 4, i32 0, i32 0), !alias.scope !2
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %x = load i32, ptr addrspace(3) %own, !noalias !2
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; Lanes lie a word apart at least, and twelve bytes leave the fourth word: AMD CDNA4 ISA, 9.1.9.
; RUN: %{python} -c "import numpy as np; np.save('%t.words.npy', np.random.default_rng(1).integers(0, 2**32, 512, 'u4'))"

; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_1 --dma latest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_1.latest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_1.latest/out.npy'); want = w[:64] & 255; assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_1 --dma earliest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_1.earliest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_1.earliest/out.npy'); want = w[:64] & 255; assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
@bytes_1.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @bytes_1(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr <4 x i32>, ptr addrspace(3) @bytes_1.lds, i32 %id
  %place = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> splat (i32 9), ptr addrspace(3) %own
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @bytes_1.lds, i32 1, i32 0, i32 0)
  %x = load <4 x i32>, ptr addrspace(3) %own
  store <4 x i32> %x, ptr addrspace(1) %place
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_2 --dma latest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_2.latest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_2.latest/out.npy'); want = w[:64] & 65535; assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_2 --dma earliest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_2.earliest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_2.earliest/out.npy'); want = w[:64] & 65535; assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
@bytes_2.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @bytes_2(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr <4 x i32>, ptr addrspace(3) @bytes_2.lds, i32 %id
  %place = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> splat (i32 9), ptr addrspace(3) %own
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @bytes_2.lds, i32 2, i32 0, i32 0)
  %x = load <4 x i32>, ptr addrspace(3) %own
  store <4 x i32> %x, ptr addrspace(1) %place
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_4 --dma latest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_4.latest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_4.latest/out.npy'); want = w[:64]; assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_4 --dma earliest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_4.earliest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_4.earliest/out.npy'); want = w[:64]; assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
@bytes_4.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @bytes_4(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr <4 x i32>, ptr addrspace(3) @bytes_4.lds, i32 %id
  %place = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> splat (i32 9), ptr addrspace(3) %own
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @bytes_4.lds, i32 4, i32 0, i32 0)
  %x = load <4 x i32>, ptr addrspace(3) %own
  store <4 x i32> %x, ptr addrspace(1) %place
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_12 --dma latest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_12.latest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_12.latest/out.npy'); want = np.stack([w[:64], w[1:65], w[2:66], np.full(64, 9)], 1).ravel(); assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_12 --dma earliest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_12.earliest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_12.earliest/out.npy'); want = np.stack([w[:64], w[1:65], w[2:66], np.full(64, 9)], 1).ravel(); assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
@bytes_12.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @bytes_12(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr <4 x i32>, ptr addrspace(3) @bytes_12.lds, i32 %id
  %place = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> splat (i32 9), ptr addrspace(3) %own
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @bytes_12.lds, i32 12, i32 0, i32 0)
  %x = load <4 x i32>, ptr addrspace(3) %own
  store <4 x i32> %x, ptr addrspace(1) %place
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_16 --dma latest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_16.latest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_16.latest/out.npy'); want = np.stack([w[i:64 + i] for i in range(4)], 1).ravel(); assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
; RUN: ldsopt simulate %s --mcpu gfx950 --kernel bytes_16 --dma earliest --block 64 --arg "in: u32[512]=@%t.words.npy" --arg "out: u32[256]=zeros" --outputs %t.bytes_16.earliest
; RUN: %{python} -c "import numpy as np; w = np.load('%t.words.npy'); got = np.load('%t.bytes_16.earliest/out.npy'); want = np.stack([w[i:64 + i] for i in range(4)], 1).ravel(); assert (got[:len(want)] == want).all() and (got[len(want):] == 9).all()"
@bytes_16.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @bytes_16(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr <4 x i32>, ptr addrspace(3) @bytes_16.lds, i32 %id
  %place = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> splat (i32 9), ptr addrspace(3) %own
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) @bytes_16.lds, i32 16, i32 0, i32 0)
  %x = load <4 x i32>, ptr addrspace(3) %own
  store <4 x i32> %x, ptr addrspace(1) %place
  ret void
}

; Copies to each lane's own address wait for nothing by themselves.
; RUN: ldsopt simulate %s --mcpu gfx1250 --kernel lanes_waited --block 32 --arg "in: u32[512]=arange" --arg "out: u32[32]=zeros" --outputs %t.lanes_waited
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.lanes_waited/out.npy') == np.arange(32)).all()"
@lanes_waited.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @lanes_waited(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr i32, ptr addrspace(3) @lanes_waited.lds, i32 %id
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %own, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %x = load i32, ptr addrspace(3) %own
  store i32 %x, ptr addrspace(1) %place
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx1250 --kernel lanes_younger_not_waited --block 32 --arg "in: u32[512]=arange" 2>&1 | filecheck %s --check-prefix OWN-COPY
@lanes_younger_not_waited.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @lanes_younger_not_waited(ptr addrspace(1) %in) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr i32, ptr addrspace(3) @lanes_younger_not_waited.lds, i32 %id
  %younger = getelementptr i32, ptr addrspace(3) %own, i32 128
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %own, i32 0, i32 0)
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %younger, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  %x = load i32, ptr addrspace(3) %younger
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx1250 --kernel lanes_not_waited --block 32 --arg "in: u32[512]=arange" --arg "out: u32[32]=zeros" --outputs %t.lanes_not_waited 2>&1 | filecheck %s --check-prefix OWN-COPY
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.lanes_not_waited/out.npy') != np.arange(32)).any()"
; OWN-COPY: : race:{{.*}}own copy
@lanes_not_waited.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @lanes_not_waited(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %own = getelementptr i32, ptr addrspace(3) @lanes_not_waited.lds, i32 %id
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %from, ptr addrspace(3) %own, i32 0, i32 0)
  %x = load i32, ptr addrspace(3) %own
  store i32 %x, ptr addrspace(1) %place
  ret void
}

!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
