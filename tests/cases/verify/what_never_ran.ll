; The verdict says what never ran. Where all large sizes leave the buffers one is large; outputs may depend on the order.

; RUN: variant SQUARE,LESS %s > %t.square.ll
; RUN: variant SQUARE,BOUND %s | exits 1 ldsopt verify %t.square.ll - --quick -o - 2>&1 | filecheck %s --check-prefix BOUND
; RUN: variant SQUARE,LESS,MORE %s | ldsopt verify %t.square.ll - --quick -o - 2>&1 | filecheck %s --check-prefix SQUARE
; RUN: variant COUNTED %s > %t.counted.ll
; RUN: variant COUNTED,MORE %s | ldsopt verify %t.counted.ll - --quick -o - 2>&1 | filecheck %s --check-prefix COUNTED
; RUN: variant GUARDED,ONE,END %s > %t.guarded.ll
; RUN: variant GUARDED,THREE,END %s | ldsopt verify %t.guarded.ll - --quick -o - 2>&1 | filecheck %s --check-prefix GUARDED
; RUN: variant GUARDED,ONE,RARE %s > %t.rare.ll
; RUN: variant GUARDED,THREE,RARE %s | exits 3 ldsopt verify %t.rare.ll - --quick --block 128 --arg 'i32[64]=zeros' --arg 'i32[64]=zeros' --arg 1 --arg 1 -o - 2>&1 | filecheck %s --check-prefix RARE

; BOUND: not equivalent
; SQUARE-NOT: with other integers: 643;
; SQUARE: equal (bit by bit)
; COUNTED: depends on the order
; COUNTED: equal (bit by bit)
; GUARDED: equal (bit by bit) under 3 schedules, on what ran; 1 of 3 blocks never ran:
; RARE: no difference found, and too little ran to call them equal: 3 of 5 blocks

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i32 %m) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
;MORE   %more = add i32 %t, 1
;SQUARE   %row = mul i32 %m, %n
;SQUARE   %at = add i32 %row, %t
;SQUARE   %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
;LESS   %few = icmp slt i32 %t, %n
;BOUND   %few = icmp sle i32 %t, %n
;SQUARE   br i1 %few, label %store, label %end
;SQUARE store:
;SQUARE   store i32 %m, ptr addrspace(1) %p
;SQUARE   br label %end
;SQUARE end:
;COUNTED   %old = atomicrmw add ptr addrspace(1) %out, i32 %n syncscope("agent") monotonic
;COUNTED   %slot = shl i32 %g, 7
;COUNTED   %mine = add i32 %slot, %t
;COUNTED   %at = add i32 %mine, 64
;COUNTED   %p = getelementptr i32, ptr addrspace(1) %out, i32 %at
;COUNTED   store i32 %old, ptr addrspace(1) %p
;GUARDED   %rare = icmp eq i32 %n, 12345
;GUARDED   br i1 %rare, label %seldom, label %end
;GUARDED seldom:
;ONE   store i32 1, ptr addrspace(1) %out
;THREE   store i32 3, ptr addrspace(1) %out
;END   br label %end
;RARE   br i1 %rare, label %more, label %end
;RARE more:
;RARE   br label %last
;RARE last:
;RARE   br label %end
;GUARDED end:
;GUARDED   store i32 2, ptr addrspace(1) %in
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
