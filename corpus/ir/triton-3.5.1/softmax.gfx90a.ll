; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @softmax(ptr addrspace(1) inreg writeonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, i32 inreg %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #1 !dbg !7 {
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %8 = sext i32 %7 to i64, !dbg !9
  %9 = sext i32 %2 to i64, !dbg !10
  %10 = mul nsw i64 %9, %8, !dbg !10
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %12 = and i32 %11, 63, !dbg !11
  %13 = lshr i32 %11, 6, !dbg !11
  %14 = shl nuw nsw i32 %11, 2, !dbg !11
  %15 = and i32 %14, 1020, !dbg !11
  %16 = getelementptr half, ptr addrspace(1) %1, i64 %10, !dbg !12
  %17 = icmp sgt i32 %3, 0, !dbg !13
  br i1 %17, label %.lr.ph, label %._crit_edge, !dbg !13

.lr.ph:                                           ; preds = %6, %31
  %18 = phi float [ %41, %31 ], [ 0xFFF0000000000000, %6 ]
  %19 = phi float [ %42, %31 ], [ 0xFFF0000000000000, %6 ]
  %20 = phi float [ %43, %31 ], [ 0xFFF0000000000000, %6 ]
  %21 = phi float [ %44, %31 ], [ 0xFFF0000000000000, %6 ]
  %22 = phi i32 [ %89, %31 ], [ 0, %6 ]
  %23 = phi <2 x float> [ %87, %31 ], [ zeroinitializer, %6 ]
  %24 = phi <2 x float> [ %88, %31 ], [ zeroinitializer, %6 ]
  %25 = or disjoint i32 %22, %15, !dbg !14
  %26 = icmp slt i32 %25, %3, !dbg !15
  br i1 %26, label %27, label %31, !dbg !16

27:                                               ; preds = %.lr.ph
  %28 = sext i32 %25 to i64
  %29 = getelementptr half, ptr addrspace(1) %16, i64 %28
  %30 = load <4 x half>, ptr addrspace(1) %29, align 8, !dbg !16
  br label %31, !dbg !16

31:                                               ; preds = %27, %.lr.ph
  %32 = phi <4 x half> [ %30, %27 ], [ splat (half 0xHFC00), %.lr.ph ], !dbg !16
  %33 = extractelement <4 x half> %32, i64 0, !dbg !16
  %34 = extractelement <4 x half> %32, i64 1, !dbg !16
  %35 = extractelement <4 x half> %32, i64 2, !dbg !16
  %36 = extractelement <4 x half> %32, i64 3, !dbg !16
  %37 = fpext half %33 to float, !dbg !17
  %38 = fpext half %34 to float, !dbg !17
  %39 = fpext half %35 to float, !dbg !17
  %40 = fpext half %36 to float, !dbg !17
  %41 = tail call float @llvm.maxnum.f32(float %18, float %37), !dbg !18
  %42 = tail call float @llvm.maxnum.f32(float %19, float %38), !dbg !18
  %43 = tail call float @llvm.maxnum.f32(float %20, float %39), !dbg !18
  %44 = tail call float @llvm.maxnum.f32(float %21, float %40), !dbg !18
  %45 = fsub float %18, %41, !dbg !19
  %46 = fsub float %19, %42, !dbg !19
  %47 = fsub float %20, %43, !dbg !19
  %48 = fsub float %21, %44, !dbg !19
  %49 = fmul float %45, 0x3FF7154760000000, !dbg !20
  %50 = tail call float @llvm.exp2.f32(float %49), !dbg !20
  %51 = fmul float %46, 0x3FF7154760000000, !dbg !20
  %52 = tail call float @llvm.exp2.f32(float %51), !dbg !20
  %53 = fmul float %47, 0x3FF7154760000000, !dbg !20
  %54 = tail call float @llvm.exp2.f32(float %53), !dbg !20
  %55 = fmul float %48, 0x3FF7154760000000, !dbg !20
  %56 = tail call float @llvm.exp2.f32(float %55), !dbg !20
  %57 = fsub float %37, %41, !dbg !21
  %58 = fsub float %38, %42, !dbg !21
  %59 = fsub float %39, %43, !dbg !21
  %60 = fsub float %40, %44, !dbg !21
  %61 = fmul float %57, 0x3FF7154760000000, !dbg !22
  %62 = tail call float @llvm.exp2.f32(float %61), !dbg !22
  %63 = fmul float %58, 0x3FF7154760000000, !dbg !22
  %64 = tail call float @llvm.exp2.f32(float %63), !dbg !22
  %65 = fmul float %59, 0x3FF7154760000000, !dbg !22
  %66 = tail call float @llvm.exp2.f32(float %65), !dbg !22
  %67 = fmul float %60, 0x3FF7154760000000, !dbg !22
  %68 = tail call float @llvm.exp2.f32(float %67), !dbg !22
  %69 = insertelement <2 x float> poison, float %41, i64 0, !dbg !23
  %70 = insertelement <2 x float> %69, float %42, i64 1, !dbg !23
  %71 = fcmp one <2 x float> %70, splat (float 0xFFF0000000000000), !dbg !23
  %72 = insertelement <2 x float> poison, float %50, i64 0, !dbg !24
  %73 = insertelement <2 x float> %72, float %52, i64 1, !dbg !24
  %74 = fmul <2 x float> %23, %73, !dbg !24
  %75 = insertelement <2 x float> poison, float %62, i64 0, !dbg !25
  %76 = insertelement <2 x float> %75, float %64, i64 1, !dbg !25
  %77 = fadd <2 x float> %76, %74, !dbg !25
  %78 = insertelement <2 x float> poison, float %43, i64 0, !dbg !23
  %79 = insertelement <2 x float> %78, float %44, i64 1, !dbg !23
  %80 = fcmp one <2 x float> %79, splat (float 0xFFF0000000000000), !dbg !23
  %81 = insertelement <2 x float> poison, float %54, i64 0, !dbg !24
  %82 = insertelement <2 x float> %81, float %56, i64 1, !dbg !24
  %83 = fmul <2 x float> %24, %82, !dbg !24
  %84 = insertelement <2 x float> poison, float %66, i64 0, !dbg !25
  %85 = insertelement <2 x float> %84, float %68, i64 1, !dbg !25
  %86 = fadd <2 x float> %85, %83, !dbg !25
  %87 = select <2 x i1> %71, <2 x float> %77, <2 x float> zeroinitializer, !dbg !26
  %88 = select <2 x i1> %80, <2 x float> %86, <2 x float> zeroinitializer, !dbg !26
  %89 = add i32 %22, 1024, !dbg !13
  %90 = icmp slt i32 %89, %3, !dbg !13
  br i1 %90, label %.lr.ph, label %._crit_edge, !dbg !13

._crit_edge:                                      ; preds = %31, %6
  %91 = phi float [ 0xFFF0000000000000, %6 ], [ %41, %31 ]
  %92 = phi float [ 0xFFF0000000000000, %6 ], [ %42, %31 ]
  %93 = phi float [ 0xFFF0000000000000, %6 ], [ %43, %31 ]
  %94 = phi float [ 0xFFF0000000000000, %6 ], [ %44, %31 ]
  %95 = phi <2 x float> [ zeroinitializer, %6 ], [ %87, %31 ]
  %96 = phi <2 x float> [ zeroinitializer, %6 ], [ %88, %31 ]
  %97 = tail call float @llvm.maxnum.f32(float %91, float %92), !dbg !27
  %98 = tail call float @llvm.maxnum.f32(float %97, float %93), !dbg !27
  %99 = tail call float @llvm.maxnum.f32(float %98, float %94), !dbg !27
  %100 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %99, i32 280, i32 15, i32 15, i1 true), !dbg !31
  %101 = tail call float @llvm.maxnum.f32(float %99, float %100), !dbg !27
  %102 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %101, i32 276, i32 15, i32 15, i1 true), !dbg !31
  %103 = tail call float @llvm.maxnum.f32(float %101, float %102), !dbg !27
  %104 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %103, i32 274, i32 15, i32 15, i1 true), !dbg !31
  %105 = tail call float @llvm.maxnum.f32(float %103, float %104), !dbg !27
  %106 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %105, i32 273, i32 15, i32 15, i1 true), !dbg !31
  %107 = tail call float @llvm.maxnum.f32(float %105, float %106), !dbg !27
  %108 = tail call float @llvm.amdgcn.update.dpp.f32(float %107, float %107, i32 322, i32 10, i32 15, i1 true), !dbg !31
  %109 = tail call float @llvm.maxnum.f32(float %107, float %108), !dbg !27
  %110 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %109, i32 323, i32 15, i32 15, i1 true), !dbg !31
  %111 = tail call float @llvm.maxnum.f32(float %109, float %110), !dbg !27
  %112 = tail call float @llvm.amdgcn.readlane.f32(float %111, i32 63), !dbg !31
  %113 = and i32 %13, 3, !dbg !31
  %114 = icmp eq i32 %12, 0, !dbg !31
  %115 = getelementptr float, ptr addrspace(3) @global_smem, i32 %113, !dbg !31
  br i1 %114, label %116, label %117, !dbg !31

116:                                              ; preds = %._crit_edge
  store float %112, ptr addrspace(3) %115, align 4, !dbg !31
  br label %117, !dbg !31

117:                                              ; preds = %116, %._crit_edge
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %118 = icmp samesign ult i32 %11, 4, !dbg !31
  %119 = getelementptr float, ptr addrspace(3) @global_smem, i32 %11, !dbg !31
  br i1 %118, label %120, label %122, !dbg !31

120:                                              ; preds = %117
  %121 = load float, ptr addrspace(3) %119, align 4, !dbg !31
  br label %122, !dbg !31

122:                                              ; preds = %120, %117
  %123 = phi float [ %121, %120 ], [ 0.000000e+00, %117 ], !dbg !30
  %124 = bitcast float %123 to i32, !dbg !31
  %125 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %124, i32 %124, i32 78, i32 15, i32 15, i1 false), !dbg !31
  %126 = bitcast i32 %125 to float, !dbg !31
  %127 = tail call float @llvm.maxnum.f32(float %123, float %126), !dbg !27
  %128 = bitcast float %127 to i32, !dbg !31
  %129 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %128, i32 %128, i32 177, i32 15, i32 15, i1 false), !dbg !31
  %130 = icmp eq i32 %11, 0, !dbg !31
  br i1 %130, label %131, label %134, !dbg !31

131:                                              ; preds = %122
  %132 = bitcast i32 %129 to float
  %133 = tail call float @llvm.maxnum.f32(float %127, float %132)
  store float %133, ptr addrspace(3) %119, align 4, !dbg !31
  br label %134, !dbg !31

134:                                              ; preds = %131, %122
  fence syncscope("workgroup") release, !dbg !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31
  %135 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !31
  %136 = fcmp one float %91, 0xFFF0000000000000, !dbg !32
  %137 = fcmp one float %92, 0xFFF0000000000000, !dbg !32
  %138 = fcmp one float %93, 0xFFF0000000000000, !dbg !32
  %139 = fcmp one float %94, 0xFFF0000000000000, !dbg !32
  %140 = fsub float %91, %135, !dbg !33
  %141 = fsub float %92, %135, !dbg !33
  %142 = fsub float %93, %135, !dbg !33
  %143 = fsub float %94, %135, !dbg !33
  %144 = fmul float %140, 0x3FF7154760000000, !dbg !34
  %145 = tail call float @llvm.exp2.f32(float %144), !dbg !34
  %146 = fmul float %141, 0x3FF7154760000000, !dbg !34
  %147 = tail call float @llvm.exp2.f32(float %146), !dbg !34
  %148 = fmul float %142, 0x3FF7154760000000, !dbg !34
  %149 = tail call float @llvm.exp2.f32(float %148), !dbg !34
  %150 = fmul float %143, 0x3FF7154760000000, !dbg !34
  %151 = tail call float @llvm.exp2.f32(float %150), !dbg !34
  %152 = extractelement <2 x float> %95, i64 0, !dbg !35
  %153 = fmul float %152, %145, !dbg !35
  %154 = extractelement <2 x float> %95, i64 1, !dbg !35
  %155 = fmul float %154, %147, !dbg !35
  %156 = extractelement <2 x float> %96, i64 0, !dbg !35
  %157 = fmul float %156, %149, !dbg !35
  %158 = extractelement <2 x float> %96, i64 1, !dbg !35
  %159 = fmul float %158, %151, !dbg !35
  %160 = select i1 %136, float %153, float 0.000000e+00, !dbg !36
  %161 = select i1 %137, float %155, float 0.000000e+00, !dbg !36
  %162 = select i1 %138, float %157, float 0.000000e+00, !dbg !36
  %163 = select i1 %139, float %159, float 0.000000e+00, !dbg !36
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  %164 = fadd float %160, %161, !dbg !39
  %165 = fadd float %162, %164, !dbg !39
  %166 = fadd float %163, %165, !dbg !39
  %167 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %166, i32 280, i32 15, i32 15, i1 true), !dbg !37
  %168 = fadd float %167, %166, !dbg !39
  %169 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %168, i32 276, i32 15, i32 15, i1 true), !dbg !37
  %170 = fadd float %169, %168, !dbg !39
  %171 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %170, i32 274, i32 15, i32 15, i1 true), !dbg !37
  %172 = fadd float %171, %170, !dbg !39
  %173 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %172, i32 273, i32 15, i32 15, i1 true), !dbg !37
  %174 = fadd float %173, %172, !dbg !39
  %175 = tail call float @llvm.amdgcn.update.dpp.f32(float %174, float %174, i32 322, i32 10, i32 15, i1 true), !dbg !37
  %176 = fadd float %175, %174, !dbg !39
  %177 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %176, i32 323, i32 15, i32 15, i1 true), !dbg !37
  %178 = fadd float %177, %176, !dbg !39
  %179 = tail call float @llvm.amdgcn.readlane.f32(float %178, i32 63), !dbg !37
  br i1 %114, label %180, label %181, !dbg !37

180:                                              ; preds = %134
  store float %179, ptr addrspace(3) %115, align 4, !dbg !37
  br label %181, !dbg !37

181:                                              ; preds = %180, %134
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  br i1 %118, label %182, label %184, !dbg !37

182:                                              ; preds = %181
  %183 = load float, ptr addrspace(3) %119, align 4, !dbg !37
  br label %184, !dbg !37

184:                                              ; preds = %182, %181
  %185 = phi float [ %183, %182 ], [ 0.000000e+00, %181 ], !dbg !38
  %186 = bitcast float %185 to i32, !dbg !37
  %187 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %186, i32 %186, i32 78, i32 15, i32 15, i1 false), !dbg !37
  %188 = bitcast i32 %187 to float, !dbg !37
  %189 = fadd float %185, %188, !dbg !39
  %190 = bitcast float %189 to i32, !dbg !37
  %191 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %190, i32 %190, i32 177, i32 15, i32 15, i1 false), !dbg !37
  br i1 %130, label %192, label %195, !dbg !37

192:                                              ; preds = %184
  %193 = bitcast i32 %191 to float
  %194 = fadd float %189, %193
  store float %194, ptr addrspace(3) %119, align 4, !dbg !37
  br label %195, !dbg !37

195:                                              ; preds = %192, %184
  fence syncscope("workgroup") release, !dbg !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37
  %196 = load float, ptr addrspace(3) @global_smem, align 16, !dbg !37
  %197 = getelementptr float, ptr addrspace(1) %0, i64 %10, !dbg !40
  br i1 %17, label %.lr.ph6, label %._crit_edge7, !dbg !41

.lr.ph6:                                          ; preds = %195, %.critedge
  %198 = phi i32 [ %234, %.critedge ], [ 0, %195 ]
  %199 = or disjoint i32 %198, %15, !dbg !42
  %200 = icmp slt i32 %199, %3, !dbg !43
  br i1 %200, label %201, label %.critedge, !dbg !44

201:                                              ; preds = %.lr.ph6
  %202 = sext i32 %199 to i64, !dbg !45
  %203 = getelementptr half, ptr addrspace(1) %16, i64 %202, !dbg !45
  %204 = load <4 x half>, ptr addrspace(1) %203, align 8, !dbg !44
  %205 = extractelement <4 x half> %204, i64 0, !dbg !44
  %206 = fpext half %205 to float, !dbg !46
  %207 = fsub float %206, %135, !dbg !47
  %208 = fmul float %207, 0x3FF7154760000000, !dbg !48
  %209 = tail call float @llvm.exp2.f32(float %208), !dbg !48
  %210 = fdiv float %209, %196, !dbg !49
  %211 = insertelement <4 x float> poison, float %210, i64 0, !dbg !50
  %212 = extractelement <4 x half> %204, i64 1, !dbg !44
  %213 = fpext half %212 to float, !dbg !46
  %214 = fsub float %213, %135, !dbg !47
  %215 = fmul float %214, 0x3FF7154760000000, !dbg !48
  %216 = tail call float @llvm.exp2.f32(float %215), !dbg !48
  %217 = fdiv float %216, %196, !dbg !49
  %218 = insertelement <4 x float> %211, float %217, i64 1, !dbg !50
  %219 = extractelement <4 x half> %204, i64 2, !dbg !44
  %220 = fpext half %219 to float, !dbg !46
  %221 = fsub float %220, %135, !dbg !47
  %222 = fmul float %221, 0x3FF7154760000000, !dbg !48
  %223 = tail call float @llvm.exp2.f32(float %222), !dbg !48
  %224 = fdiv float %223, %196, !dbg !49
  %225 = insertelement <4 x float> %218, float %224, i64 2, !dbg !50
  %226 = extractelement <4 x half> %204, i64 3, !dbg !44
  %227 = fpext half %226 to float, !dbg !46
  %228 = fsub float %227, %135, !dbg !47
  %229 = fmul float %228, 0x3FF7154760000000, !dbg !48
  %230 = tail call float @llvm.exp2.f32(float %229), !dbg !48
  %231 = fdiv float %230, %196, !dbg !49
  %232 = insertelement <4 x float> %225, float %231, i64 3, !dbg !50
  %233 = getelementptr float, ptr addrspace(1) %197, i64 %202, !dbg !51
  store <4 x float> %232, ptr addrspace(1) %233, align 16, !dbg !50
  br label %.critedge, !dbg !50

.critedge:                                        ; preds = %.lr.ph6, %201
  %234 = add i32 %198, 1024, !dbg !41
  %235 = icmp slt i32 %234, %3, !dbg !41
  br i1 %235, label %.lr.ph6, label %._crit_edge7, !dbg !41

._crit_edge7:                                     ; preds = %.critedge, %195
  ret void, !dbg !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #4

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 101, type: !5, scopeLine: 101, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "softmax", linkageName: "softmax", scope: !1, file: !1, line: 91, type: !5, scopeLine: 91, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 93, column: 23, scope: !7)
!9 = !DILocation(line: 93, column: 29, scope: !7)
!10 = !DILocation(line: 93, column: 41, scope: !7)
!11 = !DILocation(line: 97, column: 35, scope: !7)
!12 = !DILocation(line: 98, column: 27, scope: !7)
!13 = !DILocation(line: 96, column: 33, scope: !7)
!14 = !DILocation(line: 97, column: 22, scope: !7)
!15 = !DILocation(line: 98, column: 48, scope: !7)
!16 = !DILocation(line: 98, column: 20, scope: !7)
!17 = !DILocation(line: 98, column: 79, scope: !7)
!18 = !DILocation(line: 99, column: 36, scope: !7)
!19 = !DILocation(line: 101, column: 51, scope: !7)
!20 = !DILocation(line: 101, column: 44, scope: !7)
!21 = !DILocation(line: 101, column: 74, scope: !7)
!22 = !DILocation(line: 101, column: 70, scope: !7)
!23 = !DILocation(line: 100, column: 26, scope: !7)
!24 = !DILocation(line: 101, column: 37, scope: !7)
!25 = !DILocation(line: 101, column: 63, scope: !7)
!26 = !DILocation(line: 101, column: 85, scope: !7)
!27 = !DILocation(line: 168, column: 27, scope: !28, inlinedAt: !30)
!28 = distinct !DILexicalBlockFile(scope: !7, file: !29, discriminator: 0)
!29 = !DIFile(filename: "standard.py", directory: ".")
!30 = !DILocation(line: 103, column: 23, scope: !7)
!31 = !DILocation(line: 189, column: 40, scope: !28, inlinedAt: !30)
!32 = !DILocation(line: 104, column: 35, scope: !7)
!33 = !DILocation(line: 104, column: 71, scope: !7)
!34 = !DILocation(line: 104, column: 64, scope: !7)
!35 = !DILocation(line: 104, column: 57, scope: !7)
!36 = !DILocation(line: 104, column: 77, scope: !7)
!37 = !DILocation(line: 291, column: 36, scope: !28, inlinedAt: !38)
!38 = !DILocation(line: 104, column: 83, scope: !7)
!39 = !DILocation(line: 261, column: 15, scope: !28, inlinedAt: !38)
!40 = !DILocation(line: 108, column: 23, scope: !7)
!41 = !DILocation(line: 105, column: 33, scope: !7)
!42 = !DILocation(line: 106, column: 22, scope: !7)
!43 = !DILocation(line: 107, column: 48, scope: !7)
!44 = !DILocation(line: 107, column: 20, scope: !7)
!45 = !DILocation(line: 107, column: 32, scope: !7)
!46 = !DILocation(line: 107, column: 79, scope: !7)
!47 = !DILocation(line: 108, column: 44, scope: !7)
!48 = !DILocation(line: 108, column: 40, scope: !7)
!49 = !DILocation(line: 108, column: 51, scope: !7)
!50 = !DILocation(line: 108, column: 33, scope: !7)
!51 = !DILocation(line: 108, column: 28, scope: !7)
!52 = !DILocation(line: 105, column: 4, scope: !7)
