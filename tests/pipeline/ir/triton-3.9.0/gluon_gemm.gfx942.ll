; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define amdgpu_kernel void @gluon_gemm(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg nofree readonly captures(none) %1, ptr addrspace(1) inreg nofree writeonly captures(none) %2, i32 inreg %3, ptr addrspace(1) inreg nofree readnone captures(none) %4, ptr addrspace(1) inreg nofree readnone captures(none) %5) local_unnamed_addr #0 !dbg !4 {
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !15
  %9 = and i32 %8, 448, !dbg !14
  %10 = and i32 %7, 63, !dbg !16
  %11 = or disjoint i32 %9, %10, !dbg !16
  %12 = lshr i32 %11, 4, !dbg !16
  %13 = or disjoint i32 %12, 32, !dbg !16
  %14 = and i32 %7, 31, !dbg !17
  %15 = shl nuw nsw i32 %14, 2, !dbg !17
  %16 = and i32 %7, 15, !dbg !18
  %17 = shl nuw nsw i32 %16, 2, !dbg !18
  %18 = mul i32 %12, %3, !dbg !19
  %19 = mul i32 %13, %3, !dbg !19
  %20 = sext i32 %18 to i64, !dbg !20
  %21 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %20, !dbg !20
  %22 = sext i32 %19 to i64, !dbg !20
  %23 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %22, !dbg !20
  %24 = zext nneg i32 %17 to i64, !dbg !20
  %25 = getelementptr [2 x i8], ptr addrspace(1) %21, i64 %24, !dbg !20
  %26 = getelementptr [2 x i8], ptr addrspace(1) %23, i64 %24, !dbg !20
  %27 = shl nuw nsw i32 %11, 2, !dbg !21
  %28 = and i32 %27, 1920, !dbg !21
  %29 = zext nneg i32 %28 to i64, !dbg !22
  %30 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %29, !dbg !22
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 4096, !dbg !22
  %32 = getelementptr i8, ptr addrspace(1) %30, i64 8192, !dbg !22
  %33 = getelementptr i8, ptr addrspace(1) %30, i64 12288, !dbg !22
  %34 = zext nneg i32 %15 to i64, !dbg !22
  %35 = getelementptr [2 x i8], ptr addrspace(1) %30, i64 %34, !dbg !22
  %36 = getelementptr [2 x i8], ptr addrspace(1) %31, i64 %34, !dbg !22
  %37 = getelementptr [2 x i8], ptr addrspace(1) %32, i64 %34, !dbg !22
  %38 = getelementptr [2 x i8], ptr addrspace(1) %33, i64 %34, !dbg !22
  %39 = load <4 x half>, ptr addrspace(1) %25, align 8, !dbg !23
  %40 = load <4 x half>, ptr addrspace(1) %26, align 8, !dbg !23
  %41 = shl nuw nsw i32 %11, 3, !dbg !24
  %42 = lshr i32 %11, 1, !dbg !24
  %43 = and i32 %42, 56, !dbg !24
  %44 = xor i32 %43, %41, !dbg !24
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %44, !dbg !24
  store <4 x half> %39, ptr addrspace(3) %45, align 8, !dbg !24
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 4096, !dbg !24
  store <4 x half> %40, ptr addrspace(3) %46, align 8, !dbg !24
  %47 = load <4 x half>, ptr addrspace(1) %35, align 8, !dbg !25
  %48 = load <4 x half>, ptr addrspace(1) %36, align 8, !dbg !25
  %49 = load <4 x half>, ptr addrspace(1) %37, align 8, !dbg !25
  %50 = load <4 x half>, ptr addrspace(1) %38, align 8, !dbg !25
  %51 = lshr i32 %11, 2, !dbg !26
  %52 = and i32 %51, 56, !dbg !26
  %53 = xor i32 %52, %41, !dbg !26
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53, !dbg !26
  store <4 x half> %47, ptr addrspace(3) %54, align 8, !dbg !26
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 4096, !dbg !26
  store <4 x half> %48, ptr addrspace(3) %55, align 8, !dbg !26
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 8192, !dbg !26
  store <4 x half> %49, ptr addrspace(3) %56, align 8, !dbg !26
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 12288, !dbg !26
  store <4 x half> %50, ptr addrspace(3) %57, align 8, !dbg !26
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  %58 = sdiv i32 %3, 64, !dbg !28
  %.not1 = icmp slt i32 %3, 64, !dbg !29
  br i1 %.not1, label %._crit_edge, label %.lr.ph, !dbg !29

.lr.ph:                                           ; preds = %6
  %59 = shl nuw nsw i32 %16, 7
  %60 = and i32 %41, 2104
  %61 = and i32 %7, 48
  %62 = lshr exact i32 %61, 1
  %63 = or disjoint i32 %60, %59
  %64 = xor i32 %63, %62
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %64
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 64
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 4096
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 4160
  %69 = xor i32 %64, 32
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 4096
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %70, i32 4160
  %74 = shl nuw nsw i32 %61, 6
  %75 = shl nuw nsw i32 %14, 1
  %76 = lshr i32 %8, 1
  %77 = and i32 %76, 96
  %78 = or disjoint i32 %74, %75
  %79 = xor i32 %77, %78
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 4096
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 8192
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 12288
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 128
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 4224
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 8320
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 12416
  %88 = xor i32 %79, 264
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %88
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 4096
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 8192
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 12288
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 128
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 4224
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 8320
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 12416
  %97 = xor i32 %79, 528
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %97
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 4096
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 8192
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 12288
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 128
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 4224
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 8320
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 12416
  %106 = xor i32 %79, 792
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %106
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 4096
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 8192
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 12288
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 128
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 4224
  %113 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 8320
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %107, i32 12416
  br label %115, !dbg !29

115:                                              ; preds = %.lr.ph, %115
  %116 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %115 ]
  %117 = phi float [ 0.000000e+00, %.lr.ph ], [ %242, %115 ]
  %118 = phi float [ 0.000000e+00, %.lr.ph ], [ %243, %115 ]
  %119 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %115 ]
  %120 = phi float [ 0.000000e+00, %.lr.ph ], [ %253, %115 ]
  %121 = phi float [ 0.000000e+00, %.lr.ph ], [ %254, %115 ]
  %122 = phi float [ 0.000000e+00, %.lr.ph ], [ %255, %115 ]
  %123 = phi float [ 0.000000e+00, %.lr.ph ], [ %256, %115 ]
  %124 = phi float [ 0.000000e+00, %.lr.ph ], [ %265, %115 ]
  %125 = phi float [ 0.000000e+00, %.lr.ph ], [ %266, %115 ]
  %126 = phi float [ 0.000000e+00, %.lr.ph ], [ %267, %115 ]
  %127 = phi float [ 0.000000e+00, %.lr.ph ], [ %268, %115 ]
  %128 = phi float [ 0.000000e+00, %.lr.ph ], [ %277, %115 ]
  %129 = phi float [ 0.000000e+00, %.lr.ph ], [ %278, %115 ]
  %130 = phi float [ 0.000000e+00, %.lr.ph ], [ %279, %115 ]
  %131 = phi float [ 0.000000e+00, %.lr.ph ], [ %280, %115 ]
  %132 = phi i32 [ 1, %.lr.ph ], [ %282, %115 ]
  %133 = load <4 x half>, ptr addrspace(3) %65, align 8, !dbg !30
  %134 = load <4 x half>, ptr addrspace(3) %66, align 8, !dbg !30
  %135 = load <4 x half>, ptr addrspace(3) %67, align 8, !dbg !30
  %136 = load <4 x half>, ptr addrspace(3) %68, align 8, !dbg !30
  %137 = load <4 x half>, ptr addrspace(3) %70, align 8, !dbg !30
  %138 = load <4 x half>, ptr addrspace(3) %71, align 8, !dbg !30
  %139 = load <4 x half>, ptr addrspace(3) %72, align 8, !dbg !30
  %140 = load <4 x half>, ptr addrspace(3) %73, align 8, !dbg !30
  %141 = load <1 x half>, ptr addrspace(3) %80, align 2, !dbg !31
  %142 = load <1 x half>, ptr addrspace(3) %81, align 2, !dbg !31
  %143 = load <1 x half>, ptr addrspace(3) %82, align 2, !dbg !31
  %144 = load <1 x half>, ptr addrspace(3) %83, align 2, !dbg !31
  %145 = load <1 x half>, ptr addrspace(3) %84, align 2, !dbg !31
  %146 = load <1 x half>, ptr addrspace(3) %85, align 2, !dbg !31
  %147 = load <1 x half>, ptr addrspace(3) %86, align 2, !dbg !31
  %148 = load <1 x half>, ptr addrspace(3) %87, align 2, !dbg !31
  %149 = load <1 x half>, ptr addrspace(3) %89, align 2, !dbg !31
  %150 = load <1 x half>, ptr addrspace(3) %90, align 2, !dbg !31
  %151 = load <1 x half>, ptr addrspace(3) %91, align 2, !dbg !31
  %152 = load <1 x half>, ptr addrspace(3) %92, align 2, !dbg !31
  %153 = load <1 x half>, ptr addrspace(3) %93, align 2, !dbg !31
  %154 = load <1 x half>, ptr addrspace(3) %94, align 2, !dbg !31
  %155 = load <1 x half>, ptr addrspace(3) %95, align 2, !dbg !31
  %156 = load <1 x half>, ptr addrspace(3) %96, align 2, !dbg !31
  %157 = load <1 x half>, ptr addrspace(3) %98, align 2, !dbg !31
  %158 = shufflevector <1 x half> %157, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %159 = load <1 x half>, ptr addrspace(3) %99, align 2, !dbg !31
  %160 = shufflevector <1 x half> %159, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %161 = load <1 x half>, ptr addrspace(3) %100, align 2, !dbg !31
  %162 = shufflevector <1 x half> %161, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %163 = load <1 x half>, ptr addrspace(3) %101, align 2, !dbg !31
  %164 = shufflevector <1 x half> %163, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %165 = load <1 x half>, ptr addrspace(3) %102, align 2, !dbg !31
  %166 = shufflevector <1 x half> %165, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %167 = load <1 x half>, ptr addrspace(3) %103, align 2, !dbg !31
  %168 = shufflevector <1 x half> %167, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %169 = load <1 x half>, ptr addrspace(3) %104, align 2, !dbg !31
  %170 = shufflevector <1 x half> %169, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %171 = load <1 x half>, ptr addrspace(3) %105, align 2, !dbg !31
  %172 = shufflevector <1 x half> %171, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %173 = load <1 x half>, ptr addrspace(3) %107, align 2, !dbg !31
  %174 = shufflevector <1 x half> %173, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %175 = load <1 x half>, ptr addrspace(3) %108, align 2, !dbg !31
  %176 = shufflevector <1 x half> %175, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %177 = load <1 x half>, ptr addrspace(3) %109, align 2, !dbg !31
  %178 = shufflevector <1 x half> %177, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %179 = load <1 x half>, ptr addrspace(3) %110, align 2, !dbg !31
  %180 = shufflevector <1 x half> %179, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %181 = load <1 x half>, ptr addrspace(3) %111, align 2, !dbg !31
  %182 = shufflevector <1 x half> %181, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %183 = load <1 x half>, ptr addrspace(3) %112, align 2, !dbg !31
  %184 = shufflevector <1 x half> %183, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %185 = load <1 x half>, ptr addrspace(3) %113, align 2, !dbg !31
  %186 = shufflevector <1 x half> %185, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %187 = load <1 x half>, ptr addrspace(3) %114, align 2, !dbg !31
  %188 = shufflevector <1 x half> %187, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !31
  %189 = tail call i32 asm sideeffect "; ldsopt.stage read prio=0 gap=1", "=r,~{memory}"() #5, !dbg !32
  %190 = urem i32 %132, %58, !dbg !37
  %191 = shl nuw nsw i32 %190, 6, !dbg !38
  %192 = zext nneg i32 %191 to i64, !dbg !39
  %193 = getelementptr [2 x i8], ptr addrspace(1) %25, i64 %192, !dbg !39
  %194 = getelementptr [2 x i8], ptr addrspace(1) %26, i64 %192, !dbg !39
  %195 = load <4 x half>, ptr addrspace(1) %193, align 8, !dbg !40
  %196 = load <4 x half>, ptr addrspace(1) %194, align 8, !dbg !40
  %197 = shl i32 %190, 13, !dbg !41
  %198 = sext i32 %197 to i64, !dbg !42
  %199 = getelementptr [2 x i8], ptr addrspace(1) %35, i64 %198, !dbg !42
  %200 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %198, !dbg !42
  %201 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %198, !dbg !42
  %202 = getelementptr [2 x i8], ptr addrspace(1) %38, i64 %198, !dbg !42
  %203 = load <4 x half>, ptr addrspace(1) %199, align 8, !dbg !43
  %204 = load <4 x half>, ptr addrspace(1) %200, align 8, !dbg !43
  %205 = load <4 x half>, ptr addrspace(1) %201, align 8, !dbg !43
  %206 = load <4 x half>, ptr addrspace(1) %202, align 8, !dbg !43
  %207 = tail call i32 asm sideeffect "; ldsopt.stage load prio=0 gap=1", "=r,~{memory}"() #5, !dbg !44
  fence syncscope("workgroup") release, !dbg !46, !mmra !47
  tail call void @llvm.amdgcn.s.barrier(), !dbg !46
  fence syncscope("workgroup") acquire, !dbg !46, !mmra !47
  store <4 x half> %195, ptr addrspace(3) %45, align 8, !dbg !46
  store <4 x half> %196, ptr addrspace(3) %46, align 8, !dbg !46
  store <4 x half> %203, ptr addrspace(3) %54, align 8, !dbg !48
  store <4 x half> %204, ptr addrspace(3) %55, align 8, !dbg !48
  store <4 x half> %205, ptr addrspace(3) %56, align 8, !dbg !48
  store <4 x half> %206, ptr addrspace(3) %57, align 8, !dbg !48
  %208 = tail call i32 asm sideeffect "; ldsopt.stage write prio=0 gap=1", "=r,~{memory}"() #5, !dbg !49
  %209 = shufflevector <1 x half> %141, <1 x half> %149, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %210 = shufflevector <4 x half> %209, <4 x half> %158, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %211 = shufflevector <4 x half> %210, <4 x half> %174, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %212 = shufflevector <1 x half> %142, <1 x half> %150, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %213 = shufflevector <4 x half> %212, <4 x half> %160, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %214 = shufflevector <4 x half> %213, <4 x half> %176, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %215 = shufflevector <1 x half> %143, <1 x half> %151, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %216 = shufflevector <4 x half> %215, <4 x half> %162, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %217 = shufflevector <4 x half> %216, <4 x half> %178, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %218 = shufflevector <1 x half> %144, <1 x half> %152, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %219 = shufflevector <4 x half> %218, <4 x half> %164, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %220 = shufflevector <4 x half> %219, <4 x half> %180, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %221 = shufflevector <1 x half> %145, <1 x half> %153, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %222 = shufflevector <4 x half> %221, <4 x half> %166, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %223 = shufflevector <4 x half> %222, <4 x half> %182, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %224 = shufflevector <1 x half> %146, <1 x half> %154, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %225 = shufflevector <4 x half> %224, <4 x half> %168, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %226 = shufflevector <4 x half> %225, <4 x half> %184, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %227 = shufflevector <1 x half> %147, <1 x half> %155, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %228 = shufflevector <4 x half> %227, <4 x half> %170, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %229 = shufflevector <4 x half> %228, <4 x half> %186, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %230 = shufflevector <1 x half> %148, <1 x half> %156, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !51
  %231 = shufflevector <4 x half> %230, <4 x half> %172, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !51
  %232 = shufflevector <4 x half> %231, <4 x half> %188, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !51
  %233 = insertelement <4 x float> poison, float %116, i64 0, !dbg !51
  %234 = insertelement <4 x float> %233, float %117, i64 1, !dbg !51
  %235 = insertelement <4 x float> %234, float %118, i64 2, !dbg !51
  %236 = insertelement <4 x float> %235, float %119, i64 3, !dbg !51
  %237 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %211, <4 x half> %133, <4 x float> %236, i32 0, i32 0, i32 0), !dbg !51
  %238 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %214, <4 x half> %137, <4 x float> %237, i32 0, i32 0, i32 0), !dbg !51
  %239 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %217, <4 x half> %134, <4 x float> %238, i32 0, i32 0, i32 0), !dbg !51
  %240 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %220, <4 x half> %138, <4 x float> %239, i32 0, i32 0, i32 0), !dbg !51
  %241 = extractelement <4 x float> %240, i64 0, !dbg !51
  %242 = extractelement <4 x float> %240, i64 1, !dbg !51
  %243 = extractelement <4 x float> %240, i64 2, !dbg !51
  %244 = extractelement <4 x float> %240, i64 3, !dbg !51
  %245 = insertelement <4 x float> poison, float %120, i64 0, !dbg !51
  %246 = insertelement <4 x float> %245, float %121, i64 1, !dbg !51
  %247 = insertelement <4 x float> %246, float %122, i64 2, !dbg !51
  %248 = insertelement <4 x float> %247, float %123, i64 3, !dbg !51
  %249 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %223, <4 x half> %133, <4 x float> %248, i32 0, i32 0, i32 0), !dbg !51
  %250 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %226, <4 x half> %137, <4 x float> %249, i32 0, i32 0, i32 0), !dbg !51
  %251 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %229, <4 x half> %134, <4 x float> %250, i32 0, i32 0, i32 0), !dbg !51
  %252 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %232, <4 x half> %138, <4 x float> %251, i32 0, i32 0, i32 0), !dbg !51
  %253 = extractelement <4 x float> %252, i64 0, !dbg !51
  %254 = extractelement <4 x float> %252, i64 1, !dbg !51
  %255 = extractelement <4 x float> %252, i64 2, !dbg !51
  %256 = extractelement <4 x float> %252, i64 3, !dbg !51
  %257 = insertelement <4 x float> poison, float %124, i64 0, !dbg !51
  %258 = insertelement <4 x float> %257, float %125, i64 1, !dbg !51
  %259 = insertelement <4 x float> %258, float %126, i64 2, !dbg !51
  %260 = insertelement <4 x float> %259, float %127, i64 3, !dbg !51
  %261 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %211, <4 x half> %135, <4 x float> %260, i32 0, i32 0, i32 0), !dbg !51
  %262 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %214, <4 x half> %139, <4 x float> %261, i32 0, i32 0, i32 0), !dbg !51
  %263 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %217, <4 x half> %136, <4 x float> %262, i32 0, i32 0, i32 0), !dbg !51
  %264 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %220, <4 x half> %140, <4 x float> %263, i32 0, i32 0, i32 0), !dbg !51
  %265 = extractelement <4 x float> %264, i64 0, !dbg !51
  %266 = extractelement <4 x float> %264, i64 1, !dbg !51
  %267 = extractelement <4 x float> %264, i64 2, !dbg !51
  %268 = extractelement <4 x float> %264, i64 3, !dbg !51
  %269 = insertelement <4 x float> poison, float %128, i64 0, !dbg !51
  %270 = insertelement <4 x float> %269, float %129, i64 1, !dbg !51
  %271 = insertelement <4 x float> %270, float %130, i64 2, !dbg !51
  %272 = insertelement <4 x float> %271, float %131, i64 3, !dbg !51
  %273 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %223, <4 x half> %135, <4 x float> %272, i32 0, i32 0, i32 0), !dbg !51
  %274 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %226, <4 x half> %139, <4 x float> %273, i32 0, i32 0, i32 0), !dbg !51
  %275 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %229, <4 x half> %136, <4 x float> %274, i32 0, i32 0, i32 0), !dbg !51
  %276 = tail call <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half> %232, <4 x half> %140, <4 x float> %275, i32 0, i32 0, i32 0), !dbg !51
  %277 = extractelement <4 x float> %276, i64 0, !dbg !51
  %278 = extractelement <4 x float> %276, i64 1, !dbg !51
  %279 = extractelement <4 x float> %276, i64 2, !dbg !51
  %280 = extractelement <4 x float> %276, i64 3, !dbg !51
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !52
  fence syncscope("workgroup") acquire, !dbg !52
  %281 = tail call i32 asm sideeffect "; ldsopt.stage multiply prio=1 gap=1", "=r,~{memory}"() #5, !dbg !53
  %282 = add nuw nsw i32 %132, 1, !dbg !29
  %exitcond.not = icmp eq i32 %132, %58, !dbg !29
  br i1 %exitcond.not, label %._crit_edge, label %115, !dbg !29

._crit_edge:                                      ; preds = %115, %6
  %283 = phi float [ 0.000000e+00, %6 ], [ %241, %115 ], !dbg !55
  %284 = phi float [ 0.000000e+00, %6 ], [ %242, %115 ], !dbg !55
  %285 = phi float [ 0.000000e+00, %6 ], [ %243, %115 ], !dbg !55
  %286 = phi float [ 0.000000e+00, %6 ], [ %244, %115 ], !dbg !55
  %287 = phi float [ 0.000000e+00, %6 ], [ %253, %115 ], !dbg !55
  %288 = phi float [ 0.000000e+00, %6 ], [ %254, %115 ], !dbg !55
  %289 = phi float [ 0.000000e+00, %6 ], [ %255, %115 ], !dbg !55
  %290 = phi float [ 0.000000e+00, %6 ], [ %256, %115 ], !dbg !55
  %291 = phi float [ 0.000000e+00, %6 ], [ %265, %115 ], !dbg !55
  %292 = phi float [ 0.000000e+00, %6 ], [ %266, %115 ], !dbg !55
  %293 = phi float [ 0.000000e+00, %6 ], [ %267, %115 ], !dbg !55
  %294 = phi float [ 0.000000e+00, %6 ], [ %268, %115 ], !dbg !55
  %295 = phi float [ 0.000000e+00, %6 ], [ %277, %115 ], !dbg !55
  %296 = phi float [ 0.000000e+00, %6 ], [ %278, %115 ], !dbg !55
  %297 = phi float [ 0.000000e+00, %6 ], [ %279, %115 ], !dbg !55
  %298 = phi float [ 0.000000e+00, %6 ], [ %280, %115 ], !dbg !55
  %299 = lshr i32 %8, 4, !dbg !56
  %300 = and i32 %299, 16, !dbg !56
  %301 = or disjoint i32 %300, %16, !dbg !56
  %302 = and i32 %51, 60, !dbg !15
  %303 = or disjoint i32 %302, 64, !dbg !15
  %304 = shl nuw nsw i32 %301, 7, !dbg !57
  %305 = zext nneg i32 %304 to i64, !dbg !58
  %306 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %305, !dbg !58
  %307 = getelementptr i8, ptr addrspace(1) %306, i64 16384, !dbg !58
  %308 = zext nneg i32 %302 to i64, !dbg !58
  %309 = getelementptr [4 x i8], ptr addrspace(1) %306, i64 %308, !dbg !58
  %310 = zext nneg i32 %303 to i64, !dbg !58
  %311 = getelementptr [4 x i8], ptr addrspace(1) %306, i64 %310, !dbg !58
  %312 = getelementptr [4 x i8], ptr addrspace(1) %307, i64 %308, !dbg !58
  %313 = getelementptr [4 x i8], ptr addrspace(1) %307, i64 %310, !dbg !58
  %314 = insertelement <4 x float> poison, float %283, i64 0, !dbg !14
  %315 = insertelement <4 x float> %314, float %284, i64 1, !dbg !14
  %316 = insertelement <4 x float> %315, float %285, i64 2, !dbg !14
  %317 = insertelement <4 x float> %316, float %286, i64 3, !dbg !14
  store <4 x float> %317, ptr addrspace(1) %309, align 16, !dbg !14
  %318 = insertelement <4 x float> poison, float %287, i64 0, !dbg !14
  %319 = insertelement <4 x float> %318, float %288, i64 1, !dbg !14
  %320 = insertelement <4 x float> %319, float %289, i64 2, !dbg !14
  %321 = insertelement <4 x float> %320, float %290, i64 3, !dbg !14
  store <4 x float> %321, ptr addrspace(1) %311, align 16, !dbg !14
  %322 = insertelement <4 x float> poison, float %291, i64 0, !dbg !14
  %323 = insertelement <4 x float> %322, float %292, i64 1, !dbg !14
  %324 = insertelement <4 x float> %323, float %293, i64 2, !dbg !14
  %325 = insertelement <4 x float> %324, float %294, i64 3, !dbg !14
  store <4 x float> %325, ptr addrspace(1) %312, align 16, !dbg !14
  %326 = insertelement <4 x float> poison, float %295, i64 0, !dbg !14
  %327 = insertelement <4 x float> %326, float %296, i64 1, !dbg !14
  %328 = insertelement <4 x float> %327, float %297, i64 2, !dbg !14
  %329 = insertelement <4 x float> %328, float %298, i64 3, !dbg !14
  store <4 x float> %329, ptr addrspace(1) %313, align 16, !dbg !14
  ret void, !dbg !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x16f16(<4 x half>, <4 x half>, <4 x float>, i32 immarg, i32 immarg, i32 immarg) #4

attributes #0 = { nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nounwind }

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
!14 = !DILocation(line: 70, column: 5, scope: !4)
!15 = !DILocation(line: 69, column: 15, scope: !4)
!16 = !DILocation(line: 38, column: 11, scope: !4)
!17 = !DILocation(line: 39, column: 11, scope: !4)
!18 = !DILocation(line: 40, column: 13, scope: !4)
!19 = !DILocation(line: 42, column: 20, scope: !4)
!20 = !DILocation(line: 42, column: 14, scope: !4)
!21 = !DILocation(line: 43, column: 20, scope: !4)
!22 = !DILocation(line: 43, column: 14, scope: !4)
!23 = !DILocation(line: 46, column: 20, scope: !4)
!24 = !DILocation(line: 46, column: 5, scope: !4)
!25 = !DILocation(line: 47, column: 20, scope: !4)
!26 = !DILocation(line: 47, column: 5, scope: !4)
!27 = !DILocation(line: 48, column: 5, scope: !4)
!28 = !DILocation(line: 50, column: 13, scope: !4)
!29 = !DILocation(line: 51, column: 5, scope: !4)
!30 = !DILocation(line: 52, column: 13, scope: !4)
!31 = !DILocation(line: 53, column: 13, scope: !4)
!32 = !DILocation(line: 48, column: 9, scope: !33, inlinedAt: !35)
!33 = distinct !DILexicalBlockFile(scope: !4, file: !34, discriminator: 0)
!34 = !DIFile(filename: "gluon_stages.py", directory: ".")
!35 = !DILocation(line: 54, column: 9, scope: !36)
!36 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!37 = !DILocation(line: 55, column: 17, scope: !4)
!38 = !DILocation(line: 56, column: 37, scope: !4)
!39 = !DILocation(line: 56, column: 28, scope: !4)
!40 = !DILocation(line: 56, column: 20, scope: !4)
!41 = !DILocation(line: 57, column: 37, scope: !4)
!42 = !DILocation(line: 57, column: 28, scope: !4)
!43 = !DILocation(line: 57, column: 20, scope: !4)
!44 = !DILocation(line: 48, column: 9, scope: !33, inlinedAt: !45)
!45 = !DILocation(line: 58, column: 9, scope: !36)
!46 = !DILocation(line: 59, column: 9, scope: !4)
!47 = !{!"amdgpu-synchronize-as", !"local"}
!48 = !DILocation(line: 60, column: 9, scope: !4)
!49 = !DILocation(line: 48, column: 9, scope: !33, inlinedAt: !50)
!50 = !DILocation(line: 61, column: 9, scope: !36)
!51 = !DILocation(line: 63, column: 21, scope: !4)
!52 = !DILocation(line: 66, column: 9, scope: !4)
!53 = !DILocation(line: 48, column: 9, scope: !33, inlinedAt: !54)
!54 = !DILocation(line: 67, column: 9, scope: !36)
!55 = !DILocation(line: 49, column: 13, scope: !4)
!56 = !DILocation(line: 68, column: 15, scope: !4)
!57 = !DILocation(line: 70, column: 20, scope: !4)
!58 = !DILocation(line: 70, column: 14, scope: !4)
!59 = !DILocation(line: 25, column: 1, scope: !4)
