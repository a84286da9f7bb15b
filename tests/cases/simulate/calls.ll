; Calls of every kind: functions by `call` and `invoke`, what ends a wave, assembly, all lanes of a wave.

target triple = "amdgcn-amd-amdhsa"
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)
declare i32 @llvm.amdgcn.strict.wwm.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.trap()
declare i32 @llvm.amdgcn.permlane16.i32(i32, i32, i32, i32, i1, i1)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)

; An invoke is a call from which nothing unwinds.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel called --block 64 --arg "out: u32[64]=9" --outputs %t.called
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.called/out.npy') == np.where(lanes % 2, 9, 3 * lanes)).all()"
define i32 @called.f(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
define amdgpu_kernel void @called(ptr addrspace(1) %out) personality ptr @__gxx_personality_v0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %go, label %end
go:
  %r = call i32 @called.f(i32 %id)
  br label %on
on:
  %p = phi i32 [ %r, %go ]
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %p, ptr addrspace(1) %g
  br label %end
end:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  br label %end
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel invoked --block 64 --arg "out: u32[64]=9" --outputs %t.invoked
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.invoked/out.npy') == np.where(lanes % 2, 9, 3 * lanes)).all()"
define i32 @invoked.f(i32 %x) {
  %y = mul i32 %x, 3
  ret i32 %y
}
define amdgpu_kernel void @invoked(ptr addrspace(1) %out) personality ptr @__gxx_personality_v0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %go, label %end
go:
  %r = invoke i32 @invoked.f(i32 %id) to label %on unwind label %bad
on:
  %p = phi i32 [ %r, %go ]
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %p, ptr addrspace(1) %g
  br label %end
end:
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  br label %end
}

; A wave that ends takes all of its lanes, and nobody waits for it at a barrier.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel ends --block 128 --arg "out: u32[128]=zeros" --outputs %t.ends
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.ends/out.npy') == [1] * 64 + [2] * 64).all()"
define void @ends.stop() {
  call void @llvm.amdgcn.endpgm()
  unreachable
}
define amdgpu_kernel void @ends(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 1, ptr addrspace(1) %g
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %c = icmp ult i32 %first, 64
  br i1 %c, label %stop, label %on
stop:
  call void @llvm.amdgcn.endpgm()
  unreachable
on:
  call void @llvm.amdgcn.s.barrier()
  store i32 2, ptr addrspace(1) %g
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel ends_in_assembly --block 128 --arg "out: u32[128]=zeros" --outputs %t.ends_in_assembly
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.ends_in_assembly/out.npy') == [1] * 64 + [2] * 64).all()"
define void @ends_in_assembly.stop() {
  call void @llvm.amdgcn.endpgm()
  unreachable
}
define amdgpu_kernel void @ends_in_assembly(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 1, ptr addrspace(1) %g
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %c = icmp ult i32 %first, 64
  br i1 %c, label %stop, label %on
stop:
  call void asm sideeffect "s_endpgm", ""()
  unreachable
on:
  call void @llvm.amdgcn.s.barrier()
  store i32 2, ptr addrspace(1) %g
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel ends_in_a_callee --block 128 --arg "out: u32[128]=zeros" --outputs %t.ends_in_a_callee
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.ends_in_a_callee/out.npy') == [1] * 64 + [2] * 64).all()"
define void @ends_in_a_callee.stop() {
  call void @llvm.amdgcn.endpgm()
  unreachable
}
define amdgpu_kernel void @ends_in_a_callee(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 1, ptr addrspace(1) %g
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id)
  %c = icmp ult i32 %first, 64
  br i1 %c, label %stop, label %on
stop:
  call void @ends_in_a_callee.stop()
  unreachable
on:
  call void @llvm.amdgcn.s.barrier()
  store i32 2, ptr addrspace(1) %g
  ret void
}

; A trap is a finding.
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --kernel trap --block 64 2>&1 | filecheck %s --check-prefix TRAP
; TRAP: executes a trap
define amdgpu_kernel void @trap() {
  call void @llvm.trap()
  unreachable
}

; A comment in assembly is no barrier.
; RUN: exits 0 ldsopt simulate %s --mcpu gfx942 --kernel comment --block 128 --json 2>&1 | filecheck %s --check-prefix COMMENT
; COMMENT: "barriers": 0
define amdgpu_kernel void @comment() {
  call void asm sideeffect "s_nop 0 ; s_barrier", ""()
  ret void
}

; A sum over a row: inactive lanes give the identity that `set.inactive` says, not what they held.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel whole_wave --block 64 --arg "in: u32[64]=arange" --arg "out: u32[64]=zeros" --outputs %t.whole_wave
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.whole_wave/out.npy') == np.where(lanes % 2, 0, lanes + np.where(lanes % 16, 7, 0))).all()"
define amdgpu_kernel void @whole_wave(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %v = load i32, ptr addrspace(1) %p
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %end
even:
  %x = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 7)
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 273, i32 15, i32 15, i1 false)
  %s = add i32 %x, %y
  %r = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %s)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  br label %end
end:
  ret void
}

; The address of a function can be kept, compared and handed on; only a call through it is refused.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel addresses --block 64 --arg "out: u32[64]=9" --outputs %t.addresses
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.addresses/out.npy') == lanes % 2).all()"
@addresses.table = internal addrspace(4) constant [2 x ptr] [ptr @addresses.f, ptr @addresses.g]
define void @addresses.f() {
  ret void
}
define void @addresses.g() {
  ret void
}
define amdgpu_kernel void @addresses(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %id, 1
  %at = getelementptr ptr, ptr addrspace(4) @addresses.table, i32 %odd
  %who = load ptr, ptr addrspace(4) %at
  %c = icmp eq ptr %who, @addresses.g
  %r = zext i1 %c to i32
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; A comparison in assembly is a ballot.
; RUN: %{python} -c "import numpy as np; a = np.random.default_rng(1).integers(0, 2**32, 64, 'u4'); a[:6] = [0, 1, 2**32 - 1, 2**32 - 2, 2**31 - 1, 2**31]; np.save('%t.in.npy', np.where(np.arange(64) % 3 == 0, a, np.arange(64) % 5).astype('u4'))"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel not_zero --block 64 --arg "in: u32[64]=@%t.in.npy" --arg "out: u64[64]=zeros" --outputs %t.not_zero
; RUN: %{python} -c "import numpy as np; a = np.load('%t.in.npy').tolist(); assert (np.load('%t.not_zero/out.npy') == sum(1 << i for i, x in enumerate(a) if x != 0)).all()"
define amdgpu_kernel void @not_zero(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %r = call i64 asm "v_cmp_ne_i32_e64 $0, 0, $1", "=s,v"(i32 %a)
  %g = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %r, ptr addrspace(1) %g
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel above_five --block 64 --arg "in: u32[64]=@%t.in.npy" --arg "out: u64[64]=zeros" --outputs %t.above_five
; RUN: %{python} -c "import numpy as np; a = np.load('%t.in.npy').tolist(); assert (np.load('%t.above_five/out.npy') == sum(1 << i for i, x in enumerate(a) if x > 5)).all()"
define amdgpu_kernel void @above_five(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %r = call i64 asm "v_cmp_lt_u32_e64 $0, 5, $1", "=s,v"(i32 %a)
  %g = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %r, ptr addrspace(1) %g
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel negative --block 64 --arg "in: u32[64]=@%t.in.npy" --arg "out: u64[64]=zeros" --outputs %t.negative
; RUN: %{python} -c "import numpy as np; a = np.load('%t.in.npy').tolist(); assert (np.load('%t.negative/out.npy') == sum(1 << i for i, x in enumerate(a) if x >> 31)).all()"
define amdgpu_kernel void @negative(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %r = call i64 asm "v_cmp_gt_i32 $0, 0, $1 ; a comment", "=s,v"(i32 %a)
  %g = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %r, ptr addrspace(1) %g
  ret void
}

; EXEC has the bits of the lanes that are together.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel exec_of_some --block 64 --arg "out: u64[64]=zeros" --outputs %t.exec
; RUN: %{python} -c "import numpy as np; odd = 0xAAAAAAAAAAAAAAAA; assert np.load('%t.exec/out.npy').tolist() == [0, (odd & 0xFFFFFFFF) + (odd >> 32) + odd & 2**64 - 1] * 32"
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel another_register --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix REGISTER
; REGISTER: cannot simulate a read of the register 'm0'
declare i64 @llvm.read_register.i64(metadata)
declare i32 @llvm.read_volatile_register.i32(metadata)
define amdgpu_kernel void @exec_of_some(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = trunc i32 %id to i1
  br i1 %odd, label %read, label %end
read:
  %all = call i64 @llvm.read_register.i64(metadata !{!"exec"})
  %low = call i32 @llvm.read_volatile_register.i32(metadata !{!"exec_lo"})
  %high = call i32 @llvm.read_volatile_register.i32(metadata !{!"exec_hi"})
  %l = zext i32 %low to i64
  %h = zext i32 %high to i64
  %both = add i64 %l, %h
  %sum = add i64 %both, %all
  %g = getelementptr i64, ptr addrspace(1) %out, i32 %id
  store i64 %sum, ptr addrspace(1) %g
  br label %end
end:
  ret void
}
define amdgpu_kernel void @another_register(ptr addrspace(1) %out) {
  %m0 = call i32 @llvm.read_volatile_register.i32(metadata !{!"m0"})
  store i32 %m0, ptr addrspace(1) %out
  ret void
}

; Assembly without a statement passes its operands: to a scalar register the first lane's.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel no_statement --block 64 --arg "in: u32[64]=@%t.in.npy" --arg "out: u32[64]=zeros" --outputs %t.no_statement
; RUN: %{python} -c "import numpy as np; a = np.load('%t.in.npy').astype('u4'); assert (np.load('%t.no_statement/out.npy') == a - a[0]).all()"
define amdgpu_kernel void @no_statement(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %p
  %s = call { i32, i32 } asm sideeffect "; ockl ballot hoisting hack $0", "=v,=s,0,1"(i32 %a, i32 %a)
  %x = extractvalue { i32, i32 } %s, 0
  %y = extractvalue { i32, i32 } %s, 1
  %r = sub i32 %x, %y
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  ret void
}

; Assembly of which something must be guessed is refused.
; RUN: variant DIRECTIVE %s > %t.directive.ll
; GUESSED: cannot simulate inline assembly
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel moves --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix GUESSED
define amdgpu_kernel void @moves(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 asm "v_mov_b32 $0, $1", "=s,v"(i32 %id)
  store i32 %r, ptr addrspace(1) %out
  ret void
}

; RUN: exits 3 ldsopt simulate %t.directive.ll --mcpu gfx942 --kernel directive --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix GUESSED
;DIRECTIVE define amdgpu_kernel void @directive(ptr addrspace(1) %out) {
;DIRECTIVE   %id = call i32 @llvm.amdgcn.workitem.id.x()
;DIRECTIVE   %r = call i32 asm ".if 1", "=s,v"(i32 %id)
;DIRECTIVE   store i32 %r, ptr addrspace(1) %out
;DIRECTIVE   ret void
;DIRECTIVE }

; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel classes --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix GUESSED
define amdgpu_kernel void @classes(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %r = call i32 asm "v_cmp_class_f32 $0, $1, $1", "=s,v"(i32 %id)
  store i32 %r, ptr addrspace(1) %out
  ret void
}

; permlane16 reads inactive lanes only where it says so.
; RUN: ldsopt simulate %s --mcpu gfx1100 --kernel active_lanes --block 32 --arg "out: u32[32]=zeros" --outputs %t.active_lanes
; RUN: %{python} -c "import numpy as np; n = np.arange(32); assert (np.load('%t.active_lanes/out.npy') == np.where(n % 2, 0, 5)).all()"
define amdgpu_kernel void @active_lanes(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = add i32 %id, 100
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %end
even:
  %r = call i32 @llvm.amdgcn.permlane16.i32(i32 5, i32 %v, i32 286331153, i32 286331153, i1 false, i1 false)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  br label %end
end:
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx1100 --kernel inactive_lanes --block 32 --arg "out: u32[32]=zeros" --outputs %t.inactive_lanes
; RUN: %{python} -c "import numpy as np; n = np.arange(32); assert (np.load('%t.inactive_lanes/out.npy') == np.where(n % 2, 0, 101 + (n & 16))).all()"
define amdgpu_kernel void @inactive_lanes(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = add i32 %id, 100
  %odd = and i32 %id, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %end
even:
  %r = call i32 @llvm.amdgcn.permlane16.i32(i32 5, i32 %v, i32 286331153, i32 286331153, i1 true, i1 false)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  br label %end
end:
  ret void
}

; bpermute stays within 32 lanes on gfx11, in waves of 64 too.
; RUN: ldsopt simulate %s --mcpu gfx1100 --mattr +wavefrontsize64 --kernel exchange --block 64 --arg "out: u32[64]=zeros" --outputs %t.exchange.gfx1100
; RUN: %{python} -c "import numpy as np; n = np.arange(64); assert (np.load('%t.exchange.gfx1100/out.npy') == (n & 32) + 31 - n % 32).all()"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel exchange --block 64 --arg "out: u32[64]=zeros" --outputs %t.exchange.gfx942
; RUN: %{python} -c "import numpy as np; n = np.arange(64); assert (np.load('%t.exchange.gfx942/out.npy') == 63 - n).all()"
; RUN: ldsopt simulate %s --mcpu gfx1201 --mattr +wavefrontsize64 --kernel exchange --block 64 --arg "out: u32[64]=zeros" --outputs %t.exchange.gfx1201
; RUN: %{python} -c "import numpy as np; n = np.arange(64); assert (np.load('%t.exchange.gfx1201/out.npy') == 63 - n).all()"
define amdgpu_kernel void @exchange(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %t = sub i32 63, %id
  %b = shl i32 %t, 2
  %r = call i32 @llvm.amdgcn.ds.bpermute(i32 %b, i32 %id)
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  ret void
}
