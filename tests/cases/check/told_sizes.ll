; The size of workgroups as the user tells it, where the kernel does not state it. What rests on it says so.
; DEFINE: %{check} = ldsopt check - --mcpu gfx1250 --no-races
; DEFINE: %{told} = --assume workgroup-size=32,4
; RUN: variant OPEN %s | exits 1 %{check} -o %t.plain
; RUN: filecheck %s --check-prefix PLAIN --input-file %t.plain
; RUN: variant OPEN %s | exits 1 %{check} %{told} -o %t.told
; RUN: filecheck %s --check-prefix TOLD --input-file %t.told
; PLAIN-NOT: workgroup-size
; TOLD: assumed: workgroup-size=32,4 (made by --assume)

; A size that the kernel states needs no assumption but that no workgroup is smaller.
; RUN: variant STATED,OPEN %s | exits 1 %{check} %{told} -o %t.stated
; RUN: filecheck %s --check-prefix TOLD --input-file %t.stated
; RUN: variant STATED,UNIFORM %s | exits 1 %{check} %{told} -o %t.uniform
; RUN: filecheck %s --check-prefix PLAIN --input-file %t.uniform

; One that the bounds of the kernel exclude is refused, and so are two sizes and unknown promises.
; RUN: variant SMALL %s | exits 3 %{check} %{told} 2>&1 | filecheck %s --check-prefix SMALL
; RUN: variant OPEN %s | exits 2 %{check} %{told} --assume workgroup-size=128 2>&1 | filecheck %s --check-prefix TWO
; RUN: variant OPEN %s | exits 2 %{check} --assume speed 2>&1 | filecheck %s --check-prefix UNKNOWN
; SMALL: have 64 to 64 work-items, which is not workgroup-size=32,4
; TWO: --assume takes one workgroup-size
; UNKNOWN: no such assumption of a launch: speed

; Banks know lanes by a told size: lanes in rows of two are in more of the same bank than a row of 32.
; RUN: variant OPEN %s | ldsopt banks - --mcpu gfx1250 | filecheck %s --check-prefix LANES
; RUN: variant OPEN %s | ldsopt banks - --mcpu gfx1250 --assume workgroup-size=2,64 | filecheck %s --check-prefix ROWS
; RUN: variant OPEN %s | ldsopt banks - --mcpu gfx1250 --assume workgroup-size=32,4 | filecheck %s --check-prefix ROW
; LANES: 0 LDS accesses
; ROWS: @S {{ *}}4 {{ *}}16 {{ *}}1 {{ *}}16.00 {{ *}}%v = load float
; ROW: @S {{ *}}4 {{ *}}4 {{ *}}1 {{ *}}4.00 {{ *}}%v = load float

target triple = "amdgcn-amd-amdhsa"
@S = internal addrspace(3) global [65536 x i8] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1), ptr addrspace(3), i32, i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.wait.asynccnt(i16)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o) #0
;STATED  !reqd_work_group_size !0
{
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %row = shl i32 %y, 11
  %column = shl i32 %x, 4
  %at = or disjoint i32 %row, %column
  %own = getelementptr i8, ptr addrspace(3) @S, i32 %at
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %own, i32 0, i32 0)
  call void @llvm.amdgcn.s.wait.asynccnt(i16 0)
  %v = load float, ptr addrspace(3) %own, align 16
  store float %v, ptr addrspace(1) %o
  call void @llvm.amdgcn.global.load.async.to.lds.b128(ptr addrspace(1) %g, ptr addrspace(3) %own, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %w = load float, ptr addrspace(3) %own, align 16
  store float %w, ptr addrspace(1) %o
  ret void
}
;OPEN attributes #0 = { "amdgpu-flat-work-group-size"="128,128" }
;UNIFORM attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
;SMALL attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 32, i32 4, i32 1}
