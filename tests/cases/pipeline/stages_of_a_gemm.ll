; A GEMM with two barriers an iteration and no marks, compiled by clang 22: the stages that its loop is cut into.
; DEFINE: %{gemm} = %S/../../pipeline/ir/unmarked_gemm

; Reads and loads, multiplication, writes, and a stage without work: what is written may not be read at once.
; RUN: ldsopt pipeline %{gemm}.gfx942.ll --auto 4 --explain -o %t.942.ll 2>&1 | filecheck %s
; RUN: ldsopt pipeline %{gemm}.gfx950.ll --auto 4 --explain -o %t.950.ll 2>&1 | filecheck %s
; CHECK: by instructions in code of llvmlite
; CHECK-NEXT: {{^}} memory_lds 2 memory, 4 lds; ends at: from memory to matrix{{$}}
; CHECK-NEXT: {{^}} matrix 4 matrix; ends at: a barrier or a wait of the author's{{$}}
; CHECK-NEXT: {{^}} lds 2 lds; ends at: a barrier or a wait of the author's{{$}}
; CHECK-NEXT: {{^}} idle nothing; ends at: keeps the stages around it apart{{$}}
; CHECK-NEXT: expected load: 4.67 in turns, 6.00 in step
; CHECK: slot 0, in front of memory_lds: bare
; CHECK: slot 1, in front of matrix: orders LDS
; CHECK: slot 2, in front of lds: bare
; CHECK: slot 3, in front of idle: orders LDS

; More stages part what is for different units.
; RUN: ldsopt pipeline %{gemm}.gfx942.ll --auto 5 --explain -o %t.5.ll 2>&1 | filecheck %s --check-prefix MORE
; MORE: 5 stages: lds1, memory, matrix, lds2, idle

; What is written does the same, and its code is clean.
; RUN: ldsopt pipeline %{gemm}.gfx942.ll --auto 6 -q -o %t.6.ll
; RUN: ldsopt pipeline %{gemm}.gfx942.ll --auto 4 --plain -q -o %t.plain.ll
; DEFINE: %{verify} = ldsopt verify --quick --block 512 --arg 'f16[5120]=random' --arg 'f16[10240]=random' --arg 'f32[8192]=zeros' --arg i32=32
; RUN: %{verify} %{gemm}.gfx942.ll %t.942.ll | filecheck %s --check-prefix SAME
; RUN: %{verify} %{gemm}.gfx950.ll %t.950.ll | filecheck %s --check-prefix SAME
; RUN: %{verify} %{gemm}.gfx942.ll %t.6.ll | filecheck %s --check-prefix SAME
; RUN: %{verify} %{gemm}.gfx942.ll %t.plain.ll | filecheck %s --check-prefix SAME
; SAME: equal (bit by bit) under {{[0-9]+}} schedules
; RUN: ldsopt check --no-races %t.942.ll
; RUN: ldsopt check --no-races %t.950.ll
; RUN: ldsopt check --no-races %t.6.ll

; What is a pipeline already is not made one again.
; DEFINE: %{again} = exits 3 ldsopt pipeline --auto 4 -o %t.no.ll
; RUN: %{again} %t.942.ll 2>&1 | filecheck %s --check-prefix AGAIN
; RUN: %{again} %S/../../pipeline/ir/triton-3.9.0/warp_pipelined_gemm.gfx942.ll 2>&1 | filecheck %s --check-prefix AGAIN
; AGAIN: only some waves of '{{.*}}' pass this barrier

; Nor is one with copies that no counter completes: a fence does not wait for these, and no counter says how many go on.
; RUN: %{again} %S/../../../corpus/ir/triton-3.9.0/gemm_async_unstaged.gfx950.ll 2>&1 | filecheck %s --check-prefix MARKED
; MARKED: a copy that only a wait for its mark {{.*}} completes inside of stage

; Which loop is to be cut asks for a number of stages.
; RUN: exits 2 ldsopt pipeline %{gemm}.gfx942.ll --loop 3 -o %t.no.ll 2>&1 | filecheck %s --check-prefix NUMBER
; NUMBER: give --auto N
