; A kernel that states no size and asks for no other id than x is taken to have one row, by all rules of check: its waves
; then have consecutive work-items, and which of them are in which group of a ping-pong loop is known.
; RUN: ldsopt check %s | filecheck %s --check-prefix=MADE
; RUN: ldsopt check %s --no-races | filecheck %s --check-prefix=MADE
; RUN: ldsopt check %s --no-assume unread-dimensions-are-one | filecheck %s --check-prefix=REFUSED

; MADE: no findings in {{[0-9]+}} examined classes
; MADE: {{^}}assumed: unread-dimensions-are-one (refuse with --no-assume unread-dimensions-are-one)

; REFUSED: unproven bare-barrier in own_half
; REFUSED: {{^}}  unproven: which work-items each wave has is not known
; REFUSED-NOT: assumed:

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 4

define amdgpu_kernel void @own_half(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 511
  %p = getelementptr [1024 x i32], ptr addrspace(3) @A, i32 0, i32 %t
  br i1 %high, label %hold, label %loop
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %j, %loop ]
  store i32 %i, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier()
  %x = load volatile i32, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.barrier()
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  br i1 %high, label %end, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
