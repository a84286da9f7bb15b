; ModuleID = 'wave_kernels.hip'
source_filename = "wave_kernels.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ12block_reduceE4part = internal unnamed_addr addrspace(3) global [8 x float] undef, align 16
@_ZZ8rms_normE4part = internal unnamed_addr addrspace(3) global [8 x float] undef, align 16
@__hip_cuid_465cd792fa19e14f = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_465cd792fa19e14f to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @block_reduce(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = mul i32 %9, %8
  %11 = add i32 %10, %4
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %15

13:                                               ; preds = %3
  %14 = shl nuw nsw i32 %8, 1
  br label %112

15:                                               ; preds = %112, %3
  %16 = phi float [ 0.000000e+00, %3 ], [ %118, %112 ]
  %17 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %17)
  %19 = and i32 %18, -64
  %20 = add nsw i32 %19, 64
  %21 = xor i32 %18, 32
  %22 = icmp slt i32 %21, %20
  %23 = select i1 %22, i32 %21, i32 %18
  %24 = shl i32 %23, 2
  %25 = bitcast float %16 to i32
  %26 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %25)
  %27 = bitcast i32 %26 to float
  %28 = fadd contract float %16, %27
  %29 = xor i32 %18, 16
  %30 = icmp slt i32 %29, %20
  %31 = select i1 %30, i32 %29, i32 %18
  %32 = shl i32 %31, 2
  %33 = bitcast float %28 to i32
  %34 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %32, i32 %33)
  %35 = bitcast i32 %34 to float
  %36 = fadd contract float %28, %35
  %37 = xor i32 %18, 8
  %38 = icmp slt i32 %37, %20
  %39 = select i1 %38, i32 %37, i32 %18
  %40 = shl i32 %39, 2
  %41 = bitcast float %36 to i32
  %42 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %40, i32 %41)
  %43 = bitcast i32 %42 to float
  %44 = fadd contract float %36, %43
  %45 = xor i32 %18, 4
  %46 = icmp slt i32 %45, %20
  %47 = select i1 %46, i32 %45, i32 %18
  %48 = shl i32 %47, 2
  %49 = bitcast float %44 to i32
  %50 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %48, i32 %49)
  %51 = bitcast i32 %50 to float
  %52 = fadd contract float %44, %51
  %53 = xor i32 %18, 2
  %54 = icmp slt i32 %53, %20
  %55 = select i1 %54, i32 %53, i32 %18
  %56 = shl i32 %55, 2
  %57 = bitcast float %52 to i32
  %58 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %56, i32 %57)
  %59 = bitcast i32 %58 to float
  %60 = fadd contract float %52, %59
  %61 = xor i32 %18, 1
  %62 = icmp slt i32 %61, %20
  %63 = select i1 %62, i32 %61, i32 %18
  %64 = shl i32 %63, 2
  %65 = bitcast float %60 to i32
  %66 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %64, i32 %65)
  %67 = add nuw nsw i16 %7, 63
  %68 = lshr i16 %67, 6
  %69 = zext nneg i16 %68 to i32
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %70 = and i32 %4, 63
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %77

72:                                               ; preds = %15
  %73 = bitcast i32 %66 to float
  %74 = fadd contract float %60, %73
  %75 = lshr exact i32 %4, 4
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ12block_reduceE4part, i32 %75
  store float %74, ptr addrspace(3) %76, align 4, !tbaa !11
  br label %77

77:                                               ; preds = %72, %15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %78 = icmp samesign ult i32 %70, %69
  br i1 %78, label %79, label %82

79:                                               ; preds = %77
  %80 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12block_reduceE4part, i32 %70
  %81 = load float, ptr addrspace(3) %80, align 4, !tbaa !11
  br label %82

82:                                               ; preds = %79, %77
  %83 = phi contract float [ %81, %79 ], [ 0.000000e+00, %77 ]
  %84 = and i32 %18, -8
  %85 = add nsw i32 %84, 8
  %86 = icmp slt i32 %45, %85
  %87 = select i1 %86, i32 %45, i32 %18
  %88 = shl i32 %87, 2
  %89 = bitcast float %83 to i32
  %90 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %88, i32 %89)
  %91 = bitcast i32 %90 to float
  %92 = fadd contract float %83, %91
  %93 = icmp slt i32 %53, %85
  %94 = select i1 %93, i32 %53, i32 %18
  %95 = shl i32 %94, 2
  %96 = bitcast float %92 to i32
  %97 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %95, i32 %96)
  %98 = bitcast i32 %97 to float
  %99 = fadd contract float %92, %98
  %100 = icmp slt i32 %61, %85
  %101 = select i1 %100, i32 %61, i32 %18
  %102 = shl i32 %101, 2
  %103 = bitcast float %99 to i32
  %104 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %102, i32 %103)
  %105 = bitcast i32 %104 to float
  %106 = fadd contract float %99, %105
  %107 = shl i32 %18, 2
  %108 = and i32 %107, -32
  %109 = bitcast float %106 to i32
  %110 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %108, i32 %109)
  %111 = icmp eq i32 %4, 0
  br i1 %111, label %121, label %124

112:                                              ; preds = %13, %112
  %113 = phi i32 [ %11, %13 ], [ %119, %112 ]
  %114 = phi float [ 0.000000e+00, %13 ], [ %118, %112 ]
  %115 = sext i32 %113 to i64
  %116 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !11
  %118 = fadd contract float %114, %117
  %119 = add nsw i32 %113, %14
  %120 = icmp slt i32 %119, %2
  br i1 %120, label %112, label %15, !llvm.loop !13

121:                                              ; preds = %82
  %122 = zext i32 %9 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %122
  store i32 %110, ptr addrspace(1) %123, align 4, !tbaa !11
  br label %124

124:                                              ; preds = %121, %82
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @softmax_row(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %4)
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = mul i32 %2, %6
  %8 = icmp slt i32 %5, %2
  br i1 %8, label %9, label %58

9:                                                ; preds = %3
  %10 = add i32 %5, 64
  %11 = tail call i32 @llvm.smax.i32(i32 %2, i32 %10)
  %12 = xor i32 %5, -1
  %13 = add i32 %11, %12
  %14 = lshr i32 %13, 6
  %15 = add nuw nsw i32 %14, 1
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %55, label %17

17:                                               ; preds = %9
  %18 = and i32 %15, 134217726
  %19 = insertelement <2 x i32> poison, i32 %7, i64 0
  %20 = shufflevector <2 x i32> %19, <2 x i32> poison, <2 x i32> zeroinitializer
  %21 = insertelement <2 x i32> poison, i32 %5, i64 0
  %22 = shufflevector <2 x i32> %21, <2 x i32> poison, <2 x i32> zeroinitializer
  %23 = add nsw <2 x i32> %22, <i32 0, i32 64>
  br label %24

24:                                               ; preds = %24, %17
  %25 = phi i32 [ 0, %17 ], [ %40, %24 ]
  %26 = phi <2 x i32> [ %23, %17 ], [ %46, %24 ]
  %27 = phi <2 x float> [ splat (float 0xC7EC363CC0000000), %17 ], [ %39, %24 ]
  %28 = add nsw <2 x i32> %26, %20
  %29 = sext <2 x i32> %28 to <2 x i64>
  %30 = extractelement <2 x i64> %29, i64 0
  %31 = extractelement <2 x i64> %29, i64 1
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %30
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %34 = load float, ptr addrspace(1) %32, align 4, !tbaa !11
  %35 = load float, ptr addrspace(1) %33, align 4, !tbaa !11
  %36 = insertelement <2 x float> poison, float %34, i64 0
  %37 = insertelement <2 x float> %36, float %35, i64 1
  %38 = freeze <2 x float> %37
  %39 = tail call contract <2 x float> @llvm.maxnum.v2f32(<2 x float> %27, <2 x float> %38)
  %40 = add nuw i32 %25, 2
  %41 = fcmp uno <2 x float> %38, zeroinitializer
  %42 = bitcast <2 x i1> %41 to i2
  %43 = icmp ne i2 %42, 0
  %44 = icmp eq i32 %40, %18
  %45 = or i1 %43, %44
  %46 = add nsw <2 x i32> %26, splat (i32 128)
  br i1 %45, label %47, label %24, !llvm.loop !15

47:                                               ; preds = %24
  %48 = select i1 %43, <2 x float> %27, <2 x float> %39
  %49 = select i1 %43, i32 %25, i32 %18
  %50 = tail call contract float @llvm.vector.reduce.fmax.v2f32(<2 x float> %48)
  %51 = shl i32 %49, 6
  %52 = add i32 %5, %51
  %53 = icmp ne i32 %15, %18
  %54 = or i1 %53, %43
  br i1 %54, label %55, label %58

55:                                               ; preds = %9, %47
  %56 = phi i32 [ %5, %9 ], [ %52, %47 ]
  %57 = phi float [ 0xC7EC363CC0000000, %9 ], [ %50, %47 ]
  br label %110

58:                                               ; preds = %110, %47, %3
  %59 = phi float [ 0xC7EC363CC0000000, %3 ], [ %50, %47 ], [ %117, %110 ]
  %60 = and i32 %5, -64
  %61 = add nsw i32 %60, 64
  %62 = xor i32 %5, 32
  %63 = icmp slt i32 %62, %61
  %64 = select i1 %63, i32 %62, i32 %5
  %65 = shl i32 %64, 2
  %66 = bitcast float %59 to i32
  %67 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %65, i32 %66)
  %68 = bitcast i32 %67 to float
  %69 = tail call contract float @llvm.maxnum.f32(float %59, float %68)
  %70 = xor i32 %5, 16
  %71 = icmp slt i32 %70, %61
  %72 = select i1 %71, i32 %70, i32 %5
  %73 = shl i32 %72, 2
  %74 = bitcast float %69 to i32
  %75 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %73, i32 %74)
  %76 = bitcast i32 %75 to float
  %77 = tail call contract float @llvm.maxnum.f32(float %69, float %76)
  %78 = xor i32 %5, 8
  %79 = icmp slt i32 %78, %61
  %80 = select i1 %79, i32 %78, i32 %5
  %81 = shl i32 %80, 2
  %82 = bitcast float %77 to i32
  %83 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %81, i32 %82)
  %84 = bitcast i32 %83 to float
  %85 = tail call contract float @llvm.maxnum.f32(float %77, float %84)
  %86 = xor i32 %5, 4
  %87 = icmp slt i32 %86, %61
  %88 = select i1 %87, i32 %86, i32 %5
  %89 = shl i32 %88, 2
  %90 = bitcast float %85 to i32
  %91 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %89, i32 %90)
  %92 = bitcast i32 %91 to float
  %93 = tail call contract float @llvm.maxnum.f32(float %85, float %92)
  %94 = xor i32 %5, 2
  %95 = icmp slt i32 %94, %61
  %96 = select i1 %95, i32 %94, i32 %5
  %97 = shl i32 %96, 2
  %98 = bitcast float %93 to i32
  %99 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %97, i32 %98)
  %100 = bitcast i32 %99 to float
  %101 = tail call contract float @llvm.maxnum.f32(float %93, float %100)
  %102 = xor i32 %5, 1
  %103 = icmp slt i32 %102, %61
  %104 = select i1 %103, i32 %102, i32 %5
  %105 = shl i32 %104, 2
  %106 = bitcast float %101 to i32
  %107 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %105, i32 %106)
  %108 = bitcast i32 %107 to float
  %109 = tail call contract float @llvm.maxnum.f32(float %101, float %108)
  br i1 %8, label %146, label %120

110:                                              ; preds = %55, %110
  %111 = phi i32 [ %118, %110 ], [ %56, %55 ]
  %112 = phi float [ %117, %110 ], [ %57, %55 ]
  %113 = add nsw i32 %111, %7
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !11
  %117 = tail call contract float @llvm.maxnum.f32(float %112, float %116)
  %118 = add nsw i32 %111, 64
  %119 = icmp slt i32 %118, %2
  br i1 %119, label %110, label %58, !llvm.loop !17

120:                                              ; preds = %146, %58
  %121 = phi float [ 0.000000e+00, %58 ], [ %155, %146 ]
  %122 = bitcast float %121 to i32
  %123 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %65, i32 %122)
  %124 = bitcast i32 %123 to float
  %125 = fadd contract float %121, %124
  %126 = bitcast float %125 to i32
  %127 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %73, i32 %126)
  %128 = bitcast i32 %127 to float
  %129 = fadd contract float %125, %128
  %130 = bitcast float %129 to i32
  %131 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %81, i32 %130)
  %132 = bitcast i32 %131 to float
  %133 = fadd contract float %129, %132
  %134 = bitcast float %133 to i32
  %135 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %89, i32 %134)
  %136 = bitcast i32 %135 to float
  %137 = fadd contract float %133, %136
  %138 = bitcast float %137 to i32
  %139 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %97, i32 %138)
  %140 = bitcast i32 %139 to float
  %141 = fadd contract float %137, %140
  %142 = bitcast float %141 to i32
  %143 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %105, i32 %142)
  %144 = bitcast i32 %143 to float
  %145 = fadd contract float %141, %144
  br i1 %8, label %159, label %158

146:                                              ; preds = %58, %146
  %147 = phi i32 [ %156, %146 ], [ %5, %58 ]
  %148 = phi float [ %155, %146 ], [ 0.000000e+00, %58 ]
  %149 = add nsw i32 %147, %7
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !11
  %153 = fsub contract float %152, %109
  %154 = tail call contract float @llvm.amdgcn.exp2.f32(float %153)
  %155 = fadd contract float %148, %154
  %156 = add nsw i32 %147, 64
  %157 = icmp slt i32 %156, %2
  br i1 %157, label %146, label %120, !llvm.loop !19

158:                                              ; preds = %159, %120
  ret void

159:                                              ; preds = %120, %159
  %160 = phi i32 [ %169, %159 ], [ %5, %120 ]
  %161 = add nsw i32 %160, %7
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %162
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !11
  %165 = fsub contract float %164, %109
  %166 = tail call contract float @llvm.amdgcn.exp2.f32(float %165)
  %167 = fdiv contract float %166, %145
  %168 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %162
  store float %167, ptr addrspace(1) %168, align 4, !tbaa !11
  %169 = add nsw i32 %160, 64
  %170 = icmp slt i32 %169, %2
  br i1 %170, label %159, label %158, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #3

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @rms_norm(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %10 = mul i32 %2, %9
  %11 = icmp slt i32 %4, %2
  br i1 %11, label %140, label %12

12:                                               ; preds = %140, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %148, %140 ]
  %14 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %15 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %14)
  %16 = and i32 %15, -64
  %17 = add nsw i32 %16, 64
  %18 = xor i32 %15, 32
  %19 = icmp slt i32 %18, %17
  %20 = select i1 %19, i32 %18, i32 %15
  %21 = shl i32 %20, 2
  %22 = bitcast float %13 to i32
  %23 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %21, i32 %22)
  %24 = bitcast i32 %23 to float
  %25 = fadd contract float %13, %24
  %26 = xor i32 %15, 16
  %27 = icmp slt i32 %26, %17
  %28 = select i1 %27, i32 %26, i32 %15
  %29 = shl i32 %28, 2
  %30 = bitcast float %25 to i32
  %31 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %29, i32 %30)
  %32 = bitcast i32 %31 to float
  %33 = fadd contract float %25, %32
  %34 = xor i32 %15, 8
  %35 = icmp slt i32 %34, %17
  %36 = select i1 %35, i32 %34, i32 %15
  %37 = shl i32 %36, 2
  %38 = bitcast float %33 to i32
  %39 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %37, i32 %38)
  %40 = bitcast i32 %39 to float
  %41 = fadd contract float %33, %40
  %42 = xor i32 %15, 4
  %43 = icmp slt i32 %42, %17
  %44 = select i1 %43, i32 %42, i32 %15
  %45 = shl i32 %44, 2
  %46 = bitcast float %41 to i32
  %47 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %45, i32 %46)
  %48 = bitcast i32 %47 to float
  %49 = fadd contract float %41, %48
  %50 = xor i32 %15, 2
  %51 = icmp slt i32 %50, %17
  %52 = select i1 %51, i32 %50, i32 %15
  %53 = shl i32 %52, 2
  %54 = bitcast float %49 to i32
  %55 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %53, i32 %54)
  %56 = bitcast i32 %55 to float
  %57 = fadd contract float %49, %56
  %58 = xor i32 %15, 1
  %59 = icmp slt i32 %58, %17
  %60 = select i1 %59, i32 %58, i32 %15
  %61 = shl i32 %60, 2
  %62 = bitcast float %57 to i32
  %63 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %61, i32 %62)
  %64 = add nuw nsw i16 %7, 63
  %65 = lshr i16 %64, 6
  %66 = zext nneg i16 %65 to i32
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %67 = and i32 %4, 63
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %12
  %70 = bitcast i32 %63 to float
  %71 = fadd contract float %57, %70
  %72 = lshr exact i32 %4, 4
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8rms_normE4part, i32 %72
  store float %71, ptr addrspace(3) %73, align 4, !tbaa !11
  br label %74

74:                                               ; preds = %69, %12
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %75 = icmp samesign ult i32 %67, %66
  br i1 %75, label %76, label %79

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8rms_normE4part, i32 %67
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !11
  br label %79

79:                                               ; preds = %76, %74
  %80 = phi contract float [ %78, %76 ], [ 0.000000e+00, %74 ]
  %81 = and i32 %15, -8
  %82 = add nsw i32 %81, 8
  %83 = icmp slt i32 %42, %82
  %84 = select i1 %83, i32 %42, i32 %15
  %85 = shl i32 %84, 2
  %86 = bitcast float %80 to i32
  %87 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %85, i32 %86)
  %88 = bitcast i32 %87 to float
  %89 = fadd contract float %80, %88
  %90 = icmp slt i32 %50, %82
  %91 = select i1 %90, i32 %50, i32 %15
  %92 = shl i32 %91, 2
  %93 = bitcast float %89 to i32
  %94 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %92, i32 %93)
  %95 = bitcast i32 %94 to float
  %96 = fadd contract float %89, %95
  %97 = icmp slt i32 %58, %82
  %98 = select i1 %97, i32 %58, i32 %15
  %99 = shl i32 %98, 2
  %100 = bitcast float %96 to i32
  %101 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %100)
  %102 = bitcast i32 %101 to float
  %103 = fadd contract float %96, %102
  %104 = shl i32 %15, 2
  %105 = and i32 %104, -32
  %106 = bitcast float %103 to i32
  %107 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %105, i32 %106)
  %108 = bitcast i32 %107 to float
  %109 = sitofp i32 %2 to float
  %110 = fdiv contract float %108, %109
  %111 = fadd contract float %110, 0x3EB0C6F7A0000000
  %112 = tail call contract float @llvm.amdgcn.rsq.f32(float %111)
  br i1 %11, label %113, label %151

113:                                              ; preds = %79
  %114 = add nuw nsw i32 %4, 1
  %115 = tail call i32 @llvm.smax.i32(i32 %2, i32 %114)
  %116 = sub nsw i32 %115, %4
  %117 = icmp ugt i32 %116, 1
  %118 = icmp eq i16 %7, 1
  %119 = and i1 %117, %118
  br i1 %119, label %120, label %138

120:                                              ; preds = %113
  %121 = and i32 %116, -2
  %122 = add i32 %4, %121
  %123 = insertelement <2 x float> poison, float %112, i64 0
  %124 = shufflevector <2 x float> %123, <2 x float> poison, <2 x i32> zeroinitializer
  %125 = add i32 %4, %10
  br label %126

126:                                              ; preds = %126, %120
  %127 = phi i32 [ 0, %120 ], [ %134, %126 ]
  %128 = add i32 %127, %125
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %129
  %131 = load <2 x float>, ptr addrspace(1) %130, align 4, !tbaa !11
  %132 = fmul contract <2 x float> %124, %131
  %133 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %129
  store <2 x float> %132, ptr addrspace(1) %133, align 4, !tbaa !11
  %134 = add nuw i32 %127, 2
  %135 = icmp eq i32 %134, %121
  br i1 %135, label %136, label %126, !llvm.loop !21

136:                                              ; preds = %126
  %137 = icmp eq i32 %116, %121
  br i1 %137, label %151, label %138

138:                                              ; preds = %113, %136
  %139 = phi i32 [ %4, %113 ], [ %122, %136 ]
  br label %152

140:                                              ; preds = %3, %140
  %141 = phi float [ %148, %140 ], [ 0.000000e+00, %3 ]
  %142 = phi i32 [ %149, %140 ], [ %4, %3 ]
  %143 = add nsw i32 %142, %10
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %144
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !11
  %147 = fmul contract float %146, %146
  %148 = fadd contract float %141, %147
  %149 = add nuw nsw i32 %142, %8
  %150 = icmp slt i32 %149, %2
  br i1 %150, label %140, label %12, !llvm.loop !22

151:                                              ; preds = %152, %136, %79
  ret void

152:                                              ; preds = %138, %152
  %153 = phi i32 [ %160, %152 ], [ %139, %138 ]
  %154 = add nsw i32 %153, %10
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %155
  %157 = load float, ptr addrspace(1) %156, align 4, !tbaa !11
  %158 = fmul contract float %112, %157
  %159 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %155
  store float %158, ptr addrspace(1) %159, align 4, !tbaa !11
  %160 = add nuw nsw i32 %153, %8
  %161 = icmp slt i32 %160, %2
  br i1 %161, label %152, label %151, !llvm.loop !23
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #3

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @guarded_scan(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %62

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !11
  %17 = tail call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = tail call noundef i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %17)
  %19 = and i32 %18, -16
  %20 = and i32 %18, 15
  %21 = icmp ne i32 %19, %18
  %22 = sext i1 %21 to i32
  %23 = add nsw i32 %18, %22
  %24 = shl i32 %23, 2
  %25 = bitcast float %16 to i32
  %26 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %24, i32 %25)
  %27 = bitcast i32 %26 to float
  %28 = icmp eq i32 %20, 0
  %29 = fadd contract float %16, %27
  %30 = select i1 %28, float %16, float %29
  %31 = add nsw i32 %18, -2
  %32 = icmp slt i32 %31, %19
  %33 = select i1 %32, i32 %18, i32 %31
  %34 = shl i32 %33, 2
  %35 = bitcast float %30 to i32
  %36 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %34, i32 %35)
  %37 = bitcast i32 %36 to float
  %38 = icmp samesign ult i32 %20, 2
  %39 = fadd contract float %30, %37
  %40 = select i1 %38, float %30, float %39
  %41 = add nsw i32 %18, -4
  %42 = icmp slt i32 %41, %19
  %43 = select i1 %42, i32 %18, i32 %41
  %44 = shl i32 %43, 2
  %45 = bitcast float %40 to i32
  %46 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %45)
  %47 = bitcast i32 %46 to float
  %48 = icmp samesign ult i32 %20, 4
  %49 = fadd contract float %40, %47
  %50 = select i1 %48, float %40, float %49
  %51 = add nsw i32 %18, -8
  %52 = icmp slt i32 %51, %19
  %53 = select i1 %52, i32 %18, i32 %51
  %54 = shl i32 %53, 2
  %55 = bitcast float %50 to i32
  %56 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %54, i32 %55)
  %57 = bitcast i32 %56 to float
  %58 = icmp samesign ult i32 %20, 8
  %59 = fadd contract float %50, %57
  %60 = select i1 %58, float %50, float %59
  %61 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  store float %60, ptr addrspace(1) %61, align 4, !tbaa !11
  br label %62

62:                                               ; preds = %3, %13
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>) #9

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14, !16}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = distinct !{!17, !14, !18, !16}
!18 = !{!"llvm.loop.unroll.runtime.disable"}
!19 = distinct !{!19, !14}
!20 = distinct !{!20, !14}
!21 = distinct !{!21, !14, !16}
!22 = distinct !{!22, !14}
!23 = distinct !{!23, !14, !16}
