; A function that is given a pointer into LDS has one such argument: the others are plain numbers, and what it stores of
; them is none. So what other kernels load is no address, and a place that they index with it keeps its base. That ends
; where some caller passes an address as that other argument, or beyond the parameters.

; RUN: variant PLAIN %s | ldsopt annotate - --dump provenance -o %t.ll > %t.txt 2>&1
; RUN: filecheck %s --input-file %t.txt
; RUN: variant ALSO %s | ldsopt annotate - --dump provenance -o %t.ll > %t.txt 2>&1
; RUN: filecheck %s --check-prefix=LOST --input-file %t.txt
; RUN: variant BEYOND %s | ldsopt annotate - --dump provenance -o %t.ll > %t.txt 2>&1
; RUN: filecheck %s --check-prefix=LOST --input-file %t.txt

; CHECK: %place = getelementptr {{.*}}; base @A
; LOST: %place = getelementptr {{.*}}; ambiguous

target triple = "amdgcn-amd-amdhsa"

@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16

define internal void @put(ptr addrspace(3) %to, i32 %number) noinline { ; but BEYOND
;BEYOND define internal void @put(ptr addrspace(3) %to, ...) noinline {
;BEYOND  %list = alloca ptr, align 8, addrspace(5)
;BEYOND  call void @llvm.va_start.p5(ptr addrspace(5) %list)
;BEYOND  %number = va_arg ptr addrspace(5) %list, i32
  store i32 %number, ptr addrspace(3) %to, align 4
  ret void
}

define amdgpu_kernel void @giving(i32 %n) #0 {
  call void @put(ptr addrspace(3) @A, i32 %n) ; but BEYOND
;ALSO  call void @put(ptr addrspace(3) @A, i32 ptrtoint (ptr addrspace(3) @B to i32))
;BEYOND  call void (ptr addrspace(3), ...) @put(ptr addrspace(3) @A, i32 ptrtoint (ptr addrspace(3) @B to i32))
  ret void
}

define amdgpu_kernel void @indexing(ptr addrspace(1) %in) #0 {
  %i = load i32, ptr addrspace(1) %in, align 4
  %place = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 0, ptr addrspace(3) %place, align 4
  store i32 0, ptr addrspace(3) @B, align 4
  ret void
}

;BEYOND declare void @llvm.va_start.p5(ptr addrspace(5))

attributes #0 = { nounwind "target-cpu"="gfx942" }
