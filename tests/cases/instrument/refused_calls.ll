; Marks in a function whose code cannot stand in place of its calls are refused, with its name and the reason.
; DEFINE: %{refused} = exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s
; RUN: variant ITSELF %s | %{refused} --check-prefix ITSELF
; RUN: variant ENDLESS %s | %{refused} --check-prefix ENDLESS
; RUN: variant VARARGS %s | %{refused} --check-prefix PASSED
; RUN: variant FEWER %s | %{refused} --check-prefix PASSED
; RUN: variant BUNDLE %s | %{refused} --check-prefix PASSED
; RUN: variant TYPES %s | %{refused} --check-prefix COPY
; RUN: variant NAME %s | %{refused} --check-prefix NAME
; RUN: variant TABLE %s | %{refused} --check-prefix USED
; RUN: variant EXPORTED %s | %{refused} --check-prefix USED
; RUN: %{python} -c "print('\n'.join(['define internal void @f0() {', '  call void asm sideeffect \x22; ldsopt.rec mark odd\x22, \x22~{memory}\x22()', '  ret void', '}'] + [f'define internal void @f{n}() {{\n  call void @f{n - 1}()\n  call void @f{n - 1}()\n  ret void\n}}' for n in range(1, 16)]))" > %t.doubling
; RUN: variant DOUBLING %s > %t.start
; RUN: cat %t.start %t.doubling | %{refused} --check-prefix LARGE
; ITSELF: marks in what 'k' calls: f, which may call itself
; ENDLESS: marks in what 'k' calls: f, which does not return
; PASSED: marks in what 'k' calls: {{.*}}not passed what it takes
; COPY: marks in what 'k' calls: {{.*}}gets a copy
; NAME: marks in what 'k' calls: {{.*}}has the name of a type
; LARGE: marks in what 'k' calls: {{.*}}so much code
; USED: {{marks in what 'k' calls|which is no kernel}}
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
;NAME %tt = type { i32 }
;TABLE @table = addrspace(1) global ptr @f
define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %records) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;ITSELF,ENDLESS,NAME,FEWER,TABLE,EXPORTED   call void @f()
;VARARGS   call void (...) @f(i32 1)
;TYPES   call void @f(float 1.0)
;BUNDLE   call void @f() [ "x"(i32 1) ]
;DOUBLING   call void @f15()
  ret void
}
;ITSELF,ENDLESS,NAME,BUNDLE define internal void @f() {
;TABLE define internal void @f() {
;EXPORTED define void @f() {
;VARARGS define internal void @f(...) {
;FEWER,TYPES define internal void @f(i32 %a) {
;NAME   %tt = alloca %tt, addrspace(5)
;ITSELF,ENDLESS,NAME,BUNDLE,TABLE,EXPORTED,VARARGS,FEWER,TYPES   call void asm sideeffect "; ldsopt.rec mark odd", "~{memory}"()
;ITSELF   call void @f()
;ITSELF,NAME,BUNDLE,TABLE,EXPORTED,VARARGS,FEWER,TYPES   ret void
;ENDLESS   unreachable
;ITSELF,ENDLESS,NAME,BUNDLE,TABLE,EXPORTED,VARARGS,FEWER,TYPES }
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
