; The range of an argument: it is poison outside, of which freeze makes the number that the launch gave. A string or a
; name that reads like a range is none.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s -o - | filecheck %s

; CHECK-NOT: wave-race in {{plain|defined}}
; CHECK-DAG: definite wave-race in frozen
; CHECK-DAG: definite wave-race in wrapped
; CHECK-DAG: definite wave-race in string
; CHECK-DAG: definite wave-race in name
; CHECK-DAG: unproven wave-race in never
; CHECK-NOT: wave-race in {{plain|defined}}
target triple = "amdgcn-amd-amdhsa"
@own = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @plain(i32 range(i32 128, 200) %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %other = getelementptr i32, ptr addrspace(3) @own, i32 %n
  %v = load volatile i32, ptr addrspace(3) %other
  ret void
}

define amdgpu_kernel void @defined(i32 noundef range(i32 128, 200) %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %f = freeze i32 %n
  %other = getelementptr i32, ptr addrspace(3) @own, i32 %f
  %v = load volatile i32, ptr addrspace(3) %other
  ret void
}

define amdgpu_kernel void @frozen(i32 range(i32 128, 200) %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %f = freeze i32 %n
  %other = getelementptr i32, ptr addrspace(3) @own, i32 %f
  %v = load volatile i32, ptr addrspace(3) %other
  ret void
}

define amdgpu_kernel void @wrapped(i32 range(i32 100, 10) %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %other = getelementptr i32, ptr addrspace(3) @own, i32 %n
  %v = load volatile i32, ptr addrspace(3) %other
  ret void
}

define amdgpu_kernel void @string(i32 "x"="range(i32 128, 200)" %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %other = getelementptr i32, ptr addrspace(3) @own, i32 %n
  %v = load volatile i32, ptr addrspace(3) %other
  ret void
}

define amdgpu_kernel void @name(i32 %"range(i32 128, 200)") #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @own, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %other = getelementptr i32, ptr addrspace(3) @own, i32 %"range(i32 128, 200)"
  %v = load volatile i32, ptr addrspace(3) %other
  ret void
}

; No launch that is executed has an argument outside of its range: from 2 on all waves store to one place.
define amdgpu_kernel void @never(i32 range(i32 0, 2) %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %n to float
  %whole = fptoui float %f to i32
  %half = lshr i32 %whole, 1
  %is.0 = icmp eq i32 %half, 0
  %at = select i1 %is.0, i32 %t, i32 0
  %own = getelementptr i32, ptr addrspace(3) @own, i32 %at
  store i32 %t, ptr addrspace(3) %own
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
