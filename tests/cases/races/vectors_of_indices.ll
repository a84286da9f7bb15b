; Indices that LLVM has packed into vectors are judged element by element, whatever the vector is made of. Findings name
; the lines of the file.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; CHECK: definite wave-race in crossed
; CHECK: vectors_of_indices.ll:[[# @LINE + 102]]
; CHECK: pairs: 3 pairs of LDS accesses of two waves in one barrier interval: 3 proved free of races
; CHECK: strided: 3 pairs of LDS accesses of two waves in one barrier interval: 3 proved free of races
; CHECK: least: 3 pairs of LDS accesses of two waves in one barrier interval: 3 proved free of races
; CHECK: called: 3 pairs of LDS accesses of two waves in one barrier interval: 3 proved free of races
; CHECK: crossed: 3 pairs of LDS accesses of two waves in one barrier interval: 2 proved free of races, 1 definite
; CHECK: frozen: 3 pairs of LDS accesses of two waves in one barrier interval: 0 proved free of races, 3 unproven
; CHECK: global: {{.*}} pairs of accesses of global memory of two waves in one barrier interval: 3 proved free of races

target triple = "amdgcn-amd-amdhsa"
@row = internal addrspace(3) global [4096 x i32] poison, align 16

define amdgpu_kernel void @pairs() #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t1 = insertelement <2 x i32> poison, i32 %t, i64 0
  %tt = shufflevector <2 x i32> %t1, <2 x i32> poison, <2 x i32> zeroinitializer
  %w = shl <2 x i32> %tt, splat (i32 1)
  %v = add <2 x i32> %w, <i32 0, i32 1>
  %i = extractelement <2 x i32> %v, i64 0
  %j = extractelement <2 x i32> %v, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %t, ptr addrspace(3) %q, align 4
  ret void
}

; Each iteration is 512 behind the one before.
define amdgpu_kernel void @strided(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t1 = insertelement <2 x i32> poison, i32 %t, i64 0
  %tt = shufflevector <2 x i32> %t1, <2 x i32> poison, <2 x i32> zeroinitializer
  %first = add nuw <2 x i32> %tt, <i32 0, i32 256>
  br label %loop
loop:
  %v = phi <2 x i32> [ %first, %entry ], [ %next, %loop ]
  %i = extractelement <2 x i32> %v, i64 0
  %j = extractelement <2 x i32> %v, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %t, ptr addrspace(3) %q, align 4
  %next = add nuw <2 x i32> %v, splat (i32 512)
  %more = icmp ult i32 %i, 3000
  br i1 %more, label %loop, label %end
end:
  ret void
}

define amdgpu_kernel void @least(i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t1 = insertelement <2 x i32> poison, i32 %t, i64 0
  %tt = shufflevector <2 x i32> %t1, <2 x i32> poison, <2 x i32> zeroinitializer
  %n1 = insertelement <2 x i32> poison, i32 %n, i64 0
  %nn = shufflevector <2 x i32> %n1, <2 x i32> poison, <2 x i32> zeroinitializer
  %m = call <2 x i32> @llvm.umin.v2i32(<2 x i32> %nn, <2 x i32> <i32 1000, i32 2000>)
  %c = icmp ult <2 x i32> %m, splat (i32 7)
  %d = select <2 x i1> %c, <2 x i32> <i32 0, i32 256>, <2 x i32> <i32 1024, i32 2048>
  %wide = zext <2 x i32> %d to <2 x i64>
  %d1 = trunc <2 x i64> %wide to <2 x i32>
  %v = add nuw <2 x i32> %tt, %d1
  %i = extractelement <2 x i32> %v, i64 0
  %j = extractelement <2 x i32> %v, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %t, ptr addrspace(3) %q, align 4
  ret void
}

; A vector that is an argument.
define amdgpu_kernel void @called(<2 x i32> %given) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t1 = insertelement <2 x i32> poison, i32 %t, i64 0
  %tt = shufflevector <2 x i32> %t1, <2 x i32> poison, <2 x i32> zeroinitializer
  %rows = and <2 x i32> %given, splat (i32 1024)
  %other = or <2 x i32> %rows, <i32 0, i32 2048>
  %v = add nuw <2 x i32> %tt, %other
  %i = extractelement <2 x i32> %v, i64 0
  %j = extractelement <2 x i32> %v, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %t, ptr addrspace(3) %q, align 4
  ret void
}

; The second element is the next work-item's first one.
define amdgpu_kernel void @crossed() #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t1 = insertelement <2 x i32> poison, i32 %t, i64 0
  %tt = shufflevector <2 x i32> %t1, <2 x i32> poison, <2 x i32> zeroinitializer
  %v = add <2 x i32> %tt, <i32 0, i32 1>
  %i = extractelement <2 x i32> %v, i64 0
  %j = extractelement <2 x i32> %v, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %t, ptr addrspace(3) %q, align 4
  ret void
}

; Two uses of a frozen value are the same number, and nothing is known of it.
define amdgpu_kernel void @frozen(<2 x i32> %given) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t1 = insertelement <2 x i32> poison, i32 %t, i64 0
  %tt = shufflevector <2 x i32> %t1, <2 x i32> poison, <2 x i32> zeroinitializer
  %open = add nsw <2 x i32> %given, %tt
  %f = freeze <2 x i32> %open
  %v = add <2 x i32> %f, <i32 0, i32 1>
  %i = extractelement <2 x i32> %v, i64 0
  %j = extractelement <2 x i32> %v, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(3) @row, i32 %j
  store i32 %t, ptr addrspace(3) %p, align 4
  store i32 %t, ptr addrspace(3) %q, align 4
  ret void
}

define amdgpu_kernel void @global(ptr addrspace(1) %to) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %t1 = insertelement <2 x i32> poison, i32 %t, i64 0
  %tt = shufflevector <2 x i32> %t1, <2 x i32> poison, <2 x i32> zeroinitializer
  %w = shl <2 x i32> %tt, splat (i32 1)
  %v = add <2 x i32> %w, <i32 0, i32 1>
  %i = extractelement <2 x i32> %v, i64 0
  %j = extractelement <2 x i32> %v, i64 1
  %p = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %i
  %q = getelementptr inbounds i32, ptr addrspace(1) %to, i32 %j
  store i32 %t, ptr addrspace(1) %p, align 4
  store i32 %t, ptr addrspace(1) %q, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare <2 x i32> @llvm.umin.v2i32(<2 x i32>, <2 x i32>)
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
