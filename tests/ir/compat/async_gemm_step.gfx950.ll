; One step of a GEMM loop as a newer LLVM prints it: asynchronous LDS-DMA, marks, new literals and attributes.
source_filename = "step"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-p10:32:32-p11:32:32-p12:32:32-p13:32:32-p14:32:32-p15:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.50-amd-amdhsa"

@tiles = external addrspace(3) global [0 x i8], align 16
@"name with -inf" = internal addrspace(1) constant [2 x float] [float f0x3FB8AA3B, float -qnan], align 4

define amdgpu_kernel void @step(ptr addrspace(1) inreg %data, ptr addrspace(1) inreg %out, i32 inreg %count) #0 {
  %lane = tail call i32 @llvm.amdgcn.workitem.id.x()
  %from = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) %data, i16 0, i32 %count, i32 159744)
  %offset = shl i32 %lane, 4
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %from, ptr addrspace(3) @tiles, i32 16, i32 %offset, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.asyncmark()
  br label %turn

turn:                                             ; preds = %turn, %0
  %left = phi i32 [ %count, %0 ], [ %less, %turn ]
  %best = phi float [ -inf, %0 ], [ %more, %turn ]
  tail call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %data, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tiles, i32 4096), i32 16, i32 0, i32 0)
  tail call void @llvm.amdgcn.asyncmark()
  tail call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %at = getelementptr inbounds i8, ptr addrspace(3) @tiles, i32 %offset
  %value = load half, ptr addrspace(3) %at, align 2
  %scaled = fmul half %value, 1.802980e-01
  %wide = fpext half %scaled to float
  %more = tail call float @llvm.maxnum.f32(float %best, float %wide)
  %less = add i32 %left, -1
  %done = icmp eq i32 %less, 0
  br i1 %done, label %end, label %turn

end:                                              ; preds = %turn
  %missing = fcmp oeq float %more, -inf
  %result = select i1 %missing, float f0x3FB8AA3B, float %more
  %place = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %result, ptr addrspace(1) %place, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1.i32(ptr addrspace(1) readnone, i16, i32, i32)

declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg)

declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) captures(none), ptr addrspace(3) captures(none), i32 immarg, i32 immarg, i32 immarg)

declare void @llvm.amdgcn.asyncmark()

declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)

declare void @llvm.amdgcn.s.barrier()

declare float @llvm.maxnum.f32(float, float)

attributes #0 = { norecurse nounwind denormal_fpenv(float: preservesign) "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size" }
