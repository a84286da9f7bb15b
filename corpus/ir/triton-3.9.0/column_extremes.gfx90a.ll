; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.0a-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @column_extremes(ptr addrspace(1) inreg nofree writeonly captures(none) %0, ptr addrspace(1) inreg nofree writeonly captures(none) %1, ptr addrspace(1) inreg nofree readonly captures(none) %2, i32 inreg %3, i32 inreg %4, ptr addrspace(1) inreg nofree readnone captures(none) %5, ptr addrspace(1) inreg nofree readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %9 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %8), !dbg !13
  %10 = lshr i32 %9, 6, !dbg !13
  %11 = and i32 %10, 3, !dbg !13
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %13 = shl i32 %12, 5, !dbg !14
  %14 = and i32 %8, 63, !dbg !15
  %15 = shl nuw nsw i32 %11, 6, !dbg !15
  %16 = or disjoint i32 %15, %14, !dbg !15
  %17 = and i32 %8, 7, !dbg !15
  %18 = shl nuw nsw i32 %17, 2, !dbg !15
  %19 = and i32 %8, 31, !dbg !15
  %20 = or disjoint i32 %18, %13, !dbg !14
  %21 = or disjoint i32 %13, %19, !dbg !14
  %22 = lshr i32 %16, 3, !dbg !16
  %23 = or disjoint i32 %22, 32, !dbg !16
  %24 = or disjoint i32 %22, 64, !dbg !16
  %25 = or disjoint i32 %22, 96, !dbg !16
  %26 = icmp slt i32 %22, %3, !dbg !16
  %27 = icmp slt i32 %23, %3, !dbg !16
  %28 = icmp slt i32 %24, %3, !dbg !16
  %29 = icmp slt i32 %25, %3, !dbg !16
  %30 = mul i32 %23, %4, !dbg !17
  %31 = mul i32 %24, %4, !dbg !17
  %32 = mul i32 %25, %4, !dbg !17
  %33 = sext i32 %30 to i64, !dbg !18
  %34 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %33, !dbg !18
  %35 = sext i32 %31 to i64, !dbg !18
  %36 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %35, !dbg !18
  %37 = sext i32 %32 to i64, !dbg !18
  %38 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %37, !dbg !18
  %39 = sext i32 %20 to i64, !dbg !18
  %40 = getelementptr [4 x i8], ptr addrspace(1) %34, i64 %39, !dbg !18
  %41 = getelementptr [4 x i8], ptr addrspace(1) %36, i64 %39, !dbg !18
  %42 = getelementptr [4 x i8], ptr addrspace(1) %38, i64 %39, !dbg !18
  br i1 %26, label %43, label %49, !dbg !19

43:                                               ; preds = %7
  %44 = mul i32 %22, %4
  %45 = sext i32 %44 to i64
  %46 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %45
  %47 = getelementptr [4 x i8], ptr addrspace(1) %46, i64 %39
  %48 = load <4 x float>, ptr addrspace(1) %47, align 16, !dbg !19
  br label %49, !dbg !19

49:                                               ; preds = %43, %7
  %50 = phi <4 x float> [ %48, %43 ], [ splat (float -inf), %7 ], !dbg !19
  br i1 %27, label %51, label %53, !dbg !19

51:                                               ; preds = %49
  %52 = load <4 x float>, ptr addrspace(1) %40, align 16, !dbg !19
  br label %53, !dbg !19

53:                                               ; preds = %51, %49
  %54 = phi <4 x float> [ %52, %51 ], [ splat (float -inf), %49 ], !dbg !19
  br i1 %28, label %55, label %57, !dbg !19

55:                                               ; preds = %53
  %56 = load <4 x float>, ptr addrspace(1) %41, align 16, !dbg !19
  br label %57, !dbg !19

57:                                               ; preds = %55, %53
  %58 = phi <4 x float> [ %56, %55 ], [ splat (float -inf), %53 ], !dbg !19
  br i1 %29, label %59, label %61, !dbg !19

59:                                               ; preds = %57
  %60 = load <4 x float>, ptr addrspace(1) %42, align 16, !dbg !19
  br label %61, !dbg !19

61:                                               ; preds = %59, %57
  %62 = phi <4 x float> [ %60, %59 ], [ splat (float -inf), %57 ], !dbg !19
  %63 = shufflevector <4 x float> %50, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %64 = shufflevector <4 x float> %54, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %65 = fcmp oge <2 x float> %63, %64, !dbg !20
  %66 = shufflevector <4 x float> %50, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %67 = shufflevector <4 x float> %54, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %68 = fcmp oge <2 x float> %66, %67, !dbg !20
  %69 = shl nuw nsw i32 %14, 2, !dbg !24
  %70 = xor i32 %69, 128, !dbg !24
  %71 = xor i32 %69, 64, !dbg !24
  %72 = select <2 x i1> %65, <2 x float> %63, <2 x float> %64, !dbg !27
  %73 = insertelement <2 x i32> poison, i32 %22, i64 0, !dbg !28
  %74 = shufflevector <2 x i32> %73, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %75 = insertelement <2 x i32> poison, i32 %23, i64 0, !dbg !28
  %76 = shufflevector <2 x i32> %75, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %77 = select <2 x i1> %65, <2 x i32> %74, <2 x i32> %76, !dbg !28
  %78 = shufflevector <4 x float> %58, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %79 = shufflevector <4 x float> %62, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %80 = fcmp oge <2 x float> %78, %79, !dbg !20
  %81 = select <2 x i1> %80, <2 x float> %78, <2 x float> %79, !dbg !27
  %82 = insertelement <2 x i32> poison, i32 %24, i64 0, !dbg !28
  %83 = shufflevector <2 x i32> %82, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %84 = insertelement <2 x i32> poison, i32 %25, i64 0, !dbg !28
  %85 = shufflevector <2 x i32> %84, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !28
  %86 = select <2 x i1> %80, <2 x i32> %83, <2 x i32> %85, !dbg !28
  %87 = fcmp oge <2 x float> %72, %81, !dbg !20
  %88 = select <2 x i1> %87, <2 x float> %72, <2 x float> %81, !dbg !27
  %89 = select <2 x i1> %87, <2 x i32> %77, <2 x i32> %86, !dbg !28
  %90 = extractelement <2 x i32> %89, i64 0, !dbg !24
  %91 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %90), !dbg !24
  %92 = bitcast <2 x float> %88 to <2 x i32>, !dbg !24
  %93 = extractelement <2 x i32> %92, i64 0, !dbg !24
  %94 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %93), !dbg !24
  %95 = extractelement <2 x i32> %92, i64 1, !dbg !24
  %96 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %95), !dbg !24
  %97 = insertelement <2 x i32> poison, i32 %94, i64 0, !dbg !24
  %98 = insertelement <2 x i32> %97, i32 %96, i64 1, !dbg !24
  %99 = bitcast <2 x i32> %98 to <2 x float>, !dbg !24
  %100 = extractelement <2 x i32> %89, i64 1, !dbg !24
  %101 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %100), !dbg !24
  %102 = fcmp oeq <2 x float> %88, %99, !dbg !29
  %103 = insertelement <2 x i32> poison, i32 %91, i64 0, !dbg !30
  %104 = insertelement <2 x i32> %103, i32 %101, i64 1, !dbg !30
  %105 = icmp slt <2 x i32> %89, %104, !dbg !30
  %106 = and <2 x i1> %102, %105, !dbg !29
  %107 = fcmp ogt <2 x float> %88, %99, !dbg !20
  %108 = or <2 x i1> %107, %106, !dbg !20
  %109 = select <2 x i1> %108, <2 x float> %88, <2 x float> %99, !dbg !27
  %110 = select <2 x i1> %108, <2 x i32> %89, <2 x i32> %104, !dbg !28
  %111 = extractelement <2 x i32> %110, i64 0, !dbg !24
  %112 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %111), !dbg !24
  %113 = bitcast <2 x float> %109 to <2 x i32>, !dbg !24
  %114 = extractelement <2 x i32> %113, i64 0, !dbg !24
  %115 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %114), !dbg !24
  %116 = extractelement <2 x i32> %113, i64 1, !dbg !24
  %117 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %116), !dbg !24
  %118 = insertelement <2 x i32> poison, i32 %115, i64 0, !dbg !24
  %119 = insertelement <2 x i32> %118, i32 %117, i64 1, !dbg !24
  %120 = bitcast <2 x i32> %119 to <2 x float>, !dbg !24
  %121 = extractelement <2 x i32> %110, i64 1, !dbg !24
  %122 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %121), !dbg !24
  %123 = fcmp oeq <2 x float> %109, %120, !dbg !29
  %124 = insertelement <2 x i32> poison, i32 %112, i64 0, !dbg !30
  %125 = insertelement <2 x i32> %124, i32 %122, i64 1, !dbg !30
  %126 = icmp slt <2 x i32> %110, %125, !dbg !30
  %127 = and <2 x i1> %123, %126, !dbg !29
  %128 = fcmp ogt <2 x float> %109, %120, !dbg !20
  %129 = or <2 x i1> %128, %127, !dbg !20
  %130 = select <2 x i1> %129, <2 x float> %109, <2 x float> %120, !dbg !27
  %131 = select <2 x i1> %129, <2 x i32> %110, <2 x i32> %125, !dbg !28
  %132 = extractelement <2 x i32> %131, i64 0, !dbg !28
  %133 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %132, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %134 = bitcast <2 x float> %130 to <2 x i32>, !dbg !24
  %135 = extractelement <2 x i32> %134, i64 0, !dbg !24
  %136 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %135, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %137 = extractelement <2 x i32> %134, i64 1, !dbg !24
  %138 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %137, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %139 = insertelement <2 x i32> poison, i32 %136, i64 0, !dbg !24
  %140 = insertelement <2 x i32> %139, i32 %138, i64 1, !dbg !24
  %141 = bitcast <2 x i32> %140 to <2 x float>, !dbg !24
  %142 = extractelement <2 x i32> %131, i64 1, !dbg !28
  %143 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %142, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %144 = fcmp oeq <2 x float> %130, %141, !dbg !29
  %145 = insertelement <2 x i32> poison, i32 %133, i64 0, !dbg !30
  %146 = insertelement <2 x i32> %145, i32 %143, i64 1, !dbg !30
  %147 = icmp slt <2 x i32> %131, %146, !dbg !30
  %148 = and <2 x i1> %144, %147, !dbg !29
  %149 = fcmp ogt <2 x float> %130, %141, !dbg !20
  %150 = or <2 x i1> %149, %148, !dbg !20
  %151 = select <2 x i1> %150, <2 x float> %130, <2 x float> %141, !dbg !27
  %152 = select <2 x i1> %150, <2 x i32> %131, <2 x i32> %146, !dbg !28
  %153 = select <2 x i1> %68, <2 x float> %66, <2 x float> %67, !dbg !27
  %154 = select <2 x i1> %68, <2 x i32> %74, <2 x i32> %76, !dbg !28
  %155 = shufflevector <4 x float> %58, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %156 = shufflevector <4 x float> %62, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %157 = fcmp oge <2 x float> %155, %156, !dbg !20
  %158 = select <2 x i1> %157, <2 x float> %155, <2 x float> %156, !dbg !27
  %159 = select <2 x i1> %157, <2 x i32> %83, <2 x i32> %85, !dbg !28
  %160 = fcmp oge <2 x float> %153, %158, !dbg !20
  %161 = select <2 x i1> %160, <2 x float> %153, <2 x float> %158, !dbg !27
  %162 = select <2 x i1> %160, <2 x i32> %154, <2 x i32> %159, !dbg !28
  %163 = extractelement <2 x i32> %162, i64 0, !dbg !24
  %164 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %163), !dbg !24
  %165 = bitcast <2 x float> %161 to <2 x i32>, !dbg !24
  %166 = extractelement <2 x i32> %165, i64 0, !dbg !24
  %167 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %166), !dbg !24
  %168 = extractelement <2 x i32> %165, i64 1, !dbg !24
  %169 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %168), !dbg !24
  %170 = insertelement <2 x i32> poison, i32 %167, i64 0, !dbg !24
  %171 = insertelement <2 x i32> %170, i32 %169, i64 1, !dbg !24
  %172 = bitcast <2 x i32> %171 to <2 x float>, !dbg !24
  %173 = extractelement <2 x i32> %162, i64 1, !dbg !24
  %174 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %70, i32 %173), !dbg !24
  %175 = fcmp oeq <2 x float> %161, %172, !dbg !29
  %176 = insertelement <2 x i32> poison, i32 %164, i64 0, !dbg !30
  %177 = insertelement <2 x i32> %176, i32 %174, i64 1, !dbg !30
  %178 = icmp slt <2 x i32> %162, %177, !dbg !30
  %179 = and <2 x i1> %175, %178, !dbg !29
  %180 = fcmp ogt <2 x float> %161, %172, !dbg !20
  %181 = or <2 x i1> %180, %179, !dbg !20
  %182 = select <2 x i1> %181, <2 x float> %161, <2 x float> %172, !dbg !27
  %183 = select <2 x i1> %181, <2 x i32> %162, <2 x i32> %177, !dbg !28
  %184 = extractelement <2 x i32> %183, i64 0, !dbg !24
  %185 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %184), !dbg !24
  %186 = bitcast <2 x float> %182 to <2 x i32>, !dbg !24
  %187 = extractelement <2 x i32> %186, i64 0, !dbg !24
  %188 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %187), !dbg !24
  %189 = extractelement <2 x i32> %186, i64 1, !dbg !24
  %190 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %189), !dbg !24
  %191 = insertelement <2 x i32> poison, i32 %188, i64 0, !dbg !24
  %192 = insertelement <2 x i32> %191, i32 %190, i64 1, !dbg !24
  %193 = bitcast <2 x i32> %192 to <2 x float>, !dbg !24
  %194 = extractelement <2 x i32> %183, i64 1, !dbg !24
  %195 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %194), !dbg !24
  %196 = fcmp oeq <2 x float> %182, %193, !dbg !29
  %197 = insertelement <2 x i32> poison, i32 %185, i64 0, !dbg !30
  %198 = insertelement <2 x i32> %197, i32 %195, i64 1, !dbg !30
  %199 = icmp slt <2 x i32> %183, %198, !dbg !30
  %200 = and <2 x i1> %196, %199, !dbg !29
  %201 = fcmp ogt <2 x float> %182, %193, !dbg !20
  %202 = or <2 x i1> %201, %200, !dbg !20
  %203 = select <2 x i1> %202, <2 x float> %182, <2 x float> %193, !dbg !27
  %204 = select <2 x i1> %202, <2 x i32> %183, <2 x i32> %198, !dbg !28
  %205 = extractelement <2 x i32> %204, i64 0, !dbg !28
  %206 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %205, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %207 = bitcast <2 x float> %203 to <2 x i32>, !dbg !24
  %208 = extractelement <2 x i32> %207, i64 0, !dbg !24
  %209 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %208, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %210 = extractelement <2 x i32> %207, i64 1, !dbg !24
  %211 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %210, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %212 = insertelement <2 x i32> poison, i32 %209, i64 0, !dbg !24
  %213 = insertelement <2 x i32> %212, i32 %211, i64 1, !dbg !24
  %214 = bitcast <2 x i32> %213 to <2 x float>, !dbg !24
  %215 = extractelement <2 x i32> %204, i64 1, !dbg !28
  %216 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %215, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %217 = fcmp oeq <2 x float> %203, %214, !dbg !29
  %218 = insertelement <2 x i32> poison, i32 %206, i64 0, !dbg !30
  %219 = insertelement <2 x i32> %218, i32 %216, i64 1, !dbg !30
  %220 = icmp slt <2 x i32> %204, %219, !dbg !30
  %221 = and <2 x i1> %217, %220, !dbg !29
  %222 = fcmp ogt <2 x float> %203, %214, !dbg !20
  %223 = or <2 x i1> %222, %221, !dbg !20
  %224 = select <2 x i1> %223, <2 x float> %203, <2 x float> %214, !dbg !27
  %225 = select <2 x i1> %223, <2 x i32> %204, <2 x i32> %219, !dbg !28
  %226 = shl nuw nsw i32 %17, 4, !dbg !24
  %227 = shl nuw nsw i32 %11, 7, !dbg !24
  %228 = or disjoint i32 %227, %226, !dbg !24
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %228, !dbg !24
  %230 = shufflevector <2 x float> %151, <2 x float> %224, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x float> %230, ptr addrspace(3) %229, align 16, !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !31
  %231 = shl nuw nsw i32 %19, 4, !dbg !24
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %231, !dbg !24
  %233 = load <4 x float>, ptr addrspace(3) %232, align 16, !dbg !24
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %228, !dbg !24
  %235 = shufflevector <2 x i32> %152, <2 x i32> %225, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !24
  store <4 x i32> %235, ptr addrspace(3) %234, align 16, !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !31
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 512), i32 %231, !dbg !24
  %237 = load <4 x i32>, ptr addrspace(3) %236, align 16, !dbg !24
  %238 = extractelement <4 x i32> %237, i64 0, !dbg !24
  %239 = extractelement <4 x i32> %237, i64 1, !dbg !24
  %240 = extractelement <4 x i32> %237, i64 2, !dbg !24
  %241 = extractelement <4 x i32> %237, i64 3, !dbg !24
  %242 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %238), !dbg !24
  %243 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  %244 = bitcast <2 x float> %243 to <2 x i32>, !dbg !24
  %245 = extractelement <2 x i32> %244, i64 0, !dbg !24
  %246 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %245), !dbg !24
  %247 = extractelement <2 x i32> %244, i64 1, !dbg !24
  %248 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %247), !dbg !24
  %249 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %239), !dbg !24
  %250 = insertelement <2 x i32> poison, i32 %246, i64 0, !dbg !24
  %251 = insertelement <2 x i32> %250, i32 %248, i64 1, !dbg !24
  %252 = bitcast <2 x i32> %251 to <2 x float>, !dbg !24
  %253 = fcmp oeq <2 x float> %243, %252, !dbg !29
  %254 = shufflevector <4 x i32> %237, <4 x i32> poison, <2 x i32> <i32 0, i32 1>, !dbg !30
  %255 = insertelement <2 x i32> poison, i32 %242, i64 0, !dbg !30
  %256 = insertelement <2 x i32> %255, i32 %249, i64 1, !dbg !30
  %257 = icmp slt <2 x i32> %254, %256, !dbg !30
  %258 = and <2 x i1> %253, %257, !dbg !29
  %259 = fcmp ogt <2 x float> %243, %252, !dbg !20
  %260 = or <2 x i1> %259, %258, !dbg !20
  %261 = select <2 x i1> %260, <2 x float> %243, <2 x float> %252, !dbg !27
  %262 = select <2 x i1> %260, <2 x i32> %254, <2 x i32> %256, !dbg !28
  %263 = extractelement <2 x i32> %262, i64 0, !dbg !24
  %264 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %263, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %265 = bitcast <2 x float> %261 to <2 x i32>, !dbg !24
  %266 = extractelement <2 x i32> %265, i64 0, !dbg !24
  %267 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %266, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %268 = extractelement <2 x i32> %265, i64 1, !dbg !24
  %269 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %268, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %270 = insertelement <2 x i32> poison, i32 %267, i64 0, !dbg !24
  %271 = insertelement <2 x i32> %270, i32 %269, i64 1, !dbg !24
  %272 = bitcast <2 x i32> %271 to <2 x float>, !dbg !24
  %273 = extractelement <2 x i32> %262, i64 1, !dbg !24
  %274 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %273, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %275 = fcmp oeq <2 x float> %261, %272, !dbg !29
  %276 = insertelement <2 x i32> poison, i32 %264, i64 0, !dbg !30
  %277 = insertelement <2 x i32> %276, i32 %274, i64 1, !dbg !30
  %278 = icmp slt <2 x i32> %262, %277, !dbg !30
  %279 = and <2 x i1> %275, %278, !dbg !29
  %280 = fcmp ogt <2 x float> %261, %272, !dbg !20
  %281 = or <2 x i1> %280, %279, !dbg !20
  %282 = select <2 x i1> %281, <2 x float> %261, <2 x float> %272, !dbg !27
  %283 = select <2 x i1> %281, <2 x i32> %262, <2 x i32> %277, !dbg !28
  %284 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %240), !dbg !24
  %285 = shufflevector <4 x float> %233, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !24
  %286 = bitcast <2 x float> %285 to <2 x i32>, !dbg !24
  %287 = extractelement <2 x i32> %286, i64 0, !dbg !24
  %288 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %287), !dbg !24
  %289 = extractelement <2 x i32> %286, i64 1, !dbg !24
  %290 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %289), !dbg !24
  %291 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %71, i32 %241), !dbg !24
  %292 = insertelement <2 x i32> poison, i32 %288, i64 0, !dbg !24
  %293 = insertelement <2 x i32> %292, i32 %290, i64 1, !dbg !24
  %294 = bitcast <2 x i32> %293 to <2 x float>, !dbg !24
  %295 = fcmp oeq <2 x float> %285, %294, !dbg !29
  %296 = shufflevector <4 x i32> %237, <4 x i32> poison, <2 x i32> <i32 2, i32 3>, !dbg !30
  %297 = insertelement <2 x i32> poison, i32 %284, i64 0, !dbg !30
  %298 = insertelement <2 x i32> %297, i32 %291, i64 1, !dbg !30
  %299 = icmp slt <2 x i32> %296, %298, !dbg !30
  %300 = and <2 x i1> %295, %299, !dbg !29
  %301 = fcmp ogt <2 x float> %285, %294, !dbg !20
  %302 = or <2 x i1> %301, %300, !dbg !20
  %303 = select <2 x i1> %302, <2 x float> %285, <2 x float> %294, !dbg !27
  %304 = select <2 x i1> %302, <2 x i32> %296, <2 x i32> %298, !dbg !28
  %305 = extractelement <2 x i32> %304, i64 0, !dbg !24
  %306 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %305, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %307 = bitcast <2 x float> %303 to <2 x i32>, !dbg !24
  %308 = extractelement <2 x i32> %307, i64 0, !dbg !24
  %309 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %308, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %310 = extractelement <2 x i32> %307, i64 1, !dbg !24
  %311 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %310, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %312 = insertelement <2 x i32> poison, i32 %309, i64 0, !dbg !24
  %313 = insertelement <2 x i32> %312, i32 %311, i64 1, !dbg !24
  %314 = bitcast <2 x i32> %313 to <2 x float>, !dbg !24
  %315 = extractelement <2 x i32> %304, i64 1, !dbg !24
  %316 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %315, i32 296, i32 15, i32 15, i1 true), !dbg !24
  %317 = fcmp oeq <2 x float> %303, %314, !dbg !29
  %318 = insertelement <2 x i32> poison, i32 %306, i64 0, !dbg !30
  %319 = insertelement <2 x i32> %318, i32 %316, i64 1, !dbg !30
  %320 = icmp slt <2 x i32> %304, %319, !dbg !30
  %321 = and <2 x i1> %317, %320, !dbg !29
  %322 = fcmp ogt <2 x float> %303, %314, !dbg !20
  %323 = or <2 x i1> %322, %321, !dbg !20
  %324 = select <2 x i1> %323, <2 x float> %303, <2 x float> %314, !dbg !27
  %325 = select <2 x i1> %323, <2 x i32> %304, <2 x i32> %319, !dbg !28
  fence syncscope("workgroup") release, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32, !mmra !31
  %326 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %226, !dbg !32
  %327 = shufflevector <2 x float> %282, <2 x float> %324, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !32
  store <4 x float> %327, ptr addrspace(3) %326, align 16, !dbg !32
  fence syncscope("workgroup") release, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32, !mmra !31
  %328 = shl nuw nsw i32 %19, 2, !dbg !32
  %329 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %328, !dbg !32
  %330 = and i32 %8, 32, !dbg !32
  %331 = or disjoint i32 %11, %330, !dbg !32
  %332 = icmp eq i32 %331, 0, !dbg !32
  br i1 %332, label %333, label %337, !dbg !32

333:                                              ; preds = %61
  %334 = sext i32 %21 to i64
  %335 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %334
  %336 = load <1 x float>, ptr addrspace(3) %329, align 4, !dbg !32
  store <1 x float> %336, ptr addrspace(1) %335, align 4, !dbg !32
  br label %337, !dbg !32

337:                                              ; preds = %333, %61
  fence syncscope("workgroup") release, !dbg !13, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13, !mmra !31
  %338 = shufflevector <2 x i32> %283, <2 x i32> %325, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x i32> %338, ptr addrspace(3) %326, align 16, !dbg !13
  fence syncscope("workgroup") release, !dbg !13, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !13
  fence syncscope("workgroup") acquire, !dbg !13, !mmra !31
  br i1 %332, label %339, label %343, !dbg !13

339:                                              ; preds = %337
  %340 = sext i32 %21 to i64
  %341 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %340
  %342 = load <1 x i32>, ptr addrspace(3) %329, align 4, !dbg !13
  store <1 x i32> %342, ptr addrspace(1) %341, align 4, !dbg !13
  br label %343, !dbg !13

343:                                              ; preds = %339, %337
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "column_extremes", linkageName: "column_extremes", scope: !1, file: !1, line: 128, type: !5, scopeLine: 128, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !7, !10, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 135, column: 5, scope: !4)
!14 = !DILocation(line: 131, column: 11, scope: !4)
!15 = !DILocation(line: 131, column: 37, scope: !4)
!16 = !DILocation(line: 132, column: 66, scope: !4)
!17 = !DILocation(line: 132, column: 24, scope: !4)
!18 = !DILocation(line: 132, column: 17, scope: !4)
!19 = !DILocation(line: 132, column: 9, scope: !4)
!20 = !DILocation(line: 178, column: 10, scope: !21, inlinedAt: !23)
!21 = distinct !DILexicalBlockFile(scope: !4, file: !22, discriminator: 0)
!22 = !DIFile(filename: "standard.py", directory: ".")
!23 = !DILocation(line: 186, column: 12, scope: !21, inlinedAt: !24)
!24 = !DILocation(line: 206, column: 20, scope: !21, inlinedAt: !25)
!25 = !DILocation(line: 133, column: 19, scope: !26)
!26 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!27 = !DILocation(line: 179, column: 13, scope: !21, inlinedAt: !23)
!28 = !DILocation(line: 180, column: 13, scope: !21, inlinedAt: !23)
!29 = !DILocation(line: 175, column: 15, scope: !21, inlinedAt: !23)
!30 = !DILocation(line: 175, column: 36, scope: !21, inlinedAt: !23)
!31 = !{!"amdgpu-synchronize-as", !"local"}
!32 = !DILocation(line: 134, column: 5, scope: !4)
!33 = !DILocation(line: 128, column: 1, scope: !4)
