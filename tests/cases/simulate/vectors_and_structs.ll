; Elements of vectors, structs, integers of odd widths taken apart, functions of the hardware, and packed numbers: each of 64 lanes stores
; what numpy or Python computes.
; DEFINE: %{run} = ldsopt simulate %s --mcpu gfx942 --block 64 --outputs %t.d -q
; DEFINE: %{holds} = %{python} -c "import sys, numpy as np; out, lanes = np.load('%t.d/out.npy').tolist(), range(64); assert eval(sys.argv[1]), out"
; RUN: %{run} --kernel elements --arg "a: u32[64,4]=arange" --arg "out: u32[64,4]=zeros"
; RUN: %{holds} "[row[:3] for row in out] == [[7, 4 * n + 1, 7] for n in lanes]"
; RUN: %{run} --kernel structs --arg "a: u32[64]=arange" --arg "out: u32[64]=zeros"
; RUN: %{holds} "out == [(2 * n - 63) % 2**32 if n < 63 - n else 9 for n in lanes]"
; RUN: %{run} --kernel odd --arg "out: u32[64]=zeros"
; RUN: %{holds} "out == [(20015998341120 >> 24) + ((20015998341120 >> 44 & 1) << 31) + n for n in lanes]"
; RUN: %{run} --kernel fields --arg "a: u32[64,2]=arange" --arg "out: u32[64,2]=zeros"
; RUN: %{holds} "out == [[2 * n & 255, 2 * n + 1 & 255] for n in lanes]"
; RUN: %{python} -c "import numpy as np; np.save('%t.a.npy', np.resize(np.array([0, 1, 5, 0xFFFFFFFE, 7], 'u4'), 64)); np.save('%t.b.npy', np.resize(np.array([3, 4, 0xFFFFFFFF, 0xFFFFFFFF, 2], 'u4'), 64))"
; RUN: %{run} --kernel active --arg "u32[64]=@%t.a.npy" --arg "u32[64]=@%t.b.npy" --arg "out: u32[64,4]=zeros"
; RUN: %{holds} "out == [[i if x + i < y else 9 for i in range(4)] for x, y in zip(np.load('%t.a.npy').tolist(), np.load('%t.b.npy').tolist())]"
; v_sin and v_cos take turns, of which whole ones are taken off exactly; fmed3 of a NaN is the smaller of the others.
; RUN: %{python} -c "import numpy as np; np.save('%t.numbers.npy', np.array([8388608.25 / 2, 1000000.25, 16777216.0, np.nan, np.nan, 4.0], 'f4'))"
; RUN: %{run} --kernel hardware --arg "f32[6]=@%t.numbers.npy" --arg "out: f32[64,6]=zeros"
; RUN: %{holds} "np.allclose(out, [0, 1, 1, 2, 3, 4], atol=1e-6)"
; Numbers that are packed saturate; a byte goes to its place in a word.
; RUN: %{python} -c "import numpy as np; np.save('%t.numbers.npy', np.array([1.5, -1.0, 0.5, np.nan], 'f4')); np.save('%t.signed.npy', np.array([40000, -5, -40000, 0], 'i4')); np.save('%t.unsigned.npy', np.array([70000, 5, 4294967295, 0], 'u4')); np.save('%t.bytes.npy', np.array([1.5, 300.0, -2.0, 2.5], 'f4'))"
; RUN: %{run} --kernel packs --arg "i32[4]=@%t.signed.npy" --arg "u32[4]=@%t.unsigned.npy" --arg "f32[4]=@%t.numbers.npy" --arg "out: u16[64,4,2]=zeros"
; RUN: %{holds} "out == [[[pack] * 2 for pack in packs] for packs in [[32767, 65535, 32767, 65535], [0xFFFB, 5, 0x8001, 0], [0x8000, 65535, 16384, 32768], [0, 0, 0, 0]]] * 16"
; RUN: %{run} --kernel byte --arg "f32[4]=@%t.bytes.npy" --arg "out: u32[64]=zeros"
; RUN: %{holds} "out == [0xFF02FFFF, 0xFFFFFFFF, 0xFF00FFFF, 0xFF02FFFF] * 16"

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare <2 x i32> @llvm.amdgcn.ubfe.v2i32(<2 x i32>, i32, i32)
declare <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32, i32)
declare <4 x i32> @llvm.stepvector.v4i32()
declare float @llvm.amdgcn.sin.f32(float)
declare float @llvm.amdgcn.cos.f32(float)
declare <2 x i16> @llvm.amdgcn.cvt.pk.i16(i32, i32)
declare <2 x i16> @llvm.amdgcn.cvt.pk.u16(i32, i32)
declare <2 x i16> @llvm.amdgcn.cvt.pknorm.i16(float, float)
declare <2 x i16> @llvm.amdgcn.cvt.pknorm.u16(float, float)
declare i32 @llvm.amdgcn.cvt.pk.u8.f32(float, i32, i32)
declare float @llvm.amdgcn.fmed3.f32(float, float, float)

define amdgpu_kernel void @elements(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr <4 x i32>, ptr addrspace(1) %in, i32 %id
  %a = load <4 x i32>, ptr addrspace(1) %at
  %n = and i32 %id, 3
  %x = extractelement <4 x i32> %a, i32 %n
  %y = extractelement <4 x i32> %a, i32 1
  %v = insertelement <4 x i32> %a, i32 %x, i32 0
  %w = insertelement <4 x i32> %v, i32 %y, i32 %n
  %u = insertelement <4 x i32> poison, i32 7, i32 2
  %p = shufflevector <4 x i32> %w, <4 x i32> %u, <4 x i32> <i32 3, i32 6, i32 1, i32 0>
  %q = shufflevector <4 x i32> %p, <4 x i32> poison, <2 x i32> <i32 1, i32 2>
  %r = shufflevector <2 x i32> %q, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 0, i32 poison>
  %to = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> %r, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @structs(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %a = load i32, ptr addrspace(1) %at
  %b = sub i32 63, %a
  %c = icmp ult i32 %a, %b
  %s = insertvalue { i32, <2 x i32> } zeroinitializer, i32 %a, 0
  %v = insertelement <2 x i32> zeroinitializer, i32 %b, i32 1
  %t = insertvalue { i32, <2 x i32> } %s, <2 x i32> %v, 1
  %u = select i1 %c, { i32, <2 x i32> } %t, { i32, <2 x i32> } zeroinitializer
  %x = extractvalue { i32, <2 x i32> } %u, 0
  %w = extractvalue { i32, <2 x i32> } %u, 1
  %y = extractelement <2 x i32> %w, i32 1
  %z = sub i32 %x, %y
  %r = select i1 %c, i32 %z, i32 9
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @odd(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %v = bitcast i48 20015998341120 to <2 x i24>
  %e = extractelement <2 x i24> %v, i32 1
  %w = bitcast <2 x i24> %v to <48 x i1>
  %f = extractelement <48 x i1> %w, i32 44
  %g = zext i24 %e to i32
  %h = zext i1 %f to i32
  %i = shl i32 %h, 31
  %j = add i32 %g, %i
  %r = add i32 %j, %id
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @fields(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr <2 x i32>, ptr addrspace(1) %in, i32 %id
  %a = load <2 x i32>, ptr addrspace(1) %at
  %up = shl <2 x i32> %a, splat (i32 4)
  %r = call <2 x i32> @llvm.amdgcn.ubfe.v2i32(<2 x i32> %up, i32 4, i32 8)
  %to = getelementptr <2 x i32>, ptr addrspace(1) %out, i32 %id
  store <2 x i32> %r, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @active(ptr addrspace(1) %a.in, ptr addrspace(1) %b.in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a.at = getelementptr i32, ptr addrspace(1) %a.in, i32 %id
  %b.at = getelementptr i32, ptr addrspace(1) %b.in, i32 %id
  %a = load i32, ptr addrspace(1) %a.at
  %b = load i32, ptr addrspace(1) %b.at
  %m = call <4 x i1> @llvm.get.active.lane.mask.v4i1.i32(i32 %a, i32 %b)
  %s = call <4 x i32> @llvm.stepvector.v4i32()
  %r = select <4 x i1> %m, <4 x i32> %s, <4 x i32> splat (i32 9)
  %to = getelementptr <4 x i32>, ptr addrspace(1) %out, i32 %id
  store <4 x i32> %r, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @hardware(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [6 x float], ptr addrspace(1) %out, i32 %id
  %p0 = getelementptr float, ptr addrspace(1) %in, i32 0
  %a0 = load float, ptr addrspace(1) %p0
  %r0 = call float @llvm.amdgcn.sin.f32(float %a0)
  %q0 = getelementptr float, ptr addrspace(1) %own, i32 0
  store float %r0, ptr addrspace(1) %q0
  %p1 = getelementptr float, ptr addrspace(1) %in, i32 1
  %a1 = load float, ptr addrspace(1) %p1
  %r1 = call float @llvm.amdgcn.sin.f32(float %a1)
  %q1 = getelementptr float, ptr addrspace(1) %own, i32 1
  store float %r1, ptr addrspace(1) %q1
  %p2 = getelementptr float, ptr addrspace(1) %in, i32 2
  %a2 = load float, ptr addrspace(1) %p2
  %r2 = call float @llvm.amdgcn.cos.f32(float %a2)
  %q2 = getelementptr float, ptr addrspace(1) %own, i32 2
  store float %r2, ptr addrspace(1) %q2
  %p3 = getelementptr float, ptr addrspace(1) %in, i32 3
  %a3 = load float, ptr addrspace(1) %p3
  %r3 = call float @llvm.amdgcn.fmed3.f32(float %a3, float 2.0, float 3.0)
  %q3 = getelementptr float, ptr addrspace(1) %own, i32 3
  store float %r3, ptr addrspace(1) %q3
  %p4 = getelementptr float, ptr addrspace(1) %in, i32 4
  %a4 = load float, ptr addrspace(1) %p4
  %r4 = call float @llvm.amdgcn.fmed3.f32(float 5.0, float %a4, float 3.0)
  %q4 = getelementptr float, ptr addrspace(1) %own, i32 4
  store float %r4, ptr addrspace(1) %q4
  %p5 = getelementptr float, ptr addrspace(1) %in, i32 5
  %a5 = load float, ptr addrspace(1) %p5
  %r5 = call float @llvm.amdgcn.fmed3.f32(float 5.0, float %a5, float 3.0)
  %q5 = getelementptr float, ptr addrspace(1) %own, i32 5
  store float %r5, ptr addrspace(1) %q5
  ret void
}

define amdgpu_kernel void @packs(ptr addrspace(1) %signed, ptr addrspace(1) %unsigned, ptr addrspace(1) %floats, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %n = and i32 %id, 3
  %at.s = getelementptr i32, ptr addrspace(1) %signed, i32 %n
  %s = load i32, ptr addrspace(1) %at.s
  %at.u = getelementptr i32, ptr addrspace(1) %unsigned, i32 %n
  %u = load i32, ptr addrspace(1) %at.u
  %at.f = getelementptr float, ptr addrspace(1) %floats, i32 %n
  %f = load float, ptr addrspace(1) %at.f
  %own = getelementptr [4 x <2 x i16>], ptr addrspace(1) %out, i32 %id
  %a = call <2 x i16> @llvm.amdgcn.cvt.pk.i16(i32 %s, i32 %s)
  store <2 x i16> %a, ptr addrspace(1) %own
  %to.b = getelementptr i8, ptr addrspace(1) %own, i32 4
  %b = call <2 x i16> @llvm.amdgcn.cvt.pk.u16(i32 %u, i32 %u)
  store <2 x i16> %b, ptr addrspace(1) %to.b
  %to.c = getelementptr i8, ptr addrspace(1) %own, i32 8
  %c = call <2 x i16> @llvm.amdgcn.cvt.pknorm.i16(float %f, float %f)
  store <2 x i16> %c, ptr addrspace(1) %to.c
  %to.d = getelementptr i8, ptr addrspace(1) %own, i32 12
  %d = call <2 x i16> @llvm.amdgcn.cvt.pknorm.u16(float %f, float %f)
  store <2 x i16> %d, ptr addrspace(1) %to.d
  ret void
}
define amdgpu_kernel void @byte(ptr addrspace(1) %floats, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %n = and i32 %id, 3
  %at = getelementptr float, ptr addrspace(1) %floats, i32 %n
  %f = load float, ptr addrspace(1) %at
  %r = call i32 @llvm.amdgcn.cvt.pk.u8.f32(float %f, i32 2, i32 -1)
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %to
  ret void
}
