; Functions are optimized together where a call may lead from one to the other, or both to a third one.
; DEFINE: %{groups} = %{python} -c "import json, sys; print(*['|'.join(sorted(one['name'] for one in group['functions'])) for group in json.load(sys.stdin)['groups']], sep=' ; ', end='.')"
; DEFINE: %{optimize} = ldsopt optimize - --mcpu gfx942 --effort 0 --json -o %t.ll
; Nothing connects them.
; RUN: variant APART %s | %{optimize} | %{groups} | filecheck %s --check-prefix APART
; APART: {{^}}a ; b.{{$}}
; A call.
; RUN: variant CALL %s | %{optimize} | %{groups} | filecheck %s --check-prefix CALL
; CALL: {{^}}a|b.{{$}}
; A common callee.
; RUN: variant CALLEE %s | %{optimize} | %{groups} | filecheck %s --check-prefix CALLEE
; CALLEE: {{^}}a|b|c.{{$}}
; Two groups.
; RUN: variant TWO %s | %{optimize} | %{groups} | filecheck %s --check-prefix TWO
; TWO: {{^}}a|b ; c|d.{{$}}
; An address that is taken.
; RUN: variant ADDRESS %s | %{optimize} | %{groups} | filecheck %s --check-prefix ADDRESS
; ADDRESS: {{^}}a|b.{{$}}
; A call through a pointer.
; RUN: variant THROUGH %s | %{optimize} | %{groups} | filecheck %s --check-prefix THROUGH
; THROUGH: {{^}}a|b|c.{{$}}
; Data is no call.
; RUN: variant DATA %s | %{optimize} | %{groups} | filecheck %s --check-prefix DATA
; DATA: {{^}}a ; b.{{$}}
; A table of functions.
; RUN: variant TABLE %s | %{optimize} | %{groups} | filecheck %s --check-prefix TABLE
; TABLE: {{^}}a|b.{{$}}
; Llvm.used connects nothing.
; RUN: variant USED %s | %{optimize} | %{groups} | filecheck %s --check-prefix USED
; USED: {{^}}a ; b.{{$}}
; An alias.
; RUN: variant ALIAS %s | %{optimize} | %{groups} | filecheck %s --check-prefix ALIAS
; ALIAS: {{^}}a|b.{{$}}
; Quoted names.
; RUN: variant QUOTED %s | %{optimize} | %{groups} | filecheck %s --check-prefix QUOTED
; QUOTED: {{^}}a b|c(d.{{$}}
; A declaration is no link.
; RUN: variant DECLARED %s | %{optimize} | %{groups} | filecheck %s --check-prefix DECLARED
; DECLARED: {{^}}a ; b.{{$}}
; No function.
; RUN: variant NONE %s | %{optimize} | %{groups} | filecheck %s --check-prefix NONE
; NONE: {{^}}.{{$}}

target triple = "amdgcn-amd-amdhsa"
@plain = internal addrspace(1) global i32 0
;APART define void @a(ptr %p) {
;APART   ret void
;APART }
;APART define void @b(ptr %p) {
;APART   ret void
;APART }
;CALL define void @a(ptr %p) {
;CALL   call void @b(ptr %p)
;CALL   ret void
;CALL }
;CALL define void @b(ptr %p) {
;CALL   ret void
;CALL }
;CALLEE define void @a(ptr %p) {
;CALLEE   call void @c(ptr %p)
;CALLEE   ret void
;CALLEE }
;CALLEE define void @b(ptr %p) {
;CALLEE   call void @c(ptr %p)
;CALLEE   ret void
;CALLEE }
;CALLEE define void @c(ptr %p) {
;CALLEE   ret void
;CALLEE }
;TWO define void @a(ptr %p) {
;TWO   call void @b(ptr %p)
;TWO   ret void
;TWO }
;TWO define void @b(ptr %p) {
;TWO   ret void
;TWO }
;TWO define void @c(ptr %p) {
;TWO   call void @d(ptr %p)
;TWO   ret void
;TWO }
;TWO define void @d(ptr %p) {
;TWO   ret void
;TWO }
;ADDRESS define void @a(ptr %p) {
;ADDRESS   store ptr @b, ptr %p
;ADDRESS   ret void
;ADDRESS }
;ADDRESS define void @b(ptr %p) {
;ADDRESS   ret void
;ADDRESS }
;THROUGH define void @a(ptr %p) {
;THROUGH   call void %p(ptr %p)
;THROUGH   ret void
;THROUGH }
;THROUGH define void @b(ptr %p) {
;THROUGH   ret void
;THROUGH }
;THROUGH define void @c(ptr %p) {
;THROUGH   ret void
;THROUGH }
;DATA define void @a(ptr %p) {
;DATA   store i32 1, ptr addrspace(1) @plain
;DATA   ret void
;DATA }
;DATA define void @b(ptr %p) {
;DATA   store i32 1, ptr addrspace(1) @plain
;DATA   ret void
;DATA }
;TABLE @t = internal addrspace(1) global ptr @b
;TABLE define void @a(ptr %p) {
;TABLE   %x = load ptr, ptr addrspace(1) @t
;TABLE   ret void
;TABLE }
;TABLE define void @b(ptr %p) {
;TABLE   ret void
;TABLE }
;USED @llvm.used = appending addrspace(1) global [2 x ptr] [ptr @a, ptr @b], section "llvm.metadata"
;USED define void @a(ptr %p) {
;USED   ret void
;USED }
;USED define void @b(ptr %p) {
;USED   ret void
;USED }
;ALIAS @z = alias void (ptr), ptr @b
;ALIAS define void @a(ptr %p) {
;ALIAS   call void @z(ptr %p)
;ALIAS   ret void
;ALIAS }
;ALIAS define void @b(ptr %p) {
;ALIAS   ret void
;ALIAS }
;QUOTED define void @"a b"(ptr %p) {
;QUOTED   call void @"c(d"(ptr %p)
;QUOTED   ret void
;QUOTED }
;QUOTED define void @"c(d"(ptr %p) {
;QUOTED   ret void
;QUOTED }
;DECLARED declare void @far(ptr)
;DECLARED define void @a(ptr %p) {
;DECLARED   call void @far(ptr %p)
;DECLARED   ret void
;DECLARED }
;DECLARED define void @b(ptr %p) {
;DECLARED   call void @far(ptr %p)
;DECLARED   ret void
;DECLARED }
