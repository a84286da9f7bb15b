; Flat pointers that are formed from addresses of LDS, as `volatile float *v = lds` in HIP.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: not grep "in one_wave:" %t.txt

; CHECK: {{^}}definite wave-race in two_waves:
; CHECK: {{^}}definite wave-race in by_a_constant:
; CHECK: {{^}}unproven wave-race in of_two:
; CHECK: {{^}}  unproven: {{.*}}an address that is not followed

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16

define amdgpu_kernel void @one_wave(ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %is_first = icmp ult i32 %t, 64
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %flat = addrspacecast ptr addrspace(3) %own to ptr
  store volatile i32 %t, ptr %flat
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %is_first, label %add, label %done
add:
  %far = getelementptr i32, ptr %flat, i64 32
  %v = load volatile i32, ptr %far
  store volatile i32 %v, ptr %flat
  %zero = load volatile i32, ptr addrspacecast (ptr addrspace(3) @A to ptr)
  store i32 %zero, ptr addrspace(1) %p
  br label %done
done:
  ret void
}

define amdgpu_kernel void @two_waves(ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %flat = addrspacecast ptr addrspace(3) @A to ptr
  %wide = zext i32 %t to i64
  %own = getelementptr i32, ptr %flat, i64 %wide
  store volatile i32 %t, ptr %own
  %far = getelementptr i32, ptr %own, i64 -64
  %is_high = icmp ugt i32 %t, 63
  br i1 %is_high, label %read, label %done
read:
  %v = load volatile i32, ptr %far
  store i32 %v, ptr addrspace(1) %p
  br label %done
done:
  ret void
}

define amdgpu_kernel void @by_a_constant(ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  store volatile i32 %t, ptr addrspacecast (ptr addrspace(3) @A to ptr)
  ret void
}

; What is chosen between two pointers is not followed.
define amdgpu_kernel void @of_two(ptr addrspace(1) %p, i1 %c) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %one = addrspacecast ptr addrspace(3) %own to ptr
  %other = getelementptr i32, ptr %one, i64 256
  %flat = select i1 %c, ptr %one, ptr %other
  store volatile i32 %t, ptr %flat
  ret void
}

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
