; A kernel with questions that the solver cannot answer leaves steps to those behind it.

; RUN: ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: unproven wave-race in hard
; CHECK-NOT: in easy
; CHECK: hard: 13 pairs of LDS accesses

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [4096 x i32] poison, align 16

define amdgpu_kernel void @hard(ptr addrspace(1) %out, i32 %n, i32 %m, i32 %k) #0 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %a = mul i32 %lane, %n
  %b = add i32 %a, %m
  %x = and i32 %b, 65535
  %square = mul i32 %x, %x
  %rest = urem i32 %square, 1021
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %rest
  store i32 7, ptr addrspace(3) %p, align 4
  %v0 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 8), align 4
  %s0 = add i32 %v0, 0
  %v1 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 24), align 4
  %s1 = add i32 %v1, %s0
  %v2 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 28), align 4
  %s2 = add i32 %v2, %s1
  %v3 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 32), align 4
  %s3 = add i32 %v3, %s2
  %v4 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 40), align 4
  %s4 = add i32 %v4, %s3
  %v5 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 52), align 4
  %s5 = add i32 %v5, %s4
  %v6 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 72), align 4
  %s6 = add i32 %v6, %s5
  %v7 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 76), align 4
  %s7 = add i32 %v7, %s6
  %v8 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 84), align 4
  %s8 = add i32 %v8, %s7
  %v9 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 88), align 4
  %s9 = add i32 %v9, %s8
  %v10 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 96), align 4
  %s10 = add i32 %v10, %s9
  %v11 = load i32, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @tile, i32 112), align 4
  %s11 = add i32 %v11, %s10
  store i32 %s11, ptr addrspace(1) %out, align 4
  ret void
}

define amdgpu_kernel void @easy(ptr addrspace(1) %out) #0 {
entry:
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  br label %clear

clear:
  %i = phi i32 [ %lane, %entry ], [ %next, %clear ]
  %row = udiv i32 %i, 18
  %column = urem i32 %i, 18
  %start = mul i32 %row, 19
  %at = add i32 %start, %column
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %at
  store i32 0, ptr addrspace(3) %p, align 4
  %next = add i32 %i, 256
  %more = icmp ult i32 %next, 324
  br i1 %more, label %clear, label %done

done:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %r = xor i32 %lane, 64
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %r
  %v = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
