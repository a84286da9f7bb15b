; Atomic operations of `ldsopt simulate`.
; RUN: %{python} -c "import numpy as np; from itertools import accumulate; \
; RUN:   lanes = np.arange(64); save = lambda name, some, kind='u4': np.save(f'%t.{name}.npy', np.array(some, kind)); \
; RUN:   words = np.random.default_rng(3).integers(0, 1 << 32, 64).astype('u4'); save('words', words); \
; RUN:   take = {'add': lambda a, b: a + b & 0xFFFFFFFF, 'umax': max, 'xor': lambda a, b: a ^ b, 'min': lambda a, b: min(a, b, key=lambda n: n ^ 1 << 31)}; \
; RUN:   found = {name: [list(accumulate([0, *words[at : at + 32].tolist()], by)) for at in (0, 32)] for name, by in take.items()}; \
; RUN:   [(save(f'{name}-found', [*one[:32], *other[:32]]), save(f'{name}-sum', [one[32], other[32]])) for name, (one, other) in found.items()]; \
; RUN:   nan, minus, one = 0x7FC00000, 1 << 31, 0x3F800000; \
; RUN:   newer = {'usub_cond': ([5, 2], [3, 3], [2, 2]), 'usub_sat': ([2, 7], [3, 3], [0, 4]), 'fminimum': ([0, nan], [minus, one], [minus, nan]), 'fmaximum': ([minus, nan], [0, one], [0, nan]), 'fmax': ([nan, one], [one, nan], [one, one]), 'uinc_wrap': ([3, 1], [3, 3], [0, 2]), 'udec_wrap': ([0, 2], [3, 3], [3, 1])}; \
; RUN:   [save(f'{name}-{what}', some) for name, three in newer.items() for what, some in zip(('start', 'value', 'want'), three)]; \
; RUN:   flat = [(lane, lane + 500, 7)[lane % 3] for lane in range(64)]; save('five-hundred', lanes + 500); save('flat', [1000 * one + one + 100 for one in flat])"

; DEFINE: %{rest} = -e "s/CHANGE/add/" -e "s/OPERATION/xchg/" -e "s/KIND/i32/g" %s
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

; Atomic operations take every lane, in order, and give each what it found.
; RUN: sed -e "s/CHANGE/add/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_3 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.add-sum.npy --expect old=%t.add-found.npy
; RUN: sed -e "s/CHANGE/add/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_1 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.add-sum.npy --expect old=%t.add-found.npy
; RUN: sed -e "s/CHANGE/umax/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_3 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.umax-sum.npy --expect old=%t.umax-found.npy
; RUN: sed -e "s/CHANGE/umax/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_1 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.umax-sum.npy --expect old=%t.umax-found.npy
; RUN: sed -e "s/CHANGE/xor/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_3 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.xor-sum.npy --expect old=%t.xor-found.npy
; RUN: sed -e "s/CHANGE/xor/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_1 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.xor-sum.npy --expect old=%t.xor-found.npy
; RUN: sed -e "s/CHANGE/min/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_3 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.min-sum.npy --expect old=%t.min-found.npy
; RUN: sed -e "s/CHANGE/min/" %{rest} | ldsopt simulate - --mcpu gfx942 --kernel atomics_1 --block 64 --arg "in: u32[64]=@%t.words.npy" --arg "sum: u32[2]=zeros" --arg "old: u32[64]=99" --expect sum=%t.min-sum.npy --expect old=%t.min-found.npy
@atomics.sums = internal addrspace(3) global [2 x i32] poison, align 4
define amdgpu_kernel void @atomics_3(ptr addrspace(1) %in, ptr addrspace(1) %sum, ptr addrspace(1) %old) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %p
  %half = lshr i32 %id, 5
  %t = getelementptr i32, ptr addrspace(3) @atomics.sums, i32 %half
  store i32 0, ptr addrspace(3) %t
  %o = atomicrmw CHANGE ptr addrspace(3) %t, i32 %x syncscope("workgroup") monotonic
  %q = getelementptr i32, ptr addrspace(1) %old, i32 %id
  store i32 %o, ptr addrspace(1) %q
  %v = load i32, ptr addrspace(3) %t
  %s = getelementptr i32, ptr addrspace(1) %sum, i32 %half
  store i32 %v, ptr addrspace(1) %s
  ret void
}
define amdgpu_kernel void @atomics_1(ptr addrspace(1) %in, ptr addrspace(1) %sum, ptr addrspace(1) %old) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %p
  %half = lshr i32 %id, 5
  %t = getelementptr i32, ptr addrspace(1) %sum, i32 %half
  store i32 0, ptr addrspace(1) %t
  %o = atomicrmw CHANGE ptr addrspace(1) %t, i32 %x syncscope("workgroup") monotonic
  %q = getelementptr i32, ptr addrspace(1) %old, i32 %id
  store i32 %o, ptr addrspace(1) %q
  %v = load i32, ptr addrspace(1) %t
  %s = getelementptr i32, ptr addrspace(1) %sum, i32 %half
  store i32 %v, ptr addrspace(1) %s
  ret void
}

; Operations that newer instruction sets have.
; RUN: sed -e "s/OPERATION/usub_cond/" -e "s/KIND/i32/g" %{rest} | ldsopt simulate - --mcpu gfx1201 --kernel newer --block 2 --arg "p: u32[2]=@%t.usub_cond-start.npy" --arg "u32[2]=@%t.usub_cond-value.npy" --expect p=%t.usub_cond-want.npy
; RUN: sed -e "s/OPERATION/usub_sat/" -e "s/KIND/i32/g" %{rest} | ldsopt simulate - --mcpu gfx1201 --kernel newer --block 2 --arg "p: u32[2]=@%t.usub_sat-start.npy" --arg "u32[2]=@%t.usub_sat-value.npy" --expect p=%t.usub_sat-want.npy
; RUN: sed -e "s/OPERATION/uinc_wrap/" -e "s/KIND/i32/g" %{rest} | ldsopt simulate - --mcpu gfx1201 --kernel newer --block 2 --arg "p: u32[2]=@%t.uinc_wrap-start.npy" --arg "u32[2]=@%t.uinc_wrap-value.npy" --expect p=%t.uinc_wrap-want.npy
; RUN: sed -e "s/OPERATION/udec_wrap/" -e "s/KIND/i32/g" %{rest} | ldsopt simulate - --mcpu gfx1201 --kernel newer --block 2 --arg "p: u32[2]=@%t.udec_wrap-start.npy" --arg "u32[2]=@%t.udec_wrap-value.npy" --expect p=%t.udec_wrap-want.npy
; RUN: sed -e "s/OPERATION/fminimum/" -e "s/KIND/float/g" %{rest} | ldsopt simulate - --mcpu gfx1201 --kernel newer --block 2 --arg "p: u32[2]=@%t.fminimum-start.npy" --arg "u32[2]=@%t.fminimum-value.npy" --expect p=%t.fminimum-want.npy
; RUN: sed -e "s/OPERATION/fmaximum/" -e "s/KIND/float/g" %{rest} | ldsopt simulate - --mcpu gfx1201 --kernel newer --block 2 --arg "p: u32[2]=@%t.fmaximum-start.npy" --arg "u32[2]=@%t.fmaximum-value.npy" --expect p=%t.fmaximum-want.npy
; RUN: sed -e "s/OPERATION/fmax/" -e "s/KIND/float/g" %{rest} | ldsopt simulate - --mcpu gfx1201 --kernel newer --block 2 --arg "p: u32[2]=@%t.fmax-start.npy" --arg "u32[2]=@%t.fmax-value.npy" --expect p=%t.fmax-want.npy
define amdgpu_kernel void @newer(ptr addrspace(1) %p, ptr addrspace(1) %values) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr KIND, ptr addrspace(1) %p, i32 %id
  %at = getelementptr KIND, ptr addrspace(1) %values, i32 %id
  %v = load KIND, ptr addrspace(1) %at
  %old = atomicrmw OPERATION ptr addrspace(1) %own, KIND %v monotonic
  ret void
}

; One flat atomic operation reaches the spaces that its lanes mean.
; RUN: sed %{rest} | ldsopt simulate - --mcpu gfx942 --kernel flat --block 64 --arg "out: u32[64]=zeros" --arg "u32[64]=@%t.five-hundred.npy" --expect out=%t.flat.npy
@flat.words = internal addrspace(3) global [64 x i32] poison, align 16
define amdgpu_kernel void @flat(ptr addrspace(1) %out, ptr addrspace(1) %g) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %slot = alloca i32, align 4, addrspace(5)
  store i32 7, ptr addrspace(5) %slot
  %l = getelementptr i32, ptr addrspace(3) @flat.words, i32 %id
  store i32 %id, ptr addrspace(3) %l
  %gp = getelementptr i32, ptr addrspace(1) %g, i32 %id
  %fl = addrspacecast ptr addrspace(3) %l to ptr
  %fg = addrspacecast ptr addrspace(1) %gp to ptr
  %fs = addrspacecast ptr addrspace(5) %slot to ptr
  %m = urem i32 %id, 3
  %c0 = icmp eq i32 %m, 0
  %c1 = icmp eq i32 %m, 1
  %s = select i1 %c1, ptr %fg, ptr %fs
  %p = select i1 %c0, ptr %fl, ptr %s
  %o = atomicrmw add ptr %p, i32 100 syncscope("workgroup") monotonic
  %v = load i32, ptr %p
  %t = mul i32 %o, 1000
  %r = add i32 %t, %v
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %q
  ret void
}
