; A finding of both modules is known by its function, its kind of instruction, and the number of that kind there.

; RUN: variant BEFORE %s > %t.ll
; RUN: variant BEFORE,MOVED %s | ldsopt verify %t.ll - -o - 2>&1 | filecheck %s --check-prefix MOVED
; RUN: variant THIRD %s | exits 1 ldsopt verify %t.ll - -o - 2>&1 | filecheck %s --check-prefix THIRD
; RUN: variant NARROW %s | exits 1 ldsopt verify %t.ll - -o - 2>&1 | filecheck %s --check-prefix NARROW
; RUN: variant INNER %s | exits 1 ldsopt verify %t.ll - -o - 2>&1 | filecheck %s --check-prefix INNER
; MOVED: 2 findings that both have
; MOVED: equal
; THIRD: uninitialized-read: {{.*}}
; THIRD: not equivalent to {{.*}}: 2 new findings
; NARROW: not equivalent to {{.*}}: 1 new finding
; INNER: not equivalent to {{.*}}: 1 new finding
target triple = "amdgcn-amd-amdhsa"
@written = internal addrspace(3) global [64 x i32] poison, align 16
@unwritten = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
;MOVED declare void @llvm.amdgcn.wave.barrier()
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3))
define amdgpu_kernel void @k() #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @written, i32 %id
  %b = getelementptr i32, ptr addrspace(3) @unwritten, i32 %id
;MOVED   call void @llvm.amdgcn.wave.barrier()
  store i32 1, ptr addrspace(3) %a
;MOVED   %more = load i16, ptr addrspace(3) %a
;BEFORE,THIRD   %one = load i32, ptr addrspace(3) %a
;BEFORE   %two = load i32, ptr addrspace(3) %b
;MOVED   call void @llvm.amdgcn.wave.barrier()
;BEFORE,THIRD   %three = load i32, ptr addrspace(3) %a
;THIRD   %four = load i32, ptr addrspace(3) %b
;NARROW   %one = load i32, ptr addrspace(3) %a
;NARROW   %two = load i16, ptr addrspace(3) %b
;INNER   %one = load i32, ptr addrspace(3) %a
;INNER   %two = call i32 @"inner @k("(ptr addrspace(3) %b)
  %last = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) @unwritten)
  ret void
}
define internal i32 @"inner @k("(ptr addrspace(3) %p) noinline {
  %x = load i32, ptr addrspace(3) %p
  ret i32 %x
}
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
