; ModuleID = 'static_phases.c'
source_filename = "static_phases.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@pixels = internal unnamed_addr addrspace(3) global [4096 x i8] undef, align 1
@counts = internal addrspace(3) global [4 x [256 x i32]] undef, align 4
@merged = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@scanned = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 4
@turned = internal unnamed_addr addrspace(3) global [4352 x i8] undef, align 1

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @static_phases(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = and i32 %4, 63
  br label %17

10:                                               ; preds = %17
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts, i32 %4
  store i32 0, ptr addrspace(3) %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 1024
  store i32 0, ptr addrspace(3) %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 2048
  store i32 0, ptr addrspace(3) %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 3072
  store i32 0, ptr addrspace(3) %14, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %15 = lshr i32 %4, 6
  %16 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @counts, i32 %15
  br label %44

17:                                               ; preds = %3, %17
  %18 = phi i32 [ %4, %3 ], [ %26, %17 ]
  %19 = lshr i32 %18, 6
  %20 = mul nsw i32 %19, %2
  %21 = add nsw i32 %20, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !amdgpu.noclobber !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %18
  store i8 %24, ptr addrspace(3) %25, align 1
  %26 = add nuw nsw i32 %18, 256
  %27 = icmp samesign ult i32 %18, 3840
  br i1 %27, label %17, label %10, !llvm.loop !5

28:                                               ; preds = %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %29 = load i32, ptr addrspace(3) %11, align 4
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @counts, i32 1024), i32 %4
  %31 = load i32, ptr addrspace(3) %30, align 4
  %32 = add i32 %31, %29
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @counts, i32 2048), i32 %4
  %34 = load i32, ptr addrspace(3) %33, align 4
  %35 = add i32 %32, %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @counts, i32 3072), i32 %4
  %37 = load i32, ptr addrspace(3) %36, align 4
  %38 = add i32 %35, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @merged, i32 %4
  store i32 %38, ptr addrspace(3) %39, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %40 = load i32, ptr addrspace(3) %39, align 4
  %41 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  store i32 %40, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %42 = load i32, ptr addrspace(3) %41, align 4
  %43 = icmp eq i32 %4, 0
  br i1 %43, label %57, label %53

44:                                               ; preds = %10, %44
  %45 = phi i32 [ %4, %10 ], [ %51, %44 ]
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %45
  %47 = load i8, ptr addrspace(3) %46, align 1
  %48 = zext i8 %47 to i32
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) %16, i32 %48
  %50 = atomicrmw add ptr addrspace(3) %49, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !4, !amdgpu.no.remote.memory !4
  %51 = add nuw nsw i32 %45, 256
  %52 = icmp samesign ult i32 %45, 3840
  br i1 %52, label %44, label %28, !llvm.loop !7

53:                                               ; preds = %28
  %54 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %55 = getelementptr i8, ptr addrspace(3) %54, i32 -4
  %56 = load i32, ptr addrspace(3) %55, align 4
  br label %57

57:                                               ; preds = %28, %53
  %58 = phi i32 [ %56, %53 ], [ 0, %28 ]
  %59 = add i32 %58, %42
  %60 = getelementptr i8, ptr addrspace(3) %41, i32 1024
  store i32 %59, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = icmp samesign ult i32 %4, 2
  br i1 %63, label %68, label %64

64:                                               ; preds = %57
  %65 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %66 = getelementptr i8, ptr addrspace(3) %65, i32 -8
  %67 = load i32, ptr addrspace(3) %66, align 4
  br label %68

68:                                               ; preds = %64, %57
  %69 = phi i32 [ %67, %64 ], [ 0, %57 ]
  %70 = add i32 %69, %62
  store i32 %70, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %71 = load i32, ptr addrspace(3) %41, align 4
  %72 = icmp samesign ult i32 %4, 4
  br i1 %72, label %77, label %73

73:                                               ; preds = %68
  %74 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %75 = getelementptr i8, ptr addrspace(3) %74, i32 -16
  %76 = load i32, ptr addrspace(3) %75, align 4
  br label %77

77:                                               ; preds = %73, %68
  %78 = phi i32 [ %76, %73 ], [ 0, %68 ]
  %79 = add i32 %78, %71
  store i32 %79, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %80 = load i32, ptr addrspace(3) %61, align 4
  %81 = icmp samesign ult i32 %4, 8
  br i1 %81, label %86, label %82

82:                                               ; preds = %77
  %83 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %84 = getelementptr i8, ptr addrspace(3) %83, i32 -32
  %85 = load i32, ptr addrspace(3) %84, align 4
  br label %86

86:                                               ; preds = %82, %77
  %87 = phi i32 [ %85, %82 ], [ 0, %77 ]
  %88 = add i32 %87, %80
  store i32 %88, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %89 = load i32, ptr addrspace(3) %41, align 4
  %90 = icmp samesign ult i32 %4, 16
  br i1 %90, label %95, label %91

91:                                               ; preds = %86
  %92 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %93 = getelementptr i8, ptr addrspace(3) %92, i32 -64
  %94 = load i32, ptr addrspace(3) %93, align 4
  br label %95

95:                                               ; preds = %91, %86
  %96 = phi i32 [ %94, %91 ], [ 0, %86 ]
  %97 = add i32 %96, %89
  store i32 %97, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %98 = load i32, ptr addrspace(3) %61, align 4
  %99 = icmp samesign ult i32 %4, 32
  br i1 %99, label %104, label %100

100:                                              ; preds = %95
  %101 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %102 = getelementptr i8, ptr addrspace(3) %101, i32 -128
  %103 = load i32, ptr addrspace(3) %102, align 4
  br label %104

104:                                              ; preds = %100, %95
  %105 = phi i32 [ %103, %100 ], [ 0, %95 ]
  %106 = add i32 %105, %98
  store i32 %106, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %107 = load i32, ptr addrspace(3) %41, align 4
  %108 = icmp samesign ult i32 %4, 64
  br i1 %108, label %113, label %109

109:                                              ; preds = %104
  %110 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %111 = getelementptr i8, ptr addrspace(3) %110, i32 -256
  %112 = load i32, ptr addrspace(3) %111, align 4
  br label %113

113:                                              ; preds = %109, %104
  %114 = phi i32 [ %112, %109 ], [ 0, %104 ]
  %115 = add i32 %114, %107
  store i32 %115, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %116 = load i32, ptr addrspace(3) %61, align 4
  %117 = icmp samesign ult i32 %4, 128
  br i1 %117, label %122, label %118

118:                                              ; preds = %113
  %119 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %120 = getelementptr i8, ptr addrspace(3) %119, i32 -512
  %121 = load i32, ptr addrspace(3) %120, align 4
  br label %122

122:                                              ; preds = %118, %113
  %123 = phi i32 [ %121, %118 ], [ 0, %113 ]
  %124 = add i32 %123, %116
  store i32 %124, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %125 = mul nuw nsw i32 %9, 68
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @turned, i32 %125
  br label %129

127:                                              ; preds = %129
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) @turned, i32 %9
  br label %144

129:                                              ; preds = %122, %129
  %130 = phi i32 [ %4, %122 ], [ %141, %129 ]
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %130
  %132 = load i8, ptr addrspace(3) %131, align 1
  %133 = zext i8 %132 to i32
  %134 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %133
  %135 = load i32, ptr addrspace(3) %134, align 4
  %136 = mul i32 %135, 255
  %137 = lshr i32 %136, 12
  %138 = trunc i32 %137 to i8
  %139 = lshr i32 %130, 6
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %139
  store i8 %138, ptr addrspace(3) %140, align 1
  %141 = add nuw nsw i32 %130, 256
  %142 = icmp samesign ult i32 %130, 3840
  br i1 %142, label %129, label %127, !llvm.loop !8

143:                                              ; preds = %144
  ret void

144:                                              ; preds = %127, %144
  %145 = phi i32 [ %4, %127 ], [ %155, %144 ]
  %146 = lshr i32 %145, 6
  %147 = mul nuw nsw i32 %146, 68
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 %147
  %149 = load i8, ptr addrspace(3) %148, align 1
  %150 = add nuw nsw i32 %146, %6
  %151 = shl i32 %150, 6
  %152 = or disjoint i32 %151, %9
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %153
  store i8 %149, ptr addrspace(1) %154, align 1
  %155 = add nuw nsw i32 %145, 256
  %156 = icmp samesign ult i32 %145, 3840
  br i1 %156, label %144, label %143, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1201" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot11-insts,+dot12-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+fp8-conversion-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
!9 = distinct !{!9, !6}
