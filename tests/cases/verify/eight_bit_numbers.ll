; Numbers of eight bits, sums of pairs in memory, and the mode in which what is too large becomes the largest number.
; REQUIRES: pseudocode
; DEFINE: %{launch} = --block 64 --arg 'in:f32[128]=random(-600,600)' --arg 'out:i32[1024]=zeros' --arg 'sums:f32[128]=random'
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx942 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx950 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1201 %{launch} | filecheck %s
; CHECK: equal (bit by bit)
; The mode matters.
; RUN: sed 's/i32 1473, i32 1/i32 1473, i32 0/' %s > %t.plain.ll
; RUN: exits 1 ldsopt verify --machine --quick %s %t.plain.ll --mcpu gfx942 %{launch} | filecheck %s --check-prefix OTHER
; OTHER: not equivalent
; Another rounding is not executed.
; RUN: ldsopt compile %s --mcpu gfx942 -o %t.s
; RUN: sed 's/hwreg(HW_REG_MODE, 23, 1), 1/hwreg(HW_REG_MODE, 0, 24), 0x800001/' %t.s > %t.rounding.s
; RUN: exits 3 ldsopt verify --machine --quick %s %t.rounding.s --mcpu gfx942 %{launch} 2>&1 | filecheck %s --check-prefix MODE
; MODE: a rounding mode that is set

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [64 x i32] poison
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %sums) "amdgpu-flat-work-group-size"="64,64" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %pi = getelementptr <2 x i32>, ptr addrspace(1) %in, i32 %id
  %both = load <2 x i32>, ptr addrspace(1) %pi
  %a = extractelement <2 x i32> %both, i32 0
  %b = extractelement <2 x i32> %both, i32 1
  %x = bitcast i32 %a to float
  %y = bitcast i32 %b to float
  %to = getelementptr [16 x i32], ptr addrspace(1) %out, i32 %id
  %r0 = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %x, float %y, i32 %a, i1 false)
  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)
  %r1 = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %x, float %y, i32 %r0, i1 true)
  %r2 = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %x, float %y, i32 %b, i1 true)
  call void @llvm.amdgcn.s.setreg(i32 1473, i32 0)
  %f0 = call float @llvm.amdgcn.cvt.f32.fp8(i32 %a, i32 0)
  %f1 = call float @llvm.amdgcn.cvt.f32.fp8(i32 %a, i32 1)
  %f2 = call float @llvm.amdgcn.cvt.f32.bf8(i32 %a, i32 2)
  %f3 = call float @llvm.amdgcn.cvt.f32.bf8(i32 %a, i32 3)
  %v0 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %a, i1 false)
  %v1 = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %a, i1 true)
  %q0 = getelementptr i32, ptr addrspace(1) %to, i32 0
  %q1 = getelementptr i32, ptr addrspace(1) %to, i32 1
  %q2 = getelementptr i32, ptr addrspace(1) %to, i32 2
  %q3 = getelementptr i32, ptr addrspace(1) %to, i32 3
  %q4 = getelementptr i32, ptr addrspace(1) %to, i32 4
  %q5 = getelementptr i32, ptr addrspace(1) %to, i32 5
  %q6 = getelementptr i32, ptr addrspace(1) %to, i32 6
  %q8 = getelementptr i32, ptr addrspace(1) %to, i32 8
  store i32 %r1, ptr addrspace(1) %q0
  store i32 %r2, ptr addrspace(1) %q1
  store float %f0, ptr addrspace(1) %q2
  store float %f1, ptr addrspace(1) %q3
  store float %f2, ptr addrspace(1) %q4
  store float %f3, ptr addrspace(1) %q5
  store <2 x float> %v0, ptr addrspace(1) %q6
  store <2 x float> %v1, ptr addrspace(1) %q8
  %h = bitcast i32 %a to <2 x half>
  %g = bitcast i32 %b to <2 x bfloat>
  %s0 = getelementptr i32, ptr addrspace(1) %sums, i32 %id
  %s1 = getelementptr i32, ptr addrspace(1) %s0, i32 64
  %l = getelementptr i32, ptr addrspace(3) @L, i32 %id
  store i32 %b, ptr addrspace(3) %l
  %y0 = atomicrmw fadd ptr addrspace(1) %s0, <2 x half> %h syncscope("agent") monotonic, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0
  %z0 = atomicrmw fadd ptr addrspace(1) %s1, <2 x bfloat> %g syncscope("agent") monotonic, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0
  %w0 = atomicrmw fadd ptr addrspace(3) %l, <2 x half> %h syncscope("agent") monotonic
  %w1 = atomicrmw fadd ptr addrspace(3) %l, <2 x bfloat> %g syncscope("agent") monotonic
  %qa = getelementptr i32, ptr addrspace(1) %to, i32 10
  %qb = getelementptr i32, ptr addrspace(1) %to, i32 11
  %qc = getelementptr i32, ptr addrspace(1) %to, i32 12
  %qd = getelementptr i32, ptr addrspace(1) %to, i32 13
  store <2 x half> %y0, ptr addrspace(1) %qa
  store <2 x bfloat> %z0, ptr addrspace(1) %qb
  store <2 x half> %w0, ptr addrspace(1) %qc
  store <2 x bfloat> %w1, ptr addrspace(1) %qd
  ret void
}
!0 = !{}
