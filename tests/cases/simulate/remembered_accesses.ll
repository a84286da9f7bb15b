; Of the accesses of a workgroup the latest 65,536 are remembered: a race with an older one has no other side to show.
; RUN: sed s/ROUNDS/10/ %s | exits 1 ldsopt simulate - --mcpu gfx942 --block 128 --arg "out: u32[128]=zeros" 2>&1 | filecheck %s --check-prefix KNOWN
; KNOWN: : race: {{.*}}that wave 0 touched
; KNOWN-NOT: that another access wrote
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  %turned = xor i32 %id, 64
  %other = getelementptr i32, ptr addrspace(3) @lds, i32 %turned
  store i32 %id, ptr addrspace(3) %own
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %m, %loop ]
  %v = load volatile i32, ptr addrspace(3) %own
  %m = add i32 %n, 1
  %more = icmp ult i32 %m, ROUNDS
  br i1 %more, label %loop, label %end
end:
  %x = load i32, ptr addrspace(3) %other
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %place
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
