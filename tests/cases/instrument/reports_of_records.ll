; What `ldsopt trace` writes of records, and of a folder of them; where a record is missing.
; DEFINE: %{launch} = --grid 2 --block 128 --arg "in: i32[256]=arange" --arg "out: i32[256]=zeros"
; RUN: mkdir -p %t.d/dumps %t.d/empty
; RUN: ldsopt instrument %s --auto barriers -o %t.out.ll -q
; RUN: ldsopt simulate %t.out.ll %{launch} --dump-records %t.d/k.dump -q
; RUN: cp %t.d/k.dump %t.d/dumps/k.1.dump
; RUN: cp %t.d/k.dump %t.d/dumps/k.2.dump
; RUN: cd %t.d

; Timelines are written by their names; of a report of its own nothing is printed.
; RUN: ldsopt trace k.dump -o t.json -o t.html -o t.svg --format csv --report t.csv > said.txt 2>&1
; RUN: filecheck %s --check-prefix SILENT --allow-empty --input-file said.txt
; RUN: %{python} -c "import json; assert json.load(open('t.json'))['traceEvents'] and open('t.html').read().startswith('<!DOCTYPE html>') and open('t.svg').read().startswith('<svg ')"
; RUN: filecheck %s --check-prefix ROWS --input-file t.csv
; SILENT-NOT: {{.}}
; ROWS: {{^}}workgroup,wave,kind,scope
; ROWS-NEXT: {{^}}0,0,scope,barrier:0
; ROWS-NEXT: {{^}}0,1,scope,barrier:0
; ROWS-NEXT: {{^}}1,0,scope,barrier:0
; ROWS-NEXT: {{^}}1,1,scope,barrier:0,{{.*}}
; ROWS-NOT: {{.}}

; What is missing is a failure only where that is asked for; the timeline is written all the same.
; RUN: ldsopt trace k.dump --strict
; RUN: %{python} -c "open('cut.dump', 'wb').write(open('k.dump', 'rb').read()[:-1])"
; RUN: ldsopt trace cut.dump --partial | filecheck %s --check-prefix MISSING
; RUN: exits 1 ldsopt trace cut.dump --partial --strict -o cut.svg 2>&1 | filecheck %s --check-prefix STRICT
; RUN: grep -q "<svg" cut.svg
; MISSING: missing: 1 slot that the file does not hold
; STRICT: cut.dump: the trace is not complete

; From standard input; and a folder, whose launches are taken together.
; RUN: ldsopt trace - < k.dump | filecheck %s --check-prefix STDIN
; STDIN: <stdin>: kernel k (gfx942)
; RUN: ldsopt trace dumps -o scopes.html | filecheck %s --check-prefix FOLDER
; RUN: filecheck %s --check-prefix PAGE --input-file scopes.html
; FOLDER: {{^}}kernel k (gfx942): 2 launches, in instructions
; FOLDER-NEXT: {{^}}scope 
; PAGE: {{^}}<!DOCTYPE html>
; PAGE: 2 launches

; By wave and by workgroup there are as many runs as in all.
; RUN: ldsopt trace k.dump --tree --json > whole.json
; RUN: ldsopt trace k.dump --by wave --json > wave.json
; RUN: ldsopt trace k.dump --by workgroup --json > workgroup.json
; RUN: %{python} -c "import json; trees = {name: json.load(open(f'{name}.json'))['trees'] for name in ('whole', 'wave', 'workgroup')}; print(*(f'{name} ' + '+'.join(str(sum(one['runs'] for one in tree['scopes'])) for tree in trees[name]) for name in trees)); print(*(tree['part'] for name in ('wave', 'workgroup') for tree in trees[name]), sep=', ')" | filecheck %s --check-prefix PARTS
; PARTS: {{^}}whole 4 wave 2+2 workgroup 2+2{{$}}
; PARTS-NEXT: {{^}}wave 0, wave 1, workgroup 0, workgroup 1{{$}}

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
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
