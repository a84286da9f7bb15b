; ModuleID = 'transpose_gemm.hip'
source_filename = "transpose_gemm.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ14transpose_gemmE5a_raw = internal addrspace(3) global [4096 x half] undef, align 1024
@_ZZ14transpose_gemmE5b_raw = internal addrspace(3) global [4096 x half] undef, align 1024
@_ZZ14transpose_gemmE8a_turned = internal unnamed_addr addrspace(3) global [64 x [72 x half]] undef, align 16
@_ZZ14transpose_gemmE8b_turned = internal unnamed_addr addrspace(3) global [64 x [72 x half]] undef, align 16
@_ZZ14transpose_gemmE8products = internal unnamed_addr addrspace(3) global [64 x [68 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @transpose_gemm(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = lshr i32 %7, 6
  %9 = and i32 %7, 15
  %10 = lshr i32 %7, 4
  %11 = and i32 %10, 3
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %13 = shl i32 %12, 6
  %14 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %15 = shl nsw i32 %14, 6
  %16 = icmp sgt i32 %4, 0
  br i1 %16, label %17, label %117

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ14transpose_gemmE8a_turned, i32 %9
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds half, ptr addrspace(1) %0, i64 %19
  %21 = lshr i32 %7, 3
  %22 = and i32 %21, 7
  %23 = shl nuw nsw i32 %7, 3
  %24 = and i32 %23, 56
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr half, ptr addrspace(1) %20, i64 %25
  %27 = shl nuw nsw i32 %8, 3
  %28 = shl nuw nsw i32 %8, 9
  %29 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5a_raw, i32 %28
  %30 = add nuw nsw i32 %8, 4
  %31 = shl nuw nsw i32 %30, 3
  %32 = shl nuw nsw i32 %30, 9
  %33 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5a_raw, i32 %32
  %34 = sext i32 %15 to i64
  %35 = getelementptr inbounds half, ptr addrspace(1) %1, i64 %34
  %36 = getelementptr half, ptr addrspace(1) %35, i64 %25
  %37 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5b_raw, i32 %28
  %38 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5b_raw, i32 %32
  %39 = and i32 %7, 63
  %40 = lshr i32 %7, 2
  %41 = and i32 %40, 240
  %42 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ14transpose_gemmE8a_turned, i32 %39
  %43 = shl nuw nsw i32 %41, 6
  %44 = or disjoint i32 %43, %39
  %45 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5a_raw, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 128
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 256
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 384
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 512
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 640
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 768
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 896
  %53 = getelementptr inbounds nuw half, ptr addrspace(3) %42, i32 %41
  %54 = or disjoint i32 %41, 8
  %55 = shl nuw nsw i32 %54, 6
  %56 = or disjoint i32 %55, %39
  %57 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5a_raw, i32 %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1152
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1280
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1408
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1536
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1664
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1792
  %64 = shl nuw nsw i32 %40, 6
  %65 = or i32 %7, %64
  %66 = or i32 %65, 960
  %67 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5a_raw, i32 %66
  %68 = getelementptr inbounds nuw half, ptr addrspace(3) %42, i32 %54
  %69 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ14transpose_gemmE8b_turned, i32 %39
  %70 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5b_raw, i32 %44
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 128
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 256
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 384
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 512
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 640
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 768
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 896
  %78 = getelementptr inbounds nuw half, ptr addrspace(3) %69, i32 %41
  %79 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5b_raw, i32 %56
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 1152
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 1280
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 1408
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 1536
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 1664
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 1792
  %86 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ14transpose_gemmE5b_raw, i32 %66
  %87 = getelementptr inbounds nuw half, ptr addrspace(3) %69, i32 %54
  %88 = mul nuw nsw i32 %8, 2304
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i32 %88
  %90 = shl nuw nsw i32 %11, 2
  %91 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ14transpose_gemmE8b_turned, i32 %9
  %92 = getelementptr inbounds nuw half, ptr addrspace(3) %89, i32 %90
  %93 = getelementptr inbounds nuw half, ptr addrspace(3) %91, i32 %90
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 2304
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 4608
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 6912
  %97 = or disjoint i32 %90, 16
  %98 = getelementptr inbounds nuw half, ptr addrspace(3) %89, i32 %97
  %99 = getelementptr inbounds nuw half, ptr addrspace(3) %91, i32 %97
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i32 2304
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i32 4608
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i32 6912
  %103 = or disjoint i32 %90, 32
  %104 = getelementptr inbounds nuw half, ptr addrspace(3) %89, i32 %103
  %105 = getelementptr inbounds nuw half, ptr addrspace(3) %91, i32 %103
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i32 2304
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i32 4608
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i32 6912
  %109 = or disjoint i32 %90, 48
  %110 = getelementptr inbounds nuw half, ptr addrspace(3) %89, i32 %109
  %111 = getelementptr inbounds nuw half, ptr addrspace(3) %91, i32 %109
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i32 2304
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i32 4608
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i32 6912
  br label %178

115:                                              ; preds = %178
  %116 = bitcast <16 x float> %371 to <4 x i128>
  br label %117

117:                                              ; preds = %115, %6
  %118 = phi <4 x i128> [ zeroinitializer, %6 ], [ %116, %115 ]
  %119 = mul nuw nsw i32 %8, 4352
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ14transpose_gemmE8products, i32 %119
  %121 = mul nuw nsw i32 %11, 1088
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 %121
  %123 = getelementptr inbounds nuw float, ptr addrspace(3) %122, i32 %9
  %124 = extractelement <4 x i128> %118, i64 0
  %125 = bitcast i128 %124 to <4 x float>
  %126 = extractelement <4 x float> %125, i64 0
  store float %126, ptr addrspace(3) %123, align 4, !tbaa !9
  %127 = extractelement <4 x float> %125, i64 1
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 272
  store float %127, ptr addrspace(3) %128, align 4, !tbaa !9
  %129 = extractelement <4 x float> %125, i64 2
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 544
  store float %129, ptr addrspace(3) %130, align 4, !tbaa !9
  %131 = extractelement <4 x float> %125, i64 3
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 816
  store float %131, ptr addrspace(3) %132, align 4, !tbaa !9
  %133 = extractelement <4 x i128> %118, i64 1
  %134 = bitcast i128 %133 to <4 x float>
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 64
  %136 = extractelement <4 x float> %134, i64 0
  store float %136, ptr addrspace(3) %135, align 4, !tbaa !9
  %137 = extractelement <4 x float> %134, i64 1
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 336
  store float %137, ptr addrspace(3) %138, align 4, !tbaa !9
  %139 = extractelement <4 x float> %134, i64 2
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 608
  store float %139, ptr addrspace(3) %140, align 4, !tbaa !9
  %141 = extractelement <4 x float> %134, i64 3
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 880
  store float %141, ptr addrspace(3) %142, align 4, !tbaa !9
  %143 = extractelement <4 x i128> %118, i64 2
  %144 = bitcast i128 %143 to <4 x float>
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 128
  %146 = extractelement <4 x float> %144, i64 0
  store float %146, ptr addrspace(3) %145, align 4, !tbaa !9
  %147 = extractelement <4 x float> %144, i64 1
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 400
  store float %147, ptr addrspace(3) %148, align 4, !tbaa !9
  %149 = extractelement <4 x float> %144, i64 2
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 672
  store float %149, ptr addrspace(3) %150, align 4, !tbaa !9
  %151 = extractelement <4 x float> %144, i64 3
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 944
  store float %151, ptr addrspace(3) %152, align 4, !tbaa !9
  %153 = extractelement <4 x i128> %118, i64 3
  %154 = bitcast i128 %153 to <4 x float>
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 192
  %156 = extractelement <4 x float> %154, i64 0
  store float %156, ptr addrspace(3) %155, align 4, !tbaa !9
  %157 = extractelement <4 x float> %154, i64 1
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 464
  store float %157, ptr addrspace(3) %158, align 4, !tbaa !9
  %159 = extractelement <4 x float> %154, i64 2
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 736
  store float %159, ptr addrspace(3) %160, align 4, !tbaa !9
  %161 = extractelement <4 x float> %154, i64 3
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 1008
  store float %161, ptr addrspace(3) %162, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %163 = shl nuw nsw i32 %9, 2
  %164 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @_ZZ14transpose_gemmE8products, i32 %10
  %165 = getelementptr inbounds nuw float, ptr addrspace(3) %164, i32 %163
  %166 = load <4 x float>, ptr addrspace(3) %165, align 16, !tbaa !11
  %167 = or disjoint i32 %163, %15
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %168
  %170 = load <4 x float>, ptr addrspace(1) %169, align 16, !tbaa !11
  %171 = fadd contract <4 x float> %166, %170
  %172 = or disjoint i32 %10, %13
  %173 = mul nsw i32 %172, %5
  %174 = add i32 %167, %173
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %175
  store <4 x float> %171, ptr addrspace(1) %176, align 16, !tbaa !11
  %177 = icmp samesign ult i32 %7, 768
  br i1 %177, label %375, label %374, !llvm.loop !12

178:                                              ; preds = %17, %178
  %179 = phi i32 [ 0, %17 ], [ %372, %178 ]
  %180 = phi <16 x float> [ zeroinitializer, %17 ], [ %371, %178 ]
  %181 = or disjoint i32 %179, %22
  %182 = add nuw i32 %181, %27
  %183 = mul nsw i32 %182, %5
  %184 = sext i32 %183 to i64
  %185 = getelementptr half, ptr addrspace(1) %26, i64 %184
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %185, ptr addrspace(3) %29, i32 16, i32 0, i32 0)
  %186 = add nuw i32 %181, %31
  %187 = mul nsw i32 %186, %5
  %188 = sext i32 %187 to i64
  %189 = getelementptr half, ptr addrspace(1) %26, i64 %188
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %189, ptr addrspace(3) nonnull %33, i32 16, i32 0, i32 0)
  %190 = getelementptr half, ptr addrspace(1) %36, i64 %184
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %190, ptr addrspace(3) %37, i32 16, i32 0, i32 0)
  %191 = getelementptr half, ptr addrspace(1) %36, i64 %188
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %191, ptr addrspace(3) nonnull %38, i32 16, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %192 = load half, ptr addrspace(3) %45, align 2, !tbaa !15
  %193 = insertelement <8 x half> poison, half %192, i64 0
  %194 = load half, ptr addrspace(3) %46, align 2, !tbaa !15
  %195 = insertelement <8 x half> %193, half %194, i64 1
  %196 = load half, ptr addrspace(3) %47, align 2, !tbaa !15
  %197 = insertelement <8 x half> %195, half %196, i64 2
  %198 = load half, ptr addrspace(3) %48, align 2, !tbaa !15
  %199 = insertelement <8 x half> %197, half %198, i64 3
  %200 = load half, ptr addrspace(3) %49, align 2, !tbaa !15
  %201 = insertelement <8 x half> %199, half %200, i64 4
  %202 = load half, ptr addrspace(3) %50, align 2, !tbaa !15
  %203 = insertelement <8 x half> %201, half %202, i64 5
  %204 = load half, ptr addrspace(3) %51, align 2, !tbaa !15
  %205 = insertelement <8 x half> %203, half %204, i64 6
  %206 = load half, ptr addrspace(3) %52, align 2, !tbaa !15
  %207 = insertelement <8 x half> %205, half %206, i64 7
  store <8 x half> %207, ptr addrspace(3) %53, align 16, !tbaa !11
  %208 = load half, ptr addrspace(3) %57, align 2, !tbaa !15
  %209 = insertelement <8 x half> poison, half %208, i64 0
  %210 = load half, ptr addrspace(3) %58, align 2, !tbaa !15
  %211 = insertelement <8 x half> %209, half %210, i64 1
  %212 = load half, ptr addrspace(3) %59, align 2, !tbaa !15
  %213 = insertelement <8 x half> %211, half %212, i64 2
  %214 = load half, ptr addrspace(3) %60, align 2, !tbaa !15
  %215 = insertelement <8 x half> %213, half %214, i64 3
  %216 = load half, ptr addrspace(3) %61, align 2, !tbaa !15
  %217 = insertelement <8 x half> %215, half %216, i64 4
  %218 = load half, ptr addrspace(3) %62, align 2, !tbaa !15
  %219 = insertelement <8 x half> %217, half %218, i64 5
  %220 = load half, ptr addrspace(3) %63, align 2, !tbaa !15
  %221 = insertelement <8 x half> %219, half %220, i64 6
  %222 = load half, ptr addrspace(3) %67, align 2, !tbaa !15
  %223 = insertelement <8 x half> %221, half %222, i64 7
  store <8 x half> %223, ptr addrspace(3) %68, align 16, !tbaa !11
  %224 = load half, ptr addrspace(3) %70, align 2, !tbaa !15
  %225 = insertelement <8 x half> poison, half %224, i64 0
  %226 = load half, ptr addrspace(3) %71, align 2, !tbaa !15
  %227 = insertelement <8 x half> %225, half %226, i64 1
  %228 = load half, ptr addrspace(3) %72, align 2, !tbaa !15
  %229 = insertelement <8 x half> %227, half %228, i64 2
  %230 = load half, ptr addrspace(3) %73, align 2, !tbaa !15
  %231 = insertelement <8 x half> %229, half %230, i64 3
  %232 = load half, ptr addrspace(3) %74, align 2, !tbaa !15
  %233 = insertelement <8 x half> %231, half %232, i64 4
  %234 = load half, ptr addrspace(3) %75, align 2, !tbaa !15
  %235 = insertelement <8 x half> %233, half %234, i64 5
  %236 = load half, ptr addrspace(3) %76, align 2, !tbaa !15
  %237 = insertelement <8 x half> %235, half %236, i64 6
  %238 = load half, ptr addrspace(3) %77, align 2, !tbaa !15
  %239 = insertelement <8 x half> %237, half %238, i64 7
  store <8 x half> %239, ptr addrspace(3) %78, align 16, !tbaa !11
  %240 = load half, ptr addrspace(3) %79, align 2, !tbaa !15
  %241 = insertelement <8 x half> poison, half %240, i64 0
  %242 = load half, ptr addrspace(3) %80, align 2, !tbaa !15
  %243 = insertelement <8 x half> %241, half %242, i64 1
  %244 = load half, ptr addrspace(3) %81, align 2, !tbaa !15
  %245 = insertelement <8 x half> %243, half %244, i64 2
  %246 = load half, ptr addrspace(3) %82, align 2, !tbaa !15
  %247 = insertelement <8 x half> %245, half %246, i64 3
  %248 = load half, ptr addrspace(3) %83, align 2, !tbaa !15
  %249 = insertelement <8 x half> %247, half %248, i64 4
  %250 = load half, ptr addrspace(3) %84, align 2, !tbaa !15
  %251 = insertelement <8 x half> %249, half %250, i64 5
  %252 = load half, ptr addrspace(3) %85, align 2, !tbaa !15
  %253 = insertelement <8 x half> %251, half %252, i64 6
  %254 = load half, ptr addrspace(3) %86, align 2, !tbaa !15
  %255 = insertelement <8 x half> %253, half %254, i64 7
  store <8 x half> %255, ptr addrspace(3) %87, align 16, !tbaa !11
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %256 = load <4 x half>, ptr addrspace(3) %92, align 8, !tbaa !11
  %257 = load <4 x half>, ptr addrspace(3) %93, align 8, !tbaa !11
  %258 = bitcast <16 x float> %180 to <4 x i128>
  %259 = extractelement <4 x i128> %258, i64 0
  %260 = bitcast i128 %259 to <4 x float>
  %261 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %256, <4 x half> %257, <4 x float> %260, i32 0, i32 0, i32 0)
  %262 = shufflevector <4 x float> %261, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %263 = shufflevector <16 x float> %262, <16 x float> %180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %264 = load <4 x half>, ptr addrspace(3) %94, align 8, !tbaa !11
  %265 = bitcast <16 x float> %263 to <4 x i128>
  %266 = extractelement <4 x i128> %265, i64 1
  %267 = bitcast i128 %266 to <4 x float>
  %268 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %256, <4 x half> %264, <4 x float> %267, i32 0, i32 0, i32 0)
  %269 = shufflevector <4 x float> %268, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %270 = shufflevector <16 x float> %263, <16 x float> %269, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %271 = load <4 x half>, ptr addrspace(3) %95, align 8, !tbaa !11
  %272 = bitcast <16 x float> %270 to <4 x i128>
  %273 = extractelement <4 x i128> %272, i64 2
  %274 = bitcast i128 %273 to <4 x float>
  %275 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %256, <4 x half> %271, <4 x float> %274, i32 0, i32 0, i32 0)
  %276 = shufflevector <4 x float> %275, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %277 = shufflevector <16 x float> %270, <16 x float> %276, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %278 = load <4 x half>, ptr addrspace(3) %96, align 8, !tbaa !11
  %279 = bitcast <16 x float> %277 to <4 x i128>
  %280 = extractelement <4 x i128> %279, i64 3
  %281 = bitcast i128 %280 to <4 x float>
  %282 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %256, <4 x half> %278, <4 x float> %281, i32 0, i32 0, i32 0)
  %283 = shufflevector <4 x float> %282, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %284 = shufflevector <16 x float> %277, <16 x float> %283, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %285 = load <4 x half>, ptr addrspace(3) %98, align 8, !tbaa !11
  %286 = load <4 x half>, ptr addrspace(3) %99, align 8, !tbaa !11
  %287 = bitcast <16 x float> %284 to <4 x i128>
  %288 = extractelement <4 x i128> %287, i64 0
  %289 = bitcast i128 %288 to <4 x float>
  %290 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %285, <4 x half> %286, <4 x float> %289, i32 0, i32 0, i32 0)
  %291 = shufflevector <4 x float> %290, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %292 = shufflevector <16 x float> %291, <16 x float> %284, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %293 = load <4 x half>, ptr addrspace(3) %100, align 8, !tbaa !11
  %294 = bitcast <16 x float> %292 to <4 x i128>
  %295 = extractelement <4 x i128> %294, i64 1
  %296 = bitcast i128 %295 to <4 x float>
  %297 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %285, <4 x half> %293, <4 x float> %296, i32 0, i32 0, i32 0)
  %298 = shufflevector <4 x float> %297, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %299 = shufflevector <16 x float> %292, <16 x float> %298, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %300 = load <4 x half>, ptr addrspace(3) %101, align 8, !tbaa !11
  %301 = bitcast <16 x float> %299 to <4 x i128>
  %302 = extractelement <4 x i128> %301, i64 2
  %303 = bitcast i128 %302 to <4 x float>
  %304 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %285, <4 x half> %300, <4 x float> %303, i32 0, i32 0, i32 0)
  %305 = shufflevector <4 x float> %304, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %306 = shufflevector <16 x float> %299, <16 x float> %305, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %307 = load <4 x half>, ptr addrspace(3) %102, align 8, !tbaa !11
  %308 = bitcast <16 x float> %306 to <4 x i128>
  %309 = extractelement <4 x i128> %308, i64 3
  %310 = bitcast i128 %309 to <4 x float>
  %311 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %285, <4 x half> %307, <4 x float> %310, i32 0, i32 0, i32 0)
  %312 = shufflevector <4 x float> %311, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %313 = shufflevector <16 x float> %306, <16 x float> %312, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %314 = load <4 x half>, ptr addrspace(3) %104, align 8, !tbaa !11
  %315 = load <4 x half>, ptr addrspace(3) %105, align 8, !tbaa !11
  %316 = bitcast <16 x float> %313 to <4 x i128>
  %317 = extractelement <4 x i128> %316, i64 0
  %318 = bitcast i128 %317 to <4 x float>
  %319 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %314, <4 x half> %315, <4 x float> %318, i32 0, i32 0, i32 0)
  %320 = shufflevector <4 x float> %319, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %321 = shufflevector <16 x float> %320, <16 x float> %313, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %322 = load <4 x half>, ptr addrspace(3) %106, align 8, !tbaa !11
  %323 = bitcast <16 x float> %321 to <4 x i128>
  %324 = extractelement <4 x i128> %323, i64 1
  %325 = bitcast i128 %324 to <4 x float>
  %326 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %314, <4 x half> %322, <4 x float> %325, i32 0, i32 0, i32 0)
  %327 = shufflevector <4 x float> %326, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %328 = shufflevector <16 x float> %321, <16 x float> %327, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %329 = load <4 x half>, ptr addrspace(3) %107, align 8, !tbaa !11
  %330 = bitcast <16 x float> %328 to <4 x i128>
  %331 = extractelement <4 x i128> %330, i64 2
  %332 = bitcast i128 %331 to <4 x float>
  %333 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %314, <4 x half> %329, <4 x float> %332, i32 0, i32 0, i32 0)
  %334 = shufflevector <4 x float> %333, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %335 = shufflevector <16 x float> %328, <16 x float> %334, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %336 = load <4 x half>, ptr addrspace(3) %108, align 8, !tbaa !11
  %337 = bitcast <16 x float> %335 to <4 x i128>
  %338 = extractelement <4 x i128> %337, i64 3
  %339 = bitcast i128 %338 to <4 x float>
  %340 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %314, <4 x half> %336, <4 x float> %339, i32 0, i32 0, i32 0)
  %341 = shufflevector <4 x float> %340, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %342 = shufflevector <16 x float> %335, <16 x float> %341, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %343 = load <4 x half>, ptr addrspace(3) %110, align 8, !tbaa !11
  %344 = load <4 x half>, ptr addrspace(3) %111, align 8, !tbaa !11
  %345 = bitcast <16 x float> %342 to <4 x i128>
  %346 = extractelement <4 x i128> %345, i64 0
  %347 = bitcast i128 %346 to <4 x float>
  %348 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %343, <4 x half> %344, <4 x float> %347, i32 0, i32 0, i32 0)
  %349 = shufflevector <4 x float> %348, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %350 = shufflevector <16 x float> %349, <16 x float> %342, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %351 = load <4 x half>, ptr addrspace(3) %112, align 8, !tbaa !11
  %352 = bitcast <16 x float> %350 to <4 x i128>
  %353 = extractelement <4 x i128> %352, i64 1
  %354 = bitcast i128 %353 to <4 x float>
  %355 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %343, <4 x half> %351, <4 x float> %354, i32 0, i32 0, i32 0)
  %356 = shufflevector <4 x float> %355, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %357 = shufflevector <16 x float> %350, <16 x float> %356, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %358 = load <4 x half>, ptr addrspace(3) %113, align 8, !tbaa !11
  %359 = bitcast <16 x float> %357 to <4 x i128>
  %360 = extractelement <4 x i128> %359, i64 2
  %361 = bitcast i128 %360 to <4 x float>
  %362 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %343, <4 x half> %358, <4 x float> %361, i32 0, i32 0, i32 0)
  %363 = shufflevector <4 x float> %362, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %364 = shufflevector <16 x float> %357, <16 x float> %363, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %365 = load <4 x half>, ptr addrspace(3) %114, align 8, !tbaa !11
  %366 = bitcast <16 x float> %364 to <4 x i128>
  %367 = extractelement <4 x i128> %366, i64 3
  %368 = bitcast i128 %367 to <4 x float>
  %369 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %343, <4 x half> %365, <4 x float> %368, i32 0, i32 0, i32 0)
  %370 = shufflevector <4 x float> %369, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %371 = shufflevector <16 x float> %364, <16 x float> %370, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %372 = add nuw nsw i32 %179, 64
  %373 = icmp slt i32 %372, %4
  br i1 %373, label %178, label %115, !llvm.loop !17

374:                                              ; preds = %403, %389, %375, %117
  ret void

375:                                              ; preds = %117
  %376 = add nuw nsw i32 %7, 256
  %377 = lshr i32 %376, 4
  %378 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @_ZZ14transpose_gemmE8products, i32 %377
  %379 = getelementptr inbounds nuw float, ptr addrspace(3) %378, i32 %163
  %380 = load <4 x float>, ptr addrspace(3) %379, align 16, !tbaa !11
  %381 = load <4 x float>, ptr addrspace(1) %169, align 16, !tbaa !11
  %382 = fadd contract <4 x float> %380, %381
  %383 = add nuw nsw i32 %377, %13
  %384 = mul nsw i32 %383, %5
  %385 = add i32 %167, %384
  %386 = sext i32 %385 to i64
  %387 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %386
  store <4 x float> %382, ptr addrspace(1) %387, align 16, !tbaa !11
  %388 = icmp samesign ult i32 %7, 512
  br i1 %388, label %389, label %374, !llvm.loop !12

389:                                              ; preds = %375
  %390 = lshr i32 %7, 4
  %391 = or disjoint i32 %390, 32
  %392 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @_ZZ14transpose_gemmE8products, i32 %391
  %393 = getelementptr inbounds nuw float, ptr addrspace(3) %392, i32 %163
  %394 = load <4 x float>, ptr addrspace(3) %393, align 16, !tbaa !11
  %395 = load <4 x float>, ptr addrspace(1) %169, align 16, !tbaa !11
  %396 = fadd contract <4 x float> %394, %395
  %397 = or disjoint i32 %391, %13
  %398 = mul nsw i32 %397, %5
  %399 = add i32 %167, %398
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %400
  store <4 x float> %396, ptr addrspace(1) %401, align 16, !tbaa !11
  %402 = icmp samesign ult i32 %7, 256
  br i1 %402, label %403, label %374, !llvm.loop !12

403:                                              ; preds = %389
  %404 = lshr i32 %7, 4
  %405 = or disjoint i32 %404, 48
  %406 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @_ZZ14transpose_gemmE8products, i32 %405
  %407 = getelementptr inbounds nuw float, ptr addrspace(3) %406, i32 %163
  %408 = load <4 x float>, ptr addrspace(3) %407, align 16, !tbaa !11
  %409 = load <4 x float>, ptr addrspace(1) %169, align 16, !tbaa !11
  %410 = fadd contract <4 x float> %408, %409
  %411 = or disjoint i32 %405, %13
  %412 = mul nsw i32 %411, %5
  %413 = add i32 %167, %412
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %414
  store <4 x float> %410, ptr addrspace(1) %415, align 16, !tbaa !11
  br label %374
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.enable"}
!15 = !{!16, !16, i64 0}
!16 = !{!"_Float16", !7, i64 0}
!17 = distinct !{!17, !13}
