; An argument of a counterexample by which an index of elements wraps around 2**32 is none that anybody gives: no launch
; with it is called a definite race. A small negative one is.
; REQUIRES: bitwuzla, pseudocode, llc-22
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: llc-22 -mcpu=gfx942 %s -o %t.s
; RUN: exits 1 ldsopt check -v %t.s -o %t.code
; RUN: filecheck %s --input-file %t.code
; CHECK-NOT: definite wave-race in huge
; CHECK: definite wave-race in negative
; CHECK: in a launch of 256 x 1 x 1 work-items, argument 0 = -{{[0-9]+}},
; CHECK: huge: {{.*}}, 1 unproven
; CHECK: negative: {{.*}}, 1 definite

target triple = "amdgcn-amd-amdhsa"
@row = internal addrspace(3) global [1024 x i32] poison, align 4

define amdgpu_kernel void @huge(i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @row, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %is_low = icmp slt i32 %n, -65536
  %is_first = icmp eq i32 %t, 0
  %both = and i1 %is_low, %is_first
  br i1 %both, label %some, label %end
some:
  %p = getelementptr i32, ptr addrspace(3) @row, i32 %n
  store i32 0, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

define amdgpu_kernel void @negative(i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @row, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %is_low = icmp slt i32 %n, -20
  %is_first = icmp eq i32 %t, 0
  %both = and i1 %is_low, %is_first
  br i1 %both, label %some, label %end
some:
  %m = add i32 %n, 200
  %p = getelementptr i32, ptr addrspace(3) @row, i32 %m
  store i32 0, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
