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
  %15 = lshr i32 %6, 4
  %16 = and i32 %15, 3
  %17 = lshr i32 %6, 2
  %18 = xor i32 %17, %15
  %19 = shl nuw nsw i32 %18, 4
  %20 = and i32 %19, 48
  %21 = shl nuw nsw i32 %6, 2
  %22 = and i32 %21, 12
  %23 = shl nuw nsw i32 %7, 10
  %24 = or disjoint i32 %16, %14
  %25 = or disjoint i32 %20, %22
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur_0, i32 %23
  %27 = add i32 %24, %9
  %28 = mul nsw i32 %27, %3
  %29 = add i32 %25, %28
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %26, i32 4, i32 %29, i32 0, i32 0, i32 0)
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 256
  %31 = or disjoint i32 %24, 4
  %32 = add i32 %31, %9
  %33 = mul nsw i32 %32, %3
  %34 = add i32 %25, %33
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %30, i32 4, i32 %34, i32 0, i32 0, i32 0)
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 512
  %36 = or disjoint i32 %24, 8
  %37 = add i32 %36, %9
  %38 = mul nsw i32 %37, %3
  %39 = add i32 %25, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %35, i32 4, i32 %39, i32 0, i32 0, i32 0)
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 768
  %41 = or disjoint i32 %24, 12
  %42 = add i32 %41, %9
  %43 = mul nsw i32 %42, %3
  %44 = add i32 %25, %43
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %40, i32 4, i32 %44, i32 0, i32 0, i32 0)
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 %23
  %46 = add nuw nsw i32 %24, 64
  %47 = add i32 %46, %9
  %48 = mul nsw i32 %47, %3
  %49 = add i32 %25, %48
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %45, i32 4, i32 %49, i32 0, i32 0, i32 0)
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 256
  %51 = or disjoint i32 %46, 4
  %52 = add i32 %51, %9
  %53 = mul nsw i32 %52, %3
  %54 = add i32 %25, %53
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %50, i32 4, i32 %54, i32 0, i32 0, i32 0)
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 512
  %56 = or disjoint i32 %46, 8
  %57 = add i32 %56, %9
  %58 = mul nsw i32 %57, %3
  %59 = add i32 %25, %58
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %55, i32 4, i32 %59, i32 0, i32 0, i32 0)
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 768
  %61 = or disjoint i32 %46, 12
  %62 = add i32 %61, %9
  %63 = mul nsw i32 %62, %3
  %64 = add i32 %25, %63
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %60, i32 4, i32 %64, i32 0, i32 0, i32 0)
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur_0 to i32), i32 8192) to ptr addrspace(3)), i32 %23
  %66 = add i32 %24, %11
  %67 = mul nsw i32 %66, %3
  %68 = add i32 %25, %67
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %65, i32 4, i32 %68, i32 0, i32 0, i32 0)
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 256
  %70 = add i32 %31, %11
  %71 = mul nsw i32 %70, %3
  %72 = add i32 %25, %71
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %69, i32 4, i32 %72, i32 0, i32 0, i32 0)
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 512
  %74 = add i32 %36, %11
  %75 = mul nsw i32 %74, %3
  %76 = add i32 %25, %75
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %73, i32 4, i32 %76, i32 0, i32 0, i32 0)
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 768
  %78 = add i32 %41, %11
  %79 = mul nsw i32 %78, %3
  %80 = add i32 %25, %79
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %77, i32 4, i32 %80, i32 0, i32 0, i32 0)
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur_1 to i32), i32 12288) to ptr addrspace(3)), i32 %23
  %82 = add i32 %46, %11
  %83 = mul nsw i32 %82, %3
  %84 = add i32 %25, %83
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %81, i32 4, i32 %84, i32 0, i32 0, i32 0)
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 256
  %86 = add i32 %51, %11
  %87 = mul nsw i32 %86, %3
  %88 = add i32 %25, %87
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %85, i32 4, i32 %88, i32 0, i32 0, i32 0)
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 512
  %90 = add i32 %56, %11
  %91 = mul nsw i32 %90, %3
  %92 = add i32 %25, %91
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %89, i32 4, i32 %92, i32 0, i32 0, i32 0)
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 768
  %94 = add i32 %61, %11
  %95 = mul nsw i32 %94, %3
  %96 = add i32 %25, %95
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %93, i32 4, i32 %96, i32 0, i32 0, i32 0)
  %97 = icmp sgt i32 %3, 0
  br i1 %97, label %98, label %162

98:                                               ; preds = %5
  %99 = shl nuw nsw i32 %6, 4
  %100 = xor i32 %99, %6
  %101 = and i32 %100, 48
  %102 = shl nuw nsw i32 %6, 6
  %103 = and i32 %102, 960
  %104 = or disjoint i32 %25, 64
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 %103
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i32 %101
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 %23
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 256
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur_0, i32 %103
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i32 %101
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 %103
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %111, i32 %101
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 512
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 768
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @A_cur_0, i32 1024), i32 %103
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i32 %101
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 %23
  %118 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i32 256
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @A_cur_0, i32 2048), i32 %103
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) %119, i32 %101
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i32 512
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i32 768
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @A_cur_0, i32 3072), i32 %103
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 %101
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next_0 to i32), i32 24576) to ptr addrspace(3)), i32 %23
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 256
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 %103
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 %101
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 512
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 768
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 1024), i32 %103
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %131, i32 %101
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next_1 to i32), i32 28672) to ptr addrspace(3)), i32 %23
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 256
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 2048), i32 %103
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) %135, i32 %101
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 512
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 768
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_cur_1 to i32), i32 4096) to ptr addrspace(3)), i32 3072), i32 %103
  %140 = getelementptr inbounds nuw i8, ptr addrspace(3) %139, i32 %101
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %125, i32 %103
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) %141, i32 %101
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 %103
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %143, i32 %101
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %133, i32 %103
  %146 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 %101
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 1024), i32 %103
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %147, i32 %101
  %149 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 2048), i32 %103
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 %101
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_0 to i32), i32 16384) to ptr addrspace(3)), i32 3072), i32 %103
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %151, i32 %101
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 %103
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 %101
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 1024), i32 %103
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 %101
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 2048), i32 %103
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %157, i32 %101
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next_1 to i32), i32 20480) to ptr addrspace(3)), i32 3072), i32 %103
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %159, i32 %101
  %161 = or disjoint i32 %20, %22
  br label %504

162:                                              ; preds = %504, %5
  %163 = phi <4 x float> [ zeroinitializer, %5 ], [ %766, %504 ]
  %164 = phi <4 x float> [ zeroinitializer, %5 ], [ %761, %504 ]
  %165 = phi <4 x float> [ zeroinitializer, %5 ], [ %751, %504 ]
  %166 = phi <4 x float> [ zeroinitializer, %5 ], [ %746, %504 ]
  %167 = phi <4 x float> [ zeroinitializer, %5 ], [ %736, %504 ]
  %168 = phi <4 x float> [ zeroinitializer, %5 ], [ %731, %504 ]
  %169 = phi <4 x float> [ zeroinitializer, %5 ], [ %721, %504 ]
  %170 = phi <4 x float> [ zeroinitializer, %5 ], [ %716, %504 ]
  %171 = phi <4 x float> [ zeroinitializer, %5 ], [ %706, %504 ]
  %172 = phi <4 x float> [ zeroinitializer, %5 ], [ %701, %504 ]
  %173 = phi <4 x float> [ zeroinitializer, %5 ], [ %691, %504 ]
  %174 = phi <4 x float> [ zeroinitializer, %5 ], [ %686, %504 ]
  %175 = phi <4 x float> [ zeroinitializer, %5 ], [ %676, %504 ]
  %176 = phi <4 x float> [ zeroinitializer, %5 ], [ %671, %504 ]
  %177 = phi <4 x float> [ zeroinitializer, %5 ], [ %661, %504 ]
  %178 = phi <4 x float> [ zeroinitializer, %5 ], [ %656, %504 ]
  %179 = and i32 %17, 12
  %180 = or disjoint i32 %179, %9
  %181 = and i32 %6, 15
  %182 = or disjoint i32 %181, %11
  %183 = add i32 %182, %14
  %184 = extractelement <4 x float> %178, i64 0
  %185 = mul nsw i32 %180, %4
  %186 = add i32 %183, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %187
  store float %184, ptr addrspace(1) %188, align 4
  %189 = extractelement <4 x float> %178, i64 1
  %190 = or disjoint i32 %180, 1
  %191 = mul nsw i32 %190, %4
  %192 = add i32 %183, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %193
  store float %189, ptr addrspace(1) %194, align 4
  %195 = extractelement <4 x float> %178, i64 2
  %196 = or disjoint i32 %180, 2
  %197 = mul nsw i32 %196, %4
  %198 = add i32 %183, %197
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %199
  store float %195, ptr addrspace(1) %200, align 4
  %201 = extractelement <4 x float> %178, i64 3
  %202 = or disjoint i32 %180, 3
  %203 = mul nsw i32 %202, %4
  %204 = add i32 %183, %203
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %205
  store float %201, ptr addrspace(1) %206, align 4
  %207 = add i32 %183, 64
  %208 = extractelement <4 x float> %177, i64 0
  %209 = add i32 %207, %185
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %210
  store float %208, ptr addrspace(1) %211, align 4
  %212 = extractelement <4 x float> %177, i64 1
  %213 = add i32 %207, %191
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %214
  store float %212, ptr addrspace(1) %215, align 4
  %216 = extractelement <4 x float> %177, i64 2
  %217 = add i32 %207, %197
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %218
  store float %216, ptr addrspace(1) %219, align 4
  %220 = extractelement <4 x float> %177, i64 3
  %221 = add i32 %207, %203
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %222
  store float %220, ptr addrspace(1) %223, align 4
  %224 = or disjoint i32 %180, 16
  %225 = extractelement <4 x float> %176, i64 0
  %226 = mul nsw i32 %224, %4
  %227 = add i32 %183, %226
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %228
  store float %225, ptr addrspace(1) %229, align 4
  %230 = extractelement <4 x float> %176, i64 1
  %231 = or disjoint i32 %180, 17
  %232 = mul nsw i32 %231, %4
  %233 = add i32 %183, %232
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %234
  store float %230, ptr addrspace(1) %235, align 4
  %236 = extractelement <4 x float> %176, i64 2
  %237 = or disjoint i32 %180, 18
  %238 = mul nsw i32 %237, %4
  %239 = add i32 %183, %238
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %240
  store float %236, ptr addrspace(1) %241, align 4
  %242 = extractelement <4 x float> %176, i64 3
  %243 = or disjoint i32 %180, 19
  %244 = mul nsw i32 %243, %4
  %245 = add i32 %183, %244
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %246
  store float %242, ptr addrspace(1) %247, align 4
  %248 = extractelement <4 x float> %175, i64 0
  %249 = add i32 %207, %226
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %250
  store float %248, ptr addrspace(1) %251, align 4
  %252 = extractelement <4 x float> %175, i64 1
  %253 = add i32 %207, %232
  %254 = sext i32 %253 to i64
  %255 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %254
  store float %252, ptr addrspace(1) %255, align 4
  %256 = extractelement <4 x float> %175, i64 2
  %257 = add i32 %207, %238
  %258 = sext i32 %257 to i64
  %259 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %258
  store float %256, ptr addrspace(1) %259, align 4
  %260 = extractelement <4 x float> %175, i64 3
  %261 = add i32 %207, %244
  %262 = sext i32 %261 to i64
  %263 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %262
  store float %260, ptr addrspace(1) %263, align 4
  %264 = or disjoint i32 %180, 32
  %265 = extractelement <4 x float> %174, i64 0
  %266 = mul nsw i32 %264, %4
  %267 = add i32 %183, %266
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %268
  store float %265, ptr addrspace(1) %269, align 4
  %270 = extractelement <4 x float> %174, i64 1
  %271 = or disjoint i32 %180, 33
  %272 = mul nsw i32 %271, %4
  %273 = add i32 %183, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %274
  store float %270, ptr addrspace(1) %275, align 4
  %276 = extractelement <4 x float> %174, i64 2
  %277 = or disjoint i32 %180, 34
  %278 = mul nsw i32 %277, %4
  %279 = add i32 %183, %278
  %280 = sext i32 %279 to i64
  %281 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %280
  store float %276, ptr addrspace(1) %281, align 4
  %282 = extractelement <4 x float> %174, i64 3
  %283 = or disjoint i32 %180, 35
  %284 = mul nsw i32 %283, %4
  %285 = add i32 %183, %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %286
  store float %282, ptr addrspace(1) %287, align 4
  %288 = extractelement <4 x float> %173, i64 0
  %289 = add i32 %207, %266
  %290 = sext i32 %289 to i64
  %291 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %290
  store float %288, ptr addrspace(1) %291, align 4
  %292 = extractelement <4 x float> %173, i64 1
  %293 = add i32 %207, %272
  %294 = sext i32 %293 to i64
  %295 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %294
  store float %292, ptr addrspace(1) %295, align 4
  %296 = extractelement <4 x float> %173, i64 2
  %297 = add i32 %207, %278
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %298
  store float %296, ptr addrspace(1) %299, align 4
  %300 = extractelement <4 x float> %173, i64 3
  %301 = add i32 %207, %284
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %302
  store float %300, ptr addrspace(1) %303, align 4
  %304 = or disjoint i32 %180, 48
  %305 = extractelement <4 x float> %172, i64 0
  %306 = mul nsw i32 %304, %4
  %307 = add i32 %183, %306
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %308
  store float %305, ptr addrspace(1) %309, align 4
  %310 = extractelement <4 x float> %172, i64 1
  %311 = or disjoint i32 %180, 49
  %312 = mul nsw i32 %311, %4
  %313 = add i32 %183, %312
  %314 = sext i32 %313 to i64
  %315 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %314
  store float %310, ptr addrspace(1) %315, align 4
  %316 = extractelement <4 x float> %172, i64 2
  %317 = or disjoint i32 %180, 50
  %318 = mul nsw i32 %317, %4
  %319 = add i32 %183, %318
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %320
  store float %316, ptr addrspace(1) %321, align 4
  %322 = extractelement <4 x float> %172, i64 3
  %323 = or disjoint i32 %180, 51
  %324 = mul nsw i32 %323, %4
  %325 = add i32 %183, %324
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %326
  store float %322, ptr addrspace(1) %327, align 4
  %328 = extractelement <4 x float> %171, i64 0
  %329 = add i32 %207, %306
  %330 = sext i32 %329 to i64
  %331 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %330
  store float %328, ptr addrspace(1) %331, align 4
  %332 = extractelement <4 x float> %171, i64 1
  %333 = add i32 %207, %312
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %334
  store float %332, ptr addrspace(1) %335, align 4
  %336 = extractelement <4 x float> %171, i64 2
  %337 = add i32 %207, %318
  %338 = sext i32 %337 to i64
  %339 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %338
  store float %336, ptr addrspace(1) %339, align 4
  %340 = extractelement <4 x float> %171, i64 3
  %341 = add i32 %207, %324
  %342 = sext i32 %341 to i64
  %343 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %342
  store float %340, ptr addrspace(1) %343, align 4
  %344 = or disjoint i32 %180, 64
  %345 = extractelement <4 x float> %170, i64 0
  %346 = mul nsw i32 %344, %4
  %347 = add i32 %183, %346
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %348
  store float %345, ptr addrspace(1) %349, align 4
  %350 = extractelement <4 x float> %170, i64 1
  %351 = or disjoint i32 %180, 65
  %352 = mul nsw i32 %351, %4
  %353 = add i32 %183, %352
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %354
  store float %350, ptr addrspace(1) %355, align 4
  %356 = extractelement <4 x float> %170, i64 2
  %357 = or disjoint i32 %180, 66
  %358 = mul nsw i32 %357, %4
  %359 = add i32 %183, %358
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %360
  store float %356, ptr addrspace(1) %361, align 4
  %362 = extractelement <4 x float> %170, i64 3
  %363 = or disjoint i32 %180, 67
  %364 = mul nsw i32 %363, %4
  %365 = add i32 %183, %364
  %366 = sext i32 %365 to i64
  %367 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %366
  store float %362, ptr addrspace(1) %367, align 4
  %368 = extractelement <4 x float> %169, i64 0
  %369 = add i32 %207, %346
  %370 = sext i32 %369 to i64
  %371 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %370
  store float %368, ptr addrspace(1) %371, align 4
  %372 = extractelement <4 x float> %169, i64 1
  %373 = add i32 %207, %352
  %374 = sext i32 %373 to i64
  %375 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %374
  store float %372, ptr addrspace(1) %375, align 4
  %376 = extractelement <4 x float> %169, i64 2
  %377 = add i32 %207, %358
  %378 = sext i32 %377 to i64
  %379 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %378
  store float %376, ptr addrspace(1) %379, align 4
  %380 = extractelement <4 x float> %169, i64 3
  %381 = add i32 %207, %364
  %382 = sext i32 %381 to i64
  %383 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %382
  store float %380, ptr addrspace(1) %383, align 4
  %384 = or disjoint i32 %180, 80
  %385 = extractelement <4 x float> %168, i64 0
  %386 = mul nsw i32 %384, %4
  %387 = add i32 %183, %386
  %388 = sext i32 %387 to i64
  %389 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %388
  store float %385, ptr addrspace(1) %389, align 4
  %390 = extractelement <4 x float> %168, i64 1
  %391 = or disjoint i32 %180, 81
  %392 = mul nsw i32 %391, %4
  %393 = add i32 %183, %392
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %394
  store float %390, ptr addrspace(1) %395, align 4
  %396 = extractelement <4 x float> %168, i64 2
  %397 = or disjoint i32 %180, 82
  %398 = mul nsw i32 %397, %4
  %399 = add i32 %183, %398
  %400 = sext i32 %399 to i64
  %401 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %400
  store float %396, ptr addrspace(1) %401, align 4
  %402 = extractelement <4 x float> %168, i64 3
  %403 = or disjoint i32 %180, 83
  %404 = mul nsw i32 %403, %4
  %405 = add i32 %183, %404
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %406
  store float %402, ptr addrspace(1) %407, align 4
  %408 = extractelement <4 x float> %167, i64 0
  %409 = add i32 %207, %386
  %410 = sext i32 %409 to i64
  %411 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %410
  store float %408, ptr addrspace(1) %411, align 4
  %412 = extractelement <4 x float> %167, i64 1
  %413 = add i32 %207, %392
  %414 = sext i32 %413 to i64
  %415 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %414
  store float %412, ptr addrspace(1) %415, align 4
  %416 = extractelement <4 x float> %167, i64 2
  %417 = add i32 %207, %398
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %418
  store float %416, ptr addrspace(1) %419, align 4
  %420 = extractelement <4 x float> %167, i64 3
  %421 = add i32 %207, %404
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %422
  store float %420, ptr addrspace(1) %423, align 4
  %424 = or disjoint i32 %180, 96
  %425 = extractelement <4 x float> %166, i64 0
  %426 = mul nsw i32 %424, %4
  %427 = add i32 %183, %426
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %428
  store float %425, ptr addrspace(1) %429, align 4
  %430 = extractelement <4 x float> %166, i64 1
  %431 = or disjoint i32 %180, 97
  %432 = mul nsw i32 %431, %4
  %433 = add i32 %183, %432
  %434 = sext i32 %433 to i64
  %435 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %434
  store float %430, ptr addrspace(1) %435, align 4
  %436 = extractelement <4 x float> %166, i64 2
  %437 = or disjoint i32 %180, 98
  %438 = mul nsw i32 %437, %4
  %439 = add i32 %183, %438
  %440 = sext i32 %439 to i64
  %441 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %440
  store float %436, ptr addrspace(1) %441, align 4
  %442 = extractelement <4 x float> %166, i64 3
  %443 = or disjoint i32 %180, 99
  %444 = mul nsw i32 %443, %4
  %445 = add i32 %183, %444
  %446 = sext i32 %445 to i64
  %447 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %446
  store float %442, ptr addrspace(1) %447, align 4
  %448 = extractelement <4 x float> %165, i64 0
  %449 = add i32 %207, %426
  %450 = sext i32 %449 to i64
  %451 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %450
  store float %448, ptr addrspace(1) %451, align 4
  %452 = extractelement <4 x float> %165, i64 1
  %453 = add i32 %207, %432
  %454 = sext i32 %453 to i64
  %455 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %454
  store float %452, ptr addrspace(1) %455, align 4
  %456 = extractelement <4 x float> %165, i64 2
  %457 = add i32 %207, %438
  %458 = sext i32 %457 to i64
  %459 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %458
  store float %456, ptr addrspace(1) %459, align 4
  %460 = extractelement <4 x float> %165, i64 3
  %461 = add i32 %207, %444
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %462
  store float %460, ptr addrspace(1) %463, align 4
  %464 = or disjoint i32 %180, 112
  %465 = extractelement <4 x float> %164, i64 0
  %466 = mul nsw i32 %464, %4
  %467 = add i32 %183, %466
  %468 = sext i32 %467 to i64
  %469 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %468
  store float %465, ptr addrspace(1) %469, align 4
  %470 = extractelement <4 x float> %164, i64 1
  %471 = or disjoint i32 %180, 113
  %472 = mul nsw i32 %471, %4
  %473 = add i32 %183, %472
  %474 = sext i32 %473 to i64
  %475 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %474
  store float %470, ptr addrspace(1) %475, align 4
  %476 = extractelement <4 x float> %164, i64 2
  %477 = or disjoint i32 %180, 114
  %478 = mul nsw i32 %477, %4
  %479 = add i32 %183, %478
  %480 = sext i32 %479 to i64
  %481 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %480
  store float %476, ptr addrspace(1) %481, align 4
  %482 = extractelement <4 x float> %164, i64 3
  %483 = or disjoint i32 %180, 115
  %484 = mul nsw i32 %483, %4
  %485 = add i32 %183, %484
  %486 = sext i32 %485 to i64
  %487 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %486
  store float %482, ptr addrspace(1) %487, align 4
  %488 = extractelement <4 x float> %163, i64 0
  %489 = add i32 %207, %466
  %490 = sext i32 %489 to i64
  %491 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %490
  store float %488, ptr addrspace(1) %491, align 4
  %492 = extractelement <4 x float> %163, i64 1
  %493 = add i32 %207, %472
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %494
  store float %492, ptr addrspace(1) %495, align 4
  %496 = extractelement <4 x float> %163, i64 2
  %497 = add i32 %207, %478
  %498 = sext i32 %497 to i64
  %499 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %498
  store float %496, ptr addrspace(1) %499, align 4
  %500 = extractelement <4 x float> %163, i64 3
  %501 = add i32 %207, %484
  %502 = sext i32 %501 to i64
  %503 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %502
  store float %500, ptr addrspace(1) %503, align 4
  ret void

504:                                              ; preds = %98, %504
  %505 = phi <4 x float> [ zeroinitializer, %98 ], [ %766, %504 ]
  %506 = phi <4 x float> [ zeroinitializer, %98 ], [ %761, %504 ]
  %507 = phi <4 x float> [ zeroinitializer, %98 ], [ %751, %504 ]
  %508 = phi <4 x float> [ zeroinitializer, %98 ], [ %746, %504 ]
  %509 = phi <4 x float> [ zeroinitializer, %98 ], [ %736, %504 ]
  %510 = phi <4 x float> [ zeroinitializer, %98 ], [ %731, %504 ]
  %511 = phi <4 x float> [ zeroinitializer, %98 ], [ %721, %504 ]
  %512 = phi <4 x float> [ zeroinitializer, %98 ], [ %716, %504 ]
  %513 = phi <4 x float> [ zeroinitializer, %98 ], [ %706, %504 ]
  %514 = phi <4 x float> [ zeroinitializer, %98 ], [ %701, %504 ]
  %515 = phi <4 x float> [ zeroinitializer, %98 ], [ %691, %504 ]
  %516 = phi <4 x float> [ zeroinitializer, %98 ], [ %686, %504 ]
  %517 = phi <4 x float> [ zeroinitializer, %98 ], [ %676, %504 ]
  %518 = phi <4 x float> [ zeroinitializer, %98 ], [ %671, %504 ]
  %519 = phi <4 x float> [ zeroinitializer, %98 ], [ %661, %504 ]
  %520 = phi <4 x float> [ zeroinitializer, %98 ], [ %656, %504 ]
  %521 = phi i32 [ 0, %98 ], [ %643, %504 ]
  tail call void asm sideeffect "s_waitcnt vmcnt(0)\0A\09s_barrier", ""() #5, !srcloc !4
  %522 = or disjoint i32 %521, %104
  %523 = add i32 %522, %28
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %107, i32 4, i32 %523, i32 0, i32 0, i32 0)
  %524 = add i32 %522, %33
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %108, i32 4, i32 %524, i32 0, i32 0, i32 0)
  %525 = load <2 x i64>, ptr addrspace(3) %110, align 16
  %526 = extractelement <2 x i64> %525, i64 0
  %527 = extractelement <2 x i64> %525, i64 1
  %528 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %529 = extractelement <2 x i64> %528, i64 0
  %530 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %526, i64 %529, <4 x float> %520, i32 0, i32 0, i32 0)
  %531 = extractelement <2 x i64> %528, i64 1
  %532 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %527, i64 %531, <4 x float> %530, i32 0, i32 0, i32 0)
  %533 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %534 = extractelement <2 x i64> %533, i64 0
  %535 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %526, i64 %534, <4 x float> %519, i32 0, i32 0, i32 0)
  %536 = extractelement <2 x i64> %533, i64 1
  %537 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %527, i64 %536, <4 x float> %535, i32 0, i32 0, i32 0)
  %538 = add i32 %522, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %113, i32 4, i32 %538, i32 0, i32 0, i32 0)
  %539 = add i32 %522, %43
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %114, i32 4, i32 %539, i32 0, i32 0, i32 0)
  %540 = load <2 x i64>, ptr addrspace(3) %116, align 16
  %541 = extractelement <2 x i64> %540, i64 0
  %542 = extractelement <2 x i64> %540, i64 1
  %543 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %544 = extractelement <2 x i64> %543, i64 0
  %545 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %541, i64 %544, <4 x float> %518, i32 0, i32 0, i32 0)
  %546 = extractelement <2 x i64> %543, i64 1
  %547 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %542, i64 %546, <4 x float> %545, i32 0, i32 0, i32 0)
  %548 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %549 = extractelement <2 x i64> %548, i64 0
  %550 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %541, i64 %549, <4 x float> %517, i32 0, i32 0, i32 0)
  %551 = extractelement <2 x i64> %548, i64 1
  %552 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %542, i64 %551, <4 x float> %550, i32 0, i32 0, i32 0)
  %553 = add i32 %522, %48
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %117, i32 4, i32 %553, i32 0, i32 0, i32 0)
  %554 = add i32 %522, %53
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %118, i32 4, i32 %554, i32 0, i32 0, i32 0)
  %555 = load <2 x i64>, ptr addrspace(3) %120, align 16
  %556 = extractelement <2 x i64> %555, i64 0
  %557 = extractelement <2 x i64> %555, i64 1
  %558 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %559 = extractelement <2 x i64> %558, i64 0
  %560 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %556, i64 %559, <4 x float> %516, i32 0, i32 0, i32 0)
  %561 = extractelement <2 x i64> %558, i64 1
  %562 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %557, i64 %561, <4 x float> %560, i32 0, i32 0, i32 0)
  %563 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %564 = extractelement <2 x i64> %563, i64 0
  %565 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %556, i64 %564, <4 x float> %515, i32 0, i32 0, i32 0)
  %566 = extractelement <2 x i64> %563, i64 1
  %567 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %557, i64 %566, <4 x float> %565, i32 0, i32 0, i32 0)
  %568 = add i32 %522, %58
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %121, i32 4, i32 %568, i32 0, i32 0, i32 0)
  %569 = add i32 %522, %63
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %122, i32 4, i32 %569, i32 0, i32 0, i32 0)
  %570 = load <2 x i64>, ptr addrspace(3) %124, align 16
  %571 = extractelement <2 x i64> %570, i64 0
  %572 = extractelement <2 x i64> %570, i64 1
  %573 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %574 = extractelement <2 x i64> %573, i64 0
  %575 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %571, i64 %574, <4 x float> %514, i32 0, i32 0, i32 0)
  %576 = extractelement <2 x i64> %573, i64 1
  %577 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %572, i64 %576, <4 x float> %575, i32 0, i32 0, i32 0)
  %578 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %579 = extractelement <2 x i64> %578, i64 0
  %580 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %571, i64 %579, <4 x float> %513, i32 0, i32 0, i32 0)
  %581 = extractelement <2 x i64> %578, i64 1
  %582 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %572, i64 %581, <4 x float> %580, i32 0, i32 0, i32 0)
  %583 = add i32 %522, %67
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %125, i32 4, i32 %583, i32 0, i32 0, i32 0)
  %584 = add i32 %522, %71
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %126, i32 4, i32 %584, i32 0, i32 0, i32 0)
  %585 = load <2 x i64>, ptr addrspace(3) %128, align 16
  %586 = extractelement <2 x i64> %585, i64 0
  %587 = extractelement <2 x i64> %585, i64 1
  %588 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %589 = extractelement <2 x i64> %588, i64 0
  %590 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %586, i64 %589, <4 x float> %512, i32 0, i32 0, i32 0)
  %591 = extractelement <2 x i64> %588, i64 1
  %592 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %587, i64 %591, <4 x float> %590, i32 0, i32 0, i32 0)
  %593 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %594 = extractelement <2 x i64> %593, i64 0
  %595 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %586, i64 %594, <4 x float> %511, i32 0, i32 0, i32 0)
  %596 = extractelement <2 x i64> %593, i64 1
  %597 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %587, i64 %596, <4 x float> %595, i32 0, i32 0, i32 0)
  %598 = add i32 %522, %75
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %129, i32 4, i32 %598, i32 0, i32 0, i32 0)
  %599 = add i32 %522, %79
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %130, i32 4, i32 %599, i32 0, i32 0, i32 0)
  %600 = load <2 x i64>, ptr addrspace(3) %132, align 16
  %601 = extractelement <2 x i64> %600, i64 0
  %602 = extractelement <2 x i64> %600, i64 1
  %603 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %604 = extractelement <2 x i64> %603, i64 0
  %605 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %601, i64 %604, <4 x float> %510, i32 0, i32 0, i32 0)
  %606 = extractelement <2 x i64> %603, i64 1
  %607 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %602, i64 %606, <4 x float> %605, i32 0, i32 0, i32 0)
  %608 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %609 = extractelement <2 x i64> %608, i64 0
  %610 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %601, i64 %609, <4 x float> %509, i32 0, i32 0, i32 0)
  %611 = extractelement <2 x i64> %608, i64 1
  %612 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %602, i64 %611, <4 x float> %610, i32 0, i32 0, i32 0)
  %613 = add i32 %522, %83
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %133, i32 4, i32 %613, i32 0, i32 0, i32 0)
  %614 = add i32 %522, %87
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %134, i32 4, i32 %614, i32 0, i32 0, i32 0)
  %615 = load <2 x i64>, ptr addrspace(3) %136, align 16
  %616 = extractelement <2 x i64> %615, i64 0
  %617 = extractelement <2 x i64> %615, i64 1
  %618 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %619 = extractelement <2 x i64> %618, i64 0
  %620 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %616, i64 %619, <4 x float> %508, i32 0, i32 0, i32 0)
  %621 = extractelement <2 x i64> %618, i64 1
  %622 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %617, i64 %621, <4 x float> %620, i32 0, i32 0, i32 0)
  %623 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %624 = extractelement <2 x i64> %623, i64 0
  %625 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %616, i64 %624, <4 x float> %507, i32 0, i32 0, i32 0)
  %626 = extractelement <2 x i64> %623, i64 1
  %627 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %617, i64 %626, <4 x float> %625, i32 0, i32 0, i32 0)
  %628 = add i32 %522, %91
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %137, i32 4, i32 %628, i32 0, i32 0, i32 0)
  %629 = add i32 %522, %95
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %138, i32 4, i32 %629, i32 0, i32 0, i32 0)
  %630 = load <2 x i64>, ptr addrspace(3) %140, align 16
  %631 = extractelement <2 x i64> %630, i64 0
  %632 = extractelement <2 x i64> %630, i64 1
  %633 = load <2 x i64>, ptr addrspace(3) %106, align 16
  %634 = extractelement <2 x i64> %633, i64 0
  %635 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %631, i64 %634, <4 x float> %506, i32 0, i32 0, i32 0)
  %636 = extractelement <2 x i64> %633, i64 1
  %637 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %632, i64 %636, <4 x float> %635, i32 0, i32 0, i32 0)
  %638 = load <2 x i64>, ptr addrspace(3) %112, align 16
  %639 = extractelement <2 x i64> %638, i64 0
  %640 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %631, i64 %639, <4 x float> %505, i32 0, i32 0, i32 0)
  %641 = extractelement <2 x i64> %638, i64 1
  %642 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %632, i64 %641, <4 x float> %640, i32 0, i32 0, i32 0)
  %643 = add nuw nsw i32 %521, 128
  %644 = icmp slt i32 %643, %3
  %645 = select i1 %644, i32 %643, i32 0
  tail call void asm sideeffect "s_waitcnt vmcnt(0)\0A\09s_barrier", ""() #5, !srcloc !5
  %646 = or disjoint i32 %645, %161
  %647 = add i32 %646, %28
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %26, i32 4, i32 %647, i32 0, i32 0, i32 0)
  %648 = add i32 %646, %33
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %30, i32 4, i32 %648, i32 0, i32 0, i32 0)
  %649 = load <2 x i64>, ptr addrspace(3) %144, align 16
  %650 = extractelement <2 x i64> %649, i64 0
  %651 = extractelement <2 x i64> %649, i64 1
  %652 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %653 = extractelement <2 x i64> %652, i64 0
  %654 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %650, i64 %653, <4 x float> %532, i32 0, i32 0, i32 0)
  %655 = extractelement <2 x i64> %652, i64 1
  %656 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %651, i64 %655, <4 x float> %654, i32 0, i32 0, i32 0)
  %657 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %658 = extractelement <2 x i64> %657, i64 0
  %659 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %650, i64 %658, <4 x float> %537, i32 0, i32 0, i32 0)
  %660 = extractelement <2 x i64> %657, i64 1
  %661 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %651, i64 %660, <4 x float> %659, i32 0, i32 0, i32 0)
  %662 = add i32 %646, %38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %35, i32 4, i32 %662, i32 0, i32 0, i32 0)
  %663 = add i32 %646, %43
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %40, i32 4, i32 %663, i32 0, i32 0, i32 0)
  %664 = load <2 x i64>, ptr addrspace(3) %148, align 16
  %665 = extractelement <2 x i64> %664, i64 0
  %666 = extractelement <2 x i64> %664, i64 1
  %667 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %668 = extractelement <2 x i64> %667, i64 0
  %669 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %665, i64 %668, <4 x float> %547, i32 0, i32 0, i32 0)
  %670 = extractelement <2 x i64> %667, i64 1
  %671 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %666, i64 %670, <4 x float> %669, i32 0, i32 0, i32 0)
  %672 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %673 = extractelement <2 x i64> %672, i64 0
  %674 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %665, i64 %673, <4 x float> %552, i32 0, i32 0, i32 0)
  %675 = extractelement <2 x i64> %672, i64 1
  %676 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %666, i64 %675, <4 x float> %674, i32 0, i32 0, i32 0)
  %677 = add i32 %646, %48
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) %45, i32 4, i32 %677, i32 0, i32 0, i32 0)
  %678 = add i32 %646, %53
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %50, i32 4, i32 %678, i32 0, i32 0, i32 0)
  %679 = load <2 x i64>, ptr addrspace(3) %150, align 16
  %680 = extractelement <2 x i64> %679, i64 0
  %681 = extractelement <2 x i64> %679, i64 1
  %682 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %683 = extractelement <2 x i64> %682, i64 0
  %684 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %680, i64 %683, <4 x float> %562, i32 0, i32 0, i32 0)
  %685 = extractelement <2 x i64> %682, i64 1
  %686 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %681, i64 %685, <4 x float> %684, i32 0, i32 0, i32 0)
  %687 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %688 = extractelement <2 x i64> %687, i64 0
  %689 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %680, i64 %688, <4 x float> %567, i32 0, i32 0, i32 0)
  %690 = extractelement <2 x i64> %687, i64 1
  %691 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %681, i64 %690, <4 x float> %689, i32 0, i32 0, i32 0)
  %692 = add i32 %646, %58
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %55, i32 4, i32 %692, i32 0, i32 0, i32 0)
  %693 = add i32 %646, %63
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %12, ptr addrspace(3) nonnull %60, i32 4, i32 %693, i32 0, i32 0, i32 0)
  %694 = load <2 x i64>, ptr addrspace(3) %152, align 16
  %695 = extractelement <2 x i64> %694, i64 0
  %696 = extractelement <2 x i64> %694, i64 1
  %697 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %698 = extractelement <2 x i64> %697, i64 0
  %699 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %695, i64 %698, <4 x float> %577, i32 0, i32 0, i32 0)
  %700 = extractelement <2 x i64> %697, i64 1
  %701 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %696, i64 %700, <4 x float> %699, i32 0, i32 0, i32 0)
  %702 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %703 = extractelement <2 x i64> %702, i64 0
  %704 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %695, i64 %703, <4 x float> %582, i32 0, i32 0, i32 0)
  %705 = extractelement <2 x i64> %702, i64 1
  %706 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %696, i64 %705, <4 x float> %704, i32 0, i32 0, i32 0)
  %707 = add i32 %646, %67
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %65, i32 4, i32 %707, i32 0, i32 0, i32 0)
  %708 = add i32 %646, %71
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %69, i32 4, i32 %708, i32 0, i32 0, i32 0)
  %709 = load <2 x i64>, ptr addrspace(3) %154, align 16
  %710 = extractelement <2 x i64> %709, i64 0
  %711 = extractelement <2 x i64> %709, i64 1
  %712 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %713 = extractelement <2 x i64> %712, i64 0
  %714 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %710, i64 %713, <4 x float> %592, i32 0, i32 0, i32 0)
  %715 = extractelement <2 x i64> %712, i64 1
  %716 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %711, i64 %715, <4 x float> %714, i32 0, i32 0, i32 0)
  %717 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %718 = extractelement <2 x i64> %717, i64 0
  %719 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %710, i64 %718, <4 x float> %597, i32 0, i32 0, i32 0)
  %720 = extractelement <2 x i64> %717, i64 1
  %721 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %711, i64 %720, <4 x float> %719, i32 0, i32 0, i32 0)
  %722 = add i32 %646, %75
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %73, i32 4, i32 %722, i32 0, i32 0, i32 0)
  %723 = add i32 %646, %79
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %77, i32 4, i32 %723, i32 0, i32 0, i32 0)
  %724 = load <2 x i64>, ptr addrspace(3) %156, align 16
  %725 = extractelement <2 x i64> %724, i64 0
  %726 = extractelement <2 x i64> %724, i64 1
  %727 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %728 = extractelement <2 x i64> %727, i64 0
  %729 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %725, i64 %728, <4 x float> %607, i32 0, i32 0, i32 0)
  %730 = extractelement <2 x i64> %727, i64 1
  %731 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %726, i64 %730, <4 x float> %729, i32 0, i32 0, i32 0)
  %732 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %733 = extractelement <2 x i64> %732, i64 0
  %734 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %725, i64 %733, <4 x float> %612, i32 0, i32 0, i32 0)
  %735 = extractelement <2 x i64> %732, i64 1
  %736 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %726, i64 %735, <4 x float> %734, i32 0, i32 0, i32 0)
  %737 = add i32 %646, %83
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) %81, i32 4, i32 %737, i32 0, i32 0, i32 0)
  %738 = add i32 %646, %87
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %85, i32 4, i32 %738, i32 0, i32 0, i32 0)
  %739 = load <2 x i64>, ptr addrspace(3) %158, align 16
  %740 = extractelement <2 x i64> %739, i64 0
  %741 = extractelement <2 x i64> %739, i64 1
  %742 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %743 = extractelement <2 x i64> %742, i64 0
  %744 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %740, i64 %743, <4 x float> %622, i32 0, i32 0, i32 0)
  %745 = extractelement <2 x i64> %742, i64 1
  %746 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %741, i64 %745, <4 x float> %744, i32 0, i32 0, i32 0)
  %747 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %748 = extractelement <2 x i64> %747, i64 0
  %749 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %740, i64 %748, <4 x float> %627, i32 0, i32 0, i32 0)
  %750 = extractelement <2 x i64> %747, i64 1
  %751 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %741, i64 %750, <4 x float> %749, i32 0, i32 0, i32 0)
  %752 = add i32 %646, %91
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %89, i32 4, i32 %752, i32 0, i32 0, i32 0)
  %753 = add i32 %646, %95
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %13, ptr addrspace(3) nonnull %93, i32 4, i32 %753, i32 0, i32 0, i32 0)
  %754 = load <2 x i64>, ptr addrspace(3) %160, align 16
  %755 = extractelement <2 x i64> %754, i64 0
  %756 = extractelement <2 x i64> %754, i64 1
  %757 = load <2 x i64>, ptr addrspace(3) %142, align 16
  %758 = extractelement <2 x i64> %757, i64 0
  %759 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %755, i64 %758, <4 x float> %637, i32 0, i32 0, i32 0)
  %760 = extractelement <2 x i64> %757, i64 1
  %761 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %756, i64 %760, <4 x float> %759, i32 0, i32 0, i32 0)
  %762 = load <2 x i64>, ptr addrspace(3) %146, align 16
  %763 = extractelement <2 x i64> %762, i64 0
  %764 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %755, i64 %763, <4 x float> %642, i32 0, i32 0, i32 0)
  %765 = extractelement <2 x i64> %762, i64 1
  %766 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %756, i64 %765, <4 x float> %764, i32 0, i32 0, i32 0)
  br i1 %644, label %504, label %162, !llvm.loop !6
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
!4 = !{i64 2147507101, i64 2147507122}
!5 = !{i64 2147509515, i64 2147509536}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
