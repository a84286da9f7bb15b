; A kernel that packing leaves without the proof that its waves do not race is named, where the output is checked.
; Workgroups of more than 256 leave their variables, and are no launches; in one arena, that is not seen.
; REQUIRES: bitwuzla
; DEFINE: %{pack} = ldsopt pack - --goal bytes -o %t.out.ll
; RUN: variant LARGE %s | %{pack} --check > %t.txt 2>&1
; RUN: filecheck %s --check-prefix LOST --input-file %t.txt
; RUN: variant LARGE %s | %{pack} > %t.txt 2>&1
; RUN: filecheck %s --check-prefix KEPT --input-file %t.txt
; RUN: variant SMALL %s | %{pack} --check > %t.txt 2>&1
; RUN: filecheck %s --check-prefix KEPT --input-file %t.txt
; RUN: filecheck %s --check-prefix ARENA --input-file %t.out.ll
; LOST: k: that its waves do not race for LDS is proved of the input, and not of the output
; KEPT: 1 of 1 kernel packed
; KEPT-NOT: waves do not race
; KEPT: kernel k: 3072 -> 2048 bytes
; KEPT-NOT: waves do not race
; ARENA: @ldsopt.arena.k =

; A and B are needed at one time, and C is where A was.
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
@C = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %m = and i32 %t, 255
  %pA = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %pA, align 4
  %xA = load i32, ptr addrspace(3) %pA, align 4
  %oA = getelementptr i32, ptr addrspace(1) %out, i32 %xA
  store i32 %t, ptr addrspace(1) %oA, align 4
  %pB = getelementptr i32, ptr addrspace(3) @B, i32 %m
  store i32 %t, ptr addrspace(3) %pB, align 4
  %xB = load i32, ptr addrspace(3) %pB, align 4
  %oB = getelementptr i32, ptr addrspace(1) %out, i32 %xB
  store i32 %t, ptr addrspace(1) %oB, align 4
  %y = load i32, ptr addrspace(3) %pA, align 4
  store i32 %y, ptr addrspace(1) %out, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pC = getelementptr i32, ptr addrspace(3) @C, i32 %m
  store i32 %t, ptr addrspace(3) %pC, align 4
  %xC = load i32, ptr addrspace(3) %pC, align 4
  %oC = getelementptr i32, ptr addrspace(1) %out, i32 %xC
  store i32 %t, ptr addrspace(1) %oC, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" } ; but SMALL
;SMALL attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
