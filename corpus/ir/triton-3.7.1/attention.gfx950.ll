; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @attention(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, float inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, ptr addrspace(1) inreg readnone captures(none) %8, ptr addrspace(1) inreg readnone captures(none) %9) local_unnamed_addr #0 !dbg !4 {
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %12 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %11), !dbg !14
  %13 = and i32 %12, 192, !dbg !13
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !15
  %15 = mul i32 %7, %14, !dbg !16
  %16 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !17
  %17 = shl i32 %16, 6, !dbg !18
  %18 = and i32 %11, 63, !dbg !19
  %19 = or disjoint i32 %13, %18, !dbg !19
  %20 = and i32 %11, 31, !dbg !19
  %21 = and i32 %12, 128, !dbg !19
  %22 = lshr i32 %19, 3, !dbg !19
  %23 = and i32 %12, 64, !dbg !19
  %24 = lshr exact i32 %23, 1, !dbg !19
  %25 = or disjoint i32 %22, %17, !dbg !20
  %26 = or disjoint i32 %25, 32, !dbg !20
  %27 = or disjoint i32 %17, %20, !dbg !19
  %28 = or disjoint i32 %27, %24, !dbg !20
  %29 = sext i32 %15 to i64, !dbg !21
  %30 = getelementptr half, ptr addrspace(1) %0, i64 %29, !dbg !21
  %31 = mul i32 %25, %6, !dbg !22
  %32 = mul i32 %26, %6, !dbg !22
  %33 = sext i32 %31 to i64, !dbg !23
  %34 = getelementptr half, ptr addrspace(1) %30, i64 %33, !dbg !23
  %35 = sext i32 %32 to i64, !dbg !23
  %36 = getelementptr half, ptr addrspace(1) %30, i64 %35, !dbg !23
  %37 = and i32 %11, 32, !dbg !24
  %38 = icmp eq i32 %37, 0, !dbg !24
  %39 = shl nuw nsw i32 %11, 3, !dbg !24
  %40 = and i32 %39, 56, !dbg !24
  %41 = zext nneg i32 %40 to i64, !dbg !25
  %42 = getelementptr half, ptr addrspace(1) %34, i64 %41, !dbg !25
  %43 = getelementptr half, ptr addrspace(1) %36, i64 %41, !dbg !25
  %44 = load <8 x half>, ptr addrspace(1) %42, align 16, !dbg !26
  %45 = load <8 x half>, ptr addrspace(1) %43, align 16, !dbg !26
  %46 = shl nuw nsw i32 %19, 4, !dbg !26
  %47 = and i32 %19, 112, !dbg !26
  %48 = xor i32 %46, %47, !dbg !26
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48, !dbg !26
  store <8 x half> %44, ptr addrspace(3) %49, align 16, !dbg !26
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 4096, !dbg !26
  store <8 x half> %45, ptr addrspace(3) %50, align 16, !dbg !26
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  %51 = shl nuw nsw i32 %20, 7, !dbg !26
  %52 = and i32 %39, 112, !dbg !26
  %53 = lshr exact i32 %37, 1, !dbg !26
  %54 = shl nuw nsw i32 %23, 6, !dbg !26
  %55 = or disjoint i32 %54, %51, !dbg !26
  %56 = xor i32 %52, %53, !dbg !26
  %57 = or disjoint i32 %55, %56, !dbg !26
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %57, !dbg !26
  %59 = load <8 x half>, ptr addrspace(3) %58, align 16, !dbg !26
  %60 = xor i32 %57, 32, !dbg !26
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %60, !dbg !26
  %62 = load <8 x half>, ptr addrspace(3) %61, align 16, !dbg !26
  %63 = xor i32 %57, 64, !dbg !26
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %63, !dbg !26
  %65 = load <8 x half>, ptr addrspace(3) %64, align 16, !dbg !26
  %66 = xor i32 %57, 96, !dbg !26
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %66, !dbg !26
  %68 = load <8 x half>, ptr addrspace(3) %67, align 16, !dbg !26
  %69 = lshr exact i32 %37, 3, !dbg !27
  %70 = or disjoint i32 %69, 1, !dbg !27
  %71 = or disjoint i32 %69, 2, !dbg !27
  %72 = or disjoint i32 %69, 3, !dbg !27
  %73 = or disjoint i32 %69, 8, !dbg !27
  %74 = or disjoint i32 %69, 9, !dbg !27
  %75 = or disjoint i32 %69, 10, !dbg !27
  %76 = or disjoint i32 %69, 11, !dbg !27
  %77 = or disjoint i32 %69, 16, !dbg !27
  %78 = or disjoint i32 %69, 17, !dbg !27
  %79 = or disjoint i32 %69, 18, !dbg !27
  %80 = or disjoint i32 %69, 19, !dbg !27
  %81 = or disjoint i32 %69, 24, !dbg !27
  %82 = or disjoint i32 %69, 25, !dbg !27
  %83 = or disjoint i32 %69, 26, !dbg !27
  %84 = or disjoint i32 %69, 27, !dbg !27
  %85 = getelementptr half, ptr addrspace(1) %1, i64 %29, !dbg !28
  %86 = fmul float %4, 0x3FF7154760000000, !dbg !29
  %87 = getelementptr half, ptr addrspace(1) %2, i64 %29, !dbg !30
  %88 = icmp ult i32 %17, 2147483584, !dbg !31
  %89 = mul i32 %22, %6, !dbg !32
  br i1 %88, label %90, label %95, !dbg !33

90:                                               ; preds = %10
  %91 = sext i32 %89 to i64
  %92 = getelementptr half, ptr addrspace(1) %85, i64 %91
  %93 = getelementptr half, ptr addrspace(1) %92, i64 %41
  %94 = load <8 x half>, ptr addrspace(1) %93, align 16, !dbg !33
  br label %95, !dbg !33

95:                                               ; preds = %90, %10
  %96 = phi <8 x half> [ %94, %90 ], [ zeroinitializer, %10 ], !dbg !33
  br i1 %88, label %97, label %102, !dbg !34

97:                                               ; preds = %95
  %98 = sext i32 %89 to i64
  %99 = getelementptr half, ptr addrspace(1) %87, i64 %98
  %100 = getelementptr half, ptr addrspace(1) %99, i64 %41
  %101 = load <8 x half>, ptr addrspace(1) %100, align 16, !dbg !34
  br label %102, !dbg !34

102:                                              ; preds = %97, %95
  %103 = phi <8 x half> [ %101, %97 ], [ zeroinitializer, %95 ], !dbg !34
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  store <8 x half> %96, ptr addrspace(3) %49, align 16, !dbg !33
  %104 = lshr exact i32 %47, 1, !dbg !34
  %105 = xor i32 %104, %46, !dbg !34
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %105, !dbg !34
  %107 = shufflevector <8 x half> %103, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !34
  store <4 x half> %107, ptr addrspace(3) %106, align 8, !dbg !34
  %108 = xor i32 %105, 8, !dbg !34
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %108, !dbg !34
  %110 = shufflevector <8 x half> %103, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %invariant.gep = getelementptr half, ptr addrspace(1) %85, i64 %41, !dbg !31
  %invariant.gep67 = getelementptr half, ptr addrspace(1) %87, i64 %41, !dbg !31
  store <4 x half> %110, ptr addrspace(3) %109, align 8, !dbg !34
  %.not69 = icmp slt i32 %17, 0, !dbg !31
  br i1 %.not69, label %._crit_edge, label %.lr.ph, !dbg !31

.lr.ph:                                           ; preds = %102
  %111 = or disjoint i32 %56, %51
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %111
  %113 = xor i32 %111, 32
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113
  %115 = xor i32 %111, 64
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %115
  %117 = xor i32 %111, 96
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %117
  %119 = shl nuw nsw i32 %11, 5
  %120 = and i32 %119, 384
  %121 = and i32 %39, 24
  %122 = and i32 %19, 72
  %123 = shl nuw nsw i32 %11, 1
  %124 = and i32 %123, 32
  %125 = select i1 %38, i32 0, i32 528
  %126 = or disjoint i32 %120, %121
  %127 = or disjoint i32 %122, %125
  %128 = xor i32 %127, %126
  %129 = or disjoint i32 %128, %124
  %130 = xor i32 %129, 1056
  %131 = shl nuw nsw i32 %20, 2
  %132 = shl nuw nsw i32 %23, 1
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %131
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 %132
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 %21
  %136 = shl nuw nsw i32 %20, 1
  %137 = xor i32 %125, %136
  %138 = or disjoint i32 %23, %137
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %138
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 128
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 2048
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 2176
  %143 = xor i32 %138, 264
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %143
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 128
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 2048
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 2176
  %148 = xor i32 %138, 1056
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %148
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 128
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 2048
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 2176
  %153 = xor i32 %138, 1320
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %153
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) %154, i32 128
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %154, i32 2048
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %154, i32 2176
  %158 = and i32 %119, 128
  %159 = and i32 %11, 8
  %160 = icmp eq i32 %159, 0
  %161 = select i1 %160, i32 0, i32 264
  %162 = lshr exact i32 %21, 1
  %163 = xor i32 %161, %121
  %164 = xor i32 %163, %125
  %165 = or disjoint i32 %158, %164
  %166 = or disjoint i32 %165, %162
  %167 = or disjoint i32 %166, %124
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %167
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %168, i32 2048
  %170 = xor i32 %167, 1056
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %170
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %171, i32 2048
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %129
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %173, i32 2048
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %130
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 2048
  br label %177, !dbg !31

177:                                              ; preds = %.lr.ph, %177
  %178 = phi float [ 0.000000e+00, %.lr.ph ], [ %346, %177 ]
  %179 = phi float [ 0xFFF0000000000000, %.lr.ph ], [ %288, %177 ]
  %180 = phi i32 [ 0, %.lr.ph ], [ %189, %177 ]
  %181 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %407, %177 ]
  %182 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %408, %177 ]
  %183 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %409, %177 ]
  %184 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %410, %177 ]
  %185 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %411, %177 ]
  %186 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %412, %177 ]
  %187 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %413, %177 ]
  %188 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %414, %177 ]
  %189 = add nuw nsw i32 %180, 32, !dbg !31
  %190 = or disjoint i32 %189, %22, !dbg !35
  %191 = or disjoint i32 %180, %69, !dbg !35
  %192 = or disjoint i32 %180, %70, !dbg !35
  %193 = or disjoint i32 %180, %71, !dbg !35
  %194 = or disjoint i32 %180, %72, !dbg !35
  %195 = or disjoint i32 %180, %73, !dbg !35
  %196 = or disjoint i32 %180, %74, !dbg !35
  %197 = or disjoint i32 %180, %75, !dbg !35
  %198 = or disjoint i32 %180, %76, !dbg !35
  %199 = or disjoint i32 %180, %77, !dbg !35
  %200 = or disjoint i32 %180, %78, !dbg !35
  %201 = or disjoint i32 %180, %79, !dbg !35
  %202 = or disjoint i32 %180, %80, !dbg !35
  %203 = or disjoint i32 %180, %81, !dbg !35
  %204 = or disjoint i32 %180, %82, !dbg !35
  %205 = or disjoint i32 %180, %83, !dbg !35
  %206 = or disjoint i32 %180, %84, !dbg !35
  %207 = mul i32 %190, %6, !dbg !32
  %208 = sext i32 %207 to i64, !dbg !36
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %208, !dbg !37
  %209 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !33
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  %210 = load <8 x half>, ptr addrspace(3) %112, align 16, !dbg !38
  %211 = load <8 x half>, ptr addrspace(3) %114, align 16, !dbg !38
  %212 = load <8 x half>, ptr addrspace(3) %116, align 16, !dbg !38
  %213 = load <8 x half>, ptr addrspace(3) %118, align 16, !dbg !38
  %214 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %210, <8 x half> %59, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !38
  %215 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %211, <8 x half> %62, <16 x float> %214, i32 0, i32 0, i32 0), !dbg !38
  %216 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %212, <8 x half> %65, <16 x float> %215, i32 0, i32 0, i32 0), !dbg !38
  %217 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %213, <8 x half> %68, <16 x float> %216, i32 0, i32 0, i32 0), !dbg !38
  %218 = extractelement <16 x float> %217, i64 0, !dbg !38
  %219 = extractelement <16 x float> %217, i64 1, !dbg !38
  %220 = extractelement <16 x float> %217, i64 2, !dbg !38
  %221 = extractelement <16 x float> %217, i64 3, !dbg !38
  %222 = extractelement <16 x float> %217, i64 4, !dbg !38
  %223 = extractelement <16 x float> %217, i64 5, !dbg !38
  %224 = extractelement <16 x float> %217, i64 6, !dbg !38
  %225 = extractelement <16 x float> %217, i64 7, !dbg !38
  %226 = extractelement <16 x float> %217, i64 8, !dbg !38
  %227 = extractelement <16 x float> %217, i64 9, !dbg !38
  %228 = extractelement <16 x float> %217, i64 10, !dbg !38
  %229 = extractelement <16 x float> %217, i64 11, !dbg !38
  %230 = extractelement <16 x float> %217, i64 12, !dbg !38
  %231 = extractelement <16 x float> %217, i64 13, !dbg !38
  %232 = extractelement <16 x float> %217, i64 14, !dbg !38
  %233 = extractelement <16 x float> %217, i64 15, !dbg !38
  %234 = fmul float %86, %218, !dbg !39
  %235 = fmul float %86, %219, !dbg !39
  %236 = fmul float %86, %220, !dbg !39
  %237 = fmul float %86, %221, !dbg !39
  %238 = fmul float %86, %222, !dbg !39
  %239 = fmul float %86, %223, !dbg !39
  %240 = fmul float %86, %224, !dbg !39
  %241 = fmul float %86, %225, !dbg !39
  %242 = fmul float %86, %226, !dbg !39
  %243 = fmul float %86, %227, !dbg !39
  %244 = fmul float %86, %228, !dbg !39
  %245 = fmul float %86, %229, !dbg !39
  %246 = fmul float %86, %230, !dbg !39
  %247 = fmul float %86, %231, !dbg !39
  %248 = fmul float %86, %232, !dbg !39
  %249 = fmul float %86, %233, !dbg !39
  %.not48 = icmp slt i32 %28, %191, !dbg !40
  %.not49 = icmp slt i32 %28, %192, !dbg !40
  %.not50 = icmp slt i32 %28, %193, !dbg !40
  %.not51 = icmp slt i32 %28, %194, !dbg !40
  %.not52 = icmp slt i32 %28, %195, !dbg !40
  %.not53 = icmp slt i32 %28, %196, !dbg !40
  %.not54 = icmp slt i32 %28, %197, !dbg !40
  %.not55 = icmp slt i32 %28, %198, !dbg !40
  %.not56 = icmp slt i32 %28, %199, !dbg !40
  %.not57 = icmp slt i32 %28, %200, !dbg !40
  %.not58 = icmp slt i32 %28, %201, !dbg !40
  %.not59 = icmp slt i32 %28, %202, !dbg !40
  %.not60 = icmp slt i32 %28, %203, !dbg !40
  %.not61 = icmp slt i32 %28, %204, !dbg !40
  %.not62 = icmp slt i32 %28, %205, !dbg !40
  %.not63 = icmp slt i32 %28, %206, !dbg !40
  %250 = select i1 %.not48, float 0xFFF0000000000000, float %234, !dbg !41
  %251 = select i1 %.not49, float 0xFFF0000000000000, float %235, !dbg !41
  %252 = select i1 %.not50, float 0xFFF0000000000000, float %236, !dbg !41
  %253 = select i1 %.not51, float 0xFFF0000000000000, float %237, !dbg !41
  %254 = select i1 %.not52, float 0xFFF0000000000000, float %238, !dbg !41
  %255 = select i1 %.not53, float 0xFFF0000000000000, float %239, !dbg !41
  %256 = select i1 %.not54, float 0xFFF0000000000000, float %240, !dbg !41
  %257 = select i1 %.not55, float 0xFFF0000000000000, float %241, !dbg !41
  %258 = select i1 %.not56, float 0xFFF0000000000000, float %242, !dbg !41
  %259 = select i1 %.not57, float 0xFFF0000000000000, float %243, !dbg !41
  %260 = select i1 %.not58, float 0xFFF0000000000000, float %244, !dbg !41
  %261 = select i1 %.not59, float 0xFFF0000000000000, float %245, !dbg !41
  %262 = select i1 %.not60, float 0xFFF0000000000000, float %246, !dbg !41
  %263 = select i1 %.not61, float 0xFFF0000000000000, float %247, !dbg !41
  %264 = select i1 %.not62, float 0xFFF0000000000000, float %248, !dbg !41
  %265 = select i1 %.not63, float 0xFFF0000000000000, float %249, !dbg !41
  %266 = tail call float @llvm.maxnum.f32(float %250, float %251), !dbg !42
  %267 = tail call float @llvm.maxnum.f32(float %266, float %252), !dbg !42
  %268 = tail call float @llvm.maxnum.f32(float %267, float %253), !dbg !42
  %269 = tail call float @llvm.maxnum.f32(float %268, float %254), !dbg !42
  %270 = tail call float @llvm.maxnum.f32(float %269, float %255), !dbg !42
  %271 = tail call float @llvm.maxnum.f32(float %270, float %256), !dbg !42
  %272 = tail call float @llvm.maxnum.f32(float %271, float %257), !dbg !42
  %273 = tail call float @llvm.maxnum.f32(float %272, float %258), !dbg !42
  %274 = tail call float @llvm.maxnum.f32(float %273, float %259), !dbg !42
  %275 = tail call float @llvm.maxnum.f32(float %274, float %260), !dbg !42
  %276 = tail call float @llvm.maxnum.f32(float %275, float %261), !dbg !42
  %277 = tail call float @llvm.maxnum.f32(float %276, float %262), !dbg !42
  %278 = tail call float @llvm.maxnum.f32(float %277, float %263), !dbg !42
  %279 = tail call float @llvm.maxnum.f32(float %278, float %264), !dbg !42
  %280 = tail call float @llvm.maxnum.f32(float %279, float %265), !dbg !42
  %281 = bitcast float %280 to i32, !dbg !45
  %282 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %281, i32 %281, i1 false, i1 false), !dbg !45
  %283 = extractvalue { i32, i32 } %282, 0, !dbg !45
  %284 = extractvalue { i32, i32 } %282, 1, !dbg !45
  %285 = bitcast i32 %283 to float, !dbg !45
  %286 = bitcast i32 %284 to float, !dbg !45
  %287 = tail call float @llvm.maxnum.f32(float %285, float %286), !dbg !42
  %288 = tail call float @llvm.maxnum.f32(float %179, float %287), !dbg !48
  %289 = fsub float %250, %288, !dbg !49
  %290 = fsub float %251, %288, !dbg !49
  %291 = fsub float %252, %288, !dbg !49
  %292 = fsub float %253, %288, !dbg !49
  %293 = fsub float %254, %288, !dbg !49
  %294 = fsub float %255, %288, !dbg !49
  %295 = fsub float %256, %288, !dbg !49
  %296 = fsub float %257, %288, !dbg !49
  %297 = fsub float %258, %288, !dbg !49
  %298 = fsub float %259, %288, !dbg !49
  %299 = fsub float %260, %288, !dbg !49
  %300 = fsub float %261, %288, !dbg !49
  %301 = fsub float %262, %288, !dbg !49
  %302 = fsub float %263, %288, !dbg !49
  %303 = fsub float %264, %288, !dbg !49
  %304 = fsub float %265, %288, !dbg !49
  %305 = tail call float @llvm.amdgcn.exp2.f32(float %289), !dbg !50
  %306 = tail call float @llvm.amdgcn.exp2.f32(float %290), !dbg !50
  %307 = tail call float @llvm.amdgcn.exp2.f32(float %291), !dbg !50
  %308 = tail call float @llvm.amdgcn.exp2.f32(float %292), !dbg !50
  %309 = tail call float @llvm.amdgcn.exp2.f32(float %293), !dbg !50
  %310 = tail call float @llvm.amdgcn.exp2.f32(float %294), !dbg !50
  %311 = tail call float @llvm.amdgcn.exp2.f32(float %295), !dbg !50
  %312 = tail call float @llvm.amdgcn.exp2.f32(float %296), !dbg !50
  %313 = tail call float @llvm.amdgcn.exp2.f32(float %297), !dbg !50
  %314 = tail call float @llvm.amdgcn.exp2.f32(float %298), !dbg !50
  %315 = tail call float @llvm.amdgcn.exp2.f32(float %299), !dbg !50
  %316 = tail call float @llvm.amdgcn.exp2.f32(float %300), !dbg !50
  %317 = tail call float @llvm.amdgcn.exp2.f32(float %301), !dbg !50
  %318 = tail call float @llvm.amdgcn.exp2.f32(float %302), !dbg !50
  %319 = tail call float @llvm.amdgcn.exp2.f32(float %303), !dbg !50
  %320 = tail call float @llvm.amdgcn.exp2.f32(float %304), !dbg !50
  %321 = fsub float %179, %288, !dbg !51
  %322 = tail call float @llvm.amdgcn.exp2.f32(float %321), !dbg !52
  %323 = fmul float %178, %322, !dbg !53
  %324 = fadd float %305, %306, !dbg !54
  %325 = fadd float %307, %324, !dbg !54
  %326 = fadd float %308, %325, !dbg !54
  %327 = fadd float %309, %326, !dbg !54
  %328 = fadd float %310, %327, !dbg !54
  %329 = fadd float %311, %328, !dbg !54
  %330 = fadd float %312, %329, !dbg !54
  %331 = fadd float %313, %330, !dbg !54
  %332 = fadd float %314, %331, !dbg !54
  %333 = fadd float %315, %332, !dbg !54
  %334 = fadd float %316, %333, !dbg !54
  %335 = fadd float %317, %334, !dbg !54
  %336 = fadd float %318, %335, !dbg !54
  %337 = fadd float %319, %336, !dbg !54
  %338 = fadd float %320, %337, !dbg !54
  %339 = bitcast float %338 to i32, !dbg !55
  %340 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %339, i32 %339, i1 false, i1 false), !dbg !55
  %341 = extractvalue { i32, i32 } %340, 0, !dbg !55
  %342 = extractvalue { i32, i32 } %340, 1, !dbg !55
  %343 = bitcast i32 %341 to float, !dbg !55
  %344 = bitcast i32 %342 to float, !dbg !55
  %345 = fadd float %343, %344, !dbg !54
  %346 = fadd float %345, %323, !dbg !57
  %gep68 = getelementptr half, ptr addrspace(1) %invariant.gep67, i64 %208, !dbg !58
  %347 = load <8 x half>, ptr addrspace(1) %gep68, align 16, !dbg !34
  %348 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %173), !dbg !34
  %349 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %174), !dbg !34
  %350 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %175), !dbg !34
  %351 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %176), !dbg !34
  %352 = insertelement <1 x float> poison, float %322, i64 0, !dbg !59
  store <1 x float> %352, ptr addrspace(3) %134, align 4, !dbg !59
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !59
  tail call void @llvm.amdgcn.s.barrier(), !dbg !59
  %353 = load <1 x float>, ptr addrspace(3) %135, align 4, !dbg !59
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !60
  tail call void @llvm.amdgcn.s.barrier(), !dbg !60
  %354 = fptrunc float %305 to half, !dbg !60
  %355 = insertelement <1 x half> poison, half %354, i64 0, !dbg !60
  store <1 x half> %355, ptr addrspace(3) %139, align 2, !dbg !60
  %356 = fptrunc float %306 to half, !dbg !60
  %357 = insertelement <1 x half> poison, half %356, i64 0, !dbg !60
  store <1 x half> %357, ptr addrspace(3) %140, align 2, !dbg !60
  %358 = fptrunc float %313 to half, !dbg !60
  %359 = insertelement <1 x half> poison, half %358, i64 0, !dbg !60
  store <1 x half> %359, ptr addrspace(3) %141, align 2, !dbg !60
  %360 = fptrunc float %314 to half, !dbg !60
  %361 = insertelement <1 x half> poison, half %360, i64 0, !dbg !60
  store <1 x half> %361, ptr addrspace(3) %142, align 2, !dbg !60
  %362 = fptrunc float %307 to half, !dbg !60
  %363 = insertelement <1 x half> poison, half %362, i64 0, !dbg !60
  store <1 x half> %363, ptr addrspace(3) %144, align 2, !dbg !60
  %364 = fptrunc float %308 to half, !dbg !60
  %365 = insertelement <1 x half> poison, half %364, i64 0, !dbg !60
  store <1 x half> %365, ptr addrspace(3) %145, align 2, !dbg !60
  %366 = fptrunc float %315 to half, !dbg !60
  %367 = insertelement <1 x half> poison, half %366, i64 0, !dbg !60
  store <1 x half> %367, ptr addrspace(3) %146, align 2, !dbg !60
  %368 = fptrunc float %316 to half, !dbg !60
  %369 = insertelement <1 x half> poison, half %368, i64 0, !dbg !60
  store <1 x half> %369, ptr addrspace(3) %147, align 2, !dbg !60
  %370 = fptrunc float %309 to half, !dbg !60
  %371 = insertelement <1 x half> poison, half %370, i64 0, !dbg !60
  store <1 x half> %371, ptr addrspace(3) %149, align 2, !dbg !60
  %372 = fptrunc float %310 to half, !dbg !60
  %373 = insertelement <1 x half> poison, half %372, i64 0, !dbg !60
  store <1 x half> %373, ptr addrspace(3) %150, align 2, !dbg !60
  %374 = fptrunc float %317 to half, !dbg !60
  %375 = insertelement <1 x half> poison, half %374, i64 0, !dbg !60
  store <1 x half> %375, ptr addrspace(3) %151, align 2, !dbg !60
  %376 = fptrunc float %318 to half, !dbg !60
  %377 = insertelement <1 x half> poison, half %376, i64 0, !dbg !60
  store <1 x half> %377, ptr addrspace(3) %152, align 2, !dbg !60
  %378 = fptrunc float %311 to half, !dbg !60
  %379 = insertelement <1 x half> poison, half %378, i64 0, !dbg !60
  store <1 x half> %379, ptr addrspace(3) %154, align 2, !dbg !60
  %380 = fptrunc float %312 to half, !dbg !60
  %381 = insertelement <1 x half> poison, half %380, i64 0, !dbg !60
  store <1 x half> %381, ptr addrspace(3) %155, align 2, !dbg !60
  %382 = fptrunc float %319 to half, !dbg !60
  %383 = insertelement <1 x half> poison, half %382, i64 0, !dbg !60
  store <1 x half> %383, ptr addrspace(3) %156, align 2, !dbg !60
  %384 = fptrunc float %320 to half, !dbg !60
  %385 = insertelement <1 x half> poison, half %384, i64 0, !dbg !60
  store <1 x half> %385, ptr addrspace(3) %157, align 2, !dbg !60
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !60
  tail call void @llvm.amdgcn.s.barrier(), !dbg !60
  %386 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %168), !dbg !60
  %387 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %169), !dbg !60
  %388 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %171), !dbg !60
  %389 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %172), !dbg !60
  %390 = shufflevector <4 x half> %386, <4 x half> %388, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %391 = shufflevector <4 x half> %387, <4 x half> %389, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %392 = shufflevector <4 x half> %348, <4 x half> %350, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %393 = shufflevector <4 x half> %349, <4 x half> %351, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %394 = shufflevector <2 x float> %181, <2 x float> %182, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %395 = shufflevector <2 x float> %183, <2 x float> %184, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %396 = shufflevector <2 x float> %185, <2 x float> %186, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %397 = shufflevector <2 x float> %187, <2 x float> %188, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %398 = shufflevector <4 x float> %394, <4 x float> %395, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %399 = shufflevector <4 x float> %396, <4 x float> %397, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %400 = shufflevector <8 x float> %398, <8 x float> %399, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !61
  %401 = shufflevector <1 x float> %353, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !61
  %402 = fmul <16 x float> %400, %401, !dbg !61
  %403 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %392, <8 x half> %390, <16 x float> %402, i32 0, i32 0, i32 0), !dbg !61
  %404 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %393, <8 x half> %391, <16 x float> %403, i32 0, i32 0, i32 0), !dbg !61
  store <8 x half> %209, ptr addrspace(3) %49, align 16, !dbg !33
  %405 = shufflevector <8 x half> %347, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !34
  store <4 x half> %405, ptr addrspace(3) %106, align 8, !dbg !34
  %406 = shufflevector <8 x half> %347, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !34
  store <4 x half> %406, ptr addrspace(3) %109, align 8, !dbg !34
  %.not.not = icmp slt i32 %180, %17, !dbg !31
  %407 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %408 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %409 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !62
  %410 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !62
  %411 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !62
  %412 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !62
  %413 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !62
  %414 = shufflevector <16 x float> %404, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !62
  br i1 %.not.not, label %177, label %._crit_edge, !dbg !31

._crit_edge:                                      ; preds = %177, %102
  %.lcssa66 = phi float [ 0xFFF0000000000000, %102 ], [ %288, %177 ], !dbg !63
  %.lcssa65 = phi float [ 0.000000e+00, %102 ], [ %346, %177 ], !dbg !64
  %415 = phi <2 x float> [ zeroinitializer, %102 ], [ %407, %177 ], !dbg !62
  %416 = phi <2 x float> [ zeroinitializer, %102 ], [ %408, %177 ], !dbg !62
  %417 = phi <2 x float> [ zeroinitializer, %102 ], [ %409, %177 ], !dbg !62
  %418 = phi <2 x float> [ zeroinitializer, %102 ], [ %410, %177 ], !dbg !62
  %419 = phi <2 x float> [ zeroinitializer, %102 ], [ %411, %177 ], !dbg !62
  %420 = phi <2 x float> [ zeroinitializer, %102 ], [ %412, %177 ], !dbg !62
  %421 = phi <2 x float> [ zeroinitializer, %102 ], [ %413, %177 ], !dbg !62
  %422 = phi <2 x float> [ zeroinitializer, %102 ], [ %414, %177 ], !dbg !62
  %423 = add i32 %17, 95, !dbg !31
  %424 = sdiv i32 %423, 32, !dbg !31
  %425 = tail call i32 @llvm.smax.i32(i32 %424, i32 1), !dbg !31
  %426 = shl nuw nsw i32 %425, 5, !dbg !31
  %427 = add nsw i32 %426, -32, !dbg !31
  %428 = icmp sgt i32 %423, 31, !dbg !31
  %429 = or disjoint i32 %427, %69, !dbg !35
  %430 = or disjoint i32 %427, %70, !dbg !35
  %431 = or disjoint i32 %427, %71, !dbg !35
  %432 = or disjoint i32 %427, %72, !dbg !35
  %433 = or disjoint i32 %427, %73, !dbg !35
  %434 = or disjoint i32 %427, %74, !dbg !35
  %435 = or disjoint i32 %427, %75, !dbg !35
  %436 = or disjoint i32 %427, %76, !dbg !35
  %437 = or disjoint i32 %427, %77, !dbg !35
  %438 = or disjoint i32 %427, %78, !dbg !35
  %439 = or disjoint i32 %427, %79, !dbg !35
  %440 = or disjoint i32 %427, %80, !dbg !35
  %441 = or disjoint i32 %427, %81, !dbg !35
  %442 = or disjoint i32 %427, %82, !dbg !35
  %443 = or disjoint i32 %427, %83, !dbg !35
  %444 = or disjoint i32 %427, %84, !dbg !35
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !38
  br i1 %428, label %445, label %478, !dbg !38

445:                                              ; preds = %._crit_edge
  %446 = or disjoint i32 %56, %51, !dbg !38
  %447 = xor i32 %446, 96, !dbg !38
  %448 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %447, !dbg !38
  %449 = load <8 x half>, ptr addrspace(3) %448, align 16, !dbg !38
  %450 = xor i32 %446, 64, !dbg !38
  %451 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %450, !dbg !38
  %452 = load <8 x half>, ptr addrspace(3) %451, align 16, !dbg !38
  %453 = xor i32 %446, 32, !dbg !38
  %454 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %453, !dbg !38
  %455 = load <8 x half>, ptr addrspace(3) %454, align 16, !dbg !38
  %456 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %446, !dbg !38
  %457 = load <8 x half>, ptr addrspace(3) %456, align 16, !dbg !38
  %458 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %457, <8 x half> %59, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !38
  %459 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %455, <8 x half> %62, <16 x float> %458, i32 0, i32 0, i32 0), !dbg !38
  %460 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %452, <8 x half> %65, <16 x float> %459, i32 0, i32 0, i32 0), !dbg !38
  %461 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %449, <8 x half> %68, <16 x float> %460, i32 0, i32 0, i32 0), !dbg !38
  %462 = extractelement <16 x float> %461, i64 0, !dbg !38
  %463 = extractelement <16 x float> %461, i64 1, !dbg !38
  %464 = extractelement <16 x float> %461, i64 2, !dbg !38
  %465 = extractelement <16 x float> %461, i64 3, !dbg !38
  %466 = extractelement <16 x float> %461, i64 4, !dbg !38
  %467 = extractelement <16 x float> %461, i64 5, !dbg !38
  %468 = extractelement <16 x float> %461, i64 6, !dbg !38
  %469 = extractelement <16 x float> %461, i64 7, !dbg !38
  %470 = extractelement <16 x float> %461, i64 8, !dbg !38
  %471 = extractelement <16 x float> %461, i64 9, !dbg !38
  %472 = extractelement <16 x float> %461, i64 10, !dbg !38
  %473 = extractelement <16 x float> %461, i64 11, !dbg !38
  %474 = extractelement <16 x float> %461, i64 12, !dbg !38
  %475 = extractelement <16 x float> %461, i64 13, !dbg !38
  %476 = extractelement <16 x float> %461, i64 14, !dbg !38
  %477 = extractelement <16 x float> %461, i64 15, !dbg !38
  br label %478, !dbg !38

478:                                              ; preds = %445, %._crit_edge
  %479 = phi float [ %462, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %480 = phi float [ %463, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %481 = phi float [ %464, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %482 = phi float [ %465, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %483 = phi float [ %466, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %484 = phi float [ %467, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %485 = phi float [ %468, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %486 = phi float [ %469, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %487 = phi float [ %470, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %488 = phi float [ %471, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %489 = phi float [ %472, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %490 = phi float [ %473, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %491 = phi float [ %474, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %492 = phi float [ %475, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %493 = phi float [ %476, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %494 = phi float [ %477, %445 ], [ 0.000000e+00, %._crit_edge ], !dbg !38
  %495 = fmul float %86, %479, !dbg !39
  %496 = fmul float %86, %480, !dbg !39
  %497 = fmul float %86, %481, !dbg !39
  %498 = fmul float %86, %482, !dbg !39
  %499 = fmul float %86, %483, !dbg !39
  %500 = fmul float %86, %484, !dbg !39
  %501 = fmul float %86, %485, !dbg !39
  %502 = fmul float %86, %486, !dbg !39
  %503 = fmul float %86, %487, !dbg !39
  %504 = fmul float %86, %488, !dbg !39
  %505 = fmul float %86, %489, !dbg !39
  %506 = fmul float %86, %490, !dbg !39
  %507 = fmul float %86, %491, !dbg !39
  %508 = fmul float %86, %492, !dbg !39
  %509 = fmul float %86, %493, !dbg !39
  %510 = fmul float %86, %494, !dbg !39
  %.not1 = icmp slt i32 %28, %429, !dbg !40
  %.not2 = icmp slt i32 %28, %430, !dbg !40
  %.not3 = icmp slt i32 %28, %431, !dbg !40
  %.not4 = icmp slt i32 %28, %432, !dbg !40
  %.not5 = icmp slt i32 %28, %433, !dbg !40
  %.not6 = icmp slt i32 %28, %434, !dbg !40
  %.not7 = icmp slt i32 %28, %435, !dbg !40
  %.not8 = icmp slt i32 %28, %436, !dbg !40
  %.not9 = icmp slt i32 %28, %437, !dbg !40
  %.not10 = icmp slt i32 %28, %438, !dbg !40
  %.not11 = icmp slt i32 %28, %439, !dbg !40
  %.not12 = icmp slt i32 %28, %440, !dbg !40
  %.not13 = icmp slt i32 %28, %441, !dbg !40
  %.not14 = icmp slt i32 %28, %442, !dbg !40
  %.not15 = icmp slt i32 %28, %443, !dbg !40
  %.not16 = icmp slt i32 %28, %444, !dbg !40
  %511 = select i1 %.not1, float 0xFFF0000000000000, float %495, !dbg !41
  %512 = select i1 %.not2, float 0xFFF0000000000000, float %496, !dbg !41
  %513 = select i1 %.not3, float 0xFFF0000000000000, float %497, !dbg !41
  %514 = select i1 %.not4, float 0xFFF0000000000000, float %498, !dbg !41
  %515 = select i1 %.not5, float 0xFFF0000000000000, float %499, !dbg !41
  %516 = select i1 %.not6, float 0xFFF0000000000000, float %500, !dbg !41
  %517 = select i1 %.not7, float 0xFFF0000000000000, float %501, !dbg !41
  %518 = select i1 %.not8, float 0xFFF0000000000000, float %502, !dbg !41
  %519 = select i1 %.not9, float 0xFFF0000000000000, float %503, !dbg !41
  %520 = select i1 %.not10, float 0xFFF0000000000000, float %504, !dbg !41
  %521 = select i1 %.not11, float 0xFFF0000000000000, float %505, !dbg !41
  %522 = select i1 %.not12, float 0xFFF0000000000000, float %506, !dbg !41
  %523 = select i1 %.not13, float 0xFFF0000000000000, float %507, !dbg !41
  %524 = select i1 %.not14, float 0xFFF0000000000000, float %508, !dbg !41
  %525 = select i1 %.not15, float 0xFFF0000000000000, float %509, !dbg !41
  %526 = select i1 %.not16, float 0xFFF0000000000000, float %510, !dbg !41
  %527 = tail call float @llvm.maxnum.f32(float %511, float %512), !dbg !42
  %528 = tail call float @llvm.maxnum.f32(float %527, float %513), !dbg !42
  %529 = tail call float @llvm.maxnum.f32(float %528, float %514), !dbg !42
  %530 = tail call float @llvm.maxnum.f32(float %529, float %515), !dbg !42
  %531 = tail call float @llvm.maxnum.f32(float %530, float %516), !dbg !42
  %532 = tail call float @llvm.maxnum.f32(float %531, float %517), !dbg !42
  %533 = tail call float @llvm.maxnum.f32(float %532, float %518), !dbg !42
  %534 = tail call float @llvm.maxnum.f32(float %533, float %519), !dbg !42
  %535 = tail call float @llvm.maxnum.f32(float %534, float %520), !dbg !42
  %536 = tail call float @llvm.maxnum.f32(float %535, float %521), !dbg !42
  %537 = tail call float @llvm.maxnum.f32(float %536, float %522), !dbg !42
  %538 = tail call float @llvm.maxnum.f32(float %537, float %523), !dbg !42
  %539 = tail call float @llvm.maxnum.f32(float %538, float %524), !dbg !42
  %540 = tail call float @llvm.maxnum.f32(float %539, float %525), !dbg !42
  %541 = tail call float @llvm.maxnum.f32(float %540, float %526), !dbg !42
  %542 = bitcast float %541 to i32, !dbg !45
  %543 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %542, i32 %542, i1 false, i1 false), !dbg !45
  %544 = extractvalue { i32, i32 } %543, 0, !dbg !45
  %545 = extractvalue { i32, i32 } %543, 1, !dbg !45
  %546 = bitcast i32 %544 to float, !dbg !45
  %547 = bitcast i32 %545 to float, !dbg !45
  %548 = tail call float @llvm.maxnum.f32(float %546, float %547), !dbg !42
  %549 = tail call float @llvm.maxnum.f32(float %.lcssa66, float %548), !dbg !48
  %550 = fsub float %511, %549, !dbg !49
  %551 = fsub float %512, %549, !dbg !49
  %552 = fsub float %513, %549, !dbg !49
  %553 = fsub float %514, %549, !dbg !49
  %554 = fsub float %515, %549, !dbg !49
  %555 = fsub float %516, %549, !dbg !49
  %556 = fsub float %517, %549, !dbg !49
  %557 = fsub float %518, %549, !dbg !49
  %558 = fsub float %519, %549, !dbg !49
  %559 = fsub float %520, %549, !dbg !49
  %560 = fsub float %521, %549, !dbg !49
  %561 = fsub float %522, %549, !dbg !49
  %562 = fsub float %523, %549, !dbg !49
  %563 = fsub float %524, %549, !dbg !49
  %564 = fsub float %525, %549, !dbg !49
  %565 = fsub float %526, %549, !dbg !49
  %566 = tail call float @llvm.amdgcn.exp2.f32(float %550), !dbg !50
  %567 = tail call float @llvm.amdgcn.exp2.f32(float %551), !dbg !50
  %568 = tail call float @llvm.amdgcn.exp2.f32(float %552), !dbg !50
  %569 = tail call float @llvm.amdgcn.exp2.f32(float %553), !dbg !50
  %570 = tail call float @llvm.amdgcn.exp2.f32(float %554), !dbg !50
  %571 = tail call float @llvm.amdgcn.exp2.f32(float %555), !dbg !50
  %572 = tail call float @llvm.amdgcn.exp2.f32(float %556), !dbg !50
  %573 = tail call float @llvm.amdgcn.exp2.f32(float %557), !dbg !50
  %574 = tail call float @llvm.amdgcn.exp2.f32(float %558), !dbg !50
  %575 = tail call float @llvm.amdgcn.exp2.f32(float %559), !dbg !50
  %576 = tail call float @llvm.amdgcn.exp2.f32(float %560), !dbg !50
  %577 = tail call float @llvm.amdgcn.exp2.f32(float %561), !dbg !50
  %578 = tail call float @llvm.amdgcn.exp2.f32(float %562), !dbg !50
  %579 = tail call float @llvm.amdgcn.exp2.f32(float %563), !dbg !50
  %580 = tail call float @llvm.amdgcn.exp2.f32(float %564), !dbg !50
  %581 = tail call float @llvm.amdgcn.exp2.f32(float %565), !dbg !50
  %582 = fsub float %.lcssa66, %549, !dbg !51
  %583 = tail call float @llvm.amdgcn.exp2.f32(float %582), !dbg !52
  %584 = fadd float %566, %567, !dbg !54
  %585 = fadd float %568, %584, !dbg !54
  %586 = fadd float %569, %585, !dbg !54
  %587 = fadd float %570, %586, !dbg !54
  %588 = fadd float %571, %587, !dbg !54
  %589 = fadd float %572, %588, !dbg !54
  %590 = fadd float %573, %589, !dbg !54
  %591 = fadd float %574, %590, !dbg !54
  %592 = fadd float %575, %591, !dbg !54
  %593 = fadd float %576, %592, !dbg !54
  %594 = fadd float %577, %593, !dbg !54
  %595 = fadd float %578, %594, !dbg !54
  %596 = fadd float %579, %595, !dbg !54
  %597 = fadd float %580, %596, !dbg !54
  %598 = fadd float %581, %597, !dbg !54
  %599 = bitcast float %598 to i32, !dbg !55
  %600 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %599, i32 %599, i1 false, i1 false), !dbg !55
  %601 = shl nuw nsw i32 %11, 5, !dbg !34
  %602 = and i32 %601, 384, !dbg !34
  %603 = and i32 %39, 24, !dbg !34
  %604 = and i32 %19, 72, !dbg !34
  %605 = shl nuw nsw i32 %11, 1, !dbg !34
  %606 = and i32 %605, 32, !dbg !34
  %607 = select i1 %38, i32 0, i32 528, !dbg !34
  %608 = or disjoint i32 %602, %603, !dbg !34
  %609 = or disjoint i32 %604, %607, !dbg !34
  %610 = xor i32 %609, %608, !dbg !34
  %611 = or disjoint i32 %610, %606, !dbg !34
  %612 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %611, !dbg !34
  %613 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %612), !dbg !34
  %614 = getelementptr inbounds nuw i8, ptr addrspace(3) %612, i32 2048, !dbg !34
  %615 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %614), !dbg !34
  %616 = xor i32 %611, 1056, !dbg !34
  %617 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %616, !dbg !34
  %618 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %617), !dbg !34
  %619 = getelementptr inbounds nuw i8, ptr addrspace(3) %617, i32 2048, !dbg !34
  %620 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %619), !dbg !34
  %621 = shl nuw nsw i32 %20, 2, !dbg !59
  %622 = shl nuw nsw i32 %23, 1, !dbg !59
  %623 = or disjoint i32 %622, %621, !dbg !59
  %624 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %623, !dbg !59
  %625 = insertelement <1 x float> poison, float %583, i64 0, !dbg !59
  store <1 x float> %625, ptr addrspace(3) %624, align 4, !dbg !59
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !59
  tail call void @llvm.amdgcn.s.barrier(), !dbg !59
  %626 = or disjoint i32 %21, %621, !dbg !59
  %627 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %626, !dbg !59
  %628 = load <1 x float>, ptr addrspace(3) %627, align 4, !dbg !59
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !60
  tail call void @llvm.amdgcn.s.barrier(), !dbg !60
  %629 = shl nuw nsw i32 %20, 1, !dbg !60
  %630 = xor i32 %607, %629, !dbg !60
  %631 = or disjoint i32 %23, %630, !dbg !60
  %632 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %631, !dbg !60
  %633 = fptrunc float %566 to half, !dbg !60
  %634 = insertelement <1 x half> poison, half %633, i64 0, !dbg !60
  store <1 x half> %634, ptr addrspace(3) %632, align 2, !dbg !60
  %635 = getelementptr inbounds nuw i8, ptr addrspace(3) %632, i32 128, !dbg !60
  %636 = fptrunc float %567 to half, !dbg !60
  %637 = insertelement <1 x half> poison, half %636, i64 0, !dbg !60
  store <1 x half> %637, ptr addrspace(3) %635, align 2, !dbg !60
  %638 = getelementptr inbounds nuw i8, ptr addrspace(3) %632, i32 2048, !dbg !60
  %639 = fptrunc float %574 to half, !dbg !60
  %640 = insertelement <1 x half> poison, half %639, i64 0, !dbg !60
  store <1 x half> %640, ptr addrspace(3) %638, align 2, !dbg !60
  %641 = getelementptr inbounds nuw i8, ptr addrspace(3) %632, i32 2176, !dbg !60
  %642 = fptrunc float %575 to half, !dbg !60
  %643 = insertelement <1 x half> poison, half %642, i64 0, !dbg !60
  store <1 x half> %643, ptr addrspace(3) %641, align 2, !dbg !60
  %644 = xor i32 %631, 264, !dbg !60
  %645 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %644, !dbg !60
  %646 = fptrunc float %568 to half, !dbg !60
  %647 = insertelement <1 x half> poison, half %646, i64 0, !dbg !60
  store <1 x half> %647, ptr addrspace(3) %645, align 2, !dbg !60
  %648 = getelementptr inbounds nuw i8, ptr addrspace(3) %645, i32 128, !dbg !60
  %649 = fptrunc float %569 to half, !dbg !60
  %650 = insertelement <1 x half> poison, half %649, i64 0, !dbg !60
  store <1 x half> %650, ptr addrspace(3) %648, align 2, !dbg !60
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %645, i32 2048, !dbg !60
  %652 = fptrunc float %576 to half, !dbg !60
  %653 = insertelement <1 x half> poison, half %652, i64 0, !dbg !60
  store <1 x half> %653, ptr addrspace(3) %651, align 2, !dbg !60
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %645, i32 2176, !dbg !60
  %655 = fptrunc float %577 to half, !dbg !60
  %656 = insertelement <1 x half> poison, half %655, i64 0, !dbg !60
  store <1 x half> %656, ptr addrspace(3) %654, align 2, !dbg !60
  %657 = xor i32 %631, 1056, !dbg !60
  %658 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %657, !dbg !60
  %659 = fptrunc float %570 to half, !dbg !60
  %660 = insertelement <1 x half> poison, half %659, i64 0, !dbg !60
  store <1 x half> %660, ptr addrspace(3) %658, align 2, !dbg !60
  %661 = getelementptr inbounds nuw i8, ptr addrspace(3) %658, i32 128, !dbg !60
  %662 = fptrunc float %571 to half, !dbg !60
  %663 = insertelement <1 x half> poison, half %662, i64 0, !dbg !60
  store <1 x half> %663, ptr addrspace(3) %661, align 2, !dbg !60
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) %658, i32 2048, !dbg !60
  %665 = fptrunc float %578 to half, !dbg !60
  %666 = insertelement <1 x half> poison, half %665, i64 0, !dbg !60
  store <1 x half> %666, ptr addrspace(3) %664, align 2, !dbg !60
  %667 = getelementptr inbounds nuw i8, ptr addrspace(3) %658, i32 2176, !dbg !60
  %668 = fptrunc float %579 to half, !dbg !60
  %669 = insertelement <1 x half> poison, half %668, i64 0, !dbg !60
  store <1 x half> %669, ptr addrspace(3) %667, align 2, !dbg !60
  %670 = xor i32 %631, 1320, !dbg !60
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %670, !dbg !60
  %672 = fptrunc float %572 to half, !dbg !60
  %673 = insertelement <1 x half> poison, half %672, i64 0, !dbg !60
  store <1 x half> %673, ptr addrspace(3) %671, align 2, !dbg !60
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %671, i32 128, !dbg !60
  %675 = fptrunc float %573 to half, !dbg !60
  %676 = insertelement <1 x half> poison, half %675, i64 0, !dbg !60
  store <1 x half> %676, ptr addrspace(3) %674, align 2, !dbg !60
  %677 = getelementptr inbounds nuw i8, ptr addrspace(3) %671, i32 2048, !dbg !60
  %678 = fptrunc float %580 to half, !dbg !60
  %679 = insertelement <1 x half> poison, half %678, i64 0, !dbg !60
  store <1 x half> %679, ptr addrspace(3) %677, align 2, !dbg !60
  %680 = getelementptr inbounds nuw i8, ptr addrspace(3) %671, i32 2176, !dbg !60
  %681 = fptrunc float %581 to half, !dbg !60
  %682 = insertelement <1 x half> poison, half %681, i64 0, !dbg !60
  store <1 x half> %682, ptr addrspace(3) %680, align 2, !dbg !60
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !60
  tail call void @llvm.amdgcn.s.barrier(), !dbg !60
  %683 = and i32 %601, 128, !dbg !60
  %684 = and i32 %11, 8, !dbg !60
  %685 = icmp eq i32 %684, 0, !dbg !60
  %686 = select i1 %685, i32 0, i32 264, !dbg !60
  %687 = lshr exact i32 %21, 1, !dbg !60
  %688 = xor i32 %686, %603, !dbg !60
  %689 = xor i32 %688, %607, !dbg !60
  %690 = or disjoint i32 %683, %689, !dbg !60
  %691 = or disjoint i32 %690, %687, !dbg !60
  %692 = or disjoint i32 %691, %606, !dbg !60
  %693 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %692, !dbg !60
  %694 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %693), !dbg !60
  %695 = getelementptr inbounds nuw i8, ptr addrspace(3) %693, i32 2048, !dbg !60
  %696 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %695), !dbg !60
  %697 = xor i32 %692, 1056, !dbg !60
  %698 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %697, !dbg !60
  %699 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %698), !dbg !60
  %700 = getelementptr inbounds nuw i8, ptr addrspace(3) %698, i32 2048, !dbg !60
  %701 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %700), !dbg !60
  %702 = extractelement <2 x float> %415, i64 0, !dbg !61
  %703 = extractelement <2 x float> %415, i64 1, !dbg !61
  %704 = extractelement <2 x float> %416, i64 0, !dbg !61
  %705 = extractelement <2 x float> %416, i64 1, !dbg !61
  %706 = extractelement <2 x float> %417, i64 0, !dbg !61
  %707 = extractelement <2 x float> %417, i64 1, !dbg !61
  %708 = extractelement <2 x float> %418, i64 0, !dbg !61
  %709 = extractelement <2 x float> %418, i64 1, !dbg !61
  %710 = extractelement <2 x float> %419, i64 0, !dbg !61
  %711 = extractelement <2 x float> %419, i64 1, !dbg !61
  %712 = extractelement <2 x float> %420, i64 0, !dbg !61
  %713 = extractelement <2 x float> %420, i64 1, !dbg !61
  %714 = extractelement <2 x float> %421, i64 0, !dbg !61
  %715 = extractelement <2 x float> %421, i64 1, !dbg !61
  %716 = extractelement <2 x float> %422, i64 0, !dbg !61
  %717 = extractelement <2 x float> %422, i64 1, !dbg !61
  br i1 %428, label %718, label %750, !dbg !61

718:                                              ; preds = %478
  %719 = shufflevector <4 x half> %694, <4 x half> %699, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %720 = shufflevector <4 x half> %696, <4 x half> %701, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %721 = shufflevector <4 x half> %613, <4 x half> %618, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %722 = shufflevector <4 x half> %615, <4 x half> %620, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %723 = shufflevector <2 x float> %415, <2 x float> %416, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %724 = shufflevector <2 x float> %417, <2 x float> %418, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %725 = shufflevector <2 x float> %419, <2 x float> %420, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %726 = shufflevector <2 x float> %421, <2 x float> %422, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !61
  %727 = shufflevector <4 x float> %723, <4 x float> %724, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %728 = shufflevector <4 x float> %725, <4 x float> %726, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %729 = shufflevector <8 x float> %727, <8 x float> %728, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !61
  %730 = shufflevector <1 x float> %628, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !61
  %731 = fmul <16 x float> %729, %730, !dbg !61
  %732 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %721, <8 x half> %719, <16 x float> %731, i32 0, i32 0, i32 0), !dbg !61
  %733 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %722, <8 x half> %720, <16 x float> %732, i32 0, i32 0, i32 0), !dbg !61
  %734 = extractelement <16 x float> %733, i64 0, !dbg !61
  %735 = extractelement <16 x float> %733, i64 1, !dbg !61
  %736 = extractelement <16 x float> %733, i64 2, !dbg !61
  %737 = extractelement <16 x float> %733, i64 3, !dbg !61
  %738 = extractelement <16 x float> %733, i64 4, !dbg !61
  %739 = extractelement <16 x float> %733, i64 5, !dbg !61
  %740 = extractelement <16 x float> %733, i64 6, !dbg !61
  %741 = extractelement <16 x float> %733, i64 7, !dbg !61
  %742 = extractelement <16 x float> %733, i64 8, !dbg !61
  %743 = extractelement <16 x float> %733, i64 9, !dbg !61
  %744 = extractelement <16 x float> %733, i64 10, !dbg !61
  %745 = extractelement <16 x float> %733, i64 11, !dbg !61
  %746 = extractelement <16 x float> %733, i64 12, !dbg !61
  %747 = extractelement <16 x float> %733, i64 13, !dbg !61
  %748 = extractelement <16 x float> %733, i64 14, !dbg !61
  %749 = extractelement <16 x float> %733, i64 15, !dbg !61
  br label %750, !dbg !61

750:                                              ; preds = %718, %478
  %751 = phi float [ %749, %718 ], [ %717, %478 ]
  %752 = phi float [ %748, %718 ], [ %716, %478 ]
  %753 = phi float [ %747, %718 ], [ %715, %478 ]
  %754 = phi float [ %746, %718 ], [ %714, %478 ]
  %755 = phi float [ %745, %718 ], [ %713, %478 ]
  %756 = phi float [ %744, %718 ], [ %712, %478 ]
  %757 = phi float [ %743, %718 ], [ %711, %478 ]
  %758 = phi float [ %742, %718 ], [ %710, %478 ]
  %759 = phi float [ %741, %718 ], [ %709, %478 ]
  %760 = phi float [ %740, %718 ], [ %708, %478 ]
  %761 = phi float [ %739, %718 ], [ %707, %478 ]
  %762 = phi float [ %738, %718 ], [ %706, %478 ]
  %763 = phi float [ %737, %718 ], [ %705, %478 ]
  %764 = phi float [ %736, %718 ], [ %704, %478 ]
  %765 = phi float [ %735, %718 ], [ %703, %478 ]
  %766 = phi float [ %734, %718 ], [ %702, %478 ]
  %767 = fmul float %.lcssa65, %583, !dbg !53
  %768 = extractvalue { i32, i32 } %600, 0, !dbg !55
  %769 = bitcast i32 %768 to float, !dbg !55
  %770 = extractvalue { i32, i32 } %600, 1, !dbg !55
  %771 = bitcast i32 %770 to float, !dbg !55
  %772 = fadd float %769, %771, !dbg !54
  %773 = fadd float %772, %767, !dbg !57
  %774 = lshr exact i32 %37, 2, !dbg !24
  %775 = or disjoint i32 %24, %774, !dbg !24
  %776 = lshr exact i32 %21, 2, !dbg !19
  %777 = or disjoint i32 %20, %776, !dbg !19
  %778 = or disjoint i32 %777, %17, !dbg !20
  %779 = mul i32 %778, %6, !dbg !22
  %780 = select i1 %428, float %773, float %.lcssa65, !dbg !31
  %781 = getelementptr half, ptr addrspace(1) %3, i64 %29, !dbg !65
  %782 = sext i32 %779 to i64, !dbg !66
  %783 = getelementptr half, ptr addrspace(1) %781, i64 %782, !dbg !66
  %784 = zext nneg i32 %775 to i64, !dbg !67
  %785 = getelementptr half, ptr addrspace(1) %783, i64 %784, !dbg !67
  %786 = getelementptr i8, ptr addrspace(1) %785, i64 32, !dbg !67
  %787 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %623, !dbg !14
  %788 = insertelement <1 x float> poison, float %780, i64 0, !dbg !14
  store <1 x float> %788, ptr addrspace(3) %787, align 4, !dbg !14
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !14
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  %789 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %626, !dbg !14
  %790 = load <1 x float>, ptr addrspace(3) %789, align 4, !dbg !14
  %791 = extractelement <1 x float> %790, i64 0, !dbg !14
  %792 = fdiv float %766, %791, !dbg !14
  %793 = fdiv float %765, %791, !dbg !14
  %794 = fdiv float %764, %791, !dbg !14
  %795 = fdiv float %763, %791, !dbg !14
  %796 = fdiv float %762, %791, !dbg !14
  %797 = fdiv float %761, %791, !dbg !14
  %798 = fdiv float %760, %791, !dbg !14
  %799 = fdiv float %759, %791, !dbg !14
  %800 = fdiv float %758, %791, !dbg !14
  %801 = fdiv float %757, %791, !dbg !14
  %802 = fdiv float %756, %791, !dbg !14
  %803 = fdiv float %755, %791, !dbg !14
  %804 = fdiv float %754, %791, !dbg !14
  %805 = fdiv float %753, %791, !dbg !14
  %806 = fdiv float %752, %791, !dbg !14
  %807 = fdiv float %751, %791, !dbg !14
  %808 = insertelement <2 x float> poison, float %792, i64 0, !dbg !68
  %809 = insertelement <2 x float> %808, float %793, i64 1, !dbg !68
  %810 = fptrunc <2 x float> %809 to <2 x half>, !dbg !68
  %811 = insertelement <2 x float> poison, float %794, i64 0, !dbg !68
  %812 = insertelement <2 x float> %811, float %795, i64 1, !dbg !68
  %813 = fptrunc <2 x float> %812 to <2 x half>, !dbg !68
  %814 = insertelement <2 x float> poison, float %796, i64 0, !dbg !68
  %815 = insertelement <2 x float> %814, float %797, i64 1, !dbg !68
  %816 = fptrunc <2 x float> %815 to <2 x half>, !dbg !68
  %817 = insertelement <2 x float> poison, float %798, i64 0, !dbg !68
  %818 = insertelement <2 x float> %817, float %799, i64 1, !dbg !68
  %819 = fptrunc <2 x float> %818 to <2 x half>, !dbg !68
  %820 = insertelement <2 x float> poison, float %800, i64 0, !dbg !68
  %821 = insertelement <2 x float> %820, float %801, i64 1, !dbg !68
  %822 = fptrunc <2 x float> %821 to <2 x half>, !dbg !68
  %823 = insertelement <2 x float> poison, float %802, i64 0, !dbg !68
  %824 = insertelement <2 x float> %823, float %803, i64 1, !dbg !68
  %825 = fptrunc <2 x float> %824 to <2 x half>, !dbg !68
  %826 = insertelement <2 x float> poison, float %804, i64 0, !dbg !68
  %827 = insertelement <2 x float> %826, float %805, i64 1, !dbg !68
  %828 = fptrunc <2 x float> %827 to <2 x half>, !dbg !68
  %829 = insertelement <2 x float> poison, float %806, i64 0, !dbg !68
  %830 = insertelement <2 x float> %829, float %807, i64 1, !dbg !68
  %831 = fptrunc <2 x float> %830 to <2 x half>, !dbg !68
  %832 = bitcast <2 x half> %810 to i32, !dbg !68
  %833 = bitcast <2 x half> %813 to i32, !dbg !68
  %834 = bitcast <2 x half> %816 to i32, !dbg !68
  %835 = bitcast <2 x half> %819 to i32, !dbg !68
  %836 = bitcast <2 x half> %822 to i32, !dbg !68
  %837 = bitcast <2 x half> %825 to i32, !dbg !68
  %838 = bitcast <2 x half> %828 to i32, !dbg !68
  %839 = bitcast <2 x half> %831 to i32, !dbg !68
  %840 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %832, i32 %834, i1 false, i1 false), !dbg !68
  %841 = extractvalue { i32, i32 } %840, 0, !dbg !68
  %842 = extractvalue { i32, i32 } %840, 1, !dbg !68
  %843 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %833, i32 %835, i1 false, i1 false), !dbg !68
  %844 = extractvalue { i32, i32 } %843, 0, !dbg !68
  %845 = extractvalue { i32, i32 } %843, 1, !dbg !68
  %846 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %836, i32 %838, i1 false, i1 false), !dbg !68
  %847 = extractvalue { i32, i32 } %846, 0, !dbg !68
  %848 = extractvalue { i32, i32 } %846, 1, !dbg !68
  %849 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %837, i32 %839, i1 false, i1 false), !dbg !68
  %850 = extractvalue { i32, i32 } %849, 0, !dbg !68
  %851 = extractvalue { i32, i32 } %849, 1, !dbg !68
  %852 = bitcast i32 %841 to <2 x half>, !dbg !68
  %853 = bitcast i32 %844 to <2 x half>, !dbg !68
  %854 = bitcast i32 %842 to <2 x half>, !dbg !68
  %855 = shufflevector <2 x half> %854, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %856 = bitcast i32 %845 to <2 x half>, !dbg !68
  %857 = shufflevector <2 x half> %856, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %858 = bitcast i32 %847 to <2 x half>, !dbg !68
  %859 = bitcast i32 %850 to <2 x half>, !dbg !68
  %860 = bitcast i32 %848 to <2 x half>, !dbg !68
  %861 = shufflevector <2 x half> %860, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %862 = bitcast i32 %851 to <2 x half>, !dbg !68
  %863 = shufflevector <2 x half> %862, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %864 = shufflevector <2 x half> %852, <2 x half> %853, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %865 = shufflevector <8 x half> %864, <8 x half> %855, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !13
  %866 = shufflevector <8 x half> %865, <8 x half> %857, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !13
  store <8 x half> %866, ptr addrspace(1) %785, align 16, !dbg !13
  %867 = shufflevector <2 x half> %858, <2 x half> %859, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %868 = shufflevector <8 x half> %867, <8 x half> %861, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !13
  %869 = shufflevector <8 x half> %868, <8 x half> %863, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !13
  store <8 x half> %869, ptr addrspace(1) %786, align 16, !dbg !13
  ret void, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #8

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "attention", linkageName: "attention", scope: !1, file: !1, line: 50, type: !5, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !7, !9, !10, !10, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 87, column: 64, scope: !4)
!14 = !DILocation(line: 87, column: 73, scope: !4)
!15 = !DILocation(line: 65, column: 25, scope: !4)
!16 = !DILocation(line: 65, column: 30, scope: !4)
!17 = !DILocation(line: 66, column: 26, scope: !4)
!18 = !DILocation(line: 66, column: 31, scope: !4)
!19 = !DILocation(line: 67, column: 31, scope: !4)
!20 = !DILocation(line: 67, column: 18, scope: !4)
!21 = !DILocation(line: 69, column: 24, scope: !4)
!22 = !DILocation(line: 69, column: 46, scope: !4)
!23 = !DILocation(line: 69, column: 31, scope: !4)
!24 = !DILocation(line: 69, column: 59, scope: !4)
!25 = !DILocation(line: 69, column: 54, scope: !4)
!26 = !DILocation(line: 69, column: 16, scope: !4)
!27 = !DILocation(line: 75, column: 34, scope: !4)
!28 = !DILocation(line: 76, column: 26, scope: !4)
!29 = !DILocation(line: 77, column: 50, scope: !4)
!30 = !DILocation(line: 84, column: 28, scope: !4)
!31 = !DILocation(line: 74, column: 31, scope: !4)
!32 = !DILocation(line: 76, column: 47, scope: !4)
!33 = !DILocation(line: 76, column: 20, scope: !4)
!34 = !DILocation(line: 84, column: 20, scope: !4)
!35 = !DILocation(line: 75, column: 21, scope: !4)
!36 = !DILocation(line: 76, column: 33, scope: !4)
!37 = !DILocation(line: 76, column: 55, scope: !4)
!38 = !DILocation(line: 77, column: 26, scope: !4)
!39 = !DILocation(line: 77, column: 42, scope: !4)
!40 = !DILocation(line: 79, column: 45, scope: !4)
!41 = !DILocation(line: 79, column: 65, scope: !4)
!42 = !DILocation(line: 170, column: 27, scope: !43, inlinedAt: !45)
!43 = distinct !DILexicalBlockFile(scope: !4, file: !44, discriminator: 0)
!44 = !DIFile(filename: "standard.py", directory: ".")
!45 = !DILocation(line: 191, column: 40, scope: !43, inlinedAt: !46)
!46 = !DILocation(line: 80, column: 50, scope: !47)
!47 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!48 = !DILocation(line: 80, column: 36, scope: !4)
!49 = !DILocation(line: 81, column: 33, scope: !4)
!50 = !DILocation(line: 81, column: 25, scope: !4)
!51 = !DILocation(line: 82, column: 32, scope: !4)
!52 = !DILocation(line: 82, column: 25, scope: !4)
!53 = !DILocation(line: 83, column: 22, scope: !4)
!54 = !DILocation(line: 263, column: 15, scope: !43, inlinedAt: !55)
!55 = !DILocation(line: 293, column: 36, scope: !43, inlinedAt: !56)
!56 = !DILocation(line: 83, column: 46, scope: !47)
!57 = !DILocation(line: 83, column: 31, scope: !4)
!58 = !DILocation(line: 84, column: 57, scope: !4)
!59 = !DILocation(line: 85, column: 57, scope: !4)
!60 = !DILocation(line: 85, column: 33, scope: !4)
!61 = !DILocation(line: 85, column: 49, scope: !4)
!62 = !DILocation(line: 72, column: 36, scope: !4)
!63 = !DILocation(line: 70, column: 43, scope: !4)
!64 = !DILocation(line: 71, column: 29, scope: !4)
!65 = !DILocation(line: 87, column: 19, scope: !4)
!66 = !DILocation(line: 87, column: 26, scope: !4)
!67 = !DILocation(line: 87, column: 49, scope: !4)
!68 = !DILocation(line: 87, column: 91, scope: !4)
!69 = !DILocation(line: 87, column: 4, scope: !4)
