; `ldsopt timeline`: what the report shows, and what it refuses in one line.
; DEFINE: %{launch} = --block 128 --arg=i32[128]=arange --arg=i32[128]=zeros
; RUN: variant STATIC %s > %t.ll
; RUN: ldsopt timeline %t.ll %{launch} | filecheck %s --check-prefix REPORT
; REPORT: ESTIMATE, not a run time: where 2 waves of one compute unit wait, 1 workgroup
; REPORT-DAG: memory latency: 288 to 900 cycles (caps-tum/mt4g
; REPORT-DAG: the range of memory latencies
; REPORT-DAG: Unmeasured on gfx942, and assumed:
; REPORT-DAG: occupancy of a compute unit: 16 workgroups, 32 waves, limited by wave slots and barriers
; REPORT-DAG: --full estimates with all of them
; RUN: ldsopt timeline %t.ll %{launch} --memory-latency 400 | filecheck %s --check-prefix RANKED
; RANKED: {{^}}1 {{.*}}s_waitcnt{{.*}}memory: line
; RUN: ldsopt timeline %t.ll %{launch} --memory-latency 500 --json > %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); loads = [row for row in found['rows'] if row['cause'] == 'memory']; assert found['memory_latency_source'] == 'given' and loads and all(row['cycles']['low'] == row['cycles']['high'] for row in loads)"
; RUN: ldsopt timeline %t.ll | filecheck %s --check-prefix CHOSEN
; CHOSEN: launch: grid 2,1,1; block
; RUN: ldsopt timeline %t.ll %{launch} --asm %t.s --format json -o %t.json
; RUN: %{python} -c "import json; lines = open('%t.s').read().splitlines(); assert all(row['asm'].split()[0] in lines[row['asm_line'] - 1] for row in json.load(open('%t.json'))['rows'])"

; More waves on the compute unit are whole workgroups; LDS and registers leave less room.
; RUN: ldsopt timeline %t.ll %{launch} --waves 6 | filecheck %s --check-prefix SIX
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --waves 3 2>&1 | filecheck %s --check-prefix THREE
; RUN: ldsopt timeline %t.ll %{launch} --full --json > %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); assert (found['workgroups'], found['waves'], found['room']['workgroups']) == (16, 32, 16)"
; RUN: ldsopt timeline %t.ll %{launch} --dynamic-lds 16000 | filecheck %s --check-prefix LESS
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --dynamic-lds 16000 --waves 8 2>&1 | filecheck %s --check-prefix EIGHT
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --waves 34 2>&1 | filecheck %s --check-prefix TOO-MANY
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --waves 4 --full 2>&1 | filecheck %s --check-prefix TWICE
; SIX: where 6 waves
; THREE: --waves 3: a workgroup has 2
; LESS: occupancy of a compute unit: 3 workgroups, 6 waves, limited by LDS
; EIGHT: --waves 8: of this kernel 6 run side by side at most, by its LDS
; TOO-MANY: --waves 34: a compute unit holds 32 at most
; TWICE: --full and --waves both say how many waves there are
; RUN: variant DYNAMIC %s > %t.dynamic.ll
; RUN: ldsopt timeline %t.dynamic.ll | filecheck %s --check-prefix UNKNOWN
; RUN: exits 2 ldsopt timeline %t.dynamic.ll --full 2>&1 | filecheck %s --check-prefix NOT-KNOWN
; UNKNOWN: occupancy of a compute unit: unknown, since the size of dynamic LDS is not given
; NOT-KNOWN: --full: the occupancy is unknown, since the size of dynamic LDS is not given
; RUN: ldsopt timeline %t.dynamic.ll --json > %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); print(found['workgroups'], found['waves'])" | filecheck %s --check-prefix ONE
; ONE: {{^}}1 
; RUN: ldsopt timeline %t.dynamic.ll --waves 8 --json > %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); each = found['waves'] // found['workgroups']; assert found['waves'] == 8 and each < 8"

; By the vector registers of this kernel six of its workgroups have room.
; RUN: variant STATIC,REGISTERS %s > %t.registers.ll
; RUN: ldsopt timeline %t.registers.ll %{launch} --full --json > %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); assert (found['workgroups'], found['waves']) == (6, 12)"
; RUN: exits 2 ldsopt timeline %t.registers.ll %{launch} --waves 16 2>&1 | filecheck %s --check-prefix REGISTERS
; REGISTERS: --waves 16: of this kernel 12 run side by side at most, by its vector

; RUN: exits 2 ldsopt timeline %t.ll %{launch} --memory-latency 800:300 --trace %t.none.json 2>&1 | filecheck %s --check-prefix RANGE
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --memory-latency " " 2>&1 | filecheck %s --check-prefix RANGE
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --memory-latency fast 2>&1 | filecheck %s --check-prefix RANGE
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --memory-latency 0:5 2>&1 | filecheck %s --check-prefix RANGE
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --memory-latency 1: 2>&1 | filecheck %s --check-prefix RANGE
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --memory-latency 5:1000000 2>&1 | filecheck %s --check-prefix RANGE
; RUN: exits 2 ldsopt timeline %t.ll %{launch} --memory-latency=-1:5 2>&1 | filecheck %s --check-prefix RANGE
; RUN: exits 2 ldsopt timeline %t.ll --arg=i32[128]=arange --block 0 --trace %t.none.json 2>&1 | filecheck %s --check-prefix BLOCK
; RUN: not cmp %t.none.json %t.json
; RUN: variant OTHER %s > %t.other.ll
; RUN: exits 3 ldsopt timeline %t.other.ll 2>&1 | filecheck %s --check-prefix OTHER
; RANGE: two numbers of cycles are needed, LOW:HIGH
; BLOCK: one to three positive numbers are needed
; OTHER: no latencies of gfx90a are known; there are those of gfx942, gfx950

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
;DYNAMIC @behind = external addrspace(3) global [0 x i8]
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
;REGISTERS  call void asm sideeffect "", "~{v150}"()
;DYNAMIC  %beyond = getelementptr i8, ptr addrspace(3) @behind, i32 %id
;DYNAMIC  store i8 0, ptr addrspace(3) %beyond
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" } ; but OTHER
;OTHER attributes #0 = { "target-cpu"="gfx90a" "amdgpu-flat-work-group-size"="128,128" }
