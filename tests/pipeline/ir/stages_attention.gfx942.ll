; ModuleID = 'stages_attention.c'
source_filename = "stages_attention.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@keys = internal unnamed_addr addrspace(3) global [64 x [16 x half]] undef, align 2
@values = internal unnamed_addr addrspace(3) global [16 x [64 x half]] undef, align 2
@totals = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent nounwind
define protected amdgpu_kernel void @stages_attention(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = lshr i32 %6, 6
  %8 = and i32 %6, 15
  %9 = lshr i32 %6, 2
  %10 = and i32 %9, 12
  %11 = lshr i32 %6, 3
  %12 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @keys, i32 %11
  %13 = shl nuw nsw i32 %6, 1
  %14 = and i32 %13, 14
  %15 = getelementptr inbounds nuw half, ptr addrspace(3) %12, i32 %14
  %16 = lshr i32 %6, 5
  %17 = getelementptr inbounds nuw [64 x half], ptr addrspace(3) @values, i32 %16
  %18 = and i32 %13, 62
  %19 = getelementptr inbounds nuw half, ptr addrspace(3) %17, i32 %18
  %20 = shl nuw nsw i32 %7, 4
  %21 = or disjoint i32 %20, %8
  %22 = shl nuw nsw i32 %21, 4
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %23
  %25 = zext nneg i32 %10 to i64
  %26 = getelementptr inbounds nuw half, ptr addrspace(1) %24, i64 %25
  %27 = load <4 x half>, ptr addrspace(1) %26, align 8, !amdgpu.noclobber !4
  %28 = zext nneg i32 %13 to i64
  %29 = getelementptr inbounds nuw half, ptr addrspace(1) %1, i64 %28
  %30 = load <2 x half>, ptr addrspace(1) %29, align 4, !amdgpu.noclobber !4
  store <2 x half> %30, ptr addrspace(3) %15, align 4
  %31 = getelementptr inbounds nuw half, ptr addrspace(1) %2, i64 %28
  %32 = icmp sgt i32 %4, 0
  br i1 %32, label %33, label %294

33:                                               ; preds = %5
  %34 = getelementptr inbounds nuw [16 x half], ptr addrspace(3) @keys, i32 %8
  %35 = getelementptr inbounds nuw half, ptr addrspace(3) %34, i32 %10
  %36 = getelementptr inbounds nuw [64 x half], ptr addrspace(3) @values, i32 %8
  %37 = getelementptr inbounds nuw half, ptr addrspace(3) %36, i32 %10
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 512
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 1024
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 1536
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 32
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 64
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %37, i32 96
  br label %44

44:                                               ; preds = %33, %44
  %45 = phi <4 x float> [ zeroinitializer, %33 ], [ %288, %44 ]
  %46 = phi float [ 0.000000e+00, %33 ], [ %292, %44 ]
  %47 = phi i32 [ 0, %33 ], [ %260, %44 ]
  %48 = phi <16 x half> [ zeroinitializer, %33 ], [ %259, %44 ]
  %49 = load <4 x half>, ptr addrspace(3) %35, align 2
  %50 = load <4 x half>, ptr addrspace(3) %38, align 2
  %51 = shufflevector <4 x half> %49, <4 x half> %50, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %52 = load <4 x half>, ptr addrspace(3) %39, align 2
  %53 = shufflevector <4 x half> %52, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <16 x half> %51, <16 x half> %53, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = load <4 x half>, ptr addrspace(3) %40, align 2
  %56 = shufflevector <4 x half> %55, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = shufflevector <16 x half> %54, <16 x half> %56, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %58 = shl nsw i32 %47, 10
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw half, ptr addrspace(1) %31, i64 %59
  %61 = load <2 x half>, ptr addrspace(1) %60, align 4
  store <2 x half> %61, ptr addrspace(3) %19, align 4
  tail call void asm sideeffect "; ldsopt.stage keys", "~{memory}"() #5, !srcloc !5
  %62 = bitcast <16 x half> %57 to <4 x i64>
  %63 = extractelement <4 x i64> %62, i64 0
  %64 = bitcast i64 %63 to <4 x half>
  %65 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %64, <4 x half> %27, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %66 = extractelement <4 x float> %65, i64 0
  %67 = tail call float @llvm.amdgcn.exp2.f32(float %66)
  %68 = fadd float %46, %67
  %69 = fptrunc float %67 to half
  %70 = bitcast <16 x half> %48 to <4 x i64>
  %71 = extractelement <4 x i64> %70, i64 0
  %72 = bitcast i64 %71 to <4 x half>
  %73 = shufflevector <4 x half> %72, <4 x half> poison, <16 x i32> <i32 poison, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %74 = insertelement <16 x half> %48, half %69, i64 0
  %75 = shufflevector <16 x half> %74, <16 x half> %73, <16 x i32> <i32 0, i32 17, i32 18, i32 19, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %76 = extractelement <4 x float> %65, i64 1
  %77 = tail call float @llvm.amdgcn.exp2.f32(float %76)
  %78 = fadd float %68, %77
  %79 = fptrunc float %77 to half
  %80 = bitcast <16 x half> %75 to <4 x i64>
  %81 = extractelement <4 x i64> %80, i64 0
  %82 = bitcast i64 %81 to <4 x half>
  %83 = shufflevector <4 x half> %82, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %84 = extractelement <4 x half> %82, i64 0
  %85 = insertelement <16 x half> %75, half %84, i64 0
  %86 = insertelement <16 x half> %85, half %79, i64 1
  %87 = shufflevector <16 x half> %86, <16 x half> %83, <16 x i32> <i32 0, i32 1, i32 18, i32 19, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %88 = extractelement <4 x float> %65, i64 2
  %89 = tail call float @llvm.amdgcn.exp2.f32(float %88)
  %90 = fadd float %78, %89
  %91 = fptrunc float %89 to half
  %92 = bitcast <16 x half> %87 to <4 x i64>
  %93 = extractelement <4 x i64> %92, i64 0
  %94 = bitcast i64 %93 to <4 x half>
  %95 = shufflevector <4 x half> %94, <4 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %96 = shufflevector <4 x half> %94, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %97 = shufflevector <16 x half> %95, <16 x half> %87, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %98 = shufflevector <4 x half> %94, <4 x half> poison, <16 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %99 = shufflevector <16 x half> %97, <16 x half> %98, <16 x i32> <i32 0, i32 17, i32 poison, i32 poison, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %100 = insertelement <16 x half> %99, half %91, i64 2
  %101 = shufflevector <16 x half> %100, <16 x half> %96, <16 x i32> <i32 0, i32 1, i32 2, i32 19, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %102 = extractelement <4 x float> %65, i64 3
  %103 = tail call float @llvm.amdgcn.exp2.f32(float %102)
  %104 = fadd float %90, %103
  %105 = fptrunc float %103 to half
  %106 = bitcast <16 x half> %101 to <4 x i64>
  %107 = extractelement <4 x i64> %106, i64 0
  %108 = bitcast i64 %107 to <4 x half>
  %109 = shufflevector <4 x half> %108, <4 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %110 = shufflevector <16 x half> %109, <16 x half> %101, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %111 = shufflevector <4 x half> %108, <4 x half> poison, <16 x i32> <i32 poison, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %112 = shufflevector <16 x half> %110, <16 x half> %111, <16 x i32> <i32 0, i32 17, i32 18, i32 poison, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %113 = insertelement <16 x half> %112, half %105, i64 3
  %114 = extractelement <4 x i64> %62, i64 1
  %115 = bitcast i64 %114 to <4 x half>
  %116 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %115, <4 x half> %27, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %117 = extractelement <4 x float> %116, i64 0
  %118 = tail call float @llvm.amdgcn.exp2.f32(float %117)
  %119 = fadd float %104, %118
  %120 = fptrunc float %118 to half
  %121 = bitcast <16 x half> %113 to <4 x i64>
  %122 = extractelement <4 x i64> %121, i64 1
  %123 = bitcast i64 %122 to <4 x half>
  %124 = shufflevector <4 x half> %123, <4 x half> poison, <16 x i32> <i32 poison, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %125 = insertelement <16 x half> %113, half %120, i64 4
  %126 = shufflevector <16 x half> %125, <16 x half> %124, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 17, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %127 = extractelement <4 x float> %116, i64 1
  %128 = tail call float @llvm.amdgcn.exp2.f32(float %127)
  %129 = fadd float %119, %128
  %130 = fptrunc float %128 to half
  %131 = bitcast <16 x half> %126 to <4 x i64>
  %132 = extractelement <4 x i64> %131, i64 1
  %133 = bitcast i64 %132 to <4 x half>
  %134 = shufflevector <4 x half> %133, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %135 = shufflevector <4 x half> %133, <4 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %136 = shufflevector <16 x half> %126, <16 x half> %135, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 poison, i32 poison, i32 poison, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %137 = insertelement <16 x half> %136, half %130, i64 5
  %138 = shufflevector <16 x half> %137, <16 x half> %134, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 18, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %139 = extractelement <4 x float> %116, i64 2
  %140 = tail call float @llvm.amdgcn.exp2.f32(float %139)
  %141 = fadd float %129, %140
  %142 = fptrunc float %140 to half
  %143 = bitcast <16 x half> %138 to <4 x i64>
  %144 = extractelement <4 x i64> %143, i64 1
  %145 = bitcast i64 %144 to <4 x half>
  %146 = shufflevector <4 x half> %145, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %147 = shufflevector <4 x half> %145, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %148 = shufflevector <16 x half> %138, <16 x half> %147, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %149 = insertelement <16 x half> %148, half %142, i64 6
  %150 = shufflevector <16 x half> %149, <16 x half> %146, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 19, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %151 = extractelement <4 x float> %116, i64 3
  %152 = tail call float @llvm.amdgcn.exp2.f32(float %151)
  %153 = fadd float %141, %152
  %154 = fptrunc float %152 to half
  %155 = bitcast <16 x half> %150 to <4 x i64>
  %156 = extractelement <4 x i64> %155, i64 1
  %157 = bitcast i64 %156 to <4 x half>
  %158 = shufflevector <4 x half> %157, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %159 = shufflevector <16 x half> %150, <16 x half> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 18, i32 poison, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %160 = insertelement <16 x half> %159, half %154, i64 7
  %161 = extractelement <4 x i64> %62, i64 2
  %162 = bitcast i64 %161 to <4 x half>
  %163 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %162, <4 x half> %27, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  %164 = extractelement <4 x float> %163, i64 0
  %165 = tail call float @llvm.amdgcn.exp2.f32(float %164)
  %166 = fadd float %153, %165
  %167 = fptrunc float %165 to half
  %168 = bitcast <16 x half> %160 to <4 x i64>
  %169 = extractelement <4 x i64> %168, i64 2
  %170 = bitcast i64 %169 to <4 x half>
  %171 = shufflevector <4 x half> %170, <4 x half> poison, <16 x i32> <i32 poison, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %172 = insertelement <16 x half> %160, half %167, i64 8
  %173 = shufflevector <16 x half> %172, <16 x half> %171, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 17, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %174 = extractelement <4 x float> %163, i64 1
  %175 = tail call float @llvm.amdgcn.exp2.f32(float %174)
  %176 = fadd float %166, %175
  %177 = fptrunc float %175 to half
  %178 = bitcast <16 x half> %173 to <4 x i64>
  %179 = extractelement <4 x i64> %178, i64 2
  %180 = bitcast i64 %179 to <4 x half>
  %181 = shufflevector <4 x half> %180, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %182 = shufflevector <4 x half> %180, <4 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %183 = shufflevector <16 x half> %173, <16 x half> %182, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 poison, i32 poison, i32 poison, i32 12, i32 13, i32 14, i32 15>
  %184 = insertelement <16 x half> %183, half %177, i64 9
  %185 = shufflevector <16 x half> %184, <16 x half> %181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 18, i32 19, i32 12, i32 13, i32 14, i32 15>
  %186 = extractelement <4 x float> %163, i64 2
  %187 = tail call float @llvm.amdgcn.exp2.f32(float %186)
  %188 = fadd float %176, %187
  %189 = fptrunc float %187 to half
  %190 = bitcast <16 x half> %185 to <4 x i64>
  %191 = extractelement <4 x i64> %190, i64 2
  %192 = bitcast i64 %191 to <4 x half>
  %193 = shufflevector <4 x half> %192, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %194 = shufflevector <4 x half> %192, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %195 = shufflevector <16 x half> %185, <16 x half> %194, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 12, i32 13, i32 14, i32 15>
  %196 = insertelement <16 x half> %195, half %189, i64 10
  %197 = shufflevector <16 x half> %196, <16 x half> %193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 19, i32 12, i32 13, i32 14, i32 15>
  %198 = extractelement <4 x float> %163, i64 3
  %199 = tail call float @llvm.amdgcn.exp2.f32(float %198)
  %200 = fadd float %188, %199
  %201 = fptrunc float %199 to half
  %202 = bitcast <16 x half> %197 to <4 x i64>
  %203 = extractelement <4 x i64> %202, i64 2
  %204 = bitcast i64 %203 to <4 x half>
  %205 = shufflevector <4 x half> %204, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %206 = shufflevector <16 x half> %197, <16 x half> %205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 poison, i32 12, i32 13, i32 14, i32 15>
  %207 = insertelement <16 x half> %206, half %201, i64 11
  %208 = extractelement <4 x i64> %62, i64 3
  %209 = bitcast i64 %208 to <4 x half>
  %210 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %209, <4 x half> %27, <4 x float> zeroinitializer, i32 0, i32 0, i32 0)
  tail call void asm sideeffect "; ldsopt.stage scores prio=1", "~{memory}"() #5, !srcloc !6
  %211 = load <4 x half>, ptr addrspace(3) %37, align 2
  %212 = load <4 x half>, ptr addrspace(3) %41, align 2
  %213 = shufflevector <4 x half> %211, <4 x half> %212, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %214 = load <4 x half>, ptr addrspace(3) %42, align 2
  %215 = shufflevector <4 x half> %214, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %216 = shufflevector <16 x half> %213, <16 x half> %215, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %217 = load <4 x half>, ptr addrspace(3) %43, align 2
  %218 = shufflevector <4 x half> %217, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %219 = shufflevector <16 x half> %216, <16 x half> %218, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %220 = extractelement <4 x float> %210, i64 0
  %221 = tail call float @llvm.amdgcn.exp2.f32(float %220)
  %222 = fptrunc float %221 to half
  %223 = bitcast <16 x half> %207 to <4 x i64>
  %224 = extractelement <4 x i64> %223, i64 3
  %225 = bitcast i64 %224 to <4 x half>
  %226 = shufflevector <4 x half> %225, <4 x half> poison, <16 x i32> <i32 poison, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %227 = insertelement <16 x half> %207, half %222, i64 12
  %228 = shufflevector <16 x half> %227, <16 x half> %226, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 17, i32 18, i32 19>
  %229 = extractelement <4 x float> %210, i64 1
  %230 = tail call float @llvm.amdgcn.exp2.f32(float %229)
  %231 = fptrunc float %230 to half
  %232 = bitcast <16 x half> %228 to <4 x i64>
  %233 = extractelement <4 x i64> %232, i64 3
  %234 = bitcast i64 %233 to <4 x half>
  %235 = shufflevector <4 x half> %234, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %236 = shufflevector <4 x half> %234, <4 x half> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %237 = shufflevector <16 x half> %228, <16 x half> %236, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 poison, i32 poison, i32 poison>
  %238 = insertelement <16 x half> %237, half %231, i64 13
  %239 = shufflevector <16 x half> %238, <16 x half> %235, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 18, i32 19>
  %240 = extractelement <4 x float> %210, i64 2
  %241 = tail call float @llvm.amdgcn.exp2.f32(float %240)
  %242 = fptrunc float %241 to half
  %243 = bitcast <16 x half> %239 to <4 x i64>
  %244 = extractelement <4 x i64> %243, i64 3
  %245 = bitcast i64 %244 to <4 x half>
  %246 = shufflevector <4 x half> %245, <4 x half> poison, <16 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %247 = shufflevector <4 x half> %245, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %248 = shufflevector <16 x half> %239, <16 x half> %247, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>
  %249 = insertelement <16 x half> %248, half %242, i64 14
  %250 = shufflevector <16 x half> %249, <16 x half> %246, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 19>
  %251 = extractelement <4 x float> %210, i64 3
  %252 = tail call float @llvm.amdgcn.exp2.f32(float %251)
  %253 = fptrunc float %252 to half
  %254 = bitcast <16 x half> %250 to <4 x i64>
  %255 = extractelement <4 x i64> %254, i64 3
  %256 = bitcast i64 %255 to <4 x half>
  %257 = shufflevector <4 x half> %256, <4 x half> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %258 = shufflevector <16 x half> %250, <16 x half> %257, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 poison>
  %259 = insertelement <16 x half> %258, half %253, i64 15
  %260 = add nuw nsw i32 %47, 1
  %261 = icmp slt i32 %260, %4
  %262 = shl nsw i32 %260, 10
  %263 = select i1 %261, i32 %262, i32 0
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw half, ptr addrspace(1) %29, i64 %264
  %266 = load <2 x half>, ptr addrspace(1) %265, align 4
  store <2 x half> %266, ptr addrspace(3) %15, align 4
  tail call void asm sideeffect "; ldsopt.stage values", "~{memory}"() #5, !srcloc !7
  %267 = bitcast <16 x half> %259 to <4 x i64>
  %268 = bitcast <16 x half> %219 to <4 x i64>
  %269 = extractelement <4 x i64> %267, i64 0
  %270 = bitcast i64 %269 to <4 x half>
  %271 = extractelement <4 x i64> %268, i64 0
  %272 = bitcast i64 %271 to <4 x half>
  %273 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %270, <4 x half> %272, <4 x float> %45, i32 0, i32 0, i32 0)
  %274 = extractelement <4 x i64> %267, i64 1
  %275 = bitcast i64 %274 to <4 x half>
  %276 = extractelement <4 x i64> %268, i64 1
  %277 = bitcast i64 %276 to <4 x half>
  %278 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %275, <4 x half> %277, <4 x float> %273, i32 0, i32 0, i32 0)
  %279 = extractelement <4 x i64> %267, i64 2
  %280 = bitcast i64 %279 to <4 x half>
  %281 = extractelement <4 x i64> %268, i64 2
  %282 = bitcast i64 %281 to <4 x half>
  %283 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %280, <4 x half> %282, <4 x float> %278, i32 0, i32 0, i32 0)
  %284 = extractelement <4 x i64> %267, i64 3
  %285 = bitcast i64 %284 to <4 x half>
  %286 = extractelement <4 x i64> %268, i64 3
  %287 = bitcast i64 %286 to <4 x half>
  %288 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %285, <4 x half> %287, <4 x float> %283, i32 0, i32 0, i32 0)
  %289 = fadd float %200, %221
  %290 = fadd float %289, %230
  %291 = fadd float %290, %241
  %292 = fadd float %291, %252
  tail call void asm sideeffect "; ldsopt.stage sums prio=1", "~{memory}"() #5, !srcloc !8
  %293 = icmp eq i32 %260, %4
  br i1 %293, label %294, label %44, !llvm.loop !9

294:                                              ; preds = %44, %5
  %295 = phi float [ 0.000000e+00, %5 ], [ %292, %44 ]
  %296 = phi <4 x float> [ zeroinitializer, %5 ], [ %288, %44 ]
  %297 = or disjoint i32 %20, %10
  %298 = extractelement <4 x float> %296, i64 0
  %299 = shl nuw nsw i32 %297, 4
  %300 = or disjoint i32 %299, %8
  %301 = zext nneg i32 %300 to i64
  %302 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %301
  store float %298, ptr addrspace(1) %302, align 4
  %303 = extractelement <4 x float> %296, i64 1
  %304 = shl nuw nsw i32 %297, 4
  %305 = or disjoint i32 %304, %8
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %306
  %308 = getelementptr inbounds nuw i8, ptr addrspace(1) %307, i64 64
  store float %303, ptr addrspace(1) %308, align 4
  %309 = extractelement <4 x float> %296, i64 2
  %310 = shl nuw nsw i32 %297, 4
  %311 = or disjoint i32 %310, %8
  %312 = zext nneg i32 %311 to i64
  %313 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %312
  %314 = getelementptr inbounds nuw i8, ptr addrspace(1) %313, i64 128
  store float %309, ptr addrspace(1) %314, align 4
  %315 = extractelement <4 x float> %296, i64 3
  %316 = shl nuw nsw i32 %297, 4
  %317 = or disjoint i32 %316, %8
  %318 = zext nneg i32 %317 to i64
  %319 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %318
  %320 = getelementptr inbounds nuw i8, ptr addrspace(1) %319, i64 192
  store float %315, ptr addrspace(1) %320, align 4
  %321 = shl nuw nsw i32 %6, 3
  %322 = and i32 %321, 504
  %323 = getelementptr inbounds nuw float, ptr addrspace(3) @totals, i32 %322
  %324 = getelementptr inbounds nuw float, ptr addrspace(3) %323, i32 %7
  store float %295, ptr addrspace(3) %324, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %325 = getelementptr inbounds nuw float, ptr addrspace(3) @totals, i32 %6
  %326 = load float, ptr addrspace(3) %325, align 4
  %327 = zext nneg i32 %6 to i64
  %328 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %327
  %329 = getelementptr inbounds nuw i8, ptr addrspace(1) %328, i64 8192
  store float %326, ptr addrspace(1) %329, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { convergent nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 2147510079}
!6 = !{i64 2147510273}
!7 = !{i64 2147510449}
!8 = !{i64 2147510644}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
