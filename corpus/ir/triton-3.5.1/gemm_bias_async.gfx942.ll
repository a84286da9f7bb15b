; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nofree norecurse nounwind
define amdgpu_kernel void @gemm_bias(ptr addrspace(1) inreg %0, ptr addrspace(1) inreg captures(none) %1, ptr addrspace(1) inreg readonly captures(none) %2, ptr addrspace(1) inreg writeonly captures(none) %3, i32 inreg %4, i32 inreg %5, i32 inreg %6, i32 inreg %7, i32 inreg %8, i32 inreg %9, ptr addrspace(1) inreg readnone captures(none) %10, ptr addrspace(1) inreg readnone captures(none) %11) local_unnamed_addr #0 !dbg !4 {
  %13 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !7
  %14 = shl i32 %13, 6, !dbg !8
  %15 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !9
  %16 = and i32 %15, 63, !dbg !9
  %17 = lshr i32 %15, 4, !dbg !9
  %18 = and i32 %17, 15, !dbg !9
  %19 = and i32 %15, 31, !dbg !9
  %20 = and i32 %15, 128, !dbg !9
  %21 = lshr exact i32 %20, 2, !dbg !9
  %22 = shl nuw nsw i32 %19, 1, !dbg !9
  %23 = and i32 %15, 32, !dbg !9
  %24 = lshr exact i32 %23, 3, !dbg !9
  %25 = and i32 %15, 64, !dbg !9
  %26 = lshr exact i32 %25, 1, !dbg !9
  %27 = or disjoint i32 %24, %26, !dbg !9
  %28 = or disjoint i32 %18, %14, !dbg !10
  %29 = or disjoint i32 %28, 16, !dbg !10
  %30 = or disjoint i32 %28, 32, !dbg !10
  %31 = or disjoint i32 %17, %14, !dbg !10
  %32 = or i32 %31, 48, !dbg !10
  %33 = or disjoint i32 %19, %21, !dbg !10
  %34 = or disjoint i32 %33, %14, !dbg !10
  %35 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !11
  %36 = shl i32 %35, 6, !dbg !12
  %37 = or disjoint i32 %22, %36, !dbg !13
  %38 = or disjoint i32 %27, %36, !dbg !13
  %39 = or disjoint i32 %38, 8, !dbg !13
  %40 = or disjoint i32 %38, 16, !dbg !13
  %41 = or disjoint i32 %38, 24, !dbg !13
  %42 = shl nuw nsw i32 %15, 1, !dbg !14
  %43 = and i32 %42, 30, !dbg !14
  %44 = and i32 %15, 224, !dbg !14
  %45 = lshr exact i32 %44, 5, !dbg !14
  %46 = or disjoint i32 %45, 8, !dbg !14
  %47 = or disjoint i32 %45, 16, !dbg !14
  %48 = or disjoint i32 %45, 24, !dbg !14
  %49 = mul i32 %7, %28, !dbg !15
  %50 = mul i32 %7, %29, !dbg !15
  %51 = mul i32 %7, %30, !dbg !15
  %52 = mul i32 %7, %32, !dbg !15
  %53 = sext i32 %49 to i64, !dbg !16
  %54 = getelementptr half, ptr addrspace(1) %0, i64 %53, !dbg !16
  %55 = sext i32 %50 to i64, !dbg !16
  %56 = getelementptr half, ptr addrspace(1) %0, i64 %55, !dbg !16
  %57 = sext i32 %51 to i64, !dbg !16
  %58 = getelementptr half, ptr addrspace(1) %0, i64 %57, !dbg !16
  %59 = sext i32 %52 to i64, !dbg !16
  %60 = getelementptr half, ptr addrspace(1) %0, i64 %59, !dbg !16
  %61 = icmp sgt i32 %6, 0, !dbg !17
  %62 = icmp slt i32 %43, %6, !dbg !18
  %63 = zext nneg i32 %43 to i64, !dbg !19
  %64 = getelementptr half, ptr addrspace(1) %54, i64 %63, !dbg !19
  %65 = getelementptr half, ptr addrspace(1) %56, i64 %63, !dbg !19
  %66 = getelementptr half, ptr addrspace(1) %58, i64 %63, !dbg !19
  %67 = getelementptr half, ptr addrspace(1) %60, i64 %63, !dbg !19
  %68 = and i32 %42, 510, !dbg !20
  %69 = lshr exact i32 %44, 3, !dbg !20
  %70 = xor i32 %68, %69, !dbg !20
  %71 = sub nsw i32 %70, %68, !dbg !20
  %72 = ashr exact i32 %71, 1, !dbg !20
  %73 = or i32 %42, 1536, !dbg !20
  %reass.sub = sub nsw i32 %70, %73, !dbg !20
  %74 = add nsw i32 %reass.sub, 1536, !dbg !20
  %75 = ashr exact i32 %74, 1, !dbg !20
  %76 = shl nuw nsw i32 %15, 2, !dbg !20
  %77 = and i32 %76, 768, !dbg !20
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %77, !dbg !20
  %79 = add nsw i32 %72, %16, !dbg !20
  %80 = ptrtoint ptr addrspace(1) %64 to i64, !dbg !20
  %extelt.offset = lshr i64 %80, 32, !dbg !20
  %81 = trunc nuw i64 %extelt.offset to i32, !dbg !20
  %82 = trunc i64 %80 to i32, !dbg !20
  %83 = shl nsw i32 %79, 2, !dbg !20
  %84 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %82), !dbg !20
  %85 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %81), !dbg !20
  %86 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %62), !dbg !20
  %87 = zext i32 %79 to i64, !dbg !20
  %88 = lshr i64 %86, %87, !dbg !20
  %89 = trunc i64 %88 to i1, !dbg !20
  br i1 %89, label %90, label %95, !dbg !20

90:                                               ; preds = %12
  %91 = insertelement <2 x i32> poison, i32 %84, i64 0
  %92 = insertelement <2 x i32> %91, i32 %85, i64 1
  %93 = bitcast <2 x i32> %92 to i64
  %94 = inttoptr i64 %93 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %94, ptr addrspace(3) %78, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %95, !dbg !20

95:                                               ; preds = %90, %12
  br i1 %62, label %99, label %96, !dbg !20

96:                                               ; preds = %95
  %97 = getelementptr <2 x half>, ptr addrspace(3) %78, i32 %16
  %98 = getelementptr <2 x half>, ptr addrspace(3) %97, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %98, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %99, !dbg !20

99:                                               ; preds = %96, %95
  %100 = or disjoint i32 %77, 1024, !dbg !20
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %100, !dbg !20
  %102 = ptrtoint ptr addrspace(1) %65 to i64, !dbg !20
  %extelt.offset1 = lshr i64 %102, 32, !dbg !20
  %103 = trunc nuw i64 %extelt.offset1 to i32, !dbg !20
  %104 = trunc i64 %102 to i32, !dbg !20
  %105 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %104), !dbg !20
  %106 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %103), !dbg !20
  %107 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %62), !dbg !20
  %108 = lshr i64 %107, %87, !dbg !20
  %109 = trunc i64 %108 to i1, !dbg !20
  br i1 %109, label %110, label %115, !dbg !20

110:                                              ; preds = %99
  %111 = insertelement <2 x i32> poison, i32 %105, i64 0
  %112 = insertelement <2 x i32> %111, i32 %106, i64 1
  %113 = bitcast <2 x i32> %112 to i64
  %114 = inttoptr i64 %113 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %114, ptr addrspace(3) nonnull %101, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %115, !dbg !20

115:                                              ; preds = %110, %99
  br i1 %62, label %119, label %116, !dbg !20

116:                                              ; preds = %115
  %117 = getelementptr <2 x half>, ptr addrspace(3) %101, i32 %16
  %118 = getelementptr <2 x half>, ptr addrspace(3) %117, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %118, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %119, !dbg !20

119:                                              ; preds = %116, %115
  %120 = or disjoint i32 %77, 2048, !dbg !20
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %120, !dbg !20
  %122 = ptrtoint ptr addrspace(1) %66 to i64, !dbg !20
  %extelt.offset2 = lshr i64 %122, 32, !dbg !20
  %123 = trunc nuw i64 %extelt.offset2 to i32, !dbg !20
  %124 = trunc i64 %122 to i32, !dbg !20
  %125 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %124), !dbg !20
  %126 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %123), !dbg !20
  %127 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %62), !dbg !20
  %128 = lshr i64 %127, %87, !dbg !20
  %129 = trunc i64 %128 to i1, !dbg !20
  br i1 %129, label %130, label %135, !dbg !20

130:                                              ; preds = %119
  %131 = insertelement <2 x i32> poison, i32 %125, i64 0
  %132 = insertelement <2 x i32> %131, i32 %126, i64 1
  %133 = bitcast <2 x i32> %132 to i64
  %134 = inttoptr i64 %133 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %134, ptr addrspace(3) nonnull %121, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %135, !dbg !20

135:                                              ; preds = %130, %119
  br i1 %62, label %139, label %136, !dbg !20

136:                                              ; preds = %135
  %137 = getelementptr <2 x half>, ptr addrspace(3) %121, i32 %16
  %138 = getelementptr <2 x half>, ptr addrspace(3) %137, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %138, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %139, !dbg !20

139:                                              ; preds = %136, %135
  %140 = or disjoint i32 %77, 3072, !dbg !20
  %141 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %140, !dbg !20
  %142 = add nsw i32 %75, %16, !dbg !20
  %143 = ptrtoint ptr addrspace(1) %67 to i64, !dbg !20
  %extelt.offset3 = lshr i64 %143, 32, !dbg !20
  %144 = trunc nuw i64 %extelt.offset3 to i32, !dbg !20
  %145 = trunc i64 %143 to i32, !dbg !20
  %146 = shl nsw i32 %142, 2, !dbg !20
  %147 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %145), !dbg !20
  %148 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %144), !dbg !20
  %149 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %62), !dbg !20
  %150 = zext i32 %142 to i64, !dbg !20
  %151 = lshr i64 %149, %150, !dbg !20
  %152 = trunc i64 %151 to i1, !dbg !20
  br i1 %152, label %153, label %158, !dbg !20

153:                                              ; preds = %139
  %154 = insertelement <2 x i32> poison, i32 %147, i64 0
  %155 = insertelement <2 x i32> %154, i32 %148, i64 1
  %156 = bitcast <2 x i32> %155 to i64
  %157 = inttoptr i64 %156 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %157, ptr addrspace(3) nonnull %141, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %158, !dbg !20

158:                                              ; preds = %153, %139
  br i1 %62, label %162, label %159, !dbg !20

159:                                              ; preds = %158
  %160 = getelementptr <2 x half>, ptr addrspace(3) %141, i32 %16
  %161 = getelementptr <2 x half>, ptr addrspace(3) %160, i32 %75
  store <2 x half> zeroinitializer, ptr addrspace(3) %161, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %162, !dbg !20

162:                                              ; preds = %159, %158
  %.not = icmp slt i32 %45, %6, !dbg !26
  %163 = icmp slt i32 %46, %6, !dbg !26
  %164 = icmp slt i32 %47, %6, !dbg !26
  %165 = icmp slt i32 %48, %6, !dbg !26
  %166 = mul i32 %8, %46, !dbg !27
  %167 = mul i32 %8, %47, !dbg !27
  %168 = mul i32 %8, %48, !dbg !27
  %169 = sext i32 %166 to i64, !dbg !28
  %170 = getelementptr half, ptr addrspace(1) %1, i64 %169, !dbg !28
  %171 = sext i32 %167 to i64, !dbg !28
  %172 = getelementptr half, ptr addrspace(1) %1, i64 %171, !dbg !28
  %173 = sext i32 %168 to i64, !dbg !28
  %174 = getelementptr half, ptr addrspace(1) %1, i64 %173, !dbg !28
  %175 = sext i32 %37 to i64, !dbg !29
  %176 = getelementptr half, ptr addrspace(1) %170, i64 %175, !dbg !29
  %177 = getelementptr half, ptr addrspace(1) %172, i64 %175, !dbg !29
  %178 = getelementptr half, ptr addrspace(1) %174, i64 %175, !dbg !29
  %179 = and i1 %61, %163, !dbg !17
  %180 = and i1 %61, %164, !dbg !17
  %181 = and i1 %61, %165, !dbg !17
  %182 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %77, !dbg !30
  br i1 %.not, label %183, label %.critedge, !dbg !30

183:                                              ; preds = %162
  %184 = mul i32 %8, %45, !dbg !27
  %185 = sext i32 %184 to i64, !dbg !28
  %186 = getelementptr half, ptr addrspace(1) %1, i64 %185, !dbg !28
  %187 = getelementptr half, ptr addrspace(1) %186, i64 %175, !dbg !29
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %187, ptr addrspace(3) %182, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %189, !dbg !30

.critedge:                                        ; preds = %162
  %188 = getelementptr <2 x half>, ptr addrspace(3) %182, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %188, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %189, !dbg !30

189:                                              ; preds = %183, %.critedge
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %100, !dbg !30
  br i1 %179, label %191, label %.critedge48, !dbg !30

191:                                              ; preds = %189
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %176, ptr addrspace(3) nonnull %190, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %193, !dbg !30

.critedge48:                                      ; preds = %189
  %192 = getelementptr <2 x half>, ptr addrspace(3) %190, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %192, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %193, !dbg !30

193:                                              ; preds = %191, %.critedge48
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %120, !dbg !30
  br i1 %180, label %195, label %.critedge50, !dbg !30

195:                                              ; preds = %193
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %177, ptr addrspace(3) nonnull %194, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %197, !dbg !30

.critedge50:                                      ; preds = %193
  %196 = getelementptr <2 x half>, ptr addrspace(3) %194, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %196, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %197, !dbg !30

197:                                              ; preds = %195, %.critedge50
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %140, !dbg !30
  br i1 %181, label %199, label %.critedge52, !dbg !30

199:                                              ; preds = %197
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %178, ptr addrspace(3) nonnull %198, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %201, !dbg !30

.critedge52:                                      ; preds = %197
  %200 = getelementptr <2 x half>, ptr addrspace(3) %198, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %200, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %201, !dbg !30

201:                                              ; preds = %199, %.critedge52
  %202 = icmp sgt i32 %6, 32, !dbg !17
  %203 = add i32 %6, -32, !dbg !31
  %204 = icmp slt i32 %43, %203, !dbg !18
  %205 = or disjoint i32 %43, 32, !dbg !32
  %206 = or disjoint i32 %45, 32, !dbg !32
  %207 = or disjoint i32 %45, 40, !dbg !32
  %208 = or disjoint i32 %45, 48, !dbg !32
  %209 = or disjoint i32 %45, 56, !dbg !32
  %210 = zext nneg i32 %205 to i64, !dbg !19
  %211 = getelementptr half, ptr addrspace(1) %54, i64 %210, !dbg !19
  %212 = getelementptr half, ptr addrspace(1) %56, i64 %210, !dbg !19
  %213 = getelementptr half, ptr addrspace(1) %58, i64 %210, !dbg !19
  %214 = getelementptr half, ptr addrspace(1) %60, i64 %210, !dbg !19
  %215 = and i1 %202, %204, !dbg !17
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %216 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %77, !dbg !20
  %217 = ptrtoint ptr addrspace(1) %211 to i64, !dbg !20
  %extelt.offset4 = lshr i64 %217, 32, !dbg !20
  %218 = trunc nuw i64 %extelt.offset4 to i32, !dbg !20
  %219 = trunc i64 %217 to i32, !dbg !20
  %220 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %219), !dbg !20
  %221 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %218), !dbg !20
  %222 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %215), !dbg !20
  %223 = lshr i64 %222, %87, !dbg !20
  %224 = trunc i64 %223 to i1, !dbg !20
  br i1 %224, label %225, label %230, !dbg !20

225:                                              ; preds = %201
  %226 = insertelement <2 x i32> poison, i32 %220, i64 0
  %227 = insertelement <2 x i32> %226, i32 %221, i64 1
  %228 = bitcast <2 x i32> %227 to i64
  %229 = inttoptr i64 %228 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %229, ptr addrspace(3) %216, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %230, !dbg !20

230:                                              ; preds = %225, %201
  br i1 %215, label %234, label %231, !dbg !20

231:                                              ; preds = %230
  %232 = getelementptr <2 x half>, ptr addrspace(3) %216, i32 %16
  %233 = getelementptr <2 x half>, ptr addrspace(3) %232, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %233, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %234, !dbg !20

234:                                              ; preds = %231, %230
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %100, !dbg !20
  %236 = ptrtoint ptr addrspace(1) %212 to i64, !dbg !20
  %extelt.offset5 = lshr i64 %236, 32, !dbg !20
  %237 = trunc nuw i64 %extelt.offset5 to i32, !dbg !20
  %238 = trunc i64 %236 to i32, !dbg !20
  %239 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %238), !dbg !20
  %240 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %237), !dbg !20
  %241 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %215), !dbg !20
  %242 = lshr i64 %241, %87, !dbg !20
  %243 = trunc i64 %242 to i1, !dbg !20
  br i1 %243, label %244, label %249, !dbg !20

244:                                              ; preds = %234
  %245 = insertelement <2 x i32> poison, i32 %239, i64 0
  %246 = insertelement <2 x i32> %245, i32 %240, i64 1
  %247 = bitcast <2 x i32> %246 to i64
  %248 = inttoptr i64 %247 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %248, ptr addrspace(3) nonnull %235, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %249, !dbg !20

249:                                              ; preds = %244, %234
  br i1 %215, label %253, label %250, !dbg !20

250:                                              ; preds = %249
  %251 = getelementptr <2 x half>, ptr addrspace(3) %235, i32 %16
  %252 = getelementptr <2 x half>, ptr addrspace(3) %251, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %252, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %253, !dbg !20

253:                                              ; preds = %250, %249
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %120, !dbg !20
  %255 = ptrtoint ptr addrspace(1) %213 to i64, !dbg !20
  %extelt.offset6 = lshr i64 %255, 32, !dbg !20
  %256 = trunc nuw i64 %extelt.offset6 to i32, !dbg !20
  %257 = trunc i64 %255 to i32, !dbg !20
  %258 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %257), !dbg !20
  %259 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %256), !dbg !20
  %260 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %215), !dbg !20
  %261 = lshr i64 %260, %87, !dbg !20
  %262 = trunc i64 %261 to i1, !dbg !20
  br i1 %262, label %263, label %268, !dbg !20

263:                                              ; preds = %253
  %264 = insertelement <2 x i32> poison, i32 %258, i64 0
  %265 = insertelement <2 x i32> %264, i32 %259, i64 1
  %266 = bitcast <2 x i32> %265 to i64
  %267 = inttoptr i64 %266 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %267, ptr addrspace(3) nonnull %254, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %268, !dbg !20

268:                                              ; preds = %263, %253
  br i1 %215, label %272, label %269, !dbg !20

269:                                              ; preds = %268
  %270 = getelementptr <2 x half>, ptr addrspace(3) %254, i32 %16
  %271 = getelementptr <2 x half>, ptr addrspace(3) %270, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %271, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %272, !dbg !20

272:                                              ; preds = %269, %268
  %273 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %140, !dbg !20
  %274 = ptrtoint ptr addrspace(1) %214 to i64, !dbg !20
  %extelt.offset7 = lshr i64 %274, 32, !dbg !20
  %275 = trunc nuw i64 %extelt.offset7 to i32, !dbg !20
  %276 = trunc i64 %274 to i32, !dbg !20
  %277 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %276), !dbg !20
  %278 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %275), !dbg !20
  %279 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %215), !dbg !20
  %280 = lshr i64 %279, %150, !dbg !20
  %281 = trunc i64 %280 to i1, !dbg !20
  br i1 %281, label %282, label %287, !dbg !20

282:                                              ; preds = %272
  %283 = insertelement <2 x i32> poison, i32 %277, i64 0
  %284 = insertelement <2 x i32> %283, i32 %278, i64 1
  %285 = bitcast <2 x i32> %284 to i64
  %286 = inttoptr i64 %285 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %286, ptr addrspace(3) nonnull %273, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %287, !dbg !20

287:                                              ; preds = %282, %272
  br i1 %215, label %291, label %288, !dbg !20

288:                                              ; preds = %287
  %289 = getelementptr <2 x half>, ptr addrspace(3) %273, i32 %16
  %290 = getelementptr <2 x half>, ptr addrspace(3) %289, i32 %75
  store <2 x half> zeroinitializer, ptr addrspace(3) %290, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %291, !dbg !20

291:                                              ; preds = %288, %287
  %292 = icmp slt i32 %45, %203, !dbg !26
  %293 = icmp slt i32 %46, %203, !dbg !26
  %294 = icmp slt i32 %47, %203, !dbg !26
  %295 = icmp slt i32 %48, %203, !dbg !26
  %296 = mul i32 %8, %207, !dbg !27
  %297 = mul i32 %8, %208, !dbg !27
  %298 = mul i32 %8, %209, !dbg !27
  %299 = sext i32 %296 to i64, !dbg !28
  %300 = getelementptr half, ptr addrspace(1) %1, i64 %299, !dbg !28
  %301 = sext i32 %297 to i64, !dbg !28
  %302 = getelementptr half, ptr addrspace(1) %1, i64 %301, !dbg !28
  %303 = sext i32 %298 to i64, !dbg !28
  %304 = getelementptr half, ptr addrspace(1) %1, i64 %303, !dbg !28
  %305 = getelementptr half, ptr addrspace(1) %300, i64 %175, !dbg !29
  %306 = getelementptr half, ptr addrspace(1) %302, i64 %175, !dbg !29
  %307 = getelementptr half, ptr addrspace(1) %304, i64 %175, !dbg !29
  %308 = and i1 %202, %292, !dbg !17
  %309 = and i1 %202, %293, !dbg !17
  %310 = and i1 %202, %294, !dbg !17
  %311 = and i1 %202, %295, !dbg !17
  %312 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %77, !dbg !30
  br i1 %308, label %313, label %.critedge54, !dbg !30

313:                                              ; preds = %291
  %314 = mul i32 %8, %206, !dbg !27
  %315 = sext i32 %314 to i64, !dbg !28
  %316 = getelementptr half, ptr addrspace(1) %1, i64 %315, !dbg !28
  %317 = getelementptr half, ptr addrspace(1) %316, i64 %175, !dbg !29
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %317, ptr addrspace(3) %312, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %319, !dbg !30

.critedge54:                                      ; preds = %291
  %318 = getelementptr <2 x half>, ptr addrspace(3) %312, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %318, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %319, !dbg !30

319:                                              ; preds = %313, %.critedge54
  %320 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %100, !dbg !30
  br i1 %309, label %321, label %.critedge56, !dbg !30

321:                                              ; preds = %319
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %305, ptr addrspace(3) nonnull %320, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %323, !dbg !30

.critedge56:                                      ; preds = %319
  %322 = getelementptr <2 x half>, ptr addrspace(3) %320, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %322, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %323, !dbg !30

323:                                              ; preds = %321, %.critedge56
  %324 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %120, !dbg !30
  br i1 %310, label %325, label %.critedge58, !dbg !30

325:                                              ; preds = %323
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %306, ptr addrspace(3) nonnull %324, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %327, !dbg !30

.critedge58:                                      ; preds = %323
  %326 = getelementptr <2 x half>, ptr addrspace(3) %324, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %326, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %327, !dbg !30

327:                                              ; preds = %325, %.critedge58
  %328 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %140, !dbg !30
  br i1 %311, label %329, label %.critedge60, !dbg !30

329:                                              ; preds = %327
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %307, ptr addrspace(3) nonnull %328, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %331, !dbg !30

.critedge60:                                      ; preds = %327
  %330 = getelementptr <2 x half>, ptr addrspace(3) %328, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %330, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %331, !dbg !30

331:                                              ; preds = %329, %.critedge60
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49160), !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %332 = add i32 %6, -64, !dbg !17
  %invariant.gep = getelementptr half, ptr addrspace(1) %1, i64 %175, !dbg !17
  %333 = icmp sgt i32 %332, 0, !dbg !17
  %334 = shl nuw nsw i32 %19, 6
  %335 = and i32 %76, 56
  %336 = lshr exact i32 %23, 2
  %337 = shl nuw nsw i32 %20, 4
  %338 = or disjoint i32 %334, %337
  %339 = xor i32 %335, %336
  %340 = or disjoint i32 %338, %339
  %341 = xor i32 %340, 16
  %342 = xor i32 %340, 32
  %343 = xor i32 %340, 48
  %344 = shl nuw nsw i32 %23, 4
  br i1 %333, label %.lr.ph, label %._crit_edge, !dbg !17

.lr.ph:                                           ; preds = %331, %493
  %345 = phi ptr addrspace(3) [ %475, %493 ], [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %331 ]
  %346 = phi ptr addrspace(3) [ %345, %493 ], [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), %331 ]
  %347 = phi ptr addrspace(3) [ %384, %493 ], [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), %331 ]
  %348 = phi ptr addrspace(3) [ %347, %493 ], [ @global_smem, %331 ]
  %349 = phi i32 [ %369, %493 ], [ 1, %331 ]
  %350 = phi float [ %568, %493 ], [ 0.000000e+00, %331 ]
  %351 = phi float [ %569, %493 ], [ 0.000000e+00, %331 ]
  %352 = phi float [ %570, %493 ], [ 0.000000e+00, %331 ]
  %353 = phi float [ %571, %493 ], [ 0.000000e+00, %331 ]
  %354 = phi float [ %572, %493 ], [ 0.000000e+00, %331 ]
  %355 = phi float [ %573, %493 ], [ 0.000000e+00, %331 ]
  %356 = phi float [ %574, %493 ], [ 0.000000e+00, %331 ]
  %357 = phi float [ %575, %493 ], [ 0.000000e+00, %331 ]
  %358 = phi float [ %576, %493 ], [ 0.000000e+00, %331 ]
  %359 = phi float [ %577, %493 ], [ 0.000000e+00, %331 ]
  %360 = phi float [ %578, %493 ], [ 0.000000e+00, %331 ]
  %361 = phi float [ %579, %493 ], [ 0.000000e+00, %331 ]
  %362 = phi float [ %580, %493 ], [ 0.000000e+00, %331 ]
  %363 = phi float [ %581, %493 ], [ 0.000000e+00, %331 ]
  %364 = phi float [ %582, %493 ], [ 0.000000e+00, %331 ]
  %365 = phi float [ %583, %493 ], [ 0.000000e+00, %331 ]
  %366 = phi i32 [ %584, %493 ], [ 0, %331 ]
  %367 = add i32 %349, 1, !dbg !17
  %368 = icmp slt i32 %367, 3, !dbg !17
  %369 = select i1 %368, i32 %367, i32 0, !dbg !17
  %370 = add i32 %366, 64, !dbg !17
  %371 = sub i32 %6, %370, !dbg !31
  %372 = icmp slt i32 %43, %371, !dbg !18
  %373 = or disjoint i32 %370, %43, !dbg !32
  %374 = or disjoint i32 %370, %45, !dbg !32
  %375 = or disjoint i32 %370, %46, !dbg !32
  %376 = or disjoint i32 %370, %47, !dbg !32
  %377 = or disjoint i32 %370, %48, !dbg !32
  %378 = sext i32 %373 to i64, !dbg !19
  %379 = getelementptr half, ptr addrspace(1) %54, i64 %378, !dbg !19
  %380 = getelementptr half, ptr addrspace(1) %56, i64 %378, !dbg !19
  %381 = getelementptr half, ptr addrspace(1) %58, i64 %378, !dbg !19
  %382 = getelementptr half, ptr addrspace(1) %60, i64 %378, !dbg !19
  %383 = shl i32 %369, 11, !dbg !20
  %384 = getelementptr half, ptr addrspace(3) @global_smem, i32 %383, !dbg !20
  %385 = getelementptr inbounds nuw i8, ptr addrspace(3) %384, i32 %77, !dbg !20
  %386 = ptrtoint ptr addrspace(1) %379 to i64, !dbg !20
  %extelt.offset39 = lshr i64 %386, 32, !dbg !20
  %387 = trunc nuw i64 %extelt.offset39 to i32, !dbg !20
  %388 = trunc i64 %386 to i32, !dbg !20
  %389 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %388), !dbg !20
  %390 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %387), !dbg !20
  %391 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %372), !dbg !20
  %392 = lshr i64 %391, %87, !dbg !20
  %393 = trunc i64 %392 to i1, !dbg !20
  br i1 %393, label %394, label %399, !dbg !20

394:                                              ; preds = %.lr.ph
  %395 = insertelement <2 x i32> poison, i32 %389, i64 0
  %396 = insertelement <2 x i32> %395, i32 %390, i64 1
  %397 = bitcast <2 x i32> %396 to i64
  %398 = inttoptr i64 %397 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %398, ptr addrspace(3) %385, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %399, !dbg !20

399:                                              ; preds = %394, %.lr.ph
  br i1 %372, label %403, label %400, !dbg !20

400:                                              ; preds = %399
  %401 = getelementptr <2 x half>, ptr addrspace(3) %385, i32 %16
  %402 = getelementptr <2 x half>, ptr addrspace(3) %401, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %402, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %403, !dbg !20

403:                                              ; preds = %400, %399
  %404 = getelementptr inbounds nuw i8, ptr addrspace(3) %384, i32 %100, !dbg !20
  %405 = ptrtoint ptr addrspace(1) %380 to i64, !dbg !20
  %extelt.offset40 = lshr i64 %405, 32, !dbg !20
  %406 = trunc nuw i64 %extelt.offset40 to i32, !dbg !20
  %407 = trunc i64 %405 to i32, !dbg !20
  %408 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %407), !dbg !20
  %409 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %406), !dbg !20
  %410 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %372), !dbg !20
  %411 = lshr i64 %410, %87, !dbg !20
  %412 = trunc i64 %411 to i1, !dbg !20
  br i1 %412, label %413, label %418, !dbg !20

413:                                              ; preds = %403
  %414 = insertelement <2 x i32> poison, i32 %408, i64 0
  %415 = insertelement <2 x i32> %414, i32 %409, i64 1
  %416 = bitcast <2 x i32> %415 to i64
  %417 = inttoptr i64 %416 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %417, ptr addrspace(3) nonnull %404, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %418, !dbg !20

418:                                              ; preds = %413, %403
  br i1 %372, label %422, label %419, !dbg !20

419:                                              ; preds = %418
  %420 = getelementptr <2 x half>, ptr addrspace(3) %404, i32 %16
  %421 = getelementptr <2 x half>, ptr addrspace(3) %420, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %421, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %422, !dbg !20

422:                                              ; preds = %419, %418
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) %384, i32 %120, !dbg !20
  %424 = ptrtoint ptr addrspace(1) %381 to i64, !dbg !20
  %extelt.offset41 = lshr i64 %424, 32, !dbg !20
  %425 = trunc nuw i64 %extelt.offset41 to i32, !dbg !20
  %426 = trunc i64 %424 to i32, !dbg !20
  %427 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %426), !dbg !20
  %428 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %83, i32 %425), !dbg !20
  %429 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %372), !dbg !20
  %430 = lshr i64 %429, %87, !dbg !20
  %431 = trunc i64 %430 to i1, !dbg !20
  br i1 %431, label %432, label %437, !dbg !20

432:                                              ; preds = %422
  %433 = insertelement <2 x i32> poison, i32 %427, i64 0
  %434 = insertelement <2 x i32> %433, i32 %428, i64 1
  %435 = bitcast <2 x i32> %434 to i64
  %436 = inttoptr i64 %435 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %436, ptr addrspace(3) nonnull %423, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %437, !dbg !20

437:                                              ; preds = %432, %422
  br i1 %372, label %441, label %438, !dbg !20

438:                                              ; preds = %437
  %439 = getelementptr <2 x half>, ptr addrspace(3) %423, i32 %16
  %440 = getelementptr <2 x half>, ptr addrspace(3) %439, i32 %72
  store <2 x half> zeroinitializer, ptr addrspace(3) %440, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %441, !dbg !20

441:                                              ; preds = %438, %437
  %442 = getelementptr inbounds nuw i8, ptr addrspace(3) %384, i32 %140, !dbg !20
  %443 = ptrtoint ptr addrspace(1) %382 to i64, !dbg !20
  %extelt.offset42 = lshr i64 %443, 32, !dbg !20
  %444 = trunc nuw i64 %extelt.offset42 to i32, !dbg !20
  %445 = trunc i64 %443 to i32, !dbg !20
  %446 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %445), !dbg !20
  %447 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %146, i32 %444), !dbg !20
  %448 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %372), !dbg !20
  %449 = lshr i64 %448, %150, !dbg !20
  %450 = trunc i64 %449 to i1, !dbg !20
  br i1 %450, label %451, label %456, !dbg !20

451:                                              ; preds = %441
  %452 = insertelement <2 x i32> poison, i32 %446, i64 0
  %453 = insertelement <2 x i32> %452, i32 %447, i64 1
  %454 = bitcast <2 x i32> %453 to i64
  %455 = inttoptr i64 %454 to ptr addrspace(1)
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %455, ptr addrspace(3) nonnull %442, i32 4, i32 0, i32 0), !dbg !20, !alias.scope !21
  br label %456, !dbg !20

456:                                              ; preds = %451, %441
  br i1 %372, label %460, label %457, !dbg !20

457:                                              ; preds = %456
  %458 = getelementptr <2 x half>, ptr addrspace(3) %442, i32 %16
  %459 = getelementptr <2 x half>, ptr addrspace(3) %458, i32 %75
  store <2 x half> zeroinitializer, ptr addrspace(3) %459, align 4, !dbg !20, !alias.scope !24, !noalias !21
  br label %460, !dbg !20

460:                                              ; preds = %457, %456
  %461 = getelementptr inbounds nuw i8, ptr addrspace(3) %348, i32 %340, !dbg !20
  %462 = load <4 x half>, ptr addrspace(3) %461, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %463 = getelementptr inbounds nuw i8, ptr addrspace(3) %348, i32 %341, !dbg !20
  %464 = load <4 x half>, ptr addrspace(3) %463, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %465 = getelementptr inbounds nuw i8, ptr addrspace(3) %348, i32 %342, !dbg !20
  %466 = load <4 x half>, ptr addrspace(3) %465, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %467 = getelementptr inbounds nuw i8, ptr addrspace(3) %348, i32 %343, !dbg !20
  %468 = load <4 x half>, ptr addrspace(3) %467, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %.not43 = icmp slt i32 %45, %371, !dbg !26
  %.not44 = icmp slt i32 %46, %371, !dbg !26
  %.not45 = icmp slt i32 %47, %371, !dbg !26
  %.not46 = icmp slt i32 %48, %371, !dbg !26
  %469 = mul i32 %375, %8, !dbg !27
  %470 = mul i32 %376, %8, !dbg !27
  %471 = mul i32 %377, %8, !dbg !27
  %472 = sext i32 %469 to i64, !dbg !28
  %473 = sext i32 %470 to i64, !dbg !28
  %474 = sext i32 %471 to i64, !dbg !28
  %gep = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %472, !dbg !29
  %gep74 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %473, !dbg !29
  %gep76 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %474, !dbg !29
  %475 = getelementptr half, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %383, !dbg !30
  %476 = getelementptr inbounds nuw i8, ptr addrspace(3) %475, i32 %77, !dbg !30
  br i1 %.not43, label %477, label %.critedge62, !dbg !30

477:                                              ; preds = %460
  %478 = mul i32 %374, %8, !dbg !27
  %479 = sext i32 %478 to i64, !dbg !28
  %gep78 = getelementptr half, ptr addrspace(1) %invariant.gep, i64 %479, !dbg !29
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gep78, ptr addrspace(3) %476, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %481, !dbg !30

.critedge62:                                      ; preds = %460
  %480 = getelementptr <2 x half>, ptr addrspace(3) %476, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %480, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %481, !dbg !30

481:                                              ; preds = %477, %.critedge62
  %482 = getelementptr inbounds nuw i8, ptr addrspace(3) %475, i32 %100, !dbg !30
  br i1 %.not44, label %483, label %.critedge64, !dbg !30

483:                                              ; preds = %481
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gep, ptr addrspace(3) nonnull %482, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %485, !dbg !30

.critedge64:                                      ; preds = %481
  %484 = getelementptr <2 x half>, ptr addrspace(3) %482, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %484, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %485, !dbg !30

485:                                              ; preds = %483, %.critedge64
  %486 = getelementptr inbounds nuw i8, ptr addrspace(3) %475, i32 %120, !dbg !30
  br i1 %.not45, label %487, label %.critedge66, !dbg !30

487:                                              ; preds = %485
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gep74, ptr addrspace(3) nonnull %486, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %489, !dbg !30

.critedge66:                                      ; preds = %485
  %488 = getelementptr <2 x half>, ptr addrspace(3) %486, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %488, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %489, !dbg !30

489:                                              ; preds = %487, %.critedge66
  %490 = getelementptr inbounds nuw i8, ptr addrspace(3) %475, i32 %140, !dbg !30
  br i1 %.not46, label %491, label %.critedge68, !dbg !30

491:                                              ; preds = %489
  tail call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %gep76, ptr addrspace(3) nonnull %490, i32 4, i32 0, i32 0), !dbg !30, !alias.scope !21
  br label %493, !dbg !30

.critedge68:                                      ; preds = %489
  %492 = getelementptr <2 x half>, ptr addrspace(3) %490, i32 %16, !dbg !30
  store <2 x half> zeroinitializer, ptr addrspace(3) %492, align 4, !dbg !30, !alias.scope !24, !noalias !21
  br label %493, !dbg !30

493:                                              ; preds = %491, %.critedge68
  %494 = getelementptr inbounds nuw i8, ptr addrspace(3) %346, i32 %344, !dbg !30
  %495 = getelementptr inbounds nuw i8, ptr addrspace(3) %494, i32 %25, !dbg !30
  %496 = getelementptr inbounds nuw i8, ptr addrspace(3) %495, i32 %22, !dbg !30
  %497 = load <1 x half>, ptr addrspace(3) %496, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 128, !dbg !30
  %499 = load <1 x half>, ptr addrspace(3) %498, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %500 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 256, !dbg !30
  %501 = load <1 x half>, ptr addrspace(3) %500, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %502 = shufflevector <1 x half> %501, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %503 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 384, !dbg !30
  %504 = load <1 x half>, ptr addrspace(3) %503, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %505 = shufflevector <1 x half> %504, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %506 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 1024, !dbg !30
  %507 = load <1 x half>, ptr addrspace(3) %506, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %508 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 1152, !dbg !30
  %509 = load <1 x half>, ptr addrspace(3) %508, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %510 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 1280, !dbg !30
  %511 = load <1 x half>, ptr addrspace(3) %510, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %512 = shufflevector <1 x half> %511, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %513 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 1408, !dbg !30
  %514 = load <1 x half>, ptr addrspace(3) %513, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %515 = shufflevector <1 x half> %514, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 2048, !dbg !30
  %517 = load <1 x half>, ptr addrspace(3) %516, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %518 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 2176, !dbg !30
  %519 = load <1 x half>, ptr addrspace(3) %518, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %520 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 2304, !dbg !30
  %521 = load <1 x half>, ptr addrspace(3) %520, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %522 = shufflevector <1 x half> %521, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %523 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 2432, !dbg !30
  %524 = load <1 x half>, ptr addrspace(3) %523, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %525 = shufflevector <1 x half> %524, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 3072, !dbg !30
  %527 = load <1 x half>, ptr addrspace(3) %526, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %528 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 3200, !dbg !30
  %529 = load <1 x half>, ptr addrspace(3) %528, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %530 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 3328, !dbg !30
  %531 = load <1 x half>, ptr addrspace(3) %530, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %532 = shufflevector <1 x half> %531, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %533 = getelementptr inbounds nuw i8, ptr addrspace(3) %496, i32 3456, !dbg !30
  %534 = load <1 x half>, ptr addrspace(3) %533, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %535 = shufflevector <1 x half> %534, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %536 = shufflevector <1 x half> %497, <1 x half> %499, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %537 = shufflevector <4 x half> %536, <4 x half> %502, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %538 = shufflevector <4 x half> %537, <4 x half> %505, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %539 = shufflevector <1 x half> %507, <1 x half> %509, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %540 = shufflevector <4 x half> %539, <4 x half> %512, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %541 = shufflevector <4 x half> %540, <4 x half> %515, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %542 = shufflevector <1 x half> %517, <1 x half> %519, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %543 = shufflevector <4 x half> %542, <4 x half> %522, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %544 = shufflevector <4 x half> %543, <4 x half> %525, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %545 = shufflevector <1 x half> %527, <1 x half> %529, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %546 = shufflevector <4 x half> %545, <4 x half> %532, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %547 = shufflevector <4 x half> %546, <4 x half> %535, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %548 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %350, i64 0, !dbg !33
  %549 = insertelement <16 x float> %548, float %351, i64 1, !dbg !33
  %550 = insertelement <16 x float> %549, float %352, i64 2, !dbg !33
  %551 = insertelement <16 x float> %550, float %353, i64 3, !dbg !33
  %552 = insertelement <16 x float> %551, float %354, i64 4, !dbg !33
  %553 = insertelement <16 x float> %552, float %355, i64 5, !dbg !33
  %554 = insertelement <16 x float> %553, float %356, i64 6, !dbg !33
  %555 = insertelement <16 x float> %554, float %357, i64 7, !dbg !33
  %556 = insertelement <16 x float> %555, float %358, i64 8, !dbg !33
  %557 = insertelement <16 x float> %556, float %359, i64 9, !dbg !33
  %558 = insertelement <16 x float> %557, float %360, i64 10, !dbg !33
  %559 = insertelement <16 x float> %558, float %361, i64 11, !dbg !33
  %560 = insertelement <16 x float> %559, float %362, i64 12, !dbg !33
  %561 = insertelement <16 x float> %560, float %363, i64 13, !dbg !33
  %562 = insertelement <16 x float> %561, float %364, i64 14, !dbg !33
  %563 = insertelement <16 x float> %562, float %365, i64 15, !dbg !33
  %564 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %538, <4 x half> %462, <16 x float> %563, i32 0, i32 0, i32 0), !dbg !33
  %565 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %541, <4 x half> %464, <16 x float> %564, i32 0, i32 0, i32 0), !dbg !33
  %566 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %544, <4 x half> %466, <16 x float> %565, i32 0, i32 0, i32 0), !dbg !33
  %567 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %547, <4 x half> %468, <16 x float> %566, i32 0, i32 0, i32 0), !dbg !33
  %568 = extractelement <16 x float> %567, i64 0, !dbg !33
  %569 = extractelement <16 x float> %567, i64 1, !dbg !33
  %570 = extractelement <16 x float> %567, i64 2, !dbg !33
  %571 = extractelement <16 x float> %567, i64 3, !dbg !33
  %572 = extractelement <16 x float> %567, i64 4, !dbg !33
  %573 = extractelement <16 x float> %567, i64 5, !dbg !33
  %574 = extractelement <16 x float> %567, i64 6, !dbg !33
  %575 = extractelement <16 x float> %567, i64 7, !dbg !33
  %576 = extractelement <16 x float> %567, i64 8, !dbg !33
  %577 = extractelement <16 x float> %567, i64 9, !dbg !33
  %578 = extractelement <16 x float> %567, i64 10, !dbg !33
  %579 = extractelement <16 x float> %567, i64 11, !dbg !33
  %580 = extractelement <16 x float> %567, i64 12, !dbg !33
  %581 = extractelement <16 x float> %567, i64 13, !dbg !33
  %582 = extractelement <16 x float> %567, i64 14, !dbg !33
  %583 = extractelement <16 x float> %567, i64 15, !dbg !33
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49160), !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  %584 = add i32 %366, 32, !dbg !17
  %585 = icmp slt i32 %584, %332, !dbg !17
  br i1 %585, label %.lr.ph, label %._crit_edge.loopexit, !dbg !17

._crit_edge.loopexit:                             ; preds = %493
  %586 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !34
  %587 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !34
  %588 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !34
  %589 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !34
  %590 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !34
  %591 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !34
  %592 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !34
  %593 = shufflevector <16 x float> %567, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !34
  br label %._crit_edge, !dbg !17

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %331
  %.lcssa71 = phi ptr addrspace(3) [ @global_smem, %331 ], [ %347, %._crit_edge.loopexit ], !dbg !20
  %.lcssa70 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), %331 ], [ %384, %._crit_edge.loopexit ], !dbg !20
  %594 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), %331 ], [ %345, %._crit_edge.loopexit ], !dbg !30
  %.lcssa = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), %331 ], [ %475, %._crit_edge.loopexit ], !dbg !30
  %595 = phi <2 x float> [ zeroinitializer, %331 ], [ %593, %._crit_edge.loopexit ], !dbg !34
  %596 = phi <2 x float> [ zeroinitializer, %331 ], [ %592, %._crit_edge.loopexit ], !dbg !34
  %597 = phi <2 x float> [ zeroinitializer, %331 ], [ %591, %._crit_edge.loopexit ], !dbg !34
  %598 = phi <2 x float> [ zeroinitializer, %331 ], [ %590, %._crit_edge.loopexit ], !dbg !34
  %599 = phi <2 x float> [ zeroinitializer, %331 ], [ %589, %._crit_edge.loopexit ], !dbg !34
  %600 = phi <2 x float> [ zeroinitializer, %331 ], [ %588, %._crit_edge.loopexit ], !dbg !34
  %601 = phi <2 x float> [ zeroinitializer, %331 ], [ %587, %._crit_edge.loopexit ], !dbg !34
  %602 = phi <2 x float> [ zeroinitializer, %331 ], [ %586, %._crit_edge.loopexit ], !dbg !34
  %603 = add i32 %6, 31, !dbg !17
  %604 = icmp sgt i32 %603, 31, !dbg !17
  %605 = icmp sgt i32 %603, 63, !dbg !17
  %606 = or disjoint i32 %344, %25, !dbg !30
  %607 = or disjoint i32 %606, %22, !dbg !30
  %608 = or disjoint i32 %607, 128, !dbg !30
  %609 = or disjoint i32 %607, 256, !dbg !30
  %610 = or disjoint i32 %607, 384, !dbg !30
  %611 = or disjoint i32 %607, 1024, !dbg !30
  %612 = or disjoint i32 %607, 1152, !dbg !30
  %613 = or disjoint i32 %607, 1280, !dbg !30
  %614 = or disjoint i32 %607, 1408, !dbg !30
  %615 = or disjoint i32 %607, 2048, !dbg !30
  %616 = or disjoint i32 %607, 2176, !dbg !30
  %617 = or disjoint i32 %607, 2304, !dbg !30
  %618 = or disjoint i32 %607, 2432, !dbg !30
  %619 = or disjoint i32 %607, 3072, !dbg !30
  %620 = or disjoint i32 %607, 3200, !dbg !30
  %621 = or disjoint i32 %607, 3328, !dbg !30
  %622 = or disjoint i32 %607, 3456, !dbg !30
  br i1 %604, label %623, label %._crit_edge._crit_edge, !dbg !33

623:                                              ; preds = %._crit_edge
  %624 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %622, !dbg !30
  %625 = load <1 x half>, ptr addrspace(3) %624, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %626 = shufflevector <1 x half> %625, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %627 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %621, !dbg !30
  %628 = load <1 x half>, ptr addrspace(3) %627, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %629 = shufflevector <1 x half> %628, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %630 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %620, !dbg !30
  %631 = load <1 x half>, ptr addrspace(3) %630, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %632 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %619, !dbg !30
  %633 = load <1 x half>, ptr addrspace(3) %632, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %618, !dbg !30
  %635 = load <1 x half>, ptr addrspace(3) %634, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %636 = shufflevector <1 x half> %635, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %637 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %617, !dbg !30
  %638 = load <1 x half>, ptr addrspace(3) %637, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %639 = shufflevector <1 x half> %638, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %640 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %616, !dbg !30
  %641 = load <1 x half>, ptr addrspace(3) %640, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %642 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %615, !dbg !30
  %643 = load <1 x half>, ptr addrspace(3) %642, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %644 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %614, !dbg !30
  %645 = load <1 x half>, ptr addrspace(3) %644, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %646 = shufflevector <1 x half> %645, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %613, !dbg !30
  %648 = load <1 x half>, ptr addrspace(3) %647, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %649 = shufflevector <1 x half> %648, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %650 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %612, !dbg !30
  %651 = load <1 x half>, ptr addrspace(3) %650, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %652 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %611, !dbg !30
  %653 = load <1 x half>, ptr addrspace(3) %652, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %610, !dbg !30
  %655 = load <1 x half>, ptr addrspace(3) %654, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %656 = shufflevector <1 x half> %655, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %657 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %609, !dbg !30
  %658 = load <1 x half>, ptr addrspace(3) %657, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %659 = shufflevector <1 x half> %658, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %660 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %608, !dbg !30
  %661 = load <1 x half>, ptr addrspace(3) %660, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %662 = getelementptr inbounds nuw i8, ptr addrspace(3) %594, i32 %607, !dbg !30
  %663 = load <1 x half>, ptr addrspace(3) %662, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa71, i32 %343, !dbg !20
  %665 = load <4 x half>, ptr addrspace(3) %664, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %666 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa71, i32 %342, !dbg !20
  %667 = load <4 x half>, ptr addrspace(3) %666, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %668 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa71, i32 %341, !dbg !20
  %669 = load <4 x half>, ptr addrspace(3) %668, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %670 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa71, i32 %340, !dbg !20
  %671 = load <4 x half>, ptr addrspace(3) %670, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %672 = shufflevector <1 x half> %663, <1 x half> %661, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %673 = shufflevector <4 x half> %672, <4 x half> %659, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %674 = shufflevector <4 x half> %673, <4 x half> %656, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %675 = shufflevector <1 x half> %653, <1 x half> %651, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %676 = shufflevector <4 x half> %675, <4 x half> %649, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %677 = shufflevector <4 x half> %676, <4 x half> %646, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %678 = shufflevector <1 x half> %643, <1 x half> %641, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %679 = shufflevector <4 x half> %678, <4 x half> %639, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %680 = shufflevector <4 x half> %679, <4 x half> %636, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %681 = shufflevector <1 x half> %633, <1 x half> %631, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %682 = shufflevector <4 x half> %681, <4 x half> %629, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %683 = shufflevector <4 x half> %682, <4 x half> %626, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %684 = shufflevector <2 x float> %601, <2 x float> %602, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %685 = shufflevector <2 x float> %599, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %686 = shufflevector <16 x float> %684, <16 x float> %685, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %687 = shufflevector <2 x float> %600, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %688 = shufflevector <16 x float> %686, <16 x float> %687, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %689 = shufflevector <2 x float> %597, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %690 = shufflevector <16 x float> %688, <16 x float> %689, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %691 = shufflevector <2 x float> %598, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %692 = shufflevector <16 x float> %690, <16 x float> %691, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %693 = shufflevector <2 x float> %595, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %694 = shufflevector <16 x float> %692, <16 x float> %693, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !33
  %695 = shufflevector <2 x float> %596, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %696 = shufflevector <16 x float> %694, <16 x float> %695, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !33
  %697 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %674, <4 x half> %671, <16 x float> %696, i32 0, i32 0, i32 0), !dbg !33
  %698 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %677, <4 x half> %669, <16 x float> %697, i32 0, i32 0, i32 0), !dbg !33
  %699 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %680, <4 x half> %667, <16 x float> %698, i32 0, i32 0, i32 0), !dbg !33
  %700 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %683, <4 x half> %665, <16 x float> %699, i32 0, i32 0, i32 0), !dbg !33
  %701 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !17
  %702 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !17
  %703 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !17
  %704 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !17
  %705 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !17
  %706 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !17
  %707 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !17
  %708 = shufflevector <16 x float> %700, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !17
  br label %._crit_edge._crit_edge, !dbg !33

._crit_edge._crit_edge:                           ; preds = %._crit_edge, %623
  %709 = phi <2 x float> [ %701, %623 ], [ %595, %._crit_edge ], !dbg !17
  %710 = phi <2 x float> [ %702, %623 ], [ %596, %._crit_edge ], !dbg !17
  %711 = phi <2 x float> [ %703, %623 ], [ %597, %._crit_edge ], !dbg !17
  %712 = phi <2 x float> [ %704, %623 ], [ %598, %._crit_edge ], !dbg !17
  %713 = phi <2 x float> [ %705, %623 ], [ %599, %._crit_edge ], !dbg !17
  %714 = phi <2 x float> [ %706, %623 ], [ %600, %._crit_edge ], !dbg !17
  %715 = phi <2 x float> [ %707, %623 ], [ %601, %._crit_edge ], !dbg !17
  %716 = phi <2 x float> [ %708, %623 ], [ %602, %._crit_edge ], !dbg !17
  tail call void @llvm.amdgcn.s.waitcnt(i32 -49168), !dbg !20
  fence syncscope("workgroup") release, !dbg !20
  tail call void @llvm.amdgcn.s.barrier(), !dbg !20
  fence syncscope("workgroup") acquire, !dbg !20
  br i1 %605, label %717, label %803, !dbg !33

717:                                              ; preds = %._crit_edge._crit_edge
  %718 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %622, !dbg !30
  %719 = load <1 x half>, ptr addrspace(3) %718, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %720 = shufflevector <1 x half> %719, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %721 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %621, !dbg !30
  %722 = load <1 x half>, ptr addrspace(3) %721, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %723 = shufflevector <1 x half> %722, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %724 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %620, !dbg !30
  %725 = load <1 x half>, ptr addrspace(3) %724, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %726 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %619, !dbg !30
  %727 = load <1 x half>, ptr addrspace(3) %726, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %728 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %618, !dbg !30
  %729 = load <1 x half>, ptr addrspace(3) %728, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %730 = shufflevector <1 x half> %729, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %731 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %617, !dbg !30
  %732 = load <1 x half>, ptr addrspace(3) %731, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %733 = shufflevector <1 x half> %732, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %734 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %616, !dbg !30
  %735 = load <1 x half>, ptr addrspace(3) %734, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %736 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %615, !dbg !30
  %737 = load <1 x half>, ptr addrspace(3) %736, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %738 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %614, !dbg !30
  %739 = load <1 x half>, ptr addrspace(3) %738, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %740 = shufflevector <1 x half> %739, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %741 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %613, !dbg !30
  %742 = load <1 x half>, ptr addrspace(3) %741, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %743 = shufflevector <1 x half> %742, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %744 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %612, !dbg !30
  %745 = load <1 x half>, ptr addrspace(3) %744, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %746 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %611, !dbg !30
  %747 = load <1 x half>, ptr addrspace(3) %746, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %748 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %610, !dbg !30
  %749 = load <1 x half>, ptr addrspace(3) %748, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %750 = shufflevector <1 x half> %749, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %751 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %609, !dbg !30
  %752 = load <1 x half>, ptr addrspace(3) %751, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %753 = shufflevector <1 x half> %752, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %754 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %608, !dbg !30
  %755 = load <1 x half>, ptr addrspace(3) %754, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %756 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa, i32 %607, !dbg !30
  %757 = load <1 x half>, ptr addrspace(3) %756, align 2, !dbg !30, !alias.scope !24, !noalias !21
  %758 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa70, i32 %343, !dbg !20
  %759 = load <4 x half>, ptr addrspace(3) %758, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %760 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa70, i32 %342, !dbg !20
  %761 = load <4 x half>, ptr addrspace(3) %760, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %762 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa70, i32 %341, !dbg !20
  %763 = load <4 x half>, ptr addrspace(3) %762, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %764 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa70, i32 %340, !dbg !20
  %765 = load <4 x half>, ptr addrspace(3) %764, align 8, !dbg !20, !alias.scope !24, !noalias !21
  %766 = shufflevector <1 x half> %757, <1 x half> %755, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %767 = shufflevector <4 x half> %766, <4 x half> %753, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %768 = shufflevector <4 x half> %767, <4 x half> %750, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %769 = shufflevector <1 x half> %747, <1 x half> %745, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %770 = shufflevector <4 x half> %769, <4 x half> %743, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %771 = shufflevector <4 x half> %770, <4 x half> %740, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %772 = shufflevector <1 x half> %737, <1 x half> %735, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %773 = shufflevector <4 x half> %772, <4 x half> %733, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %774 = shufflevector <4 x half> %773, <4 x half> %730, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %775 = shufflevector <1 x half> %727, <1 x half> %725, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !33
  %776 = shufflevector <4 x half> %775, <4 x half> %723, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !33
  %777 = shufflevector <4 x half> %776, <4 x half> %720, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !33
  %778 = shufflevector <2 x float> %715, <2 x float> %716, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %779 = shufflevector <2 x float> %713, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %780 = shufflevector <16 x float> %778, <16 x float> %779, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %781 = shufflevector <2 x float> %714, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %782 = shufflevector <16 x float> %780, <16 x float> %781, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %783 = shufflevector <2 x float> %711, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %784 = shufflevector <16 x float> %782, <16 x float> %783, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %785 = shufflevector <2 x float> %712, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %786 = shufflevector <16 x float> %784, <16 x float> %785, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %787 = shufflevector <2 x float> %709, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %788 = shufflevector <16 x float> %786, <16 x float> %787, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !33
  %789 = shufflevector <2 x float> %710, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !33
  %790 = shufflevector <16 x float> %788, <16 x float> %789, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !33
  %791 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %768, <4 x half> %765, <16 x float> %790, i32 0, i32 0, i32 0), !dbg !33
  %792 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %771, <4 x half> %763, <16 x float> %791, i32 0, i32 0, i32 0), !dbg !33
  %793 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %774, <4 x half> %761, <16 x float> %792, i32 0, i32 0, i32 0), !dbg !33
  %794 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %777, <4 x half> %759, <16 x float> %793, i32 0, i32 0, i32 0), !dbg !33
  %795 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %796 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  %797 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %798 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %799 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %800 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %801 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %802 = shufflevector <16 x float> %794, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  br label %803, !dbg !33

803:                                              ; preds = %717, %._crit_edge._crit_edge
  %804 = phi <2 x float> [ %795, %717 ], [ %709, %._crit_edge._crit_edge ]
  %805 = phi <2 x float> [ %796, %717 ], [ %710, %._crit_edge._crit_edge ]
  %806 = phi <2 x float> [ %797, %717 ], [ %711, %._crit_edge._crit_edge ]
  %807 = phi <2 x float> [ %798, %717 ], [ %712, %._crit_edge._crit_edge ]
  %808 = phi <2 x float> [ %799, %717 ], [ %713, %._crit_edge._crit_edge ]
  %809 = phi <2 x float> [ %800, %717 ], [ %714, %._crit_edge._crit_edge ]
  %810 = phi <2 x float> [ %801, %717 ], [ %715, %._crit_edge._crit_edge ]
  %811 = phi <2 x float> [ %802, %717 ], [ %716, %._crit_edge._crit_edge ]
  %812 = icmp slt i32 %34, %4, !dbg !35
  %813 = icmp slt i32 %38, %5, !dbg !36
  %814 = icmp slt i32 %39, %5, !dbg !36
  %815 = icmp slt i32 %40, %5, !dbg !36
  %816 = icmp slt i32 %41, %5, !dbg !36
  %817 = and i1 %812, %813, !dbg !37
  %818 = and i1 %812, %814, !dbg !37
  %819 = and i1 %812, %815, !dbg !37
  %820 = and i1 %812, %816, !dbg !37
  %821 = sext i32 %39 to i64, !dbg !38
  %822 = getelementptr half, ptr addrspace(1) %2, i64 %821, !dbg !38
  %823 = sext i32 %40 to i64, !dbg !38
  %824 = getelementptr half, ptr addrspace(1) %2, i64 %823, !dbg !38
  %825 = sext i32 %41 to i64, !dbg !38
  %826 = getelementptr half, ptr addrspace(1) %2, i64 %825, !dbg !38
  br i1 %813, label %827, label %831, !dbg !39

827:                                              ; preds = %803
  %828 = sext i32 %38 to i64
  %829 = getelementptr half, ptr addrspace(1) %2, i64 %828
  %830 = load <4 x half>, ptr addrspace(1) %829, align 8, !dbg !39
  br label %831, !dbg !39

831:                                              ; preds = %827, %803
  %832 = phi <4 x half> [ %830, %827 ], [ zeroinitializer, %803 ], !dbg !39
  br i1 %814, label %833, label %835, !dbg !39

833:                                              ; preds = %831
  %834 = load <4 x half>, ptr addrspace(1) %822, align 8, !dbg !39
  br label %835, !dbg !39

835:                                              ; preds = %833, %831
  %836 = phi <4 x half> [ %834, %833 ], [ zeroinitializer, %831 ], !dbg !39
  br i1 %815, label %837, label %839, !dbg !39

837:                                              ; preds = %835
  %838 = load <4 x half>, ptr addrspace(1) %824, align 8, !dbg !39
  br label %839, !dbg !39

839:                                              ; preds = %837, %835
  %840 = phi <4 x half> [ %838, %837 ], [ zeroinitializer, %835 ], !dbg !39
  br i1 %816, label %841, label %843, !dbg !39

841:                                              ; preds = %839
  %842 = load <4 x half>, ptr addrspace(1) %826, align 8, !dbg !39
  br label %843, !dbg !39

843:                                              ; preds = %841, %839
  %844 = phi <4 x half> [ %842, %841 ], [ zeroinitializer, %839 ], !dbg !39
  %845 = shufflevector <4 x half> %836, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %846 = fpext <2 x half> %845 to <2 x float>, !dbg !40
  %847 = shufflevector <4 x half> %836, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %848 = fpext <2 x half> %847 to <2 x float>, !dbg !40
  %849 = shufflevector <4 x half> %840, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %850 = fpext <2 x half> %849 to <2 x float>, !dbg !40
  %851 = shufflevector <4 x half> %840, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %852 = fpext <2 x half> %851 to <2 x float>, !dbg !40
  %853 = fadd <2 x float> %808, %846, !dbg !41
  %854 = fadd <2 x float> %809, %848, !dbg !41
  %855 = fadd <2 x float> %806, %850, !dbg !41
  %856 = fadd <2 x float> %807, %852, !dbg !41
  %857 = shufflevector <4 x half> %844, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %858 = fpext <2 x half> %857 to <2 x float>, !dbg !40
  %859 = fadd <2 x float> %804, %858, !dbg !41
  %860 = shufflevector <4 x half> %844, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %861 = fpext <2 x half> %860 to <2 x float>, !dbg !40
  %862 = fadd <2 x float> %805, %861, !dbg !41
  %863 = mul i32 %9, %34, !dbg !42
  %864 = sext i32 %863 to i64, !dbg !43
  %865 = getelementptr half, ptr addrspace(1) %3, i64 %864, !dbg !43
  %866 = getelementptr half, ptr addrspace(1) %865, i64 %821, !dbg !44
  %867 = getelementptr half, ptr addrspace(1) %865, i64 %823, !dbg !44
  %868 = getelementptr half, ptr addrspace(1) %865, i64 %825, !dbg !44
  %869 = fptrunc <2 x float> %853 to <2 x half>, !dbg !45
  %870 = fptrunc <2 x float> %854 to <2 x half>, !dbg !45
  %871 = fptrunc <2 x float> %855 to <2 x half>, !dbg !45
  %872 = fptrunc <2 x float> %856 to <2 x half>, !dbg !45
  %873 = fptrunc <2 x float> %859 to <2 x half>, !dbg !45
  %874 = fptrunc <2 x float> %862 to <2 x half>, !dbg !45
  br i1 %817, label %875, label %887, !dbg !46

875:                                              ; preds = %843
  %876 = shufflevector <4 x half> %832, <4 x half> poison, <2 x i32> <i32 0, i32 1>, !dbg !40
  %877 = fpext <2 x half> %876 to <2 x float>, !dbg !40
  %878 = fadd <2 x float> %810, %877, !dbg !41
  %879 = fptrunc <2 x float> %878 to <2 x half>, !dbg !45
  %880 = shufflevector <4 x half> %832, <4 x half> poison, <2 x i32> <i32 2, i32 3>, !dbg !40
  %881 = fpext <2 x half> %880 to <2 x float>, !dbg !40
  %882 = fadd <2 x float> %811, %881, !dbg !41
  %883 = fptrunc <2 x float> %882 to <2 x half>, !dbg !45
  %884 = shufflevector <2 x half> %879, <2 x half> %883, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !46
  %885 = sext i32 %38 to i64, !dbg !44
  %886 = getelementptr half, ptr addrspace(1) %865, i64 %885, !dbg !44
  store <4 x half> %884, ptr addrspace(1) %886, align 8, !dbg !46
  br label %887, !dbg !46

887:                                              ; preds = %875, %843
  br i1 %818, label %888, label %890, !dbg !46

888:                                              ; preds = %887
  %889 = shufflevector <2 x half> %869, <2 x half> %870, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %889, ptr addrspace(1) %866, align 8, !dbg !46
  br label %890, !dbg !46

890:                                              ; preds = %888, %887
  br i1 %819, label %891, label %893, !dbg !46

891:                                              ; preds = %890
  %892 = shufflevector <2 x half> %871, <2 x half> %872, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %892, ptr addrspace(1) %867, align 8, !dbg !46
  br label %893, !dbg !46

893:                                              ; preds = %891, %890
  br i1 %820, label %894, label %896, !dbg !46

894:                                              ; preds = %893
  %895 = shufflevector <2 x half> %873, <2 x half> %874, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x half> %895, ptr addrspace(1) %868, align 8, !dbg !46
  br label %896, !dbg !46

896:                                              ; preds = %894, %893
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

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5

attributes #0 = { nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-waves-per-eu"="1" "denormal-fp-math-f32"="ieee" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

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
