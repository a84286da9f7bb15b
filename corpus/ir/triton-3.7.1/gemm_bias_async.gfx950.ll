; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemm_bias(ptr addrspace(1) inreg captures(none) %0, ptr addrspace(1) inreg captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg readnone captures(none) %10, ptr addrspace(1) inreg readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %14 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %13), !dbg !13
  %15 = lshr i32 %14, 6, !dbg !12
  %16 = and i32 %15, 7, !dbg !12
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !14
  %18 = shl i32 %17, 7, !dbg !15
  %19 = and i32 %13, 63, !dbg !16
  %20 = shl nuw nsw i32 %16, 6, !dbg !16
  %21 = shl nuw nsw i32 %13, 3, !dbg !16
  %22 = and i32 %21, 64, !dbg !16
  %23 = and i32 %13, 16, !dbg !16
  %24 = shl nuw nsw i32 %23, 1, !dbg !16
  %25 = and i32 %13, 32, !dbg !16
  %26 = lshr exact i32 %25, 1, !dbg !16
  %27 = or disjoint i32 %26, %22, !dbg !16
  %28 = or disjoint i32 %27, %24, !dbg !16
  %29 = or disjoint i32 %28, %16, !dbg !16
  %30 = and i32 %13, 31, !dbg !16
  %31 = icmp samesign ult i32 %16, 4, !dbg !16
  %32 = select i1 %31, i32 0, i32 32, !dbg !16
  %33 = or disjoint i32 %32, %30, !dbg !16
  %34 = and i32 %13, 15, !dbg !16
  %35 = shl nuw nsw i32 %34, 3, !dbg !16
  %36 = and i32 %20, 192, !dbg !16
  %37 = lshr exact i32 %36, 1, !dbg !16
  %38 = lshr exact i32 %25, 2, !dbg !16
  %39 = or disjoint i32 %37, %38, !dbg !16
  %40 = lshr exact i32 %25, 3, !dbg !16
  %41 = or disjoint i32 %37, %40, !dbg !16
  %42 = or disjoint i32 %29, %18, !dbg !17
  %43 = or disjoint i32 %42, 8, !dbg !17
  %44 = or disjoint i32 %33, %18, !dbg !17
  %45 = or disjoint i32 %44, 64, !dbg !17
  %46 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !18
  %47 = shl i32 %46, 7, !dbg !19
  %48 = or disjoint i32 %35, %47, !dbg !20
  %49 = or disjoint i32 %39, %47, !dbg !20
  %50 = or disjoint i32 %49, 16, !dbg !20
  %51 = or disjoint i32 %41, %47, !dbg !20
  %52 = or disjoint i32 %51, 16, !dbg !20
  %53 = and i32 %21, 56, !dbg !21
  %54 = and i32 %13, 48, !dbg !21
  %55 = or disjoint i32 %16, %54, !dbg !21
  %56 = or disjoint i32 %55, 8, !dbg !21
  %57 = mul i32 %42, %7, !dbg !22
  %58 = mul i32 %43, %7, !dbg !22
  %59 = sext i32 %57 to i64, !dbg !23
  %60 = getelementptr half, ptr addrspace(1) %0, i64 %59, !dbg !23
  %61 = sext i32 %58 to i64, !dbg !23
  %62 = getelementptr half, ptr addrspace(1) %0, i64 %61, !dbg !23
  %63 = icmp slt i32 %6, 1, !dbg !24
  %.not = icmp slt i32 %53, %6, !dbg !25
  %64 = zext nneg i32 %53 to i64, !dbg !26
  %65 = getelementptr half, ptr addrspace(1) %62, i64 %64, !dbg !26
  %66 = mul nuw nsw i32 %16, 1040, !dbg !27
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), i32 %66, !dbg !27
  br i1 %.not, label %68, label %.critedge, !dbg !27

68:                                               ; preds = %12
  %69 = getelementptr half, ptr addrspace(1) %60, i64 %64, !dbg !26
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %69, ptr addrspace(3) %67, i32 16, i32 0, i32 0), !dbg !27, !alias.scope !28
  br label %71, !dbg !27

.critedge:                                        ; preds = %12
  %70 = getelementptr <8 x half>, ptr addrspace(3) %67, i32 %19, !dbg !27
  store <8 x half> zeroinitializer, ptr addrspace(3) %70, align 16, !dbg !27, !alias.scope !31, !noalias !28
  br label %71, !dbg !27

71:                                               ; preds = %68, %.critedge
  %72 = add nuw nsw i32 %66, 8320, !dbg !27
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), i32 %72, !dbg !27
  br i1 %.not, label %74, label %.critedge71, !dbg !27

74:                                               ; preds = %71
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %65, ptr addrspace(3) nonnull %73, i32 16, i32 0, i32 0), !dbg !27, !alias.scope !28
  br label %76, !dbg !27

.critedge71:                                      ; preds = %71
  %75 = getelementptr <8 x half>, ptr addrspace(3) %73, i32 %19, !dbg !27
  store <8 x half> zeroinitializer, ptr addrspace(3) %75, align 16, !dbg !27, !alias.scope !31, !noalias !28
  br label %76, !dbg !27

76:                                               ; preds = %74, %.critedge71
  %77 = icmp sge i32 %55, %6, !dbg !33
  %78 = mul i32 %56, %8, !dbg !34
  %79 = sext i32 %78 to i64, !dbg !35
  %80 = getelementptr half, ptr addrspace(1) %1, i64 %79, !dbg !35
  %81 = sext i32 %48 to i64, !dbg !36
  %82 = getelementptr half, ptr addrspace(1) %80, i64 %81, !dbg !36
  %.not3 = or i1 %63, %77, !dbg !13
  %83 = mul nuw nsw i32 %16, 1088, !dbg !13
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %83, !dbg !13
  br i1 %.not3, label %.critedge73, label %85, !dbg !13

85:                                               ; preds = %76
  %86 = mul i32 %55, %8, !dbg !34
  %87 = sext i32 %86 to i64, !dbg !35
  %88 = getelementptr half, ptr addrspace(1) %1, i64 %87, !dbg !35
  %89 = getelementptr half, ptr addrspace(1) %88, i64 %81, !dbg !36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %89, ptr addrspace(3) %84, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !28
  br label %91, !dbg !13

.critedge73:                                      ; preds = %76
  %90 = getelementptr <8 x half>, ptr addrspace(3) %84, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %90, align 16, !dbg !13, !alias.scope !31, !noalias !28
  br label %91, !dbg !13

91:                                               ; preds = %85, %.critedge73
  %92 = add nuw nsw i32 %83, 8704, !dbg !13
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92, !dbg !13
  br i1 %.not3, label %.critedge75, label %94, !dbg !13

94:                                               ; preds = %91
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %82, ptr addrspace(3) nonnull %93, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !28
  br label %96, !dbg !13

.critedge75:                                      ; preds = %91
  %95 = getelementptr <8 x half>, ptr addrspace(3) %93, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %95, align 16, !dbg !13, !alias.scope !31, !noalias !28
  br label %96, !dbg !13

96:                                               ; preds = %94, %.critedge75
  %97 = icmp sgt i32 %6, 64, !dbg !24
  %98 = add i32 %6, -64, !dbg !37
  %99 = icmp slt i32 %53, %98, !dbg !25
  %100 = or disjoint i32 %53, 64, !dbg !38
  %101 = or disjoint i32 %55, 64, !dbg !38
  %102 = or disjoint i32 %55, 72, !dbg !38
  %103 = zext nneg i32 %100 to i64, !dbg !26
  %104 = getelementptr half, ptr addrspace(1) %62, i64 %103, !dbg !26
  %105 = and i1 %97, %99, !dbg !24
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), i32 %66, !dbg !27
  br i1 %105, label %107, label %.critedge77, !dbg !27

107:                                              ; preds = %96
  %108 = getelementptr half, ptr addrspace(1) %60, i64 %103, !dbg !26
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %108, ptr addrspace(3) %106, i32 16, i32 0, i32 0), !dbg !27, !alias.scope !28
  br label %110, !dbg !27

.critedge77:                                      ; preds = %96
  %109 = getelementptr <8 x half>, ptr addrspace(3) %106, i32 %19, !dbg !27
  store <8 x half> zeroinitializer, ptr addrspace(3) %109, align 16, !dbg !27, !alias.scope !31, !noalias !28
  br label %110, !dbg !27

110:                                              ; preds = %107, %.critedge77
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), i32 %72, !dbg !27
  br i1 %105, label %112, label %.critedge79, !dbg !27

112:                                              ; preds = %110
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %104, ptr addrspace(3) nonnull %111, i32 16, i32 0, i32 0), !dbg !27, !alias.scope !28
  br label %114, !dbg !27

.critedge79:                                      ; preds = %110
  %113 = getelementptr <8 x half>, ptr addrspace(3) %111, i32 %19, !dbg !27
  store <8 x half> zeroinitializer, ptr addrspace(3) %113, align 16, !dbg !27, !alias.scope !31, !noalias !28
  br label %114, !dbg !27

114:                                              ; preds = %112, %.critedge79
  %115 = icmp slt i32 %55, %98, !dbg !33
  %116 = mul i32 %102, %8, !dbg !34
  %117 = sext i32 %116 to i64, !dbg !35
  %118 = getelementptr half, ptr addrspace(1) %1, i64 %117, !dbg !35
  %119 = getelementptr half, ptr addrspace(1) %118, i64 %81, !dbg !36
  %120 = and i1 %97, %115, !dbg !24
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), i32 %83, !dbg !13
  br i1 %120, label %122, label %.critedge81, !dbg !13

122:                                              ; preds = %114
  %123 = mul i32 %101, %8, !dbg !34
  %124 = sext i32 %123 to i64, !dbg !35
  %125 = getelementptr half, ptr addrspace(1) %1, i64 %124, !dbg !35
  %126 = getelementptr half, ptr addrspace(1) %125, i64 %81, !dbg !36
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %126, ptr addrspace(3) %121, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !28
  br label %128, !dbg !13

.critedge81:                                      ; preds = %114
  %127 = getelementptr <8 x half>, ptr addrspace(3) %121, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %127, align 16, !dbg !13, !alias.scope !31, !noalias !28
  br label %128, !dbg !13

128:                                              ; preds = %122, %.critedge81
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), i32 %92, !dbg !13
  br i1 %120, label %130, label %.critedge83, !dbg !13

130:                                              ; preds = %128
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %119, ptr addrspace(3) nonnull %129, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !28
  br label %132, !dbg !13

.critedge83:                                      ; preds = %128
  %131 = getelementptr <8 x half>, ptr addrspace(3) %129, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %131, align 16, !dbg !13, !alias.scope !31, !noalias !28
  br label %132, !dbg !13

132:                                              ; preds = %130, %.critedge83
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49164), !dbg !27
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  %133 = add i32 %6, -128, !dbg !24
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  %134 = icmp samesign ult i32 %13, 256, !dbg !24
  br i1 %134, label %136, label %135, !dbg !24

135:                                              ; preds = %132
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  br label %136, !dbg !24

136:                                              ; preds = %135, %132
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %81, !dbg !24
  %137 = icmp sgt i32 %133, 0, !dbg !24
  br i1 %137, label %.lr.ph, label %._crit_edge, !dbg !24

.lr.ph:                                           ; preds = %136
  %138 = shl nuw nsw i32 %34, 10
  %139 = shl nuw nsw i32 %23, 5
  %140 = select i1 %31, i32 0, i32 256
  %141 = shl nuw nsw i32 %34, 4
  %142 = shl nuw nsw i32 %13, 8
  %143 = and i32 %142, 11264
  %144 = and i32 %21, 24
  %145 = lshr exact i32 %143, 4
  br label %146, !dbg !24

146:                                              ; preds = %.lr.ph, %262
  %147 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), %.lr.ph ], [ %205, %262 ]
  %148 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %147, %262 ]
  %149 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), %.lr.ph ], [ %198, %262 ]
  %150 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), %.lr.ph ], [ %149, %262 ]
  %151 = phi i32 [ 1, %.lr.ph ], [ %187, %262 ]
  %152 = phi float [ 0.000000e+00, %.lr.ph ], [ %287, %262 ]
  %153 = phi float [ 0.000000e+00, %.lr.ph ], [ %288, %262 ]
  %154 = phi float [ 0.000000e+00, %.lr.ph ], [ %289, %262 ]
  %155 = phi float [ 0.000000e+00, %.lr.ph ], [ %290, %262 ]
  %156 = phi float [ 0.000000e+00, %.lr.ph ], [ %291, %262 ]
  %157 = phi float [ 0.000000e+00, %.lr.ph ], [ %292, %262 ]
  %158 = phi float [ 0.000000e+00, %.lr.ph ], [ %293, %262 ]
  %159 = phi float [ 0.000000e+00, %.lr.ph ], [ %294, %262 ]
  %160 = phi float [ 0.000000e+00, %.lr.ph ], [ %295, %262 ]
  %161 = phi float [ 0.000000e+00, %.lr.ph ], [ %296, %262 ]
  %162 = phi float [ 0.000000e+00, %.lr.ph ], [ %297, %262 ]
  %163 = phi float [ 0.000000e+00, %.lr.ph ], [ %298, %262 ]
  %164 = phi float [ 0.000000e+00, %.lr.ph ], [ %299, %262 ]
  %165 = phi float [ 0.000000e+00, %.lr.ph ], [ %300, %262 ]
  %166 = phi float [ 0.000000e+00, %.lr.ph ], [ %301, %262 ]
  %167 = phi float [ 0.000000e+00, %.lr.ph ], [ %302, %262 ]
  %168 = phi float [ 0.000000e+00, %.lr.ph ], [ %323, %262 ]
  %169 = phi float [ 0.000000e+00, %.lr.ph ], [ %324, %262 ]
  %170 = phi float [ 0.000000e+00, %.lr.ph ], [ %325, %262 ]
  %171 = phi float [ 0.000000e+00, %.lr.ph ], [ %326, %262 ]
  %172 = phi float [ 0.000000e+00, %.lr.ph ], [ %327, %262 ]
  %173 = phi float [ 0.000000e+00, %.lr.ph ], [ %328, %262 ]
  %174 = phi float [ 0.000000e+00, %.lr.ph ], [ %329, %262 ]
  %175 = phi float [ 0.000000e+00, %.lr.ph ], [ %330, %262 ]
  %176 = phi float [ 0.000000e+00, %.lr.ph ], [ %331, %262 ]
  %177 = phi float [ 0.000000e+00, %.lr.ph ], [ %332, %262 ]
  %178 = phi float [ 0.000000e+00, %.lr.ph ], [ %333, %262 ]
  %179 = phi float [ 0.000000e+00, %.lr.ph ], [ %334, %262 ]
  %180 = phi float [ 0.000000e+00, %.lr.ph ], [ %335, %262 ]
  %181 = phi float [ 0.000000e+00, %.lr.ph ], [ %336, %262 ]
  %182 = phi float [ 0.000000e+00, %.lr.ph ], [ %337, %262 ]
  %183 = phi float [ 0.000000e+00, %.lr.ph ], [ %338, %262 ]
  %184 = phi i32 [ 0, %.lr.ph ], [ %339, %262 ]
  %185 = add i32 %151, 1, !dbg !24
  %186 = icmp slt i32 %185, 3, !dbg !24
  %187 = select i1 %186, i32 %185, i32 0, !dbg !24
  %188 = add i32 %184, 128, !dbg !24
  %189 = sub i32 %6, %188, !dbg !37
  %.not68 = icmp slt i32 %53, %189, !dbg !25
  %190 = or disjoint i32 %188, %53, !dbg !38
  %191 = or disjoint i32 %188, %55, !dbg !38
  %192 = or disjoint i32 %188, %56, !dbg !38
  %193 = sext i32 %190 to i64, !dbg !26
  %194 = getelementptr half, ptr addrspace(1) %62, i64 %193, !dbg !26
  %195 = shl i32 %187, 13, !dbg !27
  %196 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), i32 %195, !dbg !27
  %197 = lshr exact i32 %195, 5, !dbg !27
  %198 = getelementptr i8, ptr addrspace(3) %196, i32 %197, !dbg !27
  %.not69 = icmp slt i32 %55, %189, !dbg !33
  %199 = mul i32 %191, %8, !dbg !34
  %200 = mul i32 %192, %8, !dbg !34
  %201 = sext i32 %199 to i64, !dbg !35
  %202 = sext i32 %200 to i64, !dbg !35
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %201, !dbg !36
  %gep97 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %202, !dbg !36
  %203 = getelementptr half, ptr addrspace(3) @global_smem, i32 %195, !dbg !13
  %204 = lshr exact i32 %195, 3, !dbg !13
  %205 = getelementptr i8, ptr addrspace(3) %203, i32 %204, !dbg !13
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %150, i32 %138, !dbg !27
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %206, i32 %139, !dbg !27
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %207, i32 %26, !dbg !27
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %208, i32 %140, !dbg !27
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 %141, !dbg !27
  %211 = load <8 x half>, ptr addrspace(3) %210, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 32, !dbg !27
  %213 = load <8 x half>, ptr addrspace(3) %212, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 64, !dbg !27
  %215 = load <8 x half>, ptr addrspace(3) %214, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 96, !dbg !27
  %217 = load <8 x half>, ptr addrspace(3) %216, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 128, !dbg !27
  %219 = load <8 x half>, ptr addrspace(3) %218, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 160, !dbg !27
  %221 = load <8 x half>, ptr addrspace(3) %220, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 192, !dbg !27
  %223 = load <8 x half>, ptr addrspace(3) %222, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 224, !dbg !27
  %225 = load <8 x half>, ptr addrspace(3) %224, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 %24, !dbg !13
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %226, i32 %143, !dbg !13
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %227, i32 %144, !dbg !13
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %228, i32 %36, !dbg !13
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 %145, !dbg !13
  %231 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %230), !dbg !13, !alias.scope !31, !noalias !28
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 4352, !dbg !13
  %233 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %232), !dbg !13, !alias.scope !31, !noalias !28
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 256, !dbg !13
  %235 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %234), !dbg !13, !alias.scope !31, !noalias !28
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 4608, !dbg !13
  %237 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %236), !dbg !13, !alias.scope !31, !noalias !28
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 512, !dbg !13
  %239 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %238), !dbg !13, !alias.scope !31, !noalias !28
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 4864, !dbg !13
  %241 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %240), !dbg !13, !alias.scope !31, !noalias !28
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 768, !dbg !13
  %243 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %242), !dbg !13, !alias.scope !31, !noalias !28
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %230, i32 5120, !dbg !13
  %245 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %244), !dbg !13, !alias.scope !31, !noalias !28
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !24
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %198, i32 %66, !dbg !27
  br i1 %.not68, label %247, label %.critedge85, !dbg !27

247:                                              ; preds = %146
  %248 = getelementptr half, ptr addrspace(1) %60, i64 %193, !dbg !26
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %248, ptr addrspace(3) %246, i32 16, i32 0, i32 0), !dbg !27, !alias.scope !28
  br label %250, !dbg !27

.critedge85:                                      ; preds = %146
  %249 = getelementptr <8 x half>, ptr addrspace(3) %246, i32 %19, !dbg !27
  store <8 x half> zeroinitializer, ptr addrspace(3) %249, align 16, !dbg !27, !alias.scope !31, !noalias !28
  br label %250, !dbg !27

250:                                              ; preds = %247, %.critedge85
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) %198, i32 %72, !dbg !27
  br i1 %.not68, label %252, label %.critedge87, !dbg !27

252:                                              ; preds = %250
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %194, ptr addrspace(3) nonnull %251, i32 16, i32 0, i32 0), !dbg !27, !alias.scope !28
  br label %254, !dbg !27

.critedge87:                                      ; preds = %250
  %253 = getelementptr <8 x half>, ptr addrspace(3) %251, i32 %19, !dbg !27
  store <8 x half> zeroinitializer, ptr addrspace(3) %253, align 16, !dbg !27, !alias.scope !31, !noalias !28
  br label %254, !dbg !27

254:                                              ; preds = %252, %.critedge87
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !24
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49166), !dbg !27
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !24
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !24
  tail call void @llvm.amdgcn.sched.group.barrier(i32 4, i32 3, i32 0), !dbg !24
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !24
  tail call void @llvm.amdgcn.sched.group.barrier(i32 4, i32 3, i32 0), !dbg !24
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !24
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 %83, !dbg !13
  br i1 %.not69, label %256, label %.critedge89, !dbg !13

256:                                              ; preds = %254
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gep, ptr addrspace(3) %255, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !28
  br label %258, !dbg !13

.critedge89:                                      ; preds = %254
  %257 = getelementptr <8 x half>, ptr addrspace(3) %255, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %257, align 16, !dbg !13, !alias.scope !31, !noalias !28
  br label %258, !dbg !13

258:                                              ; preds = %256, %.critedge89
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 %92, !dbg !13
  br i1 %.not69, label %260, label %.critedge91, !dbg !13

260:                                              ; preds = %258
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gep97, ptr addrspace(3) nonnull %259, i32 16, i32 0, i32 0), !dbg !13, !alias.scope !28
  br label %262, !dbg !13

.critedge91:                                      ; preds = %258
  %261 = getelementptr <8 x half>, ptr addrspace(3) %259, i32 %19, !dbg !13
  store <8 x half> zeroinitializer, ptr addrspace(3) %261, align 16, !dbg !13, !alias.scope !31, !noalias !28
  br label %262, !dbg !13

262:                                              ; preds = %260, %.critedge91
  %263 = shufflevector <4 x half> %231, <4 x half> %233, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %264 = shufflevector <4 x half> %235, <4 x half> %237, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %265 = shufflevector <4 x half> %239, <4 x half> %241, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %266 = shufflevector <4 x half> %243, <4 x half> %245, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %267 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %152, i64 0, !dbg !39
  %268 = insertelement <16 x float> %267, float %153, i64 1, !dbg !39
  %269 = insertelement <16 x float> %268, float %154, i64 2, !dbg !39
  %270 = insertelement <16 x float> %269, float %155, i64 3, !dbg !39
  %271 = insertelement <16 x float> %270, float %156, i64 4, !dbg !39
  %272 = insertelement <16 x float> %271, float %157, i64 5, !dbg !39
  %273 = insertelement <16 x float> %272, float %158, i64 6, !dbg !39
  %274 = insertelement <16 x float> %273, float %159, i64 7, !dbg !39
  %275 = insertelement <16 x float> %274, float %160, i64 8, !dbg !39
  %276 = insertelement <16 x float> %275, float %161, i64 9, !dbg !39
  %277 = insertelement <16 x float> %276, float %162, i64 10, !dbg !39
  %278 = insertelement <16 x float> %277, float %163, i64 11, !dbg !39
  %279 = insertelement <16 x float> %278, float %164, i64 12, !dbg !39
  %280 = insertelement <16 x float> %279, float %165, i64 13, !dbg !39
  %281 = insertelement <16 x float> %280, float %166, i64 14, !dbg !39
  %282 = insertelement <16 x float> %281, float %167, i64 15, !dbg !39
  %283 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %263, <8 x half> %211, <16 x float> %282, i32 0, i32 0, i32 0), !dbg !39
  %284 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %264, <8 x half> %213, <16 x float> %283, i32 0, i32 0, i32 0), !dbg !39
  %285 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %265, <8 x half> %215, <16 x float> %284, i32 0, i32 0, i32 0), !dbg !39
  %286 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %266, <8 x half> %217, <16 x float> %285, i32 0, i32 0, i32 0), !dbg !39
  %287 = extractelement <16 x float> %286, i64 0, !dbg !39
  %288 = extractelement <16 x float> %286, i64 1, !dbg !39
  %289 = extractelement <16 x float> %286, i64 2, !dbg !39
  %290 = extractelement <16 x float> %286, i64 3, !dbg !39
  %291 = extractelement <16 x float> %286, i64 4, !dbg !39
  %292 = extractelement <16 x float> %286, i64 5, !dbg !39
  %293 = extractelement <16 x float> %286, i64 6, !dbg !39
  %294 = extractelement <16 x float> %286, i64 7, !dbg !39
  %295 = extractelement <16 x float> %286, i64 8, !dbg !39
  %296 = extractelement <16 x float> %286, i64 9, !dbg !39
  %297 = extractelement <16 x float> %286, i64 10, !dbg !39
  %298 = extractelement <16 x float> %286, i64 11, !dbg !39
  %299 = extractelement <16 x float> %286, i64 12, !dbg !39
  %300 = extractelement <16 x float> %286, i64 13, !dbg !39
  %301 = extractelement <16 x float> %286, i64 14, !dbg !39
  %302 = extractelement <16 x float> %286, i64 15, !dbg !39
  %303 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %168, i64 0, !dbg !39
  %304 = insertelement <16 x float> %303, float %169, i64 1, !dbg !39
  %305 = insertelement <16 x float> %304, float %170, i64 2, !dbg !39
  %306 = insertelement <16 x float> %305, float %171, i64 3, !dbg !39
  %307 = insertelement <16 x float> %306, float %172, i64 4, !dbg !39
  %308 = insertelement <16 x float> %307, float %173, i64 5, !dbg !39
  %309 = insertelement <16 x float> %308, float %174, i64 6, !dbg !39
  %310 = insertelement <16 x float> %309, float %175, i64 7, !dbg !39
  %311 = insertelement <16 x float> %310, float %176, i64 8, !dbg !39
  %312 = insertelement <16 x float> %311, float %177, i64 9, !dbg !39
  %313 = insertelement <16 x float> %312, float %178, i64 10, !dbg !39
  %314 = insertelement <16 x float> %313, float %179, i64 11, !dbg !39
  %315 = insertelement <16 x float> %314, float %180, i64 12, !dbg !39
  %316 = insertelement <16 x float> %315, float %181, i64 13, !dbg !39
  %317 = insertelement <16 x float> %316, float %182, i64 14, !dbg !39
  %318 = insertelement <16 x float> %317, float %183, i64 15, !dbg !39
  %319 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %263, <8 x half> %219, <16 x float> %318, i32 0, i32 0, i32 0), !dbg !39
  %320 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %264, <8 x half> %221, <16 x float> %319, i32 0, i32 0, i32 0), !dbg !39
  %321 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %265, <8 x half> %223, <16 x float> %320, i32 0, i32 0, i32 0), !dbg !39
  %322 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %266, <8 x half> %225, <16 x float> %321, i32 0, i32 0, i32 0), !dbg !39
  %323 = extractelement <16 x float> %322, i64 0, !dbg !39
  %324 = extractelement <16 x float> %322, i64 1, !dbg !39
  %325 = extractelement <16 x float> %322, i64 2, !dbg !39
  %326 = extractelement <16 x float> %322, i64 3, !dbg !39
  %327 = extractelement <16 x float> %322, i64 4, !dbg !39
  %328 = extractelement <16 x float> %322, i64 5, !dbg !39
  %329 = extractelement <16 x float> %322, i64 6, !dbg !39
  %330 = extractelement <16 x float> %322, i64 7, !dbg !39
  %331 = extractelement <16 x float> %322, i64 8, !dbg !39
  %332 = extractelement <16 x float> %322, i64 9, !dbg !39
  %333 = extractelement <16 x float> %322, i64 10, !dbg !39
  %334 = extractelement <16 x float> %322, i64 11, !dbg !39
  %335 = extractelement <16 x float> %322, i64 12, !dbg !39
  %336 = extractelement <16 x float> %322, i64 13, !dbg !39
  %337 = extractelement <16 x float> %322, i64 14, !dbg !39
  %338 = extractelement <16 x float> %322, i64 15, !dbg !39
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !24
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !24
  %339 = add i32 %184, 64, !dbg !24
  %340 = icmp slt i32 %339, %133, !dbg !24
  br i1 %340, label %146, label %._crit_edge.loopexit, !dbg !24

._crit_edge.loopexit:                             ; preds = %262
  %341 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %342 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %343 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !40
  %344 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !40
  %345 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !40
  %346 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !40
  %347 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !40
  %348 = shufflevector <16 x float> %286, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !40
  %349 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %350 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %351 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !40
  %352 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !40
  %353 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !40
  %354 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !40
  %355 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !40
  %356 = shufflevector <16 x float> %322, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !40
  br label %._crit_edge, !dbg !24

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %136
  %357 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 52160), %136 ], [ %149, %._crit_edge.loopexit ], !dbg !27
  %358 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 68800), %136 ], [ %198, %._crit_edge.loopexit ], !dbg !27
  %.lcssa92 = phi ptr addrspace(3) [ @global_smem, %136 ], [ %147, %._crit_edge.loopexit ], !dbg !13
  %359 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 17408), %136 ], [ %205, %._crit_edge.loopexit ], !dbg !13
  %360 = phi <2 x float> [ zeroinitializer, %136 ], [ %356, %._crit_edge.loopexit ], !dbg !40
  %361 = phi <2 x float> [ zeroinitializer, %136 ], [ %355, %._crit_edge.loopexit ], !dbg !40
  %362 = phi <2 x float> [ zeroinitializer, %136 ], [ %354, %._crit_edge.loopexit ], !dbg !40
  %363 = phi <2 x float> [ zeroinitializer, %136 ], [ %353, %._crit_edge.loopexit ], !dbg !40
  %364 = phi <2 x float> [ zeroinitializer, %136 ], [ %352, %._crit_edge.loopexit ], !dbg !40
  %365 = phi <2 x float> [ zeroinitializer, %136 ], [ %351, %._crit_edge.loopexit ], !dbg !40
  %366 = phi <2 x float> [ zeroinitializer, %136 ], [ %350, %._crit_edge.loopexit ], !dbg !40
  %367 = phi <2 x float> [ zeroinitializer, %136 ], [ %349, %._crit_edge.loopexit ], !dbg !40
  %368 = phi <2 x float> [ zeroinitializer, %136 ], [ %348, %._crit_edge.loopexit ], !dbg !40
  %369 = phi <2 x float> [ zeroinitializer, %136 ], [ %347, %._crit_edge.loopexit ], !dbg !40
  %370 = phi <2 x float> [ zeroinitializer, %136 ], [ %346, %._crit_edge.loopexit ], !dbg !40
  %371 = phi <2 x float> [ zeroinitializer, %136 ], [ %345, %._crit_edge.loopexit ], !dbg !40
  %372 = phi <2 x float> [ zeroinitializer, %136 ], [ %344, %._crit_edge.loopexit ], !dbg !40
  %373 = phi <2 x float> [ zeroinitializer, %136 ], [ %343, %._crit_edge.loopexit ], !dbg !40
  %374 = phi <2 x float> [ zeroinitializer, %136 ], [ %342, %._crit_edge.loopexit ], !dbg !40
  %375 = phi <2 x float> [ zeroinitializer, %136 ], [ %341, %._crit_edge.loopexit ], !dbg !40
  br i1 %134, label %376, label %377, !dbg !24

376:                                              ; preds = %._crit_edge
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  br label %377, !dbg !24

377:                                              ; preds = %376, %._crit_edge
  %378 = add i32 %6, 63, !dbg !24
  %379 = icmp sgt i32 %378, 63, !dbg !24
  %380 = icmp sgt i32 %378, 127, !dbg !24
  %381 = shl nuw nsw i32 %34, 10, !dbg !27
  %382 = shl nuw nsw i32 %23, 5, !dbg !27
  %383 = select i1 %31, i32 0, i32 256, !dbg !27
  %384 = or disjoint i32 %381, %382, !dbg !27
  %385 = or disjoint i32 %26, %383, !dbg !27
  %386 = shl nuw nsw i32 %34, 4, !dbg !27
  %387 = or disjoint i32 %384, %386, !dbg !27
  %388 = add nuw nsw i32 %387, %385, !dbg !27
  %389 = add nuw nsw i32 %388, 32, !dbg !27
  %390 = add nuw nsw i32 %388, 64, !dbg !27
  %391 = add nuw nsw i32 %388, 96, !dbg !27
  %392 = add nuw nsw i32 %388, 128, !dbg !27
  %393 = add nuw nsw i32 %388, 160, !dbg !27
  %394 = add nuw nsw i32 %388, 192, !dbg !27
  %395 = add nuw nsw i32 %388, 224, !dbg !27
  %396 = shl nuw nsw i32 %13, 8, !dbg !13
  %397 = and i32 %396, 11264, !dbg !13
  %398 = and i32 %21, 24, !dbg !13
  %399 = or disjoint i32 %397, %398, !dbg !13
  %400 = or disjoint i32 %399, %24, !dbg !13
  %401 = or disjoint i32 %400, %36, !dbg !13
  %402 = lshr exact i32 %397, 4, !dbg !13
  %403 = add nuw nsw i32 %401, %402, !dbg !13
  %404 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %403, !dbg !13
  %405 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %404), !dbg !13, !alias.scope !31, !noalias !28
  %406 = add nuw nsw i32 %403, 4352, !dbg !13
  %407 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %406, !dbg !13
  %408 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %407), !dbg !13, !alias.scope !31, !noalias !28
  %409 = add nuw nsw i32 %403, 256, !dbg !13
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %409, !dbg !13
  %411 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %410), !dbg !13, !alias.scope !31, !noalias !28
  %412 = add nuw nsw i32 %403, 4608, !dbg !13
  %413 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %412, !dbg !13
  %414 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %413), !dbg !13, !alias.scope !31, !noalias !28
  %415 = add nuw nsw i32 %403, 512, !dbg !13
  %416 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %415, !dbg !13
  %417 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %416), !dbg !13, !alias.scope !31, !noalias !28
  %418 = add nuw nsw i32 %403, 4864, !dbg !13
  %419 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %418, !dbg !13
  %420 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %419), !dbg !13, !alias.scope !31, !noalias !28
  %421 = add nuw nsw i32 %403, 768, !dbg !13
  %422 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %421, !dbg !13
  %423 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %422), !dbg !13, !alias.scope !31, !noalias !28
  %424 = add nuw nsw i32 %403, 5120, !dbg !13
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa92, i32 %424, !dbg !13
  %426 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %425), !dbg !13, !alias.scope !31, !noalias !28
  br i1 %379, label %427, label %._crit_edge107, !dbg !39

427:                                              ; preds = %377
  %428 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %395, !dbg !27
  %429 = load <8 x half>, ptr addrspace(3) %428, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %394, !dbg !27
  %431 = load <8 x half>, ptr addrspace(3) %430, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %432 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %393, !dbg !27
  %433 = load <8 x half>, ptr addrspace(3) %432, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %392, !dbg !27
  %435 = load <8 x half>, ptr addrspace(3) %434, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %391, !dbg !27
  %437 = load <8 x half>, ptr addrspace(3) %436, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %438 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %390, !dbg !27
  %439 = load <8 x half>, ptr addrspace(3) %438, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %389, !dbg !27
  %441 = load <8 x half>, ptr addrspace(3) %440, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %442 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %388, !dbg !27
  %443 = load <8 x half>, ptr addrspace(3) %442, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %444 = shufflevector <4 x half> %405, <4 x half> %408, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %445 = shufflevector <4 x half> %411, <4 x half> %414, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %446 = shufflevector <4 x half> %417, <4 x half> %420, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %447 = shufflevector <4 x half> %423, <4 x half> %426, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %448 = shufflevector <2 x float> %375, <2 x float> %374, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %449 = shufflevector <2 x float> %373, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %450 = shufflevector <16 x float> %448, <16 x float> %449, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %451 = shufflevector <2 x float> %372, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %452 = shufflevector <16 x float> %450, <16 x float> %451, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %453 = shufflevector <2 x float> %371, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %454 = shufflevector <16 x float> %452, <16 x float> %453, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %455 = shufflevector <2 x float> %370, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %456 = shufflevector <16 x float> %454, <16 x float> %455, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %457 = shufflevector <2 x float> %369, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %458 = shufflevector <16 x float> %456, <16 x float> %457, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !39
  %459 = shufflevector <2 x float> %368, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %460 = shufflevector <16 x float> %458, <16 x float> %459, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !39
  %461 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %444, <8 x half> %443, <16 x float> %460, i32 0, i32 0, i32 0), !dbg !39
  %462 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %445, <8 x half> %441, <16 x float> %461, i32 0, i32 0, i32 0), !dbg !39
  %463 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %446, <8 x half> %439, <16 x float> %462, i32 0, i32 0, i32 0), !dbg !39
  %464 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %447, <8 x half> %437, <16 x float> %463, i32 0, i32 0, i32 0), !dbg !39
  %465 = shufflevector <2 x float> %367, <2 x float> %366, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %466 = shufflevector <2 x float> %365, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %467 = shufflevector <16 x float> %465, <16 x float> %466, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %468 = shufflevector <2 x float> %364, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %469 = shufflevector <16 x float> %467, <16 x float> %468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %470 = shufflevector <2 x float> %363, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %471 = shufflevector <16 x float> %469, <16 x float> %470, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %472 = shufflevector <2 x float> %362, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %473 = shufflevector <16 x float> %471, <16 x float> %472, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %474 = shufflevector <2 x float> %361, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %475 = shufflevector <16 x float> %473, <16 x float> %474, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !39
  %476 = shufflevector <2 x float> %360, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %477 = shufflevector <16 x float> %475, <16 x float> %476, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !39
  %478 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %444, <8 x half> %435, <16 x float> %477, i32 0, i32 0, i32 0), !dbg !39
  %479 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %445, <8 x half> %433, <16 x float> %478, i32 0, i32 0, i32 0), !dbg !39
  %480 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %446, <8 x half> %431, <16 x float> %479, i32 0, i32 0, i32 0), !dbg !39
  %481 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %447, <8 x half> %429, <16 x float> %480, i32 0, i32 0, i32 0), !dbg !39
  %482 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !24
  %483 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !24
  %484 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !24
  %485 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !24
  %486 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !24
  %487 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !24
  %488 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !24
  %489 = shufflevector <16 x float> %481, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  %490 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !24
  %491 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !24
  %492 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !24
  %493 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !24
  %494 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !24
  %495 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !24
  %496 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !24
  %497 = shufflevector <16 x float> %464, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  br label %._crit_edge107, !dbg !39

._crit_edge107:                                   ; preds = %377, %427
  %498 = phi <2 x float> [ %482, %427 ], [ %360, %377 ], !dbg !24
  %499 = phi <2 x float> [ %483, %427 ], [ %361, %377 ], !dbg !24
  %500 = phi <2 x float> [ %484, %427 ], [ %362, %377 ], !dbg !24
  %501 = phi <2 x float> [ %485, %427 ], [ %363, %377 ], !dbg !24
  %502 = phi <2 x float> [ %486, %427 ], [ %364, %377 ], !dbg !24
  %503 = phi <2 x float> [ %487, %427 ], [ %365, %377 ], !dbg !24
  %504 = phi <2 x float> [ %488, %427 ], [ %366, %377 ], !dbg !24
  %505 = phi <2 x float> [ %489, %427 ], [ %367, %377 ], !dbg !24
  %506 = phi <2 x float> [ %490, %427 ], [ %368, %377 ], !dbg !24
  %507 = phi <2 x float> [ %491, %427 ], [ %369, %377 ], !dbg !24
  %508 = phi <2 x float> [ %492, %427 ], [ %370, %377 ], !dbg !24
  %509 = phi <2 x float> [ %493, %427 ], [ %371, %377 ], !dbg !24
  %510 = phi <2 x float> [ %494, %427 ], [ %372, %377 ], !dbg !24
  %511 = phi <2 x float> [ %495, %427 ], [ %373, %377 ], !dbg !24
  %512 = phi <2 x float> [ %496, %427 ], [ %374, %377 ], !dbg !24
  %513 = phi <2 x float> [ %497, %427 ], [ %375, %377 ], !dbg !24
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49168), !dbg !27
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  %514 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %403, !dbg !13
  %515 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %514), !dbg !13, !alias.scope !31, !noalias !28
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %406, !dbg !13
  %517 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %516), !dbg !13, !alias.scope !31, !noalias !28
  %518 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %409, !dbg !13
  %519 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %518), !dbg !13, !alias.scope !31, !noalias !28
  %520 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %412, !dbg !13
  %521 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %520), !dbg !13, !alias.scope !31, !noalias !28
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %415, !dbg !13
  %523 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %522), !dbg !13, !alias.scope !31, !noalias !28
  %524 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %418, !dbg !13
  %525 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %524), !dbg !13, !alias.scope !31, !noalias !28
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %421, !dbg !13
  %527 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %526), !dbg !13, !alias.scope !31, !noalias !28
  %528 = getelementptr inbounds nuw i8, ptr addrspace(3) %359, i32 %424, !dbg !13
  %529 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %528), !dbg !13, !alias.scope !31, !noalias !28
  br i1 %380, label %530, label %601, !dbg !39

530:                                              ; preds = %._crit_edge107
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %395, !dbg !27
  %532 = load <8 x half>, ptr addrspace(3) %531, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %533 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %394, !dbg !27
  %534 = load <8 x half>, ptr addrspace(3) %533, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %535 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %393, !dbg !27
  %536 = load <8 x half>, ptr addrspace(3) %535, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %537 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %392, !dbg !27
  %538 = load <8 x half>, ptr addrspace(3) %537, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %539 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %391, !dbg !27
  %540 = load <8 x half>, ptr addrspace(3) %539, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %541 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %390, !dbg !27
  %542 = load <8 x half>, ptr addrspace(3) %541, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %543 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %389, !dbg !27
  %544 = load <8 x half>, ptr addrspace(3) %543, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %545 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %388, !dbg !27
  %546 = load <8 x half>, ptr addrspace(3) %545, align 16, !dbg !27, !alias.scope !31, !noalias !28
  %547 = shufflevector <4 x half> %515, <4 x half> %517, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %548 = shufflevector <4 x half> %519, <4 x half> %521, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %549 = shufflevector <4 x half> %523, <4 x half> %525, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %550 = shufflevector <4 x half> %527, <4 x half> %529, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !39
  %551 = shufflevector <2 x float> %513, <2 x float> %512, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %552 = shufflevector <2 x float> %511, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %553 = shufflevector <16 x float> %551, <16 x float> %552, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %554 = shufflevector <2 x float> %510, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %555 = shufflevector <16 x float> %553, <16 x float> %554, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %556 = shufflevector <2 x float> %509, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %557 = shufflevector <16 x float> %555, <16 x float> %556, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %558 = shufflevector <2 x float> %508, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %559 = shufflevector <16 x float> %557, <16 x float> %558, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %560 = shufflevector <2 x float> %507, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %561 = shufflevector <16 x float> %559, <16 x float> %560, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !39
  %562 = shufflevector <2 x float> %506, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %563 = shufflevector <16 x float> %561, <16 x float> %562, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !39
  %564 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %547, <8 x half> %546, <16 x float> %563, i32 0, i32 0, i32 0), !dbg !39
  %565 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %548, <8 x half> %544, <16 x float> %564, i32 0, i32 0, i32 0), !dbg !39
  %566 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %549, <8 x half> %542, <16 x float> %565, i32 0, i32 0, i32 0), !dbg !39
  %567 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %550, <8 x half> %540, <16 x float> %566, i32 0, i32 0, i32 0), !dbg !39
  %568 = shufflevector <2 x float> %505, <2 x float> %504, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %569 = shufflevector <2 x float> %503, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %570 = shufflevector <16 x float> %568, <16 x float> %569, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %571 = shufflevector <2 x float> %502, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %572 = shufflevector <16 x float> %570, <16 x float> %571, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %573 = shufflevector <2 x float> %501, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %574 = shufflevector <16 x float> %572, <16 x float> %573, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %575 = shufflevector <2 x float> %500, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %576 = shufflevector <16 x float> %574, <16 x float> %575, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %577 = shufflevector <2 x float> %499, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %578 = shufflevector <16 x float> %576, <16 x float> %577, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !39
  %579 = shufflevector <2 x float> %498, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !39
  %580 = shufflevector <16 x float> %578, <16 x float> %579, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !39
  %581 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %547, <8 x half> %538, <16 x float> %580, i32 0, i32 0, i32 0), !dbg !39
  %582 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %548, <8 x half> %536, <16 x float> %581, i32 0, i32 0, i32 0), !dbg !39
  %583 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %549, <8 x half> %534, <16 x float> %582, i32 0, i32 0, i32 0), !dbg !39
  %584 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %550, <8 x half> %532, <16 x float> %583, i32 0, i32 0, i32 0), !dbg !39
  %585 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  %586 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %587 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %588 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %589 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %590 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %591 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %592 = shufflevector <16 x float> %584, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %593 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  %594 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %595 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %596 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %597 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %598 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %599 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %600 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  br label %601, !dbg !39

601:                                              ; preds = %530, %._crit_edge107
  %602 = phi <2 x float> [ %585, %530 ], [ %498, %._crit_edge107 ]
  %603 = phi <2 x float> [ %586, %530 ], [ %499, %._crit_edge107 ]
  %604 = phi <2 x float> [ %587, %530 ], [ %500, %._crit_edge107 ]
  %605 = phi <2 x float> [ %588, %530 ], [ %501, %._crit_edge107 ]
  %606 = phi <2 x float> [ %589, %530 ], [ %502, %._crit_edge107 ]
  %607 = phi <2 x float> [ %590, %530 ], [ %503, %._crit_edge107 ]
  %608 = phi <2 x float> [ %591, %530 ], [ %504, %._crit_edge107 ]
  %609 = phi <2 x float> [ %592, %530 ], [ %505, %._crit_edge107 ]
  %610 = phi <2 x float> [ %593, %530 ], [ %506, %._crit_edge107 ]
  %611 = phi <2 x float> [ %594, %530 ], [ %507, %._crit_edge107 ]
  %612 = phi <2 x float> [ %595, %530 ], [ %508, %._crit_edge107 ]
  %613 = phi <2 x float> [ %596, %530 ], [ %509, %._crit_edge107 ]
  %614 = phi <2 x float> [ %597, %530 ], [ %510, %._crit_edge107 ]
  %615 = phi <2 x float> [ %598, %530 ], [ %511, %._crit_edge107 ]
  %616 = phi <2 x float> [ %599, %530 ], [ %512, %._crit_edge107 ]
  %617 = phi <2 x float> [ %600, %530 ], [ %513, %._crit_edge107 ]
  %618 = icmp slt i32 %44, %4, !dbg !41
  %619 = icmp slt i32 %45, %4, !dbg !41
  %620 = icmp slt i32 %51, %5, !dbg !42
  %621 = icmp slt i32 %52, %5, !dbg !42
  %622 = icmp slt i32 %49, %5, !dbg !42
  %623 = icmp slt i32 %50, %5, !dbg !42
  %624 = and i1 %618, %622, !dbg !43
  %625 = and i1 %618, %623, !dbg !43
  %626 = and i1 %619, %622, !dbg !43
  %627 = and i1 %619, %623, !dbg !43
  %628 = sext i32 %51 to i64, !dbg !44
  %629 = getelementptr half, ptr addrspace(1) %2, i64 %628, !dbg !44
  %630 = getelementptr i8, ptr addrspace(1) %629, i64 16, !dbg !44
  %631 = sext i32 %52 to i64, !dbg !44
  %632 = getelementptr half, ptr addrspace(1) %2, i64 %631, !dbg !44
  %633 = getelementptr i8, ptr addrspace(1) %629, i64 48, !dbg !44
  br i1 %620, label %634, label %636, !dbg !45

634:                                              ; preds = %601
  %635 = load <4 x half>, ptr addrspace(1) %629, align 8, !dbg !45
  br label %636, !dbg !45

636:                                              ; preds = %634, %601
  %637 = phi <4 x half> [ %635, %634 ], [ zeroinitializer, %601 ], !dbg !45
  br i1 %620, label %638, label %640, !dbg !45

638:                                              ; preds = %636
  %639 = load <4 x half>, ptr addrspace(1) %630, align 8, !dbg !45
  br label %640, !dbg !45

640:                                              ; preds = %638, %636
  %641 = phi <4 x half> [ %639, %638 ], [ zeroinitializer, %636 ], !dbg !45
  br i1 %621, label %642, label %644, !dbg !45

642:                                              ; preds = %640
  %643 = load <4 x half>, ptr addrspace(1) %632, align 8, !dbg !45
  br label %644, !dbg !45

644:                                              ; preds = %642, %640
  %645 = phi <4 x half> [ %643, %642 ], [ zeroinitializer, %640 ], !dbg !45
  br i1 %621, label %646, label %648, !dbg !45

646:                                              ; preds = %644
  %647 = load <4 x half>, ptr addrspace(1) %633, align 8, !dbg !45
  br label %648, !dbg !45

648:                                              ; preds = %646, %644
  %649 = phi <4 x half> [ %647, %646 ], [ zeroinitializer, %644 ], !dbg !45
  %650 = shufflevector <4 x half> %637, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !46
  %651 = fpext <2 x half> %650 to <2 x float>, !dbg !46
  %652 = shufflevector <4 x half> %637, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !46
  %653 = fpext <2 x half> %652 to <2 x float>, !dbg !46
  %654 = shufflevector <4 x half> %641, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !46
  %655 = fpext <2 x half> %654 to <2 x float>, !dbg !46
  %656 = shufflevector <4 x half> %641, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !46
  %657 = fpext <2 x half> %656 to <2 x float>, !dbg !46
  %658 = shufflevector <4 x half> %645, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !46
  %659 = fpext <2 x half> %658 to <2 x float>, !dbg !46
  %660 = shufflevector <4 x half> %645, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !46
  %661 = fpext <2 x half> %660 to <2 x float>, !dbg !46
  %662 = fadd <2 x float> %617, %651, !dbg !47
  %663 = fadd <2 x float> %616, %653, !dbg !47
  %664 = fadd <2 x float> %615, %655, !dbg !47
  %665 = fadd <2 x float> %614, %657, !dbg !47
  %666 = fadd <2 x float> %613, %659, !dbg !47
  %667 = fadd <2 x float> %612, %661, !dbg !47
  %668 = fadd <2 x float> %609, %651, !dbg !47
  %669 = fadd <2 x float> %608, %653, !dbg !47
  %670 = fadd <2 x float> %607, %655, !dbg !47
  %671 = fadd <2 x float> %606, %657, !dbg !47
  %672 = fadd <2 x float> %605, %659, !dbg !47
  %673 = fadd <2 x float> %604, %661, !dbg !47
  %674 = shufflevector <4 x half> %649, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !46
  %675 = fpext <2 x half> %674 to <2 x float>, !dbg !46
  %676 = fadd <2 x float> %611, %675, !dbg !47
  %677 = fadd <2 x float> %603, %675, !dbg !47
  %678 = shufflevector <4 x half> %649, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !46
  %679 = fpext <2 x half> %678 to <2 x float>, !dbg !46
  %680 = fadd <2 x float> %610, %679, !dbg !47
  %681 = fadd <2 x float> %602, %679, !dbg !47
  %682 = mul i32 %44, %9, !dbg !48
  %683 = mul i32 %45, %9, !dbg !48
  %684 = sext i32 %682 to i64, !dbg !49
  %685 = getelementptr half, ptr addrspace(1) %3, i64 %684, !dbg !49
  %686 = sext i32 %683 to i64, !dbg !49
  %687 = getelementptr half, ptr addrspace(1) %3, i64 %686, !dbg !49
  %688 = sext i32 %50 to i64, !dbg !50
  %689 = getelementptr half, ptr addrspace(1) %685, i64 %688, !dbg !50
  %690 = sext i32 %49 to i64, !dbg !50
  %691 = getelementptr half, ptr addrspace(1) %687, i64 %690, !dbg !50
  %692 = getelementptr half, ptr addrspace(1) %687, i64 %688, !dbg !50
  %693 = fptrunc <2 x float> %662 to <2 x half>, !dbg !51
  %694 = fptrunc <2 x float> %663 to <2 x half>, !dbg !51
  %695 = fptrunc <2 x float> %664 to <2 x half>, !dbg !51
  %696 = fptrunc <2 x float> %665 to <2 x half>, !dbg !51
  %697 = fptrunc <2 x float> %666 to <2 x half>, !dbg !51
  %698 = fptrunc <2 x float> %667 to <2 x half>, !dbg !51
  %699 = fptrunc <2 x float> %676 to <2 x half>, !dbg !51
  %700 = fptrunc <2 x float> %680 to <2 x half>, !dbg !51
  %701 = fptrunc <2 x float> %668 to <2 x half>, !dbg !51
  %702 = fptrunc <2 x float> %669 to <2 x half>, !dbg !51
  %703 = fptrunc <2 x float> %670 to <2 x half>, !dbg !51
  %704 = fptrunc <2 x float> %671 to <2 x half>, !dbg !51
  %705 = fptrunc <2 x float> %672 to <2 x half>, !dbg !51
  %706 = fptrunc <2 x float> %673 to <2 x half>, !dbg !51
  %707 = fptrunc <2 x float> %677 to <2 x half>, !dbg !51
  %708 = fptrunc <2 x float> %681 to <2 x half>, !dbg !51
  %709 = bitcast <2 x half> %693 to i32, !dbg !51
  %710 = bitcast <2 x half> %694 to i32, !dbg !51
  %711 = bitcast <2 x half> %695 to i32, !dbg !51
  %712 = bitcast <2 x half> %696 to i32, !dbg !51
  %713 = bitcast <2 x half> %697 to i32, !dbg !51
  %714 = bitcast <2 x half> %698 to i32, !dbg !51
  %715 = bitcast <2 x half> %699 to i32, !dbg !51
  %716 = bitcast <2 x half> %700 to i32, !dbg !51
  %717 = bitcast <2 x half> %701 to i32, !dbg !51
  %718 = bitcast <2 x half> %702 to i32, !dbg !51
  %719 = bitcast <2 x half> %703 to i32, !dbg !51
  %720 = bitcast <2 x half> %704 to i32, !dbg !51
  %721 = bitcast <2 x half> %705 to i32, !dbg !51
  %722 = bitcast <2 x half> %706 to i32, !dbg !51
  %723 = bitcast <2 x half> %707 to i32, !dbg !51
  %724 = bitcast <2 x half> %708 to i32, !dbg !51
  %725 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %709, i32 %711, i1 false, i1 false), !dbg !51
  %726 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %710, i32 %712, i1 false, i1 false), !dbg !51
  %727 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %713, i32 %715, i1 false, i1 false), !dbg !51
  %728 = extractvalue { i32, i32 } %727, 0, !dbg !51
  %729 = extractvalue { i32, i32 } %727, 1, !dbg !51
  %730 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %714, i32 %716, i1 false, i1 false), !dbg !51
  %731 = extractvalue { i32, i32 } %730, 0, !dbg !51
  %732 = extractvalue { i32, i32 } %730, 1, !dbg !51
  %733 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %717, i32 %719, i1 false, i1 false), !dbg !51
  %734 = extractvalue { i32, i32 } %733, 0, !dbg !51
  %735 = extractvalue { i32, i32 } %733, 1, !dbg !51
  %736 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %718, i32 %720, i1 false, i1 false), !dbg !51
  %737 = extractvalue { i32, i32 } %736, 0, !dbg !51
  %738 = extractvalue { i32, i32 } %736, 1, !dbg !51
  %739 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %721, i32 %723, i1 false, i1 false), !dbg !51
  %740 = extractvalue { i32, i32 } %739, 0, !dbg !51
  %741 = extractvalue { i32, i32 } %739, 1, !dbg !51
  %742 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %722, i32 %724, i1 false, i1 false), !dbg !51
  %743 = extractvalue { i32, i32 } %742, 0, !dbg !51
  %744 = extractvalue { i32, i32 } %742, 1, !dbg !51
  %745 = bitcast i32 %728 to <2 x half>, !dbg !51
  %746 = bitcast i32 %731 to <2 x half>, !dbg !51
  %747 = bitcast i32 %729 to <2 x half>, !dbg !51
  %748 = bitcast i32 %732 to <2 x half>, !dbg !51
  %749 = bitcast i32 %734 to <2 x half>, !dbg !51
  %750 = bitcast i32 %737 to <2 x half>, !dbg !51
  %751 = bitcast i32 %735 to <2 x half>, !dbg !51
  %752 = bitcast i32 %738 to <2 x half>, !dbg !51
  %753 = bitcast i32 %740 to <2 x half>, !dbg !51
  %754 = bitcast i32 %743 to <2 x half>, !dbg !51
  %755 = bitcast i32 %741 to <2 x half>, !dbg !51
  %756 = bitcast i32 %744 to <2 x half>, !dbg !51
  br i1 %624, label %757, label %772, !dbg !12

757:                                              ; preds = %648
  %758 = extractvalue { i32, i32 } %725, 0, !dbg !51
  %759 = bitcast i32 %758 to <2 x half>, !dbg !51
  %760 = extractvalue { i32, i32 } %726, 0, !dbg !51
  %761 = bitcast i32 %760 to <2 x half>, !dbg !51
  %762 = shufflevector <2 x half> %759, <2 x half> %761, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !12
  %763 = extractvalue { i32, i32 } %725, 1, !dbg !51
  %764 = bitcast i32 %763 to <2 x half>, !dbg !51
  %765 = shufflevector <2 x half> %764, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %766 = shufflevector <8 x half> %762, <8 x half> %765, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !12
  %767 = extractvalue { i32, i32 } %726, 1, !dbg !51
  %768 = bitcast i32 %767 to <2 x half>, !dbg !51
  %769 = shufflevector <2 x half> %768, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %770 = shufflevector <8 x half> %766, <8 x half> %769, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !12
  %771 = getelementptr half, ptr addrspace(1) %685, i64 %690, !dbg !50
  store <8 x half> %770, ptr addrspace(1) %771, align 16, !dbg !12
  br label %772, !dbg !12

772:                                              ; preds = %757, %648
  br i1 %625, label %773, label %779, !dbg !12

773:                                              ; preds = %772
  %774 = shufflevector <2 x half> %745, <2 x half> %746, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %775 = shufflevector <2 x half> %747, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %776 = shufflevector <8 x half> %774, <8 x half> %775, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %777 = shufflevector <2 x half> %748, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %778 = shufflevector <8 x half> %776, <8 x half> %777, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %778, ptr addrspace(1) %689, align 16, !dbg !12
  br label %779, !dbg !12

779:                                              ; preds = %773, %772
  br i1 %626, label %780, label %786, !dbg !12

780:                                              ; preds = %779
  %781 = shufflevector <2 x half> %749, <2 x half> %750, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %782 = shufflevector <2 x half> %751, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %783 = shufflevector <8 x half> %781, <8 x half> %782, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %784 = shufflevector <2 x half> %752, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %785 = shufflevector <8 x half> %783, <8 x half> %784, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %785, ptr addrspace(1) %691, align 16, !dbg !12
  br label %786, !dbg !12

786:                                              ; preds = %780, %779
  br i1 %627, label %787, label %793, !dbg !12

787:                                              ; preds = %786
  %788 = shufflevector <2 x half> %753, <2 x half> %754, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %789 = shufflevector <2 x half> %755, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %790 = shufflevector <8 x half> %788, <8 x half> %789, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %791 = shufflevector <2 x half> %756, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %792 = shufflevector <8 x half> %790, <8 x half> %791, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %792, ptr addrspace(1) %692, align 16, !dbg !12
  br label %793, !dbg !12

793:                                              ; preds = %787, %786
  ret void, !dbg !52
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
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #5

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg) #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.group.barrier(i32 immarg, i32 immarg, i32 immarg) #4

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

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
!12 = !DILocation(line: 46, column: 60, scope: !4)
!13 = !DILocation(line: 41, column: 12, scope: !4)
!14 = !DILocation(line: 31, column: 24, scope: !4)
!15 = !DILocation(line: 31, column: 29, scope: !4)
!16 = !DILocation(line: 31, column: 51, scope: !4)
!17 = !DILocation(line: 31, column: 38, scope: !4)
!18 = !DILocation(line: 32, column: 24, scope: !4)
!19 = !DILocation(line: 32, column: 29, scope: !4)
!20 = !DILocation(line: 32, column: 38, scope: !4)
!21 = !DILocation(line: 33, column: 24, scope: !4)
!22 = !DILocation(line: 38, column: 33, scope: !4)
!23 = !DILocation(line: 38, column: 18, scope: !4)
!24 = !DILocation(line: 35, column: 33, scope: !4)
!25 = !DILocation(line: 38, column: 91, scope: !4)
!26 = !DILocation(line: 38, column: 45, scope: !4)
!27 = !DILocation(line: 38, column: 12, scope: !4)
!28 = !{!29}
!29 = !{!"amdg.AsyncCopies", !30, !"Scope containing all AsyncCopyGlobalToLocal and BufferLoadToLocal ops"}
!30 = !{!"amdg.AsyncOps", !"Domain to hold alias scopes to specify aliasing information between AsyncCopyGlobalToLocal, BufferLoadToLocal and LocalLoad ops"}
!31 = !{!32}
!32 = !{!"amdg.LocalLoads", !30, !"Scope containing all LocalLoad ops"}
!33 = !DILocation(line: 41, column: 91, scope: !4)
!34 = !DILocation(line: 41, column: 44, scope: !4)
!35 = !DILocation(line: 41, column: 18, scope: !4)
!36 = !DILocation(line: 41, column: 56, scope: !4)
!37 = !DILocation(line: 36, column: 23, scope: !4)
!38 = !DILocation(line: 38, column: 54, scope: !4)
!39 = !DILocation(line: 43, column: 29, scope: !4)
!40 = !DILocation(line: 34, column: 21, scope: !4)
!41 = !DILocation(line: 44, column: 20, scope: !4)
!42 = !DILocation(line: 44, column: 44, scope: !4)
!43 = !DILocation(line: 44, column: 37, scope: !4)
!44 = !DILocation(line: 45, column: 28, scope: !4)
!45 = !DILocation(line: 45, column: 21, scope: !4)
!46 = !DILocation(line: 45, column: 64, scope: !4)
!47 = !DILocation(line: 45, column: 13, scope: !4)
!48 = !DILocation(line: 46, column: 34, scope: !4)
!49 = !DILocation(line: 46, column: 19, scope: !4)
!50 = !DILocation(line: 46, column: 46, scope: !4)
!51 = !DILocation(line: 46, column: 69, scope: !4)
!52 = !DILocation(line: 46, column: 4, scope: !4)
