; What doubles in a loop keeps a bound where it is compared with a number of which no more than a range is known: with
; the workgroup's size, at most 1024 here. Of another number of 16 bits it is their bound.
; RUN: ldsopt check %s --mcpu gfx942 --dump ranges -o %t.txt 2>&1 | filecheck %s
; RUN: sed "s/, !range !0//" %s | ldsopt check - --mcpu gfx942 --dump ranges -o %t.txt 2>&1 | filecheck %s --check-prefix OPEN
target triple = "amdgcn-amd-amdhsa"
@row = internal addrspace(3) global [1024 x i32] poison, align 4
declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()

define amdgpu_kernel void @doubled() {
entry:
  %p = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %q = getelementptr inbounds i8, ptr addrspace(4) %p, i64 4
  %b = load i16, ptr addrspace(4) %q, !range !0
  %size = zext i16 %b to i32
  br label %loop
loop:
; CHECK: %k = phi i32 {{.*}}range [2, 1024] step 2
; OPEN: %k = phi i32 {{.*}}range [2, 65532] step 2
  %k = phi i32 [ 2, %entry ], [ %twice, %loop ]
  %at = getelementptr i32, ptr addrspace(3) @row, i32 %k
  store i32 0, ptr addrspace(3) %at
; CHECK: %twice = shl i32 %k, 1 {{.*}}range [4, 2048] step 4
  %twice = shl i32 %k, 1
  %done = icmp sgt i32 %twice, %size
  br i1 %done, label %end, label %loop
end:
  ret void
}
!0 = !{i16 1, i16 1025}
