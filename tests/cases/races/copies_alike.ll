; Copies from global memory to one place by several waves write equal bytes where they copy from the same addresses.
; RUN: ldsopt check %s --verbose | filecheck %s
; The assumption that this rests on is refused; a copy past the caches, of which each may find other bytes.
; RUN: ldsopt check %s --no-assume no-global-races | filecheck %s --check-prefix=RACE
; RUN: sed 's/i32 4, i32 0, i32 0)/i32 4, i32 0, i32 1)/' %s | ldsopt check - | filecheck %s --check-prefix=RACE
; Each wave copies from its own address; or to a place that is in part another one's.
; RUN: sed 's/%in, i32 %low$/%in, i32 %id/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=DEFINITE
; RUN: sed 's/i8, ptr addrspace(3) @A, i32 0/i8, ptr addrspace(3) @A, i32 %moved/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=DEFINITE
; A barrier less: what one wave reads the other copies.
; RUN: sed 's/^  call void @llvm.amdgcn.s.barrier()//' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=READ

; CHECK-NOT: wave-race
; CHECK: items: {{.*}} 1 that write the same value
; CHECK: assumed: no-global-races
; RACE: unproven wave-race in items
; DEFINITE: definite wave-race in items
; READ: definite wave-race in items
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16

define amdgpu_kernel void @items(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %id, 63
  %wave = lshr i32 %id, 6
  %one = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  %moved = shl i32 %one, 7
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %low
  %to = getelementptr i8, ptr addrspace(3) @A, i32 0
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %to, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = sub i32 63, %low
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %x = load i32, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %q
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
