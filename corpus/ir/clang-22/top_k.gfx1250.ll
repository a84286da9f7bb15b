; ModuleID = 'top_k.cl'
source_filename = "top_k.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@top_k.tile = internal unnamed_addr addrspace(3) global [8192 x i32] undef, align 4
@top_k.histogram = internal addrspace(3) global [2 x [256 x i32]] undef, align 4
@top_k.above = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 4
@top_k.found.0 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@top_k.found.1 = internal unnamed_addr addrspace(3) global i32 undef, align 4
@top_k.taken = internal addrspace(3) global [2 x i32] undef, align 4
@top_k.chosen = internal unnamed_addr addrspace(3) global [1024 x i64] undef, align 8
@top_k.sorted = internal unnamed_addr addrspace(3) global [2 x [1024 x i32]] undef, align 16

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define hidden void @barrier_of_workgroup() local_unnamed_addr #0 {
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #1

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @top_k(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = zext i32 %5 to i64
  %7 = zext nneg i32 %4 to i64
  %8 = shl nuw nsw i64 %6, 15
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %7
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %4
  br label %12

12:                                               ; preds = %12, %3
  %13 = phi i32 [ 0, %3 ], [ %65, %12 ]
  %14 = phi <2 x i32> [ <i32 0, i32 512>, %3 ], [ %66, %12 ]
  %15 = shl i32 %13, 9
  %16 = zext nneg <2 x i32> %14 to <2 x i64>
  %17 = extractelement <2 x i64> %16, i64 0
  %18 = extractelement <2 x i64> %16, i64 1
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %17
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %18
  %21 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5, !amdgpu.noclobber !14
  %22 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5, !amdgpu.noclobber !14
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %15
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %15
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 2048
  store i32 %21, ptr addrspace(3) %23, align 4, !tbaa !5
  store i32 %22, ptr addrspace(3) %25, align 4, !tbaa !5
  %26 = add nuw nsw <2 x i32> %14, splat (i32 1024)
  %27 = shl i32 %13, 9
  %28 = or disjoint i32 %27, 1024
  %29 = zext nneg <2 x i32> %26 to <2 x i64>
  %30 = extractelement <2 x i64> %29, i64 0
  %31 = extractelement <2 x i64> %29, i64 1
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %30
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %31
  %34 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5, !amdgpu.noclobber !14
  %35 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5, !amdgpu.noclobber !14
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %28
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %28
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 2048
  store i32 %34, ptr addrspace(3) %36, align 4, !tbaa !5
  store i32 %35, ptr addrspace(3) %38, align 4, !tbaa !5
  %39 = add nuw nsw <2 x i32> %14, splat (i32 2048)
  %40 = shl i32 %13, 9
  %41 = or disjoint i32 %40, 2048
  %42 = zext nneg <2 x i32> %39 to <2 x i64>
  %43 = extractelement <2 x i64> %42, i64 0
  %44 = extractelement <2 x i64> %42, i64 1
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %43
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %44
  %47 = load i32, ptr addrspace(1) %45, align 4, !tbaa !5, !amdgpu.noclobber !14
  %48 = load i32, ptr addrspace(1) %46, align 4, !tbaa !5, !amdgpu.noclobber !14
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %41
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %41
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %50, i32 2048
  store i32 %47, ptr addrspace(3) %49, align 4, !tbaa !5
  store i32 %48, ptr addrspace(3) %51, align 4, !tbaa !5
  %52 = add nuw nsw <2 x i32> %14, splat (i32 3072)
  %53 = shl i32 %13, 9
  %54 = or disjoint i32 %53, 3072
  %55 = zext nneg <2 x i32> %52 to <2 x i64>
  %56 = extractelement <2 x i64> %55, i64 0
  %57 = extractelement <2 x i64> %55, i64 1
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %56
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %57
  %60 = load i32, ptr addrspace(1) %58, align 4, !tbaa !5, !amdgpu.noclobber !14
  %61 = load i32, ptr addrspace(1) %59, align 4, !tbaa !5, !amdgpu.noclobber !14
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %54
  %63 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %54
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 2048
  store i32 %60, ptr addrspace(3) %62, align 4, !tbaa !5
  store i32 %61, ptr addrspace(3) %64, align 4, !tbaa !5
  %65 = add nuw nsw i32 %13, 8
  %66 = add nuw nsw <2 x i32> %14, splat (i32 4096)
  %67 = icmp eq i32 %65, 16
  br i1 %67, label %68, label %12, !llvm.loop !15

68:                                               ; preds = %12
  %69 = lshr i32 %4, 8
  %70 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @top_k.histogram, i32 %69
  %71 = and i32 %4, 255
  %72 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.histogram, i32 %71
  %74 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @top_k.histogram, i32 1024), i32 %71
  %75 = getelementptr i32, ptr addrspace(3) @top_k.above, i32 %71
  %76 = icmp eq i32 %71, 255
  %77 = icmp samesign ult i32 %4, 256
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 4
  %79 = icmp samesign ult i32 %4, 512
  %80 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %4
  %81 = add nuw nsw i32 %4, 512
  br label %84

82:                                               ; preds = %164
  %83 = icmp samesign ult i32 %4, 2
  br i1 %83, label %171, label %173

84:                                               ; preds = %68, %164
  %85 = phi i32 [ 0, %68 ], [ %167, %164 ]
  %86 = phi i32 [ 1024, %68 ], [ %168, %164 ]
  %87 = phi i32 [ 24, %68 ], [ %169, %164 ]
  store i32 0, ptr addrspace(3) %72, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %88 = icmp eq i32 %87, 24
  %89 = add nuw nsw i32 %87, 8
  %90 = and i32 %89, 24
  br i1 %79, label %101, label %91

91:                                               ; preds = %84
  %92 = load i32, ptr addrspace(3) %80, align 4, !tbaa !5
  %93 = lshr i32 %92, %90
  %94 = icmp eq i32 %93, %85
  %95 = select i1 %88, i1 true, i1 %94
  br i1 %95, label %96, label %101

96:                                               ; preds = %91
  %97 = lshr i32 %92, %87
  %98 = and i32 %97, 255
  %99 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %98
  %100 = atomicrmw add ptr addrspace(3) %99, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  br label %101

101:                                              ; preds = %84, %96, %91
  %102 = phi i32 [ %4, %84 ], [ %81, %96 ], [ %81, %91 ]
  br label %107

103:                                              ; preds = %131
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %104 = load i32, ptr addrspace(3) %73, align 4, !tbaa !5
  %105 = load i32, ptr addrspace(3) %74, align 4, !tbaa !5
  %106 = add i32 %105, %104
  store i32 %106, ptr addrspace(3) %75, align 4, !tbaa !5
  br label %135

107:                                              ; preds = %131, %101
  %108 = phi i32 [ %102, %101 ], [ %132, %131 ]
  %109 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %108
  %110 = load i32, ptr addrspace(3) %109, align 4, !tbaa !5
  %111 = lshr i32 %110, %90
  %112 = icmp eq i32 %111, %85
  %113 = select i1 %88, i1 true, i1 %112
  br i1 %113, label %114, label %119

114:                                              ; preds = %107
  %115 = lshr i32 %110, %87
  %116 = and i32 %115, 255
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %116
  %118 = atomicrmw add ptr addrspace(3) %117, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  br label %119

119:                                              ; preds = %107, %114
  %120 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %108
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 2048
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !5
  %123 = lshr i32 %122, %90
  %124 = icmp eq i32 %123, %85
  %125 = select i1 %88, i1 true, i1 %124
  br i1 %125, label %126, label %131

126:                                              ; preds = %119
  %127 = lshr i32 %122, %87
  %128 = and i32 %127, 255
  %129 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %128
  %130 = atomicrmw add ptr addrspace(3) %129, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  br label %131

131:                                              ; preds = %126, %119
  %132 = add nuw nsw i32 %108, 1024
  %133 = icmp ult i32 %108, 7168
  br i1 %133, label %107, label %103, !llvm.loop !18

134:                                              ; preds = %146
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %76, label %155, label %153

135:                                              ; preds = %103, %146
  %136 = phi i32 [ 0, %103 ], [ %149, %146 ]
  %137 = phi i32 [ 1, %103 ], [ %151, %146 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %138 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @top_k.above, i32 %136
  %139 = getelementptr inbounds nuw i32, ptr addrspace(3) %138, i32 %71
  %140 = load i32, ptr addrspace(3) %139, align 4, !tbaa !5
  %141 = add nuw nsw i32 %137, %71
  %142 = icmp samesign ult i32 %141, 256
  br i1 %142, label %143, label %146

143:                                              ; preds = %135
  %144 = getelementptr inbounds nuw i32, ptr addrspace(3) %138, i32 %141
  %145 = load i32, ptr addrspace(3) %144, align 4, !tbaa !5
  br label %146

146:                                              ; preds = %143, %135
  %147 = phi i32 [ %145, %143 ], [ 0, %135 ]
  %148 = add i32 %147, %140
  %149 = xor i32 %136, 1
  %150 = getelementptr [256 x i32], ptr addrspace(3) %75, i32 %149
  store i32 %148, ptr addrspace(3) %150, align 4, !tbaa !5
  %151 = shl nuw nsw i32 %137, 1
  %152 = icmp samesign ult i32 %137, 128
  br i1 %152, label %135, label %134, !llvm.loop !19

153:                                              ; preds = %134
  %154 = load i32, ptr addrspace(3) %78, align 4, !tbaa !5
  br label %155

155:                                              ; preds = %153, %134
  %156 = phi i32 [ %154, %153 ], [ 0, %134 ]
  %157 = icmp ult i32 %156, %86
  %158 = select i1 %77, i1 %157, i1 false
  br i1 %158, label %159, label %164

159:                                              ; preds = %155
  %160 = load i32, ptr addrspace(3) %75, align 4, !tbaa !5
  %161 = icmp ult i32 %160, %86
  br i1 %161, label %164, label %162

162:                                              ; preds = %159
  %163 = sub i32 %86, %156
  store i32 %71, ptr addrspace(3) @top_k.found.0, align 4, !tbaa !5
  store i32 %163, ptr addrspace(3) @top_k.found.1, align 4, !tbaa !5
  br label %164

164:                                              ; preds = %162, %159, %155
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %165 = shl i32 %85, 8
  %166 = load i32, ptr addrspace(3) @top_k.found.0, align 4, !tbaa !5
  %167 = or i32 %166, %165
  %168 = load i32, ptr addrspace(3) @top_k.found.1, align 4, !tbaa !5
  %169 = add nsw i32 %87, -8
  %170 = icmp eq i32 %87, 0
  br i1 %170, label %82, label %84, !llvm.loop !20

171:                                              ; preds = %82
  %172 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.taken, i32 %4
  store i32 0, ptr addrspace(3) %172, align 4, !tbaa !5
  br label %173

173:                                              ; preds = %171, %82
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %176

174:                                              ; preds = %198
  %175 = shl nuw nsw i32 %4, 1
  br label %201

176:                                              ; preds = %173, %198
  %177 = phi i32 [ %4, %173 ], [ %199, %198 ]
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %177
  %180 = load i32, ptr addrspace(3) %179, align 4, !tbaa !5
  %181 = icmp ult i32 %180, %167
  br i1 %181, label %198, label %182

182:                                              ; preds = %176
  %183 = icmp eq i32 %180, %167
  %184 = zext i1 %183 to i32
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.taken, i32 %184
  %186 = atomicrmw add ptr addrspace(3) %185, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %187 = icmp ugt i32 %180, %167
  br i1 %187, label %192, label %188

188:                                              ; preds = %182
  %189 = icmp ult i32 %186, %168
  br i1 %189, label %190, label %198

190:                                              ; preds = %188
  %191 = sub i32 1023, %186
  br label %192

192:                                              ; preds = %182, %190
  %193 = phi i32 [ %191, %190 ], [ %186, %182 ]
  %194 = zext i32 %180 to i64
  %195 = shl nuw i64 %194, 32
  %196 = or disjoint i64 %195, %178
  %197 = getelementptr inbounds nuw i64, ptr addrspace(3) @top_k.chosen, i32 %193
  store i64 %196, ptr addrspace(3) %197, align 8, !tbaa !21
  br label %198

198:                                              ; preds = %192, %188, %176
  %199 = add nuw nsw i32 %177, 512
  %200 = icmp samesign ult i32 %177, 7680
  br i1 %200, label %176, label %174, !llvm.loop !23

201:                                              ; preds = %174, %205
  %202 = phi i32 [ 2, %174 ], [ %206, %205 ]
  %203 = lshr exact i32 %202, 1
  br label %208

204:                                              ; preds = %205
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %226

205:                                              ; preds = %222
  %206 = shl nuw nsw i32 %202, 1
  %207 = icmp samesign ult i32 %202, 513
  br i1 %207, label %201, label %204, !llvm.loop !24

208:                                              ; preds = %201, %222
  %209 = phi i32 [ %203, %201 ], [ %223, %222 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %210 = add nuw nsw i32 %209, 1023
  %211 = and i32 %210, %4
  %212 = sub nsw i32 %175, %211
  %213 = getelementptr inbounds i64, ptr addrspace(3) @top_k.chosen, i32 %212
  %214 = load i64, ptr addrspace(3) %213, align 8, !tbaa !21
  %215 = getelementptr i64, ptr addrspace(3) %213, i32 %209
  %216 = load i64, ptr addrspace(3) %215, align 8, !tbaa !21
  %217 = icmp ult i64 %214, %216
  %218 = and i32 %212, %202
  %219 = icmp ne i32 %218, 0
  %220 = xor i1 %219, %217
  br i1 %220, label %221, label %222

221:                                              ; preds = %208
  store i64 %216, ptr addrspace(3) %213, align 8, !tbaa !21
  store i64 %214, ptr addrspace(3) %215, align 8, !tbaa !21
  br label %222

222:                                              ; preds = %221, %208
  %223 = lshr i32 %209, 1
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %205, label %208, !llvm.loop !25

225:                                              ; preds = %226
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %77, label %237, label %247

226:                                              ; preds = %204, %226
  %227 = phi i32 [ %4, %204 ], [ %235, %226 ]
  %228 = getelementptr inbounds nuw i64, ptr addrspace(3) @top_k.chosen, i32 %227
  %229 = load i64, ptr addrspace(3) %228, align 8, !tbaa !21
  %230 = lshr i64 %229, 32
  %231 = trunc nuw i64 %230 to i32
  %232 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.sorted, i32 %227
  store i32 %231, ptr addrspace(3) %232, align 4, !tbaa !5
  %233 = trunc i64 %229 to i32
  %234 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @top_k.sorted, i32 4096), i32 %227
  store i32 %233, ptr addrspace(3) %234, align 4, !tbaa !5
  %235 = add nuw nsw i32 %227, 512
  %236 = icmp samesign ult i32 %227, 512
  br i1 %236, label %226, label %225

237:                                              ; preds = %225
  %238 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @top_k.sorted, i32 %4
  %239 = load <4 x i32>, ptr addrspace(3) %238, align 16, !tbaa !26
  %240 = shl nuw nsw i64 %6, 10
  %241 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %240
  %242 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %241, i64 %7
  store <4 x i32> %239, ptr addrspace(1) %242, align 16, !tbaa !26
  %243 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @top_k.sorted, i32 4096), i32 %4
  %244 = load <4 x i32>, ptr addrspace(3) %243, align 16, !tbaa !26
  %245 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %240
  %246 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %245, i64 %7
  store <4 x i32> %244, ptr addrspace(1) %246, align 16, !tbaa !26
  br label %247

247:                                              ; preds = %225, %237
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_top_k(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !9 !kernel_arg_access_qual !10 !kernel_arg_type !11 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 !reqd_work_group_size !13 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = zext i32 %5 to i64
  %7 = zext nneg i32 %4 to i64
  %8 = shl nuw nsw i64 %6, 15
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %9, i64 %7
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %4
  br label %12

12:                                               ; preds = %12, %3
  %13 = phi i32 [ 0, %3 ], [ %65, %12 ]
  %14 = phi <2 x i32> [ <i32 0, i32 512>, %3 ], [ %66, %12 ]
  %15 = shl i32 %13, 9
  %16 = zext nneg <2 x i32> %14 to <2 x i64>
  %17 = extractelement <2 x i64> %16, i64 0
  %18 = extractelement <2 x i64> %16, i64 1
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %17
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %18
  %21 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %22 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %15
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %15
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i32 2048
  store i32 %21, ptr addrspace(3) %23, align 4, !tbaa !5
  store i32 %22, ptr addrspace(3) %25, align 4, !tbaa !5
  %26 = add nuw nsw <2 x i32> %14, splat (i32 1024)
  %27 = shl i32 %13, 9
  %28 = or disjoint i32 %27, 1024
  %29 = zext nneg <2 x i32> %26 to <2 x i64>
  %30 = extractelement <2 x i64> %29, i64 0
  %31 = extractelement <2 x i64> %29, i64 1
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %30
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %31
  %34 = load i32, ptr addrspace(1) %32, align 4, !tbaa !5
  %35 = load i32, ptr addrspace(1) %33, align 4, !tbaa !5
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %28
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %28
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 2048
  store i32 %34, ptr addrspace(3) %36, align 4, !tbaa !5
  store i32 %35, ptr addrspace(3) %38, align 4, !tbaa !5
  %39 = add nuw nsw <2 x i32> %14, splat (i32 2048)
  %40 = shl i32 %13, 9
  %41 = or disjoint i32 %40, 2048
  %42 = zext nneg <2 x i32> %39 to <2 x i64>
  %43 = extractelement <2 x i64> %42, i64 0
  %44 = extractelement <2 x i64> %42, i64 1
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %43
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %44
  %47 = load i32, ptr addrspace(1) %45, align 4, !tbaa !5
  %48 = load i32, ptr addrspace(1) %46, align 4, !tbaa !5
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %41
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %41
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %50, i32 2048
  store i32 %47, ptr addrspace(3) %49, align 4, !tbaa !5
  store i32 %48, ptr addrspace(3) %51, align 4, !tbaa !5
  %52 = add nuw nsw <2 x i32> %14, splat (i32 3072)
  %53 = shl i32 %13, 9
  %54 = or disjoint i32 %53, 3072
  %55 = zext nneg <2 x i32> %52 to <2 x i64>
  %56 = extractelement <2 x i64> %55, i64 0
  %57 = extractelement <2 x i64> %55, i64 1
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %56
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %57
  %60 = load i32, ptr addrspace(1) %58, align 4, !tbaa !5
  %61 = load i32, ptr addrspace(1) %59, align 4, !tbaa !5
  %62 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %54
  %63 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i32 %54
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %63, i32 2048
  store i32 %60, ptr addrspace(3) %62, align 4, !tbaa !5
  store i32 %61, ptr addrspace(3) %64, align 4, !tbaa !5
  %65 = add nuw nsw i32 %13, 8
  %66 = add nuw nsw <2 x i32> %14, splat (i32 4096)
  %67 = icmp eq i32 %65, 16
  br i1 %67, label %68, label %12, !llvm.loop !27

68:                                               ; preds = %12
  %69 = lshr i32 %4, 8
  %70 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @top_k.histogram, i32 %69
  %71 = and i32 %4, 255
  %72 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %71
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.histogram, i32 %71
  %74 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @top_k.histogram, i32 1024), i32 %71
  %75 = getelementptr i32, ptr addrspace(3) @top_k.above, i32 %71
  %76 = icmp eq i32 %71, 255
  %77 = icmp samesign ult i32 %4, 256
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %75, i32 4
  %79 = icmp samesign ult i32 %4, 512
  %80 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %4
  %81 = add nuw nsw i32 %4, 512
  br label %84

82:                                               ; preds = %164
  %83 = icmp samesign ult i32 %4, 2
  br i1 %83, label %171, label %173

84:                                               ; preds = %68, %164
  %85 = phi i32 [ 0, %68 ], [ %167, %164 ]
  %86 = phi i32 [ 1024, %68 ], [ %168, %164 ]
  %87 = phi i32 [ 24, %68 ], [ %169, %164 ]
  store i32 0, ptr addrspace(3) %72, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %88 = icmp eq i32 %87, 24
  %89 = add nuw nsw i32 %87, 8
  %90 = and i32 %89, 24
  br i1 %79, label %101, label %91

91:                                               ; preds = %84
  %92 = load i32, ptr addrspace(3) %80, align 4, !tbaa !5
  %93 = lshr i32 %92, %90
  %94 = icmp eq i32 %93, %85
  %95 = select i1 %88, i1 true, i1 %94
  br i1 %95, label %96, label %101

96:                                               ; preds = %91
  %97 = lshr i32 %92, %87
  %98 = and i32 %97, 255
  %99 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %98
  %100 = atomicrmw add ptr addrspace(3) %99, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  br label %101

101:                                              ; preds = %84, %96, %91
  %102 = phi i32 [ %4, %84 ], [ %81, %96 ], [ %81, %91 ]
  br label %107

103:                                              ; preds = %131
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %104 = load i32, ptr addrspace(3) %73, align 4, !tbaa !5
  %105 = load i32, ptr addrspace(3) %74, align 4, !tbaa !5
  %106 = add i32 %105, %104
  store i32 %106, ptr addrspace(3) %75, align 4, !tbaa !5
  br label %135

107:                                              ; preds = %131, %101
  %108 = phi i32 [ %102, %101 ], [ %132, %131 ]
  %109 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %108
  %110 = load i32, ptr addrspace(3) %109, align 4, !tbaa !5
  %111 = lshr i32 %110, %90
  %112 = icmp eq i32 %111, %85
  %113 = select i1 %88, i1 true, i1 %112
  br i1 %113, label %114, label %119

114:                                              ; preds = %107
  %115 = lshr i32 %110, %87
  %116 = and i32 %115, 255
  %117 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %116
  %118 = atomicrmw add ptr addrspace(3) %117, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  br label %119

119:                                              ; preds = %107, %114
  %120 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %108
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %120, i32 2048
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !5
  %123 = lshr i32 %122, %90
  %124 = icmp eq i32 %123, %85
  %125 = select i1 %88, i1 true, i1 %124
  br i1 %125, label %126, label %131

126:                                              ; preds = %119
  %127 = lshr i32 %122, %87
  %128 = and i32 %127, 255
  %129 = getelementptr inbounds nuw i32, ptr addrspace(3) %70, i32 %128
  %130 = atomicrmw add ptr addrspace(3) %129, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  br label %131

131:                                              ; preds = %126, %119
  %132 = add nuw nsw i32 %108, 1024
  %133 = icmp ult i32 %108, 7168
  br i1 %133, label %107, label %103, !llvm.loop !28

134:                                              ; preds = %146
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %76, label %155, label %153

135:                                              ; preds = %103, %146
  %136 = phi i32 [ 0, %103 ], [ %149, %146 ]
  %137 = phi i32 [ 1, %103 ], [ %151, %146 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %138 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @top_k.above, i32 %136
  %139 = getelementptr inbounds nuw i32, ptr addrspace(3) %138, i32 %71
  %140 = load i32, ptr addrspace(3) %139, align 4, !tbaa !5
  %141 = add nuw nsw i32 %137, %71
  %142 = icmp samesign ult i32 %141, 256
  br i1 %142, label %143, label %146

143:                                              ; preds = %135
  %144 = getelementptr inbounds nuw i32, ptr addrspace(3) %138, i32 %141
  %145 = load i32, ptr addrspace(3) %144, align 4, !tbaa !5
  br label %146

146:                                              ; preds = %135, %143
  %147 = phi i32 [ %145, %143 ], [ 0, %135 ]
  %148 = add i32 %147, %140
  %149 = xor i32 %136, 1
  %150 = getelementptr [256 x i32], ptr addrspace(3) %75, i32 %149
  store i32 %148, ptr addrspace(3) %150, align 4, !tbaa !5
  %151 = shl nuw nsw i32 %137, 1
  %152 = icmp samesign ult i32 %137, 128
  br i1 %152, label %135, label %134, !llvm.loop !19

153:                                              ; preds = %134
  %154 = load i32, ptr addrspace(3) %78, align 4, !tbaa !5
  br label %155

155:                                              ; preds = %134, %153
  %156 = phi i32 [ %154, %153 ], [ 0, %134 ]
  %157 = icmp ult i32 %156, %86
  %158 = select i1 %77, i1 %157, i1 false
  br i1 %158, label %159, label %164

159:                                              ; preds = %155
  %160 = load i32, ptr addrspace(3) %75, align 4, !tbaa !5
  %161 = icmp ult i32 %160, %86
  br i1 %161, label %164, label %162

162:                                              ; preds = %159
  %163 = sub i32 %86, %156
  store i32 %71, ptr addrspace(3) @top_k.found.0, align 4, !tbaa !5
  store i32 %163, ptr addrspace(3) @top_k.found.1, align 4, !tbaa !5
  br label %164

164:                                              ; preds = %162, %159, %155
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %165 = shl i32 %85, 8
  %166 = load i32, ptr addrspace(3) @top_k.found.0, align 4, !tbaa !5
  %167 = or i32 %166, %165
  %168 = load i32, ptr addrspace(3) @top_k.found.1, align 4, !tbaa !5
  %169 = add nsw i32 %87, -8
  %170 = icmp eq i32 %87, 0
  br i1 %170, label %82, label %84, !llvm.loop !20

171:                                              ; preds = %82
  %172 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.taken, i32 %4
  store i32 0, ptr addrspace(3) %172, align 4, !tbaa !5
  br label %173

173:                                              ; preds = %171, %82
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %176

174:                                              ; preds = %198
  %175 = shl nuw nsw i32 %4, 1
  br label %201

176:                                              ; preds = %173, %198
  %177 = phi i32 [ %4, %173 ], [ %199, %198 ]
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.tile, i32 %177
  %180 = load i32, ptr addrspace(3) %179, align 4, !tbaa !5
  %181 = icmp ult i32 %180, %167
  br i1 %181, label %198, label %182

182:                                              ; preds = %176
  %183 = icmp eq i32 %180, %167
  %184 = zext i1 %183 to i32
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.taken, i32 %184
  %186 = atomicrmw add ptr addrspace(3) %185, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !14, !amdgpu.no.remote.memory !14
  %187 = icmp ugt i32 %180, %167
  br i1 %187, label %192, label %188

188:                                              ; preds = %182
  %189 = icmp ult i32 %186, %168
  br i1 %189, label %190, label %198

190:                                              ; preds = %188
  %191 = sub i32 1023, %186
  br label %192

192:                                              ; preds = %182, %190
  %193 = phi i32 [ %191, %190 ], [ %186, %182 ]
  %194 = zext i32 %180 to i64
  %195 = shl nuw i64 %194, 32
  %196 = or disjoint i64 %195, %178
  %197 = getelementptr inbounds nuw i64, ptr addrspace(3) @top_k.chosen, i32 %193
  store i64 %196, ptr addrspace(3) %197, align 8, !tbaa !21
  br label %198

198:                                              ; preds = %192, %188, %176
  %199 = add nuw nsw i32 %177, 512
  %200 = icmp samesign ult i32 %177, 7680
  br i1 %200, label %176, label %174, !llvm.loop !23

201:                                              ; preds = %174, %205
  %202 = phi i32 [ 2, %174 ], [ %206, %205 ]
  %203 = lshr exact i32 %202, 1
  br label %208

204:                                              ; preds = %205
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %226

205:                                              ; preds = %222
  %206 = shl nuw nsw i32 %202, 1
  %207 = icmp samesign ult i32 %202, 513
  br i1 %207, label %201, label %204, !llvm.loop !24

208:                                              ; preds = %201, %222
  %209 = phi i32 [ %203, %201 ], [ %223, %222 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %210 = add nuw nsw i32 %209, 1023
  %211 = and i32 %210, %4
  %212 = sub nsw i32 %175, %211
  %213 = getelementptr inbounds i64, ptr addrspace(3) @top_k.chosen, i32 %212
  %214 = load i64, ptr addrspace(3) %213, align 8, !tbaa !21
  %215 = getelementptr i64, ptr addrspace(3) %213, i32 %209
  %216 = load i64, ptr addrspace(3) %215, align 8, !tbaa !21
  %217 = icmp ult i64 %214, %216
  %218 = and i32 %212, %202
  %219 = icmp ne i32 %218, 0
  %220 = xor i1 %219, %217
  br i1 %220, label %221, label %222

221:                                              ; preds = %208
  store i64 %216, ptr addrspace(3) %213, align 8, !tbaa !21
  store i64 %214, ptr addrspace(3) %215, align 8, !tbaa !21
  br label %222

222:                                              ; preds = %221, %208
  %223 = lshr i32 %209, 1
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %205, label %208, !llvm.loop !25

225:                                              ; preds = %226
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %77, label %237, label %247

226:                                              ; preds = %204, %226
  %227 = phi i32 [ %4, %204 ], [ %235, %226 ]
  %228 = getelementptr inbounds nuw i64, ptr addrspace(3) @top_k.chosen, i32 %227
  %229 = load i64, ptr addrspace(3) %228, align 8, !tbaa !21
  %230 = lshr i64 %229, 32
  %231 = trunc nuw i64 %230 to i32
  %232 = getelementptr inbounds nuw i32, ptr addrspace(3) @top_k.sorted, i32 %227
  store i32 %231, ptr addrspace(3) %232, align 4, !tbaa !5
  %233 = trunc i64 %229 to i32
  %234 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @top_k.sorted, i32 4096), i32 %227
  store i32 %233, ptr addrspace(3) %234, align 4, !tbaa !5
  %235 = add nuw nsw i32 %227, 512
  %236 = icmp samesign ult i32 %227, 512
  br i1 %236, label %226, label %225

237:                                              ; preds = %225
  %238 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) @top_k.sorted, i32 %4
  %239 = load <4 x i32>, ptr addrspace(3) %238, align 16, !tbaa !26
  %240 = shl nuw nsw i64 %6, 10
  %241 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %240
  %242 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %241, i64 %7
  store <4 x i32> %239, ptr addrspace(1) %242, align 16, !tbaa !26
  %243 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @top_k.sorted, i32 4096), i32 %4
  %244 = load <4 x i32>, ptr addrspace(3) %243, align 16, !tbaa !26
  %245 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %240
  %246 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %245, i64 %7
  store <4 x i32> %244, ptr addrspace(1) %246, align 16, !tbaa !26
  br label %247

247:                                              ; preds = %237, %225
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #4

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1250" "target-features"="+16-bit-insts,+add-min-max-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf16-cvt-insts,+bf16-pk-insts,+bf16-trans-insts,+bitop3-insts,+ci-insts,+clusters,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot7-insts,+dot8-insts,+dpp,+fp8-conversion-insts,+fp8e5m3-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx1250-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+mcast-load-insts,+permlane16-swap,+pk-add-min-max-insts,+prng-inst,+qsad-insts,+s-wakeup-barrier-inst,+sad-insts,+setprio-inc-wg-inst,+tanh-insts,+tensor-cvt-lut-insts,+transpose-load-f4f6-insts,+vmem-pref-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #2 = { convergent nofree norecurse nounwind "amdgpu-cluster-dims"="0,0,0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1250" "target-features"="+16-bit-insts,+add-min-max-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf16-cvt-insts,+bf16-pk-insts,+bf16-trans-insts,+bitop3-insts,+ci-insts,+clusters,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot7-insts,+dot8-insts,+dpp,+fp8-conversion-insts,+fp8e5m3-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx1250-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+mcast-load-insts,+permlane16-swap,+pk-add-min-max-insts,+prng-inst,+qsad-insts,+s-wakeup-barrier-inst,+sad-insts,+setprio-inc-wg-inst,+tanh-insts,+tensor-cvt-lut-insts,+transpose-load-f4f6-insts,+vmem-pref-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-cluster-dims"="0,0,0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1250" "target-features"="+16-bit-insts,+add-min-max-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf16-cvt-insts,+bf16-pk-insts,+bf16-trans-insts,+bitop3-insts,+ci-insts,+clusters,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot7-insts,+dot8-insts,+dpp,+fp8-conversion-insts,+fp8e5m3-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx1250-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+mcast-load-insts,+permlane16-swap,+pk-add-min-max-insts,+prng-inst,+qsad-insts,+s-wakeup-barrier-inst,+sad-insts,+setprio-inc-wg-inst,+tanh-insts,+tensor-cvt-lut-insts,+transpose-load-f4f6-insts,+vmem-pref-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{i32 1, i32 1, i32 1}
!10 = !{!"none", !"none", !"none"}
!11 = !{!"uint*", !"uint*", !"uint*"}
!12 = !{!"const", !"", !""}
!13 = !{i32 512, i32 1, i32 1}
!14 = !{}
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.isvectorized", i32 1}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
!20 = distinct !{!20, !17}
!21 = !{!22, !22, i64 0}
!22 = !{!"long", !7, i64 0}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}
!26 = !{!7, !7, i64 0}
!27 = distinct !{!27, !16, !17}
!28 = distinct !{!28, !17}
