; Accesses, calls, early exits and barriers, and what shares no byte with what for their sake.
; RUN: exits 1 ldsopt liveness %s | filecheck %s
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
declare void @unknown()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)

; Other accesses: an atomic reads what was there.
; CHECK: {{^}}an_atomic_reads_what_was_there: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @an_atomic_reads_what_was_there(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic
  ret void
}

; Other accesses: a copy reads one and writes the other.
; CHECK: {{^}}a_copy_reads_one_and_writes_the_other: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) C{{$}}
; CHECK-NEXT: C 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @a_copy_reads_one_and_writes_the_other(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @C, ptr addrspace(3) @A, i32 256, i1 false)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @C, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; Other accesses: a fill only writes.
; CHECK: {{^}}a_fill_only_writes: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @a_fill_only_writes(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @llvm.memset.p3.i32(ptr addrspace(3) @B, i8 0, i32 256, i1 false)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Other accesses: an address that a select merges is of both.
; CHECK: {{^}}an_address_that_a_select_merges_is_of_both: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-2 [0,3) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @an_address_that_a_select_merges_is_of_both(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %s = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  %v = load i32, ptr addrspace(3) %s
  ret void
}

; Other accesses: an unknown address is of every variable.
; CHECK: {{^}}an_unknown_address_is_of_every_variable: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-2 [0,3) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @an_unknown_address_is_of_every_variable(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = ptrtoint ptr addrspace(3) @A to i32
  %y = mul i32 %x, %n
  %z = inttoptr i32 %y to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %z
  ret void
}

; Other accesses: a number as an address may be in any variable.
; CHECK: {{^}}a_number_as_an_address_may_be_in_any_variable_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B{{$}}
; CHECK-NEXT: B 256 16 2-4 [2,5) A{{$}}
define amdgpu_kernel void @a_number_as_an_address_may_be_in_any_variable_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %z = inttoptr i32 %n to ptr addrspace(3)
  %v = load i32, ptr addrspace(3) %z
  ret void
}

; CHECK: {{^}}a_number_as_an_address_may_be_in_any_variable_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
; CHECK-NEXT: C 256 16 4 [4,5) -{{$}}
define amdgpu_kernel void @a_number_as_an_address_may_be_in_any_variable_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %z = getelementptr i8, ptr addrspace(3) @C, i32 0
  %v = load i32, ptr addrspace(3) %z
  ret void
}

; Other accesses: what others may use is needed throughout.
; CHECK: {{^}}what_others_may_use_is_needed_throughout_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: C 256 16 0-4 [0,5) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @what_others_may_use_is_needed_throughout_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  store ptr addrspace(3) @A, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; CHECK: {{^}}what_others_may_use_is_needed_throughout_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: C 256 16 0-4 [0,5) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @what_others_may_use_is_needed_throughout_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @unknown()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; CHECK: {{^}}what_others_may_use_is_needed_throughout_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B an LDS-DMA of unknown destination ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A an LDS-DMA of unknown destination ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @what_others_may_use_is_needed_throughout_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void asm sideeffect "global_load_lds_dword $0", "v"(i32 %n)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; Other accesses: each form of DMA is a write in flight.
; CHECK: {{^}}each_form_of_dma_is_a_write_in_flight_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @each_form_of_dma_is_a_write_in_flight_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}each_form_of_dma_is_a_write_in_flight_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @each_form_of_dma_is_a_write_in_flight_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}each_form_of_dma_is_a_write_in_flight_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @each_form_of_dma_is_a_write_in_flight_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}each_form_of_dma_is_a_write_in_flight_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) B an asynchronous copy may be in flight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @each_form_of_dma_is_a_write_in_flight_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}each_form_of_dma_is_a_write_in_flight_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) B an asynchronous copy may be in flight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @each_form_of_dma_is_a_write_in_flight_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}each_form_of_dma_is_a_write_in_flight_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) B an asynchronous copy may be in flight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @each_form_of_dma_is_a_write_in_flight_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.load.to.lds.p1(ptr addrspace(1) %in, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Other accesses: a DMA that is complete occupies up to the barrier. Another wave's copy may still be in flight where
; this one has waited for its own.
; CHECK: {{^}}a_dma_that_is_complete_occupies_up_to_the_barrier: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 0-2 [0,3) A{{$}}
define amdgpu_kernel void @a_dma_that_is_complete_occupies_up_to_the_barrier(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %rsrc, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Functions: a call is an access where it stands. @A is needed up to the call, or from it on, and not beyond.
; Of the variable.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 1-3 [1,4) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_1_f() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_1_f()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Of the variable.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; CHECK-NEXT: C 256 16 3 [3,4) A written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_2_f() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_2_f()
  ret void
}

; CHECK: {{^}}a_call_is_an_access_where_it_stands_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 1-3 [1,4) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define protected void @a_call_is_an_access_where_it_stands_3_f() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_3_f()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}a_call_is_an_access_where_it_stands_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; CHECK-NEXT: C 256 16 3 [3,4) A written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define protected void @a_call_is_an_access_where_it_stands_4_f() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_4_f()
  ret void
}

; By way of another.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 1-3 [1,4) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_5_f() {
  call void @a_call_is_an_access_where_it_stands_5_g()
  ret void
}
define internal void @a_call_is_an_access_where_it_stands_5_g() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_5_f()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; By way of another.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; CHECK-NEXT: C 256 16 3 [3,4) A written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_6_f() {
  call void @a_call_is_an_access_where_it_stands_6_g()
  ret void
}
define internal void @a_call_is_an_access_where_it_stands_6_g() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_6_f()
  ret void
}

; Given its address.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 1-3 [1,4) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_7_f(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_7_f(ptr addrspace(3) @A)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Given its address.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; CHECK-NEXT: C 256 16 3 [3,4) A written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_8_f(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_8_f(ptr addrspace(3) @A)
  ret void
}

; Handed on.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 1-3 [1,4) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_9_f(ptr addrspace(3) %p) {
  call void @a_call_is_an_access_where_it_stands_9_g(ptr addrspace(3) %p)
  ret void
}
define internal void @a_call_is_an_access_where_it_stands_9_g(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_9_f(ptr addrspace(3) @A)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Handed on.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; CHECK-NEXT: C 256 16 3 [3,4) A written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_10_f(ptr addrspace(3) %p) {
  call void @a_call_is_an_access_where_it_stands_10_g(ptr addrspace(3) %p)
  ret void
}
define internal void @a_call_is_an_access_where_it_stands_10_g(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_10_f(ptr addrspace(3) @A)
  ret void
}

; As a flat pointer.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 1-3 [1,4) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_11_f(ptr %p) {
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_11_f(ptr addrspacecast (ptr addrspace(3) @A to ptr))
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; As a flat pointer.
; CHECK: {{^}}a_call_is_an_access_where_it_stands_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
; CHECK-NEXT: C 256 16 3 [3,4) A written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @a_call_is_an_access_where_it_stands_12_f(ptr %p) {
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @a_call_is_an_access_where_it_stands_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_call_is_an_access_where_it_stands_12_f(ptr addrspacecast (ptr addrspace(3) @A to ptr))
  ret void
}

; Functions: one address of two call sites is of both.
; CHECK: {{^}}one_address_of_two_call_sites_is_of_both_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 3-5 [3,6) B written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @one_address_of_two_call_sites_is_of_both_1_f(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @one_address_of_two_call_sites_is_of_both_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @one_address_of_two_call_sites_is_of_both_1_f(ptr addrspace(3) @B)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  store i32 7, ptr addrspace(3) %p4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @C, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}one_address_of_two_call_sites_is_of_both_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others{{$}}
; CHECK-NEXT: B 256 16 1-3 [1,4) all others{{$}}
; CHECK-NEXT: C 256 16 1-5 [1,6) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @one_address_of_two_call_sites_is_of_both_2_f(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define amdgpu_kernel void @one_address_of_two_call_sites_is_of_both_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @one_address_of_two_call_sites_is_of_both_2_f(ptr addrspace(3) @A)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @one_address_of_two_call_sites_is_of_both_2_f(ptr addrspace(3) @B)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @C, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Functions: a write of a function covers nothing.
; CHECK: {{^}}a_write_of_a_function_covers_nothing: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @a_write_of_a_function_covers_nothing_f() {
  store [64 x i32] zeroinitializer, ptr addrspace(3) @A
  ret void
}
define amdgpu_kernel void @a_write_of_a_function_covers_nothing(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @a_write_of_a_function_covers_nothing_f()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; Functions: unless somebody may call it.
; Address taken.
; CHECK: {{^}}unless_somebody_may_call_it_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: C 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
define protected void @unless_somebody_may_call_it_1_f(ptr addrspace(1) %q) {
  store ptr addrspace(3) @A, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @unless_somebody_may_call_it_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  store ptr @unless_somebody_may_call_it_1_f, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Unknown code.
; CHECK: {{^}}unless_somebody_may_call_it_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: C 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
define protected void @unless_somebody_may_call_it_2_f(ptr addrspace(1) %q) {
  store ptr addrspace(3) @A, ptr addrspace(1) %q
  ret void
}
define amdgpu_kernel void @unless_somebody_may_call_it_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @unknown()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Functions: unknown code that a called function calls may use anything.
; CHECK: {{^}}unknown_code_that_a_called_function_calls_may_use_anything_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define protected void @unknown_code_that_a_called_function_calls_may_use_anything_1_f() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define internal void @unknown_code_that_a_called_function_calls_may_use_anything_1_calls() {
  ret void
}
define amdgpu_kernel void @unknown_code_that_a_called_function_calls_may_use_anything_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @unknown_code_that_a_called_function_calls_may_use_anything_1_calls()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}unknown_code_that_a_called_function_calls_may_use_anything_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: C 256 16 0-3 [0,4) all others an address in LDS leaves our sight ({{line [0-9, .]+}}){{$}}
define protected void @unknown_code_that_a_called_function_calls_may_use_anything_2_f() {
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(3) @C
  ret void
}
define internal void @unknown_code_that_a_called_function_calls_may_use_anything_2_calls() {
  call void @unknown()
  ret void
}
define amdgpu_kernel void @unknown_code_that_a_called_function_calls_may_use_anything_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @unknown_code_that_a_called_function_calls_may_use_anything_2_calls()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; Functions: a copy that a function starts is in flight throughout.
; CHECK: {{^}}a_copy_that_a_function_starts_is_in_flight_throughout: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,4) B an asynchronous copy in a_copy_that_a_function_starts_is_in_flight_throughout_f, which the kernel calls ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-3 [0,4) A an asynchronous copy in a_copy_that_a_function_starts_is_in_flight_throughout_f, which the kernel calls ({{line [0-9, .]+}}){{$}}
define internal void @a_copy_that_a_function_starts_is_in_flight_throughout_f(ptr addrspace(8) %r) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret void
}
define amdgpu_kernel void @a_copy_that_a_function_starts_is_in_flight_throughout(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @a_copy_that_a_function_starts_is_in_flight_throughout_f(ptr addrspace(8) %rsrc)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Early exit: leaves the phases of the others.
; CHECK: {{^}}leaves_the_phases_of_the_others: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,3) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @leaves_the_phases_of_the_others(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %end, label %go
go:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; Early exit: covers nothing from then on. A later read sees the elements that the ended work-items have left.
; CHECK: {{^}}covers_nothing_from_then_on: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-7 [1,9) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 4-5 [5,7) A{{$}}
define amdgpu_kernel void @covers_nothing_from_then_on(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %end, label %go
go:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p7 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p7
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p8 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v8 = load i32, ptr addrspace(3) %p8
  store i32 %v8, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; Early exit: what is done on the way out meets all phases of the others. Work-items of one wave that part go one
; after the other: those who return may be the last.
; CHECK: {{^}}what_is_done_on_the_way_out_meets_all_phases_of_the_others_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [2,4) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) -{{$}}
define amdgpu_kernel void @what_is_done_on_the_way_out_meets_all_phases_of_the_others_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %out.here, label %go
out.here:
  ret void
go:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_is_done_on_the_way_out_meets_all_phases_of_the_others_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [2,4) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) C{{$}}
; CHECK-NEXT: C 256 16 0 [1,2) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @what_is_done_on_the_way_out_meets_all_phases_of_the_others_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %out.here, label %go
out.here:
  %p1 = getelementptr i32, ptr addrspace(3) @C, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  ret void
go:
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_is_done_on_the_way_out_meets_all_phases_of_the_others_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [2,4) C{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) C{{$}}
; CHECK-NEXT: C 256 16 0 [1,2) all others{{$}}
define amdgpu_kernel void @what_is_done_on_the_way_out_meets_all_phases_of_the_others_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %out.here, label %go
out.here:
  %p1 = getelementptr i32, ptr addrspace(3) @C, i32 0
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
go:
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_is_done_on_the_way_out_meets_all_phases_of_the_others_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [1,4) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) A{{$}}
define amdgpu_kernel void @what_is_done_on_the_way_out_meets_all_phases_of_the_others_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %out.here, label %go
out.here:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
go:
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; Early exit: must be the end. The work-items that are there first do it phases earlier than the others.
; CHECK: {{^}}must_be_the_end_1: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @must_be_the_end_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %end, label %go
go:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  br label %end
end:
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  ret void
}

; CHECK: {{^}}must_be_the_end_2: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @must_be_the_end_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %end, label %go
go:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  br label %end
end:
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}must_be_the_end_3: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @must_be_the_end_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %end, label %go
go:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  br label %end
end:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

; CHECK: {{^}}must_be_the_end_4: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @must_be_the_end_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %far = icmp uge i32 %tid, %n
  br i1 %far, label %end, label %go
go:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  br label %end
end:
  store i32 0, ptr addrspace(1) %out
  ret void
}

; Split barriers: what lies between the halves meets both sides.
; CHECK: {{^}}what_lies_between_the_halves_meets_both_sides_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_lies_between_the_halves_meets_both_sides_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_lies_between_the_halves_meets_both_sides_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,3) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_lies_between_the_halves_meets_both_sides_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}what_lies_between_the_halves_meets_both_sides_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 1-3 [2,5) A written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @what_lies_between_the_halves_meets_both_sides_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p3
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; Split barriers: both halves are needed.
; CHECK: {{^}}both_halves_are_needed: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: signals and waits of the workgroup's barrier do not alternate ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) - signals and waits of the workgroup's barrier do not alternate ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @both_halves_are_needed(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
