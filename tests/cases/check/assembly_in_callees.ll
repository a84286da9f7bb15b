; Assembly in a called function is a barrier only if it says so: an empty one that hides a value from LLVM, as in the
; code behind `printf` and `assert`, leaves the barriers of the kernel counted. A barrier in a called function counts where
; the call is, unless LLVM may inline the function.
; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: sed 's/@met() noinline/@met() alwaysinline/' %s | exits 1 ldsopt check - -o %t.inlined.txt
; RUN: filecheck %s --input-file %t.inlined.txt --check-prefix INLINED

; CHECK: no findings
; INLINED-NOT: wave-race in hides
; INLINED: unproven wave-race in meets:
; INLINED: barriers are not counted: a function that is called may have a barrier
; INLINED-NOT: wave-race in hides
; INLINED: examined:

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define internal i32 @hidden(i32 %v) noinline "target-cpu"="gfx942" {
  %same = call i32 asm sideeffect "; hides $0", "=v,0"(i32 %v)
  ret i32 %same
}

define amdgpu_kernel void @hides(ptr addrspace(1) %g, i32 %v) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %same = call i32 @hidden(i32 %v)
  %own = getelementptr [256 x i32], ptr addrspace(3) @tile, i32 0, i32 %id
  store i32 %same, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %id, 255
  %other = getelementptr [256 x i32], ptr addrspace(3) @tile, i32 0, i32 %turned
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %g
  ret void
}

define internal void @met() noinline "target-cpu"="gfx942" {
  call void asm sideeffect "s_barrier", "~{memory}"()
  ret void
}

define amdgpu_kernel void @meets(ptr addrspace(1) %g, i32 %v) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr [256 x i32], ptr addrspace(3) @tile, i32 0, i32 %id
  store i32 %v, ptr addrspace(3) %own
  call void @met()
  %turned = xor i32 %id, 255
  %other = getelementptr [256 x i32], ptr addrspace(3) @tile, i32 0, i32 %turned
  %x = load i32, ptr addrspace(3) %other
  store i32 %x, ptr addrspace(1) %g
  ret void
}
