; Powers of 0 and of denormal numbers, the smaller of two zeros, in memory too, and overflowing halves in the mode for that.
; REQUIRES: pseudocode
; DEFINE: %{launch} = --block 64 --arg 'out:i32[576]=zeros'
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx90a %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx942 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1030 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1100 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1201 %{launch} | filecheck %s
; CHECK: equal (bit by bit)
; RUN: variant MODE %s > %t.mode.ll
; RUN: exits 3 ldsopt verify --machine --quick %t.mode.ll %t.mode.ll --mcpu gfx942 %{launch} 2>&1 | filecheck %s --check-prefix TOO
; RUN: exits 3 ldsopt verify --machine --quick %t.mode.ll %t.mode.ll --mcpu gfx1100 %{launch} 2>&1 | filecheck %s --check-prefix TOO
; TOO: a number of f16 that is too large while FP16_OVFL is on

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [64 x float] poison
define amdgpu_kernel void @k(ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="64,64" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %place = mul i32 %id, 9
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %place
  %bit = and i32 %id, 31
  %shifted = shl i32 %id, %bit
  %bits = or i32 %shifted, %bit
  %x = bitcast i32 %bits to float
  %low = trunc i32 %bits to i16
  %h = bitcast i16 %low to half
  %wide = zext i32 %bits to i64
  %widest = shl i64 %wide, 12
  %d = bitcast i64 %widest to double
  %e0 = call i32 @llvm.amdgcn.frexp.exp.i32.f32(float %x)
  %e1 = call i16 @llvm.amdgcn.frexp.exp.i16.f16(half %h)
  %e1.wide = sext i16 %e1 to i32
  %e2 = call i32 @llvm.amdgcn.frexp.exp.i32.f64(double %d)
  %pair = call { float, i32 } @llvm.frexp.f32.i32(float %x)
  %e3 = extractvalue { float, i32 } %pair, 1
  %l = getelementptr float, ptr addrspace(3) @L, i32 %id
  store float 0.0, ptr addrspace(3) %l
  %m0 = atomicrmw fmin ptr addrspace(3) %l, float -0.0 syncscope("agent") monotonic
  %m1 = atomicrmw fmax ptr addrspace(3) %l, float 0.0 syncscope("agent") monotonic
  %m2 = atomicrmw fmin ptr addrspace(3) %l, float %x syncscope("agent") monotonic
;MODE  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)
  %large = sitofp i32 %bits to float
  %half = fptrunc float %large to half
  %half.bits = bitcast half %half to i16
  %half.wide = zext i16 %half.bits to i32
  %sign = shl i16 %low, 15
  %zero = bitcast i16 %sign to half
  %sign.other = shl i16 %low, 14
  %sign.last = and i16 %sign.other, -32768
  %zero.other = bitcast i16 %sign.last to half
  %smaller = call half @llvm.minnum.f16(half %zero, half %zero.other)
  %larger = call half @llvm.maxnum.f16(half %zero, half %zero.other)
  %chosen = insertelement <2 x half> poison, half %smaller, i32 0
  %both = insertelement <2 x half> %chosen, half %larger, i32 1
  %zero.32 = fpext half %zero to float
  %zero.other.32 = fpext half %zero.other to float
  %smaller.32 = call float @llvm.minnum.f32(float %zero.32, float %zero.other.32)
  %q7 = getelementptr i32, ptr addrspace(1) %to, i32 7
  %q8 = getelementptr i32, ptr addrspace(1) %to, i32 8
  store <2 x half> %both, ptr addrspace(1) %q7
  store float %smaller.32, ptr addrspace(1) %q8
  %q1 = getelementptr i32, ptr addrspace(1) %to, i32 1
  %q2 = getelementptr i32, ptr addrspace(1) %to, i32 2
  %q3 = getelementptr i32, ptr addrspace(1) %to, i32 3
  %q4 = getelementptr i32, ptr addrspace(1) %to, i32 4
  %q5 = getelementptr i32, ptr addrspace(1) %to, i32 5
  %q6 = getelementptr i32, ptr addrspace(1) %to, i32 6
  store i32 %e0, ptr addrspace(1) %to
  store i32 %e1.wide, ptr addrspace(1) %q1
  store i32 %e2, ptr addrspace(1) %q2
  store i32 %e3, ptr addrspace(1) %q3
  store float %m1, ptr addrspace(1) %q4
  store float %m2, ptr addrspace(1) %q5
  store i32 %half.wide, ptr addrspace(1) %q6
  %m3 = atomicrmw fmin ptr addrspace(1) %q6, float -0.0 syncscope("agent") monotonic, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
  ret void
}
!0 = !{}
