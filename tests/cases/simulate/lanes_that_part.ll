; Lanes part and meet, and what stops a wave stops it there: each kernel for one lane, whole waves and parts of waves.
; test_cases_by_engine.py has compiled code do what interpreted code does.
; DEFINE: %{run} = ldsopt simulate %s --mcpu gfx942 --arg "out: i32[256]=7" --arg i32=20

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.trap()

; Phis that swap, a value that outlives its loop, and one that is uniform on some paths and not on others.
; RUN: %{run} --kernel one_by_one --block 1
; RUN: %{run} --kernel one_by_one --block 64
; RUN: %{run} --kernel one_by_one --block 100 --schedule fine
; RUN: %{run} --kernel one_by_one --block 256 --schedule random
define amdgpu_kernel void @one_by_one(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j1, %next ]
  %a = phi i32 [ %i, %entry ], [ %b, %next ]
  %b = phi i32 [ 3, %entry ], [ %a, %next ]
  %odd = and i32 %a, 1
  %c = icmp eq i32 %odd, 0
  br i1 %c, label %even, label %next
even:
  %t = mul i32 %j, 5
  br label %next
next:
  %s = phi i32 [ %t, %even ], [ 1, %loop ]
  %j1 = add i32 %j, %s
  %w = xor i32 %j1, %i
  %e = icmp ult i32 %j1, %i
  br i1 %e, label %loop, label %done
done:
  %r0 = add i32 %w, %a
  %r = add i32 %r0, %j1
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Some return early.
; RUN: %{run} --kernel early --block 1
; RUN: %{run} --kernel early --block 64
; RUN: %{run} --kernel early --block 100 --schedule fine
; RUN: %{run} --kernel early --block 256 --schedule random
define amdgpu_kernel void @early(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %k = and i32 %i, 3
  switch i32 %k, label %other [ i32 0, label %zero
    i32 1, label %one
    i32 2, label %zero ]
zero:
  %z = phi i32 [ 10, %entry ], [ 10, %entry ]
  store i32 %z, ptr addrspace(1) %p
  ret void
one:
  br label %other
other:
  %x = phi i32 [ 5, %one ], [ %i, %entry ]
  store i32 %x, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %i
  store i32 %x, ptr addrspace(3) %q
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; Lanes call a function together and apart.
; RUN: %{run} --kernel calls --block 1
; RUN: %{run} --kernel calls --block 64
; RUN: %{run} --kernel calls --block 100 --schedule fine
; RUN: %{run} --kernel calls --block 256 --schedule random
define internal i32 @f(i32 %x, i32 %m) {
entry:
  %c = icmp ult i32 %x, %m
  br i1 %c, label %low, label %high
low:
  %l = mul i32 %x, 3
  ret i32 %l
high:
  %h = sub i32 %x, %m
  ret i32 %h
}
define amdgpu_kernel void @calls(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ult i32 %i, 40
  br i1 %c, label %first, label %second
first:
  %a = call i32 @f(i32 %i, i32 %n)
  br label %second
second:
  %x = phi i32 [ %a, %first ], [ %i, %entry ]
  %b = call i32 @f(i32 %x, i32 7)
  %d = call i32 @f(i32 %n, i32 7)
  %r = add i32 %b, %d
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; An address that is the same in all lanes, or that is not: one lane of the first read is named, and all of the second.
; RUN: exits 1 %{run} --kernel one_address --block 1
; RUN: exits 1 %{run} --kernel one_address --block 64 --json -o %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json'))['findings']; assert {one['kind'] for one in found} == {'uninitialized-read', 'out-of-bounds'}; assert sorted(len(one['access']['lanes']) for one in found if one['kind'] == 'uninitialized-read') == [1, 10]"
; RUN: exits 1 %{run} --kernel one_address --block 100 --schedule fine
; RUN: exits 1 %{run} --kernel one_address --block 256 --schedule random
define amdgpu_kernel void @one_address(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ult i32 %i, 10
  br i1 %c, label %few, label %meet
few:
  br label %meet
meet:
  %u = phi i32 [ 4, %few ], [ 4, %entry ]
  %v = phi i32 [ 8, %few ], [ 9, %entry ]
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %u
  %x = load i32, ptr addrspace(3) %q
  %w = getelementptr i32, ptr addrspace(3) @A, i32 %v
  %y = load i32, ptr addrspace(3) %w
  %s = select i1 %c, i32 %u, i32 300
  %l = getelementptr i32, ptr addrspace(3) @A, i32 %s
  store i32 %x, ptr addrspace(3) %l
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %p
  ret void
}

; FAULT: : memory-fault:
; FAULT-NOT: {{race|uninitialized-read|out-of-bounds|deadlock}}:

; RUN: exits 1 %{run} --kernel unreachable --block 64 2>&1 | filecheck %s --check-prefix FAULT
define amdgpu_kernel void @unreachable(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ugt i32 %i, 9
  br i1 %c, label %bad, label %good
bad:
  unreachable
good:
  ret void
}

; RUN: exits 1 %{run} --kernel trap --block 64 2>&1 | filecheck %s --check-prefix FAULT
define amdgpu_kernel void @trap(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %c = icmp ugt i32 %i, 9
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  ret void
good:
  ret void
}

; RUN: exits 1 %{run} --kernel wild --block 64 2>&1 | filecheck %s --check-prefix FAULT
define amdgpu_kernel void @wild(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %far = getelementptr i8, ptr addrspace(1) %p, i64 81985529216486895
  %x = load i32, ptr addrspace(1) %far
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; RUN: exits 1 %{run} --kernel flat --block 64 2>&1 | filecheck %s --check-prefix FAULT
define amdgpu_kernel void @flat(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %w = zext i32 %i to i64
  %x = mul i64 %w, 1181783497276652981
  %q = inttoptr i64 %x to ptr
  store i32 %i, ptr %q
  ret void
}

; RUN: exits 1 %{run} --kernel scratch --block 64 2>&1 | filecheck %s --check-prefix FAULT
define amdgpu_kernel void @scratch(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %a = alloca [4 x i32], align 4, addrspace(5)
  %q = getelementptr i32, ptr addrspace(5) %a, i32 1000000000
  store i32 %i, ptr addrspace(5) %q
  ret void
}

; An alloca that no GPU has.
; RUN: exits 3 %{run} --kernel huge --block 64 2>&1 | filecheck %s --check-prefix HUGE
; HUGE: {{^}}ldsopt: error:
define amdgpu_kernel void @huge(ptr addrspace(1) %out, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  %a = alloca [1073741824 x i32], align 4, addrspace(5)
  store i32 %i, ptr addrspace(5) %a
  ret void
}
