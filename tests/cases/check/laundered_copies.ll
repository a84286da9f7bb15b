; An LDS-DMA is the same one in reports however often its address was laundered: its finding has the same fingerprint.
; DEFINE: %{keys} = ldsopt check - --no-races --format sarif | grep ldsoptFinding
; RUN: variant PLAIN %s | %{keys} > %t.plain
; RUN: variant UNIFORM %s | %{keys} | cmp %t.plain
; RUN: variant UNIFORMS %s | %{keys} | cmp %t.plain
; RUN: variant SCALAR %s | %{keys} | cmp %t.plain
; RUN: variant SCALARS %s | %{keys} | cmp %t.plain

; What only looks like it is another one.
; RUN: variant OTHER %s | %{keys} > %t.other
; RUN: ! cmp %t.plain %t.other

target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
;UNIFORM,UNIFORMS,OTHER   %a = ptrtoint ptr addrspace(3) %p to i32
;UNIFORM,UNIFORMS   %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)
;OTHER   %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
;UNIFORM,UNIFORMS,OTHER   %d = inttoptr i32 %u to ptr addrspace(3)
;SCALAR,SCALARS   %d = call ptr addrspace(3) asm "", "=s,0"(ptr addrspace(3) %p)
;UNIFORMS   %b = ptrtoint ptr addrspace(3) %d to i32
;UNIFORMS   %v = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %b)
;UNIFORMS   %f = inttoptr i32 %v to ptr addrspace(3)
;SCALARS   %f = call ptr addrspace(3) asm "", "=s,0"(ptr addrspace(3) %d)
;PLAIN   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %p, i32 4, i32 0, i32 0, i32 0, i32 0)
;UNIFORM,SCALAR,OTHER   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %d, i32 4, i32 0, i32 0, i32 0, i32 0)
;UNIFORMS,SCALARS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %f, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %q, align 4, !tbaa !0
  store float %x, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2}
!2 = !{!"root"}
