; Records of few and of many waves, the LDS that they take, and modules whose copies another variable may disturb.
; DEFINE: %{instrument} = ldsopt instrument -
; DEFINE: %{lds} = ldsopt instrument - --buffer lds --per-wave 16 -o -

; Two waves of two dimensions are told apart by the number of the work-item along y; one needs none.
; RUN: variant ROW,FLAT %s | %{instrument} -o - | filecheck %s --check-prefix RECORDS
; RUN: variant ROWS,FLAT %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-Y
; RECORDS: ldsopt.rec
; NO-Y: 'k' gets no workitem.id.y

; Two waves of 16 records, 8 bytes each; a wave that makes none, or too many, writes to 8 bytes of its own.
; RUN: variant TWO %s | %{lds} --keep last | filecheck %s --check-prefix LAST
; RUN: variant TWO %s | %{lds} --keep first | filecheck %s --check-prefix FIRST
; RUN: variant TWO %s | %{lds} --keep last --waves 1 | filecheck %s --check-prefix ONE
; LAST: @ldsopt.records.k.lds = internal addrspace(3) global [256 x i8]
; FIRST: @ldsopt.records.k.lds = internal addrspace(3) global [272 x i8]
; ONE: @ldsopt.records.k.lds = internal addrspace(3) global [144 x i8]

; The mask of waves is printed as LLVM prints it.
; RUN: variant MANY %s | %{instrument} --waves 0,3 -o - | filecheck %s --check-prefix SOME
; RUN: variant MANY %s | %{instrument} --waves 0,31 -o - | filecheck %s --check-prefix ENDS
; SOME: wave.selected = and i32 {{\S+}} 9{{$}}
; ENDS: wave.selected = and i32 {{\S+}} -2147483647{{$}}

; The bytes that copies in inline assembly write are not known, so that no records go to LDS beside them. Where copies by an intrinsic
; may be disturbed, the code is checked; reads are no copies.
; RUN: variant GFX950 %s | %{instrument} --buffer lds -o %t.ll 2> %t.plain
; RUN: variant GFX950,LOAD %s | %{instrument} --buffer lds -o %t.ll 2> %t.load
; RUN: variant GFX950,READ %s | %{instrument} --buffer lds -o %t.ll 2> %t.read
; RUN: filecheck %s --check-prefix UNCHECKED < %t.plain
; RUN: filecheck %s --check-prefix UNCHECKED < %t.load
; RUN: filecheck %s --check-prefix UNCHECKED < %t.read
; RUN: variant GFX950,COPY %s | %{instrument} --buffer lds -o %t.ll 2>&1 | filecheck %s --check-prefix CHECKED
; RUN: variant GFX950,COPY-ASM %s | exits 3 ldsopt instrument - --buffer lds -o %t.ll 2>&1 | filecheck %s --check-prefix REFUSED
; UNCHECKED-NOT: findings:
; CHECKED: {{^}}  findings:
; REFUSED: assembly that may access LDS
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [512 x i32] poison, align 16
;COPY declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
;READ declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))
declare i32 @llvm.amdgcn.workitem.id.x()
;TWO,MANY,GFX950 define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
;FLAT define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  call void asm sideeffect "; ldsopt.rec start all", "~{memory}"()
;LOAD   call void asm sideeffect "global_load_dword v0, $0, $1", "v,s"(i32 %t, ptr addrspace(1) %out)
;COPY-ASM   call void asm sideeffect "global_load_lds_dword $0, $1", "v,s"(i32 %t, ptr addrspace(1) %out)
  call void asm sideeffect "; ldsopt.rec end all", "~{memory}"()
  ret void
}
;TWO attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
;GFX950 attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx950" }
;MANY attributes #0 = { "amdgpu-flat-work-group-size"="1024,1024" "target-cpu"="gfx1100" }
;ROW attributes #0 = { "amdgpu-flat-work-group-size"="32,32" "target-cpu"="gfx942" "amdgpu-no-workitem-id-y" }
;ROWS attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" "amdgpu-no-workitem-id-y" }
;ROW !0 = !{i32 8, i32 4, i32 1}
;ROWS !0 = !{i32 8, i32 16, i32 1}
