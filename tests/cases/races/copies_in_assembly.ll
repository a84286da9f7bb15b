; A copy into LDS in inline assembly has no known place in the IR. It has one in the code.
; REQUIRES: llc-22
; RUN: ldsopt check -v --compiler llc-22 %s -o - | filecheck %s
; CHECK: unproven wave-race in in_one_place
; CHECK-NOT: wave-race in of_each_wave
; CHECK: of_each_wave: 1 pair of LDS accesses of two waves in one barrier interval of the code, since barriers or accesses are in assembly: 1 proved free of races

target triple = "amdgcn-amd-amdhsa"

@of_each_wave.lds = internal addrspace(3) global [128 x i32] poison, align 16

; Each wave copies to bytes of its own, and reads those of the other behind a barrier.
define amdgpu_kernel void @of_each_wave(ptr addrspace(8) %from, ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %t, 6
  %w.0 = call i32 @llvm.amdgcn.readfirstlane(i32 %w)
  %place = shl i32 %w.0, 8
  %base = ptrtoint ptr addrspace(3) @of_each_wave.lds to i32
  %m0 = add i32 %base, %place
  %bytes = shl i32 %t, 2
  call void asm sideeffect "s_mov_b32 m0, $0\0A s_nop 0\0A buffer_load_dword $1, $2, 0 offen lds\0A s_waitcnt vmcnt(0)", "s,v,s,~{m0},~{memory}"(i32 %m0, i32 %bytes, ptr addrspace(8) %from)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %far = xor i32 %t, 64
  %p = getelementptr [128 x i32], ptr addrspace(3) @of_each_wave.lds, i32 0, i32 %far
  %x = load i32, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %x, ptr addrspace(1) %q
  ret void
}

@in_one_place.lds = internal addrspace(3) global [128 x i32] poison, align 16

; Both waves copy to the same bytes.
define amdgpu_kernel void @in_one_place(ptr addrspace(8) %from, ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m0 = ptrtoint ptr addrspace(3) @in_one_place.lds to i32
  %bytes = shl i32 %t, 2
  call void asm sideeffect "s_mov_b32 m0, $0\0A s_nop 0\0A buffer_load_dword $1, $2, 0 offen lds\0A s_waitcnt vmcnt(0)", "s,v,s,~{m0},~{memory}"(i32 %m0, i32 %bytes, ptr addrspace(8) %from)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %far = xor i32 %t, 64
  %p = getelementptr [128 x i32], ptr addrspace(3) @in_one_place.lds, i32 0, i32 %far
  %x = load i32, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %to, i32 %t
  store i32 %x, ptr addrspace(1) %q
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane(i32)
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
