; A wave's own numbers: clocks, which count the instructions that it executed, and hardware ids (`s_getreg`).

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.s.getreg(i32)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare i64 @llvm.amdgcn.s.memtime()
declare i64 @llvm.amdgcn.s.memrealtime()

; Each instruction counts once, on whichever clock.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel nothing_by_readcyclecounter --block 128 --arg "out: i64[128]=zeros" --outputs %t.nothing_by_readcyclecounter
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.nothing_by_readcyclecounter/out.npy')[[0, 127]] == 1).all()"
define amdgpu_kernel void @nothing_by_readcyclecounter(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readcyclecounter()
  %last = call i64 @llvm.readcyclecounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel five_by_readcyclecounter --block 128 --arg "out: i64[128]=zeros" --outputs %t.five_by_readcyclecounter
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.five_by_readcyclecounter/out.npy')[[0, 127]] == 6).all()"
define amdgpu_kernel void @five_by_readcyclecounter(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readcyclecounter()
  %a0 = add i32 %t, 0
  %a1 = add i32 %t, 1
  %a2 = add i32 %t, 2
  %a3 = add i32 %t, 3
  %a4 = add i32 %t, 4
  %last = call i64 @llvm.readcyclecounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel nothing_by_readsteadycounter --block 128 --arg "out: i64[128]=zeros" --outputs %t.nothing_by_readsteadycounter
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.nothing_by_readsteadycounter/out.npy')[[0, 127]] == 1).all()"
define amdgpu_kernel void @nothing_by_readsteadycounter(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readsteadycounter()
  %last = call i64 @llvm.readsteadycounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel five_by_readsteadycounter --block 128 --arg "out: i64[128]=zeros" --outputs %t.five_by_readsteadycounter
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.five_by_readsteadycounter/out.npy')[[0, 127]] == 6).all()"
define amdgpu_kernel void @five_by_readsteadycounter(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readsteadycounter()
  %a0 = add i32 %t, 0
  %a1 = add i32 %t, 1
  %a2 = add i32 %t, 2
  %a3 = add i32 %t, 3
  %a4 = add i32 %t, 4
  %last = call i64 @llvm.readsteadycounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel nothing_by_memtime --block 128 --arg "out: i64[128]=zeros" --outputs %t.nothing_by_memtime
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.nothing_by_memtime/out.npy')[[0, 127]] == 1).all()"
define amdgpu_kernel void @nothing_by_memtime(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.amdgcn.s.memtime()
  %last = call i64 @llvm.amdgcn.s.memtime()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel five_by_memtime --block 128 --arg "out: i64[128]=zeros" --outputs %t.five_by_memtime
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.five_by_memtime/out.npy')[[0, 127]] == 6).all()"
define amdgpu_kernel void @five_by_memtime(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.amdgcn.s.memtime()
  %a0 = add i32 %t, 0
  %a1 = add i32 %t, 1
  %a2 = add i32 %t, 2
  %a3 = add i32 %t, 3
  %a4 = add i32 %t, 4
  %last = call i64 @llvm.amdgcn.s.memtime()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel nothing_by_memrealtime --block 128 --arg "out: i64[128]=zeros" --outputs %t.nothing_by_memrealtime
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.nothing_by_memrealtime/out.npy')[[0, 127]] == 1).all()"
define amdgpu_kernel void @nothing_by_memrealtime(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.amdgcn.s.memrealtime()
  %last = call i64 @llvm.amdgcn.s.memrealtime()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel five_by_memrealtime --block 128 --arg "out: i64[128]=zeros" --outputs %t.five_by_memrealtime
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.five_by_memrealtime/out.npy')[[0, 127]] == 6).all()"
define amdgpu_kernel void @five_by_memrealtime(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.amdgcn.s.memrealtime()
  %a0 = add i32 %t, 0
  %a1 = add i32 %t, 1
  %a2 = add i32 %t, 2
  %a3 = add i32 %t, 3
  %a4 = add i32 %t, 4
  %last = call i64 @llvm.amdgcn.s.memrealtime()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; Each iteration of a loop counts.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel two_iterations --block 128 --arg "out: i64[128]=zeros" --outputs %t.two_iterations
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel twelve_iterations --block 128 --arg "out: i64[128]=zeros" --outputs %t.twelve_iterations
; RUN: %{python} -c "import numpy as np; more = (np.load('%t.twelve_iterations/out.npy')[[0, 127]] - np.load('%t.two_iterations/out.npy')[[0, 127]])[0]; assert more > 0 and more % 10 == 0"
define amdgpu_kernel void @two_iterations(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readcyclecounter()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 2
  br i1 %more, label %loop, label %end
end:
  %last = call i64 @llvm.readcyclecounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}
define amdgpu_kernel void @twelve_iterations(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readcyclecounter()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 12
  br i1 %more, label %loop, label %end
end:
  %last = call i64 @llvm.readcyclecounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; The second wave has no loop, and yet as much time goes by for it at a barrier, in whatever order waves are executed.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel barrier --schedule forward --block 128 --arg "out: i64[128]=zeros" --outputs %t.barrier.forward
; RUN: %{python} -c "import numpy as np; a, b = np.load('%t.barrier.forward/out.npy')[[0, 127]]; assert a == b > 150"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel barrier --schedule reverse --block 128 --arg "out: i64[128]=zeros" --outputs %t.barrier.reverse
; RUN: %{python} -c "import numpy as np; a, b = np.load('%t.barrier.reverse/out.npy')[[0, 127]]; assert a == b > 150"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel barrier --schedule random --block 128 --arg "out: i64[128]=zeros" --outputs %t.barrier.random
; RUN: %{python} -c "import numpy as np; a, b = np.load('%t.barrier.random/out.npy')[[0, 127]]; assert a == b > 150"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel barrier --schedule fine --block 128 --arg "out: i64[128]=zeros" --outputs %t.barrier.fine
; RUN: %{python} -c "import numpy as np; a, b = np.load('%t.barrier.fine/out.npy')[[0, 127]]; assert a == b > 150"
define amdgpu_kernel void @barrier(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readcyclecounter()
  %second = icmp uge i32 %t, 64
  br i1 %second, label %end, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 50
  br i1 %more, label %loop, label %end
end:
  call void @llvm.amdgcn.s.barrier()
  %last = call i64 @llvm.readcyclecounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel no_barrier --block 128 --arg "out: i64[128]=zeros" --outputs %t.no_barrier
; RUN: %{python} -c "import numpy as np; assert np.load('%t.no_barrier/out.npy')[[0, 127]][1] < 10"
define amdgpu_kernel void @no_barrier(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i64 @llvm.readcyclecounter()
  %second = icmp uge i32 %t, 64
  br i1 %second, label %end, label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 50
  br i1 %more, label %loop, label %end
end:
  %x = add i32 %t, 1
  %last = call i64 @llvm.readcyclecounter()
  %time = sub i64 %last, %first
  %p = getelementptr i64, ptr addrspace(1) %out, i32 %t
  store i64 %time, ptr addrspace(1) %p
  ret void
}

; The field of a hardware register that is asked for, of the first lane of each wave.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel hw_id --block 384 --arg "out: u32[384]=zeros" --outputs %t.hw_id
; RUN: %{python} -c "import numpy as np; assert np.load('%t.hw_id/out.npy')[::64].tolist() == [0, 1, 2, 3, 4, 5]"
define amdgpu_kernel void @hw_id(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 47108)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel hw_id_bit_0 --block 384 --arg "out: u32[384]=zeros" --outputs %t.hw_id_bit_0
; RUN: %{python} -c "import numpy as np; assert np.load('%t.hw_id_bit_0/out.npy')[::64].tolist() == [0, 1, 0, 1, 0, 1]"
define amdgpu_kernel void @hw_id_bit_0(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 4)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel hw_id_bits_1 --block 384 --arg "out: u32[384]=zeros" --outputs %t.hw_id_bits_1
; RUN: %{python} -c "import numpy as np; assert np.load('%t.hw_id_bits_1/out.npy')[::64].tolist() == [0, 0, 1, 1, 2, 2]"
define amdgpu_kernel void @hw_id_bits_1(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 2116)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel hw_id_bits_8 --block 384 --arg "out: u32[384]=zeros" --outputs %t.hw_id_bits_8
; RUN: %{python} -c "import numpy as np; assert np.load('%t.hw_id_bits_8/out.npy')[::64].tolist() == [0, 0, 0, 0, 0, 0]"
define amdgpu_kernel void @hw_id_bits_8(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 6660)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx950 --kernel xcc_id --block 384 --arg "out: u32[384]=zeros" --outputs %t.xcc_id
; RUN: %{python} -c "import numpy as np; assert np.load('%t.xcc_id/out.npy')[::64].tolist() == [0, 0, 0, 0, 0, 0]"
define amdgpu_kernel void @xcc_id(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 6164)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx1100 --kernel hw_id1 --block 192 --arg "out: u32[192]=zeros" --outputs %t.hw_id1
; RUN: %{python} -c "import numpy as np; assert np.load('%t.hw_id1/out.npy')[::32].tolist() == [0, 1, 2, 3, 4, 5]"
define amdgpu_kernel void @hw_id1(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 63511)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx1201 --kernel hw_id1_bits_2 --block 192 --arg "out: u32[192]=zeros" --outputs %t.hw_id1_bits_2
; RUN: %{python} -c "import numpy as np; assert np.load('%t.hw_id1_bits_2/out.npy')[::32].tolist() == [0, 0, 0, 0, 1, 1]"
define amdgpu_kernel void @hw_id1_bits_2(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 4247)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Another register is refused by its number.
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel hw_id1 --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix REFUSED-23
; REFUSED-23: s_getreg of register 23
; RUN: exits 3 ldsopt simulate %s --mcpu gfx1100 --kernel hw_id --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix REFUSED-4
; REFUSED-4: s_getreg of register 4
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel register_2 --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix REFUSED-2
; REFUSED-2: s_getreg of register 2
define amdgpu_kernel void @register_2(ptr addrspace(1) %out) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 @llvm.amdgcn.s.getreg(i32 2)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %p
  ret void
}
