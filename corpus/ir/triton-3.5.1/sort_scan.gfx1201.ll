; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @sort_scan(ptr addrspace(1) inreg writeonly captures(none) %0, ptr addrspace(1) inreg writeonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, float inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !7
  %8 = and i32 %7, 31, !dbg !7
  %9 = lshr i32 %7, 5, !dbg !7
  %10 = shl nuw nsw i32 %7, 2, !dbg !7
  %11 = and i32 %10, 508, !dbg !7
  %12 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !8
  %13 = shl i32 %12, 9, !dbg !9
  %14 = sext i32 %13 to i64, !dbg !10
  %15 = getelementptr float, ptr addrspace(1) %2, i64 %14, !dbg !10
  %16 = zext nneg i32 %11 to i64, !dbg !11
  %17 = getelementptr float, ptr addrspace(1) %15, i64 %16, !dbg !11
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !dbg !12
  %19 = extractelement <4 x float> %18, i64 0, !dbg !12
  %20 = extractelement <4 x float> %18, i64 1, !dbg !12
  %21 = extractelement <4 x float> %18, i64 2, !dbg !12
  %22 = extractelement <4 x float> %18, i64 3, !dbg !12
  %23 = and i32 %7, 1, !dbg !13
  %24 = lshr i32 %7, 1, !dbg !13
  %.lobit = and i32 %24, 1, !dbg !13
  %25 = lshr i32 %7, 2, !dbg !13
  %.lobit3 = and i32 %25, 1, !dbg !13
  %26 = lshr i32 %7, 3, !dbg !13
  %.lobit4 = and i32 %26, 1, !dbg !13
  %27 = lshr i32 %7, 4, !dbg !13
  %.lobit5 = and i32 %27, 1, !dbg !13
  %.lobit6 = and i32 %9, 1, !dbg !13
  %28 = lshr i32 %7, 6, !dbg !13
  %.lobit7 = and i32 %28, 1, !dbg !13
  %29 = fcmp ogt float %19, %20, !dbg !17
  %30 = fcmp ogt float %20, %19, !dbg !17
  %31 = fcmp ogt float %21, %22, !dbg !17
  %32 = fcmp ogt float %22, %21, !dbg !17
  %33 = select i1 %29, float %20, float %19, !dbg !18
  %34 = select i1 %30, float %20, float %19, !dbg !18
  %35 = select i1 %31, float %21, float %22, !dbg !18
  %36 = select i1 %32, float %21, float %22, !dbg !18
  %37 = fcmp ogt float %35, %33, !dbg !17
  %38 = fcmp ogt float %36, %34, !dbg !17
  %39 = xor i32 %23, 1, !dbg !19
  %40 = zext i1 %37 to i32, !dbg !20
  %41 = zext i1 %38 to i32, !dbg !20
  %42 = trunc i32 %7 to i1, !dbg !20
  %43 = fcmp ule float %33, %35, !dbg !20
  %.not = xor i1 %43, %42, !dbg !20
  %44 = fcmp ule float %34, %36, !dbg !20
  %.not8 = xor i1 %44, %42, !dbg !20
  %.not9 = icmp eq i32 %39, %40, !dbg !20
  %.not10 = icmp eq i32 %39, %41, !dbg !20
  %45 = select i1 %.not, float %33, float %35, !dbg !18
  %46 = select i1 %.not8, float %34, float %36, !dbg !18
  %47 = select i1 %.not9, float %35, float %33, !dbg !18
  %48 = select i1 %.not10, float %36, float %34, !dbg !18
  %49 = fcmp ogt float %46, %45, !dbg !17
  %50 = fcmp ogt float %48, %47, !dbg !17
  %51 = zext i1 %49 to i32, !dbg !20
  %52 = zext i1 %50 to i32, !dbg !20
  %53 = fcmp ule float %45, %46, !dbg !20
  %.not11 = xor i1 %53, %42, !dbg !20
  %.not12 = icmp eq i32 %39, %51, !dbg !20
  %54 = fcmp ule float %47, %48, !dbg !20
  %.not13 = xor i1 %54, %42, !dbg !20
  %.not14 = icmp eq i32 %39, %52, !dbg !20
  %55 = select i1 %.not11, float %45, float %46, !dbg !18
  %56 = select i1 %.not12, float %46, float %45, !dbg !18
  %57 = select i1 %.not13, float %47, float %48, !dbg !18
  %58 = select i1 %.not14, float %48, float %47, !dbg !18
  %59 = bitcast float %55 to i32, !dbg !21
  %60 = bitcast float %56 to i32, !dbg !21
  %61 = bitcast float %57 to i32, !dbg !21
  %62 = bitcast float %58 to i32, !dbg !21
  %63 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %59, i32 %59, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %64 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %60, i32 %60, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %65 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %61, i32 %61, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %66 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %62, i32 %62, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %67 = bitcast i32 %63 to float, !dbg !23
  %68 = bitcast i32 %64 to float, !dbg !23
  %69 = bitcast i32 %65 to float, !dbg !23
  %70 = bitcast i32 %66 to float, !dbg !23
  %71 = fcmp ogt float %55, %67, !dbg !17
  %72 = fcmp ogt float %56, %68, !dbg !17
  %73 = fcmp ogt float %57, %69, !dbg !17
  %74 = fcmp ogt float %58, %70, !dbg !17
  %75 = xor i32 %.lobit, %23, !dbg !19
  %76 = zext i1 %71 to i32, !dbg !20
  %77 = zext i1 %72 to i32, !dbg !20
  %78 = zext i1 %73 to i32, !dbg !20
  %79 = zext i1 %74 to i32, !dbg !20
  %.not15 = icmp eq i32 %75, %76, !dbg !20
  %.not16 = icmp eq i32 %75, %77, !dbg !20
  %.not17 = icmp eq i32 %75, %78, !dbg !20
  %.not18 = icmp eq i32 %75, %79, !dbg !20
  %80 = select i1 %.not15, float %55, float %67, !dbg !18
  %81 = select i1 %.not16, float %56, float %68, !dbg !18
  %82 = select i1 %.not17, float %57, float %69, !dbg !18
  %83 = select i1 %.not18, float %58, float %70, !dbg !18
  %84 = fcmp ogt float %82, %80, !dbg !17
  %85 = fcmp ogt float %83, %81, !dbg !17
  %86 = xor i32 %.lobit, 1, !dbg !19
  %87 = zext i1 %84 to i32, !dbg !20
  %88 = zext i1 %85 to i32, !dbg !20
  %89 = trunc i32 %24 to i1, !dbg !20
  %90 = fcmp ule float %80, %82, !dbg !20
  %.not19 = xor i1 %90, %89, !dbg !20
  %91 = fcmp ule float %81, %83, !dbg !20
  %.not20 = xor i1 %91, %89, !dbg !20
  %.not21 = icmp eq i32 %86, %87, !dbg !20
  %.not22 = icmp eq i32 %86, %88, !dbg !20
  %92 = select i1 %.not19, float %80, float %82, !dbg !18
  %93 = select i1 %.not20, float %81, float %83, !dbg !18
  %94 = select i1 %.not21, float %82, float %80, !dbg !18
  %95 = select i1 %.not22, float %83, float %81, !dbg !18
  %96 = fcmp ogt float %93, %92, !dbg !17
  %97 = fcmp ogt float %95, %94, !dbg !17
  %98 = zext i1 %96 to i32, !dbg !20
  %99 = zext i1 %97 to i32, !dbg !20
  %100 = fcmp ule float %92, %93, !dbg !20
  %.not23 = xor i1 %100, %89, !dbg !20
  %.not24 = icmp eq i32 %86, %98, !dbg !20
  %101 = fcmp ule float %94, %95, !dbg !20
  %.not25 = xor i1 %101, %89, !dbg !20
  %.not26 = icmp eq i32 %86, %99, !dbg !20
  %102 = select i1 %.not23, float %92, float %93, !dbg !18
  %103 = select i1 %.not24, float %93, float %92, !dbg !18
  %104 = select i1 %.not25, float %94, float %95, !dbg !18
  %105 = select i1 %.not26, float %95, float %94, !dbg !18
  %106 = bitcast float %102 to i32, !dbg !21
  %107 = bitcast float %103 to i32, !dbg !21
  %108 = bitcast float %104 to i32, !dbg !21
  %109 = bitcast float %105 to i32, !dbg !21
  %110 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %106, i32 %106, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %111 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %107, i32 %107, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %112 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %108, i32 %108, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %113 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %109, i32 %109, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %114 = bitcast i32 %110 to float, !dbg !23
  %115 = bitcast i32 %111 to float, !dbg !23
  %116 = bitcast i32 %112 to float, !dbg !23
  %117 = bitcast i32 %113 to float, !dbg !23
  %118 = fcmp ogt float %102, %114, !dbg !17
  %119 = fcmp ogt float %103, %115, !dbg !17
  %120 = fcmp ogt float %104, %116, !dbg !17
  %121 = fcmp ogt float %105, %117, !dbg !17
  %122 = xor i32 %.lobit3, %.lobit, !dbg !19
  %123 = zext i1 %118 to i32, !dbg !20
  %124 = zext i1 %119 to i32, !dbg !20
  %125 = zext i1 %120 to i32, !dbg !20
  %126 = zext i1 %121 to i32, !dbg !20
  %.not27 = icmp eq i32 %122, %123, !dbg !20
  %.not28 = icmp eq i32 %122, %124, !dbg !20
  %.not29 = icmp eq i32 %122, %125, !dbg !20
  %.not30 = icmp eq i32 %122, %126, !dbg !20
  %127 = select i1 %.not27, float %102, float %114, !dbg !18
  %128 = select i1 %.not28, float %103, float %115, !dbg !18
  %129 = select i1 %.not29, float %104, float %116, !dbg !18
  %130 = select i1 %.not30, float %105, float %117, !dbg !18
  %131 = bitcast float %127 to i32, !dbg !21
  %132 = bitcast float %128 to i32, !dbg !21
  %133 = bitcast float %129 to i32, !dbg !21
  %134 = bitcast float %130 to i32, !dbg !21
  %135 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %131, i32 %131, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %136 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %132, i32 %132, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %137 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %133, i32 %133, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %138 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %134, i32 %134, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %139 = bitcast i32 %135 to float, !dbg !23
  %140 = bitcast i32 %136 to float, !dbg !23
  %141 = bitcast i32 %137 to float, !dbg !23
  %142 = bitcast i32 %138 to float, !dbg !23
  %143 = fcmp ogt float %127, %139, !dbg !17
  %144 = fcmp ogt float %128, %140, !dbg !17
  %145 = fcmp ogt float %129, %141, !dbg !17
  %146 = fcmp ogt float %130, %142, !dbg !17
  %147 = xor i32 %.lobit3, %23, !dbg !19
  %148 = zext i1 %143 to i32, !dbg !20
  %149 = zext i1 %144 to i32, !dbg !20
  %150 = zext i1 %145 to i32, !dbg !20
  %151 = zext i1 %146 to i32, !dbg !20
  %.not31 = icmp eq i32 %147, %148, !dbg !20
  %.not32 = icmp eq i32 %147, %149, !dbg !20
  %.not33 = icmp eq i32 %147, %150, !dbg !20
  %.not34 = icmp eq i32 %147, %151, !dbg !20
  %152 = select i1 %.not31, float %127, float %139, !dbg !18
  %153 = select i1 %.not32, float %128, float %140, !dbg !18
  %154 = select i1 %.not33, float %129, float %141, !dbg !18
  %155 = select i1 %.not34, float %130, float %142, !dbg !18
  %156 = fcmp ogt float %154, %152, !dbg !17
  %157 = fcmp ogt float %155, %153, !dbg !17
  %158 = xor i32 %.lobit3, 1, !dbg !19
  %159 = zext i1 %156 to i32, !dbg !20
  %160 = zext i1 %157 to i32, !dbg !20
  %161 = trunc i32 %25 to i1, !dbg !20
  %162 = fcmp ule float %152, %154, !dbg !20
  %.not35 = xor i1 %162, %161, !dbg !20
  %163 = fcmp ule float %153, %155, !dbg !20
  %.not36 = xor i1 %163, %161, !dbg !20
  %.not37 = icmp eq i32 %158, %159, !dbg !20
  %.not38 = icmp eq i32 %158, %160, !dbg !20
  %164 = select i1 %.not35, float %152, float %154, !dbg !18
  %165 = select i1 %.not36, float %153, float %155, !dbg !18
  %166 = select i1 %.not37, float %154, float %152, !dbg !18
  %167 = select i1 %.not38, float %155, float %153, !dbg !18
  %168 = fcmp ogt float %165, %164, !dbg !17
  %169 = fcmp ogt float %167, %166, !dbg !17
  %170 = zext i1 %168 to i32, !dbg !20
  %171 = zext i1 %169 to i32, !dbg !20
  %172 = fcmp ule float %164, %165, !dbg !20
  %.not39 = xor i1 %172, %161, !dbg !20
  %.not40 = icmp eq i32 %158, %170, !dbg !20
  %173 = fcmp ule float %166, %167, !dbg !20
  %.not41 = xor i1 %173, %161, !dbg !20
  %.not42 = icmp eq i32 %158, %171, !dbg !20
  %174 = select i1 %.not39, float %164, float %165, !dbg !18
  %175 = select i1 %.not40, float %165, float %164, !dbg !18
  %176 = select i1 %.not41, float %166, float %167, !dbg !18
  %177 = select i1 %.not42, float %167, float %166, !dbg !18
  %178 = bitcast float %174 to i32, !dbg !21
  %179 = bitcast float %175 to i32, !dbg !21
  %180 = bitcast float %176 to i32, !dbg !21
  %181 = bitcast float %177 to i32, !dbg !21
  %182 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %178, i32 %178, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %183 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %182, i32 %178, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %184 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %179, i32 %179, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %185 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %184, i32 %179, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %186 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %180, i32 %180, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %187 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %186, i32 %180, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %188 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %181, i32 %181, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %189 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %188, i32 %181, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %190 = bitcast i32 %183 to float, !dbg !23
  %191 = bitcast i32 %185 to float, !dbg !23
  %192 = bitcast i32 %187 to float, !dbg !23
  %193 = bitcast i32 %189 to float, !dbg !23
  %194 = fcmp ogt float %174, %190, !dbg !17
  %195 = fcmp ogt float %175, %191, !dbg !17
  %196 = fcmp ogt float %176, %192, !dbg !17
  %197 = fcmp ogt float %177, %193, !dbg !17
  %198 = xor i32 %.lobit4, %.lobit3, !dbg !19
  %199 = zext i1 %194 to i32, !dbg !20
  %200 = zext i1 %195 to i32, !dbg !20
  %201 = zext i1 %196 to i32, !dbg !20
  %202 = zext i1 %197 to i32, !dbg !20
  %.not43 = icmp eq i32 %198, %199, !dbg !20
  %.not44 = icmp eq i32 %198, %200, !dbg !20
  %.not45 = icmp eq i32 %198, %201, !dbg !20
  %.not46 = icmp eq i32 %198, %202, !dbg !20
  %203 = select i1 %.not43, float %174, float %190, !dbg !18
  %204 = select i1 %.not44, float %175, float %191, !dbg !18
  %205 = select i1 %.not45, float %176, float %192, !dbg !18
  %206 = select i1 %.not46, float %177, float %193, !dbg !18
  %207 = bitcast float %203 to i32, !dbg !21
  %208 = bitcast float %204 to i32, !dbg !21
  %209 = bitcast float %205 to i32, !dbg !21
  %210 = bitcast float %206 to i32, !dbg !21
  %211 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %207, i32 %207, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %212 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %208, i32 %208, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %213 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %209, i32 %209, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %214 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %210, i32 %210, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %215 = bitcast i32 %211 to float, !dbg !23
  %216 = bitcast i32 %212 to float, !dbg !23
  %217 = bitcast i32 %213 to float, !dbg !23
  %218 = bitcast i32 %214 to float, !dbg !23
  %219 = fcmp ogt float %203, %215, !dbg !17
  %220 = fcmp ogt float %204, %216, !dbg !17
  %221 = fcmp ogt float %205, %217, !dbg !17
  %222 = fcmp ogt float %206, %218, !dbg !17
  %223 = xor i32 %.lobit4, %.lobit, !dbg !19
  %224 = zext i1 %219 to i32, !dbg !20
  %225 = zext i1 %220 to i32, !dbg !20
  %226 = zext i1 %221 to i32, !dbg !20
  %227 = zext i1 %222 to i32, !dbg !20
  %.not47 = icmp eq i32 %223, %224, !dbg !20
  %.not48 = icmp eq i32 %223, %225, !dbg !20
  %.not49 = icmp eq i32 %223, %226, !dbg !20
  %.not50 = icmp eq i32 %223, %227, !dbg !20
  %228 = select i1 %.not47, float %203, float %215, !dbg !18
  %229 = select i1 %.not48, float %204, float %216, !dbg !18
  %230 = select i1 %.not49, float %205, float %217, !dbg !18
  %231 = select i1 %.not50, float %206, float %218, !dbg !18
  %232 = bitcast float %228 to i32, !dbg !21
  %233 = bitcast float %229 to i32, !dbg !21
  %234 = bitcast float %230 to i32, !dbg !21
  %235 = bitcast float %231 to i32, !dbg !21
  %236 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %232, i32 %232, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %237 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %233, i32 %233, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %238 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %234, i32 %234, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %239 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %235, i32 %235, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %240 = bitcast i32 %236 to float, !dbg !23
  %241 = bitcast i32 %237 to float, !dbg !23
  %242 = bitcast i32 %238 to float, !dbg !23
  %243 = bitcast i32 %239 to float, !dbg !23
  %244 = fcmp ogt float %228, %240, !dbg !17
  %245 = fcmp ogt float %229, %241, !dbg !17
  %246 = fcmp ogt float %230, %242, !dbg !17
  %247 = fcmp ogt float %231, %243, !dbg !17
  %248 = xor i32 %.lobit4, %23, !dbg !19
  %249 = zext i1 %244 to i32, !dbg !20
  %250 = zext i1 %245 to i32, !dbg !20
  %251 = zext i1 %246 to i32, !dbg !20
  %252 = zext i1 %247 to i32, !dbg !20
  %.not51 = icmp eq i32 %248, %249, !dbg !20
  %.not52 = icmp eq i32 %248, %250, !dbg !20
  %.not53 = icmp eq i32 %248, %251, !dbg !20
  %.not54 = icmp eq i32 %248, %252, !dbg !20
  %253 = select i1 %.not51, float %228, float %240, !dbg !18
  %254 = select i1 %.not52, float %229, float %241, !dbg !18
  %255 = select i1 %.not53, float %230, float %242, !dbg !18
  %256 = select i1 %.not54, float %231, float %243, !dbg !18
  %257 = fcmp ogt float %255, %253, !dbg !17
  %258 = fcmp ogt float %256, %254, !dbg !17
  %259 = xor i32 %.lobit4, 1, !dbg !19
  %260 = zext i1 %257 to i32, !dbg !20
  %261 = zext i1 %258 to i32, !dbg !20
  %262 = trunc i32 %26 to i1, !dbg !20
  %263 = fcmp ule float %253, %255, !dbg !20
  %.not55 = xor i1 %263, %262, !dbg !20
  %264 = fcmp ule float %254, %256, !dbg !20
  %.not56 = xor i1 %264, %262, !dbg !20
  %.not57 = icmp eq i32 %259, %260, !dbg !20
  %.not58 = icmp eq i32 %259, %261, !dbg !20
  %265 = select i1 %.not55, float %253, float %255, !dbg !18
  %266 = select i1 %.not56, float %254, float %256, !dbg !18
  %267 = select i1 %.not57, float %255, float %253, !dbg !18
  %268 = select i1 %.not58, float %256, float %254, !dbg !18
  %269 = fcmp ogt float %266, %265, !dbg !17
  %270 = fcmp ogt float %268, %267, !dbg !17
  %271 = zext i1 %269 to i32, !dbg !20
  %272 = zext i1 %270 to i32, !dbg !20
  %273 = fcmp ule float %265, %266, !dbg !20
  %.not59 = xor i1 %273, %262, !dbg !20
  %.not60 = icmp eq i32 %259, %271, !dbg !20
  %274 = fcmp ule float %267, %268, !dbg !20
  %.not61 = xor i1 %274, %262, !dbg !20
  %.not62 = icmp eq i32 %259, %272, !dbg !20
  %275 = select i1 %.not59, float %265, float %266, !dbg !18
  %276 = select i1 %.not60, float %266, float %265, !dbg !18
  %277 = select i1 %.not61, float %267, float %268, !dbg !18
  %278 = select i1 %.not62, float %268, float %267, !dbg !18
  %279 = bitcast float %275 to i32, !dbg !21
  %280 = bitcast float %276 to i32, !dbg !21
  %281 = bitcast float %277 to i32, !dbg !21
  %282 = bitcast float %278 to i32, !dbg !21
  %283 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %279, i32 %279, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %284 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %283, i32 %279, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %285 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %280, i32 %280, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %286 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %285, i32 %280, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %287 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %281, i32 %281, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %288 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %287, i32 %281, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %289 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %282, i32 %282, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %290 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %289, i32 %282, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %291 = bitcast i32 %284 to float, !dbg !23
  %292 = bitcast i32 %286 to float, !dbg !23
  %293 = bitcast i32 %288 to float, !dbg !23
  %294 = bitcast i32 %290 to float, !dbg !23
  %295 = fcmp ogt float %275, %291, !dbg !17
  %296 = fcmp ogt float %276, %292, !dbg !17
  %297 = fcmp ogt float %277, %293, !dbg !17
  %298 = fcmp ogt float %278, %294, !dbg !17
  %299 = xor i32 %.lobit5, %.lobit4, !dbg !19
  %300 = zext i1 %295 to i32, !dbg !20
  %301 = zext i1 %296 to i32, !dbg !20
  %302 = zext i1 %297 to i32, !dbg !20
  %303 = zext i1 %298 to i32, !dbg !20
  %.not63 = icmp eq i32 %299, %300, !dbg !20
  %.not64 = icmp eq i32 %299, %301, !dbg !20
  %.not65 = icmp eq i32 %299, %302, !dbg !20
  %.not66 = icmp eq i32 %299, %303, !dbg !20
  %304 = select i1 %.not63, float %275, float %291, !dbg !18
  %305 = select i1 %.not64, float %276, float %292, !dbg !18
  %306 = select i1 %.not65, float %277, float %293, !dbg !18
  %307 = select i1 %.not66, float %278, float %294, !dbg !18
  %308 = bitcast float %304 to i32, !dbg !21
  %309 = bitcast float %305 to i32, !dbg !21
  %310 = bitcast float %306 to i32, !dbg !21
  %311 = bitcast float %307 to i32, !dbg !21
  %312 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %308, i32 %308, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %313 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %312, i32 %308, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %314 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %309, i32 %309, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %315 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %314, i32 %309, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %316 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %310, i32 %310, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %317 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %316, i32 %310, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %318 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %311, i32 %311, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %319 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %318, i32 %311, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %320 = bitcast i32 %313 to float, !dbg !23
  %321 = bitcast i32 %315 to float, !dbg !23
  %322 = bitcast i32 %317 to float, !dbg !23
  %323 = bitcast i32 %319 to float, !dbg !23
  %324 = fcmp ogt float %304, %320, !dbg !17
  %325 = fcmp ogt float %305, %321, !dbg !17
  %326 = fcmp ogt float %306, %322, !dbg !17
  %327 = fcmp ogt float %307, %323, !dbg !17
  %328 = xor i32 %.lobit5, %.lobit3, !dbg !19
  %329 = zext i1 %324 to i32, !dbg !20
  %330 = zext i1 %325 to i32, !dbg !20
  %331 = zext i1 %326 to i32, !dbg !20
  %332 = zext i1 %327 to i32, !dbg !20
  %.not67 = icmp eq i32 %328, %329, !dbg !20
  %.not68 = icmp eq i32 %328, %330, !dbg !20
  %.not69 = icmp eq i32 %328, %331, !dbg !20
  %.not70 = icmp eq i32 %328, %332, !dbg !20
  %333 = select i1 %.not67, float %304, float %320, !dbg !18
  %334 = select i1 %.not68, float %305, float %321, !dbg !18
  %335 = select i1 %.not69, float %306, float %322, !dbg !18
  %336 = select i1 %.not70, float %307, float %323, !dbg !18
  %337 = bitcast float %333 to i32, !dbg !21
  %338 = bitcast float %334 to i32, !dbg !21
  %339 = bitcast float %335 to i32, !dbg !21
  %340 = bitcast float %336 to i32, !dbg !21
  %341 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %337, i32 %337, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %342 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %338, i32 %338, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %343 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %339, i32 %339, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %344 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %340, i32 %340, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %345 = bitcast i32 %341 to float, !dbg !23
  %346 = bitcast i32 %342 to float, !dbg !23
  %347 = bitcast i32 %343 to float, !dbg !23
  %348 = bitcast i32 %344 to float, !dbg !23
  %349 = fcmp ogt float %333, %345, !dbg !17
  %350 = fcmp ogt float %334, %346, !dbg !17
  %351 = fcmp ogt float %335, %347, !dbg !17
  %352 = fcmp ogt float %336, %348, !dbg !17
  %353 = xor i32 %.lobit5, %.lobit, !dbg !19
  %354 = zext i1 %349 to i32, !dbg !20
  %355 = zext i1 %350 to i32, !dbg !20
  %356 = zext i1 %351 to i32, !dbg !20
  %357 = zext i1 %352 to i32, !dbg !20
  %.not71 = icmp eq i32 %353, %354, !dbg !20
  %.not72 = icmp eq i32 %353, %355, !dbg !20
  %.not73 = icmp eq i32 %353, %356, !dbg !20
  %.not74 = icmp eq i32 %353, %357, !dbg !20
  %358 = select i1 %.not71, float %333, float %345, !dbg !18
  %359 = select i1 %.not72, float %334, float %346, !dbg !18
  %360 = select i1 %.not73, float %335, float %347, !dbg !18
  %361 = select i1 %.not74, float %336, float %348, !dbg !18
  %362 = bitcast float %358 to i32, !dbg !21
  %363 = bitcast float %359 to i32, !dbg !21
  %364 = bitcast float %360 to i32, !dbg !21
  %365 = bitcast float %361 to i32, !dbg !21
  %366 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %362, i32 %362, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %367 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %363, i32 %363, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %368 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %364, i32 %364, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %369 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %365, i32 %365, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %370 = bitcast i32 %366 to float, !dbg !23
  %371 = bitcast i32 %367 to float, !dbg !23
  %372 = bitcast i32 %368 to float, !dbg !23
  %373 = bitcast i32 %369 to float, !dbg !23
  %374 = fcmp ogt float %358, %370, !dbg !17
  %375 = fcmp ogt float %359, %371, !dbg !17
  %376 = fcmp ogt float %360, %372, !dbg !17
  %377 = fcmp ogt float %361, %373, !dbg !17
  %378 = xor i32 %.lobit5, %23, !dbg !19
  %379 = zext i1 %374 to i32, !dbg !20
  %380 = zext i1 %375 to i32, !dbg !20
  %381 = zext i1 %376 to i32, !dbg !20
  %382 = zext i1 %377 to i32, !dbg !20
  %.not75 = icmp eq i32 %378, %379, !dbg !20
  %.not76 = icmp eq i32 %378, %380, !dbg !20
  %.not77 = icmp eq i32 %378, %381, !dbg !20
  %.not78 = icmp eq i32 %378, %382, !dbg !20
  %383 = select i1 %.not75, float %358, float %370, !dbg !18
  %384 = select i1 %.not76, float %359, float %371, !dbg !18
  %385 = select i1 %.not77, float %360, float %372, !dbg !18
  %386 = select i1 %.not78, float %361, float %373, !dbg !18
  %387 = fcmp ogt float %385, %383, !dbg !17
  %388 = fcmp ogt float %386, %384, !dbg !17
  %389 = xor i32 %.lobit5, 1, !dbg !19
  %390 = zext i1 %387 to i32, !dbg !20
  %391 = zext i1 %388 to i32, !dbg !20
  %392 = trunc i32 %27 to i1, !dbg !20
  %393 = fcmp ule float %383, %385, !dbg !20
  %.not79 = xor i1 %393, %392, !dbg !20
  %394 = fcmp ule float %384, %386, !dbg !20
  %.not80 = xor i1 %394, %392, !dbg !20
  %.not81 = icmp eq i32 %389, %390, !dbg !20
  %.not82 = icmp eq i32 %389, %391, !dbg !20
  %395 = select i1 %.not79, float %383, float %385, !dbg !18
  %396 = select i1 %.not80, float %384, float %386, !dbg !18
  %397 = select i1 %.not81, float %385, float %383, !dbg !18
  %398 = select i1 %.not82, float %386, float %384, !dbg !18
  %399 = fcmp ogt float %396, %395, !dbg !17
  %400 = fcmp ogt float %398, %397, !dbg !17
  %401 = zext i1 %399 to i32, !dbg !20
  %402 = zext i1 %400 to i32, !dbg !20
  %403 = fcmp ule float %395, %396, !dbg !20
  %.not83 = xor i1 %403, %392, !dbg !20
  %.not84 = icmp eq i32 %389, %401, !dbg !20
  %404 = fcmp ule float %397, %398, !dbg !20
  %.not85 = xor i1 %404, %392, !dbg !20
  %.not86 = icmp eq i32 %389, %402, !dbg !20
  %405 = select i1 %.not83, float %395, float %396, !dbg !18
  %406 = select i1 %.not84, float %396, float %395, !dbg !18
  %407 = select i1 %.not85, float %397, float %398, !dbg !18
  %408 = select i1 %.not86, float %398, float %397, !dbg !18
  %409 = bitcast float %405 to i32, !dbg !21
  %410 = bitcast float %406 to i32, !dbg !21
  %411 = bitcast float %407 to i32, !dbg !21
  %412 = bitcast float %408 to i32, !dbg !21
  %413 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %409, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %414 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %410, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %415 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %411, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %416 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %412, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %417 = bitcast i32 %413 to float, !dbg !23
  %418 = bitcast i32 %414 to float, !dbg !23
  %419 = bitcast i32 %415 to float, !dbg !23
  %420 = bitcast i32 %416 to float, !dbg !23
  %421 = fcmp ogt float %405, %417, !dbg !17
  %422 = fcmp ogt float %406, %418, !dbg !17
  %423 = fcmp ogt float %407, %419, !dbg !17
  %424 = fcmp ogt float %408, %420, !dbg !17
  %425 = xor i32 %.lobit6, %.lobit5, !dbg !19
  %426 = zext i1 %421 to i32, !dbg !20
  %427 = zext i1 %422 to i32, !dbg !20
  %428 = zext i1 %423 to i32, !dbg !20
  %429 = zext i1 %424 to i32, !dbg !20
  %.not87 = icmp eq i32 %425, %426, !dbg !20
  %.not88 = icmp eq i32 %425, %427, !dbg !20
  %.not89 = icmp eq i32 %425, %428, !dbg !20
  %.not90 = icmp eq i32 %425, %429, !dbg !20
  %430 = select i1 %.not87, float %405, float %417, !dbg !18
  %431 = select i1 %.not88, float %406, float %418, !dbg !18
  %432 = select i1 %.not89, float %407, float %419, !dbg !18
  %433 = select i1 %.not90, float %408, float %420, !dbg !18
  %434 = bitcast float %430 to i32, !dbg !21
  %435 = bitcast float %431 to i32, !dbg !21
  %436 = bitcast float %432 to i32, !dbg !21
  %437 = bitcast float %433 to i32, !dbg !21
  %438 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %434, i32 %434, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %439 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %438, i32 %434, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %440 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %435, i32 %435, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %441 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %440, i32 %435, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %442 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %436, i32 %436, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %443 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %442, i32 %436, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %444 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %437, i32 %437, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %445 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %444, i32 %437, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %446 = bitcast i32 %439 to float, !dbg !23
  %447 = bitcast i32 %441 to float, !dbg !23
  %448 = bitcast i32 %443 to float, !dbg !23
  %449 = bitcast i32 %445 to float, !dbg !23
  %450 = fcmp ogt float %430, %446, !dbg !17
  %451 = fcmp ogt float %431, %447, !dbg !17
  %452 = fcmp ogt float %432, %448, !dbg !17
  %453 = fcmp ogt float %433, %449, !dbg !17
  %454 = xor i32 %.lobit6, %.lobit4, !dbg !19
  %455 = zext i1 %450 to i32, !dbg !20
  %456 = zext i1 %451 to i32, !dbg !20
  %457 = zext i1 %452 to i32, !dbg !20
  %458 = zext i1 %453 to i32, !dbg !20
  %.not91 = icmp eq i32 %454, %455, !dbg !20
  %.not92 = icmp eq i32 %454, %456, !dbg !20
  %.not93 = icmp eq i32 %454, %457, !dbg !20
  %.not94 = icmp eq i32 %454, %458, !dbg !20
  %459 = select i1 %.not91, float %430, float %446, !dbg !18
  %460 = select i1 %.not92, float %431, float %447, !dbg !18
  %461 = select i1 %.not93, float %432, float %448, !dbg !18
  %462 = select i1 %.not94, float %433, float %449, !dbg !18
  %463 = bitcast float %459 to i32, !dbg !21
  %464 = bitcast float %460 to i32, !dbg !21
  %465 = bitcast float %461 to i32, !dbg !21
  %466 = bitcast float %462 to i32, !dbg !21
  %467 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %463, i32 %463, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %468 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %467, i32 %463, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %469 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %464, i32 %464, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %470 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %469, i32 %464, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %471 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %465, i32 %465, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %472 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %471, i32 %465, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %473 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %466, i32 %466, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %474 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %473, i32 %466, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %475 = bitcast i32 %468 to float, !dbg !23
  %476 = bitcast i32 %470 to float, !dbg !23
  %477 = bitcast i32 %472 to float, !dbg !23
  %478 = bitcast i32 %474 to float, !dbg !23
  %479 = fcmp ogt float %459, %475, !dbg !17
  %480 = fcmp ogt float %460, %476, !dbg !17
  %481 = fcmp ogt float %461, %477, !dbg !17
  %482 = fcmp ogt float %462, %478, !dbg !17
  %483 = xor i32 %.lobit6, %.lobit3, !dbg !19
  %484 = zext i1 %479 to i32, !dbg !20
  %485 = zext i1 %480 to i32, !dbg !20
  %486 = zext i1 %481 to i32, !dbg !20
  %487 = zext i1 %482 to i32, !dbg !20
  %.not95 = icmp eq i32 %483, %484, !dbg !20
  %.not96 = icmp eq i32 %483, %485, !dbg !20
  %.not97 = icmp eq i32 %483, %486, !dbg !20
  %.not98 = icmp eq i32 %483, %487, !dbg !20
  %488 = select i1 %.not95, float %459, float %475, !dbg !18
  %489 = select i1 %.not96, float %460, float %476, !dbg !18
  %490 = select i1 %.not97, float %461, float %477, !dbg !18
  %491 = select i1 %.not98, float %462, float %478, !dbg !18
  %492 = bitcast float %488 to i32, !dbg !21
  %493 = bitcast float %489 to i32, !dbg !21
  %494 = bitcast float %490 to i32, !dbg !21
  %495 = bitcast float %491 to i32, !dbg !21
  %496 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %492, i32 %492, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %497 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %493, i32 %493, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %498 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %494, i32 %494, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %499 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %495, i32 %495, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %500 = bitcast i32 %496 to float, !dbg !23
  %501 = bitcast i32 %497 to float, !dbg !23
  %502 = bitcast i32 %498 to float, !dbg !23
  %503 = bitcast i32 %499 to float, !dbg !23
  %504 = fcmp ogt float %488, %500, !dbg !17
  %505 = fcmp ogt float %489, %501, !dbg !17
  %506 = fcmp ogt float %490, %502, !dbg !17
  %507 = fcmp ogt float %491, %503, !dbg !17
  %508 = xor i32 %.lobit6, %.lobit, !dbg !19
  %509 = zext i1 %504 to i32, !dbg !20
  %510 = zext i1 %505 to i32, !dbg !20
  %511 = zext i1 %506 to i32, !dbg !20
  %512 = zext i1 %507 to i32, !dbg !20
  %.not99 = icmp eq i32 %508, %509, !dbg !20
  %.not100 = icmp eq i32 %508, %510, !dbg !20
  %.not101 = icmp eq i32 %508, %511, !dbg !20
  %.not102 = icmp eq i32 %508, %512, !dbg !20
  %513 = select i1 %.not99, float %488, float %500, !dbg !18
  %514 = select i1 %.not100, float %489, float %501, !dbg !18
  %515 = select i1 %.not101, float %490, float %502, !dbg !18
  %516 = select i1 %.not102, float %491, float %503, !dbg !18
  %517 = bitcast float %513 to i32, !dbg !21
  %518 = bitcast float %514 to i32, !dbg !21
  %519 = bitcast float %515 to i32, !dbg !21
  %520 = bitcast float %516 to i32, !dbg !21
  %521 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %517, i32 %517, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %522 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %518, i32 %518, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %523 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %519, i32 %519, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %524 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %520, i32 %520, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %525 = bitcast i32 %521 to float, !dbg !23
  %526 = bitcast i32 %522 to float, !dbg !23
  %527 = bitcast i32 %523 to float, !dbg !23
  %528 = bitcast i32 %524 to float, !dbg !23
  %529 = fcmp ogt float %513, %525, !dbg !17
  %530 = fcmp ogt float %514, %526, !dbg !17
  %531 = fcmp ogt float %515, %527, !dbg !17
  %532 = fcmp ogt float %516, %528, !dbg !17
  %533 = xor i32 %.lobit6, %23, !dbg !19
  %534 = zext i1 %529 to i32, !dbg !20
  %535 = zext i1 %530 to i32, !dbg !20
  %536 = zext i1 %531 to i32, !dbg !20
  %537 = zext i1 %532 to i32, !dbg !20
  %.not103 = icmp eq i32 %533, %534, !dbg !20
  %.not104 = icmp eq i32 %533, %535, !dbg !20
  %.not105 = icmp eq i32 %533, %536, !dbg !20
  %.not106 = icmp eq i32 %533, %537, !dbg !20
  %538 = select i1 %.not103, float %513, float %525, !dbg !18
  %539 = select i1 %.not104, float %514, float %526, !dbg !18
  %540 = select i1 %.not105, float %515, float %527, !dbg !18
  %541 = select i1 %.not106, float %516, float %528, !dbg !18
  %542 = fcmp ogt float %540, %538, !dbg !17
  %543 = fcmp ogt float %541, %539, !dbg !17
  %544 = xor i32 %.lobit6, 1, !dbg !19
  %545 = zext i1 %542 to i32, !dbg !20
  %546 = zext i1 %543 to i32, !dbg !20
  %547 = trunc i32 %9 to i1, !dbg !20
  %548 = fcmp ule float %538, %540, !dbg !20
  %.not107 = xor i1 %548, %547, !dbg !20
  %549 = fcmp ule float %539, %541, !dbg !20
  %.not108 = xor i1 %549, %547, !dbg !20
  %.not109 = icmp eq i32 %544, %545, !dbg !20
  %.not110 = icmp eq i32 %544, %546, !dbg !20
  %550 = select i1 %.not107, float %538, float %540, !dbg !18
  %551 = select i1 %.not108, float %539, float %541, !dbg !18
  %552 = select i1 %.not109, float %540, float %538, !dbg !18
  %553 = select i1 %.not110, float %541, float %539, !dbg !18
  %554 = fcmp ogt float %551, %550, !dbg !17
  %555 = fcmp ogt float %553, %552, !dbg !17
  %556 = zext i1 %554 to i32, !dbg !20
  %557 = zext i1 %555 to i32, !dbg !20
  %558 = fcmp ule float %550, %551, !dbg !20
  %.not111 = xor i1 %558, %547, !dbg !20
  %.not112 = icmp eq i32 %544, %556, !dbg !20
  %559 = fcmp ule float %552, %553, !dbg !20
  %.not113 = xor i1 %559, %547, !dbg !20
  %.not114 = icmp eq i32 %544, %557, !dbg !20
  %560 = select i1 %.not111, float %550, float %551, !dbg !18
  %561 = select i1 %.not112, float %551, float %550, !dbg !18
  %562 = select i1 %.not113, float %552, float %553, !dbg !18
  %563 = select i1 %.not114, float %553, float %552, !dbg !18
  %564 = bitcast float %560 to i32, !dbg !21
  %565 = bitcast float %561 to i32, !dbg !21
  %566 = bitcast float %562 to i32, !dbg !21
  %567 = bitcast float %563 to i32, !dbg !21
  %568 = shl nuw nsw i32 %.lobit7, 2, !dbg !22
  %569 = shl nuw nsw i32 %.lobit5, 1, !dbg !22
  %570 = or disjoint i32 %568, %569, !dbg !22
  %571 = or disjoint i32 %570, %.lobit4, !dbg !22
  %572 = shl nuw nsw i32 %571, 2, !dbg !22
  %573 = shl nuw nsw i32 %.lobit3, 1, !dbg !22
  %574 = or disjoint i32 %572, %573, !dbg !22
  %575 = or disjoint i32 %574, %.lobit, !dbg !22
  %576 = shl nuw nsw i32 %23, 3, !dbg !22
  %.idx = shl nuw nsw i32 %575, 6, !dbg !22
  %577 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !22
  %578 = getelementptr i32, ptr addrspace(3) %577, i32 %576, !dbg !22
  %579 = getelementptr i32, ptr addrspace(3) %578, i32 %.lobit6, !dbg !22
  store float %560, ptr addrspace(3) %579, align 4, !dbg !22
  %580 = getelementptr i8, ptr addrspace(3) %578, i32 8, !dbg !22
  %581 = getelementptr i32, ptr addrspace(3) %580, i32 %.lobit6, !dbg !22
  store float %561, ptr addrspace(3) %581, align 4, !dbg !22
  %582 = getelementptr i8, ptr addrspace(3) %578, i32 16, !dbg !22
  %583 = getelementptr i32, ptr addrspace(3) %582, i32 %.lobit6, !dbg !22
  store float %562, ptr addrspace(3) %583, align 4, !dbg !22
  %584 = getelementptr i8, ptr addrspace(3) %578, i32 24, !dbg !22
  %585 = getelementptr i32, ptr addrspace(3) %584, i32 %.lobit6, !dbg !22
  store float %563, ptr addrspace(3) %585, align 4, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %586 = icmp samesign ult i32 %7, 512, !dbg !22
  %587 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %7, !dbg !22
  br i1 %586, label %588, label %590, !dbg !22

588:                                              ; preds = %6
  %589 = load i32, ptr addrspace(3) %587, align 4, !dbg !22
  br label %590, !dbg !22

590:                                              ; preds = %588, %6
  %591 = phi i32 [ %589, %588 ], [ 0, %6 ], !dbg !16
  %592 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %591, i32 %591, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %593 = and i32 %7, 513, !dbg !22
  %594 = icmp eq i32 %593, 0, !dbg !22
  br i1 %594, label %595, label %597, !dbg !22

595:                                              ; preds = %590
  %596 = xor i32 %592, %591
  store i32 %596, ptr addrspace(3) %587, align 4, !dbg !22
  br label %597, !dbg !22

597:                                              ; preds = %595, %590
  %598 = getelementptr i8, ptr addrspace(3) %587, i32 512, !dbg !22
  br i1 %586, label %599, label %601, !dbg !22

599:                                              ; preds = %597
  %600 = load i32, ptr addrspace(3) %598, align 4, !dbg !22
  br label %601, !dbg !22

601:                                              ; preds = %599, %597
  %602 = phi i32 [ %600, %599 ], [ 0, %597 ], !dbg !16
  %603 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %602, i32 %602, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %604, label %606, !dbg !22

604:                                              ; preds = %601
  %605 = xor i32 %603, %602
  store i32 %605, ptr addrspace(3) %598, align 4, !dbg !22
  br label %606, !dbg !22

606:                                              ; preds = %604, %601
  %607 = getelementptr i8, ptr addrspace(3) %587, i32 1024, !dbg !22
  br i1 %586, label %608, label %610, !dbg !22

608:                                              ; preds = %606
  %609 = load i32, ptr addrspace(3) %607, align 4, !dbg !22
  br label %610, !dbg !22

610:                                              ; preds = %608, %606
  %611 = phi i32 [ %609, %608 ], [ 0, %606 ], !dbg !16
  %612 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %611, i32 %611, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %613, label %615, !dbg !22

613:                                              ; preds = %610
  %614 = xor i32 %612, %611
  store i32 %614, ptr addrspace(3) %607, align 4, !dbg !22
  br label %615, !dbg !22

615:                                              ; preds = %613, %610
  %616 = getelementptr i8, ptr addrspace(3) %587, i32 1536, !dbg !22
  br i1 %586, label %617, label %619, !dbg !22

617:                                              ; preds = %615
  %618 = load i32, ptr addrspace(3) %616, align 4, !dbg !22
  br label %619, !dbg !22

619:                                              ; preds = %617, %615
  %620 = phi i32 [ %618, %617 ], [ 0, %615 ], !dbg !16
  %621 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %620, i32 %620, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %622, label %624, !dbg !22

622:                                              ; preds = %619
  %623 = xor i32 %621, %620
  store i32 %623, ptr addrspace(3) %616, align 4, !dbg !22
  br label %624, !dbg !22

624:                                              ; preds = %622, %619
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %625 = load i32, ptr addrspace(3) %578, align 16, !dbg !22
  %626 = load i32, ptr addrspace(3) %580, align 8, !dbg !22
  %627 = load i32, ptr addrspace(3) %582, align 16, !dbg !22
  %628 = load i32, ptr addrspace(3) %584, align 8, !dbg !22
  %629 = xor i32 %625, %564, !dbg !24
  %630 = xor i32 %626, %565, !dbg !24
  %631 = xor i32 %627, %566, !dbg !24
  %632 = xor i32 %628, %567, !dbg !24
  %633 = bitcast i32 %629 to float, !dbg !23
  %634 = bitcast i32 %630 to float, !dbg !23
  %635 = bitcast i32 %631 to float, !dbg !23
  %636 = bitcast i32 %632 to float, !dbg !23
  %637 = fcmp ogt float %560, %633, !dbg !17
  %638 = fcmp ogt float %561, %634, !dbg !17
  %639 = fcmp ogt float %562, %635, !dbg !17
  %640 = fcmp ogt float %563, %636, !dbg !17
  %641 = xor i32 %.lobit7, %.lobit6, !dbg !19
  %642 = zext i1 %637 to i32, !dbg !20
  %643 = zext i1 %638 to i32, !dbg !20
  %644 = zext i1 %639 to i32, !dbg !20
  %645 = zext i1 %640 to i32, !dbg !20
  %.not115 = icmp eq i32 %641, %642, !dbg !20
  %.not116 = icmp eq i32 %641, %643, !dbg !20
  %.not117 = icmp eq i32 %641, %644, !dbg !20
  %.not118 = icmp eq i32 %641, %645, !dbg !20
  %646 = select i1 %.not115, float %560, float %633, !dbg !18
  %647 = select i1 %.not116, float %561, float %634, !dbg !18
  %648 = select i1 %.not117, float %562, float %635, !dbg !18
  %649 = select i1 %.not118, float %563, float %636, !dbg !18
  %650 = bitcast float %646 to i32, !dbg !21
  %651 = bitcast float %647 to i32, !dbg !21
  %652 = bitcast float %648 to i32, !dbg !21
  %653 = bitcast float %649 to i32, !dbg !21
  %654 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %650, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %655 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %651, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %656 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %652, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %657 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %653, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %658 = bitcast i32 %654 to float, !dbg !23
  %659 = bitcast i32 %655 to float, !dbg !23
  %660 = bitcast i32 %656 to float, !dbg !23
  %661 = bitcast i32 %657 to float, !dbg !23
  %662 = fcmp ogt float %646, %658, !dbg !17
  %663 = fcmp ogt float %647, %659, !dbg !17
  %664 = fcmp ogt float %648, %660, !dbg !17
  %665 = fcmp ogt float %649, %661, !dbg !17
  %666 = xor i32 %.lobit7, %.lobit5, !dbg !19
  %667 = zext i1 %662 to i32, !dbg !20
  %668 = zext i1 %663 to i32, !dbg !20
  %669 = zext i1 %664 to i32, !dbg !20
  %670 = zext i1 %665 to i32, !dbg !20
  %.not119 = icmp eq i32 %666, %667, !dbg !20
  %.not120 = icmp eq i32 %666, %668, !dbg !20
  %.not121 = icmp eq i32 %666, %669, !dbg !20
  %.not122 = icmp eq i32 %666, %670, !dbg !20
  %671 = select i1 %.not119, float %646, float %658, !dbg !18
  %672 = select i1 %.not120, float %647, float %659, !dbg !18
  %673 = select i1 %.not121, float %648, float %660, !dbg !18
  %674 = select i1 %.not122, float %649, float %661, !dbg !18
  %675 = bitcast float %671 to i32, !dbg !21
  %676 = bitcast float %672 to i32, !dbg !21
  %677 = bitcast float %673 to i32, !dbg !21
  %678 = bitcast float %674 to i32, !dbg !21
  %679 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %675, i32 %675, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %680 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %679, i32 %675, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %681 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %676, i32 %676, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %682 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %681, i32 %676, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %683 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %677, i32 %677, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %684 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %683, i32 %677, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %685 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %678, i32 %678, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %686 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %685, i32 %678, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %687 = bitcast i32 %680 to float, !dbg !23
  %688 = bitcast i32 %682 to float, !dbg !23
  %689 = bitcast i32 %684 to float, !dbg !23
  %690 = bitcast i32 %686 to float, !dbg !23
  %691 = fcmp ogt float %671, %687, !dbg !17
  %692 = fcmp ogt float %672, %688, !dbg !17
  %693 = fcmp ogt float %673, %689, !dbg !17
  %694 = fcmp ogt float %674, %690, !dbg !17
  %695 = xor i32 %.lobit7, %.lobit4, !dbg !19
  %696 = zext i1 %691 to i32, !dbg !20
  %697 = zext i1 %692 to i32, !dbg !20
  %698 = zext i1 %693 to i32, !dbg !20
  %699 = zext i1 %694 to i32, !dbg !20
  %.not123 = icmp eq i32 %695, %696, !dbg !20
  %.not124 = icmp eq i32 %695, %697, !dbg !20
  %.not125 = icmp eq i32 %695, %698, !dbg !20
  %.not126 = icmp eq i32 %695, %699, !dbg !20
  %700 = select i1 %.not123, float %671, float %687, !dbg !18
  %701 = select i1 %.not124, float %672, float %688, !dbg !18
  %702 = select i1 %.not125, float %673, float %689, !dbg !18
  %703 = select i1 %.not126, float %674, float %690, !dbg !18
  %704 = bitcast float %700 to i32, !dbg !21
  %705 = bitcast float %701 to i32, !dbg !21
  %706 = bitcast float %702 to i32, !dbg !21
  %707 = bitcast float %703 to i32, !dbg !21
  %708 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %704, i32 %704, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %709 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %708, i32 %704, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %710 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %705, i32 %705, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %711 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %710, i32 %705, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %712 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %706, i32 %706, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %713 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %712, i32 %706, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %714 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %707, i32 %707, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %715 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %714, i32 %707, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %716 = bitcast i32 %709 to float, !dbg !23
  %717 = bitcast i32 %711 to float, !dbg !23
  %718 = bitcast i32 %713 to float, !dbg !23
  %719 = bitcast i32 %715 to float, !dbg !23
  %720 = fcmp ogt float %700, %716, !dbg !17
  %721 = fcmp ogt float %701, %717, !dbg !17
  %722 = fcmp ogt float %702, %718, !dbg !17
  %723 = fcmp ogt float %703, %719, !dbg !17
  %724 = xor i32 %.lobit7, %.lobit3, !dbg !19
  %725 = zext i1 %720 to i32, !dbg !20
  %726 = zext i1 %721 to i32, !dbg !20
  %727 = zext i1 %722 to i32, !dbg !20
  %728 = zext i1 %723 to i32, !dbg !20
  %.not127 = icmp eq i32 %724, %725, !dbg !20
  %.not128 = icmp eq i32 %724, %726, !dbg !20
  %.not129 = icmp eq i32 %724, %727, !dbg !20
  %.not130 = icmp eq i32 %724, %728, !dbg !20
  %729 = select i1 %.not127, float %700, float %716, !dbg !18
  %730 = select i1 %.not128, float %701, float %717, !dbg !18
  %731 = select i1 %.not129, float %702, float %718, !dbg !18
  %732 = select i1 %.not130, float %703, float %719, !dbg !18
  %733 = bitcast float %729 to i32, !dbg !21
  %734 = bitcast float %730 to i32, !dbg !21
  %735 = bitcast float %731 to i32, !dbg !21
  %736 = bitcast float %732 to i32, !dbg !21
  %737 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %733, i32 %733, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %738 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %734, i32 %734, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %739 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %735, i32 %735, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %740 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %736, i32 %736, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %741 = bitcast i32 %737 to float, !dbg !23
  %742 = bitcast i32 %738 to float, !dbg !23
  %743 = bitcast i32 %739 to float, !dbg !23
  %744 = bitcast i32 %740 to float, !dbg !23
  %745 = fcmp ogt float %729, %741, !dbg !17
  %746 = fcmp ogt float %730, %742, !dbg !17
  %747 = fcmp ogt float %731, %743, !dbg !17
  %748 = fcmp ogt float %732, %744, !dbg !17
  %749 = xor i32 %.lobit7, %.lobit, !dbg !19
  %750 = zext i1 %745 to i32, !dbg !20
  %751 = zext i1 %746 to i32, !dbg !20
  %752 = zext i1 %747 to i32, !dbg !20
  %753 = zext i1 %748 to i32, !dbg !20
  %.not131 = icmp eq i32 %749, %750, !dbg !20
  %.not132 = icmp eq i32 %749, %751, !dbg !20
  %.not133 = icmp eq i32 %749, %752, !dbg !20
  %.not134 = icmp eq i32 %749, %753, !dbg !20
  %754 = select i1 %.not131, float %729, float %741, !dbg !18
  %755 = select i1 %.not132, float %730, float %742, !dbg !18
  %756 = select i1 %.not133, float %731, float %743, !dbg !18
  %757 = select i1 %.not134, float %732, float %744, !dbg !18
  %758 = bitcast float %754 to i32, !dbg !21
  %759 = bitcast float %755 to i32, !dbg !21
  %760 = bitcast float %756 to i32, !dbg !21
  %761 = bitcast float %757 to i32, !dbg !21
  %762 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %758, i32 %758, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %763 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %759, i32 %759, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %764 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %760, i32 %760, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %765 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %761, i32 %761, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %766 = bitcast i32 %762 to float, !dbg !23
  %767 = bitcast i32 %763 to float, !dbg !23
  %768 = bitcast i32 %764 to float, !dbg !23
  %769 = bitcast i32 %765 to float, !dbg !23
  %770 = fcmp ogt float %754, %766, !dbg !17
  %771 = fcmp ogt float %755, %767, !dbg !17
  %772 = fcmp ogt float %756, %768, !dbg !17
  %773 = fcmp ogt float %757, %769, !dbg !17
  %774 = xor i32 %.lobit7, %23, !dbg !19
  %775 = zext i1 %770 to i32, !dbg !20
  %776 = zext i1 %771 to i32, !dbg !20
  %777 = zext i1 %772 to i32, !dbg !20
  %778 = zext i1 %773 to i32, !dbg !20
  %.not135 = icmp eq i32 %774, %775, !dbg !20
  %.not136 = icmp eq i32 %774, %776, !dbg !20
  %.not137 = icmp eq i32 %774, %777, !dbg !20
  %.not138 = icmp eq i32 %774, %778, !dbg !20
  %779 = select i1 %.not135, float %754, float %766, !dbg !18
  %780 = select i1 %.not136, float %755, float %767, !dbg !18
  %781 = select i1 %.not137, float %756, float %768, !dbg !18
  %782 = select i1 %.not138, float %757, float %769, !dbg !18
  %783 = fcmp ogt float %781, %779, !dbg !17
  %784 = fcmp ogt float %782, %780, !dbg !17
  %785 = xor i32 %.lobit7, 1, !dbg !19
  %786 = zext i1 %783 to i32, !dbg !20
  %787 = zext i1 %784 to i32, !dbg !20
  %788 = trunc i32 %28 to i1, !dbg !20
  %789 = fcmp ule float %779, %781, !dbg !20
  %.not139 = xor i1 %789, %788, !dbg !20
  %790 = fcmp ule float %780, %782, !dbg !20
  %.not140 = xor i1 %790, %788, !dbg !20
  %.not141 = icmp eq i32 %785, %786, !dbg !20
  %.not142 = icmp eq i32 %785, %787, !dbg !20
  %791 = select i1 %.not139, float %779, float %781, !dbg !18
  %792 = select i1 %.not140, float %780, float %782, !dbg !18
  %793 = select i1 %.not141, float %781, float %779, !dbg !18
  %794 = select i1 %.not142, float %782, float %780, !dbg !18
  %795 = fcmp ogt float %792, %791, !dbg !17
  %796 = fcmp ogt float %794, %793, !dbg !17
  %797 = zext i1 %795 to i32, !dbg !20
  %798 = zext i1 %796 to i32, !dbg !20
  %799 = fcmp ule float %791, %792, !dbg !20
  %.not143 = xor i1 %799, %788, !dbg !20
  %.not144 = icmp eq i32 %785, %797, !dbg !20
  %800 = fcmp ule float %793, %794, !dbg !20
  %.not145 = xor i1 %800, %788, !dbg !20
  %.not146 = icmp eq i32 %785, %798, !dbg !20
  %801 = select i1 %.not143, float %791, float %792, !dbg !18
  %802 = select i1 %.not144, float %792, float %791, !dbg !18
  %803 = select i1 %.not145, float %793, float %794, !dbg !18
  %804 = select i1 %.not146, float %794, float %793, !dbg !18
  %805 = bitcast float %801 to i32, !dbg !21
  %806 = bitcast float %802 to i32, !dbg !21
  %807 = bitcast float %803 to i32, !dbg !21
  %808 = bitcast float %804 to i32, !dbg !21
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %809 = shl nuw nsw i32 %.lobit6, 2, !dbg !22
  %810 = or disjoint i32 %809, %569, !dbg !22
  %811 = or disjoint i32 %810, %.lobit4, !dbg !22
  %812 = shl nuw nsw i32 %811, 2, !dbg !22
  %813 = or disjoint i32 %812, %573, !dbg !22
  %814 = or disjoint i32 %813, %.lobit, !dbg !22
  %.idx183 = shl nuw nsw i32 %814, 6, !dbg !22
  %815 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx183, !dbg !22
  %816 = getelementptr i32, ptr addrspace(3) %815, i32 %576, !dbg !22
  %817 = getelementptr i32, ptr addrspace(3) %816, i32 %.lobit7, !dbg !22
  store float %801, ptr addrspace(3) %817, align 4, !dbg !22
  %818 = getelementptr i8, ptr addrspace(3) %816, i32 8, !dbg !22
  %819 = getelementptr i32, ptr addrspace(3) %818, i32 %.lobit7, !dbg !22
  store float %802, ptr addrspace(3) %819, align 4, !dbg !22
  %820 = getelementptr i8, ptr addrspace(3) %816, i32 16, !dbg !22
  %821 = getelementptr i32, ptr addrspace(3) %820, i32 %.lobit7, !dbg !22
  store float %803, ptr addrspace(3) %821, align 4, !dbg !22
  %822 = getelementptr i8, ptr addrspace(3) %816, i32 24, !dbg !22
  %823 = getelementptr i32, ptr addrspace(3) %822, i32 %.lobit7, !dbg !22
  store float %804, ptr addrspace(3) %823, align 4, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  br i1 %586, label %824, label %826, !dbg !22

824:                                              ; preds = %624
  %825 = load i32, ptr addrspace(3) %587, align 4, !dbg !22
  br label %826, !dbg !22

826:                                              ; preds = %824, %624
  %827 = phi i32 [ %825, %824 ], [ 0, %624 ], !dbg !16
  %828 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %827, i32 %827, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %829, label %831, !dbg !22

829:                                              ; preds = %826
  %830 = xor i32 %828, %827
  store i32 %830, ptr addrspace(3) %587, align 4, !dbg !22
  br label %831, !dbg !22

831:                                              ; preds = %829, %826
  br i1 %586, label %832, label %834, !dbg !22

832:                                              ; preds = %831
  %833 = load i32, ptr addrspace(3) %598, align 4, !dbg !22
  br label %834, !dbg !22

834:                                              ; preds = %832, %831
  %835 = phi i32 [ %833, %832 ], [ 0, %831 ], !dbg !16
  %836 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %835, i32 %835, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %837, label %839, !dbg !22

837:                                              ; preds = %834
  %838 = xor i32 %836, %835
  store i32 %838, ptr addrspace(3) %598, align 4, !dbg !22
  br label %839, !dbg !22

839:                                              ; preds = %837, %834
  br i1 %586, label %840, label %842, !dbg !22

840:                                              ; preds = %839
  %841 = load i32, ptr addrspace(3) %607, align 4, !dbg !22
  br label %842, !dbg !22

842:                                              ; preds = %840, %839
  %843 = phi i32 [ %841, %840 ], [ 0, %839 ], !dbg !16
  %844 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %843, i32 %843, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %845, label %847, !dbg !22

845:                                              ; preds = %842
  %846 = xor i32 %844, %843
  store i32 %846, ptr addrspace(3) %607, align 4, !dbg !22
  br label %847, !dbg !22

847:                                              ; preds = %845, %842
  br i1 %586, label %848, label %850, !dbg !22

848:                                              ; preds = %847
  %849 = load i32, ptr addrspace(3) %616, align 4, !dbg !22
  br label %850, !dbg !22

850:                                              ; preds = %848, %847
  %851 = phi i32 [ %849, %848 ], [ 0, %847 ], !dbg !16
  %852 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %851, i32 %851, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %853, label %.critedge, !dbg !22

853:                                              ; preds = %850
  %854 = xor i32 %852, %851
  store i32 %854, ptr addrspace(3) %616, align 4, !dbg !22
  br label %.critedge, !dbg !22

.critedge:                                        ; preds = %853, %850
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %855 = load i32, ptr addrspace(3) %816, align 16, !dbg !22
  %856 = load i32, ptr addrspace(3) %818, align 8, !dbg !22
  %857 = load i32, ptr addrspace(3) %820, align 16, !dbg !22
  %858 = load i32, ptr addrspace(3) %822, align 8, !dbg !22
  %859 = xor i32 %855, %805, !dbg !24
  %860 = xor i32 %856, %806, !dbg !24
  %861 = xor i32 %857, %807, !dbg !24
  %862 = xor i32 %858, %808, !dbg !24
  %863 = bitcast i32 %859 to float, !dbg !23
  %864 = bitcast i32 %860 to float, !dbg !23
  %865 = bitcast i32 %861 to float, !dbg !23
  %866 = bitcast i32 %862 to float, !dbg !23
  %867 = fcmp ule float %801, %863, !dbg !20
  %.not147 = xor i1 %867, %788, !dbg !20
  %868 = fcmp ule float %802, %864, !dbg !20
  %.not148 = xor i1 %868, %788, !dbg !20
  %869 = fcmp ule float %803, %865, !dbg !20
  %.not149 = xor i1 %869, %788, !dbg !20
  %870 = fcmp ule float %804, %866, !dbg !20
  %.not150 = xor i1 %870, %788, !dbg !20
  %871 = select i1 %.not147, float %801, float %863, !dbg !18
  %872 = select i1 %.not148, float %802, float %864, !dbg !18
  %873 = select i1 %.not149, float %803, float %865, !dbg !18
  %874 = select i1 %.not150, float %804, float %866, !dbg !18
  %875 = bitcast float %871 to i32, !dbg !21
  %876 = bitcast float %872 to i32, !dbg !21
  %877 = bitcast float %873 to i32, !dbg !21
  %878 = bitcast float %874 to i32, !dbg !21
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  store float %871, ptr addrspace(3) %579, align 4, !dbg !22
  store float %872, ptr addrspace(3) %581, align 4, !dbg !22
  store float %873, ptr addrspace(3) %583, align 4, !dbg !22
  store float %874, ptr addrspace(3) %585, align 4, !dbg !22
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  br i1 %586, label %879, label %881, !dbg !22

879:                                              ; preds = %.critedge
  %880 = load i32, ptr addrspace(3) %587, align 4, !dbg !22
  br label %881, !dbg !22

881:                                              ; preds = %879, %.critedge
  %882 = phi i32 [ %880, %879 ], [ 0, %.critedge ], !dbg !16
  %883 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %882, i32 %882, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %884, label %886, !dbg !22

884:                                              ; preds = %881
  %885 = xor i32 %883, %882
  store i32 %885, ptr addrspace(3) %587, align 4, !dbg !22
  br label %886, !dbg !22

886:                                              ; preds = %884, %881
  br i1 %586, label %887, label %889, !dbg !22

887:                                              ; preds = %886
  %888 = load i32, ptr addrspace(3) %598, align 4, !dbg !22
  br label %889, !dbg !22

889:                                              ; preds = %887, %886
  %890 = phi i32 [ %888, %887 ], [ 0, %886 ], !dbg !16
  %891 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %890, i32 %890, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %892, label %894, !dbg !22

892:                                              ; preds = %889
  %893 = xor i32 %891, %890
  store i32 %893, ptr addrspace(3) %598, align 4, !dbg !22
  br label %894, !dbg !22

894:                                              ; preds = %892, %889
  br i1 %586, label %895, label %897, !dbg !22

895:                                              ; preds = %894
  %896 = load i32, ptr addrspace(3) %607, align 4, !dbg !22
  br label %897, !dbg !22

897:                                              ; preds = %895, %894
  %898 = phi i32 [ %896, %895 ], [ 0, %894 ], !dbg !16
  %899 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %898, i32 %898, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %900, label %902, !dbg !22

900:                                              ; preds = %897
  %901 = xor i32 %899, %898
  store i32 %901, ptr addrspace(3) %607, align 4, !dbg !22
  br label %902, !dbg !22

902:                                              ; preds = %900, %897
  br i1 %586, label %903, label %905, !dbg !22

903:                                              ; preds = %902
  %904 = load i32, ptr addrspace(3) %616, align 4, !dbg !22
  br label %905, !dbg !22

905:                                              ; preds = %903, %902
  %906 = phi i32 [ %904, %903 ], [ 0, %902 ], !dbg !16
  %907 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %906, i32 %906, i32 177, i32 15, i32 15, i1 false), !dbg !22
  br i1 %594, label %908, label %910, !dbg !22

908:                                              ; preds = %905
  %909 = xor i32 %907, %906
  store i32 %909, ptr addrspace(3) %616, align 4, !dbg !22
  br label %910, !dbg !22

910:                                              ; preds = %908, %905
  fence syncscope("workgroup") release, !dbg !22
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22
  %911 = load i32, ptr addrspace(3) %578, align 16, !dbg !22
  %912 = load i32, ptr addrspace(3) %580, align 8, !dbg !22
  %913 = load i32, ptr addrspace(3) %582, align 16, !dbg !22
  %914 = load i32, ptr addrspace(3) %584, align 8, !dbg !22
  %915 = xor i32 %911, %875, !dbg !24
  %916 = xor i32 %912, %876, !dbg !24
  %917 = xor i32 %913, %877, !dbg !24
  %918 = xor i32 %914, %878, !dbg !24
  %919 = bitcast i32 %915 to float, !dbg !23
  %920 = bitcast i32 %916 to float, !dbg !23
  %921 = bitcast i32 %917 to float, !dbg !23
  %922 = bitcast i32 %918 to float, !dbg !23
  %923 = fcmp ule float %871, %919, !dbg !20
  %.not151 = xor i1 %923, %547, !dbg !20
  %924 = fcmp ule float %872, %920, !dbg !20
  %.not152 = xor i1 %924, %547, !dbg !20
  %925 = fcmp ule float %873, %921, !dbg !20
  %.not153 = xor i1 %925, %547, !dbg !20
  %926 = fcmp ule float %874, %922, !dbg !20
  %.not154 = xor i1 %926, %547, !dbg !20
  %927 = select i1 %.not151, float %871, float %919, !dbg !18
  %928 = select i1 %.not152, float %872, float %920, !dbg !18
  %929 = select i1 %.not153, float %873, float %921, !dbg !18
  %930 = select i1 %.not154, float %874, float %922, !dbg !18
  %931 = bitcast float %927 to i32, !dbg !21
  %932 = bitcast float %928 to i32, !dbg !21
  %933 = bitcast float %929 to i32, !dbg !21
  %934 = bitcast float %930 to i32, !dbg !21
  %935 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %931, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %936 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %932, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %937 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %933, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %938 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %934, i32 1985229328, i32 -19088744, i1 true, i1 false), !dbg !22
  %939 = bitcast i32 %935 to float, !dbg !23
  %940 = bitcast i32 %936 to float, !dbg !23
  %941 = bitcast i32 %937 to float, !dbg !23
  %942 = bitcast i32 %938 to float, !dbg !23
  %943 = fcmp ule float %927, %939, !dbg !20
  %.not155 = xor i1 %943, %392, !dbg !20
  %944 = fcmp ule float %928, %940, !dbg !20
  %.not156 = xor i1 %944, %392, !dbg !20
  %945 = fcmp ule float %929, %941, !dbg !20
  %.not157 = xor i1 %945, %392, !dbg !20
  %946 = fcmp ule float %930, %942, !dbg !20
  %.not158 = xor i1 %946, %392, !dbg !20
  %947 = select i1 %.not155, float %927, float %939, !dbg !18
  %948 = select i1 %.not156, float %928, float %940, !dbg !18
  %949 = select i1 %.not157, float %929, float %941, !dbg !18
  %950 = select i1 %.not158, float %930, float %942, !dbg !18
  %951 = bitcast float %947 to i32, !dbg !21
  %952 = bitcast float %948 to i32, !dbg !21
  %953 = bitcast float %949 to i32, !dbg !21
  %954 = bitcast float %950 to i32, !dbg !21
  %955 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %951, i32 %951, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %956 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %955, i32 %951, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %957 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %952, i32 %952, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %958 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %957, i32 %952, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %959 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %953, i32 %953, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %960 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %959, i32 %953, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %961 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %954, i32 %954, i32 280, i32 15, i32 12, i1 false), !dbg !22
  %962 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %961, i32 %954, i32 264, i32 15, i32 3, i1 false), !dbg !22
  %963 = bitcast i32 %956 to float, !dbg !23
  %964 = bitcast i32 %958 to float, !dbg !23
  %965 = bitcast i32 %960 to float, !dbg !23
  %966 = bitcast i32 %962 to float, !dbg !23
  %967 = fcmp ule float %947, %963, !dbg !20
  %.not159 = xor i1 %967, %262, !dbg !20
  %968 = fcmp ule float %948, %964, !dbg !20
  %.not160 = xor i1 %968, %262, !dbg !20
  %969 = fcmp ule float %949, %965, !dbg !20
  %.not161 = xor i1 %969, %262, !dbg !20
  %970 = fcmp ule float %950, %966, !dbg !20
  %.not162 = xor i1 %970, %262, !dbg !20
  %971 = select i1 %.not159, float %947, float %963, !dbg !18
  %972 = select i1 %.not160, float %948, float %964, !dbg !18
  %973 = select i1 %.not161, float %949, float %965, !dbg !18
  %974 = select i1 %.not162, float %950, float %966, !dbg !18
  %975 = bitcast float %971 to i32, !dbg !21
  %976 = bitcast float %972 to i32, !dbg !21
  %977 = bitcast float %973 to i32, !dbg !21
  %978 = bitcast float %974 to i32, !dbg !21
  %979 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %975, i32 %975, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %980 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %979, i32 %975, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %981 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %976, i32 %976, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %982 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %981, i32 %976, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %983 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %977, i32 %977, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %984 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %983, i32 %977, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %985 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %978, i32 %978, i32 276, i32 15, i32 10, i1 false), !dbg !22
  %986 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %985, i32 %978, i32 260, i32 15, i32 5, i1 false), !dbg !22
  %987 = bitcast i32 %980 to float, !dbg !23
  %988 = bitcast i32 %982 to float, !dbg !23
  %989 = bitcast i32 %984 to float, !dbg !23
  %990 = bitcast i32 %986 to float, !dbg !23
  %991 = fcmp ule float %971, %987, !dbg !20
  %.not163 = xor i1 %991, %161, !dbg !20
  %992 = fcmp ule float %972, %988, !dbg !20
  %.not164 = xor i1 %992, %161, !dbg !20
  %993 = fcmp ule float %973, %989, !dbg !20
  %.not165 = xor i1 %993, %161, !dbg !20
  %994 = fcmp ule float %974, %990, !dbg !20
  %.not166 = xor i1 %994, %161, !dbg !20
  %995 = select i1 %.not163, float %971, float %987, !dbg !18
  %996 = select i1 %.not164, float %972, float %988, !dbg !18
  %997 = select i1 %.not165, float %973, float %989, !dbg !18
  %998 = select i1 %.not166, float %974, float %990, !dbg !18
  %999 = bitcast float %995 to i32, !dbg !21
  %1000 = bitcast float %996 to i32, !dbg !21
  %1001 = bitcast float %997 to i32, !dbg !21
  %1002 = bitcast float %998 to i32, !dbg !21
  %1003 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %999, i32 %999, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %1004 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1000, i32 %1000, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %1005 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1001, i32 %1001, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %1006 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1002, i32 %1002, i32 78, i32 15, i32 15, i1 false), !dbg !22
  %1007 = bitcast i32 %1003 to float, !dbg !23
  %1008 = bitcast i32 %1004 to float, !dbg !23
  %1009 = bitcast i32 %1005 to float, !dbg !23
  %1010 = bitcast i32 %1006 to float, !dbg !23
  %1011 = fcmp ule float %995, %1007, !dbg !20
  %.not167 = xor i1 %1011, %89, !dbg !20
  %1012 = fcmp ule float %996, %1008, !dbg !20
  %.not168 = xor i1 %1012, %89, !dbg !20
  %1013 = fcmp ule float %997, %1009, !dbg !20
  %.not169 = xor i1 %1013, %89, !dbg !20
  %1014 = fcmp ule float %998, %1010, !dbg !20
  %.not170 = xor i1 %1014, %89, !dbg !20
  %1015 = select i1 %.not167, float %995, float %1007, !dbg !18
  %1016 = select i1 %.not168, float %996, float %1008, !dbg !18
  %1017 = select i1 %.not169, float %997, float %1009, !dbg !18
  %1018 = select i1 %.not170, float %998, float %1010, !dbg !18
  %1019 = bitcast float %1015 to i32, !dbg !21
  %1020 = bitcast float %1016 to i32, !dbg !21
  %1021 = bitcast float %1017 to i32, !dbg !21
  %1022 = bitcast float %1018 to i32, !dbg !21
  %1023 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1019, i32 %1019, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %1024 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1020, i32 %1020, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %1025 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1021, i32 %1021, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %1026 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1022, i32 %1022, i32 177, i32 15, i32 15, i1 false), !dbg !22
  %1027 = bitcast i32 %1023 to float, !dbg !23
  %1028 = bitcast i32 %1024 to float, !dbg !23
  %1029 = bitcast i32 %1025 to float, !dbg !23
  %1030 = bitcast i32 %1026 to float, !dbg !23
  %1031 = fcmp ule float %1015, %1027, !dbg !20
  %.not171 = xor i1 %1031, %42, !dbg !20
  %1032 = fcmp ule float %1016, %1028, !dbg !20
  %.not172 = xor i1 %1032, %42, !dbg !20
  %1033 = fcmp ule float %1017, %1029, !dbg !20
  %.not173 = xor i1 %1033, %42, !dbg !20
  %1034 = fcmp ule float %1018, %1030, !dbg !20
  %.not174 = xor i1 %1034, %42, !dbg !20
  %1035 = select i1 %.not171, float %1015, float %1027, !dbg !18
  %1036 = select i1 %.not172, float %1016, float %1028, !dbg !18
  %1037 = select i1 %.not173, float %1017, float %1029, !dbg !18
  %1038 = select i1 %.not174, float %1018, float %1030, !dbg !18
  %1039 = fcmp ogt float %1035, %1037, !dbg !17
  %1040 = fcmp ogt float %1036, %1038, !dbg !17
  %1041 = fcmp ogt float %1037, %1035, !dbg !17
  %1042 = fcmp ogt float %1038, %1036, !dbg !17
  %1043 = select i1 %1039, float %1037, float %1035, !dbg !18
  %1044 = select i1 %1040, float %1038, float %1036, !dbg !18
  %1045 = select i1 %1041, float %1037, float %1035, !dbg !18
  %1046 = select i1 %1042, float %1038, float %1036, !dbg !18
  %1047 = fcmp ogt float %1043, %1044, !dbg !17
  %1048 = fcmp ogt float %1044, %1043, !dbg !17
  %1049 = fcmp ogt float %1045, %1046, !dbg !17
  %1050 = fcmp ogt float %1046, %1045, !dbg !17
  %1051 = select i1 %1047, float %1044, float %1043, !dbg !18
  %1052 = select i1 %1048, float %1044, float %1043, !dbg !18
  %1053 = select i1 %1049, float %1046, float %1045, !dbg !18
  %1054 = select i1 %1050, float %1046, float %1045, !dbg !18
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %1055 = and i32 %9, 3, !dbg !25
  %1056 = fadd float %1051, %1052, !dbg !27
  %1057 = fadd float %1053, %1056, !dbg !27
  %1058 = fadd float %1054, %1057, !dbg !27
  %1059 = bitcast float %1058 to i32, !dbg !25
  %1060 = tail call i32 @llvm.usub.sat.i32(i32 %8, i32 1), !dbg !25
  %1061 = shl nuw nsw i32 %1060, 2, !dbg !25
  %1062 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1061, i32 %1059), !dbg !25
  %1063 = bitcast i32 %1062 to float, !dbg !25
  %.not179 = icmp eq i32 %8, 0, !dbg !25
  %1064 = fadd float %1058, %1063, !dbg !27
  %1065 = select i1 %.not179, float %1058, float %1064, !dbg !25
  %1066 = bitcast float %1065 to i32, !dbg !25
  %1067 = icmp samesign ult i32 %8, 2, !dbg !25
  %1068 = shl nuw nsw i32 %8, 2, !dbg !25
  %1069 = add nsw i32 %1068, -8, !dbg !25
  %1070 = select i1 %1067, i32 %1068, i32 %1069, !dbg !25
  %1071 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1070, i32 %1066), !dbg !25
  %1072 = bitcast i32 %1071 to float, !dbg !25
  %1073 = icmp samesign ugt i32 %8, 1, !dbg !25
  %1074 = fadd float %1065, %1072, !dbg !27
  %1075 = select i1 %1073, float %1074, float %1065, !dbg !25
  %1076 = bitcast float %1075 to i32, !dbg !25
  %1077 = icmp samesign ult i32 %8, 4, !dbg !25
  %1078 = add nsw i32 %1068, -16, !dbg !25
  %1079 = select i1 %1077, i32 %1068, i32 %1078, !dbg !25
  %1080 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1079, i32 %1076), !dbg !25
  %1081 = bitcast i32 %1080 to float, !dbg !25
  %1082 = icmp samesign ugt i32 %8, 3, !dbg !25
  %1083 = fadd float %1075, %1081, !dbg !27
  %1084 = select i1 %1082, float %1083, float %1075, !dbg !25
  %1085 = bitcast float %1084 to i32, !dbg !25
  %1086 = icmp samesign ult i32 %8, 8, !dbg !25
  %1087 = add nsw i32 %1068, -32, !dbg !25
  %1088 = select i1 %1086, i32 %1068, i32 %1087, !dbg !25
  %1089 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1088, i32 %1085), !dbg !25
  %1090 = bitcast i32 %1089 to float, !dbg !25
  %1091 = icmp samesign ugt i32 %8, 7, !dbg !25
  %1092 = fadd float %1084, %1090, !dbg !27
  %1093 = select i1 %1091, float %1092, float %1084, !dbg !25
  %1094 = bitcast float %1093 to i32, !dbg !25
  %1095 = icmp samesign ult i32 %8, 16, !dbg !25
  %1096 = add nsw i32 %1068, -64, !dbg !25
  %1097 = select i1 %1095, i32 %1068, i32 %1096, !dbg !25
  %1098 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1097, i32 %1094), !dbg !25
  %1099 = bitcast i32 %1098 to float, !dbg !25
  %1100 = icmp samesign ugt i32 %8, 15, !dbg !25
  %1101 = fadd float %1093, %1099, !dbg !27
  %1102 = select i1 %1100, float %1101, float %1093, !dbg !25
  %1103 = icmp eq i32 %8, 31, !dbg !25
  br i1 %1103, label %1104, label %1106, !dbg !25

1104:                                             ; preds = %910
  %1105 = getelementptr float, ptr addrspace(3) @global_smem, i32 %1055
  store float %1101, ptr addrspace(3) %1105, align 4, !dbg !25
  br label %1106, !dbg !25

1106:                                             ; preds = %1104, %910
  fence syncscope("workgroup") release, !dbg !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25
  %.not181 = icmp eq i32 %1055, 0, !dbg !25
  %1107 = or i32 %1055, %8, !dbg !25
  %.not180 = icmp eq i32 %1107, 0, !dbg !25
  %1108 = load <2 x float>, ptr addrspace(3) @global_smem, align 16, !dbg !25
  %1109 = icmp samesign ugt i32 %1055, 1, !dbg !25
  %1110 = extractelement <2 x float> %1108, i64 0, !dbg !25
  %1111 = extractelement <2 x float> %1108, i64 1, !dbg !27
  %1112 = fadd float %1110, %1111, !dbg !27
  %1113 = select i1 %1109, float %1112, float %1110, !dbg !25
  %1114 = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8), align 8, !dbg !25
  %1115 = icmp eq i32 %1055, 3, !dbg !25
  %1116 = fadd float %1112, %1114, !dbg !27
  %1117 = select i1 %1115, float %1116, float %1113, !dbg !25
  %1118 = fadd float %1102, %1117, !dbg !27
  %1119 = select i1 %.not181, float %1102, float %1118, !dbg !25
  %1120 = bitcast float %1119 to i32, !dbg !25
  %1121 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %1061, i32 %1120), !dbg !25
  %1122 = bitcast i32 %1121 to float, !dbg !25
  %1123 = select i1 %.not179, float %1117, float %1122, !dbg !25
  %1124 = fadd float %1057, %1123, !dbg !27
  %1125 = select i1 %.not180, float %1057, float %1124, !dbg !25
  %1126 = fadd float %1056, %1123, !dbg !27
  %1127 = select i1 %.not180, float %1056, float %1126, !dbg !25
  %1128 = fadd float %1051, %1123, !dbg !27
  %1129 = select i1 %.not180, float %1051, float %1128, !dbg !25
  %1130 = getelementptr float, ptr addrspace(1) %0, i64 %14, !dbg !28
  %1131 = getelementptr float, ptr addrspace(1) %1130, i64 %16, !dbg !29
  %1132 = insertelement <4 x float> poison, float %1129, i64 0, !dbg !30
  %1133 = insertelement <4 x float> %1132, float %1127, i64 1, !dbg !30
  %1134 = insertelement <4 x float> %1133, float %1125, i64 2, !dbg !30
  %1135 = insertelement <4 x float> %1134, float %1119, i64 3, !dbg !30
  store <4 x float> %1135, ptr addrspace(1) %1131, align 16, !dbg !30
  %1136 = sext i32 %12 to i64, !dbg !31
  %1137 = getelementptr i32, ptr addrspace(1) %1, i64 %1136, !dbg !31
  %1138 = fcmp olt float %1129, %3, !dbg !32
  %1139 = fcmp olt float %1127, %3, !dbg !32
  %1140 = fcmp olt float %1125, %3, !dbg !32
  %1141 = fcmp olt float %1119, %3, !dbg !32
  %1142 = zext i1 %1138 to i32, !dbg !33
  %1143 = zext i1 %1139 to i32, !dbg !33
  %1144 = zext i1 %1140 to i32, !dbg !33
  %1145 = zext i1 %1141 to i32, !dbg !33
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  %1146 = add nuw nsw i32 %1143, %1145, !dbg !36
  %1147 = add nuw nsw i32 %1146, %1142, !dbg !36
  %1148 = add nuw nsw i32 %1147, %1144, !dbg !36
  %1149 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %1148, i32 280, i32 15, i32 15, i1 true), !dbg !34
  %1150 = add i32 %1148, %1149, !dbg !36
  %1151 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %1150, i32 276, i32 15, i32 15, i1 true), !dbg !34
  %1152 = add i32 %1150, %1151, !dbg !36
  %1153 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %1152, i32 274, i32 15, i32 15, i1 true), !dbg !34
  %1154 = add i32 %1152, %1153, !dbg !36
  %1155 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %1154, i32 273, i32 15, i32 15, i1 true), !dbg !34
  %1156 = add i32 %1154, %1155, !dbg !36
  %1157 = tail call i32 @llvm.amdgcn.permlanex16.i32(i32 poison, i32 %1156, i32 -1, i32 -1, i1 true, i1 false), !dbg !34
  %1158 = add i32 %1156, %1157, !dbg !36
  %1159 = tail call i32 @llvm.amdgcn.readlane.i32(i32 %1158, i32 31), !dbg !34
  br i1 %.not179, label %1160, label %1162, !dbg !34

1160:                                             ; preds = %1106
  %1161 = getelementptr i32, ptr addrspace(3) @global_smem, i32 %1055
  store i32 %1159, ptr addrspace(3) %1161, align 4, !dbg !34
  br label %1162, !dbg !34

1162:                                             ; preds = %1160, %1106
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  %1163 = icmp samesign ult i32 %7, 4, !dbg !34
  br i1 %1163, label %1164, label %1166, !dbg !34

1164:                                             ; preds = %1162
  %1165 = load i32, ptr addrspace(3) %587, align 4, !dbg !34
  br label %1166, !dbg !34

1166:                                             ; preds = %1164, %1162
  %1167 = phi i32 [ %1165, %1164 ], [ 0, %1162 ], !dbg !35
  %1168 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1167, i32 %1167, i32 78, i32 15, i32 15, i1 false), !dbg !34
  %1169 = add i32 %1168, %1167, !dbg !36
  %1170 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 %1169, i32 %1169, i32 177, i32 15, i32 15, i1 false), !dbg !34
  %1171 = icmp eq i32 %7, 0, !dbg !34
  br i1 %1171, label %1172, label %1174, !dbg !34

1172:                                             ; preds = %1166
  %1173 = add i32 %1169, %1170
  store i32 %1173, ptr addrspace(3) %587, align 4, !dbg !34
  br label %1174, !dbg !34

1174:                                             ; preds = %1172, %1166
  fence syncscope("workgroup") release, !dbg !34
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34
  br i1 %1171, label %1175, label %1178, !dbg !37

1175:                                             ; preds = %1174
  %1176 = load i32, ptr addrspace(3) @global_smem, align 16, !dbg !34
  %1177 = insertelement <1 x i32> poison, i32 %1176, i64 0, !dbg !37
  store <1 x i32> %1177, ptr addrspace(1) %1137, align 4, !dbg !37
  br label %1178, !dbg !37

1178:                                             ; preds = %1175, %1174
  ret void, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.permlanex16.i32(i32, i32, i32, i32, i1 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
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
!17 = !DILocation(line: 386, column: 26, scope: !14, inlinedAt: !16)
!18 = !DILocation(line: 386, column: 54, scope: !14, inlinedAt: !16)
!19 = !DILocation(line: 386, column: 40, scope: !14, inlinedAt: !16)
!20 = !DILocation(line: 386, column: 33, scope: !14, inlinedAt: !16)
!21 = !DILocation(line: 378, column: 14, scope: !14, inlinedAt: !16)
!22 = !DILocation(line: 307, column: 36, scope: !14, inlinedAt: !16)
!23 = !DILocation(line: 380, column: 14, scope: !14, inlinedAt: !16)
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
