; A gfx1250 matrix step as a newer LLVM prints it: tensor copies of five groups, WMMA without negation flags.
target triple = "amdgpu12.50-amd-amdhsa"

@tile = external addrspace(3) global [0 x i8], align 16

define amdgpu_kernel void @step(<4 x i32> inreg %where, <8 x i32> inreg %shape, ptr addrspace(1) inreg %out) {
  tail call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %where, <8 x i32> %shape, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)
  tail call void @llvm.amdgcn.s.wait.tensorcnt(i16 0)
  %x = load <16 x half>, ptr addrspace(3) @tile, align 16
  %y = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half> %x, <16 x half> %x, i16 0, <8 x float> splat (float -0x1.8p0), i1 false, i1 false)
  store <8 x float> %y, ptr addrspace(1) %out, align 32
  ret void
}

declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32 immarg)

declare void @llvm.amdgcn.s.wait.tensorcnt(i16 immarg)

declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(<16 x half>, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg)
