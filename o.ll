; ModuleID = 'block_patterns.hip'
source_filename = "block_patterns.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ6reducePKfPfiE4sums = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ4scanPiE4sums = internal unnamed_addr addrspace(3) global [2 x [256 x i32]] undef, align 16
@_ZZ8sum_rowsPKfPfiiE4sums = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ9transposePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [16 x [1073741824 x float]] undef, align 16
@_ZZ9histogramPKjPjiE4bins = internal addrspace(3) global [256 x i32] undef, align 16
@_ZZ8multiplyPKfS0_PfiE4left = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 16
@_ZZ8multiplyPKfS0_PfiE5right = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 16
@_ZZ5totalPKfPfPjS1_jE4sums = internal unnamed_addr addrspace(3) global [256 x float] undef, align 16
@_ZZ5totalPKfPfPjS1_jE6ticket = internal unnamed_addr addrspace(3) global i32 undef, align 4
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

@ldsopt.records._Z6reducePKfPfi = protected addrspace(1) externally_initialized global [1065088 x i8] zeroinitializer, align 128
@ldsopt.records._Z6reducePKfPfi.header = protected addrspace(4) constant [424 x i8] c"\01\00\00\00(\00\00\00\80\01\00\00(\02\00\00\00@\10\00\02\00\00\00@\00\00\00\08\00\00\00\00A\00\00\08\00\00\00\00\00\00\00\01\00\00\00\02\00\00\00\03\00\00\00\04\00\00\00\05\00\00\00\06\00\00\00\07\00\00\00LDSOPT\01\0AP\01\00\00&\E0\C2\82{\22format\22:\22ldsopt.records/1\22,\22kernel\22:\22_Z6reducePKfPfi\22,\22arch\22:\22gfx1030\22,\22wave_size\22:32,\22waves\22:8,\22selected\22:[0,1,2,3,4,5,6,7],\22records\22:256,\22keep\22:\22last\22,\22workgroups\22:[64,1,1],\22sample\22:1,\22clock_bits\22:43,\22clock\22:\22cycles\22,\22tick_hertz\22:100000000,\22scopes\22:[\22loop:13\22],\22store\22:\22device\22,\22argument\22:null,\22empty_scope\22:null,\22is_checked\22:false}", align 8
@ldsopt.records._Z8sum_rowsPKfPfii = protected addrspace(1) externally_initialized global [1065088 x i8] zeroinitializer, align 128
@ldsopt.records._Z8sum_rowsPKfPfii.header = protected addrspace(4) constant [440 x i8] c"\01\00\00\00(\00\00\00\90\01\00\008\02\00\00\00@\10\00\02\00\00\00@\00\00\00\08\00\00\00\00A\00\00\08\00\00\00\00\00\00\00\01\00\00\00\02\00\00\00\03\00\00\00\04\00\00\00\05\00\00\00\06\00\00\00\07\00\00\00LDSOPT\01\0A`\01\00\00\9F\0D\DA\D6{\22format\22:\22ldsopt.records/1\22,\22kernel\22:\22_Z8sum_rowsPKfPfii\22,\22arch\22:\22gfx1030\22,\22wave_size\22:32,\22waves\22:8,\22selected\22:[0,1,2,3,4,5,6,7],\22records\22:256,\22keep\22:\22last\22,\22workgroups\22:[64,1,1],\22sample\22:1,\22clock_bits\22:43,\22clock\22:\22cycles\22,\22tick_hertz\22:100000000,\22scopes\22:[\22loop:27\22,\22loop:36\22],\22store\22:\22device\22,\22argument\22:null,\22empty_scope\22:null,\22is_checked\22:false}   ", align 8
@ldsopt.records._Z9histogramPKjPji = protected addrspace(1) externally_initialized global [1065088 x i8] zeroinitializer, align 128
@ldsopt.records._Z9histogramPKjPji.header = protected addrspace(4) constant [432 x i8] c"\01\00\00\00(\00\00\00\88\01\00\000\02\00\00\00@\10\00\02\00\00\00@\00\00\00\08\00\00\00\00A\00\00\08\00\00\00\00\00\00\00\01\00\00\00\02\00\00\00\03\00\00\00\04\00\00\00\05\00\00\00\06\00\00\00\07\00\00\00LDSOPT\01\0AX\01\00\00\C9=\90\D1{\22format\22:\22ldsopt.records/1\22,\22kernel\22:\22_Z9histogramPKjPji\22,\22arch\22:\22gfx1030\22,\22wave_size\22:32,\22waves\22:8,\22selected\22:[0,1,2,3,4,5,6,7],\22records\22:256,\22keep\22:\22last\22,\22workgroups\22:[64,1,1],\22sample\22:1,\22clock_bits\22:43,\22clock\22:\22cycles\22,\22tick_hertz\22:100000000,\22scopes\22:[\22loop:15\22],\22store\22:\22device\22,\22argument\22:null,\22empty_scope\22:null,\22is_checked\22:false}     ", align 8
@ldsopt.records._Z8multiplyPKfS0_Pfi = protected addrspace(1) externally_initialized global [1065088 x i8] zeroinitializer, align 128
@ldsopt.records._Z8multiplyPKfS0_Pfi.header = protected addrspace(4) constant [432 x i8] c"\01\00\00\00(\00\00\00\88\01\00\000\02\00\00\00@\10\00\02\00\00\00@\00\00\00\08\00\00\00\00A\00\00\08\00\00\00\00\00\00\00\01\00\00\00\02\00\00\00\03\00\00\00\04\00\00\00\05\00\00\00\06\00\00\00\07\00\00\00LDSOPT\01\0AX\01\00\00\02\B9\11d{\22format\22:\22ldsopt.records/1\22,\22kernel\22:\22_Z8multiplyPKfS0_Pfi\22,\22arch\22:\22gfx1030\22,\22wave_size\22:32,\22waves\22:8,\22selected\22:[0,1,2,3,4,5,6,7],\22records\22:256,\22keep\22:\22last\22,\22workgroups\22:[64,1,1],\22sample\22:1,\22clock_bits\22:43,\22clock\22:\22cycles\22,\22tick_hertz\22:100000000,\22scopes\22:[\22loop:64\22],\22store\22:\22device\22,\22argument\22:null,\22empty_scope\22:null,\22is_checked\22:false}   ", align 8
@ldsopt.records._Z6smoothPfi = protected addrspace(1) externally_initialized global [1065088 x i8] zeroinitializer, align 128
@ldsopt.records._Z6smoothPfi.header = protected addrspace(4) constant [424 x i8] c"\01\00\00\00(\00\00\00\80\01\00\00(\02\00\00\00@\10\00\02\00\00\00@\00\00\00\08\00\00\00\00A\00\00\08\00\00\00\00\00\00\00\01\00\00\00\02\00\00\00\03\00\00\00\04\00\00\00\05\00\00\00\06\00\00\00\07\00\00\00LDSOPT\01\0AP\01\00\00\17\95\FF>{\22format\22:\22ldsopt.records/1\22,\22kernel\22:\22_Z6smoothPfi\22,\22arch\22:\22gfx1030\22,\22wave_size\22:32,\22waves\22:8,\22selected\22:[0,1,2,3,4,5,6,7],\22records\22:256,\22keep\22:\22last\22,\22workgroups\22:[64,1,1],\22sample\22:1,\22clock_bits\22:43,\22clock\22:\22cycles\22,\22tick_hertz\22:100000000,\22scopes\22:[\22loop:22\22],\22store\22:\22device\22,\22argument\22:null,\22empty_scope\22:null,\22is_checked\22:false}   ", align 8
@ldsopt.records._Z5totalPKfPfPjS1_j = protected addrspace(1) externally_initialized global [1065088 x i8] zeroinitializer, align 128
@ldsopt.records._Z5totalPKfPfPjS1_j.header = protected addrspace(4) constant [440 x i8] c"\01\00\00\00(\00\00\00\90\01\00\008\02\00\00\00@\10\00\02\00\00\00@\00\00\00\08\00\00\00\00A\00\00\08\00\00\00\00\00\00\00\01\00\00\00\02\00\00\00\03\00\00\00\04\00\00\00\05\00\00\00\06\00\00\00\07\00\00\00LDSOPT\01\0A`\01\00\00Z\96\17[{\22format\22:\22ldsopt.records/1\22,\22kernel\22:\22_Z5totalPKfPfPjS1_j\22,\22arch\22:\22gfx1030\22,\22wave_size\22:32,\22waves\22:8,\22selected\22:[0,1,2,3,4,5,6,7],\22records\22:256,\22keep\22:\22last\22,\22workgroups\22:[64,1,1],\22sample\22:1,\22clock_bits\22:43,\22clock\22:\22cycles\22,\22tick_hertz\22:100000000,\22scopes\22:[\22loop:27\22,\22loop:39\22],\22store\22:\22device\22,\22argument\22:null,\22empty_scope\22:null,\22is_checked\22:false}  ", align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z6reducePKfPfi(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %ldsopt.rec.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.began.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.began = mul i64 %ldsopt.rec.began.ticks, 10
  %ldsopt.rec.x = call i32 @llvm.amdgcn.workitem.id.x()
  %ldsopt.rec.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.x)
  %ldsopt.rec.wave = lshr i32 %ldsopt.rec.first, 5
  %ldsopt.rec.group.x = call i32 @llvm.amdgcn.workgroup.id.x()
  %ldsopt.rec.inside.x = icmp ult i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.place = urem i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.slot.offset = mul i32 %ldsopt.rec.place, 16640
  %ldsopt.rec.slot.at = add i32 %ldsopt.rec.slot.offset, 128
  %ldsopt.rec.slot.far = zext i32 %ldsopt.rec.slot.at to i64
  %ldsopt.rec.slot = getelementptr i8, ptr addrspace(1) @ldsopt.records._Z6reducePKfPfi, i64 %ldsopt.rec.slot.far
  %ldsopt.rec.spare.own = shl i32 %ldsopt.rec.wave, 3
  %ldsopt.rec.spare = add i32 %ldsopt.rec.spare.own, 16480
  %ldsopt.rec.count.own = shl i32 %ldsopt.rec.wave, 2
  %ldsopt.rec.count.offset = add i32 %ldsopt.rec.count.own, 40
  %ldsopt.rec.is.first = icmp eq i32 %ldsopt.rec.wave, 0
  %ldsopt.rec.leads = and i1 %ldsopt.rec.inside.x, %ldsopt.rec.is.first
  %ldsopt.rec.segment.own = mul i32 %ldsopt.rec.wave, 2048
  %ldsopt.rec.segment.slot = add i32 %ldsopt.rec.segment.own, 72
  %ldsopt.rec.segment = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.segment.slot, i32 %ldsopt.rec.spare
  %ldsopt.rec.limit = select i1 %ldsopt.rec.inside.x, i32 510, i32 0
  %ldsopt.rec.number = zext i32 %ldsopt.rec.group.x to i64
  %ldsopt.rec.number.high = shl i64 %ldsopt.rec.number, 32
  %ldsopt.rec.head = or i64 %ldsopt.rec.number.high, 3735928559
  %ldsopt.rec.hardware = call i32 @llvm.amdgcn.s.getreg(i32 47127)
  %ldsopt.rec.hardware.wide = zext i32 %ldsopt.rec.hardware to i64
  %ldsopt.rec.where = or i64 %ldsopt.rec.hardware.wide, 70368744177664
  %ldsopt.rec.head.at = select i1 %ldsopt.rec.leads, i32 0, i32 %ldsopt.rec.spare
  %ldsopt.rec.head.to.far = zext i32 %ldsopt.rec.head.at to i64
  %ldsopt.rec.head.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.head.to.far
  store atomic i64 %ldsopt.rec.head, ptr addrspace(1) %ldsopt.rec.head.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.where.at = select i1 %ldsopt.rec.leads, i32 8, i32 %ldsopt.rec.spare
  %ldsopt.rec.where.to.far = zext i32 %ldsopt.rec.where.at to i64
  %ldsopt.rec.where.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.where.to.far
  store atomic i64 %ldsopt.rec.where, ptr addrspace(1) %ldsopt.rec.where.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.started.at = select i1 %ldsopt.rec.leads, i32 16, i32 %ldsopt.rec.spare
  %ldsopt.rec.started.to.far = zext i32 %ldsopt.rec.started.at to i64
  %ldsopt.rec.started.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.started.to.far
  store atomic i64 %ldsopt.rec.began, ptr addrspace(1) %ldsopt.rec.started.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.ended.to.far = zext i32 %ldsopt.rec.ended.at to i64
  %ldsopt.rec.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.ended.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.copied.to.far = zext i32 %ldsopt.rec.copied.at to i64
  %ldsopt.rec.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.copied.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.cycles.at = select i1 %ldsopt.rec.leads, i32 16456, i32 %ldsopt.rec.spare
  %ldsopt.rec.cycles.to.far = zext i32 %ldsopt.rec.cycles.at to i64
  %ldsopt.rec.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.cycles.to.far
  store atomic i64 %ldsopt.rec.clock, ptr addrspace(1) %ldsopt.rec.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.count.first = select i1 %ldsopt.rec.inside.x, i32 1, i32 0
  %ldsopt.rec.count.to.far = zext i32 %ldsopt.rec.count.at to i64
  %ldsopt.rec.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.count.to.far
  store atomic i32 %ldsopt.rec.count.first, ptr addrspace(1) %ldsopt.rec.count.to syncscope("wavefront") monotonic, align 4
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl nsw i32 %5, 8
  %7 = add nsw i32 %6, %4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %ldsopt.mark.0.2, label %9

ldsopt.mark.0.2:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.0.to.at = add i32 0, %ldsopt.rec.segment
  %ldsopt.rec.0.to.far = zext i32 %ldsopt.rec.0.to.at to i64
  %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.0.to.far
  %ldsopt.rec.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.0.low = shl i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.high = lshr i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.upper = and i64 %ldsopt.rec.0.high, 2047
  %ldsopt.rec.0.word = or i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper
  store atomic i64 %ldsopt.rec.0.word, ptr addrspace(1) %ldsopt.rec.0.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.0.count = add i32 0, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %13

9:                                                ; preds = %13, %3
  %ldsopt.rec.count.2 = phi i32 [ 0, %3 ], [ %ldsopt.rec.1.count, %ldsopt.mark.2.1 ]
  %10 = phi float [ 0.000000e+00, %3 ], [ %19, %ldsopt.mark.2.1 ]
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ6reducePKfPfiE4sums, i32 %4
  store float %10, ptr addrspace(3) %11, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %12 = icmp samesign ult i32 %4, 128
  br i1 %12, label %22, label %27

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %20, %13 ], [ %7, %ldsopt.mark.0.2 ]
  %15 = phi float [ %19, %13 ], [ 0.000000e+00, %ldsopt.mark.0.2 ]
  %16 = sext i32 %14 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !9
  %19 = fadd contract float %15, %18
  %20 = add nsw i32 %14, 16384
  %21 = icmp slt i32 %20, %2
  br i1 %21, label %13, label %ldsopt.mark.2.1, !llvm.loop !11

ldsopt.mark.2.1:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.1.to.within = and i32 %ldsopt.rec.0.count, %ldsopt.rec.limit
  %ldsopt.rec.1.to.bytes = shl i32 %ldsopt.rec.1.to.within, 2
  %ldsopt.rec.1.to.at = add i32 %ldsopt.rec.1.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.1.to.far = zext i32 %ldsopt.rec.1.to.at to i64
  %ldsopt.rec.1.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.1.to.far
  %ldsopt.rec.1.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.1.low = shl i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.high = lshr i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.upper = and i64 %ldsopt.rec.1.high, 2047
  %ldsopt.rec.1.word = or i64 %ldsopt.rec.1.low, %ldsopt.rec.1.upper
  %ldsopt.rec.1.tagged = or i64 %ldsopt.rec.1.word, 2147483648
  store atomic i64 %ldsopt.rec.1.tagged, ptr addrspace(1) %ldsopt.rec.1.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.1.count = add i32 %ldsopt.rec.0.count, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %9

22:                                               ; preds = %9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 512
  %24 = load float, ptr addrspace(3) %23, align 4, !tbaa !9
  %25 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %26 = fadd contract float %24, %25
  store float %26, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %27

27:                                               ; preds = %9, %22
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %28 = icmp samesign ult i32 %4, 64
  br i1 %28, label %29, label %34

29:                                               ; preds = %27
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 256
  %31 = load float, ptr addrspace(3) %30, align 4, !tbaa !9
  %32 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %33 = fadd contract float %31, %32
  store float %33, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %34

34:                                               ; preds = %29, %27
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %35 = icmp samesign ult i32 %4, 32
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 128
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !9
  %39 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %40 = fadd contract float %38, %39
  store float %40, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %41

41:                                               ; preds = %36, %34
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %42 = icmp samesign ult i32 %4, 16
  br i1 %42, label %43, label %48

43:                                               ; preds = %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 64
  %45 = load float, ptr addrspace(3) %44, align 4, !tbaa !9
  %46 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %47 = fadd contract float %45, %46
  store float %47, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %48

48:                                               ; preds = %43, %41
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %49 = icmp samesign ult i32 %4, 8
  br i1 %49, label %50, label %55

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 32
  %52 = load float, ptr addrspace(3) %51, align 4, !tbaa !9
  %53 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %54 = fadd contract float %52, %53
  store float %54, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %55

55:                                               ; preds = %50, %48
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %56 = icmp samesign ult i32 %4, 4
  br i1 %56, label %57, label %62

57:                                               ; preds = %55
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 16
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !9
  %60 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %61 = fadd contract float %59, %60
  store float %61, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %62

62:                                               ; preds = %57, %55
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %63 = icmp samesign ult i32 %4, 2
  br i1 %63, label %64, label %69

64:                                               ; preds = %62
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 8
  %66 = load float, ptr addrspace(3) %65, align 4, !tbaa !9
  %67 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %68 = fadd contract float %66, %67
  store float %68, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %69

69:                                               ; preds = %64, %62
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %70 = icmp eq i32 %4, 0
  br i1 %70, label %71, label %79

71:                                               ; preds = %69
  %72 = load <2 x float>, ptr addrspace(3) %11, align 4, !tbaa !9
  %73 = extractelement <2 x float> %72, i64 0
  %74 = extractelement <2 x float> %72, i64 1
  %75 = fadd contract float %74, %73
  store float %75, ptr addrspace(3) %11, align 4, !tbaa !9
  %76 = sext i32 %5 to i64
  %77 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %76
  %78 = load float, ptr addrspace(3) @_ZZ6reducePKfPfiE4sums, align 16, !tbaa !9
  store float %78, ptr addrspace(1) %77, align 4, !tbaa !9
  br label %79

79:                                               ; preds = %69, %71
  %ldsopt.rec.end.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.end.0.wall.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.end.0.wall = mul i64 %ldsopt.rec.end.0.wall.ticks, 10
  %ldsopt.rec.end.0.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.ended.to.far = zext i32 %ldsopt.rec.end.0.ended.at to i64
  %ldsopt.rec.end.0.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.ended.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.cycles.at = select i1 %ldsopt.rec.leads, i32 16464, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.cycles.to.far = zext i32 %ldsopt.rec.end.0.cycles.at to i64
  %ldsopt.rec.end.0.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.cycles.to.far
  store atomic i64 %ldsopt.rec.end.0.clock, ptr addrspace(1) %ldsopt.rec.end.0.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.count.to.far = zext i32 %ldsopt.rec.end.0.count.at to i64
  %ldsopt.rec.end.0.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.count.to.far
  %ldsopt.rec.end.0.most = atomicrmw umax ptr addrspace(1) %ldsopt.rec.end.0.count.to, i32 %ldsopt.rec.count.2 syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.count.ended = atomicrmw and ptr addrspace(1) %ldsopt.rec.end.0.count.to, i32 -2 syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.copied.to.far = zext i32 %ldsopt.rec.end.0.copied.at to i64
  %ldsopt.rec.end.0.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.copied.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.lane.low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %ldsopt.rec.end.0.is.first = icmp eq i32 %ldsopt.rec.end.0.lane.low, 0
  %ldsopt.rec.end.0.is.one = and i1 %ldsopt.rec.end.0.is.first, %ldsopt.rec.is.first
  %ldsopt.rec.end.0.outside = xor i1 %ldsopt.rec.inside.x, true
  %ldsopt.rec.end.0.is.lost = and i1 %ldsopt.rec.end.0.is.one, %ldsopt.rec.end.0.outside
  br i1 %ldsopt.rec.end.0.is.lost, label %ldsopt.rec.end.0.lost, label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.lost:
  %ldsopt.rec.end.0.lost.before = atomicrmw add ptr addrspace(1) @ldsopt.records._Z6reducePKfPfi, i32 1 syncscope("agent") monotonic, align 4
  br label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.done:
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @_Z4scanPi(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %4 = shl nsw i32 %3, 8
  %5 = add nsw i32 %4, %2
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !5
  %9 = getelementptr i32, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 %2
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %10 = load i32, ptr addrspace(3) %9, align 4, !tbaa !5
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %17, label %12

12:                                               ; preds = %1
  %13 = getelementptr i32, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 %2
  %14 = getelementptr i8, ptr addrspace(3) %13, i32 -4
  %15 = load i32, ptr addrspace(3) %14, align 4, !tbaa !5
  %16 = add nsw i32 %15, %10
  br label %17

17:                                               ; preds = %12, %1
  %18 = phi i32 [ %16, %12 ], [ %10, %1 ]
  %19 = getelementptr i8, ptr addrspace(3) %9, i32 1024
  store i32 %18, ptr addrspace(3) %19, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 1024), i32 %2
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %22 = icmp samesign ult i32 %2, 2
  br i1 %22, label %28, label %23

23:                                               ; preds = %17
  %24 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 1024), i32 %2
  %25 = getelementptr i8, ptr addrspace(3) %24, i32 -8
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !5
  %27 = add nsw i32 %26, %21
  br label %28

28:                                               ; preds = %23, %17
  %29 = phi i32 [ %27, %23 ], [ %21, %17 ]
  store i32 %29, ptr addrspace(3) %9, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %30 = load i32, ptr addrspace(3) %9, align 4, !tbaa !5
  %31 = icmp samesign ult i32 %2, 4
  br i1 %31, label %37, label %32

32:                                               ; preds = %28
  %33 = getelementptr i32, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 %2
  %34 = getelementptr i8, ptr addrspace(3) %33, i32 -16
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !5
  %36 = add nsw i32 %35, %30
  br label %37

37:                                               ; preds = %32, %28
  %38 = phi i32 [ %36, %32 ], [ %30, %28 ]
  store i32 %38, ptr addrspace(3) %19, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %40 = icmp samesign ult i32 %2, 8
  br i1 %40, label %46, label %41

41:                                               ; preds = %37
  %42 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 1024), i32 %2
  %43 = getelementptr i8, ptr addrspace(3) %42, i32 -32
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !5
  %45 = add nsw i32 %44, %39
  br label %46

46:                                               ; preds = %41, %37
  %47 = phi i32 [ %45, %41 ], [ %39, %37 ]
  store i32 %47, ptr addrspace(3) %9, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %48 = load i32, ptr addrspace(3) %9, align 4, !tbaa !5
  %49 = icmp samesign ult i32 %2, 16
  br i1 %49, label %55, label %50

50:                                               ; preds = %46
  %51 = getelementptr i32, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 %2
  %52 = getelementptr i8, ptr addrspace(3) %51, i32 -64
  %53 = load i32, ptr addrspace(3) %52, align 4, !tbaa !5
  %54 = add nsw i32 %53, %48
  br label %55

55:                                               ; preds = %50, %46
  %56 = phi i32 [ %54, %50 ], [ %48, %46 ]
  store i32 %56, ptr addrspace(3) %19, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %57 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %58 = icmp samesign ult i32 %2, 32
  br i1 %58, label %64, label %59

59:                                               ; preds = %55
  %60 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 1024), i32 %2
  %61 = getelementptr i8, ptr addrspace(3) %60, i32 -128
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !5
  %63 = add nsw i32 %62, %57
  br label %64

64:                                               ; preds = %59, %55
  %65 = phi i32 [ %63, %59 ], [ %57, %55 ]
  store i32 %65, ptr addrspace(3) %9, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = load i32, ptr addrspace(3) %9, align 4, !tbaa !5
  %67 = icmp samesign ult i32 %2, 64
  br i1 %67, label %73, label %68

68:                                               ; preds = %64
  %69 = getelementptr i32, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 %2
  %70 = getelementptr i8, ptr addrspace(3) %69, i32 -256
  %71 = load i32, ptr addrspace(3) %70, align 4, !tbaa !5
  %72 = add nsw i32 %71, %66
  br label %73

73:                                               ; preds = %68, %64
  %74 = phi i32 [ %72, %68 ], [ %66, %64 ]
  store i32 %74, ptr addrspace(3) %19, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %75 = load i32, ptr addrspace(3) %20, align 4, !tbaa !5
  %76 = icmp samesign ult i32 %2, 128
  br i1 %76, label %82, label %77

77:                                               ; preds = %73
  %78 = getelementptr i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ4scanPiE4sums, i32 1024), i32 %2
  %79 = getelementptr i8, ptr addrspace(3) %78, i32 -512
  %80 = load i32, ptr addrspace(3) %79, align 4, !tbaa !5
  %81 = add nsw i32 %80, %75
  br label %82

82:                                               ; preds = %77, %73
  %83 = phi i32 [ %81, %77 ], [ %75, %73 ]
  store i32 %83, ptr addrspace(3) %9, align 4, !tbaa !5
  store i32 %83, ptr addrspace(1) %7, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z8sum_rowsPKfPfii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %ldsopt.rec.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.began.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.began = mul i64 %ldsopt.rec.began.ticks, 10
  %ldsopt.rec.x = call i32 @llvm.amdgcn.workitem.id.x()
  %ldsopt.rec.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.x)
  %ldsopt.rec.wave = lshr i32 %ldsopt.rec.first, 5
  %ldsopt.rec.group.x = call i32 @llvm.amdgcn.workgroup.id.x()
  %ldsopt.rec.inside.x = icmp ult i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.place = urem i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.slot.offset = mul i32 %ldsopt.rec.place, 16640
  %ldsopt.rec.slot.at = add i32 %ldsopt.rec.slot.offset, 128
  %ldsopt.rec.slot.far = zext i32 %ldsopt.rec.slot.at to i64
  %ldsopt.rec.slot = getelementptr i8, ptr addrspace(1) @ldsopt.records._Z8sum_rowsPKfPfii, i64 %ldsopt.rec.slot.far
  %ldsopt.rec.spare.own = shl i32 %ldsopt.rec.wave, 3
  %ldsopt.rec.spare = add i32 %ldsopt.rec.spare.own, 16480
  %ldsopt.rec.count.own = shl i32 %ldsopt.rec.wave, 2
  %ldsopt.rec.count.offset = add i32 %ldsopt.rec.count.own, 40
  %ldsopt.rec.is.first = icmp eq i32 %ldsopt.rec.wave, 0
  %ldsopt.rec.leads = and i1 %ldsopt.rec.inside.x, %ldsopt.rec.is.first
  %ldsopt.rec.segment.own = mul i32 %ldsopt.rec.wave, 2048
  %ldsopt.rec.segment.slot = add i32 %ldsopt.rec.segment.own, 72
  %ldsopt.rec.segment = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.segment.slot, i32 %ldsopt.rec.spare
  %ldsopt.rec.limit = select i1 %ldsopt.rec.inside.x, i32 510, i32 0
  %ldsopt.rec.cell.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.cell.far = zext i32 %ldsopt.rec.cell.at to i64
  %ldsopt.rec.cell = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.cell.far
  %ldsopt.rec.number = zext i32 %ldsopt.rec.group.x to i64
  %ldsopt.rec.number.high = shl i64 %ldsopt.rec.number, 32
  %ldsopt.rec.head = or i64 %ldsopt.rec.number.high, 3735928559
  %ldsopt.rec.hardware = call i32 @llvm.amdgcn.s.getreg(i32 47127)
  %ldsopt.rec.hardware.wide = zext i32 %ldsopt.rec.hardware to i64
  %ldsopt.rec.where = or i64 %ldsopt.rec.hardware.wide, 70368744177664
  %ldsopt.rec.head.at = select i1 %ldsopt.rec.leads, i32 0, i32 %ldsopt.rec.spare
  %ldsopt.rec.head.to.far = zext i32 %ldsopt.rec.head.at to i64
  %ldsopt.rec.head.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.head.to.far
  store atomic i64 %ldsopt.rec.head, ptr addrspace(1) %ldsopt.rec.head.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.where.at = select i1 %ldsopt.rec.leads, i32 8, i32 %ldsopt.rec.spare
  %ldsopt.rec.where.to.far = zext i32 %ldsopt.rec.where.at to i64
  %ldsopt.rec.where.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.where.to.far
  store atomic i64 %ldsopt.rec.where, ptr addrspace(1) %ldsopt.rec.where.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.started.at = select i1 %ldsopt.rec.leads, i32 16, i32 %ldsopt.rec.spare
  %ldsopt.rec.started.to.far = zext i32 %ldsopt.rec.started.at to i64
  %ldsopt.rec.started.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.started.to.far
  store atomic i64 %ldsopt.rec.began, ptr addrspace(1) %ldsopt.rec.started.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.ended.to.far = zext i32 %ldsopt.rec.ended.at to i64
  %ldsopt.rec.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.ended.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.copied.to.far = zext i32 %ldsopt.rec.copied.at to i64
  %ldsopt.rec.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.copied.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.cycles.at = select i1 %ldsopt.rec.leads, i32 16456, i32 %ldsopt.rec.spare
  %ldsopt.rec.cycles.to.far = zext i32 %ldsopt.rec.cycles.at to i64
  %ldsopt.rec.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.cycles.to.far
  store atomic i64 %ldsopt.rec.clock, ptr addrspace(1) %ldsopt.rec.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.count.first = select i1 %ldsopt.rec.inside.x, i32 1, i32 0
  %ldsopt.rec.count.to.far = zext i32 %ldsopt.rec.count.at to i64
  %ldsopt.rec.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.count.to.far
  store atomic i32 %ldsopt.rec.count.first, ptr addrspace(1) %ldsopt.rec.count.to syncscope("wavefront") monotonic, align 4
  store atomic i32 0, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = icmp slt i32 %6, %2
  br i1 %7, label %8, label %33

8:                                                ; preds = %4
  %9 = icmp slt i32 %5, %3
  %10 = sext i32 %3 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8sum_rowsPKfPfiiE4sums, i32 %5
  %12 = icmp samesign ult i32 %5, 128
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 512
  %14 = icmp samesign ult i32 %5, 64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 256
  %16 = icmp samesign ult i32 %5, 32
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 128
  %18 = icmp samesign ult i32 %5, 16
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 64
  %20 = icmp samesign ult i32 %5, 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 32
  %22 = icmp samesign ult i32 %5, 4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 16
  %24 = icmp samesign ult i32 %5, 2
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i32 8
  %26 = icmp eq i32 %5, 0
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.0.loaded = load atomic i32, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.0.before = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.0.loaded)
  %ldsopt.rec.0.to.within = and i32 %ldsopt.rec.0.before, %ldsopt.rec.limit
  %ldsopt.rec.0.to.bytes = shl i32 %ldsopt.rec.0.to.within, 2
  %ldsopt.rec.0.to.at = add i32 %ldsopt.rec.0.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.0.to.far = zext i32 %ldsopt.rec.0.to.at to i64
  %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.0.to.far
  %ldsopt.rec.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.0.low = shl i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.high = lshr i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.upper = and i64 %ldsopt.rec.0.high, 2047
  %ldsopt.rec.0.word = or i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper
  store atomic i64 %ldsopt.rec.0.word, ptr addrspace(1) %ldsopt.rec.0.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.0.count = add i32 %ldsopt.rec.0.before, 2
  store atomic i32 %ldsopt.rec.0.count, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %27

27:                                               ; preds = %8, %88
  %28 = phi i32 [ %6, %8 ], [ %89, %88 ]
  br i1 %9, label %29, label %34

29:                                               ; preds = %27
  %30 = sext i32 %28 to i64
  %31 = mul nsw i64 %30, %10
  %32 = getelementptr float, ptr addrspace(1) %0, i64 %31
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.1.loaded = load atomic i32, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.1.before = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.1.loaded)
  %ldsopt.rec.1.to.within = and i32 %ldsopt.rec.1.before, %ldsopt.rec.limit
  %ldsopt.rec.1.to.bytes = shl i32 %ldsopt.rec.1.to.within, 2
  %ldsopt.rec.1.to.at = add i32 %ldsopt.rec.1.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.1.to.far = zext i32 %ldsopt.rec.1.to.at to i64
  %ldsopt.rec.1.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.1.to.far
  %ldsopt.rec.1.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.1.low = shl i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.high = lshr i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.upper = and i64 %ldsopt.rec.1.high, 2047
  %ldsopt.rec.1.word = or i64 %ldsopt.rec.1.low, %ldsopt.rec.1.upper
  %ldsopt.rec.1.tagged = or i64 %ldsopt.rec.1.word, 8388608
  store atomic i64 %ldsopt.rec.1.tagged, ptr addrspace(1) %ldsopt.rec.1.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.1.count = add i32 %ldsopt.rec.1.before, 2
  store atomic i32 %ldsopt.rec.1.count, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %36

33:                                               ; preds = %88, %4
  %ldsopt.rec.end.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.end.0.wall.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.end.0.wall = mul i64 %ldsopt.rec.end.0.wall.ticks, 10
  %ldsopt.rec.end.0.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.ended.to.far = zext i32 %ldsopt.rec.end.0.ended.at to i64
  %ldsopt.rec.end.0.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.ended.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.cycles.at = select i1 %ldsopt.rec.leads, i32 16464, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.cycles.to.far = zext i32 %ldsopt.rec.end.0.cycles.at to i64
  %ldsopt.rec.end.0.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.cycles.to.far
  store atomic i64 %ldsopt.rec.end.0.clock, ptr addrspace(1) %ldsopt.rec.end.0.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.copied.to.far = zext i32 %ldsopt.rec.end.0.copied.at to i64
  %ldsopt.rec.end.0.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.copied.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.lane.low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %ldsopt.rec.end.0.is.first = icmp eq i32 %ldsopt.rec.end.0.lane.low, 0
  %ldsopt.rec.end.0.is.one = and i1 %ldsopt.rec.end.0.is.first, %ldsopt.rec.is.first
  %ldsopt.rec.end.0.outside = xor i1 %ldsopt.rec.inside.x, true
  %ldsopt.rec.end.0.is.lost = and i1 %ldsopt.rec.end.0.is.one, %ldsopt.rec.end.0.outside
  br i1 %ldsopt.rec.end.0.is.lost, label %ldsopt.rec.end.0.lost, label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.lost:
  %ldsopt.rec.end.0.lost.before = atomicrmw add ptr addrspace(1) @ldsopt.records._Z8sum_rowsPKfPfii, i32 1 syncscope("agent") monotonic, align 4
  br label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.done:
  ret void

34:                                               ; preds = %36, %27
  %35 = phi float [ 0.000000e+00, %27 ], [ %42, %ldsopt.mark.6.5 ]
  store float %35, ptr addrspace(3) %11, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %12, label %45, label %49

36:                                               ; preds = %29, %36
  %37 = phi i32 [ %5, %29 ], [ %43, %36 ]
  %38 = phi float [ 0.000000e+00, %29 ], [ %42, %36 ]
  %39 = zext nneg i32 %37 to i64
  %40 = getelementptr float, ptr addrspace(1) %32, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !9
  %42 = fadd contract float %38, %41
  %43 = add nuw nsw i32 %37, 256
  %44 = icmp slt i32 %43, %3
  br i1 %44, label %36, label %ldsopt.mark.6.5, !llvm.loop !13

ldsopt.mark.6.5:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.2.loaded = load atomic i32, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.2.before = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.2.loaded)
  %ldsopt.rec.2.to.within = and i32 %ldsopt.rec.2.before, %ldsopt.rec.limit
  %ldsopt.rec.2.to.bytes = shl i32 %ldsopt.rec.2.to.within, 2
  %ldsopt.rec.2.to.at = add i32 %ldsopt.rec.2.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.2.to.far = zext i32 %ldsopt.rec.2.to.at to i64
  %ldsopt.rec.2.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.2.to.far
  %ldsopt.rec.2.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.2.low = shl i64 %ldsopt.rec.2.clock, 32
  %ldsopt.rec.2.high = lshr i64 %ldsopt.rec.2.clock, 32
  %ldsopt.rec.2.upper = and i64 %ldsopt.rec.2.high, 2047
  %ldsopt.rec.2.word = or i64 %ldsopt.rec.2.low, %ldsopt.rec.2.upper
  %ldsopt.rec.2.tagged = or i64 %ldsopt.rec.2.word, 2155872256
  store atomic i64 %ldsopt.rec.2.tagged, ptr addrspace(1) %ldsopt.rec.2.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.2.count = add i32 %ldsopt.rec.2.before, 2
  store atomic i32 %ldsopt.rec.2.count, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %34

45:                                               ; preds = %34
  %46 = load float, ptr addrspace(3) %13, align 4, !tbaa !9
  %47 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %48 = fadd contract float %46, %47
  store float %48, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %49

49:                                               ; preds = %34, %45
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %14, label %50, label %54

50:                                               ; preds = %49
  %51 = load float, ptr addrspace(3) %15, align 4, !tbaa !9
  %52 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %53 = fadd contract float %51, %52
  store float %53, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %54

54:                                               ; preds = %50, %49
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %16, label %55, label %59

55:                                               ; preds = %54
  %56 = load float, ptr addrspace(3) %17, align 4, !tbaa !9
  %57 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %58 = fadd contract float %56, %57
  store float %58, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %59

59:                                               ; preds = %55, %54
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %18, label %60, label %64

60:                                               ; preds = %59
  %61 = load float, ptr addrspace(3) %19, align 4, !tbaa !9
  %62 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %63 = fadd contract float %61, %62
  store float %63, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %64

64:                                               ; preds = %60, %59
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %20, label %65, label %69

65:                                               ; preds = %64
  %66 = load float, ptr addrspace(3) %21, align 4, !tbaa !9
  %67 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %68 = fadd contract float %66, %67
  store float %68, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %69

69:                                               ; preds = %65, %64
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %22, label %70, label %74

70:                                               ; preds = %69
  %71 = load float, ptr addrspace(3) %23, align 4, !tbaa !9
  %72 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %73 = fadd contract float %71, %72
  store float %73, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %74

74:                                               ; preds = %70, %69
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %24, label %75, label %79

75:                                               ; preds = %74
  %76 = load float, ptr addrspace(3) %25, align 4, !tbaa !9
  %77 = load float, ptr addrspace(3) %11, align 4, !tbaa !9
  %78 = fadd contract float %76, %77
  store float %78, ptr addrspace(3) %11, align 4, !tbaa !9
  br label %79

79:                                               ; preds = %75, %74
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %26, label %80, label %88

80:                                               ; preds = %79
  %81 = load <2 x float>, ptr addrspace(3) %11, align 4, !tbaa !9
  %82 = extractelement <2 x float> %81, i64 0
  %83 = extractelement <2 x float> %81, i64 1
  %84 = fadd contract float %83, %82
  store float %84, ptr addrspace(3) %11, align 4, !tbaa !9
  %85 = sext i32 %28 to i64
  %86 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %85
  %87 = load float, ptr addrspace(3) @_ZZ8sum_rowsPKfPfiiE4sums, align 16, !tbaa !9
  store float %87, ptr addrspace(1) %86, align 4, !tbaa !9
  br label %88

88:                                               ; preds = %79, %80
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %89 = add nsw i32 %28, 64
  %90 = icmp slt i32 %89, %2
  br i1 %90, label %27, label %ldsopt.mark.22.4, !llvm.loop !14

ldsopt.mark.22.4:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.3.loaded = load atomic i32, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.3.before = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.3.loaded)
  %ldsopt.rec.3.to.within = and i32 %ldsopt.rec.3.before, %ldsopt.rec.limit
  %ldsopt.rec.3.to.bytes = shl i32 %ldsopt.rec.3.to.within, 2
  %ldsopt.rec.3.to.at = add i32 %ldsopt.rec.3.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.3.to.far = zext i32 %ldsopt.rec.3.to.at to i64
  %ldsopt.rec.3.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.3.to.far
  %ldsopt.rec.3.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.3.low = shl i64 %ldsopt.rec.3.clock, 32
  %ldsopt.rec.3.high = lshr i64 %ldsopt.rec.3.clock, 32
  %ldsopt.rec.3.upper = and i64 %ldsopt.rec.3.high, 2047
  %ldsopt.rec.3.word = or i64 %ldsopt.rec.3.low, %ldsopt.rec.3.upper
  %ldsopt.rec.3.tagged = or i64 %ldsopt.rec.3.word, 2147483648
  store atomic i64 %ldsopt.rec.3.tagged, ptr addrspace(1) %ldsopt.rec.3.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.3.count = add i32 %ldsopt.rec.3.before, 2
  store atomic i32 %ldsopt.rec.3.count, ptr addrspace(1) %ldsopt.rec.cell syncscope("wavefront") monotonic, align 4
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %33
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @_Z9transposePKfPfii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = and i32 %5, 15
  %7 = lshr i32 %5, 4
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %9 = sdiv i32 %2, 16
  %10 = sdiv i32 %8, %9
  %11 = mul i32 %10, %9
  %12 = sub i32 %8, %11
  %13 = shl nsw i32 %12, 4
  %14 = shl nsw i32 %10, 4
  %15 = add nsw i32 %14, %7
  %16 = mul nsw i32 %15, %2
  %17 = or disjoint i32 %13, %6
  %18 = add i32 %17, %16
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !9
  %22 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile, i32 %7
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i32 %6
  store float %21, ptr addrspace(3) %23, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %24 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile, i32 %6
  %25 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %7
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !9
  %27 = add nsw i32 %13, %7
  %28 = mul nsw i32 %27, %3
  %29 = or disjoint i32 %14, %6
  %30 = add i32 %29, %28
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %31
  store float %26, ptr addrspace(1) %32, align 4, !tbaa !9
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z9histogramPKjPji(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %ldsopt.rec.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.began.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.began = mul i64 %ldsopt.rec.began.ticks, 10
  %ldsopt.rec.x = call i32 @llvm.amdgcn.workitem.id.x()
  %ldsopt.rec.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.x)
  %ldsopt.rec.wave = lshr i32 %ldsopt.rec.first, 5
  %ldsopt.rec.group.x = call i32 @llvm.amdgcn.workgroup.id.x()
  %ldsopt.rec.inside.x = icmp ult i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.place = urem i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.slot.offset = mul i32 %ldsopt.rec.place, 16640
  %ldsopt.rec.slot.at = add i32 %ldsopt.rec.slot.offset, 128
  %ldsopt.rec.slot.far = zext i32 %ldsopt.rec.slot.at to i64
  %ldsopt.rec.slot = getelementptr i8, ptr addrspace(1) @ldsopt.records._Z9histogramPKjPji, i64 %ldsopt.rec.slot.far
  %ldsopt.rec.spare.own = shl i32 %ldsopt.rec.wave, 3
  %ldsopt.rec.spare = add i32 %ldsopt.rec.spare.own, 16480
  %ldsopt.rec.count.own = shl i32 %ldsopt.rec.wave, 2
  %ldsopt.rec.count.offset = add i32 %ldsopt.rec.count.own, 40
  %ldsopt.rec.is.first = icmp eq i32 %ldsopt.rec.wave, 0
  %ldsopt.rec.leads = and i1 %ldsopt.rec.inside.x, %ldsopt.rec.is.first
  %ldsopt.rec.segment.own = mul i32 %ldsopt.rec.wave, 2048
  %ldsopt.rec.segment.slot = add i32 %ldsopt.rec.segment.own, 72
  %ldsopt.rec.segment = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.segment.slot, i32 %ldsopt.rec.spare
  %ldsopt.rec.limit = select i1 %ldsopt.rec.inside.x, i32 510, i32 0
  %ldsopt.rec.number = zext i32 %ldsopt.rec.group.x to i64
  %ldsopt.rec.number.high = shl i64 %ldsopt.rec.number, 32
  %ldsopt.rec.head = or i64 %ldsopt.rec.number.high, 3735928559
  %ldsopt.rec.hardware = call i32 @llvm.amdgcn.s.getreg(i32 47127)
  %ldsopt.rec.hardware.wide = zext i32 %ldsopt.rec.hardware to i64
  %ldsopt.rec.where = or i64 %ldsopt.rec.hardware.wide, 70368744177664
  %ldsopt.rec.head.at = select i1 %ldsopt.rec.leads, i32 0, i32 %ldsopt.rec.spare
  %ldsopt.rec.head.to.far = zext i32 %ldsopt.rec.head.at to i64
  %ldsopt.rec.head.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.head.to.far
  store atomic i64 %ldsopt.rec.head, ptr addrspace(1) %ldsopt.rec.head.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.where.at = select i1 %ldsopt.rec.leads, i32 8, i32 %ldsopt.rec.spare
  %ldsopt.rec.where.to.far = zext i32 %ldsopt.rec.where.at to i64
  %ldsopt.rec.where.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.where.to.far
  store atomic i64 %ldsopt.rec.where, ptr addrspace(1) %ldsopt.rec.where.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.started.at = select i1 %ldsopt.rec.leads, i32 16, i32 %ldsopt.rec.spare
  %ldsopt.rec.started.to.far = zext i32 %ldsopt.rec.started.at to i64
  %ldsopt.rec.started.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.started.to.far
  store atomic i64 %ldsopt.rec.began, ptr addrspace(1) %ldsopt.rec.started.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.ended.to.far = zext i32 %ldsopt.rec.ended.at to i64
  %ldsopt.rec.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.ended.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.copied.to.far = zext i32 %ldsopt.rec.copied.at to i64
  %ldsopt.rec.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.copied.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.cycles.at = select i1 %ldsopt.rec.leads, i32 16456, i32 %ldsopt.rec.spare
  %ldsopt.rec.cycles.to.far = zext i32 %ldsopt.rec.cycles.at to i64
  %ldsopt.rec.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.cycles.to.far
  store atomic i64 %ldsopt.rec.clock, ptr addrspace(1) %ldsopt.rec.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.count.first = select i1 %ldsopt.rec.inside.x, i32 1, i32 0
  %ldsopt.rec.count.to.far = zext i32 %ldsopt.rec.count.at to i64
  %ldsopt.rec.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.count.to.far
  store atomic i32 %ldsopt.rec.count.first, ptr addrspace(1) %ldsopt.rec.count.to syncscope("wavefront") monotonic, align 4
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ9histogramPKjPjiE4bins, i32 %4
  store i32 0, ptr addrspace(3) %5, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = shl nsw i32 %6, 8
  %8 = add nsw i32 %7, %4
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %ldsopt.mark.0.2, label %10

ldsopt.mark.0.2:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.0.to.at = add i32 0, %ldsopt.rec.segment
  %ldsopt.rec.0.to.far = zext i32 %ldsopt.rec.0.to.at to i64
  %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.0.to.far
  %ldsopt.rec.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.0.low = shl i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.high = lshr i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.upper = and i64 %ldsopt.rec.0.high, 2047
  %ldsopt.rec.0.word = or i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper
  store atomic i64 %ldsopt.rec.0.word, ptr addrspace(1) %ldsopt.rec.0.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.0.count = add i32 0, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %15

10:                                               ; preds = %15, %3
  %ldsopt.rec.count.2 = phi i32 [ 0, %3 ], [ %ldsopt.rec.1.count, %ldsopt.mark.2.1 ]
  %11 = zext nneg i32 %4 to i64
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %13 = load i32, ptr addrspace(3) %5, align 4, !tbaa !5
  %14 = atomicrmw add ptr addrspace(1) %12, i32 %13 syncscope("agent") monotonic, align 4, !noalias.addrspace !15, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %ldsopt.rec.end.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.end.0.wall.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.end.0.wall = mul i64 %ldsopt.rec.end.0.wall.ticks, 10
  %ldsopt.rec.end.0.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.ended.to.far = zext i32 %ldsopt.rec.end.0.ended.at to i64
  %ldsopt.rec.end.0.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.ended.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.cycles.at = select i1 %ldsopt.rec.leads, i32 16464, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.cycles.to.far = zext i32 %ldsopt.rec.end.0.cycles.at to i64
  %ldsopt.rec.end.0.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.cycles.to.far
  store atomic i64 %ldsopt.rec.end.0.clock, ptr addrspace(1) %ldsopt.rec.end.0.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.count.to.far = zext i32 %ldsopt.rec.end.0.count.at to i64
  %ldsopt.rec.end.0.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.count.to.far
  %ldsopt.rec.end.0.most = atomicrmw umax ptr addrspace(1) %ldsopt.rec.end.0.count.to, i32 %ldsopt.rec.count.2 syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.count.ended = atomicrmw and ptr addrspace(1) %ldsopt.rec.end.0.count.to, i32 -2 syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.copied.to.far = zext i32 %ldsopt.rec.end.0.copied.at to i64
  %ldsopt.rec.end.0.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.copied.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.lane.low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %ldsopt.rec.end.0.is.first = icmp eq i32 %ldsopt.rec.end.0.lane.low, 0
  %ldsopt.rec.end.0.is.one = and i1 %ldsopt.rec.end.0.is.first, %ldsopt.rec.is.first
  %ldsopt.rec.end.0.outside = xor i1 %ldsopt.rec.inside.x, true
  %ldsopt.rec.end.0.is.lost = and i1 %ldsopt.rec.end.0.is.one, %ldsopt.rec.end.0.outside
  br i1 %ldsopt.rec.end.0.is.lost, label %ldsopt.rec.end.0.lost, label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.lost:
  %ldsopt.rec.end.0.lost.before = atomicrmw add ptr addrspace(1) @ldsopt.records._Z9histogramPKjPji, i32 1 syncscope("agent") monotonic, align 4
  br label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.done:
  ret void

15:                                               ; preds = %3, %15
  %16 = phi i32 [ %23, %15 ], [ %8, %ldsopt.mark.0.2 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !5
  %20 = and i32 %19, 255
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ9histogramPKjPjiE4bins, i32 %20
  %22 = atomicrmw add ptr addrspace(3) %21, i32 1 syncscope("workgroup") monotonic, align 4, !noalias.addrspace !15, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  %23 = add nsw i32 %16, 16384
  %24 = icmp slt i32 %23, %2
  br i1 %24, label %15, label %ldsopt.mark.2.1, !llvm.loop !17

ldsopt.mark.2.1:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.1.to.within = and i32 %ldsopt.rec.0.count, %ldsopt.rec.limit
  %ldsopt.rec.1.to.bytes = shl i32 %ldsopt.rec.1.to.within, 2
  %ldsopt.rec.1.to.at = add i32 %ldsopt.rec.1.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.1.to.far = zext i32 %ldsopt.rec.1.to.at to i64
  %ldsopt.rec.1.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.1.to.far
  %ldsopt.rec.1.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.1.low = shl i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.high = lshr i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.upper = and i64 %ldsopt.rec.1.high, 2047
  %ldsopt.rec.1.word = or i64 %ldsopt.rec.1.low, %ldsopt.rec.1.upper
  %ldsopt.rec.1.tagged = or i64 %ldsopt.rec.1.word, 2147483648
  store atomic i64 %ldsopt.rec.1.tagged, ptr addrspace(1) %ldsopt.rec.1.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.1.count = add i32 %ldsopt.rec.0.count, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %10
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z8multiplyPKfS0_Pfi(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef readonly captures(none) %1, ptr addrspace(1) noalias noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %ldsopt.rec.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.began.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.began = mul i64 %ldsopt.rec.began.ticks, 10
  %ldsopt.rec.x = call i32 @llvm.amdgcn.workitem.id.x()
  %ldsopt.rec.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.x)
  %ldsopt.rec.wave = lshr i32 %ldsopt.rec.first, 5
  %ldsopt.rec.group.x = call i32 @llvm.amdgcn.workgroup.id.x()
  %ldsopt.rec.inside.x = icmp ult i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.place = urem i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.slot.offset = mul i32 %ldsopt.rec.place, 16640
  %ldsopt.rec.slot.at = add i32 %ldsopt.rec.slot.offset, 128
  %ldsopt.rec.slot.far = zext i32 %ldsopt.rec.slot.at to i64
  %ldsopt.rec.slot = getelementptr i8, ptr addrspace(1) @ldsopt.records._Z8multiplyPKfS0_Pfi, i64 %ldsopt.rec.slot.far
  %ldsopt.rec.spare.own = shl i32 %ldsopt.rec.wave, 3
  %ldsopt.rec.spare = add i32 %ldsopt.rec.spare.own, 16480
  %ldsopt.rec.count.own = shl i32 %ldsopt.rec.wave, 2
  %ldsopt.rec.count.offset = add i32 %ldsopt.rec.count.own, 40
  %ldsopt.rec.is.first = icmp eq i32 %ldsopt.rec.wave, 0
  %ldsopt.rec.leads = and i1 %ldsopt.rec.inside.x, %ldsopt.rec.is.first
  %ldsopt.rec.segment.own = mul i32 %ldsopt.rec.wave, 2048
  %ldsopt.rec.segment.slot = add i32 %ldsopt.rec.segment.own, 72
  %ldsopt.rec.segment = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.segment.slot, i32 %ldsopt.rec.spare
  %ldsopt.rec.limit = select i1 %ldsopt.rec.inside.x, i32 510, i32 0
  %ldsopt.rec.number = zext i32 %ldsopt.rec.group.x to i64
  %ldsopt.rec.number.high = shl i64 %ldsopt.rec.number, 32
  %ldsopt.rec.head = or i64 %ldsopt.rec.number.high, 3735928559
  %ldsopt.rec.hardware = call i32 @llvm.amdgcn.s.getreg(i32 47127)
  %ldsopt.rec.hardware.wide = zext i32 %ldsopt.rec.hardware to i64
  %ldsopt.rec.where = or i64 %ldsopt.rec.hardware.wide, 70368744177664
  %ldsopt.rec.head.at = select i1 %ldsopt.rec.leads, i32 0, i32 %ldsopt.rec.spare
  %ldsopt.rec.head.to.far = zext i32 %ldsopt.rec.head.at to i64
  %ldsopt.rec.head.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.head.to.far
  store atomic i64 %ldsopt.rec.head, ptr addrspace(1) %ldsopt.rec.head.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.where.at = select i1 %ldsopt.rec.leads, i32 8, i32 %ldsopt.rec.spare
  %ldsopt.rec.where.to.far = zext i32 %ldsopt.rec.where.at to i64
  %ldsopt.rec.where.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.where.to.far
  store atomic i64 %ldsopt.rec.where, ptr addrspace(1) %ldsopt.rec.where.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.started.at = select i1 %ldsopt.rec.leads, i32 16, i32 %ldsopt.rec.spare
  %ldsopt.rec.started.to.far = zext i32 %ldsopt.rec.started.at to i64
  %ldsopt.rec.started.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.started.to.far
  store atomic i64 %ldsopt.rec.began, ptr addrspace(1) %ldsopt.rec.started.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.ended.to.far = zext i32 %ldsopt.rec.ended.at to i64
  %ldsopt.rec.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.ended.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.copied.to.far = zext i32 %ldsopt.rec.copied.at to i64
  %ldsopt.rec.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.copied.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.cycles.at = select i1 %ldsopt.rec.leads, i32 16456, i32 %ldsopt.rec.spare
  %ldsopt.rec.cycles.to.far = zext i32 %ldsopt.rec.cycles.at to i64
  %ldsopt.rec.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.cycles.to.far
  store atomic i64 %ldsopt.rec.clock, ptr addrspace(1) %ldsopt.rec.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.count.first = select i1 %ldsopt.rec.inside.x, i32 1, i32 0
  %ldsopt.rec.count.to.far = zext i32 %ldsopt.rec.count.at to i64
  %ldsopt.rec.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.count.to.far
  store atomic i32 %ldsopt.rec.count.first, ptr addrspace(1) %ldsopt.rec.count.to syncscope("wavefront") monotonic, align 4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = and i32 %5, 15
  %7 = lshr i32 %5, 4
  %8 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %9 = sdiv i32 %3, 16
  %10 = sdiv i32 %8, %9
  %11 = mul i32 %10, %9
  %12 = sub i32 %8, %11
  %13 = shl nsw i32 %12, 4
  %14 = shl nsw i32 %10, 4
  %15 = icmp sgt i32 %3, 0
  %16 = add nsw i32 %14, %7
  %17 = mul nsw i32 %16, %3
  br i1 %15, label %20, label %18

18:                                               ; preds = %4
  %19 = or disjoint i32 %13, %6
  br label %58

20:                                               ; preds = %4
  %21 = add i32 %17, %6
  %22 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ8multiplyPKfS0_PfiE4left, i32 %7
  %23 = getelementptr inbounds nuw float, ptr addrspace(3) %22, i32 %6
  %24 = or disjoint i32 %13, %6
  %25 = getelementptr inbounds nuw [17 x float], ptr addrspace(3) @_ZZ8multiplyPKfS0_PfiE5right, i32 %7
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) %25, i32 %6
  %27 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ8multiplyPKfS0_PfiE5right, i32 %6
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 68
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 8
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 136
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 12
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 204
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 16
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 272
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 20
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 340
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 24
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 408
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 28
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 476
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 32
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 544
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 36
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 612
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 40
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 680
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 44
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 748
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 48
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 816
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 52
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 884
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 56
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 952
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 60
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %27, i32 1020
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.0.to.at = add i32 0, %ldsopt.rec.segment
  %ldsopt.rec.0.to.far = zext i32 %ldsopt.rec.0.to.at to i64
  %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.0.to.far
  %ldsopt.rec.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.0.low = shl i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.high = lshr i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.upper = and i64 %ldsopt.rec.0.high, 2047
  %ldsopt.rec.0.word = or i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper
  store atomic i64 %ldsopt.rec.0.word, ptr addrspace(1) %ldsopt.rec.0.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.0.count = add i32 0, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %64

58:                                               ; preds = %64, %18
  %ldsopt.rec.count.3 = phi i32 [ 0, %18 ], [ %ldsopt.rec.1.count, %ldsopt.mark.4.3 ]
  %59 = phi i32 [ %19, %18 ], [ %24, %ldsopt.mark.4.3 ]
  %60 = phi float [ 0.000000e+00, %18 ], [ %140, %ldsopt.mark.4.3 ]
  %61 = add i32 %59, %17
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %62
  store float %60, ptr addrspace(1) %63, align 4, !tbaa !9
  %ldsopt.rec.end.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.end.0.wall.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.end.0.wall = mul i64 %ldsopt.rec.end.0.wall.ticks, 10
  %ldsopt.rec.end.0.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.ended.to.far = zext i32 %ldsopt.rec.end.0.ended.at to i64
  %ldsopt.rec.end.0.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.ended.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.cycles.at = select i1 %ldsopt.rec.leads, i32 16464, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.cycles.to.far = zext i32 %ldsopt.rec.end.0.cycles.at to i64
  %ldsopt.rec.end.0.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.cycles.to.far
  store atomic i64 %ldsopt.rec.end.0.clock, ptr addrspace(1) %ldsopt.rec.end.0.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.count.to.far = zext i32 %ldsopt.rec.end.0.count.at to i64
  %ldsopt.rec.end.0.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.count.to.far
  store atomic i32 %ldsopt.rec.count.3, ptr addrspace(1) %ldsopt.rec.end.0.count.to syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.copied.to.far = zext i32 %ldsopt.rec.end.0.copied.at to i64
  %ldsopt.rec.end.0.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.copied.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.lane.low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %ldsopt.rec.end.0.is.first = icmp eq i32 %ldsopt.rec.end.0.lane.low, 0
  %ldsopt.rec.end.0.is.one = and i1 %ldsopt.rec.end.0.is.first, %ldsopt.rec.is.first
  %ldsopt.rec.end.0.outside = xor i1 %ldsopt.rec.inside.x, true
  %ldsopt.rec.end.0.is.lost = and i1 %ldsopt.rec.end.0.is.one, %ldsopt.rec.end.0.outside
  br i1 %ldsopt.rec.end.0.is.lost, label %ldsopt.rec.end.0.lost, label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.lost:
  %ldsopt.rec.end.0.lost.before = atomicrmw add ptr addrspace(1) @ldsopt.records._Z8multiplyPKfS0_Pfi, i32 1 syncscope("agent") monotonic, align 4
  br label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.done:
  ret void

64:                                               ; preds = %20, %64
  %65 = phi i32 [ 0, %20 ], [ %141, %64 ]
  %66 = phi float [ 0.000000e+00, %20 ], [ %140, %64 ]
  %67 = add i32 %21, %65
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %68
  %70 = load float, ptr addrspace(1) %69, align 4, !tbaa !9
  store float %70, ptr addrspace(3) %23, align 4, !tbaa !9
  %71 = add nuw nsw i32 %65, %7
  %72 = mul nuw nsw i32 %71, %3
  %73 = add i32 %24, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4, !tbaa !9
  store float %76, ptr addrspace(3) %26, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %77 = load float, ptr addrspace(3) %22, align 16, !tbaa !9
  %78 = load float, ptr addrspace(3) %27, align 4, !tbaa !9
  %79 = fmul contract float %77, %78
  %80 = fadd contract float %66, %79
  %81 = load float, ptr addrspace(3) %28, align 4, !tbaa !9
  %82 = load float, ptr addrspace(3) %29, align 4, !tbaa !9
  %83 = fmul contract float %81, %82
  %84 = fadd contract float %80, %83
  %85 = load float, ptr addrspace(3) %30, align 8, !tbaa !9
  %86 = load float, ptr addrspace(3) %31, align 4, !tbaa !9
  %87 = fmul contract float %85, %86
  %88 = fadd contract float %84, %87
  %89 = load float, ptr addrspace(3) %32, align 4, !tbaa !9
  %90 = load float, ptr addrspace(3) %33, align 4, !tbaa !9
  %91 = fmul contract float %89, %90
  %92 = fadd contract float %88, %91
  %93 = load float, ptr addrspace(3) %34, align 16, !tbaa !9
  %94 = load float, ptr addrspace(3) %35, align 4, !tbaa !9
  %95 = fmul contract float %93, %94
  %96 = fadd contract float %92, %95
  %97 = load float, ptr addrspace(3) %36, align 4, !tbaa !9
  %98 = load float, ptr addrspace(3) %37, align 4, !tbaa !9
  %99 = fmul contract float %97, %98
  %100 = fadd contract float %96, %99
  %101 = load float, ptr addrspace(3) %38, align 8, !tbaa !9
  %102 = load float, ptr addrspace(3) %39, align 4, !tbaa !9
  %103 = fmul contract float %101, %102
  %104 = fadd contract float %100, %103
  %105 = load float, ptr addrspace(3) %40, align 4, !tbaa !9
  %106 = load float, ptr addrspace(3) %41, align 4, !tbaa !9
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %104, %107
  %109 = load float, ptr addrspace(3) %42, align 16, !tbaa !9
  %110 = load float, ptr addrspace(3) %43, align 4, !tbaa !9
  %111 = fmul contract float %109, %110
  %112 = fadd contract float %108, %111
  %113 = load float, ptr addrspace(3) %44, align 4, !tbaa !9
  %114 = load float, ptr addrspace(3) %45, align 4, !tbaa !9
  %115 = fmul contract float %113, %114
  %116 = fadd contract float %112, %115
  %117 = load float, ptr addrspace(3) %46, align 8, !tbaa !9
  %118 = load float, ptr addrspace(3) %47, align 4, !tbaa !9
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %116, %119
  %121 = load float, ptr addrspace(3) %48, align 4, !tbaa !9
  %122 = load float, ptr addrspace(3) %49, align 4, !tbaa !9
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = load float, ptr addrspace(3) %50, align 16, !tbaa !9
  %126 = load float, ptr addrspace(3) %51, align 4, !tbaa !9
  %127 = fmul contract float %125, %126
  %128 = fadd contract float %124, %127
  %129 = load float, ptr addrspace(3) %52, align 4, !tbaa !9
  %130 = load float, ptr addrspace(3) %53, align 4, !tbaa !9
  %131 = fmul contract float %129, %130
  %132 = fadd contract float %128, %131
  %133 = load float, ptr addrspace(3) %54, align 8, !tbaa !9
  %134 = load float, ptr addrspace(3) %55, align 4, !tbaa !9
  %135 = fmul contract float %133, %134
  %136 = fadd contract float %132, %135
  %137 = load float, ptr addrspace(3) %56, align 4, !tbaa !9
  %138 = load float, ptr addrspace(3) %57, align 4, !tbaa !9
  %139 = fmul contract float %137, %138
  %140 = fadd contract float %136, %139
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %141 = add nuw nsw i32 %65, 16
  %142 = icmp slt i32 %141, %3
  br i1 %142, label %64, label %ldsopt.mark.4.3, !llvm.loop !18

ldsopt.mark.4.3:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.1.to.within = and i32 %ldsopt.rec.0.count, %ldsopt.rec.limit
  %ldsopt.rec.1.to.bytes = shl i32 %ldsopt.rec.1.to.within, 2
  %ldsopt.rec.1.to.at = add i32 %ldsopt.rec.1.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.1.to.far = zext i32 %ldsopt.rec.1.to.at to i64
  %ldsopt.rec.1.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.1.to.far
  %ldsopt.rec.1.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.1.low = shl i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.high = lshr i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.upper = and i64 %ldsopt.rec.1.high, 2047
  %ldsopt.rec.1.word = or i64 %ldsopt.rec.1.low, %ldsopt.rec.1.upper
  %ldsopt.rec.1.tagged = or i64 %ldsopt.rec.1.word, 2147483648
  store atomic i64 %ldsopt.rec.1.tagged, ptr addrspace(1) %ldsopt.rec.1.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.1.count = add i32 %ldsopt.rec.0.count, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %58
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z6smoothPfi(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %ldsopt.rec.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.began.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.began = mul i64 %ldsopt.rec.began.ticks, 10
  %ldsopt.rec.x = call i32 @llvm.amdgcn.workitem.id.x()
  %ldsopt.rec.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.x)
  %ldsopt.rec.wave = lshr i32 %ldsopt.rec.first, 5
  %ldsopt.rec.group.x = call i32 @llvm.amdgcn.workgroup.id.x()
  %ldsopt.rec.inside.x = icmp ult i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.place = urem i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.slot.offset = mul i32 %ldsopt.rec.place, 16640
  %ldsopt.rec.slot.at = add i32 %ldsopt.rec.slot.offset, 128
  %ldsopt.rec.slot.far = zext i32 %ldsopt.rec.slot.at to i64
  %ldsopt.rec.slot = getelementptr i8, ptr addrspace(1) @ldsopt.records._Z6smoothPfi, i64 %ldsopt.rec.slot.far
  %ldsopt.rec.spare.own = shl i32 %ldsopt.rec.wave, 3
  %ldsopt.rec.spare = add i32 %ldsopt.rec.spare.own, 16480
  %ldsopt.rec.count.own = shl i32 %ldsopt.rec.wave, 2
  %ldsopt.rec.count.offset = add i32 %ldsopt.rec.count.own, 40
  %ldsopt.rec.is.first = icmp eq i32 %ldsopt.rec.wave, 0
  %ldsopt.rec.leads = and i1 %ldsopt.rec.inside.x, %ldsopt.rec.is.first
  %ldsopt.rec.segment.own = mul i32 %ldsopt.rec.wave, 2048
  %ldsopt.rec.segment.slot = add i32 %ldsopt.rec.segment.own, 72
  %ldsopt.rec.segment = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.segment.slot, i32 %ldsopt.rec.spare
  %ldsopt.rec.limit = select i1 %ldsopt.rec.inside.x, i32 510, i32 0
  %ldsopt.rec.number = zext i32 %ldsopt.rec.group.x to i64
  %ldsopt.rec.number.high = shl i64 %ldsopt.rec.number, 32
  %ldsopt.rec.head = or i64 %ldsopt.rec.number.high, 3735928559
  %ldsopt.rec.hardware = call i32 @llvm.amdgcn.s.getreg(i32 47127)
  %ldsopt.rec.hardware.wide = zext i32 %ldsopt.rec.hardware to i64
  %ldsopt.rec.where = or i64 %ldsopt.rec.hardware.wide, 70368744177664
  %ldsopt.rec.head.at = select i1 %ldsopt.rec.leads, i32 0, i32 %ldsopt.rec.spare
  %ldsopt.rec.head.to.far = zext i32 %ldsopt.rec.head.at to i64
  %ldsopt.rec.head.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.head.to.far
  store atomic i64 %ldsopt.rec.head, ptr addrspace(1) %ldsopt.rec.head.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.where.at = select i1 %ldsopt.rec.leads, i32 8, i32 %ldsopt.rec.spare
  %ldsopt.rec.where.to.far = zext i32 %ldsopt.rec.where.at to i64
  %ldsopt.rec.where.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.where.to.far
  store atomic i64 %ldsopt.rec.where, ptr addrspace(1) %ldsopt.rec.where.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.started.at = select i1 %ldsopt.rec.leads, i32 16, i32 %ldsopt.rec.spare
  %ldsopt.rec.started.to.far = zext i32 %ldsopt.rec.started.at to i64
  %ldsopt.rec.started.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.started.to.far
  store atomic i64 %ldsopt.rec.began, ptr addrspace(1) %ldsopt.rec.started.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.ended.to.far = zext i32 %ldsopt.rec.ended.at to i64
  %ldsopt.rec.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.ended.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.copied.to.far = zext i32 %ldsopt.rec.copied.at to i64
  %ldsopt.rec.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.copied.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.cycles.at = select i1 %ldsopt.rec.leads, i32 16456, i32 %ldsopt.rec.spare
  %ldsopt.rec.cycles.to.far = zext i32 %ldsopt.rec.cycles.at to i64
  %ldsopt.rec.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.cycles.to.far
  store atomic i64 %ldsopt.rec.clock, ptr addrspace(1) %ldsopt.rec.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.count.first = select i1 %ldsopt.rec.inside.x, i32 1, i32 0
  %ldsopt.rec.count.to.far = zext i32 %ldsopt.rec.count.at to i64
  %ldsopt.rec.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.count.to.far
  store atomic i32 %ldsopt.rec.count.first, ptr addrspace(1) %ldsopt.rec.count.to syncscope("wavefront") monotonic, align 4
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %4, label %21

4:                                                ; preds = %2
  %5 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %6 = shl nsw i32 %5, 8
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %8 = add nsw i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = icmp samesign ult i32 %7, 255
  %12 = zext i1 %11 to i32
  %13 = add nsw i32 %8, %12
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = icmp ne i32 %7, 0
  %17 = sext i1 %16 to i32
  %18 = add i32 %8, %17
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.0.to.at = add i32 0, %ldsopt.rec.segment
  %ldsopt.rec.0.to.far = zext i32 %ldsopt.rec.0.to.at to i64
  %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.0.to.far
  %ldsopt.rec.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.0.low = shl i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.high = lshr i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.upper = and i64 %ldsopt.rec.0.high, 2047
  %ldsopt.rec.0.word = or i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper
  store atomic i64 %ldsopt.rec.0.word, ptr addrspace(1) %ldsopt.rec.0.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.0.count = add i32 0, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %22

21:                                               ; preds = %22, %2
  %ldsopt.rec.count.2 = phi i32 [ 0, %2 ], [ %ldsopt.rec.1.count, %ldsopt.mark.3.2 ]
  %ldsopt.rec.end.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.end.0.wall.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.end.0.wall = mul i64 %ldsopt.rec.end.0.wall.ticks, 10
  %ldsopt.rec.end.0.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.ended.to.far = zext i32 %ldsopt.rec.end.0.ended.at to i64
  %ldsopt.rec.end.0.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.ended.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.cycles.at = select i1 %ldsopt.rec.leads, i32 16464, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.cycles.to.far = zext i32 %ldsopt.rec.end.0.cycles.at to i64
  %ldsopt.rec.end.0.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.cycles.to.far
  store atomic i64 %ldsopt.rec.end.0.clock, ptr addrspace(1) %ldsopt.rec.end.0.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.count.to.far = zext i32 %ldsopt.rec.end.0.count.at to i64
  %ldsopt.rec.end.0.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.count.to.far
  store atomic i32 %ldsopt.rec.count.2, ptr addrspace(1) %ldsopt.rec.end.0.count.to syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.copied.to.far = zext i32 %ldsopt.rec.end.0.copied.at to i64
  %ldsopt.rec.end.0.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.copied.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.lane.low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %ldsopt.rec.end.0.is.first = icmp eq i32 %ldsopt.rec.end.0.lane.low, 0
  %ldsopt.rec.end.0.is.one = and i1 %ldsopt.rec.end.0.is.first, %ldsopt.rec.is.first
  %ldsopt.rec.end.0.outside = xor i1 %ldsopt.rec.inside.x, true
  %ldsopt.rec.end.0.is.lost = and i1 %ldsopt.rec.end.0.is.one, %ldsopt.rec.end.0.outside
  br i1 %ldsopt.rec.end.0.is.lost, label %ldsopt.rec.end.0.lost, label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.lost:
  %ldsopt.rec.end.0.lost.before = atomicrmw add ptr addrspace(1) @ldsopt.records._Z6smoothPfi, i32 1 syncscope("agent") monotonic, align 4
  br label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.done:
  ret void

22:                                               ; preds = %4, %22
  %23 = phi i32 [ 0, %4 ], [ %30, %22 ]
  %24 = load float, ptr addrspace(1) %10, align 4, !tbaa !9
  %25 = load float, ptr addrspace(1) %15, align 4, !tbaa !9
  %26 = fadd contract float %24, %25
  %27 = load float, ptr addrspace(1) %20, align 4, !tbaa !9
  %28 = fadd contract float %26, %27
  %29 = fdiv contract float %28, 3.000000e+00
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store float %29, ptr addrspace(1) %10, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %30 = add nuw nsw i32 %23, 1
  %31 = icmp eq i32 %30, %1
  br i1 %31, label %ldsopt.mark.3.2, label %22, !llvm.loop !19

ldsopt.mark.3.2:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.1.to.within = and i32 %ldsopt.rec.0.count, %ldsopt.rec.limit
  %ldsopt.rec.1.to.bytes = shl i32 %ldsopt.rec.1.to.within, 2
  %ldsopt.rec.1.to.at = add i32 %ldsopt.rec.1.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.1.to.far = zext i32 %ldsopt.rec.1.to.at to i64
  %ldsopt.rec.1.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.1.to.far
  %ldsopt.rec.1.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.1.low = shl i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.high = lshr i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.upper = and i64 %ldsopt.rec.1.high, 2047
  %ldsopt.rec.1.word = or i64 %ldsopt.rec.1.low, %ldsopt.rec.1.upper
  %ldsopt.rec.1.tagged = or i64 %ldsopt.rec.1.word, 2147483648
  store atomic i64 %ldsopt.rec.1.tagged, ptr addrspace(1) %ldsopt.rec.1.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.1.count = add i32 %ldsopt.rec.0.count, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %21
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @_Z5totalPKfPfPjS1_j(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %ldsopt.rec.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.began.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.began = mul i64 %ldsopt.rec.began.ticks, 10
  %ldsopt.rec.x = call i32 @llvm.amdgcn.workitem.id.x()
  %ldsopt.rec.first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.rec.x)
  %ldsopt.rec.wave = lshr i32 %ldsopt.rec.first, 5
  %ldsopt.rec.group.x = call i32 @llvm.amdgcn.workgroup.id.x()
  %ldsopt.rec.inside.x = icmp ult i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.place = urem i32 %ldsopt.rec.group.x, 64
  %ldsopt.rec.slot.offset = mul i32 %ldsopt.rec.place, 16640
  %ldsopt.rec.slot.at = add i32 %ldsopt.rec.slot.offset, 128
  %ldsopt.rec.slot.far = zext i32 %ldsopt.rec.slot.at to i64
  %ldsopt.rec.slot = getelementptr i8, ptr addrspace(1) @ldsopt.records._Z5totalPKfPfPjS1_j, i64 %ldsopt.rec.slot.far
  %ldsopt.rec.spare.own = shl i32 %ldsopt.rec.wave, 3
  %ldsopt.rec.spare = add i32 %ldsopt.rec.spare.own, 16480
  %ldsopt.rec.count.own = shl i32 %ldsopt.rec.wave, 2
  %ldsopt.rec.count.offset = add i32 %ldsopt.rec.count.own, 40
  %ldsopt.rec.is.first = icmp eq i32 %ldsopt.rec.wave, 0
  %ldsopt.rec.leads = and i1 %ldsopt.rec.inside.x, %ldsopt.rec.is.first
  %ldsopt.rec.segment.own = mul i32 %ldsopt.rec.wave, 2048
  %ldsopt.rec.segment.slot = add i32 %ldsopt.rec.segment.own, 72
  %ldsopt.rec.segment = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.segment.slot, i32 %ldsopt.rec.spare
  %ldsopt.rec.limit = select i1 %ldsopt.rec.inside.x, i32 510, i32 0
  %ldsopt.rec.number = zext i32 %ldsopt.rec.group.x to i64
  %ldsopt.rec.number.high = shl i64 %ldsopt.rec.number, 32
  %ldsopt.rec.head = or i64 %ldsopt.rec.number.high, 3735928559
  %ldsopt.rec.hardware = call i32 @llvm.amdgcn.s.getreg(i32 47127)
  %ldsopt.rec.hardware.wide = zext i32 %ldsopt.rec.hardware to i64
  %ldsopt.rec.where = or i64 %ldsopt.rec.hardware.wide, 70368744177664
  %ldsopt.rec.head.at = select i1 %ldsopt.rec.leads, i32 0, i32 %ldsopt.rec.spare
  %ldsopt.rec.head.to.far = zext i32 %ldsopt.rec.head.at to i64
  %ldsopt.rec.head.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.head.to.far
  store atomic i64 %ldsopt.rec.head, ptr addrspace(1) %ldsopt.rec.head.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.where.at = select i1 %ldsopt.rec.leads, i32 8, i32 %ldsopt.rec.spare
  %ldsopt.rec.where.to.far = zext i32 %ldsopt.rec.where.at to i64
  %ldsopt.rec.where.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.where.to.far
  store atomic i64 %ldsopt.rec.where, ptr addrspace(1) %ldsopt.rec.where.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.started.at = select i1 %ldsopt.rec.leads, i32 16, i32 %ldsopt.rec.spare
  %ldsopt.rec.started.to.far = zext i32 %ldsopt.rec.started.at to i64
  %ldsopt.rec.started.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.started.to.far
  store atomic i64 %ldsopt.rec.began, ptr addrspace(1) %ldsopt.rec.started.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.ended.to.far = zext i32 %ldsopt.rec.ended.at to i64
  %ldsopt.rec.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.ended.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.copied.to.far = zext i32 %ldsopt.rec.copied.at to i64
  %ldsopt.rec.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.copied.to.far
  store atomic i64 0, ptr addrspace(1) %ldsopt.rec.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.cycles.at = select i1 %ldsopt.rec.leads, i32 16456, i32 %ldsopt.rec.spare
  %ldsopt.rec.cycles.to.far = zext i32 %ldsopt.rec.cycles.at to i64
  %ldsopt.rec.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.cycles.to.far
  store atomic i64 %ldsopt.rec.clock, ptr addrspace(1) %ldsopt.rec.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.count.first = select i1 %ldsopt.rec.inside.x, i32 1, i32 0
  %ldsopt.rec.count.to.far = zext i32 %ldsopt.rec.count.at to i64
  %ldsopt.rec.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.count.to.far
  store atomic i32 %ldsopt.rec.count.first, ptr addrspace(1) %ldsopt.rec.count.to syncscope("wavefront") monotonic, align 4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl nsw i32 %7, 8
  %9 = add nsw i32 %8, %6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4, !tbaa !9
  %13 = fmul contract float %12, 2.000000e+00
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %10
  store float %13, ptr addrspace(1) %14, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %15 = icmp eq i32 %6, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %5
  fence syncscope("agent") acq_rel
  %17 = atomicrmw add ptr addrspace(1) %2, i32 1 syncscope("agent") monotonic, align 4, !noalias.addrspace !15, !amdgpu.no.fine.grained.memory !16, !amdgpu.no.remote.memory !16
  store i32 %17, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE6ticket, align 4, !tbaa !5
  fence syncscope("agent") acq_rel
  br label %18

18:                                               ; preds = %16, %5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %19 = load i32, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE6ticket, align 4, !tbaa !5
  %20 = add i32 %4, -1
  %21 = icmp eq i32 %19, %20
  br i1 %21, label %22, label %111

22:                                               ; preds = %18
  %23 = icmp eq i32 %4, 0
  br i1 %23, label %24, label %ldsopt.mark.3.5

ldsopt.mark.3.5:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.0.to.at = add i32 0, %ldsopt.rec.segment
  %ldsopt.rec.0.to.far = zext i32 %ldsopt.rec.0.to.at to i64
  %ldsopt.rec.0.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.0.to.far
  %ldsopt.rec.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.0.low = shl i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.high = lshr i64 %ldsopt.rec.0.clock, 32
  %ldsopt.rec.0.upper = and i64 %ldsopt.rec.0.high, 2047
  %ldsopt.rec.0.word = or i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper
  store atomic i64 %ldsopt.rec.0.word, ptr addrspace(1) %ldsopt.rec.0.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.0.count = add i32 0, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %27

24:                                               ; preds = %27, %22
  %ldsopt.rec.count.5 = phi i32 [ 0, %22 ], [ %ldsopt.rec.2.count, %ldsopt.mark.5.4 ]
  %25 = phi float [ 0.000000e+00, %22 ], [ %35, %ldsopt.mark.5.4 ]
  %26 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %6
  store float %25, ptr addrspace(3) %26, align 4, !tbaa !9
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %15, label %ldsopt.mark.4.7, label %111

ldsopt.mark.4.7:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.1.to.within = and i32 %ldsopt.rec.count.5, %ldsopt.rec.limit
  %ldsopt.rec.1.to.bytes = shl i32 %ldsopt.rec.1.to.within, 2
  %ldsopt.rec.1.to.at = add i32 %ldsopt.rec.1.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.1.to.far = zext i32 %ldsopt.rec.1.to.at to i64
  %ldsopt.rec.1.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.1.to.far
  %ldsopt.rec.1.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.1.low = shl i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.high = lshr i64 %ldsopt.rec.1.clock, 32
  %ldsopt.rec.1.upper = and i64 %ldsopt.rec.1.high, 2047
  %ldsopt.rec.1.word = or i64 %ldsopt.rec.1.low, %ldsopt.rec.1.upper
  %ldsopt.rec.1.tagged = or i64 %ldsopt.rec.1.word, 8388608
  store atomic i64 %ldsopt.rec.1.tagged, ptr addrspace(1) %ldsopt.rec.1.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.1.count = add i32 %ldsopt.rec.count.5, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %39

27:                                               ; preds = %22, %27
  %28 = phi i32 [ %36, %27 ], [ 0, %ldsopt.mark.3.5 ]
  %29 = phi float [ %35, %27 ], [ 0.000000e+00, %ldsopt.mark.3.5 ]
  %30 = shl i32 %28, 8
  %31 = add i32 %30, %6
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !9
  %35 = fadd contract float %29, %34
  %36 = add nuw i32 %28, 1
  %37 = icmp eq i32 %36, %4
  br i1 %37, label %ldsopt.mark.5.4, label %27, !llvm.loop !20

ldsopt.mark.5.4:
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.2.to.within = and i32 %ldsopt.rec.0.count, %ldsopt.rec.limit
  %ldsopt.rec.2.to.bytes = shl i32 %ldsopt.rec.2.to.within, 2
  %ldsopt.rec.2.to.at = add i32 %ldsopt.rec.2.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.2.to.far = zext i32 %ldsopt.rec.2.to.at to i64
  %ldsopt.rec.2.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.2.to.far
  %ldsopt.rec.2.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.2.low = shl i64 %ldsopt.rec.2.clock, 32
  %ldsopt.rec.2.high = lshr i64 %ldsopt.rec.2.clock, 32
  %ldsopt.rec.2.upper = and i64 %ldsopt.rec.2.high, 2047
  %ldsopt.rec.2.word = or i64 %ldsopt.rec.2.low, %ldsopt.rec.2.upper
  %ldsopt.rec.2.tagged = or i64 %ldsopt.rec.2.word, 2147483648
  store atomic i64 %ldsopt.rec.2.tagged, ptr addrspace(1) %ldsopt.rec.2.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.2.count = add i32 %ldsopt.rec.0.count, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  br label %24

38:                                               ; preds = %39
  call void @llvm.amdgcn.sched.barrier(i32 0)
  %ldsopt.rec.3.to.within = and i32 %ldsopt.rec.1.count, %ldsopt.rec.limit
  %ldsopt.rec.3.to.bytes = shl i32 %ldsopt.rec.3.to.within, 2
  %ldsopt.rec.3.to.at = add i32 %ldsopt.rec.3.to.bytes, %ldsopt.rec.segment
  %ldsopt.rec.3.to.far = zext i32 %ldsopt.rec.3.to.at to i64
  %ldsopt.rec.3.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.3.to.far
  %ldsopt.rec.3.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.3.low = shl i64 %ldsopt.rec.3.clock, 32
  %ldsopt.rec.3.high = lshr i64 %ldsopt.rec.3.clock, 32
  %ldsopt.rec.3.upper = and i64 %ldsopt.rec.3.high, 2047
  %ldsopt.rec.3.word = or i64 %ldsopt.rec.3.low, %ldsopt.rec.3.upper
  %ldsopt.rec.3.tagged = or i64 %ldsopt.rec.3.word, 2155872256
  store atomic i64 %ldsopt.rec.3.tagged, ptr addrspace(1) %ldsopt.rec.3.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.3.count = add i32 %ldsopt.rec.1.count, 2
  call void @llvm.amdgcn.sched.barrier(i32 0)
  store float %108, ptr addrspace(1) %3, align 4, !tbaa !9
  br label %111

39:                                               ; preds = %24, %39
  %40 = phi i32 [ %109, %39 ], [ 1, %ldsopt.mark.4.7 ]
  %41 = phi float [ %108, %39 ], [ %25, %ldsopt.mark.4.7 ]
  %42 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %43 = load float, ptr addrspace(3) %42, align 4, !tbaa !9
  %44 = fadd contract float %41, %43
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 4
  %47 = load float, ptr addrspace(3) %46, align 4, !tbaa !9
  %48 = fadd contract float %44, %47
  %49 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 8
  %51 = load float, ptr addrspace(3) %50, align 4, !tbaa !9
  %52 = fadd contract float %48, %51
  %53 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i32 12
  %55 = load float, ptr addrspace(3) %54, align 4, !tbaa !9
  %56 = fadd contract float %52, %55
  %57 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %57, i32 16
  %59 = load float, ptr addrspace(3) %58, align 4, !tbaa !9
  %60 = fadd contract float %56, %59
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 20
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !9
  %64 = fadd contract float %60, %63
  %65 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %65, i32 24
  %67 = load float, ptr addrspace(3) %66, align 4, !tbaa !9
  %68 = fadd contract float %64, %67
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %69, i32 28
  %71 = load float, ptr addrspace(3) %70, align 4, !tbaa !9
  %72 = fadd contract float %68, %71
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i32 32
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !9
  %76 = fadd contract float %72, %75
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 36
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !9
  %80 = fadd contract float %76, %79
  %81 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 40
  %83 = load float, ptr addrspace(3) %82, align 4, !tbaa !9
  %84 = fadd contract float %80, %83
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %85, i32 44
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !9
  %88 = fadd contract float %84, %87
  %89 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 48
  %91 = load float, ptr addrspace(3) %90, align 4, !tbaa !9
  %92 = fadd contract float %88, %91
  %93 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 52
  %95 = load float, ptr addrspace(3) %94, align 4, !tbaa !9
  %96 = fadd contract float %92, %95
  %97 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 56
  %99 = load float, ptr addrspace(3) %98, align 4, !tbaa !9
  %100 = fadd contract float %96, %99
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %101, i32 60
  %103 = load float, ptr addrspace(3) %102, align 4, !tbaa !9
  %104 = fadd contract float %100, %103
  %105 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5totalPKfPfPjS1_jE4sums, i32 %40
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %105, i32 64
  %107 = load float, ptr addrspace(3) %106, align 4, !tbaa !9
  %108 = fadd contract float %104, %107
  %109 = add nuw nsw i32 %40, 17
  %110 = icmp eq i32 %109, 256
  br i1 %110, label %38, label %39, !llvm.loop !21

111:                                              ; preds = %24, %38, %18
  %ldsopt.rec.count.11 = phi i32 [ 0, %18 ], [ %ldsopt.rec.count.5, %24 ], [ %ldsopt.rec.3.count, %38 ]
  %ldsopt.rec.end.0.clock = call i64 @llvm.readcyclecounter()
  %ldsopt.rec.end.0.wall.ticks = call i64 @llvm.readsteadycounter()
  %ldsopt.rec.end.0.wall = mul i64 %ldsopt.rec.end.0.wall.ticks, 10
  %ldsopt.rec.end.0.ended.at = select i1 %ldsopt.rec.leads, i32 24, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.ended.to.far = zext i32 %ldsopt.rec.end.0.ended.at to i64
  %ldsopt.rec.end.0.ended.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.ended.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.ended.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.cycles.at = select i1 %ldsopt.rec.leads, i32 16464, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.cycles.to.far = zext i32 %ldsopt.rec.end.0.cycles.at to i64
  %ldsopt.rec.end.0.cycles.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.cycles.to.far
  store atomic i64 %ldsopt.rec.end.0.clock, ptr addrspace(1) %ldsopt.rec.end.0.cycles.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.count.at = select i1 %ldsopt.rec.inside.x, i32 %ldsopt.rec.count.offset, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.count.to.far = zext i32 %ldsopt.rec.end.0.count.at to i64
  %ldsopt.rec.end.0.count.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.count.to.far
  %ldsopt.rec.end.0.most = atomicrmw umax ptr addrspace(1) %ldsopt.rec.end.0.count.to, i32 %ldsopt.rec.count.11 syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.count.ended = atomicrmw and ptr addrspace(1) %ldsopt.rec.end.0.count.to, i32 -2 syncscope("wavefront") monotonic, align 4
  %ldsopt.rec.end.0.copied.at = select i1 %ldsopt.rec.leads, i32 32, i32 %ldsopt.rec.spare
  %ldsopt.rec.end.0.copied.to.far = zext i32 %ldsopt.rec.end.0.copied.at to i64
  %ldsopt.rec.end.0.copied.to = getelementptr i8, ptr addrspace(1) %ldsopt.rec.slot, i64 %ldsopt.rec.end.0.copied.to.far
  store atomic i64 %ldsopt.rec.end.0.wall, ptr addrspace(1) %ldsopt.rec.end.0.copied.to syncscope("wavefront") monotonic, align 8
  %ldsopt.rec.end.0.lane.low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %ldsopt.rec.end.0.is.first = icmp eq i32 %ldsopt.rec.end.0.lane.low, 0
  %ldsopt.rec.end.0.is.one = and i1 %ldsopt.rec.end.0.is.first, %ldsopt.rec.is.first
  %ldsopt.rec.end.0.outside = xor i1 %ldsopt.rec.inside.x, true
  %ldsopt.rec.end.0.is.lost = and i1 %ldsopt.rec.end.0.is.one, %ldsopt.rec.end.0.outside
  br i1 %ldsopt.rec.end.0.is.lost, label %ldsopt.rec.end.0.lost, label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.lost:
  %ldsopt.rec.end.0.lost.before = atomicrmw add ptr addrspace(1) @ldsopt.records._Z5totalPKfPfPjS1_j, i32 1 syncscope("agent") monotonic, align 4
  br label %ldsopt.rec.end.0.done

ldsopt.rec.end.0.done:
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.s.getreg(i32 immarg)
declare void @llvm.amdgcn.sched.barrier(i32 immarg)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1030" "target-features"="+16-bit-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1030" "target-features"="+16-bit-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !12}
!15 = !{i32 5, i32 6}
!16 = !{}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
