; Writes that cover a variable free its bytes up to there; others leave older bytes, which are needed.
; RUN: ldsopt liveness %s | filecheck %s
; No store of those that cover is dead.
; RUN: ldsopt liveness %s | filecheck %s --check-prefix FINDING
; FINDING-NOT: {{dead-store|warning:|error:}}
@A = internal addrspace(3) global [256 x i32] undef, align 16
@B = internal addrspace(3) global [256 x i32] undef, align 16
@C = internal addrspace(3) global [256 x i32] undef, align 16
@A2 = internal addrspace(3) global [1 x i32] undef, align 16
@B2 = internal addrspace(3) global [1 x i32] undef, align 16
@C2 = internal addrspace(3) global [1 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)

; What just covers frees the bytes in between.
; A loop of constant trip count.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [6,10) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop that counts up to an odd end.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [6,10) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %i, 192
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop that work-items leave in different iterations.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [6,10) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 48
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop whose index is taken apart.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [6,10) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %row = lshr i32 %i, 4
  %col = and i32 %i, 15
  %wide = mul i32 %row, 16
  %at = add i32 %wide, %col
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop with a branch that is not decided, beside the store.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [6,12) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %in.p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %in.v = load i32, ptr addrspace(1) %in.p
  %z = icmp eq i32 %in.v, 0
  br i1 %z, label %s1, label %s2
s1:
  br label %s2
s2:
  %val = phi i32 [ 1, %l ], [ 2, %s1 ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop that counts down.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [6,10) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %start = add i32 %tid, 192
  br label %l
l:
  %i = phi i32 [ %start, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, -64
  %c1 = icmp sge i32 %j, 0
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A nest of loops.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [6,11) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %u
u:
  %k = phi i32 [ 0, %g ], [ %k1, %m ]
  br label %l
l:
  %i = phi i32 [ 0, %u ], [ %j, %l ]
  %row = mul i32 %k, 64
  %col = mul i32 %i, 8
  %s = and i32 %tid, 7
  %rs = add i32 %row, %col
  %at = add i32 %rs, %s
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  %j = add i32 %i, 1
  %c1 = icmp ult i32 %j, 8
  br i1 %c1, label %l, label %m
m:
  %k1 = add i32 %k, 1
  %c2 = icmp ult i32 %k1, 4
  br i1 %c2, label %u, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Several stores.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,7) - a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 192
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Stores that overlap.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,7) - a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 40
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 64
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 104
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  %i.4 = add i32 %tid, 128
  %p.4 = getelementptr i32, ptr addrspace(3) @A, i32 %i.4
  store i32 2, ptr addrspace(3) %p.4
  %i.5 = add i32 %tid, 192
  %p.5 = getelementptr i32, ptr addrspace(3) @A, i32 %i.5
  store i32 2, ptr addrspace(3) %p.5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A guarded store.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,9) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 64
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A guarded store and what fills up.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,9) - a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 60
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  %e252 = getelementptr i32, ptr addrspace(3) @A, i32 252
  store i32 1, ptr addrspace(3) %e252
  %e253 = getelementptr i32, ptr addrspace(3) @A, i32 253
  store i32 1, ptr addrspace(3) %e253
  %e254 = getelementptr i32, ptr addrspace(3) @A, i32 254
  store i32 1, ptr addrspace(3) %e254
  %e255 = getelementptr i32, ptr addrspace(3) @A, i32 255
  store i32 1, ptr addrspace(3) %e255
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Arms that each write a share.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,10) -{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  %i.z = add i32 %tid, 192
  %p.z = getelementptr i32, ptr addrspace(3) @A, i32 %i.z
  store i32 2, ptr addrspace(3) %p.z
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Both arms of a uniform branch.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_13: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,10) - a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = and i1 %c, %c
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  %i.z = add i32 %tid, 192
  %p.z = getelementptr i32, ptr addrspace(3) @A, i32 %i.z
  store i32 2, ptr addrspace(3) %p.z
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; The number of the lane.
; CHECK: {{^}}what_just_covers_frees_the_bytes_in_between_14: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,7) - a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @what_just_covers_frees_the_bytes_in_between_14(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %hi = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  %ni = add i32 %hi, 192
  %np = getelementptr i32, ptr addrspace(3) @A, i32 %ni
  store i32 2, ptr addrspace(3) %np
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; What leaves an element does not.
; A loop that ends early.
; CHECK: {{^}}what_leaves_an_element_does_not_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 192
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop that starts late.
; CHECK: {{^}}what_leaves_an_element_does_not_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %start = add i32 %tid, 1
  br label %l
l:
  %i = phi i32 [ %start, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop whose step leaves gaps.
; CHECK: {{^}}what_leaves_an_element_does_not_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 65
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop whose end is not known.
; CHECK: {{^}}what_leaves_an_element_does_not_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, %n
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop that is longer than anybody walks.
; CHECK: {{^}}what_leaves_an_element_does_not_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %at = and i32 %i, 255
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 1
  %c1 = icmp ult i32 %j, 65536
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop whose rows are too wide.
; CHECK: {{^}}what_leaves_an_element_does_not_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %row = lshr i32 %i, 4
  %col = and i32 %i, 15
  %wide = mul i32 %row, 17
  %at = add i32 %wide, %col
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 240
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop that is left by chance.
; CHECK: {{^}}what_leaves_an_element_does_not_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br i1 %c, label %m, label %o
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A loop with a branch that is not decided, round the store.
; CHECK: {{^}}what_leaves_an_element_does_not_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,11) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %in.p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %in.v = load i32, ptr addrspace(1) %in.p
  %z = icmp eq i32 %in.v, 0
  br i1 %z, label %m, label %st
st:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A nest of loops, the inner one short.
; CHECK: {{^}}what_leaves_an_element_does_not_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,11) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %u
u:
  %k = phi i32 [ 0, %g ], [ %k1, %m ]
  br label %l
l:
  %i = phi i32 [ 0, %u ], [ %j, %l ]
  %row = mul i32 %k, 64
  %col = mul i32 %i, 8
  %s = and i32 %tid, 7
  %rs = add i32 %row, %col
  %at = add i32 %rs, %s
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  %j = add i32 %i, 1
  %c1 = icmp ult i32 %j, 7
  br i1 %c1, label %l, label %m
m:
  %k1 = add i32 %k, 1
  %c2 = icmp ult i32 %k1, 4
  br i1 %c2, label %u, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A store too few.
; CHECK: {{^}}what_leaves_an_element_does_not_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A store one element off.
; CHECK: {{^}}what_leaves_an_element_does_not_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 191
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; All but the first byte.
; CHECK: {{^}}what_leaves_an_element_does_not_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 1
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 192
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  %b1 = getelementptr i8, ptr addrspace(3) @A, i32 1
  store i8 1, ptr addrspace(3) %b1
  %b2 = getelementptr i8, ptr addrspace(3) @A, i32 2
  store i8 1, ptr addrspace(3) %b2
  %b3 = getelementptr i8, ptr addrspace(3) @A, i32 3
  store i8 1, ptr addrspace(3) %b3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A store of half elements.
; CHECK: {{^}}what_leaves_an_element_does_not_13: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.h = add i32 %tid, 192
  %p.h = getelementptr i32, ptr addrspace(3) @A, i32 %i.h
  store i16 2, ptr addrspace(3) %p.h
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A store to a place that is not known.
; CHECK: {{^}}what_leaves_an_element_does_not_14: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_14(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %u = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 2, ptr addrspace(3) %u
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A guarded store, one work-item short.
; CHECK: {{^}}what_leaves_an_element_does_not_15: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,9) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_15(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 63
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; A guarded store, one element off.
; CHECK: {{^}}what_leaves_an_element_does_not_16: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,9) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_16(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 64
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 191
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Arms that write one share twice.
; CHECK: {{^}}what_leaves_an_element_does_not_17: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_17(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  %i.z = add i32 %tid, 160
  %p.z = getelementptr i32, ptr addrspace(3) @A, i32 %i.z
  store i32 2, ptr addrspace(3) %p.z
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; One arm of a uniform branch.
; CHECK: {{^}}what_leaves_an_element_does_not_18: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_18(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = and i1 %c, %c
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; The number of the lane, of some lanes.
; CHECK: {{^}}what_leaves_an_element_does_not_19: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_leaves_an_element_does_not_19(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %hi = call i32 @llvm.amdgcn.mbcnt.hi(i32 1, i32 %lo)
  %ni = add i32 %hi, 192
  %np = getelementptr i32, ptr addrspace(3) @A, i32 %ni
  store i32 2, ptr addrspace(3) %np
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Nothing covers where workgroups may be smaller.
; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %i, 192
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %i, 192
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 48
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 48
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %row = lshr i32 %i, 4
  %col = and i32 %i, 15
  %wide = mul i32 %row, 16
  %at = add i32 %wide, %col
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %row = lshr i32 %i, 4
  %col = and i32 %i, 15
  %wide = mul i32 %row, 16
  %at = add i32 %wide, %col
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,12) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %in.p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %in.v = load i32, ptr addrspace(1) %in.p
  %z = icmp eq i32 %in.v, 0
  br i1 %z, label %s1, label %s2
s1:
  br label %s2
s2:
  %val = phi i32 [ 1, %l ], [ 2, %s1 ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,12) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %in.p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %in.v = load i32, ptr addrspace(1) %in.p
  %z = icmp eq i32 %in.v, 0
  br i1 %z, label %s1, label %s2
s1:
  br label %s2
s2:
  %val = phi i32 [ 1, %l ], [ 2, %s1 ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_11: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_11(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %start = add i32 %tid, 192
  br label %l
l:
  %i = phi i32 [ %start, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, -64
  %c1 = icmp sge i32 %j, 0
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_12: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_12(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %start = add i32 %tid, 192
  br label %l
l:
  %i = phi i32 [ %start, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, -64
  %c1 = icmp sge i32 %j, 0
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_13: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,11) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_13(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %u
u:
  %k = phi i32 [ 0, %g ], [ %k1, %m ]
  br label %l
l:
  %i = phi i32 [ 0, %u ], [ %j, %l ]
  %row = mul i32 %k, 64
  %col = mul i32 %i, 8
  %s = and i32 %tid, 7
  %rs = add i32 %row, %col
  %at = add i32 %rs, %s
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  %j = add i32 %i, 1
  %c1 = icmp ult i32 %j, 8
  br i1 %c1, label %l, label %m
m:
  %k1 = add i32 %k, 1
  %c2 = icmp ult i32 %k1, 4
  br i1 %c2, label %u, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_14: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,11) B its value is carried round a loop ({{line [0-9, .]+}}); a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_14(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %u
u:
  %k = phi i32 [ 0, %g ], [ %k1, %m ]
  br label %l
l:
  %i = phi i32 [ 0, %u ], [ %j, %l ]
  %row = mul i32 %k, 64
  %col = mul i32 %i, 8
  %s = and i32 %tid, 7
  %rs = add i32 %row, %col
  %at = add i32 %rs, %s
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
  %j = add i32 %i, 1
  %c1 = icmp ult i32 %j, 8
  br i1 %c1, label %l, label %m
m:
  %k1 = add i32 %k, 1
  %c2 = icmp ult i32 %k1, 4
  br i1 %c2, label %u, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_15: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_15(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 192
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_16: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_16(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 192
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_17: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_17(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 40
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 64
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 104
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  %i.4 = add i32 %tid, 128
  %p.4 = getelementptr i32, ptr addrspace(3) @A, i32 %i.4
  store i32 2, ptr addrspace(3) %p.4
  %i.5 = add i32 %tid, 192
  %p.5 = getelementptr i32, ptr addrspace(3) @A, i32 %i.5
  store i32 2, ptr addrspace(3) %p.5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_18: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_18(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 40
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 64
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 104
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  %i.4 = add i32 %tid, 128
  %p.4 = getelementptr i32, ptr addrspace(3) @A, i32 %i.4
  store i32 2, ptr addrspace(3) %p.4
  %i.5 = add i32 %tid, 192
  %p.5 = getelementptr i32, ptr addrspace(3) @A, i32 %i.5
  store i32 2, ptr addrspace(3) %p.5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_19: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,9) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_19(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 64
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_20: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,9) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_20(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 64
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_21: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,9) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_21(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 60
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  %e252 = getelementptr i32, ptr addrspace(3) @A, i32 252
  store i32 1, ptr addrspace(3) %e252
  %e253 = getelementptr i32, ptr addrspace(3) @A, i32 253
  store i32 1, ptr addrspace(3) %e253
  %e254 = getelementptr i32, ptr addrspace(3) @A, i32 254
  store i32 1, ptr addrspace(3) %e254
  %e255 = getelementptr i32, ptr addrspace(3) @A, i32 255
  store i32 1, ptr addrspace(3) %e255
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_22: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,9) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_22(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 60
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
y:
  %e252 = getelementptr i32, ptr addrspace(3) @A, i32 252
  store i32 1, ptr addrspace(3) %e252
  %e253 = getelementptr i32, ptr addrspace(3) @A, i32 253
  store i32 1, ptr addrspace(3) %e253
  %e254 = getelementptr i32, ptr addrspace(3) @A, i32 254
  store i32 1, ptr addrspace(3) %e254
  %e255 = getelementptr i32, ptr addrspace(3) @A, i32 255
  store i32 1, ptr addrspace(3) %e255
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_23: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_23(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  %i.z = add i32 %tid, 192
  %p.z = getelementptr i32, ptr addrspace(3) @A, i32 %i.z
  store i32 2, ptr addrspace(3) %p.z
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_24: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B a write may leave older bytes that are read later ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_24(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  %i.z = add i32 %tid, 192
  %p.z = getelementptr i32, ptr addrspace(3) @A, i32 %i.z
  store i32 2, ptr addrspace(3) %p.z
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_25: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_25(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = and i1 %c, %c
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  %i.z = add i32 %tid, 192
  %p.z = getelementptr i32, ptr addrspace(3) @A, i32 %i.z
  store i32 2, ptr addrspace(3) %p.z
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_26: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_26(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = and i1 %c, %c
  br i1 %w, label %x, label %z
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %y
z:
  %i.z = add i32 %tid, 192
  %p.z = getelementptr i32, ptr addrspace(3) @A, i32 %i.z
  store i32 2, ptr addrspace(3) %p.z
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_27: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_27(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="false" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %hi = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  %ni = add i32 %hi, 192
  %np = getelementptr i32, ptr addrspace(3) @A, i32 %ni
  store i32 2, ptr addrspace(3) %np
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}nothing_covers_where_workgroups_may_be_smaller_28: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @nothing_covers_where_workgroups_may_be_smaller_28(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %hi = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  %ni = add i32 %hi, 192
  %np = getelementptr i32, ptr addrspace(3) @A, i32 %ni
  store i32 2, ptr addrspace(3) %np
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Constant addresses: store. Work-items that part at a branch each get to an arm, whichever it is; that both write is
; not put together.
; CHECK: {{^}}store_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-1,4-5 [0,2) [4,6) -{{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @store_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}store_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,6) B2{{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}store_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,6) B2 a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i16 1, ptr addrspace(3) @A2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; More than there is.
; CHECK: {{^}}store_4: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,6) B2 a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i64 1, ptr addrspace(3) @A2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; What was there counts.
; CHECK: {{^}}store_5: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,6) B2 a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %o = atomicrmw add ptr addrspace(3) @A2, i32 1 monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; There or nowhere.
; CHECK: {{^}}store_6: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,6) B2 a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = select i1 %c, ptr addrspace(3) @A2, ptr addrspace(3) inttoptr (i32 2147483647 to ptr addrspace(3))
  store i32 1, ptr addrspace(3) %q
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v5 = load i32, ptr addrspace(3) %p5
  store i32 %v5, ptr addrspace(1) %out
  ret void
}

; CHECK: {{^}}store_7: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,9) B2 not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = icmp ult i32 %tid, %n
  br i1 %w, label %x, label %y
x:
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p5
  br label %z
y:
  br label %z
z:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; Some here and some there.
; CHECK: {{^}}store_8: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,9) B2 not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = icmp ult i32 %tid, %n
  br i1 %w, label %x, label %y
x:
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p5
  br label %z
y:
  %p6 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p6
  br label %z
z:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p7 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v7 = load i32, ptr addrspace(3) %p7
  store i32 %v7, ptr addrspace(1) %out
  ret void
}

; All, on each path.
; CHECK: {{^}}store_9: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-1,4-5 [0,2) [5,9) -{{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @store_9(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = and i1 %c, %c
  br i1 %w, label %x, label %y
x:
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p5
  br label %z
y:
  %p6 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p6
  br label %z
z:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p7 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v7 = load i32, ptr addrspace(3) %p7
  store i32 %v7, ptr addrspace(1) %out
  ret void
}

; All or nobody.
; CHECK: {{^}}store_10: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-5 [0,9) B2{{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) A2{{$}}
define amdgpu_kernel void @store_10(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = and i1 %c, %c
  br i1 %w, label %x, label %y
x:
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p5
  br label %z
y:
  br label %z
z:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; Constant addresses: needs no size of the workgroup.
; CHECK: {{^}}needs_no_size_of_the_workgroup: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A2 4 16 0-1,4-5 [0,2) [4,6) -{{$}}
; CHECK-NEXT: B2 4 16 2-3 [2,4) -{{$}}
define amdgpu_kernel void @needs_no_size_of_the_workgroup(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %p1 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p3 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  store i32 7, ptr addrspace(3) %p3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p4 = getelementptr i32, ptr addrspace(3) @B2, i32 0
  %v4 = load i32, ptr addrspace(3) %p4
  store i32 %v4, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p5 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  store i32 7, ptr addrspace(3) %p5
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p6 = getelementptr i32, ptr addrspace(3) @A2, i32 0
  %v6 = load i32, ptr addrspace(3) %p6
  store i32 %v6, ptr addrspace(1) %out
  ret void
}

; Regions: its blocks hold the new value. Between the guarded store and the end of its region @B is used by some:
; bytes are not shared.
; CHECK: {{^}}its_blocks_hold_the_new_value: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-3 [0,8) B{{$}}
; CHECK-NEXT: B 1024 16 2 [3,6) A{{$}}
define amdgpu_kernel void @its_blocks_hold_the_new_value(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %w = icmp ult i32 %tid, 64
  br i1 %w, label %x, label %y
x:
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store i32 2, ptr addrspace(3) %p.x
  br label %t
t:
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  store i32 7, ptr addrspace(3) %p1
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 %next
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  br label %y
y:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Regions: what it reads first is the older value. A loop that replaces each element by a function of itself, or of
; one that it replaces later.
; CHECK: {{^}}what_it_reads_first_is_the_older_value_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_it_reads_first_is_the_older_value_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %last = sub i32 255, %i
  %op = getelementptr i32, ptr addrspace(3) @A, i32 %i
  %ov = load i32, ptr addrspace(3) %op
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}what_it_reads_first_is_the_older_value_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,10) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @what_it_reads_first_is_the_older_value_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %last = sub i32 255, %i
  %op = getelementptr i32, ptr addrspace(3) @A, i32 %last
  %ov = load i32, ptr addrspace(3) %op
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Regions: a path round it keeps the older value. The block behind the loop is reached without the loop as well.
; CHECK: {{^}}a_path_round_it_keeps_the_older_value: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,6) [7,11) B{{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @a_path_round_it_keeps_the_older_value(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %c, label %h, label %o
h:
  br label %l
l:
  %i = phi i32 [ %tid, %h ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Regions: that some enter covers nothing.
; CHECK: {{^}}that_some_enter_covers_nothing: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,11) B its value is carried round a loop ({{line [0-9, .]+}}); not all work-items write again what is read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @that_some_enter_covers_nothing(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = icmp ult i32 %tid, 63
  br i1 %w, label %h, label %o
h:
  br label %l
l:
  %i = phi i32 [ %tid, %h ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Regions: with a barrier is none. Each iteration of the loop is a phase of its own, in which a quarter is written and
; @B is used.
; CHECK: {{^}}with_a_barrier_is_none: {{\d+}} bytes of LDS
; CHECK-NEXT: no phases: a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}); every variable is taken to be needed throughout{{$}}
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0 [0,1) B a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 0 [0,1) A a barrier under a branch that may send work-items of one workgroup different ways ({{line [0-9, .]+}}){{$}}
define amdgpu_kernel void @with_a_barrier_is_none(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %l
l:
  %i = phi i32 [ %tid, %g ], [ %j, %m ]
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 2, ptr addrspace(3) %p
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
  br label %m
m:
  %j = add i32 %i, 64
  %c1 = icmp ult i32 %j, 256
  br i1 %c1, label %l, label %o
o:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Assumed size: is asked for where a store leaves bytes for lack of it.
; CHECK: {{^}}is_asked_for_where_a_store_leaves_bytes_for_lack_of_it_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @is_asked_for_where_a_store_leaves_bytes_for_lack_of_it_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "amdgpu-flat-work-group-size"="1,256" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.3 = add i32 %tid, 192
  %p.3 = getelementptr i32, ptr addrspace(3) @A, i32 %i.3
  store i32 2, ptr addrspace(3) %p.3
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}is_asked_for_where_a_store_leaves_bytes_for_lack_of_it_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @is_asked_for_where_a_store_leaves_bytes_for_lack_of_it_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "uniform-work-group-size"="true" !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; Nothing stored.
; CHECK: {{^}}is_asked_for_where_a_store_leaves_bytes_for_lack_of_it_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1 [0,3) -{{$}}
define amdgpu_kernel void @is_asked_for_where_a_store_leaves_bytes_for_lack_of_it_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) "amdgpu-flat-work-group-size"="1,256" {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %v1 = load i32, ptr addrspace(3) %p1
  store i32 %v1, ptr addrspace(1) %out
  ret void
}

; Padding within an aggregate is not written.
; CHECK: {{^}}padding_within_an_aggregate_is_not_written_1: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-1,4-5 [0,3) [5,7) - a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) -{{$}}
define amdgpu_kernel void @padding_within_an_aggregate_is_not_written_1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store <2 x i16> zeroinitializer, ptr addrspace(3) %p.x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}padding_within_an_aggregate_is_not_written_2: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @padding_within_an_aggregate_is_not_written_2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store { i8, i16 } zeroinitializer, ptr addrspace(3) %p.x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

; CHECK: {{^}}padding_within_an_aggregate_is_not_written_3: {{\d+}} bytes of LDS
; CHECK-NEXT: shares no byte with
; CHECK-NEXT: A 1024 16 0-5 [0,7) B a write may leave older bytes that are read later ({{line [0-9, .]+}}){{$}}
; CHECK-NEXT: B 1024 16 2-3 [3,5) A{{$}}
define amdgpu_kernel void @padding_within_an_aggregate_is_not_written_3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  br label %g
g:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p1 = getelementptr i32, ptr addrspace(3) @B, i32 0
  store i32 7, ptr addrspace(3) %p1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %p2 = getelementptr i32, ptr addrspace(3) @B, i32 0
  %v2 = load i32, ptr addrspace(3) %p2
  store i32 %v2, ptr addrspace(1) %out
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i.0 = add i32 %tid, 0
  %p.0 = getelementptr i32, ptr addrspace(3) @A, i32 %i.0
  store i32 2, ptr addrspace(3) %p.0
  %i.1 = add i32 %tid, 64
  %p.1 = getelementptr i32, ptr addrspace(3) @A, i32 %i.1
  store i32 2, ptr addrspace(3) %p.1
  %i.2 = add i32 %tid, 128
  %p.2 = getelementptr i32, ptr addrspace(3) @A, i32 %i.2
  store i32 2, ptr addrspace(3) %p.2
  %i.x = add i32 %tid, 192
  %p.x = getelementptr i32, ptr addrspace(3) @A, i32 %i.x
  store [2 x { i8, i8 }] zeroinitializer, ptr addrspace(3) %p.x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
