; Products of matrices of small floats, with scales of which a byte is chosen: machine code leaves what the IR leaves.
; REQUIRES: pseudocode, llc-22
; RUN: ldsopt verify %s %s --machine --quick --block 64 --arg "a: i32[2048]=random" --arg "s: i32[64]=random(2113929216,2130706432)" --arg "d: i32[512]=0" --compiler llc-22 | filecheck %s
; RUN: sed '/16x16x128/s/, i32 1, i32 \(.s.x)\)/, i32 0, i32 \1/' %s > %t.byte.ll
; RUN: exits 1 ldsopt verify %s %t.byte.ll --machine --quick --block 64 --arg "a: i32[2048]=random" --arg "s: i32[64]=random(2113929216,2130706432)" --arg "d: i32[512]=0" --compiler llc-22
; RUN: ldsopt compile %s --mcpu gfx950 --compiler llc-22 -o - | filecheck %s --check-prefix SCALED
; SCALED-DAG: v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel:[0,1,0] op_sel_hi:[1,0,0] cbsz:1 blgp:4
; SCALED-DAG: v_mfma_scale_f32_32x32x64_f8f6f4
; CHECK: equal (bit by bit)

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @scaled(ptr addrspace(1) %a, ptr addrspace(1) %s, ptr addrspace(1) %d) #1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a.p = getelementptr <16 x i32>, ptr addrspace(1) %a, i32 %t
  %both = load <16 x i32>, ptr addrspace(1) %a.p
  %even = and <16 x i32> %both, splat (i32 1061109567) ; no NaN
  %a.x = shufflevector <16 x i32> %even, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %b.x = shufflevector <16 x i32> %even, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %f.x = shufflevector <16 x i32> %even, <16 x i32> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %s.p = getelementptr i32, ptr addrspace(1) %s, i32 %t
  %s.x = load i32, ptr addrspace(1) %s.p
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4(<8 x i32> %a.x, <4 x i32> %f.x, <4 x float> splat (float 1.0), i32 1, i32 4, i32 2, i32 %s.x, i32 1, i32 %s.x)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4(<8 x i32> %a.x, <8 x i32> %b.x, <4 x float> %x, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0)
  %z = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4(<8 x i32> %a.x, <8 x i32> %b.x, <16 x float> zeroinitializer, i32 0, i32 0, i32 3, i32 %s.x, i32 0, i32 127)
  %first = shufflevector <16 x float> %z, <16 x float> poison, <4 x i32> <i32 0, i32 5, i32 10, i32 15>
  %d.p = getelementptr <4 x float>, ptr addrspace(1) %d, i32 %t
  store <4 x float> %y, ptr addrspace(1) %d.p
  %e.p = getelementptr <4 x float>, ptr addrspace(1) %d.p, i32 64
  store <4 x float> %first, ptr addrspace(1) %e.p
  ret void
}

attributes #1 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
