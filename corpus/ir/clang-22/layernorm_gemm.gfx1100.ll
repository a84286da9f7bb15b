; ModuleID = 'layernorm_gemm.cl'
source_filename = "layernorm_gemm.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@layernorm_gemm.raw = internal unnamed_addr addrspace(3) global [4096 x float] undef, align 4
@layernorm_gemm.sums = internal unnamed_addr addrspace(3) global [32 x [9 x float]] undef, align 4
@layernorm_gemm.squares = internal unnamed_addr addrspace(3) global [32 x [9 x float]] undef, align 4
@layernorm_gemm.normal = internal unnamed_addr addrspace(3) global [32 x [132 x float]] undef, align 4
@layernorm_gemm.even = internal unnamed_addr addrspace(3) global [2048 x float] undef, align 16
@layernorm_gemm.odd = internal unnamed_addr addrspace(3) global [2048 x float] undef, align 16
@layernorm_gemm.results = internal unnamed_addr addrspace(3) global [32 x [68 x float]] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define hidden void @barrier_of_workgroup() local_unnamed_addr #0 {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define hidden void @fill(ptr addrspace(3) noundef writeonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = icmp slt i32 %3, %2
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %4
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %13, %7 ], [ %3, %4 ]
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !9
  %12 = getelementptr inbounds float, ptr addrspace(3) %0, i32 %8
  store float %11, ptr addrspace(3) %12, align 4, !tbaa !9
  %13 = add nsw i32 %8, 256
  %14 = icmp slt i32 %13, %2
  br i1 %14, label %7, label %6
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @layernorm_gemm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #3 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 14
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  br label %11

11:                                               ; preds = %5, %11
  %12 = phi i32 [ %17, %11 ], [ %6, %5 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !9, !amdgpu.noclobber !16
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.raw, i32 %12
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !9
  %17 = add nuw nsw i32 %12, 256
  %18 = icmp samesign ult i32 %12, 3840
  br i1 %18, label %11, label %19

19:                                               ; preds = %11
  %20 = lshr i32 %6, 3
  %21 = and i32 %6, 7
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = shl nuw nsw i32 %20, 9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @layernorm_gemm.raw, i32 %22
  br label %51

24:                                               ; preds = %51
  %25 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @layernorm_gemm.sums, i32 %20
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %21
  store float %56, ptr addrspace(3) %26, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %27 = load float, ptr addrspace(3) %25, align 4, !tbaa !9
  %28 = fadd float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 4
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !9
  %31 = fadd float %28, %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 8
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !9
  %34 = fadd float %31, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 12
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !9
  %37 = fadd float %34, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 16
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !9
  %40 = fadd float %37, %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 20
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !9
  %43 = fadd float %40, %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 24
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !9
  %46 = fadd float %43, %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 28
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !9
  %49 = fadd float %46, %48
  %50 = fmul float %49, 7.812500e-03
  br label %89

51:                                               ; preds = %19, %51
  %52 = phi float [ 0.000000e+00, %19 ], [ %56, %51 ]
  %53 = phi i32 [ %21, %19 ], [ %57, %51 ]
  %54 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %53
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !9
  %56 = fadd float %52, %55
  %57 = add nuw nsw i32 %53, 8
  %58 = icmp samesign ult i32 %53, 120
  br i1 %58, label %51, label %24

59:                                               ; preds = %89
  %60 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @layernorm_gemm.squares, i32 %20
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %60, i32 %21
  store float %95, ptr addrspace(3) %61, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %62 = load float, ptr addrspace(3) %60, align 4, !tbaa !9
  %63 = fadd float %62, 0.000000e+00
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 4
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !9
  %66 = fadd float %63, %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 8
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !9
  %69 = fadd float %66, %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 12
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !9
  %72 = fadd float %69, %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 16
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !9
  %75 = fadd float %72, %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 20
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !9
  %78 = fadd float %75, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 24
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !9
  %81 = fadd float %78, %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 28
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !9
  %84 = fadd float %81, %83
  %85 = fmul float %84, 7.812500e-03
  %86 = fadd float %85, 0x3EE4F8B580000000
  %87 = tail call float @llvm.amdgcn.rsq.f32(float %86)
  %88 = getelementptr inbounds nuw [132 x float], ptr addrspace(3) @layernorm_gemm.normal, i32 %20
  br label %214

89:                                               ; preds = %24, %89
  %90 = phi float [ 0.000000e+00, %24 ], [ %95, %89 ]
  %91 = phi i32 [ %21, %24 ], [ %96, %89 ]
  %92 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %91
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !9
  %94 = fsub float %93, %50
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %90)
  %96 = add nuw nsw i32 %91, 8
  %97 = icmp samesign ult i32 %91, 120
  br i1 %97, label %89, label %59

98:                                               ; preds = %214
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %99 = zext nneg i32 %6 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !9, !amdgpu.noclobber !16
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %6
  store float %101, ptr addrspace(3) %102, align 4, !tbaa !9
  %103 = add nuw nsw i32 %6, 256
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !9, !amdgpu.noclobber !16
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %103
  store float %106, ptr addrspace(3) %107, align 4, !tbaa !9
  %108 = add nuw nsw i32 %6, 512
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !9, !amdgpu.noclobber !16
  %112 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %108
  store float %111, ptr addrspace(3) %112, align 4, !tbaa !9
  %113 = add nuw nsw i32 %6, 768
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !9, !amdgpu.noclobber !16
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %113
  store float %116, ptr addrspace(3) %117, align 4, !tbaa !9
  %118 = or disjoint i32 %6, 1024
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !9, !amdgpu.noclobber !16
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %118
  store float %121, ptr addrspace(3) %122, align 4, !tbaa !9
  %123 = icmp samesign ult i32 %118, 1792
  br i1 %123, label %124, label %144

124:                                              ; preds = %98
  %125 = add nuw nsw i32 %6, 1280
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !9, !amdgpu.noclobber !16
  %129 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %125
  store float %128, ptr addrspace(3) %129, align 4, !tbaa !9
  %130 = icmp samesign ult i32 %6, 512
  br i1 %130, label %131, label %144

131:                                              ; preds = %124
  %132 = or disjoint i32 %6, 1536
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !9, !amdgpu.noclobber !16
  %136 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %132
  store float %135, ptr addrspace(3) %136, align 4, !tbaa !9
  %137 = icmp samesign ult i32 %6, 256
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = add nuw nsw i32 %6, 1792
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !9, !amdgpu.noclobber !16
  %143 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %139
  store float %142, ptr addrspace(3) %143, align 4, !tbaa !9
  br label %144

144:                                              ; preds = %138, %131, %124, %98
  %145 = and i32 %20, 126
  %146 = shl nuw nsw i32 %6, 2
  %147 = and i32 %146, 60
  %148 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %147
  %149 = getelementptr inbounds nuw [132 x float], ptr addrspace(3) @layernorm_gemm.normal, i32 %145
  %150 = or i32 %20, 1
  %151 = getelementptr inbounds nuw [132 x float], ptr addrspace(3) @layernorm_gemm.normal, i32 %150
  %152 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %147
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16384
  %154 = zext nneg i32 %6 to i64
  %155 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %6
  %156 = add nuw nsw i32 %6, 256
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %156
  %159 = add nuw nsw i32 %6, 512
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %159
  %162 = add nuw nsw i32 %6, 768
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %162
  %165 = or disjoint i32 %6, 1024
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %165
  %168 = icmp samesign ult i32 %165, 1792
  %169 = add nuw nsw i32 %6, 1280
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %169
  %172 = icmp samesign ult i32 %6, 512
  %173 = or disjoint i32 %6, 1536
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %173
  %176 = icmp samesign ult i32 %6, 256
  %177 = add nuw nsw i32 %6, 1792
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %177
  %180 = zext nneg i32 %6 to i64
  %181 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %180
  %182 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %6
  %183 = add nuw nsw i32 %6, 256
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %184
  %186 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %183
  %187 = add nuw nsw i32 %6, 512
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %188
  %190 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %187
  %191 = add nuw nsw i32 %6, 768
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %192
  %194 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %191
  %195 = or disjoint i32 %6, 1024
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %196
  %198 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %195
  %199 = icmp samesign ult i32 %195, 1792
  %200 = add nuw nsw i32 %6, 1280
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %201
  %203 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %200
  %204 = icmp samesign ult i32 %6, 512
  %205 = or disjoint i32 %6, 1536
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %206
  %208 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %205
  %209 = icmp samesign ult i32 %6, 256
  %210 = add nuw nsw i32 %6, 1792
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %211
  %213 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %210
  br label %269

214:                                              ; preds = %59, %214
  %215 = phi i32 [ %21, %59 ], [ %227, %214 ]
  %216 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %215
  %217 = load float, ptr addrspace(3) %216, align 4, !tbaa !9
  %218 = fsub float %217, %50
  %219 = fmul float %87, %218
  %220 = zext nneg i32 %215 to i64
  %221 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %220
  %222 = load float, ptr addrspace(1) %221, align 4, !tbaa !9, !amdgpu.noclobber !16
  %223 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %220
  %224 = load float, ptr addrspace(1) %223, align 4, !tbaa !9, !amdgpu.noclobber !16
  %225 = tail call float @llvm.fmuladd.f32(float %219, float %222, float %224)
  %226 = getelementptr inbounds nuw float, ptr addrspace(3) %88, i32 %215
  store float %225, ptr addrspace(3) %226, align 4, !tbaa !9
  %227 = add nuw nsw i32 %215, 8
  %228 = icmp samesign ult i32 %215, 120
  br i1 %228, label %214, label %98

229:                                              ; preds = %377
  br i1 %270, label %269, label %230, !llvm.loop !17

230:                                              ; preds = %229
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %231 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @layernorm_gemm.results, i32 %145
  %232 = getelementptr inbounds nuw float, ptr addrspace(3) %231, i32 %147
  store <4 x float> %434, ptr addrspace(3) %232, align 16, !tbaa !19
  %233 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @layernorm_gemm.results, i32 %150
  %234 = getelementptr inbounds nuw float, ptr addrspace(3) %233, i32 %147
  store <4 x float> %439, ptr addrspace(3) %234, align 16, !tbaa !19
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %235 = shl nuw nsw i64 %8, 13
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %235
  %237 = and i32 %6, 63
  %238 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.results, i32 %237
  %239 = lshr i32 %6, 6
  %240 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %239
  %241 = load float, ptr addrspace(3) %240, align 4, !tbaa !9
  %242 = zext nneg i32 %6 to i64
  %243 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %242
  store float %241, ptr addrspace(1) %243, align 4, !tbaa !9
  %244 = add nuw nsw i32 %6, 256
  %245 = lshr i32 %244, 6
  %246 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %245
  %247 = load float, ptr addrspace(3) %246, align 4, !tbaa !9
  %248 = zext nneg i32 %244 to i64
  %249 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %248
  store float %247, ptr addrspace(1) %249, align 4, !tbaa !9
  %250 = add nuw nsw i32 %6, 512
  %251 = lshr i32 %250, 6
  %252 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %251
  %253 = load float, ptr addrspace(3) %252, align 4, !tbaa !9
  %254 = zext nneg i32 %250 to i64
  %255 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %254
  store float %253, ptr addrspace(1) %255, align 4, !tbaa !9
  %256 = add nuw nsw i32 %6, 768
  %257 = lshr i32 %256, 6
  %258 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %257
  %259 = load float, ptr addrspace(3) %258, align 4, !tbaa !9
  %260 = zext nneg i32 %256 to i64
  %261 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %260
  store float %259, ptr addrspace(1) %261, align 4, !tbaa !9
  %262 = or disjoint i32 %6, 1024
  %263 = lshr i32 %262, 6
  %264 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %263
  %265 = load float, ptr addrspace(3) %264, align 4, !tbaa !9
  %266 = zext nneg i32 %262 to i64
  %267 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %266
  store float %265, ptr addrspace(1) %267, align 4, !tbaa !9
  %268 = icmp samesign ult i32 %262, 1792
  br i1 %268, label %442, label %465

269:                                              ; preds = %144, %229
  %270 = phi i1 [ true, %144 ], [ false, %229 ]
  %271 = phi i32 [ 0, %144 ], [ 64, %229 ]
  %272 = phi <4 x float> [ zeroinitializer, %144 ], [ %439, %229 ]
  %273 = phi <4 x float> [ zeroinitializer, %144 ], [ %434, %229 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %274 = or disjoint i32 %271, 32
  %275 = shl nuw nsw i32 %274, 6
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %276
  %278 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %154
  %279 = load float, ptr addrspace(1) %278, align 4, !tbaa !9
  store float %279, ptr addrspace(3) %155, align 4, !tbaa !9
  %280 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %157
  %281 = load float, ptr addrspace(1) %280, align 4, !tbaa !9
  store float %281, ptr addrspace(3) %158, align 4, !tbaa !9
  %282 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %160
  %283 = load float, ptr addrspace(1) %282, align 4, !tbaa !9
  store float %283, ptr addrspace(3) %161, align 4, !tbaa !9
  %284 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %163
  %285 = load float, ptr addrspace(1) %284, align 4, !tbaa !9
  store float %285, ptr addrspace(3) %164, align 4, !tbaa !9
  %286 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %166
  %287 = load float, ptr addrspace(1) %286, align 4, !tbaa !9
  store float %287, ptr addrspace(3) %167, align 4, !tbaa !9
  br i1 %168, label %288, label %297

288:                                              ; preds = %269
  %289 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %170
  %290 = load float, ptr addrspace(1) %289, align 4, !tbaa !9
  store float %290, ptr addrspace(3) %171, align 4, !tbaa !9
  br i1 %172, label %291, label %297

291:                                              ; preds = %288
  %292 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %174
  %293 = load float, ptr addrspace(1) %292, align 4, !tbaa !9
  store float %293, ptr addrspace(3) %175, align 4, !tbaa !9
  br i1 %176, label %294, label %297

294:                                              ; preds = %291
  %295 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %178
  %296 = load float, ptr addrspace(1) %295, align 4, !tbaa !9
  store float %296, ptr addrspace(3) %179, align 4, !tbaa !9
  br label %297

297:                                              ; preds = %294, %291, %288, %269
  br label %299

298:                                              ; preds = %299
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %270, label %364, label %376

299:                                              ; preds = %299, %297
  %300 = phi i32 [ 0, %297 ], [ %362, %299 ]
  %301 = phi <4 x float> [ %272, %297 ], [ %361, %299 ]
  %302 = phi <4 x float> [ %273, %297 ], [ %356, %299 ]
  %303 = shl nuw nsw i32 %300, 8
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %303
  %305 = load <4 x float>, ptr addrspace(3) %304, align 16, !tbaa !19
  %306 = or disjoint i32 %300, %271
  %307 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %306
  %308 = load float, ptr addrspace(3) %307, align 4, !tbaa !9
  %309 = insertelement <4 x float> poison, float %308, i64 0
  %310 = shufflevector <4 x float> %309, <4 x float> poison, <4 x i32> zeroinitializer
  %311 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %310, <4 x float> %305, <4 x float> %302)
  %312 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %306
  %313 = load float, ptr addrspace(3) %312, align 4, !tbaa !9
  %314 = insertelement <4 x float> poison, float %313, i64 0
  %315 = shufflevector <4 x float> %314, <4 x float> poison, <4 x i32> zeroinitializer
  %316 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %315, <4 x float> %305, <4 x float> %301)
  %317 = or disjoint i32 %300, 1
  %318 = shl nuw nsw i32 %317, 8
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %318
  %320 = load <4 x float>, ptr addrspace(3) %319, align 16, !tbaa !19
  %321 = or disjoint i32 %317, %271
  %322 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %321
  %323 = load float, ptr addrspace(3) %322, align 4, !tbaa !9
  %324 = insertelement <4 x float> poison, float %323, i64 0
  %325 = shufflevector <4 x float> %324, <4 x float> poison, <4 x i32> zeroinitializer
  %326 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %325, <4 x float> %320, <4 x float> %311)
  %327 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %321
  %328 = load float, ptr addrspace(3) %327, align 4, !tbaa !9
  %329 = insertelement <4 x float> poison, float %328, i64 0
  %330 = shufflevector <4 x float> %329, <4 x float> poison, <4 x i32> zeroinitializer
  %331 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %330, <4 x float> %320, <4 x float> %316)
  %332 = or disjoint i32 %300, 2
  %333 = shl nuw nsw i32 %332, 8
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %333
  %335 = load <4 x float>, ptr addrspace(3) %334, align 16, !tbaa !19
  %336 = or disjoint i32 %332, %271
  %337 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %336
  %338 = load float, ptr addrspace(3) %337, align 4, !tbaa !9
  %339 = insertelement <4 x float> poison, float %338, i64 0
  %340 = shufflevector <4 x float> %339, <4 x float> poison, <4 x i32> zeroinitializer
  %341 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %340, <4 x float> %335, <4 x float> %326)
  %342 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %336
  %343 = load float, ptr addrspace(3) %342, align 4, !tbaa !9
  %344 = insertelement <4 x float> poison, float %343, i64 0
  %345 = shufflevector <4 x float> %344, <4 x float> poison, <4 x i32> zeroinitializer
  %346 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %345, <4 x float> %335, <4 x float> %331)
  %347 = or disjoint i32 %300, 3
  %348 = shl nuw nsw i32 %347, 8
  %349 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %348
  %350 = load <4 x float>, ptr addrspace(3) %349, align 16, !tbaa !19
  %351 = or disjoint i32 %347, %271
  %352 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %351
  %353 = load float, ptr addrspace(3) %352, align 4, !tbaa !9
  %354 = insertelement <4 x float> poison, float %353, i64 0
  %355 = shufflevector <4 x float> %354, <4 x float> poison, <4 x i32> zeroinitializer
  %356 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %355, <4 x float> %350, <4 x float> %341)
  %357 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %351
  %358 = load float, ptr addrspace(3) %357, align 4, !tbaa !9
  %359 = insertelement <4 x float> poison, float %358, i64 0
  %360 = shufflevector <4 x float> %359, <4 x float> poison, <4 x i32> zeroinitializer
  %361 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %360, <4 x float> %350, <4 x float> %346)
  %362 = add nuw nsw i32 %300, 4
  %363 = icmp eq i32 %362, 32
  br i1 %363, label %298, label %299, !llvm.loop !20

364:                                              ; preds = %298
  %365 = load float, ptr addrspace(1) %181, align 4, !tbaa !9
  store float %365, ptr addrspace(3) %182, align 4, !tbaa !9
  %366 = load float, ptr addrspace(1) %185, align 4, !tbaa !9
  store float %366, ptr addrspace(3) %186, align 4, !tbaa !9
  %367 = load float, ptr addrspace(1) %189, align 4, !tbaa !9
  store float %367, ptr addrspace(3) %190, align 4, !tbaa !9
  %368 = load float, ptr addrspace(1) %193, align 4, !tbaa !9
  store float %368, ptr addrspace(3) %194, align 4, !tbaa !9
  %369 = load float, ptr addrspace(1) %197, align 4, !tbaa !9
  store float %369, ptr addrspace(3) %198, align 4, !tbaa !9
  br i1 %199, label %370, label %376

370:                                              ; preds = %364
  %371 = load float, ptr addrspace(1) %202, align 4, !tbaa !9
  store float %371, ptr addrspace(3) %203, align 4, !tbaa !9
  br i1 %204, label %372, label %376

372:                                              ; preds = %370
  %373 = load float, ptr addrspace(1) %207, align 4, !tbaa !9
  store float %373, ptr addrspace(3) %208, align 4, !tbaa !9
  br i1 %209, label %374, label %376

374:                                              ; preds = %372
  %375 = load float, ptr addrspace(1) %212, align 4, !tbaa !9
  store float %375, ptr addrspace(3) %213, align 4, !tbaa !9
  br label %376

376:                                              ; preds = %364, %370, %372, %374, %298
  br label %377

377:                                              ; preds = %377, %376
  %378 = phi i32 [ 0, %376 ], [ %440, %377 ]
  %379 = phi <4 x float> [ %361, %376 ], [ %439, %377 ]
  %380 = phi <4 x float> [ %356, %376 ], [ %434, %377 ]
  %381 = shl nuw nsw i32 %378, 8
  %382 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %381
  %383 = load <4 x float>, ptr addrspace(3) %382, align 16, !tbaa !19
  %384 = or disjoint i32 %378, %274
  %385 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %384
  %386 = load float, ptr addrspace(3) %385, align 4, !tbaa !9
  %387 = insertelement <4 x float> poison, float %386, i64 0
  %388 = shufflevector <4 x float> %387, <4 x float> poison, <4 x i32> zeroinitializer
  %389 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %388, <4 x float> %383, <4 x float> %380)
  %390 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %384
  %391 = load float, ptr addrspace(3) %390, align 4, !tbaa !9
  %392 = insertelement <4 x float> poison, float %391, i64 0
  %393 = shufflevector <4 x float> %392, <4 x float> poison, <4 x i32> zeroinitializer
  %394 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %393, <4 x float> %383, <4 x float> %379)
  %395 = or disjoint i32 %378, 1
  %396 = shl nuw nsw i32 %395, 8
  %397 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %396
  %398 = load <4 x float>, ptr addrspace(3) %397, align 16, !tbaa !19
  %399 = or disjoint i32 %395, %274
  %400 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %399
  %401 = load float, ptr addrspace(3) %400, align 4, !tbaa !9
  %402 = insertelement <4 x float> poison, float %401, i64 0
  %403 = shufflevector <4 x float> %402, <4 x float> poison, <4 x i32> zeroinitializer
  %404 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %403, <4 x float> %398, <4 x float> %389)
  %405 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %399
  %406 = load float, ptr addrspace(3) %405, align 4, !tbaa !9
  %407 = insertelement <4 x float> poison, float %406, i64 0
  %408 = shufflevector <4 x float> %407, <4 x float> poison, <4 x i32> zeroinitializer
  %409 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %408, <4 x float> %398, <4 x float> %394)
  %410 = or disjoint i32 %378, 2
  %411 = shl nuw nsw i32 %410, 8
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %411
  %413 = load <4 x float>, ptr addrspace(3) %412, align 16, !tbaa !19
  %414 = or disjoint i32 %410, %274
  %415 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %414
  %416 = load float, ptr addrspace(3) %415, align 4, !tbaa !9
  %417 = insertelement <4 x float> poison, float %416, i64 0
  %418 = shufflevector <4 x float> %417, <4 x float> poison, <4 x i32> zeroinitializer
  %419 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %418, <4 x float> %413, <4 x float> %404)
  %420 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %414
  %421 = load float, ptr addrspace(3) %420, align 4, !tbaa !9
  %422 = insertelement <4 x float> poison, float %421, i64 0
  %423 = shufflevector <4 x float> %422, <4 x float> poison, <4 x i32> zeroinitializer
  %424 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %423, <4 x float> %413, <4 x float> %409)
  %425 = or disjoint i32 %378, 3
  %426 = shl nuw nsw i32 %425, 8
  %427 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %426
  %428 = load <4 x float>, ptr addrspace(3) %427, align 16, !tbaa !19
  %429 = or disjoint i32 %425, %274
  %430 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %429
  %431 = load float, ptr addrspace(3) %430, align 4, !tbaa !9
  %432 = insertelement <4 x float> poison, float %431, i64 0
  %433 = shufflevector <4 x float> %432, <4 x float> poison, <4 x i32> zeroinitializer
  %434 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %433, <4 x float> %428, <4 x float> %419)
  %435 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %429
  %436 = load float, ptr addrspace(3) %435, align 4, !tbaa !9
  %437 = insertelement <4 x float> poison, float %436, i64 0
  %438 = shufflevector <4 x float> %437, <4 x float> poison, <4 x i32> zeroinitializer
  %439 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %438, <4 x float> %428, <4 x float> %424)
  %440 = add nuw nsw i32 %378, 4
  %441 = icmp eq i32 %440, 32
  br i1 %441, label %229, label %377, !llvm.loop !21

442:                                              ; preds = %230
  %443 = add nuw nsw i32 %6, 1280
  %444 = lshr i32 %443, 6
  %445 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %444
  %446 = load float, ptr addrspace(3) %445, align 4, !tbaa !9
  %447 = zext nneg i32 %443 to i64
  %448 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %447
  store float %446, ptr addrspace(1) %448, align 4, !tbaa !9
  %449 = icmp samesign ult i32 %6, 512
  br i1 %449, label %450, label %465

450:                                              ; preds = %442
  %451 = or disjoint i32 %6, 1536
  %452 = lshr i32 %451, 6
  %453 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %452
  %454 = load float, ptr addrspace(3) %453, align 4, !tbaa !9
  %455 = zext nneg i32 %451 to i64
  %456 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %455
  store float %454, ptr addrspace(1) %456, align 4, !tbaa !9
  %457 = icmp samesign ult i32 %6, 256
  br i1 %457, label %458, label %465

458:                                              ; preds = %450
  %459 = add nuw nsw i32 %6, 1792
  %460 = lshr i32 %459, 6
  %461 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %460
  %462 = load float, ptr addrspace(3) %461, align 4, !tbaa !9
  %463 = zext nneg i32 %459 to i64
  %464 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %463
  store float %462, ptr addrspace(1) %464, align 4, !tbaa !9
  br label %465

465:                                              ; preds = %458, %450, %442, %230
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_layernorm_gemm(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4) local_unnamed_addr #4 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 !reqd_work_group_size !15 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 14
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9
  br label %11

11:                                               ; preds = %5, %11
  %12 = phi i32 [ %17, %11 ], [ %6, %5 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !9
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.raw, i32 %12
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !9
  %17 = add nuw nsw i32 %12, 256
  %18 = icmp samesign ult i32 %12, 3840
  br i1 %18, label %11, label %19

19:                                               ; preds = %11
  %20 = lshr i32 %6, 3
  %21 = and i32 %6, 7
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = shl nuw nsw i32 %20, 9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) @layernorm_gemm.raw, i32 %22
  br label %51

24:                                               ; preds = %51
  %25 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @layernorm_gemm.sums, i32 %20
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %21
  store float %56, ptr addrspace(3) %26, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %27 = load float, ptr addrspace(3) %25, align 4, !tbaa !9
  %28 = fadd float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 4
  %30 = load float, ptr addrspace(3) %29, align 4, !tbaa !9
  %31 = fadd float %28, %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 8
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !9
  %34 = fadd float %31, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 12
  %36 = load float, ptr addrspace(3) %35, align 4, !tbaa !9
  %37 = fadd float %34, %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 16
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !9
  %40 = fadd float %37, %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 20
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !9
  %43 = fadd float %40, %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 24
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !9
  %46 = fadd float %43, %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %25, i32 28
  %48 = load float, ptr addrspace(3) %47, align 4, !tbaa !9
  %49 = fadd float %46, %48
  %50 = fmul float %49, 7.812500e-03
  br label %89

51:                                               ; preds = %19, %51
  %52 = phi float [ 0.000000e+00, %19 ], [ %56, %51 ]
  %53 = phi i32 [ %21, %19 ], [ %57, %51 ]
  %54 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %53
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !9
  %56 = fadd float %52, %55
  %57 = add nuw nsw i32 %53, 8
  %58 = icmp samesign ult i32 %53, 120
  br i1 %58, label %51, label %24

59:                                               ; preds = %89
  %60 = getelementptr inbounds nuw [9 x float], ptr addrspace(3) @layernorm_gemm.squares, i32 %20
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %60, i32 %21
  store float %95, ptr addrspace(3) %61, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %62 = load float, ptr addrspace(3) %60, align 4, !tbaa !9
  %63 = fadd float %62, 0.000000e+00
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 4
  %65 = load float, ptr addrspace(3) %64, align 4, !tbaa !9
  %66 = fadd float %63, %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 8
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !9
  %69 = fadd float %66, %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 12
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !9
  %72 = fadd float %69, %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 16
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !9
  %75 = fadd float %72, %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 20
  %77 = load float, ptr addrspace(3) %76, align 4, !tbaa !9
  %78 = fadd float %75, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 24
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !9
  %81 = fadd float %78, %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 28
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !9
  %84 = fadd float %81, %83
  %85 = fmul float %84, 7.812500e-03
  %86 = fadd float %85, 0x3EE4F8B580000000
  %87 = tail call float @llvm.amdgcn.rsq.f32(float %86)
  %88 = getelementptr inbounds nuw [132 x float], ptr addrspace(3) @layernorm_gemm.normal, i32 %20
  br label %214

89:                                               ; preds = %24, %89
  %90 = phi float [ 0.000000e+00, %24 ], [ %95, %89 ]
  %91 = phi i32 [ %21, %24 ], [ %96, %89 ]
  %92 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %91
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !9
  %94 = fsub float %93, %50
  %95 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %90)
  %96 = add nuw nsw i32 %91, 8
  %97 = icmp samesign ult i32 %91, 120
  br i1 %97, label %89, label %59

98:                                               ; preds = %214
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %99 = zext nneg i32 %6 to i64
  %100 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %99
  %101 = load float, ptr addrspace(1) %100, align 4, !tbaa !9
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %6
  store float %101, ptr addrspace(3) %102, align 4, !tbaa !9
  %103 = add nuw nsw i32 %6, 256
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !9
  %107 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %103
  store float %106, ptr addrspace(3) %107, align 4, !tbaa !9
  %108 = add nuw nsw i32 %6, 512
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !9
  %112 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %108
  store float %111, ptr addrspace(3) %112, align 4, !tbaa !9
  %113 = add nuw nsw i32 %6, 768
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !9
  %117 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %113
  store float %116, ptr addrspace(3) %117, align 4, !tbaa !9
  %118 = or disjoint i32 %6, 1024
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %119
  %121 = load float, ptr addrspace(1) %120, align 4, !tbaa !9
  %122 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %118
  store float %121, ptr addrspace(3) %122, align 4, !tbaa !9
  %123 = icmp samesign ult i32 %118, 1792
  br i1 %123, label %124, label %144

124:                                              ; preds = %98
  %125 = add nuw nsw i32 %6, 1280
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %126
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !9
  %129 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %125
  store float %128, ptr addrspace(3) %129, align 4, !tbaa !9
  %130 = icmp samesign ult i32 %6, 512
  br i1 %130, label %131, label %144

131:                                              ; preds = %124
  %132 = or disjoint i32 %6, 1536
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %133
  %135 = load float, ptr addrspace(1) %134, align 4, !tbaa !9
  %136 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %132
  store float %135, ptr addrspace(3) %136, align 4, !tbaa !9
  %137 = icmp samesign ult i32 %6, 256
  br i1 %137, label %138, label %144

138:                                              ; preds = %131
  %139 = add nuw nsw i32 %6, 1792
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !9
  %143 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %139
  store float %142, ptr addrspace(3) %143, align 4, !tbaa !9
  br label %144

144:                                              ; preds = %138, %131, %124, %98
  %145 = and i32 %20, 126
  %146 = shl nuw nsw i32 %6, 2
  %147 = and i32 %146, 60
  %148 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %147
  %149 = getelementptr inbounds nuw [132 x float], ptr addrspace(3) @layernorm_gemm.normal, i32 %145
  %150 = or i32 %20, 1
  %151 = getelementptr inbounds nuw [132 x float], ptr addrspace(3) @layernorm_gemm.normal, i32 %150
  %152 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %147
  %153 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 16384
  %154 = zext nneg i32 %6 to i64
  %155 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %6
  %156 = add nuw nsw i32 %6, 256
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %156
  %159 = add nuw nsw i32 %6, 512
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %159
  %162 = add nuw nsw i32 %6, 768
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %162
  %165 = or disjoint i32 %6, 1024
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %165
  %168 = icmp samesign ult i32 %165, 1792
  %169 = add nuw nsw i32 %6, 1280
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %169
  %172 = icmp samesign ult i32 %6, 512
  %173 = or disjoint i32 %6, 1536
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %173
  %176 = icmp samesign ult i32 %6, 256
  %177 = add nuw nsw i32 %6, 1792
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.odd, i32 %177
  %180 = zext nneg i32 %6 to i64
  %181 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %180
  %182 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %6
  %183 = add nuw nsw i32 %6, 256
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %184
  %186 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %183
  %187 = add nuw nsw i32 %6, 512
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %188
  %190 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %187
  %191 = add nuw nsw i32 %6, 768
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %192
  %194 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %191
  %195 = or disjoint i32 %6, 1024
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %196
  %198 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %195
  %199 = icmp samesign ult i32 %195, 1792
  %200 = add nuw nsw i32 %6, 1280
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %201
  %203 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %200
  %204 = icmp samesign ult i32 %6, 512
  %205 = or disjoint i32 %6, 1536
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %206
  %208 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %205
  %209 = icmp samesign ult i32 %6, 256
  %210 = add nuw nsw i32 %6, 1792
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw float, ptr addrspace(1) %153, i64 %211
  %213 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.even, i32 %210
  br label %269

214:                                              ; preds = %59, %214
  %215 = phi i32 [ %21, %59 ], [ %227, %214 ]
  %216 = getelementptr inbounds nuw float, ptr addrspace(3) %23, i32 %215
  %217 = load float, ptr addrspace(3) %216, align 4, !tbaa !9
  %218 = fsub float %217, %50
  %219 = fmul float %87, %218
  %220 = zext nneg i32 %215 to i64
  %221 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %220
  %222 = load float, ptr addrspace(1) %221, align 4, !tbaa !9
  %223 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %220
  %224 = load float, ptr addrspace(1) %223, align 4, !tbaa !9
  %225 = tail call float @llvm.fmuladd.f32(float %219, float %222, float %224)
  %226 = getelementptr inbounds nuw float, ptr addrspace(3) %88, i32 %215
  store float %225, ptr addrspace(3) %226, align 4, !tbaa !9
  %227 = add nuw nsw i32 %215, 8
  %228 = icmp samesign ult i32 %215, 120
  br i1 %228, label %214, label %98

229:                                              ; preds = %377
  br i1 %270, label %269, label %230, !llvm.loop !17

230:                                              ; preds = %229
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %231 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @layernorm_gemm.results, i32 %145
  %232 = getelementptr inbounds nuw float, ptr addrspace(3) %231, i32 %147
  store <4 x float> %434, ptr addrspace(3) %232, align 16, !tbaa !19
  %233 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) @layernorm_gemm.results, i32 %150
  %234 = getelementptr inbounds nuw float, ptr addrspace(3) %233, i32 %147
  store <4 x float> %439, ptr addrspace(3) %234, align 16, !tbaa !19
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %235 = shl nuw nsw i64 %8, 13
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %235
  %237 = and i32 %6, 63
  %238 = getelementptr inbounds nuw float, ptr addrspace(3) @layernorm_gemm.results, i32 %237
  %239 = lshr i32 %6, 6
  %240 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %239
  %241 = load float, ptr addrspace(3) %240, align 4, !tbaa !9
  %242 = zext nneg i32 %6 to i64
  %243 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %242
  store float %241, ptr addrspace(1) %243, align 4, !tbaa !9
  %244 = add nuw nsw i32 %6, 256
  %245 = lshr i32 %244, 6
  %246 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %245
  %247 = load float, ptr addrspace(3) %246, align 4, !tbaa !9
  %248 = zext nneg i32 %244 to i64
  %249 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %248
  store float %247, ptr addrspace(1) %249, align 4, !tbaa !9
  %250 = add nuw nsw i32 %6, 512
  %251 = lshr i32 %250, 6
  %252 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %251
  %253 = load float, ptr addrspace(3) %252, align 4, !tbaa !9
  %254 = zext nneg i32 %250 to i64
  %255 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %254
  store float %253, ptr addrspace(1) %255, align 4, !tbaa !9
  %256 = add nuw nsw i32 %6, 768
  %257 = lshr i32 %256, 6
  %258 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %257
  %259 = load float, ptr addrspace(3) %258, align 4, !tbaa !9
  %260 = zext nneg i32 %256 to i64
  %261 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %260
  store float %259, ptr addrspace(1) %261, align 4, !tbaa !9
  %262 = or disjoint i32 %6, 1024
  %263 = lshr i32 %262, 6
  %264 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %263
  %265 = load float, ptr addrspace(3) %264, align 4, !tbaa !9
  %266 = zext nneg i32 %262 to i64
  %267 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %266
  store float %265, ptr addrspace(1) %267, align 4, !tbaa !9
  %268 = icmp samesign ult i32 %262, 1792
  br i1 %268, label %443, label %442

269:                                              ; preds = %144, %229
  %270 = phi i1 [ true, %144 ], [ false, %229 ]
  %271 = phi i32 [ 0, %144 ], [ 64, %229 ]
  %272 = phi <4 x float> [ zeroinitializer, %144 ], [ %439, %229 ]
  %273 = phi <4 x float> [ zeroinitializer, %144 ], [ %434, %229 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %274 = or disjoint i32 %271, 32
  %275 = shl nuw nsw i32 %274, 6
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %276
  %278 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %154
  %279 = load float, ptr addrspace(1) %278, align 4, !tbaa !9
  store float %279, ptr addrspace(3) %155, align 4, !tbaa !9
  %280 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %157
  %281 = load float, ptr addrspace(1) %280, align 4, !tbaa !9
  store float %281, ptr addrspace(3) %158, align 4, !tbaa !9
  %282 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %160
  %283 = load float, ptr addrspace(1) %282, align 4, !tbaa !9
  store float %283, ptr addrspace(3) %161, align 4, !tbaa !9
  %284 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %163
  %285 = load float, ptr addrspace(1) %284, align 4, !tbaa !9
  store float %285, ptr addrspace(3) %164, align 4, !tbaa !9
  %286 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %166
  %287 = load float, ptr addrspace(1) %286, align 4, !tbaa !9
  store float %287, ptr addrspace(3) %167, align 4, !tbaa !9
  br i1 %168, label %288, label %297

288:                                              ; preds = %269
  %289 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %170
  %290 = load float, ptr addrspace(1) %289, align 4, !tbaa !9
  store float %290, ptr addrspace(3) %171, align 4, !tbaa !9
  br i1 %172, label %291, label %297

291:                                              ; preds = %288
  %292 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %174
  %293 = load float, ptr addrspace(1) %292, align 4, !tbaa !9
  store float %293, ptr addrspace(3) %175, align 4, !tbaa !9
  br i1 %176, label %294, label %297

294:                                              ; preds = %291
  %295 = getelementptr inbounds nuw float, ptr addrspace(1) %277, i64 %178
  %296 = load float, ptr addrspace(1) %295, align 4, !tbaa !9
  store float %296, ptr addrspace(3) %179, align 4, !tbaa !9
  br label %297

297:                                              ; preds = %294, %291, %288, %269
  br label %299

298:                                              ; preds = %299
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %270, label %364, label %376

299:                                              ; preds = %299, %297
  %300 = phi i32 [ 0, %297 ], [ %362, %299 ]
  %301 = phi <4 x float> [ %272, %297 ], [ %361, %299 ]
  %302 = phi <4 x float> [ %273, %297 ], [ %356, %299 ]
  %303 = shl nuw nsw i32 %300, 8
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %303
  %305 = load <4 x float>, ptr addrspace(3) %304, align 16, !tbaa !19
  %306 = or disjoint i32 %300, %271
  %307 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %306
  %308 = load float, ptr addrspace(3) %307, align 4, !tbaa !9
  %309 = insertelement <4 x float> poison, float %308, i64 0
  %310 = shufflevector <4 x float> %309, <4 x float> poison, <4 x i32> zeroinitializer
  %311 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %310, <4 x float> %305, <4 x float> %302)
  %312 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %306
  %313 = load float, ptr addrspace(3) %312, align 4, !tbaa !9
  %314 = insertelement <4 x float> poison, float %313, i64 0
  %315 = shufflevector <4 x float> %314, <4 x float> poison, <4 x i32> zeroinitializer
  %316 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %315, <4 x float> %305, <4 x float> %301)
  %317 = or disjoint i32 %300, 1
  %318 = shl nuw nsw i32 %317, 8
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %318
  %320 = load <4 x float>, ptr addrspace(3) %319, align 16, !tbaa !19
  %321 = or disjoint i32 %317, %271
  %322 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %321
  %323 = load float, ptr addrspace(3) %322, align 4, !tbaa !9
  %324 = insertelement <4 x float> poison, float %323, i64 0
  %325 = shufflevector <4 x float> %324, <4 x float> poison, <4 x i32> zeroinitializer
  %326 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %325, <4 x float> %320, <4 x float> %311)
  %327 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %321
  %328 = load float, ptr addrspace(3) %327, align 4, !tbaa !9
  %329 = insertelement <4 x float> poison, float %328, i64 0
  %330 = shufflevector <4 x float> %329, <4 x float> poison, <4 x i32> zeroinitializer
  %331 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %330, <4 x float> %320, <4 x float> %316)
  %332 = or disjoint i32 %300, 2
  %333 = shl nuw nsw i32 %332, 8
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %333
  %335 = load <4 x float>, ptr addrspace(3) %334, align 16, !tbaa !19
  %336 = or disjoint i32 %332, %271
  %337 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %336
  %338 = load float, ptr addrspace(3) %337, align 4, !tbaa !9
  %339 = insertelement <4 x float> poison, float %338, i64 0
  %340 = shufflevector <4 x float> %339, <4 x float> poison, <4 x i32> zeroinitializer
  %341 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %340, <4 x float> %335, <4 x float> %326)
  %342 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %336
  %343 = load float, ptr addrspace(3) %342, align 4, !tbaa !9
  %344 = insertelement <4 x float> poison, float %343, i64 0
  %345 = shufflevector <4 x float> %344, <4 x float> poison, <4 x i32> zeroinitializer
  %346 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %345, <4 x float> %335, <4 x float> %331)
  %347 = or disjoint i32 %300, 3
  %348 = shl nuw nsw i32 %347, 8
  %349 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %348
  %350 = load <4 x float>, ptr addrspace(3) %349, align 16, !tbaa !19
  %351 = or disjoint i32 %347, %271
  %352 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %351
  %353 = load float, ptr addrspace(3) %352, align 4, !tbaa !9
  %354 = insertelement <4 x float> poison, float %353, i64 0
  %355 = shufflevector <4 x float> %354, <4 x float> poison, <4 x i32> zeroinitializer
  %356 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %355, <4 x float> %350, <4 x float> %341)
  %357 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %351
  %358 = load float, ptr addrspace(3) %357, align 4, !tbaa !9
  %359 = insertelement <4 x float> poison, float %358, i64 0
  %360 = shufflevector <4 x float> %359, <4 x float> poison, <4 x i32> zeroinitializer
  %361 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %360, <4 x float> %350, <4 x float> %346)
  %362 = add nuw nsw i32 %300, 4
  %363 = icmp eq i32 %362, 32
  br i1 %363, label %298, label %299, !llvm.loop !22

364:                                              ; preds = %298
  %365 = load float, ptr addrspace(1) %181, align 4, !tbaa !9
  store float %365, ptr addrspace(3) %182, align 4, !tbaa !9
  %366 = load float, ptr addrspace(1) %185, align 4, !tbaa !9
  store float %366, ptr addrspace(3) %186, align 4, !tbaa !9
  %367 = load float, ptr addrspace(1) %189, align 4, !tbaa !9
  store float %367, ptr addrspace(3) %190, align 4, !tbaa !9
  %368 = load float, ptr addrspace(1) %193, align 4, !tbaa !9
  store float %368, ptr addrspace(3) %194, align 4, !tbaa !9
  %369 = load float, ptr addrspace(1) %197, align 4, !tbaa !9
  store float %369, ptr addrspace(3) %198, align 4, !tbaa !9
  br i1 %199, label %370, label %376

370:                                              ; preds = %364
  %371 = load float, ptr addrspace(1) %202, align 4, !tbaa !9
  store float %371, ptr addrspace(3) %203, align 4, !tbaa !9
  br i1 %204, label %372, label %376

372:                                              ; preds = %370
  %373 = load float, ptr addrspace(1) %207, align 4, !tbaa !9
  store float %373, ptr addrspace(3) %208, align 4, !tbaa !9
  br i1 %209, label %374, label %376

374:                                              ; preds = %372
  %375 = load float, ptr addrspace(1) %212, align 4, !tbaa !9
  store float %375, ptr addrspace(3) %213, align 4, !tbaa !9
  br label %376

376:                                              ; preds = %364, %370, %372, %374, %298
  br label %377

377:                                              ; preds = %377, %376
  %378 = phi i32 [ 0, %376 ], [ %440, %377 ]
  %379 = phi <4 x float> [ %361, %376 ], [ %439, %377 ]
  %380 = phi <4 x float> [ %356, %376 ], [ %434, %377 ]
  %381 = shl nuw nsw i32 %378, 8
  %382 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %381
  %383 = load <4 x float>, ptr addrspace(3) %382, align 16, !tbaa !19
  %384 = or disjoint i32 %378, %274
  %385 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %384
  %386 = load float, ptr addrspace(3) %385, align 4, !tbaa !9
  %387 = insertelement <4 x float> poison, float %386, i64 0
  %388 = shufflevector <4 x float> %387, <4 x float> poison, <4 x i32> zeroinitializer
  %389 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %388, <4 x float> %383, <4 x float> %380)
  %390 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %384
  %391 = load float, ptr addrspace(3) %390, align 4, !tbaa !9
  %392 = insertelement <4 x float> poison, float %391, i64 0
  %393 = shufflevector <4 x float> %392, <4 x float> poison, <4 x i32> zeroinitializer
  %394 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %393, <4 x float> %383, <4 x float> %379)
  %395 = or disjoint i32 %378, 1
  %396 = shl nuw nsw i32 %395, 8
  %397 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %396
  %398 = load <4 x float>, ptr addrspace(3) %397, align 16, !tbaa !19
  %399 = or disjoint i32 %395, %274
  %400 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %399
  %401 = load float, ptr addrspace(3) %400, align 4, !tbaa !9
  %402 = insertelement <4 x float> poison, float %401, i64 0
  %403 = shufflevector <4 x float> %402, <4 x float> poison, <4 x i32> zeroinitializer
  %404 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %403, <4 x float> %398, <4 x float> %389)
  %405 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %399
  %406 = load float, ptr addrspace(3) %405, align 4, !tbaa !9
  %407 = insertelement <4 x float> poison, float %406, i64 0
  %408 = shufflevector <4 x float> %407, <4 x float> poison, <4 x i32> zeroinitializer
  %409 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %408, <4 x float> %398, <4 x float> %394)
  %410 = or disjoint i32 %378, 2
  %411 = shl nuw nsw i32 %410, 8
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %411
  %413 = load <4 x float>, ptr addrspace(3) %412, align 16, !tbaa !19
  %414 = or disjoint i32 %410, %274
  %415 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %414
  %416 = load float, ptr addrspace(3) %415, align 4, !tbaa !9
  %417 = insertelement <4 x float> poison, float %416, i64 0
  %418 = shufflevector <4 x float> %417, <4 x float> poison, <4 x i32> zeroinitializer
  %419 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %418, <4 x float> %413, <4 x float> %404)
  %420 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %414
  %421 = load float, ptr addrspace(3) %420, align 4, !tbaa !9
  %422 = insertelement <4 x float> poison, float %421, i64 0
  %423 = shufflevector <4 x float> %422, <4 x float> poison, <4 x i32> zeroinitializer
  %424 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %423, <4 x float> %413, <4 x float> %409)
  %425 = or disjoint i32 %378, 3
  %426 = shl nuw nsw i32 %425, 8
  %427 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 %426
  %428 = load <4 x float>, ptr addrspace(3) %427, align 16, !tbaa !19
  %429 = or disjoint i32 %425, %274
  %430 = getelementptr inbounds nuw float, ptr addrspace(3) %149, i32 %429
  %431 = load float, ptr addrspace(3) %430, align 4, !tbaa !9
  %432 = insertelement <4 x float> poison, float %431, i64 0
  %433 = shufflevector <4 x float> %432, <4 x float> poison, <4 x i32> zeroinitializer
  %434 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %433, <4 x float> %428, <4 x float> %419)
  %435 = getelementptr inbounds nuw float, ptr addrspace(3) %151, i32 %429
  %436 = load float, ptr addrspace(3) %435, align 4, !tbaa !9
  %437 = insertelement <4 x float> poison, float %436, i64 0
  %438 = shufflevector <4 x float> %437, <4 x float> poison, <4 x i32> zeroinitializer
  %439 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %438, <4 x float> %428, <4 x float> %424)
  %440 = add nuw nsw i32 %378, 4
  %441 = icmp eq i32 %440, 32
  br i1 %441, label %229, label %377, !llvm.loop !23

442:                                              ; preds = %459, %451, %443, %230
  ret void

443:                                              ; preds = %230
  %444 = add nuw nsw i32 %6, 1280
  %445 = lshr i32 %444, 6
  %446 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %445
  %447 = load float, ptr addrspace(3) %446, align 4, !tbaa !9
  %448 = zext nneg i32 %444 to i64
  %449 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %448
  store float %447, ptr addrspace(1) %449, align 4, !tbaa !9
  %450 = icmp samesign ult i32 %6, 512
  br i1 %450, label %451, label %442

451:                                              ; preds = %443
  %452 = or disjoint i32 %6, 1536
  %453 = lshr i32 %452, 6
  %454 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %453
  %455 = load float, ptr addrspace(3) %454, align 4, !tbaa !9
  %456 = zext nneg i32 %452 to i64
  %457 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %456
  store float %455, ptr addrspace(1) %457, align 4, !tbaa !9
  %458 = icmp samesign ult i32 %6, 256
  br i1 %458, label %459, label %442

459:                                              ; preds = %451
  %460 = add nuw nsw i32 %6, 1792
  %461 = lshr i32 %460, 6
  %462 = getelementptr inbounds nuw [68 x float], ptr addrspace(3) %238, i32 %461
  %463 = load float, ptr addrspace(3) %462, align 4, !tbaa !9
  %464 = zext nneg i32 %460 to i64
  %465 = getelementptr inbounds nuw float, ptr addrspace(1) %236, i64 %464
  store float %463, ptr addrspace(1) %465, align 4, !tbaa !9
  br label %442
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.rsq.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!12 = !{!"none", !"none", !"none", !"none", !"none"}
!13 = !{!"float*", !"float*", !"float*", !"float*", !"float*"}
!14 = !{!"const", !"const", !"const", !"const", !""}
!15 = !{i32 256, i32 1, i32 1}
!16 = !{}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!7, !7, i64 0}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
