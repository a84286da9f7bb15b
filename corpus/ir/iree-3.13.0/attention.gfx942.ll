; ModuleID = 'attention_dispatch_0'
source_filename = "attention_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@__shared_memory___1 = private unnamed_addr addrspace(3) global [1 x [64 x [68 x half]]] undef, align 16
@__shared_memory___0 = private unnamed_addr addrspace(3) global [1 x [64 x [68 x half]]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [1 x [64 x [68 x half]]] undef, align 16

; Function Attrs: alwaysinline norecurse nounwind denormal_fpenv(float: preservesign)
define amdgpu_kernel void @attention_dispatch_0_attention_16x2048x64x64x2048(ptr addrspace(1) inreg noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) inreg noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) inreg noalias noundef nonnull readonly align 16 captures(none) %2, ptr addrspace(1) inreg noalias nofree noundef nonnull writeonly align 16 captures(none) %3) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %5 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 4194304, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %7 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 4194304, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %8 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 4194304, i32 159744)
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
  %narrow = mul nuw nsw i32 %12, 68
  %narrow2 = add nuw nsw i32 %narrow, %15
  %25 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow2
  store <8 x half> %21, ptr addrspace(3) %25, align 8
  %narrow4 = add nuw nsw i32 %narrow2, 2176
  %26 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow4
  store <8 x half> %24, ptr addrspace(3) %26, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %27 = lshr i32 %5, 4
  %28 = and i32 %27, 3
  %29 = and i32 %5, 15
  %30 = lshr i32 %5, 2
  %31 = and i32 %30, 48
  %32 = or disjoint i32 %31, %29
  %33 = shl nuw nsw i32 %28, 3
  %.idx43 = mul nuw nsw i32 %32, 136
  %34 = getelementptr i8, ptr addrspace(3) @__shared_memory__, i32 %.idx43
  %35 = getelementptr [2 x i8], ptr addrspace(3) %34, i32 %33
  %36 = load <8 x half>, ptr addrspace(3) %35, align 8
  %37 = or disjoint i32 %33, 32
  %38 = getelementptr [2 x i8], ptr addrspace(3) %34, i32 %37
  %39 = load <8 x half>, ptr addrspace(3) %38, align 8
  %40 = fmul <8 x half> %36, splat (half 1.802980e-01)
  %41 = fmul <8 x half> %39, splat (half 1.802980e-01)
  %42 = or disjoint i32 %29, 16
  %43 = or disjoint i32 %29, 32
  %44 = or disjoint i32 %29, 48
  %45 = shufflevector <8 x half> %40, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %46 = shufflevector <8 x half> %40, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %47 = shufflevector <8 x half> %41, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %48 = shufflevector <8 x half> %41, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %49 = shl nuw nsw i32 %28, 2
  %50 = or disjoint i32 %49, 16
  %51 = or disjoint i32 %49, 32
  %52 = or disjoint i32 %49, 48
  %53 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow2
  %54 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow4
  %55 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___1, i32 %narrow2
  %56 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___1, i32 %narrow4
  %narrow35 = mul nuw nsw i32 %29, 68
  %57 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %33
  %58 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %narrow35
  %59 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %37
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
  %.idx56 = mul nuw nsw i32 %28, 544
  %71 = getelementptr i8, ptr addrspace(3) @__shared_memory___1, i32 %.idx56
  %72 = getelementptr [2 x i8], ptr addrspace(3) %71, i32 %29
  %73 = getelementptr i8, ptr addrspace(3) %71, i32 136
  %74 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %29
  %75 = getelementptr i8, ptr addrspace(3) %71, i32 272
  %76 = getelementptr [2 x i8], ptr addrspace(3) %75, i32 %29
  %77 = getelementptr i8, ptr addrspace(3) %71, i32 408
  %78 = getelementptr [2 x i8], ptr addrspace(3) %77, i32 %29
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
  %92 = getelementptr [2 x i8], ptr addrspace(3) %91, i32 %29
  %93 = getelementptr i8, ptr addrspace(3) %71, i32 2312
  %94 = getelementptr [2 x i8], ptr addrspace(3) %93, i32 %29
  %95 = getelementptr i8, ptr addrspace(3) %71, i32 2448
  %96 = getelementptr [2 x i8], ptr addrspace(3) %95, i32 %29
  %97 = getelementptr i8, ptr addrspace(3) %71, i32 2584
  %98 = getelementptr [2 x i8], ptr addrspace(3) %97, i32 %29
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
  %112 = getelementptr [2 x i8], ptr addrspace(3) %111, i32 %29
  %113 = getelementptr i8, ptr addrspace(3) %71, i32 4488
  %114 = getelementptr [2 x i8], ptr addrspace(3) %113, i32 %29
  %115 = getelementptr i8, ptr addrspace(3) %71, i32 4624
  %116 = getelementptr [2 x i8], ptr addrspace(3) %115, i32 %29
  %117 = getelementptr i8, ptr addrspace(3) %71, i32 4760
  %118 = getelementptr [2 x i8], ptr addrspace(3) %117, i32 %29
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
  %132 = getelementptr [2 x i8], ptr addrspace(3) %131, i32 %29
  %133 = getelementptr i8, ptr addrspace(3) %71, i32 6664
  %134 = getelementptr [2 x i8], ptr addrspace(3) %133, i32 %29
  %135 = getelementptr i8, ptr addrspace(3) %71, i32 6800
  %136 = getelementptr [2 x i8], ptr addrspace(3) %135, i32 %29
  %137 = getelementptr i8, ptr addrspace(3) %71, i32 6936
  %138 = getelementptr [2 x i8], ptr addrspace(3) %137, i32 %29
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
  %152 = phi <1 x float> [ splat (float f0xFF7FFFFF), %4 ], [ %226, %151 ]
  %153 = phi <1 x float> [ zeroinitializer, %4 ], [ %311, %151 ]
  %154 = phi <4 x float> [ zeroinitializer, %4 ], [ %481, %151 ]
  %155 = phi <4 x float> [ zeroinitializer, %4 ], [ %480, %151 ]
  %156 = phi <4 x float> [ zeroinitializer, %4 ], [ %479, %151 ]
  %157 = phi <4 x float> [ zeroinitializer, %4 ], [ %478, %151 ]
  %158 = phi i32 [ 0, %4 ], [ %482, %151 ]
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %159 = or disjoint i32 %158, %12
  %160 = shl nuw nsw i32 %159, 6
  %.reass.reass = or i32 %160, %invariant.op
  %161 = getelementptr [2 x i8], ptr addrspace(7) %7, i32 %.reass.reass
  %162 = load <8 x half>, ptr addrspace(7) %161, align 2
  %163 = or disjoint i32 %.reass.reass, 2048
  %164 = getelementptr [2 x i8], ptr addrspace(7) %7, i32 %163
  %165 = load <8 x half>, ptr addrspace(7) %164, align 2
  %166 = getelementptr [2 x i8], ptr addrspace(7) %8, i32 %.reass.reass
  %167 = load <8 x half>, ptr addrspace(7) %166, align 2
  %168 = getelementptr [2 x i8], ptr addrspace(7) %8, i32 %163
  %169 = load <8 x half>, ptr addrspace(7) %168, align 2
  store <8 x half> %162, ptr addrspace(3) %53, align 8
  store <8 x half> %165, ptr addrspace(3) %54, align 8
  store <8 x half> %167, ptr addrspace(3) %55, align 8
  store <8 x half> %169, ptr addrspace(3) %56, align 8
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %170 = load <8 x half>, ptr addrspace(3) %58, align 8
  %171 = load <8 x half>, ptr addrspace(3) %60, align 8
  %172 = load <8 x half>, ptr addrspace(3) %61, align 8
  %173 = load <8 x half>, ptr addrspace(3) %62, align 8
  %174 = load <8 x half>, ptr addrspace(3) %63, align 8
  %175 = load <8 x half>, ptr addrspace(3) %64, align 8
  %176 = load <8 x half>, ptr addrspace(3) %65, align 8
  %177 = load <8 x half>, ptr addrspace(3) %66, align 8
  %178 = shufflevector <8 x half> %170, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %179 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %178, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %180 = shufflevector <8 x half> %170, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %181 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %180, <4 x half> %46, <4 x float> %179, i32 0, i32 0, i32 0)
  %182 = shufflevector <8 x half> %172, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %183 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %182, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %184 = shufflevector <8 x half> %172, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %185 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %184, <4 x half> %46, <4 x float> %183, i32 0, i32 0, i32 0)
  %186 = shufflevector <8 x half> %174, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %187 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %186, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %188 = shufflevector <8 x half> %174, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %189 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %188, <4 x half> %46, <4 x float> %187, i32 0, i32 0, i32 0)
  %190 = shufflevector <8 x half> %176, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %191 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %190, <4 x half> %45, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %192 = shufflevector <8 x half> %176, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %193 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %192, <4 x half> %46, <4 x float> %191, i32 0, i32 0, i32 0)
  %194 = shufflevector <8 x half> %171, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %195 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %194, <4 x half> %47, <4 x float> %181, i32 0, i32 0, i32 0)
  %196 = shufflevector <8 x half> %171, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %197 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %196, <4 x half> %48, <4 x float> %195, i32 0, i32 0, i32 0)
  %198 = shufflevector <8 x half> %173, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %199 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %198, <4 x half> %47, <4 x float> %185, i32 0, i32 0, i32 0)
  %200 = shufflevector <8 x half> %173, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %201 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %200, <4 x half> %48, <4 x float> %199, i32 0, i32 0, i32 0)
  %202 = shufflevector <8 x half> %175, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %203 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %202, <4 x half> %47, <4 x float> %189, i32 0, i32 0, i32 0)
  %204 = shufflevector <8 x half> %175, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %205 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %204, <4 x half> %48, <4 x float> %203, i32 0, i32 0, i32 0)
  %206 = shufflevector <4 x float> %205, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %207 = shufflevector <8 x half> %177, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %208 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %207, <4 x half> %47, <4 x float> %193, i32 0, i32 0, i32 0)
  %209 = shufflevector <8 x half> %177, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %210 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %209, <4 x half> %48, <4 x float> %208, i32 0, i32 0, i32 0)
  %211 = shufflevector <4 x float> %210, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %212 = shufflevector <4 x float> %197, <4 x float> %201, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %213 = shufflevector <16 x float> %212, <16 x float> %206, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %214 = shufflevector <16 x float> %213, <16 x float> %211, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %215 = tail call float @llvm.vector.reduce.fmax.v16f32(<16 x float> %214)
  %216 = tail call float @llvm.maxnum.f32(float %215, float -inf)
  %217 = bitcast float %216 to i32
  %218 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %217, i32 16415)
  %219 = bitcast i32 %218 to float
  %220 = tail call float @llvm.maxnum.f32(float %216, float %219)
  %221 = bitcast float %220 to i32
  %222 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %221)
  %223 = bitcast i32 %222 to float
  %224 = tail call float @llvm.maxnum.f32(float %220, float %223)
  %225 = insertelement <1 x float> poison, float %224, i64 0
  %226 = tail call <1 x float> @llvm.maxnum.v1f32(<1 x float> %225, <1 x float> %152)
  %227 = fsub <1 x float> %152, %226
  %228 = extractelement <1 x float> %227, i64 0
  %229 = tail call noundef float @llvm.exp2.f32(float %228)
  %230 = insertelement <1 x float> poison, float %229, i64 0
  %231 = fmul <1 x float> %153, %230
  %232 = shufflevector <1 x float> %226, <1 x float> poison, <4 x i32> zeroinitializer
  %233 = fsub <4 x float> %197, %232
  %234 = fsub <4 x float> %201, %232
  %235 = fsub <4 x float> %205, %232
  %236 = fsub <4 x float> %210, %232
  %237 = extractelement <4 x float> %233, i64 0
  %238 = tail call noundef float @llvm.exp2.f32(float %237)
  %239 = insertelement <4 x float> poison, float %238, i64 0
  %240 = extractelement <4 x float> %233, i64 1
  %241 = tail call noundef float @llvm.exp2.f32(float %240)
  %242 = insertelement <4 x float> %239, float %241, i64 1
  %243 = extractelement <4 x float> %233, i64 2
  %244 = tail call noundef float @llvm.exp2.f32(float %243)
  %245 = insertelement <4 x float> %242, float %244, i64 2
  %246 = extractelement <4 x float> %233, i64 3
  %247 = tail call noundef float @llvm.exp2.f32(float %246)
  %248 = insertelement <4 x float> %245, float %247, i64 3
  %249 = extractelement <4 x float> %234, i64 0
  %250 = tail call noundef float @llvm.exp2.f32(float %249)
  %251 = insertelement <4 x float> poison, float %250, i64 0
  %252 = extractelement <4 x float> %234, i64 1
  %253 = tail call noundef float @llvm.exp2.f32(float %252)
  %254 = insertelement <4 x float> %251, float %253, i64 1
  %255 = extractelement <4 x float> %234, i64 2
  %256 = tail call noundef float @llvm.exp2.f32(float %255)
  %257 = insertelement <4 x float> %254, float %256, i64 2
  %258 = extractelement <4 x float> %234, i64 3
  %259 = tail call noundef float @llvm.exp2.f32(float %258)
  %260 = insertelement <4 x float> %257, float %259, i64 3
  %261 = extractelement <4 x float> %235, i64 0
  %262 = tail call noundef float @llvm.exp2.f32(float %261)
  %263 = insertelement <4 x float> poison, float %262, i64 0
  %264 = extractelement <4 x float> %235, i64 1
  %265 = tail call noundef float @llvm.exp2.f32(float %264)
  %266 = insertelement <4 x float> %263, float %265, i64 1
  %267 = extractelement <4 x float> %235, i64 2
  %268 = tail call noundef float @llvm.exp2.f32(float %267)
  %269 = insertelement <4 x float> %266, float %268, i64 2
  %270 = extractelement <4 x float> %235, i64 3
  %271 = tail call noundef float @llvm.exp2.f32(float %270)
  %272 = insertelement <4 x float> %269, float %271, i64 3
  %273 = extractelement <4 x float> %236, i64 0
  %274 = tail call noundef float @llvm.exp2.f32(float %273)
  %275 = insertelement <4 x float> poison, float %274, i64 0
  %276 = extractelement <4 x float> %236, i64 1
  %277 = tail call noundef float @llvm.exp2.f32(float %276)
  %278 = insertelement <4 x float> %275, float %277, i64 1
  %279 = extractelement <4 x float> %236, i64 2
  %280 = tail call noundef float @llvm.exp2.f32(float %279)
  %281 = insertelement <4 x float> %278, float %280, i64 2
  %282 = extractelement <4 x float> %236, i64 3
  %283 = tail call noundef float @llvm.exp2.f32(float %282)
  %284 = insertelement <4 x float> %281, float %283, i64 3
  %285 = insertelement <16 x float> poison, float %238, i64 0
  %286 = insertelement <16 x float> %285, float %241, i64 1
  %287 = insertelement <16 x float> %286, float %244, i64 2
  %288 = insertelement <16 x float> %287, float %247, i64 3
  %289 = insertelement <16 x float> %288, float %250, i64 4
  %290 = insertelement <16 x float> %289, float %253, i64 5
  %291 = insertelement <16 x float> %290, float %256, i64 6
  %292 = insertelement <16 x float> %291, float %259, i64 7
  %293 = insertelement <16 x float> %292, float %262, i64 8
  %294 = insertelement <16 x float> %293, float %265, i64 9
  %295 = insertelement <16 x float> %294, float %268, i64 10
  %296 = insertelement <16 x float> %295, float %271, i64 11
  %297 = insertelement <16 x float> %296, float %274, i64 12
  %298 = insertelement <16 x float> %297, float %277, i64 13
  %299 = insertelement <16 x float> %298, float %280, i64 14
  %300 = insertelement <16 x float> %299, float %283, i64 15
  %301 = tail call float @llvm.vector.reduce.fadd.v16f32(float 0.000000e+00, <16 x float> %300)
  %302 = bitcast float %301 to i32
  %303 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %302, i32 16415)
  %304 = bitcast i32 %303 to float
  %305 = fadd float %301, %304
  %306 = bitcast float %305 to i32
  %307 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %306)
  %308 = bitcast i32 %307 to float
  %309 = fadd float %305, %308
  %310 = insertelement <1 x float> poison, float %309, i64 0
  %311 = fadd <1 x float> %231, %310
  %312 = fptrunc <4 x float> %248 to <4 x half>
  %313 = fptrunc <4 x float> %260 to <4 x half>
  %314 = fptrunc <4 x float> %272 to <4 x half>
  %315 = fptrunc <4 x float> %284 to <4 x half>
  %316 = insertelement <4 x float> poison, float %229, i64 0
  %317 = shufflevector <4 x float> %316, <4 x float> poison, <4 x i32> zeroinitializer
  %318 = fmul <4 x float> %157, %317
  %319 = fmul <4 x float> %156, %317
  %320 = fmul <4 x float> %155, %317
  %321 = fmul <4 x float> %154, %317
  %322 = load <1 x half>, ptr addrspace(3) %72, align 2
  %323 = load <1 x half>, ptr addrspace(3) %74, align 2
  %324 = load <1 x half>, ptr addrspace(3) %76, align 2
  %325 = shufflevector <1 x half> %324, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %326 = load <1 x half>, ptr addrspace(3) %78, align 2
  %327 = shufflevector <1 x half> %326, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %328 = load <1 x half>, ptr addrspace(3) %79, align 2
  %329 = load <1 x half>, ptr addrspace(3) %80, align 2
  %330 = load <1 x half>, ptr addrspace(3) %81, align 2
  %331 = shufflevector <1 x half> %330, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %332 = load <1 x half>, ptr addrspace(3) %82, align 2
  %333 = shufflevector <1 x half> %332, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %334 = load <1 x half>, ptr addrspace(3) %83, align 2
  %335 = load <1 x half>, ptr addrspace(3) %84, align 2
  %336 = load <1 x half>, ptr addrspace(3) %85, align 2
  %337 = shufflevector <1 x half> %336, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %338 = load <1 x half>, ptr addrspace(3) %86, align 2
  %339 = shufflevector <1 x half> %338, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %340 = load <1 x half>, ptr addrspace(3) %87, align 2
  %341 = load <1 x half>, ptr addrspace(3) %88, align 2
  %342 = load <1 x half>, ptr addrspace(3) %89, align 2
  %343 = shufflevector <1 x half> %342, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %344 = load <1 x half>, ptr addrspace(3) %90, align 2
  %345 = shufflevector <1 x half> %344, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %346 = load <1 x half>, ptr addrspace(3) %92, align 2
  %347 = load <1 x half>, ptr addrspace(3) %94, align 2
  %348 = load <1 x half>, ptr addrspace(3) %96, align 2
  %349 = shufflevector <1 x half> %348, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %350 = load <1 x half>, ptr addrspace(3) %98, align 2
  %351 = shufflevector <1 x half> %350, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %352 = load <1 x half>, ptr addrspace(3) %99, align 2
  %353 = load <1 x half>, ptr addrspace(3) %100, align 2
  %354 = load <1 x half>, ptr addrspace(3) %101, align 2
  %355 = shufflevector <1 x half> %354, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %356 = load <1 x half>, ptr addrspace(3) %102, align 2
  %357 = shufflevector <1 x half> %356, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %358 = load <1 x half>, ptr addrspace(3) %103, align 2
  %359 = load <1 x half>, ptr addrspace(3) %104, align 2
  %360 = load <1 x half>, ptr addrspace(3) %105, align 2
  %361 = shufflevector <1 x half> %360, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %362 = load <1 x half>, ptr addrspace(3) %106, align 2
  %363 = shufflevector <1 x half> %362, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %364 = load <1 x half>, ptr addrspace(3) %107, align 2
  %365 = load <1 x half>, ptr addrspace(3) %108, align 2
  %366 = load <1 x half>, ptr addrspace(3) %109, align 2
  %367 = shufflevector <1 x half> %366, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %368 = load <1 x half>, ptr addrspace(3) %110, align 2
  %369 = shufflevector <1 x half> %368, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %370 = load <1 x half>, ptr addrspace(3) %112, align 2
  %371 = load <1 x half>, ptr addrspace(3) %114, align 2
  %372 = load <1 x half>, ptr addrspace(3) %116, align 2
  %373 = shufflevector <1 x half> %372, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %374 = load <1 x half>, ptr addrspace(3) %118, align 2
  %375 = shufflevector <1 x half> %374, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %376 = load <1 x half>, ptr addrspace(3) %119, align 2
  %377 = load <1 x half>, ptr addrspace(3) %120, align 2
  %378 = load <1 x half>, ptr addrspace(3) %121, align 2
  %379 = shufflevector <1 x half> %378, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %380 = load <1 x half>, ptr addrspace(3) %122, align 2
  %381 = shufflevector <1 x half> %380, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %382 = load <1 x half>, ptr addrspace(3) %123, align 2
  %383 = load <1 x half>, ptr addrspace(3) %124, align 2
  %384 = load <1 x half>, ptr addrspace(3) %125, align 2
  %385 = shufflevector <1 x half> %384, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %386 = load <1 x half>, ptr addrspace(3) %126, align 2
  %387 = shufflevector <1 x half> %386, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %388 = load <1 x half>, ptr addrspace(3) %127, align 2
  %389 = load <1 x half>, ptr addrspace(3) %128, align 2
  %390 = load <1 x half>, ptr addrspace(3) %129, align 2
  %391 = shufflevector <1 x half> %390, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %392 = load <1 x half>, ptr addrspace(3) %130, align 2
  %393 = shufflevector <1 x half> %392, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %394 = load <1 x half>, ptr addrspace(3) %132, align 2
  %395 = load <1 x half>, ptr addrspace(3) %134, align 2
  %396 = load <1 x half>, ptr addrspace(3) %136, align 2
  %397 = shufflevector <1 x half> %396, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %398 = load <1 x half>, ptr addrspace(3) %138, align 2
  %399 = shufflevector <1 x half> %398, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %400 = load <1 x half>, ptr addrspace(3) %139, align 2
  %401 = load <1 x half>, ptr addrspace(3) %140, align 2
  %402 = load <1 x half>, ptr addrspace(3) %141, align 2
  %403 = shufflevector <1 x half> %402, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %404 = load <1 x half>, ptr addrspace(3) %142, align 2
  %405 = shufflevector <1 x half> %404, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %406 = load <1 x half>, ptr addrspace(3) %143, align 2
  %407 = load <1 x half>, ptr addrspace(3) %144, align 2
  %408 = load <1 x half>, ptr addrspace(3) %145, align 2
  %409 = shufflevector <1 x half> %408, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %410 = load <1 x half>, ptr addrspace(3) %146, align 2
  %411 = shufflevector <1 x half> %410, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %412 = load <1 x half>, ptr addrspace(3) %147, align 2
  %413 = load <1 x half>, ptr addrspace(3) %148, align 2
  %414 = load <1 x half>, ptr addrspace(3) %149, align 2
  %415 = shufflevector <1 x half> %414, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %416 = load <1 x half>, ptr addrspace(3) %150, align 2
  %417 = shufflevector <1 x half> %416, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %418 = shufflevector <1 x half> %322, <1 x half> %323, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %419 = shufflevector <4 x half> %418, <4 x half> %325, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %420 = shufflevector <4 x half> %419, <4 x half> %327, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %421 = shufflevector <1 x half> %328, <1 x half> %329, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %422 = shufflevector <4 x half> %421, <4 x half> %331, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %423 = shufflevector <4 x half> %422, <4 x half> %333, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %424 = shufflevector <1 x half> %334, <1 x half> %335, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %425 = shufflevector <4 x half> %424, <4 x half> %337, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %426 = shufflevector <4 x half> %425, <4 x half> %339, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %427 = shufflevector <1 x half> %340, <1 x half> %341, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %428 = shufflevector <4 x half> %427, <4 x half> %343, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %429 = shufflevector <4 x half> %428, <4 x half> %345, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %430 = shufflevector <1 x half> %346, <1 x half> %347, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %431 = shufflevector <4 x half> %430, <4 x half> %349, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %432 = shufflevector <4 x half> %431, <4 x half> %351, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %433 = shufflevector <1 x half> %352, <1 x half> %353, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %434 = shufflevector <4 x half> %433, <4 x half> %355, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %435 = shufflevector <4 x half> %434, <4 x half> %357, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %436 = shufflevector <1 x half> %358, <1 x half> %359, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %437 = shufflevector <4 x half> %436, <4 x half> %361, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %438 = shufflevector <4 x half> %437, <4 x half> %363, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %439 = shufflevector <1 x half> %364, <1 x half> %365, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %440 = shufflevector <4 x half> %439, <4 x half> %367, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %441 = shufflevector <4 x half> %440, <4 x half> %369, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %442 = shufflevector <1 x half> %370, <1 x half> %371, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %443 = shufflevector <4 x half> %442, <4 x half> %373, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %444 = shufflevector <4 x half> %443, <4 x half> %375, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %445 = shufflevector <1 x half> %376, <1 x half> %377, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %446 = shufflevector <4 x half> %445, <4 x half> %379, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %447 = shufflevector <4 x half> %446, <4 x half> %381, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %448 = shufflevector <1 x half> %382, <1 x half> %383, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %449 = shufflevector <4 x half> %448, <4 x half> %385, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %450 = shufflevector <4 x half> %449, <4 x half> %387, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %451 = shufflevector <1 x half> %388, <1 x half> %389, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %452 = shufflevector <4 x half> %451, <4 x half> %391, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %453 = shufflevector <4 x half> %452, <4 x half> %393, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %454 = shufflevector <1 x half> %394, <1 x half> %395, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %455 = shufflevector <4 x half> %454, <4 x half> %397, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %456 = shufflevector <4 x half> %455, <4 x half> %399, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %457 = shufflevector <1 x half> %400, <1 x half> %401, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %458 = shufflevector <4 x half> %457, <4 x half> %403, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %459 = shufflevector <4 x half> %458, <4 x half> %405, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %460 = shufflevector <1 x half> %406, <1 x half> %407, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %461 = shufflevector <4 x half> %460, <4 x half> %409, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %462 = shufflevector <4 x half> %461, <4 x half> %411, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %463 = shufflevector <1 x half> %412, <1 x half> %413, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %464 = shufflevector <4 x half> %463, <4 x half> %415, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %465 = shufflevector <4 x half> %464, <4 x half> %417, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %466 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %420, <4 x half> %312, <4 x float> %318, i32 0, i32 0, i32 0)
  %467 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %423, <4 x half> %312, <4 x float> %319, i32 0, i32 0, i32 0)
  %468 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %426, <4 x half> %312, <4 x float> %320, i32 0, i32 0, i32 0)
  %469 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %429, <4 x half> %312, <4 x float> %321, i32 0, i32 0, i32 0)
  %470 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %432, <4 x half> %313, <4 x float> %466, i32 0, i32 0, i32 0)
  %471 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %435, <4 x half> %313, <4 x float> %467, i32 0, i32 0, i32 0)
  %472 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %438, <4 x half> %313, <4 x float> %468, i32 0, i32 0, i32 0)
  %473 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %441, <4 x half> %313, <4 x float> %469, i32 0, i32 0, i32 0)
  %474 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %444, <4 x half> %314, <4 x float> %470, i32 0, i32 0, i32 0)
  %475 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %447, <4 x half> %314, <4 x float> %471, i32 0, i32 0, i32 0)
  %476 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %450, <4 x half> %314, <4 x float> %472, i32 0, i32 0, i32 0)
  %477 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %453, <4 x half> %314, <4 x float> %473, i32 0, i32 0, i32 0)
  %478 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %456, <4 x half> %315, <4 x float> %474, i32 0, i32 0, i32 0)
  %479 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %459, <4 x half> %315, <4 x float> %475, i32 0, i32 0, i32 0)
  %480 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %462, <4 x half> %315, <4 x float> %476, i32 0, i32 0, i32 0)
  %481 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %465, <4 x half> %315, <4 x float> %477, i32 0, i32 0, i32 0)
  %482 = add nuw nsw i32 %158, 64
  %483 = icmp samesign ult i32 %158, 1984
  br i1 %483, label %151, label %484

484:                                              ; preds = %151
  %485 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %3, i16 0, i32 4194304, i32 159744)
  %486 = extractelement <1 x float> %311, i64 0
  %487 = fdiv float 1.000000e+00, %486
  %488 = insertelement <4 x float> poison, float %487, i64 0
  %489 = shufflevector <4 x float> %488, <4 x float> poison, <4 x i32> zeroinitializer
  %490 = fmul <4 x float> %478, %489
  %491 = fmul <4 x float> %479, %489
  %492 = fmul <4 x float> %480, %489
  %493 = fmul <4 x float> %481, %489
  %494 = fptrunc <4 x float> %490 to <4 x half>
  %495 = fptrunc <4 x float> %491 to <4 x half>
  %496 = fptrunc <4 x float> %492 to <4 x half>
  %497 = fptrunc <4 x float> %493 to <4 x half>
  %498 = or disjoint i32 %32, %11
  %499 = getelementptr [2 x i8], ptr addrspace(7) %485, i32 %17
  %.idx44 = shl nuw nsw i32 %498, 7
  %500 = getelementptr i8, ptr addrspace(7) %499, i32 %.idx44
  %501 = getelementptr [2 x i8], ptr addrspace(7) %500, i32 %49
  store <4 x half> %494, ptr addrspace(7) %501, align 2
  %502 = getelementptr [2 x i8], ptr addrspace(7) %500, i32 %50
  store <4 x half> %495, ptr addrspace(7) %502, align 2
  %503 = getelementptr [2 x i8], ptr addrspace(7) %500, i32 %51
  store <4 x half> %496, ptr addrspace(7) %503, align 2
  %504 = getelementptr [2 x i8], ptr addrspace(7) %500, i32 %52
  store <4 x half> %497, ptr addrspace(7) %504, align 2
  ret void
}

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

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

attributes #0 = { alwaysinline norecurse nounwind denormal_fpenv(float: preservesign) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #6 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!2, !3, !4, !5, !28}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 256, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
!5 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 2, i32 0}
!8 = !{!"clang version 18.0.0"}
!28 = !{i32 8, !"PIC Level", i32 0}
