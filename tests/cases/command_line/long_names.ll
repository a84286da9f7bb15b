; A name as long as those of C++ templates has a line of its own, and leaves the figures of others beside their names.
; RUN: ldsopt measure %s | filecheck %s
; CHECK: function  waits  in loops
; CHECK: _Z4copyIN5tiles4tileIN5tiles8sequenceIJLi100ELi101EEEEN5tiles8sequenceIJLi101ELi102EEEEN5tiles8sequenceIJLi102ELi103EEEEN5tiles8sequenceIJLi103ELi104EEEEN5tiles8sequenceIJLi104ELi105EEEEEEvPi{{$}}
; CHECK-NEXT: {{^}}              1         0
; CHECK: {{^}}short         1         0

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @_Z4copyIN5tiles4tileIN5tiles8sequenceIJLi100ELi101EEEEN5tiles8sequenceIJLi101ELi102EEEEN5tiles8sequenceIJLi102ELi103EEEEN5tiles8sequenceIJLi103ELi104EEEEN5tiles8sequenceIJLi104ELi105EEEEEEvPi(ptr addrspace(1) %to, i32 %v) "target-cpu"="gfx942" {
  store i32 %v, ptr addrspace(1) %to
  ret void
}
define amdgpu_kernel void @short(ptr addrspace(1) %to, i32 %v) "target-cpu"="gfx942" {
  store i32 %v, ptr addrspace(1) %to
  ret void
}
