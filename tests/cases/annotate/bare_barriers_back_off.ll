; Rule R8: where the backend waits at each barrier, one in assembly stays as it is.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --respell -q | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; Without back-off barriers the backend waits at each.
; CHECK-LABEL: define {{.*}}@without_back_off_barriers_the_backend(
; CHECK: call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %ldsopt.dma0.dst, i32 4, i32 0, i32 0, i32 0, i32 0){{.*}}
; CHECK-NEXT: call void asm sideeffect "s_waitcnt vmcnt(6)\0As_barrier", ""(){{$}}
define amdgpu_kernel void @without_back_off_barriers_the_backend(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(8) %r) "target-features"="-back-off-barrier" {
  %xA = load float, ptr addrspace(3) @A, align 4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void asm sideeffect "s_waitcnt vmcnt(6)\0As_barrier", ""()
  %xB = load float, ptr addrspace(3) @B, align 4
  ret void
}
