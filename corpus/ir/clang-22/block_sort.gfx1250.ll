; ModuleID = 'block_sort.c'
source_filename = "block_sort.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@keys = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@values = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4
@reversed = internal unnamed_addr addrspace(3) global [512 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @block_sort(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 9
  %6 = icmp samesign ult i32 %3, 512
  br i1 %6, label %9, label %7

7:                                                ; preds = %9, %2
  %8 = shl nuw nsw i32 %3, 1
  br label %21

9:                                                ; preds = %2, %9
  %10 = phi i32 [ %19, %9 ], [ %3, %2 ]
  %11 = or disjoint i32 %10, %5
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !amdgpu.noclobber !4
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i32 %10
  store i32 %14, ptr addrspace(3) %15, align 4
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %17 = load i32, ptr addrspace(1) %16, align 4, !amdgpu.noclobber !4
  %18 = getelementptr inbounds nuw i32, ptr addrspace(3) @values, i32 %10
  store i32 %17, ptr addrspace(3) %18, align 4
  %19 = add nuw nsw i32 %10, 256
  %20 = icmp samesign ult i32 %10, 256
  br i1 %20, label %9, label %7, !llvm.loop !5

21:                                               ; preds = %7, %25
  %22 = phi i32 [ 2, %7 ], [ %26, %25 ]
  %23 = lshr exact i32 %22, 1
  br label %28

24:                                               ; preds = %25
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %6, label %51, label %50

25:                                               ; preds = %47
  %26 = shl nuw nsw i32 %22, 1
  %27 = icmp samesign ult i32 %22, 257
  br i1 %27, label %21, label %24, !llvm.loop !7

28:                                               ; preds = %21, %47
  %29 = phi i32 [ %23, %21 ], [ %48, %47 ]
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %30 = add nuw nsw i32 %29, 1023
  %31 = and i32 %30, %3
  %32 = sub nsw i32 %8, %31
  %33 = add nsw i32 %32, %29
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i32 %32
  %35 = load i32, ptr addrspace(3) %34, align 4
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i32 %33
  %37 = load i32, ptr addrspace(3) %36, align 4
  %38 = icmp ugt i32 %35, %37
  %39 = and i32 %32, %22
  %40 = icmp ne i32 %39, 0
  %41 = xor i1 %40, %38
  br i1 %41, label %42, label %47

42:                                               ; preds = %28
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @values, i32 %32
  %44 = load i32, ptr addrspace(3) %43, align 4
  %45 = getelementptr inbounds nuw i32, ptr addrspace(3) @values, i32 %33
  %46 = load i32, ptr addrspace(3) %45, align 4
  store i32 %37, ptr addrspace(3) %34, align 4
  store i32 %35, ptr addrspace(3) %36, align 4
  store i32 %46, ptr addrspace(3) %43, align 4
  store i32 %44, ptr addrspace(3) %45, align 4
  br label %47

47:                                               ; preds = %42, %28
  %48 = lshr i32 %29, 1
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %25, label %28, !llvm.loop !9

50:                                               ; preds = %51, %24
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %6, label %65, label %64

51:                                               ; preds = %24, %51
  %52 = phi i32 [ %62, %51 ], [ %3, %24 ]
  %53 = getelementptr inbounds nuw i32, ptr addrspace(3) @keys, i32 %52
  %54 = load i32, ptr addrspace(3) %53, align 4
  %55 = or disjoint i32 %52, %5
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %56
  store i32 %54, ptr addrspace(1) %57, align 4
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) @values, i32 %52
  %59 = load i32, ptr addrspace(3) %58, align 4
  %60 = sub nuw nsw i32 511, %52
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) @reversed, i32 %60
  store i32 %59, ptr addrspace(3) %61, align 4
  %62 = add nuw nsw i32 %52, 256
  %63 = icmp samesign ult i32 %52, 256
  br i1 %63, label %51, label %50, !llvm.loop !10

64:                                               ; preds = %65, %50
  ret void

65:                                               ; preds = %50, %65
  %66 = phi i32 [ %72, %65 ], [ %3, %50 ]
  %67 = getelementptr inbounds nuw i32, ptr addrspace(3) @reversed, i32 %66
  %68 = load i32, ptr addrspace(3) %67, align 4
  %69 = or disjoint i32 %66, %5
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %70
  store i32 %68, ptr addrspace(1) %71, align 4
  %72 = add nuw nsw i32 %66, 256
  %73 = icmp samesign ult i32 %66, 256
  br i1 %73, label %65, label %64, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1250" "target-features"="+16-bit-insts,+add-min-max-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f32,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf16-cvt-insts,+bf16-pk-insts,+bf16-trans-insts,+bitop3-insts,+ci-insts,+clusters,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot7-insts,+dot8-insts,+dpp,+fp8-conversion-insts,+fp8e5m3-insts,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx12-insts,+gfx1250-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+mcast-load-insts,+permlane16-swap,+pk-add-min-max-insts,+prng-inst,+qsad-insts,+s-wakeup-barrier-inst,+sad-insts,+setprio-inc-wg-inst,+tanh-insts,+tensor-cvt-lut-insts,+transpose-load-f4f6-insts,+vmem-pref-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !6}
!10 = distinct !{!10, !6}
!11 = distinct !{!11, !6}
