; ModuleID = 'stages_single.c'
source_filename = "stages_single.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tile_of = internal addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent nounwind
define protected amdgpu_kernel void @stages_single(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 -1, i32 159744)
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = xor i32 %4, 257
  br label %17

9:                                                ; preds = %3
  %10 = and i32 %4, 960
  %11 = getelementptr inbounds nuw float, ptr addrspace(3) @tile_of, i32 %10
  %12 = shl nuw nsw i32 %4, 2
  %13 = xor i32 %4, 257
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @tile_of, i32 %13
  %15 = sub nsw i32 511, %4
  %16 = getelementptr inbounds float, ptr addrspace(3) @tile_of, i32 %15
  br label %25

17:                                               ; preds = %25, %7
  %18 = phi i32 [ %8, %7 ], [ %13, %25 ]
  %19 = phi float [ 0.000000e+00, %7 ], [ %33, %25 ]
  %20 = zext nneg i32 %4 to i64
  %21 = getelementptr inbounds nuw float, ptr addrspace(3) @tile_of, i32 %4
  store float %19, ptr addrspace(3) %21, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = getelementptr inbounds nuw float, ptr addrspace(3) @tile_of, i32 %18
  %23 = load float, ptr addrspace(3) %22, align 4
  %24 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %20
  store float %23, ptr addrspace(1) %24, align 4
  ret void

25:                                               ; preds = %9, %25
  %26 = phi float [ 0.000000e+00, %9 ], [ %33, %25 ]
  %27 = phi i32 [ 0, %9 ], [ %34, %25 ]
  %28 = shl nsw i32 %27, 11
  %29 = add nuw nsw i32 %28, %12
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %5, ptr addrspace(3) %11, i32 4, i32 %29, i32 0, i32 0, i32 0)
  tail call void asm sideeffect "; ldsopt.stage copy", "~{memory}"() #6, !srcloc !4
  %30 = fmul float %26, 5.000000e-01
  tail call void asm sideeffect "; ldsopt.stage halve", "~{memory}"() #6, !srcloc !5
  %31 = load float, ptr addrspace(3) %14, align 4
  %32 = load float, ptr addrspace(3) %16, align 4
  tail call void asm sideeffect "; ldsopt.stage read prio=1", "~{memory}"() #6, !srcloc !6
  %33 = tail call float @llvm.fmuladd.f32(float %31, float %32, float %30)
  tail call void asm sideeffect "; ldsopt.stage add", "~{memory}"() #6, !srcloc !7
  %34 = add nuw nsw i32 %27, 1
  %35 = icmp eq i32 %34, %2
  br i1 %35, label %17, label %25, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #5

attributes #0 = { convergent nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx950" "target-features"="+16-bit-insts,+ashr-pk-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-buffer-pk-add-bf16-inst,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+bf8-cvt-scale-insts,+bitop3-insts,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot12-insts,+dot13-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+f16bf16-to-fp6bf6-cvt-scale-insts,+f32-to-f16bf16-cvt-sr-insts,+fp4-cvt-scale-insts,+fp6bf6-cvt-scale-insts,+fp8-conversion-insts,+fp8-cvt-scale-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+gfx950-insts,+lerp-inst,+mai-insts,+permlane16-swap,+permlane32-swap,+prng-inst,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i64 2147508218}
!5 = !{i64 2147508310}
!6 = !{i64 2147508425}
!7 = !{i64 2147508528}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
