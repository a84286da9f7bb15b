; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemm_tdm(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) writeonly captures(none) %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, ptr addrspace(1) readnone captures(none) %9, ptr addrspace(1) readnone captures(none) %10) local_unnamed_addr #0 !dbg !4 {
  %12 = tail call i32 @llvm.amdgcn.wave.id(), !dbg !12
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %14 = shl i32 %13, 6, !dbg !14
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !15
  %16 = shl i32 %15, 6, !dbg !16
  %17 = mul i32 %6, %14, !dbg !17
  %18 = sext i32 %17 to i64, !dbg !18
  %19 = getelementptr half, ptr addrspace(1) %0, i64 %18, !dbg !18
  %20 = ptrtoint ptr addrspace(1) %19 to i64, !dbg !19
  %21 = and i32 %5, -65536, !dbg !20
  %22 = sext i32 %16 to i64, !dbg !21
  %23 = getelementptr half, ptr addrspace(1) %1, i64 %22, !dbg !21
  %24 = ptrtoint ptr addrspace(1) %23 to i64, !dbg !22
  %25 = and i32 %4, 65535, !dbg !20
  %26 = tail call i32 @llvm.fshl.i32(i32 %5, i32 %4, i32 16), !dbg !22
  %27 = and i64 %20, 9223372036854775807, !dbg !23
  %28 = inttoptr i64 %27 to ptr addrspace(1), !dbg !23
  %29 = shl i32 %12, 4, !dbg !23
  %30 = and i32 %29, 48, !dbg !23
  %31 = and i32 %29, -64, !dbg !23
  %32 = mul i32 %6, %30, !dbg !23
  %33 = add i32 %32, %31, !dbg !23
  %34 = sext i32 %33 to i64, !dbg !23
  %35 = getelementptr half, ptr addrspace(1) %28, i64 %34, !dbg !23
  %36 = shl nuw nsw i32 %30, 6, !dbg !23
  %37 = add i32 %36, %31, !dbg !23
  %38 = ashr exact i32 %37, 3, !dbg !23
  %39 = add i32 %38, %37, !dbg !23
  %40 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20448), i32 %39, !dbg !23
  %41 = sub i32 %3, %30, !dbg !23
  %42 = tail call i32 @llvm.smax.i32(i32 %41, i32 0), !dbg !23
  %43 = sub i32 %5, %31, !dbg !23
  %44 = tail call i32 @llvm.smax.i32(i32 %43, i32 0), !dbg !23
  %45 = ptrtoint ptr addrspace(1) %35 to i64, !dbg !23
  %46 = ptrtoint ptr addrspace(3) %40 to i32, !dbg !23
  %47 = trunc i64 %45 to i32, !dbg !23
  %48 = lshr i64 %45, 32, !dbg !23
  %49 = trunc nuw i64 %48 to i32, !dbg !23
  %50 = or i32 %49, -2147483648, !dbg !23
  %51 = shl i32 %44, 16, !dbg !23
  %52 = lshr i32 %44, 16, !dbg !23
  %53 = shl i32 %42, 16, !dbg !23
  %54 = or disjoint i32 %52, %53, !dbg !23
  %55 = lshr i32 %42, 16, !dbg !23
  %56 = or disjoint i32 %55, 4194304, !dbg !23
  %57 = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %46, i64 1, !dbg !23
  %58 = insertelement <4 x i32> %57, i32 %47, i64 2, !dbg !23
  %59 = insertelement <4 x i32> %58, i32 %50, i64 3, !dbg !23
  %60 = insertelement <8 x i32> <i32 118554624, i32 poison, i32 poison, i32 poison, i32 16, i32 poison, i32 0, i32 0>, i32 %51, i64 1, !dbg !23
  %61 = insertelement <8 x i32> %60, i32 %54, i64 2, !dbg !23
  %62 = insertelement <8 x i32> %61, i32 %56, i64 3, !dbg !23
  %63 = insertelement <8 x i32> %62, i32 %6, i64 5, !dbg !23
  tail call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %59, <8 x i32> %63, i32 0), !dbg !23
  %64 = and i64 %24, 9223372036854775807, !dbg !20
  %65 = inttoptr i64 %64 to ptr addrspace(1), !dbg !20
  %66 = shl i32 %26, 16, !dbg !20
  %67 = lshr i32 %26, 16, !dbg !20
  %68 = or disjoint i32 %67, %21, !dbg !20
  %69 = mul i32 %7, %30, !dbg !20
  %70 = add i32 %69, %31, !dbg !20
  %71 = sext i32 %70 to i64, !dbg !20
  %72 = getelementptr half, ptr addrspace(1) %65, i64 %71, !dbg !20
  %73 = ashr exact i32 %37, 2, !dbg !20
  %74 = add i32 %73, %37, !dbg !20
  %75 = getelementptr half, ptr addrspace(3) @global_smem, i32 %74, !dbg !20
  %76 = sub i32 %68, %30, !dbg !20
  %77 = tail call i32 @llvm.smax.i32(i32 %76, i32 0), !dbg !20
  %78 = sub i32 %25, %31, !dbg !20
  %79 = add i32 %78, %66, !dbg !20
  %80 = tail call i32 @llvm.smax.i32(i32 %79, i32 0), !dbg !20
  %81 = ptrtoint ptr addrspace(1) %72 to i64, !dbg !20
  %82 = ptrtoint ptr addrspace(3) %75 to i32, !dbg !20
  %83 = trunc i64 %81 to i32, !dbg !20
  %84 = lshr i64 %81, 32, !dbg !20
  %85 = trunc nuw i64 %84 to i32, !dbg !20
  %86 = or i32 %85, -2147483648, !dbg !20
  %87 = shl i32 %80, 16, !dbg !20
  %88 = lshr i32 %80, 16, !dbg !20
  %89 = shl i32 %77, 16, !dbg !20
  %90 = or disjoint i32 %89, %88, !dbg !20
  %91 = lshr i32 %77, 16, !dbg !20
  %92 = or disjoint i32 %91, 4194304, !dbg !20
  %93 = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %82, i64 1, !dbg !20
  %94 = insertelement <4 x i32> %93, i32 %83, i64 2, !dbg !20
  %95 = insertelement <4 x i32> %94, i32 %86, i64 3, !dbg !20
  %96 = insertelement <8 x i32> <i32 252772352, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, i32 %87, i64 1, !dbg !20
  %97 = shufflevector <8 x i32> %96, <8 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 16, i32 poison, i32 0, i32 0>, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 12, i32 poison, i32 14, i32 15>, !dbg !20
  %98 = insertelement <8 x i32> %97, i32 %90, i64 2, !dbg !20
  %99 = insertelement <8 x i32> %98, i32 %92, i64 3, !dbg !20
  %100 = insertelement <8 x i32> %99, i32 %7, i64 5, !dbg !20
  tail call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %95, <8 x i32> %100, i32 0), !dbg !20
  %101 = sdiv i32 %5, 64, !dbg !24
  %102 = add nsw i32 %101, -1, !dbg !25
  %103 = icmp sgt i32 %5, 127, !dbg !26
  %104 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br i1 %103, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !26

.._crit_edge_crit_edge:                           ; preds = %11
  %.pre3 = and i32 %104, 16, !dbg !27
  %.pre5 = shl i32 %12, 5, !dbg !27
  %.pre7 = shl nuw nsw i32 %104, 7, !dbg !28
  %.pre9 = and i32 %.pre7, 896, !dbg !28
  %.pre11 = shl nuw nsw i32 %104, 1, !dbg !28
  %.pre13 = and i32 %.pre11, 16, !dbg !28
  %.pre15 = shl nuw nsw i32 %.pre3, 6, !dbg !28
  %.pre17 = and i32 %.pre5, 32, !dbg !28
  %.pre19 = or disjoint i32 %.pre13, %.pre15, !dbg !28
  br label %._crit_edge, !dbg !26

.lr.ph:                                           ; preds = %11
  %105 = shl nuw nsw i32 %104, 7
  %106 = and i32 %105, 1920
  %107 = and i32 %104, 16
  %108 = shl i32 %12, 10
  %109 = and i32 %108, 2048
  %110 = or disjoint i32 %109, %106
  %111 = lshr exact i32 %110, 3
  %112 = and i32 %105, 896
  %113 = shl nuw nsw i32 %104, 1
  %114 = and i32 %113, 16
  %115 = shl nuw nsw i32 %107, 6
  %116 = shl i32 %12, 5
  %117 = and i32 %116, 32
  %118 = or disjoint i32 %114, %115
  %119 = or disjoint i32 %118, %117
  %120 = or disjoint i32 %119, %112
  %121 = lshr exact i32 %120, 2
  %122 = and i32 %121, 536870880
  %smax = tail call i32 @llvm.smax.i32(i32 %102, i32 1), !dbg !26
  br label %123, !dbg !26

123:                                              ; preds = %.lr.ph, %123
  %124 = phi float [ 0.000000e+00, %.lr.ph ], [ %271, %123 ]
  %125 = phi float [ 0.000000e+00, %.lr.ph ], [ %272, %123 ]
  %126 = phi float [ 0.000000e+00, %.lr.ph ], [ %273, %123 ]
  %127 = phi float [ 0.000000e+00, %.lr.ph ], [ %274, %123 ]
  %128 = phi float [ 0.000000e+00, %.lr.ph ], [ %275, %123 ]
  %129 = phi float [ 0.000000e+00, %.lr.ph ], [ %276, %123 ]
  %130 = phi float [ 0.000000e+00, %.lr.ph ], [ %277, %123 ]
  %131 = phi float [ 0.000000e+00, %.lr.ph ], [ %278, %123 ]
  %132 = phi float [ 0.000000e+00, %.lr.ph ], [ %291, %123 ]
  %133 = phi float [ 0.000000e+00, %.lr.ph ], [ %292, %123 ]
  %134 = phi float [ 0.000000e+00, %.lr.ph ], [ %293, %123 ]
  %135 = phi float [ 0.000000e+00, %.lr.ph ], [ %294, %123 ]
  %136 = phi float [ 0.000000e+00, %.lr.ph ], [ %295, %123 ]
  %137 = phi float [ 0.000000e+00, %.lr.ph ], [ %296, %123 ]
  %138 = phi float [ 0.000000e+00, %.lr.ph ], [ %297, %123 ]
  %139 = phi float [ 0.000000e+00, %.lr.ph ], [ %298, %123 ]
  %140 = phi float [ 0.000000e+00, %.lr.ph ], [ %311, %123 ]
  %141 = phi float [ 0.000000e+00, %.lr.ph ], [ %312, %123 ]
  %142 = phi float [ 0.000000e+00, %.lr.ph ], [ %313, %123 ]
  %143 = phi float [ 0.000000e+00, %.lr.ph ], [ %314, %123 ]
  %144 = phi float [ 0.000000e+00, %.lr.ph ], [ %315, %123 ]
  %145 = phi float [ 0.000000e+00, %.lr.ph ], [ %316, %123 ]
  %146 = phi float [ 0.000000e+00, %.lr.ph ], [ %317, %123 ]
  %147 = phi float [ 0.000000e+00, %.lr.ph ], [ %318, %123 ]
  %148 = phi float [ 0.000000e+00, %.lr.ph ], [ %329, %123 ]
  %149 = phi float [ 0.000000e+00, %.lr.ph ], [ %330, %123 ]
  %150 = phi float [ 0.000000e+00, %.lr.ph ], [ %331, %123 ]
  %151 = phi float [ 0.000000e+00, %.lr.ph ], [ %332, %123 ]
  %152 = phi float [ 0.000000e+00, %.lr.ph ], [ %333, %123 ]
  %153 = phi float [ 0.000000e+00, %.lr.ph ], [ %334, %123 ]
  %154 = phi float [ 0.000000e+00, %.lr.ph ], [ %335, %123 ]
  %155 = phi float [ 0.000000e+00, %.lr.ph ], [ %336, %123 ]
  %156 = phi i32 [ 0, %.lr.ph ], [ %157, %123 ]
  %157 = add nuw nsw i32 %156, 1, !dbg !29
  %158 = shl i32 %157, 6, !dbg !30
  %159 = shl i32 %157, 12, !dbg !31
  %160 = and i32 %159, 4096, !dbg !31
  %161 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20448), i32 %160, !dbg !31
  %162 = lshr exact i32 %160, 2, !dbg !31
  %163 = getelementptr i8, ptr addrspace(3) %161, i32 %162, !dbg !31
  fence syncscope("workgroup") release, !dbg !32
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !32
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32
  %164 = add i32 %158, %31, !dbg !32
  %165 = add i32 %164, %32, !dbg !32
  %166 = sext i32 %165 to i64, !dbg !32
  %167 = getelementptr half, ptr addrspace(1) %28, i64 %166, !dbg !32
  %168 = getelementptr half, ptr addrspace(3) %163, i32 %39, !dbg !32
  %169 = sub i32 %5, %164, !dbg !32
  %170 = tail call i32 @llvm.smax.i32(i32 %169, i32 0), !dbg !32
  %171 = ptrtoint ptr addrspace(1) %167 to i64, !dbg !32
  %172 = ptrtoint ptr addrspace(3) %168 to i32, !dbg !32
  %173 = trunc i64 %171 to i32, !dbg !32
  %174 = lshr i64 %171, 32, !dbg !32
  %175 = trunc nuw i64 %174 to i32, !dbg !32
  %176 = or i32 %175, -2147483648, !dbg !32
  %177 = shl i32 %170, 16, !dbg !32
  %178 = lshr i32 %170, 16, !dbg !32
  %179 = or disjoint i32 %178, %53, !dbg !32
  %180 = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %172, i64 1, !dbg !32
  %181 = insertelement <4 x i32> %180, i32 %173, i64 2, !dbg !32
  %182 = insertelement <4 x i32> %181, i32 %176, i64 3, !dbg !32
  %183 = insertelement <8 x i32> <i32 118554624, i32 poison, i32 poison, i32 poison, i32 16, i32 poison, i32 0, i32 0>, i32 %177, i64 1, !dbg !32
  %184 = insertelement <8 x i32> %183, i32 %179, i64 2, !dbg !32
  %185 = insertelement <8 x i32> %184, i32 %56, i64 3, !dbg !32
  %186 = insertelement <8 x i32> %185, i32 %6, i64 5, !dbg !32
  tail call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %182, <8 x i32> %186, i32 0), !dbg !32
  %187 = getelementptr half, ptr addrspace(3) @global_smem, i32 %160, !dbg !33
  %188 = lshr exact i32 %160, 1, !dbg !33
  %189 = getelementptr i8, ptr addrspace(3) %187, i32 %188, !dbg !33
  %190 = or disjoint i32 %158, %30, !dbg !34
  %191 = mul i32 %190, %7, !dbg !34
  %192 = add i32 %191, %31, !dbg !34
  %193 = sext i32 %192 to i64, !dbg !34
  %194 = getelementptr half, ptr addrspace(1) %65, i64 %193, !dbg !34
  %195 = getelementptr half, ptr addrspace(3) %189, i32 %74, !dbg !34
  %196 = sub i32 %68, %190, !dbg !34
  %197 = tail call i32 @llvm.smax.i32(i32 %196, i32 0), !dbg !34
  %198 = ptrtoint ptr addrspace(1) %194 to i64, !dbg !34
  %199 = ptrtoint ptr addrspace(3) %195 to i32, !dbg !34
  %200 = trunc i64 %198 to i32, !dbg !34
  %201 = lshr i64 %198, 32, !dbg !34
  %202 = trunc nuw i64 %201 to i32, !dbg !34
  %203 = or i32 %202, -2147483648, !dbg !34
  %204 = shl i32 %197, 16, !dbg !34
  %205 = or disjoint i32 %204, %88, !dbg !34
  %206 = lshr i32 %197, 16, !dbg !34
  %207 = or disjoint i32 %206, 4194304, !dbg !34
  %208 = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %199, i64 1, !dbg !34
  %209 = insertelement <4 x i32> %208, i32 %200, i64 2, !dbg !34
  %210 = insertelement <4 x i32> %209, i32 %203, i64 3, !dbg !34
  %211 = insertelement <8 x i32> %97, i32 %205, i64 2, !dbg !34
  %212 = insertelement <8 x i32> %211, i32 %207, i64 3, !dbg !34
  %213 = insertelement <8 x i32> %212, i32 %7, i64 5, !dbg !34
  tail call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %210, <8 x i32> %213, i32 0), !dbg !34
  tail call void @llvm.amdgcn.s.wait.tensorcnt(i16 2), !dbg !35
  fence syncscope("workgroup") release, !dbg !35
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !35
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !35
  fence syncscope("workgroup") acquire, !dbg !35
  %214 = shl i32 %156, 12, !dbg !36
  %215 = and i32 %214, 4096, !dbg !36
  %216 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20448), i32 %215, !dbg !36
  %217 = lshr exact i32 %215, 2, !dbg !36
  %218 = getelementptr i8, ptr addrspace(3) %216, i32 %217, !dbg !36
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %218, i32 %110, !dbg !37
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %219, i32 %107, !dbg !37
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %220, i32 %111, !dbg !37
  %222 = load <8 x half>, ptr addrspace(3) %221, align 16, !dbg !37
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 32, !dbg !37
  %224 = load <8 x half>, ptr addrspace(3) %223, align 16, !dbg !37
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 64, !dbg !37
  %226 = load <8 x half>, ptr addrspace(3) %225, align 16, !dbg !37
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 96, !dbg !37
  %228 = load <8 x half>, ptr addrspace(3) %227, align 16, !dbg !37
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 4608, !dbg !37
  %230 = load <8 x half>, ptr addrspace(3) %229, align 16, !dbg !37
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 4640, !dbg !37
  %232 = load <8 x half>, ptr addrspace(3) %231, align 16, !dbg !37
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 4672, !dbg !37
  %234 = load <8 x half>, ptr addrspace(3) %233, align 16, !dbg !37
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %221, i32 4704, !dbg !37
  %236 = load <8 x half>, ptr addrspace(3) %235, align 16, !dbg !37
  %237 = getelementptr half, ptr addrspace(3) @global_smem, i32 %215, !dbg !38
  %238 = lshr exact i32 %215, 1, !dbg !38
  %239 = getelementptr i8, ptr addrspace(3) %237, i32 %238, !dbg !38
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %239, i32 %120, !dbg !39
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %240, i32 %122, !dbg !39
  %242 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) %241), !dbg !39
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 2560, !dbg !39
  %244 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %243), !dbg !39
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 5120, !dbg !39
  %246 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %245), !dbg !39
  %247 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 7680, !dbg !39
  %248 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %247), !dbg !39
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 64, !dbg !39
  %250 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %249), !dbg !39
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 2624, !dbg !39
  %252 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %251), !dbg !39
  %253 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 5184, !dbg !39
  %254 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %253), !dbg !39
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) %241, i32 7744, !dbg !39
  %256 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %255), !dbg !39
  %257 = insertelement <8 x float> poison, float %124, i64 0, !dbg !40
  %258 = insertelement <8 x float> %257, float %125, i64 1, !dbg !40
  %259 = insertelement <8 x float> %258, float %126, i64 2, !dbg !40
  %260 = insertelement <8 x float> %259, float %127, i64 3, !dbg !40
  %261 = insertelement <8 x float> %260, float %128, i64 4, !dbg !40
  %262 = insertelement <8 x float> %261, float %129, i64 5, !dbg !40
  %263 = insertelement <8 x float> %262, float %130, i64 6, !dbg !40
  %264 = insertelement <8 x float> %263, float %131, i64 7, !dbg !40
  %265 = shufflevector <8 x half> %222, <8 x half> %224, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %266 = shufflevector <8 x half> %242, <8 x half> %244, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %267 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %266, i1 false, <16 x half> %265, i16 0, <8 x float> %264, i1 false, i1 false), !dbg !40
  %268 = shufflevector <8 x half> %226, <8 x half> %228, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %269 = shufflevector <8 x half> %246, <8 x half> %248, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %270 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %269, i1 false, <16 x half> %268, i16 0, <8 x float> %267, i1 false, i1 false), !dbg !40
  %271 = extractelement <8 x float> %270, i64 0, !dbg !40
  %272 = extractelement <8 x float> %270, i64 1, !dbg !40
  %273 = extractelement <8 x float> %270, i64 2, !dbg !40
  %274 = extractelement <8 x float> %270, i64 3, !dbg !40
  %275 = extractelement <8 x float> %270, i64 4, !dbg !40
  %276 = extractelement <8 x float> %270, i64 5, !dbg !40
  %277 = extractelement <8 x float> %270, i64 6, !dbg !40
  %278 = extractelement <8 x float> %270, i64 7, !dbg !40
  %279 = insertelement <8 x float> poison, float %132, i64 0, !dbg !40
  %280 = insertelement <8 x float> %279, float %133, i64 1, !dbg !40
  %281 = insertelement <8 x float> %280, float %134, i64 2, !dbg !40
  %282 = insertelement <8 x float> %281, float %135, i64 3, !dbg !40
  %283 = insertelement <8 x float> %282, float %136, i64 4, !dbg !40
  %284 = insertelement <8 x float> %283, float %137, i64 5, !dbg !40
  %285 = insertelement <8 x float> %284, float %138, i64 6, !dbg !40
  %286 = insertelement <8 x float> %285, float %139, i64 7, !dbg !40
  %287 = shufflevector <8 x half> %250, <8 x half> %252, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %288 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %287, i1 false, <16 x half> %265, i16 0, <8 x float> %286, i1 false, i1 false), !dbg !40
  %289 = shufflevector <8 x half> %254, <8 x half> %256, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %290 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %289, i1 false, <16 x half> %268, i16 0, <8 x float> %288, i1 false, i1 false), !dbg !40
  %291 = extractelement <8 x float> %290, i64 0, !dbg !40
  %292 = extractelement <8 x float> %290, i64 1, !dbg !40
  %293 = extractelement <8 x float> %290, i64 2, !dbg !40
  %294 = extractelement <8 x float> %290, i64 3, !dbg !40
  %295 = extractelement <8 x float> %290, i64 4, !dbg !40
  %296 = extractelement <8 x float> %290, i64 5, !dbg !40
  %297 = extractelement <8 x float> %290, i64 6, !dbg !40
  %298 = extractelement <8 x float> %290, i64 7, !dbg !40
  %299 = insertelement <8 x float> poison, float %140, i64 0, !dbg !40
  %300 = insertelement <8 x float> %299, float %141, i64 1, !dbg !40
  %301 = insertelement <8 x float> %300, float %142, i64 2, !dbg !40
  %302 = insertelement <8 x float> %301, float %143, i64 3, !dbg !40
  %303 = insertelement <8 x float> %302, float %144, i64 4, !dbg !40
  %304 = insertelement <8 x float> %303, float %145, i64 5, !dbg !40
  %305 = insertelement <8 x float> %304, float %146, i64 6, !dbg !40
  %306 = insertelement <8 x float> %305, float %147, i64 7, !dbg !40
  %307 = shufflevector <8 x half> %230, <8 x half> %232, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %308 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %266, i1 false, <16 x half> %307, i16 0, <8 x float> %306, i1 false, i1 false), !dbg !40
  %309 = shufflevector <8 x half> %234, <8 x half> %236, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !40
  %310 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %269, i1 false, <16 x half> %309, i16 0, <8 x float> %308, i1 false, i1 false), !dbg !40
  %311 = extractelement <8 x float> %310, i64 0, !dbg !40
  %312 = extractelement <8 x float> %310, i64 1, !dbg !40
  %313 = extractelement <8 x float> %310, i64 2, !dbg !40
  %314 = extractelement <8 x float> %310, i64 3, !dbg !40
  %315 = extractelement <8 x float> %310, i64 4, !dbg !40
  %316 = extractelement <8 x float> %310, i64 5, !dbg !40
  %317 = extractelement <8 x float> %310, i64 6, !dbg !40
  %318 = extractelement <8 x float> %310, i64 7, !dbg !40
  %319 = insertelement <8 x float> poison, float %148, i64 0, !dbg !40
  %320 = insertelement <8 x float> %319, float %149, i64 1, !dbg !40
  %321 = insertelement <8 x float> %320, float %150, i64 2, !dbg !40
  %322 = insertelement <8 x float> %321, float %151, i64 3, !dbg !40
  %323 = insertelement <8 x float> %322, float %152, i64 4, !dbg !40
  %324 = insertelement <8 x float> %323, float %153, i64 5, !dbg !40
  %325 = insertelement <8 x float> %324, float %154, i64 6, !dbg !40
  %326 = insertelement <8 x float> %325, float %155, i64 7, !dbg !40
  %327 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %287, i1 false, <16 x half> %307, i16 0, <8 x float> %326, i1 false, i1 false), !dbg !40
  %328 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %289, i1 false, <16 x half> %309, i16 0, <8 x float> %327, i1 false, i1 false), !dbg !40
  %329 = extractelement <8 x float> %328, i64 0, !dbg !40
  %330 = extractelement <8 x float> %328, i64 1, !dbg !40
  %331 = extractelement <8 x float> %328, i64 2, !dbg !40
  %332 = extractelement <8 x float> %328, i64 3, !dbg !40
  %333 = extractelement <8 x float> %328, i64 4, !dbg !40
  %334 = extractelement <8 x float> %328, i64 5, !dbg !40
  %335 = extractelement <8 x float> %328, i64 6, !dbg !40
  %336 = extractelement <8 x float> %328, i64 7, !dbg !40
  %exitcond.not = icmp eq i32 %157, %smax, !dbg !26
  br i1 %exitcond.not, label %._crit_edge, label %123, !dbg !26

._crit_edge:                                      ; preds = %123, %.._crit_edge_crit_edge
  %.pre-phi20 = phi i32 [ %.pre19, %.._crit_edge_crit_edge ], [ %118, %123 ], !dbg !28
  %.pre-phi18 = phi i32 [ %.pre17, %.._crit_edge_crit_edge ], [ %117, %123 ], !dbg !28
  %.pre-phi10 = phi i32 [ %.pre9, %.._crit_edge_crit_edge ], [ %112, %123 ], !dbg !28
  %.pre-phi4 = phi i32 [ %.pre3, %.._crit_edge_crit_edge ], [ %107, %123 ], !dbg !27
  %337 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %271, %123 ], !dbg !41
  %338 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %272, %123 ], !dbg !41
  %339 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %273, %123 ], !dbg !41
  %340 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %274, %123 ], !dbg !41
  %341 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %275, %123 ], !dbg !41
  %342 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %276, %123 ], !dbg !41
  %343 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %277, %123 ], !dbg !41
  %344 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %278, %123 ], !dbg !41
  %345 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %291, %123 ], !dbg !41
  %346 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %292, %123 ], !dbg !41
  %347 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %293, %123 ], !dbg !41
  %348 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %294, %123 ], !dbg !41
  %349 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %295, %123 ], !dbg !41
  %350 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %296, %123 ], !dbg !41
  %351 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %297, %123 ], !dbg !41
  %352 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %298, %123 ], !dbg !41
  %353 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %311, %123 ], !dbg !41
  %354 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %312, %123 ], !dbg !41
  %355 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %313, %123 ], !dbg !41
  %356 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %314, %123 ], !dbg !41
  %357 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %315, %123 ], !dbg !41
  %358 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %316, %123 ], !dbg !41
  %359 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %317, %123 ], !dbg !41
  %360 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %318, %123 ], !dbg !41
  %361 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %329, %123 ], !dbg !41
  %362 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %330, %123 ], !dbg !41
  %363 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %331, %123 ], !dbg !41
  %364 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %332, %123 ], !dbg !41
  %365 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %333, %123 ], !dbg !41
  %366 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %334, %123 ], !dbg !41
  %367 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %335, %123 ], !dbg !41
  %368 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %336, %123 ], !dbg !41
  tail call void @llvm.amdgcn.s.wait.tensorcnt(i16 0), !dbg !42
  fence syncscope("workgroup") release, !dbg !42
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !42
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !42
  fence syncscope("workgroup") acquire, !dbg !42
  %369 = srem i32 %102, 2, !dbg !43
  %370 = shl nsw i32 %369, 12, !dbg !44
  %371 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 20448), i32 %370, !dbg !44
  %372 = lshr exact i32 %370, 2, !dbg !44
  %373 = getelementptr i8, ptr addrspace(3) %371, i32 %372, !dbg !44
  %374 = and i32 %104, 15, !dbg !27
  %375 = shl nuw nsw i32 %374, 7, !dbg !27
  %376 = and i32 %12, 2, !dbg !27
  %377 = shl nuw nsw i32 %376, 10, !dbg !27
  %378 = or disjoint i32 %377, %375, !dbg !27
  %379 = lshr exact i32 %378, 3, !dbg !27
  %380 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 %378, !dbg !27
  %381 = getelementptr inbounds nuw i8, ptr addrspace(3) %380, i32 %.pre-phi4, !dbg !27
  %382 = getelementptr inbounds nuw i8, ptr addrspace(3) %381, i32 %379, !dbg !27
  %383 = load <8 x half>, ptr addrspace(3) %382, align 16, !dbg !27
  %384 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 32, !dbg !27
  %385 = load <8 x half>, ptr addrspace(3) %384, align 16, !dbg !27
  %386 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 64, !dbg !27
  %387 = load <8 x half>, ptr addrspace(3) %386, align 16, !dbg !27
  %388 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 96, !dbg !27
  %389 = load <8 x half>, ptr addrspace(3) %388, align 16, !dbg !27
  %390 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 4608, !dbg !27
  %391 = load <8 x half>, ptr addrspace(3) %390, align 16, !dbg !27
  %392 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 4640, !dbg !27
  %393 = load <8 x half>, ptr addrspace(3) %392, align 16, !dbg !27
  %394 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 4672, !dbg !27
  %395 = load <8 x half>, ptr addrspace(3) %394, align 16, !dbg !27
  %396 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 4704, !dbg !27
  %397 = load <8 x half>, ptr addrspace(3) %396, align 16, !dbg !27
  %398 = getelementptr half, ptr addrspace(3) @global_smem, i32 %370, !dbg !45
  %399 = lshr exact i32 %370, 1, !dbg !45
  %400 = getelementptr i8, ptr addrspace(3) %398, i32 %399, !dbg !45
  %401 = or disjoint i32 %.pre-phi20, %.pre-phi10, !dbg !28
  %402 = lshr exact i32 %401, 2, !dbg !28
  %403 = and i32 %402, 480, !dbg !28
  %404 = getelementptr inbounds nuw i8, ptr addrspace(3) %400, i32 %401, !dbg !28
  %405 = getelementptr inbounds nuw i8, ptr addrspace(3) %404, i32 %.pre-phi18, !dbg !28
  %406 = getelementptr inbounds nuw i8, ptr addrspace(3) %405, i32 %403, !dbg !28
  %407 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) %406), !dbg !28
  %408 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 2560, !dbg !28
  %409 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %408), !dbg !28
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 5120, !dbg !28
  %411 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %410), !dbg !28
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 7680, !dbg !28
  %413 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %412), !dbg !28
  %414 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 64, !dbg !28
  %415 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %414), !dbg !28
  %416 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 2624, !dbg !28
  %417 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %416), !dbg !28
  %418 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 5184, !dbg !28
  %419 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %418), !dbg !28
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 7744, !dbg !28
  %421 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %420), !dbg !28
  %422 = insertelement <8 x float> poison, float %337, i64 0, !dbg !46
  %423 = insertelement <8 x float> %422, float %338, i64 1, !dbg !46
  %424 = insertelement <8 x float> %423, float %339, i64 2, !dbg !46
  %425 = insertelement <8 x float> %424, float %340, i64 3, !dbg !46
  %426 = insertelement <8 x float> %425, float %341, i64 4, !dbg !46
  %427 = insertelement <8 x float> %426, float %342, i64 5, !dbg !46
  %428 = insertelement <8 x float> %427, float %343, i64 6, !dbg !46
  %429 = insertelement <8 x float> %428, float %344, i64 7, !dbg !46
  %430 = shufflevector <8 x half> %383, <8 x half> %385, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %431 = shufflevector <8 x half> %407, <8 x half> %409, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %432 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %431, i1 false, <16 x half> %430, i16 0, <8 x float> %429, i1 false, i1 false), !dbg !46
  %433 = shufflevector <8 x half> %387, <8 x half> %389, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %434 = shufflevector <8 x half> %411, <8 x half> %413, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %435 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %434, i1 false, <16 x half> %433, i16 0, <8 x float> %432, i1 false, i1 false), !dbg !46
  %436 = extractelement <8 x float> %435, i64 0, !dbg !46
  %437 = extractelement <8 x float> %435, i64 1, !dbg !46
  %438 = extractelement <8 x float> %435, i64 2, !dbg !46
  %439 = extractelement <8 x float> %435, i64 3, !dbg !46
  %440 = extractelement <8 x float> %435, i64 4, !dbg !46
  %441 = extractelement <8 x float> %435, i64 5, !dbg !46
  %442 = extractelement <8 x float> %435, i64 6, !dbg !46
  %443 = extractelement <8 x float> %435, i64 7, !dbg !46
  %444 = insertelement <8 x float> poison, float %345, i64 0, !dbg !46
  %445 = insertelement <8 x float> %444, float %346, i64 1, !dbg !46
  %446 = insertelement <8 x float> %445, float %347, i64 2, !dbg !46
  %447 = insertelement <8 x float> %446, float %348, i64 3, !dbg !46
  %448 = insertelement <8 x float> %447, float %349, i64 4, !dbg !46
  %449 = insertelement <8 x float> %448, float %350, i64 5, !dbg !46
  %450 = insertelement <8 x float> %449, float %351, i64 6, !dbg !46
  %451 = insertelement <8 x float> %450, float %352, i64 7, !dbg !46
  %452 = shufflevector <8 x half> %415, <8 x half> %417, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %453 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %452, i1 false, <16 x half> %430, i16 0, <8 x float> %451, i1 false, i1 false), !dbg !46
  %454 = shufflevector <8 x half> %419, <8 x half> %421, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %455 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %454, i1 false, <16 x half> %433, i16 0, <8 x float> %453, i1 false, i1 false), !dbg !46
  %456 = extractelement <8 x float> %455, i64 0, !dbg !46
  %457 = extractelement <8 x float> %455, i64 1, !dbg !46
  %458 = extractelement <8 x float> %455, i64 2, !dbg !46
  %459 = extractelement <8 x float> %455, i64 3, !dbg !46
  %460 = extractelement <8 x float> %455, i64 4, !dbg !46
  %461 = extractelement <8 x float> %455, i64 5, !dbg !46
  %462 = extractelement <8 x float> %455, i64 6, !dbg !46
  %463 = extractelement <8 x float> %455, i64 7, !dbg !46
  %464 = insertelement <8 x float> poison, float %353, i64 0, !dbg !46
  %465 = insertelement <8 x float> %464, float %354, i64 1, !dbg !46
  %466 = insertelement <8 x float> %465, float %355, i64 2, !dbg !46
  %467 = insertelement <8 x float> %466, float %356, i64 3, !dbg !46
  %468 = insertelement <8 x float> %467, float %357, i64 4, !dbg !46
  %469 = insertelement <8 x float> %468, float %358, i64 5, !dbg !46
  %470 = insertelement <8 x float> %469, float %359, i64 6, !dbg !46
  %471 = insertelement <8 x float> %470, float %360, i64 7, !dbg !46
  %472 = shufflevector <8 x half> %391, <8 x half> %393, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %473 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %431, i1 false, <16 x half> %472, i16 0, <8 x float> %471, i1 false, i1 false), !dbg !46
  %474 = shufflevector <8 x half> %395, <8 x half> %397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !46
  %475 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %434, i1 false, <16 x half> %474, i16 0, <8 x float> %473, i1 false, i1 false), !dbg !46
  %476 = extractelement <8 x float> %475, i64 0, !dbg !46
  %477 = extractelement <8 x float> %475, i64 1, !dbg !46
  %478 = extractelement <8 x float> %475, i64 2, !dbg !46
  %479 = extractelement <8 x float> %475, i64 3, !dbg !46
  %480 = extractelement <8 x float> %475, i64 4, !dbg !46
  %481 = extractelement <8 x float> %475, i64 5, !dbg !46
  %482 = extractelement <8 x float> %475, i64 6, !dbg !46
  %483 = extractelement <8 x float> %475, i64 7, !dbg !46
  %484 = insertelement <8 x float> poison, float %361, i64 0, !dbg !46
  %485 = insertelement <8 x float> %484, float %362, i64 1, !dbg !46
  %486 = insertelement <8 x float> %485, float %363, i64 2, !dbg !46
  %487 = insertelement <8 x float> %486, float %364, i64 3, !dbg !46
  %488 = insertelement <8 x float> %487, float %365, i64 4, !dbg !46
  %489 = insertelement <8 x float> %488, float %366, i64 5, !dbg !46
  %490 = insertelement <8 x float> %489, float %367, i64 6, !dbg !46
  %491 = insertelement <8 x float> %490, float %368, i64 7, !dbg !46
  %492 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %452, i1 false, <16 x half> %472, i16 0, <8 x float> %491, i1 false, i1 false), !dbg !46
  %493 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %454, i1 false, <16 x half> %474, i16 0, <8 x float> %492, i1 false, i1 false), !dbg !46
  %494 = extractelement <8 x float> %493, i64 0, !dbg !46
  %495 = extractelement <8 x float> %493, i64 1, !dbg !46
  %496 = extractelement <8 x float> %493, i64 2, !dbg !46
  %497 = extractelement <8 x float> %493, i64 3, !dbg !46
  %498 = extractelement <8 x float> %493, i64 4, !dbg !46
  %499 = extractelement <8 x float> %493, i64 5, !dbg !46
  %500 = extractelement <8 x float> %493, i64 6, !dbg !46
  %501 = extractelement <8 x float> %493, i64 7, !dbg !46
  %502 = shl nuw nsw i32 %376, 3, !dbg !47
  %503 = or disjoint i32 %502, %374, !dbg !47
  %504 = or disjoint i32 %503, %14, !dbg !48
  %505 = or disjoint i32 %504, 32, !dbg !48
  %506 = or disjoint i32 %.pre-phi18, %.pre-phi4, !dbg !12
  %507 = lshr exact i32 %506, 1, !dbg !12
  %508 = or disjoint i32 %507, %16, !dbg !49
  %509 = or disjoint i32 %508, 32, !dbg !49
  %510 = mul i32 %8, %504, !dbg !50
  %511 = mul i32 %8, %505, !dbg !50
  %512 = sext i32 %510 to i64, !dbg !51
  %513 = getelementptr half, ptr addrspace(1) %2, i64 %512, !dbg !51
  %514 = sext i32 %511 to i64, !dbg !51
  %515 = getelementptr half, ptr addrspace(1) %2, i64 %514, !dbg !51
  %516 = sext i32 %508 to i64, !dbg !52
  %517 = getelementptr half, ptr addrspace(1) %513, i64 %516, !dbg !52
  %518 = sext i32 %509 to i64, !dbg !52
  %519 = getelementptr half, ptr addrspace(1) %513, i64 %518, !dbg !52
  %520 = getelementptr half, ptr addrspace(1) %515, i64 %516, !dbg !52
  %521 = getelementptr half, ptr addrspace(1) %515, i64 %518, !dbg !52
  %522 = fptrunc float %436 to half, !dbg !53
  %523 = fptrunc float %437 to half, !dbg !53
  %524 = fptrunc float %438 to half, !dbg !53
  %525 = fptrunc float %439 to half, !dbg !53
  %526 = fptrunc float %440 to half, !dbg !53
  %527 = fptrunc float %441 to half, !dbg !53
  %528 = fptrunc float %442 to half, !dbg !53
  %529 = fptrunc float %443 to half, !dbg !53
  %530 = fptrunc float %456 to half, !dbg !53
  %531 = fptrunc float %457 to half, !dbg !53
  %532 = fptrunc float %458 to half, !dbg !53
  %533 = fptrunc float %459 to half, !dbg !53
  %534 = fptrunc float %460 to half, !dbg !53
  %535 = fptrunc float %461 to half, !dbg !53
  %536 = fptrunc float %462 to half, !dbg !53
  %537 = fptrunc float %463 to half, !dbg !53
  %538 = fptrunc float %476 to half, !dbg !53
  %539 = fptrunc float %477 to half, !dbg !53
  %540 = fptrunc float %478 to half, !dbg !53
  %541 = fptrunc float %479 to half, !dbg !53
  %542 = fptrunc float %480 to half, !dbg !53
  %543 = fptrunc float %481 to half, !dbg !53
  %544 = fptrunc float %482 to half, !dbg !53
  %545 = fptrunc float %483 to half, !dbg !53
  %546 = fptrunc float %494 to half, !dbg !53
  %547 = fptrunc float %495 to half, !dbg !53
  %548 = fptrunc float %496 to half, !dbg !53
  %549 = fptrunc float %497 to half, !dbg !53
  %550 = fptrunc float %498 to half, !dbg !53
  %551 = fptrunc float %499 to half, !dbg !53
  %552 = fptrunc float %500 to half, !dbg !53
  %553 = fptrunc float %501 to half, !dbg !53
  %554 = insertelement <8 x half> poison, half %522, i64 0, !dbg !54
  %555 = insertelement <8 x half> %554, half %523, i64 1, !dbg !54
  %556 = insertelement <8 x half> %555, half %524, i64 2, !dbg !54
  %557 = insertelement <8 x half> %556, half %525, i64 3, !dbg !54
  %558 = insertelement <8 x half> %557, half %526, i64 4, !dbg !54
  %559 = insertelement <8 x half> %558, half %527, i64 5, !dbg !54
  %560 = insertelement <8 x half> %559, half %528, i64 6, !dbg !54
  %561 = insertelement <8 x half> %560, half %529, i64 7, !dbg !54
  store <8 x half> %561, ptr addrspace(1) %517, align 16, !dbg !54
  %562 = insertelement <8 x half> poison, half %530, i64 0, !dbg !54
  %563 = insertelement <8 x half> %562, half %531, i64 1, !dbg !54
  %564 = insertelement <8 x half> %563, half %532, i64 2, !dbg !54
  %565 = insertelement <8 x half> %564, half %533, i64 3, !dbg !54
  %566 = insertelement <8 x half> %565, half %534, i64 4, !dbg !54
  %567 = insertelement <8 x half> %566, half %535, i64 5, !dbg !54
  %568 = insertelement <8 x half> %567, half %536, i64 6, !dbg !54
  %569 = insertelement <8 x half> %568, half %537, i64 7, !dbg !54
  store <8 x half> %569, ptr addrspace(1) %519, align 16, !dbg !54
  %570 = insertelement <8 x half> poison, half %538, i64 0, !dbg !54
  %571 = insertelement <8 x half> %570, half %539, i64 1, !dbg !54
  %572 = insertelement <8 x half> %571, half %540, i64 2, !dbg !54
  %573 = insertelement <8 x half> %572, half %541, i64 3, !dbg !54
  %574 = insertelement <8 x half> %573, half %542, i64 4, !dbg !54
  %575 = insertelement <8 x half> %574, half %543, i64 5, !dbg !54
  %576 = insertelement <8 x half> %575, half %544, i64 6, !dbg !54
  %577 = insertelement <8 x half> %576, half %545, i64 7, !dbg !54
  store <8 x half> %577, ptr addrspace(1) %520, align 16, !dbg !54
  %578 = insertelement <8 x half> poison, half %546, i64 0, !dbg !54
  %579 = insertelement <8 x half> %578, half %547, i64 1, !dbg !54
  %580 = insertelement <8 x half> %579, half %548, i64 2, !dbg !54
  %581 = insertelement <8 x half> %580, half %549, i64 3, !dbg !54
  %582 = insertelement <8 x half> %581, half %550, i64 4, !dbg !54
  %583 = insertelement <8 x half> %582, half %551, i64 5, !dbg !54
  %584 = insertelement <8 x half> %583, half %552, i64 6, !dbg !54
  %585 = insertelement <8 x half> %584, half %553, i64 7, !dbg !54
  store <8 x half> %585, ptr addrspace(1) %521, align 16, !dbg !54
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.wave.id() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.amdgcn.s.wait.tensorcnt(i16 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.signal(i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) captures(none)) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 immarg, <16 x half>, i1 immarg, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { nofree norecurse nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gemm_tdm", linkageName: "gemm_tdm", scope: !1, file: !1, line: 97, type: !5, scopeLine: 97, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 151, column: 33, scope: !4)
!13 = !DILocation(line: 117, column: 24, scope: !4)
!14 = !DILocation(line: 117, column: 29, scope: !4)
!15 = !DILocation(line: 118, column: 24, scope: !4)
!16 = !DILocation(line: 118, column: 29, scope: !4)
!17 = !DILocation(line: 120, column: 25, scope: !4)
!18 = !DILocation(line: 120, column: 19, scope: !4)
!19 = !DILocation(line: 124, column: 8, scope: !4)
!20 = !DILocation(line: 136, column: 52, scope: !4)
!21 = !DILocation(line: 127, column: 19, scope: !4)
!22 = !DILocation(line: 131, column: 8, scope: !4)
!23 = !DILocation(line: 135, column: 52, scope: !4)
!24 = !DILocation(line: 138, column: 21, scope: !4)
!25 = !DILocation(line: 139, column: 30, scope: !4)
!26 = !DILocation(line: 139, column: 22, scope: !4)
!27 = !DILocation(line: 147, column: 46, scope: !4)
!28 = !DILocation(line: 148, column: 46, scope: !4)
!29 = !DILocation(line: 140, column: 60, scope: !4)
!30 = !DILocation(line: 140, column: 65, scope: !4)
!31 = !DILocation(line: 140, column: 90, scope: !4)
!32 = !DILocation(line: 140, column: 74, scope: !4)
!33 = !DILocation(line: 141, column: 90, scope: !4)
!34 = !DILocation(line: 141, column: 74, scope: !4)
!35 = !DILocation(line: 142, column: 38, scope: !4)
!36 = !DILocation(line: 143, column: 28, scope: !4)
!37 = !DILocation(line: 143, column: 43, scope: !4)
!38 = !DILocation(line: 144, column: 28, scope: !4)
!39 = !DILocation(line: 144, column: 43, scope: !4)
!40 = !DILocation(line: 145, column: 42, scope: !4)
!41 = !DILocation(line: 137, column: 21, scope: !4)
!42 = !DILocation(line: 146, column: 34, scope: !4)
!43 = !DILocation(line: 147, column: 38, scope: !4)
!44 = !DILocation(line: 147, column: 24, scope: !4)
!45 = !DILocation(line: 148, column: 24, scope: !4)
!46 = !DILocation(line: 149, column: 38, scope: !4)
!47 = !DILocation(line: 150, column: 33, scope: !4)
!48 = !DILocation(line: 150, column: 20, scope: !4)
!49 = !DILocation(line: 151, column: 20, scope: !4)
!50 = !DILocation(line: 152, column: 38, scope: !4)
!51 = !DILocation(line: 152, column: 19, scope: !4)
!52 = !DILocation(line: 152, column: 50, scope: !4)
!53 = !DILocation(line: 152, column: 77, scope: !4)
!54 = !DILocation(line: 152, column: 68, scope: !4)
!55 = !DILocation(line: 152, column: 4, scope: !4)
