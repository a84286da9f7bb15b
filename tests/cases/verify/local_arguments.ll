; A launch is chosen for a kernel with pointers to LDS for arguments: each leads to bytes of its own.
; RUN: variant FORWARD %s > %t.ll
; RUN: variant FORWARD %s | ldsopt verify %t.ll - -o - 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant SHIFTED %s | exits 1 ldsopt verify %t.ll - -o - 2>&1 | filecheck %s --check-prefix OTHER
; Variables of other kernels take no room.
; RUN: variant FORWARD,BESIDE %s > %t.beside.ll
; RUN: ldsopt verify %t.beside.ll %t.beside.ll --kernel k -o - 2>&1 | filecheck %s --check-prefix SAME
; Where the second version has more LDS of its own, that lies in front of the arguments', and there is room for both.
; RUN: variant FORWARD,MORE %s | ldsopt verify %t.ll - -o - 2>&1 | filecheck %s --check-prefix MORE
; RUN: variant STRUCT %s | exits 2 ldsopt simulate - 2>&1 | filecheck %s --check-prefix STRUCT
; RUN: variant FULL %s | exits 2 ldsopt simulate - 2>&1 | filecheck %s --check-prefix FULL

; SAME: ran: {{.*}}, u32=[[AT:[0-9]+]], u32={{[0-9]+}}
; SAME: chosen: {{[0-9]+}} bytes of dynamic LDS (all there is), in equal parts for the arguments that point to LDS
; SAME: equal (bit by bit)
; MORE: chosen: 44032 bytes of dynamic LDS
; MORE: equal (bit by bit)
; OTHER: not equivalent
; STRUCT: argument 0 of 'k' is {{.*}}; nothing can be chosen for it
; FULL: argument 1 of 'k' is ptr addrspace(3); no LDS is left for it

target triple = "amdgcn-amd-amdhsa"
;MORE @more = internal addrspace(3) global [5000 x i32] poison, align 4
;FULL,BESIDE @full = internal addrspace(3) global [16000 x i32] poison, align 4
;BESIDE @dynamic = external addrspace(3) global [0 x i32], align 4
;BESIDE define amdgpu_kernel void @beside() #0 {
;BESIDE  store i32 0, ptr addrspace(3) @full, align 4
;BESIDE  store i32 0, ptr addrspace(3) @dynamic, align 4
;BESIDE  ret void
;BESIDE }
;FORWARD,SHIFTED,FULL define amdgpu_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %a, ptr addrspace(3) noundef %b) #0 {
;STRUCT define amdgpu_kernel void @k({ ptr addrspace(3), i32 } %s, ptr addrspace(1) %out, ptr addrspace(3) %a, ptr addrspace(3) %b) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to.a = getelementptr i32, ptr addrspace(3) %a, i32 %t
  %to.b = getelementptr i32, ptr addrspace(3) %b, i32 %t
  store i32 %t, ptr addrspace(3) %to.a, align 4
  store i32 1000, ptr addrspace(3) %to.b, align 4
;MORE  %far = getelementptr i32, ptr addrspace(3) @more, i32 %t
;MORE  store i32 7, ptr addrspace(3) %far, align 4
  %x = load i32, ptr addrspace(3) %to.a, align 4
  %y = load i32, ptr addrspace(3) %to.b, align 4
  %sum = add i32 %x, %y
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
;FORWARD,STRUCT,FULL  store i32 %sum, ptr addrspace(1) %to
;SHIFTED  store i32 %y, ptr addrspace(1) %to
;FULL  store i32 1, ptr addrspace(3) @full, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
