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
  %57 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %40, !dbg !27
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
  %66 = sdiv i32 %.fr, 32, !dbg !12
  %67 = add nsw i32 %66, -1, !dbg !29
  fence syncscope("workgroup") release, !dbg !30, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !31
  %68 = icmp samesign ult i32 %10, 256, !dbg !30
  br i1 %68, label %70, label %69, !dbg !30

69:                                               ; preds = %9
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  br label %70, !dbg !30

70:                                               ; preds = %69, %9
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !30
  %71 = icmp sgt i32 %.fr, 63, !dbg !30
  br i1 %71, label %.lr.ph, label %._crit_edge, !dbg !30

.lr.ph:                                           ; preds = %70
  %72 = shl nuw nsw i32 %23, 6
  %73 = shl nuw nsw i32 %26, 4
  %74 = and i32 %10, 48
  %75 = shl nuw nsw i32 %13, 8
  %76 = and i32 %75, 1024
  %77 = or disjoint i32 %72, %73
  %78 = xor i32 %77, %74
  %invariant.gep4 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %76, !dbg !30
  %invariant.gep6 = getelementptr i8, ptr addrspace(3) %invariant.gep4, i32 %78, !dbg !30
  %79 = shl nuw nsw i32 %74, 7
  %80 = shl nuw nsw i32 %34, 6
  %81 = shl nuw nsw i32 %34, 2
  %82 = shl nuw nsw i32 %12, 5
  %83 = and i32 %82, 96
  %84 = or disjoint i32 %79, %80
  %85 = xor i32 %27, %81
  %86 = or disjoint i32 %84, %85
  %87 = xor i32 %83, %86
  %88 = xor i32 %87, 1088
  %smax = tail call i32 @llvm.smax.i32(i32 %67, i32 1), !dbg !30
  %xtraiter = and i32 %smax, 1, !dbg !30
  %89 = icmp slt i32 %.fr, 96, !dbg !30
  br i1 %89, label %.epil.preheader, label %.lr.ph.new, !dbg !30

.lr.ph.new:                                       ; preds = %.lr.ph
  %unroll_iter = and i32 %smax, 2147483646, !dbg !30
  %gep = getelementptr i8, ptr addrspace(3) %41, i32 8192
  %gep3 = getelementptr i8, ptr addrspace(3) %57, i32 8192
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep6, i32 2048
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep6, i32 4096
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep6, i32 6144
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %87
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 128
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %88
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 128
  %gep7.1 = getelementptr i8, ptr addrspace(3) %invariant.gep6, i32 8192
  %97 = getelementptr i8, ptr addrspace(3) %invariant.gep6, i32 10240
  %98 = getelementptr i8, ptr addrspace(3) %invariant.gep6, i32 12288
  %99 = getelementptr i8, ptr addrspace(3) %invariant.gep6, i32 14336
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %87
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %100, i32 128
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 24576), i32 %88
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %102, i32 128
  br label %104, !dbg !30

104:                                              ; preds = %104, %.lr.ph.new
  %105 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %231, %104 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %232, %104 ]
  %107 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %233, %104 ]
  %108 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %234, %104 ]
  %109 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %236, %104 ]
  %110 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %237, %104 ]
  %111 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %238, %104 ]
  %112 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %239, %104 ]
  %113 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %241, %104 ]
  %114 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %242, %104 ]
  %115 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %243, %104 ]
  %116 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %244, %104 ]
  %117 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %246, %104 ]
  %118 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %247, %104 ]
  %119 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %248, %104 ]
  %120 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %249, %104 ]
  %121 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %251, %104 ]
  %122 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %252, %104 ]
  %123 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %253, %104 ]
  %124 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %254, %104 ]
  %125 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %256, %104 ]
  %126 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %257, %104 ]
  %127 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %258, %104 ]
  %128 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %259, %104 ]
  %129 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %261, %104 ]
  %130 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %262, %104 ]
  %131 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %263, %104 ]
  %132 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %264, %104 ]
  %133 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %266, %104 ]
  %134 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %267, %104 ]
  %135 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %268, %104 ]
  %136 = phi float [ 0.000000e+00, %.lr.ph.new ], [ %269, %104 ]
  %137 = phi i32 [ 0, %.lr.ph.new ], [ %204, %104 ]
  %niter = phi i32 [ 0, %.lr.ph.new ], [ %niter.next.1, %104 ]
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !32
  fence syncscope("workgroup") release, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  %138 = shl i32 %137, 5, !dbg !33
  %139 = or disjoint i32 %138, 32, !dbg !33
  %140 = add i32 %139, %30, !dbg !34
  %141 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %140), !dbg !35
  %142 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !35
  %143 = lshr i64 %142, %46, !dbg !35
  %144 = trunc i64 %143 to i1, !dbg !35
  %145 = shl i32 %141, 1, !dbg !35
  %146 = select i1 %144, i32 %145, i32 -2147483648, !dbg !35
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %gep, i32 16, i32 %146, i32 0, i32 0, i32 0), !dbg !35, !alias.scope !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !35
  %147 = mul i32 %139, %5, !dbg !36
  %148 = add i32 %147, %32, !dbg !37
  %149 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %148), !dbg !38
  %150 = lshr i64 %142, %61, !dbg !38
  %151 = trunc i64 %150 to i1, !dbg !38
  %152 = shl i32 %149, 1, !dbg !38
  %153 = select i1 %151, i32 %152, i32 -2147483648, !dbg !38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %gep3, i32 16, i32 %153, i32 0, i32 0, i32 0), !dbg !38, !alias.scope !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !38
  tail call void @llvm.amdgcn.asyncmark(), !dbg !39
  %154 = load <8 x half>, ptr addrspace(3) %invariant.gep6, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %155 = load <8 x half>, ptr addrspace(3) %90, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %156 = load <8 x half>, ptr addrspace(3) %91, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %157 = load <8 x half>, ptr addrspace(3) %92, align 16, !dbg !40, !alias.scope !41, !noalias !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !40
  %158 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %93), !dbg !43, !alias.scope !41, !noalias !24
  %159 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %94), !dbg !43, !alias.scope !41, !noalias !24
  %160 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %95), !dbg !43, !alias.scope !41, !noalias !24
  %161 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %96), !dbg !43, !alias.scope !41, !noalias !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !43
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !30
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  fence syncscope("workgroup") release, !dbg !30, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !31
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  %162 = shufflevector <4 x half> %158, <4 x half> %160, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !44
  %163 = shufflevector <4 x half> %159, <4 x half> %161, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !44
  %164 = insertelement <4 x float> poison, float %105, i64 0, !dbg !44
  %165 = insertelement <4 x float> %164, float %106, i64 1, !dbg !44
  %166 = insertelement <4 x float> %165, float %107, i64 2, !dbg !44
  %167 = insertelement <4 x float> %166, float %108, i64 3, !dbg !44
  %168 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %162, <8 x half> %154, <4 x float> %167, i32 0, i32 0, i32 0), !dbg !44
  %169 = insertelement <4 x float> poison, float %109, i64 0, !dbg !44
  %170 = insertelement <4 x float> %169, float %110, i64 1, !dbg !44
  %171 = insertelement <4 x float> %170, float %111, i64 2, !dbg !44
  %172 = insertelement <4 x float> %171, float %112, i64 3, !dbg !44
  %173 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %163, <8 x half> %154, <4 x float> %172, i32 0, i32 0, i32 0), !dbg !44
  %174 = insertelement <4 x float> poison, float %113, i64 0, !dbg !44
  %175 = insertelement <4 x float> %174, float %114, i64 1, !dbg !44
  %176 = insertelement <4 x float> %175, float %115, i64 2, !dbg !44
  %177 = insertelement <4 x float> %176, float %116, i64 3, !dbg !44
  %178 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %162, <8 x half> %155, <4 x float> %177, i32 0, i32 0, i32 0), !dbg !44
  %179 = insertelement <4 x float> poison, float %117, i64 0, !dbg !44
  %180 = insertelement <4 x float> %179, float %118, i64 1, !dbg !44
  %181 = insertelement <4 x float> %180, float %119, i64 2, !dbg !44
  %182 = insertelement <4 x float> %181, float %120, i64 3, !dbg !44
  %183 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %163, <8 x half> %155, <4 x float> %182, i32 0, i32 0, i32 0), !dbg !44
  %184 = insertelement <4 x float> poison, float %121, i64 0, !dbg !44
  %185 = insertelement <4 x float> %184, float %122, i64 1, !dbg !44
  %186 = insertelement <4 x float> %185, float %123, i64 2, !dbg !44
  %187 = insertelement <4 x float> %186, float %124, i64 3, !dbg !44
  %188 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %162, <8 x half> %156, <4 x float> %187, i32 0, i32 0, i32 0), !dbg !44
  %189 = insertelement <4 x float> poison, float %125, i64 0, !dbg !44
  %190 = insertelement <4 x float> %189, float %126, i64 1, !dbg !44
  %191 = insertelement <4 x float> %190, float %127, i64 2, !dbg !44
  %192 = insertelement <4 x float> %191, float %128, i64 3, !dbg !44
  %193 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %163, <8 x half> %156, <4 x float> %192, i32 0, i32 0, i32 0), !dbg !44
  %194 = insertelement <4 x float> poison, float %129, i64 0, !dbg !44
  %195 = insertelement <4 x float> %194, float %130, i64 1, !dbg !44
  %196 = insertelement <4 x float> %195, float %131, i64 2, !dbg !44
  %197 = insertelement <4 x float> %196, float %132, i64 3, !dbg !44
  %198 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %162, <8 x half> %157, <4 x float> %197, i32 0, i32 0, i32 0), !dbg !44
  %199 = insertelement <4 x float> poison, float %133, i64 0, !dbg !44
  %200 = insertelement <4 x float> %199, float %134, i64 1, !dbg !44
  %201 = insertelement <4 x float> %200, float %135, i64 2, !dbg !44
  %202 = insertelement <4 x float> %201, float %136, i64 3, !dbg !44
  %203 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %163, <8 x half> %157, <4 x float> %202, i32 0, i32 0, i32 0), !dbg !44
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !30
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !32
  fence syncscope("workgroup") release, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  %204 = add nuw nsw i32 %137, 2, !dbg !45
  %205 = shl nuw nsw i32 %204, 5, !dbg !33
  %206 = add i32 %205, %30, !dbg !34
  %207 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %206), !dbg !35
  %208 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !35
  %209 = lshr i64 %208, %46, !dbg !35
  %210 = trunc i64 %209 to i1, !dbg !35
  %211 = shl i32 %207, 1, !dbg !35
  %212 = select i1 %210, i32 %211, i32 -2147483648, !dbg !35
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %41, i32 16, i32 %212, i32 0, i32 0, i32 0), !dbg !35, !alias.scope !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !35
  %213 = mul i32 %205, %5, !dbg !36
  %214 = add i32 %213, %32, !dbg !37
  %215 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %214), !dbg !38
  %216 = lshr i64 %208, %61, !dbg !38
  %217 = trunc i64 %216 to i1, !dbg !38
  %218 = shl i32 %215, 1, !dbg !38
  %219 = select i1 %217, i32 %218, i32 -2147483648, !dbg !38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %57, i32 16, i32 %219, i32 0, i32 0, i32 0), !dbg !38, !alias.scope !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !38
  tail call void @llvm.amdgcn.asyncmark(), !dbg !39
  %220 = load <8 x half>, ptr addrspace(3) %gep7.1, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %221 = load <8 x half>, ptr addrspace(3) %97, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %222 = load <8 x half>, ptr addrspace(3) %98, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %223 = load <8 x half>, ptr addrspace(3) %99, align 16, !dbg !40, !alias.scope !41, !noalias !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !40
  %224 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %100), !dbg !43, !alias.scope !41, !noalias !24
  %225 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %101), !dbg !43, !alias.scope !41, !noalias !24
  %226 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %102), !dbg !43, !alias.scope !41, !noalias !24
  %227 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %103), !dbg !43, !alias.scope !41, !noalias !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !43
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !30
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  fence syncscope("workgroup") release, !dbg !30, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !31
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  %228 = shufflevector <4 x half> %224, <4 x half> %226, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !44
  %229 = shufflevector <4 x half> %225, <4 x half> %227, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !44
  %230 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %228, <8 x half> %220, <4 x float> %168, i32 0, i32 0, i32 0), !dbg !44
  %231 = extractelement <4 x float> %230, i64 0, !dbg !44
  %232 = extractelement <4 x float> %230, i64 1, !dbg !44
  %233 = extractelement <4 x float> %230, i64 2, !dbg !44
  %234 = extractelement <4 x float> %230, i64 3, !dbg !44
  %235 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %229, <8 x half> %220, <4 x float> %173, i32 0, i32 0, i32 0), !dbg !44
  %236 = extractelement <4 x float> %235, i64 0, !dbg !44
  %237 = extractelement <4 x float> %235, i64 1, !dbg !44
  %238 = extractelement <4 x float> %235, i64 2, !dbg !44
  %239 = extractelement <4 x float> %235, i64 3, !dbg !44
  %240 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %228, <8 x half> %221, <4 x float> %178, i32 0, i32 0, i32 0), !dbg !44
  %241 = extractelement <4 x float> %240, i64 0, !dbg !44
  %242 = extractelement <4 x float> %240, i64 1, !dbg !44
  %243 = extractelement <4 x float> %240, i64 2, !dbg !44
  %244 = extractelement <4 x float> %240, i64 3, !dbg !44
  %245 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %229, <8 x half> %221, <4 x float> %183, i32 0, i32 0, i32 0), !dbg !44
  %246 = extractelement <4 x float> %245, i64 0, !dbg !44
  %247 = extractelement <4 x float> %245, i64 1, !dbg !44
  %248 = extractelement <4 x float> %245, i64 2, !dbg !44
  %249 = extractelement <4 x float> %245, i64 3, !dbg !44
  %250 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %228, <8 x half> %222, <4 x float> %188, i32 0, i32 0, i32 0), !dbg !44
  %251 = extractelement <4 x float> %250, i64 0, !dbg !44
  %252 = extractelement <4 x float> %250, i64 1, !dbg !44
  %253 = extractelement <4 x float> %250, i64 2, !dbg !44
  %254 = extractelement <4 x float> %250, i64 3, !dbg !44
  %255 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %229, <8 x half> %222, <4 x float> %193, i32 0, i32 0, i32 0), !dbg !44
  %256 = extractelement <4 x float> %255, i64 0, !dbg !44
  %257 = extractelement <4 x float> %255, i64 1, !dbg !44
  %258 = extractelement <4 x float> %255, i64 2, !dbg !44
  %259 = extractelement <4 x float> %255, i64 3, !dbg !44
  %260 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %228, <8 x half> %223, <4 x float> %198, i32 0, i32 0, i32 0), !dbg !44
  %261 = extractelement <4 x float> %260, i64 0, !dbg !44
  %262 = extractelement <4 x float> %260, i64 1, !dbg !44
  %263 = extractelement <4 x float> %260, i64 2, !dbg !44
  %264 = extractelement <4 x float> %260, i64 3, !dbg !44
  %265 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %229, <8 x half> %223, <4 x float> %203, i32 0, i32 0, i32 0), !dbg !44
  %266 = extractelement <4 x float> %265, i64 0, !dbg !44
  %267 = extractelement <4 x float> %265, i64 1, !dbg !44
  %268 = extractelement <4 x float> %265, i64 2, !dbg !44
  %269 = extractelement <4 x float> %265, i64 3, !dbg !44
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !30
  %niter.next.1 = add i32 %niter, 2, !dbg !30
  %niter.ncmp.1 = icmp eq i32 %niter.next.1, %unroll_iter, !dbg !30
  br i1 %niter.ncmp.1, label %._crit_edge.loopexit.unr-lcssa, label %104, !dbg !30

._crit_edge.loopexit.unr-lcssa:                   ; preds = %104
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !30
  br i1 %lcmp.mod.not, label %._crit_edge, label %.epil.preheader, !dbg !30

.epil.preheader:                                  ; preds = %._crit_edge.loopexit.unr-lcssa, %.lr.ph
  %.epil.init = phi float [ 0.000000e+00, %.lr.ph ], [ %231, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init73 = phi float [ 0.000000e+00, %.lr.ph ], [ %232, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init75 = phi float [ 0.000000e+00, %.lr.ph ], [ %233, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init77 = phi float [ 0.000000e+00, %.lr.ph ], [ %234, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init79 = phi float [ 0.000000e+00, %.lr.ph ], [ %236, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init81 = phi float [ 0.000000e+00, %.lr.ph ], [ %237, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init83 = phi float [ 0.000000e+00, %.lr.ph ], [ %238, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init85 = phi float [ 0.000000e+00, %.lr.ph ], [ %239, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init87 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init89 = phi float [ 0.000000e+00, %.lr.ph ], [ %242, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init91 = phi float [ 0.000000e+00, %.lr.ph ], [ %243, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init93 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init95 = phi float [ 0.000000e+00, %.lr.ph ], [ %246, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init97 = phi float [ 0.000000e+00, %.lr.ph ], [ %247, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init99 = phi float [ 0.000000e+00, %.lr.ph ], [ %248, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init101 = phi float [ 0.000000e+00, %.lr.ph ], [ %249, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init103 = phi float [ 0.000000e+00, %.lr.ph ], [ %251, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init105 = phi float [ 0.000000e+00, %.lr.ph ], [ %252, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init107 = phi float [ 0.000000e+00, %.lr.ph ], [ %253, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init109 = phi float [ 0.000000e+00, %.lr.ph ], [ %254, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init111 = phi float [ 0.000000e+00, %.lr.ph ], [ %256, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init113 = phi float [ 0.000000e+00, %.lr.ph ], [ %257, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init115 = phi float [ 0.000000e+00, %.lr.ph ], [ %258, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init117 = phi float [ 0.000000e+00, %.lr.ph ], [ %259, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init119 = phi float [ 0.000000e+00, %.lr.ph ], [ %261, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init121 = phi float [ 0.000000e+00, %.lr.ph ], [ %262, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init123 = phi float [ 0.000000e+00, %.lr.ph ], [ %263, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init125 = phi float [ 0.000000e+00, %.lr.ph ], [ %264, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init127 = phi float [ 0.000000e+00, %.lr.ph ], [ %266, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init129 = phi float [ 0.000000e+00, %.lr.ph ], [ %267, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init131 = phi float [ 0.000000e+00, %.lr.ph ], [ %268, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init133 = phi float [ 0.000000e+00, %.lr.ph ], [ %269, %._crit_edge.loopexit.unr-lcssa ]
  %.epil.init135 = phi i32 [ 0, %.lr.ph ], [ %204, %._crit_edge.loopexit.unr-lcssa ]
  %lcmp.mod168 = trunc i32 %smax to i1, !dbg !30
  tail call void @llvm.assume(i1 %lcmp.mod168), !dbg !30
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !32
  fence syncscope("workgroup") release, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32, !mmra !31
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  %270 = add nuw nsw i32 %.epil.init135, 1, !dbg !45
  %271 = shl i32 %270, 12, !dbg !46
  %272 = and i32 %271, 4096, !dbg !46
  %273 = shl nuw nsw i32 %270, 5, !dbg !33
  %274 = add i32 %273, %30, !dbg !34
  %gep.epil = getelementptr [2 x i8], ptr addrspace(3) %41, i32 %272, !dbg !35
  %275 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %43, i32 %274), !dbg !35
  %276 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !35
  %277 = lshr i64 %276, %46, !dbg !35
  %278 = trunc i64 %277 to i1, !dbg !35
  %279 = shl i32 %275, 1, !dbg !35
  %280 = select i1 %278, i32 %279, i32 -2147483648, !dbg !35
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %39, ptr addrspace(3) %gep.epil, i32 16, i32 %280, i32 0, i32 0, i32 0), !dbg !35, !alias.scope !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !35
  %281 = mul i32 %273, %5, !dbg !36
  %282 = add i32 %281, %32, !dbg !37
  %gep3.epil = getelementptr [2 x i8], ptr addrspace(3) %57, i32 %272, !dbg !38
  %283 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %59, i32 %282), !dbg !38
  %284 = lshr i64 %276, %61, !dbg !38
  %285 = trunc i64 %284 to i1, !dbg !38
  %286 = shl i32 %283, 1, !dbg !38
  %287 = select i1 %285, i32 %286, i32 -2147483648, !dbg !38
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %56, ptr addrspace(3) %gep3.epil, i32 16, i32 %287, i32 0, i32 0, i32 0), !dbg !38, !alias.scope !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !38
  tail call void @llvm.amdgcn.asyncmark(), !dbg !39
  %288 = shl i32 %.epil.init135, 12, !dbg !47
  %289 = and i32 %288, 4096, !dbg !47
  %gep7.epil = getelementptr [2 x i8], ptr addrspace(3) %invariant.gep6, i32 %289, !dbg !40
  %290 = load <8 x half>, ptr addrspace(3) %gep7.epil, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %291 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.epil, i32 2048, !dbg !40
  %292 = load <8 x half>, ptr addrspace(3) %291, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.epil, i32 4096, !dbg !40
  %294 = load <8 x half>, ptr addrspace(3) %293, align 16, !dbg !40, !alias.scope !41, !noalias !24
  %295 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep7.epil, i32 6144, !dbg !40
  %296 = load <8 x half>, ptr addrspace(3) %295, align 16, !dbg !40, !alias.scope !41, !noalias !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !40
  %297 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %289, !dbg !48
  %298 = getelementptr inbounds nuw i8, ptr addrspace(3) %297, i32 %87, !dbg !43
  %299 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %298), !dbg !43, !alias.scope !41, !noalias !24
  %300 = getelementptr inbounds nuw i8, ptr addrspace(3) %298, i32 128, !dbg !43
  %301 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %300), !dbg !43, !alias.scope !41, !noalias !24
  %302 = getelementptr inbounds nuw i8, ptr addrspace(3) %297, i32 %88, !dbg !43
  %303 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %302), !dbg !43, !alias.scope !41, !noalias !24
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) %302, i32 128, !dbg !43
  %305 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %304), !dbg !43, !alias.scope !41, !noalias !24
  tail call void @llvm.amdgcn.sched.barrier(i32 1), !dbg !43
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !30
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  fence syncscope("workgroup") release, !dbg !30, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !31
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  %306 = shufflevector <4 x half> %299, <4 x half> %303, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !44
  %307 = shufflevector <4 x half> %301, <4 x half> %305, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !44
  %308 = insertelement <4 x float> poison, float %.epil.init, i64 0, !dbg !44
  %309 = insertelement <4 x float> %308, float %.epil.init73, i64 1, !dbg !44
  %310 = insertelement <4 x float> %309, float %.epil.init75, i64 2, !dbg !44
  %311 = insertelement <4 x float> %310, float %.epil.init77, i64 3, !dbg !44
  %312 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %306, <8 x half> %290, <4 x float> %311, i32 0, i32 0, i32 0), !dbg !44
  %313 = extractelement <4 x float> %312, i64 0, !dbg !44
  %314 = extractelement <4 x float> %312, i64 1, !dbg !44
  %315 = extractelement <4 x float> %312, i64 2, !dbg !44
  %316 = extractelement <4 x float> %312, i64 3, !dbg !44
  %317 = insertelement <4 x float> poison, float %.epil.init79, i64 0, !dbg !44
  %318 = insertelement <4 x float> %317, float %.epil.init81, i64 1, !dbg !44
  %319 = insertelement <4 x float> %318, float %.epil.init83, i64 2, !dbg !44
  %320 = insertelement <4 x float> %319, float %.epil.init85, i64 3, !dbg !44
  %321 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %307, <8 x half> %290, <4 x float> %320, i32 0, i32 0, i32 0), !dbg !44
  %322 = extractelement <4 x float> %321, i64 0, !dbg !44
  %323 = extractelement <4 x float> %321, i64 1, !dbg !44
  %324 = extractelement <4 x float> %321, i64 2, !dbg !44
  %325 = extractelement <4 x float> %321, i64 3, !dbg !44
  %326 = insertelement <4 x float> poison, float %.epil.init87, i64 0, !dbg !44
  %327 = insertelement <4 x float> %326, float %.epil.init89, i64 1, !dbg !44
  %328 = insertelement <4 x float> %327, float %.epil.init91, i64 2, !dbg !44
  %329 = insertelement <4 x float> %328, float %.epil.init93, i64 3, !dbg !44
  %330 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %306, <8 x half> %292, <4 x float> %329, i32 0, i32 0, i32 0), !dbg !44
  %331 = extractelement <4 x float> %330, i64 0, !dbg !44
  %332 = extractelement <4 x float> %330, i64 1, !dbg !44
  %333 = extractelement <4 x float> %330, i64 2, !dbg !44
  %334 = extractelement <4 x float> %330, i64 3, !dbg !44
  %335 = insertelement <4 x float> poison, float %.epil.init95, i64 0, !dbg !44
  %336 = insertelement <4 x float> %335, float %.epil.init97, i64 1, !dbg !44
  %337 = insertelement <4 x float> %336, float %.epil.init99, i64 2, !dbg !44
  %338 = insertelement <4 x float> %337, float %.epil.init101, i64 3, !dbg !44
  %339 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %307, <8 x half> %292, <4 x float> %338, i32 0, i32 0, i32 0), !dbg !44
  %340 = extractelement <4 x float> %339, i64 0, !dbg !44
  %341 = extractelement <4 x float> %339, i64 1, !dbg !44
  %342 = extractelement <4 x float> %339, i64 2, !dbg !44
  %343 = extractelement <4 x float> %339, i64 3, !dbg !44
  %344 = insertelement <4 x float> poison, float %.epil.init103, i64 0, !dbg !44
  %345 = insertelement <4 x float> %344, float %.epil.init105, i64 1, !dbg !44
  %346 = insertelement <4 x float> %345, float %.epil.init107, i64 2, !dbg !44
  %347 = insertelement <4 x float> %346, float %.epil.init109, i64 3, !dbg !44
  %348 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %306, <8 x half> %294, <4 x float> %347, i32 0, i32 0, i32 0), !dbg !44
  %349 = extractelement <4 x float> %348, i64 0, !dbg !44
  %350 = extractelement <4 x float> %348, i64 1, !dbg !44
  %351 = extractelement <4 x float> %348, i64 2, !dbg !44
  %352 = extractelement <4 x float> %348, i64 3, !dbg !44
  %353 = insertelement <4 x float> poison, float %.epil.init111, i64 0, !dbg !44
  %354 = insertelement <4 x float> %353, float %.epil.init113, i64 1, !dbg !44
  %355 = insertelement <4 x float> %354, float %.epil.init115, i64 2, !dbg !44
  %356 = insertelement <4 x float> %355, float %.epil.init117, i64 3, !dbg !44
  %357 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %307, <8 x half> %294, <4 x float> %356, i32 0, i32 0, i32 0), !dbg !44
  %358 = extractelement <4 x float> %357, i64 0, !dbg !44
  %359 = extractelement <4 x float> %357, i64 1, !dbg !44
  %360 = extractelement <4 x float> %357, i64 2, !dbg !44
  %361 = extractelement <4 x float> %357, i64 3, !dbg !44
  %362 = insertelement <4 x float> poison, float %.epil.init119, i64 0, !dbg !44
  %363 = insertelement <4 x float> %362, float %.epil.init121, i64 1, !dbg !44
  %364 = insertelement <4 x float> %363, float %.epil.init123, i64 2, !dbg !44
  %365 = insertelement <4 x float> %364, float %.epil.init125, i64 3, !dbg !44
  %366 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %306, <8 x half> %296, <4 x float> %365, i32 0, i32 0, i32 0), !dbg !44
  %367 = extractelement <4 x float> %366, i64 0, !dbg !44
  %368 = extractelement <4 x float> %366, i64 1, !dbg !44
  %369 = extractelement <4 x float> %366, i64 2, !dbg !44
  %370 = extractelement <4 x float> %366, i64 3, !dbg !44
  %371 = insertelement <4 x float> poison, float %.epil.init127, i64 0, !dbg !44
  %372 = insertelement <4 x float> %371, float %.epil.init129, i64 1, !dbg !44
  %373 = insertelement <4 x float> %372, float %.epil.init131, i64 2, !dbg !44
  %374 = insertelement <4 x float> %373, float %.epil.init133, i64 3, !dbg !44
  %375 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %307, <8 x half> %296, <4 x float> %374, i32 0, i32 0, i32 0), !dbg !44
  %376 = extractelement <4 x float> %375, i64 0, !dbg !44
  %377 = extractelement <4 x float> %375, i64 1, !dbg !44
  %378 = extractelement <4 x float> %375, i64 2, !dbg !44
  %379 = extractelement <4 x float> %375, i64 3, !dbg !44
  tail call void @llvm.amdgcn.s.setprio(i16 1), !dbg !30
  br label %._crit_edge, !dbg !30

._crit_edge:                                      ; preds = %.epil.preheader, %._crit_edge.loopexit.unr-lcssa, %70
  %380 = phi float [ 0.000000e+00, %70 ], [ %231, %._crit_edge.loopexit.unr-lcssa ], [ %313, %.epil.preheader ], !dbg !49
  %381 = phi float [ 0.000000e+00, %70 ], [ %232, %._crit_edge.loopexit.unr-lcssa ], [ %314, %.epil.preheader ], !dbg !49
  %382 = phi float [ 0.000000e+00, %70 ], [ %233, %._crit_edge.loopexit.unr-lcssa ], [ %315, %.epil.preheader ], !dbg !49
  %383 = phi float [ 0.000000e+00, %70 ], [ %234, %._crit_edge.loopexit.unr-lcssa ], [ %316, %.epil.preheader ], !dbg !49
  %384 = phi float [ 0.000000e+00, %70 ], [ %236, %._crit_edge.loopexit.unr-lcssa ], [ %322, %.epil.preheader ], !dbg !49
  %385 = phi float [ 0.000000e+00, %70 ], [ %237, %._crit_edge.loopexit.unr-lcssa ], [ %323, %.epil.preheader ], !dbg !49
  %386 = phi float [ 0.000000e+00, %70 ], [ %238, %._crit_edge.loopexit.unr-lcssa ], [ %324, %.epil.preheader ], !dbg !49
  %387 = phi float [ 0.000000e+00, %70 ], [ %239, %._crit_edge.loopexit.unr-lcssa ], [ %325, %.epil.preheader ], !dbg !49
  %388 = phi float [ 0.000000e+00, %70 ], [ %241, %._crit_edge.loopexit.unr-lcssa ], [ %331, %.epil.preheader ], !dbg !49
  %389 = phi float [ 0.000000e+00, %70 ], [ %242, %._crit_edge.loopexit.unr-lcssa ], [ %332, %.epil.preheader ], !dbg !49
  %390 = phi float [ 0.000000e+00, %70 ], [ %243, %._crit_edge.loopexit.unr-lcssa ], [ %333, %.epil.preheader ], !dbg !49
  %391 = phi float [ 0.000000e+00, %70 ], [ %244, %._crit_edge.loopexit.unr-lcssa ], [ %334, %.epil.preheader ], !dbg !49
  %392 = phi float [ 0.000000e+00, %70 ], [ %246, %._crit_edge.loopexit.unr-lcssa ], [ %340, %.epil.preheader ], !dbg !49
  %393 = phi float [ 0.000000e+00, %70 ], [ %247, %._crit_edge.loopexit.unr-lcssa ], [ %341, %.epil.preheader ], !dbg !49
  %394 = phi float [ 0.000000e+00, %70 ], [ %248, %._crit_edge.loopexit.unr-lcssa ], [ %342, %.epil.preheader ], !dbg !49
  %395 = phi float [ 0.000000e+00, %70 ], [ %249, %._crit_edge.loopexit.unr-lcssa ], [ %343, %.epil.preheader ], !dbg !49
  %396 = phi float [ 0.000000e+00, %70 ], [ %251, %._crit_edge.loopexit.unr-lcssa ], [ %349, %.epil.preheader ], !dbg !49
  %397 = phi float [ 0.000000e+00, %70 ], [ %252, %._crit_edge.loopexit.unr-lcssa ], [ %350, %.epil.preheader ], !dbg !49
  %398 = phi float [ 0.000000e+00, %70 ], [ %253, %._crit_edge.loopexit.unr-lcssa ], [ %351, %.epil.preheader ], !dbg !49
  %399 = phi float [ 0.000000e+00, %70 ], [ %254, %._crit_edge.loopexit.unr-lcssa ], [ %352, %.epil.preheader ], !dbg !49
  %400 = phi float [ 0.000000e+00, %70 ], [ %256, %._crit_edge.loopexit.unr-lcssa ], [ %358, %.epil.preheader ], !dbg !49
  %401 = phi float [ 0.000000e+00, %70 ], [ %257, %._crit_edge.loopexit.unr-lcssa ], [ %359, %.epil.preheader ], !dbg !49
  %402 = phi float [ 0.000000e+00, %70 ], [ %258, %._crit_edge.loopexit.unr-lcssa ], [ %360, %.epil.preheader ], !dbg !49
  %403 = phi float [ 0.000000e+00, %70 ], [ %259, %._crit_edge.loopexit.unr-lcssa ], [ %361, %.epil.preheader ], !dbg !49
  %404 = phi float [ 0.000000e+00, %70 ], [ %261, %._crit_edge.loopexit.unr-lcssa ], [ %367, %.epil.preheader ], !dbg !49
  %405 = phi float [ 0.000000e+00, %70 ], [ %262, %._crit_edge.loopexit.unr-lcssa ], [ %368, %.epil.preheader ], !dbg !49
  %406 = phi float [ 0.000000e+00, %70 ], [ %263, %._crit_edge.loopexit.unr-lcssa ], [ %369, %.epil.preheader ], !dbg !49
  %407 = phi float [ 0.000000e+00, %70 ], [ %264, %._crit_edge.loopexit.unr-lcssa ], [ %370, %.epil.preheader ], !dbg !49
  %408 = phi float [ 0.000000e+00, %70 ], [ %266, %._crit_edge.loopexit.unr-lcssa ], [ %376, %.epil.preheader ], !dbg !49
  %409 = phi float [ 0.000000e+00, %70 ], [ %267, %._crit_edge.loopexit.unr-lcssa ], [ %377, %.epil.preheader ], !dbg !49
  %410 = phi float [ 0.000000e+00, %70 ], [ %268, %._crit_edge.loopexit.unr-lcssa ], [ %378, %.epil.preheader ], !dbg !49
  %411 = phi float [ 0.000000e+00, %70 ], [ %269, %._crit_edge.loopexit.unr-lcssa ], [ %379, %.epil.preheader ], !dbg !49
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !30
  tail call void @llvm.amdgcn.s.setprio(i16 0), !dbg !30
  br i1 %68, label %412, label %413, !dbg !30

412:                                              ; preds = %._crit_edge
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  br label %413, !dbg !30

413:                                              ; preds = %412, %._crit_edge
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !50
  fence syncscope("workgroup") release, !dbg !50, !mmra !31
  tail call void @llvm.amdgcn.s.barrier(), !dbg !50
  fence syncscope("workgroup") acquire, !dbg !50, !mmra !31
  %414 = srem i32 %67, 2, !dbg !51
  %415 = shl nsw i32 %414, 12, !dbg !52
  %416 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %415, !dbg !52
  %417 = shl nuw nsw i32 %23, 6, !dbg !52
  %418 = shl nuw nsw i32 %26, 4, !dbg !52
  %419 = and i32 %10, 48, !dbg !52
  %420 = and i32 %17, 256, !dbg !52
  %421 = shl nuw nsw i32 %420, 2, !dbg !52
  %422 = or disjoint i32 %417, %418, !dbg !52
  %423 = xor i32 %422, %419, !dbg !52
  %424 = getelementptr inbounds nuw i8, ptr addrspace(3) %416, i32 %421, !dbg !52
  %425 = getelementptr inbounds nuw i8, ptr addrspace(3) %424, i32 %423, !dbg !52
  %426 = load <8 x half>, ptr addrspace(3) %425, align 16, !dbg !52
  %427 = getelementptr inbounds nuw i8, ptr addrspace(3) %425, i32 2048, !dbg !52
  %428 = load <8 x half>, ptr addrspace(3) %427, align 16, !dbg !52
  %429 = getelementptr inbounds nuw i8, ptr addrspace(3) %425, i32 4096, !dbg !52
  %430 = load <8 x half>, ptr addrspace(3) %429, align 16, !dbg !52
  %431 = getelementptr inbounds nuw i8, ptr addrspace(3) %425, i32 6144, !dbg !52
  %432 = load <8 x half>, ptr addrspace(3) %431, align 16, !dbg !52
  %433 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %415, !dbg !53
  %434 = shl nuw nsw i32 %419, 7, !dbg !53
  %435 = shl nuw nsw i32 %34, 6, !dbg !53
  %436 = shl nuw nsw i32 %34, 2, !dbg !53
  %437 = shl nuw nsw i32 %12, 5, !dbg !53
  %438 = and i32 %437, 96, !dbg !53
  %439 = or disjoint i32 %434, %435, !dbg !53
  %440 = xor i32 %27, %436, !dbg !53
  %441 = or disjoint i32 %439, %440, !dbg !53
  %442 = xor i32 %438, %441, !dbg !53
  %443 = getelementptr inbounds nuw i8, ptr addrspace(3) %433, i32 %442, !dbg !53
  %444 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %443), !dbg !53
  %445 = getelementptr inbounds nuw i8, ptr addrspace(3) %443, i32 128, !dbg !53
  %446 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %445), !dbg !53
  %447 = xor i32 %442, 1088, !dbg !53
  %448 = getelementptr inbounds nuw i8, ptr addrspace(3) %433, i32 %447, !dbg !53
  %449 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %448), !dbg !53
  %450 = getelementptr inbounds nuw i8, ptr addrspace(3) %448, i32 128, !dbg !53
  %451 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %450), !dbg !53
  %452 = shufflevector <4 x half> %444, <4 x half> %449, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %453 = shufflevector <4 x half> %446, <4 x half> %451, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %454 = insertelement <4 x float> poison, float %380, i64 0, !dbg !54
  %455 = insertelement <4 x float> %454, float %381, i64 1, !dbg !54
  %456 = insertelement <4 x float> %455, float %382, i64 2, !dbg !54
  %457 = insertelement <4 x float> %456, float %383, i64 3, !dbg !54
  %458 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %452, <8 x half> %426, <4 x float> %457, i32 0, i32 0, i32 0), !dbg !54
  %459 = insertelement <4 x float> poison, float %384, i64 0, !dbg !54
  %460 = insertelement <4 x float> %459, float %385, i64 1, !dbg !54
  %461 = insertelement <4 x float> %460, float %386, i64 2, !dbg !54
  %462 = insertelement <4 x float> %461, float %387, i64 3, !dbg !54
  %463 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %453, <8 x half> %426, <4 x float> %462, i32 0, i32 0, i32 0), !dbg !54
  %464 = insertelement <4 x float> poison, float %388, i64 0, !dbg !54
  %465 = insertelement <4 x float> %464, float %389, i64 1, !dbg !54
  %466 = insertelement <4 x float> %465, float %390, i64 2, !dbg !54
  %467 = insertelement <4 x float> %466, float %391, i64 3, !dbg !54
  %468 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %452, <8 x half> %428, <4 x float> %467, i32 0, i32 0, i32 0), !dbg !54
  %469 = insertelement <4 x float> poison, float %392, i64 0, !dbg !54
  %470 = insertelement <4 x float> %469, float %393, i64 1, !dbg !54
  %471 = insertelement <4 x float> %470, float %394, i64 2, !dbg !54
  %472 = insertelement <4 x float> %471, float %395, i64 3, !dbg !54
  %473 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %453, <8 x half> %428, <4 x float> %472, i32 0, i32 0, i32 0), !dbg !54
  %474 = insertelement <4 x float> poison, float %396, i64 0, !dbg !54
  %475 = insertelement <4 x float> %474, float %397, i64 1, !dbg !54
  %476 = insertelement <4 x float> %475, float %398, i64 2, !dbg !54
  %477 = insertelement <4 x float> %476, float %399, i64 3, !dbg !54
  %478 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %452, <8 x half> %430, <4 x float> %477, i32 0, i32 0, i32 0), !dbg !54
  %479 = insertelement <4 x float> poison, float %400, i64 0, !dbg !54
  %480 = insertelement <4 x float> %479, float %401, i64 1, !dbg !54
  %481 = insertelement <4 x float> %480, float %402, i64 2, !dbg !54
  %482 = insertelement <4 x float> %481, float %403, i64 3, !dbg !54
  %483 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %453, <8 x half> %430, <4 x float> %482, i32 0, i32 0, i32 0), !dbg !54
  %484 = insertelement <4 x float> poison, float %404, i64 0, !dbg !54
  %485 = insertelement <4 x float> %484, float %405, i64 1, !dbg !54
  %486 = insertelement <4 x float> %485, float %406, i64 2, !dbg !54
  %487 = insertelement <4 x float> %486, float %407, i64 3, !dbg !54
  %488 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %452, <8 x half> %432, <4 x float> %487, i32 0, i32 0, i32 0), !dbg !54
  %489 = insertelement <4 x float> poison, float %408, i64 0, !dbg !54
  %490 = insertelement <4 x float> %489, float %409, i64 1, !dbg !54
  %491 = insertelement <4 x float> %490, float %410, i64 2, !dbg !54
  %492 = insertelement <4 x float> %491, float %411, i64 3, !dbg !54
  %493 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %453, <8 x half> %432, <4 x float> %492, i32 0, i32 0, i32 0), !dbg !54
  %494 = lshr exact i32 %420, 4, !dbg !55
  %495 = or disjoint i32 %494, %23, !dbg !55
  %496 = or disjoint i32 %495, %15, !dbg !56
  %497 = or disjoint i32 %496, 32, !dbg !56
  %498 = or disjoint i32 %496, 64, !dbg !56
  %499 = or disjoint i32 %496, 96, !dbg !56
  %500 = and i32 %19, 60, !dbg !14
  %501 = or disjoint i32 %500, %22, !dbg !57
  %502 = or disjoint i32 %501, 64, !dbg !57
  %503 = mul i32 %496, %6, !dbg !58
  %504 = mul i32 %497, %6, !dbg !58
  %505 = mul i32 %498, %6, !dbg !58
  %506 = mul i32 %499, %6, !dbg !58
  %507 = sext i32 %503 to i64, !dbg !59
  %508 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %507, !dbg !59
  %509 = sext i32 %504 to i64, !dbg !59
  %510 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %509, !dbg !59
  %511 = sext i32 %505 to i64, !dbg !59
  %512 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %511, !dbg !59
  %513 = sext i32 %506 to i64, !dbg !59
  %514 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %513, !dbg !59
  %515 = sext i32 %501 to i64, !dbg !59
  %516 = getelementptr [2 x i8], ptr addrspace(1) %508, i64 %515, !dbg !59
  %517 = sext i32 %502 to i64, !dbg !59
  %518 = getelementptr [2 x i8], ptr addrspace(1) %508, i64 %517, !dbg !59
  %519 = getelementptr [2 x i8], ptr addrspace(1) %510, i64 %515, !dbg !59
  %520 = getelementptr [2 x i8], ptr addrspace(1) %510, i64 %517, !dbg !59
  %521 = getelementptr [2 x i8], ptr addrspace(1) %512, i64 %515, !dbg !59
  %522 = getelementptr [2 x i8], ptr addrspace(1) %512, i64 %517, !dbg !59
  %523 = getelementptr [2 x i8], ptr addrspace(1) %514, i64 %515, !dbg !59
  %524 = getelementptr [2 x i8], ptr addrspace(1) %514, i64 %517, !dbg !59
  %525 = shufflevector <4 x float> %458, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %526 = fptrunc <2 x float> %525 to <2 x half>, !dbg !60
  %527 = shufflevector <4 x float> %458, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %528 = fptrunc <2 x float> %527 to <2 x half>, !dbg !60
  %529 = shufflevector <4 x float> %463, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %530 = fptrunc <2 x float> %529 to <2 x half>, !dbg !60
  %531 = shufflevector <4 x float> %463, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %532 = fptrunc <2 x float> %531 to <2 x half>, !dbg !60
  %533 = shufflevector <4 x float> %468, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %534 = fptrunc <2 x float> %533 to <2 x half>, !dbg !60
  %535 = shufflevector <4 x float> %468, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %536 = fptrunc <2 x float> %535 to <2 x half>, !dbg !60
  %537 = shufflevector <4 x float> %473, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %538 = fptrunc <2 x float> %537 to <2 x half>, !dbg !60
  %539 = shufflevector <4 x float> %473, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %540 = fptrunc <2 x float> %539 to <2 x half>, !dbg !60
  %541 = shufflevector <4 x float> %478, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %542 = fptrunc <2 x float> %541 to <2 x half>, !dbg !60
  %543 = shufflevector <4 x float> %478, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %544 = fptrunc <2 x float> %543 to <2 x half>, !dbg !60
  %545 = shufflevector <4 x float> %483, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %546 = fptrunc <2 x float> %545 to <2 x half>, !dbg !60
  %547 = shufflevector <4 x float> %483, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %548 = fptrunc <2 x float> %547 to <2 x half>, !dbg !60
  %549 = shufflevector <4 x float> %488, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %550 = fptrunc <2 x float> %549 to <2 x half>, !dbg !60
  %551 = shufflevector <4 x float> %488, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %552 = fptrunc <2 x float> %551 to <2 x half>, !dbg !60
  %553 = shufflevector <4 x float> %493, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !60
  %554 = fptrunc <2 x float> %553 to <2 x half>, !dbg !60
  %555 = shufflevector <4 x float> %493, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !60
  %556 = fptrunc <2 x float> %555 to <2 x half>, !dbg !60
  %557 = shufflevector <2 x half> %526, <2 x half> %528, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %557, ptr addrspace(1) %516, align 8, !dbg !13
  %558 = shufflevector <2 x half> %530, <2 x half> %532, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %558, ptr addrspace(1) %518, align 8, !dbg !13
  %559 = shufflevector <2 x half> %534, <2 x half> %536, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %559, ptr addrspace(1) %519, align 8, !dbg !13
  %560 = shufflevector <2 x half> %538, <2 x half> %540, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %560, ptr addrspace(1) %520, align 8, !dbg !13
  %561 = shufflevector <2 x half> %542, <2 x half> %544, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %561, ptr addrspace(1) %521, align 8, !dbg !13
  %562 = shufflevector <2 x half> %546, <2 x half> %548, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %562, ptr addrspace(1) %522, align 8, !dbg !13
  %563 = shufflevector <2 x half> %550, <2 x half> %552, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %563, ptr addrspace(1) %523, align 8, !dbg !13
  %564 = shufflevector <2 x half> %554, <2 x half> %556, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !13
  store <4 x half> %564, ptr addrspace(1) %524, align 8, !dbg !13
  ret void, !dbg !61
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

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.amdgcn.s.setprio(i16 immarg) #8

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #7

; Function Attrs: nounwind
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #9

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #12

attributes #0 = { nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #10 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!29 = !DILocation(line: 57, column: 23, scope: !4)
!30 = !DILocation(line: 57, column: 5, scope: !4)
!31 = !{!"amdgpu-synchronize-as", !"local"}
!32 = !DILocation(line: 59, column: 9, scope: !4)
!33 = !DILocation(line: 63, column: 69, scope: !4)
!34 = !DILocation(line: 63, column: 60, scope: !4)
!35 = !DILocation(line: 62, column: 17, scope: !4)
!36 = !DILocation(line: 66, column: 69, scope: !4)
!37 = !DILocation(line: 66, column: 60, scope: !4)
!38 = !DILocation(line: 65, column: 17, scope: !4)
!39 = !DILocation(line: 68, column: 17, scope: !4)
!40 = !DILocation(line: 69, column: 21, scope: !4)
!41 = !{!42}
!42 = !{!"amdg.LocalLoads", !26, !"Scope containing all LocalLoad ops"}
!43 = !DILocation(line: 70, column: 21, scope: !4)
!44 = !DILocation(line: 72, column: 25, scope: !4)
!45 = !DILocation(line: 58, column: 17, scope: !4)
!46 = !DILocation(line: 63, column: 21, scope: !4)
!47 = !DILocation(line: 69, column: 65, scope: !4)
!48 = !DILocation(line: 70, column: 65, scope: !4)
!49 = !DILocation(line: 55, column: 13, scope: !4)
!50 = !DILocation(line: 84, column: 5, scope: !4)
!51 = !DILocation(line: 87, column: 29, scope: !4)
!52 = !DILocation(line: 87, column: 13, scope: !4)
!53 = !DILocation(line: 88, column: 13, scope: !4)
!54 = !DILocation(line: 89, column: 17, scope: !4)
!55 = !DILocation(line: 91, column: 43, scope: !4)
!56 = !DILocation(line: 91, column: 15, scope: !4)
!57 = !DILocation(line: 92, column: 15, scope: !4)
!58 = !DILocation(line: 93, column: 20, scope: !4)
!59 = !DILocation(line: 93, column: 14, scope: !4)
!60 = !DILocation(line: 93, column: 69, scope: !4)
!61 = !DILocation(line: 11, column: 1, scope: !4)
