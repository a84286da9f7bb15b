; ModuleID = 'unmarked_gemm.c'
source_filename = "unmarked_gemm.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@a_tile = internal unnamed_addr addrspace(3) global [64 x [16 x half]] undef, align 2
@b_tile = internal unnamed_addr addrspace(3) global [128 x [16 x half]] undef, align 2

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @unmarked_gemm(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %6 = lshr i32 %5, 2
  %7 = and i32 %6, 192
  %8 = lshr i32 %5, 3
  %9 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @a_tile, i32 %8
  %10 = shl nuw nsw i32 %5, 1
  %11 = and i32 %10, 14
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw half, ptr addrspace(3) %9, i32 %11
  %14 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @b_tile, i32 %6
  %15 = shl nuw nsw i32 %5, 2
  %16 = and i32 %15, 12
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw half, ptr addrspace(3) %14, i32 %16
  %19 = mul nsw i32 %3, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr inbounds nuw half, ptr addrspace(1) %21, i64 %12
  %23 = mul nsw i32 %3, %6
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %24
  %26 = getelementptr inbounds nuw half, ptr addrspace(1) %25, i64 %17
  %27 = load <2 x half>, ptr addrspace(1) %22, align 4, !amdgpu.noclobber !4
  store <2 x half> %27, ptr addrspace(3) %13, align 4
  %28 = load <4 x half>, ptr addrspace(1) %26, align 8, !amdgpu.noclobber !4
  store <4 x half> %28, ptr addrspace(3) %18, align 8
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %29 = icmp slt i32 %3, 16
  br i1 %29, label %30, label %32

30:                                               ; preds = %4
  %31 = and i32 %5, 15
  br label %47

32:                                               ; preds = %4
  %33 = and i32 %6, 12
  %34 = and i32 %6, 48
  %35 = and i32 %5, 15
  %36 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @a_tile, i32 %34
  %37 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) %36, i32 %35
  %38 = getelementptr inbounds nuw half, ptr addrspace(3) %37, i32 %33
  %39 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @b_tile, i32 %7
  %40 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) %39, i32 %35
  %41 = getelementptr inbounds nuw half, ptr addrspace(3) %40, i32 %33
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 512
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 1024
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %41, i32 1536
  br label %134

45:                                               ; preds = %134
  %46 = bitcast <16 x float> %186 to <4 x i128>
  br label %47

47:                                               ; preds = %30, %45
  %48 = phi i32 [ %31, %30 ], [ %35, %45 ]
  %49 = phi <4 x i128> [ zeroinitializer, %30 ], [ %46, %45 ]
  %50 = and i32 %6, 60
  %51 = or disjoint i32 %7, %48
  %52 = extractelement <4 x i128> %49, i64 0
  %53 = bitcast i128 %52 to <4 x float>
  %54 = extractelement <4 x float> %53, i64 0
  %55 = shl nuw nsw i32 %50, 7
  %56 = or disjoint i32 %55, %51
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %57
  store float %54, ptr addrspace(1) %58, align 4
  %59 = extractelement <4 x float> %53, i64 1
  %60 = shl nuw nsw i32 %50, 7
  %61 = or disjoint i32 %60, 128
  %62 = add nuw nsw i32 %61, %51
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %63
  store float %59, ptr addrspace(1) %64, align 4
  %65 = extractelement <4 x float> %53, i64 2
  %66 = shl nuw nsw i32 %50, 7
  %67 = or disjoint i32 %66, 256
  %68 = or disjoint i32 %67, %51
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %69
  store float %65, ptr addrspace(1) %70, align 4
  %71 = extractelement <4 x float> %53, i64 3
  %72 = shl nuw nsw i32 %50, 7
  %73 = or disjoint i32 %72, 384
  %74 = add nuw nsw i32 %73, %51
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %75
  store float %71, ptr addrspace(1) %76, align 4
  %77 = extractelement <4 x i128> %49, i64 1
  %78 = bitcast i128 %77 to <4 x float>
  %79 = or disjoint i32 %51, 16
  %80 = extractelement <4 x float> %78, i64 0
  %81 = or disjoint i32 %55, %79
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %82
  store float %80, ptr addrspace(1) %83, align 4
  %84 = extractelement <4 x float> %78, i64 1
  %85 = add nuw nsw i32 %61, %79
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %86
  store float %84, ptr addrspace(1) %87, align 4
  %88 = extractelement <4 x float> %78, i64 2
  %89 = or disjoint i32 %67, %79
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %90
  store float %88, ptr addrspace(1) %91, align 4
  %92 = extractelement <4 x float> %78, i64 3
  %93 = add nuw nsw i32 %73, %79
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %94
  store float %92, ptr addrspace(1) %95, align 4
  %96 = extractelement <4 x i128> %49, i64 2
  %97 = bitcast i128 %96 to <4 x float>
  %98 = or disjoint i32 %51, 32
  %99 = extractelement <4 x float> %97, i64 0
  %100 = or disjoint i32 %55, %98
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %101
  store float %99, ptr addrspace(1) %102, align 4
  %103 = extractelement <4 x float> %97, i64 1
  %104 = add nuw nsw i32 %61, %98
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %105
  store float %103, ptr addrspace(1) %106, align 4
  %107 = extractelement <4 x float> %97, i64 2
  %108 = or disjoint i32 %67, %98
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %109
  store float %107, ptr addrspace(1) %110, align 4
  %111 = extractelement <4 x float> %97, i64 3
  %112 = add nuw nsw i32 %73, %98
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %113
  store float %111, ptr addrspace(1) %114, align 4
  %115 = extractelement <4 x i128> %49, i64 3
  %116 = bitcast i128 %115 to <4 x float>
  %117 = or disjoint i32 %51, 48
  %118 = extractelement <4 x float> %116, i64 0
  %119 = or disjoint i32 %55, %117
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %120
  store float %118, ptr addrspace(1) %121, align 4
  %122 = extractelement <4 x float> %116, i64 1
  %123 = add nuw nsw i32 %61, %117
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %124
  store float %122, ptr addrspace(1) %125, align 4
  %126 = extractelement <4 x float> %116, i64 2
  %127 = or disjoint i32 %67, %117
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %128
  store float %126, ptr addrspace(1) %129, align 4
  %130 = extractelement <4 x float> %116, i64 3
  %131 = add nuw nsw i32 %73, %117
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %132
  store float %130, ptr addrspace(1) %133, align 4
  ret void

134:                                              ; preds = %32, %134
  %135 = phi i32 [ 16, %32 ], [ %187, %134 ]
  %136 = phi <16 x float> [ zeroinitializer, %32 ], [ %186, %134 ]
  %137 = load <4 x half>, ptr addrspace(3) %38, align 2
  %138 = load <4 x half>, ptr addrspace(3) %41, align 2
  %139 = load <4 x half>, ptr addrspace(3) %42, align 2
  %140 = shufflevector <4 x half> %138, <4 x half> %139, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %141 = load <4 x half>, ptr addrspace(3) %43, align 2
  %142 = shufflevector <4 x half> %141, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %143 = shufflevector <16 x half> %140, <16 x half> %142, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %144 = load <4 x half>, ptr addrspace(3) %44, align 2
  %145 = shufflevector <4 x half> %144, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %146 = shufflevector <16 x half> %143, <16 x half> %145, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %147 = icmp slt i32 %135, %3
  %148 = select i1 %147, i32 %135, i32 0
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw half, ptr addrspace(1) %22, i64 %149
  %151 = load <2 x half>, ptr addrspace(1) %150, align 4
  %152 = getelementptr inbounds nuw half, ptr addrspace(1) %26, i64 %149
  %153 = load <4 x half>, ptr addrspace(1) %152, align 8
  %154 = bitcast <16 x half> %146 to <4 x i64>
  %155 = extractelement <4 x i64> %154, i64 0
  %156 = bitcast i64 %155 to <4 x half>
  %157 = bitcast <16 x float> %136 to <4 x i128>
  %158 = extractelement <4 x i128> %157, i64 0
  %159 = bitcast i128 %158 to <4 x float>
  %160 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %137, <4 x half> %156, <4 x float> %159, i32 0, i32 0, i32 0)
  %161 = shufflevector <4 x float> %160, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %162 = shufflevector <16 x float> %161, <16 x float> %136, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %163 = extractelement <4 x i64> %154, i64 1
  %164 = bitcast i64 %163 to <4 x half>
  %165 = bitcast <16 x float> %162 to <4 x i128>
  %166 = extractelement <4 x i128> %165, i64 1
  %167 = bitcast i128 %166 to <4 x float>
  %168 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %137, <4 x half> %164, <4 x float> %167, i32 0, i32 0, i32 0)
  %169 = shufflevector <4 x float> %168, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %170 = shufflevector <16 x float> %162, <16 x float> %169, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %171 = extractelement <4 x i64> %154, i64 2
  %172 = bitcast i64 %171 to <4 x half>
  %173 = bitcast <16 x float> %170 to <4 x i128>
  %174 = extractelement <4 x i128> %173, i64 2
  %175 = bitcast i128 %174 to <4 x float>
  %176 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %137, <4 x half> %172, <4 x float> %175, i32 0, i32 0, i32 0)
  %177 = shufflevector <4 x float> %176, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %178 = shufflevector <16 x float> %170, <16 x float> %177, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %179 = extractelement <4 x i64> %154, i64 3
  %180 = bitcast i64 %179 to <4 x half>
  %181 = bitcast <16 x float> %178 to <4 x i128>
  %182 = extractelement <4 x i128> %181, i64 3
  %183 = bitcast i128 %182 to <4 x float>
  %184 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %137, <4 x half> %180, <4 x float> %183, i32 0, i32 0, i32 0)
  %185 = shufflevector <4 x float> %184, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %186 = shufflevector <16 x float> %178, <16 x float> %185, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store <2 x half> %151, ptr addrspace(3) %13, align 4
  store <4 x half> %153, ptr addrspace(3) %18, align 8
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %187 = add nuw nsw i32 %135, 16
  %188 = icmp sgt i32 %187, %3
  br i1 %188, label %45, label %134, !llvm.loop !5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
