; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemm_bias(ptr addrspace(1) readonly captures(none) %0, ptr addrspace(1) readonly captures(none) %1, ptr addrspace(1) readonly captures(none) %2, ptr addrspace(1) writeonly captures(none) %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, ptr addrspace(1) readnone captures(none) %10, ptr addrspace(1) readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.wave.id(), !dbg !12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !13
  %15 = shl i32 %14, 6, !dbg !14
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !15
  %17 = and i32 %16, 31, !dbg !15
  %18 = shl i32 %13, 5, !dbg !15
  %19 = or disjoint i32 %17, %18, !dbg !15
  %20 = lshr i32 %19, 2, !dbg !15
  %21 = and i32 %20, 31, !dbg !15
  %22 = and i32 %16, 15, !dbg !15
  %23 = and i32 %13, 2, !dbg !15
  %24 = shl nuw nsw i32 %23, 3, !dbg !15
  %25 = or disjoint i32 %24, %22, !dbg !15
  %26 = lshr i32 %19, 1, !dbg !15
  %27 = and i32 %26, 24, !dbg !15
  %28 = and i32 %16, 7, !dbg !15
  %29 = shl nuw nsw i32 %28, 3, !dbg !15
  %30 = or disjoint i32 %21, %15, !dbg !16
  %31 = or disjoint i32 %30, 32, !dbg !16
  %32 = or disjoint i32 %25, %15, !dbg !16
  %33 = or disjoint i32 %32, 32, !dbg !16
  %34 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !17
  %35 = shl i32 %34, 6, !dbg !18
  %36 = or disjoint i32 %27, %35, !dbg !19
  %37 = or disjoint i32 %36, 32, !dbg !19
  %38 = or disjoint i32 %29, %35, !dbg !19
  %39 = shl nuw nsw i32 %16, 3, !dbg !20
  %40 = and i32 %39, 24, !dbg !20
  %41 = lshr i32 %19, 3, !dbg !20
  %42 = and i32 %41, 15, !dbg !20
  %43 = or disjoint i32 %42, 16, !dbg !20
  %44 = mul i32 %7, %30, !dbg !21
  %45 = mul i32 %7, %31, !dbg !21
  %46 = sext i32 %44 to i64, !dbg !22
  %47 = getelementptr half, ptr addrspace(1) %0, i64 %46, !dbg !22
  %48 = sext i32 %45 to i64, !dbg !22
  %49 = getelementptr half, ptr addrspace(1) %0, i64 %48, !dbg !22
  %50 = icmp slt i32 %6, 1, !dbg !23
  %.not = icmp slt i32 %40, %6, !dbg !24
  %51 = zext nneg i32 %40 to i64, !dbg !25
  %52 = getelementptr half, ptr addrspace(1) %49, i64 %51, !dbg !25
  %53 = shl i32 %19, 4, !dbg !26
  %54 = and i32 %53, 2032, !dbg !26
  %55 = shl nuw nsw i32 %16, 1, !dbg !26
  %56 = and i32 %55, 48, !dbg !26
  %57 = xor i32 %54, %56, !dbg !26
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %57, !dbg !26
  br i1 %.not, label %59, label %.critedge, !dbg !26

59:                                               ; preds = %12
  %60 = getelementptr half, ptr addrspace(1) %47, i64 %51, !dbg !25
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %60, ptr addrspace(3) %58, i32 0, i32 0), !dbg !26
  br label %61, !dbg !26

.critedge:                                        ; preds = %12
  store <8 x half> zeroinitializer, ptr addrspace(3) %58, align 16, !dbg !26
  br label %61, !dbg !26

61:                                               ; preds = %59, %.critedge
  %62 = or disjoint i32 %57, 2048, !dbg !26
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62, !dbg !26
  br i1 %.not, label %64, label %.critedge72, !dbg !26

64:                                               ; preds = %61
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %52, ptr addrspace(3) nonnull %63, i32 0, i32 0), !dbg !26
  br label %65, !dbg !26

.critedge72:                                      ; preds = %61
  store <8 x half> zeroinitializer, ptr addrspace(3) %63, align 16, !dbg !26
  br label %65, !dbg !26

65:                                               ; preds = %64, %.critedge72
  %.not1 = icmp slt i32 %42, %6, !dbg !27
  %66 = icmp sge i32 %43, %6, !dbg !27
  %67 = mul i32 %8, %43, !dbg !28
  %68 = sext i32 %67 to i64, !dbg !29
  %69 = getelementptr half, ptr addrspace(1) %1, i64 %68, !dbg !29
  %70 = sext i32 %38 to i64, !dbg !30
  %71 = getelementptr half, ptr addrspace(1) %69, i64 %70, !dbg !30
  %.not4 = or i1 %50, %66, !dbg !12
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %54, !dbg !12
  br i1 %.not1, label %73, label %.critedge74, !dbg !12

73:                                               ; preds = %65
  %74 = mul i32 %8, %42, !dbg !28
  %75 = sext i32 %74 to i64, !dbg !29
  %76 = getelementptr half, ptr addrspace(1) %1, i64 %75, !dbg !29
  %77 = getelementptr half, ptr addrspace(1) %76, i64 %70, !dbg !30
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %77, ptr addrspace(3) %72, i32 0, i32 0), !dbg !12
  br label %78, !dbg !12

.critedge74:                                      ; preds = %65
  store <8 x half> zeroinitializer, ptr addrspace(3) %72, align 16, !dbg !12
  br label %78, !dbg !12

78:                                               ; preds = %73, %.critedge74
  %79 = or disjoint i32 %54, 2048, !dbg !12
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %79, !dbg !12
  br i1 %.not4, label %.critedge76, label %81, !dbg !12

81:                                               ; preds = %78
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %71, ptr addrspace(3) nonnull %80, i32 0, i32 0), !dbg !12
  br label %82, !dbg !12

.critedge76:                                      ; preds = %78
  store <8 x half> zeroinitializer, ptr addrspace(3) %80, align 16, !dbg !12
  br label %82, !dbg !12

82:                                               ; preds = %81, %.critedge76
  %83 = icmp sgt i32 %6, 32, !dbg !23
  %84 = add i32 %6, -32, !dbg !31
  %85 = icmp slt i32 %40, %84, !dbg !24
  %86 = or disjoint i32 %40, 32, !dbg !32
  %87 = or disjoint i32 %42, 32, !dbg !32
  %88 = or disjoint i32 %42, 48, !dbg !32
  %89 = zext nneg i32 %86 to i64, !dbg !25
  %90 = getelementptr half, ptr addrspace(1) %49, i64 %89, !dbg !25
  %91 = and i1 %83, %85, !dbg !23
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !26
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %57, !dbg !26
  br i1 %91, label %93, label %.critedge78, !dbg !26

93:                                               ; preds = %82
  %94 = getelementptr half, ptr addrspace(1) %47, i64 %89, !dbg !25
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %94, ptr addrspace(3) %92, i32 0, i32 0), !dbg !26
  br label %95, !dbg !26

.critedge78:                                      ; preds = %82
  store <8 x half> zeroinitializer, ptr addrspace(3) %92, align 16, !dbg !26
  br label %95, !dbg !26

95:                                               ; preds = %93, %.critedge78
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %62, !dbg !26
  br i1 %91, label %97, label %.critedge80, !dbg !26

97:                                               ; preds = %95
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %90, ptr addrspace(3) nonnull %96, i32 0, i32 0), !dbg !26
  br label %98, !dbg !26

.critedge80:                                      ; preds = %95
  store <8 x half> zeroinitializer, ptr addrspace(3) %96, align 16, !dbg !26
  br label %98, !dbg !26

98:                                               ; preds = %97, %.critedge80
  %99 = icmp slt i32 %42, %84, !dbg !27
  %100 = icmp slt i32 %43, %84, !dbg !27
  %101 = mul i32 %8, %88, !dbg !28
  %102 = sext i32 %101 to i64, !dbg !29
  %103 = getelementptr half, ptr addrspace(1) %1, i64 %102, !dbg !29
  %104 = getelementptr half, ptr addrspace(1) %103, i64 %70, !dbg !30
  %105 = and i1 %83, %99, !dbg !23
  %106 = and i1 %83, %100, !dbg !23
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %54, !dbg !12
  br i1 %105, label %108, label %.critedge82, !dbg !12

108:                                              ; preds = %98
  %109 = mul i32 %8, %87, !dbg !28
  %110 = sext i32 %109 to i64, !dbg !29
  %111 = getelementptr half, ptr addrspace(1) %1, i64 %110, !dbg !29
  %112 = getelementptr half, ptr addrspace(1) %111, i64 %70, !dbg !30
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %112, ptr addrspace(3) %107, i32 0, i32 0), !dbg !12
  br label %113, !dbg !12

.critedge82:                                      ; preds = %98
  store <8 x half> zeroinitializer, ptr addrspace(3) %107, align 16, !dbg !12
  br label %113, !dbg !12

113:                                              ; preds = %108, %.critedge82
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %79, !dbg !12
  br i1 %106, label %115, label %.critedge84, !dbg !12

115:                                              ; preds = %113
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %104, ptr addrspace(3) nonnull %114, i32 0, i32 0), !dbg !12
  br label %116, !dbg !12

.critedge84:                                      ; preds = %113
  store <8 x half> zeroinitializer, ptr addrspace(3) %114, align 16, !dbg !12
  br label %116, !dbg !12

116:                                              ; preds = %115, %.critedge84
  %117 = add i32 %6, -64, !dbg !23
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %70, !dbg !23
  %118 = icmp sgt i32 %117, 0, !dbg !23
  %119 = shl nuw nsw i32 %22, 6
  %120 = and i32 %39, 48
  %121 = and i32 %16, 16
  %122 = shl nuw nsw i32 %23, 9
  %123 = or disjoint i32 %119, %120
  %124 = xor i32 %123, %121
  %125 = or disjoint i32 %124, %122
  %126 = xor i32 %125, 32
  %127 = shl nuw nsw i32 %28, 7
  %128 = and i32 %55, 16
  %129 = shl nuw nsw i32 %121, 6
  %130 = and i32 %18, 32
  br i1 %118, label %.lr.ph, label %._crit_edge, !dbg !23

.lr.ph:                                           ; preds = %116, %206
  %131 = phi ptr addrspace(3) [ %198, %206 ], [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %116 ]
  %132 = phi ptr addrspace(3) [ %131, %206 ], [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), %116 ]
  %133 = phi ptr addrspace(3) [ %180, %206 ], [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), %116 ]
  %134 = phi ptr addrspace(3) [ %133, %206 ], [ @global_smem, %116 ]
  %135 = phi i32 [ %171, %206 ], [ 1, %116 ]
  %136 = phi float [ %229, %206 ], [ 0.000000e+00, %116 ]
  %137 = phi float [ %230, %206 ], [ 0.000000e+00, %116 ]
  %138 = phi float [ %231, %206 ], [ 0.000000e+00, %116 ]
  %139 = phi float [ %232, %206 ], [ 0.000000e+00, %116 ]
  %140 = phi float [ %233, %206 ], [ 0.000000e+00, %116 ]
  %141 = phi float [ %234, %206 ], [ 0.000000e+00, %116 ]
  %142 = phi float [ %235, %206 ], [ 0.000000e+00, %116 ]
  %143 = phi float [ %236, %206 ], [ 0.000000e+00, %116 ]
  %144 = phi float [ %247, %206 ], [ 0.000000e+00, %116 ]
  %145 = phi float [ %248, %206 ], [ 0.000000e+00, %116 ]
  %146 = phi float [ %249, %206 ], [ 0.000000e+00, %116 ]
  %147 = phi float [ %250, %206 ], [ 0.000000e+00, %116 ]
  %148 = phi float [ %251, %206 ], [ 0.000000e+00, %116 ]
  %149 = phi float [ %252, %206 ], [ 0.000000e+00, %116 ]
  %150 = phi float [ %253, %206 ], [ 0.000000e+00, %116 ]
  %151 = phi float [ %254, %206 ], [ 0.000000e+00, %116 ]
  %152 = phi float [ %265, %206 ], [ 0.000000e+00, %116 ]
  %153 = phi float [ %266, %206 ], [ 0.000000e+00, %116 ]
  %154 = phi float [ %267, %206 ], [ 0.000000e+00, %116 ]
  %155 = phi float [ %268, %206 ], [ 0.000000e+00, %116 ]
  %156 = phi float [ %269, %206 ], [ 0.000000e+00, %116 ]
  %157 = phi float [ %270, %206 ], [ 0.000000e+00, %116 ]
  %158 = phi float [ %271, %206 ], [ 0.000000e+00, %116 ]
  %159 = phi float [ %272, %206 ], [ 0.000000e+00, %116 ]
  %160 = phi float [ %282, %206 ], [ 0.000000e+00, %116 ]
  %161 = phi float [ %283, %206 ], [ 0.000000e+00, %116 ]
  %162 = phi float [ %284, %206 ], [ 0.000000e+00, %116 ]
  %163 = phi float [ %285, %206 ], [ 0.000000e+00, %116 ]
  %164 = phi float [ %286, %206 ], [ 0.000000e+00, %116 ]
  %165 = phi float [ %287, %206 ], [ 0.000000e+00, %116 ]
  %166 = phi float [ %288, %206 ], [ 0.000000e+00, %116 ]
  %167 = phi float [ %289, %206 ], [ 0.000000e+00, %116 ]
  %168 = phi i32 [ %290, %206 ], [ 0, %116 ]
  tail call void @llvm.amdgcn.s.wait.asynccnt(i16 4), !dbg !26
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !26
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %169 = add i32 %135, 1, !dbg !23
  %170 = icmp slt i32 %169, 3, !dbg !23
  %171 = select i1 %170, i32 %169, i32 0, !dbg !23
  %172 = add i32 %168, 64, !dbg !23
  %173 = sub i32 %6, %172, !dbg !31
  %.not68 = icmp slt i32 %40, %173, !dbg !24
  %174 = or disjoint i32 %172, %40, !dbg !32
  %175 = or disjoint i32 %172, %42, !dbg !32
  %176 = or disjoint i32 %172, %43, !dbg !32
  %177 = sext i32 %174 to i64, !dbg !25
  %178 = getelementptr half, ptr addrspace(1) %49, i64 %177, !dbg !25
  %179 = shl i32 %171, 11, !dbg !26
  %180 = getelementptr half, ptr addrspace(3) @global_smem, i32 %179, !dbg !26
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i32 %57, !dbg !26
  br i1 %.not68, label %182, label %.critedge86, !dbg !26

182:                                              ; preds = %.lr.ph
  %183 = getelementptr half, ptr addrspace(1) %47, i64 %177, !dbg !25
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %183, ptr addrspace(3) %181, i32 0, i32 0), !dbg !26
  br label %184, !dbg !26

.critedge86:                                      ; preds = %.lr.ph
  store <8 x half> zeroinitializer, ptr addrspace(3) %181, align 16, !dbg !26
  br label %184, !dbg !26

184:                                              ; preds = %182, %.critedge86
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i32 %62, !dbg !26
  br i1 %.not68, label %186, label %.critedge88, !dbg !26

186:                                              ; preds = %184
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %178, ptr addrspace(3) nonnull %185, i32 0, i32 0), !dbg !26
  br label %187, !dbg !26

.critedge88:                                      ; preds = %184
  store <8 x half> zeroinitializer, ptr addrspace(3) %185, align 16, !dbg !26
  br label %187, !dbg !26

187:                                              ; preds = %186, %.critedge88
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !26
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %134, i32 %125, !dbg !26
  %189 = load <8 x half>, ptr addrspace(3) %188, align 16, !dbg !26
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 2048, !dbg !26
  %191 = load <8 x half>, ptr addrspace(3) %190, align 16, !dbg !26
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %134, i32 %126, !dbg !26
  %193 = load <8 x half>, ptr addrspace(3) %192, align 16, !dbg !26
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %192, i32 2048, !dbg !26
  %195 = load <8 x half>, ptr addrspace(3) %194, align 16, !dbg !26
  %.not69 = icmp slt i32 %42, %173, !dbg !27
  %.not70 = icmp slt i32 %43, %173, !dbg !27
  %196 = mul i32 %176, %8, !dbg !28
  %197 = sext i32 %196 to i64, !dbg !29
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %197, !dbg !30
  %198 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %179, !dbg !12
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) %198, i32 %54, !dbg !12
  br i1 %.not69, label %200, label %.critedge90, !dbg !12

200:                                              ; preds = %187
  %201 = mul i32 %175, %8, !dbg !28
  %202 = sext i32 %201 to i64, !dbg !29
  %gep98 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %202, !dbg !30
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %gep98, ptr addrspace(3) %199, i32 0, i32 0), !dbg !12
  br label %203, !dbg !12

.critedge90:                                      ; preds = %187
  store <8 x half> zeroinitializer, ptr addrspace(3) %199, align 16, !dbg !12
  br label %203, !dbg !12

203:                                              ; preds = %200, %.critedge90
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) %198, i32 %79, !dbg !12
  br i1 %.not70, label %205, label %.critedge92, !dbg !12

205:                                              ; preds = %203
  tail call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %gep, ptr addrspace(3) nonnull %204, i32 0, i32 0), !dbg !12
  br label %206, !dbg !12

.critedge92:                                      ; preds = %203
  store <8 x half> zeroinitializer, ptr addrspace(3) %204, align 16, !dbg !12
  br label %206, !dbg !12

206:                                              ; preds = %205, %.critedge92
  fence syncscope("workgroup") release, !dbg !12
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !12
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %132, i32 %128, !dbg !12
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %207, i32 %129, !dbg !12
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) %208, i32 %130, !dbg !12
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 %127, !dbg !12
  %211 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) %210), !dbg !12
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 2048, !dbg !12
  %213 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %212), !dbg !12
  %214 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 64, !dbg !12
  %215 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %214), !dbg !12
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) %210, i32 2112, !dbg !12
  %217 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %216), !dbg !12
  %218 = insertelement <8 x float> poison, float %136, i64 0, !dbg !33
  %219 = insertelement <8 x float> %218, float %137, i64 1, !dbg !33
  %220 = insertelement <8 x float> %219, float %138, i64 2, !dbg !33
  %221 = insertelement <8 x float> %220, float %139, i64 3, !dbg !33
  %222 = insertelement <8 x float> %221, float %140, i64 4, !dbg !33
  %223 = insertelement <8 x float> %222, float %141, i64 5, !dbg !33
  %224 = insertelement <8 x float> %223, float %142, i64 6, !dbg !33
  %225 = insertelement <8 x float> %224, float %143, i64 7, !dbg !33
  %226 = shufflevector <8 x half> %189, <8 x half> %193, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %227 = shufflevector <8 x half> %211, <8 x half> %213, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %228 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %227, i1 false, <16 x half> %226, i16 0, <8 x float> %225, i1 false, i1 false), !dbg !33
  %229 = extractelement <8 x float> %228, i64 0, !dbg !33
  %230 = extractelement <8 x float> %228, i64 1, !dbg !33
  %231 = extractelement <8 x float> %228, i64 2, !dbg !33
  %232 = extractelement <8 x float> %228, i64 3, !dbg !33
  %233 = extractelement <8 x float> %228, i64 4, !dbg !33
  %234 = extractelement <8 x float> %228, i64 5, !dbg !33
  %235 = extractelement <8 x float> %228, i64 6, !dbg !33
  %236 = extractelement <8 x float> %228, i64 7, !dbg !33
  %237 = insertelement <8 x float> poison, float %144, i64 0, !dbg !33
  %238 = insertelement <8 x float> %237, float %145, i64 1, !dbg !33
  %239 = insertelement <8 x float> %238, float %146, i64 2, !dbg !33
  %240 = insertelement <8 x float> %239, float %147, i64 3, !dbg !33
  %241 = insertelement <8 x float> %240, float %148, i64 4, !dbg !33
  %242 = insertelement <8 x float> %241, float %149, i64 5, !dbg !33
  %243 = insertelement <8 x float> %242, float %150, i64 6, !dbg !33
  %244 = insertelement <8 x float> %243, float %151, i64 7, !dbg !33
  %245 = shufflevector <8 x half> %215, <8 x half> %217, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %246 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %245, i1 false, <16 x half> %226, i16 0, <8 x float> %244, i1 false, i1 false), !dbg !33
  %247 = extractelement <8 x float> %246, i64 0, !dbg !33
  %248 = extractelement <8 x float> %246, i64 1, !dbg !33
  %249 = extractelement <8 x float> %246, i64 2, !dbg !33
  %250 = extractelement <8 x float> %246, i64 3, !dbg !33
  %251 = extractelement <8 x float> %246, i64 4, !dbg !33
  %252 = extractelement <8 x float> %246, i64 5, !dbg !33
  %253 = extractelement <8 x float> %246, i64 6, !dbg !33
  %254 = extractelement <8 x float> %246, i64 7, !dbg !33
  %255 = insertelement <8 x float> poison, float %152, i64 0, !dbg !33
  %256 = insertelement <8 x float> %255, float %153, i64 1, !dbg !33
  %257 = insertelement <8 x float> %256, float %154, i64 2, !dbg !33
  %258 = insertelement <8 x float> %257, float %155, i64 3, !dbg !33
  %259 = insertelement <8 x float> %258, float %156, i64 4, !dbg !33
  %260 = insertelement <8 x float> %259, float %157, i64 5, !dbg !33
  %261 = insertelement <8 x float> %260, float %158, i64 6, !dbg !33
  %262 = insertelement <8 x float> %261, float %159, i64 7, !dbg !33
  %263 = shufflevector <8 x half> %191, <8 x half> %195, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %264 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %227, i1 false, <16 x half> %263, i16 0, <8 x float> %262, i1 false, i1 false), !dbg !33
  %265 = extractelement <8 x float> %264, i64 0, !dbg !33
  %266 = extractelement <8 x float> %264, i64 1, !dbg !33
  %267 = extractelement <8 x float> %264, i64 2, !dbg !33
  %268 = extractelement <8 x float> %264, i64 3, !dbg !33
  %269 = extractelement <8 x float> %264, i64 4, !dbg !33
  %270 = extractelement <8 x float> %264, i64 5, !dbg !33
  %271 = extractelement <8 x float> %264, i64 6, !dbg !33
  %272 = extractelement <8 x float> %264, i64 7, !dbg !33
  %273 = insertelement <8 x float> poison, float %160, i64 0, !dbg !33
  %274 = insertelement <8 x float> %273, float %161, i64 1, !dbg !33
  %275 = insertelement <8 x float> %274, float %162, i64 2, !dbg !33
  %276 = insertelement <8 x float> %275, float %163, i64 3, !dbg !33
  %277 = insertelement <8 x float> %276, float %164, i64 4, !dbg !33
  %278 = insertelement <8 x float> %277, float %165, i64 5, !dbg !33
  %279 = insertelement <8 x float> %278, float %166, i64 6, !dbg !33
  %280 = insertelement <8 x float> %279, float %167, i64 7, !dbg !33
  %281 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %245, i1 false, <16 x half> %263, i16 0, <8 x float> %280, i1 false, i1 false), !dbg !33
  %282 = extractelement <8 x float> %281, i64 0, !dbg !33
  %283 = extractelement <8 x float> %281, i64 1, !dbg !33
  %284 = extractelement <8 x float> %281, i64 2, !dbg !33
  %285 = extractelement <8 x float> %281, i64 3, !dbg !33
  %286 = extractelement <8 x float> %281, i64 4, !dbg !33
  %287 = extractelement <8 x float> %281, i64 5, !dbg !33
  %288 = extractelement <8 x float> %281, i64 6, !dbg !33
  %289 = extractelement <8 x float> %281, i64 7, !dbg !33
  %290 = add i32 %168, 32, !dbg !23
  %291 = icmp slt i32 %290, %117, !dbg !23
  br i1 %291, label %.lr.ph, label %._crit_edge.loopexit, !dbg !23

._crit_edge.loopexit:                             ; preds = %206
  %292 = shufflevector <8 x float> %228, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !34
  %293 = shufflevector <8 x float> %228, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !34
  %294 = shufflevector <8 x float> %228, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %295 = shufflevector <8 x float> %246, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !34
  %296 = shufflevector <8 x float> %246, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !34
  %297 = shufflevector <8 x float> %246, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %298 = shufflevector <8 x float> %264, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !34
  %299 = shufflevector <8 x float> %264, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !34
  %300 = shufflevector <8 x float> %264, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %301 = shufflevector <8 x float> %264, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !34
  %302 = shufflevector <8 x float> %281, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !34
  %303 = shufflevector <8 x float> %281, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !34
  %304 = shufflevector <8 x float> %281, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %305 = shufflevector <8 x float> %281, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !34
  br label %._crit_edge, !dbg !23

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %116
  %306 = phi float [ 0.000000e+00, %116 ], [ %229, %._crit_edge.loopexit ], !dbg !34
  %307 = phi float [ 0.000000e+00, %116 ], [ %230, %._crit_edge.loopexit ], !dbg !34
  %308 = phi float [ 0.000000e+00, %116 ], [ %247, %._crit_edge.loopexit ], !dbg !34
  %309 = phi float [ 0.000000e+00, %116 ], [ %248, %._crit_edge.loopexit ], !dbg !34
  %.lcssa95 = phi ptr addrspace(3) [ @global_smem, %116 ], [ %133, %._crit_edge.loopexit ], !dbg !26
  %.lcssa94 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), %116 ], [ %180, %._crit_edge.loopexit ], !dbg !26
  %310 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), %116 ], [ %131, %._crit_edge.loopexit ], !dbg !12
  %.lcssa = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %116 ], [ %198, %._crit_edge.loopexit ], !dbg !12
  %311 = phi <2 x float> [ zeroinitializer, %116 ], [ %305, %._crit_edge.loopexit ], !dbg !34
  %312 = phi <2 x float> [ zeroinitializer, %116 ], [ %304, %._crit_edge.loopexit ], !dbg !34
  %313 = phi <2 x float> [ zeroinitializer, %116 ], [ %303, %._crit_edge.loopexit ], !dbg !34
  %314 = phi <2 x float> [ zeroinitializer, %116 ], [ %302, %._crit_edge.loopexit ], !dbg !34
  %315 = phi <2 x float> [ zeroinitializer, %116 ], [ %301, %._crit_edge.loopexit ], !dbg !34
  %316 = phi <2 x float> [ zeroinitializer, %116 ], [ %300, %._crit_edge.loopexit ], !dbg !34
  %317 = phi <2 x float> [ zeroinitializer, %116 ], [ %299, %._crit_edge.loopexit ], !dbg !34
  %318 = phi <2 x float> [ zeroinitializer, %116 ], [ %298, %._crit_edge.loopexit ], !dbg !34
  %319 = phi <2 x float> [ zeroinitializer, %116 ], [ %297, %._crit_edge.loopexit ], !dbg !34
  %320 = phi <2 x float> [ zeroinitializer, %116 ], [ %296, %._crit_edge.loopexit ], !dbg !34
  %321 = phi <2 x float> [ zeroinitializer, %116 ], [ %295, %._crit_edge.loopexit ], !dbg !34
  %322 = phi <2 x float> [ zeroinitializer, %116 ], [ %294, %._crit_edge.loopexit ], !dbg !34
  %323 = phi <2 x float> [ zeroinitializer, %116 ], [ %293, %._crit_edge.loopexit ], !dbg !34
  %324 = phi <2 x float> [ zeroinitializer, %116 ], [ %292, %._crit_edge.loopexit ], !dbg !34
  %325 = add i32 %6, 31, !dbg !23
  %326 = icmp sgt i32 %325, 31, !dbg !23
  %327 = icmp sgt i32 %325, 63, !dbg !23
  tail call void @llvm.amdgcn.s.wait.asynccnt(i16 0), !dbg !26
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !26
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %328 = or disjoint i32 %125, 2048, !dbg !26
  %329 = or disjoint i32 %126, 2048, !dbg !26
  %330 = or disjoint i32 %128, %129, !dbg !12
  %331 = or disjoint i32 %330, %130, !dbg !12
  %332 = or disjoint i32 %331, %127, !dbg !12
  %333 = getelementptr inbounds nuw i8, ptr addrspace(3) %310, i32 %332, !dbg !12
  %334 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) %333), !dbg !12
  %335 = or disjoint i32 %332, 2048, !dbg !12
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) %310, i32 %335, !dbg !12
  %337 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %336), !dbg !12
  %338 = or disjoint i32 %332, 64, !dbg !12
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %310, i32 %338, !dbg !12
  %340 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %339), !dbg !12
  %341 = or disjoint i32 %332, 2112, !dbg !12
  %342 = getelementptr inbounds nuw i8, ptr addrspace(3) %310, i32 %341, !dbg !12
  %343 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %342), !dbg !12
  br i1 %326, label %344, label %._crit_edge._crit_edge, !dbg !33

344:                                              ; preds = %._crit_edge
  %345 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa95, i32 %329, !dbg !26
  %346 = load <8 x half>, ptr addrspace(3) %345, align 16, !dbg !26
  %347 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa95, i32 %126, !dbg !26
  %348 = load <8 x half>, ptr addrspace(3) %347, align 16, !dbg !26
  %349 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa95, i32 %328, !dbg !26
  %350 = load <8 x half>, ptr addrspace(3) %349, align 16, !dbg !26
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa95, i32 %125, !dbg !26
  %352 = load <8 x half>, ptr addrspace(3) %351, align 16, !dbg !26
  %353 = insertelement <8 x float> poison, float %306, i64 0, !dbg !33
  %354 = insertelement <8 x float> %353, float %307, i64 1, !dbg !33
  %355 = shufflevector <2 x float> %322, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %356 = shufflevector <8 x float> %354, <8 x float> %355, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %357 = shufflevector <2 x float> %323, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %358 = shufflevector <8 x float> %356, <8 x float> %357, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %359 = shufflevector <2 x float> %324, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %360 = shufflevector <8 x float> %358, <8 x float> %359, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %361 = shufflevector <8 x half> %352, <8 x half> %348, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %362 = shufflevector <8 x half> %334, <8 x half> %337, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %363 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %362, i1 false, <16 x half> %361, i16 0, <8 x float> %360, i1 false, i1 false), !dbg !33
  %364 = extractelement <8 x float> %363, i64 0, !dbg !33
  %365 = extractelement <8 x float> %363, i64 1, !dbg !33
  %366 = insertelement <8 x float> poison, float %308, i64 0, !dbg !33
  %367 = insertelement <8 x float> %366, float %309, i64 1, !dbg !33
  %368 = shufflevector <2 x float> %319, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %369 = shufflevector <8 x float> %367, <8 x float> %368, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %370 = shufflevector <2 x float> %320, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %371 = shufflevector <8 x float> %369, <8 x float> %370, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %372 = shufflevector <2 x float> %321, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %373 = shufflevector <8 x float> %371, <8 x float> %372, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %374 = shufflevector <8 x half> %340, <8 x half> %343, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %375 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %374, i1 false, <16 x half> %361, i16 0, <8 x float> %373, i1 false, i1 false), !dbg !33
  %376 = extractelement <8 x float> %375, i64 0, !dbg !33
  %377 = extractelement <8 x float> %375, i64 1, !dbg !33
  %378 = shufflevector <2 x float> %315, <2 x float> %316, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %379 = shufflevector <2 x float> %317, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %380 = shufflevector <8 x float> %378, <8 x float> %379, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %381 = shufflevector <2 x float> %318, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %382 = shufflevector <8 x float> %380, <8 x float> %381, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %383 = shufflevector <8 x half> %350, <8 x half> %346, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %384 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %362, i1 false, <16 x half> %383, i16 0, <8 x float> %382, i1 false, i1 false), !dbg !33
  %385 = shufflevector <2 x float> %311, <2 x float> %312, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %386 = shufflevector <2 x float> %313, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %387 = shufflevector <8 x float> %385, <8 x float> %386, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %388 = shufflevector <2 x float> %314, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %389 = shufflevector <8 x float> %387, <8 x float> %388, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %390 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %374, i1 false, <16 x half> %383, i16 0, <8 x float> %389, i1 false, i1 false), !dbg !33
  %391 = shufflevector <8 x float> %390, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !23
  %392 = shufflevector <8 x float> %390, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !23
  %393 = shufflevector <8 x float> %390, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !23
  %394 = shufflevector <8 x float> %390, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !23
  %395 = shufflevector <8 x float> %384, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !23
  %396 = shufflevector <8 x float> %384, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !23
  %397 = shufflevector <8 x float> %384, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !23
  %398 = shufflevector <8 x float> %384, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !23
  %399 = shufflevector <8 x float> %375, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !23
  %400 = shufflevector <8 x float> %375, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !23
  %401 = shufflevector <8 x float> %375, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !23
  %402 = shufflevector <8 x float> %363, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !23
  %403 = shufflevector <8 x float> %363, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !23
  %404 = shufflevector <8 x float> %363, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !23
  br label %._crit_edge._crit_edge, !dbg !33

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %344
  %.pre-phi213 = phi float [ %377, %344 ], [ %309, %._crit_edge ], !dbg !23
  %.pre-phi211 = phi float [ %376, %344 ], [ %308, %._crit_edge ], !dbg !23
  %.pre-phi197 = phi float [ %365, %344 ], [ %307, %._crit_edge ], !dbg !23
  %.pre-phi195 = phi float [ %364, %344 ], [ %306, %._crit_edge ], !dbg !23
  %405 = phi <2 x float> [ %391, %344 ], [ %311, %._crit_edge ], !dbg !23
  %406 = phi <2 x float> [ %392, %344 ], [ %312, %._crit_edge ], !dbg !23
  %407 = phi <2 x float> [ %393, %344 ], [ %313, %._crit_edge ], !dbg !23
  %408 = phi <2 x float> [ %394, %344 ], [ %314, %._crit_edge ], !dbg !23
  %409 = phi <2 x float> [ %395, %344 ], [ %315, %._crit_edge ], !dbg !23
  %410 = phi <2 x float> [ %396, %344 ], [ %316, %._crit_edge ], !dbg !23
  %411 = phi <2 x float> [ %397, %344 ], [ %317, %._crit_edge ], !dbg !23
  %412 = phi <2 x float> [ %398, %344 ], [ %318, %._crit_edge ], !dbg !23
  %413 = phi <2 x float> [ %399, %344 ], [ %319, %._crit_edge ], !dbg !23
  %414 = phi <2 x float> [ %400, %344 ], [ %320, %._crit_edge ], !dbg !23
  %415 = phi <2 x float> [ %401, %344 ], [ %321, %._crit_edge ], !dbg !23
  %416 = phi <2 x float> [ %402, %344 ], [ %322, %._crit_edge ], !dbg !23
  %417 = phi <2 x float> [ %403, %344 ], [ %323, %._crit_edge ], !dbg !23
  %418 = phi <2 x float> [ %404, %344 ], [ %324, %._crit_edge ], !dbg !23
  tail call void @llvm.amdgcn.s.wait.asynccnt(i16 0), !dbg !26
  fence syncscope("workgroup") release, !dbg !26
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1), !dbg !26
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26
  %419 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %332, !dbg !12
  %420 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) %419), !dbg !12
  %421 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %335, !dbg !12
  %422 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %421), !dbg !12
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %338, !dbg !12
  %424 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %423), !dbg !12
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %341, !dbg !12
  %426 = tail call <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) nonnull %425), !dbg !12
  br i1 %327, label %427, label %488, !dbg !33

427:                                              ; preds = %._crit_edge._crit_edge
  %428 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa94, i32 %329, !dbg !26
  %429 = load <8 x half>, ptr addrspace(3) %428, align 16, !dbg !26
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa94, i32 %126, !dbg !26
  %431 = load <8 x half>, ptr addrspace(3) %430, align 16, !dbg !26
  %432 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa94, i32 %328, !dbg !26
  %433 = load <8 x half>, ptr addrspace(3) %432, align 16, !dbg !26
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa94, i32 %125, !dbg !26
  %435 = load <8 x half>, ptr addrspace(3) %434, align 16, !dbg !26
  %436 = insertelement <8 x float> poison, float %.pre-phi195, i64 0, !dbg !33
  %437 = insertelement <8 x float> %436, float %.pre-phi197, i64 1, !dbg !33
  %438 = shufflevector <2 x float> %416, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %439 = shufflevector <8 x float> %437, <8 x float> %438, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %440 = shufflevector <2 x float> %417, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %441 = shufflevector <8 x float> %439, <8 x float> %440, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %442 = shufflevector <2 x float> %418, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %443 = shufflevector <8 x float> %441, <8 x float> %442, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %444 = shufflevector <8 x half> %435, <8 x half> %431, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %445 = shufflevector <8 x half> %420, <8 x half> %422, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %446 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %445, i1 false, <16 x half> %444, i16 0, <8 x float> %443, i1 false, i1 false), !dbg !33
  %447 = extractelement <8 x float> %446, i64 0, !dbg !33
  %448 = extractelement <8 x float> %446, i64 1, !dbg !33
  %449 = insertelement <8 x float> poison, float %.pre-phi211, i64 0, !dbg !33
  %450 = insertelement <8 x float> %449, float %.pre-phi213, i64 1, !dbg !33
  %451 = shufflevector <2 x float> %413, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %452 = shufflevector <8 x float> %450, <8 x float> %451, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %453 = shufflevector <2 x float> %414, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %454 = shufflevector <8 x float> %452, <8 x float> %453, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %455 = shufflevector <2 x float> %415, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %456 = shufflevector <8 x float> %454, <8 x float> %455, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %457 = shufflevector <8 x half> %424, <8 x half> %426, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %458 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %457, i1 false, <16 x half> %444, i16 0, <8 x float> %456, i1 false, i1 false), !dbg !33
  %459 = extractelement <8 x float> %458, i64 0, !dbg !33
  %460 = extractelement <8 x float> %458, i64 1, !dbg !33
  %461 = shufflevector <2 x float> %409, <2 x float> %410, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %462 = shufflevector <2 x float> %411, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %463 = shufflevector <8 x float> %461, <8 x float> %462, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %464 = shufflevector <2 x float> %412, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %465 = shufflevector <8 x float> %463, <8 x float> %464, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %466 = shufflevector <8 x half> %433, <8 x half> %429, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !33
  %467 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %445, i1 false, <16 x half> %466, i16 0, <8 x float> %465, i1 false, i1 false), !dbg !33
  %468 = shufflevector <2 x float> %405, <2 x float> %406, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %469 = shufflevector <2 x float> %407, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %470 = shufflevector <8 x float> %468, <8 x float> %469, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !33
  %471 = shufflevector <2 x float> %408, <2 x float> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %472 = shufflevector <8 x float> %470, <8 x float> %471, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !33
  %473 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 false, <16 x half> %457, i1 false, <16 x half> %466, i16 0, <8 x float> %472, i1 false, i1 false), !dbg !33
  %474 = shufflevector <8 x float> %473, <8 x float> poison, <2 x i32> <i32 0, i32 1>
  %475 = shufflevector <8 x float> %473, <8 x float> poison, <2 x i32> <i32 2, i32 3>
  %476 = shufflevector <8 x float> %473, <8 x float> poison, <2 x i32> <i32 4, i32 5>
  %477 = shufflevector <8 x float> %473, <8 x float> poison, <2 x i32> <i32 6, i32 7>
  %478 = shufflevector <8 x float> %467, <8 x float> poison, <2 x i32> <i32 0, i32 1>
  %479 = shufflevector <8 x float> %467, <8 x float> poison, <2 x i32> <i32 2, i32 3>
  %480 = shufflevector <8 x float> %467, <8 x float> poison, <2 x i32> <i32 4, i32 5>
  %481 = shufflevector <8 x float> %467, <8 x float> poison, <2 x i32> <i32 6, i32 7>
  %482 = shufflevector <8 x float> %458, <8 x float> poison, <2 x i32> <i32 2, i32 3>
  %483 = shufflevector <8 x float> %458, <8 x float> poison, <2 x i32> <i32 4, i32 5>
  %484 = shufflevector <8 x float> %458, <8 x float> poison, <2 x i32> <i32 6, i32 7>
  %485 = shufflevector <8 x float> %446, <8 x float> poison, <2 x i32> <i32 2, i32 3>
  %486 = shufflevector <8 x float> %446, <8 x float> poison, <2 x i32> <i32 4, i32 5>
  %487 = shufflevector <8 x float> %446, <8 x float> poison, <2 x i32> <i32 6, i32 7>
  br label %488, !dbg !33

488:                                              ; preds = %427, %._crit_edge._crit_edge
  %489 = phi float [ %460, %427 ], [ %.pre-phi213, %._crit_edge._crit_edge ]
  %490 = phi float [ %459, %427 ], [ %.pre-phi211, %._crit_edge._crit_edge ]
  %491 = phi float [ %448, %427 ], [ %.pre-phi197, %._crit_edge._crit_edge ]
  %492 = phi float [ %447, %427 ], [ %.pre-phi195, %._crit_edge._crit_edge ]
  %493 = phi <2 x float> [ %474, %427 ], [ %405, %._crit_edge._crit_edge ]
  %494 = phi <2 x float> [ %475, %427 ], [ %406, %._crit_edge._crit_edge ]
  %495 = phi <2 x float> [ %476, %427 ], [ %407, %._crit_edge._crit_edge ]
  %496 = phi <2 x float> [ %477, %427 ], [ %408, %._crit_edge._crit_edge ]
  %497 = phi <2 x float> [ %478, %427 ], [ %409, %._crit_edge._crit_edge ]
  %498 = phi <2 x float> [ %479, %427 ], [ %410, %._crit_edge._crit_edge ]
  %499 = phi <2 x float> [ %480, %427 ], [ %411, %._crit_edge._crit_edge ]
  %500 = phi <2 x float> [ %481, %427 ], [ %412, %._crit_edge._crit_edge ]
  %501 = phi <2 x float> [ %482, %427 ], [ %413, %._crit_edge._crit_edge ]
  %502 = phi <2 x float> [ %483, %427 ], [ %414, %._crit_edge._crit_edge ]
  %503 = phi <2 x float> [ %484, %427 ], [ %415, %._crit_edge._crit_edge ]
  %504 = phi <2 x float> [ %485, %427 ], [ %416, %._crit_edge._crit_edge ]
  %505 = phi <2 x float> [ %486, %427 ], [ %417, %._crit_edge._crit_edge ]
  %506 = phi <2 x float> [ %487, %427 ], [ %418, %._crit_edge._crit_edge ]
  %507 = icmp slt i32 %32, %4, !dbg !35
  %508 = icmp slt i32 %33, %4, !dbg !35
  %509 = icmp slt i32 %36, %5, !dbg !36
  %510 = icmp slt i32 %37, %5, !dbg !36
  %511 = and i1 %507, %509, !dbg !37
  %512 = and i1 %507, %510, !dbg !37
  %513 = and i1 %508, %509, !dbg !37
  %514 = and i1 %508, %510, !dbg !37
  %515 = sext i32 %37 to i64, !dbg !38
  %516 = getelementptr half, ptr addrspace(1) %2, i64 %515, !dbg !38
  br i1 %509, label %517, label %521, !dbg !39

517:                                              ; preds = %488
  %518 = sext i32 %36 to i64
  %519 = getelementptr half, ptr addrspace(1) %2, i64 %518
  %520 = load <8 x half>, ptr addrspace(1) %519, align 16, !dbg !39
  br label %521, !dbg !39

521:                                              ; preds = %517, %488
  %522 = phi <8 x half> [ %520, %517 ], [ zeroinitializer, %488 ], !dbg !39
  br i1 %510, label %523, label %525, !dbg !39

523:                                              ; preds = %521
  %524 = load <8 x half>, ptr addrspace(1) %516, align 16, !dbg !39
  br label %525, !dbg !39

525:                                              ; preds = %523, %521
  %526 = phi <8 x half> [ %524, %523 ], [ zeroinitializer, %521 ], !dbg !39
  %527 = shufflevector <8 x half> %522, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %528 = fpext <2 x half> %527 to <2 x float>, !dbg !40
  %529 = shufflevector <8 x half> %522, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %530 = fpext <2 x half> %529 to <2 x float>, !dbg !40
  %531 = shufflevector <8 x half> %522, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !40
  %532 = fpext <2 x half> %531 to <2 x float>, !dbg !40
  %533 = shufflevector <8 x half> %522, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !40
  %534 = fpext <2 x half> %533 to <2 x float>, !dbg !40
  %535 = fadd <2 x float> %497, %528, !dbg !41
  %536 = fadd <2 x float> %498, %530, !dbg !41
  %537 = fadd <2 x float> %499, %532, !dbg !41
  %538 = fadd <2 x float> %500, %534, !dbg !41
  %539 = shufflevector <8 x half> %526, <8 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %540 = fpext <2 x half> %539 to <2 x float>, !dbg !40
  %541 = extractelement <2 x float> %540, i64 0, !dbg !41
  %542 = fadd float %490, %541, !dbg !41
  %543 = extractelement <2 x float> %540, i64 1, !dbg !41
  %544 = fadd float %489, %543, !dbg !41
  %545 = fadd <2 x float> %493, %540, !dbg !41
  %546 = shufflevector <8 x half> %526, <8 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %547 = fpext <2 x half> %546 to <2 x float>, !dbg !40
  %548 = fadd <2 x float> %501, %547, !dbg !41
  %549 = fadd <2 x float> %494, %547, !dbg !41
  %550 = shufflevector <8 x half> %526, <8 x half> poison, <2 x i32> <i32 4, i32 5>, !dbg !40
  %551 = fpext <2 x half> %550 to <2 x float>, !dbg !40
  %552 = fadd <2 x float> %502, %551, !dbg !41
  %553 = fadd <2 x float> %495, %551, !dbg !41
  %554 = shufflevector <8 x half> %526, <8 x half> poison, <2 x i32> <i32 6, i32 7>, !dbg !40
  %555 = fpext <2 x half> %554 to <2 x float>, !dbg !40
  %556 = fadd <2 x float> %503, %555, !dbg !41
  %557 = fadd <2 x float> %496, %555, !dbg !41
  %558 = mul i32 %9, %32, !dbg !42
  %559 = mul i32 %9, %33, !dbg !42
  %560 = sext i32 %558 to i64, !dbg !43
  %561 = getelementptr half, ptr addrspace(1) %3, i64 %560, !dbg !43
  %562 = sext i32 %559 to i64, !dbg !43
  %563 = getelementptr half, ptr addrspace(1) %3, i64 %562, !dbg !43
  %564 = getelementptr half, ptr addrspace(1) %561, i64 %515, !dbg !44
  %565 = sext i32 %36 to i64, !dbg !44
  %566 = getelementptr half, ptr addrspace(1) %563, i64 %565, !dbg !44
  %567 = getelementptr half, ptr addrspace(1) %563, i64 %515, !dbg !44
  %568 = fptrunc float %542 to half, !dbg !45
  %569 = fptrunc float %544 to half, !dbg !45
  %570 = fptrunc <2 x float> %548 to <2 x half>, !dbg !45
  %571 = fptrunc <2 x float> %552 to <2 x half>, !dbg !45
  %572 = fptrunc <2 x float> %556 to <2 x half>, !dbg !45
  %573 = fptrunc <2 x float> %535 to <2 x half>, !dbg !45
  %574 = fptrunc <2 x float> %536 to <2 x half>, !dbg !45
  %575 = fptrunc <2 x float> %537 to <2 x half>, !dbg !45
  %576 = fptrunc <2 x float> %538 to <2 x half>, !dbg !45
  %577 = fptrunc <2 x float> %545 to <2 x half>, !dbg !45
  %578 = fptrunc <2 x float> %549 to <2 x half>, !dbg !45
  %579 = fptrunc <2 x float> %553 to <2 x half>, !dbg !45
  %580 = fptrunc <2 x float> %557 to <2 x half>, !dbg !45
  br i1 %511, label %581, label %603, !dbg !46

581:                                              ; preds = %525
  %582 = extractelement <2 x float> %528, i64 0, !dbg !41
  %583 = fadd float %492, %582, !dbg !41
  %584 = fptrunc float %583 to half, !dbg !45
  %585 = insertelement <8 x half> poison, half %584, i64 0, !dbg !46
  %586 = extractelement <2 x float> %528, i64 1, !dbg !41
  %587 = fadd float %491, %586, !dbg !41
  %588 = fptrunc float %587 to half, !dbg !45
  %589 = insertelement <8 x half> %585, half %588, i64 1, !dbg !46
  %590 = fadd <2 x float> %504, %530, !dbg !41
  %591 = fptrunc <2 x float> %590 to <2 x half>, !dbg !45
  %592 = shufflevector <2 x half> %591, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !46
  %593 = shufflevector <8 x half> %589, <8 x half> %592, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !46
  %594 = fadd <2 x float> %505, %532, !dbg !41
  %595 = fptrunc <2 x float> %594 to <2 x half>, !dbg !45
  %596 = shufflevector <2 x half> %595, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !46
  %597 = shufflevector <8 x half> %593, <8 x half> %596, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !46
  %598 = fadd <2 x float> %506, %534, !dbg !41
  %599 = fptrunc <2 x float> %598 to <2 x half>, !dbg !45
  %600 = shufflevector <2 x half> %599, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !46
  %601 = shufflevector <8 x half> %597, <8 x half> %600, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !46
  %602 = getelementptr half, ptr addrspace(1) %561, i64 %565, !dbg !44
  store <8 x half> %601, ptr addrspace(1) %602, align 16, !dbg !46
  br label %603, !dbg !46

603:                                              ; preds = %581, %525
  br i1 %512, label %604, label %613, !dbg !46

604:                                              ; preds = %603
  %605 = insertelement <8 x half> poison, half %568, i64 0
  %606 = insertelement <8 x half> %605, half %569, i64 1
  %607 = shufflevector <2 x half> %570, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %608 = shufflevector <8 x half> %606, <8 x half> %607, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>
  %609 = shufflevector <2 x half> %571, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %610 = shufflevector <8 x half> %608, <8 x half> %609, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %611 = shufflevector <2 x half> %572, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %612 = shufflevector <8 x half> %610, <8 x half> %611, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %612, ptr addrspace(1) %564, align 16, !dbg !46
  br label %613, !dbg !46

613:                                              ; preds = %604, %603
  br i1 %513, label %614, label %620, !dbg !46

614:                                              ; preds = %613
  %615 = shufflevector <2 x half> %573, <2 x half> %574, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %616 = shufflevector <2 x half> %575, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %617 = shufflevector <8 x half> %615, <8 x half> %616, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %618 = shufflevector <2 x half> %576, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %619 = shufflevector <8 x half> %617, <8 x half> %618, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %619, ptr addrspace(1) %566, align 16, !dbg !46
  br label %620, !dbg !46

620:                                              ; preds = %614, %613
  br i1 %514, label %621, label %627, !dbg !46

621:                                              ; preds = %620
  %622 = shufflevector <2 x half> %577, <2 x half> %578, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %623 = shufflevector <2 x half> %579, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %624 = shufflevector <8 x half> %622, <8 x half> %623, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %625 = shufflevector <2 x half> %580, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %626 = shufflevector <8 x half> %624, <8 x half> %625, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %626, ptr addrspace(1) %567, align 16, !dbg !46
  br label %627, !dbg !46

627:                                              ; preds = %621, %620
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.wave.id() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.signal(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.amdgcn.s.wait.asynccnt(i16 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <8 x half> @llvm.amdgcn.ds.load.tr16.b128.v8f16(ptr addrspace(3) captures(none)) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x32.f16.v8f32.v16f16(i1 immarg, <16 x half>, i1 immarg, <16 x half>, i16 immarg, <8 x float>, i1 immarg, i1 immarg) #6

attributes #0 = { nofree norecurse nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

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
!12 = !DILocation(line: 41, column: 12, scope: !4)
!13 = !DILocation(line: 31, column: 24, scope: !4)
!14 = !DILocation(line: 31, column: 29, scope: !4)
!15 = !DILocation(line: 31, column: 51, scope: !4)
!16 = !DILocation(line: 31, column: 38, scope: !4)
!17 = !DILocation(line: 32, column: 24, scope: !4)
!18 = !DILocation(line: 32, column: 29, scope: !4)
!19 = !DILocation(line: 32, column: 38, scope: !4)
!20 = !DILocation(line: 33, column: 24, scope: !4)
!21 = !DILocation(line: 38, column: 33, scope: !4)
!22 = !DILocation(line: 38, column: 18, scope: !4)
!23 = !DILocation(line: 35, column: 33, scope: !4)
!24 = !DILocation(line: 38, column: 91, scope: !4)
!25 = !DILocation(line: 38, column: 45, scope: !4)
!26 = !DILocation(line: 38, column: 12, scope: !4)
!27 = !DILocation(line: 41, column: 91, scope: !4)
!28 = !DILocation(line: 41, column: 44, scope: !4)
!29 = !DILocation(line: 41, column: 18, scope: !4)
!30 = !DILocation(line: 41, column: 56, scope: !4)
!31 = !DILocation(line: 36, column: 23, scope: !4)
!32 = !DILocation(line: 38, column: 54, scope: !4)
!33 = !DILocation(line: 43, column: 29, scope: !4)
!34 = !DILocation(line: 34, column: 21, scope: !4)
!35 = !DILocation(line: 44, column: 20, scope: !4)
!36 = !DILocation(line: 44, column: 44, scope: !4)
!37 = !DILocation(line: 44, column: 37, scope: !4)
!38 = !DILocation(line: 45, column: 28, scope: !4)
!39 = !DILocation(line: 45, column: 21, scope: !4)
!40 = !DILocation(line: 45, column: 64, scope: !4)
!41 = !DILocation(line: 45, column: 13, scope: !4)
!42 = !DILocation(line: 46, column: 34, scope: !4)
!43 = !DILocation(line: 46, column: 19, scope: !4)
!44 = !DILocation(line: 46, column: 46, scope: !4)
!45 = !DILocation(line: 46, column: 69, scope: !4)
!46 = !DILocation(line: 46, column: 60, scope: !4)
!47 = !DILocation(line: 46, column: 4, scope: !4)
