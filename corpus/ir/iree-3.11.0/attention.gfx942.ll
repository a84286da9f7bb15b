; ModuleID = 'attention_dispatch_0'
source_filename = "attention_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__shared_memory___1 = private unnamed_addr addrspace(3) global [1 x [64 x [68 x half]]] undef, align 16
@__shared_memory___0 = private unnamed_addr addrspace(3) global [1 x [64 x [68 x half]]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [1 x [64 x [68 x half]]] undef, align 16

; Function Attrs: alwaysinline nofree norecurse nounwind denormal_fpenv(float: preservesign)
define amdgpu_kernel void @attention_dispatch_0_attention_16x2048x64x64x2048(ptr addrspace(1) inreg noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) inreg noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) inreg noalias noundef nonnull readonly align 16 captures(none) %2, ptr addrspace(1) inreg noalias noundef nonnull writeonly align 16 captures(none) %3) local_unnamed_addr #0 !reqd_work_group_size !6 {
  %5 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) nonnull %0, i16 0, i64 4194304, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %7 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) nonnull %1, i16 0, i64 4194304, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %8 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) nonnull %2, i16 0, i64 4194304, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %3, i64 64) ]
  %9 = tail call range(i32 0, 512) i32 @llvm.amdgcn.workgroup.id.x()
  %10 = shl nuw nsw i32 %9, 6
  %11 = and i32 %10, 1984
  %12 = lshr i32 %5, 3
  %13 = or disjoint i32 %11, %12
  %14 = shl nuw nsw i32 %5, 3
  %15 = and i32 %14, 56
  %16 = shl nuw nsw i32 %9, 12
  %17 = and i32 %16, 1966080
  %18 = getelementptr [2 x i8], ptr addrspace(7) %6, i32 %17
  %.idx = shl nuw nsw i32 %13, 7
  %19 = getelementptr i8, ptr addrspace(7) %18, i32 %.idx
  %20 = getelementptr [2 x i8], ptr addrspace(7) %19, i32 %15
  %21 = load <8 x half>, ptr addrspace(7) %20, align 2
  %22 = getelementptr i8, ptr addrspace(7) %19, i32 4096
  %23 = getelementptr [2 x i8], ptr addrspace(7) %22, i32 %15
  %24 = load <8 x half>, ptr addrspace(7) %23, align 2
  %25 = fmul <8 x half> %21, splat (half 0xH31C5)
  %26 = fmul <8 x half> %24, splat (half 0xH31C5)
  %narrow = mul nuw nsw i32 %12, 68
  %narrow2 = add nuw nsw i32 %narrow, %15
  %27 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow2
  store <8 x half> %25, ptr addrspace(3) %27, align 8
  %narrow4 = add nuw nsw i32 %narrow2, 2176
  %28 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow4
  store <8 x half> %26, ptr addrspace(3) %28, align 8
  fence syncscope("workgroup") release, !mmra !7
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !7
  %29 = lshr i32 %5, 4
  %30 = and i32 %29, 3
  %31 = and i32 %5, 15
  %32 = lshr i32 %5, 2
  %33 = and i32 %32, 48
  %34 = or disjoint i32 %33, %31
  %35 = shl nuw nsw i32 %30, 3
  %.idx43 = mul nuw nsw i32 %34, 136
  %36 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx43
  %37 = getelementptr [2 x i8], ptr addrspace(3) %36, i32 %35
  %38 = load <8 x half>, ptr addrspace(3) %37, align 8
  %39 = or disjoint i32 %35, 32
  %40 = getelementptr [2 x i8], ptr addrspace(3) %36, i32 %39
  %41 = load <8 x half>, ptr addrspace(3) %40, align 8
  %42 = or disjoint i32 %31, 16
  %43 = or disjoint i32 %31, 32
  %44 = or disjoint i32 %31, 48
  %45 = shufflevector <8 x half> %38, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %46 = shufflevector <8 x half> %38, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %47 = shufflevector <8 x half> %41, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %48 = shufflevector <8 x half> %41, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %49 = shl nuw nsw i32 %30, 2
  %50 = or disjoint i32 %49, 16
  %51 = or disjoint i32 %49, 32
  %52 = or disjoint i32 %49, 48
  %53 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow2
  %54 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow4
  %55 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___1, i32 %narrow2
  %56 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___1, i32 %narrow4
  %narrow35 = mul nuw nsw i32 %31, 68
  %57 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %35
  %58 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %narrow35
  %59 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %39
  %60 = getelementptr [2 x i8], ptr addrspace(3) %59, i32 %narrow35
  %narrow36 = mul nuw nsw i32 %42, 68
  %61 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %narrow36
  %62 = getelementptr [2 x i8], ptr addrspace(3) %59, i32 %narrow36
  %narrow37 = mul nuw nsw i32 %43, 68
  %63 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %narrow37
  %64 = getelementptr [2 x i8], ptr addrspace(3) %59, i32 %narrow37
  %narrow42 = mul nuw nsw i32 %44, 68
  %65 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %narrow42
  %66 = getelementptr [2 x i8], ptr addrspace(3) %59, i32 %narrow42
  %67 = tail call noundef range(i32 0, 32) i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %68 = tail call noundef range(i32 0, 64) i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %67)
  %69 = shl nuw nsw i32 %68, 2
  %70 = xor i32 %69, 128
  %.idx53 = mul nuw nsw i32 %30, 544
  %71 = getelementptr i8, ptr addrspace(3) @__shared_memory___1, i32 %.idx53
  %72 = getelementptr [2 x i8], ptr addrspace(3) %71, i32 %31
  %73 = getelementptr i8, ptr addrspace(3) %71, i32 136
  %74 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %31
  %75 = getelementptr i8, ptr addrspace(3) %71, i32 272
  %76 = getelementptr [2 x i8], ptr addrspace(3) %75, i32 %31
  %77 = getelementptr i8, ptr addrspace(3) %71, i32 408
  %78 = getelementptr [2 x i8], ptr addrspace(3) %77, i32 %31
  %79 = getelementptr [2 x i8], ptr addrspace(3) %71, i32 %42
  %80 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %42
  %81 = getelementptr [2 x i8], ptr addrspace(3) %75, i32 %42
  %82 = getelementptr [2 x i8], ptr addrspace(3) %77, i32 %42
  %83 = getelementptr [2 x i8], ptr addrspace(3) %71, i32 %43
  %84 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %43
  %85 = getelementptr [2 x i8], ptr addrspace(3) %75, i32 %43
  %86 = getelementptr [2 x i8], ptr addrspace(3) %77, i32 %43
  %87 = getelementptr [2 x i8], ptr addrspace(3) %71, i32 %44
  %88 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %44
  %89 = getelementptr [2 x i8], ptr addrspace(3) %75, i32 %44
  %90 = getelementptr [2 x i8], ptr addrspace(3) %77, i32 %44
  %.idx45 = mul nuw nsw i32 %50, 136
  %91 = getelementptr i8, ptr addrspace(3) @__shared_memory___1, i32 %.idx45
  %92 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %31
  %93 = getelementptr i8, ptr addrspace(3) %71, i32 2312
  %94 = getelementptr [2 x i8], ptr addrspace(3) %93, i32 %31
  %95 = getelementptr i8, ptr addrspace(3) %71, i32 2448
  %96 = getelementptr [2 x i8], ptr addrspace(3) %95, i32 %31
  %97 = getelementptr i8, ptr addrspace(3) %71, i32 2584
  %98 = getelementptr [2 x i8], ptr addrspace(3) %97, i32 %31
  %99 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %42
  %100 = getelementptr [2 x i8], ptr addrspace(3) %93, i32 %42
  %101 = getelementptr [2 x i8], ptr addrspace(3) %95, i32 %42
  %102 = getelementptr [2 x i8], ptr addrspace(3) %97, i32 %42
  %103 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %43
  %104 = getelementptr [2 x i8], ptr addrspace(3) %93, i32 %43
  %105 = getelementptr [2 x i8], ptr addrspace(3) %95, i32 %43
  %106 = getelementptr [2 x i8], ptr addrspace(3) %97, i32 %43
  %107 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %44
  %108 = getelementptr [2 x i8], ptr addrspace(3) %93, i32 %44
  %109 = getelementptr [2 x i8], ptr addrspace(3) %95, i32 %44
  %110 = getelementptr [2 x i8], ptr addrspace(3) %97, i32 %44
  %.idx46 = mul nuw nsw i32 %51, 136
  %111 = getelementptr i8, ptr addrspace(3) @__shared_memory___1, i32 %.idx46
  %112 = getelementptr [2 x i8], ptr addrspace(3) %111, i32 %31
  %113 = getelementptr i8, ptr addrspace(3) %71, i32 4488
  %114 = getelementptr [2 x i8], ptr addrspace(3) %113, i32 %31
  %115 = getelementptr i8, ptr addrspace(3) %71, i32 4624
  %116 = getelementptr [2 x i8], ptr addrspace(3) %115, i32 %31
  %117 = getelementptr i8, ptr addrspace(3) %71, i32 4760
  %118 = getelementptr [2 x i8], ptr addrspace(3) %117, i32 %31
  %119 = getelementptr [2 x i8], ptr addrspace(3) %111, i32 %42
  %120 = getelementptr [2 x i8], ptr addrspace(3) %113, i32 %42
  %121 = getelementptr [2 x i8], ptr addrspace(3) %115, i32 %42
  %122 = getelementptr [2 x i8], ptr addrspace(3) %117, i32 %42
  %123 = getelementptr [2 x i8], ptr addrspace(3) %111, i32 %43
  %124 = getelementptr [2 x i8], ptr addrspace(3) %113, i32 %43
  %125 = getelementptr [2 x i8], ptr addrspace(3) %115, i32 %43
  %126 = getelementptr [2 x i8], ptr addrspace(3) %117, i32 %43
  %127 = getelementptr [2 x i8], ptr addrspace(3) %111, i32 %44
  %128 = getelementptr [2 x i8], ptr addrspace(3) %113, i32 %44
  %129 = getelementptr [2 x i8], ptr addrspace(3) %115, i32 %44
  %130 = getelementptr [2 x i8], ptr addrspace(3) %117, i32 %44
  %.idx47 = mul nuw nsw i32 %52, 136
  %131 = getelementptr i8, ptr addrspace(3) @__shared_memory___1, i32 %.idx47
  %132 = getelementptr [2 x i8], ptr addrspace(3) %131, i32 %31
  %133 = getelementptr i8, ptr addrspace(3) %71, i32 6664
  %134 = getelementptr [2 x i8], ptr addrspace(3) %133, i32 %31
  %135 = getelementptr i8, ptr addrspace(3) %71, i32 6800
  %136 = getelementptr [2 x i8], ptr addrspace(3) %135, i32 %31
  %137 = getelementptr i8, ptr addrspace(3) %71, i32 6936
  %138 = getelementptr [2 x i8], ptr addrspace(3) %137, i32 %31
  %139 = getelementptr [2 x i8], ptr addrspace(3) %131, i32 %42
  %140 = getelementptr [2 x i8], ptr addrspace(3) %133, i32 %42
  %141 = getelementptr [2 x i8], ptr addrspace(3) %135, i32 %42
  %142 = getelementptr [2 x i8], ptr addrspace(3) %137, i32 %42
  %143 = getelementptr [2 x i8], ptr addrspace(3) %131, i32 %43
  %144 = getelementptr [2 x i8], ptr addrspace(3) %133, i32 %43
  %145 = getelementptr [2 x i8], ptr addrspace(3) %135, i32 %43
  %146 = getelementptr [2 x i8], ptr addrspace(3) %137, i32 %43
  %147 = getelementptr [2 x i8], ptr addrspace(3) %131, i32 %44
  %148 = getelementptr [2 x i8], ptr addrspace(3) %133, i32 %44
  %149 = getelementptr [2 x i8], ptr addrspace(3) %135, i32 %44
  %150 = getelementptr [2 x i8], ptr addrspace(3) %137, i32 %44
  %invariant.op = or i32 %15, %17
  br label %151

151:                                              ; preds = %4, %151
  %152 = phi <1 x float> [ zeroinitializer, %4 ], [ %297, %151 ]
  %153 = phi <1 x float> [ splat (float 0xC7EFFFFFE0000000), %4 ], [ %223, %151 ]
  %154 = phi [1 x [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]]] [ zeroinitializer, %4 ], [ %497, %151 ]
  %155 = phi i32 [ 0, %4 ], [ %498, %151 ]
  fence syncscope("workgroup") release, !mmra !7
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !7
  %156 = or disjoint i32 %155, %12
  %157 = shl nuw nsw i32 %156, 6
  %.reass.reass = or i32 %157, %invariant.op
  %158 = getelementptr [2 x i8], ptr addrspace(7) %7, i32 %.reass.reass
  %159 = load <8 x half>, ptr addrspace(7) %158, align 2
  %160 = or disjoint i32 %.reass.reass, 2048
  %161 = getelementptr [2 x i8], ptr addrspace(7) %7, i32 %160
  %162 = load <8 x half>, ptr addrspace(7) %161, align 2
  %163 = getelementptr [2 x i8], ptr addrspace(7) %8, i32 %.reass.reass
  %164 = load <8 x half>, ptr addrspace(7) %163, align 2
  %165 = getelementptr [2 x i8], ptr addrspace(7) %8, i32 %160
  %166 = load <8 x half>, ptr addrspace(7) %165, align 2
  store <8 x half> %159, ptr addrspace(3) %53, align 8
  store <8 x half> %162, ptr addrspace(3) %54, align 8
  store <8 x half> %164, ptr addrspace(3) %55, align 8
  store <8 x half> %166, ptr addrspace(3) %56, align 8
  fence syncscope("workgroup") release, !mmra !7
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !7
  %167 = load <8 x half>, ptr addrspace(3) %58, align 8
  %168 = load <8 x half>, ptr addrspace(3) %60, align 8
  %169 = load <8 x half>, ptr addrspace(3) %61, align 8
  %170 = load <8 x half>, ptr addrspace(3) %62, align 8
  %171 = load <8 x half>, ptr addrspace(3) %63, align 8
  %172 = load <8 x half>, ptr addrspace(3) %64, align 8
  %173 = load <8 x half>, ptr addrspace(3) %65, align 8
  %174 = load <8 x half>, ptr addrspace(3) %66, align 8
  %175 = shufflevector <8 x half> %167, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %176 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %175, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %177 = shufflevector <8 x half> %167, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %178 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %177, <4 x half> %46, <4 x float> %176, i32 0, i32 0, i32 0)
  %179 = shufflevector <8 x half> %169, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %180 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %179, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %181 = shufflevector <8 x half> %169, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %182 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %181, <4 x half> %46, <4 x float> %180, i32 0, i32 0, i32 0)
  %183 = shufflevector <8 x half> %171, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %184 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %183, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %185 = shufflevector <8 x half> %171, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %186 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %185, <4 x half> %46, <4 x float> %184, i32 0, i32 0, i32 0)
  %187 = shufflevector <8 x half> %173, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %188 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %187, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %189 = shufflevector <8 x half> %173, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %190 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %189, <4 x half> %46, <4 x float> %188, i32 0, i32 0, i32 0)
  %191 = shufflevector <8 x half> %168, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %192 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %191, <4 x half> %47, <4 x float> %178, i32 0, i32 0, i32 0)
  %193 = shufflevector <8 x half> %168, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %194 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %193, <4 x half> %48, <4 x float> %192, i32 0, i32 0, i32 0)
  %195 = shufflevector <8 x half> %170, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %196 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %195, <4 x half> %47, <4 x float> %182, i32 0, i32 0, i32 0)
  %197 = shufflevector <8 x half> %170, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %198 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %197, <4 x half> %48, <4 x float> %196, i32 0, i32 0, i32 0)
  %199 = shufflevector <8 x half> %172, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %200 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %199, <4 x half> %47, <4 x float> %186, i32 0, i32 0, i32 0)
  %201 = shufflevector <8 x half> %172, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %202 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %201, <4 x half> %48, <4 x float> %200, i32 0, i32 0, i32 0)
  %203 = shufflevector <8 x half> %174, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %204 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %203, <4 x half> %47, <4 x float> %190, i32 0, i32 0, i32 0)
  %205 = shufflevector <8 x half> %174, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %206 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %205, <4 x half> %48, <4 x float> %204, i32 0, i32 0, i32 0)
  %207 = shufflevector <4 x float> %198, <4 x float> %194, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %208 = shufflevector <4 x float> %202, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %209 = shufflevector <16 x float> %208, <16 x float> %207, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %210 = shufflevector <4 x float> %206, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %211 = shufflevector <16 x float> %210, <16 x float> %209, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 0, i32 1, i32 2, i32 3>
  %212 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %211)
  %213 = tail call float @llvm.maxnum.f32(float %212, float 0xFFF0000000000000)
  %214 = bitcast float %213 to i32
  %215 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %214, i32 16415)
  %216 = bitcast i32 %215 to float
  %217 = tail call float @llvm.maxnum.f32(float %213, float %216)
  %218 = bitcast float %217 to i32
  %219 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %218)
  %220 = bitcast i32 %219 to float
  %221 = tail call float @llvm.maxnum.f32(float %217, float %220)
  %222 = insertelement <1 x float> poison, float %221, i64 0
  %223 = tail call <1 x float> @llvm.maxnum.v1f32(<1 x float> %222, <1 x float> %153)
  %224 = fsub <1 x float> %153, %223
  %225 = extractelement <1 x float> %224, i64 0
  %226 = tail call noundef float @llvm.exp2.f32(float %225)
  %227 = insertelement <1 x float> poison, float %226, i64 0
  %228 = fmul <1 x float> %152, %227
  %229 = shufflevector <1 x float> %223, <1 x float> poison, <4 x i32> zeroinitializer
  %230 = fsub <4 x float> %194, %229
  %231 = fsub <4 x float> %198, %229
  %232 = fsub <4 x float> %202, %229
  %233 = fsub <4 x float> %206, %229
  %234 = extractelement <4 x float> %230, i64 0
  %235 = tail call noundef float @llvm.exp2.f32(float %234)
  %236 = insertelement <4 x float> poison, float %235, i64 0
  %237 = extractelement <4 x float> %230, i64 1
  %238 = tail call noundef float @llvm.exp2.f32(float %237)
  %239 = insertelement <4 x float> %236, float %238, i64 1
  %240 = extractelement <4 x float> %230, i64 2
  %241 = tail call noundef float @llvm.exp2.f32(float %240)
  %242 = insertelement <4 x float> %239, float %241, i64 2
  %243 = extractelement <4 x float> %230, i64 3
  %244 = tail call noundef float @llvm.exp2.f32(float %243)
  %245 = insertelement <4 x float> %242, float %244, i64 3
  %246 = extractelement <4 x float> %231, i64 0
  %247 = tail call noundef float @llvm.exp2.f32(float %246)
  %248 = insertelement <4 x float> poison, float %247, i64 0
  %249 = extractelement <4 x float> %231, i64 1
  %250 = tail call noundef float @llvm.exp2.f32(float %249)
  %251 = insertelement <4 x float> %248, float %250, i64 1
  %252 = extractelement <4 x float> %231, i64 2
  %253 = tail call noundef float @llvm.exp2.f32(float %252)
  %254 = insertelement <4 x float> %251, float %253, i64 2
  %255 = extractelement <4 x float> %231, i64 3
  %256 = tail call noundef float @llvm.exp2.f32(float %255)
  %257 = insertelement <4 x float> %254, float %256, i64 3
  %258 = extractelement <4 x float> %232, i64 0
  %259 = tail call noundef float @llvm.exp2.f32(float %258)
  %260 = insertelement <4 x float> poison, float %259, i64 0
  %261 = extractelement <4 x float> %232, i64 1
  %262 = tail call noundef float @llvm.exp2.f32(float %261)
  %263 = insertelement <4 x float> %260, float %262, i64 1
  %264 = extractelement <4 x float> %232, i64 2
  %265 = tail call noundef float @llvm.exp2.f32(float %264)
  %266 = insertelement <4 x float> %263, float %265, i64 2
  %267 = extractelement <4 x float> %232, i64 3
  %268 = tail call noundef float @llvm.exp2.f32(float %267)
  %269 = insertelement <4 x float> %266, float %268, i64 3
  %270 = extractelement <4 x float> %233, i64 0
  %271 = tail call noundef float @llvm.exp2.f32(float %270)
  %272 = insertelement <4 x float> poison, float %271, i64 0
  %273 = extractelement <4 x float> %233, i64 1
  %274 = tail call noundef float @llvm.exp2.f32(float %273)
  %275 = insertelement <4 x float> %272, float %274, i64 1
  %276 = extractelement <4 x float> %233, i64 2
  %277 = tail call noundef float @llvm.exp2.f32(float %276)
  %278 = insertelement <4 x float> %275, float %277, i64 2
  %279 = extractelement <4 x float> %233, i64 3
  %280 = tail call noundef float @llvm.exp2.f32(float %279)
  %281 = insertelement <4 x float> %278, float %280, i64 3
  %282 = shufflevector <4 x float> %257, <4 x float> %245, <16 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %283 = shufflevector <4 x float> %269, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %284 = shufflevector <16 x float> %283, <16 x float> %282, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %285 = shufflevector <4 x float> %281, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %286 = shufflevector <16 x float> %285, <16 x float> %284, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 0, i32 1, i32 2, i32 3>
  %287 = tail call float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %286)
  %288 = bitcast float %287 to i32
  %289 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %288, i32 16415)
  %290 = bitcast i32 %289 to float
  %291 = fadd float %287, %290
  %292 = bitcast float %291 to i32
  %293 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %292)
  %294 = bitcast i32 %293 to float
  %295 = fadd float %291, %294
  %296 = insertelement <1 x float> poison, float %295, i64 0
  %297 = fadd <1 x float> %228, %296
  %298 = fptrunc <4 x float> %245 to <4 x half>
  %299 = fptrunc <4 x float> %257 to <4 x half>
  %300 = fptrunc <4 x float> %269 to <4 x half>
  %301 = fptrunc <4 x float> %281 to <4 x half>
  %302 = insertelement <4 x float> poison, float %226, i64 0
  %303 = shufflevector <4 x float> %302, <4 x float> poison, <4 x i32> zeroinitializer
  %304 = extractvalue [1 x [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]]] %154, 0, 0, 0, 0, 0, 0, 0, 0
  %305 = fmul <4 x float> %304, %303
  %306 = extractvalue [1 x [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]]] %154, 0, 0, 1, 0, 0, 0, 0, 0
  %307 = fmul <4 x float> %306, %303
  %308 = extractvalue [1 x [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]]] %154, 0, 0, 2, 0, 0, 0, 0, 0
  %309 = fmul <4 x float> %308, %303
  %310 = extractvalue [1 x [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]]] %154, 0, 0, 3, 0, 0, 0, 0, 0
  %311 = fmul <4 x float> %310, %303
  %312 = load <1 x half>, ptr addrspace(3) %72, align 2
  %313 = load <1 x half>, ptr addrspace(3) %74, align 2
  %314 = load <1 x half>, ptr addrspace(3) %76, align 2
  %315 = shufflevector <1 x half> %314, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %316 = load <1 x half>, ptr addrspace(3) %78, align 2
  %317 = shufflevector <1 x half> %316, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %318 = load <1 x half>, ptr addrspace(3) %79, align 2
  %319 = load <1 x half>, ptr addrspace(3) %80, align 2
  %320 = load <1 x half>, ptr addrspace(3) %81, align 2
  %321 = shufflevector <1 x half> %320, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %322 = load <1 x half>, ptr addrspace(3) %82, align 2
  %323 = shufflevector <1 x half> %322, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %324 = load <1 x half>, ptr addrspace(3) %83, align 2
  %325 = load <1 x half>, ptr addrspace(3) %84, align 2
  %326 = load <1 x half>, ptr addrspace(3) %85, align 2
  %327 = shufflevector <1 x half> %326, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %328 = load <1 x half>, ptr addrspace(3) %86, align 2
  %329 = shufflevector <1 x half> %328, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %330 = load <1 x half>, ptr addrspace(3) %87, align 2
  %331 = load <1 x half>, ptr addrspace(3) %88, align 2
  %332 = load <1 x half>, ptr addrspace(3) %89, align 2
  %333 = shufflevector <1 x half> %332, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %334 = load <1 x half>, ptr addrspace(3) %90, align 2
  %335 = shufflevector <1 x half> %334, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %336 = load <1 x half>, ptr addrspace(3) %92, align 2
  %337 = load <1 x half>, ptr addrspace(3) %94, align 2
  %338 = load <1 x half>, ptr addrspace(3) %96, align 2
  %339 = shufflevector <1 x half> %338, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %340 = load <1 x half>, ptr addrspace(3) %98, align 2
  %341 = shufflevector <1 x half> %340, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %342 = load <1 x half>, ptr addrspace(3) %99, align 2
  %343 = load <1 x half>, ptr addrspace(3) %100, align 2
  %344 = load <1 x half>, ptr addrspace(3) %101, align 2
  %345 = shufflevector <1 x half> %344, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %346 = load <1 x half>, ptr addrspace(3) %102, align 2
  %347 = shufflevector <1 x half> %346, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %348 = load <1 x half>, ptr addrspace(3) %103, align 2
  %349 = load <1 x half>, ptr addrspace(3) %104, align 2
  %350 = load <1 x half>, ptr addrspace(3) %105, align 2
  %351 = shufflevector <1 x half> %350, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %352 = load <1 x half>, ptr addrspace(3) %106, align 2
  %353 = shufflevector <1 x half> %352, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %354 = load <1 x half>, ptr addrspace(3) %107, align 2
  %355 = load <1 x half>, ptr addrspace(3) %108, align 2
  %356 = load <1 x half>, ptr addrspace(3) %109, align 2
  %357 = shufflevector <1 x half> %356, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %358 = load <1 x half>, ptr addrspace(3) %110, align 2
  %359 = shufflevector <1 x half> %358, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %360 = load <1 x half>, ptr addrspace(3) %112, align 2
  %361 = load <1 x half>, ptr addrspace(3) %114, align 2
  %362 = load <1 x half>, ptr addrspace(3) %116, align 2
  %363 = shufflevector <1 x half> %362, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %364 = load <1 x half>, ptr addrspace(3) %118, align 2
  %365 = shufflevector <1 x half> %364, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %366 = load <1 x half>, ptr addrspace(3) %119, align 2
  %367 = load <1 x half>, ptr addrspace(3) %120, align 2
  %368 = load <1 x half>, ptr addrspace(3) %121, align 2
  %369 = shufflevector <1 x half> %368, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %370 = load <1 x half>, ptr addrspace(3) %122, align 2
  %371 = shufflevector <1 x half> %370, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %372 = load <1 x half>, ptr addrspace(3) %123, align 2
  %373 = load <1 x half>, ptr addrspace(3) %124, align 2
  %374 = load <1 x half>, ptr addrspace(3) %125, align 2
  %375 = shufflevector <1 x half> %374, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %376 = load <1 x half>, ptr addrspace(3) %126, align 2
  %377 = shufflevector <1 x half> %376, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %378 = load <1 x half>, ptr addrspace(3) %127, align 2
  %379 = load <1 x half>, ptr addrspace(3) %128, align 2
  %380 = load <1 x half>, ptr addrspace(3) %129, align 2
  %381 = shufflevector <1 x half> %380, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %382 = load <1 x half>, ptr addrspace(3) %130, align 2
  %383 = shufflevector <1 x half> %382, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %384 = load <1 x half>, ptr addrspace(3) %132, align 2
  %385 = load <1 x half>, ptr addrspace(3) %134, align 2
  %386 = load <1 x half>, ptr addrspace(3) %136, align 2
  %387 = shufflevector <1 x half> %386, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %388 = load <1 x half>, ptr addrspace(3) %138, align 2
  %389 = shufflevector <1 x half> %388, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %390 = load <1 x half>, ptr addrspace(3) %139, align 2
  %391 = load <1 x half>, ptr addrspace(3) %140, align 2
  %392 = load <1 x half>, ptr addrspace(3) %141, align 2
  %393 = shufflevector <1 x half> %392, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %394 = load <1 x half>, ptr addrspace(3) %142, align 2
  %395 = shufflevector <1 x half> %394, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %396 = load <1 x half>, ptr addrspace(3) %143, align 2
  %397 = load <1 x half>, ptr addrspace(3) %144, align 2
  %398 = load <1 x half>, ptr addrspace(3) %145, align 2
  %399 = shufflevector <1 x half> %398, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %400 = load <1 x half>, ptr addrspace(3) %146, align 2
  %401 = shufflevector <1 x half> %400, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %402 = load <1 x half>, ptr addrspace(3) %147, align 2
  %403 = load <1 x half>, ptr addrspace(3) %148, align 2
  %404 = load <1 x half>, ptr addrspace(3) %149, align 2
  %405 = shufflevector <1 x half> %404, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %406 = load <1 x half>, ptr addrspace(3) %150, align 2
  %407 = shufflevector <1 x half> %406, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %408 = shufflevector <1 x half> %312, <1 x half> %313, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %409 = shufflevector <4 x half> %408, <4 x half> %315, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %410 = shufflevector <4 x half> %409, <4 x half> %317, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %411 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %410, <4 x half> %298, <4 x float> %305, i32 0, i32 0, i32 0)
  %412 = shufflevector <1 x half> %318, <1 x half> %319, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %413 = shufflevector <4 x half> %412, <4 x half> %321, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %414 = shufflevector <4 x half> %413, <4 x half> %323, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %415 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %414, <4 x half> %298, <4 x float> %307, i32 0, i32 0, i32 0)
  %416 = shufflevector <1 x half> %324, <1 x half> %325, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %417 = shufflevector <4 x half> %416, <4 x half> %327, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %418 = shufflevector <4 x half> %417, <4 x half> %329, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %419 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %418, <4 x half> %298, <4 x float> %309, i32 0, i32 0, i32 0)
  %420 = shufflevector <1 x half> %330, <1 x half> %331, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %421 = shufflevector <4 x half> %420, <4 x half> %333, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %422 = shufflevector <4 x half> %421, <4 x half> %335, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %423 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %422, <4 x half> %298, <4 x float> %311, i32 0, i32 0, i32 0)
  %424 = shufflevector <1 x half> %336, <1 x half> %337, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %425 = shufflevector <4 x half> %424, <4 x half> %339, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %426 = shufflevector <4 x half> %425, <4 x half> %341, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %427 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %426, <4 x half> %299, <4 x float> %411, i32 0, i32 0, i32 0)
  %428 = shufflevector <1 x half> %342, <1 x half> %343, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %429 = shufflevector <4 x half> %428, <4 x half> %345, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %430 = shufflevector <4 x half> %429, <4 x half> %347, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %431 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %430, <4 x half> %299, <4 x float> %415, i32 0, i32 0, i32 0)
  %432 = shufflevector <1 x half> %348, <1 x half> %349, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %433 = shufflevector <4 x half> %432, <4 x half> %351, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %434 = shufflevector <4 x half> %433, <4 x half> %353, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %435 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %434, <4 x half> %299, <4 x float> %419, i32 0, i32 0, i32 0)
  %436 = shufflevector <1 x half> %354, <1 x half> %355, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %437 = shufflevector <4 x half> %436, <4 x half> %357, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %438 = shufflevector <4 x half> %437, <4 x half> %359, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %439 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %438, <4 x half> %299, <4 x float> %423, i32 0, i32 0, i32 0)
  %440 = shufflevector <1 x half> %360, <1 x half> %361, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %441 = shufflevector <4 x half> %440, <4 x half> %363, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %442 = shufflevector <4 x half> %441, <4 x half> %365, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %443 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %442, <4 x half> %300, <4 x float> %427, i32 0, i32 0, i32 0)
  %444 = shufflevector <1 x half> %366, <1 x half> %367, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %445 = shufflevector <4 x half> %444, <4 x half> %369, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %446 = shufflevector <4 x half> %445, <4 x half> %371, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %447 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %446, <4 x half> %300, <4 x float> %431, i32 0, i32 0, i32 0)
  %448 = shufflevector <1 x half> %372, <1 x half> %373, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %449 = shufflevector <4 x half> %448, <4 x half> %375, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %450 = shufflevector <4 x half> %449, <4 x half> %377, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %451 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %450, <4 x half> %300, <4 x float> %435, i32 0, i32 0, i32 0)
  %452 = shufflevector <1 x half> %378, <1 x half> %379, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %453 = shufflevector <4 x half> %452, <4 x half> %381, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %454 = shufflevector <4 x half> %453, <4 x half> %383, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %455 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %454, <4 x half> %300, <4 x float> %439, i32 0, i32 0, i32 0)
  %456 = shufflevector <1 x half> %384, <1 x half> %385, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %457 = shufflevector <4 x half> %456, <4 x half> %387, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %458 = shufflevector <4 x half> %457, <4 x half> %389, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %459 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %458, <4 x half> %301, <4 x float> %443, i32 0, i32 0, i32 0)
  %460 = shufflevector <1 x half> %390, <1 x half> %391, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %461 = shufflevector <4 x half> %460, <4 x half> %393, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %462 = shufflevector <4 x half> %461, <4 x half> %395, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %463 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %462, <4 x half> %301, <4 x float> %447, i32 0, i32 0, i32 0)
  %464 = shufflevector <1 x half> %396, <1 x half> %397, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %465 = shufflevector <4 x half> %464, <4 x half> %399, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %466 = shufflevector <4 x half> %465, <4 x half> %401, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %467 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %466, <4 x half> %301, <4 x float> %451, i32 0, i32 0, i32 0)
  %468 = shufflevector <1 x half> %402, <1 x half> %403, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %469 = shufflevector <4 x half> %468, <4 x half> %405, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %470 = shufflevector <4 x half> %469, <4 x half> %407, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %471 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %470, <4 x half> %301, <4 x float> %455, i32 0, i32 0, i32 0)
  %472 = insertvalue [1 x <4 x float>] poison, <4 x float> %459, 0
  %473 = insertvalue [1 x [1 x <4 x float>]] poison, [1 x <4 x float>] %472, 0
  %474 = insertvalue [1 x [1 x [1 x <4 x float>]]] poison, [1 x [1 x <4 x float>]] %473, 0
  %475 = insertvalue [1 x [1 x [1 x [1 x <4 x float>]]]] poison, [1 x [1 x [1 x <4 x float>]]] %474, 0
  %476 = insertvalue [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] poison, [1 x [1 x [1 x [1 x <4 x float>]]]] %475, 0
  %477 = insertvalue [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]] poison, [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] %476, 0
  %478 = insertvalue [1 x <4 x float>] poison, <4 x float> %463, 0
  %479 = insertvalue [1 x [1 x <4 x float>]] poison, [1 x <4 x float>] %478, 0
  %480 = insertvalue [1 x [1 x [1 x <4 x float>]]] poison, [1 x [1 x <4 x float>]] %479, 0
  %481 = insertvalue [1 x [1 x [1 x [1 x <4 x float>]]]] poison, [1 x [1 x [1 x <4 x float>]]] %480, 0
  %482 = insertvalue [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] poison, [1 x [1 x [1 x [1 x <4 x float>]]]] %481, 0
  %483 = insertvalue [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]] %477, [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] %482, 1
  %484 = insertvalue [1 x <4 x float>] poison, <4 x float> %467, 0
  %485 = insertvalue [1 x [1 x <4 x float>]] poison, [1 x <4 x float>] %484, 0
  %486 = insertvalue [1 x [1 x [1 x <4 x float>]]] poison, [1 x [1 x <4 x float>]] %485, 0
  %487 = insertvalue [1 x [1 x [1 x [1 x <4 x float>]]]] poison, [1 x [1 x [1 x <4 x float>]]] %486, 0
  %488 = insertvalue [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] poison, [1 x [1 x [1 x [1 x <4 x float>]]]] %487, 0
  %489 = insertvalue [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]] %483, [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] %488, 2
  %490 = insertvalue [1 x <4 x float>] poison, <4 x float> %471, 0
  %491 = insertvalue [1 x [1 x <4 x float>]] poison, [1 x <4 x float>] %490, 0
  %492 = insertvalue [1 x [1 x [1 x <4 x float>]]] poison, [1 x [1 x <4 x float>]] %491, 0
  %493 = insertvalue [1 x [1 x [1 x [1 x <4 x float>]]]] poison, [1 x [1 x [1 x <4 x float>]]] %492, 0
  %494 = insertvalue [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] poison, [1 x [1 x [1 x [1 x <4 x float>]]]] %493, 0
  %495 = insertvalue [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]] %489, [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]] %494, 3
  %496 = insertvalue [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]] poison, [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]] %495, 0
  %497 = insertvalue [1 x [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]]] poison, [1 x [4 x [1 x [1 x [1 x [1 x [1 x <4 x float>]]]]]]] %496, 0
  %498 = add nuw nsw i32 %155, 64
  %499 = icmp samesign ult i32 %155, 1984
  br i1 %499, label %151, label %500

500:                                              ; preds = %151
  %501 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) nonnull %3, i16 0, i64 4194304, i32 159744)
  %502 = extractelement <1 x float> %297, i64 0
  %503 = fdiv float 1.000000e+00, %502
  %504 = insertelement <4 x float> poison, float %503, i64 0
  %505 = shufflevector <4 x float> %504, <4 x float> poison, <4 x i32> zeroinitializer
  %506 = fmul <4 x float> %459, %505
  %507 = fmul <4 x float> %463, %505
  %508 = fmul <4 x float> %467, %505
  %509 = fmul <4 x float> %471, %505
  %510 = fptrunc <4 x float> %506 to <4 x half>
  %511 = fptrunc <4 x float> %507 to <4 x half>
  %512 = fptrunc <4 x float> %508 to <4 x half>
  %513 = fptrunc <4 x float> %509 to <4 x half>
  %514 = or disjoint i32 %34, %11
  %515 = getelementptr [2 x i8], ptr addrspace(7) %501, i32 %17
  %.idx44 = shl nuw nsw i32 %514, 7
  %516 = getelementptr i8, ptr addrspace(7) %515, i32 %.idx44
  %517 = getelementptr [2 x i8], ptr addrspace(7) %516, i32 %49
  store <4 x half> %510, ptr addrspace(7) %517, align 2
  %518 = getelementptr [2 x i8], ptr addrspace(7) %516, i32 %50
  store <4 x half> %511, ptr addrspace(7) %518, align 2
  %519 = getelementptr [2 x i8], ptr addrspace(7) %516, i32 %51
  store <4 x half> %512, ptr addrspace(7) %519, align 2
  %520 = getelementptr [2 x i8], ptr addrspace(7) %516, i32 %52
  store <4 x half> %513, ptr addrspace(7) %520, align 2
  ret void
}

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v16f32(<16 x float>) #3

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #6

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #7

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #7

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <1 x float> @llvm.maxnum.v1f32(<1 x float>, <1 x float>) #3

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v16f32(float, <16 x float>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #8

attributes #0 = { alwaysinline nofree norecurse nounwind denormal_fpenv(float: preservesign) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #6 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!opencl.ocl.version = !{!4}
!llvm.ident = !{!5}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 0}
!4 = !{i32 2, i32 0}
!5 = !{!"clang version 18.0.0"}
!6 = !{i32 256, i32 1, i32 1}
!7 = !{!"amdgpu-synchronize-as", !"local"}
