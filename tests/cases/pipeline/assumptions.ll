; What a pipeline rests on is named in its summary; each assumption may be refused.
; RUN: variant ONE-DIMENSION %s | ldsopt pipeline - -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-DIMENSION
; RUN: variant REFUSED %s | exits 3 ldsopt pipeline - --no-assume unread-dimensions-are-one 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: variant STATED %s | ldsopt pipeline - --no-assume unread-dimensions-are-one -o %t.ll 2>&1 | filecheck %s --check-prefix STATED
; RUN: variant BOUND %s | ldsopt pipeline - -o %t.ll 2>&1 | filecheck %s --check-prefix BOUND
; RUN: variant BOUND-REFUSED %s | exits 3 ldsopt pipeline - --no-assume noalias-arguments 2>&1 | filecheck %s --check-prefix BOUND-REFUSED
; RUN: variant MAY-ALIAS %s | ldsopt pipeline - --assume arguments-do-not-alias -o %t.ll 2>&1 | filecheck %s --check-prefix MAY-ALIAS
; RUN: variant MAY-ALIAS-REFUSED %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix MAY-ALIAS-REFUSED
; RUN: variant WRITTEN %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix WRITTEN
; RUN: variant SHAPE %s | ldsopt pipeline - --assume workgroup-size=64,8 -o %t.ll 2>&1 | filecheck %s --check-prefix SHAPE
; RUN: variant SHAPE-CODE %s | ldsopt pipeline - --assume workgroup-size=64,8 -q | filecheck %s --check-prefix SHAPE-CODE
; RUN: variant SHAPE-SMALL %s | exits 3 ldsopt pipeline - --assume workgroup-size=64,4 2>&1 | filecheck %s --check-prefix SHAPE-SMALL
; RUN: variant SHAPE-LARGE %s | exits 3 ldsopt pipeline - --assume workgroup-size=1024 2>&1 | filecheck %s --check-prefix SHAPE-LARGE
; RUN: variant NO-SHAPE %s | exits 2 ldsopt pipeline - --assume workgroup-size= 2>&1 | filecheck %s --check-prefix NO-SHAPE
; RUN: variant NO-SUCH %s | exits 2 ldsopt pipeline - --assume named-bases 2>&1 | filecheck %s --check-prefix NO-SUCH
; RUN: variant TWO-SHAPES %s | exits 2 ldsopt pipeline - --assume workgroup-size=64 --assume workgroup-size=8 2>&1 | filecheck %s --check-prefix TWO-SHAPES
; RUN: variant NAMED %s | ldsopt pipeline - -o %t.ll 2>&1 | filecheck %s --check-prefix NAMED
; RUN: variant NAMED-REFUSED %s | exits 3 ldsopt pipeline - --no-assume named-bases 2>&1 | filecheck %s --check-prefix NAMED-REFUSED
; RUN: variant NO-ARCH %s | exits 3 ldsopt pipeline - 2>&1 | filecheck %s --check-prefix NO-ARCH
; ONE-DIMENSION: assumed: unread-dimensions-are-one: 
; ONE-DIMENSION-NOT: assumed:
; REFUSED: error: <stdin>:[[# @LINE + 19]]: nothing says that workgroups of 'k' have one dimension, and unread-dimensions-are-one is not to be assumed; say which: --assume workgroup-size=X,Y,Z; or state reqd_work_group_size, where the language has it
; SHAPE-SMALL: error: <stdin>:[[# @LINE + 18]]: workgroups of 'k' have 512 to 512 work-items, which is not workgroup-size=64,4; give the size of its launches
; SHAPE-LARGE: error: <stdin>:[[# @LINE + 17]]: workgroups of 'k' have 512 to 512 work-items, which is not workgroup-size=1024; give the size of its launches
; NO-SHAPE: --assume takes one workgroup-size
; NO-SUCH: --assume takes one workgroup-size
; TWO-SHAPES: --assume takes one workgroup-size
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16 ; but NAMED, NAMED-REFUSED
@B = internal addrspace(3) global [512 x i32] poison, align 16 ; but NAMED, NAMED-REFUSED
;NAMED @A = external addrspace(3) global [0 x i32], align 16
;NAMED @B = external addrspace(3) global [0 x i32], align 16
;NAMED-REFUSED @A = external addrspace(3) global [0 x i32], align 16
;NAMED-REFUSED @B = external addrspace(3) global [0 x i32], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @unknown()
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 { ; but STATED, BOUND, BOUND-REFUSED, MAY-ALIAS, MAY-ALIAS-REFUSED, WRITTEN
;STATED define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
;BOUND define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %size) #0 {
;BOUND-REFUSED define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %size) #0 {
;MAY-ALIAS define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, ptr addrspace(1) %size) #0 {
;MAY-ALIAS-REFUSED define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, ptr addrspace(1) %size) #0 {
;WRITTEN define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %size) #0 {
entry:
;BOUND   %n = load i32, ptr addrspace(1) %size
;BOUND-REFUSED   %n = load i32, ptr addrspace(1) %size
;MAY-ALIAS   %n = load i32, ptr addrspace(1) %size
;MAY-ALIAS-REFUSED   %n = load i32, ptr addrspace(1) %size
;WRITTEN   %n = load i32, ptr addrspace(1) %size
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
;SHAPE   %y = call i32 @llvm.amdgcn.workitem.id.y()
;SHAPE-CODE   %y = call i32 @llvm.amdgcn.workitem.id.y()
; SHAPE-CODE: mul i32 %ldsopt.y.0, 64
; SHAPE: assumed: workgroup-size=64,8
; SHAPE-NOT: assumed:
  %wave = and i32 %t, -64
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %A.wave = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  %A.rest = sub i32 %t, %wave
  %A.flip = xor i32 %A.rest, 1
  %A.near = getelementptr i32, ptr addrspace(3) %A.wave, i32 %A.flip
  %B.own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %B.wave = getelementptr i32, ptr addrspace(3) @B, i32 %wave
  %B.rest = sub i32 %t, %wave
  %B.flip = xor i32 %B.rest, 1
  %B.near = getelementptr i32, ptr addrspace(3) %B.wave, i32 %B.flip
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr addrspace(3) %A.own, align 4
  call void asm sideeffect "; ldsopt.stage s0", "~{memory}"()
;NAMED   %r1.0 = load i32, ptr addrspace(3) %B.other, align 4
;NAMED-REFUSED   %r1.0 = load i32, ptr addrspace(3) %B.other, align 4
  call void asm sideeffect "; ldsopt.stage s1", "~{memory}"()
  %r2.0 = load i32, ptr addrspace(3) %A.other, align 4 ; but NAMED, NAMED-REFUSED
;NAMED   store i32 %i, ptr addrspace(3) %A.own, align 4
;NAMED-REFUSED   store i32 %i, ptr addrspace(3) %A.own, align 4
  call void asm sideeffect "; ldsopt.stage s2", "~{memory}"()
;NAMED   %r3.0 = load i32, ptr addrspace(3) %B.other, align 4
;NAMED-REFUSED   %r3.0 = load i32, ptr addrspace(3) %B.other, align 4
; NAMED-REFUSED: error: <stdin>:[[# @LINE - 11]]: stages 's0' and 's1' both touch @A[0,2048) and run at the same time (the other access: line [[# @LINE - 8]]): read after write at distance 1, phase gap 1; put a stage between them, or double-buffer
; NAMED: assumed: named-bases: 
; NAMED: assumed: unread-dimensions-are-one: 
; NAMED-NOT: assumed:
  call void asm sideeffect "; ldsopt.stage s3", "~{memory}"()
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
;BOUND   store i32 0, ptr addrspace(1) %out
;BOUND-REFUSED   store i32 0, ptr addrspace(1) %out
; BOUND-REFUSED: error: <stdin>:[[# @LINE - 51]]: not all work-items run the loop of stage 's0' equally often if what is loaded here differs between them, or is written meanwhile; load it from an argument that is noalias (__restrict__) and not written, or say that no argument is written through another: --assume arguments-do-not-alias
; BOUND: assumed: noalias-arguments: 
; BOUND: assumed: unread-dimensions-are-one: 
; BOUND-NOT: assumed:
;MAY-ALIAS   store i32 0, ptr addrspace(1) %out
;MAY-ALIAS-REFUSED   store i32 0, ptr addrspace(1) %out
; MAY-ALIAS-REFUSED: error: <stdin>:[[# @LINE - 55]]: not all work-items run the loop of stage 's0' equally often if what is loaded here differs between them, or is written meanwhile; load it from an argument that is noalias (__restrict__) and not written, or say that no argument is written through another: --assume arguments-do-not-alias
; MAY-ALIAS: assumed: arguments-do-not-alias: 
; MAY-ALIAS: assumed: unread-dimensions-are-one: 
; MAY-ALIAS-NOT: assumed:
;WRITTEN   store i32 0, ptr addrspace(1) %size
; WRITTEN: error: <stdin>:[[# @LINE - 59]]: not all work-items run the loop of stage 's0' equally often if what is loaded here differs between them, or is written meanwhile; load it from an argument that is noalias (__restrict__) and not written, or say that no argument is written through another: --assume arguments-do-not-alias
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" } ; but NO-ARCH
;STATED !0 = !{i32 512, i32 1, i32 1}
; STATED: 1 marked loop pipelined
; STATED-NOT: assumed:
;NO-ARCH attributes #0 = { "amdgpu-flat-work-group-size"="512,512" }
; NO-ARCH: error: <stdin>: {{.*}}architecture
