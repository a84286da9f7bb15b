; Commands on directories: each module as if it were alone, and no module's failure is another's.
; RUN: rm -rf %t
; RUN: mkdir -p %t/in/deep
; RUN: cp %s %t/in/good.ll
; RUN: sed 's/@copy/@another/; /^;/d' %s > %t/in/deep/gemm.ll
; RUN: printf 'this is no IR\n' > %t/in/deep/bad.ll

; Outputs keep the tree, and are those of each module alone.
; RUN: exits 3 ldsopt annotate %t/in --mcpu gfx942 -o %t/out --report %t/said
; RUN: find %t/out %t/said -type f | sort | filecheck %s --check-prefix OUT
; OUT: out/deep/gemm.ll
; OUT-NEXT: out/good.ll
; OUT-NEXT: said/deep/gemm.json
; OUT-NEXT: said/good.json
; OUT-NOT: out
; RUN: ldsopt annotate %t/in/good.ll --mcpu gfx942 -o %t/alone.ll
; RUN: cmp %t/out/good.ll %t/alone.ll
; RUN: ldsopt annotate %t/in/deep/gemm.ll --mcpu gfx942 -o %t/alone.ll
; RUN: cmp %t/out/deep/gemm.ll %t/alone.ll

; Code is named after its kind, reports go to a directory of their own.
; RUN: ldsopt compile %t/in/good.ll %t/in/deep/gemm.ll --mcpu gfx942 -o %t/code
; RUN: ldsopt compile '%t/in/g*.ll' %t/in/deep/gemm.ll --emit obj --mcpu gfx942 -o %t/code
; RUN: exits 3 ldsopt check %t/in --json --mcpu gfx942 -o %t/code/reports
; RUN: find %t/code -type f | sort | filecheck %s --check-prefix CODE
; CODE: code/gemm.o
; CODE-NEXT: code/gemm.s
; CODE-NEXT: code/good.o
; CODE-NEXT: code/good.s
; CODE-NEXT: code/reports/deep/gemm.json
; CODE-NEXT: code/reports/good.json
; CODE-NOT: code
; RUN: filecheck %s --check-prefix SOURCE --input-file %t/code/reports/deep/gemm.json
; SOURCE: "source": "{{.*}}in/deep/gemm.ll"

; What is said comes in the order of the inputs, though the largest is the first to start; it is what is said of each alone, and ends with a summary.
; RUN: exits 3 ldsopt check %t/in %s --mcpu gfx942 -j 1 > %t/said.txt 2> %t/said.err
; RUN: filecheck %s --check-prefix SAID --input-file %t/said.txt
; RUN: filecheck %s --check-prefix ERRORS --input-file %t/said.err
; SAID: {{.*}}in/deep/gemm.ll (gfx942,
; SAID: {{.*}}in/good.ll (gfx942,
; SAID: directories.ll (gfx942,
; ERRORS: ldsopt: error: {{.*}}in/deep/bad.ll:1:1: invalid IR
; ERRORS: ldsopt: check: 4 modules: 3 done, 1 bad input (exit code 3)
; RUN: ldsopt check %t/in/good.ll %t/in/deep/gemm.ll --mcpu gfx942 > %t/together.txt
; RUN: ldsopt check %t/in/good.ll --mcpu gfx942 > %t/first.txt
; RUN: ldsopt check %t/in/deep/gemm.ll --mcpu gfx942 > %t/second.txt
; RUN: cat %t/first.txt %t/second.txt | cmp - %t/together.txt
; Quietly it is errors alone.
; RUN: exits 3 ldsopt annotate -q %t/in --mcpu gfx942 -o %t/out 2>&1 | filecheck %s --check-prefix QUIET
; QUIET-NOT: ldsopt: annotate
; QUIET: ldsopt: error: {{.*}}in/deep/bad.ll
; QUIET-NOT: ldsopt:
; The greatest exit code wins.
; RUN: exits 2 ldsopt compile %t/in --mcpu gfx9 -o %t/none
; RUN: exits 3 ldsopt compile %t/in --mcpu gfx942 -o %t/code

; Several at a time are measured as one after the other.
; RUN: exits 3 ldsopt measure %t/in --json --mcpu gfx942 -j 1 > %t/one.json 2> %t/one.err
; RUN: exits 3 ldsopt measure %t/in --json --mcpu gfx942 -j 2 > %t/two.json 2> %t/two.err
; RUN: cmp %t/one.json %t/two.json
; RUN: cmp %t/one.err %t/two.err
; RUN: filecheck %s --check-prefix ONE --input-file %t/one.json
; RUN: filecheck %s --check-prefix ONE-ERROR --input-file %t/one.err
; ONE: "source": "{{.*}}in/deep/gemm.ll"
; ONE: "source": "{{.*}}in/good.ll"
; ONE-NOT: "source"
; ONE-ERROR: ldsopt: not measured: {{.*}}in/deep/bad.ll:1:1: invalid IR: expected top-level entity
; ONE-ERROR: ldsopt: error: 1 file could not be measured
; RUN: exits 3 ldsopt diff %t/in %t/in --mcpu gfx942 | filecheck %s --check-prefix SAME
; SAME: No changes.
; RUN: exits 3 ldsopt simulate --list-missing %t/in --mcpu gfx942 > %t/listed.txt 2> %t/listed.err
; RUN: filecheck %s --check-prefix LISTED --input-file %t/listed.txt
; RUN: filecheck %s --check-prefix UNREAD --input-file %t/listed.err
; LISTED: not read: {{.*}}in/deep/bad.ll:1:1: invalid IR: expected top-level entity
; LISTED: 2 of 3 modules can run
; UNREAD: ldsopt: error: 1 file could not be read
; RUN: exits 3 ldsopt measure %t/in/deep/bad.ll --mcpu gfx942 > %t/none.txt
; RUN: cmp %t/none.txt /dev/null

; The first to start is the largest, and its failure may be the last.
; RUN: rm %t/in/deep/bad.ll
; RUN: %{python} -c "open('%t/in/last.ll', 'w').write('this is no IR\n' * 5000)"
; RUN: exits 3 ldsopt check %t/in --mcpu gfx942 -j 1 --fail-fast > %t/none.txt 2> %t/fast.err
; RUN: cmp %t/none.txt /dev/null
; RUN: filecheck %s --check-prefix FAST --input-file %t/fast.err
; FAST: ldsopt: check: 3 modules: 1 bad input (exit code 3), 2 not tried

; A directory is held against its record: other JSON files are passed over, it may gain a module, and one of which nothing has the same
; name is not compared.
; RUN: rm %t/in/last.ll
; RUN: printf '{}' > %t/in/launch.json
; RUN: ldsopt measure %t/in --json --mcpu gfx942 -o %t/main.json
; RUN: ldsopt annotate %t/in/good.ll --mcpu gfx942 -o %t/in/good.ll
; RUN: cp %s %t/in/new.ll
; RUN: ldsopt diff %t/main.json %t/in --mcpu gfx942 --format markdown --fail-on regressions | filecheck %s --check-prefix HELD
; HELD-NOT: deep/gemm:
; HELD: good
; HELD-NOT: deep/gemm:
; RUN: ldsopt diff %t/main.json %t/in --mcpu gfx942 | filecheck %s --check-prefix GAINED
; GAINED: new
; RUN: mkdir %t/other
; RUN: cp %s %t/other/other.ll
; RUN: cp %s %t/other/another.ll
; RUN: exits 2 ldsopt diff %t/main.json %t/other --mcpu gfx942

; Triton's cache is a tree of modules, whose architectures stand beside them.
; RUN: mkdir -p %t/cache/A %t/cache/B
; RUN: cp %s %t/cache/A/k.llir
; RUN: cp %s %t/cache/B/k.llir
; RUN: printf 'module {}\n' > %t/cache/A/k.ttgir
; RUN: printf '{"target": {"backend": "hip", "arch": "gfx942"}}' > %t/cache/A/k.json
; RUN: printf '{"target": {"backend": "hip", "arch": "gfx950"}}' > %t/cache/B/k.json
; RUN: ldsopt check %t/cache | filecheck %s --check-prefix CACHE
; CACHE: k.llir (gfx942,
; CACHE: k.llir (gfx950,

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
