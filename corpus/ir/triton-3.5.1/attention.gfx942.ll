; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !4 float @llvm.amdgcn.exp2.f32(float) #0

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @attention(ptr addrspace(1) inreg readonly captures(none) %0, ptr addrspace(1) inreg readonly captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, float inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, ptr addrspace(1) inreg readnone captures(none) %8, ptr addrspace(1) inreg readnone captures(none) %9) local_unnamed_addr #1 !dbg !7 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !8
  %12 = mul i32 %7, %11, !dbg !9
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !10
  %14 = shl i32 %13, 6, !dbg !11
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %16 = and i32 %15, 31, !dbg !12
  %17 = and i32 %15, 128, !dbg !12
  %18 = lshr i32 %15, 3, !dbg !12
  %19 = and i32 %18, 31, !dbg !12
  %20 = and i32 %15, 64, !dbg !12
  %21 = lshr exact i32 %20, 1, !dbg !12
  %22 = or disjoint i32 %19, %14, !dbg !13
  %23 = or disjoint i32 %22, 32, !dbg !13
  %24 = or disjoint i32 %14, %16, !dbg !12
  %25 = or disjoint i32 %24, %21, !dbg !13
  %26 = sext i32 %12 to i64, !dbg !14
  %27 = getelementptr half, ptr addrspace(1) %0, i64 %26, !dbg !14
  %28 = mul i32 %6, %22, !dbg !15
  %29 = mul i32 %6, %23, !dbg !15
  %30 = sext i32 %28 to i64, !dbg !16
  %31 = getelementptr half, ptr addrspace(1) %27, i64 %30, !dbg !16
  %32 = sext i32 %29 to i64, !dbg !16
  %33 = getelementptr half, ptr addrspace(1) %27, i64 %32, !dbg !16
  %34 = and i32 %15, 32, !dbg !17
  %35 = lshr exact i32 %34, 3, !dbg !17
  %36 = shl nuw nsw i32 %15, 3, !dbg !17
  %37 = and i32 %36, 56, !dbg !17
  %38 = zext nneg i32 %37 to i64, !dbg !18
  %39 = getelementptr half, ptr addrspace(1) %31, i64 %38, !dbg !18
  %40 = getelementptr half, ptr addrspace(1) %33, i64 %38, !dbg !18
  %41 = load <8 x half>, ptr addrspace(1) %39, align 16, !dbg !19
  %42 = load <8 x half>, ptr addrspace(1) %40, align 16, !dbg !19
  %43 = shl nuw nsw i32 %15, 4, !dbg !19
  %44 = and i32 %43, 4080, !dbg !19
  %45 = and i32 %15, 120, !dbg !19
  %46 = xor i32 %44, %45, !dbg !19
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46, !dbg !19
  %48 = shufflevector <8 x half> %41, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  store <4 x half> %48, ptr addrspace(3) %47, align 8, !dbg !19
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 4096, !dbg !19
  %50 = shufflevector <8 x half> %42, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !19
  store <4 x half> %50, ptr addrspace(3) %49, align 8, !dbg !19
  %51 = xor i32 %46, 8, !dbg !19
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %51, !dbg !19
  %53 = shufflevector <8 x half> %41, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  store <4 x half> %53, ptr addrspace(3) %52, align 8, !dbg !19
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %52, i32 4096, !dbg !19
  %55 = shufflevector <8 x half> %42, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !19
  store <4 x half> %55, ptr addrspace(3) %54, align 8, !dbg !19
  fence syncscope("workgroup") release, !dbg !19
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19
  %56 = shl nuw nsw i32 %16, 7, !dbg !19
  %57 = and i32 %36, 120, !dbg !19
  %58 = lshr exact i32 %34, 2, !dbg !19
  %59 = shl nuw nsw i32 %20, 6, !dbg !19
  %60 = xor i32 %57, %58, !dbg !19
  %61 = or disjoint i32 %60, %59, !dbg !19
  %62 = or disjoint i32 %61, %56, !dbg !19
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %62, !dbg !19
  %64 = load <4 x half>, ptr addrspace(3) %63, align 8, !dbg !19
  %65 = xor i32 %62, 16, !dbg !19
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %65, !dbg !19
  %67 = load <4 x half>, ptr addrspace(3) %66, align 8, !dbg !19
  %68 = xor i32 %62, 32, !dbg !19
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %68, !dbg !19
  %70 = load <4 x half>, ptr addrspace(3) %69, align 8, !dbg !19
  %71 = xor i32 %62, 48, !dbg !19
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %71, !dbg !19
  %73 = load <4 x half>, ptr addrspace(3) %72, align 8, !dbg !19
  %74 = xor i32 %62, 64, !dbg !19
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %74, !dbg !19
  %76 = load <4 x half>, ptr addrspace(3) %75, align 8, !dbg !19
  %77 = xor i32 %62, 80, !dbg !19
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %77, !dbg !19
  %79 = load <4 x half>, ptr addrspace(3) %78, align 8, !dbg !19
  %80 = xor i32 %62, 96, !dbg !19
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80, !dbg !19
  %82 = load <4 x half>, ptr addrspace(3) %81, align 8, !dbg !19
  %83 = xor i32 %62, 112, !dbg !19
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %83, !dbg !19
  %85 = load <4 x half>, ptr addrspace(3) %84, align 8, !dbg !19
  %86 = add i32 %14, 64, !dbg !20
  %87 = or disjoint i32 %35, 1, !dbg !21
  %88 = or disjoint i32 %35, 2, !dbg !21
  %89 = or disjoint i32 %35, 3, !dbg !21
  %90 = or disjoint i32 %35, 8, !dbg !21
  %91 = or disjoint i32 %35, 9, !dbg !21
  %92 = or disjoint i32 %35, 10, !dbg !21
  %93 = or disjoint i32 %35, 11, !dbg !21
  %94 = or disjoint i32 %35, 16, !dbg !21
  %95 = or disjoint i32 %35, 17, !dbg !21
  %96 = or disjoint i32 %35, 18, !dbg !21
  %97 = or disjoint i32 %35, 19, !dbg !21
  %98 = or disjoint i32 %35, 24, !dbg !21
  %99 = or disjoint i32 %35, 25, !dbg !21
  %100 = or disjoint i32 %35, 26, !dbg !21
  %101 = or disjoint i32 %35, 27, !dbg !21
  %102 = getelementptr half, ptr addrspace(1) %1, i64 %26, !dbg !22
  %103 = fmul float %4, 0x3FF7154760000000, !dbg !23
  %104 = getelementptr half, ptr addrspace(1) %2, i64 %26, !dbg !24
  %105 = icmp sgt i32 %86, 0, !dbg !25
  %106 = mul i32 %6, %19, !dbg !26
  br i1 %105, label %107, label %112, !dbg !27

107:                                              ; preds = %10
  %108 = sext i32 %106 to i64
  %109 = getelementptr half, ptr addrspace(1) %102, i64 %108
  %110 = getelementptr half, ptr addrspace(1) %109, i64 %38
  %111 = load <8 x half>, ptr addrspace(1) %110, align 16, !dbg !27
  br label %112, !dbg !27

112:                                              ; preds = %107, %10
  %113 = phi <8 x half> [ %111, %107 ], [ zeroinitializer, %10 ], !dbg !27
  br i1 %105, label %114, label %119, !dbg !28

114:                                              ; preds = %112
  %115 = sext i32 %106 to i64
  %116 = getelementptr half, ptr addrspace(1) %104, i64 %115
  %117 = getelementptr half, ptr addrspace(1) %116, i64 %38
  %118 = load <8 x half>, ptr addrspace(1) %117, align 16, !dbg !28
  br label %119, !dbg !28

119:                                              ; preds = %114, %112
  %120 = phi <8 x half> [ %118, %114 ], [ zeroinitializer, %112 ], !dbg !28
  fence syncscope("workgroup") release, !dbg !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44, !dbg !27
  store <8 x half> %113, ptr addrspace(3) %121, align 16, !dbg !27
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %44, !dbg !28
  %invariant.gep = getelementptr half, ptr addrspace(1) %102, i64 %38, !dbg !25
  %invariant.gep67 = getelementptr half, ptr addrspace(1) %104, i64 %38, !dbg !25
  store <8 x half> %120, ptr addrspace(3) %122, align 16, !dbg !28
  %.not69 = icmp slt i32 %14, 0, !dbg !25
  br i1 %.not69, label %._crit_edge, label %.lr.ph, !dbg !25

.lr.ph:                                           ; preds = %119
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56
  %124 = getelementptr inbounds nuw i8, ptr addrspace(3) %123, i32 %58
  %125 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 16
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 32
  %127 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 48
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 64
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 80
  %130 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 96
  %131 = getelementptr inbounds nuw i8, ptr addrspace(3) %124, i32 112
  %132 = shl nuw nsw i32 %15, 2
  %133 = xor i32 %132, 128
  %134 = shl nuw nsw i32 %16, 1
  %135 = shl nuw nsw i32 %34, 4
  %136 = or disjoint i32 %135, %20
  %137 = or disjoint i32 %136, %134
  %138 = or disjoint i32 %137, 128
  %139 = or disjoint i32 %137, 256
  %140 = or disjoint i32 %137, 384
  %141 = or disjoint i32 %137, 1024
  %142 = or disjoint i32 %137, 1152
  %143 = or disjoint i32 %137, 1280
  %144 = or disjoint i32 %137, 1408
  %145 = or disjoint i32 %137, 2048
  %146 = or disjoint i32 %137, 2176
  %147 = or disjoint i32 %137, 2304
  %148 = or disjoint i32 %137, 2432
  %149 = or disjoint i32 %137, 3072
  %150 = or disjoint i32 %137, 3200
  %151 = or disjoint i32 %137, 3328
  %152 = or disjoint i32 %137, 3456
  %153 = shl nuw nsw i32 %16, 2
  %154 = shl nuw nsw i32 %20, 1
  %155 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %153
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 %154
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %155, i32 %17
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %137
  %159 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %138
  %160 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %139
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %140
  %162 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %141
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %142
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %143
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %144
  %166 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %145
  %167 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %146
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %147
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %148
  %170 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %149
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %150
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %151
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %152
  %174 = lshr exact i32 %17, 1
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %135
  %176 = getelementptr inbounds nuw i8, ptr addrspace(3) %175, i32 %174
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) %176, i32 %134
  %178 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 128
  %179 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 256
  %180 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 384
  %181 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 1024
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 1152
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 1280
  %184 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 1408
  %185 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 2048
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 2176
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 2304
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 2432
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 3072
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 3200
  %191 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 3328
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %177, i32 3456
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %137
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %138
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %139
  %196 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %140
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %141
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %142
  %199 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %143
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %144
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %145
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %146
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %147
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %148
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %149
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %150
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %151
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %152
  br label %209, !dbg !25

209:                                              ; preds = %.lr.ph, %209
  %210 = phi float [ 0.000000e+00, %.lr.ph ], [ %380, %209 ]
  %211 = phi float [ 0xFFF0000000000000, %.lr.ph ], [ %325, %209 ]
  %212 = phi i32 [ 0, %.lr.ph ], [ %221, %209 ]
  %213 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %501, %209 ]
  %214 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %502, %209 ]
  %215 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %503, %209 ]
  %216 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %504, %209 ]
  %217 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %505, %209 ]
  %218 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %506, %209 ]
  %219 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %507, %209 ]
  %220 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %508, %209 ]
  %221 = add nuw nsw i32 %212, 32, !dbg !25
  %222 = or disjoint i32 %221, %19, !dbg !29
  %223 = or disjoint i32 %212, %35, !dbg !29
  %224 = or disjoint i32 %212, %87, !dbg !29
  %225 = or disjoint i32 %212, %88, !dbg !29
  %226 = or disjoint i32 %212, %89, !dbg !29
  %227 = or disjoint i32 %212, %90, !dbg !29
  %228 = or disjoint i32 %212, %91, !dbg !29
  %229 = or disjoint i32 %212, %92, !dbg !29
  %230 = or disjoint i32 %212, %93, !dbg !29
  %231 = or disjoint i32 %212, %94, !dbg !29
  %232 = or disjoint i32 %212, %95, !dbg !29
  %233 = or disjoint i32 %212, %96, !dbg !29
  %234 = or disjoint i32 %212, %97, !dbg !29
  %235 = or disjoint i32 %212, %98, !dbg !29
  %236 = or disjoint i32 %212, %99, !dbg !29
  %237 = or disjoint i32 %212, %100, !dbg !29
  %238 = or disjoint i32 %212, %101, !dbg !29
  %239 = mul i32 %222, %6, !dbg !26
  %240 = sext i32 %239 to i64, !dbg !30
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %240, !dbg !31
  %241 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !27
  fence syncscope("workgroup") release, !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32
  %242 = load <4 x half>, ptr addrspace(3) %124, align 8, !dbg !32
  %243 = load <4 x half>, ptr addrspace(3) %125, align 8, !dbg !32
  %244 = load <4 x half>, ptr addrspace(3) %126, align 8, !dbg !32
  %245 = load <4 x half>, ptr addrspace(3) %127, align 8, !dbg !32
  %246 = load <4 x half>, ptr addrspace(3) %128, align 8, !dbg !32
  %247 = load <4 x half>, ptr addrspace(3) %129, align 8, !dbg !32
  %248 = load <4 x half>, ptr addrspace(3) %130, align 8, !dbg !32
  %249 = load <4 x half>, ptr addrspace(3) %131, align 8, !dbg !32
  %250 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %242, <4 x half> %64, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !32
  %251 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %243, <4 x half> %67, <16 x float> %250, i32 0, i32 0, i32 0), !dbg !32
  %252 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %244, <4 x half> %70, <16 x float> %251, i32 0, i32 0, i32 0), !dbg !32
  %253 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %245, <4 x half> %73, <16 x float> %252, i32 0, i32 0, i32 0), !dbg !32
  %254 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %246, <4 x half> %76, <16 x float> %253, i32 0, i32 0, i32 0), !dbg !32
  %255 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %247, <4 x half> %79, <16 x float> %254, i32 0, i32 0, i32 0), !dbg !32
  %256 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %248, <4 x half> %82, <16 x float> %255, i32 0, i32 0, i32 0), !dbg !32
  %257 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %249, <4 x half> %85, <16 x float> %256, i32 0, i32 0, i32 0), !dbg !32
  %258 = extractelement <16 x float> %257, i64 0, !dbg !32
  %259 = extractelement <16 x float> %257, i64 1, !dbg !32
  %260 = extractelement <16 x float> %257, i64 2, !dbg !32
  %261 = extractelement <16 x float> %257, i64 3, !dbg !32
  %262 = extractelement <16 x float> %257, i64 4, !dbg !32
  %263 = extractelement <16 x float> %257, i64 5, !dbg !32
  %264 = extractelement <16 x float> %257, i64 6, !dbg !32
  %265 = extractelement <16 x float> %257, i64 7, !dbg !32
  %266 = extractelement <16 x float> %257, i64 8, !dbg !32
  %267 = extractelement <16 x float> %257, i64 9, !dbg !32
  %268 = extractelement <16 x float> %257, i64 10, !dbg !32
  %269 = extractelement <16 x float> %257, i64 11, !dbg !32
  %270 = extractelement <16 x float> %257, i64 12, !dbg !32
  %271 = extractelement <16 x float> %257, i64 13, !dbg !32
  %272 = extractelement <16 x float> %257, i64 14, !dbg !32
  %273 = extractelement <16 x float> %257, i64 15, !dbg !32
  %274 = fmul float %103, %258, !dbg !33
  %275 = fmul float %103, %259, !dbg !33
  %276 = fmul float %103, %260, !dbg !33
  %277 = fmul float %103, %261, !dbg !33
  %278 = fmul float %103, %262, !dbg !33
  %279 = fmul float %103, %263, !dbg !33
  %280 = fmul float %103, %264, !dbg !33
  %281 = fmul float %103, %265, !dbg !33
  %282 = fmul float %103, %266, !dbg !33
  %283 = fmul float %103, %267, !dbg !33
  %284 = fmul float %103, %268, !dbg !33
  %285 = fmul float %103, %269, !dbg !33
  %286 = fmul float %103, %270, !dbg !33
  %287 = fmul float %103, %271, !dbg !33
  %288 = fmul float %103, %272, !dbg !33
  %289 = fmul float %103, %273, !dbg !33
  %.not48 = icmp slt i32 %25, %223, !dbg !34
  %.not49 = icmp slt i32 %25, %224, !dbg !34
  %.not50 = icmp slt i32 %25, %225, !dbg !34
  %.not51 = icmp slt i32 %25, %226, !dbg !34
  %.not52 = icmp slt i32 %25, %227, !dbg !34
  %.not53 = icmp slt i32 %25, %228, !dbg !34
  %.not54 = icmp slt i32 %25, %229, !dbg !34
  %.not55 = icmp slt i32 %25, %230, !dbg !34
  %.not56 = icmp slt i32 %25, %231, !dbg !34
  %.not57 = icmp slt i32 %25, %232, !dbg !34
  %.not58 = icmp slt i32 %25, %233, !dbg !34
  %.not59 = icmp slt i32 %25, %234, !dbg !34
  %.not60 = icmp slt i32 %25, %235, !dbg !34
  %.not61 = icmp slt i32 %25, %236, !dbg !34
  %.not62 = icmp slt i32 %25, %237, !dbg !34
  %.not63 = icmp slt i32 %25, %238, !dbg !34
  %290 = select i1 %.not48, float 0xFFF0000000000000, float %274, !dbg !35
  %291 = select i1 %.not49, float 0xFFF0000000000000, float %275, !dbg !35
  %292 = select i1 %.not50, float 0xFFF0000000000000, float %276, !dbg !35
  %293 = select i1 %.not51, float 0xFFF0000000000000, float %277, !dbg !35
  %294 = select i1 %.not52, float 0xFFF0000000000000, float %278, !dbg !35
  %295 = select i1 %.not53, float 0xFFF0000000000000, float %279, !dbg !35
  %296 = select i1 %.not54, float 0xFFF0000000000000, float %280, !dbg !35
  %297 = select i1 %.not55, float 0xFFF0000000000000, float %281, !dbg !35
  %298 = select i1 %.not56, float 0xFFF0000000000000, float %282, !dbg !35
  %299 = select i1 %.not57, float 0xFFF0000000000000, float %283, !dbg !35
  %300 = select i1 %.not58, float 0xFFF0000000000000, float %284, !dbg !35
  %301 = select i1 %.not59, float 0xFFF0000000000000, float %285, !dbg !35
  %302 = select i1 %.not60, float 0xFFF0000000000000, float %286, !dbg !35
  %303 = select i1 %.not61, float 0xFFF0000000000000, float %287, !dbg !35
  %304 = select i1 %.not62, float 0xFFF0000000000000, float %288, !dbg !35
  %305 = select i1 %.not63, float 0xFFF0000000000000, float %289, !dbg !35
  %306 = tail call float @llvm.maxnum.f32(float %290, float %291), !dbg !36
  %307 = tail call float @llvm.maxnum.f32(float %306, float %292), !dbg !36
  %308 = tail call float @llvm.maxnum.f32(float %307, float %293), !dbg !36
  %309 = tail call float @llvm.maxnum.f32(float %308, float %294), !dbg !36
  %310 = tail call float @llvm.maxnum.f32(float %309, float %295), !dbg !36
  %311 = tail call float @llvm.maxnum.f32(float %310, float %296), !dbg !36
  %312 = tail call float @llvm.maxnum.f32(float %311, float %297), !dbg !36
  %313 = tail call float @llvm.maxnum.f32(float %312, float %298), !dbg !36
  %314 = tail call float @llvm.maxnum.f32(float %313, float %299), !dbg !36
  %315 = tail call float @llvm.maxnum.f32(float %314, float %300), !dbg !36
  %316 = tail call float @llvm.maxnum.f32(float %315, float %301), !dbg !36
  %317 = tail call float @llvm.maxnum.f32(float %316, float %302), !dbg !36
  %318 = tail call float @llvm.maxnum.f32(float %317, float %303), !dbg !36
  %319 = tail call float @llvm.maxnum.f32(float %318, float %304), !dbg !36
  %320 = tail call float @llvm.maxnum.f32(float %319, float %305), !dbg !36
  %321 = bitcast float %320 to i32, !dbg !40
  %322 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %133, i32 %321), !dbg !40
  %323 = bitcast i32 %322 to float, !dbg !40
  %324 = tail call float @llvm.maxnum.f32(float %320, float %323), !dbg !36
  %325 = tail call float @llvm.maxnum.f32(float %211, float %324), !dbg !41
  %326 = fsub float %290, %325, !dbg !42
  %327 = fsub float %291, %325, !dbg !42
  %328 = fsub float %292, %325, !dbg !42
  %329 = fsub float %293, %325, !dbg !42
  %330 = fsub float %294, %325, !dbg !42
  %331 = fsub float %295, %325, !dbg !42
  %332 = fsub float %296, %325, !dbg !42
  %333 = fsub float %297, %325, !dbg !42
  %334 = fsub float %298, %325, !dbg !42
  %335 = fsub float %299, %325, !dbg !42
  %336 = fsub float %300, %325, !dbg !42
  %337 = fsub float %301, %325, !dbg !42
  %338 = fsub float %302, %325, !dbg !42
  %339 = fsub float %303, %325, !dbg !42
  %340 = fsub float %304, %325, !dbg !42
  %341 = fsub float %305, %325, !dbg !42
  %342 = tail call float @llvm.amdgcn.exp2.f32(float %326), !dbg !43
  %343 = tail call float @llvm.amdgcn.exp2.f32(float %327), !dbg !43
  %344 = tail call float @llvm.amdgcn.exp2.f32(float %328), !dbg !43
  %345 = tail call float @llvm.amdgcn.exp2.f32(float %329), !dbg !43
  %346 = tail call float @llvm.amdgcn.exp2.f32(float %330), !dbg !43
  %347 = tail call float @llvm.amdgcn.exp2.f32(float %331), !dbg !43
  %348 = tail call float @llvm.amdgcn.exp2.f32(float %332), !dbg !43
  %349 = tail call float @llvm.amdgcn.exp2.f32(float %333), !dbg !43
  %350 = tail call float @llvm.amdgcn.exp2.f32(float %334), !dbg !43
  %351 = tail call float @llvm.amdgcn.exp2.f32(float %335), !dbg !43
  %352 = tail call float @llvm.amdgcn.exp2.f32(float %336), !dbg !43
  %353 = tail call float @llvm.amdgcn.exp2.f32(float %337), !dbg !43
  %354 = tail call float @llvm.amdgcn.exp2.f32(float %338), !dbg !43
  %355 = tail call float @llvm.amdgcn.exp2.f32(float %339), !dbg !43
  %356 = tail call float @llvm.amdgcn.exp2.f32(float %340), !dbg !43
  %357 = tail call float @llvm.amdgcn.exp2.f32(float %341), !dbg !43
  %358 = fsub float %211, %325, !dbg !44
  %359 = tail call float @llvm.amdgcn.exp2.f32(float %358), !dbg !45
  %360 = fmul float %210, %359, !dbg !46
  %361 = fadd float %342, %343, !dbg !47
  %362 = fadd float %344, %361, !dbg !47
  %363 = fadd float %345, %362, !dbg !47
  %364 = fadd float %346, %363, !dbg !47
  %365 = fadd float %347, %364, !dbg !47
  %366 = fadd float %348, %365, !dbg !47
  %367 = fadd float %349, %366, !dbg !47
  %368 = fadd float %350, %367, !dbg !47
  %369 = fadd float %351, %368, !dbg !47
  %370 = fadd float %352, %369, !dbg !47
  %371 = fadd float %353, %370, !dbg !47
  %372 = fadd float %354, %371, !dbg !47
  %373 = fadd float %355, %372, !dbg !47
  %374 = fadd float %356, %373, !dbg !47
  %375 = fadd float %357, %374, !dbg !47
  %376 = bitcast float %375 to i32, !dbg !49
  %377 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %133, i32 %376), !dbg !49
  %378 = bitcast i32 %377 to float, !dbg !49
  %379 = fadd float %375, %378, !dbg !47
  %380 = fadd float %360, %379, !dbg !50
  %gep68 = getelementptr half, ptr addrspace(1) %invariant.gep67, i64 %240, !dbg !51
  %381 = load <8 x half>, ptr addrspace(1) %gep68, align 16, !dbg !28
  %382 = load <1 x half>, ptr addrspace(3) %193, align 2, !dbg !28
  %383 = load <1 x half>, ptr addrspace(3) %194, align 2, !dbg !28
  %384 = load <1 x half>, ptr addrspace(3) %195, align 2, !dbg !28
  %385 = shufflevector <1 x half> %384, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %386 = load <1 x half>, ptr addrspace(3) %196, align 2, !dbg !28
  %387 = shufflevector <1 x half> %386, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %388 = load <1 x half>, ptr addrspace(3) %197, align 2, !dbg !28
  %389 = load <1 x half>, ptr addrspace(3) %198, align 2, !dbg !28
  %390 = load <1 x half>, ptr addrspace(3) %199, align 2, !dbg !28
  %391 = shufflevector <1 x half> %390, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %392 = load <1 x half>, ptr addrspace(3) %200, align 2, !dbg !28
  %393 = shufflevector <1 x half> %392, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %394 = load <1 x half>, ptr addrspace(3) %201, align 2, !dbg !28
  %395 = load <1 x half>, ptr addrspace(3) %202, align 2, !dbg !28
  %396 = load <1 x half>, ptr addrspace(3) %203, align 2, !dbg !28
  %397 = shufflevector <1 x half> %396, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %398 = load <1 x half>, ptr addrspace(3) %204, align 2, !dbg !28
  %399 = shufflevector <1 x half> %398, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %400 = load <1 x half>, ptr addrspace(3) %205, align 2, !dbg !28
  %401 = load <1 x half>, ptr addrspace(3) %206, align 2, !dbg !28
  %402 = load <1 x half>, ptr addrspace(3) %207, align 2, !dbg !28
  %403 = shufflevector <1 x half> %402, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %404 = load <1 x half>, ptr addrspace(3) %208, align 2, !dbg !28
  %405 = shufflevector <1 x half> %404, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %406 = fptrunc float %342 to half, !dbg !52
  %407 = fptrunc float %343 to half, !dbg !52
  %408 = fptrunc float %344 to half, !dbg !52
  %409 = fptrunc float %345 to half, !dbg !52
  %410 = fptrunc float %346 to half, !dbg !52
  %411 = fptrunc float %347 to half, !dbg !52
  %412 = fptrunc float %348 to half, !dbg !52
  %413 = fptrunc float %349 to half, !dbg !52
  %414 = fptrunc float %350 to half, !dbg !52
  %415 = fptrunc float %351 to half, !dbg !52
  %416 = fptrunc float %352 to half, !dbg !52
  %417 = fptrunc float %353 to half, !dbg !52
  %418 = fptrunc float %354 to half, !dbg !52
  %419 = fptrunc float %355 to half, !dbg !52
  %420 = fptrunc float %356 to half, !dbg !52
  %421 = fptrunc float %357 to half, !dbg !52
  %422 = insertelement <1 x float> poison, float %359, i64 0, !dbg !53
  store <1 x float> %422, ptr addrspace(3) %156, align 4, !dbg !53
  fence syncscope("workgroup") release, !dbg !53
  tail call void @llvm.amdgcn.s.barrier(), !dbg !53
  fence syncscope("workgroup") acquire, !dbg !53
  %423 = load <1 x float>, ptr addrspace(3) %157, align 4, !dbg !53
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !52
  fence syncscope("workgroup") acquire, !dbg !52
  %424 = insertelement <1 x half> poison, half %406, i64 0, !dbg !52
  store <1 x half> %424, ptr addrspace(3) %158, align 2, !dbg !52
  %425 = insertelement <1 x half> poison, half %407, i64 0, !dbg !52
  store <1 x half> %425, ptr addrspace(3) %159, align 2, !dbg !52
  %426 = insertelement <1 x half> poison, half %408, i64 0, !dbg !52
  store <1 x half> %426, ptr addrspace(3) %160, align 2, !dbg !52
  %427 = insertelement <1 x half> poison, half %409, i64 0, !dbg !52
  store <1 x half> %427, ptr addrspace(3) %161, align 2, !dbg !52
  %428 = insertelement <1 x half> poison, half %410, i64 0, !dbg !52
  store <1 x half> %428, ptr addrspace(3) %162, align 2, !dbg !52
  %429 = insertelement <1 x half> poison, half %411, i64 0, !dbg !52
  store <1 x half> %429, ptr addrspace(3) %163, align 2, !dbg !52
  %430 = insertelement <1 x half> poison, half %412, i64 0, !dbg !52
  store <1 x half> %430, ptr addrspace(3) %164, align 2, !dbg !52
  %431 = insertelement <1 x half> poison, half %413, i64 0, !dbg !52
  store <1 x half> %431, ptr addrspace(3) %165, align 2, !dbg !52
  %432 = insertelement <1 x half> poison, half %414, i64 0, !dbg !52
  store <1 x half> %432, ptr addrspace(3) %166, align 2, !dbg !52
  %433 = insertelement <1 x half> poison, half %415, i64 0, !dbg !52
  store <1 x half> %433, ptr addrspace(3) %167, align 2, !dbg !52
  %434 = insertelement <1 x half> poison, half %416, i64 0, !dbg !52
  store <1 x half> %434, ptr addrspace(3) %168, align 2, !dbg !52
  %435 = insertelement <1 x half> poison, half %417, i64 0, !dbg !52
  store <1 x half> %435, ptr addrspace(3) %169, align 2, !dbg !52
  %436 = insertelement <1 x half> poison, half %418, i64 0, !dbg !52
  store <1 x half> %436, ptr addrspace(3) %170, align 2, !dbg !52
  %437 = insertelement <1 x half> poison, half %419, i64 0, !dbg !52
  store <1 x half> %437, ptr addrspace(3) %171, align 2, !dbg !52
  %438 = insertelement <1 x half> poison, half %420, i64 0, !dbg !52
  store <1 x half> %438, ptr addrspace(3) %172, align 2, !dbg !52
  %439 = insertelement <1 x half> poison, half %421, i64 0, !dbg !52
  store <1 x half> %439, ptr addrspace(3) %173, align 2, !dbg !52
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !52
  fence syncscope("workgroup") acquire, !dbg !52
  %440 = load <1 x half>, ptr addrspace(3) %177, align 2, !dbg !52
  %441 = load <1 x half>, ptr addrspace(3) %178, align 2, !dbg !52
  %442 = load <1 x half>, ptr addrspace(3) %179, align 2, !dbg !52
  %443 = shufflevector <1 x half> %442, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %444 = load <1 x half>, ptr addrspace(3) %180, align 2, !dbg !52
  %445 = shufflevector <1 x half> %444, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %446 = load <1 x half>, ptr addrspace(3) %181, align 2, !dbg !52
  %447 = load <1 x half>, ptr addrspace(3) %182, align 2, !dbg !52
  %448 = load <1 x half>, ptr addrspace(3) %183, align 2, !dbg !52
  %449 = shufflevector <1 x half> %448, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %450 = load <1 x half>, ptr addrspace(3) %184, align 2, !dbg !52
  %451 = shufflevector <1 x half> %450, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %452 = load <1 x half>, ptr addrspace(3) %185, align 2, !dbg !52
  %453 = load <1 x half>, ptr addrspace(3) %186, align 2, !dbg !52
  %454 = load <1 x half>, ptr addrspace(3) %187, align 2, !dbg !52
  %455 = shufflevector <1 x half> %454, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %456 = load <1 x half>, ptr addrspace(3) %188, align 2, !dbg !52
  %457 = shufflevector <1 x half> %456, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %458 = load <1 x half>, ptr addrspace(3) %189, align 2, !dbg !52
  %459 = load <1 x half>, ptr addrspace(3) %190, align 2, !dbg !52
  %460 = load <1 x half>, ptr addrspace(3) %191, align 2, !dbg !52
  %461 = shufflevector <1 x half> %460, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %462 = load <1 x half>, ptr addrspace(3) %192, align 2, !dbg !52
  %463 = shufflevector <1 x half> %462, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %464 = shufflevector <1 x half> %440, <1 x half> %441, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %465 = shufflevector <4 x half> %464, <4 x half> %443, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %466 = shufflevector <4 x half> %465, <4 x half> %445, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %467 = shufflevector <1 x half> %446, <1 x half> %447, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %468 = shufflevector <4 x half> %467, <4 x half> %449, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %469 = shufflevector <4 x half> %468, <4 x half> %451, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %470 = shufflevector <1 x half> %452, <1 x half> %453, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %471 = shufflevector <4 x half> %470, <4 x half> %455, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %472 = shufflevector <4 x half> %471, <4 x half> %457, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %473 = shufflevector <1 x half> %458, <1 x half> %459, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %474 = shufflevector <4 x half> %473, <4 x half> %461, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %475 = shufflevector <4 x half> %474, <4 x half> %463, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %476 = shufflevector <1 x half> %382, <1 x half> %383, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %477 = shufflevector <4 x half> %476, <4 x half> %385, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %478 = shufflevector <4 x half> %477, <4 x half> %387, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %479 = shufflevector <1 x half> %388, <1 x half> %389, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %480 = shufflevector <4 x half> %479, <4 x half> %391, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %481 = shufflevector <4 x half> %480, <4 x half> %393, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %482 = shufflevector <1 x half> %394, <1 x half> %395, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %483 = shufflevector <4 x half> %482, <4 x half> %397, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %484 = shufflevector <4 x half> %483, <4 x half> %399, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %485 = shufflevector <1 x half> %400, <1 x half> %401, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %486 = shufflevector <4 x half> %485, <4 x half> %403, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %487 = shufflevector <4 x half> %486, <4 x half> %405, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %488 = shufflevector <2 x float> %213, <2 x float> %214, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %489 = shufflevector <2 x float> %215, <2 x float> %216, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %490 = shufflevector <2 x float> %217, <2 x float> %218, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %491 = shufflevector <2 x float> %219, <2 x float> %220, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %492 = shufflevector <4 x float> %488, <4 x float> %489, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %493 = shufflevector <4 x float> %490, <4 x float> %491, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %494 = shufflevector <8 x float> %492, <8 x float> %493, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !54
  %495 = shufflevector <1 x float> %423, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !54
  %496 = fmul <16 x float> %494, %495, !dbg !54
  %497 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %478, <4 x half> %466, <16 x float> %496, i32 0, i32 0, i32 0), !dbg !54
  %498 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %481, <4 x half> %469, <16 x float> %497, i32 0, i32 0, i32 0), !dbg !54
  %499 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %484, <4 x half> %472, <16 x float> %498, i32 0, i32 0, i32 0), !dbg !54
  %500 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %487, <4 x half> %475, <16 x float> %499, i32 0, i32 0, i32 0), !dbg !54
  store <8 x half> %241, ptr addrspace(3) %121, align 16, !dbg !27
  store <8 x half> %381, ptr addrspace(3) %122, align 16, !dbg !28
  %.not.not = icmp slt i32 %212, %14, !dbg !25
  %501 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !55
  %502 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !55
  %503 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !55
  %504 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !55
  %505 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !55
  %506 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !55
  %507 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !55
  %508 = shufflevector <16 x float> %500, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !55
  br i1 %.not.not, label %209, label %._crit_edge, !dbg !25

._crit_edge:                                      ; preds = %209, %119
  %.lcssa66 = phi float [ 0xFFF0000000000000, %119 ], [ %325, %209 ], !dbg !56
  %.lcssa65 = phi float [ 0.000000e+00, %119 ], [ %380, %209 ], !dbg !57
  %509 = phi <2 x float> [ zeroinitializer, %119 ], [ %501, %209 ], !dbg !55
  %510 = phi <2 x float> [ zeroinitializer, %119 ], [ %502, %209 ], !dbg !55
  %511 = phi <2 x float> [ zeroinitializer, %119 ], [ %503, %209 ], !dbg !55
  %512 = phi <2 x float> [ zeroinitializer, %119 ], [ %504, %209 ], !dbg !55
  %513 = phi <2 x float> [ zeroinitializer, %119 ], [ %505, %209 ], !dbg !55
  %514 = phi <2 x float> [ zeroinitializer, %119 ], [ %506, %209 ], !dbg !55
  %515 = phi <2 x float> [ zeroinitializer, %119 ], [ %507, %209 ], !dbg !55
  %516 = phi <2 x float> [ zeroinitializer, %119 ], [ %508, %209 ], !dbg !55
  %517 = add i32 %14, 95, !dbg !25
  %518 = sdiv i32 %517, 32, !dbg !25
  %519 = tail call i32 @llvm.smax.i32(i32 %518, i32 1), !dbg !25
  %520 = shl nuw nsw i32 %519, 5, !dbg !25
  %521 = add nsw i32 %520, -32, !dbg !25
  %522 = icmp sgt i32 %517, 31, !dbg !25
  %523 = or disjoint i32 %521, %35, !dbg !29
  %524 = or disjoint i32 %521, %87, !dbg !29
  %525 = or disjoint i32 %521, %88, !dbg !29
  %526 = or disjoint i32 %521, %89, !dbg !29
  %527 = or disjoint i32 %521, %90, !dbg !29
  %528 = or disjoint i32 %521, %91, !dbg !29
  %529 = or disjoint i32 %521, %92, !dbg !29
  %530 = or disjoint i32 %521, %93, !dbg !29
  %531 = or disjoint i32 %521, %94, !dbg !29
  %532 = or disjoint i32 %521, %95, !dbg !29
  %533 = or disjoint i32 %521, %96, !dbg !29
  %534 = or disjoint i32 %521, %97, !dbg !29
  %535 = or disjoint i32 %521, %98, !dbg !29
  %536 = or disjoint i32 %521, %99, !dbg !29
  %537 = or disjoint i32 %521, %100, !dbg !29
  %538 = or disjoint i32 %521, %101, !dbg !29
  fence syncscope("workgroup") release, !dbg !32
  tail call void @llvm.amdgcn.s.barrier(), !dbg !32
  fence syncscope("workgroup") acquire, !dbg !32
  br i1 %522, label %539, label %581, !dbg !32

539:                                              ; preds = %._crit_edge
  %540 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56, !dbg !32
  %541 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 %58, !dbg !32
  %542 = getelementptr inbounds nuw i8, ptr addrspace(3) %541, i32 112, !dbg !32
  %543 = load <4 x half>, ptr addrspace(3) %542, align 8, !dbg !32
  %544 = getelementptr inbounds nuw i8, ptr addrspace(3) %541, i32 96, !dbg !32
  %545 = load <4 x half>, ptr addrspace(3) %544, align 8, !dbg !32
  %546 = getelementptr inbounds nuw i8, ptr addrspace(3) %541, i32 80, !dbg !32
  %547 = load <4 x half>, ptr addrspace(3) %546, align 8, !dbg !32
  %548 = getelementptr inbounds nuw i8, ptr addrspace(3) %541, i32 64, !dbg !32
  %549 = load <4 x half>, ptr addrspace(3) %548, align 8, !dbg !32
  %550 = getelementptr inbounds nuw i8, ptr addrspace(3) %541, i32 48, !dbg !32
  %551 = load <4 x half>, ptr addrspace(3) %550, align 8, !dbg !32
  %552 = getelementptr inbounds nuw i8, ptr addrspace(3) %541, i32 32, !dbg !32
  %553 = load <4 x half>, ptr addrspace(3) %552, align 8, !dbg !32
  %554 = getelementptr inbounds nuw i8, ptr addrspace(3) %541, i32 16, !dbg !32
  %555 = load <4 x half>, ptr addrspace(3) %554, align 8, !dbg !32
  %556 = load <4 x half>, ptr addrspace(3) %541, align 8, !dbg !32
  %557 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %556, <4 x half> %64, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !32
  %558 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %555, <4 x half> %67, <16 x float> %557, i32 0, i32 0, i32 0), !dbg !32
  %559 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %553, <4 x half> %70, <16 x float> %558, i32 0, i32 0, i32 0), !dbg !32
  %560 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %551, <4 x half> %73, <16 x float> %559, i32 0, i32 0, i32 0), !dbg !32
  %561 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %549, <4 x half> %76, <16 x float> %560, i32 0, i32 0, i32 0), !dbg !32
  %562 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %547, <4 x half> %79, <16 x float> %561, i32 0, i32 0, i32 0), !dbg !32
  %563 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %545, <4 x half> %82, <16 x float> %562, i32 0, i32 0, i32 0), !dbg !32
  %564 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %543, <4 x half> %85, <16 x float> %563, i32 0, i32 0, i32 0), !dbg !32
  %565 = extractelement <16 x float> %564, i64 0, !dbg !32
  %566 = extractelement <16 x float> %564, i64 1, !dbg !32
  %567 = extractelement <16 x float> %564, i64 2, !dbg !32
  %568 = extractelement <16 x float> %564, i64 3, !dbg !32
  %569 = extractelement <16 x float> %564, i64 4, !dbg !32
  %570 = extractelement <16 x float> %564, i64 5, !dbg !32
  %571 = extractelement <16 x float> %564, i64 6, !dbg !32
  %572 = extractelement <16 x float> %564, i64 7, !dbg !32
  %573 = extractelement <16 x float> %564, i64 8, !dbg !32
  %574 = extractelement <16 x float> %564, i64 9, !dbg !32
  %575 = extractelement <16 x float> %564, i64 10, !dbg !32
  %576 = extractelement <16 x float> %564, i64 11, !dbg !32
  %577 = extractelement <16 x float> %564, i64 12, !dbg !32
  %578 = extractelement <16 x float> %564, i64 13, !dbg !32
  %579 = extractelement <16 x float> %564, i64 14, !dbg !32
  %580 = extractelement <16 x float> %564, i64 15, !dbg !32
  br label %581, !dbg !32

581:                                              ; preds = %539, %._crit_edge
  %582 = phi float [ %565, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %583 = phi float [ %566, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %584 = phi float [ %567, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %585 = phi float [ %568, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %586 = phi float [ %569, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %587 = phi float [ %570, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %588 = phi float [ %571, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %589 = phi float [ %572, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %590 = phi float [ %573, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %591 = phi float [ %574, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %592 = phi float [ %575, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %593 = phi float [ %576, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %594 = phi float [ %577, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %595 = phi float [ %578, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %596 = phi float [ %579, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %597 = phi float [ %580, %539 ], [ 0.000000e+00, %._crit_edge ], !dbg !32
  %598 = fmul float %103, %582, !dbg !33
  %599 = fmul float %103, %583, !dbg !33
  %600 = fmul float %103, %584, !dbg !33
  %601 = fmul float %103, %585, !dbg !33
  %602 = fmul float %103, %586, !dbg !33
  %603 = fmul float %103, %587, !dbg !33
  %604 = fmul float %103, %588, !dbg !33
  %605 = fmul float %103, %589, !dbg !33
  %606 = fmul float %103, %590, !dbg !33
  %607 = fmul float %103, %591, !dbg !33
  %608 = fmul float %103, %592, !dbg !33
  %609 = fmul float %103, %593, !dbg !33
  %610 = fmul float %103, %594, !dbg !33
  %611 = fmul float %103, %595, !dbg !33
  %612 = fmul float %103, %596, !dbg !33
  %613 = fmul float %103, %597, !dbg !33
  %.not1 = icmp slt i32 %25, %523, !dbg !34
  %.not2 = icmp slt i32 %25, %524, !dbg !34
  %.not3 = icmp slt i32 %25, %525, !dbg !34
  %.not4 = icmp slt i32 %25, %526, !dbg !34
  %.not5 = icmp slt i32 %25, %527, !dbg !34
  %.not6 = icmp slt i32 %25, %528, !dbg !34
  %.not7 = icmp slt i32 %25, %529, !dbg !34
  %.not8 = icmp slt i32 %25, %530, !dbg !34
  %.not9 = icmp slt i32 %25, %531, !dbg !34
  %.not10 = icmp slt i32 %25, %532, !dbg !34
  %.not11 = icmp slt i32 %25, %533, !dbg !34
  %.not12 = icmp slt i32 %25, %534, !dbg !34
  %.not13 = icmp slt i32 %25, %535, !dbg !34
  %.not14 = icmp slt i32 %25, %536, !dbg !34
  %.not15 = icmp slt i32 %25, %537, !dbg !34
  %.not16 = icmp slt i32 %25, %538, !dbg !34
  %614 = select i1 %.not1, float 0xFFF0000000000000, float %598, !dbg !35
  %615 = select i1 %.not2, float 0xFFF0000000000000, float %599, !dbg !35
  %616 = select i1 %.not3, float 0xFFF0000000000000, float %600, !dbg !35
  %617 = select i1 %.not4, float 0xFFF0000000000000, float %601, !dbg !35
  %618 = select i1 %.not5, float 0xFFF0000000000000, float %602, !dbg !35
  %619 = select i1 %.not6, float 0xFFF0000000000000, float %603, !dbg !35
  %620 = select i1 %.not7, float 0xFFF0000000000000, float %604, !dbg !35
  %621 = select i1 %.not8, float 0xFFF0000000000000, float %605, !dbg !35
  %622 = select i1 %.not9, float 0xFFF0000000000000, float %606, !dbg !35
  %623 = select i1 %.not10, float 0xFFF0000000000000, float %607, !dbg !35
  %624 = select i1 %.not11, float 0xFFF0000000000000, float %608, !dbg !35
  %625 = select i1 %.not12, float 0xFFF0000000000000, float %609, !dbg !35
  %626 = select i1 %.not13, float 0xFFF0000000000000, float %610, !dbg !35
  %627 = select i1 %.not14, float 0xFFF0000000000000, float %611, !dbg !35
  %628 = select i1 %.not15, float 0xFFF0000000000000, float %612, !dbg !35
  %629 = select i1 %.not16, float 0xFFF0000000000000, float %613, !dbg !35
  %630 = tail call float @llvm.maxnum.f32(float %614, float %615), !dbg !36
  %631 = tail call float @llvm.maxnum.f32(float %630, float %616), !dbg !36
  %632 = tail call float @llvm.maxnum.f32(float %631, float %617), !dbg !36
  %633 = tail call float @llvm.maxnum.f32(float %632, float %618), !dbg !36
  %634 = tail call float @llvm.maxnum.f32(float %633, float %619), !dbg !36
  %635 = tail call float @llvm.maxnum.f32(float %634, float %620), !dbg !36
  %636 = tail call float @llvm.maxnum.f32(float %635, float %621), !dbg !36
  %637 = tail call float @llvm.maxnum.f32(float %636, float %622), !dbg !36
  %638 = tail call float @llvm.maxnum.f32(float %637, float %623), !dbg !36
  %639 = tail call float @llvm.maxnum.f32(float %638, float %624), !dbg !36
  %640 = tail call float @llvm.maxnum.f32(float %639, float %625), !dbg !36
  %641 = tail call float @llvm.maxnum.f32(float %640, float %626), !dbg !36
  %642 = tail call float @llvm.maxnum.f32(float %641, float %627), !dbg !36
  %643 = tail call float @llvm.maxnum.f32(float %642, float %628), !dbg !36
  %644 = tail call float @llvm.maxnum.f32(float %643, float %629), !dbg !36
  %645 = bitcast float %644 to i32, !dbg !40
  %646 = shl nuw nsw i32 %15, 2, !dbg !40
  %647 = xor i32 %646, 128, !dbg !40
  %648 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %647, i32 %645), !dbg !40
  %649 = bitcast i32 %648 to float, !dbg !40
  %650 = tail call float @llvm.maxnum.f32(float %644, float %649), !dbg !36
  %651 = tail call float @llvm.maxnum.f32(float %.lcssa66, float %650), !dbg !41
  %652 = fsub float %614, %651, !dbg !42
  %653 = fsub float %615, %651, !dbg !42
  %654 = fsub float %616, %651, !dbg !42
  %655 = fsub float %617, %651, !dbg !42
  %656 = fsub float %618, %651, !dbg !42
  %657 = fsub float %619, %651, !dbg !42
  %658 = fsub float %620, %651, !dbg !42
  %659 = fsub float %621, %651, !dbg !42
  %660 = fsub float %622, %651, !dbg !42
  %661 = fsub float %623, %651, !dbg !42
  %662 = fsub float %624, %651, !dbg !42
  %663 = fsub float %625, %651, !dbg !42
  %664 = fsub float %626, %651, !dbg !42
  %665 = fsub float %627, %651, !dbg !42
  %666 = fsub float %628, %651, !dbg !42
  %667 = fsub float %629, %651, !dbg !42
  %668 = tail call float @llvm.amdgcn.exp2.f32(float %652), !dbg !43
  %669 = tail call float @llvm.amdgcn.exp2.f32(float %653), !dbg !43
  %670 = tail call float @llvm.amdgcn.exp2.f32(float %654), !dbg !43
  %671 = tail call float @llvm.amdgcn.exp2.f32(float %655), !dbg !43
  %672 = tail call float @llvm.amdgcn.exp2.f32(float %656), !dbg !43
  %673 = tail call float @llvm.amdgcn.exp2.f32(float %657), !dbg !43
  %674 = tail call float @llvm.amdgcn.exp2.f32(float %658), !dbg !43
  %675 = tail call float @llvm.amdgcn.exp2.f32(float %659), !dbg !43
  %676 = tail call float @llvm.amdgcn.exp2.f32(float %660), !dbg !43
  %677 = tail call float @llvm.amdgcn.exp2.f32(float %661), !dbg !43
  %678 = tail call float @llvm.amdgcn.exp2.f32(float %662), !dbg !43
  %679 = tail call float @llvm.amdgcn.exp2.f32(float %663), !dbg !43
  %680 = tail call float @llvm.amdgcn.exp2.f32(float %664), !dbg !43
  %681 = tail call float @llvm.amdgcn.exp2.f32(float %665), !dbg !43
  %682 = tail call float @llvm.amdgcn.exp2.f32(float %666), !dbg !43
  %683 = tail call float @llvm.amdgcn.exp2.f32(float %667), !dbg !43
  %684 = fsub float %.lcssa66, %651, !dbg !44
  %685 = tail call float @llvm.amdgcn.exp2.f32(float %684), !dbg !45
  %686 = fadd float %668, %669, !dbg !47
  %687 = fadd float %670, %686, !dbg !47
  %688 = fadd float %671, %687, !dbg !47
  %689 = fadd float %672, %688, !dbg !47
  %690 = fadd float %673, %689, !dbg !47
  %691 = fadd float %674, %690, !dbg !47
  %692 = fadd float %675, %691, !dbg !47
  %693 = fadd float %676, %692, !dbg !47
  %694 = fadd float %677, %693, !dbg !47
  %695 = fadd float %678, %694, !dbg !47
  %696 = fadd float %679, %695, !dbg !47
  %697 = fadd float %680, %696, !dbg !47
  %698 = fadd float %681, %697, !dbg !47
  %699 = fadd float %682, %698, !dbg !47
  %700 = fadd float %683, %699, !dbg !47
  %701 = bitcast float %700 to i32, !dbg !49
  %702 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %647, i32 %701), !dbg !49
  %703 = shl nuw nsw i32 %16, 1, !dbg !28
  %704 = shl nuw nsw i32 %34, 4, !dbg !28
  %705 = or disjoint i32 %704, %20, !dbg !28
  %706 = or disjoint i32 %705, %703, !dbg !28
  %707 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %706, !dbg !28
  %708 = load <1 x half>, ptr addrspace(3) %707, align 2, !dbg !28
  %709 = or disjoint i32 %706, 128, !dbg !28
  %710 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %709, !dbg !28
  %711 = load <1 x half>, ptr addrspace(3) %710, align 2, !dbg !28
  %712 = or disjoint i32 %706, 256, !dbg !28
  %713 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %712, !dbg !28
  %714 = load <1 x half>, ptr addrspace(3) %713, align 2, !dbg !28
  %715 = or disjoint i32 %706, 384, !dbg !28
  %716 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %715, !dbg !28
  %717 = load <1 x half>, ptr addrspace(3) %716, align 2, !dbg !28
  %718 = or disjoint i32 %706, 1024, !dbg !28
  %719 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %718, !dbg !28
  %720 = load <1 x half>, ptr addrspace(3) %719, align 2, !dbg !28
  %721 = or disjoint i32 %706, 1152, !dbg !28
  %722 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %721, !dbg !28
  %723 = load <1 x half>, ptr addrspace(3) %722, align 2, !dbg !28
  %724 = or disjoint i32 %706, 1280, !dbg !28
  %725 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %724, !dbg !28
  %726 = load <1 x half>, ptr addrspace(3) %725, align 2, !dbg !28
  %727 = or disjoint i32 %706, 1408, !dbg !28
  %728 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %727, !dbg !28
  %729 = load <1 x half>, ptr addrspace(3) %728, align 2, !dbg !28
  %730 = or disjoint i32 %706, 2048, !dbg !28
  %731 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %730, !dbg !28
  %732 = load <1 x half>, ptr addrspace(3) %731, align 2, !dbg !28
  %733 = or disjoint i32 %706, 2176, !dbg !28
  %734 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %733, !dbg !28
  %735 = load <1 x half>, ptr addrspace(3) %734, align 2, !dbg !28
  %736 = or disjoint i32 %706, 2304, !dbg !28
  %737 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %736, !dbg !28
  %738 = load <1 x half>, ptr addrspace(3) %737, align 2, !dbg !28
  %739 = or disjoint i32 %706, 2432, !dbg !28
  %740 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %739, !dbg !28
  %741 = load <1 x half>, ptr addrspace(3) %740, align 2, !dbg !28
  %742 = or disjoint i32 %706, 3072, !dbg !28
  %743 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %742, !dbg !28
  %744 = load <1 x half>, ptr addrspace(3) %743, align 2, !dbg !28
  %745 = or disjoint i32 %706, 3200, !dbg !28
  %746 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %745, !dbg !28
  %747 = load <1 x half>, ptr addrspace(3) %746, align 2, !dbg !28
  %748 = or disjoint i32 %706, 3328, !dbg !28
  %749 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %748, !dbg !28
  %750 = load <1 x half>, ptr addrspace(3) %749, align 2, !dbg !28
  %751 = or disjoint i32 %706, 3456, !dbg !28
  %752 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %751, !dbg !28
  %753 = load <1 x half>, ptr addrspace(3) %752, align 2, !dbg !28
  %754 = fptrunc float %668 to half, !dbg !52
  %755 = fptrunc float %669 to half, !dbg !52
  %756 = fptrunc float %670 to half, !dbg !52
  %757 = fptrunc float %671 to half, !dbg !52
  %758 = fptrunc float %672 to half, !dbg !52
  %759 = fptrunc float %673 to half, !dbg !52
  %760 = fptrunc float %674 to half, !dbg !52
  %761 = fptrunc float %675 to half, !dbg !52
  %762 = fptrunc float %676 to half, !dbg !52
  %763 = fptrunc float %677 to half, !dbg !52
  %764 = fptrunc float %678 to half, !dbg !52
  %765 = fptrunc float %679 to half, !dbg !52
  %766 = fptrunc float %680 to half, !dbg !52
  %767 = fptrunc float %681 to half, !dbg !52
  %768 = fptrunc float %682 to half, !dbg !52
  %769 = fptrunc float %683 to half, !dbg !52
  %770 = shl nuw nsw i32 %16, 2, !dbg !53
  %771 = shl nuw nsw i32 %20, 1, !dbg !53
  %772 = or disjoint i32 %770, %771, !dbg !53
  %773 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %772, !dbg !53
  %774 = insertelement <1 x float> poison, float %685, i64 0, !dbg !53
  store <1 x float> %774, ptr addrspace(3) %773, align 4, !dbg !53
  fence syncscope("workgroup") release, !dbg !53
  tail call void @llvm.amdgcn.s.barrier(), !dbg !53
  fence syncscope("workgroup") acquire, !dbg !53
  %775 = or disjoint i32 %770, %17, !dbg !53
  %776 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %775, !dbg !53
  %777 = load <1 x float>, ptr addrspace(3) %776, align 4, !dbg !53
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !52
  fence syncscope("workgroup") acquire, !dbg !52
  %778 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %706, !dbg !52
  %779 = insertelement <1 x half> poison, half %754, i64 0, !dbg !52
  store <1 x half> %779, ptr addrspace(3) %778, align 2, !dbg !52
  %780 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %709, !dbg !52
  %781 = insertelement <1 x half> poison, half %755, i64 0, !dbg !52
  store <1 x half> %781, ptr addrspace(3) %780, align 2, !dbg !52
  %782 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %712, !dbg !52
  %783 = insertelement <1 x half> poison, half %756, i64 0, !dbg !52
  store <1 x half> %783, ptr addrspace(3) %782, align 2, !dbg !52
  %784 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %715, !dbg !52
  %785 = insertelement <1 x half> poison, half %757, i64 0, !dbg !52
  store <1 x half> %785, ptr addrspace(3) %784, align 2, !dbg !52
  %786 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %718, !dbg !52
  %787 = insertelement <1 x half> poison, half %758, i64 0, !dbg !52
  store <1 x half> %787, ptr addrspace(3) %786, align 2, !dbg !52
  %788 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %721, !dbg !52
  %789 = insertelement <1 x half> poison, half %759, i64 0, !dbg !52
  store <1 x half> %789, ptr addrspace(3) %788, align 2, !dbg !52
  %790 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %724, !dbg !52
  %791 = insertelement <1 x half> poison, half %760, i64 0, !dbg !52
  store <1 x half> %791, ptr addrspace(3) %790, align 2, !dbg !52
  %792 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %727, !dbg !52
  %793 = insertelement <1 x half> poison, half %761, i64 0, !dbg !52
  store <1 x half> %793, ptr addrspace(3) %792, align 2, !dbg !52
  %794 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %730, !dbg !52
  %795 = insertelement <1 x half> poison, half %762, i64 0, !dbg !52
  store <1 x half> %795, ptr addrspace(3) %794, align 2, !dbg !52
  %796 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %733, !dbg !52
  %797 = insertelement <1 x half> poison, half %763, i64 0, !dbg !52
  store <1 x half> %797, ptr addrspace(3) %796, align 2, !dbg !52
  %798 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %736, !dbg !52
  %799 = insertelement <1 x half> poison, half %764, i64 0, !dbg !52
  store <1 x half> %799, ptr addrspace(3) %798, align 2, !dbg !52
  %800 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %739, !dbg !52
  %801 = insertelement <1 x half> poison, half %765, i64 0, !dbg !52
  store <1 x half> %801, ptr addrspace(3) %800, align 2, !dbg !52
  %802 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %742, !dbg !52
  %803 = insertelement <1 x half> poison, half %766, i64 0, !dbg !52
  store <1 x half> %803, ptr addrspace(3) %802, align 2, !dbg !52
  %804 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %745, !dbg !52
  %805 = insertelement <1 x half> poison, half %767, i64 0, !dbg !52
  store <1 x half> %805, ptr addrspace(3) %804, align 2, !dbg !52
  %806 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %748, !dbg !52
  %807 = insertelement <1 x half> poison, half %768, i64 0, !dbg !52
  store <1 x half> %807, ptr addrspace(3) %806, align 2, !dbg !52
  %808 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %751, !dbg !52
  %809 = insertelement <1 x half> poison, half %769, i64 0, !dbg !52
  store <1 x half> %809, ptr addrspace(3) %808, align 2, !dbg !52
  fence syncscope("workgroup") release, !dbg !52
  tail call void @llvm.amdgcn.s.barrier(), !dbg !52
  fence syncscope("workgroup") acquire, !dbg !52
  %810 = extractelement <2 x float> %509, i64 0, !dbg !54
  %811 = extractelement <2 x float> %509, i64 1, !dbg !54
  %812 = extractelement <2 x float> %510, i64 0, !dbg !54
  %813 = extractelement <2 x float> %510, i64 1, !dbg !54
  %814 = extractelement <2 x float> %511, i64 0, !dbg !54
  %815 = extractelement <2 x float> %511, i64 1, !dbg !54
  %816 = extractelement <2 x float> %512, i64 0, !dbg !54
  %817 = extractelement <2 x float> %512, i64 1, !dbg !54
  %818 = extractelement <2 x float> %513, i64 0, !dbg !54
  %819 = extractelement <2 x float> %513, i64 1, !dbg !54
  %820 = extractelement <2 x float> %514, i64 0, !dbg !54
  %821 = extractelement <2 x float> %514, i64 1, !dbg !54
  %822 = extractelement <2 x float> %515, i64 0, !dbg !54
  %823 = extractelement <2 x float> %515, i64 1, !dbg !54
  %824 = extractelement <2 x float> %516, i64 0, !dbg !54
  %825 = extractelement <2 x float> %516, i64 1, !dbg !54
  br i1 %522, label %826, label %943, !dbg !54

826:                                              ; preds = %581
  %827 = lshr exact i32 %17, 1, !dbg !52
  %828 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %704, !dbg !52
  %829 = getelementptr inbounds nuw i8, ptr addrspace(3) %828, i32 %827, !dbg !52
  %830 = getelementptr inbounds nuw i8, ptr addrspace(3) %829, i32 %703, !dbg !52
  %831 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 3456, !dbg !52
  %832 = load <1 x half>, ptr addrspace(3) %831, align 2, !dbg !52
  %833 = shufflevector <1 x half> %832, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %834 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 3328, !dbg !52
  %835 = load <1 x half>, ptr addrspace(3) %834, align 2, !dbg !52
  %836 = shufflevector <1 x half> %835, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %837 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 3200, !dbg !52
  %838 = load <1 x half>, ptr addrspace(3) %837, align 2, !dbg !52
  %839 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 3072, !dbg !52
  %840 = load <1 x half>, ptr addrspace(3) %839, align 2, !dbg !52
  %841 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 2432, !dbg !52
  %842 = load <1 x half>, ptr addrspace(3) %841, align 2, !dbg !52
  %843 = shufflevector <1 x half> %842, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %844 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 2304, !dbg !52
  %845 = load <1 x half>, ptr addrspace(3) %844, align 2, !dbg !52
  %846 = shufflevector <1 x half> %845, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %847 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 2176, !dbg !52
  %848 = load <1 x half>, ptr addrspace(3) %847, align 2, !dbg !52
  %849 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 2048, !dbg !52
  %850 = load <1 x half>, ptr addrspace(3) %849, align 2, !dbg !52
  %851 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 1408, !dbg !52
  %852 = load <1 x half>, ptr addrspace(3) %851, align 2, !dbg !52
  %853 = shufflevector <1 x half> %852, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %854 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 1280, !dbg !52
  %855 = load <1 x half>, ptr addrspace(3) %854, align 2, !dbg !52
  %856 = shufflevector <1 x half> %855, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %857 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 1152, !dbg !52
  %858 = load <1 x half>, ptr addrspace(3) %857, align 2, !dbg !52
  %859 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 1024, !dbg !52
  %860 = load <1 x half>, ptr addrspace(3) %859, align 2, !dbg !52
  %861 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 384, !dbg !52
  %862 = load <1 x half>, ptr addrspace(3) %861, align 2, !dbg !52
  %863 = shufflevector <1 x half> %862, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %864 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 256, !dbg !52
  %865 = load <1 x half>, ptr addrspace(3) %864, align 2, !dbg !52
  %866 = shufflevector <1 x half> %865, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %867 = getelementptr inbounds nuw i8, ptr addrspace(3) %830, i32 128, !dbg !52
  %868 = load <1 x half>, ptr addrspace(3) %867, align 2, !dbg !52
  %869 = load <1 x half>, ptr addrspace(3) %830, align 2, !dbg !52
  %870 = extractelement <1 x half> %753, i64 0, !dbg !28
  %871 = extractelement <1 x half> %750, i64 0, !dbg !28
  %872 = extractelement <1 x half> %747, i64 0, !dbg !28
  %873 = extractelement <1 x half> %744, i64 0, !dbg !28
  %874 = extractelement <1 x half> %741, i64 0, !dbg !28
  %875 = extractelement <1 x half> %738, i64 0, !dbg !28
  %876 = extractelement <1 x half> %735, i64 0, !dbg !28
  %877 = extractelement <1 x half> %732, i64 0, !dbg !28
  %878 = extractelement <1 x half> %729, i64 0, !dbg !28
  %879 = extractelement <1 x half> %726, i64 0, !dbg !28
  %880 = extractelement <1 x half> %723, i64 0, !dbg !28
  %881 = extractelement <1 x half> %720, i64 0, !dbg !28
  %882 = extractelement <1 x half> %717, i64 0, !dbg !28
  %883 = extractelement <1 x half> %714, i64 0, !dbg !28
  %884 = extractelement <1 x half> %711, i64 0, !dbg !28
  %885 = extractelement <1 x half> %708, i64 0, !dbg !28
  %886 = shufflevector <1 x half> %869, <1 x half> %868, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %887 = shufflevector <4 x half> %886, <4 x half> %866, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %888 = shufflevector <4 x half> %887, <4 x half> %863, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %889 = shufflevector <1 x half> %860, <1 x half> %858, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %890 = shufflevector <4 x half> %889, <4 x half> %856, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %891 = shufflevector <4 x half> %890, <4 x half> %853, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %892 = shufflevector <1 x half> %850, <1 x half> %848, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %893 = shufflevector <4 x half> %892, <4 x half> %846, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %894 = shufflevector <4 x half> %893, <4 x half> %843, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %895 = shufflevector <1 x half> %840, <1 x half> %838, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !54
  %896 = shufflevector <4 x half> %895, <4 x half> %836, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !54
  %897 = shufflevector <4 x half> %896, <4 x half> %833, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !54
  %898 = insertelement <4 x half> poison, half %885, i64 0, !dbg !54
  %899 = insertelement <4 x half> %898, half %884, i64 1, !dbg !54
  %900 = insertelement <4 x half> %899, half %883, i64 2, !dbg !54
  %901 = insertelement <4 x half> %900, half %882, i64 3, !dbg !54
  %902 = insertelement <4 x half> poison, half %881, i64 0, !dbg !54
  %903 = insertelement <4 x half> %902, half %880, i64 1, !dbg !54
  %904 = insertelement <4 x half> %903, half %879, i64 2, !dbg !54
  %905 = insertelement <4 x half> %904, half %878, i64 3, !dbg !54
  %906 = insertelement <4 x half> poison, half %877, i64 0, !dbg !54
  %907 = insertelement <4 x half> %906, half %876, i64 1, !dbg !54
  %908 = insertelement <4 x half> %907, half %875, i64 2, !dbg !54
  %909 = insertelement <4 x half> %908, half %874, i64 3, !dbg !54
  %910 = insertelement <4 x half> poison, half %873, i64 0, !dbg !54
  %911 = insertelement <4 x half> %910, half %872, i64 1, !dbg !54
  %912 = insertelement <4 x half> %911, half %871, i64 2, !dbg !54
  %913 = insertelement <4 x half> %912, half %870, i64 3, !dbg !54
  %914 = shufflevector <2 x float> %509, <2 x float> %510, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %915 = shufflevector <2 x float> %511, <2 x float> %512, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %916 = shufflevector <2 x float> %513, <2 x float> %514, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %917 = shufflevector <2 x float> %515, <2 x float> %516, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !54
  %918 = shufflevector <4 x float> %914, <4 x float> %915, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %919 = shufflevector <4 x float> %916, <4 x float> %917, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !54
  %920 = shufflevector <8 x float> %918, <8 x float> %919, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, !dbg !54
  %921 = shufflevector <1 x float> %777, <1 x float> poison, <16 x i32> zeroinitializer, !dbg !54
  %922 = fmul <16 x float> %920, %921, !dbg !54
  %923 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %901, <4 x half> %888, <16 x float> %922, i32 0, i32 0, i32 0), !dbg !54
  %924 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %905, <4 x half> %891, <16 x float> %923, i32 0, i32 0, i32 0), !dbg !54
  %925 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %909, <4 x half> %894, <16 x float> %924, i32 0, i32 0, i32 0), !dbg !54
  %926 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %913, <4 x half> %897, <16 x float> %925, i32 0, i32 0, i32 0), !dbg !54
  %927 = extractelement <16 x float> %926, i64 0, !dbg !54
  %928 = extractelement <16 x float> %926, i64 1, !dbg !54
  %929 = extractelement <16 x float> %926, i64 2, !dbg !54
  %930 = extractelement <16 x float> %926, i64 3, !dbg !54
  %931 = extractelement <16 x float> %926, i64 4, !dbg !54
  %932 = extractelement <16 x float> %926, i64 5, !dbg !54
  %933 = extractelement <16 x float> %926, i64 6, !dbg !54
  %934 = extractelement <16 x float> %926, i64 7, !dbg !54
  %935 = extractelement <16 x float> %926, i64 8, !dbg !54
  %936 = extractelement <16 x float> %926, i64 9, !dbg !54
  %937 = extractelement <16 x float> %926, i64 10, !dbg !54
  %938 = extractelement <16 x float> %926, i64 11, !dbg !54
  %939 = extractelement <16 x float> %926, i64 12, !dbg !54
  %940 = extractelement <16 x float> %926, i64 13, !dbg !54
  %941 = extractelement <16 x float> %926, i64 14, !dbg !54
  %942 = extractelement <16 x float> %926, i64 15, !dbg !54
  br label %943, !dbg !54

943:                                              ; preds = %826, %581
  %944 = phi float [ %942, %826 ], [ %825, %581 ]
  %945 = phi float [ %941, %826 ], [ %824, %581 ]
  %946 = phi float [ %940, %826 ], [ %823, %581 ]
  %947 = phi float [ %939, %826 ], [ %822, %581 ]
  %948 = phi float [ %938, %826 ], [ %821, %581 ]
  %949 = phi float [ %937, %826 ], [ %820, %581 ]
  %950 = phi float [ %936, %826 ], [ %819, %581 ]
  %951 = phi float [ %935, %826 ], [ %818, %581 ]
  %952 = phi float [ %934, %826 ], [ %817, %581 ]
  %953 = phi float [ %933, %826 ], [ %816, %581 ]
  %954 = phi float [ %932, %826 ], [ %815, %581 ]
  %955 = phi float [ %931, %826 ], [ %814, %581 ]
  %956 = phi float [ %930, %826 ], [ %813, %581 ]
  %957 = phi float [ %929, %826 ], [ %812, %581 ]
  %958 = phi float [ %928, %826 ], [ %811, %581 ]
  %959 = phi float [ %927, %826 ], [ %810, %581 ]
  %960 = fmul float %.lcssa65, %685, !dbg !46
  %961 = bitcast i32 %702 to float, !dbg !49
  %962 = fadd float %700, %961, !dbg !47
  %963 = fadd float %960, %962, !dbg !50
  %964 = or disjoint i32 %35, %21, !dbg !17
  %965 = lshr exact i32 %17, 2, !dbg !12
  %966 = or disjoint i32 %16, %965, !dbg !12
  %967 = or disjoint i32 %966, %14, !dbg !13
  %968 = mul i32 %6, %967, !dbg !15
  %969 = select i1 %522, float %963, float %.lcssa65, !dbg !25
  %970 = getelementptr half, ptr addrspace(1) %3, i64 %26, !dbg !58
  %971 = sext i32 %968 to i64, !dbg !59
  %972 = getelementptr half, ptr addrspace(1) %970, i64 %971, !dbg !59
  %973 = zext nneg i32 %964 to i64, !dbg !60
  %974 = getelementptr half, ptr addrspace(1) %972, i64 %973, !dbg !60
  %975 = getelementptr i8, ptr addrspace(1) %974, i64 16, !dbg !60
  %976 = getelementptr i8, ptr addrspace(1) %974, i64 32, !dbg !60
  %977 = getelementptr i8, ptr addrspace(1) %974, i64 48, !dbg !60
  %978 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %772, !dbg !61
  %979 = insertelement <1 x float> poison, float %969, i64 0, !dbg !61
  store <1 x float> %979, ptr addrspace(3) %978, align 4, !dbg !61
  fence syncscope("workgroup") release, !dbg !61
  tail call void @llvm.amdgcn.s.barrier(), !dbg !61
  fence syncscope("workgroup") acquire, !dbg !61
  %980 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %775, !dbg !61
  %981 = load <1 x float>, ptr addrspace(3) %980, align 4, !dbg !61
  %982 = extractelement <1 x float> %981, i64 0, !dbg !61
  %983 = fdiv float %959, %982, !dbg !61
  %984 = fdiv float %958, %982, !dbg !61
  %985 = fdiv float %957, %982, !dbg !61
  %986 = fdiv float %956, %982, !dbg !61
  %987 = fdiv float %955, %982, !dbg !61
  %988 = fdiv float %954, %982, !dbg !61
  %989 = fdiv float %953, %982, !dbg !61
  %990 = fdiv float %952, %982, !dbg !61
  %991 = fdiv float %951, %982, !dbg !61
  %992 = fdiv float %950, %982, !dbg !61
  %993 = fdiv float %949, %982, !dbg !61
  %994 = fdiv float %948, %982, !dbg !61
  %995 = fdiv float %947, %982, !dbg !61
  %996 = fdiv float %946, %982, !dbg !61
  %997 = fdiv float %945, %982, !dbg !61
  %998 = fdiv float %944, %982, !dbg !61
  %999 = fptrunc float %983 to half, !dbg !62
  %1000 = fptrunc float %984 to half, !dbg !62
  %1001 = fptrunc float %985 to half, !dbg !62
  %1002 = fptrunc float %986 to half, !dbg !62
  %1003 = fptrunc float %987 to half, !dbg !62
  %1004 = fptrunc float %988 to half, !dbg !62
  %1005 = fptrunc float %989 to half, !dbg !62
  %1006 = fptrunc float %990 to half, !dbg !62
  %1007 = fptrunc float %991 to half, !dbg !62
  %1008 = fptrunc float %992 to half, !dbg !62
  %1009 = fptrunc float %993 to half, !dbg !62
  %1010 = fptrunc float %994 to half, !dbg !62
  %1011 = fptrunc float %995 to half, !dbg !62
  %1012 = fptrunc float %996 to half, !dbg !62
  %1013 = fptrunc float %997 to half, !dbg !62
  %1014 = fptrunc float %998 to half, !dbg !62
  %1015 = insertelement <4 x half> poison, half %999, i64 0, !dbg !63
  %1016 = insertelement <4 x half> %1015, half %1000, i64 1, !dbg !63
  %1017 = insertelement <4 x half> %1016, half %1001, i64 2, !dbg !63
  %1018 = insertelement <4 x half> %1017, half %1002, i64 3, !dbg !63
  store <4 x half> %1018, ptr addrspace(1) %974, align 8, !dbg !63
  %1019 = insertelement <4 x half> poison, half %1003, i64 0, !dbg !63
  %1020 = insertelement <4 x half> %1019, half %1004, i64 1, !dbg !63
  %1021 = insertelement <4 x half> %1020, half %1005, i64 2, !dbg !63
  %1022 = insertelement <4 x half> %1021, half %1006, i64 3, !dbg !63
  store <4 x half> %1022, ptr addrspace(1) %975, align 8, !dbg !63
  %1023 = insertelement <4 x half> poison, half %1007, i64 0, !dbg !63
  %1024 = insertelement <4 x half> %1023, half %1008, i64 1, !dbg !63
  %1025 = insertelement <4 x half> %1024, half %1009, i64 2, !dbg !63
  %1026 = insertelement <4 x half> %1025, half %1010, i64 3, !dbg !63
  store <4 x half> %1026, ptr addrspace(1) %976, align 8, !dbg !63
  %1027 = insertelement <4 x half> poison, half %1011, i64 0, !dbg !63
  %1028 = insertelement <4 x half> %1027, half %1012, i64 1, !dbg !63
  %1029 = insertelement <4 x half> %1028, half %1013, i64 2, !dbg !63
  %1030 = insertelement <4 x half> %1029, half %1014, i64 3, !dbg !63
  store <4 x half> %1030, ptr addrspace(1) %977, align 8, !dbg !63
  ret void, !dbg !64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #0

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

attributes #0 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !DISubprogram(name: "llvm.amdgcn.exp2.f32", linkageName: "llvm.amdgcn.exp2.f32", scope: !1, file: !1, line: 81, type: !5, scopeLine: 81, spFlags: DISPFlagOptimized)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = distinct !DISubprogram(name: "attention", linkageName: "attention", scope: !1, file: !1, line: 50, type: !5, scopeLine: 50, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!8 = !DILocation(line: 65, column: 25, scope: !7)
!9 = !DILocation(line: 65, column: 30, scope: !7)
!10 = !DILocation(line: 66, column: 26, scope: !7)
!11 = !DILocation(line: 66, column: 31, scope: !7)
!12 = !DILocation(line: 67, column: 31, scope: !7)
!13 = !DILocation(line: 67, column: 18, scope: !7)
!14 = !DILocation(line: 69, column: 24, scope: !7)
!15 = !DILocation(line: 69, column: 46, scope: !7)
!16 = !DILocation(line: 69, column: 31, scope: !7)
!17 = !DILocation(line: 69, column: 59, scope: !7)
!18 = !DILocation(line: 69, column: 54, scope: !7)
!19 = !DILocation(line: 69, column: 16, scope: !7)
!20 = !DILocation(line: 73, column: 18, scope: !7)
!21 = !DILocation(line: 75, column: 34, scope: !7)
!22 = !DILocation(line: 76, column: 26, scope: !7)
!23 = !DILocation(line: 77, column: 50, scope: !7)
!24 = !DILocation(line: 84, column: 28, scope: !7)
!25 = !DILocation(line: 74, column: 31, scope: !7)
!26 = !DILocation(line: 76, column: 47, scope: !7)
!27 = !DILocation(line: 76, column: 20, scope: !7)
!28 = !DILocation(line: 84, column: 20, scope: !7)
!29 = !DILocation(line: 75, column: 21, scope: !7)
!30 = !DILocation(line: 76, column: 33, scope: !7)
!31 = !DILocation(line: 76, column: 55, scope: !7)
!32 = !DILocation(line: 77, column: 26, scope: !7)
!33 = !DILocation(line: 77, column: 42, scope: !7)
!34 = !DILocation(line: 79, column: 45, scope: !7)
!35 = !DILocation(line: 79, column: 65, scope: !7)
!36 = !DILocation(line: 168, column: 27, scope: !37, inlinedAt: !39)
!37 = distinct !DILexicalBlockFile(scope: !7, file: !38, discriminator: 0)
!38 = !DIFile(filename: "standard.py", directory: ".")
!39 = !DILocation(line: 80, column: 50, scope: !7)
!40 = !DILocation(line: 189, column: 40, scope: !37, inlinedAt: !39)
!41 = !DILocation(line: 80, column: 36, scope: !7)
!42 = !DILocation(line: 81, column: 33, scope: !7)
!43 = !DILocation(line: 81, column: 25, scope: !7)
!44 = !DILocation(line: 82, column: 32, scope: !7)
!45 = !DILocation(line: 82, column: 25, scope: !7)
!46 = !DILocation(line: 83, column: 22, scope: !7)
!47 = !DILocation(line: 261, column: 15, scope: !37, inlinedAt: !48)
!48 = !DILocation(line: 83, column: 46, scope: !7)
!49 = !DILocation(line: 291, column: 36, scope: !37, inlinedAt: !48)
!50 = !DILocation(line: 83, column: 31, scope: !7)
!51 = !DILocation(line: 84, column: 57, scope: !7)
!52 = !DILocation(line: 85, column: 33, scope: !7)
!53 = !DILocation(line: 85, column: 57, scope: !7)
!54 = !DILocation(line: 85, column: 49, scope: !7)
!55 = !DILocation(line: 72, column: 36, scope: !7)
!56 = !DILocation(line: 70, column: 43, scope: !7)
!57 = !DILocation(line: 71, column: 29, scope: !7)
!58 = !DILocation(line: 87, column: 19, scope: !7)
!59 = !DILocation(line: 87, column: 26, scope: !7)
!60 = !DILocation(line: 87, column: 49, scope: !7)
!61 = !DILocation(line: 87, column: 73, scope: !7)
!62 = !DILocation(line: 87, column: 91, scope: !7)
!63 = !DILocation(line: 87, column: 64, scope: !7)
!64 = !DILocation(line: 87, column: 4, scope: !7)
