; What modules may be like that `ldsopt compile` compiles, and how those are refused that are none.
; RUN: variant KERNEL %s > %t.ll
; RUN: ldsopt compile %t.ll --mcpu gfx942 -o %t.s
; RUN: filecheck %s --check-prefix COMMENTS --input-file %t.s
; COMMENTS-DAG: ; codeLenInByte = 
; COMMENTS-DAG: ; Occupancy: 8
; COMMENTS-DAG: amdhsa.target:   amdgcn-amd-amdhsa--gfx942

; Bitcode, a module without a triple, which is for HSA, and one of a newer LLVM are compiled alike.
; RUN: %{python} -c "import llvmlite.binding as llvm; open('%t.bc', 'wb').write(llvm.parse_assembly(open('%t.ll').read(), llvm.create_context()).as_bitcode())"
; RUN: ldsopt compile %t.bc --mcpu gfx942 | cmp - %t.s
; RUN: sed '/target triple/d' %t.ll | ldsopt compile - --mcpu gfx942 | filecheck %s --check-prefix COMMENTS
; RUN: sed 's/amdgcn-/amdgpu9.42-/' %t.ll | ldsopt compile - --mcpu gfx942 | cmp - %t.s

; A name that is no UTF-8 survives; another name of an architecture is resolved; -O0 makes other code.
; RUN: sed 's/@k/@"k\xe4"/' %t.ll | ldsopt compile - --mcpu gfx942 > %t.latin.s
; RUN: %{python} -c "assert b'k\xe4' in open('%t.latin.s', 'rb').read()"
; RUN: ldsopt compile %t.ll --mcpu fiji | filecheck %s --check-prefix FIJI
; FIJI: amdgcn-amd-amdhsa--gfx803
; RUN: ldsopt compile %t.ll --mcpu gfx942 -O0 -o %t.0.s
; RUN: not cmp -s %t.0.s %t.s

; Bad input is one line with its place.
; DEFINE: %{refused} = exits 3 ldsopt compile - --mcpu gfx942
; RUN: variant OPCODE %s | %{refused} 2>&1 | filecheck %s --check-prefix OPCODE-SAYS
; OPCODE-SAYS: {{^}}ldsopt: error: <stdin>:[[#]]:{{.*}} expected instruction opcode
; RUN: variant RESULT %s | %{refused} 2>&1 | filecheck %s --check-prefix RESULT-SAYS
; RESULT-SAYS: {{^}}ldsopt: error: <stdin>:[[#]]:{{.*}} value doesn't match function result type
; RUN: variant LATER %s | %{refused} 2>&1 | filecheck %s --check-prefix LATER-SAYS
; LATER-SAYS: does not dominate all uses
; RUN: printf 'target triple = "x86_64-unknown-linux-gnu"\n' | %{refused} 2>&1 | filecheck %s --check-prefix HOST
; HOST: not for an AMD GPU
; RUN: printf 'define void @k() {\n  ret\0 void\n}' | %{refused} 2>&1 | filecheck %s --check-prefix NUL
; NUL: {{^}}ldsopt: error: <stdin>:2:{{.*}} a NUL byte in textual IR
; RUN: printf '\377\376\200' | %{refused} 2>&1 | filecheck %s --check-prefix BYTES
; BYTES: {{^}}ldsopt: error: <stdin>:
; RUN: printf 'BC\300\336\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' | %{refused} 2>&1 | filecheck %s --check-prefix BYTES
; RUN: printf '\0\377\200' | %{refused} 2>&1 | filecheck %s --check-prefix NULS
; NULS: ldsopt: error: {{.*}}NUL
; RUN: sed '1i target datalayout = "zzz"' %t.ll | %{refused} 2>&1 | filecheck %s --check-prefix BYTES

; Inline assembly needs an assembler for an object alone.
; RUN: variant KERNEL,ASM %s > %t.asm.ll
; RUN: ldsopt compile %t.asm.ll --mcpu gfx942 | filecheck %s --check-prefix NOP
; NOP: s_nop 0
; RUN: exits 5 ldsopt compile %t.asm.ll --mcpu gfx942 --emit obj -o %t.o 2>&1 | filecheck %s --check-prefix OBJECT
; OBJECT: inline assembly{{.*}}--compiler clang
;KERNEL,OPCODE,RESULT,LATER target triple = "amdgcn-amd-amdhsa"
;KERNEL define amdgpu_kernel void @k(ptr addrspace(1) %p) {
;KERNEL   %v = load i32, ptr addrspace(1) %p
;KERNEL   %w = mul i32 %v, 3
;KERNEL   store i32 %w, ptr addrspace(1) %p
;ASM   call void asm sideeffect "s_nop 0", ""()
;RESULT define i32 @k() {
;OPCODE,LATER define void @k(i32 %x) {
;LATER   br label %a
;LATER a:
;LATER   %y = add i32 %z, 1
;LATER   %z = add i32 %x, 1
;OPCODE   retx void
  ret void
}
