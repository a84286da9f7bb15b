; Addresses that are computed as numbers: in which variable they are, and what its alignment tells of them.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s --mcpu gfx942 -v | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i8] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()

; One of which the IR does not tell the variable may be in any: it is told apart from none.
; CHECK: definite wave-race in any_place:
define amdgpu_kernel void @any_place(i32 %n, ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="256,256" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %some = inttoptr i32 %n to ptr addrspace(3)
  %x = load i32, ptr addrspace(3) %some, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %o
  ret void
}

; In a variable that is aligned, even places have even addresses.
; CHECK: odd_and_even: 2 pairs of LDS accesses of two waves in one barrier interval: 2 proved free of races
define amdgpu_kernel void @odd_and_even(ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="256,256" !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t2 = shl i32 %t, 1
  %even = getelementptr i8, ptr addrspace(3) @B, i32 %t2
  store i8 1, ptr addrspace(3) %even
  %u = xor i32 %t2, 128
  %other = getelementptr i8, ptr addrspace(3) @B, i32 %u
  %place = ptrtoint ptr addrspace(3) %other to i32
  %odd = or i32 %place, 1
  %p = inttoptr i32 %odd to ptr addrspace(3)
  %x = load i8, ptr addrspace(3) %p
  %o = getelementptr i8, ptr addrspace(1) %out, i32 %t
  store i8 %x, ptr addrspace(1) %o
  ret void
}
!0 = !{i32 256, i32 1, i32 1}
