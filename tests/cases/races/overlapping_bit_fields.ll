; Two work-items of different waves have the same bit field: the race is seen in an execution.

; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: 4 definite
; CHECK-DAG: definite wave-race in field
; CHECK-DAG: definite wave-race in signed_field
; CHECK-DAG: definite wave-race in shifted
; CHECK-DAG: definite wave-race in folded

target triple = "amdgcn-amd-amdhsa"

@a = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @field(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %at = call i32 @llvm.amdgcn.ubfe.i32(i32 %id, i32 0, i32 7)
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @signed_field(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %s = call i32 @llvm.amdgcn.sbfe.i32(i32 %id, i32 1, i32 7)
  %t = add i32 %s, 64
  %u = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %u
  store i32 %id, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @shifted(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %byte = trunc i32 %id to i8
  %high = call i8 @llvm.fshr.i8(i8 0, i8 %byte, i8 1)
  %at = zext i8 %high to i32
  %low = and i32 %at, 31
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %low
  store i32 %id, ptr addrspace(3) %p
  ret void
}

define amdgpu_kernel void @folded(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %below = sub i32 %id, 128
  %at = call i32 @llvm.abs.i32(i32 %below, i1 false)
  %p = getelementptr i32, ptr addrspace(3) @a, i32 %at
  store i32 %id, ptr addrspace(3) %p
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32)
declare i8 @llvm.fshr.i8(i8, i8, i8)
declare i32 @llvm.abs.i32(i32, i1)

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
