; Copies masked by their addresses: where a work-item copies nothing, its address is beyond LDS. What the others touch is
; told apart as if they had come there by a branch, without the solver.
; RUN: ldsopt check %s --race-seconds 0.0001 -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep -E "wave-race in other_bytes:" %t.txt

; CHECK: {{^}}unproven wave-race in an_address_in_lds:
; CHECK: {{^}}unproven wave-race in bytes_of_another_wave:
; CHECK: {{^}}unproven wave-race in masked_by_one_condition:

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [16384 x i8] poison, align 16

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)

define amdgpu_kernel void @other_bytes(ptr addrspace(1) noalias %p, i32 %n, i32 %m) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %from = getelementptr <4 x i32>, ptr addrspace(1) %p, i32 %t
  %in = icmp slt i32 %t, %n
  %out = icmp slt i32 %t, %m
  %a = getelementptr <4 x i32>, ptr addrspace(3) @S, i32 %t
  %b = getelementptr i8, ptr addrspace(3) @S, i32 4096
  %c = getelementptr <4 x i32>, ptr addrspace(3) %b, i32 %other
  %to = select i1 %in, ptr addrspace(3) %a, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 0, i32 0)
  %rest = select i1 %out, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)), ptr addrspace(3) %c
  store <4 x i32> zeroinitializer, ptr addrspace(3) %rest, align 16
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}

define amdgpu_kernel void @an_address_in_lds(ptr addrspace(1) noalias %p, i32 %n, i32 %m) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %from = getelementptr <4 x i32>, ptr addrspace(1) %p, i32 %t
  %in = icmp slt i32 %t, %n
  %out = icmp slt i32 %t, %m
  %a = getelementptr <4 x i32>, ptr addrspace(3) @S, i32 %t
  %b = getelementptr i8, ptr addrspace(3) @S, i32 4096
  %c = getelementptr <4 x i32>, ptr addrspace(3) %b, i32 %other
  %to = select i1 %in, ptr addrspace(3) %a, ptr addrspace(3) inttoptr (i32 4096 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 0, i32 0)
  %rest = select i1 %out, ptr addrspace(3) inttoptr (i32 4096 to ptr addrspace(3)), ptr addrspace(3) %c
  store <4 x i32> zeroinitializer, ptr addrspace(3) %rest, align 16
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}

define amdgpu_kernel void @bytes_of_another_wave(ptr addrspace(1) noalias %p, i32 %n, i32 %m) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %from = getelementptr <4 x i32>, ptr addrspace(1) %p, i32 %t
  %in = icmp slt i32 %t, %n
  %out = icmp slt i32 %t, %m
  %a = getelementptr <4 x i32>, ptr addrspace(3) @S, i32 %t
  %b = getelementptr i8, ptr addrspace(3) @S, i32 0
  %c = getelementptr <4 x i32>, ptr addrspace(3) %b, i32 %other
  %to = select i1 %in, ptr addrspace(3) %a, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 0, i32 0)
  %rest = select i1 %out, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)), ptr addrspace(3) %c
  store <4 x i32> zeroinitializer, ptr addrspace(3) %rest, align 16
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}

; Where a work-item copies, that of another wave may copy nothing.
define amdgpu_kernel void @masked_by_one_condition(ptr addrspace(1) noalias %p, i32 %n, i32 %m) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %from = getelementptr <4 x i32>, ptr addrspace(1) %p, i32 %t
  %in = icmp slt i32 %t, %n
  %out = icmp slt i32 %t, %m
  %a = getelementptr <4 x i32>, ptr addrspace(3) @S, i32 %t
  %b = getelementptr i8, ptr addrspace(3) @S, i32 0
  %c = getelementptr <4 x i32>, ptr addrspace(3) %b, i32 %other
  %to = select i1 %in, ptr addrspace(3) %a, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 0, i32 0)
  %rest = select i1 %in, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3)), ptr addrspace(3) %c
  store <4 x i32> zeroinitializer, ptr addrspace(3) %rest, align 16
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  ret void
}

attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="256,256" }
