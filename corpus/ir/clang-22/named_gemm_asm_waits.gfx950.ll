; ModuleID = 'named_gemm.c'
source_filename = "named_gemm.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@A_cur_0 = external hidden addrspace(3) global [0 x i8], align 1024
@A_cur_1 = external hidden addrspace(3) global [0 x i8], align 1024
@B_cur_0 = external hidden addrspace(3) global [0 x i8], align 1024
@B_cur_1 = external hidden addrspace(3) global [0 x i8], align 1024
@A_next_0 = external hidden addrspace(3) global [0 x i8], align 1024
@A_next_1 = external hidden addrspace(3) global [0 x i8], align 1024
@B_next_0 = external hidden addrspace(3) global [0 x i8], align 1024
@B_next_1 = external hidden addrspace(3) global [0 x i8], align 1024

; Function Attrs: convergent nounwind
define protected amdgpu_kernel void @named_gemm(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = lshr i32 %6, 6
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %9 = shl i32 %8, 7
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = shl i32 %10, 7
  %12 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 -1, i32 159744)
  %13 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 -1, i32 159744)
  %14 = shl nuw nsw i32 %7, 4
  %15 = lshr i32 %6, 2
  %16 = and i32 %15, 15
  %17 = xor i32 %15, %6
  %18 = shl nuw nsw i32 %17, 4
  %19 = and i32 %18, 48
  %20 = shl nuw nsw i32 %7, 10
  %21 = or disjoint i32 %16, %14
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur_0, i32 %20
  %23 = add i32 %21, %9
  %24 = mul nsw i32 %23, %3
  %25 = add i32 %19, %24
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %22, i32 4, i32 %25, i32 0, i32 0, i32 0)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 256
  %27 = or disjoint i32 %19, 4
  %28 = add i32 %27, %24
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %26, i32 4, i32 %28, i32 0, i32 0, i32 0)
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 %20
  %30 = add nuw nsw i32 %21, 64
  %31 = add i32 %30, %9
  %32 = mul nsw i32 %31, %3
  %33 = add i32 %19, %32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %29, i32 4, i32 %33, i32 0, i32 0, i32 0)
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %29, i32 256
  %35 = add i32 %27, %32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %34, i32 4, i32 %35, i32 0, i32 0, i32 0)
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur_0 to i32), i32 8192) to ptr addrspace(3)), i32 %20
  %37 = add i32 %21, %11
  %38 = mul nsw i32 %37, %3
  %39 = add i32 %19, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %36, i32 4, i32 %39, i32 0, i32 0, i32 0)
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 256
  %41 = add i32 %27, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %40, i32 4, i32 %41, i32 0, i32 0, i32 0)
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur_1 to i32), i32 12288) to ptr addrspace(3)), i32 %20
  %43 = add i32 %30, %11
  %44 = mul nsw i32 %43, %3
  %45 = add i32 %19, %44
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %42, i32 4, i32 %45, i32 0, i32 0, i32 0)
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %42, i32 256
  %47 = add i32 %27, %44
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %46, i32 4, i32 %47, i32 0, i32 0, i32 0)
  %48 = icmp sgt i32 %3, 0
  br i1 %48, label %53, label %49

49:                                               ; preds = %5
  %50 = add nuw nsw i32 %7, 1
  %51 = add nuw nsw i32 %7, 2
  %52 = add nuw nsw i32 %7, 3
  br label %136

53:                                               ; preds = %5
  %54 = shl nuw nsw i32 %6, 4
  %55 = xor i32 %54, %6
  %56 = and i32 %55, 48
  %57 = shl nuw nsw i32 %6, 6
  %58 = and i32 %57, 960
  %59 = or disjoint i32 %19, 128
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next_1 to i32), i32 28672) to ptr addrspace(3)), i32 %58
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 %56
  %62 = and i32 %20, 3072
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %62
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 %20
  %65 = or disjoint i32 %19, 64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur_0, i32 %58
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 %56
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur_0 to i32), i32 8192) to ptr addrspace(3)), i32 %58
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %68, i32 %56
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 %62
  %71 = add nuw nsw i32 %7, 1
  %72 = shl nuw nsw i32 %71, 10
  %73 = and i32 %72, 3072
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 %73
  %75 = add nuw nsw i32 %7, 2
  %76 = shl nuw nsw i32 %75, 10
  %77 = and i32 %76, 3072
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 %77
  %79 = add nuw nsw i32 %7, 3
  %80 = shl nuw nsw i32 %79, 10
  %81 = and i32 %80, 3072
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 %81
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 256
  %84 = or disjoint i32 %19, 68
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @A_cur_0, i32 1024), i32 %58
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %85, i32 %56
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 %20
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @A_cur_0, i32 2048), i32 %58
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 %56
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 256
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @A_cur_0, i32 3072), i32 %58
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 %56
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next_0 to i32), i32 24576) to ptr addrspace(3)), i32 %20
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 %58
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 %56
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur_1 to i32), i32 12288) to ptr addrspace(3)), i32 %58
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %96, i32 %56
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 %62
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 %73
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 %77
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 %81
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 256
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 1024), i32 %58
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %103, i32 %56
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next_1 to i32), i32 28672) to ptr addrspace(3)), i32 %20
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 2048), i32 %58
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 %56
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i32 256
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 3072), i32 %58
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i32 %56
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 %58
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i32 %56
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next_0 to i32), i32 24576) to ptr addrspace(3)), i32 %58
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %113, i32 %56
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i32 %62
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i32 %73
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i32 %77
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %114, i32 %81
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 1024), i32 %58
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 %56
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 2048), i32 %58
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %121, i32 %56
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 3072), i32 %58
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 %56
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 %58
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 %56
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %73
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %77
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %81
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 1024), i32 %58
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %130, i32 %56
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 2048), i32 %58
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 %56
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 3072), i32 %58
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %134, i32 %56
  br label %462

136:                                              ; preds = %462, %49
  %137 = phi i32 [ %52, %49 ], [ %79, %462 ]
  %138 = phi i32 [ %51, %49 ], [ %75, %462 ]
  %139 = phi i32 [ %50, %49 ], [ %71, %462 ]
  %140 = phi <4 x float> [ zeroinitializer, %49 ], [ %867, %462 ]
  %141 = phi <4 x float> [ zeroinitializer, %49 ], [ %862, %462 ]
  %142 = phi <4 x float> [ zeroinitializer, %49 ], [ %857, %462 ]
  %143 = phi <4 x float> [ zeroinitializer, %49 ], [ %852, %462 ]
  %144 = phi <4 x float> [ zeroinitializer, %49 ], [ %843, %462 ]
  %145 = phi <4 x float> [ zeroinitializer, %49 ], [ %838, %462 ]
  %146 = phi <4 x float> [ zeroinitializer, %49 ], [ %833, %462 ]
  %147 = phi <4 x float> [ zeroinitializer, %49 ], [ %828, %462 ]
  %148 = phi <4 x float> [ zeroinitializer, %49 ], [ %819, %462 ]
  %149 = phi <4 x float> [ zeroinitializer, %49 ], [ %814, %462 ]
  %150 = phi <4 x float> [ zeroinitializer, %49 ], [ %809, %462 ]
  %151 = phi <4 x float> [ zeroinitializer, %49 ], [ %804, %462 ]
  %152 = phi <4 x float> [ zeroinitializer, %49 ], [ %795, %462 ]
  %153 = phi <4 x float> [ zeroinitializer, %49 ], [ %790, %462 ]
  %154 = phi <4 x float> [ zeroinitializer, %49 ], [ %785, %462 ]
  %155 = phi <4 x float> [ zeroinitializer, %49 ], [ %780, %462 ]
  %156 = lshr i32 %6, 2
  %157 = and i32 %156, 12
  %158 = or disjoint i32 %157, %9
  %159 = and i32 %6, 15
  %160 = and i32 %14, 48
  %161 = or disjoint i32 %159, %160
  %162 = or disjoint i32 %161, %11
  %163 = extractelement <4 x float> %155, i64 0
  %164 = mul nsw i32 %158, %4
  %165 = add i32 %162, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %166
  store float %163, ptr addrspace(1) %167, align 4
  %168 = extractelement <4 x float> %155, i64 1
  %169 = or disjoint i32 %158, 1
  %170 = mul nsw i32 %169, %4
  %171 = add i32 %162, %170
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %172
  store float %168, ptr addrspace(1) %173, align 4
  %174 = extractelement <4 x float> %155, i64 2
  %175 = or disjoint i32 %158, 2
  %176 = mul nsw i32 %175, %4
  %177 = add i32 %162, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %178
  store float %174, ptr addrspace(1) %179, align 4
  %180 = extractelement <4 x float> %155, i64 3
  %181 = or disjoint i32 %158, 3
  %182 = mul nsw i32 %181, %4
  %183 = add i32 %162, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %184
  store float %180, ptr addrspace(1) %185, align 4
  %186 = shl nuw nsw i32 %139, 4
  %187 = and i32 %186, 48
  %188 = or disjoint i32 %159, %187
  %189 = or disjoint i32 %188, %11
  %190 = extractelement <4 x float> %154, i64 0
  %191 = add i32 %189, %164
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %192
  store float %190, ptr addrspace(1) %193, align 4
  %194 = extractelement <4 x float> %154, i64 1
  %195 = add i32 %189, %170
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %196
  store float %194, ptr addrspace(1) %197, align 4
  %198 = extractelement <4 x float> %154, i64 2
  %199 = add i32 %189, %176
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %200
  store float %198, ptr addrspace(1) %201, align 4
  %202 = extractelement <4 x float> %154, i64 3
  %203 = add i32 %189, %182
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %204
  store float %202, ptr addrspace(1) %205, align 4
  %206 = shl nuw nsw i32 %138, 4
  %207 = and i32 %206, 48
  %208 = or disjoint i32 %159, %207
  %209 = or disjoint i32 %208, %11
  %210 = extractelement <4 x float> %153, i64 0
  %211 = add i32 %209, %164
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %212
  store float %210, ptr addrspace(1) %213, align 4
  %214 = extractelement <4 x float> %153, i64 1
  %215 = add i32 %209, %170
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %216
  store float %214, ptr addrspace(1) %217, align 4
  %218 = extractelement <4 x float> %153, i64 2
  %219 = add i32 %209, %176
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %220
  store float %218, ptr addrspace(1) %221, align 4
  %222 = extractelement <4 x float> %153, i64 3
  %223 = add i32 %209, %182
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %224
  store float %222, ptr addrspace(1) %225, align 4
  %226 = shl nuw nsw i32 %137, 4
  %227 = and i32 %226, 48
  %228 = or disjoint i32 %159, %227
  %229 = or disjoint i32 %228, %11
  %230 = extractelement <4 x float> %152, i64 0
  %231 = add i32 %229, %164
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %232
  store float %230, ptr addrspace(1) %233, align 4
  %234 = extractelement <4 x float> %152, i64 1
  %235 = add i32 %229, %170
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %236
  store float %234, ptr addrspace(1) %237, align 4
  %238 = extractelement <4 x float> %152, i64 2
  %239 = add i32 %229, %176
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %240
  store float %238, ptr addrspace(1) %241, align 4
  %242 = extractelement <4 x float> %152, i64 3
  %243 = add i32 %229, %182
  %244 = sext i32 %243 to i64
  %245 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %244
  store float %242, ptr addrspace(1) %245, align 4
  %246 = or disjoint i32 %158, 16
  %247 = extractelement <4 x float> %151, i64 0
  %248 = mul nsw i32 %246, %4
  %249 = add i32 %162, %248
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %250
  store float %247, ptr addrspace(1) %251, align 4
  %252 = extractelement <4 x float> %151, i64 1
  %253 = or disjoint i32 %158, 17
  %254 = mul nsw i32 %253, %4
  %255 = add i32 %162, %254
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %256
  store float %252, ptr addrspace(1) %257, align 4
  %258 = extractelement <4 x float> %151, i64 2
  %259 = or disjoint i32 %158, 18
  %260 = mul nsw i32 %259, %4
  %261 = add i32 %162, %260
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %262
  store float %258, ptr addrspace(1) %263, align 4
  %264 = extractelement <4 x float> %151, i64 3
  %265 = or disjoint i32 %158, 19
  %266 = mul nsw i32 %265, %4
  %267 = add i32 %162, %266
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %268
  store float %264, ptr addrspace(1) %269, align 4
  %270 = extractelement <4 x float> %150, i64 0
  %271 = add i32 %189, %248
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %272
  store float %270, ptr addrspace(1) %273, align 4
  %274 = extractelement <4 x float> %150, i64 1
  %275 = add i32 %189, %254
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %276
  store float %274, ptr addrspace(1) %277, align 4
  %278 = extractelement <4 x float> %150, i64 2
  %279 = add i32 %189, %260
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %280
  store float %278, ptr addrspace(1) %281, align 4
  %282 = extractelement <4 x float> %150, i64 3
  %283 = add i32 %189, %266
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %284
  store float %282, ptr addrspace(1) %285, align 4
  %286 = extractelement <4 x float> %149, i64 0
  %287 = add i32 %209, %248
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %288
  store float %286, ptr addrspace(1) %289, align 4
  %290 = extractelement <4 x float> %149, i64 1
  %291 = add i32 %209, %254
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %292
  store float %290, ptr addrspace(1) %293, align 4
  %294 = extractelement <4 x float> %149, i64 2
  %295 = add i32 %209, %260
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %296
  store float %294, ptr addrspace(1) %297, align 4
  %298 = extractelement <4 x float> %149, i64 3
  %299 = add i32 %209, %266
  %300 = sext i32 %299 to i64
  %301 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %300
  store float %298, ptr addrspace(1) %301, align 4
  %302 = extractelement <4 x float> %148, i64 0
  %303 = add i32 %229, %248
  %304 = sext i32 %303 to i64
  %305 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %304
  store float %302, ptr addrspace(1) %305, align 4
  %306 = extractelement <4 x float> %148, i64 1
  %307 = add i32 %229, %254
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %308
  store float %306, ptr addrspace(1) %309, align 4
  %310 = extractelement <4 x float> %148, i64 2
  %311 = add i32 %229, %260
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %312
  store float %310, ptr addrspace(1) %313, align 4
  %314 = extractelement <4 x float> %148, i64 3
  %315 = add i32 %229, %266
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %316
  store float %314, ptr addrspace(1) %317, align 4
  %318 = or disjoint i32 %158, 32
  %319 = extractelement <4 x float> %147, i64 0
  %320 = mul nsw i32 %318, %4
  %321 = add i32 %162, %320
  %322 = sext i32 %321 to i64
  %323 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %322
  store float %319, ptr addrspace(1) %323, align 4
  %324 = extractelement <4 x float> %147, i64 1
  %325 = or disjoint i32 %158, 33
  %326 = mul nsw i32 %325, %4
  %327 = add i32 %162, %326
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %328
  store float %324, ptr addrspace(1) %329, align 4
  %330 = extractelement <4 x float> %147, i64 2
  %331 = or disjoint i32 %158, 34
  %332 = mul nsw i32 %331, %4
  %333 = add i32 %162, %332
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %334
  store float %330, ptr addrspace(1) %335, align 4
  %336 = extractelement <4 x float> %147, i64 3
  %337 = or disjoint i32 %158, 35
  %338 = mul nsw i32 %337, %4
  %339 = add i32 %162, %338
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %340
  store float %336, ptr addrspace(1) %341, align 4
  %342 = extractelement <4 x float> %146, i64 0
  %343 = add i32 %189, %320
  %344 = sext i32 %343 to i64
  %345 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %344
  store float %342, ptr addrspace(1) %345, align 4
  %346 = extractelement <4 x float> %146, i64 1
  %347 = add i32 %189, %326
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %348
  store float %346, ptr addrspace(1) %349, align 4
  %350 = extractelement <4 x float> %146, i64 2
  %351 = add i32 %189, %332
  %352 = sext i32 %351 to i64
  %353 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %352
  store float %350, ptr addrspace(1) %353, align 4
  %354 = extractelement <4 x float> %146, i64 3
  %355 = add i32 %189, %338
  %356 = sext i32 %355 to i64
  %357 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %356
  store float %354, ptr addrspace(1) %357, align 4
  %358 = extractelement <4 x float> %145, i64 0
  %359 = add i32 %209, %320
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %360
  store float %358, ptr addrspace(1) %361, align 4
  %362 = extractelement <4 x float> %145, i64 1
  %363 = add i32 %209, %326
  %364 = sext i32 %363 to i64
  %365 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %364
  store float %362, ptr addrspace(1) %365, align 4
  %366 = extractelement <4 x float> %145, i64 2
  %367 = add i32 %209, %332
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %368
  store float %366, ptr addrspace(1) %369, align 4
  %370 = extractelement <4 x float> %145, i64 3
  %371 = add i32 %209, %338
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %372
  store float %370, ptr addrspace(1) %373, align 4
  %374 = extractelement <4 x float> %144, i64 0
  %375 = add i32 %229, %320
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %376
  store float %374, ptr addrspace(1) %377, align 4
  %378 = extractelement <4 x float> %144, i64 1
  %379 = add i32 %229, %326
  %380 = sext i32 %379 to i64
  %381 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %380
  store float %378, ptr addrspace(1) %381, align 4
  %382 = extractelement <4 x float> %144, i64 2
  %383 = add i32 %229, %332
  %384 = sext i32 %383 to i64
  %385 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %384
  store float %382, ptr addrspace(1) %385, align 4
  %386 = extractelement <4 x float> %144, i64 3
  %387 = add i32 %229, %338
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %388
  store float %386, ptr addrspace(1) %389, align 4
  %390 = or disjoint i32 %158, 48
  %391 = extractelement <4 x float> %143, i64 0
  %392 = mul nsw i32 %390, %4
  %393 = add i32 %162, %392
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %394
  store float %391, ptr addrspace(1) %395, align 4
  %396 = extractelement <4 x float> %143, i64 1
  %397 = or disjoint i32 %158, 49
  %398 = mul nsw i32 %397, %4
  %399 = add i32 %162, %398
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %400
  store float %396, ptr addrspace(1) %401, align 4
  %402 = extractelement <4 x float> %143, i64 2
  %403 = or disjoint i32 %158, 50
  %404 = mul nsw i32 %403, %4
  %405 = add i32 %162, %404
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %406
  store float %402, ptr addrspace(1) %407, align 4
  %408 = extractelement <4 x float> %143, i64 3
  %409 = or disjoint i32 %158, 51
  %410 = mul nsw i32 %409, %4
  %411 = add i32 %162, %410
  %412 = sext i32 %411 to i64
  %413 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %412
  store float %408, ptr addrspace(1) %413, align 4
  %414 = extractelement <4 x float> %142, i64 0
  %415 = add i32 %189, %392
  %416 = sext i32 %415 to i64
  %417 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %416
  store float %414, ptr addrspace(1) %417, align 4
  %418 = extractelement <4 x float> %142, i64 1
  %419 = add i32 %189, %398
  %420 = sext i32 %419 to i64
  %421 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %420
  store float %418, ptr addrspace(1) %421, align 4
  %422 = extractelement <4 x float> %142, i64 2
  %423 = add i32 %189, %404
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %424
  store float %422, ptr addrspace(1) %425, align 4
  %426 = extractelement <4 x float> %142, i64 3
  %427 = add i32 %189, %410
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %428
  store float %426, ptr addrspace(1) %429, align 4
  %430 = extractelement <4 x float> %141, i64 0
  %431 = add i32 %209, %392
  %432 = sext i32 %431 to i64
  %433 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %432
  store float %430, ptr addrspace(1) %433, align 4
  %434 = extractelement <4 x float> %141, i64 1
  %435 = add i32 %209, %398
  %436 = sext i32 %435 to i64
  %437 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %436
  store float %434, ptr addrspace(1) %437, align 4
  %438 = extractelement <4 x float> %141, i64 2
  %439 = add i32 %209, %404
  %440 = sext i32 %439 to i64
  %441 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %440
  store float %438, ptr addrspace(1) %441, align 4
  %442 = extractelement <4 x float> %141, i64 3
  %443 = add i32 %209, %410
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %444
  store float %442, ptr addrspace(1) %445, align 4
  %446 = extractelement <4 x float> %140, i64 0
  %447 = add i32 %229, %392
  %448 = sext i32 %447 to i64
  %449 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %448
  store float %446, ptr addrspace(1) %449, align 4
  %450 = extractelement <4 x float> %140, i64 1
  %451 = add i32 %229, %398
  %452 = sext i32 %451 to i64
  %453 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %452
  store float %450, ptr addrspace(1) %453, align 4
  %454 = extractelement <4 x float> %140, i64 2
  %455 = add i32 %229, %404
  %456 = sext i32 %455 to i64
  %457 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %456
  store float %454, ptr addrspace(1) %457, align 4
  %458 = extractelement <4 x float> %140, i64 3
  %459 = add i32 %229, %410
  %460 = sext i32 %459 to i64
  %461 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %460
  store float %458, ptr addrspace(1) %461, align 4
  ret void

462:                                              ; preds = %53, %462
  %463 = phi <4 x float> [ zeroinitializer, %53 ], [ %867, %462 ]
  %464 = phi <4 x float> [ zeroinitializer, %53 ], [ %862, %462 ]
  %465 = phi <4 x float> [ zeroinitializer, %53 ], [ %857, %462 ]
  %466 = phi <4 x float> [ zeroinitializer, %53 ], [ %852, %462 ]
  %467 = phi <4 x float> [ zeroinitializer, %53 ], [ %843, %462 ]
  %468 = phi <4 x float> [ zeroinitializer, %53 ], [ %838, %462 ]
  %469 = phi <4 x float> [ zeroinitializer, %53 ], [ %833, %462 ]
  %470 = phi <4 x float> [ zeroinitializer, %53 ], [ %828, %462 ]
  %471 = phi <4 x float> [ zeroinitializer, %53 ], [ %819, %462 ]
  %472 = phi <4 x float> [ zeroinitializer, %53 ], [ %814, %462 ]
  %473 = phi <4 x float> [ zeroinitializer, %53 ], [ %809, %462 ]
  %474 = phi <4 x float> [ zeroinitializer, %53 ], [ %804, %462 ]
  %475 = phi <4 x float> [ zeroinitializer, %53 ], [ %795, %462 ]
  %476 = phi <4 x float> [ zeroinitializer, %53 ], [ %790, %462 ]
  %477 = phi <4 x float> [ zeroinitializer, %53 ], [ %785, %462 ]
  %478 = phi <4 x float> [ zeroinitializer, %53 ], [ %780, %462 ]
  %479 = phi i32 [ 0, %53 ], [ %868, %462 ]
  tail call void asm sideeffect "s_waitcnt vmcnt(0)\0A\09s_barrier", ""() #5, !srcloc !4
  %480 = or disjoint i32 %479, %65
  %481 = add i32 %480, %24
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %64, i32 4, i32 %481, i32 0, i32 0, i32 0)
  %482 = load <2 x i64>, ptr addrspace(3) %67, align 16
  %483 = extractelement <2 x i64> %482, i64 0
  %484 = extractelement <2 x i64> %482, i64 1
  %485 = load <2 x i64>, ptr addrspace(3) %70, align 16
  %486 = extractelement <2 x i64> %485, i64 0
  %487 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %483, i64 %486, <4 x float> %478, i32 0, i32 0, i32 0)
  %488 = extractelement <2 x i64> %485, i64 1
  %489 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %484, i64 %488, <4 x float> %487, i32 0, i32 0, i32 0)
  %490 = load <2 x i64>, ptr addrspace(3) %74, align 16
  %491 = extractelement <2 x i64> %490, i64 0
  %492 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %483, i64 %491, <4 x float> %477, i32 0, i32 0, i32 0)
  %493 = extractelement <2 x i64> %490, i64 1
  %494 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %484, i64 %493, <4 x float> %492, i32 0, i32 0, i32 0)
  %495 = load <2 x i64>, ptr addrspace(3) %78, align 16
  %496 = extractelement <2 x i64> %495, i64 0
  %497 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %483, i64 %496, <4 x float> %476, i32 0, i32 0, i32 0)
  %498 = extractelement <2 x i64> %495, i64 1
  %499 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %484, i64 %498, <4 x float> %497, i32 0, i32 0, i32 0)
  %500 = load <2 x i64>, ptr addrspace(3) %82, align 16
  %501 = extractelement <2 x i64> %500, i64 0
  %502 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %483, i64 %501, <4 x float> %475, i32 0, i32 0, i32 0)
  %503 = extractelement <2 x i64> %500, i64 1
  %504 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %484, i64 %503, <4 x float> %502, i32 0, i32 0, i32 0)
  %505 = or disjoint i32 %479, %84
  %506 = add i32 %505, %24
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %83, i32 4, i32 %506, i32 0, i32 0, i32 0)
  %507 = load <2 x i64>, ptr addrspace(3) %86, align 16
  %508 = extractelement <2 x i64> %507, i64 0
  %509 = extractelement <2 x i64> %507, i64 1
  %510 = load <2 x i64>, ptr addrspace(3) %70, align 16
  %511 = extractelement <2 x i64> %510, i64 0
  %512 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %508, i64 %511, <4 x float> %474, i32 0, i32 0, i32 0)
  %513 = extractelement <2 x i64> %510, i64 1
  %514 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %509, i64 %513, <4 x float> %512, i32 0, i32 0, i32 0)
  %515 = load <2 x i64>, ptr addrspace(3) %74, align 16
  %516 = extractelement <2 x i64> %515, i64 0
  %517 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %508, i64 %516, <4 x float> %473, i32 0, i32 0, i32 0)
  %518 = extractelement <2 x i64> %515, i64 1
  %519 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %509, i64 %518, <4 x float> %517, i32 0, i32 0, i32 0)
  %520 = load <2 x i64>, ptr addrspace(3) %78, align 16
  %521 = extractelement <2 x i64> %520, i64 0
  %522 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %508, i64 %521, <4 x float> %472, i32 0, i32 0, i32 0)
  %523 = extractelement <2 x i64> %520, i64 1
  %524 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %509, i64 %523, <4 x float> %522, i32 0, i32 0, i32 0)
  %525 = load <2 x i64>, ptr addrspace(3) %82, align 16
  %526 = extractelement <2 x i64> %525, i64 0
  %527 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %508, i64 %526, <4 x float> %471, i32 0, i32 0, i32 0)
  %528 = extractelement <2 x i64> %525, i64 1
  %529 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %509, i64 %528, <4 x float> %527, i32 0, i32 0, i32 0)
  %530 = add i32 %480, %32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %87, i32 4, i32 %530, i32 0, i32 0, i32 0)
  %531 = load <2 x i64>, ptr addrspace(3) %89, align 16
  %532 = extractelement <2 x i64> %531, i64 0
  %533 = extractelement <2 x i64> %531, i64 1
  %534 = load <2 x i64>, ptr addrspace(3) %70, align 16
  %535 = extractelement <2 x i64> %534, i64 0
  %536 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %532, i64 %535, <4 x float> %470, i32 0, i32 0, i32 0)
  %537 = extractelement <2 x i64> %534, i64 1
  %538 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %533, i64 %537, <4 x float> %536, i32 0, i32 0, i32 0)
  %539 = load <2 x i64>, ptr addrspace(3) %74, align 16
  %540 = extractelement <2 x i64> %539, i64 0
  %541 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %532, i64 %540, <4 x float> %469, i32 0, i32 0, i32 0)
  %542 = extractelement <2 x i64> %539, i64 1
  %543 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %533, i64 %542, <4 x float> %541, i32 0, i32 0, i32 0)
  %544 = load <2 x i64>, ptr addrspace(3) %78, align 16
  %545 = extractelement <2 x i64> %544, i64 0
  %546 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %532, i64 %545, <4 x float> %468, i32 0, i32 0, i32 0)
  %547 = extractelement <2 x i64> %544, i64 1
  %548 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %533, i64 %547, <4 x float> %546, i32 0, i32 0, i32 0)
  %549 = load <2 x i64>, ptr addrspace(3) %82, align 16
  %550 = extractelement <2 x i64> %549, i64 0
  %551 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %532, i64 %550, <4 x float> %467, i32 0, i32 0, i32 0)
  %552 = extractelement <2 x i64> %549, i64 1
  %553 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %533, i64 %552, <4 x float> %551, i32 0, i32 0, i32 0)
  %554 = add i32 %505, %32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %90, i32 4, i32 %554, i32 0, i32 0, i32 0)
  %555 = load <2 x i64>, ptr addrspace(3) %92, align 16
  %556 = extractelement <2 x i64> %555, i64 0
  %557 = extractelement <2 x i64> %555, i64 1
  %558 = load <2 x i64>, ptr addrspace(3) %70, align 16
  %559 = extractelement <2 x i64> %558, i64 0
  %560 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %556, i64 %559, <4 x float> %466, i32 0, i32 0, i32 0)
  %561 = extractelement <2 x i64> %558, i64 1
  %562 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %557, i64 %561, <4 x float> %560, i32 0, i32 0, i32 0)
  %563 = load <2 x i64>, ptr addrspace(3) %74, align 16
  %564 = extractelement <2 x i64> %563, i64 0
  %565 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %556, i64 %564, <4 x float> %465, i32 0, i32 0, i32 0)
  %566 = extractelement <2 x i64> %563, i64 1
  %567 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %557, i64 %566, <4 x float> %565, i32 0, i32 0, i32 0)
  %568 = load <2 x i64>, ptr addrspace(3) %78, align 16
  %569 = extractelement <2 x i64> %568, i64 0
  %570 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %556, i64 %569, <4 x float> %464, i32 0, i32 0, i32 0)
  %571 = extractelement <2 x i64> %568, i64 1
  %572 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %557, i64 %571, <4 x float> %570, i32 0, i32 0, i32 0)
  %573 = load <2 x i64>, ptr addrspace(3) %82, align 16
  %574 = extractelement <2 x i64> %573, i64 0
  %575 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %556, i64 %574, <4 x float> %463, i32 0, i32 0, i32 0)
  %576 = extractelement <2 x i64> %573, i64 1
  %577 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %557, i64 %576, <4 x float> %575, i32 0, i32 0, i32 0)
  %578 = add i32 %480, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %93, i32 4, i32 %578, i32 0, i32 0, i32 0)
  %579 = load <2 x i64>, ptr addrspace(3) %95, align 16
  %580 = extractelement <2 x i64> %579, i64 0
  %581 = extractelement <2 x i64> %579, i64 1
  %582 = load <2 x i64>, ptr addrspace(3) %98, align 16
  %583 = extractelement <2 x i64> %582, i64 0
  %584 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %580, i64 %583, <4 x float> %489, i32 0, i32 0, i32 0)
  %585 = extractelement <2 x i64> %582, i64 1
  %586 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %581, i64 %585, <4 x float> %584, i32 0, i32 0, i32 0)
  %587 = load <2 x i64>, ptr addrspace(3) %99, align 16
  %588 = extractelement <2 x i64> %587, i64 0
  %589 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %580, i64 %588, <4 x float> %494, i32 0, i32 0, i32 0)
  %590 = extractelement <2 x i64> %587, i64 1
  %591 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %581, i64 %590, <4 x float> %589, i32 0, i32 0, i32 0)
  %592 = load <2 x i64>, ptr addrspace(3) %100, align 16
  %593 = extractelement <2 x i64> %592, i64 0
  %594 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %580, i64 %593, <4 x float> %499, i32 0, i32 0, i32 0)
  %595 = extractelement <2 x i64> %592, i64 1
  %596 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %581, i64 %595, <4 x float> %594, i32 0, i32 0, i32 0)
  %597 = load <2 x i64>, ptr addrspace(3) %101, align 16
  %598 = extractelement <2 x i64> %597, i64 0
  %599 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %580, i64 %598, <4 x float> %504, i32 0, i32 0, i32 0)
  %600 = extractelement <2 x i64> %597, i64 1
  %601 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %581, i64 %600, <4 x float> %599, i32 0, i32 0, i32 0)
  %602 = add i32 %505, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %102, i32 4, i32 %602, i32 0, i32 0, i32 0)
  %603 = load <2 x i64>, ptr addrspace(3) %104, align 16
  %604 = extractelement <2 x i64> %603, i64 0
  %605 = extractelement <2 x i64> %603, i64 1
  %606 = load <2 x i64>, ptr addrspace(3) %98, align 16
  %607 = extractelement <2 x i64> %606, i64 0
  %608 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %604, i64 %607, <4 x float> %514, i32 0, i32 0, i32 0)
  %609 = extractelement <2 x i64> %606, i64 1
  %610 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %605, i64 %609, <4 x float> %608, i32 0, i32 0, i32 0)
  %611 = load <2 x i64>, ptr addrspace(3) %99, align 16
  %612 = extractelement <2 x i64> %611, i64 0
  %613 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %604, i64 %612, <4 x float> %519, i32 0, i32 0, i32 0)
  %614 = extractelement <2 x i64> %611, i64 1
  %615 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %605, i64 %614, <4 x float> %613, i32 0, i32 0, i32 0)
  %616 = load <2 x i64>, ptr addrspace(3) %100, align 16
  %617 = extractelement <2 x i64> %616, i64 0
  %618 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %604, i64 %617, <4 x float> %524, i32 0, i32 0, i32 0)
  %619 = extractelement <2 x i64> %616, i64 1
  %620 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %605, i64 %619, <4 x float> %618, i32 0, i32 0, i32 0)
  %621 = load <2 x i64>, ptr addrspace(3) %101, align 16
  %622 = extractelement <2 x i64> %621, i64 0
  %623 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %604, i64 %622, <4 x float> %529, i32 0, i32 0, i32 0)
  %624 = extractelement <2 x i64> %621, i64 1
  %625 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %605, i64 %624, <4 x float> %623, i32 0, i32 0, i32 0)
  %626 = add i32 %480, %44
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %105, i32 4, i32 %626, i32 0, i32 0, i32 0)
  %627 = load <2 x i64>, ptr addrspace(3) %107, align 16
  %628 = extractelement <2 x i64> %627, i64 0
  %629 = extractelement <2 x i64> %627, i64 1
  %630 = load <2 x i64>, ptr addrspace(3) %98, align 16
  %631 = extractelement <2 x i64> %630, i64 0
  %632 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %628, i64 %631, <4 x float> %538, i32 0, i32 0, i32 0)
  %633 = extractelement <2 x i64> %630, i64 1
  %634 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %629, i64 %633, <4 x float> %632, i32 0, i32 0, i32 0)
  %635 = load <2 x i64>, ptr addrspace(3) %99, align 16
  %636 = extractelement <2 x i64> %635, i64 0
  %637 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %628, i64 %636, <4 x float> %543, i32 0, i32 0, i32 0)
  %638 = extractelement <2 x i64> %635, i64 1
  %639 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %629, i64 %638, <4 x float> %637, i32 0, i32 0, i32 0)
  %640 = load <2 x i64>, ptr addrspace(3) %100, align 16
  %641 = extractelement <2 x i64> %640, i64 0
  %642 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %628, i64 %641, <4 x float> %548, i32 0, i32 0, i32 0)
  %643 = extractelement <2 x i64> %640, i64 1
  %644 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %629, i64 %643, <4 x float> %642, i32 0, i32 0, i32 0)
  %645 = load <2 x i64>, ptr addrspace(3) %101, align 16
  %646 = extractelement <2 x i64> %645, i64 0
  %647 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %628, i64 %646, <4 x float> %553, i32 0, i32 0, i32 0)
  %648 = extractelement <2 x i64> %645, i64 1
  %649 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %629, i64 %648, <4 x float> %647, i32 0, i32 0, i32 0)
  %650 = add i32 %505, %44
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %108, i32 4, i32 %650, i32 0, i32 0, i32 0)
  %651 = load <2 x i64>, ptr addrspace(3) %110, align 16
  %652 = extractelement <2 x i64> %651, i64 0
  %653 = extractelement <2 x i64> %651, i64 1
  %654 = load <2 x i64>, ptr addrspace(3) %98, align 16
  %655 = extractelement <2 x i64> %654, i64 0
  %656 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %652, i64 %655, <4 x float> %562, i32 0, i32 0, i32 0)
  %657 = extractelement <2 x i64> %654, i64 1
  %658 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %653, i64 %657, <4 x float> %656, i32 0, i32 0, i32 0)
  %659 = load <2 x i64>, ptr addrspace(3) %99, align 16
  %660 = extractelement <2 x i64> %659, i64 0
  %661 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %652, i64 %660, <4 x float> %567, i32 0, i32 0, i32 0)
  %662 = extractelement <2 x i64> %659, i64 1
  %663 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %653, i64 %662, <4 x float> %661, i32 0, i32 0, i32 0)
  %664 = load <2 x i64>, ptr addrspace(3) %100, align 16
  %665 = extractelement <2 x i64> %664, i64 0
  %666 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %652, i64 %665, <4 x float> %572, i32 0, i32 0, i32 0)
  %667 = extractelement <2 x i64> %664, i64 1
  %668 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %653, i64 %667, <4 x float> %666, i32 0, i32 0, i32 0)
  %669 = load <2 x i64>, ptr addrspace(3) %101, align 16
  %670 = extractelement <2 x i64> %669, i64 0
  %671 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %652, i64 %670, <4 x float> %577, i32 0, i32 0, i32 0)
  %672 = extractelement <2 x i64> %669, i64 1
  %673 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %653, i64 %672, <4 x float> %671, i32 0, i32 0, i32 0)
  tail call void asm sideeffect "s_waitcnt vmcnt(0)\0A\09s_barrier", ""() #5, !srcloc !5
  %674 = add nuw i32 %59, %479
  %675 = add i32 %674, %24
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %22, i32 4, i32 %675, i32 0, i32 0, i32 0)
  %676 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %677 = extractelement <2 x i64> %676, i64 0
  %678 = extractelement <2 x i64> %676, i64 1
  %679 = load <2 x i64>, ptr addrspace(3) %115, align 16
  %680 = extractelement <2 x i64> %679, i64 0
  %681 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %677, i64 %680, <4 x float> %586, i32 0, i32 0, i32 0)
  %682 = extractelement <2 x i64> %679, i64 1
  %683 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %678, i64 %682, <4 x float> %681, i32 0, i32 0, i32 0)
  %684 = load <2 x i64>, ptr addrspace(3) %116, align 16
  %685 = extractelement <2 x i64> %684, i64 0
  %686 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %677, i64 %685, <4 x float> %591, i32 0, i32 0, i32 0)
  %687 = extractelement <2 x i64> %684, i64 1
  %688 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %678, i64 %687, <4 x float> %686, i32 0, i32 0, i32 0)
  %689 = load <2 x i64>, ptr addrspace(3) %117, align 16
  %690 = extractelement <2 x i64> %689, i64 0
  %691 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %677, i64 %690, <4 x float> %596, i32 0, i32 0, i32 0)
  %692 = extractelement <2 x i64> %689, i64 1
  %693 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %678, i64 %692, <4 x float> %691, i32 0, i32 0, i32 0)
  %694 = load <2 x i64>, ptr addrspace(3) %118, align 16
  %695 = extractelement <2 x i64> %694, i64 0
  %696 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %677, i64 %695, <4 x float> %601, i32 0, i32 0, i32 0)
  %697 = extractelement <2 x i64> %694, i64 1
  %698 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %678, i64 %697, <4 x float> %696, i32 0, i32 0, i32 0)
  %699 = or disjoint i32 %674, 4
  %700 = add i32 %699, %24
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %26, i32 4, i32 %700, i32 0, i32 0, i32 0)
  %701 = load <2 x i64>, ptr addrspace(3) %120, align 16
  %702 = extractelement <2 x i64> %701, i64 0
  %703 = extractelement <2 x i64> %701, i64 1
  %704 = load <2 x i64>, ptr addrspace(3) %115, align 16
  %705 = extractelement <2 x i64> %704, i64 0
  %706 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %702, i64 %705, <4 x float> %610, i32 0, i32 0, i32 0)
  %707 = extractelement <2 x i64> %704, i64 1
  %708 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %703, i64 %707, <4 x float> %706, i32 0, i32 0, i32 0)
  %709 = load <2 x i64>, ptr addrspace(3) %116, align 16
  %710 = extractelement <2 x i64> %709, i64 0
  %711 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %702, i64 %710, <4 x float> %615, i32 0, i32 0, i32 0)
  %712 = extractelement <2 x i64> %709, i64 1
  %713 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %703, i64 %712, <4 x float> %711, i32 0, i32 0, i32 0)
  %714 = load <2 x i64>, ptr addrspace(3) %117, align 16
  %715 = extractelement <2 x i64> %714, i64 0
  %716 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %702, i64 %715, <4 x float> %620, i32 0, i32 0, i32 0)
  %717 = extractelement <2 x i64> %714, i64 1
  %718 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %703, i64 %717, <4 x float> %716, i32 0, i32 0, i32 0)
  %719 = load <2 x i64>, ptr addrspace(3) %118, align 16
  %720 = extractelement <2 x i64> %719, i64 0
  %721 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %702, i64 %720, <4 x float> %625, i32 0, i32 0, i32 0)
  %722 = extractelement <2 x i64> %719, i64 1
  %723 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %703, i64 %722, <4 x float> %721, i32 0, i32 0, i32 0)
  %724 = add i32 %674, %32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %29, i32 4, i32 %724, i32 0, i32 0, i32 0)
  %725 = load <2 x i64>, ptr addrspace(3) %122, align 16
  %726 = extractelement <2 x i64> %725, i64 0
  %727 = extractelement <2 x i64> %725, i64 1
  %728 = load <2 x i64>, ptr addrspace(3) %115, align 16
  %729 = extractelement <2 x i64> %728, i64 0
  %730 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %726, i64 %729, <4 x float> %634, i32 0, i32 0, i32 0)
  %731 = extractelement <2 x i64> %728, i64 1
  %732 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %727, i64 %731, <4 x float> %730, i32 0, i32 0, i32 0)
  %733 = load <2 x i64>, ptr addrspace(3) %116, align 16
  %734 = extractelement <2 x i64> %733, i64 0
  %735 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %726, i64 %734, <4 x float> %639, i32 0, i32 0, i32 0)
  %736 = extractelement <2 x i64> %733, i64 1
  %737 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %727, i64 %736, <4 x float> %735, i32 0, i32 0, i32 0)
  %738 = load <2 x i64>, ptr addrspace(3) %117, align 16
  %739 = extractelement <2 x i64> %738, i64 0
  %740 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %726, i64 %739, <4 x float> %644, i32 0, i32 0, i32 0)
  %741 = extractelement <2 x i64> %738, i64 1
  %742 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %727, i64 %741, <4 x float> %740, i32 0, i32 0, i32 0)
  %743 = load <2 x i64>, ptr addrspace(3) %118, align 16
  %744 = extractelement <2 x i64> %743, i64 0
  %745 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %726, i64 %744, <4 x float> %649, i32 0, i32 0, i32 0)
  %746 = extractelement <2 x i64> %743, i64 1
  %747 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %727, i64 %746, <4 x float> %745, i32 0, i32 0, i32 0)
  %748 = add i32 %699, %32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %34, i32 4, i32 %748, i32 0, i32 0, i32 0)
  %749 = load <2 x i64>, ptr addrspace(3) %124, align 16
  %750 = extractelement <2 x i64> %749, i64 0
  %751 = extractelement <2 x i64> %749, i64 1
  %752 = load <2 x i64>, ptr addrspace(3) %115, align 16
  %753 = extractelement <2 x i64> %752, i64 0
  %754 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %750, i64 %753, <4 x float> %658, i32 0, i32 0, i32 0)
  %755 = extractelement <2 x i64> %752, i64 1
  %756 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %751, i64 %755, <4 x float> %754, i32 0, i32 0, i32 0)
  %757 = load <2 x i64>, ptr addrspace(3) %116, align 16
  %758 = extractelement <2 x i64> %757, i64 0
  %759 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %750, i64 %758, <4 x float> %663, i32 0, i32 0, i32 0)
  %760 = extractelement <2 x i64> %757, i64 1
  %761 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %751, i64 %760, <4 x float> %759, i32 0, i32 0, i32 0)
  %762 = load <2 x i64>, ptr addrspace(3) %117, align 16
  %763 = extractelement <2 x i64> %762, i64 0
  %764 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %750, i64 %763, <4 x float> %668, i32 0, i32 0, i32 0)
  %765 = extractelement <2 x i64> %762, i64 1
  %766 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %751, i64 %765, <4 x float> %764, i32 0, i32 0, i32 0)
  %767 = load <2 x i64>, ptr addrspace(3) %118, align 16
  %768 = extractelement <2 x i64> %767, i64 0
  %769 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %750, i64 %768, <4 x float> %673, i32 0, i32 0, i32 0)
  %770 = extractelement <2 x i64> %767, i64 1
  %771 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %751, i64 %770, <4 x float> %769, i32 0, i32 0, i32 0)
  %772 = add i32 %674, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %36, i32 4, i32 %772, i32 0, i32 0, i32 0)
  %773 = load <2 x i64>, ptr addrspace(3) %126, align 16
  %774 = extractelement <2 x i64> %773, i64 0
  %775 = extractelement <2 x i64> %773, i64 1
  %776 = load <2 x i64>, ptr addrspace(3) %63, align 16
  %777 = extractelement <2 x i64> %776, i64 0
  %778 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %774, i64 %777, <4 x float> %683, i32 0, i32 0, i32 0)
  %779 = extractelement <2 x i64> %776, i64 1
  %780 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %775, i64 %779, <4 x float> %778, i32 0, i32 0, i32 0)
  %781 = load <2 x i64>, ptr addrspace(3) %127, align 16
  %782 = extractelement <2 x i64> %781, i64 0
  %783 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %774, i64 %782, <4 x float> %688, i32 0, i32 0, i32 0)
  %784 = extractelement <2 x i64> %781, i64 1
  %785 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %775, i64 %784, <4 x float> %783, i32 0, i32 0, i32 0)
  %786 = load <2 x i64>, ptr addrspace(3) %128, align 16
  %787 = extractelement <2 x i64> %786, i64 0
  %788 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %774, i64 %787, <4 x float> %693, i32 0, i32 0, i32 0)
  %789 = extractelement <2 x i64> %786, i64 1
  %790 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %775, i64 %789, <4 x float> %788, i32 0, i32 0, i32 0)
  %791 = load <2 x i64>, ptr addrspace(3) %129, align 16
  %792 = extractelement <2 x i64> %791, i64 0
  %793 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %774, i64 %792, <4 x float> %698, i32 0, i32 0, i32 0)
  %794 = extractelement <2 x i64> %791, i64 1
  %795 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %775, i64 %794, <4 x float> %793, i32 0, i32 0, i32 0)
  %796 = add i32 %699, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %40, i32 4, i32 %796, i32 0, i32 0, i32 0)
  %797 = load <2 x i64>, ptr addrspace(3) %131, align 16
  %798 = extractelement <2 x i64> %797, i64 0
  %799 = extractelement <2 x i64> %797, i64 1
  %800 = load <2 x i64>, ptr addrspace(3) %63, align 16
  %801 = extractelement <2 x i64> %800, i64 0
  %802 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %798, i64 %801, <4 x float> %708, i32 0, i32 0, i32 0)
  %803 = extractelement <2 x i64> %800, i64 1
  %804 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %799, i64 %803, <4 x float> %802, i32 0, i32 0, i32 0)
  %805 = load <2 x i64>, ptr addrspace(3) %127, align 16
  %806 = extractelement <2 x i64> %805, i64 0
  %807 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %798, i64 %806, <4 x float> %713, i32 0, i32 0, i32 0)
  %808 = extractelement <2 x i64> %805, i64 1
  %809 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %799, i64 %808, <4 x float> %807, i32 0, i32 0, i32 0)
  %810 = load <2 x i64>, ptr addrspace(3) %128, align 16
  %811 = extractelement <2 x i64> %810, i64 0
  %812 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %798, i64 %811, <4 x float> %718, i32 0, i32 0, i32 0)
  %813 = extractelement <2 x i64> %810, i64 1
  %814 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %799, i64 %813, <4 x float> %812, i32 0, i32 0, i32 0)
  %815 = load <2 x i64>, ptr addrspace(3) %129, align 16
  %816 = extractelement <2 x i64> %815, i64 0
  %817 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %798, i64 %816, <4 x float> %723, i32 0, i32 0, i32 0)
  %818 = extractelement <2 x i64> %815, i64 1
  %819 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %799, i64 %818, <4 x float> %817, i32 0, i32 0, i32 0)
  %820 = add i32 %674, %44
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %42, i32 4, i32 %820, i32 0, i32 0, i32 0)
  %821 = load <2 x i64>, ptr addrspace(3) %133, align 16
  %822 = extractelement <2 x i64> %821, i64 0
  %823 = extractelement <2 x i64> %821, i64 1
  %824 = load <2 x i64>, ptr addrspace(3) %63, align 16
  %825 = extractelement <2 x i64> %824, i64 0
  %826 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %822, i64 %825, <4 x float> %732, i32 0, i32 0, i32 0)
  %827 = extractelement <2 x i64> %824, i64 1
  %828 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %823, i64 %827, <4 x float> %826, i32 0, i32 0, i32 0)
  %829 = load <2 x i64>, ptr addrspace(3) %127, align 16
  %830 = extractelement <2 x i64> %829, i64 0
  %831 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %822, i64 %830, <4 x float> %737, i32 0, i32 0, i32 0)
  %832 = extractelement <2 x i64> %829, i64 1
  %833 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %823, i64 %832, <4 x float> %831, i32 0, i32 0, i32 0)
  %834 = load <2 x i64>, ptr addrspace(3) %128, align 16
  %835 = extractelement <2 x i64> %834, i64 0
  %836 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %822, i64 %835, <4 x float> %742, i32 0, i32 0, i32 0)
  %837 = extractelement <2 x i64> %834, i64 1
  %838 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %823, i64 %837, <4 x float> %836, i32 0, i32 0, i32 0)
  %839 = load <2 x i64>, ptr addrspace(3) %129, align 16
  %840 = extractelement <2 x i64> %839, i64 0
  %841 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %822, i64 %840, <4 x float> %747, i32 0, i32 0, i32 0)
  %842 = extractelement <2 x i64> %839, i64 1
  %843 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %823, i64 %842, <4 x float> %841, i32 0, i32 0, i32 0)
  %844 = add i32 %699, %44
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %46, i32 4, i32 %844, i32 0, i32 0, i32 0)
  %845 = load <2 x i64>, ptr addrspace(3) %135, align 16
  %846 = extractelement <2 x i64> %845, i64 0
  %847 = extractelement <2 x i64> %845, i64 1
  %848 = load <2 x i64>, ptr addrspace(3) %63, align 16
  %849 = extractelement <2 x i64> %848, i64 0
  %850 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %846, i64 %849, <4 x float> %756, i32 0, i32 0, i32 0)
  %851 = extractelement <2 x i64> %848, i64 1
  %852 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %847, i64 %851, <4 x float> %850, i32 0, i32 0, i32 0)
  %853 = load <2 x i64>, ptr addrspace(3) %127, align 16
  %854 = extractelement <2 x i64> %853, i64 0
  %855 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %846, i64 %854, <4 x float> %761, i32 0, i32 0, i32 0)
  %856 = extractelement <2 x i64> %853, i64 1
  %857 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %847, i64 %856, <4 x float> %855, i32 0, i32 0, i32 0)
  %858 = load <2 x i64>, ptr addrspace(3) %128, align 16
  %859 = extractelement <2 x i64> %858, i64 0
  %860 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %846, i64 %859, <4 x float> %766, i32 0, i32 0, i32 0)
  %861 = extractelement <2 x i64> %858, i64 1
  %862 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %847, i64 %861, <4 x float> %860, i32 0, i32 0, i32 0)
  %863 = load <2 x i64>, ptr addrspace(3) %129, align 16
  %864 = extractelement <2 x i64> %863, i64 0
  %865 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %846, i64 %864, <4 x float> %771, i32 0, i32 0, i32 0)
  %866 = extractelement <2 x i64> %863, i64 1
  %867 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %847, i64 %866, <4 x float> %865, i32 0, i32 0, i32 0)
  %868 = add nuw nsw i32 %479, 128
  %869 = icmp slt i32 %868, %3
  br i1 %869, label %462, label %136, !llvm.loop !6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #4

attributes #0 = { convergent nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i64 2147506554, i64 2147506575}
!5 = !{i64 2147508838, i64 2147508859}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
