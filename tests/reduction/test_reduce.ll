; The passes of `test_reduce.py`: by name, with what has to stay in a module; the module; and its functions without what goes.
; === definitions (keeps call void)
declare void @llvm.amdgcn.s.barrier()
define void @a() {
  call void @llvm.amdgcn.s.barrier()
  ret void
}
define void @b() {
  ret void
}
; ---
define void @a() {
v0:
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; === instructions (keeps call void)
declare void @llvm.amdgcn.s.barrier()
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  %z = mul i32 %y, %y
  call void @llvm.amdgcn.s.barrier()
  ret i32 %z
}
; ---
define i32 @f(i32 %x) {
v0:
  call void @llvm.amdgcn.s.barrier()
  ret i32 0
}
; === results for first operands (keeps ret i32 %)
define i32 @f(i32 %x, i32 %y) {
  %a = add i32 %x, 1
  %b = sub i32 %a, %y
  ret i32 %b
}
; ---
define i32 @f(i32 %x, i32 %y) {
v0:
  ret i32 %x
}
; === results for second operands (keeps ret i32 %)
define i32 @f(i32 %x, i32 %y) {
  %b = sub i32 %x, %y
  ret i32 %b
}
; ---
define i32 @f(i32 %x, i32 %y) {
v0:
  ret i32 %y
}
; === first successors of branches (keeps [ 1, %a ])
define i32 @f(i1 %c) {
e:
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %p = phi i32 [ 1, %a ], [ 2, %b ]
  ret i32 %p
}
; ---
define i32 @f(i1 %c) {
e:
  br label %a
a:
  br label %j
j:
  %p = phi i32 [ 1, %a ]
  ret i32 %p
}
; === second successors of branches (keeps ret i32 2)
define i32 @f(i1 %c) {
e:
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
; ---
define i32 @f(i1 %c) {
e:
  br label %b
b:
  ret i32 2
}
; === first successors of branches (keeps ret i32 %p)
define i32 @f(i32 %c) {
e:
  switch i32 %c, label %a [
    i32 1, label %b
    i32 2, label %a
  ]
a:
  %p = phi i32 [ 5, %e ], [ 5, %e ]
  ret i32 %p
b:
  ret i32 2
}
; ---
define i32 @f(i32 %c) {
e:
  br label %a
a:
  %p = phi i32 [ 5, %e ]
  ret i32 %p
}
; === branches for returns (keeps call void)
declare void @llvm.amdgcn.s.barrier()
define void @f() {
e:
  call void @llvm.amdgcn.s.barrier()
  br label %l
l:
  br label %l
}
; ---
define void @f() {
e:
  call void @llvm.amdgcn.s.barrier()
  ret void
}
; === joins of blocks (keeps ret i32)
define i32 @f(i32 %x) {
e:
  br label %a
a:
  %p = phi i32 [ %x, %e ]
  br label %b
b:
  br label %c
c:
  %q = phi i32 [ %p, %b ]
  ret i32 %q
}
; ---
define i32 @f(i32 %x) {
e:
  ret i32 %x
}
; === parameters (keeps store)
define amdgpu_kernel void @f(i32 %x, ptr addrspace(1) align 4 %p, <2 x i32> %y) {
  store i32 0, ptr addrspace(1) %p, align 4
  ret void
}
; ---
define amdgpu_kernel void @f(ptr addrspace(1) align 4 %p) {
v0:
  store i32 0, ptr addrspace(1) %p, align 4
  ret void
}
; === attachments (keeps !nontemporal)
define void @f(ptr %p) {
  store i32 0, ptr %p, align 4, !tbaa !0, !nontemporal !3
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
!3 = !{i32 1}
; ---
define void @f(ptr %p) {
v0:
  store i32 0, ptr %p, align 4, !nontemporal !0
  ret void
}
; === flags (keeps nsw)
define i32 @f(i32 noundef %x) {
  %y = add nuw nsw i32 %x, 1
  ret i32 %y
}
; ---
define i32 @f(i32 %x) {
v0:
  %y = add nsw i32 %x, 1
  ret i32 %y
}
