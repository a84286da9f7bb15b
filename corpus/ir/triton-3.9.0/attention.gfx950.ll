; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define amdgpu_kernel void @attention(ptr addrspace(1) inreg nofree readonly captures(none) %0, ptr addrspace(1) inreg %1, ptr addrspace(1) inreg nofree captures(none) %2, ptr addrspace(1) inreg nofree writeonly captures(none) %3, float inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, ptr addrspace(1) inreg nofree readnone captures(none) %8, ptr addrspace(1) inreg nofree readnone captures(none) %9) local_unnamed_addr #0 !dbg !4 {
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %12 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %11), !dbg !14
  %13 = lshr i32 %12, 6, !dbg !13
  %14 = and i32 %13, 3, !dbg !13
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !15
  %16 = mul i32 %7, %15, !dbg !15
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %18 = shl i32 %17, 6, !dbg !16
  %19 = and i32 %11, 63, !dbg !17
  %20 = shl nuw nsw i32 %14, 6, !dbg !17
  %21 = or disjoint i32 %20, %19, !dbg !17
  %22 = and i32 %11, 31, !dbg !17
  %23 = and i32 %20, 128, !dbg !17
  %24 = lshr i32 %21, 3, !dbg !17
  %25 = and i32 %20, 64, !dbg !17
  %26 = lshr exact i32 %25, 1, !dbg !17
  %27 = or disjoint i32 %24, %18, !dbg !18
  %28 = or disjoint i32 %27, 32, !dbg !18
  %29 = or disjoint i32 %22, %18, !dbg !17
  %30 = or disjoint i32 %29, %26, !dbg !18
  %31 = sext i32 %16 to i64, !dbg !19
  %32 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %31, !dbg !19
  %33 = mul i32 %27, %6, !dbg !20
  %34 = mul i32 %28, %6, !dbg !20
  %35 = sext i32 %33 to i64, !dbg !19
  %36 = getelementptr [2 x i8], ptr addrspace(1) %32, i64 %35, !dbg !19
  %37 = sext i32 %34 to i64, !dbg !19
  %38 = getelementptr [2 x i8], ptr addrspace(1) %32, i64 %37, !dbg !19
  %39 = and i32 %11, 32, !dbg !21
  %40 = shl nuw nsw i32 %11, 3, !dbg !21
  %41 = and i32 %40, 56, !dbg !21
  %42 = zext nneg i32 %41 to i64, !dbg !19
  %43 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %42, !dbg !19
  %44 = getelementptr [2 x i8], ptr addrspace(1) %38, i64 %42, !dbg !19
  %45 = load <8 x half>, ptr addrspace(1) %43, align 16, !dbg !22
  %46 = load <8 x half>, ptr addrspace(1) %44, align 16, !dbg !22
  %47 = shl nuw nsw i32 %21, 4, !dbg !22
  %48 = and i32 %21, 112, !dbg !22
  %49 = xor i32 %47, %48, !dbg !22
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %49, !dbg !22
  store <8 x half> %45, ptr addrspace(3) %50, align 16, !dbg !22
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %50, i32 4096, !dbg !22
  store <8 x half> %46, ptr addrspace(3) %51, align 16, !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !23
  %52 = shl nuw nsw i32 %22, 7, !dbg !22
  %53 = and i32 %40, 112, !dbg !22
  %54 = lshr exact i32 %39, 1, !dbg !22
  %55 = shl nuw nsw i32 %25, 6, !dbg !22
  %56 = or disjoint i32 %55, %52, !dbg !22
  %57 = xor i32 %53, %54, !dbg !22
  %58 = or disjoint i32 %56, %57, !dbg !22
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58, !dbg !22
  %60 = load <8 x half>, ptr addrspace(3) %59, align 16, !dbg !22
  %61 = xor i32 %58, 32, !dbg !22
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %61, !dbg !22
  %63 = load <8 x half>, ptr addrspace(3) %62, align 16, !dbg !22
  %64 = xor i32 %58, 64, !dbg !22
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %64, !dbg !22
  %66 = load <8 x half>, ptr addrspace(3) %65, align 16, !dbg !22
  %67 = xor i32 %58, 96, !dbg !22
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %67, !dbg !22
  %69 = load <8 x half>, ptr addrspace(3) %68, align 16, !dbg !22
  %70 = lshr i32 %11, 2, !dbg !24
  %71 = and i32 %70, 14, !dbg !24
  %72 = lshr exact i32 %25, 6, !dbg !24
  %73 = lshr exact i32 %23, 3, !dbg !24
  %74 = or disjoint i32 %73, %72, !dbg !24
  %75 = or disjoint i32 %74, %71, !dbg !24
  %76 = lshr exact i32 %39, 3, !dbg !24
  %77 = or disjoint i32 %76, 1, !dbg !24
  %78 = insertelement <2 x i32> poison, i32 %76, i64 0, !dbg !24
  %79 = shufflevector <2 x i32> %78, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !24
  %80 = or disjoint <2 x i32> %79, <i32 2, i32 3>, !dbg !24
  %81 = insertelement <4 x i32> poison, i32 %76, i64 0, !dbg !24
  %82 = shufflevector <4 x i32> %81, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !24
  %83 = or disjoint <4 x i32> %82, <i32 8, i32 9, i32 10, i32 11>, !dbg !24
  %84 = or disjoint i32 %76, 16, !dbg !24
  %85 = or disjoint <4 x i32> %82, <i32 17, i32 18, i32 19, i32 24>, !dbg !24
  %86 = or disjoint <2 x i32> %79, <i32 25, i32 26>, !dbg !24
  %87 = or disjoint i32 %76, 27, !dbg !24
  %88 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %31, !dbg !25
  %89 = fmul float %4, f0x3FB8AA3B, !dbg !26
  %90 = getelementptr [2 x i8], ptr addrspace(1) %2, i64 %31, !dbg !27
  %91 = icmp ult i32 %18, 2147483584, !dbg !28
  %92 = mul i32 %75, %6, !dbg !29
  %93 = mul i32 %24, %6, !dbg !29
  %94 = sext i32 %93 to i64, !dbg !25
  %95 = getelementptr [2 x i8], ptr addrspace(1) %88, i64 %94, !dbg !25
  %96 = getelementptr [2 x i8], ptr addrspace(1) %95, i64 %42, !dbg !25
  %97 = shl nuw nsw i32 %21, 3, !dbg !30
  %98 = lshr exact i32 %48, 1, !dbg !30
  %99 = xor i32 %98, %97, !dbg !30
  %100 = sub nsw i32 %99, %97, !dbg !30
  %101 = ashr exact i32 %100, 3, !dbg !30
  %102 = shl nuw nsw i32 %14, 10, !dbg !30
  %103 = add nsw i32 %101, %19, !dbg !30
  %104 = ptrtoint ptr addrspace(1) %96 to i64, !dbg !30
  %extelt.offset = lshr i64 %104, 32, !dbg !30
  %105 = trunc nuw i64 %extelt.offset to i32, !dbg !30
  %106 = trunc i64 %104 to i32, !dbg !30
  %107 = shl nsw i32 %103, 2, !dbg !30
  %108 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %106), !dbg !30
  %109 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %105), !dbg !30
  %110 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %91), !dbg !30
  %111 = zext i32 %103 to i64, !dbg !30
  %112 = lshr i64 %110, %111, !dbg !30
  %113 = trunc i64 %112 to i1, !dbg !30
  br i1 %113, label %114, label %120, !dbg !30

114:                                              ; preds = %10
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8640), i32 %102
  %116 = insertelement <2 x i32> poison, i32 %108, i64 0
  %117 = insertelement <2 x i32> %116, i32 %109, i64 1
  %118 = bitcast <2 x i32> %117 to i64
  %119 = inttoptr i64 %118 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %119, ptr addrspace(3) %115, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !31
  br label %120, !dbg !30

120:                                              ; preds = %114, %10
  tail call void @llvm.amdgcn.asyncmark(), !dbg !30
  fence syncscope("workgroup") release, !dbg !34, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !34
  fence syncscope("workgroup") acquire, !dbg !34, !mmra !23
  %121 = mul nuw nsw i32 %14, 1088, !dbg !34
  br i1 %91, label %122, label %127, !dbg !34

122:                                              ; preds = %120
  %123 = sext i32 %92 to i64
  %124 = getelementptr [2 x i8], ptr addrspace(1) %90, i64 %123
  %125 = getelementptr [2 x i8], ptr addrspace(1) %124, i64 %42
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %121
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %125, ptr addrspace(3) %126, i32 16, i32 0, i32 0), !dbg !34, !alias.scope !31
  br label %127, !dbg !34

127:                                              ; preds = %122, %120
  tail call void @llvm.amdgcn.asyncmark(), !dbg !34
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %88, i64 %42, !dbg !28
  %invariant.gep69 = getelementptr [2 x i8], ptr addrspace(1) %90, i64 %42, !dbg !28
  %.not71 = icmp slt i32 %18, 0, !dbg !28
  br i1 %.not71, label %._crit_edge, label %.lr.ph, !dbg !28

.lr.ph:                                           ; preds = %127
  %128 = or disjoint i32 %57, %52
  %129 = xor i32 %128, 32
  %130 = xor i32 %128, 64
  %131 = xor i32 %128, 96
  %132 = and i32 %40, 280
  %133 = and i32 %11, 4
  %134 = shl nuw nsw i32 %133, 8
  %135 = and i32 %11, 8
  %136 = shl nuw nsw i32 %135, 4
  %137 = shl nuw nsw i32 %11, 1
  %138 = and i32 %137, 32
  %139 = shl nuw nsw i32 %133, 4
  %140 = shl nuw nsw i32 %22, 2
  %141 = shl nuw nsw i32 %25, 1
  %142 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16896), i32 %140
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) %142, i32 %141
  %144 = getelementptr inbounds nuw i8, ptr addrspace(3) %142, i32 %23
  %145 = shl nuw nsw i32 %22, 1
  %146 = icmp eq i32 %39, 0
  %147 = select i1 %146, i32 0, i32 528
  %148 = xor i32 %147, %145
  %149 = or disjoint i32 %25, %148
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %149
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %150, i32 128
  %152 = getelementptr inbounds nuw i8, ptr addrspace(3) %150, i32 2048
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %150, i32 2176
  %154 = xor i32 %149, 264
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %154
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 128
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2048
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 2176
  %159 = xor i32 %149, 1056
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %159
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 128
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 2048
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %160, i32 2176
  %164 = xor i32 %149, 1320
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %164
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 128
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 2048
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) %165, i32 2176
  %169 = and i32 %40, 24
  %170 = shl nuw nsw i32 %133, 5
  %171 = icmp eq i32 %135, 0
  %172 = select i1 %171, i32 0, i32 264
  %173 = lshr exact i32 %23, 1
  %174 = or disjoint i32 %173, %170
  %175 = xor i32 %172, %169
  %176 = xor i32 %175, %147
  %177 = or disjoint i32 %174, %176
  %178 = or disjoint i32 %177, %138
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %178
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %179, i32 2048
  %181 = xor i32 %178, 1056
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %181
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %182, i32 2048
  %184 = insertelement <8 x i32> poison, i32 %30, i64 0, !dbg !35
  %185 = shufflevector <8 x i32> %184, <8 x i32> poison, <8 x i32> zeroinitializer, !dbg !35
  %186 = insertelement <8 x i32> poison, i32 %76, i64 0, !dbg !36
  %187 = insertelement <8 x i32> %186, i32 %77, i64 1, !dbg !36
  %188 = shufflevector <4 x i32> %83, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !36
  %189 = shufflevector <8 x i32> %187, <8 x i32> %188, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 8, i32 9, i32 10, i32 11>, !dbg !36
  %190 = shufflevector <2 x i32> %80, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !36
  %191 = shufflevector <8 x i32> %189, <8 x i32> %190, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 6, i32 7>, !dbg !36
  %192 = insertelement <8 x float> poison, float %89, i64 0, !dbg !37
  %193 = shufflevector <8 x float> %192, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !37
  %194 = insertelement <4 x i32> poison, i32 %30, i64 0, !dbg !35
  %195 = shufflevector <4 x i32> %194, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !35
  %196 = insertelement <4 x float> poison, float %89, i64 0, !dbg !37
  %197 = shufflevector <4 x float> %196, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !37
  %198 = insertelement <2 x i32> poison, i32 %30, i64 0, !dbg !35
  %199 = shufflevector <2 x i32> %198, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !35
  %200 = insertelement <2 x float> poison, float %89, i64 0, !dbg !37
  %201 = shufflevector <2 x float> %200, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !37
  br label %202, !dbg !28

202:                                              ; preds = %.lr.ph, %202
  %203 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %407, %202 ]
  %204 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 8640), %.lr.ph ], [ %229, %202 ]
  %205 = phi i32 [ 0, %.lr.ph ], [ %219, %202 ]
  %206 = phi float [ 0.000000e+00, %.lr.ph ], [ %403, %202 ]
  %207 = phi float [ -inf, %.lr.ph ], [ %325, %202 ]
  %208 = phi i32 [ 0, %.lr.ph ], [ %220, %202 ]
  %209 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %480, %202 ]
  %210 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %481, %202 ]
  %211 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %482, %202 ]
  %212 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %483, %202 ]
  %213 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %484, %202 ]
  %214 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %485, %202 ]
  %215 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %486, %202 ]
  %216 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %487, %202 ]
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !30
  fence syncscope("workgroup") release, !dbg !30, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !23
  %217 = add i32 %205, 1, !dbg !28
  %218 = icmp slt i32 %217, 2, !dbg !28
  %219 = select i1 %218, i32 %217, i32 0, !dbg !28
  %220 = add nuw nsw i32 %208, 32, !dbg !28
  %221 = or disjoint i32 %220, %75, !dbg !36
  %222 = or disjoint i32 %220, %24, !dbg !36
  %223 = or disjoint i32 %208, %84, !dbg !36
  %224 = or disjoint i32 %208, %87, !dbg !36
  %225 = mul i32 %221, %6, !dbg !29
  %226 = mul i32 %222, %6, !dbg !29
  %227 = sext i32 %226 to i64, !dbg !25
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %227, !dbg !25
  %228 = shl i32 %219, 11, !dbg !30
  %229 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8640), i32 %228, !dbg !30
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %229, i32 %102, !dbg !30
  %231 = ptrtoint ptr addrspace(1) %gep to i64, !dbg !30
  %extelt.offset48 = lshr i64 %231, 32, !dbg !30
  %232 = trunc nuw i64 %extelt.offset48 to i32, !dbg !30
  %233 = trunc i64 %231 to i32, !dbg !30
  %234 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %233), !dbg !30
  %235 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %107, i32 %232), !dbg !30
  %236 = insertelement <2 x i32> poison, i32 %234, i64 0, !dbg !30
  %237 = insertelement <2 x i32> %236, i32 %235, i64 1, !dbg !30
  %238 = bitcast <2 x i32> %237 to i64, !dbg !30
  %239 = inttoptr i64 %238 to ptr addrspace(1), !dbg !30
  %240 = tail call i64 @llvm.amdgcn.ballot.i64(i1 true), !dbg !30
  %241 = lshr i64 %240, %111, !dbg !30
  %242 = trunc i64 %241 to i1, !dbg !30
  %243 = select i1 %242, ptr addrspace(3) %230, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)), !dbg !30
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %239, ptr addrspace(3) %243, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !31
  tail call void @llvm.amdgcn.asyncmark(), !dbg !30
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 %128, !dbg !37
  %245 = load <8 x half>, ptr addrspace(3) %244, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %246 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 %129, !dbg !37
  %247 = load <8 x half>, ptr addrspace(3) %246, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 %130, !dbg !37
  %249 = load <8 x half>, ptr addrspace(3) %248, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) %204, i32 %131, !dbg !37
  %251 = load <8 x half>, ptr addrspace(3) %250, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %252 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %245, <8 x half> %60, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !37
  %253 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %247, <8 x half> %63, <16 x float> %252, i32 0, i32 0, i32 0), !dbg !37
  %254 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %249, <8 x half> %66, <16 x float> %253, i32 0, i32 0, i32 0), !dbg !37
  %255 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %251, <8 x half> %69, <16 x float> %254, i32 0, i32 0, i32 0), !dbg !37
  %256 = extractelement <16 x float> %255, i64 8, !dbg !37
  %257 = extractelement <16 x float> %255, i64 15, !dbg !37
  %258 = fmul float %89, %256, !dbg !37
  %259 = fmul float %89, %257, !dbg !37
  %.not57 = icmp slt i32 %30, %223, !dbg !35
  %.not64 = icmp slt i32 %30, %224, !dbg !35
  %260 = insertelement <8 x i32> poison, i32 %208, i64 0, !dbg !36
  %261 = shufflevector <8 x i32> %260, <8 x i32> poison, <8 x i32> zeroinitializer, !dbg !36
  %262 = or disjoint <8 x i32> %261, %191, !dbg !36
  %263 = shufflevector <16 x float> %255, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !37
  %264 = fmul <8 x float> %193, %263, !dbg !37
  %265 = icmp slt <8 x i32> %185, %262, !dbg !35
  %266 = select <8 x i1> %265, <8 x float> splat (float -inf), <8 x float> %264, !dbg !40
  %267 = select i1 %.not57, float -inf, float %258, !dbg !40
  %268 = insertelement <4 x i32> poison, i32 %208, i64 0, !dbg !36
  %269 = shufflevector <4 x i32> %268, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !36
  %270 = or disjoint <4 x i32> %269, %85, !dbg !36
  %271 = shufflevector <16 x float> %255, <16 x float> poison, <4 x i32> <i32 9, i32 10, i32 11, i32 12>, !dbg !37
  %272 = fmul <4 x float> %197, %271, !dbg !37
  %273 = icmp slt <4 x i32> %195, %270, !dbg !35
  %274 = select <4 x i1> %273, <4 x float> splat (float -inf), <4 x float> %272, !dbg !40
  %275 = select i1 %.not64, float -inf, float %259, !dbg !40
  %276 = extractelement <8 x float> %266, i64 0, !dbg !41
  %277 = extractelement <8 x float> %266, i64 1, !dbg !41
  %278 = tail call float @llvm.maxnum.f32(float %276, float %277), !dbg !42
  %279 = extractelement <8 x float> %266, i64 2, !dbg !41
  %280 = tail call float @llvm.maxnum.f32(float %278, float %279), !dbg !42
  %281 = extractelement <8 x float> %266, i64 3, !dbg !41
  %282 = extractelement <8 x float> %266, i64 4, !dbg !41
  %283 = tail call float @llvm.maxnum.f32(float %281, float %282), !dbg !42
  %284 = extractelement <8 x float> %266, i64 5, !dbg !41
  %285 = tail call float @llvm.maxnum.f32(float %283, float %284), !dbg !42
  %286 = extractelement <8 x float> %266, i64 6, !dbg !41
  %287 = extractelement <8 x float> %266, i64 7, !dbg !41
  %288 = tail call float @llvm.maxnum.f32(float %286, float %287), !dbg !42
  %289 = tail call float @llvm.maxnum.f32(float %288, float %267), !dbg !42
  %290 = extractelement <4 x float> %274, i64 0, !dbg !41
  %291 = extractelement <4 x float> %274, i64 1, !dbg !41
  %292 = tail call float @llvm.maxnum.f32(float %290, float %291), !dbg !42
  %293 = extractelement <4 x float> %274, i64 2, !dbg !41
  %294 = tail call float @llvm.maxnum.f32(float %292, float %293), !dbg !42
  %295 = extractelement <4 x float> %274, i64 3, !dbg !41
  %296 = tail call float @llvm.maxnum.f32(float %280, float %285), !dbg !42
  %297 = tail call float @llvm.maxnum.f32(float %296, float %289), !dbg !42
  %298 = shufflevector <8 x float> %266, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %299 = shufflevector <8 x float> %266, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %300 = shufflevector <8 x float> %266, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !41
  %301 = shufflevector <8 x float> %266, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !41
  %302 = shufflevector <4 x float> %274, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %303 = shufflevector <4 x float> %274, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %304 = insertelement <2 x i32> poison, i32 %208, i64 0, !dbg !36
  %305 = shufflevector <2 x i32> %304, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !36
  %306 = or disjoint <2 x i32> %305, %86, !dbg !36
  %307 = shufflevector <16 x float> %255, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !37
  %308 = fmul <2 x float> %201, %307, !dbg !37
  %309 = icmp slt <2 x i32> %199, %306, !dbg !35
  %310 = select <2 x i1> %309, <2 x float> splat (float -inf), <2 x float> %308, !dbg !40
  %311 = extractelement <2 x float> %310, i64 0, !dbg !42
  %312 = tail call float @llvm.maxnum.f32(float %295, float %311), !dbg !42
  %313 = extractelement <2 x float> %310, i64 1, !dbg !42
  %314 = tail call float @llvm.maxnum.f32(float %312, float %313), !dbg !42
  %315 = tail call float @llvm.maxnum.f32(float %294, float %314), !dbg !42
  %316 = tail call float @llvm.maxnum.f32(float %315, float %275), !dbg !42
  %317 = tail call float @llvm.maxnum.f32(float %297, float %316), !dbg !42
  %318 = bitcast float %317 to i32, !dbg !45
  %319 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %318, i32 %318, i1 false, i1 false), !dbg !45
  %320 = extractvalue { i32, i32 } %319, 0, !dbg !45
  %321 = extractvalue { i32, i32 } %319, 1, !dbg !45
  %322 = bitcast i32 %320 to float, !dbg !45
  %323 = bitcast i32 %321 to float, !dbg !45
  %324 = tail call float @llvm.maxnum.f32(float %322, float %323), !dbg !42
  %325 = tail call float @llvm.maxnum.f32(float %207, float %324), !dbg !48
  %326 = insertelement <2 x float> poison, float %325, i64 0, !dbg !41
  %327 = shufflevector <2 x float> %326, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !41
  %328 = fsub <2 x float> %298, %327, !dbg !41
  %329 = fsub <2 x float> %299, %327, !dbg !41
  %330 = fsub <2 x float> %300, %327, !dbg !41
  %331 = fsub <2 x float> %301, %327, !dbg !41
  %332 = fsub float %267, %325, !dbg !41
  %333 = fsub <2 x float> %302, %327, !dbg !41
  %334 = fsub <2 x float> %303, %327, !dbg !41
  %335 = fsub <2 x float> %310, %327, !dbg !41
  %336 = fsub float %275, %325, !dbg !41
  %337 = extractelement <2 x float> %328, i64 0, !dbg !49
  %338 = tail call float @llvm.amdgcn.exp2.f32(float %337), !dbg !49
  %339 = extractelement <2 x float> %328, i64 1, !dbg !49
  %340 = tail call float @llvm.amdgcn.exp2.f32(float %339), !dbg !49
  %341 = extractelement <2 x float> %329, i64 0, !dbg !49
  %342 = tail call float @llvm.amdgcn.exp2.f32(float %341), !dbg !49
  %343 = extractelement <2 x float> %329, i64 1, !dbg !49
  %344 = tail call float @llvm.amdgcn.exp2.f32(float %343), !dbg !49
  %345 = extractelement <2 x float> %330, i64 0, !dbg !49
  %346 = tail call float @llvm.amdgcn.exp2.f32(float %345), !dbg !49
  %347 = extractelement <2 x float> %330, i64 1, !dbg !49
  %348 = tail call float @llvm.amdgcn.exp2.f32(float %347), !dbg !49
  %349 = extractelement <2 x float> %331, i64 0, !dbg !49
  %350 = tail call float @llvm.amdgcn.exp2.f32(float %349), !dbg !49
  %351 = extractelement <2 x float> %331, i64 1, !dbg !49
  %352 = tail call float @llvm.amdgcn.exp2.f32(float %351), !dbg !49
  %353 = tail call float @llvm.amdgcn.exp2.f32(float %332), !dbg !49
  %354 = extractelement <2 x float> %333, i64 0, !dbg !49
  %355 = tail call float @llvm.amdgcn.exp2.f32(float %354), !dbg !49
  %356 = extractelement <2 x float> %333, i64 1, !dbg !49
  %357 = tail call float @llvm.amdgcn.exp2.f32(float %356), !dbg !49
  %358 = extractelement <2 x float> %334, i64 0, !dbg !49
  %359 = tail call float @llvm.amdgcn.exp2.f32(float %358), !dbg !49
  %360 = extractelement <2 x float> %334, i64 1, !dbg !49
  %361 = tail call float @llvm.amdgcn.exp2.f32(float %360), !dbg !49
  %362 = extractelement <2 x float> %335, i64 0, !dbg !49
  %363 = tail call float @llvm.amdgcn.exp2.f32(float %362), !dbg !49
  %364 = extractelement <2 x float> %335, i64 1, !dbg !49
  %365 = tail call float @llvm.amdgcn.exp2.f32(float %364), !dbg !49
  %366 = tail call float @llvm.amdgcn.exp2.f32(float %336), !dbg !49
  %367 = fsub float %207, %325, !dbg !50
  %368 = tail call float @llvm.amdgcn.exp2.f32(float %367), !dbg !51
  %369 = fmul float %206, %368, !dbg !52
  %370 = insertelement <2 x float> poison, float %338, i64 0, !dbg !53
  %371 = insertelement <2 x float> %370, float %340, i64 1, !dbg !53
  %372 = insertelement <2 x float> poison, float %342, i64 0, !dbg !53
  %373 = insertelement <2 x float> %372, float %344, i64 1, !dbg !53
  %374 = insertelement <2 x float> poison, float %346, i64 0, !dbg !53
  %375 = insertelement <2 x float> %374, float %348, i64 1, !dbg !53
  %376 = insertelement <2 x float> poison, float %350, i64 0, !dbg !53
  %377 = insertelement <2 x float> %376, float %352, i64 1, !dbg !53
  %378 = insertelement <2 x float> poison, float %353, i64 0, !dbg !53
  %379 = insertelement <2 x float> %378, float %355, i64 1, !dbg !53
  %380 = insertelement <2 x float> poison, float %357, i64 0, !dbg !53
  %381 = insertelement <2 x float> %380, float %359, i64 1, !dbg !53
  %382 = insertelement <2 x float> poison, float %361, i64 0, !dbg !53
  %383 = insertelement <2 x float> %382, float %363, i64 1, !dbg !53
  %384 = insertelement <2 x float> poison, float %365, i64 0, !dbg !53
  %385 = insertelement <2 x float> %384, float %366, i64 1, !dbg !53
  %386 = fadd <2 x float> %371, %373, !dbg !53
  %387 = fadd <2 x float> %375, %377, !dbg !53
  %388 = fadd <2 x float> %379, %381, !dbg !53
  %389 = fadd <2 x float> %383, %385, !dbg !53
  %390 = fadd <2 x float> %386, %387, !dbg !53
  %391 = fadd <2 x float> %388, %389, !dbg !53
  %392 = fadd <2 x float> %390, %391, !dbg !53
  %393 = extractelement <2 x float> %392, i64 0, !dbg !53
  %394 = extractelement <2 x float> %392, i64 1, !dbg !53
  %395 = fadd float %393, %394, !dbg !55
  %396 = bitcast float %395 to i32, !dbg !53
  %397 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %396, i32 %396, i1 false, i1 false), !dbg !53
  %398 = extractvalue { i32, i32 } %397, 0, !dbg !53
  %399 = extractvalue { i32, i32 } %397, 1, !dbg !53
  %400 = bitcast i32 %398 to float, !dbg !53
  %401 = bitcast i32 %399 to float, !dbg !53
  %402 = fadd float %400, %401, !dbg !55
  %403 = fadd float %402, %369, !dbg !52
  %404 = sext i32 %225 to i64, !dbg !27
  %gep70 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep69, i64 %404, !dbg !27
  %405 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %228, !dbg !34
  %406 = lshr exact i32 %228, 3, !dbg !34
  %407 = getelementptr i8, ptr addrspace(3) %405, i32 %406, !dbg !34
  %408 = getelementptr inbounds nuw i8, ptr addrspace(3) %407, i32 %121, !dbg !34
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %gep70, ptr addrspace(3) %408, i32 16, i32 0, i32 0), !dbg !34, !alias.scope !31
  tail call void @llvm.amdgcn.asyncmark(), !dbg !34
  %409 = getelementptr inbounds nuw i8, ptr addrspace(3) %203, i32 %136, !dbg !34
  %410 = getelementptr inbounds nuw i8, ptr addrspace(3) %409, i32 %132, !dbg !34
  %411 = getelementptr inbounds nuw i8, ptr addrspace(3) %410, i32 %134, !dbg !34
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %411, i32 %25, !dbg !34
  %413 = getelementptr inbounds nuw i8, ptr addrspace(3) %412, i32 %138, !dbg !34
  %414 = getelementptr inbounds nuw i8, ptr addrspace(3) %413, i32 %139, !dbg !34
  %415 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %414), !dbg !34, !alias.scope !38, !noalias !31
  %416 = getelementptr inbounds nuw i8, ptr addrspace(3) %414, i32 512, !dbg !34
  %417 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %416), !dbg !34, !alias.scope !38, !noalias !31
  %418 = getelementptr inbounds nuw i8, ptr addrspace(3) %414, i32 2176, !dbg !34
  %419 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %418), !dbg !34, !alias.scope !38, !noalias !31
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %414, i32 2688, !dbg !34
  %421 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %420), !dbg !34, !alias.scope !38, !noalias !31
  %422 = fptrunc <2 x float> %371 to <2 x half>, !dbg !56
  %423 = fptrunc <2 x float> %373 to <2 x half>, !dbg !56
  %424 = fptrunc <2 x float> %375 to <2 x half>, !dbg !56
  %425 = fptrunc <2 x float> %377 to <2 x half>, !dbg !56
  %426 = fptrunc <2 x float> %379 to <2 x half>, !dbg !56
  %427 = fptrunc <2 x float> %381 to <2 x half>, !dbg !56
  %428 = fptrunc <2 x float> %383 to <2 x half>, !dbg !56
  %429 = fptrunc <2 x float> %385 to <2 x half>, !dbg !56
  %430 = insertelement <1 x float> poison, float %368, i64 0, !dbg !57
  store <1 x float> %430, ptr addrspace(3) %143, align 4, !dbg !57
  fence syncscope("workgroup") release, !dbg !57, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !57, !mmra !23
  %431 = load <1 x float>, ptr addrspace(3) %144, align 4, !dbg !57
  %432 = shufflevector <1 x float> %431, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !57
  %433 = fmul <2 x float> %209, %432, !dbg !57
  %434 = fmul <2 x float> %210, %432, !dbg !57
  %435 = fmul <2 x float> %211, %432, !dbg !57
  %436 = fmul <2 x float> %212, %432, !dbg !57
  %437 = fmul <2 x float> %213, %432, !dbg !57
  %438 = fmul <2 x float> %214, %432, !dbg !57
  %439 = fmul <2 x float> %215, %432, !dbg !57
  %440 = fmul <2 x float> %216, %432, !dbg !57
  fence syncscope("workgroup") release, !dbg !56, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !56
  fence syncscope("workgroup") acquire, !dbg !56, !mmra !23
  %441 = shufflevector <2 x half> %422, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %441, ptr addrspace(3) %150, align 2, !dbg !56
  %442 = shufflevector <2 x half> %422, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %442, ptr addrspace(3) %151, align 2, !dbg !56
  %443 = shufflevector <2 x half> %426, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %443, ptr addrspace(3) %152, align 2, !dbg !56
  %444 = shufflevector <2 x half> %426, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %444, ptr addrspace(3) %153, align 2, !dbg !56
  %445 = shufflevector <2 x half> %423, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %445, ptr addrspace(3) %155, align 2, !dbg !56
  %446 = shufflevector <2 x half> %423, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %446, ptr addrspace(3) %156, align 2, !dbg !56
  %447 = shufflevector <2 x half> %427, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %447, ptr addrspace(3) %157, align 2, !dbg !56
  %448 = shufflevector <2 x half> %427, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %448, ptr addrspace(3) %158, align 2, !dbg !56
  %449 = shufflevector <2 x half> %424, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %449, ptr addrspace(3) %160, align 2, !dbg !56
  %450 = shufflevector <2 x half> %424, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %450, ptr addrspace(3) %161, align 2, !dbg !56
  %451 = shufflevector <2 x half> %428, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %451, ptr addrspace(3) %162, align 2, !dbg !56
  %452 = shufflevector <2 x half> %428, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %452, ptr addrspace(3) %163, align 2, !dbg !56
  %453 = shufflevector <2 x half> %425, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %453, ptr addrspace(3) %165, align 2, !dbg !56
  %454 = shufflevector <2 x half> %425, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %454, ptr addrspace(3) %166, align 2, !dbg !56
  %455 = shufflevector <2 x half> %429, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %455, ptr addrspace(3) %167, align 2, !dbg !56
  %456 = shufflevector <2 x half> %429, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %456, ptr addrspace(3) %168, align 2, !dbg !56
  fence syncscope("workgroup") release, !dbg !56, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !56
  fence syncscope("workgroup") acquire, !dbg !56, !mmra !23
  %457 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %179), !dbg !56
  %458 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %180), !dbg !56
  %459 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %182), !dbg !56
  %460 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %183), !dbg !56
  %461 = shufflevector <4 x half> %457, <4 x half> %459, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %462 = shufflevector <4 x half> %458, <4 x half> %460, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %463 = shufflevector <4 x half> %415, <4 x half> %417, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %464 = shufflevector <4 x half> %419, <4 x half> %421, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %465 = shufflevector <2 x float> %433, <2 x float> %434, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %466 = shufflevector <2 x float> %435, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %467 = shufflevector <16 x float> %465, <16 x float> %466, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %468 = shufflevector <2 x float> %436, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %469 = shufflevector <16 x float> %467, <16 x float> %468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %470 = shufflevector <2 x float> %437, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %471 = shufflevector <16 x float> %469, <16 x float> %470, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %472 = shufflevector <2 x float> %438, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %473 = shufflevector <16 x float> %471, <16 x float> %472, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %474 = shufflevector <2 x float> %439, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %475 = shufflevector <16 x float> %473, <16 x float> %474, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !58
  %476 = shufflevector <2 x float> %440, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %477 = shufflevector <16 x float> %475, <16 x float> %476, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !58
  %478 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %463, <8 x half> %461, <16 x float> %477, i32 0, i32 0, i32 0), !dbg !58
  %479 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %464, <8 x half> %462, <16 x float> %478, i32 0, i32 0, i32 0), !dbg !58
  %.not.not = icmp slt i32 %208, %18, !dbg !28
  %480 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !59
  %481 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !59
  %482 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !59
  %483 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !59
  %484 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !59
  %485 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !59
  %486 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !59
  %487 = shufflevector <16 x float> %479, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !59
  br i1 %.not.not, label %202, label %._crit_edge, !dbg !28

._crit_edge:                                      ; preds = %202, %127
  %.lcssa68 = phi float [ -inf, %127 ], [ %325, %202 ], !dbg !60
  %.lcssa67 = phi float [ 0.000000e+00, %127 ], [ %403, %202 ], !dbg !61
  %.lcssa65 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 8640), %127 ], [ %229, %202 ], !dbg !30
  %.lcssa = phi ptr addrspace(3) [ @global_smem, %127 ], [ %407, %202 ], !dbg !34
  %488 = phi <2 x float> [ zeroinitializer, %127 ], [ %480, %202 ], !dbg !59
  %489 = phi <2 x float> [ zeroinitializer, %127 ], [ %481, %202 ], !dbg !59
  %490 = phi <2 x float> [ zeroinitializer, %127 ], [ %482, %202 ], !dbg !59
  %491 = phi <2 x float> [ zeroinitializer, %127 ], [ %483, %202 ], !dbg !59
  %492 = phi <2 x float> [ zeroinitializer, %127 ], [ %484, %202 ], !dbg !59
  %493 = phi <2 x float> [ zeroinitializer, %127 ], [ %485, %202 ], !dbg !59
  %494 = phi <2 x float> [ zeroinitializer, %127 ], [ %486, %202 ], !dbg !59
  %495 = phi <2 x float> [ zeroinitializer, %127 ], [ %487, %202 ], !dbg !59
  %496 = add i32 %18, 95, !dbg !28
  %497 = sdiv i32 %496, 32, !dbg !28
  %498 = tail call i32 @llvm.smax.i32(i32 %497, i32 1), !dbg !28
  %499 = shl nuw nsw i32 %498, 5, !dbg !28
  %500 = add nsw i32 %499, -32, !dbg !28
  %501 = icmp sgt i32 %496, 31, !dbg !28
  tail call void @llvm.amdgcn.wait.asyncmark(i16 0), !dbg !30
  fence syncscope("workgroup") release, !dbg !30, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !23
  %502 = insertelement <8 x i32> poison, i32 %500, i64 0, !dbg !36
  %503 = shufflevector <8 x i32> %502, <8 x i32> poison, <8 x i32> zeroinitializer, !dbg !36
  %504 = insertelement <8 x i32> poison, i32 %76, i64 0, !dbg !36
  %505 = insertelement <8 x i32> %504, i32 %77, i64 1, !dbg !36
  %506 = shufflevector <2 x i32> %80, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !36
  %507 = shufflevector <8 x i32> %505, <8 x i32> %506, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !36
  %508 = shufflevector <4 x i32> %83, <4 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !36
  %509 = shufflevector <8 x i32> %507, <8 x i32> %508, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 10, i32 11>, !dbg !36
  %510 = or disjoint <8 x i32> %503, %509, !dbg !36
  %511 = or disjoint i32 %500, %84, !dbg !36
  %512 = insertelement <4 x i32> poison, i32 %500, i64 0, !dbg !36
  %513 = shufflevector <4 x i32> %512, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !36
  %514 = or disjoint <4 x i32> %513, %85, !dbg !36
  %515 = insertelement <2 x i32> poison, i32 %500, i64 0, !dbg !36
  %516 = shufflevector <2 x i32> %515, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !36
  %517 = or disjoint <2 x i32> %516, %86, !dbg !36
  %518 = or disjoint i32 %500, %87, !dbg !36
  br i1 %501, label %519, label %541, !dbg !37

519:                                              ; preds = %._crit_edge
  %520 = or disjoint i32 %57, %52, !dbg !37
  %521 = xor i32 %520, 96, !dbg !37
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa65, i32 %521, !dbg !37
  %523 = load <8 x half>, ptr addrspace(3) %522, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %524 = xor i32 %520, 64, !dbg !37
  %525 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa65, i32 %524, !dbg !37
  %526 = load <8 x half>, ptr addrspace(3) %525, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %527 = xor i32 %520, 32, !dbg !37
  %528 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa65, i32 %527, !dbg !37
  %529 = load <8 x half>, ptr addrspace(3) %528, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %530 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa65, i32 %520, !dbg !37
  %531 = load <8 x half>, ptr addrspace(3) %530, align 16, !dbg !37, !alias.scope !38, !noalias !31
  %532 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %531, <8 x half> %60, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !37
  %533 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %529, <8 x half> %63, <16 x float> %532, i32 0, i32 0, i32 0), !dbg !37
  %534 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %526, <8 x half> %66, <16 x float> %533, i32 0, i32 0, i32 0), !dbg !37
  %535 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %523, <8 x half> %69, <16 x float> %534, i32 0, i32 0, i32 0), !dbg !37
  %536 = extractelement <16 x float> %535, i64 8, !dbg !37
  %537 = extractelement <16 x float> %535, i64 15, !dbg !37
  %538 = shufflevector <16 x float> %535, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !37
  %539 = shufflevector <16 x float> %535, <16 x float> poison, <4 x i32> <i32 9, i32 10, i32 11, i32 12>, !dbg !37
  %540 = shufflevector <16 x float> %535, <16 x float> poison, <2 x i32> <i32 13, i32 14>, !dbg !37
  br label %541, !dbg !37

541:                                              ; preds = %519, %._crit_edge
  %542 = phi float [ %536, %519 ], [ 0.000000e+00, %._crit_edge ], !dbg !37
  %543 = phi float [ %537, %519 ], [ 0.000000e+00, %._crit_edge ], !dbg !37
  %544 = phi <8 x float> [ %538, %519 ], [ zeroinitializer, %._crit_edge ], !dbg !37
  %545 = phi <4 x float> [ %539, %519 ], [ zeroinitializer, %._crit_edge ], !dbg !37
  %546 = phi <2 x float> [ %540, %519 ], [ zeroinitializer, %._crit_edge ], !dbg !37
  %547 = insertelement <8 x float> poison, float %89, i64 0, !dbg !37
  %548 = shufflevector <8 x float> %547, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !37
  %549 = fmul <8 x float> %548, %544, !dbg !37
  %550 = fmul float %89, %542, !dbg !37
  %551 = insertelement <4 x float> poison, float %89, i64 0, !dbg !37
  %552 = shufflevector <4 x float> %551, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !37
  %553 = fmul <4 x float> %552, %545, !dbg !37
  %554 = insertelement <2 x float> poison, float %89, i64 0, !dbg !37
  %555 = shufflevector <2 x float> %554, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !37
  %556 = fmul <2 x float> %555, %546, !dbg !37
  %557 = fmul float %89, %543, !dbg !37
  %558 = insertelement <8 x i32> poison, i32 %30, i64 0, !dbg !35
  %559 = shufflevector <8 x i32> %558, <8 x i32> poison, <8 x i32> zeroinitializer, !dbg !35
  %560 = icmp slt <8 x i32> %559, %510, !dbg !35
  %.not9 = icmp slt i32 %30, %511, !dbg !35
  %561 = insertelement <4 x i32> poison, i32 %30, i64 0, !dbg !35
  %562 = shufflevector <4 x i32> %561, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !35
  %563 = icmp slt <4 x i32> %562, %514, !dbg !35
  %564 = insertelement <2 x i32> poison, i32 %30, i64 0, !dbg !35
  %565 = shufflevector <2 x i32> %564, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !35
  %566 = icmp slt <2 x i32> %565, %517, !dbg !35
  %.not16 = icmp slt i32 %30, %518, !dbg !35
  %567 = select <8 x i1> %560, <8 x float> splat (float -inf), <8 x float> %549, !dbg !40
  %568 = select i1 %.not9, float -inf, float %550, !dbg !40
  %569 = select <4 x i1> %563, <4 x float> splat (float -inf), <4 x float> %553, !dbg !40
  %570 = select i1 %.not16, float -inf, float %557, !dbg !40
  %571 = extractelement <8 x float> %567, i64 0, !dbg !41
  %572 = extractelement <8 x float> %567, i64 1, !dbg !41
  %573 = tail call float @llvm.maxnum.f32(float %571, float %572), !dbg !42
  %574 = extractelement <8 x float> %567, i64 2, !dbg !41
  %575 = tail call float @llvm.maxnum.f32(float %573, float %574), !dbg !42
  %576 = extractelement <8 x float> %567, i64 3, !dbg !41
  %577 = extractelement <8 x float> %567, i64 4, !dbg !41
  %578 = tail call float @llvm.maxnum.f32(float %576, float %577), !dbg !42
  %579 = extractelement <8 x float> %567, i64 5, !dbg !41
  %580 = tail call float @llvm.maxnum.f32(float %578, float %579), !dbg !42
  %581 = extractelement <8 x float> %567, i64 6, !dbg !41
  %582 = extractelement <8 x float> %567, i64 7, !dbg !41
  %583 = tail call float @llvm.maxnum.f32(float %581, float %582), !dbg !42
  %584 = tail call float @llvm.maxnum.f32(float %583, float %568), !dbg !42
  %585 = extractelement <4 x float> %569, i64 0, !dbg !41
  %586 = extractelement <4 x float> %569, i64 1, !dbg !41
  %587 = tail call float @llvm.maxnum.f32(float %585, float %586), !dbg !42
  %588 = extractelement <4 x float> %569, i64 2, !dbg !41
  %589 = tail call float @llvm.maxnum.f32(float %587, float %588), !dbg !42
  %590 = extractelement <4 x float> %569, i64 3, !dbg !41
  %591 = tail call float @llvm.maxnum.f32(float %575, float %580), !dbg !42
  %592 = tail call float @llvm.maxnum.f32(float %591, float %584), !dbg !42
  %593 = shufflevector <8 x float> %567, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %594 = shufflevector <8 x float> %567, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %595 = shufflevector <8 x float> %567, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !41
  %596 = shufflevector <8 x float> %567, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !41
  %597 = shufflevector <4 x float> %569, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %598 = shufflevector <4 x float> %569, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %599 = select <2 x i1> %566, <2 x float> splat (float -inf), <2 x float> %556, !dbg !40
  %600 = extractelement <2 x float> %599, i64 0, !dbg !42
  %601 = tail call float @llvm.maxnum.f32(float %590, float %600), !dbg !42
  %602 = extractelement <2 x float> %599, i64 1, !dbg !42
  %603 = tail call float @llvm.maxnum.f32(float %601, float %602), !dbg !42
  %604 = tail call float @llvm.maxnum.f32(float %589, float %603), !dbg !42
  %605 = tail call float @llvm.maxnum.f32(float %604, float %570), !dbg !42
  %606 = tail call float @llvm.maxnum.f32(float %592, float %605), !dbg !42
  %607 = bitcast float %606 to i32, !dbg !45
  %608 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %607, i32 %607, i1 false, i1 false), !dbg !45
  %609 = extractvalue { i32, i32 } %608, 0, !dbg !45
  %610 = extractvalue { i32, i32 } %608, 1, !dbg !45
  %611 = bitcast i32 %609 to float, !dbg !45
  %612 = bitcast i32 %610 to float, !dbg !45
  %613 = tail call float @llvm.maxnum.f32(float %611, float %612), !dbg !42
  %614 = tail call float @llvm.maxnum.f32(float %.lcssa68, float %613), !dbg !48
  %615 = insertelement <2 x float> poison, float %614, i64 0, !dbg !41
  %616 = shufflevector <2 x float> %615, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !41
  %617 = fsub <2 x float> %593, %616, !dbg !41
  %618 = fsub <2 x float> %594, %616, !dbg !41
  %619 = fsub <2 x float> %595, %616, !dbg !41
  %620 = fsub <2 x float> %596, %616, !dbg !41
  %621 = fsub float %568, %614, !dbg !41
  %622 = fsub <2 x float> %597, %616, !dbg !41
  %623 = fsub <2 x float> %598, %616, !dbg !41
  %624 = fsub <2 x float> %599, %616, !dbg !41
  %625 = fsub float %570, %614, !dbg !41
  %626 = extractelement <2 x float> %617, i64 0, !dbg !49
  %627 = tail call float @llvm.amdgcn.exp2.f32(float %626), !dbg !49
  %628 = extractelement <2 x float> %617, i64 1, !dbg !49
  %629 = tail call float @llvm.amdgcn.exp2.f32(float %628), !dbg !49
  %630 = extractelement <2 x float> %618, i64 0, !dbg !49
  %631 = tail call float @llvm.amdgcn.exp2.f32(float %630), !dbg !49
  %632 = extractelement <2 x float> %618, i64 1, !dbg !49
  %633 = tail call float @llvm.amdgcn.exp2.f32(float %632), !dbg !49
  %634 = extractelement <2 x float> %619, i64 0, !dbg !49
  %635 = tail call float @llvm.amdgcn.exp2.f32(float %634), !dbg !49
  %636 = extractelement <2 x float> %619, i64 1, !dbg !49
  %637 = tail call float @llvm.amdgcn.exp2.f32(float %636), !dbg !49
  %638 = extractelement <2 x float> %620, i64 0, !dbg !49
  %639 = tail call float @llvm.amdgcn.exp2.f32(float %638), !dbg !49
  %640 = extractelement <2 x float> %620, i64 1, !dbg !49
  %641 = tail call float @llvm.amdgcn.exp2.f32(float %640), !dbg !49
  %642 = tail call float @llvm.amdgcn.exp2.f32(float %621), !dbg !49
  %643 = extractelement <2 x float> %622, i64 0, !dbg !49
  %644 = tail call float @llvm.amdgcn.exp2.f32(float %643), !dbg !49
  %645 = extractelement <2 x float> %622, i64 1, !dbg !49
  %646 = tail call float @llvm.amdgcn.exp2.f32(float %645), !dbg !49
  %647 = extractelement <2 x float> %623, i64 0, !dbg !49
  %648 = tail call float @llvm.amdgcn.exp2.f32(float %647), !dbg !49
  %649 = extractelement <2 x float> %623, i64 1, !dbg !49
  %650 = tail call float @llvm.amdgcn.exp2.f32(float %649), !dbg !49
  %651 = extractelement <2 x float> %624, i64 0, !dbg !49
  %652 = tail call float @llvm.amdgcn.exp2.f32(float %651), !dbg !49
  %653 = extractelement <2 x float> %624, i64 1, !dbg !49
  %654 = tail call float @llvm.amdgcn.exp2.f32(float %653), !dbg !49
  %655 = tail call float @llvm.amdgcn.exp2.f32(float %625), !dbg !49
  %656 = fsub float %.lcssa68, %614, !dbg !50
  %657 = tail call float @llvm.amdgcn.exp2.f32(float %656), !dbg !51
  %658 = insertelement <2 x float> poison, float %627, i64 0, !dbg !53
  %659 = insertelement <2 x float> %658, float %629, i64 1, !dbg !53
  %660 = insertelement <2 x float> poison, float %631, i64 0, !dbg !53
  %661 = insertelement <2 x float> %660, float %633, i64 1, !dbg !53
  %662 = insertelement <2 x float> poison, float %635, i64 0, !dbg !53
  %663 = insertelement <2 x float> %662, float %637, i64 1, !dbg !53
  %664 = insertelement <2 x float> poison, float %639, i64 0, !dbg !53
  %665 = insertelement <2 x float> %664, float %641, i64 1, !dbg !53
  %666 = insertelement <2 x float> poison, float %642, i64 0, !dbg !53
  %667 = insertelement <2 x float> %666, float %644, i64 1, !dbg !53
  %668 = insertelement <2 x float> poison, float %646, i64 0, !dbg !53
  %669 = insertelement <2 x float> %668, float %648, i64 1, !dbg !53
  %670 = insertelement <2 x float> poison, float %650, i64 0, !dbg !53
  %671 = insertelement <2 x float> %670, float %652, i64 1, !dbg !53
  %672 = insertelement <2 x float> poison, float %654, i64 0, !dbg !53
  %673 = insertelement <2 x float> %672, float %655, i64 1, !dbg !53
  %674 = fadd <2 x float> %659, %661, !dbg !53
  %675 = fadd <2 x float> %663, %665, !dbg !53
  %676 = fadd <2 x float> %667, %669, !dbg !53
  %677 = fadd <2 x float> %671, %673, !dbg !53
  %678 = fadd <2 x float> %674, %675, !dbg !53
  %679 = fadd <2 x float> %676, %677, !dbg !53
  %680 = fadd <2 x float> %678, %679, !dbg !53
  %681 = extractelement <2 x float> %680, i64 0, !dbg !53
  %682 = extractelement <2 x float> %680, i64 1, !dbg !53
  %683 = fadd float %681, %682, !dbg !55
  %684 = bitcast float %683 to i32, !dbg !53
  %685 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %684, i32 %684, i1 false, i1 false), !dbg !53
  %686 = and i32 %40, 280, !dbg !34
  %687 = and i32 %11, 4, !dbg !34
  %688 = shl nuw nsw i32 %687, 8, !dbg !34
  %689 = and i32 %11, 8, !dbg !34
  %690 = shl nuw nsw i32 %689, 4, !dbg !34
  %691 = shl nuw nsw i32 %11, 1, !dbg !34
  %692 = and i32 %691, 32, !dbg !34
  %693 = shl nuw nsw i32 %687, 4, !dbg !34
  %694 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %690, !dbg !34
  %695 = getelementptr inbounds nuw i8, ptr addrspace(3) %694, i32 %686, !dbg !34
  %696 = getelementptr inbounds nuw i8, ptr addrspace(3) %695, i32 %688, !dbg !34
  %697 = getelementptr inbounds nuw i8, ptr addrspace(3) %696, i32 %25, !dbg !34
  %698 = getelementptr inbounds nuw i8, ptr addrspace(3) %697, i32 %692, !dbg !34
  %699 = getelementptr inbounds nuw i8, ptr addrspace(3) %698, i32 %693, !dbg !34
  %700 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %699), !dbg !34, !alias.scope !38, !noalias !31
  %701 = getelementptr inbounds nuw i8, ptr addrspace(3) %699, i32 512, !dbg !34
  %702 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %701), !dbg !34, !alias.scope !38, !noalias !31
  %703 = getelementptr inbounds nuw i8, ptr addrspace(3) %699, i32 2176, !dbg !34
  %704 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %703), !dbg !34, !alias.scope !38, !noalias !31
  %705 = getelementptr inbounds nuw i8, ptr addrspace(3) %699, i32 2688, !dbg !34
  %706 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %705), !dbg !34, !alias.scope !38, !noalias !31
  %707 = fptrunc <2 x float> %659 to <2 x half>, !dbg !56
  %708 = fptrunc <2 x float> %661 to <2 x half>, !dbg !56
  %709 = fptrunc <2 x float> %663 to <2 x half>, !dbg !56
  %710 = fptrunc <2 x float> %665 to <2 x half>, !dbg !56
  %711 = fptrunc <2 x float> %667 to <2 x half>, !dbg !56
  %712 = fptrunc <2 x float> %669 to <2 x half>, !dbg !56
  %713 = fptrunc <2 x float> %671 to <2 x half>, !dbg !56
  %714 = fptrunc <2 x float> %673 to <2 x half>, !dbg !56
  %715 = shl nuw nsw i32 %22, 2, !dbg !57
  %716 = shl nuw nsw i32 %25, 1, !dbg !57
  %717 = or disjoint i32 %716, %715, !dbg !57
  %718 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16896), i32 %717, !dbg !57
  %719 = insertelement <1 x float> poison, float %657, i64 0, !dbg !57
  store <1 x float> %719, ptr addrspace(3) %718, align 4, !dbg !57
  fence syncscope("workgroup") release, !dbg !57, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !57
  fence syncscope("workgroup") acquire, !dbg !57, !mmra !23
  %720 = or disjoint i32 %23, %715, !dbg !57
  %721 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16896), i32 %720, !dbg !57
  %722 = load <1 x float>, ptr addrspace(3) %721, align 4, !dbg !57
  fence syncscope("workgroup") release, !dbg !56, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !56
  fence syncscope("workgroup") acquire, !dbg !56, !mmra !23
  %723 = shl nuw nsw i32 %22, 1, !dbg !56
  %724 = icmp eq i32 %39, 0, !dbg !56
  %725 = select i1 %724, i32 0, i32 528, !dbg !56
  %726 = xor i32 %725, %723, !dbg !56
  %727 = or disjoint i32 %25, %726, !dbg !56
  %728 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %727, !dbg !56
  %729 = shufflevector <2 x half> %707, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %729, ptr addrspace(3) %728, align 2, !dbg !56
  %730 = getelementptr inbounds nuw i8, ptr addrspace(3) %728, i32 128, !dbg !56
  %731 = shufflevector <2 x half> %707, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %731, ptr addrspace(3) %730, align 2, !dbg !56
  %732 = getelementptr inbounds nuw i8, ptr addrspace(3) %728, i32 2048, !dbg !56
  %733 = shufflevector <2 x half> %711, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %733, ptr addrspace(3) %732, align 2, !dbg !56
  %734 = getelementptr inbounds nuw i8, ptr addrspace(3) %728, i32 2176, !dbg !56
  %735 = shufflevector <2 x half> %711, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %735, ptr addrspace(3) %734, align 2, !dbg !56
  %736 = xor i32 %727, 264, !dbg !56
  %737 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %736, !dbg !56
  %738 = shufflevector <2 x half> %708, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %738, ptr addrspace(3) %737, align 2, !dbg !56
  %739 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 128, !dbg !56
  %740 = shufflevector <2 x half> %708, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %740, ptr addrspace(3) %739, align 2, !dbg !56
  %741 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 2048, !dbg !56
  %742 = shufflevector <2 x half> %712, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %742, ptr addrspace(3) %741, align 2, !dbg !56
  %743 = getelementptr inbounds nuw i8, ptr addrspace(3) %737, i32 2176, !dbg !56
  %744 = shufflevector <2 x half> %712, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %744, ptr addrspace(3) %743, align 2, !dbg !56
  %745 = xor i32 %727, 1056, !dbg !56
  %746 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %745, !dbg !56
  %747 = shufflevector <2 x half> %709, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %747, ptr addrspace(3) %746, align 2, !dbg !56
  %748 = getelementptr inbounds nuw i8, ptr addrspace(3) %746, i32 128, !dbg !56
  %749 = shufflevector <2 x half> %709, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %749, ptr addrspace(3) %748, align 2, !dbg !56
  %750 = getelementptr inbounds nuw i8, ptr addrspace(3) %746, i32 2048, !dbg !56
  %751 = shufflevector <2 x half> %713, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %751, ptr addrspace(3) %750, align 2, !dbg !56
  %752 = getelementptr inbounds nuw i8, ptr addrspace(3) %746, i32 2176, !dbg !56
  %753 = shufflevector <2 x half> %713, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %753, ptr addrspace(3) %752, align 2, !dbg !56
  %754 = xor i32 %727, 1320, !dbg !56
  %755 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %754, !dbg !56
  %756 = shufflevector <2 x half> %710, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %756, ptr addrspace(3) %755, align 2, !dbg !56
  %757 = getelementptr inbounds nuw i8, ptr addrspace(3) %755, i32 128, !dbg !56
  %758 = shufflevector <2 x half> %710, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %758, ptr addrspace(3) %757, align 2, !dbg !56
  %759 = getelementptr inbounds nuw i8, ptr addrspace(3) %755, i32 2048, !dbg !56
  %760 = shufflevector <2 x half> %714, <2 x half> poison, <1 x i32> zeroinitializer, !dbg !56
  store <1 x half> %760, ptr addrspace(3) %759, align 2, !dbg !56
  %761 = getelementptr inbounds nuw i8, ptr addrspace(3) %755, i32 2176, !dbg !56
  %762 = shufflevector <2 x half> %714, <2 x half> poison, <1 x i32> <i32 1>, !dbg !56
  store <1 x half> %762, ptr addrspace(3) %761, align 2, !dbg !56
  fence syncscope("workgroup") release, !dbg !56, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !56
  fence syncscope("workgroup") acquire, !dbg !56, !mmra !23
  %763 = and i32 %40, 24, !dbg !56
  %764 = shl nuw nsw i32 %687, 5, !dbg !56
  %765 = icmp eq i32 %689, 0, !dbg !56
  %766 = select i1 %765, i32 0, i32 264, !dbg !56
  %767 = lshr exact i32 %23, 1, !dbg !56
  %768 = or disjoint i32 %767, %764, !dbg !56
  %769 = xor i32 %766, %763, !dbg !56
  %770 = xor i32 %769, %725, !dbg !56
  %771 = or disjoint i32 %768, %770, !dbg !56
  %772 = or disjoint i32 %771, %692, !dbg !56
  %773 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %772, !dbg !56
  %774 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %773), !dbg !56
  %775 = getelementptr inbounds nuw i8, ptr addrspace(3) %773, i32 2048, !dbg !56
  %776 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %775), !dbg !56
  %777 = xor i32 %772, 1056, !dbg !56
  %778 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16832), i32 %777, !dbg !56
  %779 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %778), !dbg !56
  %780 = getelementptr inbounds nuw i8, ptr addrspace(3) %778, i32 2048, !dbg !56
  %781 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %780), !dbg !56
  %782 = extractelement <2 x float> %488, i64 0, !dbg !58
  %783 = extractelement <2 x float> %488, i64 1, !dbg !58
  %784 = extractelement <2 x float> %489, i64 0, !dbg !58
  %785 = extractelement <2 x float> %489, i64 1, !dbg !58
  %786 = extractelement <2 x float> %490, i64 0, !dbg !58
  %787 = extractelement <2 x float> %490, i64 1, !dbg !58
  %788 = extractelement <2 x float> %491, i64 0, !dbg !58
  %789 = extractelement <2 x float> %491, i64 1, !dbg !58
  %790 = extractelement <2 x float> %492, i64 0, !dbg !58
  %791 = extractelement <2 x float> %492, i64 1, !dbg !58
  %792 = extractelement <2 x float> %493, i64 0, !dbg !58
  %793 = extractelement <2 x float> %493, i64 1, !dbg !58
  %794 = extractelement <2 x float> %494, i64 0, !dbg !58
  %795 = extractelement <2 x float> %494, i64 1, !dbg !58
  %796 = extractelement <2 x float> %495, i64 0, !dbg !58
  %797 = extractelement <2 x float> %495, i64 1, !dbg !58
  br i1 %501, label %798, label %843, !dbg !58

798:                                              ; preds = %541
  %799 = shufflevector <1 x float> %722, <1 x float> poison, <2 x i32> zeroinitializer, !dbg !57
  %800 = fmul <2 x float> %495, %799, !dbg !57
  %801 = fmul <2 x float> %494, %799, !dbg !57
  %802 = fmul <2 x float> %493, %799, !dbg !57
  %803 = fmul <2 x float> %492, %799, !dbg !57
  %804 = fmul <2 x float> %491, %799, !dbg !57
  %805 = fmul <2 x float> %490, %799, !dbg !57
  %806 = fmul <2 x float> %489, %799, !dbg !57
  %807 = fmul <2 x float> %488, %799, !dbg !57
  %808 = shufflevector <4 x half> %774, <4 x half> %779, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %809 = shufflevector <4 x half> %776, <4 x half> %781, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %810 = shufflevector <4 x half> %700, <4 x half> %702, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %811 = shufflevector <4 x half> %704, <4 x half> %706, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !58
  %812 = shufflevector <2 x float> %807, <2 x float> %806, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %813 = shufflevector <2 x float> %805, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %814 = shufflevector <16 x float> %812, <16 x float> %813, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %815 = shufflevector <2 x float> %804, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %816 = shufflevector <16 x float> %814, <16 x float> %815, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %817 = shufflevector <2 x float> %803, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %818 = shufflevector <16 x float> %816, <16 x float> %817, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %819 = shufflevector <2 x float> %802, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %820 = shufflevector <16 x float> %818, <16 x float> %819, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %821 = shufflevector <2 x float> %801, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %822 = shufflevector <16 x float> %820, <16 x float> %821, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !58
  %823 = shufflevector <2 x float> %800, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !58
  %824 = shufflevector <16 x float> %822, <16 x float> %823, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !58
  %825 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %810, <8 x half> %808, <16 x float> %824, i32 0, i32 0, i32 0), !dbg !58
  %826 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %811, <8 x half> %809, <16 x float> %825, i32 0, i32 0, i32 0), !dbg !58
  %827 = extractelement <16 x float> %826, i64 0, !dbg !58
  %828 = extractelement <16 x float> %826, i64 1, !dbg !58
  %829 = extractelement <16 x float> %826, i64 2, !dbg !58
  %830 = extractelement <16 x float> %826, i64 3, !dbg !58
  %831 = extractelement <16 x float> %826, i64 4, !dbg !58
  %832 = extractelement <16 x float> %826, i64 5, !dbg !58
  %833 = extractelement <16 x float> %826, i64 6, !dbg !58
  %834 = extractelement <16 x float> %826, i64 7, !dbg !58
  %835 = extractelement <16 x float> %826, i64 8, !dbg !58
  %836 = extractelement <16 x float> %826, i64 9, !dbg !58
  %837 = extractelement <16 x float> %826, i64 10, !dbg !58
  %838 = extractelement <16 x float> %826, i64 11, !dbg !58
  %839 = extractelement <16 x float> %826, i64 12, !dbg !58
  %840 = extractelement <16 x float> %826, i64 13, !dbg !58
  %841 = extractelement <16 x float> %826, i64 14, !dbg !58
  %842 = extractelement <16 x float> %826, i64 15, !dbg !58
  br label %843, !dbg !58

843:                                              ; preds = %798, %541
  %844 = phi float [ %842, %798 ], [ %797, %541 ]
  %845 = phi float [ %841, %798 ], [ %796, %541 ]
  %846 = phi float [ %840, %798 ], [ %795, %541 ]
  %847 = phi float [ %839, %798 ], [ %794, %541 ]
  %848 = phi float [ %838, %798 ], [ %793, %541 ]
  %849 = phi float [ %837, %798 ], [ %792, %541 ]
  %850 = phi float [ %836, %798 ], [ %791, %541 ]
  %851 = phi float [ %835, %798 ], [ %790, %541 ]
  %852 = phi float [ %834, %798 ], [ %789, %541 ]
  %853 = phi float [ %833, %798 ], [ %788, %541 ]
  %854 = phi float [ %832, %798 ], [ %787, %541 ]
  %855 = phi float [ %831, %798 ], [ %786, %541 ]
  %856 = phi float [ %830, %798 ], [ %785, %541 ]
  %857 = phi float [ %829, %798 ], [ %784, %541 ]
  %858 = phi float [ %828, %798 ], [ %783, %541 ]
  %859 = phi float [ %827, %798 ], [ %782, %541 ]
  %860 = fmul float %.lcssa67, %657, !dbg !52
  %861 = extractvalue { i32, i32 } %685, 0, !dbg !53
  %862 = bitcast i32 %861 to float, !dbg !53
  %863 = extractvalue { i32, i32 } %685, 1, !dbg !53
  %864 = bitcast i32 %863 to float, !dbg !53
  %865 = fadd float %862, %864, !dbg !55
  %866 = fadd float %865, %860, !dbg !52
  %867 = lshr exact i32 %39, 2, !dbg !21
  %868 = or disjoint i32 %26, %867, !dbg !21
  %869 = lshr exact i32 %23, 2, !dbg !17
  %870 = or disjoint i32 %22, %869, !dbg !17
  %871 = or disjoint i32 %870, %18, !dbg !18
  %872 = mul i32 %871, %6, !dbg !20
  %873 = select i1 %501, float %866, float %.lcssa67, !dbg !28
  %874 = getelementptr [2 x i8], ptr addrspace(1) %3, i64 %31, !dbg !62
  %875 = sext i32 %872 to i64, !dbg !62
  %876 = getelementptr [2 x i8], ptr addrspace(1) %874, i64 %875, !dbg !62
  %877 = zext nneg i32 %868 to i64, !dbg !62
  %878 = getelementptr [2 x i8], ptr addrspace(1) %876, i64 %877, !dbg !62
  %879 = getelementptr i8, ptr addrspace(1) %878, i64 32, !dbg !62
  %880 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %717, !dbg !14
  %881 = insertelement <1 x float> poison, float %873, i64 0, !dbg !14
  store <1 x float> %881, ptr addrspace(3) %880, align 4, !dbg !14
  fence syncscope("workgroup") release, !dbg !14, !mmra !23
  tail call void @llvm.amdgcn.s.barrier(), !dbg !14
  fence syncscope("workgroup") acquire, !dbg !14, !mmra !23
  %882 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %720, !dbg !14
  %883 = load <1 x float>, ptr addrspace(3) %882, align 4, !dbg !14
  %884 = extractelement <1 x float> %883, i64 0, !dbg !14
  %885 = fdiv float %859, %884, !dbg !14
  %886 = fdiv float %858, %884, !dbg !14
  %887 = fdiv float %857, %884, !dbg !14
  %888 = fdiv float %856, %884, !dbg !14
  %889 = fdiv float %855, %884, !dbg !14
  %890 = fdiv float %854, %884, !dbg !14
  %891 = fdiv float %853, %884, !dbg !14
  %892 = fdiv float %852, %884, !dbg !14
  %893 = fdiv float %851, %884, !dbg !14
  %894 = fdiv float %850, %884, !dbg !14
  %895 = fdiv float %849, %884, !dbg !14
  %896 = fdiv float %848, %884, !dbg !14
  %897 = fdiv float %847, %884, !dbg !14
  %898 = fdiv float %846, %884, !dbg !14
  %899 = fdiv float %845, %884, !dbg !14
  %900 = fdiv float %844, %884, !dbg !14
  %901 = insertelement <2 x float> poison, float %885, i64 0, !dbg !63
  %902 = insertelement <2 x float> %901, float %886, i64 1, !dbg !63
  %903 = fptrunc <2 x float> %902 to <2 x half>, !dbg !63
  %904 = insertelement <2 x float> poison, float %887, i64 0, !dbg !63
  %905 = insertelement <2 x float> %904, float %888, i64 1, !dbg !63
  %906 = fptrunc <2 x float> %905 to <2 x half>, !dbg !63
  %907 = insertelement <2 x float> poison, float %889, i64 0, !dbg !63
  %908 = insertelement <2 x float> %907, float %890, i64 1, !dbg !63
  %909 = fptrunc <2 x float> %908 to <2 x half>, !dbg !63
  %910 = insertelement <2 x float> poison, float %891, i64 0, !dbg !63
  %911 = insertelement <2 x float> %910, float %892, i64 1, !dbg !63
  %912 = fptrunc <2 x float> %911 to <2 x half>, !dbg !63
  %913 = insertelement <2 x float> poison, float %893, i64 0, !dbg !63
  %914 = insertelement <2 x float> %913, float %894, i64 1, !dbg !63
  %915 = fptrunc <2 x float> %914 to <2 x half>, !dbg !63
  %916 = insertelement <2 x float> poison, float %895, i64 0, !dbg !63
  %917 = insertelement <2 x float> %916, float %896, i64 1, !dbg !63
  %918 = fptrunc <2 x float> %917 to <2 x half>, !dbg !63
  %919 = insertelement <2 x float> poison, float %897, i64 0, !dbg !63
  %920 = insertelement <2 x float> %919, float %898, i64 1, !dbg !63
  %921 = fptrunc <2 x float> %920 to <2 x half>, !dbg !63
  %922 = insertelement <2 x float> poison, float %899, i64 0, !dbg !63
  %923 = insertelement <2 x float> %922, float %900, i64 1, !dbg !63
  %924 = fptrunc <2 x float> %923 to <2 x half>, !dbg !63
  %925 = bitcast <2 x half> %903 to i32, !dbg !63
  %926 = bitcast <2 x half> %906 to i32, !dbg !63
  %927 = bitcast <2 x half> %909 to i32, !dbg !63
  %928 = bitcast <2 x half> %912 to i32, !dbg !63
  %929 = bitcast <2 x half> %915 to i32, !dbg !63
  %930 = bitcast <2 x half> %918 to i32, !dbg !63
  %931 = bitcast <2 x half> %921 to i32, !dbg !63
  %932 = bitcast <2 x half> %924 to i32, !dbg !63
  %933 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %925, i32 %927, i1 false, i1 false), !dbg !63
  %934 = extractvalue { i32, i32 } %933, 0, !dbg !63
  %935 = extractvalue { i32, i32 } %933, 1, !dbg !63
  %936 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %926, i32 %928, i1 false, i1 false), !dbg !63
  %937 = extractvalue { i32, i32 } %936, 0, !dbg !63
  %938 = extractvalue { i32, i32 } %936, 1, !dbg !63
  %939 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %929, i32 %931, i1 false, i1 false), !dbg !63
  %940 = extractvalue { i32, i32 } %939, 0, !dbg !63
  %941 = extractvalue { i32, i32 } %939, 1, !dbg !63
  %942 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %930, i32 %932, i1 false, i1 false), !dbg !63
  %943 = extractvalue { i32, i32 } %942, 0, !dbg !63
  %944 = extractvalue { i32, i32 } %942, 1, !dbg !63
  %945 = bitcast i32 %934 to <2 x half>, !dbg !63
  %946 = bitcast i32 %937 to <2 x half>, !dbg !63
  %947 = bitcast i32 %935 to <2 x half>, !dbg !63
  %948 = shufflevector <2 x half> %947, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !63
  %949 = bitcast i32 %938 to <2 x half>, !dbg !63
  %950 = shufflevector <2 x half> %949, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !63
  %951 = bitcast i32 %940 to <2 x half>, !dbg !63
  %952 = bitcast i32 %943 to <2 x half>, !dbg !63
  %953 = bitcast i32 %941 to <2 x half>, !dbg !63
  %954 = shufflevector <2 x half> %953, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !63
  %955 = bitcast i32 %944 to <2 x half>, !dbg !63
  %956 = shufflevector <2 x half> %955, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !63
  %957 = shufflevector <2 x half> %945, <2 x half> %946, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %958 = shufflevector <8 x half> %957, <8 x half> %948, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !13
  %959 = shufflevector <8 x half> %958, <8 x half> %950, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !13
  store <8 x half> %959, ptr addrspace(1) %878, align 16, !dbg !13
  %960 = shufflevector <2 x half> %951, <2 x half> %952, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !13
  %961 = shufflevector <8 x half> %960, <8 x half> %954, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !13
  %962 = shufflevector <8 x half> %961, <8 x half> %956, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !13
  store <8 x half> %962, ptr addrspace(1) %879, align 16, !dbg !13
  ret void, !dbg !64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: nounwind
declare void @llvm.amdgcn.asyncmark() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nounwind
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg) #6

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #7

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #9

attributes #0 = { nounwind "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #9 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "attention", linkageName: "attention", scope: !1, file: !1, line: 50, type: !5, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !7, !9, !10, !10, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 87, column: 5, scope: !4)
!14 = !DILocation(line: 87, column: 66, scope: !4)
!15 = !DILocation(line: 65, column: 12, scope: !4)
!16 = !DILocation(line: 66, column: 13, scope: !4)
!17 = !DILocation(line: 67, column: 19, scope: !4)
!18 = !DILocation(line: 67, column: 11, scope: !4)
!19 = !DILocation(line: 69, column: 17, scope: !4)
!20 = !DILocation(line: 69, column: 32, scope: !4)
!21 = !DILocation(line: 69, column: 55, scope: !4)
!22 = !DILocation(line: 69, column: 9, scope: !4)
!23 = !{!"amdgpu-synchronize-as", !"local"}
!24 = !DILocation(line: 75, column: 22, scope: !4)
!25 = !DILocation(line: 76, column: 21, scope: !4)
!26 = !DILocation(line: 77, column: 43, scope: !4)
!27 = !DILocation(line: 84, column: 21, scope: !4)
!28 = !DILocation(line: 74, column: 5, scope: !4)
!29 = !DILocation(line: 76, column: 34, scope: !4)
!30 = !DILocation(line: 76, column: 13, scope: !4)
!31 = !{!32}
!32 = !{!"amdg.AsyncCopies", !33, !"Scope containing all AsyncCopyGlobalToLocal and BufferLoadToLocal ops"}
!33 = !{!"amdg.AsyncOps", !"Domain to hold alias scopes to specify aliasing information between AsyncCopyGlobalToLocal, BufferLoadToLocal and LocalLoad ops"}
!34 = !DILocation(line: 84, column: 13, scope: !4)
!35 = !DILocation(line: 79, column: 30, scope: !4)
!36 = !DILocation(line: 75, column: 14, scope: !4)
!37 = !DILocation(line: 77, column: 17, scope: !4)
!38 = !{!39}
!39 = !{!"amdg.LocalLoads", !33, !"Scope containing all LocalLoad ops"}
!40 = !DILocation(line: 79, column: 21, scope: !4)
!41 = !DILocation(line: 81, column: 26, scope: !4)
!42 = !DILocation(line: 196, column: 12, scope: !43, inlinedAt: !45)
!43 = distinct !DILexicalBlockFile(scope: !4, file: !44, discriminator: 0)
!44 = !DIFile(filename: "standard.py", directory: ".")
!45 = !DILocation(line: 216, column: 16, scope: !43, inlinedAt: !46)
!46 = !DILocation(line: 80, column: 37, scope: !47)
!47 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!48 = !DILocation(line: 80, column: 20, scope: !4)
!49 = !DILocation(line: 81, column: 18, scope: !4)
!50 = !DILocation(line: 82, column: 26, scope: !4)
!51 = !DILocation(line: 82, column: 18, scope: !4)
!52 = !DILocation(line: 83, column: 16, scope: !4)
!53 = !DILocation(line: 314, column: 12, scope: !43, inlinedAt: !54)
!54 = !DILocation(line: 83, column: 32, scope: !47)
!55 = !DILocation(line: 287, column: 12, scope: !43, inlinedAt: !53)
!56 = !DILocation(line: 85, column: 24, scope: !4)
!57 = !DILocation(line: 85, column: 50, scope: !4)
!58 = !DILocation(line: 85, column: 17, scope: !4)
!59 = !DILocation(line: 72, column: 13, scope: !4)
!60 = !DILocation(line: 70, column: 12, scope: !4)
!61 = !DILocation(line: 71, column: 12, scope: !4)
!62 = !DILocation(line: 87, column: 14, scope: !4)
!63 = !DILocation(line: 87, column: 65, scope: !4)
!64 = !DILocation(line: 50, column: 1, scope: !4)
