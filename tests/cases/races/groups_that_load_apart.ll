; One group of waves is a barrier ahead of the other. What both load from one address may have been written meanwhile.
; RUN: exits 1 ldsopt check %s -v | filecheck %s

; CHECK-DAG: definite wave-race in of_lds
; CHECK-DAG: wave-race in of_memory
; CHECK-DAG: {{^}}of_lds_at_once: {{.*}}, 1 that write the same value{{$}}
; CHECK-DAG: {{^}}of_memory_at_once: {{.*}}, 1 that write the same value{{$}}
; CHECK-DAG: {{^}}of_constants: {{.*}}, 1 that write the same value{{$}}
; CHECK-DAG: {{^}}of_one_group: {{.*}}, 1 that write the same value{{$}}

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16

; The first wave reads, and then writes. The others read a barrier later.
define amdgpu_kernel void @of_lds(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 63
  %low = and i32 %t, 63
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  br i1 %high, label %start, label %fill
fill:
  store i32 1, ptr addrspace(3) %a
  br label %start
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %high, label %hold, label %go
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %go
go:
  %v = load i32, ptr addrspace(3) %a
  br i1 %high, label %next, label %change
change:
  store i32 7, ptr addrspace(3) %a
  br label %next
next:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %high, label %end, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  ret void
}

; All waves read behind the same barrier.
define amdgpu_kernel void @of_lds_at_once(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 63
  %low = and i32 %t, 63
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  br i1 %high, label %start, label %fill
fill:
  store i32 1, ptr addrspace(3) %a
  br label %start
start:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %a
  br i1 %high, label %hold, label %go
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %go
go:
  call void @llvm.amdgcn.s.barrier()
  br i1 %high, label %end, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  ret void
}

; The waves that are late store what they have loaded at one time.
define amdgpu_kernel void @of_one_group(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 63
  %low = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  br i1 %high, label %hold, label %go
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %go
go:
  %v = load i32, ptr addrspace(1) %p
  call void @llvm.amdgcn.s.barrier()
  br i1 %high, label %end, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  call void @llvm.amdgcn.s.barrier()
  br i1 %high, label %write, label %done
write:
  store i32 %v, ptr addrspace(3) %b
  br label %done
done:
  ret void
}

define amdgpu_kernel void @of_memory(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 63
  %low = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  br i1 %high, label %hold, label %go
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %go
go:
  %v = load i32, ptr addrspace(1) %p
  br i1 %high, label %next, label %change
change:
  store i32 7, ptr addrspace(1) %p
  br label %next
next:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br i1 %high, label %end, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  ret void
}

define amdgpu_kernel void @of_memory_at_once(ptr addrspace(1) %g) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 63
  %low = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  %v = load i32, ptr addrspace(1) %p
  br i1 %high, label %hold, label %go
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %go
go:
  call void @llvm.amdgcn.s.barrier()
  br i1 %high, label %end, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  ret void
}

define amdgpu_kernel void @of_constants(ptr addrspace(4) %g) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %high = icmp ugt i32 %t, 63
  %low = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(4) %g, i32 %low
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  br i1 %high, label %hold, label %go
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %go
go:
  %v = load i32, ptr addrspace(4) %p
  call void @llvm.amdgcn.s.barrier()
  br i1 %high, label %end, label %catch
catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %b
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 192, i32 1, i32 1}
