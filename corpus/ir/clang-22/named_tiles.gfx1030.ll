; ModuleID = 'named_tiles.c'
source_filename = "named_tiles.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@A_cur = external hidden addrspace(3) global [0 x i8], align 256
@B_cur = external hidden addrspace(3) global [0 x i8], align 256
@A_next = external hidden addrspace(3) global [0 x i8], align 256
@B_next = external hidden addrspace(3) global [0 x i8], align 256

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @named_tiles(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = and i32 %6, 15
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %9 = shl i32 %8, 12
  %10 = mul i32 %9, %3
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = shl i32 %11, 12
  %13 = mul i32 %12, %3
  %14 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readonly %0, i16 0, i64 -1, i32 822247340)
  %15 = shl nuw nsw i32 %6, 2
  %16 = and i32 %15, 3968
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur, i32 %16
  %18 = or disjoint i32 %10, %15
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) %17, i32 4, i32 %18, i32 0, i32 0, i32 0)
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 1024
  %20 = add i32 %18, 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %19, i32 4, i32 %20, i32 0, i32 0, i32 0)
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 2048
  %22 = add i32 %18, 2048
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %21, i32 4, i32 %22, i32 0, i32 0, i32 0)
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i32 3072
  %24 = add i32 %18, 3072
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %23, i32 4, i32 %24, i32 0, i32 0, i32 0)
  %25 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readonly %1, i16 0, i64 -1, i32 822247340)
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur to i32), i32 8192) to ptr addrspace(3)), i32 %16
  %27 = or disjoint i32 %13, %15
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) %26, i32 4, i32 %27, i32 0, i32 0, i32 0)
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 1024
  %29 = add i32 %27, 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %28, i32 4, i32 %29, i32 0, i32 0, i32 0)
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 2048
  %31 = add i32 %27, 2048
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %30, i32 4, i32 %31, i32 0, i32 0, i32 0)
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i32 3072
  %33 = add i32 %27, 3072
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %32, i32 4, i32 %33, i32 0, i32 0, i32 0)
  %34 = icmp sgt i32 %3, 0
  br i1 %34, label %35, label %112

35:                                               ; preds = %5
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next to i32), i32 4096) to ptr addrspace(3)), i32 %16
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 1024
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 2048
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i32 3072
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next to i32), i32 12288) to ptr addrspace(3)), i32 %16
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 1024
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 2048
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %40, i32 3072
  %44 = and i32 %6, 1008
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur, i32 %44
  %46 = shl nuw nsw i32 %7, 4
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur to i32), i32 8192) to ptr addrspace(3)), i32 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 256
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 256
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 512
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 512
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 768
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 768
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1024
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 1024
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1280
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 1280
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1536
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 1536
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1792
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 1792
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 2048
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 2048
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 2304
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 2304
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 2560
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 2560
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 2816
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 2816
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 3072
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 3072
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 3328
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 3328
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 3584
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 3584
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 3840
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 3840
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next to i32), i32 4096) to ptr addrspace(3)), i32 %44
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next to i32), i32 12288) to ptr addrspace(3)), i32 %46
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 256
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 256
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 512
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 512
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 768
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 768
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 1024
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 1024
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 1280
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 1280
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 1536
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 1536
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 1792
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 1792
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 2048
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 2048
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 2304
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 2304
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 2560
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 2560
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 2816
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 2816
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 3072
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 3072
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 3328
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 3328
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 3584
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 3584
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 3840
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %79, i32 3840
  br label %143

110:                                              ; preds = %332
  %111 = bitcast <16 x float> %497 to <4 x i128>
  br label %112

112:                                              ; preds = %110, %5
  %113 = phi <4 x i128> [ zeroinitializer, %5 ], [ %111, %110 ]
  %114 = shl i32 %8, 6
  %115 = lshr i32 %6, 2
  %116 = and i32 %115, 252
  %117 = add i32 %116, %114
  %118 = shl i32 %11, 6
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %119
  %121 = shl nuw nsw i32 %7, 2
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %120, i64 %122
  %124 = extractelement <4 x i128> %113, i64 0
  %125 = mul i32 %117, %4
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw float, ptr addrspace(1) %123, i64 %126
  store i128 %124, ptr addrspace(1) %127, align 16
  %128 = extractelement <4 x i128> %113, i64 1
  %129 = or disjoint i32 %117, 1
  %130 = mul i32 %129, %4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw float, ptr addrspace(1) %123, i64 %131
  store i128 %128, ptr addrspace(1) %132, align 16
  %133 = extractelement <4 x i128> %113, i64 2
  %134 = or disjoint i32 %117, 2
  %135 = mul i32 %134, %4
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw float, ptr addrspace(1) %123, i64 %136
  store i128 %133, ptr addrspace(1) %137, align 16
  %138 = extractelement <4 x i128> %113, i64 3
  %139 = or disjoint i32 %117, 3
  %140 = mul i32 %139, %4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw float, ptr addrspace(1) %123, i64 %141
  store i128 %138, ptr addrspace(1) %142, align 16
  ret void

143:                                              ; preds = %35, %332
  %144 = phi i32 [ 0, %35 ], [ %320, %332 ]
  %145 = phi <4 x float> [ zeroinitializer, %35 ], [ %495, %332 ]
  %146 = phi <16 x float> [ zeroinitializer, %35 ], [ %497, %332 ]
  tail call void @llvm.amdgcn.s.waitcnt(i32 16240)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %147 = shl i32 %144, 12
  %148 = or disjoint i32 %147, 4096
  %149 = add i32 %148, %18
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) %36, i32 4, i32 %149, i32 0, i32 0, i32 0)
  %150 = add i32 %149, 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %37, i32 4, i32 %150, i32 0, i32 0, i32 0)
  %151 = add i32 %149, 2048
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %38, i32 4, i32 %151, i32 0, i32 0, i32 0)
  %152 = add i32 %149, 3072
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %39, i32 4, i32 %152, i32 0, i32 0, i32 0)
  %153 = add i32 %148, %27
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) %40, i32 4, i32 %153, i32 0, i32 0, i32 0)
  %154 = add i32 %153, 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %41, i32 4, i32 %154, i32 0, i32 0, i32 0)
  %155 = add i32 %153, 2048
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %42, i32 4, i32 %155, i32 0, i32 0, i32 0)
  %156 = add i32 %153, 3072
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %43, i32 4, i32 %156, i32 0, i32 0, i32 0)
  %157 = load <4 x float>, ptr addrspace(3) %45, align 16
  %158 = load <4 x float>, ptr addrspace(3) %47, align 16
  %159 = shufflevector <4 x float> %157, <4 x float> poison, <4 x i32> zeroinitializer
  %160 = shufflevector <16 x float> %146, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %161 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %159, <4 x float> %158, <4 x float> %160)
  %162 = shufflevector <4 x float> %157, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %163 = shufflevector <16 x float> %146, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %164 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %162, <4 x float> %158, <4 x float> %163)
  %165 = shufflevector <4 x float> %157, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %166 = shufflevector <16 x float> %146, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %167 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %165, <4 x float> %158, <4 x float> %166)
  %168 = shufflevector <4 x float> %157, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %169 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %168, <4 x float> %158, <4 x float> %145)
  %170 = load <4 x float>, ptr addrspace(3) %48, align 16
  %171 = load <4 x float>, ptr addrspace(3) %49, align 16
  %172 = shufflevector <4 x float> %170, <4 x float> poison, <4 x i32> zeroinitializer
  %173 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %172, <4 x float> %171, <4 x float> %161)
  %174 = shufflevector <4 x float> %170, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %175 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %174, <4 x float> %171, <4 x float> %164)
  %176 = shufflevector <4 x float> %170, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %177 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %176, <4 x float> %171, <4 x float> %167)
  %178 = shufflevector <4 x float> %170, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %179 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %178, <4 x float> %171, <4 x float> %169)
  %180 = load <4 x float>, ptr addrspace(3) %50, align 16
  %181 = load <4 x float>, ptr addrspace(3) %51, align 16
  %182 = shufflevector <4 x float> %180, <4 x float> poison, <4 x i32> zeroinitializer
  %183 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %182, <4 x float> %181, <4 x float> %173)
  %184 = shufflevector <4 x float> %180, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %185 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %184, <4 x float> %181, <4 x float> %175)
  %186 = shufflevector <4 x float> %180, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %187 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %186, <4 x float> %181, <4 x float> %177)
  %188 = shufflevector <4 x float> %180, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %189 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %188, <4 x float> %181, <4 x float> %179)
  %190 = load <4 x float>, ptr addrspace(3) %52, align 16
  %191 = load <4 x float>, ptr addrspace(3) %53, align 16
  %192 = shufflevector <4 x float> %190, <4 x float> poison, <4 x i32> zeroinitializer
  %193 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %192, <4 x float> %191, <4 x float> %183)
  %194 = shufflevector <4 x float> %190, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %195 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %194, <4 x float> %191, <4 x float> %185)
  %196 = shufflevector <4 x float> %190, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %197 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %196, <4 x float> %191, <4 x float> %187)
  %198 = shufflevector <4 x float> %190, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %199 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %198, <4 x float> %191, <4 x float> %189)
  %200 = load <4 x float>, ptr addrspace(3) %54, align 16
  %201 = load <4 x float>, ptr addrspace(3) %55, align 16
  %202 = shufflevector <4 x float> %200, <4 x float> poison, <4 x i32> zeroinitializer
  %203 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %202, <4 x float> %201, <4 x float> %193)
  %204 = shufflevector <4 x float> %200, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %205 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %204, <4 x float> %201, <4 x float> %195)
  %206 = shufflevector <4 x float> %200, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %207 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %206, <4 x float> %201, <4 x float> %197)
  %208 = shufflevector <4 x float> %200, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %209 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %208, <4 x float> %201, <4 x float> %199)
  %210 = load <4 x float>, ptr addrspace(3) %56, align 16
  %211 = load <4 x float>, ptr addrspace(3) %57, align 16
  %212 = shufflevector <4 x float> %210, <4 x float> poison, <4 x i32> zeroinitializer
  %213 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %212, <4 x float> %211, <4 x float> %203)
  %214 = shufflevector <4 x float> %210, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %215 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %214, <4 x float> %211, <4 x float> %205)
  %216 = shufflevector <4 x float> %210, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %217 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %216, <4 x float> %211, <4 x float> %207)
  %218 = shufflevector <4 x float> %210, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %219 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %218, <4 x float> %211, <4 x float> %209)
  %220 = load <4 x float>, ptr addrspace(3) %58, align 16
  %221 = load <4 x float>, ptr addrspace(3) %59, align 16
  %222 = shufflevector <4 x float> %220, <4 x float> poison, <4 x i32> zeroinitializer
  %223 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %222, <4 x float> %221, <4 x float> %213)
  %224 = shufflevector <4 x float> %220, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %225 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %224, <4 x float> %221, <4 x float> %215)
  %226 = shufflevector <4 x float> %220, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %227 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %226, <4 x float> %221, <4 x float> %217)
  %228 = shufflevector <4 x float> %220, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %229 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %228, <4 x float> %221, <4 x float> %219)
  %230 = load <4 x float>, ptr addrspace(3) %60, align 16
  %231 = load <4 x float>, ptr addrspace(3) %61, align 16
  %232 = shufflevector <4 x float> %230, <4 x float> poison, <4 x i32> zeroinitializer
  %233 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %232, <4 x float> %231, <4 x float> %223)
  %234 = shufflevector <4 x float> %230, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %235 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %234, <4 x float> %231, <4 x float> %225)
  %236 = shufflevector <4 x float> %230, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %237 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %236, <4 x float> %231, <4 x float> %227)
  %238 = shufflevector <4 x float> %230, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %239 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %238, <4 x float> %231, <4 x float> %229)
  %240 = load <4 x float>, ptr addrspace(3) %62, align 16
  %241 = load <4 x float>, ptr addrspace(3) %63, align 16
  %242 = shufflevector <4 x float> %240, <4 x float> poison, <4 x i32> zeroinitializer
  %243 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %242, <4 x float> %241, <4 x float> %233)
  %244 = shufflevector <4 x float> %240, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %245 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %244, <4 x float> %241, <4 x float> %235)
  %246 = shufflevector <4 x float> %240, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %247 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %246, <4 x float> %241, <4 x float> %237)
  %248 = shufflevector <4 x float> %240, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %249 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %248, <4 x float> %241, <4 x float> %239)
  %250 = load <4 x float>, ptr addrspace(3) %64, align 16
  %251 = load <4 x float>, ptr addrspace(3) %65, align 16
  %252 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> zeroinitializer
  %253 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %252, <4 x float> %251, <4 x float> %243)
  %254 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %255 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %254, <4 x float> %251, <4 x float> %245)
  %256 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %257 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %256, <4 x float> %251, <4 x float> %247)
  %258 = shufflevector <4 x float> %250, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %259 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %258, <4 x float> %251, <4 x float> %249)
  %260 = load <4 x float>, ptr addrspace(3) %66, align 16
  %261 = load <4 x float>, ptr addrspace(3) %67, align 16
  %262 = shufflevector <4 x float> %260, <4 x float> poison, <4 x i32> zeroinitializer
  %263 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %262, <4 x float> %261, <4 x float> %253)
  %264 = shufflevector <4 x float> %260, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %265 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %264, <4 x float> %261, <4 x float> %255)
  %266 = shufflevector <4 x float> %260, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %267 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %266, <4 x float> %261, <4 x float> %257)
  %268 = shufflevector <4 x float> %260, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %269 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %268, <4 x float> %261, <4 x float> %259)
  %270 = load <4 x float>, ptr addrspace(3) %68, align 16
  %271 = load <4 x float>, ptr addrspace(3) %69, align 16
  %272 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> zeroinitializer
  %273 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %272, <4 x float> %271, <4 x float> %263)
  %274 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %275 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %274, <4 x float> %271, <4 x float> %265)
  %276 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %277 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %276, <4 x float> %271, <4 x float> %267)
  %278 = shufflevector <4 x float> %270, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %279 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %278, <4 x float> %271, <4 x float> %269)
  %280 = load <4 x float>, ptr addrspace(3) %70, align 16
  %281 = load <4 x float>, ptr addrspace(3) %71, align 16
  %282 = shufflevector <4 x float> %280, <4 x float> poison, <4 x i32> zeroinitializer
  %283 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %282, <4 x float> %281, <4 x float> %273)
  %284 = shufflevector <4 x float> %280, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %285 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %284, <4 x float> %281, <4 x float> %275)
  %286 = shufflevector <4 x float> %280, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %287 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %286, <4 x float> %281, <4 x float> %277)
  %288 = shufflevector <4 x float> %280, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %289 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %288, <4 x float> %281, <4 x float> %279)
  %290 = load <4 x float>, ptr addrspace(3) %72, align 16
  %291 = load <4 x float>, ptr addrspace(3) %73, align 16
  %292 = shufflevector <4 x float> %290, <4 x float> poison, <4 x i32> zeroinitializer
  %293 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %292, <4 x float> %291, <4 x float> %283)
  %294 = shufflevector <4 x float> %290, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %295 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %294, <4 x float> %291, <4 x float> %285)
  %296 = shufflevector <4 x float> %290, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %297 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %296, <4 x float> %291, <4 x float> %287)
  %298 = shufflevector <4 x float> %290, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %299 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %298, <4 x float> %291, <4 x float> %289)
  %300 = load <4 x float>, ptr addrspace(3) %74, align 16
  %301 = load <4 x float>, ptr addrspace(3) %75, align 16
  %302 = shufflevector <4 x float> %300, <4 x float> poison, <4 x i32> zeroinitializer
  %303 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %302, <4 x float> %301, <4 x float> %293)
  %304 = shufflevector <4 x float> %300, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %305 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %304, <4 x float> %301, <4 x float> %295)
  %306 = shufflevector <4 x float> %300, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %307 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %306, <4 x float> %301, <4 x float> %297)
  %308 = shufflevector <4 x float> %300, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %309 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %308, <4 x float> %301, <4 x float> %299)
  %310 = load <4 x float>, ptr addrspace(3) %76, align 16
  %311 = load <4 x float>, ptr addrspace(3) %77, align 16
  %312 = shufflevector <4 x float> %310, <4 x float> poison, <4 x i32> zeroinitializer
  %313 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %312, <4 x float> %311, <4 x float> %303)
  %314 = shufflevector <4 x float> %310, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %315 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %314, <4 x float> %311, <4 x float> %305)
  %316 = shufflevector <4 x float> %310, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %317 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %316, <4 x float> %311, <4 x float> %307)
  %318 = shufflevector <4 x float> %310, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %319 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %318, <4 x float> %311, <4 x float> %309)
  tail call void @llvm.amdgcn.s.waitcnt(i32 16240)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %320 = add nuw nsw i32 %144, 2
  %321 = icmp slt i32 %320, %3
  br i1 %321, label %322, label %332

322:                                              ; preds = %143
  %323 = shl nsw i32 %320, 12
  %324 = add i32 %323, %18
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) %17, i32 4, i32 %324, i32 0, i32 0, i32 0)
  %325 = add i32 %324, 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %19, i32 4, i32 %325, i32 0, i32 0, i32 0)
  %326 = add i32 %324, 2048
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %21, i32 4, i32 %326, i32 0, i32 0, i32 0)
  %327 = add i32 %324, 3072
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %14, ptr addrspace(3) nonnull %23, i32 4, i32 %327, i32 0, i32 0, i32 0)
  %328 = add i32 %323, %27
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) %26, i32 4, i32 %328, i32 0, i32 0, i32 0)
  %329 = add i32 %328, 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %28, i32 4, i32 %329, i32 0, i32 0, i32 0)
  %330 = add i32 %328, 2048
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %30, i32 4, i32 %330, i32 0, i32 0, i32 0)
  %331 = add i32 %328, 3072
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %25, ptr addrspace(3) nonnull %32, i32 4, i32 %331, i32 0, i32 0, i32 0)
  br label %332

332:                                              ; preds = %322, %143
  %333 = load <4 x float>, ptr addrspace(3) %78, align 16
  %334 = load <4 x float>, ptr addrspace(3) %79, align 16
  %335 = shufflevector <4 x float> %333, <4 x float> poison, <4 x i32> zeroinitializer
  %336 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %335, <4 x float> %334, <4 x float> %313)
  %337 = shufflevector <4 x float> %333, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %338 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %337, <4 x float> %334, <4 x float> %315)
  %339 = shufflevector <4 x float> %333, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %340 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %339, <4 x float> %334, <4 x float> %317)
  %341 = shufflevector <4 x float> %333, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %342 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %341, <4 x float> %334, <4 x float> %319)
  %343 = load <4 x float>, ptr addrspace(3) %80, align 16
  %344 = load <4 x float>, ptr addrspace(3) %81, align 16
  %345 = shufflevector <4 x float> %343, <4 x float> poison, <4 x i32> zeroinitializer
  %346 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %345, <4 x float> %344, <4 x float> %336)
  %347 = shufflevector <4 x float> %343, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %348 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %347, <4 x float> %344, <4 x float> %338)
  %349 = shufflevector <4 x float> %343, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %350 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %349, <4 x float> %344, <4 x float> %340)
  %351 = shufflevector <4 x float> %343, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %352 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %351, <4 x float> %344, <4 x float> %342)
  %353 = load <4 x float>, ptr addrspace(3) %82, align 16
  %354 = load <4 x float>, ptr addrspace(3) %83, align 16
  %355 = shufflevector <4 x float> %353, <4 x float> poison, <4 x i32> zeroinitializer
  %356 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %355, <4 x float> %354, <4 x float> %346)
  %357 = shufflevector <4 x float> %353, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %358 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %357, <4 x float> %354, <4 x float> %348)
  %359 = shufflevector <4 x float> %353, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %360 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %359, <4 x float> %354, <4 x float> %350)
  %361 = shufflevector <4 x float> %353, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %362 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %361, <4 x float> %354, <4 x float> %352)
  %363 = load <4 x float>, ptr addrspace(3) %84, align 16
  %364 = load <4 x float>, ptr addrspace(3) %85, align 16
  %365 = shufflevector <4 x float> %363, <4 x float> poison, <4 x i32> zeroinitializer
  %366 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %365, <4 x float> %364, <4 x float> %356)
  %367 = shufflevector <4 x float> %363, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %368 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %367, <4 x float> %364, <4 x float> %358)
  %369 = shufflevector <4 x float> %363, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %370 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %369, <4 x float> %364, <4 x float> %360)
  %371 = shufflevector <4 x float> %363, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %372 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %371, <4 x float> %364, <4 x float> %362)
  %373 = load <4 x float>, ptr addrspace(3) %86, align 16
  %374 = load <4 x float>, ptr addrspace(3) %87, align 16
  %375 = shufflevector <4 x float> %373, <4 x float> poison, <4 x i32> zeroinitializer
  %376 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %375, <4 x float> %374, <4 x float> %366)
  %377 = shufflevector <4 x float> %373, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %378 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %377, <4 x float> %374, <4 x float> %368)
  %379 = shufflevector <4 x float> %373, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %380 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %379, <4 x float> %374, <4 x float> %370)
  %381 = shufflevector <4 x float> %373, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %382 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %381, <4 x float> %374, <4 x float> %372)
  %383 = load <4 x float>, ptr addrspace(3) %88, align 16
  %384 = load <4 x float>, ptr addrspace(3) %89, align 16
  %385 = shufflevector <4 x float> %383, <4 x float> poison, <4 x i32> zeroinitializer
  %386 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %385, <4 x float> %384, <4 x float> %376)
  %387 = shufflevector <4 x float> %383, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %388 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %387, <4 x float> %384, <4 x float> %378)
  %389 = shufflevector <4 x float> %383, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %390 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %389, <4 x float> %384, <4 x float> %380)
  %391 = shufflevector <4 x float> %383, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %392 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %391, <4 x float> %384, <4 x float> %382)
  %393 = load <4 x float>, ptr addrspace(3) %90, align 16
  %394 = load <4 x float>, ptr addrspace(3) %91, align 16
  %395 = shufflevector <4 x float> %393, <4 x float> poison, <4 x i32> zeroinitializer
  %396 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %395, <4 x float> %394, <4 x float> %386)
  %397 = shufflevector <4 x float> %393, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %398 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %397, <4 x float> %394, <4 x float> %388)
  %399 = shufflevector <4 x float> %393, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %400 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %399, <4 x float> %394, <4 x float> %390)
  %401 = shufflevector <4 x float> %393, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %402 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %401, <4 x float> %394, <4 x float> %392)
  %403 = load <4 x float>, ptr addrspace(3) %92, align 16
  %404 = load <4 x float>, ptr addrspace(3) %93, align 16
  %405 = shufflevector <4 x float> %403, <4 x float> poison, <4 x i32> zeroinitializer
  %406 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %405, <4 x float> %404, <4 x float> %396)
  %407 = shufflevector <4 x float> %403, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %408 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %407, <4 x float> %404, <4 x float> %398)
  %409 = shufflevector <4 x float> %403, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %410 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %409, <4 x float> %404, <4 x float> %400)
  %411 = shufflevector <4 x float> %403, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %412 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %411, <4 x float> %404, <4 x float> %402)
  %413 = load <4 x float>, ptr addrspace(3) %94, align 16
  %414 = load <4 x float>, ptr addrspace(3) %95, align 16
  %415 = shufflevector <4 x float> %413, <4 x float> poison, <4 x i32> zeroinitializer
  %416 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %415, <4 x float> %414, <4 x float> %406)
  %417 = shufflevector <4 x float> %413, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %418 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %417, <4 x float> %414, <4 x float> %408)
  %419 = shufflevector <4 x float> %413, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %420 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %419, <4 x float> %414, <4 x float> %410)
  %421 = shufflevector <4 x float> %413, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %422 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %421, <4 x float> %414, <4 x float> %412)
  %423 = load <4 x float>, ptr addrspace(3) %96, align 16
  %424 = load <4 x float>, ptr addrspace(3) %97, align 16
  %425 = shufflevector <4 x float> %423, <4 x float> poison, <4 x i32> zeroinitializer
  %426 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %425, <4 x float> %424, <4 x float> %416)
  %427 = shufflevector <4 x float> %423, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %428 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %427, <4 x float> %424, <4 x float> %418)
  %429 = shufflevector <4 x float> %423, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %430 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %429, <4 x float> %424, <4 x float> %420)
  %431 = shufflevector <4 x float> %423, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %432 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %431, <4 x float> %424, <4 x float> %422)
  %433 = load <4 x float>, ptr addrspace(3) %98, align 16
  %434 = load <4 x float>, ptr addrspace(3) %99, align 16
  %435 = shufflevector <4 x float> %433, <4 x float> poison, <4 x i32> zeroinitializer
  %436 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %435, <4 x float> %434, <4 x float> %426)
  %437 = shufflevector <4 x float> %433, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %438 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %437, <4 x float> %434, <4 x float> %428)
  %439 = shufflevector <4 x float> %433, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %440 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %439, <4 x float> %434, <4 x float> %430)
  %441 = shufflevector <4 x float> %433, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %442 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %441, <4 x float> %434, <4 x float> %432)
  %443 = load <4 x float>, ptr addrspace(3) %100, align 16
  %444 = load <4 x float>, ptr addrspace(3) %101, align 16
  %445 = shufflevector <4 x float> %443, <4 x float> poison, <4 x i32> zeroinitializer
  %446 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %445, <4 x float> %444, <4 x float> %436)
  %447 = shufflevector <4 x float> %443, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %448 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %447, <4 x float> %444, <4 x float> %438)
  %449 = shufflevector <4 x float> %443, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %450 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %449, <4 x float> %444, <4 x float> %440)
  %451 = shufflevector <4 x float> %443, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %452 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %451, <4 x float> %444, <4 x float> %442)
  %453 = load <4 x float>, ptr addrspace(3) %102, align 16
  %454 = load <4 x float>, ptr addrspace(3) %103, align 16
  %455 = shufflevector <4 x float> %453, <4 x float> poison, <4 x i32> zeroinitializer
  %456 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %455, <4 x float> %454, <4 x float> %446)
  %457 = shufflevector <4 x float> %453, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %458 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %457, <4 x float> %454, <4 x float> %448)
  %459 = shufflevector <4 x float> %453, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %460 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %459, <4 x float> %454, <4 x float> %450)
  %461 = shufflevector <4 x float> %453, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %462 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %461, <4 x float> %454, <4 x float> %452)
  %463 = load <4 x float>, ptr addrspace(3) %104, align 16
  %464 = load <4 x float>, ptr addrspace(3) %105, align 16
  %465 = shufflevector <4 x float> %463, <4 x float> poison, <4 x i32> zeroinitializer
  %466 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %465, <4 x float> %464, <4 x float> %456)
  %467 = shufflevector <4 x float> %463, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %468 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %467, <4 x float> %464, <4 x float> %458)
  %469 = shufflevector <4 x float> %463, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %470 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %469, <4 x float> %464, <4 x float> %460)
  %471 = shufflevector <4 x float> %463, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %472 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %471, <4 x float> %464, <4 x float> %462)
  %473 = load <4 x float>, ptr addrspace(3) %106, align 16
  %474 = load <4 x float>, ptr addrspace(3) %107, align 16
  %475 = shufflevector <4 x float> %473, <4 x float> poison, <4 x i32> zeroinitializer
  %476 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %475, <4 x float> %474, <4 x float> %466)
  %477 = shufflevector <4 x float> %473, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %478 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %477, <4 x float> %474, <4 x float> %468)
  %479 = shufflevector <4 x float> %473, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %480 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %479, <4 x float> %474, <4 x float> %470)
  %481 = shufflevector <4 x float> %473, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %482 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %481, <4 x float> %474, <4 x float> %472)
  %483 = load <4 x float>, ptr addrspace(3) %108, align 16
  %484 = load <4 x float>, ptr addrspace(3) %109, align 16
  %485 = shufflevector <4 x float> %483, <4 x float> poison, <4 x i32> zeroinitializer
  %486 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %485, <4 x float> %484, <4 x float> %476)
  %487 = shufflevector <4 x float> %483, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %488 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %487, <4 x float> %484, <4 x float> %478)
  %489 = shufflevector <4 x float> %486, <4 x float> %488, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %490 = shufflevector <4 x float> %483, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %491 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %490, <4 x float> %484, <4 x float> %480)
  %492 = shufflevector <4 x float> %491, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %493 = shufflevector <16 x float> %489, <16 x float> %492, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %494 = shufflevector <4 x float> %483, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %495 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %494, <4 x float> %484, <4 x float> %482)
  %496 = shufflevector <4 x float> %495, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %497 = shufflevector <16 x float> %493, <16 x float> %496, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  br i1 %321, label %143, label %110, !llvm.loop !4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #6

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1030" "target-features"="+16-bit-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
