; Where no launch can be executed, a pair that is not proved says so, and why.
; REQUIRES: bitwuzla
; RUN: variant CLUSTER %s | ldsopt check - -o - | filecheck %s --check-prefix CLUSTER
; RUN: variant WIDE %s | ldsopt check - -o - | filecheck %s --check-prefix WIDE
; RUN: variant CLUSTER,LOADED %s | ldsopt check - -o - | filecheck %s --check-prefix LOADED

; CLUSTER: unproven: {{.*}} no launch could be executed: cannot simulate a barrier of the cluster of workgroups
; WIDE: unproven: {{.*}} no launch could be executed: none is made up for argument 2, <2 x ptr addrspace(3)>
; LOADED: unproven: {{.*}}from memory{{.*}} no launch could be executed: cannot simulate a barrier of the cluster

target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [512 x i32] poison, align 4
;CLUSTER define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
;WIDE define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n, <2 x ptr addrspace(3)> %pair) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;CLUSTER  call void @llvm.amdgcn.s.cluster.barrier()
  %at = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 0, ptr addrspace(3) %at, align 4
  %x = load i32, ptr addrspace(1) %p, align 4
  %from = xor i32 %t, 64 ; but LOADED
;LOADED  %from = and i32 %x, 127
  %other = getelementptr i32, ptr addrspace(3) @a, i32 %from
  %v = load i32, ptr addrspace(3) %other, align 4
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %v, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
;CLUSTER declare void @llvm.amdgcn.s.cluster.barrier()
attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="128,128" "amdgpu-cluster-dims"="2,1,1" "uniform-work-group-size"="true" }
