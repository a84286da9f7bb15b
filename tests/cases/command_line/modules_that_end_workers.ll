; Commands on many modules: what ends a worker costs its own module, and nothing waits for a pipe into which nobody writes.
; RUN: rm -rf %t
; RUN: mkdir -p %t/in/deep
; RUN: variant KERNEL %s > %t/in/good.ll
; RUN: cp %t/in/good.ll %t/in/deep/other.ll
; RUN: %{python} -c "open('%t/in/aborting.bc', 'wb').write(b'BC\xc0\xde' + b'\x35\x14\x00\x00' * 3)"
; RUN: exits 3 ldsopt annotate %t/in --mcpu gfx942 -o %t/out 2>&1 | filecheck %s --check-prefix ABORTING
; ABORTING: {{^}}ldsopt: error: {{.*}}in/aborting.bc
; RUN: find %t/out -type f | sort | filecheck %s --check-prefix WRITTEN
; WRITTEN: out/deep/other.ll
; WRITTEN-NEXT: out/good.ll
; WRITTEN-NOT: .ll

; RUN: mkfifo %t/in/pipe.ll
; RUN: exits 3 %{python} -m ldsopt check %t/in/good.ll %t/in/pipe.ll --mcpu gfx942 -j 2 2>&1 | filecheck %s --check-prefix PIPE
; PIPE-DAG: in/pipe.ll: is no regular file
; PIPE-DAG: 1 done, 1 bad input (exit code 3)

; One that takes too long is given up.
; RUN: printf '#!/bin/sh\ncase $* in *--version*) echo LLVM version 22.1.0 ;; *) sleep 60 ;; esac\n' > %t/llc
; RUN: chmod +x %t/llc
; RUN: not %{python} -m ldsopt check %t/in/good.ll %t/in/good.ll --mcpu gfx942 --compiler llc:%t/llc --module-timeout 8 -j 2 2>&1 | filecheck %s --check-prefix SLOW
; SLOW-DAG: in/good.ll: not done after 8
; SLOW-DAG: allow more by --module-timeout
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
;KERNEL @B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
