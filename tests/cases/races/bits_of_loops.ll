; A bit that a loop carries: once false it stays so, where all that comes round to it implies it. Then what it guards is
; run by those alone for which it held as the loop was entered.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep -E "wave-race in only_falls:" %t.txt

; CHECK: {{^}}definite wave-race in is_exchanged:
; CHECK: {{^}}definite wave-race in rises_again:
; CHECK: {{^}}definite wave-race in takes_another:

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @only_falls(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  %first = icmp ult i32 %t, 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %next ]
  %on = phi i1 [ %first, %entry ], [ %on.next, %next ]
  br i1 %on, label %write, label %next
write:
  store i32 %t, ptr addrspace(3) %own
  br label %next
next:
  %more = add nuw nsw i32 %i, 1
  %few = icmp slt i32 %more, %n
  %on.next = and i1 %on, %few
  %again = icmp ult i32 %more, 8
  br i1 %again, label %loop, label %end
end:
  ret void
}

define amdgpu_kernel void @is_exchanged(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  %first = icmp ult i32 %t, 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %next ]
  %on = phi i1 [ %first, %entry ], [ %on.next, %next ]
  br i1 %on, label %write, label %next
write:
  store i32 %t, ptr addrspace(3) %own
  br label %next
next:
  %more = add nuw nsw i32 %i, 1
  %few = icmp slt i32 %more, %n
  %on.next = xor i1 %on, true
  %again = icmp ult i32 %more, 8
  br i1 %again, label %loop, label %end
end:
  ret void
}

define amdgpu_kernel void @rises_again(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  %first = icmp ult i32 %t, 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %next ]
  %on = phi i1 [ false, %entry ], [ %on.next, %next ]
  br i1 %on, label %write, label %next
write:
  store i32 %t, ptr addrspace(3) %own
  br label %next
next:
  %more = add nuw nsw i32 %i, 1
  %few = icmp slt i32 %more, %n
  %on.next = or i1 %on, %few
  %again = icmp ult i32 %more, 8
  br i1 %again, label %loop, label %end
end:
  ret void
}

define amdgpu_kernel void @takes_another(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  %first = icmp ult i32 %t, 64
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %more, %next ]
  %on = phi i1 [ %first, %entry ], [ %on.next, %next ]
  br i1 %on, label %write, label %next
write:
  store i32 %t, ptr addrspace(3) %own
  br label %next
next:
  %more = add nuw nsw i32 %i, 1
  %few = icmp slt i32 %more, %n
  %on.next = select i1 %few, i1 %on, i1 true
  %again = icmp ult i32 %more, 8
  br i1 %again, label %loop, label %end
end:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
