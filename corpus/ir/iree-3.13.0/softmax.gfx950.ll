; ModuleID = 'softmax_dispatch_0'
source_filename = "softmax_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [1 x [10 x float]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [1 x [10 x float]] undef, align 16

; Function Attrs: alwaysinline mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @softmax_dispatch_0_softmax_512x4096xf32_dispatch_tensor_store(ptr addrspace(1) inreg noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) inreg noalias nofree noundef nonnull writeonly align 16 captures(none) %1) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %3 = tail call range(i32 0, 512) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %4 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 8388608, i32 159744)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %5 = tail call range(i32 0, 512) i32 @llvm.amdgcn.workgroup.id.x()
  %.idx4 = shl nuw nsw i32 %5, 14
  %6 = getelementptr i8, ptr addrspace(7) %4, i32 %.idx4
  %.idx5 = shl nuw nsw i32 %3, 4
  %7 = getelementptr i8, ptr addrspace(7) %6, i32 %.idx5
  %8 = load <4 x float>, ptr addrspace(7) %7, align 4
  %9 = tail call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %8)
  %10 = tail call float @llvm.maxnum.f32(float %9, float -inf)
  %11 = shl nuw nsw i32 %3, 4
  %12 = getelementptr i8, ptr addrspace(7) %6, i32 %11
  %13 = getelementptr i8, ptr addrspace(7) %12, i32 8192
  %14 = load <4 x float>, ptr addrspace(7) %13, align 4
  %15 = tail call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %14)
  %16 = tail call float @llvm.maxnum.f32(float %15, float -inf)
  %.scalar = tail call float @llvm.maxnum.f32(float %16, float %10)
  %17 = lshr i32 %3, 6
  %18 = and i32 %3, 63
  %19 = tail call float @llvm.maxnum.f32(float %.scalar, float -inf)
  %20 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %19, i32 177, i32 15, i32 15, i1 true)
  %21 = tail call float @llvm.maxnum.f32(float %19, float %20)
  %22 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %21, i32 78, i32 15, i32 15, i1 true)
  %23 = tail call float @llvm.maxnum.f32(float %21, float %22)
  %24 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %23, i32 321, i32 15, i32 15, i1 true)
  %25 = tail call float @llvm.maxnum.f32(float %23, float %24)
  %26 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %25, i32 320, i32 15, i32 15, i1 true)
  %27 = tail call float @llvm.maxnum.f32(float %25, float %26)
  %28 = tail call float @llvm.amdgcn.update.dpp.f32(float %27, float %27, i32 322, i32 10, i32 15, i1 false)
  %29 = tail call float @llvm.maxnum.f32(float %27, float %28)
  %30 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %29, i32 323, i32 15, i32 15, i1 true)
  %31 = tail call float @llvm.maxnum.f32(float %30, float %29)
  %32 = tail call float @llvm.amdgcn.readlane.f32(float %31, i32 63)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %33 = icmp eq i32 %18, 0
  br i1 %33, label %34, label %37

34:                                               ; preds = %2
  %35 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %17
  %36 = insertelement <1 x float> poison, float %32, i64 0
  store <1 x float> %36, ptr addrspace(3) %35, align 4
  br label %37

37:                                               ; preds = %34, %2
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %38 = and i32 %3, 7
  %39 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory__, i32 %38
  %40 = load float, ptr addrspace(3) %39, align 4
  %41 = tail call float @llvm.maxnum.f32(float %40, float -inf)
  %42 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %41, i32 177, i32 15, i32 15, i1 true)
  %43 = tail call float @llvm.maxnum.f32(float %41, float %42)
  %44 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %43, i32 78, i32 15, i32 15, i1 true)
  %45 = tail call float @llvm.maxnum.f32(float %43, float %44)
  %46 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %45, i32 321, i32 15, i32 15, i1 true)
  %47 = tail call float @llvm.maxnum.f32(float %45, float %46)
  %48 = insertelement <4 x float> poison, float %47, i64 0
  %49 = shufflevector <4 x float> %48, <4 x float> poison, <4 x i32> zeroinitializer
  %50 = fsub <4 x float> %8, %49
  %51 = extractelement <4 x float> %50, i64 0
  %52 = tail call float @llvm.exp.f32(float %51)
  %53 = insertelement <4 x float> poison, float %52, i64 0
  %54 = extractelement <4 x float> %50, i64 1
  %55 = tail call float @llvm.exp.f32(float %54)
  %56 = insertelement <4 x float> %53, float %55, i64 1
  %57 = extractelement <4 x float> %50, i64 2
  %58 = tail call float @llvm.exp.f32(float %57)
  %59 = insertelement <4 x float> %56, float %58, i64 2
  %60 = extractelement <4 x float> %50, i64 3
  %61 = tail call float @llvm.exp.f32(float %60)
  %62 = insertelement <4 x float> %59, float %61, i64 3
  %63 = tail call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %62)
  %64 = fadd float %63, 0.000000e+00
  %65 = fsub <4 x float> %14, %49
  %66 = extractelement <4 x float> %65, i64 0
  %67 = tail call float @llvm.exp.f32(float %66)
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = extractelement <4 x float> %65, i64 1
  %70 = tail call float @llvm.exp.f32(float %69)
  %71 = insertelement <4 x float> %68, float %70, i64 1
  %72 = extractelement <4 x float> %65, i64 2
  %73 = tail call float @llvm.exp.f32(float %72)
  %74 = insertelement <4 x float> %71, float %73, i64 2
  %75 = extractelement <4 x float> %65, i64 3
  %76 = tail call float @llvm.exp.f32(float %75)
  %77 = insertelement <4 x float> %74, float %76, i64 3
  %78 = tail call float @llvm.vector.reduce.fadd.v4f32(float 0.000000e+00, <4 x float> %77)
  %79 = fadd float %64, %78
  %80 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %79, i32 177, i32 15, i32 15, i1 true)
  %81 = fadd float %79, %80
  %82 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %81, i32 78, i32 15, i32 15, i1 true)
  %83 = fadd float %81, %82
  %84 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %83, i32 321, i32 15, i32 15, i1 true)
  %85 = fadd float %83, %84
  %86 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %85, i32 320, i32 15, i32 15, i1 true)
  %87 = fadd float %85, %86
  %88 = tail call float @llvm.amdgcn.update.dpp.f32(float %87, float %87, i32 322, i32 10, i32 15, i1 false)
  %89 = fadd float %87, %88
  %90 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %89, i32 323, i32 15, i32 15, i1 true)
  %91 = fadd float %90, %89
  %92 = tail call float @llvm.amdgcn.readlane.f32(float %91, i32 63)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  br i1 %33, label %93, label %96

93:                                               ; preds = %37
  %94 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %17
  %95 = insertelement <1 x float> poison, float %92, i64 0
  store <1 x float> %95, ptr addrspace(3) %94, align 4
  br label %96

96:                                               ; preds = %93, %37
  %97 = shl nuw nsw i32 %3, 2
  %98 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 8388608, i32 159744)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %99 = getelementptr [4 x i8], ptr addrspace(3) @__shared_memory___0, i32 %38
  %100 = load float, ptr addrspace(3) %99, align 4
  %101 = fadd float %100, 0.000000e+00
  %102 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %101, i32 177, i32 15, i32 15, i1 true)
  %103 = fadd float %102, %101
  %104 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %103, i32 78, i32 15, i32 15, i1 true)
  %105 = fadd float %104, %103
  %106 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %105, i32 321, i32 15, i32 15, i1 true)
  %107 = fadd float %106, %105
  %108 = insertelement <4 x float> poison, float %107, i64 0
  %109 = shufflevector <4 x float> %108, <4 x float> poison, <4 x i32> zeroinitializer
  %110 = shl nuw nsw i32 %5, 12
  %111 = or disjoint i32 %110, %97
  %112 = getelementptr [4 x i8], ptr addrspace(7) %4, i32 %111
  %113 = load <4 x float>, ptr addrspace(7) %112, align 4
  %114 = fsub <4 x float> %113, %49
  %115 = extractelement <4 x float> %114, i64 0
  %116 = tail call float @llvm.exp.f32(float %115)
  %117 = insertelement <4 x float> poison, float %116, i64 0
  %118 = extractelement <4 x float> %114, i64 1
  %119 = tail call float @llvm.exp.f32(float %118)
  %120 = insertelement <4 x float> %117, float %119, i64 1
  %121 = extractelement <4 x float> %114, i64 2
  %122 = tail call float @llvm.exp.f32(float %121)
  %123 = insertelement <4 x float> %120, float %122, i64 2
  %124 = extractelement <4 x float> %114, i64 3
  %125 = tail call float @llvm.exp.f32(float %124)
  %126 = insertelement <4 x float> %123, float %125, i64 3
  %127 = fdiv <4 x float> %126, %109
  %128 = getelementptr [4 x i8], ptr addrspace(7) %98, i32 %111
  store <4 x float> %127, ptr addrspace(7) %128, align 4
  %129 = or disjoint i32 %111, 2048
  %130 = getelementptr [4 x i8], ptr addrspace(7) %4, i32 %129
  %131 = load <4 x float>, ptr addrspace(7) %130, align 4
  %132 = fsub <4 x float> %131, %49
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
  %145 = fdiv <4 x float> %144, %109
  %146 = getelementptr [4 x i8], ptr addrspace(7) %98, i32 %129
  store <4 x float> %145, ptr addrspace(7) %146, align 4
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

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

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

attributes #0 = { alwaysinline mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 512, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
