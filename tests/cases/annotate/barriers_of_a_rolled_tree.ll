; A loop over levels counts if all of them are of one wave; a level of a size that is not known stays.
; RUN: variant FROM-32 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix FROM-32
; RUN: variant FROM-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix FROM-64
; RUN: variant FROM-128 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix FROM-128
; RUN: variant FROM-ARGUMENT %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix FROM-ARGUMENT
; FROM-32: kernel k: 2 barriers, 1 made of a wave: 1 unneeded, 1 needed
; FROM-32: <stdin>:[[# @LINE + 15]]: needed
; FROM-32: <stdin>:[[# @LINE + 42]]: unneeded
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = load i32, ptr addrspace(1) %from
  store i32 %first, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %s = phi i32 [ 32, %entry ], [ %half, %latch ] ; but FROM-64, FROM-128, FROM-ARGUMENT
;FROM-64   %s = phi i32 [ 64, %entry ], [ %half, %latch ]
; FROM-64: kernel k: 2 barriers, 1 made of a wave: 1 unneeded, 1 needed
; FROM-64: <stdin>:[[# @LINE - 7]]: needed
; FROM-64: <stdin>:[[# @LINE + 20]]: unneeded
;FROM-128   %s = phi i32 [ 128, %entry ], [ %half, %latch ]
; FROM-128: kernel k: 2 barriers, 0 made of a wave: 2 needed
; FROM-128: <stdin>:[[# @LINE - 11]]: needed
; FROM-128: <stdin>:[[# @LINE + 16]]: needed
;FROM-ARGUMENT   %s = phi i32 [ %n, %entry ], [ %half, %latch ]
; FROM-ARGUMENT: kernel k: 2 barriers, 0 made of a wave: 2 needed
; FROM-ARGUMENT: <stdin>:[[# @LINE - 15]]: needed
; FROM-ARGUMENT: <stdin>:[[# @LINE + 12]]: needed
  %active = icmp ult i32 %t, %s
  br i1 %active, label %add, label %latch
add:
  %p = getelementptr i32, ptr addrspace(3) %own, i32 %s
  %x = load i32, ptr addrspace(3) %p
  %y = load i32, ptr addrspace(3) %own
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(3) %own
  br label %latch
latch:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %half = lshr i32 %s, 1
  %more = icmp ugt i32 %half, 0
  br i1 %more, label %loop, label %done
done:
  %is = icmp eq i32 %t, 0
  br i1 %is, label %write, label %end
write:
  %sum = load i32, ptr addrspace(3) @a
  store i32 %sum, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
