; A pointer that is a choice between variables touches one of them, and no third, wherever in it the address is.
; RUN: ldsopt check %s --mcpu gfx942 --verbose | filecheck %s
; RUN: sed 's/^  store i32 %x, ptr addrspace(3) %third/  store i32 %x, ptr addrspace(3) %second/' %s | ldsopt check - --mcpu gfx942 --verbose | filecheck %s --check-prefix=SECOND

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
@C = internal addrspace(3) global [256 x i32] poison, align 16

; CHECK: no findings
; CHECK: choose: {{[0-9]+}} pairs of LDS accesses of two waves in one barrier interval: {{[0-9]+}} proved free of races{{$}}
; SECOND: unproven wave-race in choose
define amdgpu_kernel void @choose(ptr addrspace(1) %p, i32 %i, i32 %j, i1 %which) "amdgpu-flat-work-group-size"="256,256" {
  %of = select i1 %which, ptr addrspace(3) @A, ptr addrspace(3) @B
  %first = getelementptr inbounds i32, ptr addrspace(3) %of, i32 %i
  %second = getelementptr inbounds i32, ptr addrspace(3) @B, i32 %j
  %third = getelementptr inbounds i32, ptr addrspace(3) @C, i32 %j
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %is = icmp eq i32 %item, 0
  br i1 %is, label %write, label %read
write:
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(3) %third
  br label %end
read:
  %y = load i32, ptr addrspace(3) %first
  store i32 %y, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
