; An error of the IR has a caret below the place at fault, by characters; what a hostile line or name has in it is not obeyed.
; RUN: variant TYPE %s > %t.ll
; RUN: exits 3 ldsopt annotate %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix CARET --match-full-lines --strict-whitespace
; RUN: exits 3 ldsopt check %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix CARET --match-full-lines --strict-whitespace
; RUN: exits 3 ldsopt compile %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix CARET --match-full-lines --strict-whitespace
; RUN: exits 3 ldsopt liveness %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix CARET --match-full-lines --strict-whitespace
; RUN: exits 3 ldsopt measure %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix CARET --match-full-lines --strict-whitespace
; RUN: exits 3 ldsopt pack %t.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix CARET --match-full-lines --strict-whitespace
;      CARET:ldsopt: error: {{.*}}.ll:[[# @LINE + 18]]:12: invalid IR: expected type
; CARET-NEXT:    %x = add foo %a, 2
; CARET-NEXT:             ^
; RUN: printf '@"\303\244" = glob i32 0\n' > %t.ll
; RUN: exits 3 ldsopt annotate %t.ll 2>&1 | filecheck %s --check-prefix BYTES --match-full-lines --strict-whitespace
;      BYTES:ldsopt: error: {{.*}}
; BYTES-NEXT:  @"{{.}}" = glob i32 0
; BYTES-NEXT:         ^
; RUN: %{python} -c "open('%t.ll', 'w').write('x' * 50_000 + ' \x1b[2J\u202e' + 'y' * 50_000)"
; RUN: exits 3 ldsopt annotate %t.ll -q 2> %t.err
; RUN: %{python} -c "assert len(open('%t.err').read()) < 1000"
; RUN: printf 'define voi\033[2J @k()\n' > %t.ll
; RUN: exits 3 ldsopt annotate %t.ll 2> %t.err
; RUN: %{python} -c "assert '\x1b' not in open('%t.err').read()"
; RUN: %{python} -c "from ldsopt.cli import main; raise SystemExit(main(['annotate', 'a\x1b[31m\nb.ll']) != 3)" 2>&1 | filecheck %s --check-prefix NAME
; NAME: {{^}}ldsopt: error: a\x1b[31m b.ll: meets no file{{$}}
target triple = "amdgcn-amd-amdhsa"
define void @k(i32 %a) {
  %x = add foo %a, 2
  ret void
}
