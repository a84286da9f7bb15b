; ModuleID = 'attention.hip'
source_filename = "attention.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ9attentionE10query_tile = internal unnamed_addr addrspace(3) global [64 x [72 x half]] undef, align 16
@_ZZ9attentionE8key_tile = internal unnamed_addr addrspace(3) global [32 x [72 x half]] undef, align 16
@_ZZ9attentionE10value_tile = internal unnamed_addr addrspace(3) global [32 x [72 x half]] undef, align 16
@_ZZ9attentionE6scores = internal unnamed_addr addrspace(3) global [64 x [33 x float]] undef, align 16
@_ZZ9attentionE7weights = internal unnamed_addr addrspace(3) global [64 x [40 x half]] undef, align 16
@_ZZ9attentionE6maxima = internal unnamed_addr addrspace(3) global [64 x [4 x float]] undef, align 16
@_ZZ9attentionE4sums = internal unnamed_addr addrspace(3) global [64 x [4 x float]] undef, align 16
@_ZZ9attentionE7rescale = internal unnamed_addr addrspace(3) global [64 x float] undef, align 16
@_ZZ9attentionE11result_tile = internal unnamed_addr addrspace(3) global [64 x [68 x float]] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @attention(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = lshr i32 %7, 6
  %9 = and i32 %7, 15
  %10 = lshr i32 %7, 4
  %11 = and i32 %10, 3
  %12 = lshr i32 %7, 2
  %13 = and i32 %7, 3
  %14 = icmp samesign ult i32 %7, 512
  br i1 %14, label %15, label %28

15:                                               ; preds = %6
  %16 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %17 = shl nsw i32 %16, 9
  %18 = or disjoint i32 %7, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %19
  %21 = load <8 x half>, ptr addrspace(1) %20, align 16, !tbaa !9
  %22 = lshr i32 %7, 3
  %23 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ9attentionE10query_tile, i32 %22
  %24 = shl nuw nsw i32 %7, 3
  %25 = and i32 %24, 56
  %26 = getelementptr inbounds nuw half, ptr addrspace(3) %23, i32 %25
  store <8 x half> %21, ptr addrspace(3) %26, align 16, !tbaa !9
  %27 = icmp samesign ult i32 %7, 256
  br i1 %27, label %30, label %28, !llvm.loop !10

28:                                               ; preds = %15, %30, %6
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %29 = icmp sgt i32 %4, 0
  br i1 %29, label %41, label %184

30:                                               ; preds = %15
  %31 = or disjoint i32 %7, 256
  %32 = or disjoint i32 %31, %17
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds <8 x half>, ptr addrspace(1) %0, i64 %33
  %35 = load <8 x half>, ptr addrspace(1) %34, align 16, !tbaa !9
  %36 = lshr i32 %31, 3
  %37 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ9attentionE10query_tile, i32 %36
  %38 = shl nuw nsw i32 %7, 3
  %39 = and i32 %38, 56
  %40 = getelementptr inbounds nuw half, ptr addrspace(3) %37, i32 %39
  store <8 x half> %35, ptr addrspace(3) %40, align 16, !tbaa !9
  br label %28

41:                                               ; preds = %28
  %42 = mul nuw nsw i32 %8, 2304
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9attentionE10query_tile, i32 %42
  %44 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %43, i32 %9
  %45 = shl nuw nsw i32 %11, 3
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 %45
  %47 = load <4 x half>, ptr addrspace(3) %46, align 8, !tbaa !9
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 32
  %49 = load <4 x half>, ptr addrspace(3) %48, align 8, !tbaa !9
  %50 = shufflevector <4 x half> %47, <4 x half> %49, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 64
  %52 = load <4 x half>, ptr addrspace(3) %51, align 8, !tbaa !9
  %53 = shufflevector <4 x half> %52, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <16 x half> %50, <16 x half> %53, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %46, i32 96
  %56 = load <4 x half>, ptr addrspace(3) %55, align 8, !tbaa !9
  %57 = shufflevector <4 x half> %56, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %58 = shufflevector <16 x half> %54, <16 x half> %57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %59 = getelementptr inbounds nuw [40 x half], ptr addrspace(3) @_ZZ9attentionE7weights, i32 %9
  %60 = lshr i32 %7, 3
  %61 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ9attentionE8key_tile, i32 %60
  %62 = shl nuw nsw i32 %7, 3
  %63 = and i32 %62, 56
  %64 = getelementptr inbounds nuw half, ptr addrspace(3) %61, i32 %63
  %65 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ9attentionE8key_tile, i32 %9
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %45
  %67 = bitcast <16 x half> %58 to <4 x i64>
  %68 = mul nuw nsw i32 %8, 2112
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9attentionE6scores, i32 %68
  %70 = mul nuw nsw i32 %11, 528
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 %70
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) %71, i32 %9
  %73 = getelementptr inbounds nuw [33 x float], ptr addrspace(3) @_ZZ9attentionE6scores, i32 %12
  %74 = shl nuw nsw i32 %13, 3
  %75 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %74
  %76 = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @_ZZ9attentionE6maxima, i32 %12
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) %76, i32 %13
  %78 = getelementptr inbounds nuw [40 x half], ptr addrspace(3) @_ZZ9attentionE7weights, i32 %12
  %79 = getelementptr inbounds nuw [4 x float], ptr addrspace(3) @_ZZ9attentionE4sums, i32 %12
  %80 = getelementptr inbounds nuw float, ptr addrspace(3) %79, i32 %13
  %81 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ9attentionE7rescale, i32 %12
  %82 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) @_ZZ9attentionE10value_tile, i32 %60
  %83 = getelementptr inbounds nuw half, ptr addrspace(3) %82, i32 %63
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 4
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 8
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 12
  %87 = and i32 %7, 960
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9attentionE7rescale, i32 %87
  %89 = shl nuw nsw i32 %11, 4
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 %89
  %91 = mul nuw nsw i32 %8, 1280
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 %91
  %93 = shl nuw nsw i32 %11, 2
  %94 = getelementptr inbounds nuw half, ptr addrspace(3) @_ZZ9attentionE10value_tile, i32 %9
  %95 = extractelement <4 x i64> %67, i64 0
  %96 = bitcast i64 %95 to <4 x half>
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 32
  %98 = extractelement <4 x i64> %67, i64 1
  %99 = bitcast i64 %98 to <4 x half>
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 64
  %101 = extractelement <4 x i64> %67, i64 2
  %102 = bitcast i64 %101 to <4 x half>
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 96
  %104 = extractelement <4 x i64> %67, i64 3
  %105 = bitcast i64 %104 to <4 x half>
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 132
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 264
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 396
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 2304
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 2336
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 2368
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 2400
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 64
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 196
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 328
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 460
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 4
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 8
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 12
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 16
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 20
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 24
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 28
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 4
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 8
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %76, i32 12
  %127 = getelementptr inbounds nuw half, ptr addrspace(3) %78, i32 %74
  %128 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %74
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %128, i32 4
  %130 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %74
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 8
  %132 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %74
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 12
  %134 = or disjoint i32 %74, 4
  %135 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %134
  %136 = getelementptr inbounds nuw half, ptr addrspace(3) %78, i32 %134
  %137 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %74
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i32 20
  %139 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %74
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 24
  %141 = getelementptr inbounds nuw float, ptr addrspace(3) %73, i32 %74
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 28
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 8
  %144 = getelementptr inbounds nuw half, ptr addrspace(3) %92, i32 %93
  %145 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %94, i32 %93
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 144
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 288
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 432
  %149 = or disjoint i32 %93, 16
  %150 = getelementptr inbounds nuw half, ptr addrspace(3) %92, i32 %149
  %151 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %94, i32 %149
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %151, i32 144
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %151, i32 288
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %151, i32 432
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 32
  %156 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %155, i32 %93
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 144
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 288
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %156, i32 432
  %160 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %155, i32 %149
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 144
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 288
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 432
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 64
  %165 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %164, i32 %93
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 144
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 288
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 432
  %169 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %164, i32 %149
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 144
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 288
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %169, i32 432
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 96
  %174 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %173, i32 %93
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %174, i32 144
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %174, i32 288
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %174, i32 432
  %178 = getelementptr inbounds nuw [72 x half], ptr addrspace(3) %173, i32 %149
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %178, i32 144
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %178, i32 288
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %178, i32 432
  br label %264

182:                                              ; preds = %264
  %183 = bitcast <16 x float> %526 to <4 x i128>
  br label %184

184:                                              ; preds = %182, %28
  %185 = phi <4 x i128> [ zeroinitializer, %28 ], [ %183, %182 ]
  %186 = phi float [ 0.000000e+00, %28 ], [ %531, %182 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %187 = mul nuw nsw i32 %8, 4352
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9attentionE11result_tile, i32 %187
  %189 = mul nuw nsw i32 %11, 1088
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 %189
  %191 = getelementptr inbounds nuw float, ptr addrspace(3) %190, i32 %9
  %192 = extractelement <4 x i128> %185, i64 0
  %193 = bitcast i128 %192 to <4 x float>
  %194 = extractelement <4 x float> %193, i64 0
  store float %194, ptr addrspace(3) %191, align 4, !tbaa !13
  %195 = extractelement <4 x float> %193, i64 1
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 272
  store float %195, ptr addrspace(3) %196, align 4, !tbaa !13
  %197 = extractelement <4 x float> %193, i64 2
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 544
  store float %197, ptr addrspace(3) %198, align 4, !tbaa !13
  %199 = extractelement <4 x float> %193, i64 3
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 816
  store float %199, ptr addrspace(3) %200, align 4, !tbaa !13
  %201 = extractelement <4 x i128> %185, i64 1
  %202 = bitcast i128 %201 to <4 x float>
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 64
  %204 = extractelement <4 x float> %202, i64 0
  store float %204, ptr addrspace(3) %203, align 4, !tbaa !13
  %205 = extractelement <4 x float> %202, i64 1
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 336
  store float %205, ptr addrspace(3) %206, align 4, !tbaa !13
  %207 = extractelement <4 x float> %202, i64 2
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 608
  store float %207, ptr addrspace(3) %208, align 4, !tbaa !13
  %209 = extractelement <4 x float> %202, i64 3
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 880
  store float %209, ptr addrspace(3) %210, align 4, !tbaa !13
  %211 = extractelement <4 x i128> %185, i64 2
  %212 = bitcast i128 %211 to <4 x float>
  %213 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 128
  %214 = extractelement <4 x float> %212, i64 0
  store float %214, ptr addrspace(3) %213, align 4, !tbaa !13
  %215 = extractelement <4 x float> %212, i64 1
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 400
  store float %215, ptr addrspace(3) %216, align 4, !tbaa !13
  %217 = extractelement <4 x float> %212, i64 2
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 672
  store float %217, ptr addrspace(3) %218, align 4, !tbaa !13
  %219 = extractelement <4 x float> %212, i64 3
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 944
  store float %219, ptr addrspace(3) %220, align 4, !tbaa !13
  %221 = extractelement <4 x i128> %185, i64 3
  %222 = bitcast i128 %221 to <4 x float>
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 192
  %224 = extractelement <4 x float> %222, i64 0
  store float %224, ptr addrspace(3) %223, align 4, !tbaa !13
  %225 = extractelement <4 x float> %222, i64 1
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 464
  store float %225, ptr addrspace(3) %226, align 4, !tbaa !13
  %227 = extractelement <4 x float> %222, i64 2
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 736
  store float %227, ptr addrspace(3) %228, align 4, !tbaa !13
  %229 = extractelement <4 x float> %222, i64 3
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %191, i32 1008
  store float %229, ptr addrspace(3) %230, align 4, !tbaa !13
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %231 = fdiv contract float 1.000000e+00, %186
  %232 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @_ZZ9attentionE11result_tile, i32 %12
  %233 = shl nuw nsw i32 %13, 4
  %234 = getelementptr inbounds nuw float, ptr addrspace(3) %232, i32 %233
  %235 = insertelement <4 x float> poison, float %231, i64 0
  %236 = shufflevector <4 x float> %235, <4 x float> poison, <4 x i32> zeroinitializer
  %237 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %238 = shl i32 %237, 12
  %239 = shl nuw nsw i32 %12, 6
  %240 = add i32 %239, %238
  %241 = or disjoint i32 %240, %233
  %242 = load <4 x float>, ptr addrspace(3) %234, align 16, !tbaa !9
  %243 = fmul contract <4 x float> %236, %242
  %244 = sext i32 %241 to i64
  %245 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %244
  store <4 x float> %243, ptr addrspace(1) %245, align 16, !tbaa !9
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 16
  %247 = load <4 x float>, ptr addrspace(3) %246, align 16, !tbaa !9
  %248 = fmul contract <4 x float> %236, %247
  %249 = sext i32 %241 to i64
  %250 = getelementptr float, ptr addrspace(1) %3, i64 %249
  %251 = getelementptr i8, ptr addrspace(1) %250, i64 16
  store <4 x float> %248, ptr addrspace(1) %251, align 16, !tbaa !9
  %252 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 32
  %253 = load <4 x float>, ptr addrspace(3) %252, align 16, !tbaa !9
  %254 = fmul contract <4 x float> %236, %253
  %255 = sext i32 %241 to i64
  %256 = getelementptr float, ptr addrspace(1) %3, i64 %255
  %257 = getelementptr i8, ptr addrspace(1) %256, i64 32
  store <4 x float> %254, ptr addrspace(1) %257, align 16, !tbaa !9
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 48
  %259 = load <4 x float>, ptr addrspace(3) %258, align 16, !tbaa !9
  %260 = fmul contract <4 x float> %236, %259
  %261 = sext i32 %241 to i64
  %262 = getelementptr float, ptr addrspace(1) %3, i64 %261
  %263 = getelementptr i8, ptr addrspace(1) %262, i64 48
  store <4 x float> %260, ptr addrspace(1) %263, align 16, !tbaa !9
  ret void

264:                                              ; preds = %41, %264
  %265 = phi float [ 0xFFF0000000000000, %41 ], [ %328, %264 ]
  %266 = phi float [ 0.000000e+00, %41 ], [ %531, %264 ]
  %267 = phi i32 [ 0, %41 ], [ %532, %264 ]
  %268 = phi <16 x float> [ zeroinitializer, %41 ], [ %526, %264 ]
  %269 = shl nsw i32 %267, 8
  %270 = add nuw nsw i32 %269, %7
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %271 = zext nneg i32 %270 to i64
  %272 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %1, i64 %271
  %273 = load <8 x half>, ptr addrspace(1) %272, align 16, !tbaa !9
  store <8 x half> %273, ptr addrspace(3) %64, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %274 = load <4 x half>, ptr addrspace(3) %66, align 8, !tbaa !9
  %275 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %96, <4 x half> %274, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %276 = load <4 x half>, ptr addrspace(3) %97, align 8, !tbaa !9
  %277 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %99, <4 x half> %276, <4 x float> %275, i32 0, i32 0, i32 0)
  %278 = load <4 x half>, ptr addrspace(3) %100, align 8, !tbaa !9
  %279 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %102, <4 x half> %278, <4 x float> %277, i32 0, i32 0, i32 0)
  %280 = load <4 x half>, ptr addrspace(3) %103, align 8, !tbaa !9
  %281 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %105, <4 x half> %280, <4 x float> %279, i32 0, i32 0, i32 0)
  %282 = extractelement <4 x float> %281, i64 0
  %283 = fmul contract float %5, %282
  store float %283, ptr addrspace(3) %72, align 4, !tbaa !13
  %284 = extractelement <4 x float> %281, i64 1
  %285 = fmul contract float %5, %284
  store float %285, ptr addrspace(3) %106, align 4, !tbaa !13
  %286 = extractelement <4 x float> %281, i64 2
  %287 = fmul contract float %5, %286
  store float %287, ptr addrspace(3) %107, align 4, !tbaa !13
  %288 = extractelement <4 x float> %281, i64 3
  %289 = fmul contract float %5, %288
  store float %289, ptr addrspace(3) %108, align 4, !tbaa !13
  %290 = load <4 x half>, ptr addrspace(3) %109, align 8, !tbaa !9
  %291 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %96, <4 x half> %290, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %292 = load <4 x half>, ptr addrspace(3) %110, align 8, !tbaa !9
  %293 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %99, <4 x half> %292, <4 x float> %291, i32 0, i32 0, i32 0)
  %294 = load <4 x half>, ptr addrspace(3) %111, align 8, !tbaa !9
  %295 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %102, <4 x half> %294, <4 x float> %293, i32 0, i32 0, i32 0)
  %296 = load <4 x half>, ptr addrspace(3) %112, align 8, !tbaa !9
  %297 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %105, <4 x half> %296, <4 x float> %295, i32 0, i32 0, i32 0)
  %298 = extractelement <4 x float> %297, i64 0
  %299 = fmul contract float %5, %298
  store float %299, ptr addrspace(3) %113, align 4, !tbaa !13
  %300 = extractelement <4 x float> %297, i64 1
  %301 = fmul contract float %5, %300
  store float %301, ptr addrspace(3) %114, align 4, !tbaa !13
  %302 = extractelement <4 x float> %297, i64 2
  %303 = fmul contract float %5, %302
  store float %303, ptr addrspace(3) %115, align 4, !tbaa !13
  %304 = extractelement <4 x float> %297, i64 3
  %305 = fmul contract float %5, %304
  store float %305, ptr addrspace(3) %116, align 4, !tbaa !13
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %306 = load float, ptr addrspace(3) %75, align 4, !tbaa !13
  %307 = load float, ptr addrspace(3) %117, align 4, !tbaa !13
  %308 = tail call contract float @llvm.maxnum.f32(float %306, float %307)
  %309 = load float, ptr addrspace(3) %118, align 4, !tbaa !13
  %310 = tail call contract float @llvm.maxnum.f32(float %308, float %309)
  %311 = load float, ptr addrspace(3) %119, align 4, !tbaa !13
  %312 = tail call contract float @llvm.maxnum.f32(float %310, float %311)
  %313 = load float, ptr addrspace(3) %120, align 4, !tbaa !13
  %314 = tail call contract float @llvm.maxnum.f32(float %312, float %313)
  %315 = load float, ptr addrspace(3) %121, align 4, !tbaa !13
  %316 = tail call contract float @llvm.maxnum.f32(float %314, float %315)
  %317 = load float, ptr addrspace(3) %122, align 4, !tbaa !13
  %318 = tail call contract float @llvm.maxnum.f32(float %316, float %317)
  %319 = load float, ptr addrspace(3) %123, align 4, !tbaa !13
  %320 = tail call contract float @llvm.maxnum.f32(float %318, float %319)
  store float %320, ptr addrspace(3) %77, align 4, !tbaa !13
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %321 = load float, ptr addrspace(3) %76, align 16, !tbaa !13
  %322 = tail call contract float @llvm.maxnum.f32(float %265, float %321)
  %323 = load float, ptr addrspace(3) %124, align 4, !tbaa !13
  %324 = tail call contract float @llvm.maxnum.f32(float %322, float %323)
  %325 = load float, ptr addrspace(3) %125, align 8, !tbaa !13
  %326 = tail call contract float @llvm.maxnum.f32(float %324, float %325)
  %327 = load float, ptr addrspace(3) %126, align 4, !tbaa !13
  %328 = tail call contract float @llvm.maxnum.f32(float %326, float %327)
  %329 = load float, ptr addrspace(3) %75, align 4, !tbaa !13
  %330 = fsub contract float %329, %328
  %331 = tail call contract float @llvm.amdgcn.exp2.f32(float %330)
  %332 = load float, ptr addrspace(3) %129, align 4, !tbaa !13
  %333 = fsub contract float %332, %328
  %334 = tail call contract float @llvm.amdgcn.exp2.f32(float %333)
  %335 = fadd contract float %331, %334
  %336 = load float, ptr addrspace(3) %131, align 4, !tbaa !13
  %337 = fsub contract float %336, %328
  %338 = tail call contract float @llvm.amdgcn.exp2.f32(float %337)
  %339 = fadd contract float %335, %338
  %340 = load float, ptr addrspace(3) %133, align 4, !tbaa !13
  %341 = fsub contract float %340, %328
  %342 = tail call contract float @llvm.amdgcn.exp2.f32(float %341)
  %343 = fptrunc contract float %342 to half
  %344 = fptrunc contract float %338 to half
  %345 = fptrunc contract float %334 to half
  %346 = fptrunc contract float %331 to half
  %347 = insertelement <4 x half> poison, half %346, i64 0
  %348 = insertelement <4 x half> %347, half %345, i64 1
  %349 = insertelement <4 x half> %348, half %344, i64 2
  %350 = insertelement <4 x half> %349, half %343, i64 3
  store <4 x half> %350, ptr addrspace(3) %127, align 16, !tbaa !15
  %351 = fadd contract float %339, %342
  %352 = load float, ptr addrspace(3) %135, align 4, !tbaa !13
  %353 = fsub contract float %352, %328
  %354 = tail call contract float @llvm.amdgcn.exp2.f32(float %353)
  %355 = fadd contract float %351, %354
  %356 = load float, ptr addrspace(3) %138, align 4, !tbaa !13
  %357 = fsub contract float %356, %328
  %358 = tail call contract float @llvm.amdgcn.exp2.f32(float %357)
  %359 = fadd contract float %355, %358
  %360 = load float, ptr addrspace(3) %140, align 4, !tbaa !13
  %361 = fsub contract float %360, %328
  %362 = tail call contract float @llvm.amdgcn.exp2.f32(float %361)
  %363 = fadd contract float %359, %362
  %364 = load float, ptr addrspace(3) %142, align 4, !tbaa !13
  %365 = fsub contract float %364, %328
  %366 = tail call contract float @llvm.amdgcn.exp2.f32(float %365)
  %367 = fptrunc contract float %366 to half
  %368 = fptrunc contract float %362 to half
  %369 = fptrunc contract float %358 to half
  %370 = fptrunc contract float %354 to half
  %371 = insertelement <4 x half> poison, half %370, i64 0
  %372 = insertelement <4 x half> %371, half %369, i64 1
  %373 = insertelement <4 x half> %372, half %368, i64 2
  %374 = insertelement <4 x half> %373, half %367, i64 3
  store <4 x half> %374, ptr addrspace(3) %136, align 8, !tbaa !15
  %375 = fadd contract float %363, %366
  store float %375, ptr addrspace(3) %80, align 4, !tbaa !13
  %376 = fsub contract float %265, %328
  %377 = tail call contract float @llvm.amdgcn.exp2.f32(float %376)
  store float %377, ptr addrspace(3) %81, align 4, !tbaa !13
  %378 = getelementptr inbounds nuw <8 x half>, ptr addrspace(1) %2, i64 %271
  %379 = load <8 x half>, ptr addrspace(1) %378, align 16, !tbaa !9
  store <8 x half> %379, ptr addrspace(3) %83, align 16, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %380 = load float, ptr addrspace(3) %79, align 16, !tbaa !13
  %381 = load float, ptr addrspace(3) %84, align 4, !tbaa !13
  %382 = load float, ptr addrspace(3) %85, align 8, !tbaa !13
  %383 = load float, ptr addrspace(3) %86, align 4, !tbaa !13
  %384 = load <2 x float>, ptr addrspace(3) %90, align 16, !tbaa !13
  %385 = load <2 x float>, ptr addrspace(3) %143, align 8, !tbaa !13
  %386 = shufflevector <2 x float> %384, <2 x float> %385, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %387 = bitcast <16 x float> %268 to <4 x i128>
  %388 = extractelement <4 x i128> %387, i64 0
  %389 = bitcast i128 %388 to <4 x float>
  %390 = fmul contract <4 x float> %386, %389
  %391 = shufflevector <4 x float> %390, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %392 = shufflevector <16 x float> %391, <16 x float> %268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %393 = load <4 x half>, ptr addrspace(3) %144, align 8, !tbaa !9
  %394 = load half, ptr addrspace(3) %145, align 2, !tbaa !15
  %395 = insertelement <4 x half> poison, half %394, i64 0
  %396 = load half, ptr addrspace(3) %146, align 2, !tbaa !15
  %397 = insertelement <4 x half> %395, half %396, i64 1
  %398 = load half, ptr addrspace(3) %147, align 2, !tbaa !15
  %399 = insertelement <4 x half> %397, half %398, i64 2
  %400 = load half, ptr addrspace(3) %148, align 2, !tbaa !15
  %401 = insertelement <4 x half> %399, half %400, i64 3
  %402 = bitcast <16 x float> %392 to <4 x i128>
  %403 = extractelement <4 x i128> %402, i64 0
  %404 = bitcast i128 %403 to <4 x float>
  %405 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %393, <4 x half> %401, <4 x float> %404, i32 0, i32 0, i32 0)
  %406 = shufflevector <4 x float> %405, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %407 = shufflevector <16 x float> %406, <16 x float> %392, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %408 = load <4 x half>, ptr addrspace(3) %150, align 8, !tbaa !9
  %409 = load half, ptr addrspace(3) %151, align 2, !tbaa !15
  %410 = insertelement <4 x half> poison, half %409, i64 0
  %411 = load half, ptr addrspace(3) %152, align 2, !tbaa !15
  %412 = insertelement <4 x half> %410, half %411, i64 1
  %413 = load half, ptr addrspace(3) %153, align 2, !tbaa !15
  %414 = insertelement <4 x half> %412, half %413, i64 2
  %415 = load half, ptr addrspace(3) %154, align 2, !tbaa !15
  %416 = insertelement <4 x half> %414, half %415, i64 3
  %417 = bitcast <16 x float> %407 to <4 x i128>
  %418 = extractelement <4 x i128> %417, i64 0
  %419 = bitcast i128 %418 to <4 x float>
  %420 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %408, <4 x half> %416, <4 x float> %419, i32 0, i32 0, i32 0)
  %421 = shufflevector <4 x float> %420, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %422 = shufflevector <16 x float> %421, <16 x float> %407, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %423 = bitcast <16 x float> %422 to <4 x i128>
  %424 = extractelement <4 x i128> %423, i64 1
  %425 = bitcast i128 %424 to <4 x float>
  %426 = fmul contract <4 x float> %386, %425
  %427 = shufflevector <4 x float> %426, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %428 = shufflevector <16 x float> %422, <16 x float> %427, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %429 = load half, ptr addrspace(3) %156, align 2, !tbaa !15
  %430 = insertelement <4 x half> poison, half %429, i64 0
  %431 = load half, ptr addrspace(3) %157, align 2, !tbaa !15
  %432 = insertelement <4 x half> %430, half %431, i64 1
  %433 = load half, ptr addrspace(3) %158, align 2, !tbaa !15
  %434 = insertelement <4 x half> %432, half %433, i64 2
  %435 = load half, ptr addrspace(3) %159, align 2, !tbaa !15
  %436 = insertelement <4 x half> %434, half %435, i64 3
  %437 = bitcast <16 x float> %428 to <4 x i128>
  %438 = extractelement <4 x i128> %437, i64 1
  %439 = bitcast i128 %438 to <4 x float>
  %440 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %393, <4 x half> %436, <4 x float> %439, i32 0, i32 0, i32 0)
  %441 = shufflevector <4 x float> %440, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %442 = shufflevector <16 x float> %428, <16 x float> %441, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %443 = load half, ptr addrspace(3) %160, align 2, !tbaa !15
  %444 = insertelement <4 x half> poison, half %443, i64 0
  %445 = load half, ptr addrspace(3) %161, align 2, !tbaa !15
  %446 = insertelement <4 x half> %444, half %445, i64 1
  %447 = load half, ptr addrspace(3) %162, align 2, !tbaa !15
  %448 = insertelement <4 x half> %446, half %447, i64 2
  %449 = load half, ptr addrspace(3) %163, align 2, !tbaa !15
  %450 = insertelement <4 x half> %448, half %449, i64 3
  %451 = bitcast <16 x float> %442 to <4 x i128>
  %452 = extractelement <4 x i128> %451, i64 1
  %453 = bitcast i128 %452 to <4 x float>
  %454 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %408, <4 x half> %450, <4 x float> %453, i32 0, i32 0, i32 0)
  %455 = shufflevector <4 x float> %454, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %456 = shufflevector <16 x float> %442, <16 x float> %455, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %457 = bitcast <16 x float> %456 to <4 x i128>
  %458 = extractelement <4 x i128> %457, i64 2
  %459 = bitcast i128 %458 to <4 x float>
  %460 = fmul contract <4 x float> %386, %459
  %461 = shufflevector <4 x float> %460, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %462 = shufflevector <16 x float> %456, <16 x float> %461, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %463 = load <4 x half>, ptr addrspace(3) %144, align 8, !tbaa !9
  %464 = load half, ptr addrspace(3) %165, align 2, !tbaa !15
  %465 = insertelement <4 x half> poison, half %464, i64 0
  %466 = load half, ptr addrspace(3) %166, align 2, !tbaa !15
  %467 = insertelement <4 x half> %465, half %466, i64 1
  %468 = load half, ptr addrspace(3) %167, align 2, !tbaa !15
  %469 = insertelement <4 x half> %467, half %468, i64 2
  %470 = load half, ptr addrspace(3) %168, align 2, !tbaa !15
  %471 = insertelement <4 x half> %469, half %470, i64 3
  %472 = bitcast <16 x float> %462 to <4 x i128>
  %473 = extractelement <4 x i128> %472, i64 2
  %474 = bitcast i128 %473 to <4 x float>
  %475 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %463, <4 x half> %471, <4 x float> %474, i32 0, i32 0, i32 0)
  %476 = shufflevector <4 x float> %475, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %477 = shufflevector <16 x float> %462, <16 x float> %476, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %478 = load <4 x half>, ptr addrspace(3) %150, align 8, !tbaa !9
  %479 = load half, ptr addrspace(3) %169, align 2, !tbaa !15
  %480 = insertelement <4 x half> poison, half %479, i64 0
  %481 = load half, ptr addrspace(3) %170, align 2, !tbaa !15
  %482 = insertelement <4 x half> %480, half %481, i64 1
  %483 = load half, ptr addrspace(3) %171, align 2, !tbaa !15
  %484 = insertelement <4 x half> %482, half %483, i64 2
  %485 = load half, ptr addrspace(3) %172, align 2, !tbaa !15
  %486 = insertelement <4 x half> %484, half %485, i64 3
  %487 = bitcast <16 x float> %477 to <4 x i128>
  %488 = extractelement <4 x i128> %487, i64 2
  %489 = bitcast i128 %488 to <4 x float>
  %490 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %478, <4 x half> %486, <4 x float> %489, i32 0, i32 0, i32 0)
  %491 = shufflevector <4 x float> %490, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %492 = shufflevector <16 x float> %477, <16 x float> %491, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %493 = bitcast <16 x float> %492 to <4 x i128>
  %494 = extractelement <4 x i128> %493, i64 3
  %495 = bitcast i128 %494 to <4 x float>
  %496 = fmul contract <4 x float> %386, %495
  %497 = shufflevector <4 x float> %496, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %498 = shufflevector <16 x float> %492, <16 x float> %497, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %499 = load half, ptr addrspace(3) %174, align 2, !tbaa !15
  %500 = insertelement <4 x half> poison, half %499, i64 0
  %501 = load half, ptr addrspace(3) %175, align 2, !tbaa !15
  %502 = insertelement <4 x half> %500, half %501, i64 1
  %503 = load half, ptr addrspace(3) %176, align 2, !tbaa !15
  %504 = insertelement <4 x half> %502, half %503, i64 2
  %505 = load half, ptr addrspace(3) %177, align 2, !tbaa !15
  %506 = insertelement <4 x half> %504, half %505, i64 3
  %507 = bitcast <16 x float> %498 to <4 x i128>
  %508 = extractelement <4 x i128> %507, i64 3
  %509 = bitcast i128 %508 to <4 x float>
  %510 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %463, <4 x half> %506, <4 x float> %509, i32 0, i32 0, i32 0)
  %511 = shufflevector <4 x float> %510, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %512 = shufflevector <16 x float> %498, <16 x float> %511, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %513 = load half, ptr addrspace(3) %178, align 2, !tbaa !15
  %514 = insertelement <4 x half> poison, half %513, i64 0
  %515 = load half, ptr addrspace(3) %179, align 2, !tbaa !15
  %516 = insertelement <4 x half> %514, half %515, i64 1
  %517 = load half, ptr addrspace(3) %180, align 2, !tbaa !15
  %518 = insertelement <4 x half> %516, half %517, i64 2
  %519 = load half, ptr addrspace(3) %181, align 2, !tbaa !15
  %520 = insertelement <4 x half> %518, half %519, i64 3
  %521 = bitcast <16 x float> %512 to <4 x i128>
  %522 = extractelement <4 x i128> %521, i64 3
  %523 = bitcast i128 %522 to <4 x float>
  %524 = tail call contract <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %478, <4 x half> %520, <4 x float> %523, i32 0, i32 0, i32 0)
  %525 = shufflevector <4 x float> %524, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %526 = shufflevector <16 x float> %512, <16 x float> %525, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %527 = fmul contract float %266, %377
  %528 = fadd contract float %527, %380
  %529 = fadd contract float %528, %381
  %530 = fadd contract float %529, %382
  %531 = fadd contract float %530, %383
  %532 = add nuw nsw i32 %267, 1
  %533 = icmp eq i32 %532, %4
  br i1 %533, label %182, label %264, !llvm.loop !17
}

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = !{!7, !7, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.enable"}
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"_Float16", !7, i64 0}
!17 = distinct !{!17, !11}
