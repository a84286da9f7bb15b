; Standard streams that come closed: what is written to a file is as ever, and what cannot be said fails as on a full disk.
; RUN: sh -c '%{python} -m ldsopt check %s -o %t.txt <&- >&- 2>&-'
; RUN: filecheck %s --input-file %t.txt
; RUN: sh -c '%{python} -m ldsopt check %s 2>&-' | filecheck %s
; CHECK: no findings
; RUN: sh -c '%{python} -m ldsopt check %s >&- 2> %t.said; test $? = 3'
; RUN: filecheck %s --check-prefix SAID --input-file %t.said
; SAID: ldsopt: error: <stdout>: cannot write: bad file descriptor
; RUN: sh -c '%{python} -m ldsopt check - <&- 2> %t.said; test $? = 3'
; RUN: filecheck %s --check-prefix EMPTY --input-file %t.said
; EMPTY: ldsopt: error: <stdin>: empty input
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @empty() #0 {
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
