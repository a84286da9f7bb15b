; Groups of two waves a SIMD: the pipeline of a kernel whose workgroups always have 16 waves computes the same, and its
; groups have eight each.
; RUN: variant SIXTEEN %s > %t.ll
; RUN: ldsopt pipeline %t.ll --auto 4 -o %t.out.ll --report %t.json
; RUN: filecheck %s --check-prefix GROUPS --input-file %t.json
; GROUPS: "group_work_items": 512
; RUN: ldsopt verify %t.ll %t.out.ll --block 1024 --arg 'i32[1024]=zeros' --arg i32=4

; Groups that SIMDs would not share are refused.
; RUN: variant UP-TO %s | exits 3 ldsopt pipeline - --auto 4 -o %t.no.ll 2>&1 | filecheck %s --check-prefix MANY
; RUN: variant TWELVE %s | exits 3 ldsopt pipeline - --auto 4 -o %t.no.ll 2>&1 | filecheck %s --check-prefix TWELVE-WAVES
; RUN: variant FOUR %s | exits 3 ldsopt pipeline - --auto 4 -o %t.no.ll 2>&1 | filecheck %s --check-prefix FEW
; MANY: have up to 1024 work-items, a pipeline has 512
; TWELVE-WAVES: have up to 768 work-items, a pipeline has 512
; FEW: one a SIMD; with fewer, a SIMD has waves of one group alone

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %x
  store i32 %t, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %read = load i32, ptr addrspace(3) %other, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %twice = mul i32 %read, 3
  %more = add i32 %sum, %twice
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %more, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %on = icmp ult i32 %next, %n
  br i1 %on, label %loop, label %end
end:
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1024,1024" } ; but UP-TO, TWELVE, FOUR
;UP-TO attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
;TWELVE attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="768,768" }
;FOUR attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
