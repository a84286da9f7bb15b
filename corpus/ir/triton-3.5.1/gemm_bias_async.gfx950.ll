; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemm_bias(ptr addrspace(1) inreg %0, ptr addrspace(1) inreg %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg readnone captures(none) %10, ptr addrspace(1) inreg readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !7
  %14 = shl i32 %13, 7, !dbg !8
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %16 = and i32 %15, 63, !dbg !9
  %17 = lshr i32 %15, 3, !dbg !9
  %18 = and i32 %17, 63, !dbg !9
  %19 = and i32 %15, 31, !dbg !9
  %20 = and i32 %15, 256, !dbg !9
  %21 = lshr exact i32 %20, 3, !dbg !9
  %22 = or disjoint i32 %21, %19, !dbg !9
  %23 = lshr i32 %15, 1, !dbg !9
  %24 = and i32 %23, 96, !dbg !9
  %25 = and i32 %15, 32, !dbg !9
  %26 = lshr exact i32 %25, 2, !dbg !9
  %27 = or disjoint i32 %26, %24, !dbg !9
  %28 = shl nuw nsw i32 %15, 3, !dbg !9
  %29 = and i32 %28, 120, !dbg !9
  %30 = lshr exact i32 %25, 3, !dbg !9
  %31 = or disjoint i32 %30, %24, !dbg !9
  %32 = or disjoint i32 %18, %14, !dbg !10
  %33 = or disjoint i32 %17, %14, !dbg !10
  %34 = or i32 %33, 64, !dbg !10
  %35 = or disjoint i32 %22, %14, !dbg !10
  %36 = or disjoint i32 %35, 64, !dbg !10
  %37 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %38 = shl i32 %37, 7, !dbg !12
  %39 = or disjoint i32 %27, %38, !dbg !13
  %40 = or disjoint i32 %39, 16, !dbg !13
  %41 = or disjoint i32 %29, %38, !dbg !13
  %42 = or disjoint i32 %31, %38, !dbg !13
  %43 = or disjoint i32 %42, 8, !dbg !13
  %44 = or disjoint i32 %42, 16, !dbg !13
  %45 = or disjoint i32 %42, 24, !dbg !13
  %46 = and i32 %28, 56, !dbg !14
  %47 = lshr i32 %15, 4, !dbg !14
  %48 = and i32 %47, 31, !dbg !14
  %49 = or i32 %47, 32, !dbg !14
  %50 = mul i32 %7, %32, !dbg !15
  %51 = mul i32 %7, %34, !dbg !15
  %52 = sext i32 %50 to i64, !dbg !16
  %53 = getelementptr half, ptr addrspace(1) %0, i64 %52, !dbg !16
  %54 = sext i32 %51 to i64, !dbg !16
  %55 = getelementptr half, ptr addrspace(1) %0, i64 %54, !dbg !16
  %56 = icmp sgt i32 %6, 0, !dbg !17
  %57 = icmp slt i32 %46, %6, !dbg !18
  %58 = zext nneg i32 %46 to i64, !dbg !19
  %59 = getelementptr half, ptr addrspace(1) %53, i64 %58, !dbg !19
  %60 = getelementptr half, ptr addrspace(1) %55, i64 %58, !dbg !19
  %61 = and i32 %28, 4088, !dbg !20
  %62 = and i32 %23, 56, !dbg !20
  %63 = xor i32 %61, %62, !dbg !20
  %64 = sub nsw i32 %63, %61, !dbg !20
  %65 = ashr exact i32 %64, 3, !dbg !20
  %66 = or i32 %28, 4096, !dbg !20
  %reass.sub = sub nsw i32 %63, %66, !dbg !20
  %67 = add nsw i32 %reass.sub, 4096, !dbg !20
  %68 = ashr exact i32 %67, 3, !dbg !20
  %69 = shl nuw nsw i32 %15, 4, !dbg !20
  %70 = and i32 %69, 7168, !dbg !20
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70, !dbg !20
  %72 = add nsw i32 %65, %16, !dbg !20
  %73 = ptrtoint ptr addrspace(1) %59 to i64, !dbg !20
  %extelt.offset = lshr i64 %73, 32, !dbg !20
  %74 = trunc nuw i64 %extelt.offset to i32, !dbg !20
  %75 = trunc i64 %73 to i32, !dbg !20
  %76 = shl nsw i32 %72, 2, !dbg !20
  %77 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %75), !dbg !20
  %78 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %74), !dbg !20
  %79 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %57), !dbg !20
  %80 = zext i32 %72 to i64, !dbg !20
  %81 = lshr i64 %79, %80, !dbg !20
  %82 = trunc i64 %81 to i1, !dbg !20
  br i1 %82, label %83, label %88, !dbg !20

83:                                               ; preds = %12
  %84 = insertelement <2 x i32> poison, i32 %77, i64 0
  %85 = insertelement <2 x i32> %84, i32 %78, i64 1
  %86 = bitcast <2 x i32> %85 to i64
  %87 = inttoptr i64 %86 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %87, ptr addrspace(3) %71, i32 16, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %88, !dbg !20

88:                                               ; preds = %83, %12
  br i1 %57, label %92, label %89, !dbg !20

89:                                               ; preds = %88
  %90 = getelementptr <8 x half>, ptr addrspace(3) %71, i32 %16
  %91 = getelementptr <8 x half>, ptr addrspace(3) %90, i32 %65
  store <8 x half> zeroinitializer, ptr addrspace(3) %91, align 16, !dbg !20, !alias.scope !24, !noalias !21
  br label %92, !dbg !20

92:                                               ; preds = %89, %88
  %93 = or disjoint i32 %70, 8192, !dbg !20
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93, !dbg !20
  %95 = add nsw i32 %68, %16, !dbg !20
  %96 = ptrtoint ptr addrspace(1) %60 to i64, !dbg !20
  %extelt.offset1 = lshr i64 %96, 32, !dbg !20
  %97 = trunc nuw i64 %extelt.offset1 to i32, !dbg !20
  %98 = trunc i64 %96 to i32, !dbg !20
  %99 = shl nsw i32 %95, 2, !dbg !20
  %100 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %98), !dbg !20
  %101 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %97), !dbg !20
  %102 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %57), !dbg !20
  %103 = zext i32 %95 to i64, !dbg !20
  %104 = lshr i64 %102, %103, !dbg !20
  %105 = trunc i64 %104 to i1, !dbg !20
  br i1 %105, label %106, label %111, !dbg !20

106:                                              ; preds = %92
  %107 = insertelement <2 x i32> poison, i32 %100, i64 0
  %108 = insertelement <2 x i32> %107, i32 %101, i64 1
  %109 = bitcast <2 x i32> %108 to i64
  %110 = inttoptr i64 %109 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %110, ptr addrspace(3) nonnull %94, i32 16, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %111, !dbg !20

111:                                              ; preds = %106, %92
  br i1 %57, label %115, label %112, !dbg !20

112:                                              ; preds = %111
  %113 = getelementptr <8 x half>, ptr addrspace(3) %94, i32 %16
  %114 = getelementptr <8 x half>, ptr addrspace(3) %113, i32 %68
  store <8 x half> zeroinitializer, ptr addrspace(3) %114, align 16, !dbg !20, !alias.scope !24, !noalias !21
  br label %115, !dbg !20

115:                                              ; preds = %112, %111
  %116 = icmp slt i32 %48, %6, !dbg !26
  %117 = icmp slt i32 %49, %6, !dbg !26
  %118 = mul i32 %8, %48, !dbg !27
  %119 = mul i32 %8, %49, !dbg !27
  %120 = sext i32 %118 to i64, !dbg !28
  %121 = getelementptr half, ptr addrspace(1) %1, i64 %120, !dbg !28
  %122 = sext i32 %119 to i64, !dbg !28
  %123 = getelementptr half, ptr addrspace(1) %1, i64 %122, !dbg !28
  %124 = sext i32 %41 to i64, !dbg !29
  %125 = getelementptr half, ptr addrspace(1) %121, i64 %124, !dbg !29
  %126 = getelementptr half, ptr addrspace(1) %123, i64 %124, !dbg !29
  %127 = and i1 %56, %117, !dbg !17
  %128 = and i32 %23, 120, !dbg !30
  %129 = xor i32 %61, %128, !dbg !30
  %130 = sub nsw i32 %129, %61, !dbg !30
  %131 = ashr exact i32 %130, 3, !dbg !30
  %reass.sub85 = sub nsw i32 %129, %66, !dbg !30
  %132 = add nsw i32 %reass.sub85, 4096, !dbg !30
  %133 = ashr exact i32 %132, 3, !dbg !30
  %134 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %70, !dbg !30
  %135 = add nsw i32 %131, %16, !dbg !30
  %136 = ptrtoint ptr addrspace(1) %125 to i64, !dbg !30
  %extelt.offset2 = lshr i64 %136, 32, !dbg !30
  %137 = trunc nuw i64 %extelt.offset2 to i32, !dbg !30
  %138 = trunc i64 %136 to i32, !dbg !30
  %139 = shl nsw i32 %135, 2, !dbg !30
  %140 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %138), !dbg !30
  %141 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %137), !dbg !30
  %142 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %116), !dbg !30
  %143 = zext i32 %135 to i64, !dbg !30
  %144 = lshr i64 %142, %143, !dbg !30
  %145 = trunc i64 %144 to i1, !dbg !30
  br i1 %145, label %146, label %151, !dbg !30

146:                                              ; preds = %115
  %147 = insertelement <2 x i32> poison, i32 %140, i64 0
  %148 = insertelement <2 x i32> %147, i32 %141, i64 1
  %149 = bitcast <2 x i32> %148 to i64
  %150 = inttoptr i64 %149 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %150, ptr addrspace(3) %134, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %151, !dbg !30

151:                                              ; preds = %146, %115
  br i1 %116, label %155, label %152, !dbg !30

152:                                              ; preds = %151
  %153 = getelementptr <8 x half>, ptr addrspace(3) %134, i32 %16
  %154 = getelementptr <8 x half>, ptr addrspace(3) %153, i32 %131
  store <8 x half> zeroinitializer, ptr addrspace(3) %154, align 16, !dbg !30, !alias.scope !24, !noalias !21
  br label %155, !dbg !30

155:                                              ; preds = %152, %151
  %156 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %93, !dbg !30
  %157 = add nsw i32 %133, %16, !dbg !30
  %158 = ptrtoint ptr addrspace(1) %126 to i64, !dbg !30
  %extelt.offset3 = lshr i64 %158, 32, !dbg !30
  %159 = trunc nuw i64 %extelt.offset3 to i32, !dbg !30
  %160 = trunc i64 %158 to i32, !dbg !30
  %161 = shl nsw i32 %157, 2, !dbg !30
  %162 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %161, i32 %160), !dbg !30
  %163 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %161, i32 %159), !dbg !30
  %164 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %127), !dbg !30
  %165 = zext i32 %157 to i64, !dbg !30
  %166 = lshr i64 %164, %165, !dbg !30
  %167 = trunc i64 %166 to i1, !dbg !30
  br i1 %167, label %168, label %173, !dbg !30

168:                                              ; preds = %155
  %169 = insertelement <2 x i32> poison, i32 %162, i64 0
  %170 = insertelement <2 x i32> %169, i32 %163, i64 1
  %171 = bitcast <2 x i32> %170 to i64
  %172 = inttoptr i64 %171 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %172, ptr addrspace(3) nonnull %156, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %173, !dbg !30

173:                                              ; preds = %168, %155
  br i1 %127, label %177, label %174, !dbg !30

174:                                              ; preds = %173
  %175 = getelementptr <8 x half>, ptr addrspace(3) %156, i32 %16
  %176 = getelementptr <8 x half>, ptr addrspace(3) %175, i32 %133
  store <8 x half> zeroinitializer, ptr addrspace(3) %176, align 16, !dbg !30, !alias.scope !24, !noalias !21
  br label %177, !dbg !30

177:                                              ; preds = %174, %173
  %178 = icmp sgt i32 %6, 64, !dbg !17
  %179 = add i32 %6, -64, !dbg !31
  %180 = icmp slt i32 %46, %179, !dbg !18
  %181 = or disjoint i32 %46, 64, !dbg !32
  %182 = or disjoint i32 %48, 64, !dbg !32
  %183 = or i32 %47, 96, !dbg !32
  %184 = zext nneg i32 %181 to i64, !dbg !19
  %185 = getelementptr half, ptr addrspace(1) %53, i64 %184, !dbg !19
  %186 = getelementptr half, ptr addrspace(1) %55, i64 %184, !dbg !19
  %187 = and i1 %178, %180, !dbg !17
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %70, !dbg !20
  %189 = ptrtoint ptr addrspace(1) %185 to i64, !dbg !20
  %extelt.offset4 = lshr i64 %189, 32, !dbg !20
  %190 = trunc nuw i64 %extelt.offset4 to i32, !dbg !20
  %191 = trunc i64 %189 to i32, !dbg !20
  %192 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %191), !dbg !20
  %193 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %190), !dbg !20
  %194 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %187), !dbg !20
  %195 = lshr i64 %194, %80, !dbg !20
  %196 = trunc i64 %195 to i1, !dbg !20
  br i1 %196, label %197, label %202, !dbg !20

197:                                              ; preds = %177
  %198 = insertelement <2 x i32> poison, i32 %192, i64 0
  %199 = insertelement <2 x i32> %198, i32 %193, i64 1
  %200 = bitcast <2 x i32> %199 to i64
  %201 = inttoptr i64 %200 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %201, ptr addrspace(3) %188, i32 16, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %202, !dbg !20

202:                                              ; preds = %197, %177
  br i1 %187, label %206, label %203, !dbg !20

203:                                              ; preds = %202
  %204 = getelementptr <8 x half>, ptr addrspace(3) %188, i32 %16
  %205 = getelementptr <8 x half>, ptr addrspace(3) %204, i32 %65
  store <8 x half> zeroinitializer, ptr addrspace(3) %205, align 16, !dbg !20, !alias.scope !24, !noalias !21
  br label %206, !dbg !20

206:                                              ; preds = %203, %202
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %93, !dbg !20
  %208 = ptrtoint ptr addrspace(1) %186 to i64, !dbg !20
  %extelt.offset5 = lshr i64 %208, 32, !dbg !20
  %209 = trunc nuw i64 %extelt.offset5 to i32, !dbg !20
  %210 = trunc i64 %208 to i32, !dbg !20
  %211 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %210), !dbg !20
  %212 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %209), !dbg !20
  %213 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %187), !dbg !20
  %214 = lshr i64 %213, %103, !dbg !20
  %215 = trunc i64 %214 to i1, !dbg !20
  br i1 %215, label %216, label %221, !dbg !20

216:                                              ; preds = %206
  %217 = insertelement <2 x i32> poison, i32 %211, i64 0
  %218 = insertelement <2 x i32> %217, i32 %212, i64 1
  %219 = bitcast <2 x i32> %218 to i64
  %220 = inttoptr i64 %219 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %220, ptr addrspace(3) nonnull %207, i32 16, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %221, !dbg !20

221:                                              ; preds = %216, %206
  br i1 %187, label %225, label %222, !dbg !20

222:                                              ; preds = %221
  %223 = getelementptr <8 x half>, ptr addrspace(3) %207, i32 %16
  %224 = getelementptr <8 x half>, ptr addrspace(3) %223, i32 %68
  store <8 x half> zeroinitializer, ptr addrspace(3) %224, align 16, !dbg !20, !alias.scope !24, !noalias !21
  br label %225, !dbg !20

225:                                              ; preds = %222, %221
  %226 = icmp slt i32 %48, %179, !dbg !26
  %227 = icmp slt i32 %49, %179, !dbg !26
  %228 = mul i32 %8, %182, !dbg !27
  %229 = mul i32 %8, %183, !dbg !27
  %230 = sext i32 %228 to i64, !dbg !28
  %231 = getelementptr half, ptr addrspace(1) %1, i64 %230, !dbg !28
  %232 = sext i32 %229 to i64, !dbg !28
  %233 = getelementptr half, ptr addrspace(1) %1, i64 %232, !dbg !28
  %234 = getelementptr half, ptr addrspace(1) %231, i64 %124, !dbg !29
  %235 = getelementptr half, ptr addrspace(1) %233, i64 %124, !dbg !29
  %236 = and i1 %178, %226, !dbg !17
  %237 = and i1 %178, %227, !dbg !17
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %70, !dbg !30
  %239 = ptrtoint ptr addrspace(1) %234 to i64, !dbg !30
  %extelt.offset6 = lshr i64 %239, 32, !dbg !30
  %240 = trunc nuw i64 %extelt.offset6 to i32, !dbg !30
  %241 = trunc i64 %239 to i32, !dbg !30
  %242 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %241), !dbg !30
  %243 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %240), !dbg !30
  %244 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %236), !dbg !30
  %245 = lshr i64 %244, %143, !dbg !30
  %246 = trunc i64 %245 to i1, !dbg !30
  br i1 %246, label %247, label %252, !dbg !30

247:                                              ; preds = %225
  %248 = insertelement <2 x i32> poison, i32 %242, i64 0
  %249 = insertelement <2 x i32> %248, i32 %243, i64 1
  %250 = bitcast <2 x i32> %249 to i64
  %251 = inttoptr i64 %250 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %251, ptr addrspace(3) %238, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %252, !dbg !30

252:                                              ; preds = %247, %225
  br i1 %236, label %256, label %253, !dbg !30

253:                                              ; preds = %252
  %254 = getelementptr <8 x half>, ptr addrspace(3) %238, i32 %16
  %255 = getelementptr <8 x half>, ptr addrspace(3) %254, i32 %131
  store <8 x half> zeroinitializer, ptr addrspace(3) %255, align 16, !dbg !30, !alias.scope !24, !noalias !21
  br label %256, !dbg !30

256:                                              ; preds = %253, %252
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), i32 %93, !dbg !30
  %258 = ptrtoint ptr addrspace(1) %235 to i64, !dbg !30
  %extelt.offset7 = lshr i64 %258, 32, !dbg !30
  %259 = trunc nuw i64 %extelt.offset7 to i32, !dbg !30
  %260 = trunc i64 %258 to i32, !dbg !30
  %261 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %161, i32 %260), !dbg !30
  %262 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %161, i32 %259), !dbg !30
  %263 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %237), !dbg !30
  %264 = lshr i64 %263, %165, !dbg !30
  %265 = trunc i64 %264 to i1, !dbg !30
  br i1 %265, label %266, label %271, !dbg !30

266:                                              ; preds = %256
  %267 = insertelement <2 x i32> poison, i32 %261, i64 0
  %268 = insertelement <2 x i32> %267, i32 %262, i64 1
  %269 = bitcast <2 x i32> %268 to i64
  %270 = inttoptr i64 %269 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %270, ptr addrspace(3) nonnull %257, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %271, !dbg !30

271:                                              ; preds = %266, %256
  br i1 %237, label %275, label %272, !dbg !30

272:                                              ; preds = %271
  %273 = getelementptr <8 x half>, ptr addrspace(3) %257, i32 %16
  %274 = getelementptr <8 x half>, ptr addrspace(3) %273, i32 %133
  store <8 x half> zeroinitializer, ptr addrspace(3) %274, align 16, !dbg !30, !alias.scope !24, !noalias !21
  br label %275, !dbg !30

275:                                              ; preds = %272, %271
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49164), !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %276 = add i32 %6, -128, !dbg !17
  fence syncscope("workgroup") release, !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  fence syncscope("workgroup") acquire, !dbg !17
  %277 = icmp samesign ult i32 %15, 256, !dbg !17
  br i1 %277, label %279, label %278, !dbg !17

278:                                              ; preds = %275
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  br label %279, !dbg !17

279:                                              ; preds = %278, %275
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %124, !dbg !17
  %280 = icmp sgt i32 %276, 0, !dbg !17
  br i1 %280, label %.lr.ph, label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %279
  %281 = shl nuw nsw i32 %19, 7
  %282 = and i32 %28, 112
  %283 = lshr exact i32 %25, 1
  %284 = shl nuw nsw i32 %20, 4
  %285 = or disjoint i32 %281, %282
  %286 = xor i32 %285, %283
  %287 = or disjoint i32 %286, %284
  %288 = xor i32 %287, 32
  %289 = xor i32 %287, 64
  %290 = xor i32 %287, 96
  %291 = and i32 %15, 44
  %292 = shl nuw nsw i32 %291, 5
  %293 = shl nuw nsw i32 %15, 2
  %294 = and i32 %293, 12
  %295 = shl nuw nsw i32 %291, 1
  %296 = and i32 %15, 16
  %297 = or disjoint i32 %292, %294
  %298 = xor i32 %295, %296
  %299 = xor i32 %298, %297
  %300 = xor i32 %299, %24
  %301 = xor i32 %300, 544
  %302 = xor i32 %300, 2592
  %303 = xor i32 %300, 4640
  %304 = xor i32 %300, 6688
  br label %305, !dbg !17

305:                                              ; preds = %.lr.ph, %472
  %306 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), %.lr.ph ], [ %364, %472 ]
  %307 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), %.lr.ph ], [ %306, %472 ]
  %308 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %.lr.ph ], [ %357, %472 ]
  %309 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %308, %472 ]
  %310 = phi i32 [ 1, %.lr.ph ], [ %346, %472 ]
  %311 = phi float [ 0.000000e+00, %.lr.ph ], [ %497, %472 ]
  %312 = phi float [ 0.000000e+00, %.lr.ph ], [ %498, %472 ]
  %313 = phi float [ 0.000000e+00, %.lr.ph ], [ %499, %472 ]
  %314 = phi float [ 0.000000e+00, %.lr.ph ], [ %500, %472 ]
  %315 = phi float [ 0.000000e+00, %.lr.ph ], [ %501, %472 ]
  %316 = phi float [ 0.000000e+00, %.lr.ph ], [ %502, %472 ]
  %317 = phi float [ 0.000000e+00, %.lr.ph ], [ %503, %472 ]
  %318 = phi float [ 0.000000e+00, %.lr.ph ], [ %504, %472 ]
  %319 = phi float [ 0.000000e+00, %.lr.ph ], [ %505, %472 ]
  %320 = phi float [ 0.000000e+00, %.lr.ph ], [ %506, %472 ]
  %321 = phi float [ 0.000000e+00, %.lr.ph ], [ %507, %472 ]
  %322 = phi float [ 0.000000e+00, %.lr.ph ], [ %508, %472 ]
  %323 = phi float [ 0.000000e+00, %.lr.ph ], [ %509, %472 ]
  %324 = phi float [ 0.000000e+00, %.lr.ph ], [ %510, %472 ]
  %325 = phi float [ 0.000000e+00, %.lr.ph ], [ %511, %472 ]
  %326 = phi float [ 0.000000e+00, %.lr.ph ], [ %512, %472 ]
  %327 = phi float [ 0.000000e+00, %.lr.ph ], [ %533, %472 ]
  %328 = phi float [ 0.000000e+00, %.lr.ph ], [ %534, %472 ]
  %329 = phi float [ 0.000000e+00, %.lr.ph ], [ %535, %472 ]
  %330 = phi float [ 0.000000e+00, %.lr.ph ], [ %536, %472 ]
  %331 = phi float [ 0.000000e+00, %.lr.ph ], [ %537, %472 ]
  %332 = phi float [ 0.000000e+00, %.lr.ph ], [ %538, %472 ]
  %333 = phi float [ 0.000000e+00, %.lr.ph ], [ %539, %472 ]
  %334 = phi float [ 0.000000e+00, %.lr.ph ], [ %540, %472 ]
  %335 = phi float [ 0.000000e+00, %.lr.ph ], [ %541, %472 ]
  %336 = phi float [ 0.000000e+00, %.lr.ph ], [ %542, %472 ]
  %337 = phi float [ 0.000000e+00, %.lr.ph ], [ %543, %472 ]
  %338 = phi float [ 0.000000e+00, %.lr.ph ], [ %544, %472 ]
  %339 = phi float [ 0.000000e+00, %.lr.ph ], [ %545, %472 ]
  %340 = phi float [ 0.000000e+00, %.lr.ph ], [ %546, %472 ]
  %341 = phi float [ 0.000000e+00, %.lr.ph ], [ %547, %472 ]
  %342 = phi float [ 0.000000e+00, %.lr.ph ], [ %548, %472 ]
  %343 = phi i32 [ 0, %.lr.ph ], [ %549, %472 ]
  %344 = add i32 %310, 1, !dbg !17
  %345 = icmp slt i32 %344, 3, !dbg !17
  %346 = select i1 %345, i32 %344, i32 0, !dbg !17
  %347 = add i32 %343, 128, !dbg !17
  %348 = sub i32 %6, %347, !dbg !31
  %349 = icmp slt i32 %46, %348, !dbg !18
  %350 = or disjoint i32 %347, %46, !dbg !32
  %351 = or disjoint i32 %347, %48, !dbg !32
  %352 = or disjoint i32 %347, %49, !dbg !32
  %353 = sext i32 %350 to i64, !dbg !19
  %354 = getelementptr half, ptr addrspace(1) %53, i64 %353, !dbg !19
  %355 = getelementptr half, ptr addrspace(1) %55, i64 %353, !dbg !19
  %356 = shl i32 %346, 13, !dbg !20
  %357 = getelementptr half, ptr addrspace(3) @global_smem, i32 %356, !dbg !20
  %358 = icmp slt i32 %48, %348, !dbg !26
  %359 = icmp slt i32 %49, %348, !dbg !26
  %360 = mul i32 %351, %8, !dbg !27
  %361 = mul i32 %352, %8, !dbg !27
  %362 = sext i32 %360 to i64, !dbg !28
  %363 = sext i32 %361 to i64, !dbg !28
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %362, !dbg !29
  %gep80 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %363, !dbg !29
  %364 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), i32 %356, !dbg !30
  %365 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %287, !dbg !20
  %366 = load <8 x half>, ptr addrspace(3) %365, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %367 = getelementptr inbounds nuw i8, ptr addrspace(3) %365, i32 8192, !dbg !20
  %368 = load <8 x half>, ptr addrspace(3) %367, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %369 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %288, !dbg !20
  %370 = load <8 x half>, ptr addrspace(3) %369, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %371 = getelementptr inbounds nuw i8, ptr addrspace(3) %369, i32 8192, !dbg !20
  %372 = load <8 x half>, ptr addrspace(3) %371, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %373 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %289, !dbg !20
  %374 = load <8 x half>, ptr addrspace(3) %373, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %375 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 8192, !dbg !20
  %376 = load <8 x half>, ptr addrspace(3) %375, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %377 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %290, !dbg !20
  %378 = load <8 x half>, ptr addrspace(3) %377, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %379 = getelementptr inbounds nuw i8, ptr addrspace(3) %377, i32 8192, !dbg !20
  %380 = load <8 x half>, ptr addrspace(3) %379, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %381 = getelementptr inbounds nuw half, ptr addrspace(3) %307, i32 %300, !dbg !30
  %382 = getelementptr inbounds nuw half, ptr addrspace(3) %307, i32 %301, !dbg !30
  %383 = getelementptr inbounds nuw i8, ptr addrspace(3) %381, i32 4096, !dbg !30
  %384 = getelementptr inbounds nuw half, ptr addrspace(3) %307, i32 %302, !dbg !30
  %385 = getelementptr inbounds nuw i8, ptr addrspace(3) %381, i32 8192, !dbg !30
  %386 = getelementptr inbounds nuw half, ptr addrspace(3) %307, i32 %303, !dbg !30
  %387 = getelementptr inbounds nuw i8, ptr addrspace(3) %381, i32 12288, !dbg !30
  %388 = getelementptr inbounds nuw half, ptr addrspace(3) %307, i32 %304, !dbg !30
  %389 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %381), !dbg !30, !alias.scope !24, !noalias !21
  %390 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %382), !dbg !30, !alias.scope !24, !noalias !21
  %391 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %383), !dbg !30, !alias.scope !24, !noalias !21
  %392 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %384), !dbg !30, !alias.scope !24, !noalias !21
  %393 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %385), !dbg !30, !alias.scope !24, !noalias !21
  %394 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %386), !dbg !30, !alias.scope !24, !noalias !21
  %395 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %387), !dbg !30, !alias.scope !24, !noalias !21
  %396 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %388), !dbg !30, !alias.scope !24, !noalias !21
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  %397 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %70, !dbg !20
  %398 = ptrtoint ptr addrspace(1) %354 to i64, !dbg !20
  %extelt.offset71 = lshr i64 %398, 32, !dbg !20
  %399 = trunc nuw i64 %extelt.offset71 to i32, !dbg !20
  %400 = trunc i64 %398 to i32, !dbg !20
  %401 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %400), !dbg !20
  %402 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %76, i32 %399), !dbg !20
  %403 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %349), !dbg !20
  %404 = lshr i64 %403, %80, !dbg !20
  %405 = trunc i64 %404 to i1, !dbg !20
  br i1 %405, label %406, label %411, !dbg !20

406:                                              ; preds = %305
  %407 = insertelement <2 x i32> poison, i32 %401, i64 0
  %408 = insertelement <2 x i32> %407, i32 %402, i64 1
  %409 = bitcast <2 x i32> %408 to i64
  %410 = inttoptr i64 %409 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %410, ptr addrspace(3) %397, i32 16, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %411, !dbg !20

411:                                              ; preds = %406, %305
  br i1 %349, label %415, label %412, !dbg !20

412:                                              ; preds = %411
  %413 = getelementptr <8 x half>, ptr addrspace(3) %397, i32 %16
  %414 = getelementptr <8 x half>, ptr addrspace(3) %413, i32 %65
  store <8 x half> zeroinitializer, ptr addrspace(3) %414, align 16, !dbg !20, !alias.scope !24, !noalias !21
  br label %415, !dbg !20

415:                                              ; preds = %412, %411
  %416 = getelementptr inbounds nuw i8, ptr addrspace(3) %357, i32 %93, !dbg !20
  %417 = ptrtoint ptr addrspace(1) %355 to i64, !dbg !20
  %extelt.offset72 = lshr i64 %417, 32, !dbg !20
  %418 = trunc nuw i64 %extelt.offset72 to i32, !dbg !20
  %419 = trunc i64 %417 to i32, !dbg !20
  %420 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %419), !dbg !20
  %421 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %99, i32 %418), !dbg !20
  %422 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %349), !dbg !20
  %423 = lshr i64 %422, %103, !dbg !20
  %424 = trunc i64 %423 to i1, !dbg !20
  br i1 %424, label %425, label %430, !dbg !20

425:                                              ; preds = %415
  %426 = insertelement <2 x i32> poison, i32 %420, i64 0
  %427 = insertelement <2 x i32> %426, i32 %421, i64 1
  %428 = bitcast <2 x i32> %427 to i64
  %429 = inttoptr i64 %428 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %429, ptr addrspace(3) nonnull %416, i32 16, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %430, !dbg !20

430:                                              ; preds = %425, %415
  br i1 %349, label %434, label %431, !dbg !20

431:                                              ; preds = %430
  %432 = getelementptr <8 x half>, ptr addrspace(3) %416, i32 %16
  %433 = getelementptr <8 x half>, ptr addrspace(3) %432, i32 %68
  store <8 x half> zeroinitializer, ptr addrspace(3) %433, align 16, !dbg !20, !alias.scope !24, !noalias !21
  br label %434, !dbg !20

434:                                              ; preds = %431, %430
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49166), !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !17
  tail call void @llvm.amdgcn.sched.group.barrier(i32 4, i32 3, i32 0), !dbg !17
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !17
  tail call void @llvm.amdgcn.sched.group.barrier(i32 4, i32 3, i32 0), !dbg !17
  tail call void @llvm.amdgcn.sched.group.barrier(i32 8, i32 1, i32 0), !dbg !17
  %435 = getelementptr inbounds nuw i8, ptr addrspace(3) %364, i32 %70, !dbg !30
  %436 = ptrtoint ptr addrspace(1) %gep to i64, !dbg !30
  %extelt.offset73 = lshr i64 %436, 32, !dbg !30
  %437 = trunc nuw i64 %extelt.offset73 to i32, !dbg !30
  %438 = trunc i64 %436 to i32, !dbg !30
  %439 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %438), !dbg !30
  %440 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %437), !dbg !30
  %441 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %358), !dbg !30
  %442 = lshr i64 %441, %143, !dbg !30
  %443 = trunc i64 %442 to i1, !dbg !30
  br i1 %443, label %444, label %449, !dbg !30

444:                                              ; preds = %434
  %445 = insertelement <2 x i32> poison, i32 %439, i64 0
  %446 = insertelement <2 x i32> %445, i32 %440, i64 1
  %447 = bitcast <2 x i32> %446 to i64
  %448 = inttoptr i64 %447 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %448, ptr addrspace(3) %435, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %449, !dbg !30

449:                                              ; preds = %444, %434
  br i1 %358, label %453, label %450, !dbg !30

450:                                              ; preds = %449
  %451 = getelementptr <8 x half>, ptr addrspace(3) %435, i32 %16
  %452 = getelementptr <8 x half>, ptr addrspace(3) %451, i32 %131
  store <8 x half> zeroinitializer, ptr addrspace(3) %452, align 16, !dbg !30, !alias.scope !24, !noalias !21
  br label %453, !dbg !30

453:                                              ; preds = %450, %449
  %454 = getelementptr inbounds nuw i8, ptr addrspace(3) %364, i32 %93, !dbg !30
  %455 = ptrtoint ptr addrspace(1) %gep80 to i64, !dbg !30
  %extelt.offset74 = lshr i64 %455, 32, !dbg !30
  %456 = trunc nuw i64 %extelt.offset74 to i32, !dbg !30
  %457 = trunc i64 %455 to i32, !dbg !30
  %458 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %161, i32 %457), !dbg !30
  %459 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %161, i32 %456), !dbg !30
  %460 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %359), !dbg !30
  %461 = lshr i64 %460, %165, !dbg !30
  %462 = trunc i64 %461 to i1, !dbg !30
  br i1 %462, label %463, label %468, !dbg !30

463:                                              ; preds = %453
  %464 = insertelement <2 x i32> poison, i32 %458, i64 0
  %465 = insertelement <2 x i32> %464, i32 %459, i64 1
  %466 = bitcast <2 x i32> %465 to i64
  %467 = inttoptr i64 %466 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %467, ptr addrspace(3) nonnull %454, i32 16, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %468, !dbg !30

468:                                              ; preds = %463, %453
  br i1 %359, label %472, label %469, !dbg !30

469:                                              ; preds = %468
  %470 = getelementptr <8 x half>, ptr addrspace(3) %454, i32 %16
  %471 = getelementptr <8 x half>, ptr addrspace(3) %470, i32 %133
  store <8 x half> zeroinitializer, ptr addrspace(3) %471, align 16, !dbg !30, !alias.scope !24, !noalias !21
  br label %472, !dbg !30

472:                                              ; preds = %469, %468
  %473 = shufflevector <4 x half> %389, <4 x half> %390, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %474 = shufflevector <4 x half> %391, <4 x half> %392, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %475 = shufflevector <4 x half> %393, <4 x half> %394, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %476 = shufflevector <4 x half> %395, <4 x half> %396, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %477 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %311, i64 0, !dbg !33
  %478 = insertelement <16 x float> %477, float %312, i64 1, !dbg !33
  %479 = insertelement <16 x float> %478, float %313, i64 2, !dbg !33
  %480 = insertelement <16 x float> %479, float %314, i64 3, !dbg !33
  %481 = insertelement <16 x float> %480, float %315, i64 4, !dbg !33
  %482 = insertelement <16 x float> %481, float %316, i64 5, !dbg !33
  %483 = insertelement <16 x float> %482, float %317, i64 6, !dbg !33
  %484 = insertelement <16 x float> %483, float %318, i64 7, !dbg !33
  %485 = insertelement <16 x float> %484, float %319, i64 8, !dbg !33
  %486 = insertelement <16 x float> %485, float %320, i64 9, !dbg !33
  %487 = insertelement <16 x float> %486, float %321, i64 10, !dbg !33
  %488 = insertelement <16 x float> %487, float %322, i64 11, !dbg !33
  %489 = insertelement <16 x float> %488, float %323, i64 12, !dbg !33
  %490 = insertelement <16 x float> %489, float %324, i64 13, !dbg !33
  %491 = insertelement <16 x float> %490, float %325, i64 14, !dbg !33
  %492 = insertelement <16 x float> %491, float %326, i64 15, !dbg !33
  %493 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %473, <8 x half> %366, <16 x float> %492, i32 0, i32 0, i32 0), !dbg !33
  %494 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %474, <8 x half> %370, <16 x float> %493, i32 0, i32 0, i32 0), !dbg !33
  %495 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %475, <8 x half> %374, <16 x float> %494, i32 0, i32 0, i32 0), !dbg !33
  %496 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %476, <8 x half> %378, <16 x float> %495, i32 0, i32 0, i32 0), !dbg !33
  %497 = extractelement <16 x float> %496, i64 0, !dbg !33
  %498 = extractelement <16 x float> %496, i64 1, !dbg !33
  %499 = extractelement <16 x float> %496, i64 2, !dbg !33
  %500 = extractelement <16 x float> %496, i64 3, !dbg !33
  %501 = extractelement <16 x float> %496, i64 4, !dbg !33
  %502 = extractelement <16 x float> %496, i64 5, !dbg !33
  %503 = extractelement <16 x float> %496, i64 6, !dbg !33
  %504 = extractelement <16 x float> %496, i64 7, !dbg !33
  %505 = extractelement <16 x float> %496, i64 8, !dbg !33
  %506 = extractelement <16 x float> %496, i64 9, !dbg !33
  %507 = extractelement <16 x float> %496, i64 10, !dbg !33
  %508 = extractelement <16 x float> %496, i64 11, !dbg !33
  %509 = extractelement <16 x float> %496, i64 12, !dbg !33
  %510 = extractelement <16 x float> %496, i64 13, !dbg !33
  %511 = extractelement <16 x float> %496, i64 14, !dbg !33
  %512 = extractelement <16 x float> %496, i64 15, !dbg !33
  %513 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %327, i64 0, !dbg !33
  %514 = insertelement <16 x float> %513, float %328, i64 1, !dbg !33
  %515 = insertelement <16 x float> %514, float %329, i64 2, !dbg !33
  %516 = insertelement <16 x float> %515, float %330, i64 3, !dbg !33
  %517 = insertelement <16 x float> %516, float %331, i64 4, !dbg !33
  %518 = insertelement <16 x float> %517, float %332, i64 5, !dbg !33
  %519 = insertelement <16 x float> %518, float %333, i64 6, !dbg !33
  %520 = insertelement <16 x float> %519, float %334, i64 7, !dbg !33
  %521 = insertelement <16 x float> %520, float %335, i64 8, !dbg !33
  %522 = insertelement <16 x float> %521, float %336, i64 9, !dbg !33
  %523 = insertelement <16 x float> %522, float %337, i64 10, !dbg !33
  %524 = insertelement <16 x float> %523, float %338, i64 11, !dbg !33
  %525 = insertelement <16 x float> %524, float %339, i64 12, !dbg !33
  %526 = insertelement <16 x float> %525, float %340, i64 13, !dbg !33
  %527 = insertelement <16 x float> %526, float %341, i64 14, !dbg !33
  %528 = insertelement <16 x float> %527, float %342, i64 15, !dbg !33
  %529 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %473, <8 x half> %368, <16 x float> %528, i32 0, i32 0, i32 0), !dbg !33
  %530 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %474, <8 x half> %372, <16 x float> %529, i32 0, i32 0, i32 0), !dbg !33
  %531 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %475, <8 x half> %376, <16 x float> %530, i32 0, i32 0, i32 0), !dbg !33
  %532 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %476, <8 x half> %380, <16 x float> %531, i32 0, i32 0, i32 0), !dbg !33
  %533 = extractelement <16 x float> %532, i64 0, !dbg !33
  %534 = extractelement <16 x float> %532, i64 1, !dbg !33
  %535 = extractelement <16 x float> %532, i64 2, !dbg !33
  %536 = extractelement <16 x float> %532, i64 3, !dbg !33
  %537 = extractelement <16 x float> %532, i64 4, !dbg !33
  %538 = extractelement <16 x float> %532, i64 5, !dbg !33
  %539 = extractelement <16 x float> %532, i64 6, !dbg !33
  %540 = extractelement <16 x float> %532, i64 7, !dbg !33
  %541 = extractelement <16 x float> %532, i64 8, !dbg !33
  %542 = extractelement <16 x float> %532, i64 9, !dbg !33
  %543 = extractelement <16 x float> %532, i64 10, !dbg !33
  %544 = extractelement <16 x float> %532, i64 11, !dbg !33
  %545 = extractelement <16 x float> %532, i64 12, !dbg !33
  %546 = extractelement <16 x float> %532, i64 13, !dbg !33
  %547 = extractelement <16 x float> %532, i64 14, !dbg !33
  %548 = extractelement <16 x float> %532, i64 15, !dbg !33
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  tail call void @llvm.amdgcn.sched.barrier(i32 0), !dbg !17
  %549 = add i32 %343, 64, !dbg !17
  %550 = icmp slt i32 %549, %276, !dbg !17
  br i1 %550, label %305, label %._crit_edge.loopexit, !dbg !17

._crit_edge.loopexit:                             ; preds = %472
  %551 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !34
  %552 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %553 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !34
  %554 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !34
  %555 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !34
  %556 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !34
  %557 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !34
  %558 = shufflevector <16 x float> %496, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !34
  %559 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !34
  %560 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %561 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !34
  %562 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !34
  %563 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !34
  %564 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !34
  %565 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !34
  %566 = shufflevector <16 x float> %532, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !34
  br label %._crit_edge, !dbg !17

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %279
  %.lcssa77 = phi ptr addrspace(3) [ @global_smem, %279 ], [ %308, %._crit_edge.loopexit ], !dbg !20
  %567 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %279 ], [ %357, %._crit_edge.loopexit ], !dbg !20
  %568 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 49152), %279 ], [ %306, %._crit_edge.loopexit ], !dbg !30
  %569 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 65536), %279 ], [ %364, %._crit_edge.loopexit ], !dbg !30
  %570 = phi <2 x float> [ zeroinitializer, %279 ], [ %566, %._crit_edge.loopexit ], !dbg !34
  %571 = phi <2 x float> [ zeroinitializer, %279 ], [ %565, %._crit_edge.loopexit ], !dbg !34
  %572 = phi <2 x float> [ zeroinitializer, %279 ], [ %564, %._crit_edge.loopexit ], !dbg !34
  %573 = phi <2 x float> [ zeroinitializer, %279 ], [ %563, %._crit_edge.loopexit ], !dbg !34
  %574 = phi <2 x float> [ zeroinitializer, %279 ], [ %562, %._crit_edge.loopexit ], !dbg !34
  %575 = phi <2 x float> [ zeroinitializer, %279 ], [ %561, %._crit_edge.loopexit ], !dbg !34
  %576 = phi <2 x float> [ zeroinitializer, %279 ], [ %560, %._crit_edge.loopexit ], !dbg !34
  %577 = phi <2 x float> [ zeroinitializer, %279 ], [ %559, %._crit_edge.loopexit ], !dbg !34
  %578 = phi <2 x float> [ zeroinitializer, %279 ], [ %558, %._crit_edge.loopexit ], !dbg !34
  %579 = phi <2 x float> [ zeroinitializer, %279 ], [ %557, %._crit_edge.loopexit ], !dbg !34
  %580 = phi <2 x float> [ zeroinitializer, %279 ], [ %556, %._crit_edge.loopexit ], !dbg !34
  %581 = phi <2 x float> [ zeroinitializer, %279 ], [ %555, %._crit_edge.loopexit ], !dbg !34
  %582 = phi <2 x float> [ zeroinitializer, %279 ], [ %554, %._crit_edge.loopexit ], !dbg !34
  %583 = phi <2 x float> [ zeroinitializer, %279 ], [ %553, %._crit_edge.loopexit ], !dbg !34
  %584 = phi <2 x float> [ zeroinitializer, %279 ], [ %552, %._crit_edge.loopexit ], !dbg !34
  %585 = phi <2 x float> [ zeroinitializer, %279 ], [ %551, %._crit_edge.loopexit ], !dbg !34
  br i1 %277, label %586, label %587, !dbg !17

586:                                              ; preds = %._crit_edge
  tail call void @llvm.amdgcn.s.barrier(), !dbg !17
  br label %587, !dbg !17

587:                                              ; preds = %586, %._crit_edge
  %588 = add i32 %6, 63, !dbg !17
  %589 = icmp sgt i32 %588, 63, !dbg !17
  %590 = icmp sgt i32 %588, 127, !dbg !17
  %591 = shl nuw nsw i32 %19, 7, !dbg !20
  %592 = and i32 %28, 112, !dbg !20
  %593 = lshr exact i32 %25, 1, !dbg !20
  %594 = shl nuw nsw i32 %20, 4, !dbg !20
  %595 = or disjoint i32 %591, %592, !dbg !20
  %596 = xor i32 %595, %593, !dbg !20
  %597 = or disjoint i32 %596, %594, !dbg !20
  %598 = or disjoint i32 %597, 8192, !dbg !20
  %599 = xor i32 %597, 32, !dbg !20
  %600 = or disjoint i32 %599, 8192, !dbg !20
  %601 = xor i32 %597, 64, !dbg !20
  %602 = or disjoint i32 %601, 8192, !dbg !20
  %603 = xor i32 %597, 96, !dbg !20
  %604 = or disjoint i32 %603, 8192, !dbg !20
  %605 = and i32 %15, 44, !dbg !30
  %606 = shl nuw nsw i32 %605, 5, !dbg !30
  %607 = shl nuw nsw i32 %15, 2, !dbg !30
  %608 = and i32 %607, 12, !dbg !30
  %609 = shl nuw nsw i32 %605, 1, !dbg !30
  %610 = and i32 %15, 16, !dbg !30
  %611 = or disjoint i32 %606, %608, !dbg !30
  %612 = xor i32 %609, %610, !dbg !30
  %613 = xor i32 %612, %611, !dbg !30
  %614 = xor i32 %613, %24, !dbg !30
  %615 = xor i32 %614, 544, !dbg !30
  %616 = or disjoint i32 %614, 2048, !dbg !30
  %617 = xor i32 %614, 2592, !dbg !30
  %618 = or disjoint i32 %614, 4096, !dbg !30
  %619 = xor i32 %614, 4640, !dbg !30
  %620 = or disjoint i32 %614, 6144, !dbg !30
  %621 = xor i32 %614, 6688, !dbg !30
  %622 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %614, !dbg !30
  %623 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %615, !dbg !30
  %624 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %616, !dbg !30
  %625 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %617, !dbg !30
  %626 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %618, !dbg !30
  %627 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %619, !dbg !30
  %628 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %620, !dbg !30
  %629 = getelementptr inbounds nuw half, ptr addrspace(3) %568, i32 %621, !dbg !30
  %630 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %622), !dbg !30, !alias.scope !24, !noalias !21
  %631 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %623), !dbg !30, !alias.scope !24, !noalias !21
  %632 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %624), !dbg !30, !alias.scope !24, !noalias !21
  %633 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %625), !dbg !30, !alias.scope !24, !noalias !21
  %634 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %626), !dbg !30, !alias.scope !24, !noalias !21
  %635 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %627), !dbg !30, !alias.scope !24, !noalias !21
  %636 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %628), !dbg !30, !alias.scope !24, !noalias !21
  %637 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %629), !dbg !30, !alias.scope !24, !noalias !21
  br i1 %589, label %638, label %._crit_edge91, !dbg !33

638:                                              ; preds = %587
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %604, !dbg !20
  %640 = load <8 x half>, ptr addrspace(3) %639, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %641 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %603, !dbg !20
  %642 = load <8 x half>, ptr addrspace(3) %641, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %602, !dbg !20
  %644 = load <8 x half>, ptr addrspace(3) %643, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %645 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %601, !dbg !20
  %646 = load <8 x half>, ptr addrspace(3) %645, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %600, !dbg !20
  %648 = load <8 x half>, ptr addrspace(3) %647, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %599, !dbg !20
  %650 = load <8 x half>, ptr addrspace(3) %649, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %598, !dbg !20
  %652 = load <8 x half>, ptr addrspace(3) %651, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %653 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa77, i32 %597, !dbg !20
  %654 = load <8 x half>, ptr addrspace(3) %653, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %655 = shufflevector <4 x half> %630, <4 x half> %631, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %656 = shufflevector <4 x half> %632, <4 x half> %633, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %657 = shufflevector <4 x half> %634, <4 x half> %635, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %658 = shufflevector <4 x half> %636, <4 x half> %637, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %659 = shufflevector <2 x float> %585, <2 x float> %584, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %660 = shufflevector <2 x float> %583, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %661 = shufflevector <16 x float> %659, <16 x float> %660, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %662 = shufflevector <2 x float> %582, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %663 = shufflevector <16 x float> %661, <16 x float> %662, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %664 = shufflevector <2 x float> %581, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %665 = shufflevector <16 x float> %663, <16 x float> %664, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %666 = shufflevector <2 x float> %580, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %667 = shufflevector <16 x float> %665, <16 x float> %666, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %668 = shufflevector <2 x float> %579, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %669 = shufflevector <16 x float> %667, <16 x float> %668, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !33
  %670 = shufflevector <2 x float> %578, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %671 = shufflevector <16 x float> %669, <16 x float> %670, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !33
  %672 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %655, <8 x half> %654, <16 x float> %671, i32 0, i32 0, i32 0), !dbg !33
  %673 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %656, <8 x half> %650, <16 x float> %672, i32 0, i32 0, i32 0), !dbg !33
  %674 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %657, <8 x half> %646, <16 x float> %673, i32 0, i32 0, i32 0), !dbg !33
  %675 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %658, <8 x half> %642, <16 x float> %674, i32 0, i32 0, i32 0), !dbg !33
  %676 = shufflevector <2 x float> %577, <2 x float> %576, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %677 = shufflevector <2 x float> %575, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %678 = shufflevector <16 x float> %676, <16 x float> %677, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %679 = shufflevector <2 x float> %574, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %680 = shufflevector <16 x float> %678, <16 x float> %679, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %681 = shufflevector <2 x float> %573, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %682 = shufflevector <16 x float> %680, <16 x float> %681, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %683 = shufflevector <2 x float> %572, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %684 = shufflevector <16 x float> %682, <16 x float> %683, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %685 = shufflevector <2 x float> %571, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %686 = shufflevector <16 x float> %684, <16 x float> %685, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !33
  %687 = shufflevector <2 x float> %570, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %688 = shufflevector <16 x float> %686, <16 x float> %687, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !33
  %689 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %655, <8 x half> %652, <16 x float> %688, i32 0, i32 0, i32 0), !dbg !33
  %690 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %656, <8 x half> %648, <16 x float> %689, i32 0, i32 0, i32 0), !dbg !33
  %691 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %657, <8 x half> %644, <16 x float> %690, i32 0, i32 0, i32 0), !dbg !33
  %692 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %658, <8 x half> %640, <16 x float> %691, i32 0, i32 0, i32 0), !dbg !33
  %693 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !17
  %694 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !17
  %695 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !17
  %696 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !17
  %697 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !17
  %698 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !17
  %699 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !17
  %700 = shufflevector <16 x float> %692, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !17
  %701 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !17
  %702 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !17
  %703 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !17
  %704 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !17
  %705 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !17
  %706 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !17
  %707 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !17
  %708 = shufflevector <16 x float> %675, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !17
  br label %._crit_edge91, !dbg !33

._crit_edge91:                                    ; preds = %587, %638
  %709 = phi <2 x float> [ %693, %638 ], [ %570, %587 ], !dbg !17
  %710 = phi <2 x float> [ %694, %638 ], [ %571, %587 ], !dbg !17
  %711 = phi <2 x float> [ %695, %638 ], [ %572, %587 ], !dbg !17
  %712 = phi <2 x float> [ %696, %638 ], [ %573, %587 ], !dbg !17
  %713 = phi <2 x float> [ %697, %638 ], [ %574, %587 ], !dbg !17
  %714 = phi <2 x float> [ %698, %638 ], [ %575, %587 ], !dbg !17
  %715 = phi <2 x float> [ %699, %638 ], [ %576, %587 ], !dbg !17
  %716 = phi <2 x float> [ %700, %638 ], [ %577, %587 ], !dbg !17
  %717 = phi <2 x float> [ %701, %638 ], [ %578, %587 ], !dbg !17
  %718 = phi <2 x float> [ %702, %638 ], [ %579, %587 ], !dbg !17
  %719 = phi <2 x float> [ %703, %638 ], [ %580, %587 ], !dbg !17
  %720 = phi <2 x float> [ %704, %638 ], [ %581, %587 ], !dbg !17
  %721 = phi <2 x float> [ %705, %638 ], [ %582, %587 ], !dbg !17
  %722 = phi <2 x float> [ %706, %638 ], [ %583, %587 ], !dbg !17
  %723 = phi <2 x float> [ %707, %638 ], [ %584, %587 ], !dbg !17
  %724 = phi <2 x float> [ %708, %638 ], [ %585, %587 ], !dbg !17
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49168), !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %725 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %614, !dbg !30
  %726 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %615, !dbg !30
  %727 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %616, !dbg !30
  %728 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %617, !dbg !30
  %729 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %618, !dbg !30
  %730 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %619, !dbg !30
  %731 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %620, !dbg !30
  %732 = getelementptr inbounds nuw half, ptr addrspace(3) %569, i32 %621, !dbg !30
  %733 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %725), !dbg !30, !alias.scope !24, !noalias !21
  %734 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %726), !dbg !30, !alias.scope !24, !noalias !21
  %735 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %727), !dbg !30, !alias.scope !24, !noalias !21
  %736 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %728), !dbg !30, !alias.scope !24, !noalias !21
  %737 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %729), !dbg !30, !alias.scope !24, !noalias !21
  %738 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %730), !dbg !30, !alias.scope !24, !noalias !21
  %739 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) nonnull %731), !dbg !30, !alias.scope !24, !noalias !21
  %740 = tail call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %732), !dbg !30, !alias.scope !24, !noalias !21
  br i1 %590, label %741, label %812, !dbg !33

741:                                              ; preds = %._crit_edge91
  %742 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %604, !dbg !20
  %743 = load <8 x half>, ptr addrspace(3) %742, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %744 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %603, !dbg !20
  %745 = load <8 x half>, ptr addrspace(3) %744, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %746 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %602, !dbg !20
  %747 = load <8 x half>, ptr addrspace(3) %746, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %748 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %601, !dbg !20
  %749 = load <8 x half>, ptr addrspace(3) %748, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %750 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %600, !dbg !20
  %751 = load <8 x half>, ptr addrspace(3) %750, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %752 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %599, !dbg !20
  %753 = load <8 x half>, ptr addrspace(3) %752, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %754 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %598, !dbg !20
  %755 = load <8 x half>, ptr addrspace(3) %754, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %756 = getelementptr inbounds nuw i8, ptr addrspace(3) %567, i32 %597, !dbg !20
  %757 = load <8 x half>, ptr addrspace(3) %756, align 16, !dbg !20, !alias.scope !24, !noalias !21
  %758 = shufflevector <4 x half> %733, <4 x half> %734, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %759 = shufflevector <4 x half> %735, <4 x half> %736, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %760 = shufflevector <4 x half> %737, <4 x half> %738, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %761 = shufflevector <4 x half> %739, <4 x half> %740, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !33
  %762 = shufflevector <2 x float> %724, <2 x float> %723, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %763 = shufflevector <2 x float> %722, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %764 = shufflevector <16 x float> %762, <16 x float> %763, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %765 = shufflevector <2 x float> %721, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %766 = shufflevector <16 x float> %764, <16 x float> %765, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %767 = shufflevector <2 x float> %720, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %768 = shufflevector <16 x float> %766, <16 x float> %767, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %769 = shufflevector <2 x float> %719, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %770 = shufflevector <16 x float> %768, <16 x float> %769, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %771 = shufflevector <2 x float> %718, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %772 = shufflevector <16 x float> %770, <16 x float> %771, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !33
  %773 = shufflevector <2 x float> %717, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %774 = shufflevector <16 x float> %772, <16 x float> %773, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !33
  %775 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %758, <8 x half> %757, <16 x float> %774, i32 0, i32 0, i32 0), !dbg !33
  %776 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %759, <8 x half> %753, <16 x float> %775, i32 0, i32 0, i32 0), !dbg !33
  %777 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %760, <8 x half> %749, <16 x float> %776, i32 0, i32 0, i32 0), !dbg !33
  %778 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %761, <8 x half> %745, <16 x float> %777, i32 0, i32 0, i32 0), !dbg !33
  %779 = shufflevector <2 x float> %716, <2 x float> %715, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %780 = shufflevector <2 x float> %714, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %781 = shufflevector <16 x float> %779, <16 x float> %780, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %782 = shufflevector <2 x float> %713, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %783 = shufflevector <16 x float> %781, <16 x float> %782, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %784 = shufflevector <2 x float> %712, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %785 = shufflevector <16 x float> %783, <16 x float> %784, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %786 = shufflevector <2 x float> %711, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %787 = shufflevector <16 x float> %785, <16 x float> %786, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %788 = shufflevector <2 x float> %710, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %789 = shufflevector <16 x float> %787, <16 x float> %788, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !33
  %790 = shufflevector <2 x float> %709, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %791 = shufflevector <16 x float> %789, <16 x float> %790, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !33
  %792 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %758, <8 x half> %755, <16 x float> %791, i32 0, i32 0, i32 0), !dbg !33
  %793 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %759, <8 x half> %751, <16 x float> %792, i32 0, i32 0, i32 0), !dbg !33
  %794 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %760, <8 x half> %747, <16 x float> %793, i32 0, i32 0, i32 0), !dbg !33
  %795 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %761, <8 x half> %743, <16 x float> %794, i32 0, i32 0, i32 0), !dbg !33
  %796 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  %797 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %798 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %799 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %800 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %801 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %802 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %803 = shufflevector <16 x float> %795, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %804 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  %805 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %806 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %807 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %808 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %809 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %810 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %811 = shufflevector <16 x float> %778, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  br label %812, !dbg !33

812:                                              ; preds = %741, %._crit_edge91
  %813 = phi <2 x float> [ %796, %741 ], [ %709, %._crit_edge91 ]
  %814 = phi <2 x float> [ %797, %741 ], [ %710, %._crit_edge91 ]
  %815 = phi <2 x float> [ %798, %741 ], [ %711, %._crit_edge91 ]
  %816 = phi <2 x float> [ %799, %741 ], [ %712, %._crit_edge91 ]
  %817 = phi <2 x float> [ %800, %741 ], [ %713, %._crit_edge91 ]
  %818 = phi <2 x float> [ %801, %741 ], [ %714, %._crit_edge91 ]
  %819 = phi <2 x float> [ %802, %741 ], [ %715, %._crit_edge91 ]
  %820 = phi <2 x float> [ %803, %741 ], [ %716, %._crit_edge91 ]
  %821 = phi <2 x float> [ %804, %741 ], [ %717, %._crit_edge91 ]
  %822 = phi <2 x float> [ %805, %741 ], [ %718, %._crit_edge91 ]
  %823 = phi <2 x float> [ %806, %741 ], [ %719, %._crit_edge91 ]
  %824 = phi <2 x float> [ %807, %741 ], [ %720, %._crit_edge91 ]
  %825 = phi <2 x float> [ %808, %741 ], [ %721, %._crit_edge91 ]
  %826 = phi <2 x float> [ %809, %741 ], [ %722, %._crit_edge91 ]
  %827 = phi <2 x float> [ %810, %741 ], [ %723, %._crit_edge91 ]
  %828 = phi <2 x float> [ %811, %741 ], [ %724, %._crit_edge91 ]
  %829 = icmp slt i32 %35, %4, !dbg !35
  %830 = icmp slt i32 %36, %4, !dbg !35
  %831 = icmp slt i32 %42, %5, !dbg !36
  %832 = icmp slt i32 %43, %5, !dbg !36
  %833 = icmp slt i32 %44, %5, !dbg !36
  %834 = icmp slt i32 %45, %5, !dbg !36
  %835 = icmp slt i32 %39, %5, !dbg !36
  %836 = icmp slt i32 %40, %5, !dbg !36
  %837 = and i1 %829, %835, !dbg !37
  %838 = and i1 %829, %836, !dbg !37
  %839 = and i1 %830, %835, !dbg !37
  %840 = and i1 %830, %836, !dbg !37
  %841 = sext i32 %43 to i64, !dbg !38
  %842 = getelementptr half, ptr addrspace(1) %2, i64 %841, !dbg !38
  %843 = sext i32 %44 to i64, !dbg !38
  %844 = getelementptr half, ptr addrspace(1) %2, i64 %843, !dbg !38
  %845 = sext i32 %45 to i64, !dbg !38
  %846 = getelementptr half, ptr addrspace(1) %2, i64 %845, !dbg !38
  br i1 %831, label %847, label %851, !dbg !39

847:                                              ; preds = %812
  %848 = sext i32 %42 to i64
  %849 = getelementptr half, ptr addrspace(1) %2, i64 %848
  %850 = load <4 x half>, ptr addrspace(1) %849, align 8, !dbg !39
  br label %851, !dbg !39

851:                                              ; preds = %847, %812
  %852 = phi <4 x half> [ %850, %847 ], [ zeroinitializer, %812 ], !dbg !39
  br i1 %832, label %853, label %855, !dbg !39

853:                                              ; preds = %851
  %854 = load <4 x half>, ptr addrspace(1) %842, align 8, !dbg !39
  br label %855, !dbg !39

855:                                              ; preds = %853, %851
  %856 = phi <4 x half> [ %854, %853 ], [ zeroinitializer, %851 ], !dbg !39
  br i1 %833, label %857, label %859, !dbg !39

857:                                              ; preds = %855
  %858 = load <4 x half>, ptr addrspace(1) %844, align 8, !dbg !39
  br label %859, !dbg !39

859:                                              ; preds = %857, %855
  %860 = phi <4 x half> [ %858, %857 ], [ zeroinitializer, %855 ], !dbg !39
  br i1 %834, label %861, label %863, !dbg !39

861:                                              ; preds = %859
  %862 = load <4 x half>, ptr addrspace(1) %846, align 8, !dbg !39
  br label %863, !dbg !39

863:                                              ; preds = %861, %859
  %864 = phi <4 x half> [ %862, %861 ], [ zeroinitializer, %859 ], !dbg !39
  %865 = shufflevector <4 x half> %852, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %866 = fpext <2 x half> %865 to <2 x float>, !dbg !40
  %867 = shufflevector <4 x half> %852, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %868 = fpext <2 x half> %867 to <2 x float>, !dbg !40
  %869 = shufflevector <4 x half> %856, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %870 = fpext <2 x half> %869 to <2 x float>, !dbg !40
  %871 = shufflevector <4 x half> %856, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %872 = fpext <2 x half> %871 to <2 x float>, !dbg !40
  %873 = shufflevector <4 x half> %860, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %874 = fpext <2 x half> %873 to <2 x float>, !dbg !40
  %875 = shufflevector <4 x half> %860, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %876 = fpext <2 x half> %875 to <2 x float>, !dbg !40
  %877 = fadd <2 x float> %828, %866, !dbg !41
  %878 = fadd <2 x float> %827, %868, !dbg !41
  %879 = fadd <2 x float> %826, %870, !dbg !41
  %880 = fadd <2 x float> %825, %872, !dbg !41
  %881 = fadd <2 x float> %824, %874, !dbg !41
  %882 = fadd <2 x float> %823, %876, !dbg !41
  %883 = fadd <2 x float> %820, %866, !dbg !41
  %884 = fadd <2 x float> %819, %868, !dbg !41
  %885 = fadd <2 x float> %818, %870, !dbg !41
  %886 = fadd <2 x float> %817, %872, !dbg !41
  %887 = fadd <2 x float> %816, %874, !dbg !41
  %888 = fadd <2 x float> %815, %876, !dbg !41
  %889 = shufflevector <4 x half> %864, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %890 = fpext <2 x half> %889 to <2 x float>, !dbg !40
  %891 = fadd <2 x float> %822, %890, !dbg !41
  %892 = fadd <2 x float> %814, %890, !dbg !41
  %893 = shufflevector <4 x half> %864, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %894 = fpext <2 x half> %893 to <2 x float>, !dbg !40
  %895 = fadd <2 x float> %821, %894, !dbg !41
  %896 = fadd <2 x float> %813, %894, !dbg !41
  %897 = mul i32 %9, %35, !dbg !42
  %898 = mul i32 %9, %36, !dbg !42
  %899 = sext i32 %897 to i64, !dbg !43
  %900 = getelementptr half, ptr addrspace(1) %3, i64 %899, !dbg !43
  %901 = sext i32 %898 to i64, !dbg !43
  %902 = getelementptr half, ptr addrspace(1) %3, i64 %901, !dbg !43
  %903 = sext i32 %40 to i64, !dbg !44
  %904 = getelementptr half, ptr addrspace(1) %900, i64 %903, !dbg !44
  %905 = sext i32 %39 to i64, !dbg !44
  %906 = getelementptr half, ptr addrspace(1) %902, i64 %905, !dbg !44
  %907 = getelementptr half, ptr addrspace(1) %902, i64 %903, !dbg !44
  %908 = fptrunc <2 x float> %877 to <2 x half>, !dbg !45
  %909 = fptrunc <2 x float> %878 to <2 x half>, !dbg !45
  %910 = fptrunc <2 x float> %879 to <2 x half>, !dbg !45
  %911 = fptrunc <2 x float> %880 to <2 x half>, !dbg !45
  %912 = fptrunc <2 x float> %881 to <2 x half>, !dbg !45
  %913 = fptrunc <2 x float> %882 to <2 x half>, !dbg !45
  %914 = fptrunc <2 x float> %891 to <2 x half>, !dbg !45
  %915 = fptrunc <2 x float> %895 to <2 x half>, !dbg !45
  %916 = fptrunc <2 x float> %883 to <2 x half>, !dbg !45
  %917 = fptrunc <2 x float> %884 to <2 x half>, !dbg !45
  %918 = fptrunc <2 x float> %885 to <2 x half>, !dbg !45
  %919 = fptrunc <2 x float> %886 to <2 x half>, !dbg !45
  %920 = fptrunc <2 x float> %887 to <2 x half>, !dbg !45
  %921 = fptrunc <2 x float> %888 to <2 x half>, !dbg !45
  %922 = fptrunc <2 x float> %892 to <2 x half>, !dbg !45
  %923 = fptrunc <2 x float> %896 to <2 x half>, !dbg !45
  %924 = bitcast <2 x half> %908 to i32, !dbg !45
  %925 = bitcast <2 x half> %909 to i32, !dbg !45
  %926 = bitcast <2 x half> %910 to i32, !dbg !45
  %927 = bitcast <2 x half> %911 to i32, !dbg !45
  %928 = bitcast <2 x half> %912 to i32, !dbg !45
  %929 = bitcast <2 x half> %913 to i32, !dbg !45
  %930 = bitcast <2 x half> %914 to i32, !dbg !45
  %931 = bitcast <2 x half> %915 to i32, !dbg !45
  %932 = bitcast <2 x half> %916 to i32, !dbg !45
  %933 = bitcast <2 x half> %917 to i32, !dbg !45
  %934 = bitcast <2 x half> %918 to i32, !dbg !45
  %935 = bitcast <2 x half> %919 to i32, !dbg !45
  %936 = bitcast <2 x half> %920 to i32, !dbg !45
  %937 = bitcast <2 x half> %921 to i32, !dbg !45
  %938 = bitcast <2 x half> %922 to i32, !dbg !45
  %939 = bitcast <2 x half> %923 to i32, !dbg !45
  %940 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %924, i32 %926, i1 false, i1 false), !dbg !45
  %941 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %925, i32 %927, i1 false, i1 false), !dbg !45
  %942 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %928, i32 %930, i1 false, i1 false), !dbg !45
  %943 = extractvalue { i32, i32 } %942, 0, !dbg !45
  %944 = extractvalue { i32, i32 } %942, 1, !dbg !45
  %945 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %929, i32 %931, i1 false, i1 false), !dbg !45
  %946 = extractvalue { i32, i32 } %945, 0, !dbg !45
  %947 = extractvalue { i32, i32 } %945, 1, !dbg !45
  %948 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %932, i32 %934, i1 false, i1 false), !dbg !45
  %949 = extractvalue { i32, i32 } %948, 0, !dbg !45
  %950 = extractvalue { i32, i32 } %948, 1, !dbg !45
  %951 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %933, i32 %935, i1 false, i1 false), !dbg !45
  %952 = extractvalue { i32, i32 } %951, 0, !dbg !45
  %953 = extractvalue { i32, i32 } %951, 1, !dbg !45
  %954 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %936, i32 %938, i1 false, i1 false), !dbg !45
  %955 = extractvalue { i32, i32 } %954, 0, !dbg !45
  %956 = extractvalue { i32, i32 } %954, 1, !dbg !45
  %957 = tail call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %937, i32 %939, i1 false, i1 false), !dbg !45
  %958 = extractvalue { i32, i32 } %957, 0, !dbg !45
  %959 = extractvalue { i32, i32 } %957, 1, !dbg !45
  %960 = bitcast i32 %943 to <2 x half>, !dbg !45
  %961 = bitcast i32 %946 to <2 x half>, !dbg !45
  %962 = bitcast i32 %944 to <2 x half>, !dbg !45
  %963 = bitcast i32 %947 to <2 x half>, !dbg !45
  %964 = bitcast i32 %949 to <2 x half>, !dbg !45
  %965 = bitcast i32 %952 to <2 x half>, !dbg !45
  %966 = bitcast i32 %950 to <2 x half>, !dbg !45
  %967 = bitcast i32 %953 to <2 x half>, !dbg !45
  %968 = bitcast i32 %955 to <2 x half>, !dbg !45
  %969 = bitcast i32 %958 to <2 x half>, !dbg !45
  %970 = bitcast i32 %956 to <2 x half>, !dbg !45
  %971 = bitcast i32 %959 to <2 x half>, !dbg !45
  br i1 %837, label %972, label %987, !dbg !46

972:                                              ; preds = %863
  %973 = extractvalue { i32, i32 } %940, 0, !dbg !45
  %974 = bitcast i32 %973 to <2 x half>, !dbg !45
  %975 = extractvalue { i32, i32 } %941, 0, !dbg !45
  %976 = bitcast i32 %975 to <2 x half>, !dbg !45
  %977 = shufflevector <2 x half> %974, <2 x half> %976, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !46
  %978 = extractvalue { i32, i32 } %940, 1, !dbg !45
  %979 = bitcast i32 %978 to <2 x half>, !dbg !45
  %980 = shufflevector <2 x half> %979, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %981 = shufflevector <8 x half> %977, <8 x half> %980, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>, !dbg !46
  %982 = extractvalue { i32, i32 } %941, 1, !dbg !45
  %983 = bitcast i32 %982 to <2 x half>, !dbg !45
  %984 = shufflevector <2 x half> %983, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %985 = shufflevector <8 x half> %981, <8 x half> %984, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !46
  %986 = getelementptr half, ptr addrspace(1) %900, i64 %905, !dbg !44
  store <8 x half> %985, ptr addrspace(1) %986, align 16, !dbg !46
  br label %987, !dbg !46

987:                                              ; preds = %972, %863
  br i1 %838, label %988, label %994, !dbg !46

988:                                              ; preds = %987
  %989 = shufflevector <2 x half> %960, <2 x half> %961, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %990 = shufflevector <2 x half> %962, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %991 = shufflevector <8 x half> %989, <8 x half> %990, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %992 = shufflevector <2 x half> %963, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %993 = shufflevector <8 x half> %991, <8 x half> %992, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %993, ptr addrspace(1) %904, align 16, !dbg !46
  br label %994, !dbg !46

994:                                              ; preds = %988, %987
  br i1 %839, label %995, label %1001, !dbg !46

995:                                              ; preds = %994
  %996 = shufflevector <2 x half> %964, <2 x half> %965, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %997 = shufflevector <2 x half> %966, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %998 = shufflevector <8 x half> %996, <8 x half> %997, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %999 = shufflevector <2 x half> %967, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %1000 = shufflevector <8 x half> %998, <8 x half> %999, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %1000, ptr addrspace(1) %906, align 16, !dbg !46
  br label %1001, !dbg !46

1001:                                             ; preds = %995, %994
  br i1 %840, label %1002, label %1008, !dbg !46

1002:                                             ; preds = %1001
  %1003 = shufflevector <2 x half> %968, <2 x half> %969, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %1004 = shufflevector <2 x half> %970, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %1005 = shufflevector <8 x half> %1003, <8 x half> %1004, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 8, i32 9, i32 poison, i32 poison>
  %1006 = shufflevector <2 x half> %971, <2 x half> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %1007 = shufflevector <8 x half> %1005, <8 x half> %1006, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>
  store <8 x half> %1007, ptr addrspace(1) %907, align 16, !dbg !46
  br label %1008, !dbg !46

1008:                                             ; preds = %1002, %1001
  ret void, !dbg !47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) captures(none)) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1 immarg, i1 immarg) #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.barrier(i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.sched.group.barrier(i32 immarg, i32 immarg, i32 immarg) #4

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,512" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="2,8" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(argmem: read) }
attributes #6 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "kernels.py", directory: ".")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "gemm_bias", linkageName: "gemm_bias", scope: !1, file: !1, line: 15, type: !5, scopeLine: 15, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{}
!7 = !DILocation(line: 31, column: 24, scope: !4)
!8 = !DILocation(line: 31, column: 29, scope: !4)
!9 = !DILocation(line: 31, column: 51, scope: !4)
!10 = !DILocation(line: 31, column: 38, scope: !4)
!11 = !DILocation(line: 32, column: 24, scope: !4)
!12 = !DILocation(line: 32, column: 29, scope: !4)
!13 = !DILocation(line: 32, column: 38, scope: !4)
!14 = !DILocation(line: 33, column: 24, scope: !4)
!15 = !DILocation(line: 38, column: 33, scope: !4)
!16 = !DILocation(line: 38, column: 18, scope: !4)
!17 = !DILocation(line: 35, column: 33, scope: !4)
!18 = !DILocation(line: 38, column: 91, scope: !4)
!19 = !DILocation(line: 38, column: 45, scope: !4)
!20 = !DILocation(line: 38, column: 12, scope: !4)
!21 = !{!22}
!22 = !{!"amdgpu.AsyncCopies", !23, !"Scope containing all AsyncCopyGlobalToLocal and BufferLoadToLocal ops"}
!23 = !{!"amdgpu.AsyncOps", !"Domain to hold alias scopes to specify aliasing information between AsyncCopyGlobalToLocal, BufferLoadToLocal and LocalLoad ops"}
!24 = !{!25}
!25 = !{!"amdgpu.LocalLoads", !23, !"Scope containing all LocalLoad ops"}
!26 = !DILocation(line: 41, column: 91, scope: !4)
!27 = !DILocation(line: 41, column: 44, scope: !4)
!28 = !DILocation(line: 41, column: 18, scope: !4)
!29 = !DILocation(line: 41, column: 56, scope: !4)
!30 = !DILocation(line: 41, column: 12, scope: !4)
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
