; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define amdgpu_kernel void @gemm_async(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, ptr addrspace(1) inreg nofree readnone captures(none) %7, ptr addrspace(1) inreg nofree readnone captures(none) %8) local_unnamed_addr #0 !dbg !4 {
  %.fr = freeze i32 %3, !dbg !12
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %11 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10), !dbg !14
  %12 = lshr i32 %11, 6, !dbg !13
  %13 = and i32 %12, 7, !dbg !13
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !15
  %15 = shl i32 %14, 7, !dbg !15
  %16 = and i32 %10, 63, !dbg !16
  %17 = shl nuw nsw i32 %13, 6, !dbg !16
  %18 = or disjoint i32 %17, %16, !dbg !16
  %19 = lshr i32 %18, 2, !dbg !16
  %20 = or disjoint i32 %19, %15, !dbg !15
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !17
  %22 = shl i32 %21, 7, !dbg !17
  %23 = and i32 %10, 15, !dbg !18
  %24 = shl nuw nsw i32 %23, 3, !dbg !18
  %25 = or disjoint i32 %24, %22, !dbg !17
  %26 = and i32 %10, 3, !dbg !19
  %27 = shl nuw nsw i32 %26, 3, !dbg !19
  %28 = lshr i32 %18, 4, !dbg !20
  %29 = mul i32 %20, %4, !dbg !21
  %30 = add i32 %29, %27, !dbg !21
  %31 = mul i32 %28, %5, !dbg !22
  %32 = add i32 %25, %31, !dbg !22
  %33 = shl nuw nsw i32 %18, 3, !dbg !23
  %34 = and i32 %10, 12, !dbg !23
  %35 = shl nuw nsw i32 %34, 1, !dbg !23
  %36 = xor i32 %33, %35, !dbg !23
  %37 = sub nsw i32 %36, %33, !dbg !23
  %38 = ashr exact i32 %37, 3, !dbg !23
  %39 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 2147483646, i32 159744), !dbg !23
  %40 = shl nuw nsw i32 %13, 10, !dbg !23
  %41 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %40, !dbg !23
  %42 = add nsw i32 %38, %16, !dbg !23
  %43 = shl nsw i32 %42, 2, !dbg !23
  %44 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %30), !dbg !23
  %45 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !23
  %46 = zext i32 %42 to i64, !dbg !23
  %47 = lshr i64 %45, %46, !dbg !23
  %48 = trunc i64 %47 to i1, !dbg !23
  %49 = shl i32 %44, 1, !dbg !23
  %50 = select i1 %48, i32 %49, i32 -2147483648, !dbg !23
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %41, i32 16, i32 %50, i32 0, i32 0, i32 0), !dbg !23, !alias.scope !24
  %51 = lshr i32 %18, 1, !dbg !27
  %52 = and i32 %51, 56, !dbg !27
  %53 = xor i32 %52, %33, !dbg !27
  %54 = sub nsw i32 %53, %33, !dbg !27
  %55 = ashr exact i32 %54, 3, !dbg !27
  %56 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %1, i16 0, i64 2147483646, i32 159744), !dbg !27
  %57 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %40, !dbg !27
  %58 = add nsw i32 %55, %16, !dbg !27
  %59 = shl nsw i32 %58, 2, !dbg !27
  %60 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %32), !dbg !27
  %61 = zext i32 %58 to i64, !dbg !27
  %62 = lshr i64 %45, %61, !dbg !27
  %63 = trunc i64 %62 to i1, !dbg !27
  %64 = shl i32 %60, 1, !dbg !27
  %65 = select i1 %63, i32 %64, i32 -2147483648, !dbg !27
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %57, i32 16, i32 %65, i32 0, i32 0, i32 0), !dbg !27, !alias.scope !24
  tail call void @llvm.amdgcn.asyncmark(), !dbg !28
  %66 = add i32 %30, 32, !dbg !29
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %40, !dbg !23
  %68 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %66), !dbg !23
  %69 = shl i32 %68, 1, !dbg !23
  %70 = select i1 %48, i32 %69, i32 -2147483648, !dbg !23
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %67, i32 16, i32 %70, i32 0, i32 0, i32 0), !dbg !23, !alias.scope !24
  %71 = shl i32 %5, 5, !dbg !30
  %72 = add i32 %32, %71, !dbg !31
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %40, !dbg !27
  %74 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %72), !dbg !27
  %75 = shl i32 %74, 1, !dbg !27
  %76 = select i1 %63, i32 %75, i32 -2147483648, !dbg !27
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %73, i32 16, i32 %76, i32 0, i32 0, i32 0), !dbg !27, !alias.scope !24
  tail call void @llvm.amdgcn.asyncmark(), !dbg !28
  %77 = sdiv i32 %.fr, 32, !dbg !12
  %78 = add nsw i32 %77, -2, !dbg !32
  %79 = icmp sgt i32 %.fr, 95, !dbg !33
  %80 = shl nuw nsw i32 %23, 6
  %81 = shl nuw nsw i32 %26, 4
  %82 = and i32 %10, 48
  br i1 %79, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !33

.._crit_edge_crit_edge:                           ; preds = %9
  %.pre13 = or disjoint i32 %80, %81, !dbg !34
  %.pre15 = xor i32 %.pre13, %82, !dbg !34
  %.pre17 = shl nuw nsw i32 %82, 7, !dbg !35
  %.pre19 = shl nuw nsw i32 %34, 6, !dbg !35
  %.pre21 = shl nuw nsw i32 %34, 2, !dbg !35
  %.pre23 = shl nuw nsw i32 %12, 5, !dbg !35
  %.pre25 = and i32 %.pre23, 96, !dbg !35
  %.pre27 = or disjoint i32 %.pre17, %.pre19, !dbg !35
  %.pre29 = xor i32 %27, %.pre21, !dbg !35
  %.pre31 = or disjoint i32 %.pre27, %.pre29, !dbg !35
  %.pre33 = xor i32 %.pre25, %.pre31, !dbg !35
  %.pre35 = xor i32 %.pre33, 1088, !dbg !35
  br label %._crit_edge, !dbg !33

.lr.ph:                                           ; preds = %9
  %83 = shl nuw nsw i32 %13, 8
  %84 = and i32 %83, 1024
  %85 = or disjoint i32 %80, %81
  %86 = xor i32 %85, %82
  %invariant.gep4 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %84, !dbg !33
  %invariant.gep6 = getelementptr i8, ptr addrspace(3) %invariant.gep4, i32 %86, !dbg !33
  %87 = shl nuw nsw i32 %82, 7
  %88 = shl nuw nsw i32 %34, 6
  %89 = shl nuw nsw i32 %34, 2
  %90 = shl nuw nsw i32 %12, 5
  %91 = and i32 %90, 96
  %92 = or disjoint i32 %87, %88
  %93 = xor i32 %27, %89
  %94 = or disjoint i32 %92, %93
  %95 = xor i32 %91, %94
  %96 = xor i32 %95, 1088
  %smax = tail call i32 @llvm.smax.i32(i32 %78, i32 1), !dbg !33
  %xtraiter = and i32 %smax, 1, !dbg !33
  %97 = icmp slt i32 %.fr, 128, !dbg !33
  br i1 %97, label %.epil.preheader, label %.lr.ph.new, !dbg !33

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i32 %smax, 2147483646, !dbg !33
  br label %98, !dbg !33

98:                                               ; preds = %98, %.lr.ph.new
  %99 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %250, %98 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %251, %98 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %252, %98 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %253, %98 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %255, %98 ]
  %104 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %256, %98 ]
  %105 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %257, %98 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %258, %98 ]
  %107 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %260, %98 ]
  %108 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %261, %98 ]
  %109 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %262, %98 ]
  %110 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %263, %98 ]
  %111 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %265, %98 ]
  %112 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %266, %98 ]
  %113 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %267, %98 ]
  %114 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %268, %98 ]
  %115 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %270, %98 ]
  %116 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %271, %98 ]
  %117 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %272, %98 ]
  %118 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %273, %98 ]
  %119 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %275, %98 ]
  %120 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %276, %98 ]
  %121 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %277, %98 ]
  %122 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %278, %98 ]
  %123 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %280, %98 ]
  %124 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %281, %98 ]
  %125 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %282, %98 ]
  %126 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %283, %98 ]
  %127 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %285, %98 ]
  %128 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %286, %98 ]
  %129 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %287, %98 ]
  %130 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %288, %98 ]
  %131 = phi i32 [ 0, %.lr.ph.new ], [ %289, %98 ]
  %niter = phi i32 [ 0, %.lr.ph.new ], [ %niter.next.1, %98 ]
  %132 = add nuw nsw i32 %131, 2, !dbg !36
  tail call void @llvm.amdgcn.wait.asyncmark(i16 1), !dbg !37
  fence syncscope("workgroup") release, !dbg !37, !mmra !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37, !mmra !38
  %133 = urem i32 %132, 3, !dbg !39
  %134 = shl nuw nsw i32 %133, 12, !dbg !40
  %135 = shl nuw nsw i32 %132, 5, !dbg !41
  %136 = add i32 %135, %30, !dbg !42
  %gep = getelementptr [2 x i8], ptr addrspace(3) %41, i32 %134, !dbg !43
  %137 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %136), !dbg !43
  %138 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !43
  %139 = lshr i64 %138, %46, !dbg !43
  %140 = trunc i64 %139 to i1, !dbg !43
  %141 = shl i32 %137, 1, !dbg !43
  %142 = select i1 %140, i32 %141, i32 -2147483648, !dbg !43
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %gep, i32 16, i32 %142, i32 0, i32 0, i32 0), !dbg !43, !alias.scope !24
  %143 = mul i32 %135, %5, !dbg !44
  %144 = add i32 %143, %32, !dbg !45
  %gep3 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %134, !dbg !46
  %145 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %144), !dbg !46
  %146 = lshr i64 %138, %61, !dbg !46
  %147 = trunc i64 %146 to i1, !dbg !46
  %148 = shl i32 %145, 1, !dbg !46
  %149 = select i1 %147, i32 %148, i32 -2147483648, !dbg !46
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %gep3, i32 16, i32 %149, i32 0, i32 0, i32 0), !dbg !46, !alias.scope !24
  tail call void @llvm.amdgcn.asyncmark(), !dbg !47
  %150 = urem i32 %131, 3, !dbg !48
  %151 = shl nuw nsw i32 %150, 12, !dbg !49
  %gep7 = getelementptr [2 x i8], ptr addrspace(3) %invariant.gep6, i32 %151, !dbg !49
  %152 = load <8 x half>, ptr addrspace(3) %gep7, align 16, !dbg !49
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7, i32 2048, !dbg !49
  %154 = load <8 x half>, ptr addrspace(3) %153, align 16, !dbg !49
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7, i32 4096, !dbg !49
  %156 = load <8 x half>, ptr addrspace(3) %155, align 16, !dbg !49
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7, i32 6144, !dbg !49
  %158 = load <8 x half>, ptr addrspace(3) %157, align 16, !dbg !49
  %159 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %151, !dbg !50
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) %159, i32 %95, !dbg !50
  %161 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %160), !dbg !50
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 128, !dbg !50
  %163 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %162), !dbg !50
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %159, i32 %96, !dbg !50
  %165 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %164), !dbg !50
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %164, i32 128, !dbg !50
  %167 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %166), !dbg !50
  %168 = shufflevector <4 x half> %161, <4 x half> %165, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !51
  %169 = shufflevector <4 x half> %163, <4 x half> %167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !51
  %170 = insertelement <4 x float> poison, float %99, i64 0, !dbg !51
  %171 = insertelement <4 x float> %170, float %100, i64 1, !dbg !51
  %172 = insertelement <4 x float> %171, float %101, i64 2, !dbg !51
  %173 = insertelement <4 x float> %172, float %102, i64 3, !dbg !51
  %174 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %168, <8 x half> %152, <4 x float> %173, i32 0, i32 0, i32 0), !dbg !51
  %175 = insertelement <4 x float> poison, float %103, i64 0, !dbg !51
  %176 = insertelement <4 x float> %175, float %104, i64 1, !dbg !51
  %177 = insertelement <4 x float> %176, float %105, i64 2, !dbg !51
  %178 = insertelement <4 x float> %177, float %106, i64 3, !dbg !51
  %179 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %169, <8 x half> %152, <4 x float> %178, i32 0, i32 0, i32 0), !dbg !51
  %180 = insertelement <4 x float> poison, float %107, i64 0, !dbg !51
  %181 = insertelement <4 x float> %180, float %108, i64 1, !dbg !51
  %182 = insertelement <4 x float> %181, float %109, i64 2, !dbg !51
  %183 = insertelement <4 x float> %182, float %110, i64 3, !dbg !51
  %184 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %168, <8 x half> %154, <4 x float> %183, i32 0, i32 0, i32 0), !dbg !51
  %185 = insertelement <4 x float> poison, float %111, i64 0, !dbg !51
  %186 = insertelement <4 x float> %185, float %112, i64 1, !dbg !51
  %187 = insertelement <4 x float> %186, float %113, i64 2, !dbg !51
  %188 = insertelement <4 x float> %187, float %114, i64 3, !dbg !51
  %189 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %169, <8 x half> %154, <4 x float> %188, i32 0, i32 0, i32 0), !dbg !51
  %190 = insertelement <4 x float> poison, float %115, i64 0, !dbg !51
  %191 = insertelement <4 x float> %190, float %116, i64 1, !dbg !51
  %192 = insertelement <4 x float> %191, float %117, i64 2, !dbg !51
  %193 = insertelement <4 x float> %192, float %118, i64 3, !dbg !51
  %194 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %168, <8 x half> %156, <4 x float> %193, i32 0, i32 0, i32 0), !dbg !51
  %195 = insertelement <4 x float> poison, float %119, i64 0, !dbg !51
  %196 = insertelement <4 x float> %195, float %120, i64 1, !dbg !51
  %197 = insertelement <4 x float> %196, float %121, i64 2, !dbg !51
  %198 = insertelement <4 x float> %197, float %122, i64 3, !dbg !51
  %199 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %169, <8 x half> %156, <4 x float> %198, i32 0, i32 0, i32 0), !dbg !51
  %200 = insertelement <4 x float> poison, float %123, i64 0, !dbg !51
  %201 = insertelement <4 x float> %200, float %124, i64 1, !dbg !51
  %202 = insertelement <4 x float> %201, float %125, i64 2, !dbg !51
  %203 = insertelement <4 x float> %202, float %126, i64 3, !dbg !51
  %204 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %168, <8 x half> %158, <4 x float> %203, i32 0, i32 0, i32 0), !dbg !51
  %205 = insertelement <4 x float> poison, float %127, i64 0, !dbg !51
  %206 = insertelement <4 x float> %205, float %128, i64 1, !dbg !51
  %207 = insertelement <4 x float> %206, float %129, i64 2, !dbg !51
  %208 = insertelement <4 x float> %207, float %130, i64 3, !dbg !51
  %209 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %169, <8 x half> %158, <4 x float> %208, i32 0, i32 0, i32 0), !dbg !51
  %210 = or disjoint i32 %131, 1, !dbg !33
  %211 = add nuw nsw i32 %131, 3, !dbg !36
  tail call void @llvm.amdgcn.wait.asyncmark(i16 1), !dbg !37
  fence syncscope("workgroup") release, !dbg !37, !mmra !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37, !mmra !38
  %212 = urem i32 %211, 3, !dbg !39
  %213 = shl nuw nsw i32 %212, 12, !dbg !40
  %214 = shl nuw nsw i32 %211, 5, !dbg !41
  %215 = add i32 %214, %30, !dbg !42
  %gep.1 = getelementptr [2 x i8], ptr addrspace(3) %41, i32 %213, !dbg !43
  %216 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %215), !dbg !43
  %217 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !43
  %218 = lshr i64 %217, %46, !dbg !43
  %219 = trunc i64 %218 to i1, !dbg !43
  %220 = shl i32 %216, 1, !dbg !43
  %221 = select i1 %219, i32 %220, i32 -2147483648, !dbg !43
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %gep.1, i32 16, i32 %221, i32 0, i32 0, i32 0), !dbg !43, !alias.scope !24
  %222 = mul i32 %214, %5, !dbg !44
  %223 = add i32 %222, %32, !dbg !45
  %gep3.1 = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %213, !dbg !46
  %224 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %223), !dbg !46
  %225 = lshr i64 %217, %61, !dbg !46
  %226 = trunc i64 %225 to i1, !dbg !46
  %227 = shl i32 %224, 1, !dbg !46
  %228 = select i1 %226, i32 %227, i32 -2147483648, !dbg !46
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %gep3.1, i32 16, i32 %228, i32 0, i32 0, i32 0), !dbg !46, !alias.scope !24
  tail call void @llvm.amdgcn.asyncmark(), !dbg !47
  %229 = urem i32 %210, 3, !dbg !48
  %230 = shl nuw nsw i32 %229, 12, !dbg !49
  %gep7.1 = getelementptr [2 x i8], ptr addrspace(3) %invariant.gep6, i32 %230, !dbg !49
  %231 = load <8 x half>, ptr addrspace(3) %gep7.1, align 16, !dbg !49
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.1, i32 2048, !dbg !49
  %233 = load <8 x half>, ptr addrspace(3) %232, align 16, !dbg !49
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.1, i32 4096, !dbg !49
  %235 = load <8 x half>, ptr addrspace(3) %234, align 16, !dbg !49
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.1, i32 6144, !dbg !49
  %237 = load <8 x half>, ptr addrspace(3) %236, align 16, !dbg !49
  %238 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %230, !dbg !50
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %95, !dbg !50
  %240 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %239), !dbg !50
  %241 = getelementptr inbounds nuw i8, ptr addrspace(3) %239, i32 128, !dbg !50
  %242 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %241), !dbg !50
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) %238, i32 %96, !dbg !50
  %244 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %243), !dbg !50
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) %243, i32 128, !dbg !50
  %246 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %245), !dbg !50
  %247 = shufflevector <4 x half> %240, <4 x half> %244, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !51
  %248 = shufflevector <4 x half> %242, <4 x half> %246, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !51
  %249 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %247, <8 x half> %231, <4 x float> %174, i32 0, i32 0, i32 0), !dbg !51
  %250 = extractelement <4 x float> %249, i64 0, !dbg !51
  %251 = extractelement <4 x float> %249, i64 1, !dbg !51
  %252 = extractelement <4 x float> %249, i64 2, !dbg !51
  %253 = extractelement <4 x float> %249, i64 3, !dbg !51
  %254 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %248, <8 x half> %231, <4 x float> %179, i32 0, i32 0, i32 0), !dbg !51
  %255 = extractelement <4 x float> %254, i64 0, !dbg !51
  %256 = extractelement <4 x float> %254, i64 1, !dbg !51
  %257 = extractelement <4 x float> %254, i64 2, !dbg !51
  %258 = extractelement <4 x float> %254, i64 3, !dbg !51
  %259 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %247, <8 x half> %233, <4 x float> %184, i32 0, i32 0, i32 0), !dbg !51
  %260 = extractelement <4 x float> %259, i64 0, !dbg !51
  %261 = extractelement <4 x float> %259, i64 1, !dbg !51
  %262 = extractelement <4 x float> %259, i64 2, !dbg !51
  %263 = extractelement <4 x float> %259, i64 3, !dbg !51
  %264 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %248, <8 x half> %233, <4 x float> %189, i32 0, i32 0, i32 0), !dbg !51
  %265 = extractelement <4 x float> %264, i64 0, !dbg !51
  %266 = extractelement <4 x float> %264, i64 1, !dbg !51
  %267 = extractelement <4 x float> %264, i64 2, !dbg !51
  %268 = extractelement <4 x float> %264, i64 3, !dbg !51
  %269 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %247, <8 x half> %235, <4 x float> %194, i32 0, i32 0, i32 0), !dbg !51
  %270 = extractelement <4 x float> %269, i64 0, !dbg !51
  %271 = extractelement <4 x float> %269, i64 1, !dbg !51
  %272 = extractelement <4 x float> %269, i64 2, !dbg !51
  %273 = extractelement <4 x float> %269, i64 3, !dbg !51
  %274 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %248, <8 x half> %235, <4 x float> %199, i32 0, i32 0, i32 0), !dbg !51
  %275 = extractelement <4 x float> %274, i64 0, !dbg !51
  %276 = extractelement <4 x float> %274, i64 1, !dbg !51
  %277 = extractelement <4 x float> %274, i64 2, !dbg !51
  %278 = extractelement <4 x float> %274, i64 3, !dbg !51
  %279 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %247, <8 x half> %237, <4 x float> %204, i32 0, i32 0, i32 0), !dbg !51
  %280 = extractelement <4 x float> %279, i64 0, !dbg !51
  %281 = extractelement <4 x float> %279, i64 1, !dbg !51
  %282 = extractelement <4 x float> %279, i64 2, !dbg !51
  %283 = extractelement <4 x float> %279, i64 3, !dbg !51
  %284 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %248, <8 x half> %237, <4 x float> %209, i32 0, i32 0, i32 0), !dbg !51
  %285 = extractelement <4 x float> %284, i64 0, !dbg !51
  %286 = extractelement <4 x float> %284, i64 1, !dbg !51
  %287 = extractelement <4 x float> %284, i64 2, !dbg !51
  %288 = extractelement <4 x float> %284, i64 3, !dbg !51
  %289 = add nuw nsw i32 %131, 2, !dbg !33
  %niter.next.1 = add i32 %niter, 2, !dbg !33
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !33
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %98, !dbg !33

._crit_edge.loopexit.unr-lcssa:                   ; preds = %98
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !33
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader, !dbg !33

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph
  %.epil.init = phi float [ 0.000000e+00, %.lr.ph ], [ %250, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init101 = phi float [ 0.000000e+00, %.lr.ph ], [ %251, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init103 = phi float [ 0.000000e+00, %.lr.ph ], [ %252, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init105 = phi float [ 0.000000e+00, %.lr.ph ], [ %253, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init107 = phi float [ 0.000000e+00, %.lr.ph ], [ %255, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init109 = phi float [ 0.000000e+00, %.lr.ph ], [ %256, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init111 = phi float [ 0.000000e+00, %.lr.ph ], [ %257, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init113 = phi float [ 0.000000e+00, %.lr.ph ], [ %258, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init115 = phi float [ 0.000000e+00, %.lr.ph ], [ %260, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init117 = phi float [ 0.000000e+00, %.lr.ph ], [ %261, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init119 = phi float [ 0.000000e+00, %.lr.ph ], [ %262, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init121 = phi float [ 0.000000e+00, %.lr.ph ], [ %263, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init123 = phi float [ 0.000000e+00, %.lr.ph ], [ %265, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init125 = phi float [ 0.000000e+00, %.lr.ph ], [ %266, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init127 = phi float [ 0.000000e+00, %.lr.ph ], [ %267, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init129 = phi float [ 0.000000e+00, %.lr.ph ], [ %268, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init131 = phi float [ 0.000000e+00, %.lr.ph ], [ %270, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init133 = phi float [ 0.000000e+00, %.lr.ph ], [ %271, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init135 = phi float [ 0.000000e+00, %.lr.ph ], [ %272, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init137 = phi float [ 0.000000e+00, %.lr.ph ], [ %273, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init139 = phi float [ 0.000000e+00, %.lr.ph ], [ %275, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init141 = phi float [ 0.000000e+00, %.lr.ph ], [ %276, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init143 = phi float [ 0.000000e+00, %.lr.ph ], [ %277, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init145 = phi float [ 0.000000e+00, %.lr.ph ], [ %278, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init147 = phi float [ 0.000000e+00, %.lr.ph ], [ %280, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init149 = phi float [ 0.000000e+00, %.lr.ph ], [ %281, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init151 = phi float [ 0.000000e+00, %.lr.ph ], [ %282, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init153 = phi float [ 0.000000e+00, %.lr.ph ], [ %283, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init155 = phi float [ 0.000000e+00, %.lr.ph ], [ %285, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init157 = phi float [ 0.000000e+00, %.lr.ph ], [ %286, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init159 = phi float [ 0.000000e+00, %.lr.ph ], [ %287, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init161 = phi float [ 0.000000e+00, %.lr.ph ], [ %288, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init163 = phi i32 [ 0, %.lr.ph ], [ %289, %._crit_edge.loopexit.unr-lcssa ]
  %lcmp.mod196 = trunc i32 %smax to i1, !dbg !33
  tail call void @llvm.assume(i1 %lcmp.mod196), !dbg !33
  %290 = add nuw nsw i32 %.epil.init163, 2, !dbg !36
  tail call void @llvm.amdgcn.wait.asyncmark(i16 1), !dbg !37
  fence syncscope("workgroup") release, !dbg !37, !mmra !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !37
  fence syncscope("workgroup") acquire, !dbg !37, !mmra !38
  %291 = urem i32 %290, 3, !dbg !39
  %292 = shl nuw nsw i32 %291, 12, !dbg !40
  %293 = shl nuw nsw i32 %290, 5, !dbg !41
  %294 = add i32 %293, %30, !dbg !42
  %gep.epil = getelementptr [2 x i8], ptr addrspace(3) %41, i32 %292, !dbg !43
  %295 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %294), !dbg !43
  %296 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !43
  %297 = lshr i64 %296, %46, !dbg !43
  %298 = trunc i64 %297 to i1, !dbg !43
  %299 = shl i32 %295, 1, !dbg !43
  %300 = select i1 %298, i32 %299, i32 -2147483648, !dbg !43
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %gep.epil, i32 16, i32 %300, i32 0, i32 0, i32 0), !dbg !43, !alias.scope !24
  %301 = mul i32 %293, %5, !dbg !44
  %302 = add i32 %301, %32, !dbg !45
  %gep3.epil = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %292, !dbg !46
  %303 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %302), !dbg !46
  %304 = lshr i64 %296, %61, !dbg !46
  %305 = trunc i64 %304 to i1, !dbg !46
  %306 = shl i32 %303, 1, !dbg !46
  %307 = select i1 %305, i32 %306, i32 -2147483648, !dbg !46
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %gep3.epil, i32 16, i32 %307, i32 0, i32 0, i32 0), !dbg !46, !alias.scope !24
  tail call void @llvm.amdgcn.asyncmark(), !dbg !47
  %308 = urem i32 %.epil.init163, 3, !dbg !48
  %309 = shl nuw nsw i32 %308, 12, !dbg !49
  %gep7.epil = getelementptr [2 x i8], ptr addrspace(3) %invariant.gep6, i32 %309, !dbg !49
  %310 = load <8 x half>, ptr addrspace(3) %gep7.epil, align 16, !dbg !49
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.epil, i32 2048, !dbg !49
  %312 = load <8 x half>, ptr addrspace(3) %311, align 16, !dbg !49
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.epil, i32 4096, !dbg !49
  %314 = load <8 x half>, ptr addrspace(3) %313, align 16, !dbg !49
  %315 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.epil, i32 6144, !dbg !49
  %316 = load <8 x half>, ptr addrspace(3) %315, align 16, !dbg !49
  %317 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %309, !dbg !50
  %318 = getelementptr inbounds nuw i8, ptr addrspace(3) %317, i32 %95, !dbg !50
  %319 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %318), !dbg !50
  %320 = getelementptr inbounds nuw i8, ptr addrspace(3) %318, i32 128, !dbg !50
  %321 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %320), !dbg !50
  %322 = getelementptr inbounds nuw i8, ptr addrspace(3) %317, i32 %96, !dbg !50
  %323 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %322), !dbg !50
  %324 = getelementptr inbounds nuw i8, ptr addrspace(3) %322, i32 128, !dbg !50
  %325 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %324), !dbg !50
  %326 = shufflevector <4 x half> %319, <4 x half> %323, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !51
  %327 = shufflevector <4 x half> %321, <4 x half> %325, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !51
  %328 = insertelement <4 x float> poison, float %.epil.init, i64 0, !dbg !51
  %329 = insertelement <4 x float> %328, float %.epil.init101, i64 1, !dbg !51
  %330 = insertelement <4 x float> %329, float %.epil.init103, i64 2, !dbg !51
  %331 = insertelement <4 x float> %330, float %.epil.init105, i64 3, !dbg !51
  %332 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %326, <8 x half> %310, <4 x float> %331, i32 0, i32 0, i32 0), !dbg !51
  %333 = extractelement <4 x float> %332, i64 0, !dbg !51
  %334 = extractelement <4 x float> %332, i64 1, !dbg !51
  %335 = extractelement <4 x float> %332, i64 2, !dbg !51
  %336 = extractelement <4 x float> %332, i64 3, !dbg !51
  %337 = insertelement <4 x float> poison, float %.epil.init107, i64 0, !dbg !51
  %338 = insertelement <4 x float> %337, float %.epil.init109, i64 1, !dbg !51
  %339 = insertelement <4 x float> %338, float %.epil.init111, i64 2, !dbg !51
  %340 = insertelement <4 x float> %339, float %.epil.init113, i64 3, !dbg !51
  %341 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %327, <8 x half> %310, <4 x float> %340, i32 0, i32 0, i32 0), !dbg !51
  %342 = extractelement <4 x float> %341, i64 0, !dbg !51
  %343 = extractelement <4 x float> %341, i64 1, !dbg !51
  %344 = extractelement <4 x float> %341, i64 2, !dbg !51
  %345 = extractelement <4 x float> %341, i64 3, !dbg !51
  %346 = insertelement <4 x float> poison, float %.epil.init115, i64 0, !dbg !51
  %347 = insertelement <4 x float> %346, float %.epil.init117, i64 1, !dbg !51
  %348 = insertelement <4 x float> %347, float %.epil.init119, i64 2, !dbg !51
  %349 = insertelement <4 x float> %348, float %.epil.init121, i64 3, !dbg !51
  %350 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %326, <8 x half> %312, <4 x float> %349, i32 0, i32 0, i32 0), !dbg !51
  %351 = extractelement <4 x float> %350, i64 0, !dbg !51
  %352 = extractelement <4 x float> %350, i64 1, !dbg !51
  %353 = extractelement <4 x float> %350, i64 2, !dbg !51
  %354 = extractelement <4 x float> %350, i64 3, !dbg !51
  %355 = insertelement <4 x float> poison, float %.epil.init123, i64 0, !dbg !51
  %356 = insertelement <4 x float> %355, float %.epil.init125, i64 1, !dbg !51
  %357 = insertelement <4 x float> %356, float %.epil.init127, i64 2, !dbg !51
  %358 = insertelement <4 x float> %357, float %.epil.init129, i64 3, !dbg !51
  %359 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %327, <8 x half> %312, <4 x float> %358, i32 0, i32 0, i32 0), !dbg !51
  %360 = extractelement <4 x float> %359, i64 0, !dbg !51
  %361 = extractelement <4 x float> %359, i64 1, !dbg !51
  %362 = extractelement <4 x float> %359, i64 2, !dbg !51
  %363 = extractelement <4 x float> %359, i64 3, !dbg !51
  %364 = insertelement <4 x float> poison, float %.epil.init131, i64 0, !dbg !51
  %365 = insertelement <4 x float> %364, float %.epil.init133, i64 1, !dbg !51
  %366 = insertelement <4 x float> %365, float %.epil.init135, i64 2, !dbg !51
  %367 = insertelement <4 x float> %366, float %.epil.init137, i64 3, !dbg !51
  %368 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %326, <8 x half> %314, <4 x float> %367, i32 0, i32 0, i32 0), !dbg !51
  %369 = extractelement <4 x float> %368, i64 0, !dbg !51
  %370 = extractelement <4 x float> %368, i64 1, !dbg !51
  %371 = extractelement <4 x float> %368, i64 2, !dbg !51
  %372 = extractelement <4 x float> %368, i64 3, !dbg !51
  %373 = insertelement <4 x float> poison, float %.epil.init139, i64 0, !dbg !51
  %374 = insertelement <4 x float> %373, float %.epil.init141, i64 1, !dbg !51
  %375 = insertelement <4 x float> %374, float %.epil.init143, i64 2, !dbg !51
  %376 = insertelement <4 x float> %375, float %.epil.init145, i64 3, !dbg !51
  %377 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %327, <8 x half> %314, <4 x float> %376, i32 0, i32 0, i32 0), !dbg !51
  %378 = extractelement <4 x float> %377, i64 0, !dbg !51
  %379 = extractelement <4 x float> %377, i64 1, !dbg !51
  %380 = extractelement <4 x float> %377, i64 2, !dbg !51
  %381 = extractelement <4 x float> %377, i64 3, !dbg !51
  %382 = insertelement <4 x float> poison, float %.epil.init147, i64 0, !dbg !51
  %383 = insertelement <4 x float> %382, float %.epil.init149, i64 1, !dbg !51
  %384 = insertelement <4 x float> %383, float %.epil.init151, i64 2, !dbg !51
  %385 = insertelement <4 x float> %384, float %.epil.init153, i64 3, !dbg !51
  %386 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %326, <8 x half> %316, <4 x float> %385, i32 0, i32 0, i32 0), !dbg !51
  %387 = extractelement <4 x float> %386, i64 0, !dbg !51
  %388 = extractelement <4 x float> %386, i64 1, !dbg !51
  %389 = extractelement <4 x float> %386, i64 2, !dbg !51
  %390 = extractelement <4 x float> %386, i64 3, !dbg !51
  %391 = insertelement <4 x float> poison, float %.epil.init155, i64 0, !dbg !51
  %392 = insertelement <4 x float> %391, float %.epil.init157, i64 1, !dbg !51
  %393 = insertelement <4 x float> %392, float %.epil.init159, i64 2, !dbg !51
  %394 = insertelement <4 x float> %393, float %.epil.init161, i64 3, !dbg !51
  %395 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %327, <8 x half> %316, <4 x float> %394, i32 0, i32 0, i32 0), !dbg !51
  %396 = extractelement <4 x float> %395, i64 0, !dbg !51
  %397 = extractelement <4 x float> %395, i64 1, !dbg !51
  %398 = extractelement <4 x float> %395, i64 2, !dbg !51
  %399 = extractelement <4 x float> %395, i64 3, !dbg !51
  br label %._crit_edge, !dbg !52

._crit_edge:                                      ; preds = %.epil.preheader, %._crit_edge.loopexit.unr-lcssa, %.._crit_edge_crit_edge
  %.pre-phi36 = phi i32 [ %.pre35, %.._crit_edge_crit_edge ], [ %96, %._crit_edge.loopexit.unr-lcssa ], [ %96, %.epil.preheader ], !dbg !35
  %.pre-phi34 = phi i32 [ %.pre33, %.._crit_edge_crit_edge ], [ %95, %._crit_edge.loopexit.unr-lcssa ], [ %95, %.epil.preheader ], !dbg !35
  %.pre-phi16 = phi i32 [ %.pre15, %.._crit_edge_crit_edge ], [ %86, %._crit_edge.loopexit.unr-lcssa ], [ %86, %.epil.preheader ], !dbg !34
  %400 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %250, %._crit_edge.loopexit.unr-lcssa ], [ %333, %.epil.preheader ], !dbg !53
  %401 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %251, %._crit_edge.loopexit.unr-lcssa ], [ %334, %.epil.preheader ], !dbg !53
  %402 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %252, %._crit_edge.loopexit.unr-lcssa ], [ %335, %.epil.preheader ], !dbg !53
  %403 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %253, %._crit_edge.loopexit.unr-lcssa ], [ %336, %.epil.preheader ], !dbg !53
  %404 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %255, %._crit_edge.loopexit.unr-lcssa ], [ %342, %.epil.preheader ], !dbg !53
  %405 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %256, %._crit_edge.loopexit.unr-lcssa ], [ %343, %.epil.preheader ], !dbg !53
  %406 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %257, %._crit_edge.loopexit.unr-lcssa ], [ %344, %.epil.preheader ], !dbg !53
  %407 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %258, %._crit_edge.loopexit.unr-lcssa ], [ %345, %.epil.preheader ], !dbg !53
  %408 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %260, %._crit_edge.loopexit.unr-lcssa ], [ %351, %.epil.preheader ], !dbg !53
  %409 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %261, %._crit_edge.loopexit.unr-lcssa ], [ %352, %.epil.preheader ], !dbg !53
  %410 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %262, %._crit_edge.loopexit.unr-lcssa ], [ %353, %.epil.preheader ], !dbg !53
  %411 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %263, %._crit_edge.loopexit.unr-lcssa ], [ %354, %.epil.preheader ], !dbg !53
  %412 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %265, %._crit_edge.loopexit.unr-lcssa ], [ %360, %.epil.preheader ], !dbg !53
  %413 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %266, %._crit_edge.loopexit.unr-lcssa ], [ %361, %.epil.preheader ], !dbg !53
  %414 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %267, %._crit_edge.loopexit.unr-lcssa ], [ %362, %.epil.preheader ], !dbg !53
  %415 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %268, %._crit_edge.loopexit.unr-lcssa ], [ %363, %.epil.preheader ], !dbg !53
  %416 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %270, %._crit_edge.loopexit.unr-lcssa ], [ %369, %.epil.preheader ], !dbg !53
  %417 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %271, %._crit_edge.loopexit.unr-lcssa ], [ %370, %.epil.preheader ], !dbg !53
  %418 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %272, %._crit_edge.loopexit.unr-lcssa ], [ %371, %.epil.preheader ], !dbg !53
  %419 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %273, %._crit_edge.loopexit.unr-lcssa ], [ %372, %.epil.preheader ], !dbg !53
  %420 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %275, %._crit_edge.loopexit.unr-lcssa ], [ %378, %.epil.preheader ], !dbg !53
  %421 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %276, %._crit_edge.loopexit.unr-lcssa ], [ %379, %.epil.preheader ], !dbg !53
  %422 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %277, %._crit_edge.loopexit.unr-lcssa ], [ %380, %.epil.preheader ], !dbg !53
  %423 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %278, %._crit_edge.loopexit.unr-lcssa ], [ %381, %.epil.preheader ], !dbg !53
  %424 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %280, %._crit_edge.loopexit.unr-lcssa ], [ %387, %.epil.preheader ], !dbg !53
  %425 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %281, %._crit_edge.loopexit.unr-lcssa ], [ %388, %.epil.preheader ], !dbg !53
  %426 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %282, %._crit_edge.loopexit.unr-lcssa ], [ %389, %.epil.preheader ], !dbg !53
  %427 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %283, %._crit_edge.loopexit.unr-lcssa ], [ %390, %.epil.preheader ], !dbg !53
  %428 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %285, %._crit_edge.loopexit.unr-lcssa ], [ %396, %.epil.preheader ], !dbg !53
  %429 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %286, %._crit_edge.loopexit.unr-lcssa ], [ %397, %.epil.preheader ], !dbg !53
  %430 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %287, %._crit_edge.loopexit.unr-lcssa ], [ %398, %.epil.preheader ], !dbg !53
  %431 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %288, %._crit_edge.loopexit.unr-lcssa ], [ %399, %.epil.preheader ], !dbg !53
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !52
  fence syncscope("workgroup") release, !dbg !52, !mmra !38
  tail call void @llvm.amdgcn.s.barrier(), !dbg !52
  fence syncscope("workgroup") acquire, !dbg !52, !mmra !38
  %432 = srem i32 %78, 3, !dbg !54
  %433 = shl nsw i32 %432, 12, !dbg !34
  %434 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %433, !dbg !34
  %435 = and i32 %17, 256, !dbg !34
  %436 = shl nuw nsw i32 %435, 2, !dbg !34
  %437 = or disjoint i32 %436, %.pre-phi16, !dbg !34
  %438 = getelementptr inbounds nuw i8, ptr addrspace(3) %434, i32 %437, !dbg !34
  %439 = load <8 x half>, ptr addrspace(3) %438, align 16, !dbg !34
  %440 = or disjoint i32 %437, 2048, !dbg !34
  %441 = getelementptr inbounds nuw i8, ptr addrspace(3) %434, i32 %440, !dbg !34
  %442 = load <8 x half>, ptr addrspace(3) %441, align 16, !dbg !34
  %443 = or disjoint i32 %437, 4096, !dbg !34
  %444 = getelementptr inbounds nuw i8, ptr addrspace(3) %434, i32 %443, !dbg !34
  %445 = load <8 x half>, ptr addrspace(3) %444, align 16, !dbg !34
  %446 = or disjoint i32 %437, 6144, !dbg !34
  %447 = getelementptr inbounds nuw i8, ptr addrspace(3) %434, i32 %446, !dbg !34
  %448 = load <8 x half>, ptr addrspace(3) %447, align 16, !dbg !34
  %449 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %433, !dbg !35
  %450 = getelementptr inbounds nuw i8, ptr addrspace(3) %449, i32 %.pre-phi34, !dbg !35
  %451 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %450), !dbg !35
  %452 = or disjoint i32 %.pre-phi34, 128, !dbg !35
  %453 = getelementptr inbounds nuw i8, ptr addrspace(3) %449, i32 %452, !dbg !35
  %454 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %453), !dbg !35
  %455 = getelementptr inbounds nuw i8, ptr addrspace(3) %449, i32 %.pre-phi36, !dbg !35
  %456 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %455), !dbg !35
  %457 = or disjoint i32 %.pre-phi36, 128, !dbg !35
  %458 = getelementptr inbounds nuw i8, ptr addrspace(3) %449, i32 %457, !dbg !35
  %459 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %458), !dbg !35
  %460 = shufflevector <4 x half> %451, <4 x half> %456, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !55
  %461 = shufflevector <4 x half> %454, <4 x half> %459, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !55
  %462 = insertelement <4 x float> poison, float %400, i64 0, !dbg !55
  %463 = insertelement <4 x float> %462, float %401, i64 1, !dbg !55
  %464 = insertelement <4 x float> %463, float %402, i64 2, !dbg !55
  %465 = insertelement <4 x float> %464, float %403, i64 3, !dbg !55
  %466 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %460, <8 x half> %439, <4 x float> %465, i32 0, i32 0, i32 0), !dbg !55
  %467 = insertelement <4 x float> poison, float %404, i64 0, !dbg !55
  %468 = insertelement <4 x float> %467, float %405, i64 1, !dbg !55
  %469 = insertelement <4 x float> %468, float %406, i64 2, !dbg !55
  %470 = insertelement <4 x float> %469, float %407, i64 3, !dbg !55
  %471 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %461, <8 x half> %439, <4 x float> %470, i32 0, i32 0, i32 0), !dbg !55
  %472 = insertelement <4 x float> poison, float %408, i64 0, !dbg !55
  %473 = insertelement <4 x float> %472, float %409, i64 1, !dbg !55
  %474 = insertelement <4 x float> %473, float %410, i64 2, !dbg !55
  %475 = insertelement <4 x float> %474, float %411, i64 3, !dbg !55
  %476 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %460, <8 x half> %442, <4 x float> %475, i32 0, i32 0, i32 0), !dbg !55
  %477 = insertelement <4 x float> poison, float %412, i64 0, !dbg !55
  %478 = insertelement <4 x float> %477, float %413, i64 1, !dbg !55
  %479 = insertelement <4 x float> %478, float %414, i64 2, !dbg !55
  %480 = insertelement <4 x float> %479, float %415, i64 3, !dbg !55
  %481 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %461, <8 x half> %442, <4 x float> %480, i32 0, i32 0, i32 0), !dbg !55
  %482 = insertelement <4 x float> poison, float %416, i64 0, !dbg !55
  %483 = insertelement <4 x float> %482, float %417, i64 1, !dbg !55
  %484 = insertelement <4 x float> %483, float %418, i64 2, !dbg !55
  %485 = insertelement <4 x float> %484, float %419, i64 3, !dbg !55
  %486 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %460, <8 x half> %445, <4 x float> %485, i32 0, i32 0, i32 0), !dbg !55
  %487 = insertelement <4 x float> poison, float %420, i64 0, !dbg !55
  %488 = insertelement <4 x float> %487, float %421, i64 1, !dbg !55
  %489 = insertelement <4 x float> %488, float %422, i64 2, !dbg !55
  %490 = insertelement <4 x float> %489, float %423, i64 3, !dbg !55
  %491 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %461, <8 x half> %445, <4 x float> %490, i32 0, i32 0, i32 0), !dbg !55
  %492 = insertelement <4 x float> poison, float %424, i64 0, !dbg !55
  %493 = insertelement <4 x float> %492, float %425, i64 1, !dbg !55
  %494 = insertelement <4 x float> %493, float %426, i64 2, !dbg !55
  %495 = insertelement <4 x float> %494, float %427, i64 3, !dbg !55
  %496 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %460, <8 x half> %448, <4 x float> %495, i32 0, i32 0, i32 0), !dbg !55
  %497 = insertelement <4 x float> poison, float %428, i64 0, !dbg !55
  %498 = insertelement <4 x float> %497, float %429, i64 1, !dbg !55
  %499 = insertelement <4 x float> %498, float %430, i64 2, !dbg !55
  %500 = insertelement <4 x float> %499, float %431, i64 3, !dbg !55
  %501 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %461, <8 x half> %448, <4 x float> %500, i32 0, i32 0, i32 0), !dbg !55
  %502 = add nsw i32 %77, -1, !dbg !56
  %503 = srem i32 %502, 3, !dbg !54
  %504 = shl nsw i32 %503, 12, !dbg !34
  %505 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %504, !dbg !34
  %506 = getelementptr inbounds nuw i8, ptr addrspace(3) %505, i32 %437, !dbg !34
  %507 = load <8 x half>, ptr addrspace(3) %506, align 16, !dbg !34
  %508 = getelementptr inbounds nuw i8, ptr addrspace(3) %505, i32 %440, !dbg !34
  %509 = load <8 x half>, ptr addrspace(3) %508, align 16, !dbg !34
  %510 = getelementptr inbounds nuw i8, ptr addrspace(3) %505, i32 %443, !dbg !34
  %511 = load <8 x half>, ptr addrspace(3) %510, align 16, !dbg !34
  %512 = getelementptr inbounds nuw i8, ptr addrspace(3) %505, i32 %446, !dbg !34
  %513 = load <8 x half>, ptr addrspace(3) %512, align 16, !dbg !34
  %514 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %504, !dbg !35
  %515 = getelementptr inbounds nuw i8, ptr addrspace(3) %514, i32 %.pre-phi34, !dbg !35
  %516 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %515), !dbg !35
  %517 = getelementptr inbounds nuw i8, ptr addrspace(3) %514, i32 %452, !dbg !35
  %518 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %517), !dbg !35
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) %514, i32 %.pre-phi36, !dbg !35
  %520 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %519), !dbg !35
  %521 = getelementptr inbounds nuw i8, ptr addrspace(3) %514, i32 %457, !dbg !35
  %522 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %521), !dbg !35
  %523 = shufflevector <4 x half> %516, <4 x half> %520, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !55
  %524 = shufflevector <4 x half> %518, <4 x half> %522, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !55
  %525 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %523, <8 x half> %507, <4 x float> %466, i32 0, i32 0, i32 0), !dbg !55
  %526 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %524, <8 x half> %507, <4 x float> %471, i32 0, i32 0, i32 0), !dbg !55
  %527 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %523, <8 x half> %509, <4 x float> %476, i32 0, i32 0, i32 0), !dbg !55
  %528 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %524, <8 x half> %509, <4 x float> %481, i32 0, i32 0, i32 0), !dbg !55
  %529 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %523, <8 x half> %511, <4 x float> %486, i32 0, i32 0, i32 0), !dbg !55
  %530 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %524, <8 x half> %511, <4 x float> %491, i32 0, i32 0, i32 0), !dbg !55
  %531 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %523, <8 x half> %513, <4 x float> %496, i32 0, i32 0, i32 0), !dbg !55
  %532 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %524, <8 x half> %513, <4 x float> %501, i32 0, i32 0, i32 0), !dbg !55
  %533 = lshr exact i32 %435, 4, !dbg !57
  %534 = or disjoint i32 %533, %23, !dbg !57
  %535 = or disjoint i32 %534, %15, !dbg !58
  %536 = or disjoint i32 %535, 32, !dbg !58
  %537 = or disjoint i32 %535, 64, !dbg !58
  %538 = or disjoint i32 %535, 96, !dbg !58
  %539 = and i32 %19, 60, !dbg !14
  %540 = or disjoint i32 %539, %22, !dbg !59
  %541 = or disjoint i32 %540, 64, !dbg !59
  %542 = mul i32 %535, %6, !dbg !60
  %543 = mul i32 %536, %6, !dbg !60
  %544 = mul i32 %537, %6, !dbg !60
  %545 = mul i32 %538, %6, !dbg !60
  %546 = sext i32 %542 to i64, !dbg !61
  %547 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %546, !dbg !61
  %548 = sext i32 %543 to i64, !dbg !61
  %549 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %548, !dbg !61
  %550 = sext i32 %544 to i64, !dbg !61
  %551 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %550, !dbg !61
  %552 = sext i32 %545 to i64, !dbg !61
  %553 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %552, !dbg !61
  %554 = sext i32 %540 to i64, !dbg !61
  %555 = getelementptr [2 x i8], ptr addrspace(1) %547, i64 %554, !dbg !61
  %556 = sext i32 %541 to i64, !dbg !61
  %557 = getelementptr [2 x i8], ptr addrspace(1) %547, i64 %556, !dbg !61
  %558 = getelementptr [2 x i8], ptr addrspace(1) %549, i64 %554, !dbg !61
  %559 = getelementptr [2 x i8], ptr addrspace(1) %549, i64 %556, !dbg !61
  %560 = getelementptr [2 x i8], ptr addrspace(1) %551, i64 %554, !dbg !61
  %561 = getelementptr [2 x i8], ptr addrspace(1) %551, i64 %556, !dbg !61
  %562 = getelementptr [2 x i8], ptr addrspace(1) %553, i64 %554, !dbg !61
  %563 = getelementptr [2 x i8], ptr addrspace(1) %553, i64 %556, !dbg !61
  %564 = shufflevector <4 x float> %525, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %565 = fptrunc <2 x float> %564 to <2 x half>, !dbg !62
  %566 = shufflevector <4 x float> %525, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %567 = fptrunc <2 x float> %566 to <2 x half>, !dbg !62
  %568 = shufflevector <4 x float> %526, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %569 = fptrunc <2 x float> %568 to <2 x half>, !dbg !62
  %570 = shufflevector <4 x float> %526, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %571 = fptrunc <2 x float> %570 to <2 x half>, !dbg !62
  %572 = shufflevector <4 x float> %527, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %573 = fptrunc <2 x float> %572 to <2 x half>, !dbg !62
  %574 = shufflevector <4 x float> %527, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %575 = fptrunc <2 x float> %574 to <2 x half>, !dbg !62
  %576 = shufflevector <4 x float> %528, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %577 = fptrunc <2 x float> %576 to <2 x half>, !dbg !62
  %578 = shufflevector <4 x float> %528, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %579 = fptrunc <2 x float> %578 to <2 x half>, !dbg !62
  %580 = shufflevector <4 x float> %529, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %581 = fptrunc <2 x float> %580 to <2 x half>, !dbg !62
  %582 = shufflevector <4 x float> %529, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %583 = fptrunc <2 x float> %582 to <2 x half>, !dbg !62
  %584 = shufflevector <4 x float> %530, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %585 = fptrunc <2 x float> %584 to <2 x half>, !dbg !62
  %586 = shufflevector <4 x float> %530, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %587 = fptrunc <2 x float> %586 to <2 x half>, !dbg !62
  %588 = shufflevector <4 x float> %531, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %589 = fptrunc <2 x float> %588 to <2 x half>, !dbg !62
  %590 = shufflevector <4 x float> %531, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %591 = fptrunc <2 x float> %590 to <2 x half>, !dbg !62
  %592 = shufflevector <4 x float> %532, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !62
  %593 = fptrunc <2 x float> %592 to <2 x half>, !dbg !62
  %594 = shufflevector <4 x float> %532, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !62
  %595 = fptrunc <2 x float> %594 to <2 x half>, !dbg !62
  %596 = shufflevector <2 x half> %565, <2 x half> %567, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %596, ptr addrspace(1) %555, align 8, !dbg !13
  %597 = shufflevector <2 x half> %569, <2 x half> %571, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %597, ptr addrspace(1) %557, align 8, !dbg !13
  %598 = shufflevector <2 x half> %573, <2 x half> %575, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %598, ptr addrspace(1) %558, align 8, !dbg !13
  %599 = shufflevector <2 x half> %577, <2 x half> %579, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %599, ptr addrspace(1) %559, align 8, !dbg !13
  %600 = shufflevector <2 x half> %581, <2 x half> %583, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %600, ptr addrspace(1) %560, align 8, !dbg !13
  %601 = shufflevector <2 x half> %585, <2 x half> %587, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %601, ptr addrspace(1) %561, align 8, !dbg !13
  %602 = shufflevector <2 x half> %589, <2 x half> %591, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %602, ptr addrspace(1) %562, align 8, !dbg !13
  %603 = shufflevector <2 x half> %593, <2 x half> %595, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %603, ptr addrspace(1) %563, align 8, !dbg !13
  ret void, !dbg !63
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
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #5

; Function Attrs: nounwind
declare void @llvm.amdgcn.asyncmark() #6

; Function Attrs: nounwind
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #8

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

attributes #0 = { nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #9 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!12 = !DILocation(line: 56, column: 13, scope: !4)
!13 = !DILocation(line: 93, column: 5, scope: !4)
!14 = !DILocation(line: 92, column: 43, scope: !4)
!15 = !DILocation(line: 39, column: 11, scope: !4)
!16 = !DILocation(line: 39, column: 39, scope: !4)
!17 = !DILocation(line: 40, column: 11, scope: !4)
!18 = !DILocation(line: 40, column: 39, scope: !4)
!19 = !DILocation(line: 41, column: 13, scope: !4)
!20 = !DILocation(line: 42, column: 13, scope: !4)
!21 = !DILocation(line: 43, column: 14, scope: !4)
!22 = !DILocation(line: 44, column: 14, scope: !4)
!23 = !DILocation(line: 49, column: 9, scope: !4)
!24 = !{!25}
!25 = !{!"amdg.AsyncCopies", !26, !"Scope containing all AsyncCopyGlobalToLocal and BufferLoadToLocal ops"}
!26 = !{!"amdg.AsyncOps", !"Domain to hold alias scopes to specify aliasing information between AsyncCopyGlobalToLocal, BufferLoadToLocal and LocalLoad ops"}
!27 = !DILocation(line: 50, column: 9, scope: !4)
!28 = !DILocation(line: 53, column: 9, scope: !4)
!29 = !DILocation(line: 49, column: 83, scope: !4)
!30 = !DILocation(line: 51, column: 50, scope: !4)
!31 = !DILocation(line: 51, column: 41, scope: !4)
!32 = !DILocation(line: 57, column: 23, scope: !4)
!33 = !DILocation(line: 57, column: 5, scope: !4)
!34 = !DILocation(line: 87, column: 13, scope: !4)
!35 = !DILocation(line: 88, column: 13, scope: !4)
!36 = !DILocation(line: 58, column: 17, scope: !4)
!37 = !DILocation(line: 59, column: 9, scope: !4)
!38 = !{!"amdgpu-synchronize-as", !"local"}
!39 = !DILocation(line: 75, column: 33, scope: !4)
!40 = !DILocation(line: 75, column: 17, scope: !4)
!41 = !DILocation(line: 75, column: 65, scope: !4)
!42 = !DILocation(line: 75, column: 56, scope: !4)
!43 = !DILocation(line: 74, column: 13, scope: !4)
!44 = !DILocation(line: 78, column: 65, scope: !4)
!45 = !DILocation(line: 78, column: 56, scope: !4)
!46 = !DILocation(line: 77, column: 13, scope: !4)
!47 = !DILocation(line: 80, column: 13, scope: !4)
!48 = !DILocation(line: 81, column: 33, scope: !4)
!49 = !DILocation(line: 81, column: 17, scope: !4)
!50 = !DILocation(line: 82, column: 17, scope: !4)
!51 = !DILocation(line: 83, column: 21, scope: !4)
!52 = !DILocation(line: 84, column: 5, scope: !4)
!53 = !DILocation(line: 55, column: 13, scope: !4)
!54 = !DILocation(line: 87, column: 29, scope: !4)
!55 = !DILocation(line: 89, column: 17, scope: !4)
!56 = !DILocation(line: 86, column: 16, scope: !4)
!57 = !DILocation(line: 91, column: 43, scope: !4)
!58 = !DILocation(line: 91, column: 15, scope: !4)
!59 = !DILocation(line: 92, column: 15, scope: !4)
!60 = !DILocation(line: 93, column: 20, scope: !4)
!61 = !DILocation(line: 93, column: 14, scope: !4)
!62 = !DILocation(line: 93, column: 69, scope: !4)
!63 = !DILocation(line: 11, column: 1, scope: !4)
