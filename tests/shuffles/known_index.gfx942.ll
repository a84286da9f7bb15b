; Which lane is read follows from the lane's number alone, or the exchange stays.
target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @by_the_lane(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %n) {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %x = xor i32 %lane, 1
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; DPP: quad_perm:[1,0,3,2]
  %beyond = add i32 %lane, 64
  %bound = and i32 %beyond, -64
  %inside = icmp slt i32 %x, %bound
  %chosen = select i1 %inside, i32 %x, i32 %lane
  %chosen.4 = shl i32 %chosen, 2
  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %chosen.4, i32 %v) ; DPP: quad_perm:[1,0,3,2]
  %size = call i32 @llvm.amdgcn.wavefrontsize()
  %last = sub i32 %size, 1
  %mirrored = sub i32 %last, %lane
  %low4 = and i32 %mirrored, 15
  %row = and i32 %lane, 48
  %own = or i32 %row, %low4
  %own.4 = mul i32 %own, 4
  %c = call i32 @llvm.amdgcn.ds.bpermute(i32 %own.4, i32 %v) ; DPP: row_mirror
  %odd = or i32 %x.4, 3
  %d = call i32 @llvm.amdgcn.ds.bpermute(i32 %odd, i32 %v) ; DPP: quad_perm:[1,0,3,2]
  %again = add i32 %x.4, 1024
  %e = call i32 @llvm.amdgcn.ds.bpermute(i32 %again, i32 %v) ; DPP: quad_perm:[1,0,3,2]
  %lane.4 = shl i32 %lane, 2
  %f = call i32 @llvm.amdgcn.ds.bpermute(i32 %lane.4, i32 %v) ; own value: own value
  %g = call i32 @llvm.amdgcn.ds.bpermute(i32 %n, i32 %v) ; index not known: None
  %some = call i32 @llvm.amdgcn.mbcnt.lo(i32 %n, i32 0)
  %some.4 = shl i32 %some, 2
  %h = call i32 @llvm.amdgcn.ds.bpermute(i32 %some.4, i32 %v) ; index not known: None
  %half = shl i32 %low, 2
  %i = call i32 @llvm.amdgcn.ds.bpermute(i32 %half, i32 %v) ; no move of two instructions: None
  %far = xor i32 %lane, 16
  %far.4 = shl i32 %far, 2
  %j = call i32 @llvm.amdgcn.ds.bpermute(i32 %far.4, i32 %v) ; swizzle: ds_swizzle 0x401f
  %further = xor i32 %lane, 48
  %further.4 = shl i32 %further, 2
  %l = call i32 @llvm.amdgcn.ds.bpermute(i32 %further.4, i32 %v) ; no move of two instructions: None
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %x.4)
  %k = call i32 @llvm.amdgcn.ds.bpermute(i32 %first, i32 %v) ; index not known: None
  store i32 %a, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @by_the_work_item(ptr addrspace(1) %in) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = load i32, ptr addrspace(1) %in
  %x = xor i32 %t, 1
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; needs workgroups of one dimension: quad_perm:[1,0,3,2]
  ret void
}

define amdgpu_kernel void @by_the_work_item_of_a_row(ptr addrspace(1) %in) !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = load i32, ptr addrspace(1) %in
  %x = xor i32 %t, 1
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; DPP: quad_perm:[1,0,3,2]
  ret void
}

; A smaller workgroup at the end of the launch has shorter rows.
define amdgpu_kernel void @by_the_work_item_of_a_square(ptr addrspace(1) %in) !reqd_work_group_size !1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %v = load i32, ptr addrspace(1) %in
  %x = xor i32 %t, 1
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; index not known: None
  ret void
}

define amdgpu_kernel void @by_the_work_item_of_even_squares(ptr addrspace(1) %in) #0 !reqd_work_group_size !1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %v = load i32, ptr addrspace(1) %in
  %x = xor i32 %t, 1
  %rows = shl i32 %y, 3
  %item = add i32 %x, %rows
  %item.4 = shl i32 %item, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %item.4, i32 %v) ; DPP: quad_perm:[1,0,3,2]
  %y.4 = shl i32 %y, 2
  %b = call i32 @llvm.amdgcn.ds.bpermute(i32 %y.4, i32 %v) ; index not known: None
  ret void
}

define i32 @of_a_function(i32 %v) {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %x = xor i32 %lane, 8
  %x.4 = shl i32 %x, 2
  %a = call i32 @llvm.amdgcn.ds.bpermute(i32 %x.4, i32 %v) ; DPP: row_ror:8
  ret i32 %a
}

define amdgpu_kernel void @pushed(ptr addrspace(1) %in) {
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
  %v = load i32, ptr addrspace(1) %in
  %row = and i32 %lane, 48
  %next = add i32 %lane, 3
  %place = and i32 %next, 15
  %to = or i32 %row, %place
  %to.4 = shl i32 %to, 2
  %a = call i32 @llvm.amdgcn.ds.permute(i32 %to.4, i32 %v) ; DPP: row_ror:3
  %twice = and i32 %to.4, 248
  %b = call i32 @llvm.amdgcn.ds.permute(i32 %twice, i32 %v) ; index not known: None
  ret void
}

define amdgpu_kernel void @swizzled(ptr addrspace(1) %in) {
  %v = load i32, ptr addrspace(1) %in
  %a = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 1055) ; DPP: quad_perm:[1,0,3,2]
  %b = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 32795) ; DPP: quad_perm:[3,2,1,0]
  %c = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 16415) ; no move of two instructions: None
  %d = call i32 @llvm.amdgcn.ds.swizzle(i32 %v, i32 49184) ; index not known: None
  ret void
}

declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.wavefrontsize()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.permute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
!1 = !{i32 8, i32 16, i32 1}
