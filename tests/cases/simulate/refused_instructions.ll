; What cannot be simulated is named before anything runs: what is called and not there is last, others come by their lines.
; RUN: ldsopt simulate --list-missing %s --mcpu gfx942 | filecheck %s
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix REFUSED
; REFUSED: {{^}}ldsopt: error: {{.*}}v_mov_b32{{.*}}2 more
target triple = "amdgcn-amd-amdhsa"
declare void @elsewhere()
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32 immarg)
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
; CHECK: :[[# @LINE + 1]]: {{.*}}v_mov_b32
  call void asm sideeffect "v_mov_b32 v0, v1", ""()
; CHECK: :[[# @LINE + 1]]: {{.*}}cvt.sr.fp8{{.*}}ldsopt/simt/intrinsics
  %x = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float 1.0, i32 0, i32 0, i32 0)
; CHECK: :[[# @LINE - 5]]: a call of 'elsewhere'
  call void @elsewhere()
  ret void
}
