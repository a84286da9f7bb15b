; `annotate --explain` is about bases that were lost. Those of static variables are known: they are counted once.

; RUN: ldsopt annotate %s --explain -o %t.ll 2>&1 | filecheck %s

; CHECK: kernel both: 3 LDS accesses: 0 tagged, 1 ambiguous, 0 unknown, 2 static
; CHECK-NEXT: 2 accesses into a static variable, which is left alone (see --bases all)
; CHECK-NEXT: explained_statics.ll:21: load: derived from LDS, but its base was lost
; CHECK-NOT: static

target triple = "amdgcn-amd-amdhsa"

@dynamic = external addrspace(3) global [0 x i32], align 16
@table = internal addrspace(3) global [64 x i32] poison, align 16

define amdgpu_kernel void @both(i1 %which, i32 %v) #0 {
  %a = getelementptr i8, ptr addrspace(3) @dynamic, i32 %v
  %b = getelementptr i8, ptr addrspace(3) @table, i32 4
  store i32 %v, ptr addrspace(3) @table
  store i32 %v, ptr addrspace(3) %b
  %any = select i1 %which, ptr addrspace(3) %a, ptr addrspace(3) %b
  %x = load i32, ptr addrspace(3) %any
  call void asm sideeffect "", "v"(i32 %x)
  ret void
}

attributes #0 = { "target-cpu"="gfx942" }
