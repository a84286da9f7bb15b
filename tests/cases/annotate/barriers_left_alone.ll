; Kernels that time their waves, whose accesses complete out of order, or of which not all is known keep every barrier.
; RUN: variant SCHEDULING-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix SCHEDULING-64
; RUN: variant PRIORITY-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix PRIORITY-64
; RUN: variant UNKNOWN-CALL-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-CALL-64
; RUN: variant ASSEMBLY-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix ASSEMBLY-64
; RUN: variant COPY-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix COPY-64
; RUN: variant ESCAPE-64 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix ESCAPE-64
; RUN: variant SCHEDULING-256 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix SCHEDULING-256
; RUN: variant PRIORITY-256 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix PRIORITY-256
; RUN: variant UNKNOWN-CALL-256 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix UNKNOWN-CALL-256
; RUN: variant ASSEMBLY-256 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix ASSEMBLY-256
; RUN: variant COPY-256 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix COPY-256
; RUN: variant ESCAPE-256 %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix ESCAPE-256
; RUN: variant NO-FENCES %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix NO-FENCES
; RUN: variant WIDE-FENCES %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix WIDE-FENCES
; RUN: variant CALLED %s | ldsopt annotate - --barriers --no-check -v --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix CALLED
; NO-FENCES: kernel k: 3 barriers, 1 made of a wave: 1 unneeded, 2 without its fences
; NO-FENCES: <stdin>:[[# @LINE + 71]]: without its fences
; NO-FENCES: <stdin>:[[# @LINE + 85]]: without its fences
; NO-FENCES: <stdin>:[[# @LINE + 99]]: unneeded
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [1024 x i32] poison
@b = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.sched.barrier(i32)
declare void @llvm.amdgcn.s.setprio(i16)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare void @unknown()
;CALLED
;CALLED define internal void @meet() noinline {
;CALLED   fence syncscope("workgroup") release
;CALLED   call void @llvm.amdgcn.s.barrier()
;CALLED   fence syncscope("workgroup") acquire
;CALLED   ret void
;CALLED }

define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
;SCHEDULING-64,SCHEDULING-256   call void @llvm.amdgcn.sched.barrier(i32 0)
; SCHEDULING-256: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; SCHEDULING-256: kernel k: 3 barriers, 0 made of a wave: 3 times waves
; SCHEDULING-256: left as they are: `call void @llvm.amdgcn.sched.barrier(i32 0)` times the waves
; SCHEDULING-256: <stdin>:[[# @LINE + 43]]: times waves
; SCHEDULING-256: <stdin>:[[# @LINE + 57]]: times waves
; SCHEDULING-256: <stdin>:[[# @LINE + 71]]: times waves
;PRIORITY-64,PRIORITY-256   call void @llvm.amdgcn.s.setprio(i16 1)
; PRIORITY-256: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; PRIORITY-256: kernel k: 3 barriers, 0 made of a wave: 3 times waves
; PRIORITY-256: left as they are: `call void @llvm.amdgcn.s.setprio(i16 1)` times the waves
; PRIORITY-256: <stdin>:[[# @LINE + 36]]: times waves
; PRIORITY-256: <stdin>:[[# @LINE + 50]]: times waves
; PRIORITY-256: <stdin>:[[# @LINE + 64]]: times waves
;UNKNOWN-CALL-64,UNKNOWN-CALL-256   call void @unknown()
; UNKNOWN-CALL-256: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; UNKNOWN-CALL-256: kernel k: 3 barriers, 0 made of a wave: 3 unknown
; UNKNOWN-CALL-256: left as they are: a call of unknown code: `call void @unknown()`
; UNKNOWN-CALL-256: <stdin>:[[# @LINE + 29]]: unknown
; UNKNOWN-CALL-256: <stdin>:[[# @LINE + 43]]: unknown
; UNKNOWN-CALL-256: <stdin>:[[# @LINE + 57]]: unknown
;ASSEMBLY-64,ASSEMBLY-256   call void asm sideeffect "ds_write_b32 $0, $0", "v,~{memory}"(i32 0)
; ASSEMBLY-256: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; ASSEMBLY-256: kernel k: 3 barriers, 0 made of a wave: 3 unknown
; ASSEMBLY-256: left as they are: assembly that may access LDS: `call void asm sideeffect "ds_write_b32 $0, $0", "v,~{memory}"(i32 0)`
; ASSEMBLY-256: <stdin>:[[# @LINE + 22]]: unknown
; ASSEMBLY-256: <stdin>:[[# @LINE + 36]]: unknown
; ASSEMBLY-256: <stdin>:[[# @LINE + 50]]: unknown
;COPY-64,COPY-256   call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @b, i32 4, i32 0, i32 0)
; COPY-256: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; COPY-256: kernel k: 3 barriers, 0 made of a wave: 3 LDS out of order
; COPY-256: left as they are: `call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @b, i32 4, i32 0, i32 0)` is not done in order
; COPY-256: <stdin>:[[# @LINE + 15]]: LDS out of order
; COPY-256: <stdin>:[[# @LINE + 29]]: LDS out of order
; COPY-256: <stdin>:[[# @LINE + 43]]: LDS out of order
;ESCAPE-64,ESCAPE-256   store ptr addrspace(3) @b, ptr addrspace(1) %out
; ESCAPE-256: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; ESCAPE-256: kernel k: 3 barriers, 0 made of a wave: 3 LDS out of order
; ESCAPE-256: left as they are: an address in LDS leaves our sight
; ESCAPE-256: <stdin>:[[# @LINE + 8]]: LDS out of order
; ESCAPE-256: <stdin>:[[# @LINE + 22]]: LDS out of order
; ESCAPE-256: <stdin>:[[# @LINE + 36]]: LDS out of order
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %first = load i32, ptr addrspace(1) %from
  store i32 %first, ptr addrspace(3) %own
  fence syncscope("workgroup") release ; but NO-FENCES, WIDE-FENCES
;WIDE-FENCES   fence syncscope("workgroup") acq_rel
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but NO-FENCES, WIDE-FENCES
;WIDE-FENCES   fence syncscope("workgroup") acq_rel
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
  fence syncscope("workgroup") release ; but NO-FENCES, WIDE-FENCES
;WIDE-FENCES   fence syncscope("workgroup") acq_rel
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but NO-FENCES, WIDE-FENCES
;WIDE-FENCES   fence syncscope("workgroup") acq_rel
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
  fence syncscope("workgroup") release ; but WIDE-FENCES
;WIDE-FENCES   fence syncscope("workgroup") acq_rel
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but WIDE-FENCES
;WIDE-FENCES   fence syncscope("workgroup") acq_rel
; WIDE-FENCES: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; WIDE-FENCES: kernel k: 3 barriers, 0 made of a wave: 3 without its fences
; WIDE-FENCES: <stdin>:[[# @LINE - 35]]: without its fences
; WIDE-FENCES: <stdin>:[[# @LINE - 21]]: without its fences
; WIDE-FENCES: <stdin>:[[# @LINE - 7]]: without its fences
  %is = icmp eq i32 %t, 0
  br i1 %is, label %write, label %end
write:
  %sum = load i32, ptr addrspace(3) @a
  store i32 %sum, ptr addrspace(1) %out
  br label %end
end:
;CALLED   call void @meet()
; CALLED: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; CALLED: kernel k: 4 barriers, 0 made of a wave: 3 unknown, 1 in a called function
; CALLED: left as they are: meet, which it calls, has barriers of its own
; CALLED: <stdin>:[[# @LINE - 49]]: unknown
; CALLED: <stdin>:[[# @LINE - 35]]: unknown
; CALLED: <stdin>:[[# @LINE - 21]]: unknown
; CALLED: <stdin>:[[# @LINE - 108]]: in a called function
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" } ; but SCHEDULING-64, PRIORITY-64, UNKNOWN-CALL-64, ASSEMBLY-64, COPY-64, ESCAPE-64
!0 = !{i32 256, i32 1, i32 1} ; but SCHEDULING-64, PRIORITY-64, UNKNOWN-CALL-64, ASSEMBLY-64, COPY-64, ESCAPE-64
;SCHEDULING-64,PRIORITY-64,UNKNOWN-CALL-64,ASSEMBLY-64,COPY-64,ESCAPE-64 attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
;SCHEDULING-64,PRIORITY-64,UNKNOWN-CALL-64,ASSEMBLY-64,COPY-64,ESCAPE-64 !0 = !{i32 64, i32 1, i32 1}
; SCHEDULING-64: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; SCHEDULING-64: kernel k: 3 barriers, 0 made of a wave: 3 times waves
; SCHEDULING-64: left as they are: `call void @llvm.amdgcn.sched.barrier(i32 0)` times the waves
; SCHEDULING-64: <stdin>:[[# @LINE - 62]]: times waves
; SCHEDULING-64: <stdin>:[[# @LINE - 48]]: times waves
; SCHEDULING-64: <stdin>:[[# @LINE - 34]]: times waves
; PRIORITY-64: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; PRIORITY-64: kernel k: 3 barriers, 0 made of a wave: 3 times waves
; PRIORITY-64: left as they are: `call void @llvm.amdgcn.s.setprio(i16 1)` times the waves
; PRIORITY-64: <stdin>:[[# @LINE - 68]]: times waves
; PRIORITY-64: <stdin>:[[# @LINE - 54]]: times waves
; PRIORITY-64: <stdin>:[[# @LINE - 40]]: times waves
; UNKNOWN-CALL-64: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; UNKNOWN-CALL-64: kernel k: 3 barriers, 0 made of a wave: 3 unknown
; UNKNOWN-CALL-64: left as they are: a call of unknown code: `call void @unknown()`
; UNKNOWN-CALL-64: <stdin>:[[# @LINE - 74]]: unknown
; UNKNOWN-CALL-64: <stdin>:[[# @LINE - 60]]: unknown
; UNKNOWN-CALL-64: <stdin>:[[# @LINE - 46]]: unknown
; ASSEMBLY-64: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; ASSEMBLY-64: kernel k: 3 barriers, 0 made of a wave: 3 unknown
; ASSEMBLY-64: left as they are: assembly that may access LDS: `call void asm sideeffect "ds_write_b32 $0, $0", "v,~{memory}"(i32 0)`
; ASSEMBLY-64: <stdin>:[[# @LINE - 80]]: unknown
; ASSEMBLY-64: <stdin>:[[# @LINE - 66]]: unknown
; ASSEMBLY-64: <stdin>:[[# @LINE - 52]]: unknown
; COPY-64: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; COPY-64: kernel k: 3 barriers, 0 made of a wave: 3 LDS out of order
; COPY-64: left as they are: `call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %in, ptr addrspace(3) @b, i32 4, i32 0, i32 0)` is not done in order
; COPY-64: <stdin>:[[# @LINE - 86]]: LDS out of order
; COPY-64: <stdin>:[[# @LINE - 72]]: LDS out of order
; COPY-64: <stdin>:[[# @LINE - 58]]: LDS out of order
; ESCAPE-64: <stdin> (gfx942): unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; ESCAPE-64: kernel k: 3 barriers, 0 made of a wave: 3 LDS out of order
; ESCAPE-64: left as they are: an address in LDS leaves our sight
; ESCAPE-64: <stdin>:[[# @LINE - 92]]: LDS out of order
; ESCAPE-64: <stdin>:[[# @LINE - 78]]: LDS out of order
; ESCAPE-64: <stdin>:[[# @LINE - 64]]: LDS out of order
