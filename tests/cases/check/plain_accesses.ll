; Plain accesses of LDS need no wait of ours, on any architecture, and each instruction is mapped to its access.
; RUN: ldsopt check %s --mcpu gfx90a --no-races | filecheck %s
; RUN: ldsopt check %s --mcpu gfx942 --no-races | filecheck %s
; RUN: ldsopt check %s --mcpu gfx950 --no-races | filecheck %s
; RUN: ldsopt check %s --mcpu gfx1030 --no-races | filecheck %s
; RUN: ldsopt check %s --mcpu gfx1100 --no-races | filecheck %s
; RUN: ldsopt check %s --mcpu gfx1201 --no-races | filecheck %s
; RUN: ldsopt check %s --mcpu gfx1250 --no-races | filecheck %s
; CHECK: no findings in
; CHECK: {{^}}k: {{.*}}; 2 LDS instructions: 2 mapped exactly{{$}}

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(3) %p, ptr addrspace(3) %q, ptr addrspace(1) %o) {
  store float 1.0, ptr addrspace(3) %p
  %v = load float, ptr addrspace(3) %q, align 4, !tbaa !0
  store float %v, ptr addrspace(1) %o
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"float", !2}
!2 = !{!"root"}
