; A launch that nobody describes is chosen, printed and kept, and runs the same again.
; RUN: variant GOOD %s > %t.good.ll
; RUN: ldsopt simulate %t.good.ll --save-launch %t.toml > %t.out 2> %t.err
; RUN: filecheck %s --check-prefix CHOSEN --input-file %t.err
; RUN: ldsopt simulate %t.good.ll --launch %t.toml > %t.again 2> %t.err
; RUN: cmp %t.out %t.again
; RUN: cmp %t.err /dev/null
; RUN: ldsopt simulate %t.good.ll --save-launch %t.json
; RUN: ldsopt simulate %t.good.ll --launch %t.json | cmp %t.out
; RUN: exits 2 ldsopt simulate %t.good.ll --save-launch %t.yaml 2> %t.err
; RUN: filecheck %s --check-prefix YAML --input-file %t.err
; RUN: ldsopt bench %t.good.ll %t.good.ll --backend simulate --save-launch %t.kept.toml 2> %t.err
; RUN: filecheck %s --check-prefix CHOSEN --input-file %t.err
; RUN: filecheck %s --check-prefix KEPT --input-file %t.kept.toml
; CHOSEN: {{^}}launch: 2x1x1 workgroups of 128x1x1{{$}}
; CHOSEN-NEXT: {{^}}  chosen: workgroup of 128x1x1 (amdgpu-flat-work-group-size){{$}}
; CHOSEN-NEXT: {{^}}  chosen: grid of 2 workgroups{{$}}
; YAML: --save-launch {{.*}}.yaml: name it .toml or .json
; KEPT: [128, 1, 1]

; A launch that covers too little gives no verdict.
; RUN: variant IDLE %s > %t.idle.ll
; RUN: exits 3 ldsopt verify %t.idle.ll %t.idle.ll --block 128 --arg i32[4]=zeros --arg 1 > %t.out 2> %t.err
; RUN: filecheck %s --check-prefix LITTLE --input-file %t.out
; RUN: filecheck %s --check-prefix NONE --input-file %t.err
; LITTLE: too little ran to call them equal
; NONE: no verdict on {{.*}}: 2 of 5 blocks ran

; The shape of workgroups may be told, of a kernel that is made for 16 times 16 work-items and does not say so, as HIP
; writes it. A launch of another shape is refused, as are a shape that the kernel excludes and another word.
; DEFINE: %{shape} = --assume workgroup-size=16,16
; RUN: variant SHAPE %s > %t.ll
; RUN: ldsopt simulate %t.ll %{shape} 2>&1 | filecheck %s --check-prefix SHAPE
; RUN: ldsopt verify %t.ll %t.ll --no-check uninitialized-read | filecheck %s --check-prefix FLAT
; RUN: sed 's/workitem.id.y/workgroup.id.y/' %t.ll > %t.x.ll
; RUN: ldsopt verify %t.x.ll %t.x.ll --no-check uninitialized-read | filecheck %s --check-prefix ROW
; RUN: ldsopt bench %t.ll %t.ll --backend simulate %{shape} 2>&1 | filecheck %s --check-prefix SHAPE
; RUN: ldsopt verify %t.ll %t.ll %{shape} | filecheck %s --check-prefix RAN
; RUN: ldsopt timeline %t.ll %{shape} --save-launch %t.json
; RUN: filecheck %s --check-prefix SAVED --input-file %t.json
; RUN: exits 3 ldsopt simulate %t.ll --block 64 --arg i32[256]=zeros --arg i32[256]=zeros %{shape} 2> %t.err
; RUN: filecheck %s --check-prefix OTHER --input-file %t.err
; RUN: exits 3 ldsopt verify %t.good.ll %t.good.ll %{shape} 2> %t.err
; RUN: filecheck %s --check-prefix EXCLUDED --input-file %t.err
; RUN: exits 2 ldsopt verify %t.ll %t.ll --assume workgroup-size=0 2> %t.err
; RUN: filecheck %s --check-prefix WORD --input-file %t.err
; SHAPE: {{^}}launch: 2x1x1 workgroups of 16x16x1{{$}}
; SHAPE-NEXT: {{^}}  chosen: workgroup of 16x16x1 (
; FLAT: {{^}}  chosen: workgroup of {{[0-9]+}}x1x1
; FLAT-NEXT: {{^}}  chosen: 1 along y, though it may read these ids: --assume workgroup-size=X,Y,Z{{$}}
; ROW: {{^}}  chosen: workgroup of {{[0-9]+}}x1x1
; ROW-NEXT: {{^}}  chosen: grid of 2 workgroups{{$}}
; SHAPE-NEXT: {{^}}  chosen: grid of 2 workgroups{{$}}
; RAN: ran: 2x1x1 workgroups of 16x16x1
; SAVED: 16,{{ *}}
; SAVED-NEXT: 16,
; OTHER: does not keep workgroup-size=16,16: its workgroups are 64x1x1
; EXCLUDED: not made for workgroups of 16x16x1
; WORD: workgroup-size=0 states no size of a workgroup: give workgroup-size[@KERNEL]=X[,Y[,Z]] of up to 1024 work-items

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
@tile = internal addrspace(3) global [16 x [16 x i32]] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()
;GOOD define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
;GOOD   %id = call i32 @llvm.amdgcn.workitem.id.x()
;GOOD   %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
;GOOD   %x = load i32, ptr addrspace(1) %from
;GOOD   %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
;GOOD   store i32 %x, ptr addrspace(3) %own
;GOOD   call void @llvm.amdgcn.s.barrier()
;GOOD   %other = xor i32 %id, 64
;GOOD   %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
;GOOD   %y = load i32, ptr addrspace(3) %place
;GOOD   %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
;GOOD   store i32 %y, ptr addrspace(1) %to
;GOOD   ret void
;GOOD }
;IDLE define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %n) #0 {
;IDLE   %rare = icmp eq i32 %n, 123456
;IDLE   br i1 %rare, label %a, label %end
;IDLE a:
;IDLE   store i32 1, ptr addrspace(1) %o
;IDLE   br label %b
;IDLE b:
;IDLE   %more = icmp eq i32 %n, 7
;IDLE   br i1 %more, label %c, label %end
;IDLE c:
;IDLE   store i32 2, ptr addrspace(1) %o
;IDLE   br label %end
;IDLE end:
;IDLE   ret void
;IDLE }
;SHAPE define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #1 {
;SHAPE   %x = call i32 @llvm.amdgcn.workitem.id.x()
;SHAPE   %y = call i32 @llvm.amdgcn.workitem.id.y()
;SHAPE   %row = mul i32 %y, 16
;SHAPE   %at = add i32 %row, %x
;SHAPE   %p = getelementptr i32, ptr addrspace(1) %in, i32 %at
;SHAPE   %v = load i32, ptr addrspace(1) %p, align 4
;SHAPE   %q = getelementptr [16 x [16 x i32]], ptr addrspace(3) @tile, i32 0, i32 %y, i32 %x
;SHAPE   store i32 %v, ptr addrspace(3) %q, align 4
;SHAPE   fence syncscope("workgroup") release
;SHAPE   call void @llvm.amdgcn.s.barrier()
;SHAPE   fence syncscope("workgroup") acquire
;SHAPE   %t = getelementptr [16 x [16 x i32]], ptr addrspace(3) @tile, i32 0, i32 %x, i32 %y
;SHAPE   %w = load i32, ptr addrspace(3) %t, align 4
;SHAPE   %r = getelementptr i32, ptr addrspace(1) %out, i32 %at
;SHAPE   store i32 %w, ptr addrspace(1) %r, align 4
;SHAPE   ret void
;SHAPE }
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,1024" }
