; `ldsopt instrument` as a user calls it, up to the trace of what the simulator ran.
; DEFINE: %{launch} = --block 128 --arg "in: i32[128]=arange" --arg "out: i32[128]=zeros"
; RUN: variant STATIC %s > %t.ll
; RUN: ldsopt instrument %t.ll --auto barriers -o %t.out.ll 2>&1 | filecheck %s --check-prefix MADE
; RUN: ldsopt verify %t.ll %t.out.ll %{launch}
; RUN: ldsopt simulate %t.out.ll %{launch} --dump-records %t.dump
; RUN: ldsopt trace %t.dump --format json --strict | filecheck %s --check-prefix TRACE
; RUN: ldsopt instrument %t.ll --auto barriers --buffer lds --lower-occupancy -o %t.lds.ll
; RUN: ldsopt verify %t.ll %t.lds.ll %{launch}
; RUN: ldsopt simulate %t.lds.ll %{launch} --dump-records %t.dump
; RUN: ldsopt trace %t.dump --format json --strict | filecheck %s --check-prefix TRACE
; MADE: 2 places of 1 scope: barrier:0
; MADE: lds_bytes 512 as before
; MADE: each record waits for lgkmcnt(0)
; TRACE-DAG: "counts": "executed instructions"
; TRACE-DAG: "name": "barrier:0"
; TRACE-DAG: "runs": 2
; RUN: ldsopt instrument %t.ll --auto barriers -o %t.o.ll --no-cost 2>&1 | filecheck %s --check-prefix NO-COST
; NO-COST-NOT: lds_bytes
; RUN: ldsopt instrument %t.ll --auto barriers -o %t.s
; RUN: filecheck %s --check-prefix CODE < %t.s
; CODE: s_memtime

; The cost of each way is what it says when it is taken; a way that there is no room for says why.
; RUN: ldsopt instrument %t.ll --auto barriers --costs > %t.costs
; RUN: filecheck %s --check-prefix COSTS < %t.costs
; COSTS: as asked for
; COSTS-NEXT: --loose
; RUN: ldsopt instrument %t.ll --auto barriers --loose -o %t.o.ll
; RUN: ldsopt measure %t.o.ll --format json > %t.json
; RUN: %{python} -c "import json; count = json.load(open('%t.json'))['measurements'][0]['functions'][0]['instructions']; row = next(one for one in open('%t.costs') if one.startswith('--loose')); assert f'-> {count} ' in row"
; RUN: ldsopt instrument %t.ll --per-wave 65536 --auto barriers --costs | filecheck %s --check-prefix NO-ROOM
; NO-ROOM: --buffer lds: not possible: 

; Records in LDS have to be told of dynamic LDS.
; RUN: variant DYNAMIC %s > %t.dynamic.ll
; RUN: exits 3 ldsopt instrument %t.dynamic.ll --auto barriers --buffer lds -o %t.none.ll 2>&1 | filecheck %s --check-prefix DYNAMIC
; RUN: ldsopt instrument %t.dynamic.ll --auto barriers --buffer lds --dynamic-lds 512 -o %t.o.ll 2>&1 | filecheck %s --check-prefix TOLD
; DYNAMIC: ldsopt: error: {{.*}}dynamic.ll:{{\d+}}: {{.*}}say what launches add: --dynamic-lds BYTES; or use --buffer device
; TOLD: lds_bytes 512 -> 

; Waves have segments of their own to the check as well: without fences records of one wave are outstanding at the barriers, and no
; other wave touches their bytes.
; RUN: variant LOOP %s > %t.loop.ll
; RUN: ldsopt instrument %t.loop.ll --auto barriers --buffer lds --lower-occupancy --check -o %t.o.ll 2>&1 | filecheck %s --check-prefix CHECKED
; CHECKED: 0 definite, 1 unproven, 0 latent before, 0 definite, 0 unproven, 0 latent after

; RUN: exits 3 ldsopt instrument %t.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix MARKS
; RUN: exits 3 ldsopt instrument %t.ll --auto stages -o %t.none.ll 2>&1 | filecheck %s --check-prefix STAGES
; RUN: exits 2 ldsopt instrument %t.ll --auto barriers --only "(" -o %t.none.ll 2>&1 | filecheck %s --check-prefix ONLY
; RUN: exits 2 ldsopt instrument %t.ll --auto barriers --per-wave 3 -o %t.none.ll 2>&1 | filecheck %s --check-prefix POWER
; RUN: exits 2 ldsopt instrument %t.ll --auto barriers --lines x -o %t.none.ll 2>&1 | filecheck %s --check-prefix LINES
; RUN: exits 3 ldsopt instrument %t.ll --auto barriers --no-assume unread-dimensions-are-one -o %t.none.ll 2>&1 | filecheck %s --check-prefix FLAT
; RUN: exits 2 ldsopt instrument %t.ll --auto barriers --no-assume flat-workgroup -o %t.none.ll 2>&1 | filecheck %s --check-prefix FLAT
; RUN: exits 2 ldsopt instrument %t.ll --mark -o %t.none.ll 2>&1 | filecheck %s --check-prefix MARK
; RUN: exits 3 ldsopt simulate %t.ll %{launch} --dump-records %t.none.ll 2>&1 | filecheck %s --check-prefix NO-RECORDS
; RUN: not cmp %t.none.ll %t.ll
; MARKS: no marks of records; mark scopes
; STAGES: nothing to record: no stages
; ONLY: '(' is no regular expression
; POWER: --per-wave 3: a power of two
; LINES: --lines 'x': a file with a line or two is needed
; FLAT: unread-dimensions-are-one
; MARK: --mark writes the marks of --auto and --lines
; NO-RECORDS: instrument

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16 ; but DYNAMIC
;DYNAMIC @lds = external addrspace(3) global [0 x i32], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
;LOOP   br label %loop
;LOOP loop:
;LOOP   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;LOOP   call void @llvm.amdgcn.s.barrier()
;LOOP   %next = add i32 %i, 1
;LOOP   %more = icmp ult i32 %next, 9
;LOOP   br i1 %more, label %loop, label %end
;LOOP end:
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
