; Records of workgroups and waves wherever these are, of numbers, and of marks however they are written. A row is a run of a scope
; or a mark: workgroup, wave, kind, name, depth, and its numbers.
; DEFINE: %{run} = ldsopt simulate %t.rec.ll --arg "i32[16384]=zeros" --arg i32=4 --arg "u8[270464]=zeros" --dump-records %t.dump -o %t.said
; DEFINE: %{show} = ldsopt trace %t.dump --format csv
; DEFINE: %{rows} = cut -d, -f1-5,10,11
; Workgroups of a plane: of 4 x 3, those of 3 x 2 have room.
; RUN: variant SIZE-64,PLANE %s | ldsopt instrument - -q --workgroups 3,2 -o %t.rec.ll
; RUN: %{run} --grid 4,3 --block 64
; RUN: %{show} | %{rows} | filecheck %s --check-prefix PLANE
; PLANE: {{^}}0,0,mark,x,,0,
; PLANE-NEXT: {{^}}0,0,mark,y,,0,
; PLANE-NEXT: {{^}}1,0,mark,x,,1,
; PLANE-NEXT: {{^}}1,0,mark,y,,0,
; PLANE-NEXT: {{^}}2,0,mark,x,,2,
; PLANE-NEXT: {{^}}2,0,mark,y,,0,
; PLANE-NEXT: {{^}}3,0,mark,x,,0,
; PLANE-NEXT: {{^}}3,0,mark,y,,1,
; PLANE-NEXT: {{^}}4,0,mark,x,,1,
; PLANE-NEXT: {{^}}4,0,mark,y,,1,
; PLANE-NEXT: {{^}}5,0,mark,x,,2,
; PLANE-NEXT: {{^}}5,0,mark,y,,1,
; PLANE-NOT: mark
; RUN: ldsopt trace %t.dump | filecheck %s --check-prefix NO-SLOT
; NO-SLOT: 6 workgroups
; Waves of a block of 16 x 4 x 4 work-items are its layers; of 128 x 2, halves of its rows.
; RUN: variant SIZE-256,BLOCK %s | ldsopt instrument - -q -o %t.rec.ll
; RUN: %{run} --block 16,4,4
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix LAYERS
; LAYERS: {{^}}0,0,mark,x,,0,
; LAYERS-NEXT: {{^}}0,0,mark,y,,0,
; LAYERS-NEXT: {{^}}0,1,mark,x,,0,
; LAYERS-NEXT: {{^}}0,1,mark,y,,0,
; LAYERS-NEXT: {{^}}0,2,mark,x,,0,
; LAYERS-NEXT: {{^}}0,2,mark,y,,0,
; LAYERS-NEXT: {{^}}0,3,mark,x,,0,
; LAYERS-NEXT: {{^}}0,3,mark,y,,0,
; RUN: variant SIZE-256,FLAT %s | ldsopt instrument - -q -o %t.rec.ll
; RUN: %{run} --block 128,2
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix FLAT
; FLAT: {{^}}0,0,mark,x,,0,
; FLAT-NEXT: {{^}}0,0,mark,y,,0,
; FLAT-NEXT: {{^}}0,1,mark,x,,64,
; FLAT-NEXT: {{^}}0,1,mark,y,,0,
; FLAT-NEXT: {{^}}0,2,mark,x,,0,
; FLAT-NEXT: {{^}}0,2,mark,y,,1,
; FLAT-NEXT: {{^}}0,3,mark,x,,64,
; FLAT-NEXT: {{^}}0,3,mark,y,,1,
; Waves of 64 lanes where 32 are usual, and a workgroup smaller than it may be: two waves.
; RUN: variant WIDE,LOOP %s | ldsopt instrument - -q -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix LOOP
; RUN: variant ANY,LOOP %s | ldsopt instrument - -q -o %t.rec.ll
; RUN: %{run} --block 100
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix LOOP
; LOOP: {{^}}0,0,scope,all,0,,
; LOOP-NEXT: {{^}}0,0,scope,iteration,1,0,
; LOOP-NEXT: {{^}}0,0,scope,iteration,1,1,
; LOOP-NEXT: {{^}}0,0,scope,iteration,1,2,
; LOOP-NEXT: {{^}}0,0,scope,iteration,1,3,
; LOOP-NEXT: {{^}}0,1,scope,all,0,,
; LOOP-NEXT: {{^}}0,1,scope,iteration,1,0,
; LOOP-NEXT: {{^}}0,1,scope,iteration,1,1,
; LOOP-NEXT: {{^}}0,1,scope,iteration,1,2,
; LOOP-NEXT: {{^}}0,1,scope,iteration,1,3,
; LOOP-NOT: scope
; Floats, constants and negative numbers.
; RUN: variant PLAIN,NUMBERS %s | ldsopt instrument - -q -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | filecheck %s --check-prefix NUMBERS
; NUMBERS-DAG: {{^}}0,1,mark,f,,-32.0,
; NUMBERS-DAG: {{^}}0,1,scope,s,0,-7,1.5
; Marks however they are written.
; RUN: variant PLAIN,SPELLED %s | ldsopt instrument - -q -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict | %{rows} | grep ^0,1, | filecheck %s --check-prefix SPELLED
; SPELLED-DAG: {{^}}0,1,scope,tile,0,,
; SPELLED-DAG: {{^}}0,1,mark,a.b:c/d+e@f-1,,,
; SPELLED-DAG: {{^}}0,1,mark,_9,,,
; SPELLED-DAG: {{^}}0,1,mark,größe,,,
; SPELLED-DAG: {{^}}0,1,mark,many,,4,
; SPELLED-DAG: {{^}}0,1,scope,part,0,1.0,
; Other statements are none.
; RUN: variant PLAIN,RECORD %s | exits 3 ldsopt instrument - -q -o %t.rec.ll 2>&1 | filecheck %s --check-prefix NO-MARKS
; RUN: variant PLAIN,STAGE %s | exits 3 ldsopt instrument - -q -o %t.rec.ll 2>&1 | filecheck %s --check-prefix NO-MARKS
; RUN: variant PLAIN,NOP %s | exits 3 ldsopt instrument - -q -o %t.rec.ll 2>&1 | filecheck %s --check-prefix NO-MARKS
; RUN: variant PLAIN,SUM %s | exits 3 ldsopt instrument - -q -o %t.rec.ll 2>&1 | filecheck %s --check-prefix NO-MARKS
; NO-MARKS: no marks of records
; Each of two kernels has a buffer of its own; one alone may be left out, with its marks.
; RUN: variant PLAIN,ONE,OTHER %s > %t.ll
; RUN: ldsopt instrument %t.ll -q -o %t.rec.ll
; RUN: filecheck %s --check-prefix OTHER --input-file %t.rec.ll
; OTHER-NOT: ldsopt.rec mark
; OTHER-DAG: @ldsopt.records.k =
; OTHER-DAG: @ldsopt.records.other =
; OTHER-NOT: ldsopt.rec mark
; RUN: ldsopt instrument %t.ll -q --skip two -o %t.rec.ll
; RUN: filecheck %s --check-prefix SKIPPED --input-file %t.rec.ll
; SKIPPED-NOT: @ldsopt.records.other
; SKIPPED: ldsopt.rec mark two
; SKIPPED-NOT: @ldsopt.records.other
; Each wave begins with an empty scope where that is asked for, twice, and none of the others takes as long.
; RUN: variant PLAIN,EMPTY %s > %t.ll
; RUN: ldsopt instrument %t.ll -q --empty-scope --buffer device -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict > %t.csv
; RUN: cut -d, -f1-4 %t.csv | filecheck %s --check-prefix EMPTY
; RUN: %{python} -c "import csv; rows = list(csv.DictReader(open('%t.csv'))); cycles = lambda one: [int(row['cycles']) for row in rows if row['scope'] == one]; assert max(cycles('all')) <= min(cycles('ldsopt.empty'))"
; RUN: ldsopt instrument %t.ll -q --empty-scope --buffer lds -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict > %t.csv
; RUN: cut -d, -f1-4 %t.csv | filecheck %s --check-prefix EMPTY
; RUN: %{python} -c "import csv; rows = list(csv.DictReader(open('%t.csv'))); cycles = lambda one: [int(row['cycles']) for row in rows if row['scope'] == one]; assert max(cycles('all')) <= min(cycles('ldsopt.empty'))"
; RUN: ldsopt instrument %t.ll -q --empty-scope --buffer arg --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict > %t.csv
; RUN: cut -d, -f1-4 %t.csv | filecheck %s --check-prefix EMPTY
; RUN: %{python} -c "import csv; rows = list(csv.DictReader(open('%t.csv'))); cycles = lambda one: [int(row['cycles']) for row in rows if row['scope'] == one]; assert max(cycles('all')) <= min(cycles('ldsopt.empty'))"
; RUN: ldsopt instrument %t.ll -q --empty-scope --buffer lds --argument 2 -o %t.rec.ll
; RUN: %{run} --block 128
; RUN: %{show} --strict > %t.csv
; RUN: cut -d, -f1-4 %t.csv | filecheck %s --check-prefix EMPTY
; RUN: %{python} -c "import csv; rows = list(csv.DictReader(open('%t.csv'))); cycles = lambda one: [int(row['cycles']) for row in rows if row['scope'] == one]; assert max(cycles('all')) <= min(cycles('ldsopt.empty'))"
; EMPTY: {{^}}0,0,scope,ldsopt.empty{{$}}
; EMPTY-NEXT: {{^}}0,0,scope,ldsopt.empty{{$}}
; EMPTY-NEXT: {{^}}0,0,scope,all{{$}}
; EMPTY-NEXT: {{^}}0,1,scope,ldsopt.empty{{$}}
; EMPTY-NEXT: {{^}}0,1,scope,ldsopt.empty{{$}}
; EMPTY-NEXT: {{^}}0,1,scope,all{{$}}

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
;OTHER define amdgpu_kernel void @other(ptr addrspace(1) %p) #0 {
;OTHER   call void asm sideeffect "; ldsopt.rec mark two", "~{memory}"()
;OTHER   ret void
;OTHER }
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 { ; but BLOCK, FLAT
;BLOCK,FLAT define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;PLANE   %g = call i32 @llvm.amdgcn.workgroup.id.x()
;PLANE   %h = call i32 @llvm.amdgcn.workgroup.id.y()
;PLANE   call void asm sideeffect "; ldsopt.rec mark x $0", "v,~{memory}"(i32 %g)
;PLANE   call void asm sideeffect "; ldsopt.rec mark y $0", "v,~{memory}"(i32 %h)
;PLANE   ret void
;BLOCK,FLAT   call void asm sideeffect "; ldsopt.rec mark x $0", "v,~{memory}"(i32 %t)
;BLOCK,FLAT   %u = call i32 @llvm.amdgcn.workitem.id.y()
;BLOCK,FLAT   call void asm sideeffect "; ldsopt.rec mark y $0", "v,~{memory}"(i32 %u)
;BLOCK,FLAT   ret void
;LOOP   call void asm sideeffect "; ldsopt.rec start all", "~{memory}"()
;LOOP   br label %loop
;LOOP loop:
;LOOP   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;LOOP   call void asm sideeffect "; ldsopt.rec start iteration $0", "v,~{memory}"(i32 %i)
;LOOP   %next = add i32 %i, 1
;LOOP   %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
;LOOP   store i32 %i, ptr addrspace(1) %p
;LOOP   call void asm sideeffect "; ldsopt.rec end iteration", "~{memory}"()
;LOOP   %more = icmp slt i32 %next, %n
;LOOP   br i1 %more, label %loop, label %end
;LOOP end:
;LOOP   call void asm sideeffect "; ldsopt.rec end all", "~{memory}"()
;LOOP   ret void
;NUMBERS   %f = sitofp i32 %t to float
;NUMBERS   %g = fmul float %f, -0.5
;NUMBERS   call void asm sideeffect "; ldsopt.rec mark f $0", "v,~{memory}"(float %g)
;NUMBERS   call void asm sideeffect "; ldsopt.rec start s $0", "v,~{memory}"(i32 -7)
;NUMBERS   call void asm sideeffect "; ldsopt.rec end s $0", "v,~{memory}"(float 1.5)
;NUMBERS   ret void
;SPELLED   call void asm sideeffect "; ldsopt.rec start tile", "~{memory}"()
;SPELLED   call void asm sideeffect "// ldsopt.rec end tile", "~{memory}"()
;SPELLED   call void asm sideeffect "  ;ldsopt.rec   mark\09a.b:c/d+e@f-1  ", "~{memory}"()
;SPELLED   call void asm sideeffect "\0A; ldsopt.rec mark _9\0A", "~{memory}"()
;SPELLED   call void asm sideeffect "; ldsopt.rec mark größe", "~{memory}"()
;SPELLED   call void asm sideeffect "; ldsopt.rec mark many $0", "v"(i32 %n)
;SPELLED   call void asm sideeffect "; ldsopt.rec start part $0", "s,~{memory}"(float 1.0)
;SPELLED   call void asm sideeffect "; ldsopt.rec end part", "~{memory}"()
;SPELLED   ret void
;RECORD   call void asm sideeffect "; ldsopt.record start tile", "~{memory}"()
;STAGE   call void asm sideeffect "; ldsopt.stage tile", "~{memory}"()
;NOP   call void asm sideeffect "s_nop 0", "~{memory}"()
;SUM   %sum = add i32 %n, 1
;RECORD,STAGE,NOP,SUM   ret void
;ONE   call void asm sideeffect "; ldsopt.rec mark one", "~{memory}"()
;ONE   ret void
;EMPTY   call void asm sideeffect "; ldsopt.rec start all", "~{memory}"()
;EMPTY   call void asm sideeffect "; ldsopt.rec end all", "~{memory}"()
;EMPTY   ret void
}
;PLAIN attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
;SIZE-64 attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
;SIZE-256 attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }
;WIDE attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx1100" "target-features"="+wavefrontsize64" }
;ANY attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" "target-cpu"="gfx942" }
;BLOCK !0 = !{i32 16, i32 4, i32 4}
;FLAT !0 = !{i32 128, i32 2, i32 1}
