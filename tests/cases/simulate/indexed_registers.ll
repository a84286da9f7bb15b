; REQUIRES: pseudocode
; Elements of a vector in registers by an index that is known when the wave runs, and a sum of products, rounded once and
; brought between 0 and 1: machine code leaves what the IR leaves.

; DEFINE: %{launch} = --block 64 --arg 'in: f32[1024]=random' --arg 'out: f32[512]=0'
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx90a %{launch} --arg 'at: i32=3' --arg 'to: i32=6' | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx942 %{launch} --arg 'at: i32=3' --arg 'to: i32=6' | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1100 %{launch} --arg 'at: i32=0' --arg 'to: i32=15' | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1201 %{launch} --arg 'at: i32=9' --arg 'to: i32=9' | filecheck %s
; CHECK: equal (bit by bit)
; RUN: ldsopt compile %s --mcpu gfx942 -o - | filecheck %s --check-prefix GFX9
; RUN: ldsopt compile %s --mcpu gfx1100 -o - | filecheck %s --check-prefix GFX11
; GFX9-DAG: s_set_gpr_idx_on s{{[0-9]+}}, gpr_idx(SRC0)
; GFX9-DAG: s_set_gpr_idx_on s{{[0-9]+}}, gpr_idx(DST)
; GFX9-DAG: v_dot2_f32_f16 {{.*}} clamp
; GFX11-DAG: v_movrels_b32
; GFX11-DAG: v_movreld_b32

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %at, i32 %to) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <16 x float>, ptr addrspace(1) %in, i32 %t
  %v = load <16 x float>, ptr addrspace(1) %p
  %x = extractelement <16 x float> %v, i32 %at
  %n = insertelement <16 x float> %v, float 7.0, i32 %to
  %y = extractelement <16 x float> %n, i32 9
  %first = extractelement <16 x float> %n, i32 0
  %h = fptrunc <16 x float> %v to <16 x half>
  %a = shufflevector <16 x half> %h, <16 x half> poison, <2 x i32> <i32 0, i32 1>
  %b = shufflevector <16 x half> %h, <16 x half> poison, <2 x i32> <i32 2, i32 3>
  %d = call float @llvm.amdgcn.fdot2(<2 x half> %a, <2 x half> %b, float %first, i1 true)
  %q = getelementptr <8 x float>, ptr addrspace(1) %out, i32 %t
  %r.0 = insertelement <8 x float> zeroinitializer, float %x, i32 0
  %r.1 = insertelement <8 x float> %r.0, float %y, i32 1
  %r.2 = insertelement <8 x float> %r.1, float %first, i32 2
  %r.3 = insertelement <8 x float> %r.2, float %d, i32 3
  store <8 x float> %r.3, ptr addrspace(1) %q
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
