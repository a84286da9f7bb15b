; Each wave uses one of two variables, in arms of a branch that diverges: one wave stores while another still loads.
; RUN: ldsopt pack %s --goal bytes -v -o %t.ll 2>&1 | filecheck %s
; CHECK: kernel arms: 2048 bytes of LDS, left alone: nothing to gain
; CHECK-NEXT: what keeps it from less: U, V may share no byte
; CHECK-NEXT: U, V: two waves may use one and the other in phase 0
; Where all waves take one arm, the arms share.
; RUN: sed 's/ult i32 .t,/ult i32 %n,/' %s | ldsopt pack - --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix UNIFORM
; UNIFORM: kernel arms: 2048 -> 1024 bytes of LDS
target triple = "amdgcn-amd-amdhsa"
@U = internal addrspace(3) global [256 x i32] poison, align 16
@V = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @arms(ptr addrspace(1) %p, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %u = getelementptr i32, ptr addrspace(3) @U, i32 %t
  %v = getelementptr i32, ptr addrspace(3) @V, i32 %t
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  %c = icmp ult i32 %t, 64
  br i1 %c, label %one, label %other
one:
  store i32 %t, ptr addrspace(3) %u
  %x = load i32, ptr addrspace(3) %u
  br label %end
other:
  store i32 %t, ptr addrspace(3) %v
  %y = load i32, ptr addrspace(3) %v
  br label %end
end:
  %z = phi i32 [ %x, %one ], [ %y, %other ]
  store i32 %z, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 256, i32 1, i32 1}
