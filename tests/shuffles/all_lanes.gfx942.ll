; A move that reads lanes whether they are active or not needs all of them active: one lane for all, by v_readlane_b32.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @whole_waves(ptr addrspace(1) %in, i32 %n) #0 {
entry:
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = add i32 5, 0
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; readlane: readlane 5
  %few = icmp ult i32 %lane, 5
  br i1 %few, label %some, label %join
some:
  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs all lanes active: readlane 5
  br label %join
join:
  %c = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; readlane: readlane 5
  %same = icmp ult i32 %n, 5
  br i1 %same, label %all, label %next
all:
  %d = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; readlane: readlane 5
  br label %next
next:
  br i1 %few, label %end, label %rest
rest:
  %e = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs all lanes active: readlane 5
  br label %end
end:
  ret void
}

define amdgpu_kernel void @some_are_gone(ptr addrspace(1) %in) #0 {
entry:
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = add i32 5, 0
  %x.4 = shl i32 %x, 2
  %few = icmp ult i32 %lane, 5
  br i1 %few, label %gone, label %rest
gone:
  ret void
rest:
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs all lanes active: readlane 5
  ret void
}

define amdgpu_kernel void @of_any_size(ptr addrspace(1) %in) #1 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = add i32 5, 0
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs all lanes active: readlane 5
  ret void
}

define amdgpu_kernel void @with_a_smaller_last_workgroup(ptr addrspace(1) %in) #2 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = add i32 5, 0
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs all lanes active: readlane 5
  ret void
}

define amdgpu_kernel void @with_a_part_of_a_wave(ptr addrspace(1) %in) #3 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = add i32 5, 0
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs all lanes active: readlane 5
  ret void
}

define void @of_a_function(ptr addrspace(1) %in) #0 {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = add i32 5, 0
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs all lanes active: readlane 5
  ret void
}

declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
attributes #1 = { "amdgpu-flat-work-group-size"="1,256" "uniform-work-group-size"="true" }
attributes #2 = { "amdgpu-flat-work-group-size"="256,256" }
attributes #3 = { "amdgpu-flat-work-group-size"="80,80" "uniform-work-group-size"="true" }
