; LDS-DMA with marks on its own terms: simulated, in liveness, checked, annotated, and compiled by LLVM 22, which has none.
; DEFINE: %{run} = ldsopt simulate - --block 64 --arg "in: i32[64]=arange" --arg "out: i32[64]=zeros"
; RUN: %{python} -c "import numpy as np; np.save('%t.npy', np.arange(64, dtype='i4'))"

; A copy that was waited for has landed, and its code has the waits.
; RUN: variant ONE %s | %{run} --expect out=%t.npy
; RUN: variant ONE %s | ldsopt check - | filecheck %s --check-prefix CLEAN
; RUN: variant ONE %s | ldsopt compile - --emit asm | filecheck %s --check-prefix CODE
; RUN: variant OLDER %s | %{run} --expect out=%t.npy
; RUN: variant OLDER %s | ldsopt check - | filecheck %s --check-prefix CLEAN
; RUN: variant OLDER %s | ldsopt compile - --emit asm | filecheck %s --check-prefix CODE
; RUN: variant MARKS %s | %{run} --expect out=%t.npy
; RUN: variant MARKS %s | ldsopt check - | filecheck %s --check-prefix CLEAN
; RUN: variant MARKS %s | ldsopt compile - --emit asm | filecheck %s --check-prefix CODE
; RUN: variant MORE %s | %{run} --expect out=%t.npy
; RUN: variant MORE %s | ldsopt check - | filecheck %s --check-prefix CLEAN
; RUN: variant MORE %s | ldsopt compile - --emit asm | filecheck %s --check-prefix CODE
; RUN: variant COUNTER %s | %{run} --expect out=%t.npy
; RUN: variant COUNTER %s | ldsopt check - | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTER %s | ldsopt compile - --emit asm | filecheck %s --check-prefix CODE
; CLEAN: no findings
; CODE-NOT: asyncmark
; CODE: s_waitcnt vmcnt(
; CODE-NOT: asyncmark

; One that was not is under way still; a fence and a barrier promise nothing.
; RUN: variant NO-WAIT %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant NO-WAIT %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix MISSING --input-file %t.txt
; RUN: variant NO-MARK %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant NO-MARK %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix MISSING --input-file %t.txt
; RUN: variant FRONT %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant FRONT %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix MISSING --input-file %t.txt
; RUN: variant YOUNGER %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant YOUNGER %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix MISSING --input-file %t.txt
; RUN: variant FENCED %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant FENCED %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix MISSING --input-file %t.txt
; RACE: : race:
; MISSING: 0 definite, 1 unproven, 0 latent
; MISSING: missing-wait in k:

; A is free behind the first barrier if its copy is complete there.
; RUN: variant ONE,PHASES %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant COUNTER,PHASES %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant NO-WAIT,PHASES %s | ldsopt liveness - | filecheck %s --check-prefix USED
; RUN: variant NO-MARK,PHASES %s | ldsopt liveness - | filecheck %s --check-prefix USED
; RUN: variant BEHIND,PHASES %s | ldsopt liveness - | filecheck %s --check-prefix USED
; RUN: variant LEFT,PHASES %s | ldsopt liveness - | filecheck %s --check-prefix USED
; FREE: A 256 16 0 [0,1)
; USED: A 256 16 0-2 [0,3)

; What annotate writes has the copies, marks and waits as they came.
; RUN: variant OLDER %s | ldsopt annotate - --bases all --repair --no-check -o %t.ll 2> %t.said
; RUN: filecheck %s --check-prefix KEPT --input-file %t.ll
; KEPT: load.async.lds(ptr addrspace(1) %src, ptr addrspace(3) @A, i32 4, i32 0, i32 0){{$}}
; KEPT: call void @llvm.amdgcn.asyncmark(){{$}}
; KEPT: load.async.lds(ptr addrspace(1) %src, ptr addrspace(3) @B, i32 4, i32 0, i32 0){{$}}
; KEPT: call void @llvm.amdgcn.asyncmark(){{$}}
; KEPT: call void @llvm.amdgcn.wait.asyncmark(i16 1){{$}}
; KEPT: load i32, {{.*}}!alias.scope

; RUN: variant MASKED %s | exits 3 %{run} 2>&1 | filecheck %s --check-prefix MASKED
; MASKED: leaves some kinds of copies out
; RUN: variant ONE,UNNAMED %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix UNNAMED
; UNNAMED: no architecture
; RUN: variant ONE,GFX11 %s | exits 3 ldsopt check - 2>&1 | filecheck %s --check-prefix GFX11
; GFX11: does not know the intrinsic

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32 immarg, i32 immarg, i32 immarg)
declare void @llvm.amdgcn.asyncmark()
declare void @llvm.amdgcn.wait.asyncmark(i16 immarg) ; but MASKED
;MASKED declare void @llvm.amdgcn.wait.asyncmark(i16 immarg, i32 immarg)
declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %src = getelementptr i32, ptr addrspace(1) %in, i32 %t
;FRONT   call void @llvm.amdgcn.asyncmark()
;YOUNGER   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %src, ptr addrspace(3) @B, i32 4, i32 0, i32 0)
;YOUNGER   call void @llvm.amdgcn.asyncmark()
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %src, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
  call void @llvm.amdgcn.asyncmark() ; but COUNTER, NO-MARK, FRONT
;OLDER   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %src, ptr addrspace(3) @B, i32 4, i32 0, i32 0)
;OLDER,MARKS   call void @llvm.amdgcn.asyncmark()
;BEHIND   call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %src, ptr addrspace(3) @A, i32 4, i32 0, i32 0)
;ONE,MORE,NO-MARK,FRONT,BEHIND   call void @llvm.amdgcn.wait.asyncmark(i16 0)
;OLDER,MARKS,YOUNGER,LEFT   call void @llvm.amdgcn.wait.asyncmark(i16 1)
;MORE   call void @llvm.amdgcn.wait.asyncmark(i16 7)
;COUNTER   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;MASKED   call void @llvm.amdgcn.wait.asyncmark(i16 0, i32 2)
;FENCED   fence syncscope("workgroup") release
;FENCED   call void @llvm.amdgcn.s.barrier()
;FENCED   fence syncscope("workgroup") acquire
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %v = load i32, ptr addrspace(3) %p, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %to, align 4
;PHASES   fence syncscope("workgroup") release
;PHASES   call void @llvm.amdgcn.s.barrier()
;PHASES   fence syncscope("workgroup") acquire
;PHASES   fence syncscope("workgroup") release
;PHASES   call void @llvm.amdgcn.s.barrier()
;PHASES   fence syncscope("workgroup") acquire
  ret void
}
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" } ; but UNNAMED, GFX11
;GFX11 attributes #0 = { "target-cpu"="gfx1100" "amdgpu-flat-work-group-size"="64,64" }
;UNNAMED attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
