; Stores to places that contents of global memory decide race where two numbers are equal, as in contents that were made
; up for an execution. Whoever launches a kernel that permutes, or merges what is sorted, gives others, so that this is
; not definite: not if the numbers come by way of LDS, nor if they are only compared, or choose who stores. A count without atomics is, and so
; are places that the kernel has computed itself, or that a branch which all take alike chooses.

; REQUIRES: bitwuzla, pseudocode
; RUN: variant SCATTER %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant SCATTER %s | ldsopt compile - -o %t.s
; RUN: ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant SCATTER,STAGED %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant SCATTER,STAGED %s | ldsopt compile - -o %t.s
; RUN: ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant SCATTER,COPIED %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant SCATTER,COMPARED %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant FOUND %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant FOUND %s | ldsopt compile - -o %t.s
; RUN: ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant COUNT %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=SURE --input-file %t.txt
; RUN: variant OWN %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=SURE --input-file %t.txt
; RUN: variant CHOSEN %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=SURE --input-file %t.txt

; OPEN: 0 definite
; OPEN: unproven: {{.*}}that wave {{.*}}in a launch of
; OPEN: help: {{.*}}where the loaded numbers send no two work-items to one place, there is no race
; SURE: definite wave-race in placed

target triple = "amdgcn-amd-amdhsa"

@staged = internal addrspace(3) global [256 x i32] poison, align 16
@tile = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @placed(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %n = getelementptr i32, ptr addrspace(1) %in, i32 %lane
  %loaded = load i32, ptr addrspace(1) %n, align 4
;STAGED  %s = getelementptr i32, ptr addrspace(3) @staged, i32 %lane
;COPIED  %lane.first = and i32 %lane, 192
;COPIED  %s = getelementptr i32, ptr addrspace(3) @staged, i32 %lane.first
;COPIED  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %n, ptr addrspace(3) %s, i32 4, i32 0, i32 0)
;COPIED  call void @llvm.amdgcn.s.waitcnt(i32 0)
;STAGED  store i32 %loaded, ptr addrspace(3) %s, align 4
;STAGED,COPIED  fence syncscope("workgroup") release
;STAGED,COPIED  call void @llvm.amdgcn.s.barrier()
;STAGED,COPIED  fence syncscope("workgroup") acquire
;STAGED,COPIED  %neighbor = xor i32 %lane, 128
;STAGED,COPIED  %s.next = getelementptr i32, ptr addrspace(3) @staged, i32 %neighbor
;STAGED,COPIED  %number = load i32, ptr addrspace(3) %s.next, align 4
;STAGED,COPIED  %index = and i32 %number, 127
  %index = and i32 %loaded, 127 ; but STAGED, COPIED, COMPARED, CHOSEN
;COMPARED  %is.low = icmp ult i32 %loaded, 4
;CHOSEN  %common = load i32, ptr addrspace(1) %in, align 4, !invariant.load !0
;CHOSEN  %is.low = icmp ult i32 %common, 4
;COMPARED,CHOSEN  br i1 %is.low, label %low, label %placing
;COMPARED,CHOSEN low:
;COMPARED,CHOSEN  br label %placing
;COMPARED,CHOSEN placing:
;COMPARED,CHOSEN  %first = phi i32 [ 0, %low ], [ 128, %entry ]
;COMPARED,CHOSEN  %within = and i32 %lane, 127
;COMPARED,CHOSEN  %index = add i32 %within, %first
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %index ; but OWN, FOUND
;OWN,FOUND  %turned = and i32 %lane, 63
;OWN,FOUND  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %turned
;COUNT  %old = load i32, ptr addrspace(3) %p, align 4
;COUNT  %lane.new = add i32 %old, 1
;COUNT  store i32 %lane.new, ptr addrspace(3) %p, align 4
;FOUND  %is.found = icmp ult i32 %loaded, 4
;FOUND  br i1 %is.found, label %storing, label %behind
;FOUND storing:
  store i32 %lane, ptr addrspace(3) %p, align 4 ; but COUNT
;FOUND  br label %behind
;FOUND behind:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %lane
  %v = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }

!0 = !{}
