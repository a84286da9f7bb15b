; The texts of `test_code_written_by_hand.py`.
; === RING

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [2 x i32] poison, align 4
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 inreg %n) !reqd_work_group_size !0 {{
entry:
  store volatile i32 8, ptr addrspace(3) @S
  store volatile i32 9, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @S, i32 1)
  br label %visit
visit:
  br label %head
head:
  %slot = phi i32 [ 0, %visit ], [ %next, %body ]
  %i = phi i32 [ 0, %visit ], [ %more, %body ]
  %which = {which}
  %p = getelementptr i32, ptr addrspace(3) @S, i32 %which
  %c = icmp slt i32 %i, %n
  %read = load volatile i32, ptr addrspace(3) %p
  {leaves}
body:
  call void @llvm.amdgcn.s.barrier()
  store volatile i32 2, ptr addrspace(3) %p
  %up = add i32 %slot, 1
  %next = {following}
  %more = add i32 %i, 1
  {ends}
past:
  %q = phi ptr addrspace(3) [ %p, {last} ]
  store volatile i32 3, ptr addrspace(3) %q
  {again}
out:
  ret void
}}
!0 = !{{i32 128, i32 1, i32 1}}
; === IN_ORDER
s_nop 0
top:
{READ} @ ahead
rest:
{BARRIER} @ barrier
{WRITE} @ behind
s_cbranch_scc1 top
past:
{WRITE} @ past
; === AT_HEAD
s_nop 0
head:
{BARRIER} @ barrier
s_nop 0
s_cbranch_scc0 past
next:
{{}}
s_cbranch_scc1 head
past:
{WRITE} @ past
; === AT_END
s_nop 0
top:
{{}}
s_cbranch_scc1 past
rest:
{BARRIER} @ barrier
s_cbranch_scc1 top
past:
{WRITE} @ past
; === LEFT
s_nop 0
top:
s_cbranch_scc1 left
rest:
{BARRIER} @ barrier
s_branch top
left:
{READ} @ ahead
{{}}
s_cbranch_scc1 top
