; A module that records already, and one with more names of scopes than records have room for, are refused.
; RUN: variant PLAIN %s > %t.k.ll
; RUN: ldsopt instrument %t.k.ll -o %t.ll
; RUN: %{python} -c "made = open('%t.ll').read(); open('%t.again.ll', 'w').write(made.replace('  ret void', '  call void asm sideeffect \x22; ldsopt.rec mark again\x22, \x22~{memory}\x22()\n  ret void'))"
; RUN: exits 3 ldsopt instrument %t.again.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix TWICE
; TWICE: 'k' makes records already
; RUN: %{python} -c "text = open('%t.k.ll').read(); mark = text[text.index('  call void asm'):text.index('  ret void')]; [open(f'%t.{count}.ll', 'w').write(text.replace(mark, ''.join(mark.replace('place', f'm{n}') for n in range(count)))) for count in (256, 257)]"
; RUN: exits 3 ldsopt instrument %t.257.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix MANY
; RUN: exits 3 ldsopt instrument %t.256.ll --empty-scope -o %t.none.ll 2>&1 | filecheck %s --check-prefix MANY
; RUN: ldsopt instrument %t.256.ll -o %t.ll
; MANY: 'k' has {{256|257}} names of scopes and marks; records have room for 256
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() #0 {
  call void asm sideeffect "; ldsopt.rec mark place", "~{memory}"()
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
