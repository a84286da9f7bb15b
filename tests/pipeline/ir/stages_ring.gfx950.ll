; ModuleID = 'stages_ring.c'
source_filename = "stages_ring.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@ring = internal unnamed_addr addrspace(3) global [3 x [512 x float]] undef, align 4

; Function Attrs: convergent nounwind
define protected amdgpu_kernel void @stages_ring(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %5
  %7 = load float, ptr addrspace(1) %6, align 4, !amdgpu.noclobber !4
  %8 = getelementptr inbounds nuw float, ptr addrspace(3) @ring, i32 %4
  store float %7, ptr addrspace(3) %8, align 4
  %9 = icmp slt i32 %2, 1
  %10 = xor i32 %4, 257
  br i1 %9, label %14, label %11

11:                                               ; preds = %3
  %12 = add nuw nsw i32 %4, 64
  %13 = and i32 %12, 511
  br label %19

14:                                               ; preds = %19, %3
  %15 = phi float [ 0.000000e+00, %3 ], [ %36, %19 ]
  store float %15, ptr addrspace(3) %8, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) @ring, i32 %10
  %17 = load float, ptr addrspace(3) %16, align 4
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %5
  store float %17, ptr addrspace(1) %18, align 4
  ret void

19:                                               ; preds = %11, %19
  %20 = phi ptr addrspace(3) [ @ring, %11 ], [ %24, %19 ]
  %21 = phi i32 [ 1, %11 ], [ %37, %19 ]
  %22 = phi float [ 0.000000e+00, %11 ], [ %36, %19 ]
  %23 = phi ptr addrspace(3) [ getelementptr inbounds nuw (i8, ptr addrspace(3) @ring, i32 4096), %11 ], [ %20, %19 ]
  %24 = phi ptr addrspace(3) [ getelementptr inbounds nuw (i8, ptr addrspace(3) @ring, i32 2048), %11 ], [ %23, %19 ]
  %25 = shl nsw i32 %21, 9
  %26 = add nuw nsw i32 %25, %4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %27
  %29 = load float, ptr addrspace(1) %28, align 4
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) %24, i32 %4
  store float %29, ptr addrspace(3) %30, align 4
  tail call void asm sideeffect "; ldsopt.stage fill prio=1", "~{memory}"() #3, !srcloc !5
  %31 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i32 %10
  %32 = load float, ptr addrspace(3) %31, align 4
  %33 = getelementptr inbounds nuw float, ptr addrspace(3) %20, i32 %13
  %34 = load float, ptr addrspace(3) %33, align 4
  %35 = fadd float %32, %34
  %36 = fadd float %22, %35
  tail call void asm sideeffect "; ldsopt.stage add", "~{memory}"() #3, !srcloc !6
  %37 = add nuw i32 %21, 1
  %38 = icmp eq i32 %21, %2
  br i1 %38, label %14, label %19, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

attributes #0 = { convergent nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{}
!5 = !{i64 2147508078}
!6 = !{i64 2147508181}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
