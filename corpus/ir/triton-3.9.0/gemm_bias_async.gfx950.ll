; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define amdgpu_kernel void @gemm_bias(ptr addrspace(1) inreg nofree captures(none) %0, ptr addrspace(1) inreg nofree captures(none) %1, ptr addrspace(1) inreg nofree readonly captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg nofree readnone captures(none) %10, ptr addrspace(1) inreg nofree readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %14 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %13), !dbg !13
  %15 = lshr i32 %14, 6, !dbg !12
  %16 = and i32 %15, 7, !dbg !12
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !14
  %18 = shl i32 %17, 7, !dbg !14
  %19 = and i32 %13, 63, !dbg !15
  %20 = shl nuw nsw i32 %16, 6, !dbg !15
  %21 = shl nuw nsw i32 %13, 3, !dbg !15
  %22 = and i32 %21, 64, !dbg !15
  %23 = and i32 %13, 16, !dbg !15
  %24 = shl nuw nsw i32 %23, 1, !dbg !15
  %25 = and i32 %13, 32, !dbg !15
  %26 = lshr exact i32 %25, 1, !dbg !15
  %27 = or disjoint i32 %22, %16, !dbg !15
  %28 = or disjoint i32 %27, %26, !dbg !15
  %29 = or disjoint i32 %28, %24, !dbg !15
  %30 = and i32 %20, 192, !dbg !15
  %31 = lshr exact i32 %30, 1, !dbg !15
  %32 = lshr exact i32 %25, 2, !dbg !15
  %33 = or disjoint i32 %31, %32, !dbg !15
  %34 = and i32 %13, 15, !dbg !15
  %35 = shl nuw nsw i32 %34, 3, !dbg !15
  %36 = and i32 %13, 31, !dbg !15
  %37 = and i32 %20, 256, !dbg !15
  %38 = lshr exact i32 %37, 3, !dbg !15
  %39 = or disjoint i32 %38, %36, !dbg !15
  %40 = lshr exact i32 %25, 3, !dbg !15
  %41 = or disjoint i32 %31, %40, !dbg !15
  %42 = or disjoint i32 %29, %18, !dbg !14
  %43 = or disjoint i32 %42, 8, !dbg !14
  %44 = or disjoint i32 %39, %18, !dbg !14
  %45 = or disjoint i32 %44, 64, !dbg !14
  %46 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %47 = shl i32 %46, 7, !dbg !16
  %48 = or disjoint i32 %33, %47, !dbg !16
  %49 = or disjoint i32 %48, 16, !dbg !16
  %50 = or disjoint i32 %35, %47, !dbg !16
  %51 = or disjoint i32 %41, %47, !dbg !16
  %52 = or disjoint i32 %51, 16, !dbg !16
  %53 = and i32 %21, 56, !dbg !17
  %54 = and i32 %13, 48, !dbg !17
  %55 = or disjoint i32 %16, %54, !dbg !17
  %56 = or disjoint i32 %55, 8, !dbg !17
  %57 = mul i32 %7, %42, !dbg !18
  %58 = mul i32 %7, %43, !dbg !18
  %59 = sext i32 %57 to i64, !dbg !19
  %60 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %59, !dbg !19
  %61 = sext i32 %58 to i64, !dbg !19
  %62 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %61, !dbg !19
  %63 = icmp slt i32 %6, 1, !dbg !20
  %.not = icmp slt i32 %53, %6, !dbg !21
  %64 = zext nneg i32 %53 to i64, !dbg !19
  %65 = getelementptr [2 x i8], ptr addrspace(1) %62, i64 %64, !dbg !19
  %66 = mul nuw nsw i32 %16, 1040, !dbg !22
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), i32 %66, !dbg !22
  br i1 %.not, label %68, label %.critedge, !dbg !22

68:                                               ; preds = %12
  %69 = getelementptr [2 x i8], ptr addrspace(1) %60, i64 %64, !dbg !19
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %69, ptr addrspace(3) %67, i32 16, i32 0, i32 0), !dbg !22, !alias.scope !23
  br label %71, !dbg !22

.critedge:                                        ; preds = %12
  %70 = getelementptr [16 x i8], ptr addrspace(3) %67, i32 %19, !dbg !22
  store <8 x half> zeroinitializer, ptr addrspace(3) %70, align 16, !dbg !22, !alias.scope !26, !noalias !23
  br label %71, !dbg !22

71:                                               ; preds = %68, %.critedge
  %72 = add nuw nsw i32 %66, 8320, !dbg !22
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), i32 %72, !dbg !22
  br i1 %.not, label %74, label %.critedge71, !dbg !22

74:                                               ; preds = %71
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %65, ptr addrspace(3) nonnull %73, i32 16, i32 0, i32 0), !dbg !22, !alias.scope !23
  br label %76, !dbg !22

.critedge71:                                      ; preds = %71
  %75 = getelementptr [16 x i8], ptr addrspace(3) %73, i32 %19, !dbg !22
  store <8 x half> zeroinitializer, ptr addrspace(3) %75, align 16, !dbg !22, !alias.scope !26, !noalias !23
  br label %76, !dbg !22

76:                                               ; preds = %74, %.critedge71
  tail call void @llvm.amdgcn.asyncmark(), !dbg !22
  %77 = icmp sge i32 %55, %6, !dbg !28
  %78 = mul i32 %56, %8, !dbg !29
  %79 = sext i32 %78 to i64, !dbg !30
  %80 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %79, !dbg !30
  %81 = sext i32 %50 to i64, !dbg !30
  %82 = getelementptr [2 x i8], ptr addrspace(1) %80, i64 %81, !dbg !30
  %.not3 = or i1 %63, %77, !dbg !13
  %83 = mul nuw nsw i32 %16, 1088, !dbg !13
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %83, !dbg !13
  br i1 %.not3, label %.critedge73, label %85, !dbg !13

85:                                               ; preds = %76
  %86 = mul i32 %55, %8, !dbg !29
  %87 = sext i32 %86 to i64, !dbg !30
  %88 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %87, !dbg !30
  %89 = getelementptr [2 x i8], ptr addrspace(1) %88, i64 %81, !dbg !30
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %89, ptr addrspace(3) %84, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !23
  br label %91, !dbg !13

.critedge73:                                      ; preds = %76
  %90 = getelementptr [16 x i8], ptr addrspace(3) %84, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %90, align 16, !dbg !13, !alias.scope !26, !noalias !23
  br label %91, !dbg !13

91:                                               ; preds = %85, %.critedge73
  %92 = add nuw nsw i32 %83, 8704, !dbg !13
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92, !dbg !13
  br i1 %.not3, label %.critedge75, label %94, !dbg !13

94:                                               ; preds = %91
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %82, ptr addrspace(3) nonnull %93, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !23
  br label %96, !dbg !13

.critedge75:                                      ; preds = %91
  %95 = getelementptr [16 x i8], ptr addrspace(3) %93, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %95, align 16, !dbg !13, !alias.scope !26, !noalias !23
  br label %96, !dbg !13

96:                                               ; preds = %94, %.critedge75
  tail call void @llvm.amdgcn.asyncmark(), !dbg !13
  %97 = icmp sgt i32 %6, 64, !dbg !20
  %98 = add i32 %6, -64, !dbg !31
  %99 = icmp slt i32 %53, %98, !dbg !21
  %100 = or disjoint i32 %53, 64, !dbg !32
  %101 = or disjoint i32 %55, 64, !dbg !32
  %102 = or disjoint i32 %55, 72, !dbg !32
  %103 = zext nneg i32 %100 to i64, !dbg !19
  %104 = getelementptr [2 x i8], ptr addrspace(1) %62, i64 %103, !dbg !19
  %105 = and i1 %97, %99, !dbg !20
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), i32 %66, !dbg !22
  br i1 %105, label %107, label %.critedge77, !dbg !22

107:                                              ; preds = %96
  %108 = getelementptr [2 x i8], ptr addrspace(1) %60, i64 %103, !dbg !19
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %108, ptr addrspace(3) %106, i32 16, i32 0, i32 0), !dbg !22, !alias.scope !23
  br label %110, !dbg !22

.critedge77:                                      ; preds = %96
  %109 = getelementptr [16 x i8], ptr addrspace(3) %106, i32 %19, !dbg !22
  store <8 x half> zeroinitializer, ptr addrspace(3) %109, align 16, !dbg !22, !alias.scope !26, !noalias !23
  br label %110, !dbg !22

110:                                              ; preds = %107, %.critedge77
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), i32 %72, !dbg !22
  br i1 %105, label %112, label %.critedge79, !dbg !22

112:                                              ; preds = %110
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %104, ptr addrspace(3) nonnull %111, i32 16, i32 0, i32 0), !dbg !22, !alias.scope !23
  br label %114, !dbg !22

.critedge79:                                      ; preds = %110
  %113 = getelementptr [16 x i8], ptr addrspace(3) %111, i32 %19, !dbg !22
  store <8 x half> zeroinitializer, ptr addrspace(3) %113, align 16, !dbg !22, !alias.scope !26, !noalias !23
  br label %114, !dbg !22

114:                                              ; preds = %112, %.critedge79
  tail call void @llvm.amdgcn.asyncmark(), !dbg !22
  %115 = icmp slt i32 %55, %98, !dbg !28
  %116 = mul i32 %102, %8, !dbg !29
  %117 = sext i32 %116 to i64, !dbg !30
  %118 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %117, !dbg !30
  %119 = getelementptr [2 x i8], ptr addrspace(1) %118, i64 %81, !dbg !30
  %120 = and i1 %97, %115, !dbg !20
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), i32 %83, !dbg !13
  br i1 %120, label %122, label %.critedge81, !dbg !13

122:                                              ; preds = %114
  %123 = mul i32 %101, %8, !dbg !29
  %124 = sext i32 %123 to i64, !dbg !30
  %125 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %124, !dbg !30
  %126 = getelementptr [2 x i8], ptr addrspace(1) %125, i64 %81, !dbg !30
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %126, ptr addrspace(3) %121, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !23
  br label %128, !dbg !13

.critedge81:                                      ; preds = %114
  %127 = getelementptr [16 x i8], ptr addrspace(3) %121, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %127, align 16, !dbg !13, !alias.scope !26, !noalias !23
  br label %128, !dbg !13

128:                                              ; preds = %122, %.critedge81
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), i32 %92, !dbg !13
  br i1 %120, label %130, label %.critedge83, !dbg !13

130:                                              ; preds = %128
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %119, ptr addrspace(3) nonnull %129, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !23
  br label %132, !dbg !13

.critedge83:                                      ; preds = %128
  %131 = getelementptr [16 x i8], ptr addrspace(3) %129, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %131, align 16, !dbg !13, !alias.scope !26, !noalias !23
  br label %132, !dbg !13

132:                                              ; preds = %130, %.critedge83
  tail call void @llvm.amdgcn.asyncmark(), !dbg !13
  tail call void @llvm.amdgcn.wait.asyncmark(i16 2), !dbg !22
  %133 = add i32 %6, -128, !dbg !20
  fence syncscope("workgroup") release, !dbg !20, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20, !mmra !33
  %134 = icmp samesign ult i32 %13, 256, !dbg !20
  br i1 %134, label %136, label %135, !dbg !20

135:                                              ; preds = %132
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  br label %136, !dbg !20

136:                                              ; preds = %135, %132
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %81, !dbg !20
  %137 = icmp sgt i32 %133, 0, !dbg !20
  br i1 %137, label %.lr.ph, label %._crit_edge, !dbg !20

.lr.ph:                                           ; preds = %136
  %138 = shl nuw nsw i32 %34, 10
  %139 = shl nuw nsw i32 %23, 5
  %140 = shl nuw nsw i32 %34, 4
  %141 = shl nuw nsw i32 %13, 8
  %142 = and i32 %141, 11264
  %143 = and i32 %21, 24
  %144 = lshr exact i32 %142, 4
  br label %145, !dbg !20

145:                                              ; preds = %.lr.ph, %261
  %146 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), %.lr.ph ], [ %204, %261 ]
  %147 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %146, %261 ]
  %148 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), %.lr.ph ], [ %197, %261 ]
  %149 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), %.lr.ph ], [ %148, %261 ]
  %150 = phi i32 [ 1, %.lr.ph ], [ %186, %261 ]
  %151 = phi float [ 0.000000e+00, %.lr.ph ], [ %286, %261 ]
  %152 = phi float [ 0.000000e+00, %.lr.ph ], [ %287, %261 ]
  %153 = phi float [ 0.000000e+00, %.lr.ph ], [ %288, %261 ]
  %154 = phi float [ 0.000000e+00, %.lr.ph ], [ %289, %261 ]
  %155 = phi float [ 0.000000e+00, %.lr.ph ], [ %290, %261 ]
  %156 = phi float [ 0.000000e+00, %.lr.ph ], [ %291, %261 ]
  %157 = phi float [ 0.000000e+00, %.lr.ph ], [ %292, %261 ]
  %158 = phi float [ 0.000000e+00, %.lr.ph ], [ %293, %261 ]
  %159 = phi float [ 0.000000e+00, %.lr.ph ], [ %294, %261 ]
  %160 = phi float [ 0.000000e+00, %.lr.ph ], [ %295, %261 ]
  %161 = phi float [ 0.000000e+00, %.lr.ph ], [ %296, %261 ]
  %162 = phi float [ 0.000000e+00, %.lr.ph ], [ %297, %261 ]
  %163 = phi float [ 0.000000e+00, %.lr.ph ], [ %298, %261 ]
  %164 = phi float [ 0.000000e+00, %.lr.ph ], [ %299, %261 ]
  %165 = phi float [ 0.000000e+00, %.lr.ph ], [ %300, %261 ]
  %166 = phi float [ 0.000000e+00, %.lr.ph ], [ %301, %261 ]
  %167 = phi float [ 0.000000e+00, %.lr.ph ], [ %322, %261 ]
  %168 = phi float [ 0.000000e+00, %.lr.ph ], [ %323, %261 ]
  %169 = phi float [ 0.000000e+00, %.lr.ph ], [ %324, %261 ]
  %170 = phi float [ 0.000000e+00, %.lr.ph ], [ %325, %261 ]
  %171 = phi float [ 0.000000e+00, %.lr.ph ], [ %326, %261 ]
  %172 = phi float [ 0.000000e+00, %.lr.ph ], [ %327, %261 ]
  %173 = phi float [ 0.000000e+00, %.lr.ph ], [ %328, %261 ]
  %174 = phi float [ 0.000000e+00, %.lr.ph ], [ %329, %261 ]
  %175 = phi float [ 0.000000e+00, %.lr.ph ], [ %330, %261 ]
  %176 = phi float [ 0.000000e+00, %.lr.ph ], [ %331, %261 ]
  %177 = phi float [ 0.000000e+00, %.lr.ph ], [ %332, %261 ]
  %178 = phi float [ 0.000000e+00, %.lr.ph ], [ %333, %261 ]
  %179 = phi float [ 0.000000e+00, %.lr.ph ], [ %334, %261 ]
  %180 = phi float [ 0.000000e+00, %.lr.ph ], [ %335, %261 ]
  %181 = phi float [ 0.000000e+00, %.lr.ph ], [ %336, %261 ]
  %182 = phi float [ 0.000000e+00, %.lr.ph ], [ %337, %261 ]
  %183 = phi i32 [ 0, %.lr.ph ], [ %338, %261 ]
  %184 = add i32 %150, 1, !dbg !20
  %185 = icmp slt i32 %184, 3, !dbg !20
  %186 = select i1 %185, i32 %184, i32 0, !dbg !20
  %187 = add i32 %183, 128, !dbg !20
  %188 = sub i32 %6, %187, !dbg !31
  %.not68 = icmp slt i32 %53, %188, !dbg !21
  %189 = or disjoint i32 %187, %53, !dbg !32
  %190 = or disjoint i32 %187, %55, !dbg !32
  %191 = or disjoint i32 %187, %56, !dbg !32
  %192 = sext i32 %189 to i64, !dbg !19
  %193 = getelementptr [2 x i8], ptr addrspace(1) %62, i64 %192, !dbg !19
  %194 = shl i32 %186, 13, !dbg !22
  %195 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), i32 %194, !dbg !22
  %196 = lshr exact i32 %194, 5, !dbg !22
  %197 = getelementptr i8, ptr addrspace(3) %195, i32 %196, !dbg !22
  %.not69 = icmp slt i32 %55, %188, !dbg !28
  %198 = mul i32 %190, %8, !dbg !29
  %199 = mul i32 %191, %8, !dbg !29
  %200 = sext i32 %198 to i64, !dbg !30
  %201 = sext i32 %199 to i64, !dbg !30
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %200, !dbg !30
  %gep97 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %201, !dbg !30
  %202 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %194, !dbg !13
  %203 = lshr exact i32 %194, 3, !dbg !13
  %204 = getelementptr i8, ptr addrspace(3) %202, i32 %203, !dbg !13
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) %149, i32 %138, !dbg !22
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 %139, !dbg !22
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %26, !dbg !22
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %207, i32 %37, !dbg !22
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %208, i32 %140, !dbg !22
  %210 = load <8 x half>, ptr addrspace(3) %209, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %211 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 32, !dbg !22
  %212 = load <8 x half>, ptr addrspace(3) %211, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %213 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 64, !dbg !22
  %214 = load <8 x half>, ptr addrspace(3) %213, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 96, !dbg !22
  %216 = load <8 x half>, ptr addrspace(3) %215, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 128, !dbg !22
  %218 = load <8 x half>, ptr addrspace(3) %217, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 160, !dbg !22
  %220 = load <8 x half>, ptr addrspace(3) %219, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 192, !dbg !22
  %222 = load <8 x half>, ptr addrspace(3) %221, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 224, !dbg !22
  %224 = load <8 x half>, ptr addrspace(3) %223, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %147, i32 %24, !dbg !13
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 %142, !dbg !13
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %226, i32 %143, !dbg !13
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %227, i32 %30, !dbg !13
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %228, i32 %144, !dbg !13
  %230 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %229), !dbg !13, !alias.scope !26, !noalias !23
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 4352, !dbg !13
  %232 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %231), !dbg !13, !alias.scope !26, !noalias !23
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 256, !dbg !13
  %234 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %233), !dbg !13, !alias.scope !26, !noalias !23
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 4608, !dbg !13
  %236 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %235), !dbg !13, !alias.scope !26, !noalias !23
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 512, !dbg !13
  %238 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %237), !dbg !13, !alias.scope !26, !noalias !23
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 4864, !dbg !13
  %240 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %239), !dbg !13, !alias.scope !26, !noalias !23
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 768, !dbg !13
  %242 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %241), !dbg !13, !alias.scope !26, !noalias !23
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 5120, !dbg !13
  %244 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %243), !dbg !13, !alias.scope !26, !noalias !23
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !20
  fence syncscope("workgroup") release, !dbg !22, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !33
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 %66, !dbg !22
  br i1 %.not68, label %246, label %.critedge85, !dbg !22

246:                                              ; preds = %145
  %247 = getelementptr [2 x i8], ptr addrspace(1) %60, i64 %192, !dbg !19
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %247, ptr addrspace(3) %245, i32 16, i32 0, i32 0), !dbg !22, !alias.scope !23
  br label %249, !dbg !22

.critedge85:                                      ; preds = %145
  %248 = getelementptr [16 x i8], ptr addrspace(3) %245, i32 %19, !dbg !22
  store <8 x half> zeroinitializer, ptr addrspace(3) %248, align 16, !dbg !22, !alias.scope !26, !noalias !23
  br label %249, !dbg !22

249:                                              ; preds = %246, %.critedge85
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) %197, i32 %72, !dbg !22
  br i1 %.not68, label %251, label %.critedge87, !dbg !22

251:                                              ; preds = %249
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %193, ptr addrspace(3) nonnull %250, i32 16, i32 0, i32 0), !dbg !22, !alias.scope !23
  br label %253, !dbg !22

.critedge87:                                      ; preds = %249
  %252 = getelementptr [16 x i8], ptr addrspace(3) %250, i32 %19, !dbg !22
  store <8 x half> zeroinitializer, ptr addrspace(3) %252, align 16, !dbg !22, !alias.scope !26, !noalias !23
  br label %253, !dbg !22

253:                                              ; preds = %251, %.critedge87
  tail call void @llvm.amdgcn.asyncmark(), !dbg !22
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !20
  tail call void @llvm.amdgcn.wait.asyncmark(i16 1), !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !33
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !20
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !20
  tail call void @llvm.amdgcn.sched.group.barrier(i32 4, i32 3, i32 0), !dbg !20
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !20
  tail call void @llvm.amdgcn.sched.group.barrier(i32 4, i32 3, i32 0), !dbg !20
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !20
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 %83, !dbg !13
  br i1 %.not69, label %255, label %.critedge89, !dbg !13

255:                                              ; preds = %253
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %gep, ptr addrspace(3) %254, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !23
  br label %257, !dbg !13

.critedge89:                                      ; preds = %253
  %256 = getelementptr [16 x i8], ptr addrspace(3) %254, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %256, align 16, !dbg !13, !alias.scope !26, !noalias !23
  br label %257, !dbg !13

257:                                              ; preds = %255, %.critedge89
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 %92, !dbg !13
  br i1 %.not69, label %259, label %.critedge91, !dbg !13

259:                                              ; preds = %257
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %gep97, ptr addrspace(3) nonnull %258, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !23
  br label %261, !dbg !13

.critedge91:                                      ; preds = %257
  %260 = getelementptr [16 x i8], ptr addrspace(3) %258, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %260, align 16, !dbg !13, !alias.scope !26, !noalias !23
  br label %261, !dbg !13

261:                                              ; preds = %259, %.critedge91
  tail call void @llvm.amdgcn.asyncmark(), !dbg !13
  %262 = shufflevector <4 x half> %230, <4 x half> %232, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %263 = shufflevector <4 x half> %234, <4 x half> %236, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %264 = shufflevector <4 x half> %238, <4 x half> %240, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %265 = shufflevector <4 x half> %242, <4 x half> %244, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %266 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %151, i64 0, !dbg !34
  %267 = insertelement <16 x float> %266, float %152, i64 1, !dbg !34
  %268 = insertelement <16 x float> %267, float %153, i64 2, !dbg !34
  %269 = insertelement <16 x float> %268, float %154, i64 3, !dbg !34
  %270 = insertelement <16 x float> %269, float %155, i64 4, !dbg !34
  %271 = insertelement <16 x float> %270, float %156, i64 5, !dbg !34
  %272 = insertelement <16 x float> %271, float %157, i64 6, !dbg !34
  %273 = insertelement <16 x float> %272, float %158, i64 7, !dbg !34
  %274 = insertelement <16 x float> %273, float %159, i64 8, !dbg !34
  %275 = insertelement <16 x float> %274, float %160, i64 9, !dbg !34
  %276 = insertelement <16 x float> %275, float %161, i64 10, !dbg !34
  %277 = insertelement <16 x float> %276, float %162, i64 11, !dbg !34
  %278 = insertelement <16 x float> %277, float %163, i64 12, !dbg !34
  %279 = insertelement <16 x float> %278, float %164, i64 13, !dbg !34
  %280 = insertelement <16 x float> %279, float %165, i64 14, !dbg !34
  %281 = insertelement <16 x float> %280, float %166, i64 15, !dbg !34
  %282 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %262, <8 x half> %210, <16 x float> %281, i32 0, i32 0, i32 0), !dbg !34
  %283 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %263, <8 x half> %212, <16 x float> %282, i32 0, i32 0, i32 0), !dbg !34
  %284 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %264, <8 x half> %214, <16 x float> %283, i32 0, i32 0, i32 0), !dbg !34
  %285 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %265, <8 x half> %216, <16 x float> %284, i32 0, i32 0, i32 0), !dbg !34
  %286 = extractelement <16 x float> %285, i64 0, !dbg !34
  %287 = extractelement <16 x float> %285, i64 1, !dbg !34
  %288 = extractelement <16 x float> %285, i64 2, !dbg !34
  %289 = extractelement <16 x float> %285, i64 3, !dbg !34
  %290 = extractelement <16 x float> %285, i64 4, !dbg !34
  %291 = extractelement <16 x float> %285, i64 5, !dbg !34
  %292 = extractelement <16 x float> %285, i64 6, !dbg !34
  %293 = extractelement <16 x float> %285, i64 7, !dbg !34
  %294 = extractelement <16 x float> %285, i64 8, !dbg !34
  %295 = extractelement <16 x float> %285, i64 9, !dbg !34
  %296 = extractelement <16 x float> %285, i64 10, !dbg !34
  %297 = extractelement <16 x float> %285, i64 11, !dbg !34
  %298 = extractelement <16 x float> %285, i64 12, !dbg !34
  %299 = extractelement <16 x float> %285, i64 13, !dbg !34
  %300 = extractelement <16 x float> %285, i64 14, !dbg !34
  %301 = extractelement <16 x float> %285, i64 15, !dbg !34
  %302 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %167, i64 0, !dbg !34
  %303 = insertelement <16 x float> %302, float %168, i64 1, !dbg !34
  %304 = insertelement <16 x float> %303, float %169, i64 2, !dbg !34
  %305 = insertelement <16 x float> %304, float %170, i64 3, !dbg !34
  %306 = insertelement <16 x float> %305, float %171, i64 4, !dbg !34
  %307 = insertelement <16 x float> %306, float %172, i64 5, !dbg !34
  %308 = insertelement <16 x float> %307, float %173, i64 6, !dbg !34
  %309 = insertelement <16 x float> %308, float %174, i64 7, !dbg !34
  %310 = insertelement <16 x float> %309, float %175, i64 8, !dbg !34
  %311 = insertelement <16 x float> %310, float %176, i64 9, !dbg !34
  %312 = insertelement <16 x float> %311, float %177, i64 10, !dbg !34
  %313 = insertelement <16 x float> %312, float %178, i64 11, !dbg !34
  %314 = insertelement <16 x float> %313, float %179, i64 12, !dbg !34
  %315 = insertelement <16 x float> %314, float %180, i64 13, !dbg !34
  %316 = insertelement <16 x float> %315, float %181, i64 14, !dbg !34
  %317 = insertelement <16 x float> %316, float %182, i64 15, !dbg !34
  %318 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %262, <8 x half> %218, <16 x float> %317, i32 0, i32 0, i32 0), !dbg !34
  %319 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %263, <8 x half> %220, <16 x float> %318, i32 0, i32 0, i32 0), !dbg !34
  %320 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %264, <8 x half> %222, <16 x float> %319, i32 0, i32 0, i32 0), !dbg !34
  %321 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %265, <8 x half> %224, <16 x float> %320, i32 0, i32 0, i32 0), !dbg !34
  %322 = extractelement <16 x float> %321, i64 0, !dbg !34
  %323 = extractelement <16 x float> %321, i64 1, !dbg !34
  %324 = extractelement <16 x float> %321, i64 2, !dbg !34
  %325 = extractelement <16 x float> %321, i64 3, !dbg !34
  %326 = extractelement <16 x float> %321, i64 4, !dbg !34
  %327 = extractelement <16 x float> %321, i64 5, !dbg !34
  %328 = extractelement <16 x float> %321, i64 6, !dbg !34
  %329 = extractelement <16 x float> %321, i64 7, !dbg !34
  %330 = extractelement <16 x float> %321, i64 8, !dbg !34
  %331 = extractelement <16 x float> %321, i64 9, !dbg !34
  %332 = extractelement <16 x float> %321, i64 10, !dbg !34
  %333 = extractelement <16 x float> %321, i64 11, !dbg !34
  %334 = extractelement <16 x float> %321, i64 12, !dbg !34
  %335 = extractelement <16 x float> %321, i64 13, !dbg !34
  %336 = extractelement <16 x float> %321, i64 14, !dbg !34
  %337 = extractelement <16 x float> %321, i64 15, !dbg !34
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !20
  %338 = add i32 %183, 64, !dbg !20
  %339 = icmp slt i32 %338, %133, !dbg !20
  br i1 %339, label %145, label %._crit_edge.loopexit, !dbg !20

._crit_edge.loopexit:                             ; preds = %261
  %340 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !35
  %341 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !35
  %342 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !35
  %343 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !35
  %344 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !35
  %345 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !35
  %346 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !35
  %347 = shufflevector <16 x float> %285, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !35
  %348 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !35
  %349 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !35
  %350 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !35
  %351 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !35
  %352 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !35
  %353 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !35
  %354 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !35
  %355 = shufflevector <16 x float> %321, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !35
  br label %._crit_edge, !dbg !20

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %136
  %356 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), %136 ], [ %148, %._crit_edge.loopexit ], !dbg !22
  %357 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), %136 ], [ %197, %._crit_edge.loopexit ], !dbg !22
  %.lcssa92 = phi ptr addrspace(3) [ @global_smem, %136 ], [ %146, %._crit_edge.loopexit ], !dbg !13
  %358 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), %136 ], [ %204, %._crit_edge.loopexit ], !dbg !13
  %359 = phi <2 x float> [ zeroinitializer, %136 ], [ %355, %._crit_edge.loopexit ], !dbg !35
  %360 = phi <2 x float> [ zeroinitializer, %136 ], [ %354, %._crit_edge.loopexit ], !dbg !35
  %361 = phi <2 x float> [ zeroinitializer, %136 ], [ %353, %._crit_edge.loopexit ], !dbg !35
  %362 = phi <2 x float> [ zeroinitializer, %136 ], [ %352, %._crit_edge.loopexit ], !dbg !35
  %363 = phi <2 x float> [ zeroinitializer, %136 ], [ %351, %._crit_edge.loopexit ], !dbg !35
  %364 = phi <2 x float> [ zeroinitializer, %136 ], [ %350, %._crit_edge.loopexit ], !dbg !35
  %365 = phi <2 x float> [ zeroinitializer, %136 ], [ %349, %._crit_edge.loopexit ], !dbg !35
  %366 = phi <2 x float> [ zeroinitializer, %136 ], [ %348, %._crit_edge.loopexit ], !dbg !35
  %367 = phi <2 x float> [ zeroinitializer, %136 ], [ %347, %._crit_edge.loopexit ], !dbg !35
  %368 = phi <2 x float> [ zeroinitializer, %136 ], [ %346, %._crit_edge.loopexit ], !dbg !35
  %369 = phi <2 x float> [ zeroinitializer, %136 ], [ %345, %._crit_edge.loopexit ], !dbg !35
  %370 = phi <2 x float> [ zeroinitializer, %136 ], [ %344, %._crit_edge.loopexit ], !dbg !35
  %371 = phi <2 x float> [ zeroinitializer, %136 ], [ %343, %._crit_edge.loopexit ], !dbg !35
  %372 = phi <2 x float> [ zeroinitializer, %136 ], [ %342, %._crit_edge.loopexit ], !dbg !35
  %373 = phi <2 x float> [ zeroinitializer, %136 ], [ %341, %._crit_edge.loopexit ], !dbg !35
  %374 = phi <2 x float> [ zeroinitializer, %136 ], [ %340, %._crit_edge.loopexit ], !dbg !35
  br i1 %134, label %375, label %376, !dbg !20

375:                                              ; preds = %._crit_edge
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  br label %376, !dbg !20

376:                                              ; preds = %375, %._crit_edge
  %377 = add i32 %6, 63, !dbg !20
  %378 = icmp sgt i32 %377, 63, !dbg !20
  %379 = icmp sgt i32 %377, 127, !dbg !20
  %380 = shl nuw nsw i32 %34, 10, !dbg !22
  %381 = shl nuw nsw i32 %23, 5, !dbg !22
  %382 = or disjoint i32 %380, %381, !dbg !22
  %383 = or disjoint i32 %26, %37, !dbg !22
  %384 = shl nuw nsw i32 %34, 4, !dbg !22
  %385 = or disjoint i32 %382, %384, !dbg !22
  %386 = add nuw nsw i32 %385, %383, !dbg !22
  %387 = add nuw nsw i32 %386, 32, !dbg !22
  %388 = add nuw nsw i32 %386, 64, !dbg !22
  %389 = add nuw nsw i32 %386, 96, !dbg !22
  %390 = add nuw nsw i32 %386, 128, !dbg !22
  %391 = add nuw nsw i32 %386, 160, !dbg !22
  %392 = add nuw nsw i32 %386, 192, !dbg !22
  %393 = add nuw nsw i32 %386, 224, !dbg !22
  %394 = shl nuw nsw i32 %13, 8, !dbg !13
  %395 = and i32 %394, 11264, !dbg !13
  %396 = and i32 %21, 24, !dbg !13
  %397 = or disjoint i32 %396, %30, !dbg !13
  %398 = or disjoint i32 %397, %395, !dbg !13
  %399 = or disjoint i32 %398, %24, !dbg !13
  %400 = lshr exact i32 %395, 4, !dbg !13
  %401 = add nuw nsw i32 %399, %400, !dbg !13
  %402 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %401, !dbg !13
  %403 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %402), !dbg !13, !alias.scope !26, !noalias !23
  %404 = add nuw nsw i32 %401, 4352, !dbg !13
  %405 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %404, !dbg !13
  %406 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %405), !dbg !13, !alias.scope !26, !noalias !23
  %407 = add nuw nsw i32 %401, 256, !dbg !13
  %408 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %407, !dbg !13
  %409 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %408), !dbg !13, !alias.scope !26, !noalias !23
  %410 = add nuw nsw i32 %401, 4608, !dbg !13
  %411 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %410, !dbg !13
  %412 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %411), !dbg !13, !alias.scope !26, !noalias !23
  %413 = add nuw nsw i32 %401, 512, !dbg !13
  %414 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %413, !dbg !13
  %415 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %414), !dbg !13, !alias.scope !26, !noalias !23
  %416 = add nuw nsw i32 %401, 4864, !dbg !13
  %417 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %416, !dbg !13
  %418 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %417), !dbg !13, !alias.scope !26, !noalias !23
  %419 = add nuw nsw i32 %401, 768, !dbg !13
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %419, !dbg !13
  %421 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %420), !dbg !13, !alias.scope !26, !noalias !23
  %422 = add nuw nsw i32 %401, 5120, !dbg !13
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %422, !dbg !13
  %424 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %423), !dbg !13, !alias.scope !26, !noalias !23
  br i1 %378, label %425, label %._crit_edge107, !dbg !34

425:                                              ; preds = %376
  %426 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %393, !dbg !22
  %427 = load <8 x half>, ptr addrspace(3) %426, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %428 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %392, !dbg !22
  %429 = load <8 x half>, ptr addrspace(3) %428, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %391, !dbg !22
  %431 = load <8 x half>, ptr addrspace(3) %430, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %432 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %390, !dbg !22
  %433 = load <8 x half>, ptr addrspace(3) %432, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %389, !dbg !22
  %435 = load <8 x half>, ptr addrspace(3) %434, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %388, !dbg !22
  %437 = load <8 x half>, ptr addrspace(3) %436, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %438 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %387, !dbg !22
  %439 = load <8 x half>, ptr addrspace(3) %438, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %386, !dbg !22
  %441 = load <8 x half>, ptr addrspace(3) %440, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %442 = shufflevector <4 x half> %403, <4 x half> %406, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %443 = shufflevector <4 x half> %409, <4 x half> %412, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %444 = shufflevector <4 x half> %415, <4 x half> %418, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %445 = shufflevector <4 x half> %421, <4 x half> %424, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %446 = shufflevector <2 x float> %374, <2 x float> %373, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %447 = shufflevector <2 x float> %372, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %448 = shufflevector <16 x float> %446, <16 x float> %447, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %449 = shufflevector <2 x float> %371, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %450 = shufflevector <16 x float> %448, <16 x float> %449, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %451 = shufflevector <2 x float> %370, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %452 = shufflevector <16 x float> %450, <16 x float> %451, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %453 = shufflevector <2 x float> %369, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %454 = shufflevector <16 x float> %452, <16 x float> %453, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %455 = shufflevector <2 x float> %368, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %456 = shufflevector <16 x float> %454, <16 x float> %455, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !34
  %457 = shufflevector <2 x float> %367, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %458 = shufflevector <16 x float> %456, <16 x float> %457, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !34
  %459 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %442, <8 x half> %441, <16 x float> %458, i32 0, i32 0, i32 0), !dbg !34
  %460 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %443, <8 x half> %439, <16 x float> %459, i32 0, i32 0, i32 0), !dbg !34
  %461 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %444, <8 x half> %437, <16 x float> %460, i32 0, i32 0, i32 0), !dbg !34
  %462 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %445, <8 x half> %435, <16 x float> %461, i32 0, i32 0, i32 0), !dbg !34
  %463 = shufflevector <2 x float> %366, <2 x float> %365, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %464 = shufflevector <2 x float> %364, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %465 = shufflevector <16 x float> %463, <16 x float> %464, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %466 = shufflevector <2 x float> %363, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %467 = shufflevector <16 x float> %465, <16 x float> %466, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %468 = shufflevector <2 x float> %362, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %469 = shufflevector <16 x float> %467, <16 x float> %468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %470 = shufflevector <2 x float> %361, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %471 = shufflevector <16 x float> %469, <16 x float> %470, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %472 = shufflevector <2 x float> %360, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %473 = shufflevector <16 x float> %471, <16 x float> %472, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !34
  %474 = shufflevector <2 x float> %359, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %475 = shufflevector <16 x float> %473, <16 x float> %474, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !34
  %476 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %442, <8 x half> %433, <16 x float> %475, i32 0, i32 0, i32 0), !dbg !34
  %477 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %443, <8 x half> %431, <16 x float> %476, i32 0, i32 0, i32 0), !dbg !34
  %478 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %444, <8 x half> %429, <16 x float> %477, i32 0, i32 0, i32 0), !dbg !34
  %479 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %445, <8 x half> %427, <16 x float> %478, i32 0, i32 0, i32 0), !dbg !34
  %480 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !20
  %481 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !20
  %482 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !20
  %483 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !20
  %484 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !20
  %485 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !20
  %486 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %487 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  %488 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !20
  %489 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !20
  %490 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !20
  %491 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !20
  %492 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !20
  %493 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !20
  %494 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !20
  %495 = shufflevector <16 x float> %462, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !20
  br label %._crit_edge107, !dbg !34

._crit_edge107:                                   ; preds = %376, %425
  %496 = phi <2 x float> [ %480, %425 ], [ %359, %376 ], !dbg !20
  %497 = phi <2 x float> [ %481, %425 ], [ %360, %376 ], !dbg !20
  %498 = phi <2 x float> [ %482, %425 ], [ %361, %376 ], !dbg !20
  %499 = phi <2 x float> [ %483, %425 ], [ %362, %376 ], !dbg !20
  %500 = phi <2 x float> [ %484, %425 ], [ %363, %376 ], !dbg !20
  %501 = phi <2 x float> [ %485, %425 ], [ %364, %376 ], !dbg !20
  %502 = phi <2 x float> [ %486, %425 ], [ %365, %376 ], !dbg !20
  %503 = phi <2 x float> [ %487, %425 ], [ %366, %376 ], !dbg !20
  %504 = phi <2 x float> [ %488, %425 ], [ %367, %376 ], !dbg !20
  %505 = phi <2 x float> [ %489, %425 ], [ %368, %376 ], !dbg !20
  %506 = phi <2 x float> [ %490, %425 ], [ %369, %376 ], !dbg !20
  %507 = phi <2 x float> [ %491, %425 ], [ %370, %376 ], !dbg !20
  %508 = phi <2 x float> [ %492, %425 ], [ %371, %376 ], !dbg !20
  %509 = phi <2 x float> [ %493, %425 ], [ %372, %376 ], !dbg !20
  %510 = phi <2 x float> [ %494, %425 ], [ %373, %376 ], !dbg !20
  %511 = phi <2 x float> [ %495, %425 ], [ %374, %376 ], !dbg !20
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !33
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !33
  %512 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %401, !dbg !13
  %513 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %512), !dbg !13, !alias.scope !26, !noalias !23
  %514 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %404, !dbg !13
  %515 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %514), !dbg !13, !alias.scope !26, !noalias !23
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %407, !dbg !13
  %517 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %516), !dbg !13, !alias.scope !26, !noalias !23
  %518 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %410, !dbg !13
  %519 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %518), !dbg !13, !alias.scope !26, !noalias !23
  %520 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %413, !dbg !13
  %521 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %520), !dbg !13, !alias.scope !26, !noalias !23
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %416, !dbg !13
  %523 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %522), !dbg !13, !alias.scope !26, !noalias !23
  %524 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %419, !dbg !13
  %525 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %524), !dbg !13, !alias.scope !26, !noalias !23
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %422, !dbg !13
  %527 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %526), !dbg !13, !alias.scope !26, !noalias !23
  br i1 %379, label %528, label %599, !dbg !34

528:                                              ; preds = %._crit_edge107
  %529 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %393, !dbg !22
  %530 = load <8 x half>, ptr addrspace(3) %529, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %392, !dbg !22
  %532 = load <8 x half>, ptr addrspace(3) %531, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %533 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %391, !dbg !22
  %534 = load <8 x half>, ptr addrspace(3) %533, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %535 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %390, !dbg !22
  %536 = load <8 x half>, ptr addrspace(3) %535, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %537 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %389, !dbg !22
  %538 = load <8 x half>, ptr addrspace(3) %537, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %539 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %388, !dbg !22
  %540 = load <8 x half>, ptr addrspace(3) %539, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %541 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %387, !dbg !22
  %542 = load <8 x half>, ptr addrspace(3) %541, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %543 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %386, !dbg !22
  %544 = load <8 x half>, ptr addrspace(3) %543, align 16, !dbg !22, !alias.scope !26, !noalias !23
  %545 = shufflevector <4 x half> %513, <4 x half> %515, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %546 = shufflevector <4 x half> %517, <4 x half> %519, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %547 = shufflevector <4 x half> %521, <4 x half> %523, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %548 = shufflevector <4 x half> %525, <4 x half> %527, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !34
  %549 = shufflevector <2 x float> %511, <2 x float> %510, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %550 = shufflevector <2 x float> %509, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %551 = shufflevector <16 x float> %549, <16 x float> %550, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %552 = shufflevector <2 x float> %508, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %553 = shufflevector <16 x float> %551, <16 x float> %552, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %554 = shufflevector <2 x float> %507, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %555 = shufflevector <16 x float> %553, <16 x float> %554, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %556 = shufflevector <2 x float> %506, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %557 = shufflevector <16 x float> %555, <16 x float> %556, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %558 = shufflevector <2 x float> %505, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %559 = shufflevector <16 x float> %557, <16 x float> %558, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !34
  %560 = shufflevector <2 x float> %504, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %561 = shufflevector <16 x float> %559, <16 x float> %560, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !34
  %562 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %545, <8 x half> %544, <16 x float> %561, i32 0, i32 0, i32 0), !dbg !34
  %563 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %546, <8 x half> %542, <16 x float> %562, i32 0, i32 0, i32 0), !dbg !34
  %564 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %547, <8 x half> %540, <16 x float> %563, i32 0, i32 0, i32 0), !dbg !34
  %565 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %548, <8 x half> %538, <16 x float> %564, i32 0, i32 0, i32 0), !dbg !34
  %566 = shufflevector <2 x float> %503, <2 x float> %502, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %567 = shufflevector <2 x float> %501, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %568 = shufflevector <16 x float> %566, <16 x float> %567, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %569 = shufflevector <2 x float> %500, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %570 = shufflevector <16 x float> %568, <16 x float> %569, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %571 = shufflevector <2 x float> %499, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %572 = shufflevector <16 x float> %570, <16 x float> %571, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %573 = shufflevector <2 x float> %498, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %574 = shufflevector <16 x float> %572, <16 x float> %573, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %575 = shufflevector <2 x float> %497, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %576 = shufflevector <16 x float> %574, <16 x float> %575, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !34
  %577 = shufflevector <2 x float> %496, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !34
  %578 = shufflevector <16 x float> %576, <16 x float> %577, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !34
  %579 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %545, <8 x half> %536, <16 x float> %578, i32 0, i32 0, i32 0), !dbg !34
  %580 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %546, <8 x half> %534, <16 x float> %579, i32 0, i32 0, i32 0), !dbg !34
  %581 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %547, <8 x half> %532, <16 x float> %580, i32 0, i32 0, i32 0), !dbg !34
  %582 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %548, <8 x half> %530, <16 x float> %581, i32 0, i32 0, i32 0), !dbg !34
  %583 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  %584 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %585 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %586 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %587 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %588 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %589 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %590 = shufflevector <16 x float> %582, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %591 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  %592 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %593 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %594 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %595 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %596 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %597 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %598 = shufflevector <16 x float> %565, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  br label %599, !dbg !34

599:                                              ; preds = %528, %._crit_edge107
  %600 = phi <2 x float> [ %583, %528 ], [ %496, %._crit_edge107 ]
  %601 = phi <2 x float> [ %584, %528 ], [ %497, %._crit_edge107 ]
  %602 = phi <2 x float> [ %585, %528 ], [ %498, %._crit_edge107 ]
  %603 = phi <2 x float> [ %586, %528 ], [ %499, %._crit_edge107 ]
  %604 = phi <2 x float> [ %587, %528 ], [ %500, %._crit_edge107 ]
  %605 = phi <2 x float> [ %588, %528 ], [ %501, %._crit_edge107 ]
  %606 = phi <2 x float> [ %589, %528 ], [ %502, %._crit_edge107 ]
  %607 = phi <2 x float> [ %590, %528 ], [ %503, %._crit_edge107 ]
  %608 = phi <2 x float> [ %591, %528 ], [ %504, %._crit_edge107 ]
  %609 = phi <2 x float> [ %592, %528 ], [ %505, %._crit_edge107 ]
  %610 = phi <2 x float> [ %593, %528 ], [ %506, %._crit_edge107 ]
  %611 = phi <2 x float> [ %594, %528 ], [ %507, %._crit_edge107 ]
  %612 = phi <2 x float> [ %595, %528 ], [ %508, %._crit_edge107 ]
  %613 = phi <2 x float> [ %596, %528 ], [ %509, %._crit_edge107 ]
  %614 = phi <2 x float> [ %597, %528 ], [ %510, %._crit_edge107 ]
  %615 = phi <2 x float> [ %598, %528 ], [ %511, %._crit_edge107 ]
  %616 = icmp slt i32 %44, %4, !dbg !36
  %617 = icmp slt i32 %45, %4, !dbg !36
  %618 = icmp slt i32 %51, %5, !dbg !37
  %619 = icmp slt i32 %52, %5, !dbg !37
  %620 = icmp slt i32 %48, %5, !dbg !37
  %621 = icmp slt i32 %49, %5, !dbg !37
  %622 = and i1 %616, %620, !dbg !38
  %623 = and i1 %616, %621, !dbg !38
  %624 = and i1 %620, %617, !dbg !38
  %625 = and i1 %617, %621, !dbg !38
  %626 = sext i32 %51 to i64, !dbg !39
  %627 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %626, !dbg !39
  %628 = getelementptr i8, ptr addrspace(1) %627, i64 16, !dbg !39
  %629 = sext i32 %52 to i64, !dbg !39
  %630 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %629, !dbg !39
  %631 = getelementptr i8, ptr addrspace(1) %627, i64 48, !dbg !39
  br i1 %618, label %632, label %634, !dbg !40

632:                                              ; preds = %599
  %633 = load <4 x half>, ptr addrspace(1) %627, align 8, !dbg !40
  br label %634, !dbg !40

634:                                              ; preds = %632, %599
  %635 = phi <4 x half> [ %633, %632 ], [ zeroinitializer, %599 ], !dbg !40
  br i1 %618, label %636, label %638, !dbg !40

636:                                              ; preds = %634
  %637 = load <4 x half>, ptr addrspace(1) %628, align 8, !dbg !40
  br label %638, !dbg !40

638:                                              ; preds = %636, %634
  %639 = phi <4 x half> [ %637, %636 ], [ zeroinitializer, %634 ], !dbg !40
  br i1 %619, label %640, label %642, !dbg !40

640:                                              ; preds = %638
  %641 = load <4 x half>, ptr addrspace(1) %630, align 8, !dbg !40
  br label %642, !dbg !40

642:                                              ; preds = %640, %638
  %643 = phi <4 x half> [ %641, %640 ], [ zeroinitializer, %638 ], !dbg !40
  br i1 %619, label %644, label %646, !dbg !40

644:                                              ; preds = %642
  %645 = load <4 x half>, ptr addrspace(1) %631, align 8, !dbg !40
  br label %646, !dbg !40

646:                                              ; preds = %644, %642
  %647 = phi <4 x half> [ %645, %644 ], [ zeroinitializer, %642 ], !dbg !40
  %648 = shufflevector <4 x half> %635, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %649 = fpext <2 x half> %648 to <2 x float>, !dbg !40
  %650 = shufflevector <4 x half> %635, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %651 = fpext <2 x half> %650 to <2 x float>, !dbg !40
  %652 = shufflevector <4 x half> %639, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %653 = fpext <2 x half> %652 to <2 x float>, !dbg !40
  %654 = shufflevector <4 x half> %639, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %655 = fpext <2 x half> %654 to <2 x float>, !dbg !40
  %656 = shufflevector <4 x half> %643, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %657 = fpext <2 x half> %656 to <2 x float>, !dbg !40
  %658 = shufflevector <4 x half> %643, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %659 = fpext <2 x half> %658 to <2 x float>, !dbg !40
  %660 = fadd <2 x float> %615, %649, !dbg !41
  %661 = fadd <2 x float> %614, %651, !dbg !41
  %662 = fadd <2 x float> %613, %653, !dbg !41
  %663 = fadd <2 x float> %612, %655, !dbg !41
  %664 = fadd <2 x float> %611, %657, !dbg !41
  %665 = fadd <2 x float> %610, %659, !dbg !41
  %666 = fadd <2 x float> %607, %649, !dbg !41
  %667 = fadd <2 x float> %606, %651, !dbg !41
  %668 = fadd <2 x float> %605, %653, !dbg !41
  %669 = fadd <2 x float> %604, %655, !dbg !41
  %670 = fadd <2 x float> %603, %657, !dbg !41
  %671 = fadd <2 x float> %602, %659, !dbg !41
  %672 = shufflevector <4 x half> %647, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %673 = fpext <2 x half> %672 to <2 x float>, !dbg !40
  %674 = fadd <2 x float> %609, %673, !dbg !41
  %675 = fadd <2 x float> %601, %673, !dbg !41
  %676 = shufflevector <4 x half> %647, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %677 = fpext <2 x half> %676 to <2 x float>, !dbg !40
  %678 = fadd <2 x float> %608, %677, !dbg !41
  %679 = fadd <2 x float> %600, %677, !dbg !41
  %680 = mul i32 %44, %9, !dbg !42
  %681 = mul i32 %45, %9, !dbg !42
  %682 = sext i32 %680 to i64, !dbg !43
  %683 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %682, !dbg !43
  %684 = sext i32 %681 to i64, !dbg !43
  %685 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %684, !dbg !43
  %686 = sext i32 %49 to i64, !dbg !43
  %687 = getelementptr [2 x i8], ptr addrspace(1) %683, i64 %686, !dbg !43
  %688 = sext i32 %48 to i64, !dbg !43
  %689 = getelementptr [2 x i8], ptr addrspace(1) %685, i64 %688, !dbg !43
  %690 = getelementptr [2 x i8], ptr addrspace(1) %685, i64 %686, !dbg !43
  %691 = fptrunc <2 x float> %660 to <2 x half>, !dbg !44
  %692 = fptrunc <2 x float> %661 to <2 x half>, !dbg !44
  %693 = fptrunc <2 x float> %662 to <2 x half>, !dbg !44
  %694 = fptrunc <2 x float> %663 to <2 x half>, !dbg !44
  %695 = fptrunc <2 x float> %664 to <2 x half>, !dbg !44
  %696 = fptrunc <2 x float> %665 to <2 x half>, !dbg !44
  %697 = fptrunc <2 x float> %674 to <2 x half>, !dbg !44
  %698 = fptrunc <2 x float> %678 to <2 x half>, !dbg !44
  %699 = fptrunc <2 x float> %666 to <2 x half>, !dbg !44
  %700 = fptrunc <2 x float> %667 to <2 x half>, !dbg !44
  %701 = fptrunc <2 x float> %668 to <2 x half>, !dbg !44
  %702 = fptrunc <2 x float> %669 to <2 x half>, !dbg !44
  %703 = fptrunc <2 x float> %670 to <2 x half>, !dbg !44
  %704 = fptrunc <2 x float> %671 to <2 x half>, !dbg !44
  %705 = fptrunc <2 x float> %675 to <2 x half>, !dbg !44
  %706 = fptrunc <2 x float> %679 to <2 x half>, !dbg !44
  %707 = bitcast <2 x half> %691 to i32, !dbg !44
  %708 = bitcast <2 x half> %692 to i32, !dbg !44
  %709 = bitcast <2 x half> %693 to i32, !dbg !44
  %710 = bitcast <2 x half> %694 to i32, !dbg !44
  %711 = bitcast <2 x half> %695 to i32, !dbg !44
  %712 = bitcast <2 x half> %696 to i32, !dbg !44
  %713 = bitcast <2 x half> %697 to i32, !dbg !44
  %714 = bitcast <2 x half> %698 to i32, !dbg !44
  %715 = bitcast <2 x half> %699 to i32, !dbg !44
  %716 = bitcast <2 x half> %700 to i32, !dbg !44
  %717 = bitcast <2 x half> %701 to i32, !dbg !44
  %718 = bitcast <2 x half> %702 to i32, !dbg !44
  %719 = bitcast <2 x half> %703 to i32, !dbg !44
  %720 = bitcast <2 x half> %704 to i32, !dbg !44
  %721 = bitcast <2 x half> %705 to i32, !dbg !44
  %722 = bitcast <2 x half> %706 to i32, !dbg !44
  %723 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %707, i32 %709, i1 false, i1 false), !dbg !44
  %724 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %708, i32 %710, i1 false, i1 false), !dbg !44
  %725 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %711, i32 %713, i1 false, i1 false), !dbg !44
  %726 = extractvalue { i32, i32 } %725, 0, !dbg !44
  %727 = extractvalue { i32, i32 } %725, 1, !dbg !44
  %728 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %712, i32 %714, i1 false, i1 false), !dbg !44
  %729 = extractvalue { i32, i32 } %728, 0, !dbg !44
  %730 = extractvalue { i32, i32 } %728, 1, !dbg !44
  %731 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %715, i32 %717, i1 false, i1 false), !dbg !44
  %732 = extractvalue { i32, i32 } %731, 0, !dbg !44
  %733 = extractvalue { i32, i32 } %731, 1, !dbg !44
  %734 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %716, i32 %718, i1 false, i1 false), !dbg !44
  %735 = extractvalue { i32, i32 } %734, 0, !dbg !44
  %736 = extractvalue { i32, i32 } %734, 1, !dbg !44
  %737 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %719, i32 %721, i1 false, i1 false), !dbg !44
  %738 = extractvalue { i32, i32 } %737, 0, !dbg !44
  %739 = extractvalue { i32, i32 } %737, 1, !dbg !44
  %740 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %720, i32 %722, i1 false, i1 false), !dbg !44
  %741 = extractvalue { i32, i32 } %740, 0, !dbg !44
  %742 = extractvalue { i32, i32 } %740, 1, !dbg !44
  %743 = bitcast i32 %726 to <2 x half>, !dbg !44
  %744 = bitcast i32 %729 to <2 x half>, !dbg !44
  %745 = bitcast i32 %727 to <2 x half>, !dbg !44
  %746 = bitcast i32 %730 to <2 x half>, !dbg !44
  %747 = bitcast i32 %732 to <2 x half>, !dbg !44
  %748 = bitcast i32 %735 to <2 x half>, !dbg !44
  %749 = bitcast i32 %733 to <2 x half>, !dbg !44
  %750 = bitcast i32 %736 to <2 x half>, !dbg !44
  %751 = bitcast i32 %738 to <2 x half>, !dbg !44
  %752 = bitcast i32 %741 to <2 x half>, !dbg !44
  %753 = bitcast i32 %739 to <2 x half>, !dbg !44
  %754 = bitcast i32 %742 to <2 x half>, !dbg !44
  br i1 %622, label %755, label %770, !dbg !12

755:                                              ; preds = %646
  %756 = extractvalue { i32, i32 } %723, 0, !dbg !44
  %757 = bitcast i32 %756 to <2 x half>, !dbg !44
  %758 = extractvalue { i32, i32 } %724, 0, !dbg !44
  %759 = bitcast i32 %758 to <2 x half>, !dbg !44
  %760 = shufflevector <2 x half> %757, <2 x half> %759, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %761 = extractvalue { i32, i32 } %723, 1, !dbg !44
  %762 = bitcast i32 %761 to <2 x half>, !dbg !44
  %763 = shufflevector <2 x half> %762, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !44
  %764 = shufflevector <8 x half> %760, <8 x half> %763, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !12
  %765 = extractvalue { i32, i32 } %724, 1, !dbg !44
  %766 = bitcast i32 %765 to <2 x half>, !dbg !44
  %767 = shufflevector <2 x half> %766, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !44
  %768 = shufflevector <8 x half> %764, <8 x half> %767, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !12
  %769 = getelementptr [2 x i8], ptr addrspace(1) %683, i64 %688, !dbg !43
  store <8 x half> %768, ptr addrspace(1) %769, align 16, !dbg !12
  br label %770, !dbg !12

770:                                              ; preds = %755, %646
  br i1 %623, label %771, label %777, !dbg !12

771:                                              ; preds = %770
  %772 = shufflevector <2 x half> %743, <2 x half> %744, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %773 = shufflevector <2 x half> %745, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %774 = shufflevector <8 x half> %772, <8 x half> %773, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %775 = shufflevector <2 x half> %746, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %776 = shufflevector <8 x half> %774, <8 x half> %775, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %776, ptr addrspace(1) %687, align 16, !dbg !12
  br label %777, !dbg !12

777:                                              ; preds = %771, %770
  br i1 %624, label %778, label %784, !dbg !12

778:                                              ; preds = %777
  %779 = shufflevector <2 x half> %747, <2 x half> %748, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %780 = shufflevector <2 x half> %749, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %781 = shufflevector <8 x half> %779, <8 x half> %780, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %782 = shufflevector <2 x half> %750, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %783 = shufflevector <8 x half> %781, <8 x half> %782, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %783, ptr addrspace(1) %689, align 16, !dbg !12
  br label %784, !dbg !12

784:                                              ; preds = %778, %777
  br i1 %625, label %785, label %791, !dbg !12

785:                                              ; preds = %784
  %786 = shufflevector <2 x half> %751, <2 x half> %752, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %787 = shufflevector <2 x half> %753, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %788 = shufflevector <8 x half> %786, <8 x half> %787, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %789 = shufflevector <2 x half> %754, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %790 = shufflevector <8 x half> %788, <8 x half> %789, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %790, ptr addrspace(1) %690, align 16, !dbg !12
  br label %791, !dbg !12

791:                                              ; preds = %785, %784
  ret void, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: nounwind
declare void @llvm.amdgcn.asyncmark() #4

; Function Attrs: nounwind
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #6

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg) #8

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.group.barrier(i32 immarg, i32 immarg, i32 immarg) #5

attributes #0 = { nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nounwind }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #7 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

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
!12 = !DILocation(line: 46, column: 5, scope: !4)
!13 = !DILocation(line: 40, column: 13, scope: !4)
!14 = !DILocation(line: 31, column: 11, scope: !4)
!15 = !DILocation(line: 31, column: 39, scope: !4)
!16 = !DILocation(line: 32, column: 11, scope: !4)
!17 = !DILocation(line: 33, column: 12, scope: !4)
!18 = !DILocation(line: 38, column: 19, scope: !4)
!19 = !DILocation(line: 38, column: 13, scope: !4)
!20 = !DILocation(line: 35, column: 5, scope: !4)
!21 = !DILocation(line: 38, column: 76, scope: !4)
!22 = !DILocation(line: 37, column: 13, scope: !4)
!23 = !{!24}
!24 = !{!"amdg.AsyncCopies", !25, !"Scope containing all AsyncCopyGlobalToLocal and BufferLoadToLocal ops"}
!25 = !{!"amdg.AsyncOps", !"Domain to hold alias scopes to specify aliasing information between AsyncCopyGlobalToLocal, BufferLoadToLocal and LocalLoad ops"}
!26 = !{!27}
!27 = !{!"amdg.LocalLoads", !25, !"Scope containing all LocalLoad ops"}
!28 = !DILocation(line: 41, column: 76, scope: !4)
!29 = !DILocation(line: 41, column: 19, scope: !4)
!30 = !DILocation(line: 41, column: 13, scope: !4)
!31 = !DILocation(line: 36, column: 16, scope: !4)
!32 = !DILocation(line: 38, column: 47, scope: !4)
!33 = !{!"amdgpu-synchronize-as", !"local"}
!34 = !DILocation(line: 43, column: 17, scope: !4)
!35 = !DILocation(line: 34, column: 13, scope: !4)
!36 = !DILocation(line: 44, column: 15, scope: !4)
!37 = !DILocation(line: 44, column: 39, scope: !4)
!38 = !DILocation(line: 44, column: 14, scope: !4)
!39 = !DILocation(line: 45, column: 22, scope: !4)
!40 = !DILocation(line: 45, column: 14, scope: !4)
!41 = !DILocation(line: 45, column: 5, scope: !4)
!42 = !DILocation(line: 46, column: 20, scope: !4)
!43 = !DILocation(line: 46, column: 14, scope: !4)
!44 = !DILocation(line: 46, column: 61, scope: !4)
!45 = !DILocation(line: 15, column: 1, scope: !4)
