; Waves that end, callees, assembly and invokes, and what shares no byte with what for their sake.
; RUN: exits 1 ldsopt liveness %s | filecheck %s
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.trap()
declare void @llvm.amdgcn.kill(i1)
declare void @llvm.amdgcn.wqm.demote(i1)
declare void @llvm.amdgcn.init.exec(i64)
declare i32 @p(...)
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)

; Waves that end: in a callee write nothing behind it.
; CHECK: {{^}}in_a_callee_write_nothing_behind_it_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_1_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_1_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_1_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_1_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_2_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.trap()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_2_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_2_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_2_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_3_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.kill(i1 false)
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_3_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_3_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_3_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_4_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.wqm.demote(i1 false)
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_4_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_4_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_4_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_5_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.init.exec(i64 5)
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_5_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_5_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_5_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_6_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void asm sideeffect "s_endpgm", ""()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_6_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_6_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_6_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_7_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void asm sideeffect "s_trap 2", ""()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_7_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_7_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_7_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define internal void @in_a_callee_write_nothing_behind_it_8_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void asm sideeffect "s_nop 0", ""()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_8_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_8_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_8_quit(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_9_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_9_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_9_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_9_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_10_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.trap()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_10_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_10_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_10_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_11_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.kill(i1 false)
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_11_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_11_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_11_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_12_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.wqm.demote(i1 false)
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_12_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_12_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_12_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_13: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_13_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.init.exec(i64 5)
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_13_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_13_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_13_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_14: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_14_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void asm sideeffect "s_endpgm", ""()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_14_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_14_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_14(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_14_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_15: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @in_a_callee_write_nothing_behind_it_15_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void asm sideeffect "s_trap 2", ""()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_15_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_15_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_15(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_15_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_write_nothing_behind_it_16: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define internal void @in_a_callee_write_nothing_behind_it_16_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void asm sideeffect "s_nop 0", ""()
  br label %r
r:
  ret void
}
define internal void @in_a_callee_write_nothing_behind_it_16_outer(i32 %t) noinline {
  call void @in_a_callee_write_nothing_behind_it_16_quit(i32 %t)
  ret void
}
define amdgpu_kernel void @in_a_callee_write_nothing_behind_it_16(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @in_a_callee_write_nothing_behind_it_16_outer(i32 %tid)
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; Waves that end: in assembly of the kernel.
; CHECK: {{^}}in_assembly_of_the_kernel_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @in_assembly_of_the_kernel_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_endpgm", ""()
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_assembly_of_the_kernel_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @in_assembly_of_the_kernel_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_mov_b64 EXEC, 0", ""()
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_assembly_of_the_kernel_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @in_assembly_of_the_kernel_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_and_saveexec_b64 s[0:1], vcc", ""()
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_assembly_of_the_kernel_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,6) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @in_assembly_of_the_kernel_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "v_cmpx_lt_u32 vcc, v0, 3", ""()
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_assembly_of_the_kernel_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @in_assembly_of_the_kernel_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_mov_b64 s[0:1], exec", ""()
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_assembly_of_the_kernel_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [4,6) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @in_assembly_of_the_kernel_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_nop 0", ""()
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; Waves that end: fill no variable by a loop. Nor by one that all work-items who are left enter.
; CHECK: {{^}}fill_no_variable_by_a_loop_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,8) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @fill_no_variable_by_a_loop_1_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  br label %r
r:
  ret void
}
define amdgpu_kernel void @fill_no_variable_by_a_loop_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @fill_no_variable_by_a_loop_1_quit(i32 %tid)
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 %i, ptr addrspace(3) %p
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, 2
  br i1 %m, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}fill_no_variable_by_a_loop_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [5,8) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define internal void @fill_no_variable_by_a_loop_2_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  br label %r
r:
  ret void
}
define amdgpu_kernel void @fill_no_variable_by_a_loop_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 %i, ptr addrspace(3) %p
  %j = add i32 %i, 1
  %m = icmp ult i32 %j, 2
  br i1 %m, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; Waves that end: by a return.
; CHECK: {{^}}by_a_return: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,5) [6,8) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @by_a_return(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %w = icmp ult i32 %tid, 8
  br i1 %w, label %q, label %r
q:
  ret void
r:
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; What sinks: into the arm of those who end.
; A load that the ending arm uses.
; CHECK: {{^}}into_the_arm_of_those_who_end_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) A{{$}}
define amdgpu_kernel void @into_the_arm_of_those_who_end_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pv = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v = load i32, ptr addrspace(3) %pv
  %w = icmp ult i32 %tid, 8
  br i1 %w, label %early, label %going
early:
  store i32 %v, ptr addrspace(1) %out
  ret void
going:
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

; It stands there already.
; CHECK: {{^}}into_the_arm_of_those_who_end_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,3) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) A{{$}}
define amdgpu_kernel void @into_the_arm_of_those_who_end_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = icmp ult i32 %tid, 8
  br i1 %w, label %early, label %going
early:
  %pv = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v = load i32, ptr addrspace(3) %pv
  store i32 %v, ptr addrspace(1) %out
  ret void
going:
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

; A barrier in front of the branch keeps it.
; CHECK: {{^}}into_the_arm_of_those_who_end_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 3-4 [5,7) -{{$}}
define amdgpu_kernel void @into_the_arm_of_those_who_end_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pv = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v = load i32, ptr addrspace(3) %pv
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = icmp ult i32 %tid, 8
  br i1 %w, label %early, label %going
early:
  store i32 %v, ptr addrspace(1) %out
  ret void
going:
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

; The ending arm does nothing.
; CHECK: {{^}}into_the_arm_of_those_who_end_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [4,6) -{{$}}
define amdgpu_kernel void @into_the_arm_of_those_who_end_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pv = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v = load i32, ptr addrspace(3) %pv
  store i32 %v, ptr addrspace(1) %out
  %w = icmp ult i32 %tid, 8
  br i1 %w, label %early, label %going
early:
  ret void
going:
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

; What sinks: into a callee that ends waves. Its code may be inlined, and then is an arm like any other.
; CHECK: {{^}}into_a_callee_that_ends_waves_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define internal void @into_a_callee_that_ends_waves_1_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  br label %r
r:
  ret void
}
define amdgpu_kernel void @into_a_callee_that_ends_waves_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pv = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v = load i32, ptr addrspace(3) %pv
  store i32 %v, ptr addrspace(1) %out
  call void @into_a_callee_that_ends_waves_1_quit(i32 %tid)
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

; CHECK: {{^}}into_a_callee_that_ends_waves_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 3-4 [3,5) -{{$}}
define internal void @into_a_callee_that_ends_waves_2_quit(i32 %t) noinline {
  %c = icmp ult i32 %t, 8
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  br label %r
r:
  ret void
}
define amdgpu_kernel void @into_a_callee_that_ends_waves_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %pv = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v = load i32, ptr addrspace(3) %pv
  store i32 %v, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  call void @into_a_callee_that_ends_waves_2_quit(i32 %tid)
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

; Barriers in assembly: counts if it is sure to be one.
; Is one.
; CHECK: {{^}}counts_if_it_is_sure_to_be_one_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @counts_if_it_is_sure_to_be_one_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_barrier", "~{memory}"()
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

; With its wait.
; CHECK: {{^}}counts_if_it_is_sure_to_be_one_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @counts_if_it_is_sure_to_be_one_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_waitcnt lgkmcnt(0)\0A\09S_BARRIER ; all", "~{memory}"()
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

; CHECK: {{^}}counts_if_it_is_sure_to_be_one_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [1,3) A{{$}}
define amdgpu_kernel void @counts_if_it_is_sure_to_be_one_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void asm sideeffect "s_nop 0 ; s_barrier", "~{memory}"()
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

; Barriers in assembly: under a divergent branch is refused.
; CHECK: {{^}}under_a_divergent_branch_is_refused_1: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) - a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @under_a_divergent_branch_is_refused_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %w = icmp ult i32 %tid, 8
  br i1 %w, label %x, label %y
x:
  call void asm sideeffect "s_barrier", "~{memory}"()
  br label %y
y:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}under_a_divergent_branch_is_refused_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-2 [3,5) -{{$}}
define amdgpu_kernel void @under_a_divergent_branch_is_refused_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %w = icmp ult i32 %tid, 8
  br i1 %c, label %x, label %y
x:
  call void asm sideeffect "s_barrier", "~{memory}"()
  br label %y
y:
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; Barriers in assembly: in a callee is a barrier.
; CHECK: {{^}}in_a_callee_is_a_barrier_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 1-2 [3,5) -{{$}}
define internal void @in_a_callee_is_a_barrier_1_f() noinline {
  call void asm sideeffect "s_barrier", "~{memory}"()
  ret void
}
define amdgpu_kernel void @in_a_callee_is_a_barrier_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @in_a_callee_is_a_barrier_1_f()
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}in_a_callee_is_a_barrier_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
define internal void @in_a_callee_is_a_barrier_2_f() noinline {
  call void asm sideeffect "s_nop 0", "~{memory}"()
  ret void
}
define amdgpu_kernel void @in_a_callee_is_a_barrier_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @in_a_callee_is_a_barrier_2_f()
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; Invoke: is a call. The callee's stores are read behind the use of @B.
; CHECK: {{^}}is_a_call_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,5) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [2,4) A{{$}}
define internal void @is_a_call_1_fill(i32 %t) noinline {
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @is_a_call_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 personality ptr @p !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @is_a_call_1_fill(i32 %tid)
  br label %on
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}is_a_call_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 3 [4,5) C{{$}}
; CHECK-NEXT: B 256 16 1-2 [2,4) C{{$}}
; CHECK-NEXT: C 256 16 0-3 [0,5) all others written and never read: kept up to the return ({{line [0-9, .]+}}){{$}}
define internal void @is_a_call_2_fill(i32 %t) noinline {
  %p = getelementptr i32, ptr addrspace(3) @C, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @is_a_call_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 personality ptr @p !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  call void @is_a_call_2_fill(i32 %tid)
  br label %on
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}is_a_call_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-3 [0,1) [2,6) B{{$}}
; CHECK-NEXT: B 256 16 1-2 [3,5) A{{$}}
define internal void @is_a_call_3_fill(i32 %t) noinline {
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @is_a_call_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 personality ptr @p !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  invoke void @is_a_call_3_fill(i32 %tid) to label %on unwind label %u
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}is_a_call_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 3 [5,6) C{{$}}
; CHECK-NEXT: B 256 16 1-2 [3,5) C{{$}}
; CHECK-NEXT: C 256 16 0-3 [0,6) all others written and never read: kept up to the return{{$}}
define internal void @is_a_call_4_fill(i32 %t) noinline {
  %p = getelementptr i32, ptr addrspace(3) @C, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @is_a_call_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 personality ptr @p !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  invoke void @is_a_call_4_fill(i32 %tid) to label %on unwind label %u
u:
  %l = landingpad { ptr, i32 } cleanup
  ret void
on:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v3 = load i32, ptr addrspace(3) %p3
  store i32 %v3, ptr addrspace(1) %out
  ret void
}

; Invoke: some work items may unwind.
; And meets a barrier.
; CHECK: {{^}}some_work_items_may_unwind_1: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define internal void @some_work_items_may_unwind_1_fill(i32 %t) noinline {
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @some_work_items_may_unwind_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 personality ptr @p !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  invoke void @some_work_items_may_unwind_1_fill(i32 %tid) to label %on unwind label %u
u:
  %l = landingpad { ptr, i32 } cleanup
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %on
on:
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; And comes back.
; CHECK: {{^}}some_work_items_may_unwind_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,4) B written and never read: kept up to the return{{$}}
; CHECK-NEXT: B 256 16 0-1 [2,4) A{{$}}
define internal void @some_work_items_may_unwind_2_fill(i32 %t) noinline {
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %p
  ret void
}
define amdgpu_kernel void @some_work_items_may_unwind_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 personality ptr @p !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  invoke void @some_work_items_may_unwind_2_fill(i32 %tid) to label %on unwind label %u
u:
  %l = landingpad { ptr, i32 } cleanup
  br label %on
on:
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  ret void
}

; Assembly that may access LDS may access any of it.
; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "ds_read_b32 $0, $1", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "flat_load_dword $0, $1", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "ds_append $0", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "s_swappc_b64 s[30:31], s[4:5]", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "s_swap_pc_i64 s[30:31], s[4:5]", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "ds_bvh_stack_rtn_b32 $0, $1, $1, $1", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "ds_bpermute_b32 $0, $1, $1", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %z = call i32 asm sideeffect "v_add_u32 $0, $1, $1", "=v,v"(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_9_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "ds_read_b32 $0, $1", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_9_f(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_10_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "flat_load_dword $0, $1", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_10_f(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_11_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "ds_append $0", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_11_f(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_12_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "s_swappc_b64 s[30:31], s[4:5]", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_12_f(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_13: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_13_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "s_swap_pc_i64 s[30:31], s[4:5]", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_13_f(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_14: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-4 [0,5) B assembly that may access LDS ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 0-4 [0,5) A assembly that may access LDS ({{line [0-9, .]+}}){{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_14_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "ds_bvh_stack_rtn_b32 $0, $1, $1, $1", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_14(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_14_f(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_15: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_15_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "ds_bpermute_b32 $0, $1, $1", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_15(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_15_f(i32 %tid)
  ret void
}

; CHECK: {{^}}assembly_that_may_access_lds_may_access_any_of_it_16: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define internal void @assembly_that_may_access_lds_may_access_any_of_it_16_f(i32 %t) noinline {
  %z = call i32 asm sideeffect "v_add_u32 $0, $1, $1", "=v,v"(i32 %t)
  ret void
}
define amdgpu_kernel void @assembly_that_may_access_lds_may_access_any_of_it_16(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  call void @assembly_that_may_access_lds_may_access_any_of_it_16_f(i32 %tid)
  ret void
}

; Behind a loop of unknown length its counter is unknown. Work-items below 32 write @A[tid] after an odd number of
; iterations, and else leave it to the next 32.
; CHECK: {{^}}behind_a_loop_of_unknown_length_its_counter_is_unknown_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,11) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @behind_a_loop_of_unknown_length_its_counter_is_unknown_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %lo, label %hi
lo:
  br label %inner
inner:
  %j = phi i32 [ %tid, %lo ], [ %jn, %inner ]
  %k = phi i32 [ 0, %lo ], [ %kn, %inner ]
  %jn = add i32 %j, 32
  %kn = add i32 %k, 1
  %more = icmp ult i32 %kn, %n
  br i1 %more, label %inner, label %after
after:
  %jm = and i32 %j, 63
  %pj = getelementptr i32, ptr addrspace(3) @A, i32 %jm
  store i32 77, ptr addrspace(3) %pj
  br label %join
hi:
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  br label %join
join:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}behind_a_loop_of_unknown_length_its_counter_is_unknown_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1,4-5 [0,2) [4,11) -{{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @behind_a_loop_of_unknown_length_its_counter_is_unknown_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %lo, label %hi
lo:
  br label %inner
inner:
  %j = phi i32 [ %tid, %lo ], [ %jn, %inner ]
  %k = phi i32 [ 0, %lo ], [ %kn, %inner ]
  %jn = add i32 %j, 32
  %kn = add i32 %k, 1
  %more = icmp ult i32 %kn, 1
  br i1 %more, label %inner, label %after
after:
  %jm = and i32 %j, 63
  %pj = getelementptr i32, ptr addrspace(3) @A, i32 %jm
  store i32 77, ptr addrspace(3) %pj
  br label %join
hi:
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  br label %join
join:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}behind_a_loop_of_unknown_length_its_counter_is_unknown_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-5 [0,11) B not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 256 16 2-3 [2,4) A{{$}}
define amdgpu_kernel void @behind_a_loop_of_unknown_length_its_counter_is_unknown_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
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
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %lo, label %hi
lo:
  br label %inner
inner:
  %j = phi i32 [ %tid, %lo ], [ %jn, %inner ]
  %k = phi i32 [ 0, %lo ], [ %kn, %inner ]
  %jn = add i32 %j, 32
  %kn = add i32 %k, 1
  %more = icmp ult i32 %kn, 2
  br i1 %more, label %inner, label %after
after:
  %jm = and i32 %j, 63
  %pj = getelementptr i32, ptr addrspace(3) @A, i32 %jm
  store i32 77, ptr addrspace(3) %pj
  br label %join
hi:
  %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  store i32 7, ptr addrspace(3) %p5
  br label %join
join:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; A copy may begin in front of its variable. Its first lanes may be off, and the others' bytes are within: what is
; read there has been written.
; CHECK: {{^}}a_copy_may_begin_in_front_of_its_variable: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 256 16 0-1 [0,2) -{{$}}
define amdgpu_kernel void @a_copy_may_begin_in_front_of_its_variable(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %s = select i1 %c, i32 -64, i32 128
  %pd = getelementptr i8, ptr addrspace(3) @A, i32 %s
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) %pd, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 0
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
