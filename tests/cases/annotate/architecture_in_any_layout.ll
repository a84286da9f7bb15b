; The architecture that --mcpu says goes behind the parameters of each definition, however the text is laid out; nothing else of
; the text changes. In the variants CPU stands where it belongs.
; DEFINE: %{annotate} = ldsopt annotate --mcpu gfx942 --no-check -q
; Over several lines.
; RUN: variant LINES %s | sed 's/ CPU//g' > %t.ll
; RUN: variant LINES %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; The name on the next line.
; RUN: variant NEXT-LINE %s | sed 's/ CPU//g' > %t.ll
; RUN: variant NEXT-LINE %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; Attributes on the next line.
; RUN: variant ATTRIBUTES %s | sed 's/ CPU//g' > %t.ll
; RUN: variant ATTRIBUTES %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; No blank.
; RUN: variant NO-BLANK %s | sed 's/ CPU//g' > %t.ll
; RUN: variant NO-BLANK %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; Two on a line.
; RUN: variant TWO %s | sed 's/ CPU//g' > %t.ll
; RUN: variant TWO %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; Quoted names.
; RUN: variant QUOTED %s | sed 's/ CPU//g' > %t.ll
; RUN: variant QUOTED %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; Carriage returns.
; RUN: variant RETURNS %s | sed 's/ CPU//; s/$/\r/' > %t.ll
; RUN: variant RETURNS %s | sed 's/ CPU/ "target-cpu"="gfx942"/; s/$/\r/' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; Words that only look so.
; RUN: variant WORDS %s | sed 's/ CPU//g' > %t.ll
; RUN: variant WORDS %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; An architecture in a comment.
; RUN: variant COMMENT %s | sed 's/ CPU//g' > %t.ll
; RUN: variant COMMENT %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; None is defined.
; RUN: variant NONE %s | sed 's/ CPU//g' > %t.ll
; RUN: variant NONE %s | sed 's/ CPU/ "target-cpu"="gfx942"/g' > %t.expected.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.expected.ll
; One that is named stays.
; RUN: variant NAMED %s | sed 's/NAME/"target-cpu"="gfx942"/' > %t.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.ll
; RUN: variant NAMED %s | sed 's/NAME/"target-cpu" = "gfx942"/' > %t.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.ll
; Nothing is guessed: a definition that is not seen in the text is none that LLVM reads as meant.
; RUN: variant UNSEEN %s > %t.ll
; RUN: %{annotate} %t.ll -o %t.out.ll
; RUN: cmp %t.out.ll %t.ll
; A result's type may read like the rest of a definition.
; RUN: variant TYPE %s | ldsopt annotate - --mcpu gfx942 --no-check -q --respell -o - | filecheck %s --check-prefix TYPE
; TYPE: define {{.*}} @f() unnamed_addr #0 {

target triple = "amdgcn-amd-amdhsa"
;LINES define amdgpu_kernel void @k(
;LINES     i32 %a, ; a ) comment {
;LINES     ptr %p
;LINES ) CPU {
;LINES   ret void
;LINES }
;NEXT-LINE define
;NEXT-LINE   amdgpu_kernel void
;NEXT-LINE   @k
;NEXT-LINE   ( ) CPU
;NEXT-LINE {
;NEXT-LINE   ret void
;NEXT-LINE }
;ATTRIBUTES define void @f()
;ATTRIBUTES   local_unnamed_addr ; @g(
;ATTRIBUTES   addrspace(0) CPU
;ATTRIBUTES   nounwind {
;ATTRIBUTES   ret void
;ATTRIBUTES }
;NO-BLANK define void @f() CPU{
;NO-BLANK   ret void
;NO-BLANK }
;TWO define void @f() CPU { ret void } define void @g() CPU { ret void }
;QUOTED define void @"define @a(" (ptr %"b)c") CPU {
;QUOTED   ret void
;QUOTED }
;RETURNS define void @f(
;RETURNS ) CPU {
;RETURNS   ret void
;RETURNS }
;WORDS define void @define() CPU {
;WORDS define:
;WORDS   call void asm "
;WORDS define void @x()", ""()
;WORDS   br label %define.b
;WORDS define.b:
;WORDS   ret void
;WORDS }
;COMMENT ; "target-cpu"="gfx90a"
;COMMENT define void @f() CPU {
;COMMENT   ret void
;COMMENT }
;NONE declare void @f()
;NAMED define void @f()
;NAMED   NAME {
;NAMED   ret void
;NAMED }
;UNSEEN declare void @g()define void @f() {
;UNSEEN   ret void
;UNSEEN }
;UNSEEN define void @h() {
;UNSEEN   ret void
;UNSEEN }
;TYPE %"a @b(amdgpu_kernel c" = type { i32 }
;TYPE define %"a @b(amdgpu_kernel c" @f() unnamed_addr {
;TYPE   unreachable
;TYPE }
