; A launch's file, which another may have made, names arrays in its own folder; the command line names any.
; DEFINE: %{launch} = ldsopt simulate %s --mcpu gfx942 --launch %t/in/l.toml
; DEFINE: %{outside} = filecheck %s --check-prefix OUTSIDE
; RUN: mkdir -p %t/in/sub
; RUN: %{python} -c "import numpy as np; np.save('%t/secret.npy', np.ones(4, 'f4')); np.save('%t/in/sub/a.npy', np.ones(4, 'f4'))"
; RUN: ln -sf ../secret.npy %t/in/link.npy
; RUN: ln -sfn .. %t/in/out
; RUN: ln -sf sub/a.npy %t/in/within.npy
; RUN: ln -sf round.npy %t/in/round.npy

; RUN: printf 'arguments = ["f32[4]=@sub/a.npy"]' > %t/in/l.toml
; RUN: %{launch}
; RUN: printf 'arguments = ["f32[4]=@sub/../sub/a.npy"]' > %t/in/l.toml
; RUN: %{launch}
; RUN: printf 'arguments = ["f32[4]=@within.npy"]' > %t/in/l.toml
; RUN: %{launch}
; RUN: printf 'arguments = ["f32[4]=@%t/in/sub/a.npy"]' > %t/in/l.toml
; RUN: %{launch}

; RUN: printf 'arguments = ["f32[4]=@../secret.npy"]' > %t/in/l.toml
; RUN: exits 3 %{launch} 2>&1 | %{outside}
; RUN: printf 'arguments = ["f32[4]=@link.npy"]' > %t/in/l.toml
; RUN: exits 3 %{launch} 2>&1 | %{outside}
; RUN: printf 'arguments = ["f32[4]=@out/secret.npy"]' > %t/in/l.toml
; RUN: exits 3 %{launch} 2>&1 | %{outside}
; RUN: printf 'arguments = ["f32[4]=@sub/../../secret.npy"]' > %t/in/l.toml
; RUN: exits 3 %{launch} 2>&1 | %{outside}
; RUN: printf 'arguments = ["f32[4]=@/etc/passwd"]' > %t/in/l.toml
; RUN: exits 3 %{launch} 2>&1 | filecheck %s --check-prefix OUTSIDE
; RUN: printf 'arguments = [["f32[4]=@../secret.npy"]]' > %t/in/l.toml
; RUN: exits 3 %{launch} 2>&1 | %{outside}
; OUTSIDE: outside of that file's folder; {{.*}}--allow-includes
; RUN: printf 'arguments = ["f32[4]=@round.npy"]' > %t/in/l.toml
; RUN: exits 3 %{launch} 2>&1 | filecheck %s --check-prefix ROUND
; ROUND: {{^}}ldsopt: error: {{.*}}round.npy

; RUN: ldsopt simulate %s --mcpu gfx942 --arg 'f32[4]=@%t/secret.npy'
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --arg 'f16[4]=@%t/secret.npy' 2>&1 | filecheck %s --check-prefix KIND
; KIND: holds float32
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in) {
  ret void
}
