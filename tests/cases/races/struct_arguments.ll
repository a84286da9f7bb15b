; Launches that are tried give a struct buffers and numbers for its fields, whether it is passed by value or by reference.
; REQUIRES: bitwuzla
; RUN: variant REFERENCE %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix SHOWN
; RUN: variant VALUE %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix SHOWN
; RUN: variant REFERENCE,FENCED %s | ldsopt check - --strict -o - | filecheck %s --check-prefix FREE
; RUN: variant PLACE %s | ldsopt check - -o - | filecheck %s --check-prefix LOCAL
; RUN: variant LOCAL %s | ldsopt check - -o - | filecheck %s --check-prefix LOCAL

; The bound of the loop is a field, and the elements are behind a pointer that is another.
; SHOWN: 1 definite, 0 unproven
; SHOWN: definite: both may run {{.*}} work-items, integers of structs and vectors = {{16|64|300}}, buffers of
; FREE: no findings
; Nothing is made up for a pointer to LDS in a struct.
; LOCAL: 0 definite, 1 unproven
; LOCAL: no launch could be executed: none is made up for argument {{[13]}}, {{.*}}ptr addrspace(3) }

target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [512 x i32] poison, align 4
;REFERENCE define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(4) byref({ptr addrspace(1), [2 x i32]}) align 8 %s) #0 {
;VALUE define amdgpu_kernel void @k(ptr addrspace(1) %out, {ptr addrspace(1), [2 x i32]} %s) #0 {
;PLACE define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, ptr addrspace(4) byref({i32, ptr addrspace(3)}) align 4 %s) #0 {
;LOCAL define amdgpu_kernel void @k(ptr addrspace(1) %out, {ptr addrspace(1), [2 x i32], ptr addrspace(3)} %s) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;REFERENCE  %in = load ptr addrspace(1), ptr addrspace(4) %s, align 8
;REFERENCE  %place = getelementptr i8, ptr addrspace(4) %s, i64 12
;REFERENCE  %n = load i32, ptr addrspace(4) %place, align 4
;VALUE  %in = extractvalue {ptr addrspace(1), [2 x i32]} %s, 0
;VALUE  %n = extractvalue {ptr addrspace(1), [2 x i32]} %s, 1, 1
;LOCAL  %in = extractvalue {ptr addrspace(1), [2 x i32], ptr addrspace(3)} %s, 0
;LOCAL  %n = extractvalue {ptr addrspace(1), [2 x i32], ptr addrspace(3)} %s, 1, 1
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %from, align 4
  %at = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 %v, ptr addrspace(3) %at, align 4
;FENCED  fence syncscope("workgroup") release
;FENCED  call void @llvm.amdgcn.s.barrier()
;FENCED  fence syncscope("workgroup") acquire
  %enough = icmp ugt i32 %n, 8
  br i1 %enough, label %on, label %end
on:
  %other = xor i32 %t, 64
  %across = getelementptr i32, ptr addrspace(3) @a, i32 %other
  %w = load i32, ptr addrspace(3) %across, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %w, ptr addrspace(1) %to
  br label %end
end:
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
