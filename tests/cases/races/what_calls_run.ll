; Races that no plain access of the kernel shows: what is proved free, and what is not.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s -o %t.txt
; RUN: sed -nE 's/^([a-z_0-9]+): [0-9]+ pairs? of LDS [^:]*: /\1: /p' %t.txt | env LC_ALL=C sort | filecheck %s
source_filename = "one_barrier.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"
@_ZZ11one_barrierE1A = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 16
@__hip_cuid_d8a40f5957712125 = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_d8a40f5957712125 to ptr)], section "llvm.metadata"
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1
declare void @llvm.amdgcn.s.barrier() #2
declare void @unknown()

; CHECK: {{^}}calls_assembly: 0 proved free of races, 1 unproven{{$}}
; CHECK-NEXT: {{^}}calls_nothing: 1 proved free of races{{$}}
; CHECK-NEXT: {{^}}calls_unknown_code: 0 proved free of races, 1 unproven{{$}}
; CHECK-NOT: {{.}}

; What a called function runs unseen may race: nothing, unknown code, and assembly.
define protected amdgpu_kernel void @calls_nothing(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noalias noundef readnone captures(none) %2, ptr addrspace(1) noalias noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11one_barrierE1A, i32 %6
  call void @calls_nothing_h(i32 %6)
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = add nsw i32 0, %6
  %12 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ11one_barrierE1A, i32 %11
  %13 = load i32, ptr addrspace(3) %12, align 4, !tbaa !3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}
define internal void @calls_nothing_h(i32 %x) #3 {
  ret void
}

define protected amdgpu_kernel void @calls_unknown_code(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noalias noundef readnone captures(none) %2, ptr addrspace(1) noalias noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11one_barrierE1A, i32 %6
  call void @calls_unknown_code_h(i32 %6)
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = add nsw i32 0, %6
  %12 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ11one_barrierE1A, i32 %11
  %13 = load i32, ptr addrspace(3) %12, align 4, !tbaa !3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}
define internal void @calls_unknown_code_h(i32 %x) #3 {
  call void @unknown()
  ret void
}

define protected amdgpu_kernel void @calls_assembly(ptr addrspace(1) noalias noundef readonly captures(none) %0, ptr addrspace(1) noalias noundef writeonly captures(none) %1, ptr addrspace(1) noalias noundef readnone captures(none) %2, ptr addrspace(1) noalias noundef readnone captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ11one_barrierE1A, i32 %6
  call void @calls_assembly_h(i32 %6)
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !3
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = add nsw i32 0, %6
  %12 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ11one_barrierE1A, i32 %11
  %13 = load i32, ptr addrspace(3) %12, align 4, !tbaa !3
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !3
  ret void
}
define internal void @calls_assembly_h(i32 %x) #3 {
  call void asm sideeffect "ds_write_b32 $0, $0", "v,~{memory}"(i32 %x)
  ret void
}

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nounwind willreturn }
attributes #3 = { noinline }
!llvm.module.flags = !{!4, !5, !6, !7}
!llvm.errno.tbaa = !{!3}
!0 = !{!"Simple C++ TBAA"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"int", !1, i64 0}
!3 = !{!2, !2, i64 0}
!4 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!5 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
