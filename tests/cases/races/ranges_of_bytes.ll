; Ranges of bytes are told apart where work-items are not compared: with all bytes of an access, on a circle of addresses.

; REQUIRES: bitwuzla
; RUN: ldsopt check %s > %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: filecheck %s --check-prefix FREE --input-file %t.txt

target triple = "amdgcn-amd-amdhsa"

; The last eight bytes end behind the first ones of the other range.
; CHECK-DAG: wave-race in eight_bytes_at_the_end:
define amdgpu_kernel void @eight_bytes_at_the_end(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %x = load i32, ptr addrspace(1) %place
  %x4 = shl i32 %x, 2
  %low = and i32 %x4, 1020
  %high = or disjoint i32 %low, 1024
  %p = inttoptr i32 %low to ptr addrspace(3)
  %q = inttoptr i32 %high to ptr addrspace(3)
  %first = icmp ult i32 %t, 64
  br i1 %first, label %one, label %other
one:
  store i64 0, ptr addrspace(3) %p, align 4
  ret void
other:
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; Those of four bytes end in front of it.
; FREE-NOT: wave-race in four_bytes_at_the_end:
define amdgpu_kernel void @four_bytes_at_the_end(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %x = load i32, ptr addrspace(1) %place
  %x4 = shl i32 %x, 2
  %low = and i32 %x4, 1020
  %high = or disjoint i32 %low, 1024
  %p = inttoptr i32 %low to ptr addrspace(3)
  %q = inttoptr i32 %high to ptr addrspace(3)
  %first = icmp ult i32 %t, 64
  br i1 %first, label %one, label %other
one:
  store i32 0, ptr addrspace(3) %p, align 4
  ret void
other:
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; Sixteen bytes from an address below 0 on end above 0.
; CHECK-DAG: wave-race in around_the_end:
define amdgpu_kernel void @around_the_end(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %x = load i32, ptr addrspace(1) %place
  %x4 = shl i32 %x, 2
  %low = and i32 %x4, 1020
  %four = and i32 %x4, 4
  %below = sub i32 0, %four
  %p = inttoptr i32 %below to ptr addrspace(3)
  %eight = and i32 %x4, 8
  %q = inttoptr i32 %eight to ptr addrspace(3)
  store <4 x i32> zeroinitializer, ptr addrspace(3) %p, align 4
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; Bytes whose number is not known may be any.
; CHECK-DAG: as_many_as_it_says: 2 pairs of {{.*}}: 0 proved free
define amdgpu_kernel void @as_many_as_it_says(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %x = load i32, ptr addrspace(1) %place
  %x4 = shl i32 %x, 2
  %low = and i32 %x4, 1020
  %high = or disjoint i32 %low, 1024
  %p = inttoptr i32 %low to ptr addrspace(3)
  %q = inttoptr i32 %high to ptr addrspace(3)
  %first = icmp ult i32 %t, 64
  br i1 %first, label %one, label %other
one:
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %g
  ret void
other:
  call void @llvm.memset.p3.i32(ptr addrspace(3) %p, i8 0, i32 %n, i1 false)
  ret void
}

; From 512 bytes below 2048 on: 1536 to 2556.
; CHECK-DAG: wave-race in of_a_signed_byte:
; CHECK-DAG: of_a_signed_byte: 2 pairs of {{.*}}: 0 proved free
define amdgpu_kernel void @of_a_signed_byte(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %x = load i32, ptr addrspace(1) %place
  %x4 = shl i32 %x, 2
  %low = and i32 %x4, 1020
  %byte = trunc i32 %x to i8
  %wide = sext i8 %byte to i32
  %four = shl i32 %wide, 2
  %at = add i32 %four, 2048
  %high = or disjoint i32 %low, 1024
  %p = inttoptr i32 %at to ptr addrspace(3)
  %q = inttoptr i32 %high to ptr addrspace(3)
  store i32 %t, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; The loop counts from 64 to 127, in rounds 0 to 63.
; CHECK-DAG: rounds_from_a_start: 2 pairs of {{.*}}: 0 proved free
define amdgpu_kernel void @rounds_from_a_start(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %place = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %x = load i32, ptr addrspace(1) %place
  %x4 = shl i32 %x, 2
  %low = and i32 %x4, 252
  %high = or disjoint i32 %low, 256
  %q = inttoptr i32 %high to ptr addrspace(3)
  br label %loop
loop:
  %i = phi i32 [ 64, %0 ], [ %next, %loop ]
  %at = shl i32 %i, 2
  %p = inttoptr i32 %at to ptr addrspace(3)
  store i32 %t, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 128
  br i1 %more, label %loop, label %out
out:
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %g
  ret void
}

attributes #0 = { "target-cpu"="gfx942" }
!0 = !{i32 128, i32 1, i32 1}
