; Integers that are tried after the launch: a width of 1 makes rows overlap, and the kernel race, so it says nothing.
; RUN: variant BEFORE %s > %t.before.ll
; RUN: variant AFTER %s > %t.after.ll
; RUN: ldsopt verify %t.before.ll %t.after.ll 2>&1 | filecheck %s
; CHECK-NOT: global-race:
; CHECK: chosen: {{.*}} for each integer
; CHECK-NOT: global-race:
; CHECK: equal (bit by bit)
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %width) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %read = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 %read, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %behind = sub i32 255, %t
  %other = getelementptr i32, ptr addrspace(3) @a, i32 %behind
  %v = load i32, ptr addrspace(3) %other
;BEFORE  fence syncscope("workgroup") release
;BEFORE  call void @llvm.amdgcn.s.barrier()
;BEFORE  fence syncscope("workgroup") acquire
;AFTER  call void @llvm.amdgcn.wave.barrier()
  %row = lshr i32 %t, 3
  %column = and i32 %t, 7
  %start = mul i32 %row, %width
  %index = add i32 %start, %column
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %index
  store i32 %v, ptr addrspace(1) %to
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.wave.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
