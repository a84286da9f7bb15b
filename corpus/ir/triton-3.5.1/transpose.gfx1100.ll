; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nofree norecurse nounwind willreturn
define amdgpu_kernel void @transpose(ptr addrspace(1) inreg writeonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, i32 inreg %2, i32 inreg %3, float inreg %4, ptr addrspace(1) inreg readnone captures(none) %5, ptr addrspace(1) inreg readnone captures(none) %6) local_unnamed_addr #0 !dbg !4 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !7
  %9 = shl i32 %8, 6, !dbg !8
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %11 = lshr i32 %10, 3, !dbg !9
  %12 = and i32 %11, 15, !dbg !9
  %13 = or disjoint i32 %12, 16, !dbg !9
  %14 = or disjoint i32 %12, 32, !dbg !9
  %15 = or disjoint i32 %12, 48, !dbg !9
  %16 = and i32 %10, 7, !dbg !9
  %17 = shl nuw nsw i32 %16, 3, !dbg !9
  %18 = or disjoint i32 %12, %9, !dbg !10
  %19 = or disjoint i32 %13, %9, !dbg !10
  %20 = or disjoint i32 %14, %9, !dbg !10
  %21 = or disjoint i32 %15, %9, !dbg !10
  %22 = or disjoint i32 %17, %9, !dbg !10
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %24 = shl i32 %23, 6, !dbg !12
  %25 = or disjoint i32 %17, %24, !dbg !13
  %26 = or disjoint i32 %12, %24, !dbg !13
  %27 = or disjoint i32 %13, %24, !dbg !13
  %28 = or disjoint i32 %14, %24, !dbg !13
  %29 = or disjoint i32 %15, %24, !dbg !13
  %30 = mul i32 %3, %18, !dbg !14
  %31 = mul i32 %3, %19, !dbg !14
  %32 = mul i32 %3, %20, !dbg !14
  %33 = mul i32 %3, %21, !dbg !14
  %34 = sext i32 %30 to i64, !dbg !15
  %35 = getelementptr half, ptr addrspace(1) %1, i64 %34, !dbg !15
  %36 = sext i32 %31 to i64, !dbg !15
  %37 = getelementptr half, ptr addrspace(1) %1, i64 %36, !dbg !15
  %38 = sext i32 %32 to i64, !dbg !15
  %39 = getelementptr half, ptr addrspace(1) %1, i64 %38, !dbg !15
  %40 = sext i32 %33 to i64, !dbg !15
  %41 = getelementptr half, ptr addrspace(1) %1, i64 %40, !dbg !15
  %42 = sext i32 %25 to i64, !dbg !16
  %43 = getelementptr half, ptr addrspace(1) %35, i64 %42, !dbg !16
  %44 = getelementptr half, ptr addrspace(1) %37, i64 %42, !dbg !16
  %45 = getelementptr half, ptr addrspace(1) %39, i64 %42, !dbg !16
  %46 = getelementptr half, ptr addrspace(1) %41, i64 %42, !dbg !16
  %47 = load <8 x half>, ptr addrspace(1) %43, align 16, !dbg !17
  %48 = load <8 x half>, ptr addrspace(1) %44, align 16, !dbg !17
  %49 = load <8 x half>, ptr addrspace(1) %45, align 16, !dbg !17
  %50 = load <8 x half>, ptr addrspace(1) %46, align 16, !dbg !17
  %51 = and i32 %10, 24, !dbg !18
  %52 = shl nuw nsw i32 %51, 5, !dbg !18
  %53 = shl nuw nsw i32 %10, 1, !dbg !18
  %54 = and i32 %53, 60, !dbg !18
  %55 = and i32 %10, 64, !dbg !18
  %56 = lshr exact i32 %55, 2, !dbg !18
  %trunc = trunc i32 %10 to i7, !dbg !18
  %57 = and i7 %trunc, 33, !dbg !18
  %mask = tail call i7 @llvm.bitreverse.i7(i7 %57), !dbg !18
  %58 = zext i7 %mask to i32, !dbg !18
  %59 = or disjoint i32 %52, %54, !dbg !18
  %60 = xor i32 %59, %56, !dbg !18
  %61 = or disjoint i32 %60, %58, !dbg !18
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %61, !dbg !18
  %63 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> zeroinitializer, !dbg !18
  store <1 x half> %63, ptr addrspace(3) %62, align 2, !dbg !18
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 128, !dbg !18
  %65 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> <i32 4>, !dbg !18
  store <1 x half> %65, ptr addrspace(3) %64, align 2, !dbg !18
  %66 = xor i32 %61, 2052, !dbg !18
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %66, !dbg !18
  %68 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> <i32 1>, !dbg !18
  store <1 x half> %68, ptr addrspace(3) %67, align 2, !dbg !18
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %67, i32 128, !dbg !18
  %70 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> <i32 5>, !dbg !18
  store <1 x half> %70, ptr addrspace(3) %69, align 2, !dbg !18
  %71 = xor i32 %61, 4104, !dbg !18
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %71, !dbg !18
  %73 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> <i32 2>, !dbg !18
  store <1 x half> %73, ptr addrspace(3) %72, align 2, !dbg !18
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 128, !dbg !18
  %75 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> <i32 6>, !dbg !18
  store <1 x half> %75, ptr addrspace(3) %74, align 2, !dbg !18
  %76 = xor i32 %61, 6156, !dbg !18
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %76, !dbg !18
  %78 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> <i32 3>, !dbg !18
  store <1 x half> %78, ptr addrspace(3) %77, align 2, !dbg !18
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 128, !dbg !18
  %80 = shufflevector <8 x half> %47, <8 x half> poison, <1 x i32> <i32 7>, !dbg !18
  store <1 x half> %80, ptr addrspace(3) %79, align 2, !dbg !18
  %81 = xor i32 %61, 32, !dbg !18
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %81, !dbg !18
  %83 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> zeroinitializer, !dbg !18
  store <1 x half> %83, ptr addrspace(3) %82, align 2, !dbg !18
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %82, i32 128, !dbg !18
  %85 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> <i32 4>, !dbg !18
  store <1 x half> %85, ptr addrspace(3) %84, align 2, !dbg !18
  %86 = xor i32 %61, 2084, !dbg !18
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %86, !dbg !18
  %88 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> <i32 1>, !dbg !18
  store <1 x half> %88, ptr addrspace(3) %87, align 2, !dbg !18
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %87, i32 128, !dbg !18
  %90 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> <i32 5>, !dbg !18
  store <1 x half> %90, ptr addrspace(3) %89, align 2, !dbg !18
  %91 = xor i32 %61, 4136, !dbg !18
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %91, !dbg !18
  %93 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> <i32 2>, !dbg !18
  store <1 x half> %93, ptr addrspace(3) %92, align 2, !dbg !18
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %92, i32 128, !dbg !18
  %95 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> <i32 6>, !dbg !18
  store <1 x half> %95, ptr addrspace(3) %94, align 2, !dbg !18
  %96 = xor i32 %61, 6188, !dbg !18
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %96, !dbg !18
  %98 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> <i32 3>, !dbg !18
  store <1 x half> %98, ptr addrspace(3) %97, align 2, !dbg !18
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 128, !dbg !18
  %100 = shufflevector <8 x half> %48, <8 x half> poison, <1 x i32> <i32 7>, !dbg !18
  store <1 x half> %100, ptr addrspace(3) %99, align 2, !dbg !18
  %101 = xor i32 %61, 1088, !dbg !18
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %101, !dbg !18
  %103 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> zeroinitializer, !dbg !18
  store <1 x half> %103, ptr addrspace(3) %102, align 2, !dbg !18
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 128, !dbg !18
  %105 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> <i32 4>, !dbg !18
  store <1 x half> %105, ptr addrspace(3) %104, align 2, !dbg !18
  %106 = xor i32 %61, 3140, !dbg !18
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %106, !dbg !18
  %108 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> <i32 1>, !dbg !18
  store <1 x half> %108, ptr addrspace(3) %107, align 2, !dbg !18
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 128, !dbg !18
  %110 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> <i32 5>, !dbg !18
  store <1 x half> %110, ptr addrspace(3) %109, align 2, !dbg !18
  %111 = xor i32 %61, 5192, !dbg !18
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %111, !dbg !18
  %113 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> <i32 2>, !dbg !18
  store <1 x half> %113, ptr addrspace(3) %112, align 2, !dbg !18
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i32 128, !dbg !18
  %115 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> <i32 6>, !dbg !18
  store <1 x half> %115, ptr addrspace(3) %114, align 2, !dbg !18
  %116 = xor i32 %61, 7244, !dbg !18
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %116, !dbg !18
  %118 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> <i32 3>, !dbg !18
  store <1 x half> %118, ptr addrspace(3) %117, align 2, !dbg !18
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %117, i32 128, !dbg !18
  %120 = shufflevector <8 x half> %49, <8 x half> poison, <1 x i32> <i32 7>, !dbg !18
  store <1 x half> %120, ptr addrspace(3) %119, align 2, !dbg !18
  %121 = xor i32 %61, 1120, !dbg !18
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %121, !dbg !18
  %123 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> zeroinitializer, !dbg !18
  store <1 x half> %123, ptr addrspace(3) %122, align 2, !dbg !18
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %122, i32 128, !dbg !18
  %125 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> <i32 4>, !dbg !18
  store <1 x half> %125, ptr addrspace(3) %124, align 2, !dbg !18
  %126 = xor i32 %61, 3172, !dbg !18
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %126, !dbg !18
  %128 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> <i32 1>, !dbg !18
  store <1 x half> %128, ptr addrspace(3) %127, align 2, !dbg !18
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %127, i32 128, !dbg !18
  %130 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> <i32 5>, !dbg !18
  store <1 x half> %130, ptr addrspace(3) %129, align 2, !dbg !18
  %131 = xor i32 %61, 5224, !dbg !18
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %131, !dbg !18
  %133 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> <i32 2>, !dbg !18
  store <1 x half> %133, ptr addrspace(3) %132, align 2, !dbg !18
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 128, !dbg !18
  %135 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> <i32 6>, !dbg !18
  store <1 x half> %135, ptr addrspace(3) %134, align 2, !dbg !18
  %136 = xor i32 %61, 7276, !dbg !18
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %136, !dbg !18
  %138 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> <i32 3>, !dbg !18
  store <1 x half> %138, ptr addrspace(3) %137, align 2, !dbg !18
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %137, i32 128, !dbg !18
  %140 = shufflevector <8 x half> %50, <8 x half> poison, <1 x i32> <i32 7>, !dbg !18
  store <1 x half> %140, ptr addrspace(3) %139, align 2, !dbg !18
  fence syncscope("workgroup") release, !dbg !18
  tail call void @llvm.amdgcn.s.barrier(), !dbg !18
  fence syncscope("workgroup") acquire, !dbg !18
  %141 = shl nuw nsw i32 %10, 8, !dbg !18
  %142 = and i32 %141, 7168, !dbg !18
  %143 = shl nuw nsw i32 %16, 4, !dbg !18
  %144 = lshr exact i32 %51, 1, !dbg !18
  %145 = shl nuw nsw i32 %10, 2, !dbg !18
  %146 = and i32 %145, 128, !dbg !18
  %147 = or disjoint i32 %142, %143, !dbg !18
  %148 = or disjoint i32 %144, %55, !dbg !18
  %149 = xor i32 %147, %148, !dbg !18
  %150 = or disjoint i32 %149, %146, !dbg !18
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %150, !dbg !18
  %152 = load <2 x half>, ptr addrspace(3) %151, align 4, !dbg !18
  %153 = extractelement <2 x half> %152, i64 0, !dbg !18
  %154 = extractelement <2 x half> %152, i64 1, !dbg !18
  %155 = xor i32 %150, 272, !dbg !18
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %155, !dbg !18
  %157 = load <2 x half>, ptr addrspace(3) %156, align 4, !dbg !18
  %158 = extractelement <2 x half> %157, i64 0, !dbg !18
  %159 = extractelement <2 x half> %157, i64 1, !dbg !18
  %160 = xor i32 %150, 544, !dbg !18
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %160, !dbg !18
  %162 = load <2 x half>, ptr addrspace(3) %161, align 4, !dbg !18
  %163 = extractelement <2 x half> %162, i64 0, !dbg !18
  %164 = extractelement <2 x half> %162, i64 1, !dbg !18
  %165 = xor i32 %150, 816, !dbg !18
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %165, !dbg !18
  %167 = load <2 x half>, ptr addrspace(3) %166, align 4, !dbg !18
  %168 = extractelement <2 x half> %167, i64 0, !dbg !18
  %169 = extractelement <2 x half> %167, i64 1, !dbg !18
  %170 = xor i32 %150, 4, !dbg !18
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %170, !dbg !18
  %172 = load <2 x half>, ptr addrspace(3) %171, align 4, !dbg !18
  %173 = extractelement <2 x half> %172, i64 0, !dbg !18
  %174 = extractelement <2 x half> %172, i64 1, !dbg !18
  %175 = xor i32 %150, 276, !dbg !18
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %175, !dbg !18
  %177 = load <2 x half>, ptr addrspace(3) %176, align 4, !dbg !18
  %178 = extractelement <2 x half> %177, i64 0, !dbg !18
  %179 = extractelement <2 x half> %177, i64 1, !dbg !18
  %180 = xor i32 %150, 548, !dbg !18
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %180, !dbg !18
  %182 = load <2 x half>, ptr addrspace(3) %181, align 4, !dbg !18
  %183 = extractelement <2 x half> %182, i64 0, !dbg !18
  %184 = extractelement <2 x half> %182, i64 1, !dbg !18
  %185 = xor i32 %150, 820, !dbg !18
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %185, !dbg !18
  %187 = load <2 x half>, ptr addrspace(3) %186, align 4, !dbg !18
  %188 = extractelement <2 x half> %187, i64 0, !dbg !18
  %189 = extractelement <2 x half> %187, i64 1, !dbg !18
  %190 = xor i32 %150, 8, !dbg !18
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %190, !dbg !18
  %192 = load <2 x half>, ptr addrspace(3) %191, align 4, !dbg !18
  %193 = extractelement <2 x half> %192, i64 0, !dbg !18
  %194 = extractelement <2 x half> %192, i64 1, !dbg !18
  %195 = xor i32 %150, 280, !dbg !18
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %195, !dbg !18
  %197 = load <2 x half>, ptr addrspace(3) %196, align 4, !dbg !18
  %198 = extractelement <2 x half> %197, i64 0, !dbg !18
  %199 = extractelement <2 x half> %197, i64 1, !dbg !18
  %200 = xor i32 %150, 552, !dbg !18
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %200, !dbg !18
  %202 = load <2 x half>, ptr addrspace(3) %201, align 4, !dbg !18
  %203 = extractelement <2 x half> %202, i64 0, !dbg !18
  %204 = extractelement <2 x half> %202, i64 1, !dbg !18
  %205 = xor i32 %150, 824, !dbg !18
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %205, !dbg !18
  %207 = load <2 x half>, ptr addrspace(3) %206, align 4, !dbg !18
  %208 = extractelement <2 x half> %207, i64 0, !dbg !18
  %209 = extractelement <2 x half> %207, i64 1, !dbg !18
  %210 = xor i32 %150, 12, !dbg !18
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %210, !dbg !18
  %212 = load <2 x half>, ptr addrspace(3) %211, align 4, !dbg !18
  %213 = extractelement <2 x half> %212, i64 0, !dbg !18
  %214 = extractelement <2 x half> %212, i64 1, !dbg !18
  %215 = xor i32 %150, 284, !dbg !18
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %215, !dbg !18
  %217 = load <2 x half>, ptr addrspace(3) %216, align 4, !dbg !18
  %218 = extractelement <2 x half> %217, i64 0, !dbg !18
  %219 = extractelement <2 x half> %217, i64 1, !dbg !18
  %220 = xor i32 %150, 556, !dbg !18
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %220, !dbg !18
  %222 = load <2 x half>, ptr addrspace(3) %221, align 4, !dbg !18
  %223 = extractelement <2 x half> %222, i64 0, !dbg !18
  %224 = extractelement <2 x half> %222, i64 1, !dbg !18
  %225 = xor i32 %150, 828, !dbg !18
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %225, !dbg !18
  %227 = load <2 x half>, ptr addrspace(3) %226, align 4, !dbg !18
  %228 = extractelement <2 x half> %227, i64 0, !dbg !18
  %229 = extractelement <2 x half> %227, i64 1, !dbg !18
  %230 = fpext half %153 to float, !dbg !19
  %231 = fpext half %158 to float, !dbg !19
  %232 = fpext half %163 to float, !dbg !19
  %233 = fpext half %168 to float, !dbg !19
  %234 = fpext half %154 to float, !dbg !19
  %235 = fpext half %159 to float, !dbg !19
  %236 = fpext half %164 to float, !dbg !19
  %237 = fpext half %169 to float, !dbg !19
  %238 = fpext half %173 to float, !dbg !19
  %239 = fpext half %178 to float, !dbg !19
  %240 = fpext half %183 to float, !dbg !19
  %241 = fpext half %188 to float, !dbg !19
  %242 = fpext half %174 to float, !dbg !19
  %243 = fpext half %179 to float, !dbg !19
  %244 = fpext half %184 to float, !dbg !19
  %245 = fpext half %189 to float, !dbg !19
  %246 = fpext half %193 to float, !dbg !19
  %247 = fpext half %198 to float, !dbg !19
  %248 = fpext half %203 to float, !dbg !19
  %249 = fpext half %208 to float, !dbg !19
  %250 = fpext half %194 to float, !dbg !19
  %251 = fpext half %199 to float, !dbg !19
  %252 = fpext half %204 to float, !dbg !19
  %253 = fpext half %209 to float, !dbg !19
  %254 = fpext half %213 to float, !dbg !19
  %255 = fpext half %218 to float, !dbg !19
  %256 = fpext half %223 to float, !dbg !19
  %257 = fpext half %228 to float, !dbg !19
  %258 = fpext half %214 to float, !dbg !19
  %259 = fpext half %219 to float, !dbg !19
  %260 = fpext half %224 to float, !dbg !19
  %261 = fpext half %229 to float, !dbg !19
  %262 = fmul float %4, %230, !dbg !19
  %263 = fmul float %4, %231, !dbg !19
  %264 = fmul float %4, %232, !dbg !19
  %265 = fmul float %4, %233, !dbg !19
  %266 = fmul float %4, %234, !dbg !19
  %267 = fmul float %4, %235, !dbg !19
  %268 = fmul float %4, %236, !dbg !19
  %269 = fmul float %4, %237, !dbg !19
  %270 = fmul float %4, %238, !dbg !19
  %271 = fmul float %4, %239, !dbg !19
  %272 = fmul float %4, %240, !dbg !19
  %273 = fmul float %4, %241, !dbg !19
  %274 = fmul float %4, %242, !dbg !19
  %275 = fmul float %4, %243, !dbg !19
  %276 = fmul float %4, %244, !dbg !19
  %277 = fmul float %4, %245, !dbg !19
  %278 = fmul float %4, %246, !dbg !19
  %279 = fmul float %4, %247, !dbg !19
  %280 = fmul float %4, %248, !dbg !19
  %281 = fmul float %4, %249, !dbg !19
  %282 = fmul float %4, %250, !dbg !19
  %283 = fmul float %4, %251, !dbg !19
  %284 = fmul float %4, %252, !dbg !19
  %285 = fmul float %4, %253, !dbg !19
  %286 = fmul float %4, %254, !dbg !19
  %287 = fmul float %4, %255, !dbg !19
  %288 = fmul float %4, %256, !dbg !19
  %289 = fmul float %4, %257, !dbg !19
  %290 = fmul float %4, %258, !dbg !19
  %291 = fmul float %4, %259, !dbg !19
  %292 = fmul float %4, %260, !dbg !19
  %293 = fmul float %4, %261, !dbg !19
  %294 = fptrunc float %262 to half, !dbg !20
  %295 = fptrunc float %263 to half, !dbg !20
  %296 = fptrunc float %264 to half, !dbg !20
  %297 = fptrunc float %265 to half, !dbg !20
  %298 = fptrunc float %266 to half, !dbg !20
  %299 = fptrunc float %267 to half, !dbg !20
  %300 = fptrunc float %268 to half, !dbg !20
  %301 = fptrunc float %269 to half, !dbg !20
  %302 = fptrunc float %270 to half, !dbg !20
  %303 = fptrunc float %271 to half, !dbg !20
  %304 = fptrunc float %272 to half, !dbg !20
  %305 = fptrunc float %273 to half, !dbg !20
  %306 = fptrunc float %274 to half, !dbg !20
  %307 = fptrunc float %275 to half, !dbg !20
  %308 = fptrunc float %276 to half, !dbg !20
  %309 = fptrunc float %277 to half, !dbg !20
  %310 = fptrunc float %278 to half, !dbg !20
  %311 = fptrunc float %279 to half, !dbg !20
  %312 = fptrunc float %280 to half, !dbg !20
  %313 = fptrunc float %281 to half, !dbg !20
  %314 = fptrunc float %282 to half, !dbg !20
  %315 = fptrunc float %283 to half, !dbg !20
  %316 = fptrunc float %284 to half, !dbg !20
  %317 = fptrunc float %285 to half, !dbg !20
  %318 = fptrunc float %286 to half, !dbg !20
  %319 = fptrunc float %287 to half, !dbg !20
  %320 = fptrunc float %288 to half, !dbg !20
  %321 = fptrunc float %289 to half, !dbg !20
  %322 = fptrunc float %290 to half, !dbg !20
  %323 = fptrunc float %291 to half, !dbg !20
  %324 = fptrunc float %292 to half, !dbg !20
  %325 = fptrunc float %293 to half, !dbg !20
  %326 = mul i32 %2, %26, !dbg !21
  %327 = mul i32 %27, %2, !dbg !21
  %328 = mul i32 %28, %2, !dbg !21
  %329 = mul i32 %29, %2, !dbg !21
  %330 = sext i32 %326 to i64, !dbg !22
  %331 = getelementptr half, ptr addrspace(1) %0, i64 %330, !dbg !22
  %332 = sext i32 %327 to i64, !dbg !22
  %333 = getelementptr half, ptr addrspace(1) %0, i64 %332, !dbg !22
  %334 = sext i32 %328 to i64, !dbg !22
  %335 = getelementptr half, ptr addrspace(1) %0, i64 %334, !dbg !22
  %336 = sext i32 %329 to i64, !dbg !22
  %337 = getelementptr half, ptr addrspace(1) %0, i64 %336, !dbg !22
  %338 = sext i32 %22 to i64, !dbg !23
  %339 = getelementptr half, ptr addrspace(1) %331, i64 %338, !dbg !23
  %340 = getelementptr half, ptr addrspace(1) %333, i64 %338, !dbg !23
  %341 = getelementptr half, ptr addrspace(1) %335, i64 %338, !dbg !23
  %342 = getelementptr half, ptr addrspace(1) %337, i64 %338, !dbg !23
  %343 = insertelement <8 x half> poison, half %294, i64 0, !dbg !24
  %344 = insertelement <8 x half> %343, half %295, i64 1, !dbg !24
  %345 = insertelement <8 x half> %344, half %296, i64 2, !dbg !24
  %346 = insertelement <8 x half> %345, half %297, i64 3, !dbg !24
  %347 = insertelement <8 x half> %346, half %298, i64 4, !dbg !24
  %348 = insertelement <8 x half> %347, half %299, i64 5, !dbg !24
  %349 = insertelement <8 x half> %348, half %300, i64 6, !dbg !24
  %350 = insertelement <8 x half> %349, half %301, i64 7, !dbg !24
  store <8 x half> %350, ptr addrspace(1) %339, align 16, !dbg !24
  %351 = insertelement <8 x half> poison, half %302, i64 0, !dbg !24
  %352 = insertelement <8 x half> %351, half %303, i64 1, !dbg !24
  %353 = insertelement <8 x half> %352, half %304, i64 2, !dbg !24
  %354 = insertelement <8 x half> %353, half %305, i64 3, !dbg !24
  %355 = insertelement <8 x half> %354, half %306, i64 4, !dbg !24
  %356 = insertelement <8 x half> %355, half %307, i64 5, !dbg !24
  %357 = insertelement <8 x half> %356, half %308, i64 6, !dbg !24
  %358 = insertelement <8 x half> %357, half %309, i64 7, !dbg !24
  store <8 x half> %358, ptr addrspace(1) %340, align 16, !dbg !24
  %359 = insertelement <8 x half> poison, half %310, i64 0, !dbg !24
  %360 = insertelement <8 x half> %359, half %311, i64 1, !dbg !24
  %361 = insertelement <8 x half> %360, half %312, i64 2, !dbg !24
  %362 = insertelement <8 x half> %361, half %313, i64 3, !dbg !24
  %363 = insertelement <8 x half> %362, half %314, i64 4, !dbg !24
  %364 = insertelement <8 x half> %363, half %315, i64 5, !dbg !24
  %365 = insertelement <8 x half> %364, half %316, i64 6, !dbg !24
  %366 = insertelement <8 x half> %365, half %317, i64 7, !dbg !24
  store <8 x half> %366, ptr addrspace(1) %341, align 16, !dbg !24
  %367 = insertelement <8 x half> poison, half %318, i64 0, !dbg !24
  %368 = insertelement <8 x half> %367, half %319, i64 1, !dbg !24
  %369 = insertelement <8 x half> %368, half %320, i64 2, !dbg !24
  %370 = insertelement <8 x half> %369, half %321, i64 3, !dbg !24
  %371 = insertelement <8 x half> %370, half %322, i64 4, !dbg !24
  %372 = insertelement <8 x half> %371, half %323, i64 5, !dbg !24
  %373 = insertelement <8 x half> %372, half %324, i64 6, !dbg !24
  %374 = insertelement <8 x half> %373, half %325, i64 7, !dbg !24
  store <8 x half> %374, ptr addrspace(1) %342, align 16, !dbg !24
  ret void, !dbg !25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i7 @llvm.bitreverse.i7(i7) #3

attributes #0 = { mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "transpose", linkageName: "transpose", scope: !1, file: !1, line: 158, type: !5, scopeLine: 158, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 160, column: 24, scope: !4)
!8 = !DILocation(line: 160, column: 29, scope: !4)
!9 = !DILocation(line: 160, column: 49, scope: !4)
!10 = !DILocation(line: 160, column: 36, scope: !4)
!11 = !DILocation(line: 161, column: 24, scope: !4)
!12 = !DILocation(line: 161, column: 29, scope: !4)
!13 = !DILocation(line: 161, column: 36, scope: !4)
!14 = !DILocation(line: 162, column: 41, scope: !4)
!15 = !DILocation(line: 162, column: 26, scope: !4)
!16 = !DILocation(line: 162, column: 49, scope: !4)
!17 = !DILocation(line: 162, column: 19, scope: !4)
!18 = !DILocation(line: 163, column: 22, scope: !4)
!19 = !DILocation(line: 163, column: 30, scope: !4)
!20 = !DILocation(line: 163, column: 41, scope: !4)
!21 = !DILocation(line: 164, column: 34, scope: !4)
!22 = !DILocation(line: 164, column: 19, scope: !4)
!23 = !DILocation(line: 164, column: 46, scope: !4)
!24 = !DILocation(line: 164, column: 60, scope: !4)
!25 = !DILocation(line: 164, column: 4, scope: !4)
