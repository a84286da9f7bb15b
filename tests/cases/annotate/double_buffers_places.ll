; Two buffers move what lies behind them, and take LDS: not where a kernel relies on places or on the size, and the second buffer
; is aligned as its variable is.
; RUN: variant PLAIN %s | ldsopt annotate - --mcpu gfx1201 --no-check --explain --double-buffer -o %t.ll 2>&1 | filecheck %s --check-prefix GONE
; RUN: filecheck %s --check-prefix TWICE < %t.ll
; RUN: variant SIZE %s | ldsopt annotate - --mcpu gfx1201 --no-check --explain --double-buffer -o %t.ll 2>&1 | filecheck %s --check-prefix SIZE
; RUN: variant STATED %s | ldsopt annotate - --mcpu gfx1201 --no-check --explain --double-buffer -o %t.ll 2>&1 | filecheck %s --check-prefix STATED
; RUN: variant NULL %s | ldsopt annotate - --mcpu gfx1201 --no-check --explain --double-buffer -o %t.ll 2>&1 | filecheck %s --check-prefix NULL
; GONE: kernel k: 2 barriers in loops: 1 gone by two buffers, 1 value carried on
; TWICE: @tile = internal addrspace(3) global [2 x [576 x i8]] poison, align 64
; SIZE: kernel k: 2 barriers in loops: 2 left
; SIZE: left: the size of LDS is read
; STATED: kernel k: 2 barriers in loops: 2 left
; STATED: left: an alignment of 128 bytes is stated of @other, which has 16
; NULL: kernel k: 2 barriers in loops: 2 left
; NULL: left: an address is compared with a number
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [132 x i32] poison, align 64
@other = internal addrspace(3) global [64 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.groupstaticsize()
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}

define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %opposite = xor i32 %id, 127
  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %id
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %opposite
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  store i32 %i, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %theirs, align 4
  %sum.next = add i32 %sum, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.next = add i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %loop, label %exit
exit:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
;SIZE   %size = call i32 @llvm.amdgcn.groupstaticsize()
;SIZE   store i32 %size, ptr addrspace(1) %at
;STATED   store i32 1, ptr addrspace(3) @other, align 128
;NULL   %lowest = icmp eq ptr addrspace(3) @other, null
;NULL   br i1 %lowest, label %end, label %stored
;NULL stored:
  store i32 %sum.next, ptr addrspace(1) %at, align 4
;NULL   br label %end
;NULL end:
  ret void
}
