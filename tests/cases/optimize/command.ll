; `ldsopt optimize`: outputs and refusals.
; DEFINE: %{nothing} = %S/../../../corpus/ir/triton-3.9.0/softmax.gfx942.ll
; Where nothing is better, the output is the input, byte for byte, as bitcode too.
; RUN: ldsopt optimize %{nothing} -o %t.s.ll 2>&1 | filecheck %s --check-prefix NOTHING
; RUN: cmp %t.s.ll %{nothing}
; RUN: ldsopt optimize %{nothing} -o - 2> %t.err | cmp - %{nothing}
; RUN: filecheck %s --check-prefix NOTHING < %t.err
; NOTHING: nothing is better; the output is the input
; RUN: ldsopt optimize %{nothing} -o %t.o.ll -q 2>&1 | filecheck %s --check-prefix QUIET --allow-empty
; QUIET-NOT: {{.}}
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --no-assume named-bases -o %t.k.bc
; RUN: ldsopt optimize %t.k.bc --no-assume named-bases -o %t.out.bc 2>&1 | filecheck %s --check-prefix NOTHING
; RUN: cmp %t.out.bc %t.k.bc
; RUN: ldsopt optimize %t.k.bc --no-assume named-bases -o - | filecheck %s --check-prefix TEXT
; TEXT: define amdgpu_kernel void @copy(
; RUN: ldsopt optimize %{nothing} -o %t.o
; RUN: %{python} -c "assert open('%t.o', 'rb').read(4) == b'\x7fELF'"

; RUN: sed '/^;/d' %s | exits 3 ldsopt optimize - -o %t.none.ll 2>&1 | filecheck %s --check-prefix ARCH
; RUN: exits 2 ldsopt optimize %s --mcpu gfx942 --goal speed -o %t.none.ll 2>&1 | filecheck %s --check-prefix GOAL
; RUN: exits 2 ldsopt optimize %s --mcpu gfx942 -j 0 -o %t.none.ll 2>&1 | filecheck %s --check-prefix JOBS
; RUN: exits 2 ldsopt optimize %s --mcpu gfx942 -o %t.none.s -S 2>&1 | filecheck %s --check-prefix CODE
; RUN: exits 5 ldsopt optimize %s --mcpu gfx942 --compiler none -o %t.none.ll 2>&1 | filecheck %s --check-prefix COMPILER
; RUN: exits 2 ldsopt optimize %s --mcpu gfx942 --assume luck -o %t.none.ll 2>&1 | filecheck %s --check-prefix LUCK
; RUN: exits 4 ldsopt optimize %{nothing} --timeout 0.001 -o %t.none.ll 2>&1 | filecheck %s --check-prefix TIMEOUT
; RUN: variant LARGE %s | exits 4 ldsopt optimize - --mcpu gfx942 -o %t.none.ll 2>&1 | filecheck %s --check-prefix LARGE
; RUN: test ! -e %t.none.ll -a ! -e %t.none.s
; ARCH: {{^}}ldsopt: error: <stdin>: no architecture
; GOAL: {{^}}ldsopt: error: {{.*}}'speed' is not one of 'balanced'
; JOBS: {{^}}ldsopt: error: {{.*}}0 is not in the range
; CODE: {{^}}ldsopt: error: -S writes the module as text
; COMPILER: {{^}}ldsopt: error: no program 'none'
; LUCK: {{^}}ldsopt: error: {{.*}}luck
; TIMEOUT: {{^}}ldsopt: error: {{.*}}timeout
; LARGE: {{^}}ldsopt: error: {{.*}}local memory (100000) exceeds limit
target triple = "amdgcn-amd-amdhsa"
;LARGE @big = internal addrspace(3) global [99999 x i8] poison
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
;LARGE   store volatile i8 0, ptr addrspace(3) @big
  ret void
}
