; An execution that uses poison is undefined, and shows no race: what wraps against a flag, as an address, a condition, or
; a divisor. One that does not use it shows what it does.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s -o - | filecheck %s

; CHECK-DAG: unproven wave-race in address
; CHECK-DAG: unproven wave-race in condition
; CHECK-DAG: unproven wave-race in divisor
; CHECK-DAG: unproven wave-race in disjoint
; CHECK-DAG: unproven wave-race in around
; CHECK-DAG: unproven divergent-barrier in barrier
; CHECK-DAG: definite wave-race in not_chosen
; CHECK-DAG: definite wave-race in not_used
; CHECK-DAG: definite wave-race in frozen
; CHECK-DAG: definite wave-race in not_wrapping
; CHECK-DAG: definite wave-race in of_an_address

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [256 x i32] poison, align 16

; Where all waves store to one place, the address is poison.
define amdgpu_kernel void @address(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = shl nuw i32 %n, 31
  %bits = lshr i32 %w, 31
  %zero = and i32 %bits, 2
  %a = add i32 %at, %zero
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %a
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; A branch by poison.
define amdgpu_kernel void @condition(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = mul nsw i32 %n, 1073741824
  %is.5 = icmp eq i32 %w, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; A division by poison.
define amdgpu_kernel void @divisor(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = lshr exact i32 %n, 8
  %d = or i32 %w, 1
  %q = udiv i32 7, %d
  %zero = and i32 %q, 8
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; The parts have common bits.
define amdgpu_kernel void @disjoint(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = or disjoint i32 %n, 255
  %high = lshr i32 %w, 31
  %a = add i32 %at, %high
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %a
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; Poison goes round a loop. Names may have the signs of a phi in them.
define amdgpu_kernel void @around(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %"w = [ 0, %v ]" = sub nuw i32 1, %n
  br label %loop
loop:
  %i = phi i32 [ 0, %begin ], [ 1, %loop ]
  %v = phi i32 [ 0, %begin ], [ %"w = [ 0, %v ]", %loop ]
  %is.5 = icmp eq i32 %v, 5
  %more = icmp eq i32 %i, 0
  %both = or i1 %more, %is.5
  br i1 %both, label %loop, label %next
next:
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; The other number is chosen.
define amdgpu_kernel void @not_chosen(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = shl nuw i32 %n, 31
  %a = select i1 %some, i32 %at, i32 %w
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %a
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; Nobody uses it.
define amdgpu_kernel void @not_used(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = shl nuw i32 %n, 31
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; What is frozen is a number.
define amdgpu_kernel void @frozen(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = shl nuw i32 %n, 31
  %fixed = freeze i32 %w
  %bits = lshr i32 %fixed, 31
  %zero = and i32 %bits, 2
  %a = add i32 %at, %zero
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %a
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; It is no poison in the launches that race.
define amdgpu_kernel void @not_wrapping(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %w = shl nuw nsw i32 %n, 8
  %bits = lshr i32 %w, 31
  %a = add i32 %at, %bits
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %a
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; Lanes bypass the barrier in launches that have branched by poison.
define amdgpu_kernel void @barrier(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = shl nuw i32 %n, 31
  %is.5 = icmp eq i32 %w, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = icmp ult i32 %t, 32
  %c = and i1 %some, %low
  br i1 %c, label %in, label %on
in:
  call void @llvm.amdgcn.s.barrier()
  br label %on
on:
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; An addition to the address of a variable does not wrap.
define amdgpu_kernel void @of_an_address(i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %place = add nuw i32 ptrtoint (ptr addrspace(3) @L to i32), 4
  %zero = lshr i32 %place, 30
  %a = add i32 %at, %zero
  %p = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %a
  store i32 %t, ptr addrspace(3) %p
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
