; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu12.01-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @gemm_bias(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree readonly captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg nofree readnone captures(none) %10, ptr addrspace(1) inreg nofree readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.wave.id(), !dbg !12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %15 = shl i32 %14, 6, !dbg !13
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %17 = and i32 %16, 31, !dbg !14
  %18 = shl i32 %13, 5, !dbg !14
  %19 = or disjoint i32 %17, %18, !dbg !14
  %20 = lshr i32 %19, 2, !dbg !14
  %21 = and i32 %20, 31, !dbg !14
  %22 = lshr i32 %19, 1, !dbg !14
  %23 = and i32 %22, 24, !dbg !14
  %24 = and i32 %16, 7, !dbg !14
  %25 = shl nuw nsw i32 %24, 3, !dbg !14
  %26 = and i32 %16, 15, !dbg !14
  %27 = and i32 %18, 64, !dbg !14
  %28 = lshr exact i32 %27, 2, !dbg !14
  %29 = or disjoint i32 %28, %26, !dbg !14
  %30 = or disjoint i32 %21, %15, !dbg !13
  %31 = or disjoint i32 %30, 32, !dbg !13
  %32 = or disjoint i32 %29, %15, !dbg !13
  %33 = or disjoint i32 %32, 32, !dbg !13
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !15
  %35 = shl i32 %34, 6, !dbg !15
  %36 = or disjoint i32 %23, %35, !dbg !15
  %37 = or disjoint i32 %36, 32, !dbg !15
  %38 = or disjoint i32 %25, %35, !dbg !15
  %39 = and i32 %16, 3, !dbg !16
  %40 = shl nuw nsw i32 %39, 3, !dbg !16
  %41 = and i32 %19, 120, !dbg !16
  %42 = lshr exact i32 %41, 2, !dbg !16
  %43 = or disjoint i32 %42, 1, !dbg !16
  %44 = mul i32 %7, %30, !dbg !17
  %45 = mul i32 %7, %31, !dbg !17
  %46 = sext i32 %44 to i64, !dbg !18
  %47 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %46, !dbg !18
  %48 = sext i32 %45 to i64, !dbg !18
  %49 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %48, !dbg !18
  %50 = icmp sgt i32 %6, 0, !dbg !19
  %51 = icmp slt i32 %40, %6, !dbg !20
  %52 = zext nneg i32 %40 to i64, !dbg !18
  %53 = getelementptr [2 x i8], ptr addrspace(1) %49, i64 %52, !dbg !18
  %54 = and i1 %50, %51, !dbg !19
  br i1 %54, label %55, label %58, !dbg !21

55:                                               ; preds = %12
  %56 = getelementptr [2 x i8], ptr addrspace(1) %47, i64 %52
  %57 = load <8 x half>, ptr addrspace(1) %56, align 16, !dbg !21
  br label %58, !dbg !21

58:                                               ; preds = %55, %12
  %59 = phi <8 x half> [ %57, %55 ], [ zeroinitializer, %12 ], !dbg !21
  br i1 %54, label %60, label %62, !dbg !21

60:                                               ; preds = %58
  %61 = load <8 x half>, ptr addrspace(1) %53, align 16, !dbg !21
  br label %62, !dbg !21

62:                                               ; preds = %60, %58
  %63 = phi <8 x half> [ %61, %60 ], [ zeroinitializer, %58 ], !dbg !21
  %64 = icmp slt i32 %42, %6, !dbg !22
  %65 = mul i32 %8, %43, !dbg !23
  %66 = sext i32 %65 to i64, !dbg !24
  %67 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %66, !dbg !24
  %68 = sext i32 %38 to i64, !dbg !24
  %69 = getelementptr [2 x i8], ptr addrspace(1) %67, i64 %68, !dbg !24
  br i1 %64, label %70, label %76, !dbg !12

70:                                               ; preds = %62
  %71 = mul i32 %8, %42
  %72 = sext i32 %71 to i64
  %73 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %72
  %74 = getelementptr [2 x i8], ptr addrspace(1) %73, i64 %68
  %75 = load <8 x half>, ptr addrspace(1) %74, align 16, !dbg !12
  br label %76, !dbg !12

76:                                               ; preds = %70, %62
  %77 = phi <8 x half> [ %75, %70 ], [ zeroinitializer, %62 ], !dbg !12
  br i1 %64, label %78, label %80, !dbg !12

78:                                               ; preds = %76
  %79 = load <8 x half>, ptr addrspace(1) %69, align 16, !dbg !12
  br label %80, !dbg !12

80:                                               ; preds = %78, %76
  %81 = phi <8 x half> [ %79, %78 ], [ zeroinitializer, %76 ], !dbg !12
  %82 = shl i32 %19, 4, !dbg !21
  %83 = and i32 %82, 2032, !dbg !21
  %84 = shl nuw nsw i32 %16, 1, !dbg !21
  %85 = and i32 %84, 48, !dbg !21
  %86 = xor i32 %83, %85, !dbg !21
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %86, !dbg !21
  store <8 x half> %59, ptr addrspace(3) %87, align 16, !dbg !21
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 2048, !dbg !21
  store <8 x half> %63, ptr addrspace(3) %88, align 16, !dbg !21
  %89 = shl nuw nsw i32 %24, 9, !dbg !12
  %90 = shl nuw nsw i32 %39, 4, !dbg !12
  %91 = lshr exact i32 %41, 1, !dbg !12
  %92 = xor i32 %91, %90, !dbg !12
  %93 = or disjoint i32 %92, %89, !dbg !12
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %93, !dbg !12
  %95 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 0, i32 8>, !dbg !12
  store <2 x half> %95, ptr addrspace(3) %94, align 4, !dbg !12
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 64, !dbg !12
  %97 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 1, i32 9>, !dbg !12
  store <2 x half> %97, ptr addrspace(3) %96, align 4, !dbg !12
  %98 = xor i32 %93, 144, !dbg !12
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %98, !dbg !12
  %100 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 2, i32 10>, !dbg !12
  store <2 x half> %100, ptr addrspace(3) %99, align 4, !dbg !12
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %99, i32 64, !dbg !12
  %102 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 3, i32 11>, !dbg !12
  store <2 x half> %102, ptr addrspace(3) %101, align 4, !dbg !12
  %103 = xor i32 %93, 288, !dbg !12
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %103, !dbg !12
  %105 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 4, i32 12>, !dbg !12
  store <2 x half> %105, ptr addrspace(3) %104, align 4, !dbg !12
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %104, i32 64, !dbg !12
  %107 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 5, i32 13>, !dbg !12
  store <2 x half> %107, ptr addrspace(3) %106, align 4, !dbg !12
  %108 = xor i32 %93, 432, !dbg !12
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %108, !dbg !12
  %110 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 6, i32 14>, !dbg !12
  store <2 x half> %110, ptr addrspace(3) %109, align 4, !dbg !12
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i32 64, !dbg !12
  %112 = shufflevector <8 x half> %77, <8 x half> %81, <2 x i32> <i32 7, i32 15>, !dbg !12
  store <2 x half> %112, ptr addrspace(3) %111, align 4, !dbg !12
  %113 = add i32 %6, -32, !dbg !19
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %68, !dbg !19
  %114 = icmp sgt i32 %113, 0, !dbg !19
  br i1 %114, label %.lr.ph, label %._crit_edge, !dbg !19

.lr.ph:                                           ; preds = %80
  %115 = shl nuw nsw i32 %26, 6
  %116 = shl nuw nsw i32 %16, 3
  %117 = and i32 %116, 48
  %118 = and i32 %16, 16
  %119 = shl nuw nsw i32 %27, 4
  %120 = or disjoint i32 %115, %117
  %121 = xor i32 %120, %118
  %122 = or disjoint i32 %121, %119
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %122
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 2048
  %125 = xor i32 %122, 32
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %125
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 2048
  %128 = shl nuw nsw i32 %24, 6
  %129 = and i32 %16, 8
  %130 = icmp eq i32 %129, 0
  %131 = select i1 %130, i32 0, i32 528
  %132 = and i32 %13, 1
  %133 = icmp eq i32 %132, 0
  %134 = select i1 %133, i32 0, i32 1056
  %135 = or disjoint i32 %128, %117
  %136 = or disjoint i32 %118, %134
  %137 = xor i32 %136, %135
  %138 = xor i32 %137, %131
  %139 = xor i32 %138, 32
  %140 = add i32 %6, -32, !dbg !25
  %141 = icmp samesign ult i32 %40, %140, !dbg !20
  %142 = or disjoint i32 %40, 32, !dbg !26
  %143 = or disjoint i32 %42, 32, !dbg !26
  %144 = or disjoint i32 %42, 33, !dbg !26
  %145 = zext nneg i32 %142 to i64, !dbg !18
  %146 = getelementptr [2 x i8], ptr addrspace(1) %49, i64 %145, !dbg !18
  br i1 %141, label %147, label %150, !dbg !21

147:                                              ; preds = %.lr.ph
  %148 = getelementptr [2 x i8], ptr addrspace(1) %47, i64 %145
  %149 = load <8 x half>, ptr addrspace(1) %148, align 16, !dbg !21
  br label %150, !dbg !21

150:                                              ; preds = %147, %.lr.ph
  %151 = phi <8 x half> [ %149, %147 ], [ zeroinitializer, %.lr.ph ], !dbg !21
  br i1 %141, label %152, label %154, !dbg !21

152:                                              ; preds = %150
  %153 = load <8 x half>, ptr addrspace(1) %146, align 16, !dbg !21
  br label %154, !dbg !21

154:                                              ; preds = %152, %150
  %155 = phi <8 x half> [ %153, %152 ], [ zeroinitializer, %150 ], !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !21
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %156 = load <8 x half>, ptr addrspace(3) %123, align 16, !dbg !21
  %157 = load <8 x half>, ptr addrspace(3) %124, align 16, !dbg !21
  %158 = load <8 x half>, ptr addrspace(3) %126, align 16, !dbg !21
  %159 = load <8 x half>, ptr addrspace(3) %127, align 16, !dbg !21
  %160 = icmp samesign ult i32 %42, %140, !dbg !22
  %161 = mul i32 %144, %8, !dbg !23
  %162 = sext i32 %161 to i64, !dbg !24
  %gep.peel = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %162, !dbg !24
  br i1 %160, label %163, label %167, !dbg !12

163:                                              ; preds = %154
  %164 = mul i32 %143, %8
  %165 = sext i32 %164 to i64
  %gep3.peel = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %165
  %166 = load <8 x half>, ptr addrspace(1) %gep3.peel, align 16, !dbg !12
  br label %167, !dbg !12

167:                                              ; preds = %163, %154
  %168 = phi <8 x half> [ %166, %163 ], [ zeroinitializer, %154 ], !dbg !12
  br i1 %160, label %169, label %171, !dbg !12

169:                                              ; preds = %167
  %170 = load <8 x half>, ptr addrspace(1) %gep.peel, align 16, !dbg !12
  br label %171, !dbg !12

171:                                              ; preds = %169, %167
  %172 = phi <8 x half> [ %170, %169 ], [ zeroinitializer, %167 ], !dbg !12
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %138, !dbg !12
  %174 = load <8 x half>, ptr addrspace(3) %173, align 16, !dbg !12
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %173, i32 2048, !dbg !12
  %176 = load <8 x half>, ptr addrspace(3) %175, align 16, !dbg !12
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %139, !dbg !12
  %178 = load <8 x half>, ptr addrspace(3) %177, align 16, !dbg !12
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 2048, !dbg !12
  %180 = load <8 x half>, ptr addrspace(3) %179, align 16, !dbg !12
  %181 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %174, <8 x half> %156, <8 x float> zeroinitializer), !dbg !27
  %182 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %178, <8 x half> %158, <8 x float> %181), !dbg !27
  %183 = extractelement <8 x float> %182, i64 0, !dbg !27
  %184 = extractelement <8 x float> %182, i64 1, !dbg !27
  %185 = extractelement <8 x float> %182, i64 2, !dbg !27
  %186 = extractelement <8 x float> %182, i64 3, !dbg !27
  %187 = extractelement <8 x float> %182, i64 4, !dbg !27
  %188 = extractelement <8 x float> %182, i64 5, !dbg !27
  %189 = extractelement <8 x float> %182, i64 6, !dbg !27
  %190 = extractelement <8 x float> %182, i64 7, !dbg !27
  %191 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %176, <8 x half> %156, <8 x float> zeroinitializer), !dbg !27
  %192 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %180, <8 x half> %158, <8 x float> %191), !dbg !27
  %193 = extractelement <8 x float> %192, i64 0, !dbg !27
  %194 = extractelement <8 x float> %192, i64 1, !dbg !27
  %195 = extractelement <8 x float> %192, i64 2, !dbg !27
  %196 = extractelement <8 x float> %192, i64 3, !dbg !27
  %197 = extractelement <8 x float> %192, i64 4, !dbg !27
  %198 = extractelement <8 x float> %192, i64 5, !dbg !27
  %199 = extractelement <8 x float> %192, i64 6, !dbg !27
  %200 = extractelement <8 x float> %192, i64 7, !dbg !27
  %201 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %174, <8 x half> %157, <8 x float> zeroinitializer), !dbg !27
  %202 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %178, <8 x half> %159, <8 x float> %201), !dbg !27
  %203 = extractelement <8 x float> %202, i64 0, !dbg !27
  %204 = extractelement <8 x float> %202, i64 1, !dbg !27
  %205 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %176, <8 x half> %157, <8 x float> zeroinitializer), !dbg !27
  %206 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %180, <8 x half> %159, <8 x float> %205), !dbg !27
  %207 = extractelement <8 x float> %206, i64 0, !dbg !27
  %208 = extractelement <8 x float> %206, i64 1, !dbg !27
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !21
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  store <8 x half> %151, ptr addrspace(3) %87, align 16, !dbg !21
  store <8 x half> %155, ptr addrspace(3) %88, align 16, !dbg !21
  %209 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 0, i32 8>, !dbg !12
  store <2 x half> %209, ptr addrspace(3) %94, align 4, !dbg !12
  %210 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 1, i32 9>, !dbg !12
  store <2 x half> %210, ptr addrspace(3) %96, align 4, !dbg !12
  %211 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 2, i32 10>, !dbg !12
  store <2 x half> %211, ptr addrspace(3) %99, align 4, !dbg !12
  %212 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 3, i32 11>, !dbg !12
  store <2 x half> %212, ptr addrspace(3) %101, align 4, !dbg !12
  %213 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 4, i32 12>, !dbg !12
  store <2 x half> %213, ptr addrspace(3) %104, align 4, !dbg !12
  %214 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 5, i32 13>, !dbg !12
  store <2 x half> %214, ptr addrspace(3) %106, align 4, !dbg !12
  %215 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 6, i32 14>, !dbg !12
  store <2 x half> %215, ptr addrspace(3) %109, align 4, !dbg !12
  %216 = shufflevector <8 x half> %168, <8 x half> %172, <2 x i32> <i32 7, i32 15>, !dbg !12
  store <2 x half> %216, ptr addrspace(3) %111, align 4, !dbg !12
  %217 = icmp samesign ugt i32 %113, 32, !dbg !19
  %218 = shufflevector <8 x float> %206, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !28
  %219 = shufflevector <8 x float> %206, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !28
  %220 = shufflevector <8 x float> %206, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !28
  %221 = shufflevector <8 x float> %202, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !28
  %222 = shufflevector <8 x float> %202, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !28
  %223 = shufflevector <8 x float> %202, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !28
  br i1 %217, label %.peel.next, label %._crit_edge, !dbg !19

.peel.next:                                       ; preds = %171
  %224 = extractelement <8 x float> %206, i64 7, !dbg !27
  %225 = extractelement <8 x float> %206, i64 6, !dbg !27
  %226 = extractelement <8 x float> %206, i64 5, !dbg !27
  %227 = extractelement <8 x float> %206, i64 4, !dbg !27
  %228 = extractelement <8 x float> %206, i64 3, !dbg !27
  %229 = extractelement <8 x float> %206, i64 2, !dbg !27
  %230 = extractelement <8 x float> %202, i64 7, !dbg !27
  %231 = extractelement <8 x float> %202, i64 6, !dbg !27
  %232 = extractelement <8 x float> %202, i64 5, !dbg !27
  %233 = extractelement <8 x float> %202, i64 4, !dbg !27
  %234 = extractelement <8 x float> %202, i64 3, !dbg !27
  %235 = extractelement <8 x float> %202, i64 2, !dbg !27
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %138
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %236, i32 2048
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %139
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 2048
  br label %240, !dbg !19

240:                                              ; preds = %.peel.next, %306
  %241 = phi float [ %183, %.peel.next ], [ %322, %306 ]
  %242 = phi float [ %184, %.peel.next ], [ %323, %306 ]
  %243 = phi float [ %185, %.peel.next ], [ %324, %306 ]
  %244 = phi float [ %186, %.peel.next ], [ %325, %306 ]
  %245 = phi float [ %187, %.peel.next ], [ %326, %306 ]
  %246 = phi float [ %188, %.peel.next ], [ %327, %306 ]
  %247 = phi float [ %189, %.peel.next ], [ %328, %306 ]
  %248 = phi float [ %190, %.peel.next ], [ %329, %306 ]
  %249 = phi float [ %193, %.peel.next ], [ %340, %306 ]
  %250 = phi float [ %194, %.peel.next ], [ %341, %306 ]
  %251 = phi float [ %195, %.peel.next ], [ %342, %306 ]
  %252 = phi float [ %196, %.peel.next ], [ %343, %306 ]
  %253 = phi float [ %197, %.peel.next ], [ %344, %306 ]
  %254 = phi float [ %198, %.peel.next ], [ %345, %306 ]
  %255 = phi float [ %199, %.peel.next ], [ %346, %306 ]
  %256 = phi float [ %200, %.peel.next ], [ %347, %306 ]
  %257 = phi float [ %203, %.peel.next ], [ %358, %306 ]
  %258 = phi float [ %204, %.peel.next ], [ %359, %306 ]
  %259 = phi float [ %235, %.peel.next ], [ %360, %306 ]
  %260 = phi float [ %234, %.peel.next ], [ %361, %306 ]
  %261 = phi float [ %233, %.peel.next ], [ %362, %306 ]
  %262 = phi float [ %232, %.peel.next ], [ %363, %306 ]
  %263 = phi float [ %231, %.peel.next ], [ %364, %306 ]
  %264 = phi float [ %230, %.peel.next ], [ %365, %306 ]
  %265 = phi float [ %207, %.peel.next ], [ %376, %306 ]
  %266 = phi float [ %208, %.peel.next ], [ %377, %306 ]
  %267 = phi float [ %229, %.peel.next ], [ %378, %306 ]
  %268 = phi float [ %228, %.peel.next ], [ %379, %306 ]
  %269 = phi float [ %227, %.peel.next ], [ %380, %306 ]
  %270 = phi float [ %226, %.peel.next ], [ %381, %306 ]
  %271 = phi float [ %225, %.peel.next ], [ %382, %306 ]
  %272 = phi float [ %224, %.peel.next ], [ %383, %306 ]
  %273 = phi i32 [ 32, %.peel.next ], [ %274, %306 ]
  %274 = add i32 %273, 32, !dbg !19
  %275 = sub i32 %6, %274, !dbg !25
  %276 = icmp slt i32 %40, %275, !dbg !20
  %277 = or disjoint i32 %274, %40, !dbg !26
  %278 = or disjoint i32 %274, %42, !dbg !26
  %279 = or disjoint i32 %274, %43, !dbg !26
  %280 = sext i32 %277 to i64, !dbg !18
  %281 = getelementptr [2 x i8], ptr addrspace(1) %49, i64 %280, !dbg !18
  br i1 %276, label %282, label %285, !dbg !21

282:                                              ; preds = %240
  %283 = getelementptr [2 x i8], ptr addrspace(1) %47, i64 %280
  %284 = load <8 x half>, ptr addrspace(1) %283, align 16, !dbg !21
  br label %285, !dbg !21

285:                                              ; preds = %282, %240
  %286 = phi <8 x half> [ %284, %282 ], [ zeroinitializer, %240 ], !dbg !21
  br i1 %276, label %287, label %289, !dbg !21

287:                                              ; preds = %285
  %288 = load <8 x half>, ptr addrspace(1) %281, align 16, !dbg !21
  br label %289, !dbg !21

289:                                              ; preds = %287, %285
  %290 = phi <8 x half> [ %288, %287 ], [ zeroinitializer, %285 ], !dbg !21
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !21
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  %291 = load <8 x half>, ptr addrspace(3) %123, align 16, !dbg !21
  %292 = load <8 x half>, ptr addrspace(3) %124, align 16, !dbg !21
  %293 = load <8 x half>, ptr addrspace(3) %126, align 16, !dbg !21
  %294 = load <8 x half>, ptr addrspace(3) %127, align 16, !dbg !21
  %295 = icmp slt i32 %42, %275, !dbg !22
  %296 = mul i32 %279, %8, !dbg !23
  %297 = sext i32 %296 to i64, !dbg !24
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %297, !dbg !24
  br i1 %295, label %298, label %302, !dbg !12

298:                                              ; preds = %289
  %299 = mul i32 %278, %8
  %300 = sext i32 %299 to i64
  %gep3 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %300
  %301 = load <8 x half>, ptr addrspace(1) %gep3, align 16, !dbg !12
  br label %302, !dbg !12

302:                                              ; preds = %298, %289
  %303 = phi <8 x half> [ %301, %298 ], [ zeroinitializer, %289 ], !dbg !12
  br i1 %295, label %304, label %306, !dbg !12

304:                                              ; preds = %302
  %305 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !12
  br label %306, !dbg !12

306:                                              ; preds = %304, %302
  %307 = phi <8 x half> [ %305, %304 ], [ zeroinitializer, %302 ], !dbg !12
  %308 = load <8 x half>, ptr addrspace(3) %236, align 16, !dbg !12
  %309 = load <8 x half>, ptr addrspace(3) %237, align 16, !dbg !12
  %310 = load <8 x half>, ptr addrspace(3) %238, align 16, !dbg !12
  %311 = load <8 x half>, ptr addrspace(3) %239, align 16, !dbg !12
  %312 = insertelement <8 x float> poison, float %241, i64 0, !dbg !27
  %313 = insertelement <8 x float> %312, float %242, i64 1, !dbg !27
  %314 = insertelement <8 x float> %313, float %243, i64 2, !dbg !27
  %315 = insertelement <8 x float> %314, float %244, i64 3, !dbg !27
  %316 = insertelement <8 x float> %315, float %245, i64 4, !dbg !27
  %317 = insertelement <8 x float> %316, float %246, i64 5, !dbg !27
  %318 = insertelement <8 x float> %317, float %247, i64 6, !dbg !27
  %319 = insertelement <8 x float> %318, float %248, i64 7, !dbg !27
  %320 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %308, <8 x half> %291, <8 x float> %319), !dbg !27
  %321 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %310, <8 x half> %293, <8 x float> %320), !dbg !27
  %322 = extractelement <8 x float> %321, i64 0, !dbg !27
  %323 = extractelement <8 x float> %321, i64 1, !dbg !27
  %324 = extractelement <8 x float> %321, i64 2, !dbg !27
  %325 = extractelement <8 x float> %321, i64 3, !dbg !27
  %326 = extractelement <8 x float> %321, i64 4, !dbg !27
  %327 = extractelement <8 x float> %321, i64 5, !dbg !27
  %328 = extractelement <8 x float> %321, i64 6, !dbg !27
  %329 = extractelement <8 x float> %321, i64 7, !dbg !27
  %330 = insertelement <8 x float> poison, float %249, i64 0, !dbg !27
  %331 = insertelement <8 x float> %330, float %250, i64 1, !dbg !27
  %332 = insertelement <8 x float> %331, float %251, i64 2, !dbg !27
  %333 = insertelement <8 x float> %332, float %252, i64 3, !dbg !27
  %334 = insertelement <8 x float> %333, float %253, i64 4, !dbg !27
  %335 = insertelement <8 x float> %334, float %254, i64 5, !dbg !27
  %336 = insertelement <8 x float> %335, float %255, i64 6, !dbg !27
  %337 = insertelement <8 x float> %336, float %256, i64 7, !dbg !27
  %338 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %309, <8 x half> %291, <8 x float> %337), !dbg !27
  %339 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %311, <8 x half> %293, <8 x float> %338), !dbg !27
  %340 = extractelement <8 x float> %339, i64 0, !dbg !27
  %341 = extractelement <8 x float> %339, i64 1, !dbg !27
  %342 = extractelement <8 x float> %339, i64 2, !dbg !27
  %343 = extractelement <8 x float> %339, i64 3, !dbg !27
  %344 = extractelement <8 x float> %339, i64 4, !dbg !27
  %345 = extractelement <8 x float> %339, i64 5, !dbg !27
  %346 = extractelement <8 x float> %339, i64 6, !dbg !27
  %347 = extractelement <8 x float> %339, i64 7, !dbg !27
  %348 = insertelement <8 x float> poison, float %257, i64 0, !dbg !27
  %349 = insertelement <8 x float> %348, float %258, i64 1, !dbg !27
  %350 = insertelement <8 x float> %349, float %259, i64 2, !dbg !27
  %351 = insertelement <8 x float> %350, float %260, i64 3, !dbg !27
  %352 = insertelement <8 x float> %351, float %261, i64 4, !dbg !27
  %353 = insertelement <8 x float> %352, float %262, i64 5, !dbg !27
  %354 = insertelement <8 x float> %353, float %263, i64 6, !dbg !27
  %355 = insertelement <8 x float> %354, float %264, i64 7, !dbg !27
  %356 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %308, <8 x half> %292, <8 x float> %355), !dbg !27
  %357 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %310, <8 x half> %294, <8 x float> %356), !dbg !27
  %358 = extractelement <8 x float> %357, i64 0, !dbg !27
  %359 = extractelement <8 x float> %357, i64 1, !dbg !27
  %360 = extractelement <8 x float> %357, i64 2, !dbg !27
  %361 = extractelement <8 x float> %357, i64 3, !dbg !27
  %362 = extractelement <8 x float> %357, i64 4, !dbg !27
  %363 = extractelement <8 x float> %357, i64 5, !dbg !27
  %364 = extractelement <8 x float> %357, i64 6, !dbg !27
  %365 = extractelement <8 x float> %357, i64 7, !dbg !27
  %366 = insertelement <8 x float> poison, float %265, i64 0, !dbg !27
  %367 = insertelement <8 x float> %366, float %266, i64 1, !dbg !27
  %368 = insertelement <8 x float> %367, float %267, i64 2, !dbg !27
  %369 = insertelement <8 x float> %368, float %268, i64 3, !dbg !27
  %370 = insertelement <8 x float> %369, float %269, i64 4, !dbg !27
  %371 = insertelement <8 x float> %370, float %270, i64 5, !dbg !27
  %372 = insertelement <8 x float> %371, float %271, i64 6, !dbg !27
  %373 = insertelement <8 x float> %372, float %272, i64 7, !dbg !27
  %374 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %309, <8 x half> %292, <8 x float> %373), !dbg !27
  %375 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %311, <8 x half> %294, <8 x float> %374), !dbg !27
  %376 = extractelement <8 x float> %375, i64 0, !dbg !27
  %377 = extractelement <8 x float> %375, i64 1, !dbg !27
  %378 = extractelement <8 x float> %375, i64 2, !dbg !27
  %379 = extractelement <8 x float> %375, i64 3, !dbg !27
  %380 = extractelement <8 x float> %375, i64 4, !dbg !27
  %381 = extractelement <8 x float> %375, i64 5, !dbg !27
  %382 = extractelement <8 x float> %375, i64 6, !dbg !27
  %383 = extractelement <8 x float> %375, i64 7, !dbg !27
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !21
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  store <8 x half> %286, ptr addrspace(3) %87, align 16, !dbg !21
  store <8 x half> %290, ptr addrspace(3) %88, align 16, !dbg !21
  %384 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 0, i32 8>, !dbg !12
  store <2 x half> %384, ptr addrspace(3) %94, align 4, !dbg !12
  %385 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 1, i32 9>, !dbg !12
  store <2 x half> %385, ptr addrspace(3) %96, align 4, !dbg !12
  %386 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 2, i32 10>, !dbg !12
  store <2 x half> %386, ptr addrspace(3) %99, align 4, !dbg !12
  %387 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 3, i32 11>, !dbg !12
  store <2 x half> %387, ptr addrspace(3) %101, align 4, !dbg !12
  %388 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 4, i32 12>, !dbg !12
  store <2 x half> %388, ptr addrspace(3) %104, align 4, !dbg !12
  %389 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 5, i32 13>, !dbg !12
  store <2 x half> %389, ptr addrspace(3) %106, align 4, !dbg !12
  %390 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 6, i32 14>, !dbg !12
  store <2 x half> %390, ptr addrspace(3) %109, align 4, !dbg !12
  %391 = shufflevector <8 x half> %303, <8 x half> %307, <2 x i32> <i32 7, i32 15>, !dbg !12
  store <2 x half> %391, ptr addrspace(3) %111, align 4, !dbg !12
  %392 = icmp slt i32 %274, %113, !dbg !19
  br i1 %392, label %240, label %._crit_edge.loopexit, !dbg !19, !llvm.loop !29

._crit_edge.loopexit:                             ; preds = %306
  %393 = shufflevector <8 x float> %357, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !28
  %394 = shufflevector <8 x float> %357, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !28
  %395 = shufflevector <8 x float> %357, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !28
  %396 = shufflevector <8 x float> %375, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !28
  %397 = shufflevector <8 x float> %375, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !28
  %398 = shufflevector <8 x float> %375, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !28
  br label %._crit_edge, !dbg !19

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %171, %80
  %399 = phi float [ 0.000000e+00, %80 ], [ %183, %171 ], [ %322, %._crit_edge.loopexit ], !dbg !28
  %400 = phi float [ 0.000000e+00, %80 ], [ %184, %171 ], [ %323, %._crit_edge.loopexit ], !dbg !28
  %401 = phi float [ 0.000000e+00, %80 ], [ %185, %171 ], [ %324, %._crit_edge.loopexit ], !dbg !28
  %402 = phi float [ 0.000000e+00, %80 ], [ %186, %171 ], [ %325, %._crit_edge.loopexit ], !dbg !28
  %403 = phi float [ 0.000000e+00, %80 ], [ %187, %171 ], [ %326, %._crit_edge.loopexit ], !dbg !28
  %404 = phi float [ 0.000000e+00, %80 ], [ %188, %171 ], [ %327, %._crit_edge.loopexit ], !dbg !28
  %405 = phi float [ 0.000000e+00, %80 ], [ %189, %171 ], [ %328, %._crit_edge.loopexit ], !dbg !28
  %406 = phi float [ 0.000000e+00, %80 ], [ %190, %171 ], [ %329, %._crit_edge.loopexit ], !dbg !28
  %407 = phi float [ 0.000000e+00, %80 ], [ %193, %171 ], [ %340, %._crit_edge.loopexit ], !dbg !28
  %408 = phi float [ 0.000000e+00, %80 ], [ %194, %171 ], [ %341, %._crit_edge.loopexit ], !dbg !28
  %409 = phi float [ 0.000000e+00, %80 ], [ %195, %171 ], [ %342, %._crit_edge.loopexit ], !dbg !28
  %410 = phi float [ 0.000000e+00, %80 ], [ %196, %171 ], [ %343, %._crit_edge.loopexit ], !dbg !28
  %411 = phi float [ 0.000000e+00, %80 ], [ %197, %171 ], [ %344, %._crit_edge.loopexit ], !dbg !28
  %412 = phi float [ 0.000000e+00, %80 ], [ %198, %171 ], [ %345, %._crit_edge.loopexit ], !dbg !28
  %413 = phi float [ 0.000000e+00, %80 ], [ %199, %171 ], [ %346, %._crit_edge.loopexit ], !dbg !28
  %414 = phi float [ 0.000000e+00, %80 ], [ %200, %171 ], [ %347, %._crit_edge.loopexit ], !dbg !28
  %415 = phi float [ 0.000000e+00, %80 ], [ %203, %171 ], [ %358, %._crit_edge.loopexit ], !dbg !28
  %416 = phi float [ 0.000000e+00, %80 ], [ %204, %171 ], [ %359, %._crit_edge.loopexit ], !dbg !28
  %417 = phi float [ 0.000000e+00, %80 ], [ %207, %171 ], [ %376, %._crit_edge.loopexit ], !dbg !28
  %418 = phi float [ 0.000000e+00, %80 ], [ %208, %171 ], [ %377, %._crit_edge.loopexit ], !dbg !28
  %419 = phi <2 x float> [ zeroinitializer, %80 ], [ %218, %171 ], [ %398, %._crit_edge.loopexit ], !dbg !28
  %420 = phi <2 x float> [ zeroinitializer, %80 ], [ %219, %171 ], [ %397, %._crit_edge.loopexit ], !dbg !28
  %421 = phi <2 x float> [ zeroinitializer, %80 ], [ %220, %171 ], [ %396, %._crit_edge.loopexit ], !dbg !28
  %422 = phi <2 x float> [ zeroinitializer, %80 ], [ %221, %171 ], [ %395, %._crit_edge.loopexit ], !dbg !28
  %423 = phi <2 x float> [ zeroinitializer, %80 ], [ %222, %171 ], [ %394, %._crit_edge.loopexit ], !dbg !28
  %424 = phi <2 x float> [ zeroinitializer, %80 ], [ %223, %171 ], [ %393, %._crit_edge.loopexit ], !dbg !28
  %425 = add i32 %6, 31, !dbg !19
  %426 = icmp sgt i32 %425, 31, !dbg !19
  fence syncscope("workgroup") release, !dbg !21
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !21
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !21
  fence syncscope("workgroup") acquire, !dbg !21
  br i1 %426, label %427, label %._crit_edge._crit_edge, !dbg !27

427:                                              ; preds = %._crit_edge
  %428 = and i32 %16, 8, !dbg !12
  %429 = icmp eq i32 %428, 0, !dbg !12
  %430 = select i1 %429, i32 0, i32 528, !dbg !12
  %431 = shl nuw nsw i32 %24, 6, !dbg !12
  %432 = shl nuw nsw i32 %16, 3, !dbg !21
  %433 = and i32 %432, 48, !dbg !21
  %434 = or disjoint i32 %431, %433, !dbg !12
  %435 = and i32 %13, 1, !dbg !12
  %436 = icmp eq i32 %435, 0, !dbg !12
  %437 = select i1 %436, i32 0, i32 1056, !dbg !12
  %438 = and i32 %16, 16, !dbg !21
  %439 = or disjoint i32 %438, %437, !dbg !12
  %440 = xor i32 %439, %434, !dbg !12
  %441 = xor i32 %440, %430, !dbg !12
  %442 = xor i32 %441, 32, !dbg !12
  %443 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %442, !dbg !12
  %444 = getelementptr inbounds nuw i8, ptr addrspace(3) %443, i32 2048, !dbg !12
  %445 = load <8 x half>, ptr addrspace(3) %444, align 16, !dbg !12
  %446 = load <8 x half>, ptr addrspace(3) %443, align 16, !dbg !12
  %447 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %441, !dbg !12
  %448 = getelementptr inbounds nuw i8, ptr addrspace(3) %447, i32 2048, !dbg !12
  %449 = load <8 x half>, ptr addrspace(3) %448, align 16, !dbg !12
  %450 = load <8 x half>, ptr addrspace(3) %447, align 16, !dbg !12
  %451 = shl nuw nsw i32 %27, 4, !dbg !21
  %452 = shl nuw nsw i32 %26, 6, !dbg !21
  %453 = or disjoint i32 %452, %433, !dbg !21
  %454 = xor i32 %453, %438, !dbg !21
  %455 = or disjoint i32 %454, %451, !dbg !21
  %456 = xor i32 %455, 32, !dbg !21
  %457 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %456, !dbg !21
  %458 = getelementptr inbounds nuw i8, ptr addrspace(3) %457, i32 2048, !dbg !21
  %459 = load <8 x half>, ptr addrspace(3) %458, align 16, !dbg !21
  %460 = load <8 x half>, ptr addrspace(3) %457, align 16, !dbg !21
  %461 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %455, !dbg !21
  %462 = getelementptr inbounds nuw i8, ptr addrspace(3) %461, i32 2048, !dbg !21
  %463 = load <8 x half>, ptr addrspace(3) %462, align 16, !dbg !21
  %464 = load <8 x half>, ptr addrspace(3) %461, align 16, !dbg !21
  %465 = insertelement <8 x float> poison, float %399, i64 0, !dbg !27
  %466 = insertelement <8 x float> %465, float %400, i64 1, !dbg !27
  %467 = insertelement <8 x float> %466, float %401, i64 2, !dbg !27
  %468 = insertelement <8 x float> %467, float %402, i64 3, !dbg !27
  %469 = insertelement <8 x float> %468, float %403, i64 4, !dbg !27
  %470 = insertelement <8 x float> %469, float %404, i64 5, !dbg !27
  %471 = insertelement <8 x float> %470, float %405, i64 6, !dbg !27
  %472 = insertelement <8 x float> %471, float %406, i64 7, !dbg !27
  %473 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %450, <8 x half> %464, <8 x float> %472), !dbg !27
  %474 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %446, <8 x half> %460, <8 x float> %473), !dbg !27
  %475 = extractelement <8 x float> %474, i64 0, !dbg !27
  %476 = extractelement <8 x float> %474, i64 1, !dbg !27
  %477 = extractelement <8 x float> %474, i64 2, !dbg !27
  %478 = extractelement <8 x float> %474, i64 3, !dbg !27
  %479 = extractelement <8 x float> %474, i64 4, !dbg !27
  %480 = extractelement <8 x float> %474, i64 5, !dbg !27
  %481 = extractelement <8 x float> %474, i64 6, !dbg !27
  %482 = extractelement <8 x float> %474, i64 7, !dbg !27
  %483 = insertelement <8 x float> poison, float %407, i64 0, !dbg !27
  %484 = insertelement <8 x float> %483, float %408, i64 1, !dbg !27
  %485 = insertelement <8 x float> %484, float %409, i64 2, !dbg !27
  %486 = insertelement <8 x float> %485, float %410, i64 3, !dbg !27
  %487 = insertelement <8 x float> %486, float %411, i64 4, !dbg !27
  %488 = insertelement <8 x float> %487, float %412, i64 5, !dbg !27
  %489 = insertelement <8 x float> %488, float %413, i64 6, !dbg !27
  %490 = insertelement <8 x float> %489, float %414, i64 7, !dbg !27
  %491 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %449, <8 x half> %464, <8 x float> %490), !dbg !27
  %492 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %445, <8 x half> %460, <8 x float> %491), !dbg !27
  %493 = extractelement <8 x float> %492, i64 0, !dbg !27
  %494 = extractelement <8 x float> %492, i64 1, !dbg !27
  %495 = extractelement <8 x float> %492, i64 2, !dbg !27
  %496 = extractelement <8 x float> %492, i64 3, !dbg !27
  %497 = extractelement <8 x float> %492, i64 4, !dbg !27
  %498 = extractelement <8 x float> %492, i64 5, !dbg !27
  %499 = extractelement <8 x float> %492, i64 6, !dbg !27
  %500 = extractelement <8 x float> %492, i64 7, !dbg !27
  %501 = insertelement <8 x float> poison, float %415, i64 0, !dbg !27
  %502 = insertelement <8 x float> %501, float %416, i64 1, !dbg !27
  %503 = shufflevector <2 x float> %422, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %504 = shufflevector <8 x float> %502, <8 x float> %503, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %505 = shufflevector <2 x float> %423, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %506 = shufflevector <8 x float> %504, <8 x float> %505, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !27
  %507 = shufflevector <2 x float> %424, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %508 = shufflevector <8 x float> %506, <8 x float> %507, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !27
  %509 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %450, <8 x half> %463, <8 x float> %508), !dbg !27
  %510 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %446, <8 x half> %459, <8 x float> %509), !dbg !27
  %511 = extractelement <8 x float> %510, i64 0, !dbg !27
  %512 = extractelement <8 x float> %510, i64 1, !dbg !27
  %513 = insertelement <8 x float> poison, float %417, i64 0, !dbg !27
  %514 = insertelement <8 x float> %513, float %418, i64 1, !dbg !27
  %515 = shufflevector <2 x float> %419, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %516 = shufflevector <8 x float> %514, <8 x float> %515, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %517 = shufflevector <2 x float> %420, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %518 = shufflevector <8 x float> %516, <8 x float> %517, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !27
  %519 = shufflevector <2 x float> %421, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !27
  %520 = shufflevector <8 x float> %518, <8 x float> %519, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !27
  %521 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %449, <8 x half> %463, <8 x float> %520), !dbg !27
  %522 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %445, <8 x half> %459, <8 x float> %521), !dbg !27
  %523 = extractelement <8 x float> %522, i64 0, !dbg !27
  %524 = extractelement <8 x float> %522, i64 1, !dbg !27
  %525 = shufflevector <8 x float> %522, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !19
  %526 = shufflevector <8 x float> %522, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !19
  %527 = shufflevector <8 x float> %522, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !19
  %528 = shufflevector <8 x float> %510, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !19
  %529 = shufflevector <8 x float> %510, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !19
  %530 = shufflevector <8 x float> %510, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !19
  br label %._crit_edge._crit_edge, !dbg !27

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %427
  %531 = phi float [ %524, %427 ], [ %418, %._crit_edge ], !dbg !19
  %532 = phi float [ %523, %427 ], [ %417, %._crit_edge ], !dbg !19
  %533 = phi float [ %512, %427 ], [ %416, %._crit_edge ], !dbg !19
  %534 = phi float [ %511, %427 ], [ %415, %._crit_edge ], !dbg !19
  %535 = phi float [ %500, %427 ], [ %414, %._crit_edge ], !dbg !19
  %536 = phi float [ %499, %427 ], [ %413, %._crit_edge ], !dbg !19
  %537 = phi float [ %498, %427 ], [ %412, %._crit_edge ], !dbg !19
  %538 = phi float [ %497, %427 ], [ %411, %._crit_edge ], !dbg !19
  %539 = phi float [ %496, %427 ], [ %410, %._crit_edge ], !dbg !19
  %540 = phi float [ %495, %427 ], [ %409, %._crit_edge ], !dbg !19
  %541 = phi float [ %494, %427 ], [ %408, %._crit_edge ], !dbg !19
  %542 = phi float [ %493, %427 ], [ %407, %._crit_edge ], !dbg !19
  %543 = phi float [ %482, %427 ], [ %406, %._crit_edge ], !dbg !19
  %544 = phi float [ %481, %427 ], [ %405, %._crit_edge ], !dbg !19
  %545 = phi float [ %480, %427 ], [ %404, %._crit_edge ], !dbg !19
  %546 = phi float [ %479, %427 ], [ %403, %._crit_edge ], !dbg !19
  %547 = phi float [ %478, %427 ], [ %402, %._crit_edge ], !dbg !19
  %548 = phi float [ %477, %427 ], [ %401, %._crit_edge ], !dbg !19
  %549 = phi float [ %476, %427 ], [ %400, %._crit_edge ], !dbg !19
  %550 = phi float [ %475, %427 ], [ %399, %._crit_edge ], !dbg !19
  %551 = phi <2 x float> [ %525, %427 ], [ %419, %._crit_edge ], !dbg !19
  %552 = phi <2 x float> [ %526, %427 ], [ %420, %._crit_edge ], !dbg !19
  %553 = phi <2 x float> [ %527, %427 ], [ %421, %._crit_edge ], !dbg !19
  %554 = phi <2 x float> [ %528, %427 ], [ %422, %._crit_edge ], !dbg !19
  %555 = phi <2 x float> [ %529, %427 ], [ %423, %._crit_edge ], !dbg !19
  %556 = phi <2 x float> [ %530, %427 ], [ %424, %._crit_edge ], !dbg !19
  %557 = icmp slt i32 %32, %4, !dbg !31
  %558 = icmp slt i32 %33, %4, !dbg !31
  %559 = icmp slt i32 %36, %5, !dbg !32
  %560 = icmp slt i32 %37, %5, !dbg !32
  %561 = and i1 %557, %559, !dbg !33
  %562 = and i1 %557, %560, !dbg !33
  %563 = and i1 %558, %559, !dbg !33
  %564 = and i1 %558, %560, !dbg !33
  %565 = sext i32 %37 to i64, !dbg !34
  %566 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %565, !dbg !34
  br i1 %559, label %567, label %571, !dbg !35

567:                                              ; preds = %._crit_edge._crit_edge
  %568 = sext i32 %36 to i64
  %569 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %568
  %570 = load <8 x half>, ptr addrspace(1) %569, align 16, !dbg !35
  br label %571, !dbg !35

571:                                              ; preds = %567, %._crit_edge._crit_edge
  %572 = phi <8 x half> [ %570, %567 ], [ zeroinitializer, %._crit_edge._crit_edge ], !dbg !35
  %573 = extractelement <8 x half> %572, i64 0, !dbg !35
  %574 = extractelement <8 x half> %572, i64 1, !dbg !35
  br i1 %560, label %575, label %577, !dbg !35

575:                                              ; preds = %571
  %576 = load <8 x half>, ptr addrspace(1) %566, align 16, !dbg !35
  br label %577, !dbg !35

577:                                              ; preds = %575, %571
  %578 = phi <8 x half> [ %576, %575 ], [ zeroinitializer, %571 ], !dbg !35
  %579 = extractelement <8 x half> %578, i64 0, !dbg !35
  %580 = extractelement <8 x half> %578, i64 1, !dbg !35
  %581 = fpext half %573 to float, !dbg !35
  %582 = fpext half %574 to float, !dbg !35
  %583 = shufflevector <8 x half> %572, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !35
  %584 = fpext <2 x half> %583 to <2 x float>, !dbg !35
  %585 = shufflevector <8 x half> %572, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !35
  %586 = fpext <2 x half> %585 to <2 x float>, !dbg !35
  %587 = shufflevector <8 x half> %572, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !35
  %588 = fpext <2 x half> %587 to <2 x float>, !dbg !35
  %589 = fpext half %579 to float, !dbg !35
  %590 = fpext half %580 to float, !dbg !35
  %591 = fadd float %542, %589, !dbg !36
  %592 = fadd float %541, %590, !dbg !36
  %593 = fadd float %534, %581, !dbg !36
  %594 = fadd float %533, %582, !dbg !36
  %595 = fadd <2 x float> %554, %584, !dbg !36
  %596 = fadd <2 x float> %555, %586, !dbg !36
  %597 = fadd <2 x float> %556, %588, !dbg !36
  %598 = fadd float %532, %589, !dbg !36
  %599 = fadd float %531, %590, !dbg !36
  %600 = shufflevector <8 x half> %578, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !35
  %601 = fpext <2 x half> %600 to <2 x float>, !dbg !35
  %602 = extractelement <2 x float> %601, i64 0, !dbg !36
  %603 = fadd float %540, %602, !dbg !36
  %604 = extractelement <2 x float> %601, i64 1, !dbg !36
  %605 = fadd float %539, %604, !dbg !36
  %606 = fadd <2 x float> %551, %601, !dbg !36
  %607 = shufflevector <8 x half> %578, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !35
  %608 = fpext <2 x half> %607 to <2 x float>, !dbg !35
  %609 = extractelement <2 x float> %608, i64 0, !dbg !36
  %610 = fadd float %538, %609, !dbg !36
  %611 = extractelement <2 x float> %608, i64 1, !dbg !36
  %612 = fadd float %537, %611, !dbg !36
  %613 = fadd <2 x float> %552, %608, !dbg !36
  %614 = shufflevector <8 x half> %578, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !35
  %615 = fpext <2 x half> %614 to <2 x float>, !dbg !35
  %616 = extractelement <2 x float> %615, i64 0, !dbg !36
  %617 = fadd float %536, %616, !dbg !36
  %618 = extractelement <2 x float> %615, i64 1, !dbg !36
  %619 = fadd float %535, %618, !dbg !36
  %620 = fadd <2 x float> %553, %615, !dbg !36
  %621 = mul i32 %9, %32, !dbg !37
  %622 = mul i32 %9, %33, !dbg !37
  %623 = sext i32 %621 to i64, !dbg !38
  %624 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %623, !dbg !38
  %625 = sext i32 %622 to i64, !dbg !38
  %626 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %625, !dbg !38
  %627 = getelementptr [2 x i8], ptr addrspace(1) %624, i64 %565, !dbg !38
  %628 = sext i32 %36 to i64, !dbg !38
  %629 = getelementptr [2 x i8], ptr addrspace(1) %626, i64 %628, !dbg !38
  %630 = getelementptr [2 x i8], ptr addrspace(1) %626, i64 %565, !dbg !38
  %631 = fptrunc float %591 to half, !dbg !39
  %632 = fptrunc float %592 to half, !dbg !39
  %633 = fptrunc float %603 to half, !dbg !39
  %634 = fptrunc float %605 to half, !dbg !39
  %635 = fptrunc float %610 to half, !dbg !39
  %636 = fptrunc float %612 to half, !dbg !39
  %637 = fptrunc float %617 to half, !dbg !39
  %638 = fptrunc float %619 to half, !dbg !39
  %639 = fptrunc float %593 to half, !dbg !39
  %640 = fptrunc float %594 to half, !dbg !39
  %641 = fptrunc <2 x float> %595 to <2 x half>, !dbg !39
  %642 = fptrunc <2 x float> %596 to <2 x half>, !dbg !39
  %643 = fptrunc <2 x float> %597 to <2 x half>, !dbg !39
  %644 = fptrunc float %598 to half, !dbg !39
  %645 = fptrunc float %599 to half, !dbg !39
  %646 = fptrunc <2 x float> %606 to <2 x half>, !dbg !39
  %647 = fptrunc <2 x float> %613 to <2 x half>, !dbg !39
  %648 = fptrunc <2 x float> %620 to <2 x half>, !dbg !39
  br i1 %561, label %649, label %681, !dbg !40

649:                                              ; preds = %577
  %650 = fadd float %550, %581, !dbg !36
  %651 = fptrunc float %650 to half, !dbg !39
  %652 = insertelement <8 x half> poison, half %651, i64 0, !dbg !40
  %653 = fadd float %549, %582, !dbg !36
  %654 = fptrunc float %653 to half, !dbg !39
  %655 = insertelement <8 x half> %652, half %654, i64 1, !dbg !40
  %656 = extractelement <2 x float> %584, i64 0, !dbg !36
  %657 = fadd float %548, %656, !dbg !36
  %658 = fptrunc float %657 to half, !dbg !39
  %659 = insertelement <8 x half> %655, half %658, i64 2, !dbg !40
  %660 = extractelement <2 x float> %584, i64 1, !dbg !36
  %661 = fadd float %547, %660, !dbg !36
  %662 = fptrunc float %661 to half, !dbg !39
  %663 = insertelement <8 x half> %659, half %662, i64 3, !dbg !40
  %664 = extractelement <2 x float> %586, i64 0, !dbg !36
  %665 = fadd float %546, %664, !dbg !36
  %666 = fptrunc float %665 to half, !dbg !39
  %667 = insertelement <8 x half> %663, half %666, i64 4, !dbg !40
  %668 = extractelement <2 x float> %586, i64 1, !dbg !36
  %669 = fadd float %545, %668, !dbg !36
  %670 = fptrunc float %669 to half, !dbg !39
  %671 = insertelement <8 x half> %667, half %670, i64 5, !dbg !40
  %672 = extractelement <2 x float> %588, i64 0, !dbg !36
  %673 = fadd float %544, %672, !dbg !36
  %674 = fptrunc float %673 to half, !dbg !39
  %675 = insertelement <8 x half> %671, half %674, i64 6, !dbg !40
  %676 = extractelement <2 x float> %588, i64 1, !dbg !36
  %677 = fadd float %543, %676, !dbg !36
  %678 = fptrunc float %677 to half, !dbg !39
  %679 = insertelement <8 x half> %675, half %678, i64 7, !dbg !40
  %680 = getelementptr [2 x i8], ptr addrspace(1) %624, i64 %628, !dbg !38
  store <8 x half> %679, ptr addrspace(1) %680, align 16, !dbg !40
  br label %681, !dbg !40

681:                                              ; preds = %649, %577
  br i1 %562, label %682, label %691, !dbg !40

682:                                              ; preds = %681
  %683 = insertelement <8 x half> poison, half %631, i64 0
  %684 = insertelement <8 x half> %683, half %632, i64 1
  %685 = insertelement <8 x half> %684, half %633, i64 2
  %686 = insertelement <8 x half> %685, half %634, i64 3
  %687 = insertelement <8 x half> %686, half %635, i64 4
  %688 = insertelement <8 x half> %687, half %636, i64 5
  %689 = insertelement <8 x half> %688, half %637, i64 6
  %690 = insertelement <8 x half> %689, half %638, i64 7
  store <8 x half> %690, ptr addrspace(1) %627, align 16, !dbg !40
  br label %691, !dbg !40

691:                                              ; preds = %682, %681
  br i1 %563, label %692, label %701, !dbg !40

692:                                              ; preds = %691
  %693 = insertelement <8 x half> poison, half %639, i64 0
  %694 = insertelement <8 x half> %693, half %640, i64 1
  %695 = shufflevector <2 x half> %641, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %696 = shufflevector <8 x half> %694, <8 x half> %695, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>
  %697 = shufflevector <2 x half> %642, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %698 = shufflevector <8 x half> %696, <8 x half> %697, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %699 = shufflevector <2 x half> %643, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %700 = shufflevector <8 x half> %698, <8 x half> %699, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %700, ptr addrspace(1) %629, align 16, !dbg !40
  br label %701, !dbg !40

701:                                              ; preds = %692, %691
  br i1 %564, label %702, label %711, !dbg !40

702:                                              ; preds = %701
  %703 = insertelement <8 x half> poison, half %644, i64 0
  %704 = insertelement <8 x half> %703, half %645, i64 1
  %705 = shufflevector <2 x half> %646, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %706 = shufflevector <8 x half> %704, <8 x half> %705, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>
  %707 = shufflevector <2 x half> %647, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %708 = shufflevector <8 x half> %706, <8 x half> %707, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %709 = shufflevector <2 x half> %648, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %710 = shufflevector <8 x half> %708, <8 x half> %709, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %710, ptr addrspace(1) %630, align 16, !dbg !40
  br label %711, !dbg !40

711:                                              ; preds = %702, %701
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.wave.id() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.signal(i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg) #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half>, <8 x half>, <8 x float>) #3

attributes #0 = { norecurse nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gemm_bias", linkageName: "gemm_bias", scope: !1, file: !1, line: 15, type: !5, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !7, !9, !9, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 40, column: 13, scope: !4)
!13 = !DILocation(line: 31, column: 11, scope: !4)
!14 = !DILocation(line: 31, column: 39, scope: !4)
!15 = !DILocation(line: 32, column: 11, scope: !4)
!16 = !DILocation(line: 33, column: 12, scope: !4)
!17 = !DILocation(line: 38, column: 19, scope: !4)
!18 = !DILocation(line: 38, column: 13, scope: !4)
!19 = !DILocation(line: 35, column: 5, scope: !4)
!20 = !DILocation(line: 38, column: 76, scope: !4)
!21 = !DILocation(line: 37, column: 13, scope: !4)
!22 = !DILocation(line: 41, column: 76, scope: !4)
!23 = !DILocation(line: 41, column: 19, scope: !4)
!24 = !DILocation(line: 41, column: 13, scope: !4)
!25 = !DILocation(line: 36, column: 16, scope: !4)
!26 = !DILocation(line: 38, column: 47, scope: !4)
!27 = !DILocation(line: 43, column: 17, scope: !4)
!28 = !DILocation(line: 34, column: 13, scope: !4)
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.peeled.count", i32 1}
!31 = !DILocation(line: 44, column: 15, scope: !4)
!32 = !DILocation(line: 44, column: 39, scope: !4)
!33 = !DILocation(line: 44, column: 14, scope: !4)
!34 = !DILocation(line: 45, column: 22, scope: !4)
!35 = !DILocation(line: 45, column: 14, scope: !4)
!36 = !DILocation(line: 45, column: 5, scope: !4)
!37 = !DILocation(line: 46, column: 20, scope: !4)
!38 = !DILocation(line: 46, column: 14, scope: !4)
!39 = !DILocation(line: 46, column: 61, scope: !4)
!40 = !DILocation(line: 46, column: 5, scope: !4)
!41 = !DILocation(line: 15, column: 1, scope: !4)
