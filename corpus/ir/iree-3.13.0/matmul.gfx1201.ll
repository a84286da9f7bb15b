; ModuleID = 'matmul_dispatch_0'
source_filename = "matmul_dispatch_0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu12.01-amd-amdhsa"

@__shared_memory___0 = private unnamed_addr addrspace(3) global [64 x [68 x half]] undef, align 16
@__shared_memory__ = private unnamed_addr addrspace(3) global [64 x [68 x half]] undef, align 16

; Function Attrs: alwaysinline norecurse nounwind
define amdgpu_kernel void @matmul_dispatch_0_matmul_1024x1536x2048_f16xf16xf32(ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %0, ptr addrspace(1) noalias noundef nonnull readonly align 16 captures(none) %1, ptr addrspace(1) noalias nofree noundef nonnull writeonly align 16 captures(none) %2) local_unnamed_addr #0 !reqd_work_group_size !1 {
  %4 = tail call range(i32 0, 128) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %0, i64 64) ]
  %5 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %0, i16 0, i32 4194304, i32 822243328)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %1, i64 64) ]
  %6 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %1, i16 0, i32 6291456, i32 822243328)
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %2, i64 64) ]
  %7 = and i32 %4, 15
  %8 = lshr i32 %4, 1
  %9 = and i32 %8, 8
  %10 = lshr i32 %4, 3
  %11 = or disjoint i32 %10, 16
  %12 = or disjoint i32 %10, 32
  %13 = or disjoint i32 %10, 48
  %14 = shl nuw nsw i32 %4, 3
  %15 = and i32 %14, 56
  %16 = tail call range(i32 0, 384) i32 @llvm.amdgcn.workgroup.id.x()
  %.lhs.trunc = trunc nuw nsw i32 %16 to i16
  %17 = udiv i16 %.lhs.trunc, 24
  %18 = mul i16 %17, 24
  %.decomposed = sub i16 %.lhs.trunc, %18
  %19 = shl nuw nsw i16 %17, 6
  %20 = zext nneg i16 %19 to i32
  %21 = or disjoint i32 %10, %20
  %22 = or disjoint i32 %11, %20
  %.idx58 = shl nuw nsw i32 %21, 12
  %23 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx58
  %24 = getelementptr [2 x i8], ptr addrspace(7) %23, i32 %15
  %25 = load <8 x half>, ptr addrspace(7) %24, align 2
  %26 = or disjoint i32 %12, %20
  %.idx59 = shl nuw nsw i32 %22, 12
  %27 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx59
  %28 = getelementptr [2 x i8], ptr addrspace(7) %27, i32 %15
  %29 = load <8 x half>, ptr addrspace(7) %28, align 2
  %30 = or disjoint i32 %13, %20
  %.idx60 = shl nuw nsw i32 %26, 12
  %31 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx60
  %32 = getelementptr [2 x i8], ptr addrspace(7) %31, i32 %15
  %33 = load <8 x half>, ptr addrspace(7) %32, align 2
  %34 = shl nuw nsw i16 %.decomposed, 6
  %35 = zext nneg i16 %34 to i32
  %36 = or disjoint i32 %15, %35
  %.idx61 = shl nuw nsw i32 %30, 12
  %37 = getelementptr i8, ptr addrspace(7) %5, i32 %.idx61
  %38 = getelementptr [2 x i8], ptr addrspace(7) %37, i32 %15
  %39 = load <8 x half>, ptr addrspace(7) %38, align 2
  %.idx = mul nuw nsw i32 %10, 3072
  %40 = getelementptr i8, ptr addrspace(7) %6, i32 %.idx
  %41 = getelementptr [2 x i8], ptr addrspace(7) %40, i32 %36
  %42 = load <8 x half>, ptr addrspace(7) %41, align 2
  %.idx1 = mul nuw nsw i32 %11, 3072
  %43 = getelementptr i8, ptr addrspace(7) %6, i32 %.idx1
  %44 = getelementptr [2 x i8], ptr addrspace(7) %43, i32 %36
  %45 = load <8 x half>, ptr addrspace(7) %44, align 2
  %.idx2 = mul nuw nsw i32 %12, 3072
  %46 = getelementptr i8, ptr addrspace(7) %6, i32 %.idx2
  %47 = getelementptr [2 x i8], ptr addrspace(7) %46, i32 %36
  %48 = load <8 x half>, ptr addrspace(7) %47, align 2
  %.idx3 = mul nuw nsw i32 %13, 3072
  %49 = getelementptr i8, ptr addrspace(7) %6, i32 %.idx3
  %50 = getelementptr [2 x i8], ptr addrspace(7) %49, i32 %36
  %51 = load <8 x half>, ptr addrspace(7) %50, align 2
  %narrow = mul nuw nsw i32 %10, 68
  %narrow4 = add nuw nsw i32 %narrow, %15
  %52 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow4
  store <8 x half> %25, ptr addrspace(3) %52, align 8
  %narrow5 = mul nuw nsw i32 %11, 68
  %narrow6 = add nuw nsw i32 %narrow5, %15
  %53 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow6
  store <8 x half> %29, ptr addrspace(3) %53, align 8
  %narrow7 = mul nuw nsw i32 %12, 68
  %narrow8 = add nuw nsw i32 %narrow7, %15
  %54 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow8
  store <8 x half> %33, ptr addrspace(3) %54, align 8
  %narrow9 = mul nuw nsw i32 %13, 68
  %narrow10 = add nuw nsw i32 %narrow9, %15
  %55 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %narrow10
  store <8 x half> %39, ptr addrspace(3) %55, align 8
  %56 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow4
  store <8 x half> %42, ptr addrspace(3) %56, align 8
  %57 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow6
  store <8 x half> %45, ptr addrspace(3) %57, align 8
  %58 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow8
  store <8 x half> %48, ptr addrspace(3) %58, align 8
  %59 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %narrow10
  store <8 x half> %51, ptr addrspace(3) %59, align 8
  %60 = and i32 %8, 32
  %61 = or disjoint i32 %60, %7
  %62 = or disjoint i32 %9, 16
  %63 = or disjoint i32 %9, 32
  %64 = or disjoint i32 %9, 48
  %65 = and i32 %4, 47
  %66 = or i32 %8, 55
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(7) %6, i32 %36
  %narrow62 = mul nuw nsw i32 %61, 68
  %67 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %9
  %68 = getelementptr [2 x i8], ptr addrspace(3) %67, i32 %narrow62
  %69 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %62
  %70 = getelementptr [2 x i8], ptr addrspace(3) %69, i32 %narrow62
  %71 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %63
  %72 = getelementptr [2 x i8], ptr addrspace(3) %71, i32 %narrow62
  %73 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory___0, i32 %64
  %74 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %narrow62
  %75 = mul nuw nsw i32 %61, 68
  %narrow63 = add nuw nsw i32 %75, 1088
  %76 = getelementptr [2 x i8], ptr addrspace(3) %67, i32 %narrow63
  %77 = getelementptr [2 x i8], ptr addrspace(3) %69, i32 %narrow63
  %78 = getelementptr [2 x i8], ptr addrspace(3) %71, i32 %narrow63
  %79 = getelementptr [2 x i8], ptr addrspace(3) %73, i32 %narrow63
  %narrow64 = mul nuw nsw i32 %9, 68
  %80 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %65
  %81 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow64
  %82 = getelementptr [2 x i8], ptr addrspace(3) @__shared_memory__, i32 %65
  %83 = getelementptr i8, ptr addrspace(3) %82, i32 32
  %84 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow64
  %85 = mul nuw nsw i32 %9, 68
  %narrow65 = add nuw nsw i32 %85, 68
  %86 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow65
  %87 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow65
  %88 = mul nuw nsw i32 %9, 68
  %narrow66 = add nuw nsw i32 %88, 136
  %89 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow66
  %90 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow66
  %91 = mul nuw nsw i32 %9, 68
  %narrow67 = add nuw nsw i32 %91, 204
  %92 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow67
  %93 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow67
  %94 = mul nuw nsw i32 %9, 68
  %narrow68 = add nuw nsw i32 %94, 272
  %95 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow68
  %96 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow68
  %97 = mul nuw nsw i32 %9, 68
  %narrow69 = add nuw nsw i32 %97, 340
  %98 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow69
  %99 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow69
  %100 = mul nuw nsw i32 %9, 68
  %narrow70 = add nuw nsw i32 %100, 408
  %101 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow70
  %102 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow70
  %103 = mul nuw nsw i32 %9, 68
  %narrow71 = add nuw nsw i32 %103, 476
  %104 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow71
  %105 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow71
  %narrow72 = mul nuw nsw i32 %62, 68
  %106 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow72
  %107 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow72
  %108 = mul nuw nsw i32 %9, 68
  %narrow73 = add nuw nsw i32 %108, 1156
  %109 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow73
  %110 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow73
  %111 = mul nuw nsw i32 %9, 68
  %narrow74 = add nuw nsw i32 %111, 1224
  %112 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow74
  %113 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow74
  %114 = mul nuw nsw i32 %9, 68
  %narrow75 = add nuw nsw i32 %114, 1292
  %115 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow75
  %116 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow75
  %117 = mul nuw nsw i32 %9, 68
  %narrow76 = add nuw nsw i32 %117, 1360
  %118 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow76
  %119 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow76
  %120 = mul nuw nsw i32 %9, 68
  %narrow77 = add nuw nsw i32 %120, 1428
  %121 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow77
  %122 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow77
  %123 = mul nuw nsw i32 %9, 68
  %narrow78 = add nuw nsw i32 %123, 1496
  %124 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow78
  %125 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow78
  %126 = mul nuw nsw i32 %9, 68
  %narrow79 = add nuw nsw i32 %126, 1564
  %127 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow79
  %128 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow79
  %narrow80 = mul nuw nsw i32 %63, 68
  %129 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow80
  %130 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow80
  %131 = mul nuw nsw i32 %9, 68
  %narrow81 = add nuw nsw i32 %131, 2244
  %132 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow81
  %133 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow81
  %134 = mul nuw nsw i32 %9, 68
  %narrow82 = add nuw nsw i32 %134, 2312
  %135 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow82
  %136 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow82
  %137 = mul nuw nsw i32 %9, 68
  %narrow83 = add nuw nsw i32 %137, 2380
  %138 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow83
  %139 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow83
  %140 = mul nuw nsw i32 %9, 68
  %narrow84 = add nuw nsw i32 %140, 2448
  %141 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow84
  %142 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow84
  %143 = mul nuw nsw i32 %9, 68
  %narrow85 = add nuw nsw i32 %143, 2516
  %144 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow85
  %145 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow85
  %146 = mul nuw nsw i32 %9, 68
  %narrow86 = add nuw nsw i32 %146, 2584
  %147 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow86
  %148 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow86
  %149 = mul nuw nsw i32 %9, 68
  %narrow87 = add nuw nsw i32 %149, 2652
  %150 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow87
  %151 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow87
  %narrow88 = mul nuw nsw i32 %64, 68
  %152 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow88
  %153 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow88
  %154 = mul nuw nsw i32 %9, 68
  %narrow89 = add nuw nsw i32 %154, 3332
  %155 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow89
  %156 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow89
  %157 = mul nuw nsw i32 %9, 68
  %narrow90 = add nuw nsw i32 %157, 3400
  %158 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow90
  %159 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow90
  %160 = mul nuw nsw i32 %9, 68
  %narrow91 = add nuw nsw i32 %160, 3468
  %161 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow91
  %162 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow91
  %163 = mul nuw nsw i32 %9, 68
  %narrow92 = add nuw nsw i32 %163, 3536
  %164 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow92
  %165 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow92
  %166 = mul nuw nsw i32 %9, 68
  %narrow93 = add nuw nsw i32 %166, 3604
  %167 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow93
  %168 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow93
  %169 = mul nuw nsw i32 %9, 68
  %narrow94 = add nuw nsw i32 %169, 3672
  %170 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow94
  %171 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow94
  %narrow95 = mul nuw nsw i32 %66, 68
  %172 = getelementptr [2 x i8], ptr addrspace(3) %80, i32 %narrow95
  %173 = getelementptr [2 x i8], ptr addrspace(3) %83, i32 %narrow95
  br label %174

174:                                              ; preds = %3, %174
  %175 = phi <8 x float> [ zeroinitializer, %3 ], [ %386, %174 ]
  %176 = phi <8 x float> [ zeroinitializer, %3 ], [ %387, %174 ]
  %177 = phi <8 x float> [ zeroinitializer, %3 ], [ %388, %174 ]
  %178 = phi <8 x float> [ zeroinitializer, %3 ], [ %389, %174 ]
  %179 = phi i32 [ 0, %3 ], [ %180, %174 ]
  %180 = add nuw nsw i32 %179, 4
  %181 = shl nuw nsw i32 %180, 4
  %182 = getelementptr [2 x i8], ptr addrspace(7) %24, i32 %181
  %183 = load <8 x half>, ptr addrspace(7) %182, align 2
  %184 = getelementptr [2 x i8], ptr addrspace(7) %28, i32 %181
  %185 = load <8 x half>, ptr addrspace(7) %184, align 2
  %186 = getelementptr [2 x i8], ptr addrspace(7) %32, i32 %181
  %187 = load <8 x half>, ptr addrspace(7) %186, align 2
  %188 = or disjoint i32 %181, %10
  %189 = getelementptr [2 x i8], ptr addrspace(7) %38, i32 %181
  %190 = load <8 x half>, ptr addrspace(7) %189, align 2
  %191 = or disjoint i32 %181, %11
  %.idx46 = mul nuw nsw i32 %188, 3072
  %gep = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx46
  %192 = load <8 x half>, ptr addrspace(7) %gep, align 2
  %193 = or disjoint i32 %181, %12
  %.idx49 = mul nuw nsw i32 %191, 3072
  %gep100 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx49
  %194 = load <8 x half>, ptr addrspace(7) %gep100, align 2
  %195 = or disjoint i32 %181, %13
  %.idx52 = mul nuw nsw i32 %193, 3072
  %gep102 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx52
  %196 = load <8 x half>, ptr addrspace(7) %gep102, align 2
  %.idx55 = mul nuw nsw i32 %195, 3072
  %gep104 = getelementptr i8, ptr addrspace(7) %invariant.gep, i32 %.idx55
  %197 = load <8 x half>, ptr addrspace(7) %gep104, align 2
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire, !mmra !0
  %198 = load <8 x half>, ptr addrspace(3) %68, align 8
  %199 = load <8 x half>, ptr addrspace(3) %70, align 8
  %200 = load <8 x half>, ptr addrspace(3) %72, align 8
  %201 = load <8 x half>, ptr addrspace(3) %74, align 8
  %202 = load <8 x half>, ptr addrspace(3) %76, align 8
  %203 = load <8 x half>, ptr addrspace(3) %77, align 8
  %204 = load <8 x half>, ptr addrspace(3) %78, align 8
  %205 = load <8 x half>, ptr addrspace(3) %79, align 8
  %206 = load <1 x half>, ptr addrspace(3) %81, align 2
  %207 = load <1 x half>, ptr addrspace(3) %84, align 2
  %208 = load <1 x half>, ptr addrspace(3) %86, align 2
  %209 = load <1 x half>, ptr addrspace(3) %87, align 2
  %210 = load <1 x half>, ptr addrspace(3) %89, align 2
  %211 = shufflevector <1 x half> %210, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %212 = load <1 x half>, ptr addrspace(3) %90, align 2
  %213 = shufflevector <1 x half> %212, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %214 = load <1 x half>, ptr addrspace(3) %92, align 2
  %215 = shufflevector <1 x half> %214, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %216 = load <1 x half>, ptr addrspace(3) %93, align 2
  %217 = shufflevector <1 x half> %216, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %218 = load <1 x half>, ptr addrspace(3) %95, align 2
  %219 = shufflevector <1 x half> %218, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %220 = load <1 x half>, ptr addrspace(3) %96, align 2
  %221 = shufflevector <1 x half> %220, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %222 = load <1 x half>, ptr addrspace(3) %98, align 2
  %223 = shufflevector <1 x half> %222, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %224 = load <1 x half>, ptr addrspace(3) %99, align 2
  %225 = shufflevector <1 x half> %224, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %226 = load <1 x half>, ptr addrspace(3) %101, align 2
  %227 = shufflevector <1 x half> %226, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %228 = load <1 x half>, ptr addrspace(3) %102, align 2
  %229 = shufflevector <1 x half> %228, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %230 = load <1 x half>, ptr addrspace(3) %104, align 2
  %231 = shufflevector <1 x half> %230, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %232 = load <1 x half>, ptr addrspace(3) %105, align 2
  %233 = shufflevector <1 x half> %232, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %234 = load <1 x half>, ptr addrspace(3) %106, align 2
  %235 = load <1 x half>, ptr addrspace(3) %107, align 2
  %236 = load <1 x half>, ptr addrspace(3) %109, align 2
  %237 = load <1 x half>, ptr addrspace(3) %110, align 2
  %238 = load <1 x half>, ptr addrspace(3) %112, align 2
  %239 = shufflevector <1 x half> %238, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %240 = load <1 x half>, ptr addrspace(3) %113, align 2
  %241 = shufflevector <1 x half> %240, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %242 = load <1 x half>, ptr addrspace(3) %115, align 2
  %243 = shufflevector <1 x half> %242, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %244 = load <1 x half>, ptr addrspace(3) %116, align 2
  %245 = shufflevector <1 x half> %244, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %246 = load <1 x half>, ptr addrspace(3) %118, align 2
  %247 = shufflevector <1 x half> %246, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %248 = load <1 x half>, ptr addrspace(3) %119, align 2
  %249 = shufflevector <1 x half> %248, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %250 = load <1 x half>, ptr addrspace(3) %121, align 2
  %251 = shufflevector <1 x half> %250, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %252 = load <1 x half>, ptr addrspace(3) %122, align 2
  %253 = shufflevector <1 x half> %252, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %254 = load <1 x half>, ptr addrspace(3) %124, align 2
  %255 = shufflevector <1 x half> %254, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %256 = load <1 x half>, ptr addrspace(3) %125, align 2
  %257 = shufflevector <1 x half> %256, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %258 = load <1 x half>, ptr addrspace(3) %127, align 2
  %259 = shufflevector <1 x half> %258, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %260 = load <1 x half>, ptr addrspace(3) %128, align 2
  %261 = shufflevector <1 x half> %260, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %262 = load <1 x half>, ptr addrspace(3) %129, align 2
  %263 = load <1 x half>, ptr addrspace(3) %130, align 2
  %264 = load <1 x half>, ptr addrspace(3) %132, align 2
  %265 = load <1 x half>, ptr addrspace(3) %133, align 2
  %266 = load <1 x half>, ptr addrspace(3) %135, align 2
  %267 = shufflevector <1 x half> %266, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %268 = load <1 x half>, ptr addrspace(3) %136, align 2
  %269 = shufflevector <1 x half> %268, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %270 = load <1 x half>, ptr addrspace(3) %138, align 2
  %271 = shufflevector <1 x half> %270, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %272 = load <1 x half>, ptr addrspace(3) %139, align 2
  %273 = shufflevector <1 x half> %272, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %274 = load <1 x half>, ptr addrspace(3) %141, align 2
  %275 = shufflevector <1 x half> %274, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %276 = load <1 x half>, ptr addrspace(3) %142, align 2
  %277 = shufflevector <1 x half> %276, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %278 = load <1 x half>, ptr addrspace(3) %144, align 2
  %279 = shufflevector <1 x half> %278, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %280 = load <1 x half>, ptr addrspace(3) %145, align 2
  %281 = shufflevector <1 x half> %280, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %282 = load <1 x half>, ptr addrspace(3) %147, align 2
  %283 = shufflevector <1 x half> %282, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %284 = load <1 x half>, ptr addrspace(3) %148, align 2
  %285 = shufflevector <1 x half> %284, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %286 = load <1 x half>, ptr addrspace(3) %150, align 2
  %287 = shufflevector <1 x half> %286, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %288 = load <1 x half>, ptr addrspace(3) %151, align 2
  %289 = shufflevector <1 x half> %288, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %290 = load <1 x half>, ptr addrspace(3) %152, align 2
  %291 = load <1 x half>, ptr addrspace(3) %153, align 2
  %292 = load <1 x half>, ptr addrspace(3) %155, align 2
  %293 = load <1 x half>, ptr addrspace(3) %156, align 2
  %294 = load <1 x half>, ptr addrspace(3) %158, align 2
  %295 = shufflevector <1 x half> %294, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %296 = load <1 x half>, ptr addrspace(3) %159, align 2
  %297 = shufflevector <1 x half> %296, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %298 = load <1 x half>, ptr addrspace(3) %161, align 2
  %299 = shufflevector <1 x half> %298, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %300 = load <1 x half>, ptr addrspace(3) %162, align 2
  %301 = shufflevector <1 x half> %300, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %302 = load <1 x half>, ptr addrspace(3) %164, align 2
  %303 = shufflevector <1 x half> %302, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %304 = load <1 x half>, ptr addrspace(3) %165, align 2
  %305 = shufflevector <1 x half> %304, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %306 = load <1 x half>, ptr addrspace(3) %167, align 2
  %307 = shufflevector <1 x half> %306, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %308 = load <1 x half>, ptr addrspace(3) %168, align 2
  %309 = shufflevector <1 x half> %308, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %310 = load <1 x half>, ptr addrspace(3) %170, align 2
  %311 = shufflevector <1 x half> %310, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %312 = load <1 x half>, ptr addrspace(3) %171, align 2
  %313 = shufflevector <1 x half> %312, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %314 = load <1 x half>, ptr addrspace(3) %172, align 2
  %315 = shufflevector <1 x half> %314, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %316 = load <1 x half>, ptr addrspace(3) %173, align 2
  %317 = shufflevector <1 x half> %316, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %318 = shufflevector <1 x half> %206, <1 x half> %208, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %319 = shufflevector <8 x half> %318, <8 x half> %211, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %320 = shufflevector <8 x half> %319, <8 x half> %215, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %321 = shufflevector <8 x half> %320, <8 x half> %219, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %322 = shufflevector <8 x half> %321, <8 x half> %223, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %323 = shufflevector <8 x half> %322, <8 x half> %227, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %324 = shufflevector <8 x half> %323, <8 x half> %231, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %325 = shufflevector <1 x half> %207, <1 x half> %209, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %326 = shufflevector <8 x half> %325, <8 x half> %213, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %327 = shufflevector <8 x half> %326, <8 x half> %217, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %328 = shufflevector <8 x half> %327, <8 x half> %221, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %329 = shufflevector <8 x half> %328, <8 x half> %225, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %330 = shufflevector <8 x half> %329, <8 x half> %229, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %331 = shufflevector <8 x half> %330, <8 x half> %233, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %332 = shufflevector <1 x half> %234, <1 x half> %236, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %333 = shufflevector <8 x half> %332, <8 x half> %239, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %334 = shufflevector <8 x half> %333, <8 x half> %243, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %335 = shufflevector <8 x half> %334, <8 x half> %247, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %336 = shufflevector <8 x half> %335, <8 x half> %251, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %337 = shufflevector <8 x half> %336, <8 x half> %255, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %338 = shufflevector <8 x half> %337, <8 x half> %259, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %339 = shufflevector <1 x half> %235, <1 x half> %237, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %340 = shufflevector <8 x half> %339, <8 x half> %241, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %341 = shufflevector <8 x half> %340, <8 x half> %245, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %342 = shufflevector <8 x half> %341, <8 x half> %249, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %343 = shufflevector <8 x half> %342, <8 x half> %253, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %344 = shufflevector <8 x half> %343, <8 x half> %257, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %345 = shufflevector <8 x half> %344, <8 x half> %261, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %346 = shufflevector <1 x half> %262, <1 x half> %264, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %347 = shufflevector <8 x half> %346, <8 x half> %267, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %348 = shufflevector <8 x half> %347, <8 x half> %271, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %349 = shufflevector <8 x half> %348, <8 x half> %275, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %350 = shufflevector <8 x half> %349, <8 x half> %279, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %351 = shufflevector <8 x half> %350, <8 x half> %283, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %352 = shufflevector <8 x half> %351, <8 x half> %287, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %353 = shufflevector <1 x half> %263, <1 x half> %265, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %354 = shufflevector <8 x half> %353, <8 x half> %269, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %355 = shufflevector <8 x half> %354, <8 x half> %273, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %356 = shufflevector <8 x half> %355, <8 x half> %277, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %357 = shufflevector <8 x half> %356, <8 x half> %281, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %358 = shufflevector <8 x half> %357, <8 x half> %285, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %359 = shufflevector <8 x half> %358, <8 x half> %289, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %360 = shufflevector <1 x half> %290, <1 x half> %292, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %361 = shufflevector <8 x half> %360, <8 x half> %295, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %362 = shufflevector <8 x half> %361, <8 x half> %299, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %363 = shufflevector <8 x half> %362, <8 x half> %303, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %364 = shufflevector <8 x half> %363, <8 x half> %307, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %365 = shufflevector <8 x half> %364, <8 x half> %311, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %366 = shufflevector <8 x half> %365, <8 x half> %315, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %367 = shufflevector <1 x half> %291, <1 x half> %293, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %368 = shufflevector <8 x half> %367, <8 x half> %297, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %369 = shufflevector <8 x half> %368, <8 x half> %301, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %370 = shufflevector <8 x half> %369, <8 x half> %305, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %371 = shufflevector <8 x half> %370, <8 x half> %309, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %372 = shufflevector <8 x half> %371, <8 x half> %313, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %373 = shufflevector <8 x half> %372, <8 x half> %317, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %374 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %198, <8 x half> %324, <8 x float> %175)
  %375 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %198, <8 x half> %331, <8 x float> %176)
  %376 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %202, <8 x half> %324, <8 x float> %177)
  %377 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %202, <8 x half> %331, <8 x float> %178)
  %378 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %199, <8 x half> %338, <8 x float> %374)
  %379 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %199, <8 x half> %345, <8 x float> %375)
  %380 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %203, <8 x half> %338, <8 x float> %376)
  %381 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %203, <8 x half> %345, <8 x float> %377)
  %382 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %200, <8 x half> %352, <8 x float> %378)
  %383 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %200, <8 x half> %359, <8 x float> %379)
  %384 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %204, <8 x half> %352, <8 x float> %380)
  %385 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %204, <8 x half> %359, <8 x float> %381)
  %386 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %201, <8 x half> %366, <8 x float> %382)
  %387 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %201, <8 x half> %373, <8 x float> %383)
  %388 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %205, <8 x half> %366, <8 x float> %384)
  %389 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %205, <8 x half> %373, <8 x float> %385)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire, !mmra !0
  tail call void @llvm.amdgcn.sched.barrier(i32 0)
  store <8 x half> %183, ptr addrspace(3) %52, align 8
  store <8 x half> %185, ptr addrspace(3) %53, align 8
  store <8 x half> %187, ptr addrspace(3) %54, align 8
  store <8 x half> %190, ptr addrspace(3) %55, align 8
  store <8 x half> %192, ptr addrspace(3) %56, align 8
  store <8 x half> %194, ptr addrspace(3) %57, align 8
  store <8 x half> %196, ptr addrspace(3) %58, align 8
  store <8 x half> %197, ptr addrspace(3) %59, align 8
  %390 = icmp samesign ult i32 %179, 120
  br i1 %390, label %174, label %391

391:                                              ; preds = %174
  %392 = and i32 %4, 32
  %393 = tail call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) nonnull %2, i16 0, i32 6291456, i32 822243328)
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire, !mmra !0
  %394 = load <8 x half>, ptr addrspace(3) %68, align 8
  %395 = load <8 x half>, ptr addrspace(3) %70, align 8
  %396 = load <8 x half>, ptr addrspace(3) %72, align 8
  %397 = load <8 x half>, ptr addrspace(3) %74, align 8
  %398 = load <8 x half>, ptr addrspace(3) %76, align 8
  %399 = load <8 x half>, ptr addrspace(3) %77, align 8
  %400 = load <8 x half>, ptr addrspace(3) %78, align 8
  %401 = load <8 x half>, ptr addrspace(3) %79, align 8
  %402 = load <1 x half>, ptr addrspace(3) %81, align 2
  %403 = load <1 x half>, ptr addrspace(3) %84, align 2
  %404 = load <1 x half>, ptr addrspace(3) %86, align 2
  %405 = load <1 x half>, ptr addrspace(3) %87, align 2
  %406 = load <1 x half>, ptr addrspace(3) %89, align 2
  %407 = shufflevector <1 x half> %406, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %408 = load <1 x half>, ptr addrspace(3) %90, align 2
  %409 = shufflevector <1 x half> %408, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %410 = load <1 x half>, ptr addrspace(3) %92, align 2
  %411 = shufflevector <1 x half> %410, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %412 = load <1 x half>, ptr addrspace(3) %93, align 2
  %413 = shufflevector <1 x half> %412, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %414 = load <1 x half>, ptr addrspace(3) %95, align 2
  %415 = shufflevector <1 x half> %414, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %416 = load <1 x half>, ptr addrspace(3) %96, align 2
  %417 = shufflevector <1 x half> %416, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %418 = load <1 x half>, ptr addrspace(3) %98, align 2
  %419 = shufflevector <1 x half> %418, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %420 = load <1 x half>, ptr addrspace(3) %99, align 2
  %421 = shufflevector <1 x half> %420, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %422 = load <1 x half>, ptr addrspace(3) %101, align 2
  %423 = shufflevector <1 x half> %422, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %424 = load <1 x half>, ptr addrspace(3) %102, align 2
  %425 = shufflevector <1 x half> %424, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %426 = load <1 x half>, ptr addrspace(3) %104, align 2
  %427 = shufflevector <1 x half> %426, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %428 = load <1 x half>, ptr addrspace(3) %105, align 2
  %429 = shufflevector <1 x half> %428, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %430 = load <1 x half>, ptr addrspace(3) %106, align 2
  %431 = load <1 x half>, ptr addrspace(3) %107, align 2
  %432 = load <1 x half>, ptr addrspace(3) %109, align 2
  %433 = load <1 x half>, ptr addrspace(3) %110, align 2
  %434 = load <1 x half>, ptr addrspace(3) %112, align 2
  %435 = shufflevector <1 x half> %434, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %436 = load <1 x half>, ptr addrspace(3) %113, align 2
  %437 = shufflevector <1 x half> %436, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %438 = load <1 x half>, ptr addrspace(3) %115, align 2
  %439 = shufflevector <1 x half> %438, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %440 = load <1 x half>, ptr addrspace(3) %116, align 2
  %441 = shufflevector <1 x half> %440, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %442 = load <1 x half>, ptr addrspace(3) %118, align 2
  %443 = shufflevector <1 x half> %442, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %444 = load <1 x half>, ptr addrspace(3) %119, align 2
  %445 = shufflevector <1 x half> %444, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %446 = load <1 x half>, ptr addrspace(3) %121, align 2
  %447 = shufflevector <1 x half> %446, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %448 = load <1 x half>, ptr addrspace(3) %122, align 2
  %449 = shufflevector <1 x half> %448, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %450 = load <1 x half>, ptr addrspace(3) %124, align 2
  %451 = shufflevector <1 x half> %450, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %452 = load <1 x half>, ptr addrspace(3) %125, align 2
  %453 = shufflevector <1 x half> %452, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %454 = load <1 x half>, ptr addrspace(3) %127, align 2
  %455 = shufflevector <1 x half> %454, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %456 = load <1 x half>, ptr addrspace(3) %128, align 2
  %457 = shufflevector <1 x half> %456, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %458 = load <1 x half>, ptr addrspace(3) %129, align 2
  %459 = load <1 x half>, ptr addrspace(3) %130, align 2
  %460 = load <1 x half>, ptr addrspace(3) %132, align 2
  %461 = load <1 x half>, ptr addrspace(3) %133, align 2
  %462 = load <1 x half>, ptr addrspace(3) %135, align 2
  %463 = shufflevector <1 x half> %462, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %464 = load <1 x half>, ptr addrspace(3) %136, align 2
  %465 = shufflevector <1 x half> %464, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %466 = load <1 x half>, ptr addrspace(3) %138, align 2
  %467 = shufflevector <1 x half> %466, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %468 = load <1 x half>, ptr addrspace(3) %139, align 2
  %469 = shufflevector <1 x half> %468, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %470 = load <1 x half>, ptr addrspace(3) %141, align 2
  %471 = shufflevector <1 x half> %470, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %472 = load <1 x half>, ptr addrspace(3) %142, align 2
  %473 = shufflevector <1 x half> %472, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %474 = load <1 x half>, ptr addrspace(3) %144, align 2
  %475 = shufflevector <1 x half> %474, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %476 = load <1 x half>, ptr addrspace(3) %145, align 2
  %477 = shufflevector <1 x half> %476, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %478 = load <1 x half>, ptr addrspace(3) %147, align 2
  %479 = shufflevector <1 x half> %478, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %480 = load <1 x half>, ptr addrspace(3) %148, align 2
  %481 = shufflevector <1 x half> %480, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %482 = load <1 x half>, ptr addrspace(3) %150, align 2
  %483 = shufflevector <1 x half> %482, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %484 = load <1 x half>, ptr addrspace(3) %151, align 2
  %485 = shufflevector <1 x half> %484, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %486 = load <1 x half>, ptr addrspace(3) %152, align 2
  %487 = load <1 x half>, ptr addrspace(3) %153, align 2
  %488 = load <1 x half>, ptr addrspace(3) %155, align 2
  %489 = load <1 x half>, ptr addrspace(3) %156, align 2
  %490 = load <1 x half>, ptr addrspace(3) %158, align 2
  %491 = shufflevector <1 x half> %490, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %492 = load <1 x half>, ptr addrspace(3) %159, align 2
  %493 = shufflevector <1 x half> %492, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %494 = load <1 x half>, ptr addrspace(3) %161, align 2
  %495 = shufflevector <1 x half> %494, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %496 = load <1 x half>, ptr addrspace(3) %162, align 2
  %497 = shufflevector <1 x half> %496, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %498 = load <1 x half>, ptr addrspace(3) %164, align 2
  %499 = shufflevector <1 x half> %498, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %500 = load <1 x half>, ptr addrspace(3) %165, align 2
  %501 = shufflevector <1 x half> %500, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %502 = load <1 x half>, ptr addrspace(3) %167, align 2
  %503 = shufflevector <1 x half> %502, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %504 = load <1 x half>, ptr addrspace(3) %168, align 2
  %505 = shufflevector <1 x half> %504, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %506 = load <1 x half>, ptr addrspace(3) %170, align 2
  %507 = shufflevector <1 x half> %506, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %508 = load <1 x half>, ptr addrspace(3) %171, align 2
  %509 = shufflevector <1 x half> %508, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %510 = load <1 x half>, ptr addrspace(3) %172, align 2
  %511 = shufflevector <1 x half> %510, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %512 = load <1 x half>, ptr addrspace(3) %173, align 2
  %513 = shufflevector <1 x half> %512, <1 x half> poison, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %514 = shufflevector <1 x half> %402, <1 x half> %404, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %515 = shufflevector <8 x half> %514, <8 x half> %407, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %516 = shufflevector <8 x half> %515, <8 x half> %411, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %517 = shufflevector <8 x half> %516, <8 x half> %415, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %518 = shufflevector <8 x half> %517, <8 x half> %419, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %519 = shufflevector <8 x half> %518, <8 x half> %423, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %520 = shufflevector <8 x half> %519, <8 x half> %427, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %521 = shufflevector <1 x half> %403, <1 x half> %405, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %522 = shufflevector <8 x half> %521, <8 x half> %409, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %523 = shufflevector <8 x half> %522, <8 x half> %413, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %524 = shufflevector <8 x half> %523, <8 x half> %417, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %525 = shufflevector <8 x half> %524, <8 x half> %421, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %526 = shufflevector <8 x half> %525, <8 x half> %425, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %527 = shufflevector <8 x half> %526, <8 x half> %429, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %528 = shufflevector <1 x half> %430, <1 x half> %432, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %529 = shufflevector <8 x half> %528, <8 x half> %435, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %530 = shufflevector <8 x half> %529, <8 x half> %439, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %531 = shufflevector <8 x half> %530, <8 x half> %443, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %532 = shufflevector <8 x half> %531, <8 x half> %447, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %533 = shufflevector <8 x half> %532, <8 x half> %451, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %534 = shufflevector <8 x half> %533, <8 x half> %455, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %535 = shufflevector <1 x half> %431, <1 x half> %433, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %536 = shufflevector <8 x half> %535, <8 x half> %437, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %537 = shufflevector <8 x half> %536, <8 x half> %441, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %538 = shufflevector <8 x half> %537, <8 x half> %445, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %539 = shufflevector <8 x half> %538, <8 x half> %449, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %540 = shufflevector <8 x half> %539, <8 x half> %453, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %541 = shufflevector <8 x half> %540, <8 x half> %457, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %542 = shufflevector <1 x half> %458, <1 x half> %460, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %543 = shufflevector <8 x half> %542, <8 x half> %463, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %544 = shufflevector <8 x half> %543, <8 x half> %467, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %545 = shufflevector <8 x half> %544, <8 x half> %471, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %546 = shufflevector <8 x half> %545, <8 x half> %475, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %547 = shufflevector <8 x half> %546, <8 x half> %479, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %548 = shufflevector <8 x half> %547, <8 x half> %483, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %549 = shufflevector <1 x half> %459, <1 x half> %461, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %550 = shufflevector <8 x half> %549, <8 x half> %465, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %551 = shufflevector <8 x half> %550, <8 x half> %469, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %552 = shufflevector <8 x half> %551, <8 x half> %473, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %553 = shufflevector <8 x half> %552, <8 x half> %477, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %554 = shufflevector <8 x half> %553, <8 x half> %481, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %555 = shufflevector <8 x half> %554, <8 x half> %485, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %556 = shufflevector <1 x half> %486, <1 x half> %488, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %557 = shufflevector <8 x half> %556, <8 x half> %491, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %558 = shufflevector <8 x half> %557, <8 x half> %495, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %559 = shufflevector <8 x half> %558, <8 x half> %499, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %560 = shufflevector <8 x half> %559, <8 x half> %503, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %561 = shufflevector <8 x half> %560, <8 x half> %507, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %562 = shufflevector <8 x half> %561, <8 x half> %511, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %563 = shufflevector <1 x half> %487, <1 x half> %489, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %564 = shufflevector <8 x half> %563, <8 x half> %493, <8 x i32> <i32 0, i32 1, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %565 = shufflevector <8 x half> %564, <8 x half> %497, <8 x i32> <i32 0, i32 1, i32 2, i32 8, i32 poison, i32 poison, i32 poison, i32 poison>
  %566 = shufflevector <8 x half> %565, <8 x half> %501, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 poison, i32 poison, i32 poison>
  %567 = shufflevector <8 x half> %566, <8 x half> %505, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 poison, i32 poison>
  %568 = shufflevector <8 x half> %567, <8 x half> %509, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 poison>
  %569 = shufflevector <8 x half> %568, <8 x half> %513, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 8>
  %570 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %394, <8 x half> %520, <8 x float> %386)
  %571 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %394, <8 x half> %527, <8 x float> %387)
  %572 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %398, <8 x half> %520, <8 x float> %388)
  %573 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %398, <8 x half> %527, <8 x float> %389)
  %574 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %395, <8 x half> %534, <8 x float> %570)
  %575 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %395, <8 x half> %541, <8 x float> %571)
  %576 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %399, <8 x half> %534, <8 x float> %572)
  %577 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %399, <8 x half> %541, <8 x float> %573)
  %578 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %396, <8 x half> %548, <8 x float> %574)
  %579 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %396, <8 x half> %555, <8 x float> %575)
  %580 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %400, <8 x half> %548, <8 x float> %576)
  %581 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %400, <8 x half> %555, <8 x float> %577)
  %582 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %397, <8 x half> %562, <8 x float> %578)
  %583 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %397, <8 x half> %569, <8 x float> %579)
  %584 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %401, <8 x half> %562, <8 x float> %580)
  %585 = tail call <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half> %401, <8 x half> %569, <8 x float> %581)
  %586 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> zeroinitializer
  %587 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> <i32 1>
  %588 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> <i32 2>
  %589 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> <i32 3>
  %590 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> <i32 4>
  %591 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> <i32 5>
  %592 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> <i32 6>
  %593 = shufflevector <8 x float> %582, <8 x float> poison, <1 x i32> <i32 7>
  %594 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> zeroinitializer
  %595 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> <i32 1>
  %596 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> <i32 2>
  %597 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> <i32 3>
  %598 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> <i32 4>
  %599 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> <i32 5>
  %600 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> <i32 6>
  %601 = shufflevector <8 x float> %583, <8 x float> poison, <1 x i32> <i32 7>
  %602 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> zeroinitializer
  %603 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> <i32 1>
  %604 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> <i32 2>
  %605 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> <i32 3>
  %606 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> <i32 4>
  %607 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> <i32 5>
  %608 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> <i32 6>
  %609 = shufflevector <8 x float> %584, <8 x float> poison, <1 x i32> <i32 7>
  %610 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> zeroinitializer
  %611 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> <i32 1>
  %612 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> <i32 2>
  %613 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> <i32 3>
  %614 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> <i32 4>
  %615 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> <i32 5>
  %616 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> <i32 6>
  %617 = shufflevector <8 x float> %585, <8 x float> poison, <1 x i32> <i32 7>
  %618 = or disjoint i32 %60, %20
  %619 = or disjoint i32 %392, %35
  %620 = or disjoint i32 %618, %9
  %621 = or disjoint i32 %619, %7
  %.idx108 = mul nuw nsw i32 %620, 6144
  %622 = getelementptr i8, ptr addrspace(7) %393, i32 %.idx108
  %623 = getelementptr [4 x i8], ptr addrspace(7) %622, i32 %621
  store <1 x float> %586, ptr addrspace(7) %623, align 4
  %624 = or disjoint i32 %621, 16
  %625 = getelementptr [4 x i8], ptr addrspace(7) %622, i32 %624
  store <1 x float> %594, ptr addrspace(7) %625, align 4
  %626 = getelementptr i8, ptr addrspace(7) %622, i32 6144
  %627 = getelementptr [4 x i8], ptr addrspace(7) %626, i32 %621
  store <1 x float> %587, ptr addrspace(7) %627, align 4
  %628 = getelementptr [4 x i8], ptr addrspace(7) %626, i32 %624
  store <1 x float> %595, ptr addrspace(7) %628, align 4
  %629 = getelementptr i8, ptr addrspace(7) %622, i32 12288
  %630 = getelementptr [4 x i8], ptr addrspace(7) %629, i32 %621
  store <1 x float> %588, ptr addrspace(7) %630, align 4
  %631 = getelementptr [4 x i8], ptr addrspace(7) %629, i32 %624
  store <1 x float> %596, ptr addrspace(7) %631, align 4
  %632 = getelementptr i8, ptr addrspace(7) %622, i32 18432
  %633 = getelementptr [4 x i8], ptr addrspace(7) %632, i32 %621
  store <1 x float> %589, ptr addrspace(7) %633, align 4
  %634 = getelementptr [4 x i8], ptr addrspace(7) %632, i32 %624
  store <1 x float> %597, ptr addrspace(7) %634, align 4
  %635 = getelementptr i8, ptr addrspace(7) %622, i32 24576
  %636 = getelementptr [4 x i8], ptr addrspace(7) %635, i32 %621
  store <1 x float> %590, ptr addrspace(7) %636, align 4
  %637 = getelementptr [4 x i8], ptr addrspace(7) %635, i32 %624
  store <1 x float> %598, ptr addrspace(7) %637, align 4
  %638 = getelementptr i8, ptr addrspace(7) %622, i32 30720
  %639 = getelementptr [4 x i8], ptr addrspace(7) %638, i32 %621
  store <1 x float> %591, ptr addrspace(7) %639, align 4
  %640 = getelementptr [4 x i8], ptr addrspace(7) %638, i32 %624
  store <1 x float> %599, ptr addrspace(7) %640, align 4
  %641 = getelementptr i8, ptr addrspace(7) %622, i32 36864
  %642 = getelementptr [4 x i8], ptr addrspace(7) %641, i32 %621
  store <1 x float> %592, ptr addrspace(7) %642, align 4
  %643 = getelementptr [4 x i8], ptr addrspace(7) %641, i32 %624
  store <1 x float> %600, ptr addrspace(7) %643, align 4
  %644 = getelementptr i8, ptr addrspace(7) %622, i32 43008
  %645 = getelementptr [4 x i8], ptr addrspace(7) %644, i32 %621
  store <1 x float> %593, ptr addrspace(7) %645, align 4
  %646 = getelementptr [4 x i8], ptr addrspace(7) %644, i32 %624
  store <1 x float> %601, ptr addrspace(7) %646, align 4
  %647 = getelementptr i8, ptr addrspace(7) %622, i32 98304
  %648 = getelementptr [4 x i8], ptr addrspace(7) %647, i32 %621
  store <1 x float> %602, ptr addrspace(7) %648, align 4
  %649 = getelementptr [4 x i8], ptr addrspace(7) %647, i32 %624
  store <1 x float> %610, ptr addrspace(7) %649, align 4
  %650 = getelementptr i8, ptr addrspace(7) %622, i32 104448
  %651 = getelementptr [4 x i8], ptr addrspace(7) %650, i32 %621
  store <1 x float> %603, ptr addrspace(7) %651, align 4
  %652 = getelementptr [4 x i8], ptr addrspace(7) %650, i32 %624
  store <1 x float> %611, ptr addrspace(7) %652, align 4
  %653 = getelementptr i8, ptr addrspace(7) %622, i32 110592
  %654 = getelementptr [4 x i8], ptr addrspace(7) %653, i32 %621
  store <1 x float> %604, ptr addrspace(7) %654, align 4
  %655 = getelementptr [4 x i8], ptr addrspace(7) %653, i32 %624
  store <1 x float> %612, ptr addrspace(7) %655, align 4
  %656 = getelementptr i8, ptr addrspace(7) %622, i32 116736
  %657 = getelementptr [4 x i8], ptr addrspace(7) %656, i32 %621
  store <1 x float> %605, ptr addrspace(7) %657, align 4
  %658 = getelementptr [4 x i8], ptr addrspace(7) %656, i32 %624
  store <1 x float> %613, ptr addrspace(7) %658, align 4
  %659 = getelementptr i8, ptr addrspace(7) %622, i32 122880
  %660 = getelementptr [4 x i8], ptr addrspace(7) %659, i32 %621
  store <1 x float> %606, ptr addrspace(7) %660, align 4
  %661 = getelementptr [4 x i8], ptr addrspace(7) %659, i32 %624
  store <1 x float> %614, ptr addrspace(7) %661, align 4
  %662 = getelementptr i8, ptr addrspace(7) %622, i32 129024
  %663 = getelementptr [4 x i8], ptr addrspace(7) %662, i32 %621
  store <1 x float> %607, ptr addrspace(7) %663, align 4
  %664 = getelementptr [4 x i8], ptr addrspace(7) %662, i32 %624
  store <1 x float> %615, ptr addrspace(7) %664, align 4
  %665 = getelementptr i8, ptr addrspace(7) %622, i32 135168
  %666 = getelementptr [4 x i8], ptr addrspace(7) %665, i32 %621
  store <1 x float> %608, ptr addrspace(7) %666, align 4
  %667 = getelementptr [4 x i8], ptr addrspace(7) %665, i32 %624
  store <1 x float> %616, ptr addrspace(7) %667, align 4
  %668 = getelementptr i8, ptr addrspace(7) %622, i32 141312
  %669 = getelementptr [4 x i8], ptr addrspace(7) %668, i32 %621
  store <1 x float> %609, ptr addrspace(7) %669, align 4
  %670 = getelementptr [4 x i8], ptr addrspace(7) %668, i32 %624
  store <1 x float> %617, ptr addrspace(7) %670, align 4
  fence syncscope("workgroup") release, !mmra !0
  tail call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  tail call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") acquire, !mmra !0
  ret void
}

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1.i32(ptr addrspace(1) readnone, i16, i32, i32) #3

; Function Attrs: alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.signal(i32 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier.wait(i16 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare <8 x float> @llvm.amdgcn.wmma.f32.16x16x16.f16.v8f32.v8f16(<8 x half>, <8 x half>, <8 x float>) #5

; Function Attrs: alwaysinline convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #4

attributes #0 = { alwaysinline norecurse nounwind "amdgpu-flat-work-group-size"="128,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { alwaysinline mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { alwaysinline mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { alwaysinline mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { alwaysinline convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { alwaysinline convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.module.flags = !{!2, !3, !4}

!0 = !{!"amdgpu-synchronize-as", !"local"}
!1 = !{i32 128, i32 1, i32 1}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 7, !"amdgpu.buffer.oob.mode", i32 1}
