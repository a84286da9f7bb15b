; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define amdgpu_kernel void @gluon_gemm(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg readnone captures(none) %4, ptr addrspace(1) inreg readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !15
  %9 = and i32 %8, 448, !dbg !14
  %10 = and i32 %7, 63, !dbg !16
  %11 = or disjoint i32 %9, %10, !dbg !16
  %12 = lshr i32 %11, 4, !dbg !16
  %13 = or disjoint i32 %12, 32, !dbg !16
  %14 = shl nuw nsw i32 %7, 2, !dbg !17
  %15 = and i32 %14, 124, !dbg !17
  %16 = and i32 %7, 15, !dbg !18
  %17 = shl nuw nsw i32 %16, 2, !dbg !18
  %18 = or disjoint i32 %17, 64, !dbg !18
  %19 = mul i32 %12, %3, !dbg !19
  %20 = mul i32 %13, %3, !dbg !19
  %21 = sext i32 %19 to i64, !dbg !20
  %22 = getelementptr half, ptr addrspace(1) %0, i64 %21, !dbg !20
  %23 = sext i32 %20 to i64, !dbg !20
  %24 = getelementptr half, ptr addrspace(1) %0, i64 %23, !dbg !20
  %25 = zext nneg i32 %17 to i64, !dbg !21
  %26 = getelementptr half, ptr addrspace(1) %22, i64 %25, !dbg !21
  %27 = zext nneg i32 %18 to i64, !dbg !21
  %28 = getelementptr half, ptr addrspace(1) %22, i64 %27, !dbg !21
  %29 = getelementptr half, ptr addrspace(1) %24, i64 %25, !dbg !21
  %30 = getelementptr half, ptr addrspace(1) %24, i64 %27, !dbg !21
  %31 = shl nuw nsw i32 %11, 2, !dbg !22
  %32 = and i32 %31, 1920, !dbg !22
  %33 = zext nneg i32 %32 to i64, !dbg !23
  %34 = getelementptr half, ptr addrspace(1) %1, i64 %33, !dbg !23
  %35 = getelementptr i8, ptr addrspace(1) %34, i64 4096, !dbg !23
  %36 = getelementptr i8, ptr addrspace(1) %34, i64 8192, !dbg !23
  %37 = getelementptr i8, ptr addrspace(1) %34, i64 12288, !dbg !23
  %38 = getelementptr i8, ptr addrspace(1) %34, i64 16384, !dbg !23
  %39 = getelementptr i8, ptr addrspace(1) %34, i64 20480, !dbg !23
  %40 = getelementptr i8, ptr addrspace(1) %34, i64 24576, !dbg !23
  %41 = getelementptr i8, ptr addrspace(1) %34, i64 28672, !dbg !23
  %42 = zext nneg i32 %15 to i64, !dbg !24
  %43 = getelementptr half, ptr addrspace(1) %34, i64 %42, !dbg !24
  %44 = getelementptr half, ptr addrspace(1) %35, i64 %42, !dbg !24
  %45 = getelementptr half, ptr addrspace(1) %36, i64 %42, !dbg !24
  %46 = getelementptr half, ptr addrspace(1) %37, i64 %42, !dbg !24
  %47 = getelementptr half, ptr addrspace(1) %38, i64 %42, !dbg !24
  %48 = getelementptr half, ptr addrspace(1) %39, i64 %42, !dbg !24
  %49 = getelementptr half, ptr addrspace(1) %40, i64 %42, !dbg !24
  %50 = getelementptr half, ptr addrspace(1) %41, i64 %42, !dbg !24
  %51 = load <4 x half>, ptr addrspace(1) %26, align 8, !dbg !25
  %52 = load <4 x half>, ptr addrspace(1) %28, align 8, !dbg !25
  %53 = load <4 x half>, ptr addrspace(1) %29, align 8, !dbg !25
  %54 = load <4 x half>, ptr addrspace(1) %30, align 8, !dbg !25
  %55 = shl nuw nsw i32 %11, 4, !dbg !26
  %56 = and i32 %55, 7936, !dbg !26
  %57 = shl nuw nsw i32 %16, 3, !dbg !26
  %58 = lshr i32 %11, 1, !dbg !26
  %59 = and i32 %58, 56, !dbg !26
  %60 = or disjoint i32 %56, %57, !dbg !26
  %61 = xor i32 %60, %59, !dbg !26
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %61, !dbg !26
  store <4 x half> %51, ptr addrspace(3) %62, align 8, !dbg !26
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 128, !dbg !26
  store <4 x half> %52, ptr addrspace(3) %63, align 8, !dbg !26
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 8192, !dbg !26
  store <4 x half> %53, ptr addrspace(3) %64, align 8, !dbg !26
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 8320, !dbg !26
  store <4 x half> %54, ptr addrspace(3) %65, align 8, !dbg !26
  %66 = load <4 x half>, ptr addrspace(1) %43, align 8, !dbg !27
  %67 = load <4 x half>, ptr addrspace(1) %44, align 8, !dbg !27
  %68 = load <4 x half>, ptr addrspace(1) %45, align 8, !dbg !27
  %69 = load <4 x half>, ptr addrspace(1) %46, align 8, !dbg !27
  %70 = load <4 x half>, ptr addrspace(1) %47, align 8, !dbg !27
  %71 = load <4 x half>, ptr addrspace(1) %48, align 8, !dbg !27
  %72 = load <4 x half>, ptr addrspace(1) %49, align 8, !dbg !27
  %73 = load <4 x half>, ptr addrspace(1) %50, align 8, !dbg !27
  %74 = shl nuw nsw i32 %11, 3, !dbg !28
  %75 = lshr i32 %11, 2, !dbg !28
  %76 = and i32 %75, 56, !dbg !28
  %77 = xor i32 %76, %74, !dbg !28
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %77, !dbg !28
  store <4 x half> %66, ptr addrspace(3) %78, align 8, !dbg !28
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 4096, !dbg !28
  store <4 x half> %67, ptr addrspace(3) %79, align 8, !dbg !28
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 8192, !dbg !28
  store <4 x half> %68, ptr addrspace(3) %80, align 8, !dbg !28
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 12288, !dbg !28
  store <4 x half> %69, ptr addrspace(3) %81, align 8, !dbg !28
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 16384, !dbg !28
  store <4 x half> %70, ptr addrspace(3) %82, align 8, !dbg !28
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 20480, !dbg !28
  store <4 x half> %71, ptr addrspace(3) %83, align 8, !dbg !28
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 24576, !dbg !28
  store <4 x half> %72, ptr addrspace(3) %84, align 8, !dbg !28
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 28672, !dbg !28
  store <4 x half> %73, ptr addrspace(3) %85, align 8, !dbg !28
  fence syncscope("workgroup") release, !dbg !29
  tail call void @llvm.amdgcn.s.barrier(), !dbg !29
  fence syncscope("workgroup") acquire, !dbg !29
  %86 = sdiv i32 %3, 128, !dbg !30
  %.not1 = icmp slt i32 %3, 128, !dbg !31
  br i1 %.not1, label %._crit_edge, label %.lr.ph, !dbg !31

.lr.ph:                                           ; preds = %6
  %87 = shl nuw nsw i32 %16, 8
  %88 = shl nuw nsw i32 %7, 3
  %89 = and i32 %88, 56
  %90 = lshr i32 %7, 1
  %91 = and i32 %90, 24
  %92 = shl i32 %8, 4
  %93 = and i32 %92, 4096
  %94 = or disjoint i32 %87, %89
  %95 = xor i32 %94, %91
  %96 = or disjoint i32 %93, %95
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %96
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 64
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 128
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 192
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 8192
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 8256
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 8320
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 8384
  %105 = xor i32 %96, 32
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 32768), i32 %105
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 64
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 128
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 192
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 8192
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 8256
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 8320
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %106, i32 8384
  %114 = shl nuw nsw i32 %7, 6
  %115 = and i32 %114, 3840
  %116 = and i32 %88, 24
  %117 = shl nuw nsw i32 %7, 1
  %118 = and i32 %117, 56
  %119 = lshr i32 %8, 1
  %120 = and i32 %119, 96
  %121 = or disjoint i32 %115, %116
  %122 = xor i32 %121, %118
  %123 = xor i32 %122, %120
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %123
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 4096
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 8192
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 12288
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 16384
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 20480
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 24576
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 28672
  %132 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 128
  %133 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 4224
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 8320
  %135 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 12416
  %136 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 16512
  %137 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 20608
  %138 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 24704
  %139 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 28800
  br label %140, !dbg !31

140:                                              ; preds = %.lr.ph, %140
  %141 = phi float [ 0.000000e+00, %.lr.ph ], [ %246, %140 ]
  %142 = phi float [ 0.000000e+00, %.lr.ph ], [ %247, %140 ]
  %143 = phi float [ 0.000000e+00, %.lr.ph ], [ %248, %140 ]
  %144 = phi float [ 0.000000e+00, %.lr.ph ], [ %249, %140 ]
  %145 = phi float [ 0.000000e+00, %.lr.ph ], [ %258, %140 ]
  %146 = phi float [ 0.000000e+00, %.lr.ph ], [ %259, %140 ]
  %147 = phi float [ 0.000000e+00, %.lr.ph ], [ %260, %140 ]
  %148 = phi float [ 0.000000e+00, %.lr.ph ], [ %261, %140 ]
  %149 = phi float [ 0.000000e+00, %.lr.ph ], [ %270, %140 ]
  %150 = phi float [ 0.000000e+00, %.lr.ph ], [ %271, %140 ]
  %151 = phi float [ 0.000000e+00, %.lr.ph ], [ %272, %140 ]
  %152 = phi float [ 0.000000e+00, %.lr.ph ], [ %273, %140 ]
  %153 = phi float [ 0.000000e+00, %.lr.ph ], [ %282, %140 ]
  %154 = phi float [ 0.000000e+00, %.lr.ph ], [ %283, %140 ]
  %155 = phi float [ 0.000000e+00, %.lr.ph ], [ %284, %140 ]
  %156 = phi float [ 0.000000e+00, %.lr.ph ], [ %285, %140 ]
  %157 = phi i32 [ 1, %.lr.ph ], [ %287, %140 ]
  %158 = load <4 x half>, ptr addrspace(3) %97, align 8, !dbg !32
  %159 = load <4 x half>, ptr addrspace(3) %98, align 8, !dbg !32
  %160 = load <4 x half>, ptr addrspace(3) %99, align 8, !dbg !32
  %161 = load <4 x half>, ptr addrspace(3) %100, align 8, !dbg !32
  %162 = load <4 x half>, ptr addrspace(3) %101, align 8, !dbg !32
  %163 = load <4 x half>, ptr addrspace(3) %102, align 8, !dbg !32
  %164 = load <4 x half>, ptr addrspace(3) %103, align 8, !dbg !32
  %165 = load <4 x half>, ptr addrspace(3) %104, align 8, !dbg !32
  %166 = load <4 x half>, ptr addrspace(3) %106, align 8, !dbg !32
  %167 = load <4 x half>, ptr addrspace(3) %107, align 8, !dbg !32
  %168 = load <4 x half>, ptr addrspace(3) %108, align 8, !dbg !32
  %169 = load <4 x half>, ptr addrspace(3) %109, align 8, !dbg !32
  %170 = load <4 x half>, ptr addrspace(3) %110, align 8, !dbg !32
  %171 = load <4 x half>, ptr addrspace(3) %111, align 8, !dbg !32
  %172 = load <4 x half>, ptr addrspace(3) %112, align 8, !dbg !32
  %173 = load <4 x half>, ptr addrspace(3) %113, align 8, !dbg !32
  %174 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %124), !dbg !33
  %175 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %125), !dbg !33
  %176 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %126), !dbg !33
  %177 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %127), !dbg !33
  %178 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %128), !dbg !33
  %179 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %129), !dbg !33
  %180 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %130), !dbg !33
  %181 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %131), !dbg !33
  %182 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %132), !dbg !33
  %183 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %133), !dbg !33
  %184 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %134), !dbg !33
  %185 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %135), !dbg !33
  %186 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %136), !dbg !33
  %187 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %137), !dbg !33
  %188 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %138), !dbg !33
  %189 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %139), !dbg !33
  %190 = tail call i32 asm sideeffect "; ldsopt.stage read prio=0 gap=1", "=r,~{memory}"() #7, !dbg !34
  %191 = urem i32 %157, %86, !dbg !39
  %192 = shl nuw nsw i32 %191, 7, !dbg !40
  %193 = zext nneg i32 %192 to i64, !dbg !41
  %194 = getelementptr half, ptr addrspace(1) %26, i64 %193, !dbg !41
  %195 = getelementptr half, ptr addrspace(1) %28, i64 %193, !dbg !41
  %196 = getelementptr half, ptr addrspace(1) %29, i64 %193, !dbg !41
  %197 = getelementptr half, ptr addrspace(1) %30, i64 %193, !dbg !41
  %198 = load <4 x half>, ptr addrspace(1) %194, align 8, !dbg !42
  %199 = load <4 x half>, ptr addrspace(1) %195, align 8, !dbg !42
  %200 = load <4 x half>, ptr addrspace(1) %196, align 8, !dbg !42
  %201 = load <4 x half>, ptr addrspace(1) %197, align 8, !dbg !42
  %202 = shl i32 %191, 14, !dbg !43
  %203 = sext i32 %202 to i64, !dbg !44
  %204 = getelementptr half, ptr addrspace(1) %43, i64 %203, !dbg !44
  %205 = getelementptr half, ptr addrspace(1) %44, i64 %203, !dbg !44
  %206 = getelementptr half, ptr addrspace(1) %45, i64 %203, !dbg !44
  %207 = getelementptr half, ptr addrspace(1) %46, i64 %203, !dbg !44
  %208 = getelementptr half, ptr addrspace(1) %47, i64 %203, !dbg !44
  %209 = getelementptr half, ptr addrspace(1) %48, i64 %203, !dbg !44
  %210 = getelementptr half, ptr addrspace(1) %49, i64 %203, !dbg !44
  %211 = getelementptr half, ptr addrspace(1) %50, i64 %203, !dbg !44
  %212 = load <4 x half>, ptr addrspace(1) %204, align 8, !dbg !45
  %213 = load <4 x half>, ptr addrspace(1) %205, align 8, !dbg !45
  %214 = load <4 x half>, ptr addrspace(1) %206, align 8, !dbg !45
  %215 = load <4 x half>, ptr addrspace(1) %207, align 8, !dbg !45
  %216 = load <4 x half>, ptr addrspace(1) %208, align 8, !dbg !45
  %217 = load <4 x half>, ptr addrspace(1) %209, align 8, !dbg !45
  %218 = load <4 x half>, ptr addrspace(1) %210, align 8, !dbg !45
  %219 = load <4 x half>, ptr addrspace(1) %211, align 8, !dbg !45
  %220 = tail call i32 asm sideeffect "; ldsopt.stage load prio=0 gap=1", "=r,~{memory}"() #7, !dbg !46
  tail call void @llvm.amdgcn.s.waitcnt(i32 49279), !dbg !48
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  store <4 x half> %198, ptr addrspace(3) %62, align 8, !dbg !48
  store <4 x half> %199, ptr addrspace(3) %63, align 8, !dbg !48
  store <4 x half> %200, ptr addrspace(3) %64, align 8, !dbg !48
  store <4 x half> %201, ptr addrspace(3) %65, align 8, !dbg !48
  store <4 x half> %212, ptr addrspace(3) %78, align 8, !dbg !49
  store <4 x half> %213, ptr addrspace(3) %79, align 8, !dbg !49
  store <4 x half> %214, ptr addrspace(3) %80, align 8, !dbg !49
  store <4 x half> %215, ptr addrspace(3) %81, align 8, !dbg !49
  store <4 x half> %216, ptr addrspace(3) %82, align 8, !dbg !49
  store <4 x half> %217, ptr addrspace(3) %83, align 8, !dbg !49
  store <4 x half> %218, ptr addrspace(3) %84, align 8, !dbg !49
  store <4 x half> %219, ptr addrspace(3) %85, align 8, !dbg !49
  %221 = tail call i32 asm sideeffect "; ldsopt.stage write prio=0 gap=1", "=r,~{memory}"() #7, !dbg !50
  %222 = shufflevector <4 x half> %158, <4 x half> %166, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %223 = shufflevector <4 x half> %159, <4 x half> %167, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %224 = shufflevector <4 x half> %160, <4 x half> %168, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %225 = shufflevector <4 x half> %161, <4 x half> %169, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %226 = shufflevector <4 x half> %162, <4 x half> %170, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %227 = shufflevector <4 x half> %163, <4 x half> %171, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %228 = shufflevector <4 x half> %164, <4 x half> %172, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %229 = shufflevector <4 x half> %165, <4 x half> %173, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %230 = shufflevector <4 x half> %174, <4 x half> %175, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %231 = shufflevector <4 x half> %176, <4 x half> %177, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %232 = shufflevector <4 x half> %178, <4 x half> %179, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %233 = shufflevector <4 x half> %180, <4 x half> %181, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %234 = shufflevector <4 x half> %182, <4 x half> %183, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %235 = shufflevector <4 x half> %184, <4 x half> %185, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %236 = shufflevector <4 x half> %186, <4 x half> %187, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %237 = shufflevector <4 x half> %188, <4 x half> %189, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !52
  %238 = insertelement <4 x float> poison, float %141, i64 0, !dbg !52
  %239 = insertelement <4 x float> %238, float %142, i64 1, !dbg !52
  %240 = insertelement <4 x float> %239, float %143, i64 2, !dbg !52
  %241 = insertelement <4 x float> %240, float %144, i64 3, !dbg !52
  %242 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %230, <8 x half> %222, <4 x float> %241, i32 0, i32 0, i32 0), !dbg !52
  %243 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %231, <8 x half> %223, <4 x float> %242, i32 0, i32 0, i32 0), !dbg !52
  %244 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %232, <8 x half> %224, <4 x float> %243, i32 0, i32 0, i32 0), !dbg !52
  %245 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %233, <8 x half> %225, <4 x float> %244, i32 0, i32 0, i32 0), !dbg !52
  %246 = extractelement <4 x float> %245, i64 0, !dbg !52
  %247 = extractelement <4 x float> %245, i64 1, !dbg !52
  %248 = extractelement <4 x float> %245, i64 2, !dbg !52
  %249 = extractelement <4 x float> %245, i64 3, !dbg !52
  %250 = insertelement <4 x float> poison, float %145, i64 0, !dbg !52
  %251 = insertelement <4 x float> %250, float %146, i64 1, !dbg !52
  %252 = insertelement <4 x float> %251, float %147, i64 2, !dbg !52
  %253 = insertelement <4 x float> %252, float %148, i64 3, !dbg !52
  %254 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %234, <8 x half> %222, <4 x float> %253, i32 0, i32 0, i32 0), !dbg !52
  %255 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %235, <8 x half> %223, <4 x float> %254, i32 0, i32 0, i32 0), !dbg !52
  %256 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %236, <8 x half> %224, <4 x float> %255, i32 0, i32 0, i32 0), !dbg !52
  %257 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %237, <8 x half> %225, <4 x float> %256, i32 0, i32 0, i32 0), !dbg !52
  %258 = extractelement <4 x float> %257, i64 0, !dbg !52
  %259 = extractelement <4 x float> %257, i64 1, !dbg !52
  %260 = extractelement <4 x float> %257, i64 2, !dbg !52
  %261 = extractelement <4 x float> %257, i64 3, !dbg !52
  %262 = insertelement <4 x float> poison, float %149, i64 0, !dbg !52
  %263 = insertelement <4 x float> %262, float %150, i64 1, !dbg !52
  %264 = insertelement <4 x float> %263, float %151, i64 2, !dbg !52
  %265 = insertelement <4 x float> %264, float %152, i64 3, !dbg !52
  %266 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %230, <8 x half> %226, <4 x float> %265, i32 0, i32 0, i32 0), !dbg !52
  %267 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %231, <8 x half> %227, <4 x float> %266, i32 0, i32 0, i32 0), !dbg !52
  %268 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %232, <8 x half> %228, <4 x float> %267, i32 0, i32 0, i32 0), !dbg !52
  %269 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %233, <8 x half> %229, <4 x float> %268, i32 0, i32 0, i32 0), !dbg !52
  %270 = extractelement <4 x float> %269, i64 0, !dbg !52
  %271 = extractelement <4 x float> %269, i64 1, !dbg !52
  %272 = extractelement <4 x float> %269, i64 2, !dbg !52
  %273 = extractelement <4 x float> %269, i64 3, !dbg !52
  %274 = insertelement <4 x float> poison, float %153, i64 0, !dbg !52
  %275 = insertelement <4 x float> %274, float %154, i64 1, !dbg !52
  %276 = insertelement <4 x float> %275, float %155, i64 2, !dbg !52
  %277 = insertelement <4 x float> %276, float %156, i64 3, !dbg !52
  %278 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %234, <8 x half> %226, <4 x float> %277, i32 0, i32 0, i32 0), !dbg !52
  %279 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %235, <8 x half> %227, <4 x float> %278, i32 0, i32 0, i32 0), !dbg !52
  %280 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %236, <8 x half> %228, <4 x float> %279, i32 0, i32 0, i32 0), !dbg !52
  %281 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %237, <8 x half> %229, <4 x float> %280, i32 0, i32 0, i32 0), !dbg !52
  %282 = extractelement <4 x float> %281, i64 0, !dbg !52
  %283 = extractelement <4 x float> %281, i64 1, !dbg !52
  %284 = extractelement <4 x float> %281, i64 2, !dbg !52
  %285 = extractelement <4 x float> %281, i64 3, !dbg !52
  fence syncscope("workgroup") release, !dbg !53
  tail call void @llvm.amdgcn.s.barrier(), !dbg !53
  fence syncscope("workgroup") acquire, !dbg !53
  %286 = tail call i32 asm sideeffect "; ldsopt.stage multiply prio=1 gap=1", "=r,~{memory}"() #7, !dbg !54
  %287 = add nuw nsw i32 %157, 1, !dbg !31
  %exitcond.not = icmp eq i32 %157, %86, !dbg !31
  br i1 %exitcond.not, label %._crit_edge, label %140, !dbg !31

._crit_edge:                                      ; preds = %140, %6
  %288 = phi float [ 0.000000e+00, %6 ], [ %246, %140 ], !dbg !56
  %289 = phi float [ 0.000000e+00, %6 ], [ %247, %140 ], !dbg !56
  %290 = phi float [ 0.000000e+00, %6 ], [ %248, %140 ], !dbg !56
  %291 = phi float [ 0.000000e+00, %6 ], [ %249, %140 ], !dbg !56
  %292 = phi float [ 0.000000e+00, %6 ], [ %258, %140 ], !dbg !56
  %293 = phi float [ 0.000000e+00, %6 ], [ %259, %140 ], !dbg !56
  %294 = phi float [ 0.000000e+00, %6 ], [ %260, %140 ], !dbg !56
  %295 = phi float [ 0.000000e+00, %6 ], [ %261, %140 ], !dbg !56
  %296 = phi float [ 0.000000e+00, %6 ], [ %270, %140 ], !dbg !56
  %297 = phi float [ 0.000000e+00, %6 ], [ %271, %140 ], !dbg !56
  %298 = phi float [ 0.000000e+00, %6 ], [ %272, %140 ], !dbg !56
  %299 = phi float [ 0.000000e+00, %6 ], [ %273, %140 ], !dbg !56
  %300 = phi float [ 0.000000e+00, %6 ], [ %282, %140 ], !dbg !56
  %301 = phi float [ 0.000000e+00, %6 ], [ %283, %140 ], !dbg !56
  %302 = phi float [ 0.000000e+00, %6 ], [ %284, %140 ], !dbg !56
  %303 = phi float [ 0.000000e+00, %6 ], [ %285, %140 ], !dbg !56
  %304 = lshr i32 %8, 4, !dbg !57
  %305 = and i32 %304, 16, !dbg !57
  %306 = or disjoint i32 %305, %16, !dbg !57
  %307 = and i32 %75, 60, !dbg !15
  %308 = or disjoint i32 %307, 64, !dbg !15
  %309 = shl nuw nsw i32 %306, 7, !dbg !58
  %310 = zext nneg i32 %309 to i64, !dbg !59
  %311 = getelementptr float, ptr addrspace(1) %2, i64 %310, !dbg !59
  %312 = getelementptr i8, ptr addrspace(1) %311, i64 16384, !dbg !59
  %313 = zext nneg i32 %307 to i64, !dbg !60
  %314 = getelementptr float, ptr addrspace(1) %311, i64 %313, !dbg !60
  %315 = zext nneg i32 %308 to i64, !dbg !60
  %316 = getelementptr float, ptr addrspace(1) %311, i64 %315, !dbg !60
  %317 = getelementptr float, ptr addrspace(1) %312, i64 %313, !dbg !60
  %318 = getelementptr float, ptr addrspace(1) %312, i64 %315, !dbg !60
  %319 = insertelement <4 x float> poison, float %288, i64 0, !dbg !14
  %320 = insertelement <4 x float> %319, float %289, i64 1, !dbg !14
  %321 = insertelement <4 x float> %320, float %290, i64 2, !dbg !14
  %322 = insertelement <4 x float> %321, float %291, i64 3, !dbg !14
  store <4 x float> %322, ptr addrspace(1) %314, align 16, !dbg !14
  %323 = insertelement <4 x float> poison, float %292, i64 0, !dbg !14
  %324 = insertelement <4 x float> %323, float %293, i64 1, !dbg !14
  %325 = insertelement <4 x float> %324, float %294, i64 2, !dbg !14
  %326 = insertelement <4 x float> %325, float %295, i64 3, !dbg !14
  store <4 x float> %326, ptr addrspace(1) %316, align 16, !dbg !14
  %327 = insertelement <4 x float> poison, float %296, i64 0, !dbg !14
  %328 = insertelement <4 x float> %327, float %297, i64 1, !dbg !14
  %329 = insertelement <4 x float> %328, float %298, i64 2, !dbg !14
  %330 = insertelement <4 x float> %329, float %299, i64 3, !dbg !14
  store <4 x float> %330, ptr addrspace(1) %317, align 16, !dbg !14
  %331 = insertelement <4 x float> poison, float %300, i64 0, !dbg !14
  %332 = insertelement <4 x float> %331, float %301, i64 1, !dbg !14
  %333 = insertelement <4 x float> %332, float %302, i64 2, !dbg !14
  %334 = insertelement <4 x float> %333, float %303, i64 3, !dbg !14
  store <4 x float> %334, ptr addrspace(1) %318, align 16, !dbg !14
  ret void, !dbg !61
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #5

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #6

attributes #0 = { nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="0, 0" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "gluon_gemm.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gluon_gemm", linkageName: "gluon_gemm", scope: !1, file: !1, line: 25, type: !5, scopeLine: 25, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 70, column: 62, scope: !4)
!15 = !DILocation(line: 69, column: 27, scope: !4)
!16 = !DILocation(line: 38, column: 23, scope: !4)
!17 = !DILocation(line: 39, column: 23, scope: !4)
!18 = !DILocation(line: 40, column: 25, scope: !4)
!19 = !DILocation(line: 42, column: 34, scope: !4)
!20 = !DILocation(line: 42, column: 19, scope: !4)
!21 = !DILocation(line: 42, column: 42, scope: !4)
!22 = !DILocation(line: 43, column: 36, scope: !4)
!23 = !DILocation(line: 43, column: 19, scope: !4)
!24 = !DILocation(line: 43, column: 42, scope: !4)
!25 = !DILocation(line: 46, column: 27, scope: !4)
!26 = !DILocation(line: 46, column: 19, scope: !4)
!27 = !DILocation(line: 47, column: 27, scope: !4)
!28 = !DILocation(line: 47, column: 19, scope: !4)
!29 = !DILocation(line: 48, column: 4, scope: !4)
!30 = !DILocation(line: 50, column: 21, scope: !4)
!31 = !DILocation(line: 51, column: 25, scope: !4)
!32 = !DILocation(line: 52, column: 26, scope: !4)
!33 = !DILocation(line: 53, column: 26, scope: !4)
!34 = !DILocation(line: 51, column: 8, scope: !35, inlinedAt: !37)
!35 = distinct !DILexicalBlockFile(scope: !4, file: !36, discriminator: 0)
!36 = !DIFile(filename: "gluon_stages.py", directory: ".")
!37 = !DILocation(line: 54, column: 14, scope: !38)
!38 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!39 = !DILocation(line: 55, column: 23, scope: !4)
!40 = !DILocation(line: 56, column: 44, scope: !4)
!41 = !DILocation(line: 56, column: 36, scope: !4)
!42 = !DILocation(line: 56, column: 27, scope: !4)
!43 = !DILocation(line: 57, column: 51, scope: !4)
!44 = !DILocation(line: 57, column: 36, scope: !4)
!45 = !DILocation(line: 57, column: 27, scope: !4)
!46 = !DILocation(line: 51, column: 8, scope: !35, inlinedAt: !47)
!47 = !DILocation(line: 58, column: 14, scope: !38)
!48 = !DILocation(line: 59, column: 23, scope: !4)
!49 = !DILocation(line: 60, column: 23, scope: !4)
!50 = !DILocation(line: 51, column: 8, scope: !35, inlinedAt: !51)
!51 = !DILocation(line: 61, column: 14, scope: !38)
!52 = !DILocation(line: 65, column: 44, scope: !4)
!53 = !DILocation(line: 66, column: 8, scope: !4)
!54 = !DILocation(line: 51, column: 8, scope: !35, inlinedAt: !55)
!55 = !DILocation(line: 67, column: 26, scope: !38)
!56 = !DILocation(line: 49, column: 32, scope: !4)
!57 = !DILocation(line: 68, column: 27, scope: !4)
!58 = !DILocation(line: 70, column: 38, scope: !4)
!59 = !DILocation(line: 70, column: 19, scope: !4)
!60 = !DILocation(line: 70, column: 44, scope: !4)
!61 = !DILocation(line: 70, column: 4, scope: !4)
