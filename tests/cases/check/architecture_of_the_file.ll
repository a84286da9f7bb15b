; The architecture of a module that has no target-cpu: that of its name, else that of the command in its head.
; opt -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx90a --passes=verify
; RUN: ldsopt check %s | filecheck %s
; RUN: cp %s %t.made_gfx950.ll
; RUN: ldsopt check %t.made_gfx950.ll | filecheck %s --check-prefix=NAMED
; Two commands for different architectures tell nothing.
; RUN: sed 's/^; opt/; opt -mcpu\x3dgfx1100/' %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix=NONE
; So it is where one of them is written apart, or unknown; a command that sets the size of a wave; a name with an unknown one.
; RUN: sed 's/^; opt/; opt -mcpu\x20gfx1100/' %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix=NONE
; RUN: sed 's/^; opt/; clang --offload-arch\x3dgfx1100/' %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix=NONE
; RUN: sed 's/^; opt/; opt -mcpu\x3dtahiti/' %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix=NONE
; RUN: sed 's/^; opt/; opt -mattr\x3d+wave\x66rontsize64/' %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix=NONE
; RUN: sed 's/^; opt.*//' %s > %t.gfx950_or_gfx9999.ll
; RUN: exits 3 ldsopt check %t.gfx950_or_gfx9999.ll 2>&1 | filecheck %s --check-prefix=NONE

; CHECK: architecture_of_the_file.ll (gfx90a,
; NAMED: _gfx950.ll (gfx950,
; NONE: error: {{.*}}: no architecture: no function has a target-cpu, and neither the triple nor the file's name or head says one; say which with --mcpu
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @nothing() {
  ret void
}
