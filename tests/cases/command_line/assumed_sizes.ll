; `--assume workgroup-size` of commands that analyze code: a size is taken, and one that contradicts the kernel is refused; of one
; kernel by its name, and one of a kernel that there is not is refused.
; DEFINE: %{size} = --assume workgroup-size=16,8
; DEFINE: %{wrong} = --assume workgroup-size=64
; DEFINE: %{named} = --assume workgroup-size@k=16,8
; DEFINE: %{unknown} = --assume workgroup-size@j=16,8
; RUN: ldsopt check %s %{size}
; RUN: ldsopt waits %s %{size} -o %t.s
; RUN: ldsopt banks %s %{size}
; RUN: exits 3 ldsopt check %s %{wrong} -o %t.none 2>&1 | filecheck %s --check-prefix WRONG
; RUN: exits 3 ldsopt waits %s %{wrong} -o %t.none.s 2>&1 | filecheck %s --check-prefix WRONG
; RUN: exits 3 ldsopt banks %s %{wrong} -o %t.none 2>&1 | filecheck %s --check-prefix WRONG
; WRONG: have 128 to 128 work-items, which is not workgroup-size=64
; RUN: ldsopt check %s %{named}
; RUN: ldsopt waits %s %{named} -o %t.s
; RUN: ldsopt banks %s %{named}
; RUN: exits 1 ldsopt pack %s %{named} -o %t.ll
; RUN: ldsopt optimize %s %{named} -o %t.ll
; RUN: ldsopt timeline %s %{named}
; RUN: exits 3 ldsopt check %s %{unknown} 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: exits 3 ldsopt waits %s %{unknown} -o %t.none.s 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: exits 3 ldsopt banks %s %{unknown} 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: exits 3 ldsopt pack %s %{unknown} -o %t.none 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: exits 3 ldsopt optimize %s %{unknown} -o %t.none 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: exits 3 ldsopt instrument %s %{unknown} --auto barriers -o %t.none 2>&1 | filecheck %s --check-prefix UNKNOWN
; RUN: exits 3 ldsopt timeline %s %{unknown} 2>&1 | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: assumed_sizes.ll: no kernel is named 'j'
; RUN: test ! -e %t.none -a ! -e %t.none.s
; RUN: ldsopt instrument %s %{named} --auto barriers -o %t.ll
; RUN: filecheck %s --check-prefix RECORDED < %t.ll
; RECORDED: workgroup-size@k=16,8
; RUN: ldsopt explain workgroup-size@k=16,8 | filecheck %s --check-prefix EXPLAINED
; EXPLAINED: every workgroup has this size
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
