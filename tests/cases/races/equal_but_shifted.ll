; Equal values write equal bytes where two waves meet only if both write them at one address.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s | filecheck %s
; The address that both have, in any shape of the workgroup; equal bytes at any address; places that do not overlap in part.
; RUN: sed 's/i16, ptr addrspace(3) @A, i32 %id/i16, ptr addrspace(3) @A, i32 8/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/store i32 16909060, /store i8 4, /' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/i16, ptr addrspace(3) @A, i32 %id/i32, ptr addrspace(3) @A, i32 %id/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=SAME

; CHECK-DAG: unproven wave-race in any_shape
; CHECK-DAG: unproven wave-race in copied
; CHECK-DAG: definite wave-race in chosen
; SAME-NOT: wave-race in any_shape
; SAME: definite wave-race in chosen
; SAME-NOT: wave-race in any_shape
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4096 x i16] poison, align 16
@One = internal addrspace(3) global [64 x i32] poison, align 16
@Other = internal addrspace(3) global [64 x i32] poison, align 16

; One number, of which the upper half of one work-item and the lower half of another one are stored to one place.
define amdgpu_kernel void @any_shape() #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %id = add i32 %x, %y
  %p = getelementptr i16, ptr addrspace(3) @A, i32 %id
  store i32 16909060, ptr addrspace(3) %p, align 2
  ret void
}

define amdgpu_kernel void @copied(ptr addrspace(1) %from) #0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %id = add i32 %x, %y
  %p = getelementptr i16, ptr addrspace(3) @A, i32 %id
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %from, ptr addrspace(3) %p, i32 4, i32 0, i32 0)
  ret void
}

; One store that wave 0 makes to one variable, and wave 1 to each in turn: each alone has nobody to meet there.
define amdgpu_kernel void @chosen() #1 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %x, 63
  %wave = lshr i32 %x, 6
  %is.first = icmp eq i32 %wave, 0
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %p = phi ptr addrspace(3) [ @Other, %entry ], [ %q, %loop ]
  %q = phi ptr addrspace(3) [ @One, %entry ], [ %p, %loop ]
  %tile = select i1 %is.first, ptr addrspace(3) @One, ptr addrspace(3) %p
  %to = getelementptr i32, ptr addrspace(3) %tile, i32 %lane
  store i32 %wave, ptr addrspace(3) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %k.next = add nuw i32 %k, 1
  %again = icmp ult i32 %k.next, 10
  br i1 %again, label %loop, label %done
done:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
