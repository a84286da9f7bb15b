; `measure` of several modules, and `diff` of two: which architecture a side is for, and what is said of the same bytes.
; DEFINE: %{gemm} = %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll
; DEFINE: %{tiles} = %S/../../../corpus/ir/clang-22/named_tiles.gfx90a.ll
; RUN: ldsopt measure %{gemm} %{tiles} | filecheck %s --check-prefix SUMS
; RUN: ldsopt measure %{gemm} | filecheck %s --check-prefix ALONE
; SUMS: {{^}}2 functions of 2 modules: waits 71, in loops 69, VGPR 318,
; ALONE-NOT: of 2 modules
; RUN: ldsopt measure %s --mcpu gfx942 --json > %t.json
; RUN: ldsopt measure %s --mcpu gfx942 --format json | cmp - %t.json
; RUN: %{python} -c "import json; assert json.load(open('%t.json'))['schema'] == 'ldsopt.measurement/1'"

; Of several files those that are there are measured.
; RUN: exits 3 ldsopt measure %s %t.none.ll --mcpu gfx942 > %t.out 2> %t.said
; RUN: filecheck %s --check-prefix THERE --input-file %t.out
; RUN: filecheck %s --check-prefix GONE --input-file %t.said
; THERE: sides.ll  gfx942
; GONE: ldsopt: not measured: {{.*}}.none.ll: no such file or directory
; GONE: {{^}}ldsopt: error: 1 file could not be measured

; A side without an architecture is for that of the other; if neither has one, the option is asked for.
; RUN: variant PLAIN %s > %t.k.ll
; RUN: ldsopt optimize %t.k.ll --mcpu gfx942 -q -o %t.out.ll
; RUN: ldsopt diff %t.k.ll %t.out.ll | filecheck %s --check-prefix FOR
; RUN: ldsopt diff %t.out.ll %t.k.ll | filecheck %s --check-prefix FOR
; FOR: k.ll  gfx942
; RUN: sed '$a ; another one' %t.k.ll > %t.other.ll
; RUN: exits 3 ldsopt diff %t.k.ll %t.other.ll 2>&1 | filecheck %s --check-prefix ASKED
; ASKED: --mcpu

; Files of the same bytes are the same without it; a gate judges nothing then.
; RUN: cp %t.k.ll %t.same.ll
; RUN: ldsopt diff %t.k.ll %t.same.ll --format text | filecheck %s --check-prefix SAME
; SAME: {{^}}No changes.
; RUN: ldsopt diff %t.k.ll %t.same.ll --format json
; RUN: ldsopt diff %t.k.ll %t.same.ll --format markdown
; RUN: ldsopt diff %t.k.ll %t.same.ll --format html
; RUN: ldsopt diff %t.k.ll %t.same.ll --format junit
; RUN: ldsopt diff %t.k.ll %t.same.ll --format sarif
; RUN: ldsopt diff %t.k.ll %t.same.ll --format benchmark-json
; RUN: exits 3 ldsopt diff %t.k.ll %t.same.ll --fail-on regressions

; A gate of modules is that of their records.
; RUN: ldsopt annotate %{gemm} -q -o %t.annotated.ll
; RUN: exits 1 ldsopt diff %t.annotated.ll %{gemm} --fail-on regressions

; One candidate at a time and several give the same; code is the code that was compared.
; RUN: ldsopt optimize %{gemm} --effort 0 -j 1 -q -o %t.one.ll
; RUN: ldsopt optimize %{gemm} --effort 0 -j 7 -q -o %t.many.ll
; RUN: cmp %t.one.ll %t.many.ll
; RUN: ldsopt optimize %{gemm} --effort 0 -q -o %t.one.s
; RUN: ldsopt compile %t.one.ll -o %t.same.s
; RUN: grep -P '^\t[^.]' %t.one.s > %t.instructions
; RUN: grep -P '^\t[^.]' %t.same.s | cmp - %t.instructions
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
