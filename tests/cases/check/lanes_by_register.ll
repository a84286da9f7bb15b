; EXEC holds a bit for each lane and no address: to read it, as the code behind `printf` and `assert` does, hides no
; access. M0 may hold an address.
; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK-NOT: wave-race in lanes
; CHECK: unproven wave-race in address:
; CHECK: unproven: a call of unknown code
; CHECK-NOT: wave-race in lanes
; CHECK: lanes: {{.*}} 2 LDS instructions: 2 mapped exactly

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i64 @llvm.read_register.i64(metadata)
declare i32 @llvm.read_register.i32(metadata)

define amdgpu_kernel void @lanes(ptr addrspace(1) %g, i32 %v) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [256 x i32], ptr addrspace(3) @tile, i32 0, i32 %id
  store i32 %v, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %id, 255
  %other = getelementptr [256 x i32], ptr addrspace(3) @tile, i32 0, i32 %turned
  %x = load i32, ptr addrspace(3) %other
  %active = call i64 @llvm.read_register.i64(metadata !0)
  %low = trunc i64 %active to i32
  %sum = add i32 %x, %low
  store i32 %sum, ptr addrspace(1) %g
  ret void
}

define amdgpu_kernel void @address(ptr addrspace(1) %g, i32 %v) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [256 x i32], ptr addrspace(3) @tile, i32 0, i32 %id
  store i32 %v, ptr addrspace(3) %own
  %at = call i32 @llvm.read_register.i32(metadata !1)
  %p = inttoptr i32 %at to ptr addrspace(3)
  %x = load i32, ptr addrspace(3) %p
  store i32 %x, ptr addrspace(1) %g
  ret void
}

!0 = !{!"exec"}
!1 = !{!"m0"}
