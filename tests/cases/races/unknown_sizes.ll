; HIP kernels without launch bounds say no more than that a workgroup has at most 1024 work-items. Counterexamples may
; have more of them than a kernel has LDS for; such a launch shows nothing. It must keep neither smaller launches of the
; kernel from being executed, nor other kernels.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: ldsopt compile %s -o %t.s
; RUN: exits 1 ldsopt check %t.s -o %t.code
; RUN: filecheck %s --check-prefix CODE --input-file %t.code
; CHECK: 3 definite, 0 unproven
; CHECK-DAG: {{^}}  definite: {{.*}}in a launch of 256 x 1 x 1 work-items, argument 2 = {{[0-9]+}}, buffers of zeros
; CHECK-DAG: {{^}}ring: 2 pairs of LDS accesses of two waves in one barrier interval: 1 proved free of races, 1 definite
; CHECK-DAG: {{^}}neighbour: 2 pairs of LDS accesses of two waves in one barrier interval: 1 proved free of races, 1 definite
; CHECK-DAG: {{^}}small: 2 pairs of LDS accesses of two waves in one barrier interval: 1 proved free of races, 1 definite

; CODE: 3 definite, 0 unproven
; CODE-DAG: {{^}}ring: 2 pairs of LDS accesses of two waves in one barrier interval: 1 proved free of races, 1 definite
; CODE-DAG: {{^}}neighbour: 2 pairs of LDS accesses of two waves in one barrier interval: 1 proved free of races, 1 definite
; CODE-DAG: {{^}}small: 2 pairs of LDS accesses of two waves in one barrier interval: 1 proved free of races, 1 definite

target triple = "amdgcn-amd-amdhsa"
@R = internal addrspace(3) global [256 x i32] poison, align 4
@N = internal addrspace(3) global [256 x i32] poison, align 4
@S = internal addrspace(3) global [128 x i32] poison, align 4

; The store of a round may come before another wave's load of the round before: a barrier is missing behind the load.
define amdgpu_kernel void @ring(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = sub i32 255, %t
  %p = getelementptr inbounds [256 x i32], ptr addrspace(3) @R, i32 0, i32 %t
  %q = getelementptr inbounds [256 x i32], ptr addrspace(3) @R, i32 0, i32 %o
  %g = getelementptr inbounds i32, ptr addrspace(1) %from, i32 %t
  %h = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %t
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = load i32, ptr addrspace(1) %g
  store i32 %a, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %q
  store i32 %x, ptr addrspace(1) %h
  %j = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; No barrier at all.
define amdgpu_kernel void @neighbour(ptr addrspace(1) %to) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = sub i32 255, %t
  %p = getelementptr inbounds [256 x i32], ptr addrspace(3) @N, i32 0, i32 %t
  %q = getelementptr inbounds [256 x i32], ptr addrspace(3) @N, i32 0, i32 %o
  store i32 %t, ptr addrspace(3) %p
  %x = load i32, ptr addrspace(3) %q
  %h = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %t
  store i32 %x, ptr addrspace(1) %h
  ret void
}

; LDS for 128 work-items only; a branch hides that from the proof.
define amdgpu_kernel void @small(ptr addrspace(1) %to, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %work, label %end
work:
  %o = sub i32 127, %t
  %p = getelementptr inbounds [128 x i32], ptr addrspace(3) @S, i32 0, i32 %t
  %q = getelementptr inbounds [128 x i32], ptr addrspace(3) @S, i32 0, i32 %o
  store i32 %t, ptr addrspace(3) %p
  %x = load i32, ptr addrspace(3) %q
  %h = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %t
  store i32 %x, ptr addrspace(1) %h
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
