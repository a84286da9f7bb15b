; The code of `entries.s` as an object, and linked.
; REQUIRES: llc-22, lld
; DEFINE: %{waits} = ldsopt waits -v
; DEFINE: %{assemble} = llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj -o %t.o
; DEFINE: %{link} = ld.lld-22 -shared %t.o -o %t.hsaco

; Functions that code outside of them leads into keep their waits: by a branch, a computed address, a call, or where code goes on.
; RUN: variant BRANCH %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant CONDITION %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant BEGINNING %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant JUMP %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant COMPUTED-CALL %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant CALL %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant GOES-ON %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; RUN: variant ONE-PATH %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix STAYS
; STAYS: 0 waits removed (unneeded); 0 weakened, 0 strengthened, 0 added
; STAYS: {{(function|kernel)}} b: its waits stay: {{.*}}line
; So they do where code of no function leads into them, and where labels, tables and numbers of the assembly may.
; A label that ends as a number does is none.
; RUN: variant NO-FUNCTION %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix SAME
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant BEHIND %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix SAME
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix SAME
; SAME: 0 waits removed (unneeded); 0 weakened, 0 strengthened, 0 added
; What is entered at its beginning alone may change: padding, branches within, and an address of its own are no entries.
; RUN: variant ALONE %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant WITHIN %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant PADDING %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: variant OWN-TABLE %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix CHANGED
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix CHANGED
; CHANGED: 1 wait removed (unneeded)
; A function whose code goes on keeps what the code behind it may need: the load's register is used there.
; RUN: variant WAIT-GOES-ON %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix A-STAYS
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix A-STAYS
; A-STAYS: {{(function|kernel)}} a: its waits stay: {{.*}}goes on
; Words that nothing leads to are no code: a table of constants may read as waits, and the kernel reads them.
; RUN: variant WORDS %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix OTHER
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix OTHER
; RUN: variant WORDS-BRANCH %S/entries.s | %{assemble}
; RUN: %{waits} %t.o -o %t.out.o 2>&1 | filecheck %s --check-prefix OTHER
; RUN: %{link}
; RUN: %{waits} %t.hsaco -o %t.out.hsaco 2>&1 | filecheck %s --check-prefix OTHER
; OTHER: 1 wait removed (unneeded)
; OTHER-NOT: a: its waits stay
; OTHER: kernel b: 1 wait removed
; A function that is called at its beginning can be read; one that is entered elsewhere cannot.
; RUN: variant CALLED %S/entries.s | %{assemble}
; RUN: exits 1 ldsopt check %t.o --no-races | filecheck %s --check-prefix READ
; RUN: %{link}
; RUN: exits 1 ldsopt check %t.hsaco --no-races | filecheck %s --check-prefix READ
; RUN: variant CALLED-WITHIN %S/entries.s | %{assemble}
; RUN: ldsopt check %t.o --no-races | filecheck %s --check-prefix UNREAD
; RUN: %{link}
; RUN: ldsopt check %t.hsaco --no-races | filecheck %s --check-prefix UNREAD
; READ-NOT: unreadable-code in b
; UNREAD: unreadable-code in b
