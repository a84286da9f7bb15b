; Waves that are a barrier ahead of others. An iteration fills in its first half and reads in its second: with equal steps the
; wait stands between the DMA and the barrier that its readers come through, and one barrier apart it does not.
; RUN: variant EQUAL %s | ldsopt check - --mcpu gfx942 --no-races --no-assume unread-dimensions-are-one | filecheck %s --check-prefix STEPS
; RUN: variant AHEAD %s | ldsopt check - --mcpu gfx942 --no-races --no-assume unread-dimensions-are-one | filecheck %s --check-prefix APART
; STEPS-NOT: {{(definite|unproven) [a-z-]*dma}}
; STEPS: examined:
; APART: unproven dma-across-barrier in k

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 %n) "amdgpu-flat-work-group-size"="256,256" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w0 = lshr i32 %t, 6
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
  %c = icmp eq i32 %w, 0
  br i1 %c, label %ahead, label %head
ahead:
;AHEAD   call void @llvm.amdgcn.s.barrier()
  br label %head
head:
  %i = phi i32 [0, %0], [0, %ahead], [%j, %head]
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  %v = load volatile i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %o
  %j = add i32 %i, 1
  %d = icmp slt i32 %j, %n
  br i1 %d, label %head, label %done
done:
  ret void
}
