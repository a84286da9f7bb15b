; Copies of gfx1250 that Triton masks by their addresses: a lane that copies nothing copies to an address beyond LDS, and
; stores zeros where it would have copied. Neither waits for the other: no lane does both.
; DEFINE: %{check} = ldsopt check - --no-races

; By the condition of the iteration, and by one that is computed once, while copies are in flight.
; RUN: variant TURN,ZEROS,WAITS %s | %{check} | filecheck %s --check-prefix APART
; RUN: variant ONCE,ZEROS %s | %{check} | filecheck %s --check-prefix APART
; APART-NOT: missing-wait in k
; APART: {{^}}k: {{.*}}waits
; APART-NOT: missing-wait in k

; By another condition, for the lanes that copy, where the lane beside copies, while copies of iterations before are in
; flight for lanes that were inside then, to an address in LDS, and by a condition that may differ from use to use.
; RUN: variant TURN,OTHER,WAITS %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant TURN,COPIED,WAITS %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant TURN,BESIDE,WAITS %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant TURN,ZEROS %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant TURN,INSIDE,WAITS %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant OPEN,ZEROS,WAITS %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven missing-wait in k

target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
  %own = getelementptr <4 x i32>, ptr addrspace(3) @S, i32 %t
  %next.item = add i32 %t, 1
  %beside = getelementptr <4 x i32>, ptr addrspace(3) @S, i32 %next.item
;ONCE   %in = icmp slt i32 %t, %n
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %more, %loop ]
;OPEN   %in = phi i1 [ undef, %entry ], [ %new, %loop ]
  %row = add i32 %i, %t
;TURN   %in = icmp slt i32 %row, %n
;OPEN   %new = icmp slt i32 %row, %n
  %other = icmp slt i32 %row, %m
  %to = select i1 %in, ptr addrspace(3) %own, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)) ; but INSIDE
;INSIDE   %to = select i1 %in, ptr addrspace(3) %own, ptr addrspace(3) inttoptr (i32 1024 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %source, ptr addrspace(3) %to, i32 0, i32 0)
;ZEROS,INSIDE   %rest = select i1 %in, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)), ptr addrspace(3) %own
;OTHER   %rest = select i1 %other, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)), ptr addrspace(3) %own
;COPIED   %rest = select i1 %in, ptr addrspace(3) %own, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
;BESIDE   %rest = select i1 %in, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)), ptr addrspace(3) %beside
  store <4 x i32> zeroinitializer, ptr addrspace(3) %rest, align 16
;WAITS   call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %more = add i32 %i, 1
  %on = icmp slt i32 %more, %n
  br i1 %on, label %loop, label %end

end:
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}
attributes #0 = { "target-cpu"="gfx1250" }
!0 = !{i32 128, i32 1, i32 1}
