; A launch that the first module does not stay within is no verdict on the other one.
; RUN: variant OWN %s > %t.ll
; RUN: variant OWN,OTHER %s > %t.other.ll
; RUN: ldsopt verify --quick %t.ll %t.other.ll | filecheck %s --check-prefix WITHIN
; WITHIN: under 3 schedules
; RUN: variant BEYOND %s > %t.ll
; RUN: variant BEYOND,OTHER %s > %t.other.ll
; RUN: exits 3 ldsopt verify --quick %t.ll %t.other.ll > %t.out 2> %t.err
; RUN: filecheck %s --check-prefix NO-VERDICT < %t.err
; RUN: filecheck %s --check-prefix SILENT --allow-empty < %t.out
; NO-VERDICT: no verdict on {{.*}}other.ll
; SILENT-NOT: under 3 schedules
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
;OWN   %at = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %id
;BEYOND   %at = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 64
  store i32 %id, ptr addrspace(3) %at
  %x = load i32, ptr addrspace(3) %at
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %g
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
;OTHER !other = !{}
