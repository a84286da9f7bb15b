; `ldsopt simulate` of two waves that exchange numbers through LDS: launches in, buffers and findings out.
; DEFINE: %{two} = --block 128 --arg "in: i32[128]=arange" --arg "out: i32[128]=zeros"
; RUN: variant GOOD %s > %t.ll
; RUN: variant RACY %s > %t.racy.ll
; RUN: ldsopt simulate %t.ll %{two} --outputs %t.o 2>&1 | filecheck %s --check-prefix GOOD
; RUN: %{python} -c "import numpy; assert (numpy.load('%t.o/out.npy') == (numpy.arange(128) ^ 64) + 1).all()"
; GOOD: {{^}}{{.*}}: no findings
; Every order finds a race.
; RUN: exits 1 ldsopt simulate %t.racy.ll %{two} --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: exits 1 ldsopt simulate %t.racy.ll %{two} --schedule reverse 2>&1 | filecheck %s --check-prefix RACE
; RUN: exits 1 ldsopt simulate %t.racy.ll %{two} --schedule random 2>&1 | filecheck %s --check-prefix RACE
; RUN: exits 1 ldsopt simulate %t.racy.ll %{two} --schedule fine 2>&1 | filecheck %s --check-prefix RACE
; RACE: race: 
; RACE: ldsopt: error: {{.*}}racy.ll: 
; RUN: exits 1 ldsopt simulate %t.racy.ll %{two} --format json 2>%t.err | filecheck %s --check-prefix JSON
; JSON: "schema": "ldsopt.simulation/1"
; JSON: "out": {
; JSON-NEXT: "type": "int32"
; JSON-NEXT: "shape": [
; JSON-NEXT: 128
; JSON: "kind": "race"

; A launch that breaks a promise is refused: the kernel reads the id along x alone.
; DEFINE: %{flat} = --arg "in: i32[128]=arange" --arg "out: i32[128]=zeros" --assume unread-dimensions-are-one
; RUN: ldsopt simulate %t.ll --block 128 %{flat}
; RUN: ldsopt verify %t.ll %t.ll --block 128 %{flat}
; RUN: exits 3 ldsopt simulate %t.ll --block 64,2 %{flat} 2>&1 | filecheck %s --check-prefix FLAT
; RUN: exits 3 ldsopt verify %t.ll %t.ll --block 64,2 %{flat} 2>&1 | filecheck %s --check-prefix FLAT
; FLAT: does not keep unread-dimensions-are-one: its workgroups have size 2 along y
; RUN: exits 2 ldsopt verify %t.ll %t.ll --assume sizes-are-not-negative 2>&1 | filecheck %s --check-prefix OF-A-LAUNCH
; OF-A-LAUNCH: give --launch FILE

; Launches in a file, and none that can be chosen.
; RUN: echo '{"grid": 1, "block": 128, "arguments": ["in: i32[128]=arange", "out: i32[128]=zeros"]}' > %t.json
; RUN: ldsopt simulate %t.ll --launch %t.json
; RUN: exits 2 ldsopt simulate %t.ll --launch %t.json --block 64 2>&1 | filecheck %s --check-prefix TWICE
; TWICE: leave out
; RUN: variant SIZELESS %s > %t.sizeless.ll
; RUN: exits 2 ldsopt simulate %t.sizeless.ll 2>&1 | filecheck %s --check-prefix NONE
; NONE: 'k' takes ptr addrspace(1), ptr addrspace(1)
; NONE-SAME: --launch FILE, or --grid, --block and --arg
; RUN: variant SCALED %s > %t.scaled.ll
; RUN: ldsopt simulate %t.scaled.ll %{two} --arg 5 --outputs %t.o
; RUN: %{python} -c "import numpy; assert (numpy.load('%t.o/out.npy') == (numpy.arange(128) ^ 64) + 5).all()"

; Findings that the launch may be the cause of: with a block of 64 nobody has written what is read.
; DEFINE: %{one} = --block 64 --arg "in: i32[128]=arange" --arg "out: i32[128]=zeros"
; RUN: exits 1 ldsopt simulate %t.ll %{one} 2>&1 | filecheck %s --check-prefix SMALL
; RUN: variant DYNAMIC %s > %t.dynamic.ll
; RUN: exits 1 ldsopt simulate %t.dynamic.ll %{two} 2>&1 | filecheck %s --check-prefix DYNAMIC
; RUN: variant ANY-SIZE %s > %t.any.ll
; RUN: exits 1 ldsopt simulate %t.any.ll %{one} 2>&1 | filecheck %s --check-prefix ANY-SIZE
; SMALL: error: {{.*}}; {{.*}}of 128 work-items, and the launch has 64
; DYNAMIC: error: {{.*}}; {{.*}}the launch gives none: --dynamic-lds BYTES
; ANY-SIZE: error: {{[^;]*$}}

; Findings of a kind are told once, and all of them by --verbose.
; RUN: exits 1 ldsopt simulate %t.racy.ll %{two} --schedule forward 2>&1 | filecheck %s --check-prefix ONCE
; RUN: exits 1 ldsopt simulate %t.racy.ll %{two} --schedule forward -v 2>&1 | filecheck %s --check-prefix ALL
; ONCE: 3 findings: 2 race, 1 uninitialized-read
; ONCE: : race: 
; ONCE-NOT: : race: 
; ONCE: and 1 more of this kind (--verbose shows them): {{.*}}racy.ll:
; ALL-COUNT-2: : race: 

; What cannot run, by module; a module's name may say its architecture.
; RUN: mkdir -p %t.d
; RUN: variant UNKNOWN %s > %t.d/unknown.ll
; RUN: variant NO-CPU %s > %t.d/k.gfx1100.ll
; RUN: ldsopt simulate --list-missing %t.d | filecheck %s --check-prefix MISSING
; RUN: exits 3 ldsopt simulate --list-missing %t.d/nothere
; MISSING: unknown.ll:{{\d+}}: 
; MISSING: 1 of 2 modules can run

; Expected outputs.
; RUN: %{python} -c "import numpy as n; w = (n.arange(128) ^ 64) + 1; n.save('%t.w', w); n.save('%t.5', w[:5]); n.save('%t.f', w.astype('f4')); w[[7, 9]] += [3, 5]; n.save('%t.no', w)"
; RUN: ldsopt simulate %t.ll %{two} --expect out=%t.w.npy | filecheck %s --check-prefix EQUAL
; RUN: exits 1 ldsopt simulate %t.ll %{two} --expect out=%t.no.npy 2>&1 | filecheck %s --check-prefix OTHER
; RUN: exits 1 ldsopt simulate %t.ll %{two} --expect out=%t.no.npy --json 2>%t.err | filecheck %s --check-prefix COUNT
; RUN: exits 3 ldsopt simulate %t.ll %{two} --expect out=%t.5.npy 2>&1 | filecheck %s --check-prefix SHORT
; RUN: exits 3 ldsopt simulate %t.ll %{two} --expect out=%t.f.npy 2>&1 | filecheck %s --check-prefix FLOATS
; RUN: exits 2 ldsopt simulate %t.ll %{two} --expect C=%t.w.npy 2>&1 | filecheck %s --check-prefix NO-BUFFER
; RUN: exits 2 ldsopt simulate %t.ll %{two} --expect =%t.w.npy 2>&1 | filecheck %s --check-prefix NO-NAME
; RUN: exits 3 ldsopt simulate %t.ll %{two} --expect out=no=want.npy 2>&1 | filecheck %s --check-prefix NO-FILE
; EQUAL: out is as {{.*}}w.npy has it (largest difference 0)
; OTHER: out[7] is 72, {{.*}}no.npy has 75 (2 of 128 elements differ, by up to 5)
; OTHER: error: {{.*}}: out[7] is 72, {{.*}}no.npy has 75 (2 of 128 elements differ, by up to 5)
; COUNT: "count": 2
; SHORT: 5.npy: holds int64[5], 'out' is int32[128]
; FLOATS: f.npy: holds float32[128], 'out' is int32[128]
; NO-BUFFER: no buffer 'C'; the launch has in, out
; NO-NAME: no buffer ''
; NO-FILE: no=want.npy: no such file

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16 ; but DYNAMIC
;DYNAMIC @lds = external addrspace(3) global [0 x i32], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 { ; but SCALED
;SCALED define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier() ; but RACY
;UNKNOWN   call void asm sideeffect "s_frobnicate $0", "i"(i32 1)
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1 ; but SCALED
;SCALED   %z = add i32 %y, %n
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
;GOOD,RACY,SCALED,UNKNOWN attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
;DYNAMIC,ANY-SIZE attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,128" }
;NO-CPU attributes #0 = { "amdgpu-flat-work-group-size"="128,128" }
;SIZELESS attributes #0 = { "target-cpu"="gfx942" }
