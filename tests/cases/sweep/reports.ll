; Reports of a sweep: the best and the worst by origin, what failed and what is no longer there, in each format; and in which order modules are done.
; DEFINE: %{report} = ldsopt sweep report %t.db --metric waits --top 3
; RUN: mkdir -p %t.d/origin-0 %t.d/origin-1
; RUN: variant K0 %s > %t.d/origin-0/k0.ll
; RUN: variant K1 %s > %t.d/origin-1/k1.ll
; RUN: variant K2 %s > %t.d/origin-0/k2.ll
; RUN: variant K3 %s > %t.d/origin-1/k3.ll
; RUN: echo "this is <b>" > %t.d/bad.ll
; RUN: exits 3 ldsopt sweep %t.d -j 1 --do "measure --mcpu gfx942,annotate --mcpu gfx942" --out %t.db -q
; RUN: variant K1,MORE %s > %t.d/origin-1/k1.ll
; RUN: rm %t.d/origin-1/k3.ll
; RUN: exits 3 ldsopt sweep %t.d -j 1 --do "measure --mcpu gfx942,annotate --mcpu gfx942" --out %t.db -q

; RUN: ldsopt schema sweep -o %t.schema
; RUN: %{report} --run 2 --against 1 | filecheck %s --check-prefix TOLD
; RUN: %{report} --run 2 --against 1 --format markdown | sed 's/\\//g' | filecheck %s --check-prefix TOLD
; RUN: %{report} --run 2 --against 1 --format html | filecheck %s --check-prefix TOLD
; RUN: %{report} --run 2 --against 1 --format json > %t.json
; RUN: %{python} -c "import json, jsonschema; found = json.load(open('%t.json')); jsonschema.validate(found, json.load(open('%t.schema'))); print(json.dumps(found, ensure_ascii=False))" | filecheck %s --check-prefix TOLD
; TOLD-DAG: invalid IR
; TOLD-DAG: by origin
; TOLD-DAG: by architecture
; TOLD-DAG: no longer there
; TOLD-DAG: measure --mcpu gfx942 → annotate --mcpu gfx942
; TOLD-DAG: waits, worst
; TOLD-DAG: +50.0 %

; Of each origin: its kernels, their waits before and after, and in how many of them these are fewer and more.
; RUN: %{report} --run 1 --format json > %t.json
; RUN: %{python} -c "import json; found = {one['title'].replace(' --mcpu gfx942', ''): one['rows'] for one in json.load(open('%t.json'))['tables']}; print(found['measure → annotate: waits by origin'], len(found['measure → annotate: waits, best']), 'measure → annotate: waits, worst' in found)" | filecheck %s --check-prefix ORIGINS
; ORIGINS: {{\[\[}}'origin-0', '2', '8', '6', '2', '0'], ['origin-1', '2', '8', '6', '2', '0']] 3 False

; The largest module is first.
; RUN: mkdir %t.sizes
; RUN: %{python} -c "[open(f'%t.sizes/s{size}.ll', 'w').write(';' * size) for size in (20, 40, 10, 30)]"
; RUN: exits 3 ldsopt sweep %t.sizes -j 1 --do measure --out %t.sizes.db -q
; RUN: %{python} -c "import sqlite3; print(*(path for (path,) in sqlite3.connect('%t.sizes.db').execute('SELECT path FROM modules JOIN outcomes ON module_id = modules.id ORDER BY result_id')))" | filecheck %s --check-prefix LARGEST
; LARGEST: {{^}}s40.ll s30.ll s20.ll s10.ll{{$}}

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;K0 declare void @k0()
;K1 declare void @k1()
;K2 declare void @k2()
;K3 declare void @k3()
define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
;MORE  %y1 = load volatile i32, ptr addrspace(1) %to
;MORE  store volatile i32 %y1, ptr addrspace(1) %to
;MORE  %y2 = load volatile i32, ptr addrspace(1) %to
;MORE  store volatile i32 %y2, ptr addrspace(1) %to
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
