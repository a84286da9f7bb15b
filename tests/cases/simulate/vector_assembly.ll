; One vector instruction in inline assembly is executed as the intrinsic of the same effect.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

; A dot product with its accumulator tied to the result; operands are words, vectors or floats.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel dot --block 64 --arg "out: f32[64]=zeros" --outputs %t.dot
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.dot/out.npy') == lanes * 2 + 1.5).all()"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel dot --block 64 --arg "out: f32[64]=zeros" --outputs %t.fast --backend compiled
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.fast/out.npy') == lanes * 2 + 1.5).all()"
define amdgpu_kernel void @dot(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %id to half
  %a = insertelement <2 x half> splat (half 1.0), half %f, i32 0
  %r = call float asm sideeffect "v_dot2_f32_f16 $0, $1, $2, $0", "=v,v,v,0"(<2 x half> %a, i32 1006649344, float 0.5)
  %g = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %r, ptr addrspace(1) %g
  ret void
}

; Lanes that do not execute it keep what they have.
; RUN: ldsopt simulate %s --mcpu gfx1100 --kernel some --block 32 --arg "out: f32[32]=ones" --outputs %t.some
; RUN: %{python} -c "import numpy as np; out = np.load('%t.some/out.npy'); assert (out == np.where(np.arange(32) < 5, .25, 1)).all()"
define amdgpu_kernel void @some(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp ult i32 %id, 5
  br i1 %c, label %then, label %end

then:
  %r = call float asm "v_rcp_f32_e32 $0, $1", "=v,v"(float 4.0)
  %g = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %r, ptr addrspace(1) %g
  br label %end

end:
  ret void
}

; Modifiers, scalar registers, and instructions that no intrinsic stands for are refused by name.
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel modified --block 64 --arg "out: f32[64]=zeros" 2>&1 | filecheck %s --check-prefix MODIFIED
; MODIFIED: cannot simulate inline assembly "v_fma_f32 $0, $1, $1, $1 clamp"
define amdgpu_kernel void @modified(ptr addrspace(1) %out) {
  %r = call float asm "v_fma_f32 $0, $1, $1, $1 clamp", "=v,v"(float 4.0)
  store float %r, ptr addrspace(1) %out
  ret void
}

; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel scalar --block 64 --arg "out: f32[64]=zeros" 2>&1 | filecheck %s --check-prefix SCALAR
; SCALAR: cannot simulate inline assembly "v_fma_f32 $0, $1, $1, $1"
define amdgpu_kernel void @scalar(ptr addrspace(1) %out) {
  %r = call float asm "v_fma_f32 $0, $1, $1, $1", "=v,s"(float 4.0)
  store float %r, ptr addrspace(1) %out
  ret void
}

; So is what writes a scalar register, or another operand than the result, lacks an operand, or is not alone, and what
; reads an operand of another size, or a pointer.
; RUN: sed 's/=v,s"(float 4.0)/=v,v"(half 4.0)/' %s | exits 3 ldsopt simulate - --mcpu gfx942 --kernel scalar --block 64 --arg "out: f32[64]=zeros" 2>&1 \
; RUN:   | filecheck %s --check-prefix REFUSED
; RUN: sed 's/=v,s"(float 4.0)/=v,v"(ptr addrspace(3) null)/' %s | exits 3 ldsopt simulate - --mcpu gfx942 --kernel scalar --block 64 \
; RUN:   --arg "out: f32[64]=zeros" 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: sed 's/=v,s/=s,v/' %s | exits 3 ldsopt simulate - --mcpu gfx942 --kernel scalar --block 64 --arg "out: f32[64]=zeros" 2>&1 \
; RUN:   | filecheck %s --check-prefix REFUSED
; RUN: sed -e 's/=v,s/=v,v/' -e 's/f32 .0, .1, .1, .1",/f32 $1, $1, $1, $1",/' %s | exits 3 ldsopt simulate - --mcpu gfx942 --kernel scalar --block 64 \
; RUN:   --arg "out: f32[64]=zeros" 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: sed 's/, .1", "=v,s/", "=v,v/' %s | exits 3 ldsopt simulate - --mcpu gfx942 --kernel scalar --block 64 --arg "out: f32[64]=zeros" 2>&1 \
; RUN:   | filecheck %s --check-prefix REFUSED
; RUN: sed 's/", "=v,s/\\0A v_mov_b32 $0, $1", "=v,v/' %s | exits 3 ldsopt simulate - --mcpu gfx942 --kernel scalar --block 64 \
; RUN:   --arg "out: f32[64]=zeros" 2>&1 | filecheck %s --check-prefix REFUSED
; REFUSED: cannot simulate inline assembly "v_fma_f32 $
