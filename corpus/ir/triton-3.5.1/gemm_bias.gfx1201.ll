; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemm_bias(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg readnone captures(none) %10, ptr addrspace(1) inreg readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !7
  %14 = shl i32 %13, 6, !dbg !8
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %16 = lshr i32 %15, 2, !dbg !9
  %17 = and i32 %16, 31, !dbg !9
  %18 = and i32 %15, 16, !dbg !9
  %19 = lshr exact i32 %18, 1, !dbg !9
  %20 = and i32 %15, 64, !dbg !9
  %21 = lshr exact i32 %20, 2, !dbg !9
  %22 = or disjoint i32 %19, %21, !dbg !9
  %23 = and i32 %15, 15, !dbg !9
  %24 = and i32 %15, 32, !dbg !9
  %25 = lshr exact i32 %24, 1, !dbg !9
  %26 = or disjoint i32 %25, %23, !dbg !9
  %27 = shl nuw nsw i32 %15, 3, !dbg !9
  %28 = and i32 %27, 56, !dbg !9
  %29 = or disjoint i32 %17, %14, !dbg !10
  %30 = or disjoint i32 %29, 32, !dbg !10
  %31 = or disjoint i32 %22, %14, !dbg !10
  %32 = or disjoint i32 %31, 1, !dbg !10
  %33 = or disjoint i32 %31, 2, !dbg !10
  %34 = or disjoint i32 %31, 3, !dbg !10
  %35 = or disjoint i32 %31, 4, !dbg !10
  %36 = or disjoint i32 %31, 5, !dbg !10
  %37 = or disjoint i32 %31, 6, !dbg !10
  %38 = or disjoint i32 %31, 7, !dbg !10
  %39 = or disjoint i32 %31, 32, !dbg !10
  %40 = or disjoint i32 %31, 33, !dbg !10
  %41 = or disjoint i32 %31, 34, !dbg !10
  %42 = or disjoint i32 %31, 35, !dbg !10
  %43 = or disjoint i32 %31, 36, !dbg !10
  %44 = or disjoint i32 %31, 37, !dbg !10
  %45 = or disjoint i32 %31, 38, !dbg !10
  %46 = or disjoint i32 %31, 39, !dbg !10
  %47 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %48 = shl i32 %47, 6, !dbg !12
  %49 = or disjoint i32 %26, %48, !dbg !13
  %50 = or disjoint i32 %49, 32, !dbg !13
  %51 = or disjoint i32 %28, %48, !dbg !13
  %52 = and i32 %27, 24, !dbg !14
  %53 = lshr i32 %15, 3, !dbg !14
  %54 = and i32 %53, 15, !dbg !14
  %55 = or disjoint i32 %54, 16, !dbg !14
  %56 = mul i32 %7, %29, !dbg !15
  %57 = mul i32 %7, %30, !dbg !15
  %58 = sext i32 %56 to i64, !dbg !16
  %59 = getelementptr half, ptr addrspace(1) %0, i64 %58, !dbg !16
  %60 = sext i32 %57 to i64, !dbg !16
  %61 = getelementptr half, ptr addrspace(1) %0, i64 %60, !dbg !16
  %62 = icmp sgt i32 %6, 0, !dbg !17
  %63 = icmp slt i32 %52, %6, !dbg !18
  %64 = zext nneg i32 %52 to i64, !dbg !19
  %65 = getelementptr half, ptr addrspace(1) %61, i64 %64, !dbg !19
  br i1 %63, label %66, label %69, !dbg !20

66:                                               ; preds = %12
  %67 = getelementptr half, ptr addrspace(1) %59, i64 %64
  %68 = load <8 x half>, ptr addrspace(1) %67, align 16, !dbg !20
  br label %69, !dbg !20

69:                                               ; preds = %66, %12
  %70 = phi <8 x half> [ %68, %66 ], [ zeroinitializer, %12 ], !dbg !20
  br i1 %63, label %71, label %73, !dbg !20

71:                                               ; preds = %69
  %72 = load <8 x half>, ptr addrspace(1) %65, align 16, !dbg !20
  br label %73, !dbg !20

73:                                               ; preds = %71, %69
  %74 = phi <8 x half> [ %72, %71 ], [ zeroinitializer, %69 ], !dbg !20
  %75 = icmp slt i32 %54, %6, !dbg !21
  %76 = icmp slt i32 %55, %6, !dbg !21
  %77 = mul i32 %8, %55, !dbg !22
  %78 = sext i32 %77 to i64, !dbg !23
  %79 = getelementptr half, ptr addrspace(1) %1, i64 %78, !dbg !23
  %80 = sext i32 %51 to i64, !dbg !24
  %81 = getelementptr half, ptr addrspace(1) %79, i64 %80, !dbg !24
  %82 = and i1 %62, %76, !dbg !17
  br i1 %75, label %83, label %89, !dbg !25

83:                                               ; preds = %73
  %84 = mul i32 %8, %54
  %85 = sext i32 %84 to i64
  %86 = getelementptr half, ptr addrspace(1) %1, i64 %85
  %87 = getelementptr half, ptr addrspace(1) %86, i64 %80
  %88 = load <8 x half>, ptr addrspace(1) %87, align 16, !dbg !25
  br label %89, !dbg !25

89:                                               ; preds = %83, %73
  %90 = phi <8 x half> [ %88, %83 ], [ zeroinitializer, %73 ], !dbg !25
  br i1 %82, label %91, label %93, !dbg !25

91:                                               ; preds = %89
  %92 = load <8 x half>, ptr addrspace(1) %81, align 16, !dbg !25
  br label %93, !dbg !25

93:                                               ; preds = %91, %89
  %94 = phi <8 x half> [ %92, %91 ], [ zeroinitializer, %89 ], !dbg !25
  %95 = shl nuw nsw i32 %15, 4, !dbg !20
  %96 = and i32 %95, 2032, !dbg !20
  %97 = shl nuw nsw i32 %15, 1, !dbg !20
  %98 = and i32 %97, 48, !dbg !20
  %99 = xor i32 %96, %98, !dbg !20
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %99, !dbg !20
  store <8 x half> %70, ptr addrspace(3) %100, align 16, !dbg !20
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 2048, !dbg !20
  store <8 x half> %74, ptr addrspace(3) %101, align 16, !dbg !20
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %96, !dbg !25
  store <8 x half> %90, ptr addrspace(3) %102, align 16, !dbg !25
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 2048, !dbg !25
  store <8 x half> %94, ptr addrspace(3) %103, align 16, !dbg !25
  %104 = add i32 %6, -32, !dbg !17
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %80, !dbg !17
  %105 = icmp sgt i32 %104, 0, !dbg !17
  br i1 %105, label %.lr.ph, label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %93
  %106 = shl nuw nsw i32 %23, 6
  %107 = and i32 %27, 48
  %108 = shl nuw nsw i32 %20, 4
  %109 = or disjoint i32 %106, %107
  %110 = xor i32 %109, %18
  %111 = or disjoint i32 %110, %108
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %111
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %112, i32 2048
  %114 = xor i32 %111, 32
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %114
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i32 2048
  %117 = shl nuw nsw i32 %23, 1
  %118 = shl nuw nsw i32 %18, 6
  %119 = add i32 %6, -32, !dbg !26
  %120 = icmp samesign ult i32 %52, %119, !dbg !18
  %121 = or disjoint i32 %52, 32, !dbg !27
  %122 = or disjoint i32 %54, 32, !dbg !27
  %123 = or disjoint i32 %54, 48, !dbg !27
  %124 = zext nneg i32 %121 to i64, !dbg !19
  %125 = getelementptr half, ptr addrspace(1) %61, i64 %124, !dbg !19
  br i1 %120, label %126, label %129, !dbg !20

126:                                              ; preds = %.lr.ph
  %127 = getelementptr half, ptr addrspace(1) %59, i64 %124
  %128 = load <8 x half>, ptr addrspace(1) %127, align 16, !dbg !20
  br label %129, !dbg !20

129:                                              ; preds = %126, %.lr.ph
  %130 = phi <8 x half> [ %128, %126 ], [ zeroinitializer, %.lr.ph ], !dbg !20
  br i1 %120, label %131, label %133, !dbg !20

131:                                              ; preds = %129
  %132 = load <8 x half>, ptr addrspace(1) %125, align 16, !dbg !20
  br label %133, !dbg !20

133:                                              ; preds = %131, %129
  %134 = phi <8 x half> [ %132, %131 ], [ zeroinitializer, %129 ], !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %135 = load <8 x half>, ptr addrspace(3) %112, align 16, !dbg !20
  %136 = load <8 x half>, ptr addrspace(3) %113, align 16, !dbg !20
  %137 = load <8 x half>, ptr addrspace(3) %115, align 16, !dbg !20
  %138 = load <8 x half>, ptr addrspace(3) %116, align 16, !dbg !20
  %139 = icmp samesign ult i32 %54, %119, !dbg !21
  %140 = icmp samesign ult i32 %55, %119, !dbg !21
  %141 = mul i32 %123, %8, !dbg !22
  %142 = sext i32 %141 to i64, !dbg !23
  %gep.peel = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %142, !dbg !24
  br i1 %139, label %143, label %147, !dbg !25

143:                                              ; preds = %133
  %144 = mul i32 %122, %8
  %145 = sext i32 %144 to i64
  %gep57.peel = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %145
  %146 = load <8 x half>, ptr addrspace(1) %gep57.peel, align 16, !dbg !25
  br label %147, !dbg !25

147:                                              ; preds = %143, %133
  %148 = phi <8 x half> [ %146, %143 ], [ zeroinitializer, %133 ], !dbg !25
  br i1 %140, label %149, label %151, !dbg !25

149:                                              ; preds = %147
  %150 = load <8 x half>, ptr addrspace(1) %gep.peel, align 16, !dbg !25
  br label %151, !dbg !25

151:                                              ; preds = %149, %147
  %152 = phi <8 x half> [ %150, %149 ], [ zeroinitializer, %147 ], !dbg !25
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %118, !dbg !25
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %153, i32 %117, !dbg !25
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) %154, i32 %24, !dbg !25
  %156 = load <1 x half>, ptr addrspace(3) %155, align 2, !dbg !25
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 128, !dbg !25
  %158 = load <1 x half>, ptr addrspace(3) %157, align 2, !dbg !25
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 256, !dbg !25
  %160 = load <1 x half>, ptr addrspace(3) %159, align 2, !dbg !25
  %161 = shufflevector <1 x half> %160, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 384, !dbg !25
  %163 = load <1 x half>, ptr addrspace(3) %162, align 2, !dbg !25
  %164 = shufflevector <1 x half> %163, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 512, !dbg !25
  %166 = load <1 x half>, ptr addrspace(3) %165, align 2, !dbg !25
  %167 = shufflevector <1 x half> %166, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 640, !dbg !25
  %169 = load <1 x half>, ptr addrspace(3) %168, align 2, !dbg !25
  %170 = shufflevector <1 x half> %169, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 768, !dbg !25
  %172 = load <1 x half>, ptr addrspace(3) %171, align 2, !dbg !25
  %173 = shufflevector <1 x half> %172, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %174 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 896, !dbg !25
  %175 = load <1 x half>, ptr addrspace(3) %174, align 2, !dbg !25
  %176 = shufflevector <1 x half> %175, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2048, !dbg !25
  %178 = load <1 x half>, ptr addrspace(3) %177, align 2, !dbg !25
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2176, !dbg !25
  %180 = load <1 x half>, ptr addrspace(3) %179, align 2, !dbg !25
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2304, !dbg !25
  %182 = load <1 x half>, ptr addrspace(3) %181, align 2, !dbg !25
  %183 = shufflevector <1 x half> %182, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2432, !dbg !25
  %185 = load <1 x half>, ptr addrspace(3) %184, align 2, !dbg !25
  %186 = shufflevector <1 x half> %185, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2560, !dbg !25
  %188 = load <1 x half>, ptr addrspace(3) %187, align 2, !dbg !25
  %189 = shufflevector <1 x half> %188, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2688, !dbg !25
  %191 = load <1 x half>, ptr addrspace(3) %190, align 2, !dbg !25
  %192 = shufflevector <1 x half> %191, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2816, !dbg !25
  %194 = load <1 x half>, ptr addrspace(3) %193, align 2, !dbg !25
  %195 = shufflevector <1 x half> %194, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2944, !dbg !25
  %197 = load <1 x half>, ptr addrspace(3) %196, align 2, !dbg !25
  %198 = shufflevector <1 x half> %197, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 64, !dbg !25
  %200 = load <1 x half>, ptr addrspace(3) %199, align 2, !dbg !25
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 192, !dbg !25
  %202 = load <1 x half>, ptr addrspace(3) %201, align 2, !dbg !25
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 320, !dbg !25
  %204 = load <1 x half>, ptr addrspace(3) %203, align 2, !dbg !25
  %205 = shufflevector <1 x half> %204, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 448, !dbg !25
  %207 = load <1 x half>, ptr addrspace(3) %206, align 2, !dbg !25
  %208 = shufflevector <1 x half> %207, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 576, !dbg !25
  %210 = load <1 x half>, ptr addrspace(3) %209, align 2, !dbg !25
  %211 = shufflevector <1 x half> %210, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 704, !dbg !25
  %213 = load <1 x half>, ptr addrspace(3) %212, align 2, !dbg !25
  %214 = shufflevector <1 x half> %213, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 832, !dbg !25
  %216 = load <1 x half>, ptr addrspace(3) %215, align 2, !dbg !25
  %217 = shufflevector <1 x half> %216, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 960, !dbg !25
  %219 = load <1 x half>, ptr addrspace(3) %218, align 2, !dbg !25
  %220 = shufflevector <1 x half> %219, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2112, !dbg !25
  %222 = load <1 x half>, ptr addrspace(3) %221, align 2, !dbg !25
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2240, !dbg !25
  %224 = load <1 x half>, ptr addrspace(3) %223, align 2, !dbg !25
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2368, !dbg !25
  %226 = load <1 x half>, ptr addrspace(3) %225, align 2, !dbg !25
  %227 = shufflevector <1 x half> %226, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2496, !dbg !25
  %229 = load <1 x half>, ptr addrspace(3) %228, align 2, !dbg !25
  %230 = shufflevector <1 x half> %229, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2624, !dbg !25
  %232 = load <1 x half>, ptr addrspace(3) %231, align 2, !dbg !25
  %233 = shufflevector <1 x half> %232, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2752, !dbg !25
  %235 = load <1 x half>, ptr addrspace(3) %234, align 2, !dbg !25
  %236 = shufflevector <1 x half> %235, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2880, !dbg !25
  %238 = load <1 x half>, ptr addrspace(3) %237, align 2, !dbg !25
  %239 = shufflevector <1 x half> %238, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 3008, !dbg !25
  %241 = load <1 x half>, ptr addrspace(3) %240, align 2, !dbg !25
  %242 = shufflevector <1 x half> %241, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %243 = shufflevector <1 x half> %156, <1 x half> %158, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %244 = shufflevector <8 x half> %243, <8 x half> %161, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %245 = shufflevector <8 x half> %244, <8 x half> %164, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %246 = shufflevector <8 x half> %245, <8 x half> %167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %247 = shufflevector <8 x half> %246, <8 x half> %170, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %248 = shufflevector <8 x half> %247, <8 x half> %173, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %249 = shufflevector <8 x half> %248, <8 x half> %176, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %250 = shufflevector <1 x half> %178, <1 x half> %180, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %251 = shufflevector <8 x half> %250, <8 x half> %183, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %252 = shufflevector <8 x half> %251, <8 x half> %186, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %253 = shufflevector <8 x half> %252, <8 x half> %189, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %254 = shufflevector <8 x half> %253, <8 x half> %192, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %255 = shufflevector <8 x half> %254, <8 x half> %195, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %256 = shufflevector <8 x half> %255, <8 x half> %198, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %257 = shufflevector <1 x half> %200, <1 x half> %202, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %258 = shufflevector <8 x half> %257, <8 x half> %205, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %259 = shufflevector <8 x half> %258, <8 x half> %208, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %260 = shufflevector <8 x half> %259, <8 x half> %211, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %261 = shufflevector <8 x half> %260, <8 x half> %214, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %262 = shufflevector <8 x half> %261, <8 x half> %217, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %263 = shufflevector <8 x half> %262, <8 x half> %220, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %264 = shufflevector <1 x half> %222, <1 x half> %224, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %265 = shufflevector <8 x half> %264, <8 x half> %227, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %266 = shufflevector <8 x half> %265, <8 x half> %230, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %267 = shufflevector <8 x half> %266, <8 x half> %233, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %268 = shufflevector <8 x half> %267, <8 x half> %236, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %269 = shufflevector <8 x half> %268, <8 x half> %239, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %270 = shufflevector <8 x half> %269, <8 x half> %242, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %271 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %135, <8 x half> %249, <8 x float> zeroinitializer), !dbg !28
  %272 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %137, <8 x half> %256, <8 x float> %271), !dbg !28
  %273 = extractelement <8 x float> %272, i64 0, !dbg !28
  %274 = extractelement <8 x float> %272, i64 1, !dbg !28
  %275 = extractelement <8 x float> %272, i64 2, !dbg !28
  %276 = extractelement <8 x float> %272, i64 3, !dbg !28
  %277 = extractelement <8 x float> %272, i64 4, !dbg !28
  %278 = extractelement <8 x float> %272, i64 5, !dbg !28
  %279 = extractelement <8 x float> %272, i64 6, !dbg !28
  %280 = extractelement <8 x float> %272, i64 7, !dbg !28
  %281 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %135, <8 x half> %263, <8 x float> zeroinitializer), !dbg !28
  %282 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %137, <8 x half> %270, <8 x float> %281), !dbg !28
  %283 = extractelement <8 x float> %282, i64 0, !dbg !28
  %284 = extractelement <8 x float> %282, i64 1, !dbg !28
  %285 = extractelement <8 x float> %282, i64 2, !dbg !28
  %286 = extractelement <8 x float> %282, i64 3, !dbg !28
  %287 = extractelement <8 x float> %282, i64 4, !dbg !28
  %288 = extractelement <8 x float> %282, i64 5, !dbg !28
  %289 = extractelement <8 x float> %282, i64 6, !dbg !28
  %290 = extractelement <8 x float> %282, i64 7, !dbg !28
  %291 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %136, <8 x half> %249, <8 x float> zeroinitializer), !dbg !28
  %292 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %138, <8 x half> %256, <8 x float> %291), !dbg !28
  %293 = extractelement <8 x float> %292, i64 0, !dbg !28
  %294 = extractelement <8 x float> %292, i64 1, !dbg !28
  %295 = extractelement <8 x float> %292, i64 2, !dbg !28
  %296 = extractelement <8 x float> %292, i64 3, !dbg !28
  %297 = extractelement <8 x float> %292, i64 4, !dbg !28
  %298 = extractelement <8 x float> %292, i64 5, !dbg !28
  %299 = extractelement <8 x float> %292, i64 6, !dbg !28
  %300 = extractelement <8 x float> %292, i64 7, !dbg !28
  %301 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %136, <8 x half> %263, <8 x float> zeroinitializer), !dbg !28
  %302 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %138, <8 x half> %270, <8 x float> %301), !dbg !28
  %303 = extractelement <8 x float> %302, i64 0, !dbg !28
  %304 = extractelement <8 x float> %302, i64 1, !dbg !28
  %305 = extractelement <8 x float> %302, i64 2, !dbg !28
  %306 = extractelement <8 x float> %302, i64 3, !dbg !28
  %307 = extractelement <8 x float> %302, i64 4, !dbg !28
  %308 = extractelement <8 x float> %302, i64 5, !dbg !28
  %309 = extractelement <8 x float> %302, i64 6, !dbg !28
  %310 = extractelement <8 x float> %302, i64 7, !dbg !28
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  store <8 x half> %130, ptr addrspace(3) %100, align 16, !dbg !20
  store <8 x half> %134, ptr addrspace(3) %101, align 16, !dbg !20
  store <8 x half> %148, ptr addrspace(3) %102, align 16, !dbg !25
  store <8 x half> %152, ptr addrspace(3) %103, align 16, !dbg !25
  %311 = icmp samesign ugt i32 %104, 32, !dbg !17
  br i1 %311, label %.peel.next, label %._crit_edge, !dbg !17

.peel.next:                                       ; preds = %151
  %312 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %118
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %312, i32 %117
  %314 = getelementptr inbounds nuw i8, ptr addrspace(3) %313, i32 %24
  %315 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 128
  %316 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 256
  %317 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 384
  %318 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 512
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 640
  %320 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 768
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 896
  %322 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2048
  %323 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2176
  %324 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2304
  %325 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2432
  %326 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2560
  %327 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2688
  %328 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2816
  %329 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2944
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 64
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 192
  %332 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 320
  %333 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 448
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 576
  %335 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 704
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 832
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 960
  %338 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2112
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2240
  %340 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2368
  %341 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2496
  %342 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2624
  %343 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2752
  %344 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 2880
  %345 = getelementptr inbounds nuw i8, ptr addrspace(3) %314, i32 3008
  br label %346, !dbg !17

346:                                              ; preds = %.peel.next, %413
  %347 = phi float [ %273, %.peel.next ], [ %509, %413 ]
  %348 = phi float [ %274, %.peel.next ], [ %510, %413 ]
  %349 = phi float [ %275, %.peel.next ], [ %511, %413 ]
  %350 = phi float [ %276, %.peel.next ], [ %512, %413 ]
  %351 = phi float [ %277, %.peel.next ], [ %513, %413 ]
  %352 = phi float [ %278, %.peel.next ], [ %514, %413 ]
  %353 = phi float [ %279, %.peel.next ], [ %515, %413 ]
  %354 = phi float [ %280, %.peel.next ], [ %516, %413 ]
  %355 = phi float [ %283, %.peel.next ], [ %527, %413 ]
  %356 = phi float [ %284, %.peel.next ], [ %528, %413 ]
  %357 = phi float [ %285, %.peel.next ], [ %529, %413 ]
  %358 = phi float [ %286, %.peel.next ], [ %530, %413 ]
  %359 = phi float [ %287, %.peel.next ], [ %531, %413 ]
  %360 = phi float [ %288, %.peel.next ], [ %532, %413 ]
  %361 = phi float [ %289, %.peel.next ], [ %533, %413 ]
  %362 = phi float [ %290, %.peel.next ], [ %534, %413 ]
  %363 = phi float [ %293, %.peel.next ], [ %545, %413 ]
  %364 = phi float [ %294, %.peel.next ], [ %546, %413 ]
  %365 = phi float [ %295, %.peel.next ], [ %547, %413 ]
  %366 = phi float [ %296, %.peel.next ], [ %548, %413 ]
  %367 = phi float [ %297, %.peel.next ], [ %549, %413 ]
  %368 = phi float [ %298, %.peel.next ], [ %550, %413 ]
  %369 = phi float [ %299, %.peel.next ], [ %551, %413 ]
  %370 = phi float [ %300, %.peel.next ], [ %552, %413 ]
  %371 = phi float [ %303, %.peel.next ], [ %563, %413 ]
  %372 = phi float [ %304, %.peel.next ], [ %564, %413 ]
  %373 = phi float [ %305, %.peel.next ], [ %565, %413 ]
  %374 = phi float [ %306, %.peel.next ], [ %566, %413 ]
  %375 = phi float [ %307, %.peel.next ], [ %567, %413 ]
  %376 = phi float [ %308, %.peel.next ], [ %568, %413 ]
  %377 = phi float [ %309, %.peel.next ], [ %569, %413 ]
  %378 = phi float [ %310, %.peel.next ], [ %570, %413 ]
  %379 = phi i32 [ 32, %.peel.next ], [ %380, %413 ]
  %380 = add i32 %379, 32, !dbg !17
  %381 = sub i32 %6, %380, !dbg !26
  %382 = icmp slt i32 %52, %381, !dbg !18
  %383 = or disjoint i32 %380, %52, !dbg !27
  %384 = or disjoint i32 %380, %54, !dbg !27
  %385 = or disjoint i32 %380, %55, !dbg !27
  %386 = sext i32 %383 to i64, !dbg !19
  %387 = getelementptr half, ptr addrspace(1) %61, i64 %386, !dbg !19
  br i1 %382, label %388, label %391, !dbg !20

388:                                              ; preds = %346
  %389 = getelementptr half, ptr addrspace(1) %59, i64 %386
  %390 = load <8 x half>, ptr addrspace(1) %389, align 16, !dbg !20
  br label %391, !dbg !20

391:                                              ; preds = %388, %346
  %392 = phi <8 x half> [ %390, %388 ], [ zeroinitializer, %346 ], !dbg !20
  br i1 %382, label %393, label %395, !dbg !20

393:                                              ; preds = %391
  %394 = load <8 x half>, ptr addrspace(1) %387, align 16, !dbg !20
  br label %395, !dbg !20

395:                                              ; preds = %393, %391
  %396 = phi <8 x half> [ %394, %393 ], [ zeroinitializer, %391 ], !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %397 = load <8 x half>, ptr addrspace(3) %112, align 16, !dbg !20
  %398 = load <8 x half>, ptr addrspace(3) %113, align 16, !dbg !20
  %399 = load <8 x half>, ptr addrspace(3) %115, align 16, !dbg !20
  %400 = load <8 x half>, ptr addrspace(3) %116, align 16, !dbg !20
  %401 = icmp slt i32 %54, %381, !dbg !21
  %402 = icmp slt i32 %55, %381, !dbg !21
  %403 = mul i32 %385, %8, !dbg !22
  %404 = sext i32 %403 to i64, !dbg !23
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %404, !dbg !24
  br i1 %401, label %405, label %409, !dbg !25

405:                                              ; preds = %395
  %406 = mul i32 %384, %8
  %407 = sext i32 %406 to i64
  %gep57 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %407
  %408 = load <8 x half>, ptr addrspace(1) %gep57, align 16, !dbg !25
  br label %409, !dbg !25

409:                                              ; preds = %405, %395
  %410 = phi <8 x half> [ %408, %405 ], [ zeroinitializer, %395 ], !dbg !25
  br i1 %402, label %411, label %413, !dbg !25

411:                                              ; preds = %409
  %412 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !25
  br label %413, !dbg !25

413:                                              ; preds = %411, %409
  %414 = phi <8 x half> [ %412, %411 ], [ zeroinitializer, %409 ], !dbg !25
  %415 = load <1 x half>, ptr addrspace(3) %314, align 2, !dbg !25
  %416 = load <1 x half>, ptr addrspace(3) %315, align 2, !dbg !25
  %417 = load <1 x half>, ptr addrspace(3) %316, align 2, !dbg !25
  %418 = shufflevector <1 x half> %417, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %419 = load <1 x half>, ptr addrspace(3) %317, align 2, !dbg !25
  %420 = shufflevector <1 x half> %419, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %421 = load <1 x half>, ptr addrspace(3) %318, align 2, !dbg !25
  %422 = shufflevector <1 x half> %421, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %423 = load <1 x half>, ptr addrspace(3) %319, align 2, !dbg !25
  %424 = shufflevector <1 x half> %423, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %425 = load <1 x half>, ptr addrspace(3) %320, align 2, !dbg !25
  %426 = shufflevector <1 x half> %425, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %427 = load <1 x half>, ptr addrspace(3) %321, align 2, !dbg !25
  %428 = shufflevector <1 x half> %427, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %429 = load <1 x half>, ptr addrspace(3) %322, align 2, !dbg !25
  %430 = load <1 x half>, ptr addrspace(3) %323, align 2, !dbg !25
  %431 = load <1 x half>, ptr addrspace(3) %324, align 2, !dbg !25
  %432 = shufflevector <1 x half> %431, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %433 = load <1 x half>, ptr addrspace(3) %325, align 2, !dbg !25
  %434 = shufflevector <1 x half> %433, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %435 = load <1 x half>, ptr addrspace(3) %326, align 2, !dbg !25
  %436 = shufflevector <1 x half> %435, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %437 = load <1 x half>, ptr addrspace(3) %327, align 2, !dbg !25
  %438 = shufflevector <1 x half> %437, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %439 = load <1 x half>, ptr addrspace(3) %328, align 2, !dbg !25
  %440 = shufflevector <1 x half> %439, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %441 = load <1 x half>, ptr addrspace(3) %329, align 2, !dbg !25
  %442 = shufflevector <1 x half> %441, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %443 = load <1 x half>, ptr addrspace(3) %330, align 2, !dbg !25
  %444 = load <1 x half>, ptr addrspace(3) %331, align 2, !dbg !25
  %445 = load <1 x half>, ptr addrspace(3) %332, align 2, !dbg !25
  %446 = shufflevector <1 x half> %445, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %447 = load <1 x half>, ptr addrspace(3) %333, align 2, !dbg !25
  %448 = shufflevector <1 x half> %447, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %449 = load <1 x half>, ptr addrspace(3) %334, align 2, !dbg !25
  %450 = shufflevector <1 x half> %449, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %451 = load <1 x half>, ptr addrspace(3) %335, align 2, !dbg !25
  %452 = shufflevector <1 x half> %451, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %453 = load <1 x half>, ptr addrspace(3) %336, align 2, !dbg !25
  %454 = shufflevector <1 x half> %453, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %455 = load <1 x half>, ptr addrspace(3) %337, align 2, !dbg !25
  %456 = shufflevector <1 x half> %455, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %457 = load <1 x half>, ptr addrspace(3) %338, align 2, !dbg !25
  %458 = load <1 x half>, ptr addrspace(3) %339, align 2, !dbg !25
  %459 = load <1 x half>, ptr addrspace(3) %340, align 2, !dbg !25
  %460 = shufflevector <1 x half> %459, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %461 = load <1 x half>, ptr addrspace(3) %341, align 2, !dbg !25
  %462 = shufflevector <1 x half> %461, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %463 = load <1 x half>, ptr addrspace(3) %342, align 2, !dbg !25
  %464 = shufflevector <1 x half> %463, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %465 = load <1 x half>, ptr addrspace(3) %343, align 2, !dbg !25
  %466 = shufflevector <1 x half> %465, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %467 = load <1 x half>, ptr addrspace(3) %344, align 2, !dbg !25
  %468 = shufflevector <1 x half> %467, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %469 = load <1 x half>, ptr addrspace(3) %345, align 2, !dbg !25
  %470 = shufflevector <1 x half> %469, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %471 = shufflevector <1 x half> %415, <1 x half> %416, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %472 = shufflevector <8 x half> %471, <8 x half> %418, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %473 = shufflevector <8 x half> %472, <8 x half> %420, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %474 = shufflevector <8 x half> %473, <8 x half> %422, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %475 = shufflevector <8 x half> %474, <8 x half> %424, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %476 = shufflevector <8 x half> %475, <8 x half> %426, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %477 = shufflevector <8 x half> %476, <8 x half> %428, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %478 = shufflevector <1 x half> %429, <1 x half> %430, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %479 = shufflevector <8 x half> %478, <8 x half> %432, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %480 = shufflevector <8 x half> %479, <8 x half> %434, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %481 = shufflevector <8 x half> %480, <8 x half> %436, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %482 = shufflevector <8 x half> %481, <8 x half> %438, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %483 = shufflevector <8 x half> %482, <8 x half> %440, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %484 = shufflevector <8 x half> %483, <8 x half> %442, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %485 = shufflevector <1 x half> %443, <1 x half> %444, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %486 = shufflevector <8 x half> %485, <8 x half> %446, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %487 = shufflevector <8 x half> %486, <8 x half> %448, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %488 = shufflevector <8 x half> %487, <8 x half> %450, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %489 = shufflevector <8 x half> %488, <8 x half> %452, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %490 = shufflevector <8 x half> %489, <8 x half> %454, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %491 = shufflevector <8 x half> %490, <8 x half> %456, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %492 = shufflevector <1 x half> %457, <1 x half> %458, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %493 = shufflevector <8 x half> %492, <8 x half> %460, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %494 = shufflevector <8 x half> %493, <8 x half> %462, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %495 = shufflevector <8 x half> %494, <8 x half> %464, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %496 = shufflevector <8 x half> %495, <8 x half> %466, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %497 = shufflevector <8 x half> %496, <8 x half> %468, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %498 = shufflevector <8 x half> %497, <8 x half> %470, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %499 = insertelement <8 x float> poison, float %347, i64 0, !dbg !28
  %500 = insertelement <8 x float> %499, float %348, i64 1, !dbg !28
  %501 = insertelement <8 x float> %500, float %349, i64 2, !dbg !28
  %502 = insertelement <8 x float> %501, float %350, i64 3, !dbg !28
  %503 = insertelement <8 x float> %502, float %351, i64 4, !dbg !28
  %504 = insertelement <8 x float> %503, float %352, i64 5, !dbg !28
  %505 = insertelement <8 x float> %504, float %353, i64 6, !dbg !28
  %506 = insertelement <8 x float> %505, float %354, i64 7, !dbg !28
  %507 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %397, <8 x half> %477, <8 x float> %506), !dbg !28
  %508 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %399, <8 x half> %484, <8 x float> %507), !dbg !28
  %509 = extractelement <8 x float> %508, i64 0, !dbg !28
  %510 = extractelement <8 x float> %508, i64 1, !dbg !28
  %511 = extractelement <8 x float> %508, i64 2, !dbg !28
  %512 = extractelement <8 x float> %508, i64 3, !dbg !28
  %513 = extractelement <8 x float> %508, i64 4, !dbg !28
  %514 = extractelement <8 x float> %508, i64 5, !dbg !28
  %515 = extractelement <8 x float> %508, i64 6, !dbg !28
  %516 = extractelement <8 x float> %508, i64 7, !dbg !28
  %517 = insertelement <8 x float> poison, float %355, i64 0, !dbg !28
  %518 = insertelement <8 x float> %517, float %356, i64 1, !dbg !28
  %519 = insertelement <8 x float> %518, float %357, i64 2, !dbg !28
  %520 = insertelement <8 x float> %519, float %358, i64 3, !dbg !28
  %521 = insertelement <8 x float> %520, float %359, i64 4, !dbg !28
  %522 = insertelement <8 x float> %521, float %360, i64 5, !dbg !28
  %523 = insertelement <8 x float> %522, float %361, i64 6, !dbg !28
  %524 = insertelement <8 x float> %523, float %362, i64 7, !dbg !28
  %525 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %397, <8 x half> %491, <8 x float> %524), !dbg !28
  %526 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %399, <8 x half> %498, <8 x float> %525), !dbg !28
  %527 = extractelement <8 x float> %526, i64 0, !dbg !28
  %528 = extractelement <8 x float> %526, i64 1, !dbg !28
  %529 = extractelement <8 x float> %526, i64 2, !dbg !28
  %530 = extractelement <8 x float> %526, i64 3, !dbg !28
  %531 = extractelement <8 x float> %526, i64 4, !dbg !28
  %532 = extractelement <8 x float> %526, i64 5, !dbg !28
  %533 = extractelement <8 x float> %526, i64 6, !dbg !28
  %534 = extractelement <8 x float> %526, i64 7, !dbg !28
  %535 = insertelement <8 x float> poison, float %363, i64 0, !dbg !28
  %536 = insertelement <8 x float> %535, float %364, i64 1, !dbg !28
  %537 = insertelement <8 x float> %536, float %365, i64 2, !dbg !28
  %538 = insertelement <8 x float> %537, float %366, i64 3, !dbg !28
  %539 = insertelement <8 x float> %538, float %367, i64 4, !dbg !28
  %540 = insertelement <8 x float> %539, float %368, i64 5, !dbg !28
  %541 = insertelement <8 x float> %540, float %369, i64 6, !dbg !28
  %542 = insertelement <8 x float> %541, float %370, i64 7, !dbg !28
  %543 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %398, <8 x half> %477, <8 x float> %542), !dbg !28
  %544 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %400, <8 x half> %484, <8 x float> %543), !dbg !28
  %545 = extractelement <8 x float> %544, i64 0, !dbg !28
  %546 = extractelement <8 x float> %544, i64 1, !dbg !28
  %547 = extractelement <8 x float> %544, i64 2, !dbg !28
  %548 = extractelement <8 x float> %544, i64 3, !dbg !28
  %549 = extractelement <8 x float> %544, i64 4, !dbg !28
  %550 = extractelement <8 x float> %544, i64 5, !dbg !28
  %551 = extractelement <8 x float> %544, i64 6, !dbg !28
  %552 = extractelement <8 x float> %544, i64 7, !dbg !28
  %553 = insertelement <8 x float> poison, float %371, i64 0, !dbg !28
  %554 = insertelement <8 x float> %553, float %372, i64 1, !dbg !28
  %555 = insertelement <8 x float> %554, float %373, i64 2, !dbg !28
  %556 = insertelement <8 x float> %555, float %374, i64 3, !dbg !28
  %557 = insertelement <8 x float> %556, float %375, i64 4, !dbg !28
  %558 = insertelement <8 x float> %557, float %376, i64 5, !dbg !28
  %559 = insertelement <8 x float> %558, float %377, i64 6, !dbg !28
  %560 = insertelement <8 x float> %559, float %378, i64 7, !dbg !28
  %561 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %398, <8 x half> %491, <8 x float> %560), !dbg !28
  %562 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %400, <8 x half> %498, <8 x float> %561), !dbg !28
  %563 = extractelement <8 x float> %562, i64 0, !dbg !28
  %564 = extractelement <8 x float> %562, i64 1, !dbg !28
  %565 = extractelement <8 x float> %562, i64 2, !dbg !28
  %566 = extractelement <8 x float> %562, i64 3, !dbg !28
  %567 = extractelement <8 x float> %562, i64 4, !dbg !28
  %568 = extractelement <8 x float> %562, i64 5, !dbg !28
  %569 = extractelement <8 x float> %562, i64 6, !dbg !28
  %570 = extractelement <8 x float> %562, i64 7, !dbg !28
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  store <8 x half> %392, ptr addrspace(3) %100, align 16, !dbg !20
  store <8 x half> %396, ptr addrspace(3) %101, align 16, !dbg !20
  store <8 x half> %410, ptr addrspace(3) %102, align 16, !dbg !25
  store <8 x half> %414, ptr addrspace(3) %103, align 16, !dbg !25
  %571 = icmp slt i32 %380, %104, !dbg !17
  br i1 %571, label %346, label %._crit_edge, !dbg !17, !llvm.loop !29

._crit_edge:                                      ; preds = %413, %151, %93
  %572 = phi float [ 0.000000e+00, %93 ], [ %273, %151 ], [ %509, %413 ], !dbg !31
  %573 = phi float [ 0.000000e+00, %93 ], [ %274, %151 ], [ %510, %413 ], !dbg !31
  %574 = phi float [ 0.000000e+00, %93 ], [ %275, %151 ], [ %511, %413 ], !dbg !31
  %575 = phi float [ 0.000000e+00, %93 ], [ %276, %151 ], [ %512, %413 ], !dbg !31
  %576 = phi float [ 0.000000e+00, %93 ], [ %277, %151 ], [ %513, %413 ], !dbg !31
  %577 = phi float [ 0.000000e+00, %93 ], [ %278, %151 ], [ %514, %413 ], !dbg !31
  %578 = phi float [ 0.000000e+00, %93 ], [ %279, %151 ], [ %515, %413 ], !dbg !31
  %579 = phi float [ 0.000000e+00, %93 ], [ %280, %151 ], [ %516, %413 ], !dbg !31
  %580 = phi float [ 0.000000e+00, %93 ], [ %283, %151 ], [ %527, %413 ], !dbg !31
  %581 = phi float [ 0.000000e+00, %93 ], [ %284, %151 ], [ %528, %413 ], !dbg !31
  %582 = phi float [ 0.000000e+00, %93 ], [ %285, %151 ], [ %529, %413 ], !dbg !31
  %583 = phi float [ 0.000000e+00, %93 ], [ %286, %151 ], [ %530, %413 ], !dbg !31
  %584 = phi float [ 0.000000e+00, %93 ], [ %287, %151 ], [ %531, %413 ], !dbg !31
  %585 = phi float [ 0.000000e+00, %93 ], [ %288, %151 ], [ %532, %413 ], !dbg !31
  %586 = phi float [ 0.000000e+00, %93 ], [ %289, %151 ], [ %533, %413 ], !dbg !31
  %587 = phi float [ 0.000000e+00, %93 ], [ %290, %151 ], [ %534, %413 ], !dbg !31
  %588 = phi float [ 0.000000e+00, %93 ], [ %293, %151 ], [ %545, %413 ], !dbg !31
  %589 = phi float [ 0.000000e+00, %93 ], [ %294, %151 ], [ %546, %413 ], !dbg !31
  %590 = phi float [ 0.000000e+00, %93 ], [ %295, %151 ], [ %547, %413 ], !dbg !31
  %591 = phi float [ 0.000000e+00, %93 ], [ %296, %151 ], [ %548, %413 ], !dbg !31
  %592 = phi float [ 0.000000e+00, %93 ], [ %297, %151 ], [ %549, %413 ], !dbg !31
  %593 = phi float [ 0.000000e+00, %93 ], [ %298, %151 ], [ %550, %413 ], !dbg !31
  %594 = phi float [ 0.000000e+00, %93 ], [ %299, %151 ], [ %551, %413 ], !dbg !31
  %595 = phi float [ 0.000000e+00, %93 ], [ %300, %151 ], [ %552, %413 ], !dbg !31
  %596 = phi float [ 0.000000e+00, %93 ], [ %303, %151 ], [ %563, %413 ], !dbg !31
  %597 = phi float [ 0.000000e+00, %93 ], [ %304, %151 ], [ %564, %413 ], !dbg !31
  %598 = phi float [ 0.000000e+00, %93 ], [ %305, %151 ], [ %565, %413 ], !dbg !31
  %599 = phi float [ 0.000000e+00, %93 ], [ %306, %151 ], [ %566, %413 ], !dbg !31
  %600 = phi float [ 0.000000e+00, %93 ], [ %307, %151 ], [ %567, %413 ], !dbg !31
  %601 = phi float [ 0.000000e+00, %93 ], [ %308, %151 ], [ %568, %413 ], !dbg !31
  %602 = phi float [ 0.000000e+00, %93 ], [ %309, %151 ], [ %569, %413 ], !dbg !31
  %603 = phi float [ 0.000000e+00, %93 ], [ %310, %151 ], [ %570, %413 ], !dbg !31
  %604 = add i32 %6, 31, !dbg !17
  %605 = icmp sgt i32 %604, 31, !dbg !17
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  br i1 %605, label %606, label %._crit_edge._crit_edge, !dbg !28

606:                                              ; preds = %._crit_edge
  %607 = shl nuw nsw i32 %18, 6, !dbg !25
  %608 = shl nuw nsw i32 %23, 1, !dbg !25
  %609 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %607, !dbg !25
  %610 = getelementptr inbounds nuw i8, ptr addrspace(3) %609, i32 %608, !dbg !25
  %611 = getelementptr inbounds nuw i8, ptr addrspace(3) %610, i32 %24, !dbg !25
  %612 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 3008, !dbg !25
  %613 = load <1 x half>, ptr addrspace(3) %612, align 2, !dbg !25
  %614 = shufflevector <1 x half> %613, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %615 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2880, !dbg !25
  %616 = load <1 x half>, ptr addrspace(3) %615, align 2, !dbg !25
  %617 = shufflevector <1 x half> %616, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %618 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2752, !dbg !25
  %619 = load <1 x half>, ptr addrspace(3) %618, align 2, !dbg !25
  %620 = shufflevector <1 x half> %619, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %621 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2624, !dbg !25
  %622 = load <1 x half>, ptr addrspace(3) %621, align 2, !dbg !25
  %623 = shufflevector <1 x half> %622, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %624 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2496, !dbg !25
  %625 = load <1 x half>, ptr addrspace(3) %624, align 2, !dbg !25
  %626 = shufflevector <1 x half> %625, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %627 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2368, !dbg !25
  %628 = load <1 x half>, ptr addrspace(3) %627, align 2, !dbg !25
  %629 = shufflevector <1 x half> %628, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %630 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2240, !dbg !25
  %631 = load <1 x half>, ptr addrspace(3) %630, align 2, !dbg !25
  %632 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2112, !dbg !25
  %633 = load <1 x half>, ptr addrspace(3) %632, align 2, !dbg !25
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 960, !dbg !25
  %635 = load <1 x half>, ptr addrspace(3) %634, align 2, !dbg !25
  %636 = shufflevector <1 x half> %635, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %637 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 832, !dbg !25
  %638 = load <1 x half>, ptr addrspace(3) %637, align 2, !dbg !25
  %639 = shufflevector <1 x half> %638, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %640 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 704, !dbg !25
  %641 = load <1 x half>, ptr addrspace(3) %640, align 2, !dbg !25
  %642 = shufflevector <1 x half> %641, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 576, !dbg !25
  %644 = load <1 x half>, ptr addrspace(3) %643, align 2, !dbg !25
  %645 = shufflevector <1 x half> %644, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %646 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 448, !dbg !25
  %647 = load <1 x half>, ptr addrspace(3) %646, align 2, !dbg !25
  %648 = shufflevector <1 x half> %647, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 320, !dbg !25
  %650 = load <1 x half>, ptr addrspace(3) %649, align 2, !dbg !25
  %651 = shufflevector <1 x half> %650, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %652 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 192, !dbg !25
  %653 = load <1 x half>, ptr addrspace(3) %652, align 2, !dbg !25
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 64, !dbg !25
  %655 = load <1 x half>, ptr addrspace(3) %654, align 2, !dbg !25
  %656 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2944, !dbg !25
  %657 = load <1 x half>, ptr addrspace(3) %656, align 2, !dbg !25
  %658 = shufflevector <1 x half> %657, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2816, !dbg !25
  %660 = load <1 x half>, ptr addrspace(3) %659, align 2, !dbg !25
  %661 = shufflevector <1 x half> %660, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %662 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2688, !dbg !25
  %663 = load <1 x half>, ptr addrspace(3) %662, align 2, !dbg !25
  %664 = shufflevector <1 x half> %663, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %665 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2560, !dbg !25
  %666 = load <1 x half>, ptr addrspace(3) %665, align 2, !dbg !25
  %667 = shufflevector <1 x half> %666, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %668 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2432, !dbg !25
  %669 = load <1 x half>, ptr addrspace(3) %668, align 2, !dbg !25
  %670 = shufflevector <1 x half> %669, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2304, !dbg !25
  %672 = load <1 x half>, ptr addrspace(3) %671, align 2, !dbg !25
  %673 = shufflevector <1 x half> %672, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2176, !dbg !25
  %675 = load <1 x half>, ptr addrspace(3) %674, align 2, !dbg !25
  %676 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 2048, !dbg !25
  %677 = load <1 x half>, ptr addrspace(3) %676, align 2, !dbg !25
  %678 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 896, !dbg !25
  %679 = load <1 x half>, ptr addrspace(3) %678, align 2, !dbg !25
  %680 = shufflevector <1 x half> %679, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %681 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 768, !dbg !25
  %682 = load <1 x half>, ptr addrspace(3) %681, align 2, !dbg !25
  %683 = shufflevector <1 x half> %682, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %684 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 640, !dbg !25
  %685 = load <1 x half>, ptr addrspace(3) %684, align 2, !dbg !25
  %686 = shufflevector <1 x half> %685, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %687 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 512, !dbg !25
  %688 = load <1 x half>, ptr addrspace(3) %687, align 2, !dbg !25
  %689 = shufflevector <1 x half> %688, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %690 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 384, !dbg !25
  %691 = load <1 x half>, ptr addrspace(3) %690, align 2, !dbg !25
  %692 = shufflevector <1 x half> %691, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %693 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 256, !dbg !25
  %694 = load <1 x half>, ptr addrspace(3) %693, align 2, !dbg !25
  %695 = shufflevector <1 x half> %694, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %696 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 128, !dbg !25
  %697 = load <1 x half>, ptr addrspace(3) %696, align 2, !dbg !25
  %698 = load <1 x half>, ptr addrspace(3) %611, align 2, !dbg !25
  %699 = shl nuw nsw i32 %20, 4, !dbg !20
  %700 = shl nuw nsw i32 %23, 6, !dbg !20
  %701 = and i32 %27, 48, !dbg !20
  %702 = or disjoint i32 %700, %701, !dbg !20
  %703 = xor i32 %702, %18, !dbg !20
  %704 = or disjoint i32 %703, %699, !dbg !20
  %705 = xor i32 %704, 32, !dbg !20
  %706 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %705, !dbg !20
  %707 = getelementptr inbounds nuw i8, ptr addrspace(3) %706, i32 2048, !dbg !20
  %708 = load <8 x half>, ptr addrspace(3) %707, align 16, !dbg !20
  %709 = load <8 x half>, ptr addrspace(3) %706, align 16, !dbg !20
  %710 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %704, !dbg !20
  %711 = getelementptr inbounds nuw i8, ptr addrspace(3) %710, i32 2048, !dbg !20
  %712 = load <8 x half>, ptr addrspace(3) %711, align 16, !dbg !20
  %713 = load <8 x half>, ptr addrspace(3) %710, align 16, !dbg !20
  %714 = shufflevector <1 x half> %698, <1 x half> %697, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %715 = shufflevector <8 x half> %714, <8 x half> %695, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %716 = shufflevector <8 x half> %715, <8 x half> %692, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %717 = shufflevector <8 x half> %716, <8 x half> %689, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %718 = shufflevector <8 x half> %717, <8 x half> %686, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %719 = shufflevector <8 x half> %718, <8 x half> %683, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %720 = shufflevector <8 x half> %719, <8 x half> %680, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %721 = shufflevector <1 x half> %677, <1 x half> %675, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %722 = shufflevector <8 x half> %721, <8 x half> %673, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %723 = shufflevector <8 x half> %722, <8 x half> %670, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %724 = shufflevector <8 x half> %723, <8 x half> %667, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %725 = shufflevector <8 x half> %724, <8 x half> %664, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %726 = shufflevector <8 x half> %725, <8 x half> %661, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %727 = shufflevector <8 x half> %726, <8 x half> %658, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %728 = shufflevector <1 x half> %655, <1 x half> %653, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %729 = shufflevector <8 x half> %728, <8 x half> %651, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %730 = shufflevector <8 x half> %729, <8 x half> %648, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %731 = shufflevector <8 x half> %730, <8 x half> %645, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %732 = shufflevector <8 x half> %731, <8 x half> %642, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %733 = shufflevector <8 x half> %732, <8 x half> %639, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %734 = shufflevector <8 x half> %733, <8 x half> %636, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %735 = shufflevector <1 x half> %633, <1 x half> %631, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %736 = shufflevector <8 x half> %735, <8 x half> %629, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %737 = shufflevector <8 x half> %736, <8 x half> %626, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %738 = shufflevector <8 x half> %737, <8 x half> %623, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>, !dbg !28
  %739 = shufflevector <8 x half> %738, <8 x half> %620, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>, !dbg !28
  %740 = shufflevector <8 x half> %739, <8 x half> %617, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>, !dbg !28
  %741 = shufflevector <8 x half> %740, <8 x half> %614, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>, !dbg !28
  %742 = insertelement <8 x float> poison, float %572, i64 0, !dbg !28
  %743 = insertelement <8 x float> %742, float %573, i64 1, !dbg !28
  %744 = insertelement <8 x float> %743, float %574, i64 2, !dbg !28
  %745 = insertelement <8 x float> %744, float %575, i64 3, !dbg !28
  %746 = insertelement <8 x float> %745, float %576, i64 4, !dbg !28
  %747 = insertelement <8 x float> %746, float %577, i64 5, !dbg !28
  %748 = insertelement <8 x float> %747, float %578, i64 6, !dbg !28
  %749 = insertelement <8 x float> %748, float %579, i64 7, !dbg !28
  %750 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %713, <8 x half> %720, <8 x float> %749), !dbg !28
  %751 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %709, <8 x half> %727, <8 x float> %750), !dbg !28
  %752 = extractelement <8 x float> %751, i64 0, !dbg !28
  %753 = extractelement <8 x float> %751, i64 1, !dbg !28
  %754 = extractelement <8 x float> %751, i64 2, !dbg !28
  %755 = extractelement <8 x float> %751, i64 3, !dbg !28
  %756 = extractelement <8 x float> %751, i64 4, !dbg !28
  %757 = extractelement <8 x float> %751, i64 5, !dbg !28
  %758 = extractelement <8 x float> %751, i64 6, !dbg !28
  %759 = extractelement <8 x float> %751, i64 7, !dbg !28
  %760 = insertelement <8 x float> poison, float %580, i64 0, !dbg !28
  %761 = insertelement <8 x float> %760, float %581, i64 1, !dbg !28
  %762 = insertelement <8 x float> %761, float %582, i64 2, !dbg !28
  %763 = insertelement <8 x float> %762, float %583, i64 3, !dbg !28
  %764 = insertelement <8 x float> %763, float %584, i64 4, !dbg !28
  %765 = insertelement <8 x float> %764, float %585, i64 5, !dbg !28
  %766 = insertelement <8 x float> %765, float %586, i64 6, !dbg !28
  %767 = insertelement <8 x float> %766, float %587, i64 7, !dbg !28
  %768 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %713, <8 x half> %734, <8 x float> %767), !dbg !28
  %769 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %709, <8 x half> %741, <8 x float> %768), !dbg !28
  %770 = extractelement <8 x float> %769, i64 0, !dbg !28
  %771 = extractelement <8 x float> %769, i64 1, !dbg !28
  %772 = extractelement <8 x float> %769, i64 2, !dbg !28
  %773 = extractelement <8 x float> %769, i64 3, !dbg !28
  %774 = extractelement <8 x float> %769, i64 4, !dbg !28
  %775 = extractelement <8 x float> %769, i64 5, !dbg !28
  %776 = extractelement <8 x float> %769, i64 6, !dbg !28
  %777 = extractelement <8 x float> %769, i64 7, !dbg !28
  %778 = insertelement <8 x float> poison, float %588, i64 0, !dbg !28
  %779 = insertelement <8 x float> %778, float %589, i64 1, !dbg !28
  %780 = insertelement <8 x float> %779, float %590, i64 2, !dbg !28
  %781 = insertelement <8 x float> %780, float %591, i64 3, !dbg !28
  %782 = insertelement <8 x float> %781, float %592, i64 4, !dbg !28
  %783 = insertelement <8 x float> %782, float %593, i64 5, !dbg !28
  %784 = insertelement <8 x float> %783, float %594, i64 6, !dbg !28
  %785 = insertelement <8 x float> %784, float %595, i64 7, !dbg !28
  %786 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %712, <8 x half> %720, <8 x float> %785), !dbg !28
  %787 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %708, <8 x half> %727, <8 x float> %786), !dbg !28
  %788 = extractelement <8 x float> %787, i64 0, !dbg !28
  %789 = extractelement <8 x float> %787, i64 1, !dbg !28
  %790 = extractelement <8 x float> %787, i64 2, !dbg !28
  %791 = extractelement <8 x float> %787, i64 3, !dbg !28
  %792 = extractelement <8 x float> %787, i64 4, !dbg !28
  %793 = extractelement <8 x float> %787, i64 5, !dbg !28
  %794 = extractelement <8 x float> %787, i64 6, !dbg !28
  %795 = extractelement <8 x float> %787, i64 7, !dbg !28
  %796 = insertelement <8 x float> poison, float %596, i64 0, !dbg !28
  %797 = insertelement <8 x float> %796, float %597, i64 1, !dbg !28
  %798 = insertelement <8 x float> %797, float %598, i64 2, !dbg !28
  %799 = insertelement <8 x float> %798, float %599, i64 3, !dbg !28
  %800 = insertelement <8 x float> %799, float %600, i64 4, !dbg !28
  %801 = insertelement <8 x float> %800, float %601, i64 5, !dbg !28
  %802 = insertelement <8 x float> %801, float %602, i64 6, !dbg !28
  %803 = insertelement <8 x float> %802, float %603, i64 7, !dbg !28
  %804 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %712, <8 x half> %734, <8 x float> %803), !dbg !28
  %805 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %708, <8 x half> %741, <8 x float> %804), !dbg !28
  %806 = extractelement <8 x float> %805, i64 0, !dbg !28
  %807 = extractelement <8 x float> %805, i64 1, !dbg !28
  %808 = extractelement <8 x float> %805, i64 2, !dbg !28
  %809 = extractelement <8 x float> %805, i64 3, !dbg !28
  %810 = extractelement <8 x float> %805, i64 4, !dbg !28
  %811 = extractelement <8 x float> %805, i64 5, !dbg !28
  %812 = extractelement <8 x float> %805, i64 6, !dbg !28
  %813 = extractelement <8 x float> %805, i64 7, !dbg !28
  br label %._crit_edge._crit_edge, !dbg !28

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %606
  %814 = phi float [ %813, %606 ], [ %603, %._crit_edge ], !dbg !17
  %815 = phi float [ %812, %606 ], [ %602, %._crit_edge ], !dbg !17
  %816 = phi float [ %811, %606 ], [ %601, %._crit_edge ], !dbg !17
  %817 = phi float [ %810, %606 ], [ %600, %._crit_edge ], !dbg !17
  %818 = phi float [ %809, %606 ], [ %599, %._crit_edge ], !dbg !17
  %819 = phi float [ %808, %606 ], [ %598, %._crit_edge ], !dbg !17
  %820 = phi float [ %807, %606 ], [ %597, %._crit_edge ], !dbg !17
  %821 = phi float [ %806, %606 ], [ %596, %._crit_edge ], !dbg !17
  %822 = phi float [ %795, %606 ], [ %595, %._crit_edge ], !dbg !17
  %823 = phi float [ %794, %606 ], [ %594, %._crit_edge ], !dbg !17
  %824 = phi float [ %793, %606 ], [ %593, %._crit_edge ], !dbg !17
  %825 = phi float [ %792, %606 ], [ %592, %._crit_edge ], !dbg !17
  %826 = phi float [ %791, %606 ], [ %591, %._crit_edge ], !dbg !17
  %827 = phi float [ %790, %606 ], [ %590, %._crit_edge ], !dbg !17
  %828 = phi float [ %789, %606 ], [ %589, %._crit_edge ], !dbg !17
  %829 = phi float [ %788, %606 ], [ %588, %._crit_edge ], !dbg !17
  %830 = phi float [ %777, %606 ], [ %587, %._crit_edge ], !dbg !17
  %831 = phi float [ %776, %606 ], [ %586, %._crit_edge ], !dbg !17
  %832 = phi float [ %775, %606 ], [ %585, %._crit_edge ], !dbg !17
  %833 = phi float [ %774, %606 ], [ %584, %._crit_edge ], !dbg !17
  %834 = phi float [ %773, %606 ], [ %583, %._crit_edge ], !dbg !17
  %835 = phi float [ %772, %606 ], [ %582, %._crit_edge ], !dbg !17
  %836 = phi float [ %771, %606 ], [ %581, %._crit_edge ], !dbg !17
  %837 = phi float [ %770, %606 ], [ %580, %._crit_edge ], !dbg !17
  %838 = phi float [ %759, %606 ], [ %579, %._crit_edge ], !dbg !17
  %839 = phi float [ %758, %606 ], [ %578, %._crit_edge ], !dbg !17
  %840 = phi float [ %757, %606 ], [ %577, %._crit_edge ], !dbg !17
  %841 = phi float [ %756, %606 ], [ %576, %._crit_edge ], !dbg !17
  %842 = phi float [ %755, %606 ], [ %575, %._crit_edge ], !dbg !17
  %843 = phi float [ %754, %606 ], [ %574, %._crit_edge ], !dbg !17
  %844 = phi float [ %753, %606 ], [ %573, %._crit_edge ], !dbg !17
  %845 = phi float [ %752, %606 ], [ %572, %._crit_edge ], !dbg !17
  %846 = icmp slt i32 %31, %4, !dbg !32
  %847 = icmp slt i32 %39, %4, !dbg !32
  %848 = icmp slt i32 %49, %5, !dbg !33
  %849 = icmp slt i32 %50, %5, !dbg !33
  %850 = and i1 %846, %848, !dbg !34
  %851 = and i1 %846, %849, !dbg !34
  %852 = and i1 %847, %848, !dbg !34
  %853 = and i1 %847, %849, !dbg !34
  %854 = sext i32 %50 to i64, !dbg !35
  %855 = getelementptr half, ptr addrspace(1) %2, i64 %854, !dbg !35
  br i1 %848, label %856, label %860, !dbg !36

856:                                              ; preds = %._crit_edge._crit_edge
  %857 = sext i32 %49 to i64
  %858 = getelementptr half, ptr addrspace(1) %2, i64 %857
  %859 = load <1 x half>, ptr addrspace(1) %858, align 2, !dbg !36
  br label %860, !dbg !36

860:                                              ; preds = %856, %._crit_edge._crit_edge
  %861 = phi <1 x half> [ %859, %856 ], [ zeroinitializer, %._crit_edge._crit_edge ], !dbg !36
  %862 = extractelement <1 x half> %861, i64 0, !dbg !36
  br i1 %849, label %863, label %865, !dbg !36

863:                                              ; preds = %860
  %864 = load <1 x half>, ptr addrspace(1) %855, align 2, !dbg !36
  br label %865, !dbg !36

865:                                              ; preds = %863, %860
  %866 = phi <1 x half> [ %864, %863 ], [ zeroinitializer, %860 ], !dbg !36
  %867 = extractelement <1 x half> %866, i64 0, !dbg !36
  %868 = fpext half %862 to float, !dbg !37
  %869 = fpext half %867 to float, !dbg !37
  %870 = fadd float %837, %869, !dbg !38
  %871 = fadd float %836, %869, !dbg !38
  %872 = fadd float %835, %869, !dbg !38
  %873 = fadd float %834, %869, !dbg !38
  %874 = fadd float %833, %869, !dbg !38
  %875 = fadd float %832, %869, !dbg !38
  %876 = fadd float %831, %869, !dbg !38
  %877 = fadd float %830, %869, !dbg !38
  %878 = fadd float %829, %868, !dbg !38
  %879 = fadd float %828, %868, !dbg !38
  %880 = fadd float %827, %868, !dbg !38
  %881 = fadd float %826, %868, !dbg !38
  %882 = fadd float %825, %868, !dbg !38
  %883 = fadd float %824, %868, !dbg !38
  %884 = fadd float %823, %868, !dbg !38
  %885 = fadd float %822, %868, !dbg !38
  %886 = fadd float %821, %869, !dbg !38
  %887 = fadd float %820, %869, !dbg !38
  %888 = fadd float %819, %869, !dbg !38
  %889 = fadd float %818, %869, !dbg !38
  %890 = fadd float %817, %869, !dbg !38
  %891 = fadd float %816, %869, !dbg !38
  %892 = fadd float %815, %869, !dbg !38
  %893 = fadd float %814, %869, !dbg !38
  %894 = mul i32 %9, %31, !dbg !39
  %895 = mul i32 %9, %32, !dbg !39
  %896 = mul i32 %9, %33, !dbg !39
  %897 = mul i32 %9, %34, !dbg !39
  %898 = mul i32 %9, %35, !dbg !39
  %899 = mul i32 %9, %36, !dbg !39
  %900 = mul i32 %9, %37, !dbg !39
  %901 = mul i32 %9, %38, !dbg !39
  %902 = mul i32 %9, %39, !dbg !39
  %903 = mul i32 %9, %40, !dbg !39
  %904 = mul i32 %9, %41, !dbg !39
  %905 = mul i32 %9, %42, !dbg !39
  %906 = mul i32 %9, %43, !dbg !39
  %907 = mul i32 %9, %44, !dbg !39
  %908 = mul i32 %9, %45, !dbg !39
  %909 = mul i32 %9, %46, !dbg !39
  %910 = sext i32 %894 to i64, !dbg !40
  %911 = getelementptr half, ptr addrspace(1) %3, i64 %910, !dbg !40
  %912 = sext i32 %895 to i64, !dbg !40
  %913 = getelementptr half, ptr addrspace(1) %3, i64 %912, !dbg !40
  %914 = sext i32 %896 to i64, !dbg !40
  %915 = getelementptr half, ptr addrspace(1) %3, i64 %914, !dbg !40
  %916 = sext i32 %897 to i64, !dbg !40
  %917 = getelementptr half, ptr addrspace(1) %3, i64 %916, !dbg !40
  %918 = sext i32 %898 to i64, !dbg !40
  %919 = getelementptr half, ptr addrspace(1) %3, i64 %918, !dbg !40
  %920 = sext i32 %899 to i64, !dbg !40
  %921 = getelementptr half, ptr addrspace(1) %3, i64 %920, !dbg !40
  %922 = sext i32 %900 to i64, !dbg !40
  %923 = getelementptr half, ptr addrspace(1) %3, i64 %922, !dbg !40
  %924 = sext i32 %901 to i64, !dbg !40
  %925 = getelementptr half, ptr addrspace(1) %3, i64 %924, !dbg !40
  %926 = sext i32 %902 to i64, !dbg !40
  %927 = getelementptr half, ptr addrspace(1) %3, i64 %926, !dbg !40
  %928 = sext i32 %903 to i64, !dbg !40
  %929 = getelementptr half, ptr addrspace(1) %3, i64 %928, !dbg !40
  %930 = sext i32 %904 to i64, !dbg !40
  %931 = getelementptr half, ptr addrspace(1) %3, i64 %930, !dbg !40
  %932 = sext i32 %905 to i64, !dbg !40
  %933 = getelementptr half, ptr addrspace(1) %3, i64 %932, !dbg !40
  %934 = sext i32 %906 to i64, !dbg !40
  %935 = getelementptr half, ptr addrspace(1) %3, i64 %934, !dbg !40
  %936 = sext i32 %907 to i64, !dbg !40
  %937 = getelementptr half, ptr addrspace(1) %3, i64 %936, !dbg !40
  %938 = sext i32 %908 to i64, !dbg !40
  %939 = getelementptr half, ptr addrspace(1) %3, i64 %938, !dbg !40
  %940 = sext i32 %909 to i64, !dbg !40
  %941 = getelementptr half, ptr addrspace(1) %3, i64 %940, !dbg !40
  %942 = sext i32 %49 to i64, !dbg !41
  %943 = getelementptr half, ptr addrspace(1) %911, i64 %854, !dbg !41
  %944 = getelementptr half, ptr addrspace(1) %913, i64 %854, !dbg !41
  %945 = getelementptr half, ptr addrspace(1) %915, i64 %854, !dbg !41
  %946 = getelementptr half, ptr addrspace(1) %917, i64 %854, !dbg !41
  %947 = getelementptr half, ptr addrspace(1) %919, i64 %854, !dbg !41
  %948 = getelementptr half, ptr addrspace(1) %921, i64 %854, !dbg !41
  %949 = getelementptr half, ptr addrspace(1) %923, i64 %854, !dbg !41
  %950 = getelementptr half, ptr addrspace(1) %925, i64 %854, !dbg !41
  %951 = getelementptr half, ptr addrspace(1) %927, i64 %942, !dbg !41
  %952 = getelementptr half, ptr addrspace(1) %929, i64 %942, !dbg !41
  %953 = getelementptr half, ptr addrspace(1) %931, i64 %942, !dbg !41
  %954 = getelementptr half, ptr addrspace(1) %933, i64 %942, !dbg !41
  %955 = getelementptr half, ptr addrspace(1) %935, i64 %942, !dbg !41
  %956 = getelementptr half, ptr addrspace(1) %937, i64 %942, !dbg !41
  %957 = getelementptr half, ptr addrspace(1) %939, i64 %942, !dbg !41
  %958 = getelementptr half, ptr addrspace(1) %941, i64 %942, !dbg !41
  %959 = getelementptr half, ptr addrspace(1) %927, i64 %854, !dbg !41
  %960 = getelementptr half, ptr addrspace(1) %929, i64 %854, !dbg !41
  %961 = getelementptr half, ptr addrspace(1) %931, i64 %854, !dbg !41
  %962 = getelementptr half, ptr addrspace(1) %933, i64 %854, !dbg !41
  %963 = getelementptr half, ptr addrspace(1) %935, i64 %854, !dbg !41
  %964 = getelementptr half, ptr addrspace(1) %937, i64 %854, !dbg !41
  %965 = getelementptr half, ptr addrspace(1) %939, i64 %854, !dbg !41
  %966 = getelementptr half, ptr addrspace(1) %941, i64 %854, !dbg !41
  %967 = fptrunc float %870 to half, !dbg !42
  %968 = fptrunc float %871 to half, !dbg !42
  %969 = fptrunc float %872 to half, !dbg !42
  %970 = fptrunc float %873 to half, !dbg !42
  %971 = fptrunc float %874 to half, !dbg !42
  %972 = fptrunc float %875 to half, !dbg !42
  %973 = fptrunc float %876 to half, !dbg !42
  %974 = fptrunc float %877 to half, !dbg !42
  %975 = fptrunc float %878 to half, !dbg !42
  %976 = fptrunc float %879 to half, !dbg !42
  %977 = fptrunc float %880 to half, !dbg !42
  %978 = fptrunc float %881 to half, !dbg !42
  %979 = fptrunc float %882 to half, !dbg !42
  %980 = fptrunc float %883 to half, !dbg !42
  %981 = fptrunc float %884 to half, !dbg !42
  %982 = fptrunc float %885 to half, !dbg !42
  %983 = fptrunc float %886 to half, !dbg !42
  %984 = fptrunc float %887 to half, !dbg !42
  %985 = fptrunc float %888 to half, !dbg !42
  %986 = fptrunc float %889 to half, !dbg !42
  %987 = fptrunc float %890 to half, !dbg !42
  %988 = fptrunc float %891 to half, !dbg !42
  %989 = fptrunc float %892 to half, !dbg !42
  %990 = fptrunc float %893 to half, !dbg !42
  br i1 %850, label %.critedge, label %.critedge12, !dbg !43

.critedge:                                        ; preds = %865
  %991 = fadd float %838, %868, !dbg !38
  %992 = fptrunc float %991 to half, !dbg !42
  %993 = fadd float %839, %868, !dbg !38
  %994 = fptrunc float %993 to half, !dbg !42
  %995 = fadd float %840, %868, !dbg !38
  %996 = fptrunc float %995 to half, !dbg !42
  %997 = fadd float %841, %868, !dbg !38
  %998 = fptrunc float %997 to half, !dbg !42
  %999 = fadd float %842, %868, !dbg !38
  %1000 = fptrunc float %999 to half, !dbg !42
  %1001 = fadd float %843, %868, !dbg !38
  %1002 = fptrunc float %1001 to half, !dbg !42
  %1003 = getelementptr half, ptr addrspace(1) %925, i64 %942, !dbg !41
  %1004 = getelementptr half, ptr addrspace(1) %923, i64 %942, !dbg !41
  %1005 = getelementptr half, ptr addrspace(1) %921, i64 %942, !dbg !41
  %1006 = getelementptr half, ptr addrspace(1) %919, i64 %942, !dbg !41
  %1007 = getelementptr half, ptr addrspace(1) %917, i64 %942, !dbg !41
  %1008 = getelementptr half, ptr addrspace(1) %915, i64 %942, !dbg !41
  %1009 = fadd float %845, %868, !dbg !38
  %1010 = fptrunc float %1009 to half, !dbg !42
  %1011 = insertelement <1 x half> poison, half %1010, i64 0, !dbg !43
  %1012 = fadd float %844, %868, !dbg !38
  %1013 = fptrunc float %1012 to half, !dbg !42
  %1014 = getelementptr half, ptr addrspace(1) %913, i64 %942, !dbg !41
  %1015 = getelementptr half, ptr addrspace(1) %911, i64 %942, !dbg !41
  store <1 x half> %1011, ptr addrspace(1) %1015, align 2, !dbg !43
  %1016 = insertelement <1 x half> poison, half %1013, i64 0, !dbg !43
  store <1 x half> %1016, ptr addrspace(1) %1014, align 2, !dbg !43
  %1017 = insertelement <1 x half> poison, half %1002, i64 0, !dbg !43
  store <1 x half> %1017, ptr addrspace(1) %1008, align 2, !dbg !43
  %1018 = insertelement <1 x half> poison, half %1000, i64 0, !dbg !43
  store <1 x half> %1018, ptr addrspace(1) %1007, align 2, !dbg !43
  %1019 = insertelement <1 x half> poison, half %998, i64 0, !dbg !43
  store <1 x half> %1019, ptr addrspace(1) %1006, align 2, !dbg !43
  %1020 = insertelement <1 x half> poison, half %996, i64 0, !dbg !43
  store <1 x half> %1020, ptr addrspace(1) %1005, align 2, !dbg !43
  %1021 = insertelement <1 x half> poison, half %994, i64 0, !dbg !43
  store <1 x half> %1021, ptr addrspace(1) %1004, align 2, !dbg !43
  %1022 = insertelement <1 x half> poison, half %992, i64 0, !dbg !43
  store <1 x half> %1022, ptr addrspace(1) %1003, align 2, !dbg !43
  br label %.critedge12, !dbg !43

.critedge12:                                      ; preds = %865, %.critedge
  br i1 %851, label %.critedge14, label %.critedge26, !dbg !43

.critedge14:                                      ; preds = %.critedge12
  %1023 = insertelement <1 x half> poison, half %967, i64 0, !dbg !43
  store <1 x half> %1023, ptr addrspace(1) %943, align 2, !dbg !43
  %1024 = insertelement <1 x half> poison, half %968, i64 0, !dbg !43
  store <1 x half> %1024, ptr addrspace(1) %944, align 2, !dbg !43
  %1025 = insertelement <1 x half> poison, half %969, i64 0, !dbg !43
  store <1 x half> %1025, ptr addrspace(1) %945, align 2, !dbg !43
  %1026 = insertelement <1 x half> poison, half %970, i64 0, !dbg !43
  store <1 x half> %1026, ptr addrspace(1) %946, align 2, !dbg !43
  %1027 = insertelement <1 x half> poison, half %971, i64 0, !dbg !43
  store <1 x half> %1027, ptr addrspace(1) %947, align 2, !dbg !43
  %1028 = insertelement <1 x half> poison, half %972, i64 0, !dbg !43
  store <1 x half> %1028, ptr addrspace(1) %948, align 2, !dbg !43
  %1029 = insertelement <1 x half> poison, half %973, i64 0, !dbg !43
  store <1 x half> %1029, ptr addrspace(1) %949, align 2, !dbg !43
  %1030 = insertelement <1 x half> poison, half %974, i64 0, !dbg !43
  store <1 x half> %1030, ptr addrspace(1) %950, align 2, !dbg !43
  br label %.critedge26, !dbg !43

.critedge26:                                      ; preds = %.critedge12, %.critedge14
  br i1 %852, label %.critedge28, label %.critedge40, !dbg !43

.critedge28:                                      ; preds = %.critedge26
  %1031 = insertelement <1 x half> poison, half %975, i64 0, !dbg !43
  store <1 x half> %1031, ptr addrspace(1) %951, align 2, !dbg !43
  %1032 = insertelement <1 x half> poison, half %976, i64 0, !dbg !43
  store <1 x half> %1032, ptr addrspace(1) %952, align 2, !dbg !43
  %1033 = insertelement <1 x half> poison, half %977, i64 0, !dbg !43
  store <1 x half> %1033, ptr addrspace(1) %953, align 2, !dbg !43
  %1034 = insertelement <1 x half> poison, half %978, i64 0, !dbg !43
  store <1 x half> %1034, ptr addrspace(1) %954, align 2, !dbg !43
  %1035 = insertelement <1 x half> poison, half %979, i64 0, !dbg !43
  store <1 x half> %1035, ptr addrspace(1) %955, align 2, !dbg !43
  %1036 = insertelement <1 x half> poison, half %980, i64 0, !dbg !43
  store <1 x half> %1036, ptr addrspace(1) %956, align 2, !dbg !43
  %1037 = insertelement <1 x half> poison, half %981, i64 0, !dbg !43
  store <1 x half> %1037, ptr addrspace(1) %957, align 2, !dbg !43
  %1038 = insertelement <1 x half> poison, half %982, i64 0, !dbg !43
  store <1 x half> %1038, ptr addrspace(1) %958, align 2, !dbg !43
  br label %.critedge40, !dbg !43

.critedge40:                                      ; preds = %.critedge26, %.critedge28
  br i1 %853, label %.critedge42, label %.critedge54, !dbg !43

.critedge42:                                      ; preds = %.critedge40
  %1039 = insertelement <1 x half> poison, half %983, i64 0, !dbg !43
  store <1 x half> %1039, ptr addrspace(1) %959, align 2, !dbg !43
  %1040 = insertelement <1 x half> poison, half %984, i64 0, !dbg !43
  store <1 x half> %1040, ptr addrspace(1) %960, align 2, !dbg !43
  %1041 = insertelement <1 x half> poison, half %985, i64 0, !dbg !43
  store <1 x half> %1041, ptr addrspace(1) %961, align 2, !dbg !43
  %1042 = insertelement <1 x half> poison, half %986, i64 0, !dbg !43
  store <1 x half> %1042, ptr addrspace(1) %962, align 2, !dbg !43
  %1043 = insertelement <1 x half> poison, half %987, i64 0, !dbg !43
  store <1 x half> %1043, ptr addrspace(1) %963, align 2, !dbg !43
  %1044 = insertelement <1 x half> poison, half %988, i64 0, !dbg !43
  store <1 x half> %1044, ptr addrspace(1) %964, align 2, !dbg !43
  %1045 = insertelement <1 x half> poison, half %989, i64 0, !dbg !43
  store <1 x half> %1045, ptr addrspace(1) %965, align 2, !dbg !43
  %1046 = insertelement <1 x half> poison, half %990, i64 0, !dbg !43
  store <1 x half> %1046, ptr addrspace(1) %966, align 2, !dbg !43
  br label %.critedge54, !dbg !43

.critedge54:                                      ; preds = %.critedge40, %.critedge42
  ret void, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half>, <8 x half>, <8 x float>) #3

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gemm_bias", linkageName: "gemm_bias", scope: !1, file: !1, line: 15, type: !5, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 31, column: 24, scope: !4)
!8 = !DILocation(line: 31, column: 29, scope: !4)
!9 = !DILocation(line: 31, column: 51, scope: !4)
!10 = !DILocation(line: 31, column: 38, scope: !4)
!11 = !DILocation(line: 32, column: 24, scope: !4)
!12 = !DILocation(line: 32, column: 29, scope: !4)
!13 = !DILocation(line: 32, column: 38, scope: !4)
!14 = !DILocation(line: 33, column: 24, scope: !4)
!15 = !DILocation(line: 38, column: 33, scope: !4)
!16 = !DILocation(line: 38, column: 18, scope: !4)
!17 = !DILocation(line: 35, column: 33, scope: !4)
!18 = !DILocation(line: 38, column: 91, scope: !4)
!19 = !DILocation(line: 38, column: 45, scope: !4)
!20 = !DILocation(line: 38, column: 12, scope: !4)
!21 = !DILocation(line: 41, column: 91, scope: !4)
!22 = !DILocation(line: 41, column: 44, scope: !4)
!23 = !DILocation(line: 41, column: 18, scope: !4)
!24 = !DILocation(line: 41, column: 56, scope: !4)
!25 = !DILocation(line: 41, column: 12, scope: !4)
!26 = !DILocation(line: 36, column: 23, scope: !4)
!27 = !DILocation(line: 38, column: 54, scope: !4)
!28 = !DILocation(line: 43, column: 29, scope: !4)
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.peeled.count", i32 1}
!31 = !DILocation(line: 34, column: 21, scope: !4)
!32 = !DILocation(line: 44, column: 20, scope: !4)
!33 = !DILocation(line: 44, column: 44, scope: !4)
!34 = !DILocation(line: 44, column: 37, scope: !4)
!35 = !DILocation(line: 45, column: 28, scope: !4)
!36 = !DILocation(line: 45, column: 21, scope: !4)
!37 = !DILocation(line: 45, column: 64, scope: !4)
!38 = !DILocation(line: 45, column: 13, scope: !4)
!39 = !DILocation(line: 46, column: 34, scope: !4)
!40 = !DILocation(line: 46, column: 19, scope: !4)
!41 = !DILocation(line: 46, column: 46, scope: !4)
!42 = !DILocation(line: 46, column: 69, scope: !4)
!43 = !DILocation(line: 46, column: 60, scope: !4)
!44 = !DILocation(line: 46, column: 4, scope: !4)
