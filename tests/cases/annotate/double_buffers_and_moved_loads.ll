; LLVM moves a load behind the loop past a barrier. Two buffers are right by the order of the IR, so none are written.
; RUN: ldsopt annotate --double-buffer %s -o %t.ll 2>&1 | filecheck %s --check-prefix MOVED
; RUN: variant VOLATILE %s | ldsopt annotate --double-buffer - -o %t.ll 2>&1 | filecheck %s --check-prefix STAYS
; MOVED: the compiler would move an access of LDS across a barrier
; STAYS: kernel k: 2 barriers in loops: 1 gone by two buffers

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [256 x i32] poison, align 4
@C = internal addrspace(3) global [256 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 64
  %mine = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  %C.own = getelementptr i32, ptr addrspace(3) @C, i32 %t
  %C.other = getelementptr i32, ptr addrspace(3) @C, i32 %other
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %loop ]
  store i32 %i, ptr addrspace(3) %mine, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %x = load i32, ptr addrspace(3) %theirs, align 4
  %sum.next = add i32 %sum, %x
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  store i32 %sum.next, ptr addrspace(3) %C.own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %C.other, align 4        ; but VOLATILE
;VOLATILE  %v = load volatile i32, ptr addrspace(3) %C.other, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %t
  %c = icmp eq i32 %n, 7
  br i1 %c, label %use, label %done
use:
  store i32 %v, ptr addrspace(1) %g, align 4
  br label %done
done:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
!0 = !{i32 256, i32 1, i32 1}
