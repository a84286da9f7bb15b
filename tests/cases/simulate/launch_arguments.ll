; Arguments of launches as strings: numbers, buffers, and what these hold at first.
; DEFINE: %{run} = ldsopt simulate %s --mcpu gfx942 -q
; DEFINE: %{holds} = %{python} -c "import sys, numpy as np; load = lambda name: np.load('%t.d/' + name + '.npy'); assert eval(sys.argv[1])"
; RUN: %{run} --kernel two --arg "u8[2,3]=arange" --arg "A: f16[4]=ones" --outputs %t.d
; RUN: %{holds} "load('arg0').tolist() == [[0, 1, 2], [3, 4, 5]] and load('A').dtype == np.float16 and load('A').tolist() == [1] * 4"
; RUN: %{run} --kernel numbers --arg "out: u32[4]=zeros" --arg i32=128 --arg "f32 = 0.5" --arg null --outputs %t.d
; RUN: %{holds} "load('out').tolist() == [128, 0x3F000000, 0, 0]"
; RUN: %{python} -c "import numpy as np; np.save('%t.a.npy', np.arange(6, dtype='f4').reshape(2, 3))"
; RUN: %{run} --kernel two --arg "f32[2,3]=@%t.a.npy" --arg "i32[1000]=random(-3, 4)" --outputs %t.d
; RUN: %{holds} "load('arg0')[1, 2] == 5 and (load('arg1').min(), load('arg1').max()) == (-3, 3)"

; Random contents are the seed's alone, and two equal arguments draw different ones.
; DEFINE: %{random} = %{run} --kernel six --arg "a: f16[64]=random" --arg "b: u32[64]=random" --arg "c: i8[64]=random(-3, 4)" --arg "d: bf16[64]=random" --arg "e: fp8[64]=random" --arg "f: f64[64]=random(1,2)"
; RUN: %{random} --seed 1 --outputs %t.d/one
; RUN: %{random} --seed 1 --outputs %t.d/again
; RUN: %{random} --seed 2 --outputs %t.d/other
; RUN: %{holds} "all((load('one/' + n).tobytes() == load('again/' + n).tobytes()) and (load('one/' + n).tobytes() != load('other/' + n).tobytes()) for n in 'abcdef') and [load('one/' + n).dtype.str[1:] for n in 'abcdef'] == ['f2', 'u4', 'i1', 'u2', 'u1', 'f8']"
; RUN: %{run} --kernel two --arg "f32[8]=random" --arg "f32[8]=random" --outputs %t.d
; RUN: %{holds} "not np.array_equal(load('arg0'), load('arg1'))"

; Arguments have to fit the kernel; of a number that is too large the lower bits are taken.
; RUN: exits 3 %{run} --kernel numbers --arg "u32[4]=zeros" --arg "u32[1]=zeros" --arg 0.5 --arg null 2>&1 | filecheck %s --check-prefix NO-FIT
; NO-FIT: argument 1 is i32, no buffer
; RUN: %{run} --kernel numbers --arg "out: u32[4]=zeros" --arg 8589934597 --arg 0.5 --arg null --outputs %t.d
; RUN: %{holds} "load('out')[0] == 5"

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @two(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  ret void
}
define amdgpu_kernel void @six(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %d, ptr addrspace(1) %e, ptr addrspace(1) %f) {
  ret void
}
define amdgpu_kernel void @numbers(ptr addrspace(1) %out, i32 %n, float %x, ptr addrspace(1) %null) {
  store i32 %n, ptr addrspace(1) %out
  %p = getelementptr i32, ptr addrspace(1) %out, i32 1
  store float %x, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 2
  store ptr addrspace(1) %null, ptr addrspace(1) %q, align 4
  ret void
}
