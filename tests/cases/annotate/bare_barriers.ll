; Rule R8: a barrier that no fence guards waits for LDS operations that meet others there, where the backend does not.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q | filecheck %s --check-prefix GFX942
; RUN: ldsopt annotate %s --mcpu gfx1100 --no-check --respell -q | filecheck %s --check-prefix GFX1100
; RUN: ldsopt annotate %s --mcpu gfx1201 --no-check --respell -q | filecheck %s --check-prefix GFX1201
; RUN: ldsopt annotate %s --mcpu gfx906 --no-check --respell -q | filecheck %s --check-prefix GFX906
; RUN: ldsopt annotate %s --mcpu gfx908 --no-check --respell -q | filecheck %s --check-prefix GFX908
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q --keep-bare-barriers | filecheck %s --check-prefix KEPT

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; A store to what was read.
; GFX942-LABEL: define {{.*}}@store_to_what_was_read(
; GFX942: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; GFX942-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 49279){{$}}
; GFX942-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX1100-LABEL: define {{.*}}@store_to_what_was_read(
; GFX1100: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; GFX1100-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 64519){{$}}
; GFX1100-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX1201-LABEL: define {{.*}}@store_to_what_was_read(
; GFX1201: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; GFX1201-NEXT: call void @llvm.amdgcn.s.wait.dscnt(i16 0){{$}}
; GFX1201-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX906-LABEL: define {{.*}}@store_to_what_was_read(
; GFX906: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; GFX906-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX908-LABEL: define {{.*}}@store_to_what_was_read(
; GFX908: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; GFX908-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; KEPT-LABEL: define {{.*}}@store_to_what_was_read(
; KEPT: %x = load float, ptr addrspace(3) %p, align 4{{.*}}
; KEPT-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @store_to_what_was_read(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @A, align 4
  ret void
}

; A store to other bytes.
; GFX942-LABEL: define {{.*}}@store_to_other_bytes(
; GFX942: %x = load float, ptr addrspace(3) %p, align 4{{$}}
; GFX942-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX1100-LABEL: define {{.*}}@store_to_other_bytes(
; GFX1100: %x = load float, ptr addrspace(3) %p, align 4{{$}}
; GFX1100-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
; GFX1201-LABEL: define {{.*}}@store_to_other_bytes(
; GFX1201: %x = load float, ptr addrspace(3) %p, align 4{{$}}
; GFX1201-NEXT: call void @llvm.amdgcn.s.barrier(){{$}}
define amdgpu_kernel void @store_to_other_bytes(i32 %o, ptr addrspace(1) %out, ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  call void @llvm.amdgcn.s.barrier()
  store float %x, ptr addrspace(3) @B, align 4
  ret void
}

!1 = !{!"amdgpu-synchronize-as", !"global"}
!2 = !{!"foo", !"local"}
