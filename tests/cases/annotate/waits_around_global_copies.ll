; In a tagged function every copy that is a global load stands between waits for LDS operations; those with arithmetic between share them.
; RUN: variant GLOBAL %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix GLOBAL
; RUN: variant TO-LDS %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix TO-LDS
; RUN: variant BUFFER %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix BUFFER
; RUN: variant ADJACENT %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix ADJACENT
; RUN: variant ARITHMETIC %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix ARITHMETIC
; RUN: variant LDS-BETWEEN %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix LDS-BETWEEN
; RUN: variant MEMORY-BETWEEN %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix MEMORY-BETWEEN
; RUN: variant BUFFER-BETWEEN %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix BUFFER-BETWEEN
; RUN: variant BLOCK-BETWEEN %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o - 2>&1 | filecheck %s --check-prefix BLOCK-BETWEEN
; RUN: variant NO-ARCH %s | ldsopt annotate - --no-check --explain -o %t.ll 2>&1 | filecheck %s --check-prefix NO-ARCH
; RUN: filecheck %s --check-prefix NO-ARCH-CODE < %t.ll
; GLOBAL: %x = load
; GLOBAL: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; GLOBAL: call void @llvm.amdgcn.global.load.lds(
; GLOBAL: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; GLOBAL: %y = load
; GLOBAL-NOT: s.waitcnt(i32 {{[0-9]}}
; TO-LDS: %x = load
; TO-LDS: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; TO-LDS: call void @llvm.amdgcn.load.to.lds.p1(
; TO-LDS: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; TO-LDS: %y = load
; TO-LDS-NOT: s.waitcnt(i32 {{[0-9]}}
; BUFFER: %x = load
; BUFFER: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(
; BUFFER: %y = load
; BUFFER-NOT: s.waitcnt(i32 {{[0-9]}}
; ADJACENT: %x = load
; ADJACENT: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; ADJACENT: call void @llvm.amdgcn.global.load.lds(
; ADJACENT: call void @llvm.amdgcn.global.load.lds(
; ADJACENT: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; ADJACENT: %y = load
; ADJACENT-NOT: s.waitcnt(i32 {{[0-9]}}
; ARITHMETIC: %x = load
; ARITHMETIC: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; ARITHMETIC: call void @llvm.amdgcn.global.load.lds(
; ARITHMETIC: call void @llvm.amdgcn.global.load.lds(
; ARITHMETIC: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; ARITHMETIC: %y = load
; ARITHMETIC-NOT: s.waitcnt(i32 {{[0-9]}}
; LDS-BETWEEN: %x = load
; LDS-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; LDS-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; LDS-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; LDS-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; LDS-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; LDS-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; LDS-BETWEEN: %y = load
; LDS-BETWEEN-NOT: s.waitcnt(i32 {{[0-9]}}
; MEMORY-BETWEEN: %x = load
; MEMORY-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; MEMORY-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; MEMORY-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; MEMORY-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; MEMORY-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; MEMORY-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; MEMORY-BETWEEN: %y = load
; MEMORY-BETWEEN-NOT: s.waitcnt(i32 {{[0-9]}}
; BUFFER-BETWEEN: %x = load
; BUFFER-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BUFFER-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; BUFFER-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BUFFER-BETWEEN: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(
; BUFFER-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BUFFER-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; BUFFER-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BUFFER-BETWEEN: %y = load
; BUFFER-BETWEEN-NOT: s.waitcnt(i32 {{[0-9]}}
; BLOCK-BETWEEN: %x = load
; BLOCK-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BLOCK-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; BLOCK-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BLOCK-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BLOCK-BETWEEN: call void @llvm.amdgcn.global.load.lds(
; BLOCK-BETWEEN: call void @llvm.amdgcn.s.waitcnt(i32 49279)
; BLOCK-BETWEEN: %y = load
; BLOCK-BETWEEN-NOT: s.waitcnt(i32 {{[0-9]}}
; NO-ARCH: <stdin>: unchanged: an LDS-DMA by a global load, which LLVM miscounts (R9), for no known architecture: give --mcpu
; NO-ARCH: left whole: an LDS-DMA by a global load, which LLVM miscounts (R9), for no known architecture: give --mcpu
; NO-ARCH-CODE-NOT: !alias.scope
; NO-ARCH-CODE: ret void
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(8) %r, i32 %n) {
  %p = getelementptr i8, ptr addrspace(3) @B, i32 %n
  %x = load i32, ptr addrspace(3) %p
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 4, i32 0, i32 0) ; but TO-LDS, BUFFER
;TO-LDS   call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;BUFFER,BUFFER-BETWEEN   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;ARITHMETIC   %a = add i32 %n, 4
;ARITHMETIC   %q = getelementptr i8, ptr addrspace(3) @A, i32 %a
;LDS-BETWEEN   %v = load i32, ptr addrspace(3) @B
;MEMORY-BETWEEN   %v = load i32, ptr addrspace(1) %g
;BLOCK-BETWEEN   br label %next
;BLOCK-BETWEEN next:
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 4, i32 0, i32 0) ; but GLOBAL, TO-LDS, BUFFER, NO-ARCH
  %y = load i32, ptr addrspace(3) @B
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %g
  ret void
}
