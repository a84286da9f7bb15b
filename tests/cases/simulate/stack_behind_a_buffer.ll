; REQUIRES: pseudocode
; The scratch of gfx90a and gfx10 lies behind a buffer that adds the lane's number: machine code leaves what the IR leaves.

; DEFINE: %{launch} = --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[384]=0' --arg 'n: i32=5'
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx90a %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx1030 %{launch} | filecheck %s
; RUN: ldsopt verify --machine --quick %s %s --mcpu gfx942 %{launch} | filecheck %s
; CHECK: equal (bit by bit)
; RUN: ldsopt compile %s --mcpu gfx90a -o %t.s
; RUN: filecheck %s --check-prefix CODE --input-file %t.s
; CODE-DAG: buffer_store_dword v{{[0-9]+}}, v{{[0-9]+}}, s[0:3], 0 offen
; CODE-DAG: buffer_store_dword v{{[0-9]+}}, off, s[0:3], s3
; CODE-DAG: flat_store_dword
; Another place among a lane's bytes is told, and so is one behind them.
; RUN: sed 's/offset:12/offset:16/' %t.s > %t.other.s
; RUN: exits 1 ldsopt verify --machine --quick %s %t.other.s %{launch} | filecheck %s --check-prefix OTHER
; OTHER: not equivalent
; RUN: exits 1 ldsopt simulate --machine %t.s --block 128 --arg 'in: i32[128]=random' --arg 'out: i32[384]=0' --arg 'n: i32=100000' 2>&1 | filecheck %s --check-prefix BEHIND
; BEHIND: access to scratch

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

define internal i32 @called(i32 %x, i32 %at) noinline {
  %own = alloca [8 x i32], align 4, addrspace(5)
  %first = getelementptr i32, ptr addrspace(5) %own, i32 3
  store volatile i32 %x, ptr addrspace(5) %first
  %p = getelementptr i32, ptr addrspace(5) %own, i32 %at
  %next = add i32 %x, 7
  store volatile i32 %next, ptr addrspace(5) %p
  %y = load volatile i32, ptr addrspace(5) %first
  %z = load volatile i32, ptr addrspace(5) %p
  %sum = mul i32 %y, %z
  ret i32 %sum
}

define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %a = alloca [16 x i32], align 4, addrspace(5)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %t, 3
  %p = getelementptr i32, ptr addrspace(5) %a, i32 %i
  %q = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %x = load i32, ptr addrspace(1) %q
  store volatile i32 %x, ptr addrspace(5) %p
  %p2 = getelementptr i32, ptr addrspace(5) %a, i32 %n
  store volatile i32 9, ptr addrspace(5) %p2
  %is = icmp slt i32 %t, 64
  %flat = addrspacecast ptr addrspace(5) %p to ptr
  %other = addrspacecast ptr addrspace(1) %q to ptr
  %either = select i1 %is, ptr %flat, ptr %other
  store volatile i32 %t, ptr %either
  %y = load volatile i32, ptr addrspace(5) %p
  %z = call i32 @called(i32 %x, i32 %i)
  %w = load volatile i32, ptr addrspace(5) %p2
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %y, ptr addrspace(1) %o
  %o2 = getelementptr i32, ptr addrspace(1) %o, i32 128
  store i32 %z, ptr addrspace(1) %o2
  %o3 = getelementptr i32, ptr addrspace(1) %o, i32 256
  store i32 %w, ptr addrspace(1) %o3
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" }
