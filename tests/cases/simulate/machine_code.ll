; `ldsopt simulate --machine` and `verify --machine`: IR that is compiled and assembly give one result; what cannot run is
; named.
; REQUIRES: pseudocode
; DEFINE: %{launch} = --machine --block 128 --arg "in: i32[128]=arange" --arg "out: i32[128]=zeros"
; DEFINE: %{good} = %{python} -c "import numpy; assert (numpy.load('%t.o/out.npy') == (numpy.arange(128) ^ 64) + 1).all()"
; RUN: variant FENCED %s > %t.ll
; RUN: ldsopt compile %t.ll -o %t.s
; RUN: ldsopt simulate %t.ll %{launch} --outputs %t.o | filecheck %s --check-prefix CLEAN
; RUN: %{good}
; RUN: ldsopt simulate %t.s %{launch} --outputs %t.o | filecheck %s --check-prefix CLEAN
; RUN: %{good}
; CLEAN: no findings

; A race is a finding with its line in the assembly.
; RUN: variant RACE %s | ldsopt compile - -o %t.race.s
; RUN: exits 1 ldsopt simulate %t.race.s %{launch} --format json 2> %t.err > %t.json
; RUN: %{python} -c "import json; race = next(one for one in json.load(open('%t.json'))['findings'] if one['kind'] == 'race'); assert open('%t.race.s').readlines()[race['access']['site']['line'] - 1].strip().startswith('ds_')"

; Without fences LLVM lets a store to LDS go on behind a barrier; executing IR does not show that.
; RUN: variant BARE %s > %t.bare.ll
; RUN: ldsopt simulate %t.bare.ll --block 128 --arg i32[128]=arange --arg i32[128]=zeros
; RUN: exits 1 ldsopt simulate %t.bare.ll %{launch} 2>&1 | filecheck %s --check-prefix RACE
; RACE: race:{{ }}

; A wait that is not there, by simulation and by comparison with the IR.
; RUN: sed "0,/s_waitcnt vmcnt(0)/s//s_nop 0/" %t.s > %t.lost.s
; RUN: exits 1 ldsopt simulate %t.lost.s %{launch} 2>&1 | filecheck %s --check-prefix LOST
; RUN: exits 1 ldsopt verify %t.ll %t.lost.s --quick %{launch} 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: ldsopt verify %t.ll %t.ll --quick %{launch} | filecheck %s --check-prefix EQUAL
; LOST: register-hazard
; DIFFERENT-DAG: register-hazard
; DIFFERENT-DAG: different: out
; EQUAL: equal (bit by bit) under 3 schedules

; What cannot run is listed and refused; each error is one line.
; RUN: sed "0,/s_barrier/s//s_barrier\n\ts_frobnicate s0/" %t.s > %t.odd.s
; RUN: ldsopt simulate --machine --list-missing %t.odd.s | filecheck %s --check-prefix LISTED
; RUN: exits 3 ldsopt simulate %t.odd.s %{launch} 2>&1 | filecheck %s --check-prefix ODD
; RUN: sed s/--gfx942/--gfx908/ %t.s > %t.other.s
; RUN: exits 5 ldsopt simulate %t.other.s %{launch} 2>&1 | filecheck %s --check-prefix OTHER
; RUN: exits 2 ldsopt simulate %t.ll --machine 2>&1 | filecheck %s --check-prefix NO-LAUNCH
; RUN: exits 2 ldsopt simulate %t.ll %{launch} --dump-records %t.r 2>&1 | filecheck %s --check-prefix RECORDS
; RUN: exits 3 ldsopt simulate %t.ll --machine --block 128 --arg i32=1 2>&1 | filecheck %s --check-prefix ARGUMENTS
; RUN: exits 5 ldsopt verify %t.ll %t.ll --quick %{launch} --compiler llc:no-such-llc 2>&1 | filecheck %s --check-prefix COMPILER
; LISTED: s_frobnicate s0: no pseudocode
; ODD: {{^}}ldsopt: error: {{.*}}.odd.s:{{.*}}s_frobnicate
; ODD-NOT: {{^.}}
; OTHER: machine code of gfx908 cannot be executed
; NO-LAUNCH: {{^}}ldsopt: error: {{.*}}no launch
; RECORDS: {{^}}ldsopt: error: {{.*}}--dump-records is for IR
; ARGUMENTS: {{^}}ldsopt: error: {{.*}}takes 2 arguments
; COMPILER: no-such-llc

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
;FENCED   fence syncscope("workgroup") release
;FENCED,BARE   call void @llvm.amdgcn.s.barrier()
;FENCED   fence syncscope("workgroup") acquire
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
