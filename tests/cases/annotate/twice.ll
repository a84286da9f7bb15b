; Annotating twice is once, and says so; a copy that lost its laundering or its scopes is mended.
; DEFINE: %{again} = ldsopt annotate %t.once.ll --no-check -q -o %t.twice.ll --report %t.json
; DEFINE: %{dropped} = %{python} -c "import re; once = open('%t.once.ll').read(); open('%t.once.ll', 'w').write(re.sub(r'(call .*buffer.load.lds.*), !alias.scope .*', r'\1', once))"

; Whatever else there is, in front of the copy or behind it, and whatever metadata has what gets no tags. One copy without tags suffices.
; RUN: variant COPY,OTHER %s | ldsopt annotate - --no-check -q --mcpu gfx942 -o %t.once.ll
; RUN: %{again}
; RUN: filecheck %s --check-prefix TWICE --input-file %t.json
; RUN: cmp %t.once.ll %t.twice.ll
; RUN: variant COPY,ANY,OTHER %s | ldsopt annotate - --no-check -q --mcpu gfx942 -o %t.once.ll
; RUN: %{again}
; RUN: filecheck %s --check-prefix TWICE --input-file %t.json
; RUN: %{dropped}
; RUN: %{again}
; RUN: filecheck %s --check-prefix MENDED --input-file %t.json
; RUN: variant ANY-FIRST,COPY,OTHER %s | ldsopt annotate - --no-check -q --mcpu gfx942 -o %t.once.ll
; RUN: %{again}
; RUN: filecheck %s --check-prefix TWICE --input-file %t.json
; RUN: %{dropped}
; RUN: %{again}
; RUN: filecheck %s --check-prefix MENDED --input-file %t.json
; RUN: variant NONTEMPORAL,OTHER-FIRST,COPY %s | ldsopt annotate - --no-check -q --mcpu gfx942 -o %t.once.ll
; RUN: %{again}
; RUN: filecheck %s --check-prefix TWICE --input-file %t.json
; RUN: %{dropped}
; RUN: %{again}
; RUN: filecheck %s --check-prefix MENDED --input-file %t.json
; TWICE: "left_whole": "already annotated"
; MENDED: "left_whole": null

; Laundering alone is not taken for annotated: the copy is by an address of which nothing is known.
; RUN: variant LAUNDERED,OTHER %s | ldsopt annotate - --no-check -q --mcpu gfx942 | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}} !alias.scope [[OF_ANY:![0-9]+]]
; UNKNOWN: load float, {{.*}} !alias.scope [[OF_B:![0-9]+]]
; UNKNOWN-DAG: [[OF_ANY]] = !{[[ANY:![0-9]+]], {{.*}}}
; UNKNOWN-DAG: [[OF_B]] = !{[[B:![0-9]+]]}
; UNKNOWN-DAG: [[ANY]] = {{.*}}"ldsopt.unknown"}
; UNKNOWN-DAG: [[B]] = {{.*}}"B"}

; A copy whose laundering was undone gets it again.
; RUN: variant COPY,OTHER %s | ldsopt annotate - --no-check -q --mcpu gfx942 -o %t.once.ll
; RUN: %{python} -c "once = open('%t.once.ll').read(); assert '(3) %ldsopt.dma0.dst' in once; open('%t.once.ll', 'w').write(once.replace('(3) %ldsopt.dma0.dst', '(3) @A'))"
; RUN: %{again}
; RUN: filecheck %s --check-prefix LAUNDERED --input-file %t.twice.ll
; LAUNDERED: %ldsopt.dma0.dst = inttoptr

; Every access of a copy's base has scopes again where those of the copy were dropped.
; RUN: variant COPY,SAME,OTHER %s | ldsopt annotate - --no-check -q --mcpu gfx942 -o %t.once.ll
; RUN: %{dropped}
; RUN: %{again}
; RUN: filecheck %s --check-prefix SCOPED --input-file %t.twice.ll
; SCOPED: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}} !alias.scope
; SCOPED: %z = load {{.*}} !alias.scope
; SCOPED: %y = load {{.*}} !alias.scope

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n) {
  %u = inttoptr i32 %n to ptr addrspace(3)
;ANY-FIRST  %x = load float, ptr addrspace(3) %u
;NONTEMPORAL  %x = load float, ptr addrspace(3) %u, !nontemporal !0
;OTHER-FIRST  %v = load float, ptr addrspace(3) @B
;COPY  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;LAUNDERED  %i = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) @A to i32))
;LAUNDERED  %q = inttoptr i32 %i to ptr addrspace(3)
;LAUNDERED  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0)
;ANY  %x = load float, ptr addrspace(3) %u
;SAME  %z = load float, ptr addrspace(3) @A
;OTHER  %y = load float, ptr addrspace(3) @B
  ret void
}
!0 = !{i32 1}
