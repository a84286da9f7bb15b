; `bench --backend simulate` counts what waves execute: every round stores a float a lane to LDS and loads it, with barriers
; around. Three workgroups of two waves go through five rounds.
; DEFINE: %{bench} = ldsopt bench --backend simulate
; DEFINE: %{launch} = --grid 3 --block 128 --arg "out: f32[128]=zeros"
; RUN: variant NEAR %s > %t.near.ll
; RUN: variant FAR %s > %t.far.ll
; RUN: %{bench} %t.near.ll %t.far.ll %{launch} | filecheck %s --check-prefix COUNTS
; In all and by a wave, of both. Lanes 32 banks apart meet in one: all that are served together wait for each other, and the
; cycles beyond those without are conflicts; 64 words take 2 cycles.
; COUNTS-NOT: {{ ms\b}}
; COUNTS: {{^}}waves {{ +}}6 {{ +}}6
; COUNTS: lgkmcnt(0)
; COUNTS: {{^}}LDS accesses {{ +}}60 {{ +}}10 {{ +}}60 {{ +}}10{{$}}
; COUNTS: cycles of the banks {{ +}}120 {{ +}}20 {{ +}}3840 {{ +}}640{{$}}
; COUNTS: of them conflicts {{ +}}0 {{ +}}0 {{ +}}3720 {{ +}}620{{$}}
; COUNTS: {{^}}LDS-DMA {{ +}}0 {{ +}}0 {{ +}}0 {{ +}}0{{$}}
; COUNTS: {{^}}barriers {{ +}}60 {{ +}}10 {{ +}}60 {{ +}}10{{$}}
; COUNTS-NOT: {{ ms\b}}
; The document says the same, and what made the code.
; RUN: %{bench} %t.near.ll %t.far.ll %{launch} --json -o %t.json
; RUN: %{python} -c "import json, jsonschema, ldsopt; found = json.load(open('%t.json')); jsonschema.Draft202012Validator(ldsopt.document_schema('bench')).validate(found); near, far = (one['executed'] for one in found['versions']); assert near['waves'] == far['waves'] == 6 and near['unknown'] == [] and near['compiler'].startswith('llvmlite'); assert far['counts']['bank_conflicts'] == {'total': 3720, 'per_wave': 620}"

; Waits are those that `measure` tells of the same launch.
; DEFINE: %{softmax} = %S/../../../corpus/ir/clang-22/static_softmax.gfx90a.ll
; DEFINE: %{rows} = --grid 2 --block 256 --arg "f32[2,1000]=random" --arg "f32[2,1000]=zeros" --arg i32=1000
; RUN: %{bench} %{softmax} %{rows} | filecheck %s --check-prefix BENCH
; RUN: ldsopt measure %{softmax} %{rows} | filecheck %s --check-prefix MEASURE
; BENCH: {{^}}waves {{ +}}8
; BENCH: {{^}}waits {{ +}}278 {{ +}}34.8
; BENCH: vmcnt(0) {{ +}}32 {{ +}}4{{$}}
; BENCH: lgkmcnt(0) {{ +}}246 {{ +}}30.8
; BENCH: {{^}}LDS accesses {{ +}}218 {{ +}}27.2
; BENCH: {{^}}barriers {{ +}}144 {{ +}}18{{$}}
; MEASURE: vmcnt(0) {{.*}} executed 32, lgkmcnt(0) {{.*}} executed 246,
; MEASURE: static_softmax {{ +}}8 {{ +}}278 {{ +}}218 {{ +}}0 {{ +}}144

; What does not run to its end has no counts, and what only a GPU executes is refused.
; RUN: variant NEAR,FAULT %s > %t.fault.ll
; RUN: %{bench} %t.fault.ll %{launch} | filecheck %s --check-prefix FAULT
; FAULT-NOT: waves
; FAULT: see `ldsopt simulate`
; FAULT-NOT: waves
; RUN: ldsopt compile %t.near.ll -o %t.o
; RUN: exits 3 ldsopt bench %t.o --backend simulate %{launch} 2>&1 | filecheck %s --check-prefix CODE
; CODE: .o: only a GPU executes compiled code (--backend simulate); give the .ll or .bc that it was compiled from{{$}}

target triple = "amdgcn-amd-amdhsa"
;NEAR @lds = internal addrspace(3) global [128 x float] poison, align 16
;FAR @lds = internal addrspace(3) global [4096 x float] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
;NEAR   %index = mul i32 %id, 1
;FAR   %index = mul i32 %id, 32
  %own = getelementptr float, ptr addrspace(3) @lds, i32 %index
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = sitofp i32 %i to float
  store float %x, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %y = load volatile float, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 5
  br i1 %more, label %loop, label %end
end:
  %to = getelementptr float, ptr addrspace(1) %out, i32 %id
  store float %y, ptr addrspace(1) %to ; but FAULT
;FAULT   store float %y, ptr addrspace(1) null
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
