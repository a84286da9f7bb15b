; A call or function that is said to write less than it does is refused: LLVM believes it, and leaves out the barrier.

; RUN: variant PLAIN %s > %t.ll
; RUN: ldsopt verify %t.ll %t.ll --quick 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: ldsopt check %t.ll
; RUN: variant NONE %s | exits 3 ldsopt verify %t.ll - 2>&1 | filecheck %s --check-prefix BARRIER
; RUN: variant HIDDEN %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix BARRIER
; RUN: variant ASSEMBLY %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix ASSEMBLY
; RUN: variant CALLED %s | exits 3 ldsopt verify %t.ll - 2>&1 | filecheck %s --check-prefix CALLED
; RUN: variant DEFINED %s | exits 3 ldsopt verify %t.ll - 2>&1 | filecheck %s --check-prefix CALLED
; RUN: variant ARGUMENT %s | exits 3 ldsopt verify %t.ll - 2>&1 | filecheck %s --check-prefix STORED
; LLVM may leave out such assembly, too.
; RUN: variant REMOVABLE %s | exits 3 ldsopt verify %t.ll - 2>&1 | filecheck %s --check-prefix REMOVABLE
; What is said is true of these.
; RUN: variant PLAIN,TRUE %s | ldsopt verify %t.ll - --quick 2>&1 | filecheck %s --check-prefix PLAIN
; RUN: variant PLAIN,INFERRED %s | ldsopt verify %t.ll - --quick 2>&1 | filecheck %s --check-prefix PLAIN
; PLAIN: equal (bit by bit)
; BARRIER: :[[#]]: this call of llvm.amdgcn.s.barrier is said to write less memory than it does: LLVM may leave it out
; ASSEMBLY: this call of assembly is said
; CALLED: this call of meet is said
; REMOVABLE: cannot simulate inline assembly "s_waitcnt lgkmcnt(0) s_barrier" without `sideeffect`
; STORED: this call of put is said

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
define internal void @meet() { ; but DEFINED
;DEFINED define internal void @meet() memory(read) {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
define internal void @put(i32 %v, ptr addrspace(3) %p) { ; but TRUE, ARGUMENT
;TRUE define internal void @put(i32 %v, ptr addrspace(3) %p) memory(argmem: write) {
;ARGUMENT define internal void @put(i32 %v, ptr addrspace(3) %p) memory(argmem: read) {
  store i32 %v, ptr addrspace(3) %p
  ret void
}
;INFERRED ; As LLVM infers it: a variable is no argument's memory, and `scratch` stores to no LDS.
;INFERRED define internal void @put_there(i32 %v, i32 %i) memory(write, argmem: none, inaccessiblemem: none) {
;INFERRED   %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
;INFERRED   store i32 %v, ptr addrspace(3) %p
;INFERRED   ret void
;INFERRED }
;INFERRED define internal void @scratch({ i32, ptr addrspace(3) } %v) memory(none) {
;INFERRED   %p = alloca { i32, ptr addrspace(3) }, addrspace(5)
;INFERRED   store { i32, ptr addrspace(3) } %v, ptr addrspace(5) %p
;INFERRED   store volatile ptr addrspace(3) @A, ptr addrspace(5) %p
;INFERRED   ret void
;INFERRED }
;INFERRED define internal void @said_in_a_string() "said"="memory(none)" {
;INFERRED   fence syncscope("workgroup") release
;INFERRED   ret void
;INFERRED }
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %id
  %other = xor i32 %id, 64
  %o = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
;TRUE   %none = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %id) memory(none)
  store i32 %id, ptr addrspace(3) %a
;INFERRED   call void @put_there(i32 %id, i32 %id)
;INFERRED   call void @scratch({ i32, ptr addrspace(3) } zeroinitializer) memory(none)
;INFERRED   call void @said_in_a_string()
;TRUE,ARGUMENT   call void @put(i32 %id, ptr addrspace(3) %a)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; but NONE, HIDDEN, ASSEMBLY, REMOVABLE, CALLED, DEFINED
;NONE   call void @llvm.amdgcn.s.barrier() memory(none)
;HIDDEN   call void @llvm.amdgcn.s.barrier() memory(inaccessiblemem: readwrite)
;ASSEMBLY   call void asm sideeffect "s_waitcnt lgkmcnt(0)\0As_barrier", "~{memory}"() memory(none)
;REMOVABLE   call void asm "s_waitcnt lgkmcnt(0)\0As_barrier", "~{memory}"()
;CALLED   call void @meet() memory(none)
;DEFINED   call void @meet()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %o
  store i32 %v, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
