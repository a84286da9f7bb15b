; The other side of a race is forgotten behind 65,536 accesses of the workgroup.
; REQUIRES: long
; RUN: sed s/ROUNDS/33000/ %S/remembered_accesses.ll | exits 1 ldsopt simulate - --mcpu gfx942 --block 128 --arg "out: u32[128]=zeros" 2>&1 | filecheck %s
; CHECK: : race: {{.*}}that another access wrote
