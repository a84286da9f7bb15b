; What `verify` compares may do the same in each execution and yet have lost the proof that waves do not race.
; REQUIRES: bitwuzla
; RUN: sed 's/%id, %mask/%id, %loaded/' %s > %t.loaded.ll
; RUN: sed 's/%id, %mask/%id, 1023/' %s > %t.constant.ll
; RUN: exits 0 ldsopt verify %s %t.loaded.ll --block 256 --arg 'i32=1023' --arg 'i32[256]=1023' 2>&1 | filecheck %s --check-prefix LOST
; RUN: exits 0 ldsopt verify %s %t.loaded.ll --no-check race --block 256 --arg 'i32=1023' --arg 'i32[256]=1023' 2>&1 | filecheck %s --check-prefix KEPT
; RUN: exits 0 ldsopt verify %s %t.constant.ll --block 256 --arg 'i32=1023' --arg 'i32[256]=1023' 2>&1 | filecheck %s --check-prefix KEPT

; LOST: equal (bit by bit)
; LOST: note: {{.*}}loaded.ll: masked: that its waves do not race for LDS is proved of the input, and not of the output: an address

; KEPT-NOT: note:
; KEPT: equal (bit by bit)
; KEPT-NOT: note:

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [1024 x i32] poison

; Each work-item has an element of its own where the mask leaves all of its bits: of 1023, or of an argument | 1023.
define amdgpu_kernel void @masked(i32 %given, ptr addrspace(1) %p) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %g = getelementptr i32, ptr addrspace(1) %p, i32 %id
  %loaded = load i32, ptr addrspace(1) %g
  %mask = or i32 %given, 1023
  %i = and i32 %id, %mask
  %l = getelementptr [1024 x i32], ptr addrspace(3) @tile, i32 0, i32 %i
  store i32 %id, ptr addrspace(3) %l
  %r = load i32, ptr addrspace(3) %l
  store i32 %r, ptr addrspace(1) %g
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
