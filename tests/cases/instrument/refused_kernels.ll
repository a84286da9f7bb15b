; A kernel of which records cannot tell waves apart, or that is no kernel, is refused.
; RUN: variant NO-MARKS %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-MARKS
; RUN: variant LEFT-OUT %s | exits 3 ldsopt instrument - --only other -o %t.ll 2>&1 | filecheck %s --check-prefix LEFT-OUT
; RUN: variant WAVES %s | exits 3 ldsopt instrument - --waves 2-9 -o %t.ll 2>&1 | filecheck %s --check-prefix WAVES
; RUN: variant ALONG-Y %s | exits 3 ldsopt instrument - --workgroups 4,4 -o %t.ll 2>&1 | filecheck %s --check-prefix ALONG-Y
; RUN: variant DIMENSIONS-REFUSED %s | exits 3 ldsopt instrument - --no-assume unread-dimensions-are-one -o %t.ll 2>&1 | filecheck %s --check-prefix DIMENSIONS-REFUSED
; RUN: variant FLAT-REFUSED %s | exits 3 ldsopt instrument - --no-assume flat-grid -o %t.ll 2>&1 | filecheck %s --check-prefix FLAT-REFUSED
; RUN: variant READS-Y %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix READS-Y
; RUN: variant READS-Y %s | ldsopt instrument - --assume 'workgroup-size=64,*' -o %t.ll 2>&1 | filecheck %s --check-prefix ROWS-TOLD
; RUN: variant NO-ID %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-ID
; RUN: variant CALLED-FUNCTION %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix CALLED-FUNCTION
; RUN: variant CALLS-Y %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix CALLS-Y
; RUN: variant CALLS-UNKNOWN %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix CALLS-UNKNOWN
; RUN: variant CALLS-NONE %s | ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix CALLS-NONE
; RUN: variant MEMORY %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix MEMORY
; RUN: variant NO-ARCH %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-ARCH
; ROWS-TOLD: of 2 waves a workgroup
; ROWS-TOLD: assumed: workgroup-size=64,*: every workgroup has this size
; NO-MARKS: error: <stdin>: no marks of records; mark scopes, e.g. LDSOPT_RECORD_START(name) of ldsopt.h (`ldsopt --include-dir`), or use --auto loops
; LEFT-OUT: error: <stdin>: no marks of records but those that --only and --skip leave out; mark scopes, e.g. LDSOPT_RECORD_START(name) of ldsopt.h (`ldsopt --include-dir`), or use --auto loops
; WAVES: error: <stdin>:[[# @LINE + 13]]: 'k' has 2 waves a workgroup, none of which --waves 2-9 names; name some from 0 to 1
; DIMENSIONS-REFUSED: error: <stdin>:[[# @LINE + 12]]: nothing says that workgroups of 'k' have one dimension, and unread-dimensions-are-one is not to be assumed; say which: --assume workgroup-size=X,Y,Z; or state reqd_work_group_size, where the language has it
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

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 { ; but NO-ID
;NO-ID define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;READS-Y   %u = call i32 @llvm.amdgcn.workitem.id.y()
; READS-Y: error: <stdin>:[[# @LINE - 1]]: 'k' has workgroups of more than one dimension and does not say which; say which: --assume workgroup-size=X,Y,Z; or state reqd_work_group_size, where the language has it
;CALLS-Y,CALLS-UNKNOWN,CALLS-NONE   %y = call i32 @f()
  call void asm sideeffect "; ldsopt.rec mark place", "~{memory}"() ; but NO-MARKS
  ret void
}
;CALLED-FUNCTION
;CALLED-FUNCTION define void @f() {
;CALLED-FUNCTION   call void asm sideeffect "; ldsopt.rec mark x", "~{memory}"()
;CALLED-FUNCTION   ret void
;CALLED-FUNCTION }
; CALLED-FUNCTION: error: <stdin>:[[# @LINE - 3]]: a mark of a record in 'f', which is no kernel; have it inlined (always_inline, -O3); marks are for a kernel's final IR
;CALLS-Y
;CALLS-Y define i32 @f() {
;CALLS-Y   %u = call i32 @llvm.amdgcn.workitem.id.y()
;CALLS-Y   ret i32 %u
;CALLS-Y }
; CALLS-Y: error: <stdin>:[[# @LINE - 3]]: 'k' has workgroups of more than one dimension and does not say which; say which: --assume workgroup-size=X,Y,Z; or state reqd_work_group_size, where the language has it
;CALLS-UNKNOWN declare i32 @f()
; CALLS-UNKNOWN: error: <stdin>:[[# @LINE - 17]]: 'k' calls code of which nothing is known, and which may read an id along y or z; say which: --assume workgroup-size=X,Y,Z; or state reqd_work_group_size, where the language has it
;CALLS-NONE
;CALLS-NONE define i32 @f() {
;CALLS-NONE   ret i32 1
;CALLS-NONE }
; CALLS-NONE: kernel k: 1 place of 1 scope: place
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" } ; but ALONG-Y, FLAT-REFUSED, NO-ID, MEMORY, NO-ARCH
;ALONG-Y attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" "amdgpu-no-workgroup-id-y" }
; ALONG-Y: error: <stdin>:[[# @LINE - 31]]: 'k' gets no workgroup.id.y (amdgpu-no-workgroup-id-y), so its workgroups cannot be told apart along y; leave --workgroups at one along y, or take the attribute away
;FLAT-REFUSED attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" "amdgpu-no-workgroup-id-y" }
; FLAT-REFUSED: error: <stdin>:[[# @LINE - 33]]: 'k' gets no workgroup.id along each axis, and flat-grid is not to be assumed; take the attributes amdgpu-no-workgroup-id-y and -z away
;NO-ID attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" "amdgpu-no-workitem-id-y" }
;NO-ID !0 = !{i32 64, i32 2, i32 1}
; NO-ID: error: <stdin>:[[# @LINE - 35]]: 'k' gets no workitem.id.y, by which its waves are told apart; take the attribute amdgpu-no-workitem-id-y away
;MEMORY attributes #0 = { memory(argmem: readwrite) "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
; MEMORY: error: <stdin>:[[# @LINE - 38]]: an attribute of 'k' says what memory it touches, which records make untrue; take memory(...) away from it
;NO-ARCH attributes #0 = { "amdgpu-flat-work-group-size"="128,128"  }
; NO-ARCH: error: <stdin>: no architecture: no function has a target-cpu, and neither the triple nor the file's name or head says one; say which with --mcpu, e.g. --mcpu gfx942
