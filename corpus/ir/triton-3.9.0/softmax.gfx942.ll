; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @softmax(ptr addrspace(1) inreg nofree writeonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !15
  %9 = and i32 %8, 192, !dbg !14
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !20
  %11 = sext i32 %10 to i64, !dbg !20
  %12 = sext i32 %2 to i64, !dbg !20
  %13 = mul nsw i64 %12, %11, !dbg !20
  %14 = and i32 %7, 63, !dbg !21
  %15 = or disjoint i32 %9, %14, !dbg !21
  %16 = shl nuw nsw i32 %15, 2, !dbg !21
  %17 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %13, !dbg !22
  %18 = icmp sgt i32 %3, 0, !dbg !23
  br i1 %18, label %.lr.ph, label %._crit_edge, !dbg !23

.lr.ph:                                           ; preds = %6, %30
  %19 = phi i32 [ %58, %30 ], [ 0, %6 ]
  %20 = phi <2 x float> [ %34, %30 ], [ splat (float -inf), %6 ]
  %21 = phi <2 x float> [ %37, %30 ], [ splat (float -inf), %6 ]
  %22 = phi <2 x float> [ %56, %30 ], [ zeroinitializer, %6 ]
  %23 = phi <2 x float> [ %57, %30 ], [ zeroinitializer, %6 ]
  %24 = or disjoint i32 %19, %16, !dbg !24
  %25 = icmp slt i32 %24, %3, !dbg !25
  br i1 %25, label %26, label %30, !dbg !26

26:                                               ; preds = %.lr.ph
  %27 = sext i32 %24 to i64
  %28 = getelementptr [2 x i8], ptr addrspace(1) %17, i64 %27
  %29 = load <4 x half>, ptr addrspace(1) %28, align 8, !dbg !26
  br label %30, !dbg !26

30:                                               ; preds = %26, %.lr.ph
  %31 = phi <4 x half> [ %29, %26 ], [ splat (half -inf), %.lr.ph ], !dbg !26
  %32 = shufflevector <4 x half> %31, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !26
  %33 = fpext <2 x half> %32 to <2 x float>, !dbg !26
  %34 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %20, <2 x float> %33), !dbg !27
  %35 = shufflevector <4 x half> %31, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !26
  %36 = fpext <2 x half> %35 to <2 x float>, !dbg !26
  %37 = tail call <2 x float> @llvm.maxnum.v2f32(<2 x float> %21, <2 x float> %36), !dbg !27
  %38 = fcmp one <2 x float> %34, splat (float -inf), !dbg !28
  %39 = fsub <2 x float> %20, %34, !dbg !29
  %40 = fmul <2 x float> %39, splat (float f0x3FB8AA3B), !dbg !30
  %41 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %40), !dbg !30
  %42 = fmul <2 x float> %22, %41, !dbg !31
  %43 = fsub <2 x float> %33, %34, !dbg !32
  %44 = fmul <2 x float> %43, splat (float f0x3FB8AA3B), !dbg !33
  %45 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %44), !dbg !33
  %46 = fadd <2 x float> %45, %42, !dbg !31
  %47 = fcmp one <2 x float> %37, splat (float -inf), !dbg !28
  %48 = fsub <2 x float> %21, %37, !dbg !29
  %49 = fmul <2 x float> %48, splat (float f0x3FB8AA3B), !dbg !30
  %50 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %49), !dbg !30
  %51 = fmul <2 x float> %23, %50, !dbg !31
  %52 = fsub <2 x float> %36, %37, !dbg !32
  %53 = fmul <2 x float> %52, splat (float f0x3FB8AA3B), !dbg !33
  %54 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %53), !dbg !33
  %55 = fadd <2 x float> %54, %51, !dbg !31
  %56 = select <2 x i1> %38, <2 x float> %46, <2 x float> zeroinitializer, !dbg !34
  %57 = select <2 x i1> %47, <2 x float> %55, <2 x float> zeroinitializer, !dbg !34
  %58 = add i32 %19, 1024, !dbg !23
  %59 = icmp slt i32 %58, %3, !dbg !23
  br i1 %59, label %.lr.ph, label %._crit_edge, !dbg !23

._crit_edge:                                      ; preds = %30, %6
  %60 = phi <2 x float> [ splat (float -inf), %6 ], [ %34, %30 ], !dbg !35
  %61 = phi <2 x float> [ splat (float -inf), %6 ], [ %37, %30 ], !dbg !35
  %62 = phi <2 x float> [ zeroinitializer, %6 ], [ %56, %30 ], !dbg !36
  %63 = phi <2 x float> [ zeroinitializer, %6 ], [ %57, %30 ], !dbg !36
  %64 = extractelement <2 x float> %60, i64 0, !dbg !37
  %65 = extractelement <2 x float> %60, i64 1, !dbg !37
  %66 = tail call float @llvm.maxnum.f32(float %64, float %65), !dbg !37
  %67 = extractelement <2 x float> %61, i64 0, !dbg !37
  %68 = tail call float @llvm.maxnum.f32(float %66, float %67), !dbg !37
  %69 = extractelement <2 x float> %61, i64 1, !dbg !37
  %70 = tail call float @llvm.maxnum.f32(float %68, float %69), !dbg !37
  %71 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %70, i32 280, i32 15, i32 15, i1 true), !dbg !38
  %72 = tail call float @llvm.maxnum.f32(float %70, float %71), !dbg !37
  %73 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %72, i32 276, i32 15, i32 15, i1 true), !dbg !38
  %74 = tail call float @llvm.maxnum.f32(float %72, float %73), !dbg !37
  %75 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %74, i32 274, i32 15, i32 15, i1 true), !dbg !38
  %76 = tail call float @llvm.maxnum.f32(float %74, float %75), !dbg !37
  %77 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %76, i32 273, i32 15, i32 15, i1 true), !dbg !38
  %78 = tail call float @llvm.maxnum.f32(float %76, float %77), !dbg !37
  %79 = tail call float @llvm.amdgcn.update.dpp.f32(float %78, float %78, i32 322, i32 10, i32 15, i1 true), !dbg !38
  %80 = tail call float @llvm.maxnum.f32(float %78, float %79), !dbg !37
  %81 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %80, i32 323, i32 15, i32 15, i1 true), !dbg !38
  %82 = tail call float @llvm.maxnum.f32(float %80, float %81), !dbg !37
  %83 = tail call float @llvm.amdgcn.readlane.f32(float %82, i32 63), !dbg !38
  %84 = lshr exact i32 %9, 4, !dbg !38
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %84, !dbg !38
  %86 = insertelement <1 x float> poison, float %83, i64 0, !dbg !38
  store <1 x float> %86, ptr addrspace(3) %85, align 4, !dbg !38
  fence syncscope("workgroup") release, !dbg !38, !mmra !40
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  fence syncscope("workgroup") acquire, !dbg !38, !mmra !40
  %87 = shl nuw nsw i32 %7, 2, !dbg !38
  %88 = and i32 %87, 12, !dbg !38
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %88, !dbg !38
  %90 = load <1 x float>, ptr addrspace(3) %89, align 4, !dbg !38
  %91 = extractelement <1 x float> %90, i64 0, !dbg !38
  %92 = bitcast float %91 to i32, !dbg !38
  %93 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %92, i32 78, i32 15, i32 15, i1 true), !dbg !38
  %94 = bitcast i32 %93 to float, !dbg !38
  %95 = tail call float @llvm.maxnum.f32(float %91, float %94), !dbg !37
  %96 = bitcast float %95 to i32, !dbg !38
  %97 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %96, i32 177, i32 15, i32 15, i1 true), !dbg !38
  %98 = bitcast i32 %97 to float, !dbg !38
  %99 = tail call float @llvm.maxnum.f32(float %95, float %98), !dbg !37
  %100 = fcmp one <2 x float> %60, splat (float -inf), !dbg !41
  %101 = insertelement <2 x float> poison, float %99, i64 0, !dbg !42
  %102 = shufflevector <2 x float> %101, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !42
  %103 = fsub <2 x float> %60, %102, !dbg !42
  %104 = fmul <2 x float> %103, splat (float f0x3FB8AA3B), !dbg !43
  %105 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %104), !dbg !43
  %106 = fmul <2 x float> %62, %105, !dbg !44
  %107 = select <2 x i1> %100, <2 x float> %106, <2 x float> zeroinitializer, !dbg !45
  %108 = fcmp one <2 x float> %61, splat (float -inf), !dbg !41
  %109 = fsub <2 x float> %61, %102, !dbg !42
  %110 = fmul <2 x float> %109, splat (float f0x3FB8AA3B), !dbg !43
  %111 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %110), !dbg !43
  %112 = fmul <2 x float> %63, %111, !dbg !44
  %113 = select <2 x i1> %108, <2 x float> %112, <2 x float> zeroinitializer, !dbg !45
  fence syncscope("workgroup") release, !dbg !15, !mmra !40
  tail call void @llvm.amdgcn.s.barrier(), !dbg !15
  fence syncscope("workgroup") acquire, !dbg !15, !mmra !40
  %114 = fadd <2 x float> %107, %113, !dbg !15
  %115 = extractelement <2 x float> %114, i64 0, !dbg !15
  %116 = extractelement <2 x float> %114, i64 1, !dbg !15
  %117 = fadd float %115, %116, !dbg !46
  %118 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %117, i32 280, i32 15, i32 15, i1 true), !dbg !15
  %119 = fadd float %118, %117, !dbg !46
  %120 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %119, i32 276, i32 15, i32 15, i1 true), !dbg !15
  %121 = fadd float %120, %119, !dbg !46
  %122 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %121, i32 274, i32 15, i32 15, i1 true), !dbg !15
  %123 = fadd float %122, %121, !dbg !46
  %124 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %123, i32 273, i32 15, i32 15, i1 true), !dbg !15
  %125 = fadd float %124, %123, !dbg !46
  %126 = tail call float @llvm.amdgcn.update.dpp.f32(float %125, float %125, i32 322, i32 10, i32 15, i1 true), !dbg !15
  %127 = fadd float %126, %125, !dbg !46
  %128 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %127, i32 323, i32 15, i32 15, i1 true), !dbg !15
  %129 = fadd float %128, %127, !dbg !46
  %130 = tail call float @llvm.amdgcn.readlane.f32(float %129, i32 63), !dbg !15
  %131 = insertelement <1 x float> poison, float %130, i64 0, !dbg !15
  store <1 x float> %131, ptr addrspace(3) %85, align 4, !dbg !15
  fence syncscope("workgroup") release, !dbg !15, !mmra !40
  tail call void @llvm.amdgcn.s.barrier(), !dbg !15
  fence syncscope("workgroup") acquire, !dbg !15, !mmra !40
  %132 = load <1 x float>, ptr addrspace(3) %89, align 4, !dbg !15
  %133 = extractelement <1 x float> %132, i64 0, !dbg !15
  %134 = bitcast float %133 to i32, !dbg !15
  %135 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %134, i32 78, i32 15, i32 15, i1 true), !dbg !15
  %136 = bitcast i32 %135 to float, !dbg !15
  %137 = fadd float %133, %136, !dbg !46
  %138 = bitcast float %137 to i32, !dbg !15
  %139 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %138, i32 177, i32 15, i32 15, i1 true), !dbg !15
  %140 = bitcast i32 %139 to float, !dbg !15
  %141 = fadd float %137, %140, !dbg !46
  %142 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %13, !dbg !47
  br i1 %18, label %.lr.ph6.preheader, label %._crit_edge7, !dbg !48

.lr.ph6.preheader:                                ; preds = %._crit_edge
  %143 = insertelement <2 x float> poison, float %141, i64 0
  %144 = shufflevector <2 x float> %143, <2 x float> poison, <2 x i32> zeroinitializer
  br label %.lr.ph6, !dbg !49

.lr.ph6:                                          ; preds = %.lr.ph6.preheader, %.critedge
  %145 = phi i32 [ %166, %.critedge ], [ 0, %.lr.ph6.preheader ]
  %146 = or disjoint i32 %145, %16, !dbg !50
  %147 = icmp slt i32 %146, %3, !dbg !51
  br i1 %147, label %148, label %.critedge, !dbg !49

148:                                              ; preds = %.lr.ph6
  %149 = sext i32 %146 to i64, !dbg !52
  %150 = getelementptr [2 x i8], ptr addrspace(1) %17, i64 %149, !dbg !52
  %151 = load <4 x half>, ptr addrspace(1) %150, align 8, !dbg !49
  %152 = shufflevector <4 x half> %151, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !49
  %153 = fpext <2 x half> %152 to <2 x float>, !dbg !49
  %154 = fsub <2 x float> %153, %102, !dbg !53
  %155 = fmul <2 x float> %154, splat (float f0x3FB8AA3B), !dbg !54
  %156 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %155), !dbg !54
  %157 = fdiv <2 x float> %156, %144, !dbg !54
  %158 = shufflevector <4 x half> %151, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !49
  %159 = fpext <2 x half> %158 to <2 x float>, !dbg !49
  %160 = fsub <2 x float> %159, %102, !dbg !53
  %161 = fmul <2 x float> %160, splat (float f0x3FB8AA3B), !dbg !54
  %162 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %161), !dbg !54
  %163 = fdiv <2 x float> %162, %144, !dbg !54
  %164 = shufflevector <2 x float> %157, <2 x float> %163, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  %165 = getelementptr [4 x i8], ptr addrspace(1) %142, i64 %149, !dbg !47
  store <4 x float> %164, ptr addrspace(1) %165, align 16, !dbg !14
  br label %.critedge, !dbg !14

.critedge:                                        ; preds = %.lr.ph6, %148
  %166 = add i32 %145, 1024, !dbg !48
  %167 = icmp slt i32 %166, %3, !dbg !48
  br i1 %167, label %.lr.ph6, label %._crit_edge7, !dbg !48

._crit_edge7:                                     ; preds = %.critedge, %._crit_edge
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.exp2.v2f32(<2 x float>) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>) #7

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "softmax", linkageName: "softmax", scope: !1, file: !1, line: 91, type: !5, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !11, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 108, column: 9, scope: !4)
!15 = !DILocation(line: 314, column: 12, scope: !16, inlinedAt: !18)
!16 = distinct !DILexicalBlockFile(scope: !4, file: !17, discriminator: 0)
!17 = !DIFile(filename: "standard.py", directory: ".")
!18 = !DILocation(line: 104, column: 13, scope: !19)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!20 = !DILocation(line: 93, column: 10, scope: !4)
!21 = !DILocation(line: 97, column: 23, scope: !4)
!22 = !DILocation(line: 98, column: 21, scope: !4)
!23 = !DILocation(line: 96, column: 5, scope: !4)
!24 = !DILocation(line: 97, column: 15, scope: !4)
!25 = !DILocation(line: 98, column: 43, scope: !4)
!26 = !DILocation(line: 98, column: 13, scope: !4)
!27 = !DILocation(line: 99, column: 20, scope: !4)
!28 = !DILocation(line: 100, column: 16, scope: !4)
!29 = !DILocation(line: 101, column: 45, scope: !4)
!30 = !DILocation(line: 101, column: 38, scope: !4)
!31 = !DILocation(line: 101, column: 31, scope: !4)
!32 = !DILocation(line: 101, column: 71, scope: !4)
!33 = !DILocation(line: 101, column: 64, scope: !4)
!34 = !DILocation(line: 101, column: 16, scope: !4)
!35 = !DILocation(line: 94, column: 12, scope: !4)
!36 = !DILocation(line: 95, column: 12, scope: !4)
!37 = !DILocation(line: 196, column: 12, scope: !16, inlinedAt: !38)
!38 = !DILocation(line: 216, column: 16, scope: !16, inlinedAt: !39)
!39 = !DILocation(line: 103, column: 11, scope: !19)
!40 = !{!"amdgpu-synchronize-as", !"local"}
!41 = !DILocation(line: 104, column: 29, scope: !4)
!42 = !DILocation(line: 104, column: 65, scope: !4)
!43 = !DILocation(line: 104, column: 58, scope: !4)
!44 = !DILocation(line: 104, column: 51, scope: !4)
!45 = !DILocation(line: 104, column: 20, scope: !4)
!46 = !DILocation(line: 287, column: 12, scope: !16, inlinedAt: !15)
!47 = !DILocation(line: 108, column: 18, scope: !4)
!48 = !DILocation(line: 105, column: 5, scope: !4)
!49 = !DILocation(line: 107, column: 13, scope: !4)
!50 = !DILocation(line: 106, column: 15, scope: !4)
!51 = !DILocation(line: 107, column: 43, scope: !4)
!52 = !DILocation(line: 107, column: 21, scope: !4)
!53 = !DILocation(line: 108, column: 41, scope: !4)
!54 = !DILocation(line: 108, column: 34, scope: !4)
!55 = !DILocation(line: 91, column: 1, scope: !4)
