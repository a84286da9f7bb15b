; Barriers in assembly that LLVM may move accesses across: the code that it makes decides; a kernel that needs no barrier is judged by its IR.
; REQUIRES: bitwuzla
; RUN: variant ANOTHERS,BETWEEN %s | ldsopt check - -v | filecheck %s --check-prefix FREE
; RUN: variant ANOTHERS,FRONT %s | exits 1 ldsopt check - -v | filecheck %s --check-prefix RACES
; RUN: variant OWN,BETWEEN %s | ldsopt check - -v | filecheck %s --check-prefix OWN
; FREE: k: 1 pair of LDS accesses of two waves in one barrier interval of the code, since barriers or accesses are in assembly: 1 proved free of races{{$}}
; RACES: definite wave-race in k
; RACES: of LDS accesses of two waves in one barrier interval: 1 proved free of races, 1 definite
; OWN: k: 2 pairs of LDS accesses of two waves in one barrier interval: 2 proved free of races{{$}}

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;ANOTHERS   %u = xor i32 %t, 64
;OWN   %u = xor i32 %t, 0
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
;FRONT   call void asm sideeffect "s_waitcnt lgkmcnt(0)\0As_barrier", ""()
  store i32 %t, ptr addrspace(3) %p, align 4
;BETWEEN   call void asm sideeffect "s_waitcnt lgkmcnt(0)\0As_barrier", ""()
  %x = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %o, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
