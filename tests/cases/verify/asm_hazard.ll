; A hazard inside inline assembly changes a result. The IR cannot be executed, so its compiled code is what runs.

; RUN: ldsopt waits %s -o %t.repaired.s 2>&1 | filecheck %s --check-prefix=REPAIRED
; RUN: ldsopt compile %s -o %t.s
; RUN: ldsopt verify --machine %t.repaired.s %t.repaired.s --arg 'in: f16[256]=random' --arg 'out: f32[64]=zeros' -o - 2>&1 | filecheck %s --check-prefix=EQUAL
; RUN: not ldsopt verify --machine %t.repaired.s %t.s --arg 'in: f16[256]=random' --arg 'out: f32[64]=zeros' -o - 2>&1 | filecheck %s --check-prefix=STALE
; RUN: not ldsopt verify --machine %t.repaired.s %s --arg 'in: f16[256]=random' --arg 'out: f32[64]=zeros' -o - 2>&1 | filecheck %s --check-prefix=STALE
; RUN: not ldsopt verify --machine %s %t.repaired.s --arg 'in: f16[256]=random' --arg 'out: f32[64]=zeros' -o - 2>&1 | filecheck %s --check-prefix=COMPILED
; RUN: not ldsopt verify --machine %t.s %t.repaired.s 2>&1 | filecheck %s --check-prefix=LAUNCH

; REPAIRED: s_nop
; EQUAL: equal (bit by bit)
; STALE: different: out[
; STALE: not equivalent
; COMPILED-DAG: note: {{.*}}asm_hazard.ll: inline assembly "v_mfma{{.*}} is not executed as IR: its compiled code is what runs
; COMPILED-DAG: no verdict: the first module leaves its memory under this launch
; LAUNCH: runs as machine code, for which no launch can be chosen: give --launch FILE

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x half>, ptr addrspace(1) %in, i32 %t
  %a = load <4 x half>, ptr addrspace(1) %p
  %r = call <4 x float> asm sideeffect "v_mfma_f32_16x16x16_f16 $0, $1, $2, 0", "=v,v,v"(<4 x half> %a, <4 x half> %a)
  %e = extractelement <4 x float> %r, i32 0
  %f = fadd float %e, 1.0
  %g = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %f, ptr addrspace(1) %g
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
