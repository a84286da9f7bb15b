; ModuleID = 'group_patterns.cl'
source_filename = "group_patterns.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@dot_parts.sums = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@sort_keys.part = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@blur.tile = internal unnamed_addr addrspace(3) global [18 x [18 x float]] undef, align 4
@relax.parts = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define hidden void @meet() local_unnamed_addr #0 {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #1

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @dot_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl nsw i32 %6, 8
  %8 = add nsw i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %14, label %10

10:                                               ; preds = %14, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %22, %14 ]
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_parts.sums, i32 %5
  store float %11, ptr addrspace(3) %12, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %13 = icmp samesign ult i32 %5, 128
  br i1 %13, label %25, label %30

14:                                               ; preds = %4, %14
  %15 = phi i32 [ %23, %14 ], [ %8, %4 ]
  %16 = phi float [ %22, %14 ], [ 0.000000e+00, %4 ]
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14, !amdgpu.noclobber !16
  %20 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14, !amdgpu.noclobber !16
  %22 = tail call float @llvm.fmuladd.f32(float %19, float %21, float %16)
  %23 = add nsw i32 %15, 16384
  %24 = icmp slt i32 %23, %3
  br i1 %24, label %14, label %10

25:                                               ; preds = %10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 512
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %28 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %29 = fadd float %27, %28
  store float %29, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %30

30:                                               ; preds = %25, %10
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = icmp samesign ult i32 %5, 64
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 256
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %35 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %36 = fadd float %34, %35
  store float %36, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %38 = icmp samesign ult i32 %5, 32
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 128
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %42 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %43 = fadd float %41, %42
  store float %43, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp samesign ult i32 %5, 16
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 64
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %49 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %51

51:                                               ; preds = %46, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp samesign ult i32 %5, 8
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 32
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %56 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %57 = fadd float %55, %56
  store float %57, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %58

58:                                               ; preds = %53, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %59 = icmp samesign ult i32 %5, 4
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 16
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !14
  %63 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %64 = fadd float %62, %63
  store float %64, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %65

65:                                               ; preds = %60, %58
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = icmp samesign ult i32 %5, 2
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 8
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %70 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %72

72:                                               ; preds = %67, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %82

74:                                               ; preds = %72
  %75 = load <2 x float>, ptr addrspace(3) %12, align 4, !tbaa !14
  %76 = extractelement <2 x float> %75, i64 0
  %77 = extractelement <2 x float> %75, i64 1
  %78 = fadd float %77, %76
  store float %78, ptr addrspace(3) %12, align 4, !tbaa !14
  %79 = sext i32 %6 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %79
  %81 = load float, ptr addrspace(3) @dot_parts.sums, align 4, !tbaa !14
  store float %81, ptr addrspace(1) %80, align 4, !tbaa !14
  br label %82

82:                                               ; preds = %72, %74
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_dot_parts(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl nsw i32 %6, 8
  %8 = add nsw i32 %7, %5
  %9 = icmp slt i32 %8, %3
  br i1 %9, label %14, label %10

10:                                               ; preds = %14, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %22, %14 ]
  %12 = getelementptr inbounds nuw float, ptr addrspace(3) @dot_parts.sums, i32 %5
  store float %11, ptr addrspace(3) %12, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %13 = icmp samesign ult i32 %5, 128
  br i1 %13, label %25, label %30

14:                                               ; preds = %4, %14
  %15 = phi i32 [ %23, %14 ], [ %8, %4 ]
  %16 = phi float [ %22, %14 ], [ 0.000000e+00, %4 ]
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !14
  %22 = tail call float @llvm.fmuladd.f32(float %19, float %21, float %16)
  %23 = add nsw i32 %15, 16384
  %24 = icmp slt i32 %23, %3
  br i1 %24, label %14, label %10

25:                                               ; preds = %10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 512
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %28 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %29 = fadd float %27, %28
  store float %29, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %30

30:                                               ; preds = %10, %25
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %31 = icmp samesign ult i32 %5, 64
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 256
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !14
  %35 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %36 = fadd float %34, %35
  store float %36, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %38 = icmp samesign ult i32 %5, 32
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 128
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !14
  %42 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %43 = fadd float %41, %42
  store float %43, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp samesign ult i32 %5, 16
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 64
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !14
  %49 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %51

51:                                               ; preds = %46, %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = icmp samesign ult i32 %5, 8
  br i1 %52, label %53, label %58

53:                                               ; preds = %51
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 32
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !14
  %56 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %57 = fadd float %55, %56
  store float %57, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %58

58:                                               ; preds = %53, %51
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %59 = icmp samesign ult i32 %5, 4
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 16
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !14
  %63 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %64 = fadd float %62, %63
  store float %64, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %65

65:                                               ; preds = %60, %58
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = icmp samesign ult i32 %5, 2
  br i1 %66, label %67, label %72

67:                                               ; preds = %65
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i32 8
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %70 = load float, ptr addrspace(3) %12, align 4, !tbaa !14
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %12, align 4, !tbaa !14
  br label %72

72:                                               ; preds = %67, %65
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %73 = icmp eq i32 %5, 0
  br i1 %73, label %74, label %82

74:                                               ; preds = %72
  %75 = load <2 x float>, ptr addrspace(3) %12, align 4, !tbaa !14
  %76 = extractelement <2 x float> %75, i64 0
  %77 = extractelement <2 x float> %75, i64 1
  %78 = fadd float %77, %76
  store float %78, ptr addrspace(3) %12, align 4, !tbaa !14
  %79 = sext i32 %6 to i64
  %80 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %79
  %81 = load float, ptr addrspace(3) @dot_parts.sums, align 4, !tbaa !14
  store float %81, ptr addrspace(1) %80, align 4, !tbaa !14
  br label %82

82:                                               ; preds = %72, %74
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @sort_keys(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 !reqd_work_group_size !13 {
  %2 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 8
  %5 = add i32 %4, %2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !5, !amdgpu.noclobber !16
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @sort_keys.part, i32 %2
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !5
  br label %10

10:                                               ; preds = %1, %15
  %11 = phi i32 [ 2, %1 ], [ %16, %15 ]
  %12 = lshr exact i32 %11, 1
  %13 = and i32 %11, %2
  %14 = icmp eq i32 %13, 0
  br label %18

15:                                               ; preds = %18
  %16 = shl nuw nsw i32 %11, 1
  %17 = icmp samesign ult i32 %11, 129
  br i1 %17, label %10, label %31, !llvm.loop !21

18:                                               ; preds = %10, %18
  %19 = phi i32 [ %12, %10 ], [ %29, %18 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %20 = xor i32 %19, %2
  %21 = load i32, ptr addrspace(3) %9, align 4, !tbaa !5
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @sort_keys.part, i32 %20
  %23 = load i32, ptr addrspace(3) %22, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %24 = icmp ult i32 %21, %23
  %25 = icmp samesign ugt i32 %20, %2
  %26 = xor i1 %14, %25
  %27 = xor i1 %26, %24
  %28 = select i1 %27, i32 %21, i32 %23
  store i32 %28, ptr addrspace(3) %9, align 4, !tbaa !5
  %29 = lshr i32 %19, 1
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %15, label %18, !llvm.loop !23

31:                                               ; preds = %15
  store i32 %28, ptr addrspace(1) %7, align 4, !tbaa !5
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_sort_keys(ptr addrspace(1) noundef align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 !reqd_work_group_size !13 {
  %2 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl i32 %3, 8
  %5 = add i32 %4, %2
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @sort_keys.part, i32 %2
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !5
  br label %10

10:                                               ; preds = %1, %16
  %11 = phi i32 [ 2, %1 ], [ %17, %16 ]
  %12 = lshr exact i32 %11, 1
  %13 = and i32 %11, %2
  %14 = icmp eq i32 %13, 0
  br label %19

15:                                               ; preds = %16
  store i32 %29, ptr addrspace(1) %7, align 4, !tbaa !5
  ret void

16:                                               ; preds = %19
  %17 = shl nuw nsw i32 %11, 1
  %18 = icmp samesign ult i32 %11, 129
  br i1 %18, label %10, label %15, !llvm.loop !21

19:                                               ; preds = %10, %19
  %20 = phi i32 [ %12, %10 ], [ %30, %19 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %21 = xor i32 %20, %2
  %22 = load i32, ptr addrspace(3) %9, align 4, !tbaa !5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) @sort_keys.part, i32 %21
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = icmp ult i32 %22, %24
  %26 = icmp samesign ugt i32 %21, %2
  %27 = xor i1 %14, %26
  %28 = xor i1 %27, %25
  %29 = select i1 %28, i32 %22, i32 %24
  store i32 %29, ptr addrspace(3) %9, align 4, !tbaa !5
  %30 = lshr i32 %20, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %16, label %19, !llvm.loop !23
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @blur(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 4
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = shl i32 %7, 4
  %9 = icmp samesign ult i32 %4, 324
  br i1 %9, label %48, label %10

10:                                               ; preds = %48, %3
  %11 = lshr i32 %4, 4
  %12 = and i32 %4, 15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %13 = getelementptr inbounds nuw [18 x float], ptr addrspace(3) @blur.tile, i32 %11
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) %13, i32 %12
  %15 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %16 = fadd float %15, 0.000000e+00
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 4
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %19 = fadd float %16, %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %22 = fadd float %19, %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 72
  %24 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %25 = fadd float %22, %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 76
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %28 = fadd float %25, %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 80
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %31 = fadd float %28, %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 144
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %34 = fadd float %31, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 148
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %37 = fadd float %34, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 152
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %40 = fadd float %37, %39
  %41 = fdiv float %40, 9.000000e+00, !fpmath !28
  %42 = add nsw i32 %8, %11
  %43 = mul nsw i32 %2, %42
  %44 = or disjoint i32 %12, %6
  %45 = add i32 %44, %43
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %46
  store float %41, ptr addrspace(1) %47, align 4, !tbaa !14
  ret void

48:                                               ; preds = %3, %48
  %49 = phi i32 [ %66, %48 ], [ %4, %3 ]
  %50 = trunc nuw nsw i32 %49 to i16
  %51 = freeze i16 %50
  %52 = udiv i16 %51, 18
  %53 = zext nneg i16 %52 to i32
  %54 = add nsw i32 %8, %53
  %55 = mul nsw i32 %54, %2
  %56 = mul i16 %52, 18
  %57 = sub i16 %51, %56
  %58 = zext nneg i16 %57 to i32
  %59 = add i32 %6, %58
  %60 = add i32 %59, %55
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14, !amdgpu.noclobber !16
  %64 = getelementptr inbounds nuw [18 x float], ptr addrspace(3) @blur.tile, i32 %53
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) %64, i32 %58
  store float %63, ptr addrspace(3) %65, align 4, !tbaa !14
  %66 = add nuw nsw i32 %49, 256
  %67 = icmp samesign ult i32 %49, 68
  br i1 %67, label %48, label %10
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_blur(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 4
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = shl i32 %7, 4
  %9 = icmp samesign ult i32 %4, 324
  br i1 %9, label %48, label %10

10:                                               ; preds = %48, %3
  %11 = lshr i32 %4, 4
  %12 = and i32 %4, 15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %13 = getelementptr inbounds nuw [18 x float], ptr addrspace(3) @blur.tile, i32 %11
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) %13, i32 %12
  %15 = load float, ptr addrspace(3) %14, align 4, !tbaa !14
  %16 = fadd float %15, 0.000000e+00
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 4
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %19 = fadd float %16, %18
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %22 = fadd float %19, %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 72
  %24 = load float, ptr addrspace(3) %23, align 4, !tbaa !14
  %25 = fadd float %22, %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 76
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !14
  %28 = fadd float %25, %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 80
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !14
  %31 = fadd float %28, %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 144
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %34 = fadd float %31, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 148
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !14
  %37 = fadd float %34, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 152
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !14
  %40 = fadd float %37, %39
  %41 = fdiv float %40, 9.000000e+00, !fpmath !28
  %42 = add nsw i32 %8, %11
  %43 = mul nsw i32 %2, %42
  %44 = or disjoint i32 %12, %6
  %45 = add i32 %44, %43
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %46
  store float %41, ptr addrspace(1) %47, align 4, !tbaa !14
  ret void

48:                                               ; preds = %3, %48
  %49 = phi i32 [ %66, %48 ], [ %4, %3 ]
  %50 = trunc nuw nsw i32 %49 to i16
  %51 = freeze i16 %50
  %52 = udiv i16 %51, 18
  %53 = zext nneg i16 %52 to i32
  %54 = add nsw i32 %8, %53
  %55 = mul nsw i32 %54, %2
  %56 = mul i16 %52, 18
  %57 = sub i16 %51, %56
  %58 = zext nneg i16 %57 to i32
  %59 = add i32 %6, %58
  %60 = add i32 %59, %55
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %61
  %63 = load float, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = getelementptr inbounds nuw [18 x float], ptr addrspace(3) @blur.tile, i32 %53
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) %64, i32 %58
  store float %63, ptr addrspace(3) %65, align 4, !tbaa !14
  %66 = add nuw nsw i32 %49, 256
  %67 = icmp samesign ult i32 %49, 68
  br i1 %67, label %48, label %10
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @relax(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !29 !reqd_work_group_size !13 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %37

5:                                                ; preds = %3
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 8
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = add nuw nsw i32 %8, 1
  %10 = and i32 %9, 255
  %11 = or disjoint i32 %10, %7
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = add nuw nsw i32 %8, 255
  %15 = and i32 %14, 255
  %16 = or disjoint i32 %15, %7
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = add nsw i32 %7, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @relax.parts, i32 %8
  %23 = sub nsw i32 255, %8
  %24 = getelementptr inbounds float, ptr addrspace(3) @relax.parts, i32 %23
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20
  br label %26

26:                                               ; preds = %5, %26
  %27 = phi i32 [ 0, %5 ], [ %35, %26 ]
  %28 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %29 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %30 = fadd float %28, %29
  %31 = fmul float %30, 5.000000e-01
  %32 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %33 = fsub float %31, %32
  store float %33, ptr addrspace(3) %22, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store float %31, ptr addrspace(1) %21, align 4, !tbaa !14
  %34 = load float, ptr addrspace(3) %24, align 4, !tbaa !14
  store float %34, ptr addrspace(1) %25, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %35 = add nuw nsw i32 %27, 1
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %37, label %26

37:                                               ; preds = %26, %3
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_relax(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !29 !reqd_work_group_size !13 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %26

5:                                                ; preds = %3
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl i32 %6, 8
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = add nuw nsw i32 %8, 1
  %10 = and i32 %9, 255
  %11 = or disjoint i32 %10, %7
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = add nuw nsw i32 %8, 255
  %15 = and i32 %14, 255
  %16 = or disjoint i32 %15, %7
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17
  %19 = add nsw i32 %7, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @relax.parts, i32 %8
  %23 = sub nsw i32 255, %8
  %24 = getelementptr inbounds float, ptr addrspace(3) @relax.parts, i32 %23
  %25 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %20
  br label %27

26:                                               ; preds = %27, %3
  ret void

27:                                               ; preds = %5, %27
  %28 = phi i32 [ 0, %5 ], [ %36, %27 ]
  %29 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %30 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %31 = fadd float %29, %30
  %32 = fmul float %31, 5.000000e-01
  %33 = load float, ptr addrspace(1) %21, align 4, !tbaa !14
  %34 = fsub float %32, %33
  store float %34, ptr addrspace(3) %22, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store float %32, ptr addrspace(1) %21, align 4, !tbaa !14
  %35 = load float, ptr addrspace(3) %24, align 4, !tbaa !14
  store float %35, ptr addrspace(1) %25, align 4, !tbaa !14
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %36 = add nuw nsw i32 %28, 1
  %37 = icmp eq i32 %36, %2
  br i1 %37, label %26, label %27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #2 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1, i32 0}
!10 = !{!"none", !"none", !"none", !"none"}
!11 = !{!"float*", !"float*", !"float*", !"int"}
!12 = !{!"const", !"const", !"", !""}
!13 = !{i32 256, i32 1, i32 1}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !7, i64 0}
!16 = !{}
!17 = !{i32 1}
!18 = !{!"none"}
!19 = !{!"uint*"}
!20 = !{!""}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !22}
!24 = !{i32 1, i32 1, i32 0}
!25 = !{!"none", !"none", !"none"}
!26 = !{!"float*", !"float*", !"int"}
!27 = !{!"const", !"", !""}
!28 = !{float 2.500000e+00}
!29 = !{!"", !"", !""}
