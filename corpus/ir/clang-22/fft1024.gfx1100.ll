; ModuleID = 'fft1024.cl'
source_filename = "fft1024.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@fft1024.roots = internal unnamed_addr addrspace(3) global [768 x <2 x float>] undef, align 8
@fft1024.first = internal unnamed_addr addrspace(3) global [1024 x <2 x float>] undef, align 8
@fft1024.second = internal unnamed_addr addrspace(3) global [1024 x <2 x float>] undef, align 8
@fft1024.third = internal unnamed_addr addrspace(3) global [1024 x <2 x float>] undef, align 8
@fft1024.fourth = internal unnamed_addr addrspace(3) global [1024 x <2 x float>] undef, align 8
@fft1024.spectrum = internal unnamed_addr addrspace(3) global [1024 x float] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define hidden void @barrier_of_workgroup() local_unnamed_addr #0 {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden <2 x float> @times(<2 x float> noundef %0, <2 x float> noundef %1) local_unnamed_addr #2 {
  %3 = extractelement <2 x float> %0, i64 0
  %4 = extractelement <2 x float> %1, i64 0
  %5 = extractelement <2 x float> %0, i64 1
  %6 = extractelement <2 x float> %1, i64 1
  %7 = fneg float %6
  %8 = fmul float %5, %7
  %9 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %8)
  %10 = insertelement <2 x float> poison, float %9, i64 0
  %11 = fmul float %5, %4
  %12 = tail call float @llvm.fmuladd.f32(float %3, float %6, float %11)
  %13 = insertelement <2 x float> %10, float %12, i64 1
  ret <2 x float> %13
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define hidden void @radix4(ptr addrspace(5) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = load <2 x float>, ptr addrspace(5) %0, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 16
  %4 = load <2 x float>, ptr addrspace(5) %3, align 8, !tbaa !9
  %5 = fadd <2 x float> %2, %4
  %6 = fsub <2 x float> %2, %4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 8
  %8 = load <2 x float>, ptr addrspace(5) %7, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 24
  %10 = load <2 x float>, ptr addrspace(5) %9, align 8, !tbaa !9
  %11 = fadd <2 x float> %8, %10
  %12 = fsub <2 x float> %8, %10
  %13 = fneg <2 x float> %12
  %14 = shufflevector <2 x float> %12, <2 x float> %13, <2 x i32> <i32 1, i32 2>
  %15 = fadd <2 x float> %5, %11
  store <2 x float> %15, ptr addrspace(5) %0, align 8, !tbaa !9
  %16 = fadd <2 x float> %6, %14
  store <2 x float> %16, ptr addrspace(5) %7, align 8, !tbaa !9
  %17 = fsub <2 x float> %5, %11
  store <2 x float> %17, ptr addrspace(5) %3, align 8, !tbaa !9
  %18 = fsub <2 x float> %6, %14
  store <2 x float> %18, ptr addrspace(5) %9, align 8, !tbaa !9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define hidden void @exchange(ptr addrspace(5) noundef captures(none) %0, ptr addrspace(3) noundef captures(none) %1, ptr addrspace(3) noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = srem i32 %3, %4
  %7 = sub nsw i32 %3, %6
  %8 = shl i32 %7, 5
  %9 = getelementptr i8, ptr addrspace(3) %1, i32 %8
  %10 = getelementptr <2 x float>, ptr addrspace(3) %9, i32 %6
  %11 = load <2 x float>, ptr addrspace(5) %0, align 8, !tbaa !9
  store <2 x float> %11, ptr addrspace(3) %10, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 8
  %13 = load <2 x float>, ptr addrspace(5) %12, align 8, !tbaa !9
  %14 = getelementptr <2 x float>, ptr addrspace(3) %10, i32 %4
  store <2 x float> %13, ptr addrspace(3) %14, align 8, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 16
  %16 = load <2 x float>, ptr addrspace(5) %15, align 8, !tbaa !9
  %17 = shl i32 %4, 4
  %18 = getelementptr i8, ptr addrspace(3) %10, i32 %17
  store <2 x float> %16, ptr addrspace(3) %18, align 8, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr addrspace(5) %0, i32 24
  %20 = load <2 x float>, ptr addrspace(5) %19, align 8, !tbaa !9
  %21 = mul i32 %4, 24
  %22 = getelementptr i8, ptr addrspace(3) %10, i32 %21
  store <2 x float> %20, ptr addrspace(3) %22, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %23 = shl nsw i32 %4, 2
  %24 = sdiv i32 256, %23
  %25 = srem i32 %3, %23
  %26 = mul nsw i32 %25, %24
  %27 = getelementptr <2 x float>, ptr addrspace(3) %1, i32 %3
  %28 = load <2 x float>, ptr addrspace(3) %27, align 8, !tbaa !9
  %29 = getelementptr i8, ptr addrspace(3) %27, i32 2048
  %30 = load <2 x float>, ptr addrspace(3) %29, align 8, !tbaa !9
  %31 = getelementptr inbounds <2 x float>, ptr addrspace(3) %2, i32 %26
  %32 = load <2 x float>, ptr addrspace(3) %31, align 8, !tbaa !9
  %33 = extractelement <2 x float> %30, i64 0
  %34 = extractelement <2 x float> %32, i64 0
  %35 = extractelement <2 x float> %30, i64 1
  %36 = extractelement <2 x float> %32, i64 1
  %37 = fneg float %36
  %38 = fmul float %35, %37
  %39 = tail call float @llvm.fmuladd.f32(float %33, float %34, float %38)
  %40 = insertelement <2 x float> poison, float %39, i64 0
  %41 = fmul float %35, %34
  %42 = tail call float @llvm.fmuladd.f32(float %33, float %36, float %41)
  %43 = insertelement <2 x float> %40, float %42, i64 1
  %44 = getelementptr i8, ptr addrspace(3) %27, i32 4096
  %45 = load <2 x float>, ptr addrspace(3) %44, align 8, !tbaa !9
  %46 = shl nsw i32 %26, 4
  %47 = getelementptr inbounds i8, ptr addrspace(3) %2, i32 %46
  %48 = load <2 x float>, ptr addrspace(3) %47, align 8, !tbaa !9
  %49 = extractelement <2 x float> %45, i64 0
  %50 = extractelement <2 x float> %48, i64 0
  %51 = extractelement <2 x float> %45, i64 1
  %52 = extractelement <2 x float> %48, i64 1
  %53 = fneg float %52
  %54 = fmul float %51, %53
  %55 = tail call float @llvm.fmuladd.f32(float %49, float %50, float %54)
  %56 = insertelement <2 x float> poison, float %55, i64 0
  %57 = fmul float %51, %50
  %58 = tail call float @llvm.fmuladd.f32(float %49, float %52, float %57)
  %59 = insertelement <2 x float> %56, float %58, i64 1
  %60 = getelementptr i8, ptr addrspace(3) %27, i32 6144
  %61 = load <2 x float>, ptr addrspace(3) %60, align 8, !tbaa !9
  %62 = extractelement <2 x float> %61, i64 0
  %63 = mul nsw i32 %26, 24
  %64 = getelementptr inbounds i8, ptr addrspace(3) %2, i32 %63
  %65 = load <2 x float>, ptr addrspace(3) %64, align 8, !tbaa !9
  %66 = extractelement <2 x float> %65, i64 0
  %67 = extractelement <2 x float> %61, i64 1
  %68 = extractelement <2 x float> %65, i64 1
  %69 = fneg float %68
  %70 = fmul float %67, %69
  %71 = tail call float @llvm.fmuladd.f32(float %62, float %66, float %70)
  %72 = insertelement <2 x float> poison, float %71, i64 0
  %73 = fmul float %67, %66
  %74 = tail call float @llvm.fmuladd.f32(float %62, float %68, float %73)
  %75 = insertelement <2 x float> %72, float %74, i64 1
  %76 = fadd <2 x float> %28, %59
  %77 = fsub <2 x float> %28, %59
  %78 = fadd <2 x float> %43, %75
  %79 = fsub <2 x float> %43, %75
  %80 = fneg <2 x float> %79
  %81 = shufflevector <2 x float> %79, <2 x float> %80, <2 x i32> <i32 1, i32 2>
  %82 = fadd <2 x float> %76, %78
  store <2 x float> %82, ptr addrspace(5) %0, align 8, !tbaa !9
  %83 = fadd <2 x float> %77, %81
  store <2 x float> %83, ptr addrspace(5) %12, align 8, !tbaa !9
  %84 = fsub <2 x float> %76, %78
  store <2 x float> %84, ptr addrspace(5) %15, align 8, !tbaa !9
  %85 = fsub <2 x float> %77, %81
  store <2 x float> %85, ptr addrspace(5) %19, align 8, !tbaa !9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @fft1024(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !9, !amdgpu.noclobber !16
  %8 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %4
  store <2 x float> %7, ptr addrspace(3) %8, align 8, !tbaa !9
  %9 = add nuw nsw i32 %4, 256
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %10
  %12 = load <2 x float>, ptr addrspace(1) %11, align 8, !tbaa !9, !amdgpu.noclobber !16
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %9
  store <2 x float> %12, ptr addrspace(3) %13, align 8, !tbaa !9
  %14 = add nuw nsw i32 %4, 512
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %15
  %17 = load <2 x float>, ptr addrspace(1) %16, align 8, !tbaa !9, !amdgpu.noclobber !16
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %14
  store <2 x float> %17, ptr addrspace(3) %18, align 8, !tbaa !9
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = shl nuw nsw i64 %20, 10
  %22 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %22, i64 %5
  %24 = load <2 x float>, ptr addrspace(1) %23, align 8, !tbaa !9, !amdgpu.noclobber !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 2048
  %26 = load <2 x float>, ptr addrspace(1) %25, align 8, !tbaa !9, !amdgpu.noclobber !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4096
  %28 = load <2 x float>, ptr addrspace(1) %27, align 8, !tbaa !9, !amdgpu.noclobber !16
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 6144
  %30 = load <2 x float>, ptr addrspace(1) %29, align 8, !tbaa !9, !amdgpu.noclobber !16
  %31 = fadd <2 x float> %24, %28
  %32 = fsub <2 x float> %24, %28
  %33 = fadd <2 x float> %26, %30
  %34 = fsub <2 x float> %26, %30
  %35 = fneg <2 x float> %34
  %36 = shufflevector <2 x float> %34, <2 x float> %35, <2 x i32> <i32 1, i32 2>
  %37 = fadd <2 x float> %31, %33
  %38 = fadd <2 x float> %32, %36
  %39 = fsub <2 x float> %31, %33
  %40 = fsub <2 x float> %32, %36
  %41 = shl nuw nsw i32 %4, 5
  %42 = getelementptr i8, ptr addrspace(3) @fft1024.first, i32 %41
  store <2 x float> %37, ptr addrspace(3) %42, align 8, !tbaa !9
  %43 = getelementptr i8, ptr addrspace(3) %42, i32 8
  store <2 x float> %38, ptr addrspace(3) %43, align 8, !tbaa !9
  %44 = getelementptr i8, ptr addrspace(3) %42, i32 16
  store <2 x float> %39, ptr addrspace(3) %44, align 8, !tbaa !9
  %45 = getelementptr i8, ptr addrspace(3) %42, i32 24
  store <2 x float> %40, ptr addrspace(3) %45, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = and i32 %4, 3
  %47 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.first, i32 %4
  %48 = load <2 x float>, ptr addrspace(3) %47, align 8, !tbaa !9
  %49 = getelementptr i8, ptr addrspace(3) %47, i32 2048
  %50 = load <2 x float>, ptr addrspace(3) %49, align 8, !tbaa !9
  %51 = shl nuw nsw i32 %46, 9
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %51
  %53 = load <2 x float>, ptr addrspace(3) %52, align 8, !tbaa !9
  %54 = extractelement <2 x float> %50, i64 0
  %55 = extractelement <2 x float> %53, i64 0
  %56 = extractelement <2 x float> %50, i64 1
  %57 = extractelement <2 x float> %53, i64 1
  %58 = fneg float %57
  %59 = fmul float %56, %58
  %60 = tail call float @llvm.fmuladd.f32(float %54, float %55, float %59)
  %61 = insertelement <2 x float> poison, float %60, i64 0
  %62 = fmul float %56, %55
  %63 = tail call float @llvm.fmuladd.f32(float %54, float %57, float %62)
  %64 = insertelement <2 x float> %61, float %63, i64 1
  %65 = getelementptr i8, ptr addrspace(3) %47, i32 4096
  %66 = load <2 x float>, ptr addrspace(3) %65, align 8, !tbaa !9
  %67 = shl nuw nsw i32 %46, 10
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %67
  %69 = load <2 x float>, ptr addrspace(3) %68, align 8, !tbaa !9
  %70 = extractelement <2 x float> %66, i64 0
  %71 = extractelement <2 x float> %69, i64 0
  %72 = extractelement <2 x float> %66, i64 1
  %73 = extractelement <2 x float> %69, i64 1
  %74 = fneg float %73
  %75 = fmul float %72, %74
  %76 = tail call float @llvm.fmuladd.f32(float %70, float %71, float %75)
  %77 = insertelement <2 x float> poison, float %76, i64 0
  %78 = fmul float %72, %71
  %79 = tail call float @llvm.fmuladd.f32(float %70, float %73, float %78)
  %80 = insertelement <2 x float> %77, float %79, i64 1
  %81 = getelementptr i8, ptr addrspace(3) %47, i32 6144
  %82 = load <2 x float>, ptr addrspace(3) %81, align 8, !tbaa !9
  %83 = extractelement <2 x float> %82, i64 0
  %84 = mul nuw nsw i32 %46, 1536
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %84
  %86 = load <2 x float>, ptr addrspace(3) %85, align 8, !tbaa !9
  %87 = extractelement <2 x float> %86, i64 0
  %88 = extractelement <2 x float> %82, i64 1
  %89 = extractelement <2 x float> %86, i64 1
  %90 = fneg float %89
  %91 = fmul float %88, %90
  %92 = tail call float @llvm.fmuladd.f32(float %83, float %87, float %91)
  %93 = insertelement <2 x float> poison, float %92, i64 0
  %94 = fmul float %88, %87
  %95 = tail call float @llvm.fmuladd.f32(float %83, float %89, float %94)
  %96 = insertelement <2 x float> %93, float %95, i64 1
  %97 = fadd <2 x float> %48, %80
  %98 = fsub <2 x float> %48, %80
  %99 = fadd <2 x float> %64, %96
  %100 = fsub <2 x float> %64, %96
  %101 = fneg <2 x float> %100
  %102 = shufflevector <2 x float> %100, <2 x float> %101, <2 x i32> <i32 1, i32 2>
  %103 = fadd <2 x float> %97, %99
  %104 = fadd <2 x float> %98, %102
  %105 = fsub <2 x float> %97, %99
  %106 = fsub <2 x float> %98, %102
  %107 = and i32 %41, 32640
  %108 = getelementptr i8, ptr addrspace(3) @fft1024.second, i32 %107
  %109 = getelementptr <2 x float>, ptr addrspace(3) %108, i32 %46
  store <2 x float> %103, ptr addrspace(3) %109, align 8, !tbaa !9
  %110 = getelementptr i8, ptr addrspace(3) %109, i32 32
  store <2 x float> %104, ptr addrspace(3) %110, align 8, !tbaa !9
  %111 = getelementptr i8, ptr addrspace(3) %109, i32 64
  store <2 x float> %105, ptr addrspace(3) %111, align 8, !tbaa !9
  %112 = getelementptr i8, ptr addrspace(3) %109, i32 96
  store <2 x float> %106, ptr addrspace(3) %112, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %113 = and i32 %4, 15
  %114 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.second, i32 %4
  %115 = load <2 x float>, ptr addrspace(3) %114, align 8, !tbaa !9
  %116 = getelementptr i8, ptr addrspace(3) %114, i32 2048
  %117 = load <2 x float>, ptr addrspace(3) %116, align 8, !tbaa !9
  %118 = shl nuw nsw i32 %113, 7
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %118
  %120 = load <2 x float>, ptr addrspace(3) %119, align 8, !tbaa !9
  %121 = extractelement <2 x float> %117, i64 0
  %122 = extractelement <2 x float> %120, i64 0
  %123 = extractelement <2 x float> %117, i64 1
  %124 = extractelement <2 x float> %120, i64 1
  %125 = fneg float %124
  %126 = fmul float %123, %125
  %127 = tail call float @llvm.fmuladd.f32(float %121, float %122, float %126)
  %128 = insertelement <2 x float> poison, float %127, i64 0
  %129 = fmul float %123, %122
  %130 = tail call float @llvm.fmuladd.f32(float %121, float %124, float %129)
  %131 = insertelement <2 x float> %128, float %130, i64 1
  %132 = getelementptr i8, ptr addrspace(3) %114, i32 4096
  %133 = load <2 x float>, ptr addrspace(3) %132, align 8, !tbaa !9
  %134 = shl nuw nsw i32 %113, 8
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %134
  %136 = load <2 x float>, ptr addrspace(3) %135, align 8, !tbaa !9
  %137 = extractelement <2 x float> %133, i64 0
  %138 = extractelement <2 x float> %136, i64 0
  %139 = extractelement <2 x float> %133, i64 1
  %140 = extractelement <2 x float> %136, i64 1
  %141 = fneg float %140
  %142 = fmul float %139, %141
  %143 = tail call float @llvm.fmuladd.f32(float %137, float %138, float %142)
  %144 = insertelement <2 x float> poison, float %143, i64 0
  %145 = fmul float %139, %138
  %146 = tail call float @llvm.fmuladd.f32(float %137, float %140, float %145)
  %147 = insertelement <2 x float> %144, float %146, i64 1
  %148 = getelementptr i8, ptr addrspace(3) %114, i32 6144
  %149 = load <2 x float>, ptr addrspace(3) %148, align 8, !tbaa !9
  %150 = extractelement <2 x float> %149, i64 0
  %151 = mul nuw nsw i32 %113, 384
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %151
  %153 = load <2 x float>, ptr addrspace(3) %152, align 8, !tbaa !9
  %154 = extractelement <2 x float> %153, i64 0
  %155 = extractelement <2 x float> %149, i64 1
  %156 = extractelement <2 x float> %153, i64 1
  %157 = fneg float %156
  %158 = fmul float %155, %157
  %159 = tail call float @llvm.fmuladd.f32(float %150, float %154, float %158)
  %160 = insertelement <2 x float> poison, float %159, i64 0
  %161 = fmul float %155, %154
  %162 = tail call float @llvm.fmuladd.f32(float %150, float %156, float %161)
  %163 = insertelement <2 x float> %160, float %162, i64 1
  %164 = fadd <2 x float> %115, %147
  %165 = fsub <2 x float> %115, %147
  %166 = fadd <2 x float> %131, %163
  %167 = fsub <2 x float> %131, %163
  %168 = fneg <2 x float> %167
  %169 = shufflevector <2 x float> %167, <2 x float> %168, <2 x i32> <i32 1, i32 2>
  %170 = fadd <2 x float> %164, %166
  %171 = fadd <2 x float> %165, %169
  %172 = fsub <2 x float> %164, %166
  %173 = fsub <2 x float> %165, %169
  %174 = and i32 %41, 32256
  %175 = getelementptr i8, ptr addrspace(3) @fft1024.third, i32 %174
  %176 = getelementptr <2 x float>, ptr addrspace(3) %175, i32 %113
  store <2 x float> %170, ptr addrspace(3) %176, align 8, !tbaa !9
  %177 = getelementptr i8, ptr addrspace(3) %176, i32 128
  store <2 x float> %171, ptr addrspace(3) %177, align 8, !tbaa !9
  %178 = getelementptr i8, ptr addrspace(3) %176, i32 256
  store <2 x float> %172, ptr addrspace(3) %178, align 8, !tbaa !9
  %179 = getelementptr i8, ptr addrspace(3) %176, i32 384
  store <2 x float> %173, ptr addrspace(3) %179, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %180 = and i32 %4, 63
  %181 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.third, i32 %4
  %182 = load <2 x float>, ptr addrspace(3) %181, align 8, !tbaa !9
  %183 = getelementptr i8, ptr addrspace(3) %181, i32 2048
  %184 = load <2 x float>, ptr addrspace(3) %183, align 8, !tbaa !9
  %185 = shl nuw nsw i32 %180, 5
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %185
  %187 = load <2 x float>, ptr addrspace(3) %186, align 8, !tbaa !9
  %188 = extractelement <2 x float> %184, i64 0
  %189 = extractelement <2 x float> %187, i64 0
  %190 = extractelement <2 x float> %184, i64 1
  %191 = extractelement <2 x float> %187, i64 1
  %192 = fneg float %191
  %193 = fmul float %190, %192
  %194 = tail call float @llvm.fmuladd.f32(float %188, float %189, float %193)
  %195 = insertelement <2 x float> poison, float %194, i64 0
  %196 = fmul float %190, %189
  %197 = tail call float @llvm.fmuladd.f32(float %188, float %191, float %196)
  %198 = insertelement <2 x float> %195, float %197, i64 1
  %199 = getelementptr i8, ptr addrspace(3) %181, i32 4096
  %200 = load <2 x float>, ptr addrspace(3) %199, align 8, !tbaa !9
  %201 = shl nuw nsw i32 %180, 6
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %201
  %203 = load <2 x float>, ptr addrspace(3) %202, align 8, !tbaa !9
  %204 = extractelement <2 x float> %200, i64 0
  %205 = extractelement <2 x float> %203, i64 0
  %206 = extractelement <2 x float> %200, i64 1
  %207 = extractelement <2 x float> %203, i64 1
  %208 = fneg float %207
  %209 = fmul float %206, %208
  %210 = tail call float @llvm.fmuladd.f32(float %204, float %205, float %209)
  %211 = insertelement <2 x float> poison, float %210, i64 0
  %212 = fmul float %206, %205
  %213 = tail call float @llvm.fmuladd.f32(float %204, float %207, float %212)
  %214 = insertelement <2 x float> %211, float %213, i64 1
  %215 = getelementptr i8, ptr addrspace(3) %181, i32 6144
  %216 = load <2 x float>, ptr addrspace(3) %215, align 8, !tbaa !9
  %217 = extractelement <2 x float> %216, i64 0
  %218 = mul nuw nsw i32 %180, 96
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %218
  %220 = load <2 x float>, ptr addrspace(3) %219, align 8, !tbaa !9
  %221 = extractelement <2 x float> %220, i64 0
  %222 = extractelement <2 x float> %216, i64 1
  %223 = extractelement <2 x float> %220, i64 1
  %224 = fneg float %223
  %225 = fmul float %222, %224
  %226 = tail call float @llvm.fmuladd.f32(float %217, float %221, float %225)
  %227 = insertelement <2 x float> poison, float %226, i64 0
  %228 = fmul float %222, %221
  %229 = tail call float @llvm.fmuladd.f32(float %217, float %223, float %228)
  %230 = insertelement <2 x float> %227, float %229, i64 1
  %231 = fadd <2 x float> %182, %214
  %232 = fsub <2 x float> %182, %214
  %233 = fadd <2 x float> %198, %230
  %234 = fsub <2 x float> %198, %230
  %235 = fneg <2 x float> %234
  %236 = shufflevector <2 x float> %234, <2 x float> %235, <2 x i32> <i32 1, i32 2>
  %237 = fadd <2 x float> %231, %233
  %238 = fadd <2 x float> %232, %236
  %239 = fsub <2 x float> %231, %233
  %240 = fsub <2 x float> %232, %236
  %241 = and i32 %41, 30720
  %242 = getelementptr i8, ptr addrspace(3) @fft1024.fourth, i32 %241
  %243 = getelementptr <2 x float>, ptr addrspace(3) %242, i32 %180
  store <2 x float> %237, ptr addrspace(3) %243, align 8, !tbaa !9
  %244 = getelementptr i8, ptr addrspace(3) %243, i32 512
  store <2 x float> %238, ptr addrspace(3) %244, align 8, !tbaa !9
  %245 = getelementptr i8, ptr addrspace(3) %243, i32 1024
  store <2 x float> %239, ptr addrspace(3) %245, align 8, !tbaa !9
  %246 = getelementptr i8, ptr addrspace(3) %243, i32 1536
  store <2 x float> %240, ptr addrspace(3) %246, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %247 = and i32 %4, 255
  %248 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.fourth, i32 %4
  %249 = load <2 x float>, ptr addrspace(3) %248, align 8, !tbaa !9
  %250 = getelementptr i8, ptr addrspace(3) %248, i32 2048
  %251 = load <2 x float>, ptr addrspace(3) %250, align 8, !tbaa !9
  %252 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %247
  %253 = load <2 x float>, ptr addrspace(3) %252, align 8, !tbaa !9
  %254 = extractelement <2 x float> %251, i64 0
  %255 = extractelement <2 x float> %253, i64 0
  %256 = extractelement <2 x float> %251, i64 1
  %257 = extractelement <2 x float> %253, i64 1
  %258 = fneg float %257
  %259 = fmul float %256, %258
  %260 = tail call float @llvm.fmuladd.f32(float %254, float %255, float %259)
  %261 = insertelement <2 x float> poison, float %260, i64 0
  %262 = fmul float %256, %255
  %263 = tail call float @llvm.fmuladd.f32(float %254, float %257, float %262)
  %264 = insertelement <2 x float> %261, float %263, i64 1
  %265 = getelementptr i8, ptr addrspace(3) %248, i32 4096
  %266 = load <2 x float>, ptr addrspace(3) %265, align 8, !tbaa !9
  %267 = shl nuw nsw i32 %247, 4
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %267
  %269 = load <2 x float>, ptr addrspace(3) %268, align 8, !tbaa !9
  %270 = extractelement <2 x float> %266, i64 0
  %271 = extractelement <2 x float> %269, i64 0
  %272 = extractelement <2 x float> %266, i64 1
  %273 = extractelement <2 x float> %269, i64 1
  %274 = fneg float %273
  %275 = fmul float %272, %274
  %276 = tail call float @llvm.fmuladd.f32(float %270, float %271, float %275)
  %277 = insertelement <2 x float> poison, float %276, i64 0
  %278 = fmul float %272, %271
  %279 = tail call float @llvm.fmuladd.f32(float %270, float %273, float %278)
  %280 = insertelement <2 x float> %277, float %279, i64 1
  %281 = getelementptr i8, ptr addrspace(3) %248, i32 6144
  %282 = load <2 x float>, ptr addrspace(3) %281, align 8, !tbaa !9
  %283 = extractelement <2 x float> %282, i64 0
  %284 = mul nuw nsw i32 %247, 24
  %285 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %284
  %286 = load <2 x float>, ptr addrspace(3) %285, align 8, !tbaa !9
  %287 = extractelement <2 x float> %286, i64 0
  %288 = extractelement <2 x float> %282, i64 1
  %289 = extractelement <2 x float> %286, i64 1
  %290 = fneg float %289
  %291 = fmul float %288, %290
  %292 = tail call float @llvm.fmuladd.f32(float %283, float %287, float %291)
  %293 = insertelement <2 x float> poison, float %292, i64 0
  %294 = fmul float %288, %287
  %295 = tail call float @llvm.fmuladd.f32(float %283, float %289, float %294)
  %296 = insertelement <2 x float> %293, float %295, i64 1
  %297 = fadd <2 x float> %249, %280
  %298 = fsub <2 x float> %249, %280
  %299 = fadd <2 x float> %264, %296
  %300 = fsub <2 x float> %264, %296
  %301 = fneg <2 x float> %300
  %302 = shufflevector <2 x float> %300, <2 x float> %301, <2 x i32> <i32 1, i32 2>
  %303 = fadd <2 x float> %297, %299
  %304 = fadd <2 x float> %298, %302
  %305 = shufflevector <2 x float> %303, <2 x float> %304, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %306 = fsub <2 x float> %297, %299
  %307 = shufflevector <2 x float> %306, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %308 = shufflevector <8 x float> %305, <8 x float> %307, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %309 = fsub <2 x float> %298, %302
  %310 = shufflevector <2 x float> %309, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %311 = shufflevector <8 x float> %308, <8 x float> %310, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %312 = bitcast <8 x float> %311 to <4 x i64>
  %313 = xor i32 %4, 1023
  %314 = extractelement <4 x i64> %312, i64 0
  %315 = bitcast i64 %314 to <2 x float>
  %316 = extractelement <2 x float> %315, i64 0
  %317 = extractelement <2 x float> %315, i64 1
  %318 = fmul float %317, %317
  %319 = tail call float @llvm.fmuladd.f32(float %316, float %316, float %318)
  %320 = getelementptr inbounds nuw float, ptr addrspace(3) @fft1024.spectrum, i32 %313
  store float %319, ptr addrspace(3) %320, align 4, !tbaa !17
  %321 = extractelement <4 x i64> %312, i64 1
  %322 = bitcast i64 %321 to <2 x float>
  %323 = extractelement <2 x float> %322, i64 0
  %324 = extractelement <2 x float> %322, i64 1
  %325 = fmul float %324, %324
  %326 = tail call float @llvm.fmuladd.f32(float %323, float %323, float %325)
  %327 = sub nsw i32 767, %4
  %328 = getelementptr inbounds float, ptr addrspace(3) @fft1024.spectrum, i32 %327
  store float %326, ptr addrspace(3) %328, align 4, !tbaa !17
  %329 = extractelement <4 x i64> %312, i64 2
  %330 = bitcast i64 %329 to <2 x float>
  %331 = extractelement <2 x float> %330, i64 0
  %332 = extractelement <2 x float> %330, i64 1
  %333 = fmul float %332, %332
  %334 = tail call float @llvm.fmuladd.f32(float %331, float %331, float %333)
  %335 = sub nsw i32 511, %4
  %336 = getelementptr inbounds float, ptr addrspace(3) @fft1024.spectrum, i32 %335
  store float %334, ptr addrspace(3) %336, align 4, !tbaa !17
  %337 = extractelement <4 x i64> %312, i64 3
  %338 = bitcast i64 %337 to <2 x float>
  %339 = extractelement <2 x float> %338, i64 0
  %340 = extractelement <2 x float> %338, i64 1
  %341 = fmul float %340, %340
  %342 = tail call float @llvm.fmuladd.f32(float %339, float %339, float %341)
  %343 = sub nsw i32 255, %4
  %344 = getelementptr inbounds float, ptr addrspace(3) @fft1024.spectrum, i32 %343
  store float %342, ptr addrspace(3) %344, align 4, !tbaa !17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %345 = shl nuw nsw i32 %4, 2
  %346 = getelementptr inbounds nuw float, ptr addrspace(3) @fft1024.spectrum, i32 %345
  %347 = zext nneg i32 %345 to i64
  %348 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %21
  %349 = getelementptr inbounds nuw float, ptr addrspace(1) %348, i64 %347
  %350 = load float, ptr addrspace(3) %346, align 4, !tbaa !17
  store float %350, ptr addrspace(1) %349, align 4, !tbaa !17
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) %346, i32 4
  %352 = load float, ptr addrspace(3) %351, align 4, !tbaa !17
  %353 = getelementptr inbounds nuw i8, ptr addrspace(1) %349, i64 4
  store float %352, ptr addrspace(1) %353, align 4, !tbaa !17
  %354 = getelementptr inbounds nuw i8, ptr addrspace(3) %346, i32 8
  %355 = load float, ptr addrspace(3) %354, align 4, !tbaa !17
  %356 = getelementptr inbounds nuw i8, ptr addrspace(1) %349, i64 8
  store float %355, ptr addrspace(1) %356, align 4, !tbaa !17
  %357 = getelementptr inbounds nuw i8, ptr addrspace(3) %346, i32 12
  %358 = load float, ptr addrspace(3) %357, align 4, !tbaa !17
  %359 = getelementptr inbounds nuw i8, ptr addrspace(1) %349, i64 12
  store float %358, ptr addrspace(1) %359, align 4, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn
define protected void @__clang_ocl_kern_imp_fft1024(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %5
  %7 = load <2 x float>, ptr addrspace(1) %6, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %4
  store <2 x float> %7, ptr addrspace(3) %8, align 8, !tbaa !9
  %9 = add nuw nsw i32 %4, 256
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %10
  %12 = load <2 x float>, ptr addrspace(1) %11, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %9
  store <2 x float> %12, ptr addrspace(3) %13, align 8, !tbaa !9
  %14 = add nuw nsw i32 %4, 512
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %15
  %17 = load <2 x float>, ptr addrspace(1) %16, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %14
  store <2 x float> %17, ptr addrspace(3) %18, align 8, !tbaa !9
  %19 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %20 = zext i32 %19 to i64
  %21 = shl nuw nsw i64 %20, 10
  %22 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %21
  %23 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %22, i64 %5
  %24 = load <2 x float>, ptr addrspace(1) %23, align 8, !tbaa !9
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 2048
  %26 = load <2 x float>, ptr addrspace(1) %25, align 8, !tbaa !9
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4096
  %28 = load <2 x float>, ptr addrspace(1) %27, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 6144
  %30 = load <2 x float>, ptr addrspace(1) %29, align 8, !tbaa !9
  %31 = fadd <2 x float> %24, %28
  %32 = fsub <2 x float> %24, %28
  %33 = fadd <2 x float> %26, %30
  %34 = fsub <2 x float> %26, %30
  %35 = fneg <2 x float> %34
  %36 = shufflevector <2 x float> %34, <2 x float> %35, <2 x i32> <i32 1, i32 2>
  %37 = fadd <2 x float> %31, %33
  %38 = fadd <2 x float> %32, %36
  %39 = fsub <2 x float> %31, %33
  %40 = fsub <2 x float> %32, %36
  %41 = shl nuw nsw i32 %4, 5
  %42 = getelementptr i8, ptr addrspace(3) @fft1024.first, i32 %41
  store <2 x float> %37, ptr addrspace(3) %42, align 8, !tbaa !9
  %43 = getelementptr i8, ptr addrspace(3) %42, i32 8
  store <2 x float> %38, ptr addrspace(3) %43, align 8, !tbaa !9
  %44 = getelementptr i8, ptr addrspace(3) %42, i32 16
  store <2 x float> %39, ptr addrspace(3) %44, align 8, !tbaa !9
  %45 = getelementptr i8, ptr addrspace(3) %42, i32 24
  store <2 x float> %40, ptr addrspace(3) %45, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %46 = and i32 %4, 3
  %47 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.first, i32 %4
  %48 = load <2 x float>, ptr addrspace(3) %47, align 8, !tbaa !9
  %49 = getelementptr i8, ptr addrspace(3) %47, i32 2048
  %50 = load <2 x float>, ptr addrspace(3) %49, align 8, !tbaa !9
  %51 = shl nuw nsw i32 %46, 9
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %51
  %53 = load <2 x float>, ptr addrspace(3) %52, align 8, !tbaa !9
  %54 = extractelement <2 x float> %50, i64 0
  %55 = extractelement <2 x float> %53, i64 0
  %56 = extractelement <2 x float> %50, i64 1
  %57 = extractelement <2 x float> %53, i64 1
  %58 = fneg float %57
  %59 = fmul float %56, %58
  %60 = tail call float @llvm.fmuladd.f32(float %54, float %55, float %59)
  %61 = insertelement <2 x float> poison, float %60, i64 0
  %62 = fmul float %56, %55
  %63 = tail call float @llvm.fmuladd.f32(float %54, float %57, float %62)
  %64 = insertelement <2 x float> %61, float %63, i64 1
  %65 = getelementptr i8, ptr addrspace(3) %47, i32 4096
  %66 = load <2 x float>, ptr addrspace(3) %65, align 8, !tbaa !9
  %67 = shl nuw nsw i32 %46, 10
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %67
  %69 = load <2 x float>, ptr addrspace(3) %68, align 8, !tbaa !9
  %70 = extractelement <2 x float> %66, i64 0
  %71 = extractelement <2 x float> %69, i64 0
  %72 = extractelement <2 x float> %66, i64 1
  %73 = extractelement <2 x float> %69, i64 1
  %74 = fneg float %73
  %75 = fmul float %72, %74
  %76 = tail call float @llvm.fmuladd.f32(float %70, float %71, float %75)
  %77 = insertelement <2 x float> poison, float %76, i64 0
  %78 = fmul float %72, %71
  %79 = tail call float @llvm.fmuladd.f32(float %70, float %73, float %78)
  %80 = insertelement <2 x float> %77, float %79, i64 1
  %81 = getelementptr i8, ptr addrspace(3) %47, i32 6144
  %82 = load <2 x float>, ptr addrspace(3) %81, align 8, !tbaa !9
  %83 = extractelement <2 x float> %82, i64 0
  %84 = mul nuw nsw i32 %46, 1536
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %84
  %86 = load <2 x float>, ptr addrspace(3) %85, align 8, !tbaa !9
  %87 = extractelement <2 x float> %86, i64 0
  %88 = extractelement <2 x float> %82, i64 1
  %89 = extractelement <2 x float> %86, i64 1
  %90 = fneg float %89
  %91 = fmul float %88, %90
  %92 = tail call float @llvm.fmuladd.f32(float %83, float %87, float %91)
  %93 = insertelement <2 x float> poison, float %92, i64 0
  %94 = fmul float %88, %87
  %95 = tail call float @llvm.fmuladd.f32(float %83, float %89, float %94)
  %96 = insertelement <2 x float> %93, float %95, i64 1
  %97 = fadd <2 x float> %48, %80
  %98 = fsub <2 x float> %48, %80
  %99 = fadd <2 x float> %64, %96
  %100 = fsub <2 x float> %64, %96
  %101 = fneg <2 x float> %100
  %102 = shufflevector <2 x float> %100, <2 x float> %101, <2 x i32> <i32 1, i32 2>
  %103 = fadd <2 x float> %97, %99
  %104 = fadd <2 x float> %98, %102
  %105 = fsub <2 x float> %97, %99
  %106 = fsub <2 x float> %98, %102
  %107 = and i32 %41, 32640
  %108 = getelementptr i8, ptr addrspace(3) @fft1024.second, i32 %107
  %109 = getelementptr <2 x float>, ptr addrspace(3) %108, i32 %46
  store <2 x float> %103, ptr addrspace(3) %109, align 8, !tbaa !9
  %110 = getelementptr i8, ptr addrspace(3) %109, i32 32
  store <2 x float> %104, ptr addrspace(3) %110, align 8, !tbaa !9
  %111 = getelementptr i8, ptr addrspace(3) %109, i32 64
  store <2 x float> %105, ptr addrspace(3) %111, align 8, !tbaa !9
  %112 = getelementptr i8, ptr addrspace(3) %109, i32 96
  store <2 x float> %106, ptr addrspace(3) %112, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %113 = and i32 %4, 15
  %114 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.second, i32 %4
  %115 = load <2 x float>, ptr addrspace(3) %114, align 8, !tbaa !9
  %116 = getelementptr i8, ptr addrspace(3) %114, i32 2048
  %117 = load <2 x float>, ptr addrspace(3) %116, align 8, !tbaa !9
  %118 = shl nuw nsw i32 %113, 7
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %118
  %120 = load <2 x float>, ptr addrspace(3) %119, align 8, !tbaa !9
  %121 = extractelement <2 x float> %117, i64 0
  %122 = extractelement <2 x float> %120, i64 0
  %123 = extractelement <2 x float> %117, i64 1
  %124 = extractelement <2 x float> %120, i64 1
  %125 = fneg float %124
  %126 = fmul float %123, %125
  %127 = tail call float @llvm.fmuladd.f32(float %121, float %122, float %126)
  %128 = insertelement <2 x float> poison, float %127, i64 0
  %129 = fmul float %123, %122
  %130 = tail call float @llvm.fmuladd.f32(float %121, float %124, float %129)
  %131 = insertelement <2 x float> %128, float %130, i64 1
  %132 = getelementptr i8, ptr addrspace(3) %114, i32 4096
  %133 = load <2 x float>, ptr addrspace(3) %132, align 8, !tbaa !9
  %134 = shl nuw nsw i32 %113, 8
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %134
  %136 = load <2 x float>, ptr addrspace(3) %135, align 8, !tbaa !9
  %137 = extractelement <2 x float> %133, i64 0
  %138 = extractelement <2 x float> %136, i64 0
  %139 = extractelement <2 x float> %133, i64 1
  %140 = extractelement <2 x float> %136, i64 1
  %141 = fneg float %140
  %142 = fmul float %139, %141
  %143 = tail call float @llvm.fmuladd.f32(float %137, float %138, float %142)
  %144 = insertelement <2 x float> poison, float %143, i64 0
  %145 = fmul float %139, %138
  %146 = tail call float @llvm.fmuladd.f32(float %137, float %140, float %145)
  %147 = insertelement <2 x float> %144, float %146, i64 1
  %148 = getelementptr i8, ptr addrspace(3) %114, i32 6144
  %149 = load <2 x float>, ptr addrspace(3) %148, align 8, !tbaa !9
  %150 = extractelement <2 x float> %149, i64 0
  %151 = mul nuw nsw i32 %113, 384
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %151
  %153 = load <2 x float>, ptr addrspace(3) %152, align 8, !tbaa !9
  %154 = extractelement <2 x float> %153, i64 0
  %155 = extractelement <2 x float> %149, i64 1
  %156 = extractelement <2 x float> %153, i64 1
  %157 = fneg float %156
  %158 = fmul float %155, %157
  %159 = tail call float @llvm.fmuladd.f32(float %150, float %154, float %158)
  %160 = insertelement <2 x float> poison, float %159, i64 0
  %161 = fmul float %155, %154
  %162 = tail call float @llvm.fmuladd.f32(float %150, float %156, float %161)
  %163 = insertelement <2 x float> %160, float %162, i64 1
  %164 = fadd <2 x float> %115, %147
  %165 = fsub <2 x float> %115, %147
  %166 = fadd <2 x float> %131, %163
  %167 = fsub <2 x float> %131, %163
  %168 = fneg <2 x float> %167
  %169 = shufflevector <2 x float> %167, <2 x float> %168, <2 x i32> <i32 1, i32 2>
  %170 = fadd <2 x float> %164, %166
  %171 = fadd <2 x float> %165, %169
  %172 = fsub <2 x float> %164, %166
  %173 = fsub <2 x float> %165, %169
  %174 = and i32 %41, 32256
  %175 = getelementptr i8, ptr addrspace(3) @fft1024.third, i32 %174
  %176 = getelementptr <2 x float>, ptr addrspace(3) %175, i32 %113
  store <2 x float> %170, ptr addrspace(3) %176, align 8, !tbaa !9
  %177 = getelementptr i8, ptr addrspace(3) %176, i32 128
  store <2 x float> %171, ptr addrspace(3) %177, align 8, !tbaa !9
  %178 = getelementptr i8, ptr addrspace(3) %176, i32 256
  store <2 x float> %172, ptr addrspace(3) %178, align 8, !tbaa !9
  %179 = getelementptr i8, ptr addrspace(3) %176, i32 384
  store <2 x float> %173, ptr addrspace(3) %179, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %180 = and i32 %4, 63
  %181 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.third, i32 %4
  %182 = load <2 x float>, ptr addrspace(3) %181, align 8, !tbaa !9
  %183 = getelementptr i8, ptr addrspace(3) %181, i32 2048
  %184 = load <2 x float>, ptr addrspace(3) %183, align 8, !tbaa !9
  %185 = shl nuw nsw i32 %180, 5
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %185
  %187 = load <2 x float>, ptr addrspace(3) %186, align 8, !tbaa !9
  %188 = extractelement <2 x float> %184, i64 0
  %189 = extractelement <2 x float> %187, i64 0
  %190 = extractelement <2 x float> %184, i64 1
  %191 = extractelement <2 x float> %187, i64 1
  %192 = fneg float %191
  %193 = fmul float %190, %192
  %194 = tail call float @llvm.fmuladd.f32(float %188, float %189, float %193)
  %195 = insertelement <2 x float> poison, float %194, i64 0
  %196 = fmul float %190, %189
  %197 = tail call float @llvm.fmuladd.f32(float %188, float %191, float %196)
  %198 = insertelement <2 x float> %195, float %197, i64 1
  %199 = getelementptr i8, ptr addrspace(3) %181, i32 4096
  %200 = load <2 x float>, ptr addrspace(3) %199, align 8, !tbaa !9
  %201 = shl nuw nsw i32 %180, 6
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %201
  %203 = load <2 x float>, ptr addrspace(3) %202, align 8, !tbaa !9
  %204 = extractelement <2 x float> %200, i64 0
  %205 = extractelement <2 x float> %203, i64 0
  %206 = extractelement <2 x float> %200, i64 1
  %207 = extractelement <2 x float> %203, i64 1
  %208 = fneg float %207
  %209 = fmul float %206, %208
  %210 = tail call float @llvm.fmuladd.f32(float %204, float %205, float %209)
  %211 = insertelement <2 x float> poison, float %210, i64 0
  %212 = fmul float %206, %205
  %213 = tail call float @llvm.fmuladd.f32(float %204, float %207, float %212)
  %214 = insertelement <2 x float> %211, float %213, i64 1
  %215 = getelementptr i8, ptr addrspace(3) %181, i32 6144
  %216 = load <2 x float>, ptr addrspace(3) %215, align 8, !tbaa !9
  %217 = extractelement <2 x float> %216, i64 0
  %218 = mul nuw nsw i32 %180, 96
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %218
  %220 = load <2 x float>, ptr addrspace(3) %219, align 8, !tbaa !9
  %221 = extractelement <2 x float> %220, i64 0
  %222 = extractelement <2 x float> %216, i64 1
  %223 = extractelement <2 x float> %220, i64 1
  %224 = fneg float %223
  %225 = fmul float %222, %224
  %226 = tail call float @llvm.fmuladd.f32(float %217, float %221, float %225)
  %227 = insertelement <2 x float> poison, float %226, i64 0
  %228 = fmul float %222, %221
  %229 = tail call float @llvm.fmuladd.f32(float %217, float %223, float %228)
  %230 = insertelement <2 x float> %227, float %229, i64 1
  %231 = fadd <2 x float> %182, %214
  %232 = fsub <2 x float> %182, %214
  %233 = fadd <2 x float> %198, %230
  %234 = fsub <2 x float> %198, %230
  %235 = fneg <2 x float> %234
  %236 = shufflevector <2 x float> %234, <2 x float> %235, <2 x i32> <i32 1, i32 2>
  %237 = fadd <2 x float> %231, %233
  %238 = fadd <2 x float> %232, %236
  %239 = fsub <2 x float> %231, %233
  %240 = fsub <2 x float> %232, %236
  %241 = and i32 %41, 30720
  %242 = getelementptr i8, ptr addrspace(3) @fft1024.fourth, i32 %241
  %243 = getelementptr <2 x float>, ptr addrspace(3) %242, i32 %180
  store <2 x float> %237, ptr addrspace(3) %243, align 8, !tbaa !9
  %244 = getelementptr i8, ptr addrspace(3) %243, i32 512
  store <2 x float> %238, ptr addrspace(3) %244, align 8, !tbaa !9
  %245 = getelementptr i8, ptr addrspace(3) %243, i32 1024
  store <2 x float> %239, ptr addrspace(3) %245, align 8, !tbaa !9
  %246 = getelementptr i8, ptr addrspace(3) %243, i32 1536
  store <2 x float> %240, ptr addrspace(3) %246, align 8, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %247 = and i32 %4, 255
  %248 = getelementptr <2 x float>, ptr addrspace(3) @fft1024.fourth, i32 %4
  %249 = load <2 x float>, ptr addrspace(3) %248, align 8, !tbaa !9
  %250 = getelementptr i8, ptr addrspace(3) %248, i32 2048
  %251 = load <2 x float>, ptr addrspace(3) %250, align 8, !tbaa !9
  %252 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft1024.roots, i32 %247
  %253 = load <2 x float>, ptr addrspace(3) %252, align 8, !tbaa !9
  %254 = extractelement <2 x float> %251, i64 0
  %255 = extractelement <2 x float> %253, i64 0
  %256 = extractelement <2 x float> %251, i64 1
  %257 = extractelement <2 x float> %253, i64 1
  %258 = fneg float %257
  %259 = fmul float %256, %258
  %260 = tail call float @llvm.fmuladd.f32(float %254, float %255, float %259)
  %261 = insertelement <2 x float> poison, float %260, i64 0
  %262 = fmul float %256, %255
  %263 = tail call float @llvm.fmuladd.f32(float %254, float %257, float %262)
  %264 = insertelement <2 x float> %261, float %263, i64 1
  %265 = getelementptr i8, ptr addrspace(3) %248, i32 4096
  %266 = load <2 x float>, ptr addrspace(3) %265, align 8, !tbaa !9
  %267 = shl nuw nsw i32 %247, 4
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %267
  %269 = load <2 x float>, ptr addrspace(3) %268, align 8, !tbaa !9
  %270 = extractelement <2 x float> %266, i64 0
  %271 = extractelement <2 x float> %269, i64 0
  %272 = extractelement <2 x float> %266, i64 1
  %273 = extractelement <2 x float> %269, i64 1
  %274 = fneg float %273
  %275 = fmul float %272, %274
  %276 = tail call float @llvm.fmuladd.f32(float %270, float %271, float %275)
  %277 = insertelement <2 x float> poison, float %276, i64 0
  %278 = fmul float %272, %271
  %279 = tail call float @llvm.fmuladd.f32(float %270, float %273, float %278)
  %280 = insertelement <2 x float> %277, float %279, i64 1
  %281 = getelementptr i8, ptr addrspace(3) %248, i32 6144
  %282 = load <2 x float>, ptr addrspace(3) %281, align 8, !tbaa !9
  %283 = extractelement <2 x float> %282, i64 0
  %284 = mul nuw nsw i32 %247, 24
  %285 = getelementptr inbounds nuw i8, ptr addrspace(3) @fft1024.roots, i32 %284
  %286 = load <2 x float>, ptr addrspace(3) %285, align 8, !tbaa !9
  %287 = extractelement <2 x float> %286, i64 0
  %288 = extractelement <2 x float> %282, i64 1
  %289 = extractelement <2 x float> %286, i64 1
  %290 = fneg float %289
  %291 = fmul float %288, %290
  %292 = tail call float @llvm.fmuladd.f32(float %283, float %287, float %291)
  %293 = insertelement <2 x float> poison, float %292, i64 0
  %294 = fmul float %288, %287
  %295 = tail call float @llvm.fmuladd.f32(float %283, float %289, float %294)
  %296 = insertelement <2 x float> %293, float %295, i64 1
  %297 = fadd <2 x float> %249, %280
  %298 = fsub <2 x float> %249, %280
  %299 = fadd <2 x float> %264, %296
  %300 = fsub <2 x float> %264, %296
  %301 = fneg <2 x float> %300
  %302 = shufflevector <2 x float> %300, <2 x float> %301, <2 x i32> <i32 1, i32 2>
  %303 = fadd <2 x float> %297, %299
  %304 = fadd <2 x float> %298, %302
  %305 = shufflevector <2 x float> %303, <2 x float> %304, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %306 = fsub <2 x float> %297, %299
  %307 = shufflevector <2 x float> %306, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %308 = shufflevector <8 x float> %305, <8 x float> %307, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %309 = fsub <2 x float> %298, %302
  %310 = shufflevector <2 x float> %309, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %311 = shufflevector <8 x float> %308, <8 x float> %310, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  %312 = bitcast <8 x float> %311 to <4 x i64>
  %313 = xor i32 %4, 1023
  %314 = extractelement <4 x i64> %312, i64 0
  %315 = bitcast i64 %314 to <2 x float>
  %316 = extractelement <2 x float> %315, i64 0
  %317 = extractelement <2 x float> %315, i64 1
  %318 = fmul float %317, %317
  %319 = tail call float @llvm.fmuladd.f32(float %316, float %316, float %318)
  %320 = getelementptr inbounds nuw float, ptr addrspace(3) @fft1024.spectrum, i32 %313
  store float %319, ptr addrspace(3) %320, align 4, !tbaa !17
  %321 = extractelement <4 x i64> %312, i64 1
  %322 = bitcast i64 %321 to <2 x float>
  %323 = extractelement <2 x float> %322, i64 0
  %324 = extractelement <2 x float> %322, i64 1
  %325 = fmul float %324, %324
  %326 = tail call float @llvm.fmuladd.f32(float %323, float %323, float %325)
  %327 = sub nsw i32 767, %4
  %328 = getelementptr inbounds float, ptr addrspace(3) @fft1024.spectrum, i32 %327
  store float %326, ptr addrspace(3) %328, align 4, !tbaa !17
  %329 = extractelement <4 x i64> %312, i64 2
  %330 = bitcast i64 %329 to <2 x float>
  %331 = extractelement <2 x float> %330, i64 0
  %332 = extractelement <2 x float> %330, i64 1
  %333 = fmul float %332, %332
  %334 = tail call float @llvm.fmuladd.f32(float %331, float %331, float %333)
  %335 = sub nsw i32 511, %4
  %336 = getelementptr inbounds float, ptr addrspace(3) @fft1024.spectrum, i32 %335
  store float %334, ptr addrspace(3) %336, align 4, !tbaa !17
  %337 = extractelement <4 x i64> %312, i64 3
  %338 = bitcast i64 %337 to <2 x float>
  %339 = extractelement <2 x float> %338, i64 0
  %340 = extractelement <2 x float> %338, i64 1
  %341 = fmul float %340, %340
  %342 = tail call float @llvm.fmuladd.f32(float %339, float %339, float %341)
  %343 = sub nsw i32 255, %4
  %344 = getelementptr inbounds float, ptr addrspace(3) @fft1024.spectrum, i32 %343
  store float %342, ptr addrspace(3) %344, align 4, !tbaa !17
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %345 = shl nuw nsw i32 %4, 2
  %346 = getelementptr inbounds nuw float, ptr addrspace(3) @fft1024.spectrum, i32 %345
  %347 = zext nneg i32 %345 to i64
  %348 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %21
  %349 = getelementptr inbounds nuw float, ptr addrspace(1) %348, i64 %347
  %350 = load float, ptr addrspace(3) %346, align 4, !tbaa !17
  store float %350, ptr addrspace(1) %349, align 4, !tbaa !17
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) %346, i32 4
  %352 = load float, ptr addrspace(3) %351, align 4, !tbaa !17
  %353 = getelementptr inbounds nuw i8, ptr addrspace(1) %349, i64 4
  store float %352, ptr addrspace(1) %353, align 4, !tbaa !17
  %354 = getelementptr inbounds nuw i8, ptr addrspace(3) %346, i32 8
  %355 = load float, ptr addrspace(3) %354, align 4, !tbaa !17
  %356 = getelementptr inbounds nuw i8, ptr addrspace(1) %349, i64 8
  store float %355, ptr addrspace(1) %356, align 4, !tbaa !17
  %357 = getelementptr inbounds nuw i8, ptr addrspace(3) %346, i32 12
  %358 = load float, ptr addrspace(3) %357, align 4, !tbaa !17
  %359 = getelementptr inbounds nuw i8, ptr addrspace(1) %349, i64 12
  store float %358, ptr addrspace(1) %359, align 4, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"complex*", !"complex*", !"float*"}
!13 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float*"}
!14 = !{!"const", !"const", !""}
!15 = !{i32 256, i32 1, i32 1}
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !7, i64 0}
