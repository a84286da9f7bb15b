; Work-items write bytes of their own where the index is made of bit fields of the id, or of its bits turned round.

; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: ldsopt banks %s -o %t.banks
; RUN: filecheck %s --check-prefix BANKS --input-file %t.banks

; CHECK: no findings
; BANKS: 12 LDS accesses, from the IR

target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @fields(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %low = call i32 @llvm.amdgcn.ubfe.i32(i32 %id, i32 0, i32 4)
  %high = call i32 @llvm.amdgcn.ubfe.i32(i32 %id, i32 4, i32 40)
  %row = shl i32 %low, 4
  %at = or disjoint i32 %row, %high
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @signed_field(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %s = call i32 @llvm.amdgcn.sbfe.i32(i32 %id, i32 0, i32 8)
  %at = add i32 %s, 128
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @rotated(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %byte = trunc i32 %id to i8
  %turned = call i8 @llvm.fshl.i8(i8 %byte, i8 %byte, i8 3)
  %at = zext i8 %turned to i32
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @rotated_right(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %byte = trunc i32 %id to i8
  %turned = call i8 @llvm.fshr.i8(i8 %byte, i8 %byte, i8 3)
  %at = zext i8 %turned to i32
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @reversed(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %turned = call i32 @llvm.bitreverse.i32(i32 %id)
  %at = lshr i32 %turned, 24
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @mirrored(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %below = sub i32 %id, 255
  %at = call i32 @llvm.abs.i32(i32 %below, i1 false)
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.abs.i32(i32, i1)

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
