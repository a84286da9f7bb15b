; What seems to need a loaded value in its block, and does not keep the load there: LLVM 22 moves it past the barrier.
; RUN: ldsopt check -v %s | filecheck %s
; RUN: variant UNUSED %s | ldsopt check -v - | filecheck %s
; RUN: variant ASSUMED %s | ldsopt check -v - | filecheck %s
; RUN: variant SAME %s | ldsopt check -v - | filecheck %s
; RUN: variant EMPTY %s | ldsopt check -v - | filecheck %s
; RUN: variant FILLED %s | ldsopt check -v - | filecheck %s
; RUN: variant GIVEN %s | ldsopt check -v - | filecheck %s
; RUN: variant CALLED %s | ldsopt check -v - | filecheck %s
; RUN: variant BUFFER %s | ldsopt check -v - | filecheck %s
; RUN: variant INDEXED %s | ldsopt check -v - | filecheck %s
; RUN: variant UNORDERED %s | ldsopt check -v - | filecheck %s
; RUN: variant OUT %s | ldsopt check -v - | filecheck %s --check-prefix STAYS
; RUN: variant INDEX %s | ldsopt check -v - | filecheck %s --check-prefix STAYS
; RUN: variant SPLIT %s | ldsopt check -v - | filecheck %s --check-prefix STAYS
; CHECK: pairs of accesses of global memory of two waves in one barrier interval: {{.*}} unproven
; STAYS: pairs of accesses of global memory of two waves in one barrier interval: [[#]] proved free of races{{$}}

target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

define i32 @read(ptr addrspace(1) %p) alwaysinline {
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

define i32 @read_there(ptr addrspace(1) %p) noinline {
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}

define void @write(ptr addrspace(1) %p, i32 %v, i32 %n) alwaysinline {
  %c = icmp eq i32 %n, 7
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %p
  br label %b
b:
  ret void
}

define amdgpu_kernel void @k(ptr addrspace(1) noalias %o, i32 %n, ptr addrspace(1) noalias %A, i64 %size) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = xor i32 %t, 64
  %pa = getelementptr i32, ptr addrspace(1) %A, i32 %t
  %qa = getelementptr i32, ptr addrspace(1) %A, i32 %x
  %g = getelementptr i32, ptr addrspace(1) %o, i32 %t
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %A, i16 0, i64 1024, i32 0)
  %x4 = shl i32 %x, 2
  store i32 %t, ptr addrspace(1) %pa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %qa        ; but CALLED, BUFFER, UNORDERED, OUT
;CALLED  %v = call i32 @read(ptr addrspace(1) %qa)
;OUT  %v = call i32 @read_there(ptr addrspace(1) %qa)
;BUFFER  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %x4, i32 0, i32 0)
;UNORDERED  %v = load atomic i32, ptr addrspace(1) %qa unordered, align 4
;UNUSED  %z = add i32 %v, 1
;ASSUMED,EMPTY,SPLIT  %z = icmp ult i32 %v, 100
;ASSUMED  call void @llvm.assume(i1 %z)
;SAME  store i32 %v, ptr addrspace(1) %qa
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;FILLED  %w = trunc i32 %v to i8
;FILLED  call void @llvm.memset.p1.i64(ptr addrspace(1) %o, i8 %w, i64 %size, i1 false)
;GIVEN  call void @write(ptr addrspace(1) %g, i32 %v, i32 %n)
;INDEXED  %vector = load <32 x i32>, ptr addrspace(1) %g
;INDEXED  %element = extractelement <32 x i32> %vector, i32 %t
;INDEX  %element = add i32 %n, 1
;INDEXED,INDEX  %sum = add i32 %element, %v
;INDEXED,INDEX  store i32 %sum, ptr addrspace(1) %g
;EMPTY  br i1 %z, label %one, label %next
;EMPTY one:
;EMPTY  br label %next
;EMPTY next:
;SPLIT  br i1 %z, label %one, label %next
;SPLIT one:
;SPLIT  store i32 %n, ptr addrspace(1) %g
;SPLIT  br label %next
;SPLIT next:
  %c = icmp eq i32 %n, 7
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr addrspace(1) %g
  br label %b
b:
  store i32 %n, ptr addrspace(1) %pa
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx1100" }
