; LDS-DMA with marks, for which no compiler waits: judged by the author's waits, whatever LLVM adds to plain copies.
; DEFINE: %{check} = ldsopt check %s --no-races
; RUN: %{check} --mcpu gfx90a -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: filecheck %s --check-prefix CLEAN --input-file %t.txt
; RUN: %{check} --mcpu gfx942 -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: filecheck %s --check-prefix CLEAN --input-file %t.txt
; RUN: %{check} --mcpu gfx950 -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: filecheck %s --check-prefix CLEAN --input-file %t.txt

; The help names the wait for marks: `annotate --repair` changes nothing of such copies.
; RUN: filecheck %s --check-prefix HELP --input-file %t.txt
; HELP: unproven missing-wait in leaves_the_copy:
; HELP: unproven: {{.*}}no LDS-DMA with marks
; HELP-NEXT: help: {{.*}}wait.asyncmark

; CHECK: : 0 definite,
; CLEAN-NOT: {{^(definite|unproven) .*}} in {{waits|leaves_another|ahead_of_the_barrier|loads_between|loads_behind_what_is_waited_for|ring}}:
; CLEAN: examined:

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16)
declare void @llvm.amdgcn.s.barrier()

; CHECK-DAG: unproven missing-wait in leaves_the_copy:
define amdgpu_kernel void @leaves_the_copy(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @waits(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @leaves_another(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven missing-wait in waits_never:
define amdgpu_kernel void @waits_never(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven missing-wait in without_a_mark:
define amdgpu_kernel void @without_a_mark(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven dma-across-barrier in fenced:
define amdgpu_kernel void @fenced(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @ahead_of_the_barrier(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  %q = getelementptr i8, ptr addrspace(3) %p, i32 256
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven missing-wait in loads_behind:
define amdgpu_kernel void @loads_behind(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %mine = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %t
  %g = load <4 x i32>, ptr addrspace(1) %mine
  %far = getelementptr i8, ptr addrspace(1) %mine, i32 4096
  %h = load <4 x i32>, ptr addrspace(1) %far
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  %v = load i32, ptr addrspace(3) %p
  store <4 x i32> %g, ptr addrspace(1) %far
  store <4 x i32> %h, ptr addrspace(1) %mine
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven missing-wait in loads_without_a_mark:
define amdgpu_kernel void @loads_without_a_mark(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  %mine = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %t
  %g = load <4 x i32>, ptr addrspace(1) %mine
  %far = getelementptr i8, ptr addrspace(1) %mine, i32 4096
  %h = load <4 x i32>, ptr addrspace(1) %far
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %v = load i32, ptr addrspace(3) %p
  store <4 x i32> %g, ptr addrspace(1) %far
  store <4 x i32> %h, ptr addrspace(1) %mine
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @loads_between(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %mine = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %t
  %g = load <4 x i32>, ptr addrspace(1) %mine
  %far = getelementptr i8, ptr addrspace(1) %mine, i32 4096
  %h = load <4 x i32>, ptr addrspace(1) %far
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  %v = load i32, ptr addrspace(3) %p
  store <4 x i32> %g, ptr addrspace(1) %far
  store <4 x i32> %h, ptr addrspace(1) %mine
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @loads_behind_what_is_waited_for(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  %mine = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %t
  %g = load <4 x i32>, ptr addrspace(1) %mine
  %far = getelementptr i8, ptr addrspace(1) %mine, i32 4096
  %h = load <4 x i32>, ptr addrspace(1) %far
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %v = load i32, ptr addrspace(3) %p
  store <4 x i32> %g, ptr addrspace(1) %far
  store <4 x i32> %h, ptr addrspace(1) %mine
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven missing-wait in more_groups:
define amdgpu_kernel void @more_groups(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 -1)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @ring(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %a = and i32 %i, 1
  %b = xor i32 %a, 1
  %to = getelementptr [128 x i32], ptr addrspace(3) @B, i32 %b
  %from = getelementptr [128 x i32], ptr addrspace(3) @B, i32 %a, i32 %t
  %mine = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %t
  %g = load <4 x i32>, ptr addrspace(1) %mine
  %far = getelementptr i8, ptr addrspace(1) %mine, i32 4096
  %h = load <4 x i32>, ptr addrspace(1) %far
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) %to, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 1)
  %w = load i32, ptr addrspace(3) %from
  store i32 %w, ptr addrspace(1) %o
  store <4 x i32> %g, ptr addrspace(1) %far
  store <4 x i32> %h, ptr addrspace(1) %mine
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 8
  br i1 %more, label %loop, label %end
end:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven missing-wait in ring_that_leaves:
define amdgpu_kernel void @ring_that_leaves(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %a = and i32 %i, 1
  %b = xor i32 %a, 1
  %to = getelementptr [128 x i32], ptr addrspace(3) @B, i32 %b
  %from = getelementptr [128 x i32], ptr addrspace(3) @B, i32 %a, i32 %t
  %mine = getelementptr <4 x i32>, ptr addrspace(1) %o, i32 %t
  %g = load <4 x i32>, ptr addrspace(1) %mine
  %far = getelementptr i8, ptr addrspace(1) %mine, i32 4096
  %h = load <4 x i32>, ptr addrspace(1) %far
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) %to, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.wait.asyncmark(i16 2)
  %w = load i32, ptr addrspace(3) %from
  store i32 %w, ptr addrspace(1) %o
  store <4 x i32> %g, ptr addrspace(1) %far
  store <4 x i32> %h, ptr addrspace(1) %mine
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 8
  br i1 %more, label %loop, label %end
end:
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

; CHECK-DAG: unproven missing-wait in way_without_a_mark:
define amdgpu_kernel void @way_without_a_mark(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %two
one:
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark()
  store i32 7, ptr addrspace(1) %o
  br label %two
two:
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="128,128" }
