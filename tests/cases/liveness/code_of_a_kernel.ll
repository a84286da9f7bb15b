; The code that a kernel can run: what it calls, directly or not, and all of the module where that is not known. The report
; names the functions that it cannot run.
; RUN: variant MEMORY %s | ldsopt liveness - | filecheck %s --check-prefix OWN
; RUN: variant ASM %s | ldsopt liveness - | filecheck %s --check-prefix OWN
; RUN: variant NULL %s | ldsopt liveness - | filecheck %s --check-prefix OWN
; RUN: variant PLACE %s | ldsopt liveness - | filecheck %s --check-prefix OWN
; RUN: variant G %s | ldsopt liveness - | filecheck %s --check-prefix ONE
; RUN: variant F %s | ldsopt liveness - | filecheck %s --check-prefix TWO
; RUN: variant OTHER %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant POINTER %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant ALIAS %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant KEEPS-F %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant KEEPS-ALIAS %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant KEEPS-INSIDE %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant KEEPS-NUMBER %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant GIVES %s | ldsopt liveness - | filecheck %s --check-prefix ALL
; RUN: variant MEMORY,MORE %s | ldsopt liveness - | filecheck %s --check-prefix MORE
; MORE-NOT: note: {{[fghi]}} is no kernel
; MORE: note: f, g, h and 1 more are no kernels, and no kernel calls them; what they do with LDS is left out
; OWN: {{^}}k: 
; OWN: note: f is no kernel, and no kernel calls it
; OWN: note: g is no kernel, and no kernel calls it
; OWN: note: h is no kernel, and no kernel calls it
; ONE: {{^}}k: 
; ONE-NOT: note: g is
; ONE: note: f is no kernel, and no kernel calls it
; ONE-NOT: note: g is
; ONE: note: h is no kernel, and no kernel calls it
; TWO: {{^}}k: 
; TWO-NOT: note: {{[fg]}} is
; TWO: note: h is no kernel, and no kernel calls it
; ALL: {{^}}k: 
; ALL-NOT: no kernel calls it
target triple = "amdgcn-amd-amdhsa"
@K = internal addrspace(3) global [64 x i32] poison, align 16
@F = internal addrspace(3) global [64 x i32] poison, align 16
@G = internal addrspace(3) global [64 x i32] poison, align 16
@H = internal addrspace(3) global [64 x i32] poison, align 16
@kept = addrspace(1) global ptr null
@table = addrspace(4) constant [2 x ptr] [ptr @f, ptr @g]
@other = alias void (), ptr @g
@place = alias ptr, ptr addrspace(1) @kept
declare void @ext()
declare void @take(ptr)
declare i32 @llvm.amdgcn.workitem.id.x()
define void @f() #0 {
  store i32 1, ptr addrspace(3) @F
  call void @g()
  ret void
}
define void @g() #0 {
  store i32 1, ptr addrspace(3) @G
  ret void
}
define void @h() #0 {
  store i32 1, ptr addrspace(3) @H
  ret void
}
;MORE define void @i() #0 {
;MORE   store i32 1, ptr addrspace(3) @H
;MORE   ret void
;MORE }
define amdgpu_kernel void @k(i32 %n, ptr %p) #0 {
entry:
  store i32 1, ptr addrspace(3) @K
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = add i32 %t, %n
  %c = icmp ult i32 %s, 4
  br i1 %c, label %then, label %end
then:
;MEMORY   store i32 %s, ptr %p
;ASM   call void asm sideeffect "s_nop 0", ""()
;NULL   store ptr null, ptr addrspace(1) @kept
;PLACE   store ptr null, ptr addrspace(1) @place
;G   call void @g()
;F   call void @f()
;OTHER   call void @ext()
;POINTER   call void %p()
;ALIAS   call void @other()
;KEEPS-F   store ptr @f, ptr addrspace(1) @kept
;KEEPS-ALIAS   store ptr @other, ptr addrspace(1) @kept
;KEEPS-INSIDE   store ptr getelementptr (i8, ptr @f, i32 4), ptr addrspace(1) @kept
;KEEPS-NUMBER   store i64 ptrtoint (ptr @g to i64), ptr %p
;GIVES   call void @take(ptr @g)
  br label %end
end:
  ret void
}
; No code calls a kernel.
define amdgpu_kernel void @alone() #0 {
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
