; An atomic store that releases is owed what a fence is: stores of the iteration before, and scalar loads where they count alone.
; RUN: ldsopt check %s --mcpu gfx942 --no-races | filecheck %s --check-prefix LOOP
; RUN: ldsopt waits %s --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix LOOP-ADDED
; RUN: ldsopt annotate --repair %s --mcpu gfx942 -o %t.ll 2>%t.said
; RUN: ldsopt check %t.ll --mcpu gfx942 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt check %s --mcpu gfx1100 --no-races | filecheck %s --check-prefix LOOP
; RUN: ldsopt waits %s --mcpu gfx1100 -o %t.s 2>&1 | filecheck %s --check-prefix LOOP-ADDED
; RUN: ldsopt annotate --repair %s --mcpu gfx1100 -o %t.ll 2>%t.said
; RUN: ldsopt check %t.ll --mcpu gfx1100 --no-races | filecheck %s --check-prefix CLEAN
; RUN: ldsopt check %s --mcpu gfx1201 --no-races | filecheck %s --check-prefix ALL
; RUN: ldsopt waits %s --mcpu gfx1201 -o %t.s 2>&1 | filecheck %s --check-prefix ALL-ADDED
; RUN: ldsopt annotate --repair %s --mcpu gfx1201 -o %t.ll 2>%t.said
; RUN: ldsopt check %t.ll --mcpu gfx1201 --no-races | filecheck %s --check-prefix CLEAN
; LOOP: 0 definite
; LOOP-NOT: in {{scalar|fence}}:
; LOOP: unproven lost-release-wait in loop:
; LOOP-NOT: in {{scalar|fence}}:
; LOOP: examined:
; LOOP-ADDED: {{[1-9]}} added
; ALL: 0 definite
; ALL-DAG: unproven lost-release-wait in loop:
; ALL-DAG: unproven scalar-load-wait in scalar:
; ALL-DAG: unproven scalar-load-wait in fence:
; ALL-ADDED: {{[3-9]}} added
; CLEAN: no findings in

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @scalar(ptr addrspace(1) %p, ptr addrspace(1) %flag, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = load i32, ptr addrspace(1) %p, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  %qq = getelementptr i32, ptr addrspace(1) %q, i32 %t
  %z = load i32, ptr addrspace(1) %qq, align 4
  %y = add i32 %x, %z
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %g, align 4
  ret void
}
define amdgpu_kernel void @fence(ptr addrspace(1) %p, ptr addrspace(1) %flag, ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = load i32, ptr addrspace(1) %p, align 4
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  %qq = getelementptr i32, ptr addrspace(1) %q, i32 %t
  %z = load i32, ptr addrspace(1) %qq, align 4
  %y = add i32 %x, %z
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %g, align 4
  ret void
}
define amdgpu_kernel void @loop(ptr addrspace(1) %p, ptr addrspace(1) %flag, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pt = getelementptr i32, ptr addrspace(1) %p, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store atomic i32 %i, ptr addrspace(1) %flag syncscope("agent") release, align 4
  store i32 %i, ptr addrspace(1) %pt, align 4
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
