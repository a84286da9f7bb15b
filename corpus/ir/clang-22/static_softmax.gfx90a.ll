; ModuleID = 'static_softmax.c'
source_filename = "static_softmax.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@row = internal unnamed_addr addrspace(3) global [4096 x float] undef, align 4
@maxima = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4
@sums = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @static_softmax(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = mul i32 %2, %5
  %7 = icmp slt i32 %4, %2
  br i1 %7, label %12, label %8

8:                                                ; preds = %12, %3
  %9 = phi float [ 0xFFF0000000000000, %3 ], [ %21, %12 ]
  %10 = getelementptr inbounds nuw float, ptr addrspace(3) @maxima, i32 %4
  store float %9, ptr addrspace(3) %10, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = icmp samesign ult i32 %4, 128
  br i1 %11, label %24, label %29

12:                                               ; preds = %3, %12
  %13 = phi float [ %21, %12 ], [ 0xFFF0000000000000, %3 ]
  %14 = phi i32 [ %22, %12 ], [ %4, %3 ]
  %15 = add nsw i32 %14, %6
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !amdgpu.noclobber !4
  %19 = fmul float %18, 0x3FF7154760000000
  %20 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %14
  store float %19, ptr addrspace(3) %20, align 4
  %21 = tail call float @llvm.maxnum.f32(float %13, float %19)
  %22 = add nuw nsw i32 %14, 256
  %23 = icmp slt i32 %22, %2
  br i1 %23, label %12, label %8, !llvm.loop !5

24:                                               ; preds = %8
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 512
  %26 = load float, ptr addrspace(3) %10, align 4
  %27 = load float, ptr addrspace(3) %25, align 4
  %28 = tail call float @llvm.maxnum.f32(float %26, float %27)
  store float %28, ptr addrspace(3) %10, align 4
  br label %29

29:                                               ; preds = %8, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %30 = icmp samesign ult i32 %4, 64
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 256
  %33 = load float, ptr addrspace(3) %10, align 4
  %34 = load float, ptr addrspace(3) %32, align 4
  %35 = tail call float @llvm.maxnum.f32(float %33, float %34)
  store float %35, ptr addrspace(3) %10, align 4
  br label %36

36:                                               ; preds = %31, %29
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %37 = icmp samesign ult i32 %4, 32
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 128
  %40 = load float, ptr addrspace(3) %10, align 4
  %41 = load float, ptr addrspace(3) %39, align 4
  %42 = tail call float @llvm.maxnum.f32(float %40, float %41)
  store float %42, ptr addrspace(3) %10, align 4
  br label %43

43:                                               ; preds = %38, %36
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %44 = icmp samesign ult i32 %4, 16
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 64
  %47 = load float, ptr addrspace(3) %10, align 4
  %48 = load float, ptr addrspace(3) %46, align 4
  %49 = tail call float @llvm.maxnum.f32(float %47, float %48)
  store float %49, ptr addrspace(3) %10, align 4
  br label %50

50:                                               ; preds = %45, %43
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %51 = icmp samesign ult i32 %4, 8
  br i1 %51, label %52, label %57

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 32
  %54 = load float, ptr addrspace(3) %10, align 4
  %55 = load float, ptr addrspace(3) %53, align 4
  %56 = tail call float @llvm.maxnum.f32(float %54, float %55)
  store float %56, ptr addrspace(3) %10, align 4
  br label %57

57:                                               ; preds = %52, %50
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %58 = icmp samesign ult i32 %4, 4
  br i1 %58, label %59, label %64

59:                                               ; preds = %57
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 16
  %61 = load float, ptr addrspace(3) %10, align 4
  %62 = load float, ptr addrspace(3) %60, align 4
  %63 = tail call float @llvm.maxnum.f32(float %61, float %62)
  store float %63, ptr addrspace(3) %10, align 4
  br label %64

64:                                               ; preds = %59, %57
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %65 = icmp samesign ult i32 %4, 2
  br i1 %65, label %66, label %71

66:                                               ; preds = %64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 8
  %68 = load float, ptr addrspace(3) %10, align 4
  %69 = load float, ptr addrspace(3) %67, align 4
  %70 = tail call float @llvm.maxnum.f32(float %68, float %69)
  store float %70, ptr addrspace(3) %10, align 4
  br label %71

71:                                               ; preds = %66, %64
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %72 = icmp eq i32 %4, 0
  br i1 %72, label %73, label %78

73:                                               ; preds = %71
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i32 4
  %75 = load float, ptr addrspace(3) %10, align 4
  %76 = load float, ptr addrspace(3) %74, align 4
  %77 = tail call float @llvm.maxnum.f32(float %75, float %76)
  store float %77, ptr addrspace(3) %10, align 4
  br label %78

78:                                               ; preds = %73, %71
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %79 = load float, ptr addrspace(3) @maxima, align 4
  br i1 %7, label %83, label %80

80:                                               ; preds = %83, %78
  %81 = phi float [ 0.000000e+00, %78 ], [ %90, %83 ]
  %82 = getelementptr inbounds nuw float, ptr addrspace(3) @sums, i32 %4
  store float %81, ptr addrspace(3) %82, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %11, label %93, label %98

83:                                               ; preds = %78, %83
  %84 = phi i32 [ %91, %83 ], [ %4, %78 ]
  %85 = phi float [ %90, %83 ], [ 0.000000e+00, %78 ]
  %86 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %84
  %87 = load float, ptr addrspace(3) %86, align 4
  %88 = fsub float %87, %79
  %89 = tail call float @llvm.amdgcn.exp2.f32(float %88)
  store float %89, ptr addrspace(3) %86, align 4
  %90 = fadd float %85, %89
  %91 = add nuw nsw i32 %84, 256
  %92 = icmp slt i32 %91, %2
  br i1 %92, label %83, label %80, !llvm.loop !7

93:                                               ; preds = %80
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 512
  %95 = load float, ptr addrspace(3) %94, align 4
  %96 = load float, ptr addrspace(3) %82, align 4
  %97 = fadd float %95, %96
  store float %97, ptr addrspace(3) %82, align 4
  br label %98

98:                                               ; preds = %80, %93
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %30, label %99, label %104

99:                                               ; preds = %98
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 256
  %101 = load float, ptr addrspace(3) %100, align 4
  %102 = load float, ptr addrspace(3) %82, align 4
  %103 = fadd float %101, %102
  store float %103, ptr addrspace(3) %82, align 4
  br label %104

104:                                              ; preds = %99, %98
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %37, label %105, label %110

105:                                              ; preds = %104
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 128
  %107 = load float, ptr addrspace(3) %106, align 4
  %108 = load float, ptr addrspace(3) %82, align 4
  %109 = fadd float %107, %108
  store float %109, ptr addrspace(3) %82, align 4
  br label %110

110:                                              ; preds = %105, %104
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %44, label %111, label %116

111:                                              ; preds = %110
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 64
  %113 = load float, ptr addrspace(3) %112, align 4
  %114 = load float, ptr addrspace(3) %82, align 4
  %115 = fadd float %113, %114
  store float %115, ptr addrspace(3) %82, align 4
  br label %116

116:                                              ; preds = %111, %110
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %51, label %117, label %122

117:                                              ; preds = %116
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 32
  %119 = load float, ptr addrspace(3) %118, align 4
  %120 = load float, ptr addrspace(3) %82, align 4
  %121 = fadd float %119, %120
  store float %121, ptr addrspace(3) %82, align 4
  br label %122

122:                                              ; preds = %117, %116
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %58, label %123, label %128

123:                                              ; preds = %122
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 16
  %125 = load float, ptr addrspace(3) %124, align 4
  %126 = load float, ptr addrspace(3) %82, align 4
  %127 = fadd float %125, %126
  store float %127, ptr addrspace(3) %82, align 4
  br label %128

128:                                              ; preds = %123, %122
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %65, label %129, label %134

129:                                              ; preds = %128
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 8
  %131 = load float, ptr addrspace(3) %130, align 4
  %132 = load float, ptr addrspace(3) %82, align 4
  %133 = fadd float %131, %132
  store float %133, ptr addrspace(3) %82, align 4
  br label %134

134:                                              ; preds = %129, %128
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %72, label %135, label %140

135:                                              ; preds = %134
  %136 = load <2 x float>, ptr addrspace(3) %82, align 4
  %137 = shufflevector <2 x float> %136, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %138 = fadd <2 x float> %137, %136
  %139 = extractelement <2 x float> %138, i64 0
  store float %139, ptr addrspace(3) %82, align 4
  br label %140

140:                                              ; preds = %135, %134
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %141 = load float, ptr addrspace(3) @sums, align 4
  %142 = fdiv float 1.000000e+00, %141
  br i1 %7, label %143, label %289

143:                                              ; preds = %140
  %144 = xor i32 %4, -1
  %145 = add i32 %2, %144
  %146 = lshr i32 %145, 8
  %147 = add nuw nsw i32 %146, 1
  %148 = icmp eq i32 %146, 0
  br i1 %148, label %287, label %149

149:                                              ; preds = %143
  %150 = and i32 %147, 33554430
  %151 = shl i32 %150, 8
  %152 = add i32 %4, %151
  %153 = insertelement <2 x float> poison, float %142, i64 0
  %154 = shufflevector <2 x float> %153, <2 x float> poison, <2 x i32> zeroinitializer
  %155 = insertelement <2 x i32> poison, i32 %6, i64 0
  %156 = shufflevector <2 x i32> %155, <2 x i32> poison, <2 x i32> zeroinitializer
  %157 = insertelement <2 x i32> poison, i32 %4, i64 0
  %158 = shufflevector <2 x i32> %157, <2 x i32> poison, <2 x i32> zeroinitializer
  %159 = add nuw nsw <2 x i32> %158, <i32 0, i32 256>
  %160 = add nsw i32 %146, -1
  %161 = lshr i32 %160, 1
  %162 = add nuw i32 %161, 1
  %163 = and i32 %162, 3
  %164 = icmp ult i32 %145, 1792
  br i1 %164, label %255, label %165

165:                                              ; preds = %149
  %166 = and i32 %162, -4
  %167 = add <2 x i32> splat (i32 512), %156
  %168 = or disjoint i32 1024, %4
  %169 = add <2 x i32> splat (i32 1024), %156
  %170 = add <2 x i32> splat (i32 1536), %156
  br label %171

171:                                              ; preds = %171, %165
  %172 = phi i32 [ 0, %165 ], [ %249, %171 ]
  %173 = phi <2 x i32> [ %159, %165 ], [ %250, %171 ]
  %174 = phi i32 [ 0, %165 ], [ %251, %171 ]
  %175 = shl i32 %172, 8
  %176 = or disjoint i32 %4, %175
  %177 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %176
  %178 = getelementptr float, ptr addrspace(3) @row, i32 %176
  %179 = getelementptr i8, ptr addrspace(3) %178, i32 1024
  %180 = load float, ptr addrspace(3) %177, align 4
  %181 = load float, ptr addrspace(3) %179, align 4
  %182 = insertelement <2 x float> poison, float %180, i64 0
  %183 = insertelement <2 x float> %182, float %181, i64 1
  %184 = fmul <2 x float> %154, %183
  %185 = extractelement <2 x float> %184, i64 0
  %186 = extractelement <2 x float> %184, i64 1
  %187 = add nsw <2 x i32> %173, %156
  %188 = sext <2 x i32> %187 to <2 x i64>
  %189 = extractelement <2 x i64> %188, i64 0
  %190 = extractelement <2 x i64> %188, i64 1
  %191 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %189
  %192 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %190
  store float %185, ptr addrspace(1) %191, align 4
  store float %186, ptr addrspace(1) %192, align 4
  %193 = shl i32 %172, 8
  %194 = or disjoint i32 %193, 512
  %195 = add nuw nsw i32 %4, %194
  %196 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %195
  %197 = getelementptr float, ptr addrspace(3) @row, i32 %195
  %198 = getelementptr i8, ptr addrspace(3) %197, i32 1024
  %199 = load float, ptr addrspace(3) %196, align 4
  %200 = load float, ptr addrspace(3) %198, align 4
  %201 = insertelement <2 x float> poison, float %199, i64 0
  %202 = insertelement <2 x float> %201, float %200, i64 1
  %203 = fmul <2 x float> %154, %202
  %204 = extractelement <2 x float> %203, i64 0
  %205 = extractelement <2 x float> %203, i64 1
  %206 = add <2 x i32> %173, %167
  %207 = sext <2 x i32> %206 to <2 x i64>
  %208 = extractelement <2 x i64> %207, i64 0
  %209 = extractelement <2 x i64> %207, i64 1
  %210 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %208
  %211 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %209
  store float %204, ptr addrspace(1) %210, align 4
  store float %205, ptr addrspace(1) %211, align 4
  %212 = shl i32 %172, 8
  %213 = or disjoint i32 %212, %168
  %214 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %213
  %215 = getelementptr float, ptr addrspace(3) @row, i32 %213
  %216 = getelementptr i8, ptr addrspace(3) %215, i32 1024
  %217 = load float, ptr addrspace(3) %214, align 4
  %218 = load float, ptr addrspace(3) %216, align 4
  %219 = insertelement <2 x float> poison, float %217, i64 0
  %220 = insertelement <2 x float> %219, float %218, i64 1
  %221 = fmul <2 x float> %154, %220
  %222 = extractelement <2 x float> %221, i64 0
  %223 = extractelement <2 x float> %221, i64 1
  %224 = add <2 x i32> %173, %169
  %225 = sext <2 x i32> %224 to <2 x i64>
  %226 = extractelement <2 x i64> %225, i64 0
  %227 = extractelement <2 x i64> %225, i64 1
  %228 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %226
  %229 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %227
  store float %222, ptr addrspace(1) %228, align 4
  store float %223, ptr addrspace(1) %229, align 4
  %230 = shl i32 %172, 8
  %231 = or disjoint i32 %230, 1536
  %232 = add i32 %4, %231
  %233 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %232
  %234 = getelementptr float, ptr addrspace(3) @row, i32 %232
  %235 = getelementptr i8, ptr addrspace(3) %234, i32 1024
  %236 = load float, ptr addrspace(3) %233, align 4
  %237 = load float, ptr addrspace(3) %235, align 4
  %238 = insertelement <2 x float> poison, float %236, i64 0
  %239 = insertelement <2 x float> %238, float %237, i64 1
  %240 = fmul <2 x float> %154, %239
  %241 = extractelement <2 x float> %240, i64 0
  %242 = extractelement <2 x float> %240, i64 1
  %243 = add <2 x i32> %173, %170
  %244 = sext <2 x i32> %243 to <2 x i64>
  %245 = extractelement <2 x i64> %244, i64 0
  %246 = extractelement <2 x i64> %244, i64 1
  %247 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %245
  %248 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %246
  store float %241, ptr addrspace(1) %247, align 4
  store float %242, ptr addrspace(1) %248, align 4
  %249 = add nuw i32 %172, 8
  %250 = add nuw nsw <2 x i32> %173, splat (i32 2048)
  %251 = add i32 %174, 4
  %252 = icmp eq i32 %251, %166
  br i1 %252, label %253, label %171, !llvm.loop !8

253:                                              ; preds = %171
  %254 = icmp eq i32 %163, 0
  br i1 %254, label %285, label %255

255:                                              ; preds = %253, %149
  %256 = phi i32 [ 0, %149 ], [ %249, %253 ]
  %257 = phi <2 x i32> [ %159, %149 ], [ %250, %253 ]
  %258 = icmp ne i32 %163, 0
  tail call void @llvm.assume(i1 %258)
  br label %259

259:                                              ; preds = %259, %255
  %260 = phi i32 [ %256, %255 ], [ %281, %259 ]
  %261 = phi <2 x i32> [ %257, %255 ], [ %282, %259 ]
  %262 = phi i32 [ 0, %255 ], [ %283, %259 ]
  %263 = shl i32 %260, 8
  %264 = add i32 %4, %263
  %265 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %264
  %266 = getelementptr float, ptr addrspace(3) @row, i32 %264
  %267 = getelementptr i8, ptr addrspace(3) %266, i32 1024
  %268 = load float, ptr addrspace(3) %265, align 4
  %269 = load float, ptr addrspace(3) %267, align 4
  %270 = insertelement <2 x float> poison, float %268, i64 0
  %271 = insertelement <2 x float> %270, float %269, i64 1
  %272 = fmul <2 x float> %154, %271
  %273 = extractelement <2 x float> %272, i64 0
  %274 = extractelement <2 x float> %272, i64 1
  %275 = add nsw <2 x i32> %261, %156
  %276 = sext <2 x i32> %275 to <2 x i64>
  %277 = extractelement <2 x i64> %276, i64 0
  %278 = extractelement <2 x i64> %276, i64 1
  %279 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %277
  %280 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %278
  store float %273, ptr addrspace(1) %279, align 4
  store float %274, ptr addrspace(1) %280, align 4
  %281 = add nuw i32 %260, 2
  %282 = add nuw nsw <2 x i32> %261, splat (i32 512)
  %283 = add i32 %262, 1
  %284 = icmp eq i32 %283, %163
  br i1 %284, label %285, label %259, !llvm.loop !10

285:                                              ; preds = %259, %253
  %286 = icmp eq i32 %147, %150
  br i1 %286, label %289, label %287

287:                                              ; preds = %143, %285
  %288 = phi i32 [ %4, %143 ], [ %152, %285 ]
  br label %290

289:                                              ; preds = %290, %285, %140
  ret void

290:                                              ; preds = %287, %290
  %291 = phi i32 [ %298, %290 ], [ %288, %287 ]
  %292 = getelementptr inbounds nuw float, ptr addrspace(3) @row, i32 %291
  %293 = load float, ptr addrspace(3) %292, align 4
  %294 = fmul float %142, %293
  %295 = add nsw i32 %291, %6
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %296
  store float %294, ptr addrspace(1) %297, align 4
  %298 = add nuw nsw i32 %291, 256
  %299 = icmp slt i32 %298, %2
  br i1 %299, label %290, label %289, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx90a" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6, !9}
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !6, !13, !9}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
