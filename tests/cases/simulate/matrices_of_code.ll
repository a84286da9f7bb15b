; Products of matrices of 8-bit integers and of single precision: machine code leaves what the IR leaves.
; REQUIRES: pseudocode, llc-22
; RUN: ldsopt simulate %s --kernel bytes --block 64 --arg "a: i64[64]=random" --arg "b: i64[64]=random" --arg "d: i32[256]=0" --outputs %t.bytes
; RUN: ldsopt simulate %s --kernel bytes --block 64 --arg "a: i64[64]=random" --arg "b: i64[64]=random" --arg "d: i32[256]=0" --machine --compiler llc-22 --expect d=%t.bytes/d.npy
; RUN: ldsopt simulate %s --kernel wide --block 64 --arg "a: i64[64]=random" --arg "b: i64[64]=random" --arg "d: i32[1024]=0" --outputs %t.wide
; RUN: ldsopt simulate %s --kernel wide --block 64 --arg "a: i64[64]=random" --arg "b: i64[64]=random" --arg "d: i32[1024]=0" --machine --compiler llc-22 --expect d=%t.wide/d.npy
; RUN: ldsopt simulate %s --kernel single --block 64 --arg "a: f32[64]=random" --arg "b: f32[64]=random" --arg "d: f32[256]=0" --outputs %t.single
; RUN: ldsopt simulate %s --kernel single --block 64 --arg "a: f32[64]=random" --arg "b: f32[64]=random" --arg "d: f32[256]=0" --machine --compiler llc-22 --expect d=%t.single/d.npy
; RUN: exits 1 ldsopt simulate %s --kernel single --block 64 --arg "a: f32[64]=random" --arg "b: f32[64]=0" --arg "d: f32[256]=0" --machine --compiler llc-22 --expect d=%t.single/d.npy

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @bytes(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %d) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a.p = getelementptr i64, ptr addrspace(1) %a, i32 %t
  %a.x = load i64, ptr addrspace(1) %a.p
  %b.p = getelementptr i64, ptr addrspace(1) %b, i32 %t
  %b.x = load i64, ptr addrspace(1) %b.p
  %x = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64 %a.x, i64 %b.x, <4 x i32> splat (i32 5), i32 0, i32 0, i32 0)
  %y = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x32.i8(i64 %b.x, i64 %a.x, <4 x i32> %x, i32 0, i32 0, i32 0)
  %d.p = getelementptr <4 x i32>, ptr addrspace(1) %d, i32 %t
  store <4 x i32> %y, ptr addrspace(1) %d.p
  ret void
}

define amdgpu_kernel void @wide(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %d) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a.p = getelementptr i64, ptr addrspace(1) %a, i32 %t
  %a.x = load i64, ptr addrspace(1) %a.p
  %b.p = getelementptr i64, ptr addrspace(1) %b, i32 %t
  %b.x = load i64, ptr addrspace(1) %b.p
  %x = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x16.i8(i64 %a.x, i64 %b.x, <16 x i32> zeroinitializer, i32 0, i32 0, i32 0)
  %d.p = getelementptr <16 x i32>, ptr addrspace(1) %d, i32 %t
  store <16 x i32> %x, ptr addrspace(1) %d.p
  ret void
}

define amdgpu_kernel void @single(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %d) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a.p = getelementptr float, ptr addrspace(1) %a, i32 %t
  %a.x = load float, ptr addrspace(1) %a.p
  %b.p = getelementptr float, ptr addrspace(1) %b, i32 %t
  %b.x = load float, ptr addrspace(1) %b.p
  %x = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x4f32(float %a.x, float %b.x, <4 x float> splat (float 1.0), i32 0, i32 0, i32 0)
  %d.p = getelementptr <4 x float>, ptr addrspace(1) %d, i32 %t
  store <4 x float> %x, ptr addrspace(1) %d.p
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
