; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @sort_scan(ptr addrspace(1) inreg writeonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, float inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !7
  %8 = and i32 %7, 63, !dbg !7
  %9 = lshr i32 %7, 6, !dbg !7
  %10 = shl nuw nsw i32 %7, 1, !dbg !7
  %11 = and i32 %10, 510, !dbg !7
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %13 = shl i32 %12, 9, !dbg !9
  %14 = sext i32 %13 to i64, !dbg !10
  %15 = getelementptr float, ptr addrspace(1) %2, i64 %14, !dbg !10
  %16 = zext nneg i32 %11 to i64, !dbg !11
  %17 = getelementptr float, ptr addrspace(1) %15, i64 %16, !dbg !11
  %18 = load <2 x float>, ptr addrspace(1) %17, align 8, !dbg !12
  %19 = extractelement <2 x float> %18, i64 0, !dbg !12
  %20 = extractelement <2 x float> %18, i64 1, !dbg !12
  %21 = and i32 %7, 1, !dbg !13
  %22 = lshr i32 %7, 1, !dbg !13
  %.lobit = and i32 %22, 1, !dbg !13
  %23 = lshr i32 %7, 2, !dbg !13
  %.lobit1 = and i32 %23, 1, !dbg !13
  %24 = lshr i32 %7, 3, !dbg !13
  %.lobit2 = and i32 %24, 1, !dbg !13
  %25 = lshr i32 %7, 4, !dbg !13
  %.lobit3 = and i32 %25, 1, !dbg !13
  %26 = lshr i32 %7, 5, !dbg !13
  %.lobit4 = and i32 %26, 1, !dbg !13
  %.lobit5 = and i32 %9, 1, !dbg !13
  %27 = lshr i32 %7, 7, !dbg !13
  %.lobit6 = and i32 %27, 1, !dbg !13
  %28 = trunc i32 %7 to i1, !dbg !17
  %29 = fcmp ule float %19, %20, !dbg !17
  %.not = xor i1 %29, %28, !dbg !17
  %30 = fcmp ule float %20, %19, !dbg !17
  %.not7.not = xor i1 %30, %28, !dbg !17
  %31 = select i1 %.not, float %19, float %20, !dbg !18
  %32 = select i1 %.not7.not, float %19, float %20, !dbg !18
  %33 = bitcast float %31 to i32, !dbg !19
  %34 = bitcast float %32 to i32, !dbg !19
  %35 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %33, i32 %33, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %36 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %34, i32 %34, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %37 = bitcast i32 %35 to float, !dbg !21
  %38 = bitcast i32 %36 to float, !dbg !21
  %39 = fcmp ogt float %31, %37, !dbg !22
  %40 = fcmp ogt float %32, %38, !dbg !22
  %41 = xor i32 %.lobit, %21, !dbg !23
  %42 = zext i1 %39 to i32, !dbg !17
  %43 = zext i1 %40 to i32, !dbg !17
  %.not8 = icmp eq i32 %41, %42, !dbg !17
  %.not9 = icmp eq i32 %41, %43, !dbg !17
  %44 = select i1 %.not8, float %31, float %37, !dbg !18
  %45 = select i1 %.not9, float %32, float %38, !dbg !18
  %46 = trunc i32 %22 to i1, !dbg !17
  %47 = xor i32 %.lobit1, %.lobit, !dbg !23
  %48 = xor i32 %.lobit1, %21, !dbg !23
  %49 = insertelement <2 x float> poison, float %44, i64 0, !dbg !17
  %50 = insertelement <2 x float> %49, float %45, i64 1, !dbg !17
  %51 = shufflevector <2 x float> %50, <2 x float> poison, <2 x i32> <i32 1, i32 0>, !dbg !17
  %52 = fcmp ule <2 x float> %50, %51, !dbg !17
  %53 = insertelement <2 x i1> poison, i1 %46, i64 0, !dbg !17
  %54 = shufflevector <2 x i1> %53, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !17
  %55 = xor <2 x i1> %52, %54, !dbg !17
  %56 = shufflevector <2 x float> %49, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %57 = shufflevector <2 x float> %50, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !18
  %58 = select <2 x i1> %55, <2 x float> %56, <2 x float> %57, !dbg !18
  %59 = shufflevector <2 x float> %58, <2 x float> poison, <2 x i32> <i32 1, i32 0>, !dbg !18
  %bc = bitcast <2 x float> %58 to <2 x i32>, !dbg !19
  %60 = extractelement <2 x i32> %bc, i64 0, !dbg !19
  %bc101 = bitcast <2 x float> %58 to <2 x i32>, !dbg !19
  %61 = extractelement <2 x i32> %bc101, i64 1, !dbg !19
  %62 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %60, i32 %60, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %63 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %61, i32 %61, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %64 = insertelement <2 x i32> poison, i32 %63, i64 0, !dbg !21
  %65 = insertelement <2 x i32> %64, i32 %62, i64 1, !dbg !21
  %66 = bitcast <2 x i32> %65 to <2 x float>, !dbg !21
  %67 = fcmp ogt <2 x float> %59, %66, !dbg !22
  %68 = insertelement <2 x i32> poison, i32 %47, i64 0, !dbg !17
  %69 = shufflevector <2 x i32> %68, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %70 = zext <2 x i1> %67 to <2 x i32>, !dbg !17
  %71 = icmp eq <2 x i32> %69, %70, !dbg !17
  %72 = select <2 x i1> %71, <2 x float> %59, <2 x float> %66, !dbg !18
  %bc102 = bitcast <2 x float> %72 to <2 x i32>, !dbg !19
  %73 = extractelement <2 x i32> %bc102, i64 1, !dbg !19
  %bc103 = bitcast <2 x float> %72 to <2 x i32>, !dbg !19
  %74 = extractelement <2 x i32> %bc103, i64 0, !dbg !19
  %75 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %73, i32 %73, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %76 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %74, i32 %74, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %77 = insertelement <2 x i32> poison, i32 %76, i64 0, !dbg !21
  %78 = insertelement <2 x i32> %77, i32 %75, i64 1, !dbg !21
  %79 = bitcast <2 x i32> %78 to <2 x float>, !dbg !21
  %80 = fcmp ogt <2 x float> %72, %79, !dbg !22
  %81 = zext <2 x i1> %80 to <2 x i32>, !dbg !17
  %82 = insertelement <2 x i32> poison, i32 %48, i64 0, !dbg !17
  %83 = shufflevector <2 x i32> %82, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %84 = icmp eq <2 x i32> %83, %81, !dbg !17
  %85 = select <2 x i1> %84, <2 x float> %72, <2 x float> %79, !dbg !18
  %86 = trunc i32 %23 to i1, !dbg !17
  %87 = xor i32 %.lobit2, %.lobit1, !dbg !23
  %88 = xor i32 %.lobit2, %.lobit, !dbg !23
  %89 = xor i32 %.lobit2, %21, !dbg !23
  %90 = shufflevector <2 x float> %85, <2 x float> poison, <2 x i32> <i32 1, i32 0>, !dbg !17
  %91 = fcmp ule <2 x float> %85, %90, !dbg !17
  %92 = insertelement <2 x i1> poison, i1 %86, i64 0, !dbg !17
  %93 = shufflevector <2 x i1> %92, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !17
  %94 = xor <2 x i1> %91, %93, !dbg !17
  %95 = shufflevector <2 x float> %85, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !18
  %96 = shufflevector <2 x float> %85, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %97 = select <2 x i1> %94, <2 x float> %95, <2 x float> %96, !dbg !18
  %98 = shufflevector <2 x float> %97, <2 x float> poison, <2 x i32> <i32 1, i32 0>, !dbg !18
  %bc104 = bitcast <2 x float> %97 to <2 x i32>, !dbg !19
  %99 = extractelement <2 x i32> %bc104, i64 1, !dbg !19
  %bc105 = bitcast <2 x float> %97 to <2 x i32>, !dbg !19
  %100 = extractelement <2 x i32> %bc105, i64 0, !dbg !19
  %101 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %99, i32 %99, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %102 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %101, i32 %99, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %103 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %100, i32 %100, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %104 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %103, i32 %100, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %105 = insertelement <2 x i32> poison, i32 %102, i64 0, !dbg !21
  %106 = insertelement <2 x i32> %105, i32 %104, i64 1, !dbg !21
  %107 = bitcast <2 x i32> %106 to <2 x float>, !dbg !21
  %108 = fcmp ogt <2 x float> %98, %107, !dbg !22
  %109 = insertelement <2 x i32> poison, i32 %87, i64 0, !dbg !17
  %110 = shufflevector <2 x i32> %109, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %111 = zext <2 x i1> %108 to <2 x i32>, !dbg !17
  %112 = icmp eq <2 x i32> %110, %111, !dbg !17
  %113 = select <2 x i1> %112, <2 x float> %98, <2 x float> %107, !dbg !18
  %bc106 = bitcast <2 x float> %113 to <2 x i32>, !dbg !19
  %114 = extractelement <2 x i32> %bc106, i64 0, !dbg !19
  %bc107 = bitcast <2 x float> %113 to <2 x i32>, !dbg !19
  %115 = extractelement <2 x i32> %bc107, i64 1, !dbg !19
  %116 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %114, i32 %114, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %117 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %115, i32 %115, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %118 = insertelement <2 x i32> poison, i32 %116, i64 0, !dbg !21
  %119 = insertelement <2 x i32> %118, i32 %117, i64 1, !dbg !21
  %120 = bitcast <2 x i32> %119 to <2 x float>, !dbg !21
  %121 = fcmp ogt <2 x float> %113, %120, !dbg !22
  %122 = zext <2 x i1> %121 to <2 x i32>, !dbg !17
  %123 = insertelement <2 x i32> poison, i32 %88, i64 0, !dbg !17
  %124 = shufflevector <2 x i32> %123, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %125 = icmp eq <2 x i32> %124, %122, !dbg !17
  %126 = select <2 x i1> %125, <2 x float> %113, <2 x float> %120, !dbg !18
  %bc108 = bitcast <2 x float> %126 to <2 x i32>, !dbg !19
  %127 = extractelement <2 x i32> %bc108, i64 0, !dbg !19
  %bc109 = bitcast <2 x float> %126 to <2 x i32>, !dbg !19
  %128 = extractelement <2 x i32> %bc109, i64 1, !dbg !19
  %129 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %127, i32 %127, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %130 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %128, i32 %128, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %131 = insertelement <2 x i32> poison, i32 %129, i64 0, !dbg !21
  %132 = insertelement <2 x i32> %131, i32 %130, i64 1, !dbg !21
  %133 = bitcast <2 x i32> %132 to <2 x float>, !dbg !21
  %134 = fcmp ogt <2 x float> %126, %133, !dbg !22
  %135 = zext <2 x i1> %134 to <2 x i32>, !dbg !17
  %136 = insertelement <2 x i32> poison, i32 %89, i64 0, !dbg !17
  %137 = shufflevector <2 x i32> %136, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %138 = icmp eq <2 x i32> %137, %135, !dbg !17
  %139 = select <2 x i1> %138, <2 x float> %126, <2 x float> %133, !dbg !18
  %140 = trunc i32 %24 to i1, !dbg !17
  %141 = shufflevector <2 x float> %139, <2 x float> poison, <2 x i32> <i32 1, i32 0>, !dbg !18
  %142 = fcmp ule <2 x float> %141, %139, !dbg !17
  %143 = xor i32 %.lobit3, %.lobit2, !dbg !23
  %144 = xor i32 %.lobit3, %.lobit1, !dbg !23
  %145 = xor i32 %.lobit3, %.lobit, !dbg !23
  %146 = xor i32 %.lobit3, %21, !dbg !23
  %147 = insertelement <2 x i1> poison, i1 %140, i64 0, !dbg !17
  %148 = shufflevector <2 x i1> %147, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !17
  %149 = xor <2 x i1> %142, %148, !dbg !17
  %150 = shufflevector <2 x float> %139, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %151 = shufflevector <2 x float> %139, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !18
  %152 = select <2 x i1> %149, <2 x float> %150, <2 x float> %151, !dbg !18
  %bc110 = bitcast <2 x float> %152 to <2 x i32>, !dbg !19
  %153 = extractelement <2 x i32> %bc110, i64 1, !dbg !19
  %bc111 = bitcast <2 x float> %152 to <2 x i32>, !dbg !19
  %154 = extractelement <2 x i32> %bc111, i64 0, !dbg !19
  %155 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %153, i32 %153, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %156 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %155, i32 %153, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %157 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %154, i32 %154, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %158 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %157, i32 %154, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %159 = insertelement <2 x i32> poison, i32 %158, i64 0, !dbg !21
  %160 = insertelement <2 x i32> %159, i32 %156, i64 1, !dbg !21
  %161 = bitcast <2 x i32> %160 to <2 x float>, !dbg !21
  %162 = fcmp ogt <2 x float> %152, %161, !dbg !22
  %163 = insertelement <2 x i32> poison, i32 %143, i64 0, !dbg !17
  %164 = shufflevector <2 x i32> %163, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %165 = zext <2 x i1> %162 to <2 x i32>, !dbg !17
  %166 = icmp eq <2 x i32> %164, %165, !dbg !17
  %167 = select <2 x i1> %166, <2 x float> %152, <2 x float> %161, !dbg !18
  %bc112 = bitcast <2 x float> %167 to <2 x i32>, !dbg !19
  %168 = extractelement <2 x i32> %bc112, i64 1, !dbg !19
  %bc113 = bitcast <2 x float> %167 to <2 x i32>, !dbg !19
  %169 = extractelement <2 x i32> %bc113, i64 0, !dbg !19
  %170 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %168, i32 %168, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %171 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %170, i32 %168, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %172 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %169, i32 %169, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %173 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %172, i32 %169, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %174 = insertelement <2 x i32> poison, i32 %173, i64 0, !dbg !21
  %175 = insertelement <2 x i32> %174, i32 %171, i64 1, !dbg !21
  %176 = bitcast <2 x i32> %175 to <2 x float>, !dbg !21
  %177 = fcmp ogt <2 x float> %167, %176, !dbg !22
  %178 = insertelement <2 x i32> poison, i32 %144, i64 0, !dbg !17
  %179 = shufflevector <2 x i32> %178, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %180 = zext <2 x i1> %177 to <2 x i32>, !dbg !17
  %181 = icmp eq <2 x i32> %179, %180, !dbg !17
  %182 = select <2 x i1> %181, <2 x float> %167, <2 x float> %176, !dbg !18
  %bc114 = bitcast <2 x float> %182 to <2 x i32>, !dbg !19
  %183 = extractelement <2 x i32> %bc114, i64 1, !dbg !19
  %bc115 = bitcast <2 x float> %182 to <2 x i32>, !dbg !19
  %184 = extractelement <2 x i32> %bc115, i64 0, !dbg !19
  %185 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %183, i32 %183, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %186 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %184, i32 %184, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %187 = insertelement <2 x i32> poison, i32 %186, i64 0, !dbg !21
  %188 = insertelement <2 x i32> %187, i32 %185, i64 1, !dbg !21
  %189 = bitcast <2 x i32> %188 to <2 x float>, !dbg !21
  %190 = fcmp ogt <2 x float> %182, %189, !dbg !22
  %191 = zext <2 x i1> %190 to <2 x i32>, !dbg !17
  %192 = insertelement <2 x i32> poison, i32 %145, i64 0, !dbg !17
  %193 = shufflevector <2 x i32> %192, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %194 = icmp eq <2 x i32> %193, %191, !dbg !17
  %195 = select <2 x i1> %194, <2 x float> %182, <2 x float> %189, !dbg !18
  %bc116 = bitcast <2 x float> %195 to <2 x i32>, !dbg !19
  %196 = extractelement <2 x i32> %bc116, i64 1, !dbg !19
  %bc117 = bitcast <2 x float> %195 to <2 x i32>, !dbg !19
  %197 = extractelement <2 x i32> %bc117, i64 0, !dbg !19
  %198 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %196, i32 %196, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %199 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %197, i32 %197, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %200 = insertelement <2 x i32> poison, i32 %199, i64 0, !dbg !21
  %201 = insertelement <2 x i32> %200, i32 %198, i64 1, !dbg !21
  %202 = bitcast <2 x i32> %201 to <2 x float>, !dbg !21
  %203 = fcmp ogt <2 x float> %195, %202, !dbg !22
  %204 = zext <2 x i1> %203 to <2 x i32>, !dbg !17
  %205 = insertelement <2 x i32> poison, i32 %146, i64 0, !dbg !17
  %206 = shufflevector <2 x i32> %205, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %207 = icmp eq <2 x i32> %206, %204, !dbg !17
  %208 = select <2 x i1> %207, <2 x float> %195, <2 x float> %202, !dbg !18
  %209 = trunc i32 %25 to i1, !dbg !17
  %210 = extractelement <2 x float> %208, i64 0, !dbg !17
  %211 = extractelement <2 x float> %208, i64 1, !dbg !17
  %212 = fcmp ule float %211, %210, !dbg !17
  %.not34 = xor i1 %212, %209, !dbg !17
  %213 = fcmp ule float %210, %211, !dbg !17
  %.not35.not = xor i1 %213, %209, !dbg !17
  %214 = xor i32 %.lobit4, %.lobit3, !dbg !23
  %215 = xor i32 %.lobit4, %.lobit2, !dbg !23
  %216 = xor i32 %.lobit4, %.lobit1, !dbg !23
  %217 = xor i32 %.lobit4, %.lobit, !dbg !23
  %218 = xor i32 %.lobit4, %21, !dbg !23
  %219 = insertelement <2 x i1> poison, i1 %.not35.not, i64 0, !dbg !18
  %220 = insertelement <2 x i1> %219, i1 %.not34, i64 1, !dbg !18
  %221 = shufflevector <2 x float> %208, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !18
  %222 = shufflevector <2 x float> %208, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %223 = select <2 x i1> %220, <2 x float> %221, <2 x float> %222, !dbg !18
  %bc118 = bitcast <2 x float> %223 to <2 x i32>, !dbg !19
  %224 = extractelement <2 x i32> %bc118, i64 1, !dbg !19
  %bc119 = bitcast <2 x float> %223 to <2 x i32>, !dbg !19
  %225 = extractelement <2 x i32> %bc119, i64 0, !dbg !19
  %226 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %224, i32 16415), !dbg !20
  %227 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %225, i32 16415), !dbg !20
  %228 = insertelement <2 x i32> poison, i32 %227, i64 0, !dbg !21
  %229 = insertelement <2 x i32> %228, i32 %226, i64 1, !dbg !21
  %230 = bitcast <2 x i32> %229 to <2 x float>, !dbg !21
  %231 = fcmp ogt <2 x float> %223, %230, !dbg !22
  %232 = insertelement <2 x i32> poison, i32 %214, i64 0, !dbg !17
  %233 = shufflevector <2 x i32> %232, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %234 = zext <2 x i1> %231 to <2 x i32>, !dbg !17
  %235 = icmp eq <2 x i32> %233, %234, !dbg !17
  %236 = select <2 x i1> %235, <2 x float> %223, <2 x float> %230, !dbg !18
  %bc120 = bitcast <2 x float> %236 to <2 x i32>, !dbg !19
  %237 = extractelement <2 x i32> %bc120, i64 1, !dbg !19
  %bc121 = bitcast <2 x float> %236 to <2 x i32>, !dbg !19
  %238 = extractelement <2 x i32> %bc121, i64 0, !dbg !19
  %239 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %237, i32 %237, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %240 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %239, i32 %237, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %241 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %238, i32 %238, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %242 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %241, i32 %238, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %243 = insertelement <2 x i32> poison, i32 %242, i64 0, !dbg !21
  %244 = insertelement <2 x i32> %243, i32 %240, i64 1, !dbg !21
  %245 = bitcast <2 x i32> %244 to <2 x float>, !dbg !21
  %246 = fcmp ogt <2 x float> %236, %245, !dbg !22
  %247 = zext <2 x i1> %246 to <2 x i32>, !dbg !17
  %248 = insertelement <2 x i32> poison, i32 %215, i64 0, !dbg !17
  %249 = shufflevector <2 x i32> %248, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %250 = icmp eq <2 x i32> %249, %247, !dbg !17
  %251 = select <2 x i1> %250, <2 x float> %236, <2 x float> %245, !dbg !18
  %bc122 = bitcast <2 x float> %251 to <2 x i32>, !dbg !19
  %252 = extractelement <2 x i32> %bc122, i64 1, !dbg !19
  %bc123 = bitcast <2 x float> %251 to <2 x i32>, !dbg !19
  %253 = extractelement <2 x i32> %bc123, i64 0, !dbg !19
  %254 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %252, i32 %252, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %255 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %254, i32 %252, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %256 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %253, i32 %253, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %257 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %256, i32 %253, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %258 = insertelement <2 x i32> poison, i32 %257, i64 0, !dbg !21
  %259 = insertelement <2 x i32> %258, i32 %255, i64 1, !dbg !21
  %260 = bitcast <2 x i32> %259 to <2 x float>, !dbg !21
  %261 = fcmp ogt <2 x float> %251, %260, !dbg !22
  %262 = zext <2 x i1> %261 to <2 x i32>, !dbg !17
  %263 = insertelement <2 x i32> poison, i32 %216, i64 0, !dbg !17
  %264 = shufflevector <2 x i32> %263, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %265 = icmp eq <2 x i32> %264, %262, !dbg !17
  %266 = select <2 x i1> %265, <2 x float> %251, <2 x float> %260, !dbg !18
  %bc124 = bitcast <2 x float> %266 to <2 x i32>, !dbg !19
  %267 = extractelement <2 x i32> %bc124, i64 1, !dbg !19
  %bc125 = bitcast <2 x float> %266 to <2 x i32>, !dbg !19
  %268 = extractelement <2 x i32> %bc125, i64 0, !dbg !19
  %269 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %267, i32 %267, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %270 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %268, i32 %268, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %271 = insertelement <2 x i32> poison, i32 %270, i64 0, !dbg !21
  %272 = insertelement <2 x i32> %271, i32 %269, i64 1, !dbg !21
  %273 = bitcast <2 x i32> %272 to <2 x float>, !dbg !21
  %274 = fcmp ogt <2 x float> %266, %273, !dbg !22
  %275 = zext <2 x i1> %274 to <2 x i32>, !dbg !17
  %276 = insertelement <2 x i32> poison, i32 %217, i64 0, !dbg !17
  %277 = shufflevector <2 x i32> %276, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %278 = icmp eq <2 x i32> %277, %275, !dbg !17
  %279 = select <2 x i1> %278, <2 x float> %266, <2 x float> %273, !dbg !18
  %bc126 = bitcast <2 x float> %279 to <2 x i32>, !dbg !19
  %280 = extractelement <2 x i32> %bc126, i64 1, !dbg !19
  %bc127 = bitcast <2 x float> %279 to <2 x i32>, !dbg !19
  %281 = extractelement <2 x i32> %bc127, i64 0, !dbg !19
  %282 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %280, i32 %280, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %283 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %281, i32 %281, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %284 = insertelement <2 x i32> poison, i32 %283, i64 0, !dbg !21
  %285 = insertelement <2 x i32> %284, i32 %282, i64 1, !dbg !21
  %286 = bitcast <2 x i32> %285 to <2 x float>, !dbg !21
  %287 = fcmp ogt <2 x float> %279, %286, !dbg !22
  %288 = zext <2 x i1> %287 to <2 x i32>, !dbg !17
  %289 = insertelement <2 x i32> poison, i32 %218, i64 0, !dbg !17
  %290 = shufflevector <2 x i32> %289, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %291 = icmp eq <2 x i32> %290, %288, !dbg !17
  %292 = select <2 x i1> %291, <2 x float> %279, <2 x float> %286, !dbg !18
  %293 = trunc i32 %26 to i1, !dbg !17
  %294 = extractelement <2 x float> %292, i64 0, !dbg !17
  %295 = extractelement <2 x float> %292, i64 1, !dbg !17
  %296 = fcmp ule float %295, %294, !dbg !17
  %.not46 = xor i1 %296, %293, !dbg !17
  %297 = fcmp ule float %294, %295, !dbg !17
  %.not47.not = xor i1 %297, %293, !dbg !17
  %298 = shl nuw nsw i32 %7, 2, !dbg !20
  %299 = xor i32 %298, 128, !dbg !20
  %300 = xor i32 %.lobit5, %.lobit4, !dbg !23
  %301 = xor i32 %.lobit5, %.lobit3, !dbg !23
  %302 = xor i32 %.lobit5, %.lobit2, !dbg !23
  %303 = xor i32 %.lobit5, %.lobit1, !dbg !23
  %304 = insertelement <2 x i1> poison, i1 %.not46, i64 0, !dbg !18
  %305 = insertelement <2 x i1> %304, i1 %.not47.not, i64 1, !dbg !18
  %306 = shufflevector <2 x float> %292, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !18
  %307 = shufflevector <2 x float> %292, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %308 = select <2 x i1> %305, <2 x float> %306, <2 x float> %307, !dbg !18
  %bc128 = bitcast <2 x float> %308 to <2 x i32>, !dbg !19
  %309 = extractelement <2 x i32> %bc128, i64 0, !dbg !19
  %bc129 = bitcast <2 x float> %308 to <2 x i32>, !dbg !19
  %310 = extractelement <2 x i32> %bc129, i64 1, !dbg !19
  %311 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %309), !dbg !20
  %312 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %310), !dbg !20
  %313 = insertelement <2 x i32> poison, i32 %311, i64 0, !dbg !21
  %314 = insertelement <2 x i32> %313, i32 %312, i64 1, !dbg !21
  %315 = bitcast <2 x i32> %314 to <2 x float>, !dbg !21
  %316 = fcmp ogt <2 x float> %308, %315, !dbg !22
  %317 = insertelement <2 x i32> poison, i32 %300, i64 0, !dbg !17
  %318 = shufflevector <2 x i32> %317, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %319 = zext <2 x i1> %316 to <2 x i32>, !dbg !17
  %320 = icmp eq <2 x i32> %318, %319, !dbg !17
  %321 = select <2 x i1> %320, <2 x float> %308, <2 x float> %315, !dbg !18
  %bc130 = bitcast <2 x float> %321 to <2 x i32>, !dbg !19
  %322 = extractelement <2 x i32> %bc130, i64 0, !dbg !19
  %bc131 = bitcast <2 x float> %321 to <2 x i32>, !dbg !19
  %323 = extractelement <2 x i32> %bc131, i64 1, !dbg !19
  %324 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %322, i32 16415), !dbg !20
  %325 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %323, i32 16415), !dbg !20
  %326 = insertelement <2 x i32> poison, i32 %324, i64 0, !dbg !21
  %327 = insertelement <2 x i32> %326, i32 %325, i64 1, !dbg !21
  %328 = bitcast <2 x i32> %327 to <2 x float>, !dbg !21
  %329 = fcmp ogt <2 x float> %321, %328, !dbg !22
  %330 = insertelement <2 x i32> poison, i32 %301, i64 0, !dbg !17
  %331 = shufflevector <2 x i32> %330, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %332 = zext <2 x i1> %329 to <2 x i32>, !dbg !17
  %333 = icmp eq <2 x i32> %331, %332, !dbg !17
  %334 = select <2 x i1> %333, <2 x float> %321, <2 x float> %328, !dbg !18
  %bc132 = bitcast <2 x float> %334 to <2 x i32>, !dbg !19
  %335 = extractelement <2 x i32> %bc132, i64 0, !dbg !19
  %bc133 = bitcast <2 x float> %334 to <2 x i32>, !dbg !19
  %336 = extractelement <2 x i32> %bc133, i64 1, !dbg !19
  %337 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %335, i32 %335, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %338 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %337, i32 %335, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %339 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %336, i32 %336, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %340 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %339, i32 %336, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %341 = insertelement <2 x i32> poison, i32 %338, i64 0, !dbg !21
  %342 = insertelement <2 x i32> %341, i32 %340, i64 1, !dbg !21
  %343 = bitcast <2 x i32> %342 to <2 x float>, !dbg !21
  %344 = fcmp ogt <2 x float> %334, %343, !dbg !22
  %345 = zext <2 x i1> %344 to <2 x i32>, !dbg !17
  %346 = insertelement <2 x i32> poison, i32 %302, i64 0, !dbg !17
  %347 = shufflevector <2 x i32> %346, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %348 = icmp eq <2 x i32> %347, %345, !dbg !17
  %349 = select <2 x i1> %348, <2 x float> %334, <2 x float> %343, !dbg !18
  %bc134 = bitcast <2 x float> %349 to <2 x i32>, !dbg !19
  %350 = extractelement <2 x i32> %bc134, i64 0, !dbg !19
  %bc135 = bitcast <2 x float> %349 to <2 x i32>, !dbg !19
  %351 = extractelement <2 x i32> %bc135, i64 1, !dbg !19
  %352 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %350, i32 %350, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %353 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %352, i32 %350, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %354 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %351, i32 %351, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %355 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %354, i32 %351, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %356 = insertelement <2 x i32> poison, i32 %353, i64 0, !dbg !21
  %357 = insertelement <2 x i32> %356, i32 %355, i64 1, !dbg !21
  %358 = bitcast <2 x i32> %357 to <2 x float>, !dbg !21
  %359 = fcmp ogt <2 x float> %349, %358, !dbg !22
  %360 = zext <2 x i1> %359 to <2 x i32>, !dbg !17
  %361 = insertelement <2 x i32> poison, i32 %303, i64 0, !dbg !17
  %362 = shufflevector <2 x i32> %361, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %363 = icmp eq <2 x i32> %362, %360, !dbg !17
  %364 = select <2 x i1> %363, <2 x float> %349, <2 x float> %358, !dbg !18
  %bc136 = bitcast <2 x float> %364 to <2 x i32>, !dbg !19
  %365 = extractelement <2 x i32> %bc136, i64 0, !dbg !19
  %bc137 = bitcast <2 x float> %364 to <2 x i32>, !dbg !19
  %366 = extractelement <2 x i32> %bc137, i64 1, !dbg !19
  %367 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %365, i32 %365, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %368 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %366, i32 %366, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %369 = insertelement <2 x i32> poison, i32 %367, i64 0, !dbg !21
  %370 = insertelement <2 x i32> %369, i32 %368, i64 1, !dbg !21
  %371 = bitcast <2 x i32> %370 to <2 x float>, !dbg !21
  %372 = xor i32 %.lobit5, %.lobit, !dbg !23
  %373 = fcmp ogt <2 x float> %364, %371, !dbg !22
  %374 = insertelement <2 x i32> poison, i32 %372, i64 0, !dbg !17
  %375 = shufflevector <2 x i32> %374, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %376 = zext <2 x i1> %373 to <2 x i32>, !dbg !17
  %377 = icmp eq <2 x i32> %375, %376, !dbg !17
  %378 = xor i32 %.lobit5, %21, !dbg !23
  %379 = trunc i32 %9 to i1, !dbg !17
  %380 = select <2 x i1> %377, <2 x float> %364, <2 x float> %371, !dbg !18
  %bc138 = bitcast <2 x float> %380 to <2 x i32>, !dbg !19
  %381 = extractelement <2 x i32> %bc138, i64 0, !dbg !19
  %bc139 = bitcast <2 x float> %380 to <2 x i32>, !dbg !19
  %382 = extractelement <2 x i32> %bc139, i64 1, !dbg !19
  %383 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %381, i32 %381, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %384 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %382, i32 %382, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %385 = insertelement <2 x i32> poison, i32 %383, i64 0, !dbg !21
  %386 = insertelement <2 x i32> %385, i32 %384, i64 1, !dbg !21
  %387 = bitcast <2 x i32> %386 to <2 x float>, !dbg !21
  %388 = fcmp ogt <2 x float> %380, %387, !dbg !22
  %389 = insertelement <2 x i32> poison, i32 %378, i64 0, !dbg !17
  %390 = shufflevector <2 x i32> %389, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %391 = zext <2 x i1> %388 to <2 x i32>, !dbg !17
  %392 = icmp eq <2 x i32> %390, %391, !dbg !17
  %393 = select <2 x i1> %392, <2 x float> %380, <2 x float> %387, !dbg !18
  %394 = shufflevector <2 x float> %393, <2 x float> poison, <2 x i32> <i32 1, i32 0>, !dbg !17
  %395 = fcmp ule <2 x float> %393, %394, !dbg !17
  %396 = insertelement <2 x i1> poison, i1 %379, i64 0, !dbg !17
  %397 = shufflevector <2 x i1> %396, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !17
  %398 = xor <2 x i1> %395, %397, !dbg !17
  %399 = shufflevector <2 x float> %393, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %400 = shufflevector <2 x float> %393, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !18
  %401 = select <2 x i1> %398, <2 x float> %399, <2 x float> %400, !dbg !18
  %402 = bitcast <2 x float> %401 to <2 x i32>, !dbg !19
  %403 = shl nuw nsw i32 %.lobit6, 2, !dbg !20
  %404 = shl nuw nsw i32 %.lobit4, 1, !dbg !20
  %405 = or disjoint i32 %403, %404, !dbg !20
  %406 = or disjoint i32 %405, %.lobit3, !dbg !20
  %407 = shl nuw nsw i32 %406, 2, !dbg !20
  %408 = shl nuw nsw i32 %.lobit2, 1, !dbg !20
  %409 = or disjoint i32 %407, %408, !dbg !20
  %410 = or disjoint i32 %409, %.lobit1, !dbg !20
  %411 = shl nuw nsw i32 %410, 2, !dbg !20
  %412 = shl nuw nsw i32 %.lobit, 1, !dbg !20
  %413 = or disjoint i32 %411, %412, !dbg !20
  %414 = or disjoint i32 %413, %21, !dbg !20
  %.idx = shl nuw nsw i32 %414, 4, !dbg !20
  %415 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !20
  %416 = getelementptr i32, ptr addrspace(3) %415, i32 %.lobit5, !dbg !20
  %417 = extractelement <2 x float> %401, i64 0, !dbg !20
  store float %417, ptr addrspace(3) %416, align 4, !dbg !20
  %418 = getelementptr i8, ptr addrspace(3) %415, i32 8, !dbg !20
  %419 = getelementptr i32, ptr addrspace(3) %418, i32 %.lobit5, !dbg !20
  %420 = extractelement <2 x float> %401, i64 1, !dbg !20
  store float %420, ptr addrspace(3) %419, align 4, !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %421 = icmp samesign ult i32 %7, 512, !dbg !20
  %422 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %7, !dbg !20
  br i1 %421, label %423, label %425, !dbg !20

423:                                              ; preds = %6
  %424 = load i32, ptr addrspace(3) %422, align 4, !dbg !20
  br label %425, !dbg !20

425:                                              ; preds = %423, %6
  %426 = phi i32 [ %424, %423 ], [ 0, %6 ], !dbg !16
  %427 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %426, i32 %426, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %428 = and i32 %7, 513, !dbg !20
  %429 = icmp eq i32 %428, 0, !dbg !20
  br i1 %429, label %430, label %432, !dbg !20

430:                                              ; preds = %425
  %431 = xor i32 %427, %426
  store i32 %431, ptr addrspace(3) %422, align 4, !dbg !20
  br label %432, !dbg !20

432:                                              ; preds = %430, %425
  %433 = getelementptr i8, ptr addrspace(3) %422, i32 1024, !dbg !20
  br i1 %421, label %434, label %436, !dbg !20

434:                                              ; preds = %432
  %435 = load i32, ptr addrspace(3) %433, align 4, !dbg !20
  br label %436, !dbg !20

436:                                              ; preds = %434, %432
  %437 = phi i32 [ %435, %434 ], [ 0, %432 ], !dbg !16
  %438 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %437, i32 %437, i32 177, i32 15, i32 15, i1 false), !dbg !20
  br i1 %429, label %439, label %441, !dbg !20

439:                                              ; preds = %436
  %440 = xor i32 %438, %437
  store i32 %440, ptr addrspace(3) %433, align 4, !dbg !20
  br label %441, !dbg !20

441:                                              ; preds = %439, %436
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %442 = load i32, ptr addrspace(3) %415, align 16, !dbg !20
  %443 = load i32, ptr addrspace(3) %418, align 8, !dbg !20
  %444 = insertelement <2 x i32> poison, i32 %442, i64 0, !dbg !24
  %445 = insertelement <2 x i32> %444, i32 %443, i64 1, !dbg !24
  %446 = xor <2 x i32> %445, %402, !dbg !24
  %447 = bitcast <2 x i32> %446 to <2 x float>, !dbg !21
  %448 = xor i32 %.lobit6, %.lobit5, !dbg !23
  %449 = fcmp ogt <2 x float> %401, %447, !dbg !22
  %450 = insertelement <2 x i32> poison, i32 %448, i64 0, !dbg !17
  %451 = shufflevector <2 x i32> %450, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %452 = zext <2 x i1> %449 to <2 x i32>, !dbg !17
  %453 = icmp eq <2 x i32> %451, %452, !dbg !17
  %454 = xor i32 %.lobit6, %.lobit4, !dbg !23
  %455 = xor i32 %.lobit6, %.lobit3, !dbg !23
  %456 = xor i32 %.lobit6, %.lobit2, !dbg !23
  %457 = xor i32 %.lobit6, %.lobit1, !dbg !23
  %458 = select <2 x i1> %453, <2 x float> %401, <2 x float> %447, !dbg !18
  %bc140 = bitcast <2 x float> %458 to <2 x i32>, !dbg !19
  %459 = extractelement <2 x i32> %bc140, i64 0, !dbg !19
  %bc141 = bitcast <2 x float> %458 to <2 x i32>, !dbg !19
  %460 = extractelement <2 x i32> %bc141, i64 1, !dbg !19
  %461 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %459), !dbg !20
  %462 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %460), !dbg !20
  %463 = insertelement <2 x i32> poison, i32 %461, i64 0, !dbg !21
  %464 = insertelement <2 x i32> %463, i32 %462, i64 1, !dbg !21
  %465 = bitcast <2 x i32> %464 to <2 x float>, !dbg !21
  %466 = fcmp ogt <2 x float> %458, %465, !dbg !22
  %467 = insertelement <2 x i32> poison, i32 %454, i64 0, !dbg !17
  %468 = shufflevector <2 x i32> %467, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %469 = zext <2 x i1> %466 to <2 x i32>, !dbg !17
  %470 = icmp eq <2 x i32> %468, %469, !dbg !17
  %471 = select <2 x i1> %470, <2 x float> %458, <2 x float> %465, !dbg !18
  %bc142 = bitcast <2 x float> %471 to <2 x i32>, !dbg !19
  %472 = extractelement <2 x i32> %bc142, i64 0, !dbg !19
  %bc143 = bitcast <2 x float> %471 to <2 x i32>, !dbg !19
  %473 = extractelement <2 x i32> %bc143, i64 1, !dbg !19
  %474 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %472, i32 16415), !dbg !20
  %475 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %473, i32 16415), !dbg !20
  %476 = insertelement <2 x i32> poison, i32 %474, i64 0, !dbg !21
  %477 = insertelement <2 x i32> %476, i32 %475, i64 1, !dbg !21
  %478 = bitcast <2 x i32> %477 to <2 x float>, !dbg !21
  %479 = fcmp ogt <2 x float> %471, %478, !dbg !22
  %480 = insertelement <2 x i32> poison, i32 %455, i64 0, !dbg !17
  %481 = shufflevector <2 x i32> %480, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %482 = zext <2 x i1> %479 to <2 x i32>, !dbg !17
  %483 = icmp eq <2 x i32> %481, %482, !dbg !17
  %484 = select <2 x i1> %483, <2 x float> %471, <2 x float> %478, !dbg !18
  %bc144 = bitcast <2 x float> %484 to <2 x i32>, !dbg !19
  %485 = extractelement <2 x i32> %bc144, i64 0, !dbg !19
  %bc145 = bitcast <2 x float> %484 to <2 x i32>, !dbg !19
  %486 = extractelement <2 x i32> %bc145, i64 1, !dbg !19
  %487 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %485, i32 %485, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %488 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %487, i32 %485, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %489 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %486, i32 %486, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %490 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %489, i32 %486, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %491 = insertelement <2 x i32> poison, i32 %488, i64 0, !dbg !21
  %492 = insertelement <2 x i32> %491, i32 %490, i64 1, !dbg !21
  %493 = bitcast <2 x i32> %492 to <2 x float>, !dbg !21
  %494 = fcmp ogt <2 x float> %484, %493, !dbg !22
  %495 = zext <2 x i1> %494 to <2 x i32>, !dbg !17
  %496 = insertelement <2 x i32> poison, i32 %456, i64 0, !dbg !17
  %497 = shufflevector <2 x i32> %496, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %498 = icmp eq <2 x i32> %497, %495, !dbg !17
  %499 = select <2 x i1> %498, <2 x float> %484, <2 x float> %493, !dbg !18
  %bc146 = bitcast <2 x float> %499 to <2 x i32>, !dbg !19
  %500 = extractelement <2 x i32> %bc146, i64 0, !dbg !19
  %bc147 = bitcast <2 x float> %499 to <2 x i32>, !dbg !19
  %501 = extractelement <2 x i32> %bc147, i64 1, !dbg !19
  %502 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %500, i32 %500, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %503 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %502, i32 %500, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %504 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %501, i32 %501, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %505 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %504, i32 %501, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %506 = insertelement <2 x i32> poison, i32 %503, i64 0, !dbg !21
  %507 = insertelement <2 x i32> %506, i32 %505, i64 1, !dbg !21
  %508 = bitcast <2 x i32> %507 to <2 x float>, !dbg !21
  %509 = fcmp ogt <2 x float> %499, %508, !dbg !22
  %510 = zext <2 x i1> %509 to <2 x i32>, !dbg !17
  %511 = insertelement <2 x i32> poison, i32 %457, i64 0, !dbg !17
  %512 = shufflevector <2 x i32> %511, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %513 = icmp eq <2 x i32> %512, %510, !dbg !17
  %514 = select <2 x i1> %513, <2 x float> %499, <2 x float> %508, !dbg !18
  %bc148 = bitcast <2 x float> %514 to <2 x i32>, !dbg !19
  %515 = extractelement <2 x i32> %bc148, i64 0, !dbg !19
  %bc149 = bitcast <2 x float> %514 to <2 x i32>, !dbg !19
  %516 = extractelement <2 x i32> %bc149, i64 1, !dbg !19
  %517 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %515, i32 %515, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %518 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %516, i32 %516, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %519 = insertelement <2 x i32> poison, i32 %517, i64 0, !dbg !21
  %520 = insertelement <2 x i32> %519, i32 %518, i64 1, !dbg !21
  %521 = bitcast <2 x i32> %520 to <2 x float>, !dbg !21
  %522 = xor i32 %.lobit6, %.lobit, !dbg !23
  %523 = fcmp ogt <2 x float> %514, %521, !dbg !22
  %524 = insertelement <2 x i32> poison, i32 %522, i64 0, !dbg !17
  %525 = shufflevector <2 x i32> %524, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %526 = zext <2 x i1> %523 to <2 x i32>, !dbg !17
  %527 = icmp eq <2 x i32> %525, %526, !dbg !17
  %528 = xor i32 %.lobit6, %21, !dbg !23
  %529 = trunc i32 %27 to i1, !dbg !17
  %530 = select <2 x i1> %527, <2 x float> %514, <2 x float> %521, !dbg !18
  %bc150 = bitcast <2 x float> %530 to <2 x i32>, !dbg !19
  %531 = extractelement <2 x i32> %bc150, i64 0, !dbg !19
  %bc151 = bitcast <2 x float> %530 to <2 x i32>, !dbg !19
  %532 = extractelement <2 x i32> %bc151, i64 1, !dbg !19
  %533 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %531, i32 %531, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %534 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %532, i32 %532, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %535 = insertelement <2 x i32> poison, i32 %533, i64 0, !dbg !21
  %536 = insertelement <2 x i32> %535, i32 %534, i64 1, !dbg !21
  %537 = bitcast <2 x i32> %536 to <2 x float>, !dbg !21
  %538 = fcmp ogt <2 x float> %530, %537, !dbg !22
  %539 = insertelement <2 x i32> poison, i32 %528, i64 0, !dbg !17
  %540 = shufflevector <2 x i32> %539, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !17
  %541 = zext <2 x i1> %538 to <2 x i32>, !dbg !17
  %542 = icmp eq <2 x i32> %540, %541, !dbg !17
  %543 = select <2 x i1> %542, <2 x float> %530, <2 x float> %537, !dbg !18
  %544 = shufflevector <2 x float> %543, <2 x float> poison, <2 x i32> <i32 1, i32 0>, !dbg !17
  %545 = fcmp ule <2 x float> %543, %544, !dbg !17
  %546 = insertelement <2 x i1> poison, i1 %529, i64 0, !dbg !17
  %547 = shufflevector <2 x i1> %546, <2 x i1> poison, <2 x i32> zeroinitializer, !dbg !17
  %548 = xor <2 x i1> %545, %547, !dbg !17
  %549 = shufflevector <2 x float> %543, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !18
  %550 = shufflevector <2 x float> %543, <2 x float> poison, <2 x i32> <i32 1, i32 1>, !dbg !18
  %551 = select <2 x i1> %548, <2 x float> %549, <2 x float> %550, !dbg !18
  %552 = bitcast <2 x float> %551 to <2 x i32>, !dbg !19
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %553 = shl nuw nsw i32 %.lobit5, 2, !dbg !20
  %554 = or disjoint i32 %553, %404, !dbg !20
  %555 = or disjoint i32 %554, %.lobit3, !dbg !20
  %556 = shl nuw nsw i32 %555, 2, !dbg !20
  %557 = or disjoint i32 %556, %408, !dbg !20
  %558 = or disjoint i32 %557, %.lobit1, !dbg !20
  %559 = shl nuw nsw i32 %558, 2, !dbg !20
  %560 = or disjoint i32 %559, %412, !dbg !20
  %561 = or disjoint i32 %560, %21, !dbg !20
  %.idx99 = shl nuw nsw i32 %561, 4, !dbg !20
  %562 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx99, !dbg !20
  %563 = getelementptr i32, ptr addrspace(3) %562, i32 %.lobit6, !dbg !20
  %564 = extractelement <2 x float> %551, i64 0, !dbg !20
  store float %564, ptr addrspace(3) %563, align 4, !dbg !20
  %565 = getelementptr i8, ptr addrspace(3) %562, i32 8, !dbg !20
  %566 = getelementptr i32, ptr addrspace(3) %565, i32 %.lobit6, !dbg !20
  %567 = extractelement <2 x float> %551, i64 1, !dbg !20
  store float %567, ptr addrspace(3) %566, align 4, !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  br i1 %421, label %568, label %570, !dbg !20

568:                                              ; preds = %441
  %569 = load i32, ptr addrspace(3) %422, align 4, !dbg !20
  br label %570, !dbg !20

570:                                              ; preds = %568, %441
  %571 = phi i32 [ %569, %568 ], [ 0, %441 ], !dbg !16
  %572 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %571, i32 %571, i32 177, i32 15, i32 15, i1 false), !dbg !20
  br i1 %429, label %573, label %575, !dbg !20

573:                                              ; preds = %570
  %574 = xor i32 %572, %571
  store i32 %574, ptr addrspace(3) %422, align 4, !dbg !20
  br label %575, !dbg !20

575:                                              ; preds = %573, %570
  br i1 %421, label %576, label %578, !dbg !20

576:                                              ; preds = %575
  %577 = load i32, ptr addrspace(3) %433, align 4, !dbg !20
  br label %578, !dbg !20

578:                                              ; preds = %576, %575
  %579 = phi i32 [ %577, %576 ], [ 0, %575 ], !dbg !16
  %580 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %579, i32 %579, i32 177, i32 15, i32 15, i1 false), !dbg !20
  br i1 %429, label %581, label %.critedge, !dbg !20

581:                                              ; preds = %578
  %582 = xor i32 %580, %579
  store i32 %582, ptr addrspace(3) %433, align 4, !dbg !20
  br label %.critedge, !dbg !20

.critedge:                                        ; preds = %581, %578
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %583 = load i32, ptr addrspace(3) %562, align 16, !dbg !20
  %584 = load i32, ptr addrspace(3) %565, align 8, !dbg !20
  %585 = insertelement <2 x i32> poison, i32 %583, i64 0, !dbg !24
  %586 = insertelement <2 x i32> %585, i32 %584, i64 1, !dbg !24
  %587 = xor <2 x i32> %586, %552, !dbg !24
  %588 = bitcast <2 x i32> %587 to <2 x float>, !dbg !21
  %589 = fcmp ule <2 x float> %551, %588, !dbg !17
  %590 = xor <2 x i1> %589, %547, !dbg !17
  %591 = select <2 x i1> %590, <2 x float> %551, <2 x float> %588, !dbg !18
  %592 = bitcast <2 x float> %591 to <2 x i32>, !dbg !19
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %593 = extractelement <2 x float> %591, i64 0, !dbg !20
  store float %593, ptr addrspace(3) %416, align 4, !dbg !20
  %594 = extractelement <2 x float> %591, i64 1, !dbg !20
  store float %594, ptr addrspace(3) %419, align 4, !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  br i1 %421, label %595, label %597, !dbg !20

595:                                              ; preds = %.critedge
  %596 = load i32, ptr addrspace(3) %422, align 4, !dbg !20
  br label %597, !dbg !20

597:                                              ; preds = %595, %.critedge
  %598 = phi i32 [ %596, %595 ], [ 0, %.critedge ], !dbg !16
  %599 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %598, i32 %598, i32 177, i32 15, i32 15, i1 false), !dbg !20
  br i1 %429, label %600, label %602, !dbg !20

600:                                              ; preds = %597
  %601 = xor i32 %599, %598
  store i32 %601, ptr addrspace(3) %422, align 4, !dbg !20
  br label %602, !dbg !20

602:                                              ; preds = %600, %597
  br i1 %421, label %603, label %605, !dbg !20

603:                                              ; preds = %602
  %604 = load i32, ptr addrspace(3) %433, align 4, !dbg !20
  br label %605, !dbg !20

605:                                              ; preds = %603, %602
  %606 = phi i32 [ %604, %603 ], [ 0, %602 ], !dbg !16
  %607 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %606, i32 %606, i32 177, i32 15, i32 15, i1 false), !dbg !20
  br i1 %429, label %608, label %610, !dbg !20

608:                                              ; preds = %605
  %609 = xor i32 %607, %606
  store i32 %609, ptr addrspace(3) %433, align 4, !dbg !20
  br label %610, !dbg !20

610:                                              ; preds = %608, %605
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %611 = load i32, ptr addrspace(3) %415, align 16, !dbg !20
  %612 = load i32, ptr addrspace(3) %418, align 8, !dbg !20
  %613 = insertelement <2 x i32> poison, i32 %611, i64 0, !dbg !24
  %614 = insertelement <2 x i32> %613, i32 %612, i64 1, !dbg !24
  %615 = xor <2 x i32> %614, %592, !dbg !24
  %616 = bitcast <2 x i32> %615 to <2 x float>, !dbg !21
  %617 = fcmp ule <2 x float> %591, %616, !dbg !17
  %618 = extractelement <2 x i1> %617, i64 0, !dbg !17
  %.not80 = xor i1 %618, %379, !dbg !17
  %619 = extractelement <2 x i1> %617, i64 1, !dbg !17
  %.not81 = xor i1 %619, %379, !dbg !17
  %620 = extractelement <2 x float> %616, i64 0, !dbg !18
  %621 = select i1 %.not80, float %593, float %620, !dbg !18
  %622 = extractelement <2 x float> %616, i64 1, !dbg !18
  %623 = select i1 %.not81, float %594, float %622, !dbg !18
  %624 = bitcast float %621 to i32, !dbg !19
  %625 = bitcast float %623 to i32, !dbg !19
  %626 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %624), !dbg !20
  %627 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %299, i32 %625), !dbg !20
  %628 = bitcast i32 %626 to float, !dbg !21
  %629 = bitcast i32 %627 to float, !dbg !21
  %630 = fcmp ule float %621, %628, !dbg !17
  %.not82 = xor i1 %630, %293, !dbg !17
  %631 = fcmp ule float %623, %629, !dbg !17
  %.not83 = xor i1 %631, %293, !dbg !17
  %632 = select i1 %.not82, float %621, float %628, !dbg !18
  %633 = select i1 %.not83, float %623, float %629, !dbg !18
  %634 = bitcast float %632 to i32, !dbg !19
  %635 = bitcast float %633 to i32, !dbg !19
  %636 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %634, i32 16415), !dbg !20
  %637 = tail call i32 @llvm.amdgcn.ds.swizzle(i32 %635, i32 16415), !dbg !20
  %638 = bitcast i32 %636 to float, !dbg !21
  %639 = bitcast i32 %637 to float, !dbg !21
  %640 = fcmp ule float %632, %638, !dbg !17
  %.not84 = xor i1 %640, %209, !dbg !17
  %641 = fcmp ule float %633, %639, !dbg !17
  %.not85 = xor i1 %641, %209, !dbg !17
  %642 = select i1 %.not84, float %632, float %638, !dbg !18
  %643 = select i1 %.not85, float %633, float %639, !dbg !18
  %644 = bitcast float %642 to i32, !dbg !19
  %645 = bitcast float %643 to i32, !dbg !19
  %646 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %644, i32 %644, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %647 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %646, i32 %644, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %648 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %645, i32 %645, i32 280, i32 15, i32 12, i1 false), !dbg !20
  %649 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %648, i32 %645, i32 264, i32 15, i32 3, i1 false), !dbg !20
  %650 = bitcast i32 %647 to float, !dbg !21
  %651 = bitcast i32 %649 to float, !dbg !21
  %652 = fcmp ule float %642, %650, !dbg !17
  %.not86 = xor i1 %652, %140, !dbg !17
  %653 = fcmp ule float %643, %651, !dbg !17
  %.not87 = xor i1 %653, %140, !dbg !17
  %654 = select i1 %.not86, float %642, float %650, !dbg !18
  %655 = select i1 %.not87, float %643, float %651, !dbg !18
  %656 = bitcast float %654 to i32, !dbg !19
  %657 = bitcast float %655 to i32, !dbg !19
  %658 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %656, i32 %656, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %659 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %658, i32 %656, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %660 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %657, i32 %657, i32 276, i32 15, i32 10, i1 false), !dbg !20
  %661 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %660, i32 %657, i32 260, i32 15, i32 5, i1 false), !dbg !20
  %662 = bitcast i32 %659 to float, !dbg !21
  %663 = bitcast i32 %661 to float, !dbg !21
  %664 = fcmp ule float %654, %662, !dbg !17
  %.not88 = xor i1 %664, %86, !dbg !17
  %665 = fcmp ule float %655, %663, !dbg !17
  %.not89 = xor i1 %665, %86, !dbg !17
  %666 = select i1 %.not88, float %654, float %662, !dbg !18
  %667 = select i1 %.not89, float %655, float %663, !dbg !18
  %668 = bitcast float %666 to i32, !dbg !19
  %669 = bitcast float %667 to i32, !dbg !19
  %670 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %668, i32 %668, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %671 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %669, i32 %669, i32 78, i32 15, i32 15, i1 false), !dbg !20
  %672 = bitcast i32 %670 to float, !dbg !21
  %673 = bitcast i32 %671 to float, !dbg !21
  %674 = fcmp ule float %666, %672, !dbg !17
  %.not90 = xor i1 %674, %46, !dbg !17
  %675 = fcmp ule float %667, %673, !dbg !17
  %.not91 = xor i1 %675, %46, !dbg !17
  %676 = select i1 %.not90, float %666, float %672, !dbg !18
  %677 = select i1 %.not91, float %667, float %673, !dbg !18
  %678 = bitcast float %676 to i32, !dbg !19
  %679 = bitcast float %677 to i32, !dbg !19
  %680 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %678, i32 %678, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %681 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %679, i32 %679, i32 177, i32 15, i32 15, i1 false), !dbg !20
  %682 = bitcast i32 %680 to float, !dbg !21
  %683 = bitcast i32 %681 to float, !dbg !21
  %684 = fcmp ule float %676, %682, !dbg !17
  %.not92 = xor i1 %684, %28, !dbg !17
  %685 = fcmp ule float %677, %683, !dbg !17
  %.not93 = xor i1 %685, %28, !dbg !17
  %686 = select i1 %.not92, float %676, float %682, !dbg !18
  %687 = select i1 %.not93, float %677, float %683, !dbg !18
  %688 = fcmp ogt float %686, %687, !dbg !22
  %689 = fcmp ogt float %687, %686, !dbg !22
  %690 = select i1 %688, float %687, float %686, !dbg !18
  %691 = select i1 %689, float %687, float %686, !dbg !18
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %692 = and i32 %9, 3, !dbg !25
  %693 = fadd float %690, %691, !dbg !27
  %694 = bitcast float %693 to i32, !dbg !25
  %695 = tail call i32 @llvm.usub.sat.i32(i32 %8, i32 1), !dbg !25
  %696 = shl nuw nsw i32 %695, 2, !dbg !25
  %697 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %696, i32 %694), !dbg !25
  %698 = bitcast i32 %697 to float, !dbg !25
  %.not95 = icmp eq i32 %8, 0, !dbg !25
  %699 = fadd float %693, %698, !dbg !27
  %700 = select i1 %.not95, float %693, float %699, !dbg !25
  %701 = bitcast float %700 to i32, !dbg !25
  %702 = icmp samesign ult i32 %8, 2, !dbg !25
  %703 = shl nuw nsw i32 %8, 2, !dbg !25
  %704 = add nsw i32 %703, -8, !dbg !25
  %705 = select i1 %702, i32 %703, i32 %704, !dbg !25
  %706 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %705, i32 %701), !dbg !25
  %707 = bitcast i32 %706 to float, !dbg !25
  %708 = icmp samesign ugt i32 %8, 1, !dbg !25
  %709 = fadd float %700, %707, !dbg !27
  %710 = select i1 %708, float %709, float %700, !dbg !25
  %711 = bitcast float %710 to i32, !dbg !25
  %712 = icmp samesign ult i32 %8, 4, !dbg !25
  %713 = add nsw i32 %703, -16, !dbg !25
  %714 = select i1 %712, i32 %703, i32 %713, !dbg !25
  %715 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %714, i32 %711), !dbg !25
  %716 = bitcast i32 %715 to float, !dbg !25
  %717 = icmp samesign ugt i32 %8, 3, !dbg !25
  %718 = fadd float %710, %716, !dbg !27
  %719 = select i1 %717, float %718, float %710, !dbg !25
  %720 = bitcast float %719 to i32, !dbg !25
  %721 = icmp samesign ult i32 %8, 8, !dbg !25
  %722 = add nsw i32 %703, -32, !dbg !25
  %723 = select i1 %721, i32 %703, i32 %722, !dbg !25
  %724 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %723, i32 %720), !dbg !25
  %725 = bitcast i32 %724 to float, !dbg !25
  %726 = icmp samesign ugt i32 %8, 7, !dbg !25
  %727 = fadd float %719, %725, !dbg !27
  %728 = select i1 %726, float %727, float %719, !dbg !25
  %729 = bitcast float %728 to i32, !dbg !25
  %730 = icmp samesign ult i32 %8, 16, !dbg !25
  %731 = add nsw i32 %703, -64, !dbg !25
  %732 = select i1 %730, i32 %703, i32 %731, !dbg !25
  %733 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %732, i32 %729), !dbg !25
  %734 = bitcast i32 %733 to float, !dbg !25
  %735 = icmp samesign ugt i32 %8, 15, !dbg !25
  %736 = fadd float %728, %734, !dbg !27
  %737 = select i1 %735, float %736, float %728, !dbg !25
  %738 = bitcast float %737 to i32, !dbg !25
  %739 = icmp samesign ult i32 %8, 32, !dbg !25
  %740 = add nsw i32 %703, -128, !dbg !25
  %741 = select i1 %739, i32 %703, i32 %740, !dbg !25
  %742 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %741, i32 %738), !dbg !25
  %743 = bitcast i32 %742 to float, !dbg !25
  %744 = icmp samesign ugt i32 %8, 31, !dbg !25
  %745 = fadd float %737, %743, !dbg !27
  %746 = select i1 %744, float %745, float %737, !dbg !25
  %747 = icmp eq i32 %8, 63, !dbg !25
  br i1 %747, label %748, label %750, !dbg !25

748:                                              ; preds = %610
  %749 = getelementptr float, ptr addrspace(3) @global_smem, i32 %692
  store float %745, ptr addrspace(3) %749, align 4, !dbg !25
  br label %750, !dbg !25

750:                                              ; preds = %748, %610
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %.not97 = icmp eq i32 %692, 0, !dbg !25
  %751 = or i32 %692, %8, !dbg !25
  %.not96 = icmp eq i32 %751, 0, !dbg !25
  %752 = load <2 x float>, ptr addrspace(3) @global_smem, align 16, !dbg !25
  %753 = icmp samesign ugt i32 %692, 1, !dbg !25
  %754 = extractelement <2 x float> %752, i64 0, !dbg !25
  %shift = shufflevector <2 x float> %752, <2 x float> poison, <2 x i32> <i32 1, i32 poison>, !dbg !27
  %foldExtExtBinop = fadd <2 x float> %752, %shift, !dbg !27
  %755 = extractelement <2 x float> %foldExtExtBinop, i64 0, !dbg !27
  %756 = select i1 %753, float %755, float %754, !dbg !25
  %757 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8, !dbg !25
  %758 = icmp eq i32 %692, 3, !dbg !25
  %759 = fadd float %755, %757, !dbg !27
  %760 = select i1 %758, float %759, float %756, !dbg !25
  %761 = fadd float %746, %760, !dbg !27
  %762 = select i1 %.not97, float %746, float %761, !dbg !25
  %763 = bitcast float %762 to i32, !dbg !25
  %764 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %696, i32 %763), !dbg !25
  %765 = bitcast i32 %764 to float, !dbg !25
  %766 = select i1 %.not95, float %760, float %765, !dbg !25
  %767 = fadd float %690, %766, !dbg !27
  %768 = select i1 %.not96, float %690, float %767, !dbg !25
  %769 = getelementptr float, ptr addrspace(1) %0, i64 %14, !dbg !28
  %770 = getelementptr float, ptr addrspace(1) %769, i64 %16, !dbg !29
  %771 = insertelement <2 x float> poison, float %768, i64 0, !dbg !30
  %772 = insertelement <2 x float> %771, float %762, i64 1, !dbg !30
  store <2 x float> %772, ptr addrspace(1) %770, align 8, !dbg !30
  %773 = sext i32 %12 to i64, !dbg !31
  %774 = getelementptr i32, ptr addrspace(1) %1, i64 %773, !dbg !31
  %775 = fcmp olt float %768, %3, !dbg !32
  %776 = fcmp olt float %762, %3, !dbg !32
  %777 = zext i1 %775 to i32, !dbg !33
  %778 = zext i1 %776 to i32, !dbg !33
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  %779 = add nuw nsw i32 %777, %778, !dbg !36
  %780 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %779, i32 280, i32 15, i32 15, i1 true), !dbg !34
  %781 = add i32 %779, %780, !dbg !36
  %782 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %781, i32 276, i32 15, i32 15, i1 true), !dbg !34
  %783 = add i32 %781, %782, !dbg !36
  %784 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %783, i32 274, i32 15, i32 15, i1 true), !dbg !34
  %785 = add i32 %783, %784, !dbg !36
  %786 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %785, i32 273, i32 15, i32 15, i1 true), !dbg !34
  %787 = add i32 %785, %786, !dbg !36
  %788 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %787, i32 %787, i32 322, i32 10, i32 15, i1 true), !dbg !34
  %789 = add i32 %787, %788, !dbg !36
  %790 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %789, i32 323, i32 15, i32 15, i1 true), !dbg !34
  %791 = add i32 %789, %790, !dbg !36
  %792 = tail call i32 @llvm.amdgcn.readlane.i32(i32 %791, i32 63), !dbg !34
  br i1 %.not95, label %793, label %795, !dbg !34

793:                                              ; preds = %750
  %794 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %692
  store i32 %792, ptr addrspace(3) %794, align 4, !dbg !34
  br label %795, !dbg !34

795:                                              ; preds = %793, %750
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  %796 = icmp samesign ult i32 %7, 4, !dbg !34
  br i1 %796, label %797, label %799, !dbg !34

797:                                              ; preds = %795
  %798 = load i32, ptr addrspace(3) %422, align 4, !dbg !34
  br label %799, !dbg !34

799:                                              ; preds = %797, %795
  %800 = phi i32 [ %798, %797 ], [ 0, %795 ], !dbg !35
  %801 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %800, i32 %800, i32 78, i32 15, i32 15, i1 false), !dbg !34
  %802 = add i32 %801, %800, !dbg !36
  %803 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %802, i32 %802, i32 177, i32 15, i32 15, i1 false), !dbg !34
  %804 = icmp eq i32 %7, 0, !dbg !34
  br i1 %804, label %805, label %807, !dbg !34

805:                                              ; preds = %799
  %806 = add i32 %802, %803
  store i32 %806, ptr addrspace(3) %422, align 4, !dbg !34
  br label %807, !dbg !34

807:                                              ; preds = %805, %799
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  br i1 %804, label %808, label %811, !dbg !37

808:                                              ; preds = %807
  %809 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !34
  %810 = insertelement <1 x i32> poison, i32 %809, i64 0, !dbg !37
  store <1 x i32> %810, ptr addrspace(1) %774, align 4, !dbg !37
  br label %811, !dbg !37

811:                                              ; preds = %808, %807
  ret void, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "sort_scan", linkageName: "sort_scan", scope: !1, file: !1, line: 139, type: !5, scopeLine: 139, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 141, column: 22, scope: !4)
!8 = !DILocation(line: 142, column: 37, scope: !4)
!9 = !DILocation(line: 142, column: 42, scope: !4)
!10 = !DILocation(line: 142, column: 23, scope: !4)
!11 = !DILocation(line: 142, column: 50, scope: !4)
!12 = !DILocation(line: 142, column: 16, scope: !4)
!13 = !DILocation(line: 366, column: 24, scope: !14, inlinedAt: !16)
!14 = distinct !DILexicalBlockFile(scope: !4, file: !15, discriminator: 0)
!15 = !DIFile(filename: "standard.py", directory: ".")
!16 = !DILocation(line: 143, column: 21, scope: !4)
!17 = !DILocation(line: 386, column: 33, scope: !14, inlinedAt: !16)
!18 = !DILocation(line: 386, column: 54, scope: !14, inlinedAt: !16)
!19 = !DILocation(line: 378, column: 14, scope: !14, inlinedAt: !16)
!20 = !DILocation(line: 307, column: 36, scope: !14, inlinedAt: !16)
!21 = !DILocation(line: 380, column: 14, scope: !14, inlinedAt: !16)
!22 = !DILocation(line: 386, column: 26, scope: !14, inlinedAt: !16)
!23 = !DILocation(line: 386, column: 40, scope: !14, inlinedAt: !16)
!24 = !DILocation(line: 379, column: 14, scope: !14, inlinedAt: !16)
!25 = !DILocation(line: 341, column: 60, scope: !14, inlinedAt: !26)
!26 = !DILocation(line: 144, column: 32, scope: !4)
!27 = !DILocation(line: 261, column: 15, scope: !14, inlinedAt: !26)
!28 = !DILocation(line: 145, column: 19, scope: !4)
!29 = !DILocation(line: 145, column: 46, scope: !4)
!30 = !DILocation(line: 145, column: 50, scope: !4)
!31 = !DILocation(line: 146, column: 22, scope: !4)
!32 = !DILocation(line: 146, column: 58, scope: !4)
!33 = !DILocation(line: 146, column: 68, scope: !4)
!34 = !DILocation(line: 291, column: 36, scope: !14, inlinedAt: !35)
!35 = !DILocation(line: 146, column: 79, scope: !4)
!36 = !DILocation(line: 261, column: 15, scope: !14, inlinedAt: !35)
!37 = !DILocation(line: 146, column: 40, scope: !4)
!38 = !DILocation(line: 146, column: 4, scope: !4)
