; The fingerprints of findings are the same when the module changes elsewhere, and others when it changes here.
; DEFINE: %{prints} = exits 1 ldsopt check %t.ll --mcpu gfx942 --no-races --format sarif | %{python} -c "import json, sys; [print(one['ruleId'], *one['partialFingerprints'].values()) for one in json.load(sys.stdin)['runs'][0]['results']]"
; RUN: variant ONE %s > %t.ll
; RUN: %{prints} > %t.one
; RUN: variant MORE %s > %t.ll
; RUN: %{prints} | cmp - %t.one
; RUN: variant VOLATILE %s > %t.ll
; RUN: %{prints} > %t.volatile
; RUN: %{python} -c "one, other = (open(f'%t.{name}').read().split() for name in ('one', 'volatile')); assert one[0] == other[0] and one[1] != other[1]"

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x float] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;MORE define amdgpu_kernel void @first() {
;MORE   ret void
;MORE }
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %o) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 0, i32 0, i32 0, i32 0)
  %g = getelementptr float, ptr addrspace(3) @lds, i32 %i
;ONE  %1 = load float, ptr addrspace(3) %g, !tbaa !2
;VOLATILE  %1 = load volatile float, ptr addrspace(3) %g, !tbaa !2
;MORE  %1 = add i32 %i, 1
;MORE  %2 = load float, ptr addrspace(3) %g, !tbaa !2
;ONE,VOLATILE  store float %1, ptr addrspace(1) %o
;MORE  store float %2, ptr addrspace(1) %o
  ret void
}
!0 = !{!"root"}
!1 = !{!"float", !0}
!2 = !{!1, !1, i64 0}
