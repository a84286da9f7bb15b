; An element beyond the end of a vector is read from a register that each wave may have another number in, and so is one
; that a shufflevector leaves open: what waves store there is not alike, though nothing that it is made of differs.
; RUN: ldsopt check %s | filecheck %s --check-prefix=RACES
; RUN: ldsopt check %s --dump divergence 2>&1 | filecheck %s

; RACES-DAG: unproven wave-race in beyond
; RACES-DAG: unproven wave-race in open
; RACES-NOT: wave-race in within

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 4
@B = internal addrspace(3) global [64 x i32] poison, align 4
@C = internal addrspace(3) global [64 x i32] poison, align 4

; CHECK-LABEL: define amdgpu_kernel void @beyond
; CHECK: %f = freeze i32 %e {{.*}}; divergent
define amdgpu_kernel void @beyond(i32 %i, i32 %x) #0 !reqd_work_group_size !0 {
  %v = insertelement <4 x i32> zeroinitializer, i32 %x, i32 1
  %e = extractelement <4 x i32> %v, i32 %i
  %f = freeze i32 %e
  store i32 %f, ptr addrspace(3) @A
  ret void
}

; CHECK-LABEL: define amdgpu_kernel void @open
; CHECK: %f = freeze i32 %e {{.*}}; divergent
define amdgpu_kernel void @open(i32 %x) #0 !reqd_work_group_size !0 {
  %v = insertelement <2 x i32> zeroinitializer, i32 %x, i32 1
  %s = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 poison, i32 1>
  %e = extractelement <2 x i32> %s, i32 0
  %f = freeze i32 %e
  store i32 %f, ptr addrspace(3) @B
  ret void
}

; CHECK-LABEL: define amdgpu_kernel void @within
; CHECK: %f = freeze i32 %e{{$}}
define amdgpu_kernel void @within(i32 %x) #0 !reqd_work_group_size !0 {
  %v = insertelement <2 x i32> zeroinitializer, i32 %x, i32 1
  %s = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 1, i32 2>
  %e = extractelement <2 x i32> %s, i32 0
  %f = freeze i32 %e
  store i32 %f, ptr addrspace(3) @C
  ret void
}

attributes #0 = { "target-cpu"="gfx942" }
!0 = !{i32 128, i32 1, i32 1}
