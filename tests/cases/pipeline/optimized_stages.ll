; `optimize` of modules with stage marks: what they mean is the input, and the pipeline a way to make it better.
; DEFINE: %{ir} = %S/../../pipeline/ir
; DEFINE: %{optimize} = ldsopt optimize --goal waits --explain

; A pipeline that waits less is chosen; barriers by which the groups part and meet are its cost.
; RUN: %{optimize} %{ir}/stages_ring.gfx942.ll -o %t.ring.ll 2>&1 | filecheck %s --check-prefix RING
; RING: kernel stages_ring: applied `pipeline`: waits 8 → 7{{.*}}; cost: {{.*}}barriers 4 → 6
; RING: check: no new findings (0 definite, 0 unproven;
; RING: assumed: unread-dimensions-are-one

; One that is not better is not, and the marks become full barriers.
; RUN: %{optimize} %{ir}/stages_gemm.gfx942.ll -o %t.gemm.ll 2>&1 | filecheck %s --check-prefix GEMM
; GEMM: {{^}} pipeline: would be no better
; RUN: %{optimize} %{ir}/stages_attention.gfx942.ll -o %t.attention.ll 2>&1 | filecheck %s --check-prefix ATTENTION
; ATTENTION: {{^}} pipeline: would be worse
; RUN: not grep -q ldsopt.stage %t.ring.ll %t.gemm.ll %t.attention.ll

; What is written does what the marks mean.
; RUN: ldsopt pipeline --plain -q %{ir}/stages_ring.gfx942.ll -o %t.ring.plain.ll
; RUN: ldsopt pipeline --plain -q %{ir}/stages_gemm.gfx942.ll -o %t.gemm.plain.ll
; RUN: ldsopt pipeline --plain -q %{ir}/stages_attention.gfx942.ll -o %t.attention.plain.ll
; DEFINE: %{verify} = ldsopt verify --quick --block 512
; RUN: %{verify} %t.ring.plain.ll %t.ring.ll --arg 'f32[2048]=random' --arg 'f32[512]=zeros' --arg i32=3
; RUN: %{verify} %t.gemm.plain.ll %t.gemm.ll --arg 'f16[4096]=random' --arg 'f16[8192]=random' --arg 'f32[8192]=zeros' --arg i32=48
; RUN: %{verify} %t.attention.plain.ll %t.attention.ll --arg 'f16[2048]=random' --arg 'f16[4096]=random' --arg 'f16[4096]=random' --arg 'f32[2560]=zeros' --arg i32=3

; Stages that cannot run at the same time stay plain, with the reason; marks that are no stages are refused.
; RUN: variant NEXT-STAGE %S/refused_conflicts.ll | %{optimize} - -o %t.plain.ll 2>&1 | filecheck %s --check-prefix PLAIN
; PLAIN: nothing is better; the output is the marked stages with full barriers
; PLAIN: {{^}} pipeline: failed: {{.*}} run at the same time
; RUN: filecheck %s --check-prefix BARRIERS --input-file %t.plain.ll
; BARRIERS-COUNT-3: call void @llvm.amdgcn.s.barrier()
; RUN: variant ONE-STAGE %S/refused_loops.ll | exits 3 ldsopt optimize - -o %t.no.ll 2>&1 | filecheck %s --check-prefix ONE
; ONE: a pipeline needs two
