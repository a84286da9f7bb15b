; `annotate --align`: accesses of LDS state the alignment that is proved of their addresses, and no more.
; DEFINE: %{align} = ldsopt annotate - --align --no-check -q -o -
; RUN: variant ALL %s | %{align} | filecheck %s

; Variables get the alignment that LLVM's backend gives them anyway, where an access gains.
; CHECK: @tile = internal addrspace(3) global [4096 x i8] poison, align 16
; CHECK: @pair = internal addrspace(3) global [8 x i8] poison, align 8
; CHECK: @idle = internal addrspace(3) global [64 x i8] poison, align 16
; One whose place others decide keeps its own; a dynamic one is aligned as it says.
; CHECK: @weak = weak addrspace(3) global [4096 x i8] poison, align 4
; CHECK: @declared = external addrspace(3) global [4096 x i8], align 4
; CHECK: @dynamic = external addrspace(3) global [0 x i8], align 4
; RUN: variant FIXED %s | %{align} | filecheck %s --check-prefix FIXED
; FIXED: @tile = internal addrspace(3) global [4096 x i8] poison, align 4, !absolute_symbol
; FIXED: store i32 1, ptr addrspace(3) %p0, align 4
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [4096 x i8] poison, align 4 ; but FIXED
;FIXED @tile = internal addrspace(3) global [4096 x i8] poison, align 4, !absolute_symbol !1
@pair = internal addrspace(3) global [8 x i8] poison, align 4
@idle = internal addrspace(3) global [64 x i8] poison, align 4
@weak = weak addrspace(3) global [4096 x i8] poison, align 4 ; but FIXED
;FIXED @weak = internal addrspace(3) global [4096 x i8] poison, align 4
@declared = external addrspace(3) global [4096 x i8], align 4
@dynamic = external addrspace(3) global [0 x i8], align 4
@wide = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()

; An offset that is a multiple; a constant behind it takes some away.
define amdgpu_kernel void @offsets(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i0 = shl i32 %t, 4
  %p0 = getelementptr i8, ptr addrspace(3) @tile, i32 %i0
; CHECK: store i32 1, ptr addrspace(3) %p0, align 16{{$|,}}
  store i32 1, ptr addrspace(3) %p0, align 4
  %i1 = shl i32 %t, 3
  %p1 = getelementptr i8, ptr addrspace(3) @tile, i32 %i1
; CHECK: store i32 1, ptr addrspace(3) %p1, align 8{{$|,}}
  store i32 1, ptr addrspace(3) %p1, align 4
  %i2 = mul i32 %t, 24
  %p2 = getelementptr i8, ptr addrspace(3) @tile, i32 %i2
; CHECK: store i32 1, ptr addrspace(3) %p2, align 8{{$|,}}
  store i32 1, ptr addrspace(3) %p2, align 4
  %i3 = shl i32 %n, 4
  %p3 = getelementptr i8, ptr addrspace(3) @tile, i32 %i3
; CHECK: store i32 1, ptr addrspace(3) %p3, align 16{{$|,}}
  store i32 1, ptr addrspace(3) %p3, align 4
  %i4 = and i32 %n, -16
  %p4 = getelementptr i8, ptr addrspace(3) @tile, i32 %i4
; CHECK: store i32 1, ptr addrspace(3) %p4, align 16{{$|,}}
  store i32 1, ptr addrspace(3) %p4, align 4
  %i5 = and i32 %n, 28
  %p5 = getelementptr i8, ptr addrspace(3) @tile, i32 %i5
; CHECK: store i32 1, ptr addrspace(3) %p5, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p5, align 4
  %i6 = shl i32 %t, 2
  %p6 = getelementptr i8, ptr addrspace(3) @tile, i32 %i6
; CHECK: store i32 1, ptr addrspace(3) %p6, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p6, align 4
  %i7 = add i32 %t, %n
  %p7 = getelementptr i8, ptr addrspace(3) @tile, i32 %i7
; CHECK: store i32 1, ptr addrspace(3) %p7, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p7, align 4
  %i8 = shl i32 %t, 7
  %p8 = getelementptr i8, ptr addrspace(3) @tile, i32 %i8
; CHECK: store i32 1, ptr addrspace(3) %p8, align 16{{$|,}}
  store i32 1, ptr addrspace(3) %p8, align 4
  %i9 = or disjoint i32 %i0, 8
  %p9 = getelementptr i8, ptr addrspace(3) @tile, i32 %i9
; CHECK: store i32 1, ptr addrspace(3) %p9, align 8{{$|,}}
  store i32 1, ptr addrspace(3) %p9, align 4
  %i10 = add i32 %i0, 32
  %p10 = getelementptr i8, ptr addrspace(3) @tile, i32 %i10
; CHECK: store i32 1, ptr addrspace(3) %p10, align 16{{$|,}}
  store i32 1, ptr addrspace(3) %p10, align 4
  ret void
}

; All rounds of a loop count.
define amdgpu_kernel void @rounds_of_16() #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @tile, i32 %i
; CHECK: store i32 16, ptr addrspace(3) %p, align 16{{$|,}}
  store i32 16, ptr addrspace(3) %p, align 4
  %i1 = add i32 %i, 16
  %again = icmp ult i32 %i1, 1024
  br i1 %again, label %loop, label %end
end:
  ret void
}
define amdgpu_kernel void @rounds_of_12() #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @tile, i32 %i
; CHECK: store i32 12, ptr addrspace(3) %p, align 4{{$|,}}
  store i32 12, ptr addrspace(3) %p, align 4
  %i1 = add i32 %i, 12
  %again = icmp ult i32 %i1, 1024
  br i1 %again, label %loop, label %end
end:
  ret void
}
define amdgpu_kernel void @rounds_of_8() #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %p = getelementptr i8, ptr addrspace(3) @tile, i32 %i
; CHECK: store i32 8, ptr addrspace(3) %p, align 8{{$|,}}
  store i32 8, ptr addrspace(3) %p, align 4
  %i1 = add i32 %i, 8
  %again = icmp ult i32 %i1, 1024
  br i1 %again, label %loop, label %end
end:
  ret void
}

; Variables: by their size, an offset formed from the address of another one, those that others place, and two that it may be.
define amdgpu_kernel void @variables(i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = shl i32 %t, 4
; CHECK: store i32 1, ptr addrspace(3) @pair, align 8{{$|,}}
  store i32 1, ptr addrspace(3) @pair, align 4
  %low = and i32 ptrtoint (ptr addrspace(3) @idle to i32), 15
  %mixed = add i32 %i, %low
  %p1 = getelementptr i8, ptr addrspace(3) @tile, i32 %mixed
; CHECK: store i32 1, ptr addrspace(3) %p1, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) @weak, i32 %i
; CHECK: store i32 1, ptr addrspace(3) %p2, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p2, align 4
  %p3 = getelementptr i8, ptr addrspace(3) @declared, i32 %i
; CHECK: store i32 1, ptr addrspace(3) %p3, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p3, align 4
  %p4 = getelementptr i8, ptr addrspace(3) @dynamic, i32 %i
; CHECK: store i32 1, ptr addrspace(3) %p4, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p4, align 4
  %p5 = getelementptr i8, ptr addrspace(3) @wide, i32 %i
; CHECK: store i32 1, ptr addrspace(3) %p5, align 16{{$|,}}
  store i32 1, ptr addrspace(3) %p5, align 4
  %c = icmp eq i32 %n, 0
  %b = select i1 %c, ptr addrspace(3) @tile, ptr addrspace(3) @pair
  %p6 = getelementptr i8, ptr addrspace(3) %b, i32 0
; CHECK: store i32 1, ptr addrspace(3) %p6, align 8{{$|,}}
  store i32 1, ptr addrspace(3) %p6, align 4
  ret void
}

; What no compiler joins stays, and so does an address from memory.
define amdgpu_kernel void @left(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = shl i32 %t, 4
  %p1 = getelementptr i8, ptr addrspace(3) @tile, i32 %i
; CHECK: store volatile i32 1, ptr addrspace(3) %p1, align 4{{$|,}}
  store volatile i32 1, ptr addrspace(3) %p1, align 4
  %p2 = getelementptr i8, ptr addrspace(3) @tile, i32 %i
; CHECK: store atomic i32 1, ptr addrspace(3) %p2 monotonic, align 4{{$|,}}
  store atomic i32 1, ptr addrspace(3) %p2 monotonic, align 4
  %x = load i32, ptr addrspace(1) %out, align 4
  %p3 = getelementptr i8, ptr addrspace(3) @tile, i32 %x
; CHECK: store i32 1, ptr addrspace(3) %p3, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %p3, align 4
  %q = load ptr addrspace(3), ptr addrspace(1) %out, align 4
; CHECK: store i32 1, ptr addrspace(3) %q, align 4{{$|,}}
  store i32 1, ptr addrspace(3) %q, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
!0 = !{i32 64, i32 1, i32 1}
!1 = !{i32 4, i32 5}
