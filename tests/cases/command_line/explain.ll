; `ldsopt explain` knows the names of reports as JSON and text spell them, and says what is near to one that there is not.
; RUN: ldsopt explain gains_nothing
; RUN: ldsopt explain 'proved by index'
; RUN: ldsopt explain 'NO BETTER'
; RUN: ldsopt explain COUNTER_FULL
; RUN: ldsopt explain Dead-Store
; RUN: ldsopt explain missing-wait | filecheck %s --check-prefix BOTH
; BOTH: What to do:{{ }}
; BOTH: an access of LDS bytes that a copy may still write
; RUN: ldsopt explain H6 | filecheck %s --check-prefix SECTION
; SECTION-NOT: R6
; SECTION: {{^}}Where control flow joins{{$}}
; SECTION-NOT: R6
; RUN: ldsopt explain workgroup-size=256 | filecheck %s --check-prefix SIZE
; SIZE: {{^}}workgroup-size:{{ }}

; Without a name all are listed.
; RUN: ldsopt explain | filecheck %s
; CHECK-DAG: missing-wait
; CHECK-DAG: recoverable
; CHECK-DAG: races
; CHECK-DAG: misaligned
; CHECK-DAG: named-bases
; CHECK-DAG: vgprs
; CHECK-DAG: R10
; CHECK-DAG: H6

; RUN: exits 2 ldsopt explain R99 2>&1 | filecheck %s --check-prefix NONE
; NONE: no report has a name 'R99';{{ }}
; RUN: exits 2 ldsopt explain mising-wait 2>&1 | filecheck %s --check-prefix NEAR
; NEAR: did you mean 'missing-wait'?
