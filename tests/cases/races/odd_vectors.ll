; Vectors of indices whose names have signs in them that other text has, or that are types' names, too; a call that states
; range; and a chain of vectors behind the block that uses it. Of @itself LLVM takes no copy; of the others it does.
; REQUIRES: bitwuzla
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: signs: {{.*}}: 1 proved free of races
; CHECK: types: {{.*}}: 3 proved free of races
; RUN: ldsopt check %s --print-after elements 2>&1 | filecheck %s --check-prefix COPY
; COPY: = call range(i32 0, 64) i32 @llvm.umin.i32(
; RUN: awk '/^;chain/ { for (n = 1; n <= 2000; n++) print "  \045c" n " = insertelement <2 x i32> \045c" n - 1 ", i32 \045t, i64 0" } /last = / { sub("c0", "c2000") } { print }' %s > %t.ll
; RUN: ldsopt check -v %t.ll | filecheck %s --check-prefix LONG
; LONG: types: {{.*}}: 3 proved free of races

target triple = "amdgcn-amd-amdhsa"
%0 = type { i32, i32 }
%1 = type { i32 }
@row = internal addrspace(3) global [4096 x i32] poison, align 16

define amdgpu_kernel void @itself() #0 {
entry:
  ret void
never:
  %v = insertelement <2 x i32> %v, i32 7, i64 0
  %w = add <2 x i32> %v, splat (i32 1)
  %i = extractelement <2 x i32> %w, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 1, ptr addrspace(3) %p, align 4
  br label %never
}

define amdgpu_kernel void @signs() #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %"x, %y ]" = insertelement <2 x i32> poison, i32 %t, i64 0
  %"shufflevector <" = shufflevector <2 x i32> %"x, %y ]", <2 x i32> poison, <2 x i32> <i32 0, i32 0>
  br label %loop
loop:
  %"v = w" = phi <2 x i32> [ %"shufflevector <", %entry ], [ %next, %loop ]
  %i = extractelement <2 x i32> %"v = w", i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %t, ptr addrspace(3) %p, align 4
  %next = add nuw <2 x i32> %"v = w", splat (i32 256)
  %more = icmp ult i32 %i, 3000
  br i1 %more, label %loop, label %end
end:
  ret void
}

define amdgpu_kernel void @types() #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c0 = insertelement <2 x i32> poison, i32 %t, i64 0
  br label %chain
use:
  %n = call range(i32 0, 64) <2 x i32> @llvm.umin.v2i32(<2 x i32> %last, <2 x i32> splat (i32 63))
  %1 = extractelement <2 x i32> %n, i64 0
  %w = add nuw <2 x i32> %last, splat (i32 1024)
  %i = extractelement <2 x i32> %w, i64 0
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  store i32 %1, ptr addrspace(3) %p, align 4
  %q = getelementptr inbounds %1, ptr addrspace(3) @row, i32 %t
  %r = getelementptr inbounds %0, ptr addrspace(3) %q, i32 256
  store i32 %t, ptr addrspace(3) %r, align 4
  ret void
chain:
;chain
  %last = add <2 x i32> %c0, zeroinitializer
  br label %use
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
