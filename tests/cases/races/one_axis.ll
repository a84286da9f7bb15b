; A kernel that reads ids along y alone, and states no sizes, is taken to have a column of work-items: one shape, so that
; a race that an execution shows is definite.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: ldsopt check %s --no-assume unread-dimensions-are-one | filecheck %s --check-prefix REFUSED

; CHECK: 1 definite, 0 unproven
; CHECK: {{^}}definite wave-race in column
; CHECK: {{^}}  definite: {{.*}}in a launch of 1 x {{[0-9]+}} x 1 work-items
; CHECK: {{^}}assumed: unread-dimensions-are-one
; REFUSED-NOT: {{^}}definite

target triple = "amdgcn-amd-amdhsa"
@C = internal addrspace(3) global [256 x i32] poison, align 4

define amdgpu_kernel void @column(ptr addrspace(1) %to, i32 %n) #0 {
entry:
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %work, label %end
work:
  %o = sub i32 255, %y
  %p = getelementptr inbounds [256 x i32], ptr addrspace(3) @C, i32 0, i32 %y
  %q = getelementptr inbounds [256 x i32], ptr addrspace(3) @C, i32 0, i32 %o
  store i32 %y, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %q
  %g = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %y
  store i32 %v, ptr addrspace(1) %g
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.y()
attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
