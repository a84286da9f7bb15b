; ModuleID = 'wave_kernels.hip'
source_filename = "wave_kernels.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ12block_reduceE4part = internal unnamed_addr addrspace(3) global [8 x float] undef, align 16
@_ZZ8rms_normE4part = internal unnamed_addr addrspace(3) global [8 x float] undef, align 16
@__hip_cuid_daee2847316b54e = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_daee2847316b54e to ptr)], section "llvm.metadata"

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
  br label %103

15:                                               ; preds = %103, %3
  %16 = phi float [ 0.000000e+00, %3 ], [ %109, %103 ]
  %17 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = and i32 %17, -32
  %19 = add nsw i32 %18, 32
  %20 = xor i32 %17, 16
  %21 = icmp slt i32 %20, %19
  %22 = select i1 %21, i32 %20, i32 %17
  %23 = shl i32 %22, 2
  %24 = bitcast float %16 to i32
  %25 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %24)
  %26 = bitcast i32 %25 to float
  %27 = fadd contract float %16, %26
  %28 = xor i32 %17, 8
  %29 = icmp slt i32 %28, %19
  %30 = select i1 %29, i32 %28, i32 %17
  %31 = shl i32 %30, 2
  %32 = bitcast float %27 to i32
  %33 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %32)
  %34 = bitcast i32 %33 to float
  %35 = fadd contract float %27, %34
  %36 = xor i32 %17, 4
  %37 = icmp slt i32 %36, %19
  %38 = select i1 %37, i32 %36, i32 %17
  %39 = shl i32 %38, 2
  %40 = bitcast float %35 to i32
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %40)
  %42 = bitcast i32 %41 to float
  %43 = fadd contract float %35, %42
  %44 = xor i32 %17, 2
  %45 = icmp slt i32 %44, %19
  %46 = select i1 %45, i32 %44, i32 %17
  %47 = shl i32 %46, 2
  %48 = bitcast float %43 to i32
  %49 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %47, i32 %48)
  %50 = bitcast i32 %49 to float
  %51 = fadd contract float %43, %50
  %52 = xor i32 %17, 1
  %53 = icmp slt i32 %52, %19
  %54 = select i1 %53, i32 %52, i32 %17
  %55 = shl i32 %54, 2
  %56 = bitcast float %51 to i32
  %57 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %55, i32 %56)
  %58 = add nuw nsw i16 %7, 31
  %59 = lshr i16 %58, 5
  %60 = zext nneg i16 %59 to i32
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %61 = and i32 %4, 31
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %15
  %64 = bitcast i32 %57 to float
  %65 = fadd contract float %51, %64
  %66 = lshr exact i32 %4, 3
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ12block_reduceE4part, i32 %66
  store float %65, ptr addrspace(3) %67, align 4, !tbaa !11
  br label %68

68:                                               ; preds = %63, %15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %69 = icmp samesign ult i32 %61, %60
  br i1 %69, label %70, label %73

70:                                               ; preds = %68
  %71 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ12block_reduceE4part, i32 %61
  %72 = load float, ptr addrspace(3) %71, align 4, !tbaa !11
  br label %73

73:                                               ; preds = %70, %68
  %74 = phi contract float [ %72, %70 ], [ 0.000000e+00, %68 ]
  %75 = and i32 %17, -8
  %76 = add nsw i32 %75, 8
  %77 = icmp slt i32 %36, %76
  %78 = select i1 %77, i32 %36, i32 %17
  %79 = shl i32 %78, 2
  %80 = bitcast float %74 to i32
  %81 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %79, i32 %80)
  %82 = bitcast i32 %81 to float
  %83 = fadd contract float %74, %82
  %84 = icmp slt i32 %44, %76
  %85 = select i1 %84, i32 %44, i32 %17
  %86 = shl i32 %85, 2
  %87 = bitcast float %83 to i32
  %88 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %86, i32 %87)
  %89 = bitcast i32 %88 to float
  %90 = fadd contract float %83, %89
  %91 = icmp slt i32 %52, %76
  %92 = select i1 %91, i32 %52, i32 %17
  %93 = shl i32 %92, 2
  %94 = bitcast float %90 to i32
  %95 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %93, i32 %94)
  %96 = bitcast i32 %95 to float
  %97 = fadd contract float %90, %96
  %98 = shl i32 %17, 2
  %99 = and i32 %98, -32
  %100 = bitcast float %97 to i32
  %101 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %100)
  %102 = icmp eq i32 %4, 0
  br i1 %102, label %112, label %115

103:                                              ; preds = %13, %103
  %104 = phi i32 [ %11, %13 ], [ %110, %103 ]
  %105 = phi float [ 0.000000e+00, %13 ], [ %109, %103 ]
  %106 = sext i32 %104 to i64
  %107 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !11
  %109 = fadd contract float %105, %108
  %110 = add nsw i32 %104, %14
  %111 = icmp slt i32 %110, %2
  br i1 %111, label %103, label %15, !llvm.loop !13

112:                                              ; preds = %73
  %113 = zext i32 %9 to i64
  %114 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %113
  store i32 %101, ptr addrspace(1) %114, align 4, !tbaa !11
  br label %115

115:                                              ; preds = %112, %73
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
  %4 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = mul i32 %2, %5
  %7 = icmp slt i32 %4, %2
  br i1 %7, label %52, label %8

8:                                                ; preds = %52, %3
  %9 = phi float [ 0xC7EC363CC0000000, %3 ], [ %59, %52 ]
  %10 = and i32 %4, -32
  %11 = add nsw i32 %10, 32
  %12 = xor i32 %4, 16
  %13 = icmp slt i32 %12, %11
  %14 = select i1 %13, i32 %12, i32 %4
  %15 = shl i32 %14, 2
  %16 = bitcast float %9 to i32
  %17 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %15, i32 %16)
  %18 = bitcast i32 %17 to float
  %19 = tail call contract float @llvm.maxnum.f32(float %9, float %18)
  %20 = xor i32 %4, 8
  %21 = icmp slt i32 %20, %11
  %22 = select i1 %21, i32 %20, i32 %4
  %23 = shl i32 %22, 2
  %24 = bitcast float %19 to i32
  %25 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %24)
  %26 = bitcast i32 %25 to float
  %27 = tail call contract float @llvm.maxnum.f32(float %19, float %26)
  %28 = xor i32 %4, 4
  %29 = icmp slt i32 %28, %11
  %30 = select i1 %29, i32 %28, i32 %4
  %31 = shl i32 %30, 2
  %32 = bitcast float %27 to i32
  %33 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %32)
  %34 = bitcast i32 %33 to float
  %35 = tail call contract float @llvm.maxnum.f32(float %27, float %34)
  %36 = xor i32 %4, 2
  %37 = icmp slt i32 %36, %11
  %38 = select i1 %37, i32 %36, i32 %4
  %39 = shl i32 %38, 2
  %40 = bitcast float %35 to i32
  %41 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %40)
  %42 = bitcast i32 %41 to float
  %43 = tail call contract float @llvm.maxnum.f32(float %35, float %42)
  %44 = xor i32 %4, 1
  %45 = icmp slt i32 %44, %11
  %46 = select i1 %45, i32 %44, i32 %4
  %47 = shl i32 %46, 2
  %48 = bitcast float %43 to i32
  %49 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %47, i32 %48)
  %50 = bitcast i32 %49 to float
  %51 = tail call contract float @llvm.maxnum.f32(float %43, float %50)
  br i1 %7, label %84, label %62

52:                                               ; preds = %3, %52
  %53 = phi i32 [ %60, %52 ], [ %4, %3 ]
  %54 = phi float [ %59, %52 ], [ 0xC7EC363CC0000000, %3 ]
  %55 = add nsw i32 %53, %6
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %56
  %58 = load float, ptr addrspace(1) %57, align 4, !tbaa !11
  %59 = tail call contract float @llvm.maxnum.f32(float %54, float %58)
  %60 = add nsw i32 %53, 32
  %61 = icmp slt i32 %60, %2
  br i1 %61, label %52, label %8, !llvm.loop !15

62:                                               ; preds = %84, %8
  %63 = phi float [ 0.000000e+00, %8 ], [ %93, %84 ]
  %64 = bitcast float %63 to i32
  %65 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %15, i32 %64)
  %66 = bitcast i32 %65 to float
  %67 = fadd contract float %63, %66
  %68 = bitcast float %67 to i32
  %69 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %68)
  %70 = bitcast i32 %69 to float
  %71 = fadd contract float %67, %70
  %72 = bitcast float %71 to i32
  %73 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %31, i32 %72)
  %74 = bitcast i32 %73 to float
  %75 = fadd contract float %71, %74
  %76 = bitcast float %75 to i32
  %77 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %39, i32 %76)
  %78 = bitcast i32 %77 to float
  %79 = fadd contract float %75, %78
  %80 = bitcast float %79 to i32
  %81 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %47, i32 %80)
  %82 = bitcast i32 %81 to float
  %83 = fadd contract float %79, %82
  br i1 %7, label %97, label %96

84:                                               ; preds = %8, %84
  %85 = phi i32 [ %94, %84 ], [ %4, %8 ]
  %86 = phi float [ %93, %84 ], [ 0.000000e+00, %8 ]
  %87 = add nsw i32 %85, %6
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !11
  %91 = fsub contract float %90, %51
  %92 = tail call contract float @llvm.amdgcn.exp2.f32(float %91)
  %93 = fadd contract float %86, %92
  %94 = add nsw i32 %85, 32
  %95 = icmp slt i32 %94, %2
  br i1 %95, label %84, label %62, !llvm.loop !16

96:                                               ; preds = %97, %62
  ret void

97:                                               ; preds = %62, %97
  %98 = phi i32 [ %107, %97 ], [ %4, %62 ]
  %99 = add nsw i32 %98, %6
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !11
  %103 = fsub contract float %102, %51
  %104 = tail call contract float @llvm.amdgcn.exp2.f32(float %103)
  %105 = fdiv contract float %104, %83
  %106 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %100
  store float %105, ptr addrspace(1) %106, align 4, !tbaa !11
  %107 = add nsw i32 %98, 32
  %108 = icmp slt i32 %107, %2
  br i1 %108, label %97, label %96, !llvm.loop !17
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
  br i1 %11, label %104, label %12

12:                                               ; preds = %104, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %112, %104 ]
  %14 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %15 = and i32 %14, -32
  %16 = add nsw i32 %15, 32
  %17 = xor i32 %14, 16
  %18 = icmp slt i32 %17, %16
  %19 = select i1 %18, i32 %17, i32 %14
  %20 = shl i32 %19, 2
  %21 = bitcast float %13 to i32
  %22 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %20, i32 %21)
  %23 = bitcast i32 %22 to float
  %24 = fadd contract float %13, %23
  %25 = xor i32 %14, 8
  %26 = icmp slt i32 %25, %16
  %27 = select i1 %26, i32 %25, i32 %14
  %28 = shl i32 %27, 2
  %29 = bitcast float %24 to i32
  %30 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %28, i32 %29)
  %31 = bitcast i32 %30 to float
  %32 = fadd contract float %24, %31
  %33 = xor i32 %14, 4
  %34 = icmp slt i32 %33, %16
  %35 = select i1 %34, i32 %33, i32 %14
  %36 = shl i32 %35, 2
  %37 = bitcast float %32 to i32
  %38 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %36, i32 %37)
  %39 = bitcast i32 %38 to float
  %40 = fadd contract float %32, %39
  %41 = xor i32 %14, 2
  %42 = icmp slt i32 %41, %16
  %43 = select i1 %42, i32 %41, i32 %14
  %44 = shl i32 %43, 2
  %45 = bitcast float %40 to i32
  %46 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %44, i32 %45)
  %47 = bitcast i32 %46 to float
  %48 = fadd contract float %40, %47
  %49 = xor i32 %14, 1
  %50 = icmp slt i32 %49, %16
  %51 = select i1 %50, i32 %49, i32 %14
  %52 = shl i32 %51, 2
  %53 = bitcast float %48 to i32
  %54 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %52, i32 %53)
  %55 = add nuw nsw i16 %7, 31
  %56 = lshr i16 %55, 5
  %57 = zext nneg i16 %56 to i32
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %58 = and i32 %4, 31
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %12
  %61 = bitcast i32 %54 to float
  %62 = fadd contract float %48, %61
  %63 = lshr exact i32 %4, 3
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ8rms_normE4part, i32 %63
  store float %62, ptr addrspace(3) %64, align 4, !tbaa !11
  br label %65

65:                                               ; preds = %60, %12
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = icmp samesign ult i32 %58, %57
  br i1 %66, label %67, label %70

67:                                               ; preds = %65
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8rms_normE4part, i32 %58
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !11
  br label %70

70:                                               ; preds = %67, %65
  %71 = phi contract float [ %69, %67 ], [ 0.000000e+00, %65 ]
  %72 = and i32 %14, -8
  %73 = add nsw i32 %72, 8
  %74 = icmp slt i32 %33, %73
  %75 = select i1 %74, i32 %33, i32 %14
  %76 = shl i32 %75, 2
  %77 = bitcast float %71 to i32
  %78 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %77)
  %79 = bitcast i32 %78 to float
  %80 = fadd contract float %71, %79
  %81 = icmp slt i32 %41, %73
  %82 = select i1 %81, i32 %41, i32 %14
  %83 = shl i32 %82, 2
  %84 = bitcast float %80 to i32
  %85 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %84)
  %86 = bitcast i32 %85 to float
  %87 = fadd contract float %80, %86
  %88 = icmp slt i32 %49, %73
  %89 = select i1 %88, i32 %49, i32 %14
  %90 = shl i32 %89, 2
  %91 = bitcast float %87 to i32
  %92 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %90, i32 %91)
  %93 = bitcast i32 %92 to float
  %94 = fadd contract float %87, %93
  %95 = shl i32 %14, 2
  %96 = and i32 %95, -32
  %97 = bitcast float %94 to i32
  %98 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %96, i32 %97)
  %99 = bitcast i32 %98 to float
  %100 = sitofp i32 %2 to float
  %101 = fdiv contract float %99, %100
  %102 = fadd contract float %101, 0x3EB0C6F7A0000000
  %103 = tail call contract float @llvm.amdgcn.rsq.f32(float %102)
  br i1 %11, label %116, label %115

104:                                              ; preds = %3, %104
  %105 = phi float [ %112, %104 ], [ 0.000000e+00, %3 ]
  %106 = phi i32 [ %113, %104 ], [ %4, %3 ]
  %107 = add nsw i32 %106, %10
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !11
  %111 = fmul contract float %110, %110
  %112 = fadd contract float %105, %111
  %113 = add nuw nsw i32 %106, %8
  %114 = icmp slt i32 %113, %2
  br i1 %114, label %104, label %12, !llvm.loop !18

115:                                              ; preds = %116, %70
  ret void

116:                                              ; preds = %70, %116
  %117 = phi i32 [ %124, %116 ], [ %4, %70 ]
  %118 = add nsw i32 %117, %10
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !11
  %122 = fmul contract float %103, %121
  %123 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %119
  store float %122, ptr addrspace(1) %123, align 4, !tbaa !11
  %124 = add nuw nsw i32 %117, %8
  %125 = icmp slt i32 %124, %2
  br i1 %125, label %116, label %115, !llvm.loop !19
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
  br i1 %12, label %13, label %61

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !11
  %17 = tail call noundef i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %18 = and i32 %17, -16
  %19 = and i32 %17, 15
  %20 = icmp ne i32 %18, %17
  %21 = sext i1 %20 to i32
  %22 = add nsw i32 %17, %21
  %23 = shl i32 %22, 2
  %24 = bitcast float %16 to i32
  %25 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %23, i32 %24)
  %26 = bitcast i32 %25 to float
  %27 = icmp eq i32 %19, 0
  %28 = fadd contract float %16, %26
  %29 = select i1 %27, float %16, float %28
  %30 = add nsw i32 %17, -2
  %31 = icmp slt i32 %30, %18
  %32 = select i1 %31, i32 %17, i32 %30
  %33 = shl i32 %32, 2
  %34 = bitcast float %29 to i32
  %35 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %33, i32 %34)
  %36 = bitcast i32 %35 to float
  %37 = icmp samesign ult i32 %19, 2
  %38 = fadd contract float %29, %36
  %39 = select i1 %37, float %29, float %38
  %40 = add nsw i32 %17, -4
  %41 = icmp slt i32 %40, %18
  %42 = select i1 %41, i32 %17, i32 %40
  %43 = shl i32 %42, 2
  %44 = bitcast float %39 to i32
  %45 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %44)
  %46 = bitcast i32 %45 to float
  %47 = icmp samesign ult i32 %19, 4
  %48 = fadd contract float %39, %46
  %49 = select i1 %47, float %39, float %48
  %50 = add nsw i32 %17, -8
  %51 = icmp slt i32 %50, %18
  %52 = select i1 %51, i32 %17, i32 %50
  %53 = shl i32 %52, 2
  %54 = bitcast float %49 to i32
  %55 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %53, i32 %54)
  %56 = bitcast i32 %55 to float
  %57 = icmp samesign ult i32 %19, 8
  %58 = fadd contract float %49, %56
  %59 = select i1 %57, float %49, float %58
  %60 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %14
  store float %59, ptr addrspace(1) %60, align 4, !tbaa !11
  br label %61

61:                                               ; preds = %3, %13
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

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
!15 = distinct !{!15, !14}
!16 = distinct !{!16, !14}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !14}
!19 = distinct !{!19, !14}
