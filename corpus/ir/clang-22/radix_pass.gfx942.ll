; ModuleID = 'radix_pass.hip'
source_filename = "radix_pass.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ10radix_passE8counters = internal unnamed_addr addrspace(3) global [16 x [256 x i32]] undef, align 16
@_ZZ10radix_passE4sums = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 16
@_ZZ10radix_passE13keys_exchange = internal unnamed_addr addrspace(3) global [4096 x i32] undef, align 16
@_ZZ10radix_passE15values_exchange = internal unnamed_addr addrspace(3) global [4096 x i32] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @radix_pass(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, ptr addrspace(1) noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %9 = shl i32 %8, 10
  %10 = shl nuw nsw i32 %7, 2
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x i32>, ptr addrspace(1) %13, align 16, !tbaa !9
  %15 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %12
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16, !tbaa !9
  %17 = extractelement <4 x i32> %14, i64 0
  %18 = extractelement <4 x i32> %14, i64 1
  %19 = extractelement <4 x i32> %14, i64 2
  %20 = extractelement <4 x i32> %14, i64 3
  %21 = or disjoint i32 %11, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %22
  %24 = load <4 x i32>, ptr addrspace(1) %23, align 16, !tbaa !9
  %25 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %22
  %26 = load <4 x i32>, ptr addrspace(1) %25, align 16, !tbaa !9
  %27 = extractelement <4 x i32> %24, i64 0
  %28 = extractelement <4 x i32> %24, i64 1
  %29 = extractelement <4 x i32> %24, i64 2
  %30 = extractelement <4 x i32> %24, i64 3
  %31 = or disjoint i32 %11, 2
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %32
  %34 = load <4 x i32>, ptr addrspace(1) %33, align 16, !tbaa !9
  %35 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %32
  %36 = load <4 x i32>, ptr addrspace(1) %35, align 16, !tbaa !9
  %37 = extractelement <4 x i32> %34, i64 0
  %38 = extractelement <4 x i32> %34, i64 1
  %39 = extractelement <4 x i32> %34, i64 2
  %40 = extractelement <4 x i32> %34, i64 3
  %41 = or disjoint i32 %11, 3
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %0, i64 %42
  %44 = load <4 x i32>, ptr addrspace(1) %43, align 16, !tbaa !9
  %45 = getelementptr inbounds <4 x i32>, ptr addrspace(1) %1, i64 %42
  %46 = load <4 x i32>, ptr addrspace(1) %45, align 16, !tbaa !9
  %47 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10radix_passE8counters, i32 %7
  store i32 0, ptr addrspace(3) %47, align 4, !tbaa !5
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 1024
  store i32 0, ptr addrspace(3) %48, align 4, !tbaa !5
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 2048
  store i32 0, ptr addrspace(3) %49, align 4, !tbaa !5
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 3072
  store i32 0, ptr addrspace(3) %50, align 4, !tbaa !5
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 4096
  store i32 0, ptr addrspace(3) %51, align 4, !tbaa !5
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 5120
  store i32 0, ptr addrspace(3) %52, align 4, !tbaa !5
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 6144
  store i32 0, ptr addrspace(3) %53, align 4, !tbaa !5
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 7168
  store i32 0, ptr addrspace(3) %54, align 4, !tbaa !5
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 8192
  store i32 0, ptr addrspace(3) %55, align 4, !tbaa !5
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 9216
  store i32 0, ptr addrspace(3) %56, align 4, !tbaa !5
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 10240
  store i32 0, ptr addrspace(3) %57, align 4, !tbaa !5
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 11264
  store i32 0, ptr addrspace(3) %58, align 4, !tbaa !5
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 12288
  store i32 0, ptr addrspace(3) %59, align 4, !tbaa !5
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 13312
  store i32 0, ptr addrspace(3) %60, align 4, !tbaa !5
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 14336
  store i32 0, ptr addrspace(3) %61, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 15360
  store i32 0, ptr addrspace(3) %62, align 4, !tbaa !5
  %63 = extractelement <4 x i32> %44, i64 0
  %64 = extractelement <4 x i32> %44, i64 1
  %65 = extractelement <4 x i32> %44, i64 2
  %66 = extractelement <4 x i32> %44, i64 3
  %67 = lshr i32 %17, %5
  %68 = and i32 %67, 15
  %69 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %68
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !5
  %71 = add i32 %70, 1
  store i32 %71, ptr addrspace(3) %69, align 4, !tbaa !5
  %72 = lshr i32 %18, %5
  %73 = and i32 %72, 15
  %74 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %73
  %75 = load i32, ptr addrspace(3) %74, align 4, !tbaa !5
  %76 = add i32 %75, 1
  store i32 %76, ptr addrspace(3) %74, align 4, !tbaa !5
  %77 = lshr i32 %19, %5
  %78 = and i32 %77, 15
  %79 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %78
  %80 = load i32, ptr addrspace(3) %79, align 4, !tbaa !5
  %81 = add i32 %80, 1
  store i32 %81, ptr addrspace(3) %79, align 4, !tbaa !5
  %82 = lshr i32 %20, %5
  %83 = and i32 %82, 15
  %84 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %83
  %85 = load i32, ptr addrspace(3) %84, align 4, !tbaa !5
  %86 = add i32 %85, 1
  store i32 %86, ptr addrspace(3) %84, align 4, !tbaa !5
  %87 = lshr i32 %27, %5
  %88 = and i32 %87, 15
  %89 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %88
  %90 = load i32, ptr addrspace(3) %89, align 4, !tbaa !5
  %91 = add i32 %90, 1
  store i32 %91, ptr addrspace(3) %89, align 4, !tbaa !5
  %92 = lshr i32 %28, %5
  %93 = and i32 %92, 15
  %94 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %93
  %95 = load i32, ptr addrspace(3) %94, align 4, !tbaa !5
  %96 = add i32 %95, 1
  store i32 %96, ptr addrspace(3) %94, align 4, !tbaa !5
  %97 = lshr i32 %29, %5
  %98 = and i32 %97, 15
  %99 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %98
  %100 = load i32, ptr addrspace(3) %99, align 4, !tbaa !5
  %101 = add i32 %100, 1
  store i32 %101, ptr addrspace(3) %99, align 4, !tbaa !5
  %102 = lshr i32 %30, %5
  %103 = and i32 %102, 15
  %104 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %103
  %105 = load i32, ptr addrspace(3) %104, align 4, !tbaa !5
  %106 = add i32 %105, 1
  store i32 %106, ptr addrspace(3) %104, align 4, !tbaa !5
  %107 = lshr i32 %37, %5
  %108 = and i32 %107, 15
  %109 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %108
  %110 = load i32, ptr addrspace(3) %109, align 4, !tbaa !5
  %111 = add i32 %110, 1
  store i32 %111, ptr addrspace(3) %109, align 4, !tbaa !5
  %112 = lshr i32 %38, %5
  %113 = and i32 %112, 15
  %114 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %113
  %115 = load i32, ptr addrspace(3) %114, align 4, !tbaa !5
  %116 = add i32 %115, 1
  store i32 %116, ptr addrspace(3) %114, align 4, !tbaa !5
  %117 = lshr i32 %39, %5
  %118 = and i32 %117, 15
  %119 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %118
  %120 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %121 = add i32 %120, 1
  store i32 %121, ptr addrspace(3) %119, align 4, !tbaa !5
  %122 = lshr i32 %40, %5
  %123 = and i32 %122, 15
  %124 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %123
  %125 = load i32, ptr addrspace(3) %124, align 4, !tbaa !5
  %126 = add i32 %125, 1
  store i32 %126, ptr addrspace(3) %124, align 4, !tbaa !5
  %127 = lshr i32 %63, %5
  %128 = and i32 %127, 15
  %129 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %128
  %130 = load i32, ptr addrspace(3) %129, align 4, !tbaa !5
  %131 = add i32 %130, 1
  store i32 %131, ptr addrspace(3) %129, align 4, !tbaa !5
  %132 = lshr i32 %64, %5
  %133 = and i32 %132, 15
  %134 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %133
  %135 = load i32, ptr addrspace(3) %134, align 4, !tbaa !5
  %136 = add i32 %135, 1
  store i32 %136, ptr addrspace(3) %134, align 4, !tbaa !5
  %137 = lshr i32 %65, %5
  %138 = and i32 %137, 15
  %139 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %138
  %140 = load i32, ptr addrspace(3) %139, align 4, !tbaa !5
  %141 = add i32 %140, 1
  store i32 %141, ptr addrspace(3) %139, align 4, !tbaa !5
  %142 = lshr i32 %66, %5
  %143 = and i32 %142, 15
  %144 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %47, i32 %143
  %145 = load i32, ptr addrspace(3) %144, align 4, !tbaa !5
  %146 = add i32 %145, 1
  store i32 %146, ptr addrspace(3) %144, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %147 = shl nuw nsw i32 %7, 6
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ10radix_passE8counters, i32 %147
  %149 = load i32, ptr addrspace(3) %148, align 16, !tbaa !5
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 4
  %151 = load i32, ptr addrspace(3) %150, align 4, !tbaa !5
  %152 = add i32 %151, %149
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 8
  %154 = load i32, ptr addrspace(3) %153, align 8, !tbaa !5
  %155 = add i32 %154, %152
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 12
  %157 = load i32, ptr addrspace(3) %156, align 4, !tbaa !5
  %158 = add i32 %157, %155
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 16
  %160 = load i32, ptr addrspace(3) %159, align 16, !tbaa !5
  %161 = add i32 %160, %158
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 20
  %163 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  %164 = add i32 %163, %161
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 24
  %166 = load i32, ptr addrspace(3) %165, align 8, !tbaa !5
  %167 = add i32 %166, %164
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 28
  %169 = load i32, ptr addrspace(3) %168, align 4, !tbaa !5
  %170 = add i32 %169, %167
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 32
  %172 = load i32, ptr addrspace(3) %171, align 16, !tbaa !5
  %173 = add i32 %172, %170
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 36
  %175 = load i32, ptr addrspace(3) %174, align 4, !tbaa !5
  %176 = add i32 %175, %173
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 40
  %178 = load i32, ptr addrspace(3) %177, align 8, !tbaa !5
  %179 = add i32 %178, %176
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 44
  %181 = load i32, ptr addrspace(3) %180, align 4, !tbaa !5
  %182 = add i32 %181, %179
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 48
  %184 = load i32, ptr addrspace(3) %183, align 16, !tbaa !5
  %185 = add i32 %184, %182
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 52
  %187 = load i32, ptr addrspace(3) %186, align 4, !tbaa !5
  %188 = add i32 %187, %185
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 56
  %190 = load i32, ptr addrspace(3) %189, align 8, !tbaa !5
  %191 = add i32 %190, %188
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 60
  %193 = load i32, ptr addrspace(3) %192, align 4, !tbaa !5
  %194 = add i32 %193, %191
  %195 = getelementptr i32, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 %7
  store i32 %194, ptr addrspace(3) %195, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %196 = load i32, ptr addrspace(3) %195, align 4, !tbaa !5
  %197 = icmp eq i32 %7, 0
  br i1 %197, label %202, label %198

198:                                              ; preds = %6
  %199 = getelementptr i32, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 %7
  %200 = getelementptr i8, ptr addrspace(3) %199, i32 -4
  %201 = load i32, ptr addrspace(3) %200, align 4, !tbaa !5
  br label %202

202:                                              ; preds = %6, %198
  %203 = phi i32 [ %201, %198 ], [ 0, %6 ]
  %204 = add i32 %203, %196
  %205 = getelementptr i8, ptr addrspace(3) %195, i32 1024
  store i32 %204, ptr addrspace(3) %205, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %206 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 1024), i32 %7
  %207 = load i32, ptr addrspace(3) %206, align 4, !tbaa !5
  %208 = icmp samesign ult i32 %7, 2
  br i1 %208, label %213, label %209

209:                                              ; preds = %202
  %210 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 1024), i32 %7
  %211 = getelementptr i8, ptr addrspace(3) %210, i32 -8
  %212 = load i32, ptr addrspace(3) %211, align 4, !tbaa !5
  br label %213

213:                                              ; preds = %209, %202
  %214 = phi i32 [ %212, %209 ], [ 0, %202 ]
  %215 = add i32 %214, %207
  store i32 %215, ptr addrspace(3) %195, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %216 = load i32, ptr addrspace(3) %195, align 4, !tbaa !5
  %217 = icmp samesign ult i32 %7, 4
  br i1 %217, label %222, label %218

218:                                              ; preds = %213
  %219 = getelementptr i32, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 %7
  %220 = getelementptr i8, ptr addrspace(3) %219, i32 -16
  %221 = load i32, ptr addrspace(3) %220, align 4, !tbaa !5
  br label %222

222:                                              ; preds = %218, %213
  %223 = phi i32 [ %221, %218 ], [ 0, %213 ]
  %224 = add i32 %223, %216
  store i32 %224, ptr addrspace(3) %205, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %225 = load i32, ptr addrspace(3) %206, align 4, !tbaa !5
  %226 = icmp samesign ult i32 %7, 8
  br i1 %226, label %231, label %227

227:                                              ; preds = %222
  %228 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 1024), i32 %7
  %229 = getelementptr i8, ptr addrspace(3) %228, i32 -32
  %230 = load i32, ptr addrspace(3) %229, align 4, !tbaa !5
  br label %231

231:                                              ; preds = %227, %222
  %232 = phi i32 [ %230, %227 ], [ 0, %222 ]
  %233 = add i32 %232, %225
  store i32 %233, ptr addrspace(3) %195, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %234 = load i32, ptr addrspace(3) %195, align 4, !tbaa !5
  %235 = icmp samesign ult i32 %7, 16
  br i1 %235, label %240, label %236

236:                                              ; preds = %231
  %237 = getelementptr i32, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 %7
  %238 = getelementptr i8, ptr addrspace(3) %237, i32 -64
  %239 = load i32, ptr addrspace(3) %238, align 4, !tbaa !5
  br label %240

240:                                              ; preds = %236, %231
  %241 = phi i32 [ %239, %236 ], [ 0, %231 ]
  %242 = add i32 %241, %234
  store i32 %242, ptr addrspace(3) %205, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %243 = load i32, ptr addrspace(3) %206, align 4, !tbaa !5
  %244 = icmp samesign ult i32 %7, 32
  br i1 %244, label %249, label %245

245:                                              ; preds = %240
  %246 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 1024), i32 %7
  %247 = getelementptr i8, ptr addrspace(3) %246, i32 -128
  %248 = load i32, ptr addrspace(3) %247, align 4, !tbaa !5
  br label %249

249:                                              ; preds = %245, %240
  %250 = phi i32 [ %248, %245 ], [ 0, %240 ]
  %251 = add i32 %250, %243
  store i32 %251, ptr addrspace(3) %195, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %252 = load i32, ptr addrspace(3) %195, align 4, !tbaa !5
  %253 = icmp samesign ult i32 %7, 64
  br i1 %253, label %258, label %254

254:                                              ; preds = %249
  %255 = getelementptr i32, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 %7
  %256 = getelementptr i8, ptr addrspace(3) %255, i32 -256
  %257 = load i32, ptr addrspace(3) %256, align 4, !tbaa !5
  br label %258

258:                                              ; preds = %254, %249
  %259 = phi i32 [ %257, %254 ], [ 0, %249 ]
  %260 = add i32 %259, %252
  store i32 %260, ptr addrspace(3) %205, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %261 = load i32, ptr addrspace(3) %206, align 4, !tbaa !5
  %262 = icmp samesign ult i32 %7, 128
  br i1 %262, label %267, label %263

263:                                              ; preds = %258
  %264 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ10radix_passE4sums, i32 1024), i32 %7
  %265 = getelementptr i8, ptr addrspace(3) %264, i32 -512
  %266 = load i32, ptr addrspace(3) %265, align 4, !tbaa !5
  br label %267

267:                                              ; preds = %263, %258
  %268 = phi i32 [ %266, %263 ], [ 0, %258 ]
  %269 = add i32 %268, %261
  store i32 %269, ptr addrspace(3) %195, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %270 = load i32, ptr addrspace(3) %195, align 4, !tbaa !5
  %271 = sub i32 %270, %194
  %272 = load i32, ptr addrspace(3) %148, align 16, !tbaa !5
  store i32 %271, ptr addrspace(3) %148, align 16, !tbaa !5
  %273 = add i32 %272, %271
  %274 = load i32, ptr addrspace(3) %150, align 4, !tbaa !5
  store i32 %273, ptr addrspace(3) %150, align 4, !tbaa !5
  %275 = add i32 %274, %273
  %276 = load i32, ptr addrspace(3) %153, align 8, !tbaa !5
  store i32 %275, ptr addrspace(3) %153, align 8, !tbaa !5
  %277 = add i32 %276, %275
  %278 = load i32, ptr addrspace(3) %156, align 4, !tbaa !5
  store i32 %277, ptr addrspace(3) %156, align 4, !tbaa !5
  %279 = add i32 %278, %277
  %280 = load i32, ptr addrspace(3) %159, align 16, !tbaa !5
  store i32 %279, ptr addrspace(3) %159, align 16, !tbaa !5
  %281 = add i32 %280, %279
  %282 = load i32, ptr addrspace(3) %162, align 4, !tbaa !5
  store i32 %281, ptr addrspace(3) %162, align 4, !tbaa !5
  %283 = add i32 %282, %281
  %284 = load i32, ptr addrspace(3) %165, align 8, !tbaa !5
  store i32 %283, ptr addrspace(3) %165, align 8, !tbaa !5
  %285 = add i32 %284, %283
  %286 = load i32, ptr addrspace(3) %168, align 4, !tbaa !5
  store i32 %285, ptr addrspace(3) %168, align 4, !tbaa !5
  %287 = add i32 %286, %285
  %288 = load i32, ptr addrspace(3) %171, align 16, !tbaa !5
  store i32 %287, ptr addrspace(3) %171, align 16, !tbaa !5
  %289 = add i32 %288, %287
  %290 = load i32, ptr addrspace(3) %174, align 4, !tbaa !5
  store i32 %289, ptr addrspace(3) %174, align 4, !tbaa !5
  %291 = add i32 %290, %289
  %292 = load i32, ptr addrspace(3) %177, align 8, !tbaa !5
  store i32 %291, ptr addrspace(3) %177, align 8, !tbaa !5
  %293 = add i32 %292, %291
  %294 = load i32, ptr addrspace(3) %180, align 4, !tbaa !5
  store i32 %293, ptr addrspace(3) %180, align 4, !tbaa !5
  %295 = add i32 %294, %293
  %296 = load i32, ptr addrspace(3) %183, align 16, !tbaa !5
  store i32 %295, ptr addrspace(3) %183, align 16, !tbaa !5
  %297 = add i32 %296, %295
  %298 = load i32, ptr addrspace(3) %186, align 4, !tbaa !5
  store i32 %297, ptr addrspace(3) %186, align 4, !tbaa !5
  %299 = add i32 %298, %297
  %300 = load i32, ptr addrspace(3) %189, align 8, !tbaa !5
  store i32 %299, ptr addrspace(3) %189, align 8, !tbaa !5
  %301 = add i32 %300, %299
  store i32 %301, ptr addrspace(3) %192, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %302 = load i32, ptr addrspace(3) %69, align 4, !tbaa !5
  %303 = load i32, ptr addrspace(3) %74, align 4, !tbaa !5
  %304 = load i32, ptr addrspace(3) %79, align 4, !tbaa !5
  %305 = load i32, ptr addrspace(3) %84, align 4, !tbaa !5
  %306 = load i32, ptr addrspace(3) %89, align 4, !tbaa !5
  %307 = load i32, ptr addrspace(3) %94, align 4, !tbaa !5
  %308 = load i32, ptr addrspace(3) %99, align 4, !tbaa !5
  %309 = load i32, ptr addrspace(3) %104, align 4, !tbaa !5
  %310 = load i32, ptr addrspace(3) %109, align 4, !tbaa !5
  %311 = load i32, ptr addrspace(3) %114, align 4, !tbaa !5
  %312 = load i32, ptr addrspace(3) %119, align 4, !tbaa !5
  %313 = load i32, ptr addrspace(3) %124, align 4, !tbaa !5
  %314 = load i32, ptr addrspace(3) %129, align 4, !tbaa !5
  %315 = load i32, ptr addrspace(3) %134, align 4, !tbaa !5
  %316 = load i32, ptr addrspace(3) %139, align 4, !tbaa !5
  %317 = load i32, ptr addrspace(3) %144, align 4, !tbaa !5
  br i1 %235, label %318, label %325

318:                                              ; preds = %267
  %319 = shl nsw i32 %8, 4
  %320 = or disjoint i32 %319, %7
  %321 = sext i32 %320 to i64
  %322 = getelementptr inbounds i32, ptr addrspace(1) %4, i64 %321
  %323 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @_ZZ10radix_passE8counters, i32 %7
  %324 = load i32, ptr addrspace(3) %323, align 16, !tbaa !5
  store i32 %324, ptr addrspace(1) %322, align 4, !tbaa !5
  br label %325

325:                                              ; preds = %318, %267
  %326 = extractelement <4 x i32> %46, i64 3
  %327 = extractelement <4 x i32> %46, i64 2
  %328 = extractelement <4 x i32> %46, i64 1
  %329 = extractelement <4 x i32> %46, i64 0
  %330 = add i32 %317, %145
  %331 = add i32 %316, %140
  %332 = add i32 %315, %135
  %333 = add i32 %314, %130
  %334 = add i32 %313, %125
  %335 = add i32 %312, %120
  %336 = add i32 %311, %115
  %337 = add i32 %310, %110
  %338 = add i32 %309, %105
  %339 = add i32 %308, %100
  %340 = add i32 %307, %95
  %341 = add i32 %306, %90
  %342 = add i32 %305, %85
  %343 = add i32 %304, %80
  %344 = add i32 %303, %75
  %345 = add i32 %302, %70
  %346 = extractelement <4 x i32> %36, i64 3
  %347 = extractelement <4 x i32> %36, i64 2
  %348 = extractelement <4 x i32> %36, i64 1
  %349 = extractelement <4 x i32> %36, i64 0
  %350 = extractelement <4 x i32> %26, i64 3
  %351 = extractelement <4 x i32> %26, i64 2
  %352 = extractelement <4 x i32> %26, i64 1
  %353 = extractelement <4 x i32> %26, i64 0
  %354 = extractelement <4 x i32> %16, i64 3
  %355 = extractelement <4 x i32> %16, i64 2
  %356 = extractelement <4 x i32> %16, i64 1
  %357 = extractelement <4 x i32> %16, i64 0
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %358 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %345
  store i32 %17, ptr addrspace(3) %358, align 4, !tbaa !5
  %359 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %344
  store i32 %18, ptr addrspace(3) %359, align 4, !tbaa !5
  %360 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %343
  store i32 %19, ptr addrspace(3) %360, align 4, !tbaa !5
  %361 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %342
  store i32 %20, ptr addrspace(3) %361, align 4, !tbaa !5
  %362 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %341
  store i32 %27, ptr addrspace(3) %362, align 4, !tbaa !5
  %363 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %340
  store i32 %28, ptr addrspace(3) %363, align 4, !tbaa !5
  %364 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %339
  store i32 %29, ptr addrspace(3) %364, align 4, !tbaa !5
  %365 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %338
  store i32 %30, ptr addrspace(3) %365, align 4, !tbaa !5
  %366 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %337
  store i32 %37, ptr addrspace(3) %366, align 4, !tbaa !5
  %367 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %336
  store i32 %38, ptr addrspace(3) %367, align 4, !tbaa !5
  %368 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %335
  store i32 %39, ptr addrspace(3) %368, align 4, !tbaa !5
  %369 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %334
  store i32 %40, ptr addrspace(3) %369, align 4, !tbaa !5
  %370 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %333
  store i32 %63, ptr addrspace(3) %370, align 4, !tbaa !5
  %371 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %332
  store i32 %64, ptr addrspace(3) %371, align 4, !tbaa !5
  %372 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %331
  store i32 %65, ptr addrspace(3) %372, align 4, !tbaa !5
  %373 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %330
  store i32 %66, ptr addrspace(3) %373, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %374 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10radix_passE13keys_exchange, i32 %7
  %375 = shl nsw i32 %8, 12
  %376 = or disjoint i32 %375, %7
  %377 = load i32, ptr addrspace(3) %374, align 4, !tbaa !5
  %378 = sext i32 %376 to i64
  %379 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %378
  store i32 %377, ptr addrspace(1) %379, align 4, !tbaa !5
  %380 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 1024
  %381 = load i32, ptr addrspace(3) %380, align 4, !tbaa !5
  %382 = add nuw nsw i32 %376, 256
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %383
  store i32 %381, ptr addrspace(1) %384, align 4, !tbaa !5
  %385 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 2048
  %386 = load i32, ptr addrspace(3) %385, align 4, !tbaa !5
  %387 = add nuw nsw i32 %376, 512
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %388
  store i32 %386, ptr addrspace(1) %389, align 4, !tbaa !5
  %390 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 3072
  %391 = load i32, ptr addrspace(3) %390, align 4, !tbaa !5
  %392 = add nuw nsw i32 %376, 768
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %393
  store i32 %391, ptr addrspace(1) %394, align 4, !tbaa !5
  %395 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 4096
  %396 = load i32, ptr addrspace(3) %395, align 4, !tbaa !5
  %397 = or disjoint i32 %376, 1024
  %398 = sext i32 %397 to i64
  %399 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %398
  store i32 %396, ptr addrspace(1) %399, align 4, !tbaa !5
  %400 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 5120
  %401 = load i32, ptr addrspace(3) %400, align 4, !tbaa !5
  %402 = add nuw nsw i32 %376, 1280
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %403
  store i32 %401, ptr addrspace(1) %404, align 4, !tbaa !5
  %405 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 6144
  %406 = load i32, ptr addrspace(3) %405, align 4, !tbaa !5
  %407 = add nuw nsw i32 %376, 1536
  %408 = sext i32 %407 to i64
  %409 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %408
  store i32 %406, ptr addrspace(1) %409, align 4, !tbaa !5
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 7168
  %411 = load i32, ptr addrspace(3) %410, align 4, !tbaa !5
  %412 = add nuw nsw i32 %376, 1792
  %413 = sext i32 %412 to i64
  %414 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %413
  store i32 %411, ptr addrspace(1) %414, align 4, !tbaa !5
  %415 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 8192
  %416 = load i32, ptr addrspace(3) %415, align 4, !tbaa !5
  %417 = or disjoint i32 %376, 2048
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %418
  store i32 %416, ptr addrspace(1) %419, align 4, !tbaa !5
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 9216
  %421 = load i32, ptr addrspace(3) %420, align 4, !tbaa !5
  %422 = add nuw nsw i32 %376, 2304
  %423 = sext i32 %422 to i64
  %424 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %423
  store i32 %421, ptr addrspace(1) %424, align 4, !tbaa !5
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 10240
  %426 = load i32, ptr addrspace(3) %425, align 4, !tbaa !5
  %427 = add nuw nsw i32 %376, 2560
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %428
  store i32 %426, ptr addrspace(1) %429, align 4, !tbaa !5
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 11264
  %431 = load i32, ptr addrspace(3) %430, align 4, !tbaa !5
  %432 = add nuw nsw i32 %376, 2816
  %433 = sext i32 %432 to i64
  %434 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %433
  store i32 %431, ptr addrspace(1) %434, align 4, !tbaa !5
  %435 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 12288
  %436 = load i32, ptr addrspace(3) %435, align 4, !tbaa !5
  %437 = or disjoint i32 %376, 3072
  %438 = sext i32 %437 to i64
  %439 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %438
  store i32 %436, ptr addrspace(1) %439, align 4, !tbaa !5
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 13312
  %441 = load i32, ptr addrspace(3) %440, align 4, !tbaa !5
  %442 = add i32 %376, 3328
  %443 = sext i32 %442 to i64
  %444 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %443
  store i32 %441, ptr addrspace(1) %444, align 4, !tbaa !5
  %445 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 14336
  %446 = load i32, ptr addrspace(3) %445, align 4, !tbaa !5
  %447 = add i32 %376, 3584
  %448 = sext i32 %447 to i64
  %449 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %448
  store i32 %446, ptr addrspace(1) %449, align 4, !tbaa !5
  %450 = getelementptr inbounds nuw i8, ptr addrspace(3) %374, i32 15360
  %451 = load i32, ptr addrspace(3) %450, align 4, !tbaa !5
  %452 = add i32 %376, 3840
  %453 = sext i32 %452 to i64
  %454 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %453
  store i32 %451, ptr addrspace(1) %454, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %455 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %345
  store i32 %357, ptr addrspace(3) %455, align 4, !tbaa !5
  %456 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %344
  store i32 %356, ptr addrspace(3) %456, align 4, !tbaa !5
  %457 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %343
  store i32 %355, ptr addrspace(3) %457, align 4, !tbaa !5
  %458 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %342
  store i32 %354, ptr addrspace(3) %458, align 4, !tbaa !5
  %459 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %341
  store i32 %353, ptr addrspace(3) %459, align 4, !tbaa !5
  %460 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %340
  store i32 %352, ptr addrspace(3) %460, align 4, !tbaa !5
  %461 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %339
  store i32 %351, ptr addrspace(3) %461, align 4, !tbaa !5
  %462 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %338
  store i32 %350, ptr addrspace(3) %462, align 4, !tbaa !5
  %463 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %337
  store i32 %349, ptr addrspace(3) %463, align 4, !tbaa !5
  %464 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %336
  store i32 %348, ptr addrspace(3) %464, align 4, !tbaa !5
  %465 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %335
  store i32 %347, ptr addrspace(3) %465, align 4, !tbaa !5
  %466 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %334
  store i32 %346, ptr addrspace(3) %466, align 4, !tbaa !5
  %467 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %333
  store i32 %329, ptr addrspace(3) %467, align 4, !tbaa !5
  %468 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %332
  store i32 %328, ptr addrspace(3) %468, align 4, !tbaa !5
  %469 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %331
  store i32 %327, ptr addrspace(3) %469, align 4, !tbaa !5
  %470 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %330
  store i32 %326, ptr addrspace(3) %470, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %471 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10radix_passE15values_exchange, i32 %7
  %472 = load i32, ptr addrspace(3) %471, align 4, !tbaa !5
  %473 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %378
  store i32 %472, ptr addrspace(1) %473, align 4, !tbaa !5
  %474 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 1024
  %475 = load i32, ptr addrspace(3) %474, align 4, !tbaa !5
  %476 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %383
  store i32 %475, ptr addrspace(1) %476, align 4, !tbaa !5
  %477 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 2048
  %478 = load i32, ptr addrspace(3) %477, align 4, !tbaa !5
  %479 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %388
  store i32 %478, ptr addrspace(1) %479, align 4, !tbaa !5
  %480 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 3072
  %481 = load i32, ptr addrspace(3) %480, align 4, !tbaa !5
  %482 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %393
  store i32 %481, ptr addrspace(1) %482, align 4, !tbaa !5
  %483 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 4096
  %484 = load i32, ptr addrspace(3) %483, align 4, !tbaa !5
  %485 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %398
  store i32 %484, ptr addrspace(1) %485, align 4, !tbaa !5
  %486 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 5120
  %487 = load i32, ptr addrspace(3) %486, align 4, !tbaa !5
  %488 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %403
  store i32 %487, ptr addrspace(1) %488, align 4, !tbaa !5
  %489 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 6144
  %490 = load i32, ptr addrspace(3) %489, align 4, !tbaa !5
  %491 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %408
  store i32 %490, ptr addrspace(1) %491, align 4, !tbaa !5
  %492 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 7168
  %493 = load i32, ptr addrspace(3) %492, align 4, !tbaa !5
  %494 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %413
  store i32 %493, ptr addrspace(1) %494, align 4, !tbaa !5
  %495 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 8192
  %496 = load i32, ptr addrspace(3) %495, align 4, !tbaa !5
  %497 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %418
  store i32 %496, ptr addrspace(1) %497, align 4, !tbaa !5
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 9216
  %499 = load i32, ptr addrspace(3) %498, align 4, !tbaa !5
  %500 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %423
  store i32 %499, ptr addrspace(1) %500, align 4, !tbaa !5
  %501 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 10240
  %502 = load i32, ptr addrspace(3) %501, align 4, !tbaa !5
  %503 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %428
  store i32 %502, ptr addrspace(1) %503, align 4, !tbaa !5
  %504 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 11264
  %505 = load i32, ptr addrspace(3) %504, align 4, !tbaa !5
  %506 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %433
  store i32 %505, ptr addrspace(1) %506, align 4, !tbaa !5
  %507 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 12288
  %508 = load i32, ptr addrspace(3) %507, align 4, !tbaa !5
  %509 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %438
  store i32 %508, ptr addrspace(1) %509, align 4, !tbaa !5
  %510 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 13312
  %511 = load i32, ptr addrspace(3) %510, align 4, !tbaa !5
  %512 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %443
  store i32 %511, ptr addrspace(1) %512, align 4, !tbaa !5
  %513 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 14336
  %514 = load i32, ptr addrspace(3) %513, align 4, !tbaa !5
  %515 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %448
  store i32 %514, ptr addrspace(1) %515, align 4, !tbaa !5
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %471, i32 15360
  %517 = load i32, ptr addrspace(3) %516, align 4, !tbaa !5
  %518 = getelementptr inbounds i32, ptr addrspace(1) %3, i64 %453
  store i32 %517, ptr addrspace(1) %518, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
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
!9 = !{!7, !7, i64 0}
