; A loop whose work is for one unit is not cut into stages, nor is a loop around another one; both are said.
; RUN: exits 3 ldsopt pipeline --auto 2 %s -o %t.ll 2>&1 | filecheck %s --check-prefix INNER
; RUN: exits 3 ldsopt pipeline --auto 2 --loop 19 %s -o %t.ll 2>&1 | filecheck %s --check-prefix OUTER

; INNER: error: {{.*}}: the loop has no place inside to cut it at: its work is for one unit
; OUTER: error: {{.*}}:19: one loop touches LDS, at {{[0-9]+}}; line 19 is in none, or in a loop around one

target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [512 x float] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr float, ptr addrspace(3) @a, i32 %t
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k.next, %latch ]
  %of = getelementptr float, ptr addrspace(1) %p, i32 %k
  %x = load float, ptr addrspace(1) %of, align 4
  store float %x, ptr addrspace(3) %to, align 4
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %i.next, %inner ]
  %sum = phi float [ 0.0, %outer ], [ %more, %inner ]
  %at = getelementptr float, ptr addrspace(3) @a, i32 %i
  %y = load float, ptr addrspace(3) %at, align 4
  %more = fadd float %sum, %y
  %i.next = add nuw nsw i32 %i, 1
  %is_last = icmp eq i32 %i.next, 16
  br i1 %is_last, label %latch, label %inner
latch:
  %k.next = add nuw nsw i32 %k, 1
  %is_done = icmp eq i32 %k.next, 8
  br i1 %is_done, label %done, label %outer
done:
  %out = getelementptr float, ptr addrspace(1) %q, i32 %t
  store float %more, ptr addrspace(1) %out, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="512,512" "uniform-work-group-size"="true" }
