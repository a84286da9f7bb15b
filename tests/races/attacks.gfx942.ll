; ModuleID = 'all.hip'
source_filename = "all.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ13r_ring2_aheadE1A = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 16
@_ZZ13f_ring2_plainE1A = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 16
@_ZZ7f_ring3E1A = internal unnamed_addr addrspace(3) global [3 x [256 x i32]] undef, align 16
@_ZZ7r_ring1E1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ12r_ring3_backE1A = internal unnamed_addr addrspace(3) global [3 x [256 x i32]] undef, align 16
@_ZZ5f_xorE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ5r_xorE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ10f_xor_waveE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ9r_guard_nE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ4r_t0E1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ4f_t0E1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ8r_onearmE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ8f_onearmE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ6r_tripE1A = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 16
@_ZZ7r_innerE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ7f_innerE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ7r_bytesE1A = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 16
@_ZZ7f_bytesE1A = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 16
@_ZZ6r_swapE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ6r_swapE1B = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ6f_swapE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ6f_swapE1B = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ8r_narrowE1A = internal addrspace(3) global [64 x i32] undef, align 16
@_ZZ11r_exit_loopE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ8f_nestedE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ8r_nestedE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ8f_stagesE1A = internal unnamed_addr addrspace(3) global [4 x [256 x i32]] undef, align 16
@_ZZ8r_stagesE1A = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 16
@_ZZ7r_earlyE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ5r_dynE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ10f_wavebaseE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ10r_wavebaseE1A = internal unnamed_addr addrspace(3) global [320 x i32] undef, align 16
@_ZZ6r_treeE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@_ZZ6r_condE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@__hip_cuid_48aa881c818c26c1 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_48aa881c818c26c1 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_ring2_ahead(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = add nuw nsw i32 %4, 65
  %8 = and i32 %7, 255
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ13r_ring2_aheadE1A, i32 %8
  br label %14

10:                                               ; preds = %14, %3
  %11 = phi i32 [ 0, %3 ], [ %32, %14 ]
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %11, ptr addrspace(1) %13, align 4, !tbaa !5
  ret void

14:                                               ; preds = %6, %14
  %15 = phi i32 [ 0, %6 ], [ %28, %14 ]
  %16 = phi i32 [ 0, %6 ], [ %32, %14 ]
  %17 = shl i32 %15, 8
  %18 = add i32 %17, %4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = and i32 %15, 1
  %23 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @_ZZ13r_ring2_aheadE1A, i32 %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %23, i32 %4
  store i32 %21, ptr addrspace(3) %24, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) %23, i32 %8
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  %27 = add i32 %26, %16
  %28 = add nuw i32 %15, 1
  %29 = and i32 %28, 1
  %30 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %9, i32 %29
  %31 = load i32, ptr addrspace(3) %30, align 4, !tbaa !5
  %32 = add i32 %27, %31
  %33 = icmp eq i32 %28, %2
  br i1 %33, label %10, label %14, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @f_ring2_plain(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = add nuw nsw i32 %4, 65
  %8 = and i32 %7, 255
  br label %13

9:                                                ; preds = %13, %3
  %10 = phi i32 [ 0, %3 ], [ %26, %13 ]
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void

13:                                               ; preds = %6, %13
  %14 = phi i32 [ 0, %6 ], [ %27, %13 ]
  %15 = phi i32 [ 0, %6 ], [ %26, %13 ]
  %16 = shl i32 %14, 8
  %17 = add i32 %16, %4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = and i32 %14, 1
  %22 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @_ZZ13f_ring2_plainE1A, i32 %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i32 %4
  store i32 %20, ptr addrspace(3) %23, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i32 %8
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !5
  %26 = add i32 %25, %15
  %27 = add nuw i32 %14, 1
  %28 = icmp eq i32 %27, %2
  br i1 %28, label %9, label %13, !llvm.loop !11
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @f_ring3(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = add nuw nsw i32 %4, 65
  %8 = and i32 %7, 255
  br label %13

9:                                                ; preds = %13, %3
  %10 = phi i32 [ 0, %3 ], [ %26, %13 ]
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void

13:                                               ; preds = %6, %13
  %14 = phi i32 [ 0, %6 ], [ %27, %13 ]
  %15 = phi i32 [ 0, %6 ], [ %26, %13 ]
  %16 = shl i32 %14, 8
  %17 = add i32 %16, %4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !5
  %21 = urem i32 %14, 3
  %22 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @_ZZ7f_ring3E1A, i32 %21
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i32 %4
  store i32 %20, ptr addrspace(3) %23, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %22, i32 %8
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !5
  %26 = add i32 %25, %15
  %27 = add nuw i32 %14, 1
  %28 = icmp eq i32 %27, %2
  br i1 %28, label %9, label %13, !llvm.loop !12
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_ring1(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_ring1E1A, i32 %4
  %8 = add nuw nsw i32 %4, 65
  %9 = and i32 %8, 255
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_ring1E1A, i32 %9
  br label %15

11:                                               ; preds = %15, %3
  %12 = phi i32 [ 0, %3 ], [ %24, %15 ]
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !5
  ret void

15:                                               ; preds = %6, %15
  %16 = phi i32 [ 0, %6 ], [ %25, %15 ]
  %17 = phi i32 [ 0, %6 ], [ %24, %15 ]
  %18 = shl i32 %16, 8
  %19 = add i32 %18, %4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  store i32 %22, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %23 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %24 = add i32 %23, %17
  %25 = add nuw i32 %16, 1
  %26 = icmp eq i32 %25, %2
  br i1 %26, label %11, label %15, !llvm.loop !13
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_ring3_back(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %3
  %7 = add nuw nsw i32 %4, 65
  %8 = and i32 %7, 255
  %9 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12r_ring3_backE1A, i32 %8
  br label %14

10:                                               ; preds = %14, %3
  %11 = phi i32 [ 0, %3 ], [ %32, %14 ]
  %12 = zext nneg i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  store i32 %11, ptr addrspace(1) %13, align 4, !tbaa !5
  ret void

14:                                               ; preds = %6, %14
  %15 = phi i32 [ 0, %6 ], [ %27, %14 ]
  %16 = phi i32 [ 0, %6 ], [ %32, %14 ]
  %17 = shl i32 %15, 8
  %18 = add i32 %17, %4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !5
  %22 = urem i32 %15, 3
  %23 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @_ZZ12r_ring3_backE1A, i32 %22
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %23, i32 %4
  store i32 %21, ptr addrspace(3) %24, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) %23, i32 %8
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  %27 = add nuw i32 %15, 1
  %28 = urem i32 %27, 3
  %29 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %9, i32 %28
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !5
  %31 = add i32 %26, %16
  %32 = add i32 %31, %30
  %33 = icmp eq i32 %27, %2
  br i1 %33, label %10, label %14, !llvm.loop !14
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @f_xor(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = lshr i32 %4, 3
  %9 = and i32 %8, 7
  %10 = xor i32 %9, %4
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ5f_xorE1A, i32 %10
  store i32 %7, ptr addrspace(3) %11, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %12 = xor i32 %4, 1
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ5f_xorE1A, i32 %12
  %14 = load i32, ptr addrspace(3) %13, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @r_xor(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ5r_xorE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = xor i32 %4, 64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ5r_xorE1A, i32 %9
  %11 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @f_xor_wave(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10f_xor_waveE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = xor i32 %4, 32
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10f_xor_waveE1A, i32 %9
  %11 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @r_guard_n(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp ult i32 %4, %2
  %6 = zext nneg i32 %4 to i64
  br i1 %5, label %7, label %11

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ9r_guard_nE1A, i32 %4
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  store i32 %10, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %11

11:                                               ; preds = %3, %7
  %12 = add nuw nsw i32 %4, 64
  %13 = and i32 %12, 255
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ9r_guard_nE1A, i32 %13
  %15 = load i32, ptr addrspace(3) %14, align 4, !tbaa !5
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @r_t0(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ4r_t0E1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  store i32 7, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ4r_t0E1A, i32 400), align 16, !tbaa !5
  br label %11

11:                                               ; preds = %10, %3
  %12 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @f_t0(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ4f_t0E1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5
  store i32 %12, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ4f_t0E1A, i32 40), align 8, !tbaa !5
  br label %13

13:                                               ; preds = %10, %3
  %14 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @r_onearm(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_onearmE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = icmp ugt i32 %2, 7
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 1024
  store i32 3, ptr addrspace(1) %12, align 4, !tbaa !5
  br label %19

13:                                               ; preds = %3
  %14 = add nuw nsw i32 %4, 64
  %15 = and i32 %14, 255
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_onearmE1A, i32 %15
  %17 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !5
  br label %19

19:                                               ; preds = %13, %10
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @f_onearm(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8f_onearmE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = icmp ugt i32 %2, 7
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = add nuw nsw i32 %4, 64
  %12 = and i32 %11, 255
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8f_onearmE1A, i32 %12
  %14 = load i32, ptr addrspace(3) %13, align 4, !tbaa !5
  br label %15

15:                                               ; preds = %3, %10
  %16 = phi i32 [ %14, %10 ], [ 1, %3 ]
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_trip(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %35, label %9

9:                                                ; preds = %3
  %10 = and i32 %7, 7
  %11 = icmp ult i32 %7, 8
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i32 %7, -8
  br label %39

14:                                               ; preds = %39
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %35, label %16

16:                                               ; preds = %14, %9
  %17 = phi i32 [ 0, %9 ], [ %114, %14 ]
  %18 = phi i32 [ 0, %9 ], [ %113, %14 ]
  %19 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %19)
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i32 [ %32, %20 ], [ %17, %16 ]
  %22 = phi i32 [ %31, %20 ], [ %18, %16 ]
  %23 = phi i32 [ %33, %20 ], [ 0, %16 ]
  %24 = add i32 %21, %4
  %25 = and i32 %24, 511
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %25
  store i32 %22, ptr addrspace(3) %26, align 4, !tbaa !5
  %27 = zext i32 %21 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !5
  %30 = mul i32 %29, %21
  %31 = add i32 %30, %22
  %32 = add nuw i32 %21, 1
  %33 = add i32 %23, 1
  %34 = icmp eq i32 %33, %10
  br i1 %34, label %35, label %20, !llvm.loop !15

35:                                               ; preds = %14, %20, %3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %4
  %37 = load i32, ptr addrspace(3) %36, align 4, !tbaa !5
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %37, ptr addrspace(1) %38, align 4, !tbaa !5
  ret void

39:                                               ; preds = %39, %12
  %40 = phi i32 [ 0, %12 ], [ %114, %39 ]
  %41 = phi i32 [ 0, %12 ], [ %113, %39 ]
  %42 = phi i32 [ 0, %12 ], [ %115, %39 ]
  %43 = add i32 %40, %4
  %44 = and i32 %43, 511
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %44
  store i32 %41, ptr addrspace(3) %45, align 4, !tbaa !5
  %46 = zext i32 %40 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !5
  %49 = mul i32 %48, %40
  %50 = add i32 %49, %41
  %51 = or disjoint i32 %40, 1
  %52 = add i32 %51, %4
  %53 = and i32 %52, 511
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %53
  store i32 %50, ptr addrspace(3) %54, align 4, !tbaa !5
  %55 = zext i32 %51 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %55
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !5
  %58 = mul i32 %57, %51
  %59 = add i32 %58, %50
  %60 = or disjoint i32 %40, 2
  %61 = add i32 %60, %4
  %62 = and i32 %61, 511
  %63 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %62
  store i32 %59, ptr addrspace(3) %63, align 4, !tbaa !5
  %64 = zext i32 %60 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !5
  %67 = mul i32 %66, %60
  %68 = add i32 %67, %59
  %69 = or disjoint i32 %40, 3
  %70 = add i32 %69, %4
  %71 = and i32 %70, 511
  %72 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %71
  store i32 %68, ptr addrspace(3) %72, align 4, !tbaa !5
  %73 = zext i32 %69 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %73
  %75 = load i32, ptr addrspace(1) %74, align 4, !tbaa !5
  %76 = mul i32 %75, %69
  %77 = add i32 %76, %68
  %78 = or disjoint i32 %40, 4
  %79 = add i32 %78, %4
  %80 = and i32 %79, 511
  %81 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %80
  store i32 %77, ptr addrspace(3) %81, align 4, !tbaa !5
  %82 = zext i32 %78 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %82
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !5
  %85 = mul i32 %84, %78
  %86 = add i32 %85, %77
  %87 = or disjoint i32 %40, 5
  %88 = add i32 %87, %4
  %89 = and i32 %88, 511
  %90 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %89
  store i32 %86, ptr addrspace(3) %90, align 4, !tbaa !5
  %91 = zext i32 %87 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %91
  %93 = load i32, ptr addrspace(1) %92, align 4, !tbaa !5
  %94 = mul i32 %93, %87
  %95 = add i32 %94, %86
  %96 = or disjoint i32 %40, 6
  %97 = add i32 %96, %4
  %98 = and i32 %97, 511
  %99 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %98
  store i32 %95, ptr addrspace(3) %99, align 4, !tbaa !5
  %100 = zext i32 %96 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %100
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !5
  %103 = mul i32 %102, %96
  %104 = add i32 %103, %95
  %105 = or disjoint i32 %40, 7
  %106 = add i32 %105, %4
  %107 = and i32 %106, 511
  %108 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_tripE1A, i32 %107
  store i32 %104, ptr addrspace(3) %108, align 4, !tbaa !5
  %109 = zext i32 %105 to i64
  %110 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %109
  %111 = load i32, ptr addrspace(1) %110, align 4, !tbaa !5
  %112 = mul i32 %111, %105
  %113 = add i32 %112, %104
  %114 = add nuw i32 %40, 8
  %115 = add i32 %42, 8
  %116 = icmp eq i32 %115, %13
  br i1 %116, label %14, label %39, !llvm.loop !17
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_inner(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %53, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %4
  %8 = add nuw nsw i32 %4, 16
  %9 = and i32 %8, 255
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %9
  %11 = add nuw nsw i32 %4, 32
  %12 = and i32 %11, 255
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %12
  %14 = add nuw nsw i32 %4, 48
  %15 = and i32 %14, 255
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %15
  %17 = add nuw nsw i32 %4, 64
  %18 = and i32 %17, 255
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %18
  %20 = add nuw nsw i32 %4, 80
  %21 = and i32 %20, 255
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %21
  %23 = add nuw nsw i32 %4, 96
  %24 = and i32 %23, 255
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %24
  %26 = add nuw nsw i32 %4, 112
  %27 = and i32 %26, 255
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %27
  %29 = and i32 %4, 255
  %30 = xor i32 %29, 128
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %30
  %32 = add nuw nsw i32 %4, 144
  %33 = and i32 %32, 255
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %33
  %35 = add nuw nsw i32 %4, 160
  %36 = and i32 %35, 255
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %36
  %38 = add nuw nsw i32 %4, 176
  %39 = and i32 %38, 255
  %40 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %39
  %41 = add nuw nsw i32 %4, 192
  %42 = and i32 %41, 255
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %42
  %44 = add nuw nsw i32 %4, 208
  %45 = and i32 %44, 255
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %45
  %47 = add nuw nsw i32 %4, 224
  %48 = and i32 %47, 255
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %48
  %50 = add nuw nsw i32 %4, 240
  %51 = and i32 %50, 255
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_innerE1A, i32 %51
  br label %57

53:                                               ; preds = %57, %3
  %54 = phi i32 [ 0, %3 ], [ %107, %57 ]
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %55
  store i32 %54, ptr addrspace(1) %56, align 4, !tbaa !5
  ret void

57:                                               ; preds = %6, %57
  %58 = phi i32 [ 0, %6 ], [ %108, %57 ]
  %59 = phi i32 [ 0, %6 ], [ %107, %57 ]
  %60 = add i32 %58, %4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !5
  store i32 %63, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %64 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %65 = add i32 %64, %59
  %66 = load i32, ptr addrspace(3) %13, align 4, !tbaa !5
  %67 = shl i32 %66, 1
  %68 = add i32 %67, %65
  %69 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %70 = mul i32 %69, 3
  %71 = add i32 %70, %68
  %72 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  %73 = shl i32 %72, 2
  %74 = add i32 %73, %71
  %75 = load i32, ptr addrspace(3) %22, align 4, !tbaa !5
  %76 = mul i32 %75, 5
  %77 = add i32 %76, %74
  %78 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  %79 = mul i32 %78, 6
  %80 = add i32 %79, %77
  %81 = load i32, ptr addrspace(3) %28, align 4, !tbaa !5
  %82 = mul i32 %81, 7
  %83 = add i32 %82, %80
  %84 = load i32, ptr addrspace(3) %31, align 4, !tbaa !5
  %85 = shl i32 %84, 3
  %86 = add i32 %85, %83
  %87 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %88 = mul i32 %87, 9
  %89 = add i32 %88, %86
  %90 = load i32, ptr addrspace(3) %37, align 4, !tbaa !5
  %91 = mul i32 %90, 10
  %92 = add i32 %91, %89
  %93 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %94 = mul i32 %93, 11
  %95 = add i32 %94, %92
  %96 = load i32, ptr addrspace(3) %43, align 4, !tbaa !5
  %97 = mul i32 %96, 12
  %98 = add i32 %97, %95
  %99 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %100 = mul i32 %99, 13
  %101 = add i32 %100, %98
  %102 = load i32, ptr addrspace(3) %49, align 4, !tbaa !5
  %103 = mul i32 %102, 14
  %104 = add i32 %103, %101
  %105 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  %106 = mul i32 %105, 15
  %107 = add i32 %106, %104
  %108 = add nuw i32 %58, 1
  %109 = icmp eq i32 %108, %2
  br i1 %109, label %53, label %57, !llvm.loop !18
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @f_inner(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %53, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %4
  %8 = add nuw nsw i32 %4, 16
  %9 = and i32 %8, 255
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %9
  %11 = add nuw nsw i32 %4, 32
  %12 = and i32 %11, 255
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %12
  %14 = add nuw nsw i32 %4, 48
  %15 = and i32 %14, 255
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %15
  %17 = add nuw nsw i32 %4, 64
  %18 = and i32 %17, 255
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %18
  %20 = add nuw nsw i32 %4, 80
  %21 = and i32 %20, 255
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %21
  %23 = add nuw nsw i32 %4, 96
  %24 = and i32 %23, 255
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %24
  %26 = add nuw nsw i32 %4, 112
  %27 = and i32 %26, 255
  %28 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %27
  %29 = and i32 %4, 255
  %30 = xor i32 %29, 128
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %30
  %32 = add nuw nsw i32 %4, 144
  %33 = and i32 %32, 255
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %33
  %35 = add nuw nsw i32 %4, 160
  %36 = and i32 %35, 255
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %36
  %38 = add nuw nsw i32 %4, 176
  %39 = and i32 %38, 255
  %40 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %39
  %41 = add nuw nsw i32 %4, 192
  %42 = and i32 %41, 255
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %42
  %44 = add nuw nsw i32 %4, 208
  %45 = and i32 %44, 255
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %45
  %47 = add nuw nsw i32 %4, 224
  %48 = and i32 %47, 255
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %48
  %50 = add nuw nsw i32 %4, 240
  %51 = and i32 %50, 255
  %52 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7f_innerE1A, i32 %51
  br label %57

53:                                               ; preds = %57, %3
  %54 = phi i32 [ 0, %3 ], [ %107, %57 ]
  %55 = zext nneg i32 %4 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %55
  store i32 %54, ptr addrspace(1) %56, align 4, !tbaa !5
  ret void

57:                                               ; preds = %6, %57
  %58 = phi i32 [ 0, %6 ], [ %108, %57 ]
  %59 = phi i32 [ 0, %6 ], [ %107, %57 ]
  %60 = add i32 %58, %4
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !5
  store i32 %63, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %64 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %65 = add i32 %64, %59
  %66 = load i32, ptr addrspace(3) %13, align 4, !tbaa !5
  %67 = shl i32 %66, 1
  %68 = add i32 %67, %65
  %69 = load i32, ptr addrspace(3) %16, align 4, !tbaa !5
  %70 = mul i32 %69, 3
  %71 = add i32 %70, %68
  %72 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  %73 = shl i32 %72, 2
  %74 = add i32 %73, %71
  %75 = load i32, ptr addrspace(3) %22, align 4, !tbaa !5
  %76 = mul i32 %75, 5
  %77 = add i32 %76, %74
  %78 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  %79 = mul i32 %78, 6
  %80 = add i32 %79, %77
  %81 = load i32, ptr addrspace(3) %28, align 4, !tbaa !5
  %82 = mul i32 %81, 7
  %83 = add i32 %82, %80
  %84 = load i32, ptr addrspace(3) %31, align 4, !tbaa !5
  %85 = shl i32 %84, 3
  %86 = add i32 %85, %83
  %87 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %88 = mul i32 %87, 9
  %89 = add i32 %88, %86
  %90 = load i32, ptr addrspace(3) %37, align 4, !tbaa !5
  %91 = mul i32 %90, 10
  %92 = add i32 %91, %89
  %93 = load i32, ptr addrspace(3) %40, align 4, !tbaa !5
  %94 = mul i32 %93, 11
  %95 = add i32 %94, %92
  %96 = load i32, ptr addrspace(3) %43, align 4, !tbaa !5
  %97 = mul i32 %96, 12
  %98 = add i32 %97, %95
  %99 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %100 = mul i32 %99, 13
  %101 = add i32 %100, %98
  %102 = load i32, ptr addrspace(3) %49, align 4, !tbaa !5
  %103 = mul i32 %102, 14
  %104 = add i32 %103, %101
  %105 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  %106 = mul i32 %105, 15
  %107 = add i32 %106, %104
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %108 = add nuw i32 %58, 1
  %109 = icmp eq i32 %108, %2
  br i1 %109, label %53, label %57, !llvm.loop !19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @r_bytes(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = trunc i32 %7 to i8
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ7r_bytesE1A, i32 %4
  store i8 %8, ptr addrspace(3) %9, align 1, !tbaa !20
  %10 = shl nuw nsw i32 %4, 2
  %11 = and i32 %10, 252
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ7r_bytesE1A, i32 %11
  %13 = load i32, ptr addrspace(3) %12, align 4, !tbaa !5
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @f_bytes(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = trunc i32 %7 to i8
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ7f_bytesE1A, i32 %4
  store i8 %8, ptr addrspace(3) %9, align 1, !tbaa !20
  %10 = xor i32 %4, 3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ7f_bytesE1A, i32 %10
  %12 = load i8, ptr addrspace(3) %11, align 1, !tbaa !20
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_swap(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = add nuw nsw i32 %4, 65
  %8 = and i32 %7, 255
  br label %13

9:                                                ; preds = %13, %3
  %10 = phi i32 [ 0, %3 ], [ %29, %13 ]
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void

13:                                               ; preds = %6, %13
  %14 = phi i32 [ 0, %6 ], [ %29, %13 ]
  %15 = phi i32 [ 0, %6 ], [ %30, %13 ]
  %16 = phi ptr addrspace(3) [ @_ZZ6r_swapE1B, %6 ], [ %17, %13 ]
  %17 = phi ptr addrspace(3) [ @_ZZ6r_swapE1A, %6 ], [ %16, %13 ]
  %18 = shl i32 %15, 8
  %19 = add i32 %18, %4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %17, i32 %4
  store i32 %22, ptr addrspace(3) %23, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %17, i32 %8
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !5
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) %16, i32 %8
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !5
  %28 = add i32 %25, %14
  %29 = add i32 %28, %27
  %30 = add nuw i32 %15, 1
  %31 = icmp eq i32 %30, %2
  br i1 %31, label %9, label %13, !llvm.loop !21
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @f_swap(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = add nuw nsw i32 %4, 65
  %8 = and i32 %7, 255
  br label %13

9:                                                ; preds = %13, %3
  %10 = phi i32 [ 0, %3 ], [ %26, %13 ]
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  store i32 %10, ptr addrspace(1) %12, align 4, !tbaa !5
  ret void

13:                                               ; preds = %6, %13
  %14 = phi i32 [ 0, %6 ], [ %26, %13 ]
  %15 = phi i32 [ 0, %6 ], [ %27, %13 ]
  %16 = phi ptr addrspace(3) [ @_ZZ6f_swapE1B, %6 ], [ %17, %13 ]
  %17 = phi ptr addrspace(3) [ @_ZZ6f_swapE1A, %6 ], [ %16, %13 ]
  %18 = shl i32 %15, 8
  %19 = add i32 %18, %4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) %17, i32 %4
  store i32 %22, ptr addrspace(3) %23, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) %17, i32 %8
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !5
  %26 = add i32 %25, %14
  %27 = add nuw i32 %15, 1
  %28 = icmp eq i32 %27, %2
  br i1 %28, label %9, label %13, !llvm.loop !22
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @r_narrow(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp samesign ult i32 %4, 64
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_narrowE1A, i32 %4
  store i32 0, ptr addrspace(3) %7, align 4, !tbaa !5
  br label %8

8:                                                ; preds = %6, %3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %9 = zext nneg i32 %4 to i64
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %9
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !5
  %12 = and i32 %11, 63
  %13 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_narrowE1A, i32 %12
  %14 = atomicrmw add ptr addrspace(3) %13, i32 1 syncscope("wavefront") monotonic, align 4, !noalias.addrspace !23, !amdgpu.no.fine.grained.memory !24, !amdgpu.no.remote.memory !24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %5, label %15, label %19

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %9
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_narrowE1A, i32 %4
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !5
  store i32 %18, ptr addrspace(1) %16, align 4, !tbaa !5
  br label %19

19:                                               ; preds = %15, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_exit_loop(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %6, label %9

6:                                                ; preds = %3
  %7 = add nuw nsw i32 %4, 65
  %8 = and i32 %7, 255
  br label %30

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11r_exit_loopE1A, i32 %4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4000
  %12 = add nuw nsw i32 %4, 65
  %13 = and i32 %12, 255
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11r_exit_loopE1A, i32 %13
  %15 = load i32, ptr addrspace(1) %11, align 4, !tbaa !5
  br label %16

16:                                               ; preds = %9, %25
  %17 = phi i32 [ 0, %9 ], [ %28, %25 ]
  %18 = phi i32 [ 0, %9 ], [ %27, %25 ]
  %19 = shl i32 %17, 8
  %20 = add i32 %19, %4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !5
  store i32 %23, ptr addrspace(3) %10, align 4, !tbaa !5
  %24 = icmp eq i32 %17, %15
  br i1 %24, label %30, label %25

25:                                               ; preds = %16
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = load i32, ptr addrspace(3) %14, align 4, !tbaa !5
  %27 = add i32 %26, %18
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %28 = add nuw i32 %17, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %30, label %16, !llvm.loop !25

30:                                               ; preds = %25, %16, %6
  %31 = phi i32 [ %8, %6 ], [ %13, %16 ], [ %13, %25 ]
  %32 = phi i32 [ 0, %6 ], [ %27, %25 ], [ %18, %16 ]
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11r_exit_loopE1A, i32 %31
  %34 = load i32, ptr addrspace(3) %33, align 4, !tbaa !5
  %35 = add i32 %34, %32
  %36 = zext nneg i32 %4 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %36
  store i32 %35, ptr addrspace(1) %37, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @f_nested(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8f_nestedE1A, i32 %4
  %8 = add nuw nsw i32 %4, 65
  %9 = and i32 %8, 255
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8f_nestedE1A, i32 %9
  br label %11

11:                                               ; preds = %6, %22
  %12 = phi i32 [ 0, %6 ], [ %24, %22 ]
  %13 = phi i32 [ 0, %6 ], [ %23, %22 ]
  %14 = icmp eq i32 %12, 0
  br i1 %14, label %22, label %15

15:                                               ; preds = %11
  %16 = shl i32 %12, 8
  %17 = add i32 %16, %4
  br label %26

18:                                               ; preds = %22, %3
  %19 = phi i32 [ 0, %3 ], [ %23, %22 ]
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !5
  ret void

22:                                               ; preds = %26, %11
  %23 = phi i32 [ %13, %11 ], [ %34, %26 ]
  %24 = add nuw i32 %12, 1
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %18, label %11, !llvm.loop !26

26:                                               ; preds = %15, %26
  %27 = phi i32 [ 0, %15 ], [ %35, %26 ]
  %28 = phi i32 [ %13, %15 ], [ %34, %26 ]
  %29 = add i32 %17, %27
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5
  store i32 %32, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %33 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %34 = add i32 %33, %28
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %35 = add nuw i32 %27, 1
  %36 = icmp eq i32 %35, %12
  br i1 %36, label %22, label %26, !llvm.loop !27
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_nested(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_nestedE1A, i32 %4
  %8 = add nuw nsw i32 %4, 65
  %9 = and i32 %8, 255
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_nestedE1A, i32 %9
  br label %11

11:                                               ; preds = %6, %22
  %12 = phi i32 [ 0, %6 ], [ %25, %22 ]
  %13 = phi i32 [ 0, %6 ], [ %24, %22 ]
  %14 = icmp eq i32 %12, 0
  br i1 %14, label %22, label %15

15:                                               ; preds = %11
  %16 = shl i32 %12, 8
  %17 = add i32 %16, %4
  br label %27

18:                                               ; preds = %22, %3
  %19 = phi i32 [ 0, %3 ], [ %24, %22 ]
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  store i32 %19, ptr addrspace(1) %21, align 4, !tbaa !5
  ret void

22:                                               ; preds = %27, %11
  %23 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %24 = add i32 %23, %13
  %25 = add nuw i32 %12, 1
  %26 = icmp eq i32 %25, %2
  br i1 %26, label %18, label %11, !llvm.loop !28

27:                                               ; preds = %15, %27
  %28 = phi i32 [ 0, %15 ], [ %33, %27 ]
  %29 = add i32 %17, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5
  store i32 %32, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %33 = add nuw i32 %28, 1
  %34 = icmp eq i32 %33, %12
  br i1 %34, label %22, label %27, !llvm.loop !29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @r_2d(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %6 = add nuw nsw i32 %4, %5
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @f_1d(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @f_stages(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8f_stagesE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1024
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8f_stagesE1A, i32 1024), i32 %4
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !5
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %3
  %14 = add nuw nsw i32 %4, 65
  %15 = and i32 %14, 255
  %16 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8f_stagesE1A, i32 %15
  br label %20

17:                                               ; preds = %20, %3
  %18 = phi i32 [ 0, %3 ], [ %26, %20 ]
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !5
  ret void

20:                                               ; preds = %13, %20
  %21 = phi i32 [ 0, %13 ], [ %35, %20 ]
  %22 = phi i32 [ 0, %13 ], [ %26, %20 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %23 = and i32 %21, 3
  %24 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %16, i32 %23
  %25 = load i32, ptr addrspace(3) %24, align 4, !tbaa !5
  %26 = add i32 %25, %22
  %27 = add i32 %21, 2
  %28 = shl i32 %27, 8
  %29 = add i32 %28, %4
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5
  %33 = and i32 %27, 3
  %34 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) %8, i32 %33
  store i32 %32, ptr addrspace(3) %34, align 4, !tbaa !5
  %35 = add nuw i32 %21, 1
  %36 = icmp eq i32 %35, %2
  br i1 %36, label %17, label %20, !llvm.loop !30
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_stages(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ8r_stagesE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1024
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ8r_stagesE1A, i32 1024), i32 %4
  store i32 %10, ptr addrspace(3) %11, align 4, !tbaa !5
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %3
  %14 = add nuw nsw i32 %4, 65
  %15 = and i32 %14, 255
  %16 = add nuw nsw i32 %4, 512
  br label %20

17:                                               ; preds = %20, %3
  %18 = phi i32 [ 0, %3 ], [ %27, %20 ]
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %18, ptr addrspace(1) %19, align 4, !tbaa !5
  ret void

20:                                               ; preds = %13, %20
  %21 = phi i32 [ 0, %13 ], [ %34, %20 ]
  %22 = phi i32 [ 0, %13 ], [ %27, %20 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %23 = and i32 %21, 1
  %24 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @_ZZ8r_stagesE1A, i32 %23
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) %24, i32 %15
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  %27 = add i32 %26, %22
  %28 = shl i32 %21, 8
  %29 = add i32 %16, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !5
  %33 = getelementptr inbounds nuw i32, ptr addrspace(3) %24, i32 %4
  store i32 %32, ptr addrspace(3) %33, align 4, !tbaa !5
  %34 = add nuw i32 %21, 1
  %35 = icmp eq i32 %34, %2
  br i1 %35, label %17, label %20, !llvm.loop !31
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @r_early(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_earlyE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  %9 = icmp ult i32 %4, %2
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = add nuw nsw i32 %4, 64
  %12 = and i32 %11, 255
  br label %17

13:                                               ; preds = %3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 36
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !5
  store i32 %15, ptr addrspace(3) %8, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %16 = xor i32 %4, 64
  br label %17

17:                                               ; preds = %13, %10
  %18 = phi i32 [ %16, %13 ], [ %12, %10 ]
  %19 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ7r_earlyE1A, i32 %18
  %20 = load i32, ptr addrspace(3) %19, align 4, !tbaa !5
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %20, ptr addrspace(1) %21, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @r_dyn(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7)
  %9 = and i32 %8, 255
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ5r_dynE1A, i32 %9
  store i32 %4, ptr addrspace(3) %10, align 4, !tbaa !5
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ5r_dynE1A, i32 %4
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #7

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @f_wavebase(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %4)
  %6 = and i32 %5, -64
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %10 = and i32 %4, 63
  %11 = getelementptr i32, ptr addrspace(3) @_ZZ10f_wavebaseE1A, i32 %6
  %12 = getelementptr i32, ptr addrspace(3) %11, i32 %10
  store i32 %9, ptr addrspace(3) %12, align 4, !tbaa !5
  %13 = add nuw nsw i32 %4, 1
  %14 = and i32 %13, 63
  %15 = getelementptr i32, ptr addrspace(3) %11, i32 %14
  %16 = load i32, ptr addrspace(3) %15, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %16, ptr addrspace(1) %17, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define protected amdgpu_kernel void @r_wavebase(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %4)
  %6 = lshr i32 %5, 6
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !5
  %10 = and i32 %4, 63
  %11 = mul i32 %6, 252
  %12 = getelementptr i8, ptr addrspace(3) @_ZZ10r_wavebaseE1A, i32 %11
  %13 = getelementptr i32, ptr addrspace(3) %12, i32 %10
  store i32 %9, ptr addrspace(3) %13, align 4, !tbaa !5
  %14 = and i32 %5, -64
  %15 = add nuw nsw i32 %4, 1
  %16 = and i32 %15, 63
  %17 = getelementptr i32, ptr addrspace(3) @_ZZ10r_wavebaseE1A, i32 %14
  %18 = getelementptr i32, ptr addrspace(3) %17, i32 %16
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @r_tree(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_treeE1A, i32 %4
  store i32 %7, ptr addrspace(3) %8, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %9 = icmp samesign ult i32 %4, 128
  br i1 %9, label %10, label %15

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 512
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %13 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %14 = add i32 %13, %12
  store i32 %14, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %15

15:                                               ; preds = %3, %10
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %16 = icmp samesign ult i32 %4, 64
  br i1 %16, label %17, label %22

17:                                               ; preds = %15
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 256
  %19 = load i32, ptr addrspace(3) %18, align 4, !tbaa !5
  %20 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %21 = add i32 %20, %19
  store i32 %21, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %22

22:                                               ; preds = %15, %17
  %23 = icmp samesign ult i32 %4, 32
  br i1 %23, label %24, label %29

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 128
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  %27 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %28 = add i32 %27, %26
  store i32 %28, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %29

29:                                               ; preds = %22, %24
  %30 = icmp samesign ult i32 %4, 16
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 64
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !5
  %34 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %35 = add i32 %34, %33
  store i32 %35, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %36

36:                                               ; preds = %29, %31
  %37 = icmp samesign ult i32 %4, 8
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 32
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !5
  %41 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %42 = add i32 %41, %40
  store i32 %42, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %43

43:                                               ; preds = %36, %38
  %44 = icmp samesign ult i32 %4, 4
  br i1 %44, label %45, label %50

45:                                               ; preds = %43
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 16
  %47 = load i32, ptr addrspace(3) %46, align 4, !tbaa !5
  %48 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %49 = add i32 %48, %47
  store i32 %49, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %50

50:                                               ; preds = %43, %45
  %51 = icmp samesign ult i32 %4, 2
  br i1 %51, label %52, label %57

52:                                               ; preds = %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i32 8
  %54 = load i32, ptr addrspace(3) %53, align 4, !tbaa !5
  %55 = load i32, ptr addrspace(3) %8, align 4, !tbaa !5
  %56 = add i32 %55, %54
  store i32 %56, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %57

57:                                               ; preds = %50, %52
  %58 = icmp eq i32 %4, 0
  br i1 %58, label %59, label %64

59:                                               ; preds = %57
  %60 = load <2 x i32>, ptr addrspace(3) %8, align 4, !tbaa !5
  %61 = extractelement <2 x i32> %60, i64 0
  %62 = extractelement <2 x i32> %60, i64 1
  %63 = add i32 %61, %62
  store i32 %63, ptr addrspace(3) %8, align 4, !tbaa !5
  br label %64

64:                                               ; preds = %59, %57
  %65 = load i32, ptr addrspace(3) @_ZZ6r_treeE1A, align 16, !tbaa !5
  %66 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %5
  store i32 %65, ptr addrspace(1) %66, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @r_cond(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_condE1A, i32 %4
  %8 = add nuw nsw i32 %4, 65
  %9 = and i32 %8, 255
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ6r_condE1A, i32 %9
  br label %15

11:                                               ; preds = %30, %3
  %12 = phi i32 [ 0, %3 ], [ %28, %30 ]
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !5
  ret void

15:                                               ; preds = %6, %30
  %16 = phi i32 [ 0, %6 ], [ %31, %30 ]
  %17 = phi i32 [ 0, %6 ], [ %28, %30 ]
  %18 = shl i32 %16, 8
  %19 = add i32 %18, %4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !5
  store i32 %22, ptr addrspace(3) %7, align 4, !tbaa !5
  %23 = and i32 %16, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %26, label %25

25:                                               ; preds = %15
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %26

26:                                               ; preds = %25, %15
  %27 = load i32, ptr addrspace(3) %10, align 4, !tbaa !5
  %28 = add i32 %27, %17
  br i1 %24, label %30, label %29

29:                                               ; preds = %26
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %30

30:                                               ; preds = %26, %29
  %31 = add nuw i32 %16, 1
  %32 = icmp eq i32 %31, %2
  br i1 %32, label %11, label %15, !llvm.loop !32
}

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = !{!7, !7, i64 0}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = !{i32 5, i32 6}
!24 = !{}
!25 = distinct !{!25, !10}
!26 = distinct !{!26, !10}
!27 = distinct !{!27, !10}
!28 = distinct !{!28, !10}
!29 = distinct !{!29, !10}
!30 = distinct !{!30, !10}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !10}
