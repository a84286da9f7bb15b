; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @column_extremes(ptr addrspace(1) inreg writeonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, i32 inreg %3, i32 inreg %4, ptr addrspace(1) inreg readnone captures(none) %5, ptr addrspace(1) inreg readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %9 = and i32 %8, 255, !dbg !13
  %10 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %9), !dbg !13
  %11 = lshr i32 %10, 6, !dbg !13
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %13 = shl i32 %12, 5, !dbg !15
  %14 = and i32 %10, 192, !dbg !16
  %15 = and i32 %8, 7, !dbg !16
  %16 = shl nuw nsw i32 %15, 2, !dbg !16
  %17 = and i32 %8, 31, !dbg !16
  %18 = or disjoint i32 %16, %13, !dbg !17
  %19 = or disjoint i32 %13, %17, !dbg !17
  %.masked = and i32 %8, 56, !dbg !18
  %20 = or disjoint i32 %14, %.masked, !dbg !18
  %21 = lshr exact i32 %20, 3, !dbg !18
  %22 = or disjoint i32 %21, 32, !dbg !18
  %23 = or disjoint i32 %21, 64, !dbg !18
  %24 = or disjoint i32 %21, 96, !dbg !18
  %25 = icmp slt i32 %21, %3, !dbg !19
  %26 = icmp slt i32 %22, %3, !dbg !19
  %27 = icmp slt i32 %23, %3, !dbg !19
  %28 = icmp slt i32 %24, %3, !dbg !19
  %29 = mul i32 %22, %4, !dbg !20
  %30 = mul i32 %23, %4, !dbg !20
  %31 = mul i32 %24, %4, !dbg !20
  %32 = sext i32 %29 to i64, !dbg !21
  %33 = getelementptr float, ptr addrspace(1) %2, i64 %32, !dbg !21
  %34 = sext i32 %30 to i64, !dbg !21
  %35 = getelementptr float, ptr addrspace(1) %2, i64 %34, !dbg !21
  %36 = sext i32 %31 to i64, !dbg !21
  %37 = getelementptr float, ptr addrspace(1) %2, i64 %36, !dbg !21
  %38 = sext i32 %18 to i64, !dbg !22
  %39 = getelementptr float, ptr addrspace(1) %33, i64 %38, !dbg !22
  %40 = getelementptr float, ptr addrspace(1) %35, i64 %38, !dbg !22
  %41 = getelementptr float, ptr addrspace(1) %37, i64 %38, !dbg !22
  br i1 %25, label %42, label %48, !dbg !23

42:                                               ; preds = %7
  %43 = mul i32 %21, %4
  %44 = sext i32 %43 to i64
  %45 = getelementptr float, ptr addrspace(1) %2, i64 %44
  %46 = getelementptr float, ptr addrspace(1) %45, i64 %38
  %47 = load <4 x float>, ptr addrspace(1) %46, align 16, !dbg !23
  br label %48, !dbg !23

48:                                               ; preds = %42, %7
  %49 = phi <4 x float> [ %47, %42 ], [ splat (float 0xFFF0000000000000), %7 ], !dbg !23
  %50 = extractelement <4 x float> %49, i64 0, !dbg !23
  %51 = extractelement <4 x float> %49, i64 1, !dbg !23
  %52 = extractelement <4 x float> %49, i64 2, !dbg !23
  %53 = extractelement <4 x float> %49, i64 3, !dbg !23
  br i1 %26, label %54, label %56, !dbg !23

54:                                               ; preds = %48
  %55 = load <4 x float>, ptr addrspace(1) %39, align 16, !dbg !23
  br label %56, !dbg !23

56:                                               ; preds = %54, %48
  %57 = phi <4 x float> [ %55, %54 ], [ splat (float 0xFFF0000000000000), %48 ], !dbg !23
  %58 = extractelement <4 x float> %57, i64 0, !dbg !23
  %59 = extractelement <4 x float> %57, i64 1, !dbg !23
  %60 = extractelement <4 x float> %57, i64 2, !dbg !23
  %61 = extractelement <4 x float> %57, i64 3, !dbg !23
  br i1 %27, label %62, label %64, !dbg !23

62:                                               ; preds = %56
  %63 = load <4 x float>, ptr addrspace(1) %40, align 16, !dbg !23
  br label %64, !dbg !23

64:                                               ; preds = %62, %56
  %65 = phi <4 x float> [ %63, %62 ], [ splat (float 0xFFF0000000000000), %56 ], !dbg !23
  %66 = extractelement <4 x float> %65, i64 0, !dbg !23
  %67 = extractelement <4 x float> %65, i64 1, !dbg !23
  %68 = extractelement <4 x float> %65, i64 2, !dbg !23
  %69 = extractelement <4 x float> %65, i64 3, !dbg !23
  br i1 %28, label %70, label %72, !dbg !23

70:                                               ; preds = %64
  %71 = load <4 x float>, ptr addrspace(1) %41, align 16, !dbg !23
  br label %72, !dbg !23

72:                                               ; preds = %70, %64
  %73 = phi <4 x float> [ %71, %70 ], [ splat (float 0xFFF0000000000000), %64 ], !dbg !23
  %74 = extractelement <4 x float> %73, i64 0, !dbg !23
  %75 = extractelement <4 x float> %73, i64 1, !dbg !23
  %76 = extractelement <4 x float> %73, i64 2, !dbg !23
  %77 = extractelement <4 x float> %73, i64 3, !dbg !23
  %78 = fcmp oge float %50, %58, !dbg !24
  %79 = select i1 %78, float %50, float %58, !dbg !31
  %80 = select i1 %78, i32 %21, i32 %22, !dbg !32
  %81 = fcmp oge float %51, %59, !dbg !24
  %82 = select i1 %81, float %51, float %59, !dbg !31
  %83 = select i1 %81, i32 %21, i32 %22, !dbg !32
  %84 = fcmp oge float %52, %60, !dbg !24
  %85 = select i1 %84, float %52, float %60, !dbg !31
  %86 = select i1 %84, i32 %21, i32 %22, !dbg !32
  %87 = fcmp oge float %53, %61, !dbg !24
  %88 = select i1 %87, float %53, float %61, !dbg !31
  %89 = select i1 %87, i32 %21, i32 %22, !dbg !32
  %90 = fcmp oge float %79, %66, !dbg !24
  %91 = select i1 %90, float %79, float %66, !dbg !31
  %92 = select i1 %90, i32 %80, i32 %23, !dbg !32
  %93 = fcmp oge float %82, %67, !dbg !24
  %94 = select i1 %93, float %82, float %67, !dbg !31
  %95 = select i1 %93, i32 %83, i32 %23, !dbg !32
  %96 = fcmp oge float %85, %68, !dbg !24
  %97 = select i1 %96, float %85, float %68, !dbg !31
  %98 = select i1 %96, i32 %86, i32 %23, !dbg !32
  %99 = fcmp oge float %88, %69, !dbg !24
  %100 = select i1 %99, float %88, float %69, !dbg !31
  %101 = select i1 %99, i32 %89, i32 %23, !dbg !32
  %102 = fcmp oge float %91, %74, !dbg !24
  %103 = select i1 %102, float %91, float %74, !dbg !31
  %104 = select i1 %102, i32 %92, i32 %24, !dbg !32
  %105 = fcmp oge float %94, %75, !dbg !24
  %106 = select i1 %105, float %94, float %75, !dbg !31
  %107 = select i1 %105, i32 %95, i32 %24, !dbg !32
  %108 = fcmp oge float %97, %76, !dbg !24
  %109 = select i1 %108, float %97, float %76, !dbg !31
  %110 = select i1 %108, i32 %98, i32 %24, !dbg !32
  %111 = fcmp oge float %100, %77, !dbg !24
  %112 = select i1 %111, float %100, float %77, !dbg !31
  %113 = select i1 %111, i32 %101, i32 %24, !dbg !32
  %114 = bitcast float %103 to i32, !dbg !28
  %115 = shl nuw nsw i32 %9, 2, !dbg !28
  %116 = xor i32 %115, 128, !dbg !28
  %117 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %114), !dbg !28
  %118 = bitcast i32 %117 to float, !dbg !28
  %119 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %104), !dbg !28
  %120 = fcmp oeq float %103, %118, !dbg !33
  %121 = icmp slt i32 %104, %119, !dbg !34
  %122 = and i1 %120, %121, !dbg !35
  %123 = fcmp ogt float %103, %118, !dbg !36
  %124 = or i1 %123, %122, !dbg !24
  %125 = select i1 %124, float %103, float %118, !dbg !31
  %126 = select i1 %124, i32 %104, i32 %119, !dbg !32
  %127 = bitcast float %125 to i32, !dbg !28
  %128 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %127, i32 16415), !dbg !28
  %129 = bitcast i32 %128 to float, !dbg !28
  %130 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %126, i32 16415), !dbg !28
  %131 = fcmp oeq float %125, %129, !dbg !33
  %132 = icmp slt i32 %126, %130, !dbg !34
  %133 = and i1 %131, %132, !dbg !35
  %134 = fcmp ogt float %125, %129, !dbg !36
  %135 = or i1 %134, %133, !dbg !24
  %136 = select i1 %135, float %125, float %129, !dbg !31
  %137 = select i1 %135, i32 %126, i32 %130, !dbg !32
  %138 = bitcast float %136 to i32, !dbg !28
  %139 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %138, i32 %138, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %140 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %139, i32 %138, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %141 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %137, i32 %137, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %142 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %141, i32 %137, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %143 = bitcast float %106 to i32, !dbg !28
  %144 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %143), !dbg !28
  %145 = bitcast i32 %144 to float, !dbg !28
  %146 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %107), !dbg !28
  %147 = fcmp oeq float %106, %145, !dbg !33
  %148 = icmp slt i32 %107, %146, !dbg !34
  %149 = and i1 %147, %148, !dbg !35
  %150 = fcmp ogt float %106, %145, !dbg !36
  %151 = or i1 %150, %149, !dbg !24
  %152 = select i1 %151, float %106, float %145, !dbg !31
  %153 = select i1 %151, i32 %107, i32 %146, !dbg !32
  %154 = bitcast float %152 to i32, !dbg !28
  %155 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %154, i32 16415), !dbg !28
  %156 = bitcast i32 %155 to float, !dbg !28
  %157 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %153, i32 16415), !dbg !28
  %158 = fcmp oeq float %152, %156, !dbg !33
  %159 = icmp slt i32 %153, %157, !dbg !34
  %160 = and i1 %158, %159, !dbg !35
  %161 = fcmp ogt float %152, %156, !dbg !36
  %162 = or i1 %161, %160, !dbg !24
  %163 = select i1 %162, float %152, float %156, !dbg !31
  %164 = select i1 %162, i32 %153, i32 %157, !dbg !32
  %165 = bitcast float %163 to i32, !dbg !28
  %166 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %165, i32 %165, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %167 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %166, i32 %165, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %168 = bitcast i32 %167 to float, !dbg !28
  %169 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %164, i32 %164, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %170 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %169, i32 %164, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %171 = fcmp oeq float %163, %168, !dbg !33
  %172 = icmp slt i32 %164, %170, !dbg !34
  %173 = and i1 %171, %172, !dbg !35
  %174 = fcmp ogt float %163, %168, !dbg !36
  %175 = or i1 %174, %173, !dbg !24
  %176 = select i1 %175, float %163, float %168, !dbg !31
  %177 = select i1 %175, i32 %164, i32 %170, !dbg !32
  %178 = bitcast float %109 to i32, !dbg !28
  %179 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %178), !dbg !28
  %180 = bitcast i32 %179 to float, !dbg !28
  %181 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %110), !dbg !28
  %182 = fcmp oeq float %109, %180, !dbg !33
  %183 = icmp slt i32 %110, %181, !dbg !34
  %184 = and i1 %182, %183, !dbg !35
  %185 = fcmp ogt float %109, %180, !dbg !36
  %186 = or i1 %185, %184, !dbg !24
  %187 = select i1 %186, float %109, float %180, !dbg !31
  %188 = select i1 %186, i32 %110, i32 %181, !dbg !32
  %189 = bitcast float %187 to i32, !dbg !28
  %190 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %189, i32 16415), !dbg !28
  %191 = bitcast i32 %190 to float, !dbg !28
  %192 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %188, i32 16415), !dbg !28
  %193 = fcmp oeq float %187, %191, !dbg !33
  %194 = icmp slt i32 %188, %192, !dbg !34
  %195 = and i1 %193, %194, !dbg !35
  %196 = fcmp ogt float %187, %191, !dbg !36
  %197 = or i1 %196, %195, !dbg !24
  %198 = select i1 %197, float %187, float %191, !dbg !31
  %199 = select i1 %197, i32 %188, i32 %192, !dbg !32
  %200 = bitcast float %198 to i32, !dbg !28
  %201 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %200, i32 %200, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %202 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %201, i32 %200, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %203 = bitcast i32 %202 to float, !dbg !28
  %204 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %199, i32 %199, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %205 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %204, i32 %199, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %206 = fcmp oeq float %198, %203, !dbg !33
  %207 = icmp slt i32 %199, %205, !dbg !34
  %208 = and i1 %206, %207, !dbg !35
  %209 = fcmp ogt float %198, %203, !dbg !36
  %210 = or i1 %209, %208, !dbg !24
  %211 = select i1 %210, float %198, float %203, !dbg !31
  %212 = select i1 %210, i32 %199, i32 %205, !dbg !32
  %213 = bitcast float %112 to i32, !dbg !28
  %214 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %213), !dbg !28
  %215 = bitcast i32 %214 to float, !dbg !28
  %216 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %116, i32 %113), !dbg !28
  %217 = fcmp oeq float %112, %215, !dbg !33
  %218 = icmp slt i32 %113, %216, !dbg !34
  %219 = and i1 %217, %218, !dbg !35
  %220 = fcmp ogt float %112, %215, !dbg !36
  %221 = or i1 %220, %219, !dbg !24
  %222 = select i1 %221, float %112, float %215, !dbg !31
  %223 = select i1 %221, i32 %113, i32 %216, !dbg !32
  %224 = bitcast float %222 to i32, !dbg !28
  %225 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %224, i32 16415), !dbg !28
  %226 = bitcast i32 %225 to float, !dbg !28
  %227 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %223, i32 16415), !dbg !28
  %228 = fcmp oeq float %222, %226, !dbg !33
  %229 = icmp slt i32 %223, %227, !dbg !34
  %230 = and i1 %228, %229, !dbg !35
  %231 = fcmp ogt float %222, %226, !dbg !36
  %232 = or i1 %231, %230, !dbg !24
  %233 = select i1 %232, float %222, float %226, !dbg !31
  %234 = select i1 %232, i32 %223, i32 %227, !dbg !32
  %235 = bitcast float %233 to i32, !dbg !28
  %236 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %235, i32 %235, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %237 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %236, i32 %235, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %238 = bitcast i32 %237 to float, !dbg !28
  %239 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %234, i32 %234, i32 280, i32 15, i32 12, i1 false), !dbg !28
  %240 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %239, i32 %234, i32 264, i32 15, i32 3, i1 false), !dbg !28
  %241 = fcmp oeq float %233, %238, !dbg !33
  %242 = icmp slt i32 %234, %240, !dbg !34
  %243 = and i1 %241, %242, !dbg !35
  %244 = fcmp ogt float %233, %238, !dbg !36
  %245 = or i1 %244, %243, !dbg !24
  %246 = select i1 %245, float %233, float %238, !dbg !31
  %247 = select i1 %245, i32 %234, i32 %240, !dbg !32
  %248 = and i32 %11, 3, !dbg !28
  %249 = icmp eq i32 %.masked, 0, !dbg !28
  %250 = shl nuw nsw i32 %15, 4, !dbg !28
  br i1 %249, label %251, label %.critedge, !dbg !28

251:                                              ; preds = %72
  %252 = or disjoint i32 %248, %250, !dbg !28
  %253 = getelementptr float, ptr addrspace(3) @global_smem, i32 %252, !dbg !28
  %254 = bitcast i32 %140 to float, !dbg !28
  %255 = fcmp ogt float %136, %254, !dbg !36
  %256 = fcmp oeq float %136, %254, !dbg !33
  %257 = icmp slt i32 %137, %142, !dbg !34
  %258 = and i1 %256, %257, !dbg !35
  %259 = or i1 %255, %258, !dbg !24
  %260 = select i1 %259, i32 %137, i32 %142, !dbg !32
  %261 = select i1 %259, float %136, float %254, !dbg !31
  store float %261, ptr addrspace(3) %253, align 4, !dbg !28
  %262 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %252, !dbg !28
  store i32 %260, ptr addrspace(3) %262, align 4, !dbg !28
  br label %.critedge, !dbg !28

.critedge:                                        ; preds = %72, %251
  %263 = or disjoint i32 %250, 4, !dbg !28
  br i1 %249, label %264, label %.critedge2, !dbg !28

264:                                              ; preds = %.critedge
  %265 = or disjoint i32 %248, %263
  %266 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %265
  %267 = getelementptr float, ptr addrspace(3) @global_smem, i32 %265
  store float %176, ptr addrspace(3) %267, align 4, !dbg !28
  store i32 %177, ptr addrspace(3) %266, align 4, !dbg !28
  br label %.critedge2, !dbg !28

.critedge2:                                       ; preds = %.critedge, %264
  %268 = or disjoint i32 %250, 8, !dbg !28
  br i1 %249, label %269, label %.critedge4, !dbg !28

269:                                              ; preds = %.critedge2
  %270 = or disjoint i32 %248, %268
  %271 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %270
  %272 = getelementptr float, ptr addrspace(3) @global_smem, i32 %270
  store float %211, ptr addrspace(3) %272, align 4, !dbg !28
  store i32 %212, ptr addrspace(3) %271, align 4, !dbg !28
  br label %.critedge4, !dbg !28

.critedge4:                                       ; preds = %.critedge2, %269
  %273 = or disjoint i32 %250, 12, !dbg !28
  br i1 %249, label %274, label %.critedge6, !dbg !28

274:                                              ; preds = %.critedge4
  %275 = or disjoint i32 %248, %273
  %276 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %275
  %277 = getelementptr float, ptr addrspace(3) @global_smem, i32 %275
  store float %246, ptr addrspace(3) %277, align 4, !dbg !28
  store i32 %247, ptr addrspace(3) %276, align 4, !dbg !28
  br label %.critedge6, !dbg !28

.critedge6:                                       ; preds = %.critedge4, %274
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  %278 = icmp samesign ult i32 %9, 128, !dbg !28
  %279 = getelementptr float, ptr addrspace(3) @global_smem, i32 %9, !dbg !28
  br i1 %278, label %280, label %282, !dbg !28

280:                                              ; preds = %.critedge6
  %281 = load float, ptr addrspace(3) %279, align 4, !dbg !28
  br label %282, !dbg !28

282:                                              ; preds = %280, %.critedge6
  %283 = phi float [ %281, %280 ], [ 0.000000e+00, %.critedge6 ], !dbg !37
  %284 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %9, !dbg !28
  br i1 %278, label %285, label %287, !dbg !28

285:                                              ; preds = %282
  %286 = load i32, ptr addrspace(3) %284, align 4, !dbg !28
  br label %287, !dbg !28

287:                                              ; preds = %285, %282
  %288 = phi i32 [ %286, %285 ], [ 0, %282 ], !dbg !37
  %289 = bitcast float %283 to i32, !dbg !28
  %290 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %289, i32 %289, i32 78, i32 15, i32 15, i1 false), !dbg !28
  %291 = bitcast i32 %290 to float, !dbg !28
  %292 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %288, i32 %288, i32 78, i32 15, i32 15, i1 false), !dbg !28
  %293 = fcmp oeq float %283, %291, !dbg !33
  %294 = icmp slt i32 %288, %292, !dbg !34
  %295 = and i1 %293, %294, !dbg !35
  %296 = fcmp ogt float %283, %291, !dbg !36
  %297 = or i1 %296, %295, !dbg !24
  %298 = select i1 %297, float %283, float %291, !dbg !31
  %299 = select i1 %297, i32 %288, i32 %292, !dbg !32
  %300 = bitcast float %298 to i32, !dbg !28
  %301 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %300, i32 %300, i32 177, i32 15, i32 15, i1 false), !dbg !28
  %302 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %299, i32 %299, i32 177, i32 15, i32 15, i1 false), !dbg !28
  %303 = and i32 %8, 3, !dbg !28
  %304 = icmp eq i32 %303, 0, !dbg !28
  %305 = and i1 %278, %304, !dbg !28
  br i1 %305, label %306, label %.critedge8, !dbg !28

306:                                              ; preds = %287
  %307 = bitcast i32 %301 to float, !dbg !28
  %308 = fcmp ogt float %298, %307, !dbg !36
  %309 = fcmp oeq float %298, %307, !dbg !33
  %310 = icmp slt i32 %299, %302, !dbg !34
  %311 = and i1 %309, %310, !dbg !35
  %312 = or i1 %308, %311, !dbg !24
  %313 = select i1 %312, i32 %299, i32 %302, !dbg !32
  %314 = select i1 %312, float %298, float %307, !dbg !31
  store float %314, ptr addrspace(3) %279, align 4, !dbg !28
  store i32 %313, ptr addrspace(3) %284, align 4, !dbg !28
  br label %.critedge8, !dbg !28

.critedge8:                                       ; preds = %287, %306
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !28
  %315 = getelementptr float, ptr addrspace(3) @global_smem, i32 %250, !dbg !28
  %316 = load float, ptr addrspace(3) %315, align 16, !dbg !28
  %317 = getelementptr float, ptr addrspace(3) @global_smem, i32 %263, !dbg !28
  %318 = load float, ptr addrspace(3) %317, align 16, !dbg !28
  %319 = getelementptr float, ptr addrspace(3) @global_smem, i32 %268, !dbg !28
  %320 = load float, ptr addrspace(3) %319, align 16, !dbg !28
  %321 = getelementptr float, ptr addrspace(3) @global_smem, i32 %273, !dbg !28
  %322 = load float, ptr addrspace(3) %321, align 16, !dbg !28
  %323 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %250, !dbg !28
  %324 = load i32, ptr addrspace(3) %323, align 16, !dbg !28
  %325 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %263, !dbg !28
  %326 = load i32, ptr addrspace(3) %325, align 16, !dbg !28
  %327 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %268, !dbg !28
  %328 = load i32, ptr addrspace(3) %327, align 16, !dbg !28
  %329 = getelementptr i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %273, !dbg !28
  %330 = load i32, ptr addrspace(3) %329, align 16, !dbg !28
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %250, !dbg !38
  %332 = insertelement <4 x float> poison, float %316, i64 0, !dbg !38
  %333 = insertelement <4 x float> %332, float %318, i64 1, !dbg !38
  %334 = insertelement <4 x float> %333, float %320, i64 2, !dbg !38
  %335 = insertelement <4 x float> %334, float %322, i64 3, !dbg !38
  store <4 x float> %335, ptr addrspace(3) %331, align 16, !dbg !38
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  %336 = shl nuw nsw i32 %17, 2, !dbg !38
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %336, !dbg !38
  %338 = and i32 %8, 32, !dbg !38
  %339 = or disjoint i32 %14, %338, !dbg !38
  %340 = icmp eq i32 %339, 0, !dbg !38
  br i1 %340, label %341, label %345, !dbg !38

341:                                              ; preds = %.critedge8
  %342 = sext i32 %19 to i64
  %343 = getelementptr float, ptr addrspace(1) %0, i64 %342
  %344 = load <1 x float>, ptr addrspace(3) %337, align 4, !dbg !38
  store <1 x float> %344, ptr addrspace(1) %343, align 4, !dbg !38
  br label %345, !dbg !38

345:                                              ; preds = %341, %.critedge8
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !13
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  %346 = insertelement <4 x i32> poison, i32 %324, i64 0, !dbg !13
  %347 = insertelement <4 x i32> %346, i32 %326, i64 1, !dbg !13
  %348 = insertelement <4 x i32> %347, i32 %328, i64 2, !dbg !13
  %349 = insertelement <4 x i32> %348, i32 %330, i64 3, !dbg !13
  store <4 x i32> %349, ptr addrspace(3) %331, align 16, !dbg !13
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !13
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  br i1 %340, label %350, label %354, !dbg !13

350:                                              ; preds = %345
  %351 = sext i32 %19 to i64
  %352 = getelementptr i32, ptr addrspace(1) %1, i64 %351
  %353 = load <1 x i32>, ptr addrspace(3) %337, align 4, !dbg !13
  store <1 x i32> %353, ptr addrspace(1) %352, align 4, !dbg !13
  br label %354, !dbg !13

354:                                              ; preds = %350, %345
  ret void, !dbg !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "column_extremes", linkageName: "column_extremes", scope: !1, file: !1, line: 128, type: !5, scopeLine: 128, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !7, !10, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 135, column: 30, scope: !4)
!14 = !DILocation(line: 131, column: 24, scope: !4)
!15 = !DILocation(line: 131, column: 29, scope: !4)
!16 = !DILocation(line: 131, column: 49, scope: !4)
!17 = !DILocation(line: 131, column: 36, scope: !4)
!18 = !DILocation(line: 132, column: 69, scope: !4)
!19 = !DILocation(line: 132, column: 80, scope: !4)
!20 = !DILocation(line: 132, column: 38, scope: !4)
!21 = !DILocation(line: 132, column: 23, scope: !4)
!22 = !DILocation(line: 132, column: 46, scope: !4)
!23 = !DILocation(line: 132, column: 16, scope: !4)
!24 = !DILocation(line: 152, column: 28, scope: !25, inlinedAt: !27)
!25 = distinct !DILexicalBlockFile(scope: !4, file: !26, discriminator: 0)
!26 = !DIFile(filename: "standard.py", directory: ".")
!27 = !DILocation(line: 160, column: 59, scope: !25, inlinedAt: !28)
!28 = !DILocation(line: 181, column: 58, scope: !25, inlinedAt: !29)
!29 = !DILocation(line: 133, column: 28, scope: !30)
!30 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!31 = !DILocation(line: 153, column: 35, scope: !25, inlinedAt: !27)
!32 = !DILocation(line: 154, column: 35, scope: !25, inlinedAt: !27)
!33 = !DILocation(line: 149, column: 24, scope: !25, inlinedAt: !27)
!34 = !DILocation(line: 149, column: 44, scope: !25, inlinedAt: !27)
!35 = !DILocation(line: 149, column: 35, scope: !25, inlinedAt: !27)
!36 = !DILocation(line: 152, column: 18, scope: !25, inlinedAt: !27)
!37 = !DILocation(line: 133, column: 28, scope: !4)
!38 = !DILocation(line: 134, column: 30, scope: !4)
!39 = !DILocation(line: 135, column: 4, scope: !4)
