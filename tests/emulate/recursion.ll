target triple = "amdgcn-amd-amdhsa"
define internal i32 @sum(i32 %n) #0 {
  %slot = alloca i32, align 4, addrspace(5)
  store volatile i32 %n, ptr addrspace(5) %slot, align 4
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = add i32 %n, -1
  %rest = call i32 @sum(i32 %m)
  %mine = load volatile i32, ptr addrspace(5) %slot, align 4
  %all = add i32 %rest, %mine
  ret i32 %all
end:
  ret i32 0
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %n = and i32 %i, DEPTH
  %s = call i32 @sum(i32 %n)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %s, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { noinline nounwind }
