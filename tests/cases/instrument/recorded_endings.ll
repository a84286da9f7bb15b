; Waves that end early, from every store. A row is a run of a scope or a mark, by workgroup and wave.
; DEFINE: %{run} = ldsopt simulate %t.rec.ll --arg "i32[16384]=zeros" --arg i32=4 --arg "u8[270464]=zeros" --dump-records %t.dump -o %t.said
; DEFINE: %{show} = ldsopt trace %t.dump --format csv
; DEFINE: %{rows} = cut -d, -f1-5,10,11
; The wave ends by an instruction, or in assembly.
; RUN: variant CALL %s > %t.ll
; RUN: ldsopt instrument %t.ll -q --buffer device -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; RUN: ldsopt instrument %t.ll -q --buffer lds -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; RUN: ldsopt instrument %t.ll -q --buffer arg --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; RUN: ldsopt instrument %t.ll -q --buffer lds --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; RUN: variant ASM %s > %t.ll
; RUN: ldsopt instrument %t.ll -q --buffer device -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; RUN: ldsopt instrument %t.ll -q --buffer lds -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; RUN: ldsopt instrument %t.ll -q --buffer arg --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; RUN: ldsopt instrument %t.ll -q --buffer lds --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix ENDED
; ENDED-DAG: {{^}}0,0,mark,begun,,
; ENDED-DAG: {{^}}0,0,mark,early,,
; ENDED-DAG: {{^}}0,1,mark,begun,,
; ENDED-DAG: {{^}}0,1,scope,work,0,,
; In a function that the kernel calls it ends where nobody sees it: nothing tells how much it recorded.
; RUN: variant CALLED %s > %t.ll
; RUN: ldsopt instrument %t.ll -q --buffer device -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-0
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-0
; RUN: ldsopt instrument %t.ll -q --buffer lds -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-0
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-0
; RUN: ldsopt instrument %t.ll -q --buffer arg --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-0
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-0
; RUN: ldsopt instrument %t.ll -q --buffer lds --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-0
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-0
; RUN: variant CALLED,SECOND %s > %t.ll
; RUN: ldsopt instrument %t.ll -q --buffer device -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-1
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-1
; RUN: ldsopt instrument %t.ll -q --buffer lds -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-1
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-1
; RUN: ldsopt instrument %t.ll -q --buffer arg --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-1
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-1
; RUN: ldsopt instrument %t.ll -q --buffer lds --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} 2>&1 | %{rows} | filecheck %s --check-prefix UNSEEN-1
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix LOST-1
; UNSEEN-0-NOT: {{^}}0,0,
; UNSEEN-0: {{^}}0,1,
; UNSEEN-0-NOT: {{^}}0,0,
; LOST-0: 1 wave ended without a record of it, what they recorded is lost: 0 of workgroup 0
; UNSEEN-1-NOT: {{^}}0,1,
; UNSEEN-1: {{^}}0,0,
; UNSEEN-1-NOT: {{^}}0,1,
; LOST-1: 1 wave ended without a record of it, what they recorded is lost: 1 of workgroup 0

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.s.waitcnt(i32)
;CALLED define void @quit() #0 {
;CALLED   call void @llvm.amdgcn.endpgm()
;CALLED   unreachable
;CALLED }
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %wave = lshr i32 %t, 6
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %wave)
  call void asm sideeffect "; ldsopt.rec mark begun", "~{memory}"()
  %c = icmp eq i32 %first, 0 ; but SECOND
;SECOND   %c = icmp eq i32 %first, 1
  br i1 %c, label %out.early, label %rest
out.early:
  call void asm sideeffect "; ldsopt.rec mark early", "~{memory}"()
;CALL   call void @llvm.amdgcn.endpgm()
;ASM   call void asm sideeffect "s_endpgm", ""()
;CALLED   call void @quit()
  unreachable
rest:
  call void asm sideeffect "; ldsopt.rec start work", "~{memory}"()
  call void asm sideeffect "; ldsopt.rec end work", "~{memory}"()
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
