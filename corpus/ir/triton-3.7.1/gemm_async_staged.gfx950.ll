; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemm_async(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, ptr addrspace(1) inreg readnone captures(none) %7, ptr addrspace(1) inreg readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %11 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10), !dbg !13
  %12 = lshr i32 %11, 6, !dbg !12
  %13 = and i32 %12, 7, !dbg !12
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !14
  %15 = shl i32 %14, 7, !dbg !15
  %16 = and i32 %10, 63, !dbg !16
  %17 = shl nuw nsw i32 %13, 6, !dbg !16
  %18 = or disjoint i32 %17, %16, !dbg !16
  %19 = lshr i32 %18, 2, !dbg !16
  %20 = or disjoint i32 %19, %15, !dbg !17
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !18
  %22 = shl i32 %21, 7, !dbg !19
  %23 = and i32 %10, 15, !dbg !20
  %24 = shl nuw nsw i32 %23, 3, !dbg !20
  %25 = or disjoint i32 %24, %22, !dbg !21
  %26 = and i32 %10, 3, !dbg !22
  %27 = shl nuw nsw i32 %26, 3, !dbg !22
  %28 = lshr i32 %18, 4, !dbg !23
  %29 = mul i32 %20, %4, !dbg !24
  %30 = add i32 %29, %27, !dbg !25
  %31 = mul i32 %28, %5, !dbg !26
  %32 = add i32 %25, %31, !dbg !27
  %33 = shl nuw nsw i32 %18, 3, !dbg !28
  %34 = and i32 %10, 12, !dbg !28
  %35 = shl nuw nsw i32 %34, 1, !dbg !28
  %36 = xor i32 %33, %35, !dbg !28
  %37 = sub nsw i32 %36, %33, !dbg !28
  %38 = ashr exact i32 %37, 3, !dbg !28
  %39 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !28
  %40 = shl nuw nsw i32 %13, 10, !dbg !28
  %41 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %40, !dbg !28
  %42 = add nsw i32 %38, %16, !dbg !28
  %43 = shl nsw i32 %42, 2, !dbg !28
  %44 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %30), !dbg !28
  %45 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !28
  %46 = zext i32 %42 to i64, !dbg !28
  %47 = lshr i64 %45, %46, !dbg !28
  %48 = trunc i64 %47 to i1, !dbg !28
  %49 = shl i32 %44, 1, !dbg !28
  %50 = select i1 %48, i32 %49, i32 -2147483648, !dbg !28
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %39, ptr addrspace(3) %41, i32 16, i32 %50, i32 0, i32 0, i32 0), !dbg !28, !alias.scope !29
  %51 = lshr i32 %18, 1, !dbg !32
  %52 = and i32 %51, 56, !dbg !32
  %53 = xor i32 %52, %33, !dbg !32
  %54 = sub nsw i32 %53, %33, !dbg !32
  %55 = ashr exact i32 %54, 3, !dbg !32
  %56 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !32
  %57 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %40, !dbg !32
  %58 = add nsw i32 %55, %16, !dbg !32
  %59 = shl nsw i32 %58, 2, !dbg !32
  %60 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %32), !dbg !32
  %61 = zext i32 %58 to i64, !dbg !32
  %62 = lshr i64 %45, %61, !dbg !32
  %63 = trunc i64 %62 to i1, !dbg !32
  %64 = shl i32 %60, 1, !dbg !32
  %65 = select i1 %63, i32 %64, i32 -2147483648, !dbg !32
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %56, ptr addrspace(3) %57, i32 16, i32 %65, i32 0, i32 0, i32 0), !dbg !32, !alias.scope !29
  %66 = sdiv i32 %3, 32, !dbg !33
  %67 = add nsw i32 %66, -1, !dbg !34
  %68 = icmp sgt i32 %3, 63, !dbg !35
  %69 = shl nuw nsw i32 %23, 6
  %70 = shl nuw nsw i32 %26, 4
  %71 = and i32 %10, 48
  br i1 %68, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !35

.._crit_edge_crit_edge:                           ; preds = %9
  %.pre13 = or disjoint i32 %69, %70, !dbg !36
  %.pre15 = xor i32 %.pre13, %71, !dbg !36
  %.pre17 = shl nuw nsw i32 %71, 7, !dbg !37
  %.pre19 = shl nuw nsw i32 %34, 6, !dbg !37
  %.pre21 = shl nuw nsw i32 %34, 2, !dbg !37
  %.pre23 = shl nuw nsw i32 %12, 5, !dbg !37
  %.pre25 = and i32 %.pre23, 96, !dbg !37
  %.pre27 = or disjoint i32 %.pre17, %.pre19, !dbg !37
  %.pre29 = xor i32 %27, %.pre21, !dbg !37
  %.pre31 = or disjoint i32 %.pre27, %.pre29, !dbg !37
  %.pre33 = xor i32 %.pre25, %.pre31, !dbg !37
  %.pre35 = xor i32 %.pre33, 1088, !dbg !37
  br label %._crit_edge, !dbg !35

.lr.ph:                                           ; preds = %9
  %72 = shl i32 %12, 8
  %73 = and i32 %72, 1024
  %74 = or disjoint i32 %69, %70
  %75 = xor i32 %74, %71
  %invariant.gep4 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %73, !dbg !35
  %invariant.gep6 = getelementptr i8, ptr addrspace(3) %invariant.gep4, i32 %75, !dbg !35
  %76 = shl nuw nsw i32 %71, 7
  %77 = shl nuw nsw i32 %34, 6
  %78 = shl nuw nsw i32 %34, 2
  %79 = shl nuw nsw i32 %12, 5
  %80 = and i32 %79, 96
  %81 = or disjoint i32 %76, %77
  %82 = xor i32 %27, %78
  %83 = or disjoint i32 %81, %82
  %84 = xor i32 %80, %83
  %85 = xor i32 %84, 1088
  %smax = tail call i32 @llvm.smax.i32(i32 %67, i32 1), !dbg !35
  br label %86, !dbg !35

86:                                               ; preds = %.lr.ph, %86
  %87 = phi float [ 0.000000e+00, %.lr.ph ], [ %163, %86 ]
  %88 = phi float [ 0.000000e+00, %.lr.ph ], [ %164, %86 ]
  %89 = phi float [ 0.000000e+00, %.lr.ph ], [ %165, %86 ]
  %90 = phi float [ 0.000000e+00, %.lr.ph ], [ %166, %86 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %172, %86 ]
  %92 = phi float [ 0.000000e+00, %.lr.ph ], [ %173, %86 ]
  %93 = phi float [ 0.000000e+00, %.lr.ph ], [ %174, %86 ]
  %94 = phi float [ 0.000000e+00, %.lr.ph ], [ %175, %86 ]
  %95 = phi float [ 0.000000e+00, %.lr.ph ], [ %181, %86 ]
  %96 = phi float [ 0.000000e+00, %.lr.ph ], [ %182, %86 ]
  %97 = phi float [ 0.000000e+00, %.lr.ph ], [ %183, %86 ]
  %98 = phi float [ 0.000000e+00, %.lr.ph ], [ %184, %86 ]
  %99 = phi float [ 0.000000e+00, %.lr.ph ], [ %190, %86 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph ], [ %191, %86 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph ], [ %192, %86 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph ], [ %193, %86 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph ], [ %199, %86 ]
  %104 = phi float [ 0.000000e+00, %.lr.ph ], [ %200, %86 ]
  %105 = phi float [ 0.000000e+00, %.lr.ph ], [ %201, %86 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph ], [ %202, %86 ]
  %107 = phi float [ 0.000000e+00, %.lr.ph ], [ %208, %86 ]
  %108 = phi float [ 0.000000e+00, %.lr.ph ], [ %209, %86 ]
  %109 = phi float [ 0.000000e+00, %.lr.ph ], [ %210, %86 ]
  %110 = phi float [ 0.000000e+00, %.lr.ph ], [ %211, %86 ]
  %111 = phi float [ 0.000000e+00, %.lr.ph ], [ %217, %86 ]
  %112 = phi float [ 0.000000e+00, %.lr.ph ], [ %218, %86 ]
  %113 = phi float [ 0.000000e+00, %.lr.ph ], [ %219, %86 ]
  %114 = phi float [ 0.000000e+00, %.lr.ph ], [ %220, %86 ]
  %115 = phi float [ 0.000000e+00, %.lr.ph ], [ %226, %86 ]
  %116 = phi float [ 0.000000e+00, %.lr.ph ], [ %227, %86 ]
  %117 = phi float [ 0.000000e+00, %.lr.ph ], [ %228, %86 ]
  %118 = phi float [ 0.000000e+00, %.lr.ph ], [ %229, %86 ]
  %119 = phi i32 [ 0, %.lr.ph ], [ %120, %86 ]
  %120 = add nuw nsw i32 %119, 1, !dbg !38
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49168), !dbg !39
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !39
  tail call void @llvm.amdgcn.s.barrier(), !dbg !39
  %121 = shl i32 %120, 12, !dbg !40
  %122 = and i32 %121, 4096, !dbg !40
  %123 = shl i32 %120, 5, !dbg !41
  %124 = add i32 %123, %30, !dbg !42
  %gep = getelementptr half, ptr addrspace(3) %41, i32 %122, !dbg !43
  %125 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %124), !dbg !43
  %126 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !43
  %127 = lshr i64 %126, %46, !dbg !43
  %128 = trunc i64 %127 to i1, !dbg !43
  %129 = shl i32 %125, 1, !dbg !43
  %130 = select i1 %128, i32 %129, i32 -2147483648, !dbg !43
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %39, ptr addrspace(3) %gep, i32 16, i32 %130, i32 0, i32 0, i32 0), !dbg !43, !alias.scope !29
  %131 = mul i32 %123, %5, !dbg !44
  %132 = add i32 %131, %32, !dbg !45
  %gep3 = getelementptr half, ptr addrspace(3) %57, i32 %122, !dbg !46
  %133 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %132), !dbg !46
  %134 = lshr i64 %126, %61, !dbg !46
  %135 = trunc i64 %134 to i1, !dbg !46
  %136 = shl i32 %133, 1, !dbg !46
  %137 = select i1 %135, i32 %136, i32 -2147483648, !dbg !46
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %56, ptr addrspace(3) %gep3, i32 16, i32 %137, i32 0, i32 0, i32 0), !dbg !46, !alias.scope !29
  %138 = shl i32 %119, 12, !dbg !47
  %139 = and i32 %138, 4096, !dbg !47
  %gep7 = getelementptr half, ptr addrspace(3) %invariant.gep6, i32 %139, !dbg !48
  %140 = load <8 x half>, ptr addrspace(3) %gep7, align 16, !dbg !48, !alias.scope !49, !noalias !29
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7, i32 2048, !dbg !48
  %142 = load <8 x half>, ptr addrspace(3) %141, align 16, !dbg !48, !alias.scope !49, !noalias !29
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7, i32 4096, !dbg !48
  %144 = load <8 x half>, ptr addrspace(3) %143, align 16, !dbg !48, !alias.scope !49, !noalias !29
  %145 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7, i32 6144, !dbg !48
  %146 = load <8 x half>, ptr addrspace(3) %145, align 16, !dbg !48, !alias.scope !49, !noalias !29
  %147 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %139, !dbg !51
  %148 = getelementptr inbounds nuw i8, ptr addrspace(3) %147, i32 %84, !dbg !52
  %149 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %148), !dbg !52, !alias.scope !49, !noalias !29
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %148, i32 128, !dbg !52
  %151 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %150), !dbg !52, !alias.scope !49, !noalias !29
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %147, i32 %85, !dbg !52
  %153 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %152), !dbg !52, !alias.scope !49, !noalias !29
  %154 = getelementptr inbounds nuw i8, ptr addrspace(3) %152, i32 128, !dbg !52
  %155 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %154), !dbg !52, !alias.scope !49, !noalias !29
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !53
  %156 = shufflevector <4 x half> %149, <4 x half> %153, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %157 = shufflevector <4 x half> %151, <4 x half> %155, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %158 = insertelement <4 x float> poison, float %87, i64 0, !dbg !54
  %159 = insertelement <4 x float> %158, float %88, i64 1, !dbg !54
  %160 = insertelement <4 x float> %159, float %89, i64 2, !dbg !54
  %161 = insertelement <4 x float> %160, float %90, i64 3, !dbg !54
  %162 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %156, <8 x half> %140, <4 x float> %161, i32 0, i32 0, i32 0), !dbg !54
  %163 = extractelement <4 x float> %162, i64 0, !dbg !54
  %164 = extractelement <4 x float> %162, i64 1, !dbg !54
  %165 = extractelement <4 x float> %162, i64 2, !dbg !54
  %166 = extractelement <4 x float> %162, i64 3, !dbg !54
  %167 = insertelement <4 x float> poison, float %91, i64 0, !dbg !54
  %168 = insertelement <4 x float> %167, float %92, i64 1, !dbg !54
  %169 = insertelement <4 x float> %168, float %93, i64 2, !dbg !54
  %170 = insertelement <4 x float> %169, float %94, i64 3, !dbg !54
  %171 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %157, <8 x half> %140, <4 x float> %170, i32 0, i32 0, i32 0), !dbg !54
  %172 = extractelement <4 x float> %171, i64 0, !dbg !54
  %173 = extractelement <4 x float> %171, i64 1, !dbg !54
  %174 = extractelement <4 x float> %171, i64 2, !dbg !54
  %175 = extractelement <4 x float> %171, i64 3, !dbg !54
  %176 = insertelement <4 x float> poison, float %95, i64 0, !dbg !54
  %177 = insertelement <4 x float> %176, float %96, i64 1, !dbg !54
  %178 = insertelement <4 x float> %177, float %97, i64 2, !dbg !54
  %179 = insertelement <4 x float> %178, float %98, i64 3, !dbg !54
  %180 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %156, <8 x half> %142, <4 x float> %179, i32 0, i32 0, i32 0), !dbg !54
  %181 = extractelement <4 x float> %180, i64 0, !dbg !54
  %182 = extractelement <4 x float> %180, i64 1, !dbg !54
  %183 = extractelement <4 x float> %180, i64 2, !dbg !54
  %184 = extractelement <4 x float> %180, i64 3, !dbg !54
  %185 = insertelement <4 x float> poison, float %99, i64 0, !dbg !54
  %186 = insertelement <4 x float> %185, float %100, i64 1, !dbg !54
  %187 = insertelement <4 x float> %186, float %101, i64 2, !dbg !54
  %188 = insertelement <4 x float> %187, float %102, i64 3, !dbg !54
  %189 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %157, <8 x half> %142, <4 x float> %188, i32 0, i32 0, i32 0), !dbg !54
  %190 = extractelement <4 x float> %189, i64 0, !dbg !54
  %191 = extractelement <4 x float> %189, i64 1, !dbg !54
  %192 = extractelement <4 x float> %189, i64 2, !dbg !54
  %193 = extractelement <4 x float> %189, i64 3, !dbg !54
  %194 = insertelement <4 x float> poison, float %103, i64 0, !dbg !54
  %195 = insertelement <4 x float> %194, float %104, i64 1, !dbg !54
  %196 = insertelement <4 x float> %195, float %105, i64 2, !dbg !54
  %197 = insertelement <4 x float> %196, float %106, i64 3, !dbg !54
  %198 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %156, <8 x half> %144, <4 x float> %197, i32 0, i32 0, i32 0), !dbg !54
  %199 = extractelement <4 x float> %198, i64 0, !dbg !54
  %200 = extractelement <4 x float> %198, i64 1, !dbg !54
  %201 = extractelement <4 x float> %198, i64 2, !dbg !54
  %202 = extractelement <4 x float> %198, i64 3, !dbg !54
  %203 = insertelement <4 x float> poison, float %107, i64 0, !dbg !54
  %204 = insertelement <4 x float> %203, float %108, i64 1, !dbg !54
  %205 = insertelement <4 x float> %204, float %109, i64 2, !dbg !54
  %206 = insertelement <4 x float> %205, float %110, i64 3, !dbg !54
  %207 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %157, <8 x half> %144, <4 x float> %206, i32 0, i32 0, i32 0), !dbg !54
  %208 = extractelement <4 x float> %207, i64 0, !dbg !54
  %209 = extractelement <4 x float> %207, i64 1, !dbg !54
  %210 = extractelement <4 x float> %207, i64 2, !dbg !54
  %211 = extractelement <4 x float> %207, i64 3, !dbg !54
  %212 = insertelement <4 x float> poison, float %111, i64 0, !dbg !54
  %213 = insertelement <4 x float> %212, float %112, i64 1, !dbg !54
  %214 = insertelement <4 x float> %213, float %113, i64 2, !dbg !54
  %215 = insertelement <4 x float> %214, float %114, i64 3, !dbg !54
  %216 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %156, <8 x half> %146, <4 x float> %215, i32 0, i32 0, i32 0), !dbg !54
  %217 = extractelement <4 x float> %216, i64 0, !dbg !54
  %218 = extractelement <4 x float> %216, i64 1, !dbg !54
  %219 = extractelement <4 x float> %216, i64 2, !dbg !54
  %220 = extractelement <4 x float> %216, i64 3, !dbg !54
  %221 = insertelement <4 x float> poison, float %115, i64 0, !dbg !54
  %222 = insertelement <4 x float> %221, float %116, i64 1, !dbg !54
  %223 = insertelement <4 x float> %222, float %117, i64 2, !dbg !54
  %224 = insertelement <4 x float> %223, float %118, i64 3, !dbg !54
  %225 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %157, <8 x half> %146, <4 x float> %224, i32 0, i32 0, i32 0), !dbg !54
  %226 = extractelement <4 x float> %225, i64 0, !dbg !54
  %227 = extractelement <4 x float> %225, i64 1, !dbg !54
  %228 = extractelement <4 x float> %225, i64 2, !dbg !54
  %229 = extractelement <4 x float> %225, i64 3, !dbg !54
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !55
  %exitcond.not = icmp eq i32 %120, %smax, !dbg !35
  br i1 %exitcond.not, label %._crit_edge, label %86, !dbg !35

._crit_edge:                                      ; preds = %86, %.._crit_edge_crit_edge
  %.pre-phi36 = phi i32 [ %.pre35, %.._crit_edge_crit_edge ], [ %85, %86 ], !dbg !37
  %.pre-phi34 = phi i32 [ %.pre33, %.._crit_edge_crit_edge ], [ %84, %86 ], !dbg !37
  %.pre-phi16 = phi i32 [ %.pre15, %.._crit_edge_crit_edge ], [ %75, %86 ], !dbg !36
  %230 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %163, %86 ], !dbg !56
  %231 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %164, %86 ], !dbg !56
  %232 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %165, %86 ], !dbg !56
  %233 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %166, %86 ], !dbg !56
  %234 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %172, %86 ], !dbg !56
  %235 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %173, %86 ], !dbg !56
  %236 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %174, %86 ], !dbg !56
  %237 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %175, %86 ], !dbg !56
  %238 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %181, %86 ], !dbg !56
  %239 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %182, %86 ], !dbg !56
  %240 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %183, %86 ], !dbg !56
  %241 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %184, %86 ], !dbg !56
  %242 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %190, %86 ], !dbg !56
  %243 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %191, %86 ], !dbg !56
  %244 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %192, %86 ], !dbg !56
  %245 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %193, %86 ], !dbg !56
  %246 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %199, %86 ], !dbg !56
  %247 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %200, %86 ], !dbg !56
  %248 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %201, %86 ], !dbg !56
  %249 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %202, %86 ], !dbg !56
  %250 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %208, %86 ], !dbg !56
  %251 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %209, %86 ], !dbg !56
  %252 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %210, %86 ], !dbg !56
  %253 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %211, %86 ], !dbg !56
  %254 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %217, %86 ], !dbg !56
  %255 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %218, %86 ], !dbg !56
  %256 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %219, %86 ], !dbg !56
  %257 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %220, %86 ], !dbg !56
  %258 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %226, %86 ], !dbg !56
  %259 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %227, %86 ], !dbg !56
  %260 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %228, %86 ], !dbg !56
  %261 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %229, %86 ], !dbg !56
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49168), !dbg !57
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !57
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  %262 = srem i32 %67, 2, !dbg !58
  %263 = shl nsw i32 %262, 12, !dbg !59
  %264 = getelementptr half, ptr addrspace(3) @global_smem, i32 %263, !dbg !59
  %265 = icmp samesign ult i32 %13, 4, !dbg !36
  %266 = select i1 %265, i32 0, i32 1024, !dbg !36
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) %264, i32 %266, !dbg !36
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) %267, i32 %.pre-phi16, !dbg !36
  %269 = load <8 x half>, ptr addrspace(3) %268, align 16, !dbg !36
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) %268, i32 2048, !dbg !36
  %271 = load <8 x half>, ptr addrspace(3) %270, align 16, !dbg !36
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) %268, i32 4096, !dbg !36
  %273 = load <8 x half>, ptr addrspace(3) %272, align 16, !dbg !36
  %274 = getelementptr inbounds nuw i8, ptr addrspace(3) %268, i32 6144, !dbg !36
  %275 = load <8 x half>, ptr addrspace(3) %274, align 16, !dbg !36
  %276 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %263, !dbg !60
  %277 = getelementptr inbounds nuw i8, ptr addrspace(3) %276, i32 %.pre-phi34, !dbg !37
  %278 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %277), !dbg !37
  %279 = getelementptr inbounds nuw i8, ptr addrspace(3) %277, i32 128, !dbg !37
  %280 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %279), !dbg !37
  %281 = getelementptr inbounds nuw i8, ptr addrspace(3) %276, i32 %.pre-phi36, !dbg !37
  %282 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %281), !dbg !37
  %283 = getelementptr inbounds nuw i8, ptr addrspace(3) %281, i32 128, !dbg !37
  %284 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %283), !dbg !37
  %285 = shufflevector <4 x half> %278, <4 x half> %282, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %286 = shufflevector <4 x half> %280, <4 x half> %284, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !61
  %287 = insertelement <4 x float> poison, float %230, i64 0, !dbg !61
  %288 = insertelement <4 x float> %287, float %231, i64 1, !dbg !61
  %289 = insertelement <4 x float> %288, float %232, i64 2, !dbg !61
  %290 = insertelement <4 x float> %289, float %233, i64 3, !dbg !61
  %291 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %285, <8 x half> %269, <4 x float> %290, i32 0, i32 0, i32 0), !dbg !61
  %292 = insertelement <4 x float> poison, float %234, i64 0, !dbg !61
  %293 = insertelement <4 x float> %292, float %235, i64 1, !dbg !61
  %294 = insertelement <4 x float> %293, float %236, i64 2, !dbg !61
  %295 = insertelement <4 x float> %294, float %237, i64 3, !dbg !61
  %296 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %286, <8 x half> %269, <4 x float> %295, i32 0, i32 0, i32 0), !dbg !61
  %297 = insertelement <4 x float> poison, float %238, i64 0, !dbg !61
  %298 = insertelement <4 x float> %297, float %239, i64 1, !dbg !61
  %299 = insertelement <4 x float> %298, float %240, i64 2, !dbg !61
  %300 = insertelement <4 x float> %299, float %241, i64 3, !dbg !61
  %301 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %285, <8 x half> %271, <4 x float> %300, i32 0, i32 0, i32 0), !dbg !61
  %302 = insertelement <4 x float> poison, float %242, i64 0, !dbg !61
  %303 = insertelement <4 x float> %302, float %243, i64 1, !dbg !61
  %304 = insertelement <4 x float> %303, float %244, i64 2, !dbg !61
  %305 = insertelement <4 x float> %304, float %245, i64 3, !dbg !61
  %306 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %286, <8 x half> %271, <4 x float> %305, i32 0, i32 0, i32 0), !dbg !61
  %307 = insertelement <4 x float> poison, float %246, i64 0, !dbg !61
  %308 = insertelement <4 x float> %307, float %247, i64 1, !dbg !61
  %309 = insertelement <4 x float> %308, float %248, i64 2, !dbg !61
  %310 = insertelement <4 x float> %309, float %249, i64 3, !dbg !61
  %311 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %285, <8 x half> %273, <4 x float> %310, i32 0, i32 0, i32 0), !dbg !61
  %312 = insertelement <4 x float> poison, float %250, i64 0, !dbg !61
  %313 = insertelement <4 x float> %312, float %251, i64 1, !dbg !61
  %314 = insertelement <4 x float> %313, float %252, i64 2, !dbg !61
  %315 = insertelement <4 x float> %314, float %253, i64 3, !dbg !61
  %316 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %286, <8 x half> %273, <4 x float> %315, i32 0, i32 0, i32 0), !dbg !61
  %317 = insertelement <4 x float> poison, float %254, i64 0, !dbg !61
  %318 = insertelement <4 x float> %317, float %255, i64 1, !dbg !61
  %319 = insertelement <4 x float> %318, float %256, i64 2, !dbg !61
  %320 = insertelement <4 x float> %319, float %257, i64 3, !dbg !61
  %321 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %285, <8 x half> %275, <4 x float> %320, i32 0, i32 0, i32 0), !dbg !61
  %322 = insertelement <4 x float> poison, float %258, i64 0, !dbg !61
  %323 = insertelement <4 x float> %322, float %259, i64 1, !dbg !61
  %324 = insertelement <4 x float> %323, float %260, i64 2, !dbg !61
  %325 = insertelement <4 x float> %324, float %261, i64 3, !dbg !61
  %326 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %286, <8 x half> %275, <4 x float> %325, i32 0, i32 0, i32 0), !dbg !61
  %327 = select i1 %265, i32 0, i32 16, !dbg !62
  %328 = or disjoint i32 %327, %23, !dbg !62
  %329 = or disjoint i32 %328, %15, !dbg !63
  %330 = or disjoint i32 %329, 32, !dbg !63
  %331 = or disjoint i32 %329, 64, !dbg !63
  %332 = or disjoint i32 %329, 96, !dbg !63
  %333 = and i32 %19, 60, !dbg !13
  %334 = or disjoint i32 %333, %22, !dbg !64
  %335 = or disjoint i32 %334, 64, !dbg !64
  %336 = mul i32 %329, %6, !dbg !65
  %337 = mul i32 %330, %6, !dbg !65
  %338 = mul i32 %331, %6, !dbg !65
  %339 = mul i32 %332, %6, !dbg !65
  %340 = sext i32 %336 to i64, !dbg !66
  %341 = getelementptr half, ptr addrspace(1) %2, i64 %340, !dbg !66
  %342 = sext i32 %337 to i64, !dbg !66
  %343 = getelementptr half, ptr addrspace(1) %2, i64 %342, !dbg !66
  %344 = sext i32 %338 to i64, !dbg !66
  %345 = getelementptr half, ptr addrspace(1) %2, i64 %344, !dbg !66
  %346 = sext i32 %339 to i64, !dbg !66
  %347 = getelementptr half, ptr addrspace(1) %2, i64 %346, !dbg !66
  %348 = sext i32 %334 to i64, !dbg !67
  %349 = getelementptr half, ptr addrspace(1) %341, i64 %348, !dbg !67
  %350 = sext i32 %335 to i64, !dbg !67
  %351 = getelementptr half, ptr addrspace(1) %341, i64 %350, !dbg !67
  %352 = getelementptr half, ptr addrspace(1) %343, i64 %348, !dbg !67
  %353 = getelementptr half, ptr addrspace(1) %343, i64 %350, !dbg !67
  %354 = getelementptr half, ptr addrspace(1) %345, i64 %348, !dbg !67
  %355 = getelementptr half, ptr addrspace(1) %345, i64 %350, !dbg !67
  %356 = getelementptr half, ptr addrspace(1) %347, i64 %348, !dbg !67
  %357 = getelementptr half, ptr addrspace(1) %347, i64 %350, !dbg !67
  %358 = shufflevector <4 x float> %291, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %359 = fptrunc <2 x float> %358 to <2 x half>, !dbg !68
  %360 = shufflevector <4 x float> %291, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %361 = fptrunc <2 x float> %360 to <2 x half>, !dbg !68
  %362 = shufflevector <4 x float> %296, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %363 = fptrunc <2 x float> %362 to <2 x half>, !dbg !68
  %364 = shufflevector <4 x float> %296, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %365 = fptrunc <2 x float> %364 to <2 x half>, !dbg !68
  %366 = shufflevector <4 x float> %301, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %367 = fptrunc <2 x float> %366 to <2 x half>, !dbg !68
  %368 = shufflevector <4 x float> %301, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %369 = fptrunc <2 x float> %368 to <2 x half>, !dbg !68
  %370 = shufflevector <4 x float> %306, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %371 = fptrunc <2 x float> %370 to <2 x half>, !dbg !68
  %372 = shufflevector <4 x float> %306, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %373 = fptrunc <2 x float> %372 to <2 x half>, !dbg !68
  %374 = shufflevector <4 x float> %311, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %375 = fptrunc <2 x float> %374 to <2 x half>, !dbg !68
  %376 = shufflevector <4 x float> %311, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %377 = fptrunc <2 x float> %376 to <2 x half>, !dbg !68
  %378 = shufflevector <4 x float> %316, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %379 = fptrunc <2 x float> %378 to <2 x half>, !dbg !68
  %380 = shufflevector <4 x float> %316, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %381 = fptrunc <2 x float> %380 to <2 x half>, !dbg !68
  %382 = shufflevector <4 x float> %321, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %383 = fptrunc <2 x float> %382 to <2 x half>, !dbg !68
  %384 = shufflevector <4 x float> %321, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %385 = fptrunc <2 x float> %384 to <2 x half>, !dbg !68
  %386 = shufflevector <4 x float> %326, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %387 = fptrunc <2 x float> %386 to <2 x half>, !dbg !68
  %388 = shufflevector <4 x float> %326, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %389 = fptrunc <2 x float> %388 to <2 x half>, !dbg !68
  %390 = shufflevector <2 x half> %359, <2 x half> %361, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %390, ptr addrspace(1) %349, align 8, !dbg !12
  %391 = shufflevector <2 x half> %363, <2 x half> %365, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %391, ptr addrspace(1) %351, align 8, !dbg !12
  %392 = shufflevector <2 x half> %367, <2 x half> %369, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %392, ptr addrspace(1) %352, align 8, !dbg !12
  %393 = shufflevector <2 x half> %371, <2 x half> %373, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %393, ptr addrspace(1) %353, align 8, !dbg !12
  %394 = shufflevector <2 x half> %375, <2 x half> %377, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %394, ptr addrspace(1) %354, align 8, !dbg !12
  %395 = shufflevector <2 x half> %379, <2 x half> %381, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %395, ptr addrspace(1) %355, align 8, !dbg !12
  %396 = shufflevector <2 x half> %383, <2 x half> %385, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %396, ptr addrspace(1) %356, align 8, !dbg !12
  %397 = shufflevector <2 x half> %387, <2 x half> %389, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !12
  store <4 x half> %397, ptr addrspace(1) %357, align 8, !dbg !12
  ret void, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #8

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #9

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gemm_async", linkageName: "gemm_async", scope: !1, file: !1, line: 11, type: !5, scopeLine: 11, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !9, !9, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 93, column: 68, scope: !4)
!13 = !DILocation(line: 92, column: 55, scope: !4)
!14 = !DILocation(line: 39, column: 24, scope: !4)
!15 = !DILocation(line: 39, column: 29, scope: !4)
!16 = !DILocation(line: 39, column: 51, scope: !4)
!17 = !DILocation(line: 39, column: 38, scope: !4)
!18 = !DILocation(line: 40, column: 24, scope: !4)
!19 = !DILocation(line: 40, column: 29, scope: !4)
!20 = !DILocation(line: 40, column: 51, scope: !4)
!21 = !DILocation(line: 40, column: 38, scope: !4)
!22 = !DILocation(line: 41, column: 25, scope: !4)
!23 = !DILocation(line: 42, column: 25, scope: !4)
!24 = !DILocation(line: 43, column: 28, scope: !4)
!25 = !DILocation(line: 43, column: 40, scope: !4)
!26 = !DILocation(line: 44, column: 30, scope: !4)
!27 = !DILocation(line: 44, column: 42, scope: !4)
!28 = !DILocation(line: 49, column: 82, scope: !4)
!29 = !{!30}
!30 = !{!"amdg.AsyncCopies", !31, !"Scope containing all AsyncCopyGlobalToLocal and BufferLoadToLocal ops"}
!31 = !{!"amdg.AsyncOps", !"Domain to hold alias scopes to specify aliasing information between AsyncCopyGlobalToLocal, BufferLoadToLocal and LocalLoad ops"}
!32 = !DILocation(line: 51, column: 40, scope: !4)
!33 = !DILocation(line: 56, column: 21, scope: !4)
!34 = !DILocation(line: 57, column: 31, scope: !4)
!35 = !DILocation(line: 57, column: 22, scope: !4)
!36 = !DILocation(line: 87, column: 49, scope: !4)
!37 = !DILocation(line: 88, column: 49, scope: !4)
!38 = !DILocation(line: 58, column: 33, scope: !4)
!39 = !DILocation(line: 59, column: 43, scope: !4)
!40 = !DILocation(line: 63, column: 36, scope: !4)
!41 = !DILocation(line: 63, column: 76, scope: !4)
!42 = !DILocation(line: 63, column: 68, scope: !4)
!43 = !DILocation(line: 63, column: 59, scope: !4)
!44 = !DILocation(line: 66, column: 85, scope: !4)
!45 = !DILocation(line: 66, column: 68, scope: !4)
!46 = !DILocation(line: 66, column: 59, scope: !4)
!47 = !DILocation(line: 69, column: 80, scope: !4)
!48 = !DILocation(line: 69, column: 97, scope: !4)
!49 = !{!50}
!50 = !{!"amdg.LocalLoads", !31, !"Scope containing all LocalLoad ops"}
!51 = !DILocation(line: 70, column: 80, scope: !4)
!52 = !DILocation(line: 70, column: 97, scope: !4)
!53 = !DILocation(line: 70, column: 16, scope: !4)
!54 = !DILocation(line: 72, column: 48, scope: !4)
!55 = !DILocation(line: 72, column: 16, scope: !4)
!56 = !DILocation(line: 55, column: 39, scope: !4)
!57 = !DILocation(line: 84, column: 39, scope: !4)
!58 = !DILocation(line: 87, column: 35, scope: !4)
!59 = !DILocation(line: 87, column: 28, scope: !4)
!60 = !DILocation(line: 88, column: 28, scope: !4)
!61 = !DILocation(line: 89, column: 40, scope: !4)
!62 = !DILocation(line: 91, column: 55, scope: !4)
!63 = !DILocation(line: 91, column: 42, scope: !4)
!64 = !DILocation(line: 92, column: 42, scope: !4)
!65 = !DILocation(line: 93, column: 38, scope: !4)
!66 = !DILocation(line: 93, column: 19, scope: !4)
!67 = !DILocation(line: 93, column: 50, scope: !4)
!68 = !DILocation(line: 93, column: 77, scope: !4)
!69 = !DILocation(line: 93, column: 4, scope: !4)
