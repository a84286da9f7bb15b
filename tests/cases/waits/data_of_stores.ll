; A buffer store of more than 64 bits by a scalar offset still reads its data when the next instruction writes it: LLVM 22
; leaves no wait state there.
; REQUIRES: llc-22
; RUN: exits 1 ldsopt check %s --compiler llc | filecheck %s --check-prefix FOUND
; FOUND: definite wait-state-hazard in k
; FOUND: buffer_store_dwordx4
; FOUND: LLVM 22.1.{{[0-9]}} leaves no wait state behind a buffer store whose scalar offset is in an SGPR (#197267){{$}}
; RUN: ldsopt waits %s --compiler llc -o %t.s
; RUN: filecheck %s --check-prefix CODE < %t.s
; RUN: ldsopt check %t.s
; CODE: buffer_store_dwordx4
; CODE-NEXT: s_nop 0
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float>, ptr addrspace(8), i32, i32, i32 immarg)
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(8) inreg %to, i32 inreg %first, i32 inreg %second, <4 x float> inreg %by) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %number = uitofp i32 %x to float
  %one = insertelement <4 x float> poison, float %number, i32 0
  %all = shufflevector <4 x float> %one, <4 x float> poison, <4 x i32> zeroinitializer
  %offset = shl i32 %x, 4
  %v = fmul <4 x float> %all, %by
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %v, ptr addrspace(8) %to, i32 %offset, i32 %first, i32 0)
  %w = fmul <4 x float> %v, %by
  call void @llvm.amdgcn.raw.ptr.buffer.store.v4f32(<4 x float> %w, ptr addrspace(8) %to, i32 %offset, i32 %second, i32 0)
  ret void
}
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="256,256" }
