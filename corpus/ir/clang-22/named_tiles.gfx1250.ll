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
  %14 = shl nuw nsw i32 %6, 4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur, i32 %14
  %16 = sext i32 %10 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = zext nneg i32 %14 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 %18
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly %19, ptr addrspace(3) %15, i32 0, i32 0)
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur to i32), i32 8192) to ptr addrspace(3)), i32 %14
  %21 = sext i32 %13 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %18
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly %23, ptr addrspace(3) %20, i32 0, i32 0)
  %24 = getelementptr i8, ptr addrspace(1) %0, i64 %18
  %25 = getelementptr i8, ptr addrspace(1) %1, i64 %18
  %26 = icmp sgt i32 %3, 0
  br i1 %26, label %27, label %98

27:                                               ; preds = %5
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next to i32), i32 4096) to ptr addrspace(3)), i32 %14
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next to i32), i32 12288) to ptr addrspace(3)), i32 %14
  %30 = and i32 %6, 1008
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) @A_cur, i32 %30
  %32 = shl nuw nsw i32 %7, 4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_cur to i32), i32 8192) to ptr addrspace(3)), i32 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 256
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 256
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 512
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 512
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 768
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 768
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 1024
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 1024
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 1280
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 1280
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 1536
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 1536
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 1792
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 1792
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 2048
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 2048
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 2304
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 2304
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 2560
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 2560
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 2816
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 2816
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 3072
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 3072
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 3328
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 3328
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 3584
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 3584
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %31, i32 3840
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i32 3840
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A_next to i32), i32 4096) to ptr addrspace(3)), i32 %30
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B_next to i32), i32 12288) to ptr addrspace(3)), i32 %32
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 256
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 256
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 512
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 512
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 768
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 768
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 1024
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 1024
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 1280
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 1280
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 1536
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 1536
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 1792
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 1792
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 2048
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 2048
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 2304
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 2304
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 2560
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 2560
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 2816
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 2816
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 3072
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 3072
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 3328
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 3328
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 3584
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 3584
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 3840
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 3840
  br label %129

96:                                               ; preds = %314
  %97 = bitcast <16 x float> %479 to <4 x i128>
  br label %98

98:                                               ; preds = %96, %5
  %99 = phi <4 x i128> [ zeroinitializer, %5 ], [ %97, %96 ]
  %100 = shl i32 %8, 6
  %101 = lshr i32 %6, 2
  %102 = and i32 %101, 252
  %103 = add i32 %102, %100
  %104 = shl i32 %11, 6
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %105
  %107 = shl nuw nsw i32 %7, 2
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %106, i64 %108
  %110 = extractelement <4 x i128> %99, i64 0
  %111 = mul i32 %103, %4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw float, ptr addrspace(1) %109, i64 %112
  store i128 %110, ptr addrspace(1) %113, align 16
  %114 = extractelement <4 x i128> %99, i64 1
  %115 = or disjoint i32 %103, 1
  %116 = mul i32 %115, %4
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw float, ptr addrspace(1) %109, i64 %117
  store i128 %114, ptr addrspace(1) %118, align 16
  %119 = extractelement <4 x i128> %99, i64 2
  %120 = or disjoint i32 %103, 2
  %121 = mul i32 %120, %4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %109, i64 %122
  store i128 %119, ptr addrspace(1) %123, align 16
  %124 = extractelement <4 x i128> %99, i64 3
  %125 = or disjoint i32 %103, 3
  %126 = mul i32 %125, %4
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw float, ptr addrspace(1) %109, i64 %127
  store i128 %124, ptr addrspace(1) %128, align 16
  ret void

129:                                              ; preds = %27, %314
  %130 = phi i32 [ 0, %27 ], [ %304, %314 ]
  %131 = phi <4 x float> [ zeroinitializer, %27 ], [ %477, %314 ]
  %132 = phi <16 x float> [ zeroinitializer, %27 ], [ %479, %314 ]
  tail call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %133 = shl i32 %130, 12
  %134 = or disjoint i32 %133, 4096
  %135 = add nsw i32 %134, %10
  %136 = sext i32 %135 to i64
  %137 = getelementptr i8, ptr addrspace(1) %24, i64 %136
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly %137, ptr addrspace(3) %28, i32 0, i32 0)
  %138 = add nsw i32 %134, %13
  %139 = sext i32 %138 to i64
  %140 = getelementptr i8, ptr addrspace(1) %25, i64 %139
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly %140, ptr addrspace(3) %29, i32 0, i32 0)
  %141 = load <4 x float>, ptr addrspace(3) %31, align 16
  %142 = load <4 x float>, ptr addrspace(3) %33, align 16
  %143 = shufflevector <4 x float> %141, <4 x float> poison, <4 x i32> zeroinitializer
  %144 = shufflevector <16 x float> %132, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %145 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %143, <4 x float> %142, <4 x float> %144)
  %146 = shufflevector <4 x float> %141, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %147 = shufflevector <16 x float> %132, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %148 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %146, <4 x float> %142, <4 x float> %147)
  %149 = shufflevector <4 x float> %141, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %150 = shufflevector <16 x float> %132, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %151 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %149, <4 x float> %142, <4 x float> %150)
  %152 = shufflevector <4 x float> %141, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %153 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %152, <4 x float> %142, <4 x float> %131)
  %154 = load <4 x float>, ptr addrspace(3) %34, align 16
  %155 = load <4 x float>, ptr addrspace(3) %35, align 16
  %156 = shufflevector <4 x float> %154, <4 x float> poison, <4 x i32> zeroinitializer
  %157 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %156, <4 x float> %155, <4 x float> %145)
  %158 = shufflevector <4 x float> %154, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %159 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %158, <4 x float> %155, <4 x float> %148)
  %160 = shufflevector <4 x float> %154, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %161 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %160, <4 x float> %155, <4 x float> %151)
  %162 = shufflevector <4 x float> %154, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %163 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %162, <4 x float> %155, <4 x float> %153)
  %164 = load <4 x float>, ptr addrspace(3) %36, align 16
  %165 = load <4 x float>, ptr addrspace(3) %37, align 16
  %166 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> zeroinitializer
  %167 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %166, <4 x float> %165, <4 x float> %157)
  %168 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %169 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %168, <4 x float> %165, <4 x float> %159)
  %170 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %171 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %170, <4 x float> %165, <4 x float> %161)
  %172 = shufflevector <4 x float> %164, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %173 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %172, <4 x float> %165, <4 x float> %163)
  %174 = load <4 x float>, ptr addrspace(3) %38, align 16
  %175 = load <4 x float>, ptr addrspace(3) %39, align 16
  %176 = shufflevector <4 x float> %174, <4 x float> poison, <4 x i32> zeroinitializer
  %177 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %176, <4 x float> %175, <4 x float> %167)
  %178 = shufflevector <4 x float> %174, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %179 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %178, <4 x float> %175, <4 x float> %169)
  %180 = shufflevector <4 x float> %174, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %181 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %180, <4 x float> %175, <4 x float> %171)
  %182 = shufflevector <4 x float> %174, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %183 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %182, <4 x float> %175, <4 x float> %173)
  %184 = load <4 x float>, ptr addrspace(3) %40, align 16
  %185 = load <4 x float>, ptr addrspace(3) %41, align 16
  %186 = shufflevector <4 x float> %184, <4 x float> poison, <4 x i32> zeroinitializer
  %187 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %186, <4 x float> %185, <4 x float> %177)
  %188 = shufflevector <4 x float> %184, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %189 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %188, <4 x float> %185, <4 x float> %179)
  %190 = shufflevector <4 x float> %184, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %191 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %190, <4 x float> %185, <4 x float> %181)
  %192 = shufflevector <4 x float> %184, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %193 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %192, <4 x float> %185, <4 x float> %183)
  %194 = load <4 x float>, ptr addrspace(3) %42, align 16
  %195 = load <4 x float>, ptr addrspace(3) %43, align 16
  %196 = shufflevector <4 x float> %194, <4 x float> poison, <4 x i32> zeroinitializer
  %197 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %196, <4 x float> %195, <4 x float> %187)
  %198 = shufflevector <4 x float> %194, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %199 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %198, <4 x float> %195, <4 x float> %189)
  %200 = shufflevector <4 x float> %194, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %201 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %200, <4 x float> %195, <4 x float> %191)
  %202 = shufflevector <4 x float> %194, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %203 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %202, <4 x float> %195, <4 x float> %193)
  %204 = load <4 x float>, ptr addrspace(3) %44, align 16
  %205 = load <4 x float>, ptr addrspace(3) %45, align 16
  %206 = shufflevector <4 x float> %204, <4 x float> poison, <4 x i32> zeroinitializer
  %207 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %206, <4 x float> %205, <4 x float> %197)
  %208 = shufflevector <4 x float> %204, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %209 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %208, <4 x float> %205, <4 x float> %199)
  %210 = shufflevector <4 x float> %204, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %211 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %210, <4 x float> %205, <4 x float> %201)
  %212 = shufflevector <4 x float> %204, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %213 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %212, <4 x float> %205, <4 x float> %203)
  %214 = load <4 x float>, ptr addrspace(3) %46, align 16
  %215 = load <4 x float>, ptr addrspace(3) %47, align 16
  %216 = shufflevector <4 x float> %214, <4 x float> poison, <4 x i32> zeroinitializer
  %217 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %216, <4 x float> %215, <4 x float> %207)
  %218 = shufflevector <4 x float> %214, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %219 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %218, <4 x float> %215, <4 x float> %209)
  %220 = shufflevector <4 x float> %214, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %221 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %220, <4 x float> %215, <4 x float> %211)
  %222 = shufflevector <4 x float> %214, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %223 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %222, <4 x float> %215, <4 x float> %213)
  %224 = load <4 x float>, ptr addrspace(3) %48, align 16
  %225 = load <4 x float>, ptr addrspace(3) %49, align 16
  %226 = shufflevector <4 x float> %224, <4 x float> poison, <4 x i32> zeroinitializer
  %227 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %226, <4 x float> %225, <4 x float> %217)
  %228 = shufflevector <4 x float> %224, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %229 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %228, <4 x float> %225, <4 x float> %219)
  %230 = shufflevector <4 x float> %224, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %231 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %230, <4 x float> %225, <4 x float> %221)
  %232 = shufflevector <4 x float> %224, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %233 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %232, <4 x float> %225, <4 x float> %223)
  %234 = load <4 x float>, ptr addrspace(3) %50, align 16
  %235 = load <4 x float>, ptr addrspace(3) %51, align 16
  %236 = shufflevector <4 x float> %234, <4 x float> poison, <4 x i32> zeroinitializer
  %237 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %236, <4 x float> %235, <4 x float> %227)
  %238 = shufflevector <4 x float> %234, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %239 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %238, <4 x float> %235, <4 x float> %229)
  %240 = shufflevector <4 x float> %234, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %241 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %240, <4 x float> %235, <4 x float> %231)
  %242 = shufflevector <4 x float> %234, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %243 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %242, <4 x float> %235, <4 x float> %233)
  %244 = load <4 x float>, ptr addrspace(3) %52, align 16
  %245 = load <4 x float>, ptr addrspace(3) %53, align 16
  %246 = shufflevector <4 x float> %244, <4 x float> poison, <4 x i32> zeroinitializer
  %247 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %246, <4 x float> %245, <4 x float> %237)
  %248 = shufflevector <4 x float> %244, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %249 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %248, <4 x float> %245, <4 x float> %239)
  %250 = shufflevector <4 x float> %244, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %251 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %250, <4 x float> %245, <4 x float> %241)
  %252 = shufflevector <4 x float> %244, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %253 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %252, <4 x float> %245, <4 x float> %243)
  %254 = load <4 x float>, ptr addrspace(3) %54, align 16
  %255 = load <4 x float>, ptr addrspace(3) %55, align 16
  %256 = shufflevector <4 x float> %254, <4 x float> poison, <4 x i32> zeroinitializer
  %257 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %256, <4 x float> %255, <4 x float> %247)
  %258 = shufflevector <4 x float> %254, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %259 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %258, <4 x float> %255, <4 x float> %249)
  %260 = shufflevector <4 x float> %254, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %261 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %260, <4 x float> %255, <4 x float> %251)
  %262 = shufflevector <4 x float> %254, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %263 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %262, <4 x float> %255, <4 x float> %253)
  %264 = load <4 x float>, ptr addrspace(3) %56, align 16
  %265 = load <4 x float>, ptr addrspace(3) %57, align 16
  %266 = shufflevector <4 x float> %264, <4 x float> poison, <4 x i32> zeroinitializer
  %267 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %266, <4 x float> %265, <4 x float> %257)
  %268 = shufflevector <4 x float> %264, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %269 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %268, <4 x float> %265, <4 x float> %259)
  %270 = shufflevector <4 x float> %264, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %271 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %270, <4 x float> %265, <4 x float> %261)
  %272 = shufflevector <4 x float> %264, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %273 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %272, <4 x float> %265, <4 x float> %263)
  %274 = load <4 x float>, ptr addrspace(3) %58, align 16
  %275 = load <4 x float>, ptr addrspace(3) %59, align 16
  %276 = shufflevector <4 x float> %274, <4 x float> poison, <4 x i32> zeroinitializer
  %277 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %276, <4 x float> %275, <4 x float> %267)
  %278 = shufflevector <4 x float> %274, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %279 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %278, <4 x float> %275, <4 x float> %269)
  %280 = shufflevector <4 x float> %274, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %281 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %280, <4 x float> %275, <4 x float> %271)
  %282 = shufflevector <4 x float> %274, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %283 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %282, <4 x float> %275, <4 x float> %273)
  %284 = load <4 x float>, ptr addrspace(3) %60, align 16
  %285 = load <4 x float>, ptr addrspace(3) %61, align 16
  %286 = shufflevector <4 x float> %284, <4 x float> poison, <4 x i32> zeroinitializer
  %287 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %286, <4 x float> %285, <4 x float> %277)
  %288 = shufflevector <4 x float> %284, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %289 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %288, <4 x float> %285, <4 x float> %279)
  %290 = shufflevector <4 x float> %284, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %291 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %290, <4 x float> %285, <4 x float> %281)
  %292 = shufflevector <4 x float> %284, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %293 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %292, <4 x float> %285, <4 x float> %283)
  %294 = load <4 x float>, ptr addrspace(3) %62, align 16
  %295 = load <4 x float>, ptr addrspace(3) %63, align 16
  %296 = shufflevector <4 x float> %294, <4 x float> poison, <4 x i32> zeroinitializer
  %297 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %296, <4 x float> %295, <4 x float> %287)
  %298 = shufflevector <4 x float> %294, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %299 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %298, <4 x float> %295, <4 x float> %289)
  %300 = shufflevector <4 x float> %294, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %301 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %300, <4 x float> %295, <4 x float> %291)
  %302 = shufflevector <4 x float> %294, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %303 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %302, <4 x float> %295, <4 x float> %293)
  tail call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %304 = add nuw nsw i32 %130, 2
  %305 = icmp slt i32 %304, %3
  br i1 %305, label %306, label %314

306:                                              ; preds = %129
  %307 = shl nsw i32 %304, 12
  %308 = add nsw i32 %307, %10
  %309 = sext i32 %308 to i64
  %310 = getelementptr i8, ptr addrspace(1) %24, i64 %309
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly %310, ptr addrspace(3) %15, i32 0, i32 0)
  %311 = add nsw i32 %307, %13
  %312 = sext i32 %311 to i64
  %313 = getelementptr i8, ptr addrspace(1) %25, i64 %312
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly %313, ptr addrspace(3) %20, i32 0, i32 0)
  br label %314

314:                                              ; preds = %306, %129
  %315 = load <4 x float>, ptr addrspace(3) %64, align 16
  %316 = load <4 x float>, ptr addrspace(3) %65, align 16
  %317 = shufflevector <4 x float> %315, <4 x float> poison, <4 x i32> zeroinitializer
  %318 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %317, <4 x float> %316, <4 x float> %297)
  %319 = shufflevector <4 x float> %315, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %320 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %319, <4 x float> %316, <4 x float> %299)
  %321 = shufflevector <4 x float> %315, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %322 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %321, <4 x float> %316, <4 x float> %301)
  %323 = shufflevector <4 x float> %315, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %324 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %323, <4 x float> %316, <4 x float> %303)
  %325 = load <4 x float>, ptr addrspace(3) %66, align 16
  %326 = load <4 x float>, ptr addrspace(3) %67, align 16
  %327 = shufflevector <4 x float> %325, <4 x float> poison, <4 x i32> zeroinitializer
  %328 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %327, <4 x float> %326, <4 x float> %318)
  %329 = shufflevector <4 x float> %325, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %330 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %329, <4 x float> %326, <4 x float> %320)
  %331 = shufflevector <4 x float> %325, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %332 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %331, <4 x float> %326, <4 x float> %322)
  %333 = shufflevector <4 x float> %325, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %334 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %333, <4 x float> %326, <4 x float> %324)
  %335 = load <4 x float>, ptr addrspace(3) %68, align 16
  %336 = load <4 x float>, ptr addrspace(3) %69, align 16
  %337 = shufflevector <4 x float> %335, <4 x float> poison, <4 x i32> zeroinitializer
  %338 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %337, <4 x float> %336, <4 x float> %328)
  %339 = shufflevector <4 x float> %335, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %340 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %339, <4 x float> %336, <4 x float> %330)
  %341 = shufflevector <4 x float> %335, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %342 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %341, <4 x float> %336, <4 x float> %332)
  %343 = shufflevector <4 x float> %335, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %344 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %343, <4 x float> %336, <4 x float> %334)
  %345 = load <4 x float>, ptr addrspace(3) %70, align 16
  %346 = load <4 x float>, ptr addrspace(3) %71, align 16
  %347 = shufflevector <4 x float> %345, <4 x float> poison, <4 x i32> zeroinitializer
  %348 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %347, <4 x float> %346, <4 x float> %338)
  %349 = shufflevector <4 x float> %345, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %350 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %349, <4 x float> %346, <4 x float> %340)
  %351 = shufflevector <4 x float> %345, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %352 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %351, <4 x float> %346, <4 x float> %342)
  %353 = shufflevector <4 x float> %345, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %354 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %353, <4 x float> %346, <4 x float> %344)
  %355 = load <4 x float>, ptr addrspace(3) %72, align 16
  %356 = load <4 x float>, ptr addrspace(3) %73, align 16
  %357 = shufflevector <4 x float> %355, <4 x float> poison, <4 x i32> zeroinitializer
  %358 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %357, <4 x float> %356, <4 x float> %348)
  %359 = shufflevector <4 x float> %355, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %360 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %359, <4 x float> %356, <4 x float> %350)
  %361 = shufflevector <4 x float> %355, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %362 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %361, <4 x float> %356, <4 x float> %352)
  %363 = shufflevector <4 x float> %355, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %364 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %363, <4 x float> %356, <4 x float> %354)
  %365 = load <4 x float>, ptr addrspace(3) %74, align 16
  %366 = load <4 x float>, ptr addrspace(3) %75, align 16
  %367 = shufflevector <4 x float> %365, <4 x float> poison, <4 x i32> zeroinitializer
  %368 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %367, <4 x float> %366, <4 x float> %358)
  %369 = shufflevector <4 x float> %365, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %370 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %369, <4 x float> %366, <4 x float> %360)
  %371 = shufflevector <4 x float> %365, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %372 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %371, <4 x float> %366, <4 x float> %362)
  %373 = shufflevector <4 x float> %365, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %374 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %373, <4 x float> %366, <4 x float> %364)
  %375 = load <4 x float>, ptr addrspace(3) %76, align 16
  %376 = load <4 x float>, ptr addrspace(3) %77, align 16
  %377 = shufflevector <4 x float> %375, <4 x float> poison, <4 x i32> zeroinitializer
  %378 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %377, <4 x float> %376, <4 x float> %368)
  %379 = shufflevector <4 x float> %375, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %380 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %379, <4 x float> %376, <4 x float> %370)
  %381 = shufflevector <4 x float> %375, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %382 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %381, <4 x float> %376, <4 x float> %372)
  %383 = shufflevector <4 x float> %375, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %384 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %383, <4 x float> %376, <4 x float> %374)
  %385 = load <4 x float>, ptr addrspace(3) %78, align 16
  %386 = load <4 x float>, ptr addrspace(3) %79, align 16
  %387 = shufflevector <4 x float> %385, <4 x float> poison, <4 x i32> zeroinitializer
  %388 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %387, <4 x float> %386, <4 x float> %378)
  %389 = shufflevector <4 x float> %385, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %390 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %389, <4 x float> %386, <4 x float> %380)
  %391 = shufflevector <4 x float> %385, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %392 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %391, <4 x float> %386, <4 x float> %382)
  %393 = shufflevector <4 x float> %385, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %394 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %393, <4 x float> %386, <4 x float> %384)
  %395 = load <4 x float>, ptr addrspace(3) %80, align 16
  %396 = load <4 x float>, ptr addrspace(3) %81, align 16
  %397 = shufflevector <4 x float> %395, <4 x float> poison, <4 x i32> zeroinitializer
  %398 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %397, <4 x float> %396, <4 x float> %388)
  %399 = shufflevector <4 x float> %395, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %400 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %399, <4 x float> %396, <4 x float> %390)
  %401 = shufflevector <4 x float> %395, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %402 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %401, <4 x float> %396, <4 x float> %392)
  %403 = shufflevector <4 x float> %395, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %404 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %403, <4 x float> %396, <4 x float> %394)
  %405 = load <4 x float>, ptr addrspace(3) %82, align 16
  %406 = load <4 x float>, ptr addrspace(3) %83, align 16
  %407 = shufflevector <4 x float> %405, <4 x float> poison, <4 x i32> zeroinitializer
  %408 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %407, <4 x float> %406, <4 x float> %398)
  %409 = shufflevector <4 x float> %405, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %410 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %409, <4 x float> %406, <4 x float> %400)
  %411 = shufflevector <4 x float> %405, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %412 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %411, <4 x float> %406, <4 x float> %402)
  %413 = shufflevector <4 x float> %405, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %414 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %413, <4 x float> %406, <4 x float> %404)
  %415 = load <4 x float>, ptr addrspace(3) %84, align 16
  %416 = load <4 x float>, ptr addrspace(3) %85, align 16
  %417 = shufflevector <4 x float> %415, <4 x float> poison, <4 x i32> zeroinitializer
  %418 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %417, <4 x float> %416, <4 x float> %408)
  %419 = shufflevector <4 x float> %415, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %420 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %419, <4 x float> %416, <4 x float> %410)
  %421 = shufflevector <4 x float> %415, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %422 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %421, <4 x float> %416, <4 x float> %412)
  %423 = shufflevector <4 x float> %415, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %424 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %423, <4 x float> %416, <4 x float> %414)
  %425 = load <4 x float>, ptr addrspace(3) %86, align 16
  %426 = load <4 x float>, ptr addrspace(3) %87, align 16
  %427 = shufflevector <4 x float> %425, <4 x float> poison, <4 x i32> zeroinitializer
  %428 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %427, <4 x float> %426, <4 x float> %418)
  %429 = shufflevector <4 x float> %425, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %430 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %429, <4 x float> %426, <4 x float> %420)
  %431 = shufflevector <4 x float> %425, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %432 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %431, <4 x float> %426, <4 x float> %422)
  %433 = shufflevector <4 x float> %425, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %434 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %433, <4 x float> %426, <4 x float> %424)
  %435 = load <4 x float>, ptr addrspace(3) %88, align 16
  %436 = load <4 x float>, ptr addrspace(3) %89, align 16
  %437 = shufflevector <4 x float> %435, <4 x float> poison, <4 x i32> zeroinitializer
  %438 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %437, <4 x float> %436, <4 x float> %428)
  %439 = shufflevector <4 x float> %435, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %440 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %439, <4 x float> %436, <4 x float> %430)
  %441 = shufflevector <4 x float> %435, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %442 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %441, <4 x float> %436, <4 x float> %432)
  %443 = shufflevector <4 x float> %435, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %444 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %443, <4 x float> %436, <4 x float> %434)
  %445 = load <4 x float>, ptr addrspace(3) %90, align 16
  %446 = load <4 x float>, ptr addrspace(3) %91, align 16
  %447 = shufflevector <4 x float> %445, <4 x float> poison, <4 x i32> zeroinitializer
  %448 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %447, <4 x float> %446, <4 x float> %438)
  %449 = shufflevector <4 x float> %445, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %450 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %449, <4 x float> %446, <4 x float> %440)
  %451 = shufflevector <4 x float> %445, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %452 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %451, <4 x float> %446, <4 x float> %442)
  %453 = shufflevector <4 x float> %445, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %454 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %453, <4 x float> %446, <4 x float> %444)
  %455 = load <4 x float>, ptr addrspace(3) %92, align 16
  %456 = load <4 x float>, ptr addrspace(3) %93, align 16
  %457 = shufflevector <4 x float> %455, <4 x float> poison, <4 x i32> zeroinitializer
  %458 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %457, <4 x float> %456, <4 x float> %448)
  %459 = shufflevector <4 x float> %455, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %460 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %459, <4 x float> %456, <4 x float> %450)
  %461 = shufflevector <4 x float> %455, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %462 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %461, <4 x float> %456, <4 x float> %452)
  %463 = shufflevector <4 x float> %455, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %464 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %463, <4 x float> %456, <4 x float> %454)
  %465 = load <4 x float>, ptr addrspace(3) %94, align 16
  %466 = load <4 x float>, ptr addrspace(3) %95, align 16
  %467 = shufflevector <4 x float> %465, <4 x float> poison, <4 x i32> zeroinitializer
  %468 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %467, <4 x float> %466, <4 x float> %458)
  %469 = shufflevector <4 x float> %465, <4 x float> poison, <4 x i32> <i32 1, i32 1, i32 1, i32 1>
  %470 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %469, <4 x float> %466, <4 x float> %460)
  %471 = shufflevector <4 x float> %468, <4 x float> %470, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %472 = shufflevector <4 x float> %465, <4 x float> poison, <4 x i32> <i32 2, i32 2, i32 2, i32 2>
  %473 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %472, <4 x float> %466, <4 x float> %462)
  %474 = shufflevector <4 x float> %473, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %475 = shufflevector <16 x float> %471, <16 x float> %474, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %476 = shufflevector <4 x float> %465, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  %477 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %476, <4 x float> %466, <4 x float> %464)
  %478 = shufflevector <4 x float> %477, <4 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %479 = shufflevector <16 x float> %475, <16 x float> %478, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  br i1 %305, label %129, label %96, !llvm.loop !4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.amdgcn.s.wait.asynccnt(i16 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #5

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1250" "target-features"="+16-bit-insts,+add-min-max-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf16-cvt-insts,+bf16-pk-insts,+bf16-trans-insts,+bitop3-insts,+ci-insts,+clusters,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot7-insts,+dot8-insts,+dpp,+fp8-conversion-insts,+fp8e5m3-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx1250-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+mcast-load-insts,+permlane16-swap,+pk-add-min-max-insts,+prng-inst,+qsad-insts,+s-wakeup-barrier-inst,+sad-insts,+setprio-inc-wg-inst,+tanh-insts,+tensor-cvt-lut-insts,+transpose-load-f4f6-insts,+vmem-pref-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
