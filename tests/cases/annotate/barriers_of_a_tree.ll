; The last levels of a tree reduction are of one wave: their barriers are, too, if the shape of workgroups is known.
; RUN: variant GFX942 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix GFX942
; RUN: variant GFX90A %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx90a -o %t.ll 2>&1 | filecheck %s --check-prefix GFX90A
; RUN: variant GFX1100 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix GFX1100
; RUN: variant GFX1201 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx1201 -o %t.ll 2>&1 | filecheck %s --check-prefix GFX1201
; RUN: variant ALL-READ %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix ALL-READ
; RUN: variant NO-SHAPE %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix NO-SHAPE
; RUN: variant PROMISED %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 --assume unread-dimensions-are-one -o %t.ll 2>&1 | filecheck %s --check-prefix PROMISED
; RUN: variant READS-Y %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 --assume unread-dimensions-are-one -o %t.ll 2>&1 | filecheck %s --check-prefix READS-Y
; RUN: variant GFX942 %s > %t.in.gfx942.ll
; RUN: ldsopt annotate %t.in.gfx942.ll --barriers -q -o %t.gfx942.ll --report %t.json
; RUN: filecheck %s --check-prefix REPORT --input-file %t.json
; RUN: ldsopt diff %t.in.gfx942.ll %t.gfx942.ll | filecheck %s --check-prefix DIFF
; RUN: ldsopt check --no-races %t.gfx942.ll
; RUN: ldsopt optimize %t.in.gfx942.ll --effort 0 -o %t.best.ll 2>&1 | filecheck %s --check-prefix OPTIMIZED
; REPORT: "no_exchange": 7
; REPORT: "weakened": 7
; DIFF: barriers helped k: 9 → 2
; OPTIMIZED: `annotate --barriers{{.*}}barriers 9 → 2
; GFX942: kernel k: 9 barriers, 7 made of a wave: 7 unneeded, 2 needed
; GFX942: <stdin>:[[# @LINE + 88]]: needed
; GFX942: <stdin>:[[# @LINE + 100]]: needed
; GFX942: <stdin>:[[# @LINE + 112]]: unneeded
; GFX942: <stdin>:[[# @LINE + 124]]: unneeded
; GFX942: <stdin>:[[# @LINE + 136]]: unneeded
; GFX942: <stdin>:[[# @LINE + 148]]: unneeded
; GFX942: <stdin>:[[# @LINE + 160]]: unneeded
; GFX942: <stdin>:[[# @LINE + 172]]: unneeded
; GFX942: <stdin>:[[# @LINE + 184]]: unneeded
; GFX90A: kernel k: 9 barriers, 7 made of a wave: 7 unneeded, 2 needed
; GFX90A: <stdin>:[[# @LINE + 78]]: needed
; GFX90A: <stdin>:[[# @LINE + 90]]: needed
; GFX90A: <stdin>:[[# @LINE + 102]]: unneeded
; GFX90A: <stdin>:[[# @LINE + 114]]: unneeded
; GFX90A: <stdin>:[[# @LINE + 126]]: unneeded
; GFX90A: <stdin>:[[# @LINE + 138]]: unneeded
; GFX90A: <stdin>:[[# @LINE + 150]]: unneeded
; GFX90A: <stdin>:[[# @LINE + 162]]: unneeded
; GFX90A: <stdin>:[[# @LINE + 174]]: unneeded
; GFX1100: kernel k: 9 barriers, 6 made of a wave: 6 unneeded, 3 needed
; GFX1100: <stdin>:[[# @LINE + 68]]: needed
; GFX1100: <stdin>:[[# @LINE + 80]]: needed
; GFX1100: <stdin>:[[# @LINE + 92]]: needed
; GFX1100: <stdin>:[[# @LINE + 104]]: unneeded
; GFX1100: <stdin>:[[# @LINE + 116]]: unneeded
; GFX1100: <stdin>:[[# @LINE + 128]]: unneeded
; GFX1100: <stdin>:[[# @LINE + 140]]: unneeded
; GFX1100: <stdin>:[[# @LINE + 152]]: unneeded
; GFX1100: <stdin>:[[# @LINE + 164]]: unneeded
; GFX1201: kernel k: 9 barriers, 6 made of a wave: 6 unneeded, 3 needed
; GFX1201: <stdin>:[[# @LINE + 58]]: needed
; GFX1201: <stdin>:[[# @LINE + 70]]: needed
; GFX1201: <stdin>:[[# @LINE + 82]]: needed
; GFX1201: <stdin>:[[# @LINE + 94]]: unneeded
; GFX1201: <stdin>:[[# @LINE + 106]]: unneeded
; GFX1201: <stdin>:[[# @LINE + 118]]: unneeded
; GFX1201: <stdin>:[[# @LINE + 130]]: unneeded
; GFX1201: <stdin>:[[# @LINE + 142]]: unneeded
; GFX1201: <stdin>:[[# @LINE + 154]]: unneeded
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 { ; but NO-SHAPE, PROMISED, READS-Y
;NO-SHAPE,PROMISED,READS-Y define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 {
; NO-SHAPE: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart
; NO-SHAPE: kernel k: 9 barriers, 0 made of a wave: 7 if assumed, 2 needed
; NO-SHAPE: <stdin>:[[# @LINE + 39]]: needed
; NO-SHAPE: <stdin>:[[# @LINE + 51]]: needed
; NO-SHAPE: <stdin>:[[# @LINE + 63]]: if assumed
; NO-SHAPE: <stdin>:[[# @LINE + 75]]: if assumed
; NO-SHAPE: <stdin>:[[# @LINE + 87]]: if assumed
; NO-SHAPE: <stdin>:[[# @LINE + 99]]: if assumed
; NO-SHAPE: <stdin>:[[# @LINE + 111]]: if assumed
; NO-SHAPE: <stdin>:[[# @LINE + 123]]: if assumed
; NO-SHAPE: <stdin>:[[# @LINE + 135]]: if assumed
; PROMISED: kernel k: 9 barriers, 7 made of a wave: 7 assumed unneeded, 2 needed
; PROMISED: <stdin>:[[# @LINE + 29]]: needed
; PROMISED: <stdin>:[[# @LINE + 41]]: needed
; PROMISED: <stdin>:[[# @LINE + 53]]: assumed unneeded
; PROMISED: <stdin>:[[# @LINE + 65]]: assumed unneeded
; PROMISED: <stdin>:[[# @LINE + 77]]: assumed unneeded
; PROMISED: <stdin>:[[# @LINE + 89]]: assumed unneeded
; PROMISED: <stdin>:[[# @LINE + 101]]: assumed unneeded
; PROMISED: <stdin>:[[# @LINE + 113]]: assumed unneeded
; PROMISED: <stdin>:[[# @LINE + 125]]: assumed unneeded
; PROMISED: assumed: unread-dimensions-are-one
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
;READS-Y   %y = call i32 @llvm.amdgcn.workitem.id.y()
; READS-Y: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart
; READS-Y: kernel k: 9 barriers, 0 made of a wave: 9 needed
; READS-Y: <stdin>:[[# @LINE + 13]]: needed
; READS-Y: <stdin>:[[# @LINE + 25]]: needed
; READS-Y: <stdin>:[[# @LINE + 37]]: needed
; READS-Y: <stdin>:[[# @LINE + 49]]: needed
; READS-Y: <stdin>:[[# @LINE + 61]]: needed
; READS-Y: <stdin>:[[# @LINE + 73]]: needed
; READS-Y: <stdin>:[[# @LINE + 85]]: needed
; READS-Y: <stdin>:[[# @LINE + 97]]: needed
; READS-Y: <stdin>:[[# @LINE + 109]]: needed
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = load i32, ptr addrspace(1) %from
  store i32 %first, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in128 = icmp ult i32 %t, 128
  br i1 %in128, label %add128, label %next128
add128:
  %p128 = getelementptr i32, ptr addrspace(3) %own, i32 128
  %x128 = load i32, ptr addrspace(3) %p128
  %y128 = load i32, ptr addrspace(3) %own
  %z128 = add i32 %x128, %y128
  store i32 %z128, ptr addrspace(3) %own
  br label %next128
next128:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in64 = icmp ult i32 %t, 64
  br i1 %in64, label %add64, label %next64
add64:
  %p64 = getelementptr i32, ptr addrspace(3) %own, i32 64
  %x64 = load i32, ptr addrspace(3) %p64
  %y64 = load i32, ptr addrspace(3) %own
  %z64 = add i32 %x64, %y64
  store i32 %z64, ptr addrspace(3) %own
  br label %next64
next64:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in32 = icmp ult i32 %t, 32
  br i1 %in32, label %add32, label %next32
add32:
  %p32 = getelementptr i32, ptr addrspace(3) %own, i32 32
  %x32 = load i32, ptr addrspace(3) %p32
  %y32 = load i32, ptr addrspace(3) %own
  %z32 = add i32 %x32, %y32
  store i32 %z32, ptr addrspace(3) %own
  br label %next32
next32:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in16 = icmp ult i32 %t, 16
  br i1 %in16, label %add16, label %next16
add16:
  %p16 = getelementptr i32, ptr addrspace(3) %own, i32 16
  %x16 = load i32, ptr addrspace(3) %p16
  %y16 = load i32, ptr addrspace(3) %own
  %z16 = add i32 %x16, %y16
  store i32 %z16, ptr addrspace(3) %own
  br label %next16
next16:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in8 = icmp ult i32 %t, 8
  br i1 %in8, label %add8, label %next8
add8:
  %p8 = getelementptr i32, ptr addrspace(3) %own, i32 8
  %x8 = load i32, ptr addrspace(3) %p8
  %y8 = load i32, ptr addrspace(3) %own
  %z8 = add i32 %x8, %y8
  store i32 %z8, ptr addrspace(3) %own
  br label %next8
next8:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in4 = icmp ult i32 %t, 4
  br i1 %in4, label %add4, label %next4
add4:
  %p4 = getelementptr i32, ptr addrspace(3) %own, i32 4
  %x4 = load i32, ptr addrspace(3) %p4
  %y4 = load i32, ptr addrspace(3) %own
  %z4 = add i32 %x4, %y4
  store i32 %z4, ptr addrspace(3) %own
  br label %next4
next4:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in2 = icmp ult i32 %t, 2
  br i1 %in2, label %add2, label %next2
add2:
  %p2 = getelementptr i32, ptr addrspace(3) %own, i32 2
  %x2 = load i32, ptr addrspace(3) %p2
  %y2 = load i32, ptr addrspace(3) %own
  %z2 = add i32 %x2, %y2
  store i32 %z2, ptr addrspace(3) %own
  br label %next2
next2:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %in1 = icmp ult i32 %t, 1
  br i1 %in1, label %add1, label %next1
add1:
  %p1 = getelementptr i32, ptr addrspace(3) %own, i32 1
  %x1 = load i32, ptr addrspace(3) %p1
  %y1 = load i32, ptr addrspace(3) %own
  %z1 = add i32 %x1, %y1
  store i32 %z1, ptr addrspace(3) %own
  br label %next1
next1:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %is = icmp eq i32 %t, 0 ; but ALL-READ
  br i1 %is, label %write, label %end ; but ALL-READ
write: ; but ALL-READ
  %sum = load i32, ptr addrspace(3) @a
  store i32 %sum, ptr addrspace(1) %out ; but ALL-READ
  br label %end ; but ALL-READ
end: ; but ALL-READ
;ALL-READ   %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
;ALL-READ   store i32 %sum, ptr addrspace(1) %to
; ALL-READ: kernel k: 9 barriers, 6 made of a wave: 6 unneeded, 3 needed
; ALL-READ: <stdin>:[[# @LINE - 116]]: needed
; ALL-READ: <stdin>:[[# @LINE - 104]]: needed
; ALL-READ: <stdin>:[[# @LINE - 92]]: unneeded
; ALL-READ: <stdin>:[[# @LINE - 80]]: unneeded
; ALL-READ: <stdin>:[[# @LINE - 68]]: unneeded
; ALL-READ: <stdin>:[[# @LINE - 56]]: unneeded
; ALL-READ: <stdin>:[[# @LINE - 44]]: unneeded
; ALL-READ: <stdin>:[[# @LINE - 32]]: unneeded
; ALL-READ: <stdin>:[[# @LINE - 20]]: needed
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
