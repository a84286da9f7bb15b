; `ldsopt compile` makes what the output's name or --emit says; levels and the architecture are spelled as llc's.
; RUN: ldsopt compile %s --mcpu gfx942 > %t.s
; RUN: filecheck %s < %t.s
; CHECK: .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
; CHECK: s_endpgm
; RUN: ldsopt compile %s -mcpu=gfx942 | cmp - %t.s
; RUN: ldsopt compile %s -mcpu gfx942 | cmp - %t.s
; RUN: ldsopt compile %s --mcpu gfx942 -o %t.asm
; RUN: cmp %t.asm %t.s
; RUN: ldsopt compile %s --mcpu gfx942 -o %t.o
; RUN: ldsopt compile %s --mcpu gfx942 -o %t.obj
; RUN: ldsopt compile %s --mcpu gfx942 --emit obj -o %t.bin
; RUN: %{python} -c "assert {open('%t.' + name, 'rb').read(4) for name in ('o', 'obj', 'bin')} == {b'\x7fELF'}"
; RUN: ldsopt compile %s --mcpu gfx942 -O0 -o %t.0.s
; RUN: ldsopt compile %s --mcpu gfx942 -O1 -o %t.1.s
; RUN: ldsopt compile %s --mcpu gfx942 -O2 -o %t.2.s
; RUN: ldsopt compile %s --mcpu gfx942 -O3 -o %t.3.s
; RUN: %{python} -c "import ldsopt; assert all(ldsopt.compile(ldsopt.read('%s', mcpu='gfx942'), opt_level=level).data == open(f'%t.{level}.s', 'rb').read() for level in range(4))"

; What is no IR is named, with what to do.
; DEFINE: %{refused} = exits 3 ldsopt annotate
; RUN: printf 'define void @k()' | gzip > %t.ll.gz
; RUN: %{refused} %t.ll.gz -o %t.none.ll 2>&1 | filecheck %s --check-prefix GZIP
; GZIP: ll.gz: this is gzip-compressed data; LLVM IR {{.*}} is needed here; {{.*}}gunzip
; RUN: printf '\357\273\277define void @k() {\n  ret void\n}\n' > %t.bom.ll
; RUN: %{refused} %t.bom.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix BOM
; BOM: bom.ll: this is text that begins with a byte order mark; LLVM IR {{.*}}without
; RUN: %{python} -c "open('%t.wide.ll', 'wb').write('define void @k()'.encode('utf-16'))"
; RUN: %{refused} %t.wide.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix WIDE
; WIDE: wide.ll: this is UTF-16 text; LLVM IR {{.*}}UTF-8
; RUN: printf '{"a": 1}' > %t.json
; RUN: %{refused} %t.json -o %t.none.ll 2>&1 | filecheck %s --check-prefix JSON
; JSON: this is JSON; LLVM IR {{.*}}measure
; RUN: printf '#include <hip/hip_runtime.h>\n__global__ void k(int *p) {}\n' > %t.hip
; RUN: %{refused} %t.hip -o %t.none.ll 2>&1 | filecheck %s --check-prefix HIP
; HIP: this is HIP or C++ source; LLVM IR {{.*}}hipcc
; RUN: printf '__kernel void k(__global int *p) { *p = 1; }\n' > %t.cl
; RUN: %{refused} %t.cl -o %t.none.ll 2>&1 | filecheck %s --check-prefix OPENCL
; OPENCL: this is OpenCL C; LLVM IR {{.*}}clang -x cl
; RUN: %{python} -c "open('%t.md', 'w').write('# A kernel\n\n\x60\x60\x60python\nimport numpy\n\x60\x60\x60\n'); open('%t.page.md', 'w').write('<p align=center>\n\n## Use\n\n\x60\x60\x60c\n#include <a.h>\n\x60\x60\x60\n')"
; RUN: %{refused} %t.md -o %t.none.ll 2>&1 | filecheck %s --check-prefix MARKDOWN
; RUN: %{refused} %t.page.md -o %t.none.ll 2>&1 | filecheck %s --check-prefix MARKDOWN
; MARKDOWN: this is Markdown; LLVM IR {{.*}}module
; RUN: printf '# Makes the kernel.\nimport triton\n' > %t.py
; RUN: %{refused} %t.py -o %t.none.ll 2>&1 | filecheck %s --check-prefix PYTHON
; PYTHON: this is Python source; LLVM IR
; RUN: printf 'module attributes {gpu.container_module} {\n}\n' > %t.mlir
; RUN: %{refused} %t.mlir -o %t.none.ll 2>&1 | filecheck %s --check-prefix MLIR
; MLIR: this is MLIR; LLVM IR {{.*}}mlir-translate
; RUN: %{refused} %t.s -o %t.none.ll 2>&1 | filecheck %s --check-prefix ASSEMBLY
; ASSEMBLY: this is assembly; LLVM IR {{.*}}measure
; RUN: test ! -e %t.none.ll
; IR that mentions such things is IR.
; RUN: printf '; #include <hip/hip_runtime.h> and __global__\ntarget triple = "amdgcn-amd-amdhsa"\noops\n' > %t.ir.ll
; RUN: %{refused} %t.ir.ll 2>&1 | filecheck %s --check-prefix IR
; IR: invalid IR: expected top-level entity
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %w = mul i32 %v, %v
  %x = add i32 %w, %v
  store i32 %x, ptr addrspace(1) %p
  ret void
}
