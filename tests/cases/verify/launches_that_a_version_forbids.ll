; A version whose kernel has fewer work-items than the launch, other waves than its code, or waits that nothing ends, is not equal.
; REQUIRES: pseudocode
; DEFINE: %{launch} = --block 128 --arg "out: i32[128]=zeros"

; LLVM takes barriers out of kernels of one wave: no launch has two.
; RUN: variant WIDE %s > %t.ll
; RUN: variant NARROW %s > %t.64.ll
; RUN: exits 2 ldsopt verify %t.ll %t.64.ll 2>&1 | filecheck %s --check-prefix MOST
; RUN: exits 2 ldsopt simulate %t.64.ll %{launch} 2>&1 | filecheck %s --check-prefix MOST
; RUN: ldsopt simulate %t.64.ll --block 64 --arg "out: i32[128]=zeros" --no-check uninitialized-read
; MOST: 'k' has workgroups of at most 64 work-items (amdgpu-flat-work-group-size), the launch has 128

; RUN: ldsopt compile %t.ll -o %t.s
; RUN: ldsopt simulate --machine %t.s %{launch}
; RUN: sed 's/max_flat_workgroup_size: 128/max_flat_workgroup_size: 64/' %t.s > %t.most.s
; RUN: exits 2 ldsopt verify --machine %t.s %t.most.s %{launch} 2>&1 | filecheck %s --check-prefix MOST-OF-CODE
; MOST-OF-CODE: 'k' has workgroups of at most 64 work-items (max_flat_workgroup_size), the launch has 128
; RUN: sed 's/wavefront_size32 1/wavefront_size32 0/' %t.s > %t.waves.s
; RUN: exits 3 ldsopt verify --machine %t.s %t.waves.s %{launch} 2>&1 | filecheck %s --check-prefix WAVES
; WAVES: the metadata of 'k' states waves of 32 lanes, its descriptor 64

; RUN: sed '/s_barrier_signal/d' %t.s > %t.alone.s
; RUN: exits 1 ldsopt verify --machine %t.s %t.alone.s %{launch} 2>&1 | filecheck %s --check-prefix ALONE
; RUN: sed '/s_barrier_signal/d; s/\(.*s_barrier_\)wait\(.*\)/\1wait\2\n\1signal\2/' %t.s > %t.late.s
; RUN: exits 1 ldsopt verify --machine %t.s %t.late.s %{launch} 2>&1 | filecheck %s --check-prefix ALONE
; ALONE: deadlock: wave {{\d+}} waits at a barrier that it never signalled
; RUN: sed 's/s_barrier_signal/s_barrier_signal_isfirst/' %t.s > %t.first.s
; RUN: exits 3 ldsopt simulate --machine %t.first.s %{launch} 2>&1 | filecheck %s --check-prefix FIRST
; FIRST: 's_barrier_signal_isfirst -1' cannot be executed: it tells waves apart

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %id
  %other = xor i32 %id, 64
  %o = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %id, ptr addrspace(3) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %o
  store i32 %v, ptr addrspace(1) %to
  ret void
}
;WIDE attributes #0 = { "target-cpu"="gfx1201" "amdgpu-flat-work-group-size"="128,128" }
;NARROW attributes #0 = { "target-cpu"="gfx1201" "amdgpu-flat-work-group-size"="1,64" }
