; ModuleID = 'conv_im2col.hip'
source_filename = "conv_im2col.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ11conv_im2colE5patch = internal unnamed_addr addrspace(3) global [100 x <4 x float>] undef, align 16
@_ZZ11conv_im2colE7columns = internal unnamed_addr addrspace(3) global [36 x [65 x float]] undef, align 16
@_ZZ11conv_im2colE6filter = internal unnamed_addr addrspace(3) global [36 x [64 x float]] undef, align 16
@_ZZ11conv_im2colE6staged = internal unnamed_addr addrspace(3) global [64 x [65 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @conv_im2col(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = shl nuw nsw i32 %6, 2
  %8 = and i32 %7, 60
  %9 = lshr i32 %6, 2
  %10 = and i32 %9, 252
  %11 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %12 = sdiv i32 %4, 8
  %13 = sdiv i32 %11, %12
  %14 = mul i32 %13, %12
  %15 = sub i32 %11, %14
  %16 = shl nsw i32 %15, 3
  %17 = shl nsw i32 %13, 3
  %18 = icmp sgt i32 %3, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %5
  %20 = and i32 %6, 63
  br label %100

21:                                               ; preds = %5
  %22 = icmp samesign ult i32 %6, 100
  %23 = trunc nuw i32 %6 to i8
  %24 = udiv i8 %23, 10
  %25 = zext nneg i8 %24 to i32
  %26 = add nsw i32 %17, %25
  %27 = add nsw i32 %4, 2
  %28 = mul nsw i32 %26, %27
  %29 = mul i8 %24, 10
  %30 = sub i8 %23, %29
  %31 = zext nneg i8 %30 to i32
  %32 = add i32 %16, %31
  %33 = add i32 %32, %28
  %34 = mul nsw i32 %33, %3
  %35 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) @_ZZ11conv_im2colE5patch, i32 %6
  %36 = icmp samesign ult i32 %6, 576
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11conv_im2colE6filter, i32 %6
  %38 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11conv_im2colE6filter, i32 %10
  %39 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11conv_im2colE7columns, i32 %8
  %40 = and i32 %6, 7
  %41 = and i32 %6, 63
  %42 = lshr i32 %6, 6
  %43 = lshr i32 %41, 3
  %44 = trunc nuw nsw i32 %6 to i16
  %45 = udiv i16 %44, 192
  %46 = zext nneg i16 %45 to i32
  %47 = add nuw nsw i32 %43, %46
  %48 = trunc nuw nsw i32 %42 to i8
  %49 = urem i8 %48, 3
  %50 = zext nneg i8 %49 to i32
  %51 = mul nuw nsw i32 %47, 160
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11conv_im2colE5patch, i32 %51
  %53 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %52, i32 %40
  %54 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %53, i32 %50
  %55 = mul nuw nsw i32 %42, 1040
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11conv_im2colE7columns, i32 %55
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) %56, i32 %41
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 260
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 520
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 780
  %61 = icmp samesign ult i32 %6, 320
  %62 = add nuw nsw i32 %6, 256
  %63 = lshr i32 %62, 6
  %64 = trunc nuw nsw i32 %62 to i16
  %65 = udiv i16 %64, 192
  %66 = zext nneg i16 %65 to i32
  %67 = add nuw nsw i32 %43, %66
  %68 = trunc nuw nsw i32 %63 to i8
  %69 = urem i8 %68, 3
  %70 = zext nneg i8 %69 to i32
  %71 = mul nuw nsw i32 %67, 160
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11conv_im2colE5patch, i32 %71
  %73 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %72, i32 %40
  %74 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %73, i32 %70
  %75 = mul nuw nsw i32 %63, 1040
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11conv_im2colE7columns, i32 %75
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) %76, i32 %41
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 260
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 520
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 780
  %81 = icmp samesign ult i32 %6, 64
  %82 = mul nuw nsw i32 %43, 160
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ11conv_im2colE5patch, i32 %82
  %84 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %83, i32 %40
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %84, i32 352
  %86 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ11conv_im2colE7columns, i32 8320), i32 %41
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 260
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 520
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %86, i32 780
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 1024
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 2048
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 3072
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 4096
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 5120
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 6144
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 7168
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 8192
  br label %328

98:                                               ; preds = %393
  %99 = bitcast <16 x float> %585 to <4 x i128>
  br label %100

100:                                              ; preds = %19, %98
  %101 = phi i32 [ %20, %19 ], [ %41, %98 ]
  %102 = phi <4 x i128> [ zeroinitializer, %19 ], [ %99, %98 ]
  %103 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) @_ZZ11conv_im2colE6staged, i32 %8
  %104 = getelementptr inbounds nuw float, ptr addrspace(3) %103, i32 %10
  %105 = extractelement <4 x i128> %102, i64 0
  %106 = bitcast i128 %105 to <4 x float>
  %107 = shufflevector <4 x float> %106, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %107, ptr addrspace(3) %104, align 16, !tbaa !9
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 8
  %109 = shufflevector <4 x float> %106, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %109, ptr addrspace(3) %108, align 8, !tbaa !9
  %110 = extractelement <4 x i128> %102, i64 1
  %111 = bitcast i128 %110 to <4 x float>
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 260
  %113 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %113, ptr addrspace(3) %112, align 4, !tbaa !9
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 268
  %115 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %115, ptr addrspace(3) %114, align 4, !tbaa !9
  %116 = extractelement <4 x i128> %102, i64 2
  %117 = bitcast i128 %116 to <4 x float>
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 520
  %119 = shufflevector <4 x float> %117, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %119, ptr addrspace(3) %118, align 8, !tbaa !9
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 528
  %121 = shufflevector <4 x float> %117, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %121, ptr addrspace(3) %120, align 16, !tbaa !9
  %122 = extractelement <4 x i128> %102, i64 3
  %123 = bitcast i128 %122 to <4 x float>
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 780
  %125 = shufflevector <4 x float> %123, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  store <2 x float> %125, ptr addrspace(3) %124, align 4, !tbaa !9
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 788
  %127 = shufflevector <4 x float> %123, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  store <2 x float> %127, ptr addrspace(3) %126, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %128 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ11conv_im2colE6staged, i32 %101
  %129 = lshr i32 %6, 8
  %130 = sub nuw nsw i32 16, %129
  %131 = and i32 %130, 30
  %132 = shl nuw nsw i32 %131, 8
  %133 = add nuw nsw i32 %6, %132
  %134 = insertelement <2 x i32> poison, i32 %101, i64 0
  %135 = shufflevector <2 x i32> %134, <2 x i32> poison, <2 x i32> zeroinitializer
  %136 = insertelement <2 x i32> poison, i32 %17, i64 0
  %137 = shufflevector <2 x i32> %136, <2 x i32> poison, <2 x i32> zeroinitializer
  %138 = insertelement <2 x i32> poison, i32 %4, i64 0
  %139 = shufflevector <2 x i32> %138, <2 x i32> poison, <2 x i32> zeroinitializer
  %140 = insertelement <2 x i32> poison, i32 %16, i64 0
  %141 = shufflevector <2 x i32> %140, <2 x i32> poison, <2 x i32> zeroinitializer
  %142 = insertelement <2 x i32> poison, i32 %6, i64 0
  %143 = shufflevector <2 x i32> %142, <2 x i32> poison, <2 x i32> zeroinitializer
  %144 = add nuw nsw <2 x i32> %143, <i32 0, i32 256>
  %145 = lshr <2 x i32> %144, splat (i32 6)
  %146 = extractelement <2 x i32> %145, i64 0
  %147 = extractelement <2 x i32> %145, i64 1
  %148 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %146
  %149 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %147
  %150 = load float, ptr addrspace(3) %148, align 4, !tbaa !9
  %151 = load float, ptr addrspace(3) %149, align 4, !tbaa !9
  %152 = lshr <2 x i32> %144, splat (i32 9)
  %153 = or disjoint <2 x i32> %152, %137
  %154 = mul nsw <2 x i32> %153, %139
  %155 = and <2 x i32> %145, splat (i32 7)
  %156 = or disjoint <2 x i32> %155, %141
  %157 = add <2 x i32> %156, %154
  %158 = shl nsw <2 x i32> %157, splat (i32 6)
  %159 = or disjoint <2 x i32> %158, %135
  %160 = sext <2 x i32> %159 to <2 x i64>
  %161 = extractelement <2 x i64> %160, i64 0
  %162 = extractelement <2 x i64> %160, i64 1
  %163 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %161
  %164 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %162
  store float %150, ptr addrspace(1) %163, align 4, !tbaa !9
  store float %151, ptr addrspace(1) %164, align 4, !tbaa !9
  %165 = icmp eq i32 %131, 2
  br i1 %165, label %326, label %166, !llvm.loop !11

166:                                              ; preds = %100
  %167 = add nuw nsw <2 x i32> %143, <i32 512, i32 768>
  %168 = lshr <2 x i32> %167, splat (i32 6)
  %169 = extractelement <2 x i32> %168, i64 0
  %170 = extractelement <2 x i32> %168, i64 1
  %171 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %169
  %172 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %170
  %173 = load float, ptr addrspace(3) %171, align 4, !tbaa !9
  %174 = load float, ptr addrspace(3) %172, align 4, !tbaa !9
  %175 = lshr <2 x i32> %167, splat (i32 9)
  %176 = or disjoint <2 x i32> %175, %137
  %177 = mul nsw <2 x i32> %176, %139
  %178 = and <2 x i32> %168, splat (i32 7)
  %179 = or disjoint <2 x i32> %178, %141
  %180 = add <2 x i32> %179, %177
  %181 = shl nsw <2 x i32> %180, splat (i32 6)
  %182 = or disjoint <2 x i32> %181, %135
  %183 = sext <2 x i32> %182 to <2 x i64>
  %184 = extractelement <2 x i64> %183, i64 0
  %185 = extractelement <2 x i64> %183, i64 1
  %186 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %184
  %187 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %185
  store float %173, ptr addrspace(1) %186, align 4, !tbaa !9
  store float %174, ptr addrspace(1) %187, align 4, !tbaa !9
  %188 = icmp eq i32 %131, 4
  br i1 %188, label %326, label %189, !llvm.loop !11

189:                                              ; preds = %166
  %190 = add nuw nsw <2 x i32> %143, <i32 1024, i32 1280>
  %191 = lshr <2 x i32> %190, splat (i32 6)
  %192 = extractelement <2 x i32> %191, i64 0
  %193 = extractelement <2 x i32> %191, i64 1
  %194 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %192
  %195 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %193
  %196 = load float, ptr addrspace(3) %194, align 4, !tbaa !9
  %197 = load float, ptr addrspace(3) %195, align 4, !tbaa !9
  %198 = lshr <2 x i32> %190, splat (i32 9)
  %199 = or disjoint <2 x i32> %198, %137
  %200 = mul nsw <2 x i32> %199, %139
  %201 = and <2 x i32> %191, splat (i32 7)
  %202 = or disjoint <2 x i32> %201, %141
  %203 = add <2 x i32> %202, %200
  %204 = shl nsw <2 x i32> %203, splat (i32 6)
  %205 = or disjoint <2 x i32> %204, %135
  %206 = sext <2 x i32> %205 to <2 x i64>
  %207 = extractelement <2 x i64> %206, i64 0
  %208 = extractelement <2 x i64> %206, i64 1
  %209 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %207
  %210 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %208
  store float %196, ptr addrspace(1) %209, align 4, !tbaa !9
  store float %197, ptr addrspace(1) %210, align 4, !tbaa !9
  %211 = icmp eq i32 %131, 6
  br i1 %211, label %326, label %212, !llvm.loop !11

212:                                              ; preds = %189
  %213 = add nuw nsw <2 x i32> %143, <i32 1536, i32 1792>
  %214 = lshr <2 x i32> %213, splat (i32 6)
  %215 = extractelement <2 x i32> %214, i64 0
  %216 = extractelement <2 x i32> %214, i64 1
  %217 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %215
  %218 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %216
  %219 = load float, ptr addrspace(3) %217, align 4, !tbaa !9
  %220 = load float, ptr addrspace(3) %218, align 4, !tbaa !9
  %221 = lshr <2 x i32> %213, splat (i32 9)
  %222 = or disjoint <2 x i32> %221, %137
  %223 = mul nsw <2 x i32> %222, %139
  %224 = and <2 x i32> %214, splat (i32 7)
  %225 = or disjoint <2 x i32> %224, %141
  %226 = add <2 x i32> %225, %223
  %227 = shl nsw <2 x i32> %226, splat (i32 6)
  %228 = or disjoint <2 x i32> %227, %135
  %229 = sext <2 x i32> %228 to <2 x i64>
  %230 = extractelement <2 x i64> %229, i64 0
  %231 = extractelement <2 x i64> %229, i64 1
  %232 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %230
  %233 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %231
  store float %219, ptr addrspace(1) %232, align 4, !tbaa !9
  store float %220, ptr addrspace(1) %233, align 4, !tbaa !9
  %234 = icmp eq i32 %131, 8
  br i1 %234, label %326, label %235, !llvm.loop !11

235:                                              ; preds = %212
  %236 = add nuw nsw <2 x i32> %143, <i32 2048, i32 2304>
  %237 = lshr <2 x i32> %236, splat (i32 6)
  %238 = extractelement <2 x i32> %237, i64 0
  %239 = extractelement <2 x i32> %237, i64 1
  %240 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %238
  %241 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %239
  %242 = load float, ptr addrspace(3) %240, align 4, !tbaa !9
  %243 = load float, ptr addrspace(3) %241, align 4, !tbaa !9
  %244 = lshr <2 x i32> %236, splat (i32 9)
  %245 = or disjoint <2 x i32> %244, %137
  %246 = mul nsw <2 x i32> %245, %139
  %247 = and <2 x i32> %237, splat (i32 7)
  %248 = or disjoint <2 x i32> %247, %141
  %249 = add <2 x i32> %248, %246
  %250 = shl nsw <2 x i32> %249, splat (i32 6)
  %251 = or disjoint <2 x i32> %250, %135
  %252 = sext <2 x i32> %251 to <2 x i64>
  %253 = extractelement <2 x i64> %252, i64 0
  %254 = extractelement <2 x i64> %252, i64 1
  %255 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %253
  %256 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %254
  store float %242, ptr addrspace(1) %255, align 4, !tbaa !9
  store float %243, ptr addrspace(1) %256, align 4, !tbaa !9
  %257 = icmp eq i32 %131, 10
  br i1 %257, label %326, label %258, !llvm.loop !11

258:                                              ; preds = %235
  %259 = add nuw nsw <2 x i32> %143, <i32 2560, i32 2816>
  %260 = lshr <2 x i32> %259, splat (i32 6)
  %261 = extractelement <2 x i32> %260, i64 0
  %262 = extractelement <2 x i32> %260, i64 1
  %263 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %261
  %264 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %262
  %265 = load float, ptr addrspace(3) %263, align 4, !tbaa !9
  %266 = load float, ptr addrspace(3) %264, align 4, !tbaa !9
  %267 = lshr <2 x i32> %259, splat (i32 9)
  %268 = or disjoint <2 x i32> %267, %137
  %269 = mul nsw <2 x i32> %268, %139
  %270 = and <2 x i32> %260, splat (i32 7)
  %271 = or disjoint <2 x i32> %270, %141
  %272 = add <2 x i32> %271, %269
  %273 = shl nsw <2 x i32> %272, splat (i32 6)
  %274 = or disjoint <2 x i32> %273, %135
  %275 = sext <2 x i32> %274 to <2 x i64>
  %276 = extractelement <2 x i64> %275, i64 0
  %277 = extractelement <2 x i64> %275, i64 1
  %278 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %276
  %279 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %277
  store float %265, ptr addrspace(1) %278, align 4, !tbaa !9
  store float %266, ptr addrspace(1) %279, align 4, !tbaa !9
  %280 = icmp eq i32 %131, 12
  br i1 %280, label %326, label %281, !llvm.loop !11

281:                                              ; preds = %258
  %282 = add nuw nsw <2 x i32> %143, <i32 3072, i32 3328>
  %283 = lshr <2 x i32> %282, splat (i32 6)
  %284 = extractelement <2 x i32> %283, i64 0
  %285 = extractelement <2 x i32> %283, i64 1
  %286 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %284
  %287 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %285
  %288 = load float, ptr addrspace(3) %286, align 4, !tbaa !9
  %289 = load float, ptr addrspace(3) %287, align 4, !tbaa !9
  %290 = lshr <2 x i32> %282, splat (i32 9)
  %291 = add nuw nsw <2 x i32> %290, %137
  %292 = mul nsw <2 x i32> %291, %139
  %293 = and <2 x i32> %283, splat (i32 7)
  %294 = or disjoint <2 x i32> %293, %141
  %295 = add <2 x i32> %294, %292
  %296 = shl nsw <2 x i32> %295, splat (i32 6)
  %297 = or disjoint <2 x i32> %296, %135
  %298 = sext <2 x i32> %297 to <2 x i64>
  %299 = extractelement <2 x i64> %298, i64 0
  %300 = extractelement <2 x i64> %298, i64 1
  %301 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %299
  %302 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %300
  store float %288, ptr addrspace(1) %301, align 4, !tbaa !9
  store float %289, ptr addrspace(1) %302, align 4, !tbaa !9
  %303 = icmp eq i32 %131, 14
  br i1 %303, label %326, label %304, !llvm.loop !11

304:                                              ; preds = %281
  %305 = add nuw nsw <2 x i32> %143, <i32 3584, i32 3840>
  %306 = lshr <2 x i32> %305, splat (i32 6)
  %307 = extractelement <2 x i32> %306, i64 0
  %308 = extractelement <2 x i32> %306, i64 1
  %309 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %307
  %310 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %308
  %311 = load float, ptr addrspace(3) %309, align 4, !tbaa !9
  %312 = load float, ptr addrspace(3) %310, align 4, !tbaa !9
  %313 = lshr <2 x i32> %305, splat (i32 9)
  %314 = add nuw nsw <2 x i32> %313, %137
  %315 = mul nsw <2 x i32> %314, %139
  %316 = and <2 x i32> %306, splat (i32 7)
  %317 = or disjoint <2 x i32> %316, %141
  %318 = add <2 x i32> %317, %315
  %319 = shl nsw <2 x i32> %318, splat (i32 6)
  %320 = or disjoint <2 x i32> %319, %135
  %321 = sext <2 x i32> %320 to <2 x i64>
  %322 = extractelement <2 x i64> %321, i64 0
  %323 = extractelement <2 x i64> %321, i64 1
  %324 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %322
  %325 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %323
  store float %311, ptr addrspace(1) %324, align 4, !tbaa !9
  store float %312, ptr addrspace(1) %325, align 4, !tbaa !9
  br label %326

326:                                              ; preds = %304, %281, %258, %235, %212, %189, %166, %100
  %327 = icmp eq i32 %130, %131
  br i1 %327, label %588, label %589

328:                                              ; preds = %21, %393
  %329 = phi i32 [ 0, %21 ], [ %394, %393 ]
  %330 = phi <16 x float> [ zeroinitializer, %21 ], [ %585, %393 ]
  br i1 %22, label %331, label %336

331:                                              ; preds = %328
  %332 = add nsw i32 %329, %34
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %333
  %335 = load <4 x float>, ptr addrspace(1) %334, align 16, !tbaa !15
  store <4 x float> %335, ptr addrspace(3) %35, align 16, !tbaa !15
  br label %336

336:                                              ; preds = %331, %328
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %36, label %337, label %343

337:                                              ; preds = %336
  %338 = load <4 x float>, ptr addrspace(3) %54, align 16, !tbaa !15
  %339 = extractelement <4 x float> %338, i64 0
  store float %339, ptr addrspace(3) %57, align 4, !tbaa !9
  %340 = extractelement <4 x float> %338, i64 1
  store float %340, ptr addrspace(3) %58, align 4, !tbaa !9
  %341 = extractelement <4 x float> %338, i64 2
  store float %341, ptr addrspace(3) %59, align 4, !tbaa !9
  %342 = extractelement <4 x float> %338, i64 3
  store float %342, ptr addrspace(3) %60, align 4, !tbaa !9
  br i1 %61, label %381, label %343, !llvm.loop !16

343:                                              ; preds = %337, %381, %387, %336
  %344 = mul nuw nsw i32 %329, 2304
  %345 = add nuw nsw i32 %344, %6
  %346 = zext nneg i32 %345 to i64
  %347 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %346
  %348 = load float, ptr addrspace(1) %347, align 4, !tbaa !9
  store float %348, ptr addrspace(3) %37, align 4, !tbaa !9
  %349 = zext nneg i32 %345 to i64
  %350 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr addrspace(1) %350, i64 1024
  %352 = load float, ptr addrspace(1) %351, align 4, !tbaa !9
  store float %352, ptr addrspace(3) %90, align 4, !tbaa !9
  %353 = zext nneg i32 %345 to i64
  %354 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr addrspace(1) %354, i64 2048
  %356 = load float, ptr addrspace(1) %355, align 4, !tbaa !9
  store float %356, ptr addrspace(3) %91, align 4, !tbaa !9
  %357 = zext nneg i32 %345 to i64
  %358 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %357
  %359 = getelementptr inbounds nuw i8, ptr addrspace(1) %358, i64 3072
  %360 = load float, ptr addrspace(1) %359, align 4, !tbaa !9
  store float %360, ptr addrspace(3) %92, align 4, !tbaa !9
  %361 = zext nneg i32 %345 to i64
  %362 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %361
  %363 = getelementptr inbounds nuw i8, ptr addrspace(1) %362, i64 4096
  %364 = load float, ptr addrspace(1) %363, align 4, !tbaa !9
  store float %364, ptr addrspace(3) %93, align 4, !tbaa !9
  %365 = zext nneg i32 %345 to i64
  %366 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %365
  %367 = getelementptr inbounds nuw i8, ptr addrspace(1) %366, i64 5120
  %368 = load float, ptr addrspace(1) %367, align 4, !tbaa !9
  store float %368, ptr addrspace(3) %94, align 4, !tbaa !9
  %369 = zext nneg i32 %345 to i64
  %370 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %369
  %371 = getelementptr inbounds nuw i8, ptr addrspace(1) %370, i64 6144
  %372 = load float, ptr addrspace(1) %371, align 4, !tbaa !9
  store float %372, ptr addrspace(3) %95, align 4, !tbaa !9
  %373 = zext nneg i32 %345 to i64
  %374 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr addrspace(1) %374, i64 7168
  %376 = load float, ptr addrspace(1) %375, align 4, !tbaa !9
  store float %376, ptr addrspace(3) %96, align 4, !tbaa !9
  %377 = zext nneg i32 %345 to i64
  %378 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %377
  %379 = getelementptr inbounds nuw i8, ptr addrspace(1) %378, i64 8192
  %380 = load float, ptr addrspace(1) %379, align 4, !tbaa !9
  store float %380, ptr addrspace(3) %97, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %396

381:                                              ; preds = %337
  %382 = load <4 x float>, ptr addrspace(3) %74, align 16, !tbaa !15
  %383 = extractelement <4 x float> %382, i64 0
  store float %383, ptr addrspace(3) %77, align 4, !tbaa !9
  %384 = extractelement <4 x float> %382, i64 1
  store float %384, ptr addrspace(3) %78, align 4, !tbaa !9
  %385 = extractelement <4 x float> %382, i64 2
  store float %385, ptr addrspace(3) %79, align 4, !tbaa !9
  %386 = extractelement <4 x float> %382, i64 3
  store float %386, ptr addrspace(3) %80, align 4, !tbaa !9
  br i1 %81, label %387, label %343, !llvm.loop !16

387:                                              ; preds = %381
  %388 = load <4 x float>, ptr addrspace(3) %85, align 16, !tbaa !15
  %389 = extractelement <4 x float> %388, i64 0
  store float %389, ptr addrspace(3) %86, align 4, !tbaa !9
  %390 = extractelement <4 x float> %388, i64 1
  store float %390, ptr addrspace(3) %87, align 4, !tbaa !9
  %391 = extractelement <4 x float> %388, i64 2
  store float %391, ptr addrspace(3) %88, align 4, !tbaa !9
  %392 = extractelement <4 x float> %388, i64 3
  store float %392, ptr addrspace(3) %89, align 4, !tbaa !9
  br label %343

393:                                              ; preds = %396
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %394 = add nuw nsw i32 %329, 1
  %395 = icmp eq i32 %394, %3
  br i1 %395, label %98, label %328, !llvm.loop !17

396:                                              ; preds = %396, %343
  %397 = phi i32 [ 0, %343 ], [ %586, %396 ]
  %398 = phi <16 x float> [ %330, %343 ], [ %585, %396 ]
  %399 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %38, i32 %397
  %400 = load <4 x float>, ptr addrspace(3) %399, align 16, !tbaa !15
  %401 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %39, i32 %397
  %402 = load float, ptr addrspace(3) %401, align 16, !tbaa !9
  %403 = insertelement <4 x float> poison, float %402, i64 0
  %404 = shufflevector <4 x float> %403, <4 x float> poison, <4 x i32> zeroinitializer
  %405 = fmul contract <4 x float> %400, %404
  %406 = bitcast <16 x float> %398 to <4 x i128>
  %407 = extractelement <4 x i128> %406, i64 0
  %408 = bitcast i128 %407 to <4 x float>
  %409 = fadd contract <4 x float> %405, %408
  %410 = shufflevector <4 x float> %409, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %411 = shufflevector <16 x float> %410, <16 x float> %398, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %401, i32 4
  %413 = load float, ptr addrspace(3) %412, align 4, !tbaa !9
  %414 = insertelement <4 x float> poison, float %413, i64 0
  %415 = shufflevector <4 x float> %414, <4 x float> poison, <4 x i32> zeroinitializer
  %416 = fmul contract <4 x float> %400, %415
  %417 = bitcast <16 x float> %411 to <4 x i128>
  %418 = extractelement <4 x i128> %417, i64 1
  %419 = bitcast i128 %418 to <4 x float>
  %420 = fadd contract <4 x float> %416, %419
  %421 = shufflevector <4 x float> %420, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %422 = shufflevector <16 x float> %411, <16 x float> %421, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) %401, i32 8
  %424 = load float, ptr addrspace(3) %423, align 8, !tbaa !9
  %425 = insertelement <4 x float> poison, float %424, i64 0
  %426 = shufflevector <4 x float> %425, <4 x float> poison, <4 x i32> zeroinitializer
  %427 = fmul contract <4 x float> %400, %426
  %428 = bitcast <16 x float> %422 to <4 x i128>
  %429 = extractelement <4 x i128> %428, i64 2
  %430 = bitcast i128 %429 to <4 x float>
  %431 = fadd contract <4 x float> %427, %430
  %432 = shufflevector <4 x float> %431, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %433 = shufflevector <16 x float> %422, <16 x float> %432, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) %401, i32 12
  %435 = load float, ptr addrspace(3) %434, align 4, !tbaa !9
  %436 = insertelement <4 x float> poison, float %435, i64 0
  %437 = shufflevector <4 x float> %436, <4 x float> poison, <4 x i32> zeroinitializer
  %438 = fmul contract <4 x float> %400, %437
  %439 = bitcast <16 x float> %433 to <4 x i128>
  %440 = extractelement <4 x i128> %439, i64 3
  %441 = bitcast i128 %440 to <4 x float>
  %442 = fadd contract <4 x float> %438, %441
  %443 = shufflevector <4 x float> %442, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %444 = shufflevector <16 x float> %433, <16 x float> %443, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %445 = or disjoint i32 %397, 1
  %446 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %38, i32 %445
  %447 = load <4 x float>, ptr addrspace(3) %446, align 16, !tbaa !15
  %448 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %39, i32 %445
  %449 = load float, ptr addrspace(3) %448, align 4, !tbaa !9
  %450 = insertelement <4 x float> poison, float %449, i64 0
  %451 = shufflevector <4 x float> %450, <4 x float> poison, <4 x i32> zeroinitializer
  %452 = fmul contract <4 x float> %447, %451
  %453 = bitcast <16 x float> %444 to <4 x i128>
  %454 = extractelement <4 x i128> %453, i64 0
  %455 = bitcast i128 %454 to <4 x float>
  %456 = fadd contract <4 x float> %452, %455
  %457 = shufflevector <4 x float> %456, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %458 = shufflevector <16 x float> %457, <16 x float> %444, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %459 = getelementptr inbounds nuw i8, ptr addrspace(3) %448, i32 4
  %460 = load float, ptr addrspace(3) %459, align 8, !tbaa !9
  %461 = insertelement <4 x float> poison, float %460, i64 0
  %462 = shufflevector <4 x float> %461, <4 x float> poison, <4 x i32> zeroinitializer
  %463 = fmul contract <4 x float> %447, %462
  %464 = bitcast <16 x float> %458 to <4 x i128>
  %465 = extractelement <4 x i128> %464, i64 1
  %466 = bitcast i128 %465 to <4 x float>
  %467 = fadd contract <4 x float> %463, %466
  %468 = shufflevector <4 x float> %467, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %469 = shufflevector <16 x float> %458, <16 x float> %468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %470 = getelementptr inbounds nuw i8, ptr addrspace(3) %448, i32 8
  %471 = load float, ptr addrspace(3) %470, align 4, !tbaa !9
  %472 = insertelement <4 x float> poison, float %471, i64 0
  %473 = shufflevector <4 x float> %472, <4 x float> poison, <4 x i32> zeroinitializer
  %474 = fmul contract <4 x float> %447, %473
  %475 = bitcast <16 x float> %469 to <4 x i128>
  %476 = extractelement <4 x i128> %475, i64 2
  %477 = bitcast i128 %476 to <4 x float>
  %478 = fadd contract <4 x float> %474, %477
  %479 = shufflevector <4 x float> %478, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %480 = shufflevector <16 x float> %469, <16 x float> %479, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %481 = getelementptr inbounds nuw i8, ptr addrspace(3) %448, i32 12
  %482 = load float, ptr addrspace(3) %481, align 16, !tbaa !9
  %483 = insertelement <4 x float> poison, float %482, i64 0
  %484 = shufflevector <4 x float> %483, <4 x float> poison, <4 x i32> zeroinitializer
  %485 = fmul contract <4 x float> %447, %484
  %486 = bitcast <16 x float> %480 to <4 x i128>
  %487 = extractelement <4 x i128> %486, i64 3
  %488 = bitcast i128 %487 to <4 x float>
  %489 = fadd contract <4 x float> %485, %488
  %490 = shufflevector <4 x float> %489, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %491 = shufflevector <16 x float> %480, <16 x float> %490, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %492 = or disjoint i32 %397, 2
  %493 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %38, i32 %492
  %494 = load <4 x float>, ptr addrspace(3) %493, align 16, !tbaa !15
  %495 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %39, i32 %492
  %496 = load float, ptr addrspace(3) %495, align 8, !tbaa !9
  %497 = insertelement <4 x float> poison, float %496, i64 0
  %498 = shufflevector <4 x float> %497, <4 x float> poison, <4 x i32> zeroinitializer
  %499 = fmul contract <4 x float> %494, %498
  %500 = bitcast <16 x float> %491 to <4 x i128>
  %501 = extractelement <4 x i128> %500, i64 0
  %502 = bitcast i128 %501 to <4 x float>
  %503 = fadd contract <4 x float> %499, %502
  %504 = shufflevector <4 x float> %503, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %505 = shufflevector <16 x float> %504, <16 x float> %491, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %506 = getelementptr inbounds nuw i8, ptr addrspace(3) %495, i32 4
  %507 = load float, ptr addrspace(3) %506, align 4, !tbaa !9
  %508 = insertelement <4 x float> poison, float %507, i64 0
  %509 = shufflevector <4 x float> %508, <4 x float> poison, <4 x i32> zeroinitializer
  %510 = fmul contract <4 x float> %494, %509
  %511 = bitcast <16 x float> %505 to <4 x i128>
  %512 = extractelement <4 x i128> %511, i64 1
  %513 = bitcast i128 %512 to <4 x float>
  %514 = fadd contract <4 x float> %510, %513
  %515 = shufflevector <4 x float> %514, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %516 = shufflevector <16 x float> %505, <16 x float> %515, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %517 = getelementptr inbounds nuw i8, ptr addrspace(3) %495, i32 8
  %518 = load float, ptr addrspace(3) %517, align 16, !tbaa !9
  %519 = insertelement <4 x float> poison, float %518, i64 0
  %520 = shufflevector <4 x float> %519, <4 x float> poison, <4 x i32> zeroinitializer
  %521 = fmul contract <4 x float> %494, %520
  %522 = bitcast <16 x float> %516 to <4 x i128>
  %523 = extractelement <4 x i128> %522, i64 2
  %524 = bitcast i128 %523 to <4 x float>
  %525 = fadd contract <4 x float> %521, %524
  %526 = shufflevector <4 x float> %525, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %527 = shufflevector <16 x float> %516, <16 x float> %526, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %528 = getelementptr inbounds nuw i8, ptr addrspace(3) %495, i32 12
  %529 = load float, ptr addrspace(3) %528, align 4, !tbaa !9
  %530 = insertelement <4 x float> poison, float %529, i64 0
  %531 = shufflevector <4 x float> %530, <4 x float> poison, <4 x i32> zeroinitializer
  %532 = fmul contract <4 x float> %494, %531
  %533 = bitcast <16 x float> %527 to <4 x i128>
  %534 = extractelement <4 x i128> %533, i64 3
  %535 = bitcast i128 %534 to <4 x float>
  %536 = fadd contract <4 x float> %532, %535
  %537 = shufflevector <4 x float> %536, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %538 = shufflevector <16 x float> %527, <16 x float> %537, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %539 = or disjoint i32 %397, 3
  %540 = getelementptr inbounds nuw [64 x float], ptr addrspace(3) %38, i32 %539
  %541 = load <4 x float>, ptr addrspace(3) %540, align 16, !tbaa !15
  %542 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %39, i32 %539
  %543 = load float, ptr addrspace(3) %542, align 4, !tbaa !9
  %544 = insertelement <4 x float> poison, float %543, i64 0
  %545 = shufflevector <4 x float> %544, <4 x float> poison, <4 x i32> zeroinitializer
  %546 = fmul contract <4 x float> %541, %545
  %547 = bitcast <16 x float> %538 to <4 x i128>
  %548 = extractelement <4 x i128> %547, i64 0
  %549 = bitcast i128 %548 to <4 x float>
  %550 = fadd contract <4 x float> %546, %549
  %551 = shufflevector <4 x float> %550, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %552 = shufflevector <16 x float> %551, <16 x float> %538, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %553 = getelementptr inbounds nuw i8, ptr addrspace(3) %542, i32 4
  %554 = load float, ptr addrspace(3) %553, align 16, !tbaa !9
  %555 = insertelement <4 x float> poison, float %554, i64 0
  %556 = shufflevector <4 x float> %555, <4 x float> poison, <4 x i32> zeroinitializer
  %557 = fmul contract <4 x float> %541, %556
  %558 = bitcast <16 x float> %552 to <4 x i128>
  %559 = extractelement <4 x i128> %558, i64 1
  %560 = bitcast i128 %559 to <4 x float>
  %561 = fadd contract <4 x float> %557, %560
  %562 = shufflevector <4 x float> %561, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %563 = shufflevector <16 x float> %552, <16 x float> %562, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %564 = getelementptr inbounds nuw i8, ptr addrspace(3) %542, i32 8
  %565 = load float, ptr addrspace(3) %564, align 4, !tbaa !9
  %566 = insertelement <4 x float> poison, float %565, i64 0
  %567 = shufflevector <4 x float> %566, <4 x float> poison, <4 x i32> zeroinitializer
  %568 = fmul contract <4 x float> %541, %567
  %569 = bitcast <16 x float> %563 to <4 x i128>
  %570 = extractelement <4 x i128> %569, i64 2
  %571 = bitcast i128 %570 to <4 x float>
  %572 = fadd contract <4 x float> %568, %571
  %573 = shufflevector <4 x float> %572, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %574 = shufflevector <16 x float> %563, <16 x float> %573, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %575 = getelementptr inbounds nuw i8, ptr addrspace(3) %542, i32 12
  %576 = load float, ptr addrspace(3) %575, align 8, !tbaa !9
  %577 = insertelement <4 x float> poison, float %576, i64 0
  %578 = shufflevector <4 x float> %577, <4 x float> poison, <4 x i32> zeroinitializer
  %579 = fmul contract <4 x float> %541, %578
  %580 = bitcast <16 x float> %574 to <4 x i128>
  %581 = extractelement <4 x i128> %580, i64 3
  %582 = bitcast i128 %581 to <4 x float>
  %583 = fadd contract <4 x float> %579, %582
  %584 = shufflevector <4 x float> %583, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %585 = shufflevector <16 x float> %574, <16 x float> %584, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %586 = add nuw nsw i32 %397, 4
  %587 = icmp eq i32 %586, 36
  br i1 %587, label %393, label %396, !llvm.loop !18

588:                                              ; preds = %589, %604, %620, %636, %326
  ret void

589:                                              ; preds = %326
  %590 = lshr i32 %133, 6
  %591 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %590
  %592 = load float, ptr addrspace(3) %591, align 4, !tbaa !9
  %593 = lshr i32 %133, 9
  %594 = add nuw nsw i32 %593, %17
  %595 = mul nsw i32 %594, %4
  %596 = and i32 %590, 7
  %597 = or disjoint i32 %596, %16
  %598 = add i32 %597, %595
  %599 = shl nsw i32 %598, 6
  %600 = or disjoint i32 %599, %101
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %601
  store float %592, ptr addrspace(1) %602, align 4, !tbaa !9
  %603 = icmp samesign ult i32 %133, 3840
  br i1 %603, label %604, label %588, !llvm.loop !20

604:                                              ; preds = %589
  %605 = add nuw nsw i32 %133, 256
  %606 = lshr i32 %605, 6
  %607 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %606
  %608 = load float, ptr addrspace(3) %607, align 4, !tbaa !9
  %609 = lshr i32 %605, 9
  %610 = add nuw nsw i32 %609, %17
  %611 = mul nsw i32 %610, %4
  %612 = and i32 %606, 7
  %613 = or disjoint i32 %612, %16
  %614 = add i32 %613, %611
  %615 = shl nsw i32 %614, 6
  %616 = or disjoint i32 %615, %101
  %617 = sext i32 %616 to i64
  %618 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %617
  store float %608, ptr addrspace(1) %618, align 4, !tbaa !9
  %619 = icmp samesign ult i32 %133, 3584
  br i1 %619, label %620, label %588, !llvm.loop !20

620:                                              ; preds = %604
  %621 = add nuw nsw i32 %133, 512
  %622 = lshr i32 %621, 6
  %623 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %622
  %624 = load float, ptr addrspace(3) %623, align 4, !tbaa !9
  %625 = lshr i32 %621, 9
  %626 = add nuw nsw i32 %625, %17
  %627 = mul nsw i32 %626, %4
  %628 = and i32 %622, 7
  %629 = or disjoint i32 %628, %16
  %630 = add i32 %629, %627
  %631 = shl nsw i32 %630, 6
  %632 = or disjoint i32 %631, %101
  %633 = sext i32 %632 to i64
  %634 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %633
  store float %624, ptr addrspace(1) %634, align 4, !tbaa !9
  %635 = icmp samesign ult i32 %133, 3328
  br i1 %635, label %636, label %588, !llvm.loop !20

636:                                              ; preds = %620
  %637 = add nuw nsw i32 %133, 768
  %638 = lshr i32 %637, 6
  %639 = getelementptr inbounds nuw [65 x float], ptr addrspace(3) %128, i32 %638
  %640 = load float, ptr addrspace(3) %639, align 4, !tbaa !9
  %641 = lshr i32 %637, 9
  %642 = add nuw nsw i32 %641, %17
  %643 = mul nsw i32 %642, %4
  %644 = and i32 %638, 7
  %645 = or disjoint i32 %644, %16
  %646 = add i32 %645, %643
  %647 = shl nsw i32 %646, 6
  %648 = or disjoint i32 %647, %101
  %649 = sext i32 %648 to i64
  %650 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %649
  store float %640, ptr addrspace(1) %650, align 4, !tbaa !9
  br label %588
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!11 = distinct !{!11, !12, !13, !14}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.enable"}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = !{!7, !7, i64 0}
!16 = distinct !{!16, !12, !13}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = distinct !{!20, !12, !13, !21, !14}
!21 = !{!"llvm.loop.unroll.runtime.disable"}
