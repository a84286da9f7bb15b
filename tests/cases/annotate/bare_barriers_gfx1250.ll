; Rule R8: the signal of a split barrier waits.
; RUN: ldsopt annotate %s --mcpu gfx1250 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)

; A store to what was read.
; CHECK-LABEL: define {{.*}}@store_to_what_was_read(
; CHECK: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.wait.dscnt(i16 0){{$}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier.signal(i32 -1){{$}}
define amdgpu_kernel void @store_to_what_was_read(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A store to other bytes.
; CHECK-LABEL: define {{.*}}@store_to_other_bytes(
; CHECK: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier.signal(i32 -1){{$}}
define amdgpu_kernel void @store_to_other_bytes(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %out, ptr addrspace(3) @B, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store float %x, ptr addrspace(3) @B, align 4
  ret void
}

!1 = !{!"amdgpu-synchronize-as", !"global"}
!2 = !{!"foo", !"local"}
