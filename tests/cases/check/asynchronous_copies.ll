; LLVM waits for no asynchronous load of gfx1250: the author's waits are all there is. A kernel without an expectation
; beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 | filecheck %s
; RUN: filecheck %s --check-prefix TEXT --input-file %t.txt
; Each instruction that a finding names is in the line of the assembly that it says.
; RUN: ldsopt compile %s -o %t.s
; RUN: awk 'NR == FNR { if (sub(/^    assembly, line /, "")) n = $0; else if (n) { word[n] = $1; n = 0 }; next } FNR in word { print $1 == word[FNR] }' %t.txt %t.s | filecheck %s --check-prefix LINES
; LINES-COUNT-6: 1
; LINES-NOT: {{.}}
; TEXT: no sufficient wait for asynccnt between
; TEXT: help: {{.*}}s.wait.asynccnt

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [4096 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.wait.asynccnt(i16)

; The younger one is in flight, by another pointer.
; CHECK: unproven missing-wait in leaves_the_older{{$}}
define amdgpu_kernel void @leaves_the_older(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 0, i32 0)
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %q, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  %v = load float, ptr addrspace(3) %p, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NEXT: definite missing-wait in leaves_the_younger{{$}}
define amdgpu_kernel void @leaves_the_younger(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 0, i32 0)
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %q, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 1)
  %v = load float, ptr addrspace(3) %q, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @other_variable(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) @S, i32 0, i32 0)
  %v = load float, ptr addrspace(3) @T, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @waited(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load float, ptr addrspace(3) %p, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NEXT: definite missing-wait in without_a_wait{{$}}
define amdgpu_kernel void @without_a_wait(ptr addrspace(8) %r, ptr addrspace(1) %g, ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o, i32 %i) #0 {
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %p, i32 0, i32 0)
  %v = load float, ptr addrspace(3) %p, align 4, !tbaa !8
  store float %v, ptr addrspace(1) %o
  ret void
}

; CHECK-NOT: {{.}}

attributes #0 = { "target-cpu"="gfx1250" }
!8 = !{!7, !7, i64 0}
!7 = !{!"float", !6}
!6 = !{!"root"}
