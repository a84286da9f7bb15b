; ModuleID = 'batch_norm.cl'
source_filename = "batch_norm.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@batch_norm.pixels = internal unnamed_addr addrspace(3) global [64 x [16 x <4 x float>]] undef, align 16
@batch_norm.sums = internal unnamed_addr addrspace(3) global [16 x [16 x <4 x float>]] undef, align 16
@batch_norm.squares = internal unnamed_addr addrspace(3) global [16 x [16 x <4 x float>]] undef, align 16
@batch_norm.scales = internal unnamed_addr addrspace(3) global [16 x <4 x float>] undef, align 16
@batch_norm.turned = internal unnamed_addr addrspace(3) global [64 x [65 x float]] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define hidden void @barrier_of_workgroup() local_unnamed_addr #0 {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define hidden void @add_rows(ptr addrspace(3) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = getelementptr [16 x <4 x float>], ptr addrspace(3) %0, i32 %1
  %5 = getelementptr <4 x float>, ptr addrspace(3) %4, i32 %2
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %6 = icmp slt i32 %1, 8
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = getelementptr i8, ptr addrspace(3) %5, i32 2048
  %9 = load <4 x float>, ptr addrspace(3) %8, align 16, !tbaa !9
  %10 = load <4 x float>, ptr addrspace(3) %5, align 16, !tbaa !9
  %11 = fadd <4 x float> %9, %10
  store <4 x float> %11, ptr addrspace(3) %5, align 16, !tbaa !9
  br label %12

12:                                               ; preds = %3, %7
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %13 = icmp slt i32 %1, 4
  br i1 %13, label %14, label %19

14:                                               ; preds = %12
  %15 = getelementptr i8, ptr addrspace(3) %5, i32 1024
  %16 = load <4 x float>, ptr addrspace(3) %15, align 16, !tbaa !9
  %17 = load <4 x float>, ptr addrspace(3) %5, align 16, !tbaa !9
  %18 = fadd <4 x float> %16, %17
  store <4 x float> %18, ptr addrspace(3) %5, align 16, !tbaa !9
  br label %19

19:                                               ; preds = %14, %12
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %20 = icmp slt i32 %1, 2
  br i1 %20, label %21, label %26

21:                                               ; preds = %19
  %22 = getelementptr i8, ptr addrspace(3) %5, i32 512
  %23 = load <4 x float>, ptr addrspace(3) %22, align 16, !tbaa !9
  %24 = load <4 x float>, ptr addrspace(3) %5, align 16, !tbaa !9
  %25 = fadd <4 x float> %23, %24
  store <4 x float> %25, ptr addrspace(3) %5, align 16, !tbaa !9
  br label %26

26:                                               ; preds = %21, %19
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %27 = icmp slt i32 %1, 1
  br i1 %27, label %28, label %33

28:                                               ; preds = %26
  %29 = getelementptr i8, ptr addrspace(3) %5, i32 256
  %30 = load <4 x float>, ptr addrspace(3) %29, align 16, !tbaa !9
  %31 = load <4 x float>, ptr addrspace(3) %5, align 16, !tbaa !9
  %32 = fadd <4 x float> %30, %31
  store <4 x float> %32, ptr addrspace(3) %5, align 16, !tbaa !9
  br label %33

33:                                               ; preds = %28, %26
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @batch_norm(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 4
  %7 = and i32 %5, 15
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.pixels, i32 %7
  %11 = zext nneg i32 %7 to i64
  %12 = shl nuw nsw i64 %9, 14
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %12
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %11
  br label %49

15:                                               ; preds = %49
  %16 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) @batch_norm.sums, i32 %6
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %16, i32 %7
  store <4 x float> %57, ptr addrspace(3) %17, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp samesign ult i32 %5, 128
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = getelementptr i8, ptr addrspace(3) %17, i32 2048
  %21 = load <4 x float>, ptr addrspace(3) %20, align 16, !tbaa !9
  %22 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %23 = fadd <4 x float> %21, %22
  store <4 x float> %23, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %24

24:                                               ; preds = %19, %15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp samesign ult i32 %5, 64
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr i8, ptr addrspace(3) %17, i32 1024
  %28 = load <4 x float>, ptr addrspace(3) %27, align 16, !tbaa !9
  %29 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %30 = fadd <4 x float> %28, %29
  store <4 x float> %30, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %31

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = icmp samesign ult i32 %5, 32
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr i8, ptr addrspace(3) %17, i32 512
  %35 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !9
  %36 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %37 = fadd <4 x float> %35, %36
  store <4 x float> %37, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %38

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = icmp eq i32 %6, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr addrspace(3) %17, i32 256
  %42 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !9
  %43 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %44 = fadd <4 x float> %42, %43
  store <4 x float> %44, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %45

45:                                               ; preds = %38, %40
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.sums, i32 %7
  %47 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !9
  %48 = fmul <4 x float> %47, splat (float 1.562500e-02)
  br label %87

49:                                               ; preds = %4, %49
  %50 = phi <4 x float> [ zeroinitializer, %4 ], [ %57, %49 ]
  %51 = phi i32 [ %6, %4 ], [ %58, %49 ]
  %52 = shl nuw nsw i32 %51, 4
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %14, i64 %53
  %55 = load <4 x float>, ptr addrspace(1) %54, align 16, !tbaa !9, !amdgpu.noclobber !16
  %56 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) %10, i32 %51
  store <4 x float> %55, ptr addrspace(3) %56, align 16, !tbaa !9
  %57 = fadd <4 x float> %50, %55
  %58 = add nuw nsw i32 %51, 16
  %59 = icmp samesign ult i32 %51, 48
  br i1 %59, label %49, label %15

60:                                               ; preds = %87
  %61 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) @batch_norm.squares, i32 %6
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %61, i32 %7
  store <4 x float> %93, ptr addrspace(3) %62, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %18, label %63, label %68

63:                                               ; preds = %60
  %64 = getelementptr i8, ptr addrspace(3) %62, i32 2048
  %65 = load <4 x float>, ptr addrspace(3) %64, align 16, !tbaa !9
  %66 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %67 = fadd <4 x float> %65, %66
  store <4 x float> %67, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %68

68:                                               ; preds = %63, %60
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %25, label %69, label %74

69:                                               ; preds = %68
  %70 = getelementptr i8, ptr addrspace(3) %62, i32 1024
  %71 = load <4 x float>, ptr addrspace(3) %70, align 16, !tbaa !9
  %72 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %73 = fadd <4 x float> %71, %72
  store <4 x float> %73, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %74

74:                                               ; preds = %69, %68
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %32, label %75, label %80

75:                                               ; preds = %74
  %76 = getelementptr i8, ptr addrspace(3) %62, i32 512
  %77 = load <4 x float>, ptr addrspace(3) %76, align 16, !tbaa !9
  %78 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %79 = fadd <4 x float> %77, %78
  store <4 x float> %79, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %80

80:                                               ; preds = %75, %74
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %81, label %86

81:                                               ; preds = %80
  %82 = getelementptr i8, ptr addrspace(3) %62, i32 256
  %83 = load <4 x float>, ptr addrspace(3) %82, align 16, !tbaa !9
  %84 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %85 = fadd <4 x float> %83, %84
  store <4 x float> %85, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %86

86:                                               ; preds = %80, %81
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %96, label %119

87:                                               ; preds = %45, %87
  %88 = phi i32 [ %94, %87 ], [ %6, %45 ]
  %89 = phi <4 x float> [ %93, %87 ], [ zeroinitializer, %45 ]
  %90 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) %10, i32 %88
  %91 = load <4 x float>, ptr addrspace(3) %90, align 16, !tbaa !9
  %92 = fsub <4 x float> %91, %48
  %93 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %92, <4 x float> %92, <4 x float> %89)
  %94 = add nuw nsw i32 %88, 16
  %95 = icmp samesign ult i32 %88, 48
  br i1 %95, label %87, label %60

96:                                               ; preds = %86
  %97 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.squares, i32 %7
  %98 = load <4 x float>, ptr addrspace(3) %97, align 16, !tbaa !9
  %99 = fmul <4 x float> %98, splat (float 1.562500e-02)
  %100 = insertelement <4 x float> poison, float %3, i64 0
  %101 = shufflevector <4 x float> %100, <4 x float> poison, <4 x i32> zeroinitializer
  %102 = fadd <4 x float> %101, %99
  %103 = extractelement <4 x float> %102, i64 0
  %104 = tail call float @llvm.amdgcn.rsq.f32(float %103)
  %105 = insertelement <4 x float> poison, float %104, i64 0
  %106 = extractelement <4 x float> %102, i64 1
  %107 = tail call float @llvm.amdgcn.rsq.f32(float %106)
  %108 = insertelement <4 x float> %105, float %107, i64 1
  %109 = extractelement <4 x float> %102, i64 2
  %110 = tail call float @llvm.amdgcn.rsq.f32(float %109)
  %111 = insertelement <4 x float> %108, float %110, i64 2
  %112 = extractelement <4 x float> %102, i64 3
  %113 = tail call float @llvm.amdgcn.rsq.f32(float %112)
  %114 = insertelement <4 x float> %111, float %113, i64 3
  %115 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %11
  %116 = load <4 x float>, ptr addrspace(1) %115, align 16, !tbaa !9, !amdgpu.noclobber !16
  %117 = fmul <4 x float> %116, %114
  %118 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.scales, i32 %7
  store <4 x float> %117, ptr addrspace(3) %118, align 16, !tbaa !9
  br label %119

119:                                              ; preds = %96, %86
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %120 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) @batch_norm.pixels, i32 %6
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %120, i32 %7
  %122 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.scales, i32 %7
  %123 = load <4 x float>, ptr addrspace(3) %122, align 16, !tbaa !9
  %124 = load <4 x float>, ptr addrspace(3) %121, align 16, !tbaa !9
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 4096
  %126 = load <4 x float>, ptr addrspace(3) %125, align 16, !tbaa !9
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 8192
  %128 = load <4 x float>, ptr addrspace(3) %127, align 16, !tbaa !9
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 12288
  %130 = load <4 x float>, ptr addrspace(3) %129, align 16, !tbaa !9
  %131 = shufflevector <4 x float> %124, <4 x float> %126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %132 = shufflevector <4 x float> %128, <4 x float> %130, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %133 = shufflevector <4 x float> %48, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %134 = shufflevector <4 x float> %48, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %135 = fsub <8 x float> %131, %133
  %136 = fsub <8 x float> %132, %134
  %137 = shufflevector <4 x float> %123, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %138 = shufflevector <4 x float> %123, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %139 = fmul <8 x float> %135, %137
  %140 = fmul <8 x float> %136, %138
  %141 = shufflevector <8 x float> %139, <8 x float> %140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %142 = bitcast <16 x float> %141 to <4 x i128>
  %143 = mul nuw nsw i32 %7, 1040
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @batch_norm.turned, i32 %143
  %145 = getelementptr inbounds nuw float, ptr addrspace(3) %144, i32 %6
  %146 = extractelement <4 x i128> %142, i64 0
  %147 = bitcast i128 %146 to <4 x float>
  %148 = extractelement <4 x float> %147, i64 0
  store float %148, ptr addrspace(3) %145, align 4, !tbaa !17
  %149 = extractelement <4 x float> %147, i64 1
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 260
  store float %149, ptr addrspace(3) %150, align 4, !tbaa !17
  %151 = extractelement <4 x float> %147, i64 2
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 520
  store float %151, ptr addrspace(3) %152, align 4, !tbaa !17
  %153 = extractelement <4 x float> %147, i64 3
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 780
  store float %153, ptr addrspace(3) %154, align 4, !tbaa !17
  %155 = extractelement <4 x i128> %142, i64 1
  %156 = bitcast i128 %155 to <4 x float>
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 64
  %158 = extractelement <4 x float> %156, i64 0
  store float %158, ptr addrspace(3) %157, align 4, !tbaa !17
  %159 = extractelement <4 x float> %156, i64 1
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 324
  store float %159, ptr addrspace(3) %160, align 4, !tbaa !17
  %161 = extractelement <4 x float> %156, i64 2
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 584
  store float %161, ptr addrspace(3) %162, align 4, !tbaa !17
  %163 = extractelement <4 x float> %156, i64 3
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 844
  store float %163, ptr addrspace(3) %164, align 4, !tbaa !17
  %165 = extractelement <4 x i128> %142, i64 2
  %166 = bitcast i128 %165 to <4 x float>
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 128
  %168 = extractelement <4 x float> %166, i64 0
  store float %168, ptr addrspace(3) %167, align 4, !tbaa !17
  %169 = extractelement <4 x float> %166, i64 1
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 388
  store float %169, ptr addrspace(3) %170, align 4, !tbaa !17
  %171 = extractelement <4 x float> %166, i64 2
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 648
  store float %171, ptr addrspace(3) %172, align 4, !tbaa !17
  %173 = extractelement <4 x float> %166, i64 3
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 908
  store float %173, ptr addrspace(3) %174, align 4, !tbaa !17
  %175 = extractelement <4 x i128> %142, i64 3
  %176 = bitcast i128 %175 to <4 x float>
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 192
  %178 = extractelement <4 x float> %176, i64 0
  store float %178, ptr addrspace(3) %177, align 4, !tbaa !17
  %179 = extractelement <4 x float> %176, i64 1
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 452
  store float %179, ptr addrspace(3) %180, align 4, !tbaa !17
  %181 = extractelement <4 x float> %176, i64 2
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 712
  store float %181, ptr addrspace(3) %182, align 4, !tbaa !17
  %183 = extractelement <4 x float> %176, i64 3
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 972
  store float %183, ptr addrspace(3) %184, align 4, !tbaa !17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %185 = shl nuw nsw i64 %9, 14
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %185
  %187 = and i32 %5, 63
  %188 = getelementptr inbounds nuw float, ptr addrspace(3) @batch_norm.turned, i32 %187
  %189 = lshr i32 %5, 8
  %190 = sub nuw nsw i32 16, %189
  %191 = and i32 %190, 28
  %192 = shl nuw nsw i32 %191, 8
  %193 = or disjoint i32 %5, %192
  %194 = insertelement <2 x i32> poison, i32 %5, i64 0
  %195 = shufflevector <2 x i32> %194, <2 x i32> poison, <2 x i32> zeroinitializer
  %196 = add nuw nsw <2 x i32> %195, <i32 0, i32 256>
  %197 = add nuw nsw <2 x i32> %195, <i32 512, i32 768>
  %198 = lshr <2 x i32> %196, splat (i32 6)
  %199 = extractelement <2 x i32> %198, i64 0
  %200 = extractelement <2 x i32> %198, i64 1
  %201 = lshr <2 x i32> %197, splat (i32 6)
  %202 = extractelement <2 x i32> %201, i64 0
  %203 = extractelement <2 x i32> %201, i64 1
  %204 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %199
  %205 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %200
  %206 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %202
  %207 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %203
  %208 = load float, ptr addrspace(3) %204, align 4, !tbaa !17
  %209 = load float, ptr addrspace(3) %205, align 4, !tbaa !17
  %210 = load float, ptr addrspace(3) %206, align 4, !tbaa !17
  %211 = load float, ptr addrspace(3) %207, align 4, !tbaa !17
  %212 = zext nneg <2 x i32> %196 to <2 x i64>
  %213 = extractelement <2 x i64> %212, i64 0
  %214 = extractelement <2 x i64> %212, i64 1
  %215 = zext nneg <2 x i32> %197 to <2 x i64>
  %216 = extractelement <2 x i64> %215, i64 0
  %217 = extractelement <2 x i64> %215, i64 1
  %218 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %213
  %219 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %214
  %220 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %216
  %221 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %217
  store float %208, ptr addrspace(1) %218, align 4, !tbaa !17
  store float %209, ptr addrspace(1) %219, align 4, !tbaa !17
  store float %210, ptr addrspace(1) %220, align 4, !tbaa !17
  store float %211, ptr addrspace(1) %221, align 4, !tbaa !17
  %222 = icmp eq i32 %191, 4
  br i1 %222, label %306, label %223, !llvm.loop !19

223:                                              ; preds = %119
  %224 = add nuw nsw <2 x i32> %195, <i32 1024, i32 1280>
  %225 = add nuw nsw <2 x i32> %195, <i32 1536, i32 1792>
  %226 = lshr <2 x i32> %224, splat (i32 6)
  %227 = extractelement <2 x i32> %226, i64 0
  %228 = extractelement <2 x i32> %226, i64 1
  %229 = lshr <2 x i32> %225, splat (i32 6)
  %230 = extractelement <2 x i32> %229, i64 0
  %231 = extractelement <2 x i32> %229, i64 1
  %232 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %227
  %233 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %228
  %234 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %230
  %235 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %231
  %236 = load float, ptr addrspace(3) %232, align 4, !tbaa !17
  %237 = load float, ptr addrspace(3) %233, align 4, !tbaa !17
  %238 = load float, ptr addrspace(3) %234, align 4, !tbaa !17
  %239 = load float, ptr addrspace(3) %235, align 4, !tbaa !17
  %240 = zext nneg <2 x i32> %224 to <2 x i64>
  %241 = extractelement <2 x i64> %240, i64 0
  %242 = extractelement <2 x i64> %240, i64 1
  %243 = zext nneg <2 x i32> %225 to <2 x i64>
  %244 = extractelement <2 x i64> %243, i64 0
  %245 = extractelement <2 x i64> %243, i64 1
  %246 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %241
  %247 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %242
  %248 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %244
  %249 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %245
  store float %236, ptr addrspace(1) %246, align 4, !tbaa !17
  store float %237, ptr addrspace(1) %247, align 4, !tbaa !17
  store float %238, ptr addrspace(1) %248, align 4, !tbaa !17
  store float %239, ptr addrspace(1) %249, align 4, !tbaa !17
  %250 = icmp eq i32 %191, 8
  br i1 %250, label %306, label %251, !llvm.loop !19

251:                                              ; preds = %223
  %252 = add nuw nsw <2 x i32> %195, <i32 2048, i32 2304>
  %253 = add nuw nsw <2 x i32> %195, <i32 2560, i32 2816>
  %254 = lshr <2 x i32> %252, splat (i32 6)
  %255 = extractelement <2 x i32> %254, i64 0
  %256 = extractelement <2 x i32> %254, i64 1
  %257 = lshr <2 x i32> %253, splat (i32 6)
  %258 = extractelement <2 x i32> %257, i64 0
  %259 = extractelement <2 x i32> %257, i64 1
  %260 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %255
  %261 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %256
  %262 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %258
  %263 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %259
  %264 = load float, ptr addrspace(3) %260, align 4, !tbaa !17
  %265 = load float, ptr addrspace(3) %261, align 4, !tbaa !17
  %266 = load float, ptr addrspace(3) %262, align 4, !tbaa !17
  %267 = load float, ptr addrspace(3) %263, align 4, !tbaa !17
  %268 = zext nneg <2 x i32> %252 to <2 x i64>
  %269 = extractelement <2 x i64> %268, i64 0
  %270 = extractelement <2 x i64> %268, i64 1
  %271 = zext nneg <2 x i32> %253 to <2 x i64>
  %272 = extractelement <2 x i64> %271, i64 0
  %273 = extractelement <2 x i64> %271, i64 1
  %274 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %269
  %275 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %270
  %276 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %272
  %277 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %273
  store float %264, ptr addrspace(1) %274, align 4, !tbaa !17
  store float %265, ptr addrspace(1) %275, align 4, !tbaa !17
  store float %266, ptr addrspace(1) %276, align 4, !tbaa !17
  store float %267, ptr addrspace(1) %277, align 4, !tbaa !17
  %278 = icmp eq i32 %191, 12
  br i1 %278, label %306, label %279, !llvm.loop !19

279:                                              ; preds = %251
  %280 = add nuw nsw <2 x i32> %195, <i32 3072, i32 3328>
  %281 = add nuw nsw <2 x i32> %195, <i32 3584, i32 3840>
  %282 = lshr <2 x i32> %280, splat (i32 6)
  %283 = extractelement <2 x i32> %282, i64 0
  %284 = extractelement <2 x i32> %282, i64 1
  %285 = lshr <2 x i32> %281, splat (i32 6)
  %286 = extractelement <2 x i32> %285, i64 0
  %287 = extractelement <2 x i32> %285, i64 1
  %288 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %283
  %289 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %284
  %290 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %286
  %291 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %287
  %292 = load float, ptr addrspace(3) %288, align 4, !tbaa !17
  %293 = load float, ptr addrspace(3) %289, align 4, !tbaa !17
  %294 = load float, ptr addrspace(3) %290, align 4, !tbaa !17
  %295 = load float, ptr addrspace(3) %291, align 4, !tbaa !17
  %296 = zext nneg <2 x i32> %280 to <2 x i64>
  %297 = extractelement <2 x i64> %296, i64 0
  %298 = extractelement <2 x i64> %296, i64 1
  %299 = zext nneg <2 x i32> %281 to <2 x i64>
  %300 = extractelement <2 x i64> %299, i64 0
  %301 = extractelement <2 x i64> %299, i64 1
  %302 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %297
  %303 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %298
  %304 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %300
  %305 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %301
  store float %292, ptr addrspace(1) %302, align 4, !tbaa !17
  store float %293, ptr addrspace(1) %303, align 4, !tbaa !17
  store float %294, ptr addrspace(1) %304, align 4, !tbaa !17
  store float %295, ptr addrspace(1) %305, align 4, !tbaa !17
  br label %306

306:                                              ; preds = %279, %251, %223, %119
  %307 = icmp eq i32 %190, %191
  br i1 %307, label %338, label %308

308:                                              ; preds = %306
  %309 = lshr i32 %193, 6
  %310 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %309
  %311 = load float, ptr addrspace(3) %310, align 4, !tbaa !17
  %312 = zext nneg i32 %193 to i64
  %313 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %312
  store float %311, ptr addrspace(1) %313, align 4, !tbaa !17
  %314 = icmp samesign ult i32 %193, 3840
  br i1 %314, label %315, label %338, !llvm.loop !22

315:                                              ; preds = %308
  %316 = add nuw nsw i32 %193, 256
  %317 = lshr i32 %316, 6
  %318 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %317
  %319 = load float, ptr addrspace(3) %318, align 4, !tbaa !17
  %320 = zext nneg i32 %316 to i64
  %321 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %320
  store float %319, ptr addrspace(1) %321, align 4, !tbaa !17
  %322 = icmp samesign ult i32 %193, 3584
  br i1 %322, label %323, label %338, !llvm.loop !22

323:                                              ; preds = %315
  %324 = add nuw nsw i32 %193, 512
  %325 = lshr i32 %324, 6
  %326 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %325
  %327 = load float, ptr addrspace(3) %326, align 4, !tbaa !17
  %328 = zext nneg i32 %324 to i64
  %329 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %328
  store float %327, ptr addrspace(1) %329, align 4, !tbaa !17
  %330 = icmp samesign ult i32 %193, 3328
  br i1 %330, label %331, label %338, !llvm.loop !22

331:                                              ; preds = %323
  %332 = add nuw nsw i32 %193, 768
  %333 = lshr i32 %332, 6
  %334 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %333
  %335 = load float, ptr addrspace(3) %334, align 4, !tbaa !17
  %336 = zext nneg i32 %332 to i64
  %337 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %336
  store float %335, ptr addrspace(1) %337, align 4, !tbaa !17
  br label %338

338:                                              ; preds = %308, %315, %323, %331, %306
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_batch_norm(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 4
  %7 = and i32 %5, 15
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.pixels, i32 %7
  %11 = zext nneg i32 %7 to i64
  %12 = shl nuw nsw i64 %9, 14
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %12
  %14 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %13, i64 %11
  br label %49

15:                                               ; preds = %49
  %16 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) @batch_norm.sums, i32 %6
  %17 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %16, i32 %7
  store <4 x float> %57, ptr addrspace(3) %17, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %18 = icmp samesign ult i32 %5, 128
  br i1 %18, label %19, label %24

19:                                               ; preds = %15
  %20 = getelementptr i8, ptr addrspace(3) %17, i32 2048
  %21 = load <4 x float>, ptr addrspace(3) %20, align 16, !tbaa !9
  %22 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %23 = fadd <4 x float> %21, %22
  store <4 x float> %23, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %24

24:                                               ; preds = %19, %15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp samesign ult i32 %5, 64
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr i8, ptr addrspace(3) %17, i32 1024
  %28 = load <4 x float>, ptr addrspace(3) %27, align 16, !tbaa !9
  %29 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %30 = fadd <4 x float> %28, %29
  store <4 x float> %30, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %31

31:                                               ; preds = %26, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = icmp samesign ult i32 %5, 32
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr i8, ptr addrspace(3) %17, i32 512
  %35 = load <4 x float>, ptr addrspace(3) %34, align 16, !tbaa !9
  %36 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %37 = fadd <4 x float> %35, %36
  store <4 x float> %37, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %38

38:                                               ; preds = %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = icmp eq i32 %6, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr i8, ptr addrspace(3) %17, i32 256
  %42 = load <4 x float>, ptr addrspace(3) %41, align 16, !tbaa !9
  %43 = load <4 x float>, ptr addrspace(3) %17, align 16, !tbaa !9
  %44 = fadd <4 x float> %42, %43
  store <4 x float> %44, ptr addrspace(3) %17, align 16, !tbaa !9
  br label %45

45:                                               ; preds = %38, %40
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.sums, i32 %7
  %47 = load <4 x float>, ptr addrspace(3) %46, align 16, !tbaa !9
  %48 = fmul <4 x float> %47, splat (float 1.562500e-02)
  br label %87

49:                                               ; preds = %4, %49
  %50 = phi <4 x float> [ zeroinitializer, %4 ], [ %57, %49 ]
  %51 = phi i32 [ %6, %4 ], [ %58, %49 ]
  %52 = shl nuw nsw i32 %51, 4
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %14, i64 %53
  %55 = load <4 x float>, ptr addrspace(1) %54, align 16, !tbaa !9
  %56 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) %10, i32 %51
  store <4 x float> %55, ptr addrspace(3) %56, align 16, !tbaa !9
  %57 = fadd <4 x float> %50, %55
  %58 = add nuw nsw i32 %51, 16
  %59 = icmp samesign ult i32 %51, 48
  br i1 %59, label %49, label %15

60:                                               ; preds = %87
  %61 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) @batch_norm.squares, i32 %6
  %62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %61, i32 %7
  store <4 x float> %93, ptr addrspace(3) %62, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %18, label %63, label %68

63:                                               ; preds = %60
  %64 = getelementptr i8, ptr addrspace(3) %62, i32 2048
  %65 = load <4 x float>, ptr addrspace(3) %64, align 16, !tbaa !9
  %66 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %67 = fadd <4 x float> %65, %66
  store <4 x float> %67, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %68

68:                                               ; preds = %63, %60
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %25, label %69, label %74

69:                                               ; preds = %68
  %70 = getelementptr i8, ptr addrspace(3) %62, i32 1024
  %71 = load <4 x float>, ptr addrspace(3) %70, align 16, !tbaa !9
  %72 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %73 = fadd <4 x float> %71, %72
  store <4 x float> %73, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %74

74:                                               ; preds = %69, %68
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %32, label %75, label %80

75:                                               ; preds = %74
  %76 = getelementptr i8, ptr addrspace(3) %62, i32 512
  %77 = load <4 x float>, ptr addrspace(3) %76, align 16, !tbaa !9
  %78 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %79 = fadd <4 x float> %77, %78
  store <4 x float> %79, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %80

80:                                               ; preds = %75, %74
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %81, label %86

81:                                               ; preds = %80
  %82 = getelementptr i8, ptr addrspace(3) %62, i32 256
  %83 = load <4 x float>, ptr addrspace(3) %82, align 16, !tbaa !9
  %84 = load <4 x float>, ptr addrspace(3) %62, align 16, !tbaa !9
  %85 = fadd <4 x float> %83, %84
  store <4 x float> %85, ptr addrspace(3) %62, align 16, !tbaa !9
  br label %86

86:                                               ; preds = %80, %81
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %39, label %96, label %119

87:                                               ; preds = %45, %87
  %88 = phi i32 [ %94, %87 ], [ %6, %45 ]
  %89 = phi <4 x float> [ %93, %87 ], [ zeroinitializer, %45 ]
  %90 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) %10, i32 %88
  %91 = load <4 x float>, ptr addrspace(3) %90, align 16, !tbaa !9
  %92 = fsub <4 x float> %91, %48
  %93 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %92, <4 x float> %92, <4 x float> %89)
  %94 = add nuw nsw i32 %88, 16
  %95 = icmp samesign ult i32 %88, 48
  br i1 %95, label %87, label %60

96:                                               ; preds = %86
  %97 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.squares, i32 %7
  %98 = load <4 x float>, ptr addrspace(3) %97, align 16, !tbaa !9
  %99 = fmul <4 x float> %98, splat (float 1.562500e-02)
  %100 = insertelement <4 x float> poison, float %3, i64 0
  %101 = shufflevector <4 x float> %100, <4 x float> poison, <4 x i32> zeroinitializer
  %102 = fadd <4 x float> %101, %99
  %103 = extractelement <4 x float> %102, i64 0
  %104 = tail call float @llvm.amdgcn.rsq.f32(float %103)
  %105 = insertelement <4 x float> poison, float %104, i64 0
  %106 = extractelement <4 x float> %102, i64 1
  %107 = tail call float @llvm.amdgcn.rsq.f32(float %106)
  %108 = insertelement <4 x float> %105, float %107, i64 1
  %109 = extractelement <4 x float> %102, i64 2
  %110 = tail call float @llvm.amdgcn.rsq.f32(float %109)
  %111 = insertelement <4 x float> %108, float %110, i64 2
  %112 = extractelement <4 x float> %102, i64 3
  %113 = tail call float @llvm.amdgcn.rsq.f32(float %112)
  %114 = insertelement <4 x float> %111, float %113, i64 3
  %115 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %11
  %116 = load <4 x float>, ptr addrspace(1) %115, align 16, !tbaa !9
  %117 = fmul <4 x float> %116, %114
  %118 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.scales, i32 %7
  store <4 x float> %117, ptr addrspace(3) %118, align 16, !tbaa !9
  br label %119

119:                                              ; preds = %96, %86
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %120 = getelementptr inbounds nuw [16 x <4 x float>], ptr addrspace(3) @batch_norm.pixels, i32 %6
  %121 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %120, i32 %7
  %122 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @batch_norm.scales, i32 %7
  %123 = load <4 x float>, ptr addrspace(3) %122, align 16, !tbaa !9
  %124 = load <4 x float>, ptr addrspace(3) %121, align 16, !tbaa !9
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 4096
  %126 = load <4 x float>, ptr addrspace(3) %125, align 16, !tbaa !9
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 8192
  %128 = load <4 x float>, ptr addrspace(3) %127, align 16, !tbaa !9
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 12288
  %130 = load <4 x float>, ptr addrspace(3) %129, align 16, !tbaa !9
  %131 = shufflevector <4 x float> %124, <4 x float> %126, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %132 = shufflevector <4 x float> %128, <4 x float> %130, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %133 = shufflevector <4 x float> %48, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %134 = shufflevector <4 x float> %48, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %135 = fsub <8 x float> %131, %133
  %136 = fsub <8 x float> %132, %134
  %137 = shufflevector <4 x float> %123, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %138 = shufflevector <4 x float> %123, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %139 = fmul <8 x float> %135, %137
  %140 = fmul <8 x float> %136, %138
  %141 = shufflevector <8 x float> %139, <8 x float> %140, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %142 = bitcast <16 x float> %141 to <4 x i128>
  %143 = mul nuw nsw i32 %7, 1040
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) @batch_norm.turned, i32 %143
  %145 = getelementptr inbounds nuw float, ptr addrspace(3) %144, i32 %6
  %146 = extractelement <4 x i128> %142, i64 0
  %147 = bitcast i128 %146 to <4 x float>
  %148 = extractelement <4 x float> %147, i64 0
  store float %148, ptr addrspace(3) %145, align 4, !tbaa !17
  %149 = extractelement <4 x float> %147, i64 1
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 260
  store float %149, ptr addrspace(3) %150, align 4, !tbaa !17
  %151 = extractelement <4 x float> %147, i64 2
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 520
  store float %151, ptr addrspace(3) %152, align 4, !tbaa !17
  %153 = extractelement <4 x float> %147, i64 3
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 780
  store float %153, ptr addrspace(3) %154, align 4, !tbaa !17
  %155 = extractelement <4 x i128> %142, i64 1
  %156 = bitcast i128 %155 to <4 x float>
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 64
  %158 = extractelement <4 x float> %156, i64 0
  store float %158, ptr addrspace(3) %157, align 4, !tbaa !17
  %159 = extractelement <4 x float> %156, i64 1
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 324
  store float %159, ptr addrspace(3) %160, align 4, !tbaa !17
  %161 = extractelement <4 x float> %156, i64 2
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 584
  store float %161, ptr addrspace(3) %162, align 4, !tbaa !17
  %163 = extractelement <4 x float> %156, i64 3
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 844
  store float %163, ptr addrspace(3) %164, align 4, !tbaa !17
  %165 = extractelement <4 x i128> %142, i64 2
  %166 = bitcast i128 %165 to <4 x float>
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 128
  %168 = extractelement <4 x float> %166, i64 0
  store float %168, ptr addrspace(3) %167, align 4, !tbaa !17
  %169 = extractelement <4 x float> %166, i64 1
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 388
  store float %169, ptr addrspace(3) %170, align 4, !tbaa !17
  %171 = extractelement <4 x float> %166, i64 2
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 648
  store float %171, ptr addrspace(3) %172, align 4, !tbaa !17
  %173 = extractelement <4 x float> %166, i64 3
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 908
  store float %173, ptr addrspace(3) %174, align 4, !tbaa !17
  %175 = extractelement <4 x i128> %142, i64 3
  %176 = bitcast i128 %175 to <4 x float>
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 192
  %178 = extractelement <4 x float> %176, i64 0
  store float %178, ptr addrspace(3) %177, align 4, !tbaa !17
  %179 = extractelement <4 x float> %176, i64 1
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 452
  store float %179, ptr addrspace(3) %180, align 4, !tbaa !17
  %181 = extractelement <4 x float> %176, i64 2
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 712
  store float %181, ptr addrspace(3) %182, align 4, !tbaa !17
  %183 = extractelement <4 x float> %176, i64 3
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 972
  store float %183, ptr addrspace(3) %184, align 4, !tbaa !17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %185 = shl nuw nsw i64 %9, 14
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %185
  %187 = and i32 %5, 63
  %188 = getelementptr inbounds nuw float, ptr addrspace(3) @batch_norm.turned, i32 %187
  %189 = lshr i32 %5, 8
  %190 = sub nuw nsw i32 16, %189
  %191 = and i32 %190, 28
  %192 = shl nuw nsw i32 %191, 8
  %193 = or disjoint i32 %5, %192
  %194 = insertelement <2 x i32> poison, i32 %5, i64 0
  %195 = shufflevector <2 x i32> %194, <2 x i32> poison, <2 x i32> zeroinitializer
  %196 = add nuw nsw <2 x i32> %195, <i32 0, i32 256>
  %197 = add nuw nsw <2 x i32> %195, <i32 512, i32 768>
  %198 = lshr <2 x i32> %196, splat (i32 6)
  %199 = extractelement <2 x i32> %198, i64 0
  %200 = extractelement <2 x i32> %198, i64 1
  %201 = lshr <2 x i32> %197, splat (i32 6)
  %202 = extractelement <2 x i32> %201, i64 0
  %203 = extractelement <2 x i32> %201, i64 1
  %204 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %199
  %205 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %200
  %206 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %202
  %207 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %203
  %208 = load float, ptr addrspace(3) %204, align 4, !tbaa !17
  %209 = load float, ptr addrspace(3) %205, align 4, !tbaa !17
  %210 = load float, ptr addrspace(3) %206, align 4, !tbaa !17
  %211 = load float, ptr addrspace(3) %207, align 4, !tbaa !17
  %212 = zext nneg <2 x i32> %196 to <2 x i64>
  %213 = extractelement <2 x i64> %212, i64 0
  %214 = extractelement <2 x i64> %212, i64 1
  %215 = zext nneg <2 x i32> %197 to <2 x i64>
  %216 = extractelement <2 x i64> %215, i64 0
  %217 = extractelement <2 x i64> %215, i64 1
  %218 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %213
  %219 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %214
  %220 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %216
  %221 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %217
  store float %208, ptr addrspace(1) %218, align 4, !tbaa !17
  store float %209, ptr addrspace(1) %219, align 4, !tbaa !17
  store float %210, ptr addrspace(1) %220, align 4, !tbaa !17
  store float %211, ptr addrspace(1) %221, align 4, !tbaa !17
  %222 = icmp eq i32 %191, 4
  br i1 %222, label %306, label %223, !llvm.loop !24

223:                                              ; preds = %119
  %224 = add nuw nsw <2 x i32> %195, <i32 1024, i32 1280>
  %225 = add nuw nsw <2 x i32> %195, <i32 1536, i32 1792>
  %226 = lshr <2 x i32> %224, splat (i32 6)
  %227 = extractelement <2 x i32> %226, i64 0
  %228 = extractelement <2 x i32> %226, i64 1
  %229 = lshr <2 x i32> %225, splat (i32 6)
  %230 = extractelement <2 x i32> %229, i64 0
  %231 = extractelement <2 x i32> %229, i64 1
  %232 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %227
  %233 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %228
  %234 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %230
  %235 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %231
  %236 = load float, ptr addrspace(3) %232, align 4, !tbaa !17
  %237 = load float, ptr addrspace(3) %233, align 4, !tbaa !17
  %238 = load float, ptr addrspace(3) %234, align 4, !tbaa !17
  %239 = load float, ptr addrspace(3) %235, align 4, !tbaa !17
  %240 = zext nneg <2 x i32> %224 to <2 x i64>
  %241 = extractelement <2 x i64> %240, i64 0
  %242 = extractelement <2 x i64> %240, i64 1
  %243 = zext nneg <2 x i32> %225 to <2 x i64>
  %244 = extractelement <2 x i64> %243, i64 0
  %245 = extractelement <2 x i64> %243, i64 1
  %246 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %241
  %247 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %242
  %248 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %244
  %249 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %245
  store float %236, ptr addrspace(1) %246, align 4, !tbaa !17
  store float %237, ptr addrspace(1) %247, align 4, !tbaa !17
  store float %238, ptr addrspace(1) %248, align 4, !tbaa !17
  store float %239, ptr addrspace(1) %249, align 4, !tbaa !17
  %250 = icmp eq i32 %191, 8
  br i1 %250, label %306, label %251, !llvm.loop !24

251:                                              ; preds = %223
  %252 = add nuw nsw <2 x i32> %195, <i32 2048, i32 2304>
  %253 = add nuw nsw <2 x i32> %195, <i32 2560, i32 2816>
  %254 = lshr <2 x i32> %252, splat (i32 6)
  %255 = extractelement <2 x i32> %254, i64 0
  %256 = extractelement <2 x i32> %254, i64 1
  %257 = lshr <2 x i32> %253, splat (i32 6)
  %258 = extractelement <2 x i32> %257, i64 0
  %259 = extractelement <2 x i32> %257, i64 1
  %260 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %255
  %261 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %256
  %262 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %258
  %263 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %259
  %264 = load float, ptr addrspace(3) %260, align 4, !tbaa !17
  %265 = load float, ptr addrspace(3) %261, align 4, !tbaa !17
  %266 = load float, ptr addrspace(3) %262, align 4, !tbaa !17
  %267 = load float, ptr addrspace(3) %263, align 4, !tbaa !17
  %268 = zext nneg <2 x i32> %252 to <2 x i64>
  %269 = extractelement <2 x i64> %268, i64 0
  %270 = extractelement <2 x i64> %268, i64 1
  %271 = zext nneg <2 x i32> %253 to <2 x i64>
  %272 = extractelement <2 x i64> %271, i64 0
  %273 = extractelement <2 x i64> %271, i64 1
  %274 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %269
  %275 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %270
  %276 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %272
  %277 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %273
  store float %264, ptr addrspace(1) %274, align 4, !tbaa !17
  store float %265, ptr addrspace(1) %275, align 4, !tbaa !17
  store float %266, ptr addrspace(1) %276, align 4, !tbaa !17
  store float %267, ptr addrspace(1) %277, align 4, !tbaa !17
  %278 = icmp eq i32 %191, 12
  br i1 %278, label %306, label %279, !llvm.loop !24

279:                                              ; preds = %251
  %280 = add nuw nsw <2 x i32> %195, <i32 3072, i32 3328>
  %281 = add nuw nsw <2 x i32> %195, <i32 3584, i32 3840>
  %282 = lshr <2 x i32> %280, splat (i32 6)
  %283 = extractelement <2 x i32> %282, i64 0
  %284 = extractelement <2 x i32> %282, i64 1
  %285 = lshr <2 x i32> %281, splat (i32 6)
  %286 = extractelement <2 x i32> %285, i64 0
  %287 = extractelement <2 x i32> %285, i64 1
  %288 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %283
  %289 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %284
  %290 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %286
  %291 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %287
  %292 = load float, ptr addrspace(3) %288, align 4, !tbaa !17
  %293 = load float, ptr addrspace(3) %289, align 4, !tbaa !17
  %294 = load float, ptr addrspace(3) %290, align 4, !tbaa !17
  %295 = load float, ptr addrspace(3) %291, align 4, !tbaa !17
  %296 = zext nneg <2 x i32> %280 to <2 x i64>
  %297 = extractelement <2 x i64> %296, i64 0
  %298 = extractelement <2 x i64> %296, i64 1
  %299 = zext nneg <2 x i32> %281 to <2 x i64>
  %300 = extractelement <2 x i64> %299, i64 0
  %301 = extractelement <2 x i64> %299, i64 1
  %302 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %297
  %303 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %298
  %304 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %300
  %305 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %301
  store float %292, ptr addrspace(1) %302, align 4, !tbaa !17
  store float %293, ptr addrspace(1) %303, align 4, !tbaa !17
  store float %294, ptr addrspace(1) %304, align 4, !tbaa !17
  store float %295, ptr addrspace(1) %305, align 4, !tbaa !17
  br label %306

306:                                              ; preds = %279, %251, %223, %119
  %307 = icmp eq i32 %190, %191
  br i1 %307, label %308, label %309

308:                                              ; preds = %309, %316, %324, %332, %306
  ret void

309:                                              ; preds = %306
  %310 = lshr i32 %193, 6
  %311 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %310
  %312 = load float, ptr addrspace(3) %311, align 4, !tbaa !17
  %313 = zext nneg i32 %193 to i64
  %314 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %313
  store float %312, ptr addrspace(1) %314, align 4, !tbaa !17
  %315 = icmp samesign ult i32 %193, 3840
  br i1 %315, label %316, label %308, !llvm.loop !25

316:                                              ; preds = %309
  %317 = add nuw nsw i32 %193, 256
  %318 = lshr i32 %317, 6
  %319 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %318
  %320 = load float, ptr addrspace(3) %319, align 4, !tbaa !17
  %321 = zext nneg i32 %317 to i64
  %322 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %321
  store float %320, ptr addrspace(1) %322, align 4, !tbaa !17
  %323 = icmp samesign ult i32 %193, 3584
  br i1 %323, label %324, label %308, !llvm.loop !25

324:                                              ; preds = %316
  %325 = add nuw nsw i32 %193, 512
  %326 = lshr i32 %325, 6
  %327 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %326
  %328 = load float, ptr addrspace(3) %327, align 4, !tbaa !17
  %329 = zext nneg i32 %325 to i64
  %330 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %329
  store float %328, ptr addrspace(1) %330, align 4, !tbaa !17
  %331 = icmp samesign ult i32 %193, 3328
  br i1 %331, label %332, label %308, !llvm.loop !25

332:                                              ; preds = %324
  %333 = add nuw nsw i32 %193, 768
  %334 = lshr i32 %333, 6
  %335 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %188, i32 %334
  %336 = load float, ptr addrspace(3) %335, align 4, !tbaa !17
  %337 = zext nneg i32 %333 to i64
  %338 = getelementptr inbounds nuw float, ptr addrspace(1) %186, i64 %337
  store float %336, ptr addrspace(1) %338, align 4, !tbaa !17
  br label %308
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #2 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!7, !7, i64 0}
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"float4*", !"float4*", !"float*", !"float"}
!13 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float*", !"float"}
!14 = !{!"const", !"const", !"", !""}
!15 = !{i32 256, i32 1, i32 1}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !7, i64 0}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.unroll.count", i32 4}
!21 = !{!"llvm.loop.isvectorized", i32 1}
!22 = distinct !{!22, !20, !23, !21}
!23 = !{!"llvm.loop.unroll.runtime.disable"}
!24 = distinct !{!24, !20, !21}
!25 = distinct !{!25, !20, !23, !21}
