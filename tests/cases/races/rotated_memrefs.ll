; Buffers as structs of pointer, offset and sizes, as MLIR lowers memrefs, which a loop swaps whole.
; RUN: ldsopt check %s --mcpu gfx942 --verbose | filecheck %s
; An iteration that reads what it writes, since the loop does not swap; no barrier; the offset of the other buffer.
; RUN: sed 's/ %from, %loop \] ; swapped/ %to, %loop ]/' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE
; RUN: sed 's/^  call void @llvm.amdgcn.s.barrier() ; swapped//' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE
; RUN: sed 's/%whole, i32 %there, 1/%whole, i32 %here, 1/' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=CHOSEN

target triple = "amdgcn-amd-amdhsa"
@Ring = internal addrspace(3) global [512 x i32] poison, align 16

; CHECK: no findings
; CHECK: swapped: {{[0-9]+}} pairs of LDS accesses of two waves in one barrier interval: {{[0-9]+}} proved free of races{{$}}
; CHECK: chosen: {{[0-9]+}} pairs of LDS accesses of two waves in one barrier interval: {{[0-9]+}} proved free of races{{$}}
; RACE: definite wave-race in swapped
; CHOSEN: definite wave-race in chosen
define amdgpu_kernel void @swapped(ptr addrspace(1) %p) "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" {
entry:
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %other = sub i32 255, %item
  %fill.a = getelementptr i32, ptr addrspace(3) @Ring, i32 %item
  store i32 0, ptr addrspace(3) %fill.a
  %upper = add i32 %item, 256
  %fill.b = getelementptr i32, ptr addrspace(3) @Ring, i32 %upper
  store i32 0, ptr addrspace(3) %fill.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %from = phi { ptr addrspace(3), i64, [1 x i64] } [ { ptr addrspace(3) @Ring, i64 0, [1 x i64] [i64 256] }, %entry ], [ %to, %loop ]
  %to = phi { ptr addrspace(3), i64, [1 x i64] } [ { ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @Ring, i64 1024), i64 0, [1 x i64] [i64 256] }, %entry ], [ %from, %loop ] ; swapped
  %read = extractvalue { ptr addrspace(3), i64, [1 x i64] } %from, 0
  %written = extractvalue { ptr addrspace(3), i64, [1 x i64] } %to, 0
  %a = getelementptr i32, ptr addrspace(3) %read, i32 %other
  %x = load i32, ptr addrspace(3) %a
  %b = getelementptr i32, ptr addrspace(3) %written, i32 %item
  %sum = add i32 %x, %k
  store i32 %sum, ptr addrspace(3) %b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; swapped
  fence syncscope("workgroup") acquire
  %k.next = add nuw nsw i32 %k, 1
  %again = icmp ult i32 %k.next, 32
  br i1 %again, label %loop, label %done
done:
  ret void
}

; A struct that a uniform condition chooses, and one of its fields is set.
define amdgpu_kernel void @chosen(ptr addrspace(1) %p, i1 %is, bfloat %unused) "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %other = sub i32 255, %item
  %fill.a = getelementptr i32, ptr addrspace(3) @Ring, i32 %item
  store i32 0, ptr addrspace(3) %fill.a
  %upper = add i32 %item, 256
  %fill.b = getelementptr i32, ptr addrspace(3) @Ring, i32 %upper
  store i32 0, ptr addrspace(3) %fill.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %here = select i1 %is, i32 256, i32 0
  %there = sub i32 256, %here
  %memref = select i1 %is, { ptr addrspace(3), i32 } { ptr addrspace(3) @Ring, i32 256 }, { ptr addrspace(3), i32 } { ptr addrspace(3) @Ring, i32 0 }
  %start = extractvalue { ptr addrspace(3), i32 } %memref, 0
  %offset = extractvalue { ptr addrspace(3), i32 } %memref, 1
  %whole = insertvalue { ptr addrspace(3), i32 } poison, ptr addrspace(3) %start, 0
  %second = insertvalue { ptr addrspace(3), i32 } %whole, i32 %there, 1
  %place = extractvalue { ptr addrspace(3), i32 } %second, 1
  %base = extractvalue { ptr addrspace(3), i32 } %second, 0
  %to = add i32 %offset, %item
  %a = getelementptr i32, ptr addrspace(3) %start, i32 %to
  store i32 %item, ptr addrspace(3) %a
  %from = add i32 %place, %other
  %b = getelementptr i32, ptr addrspace(3) %base, i32 %from
  %x = load i32, ptr addrspace(3) %b
  store i32 %x, ptr addrspace(1) %p
  ret void
}
