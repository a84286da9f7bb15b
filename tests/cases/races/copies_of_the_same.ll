; Waves that copy the same bytes to the same places do not race; waves that copy different ones do. The same holds of
; what the compiler makes of it, and of stores to flat addresses.
; REQUIRES: llc-22
; RUN: variant SAME %s | ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: variant OTHER %s | exits 1 ldsopt check - | filecheck %s --check-prefix=OTHER
; RUN: variant SAME %s | llc-22 -mcpu=gfx942 -o %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix=SAME
; RUN: variant OTHER %s | llc-22 -mcpu=gfx942 -o %t.s
; RUN: exits 1 ldsopt check %t.s | filecheck %s --check-prefix=OTHER
; RUN: variant SAME %s | ldsopt simulate - --block 128 --schedule fine --kernel copied --arg i32[128]=random | filecheck %s --check-prefix=NONE
; RUN: variant SAME %s | ldsopt simulate - --block 128 --schedule fine --dma earliest --kernel copied --arg i32[128]=random | filecheck %s --check-prefix=NONE

; SAME: 0 definite
; SAME-NOT: definite wave-race
; OTHER-DAG: definite wave-race in copied
; OTHER-DAG: definite wave-race in flat
; OTHER-DAG: definite wave-race in mixed
; NONE: no findings

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
@C = internal addrspace(3) global [64 x i32] poison, align 16

define amdgpu_kernel void @copied(ptr addrspace(1) %in) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
;SAME  %from = getelementptr i32, ptr addrspace(1) %in, i32 %low
;OTHER  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  ret void
}

define amdgpu_kernel void @flat(ptr addrspace(1) %in) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
;SAME  %from = getelementptr i32, ptr addrspace(1) %in, i32 %low
;OTHER  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %from
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  %f = addrspacecast ptr addrspace(3) %b to ptr
  store volatile i32 %x, ptr %f
  ret void
}

; The waves of the lower half copy, those of the upper one store what is copied.
define amdgpu_kernel void @mixed(ptr addrspace(1) %in) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %c = getelementptr i32, ptr addrspace(3) @C, i32 %low
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %low
;SAME  %at = getelementptr i32, ptr addrspace(1) %in, i32 %low
;OTHER  %at = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = icmp ult i32 %t, 64
  br i1 %first, label %copy, label %store
copy:
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) @C, i32 4, i32 0, i32 0)
  ret void
store:
  %x = load i32, ptr addrspace(1) %at
  store i32 %x, ptr addrspace(3) %c
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
