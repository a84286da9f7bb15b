; Input that is no module for an AMD GPU is refused in one line, with its place; a module that LLVM gives up on, with LLVM's words.
; DEFINE: %{refused} = exits 3 ldsopt measure -
; RUN: printf ' \n\t\n' | %{refused} 2>&1 | filecheck %s --check-prefix EMPTY
; EMPTY: {{^}}ldsopt: error: <stdin>: empty input{{.*$}}
; EMPTY-NOT: {{.}}
; RUN: variant KERNEL,GLOBAL %s | %{refused} --mcpu gfx942 2>&1 | filecheck %s --check-prefix LATE
; LATE: {{^}}ldsopt: error: <stdin>:[[# @LINE + 76]]:6: invalid IR: expected
; RUN: variant KERNEL,EARLY %s | %{refused} --mcpu gfx942 2>&1 | filecheck %s --check-prefix USE
; USE: {{^}}ldsopt: error: <stdin>: invalid IR: Instruction does not dominate
; RUN: variant KERNEL,UNKNOWN %s | %{refused} --mcpu gfx942 2>&1 | filecheck %s --check-prefix INTRINSIC
; INTRINSIC: {{^}}ldsopt: error: <stdin>:[[# @LINE + 58]]: this LLVM does not know the intrinsic 'llvm.amdgcn.does.not.exist' and would compile it to a call of nothing; compile
; One that nothing calls is no reason.
; RUN: variant KERNEL,DECLARED %s | ldsopt measure - --mcpu gfx942 | filecheck %s --check-prefix READ
; READ: k
; RUN: variant KERNEL,TWO %s | %{refused} 2>&1 | filecheck %s --check-prefix SEVERAL
; SEVERAL: {{^}}ldsopt: error: <stdin>: functions for several architectures in one module: gfx942, gfx950; split it by architecture

; A triple is found however it is spaced.
; RUN: printf '\n\ntarget triple = "nvptx64-nvidia-cuda"\n' | %{refused} 2>&1 | filecheck %s --check-prefix NVIDIA
; NVIDIA: {{^}}ldsopt: error: <stdin>:3: the module is for 'nvptx64-nvidia-cuda', not for an AMD GPU; give the device module
; RUN: printf 'target triple = "foo-bar-baz"\n' | %{refused} 2>&1 | filecheck %s --check-prefix OTHER
; RUN: printf 'target  triple = "x86_64-unknown-linux-gnu"\n' | %{refused} 2>&1 | filecheck %s --check-prefix OTHER
; RUN: printf '  target triple = "x86_64-unknown-linux-gnu"\n' | %{refused} 2>&1 | filecheck %s --check-prefix OTHER
; RUN: printf 'target triple="x86_64-unknown-linux-gnu"\n' | %{refused} 2>&1 | filecheck %s --check-prefix OTHER
; OTHER: not for an AMD GPU
; RUN: variant KERNEL %s | sed 's/^target/  target/' | ldsopt measure - --mcpu gfx942 | filecheck %s --check-prefix READ
; RUN: printf 'target triple = "amdgcn-\320"\n' | %{refused} 2>&1 | filecheck %s --check-prefix NO-NAME
; NO-NAME: no target triple: amdgcn-

; Code where IR is needed, and bitcode that is broken.
; DEFINE: %{module} = exits 3 ldsopt annotate -
; RUN: printf '\177ELF\002\001' | %{module} 2>&1 | filecheck %s --check-prefix CODE
; RUN: printf '__CLANG_OFFLOAD_BUNDLE__....' | %{module} 2>&1 | filecheck %s --check-prefix CODE
; CODE: {{^}}ldsopt: error: <stdin>: this is compiled code; LLVM IR (.ll or .bc) is needed here; `ldsopt measure`, `diff`, `check`,
; RUN: printf '\t.text\n\tretq\n' | %{module} 2>&1 | filecheck %s --check-prefix OTHERS
; OTHERS: this is assembly without a kernel of an AMD GPU; LLVM IR (.ll or .bc) is needed here; give the device code
; RUN: printf 'BC\300\336\0\0\0\0\0\0\0\0' | %{module} 2>&1 | filecheck %s --check-prefix BITCODE
; RUN: printf '\336\300\027\013\377\377\377\377' | %{module} 2>&1 | filecheck %s --check-prefix BITCODE
; BITCODE: {{^}}ldsopt: error: <stdin>: invalid bitcode:

; What LLVM dies of, in compiling or in reading.
; DEFINE: %{dies} = exits 4 ldsopt compile -
; RUN: variant KERNEL,LARGE %s | sed s/SIZE/70000/ | %{dies} --mcpu gfx942 2>&1 | filecheck %s --check-prefix SMALL-LDS
; SMALL-LDS: {{^}}ldsopt: error: <stdin>: {{.*}}local memory (70000) exceeds limit (65536) in function 'k'
; RUN: variant KERNEL,LARGE %s | sed s/SIZE/170000/ | %{dies} --mcpu gfx950 2>&1 | filecheck %s --check-prefix LARGE-LDS
; LARGE-LDS: local memory (170000) exceeds limit (163840)
; RUN: variant KERNEL,LARGE %s | sed 's/SIZE/16/; s/poison/zeroinitializer/' | %{dies} --mcpu gfx942 2>&1 | filecheck %s --check-prefix INITIAL
; INITIAL: unsupported initializer
; RUN: variant KERNEL,ALIAS %s | %{dies} --mcpu gfx942 2>&1 | filecheck %s --check-prefix ALIASED
; ALIASED: LLVM: cannot compile @b, an alias of an LDS variable; name
; RUN: variant SELECT %s | %{dies} --mcpu gfx942 2>&1 | filecheck %s --check-prefix SELECTED
; SELECTED: {{^}}ldsopt: error: <stdin>: {{.*}}Cannot select: intrinsic %llvm.amdgcn.raw.buffer.load.lds{{.*$}}
; SELECTED-NOT: {{.}}
; RUN: %{python} -c "open('%t.deep.ll', 'w').write('define amdgpu_kernel void @k() {\n  store ptr ' + 'getelementptr (i8, ptr ' * 30_000 + 'null' + ', i64 1)' * 30_000 + ', ptr null\n  ret void\n}\n')"
; RUN: exits 3 ldsopt compile %t.deep.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix DEEP
; DEEP: {{^}}ldsopt: error: {{.*}}.deep.ll: {{.*}}SIGSEGV

target triple = "amdgcn-amd-amdhsa"
;DECLARED declare void @llvm.amdgcn.does.not.exist(i32)
;TWO define amdgpu_kernel void @a() "target-cpu"="gfx942" {
;TWO   ret void
;TWO }
;TWO define amdgpu_kernel void @b() "target-cpu"="gfx950" {
;TWO   ret void
;TWO }
;LARGE @a = addrspace(3) global [SIZE x i8] poison
;ALIAS @a = internal addrspace(3) global i32 poison
;ALIAS @b = internal alias i32, ptr addrspace(3) @a
;UNKNOWN declare void @llvm.amdgcn.does.not.exist(i32)
;KERNEL define amdgpu_kernel void @k() {
;UNKNOWN   call void @llvm.amdgcn.does.not.exist(i32 0)
;EARLY   %a = add i32 %b, 1
;EARLY   %b = add i32 %a, 1
;LARGE   store volatile i8 1, ptr addrspace(3) @a
;ALIAS   store i32 1, ptr addrspace(3) @b
;KERNEL   ret void
;KERNEL }
;SELECT declare void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32>, ptr addrspace(3), i32, i32, i32, i32, i32)
;SELECT define amdgpu_kernel void @k(<4 x i32> %r, ptr addrspace(3) %l) {
;SELECT   call void @llvm.amdgcn.raw.buffer.load.lds(<4 x i32> %r, ptr addrspace(3) %l, i32 3, i32 0, i32 0, i32 0, i32 0)
;SELECT   ret void
;SELECT }
;GLOBAL @x = glob i32 0
