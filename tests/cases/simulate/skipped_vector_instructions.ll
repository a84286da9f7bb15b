; REQUIRES: pseudocode, llc-22
; Behind s_setvskip a wave skips vector instructions up to the next one, where a bit of its operand is set: here bit 1.

; RUN: llc-22 -O3 -mcpu=gfx942 %s -o %t.s
; RUN: filecheck %s --check-prefix STORE --input-file %t.s
; STORE: global_store_dword v{{[0-9]+}}, v{{[0-9]+}}, s[{{[0-9:]+}}]{{$}}
; RUN: sed 's/^\tglobal_store_dword .*/\ts_setvskip 2, 1\n&\n\ts_setvskip 0, 0/' %t.s > %t.skipped.s
; RUN: sed 's/^\tglobal_store_dword .*/\ts_setvskip 1, 1\n&\n\ts_setvskip 0, 0/' %t.s > %t.done.s
; RUN: ldsopt verify --machine %s %t.done.s --quick | filecheck %s --check-prefix DONE
; RUN: exits 1 ldsopt verify --machine %s %t.skipped.s --quick | filecheck %s --check-prefix SKIPPED
; DONE: equal (bit by bit)
; SKIPPED: not equivalent

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 5, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
