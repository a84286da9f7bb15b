; `--json` is the report on standard output. Where -o is the module, `--report` names the report's file, and the module may not
; go to standard output as well.
; RUN: ldsopt annotate %s -o %t.ll --json -q | filecheck %s
; RUN: ldsopt annotate --json %s -o %t.ll -q | filecheck %s
; RUN: ldsopt pack --json - -o %t.ll -q < %s | filecheck %s --check-prefix STDIN
; RUN: ldsopt optimize %s -o %t.ll --report %t.json -q
; RUN: ldsopt waits %s -o %t.s --json -q | filecheck %s
; RUN: ldsopt liveness %s --json | filecheck %s
; RUN: filecheck %s --input-file %t.json
; CHECK: "schema": "ldsopt.{{annotation|optimization|waits|liveness}}/1"
; STDIN: "source": "<stdin>"

; The report alone, and nothing of it where the module goes there too.
; RUN: ldsopt instrument %s --auto barriers -o /dev/null --json -q | %{python} -m json.tool
; RUN: exits 2 ldsopt annotate %s --json > %t.out 2> %t.err
; RUN: filecheck %s --check-prefix TWICE --input-file %t.err
; RUN: test ! -s %t.out
; RUN: exits 2 ldsopt waits %s --report - 2>&1 | filecheck %s --check-prefix TWICE
; RUN: exits 2 ldsopt liveness %s --mark -o - --json 2>&1 | filecheck %s --check-prefix TWICE
; TWICE: ldsopt: error: the report and the output would both go to standard output: name the output's file with -o
; RUN: exits 2 ldsopt pack %S --json -o %t.d/ 2>&1 | filecheck %s --check-prefix SEVERAL
; SEVERAL: ldsopt: error: --json of several modules: their reports need a directory: --report DIR
; RUN: exits 2 ldsopt check %s --json --format sarif 2>&1 | filecheck %s --check-prefix FORMAT
; FORMAT: ldsopt: error: --json is --format json; leave out --format sarif

; A file behind `--json`, as before 0.1.0, where it can be no input.
; RUN: ldsopt annotate %s -o %t.ll --json %t.old.json 2>&1 | filecheck %s --check-prefix OLD
; RUN: filecheck %s --input-file %t.old.json
; RUN: ldsopt annotate %s -o %t.ll --json=%t.older 2>&1 | filecheck %s --check-prefix OLD
; RUN: filecheck %s --input-file %t.older
; RUN: ldsopt annotate %s -o %t.ll --json - 2> %t.err | filecheck %s
; RUN: filecheck %s --check-prefix OLD --input-file %t.err
; OLD: ldsopt: note: --json FILE is going away: name the file by --report FILE; --json alone is the report on standard output
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @reversed(ptr addrspace(1) %out) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %here = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %tid
  store i32 %tid, ptr addrspace(3) %here, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %tid, 63
  %there = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %other
  %value = load i32, ptr addrspace(3) %there, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %value, ptr addrspace(1) %to, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
