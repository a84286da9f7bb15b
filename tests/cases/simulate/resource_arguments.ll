; A buffer that a kernel takes as a resource is given as one by pointer is: all of its bytes are in range, no others.

; RUN: ldsopt simulate %s --mcpu gfx942 --arg 'in: i32[40]=7' --arg 'out: i32[64]=1' --expect out=%S/resource_arguments.npy
; RUN: ldsopt simulate %s --mcpu gfx942 --backend compiled --arg 'in: i32[40]=7' --arg 'out: i32[64]=1' --expect out=%S/resource_arguments.npy
; RUN: ldsopt simulate %s --mcpu gfx1100 --arg 'in: i32[40]=7' --arg 'out: i32[64]=1' --expect out=%S/resource_arguments.npy
; RUN: ldsopt simulate %s --mcpu gfx1250 --arg 'in: i32[40]=7' --arg 'out: i32[64]=1' --expect out=%S/resource_arguments.npy
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --arg 'in: i32[41]=7' --arg 'out: i32[64]=1' --expect out=%S/resource_arguments.npy
; RUN: ldsopt verify %s %s --mcpu gfx942 -o - | filecheck %s

; CHECK: equal (bit by bit)

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(8) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = shl i32 %id, 2
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %in, i32 %own, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(1) %out, i32 %own
  store i32 %v, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
