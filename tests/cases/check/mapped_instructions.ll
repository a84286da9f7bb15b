; LDS instructions are mapped to accesses of the IR where the compiler clones functions or makes one access of two.
; RUN: variant CLONED %s | ldsopt check - --mcpu gfx950 --no-races | filecheck %s --check-prefix CLONED
; RUN: variant WIDENED %s | exits 1 ldsopt check - --mcpu gfx1250 --no-races -o %t.widened
; RUN: filecheck %s --check-prefix WIDENED --input-file %t.widened
; RUN: ldsopt check %S/../../hazards/e16_module_lds_drops_scope.ll --mcpu gfx942 --no-races | filecheck %s --check-prefix MERGED

; LLVM clones functions with buffer pointers, and their compile unit, but not the kernel without any.
; CLONED: f: {{.*}} 1 LDS instruction: 1 mapped exactly
; CLONED: plain: {{.*}} 1 LDS instruction: 1 mapped exactly

; Two reads become one with the location of the first; the copy writes bytes of the second.
; WIDENED: 1 definite, 0 unproven
; WIDENED: missing-wait in k
; WIDENED: ds_load_2addr_b32
; WIDENED: k: {{.*}} 2 LDS instructions: 2 mapped exactly

; One read of two variables, at which the locations of two lines cancel out, may be either.
; MERGED: unproven missing-wait in k:
; MERGED: k: {{.*}} 2 LDS instructions: 1 mapped exactly, 1 to a class
; MERGED: k_u: {{.*}} 2 LDS instructions: 1 mapped exactly, 1 to a class

target triple = "amdgcn-amd-amdhsa"
;CLONED @L = internal addrspace(3) global [256 x i32] poison, align 16
;CLONED define internal i32 @f(ptr addrspace(7) %p) noinline {
;CLONED   %v = load i32, ptr addrspace(7) %p
;CLONED   %w = load i32, ptr addrspace(3) @L
;CLONED   %x = add i32 %v, %w
;CLONED   ret i32 %x
;CLONED }
;CLONED define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o) {
;CLONED   %p = addrspacecast ptr addrspace(8) %r to ptr addrspace(7)
;CLONED   %v = call i32 @f(ptr addrspace(7) %p)
;CLONED   store i32 %v, ptr addrspace(1) %o
;CLONED   ret void
;CLONED }
;CLONED define amdgpu_kernel void @plain(ptr addrspace(1) %o) {
;CLONED   %w = load i32, ptr addrspace(3) @L
;CLONED   store i32 %w, ptr addrspace(1) %o
;CLONED   ret void
;CLONED }
;WIDENED @S = internal addrspace(3) global [4096 x i8] poison, align 16
;WIDENED define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o) {
;WIDENED   call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 16), i32 0, i32 0)
;WIDENED   %x = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 12), align 4
;WIDENED   %y = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 16), align 4
;WIDENED   %s = fadd float %x, %y
;WIDENED   store float %s, ptr addrspace(1) %o
;WIDENED   ret void
;WIDENED }
;WIDENED declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
