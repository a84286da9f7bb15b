; A transpose writes rows and reads columns: the worst access and its cures, by the IR and by an execution.
; RUN: variant KNOWN %s > %t.ll
; RUN: ldsopt banks %t.ll --row 128 | filecheck %s
; CHECK: {{.*}}.ll:{{[0-9]+}}  @tile {{ +}}4 {{ +}}64 {{ +}}2 {{ +}}32.00  %value = load float, ptr addrspace(3) %from, align 4{{$}}
; CHECK: @tile: 4096 bytes, 66 cycles
; CHECK: 4 cycles, 0 bytes more: offset ^ (offset / 128 % 32 * 4)
; CHECK: 4 cycles, 124 bytes more, {{.*}}: rows of 128 bytes, 4 bytes behind each
; CHECK: no run time

; RUN: ldsopt banks %t.ll --json -o %t.json
; RUN: %{python} -c "import json; store, load = json.load(open('%t.json'))['accesses']; assert (store['executed'], store['cycles'], store['ideal'], load['executed'], load['cycles'], load['ideal']) == (None, 2, 2, None, 64, 2); assert store['grounds'] == 'assumed: groups of writes as of reads' and load['grounds'] == 'measured'"
; RUN: ldsopt banks %t.ll --block 64 --arg "g: f32[64]=zeros" --json -o %t.run.json
; RUN: %{python} -c "import json; found = json.load(open('%t.run.json')); assert found['is_executed'] and [(one['executed'], one['cycles']) for one in found['accesses']] == [(1, 2), (1, 64)]"

; Nothing is tried where an address is not known.
; RUN: variant DATA %s | ldsopt banks - | filecheck %s --check-prefix DATA
; DATA: give a launch
; DATA-NOT: bytes more

; What is wrong is told in one line.
; RUN: exits 2 ldsopt banks %t.ll --row 2 2>&1 | filecheck %s --check-prefix ROW
; RUN: exits 3 ldsopt banks %t.ll --launch %t.none.toml 2>&1 | filecheck %s --check-prefix LAUNCH
; RUN: exits 3 ldsopt banks %t.ll --block 64 2>&1 | filecheck %s --check-prefix ARGUMENTS
; ROW: {{^}}ldsopt: error: {{.*}}row
; ROW-NOT: {{^.}}
; LAUNCH: {{^}}ldsopt: error: {{.*}}none.toml
; LAUNCH-NOT: {{^.}}
; ARGUMENTS: {{^}}ldsopt: error: {{.*}}the kernel takes 1 argument
; ARGUMENTS-NOT: {{^.}}

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [32 x [32 x float]] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
;KNOWN define amdgpu_kernel void @turn(ptr addrspace(1) %g) #0 {
;DATA define amdgpu_kernel void @turn(ptr addrspace(1) %g, ptr addrspace(1) %h) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %x = and i32 %tid, 31
  %y = lshr i32 %tid, 5
  %to = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %y, i32 %x
  store float 1.0, ptr addrspace(3) %to, align 4
  %from = getelementptr [32 x [32 x float]], ptr addrspace(3) @tile, i32 0, i32 %x, i32 %y
;DATA  %own = getelementptr i32, ptr addrspace(1) %h, i32 %tid
;DATA  %data = load i32, ptr addrspace(1) %own
  %value = load float, ptr addrspace(3) %from, align 4, !annotation !0
  %p = getelementptr float, ptr addrspace(1) %g, i32 %tid
  store float %value, ptr addrspace(1) %p
;DATA  %q = getelementptr i8, ptr addrspace(3) @tile, i32 %data
;DATA  store i8 1, ptr addrspace(3) %q
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
!0 = !{!"a transposing read"}
