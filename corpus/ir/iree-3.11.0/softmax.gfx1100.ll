; ModuleID = 'softmax_dispatch_0'
source_filename = "softmax_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [1 x [18 x float]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [1 x [18 x float]] undef, align 16

; Function Attrs: alwaysinline mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @softmax_dispatch_0_softmax_512x4096xf32_dispatch_tensor_store(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull writeonly align 16 captures(none) %1) local_unnamed_addr #0 !reqd_work_group_size !2 {
  %3 = tail call range(i32 0, 512) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %4 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) nonnull %0, i16 0, i64 8388608, i32 822243328)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %5 = tail call range(i32 0, 512) i32 @llvm.amdgcn.workgroup.id.x()
  %.idx4 = shl nuw nsw i32 %5, 14
  %6 = getelementptr i8, ptr addrspace(7) %4, i32 %.idx4
  %.idx5 = shl nuw nsw i32 %3, 4
  %7 = getelementptr i8, ptr addrspace(7) %6, i32 %.idx5
  %8 = load <4 x float>, ptr addrspace(7) %7, align 4
  %9 = tail call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %8)
  %10 = tail call float @llvm.maxnum.f32(float %9, float 0xFFF0000000000000)
  %11 = shl nuw nsw i32 %3, 4
  %12 = getelementptr i8, ptr addrspace(7) %6, i32 %11
  %13 = getelementptr i8, ptr addrspace(7) %12, i32 8192
  %14 = load <4 x float>, ptr addrspace(7) %13, align 4
  %15 = tail call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %14)
  %16 = tail call float @llvm.maxnum.f32(float %15, float 0xFFF0000000000000)
  %.scalar = tail call float @llvm.maxnum.f32(float %16, float %10)
  %17 = lshr i32 %3, 5
  %18 = and i32 %3, 31
  %19 = tail call float @llvm.maxnum.f32(float %.scalar, float 0xFFF0000000000000)
  %20 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %19, i32 177, i32 15, i32 15, i1 true)
  %21 = tail call float @llvm.maxnum.f32(float %19, float %20)
  %22 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %21, i32 78, i32 15, i32 15, i1 true)
  %23 = tail call float @llvm.maxnum.f32(float %21, float %22)
  %24 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %23, i32 321, i32 15, i32 15, i1 true)
  %25 = tail call float @llvm.maxnum.f32(float %23, float %24)
  %26 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %25, i32 320, i32 15, i32 15, i1 true)
  %27 = tail call float @llvm.maxnum.f32(float %25, float %26)
  %28 = tail call float @llvm.amdgcn.permlanex16.f32(float poison, float %27, i32 -1, i32 -1, i1 true, i1 false)
  %29 = tail call float @llvm.maxnum.f32(float %27, float %28)
  %30 = tail call float @llvm.amdgcn.readlane.f32(float %29, i32 31)
  fence syncscope("workgroup") release, !mmra !3
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !3
  %31 = icmp eq i32 %18, 0
  br i1 %31, label %32, label %35

32:                                               ; preds = %2
  %33 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %17
  %34 = insertelement <1 x float> poison, float %30, i64 0
  store <1 x float> %34, ptr addrspace(3) %33, align 4
  br label %35

35:                                               ; preds = %32, %2
  fence syncscope("workgroup") release, !mmra !3
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !3
  %36 = and i32 %3, 15
  %37 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %36
  %38 = load <1 x float>, ptr addrspace(3) %37, align 4
  %39 = extractelement <1 x float> %38, i64 0
  %40 = tail call float @llvm.maxnum.f32(float %39, float 0xFFF0000000000000)
  %41 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %40, i32 177, i32 15, i32 15, i1 true)
  %42 = tail call float @llvm.maxnum.f32(float %40, float %41)
  %43 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %42, i32 78, i32 15, i32 15, i1 true)
  %44 = tail call float @llvm.maxnum.f32(float %42, float %43)
  %45 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %44, i32 321, i32 15, i32 15, i1 true)
  %46 = tail call float @llvm.maxnum.f32(float %44, float %45)
  %47 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %46, i32 320, i32 15, i32 15, i1 true)
  %48 = tail call float @llvm.maxnum.f32(float %46, float %47)
  %49 = insertelement <4 x float> poison, float %48, i64 0
  %50 = shufflevector <4 x float> %49, <4 x float> poison, <4 x i32> zeroinitializer
  %51 = fsub <4 x float> %8, %50
  %52 = extractelement <4 x float> %51, i64 0
  %53 = tail call float @llvm.exp.f32(float %52)
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = extractelement <4 x float> %51, i64 1
  %56 = tail call float @llvm.exp.f32(float %55)
  %57 = insertelement <4 x float> %54, float %56, i64 1
  %58 = extractelement <4 x float> %51, i64 2
  %59 = tail call float @llvm.exp.f32(float %58)
  %60 = insertelement <4 x float> %57, float %59, i64 2
  %61 = extractelement <4 x float> %51, i64 3
  %62 = tail call float @llvm.exp.f32(float %61)
  %63 = insertelement <4 x float> %60, float %62, i64 3
  %64 = tail call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %63)
  %65 = fadd float %64, 0.000000e+00
  %66 = fsub <4 x float> %14, %50
  %67 = extractelement <4 x float> %66, i64 0
  %68 = tail call float @llvm.exp.f32(float %67)
  %69 = insertelement <4 x float> poison, float %68, i64 0
  %70 = extractelement <4 x float> %66, i64 1
  %71 = tail call float @llvm.exp.f32(float %70)
  %72 = insertelement <4 x float> %69, float %71, i64 1
  %73 = extractelement <4 x float> %66, i64 2
  %74 = tail call float @llvm.exp.f32(float %73)
  %75 = insertelement <4 x float> %72, float %74, i64 2
  %76 = extractelement <4 x float> %66, i64 3
  %77 = tail call float @llvm.exp.f32(float %76)
  %78 = insertelement <4 x float> %75, float %77, i64 3
  %79 = tail call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %78)
  %80 = fadd float %65, %79
  %81 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %80, i32 177, i32 15, i32 15, i1 true)
  %82 = fadd float %80, %81
  %83 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %82, i32 78, i32 15, i32 15, i1 true)
  %84 = fadd float %82, %83
  %85 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %84, i32 321, i32 15, i32 15, i1 true)
  %86 = fadd float %84, %85
  %87 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %86, i32 320, i32 15, i32 15, i1 true)
  %88 = fadd float %86, %87
  %89 = tail call float @llvm.amdgcn.permlanex16.f32(float poison, float %88, i32 -1, i32 -1, i1 true, i1 false)
  %90 = fadd float %88, %89
  %91 = tail call float @llvm.amdgcn.readlane.f32(float %90, i32 31)
  fence syncscope("workgroup") release, !mmra !3
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !3
  br i1 %31, label %92, label %95

92:                                               ; preds = %35
  %93 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %17
  %94 = insertelement <1 x float> poison, float %91, i64 0
  store <1 x float> %94, ptr addrspace(3) %93, align 4
  br label %95

95:                                               ; preds = %92, %35
  %96 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) nonnull %1, i16 0, i64 8388608, i32 822243328)
  fence syncscope("workgroup") release, !mmra !3
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !3
  %97 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %36
  %98 = load <1 x float>, ptr addrspace(3) %97, align 4
  %99 = extractelement <1 x float> %98, i64 0
  %100 = fadd float %99, 0.000000e+00
  %101 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %100, i32 177, i32 15, i32 15, i1 true)
  %102 = fadd float %101, %100
  %103 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %102, i32 78, i32 15, i32 15, i1 true)
  %104 = fadd float %103, %102
  %105 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %104, i32 321, i32 15, i32 15, i1 true)
  %106 = fadd float %105, %104
  %107 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %106, i32 320, i32 15, i32 15, i1 true)
  %108 = fadd float %107, %106
  %109 = insertelement <4 x float> poison, float %108, i64 0
  %110 = shufflevector <4 x float> %109, <4 x float> poison, <4 x i32> zeroinitializer
  %111 = shl nuw nsw i32 %3, 2
  %112 = shl nuw nsw i32 %5, 12
  %invariant.op = or disjoint i32 %111, %112
  %113 = getelementptr [4 x i8], ptr addrspace(7) %4, i32 %invariant.op
  %114 = load <4 x float>, ptr addrspace(7) %113, align 4
  %115 = fsub <4 x float> %114, %50
  %116 = extractelement <4 x float> %115, i64 0
  %117 = tail call float @llvm.exp.f32(float %116)
  %118 = insertelement <4 x float> poison, float %117, i64 0
  %119 = extractelement <4 x float> %115, i64 1
  %120 = tail call float @llvm.exp.f32(float %119)
  %121 = insertelement <4 x float> %118, float %120, i64 1
  %122 = extractelement <4 x float> %115, i64 2
  %123 = tail call float @llvm.exp.f32(float %122)
  %124 = insertelement <4 x float> %121, float %123, i64 2
  %125 = extractelement <4 x float> %115, i64 3
  %126 = tail call float @llvm.exp.f32(float %125)
  %127 = insertelement <4 x float> %124, float %126, i64 3
  %128 = fdiv <4 x float> %127, %110
  %129 = getelementptr [4 x i8], ptr addrspace(7) %96, i32 %invariant.op
  store <4 x float> %128, ptr addrspace(7) %129, align 4
  %.reass.1 = or disjoint i32 %invariant.op, 2048
  %130 = getelementptr [4 x i8], ptr addrspace(7) %4, i32 %.reass.1
  %131 = load <4 x float>, ptr addrspace(7) %130, align 4
  %132 = fsub <4 x float> %131, %50
  %133 = extractelement <4 x float> %132, i64 0
  %134 = tail call float @llvm.exp.f32(float %133)
  %135 = insertelement <4 x float> poison, float %134, i64 0
  %136 = extractelement <4 x float> %132, i64 1
  %137 = tail call float @llvm.exp.f32(float %136)
  %138 = insertelement <4 x float> %135, float %137, i64 1
  %139 = extractelement <4 x float> %132, i64 2
  %140 = tail call float @llvm.exp.f32(float %139)
  %141 = insertelement <4 x float> %138, float %140, i64 2
  %142 = extractelement <4 x float> %132, i64 3
  %143 = tail call float @llvm.exp.f32(float %142)
  %144 = insertelement <4 x float> %141, float %143, i64 3
  %145 = fdiv <4 x float> %144, %110
  %146 = getelementptr [4 x i8], ptr addrspace(7) %96, i32 %.reass.1
  store <4 x float> %145, ptr addrspace(7) %146, align 4
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

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.permlanex16.f32(float, float, i32, i32, i1 immarg, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #3

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>) #3

attributes #0 = { alwaysinline mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!2 = !{i32 512, i32 1, i32 1}
!3 = !{!"amdgpu-synchronize-as", !"local"}
