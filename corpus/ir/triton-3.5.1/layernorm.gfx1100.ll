; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.amdgcn.rsq.f32(float) #0

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @layernorm(ptr addrspace(1) inreg writeonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg readonly captures(none) %3, i32 inreg %4, i32 inreg %5, float inreg %6, ptr addrspace(1) inreg readnone captures(none) %7, ptr addrspace(1) inreg readnone captures(none) %8) local_unnamed_addr #1 !dbg !7 {
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %11 = mul i32 %4, %10, !dbg !9
  %12 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !10
  %13 = and i32 %12, 31, !dbg !10
  %14 = lshr i32 %12, 5, !dbg !10
  %15 = shl nuw nsw i32 %12, 2, !dbg !10
  %16 = and i32 %15, 1020, !dbg !10
  %17 = icmp slt i32 %16, %5, !dbg !11
  br i1 %17, label %18, label %24, !dbg !12

18:                                               ; preds = %9
  %19 = sext i32 %11 to i64
  %20 = getelementptr half, ptr addrspace(1) %1, i64 %19
  %21 = zext nneg i32 %16 to i64
  %22 = getelementptr half, ptr addrspace(1) %20, i64 %21
  %23 = load <4 x half>, ptr addrspace(1) %22, align 8, !dbg !12
  br label %24, !dbg !12

24:                                               ; preds = %18, %9
  %25 = phi <4 x half> [ %23, %18 ], [ zeroinitializer, %9 ], !dbg !12
  %26 = extractelement <4 x half> %25, i64 0, !dbg !12
  %27 = extractelement <4 x half> %25, i64 1, !dbg !12
  %28 = fpext half %26 to float, !dbg !13
  %29 = fpext half %27 to float, !dbg !13
  %30 = shufflevector <4 x half> %25, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !13
  %31 = fpext <2 x half> %30 to <2 x float>, !dbg !13
  %32 = fadd float %28, %29, !dbg !14
  %33 = extractelement <2 x float> %31, i64 0, !dbg !14
  %34 = fadd float %32, %33, !dbg !14
  %35 = extractelement <2 x float> %31, i64 1, !dbg !14
  %36 = fadd float %34, %35, !dbg !14
  %37 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %36, i32 280, i32 15, i32 15, i1 true), !dbg !18
  %38 = fadd float %37, %36, !dbg !14
  %39 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %38, i32 276, i32 15, i32 15, i1 true), !dbg !18
  %40 = fadd float %39, %38, !dbg !14
  %41 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %40, i32 274, i32 15, i32 15, i1 true), !dbg !18
  %42 = fadd float %41, %40, !dbg !14
  %43 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %42, i32 273, i32 15, i32 15, i1 true), !dbg !18
  %44 = fadd float %43, %42, !dbg !14
  %45 = bitcast float %44 to i32, !dbg !18
  %46 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %45, i32 -1, i32 -1, i1 true, i1 false), !dbg !18
  %47 = bitcast i32 %46 to float, !dbg !18
  %48 = fadd float %44, %47, !dbg !14
  %49 = tail call float @llvm.amdgcn.readlane.f32(float %48, i32 31), !dbg !18
  %50 = and i32 %14, 7, !dbg !18
  %51 = icmp eq i32 %13, 0, !dbg !18
  %52 = getelementptr float, ptr addrspace(3) @global_smem, i32 %50, !dbg !18
  br i1 %51, label %53, label %54, !dbg !18

53:                                               ; preds = %24
  store float %49, ptr addrspace(3) %52, align 4, !dbg !18
  br label %54, !dbg !18

54:                                               ; preds = %53, %24
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  %55 = icmp samesign ult i32 %12, 8, !dbg !18
  %56 = getelementptr float, ptr addrspace(3) @global_smem, i32 %12, !dbg !18
  br i1 %55, label %57, label %59, !dbg !18

57:                                               ; preds = %54
  %58 = load float, ptr addrspace(3) %56, align 4, !dbg !18
  br label %59, !dbg !18

59:                                               ; preds = %57, %54
  %60 = phi float [ %58, %57 ], [ 0.000000e+00, %54 ], !dbg !17
  %61 = bitcast float %60 to i32, !dbg !18
  %62 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %61, i32 %61, i32 276, i32 15, i32 10, i1 false), !dbg !18
  %63 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %62, i32 %61, i32 260, i32 15, i32 5, i1 false), !dbg !18
  %64 = bitcast i32 %63 to float, !dbg !18
  %65 = fadd float %60, %64, !dbg !14
  %66 = bitcast float %65 to i32, !dbg !18
  %67 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %66, i32 %66, i32 78, i32 15, i32 15, i1 false), !dbg !18
  %68 = bitcast i32 %67 to float, !dbg !18
  %69 = fadd float %65, %68, !dbg !14
  %70 = bitcast float %69 to i32, !dbg !18
  %71 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %70, i32 %70, i32 177, i32 15, i32 15, i1 false), !dbg !18
  %72 = icmp eq i32 %12, 0, !dbg !18
  br i1 %72, label %73, label %76, !dbg !18

73:                                               ; preds = %59
  %74 = bitcast i32 %71 to float
  %75 = fadd float %69, %74
  store float %75, ptr addrspace(3) %56, align 4, !dbg !18
  br label %76, !dbg !18

76:                                               ; preds = %73, %59
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  %77 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !18
  %78 = sitofp i32 %5 to float, !dbg !19
  %79 = fdiv float %77, %78, !dbg !19
  %80 = fsub float %28, %79, !dbg !20
  %81 = fsub float %29, %79, !dbg !20
  %82 = insertelement <2 x float> poison, float %79, i64 0, !dbg !20
  %83 = shufflevector <2 x float> %82, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !20
  %84 = fsub <2 x float> %31, %83, !dbg !20
  %85 = select i1 %17, float %80, float 0.000000e+00, !dbg !21
  %86 = select i1 %17, float %81, float 0.000000e+00, !dbg !21
  %87 = extractelement <2 x float> %84, i64 0, !dbg !21
  %88 = select i1 %17, float %87, float 0.000000e+00, !dbg !21
  %89 = extractelement <2 x float> %84, i64 1, !dbg !21
  %90 = select i1 %17, float %89, float 0.000000e+00, !dbg !21
  %91 = fmul float %85, %85, !dbg !22
  %92 = fmul float %86, %86, !dbg !22
  %93 = fmul float %88, %88, !dbg !22
  %94 = fmul float %90, %90, !dbg !22
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  %95 = fadd float %91, %92, !dbg !25
  %96 = fadd float %93, %95, !dbg !25
  %97 = fadd float %94, %96, !dbg !25
  %98 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %97, i32 280, i32 15, i32 15, i1 true), !dbg !23
  %99 = fadd float %98, %97, !dbg !25
  %100 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %99, i32 276, i32 15, i32 15, i1 true), !dbg !23
  %101 = fadd float %100, %99, !dbg !25
  %102 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %101, i32 274, i32 15, i32 15, i1 true), !dbg !23
  %103 = fadd float %102, %101, !dbg !25
  %104 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %103, i32 273, i32 15, i32 15, i1 true), !dbg !23
  %105 = fadd float %104, %103, !dbg !25
  %106 = bitcast float %105 to i32, !dbg !23
  %107 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %106, i32 -1, i32 -1, i1 true, i1 false), !dbg !23
  %108 = bitcast i32 %107 to float, !dbg !23
  %109 = fadd float %105, %108, !dbg !25
  %110 = tail call float @llvm.amdgcn.readlane.f32(float %109, i32 31), !dbg !23
  br i1 %51, label %111, label %112, !dbg !23

111:                                              ; preds = %76
  store float %110, ptr addrspace(3) %52, align 4, !dbg !23
  br label %112, !dbg !23

112:                                              ; preds = %111, %76
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  br i1 %55, label %113, label %115, !dbg !23

113:                                              ; preds = %112
  %114 = load float, ptr addrspace(3) %56, align 4, !dbg !23
  br label %115, !dbg !23

115:                                              ; preds = %113, %112
  %116 = phi float [ %114, %113 ], [ 0.000000e+00, %112 ], !dbg !24
  %117 = bitcast float %116 to i32, !dbg !23
  %118 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %117, i32 %117, i32 276, i32 15, i32 10, i1 false), !dbg !23
  %119 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %118, i32 %117, i32 260, i32 15, i32 5, i1 false), !dbg !23
  %120 = bitcast i32 %119 to float, !dbg !23
  %121 = fadd float %116, %120, !dbg !25
  %122 = bitcast float %121 to i32, !dbg !23
  %123 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %122, i32 %122, i32 78, i32 15, i32 15, i1 false), !dbg !23
  %124 = bitcast i32 %123 to float, !dbg !23
  %125 = fadd float %121, %124, !dbg !25
  %126 = bitcast float %125 to i32, !dbg !23
  %127 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %126, i32 %126, i32 177, i32 15, i32 15, i1 false), !dbg !23
  br i1 %72, label %128, label %131, !dbg !23

128:                                              ; preds = %115
  %129 = bitcast i32 %127 to float
  %130 = fadd float %125, %129
  store float %130, ptr addrspace(3) %56, align 4, !dbg !23
  br label %131, !dbg !23

131:                                              ; preds = %128, %115
  fence syncscope("workgroup") release, !dbg !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23
  br i1 %17, label %132, label %.critedge, !dbg !26

132:                                              ; preds = %131
  %133 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !23
  %134 = fdiv float %133, %78, !dbg !27
  %135 = fadd float %6, %134, !dbg !28
  %136 = tail call float @llvm.amdgcn.rsq.f32(float %135), !dbg !29
  %137 = fmul float %81, %136, !dbg !30
  %138 = fmul float %80, %136, !dbg !30
  %139 = zext nneg i32 %16 to i64, !dbg !31
  %140 = getelementptr float, ptr addrspace(1) %2, i64 %139, !dbg !31
  %141 = load <4 x float>, ptr addrspace(1) %140, align 16, !dbg !26
  %142 = extractelement <4 x float> %141, i64 0, !dbg !26
  %143 = extractelement <4 x float> %141, i64 1, !dbg !26
  %144 = fmul float %142, %138, !dbg !32
  %145 = fmul float %143, %137, !dbg !32
  %146 = getelementptr float, ptr addrspace(1) %3, i64 %139, !dbg !33
  %147 = load <4 x float>, ptr addrspace(1) %146, align 16, !dbg !34
  %148 = extractelement <4 x float> %147, i64 0, !dbg !34
  %149 = fadd float %148, %144, !dbg !35
  %150 = fptrunc float %149 to half, !dbg !36
  %151 = insertelement <4 x half> poison, half %150, i64 0, !dbg !37
  %152 = extractelement <4 x float> %147, i64 1, !dbg !34
  %153 = fadd float %152, %145, !dbg !35
  %154 = fptrunc float %153 to half, !dbg !36
  %155 = insertelement <4 x half> %151, half %154, i64 1, !dbg !37
  %156 = insertelement <2 x float> poison, float %136, i64 0, !dbg !30
  %157 = shufflevector <2 x float> %156, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !30
  %158 = fmul <2 x float> %84, %157, !dbg !30
  %159 = shufflevector <4 x float> %141, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !32
  %160 = fmul <2 x float> %159, %158, !dbg !32
  %161 = shufflevector <4 x float> %147, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !35
  %162 = fadd <2 x float> %161, %160, !dbg !35
  %163 = fptrunc <2 x float> %162 to <2 x half>, !dbg !36
  %164 = shufflevector <2 x half> %163, <2 x half> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !37
  %165 = shufflevector <4 x half> %155, <4 x half> %164, <4 x i32> <i32 0, i32 1, i32 4, i32 5>, !dbg !37
  %166 = sext i32 %11 to i64, !dbg !38
  %167 = getelementptr half, ptr addrspace(1) %0, i64 %166, !dbg !38
  %168 = getelementptr half, ptr addrspace(1) %167, i64 %139, !dbg !39
  store <4 x half> %165, ptr addrspace(1) %168, align 8, !dbg !37
  br label %.critedge, !dbg !37

.critedge:                                        ; preds = %131, %132
  ret void, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #4

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="2,16" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.amdgcn.rsq.f32", linkageName: "llvm.amdgcn.rsq.f32", scope: !1, file: !1, line: 120, type: !5, scopeLine: 120, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "layernorm", linkageName: "layernorm", scope: !1, file: !1, line: 112, type: !5, scopeLine: 112, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 114, column: 23, scope: !7)
!9 = !DILocation(line: 114, column: 28, scope: !7)
!10 = !DILocation(line: 115, column: 23, scope: !7)
!11 = !DILocation(line: 116, column: 19, scope: !7)
!12 = !DILocation(line: 117, column: 16, scope: !7)
!13 = !DILocation(line: 117, column: 60, scope: !7)
!14 = !DILocation(line: 261, column: 15, scope: !15, inlinedAt: !17)
!15 = distinct !DILexicalBlockFile(scope: !7, file: !16, discriminator: 0)
!16 = !DIFile(filename: "standard.py", directory: ".")
!17 = !DILocation(line: 118, column: 21, scope: !7)
!18 = !DILocation(line: 291, column: 36, scope: !15, inlinedAt: !17)
!19 = !DILocation(line: 118, column: 26, scope: !7)
!20 = !DILocation(line: 119, column: 32, scope: !7)
!21 = !DILocation(line: 119, column: 38, scope: !7)
!22 = !DILocation(line: 120, column: 35, scope: !7)
!23 = !DILocation(line: 291, column: 36, scope: !15, inlinedAt: !24)
!24 = !DILocation(line: 120, column: 41, scope: !7)
!25 = !DILocation(line: 261, column: 15, scope: !15, inlinedAt: !24)
!26 = !DILocation(line: 121, column: 31, scope: !7)
!27 = !DILocation(line: 120, column: 46, scope: !7)
!28 = !DILocation(line: 120, column: 54, scope: !7)
!29 = !DILocation(line: 120, column: 21, scope: !7)
!30 = !DILocation(line: 121, column: 15, scope: !7)
!31 = !DILocation(line: 121, column: 38, scope: !7)
!32 = !DILocation(line: 121, column: 23, scope: !7)
!33 = !DILocation(line: 122, column: 16, scope: !7)
!34 = !DILocation(line: 122, column: 8, scope: !7)
!35 = !DILocation(line: 121, column: 69, scope: !7)
!36 = !DILocation(line: 124, column: 34, scope: !7)
!37 = !DILocation(line: 124, column: 29, scope: !7)
!38 = !DILocation(line: 124, column: 19, scope: !7)
!39 = !DILocation(line: 124, column: 24, scope: !7)
!40 = !DILocation(line: 124, column: 4, scope: !7)
