; In a loop around a tree the barrier before the next fill stays; of two in a row one stays.
; RUN: variant AROUND %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix AROUND
; RUN: variant IN-ROW %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix IN-ROW
; AROUND: kernel k: 5 barriers, 3 made of a wave: 3 unneeded, 2 needed
; AROUND: <stdin>:[[# @LINE + 20]]: needed
; AROUND: <stdin>:[[# @LINE + 32]]: unneeded
; AROUND: <stdin>:[[# @LINE + 44]]: unneeded
; AROUND: <stdin>:[[# @LINE + 56]]: unneeded
; AROUND: <stdin>:[[# @LINE + 68]]: needed
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  br label %again ; but IN-ROW
again: ; but IN-ROW
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = load i32, ptr addrspace(1) %from
  store i32 %first, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in64 = icmp ult i32 %t, 64 ; but IN-ROW
  br i1 %in64, label %add64, label %next64 ; but IN-ROW
add64: ; but IN-ROW
  %p64 = getelementptr i32, ptr addrspace(3) %own, i32 64 ; but IN-ROW
  %x64 = load i32, ptr addrspace(3) %p64 ; but IN-ROW
  %y64 = load i32, ptr addrspace(3) %own ; but IN-ROW
  %z64 = add i32 %x64, %y64 ; but IN-ROW
  store i32 %z64, ptr addrspace(3) %own ; but IN-ROW
  br label %next64 ; but IN-ROW
next64: ; but IN-ROW
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in32 = icmp ult i32 %t, 32 ; but IN-ROW
  br i1 %in32, label %add32, label %next32 ; but IN-ROW
add32: ; but IN-ROW
  %p32 = getelementptr i32, ptr addrspace(3) %own, i32 32 ; but IN-ROW
  %x32 = load i32, ptr addrspace(3) %p32 ; but IN-ROW
  %y32 = load i32, ptr addrspace(3) %own ; but IN-ROW
  %z32 = add i32 %x32, %y32 ; but IN-ROW
  store i32 %z32, ptr addrspace(3) %own ; but IN-ROW
  br label %next32 ; but IN-ROW
next32: ; but IN-ROW
  fence syncscope("workgroup") release ; but IN-ROW
  call void @llvm.amdgcn.s.barrier() ; but IN-ROW
  fence syncscope("workgroup") acquire ; but IN-ROW
  %in16 = icmp ult i32 %t, 16 ; but IN-ROW
  br i1 %in16, label %add16, label %next16 ; but IN-ROW
add16: ; but IN-ROW
  %p16 = getelementptr i32, ptr addrspace(3) %own, i32 16 ; but IN-ROW
  %x16 = load i32, ptr addrspace(3) %p16 ; but IN-ROW
  %y16 = load i32, ptr addrspace(3) %own ; but IN-ROW
  %z16 = add i32 %x16, %y16 ; but IN-ROW
  store i32 %z16, ptr addrspace(3) %own ; but IN-ROW
  br label %next16 ; but IN-ROW
next16: ; but IN-ROW
  fence syncscope("workgroup") release ; but IN-ROW
  call void @llvm.amdgcn.s.barrier() ; but IN-ROW
  fence syncscope("workgroup") acquire ; but IN-ROW
  %in1 = icmp ult i32 %t, 1 ; but IN-ROW
  br i1 %in1, label %add1, label %next1 ; but IN-ROW
add1: ; but IN-ROW
  %p1 = getelementptr i32, ptr addrspace(3) %own, i32 1 ; but IN-ROW
  %x1 = load i32, ptr addrspace(3) %p1 ; but IN-ROW
  %y1 = load i32, ptr addrspace(3) %own ; but IN-ROW
  %z1 = add i32 %x1, %y1 ; but IN-ROW
  store i32 %z1, ptr addrspace(3) %own ; but IN-ROW
  br label %next1 ; but IN-ROW
next1: ; but IN-ROW
  fence syncscope("workgroup") release ; but IN-ROW
  call void @llvm.amdgcn.s.barrier() ; but IN-ROW
  fence syncscope("workgroup") acquire ; but IN-ROW
  %is = icmp eq i32 %t, 0 ; but IN-ROW
  br i1 %is, label %write, label %end ; but IN-ROW
write: ; but IN-ROW
  %sum = load i32, ptr addrspace(3) @a
  store i32 %sum, ptr addrspace(1) %out ; but IN-ROW
  br label %end ; but IN-ROW
end: ; but IN-ROW
  %c = icmp eq i32 %n, 0 ; but IN-ROW
  br i1 %c, label %stop, label %again ; but IN-ROW
stop: ; but IN-ROW
;IN-ROW   %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
;IN-ROW   store i32 %sum, ptr addrspace(1) %to
; IN-ROW: kernel k: 2 barriers, 1 made of a wave: 1 unneeded, 1 needed
; IN-ROW: <stdin>:[[# @LINE - 67]]: unneeded
; IN-ROW: <stdin>:[[# @LINE - 55]]: needed
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
