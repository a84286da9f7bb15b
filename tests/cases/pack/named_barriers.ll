; Named barriers in LDS stay: they have no size, and their addresses mean something.
; RUN: variant TWO-VARIABLES %s | ldsopt pack - --mcpu gfx1250 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix TWO-VARIABLES
; RUN: filecheck %s --check-prefix TWO-VARIABLES-CODE < %t.ll
; RUN: variant ONE-VARIABLE %s | ldsopt pack - --mcpu gfx1250 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-VARIABLE
; TWO-VARIABLES: note: @bar has no size that is known; it is left as it is
; TWO-VARIABLES: kernel k: 384 -> 384 bytes of LDS, LDS allows 160 -> 160 workgroups a compute unit; proved: no placement is better
; TWO-VARIABLES: A  bytes 0 to 255
; TWO-VARIABLES: B  bytes 256 to 383
; TWO-VARIABLES-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; TWO-VARIABLES-CODE: declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
; TWO-VARIABLES-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !6
; TWO-VARIABLES-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !7, !noalias !8
; TWO-VARIABLES-CODE: call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)
; ONE-VARIABLE: note: @bar has no size that is known; it is left as it is
; ONE-VARIABLE: kernel k: 256 bytes of LDS, left alone: only one static LDS variable
; Reading a barrier's state keeps no address; unknown code may.
; RUN: variant STATE %s | ldsopt pack - --mcpu gfx1250 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix STATE
; RUN: variant GIVEN %s | ldsopt pack - --mcpu gfx1250 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix GIVEN
; STATE: kernel k: 384 -> 256 bytes of LDS
; STATE: A  bytes 0 to 255
; STATE: B  bytes 0 to 127
; GIVEN: kernel k: 384 bytes of LDS, left alone
; GIVEN: nothing shares bytes: {{.*}} (line [[# @LINE + 16]])
target triple = "amdgcn-amd-amdhsa"
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [64 x i32] poison, align 4
@B = internal addrspace(3) global [32 x i32] poison, align 4
@bar = internal addrspace(3) global target("amdgcn.named.barrier", 0) poison
declare void @llvm.amdgcn.s.barrier.join(ptr addrspace(3))
;STATE declare i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3))
;GIVEN declare i32 @unknown(ptr addrspace(3))
;STATE,GIVEN declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(3) @A
;STATE,GIVEN   %a = load i32, ptr addrspace(3) @A
;STATE   %state = call i32 @llvm.amdgcn.s.get.named.barrier.state(ptr addrspace(3) @bar)
;GIVEN   %state = call i32 @unknown(ptr addrspace(3) @bar)
;STATE,GIVEN   %sum = add i32 %a, %state
;STATE,GIVEN   store i32 %sum, ptr addrspace(1) %to
;STATE,GIVEN   fence syncscope("workgroup") release
;STATE,GIVEN   call void @llvm.amdgcn.s.barrier()
;STATE,GIVEN   fence syncscope("workgroup") acquire
  store i32 1, ptr addrspace(3) @B ; but ONE-VARIABLE
;STATE,GIVEN   %b = load i32, ptr addrspace(3) @B
;STATE,GIVEN   store i32 %b, ptr addrspace(1) %to
  call void @llvm.amdgcn.s.barrier.join(ptr addrspace(3) @bar)
  ret void
}
