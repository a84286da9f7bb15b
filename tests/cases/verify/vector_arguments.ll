; A launch is chosen for vectors that are arguments, as OpenCL passes them: each element is a number of its type.

; RUN: variant SUM %s > %t.sum.ll
; RUN: ldsopt verify %t.sum.ll %t.sum.ll -o - 2>&1 | filecheck %s --check-prefix EQUAL
; RUN: variant OTHER %s | exits 1 ldsopt verify %t.sum.ll - -o - 2>&1 | filecheck %s --check-prefix OTHER
; EQUAL: equal (bit by bit)
; OTHER: different: arg0[0] is

; A launch in a file gives a list.
; RUN: echo '{"block": 128, "arguments": ["out: i32[128]=zeros", ["i32=1", "i32=2", "i32=3", "i32=4"], ["f16=0.5", "f16=0.25", "f16=8"]]}' > %t.json
; RUN: ldsopt simulate %t.sum.ll --launch %t.json --outputs %t.o
; RUN: ldsopt simulate %t.sum.ll --launch %t.json --expect out=%t.o/out.npy
; RUN: sed 's/, "i32=4"//' %t.json > %t.short.json
; RUN: exits 3 ldsopt simulate %t.sum.ll --launch %t.short.json 2>&1 | filecheck %s --check-prefix SHORT

; Races are looked for in such launches.
; RUN: variant SUM,RACE %s | exits 1 ldsopt check - | filecheck %s --check-prefix RACE
; RACE: definite wave-race in k
; SHORT: argument 1 is <4 x i32>, and the launch gives 3 elements

target triple = "amdgcn-amd-amdhsa"
@s = internal addrspace(3) global [256 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out, <4 x i32> %n, <3 x half> %h) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
;RACE   %j = xor i32 %id, 64
;RACE   %own = getelementptr i32, ptr addrspace(3) @s, i32 %id
;RACE   %its = getelementptr i32, ptr addrspace(3) @s, i32 %j
;RACE   store i32 %id, ptr addrspace(3) %own
;RACE   %read = load i32, ptr addrspace(3) %its
  %a = extractelement <4 x i32> %n, i32 3
  %b = extractelement <4 x i32> %n, i32 1
  %c = extractelement <3 x half> %h, i32 2
  %d = fptoui half %c to i32
  %e = add i32 %a, %d
  %f = mul i32 %e, %b ; but OTHER
;OTHER   %f = mul i32 %a, %b
  %v = add i32 %f, %id ; but RACE
;RACE   %v = add i32 %f, %read
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %at
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
