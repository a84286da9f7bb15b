; LLVM may move a load of global memory past barriers, and keeps this one where it is, as both branches use its value.
; Only the code tells. There a load that was merged has the line of another one: the wide load may be either.
; RUN: ldsopt check -v %s | filecheck %s --check-prefix STAYS
; RUN: variant WIDE %s | ldsopt check -v - | filecheck %s --check-prefix STAYS
; RUN: variant ONE %s | ldsopt check -v - | filecheck %s --check-prefix MOVED
; RUN: variant MERGED %s | ldsopt check -v - | filecheck %s --check-prefix MOVED
; RUN: variant TWO %s | ldsopt check -v - | filecheck %s --check-prefix TWO
; RUN: variant FLAT %s | ldsopt check -v - | filecheck %s --check-prefix MOVED
; STAYS: k: [[#]] pairs of accesses of global memory of two waves in one barrier interval: [[#]] proved free of races{{$}}
; MOVED: k: {{.*}} unproven
; TWO: k: {{.*}} 2 unproven
; MOVED: lines {{.*}}: two work-items may touch the same bytes of one object, as far as is proved

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, i32 %n, ptr addrspace(1) noalias %A, ptr addrspace(1) noalias %s) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %pa = getelementptr <2 x i32>, ptr addrspace(1) %A, i32 %t
  %qa = getelementptr <2 x i32>, ptr addrspace(1) %A, i32 %x
  %ra = getelementptr i32, ptr addrspace(1) %qa, i32 1
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store <2 x i32> splat (i32 1), ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %qa, align 8       ; but FLAT
;WIDE,TWO  %w = load i32, ptr addrspace(1) %ra, align 4
;FLAT  %qf = addrspacecast ptr addrspace(1) %qa to ptr
;FLAT  %v = load i32, ptr %qf, align 8
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %c = icmp eq i32 %n, 7
  br i1 %c, label %a, label %b
a:
;WIDE,TWO  %sum = add i32 %v, %w
;WIDE,TWO  store i32 %sum, ptr addrspace(1) %g
;MERGED  %w = load i32, ptr addrspace(1) %ra, align 4
;MERGED  %sum = add i32 %v, %w
;MERGED  store i32 %sum, ptr addrspace(1) %g
  store i32 %v, ptr addrspace(1) %g     ; but WIDE, MERGED, TWO
  ret void
b:
;WIDE  %product = mul i32 %v, %w
;WIDE  store i32 %product, ptr addrspace(1) %g
  %h = getelementptr i32, ptr addrspace(1) %g, i32 4096
  store i32 %v, ptr addrspace(1) %h       ; but ONE, WIDE, MERGED, TWO, FLAT
  store <2 x i32> zeroinitializer, ptr addrspace(1) %pa
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1100" }
