; A wait without its signal is a deadlock.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)

; RUN: ldsopt simulate %s --mcpu gfx1201 --kernel signalled --block 128 --arg "out: u32[128]=zeros"
@signalled.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @signalled(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @signalled.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @signalled.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; RUN: exits 1 ldsopt simulate %s --mcpu gfx1201 --kernel waits_alone --block 128 --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix WAITS-ALONE
; WAITS-ALONE: : deadlock:
@waits_alone.lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @waits_alone(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @waits_alone.lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @waits_alone.lds, i32 %turned
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}
