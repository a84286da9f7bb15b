; `waits` puts `s_nop` where wait states are missing, and nowhere else: a matrix instruction in inline assembly, right behind what
; writes its operands and right in front of its result's use.
; RUN: variant WRONG %s > %t.wrong.ll
; RUN: variant RIGHT %s > %t.right.ll
; RUN: exits 1 ldsopt check %t.wrong.ll
; RUN: ldsopt waits %t.wrong.ll -o %t.s --witness %t.json 2>&1 | filecheck %s --check-prefix ADDED
; RUN: ldsopt check %t.s
; RUN: filecheck %s --check-prefix CODE < %t.s
; ADDED: ; 8 wait states added
; ADDED: 6 wait states added (s_nop): 1 of 7 wait states; XDL matrix result
; CODE: s_nop 1{{$}}
; CODE-NEXT: v_mfma
; CODE: s_nop 5{{$}}
; CODE-NEXT: global_store
; The repaired code is a fixed point, and code that has enough is left.
; RUN: ldsopt waits %t.s -o %t.twice.s
; RUN: cmp %t.s %t.twice.s
; RUN: ldsopt compile %t.right.ll -o %t.before.s
; RUN: ldsopt waits %t.right.ll -o %t.after.s
; RUN: cmp %t.before.s %t.after.s
; `optimize` writes IR, and no IR puts wait states into the author's assembly; without LDS, release and assembly it examines nothing.
; RUN: ldsopt optimize %t.wrong.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix STAY
; STAY: NOT REPAIRED{{.*}}wait-state-hazard
; RUN: variant EMPTY %s > %t.empty.ll
; RUN: ldsopt optimize %t.empty.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix EMPTY
; EMPTY: examined: nothing, as the output is the input
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out, <4 x half> %a, <4 x half> %b, <4 x float> %c) #0 {
;WRONG   %r = call <4 x float> asm sideeffect "v_mfma_f32_16x16x16_f16 $0, $1, $2, $3\0As_nop 0", "=v,v,v,0"(<4 x half> %a, <4 x half> %b, <4 x float> %c)
;RIGHT   %r = call <4 x float> asm sideeffect "s_nop 1\0Av_mfma_f32_16x16x16_f16 $0, $1, $2, $3\0As_nop 6", "=v,v,v,0"(<4 x half> %a, <4 x half> %b, <4 x float> %c)
  store <4 x float> %r, ptr addrspace(1) %out ; but EMPTY
;EMPTY   store i32 1, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
