; A witness names the bytes by which a weaker wait suffices, and has no kernel with an instruction that its checker does not know.
; DEFINE: %{misc} = %S/../../hazards/e15_misc.ll --mcpu gfx950
; RUN: ldsopt compile %{misc} -o %t.stock.s
; RUN: ldsopt waits %{misc} -q -o %t.exact.s --witness %t.json
; RUN: ldsopt check %t.exact.s --witness %t.json --compiled %t.stock.s | filecheck %s --check-prefix SHOWN
; SHOWN: 1 wait weaker than the compiler's: shown to suffice
; SHOWN: premises: 1 pair of instructions apart by stated bytes, 0 stated to be apart
; RUN: exits 2 ldsopt check %t.exact.s --witness %t.json
; RUN: exits 3 ldsopt check %t.exact.s --witness %t.json --compiled %t.none.s
; RUN: sed 's/"variable": .*,/"variable": "any",/' %t.json > %t.tampered.json
; RUN: exits 1 ldsopt check %t.exact.s --witness %t.tampered.json --compiled %t.stock.s | filecheck %s --check-prefix TAMPERED
; TAMPERED: not shown to suffice
; RUN: %{python} -c "import json; kernels = json.load(open('%t.json'))['kernels']; assert kernels and all(one['bytes'] for kernel in kernels for one in kernel['accesses'])"
; RUN: ldsopt compile %s --mcpu gfx950 -o %t.stock.s
; RUN: ldsopt waits %s --mcpu gfx950 -o %t.exact.s --witness %t.json 2>&1 | filecheck %s --check-prefix WITHOUT
; WITHOUT: no witness for kernel k: line {{[0-9]+}}: what ds_append does is not known
; WITHOUT: vmcnt 0 -> no wait: nothing needs 1 LDS-DMA
; RUN: exits 1 ldsopt check %t.exact.s --witness %t.json --compiled %t.stock.s 2>&1 | filecheck %s --check-prefix REFUSED
; REFUSED: not shown to suffice
; REFUSED: kernel k: line {{[0-9]+}}: what ds_append does is not known
target triple = "amdgcn-amd-amdhsa"
@a = external addrspace(3) global [0 x i8], align 16
@b = external addrspace(3) global [0 x i8], align 16
@c = internal addrspace(3) global i32 poison
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3), i1)
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %o) {
  %n = call i32 @llvm.amdgcn.ds.append.p3(ptr addrspace(3) @c, i1 false)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @a, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p = getelementptr i32, ptr addrspace(3) @b, i32 %i
  %v = load i32, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(1) %o
  ret void
}
