; ModuleID = '<stdin>'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__shared_alloc_1 = external dso_local local_unnamed_addr addrspace(3) global [1024 x i8], align 4
@__shared_alloc_0 = external dso_local local_unnamed_addr addrspace(3) global [1024 x i8], align 4

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @row_softmax_0(ptr addrspace(1) nofree readonly captures(none) %0, ptr addrspace(1) nofree writeonly captures(none) %1) local_unnamed_addr #0 !reqd_work_group_size !2 {
  %3 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = shl i32 %4, 8
  %6 = or disjoint i32 %5, %3
  %7 = sext i32 %6 to i64
  %8 = getelementptr [4 x i8], ptr addrspace(1) %0, i64 %7
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = fmul float %9, 0x3FF7154760000000
  %11 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %3
  store float %10, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %12 = xor i32 %3, 1
  %13 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %12
  %14 = load float, ptr addrspace(3) %13, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %15 = load float, ptr addrspace(3) %11, align 4
  %16 = tail call float @llvm.maximum.f32(float %15, float %14)
  store float %16, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %17 = xor i32 %3, 2
  %18 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %17
  %19 = load float, ptr addrspace(3) %18, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %20 = load float, ptr addrspace(3) %11, align 4
  %21 = tail call float @llvm.maximum.f32(float %20, float %19)
  store float %21, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %22 = xor i32 %3, 4
  %23 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %22
  %24 = load float, ptr addrspace(3) %23, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = load float, ptr addrspace(3) %11, align 4
  %26 = tail call float @llvm.maximum.f32(float %25, float %24)
  store float %26, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %27 = xor i32 %3, 8
  %28 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %27
  %29 = load float, ptr addrspace(3) %28, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %30 = load float, ptr addrspace(3) %11, align 4
  %31 = tail call float @llvm.maximum.f32(float %30, float %29)
  store float %31, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %32 = xor i32 %3, 16
  %33 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %32
  %34 = load float, ptr addrspace(3) %33, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %35 = load float, ptr addrspace(3) %11, align 4
  %36 = tail call float @llvm.maximum.f32(float %35, float %34)
  store float %36, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %37 = xor i32 %3, 32
  %38 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %37
  %39 = load float, ptr addrspace(3) %38, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %40 = load float, ptr addrspace(3) %11, align 4
  %41 = tail call float @llvm.maximum.f32(float %40, float %39)
  store float %41, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %42 = xor i32 %3, 64
  %43 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %42
  %44 = load float, ptr addrspace(3) %43, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = load float, ptr addrspace(3) %11, align 4
  %46 = tail call float @llvm.maximum.f32(float %45, float %44)
  store float %46, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %47 = xor i32 %3, 128
  %48 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %47
  %49 = load float, ptr addrspace(3) %48, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %50 = load float, ptr addrspace(3) %11, align 4
  %51 = tail call float @llvm.maximum.f32(float %50, float %49)
  store float %51, ptr addrspace(3) %11, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %52 = load float, ptr addrspace(3) @__shared_alloc_0, align 4
  %53 = fsub float %10, %52
  %54 = tail call float @llvm.amdgcn.exp2.f32(float %53)
  %55 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %3
  store float %54, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %56 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %12
  %57 = load float, ptr addrspace(3) %56, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %58 = load float, ptr addrspace(3) %55, align 4
  %59 = fadd float %57, %58
  store float %59, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %60 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %17
  %61 = load float, ptr addrspace(3) %60, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %62 = load float, ptr addrspace(3) %55, align 4
  %63 = fadd float %61, %62
  store float %63, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %64 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %22
  %65 = load float, ptr addrspace(3) %64, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %66 = load float, ptr addrspace(3) %55, align 4
  %67 = fadd float %65, %66
  store float %67, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %68 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %27
  %69 = load float, ptr addrspace(3) %68, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %70 = load float, ptr addrspace(3) %55, align 4
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %72 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %32
  %73 = load float, ptr addrspace(3) %72, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %74 = load float, ptr addrspace(3) %55, align 4
  %75 = fadd float %73, %74
  store float %75, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %76 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %37
  %77 = load float, ptr addrspace(3) %76, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %78 = load float, ptr addrspace(3) %55, align 4
  %79 = fadd float %77, %78
  store float %79, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %80 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %42
  %81 = load float, ptr addrspace(3) %80, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %82 = load float, ptr addrspace(3) %55, align 4
  %83 = fadd float %81, %82
  store float %83, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %84 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %47
  %85 = load float, ptr addrspace(3) %84, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %86 = load float, ptr addrspace(3) %55, align 4
  %87 = fadd float %85, %86
  store float %87, ptr addrspace(3) %55, align 4
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %88 = load float, ptr addrspace(3) @__shared_alloc_1, align 4
  %89 = fdiv float %54, %88
  %90 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %7
  store float %89, ptr addrspace(1) %90, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximum.f32(float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.exp2.f32(float) #3

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nofree nounwind willreturn }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!2 = !{i32 256, i32 1, i32 1}
