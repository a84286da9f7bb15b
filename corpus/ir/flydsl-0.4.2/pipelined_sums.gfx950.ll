; ModuleID = '<stdin>'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__shared_alloc_1 = external dso_local addrspace(3) global [1024 x i8], align 4
@__shared_alloc_0 = external dso_local addrspace(3) global [1024 x i8], align 4

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @pipelined_sums_0(ptr addrspace(1) nofree readonly captures(none) %0, ptr addrspace(1) nofree writeonly captures(none) %1) local_unnamed_addr #0 !reqd_work_group_size !2 {
  %3 = tail call range(i32 0, 256) i32 @llvm.amdgcn.workitem.id.x()
  %4 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %3)
  %5 = and i32 %4, -64
  %6 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %0, i16 0, i64 4294967295, i32 159744)
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %8 = shl i32 %7, 14
  %9 = shl nuw nsw i32 %3, 2
  %10 = or disjoint i32 %8, %9
  %11 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %5
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %10, i32 0, i32 0, i32 0)
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %12 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %5
  %13 = or disjoint i32 %10, 1024
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %13, i32 0, i32 0, i32 0)
  %14 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %3
  %15 = load float, ptr addrspace(3) %14, align 4
  %16 = xor i32 %3, 1
  %17 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %16
  %18 = load float, ptr addrspace(3) %17, align 4
  %19 = fmul float %15, %18
  %20 = fadd float %19, 0.000000e+00
  %21 = xor i32 %3, 64
  %22 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_0, i32 %21
  %23 = load float, ptr addrspace(3) %22, align 4
  %24 = fadd float %23, %20
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %25 = or disjoint i32 %10, 2048
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %25, i32 0, i32 0, i32 0)
  %26 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %3
  %27 = load float, ptr addrspace(3) %26, align 4
  %28 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %16
  %29 = load float, ptr addrspace(3) %28, align 4
  %30 = fmul float %27, %29
  %31 = fadd float %24, %30
  %32 = getelementptr [4 x i8], ptr addrspace(3) @__shared_alloc_1, i32 %21
  %33 = load float, ptr addrspace(3) %32, align 4
  %34 = fadd float %33, %31
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %35 = or disjoint i32 %10, 3072
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %35, i32 0, i32 0, i32 0)
  %36 = load float, ptr addrspace(3) %14, align 4
  %37 = load float, ptr addrspace(3) %17, align 4
  %38 = fmul float %36, %37
  %39 = fadd float %34, %38
  %40 = load float, ptr addrspace(3) %22, align 4
  %41 = fadd float %40, %39
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %42 = or disjoint i32 %10, 4096
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %42, i32 0, i32 0, i32 0)
  %43 = load float, ptr addrspace(3) %26, align 4
  %44 = load float, ptr addrspace(3) %28, align 4
  %45 = fmul float %43, %44
  %46 = fadd float %41, %45
  %47 = load float, ptr addrspace(3) %32, align 4
  %48 = fadd float %47, %46
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %49 = or disjoint i32 %10, 5120
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %49, i32 0, i32 0, i32 0)
  %50 = load float, ptr addrspace(3) %14, align 4
  %51 = load float, ptr addrspace(3) %17, align 4
  %52 = fmul float %50, %51
  %53 = fadd float %48, %52
  %54 = load float, ptr addrspace(3) %22, align 4
  %55 = fadd float %54, %53
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %56 = or disjoint i32 %10, 6144
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %56, i32 0, i32 0, i32 0)
  %57 = load float, ptr addrspace(3) %26, align 4
  %58 = load float, ptr addrspace(3) %28, align 4
  %59 = fmul float %57, %58
  %60 = fadd float %55, %59
  %61 = load float, ptr addrspace(3) %32, align 4
  %62 = fadd float %61, %60
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %63 = or disjoint i32 %10, 7168
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %63, i32 0, i32 0, i32 0)
  %64 = load float, ptr addrspace(3) %14, align 4
  %65 = load float, ptr addrspace(3) %17, align 4
  %66 = fmul float %64, %65
  %67 = fadd float %62, %66
  %68 = load float, ptr addrspace(3) %22, align 4
  %69 = fadd float %68, %67
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %70 = or disjoint i32 %10, 8192
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %70, i32 0, i32 0, i32 0)
  %71 = load float, ptr addrspace(3) %26, align 4
  %72 = load float, ptr addrspace(3) %28, align 4
  %73 = fmul float %71, %72
  %74 = fadd float %69, %73
  %75 = load float, ptr addrspace(3) %32, align 4
  %76 = fadd float %75, %74
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %77 = or disjoint i32 %10, 9216
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %77, i32 0, i32 0, i32 0)
  %78 = load float, ptr addrspace(3) %14, align 4
  %79 = load float, ptr addrspace(3) %17, align 4
  %80 = fmul float %78, %79
  %81 = fadd float %76, %80
  %82 = load float, ptr addrspace(3) %22, align 4
  %83 = fadd float %82, %81
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %84 = or disjoint i32 %10, 10240
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %84, i32 0, i32 0, i32 0)
  %85 = load float, ptr addrspace(3) %26, align 4
  %86 = load float, ptr addrspace(3) %28, align 4
  %87 = fmul float %85, %86
  %88 = fadd float %83, %87
  %89 = load float, ptr addrspace(3) %32, align 4
  %90 = fadd float %89, %88
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %91 = or disjoint i32 %10, 11264
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %91, i32 0, i32 0, i32 0)
  %92 = load float, ptr addrspace(3) %14, align 4
  %93 = load float, ptr addrspace(3) %17, align 4
  %94 = fmul float %92, %93
  %95 = fadd float %90, %94
  %96 = load float, ptr addrspace(3) %22, align 4
  %97 = fadd float %96, %95
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %98 = or disjoint i32 %10, 12288
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %98, i32 0, i32 0, i32 0)
  %99 = load float, ptr addrspace(3) %26, align 4
  %100 = load float, ptr addrspace(3) %28, align 4
  %101 = fmul float %99, %100
  %102 = fadd float %97, %101
  %103 = load float, ptr addrspace(3) %32, align 4
  %104 = fadd float %103, %102
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %105 = or disjoint i32 %10, 13312
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %105, i32 0, i32 0, i32 0)
  %106 = load float, ptr addrspace(3) %14, align 4
  %107 = load float, ptr addrspace(3) %17, align 4
  %108 = fmul float %106, %107
  %109 = fadd float %104, %108
  %110 = load float, ptr addrspace(3) %22, align 4
  %111 = fadd float %110, %109
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %112 = or disjoint i32 %10, 14336
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %11, i32 4, i32 %112, i32 0, i32 0, i32 0)
  %113 = load float, ptr addrspace(3) %26, align 4
  %114 = load float, ptr addrspace(3) %28, align 4
  %115 = fmul float %113, %114
  %116 = fadd float %111, %115
  %117 = load float, ptr addrspace(3) %32, align 4
  %118 = fadd float %117, %116
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %119 = or disjoint i32 %10, 15360
  tail call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %6, ptr addrspace(3) %12, i32 4, i32 %119, i32 0, i32 0, i32 0)
  %120 = load float, ptr addrspace(3) %14, align 4
  %121 = load float, ptr addrspace(3) %17, align 4
  %122 = fmul float %120, %121
  %123 = fadd float %118, %122
  %124 = load float, ptr addrspace(3) %22, align 4
  %125 = fadd float %124, %123
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %126 = load float, ptr addrspace(3) %26, align 4
  %127 = load float, ptr addrspace(3) %28, align 4
  %128 = fmul float %126, %127
  %129 = fadd float %125, %128
  %130 = load float, ptr addrspace(3) %32, align 4
  %131 = fadd float %130, %129
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %132 = shl i32 %7, 8
  %133 = or disjoint i32 %132, %3
  %134 = sext i32 %133 to i64
  %135 = getelementptr [4 x i8], ptr addrspace(1) %1, i64 %134
  store float %131, ptr addrspace(1) %135, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.waitcnt(i32 immarg) #5

; Function Attrs: convergent nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="256,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "uniform-work-group-size" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nofree nounwind willreturn }
attributes #6 = { convergent nocallback nofree nounwind willreturn }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!2 = !{i32 256, i32 1, i32 1}
