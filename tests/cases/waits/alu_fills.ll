; Hazards of RDNA inside inline assembly, which LLVM does not look at: `waits` adds the wait for the ALUs that is missing.
; RUN: ldsopt waits %s --mcpu gfx1100 -o %t.s 2>&1 | filecheck %s --check-prefix SAYS
; RUN: filecheck %s --input-file %t.s
; RUN: ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --input-file %t.txt --check-prefix CLEAN

; SAYS: 0 added; 1 wait for the ALUs added
; SAYS: `s_waitcnt_depctr depctr_va_vdst(0)` added: transcendental result; the other is a VALU instruction that reads it
; SAYS: about waits left: 0 definite
; CLEAN: no findings

target triple = "amdgcn-amd-amdhsa"

; CHECK-LABEL: too_soon:
; CHECK: v_exp_f32 v5
; CHECK-NEXT: s_waitcnt_depctr depctr_va_vdst(0)
; CHECK-NEXT: v_add_f32
define amdgpu_kernel void @too_soon(ptr addrspace(1) %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = bitcast i32 %t to float
  %r = call float asm sideeffect "v_exp_f32 v5, $1\0Av_add_f32 $0, v5, v5", "=v,v,~{v5}"(float %c)
  %g = getelementptr float, ptr addrspace(1) %p, i32 %t
  store float %r, ptr addrspace(1) %g
  ret void
}

; The author waits: nothing is added.
; CHECK-LABEL: waited_for:
; CHECK: v_exp_f32 v5
; CHECK-NEXT: s_waitcnt_depctr {{.*}}va_vdst(0)
; CHECK-NEXT: v_add_f32
define amdgpu_kernel void @waited_for(ptr addrspace(1) %p) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = bitcast i32 %t to float
  %r = call float asm sideeffect "v_exp_f32 v5, $1\0As_waitcnt_depctr depctr_va_vdst(0)\0Av_add_f32 $0, v5, v5", "=v,v,~{v5}"(float %c)
  %g = getelementptr float, ptr addrspace(1) %p, i32 %t
  store float %r, ptr addrspace(1) %g
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
