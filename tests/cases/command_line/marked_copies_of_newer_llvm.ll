; Each wait for marks is one for a counter on older LLVM: as long as the one that it stands for, or longer.
; RUN: ldsopt compile %s -o - | filecheck %s
target triple = "amdgpu9.50-amd-amdhsa"
@lds = external addrspace(3) global [0 x i8]
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg)
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) readonly captures(none), ptr addrspace(3) writeonly captures(none), i32 immarg, i32, i32, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.s.barrier()
declare void @elsewhere()

; A wait leaves outstanding what was started after the mark that it is for.
; CHECK-LABEL: groups:
define amdgpu_kernel void @groups(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
; CHECK: s_waitcnt vmcnt(3)
  ret void
}
; Copies after the last mark stay outstanding.
; CHECK-LABEL: unmarked:
define amdgpu_kernel void @unmarked(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(1)
  ret void
}
; Where nothing is marked nothing is awaited.
; CHECK-LABEL: nothing:
define amdgpu_kernel void @nothing(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(63)
  ret void
}
; The path with the fewest copies counts.
; CHECK-LABEL: paths:
define amdgpu_kernel void @paths(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br i1 %c, label %some, label %more
some:
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  br label %end
more:
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  br label %end
end:
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
; CHECK: s_waitcnt vmcnt(1)
  ret void
}
; Of a loop, the copies of one iteration.
; CHECK-LABEL: loop:
define amdgpu_kernel void @loop(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br label %turn
turn:
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
; CHECK: s_waitcnt vmcnt(2)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br i1 %c, label %turn, label %end
end:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(0)
  ret void
}
; A call may have marked.
; CHECK-LABEL: calls:
define amdgpu_kernel void @calls(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @elsewhere()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(2)
  ret void
}
; More groups than are kept apart wait for more.
; CHECK-LABEL: many:
define amdgpu_kernel void @many(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 99)
; CHECK: s_waitcnt vmcnt(63)
  ret void
}
; A label in quotes leads to its block.
; CHECK-LABEL: labels:
define amdgpu_kernel void @labels(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  br label %"a b"
"a b":
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(1)
  br label %x
x:
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(2)
  ret void
}
; What nothing leads to waits for all.
; CHECK-LABEL: dead:
define amdgpu_kernel void @dead(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br label %e
dead:
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  br label %e
e:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(0)
  ret void
}
; What stands around a wait stays there.
; CHECK-LABEL: order:
define amdgpu_kernel void @order(ptr addrspace(8) %r, i32 %n, i1 %c) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
; CHECK: s_waitcnt vmcnt(1)
  call void @llvm.amdgcn.s.barrier()
; CHECK-NEXT: s_barrier
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %n, i32 0, i32 0, i32 0)
; CHECK: buffer_load_dword
  ret void
}
