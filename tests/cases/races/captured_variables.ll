; A lambda that LLVM leaves as a function of its own gets what it captures in a local variable of the kernel: the addresses
; of LDS and of another variable. Where its code stands in place of the call, these are values.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s -v | filecheck %s --check-prefix FREE
; RUN: sed 's/mul i32 %row, 64/mul i32 %row, 32/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix RACES
; RUN: sed 's/%read = xor i32 %id, 1/%read = xor i32 %id, 64/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix READ
; RUN: sed 's/%v, label %behind/%id, label %behind/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix PARTED

; FREE: no findings
; FREE: k: {{.*}} pairs of LDS accesses of two waves in one barrier interval: {{.*}} proved free of races{{$}}
; RACES: definite wave-race in k
; RACES: store i32 %v, ptr %at
; READ: definite wave-race in early
; READ: store i32 %id, ptr addrspace(3) %first
; READ: load i32, ptr addrspace(3) %second
; READ: definite wave-race in k
; READ: store i32 %v, ptr %at
; READ: load i32, ptr addrspace(3) %from
; READ: definite wave-race in plain
; READ: store i32 %id, ptr addrspace(3) %own
; READ: load i32, ptr addrspace(3) %other
; PARTED: definite divergent-barrier in k
; PARTED: call void @llvm.amdgcn.s.barrier()
; PARTED: others go on by this branch
; PARTED: switch i32 %id, label %behind

target triple = "amdgcn-amd-amdhsa"
%captures = type { ptr, ptr }
@tile = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define internal void @put(ptr %own, i32 %v) #1 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %to.row = load ptr, ptr %own, align 8
  %row = load i32, ptr %to.row, align 4
  call void asm sideeffect "; no mark, !ldsopt.line !0", ""()
  %field = getelementptr inbounds %captures, ptr %own, i32 0, i32 1
  %base = load ptr, ptr %field, align 8
  %lane = and i32 %id, 63
  %first = mul i32 %row, 64
  %index = add i32 %first, %lane
  %at = getelementptr i32, ptr %base, i32 %index
  store i32 %v, ptr %at, align 4
  ret void
}

; Without variables and calls.
define amdgpu_kernel void @early(ptr addrspace(1) noalias %out) #0 !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  store i32 %id, ptr addrspace(3) %first
  %read = xor i32 %id, 1
  %second = getelementptr i32, ptr addrspace(3) @tile, i32 %read
  %x = load i32, ptr addrspace(3) %second, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %to
  ret void
}

define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %v) #0 !reqd_work_group_size !0 {
  %own = alloca %captures, align 8, addrspace(5)
  %row = alloca i32, align 4, addrspace(5)
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %id, 6
  store i32 %wave, ptr addrspace(5) %row
  %to.row = addrspacecast ptr addrspace(5) %row to ptr
  store ptr %to.row, ptr addrspace(5) %own
  %field = getelementptr inbounds %captures, ptr addrspace(5) %own, i32 0, i32 1
  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr addrspace(5) %field
  %to.own = addrspacecast ptr addrspace(5) %own to ptr
  call void @put(ptr %to.own, i32 %v)
  switch i32 %v, label %on [
    i32 5, label %on
  ]
on:
  store i32 8, ptr addrspace(5) %row
  switch i32 %v, label %behind [
    i32 7, label %meet
  ]
meet:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %behind
behind:
  %read = xor i32 %id, 1
  %from = getelementptr i32, ptr addrspace(3) @tile, i32 %read
  %x = load i32, ptr addrspace(3) %from, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %to
  ret void
}

define amdgpu_kernel void @plain(ptr addrspace(1) noalias %out) #0 !reqd_work_group_size !0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  store i32 %id, ptr addrspace(3) %own
  %read = xor i32 %id, 1
  %other = getelementptr i32, ptr addrspace(3) @tile, i32 %read
  %x = load i32, ptr addrspace(3) %other, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %to
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
attributes #1 = { noinline "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
