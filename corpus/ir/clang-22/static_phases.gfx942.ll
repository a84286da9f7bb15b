; ModuleID = 'static_phases.c'
source_filename = "static_phases.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@pixels = internal unnamed_addr addrspace(3) global [4096 x i8] undef, align 1
@counts = internal addrspace(3) global [4 x [256 x i32]] undef, align 4
@merged = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@scanned = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 4
@turned = internal unnamed_addr addrspace(3) global [4352 x i8] undef, align 1

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @static_phases(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl i32 %5, 6
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  %9 = and i32 %4, 63
  br label %17

10:                                               ; preds = %17
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @counts, i32 %4
  store i32 0, ptr addrspace(3) %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 1024
  store i32 0, ptr addrspace(3) %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 2048
  store i32 0, ptr addrspace(3) %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 3072
  store i32 0, ptr addrspace(3) %14, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %15 = lshr i32 %4, 6
  %16 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @counts, i32 %15
  br label %44

17:                                               ; preds = %3, %17
  %18 = phi i32 [ %4, %3 ], [ %26, %17 ]
  %19 = lshr i32 %18, 6
  %20 = mul nsw i32 %19, %2
  %21 = add nsw i32 %20, %9
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr addrspace(1) %8, i64 %22
  %24 = load i8, ptr addrspace(1) %23, align 1, !amdgpu.noclobber !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %18
  store i8 %24, ptr addrspace(3) %25, align 1
  %26 = add nuw nsw i32 %18, 256
  %27 = icmp samesign ult i32 %18, 3840
  br i1 %27, label %17, label %10, !llvm.loop !5

28:                                               ; preds = %44
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %29 = load i32, ptr addrspace(3) %11, align 4
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @counts, i32 1024), i32 %4
  %31 = load i32, ptr addrspace(3) %30, align 4
  %32 = add i32 %31, %29
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @counts, i32 2048), i32 %4
  %34 = load i32, ptr addrspace(3) %33, align 4
  %35 = add i32 %32, %34
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @counts, i32 3072), i32 %4
  %37 = load i32, ptr addrspace(3) %36, align 4
  %38 = add i32 %35, %37
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @merged, i32 %4
  store i32 %38, ptr addrspace(3) %39, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %40 = load i32, ptr addrspace(3) %39, align 4
  %41 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  store i32 %40, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %42 = load i32, ptr addrspace(3) %41, align 4
  %43 = icmp eq i32 %4, 0
  br i1 %43, label %57, label %53

44:                                               ; preds = %10, %44
  %45 = phi i32 [ %4, %10 ], [ %51, %44 ]
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %45
  %47 = load i8, ptr addrspace(3) %46, align 1
  %48 = zext i8 %47 to i32
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) %16, i32 %48
  %50 = atomicrmw add ptr addrspace(3) %49, i32 1 syncscope("workgroup") monotonic, align 4, !amdgpu.no.fine.grained.memory !4, !amdgpu.no.remote.memory !4
  %51 = add nuw nsw i32 %45, 256
  %52 = icmp samesign ult i32 %45, 3840
  br i1 %52, label %44, label %28, !llvm.loop !7

53:                                               ; preds = %28
  %54 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %55 = getelementptr i8, ptr addrspace(3) %54, i32 -4
  %56 = load i32, ptr addrspace(3) %55, align 4
  br label %57

57:                                               ; preds = %28, %53
  %58 = phi i32 [ %56, %53 ], [ 0, %28 ]
  %59 = add i32 %58, %42
  %60 = getelementptr i8, ptr addrspace(3) %41, i32 1024
  store i32 %59, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %62 = load i32, ptr addrspace(3) %61, align 4
  %63 = icmp samesign ult i32 %4, 2
  br i1 %63, label %68, label %64

64:                                               ; preds = %57
  %65 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %66 = getelementptr i8, ptr addrspace(3) %65, i32 -8
  %67 = load i32, ptr addrspace(3) %66, align 4
  br label %68

68:                                               ; preds = %64, %57
  %69 = phi i32 [ %67, %64 ], [ 0, %57 ]
  %70 = add i32 %69, %62
  store i32 %70, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %71 = load i32, ptr addrspace(3) %41, align 4
  %72 = icmp samesign ult i32 %4, 4
  br i1 %72, label %77, label %73

73:                                               ; preds = %68
  %74 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %75 = getelementptr i8, ptr addrspace(3) %74, i32 -16
  %76 = load i32, ptr addrspace(3) %75, align 4
  br label %77

77:                                               ; preds = %73, %68
  %78 = phi i32 [ %76, %73 ], [ 0, %68 ]
  %79 = add i32 %78, %71
  store i32 %79, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %80 = load i32, ptr addrspace(3) %61, align 4
  %81 = icmp samesign ult i32 %4, 8
  br i1 %81, label %86, label %82

82:                                               ; preds = %77
  %83 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %84 = getelementptr i8, ptr addrspace(3) %83, i32 -32
  %85 = load i32, ptr addrspace(3) %84, align 4
  br label %86

86:                                               ; preds = %82, %77
  %87 = phi i32 [ %85, %82 ], [ 0, %77 ]
  %88 = add i32 %87, %80
  store i32 %88, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %89 = load i32, ptr addrspace(3) %41, align 4
  %90 = icmp samesign ult i32 %4, 16
  br i1 %90, label %95, label %91

91:                                               ; preds = %86
  %92 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %93 = getelementptr i8, ptr addrspace(3) %92, i32 -64
  %94 = load i32, ptr addrspace(3) %93, align 4
  br label %95

95:                                               ; preds = %91, %86
  %96 = phi i32 [ %94, %91 ], [ 0, %86 ]
  %97 = add i32 %96, %89
  store i32 %97, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %98 = load i32, ptr addrspace(3) %61, align 4
  %99 = icmp samesign ult i32 %4, 32
  br i1 %99, label %104, label %100

100:                                              ; preds = %95
  %101 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %102 = getelementptr i8, ptr addrspace(3) %101, i32 -128
  %103 = load i32, ptr addrspace(3) %102, align 4
  br label %104

104:                                              ; preds = %100, %95
  %105 = phi i32 [ %103, %100 ], [ 0, %95 ]
  %106 = add i32 %105, %98
  store i32 %106, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %107 = load i32, ptr addrspace(3) %41, align 4
  %108 = icmp samesign ult i32 %4, 64
  br i1 %108, label %113, label %109

109:                                              ; preds = %104
  %110 = getelementptr i32, ptr addrspace(3) @scanned, i32 %4
  %111 = getelementptr i8, ptr addrspace(3) %110, i32 -256
  %112 = load i32, ptr addrspace(3) %111, align 4
  br label %113

113:                                              ; preds = %109, %104
  %114 = phi i32 [ %112, %109 ], [ 0, %104 ]
  %115 = add i32 %114, %107
  store i32 %115, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %116 = load i32, ptr addrspace(3) %61, align 4
  %117 = icmp samesign ult i32 %4, 128
  br i1 %117, label %122, label %118

118:                                              ; preds = %113
  %119 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scanned, i32 1024), i32 %4
  %120 = getelementptr i8, ptr addrspace(3) %119, i32 -512
  %121 = load i32, ptr addrspace(3) %120, align 4
  br label %122

122:                                              ; preds = %118, %113
  %123 = phi i32 [ %121, %118 ], [ 0, %113 ]
  %124 = add i32 %123, %116
  store i32 %124, ptr addrspace(3) %41, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %125 = mul nuw nsw i32 %9, 68
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @turned, i32 %125
  %127 = lshr i32 %4, 8
  %128 = sub nuw nsw i32 16, %127
  %129 = and i32 %128, 30
  %130 = shl nuw nsw i32 %129, 8
  %131 = add nuw nsw i32 %4, %130
  %132 = sub nuw nsw i32 14, %127
  %133 = lshr i32 %132, 1
  %134 = add nuw nsw i32 %133, 1
  %135 = and i32 %134, 3
  %136 = insertelement <2 x i32> poison, i32 %4, i64 0
  %137 = shufflevector <2 x i32> %136, <2 x i32> poison, <2 x i32> zeroinitializer
  %138 = add nuw nsw <2 x i32> %137, <i32 0, i32 256>
  %139 = and i32 %134, 12
  %140 = or disjoint i32 1024, %4
  br label %141

141:                                              ; preds = %141, %122
  %142 = phi i32 [ 0, %122 ], [ %262, %141 ]
  %143 = phi <2 x i32> [ %138, %122 ], [ %263, %141 ]
  %144 = phi i32 [ 0, %122 ], [ %264, %141 ]
  %145 = shl i32 %142, 8
  %146 = or disjoint i32 %4, %145
  %147 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %146
  %148 = getelementptr i8, ptr addrspace(3) @pixels, i32 %146
  %149 = getelementptr i8, ptr addrspace(3) %148, i32 256
  %150 = load i8, ptr addrspace(3) %147, align 1
  %151 = load i8, ptr addrspace(3) %149, align 1
  %152 = insertelement <2 x i8> poison, i8 %150, i64 0
  %153 = insertelement <2 x i8> %152, i8 %151, i64 1
  %154 = zext <2 x i8> %153 to <2 x i32>
  %155 = extractelement <2 x i32> %154, i64 0
  %156 = extractelement <2 x i32> %154, i64 1
  %157 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %155
  %158 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %156
  %159 = load i32, ptr addrspace(3) %157, align 4
  %160 = load i32, ptr addrspace(3) %158, align 4
  %161 = insertelement <2 x i32> poison, i32 %159, i64 0
  %162 = insertelement <2 x i32> %161, i32 %160, i64 1
  %163 = mul <2 x i32> %162, splat (i32 255)
  %164 = lshr <2 x i32> %163, splat (i32 12)
  %165 = trunc <2 x i32> %164 to <2 x i8>
  %166 = extractelement <2 x i8> %165, i64 0
  %167 = extractelement <2 x i8> %165, i64 1
  %168 = lshr <2 x i32> %143, splat (i32 6)
  %169 = extractelement <2 x i32> %168, i64 0
  %170 = extractelement <2 x i32> %168, i64 1
  %171 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %169
  %172 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %170
  store i8 %166, ptr addrspace(3) %171, align 1
  store i8 %167, ptr addrspace(3) %172, align 1
  %173 = add nuw nsw <2 x i32> %143, splat (i32 512)
  %174 = shl i32 %142, 8
  %175 = or disjoint i32 %174, 512
  %176 = add nuw nsw i32 %4, %175
  %177 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %176
  %178 = getelementptr i8, ptr addrspace(3) @pixels, i32 %176
  %179 = getelementptr i8, ptr addrspace(3) %178, i32 256
  %180 = load i8, ptr addrspace(3) %177, align 1
  %181 = load i8, ptr addrspace(3) %179, align 1
  %182 = insertelement <2 x i8> poison, i8 %180, i64 0
  %183 = insertelement <2 x i8> %182, i8 %181, i64 1
  %184 = zext <2 x i8> %183 to <2 x i32>
  %185 = extractelement <2 x i32> %184, i64 0
  %186 = extractelement <2 x i32> %184, i64 1
  %187 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %185
  %188 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %186
  %189 = load i32, ptr addrspace(3) %187, align 4
  %190 = load i32, ptr addrspace(3) %188, align 4
  %191 = insertelement <2 x i32> poison, i32 %189, i64 0
  %192 = insertelement <2 x i32> %191, i32 %190, i64 1
  %193 = mul <2 x i32> %192, splat (i32 255)
  %194 = lshr <2 x i32> %193, splat (i32 12)
  %195 = trunc <2 x i32> %194 to <2 x i8>
  %196 = extractelement <2 x i8> %195, i64 0
  %197 = extractelement <2 x i8> %195, i64 1
  %198 = lshr <2 x i32> %173, splat (i32 6)
  %199 = extractelement <2 x i32> %198, i64 0
  %200 = extractelement <2 x i32> %198, i64 1
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %199
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %200
  store i8 %196, ptr addrspace(3) %201, align 1
  store i8 %197, ptr addrspace(3) %202, align 1
  %203 = add nuw nsw <2 x i32> %143, splat (i32 1024)
  %204 = shl i32 %142, 8
  %205 = or disjoint i32 %204, %140
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %205
  %207 = getelementptr i8, ptr addrspace(3) @pixels, i32 %205
  %208 = getelementptr i8, ptr addrspace(3) %207, i32 256
  %209 = load i8, ptr addrspace(3) %206, align 1
  %210 = load i8, ptr addrspace(3) %208, align 1
  %211 = insertelement <2 x i8> poison, i8 %209, i64 0
  %212 = insertelement <2 x i8> %211, i8 %210, i64 1
  %213 = zext <2 x i8> %212 to <2 x i32>
  %214 = extractelement <2 x i32> %213, i64 0
  %215 = extractelement <2 x i32> %213, i64 1
  %216 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %214
  %217 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %215
  %218 = load i32, ptr addrspace(3) %216, align 4
  %219 = load i32, ptr addrspace(3) %217, align 4
  %220 = insertelement <2 x i32> poison, i32 %218, i64 0
  %221 = insertelement <2 x i32> %220, i32 %219, i64 1
  %222 = mul <2 x i32> %221, splat (i32 255)
  %223 = lshr <2 x i32> %222, splat (i32 12)
  %224 = trunc <2 x i32> %223 to <2 x i8>
  %225 = extractelement <2 x i8> %224, i64 0
  %226 = extractelement <2 x i8> %224, i64 1
  %227 = lshr <2 x i32> %203, splat (i32 6)
  %228 = extractelement <2 x i32> %227, i64 0
  %229 = extractelement <2 x i32> %227, i64 1
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %228
  %231 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %229
  store i8 %225, ptr addrspace(3) %230, align 1
  store i8 %226, ptr addrspace(3) %231, align 1
  %232 = add nuw nsw <2 x i32> %143, splat (i32 1536)
  %233 = shl i32 %142, 8
  %234 = or disjoint i32 %233, 1536
  %235 = add i32 %4, %234
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %235
  %237 = getelementptr i8, ptr addrspace(3) @pixels, i32 %235
  %238 = getelementptr i8, ptr addrspace(3) %237, i32 256
  %239 = load i8, ptr addrspace(3) %236, align 1
  %240 = load i8, ptr addrspace(3) %238, align 1
  %241 = insertelement <2 x i8> poison, i8 %239, i64 0
  %242 = insertelement <2 x i8> %241, i8 %240, i64 1
  %243 = zext <2 x i8> %242 to <2 x i32>
  %244 = extractelement <2 x i32> %243, i64 0
  %245 = extractelement <2 x i32> %243, i64 1
  %246 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %244
  %247 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %245
  %248 = load i32, ptr addrspace(3) %246, align 4
  %249 = load i32, ptr addrspace(3) %247, align 4
  %250 = insertelement <2 x i32> poison, i32 %248, i64 0
  %251 = insertelement <2 x i32> %250, i32 %249, i64 1
  %252 = mul <2 x i32> %251, splat (i32 255)
  %253 = lshr <2 x i32> %252, splat (i32 12)
  %254 = trunc <2 x i32> %253 to <2 x i8>
  %255 = extractelement <2 x i8> %254, i64 0
  %256 = extractelement <2 x i8> %254, i64 1
  %257 = lshr <2 x i32> %232, splat (i32 6)
  %258 = extractelement <2 x i32> %257, i64 0
  %259 = extractelement <2 x i32> %257, i64 1
  %260 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %258
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %259
  store i8 %255, ptr addrspace(3) %260, align 1
  store i8 %256, ptr addrspace(3) %261, align 1
  %262 = add nuw i32 %142, 8
  %263 = add nuw nsw <2 x i32> %143, splat (i32 2048)
  %264 = add i32 %144, 4
  %265 = icmp eq i32 %264, %139
  br i1 %265, label %266, label %141, !llvm.loop !8

266:                                              ; preds = %141
  %267 = icmp eq i32 %135, 0
  br i1 %267, label %306, label %268

268:                                              ; preds = %266
  %269 = icmp ne i32 %135, 0
  tail call void @llvm.assume(i1 %269)
  br label %270

270:                                              ; preds = %270, %268
  %271 = phi i32 [ %262, %268 ], [ %302, %270 ]
  %272 = phi <2 x i32> [ %263, %268 ], [ %303, %270 ]
  %273 = phi i32 [ 0, %268 ], [ %304, %270 ]
  %274 = shl i32 %271, 8
  %275 = add i32 %4, %274
  %276 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %275
  %277 = getelementptr i8, ptr addrspace(3) @pixels, i32 %275
  %278 = getelementptr i8, ptr addrspace(3) %277, i32 256
  %279 = load i8, ptr addrspace(3) %276, align 1
  %280 = load i8, ptr addrspace(3) %278, align 1
  %281 = insertelement <2 x i8> poison, i8 %279, i64 0
  %282 = insertelement <2 x i8> %281, i8 %280, i64 1
  %283 = zext <2 x i8> %282 to <2 x i32>
  %284 = extractelement <2 x i32> %283, i64 0
  %285 = extractelement <2 x i32> %283, i64 1
  %286 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %284
  %287 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %285
  %288 = load i32, ptr addrspace(3) %286, align 4
  %289 = load i32, ptr addrspace(3) %287, align 4
  %290 = insertelement <2 x i32> poison, i32 %288, i64 0
  %291 = insertelement <2 x i32> %290, i32 %289, i64 1
  %292 = mul <2 x i32> %291, splat (i32 255)
  %293 = lshr <2 x i32> %292, splat (i32 12)
  %294 = trunc <2 x i32> %293 to <2 x i8>
  %295 = extractelement <2 x i8> %294, i64 0
  %296 = extractelement <2 x i8> %294, i64 1
  %297 = lshr <2 x i32> %272, splat (i32 6)
  %298 = extractelement <2 x i32> %297, i64 0
  %299 = extractelement <2 x i32> %297, i64 1
  %300 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %298
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %299
  store i8 %295, ptr addrspace(3) %300, align 1
  store i8 %296, ptr addrspace(3) %301, align 1
  %302 = add nuw i32 %271, 2
  %303 = add nuw nsw <2 x i32> %272, splat (i32 512)
  %304 = add i32 %273, 1
  %305 = icmp eq i32 %304, %135
  br i1 %305, label %306, label %270, !llvm.loop !10

306:                                              ; preds = %270, %266
  %307 = icmp eq i32 %128, %129
  br i1 %307, label %308, label %373

308:                                              ; preds = %373, %306
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) @turned, i32 %9
  %310 = lshr i32 %4, 8
  %311 = sub nuw nsw i32 16, %310
  %312 = icmp eq i32 %310, 0
  br i1 %312, label %313, label %388

313:                                              ; preds = %308
  %314 = insertelement <8 x i32> poison, i32 %6, i64 0
  %315 = shufflevector <8 x i32> %314, <8 x i32> poison, <8 x i32> zeroinitializer
  %316 = insertelement <8 x i32> poison, i32 %9, i64 0
  %317 = shufflevector <8 x i32> %316, <8 x i32> poison, <8 x i32> zeroinitializer
  %318 = insertelement <8 x i32> poison, i32 %4, i64 0
  %319 = shufflevector <8 x i32> %318, <8 x i32> poison, <8 x i32> zeroinitializer
  %320 = or disjoint <8 x i32> %319, <i32 0, i32 256, i32 512, i32 768, i32 1024, i32 1280, i32 1536, i32 1792>
  br label %321

321:                                              ; preds = %321, %313
  %322 = phi i32 [ 0, %313 ], [ %370, %321 ]
  %323 = phi <8 x i32> [ %320, %313 ], [ %371, %321 ]
  %324 = lshr <8 x i32> %323, splat (i32 6)
  %325 = mul nuw nsw <8 x i32> %324, splat (i32 68)
  %326 = extractelement <8 x i32> %325, i64 0
  %327 = extractelement <8 x i32> %325, i64 1
  %328 = extractelement <8 x i32> %325, i64 2
  %329 = extractelement <8 x i32> %325, i64 3
  %330 = extractelement <8 x i32> %325, i64 4
  %331 = extractelement <8 x i32> %325, i64 5
  %332 = extractelement <8 x i32> %325, i64 6
  %333 = extractelement <8 x i32> %325, i64 7
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %326
  %335 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %327
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %328
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %329
  %338 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %330
  %339 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %331
  %340 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %332
  %341 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %333
  %342 = load i8, ptr addrspace(3) %334, align 1
  %343 = load i8, ptr addrspace(3) %335, align 1
  %344 = load i8, ptr addrspace(3) %336, align 1
  %345 = load i8, ptr addrspace(3) %337, align 1
  %346 = load i8, ptr addrspace(3) %338, align 1
  %347 = load i8, ptr addrspace(3) %339, align 1
  %348 = load i8, ptr addrspace(3) %340, align 1
  %349 = load i8, ptr addrspace(3) %341, align 1
  %350 = add nuw nsw <8 x i32> %324, %315
  %351 = shl <8 x i32> %350, splat (i32 6)
  %352 = or disjoint <8 x i32> %351, %317
  %353 = zext <8 x i32> %352 to <8 x i64>
  %354 = extractelement <8 x i64> %353, i64 0
  %355 = extractelement <8 x i64> %353, i64 1
  %356 = extractelement <8 x i64> %353, i64 2
  %357 = extractelement <8 x i64> %353, i64 3
  %358 = extractelement <8 x i64> %353, i64 4
  %359 = extractelement <8 x i64> %353, i64 5
  %360 = extractelement <8 x i64> %353, i64 6
  %361 = extractelement <8 x i64> %353, i64 7
  %362 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %354
  %363 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %355
  %364 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %356
  %365 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %357
  %366 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %358
  %367 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %359
  %368 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %360
  %369 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %361
  store i8 %342, ptr addrspace(1) %362, align 1
  store i8 %343, ptr addrspace(1) %363, align 1
  store i8 %344, ptr addrspace(1) %364, align 1
  store i8 %345, ptr addrspace(1) %365, align 1
  store i8 %346, ptr addrspace(1) %366, align 1
  store i8 %347, ptr addrspace(1) %367, align 1
  store i8 %348, ptr addrspace(1) %368, align 1
  store i8 %349, ptr addrspace(1) %369, align 1
  %370 = add nuw i32 %322, 8
  %371 = add nuw nsw <8 x i32> %323, splat (i32 2048)
  %372 = icmp eq i32 %370, %311
  br i1 %372, label %387, label %321, !llvm.loop !12

373:                                              ; preds = %306, %373
  %374 = phi i32 [ %385, %373 ], [ %131, %306 ]
  %375 = getelementptr inbounds nuw i8, ptr addrspace(3) @pixels, i32 %374
  %376 = load i8, ptr addrspace(3) %375, align 1
  %377 = zext i8 %376 to i32
  %378 = getelementptr inbounds nuw i32, ptr addrspace(3) @scanned, i32 %377
  %379 = load i32, ptr addrspace(3) %378, align 4
  %380 = mul i32 %379, 255
  %381 = lshr i32 %380, 12
  %382 = trunc i32 %381 to i8
  %383 = lshr i32 %374, 6
  %384 = getelementptr inbounds nuw i8, ptr addrspace(3) %126, i32 %383
  store i8 %382, ptr addrspace(3) %384, align 1
  %385 = add nuw nsw i32 %374, 256
  %386 = icmp samesign ult i32 %374, 3840
  br i1 %386, label %373, label %308, !llvm.loop !13

387:                                              ; preds = %388, %321
  ret void

388:                                              ; preds = %308, %388
  %389 = phi i32 [ %399, %388 ], [ %4, %308 ]
  %390 = lshr i32 %389, 6
  %391 = mul nuw nsw i32 %390, 68
  %392 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 %391
  %393 = load i8, ptr addrspace(3) %392, align 1
  %394 = add nuw nsw i32 %390, %6
  %395 = shl i32 %394, 6
  %396 = or disjoint i32 %395, %9
  %397 = zext i32 %396 to i64
  %398 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %397
  store i8 %393, ptr addrspace(1) %398, align 1
  %399 = add nuw nsw i32 %389, 256
  %400 = icmp samesign ult i32 %389, 3840
  br i1 %400, label %388, label %387, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6, !9}
!9 = !{!"llvm.loop.isvectorized", i32 1}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !6, !9}
!13 = distinct !{!13, !6, !14, !9}
!14 = !{!"llvm.loop.unroll.runtime.disable"}
!15 = distinct !{!15, !6, !9}
