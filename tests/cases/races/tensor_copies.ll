; A tensor copy writes as many bytes as its descriptor says, in IR and in its code: each wave a tile of 512 bytes of its
; own, or one that goes on in another wave's.
; RUN: variant OWN %s | ldsopt check -v - | filecheck %s --check-prefix=OWN
; RUN: variant OWN %s | ldsopt compile - -o %t.s
; RUN: ldsopt check -v %t.s | filecheck %s --check-prefix=OWN
; RUN: variant OTHER %s | ldsopt check -v - | filecheck %s --check-prefix=OTHER
; RUN: variant OTHER %s | ldsopt compile - -o %t.s
; RUN: ldsopt check -v %t.s | filecheck %s --check-prefix=OTHER

; OWN-NOT: wave-race
; OWN: tiles: 1 pair of LDS accesses of two waves in one barrier interval: 1 proved free of races
; OWN: counted: 1 pair of LDS accesses of two waves in one barrier interval: 1 proved free of races
; OTHER: unproven wave-race in tiles
; OTHER: unproven wave-race in counted

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4096 x i8] poison, align 16

define amdgpu_kernel void @tiles(i32 %n) #0 {
  %w = call i32 @llvm.amdgcn.wave.id()
;OWN  %o = mul i32 %w, 512
;OTHER  %o = mul i32 %w, 448
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  ret void
}

; The number of rows is a word of the descriptor: 4, or 8 of them.
define amdgpu_kernel void @counted(i32 %n) #0 {
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = mul i32 %w, 512
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %a = ptrtoint ptr addrspace(3) %p to i32
  %d0 = insertelement <4 x i32> <i32 1, i32 poison, i32 0, i32 0>, i32 %a, i64 1
;OWN  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 4, i32 64, i32 0, i32 0>, i32 %n, i64 1
;OTHER  %d1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 0, i32 4194304, i32 8, i32 64, i32 0, i32 0>, i32 %n, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d0, <8 x i32> %d1, i32 0)
  ret void
}

declare i32 @llvm.amdgcn.wave.id()
declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32)
attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
