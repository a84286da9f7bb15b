; ModuleID = 'stages_copies.c'
source_filename = "stages_copies.c"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@tiles_of = internal addrspace(3) global [2 x [2048 x i8]] undef, align 1
@exchange = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent nounwind
define protected amdgpu_kernel void @stages_copies(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 -1, i32 159744)
  %6 = shl nuw nsw i32 %4, 2
  %7 = and i32 %6, 3840
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) @tiles_of, i32 %7
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %5, ptr addrspace(3) %8, i32 4, i32 %6, i32 0, i32 0, i32 0)
  %9 = icmp slt i32 %2, 1
  br i1 %9, label %13, label %10

10:                                               ; preds = %3
  %11 = xor i32 %6, 1028
  %12 = sub nsw i32 2044, %6
  br label %21

13:                                               ; preds = %21, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %33, %21 ]
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) @exchange, i32 %4
  store float %14, ptr addrspace(3) %16, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %17 = xor i32 %4, 257
  %18 = getelementptr inbounds nuw float, ptr addrspace(3) @exchange, i32 %17
  %19 = load float, ptr addrspace(3) %18, align 4
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  store float %19, ptr addrspace(1) %20, align 4
  ret void

21:                                               ; preds = %10, %21
  %22 = phi ptr addrspace(3) [ @tiles_of, %10 ], [ %23, %21 ]
  %23 = phi ptr addrspace(3) [ getelementptr inbounds nuw (i8, ptr addrspace(3) @tiles_of, i32 2048), %10 ], [ %22, %21 ]
  %24 = phi float [ 0.000000e+00, %10 ], [ %33, %21 ]
  %25 = phi i32 [ 1, %10 ], [ %34, %21 ]
  %26 = shl nsw i32 %25, 11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %23, i32 %7
  %28 = add nuw nsw i32 %26, %6
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly %5, ptr addrspace(3) %27, i32 4, i32 %28, i32 0, i32 0, i32 0)
  tail call void asm sideeffect "; ldsopt.stage copy", "~{memory}"() #6, !srcloc !4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i32 %11
  %30 = load float, ptr addrspace(3) %29, align 4
  %31 = getelementptr inbounds i8, ptr addrspace(3) %22, i32 %12
  %32 = load float, ptr addrspace(3) %31, align 4
  tail call void asm sideeffect "; ldsopt.stage read prio=1", "~{memory}"() #6, !srcloc !5
  %33 = tail call float @llvm.fmuladd.f32(float %24, float %30, float %32)
  tail call void asm sideeffect "; ldsopt.stage add", "~{memory}"() #6, !srcloc !6
  %34 = add nuw i32 %25, 1
  %35 = icmp eq i32 %25, %2
  br i1 %35, label %13, label %21, !llvm.loop !7
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #5

attributes #0 = { convergent nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="512,512" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{i64 2147508871}
!5 = !{i64 2147509073}
!6 = !{i64 2147509176}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.mustprogress"}
