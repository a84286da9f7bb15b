; An execution that uses poison is undefined, and shows no race: a number outside its stated range, a shift by too much, a
; float that no integer is, or what an intrinsic excludes. Nor does one that a called function makes undefined.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check --race-seconds 60 %s -o - | filecheck %s

; CHECK-DAG: unproven wave-race in loaded
; CHECK-DAG: definite wave-race in loaded_within
; CHECK-DAG: unproven wave-race in given
; CHECK-DAG: unproven wave-race in given_by_attribute
; CHECK-DAG: definite wave-race in given_within
; CHECK-DAG: unproven wave-race in shifted
; CHECK-DAG: definite wave-race in shifted_within
; CHECK-DAG: unproven wave-race in rounded
; CHECK-DAG: definite wave-race in rounded_within
; CHECK-DAG: unproven wave-race in counted
; CHECK-DAG: definite wave-race in counted_within
; CHECK-DAG: unproven wave-race in least
; CHECK-DAG: unproven wave-race in called
; CHECK-DAG: definite wave-race in called_within

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @loaded(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = load i32, ptr addrspace(1) %p, align 4, !range !0
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @loaded_within(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = load i32, ptr addrspace(1) %p, align 4, !range !1
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @given(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call range(i32 1, 4) i32 @add(i32 %n)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @given_by_attribute(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call i32 @limited(i32 %n)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @given_within(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call range(i32 1, 4000) i32 @add(i32 %n)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @shifted(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = shl i32 1, %more
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @shifted_within(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %amount = and i32 %n, 31
  %v = shl i32 1, %amount
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @rounded(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %minus = sub i32 0, %n
  %g = sitofp i32 %minus to float
  %v = fptoui float %g to i32
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @rounded_within(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %minus = sub i32 0, %n
  %g = sitofp i32 %minus to float
  %v = fptosi float %g to i32
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @counted(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %zero = lshr i32 %n, 20
  %v = call i32 @llvm.cttz.i32(i32 %zero, i1 true)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @counted_within(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %zero = lshr i32 %n, 20
  %v = call i32 @llvm.cttz.i32(i32 %zero, i1 false)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @least(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %zero = lshr i32 %n, 20
  %w = or i32 %zero, -2147483648
  %v = call i32 @llvm.abs.i32(i32 %w, i1 true)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @called(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call i32 @divides(i32 %n)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define amdgpu_kernel void @called_within(ptr addrspace(1) %p, i32 %n) #0 {
begin:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %more = add i32 %n, 1000
  %v = call i32 @divides(i32 0)
  %is.5 = icmp eq i32 %v, 5
  br i1 %is.5, label %other, label %next
other:
  br label %next
next:
  %f = uitofp i32 %n to float
  %y = fptoui float %f to i32
  %some = icmp ugt i32 %y, 1
  %low = and i32 %t, 63
  %at = select i1 %some, i32 %low, i32 %t
  %q = getelementptr inbounds i32, ptr addrspace(3) @L, i32 %at
  store i32 %t, ptr addrspace(3) %q
  ret void
}

define internal i32 @add(i32 %n) noinline {
  %v = add i32 %n, 1
  ret i32 %v
}

define internal range(i32 1, 4) i32 @limited(i32 %n) noinline {
  %v = add i32 %n, 1
  ret i32 %v
}

define internal i32 @divides(i32 %n) noinline {
  %w = sub nuw i32 1, %n
  %v = udiv i32 7, %w
  ret i32 %v
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!0 = !{i32 5000, i32 6000}
!1 = !{i32 0, i32 6000}
