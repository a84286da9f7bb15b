; Registers of callees count; of one that is not known symbols tell them. A function that is no kernel has no occupancy.
; RUN: ldsopt measure %s --mcpu gfx942 --json -o %t.json
; RUN: %{python} -c "import json; found = {one['name']: one for one in json.load(open('%t.json'))['measurements'][0]['functions']}; assert [[found[name]['resources'][what] for what in ('vgprs', 'agprs', 'occupancy', 'lds_bytes')] for name in ('f', 'k', 'k 2')] == [[41, 10, None, None], [41, 10, 8, 0], [41, 10, 8, 0]]; assert not found['f']['is_kernel']"

target triple = "amdgcn-amd-amdhsa"

declare i32 @ext(i32)
define i32 @f(i32 %x) noinline {
  call void asm sideeffect "", "~{v40},~{a9}"()
  %y = mul i32 %x, %x
  ret i32 %y
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) {
  %v = call i32 @f(i32 %n)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
define amdgpu_kernel void @"k 2"(ptr addrspace(1) %o, i32 %n) {
  %v = call i32 @ext(i32 %n)
  store i32 %v, ptr addrspace(1) %o
  ret void
}
