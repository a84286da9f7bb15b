; A copy is in flight at a barrier behind which another wave reads its bytes: of all work-items, of some that make it,
; and of some that read. That it is so is definite where an execution of the code shows it.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: ldsopt check %s --no-races | filecheck %s --check-prefix UNPROVEN
; CHECK: 3 definite, 0 unproven
; CHECK-DAG: {{^}}definite dma-across-barrier in all
; CHECK-DAG: {{^}}definite dma-across-barrier in some_copy
; CHECK-DAG: {{^}}definite dma-across-barrier in some_load
; CHECK-DAG: {{^}}  definite: wave {{[0-9]}} reads LDS byte {{[0-9]+}} that wave {{[0-9]}} wrote, in a launch of 512 x 1 x 1
; UNPROVEN: 0 definite, 3 unproven

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
@C = internal addrspace(3) global [512 x i32] poison, align 16

define amdgpu_kernel void @all(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %place = shl i32 %w, 6
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %g = getelementptr i32, ptr addrspace(1) %from, i32 %t
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %x = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %x
  %v = load i32, ptr addrspace(3) %q
  %h = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %h
  ret void
}

define amdgpu_kernel void @some_copy(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %place = shl i32 %w, 6
  %few = icmp ult i32 %t, %n
  br i1 %few, label %copy, label %on
copy:
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %place
  %g = getelementptr i32, ptr addrspace(1) %from, i32 %t
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 4, i32 0, i32 0)
  br label %on
on:
  call void @llvm.amdgcn.s.barrier()
  %x = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @B, i32 %x
  %v = load i32, ptr addrspace(3) %q
  %h = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %h
  ret void
}

define amdgpu_kernel void @some_load(ptr addrspace(1) %from, ptr addrspace(1) %to, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %place = shl i32 %w, 6
  %few = icmp ult i32 %t, %n
  %p = getelementptr i32, ptr addrspace(3) @C, i32 %place
  %g = getelementptr i32, ptr addrspace(1) %from, i32 %t
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  br i1 %few, label %look, label %end
look:
  %x = xor i32 %t, 64
  %q = getelementptr i32, ptr addrspace(3) @C, i32 %x
  %v = load i32, ptr addrspace(3) %q
  %h = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %v, ptr addrspace(1) %h
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="512,512" }
