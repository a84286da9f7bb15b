; The figures of a kernel: waits, accesses and resources, by LLVM's comments and by metadata alone.
; REQUIRES: llc-22
; DEFINE: %{python-json} = %{python} -c "import json, sys; [(found,)] = [one['functions'] for one in json.load(open(sys.argv[1]))['measurements']]; needs = found['resources']; sys.exit(not eval(sys.argv[2]))"
; RUN: variant SMALL %s > %t.ll
; RUN: ldsopt measure %t.ll --mcpu gfx950 --json -o %t.json
; RUN: %{python-json} %t.json "(found['is_kernel'], found['dma'], found['lds_accesses'], found['barriers'], found['max_depth']) == (True, 1, 1, 1, 1)"
; RUN: %{python-json} %t.json "{('vmcnt', 0, 1), ('lgkmcnt', 0, 2)} == {(one['counter'], one['n'], one['in_loops']) for one in found['wait_histogram']}"
; RUN: %{python-json} %t.json "(needs['lds_bytes'], needs['workgroup_size'], needs['wave_size'], needs['occupancy']) == (4096, 256, 64, 8)"
; RUN: %{python-json} %t.json "needs['scratch_bytes'] == needs['vgpr_spills'] == needs['sgpr_spills'] == needs['agprs'] == 0 and None not in needs.values()"

; It does not depend on who runs LLVM, nor on comments, but for the size of code.
; RUN: ldsopt measure %t.ll --mcpu gfx950 --compiler llc-22 --json -o %t.llc.json
; RUN: %{python} -c "import json; ours, theirs = (json.load(open(name))['measurements'][0]['functions'] for name in ('%t.json', '%t.llc.json')); assert ours == theirs"
; RUN: ldsopt compile %t.ll --mcpu gfx950 -o %t.s
; RUN: sed 's/;.*//; /\.set k\./d' %t.s > %t.bare.s
; RUN: ldsopt measure %t.s --json -o %t.json
; RUN: ldsopt measure %t.bare.s --json -o %t.bare.json
; RUN: %{python} -c "import json; full, bare = (json.load(open(name))['measurements'][0]['functions'][0] for name in ('%t.json', '%t.bare.json')); assert bare['resources'] == full['resources'] | dict(code_bytes=None); assert bare['wait_histogram'] == full['wait_histogram'] and bare['instructions'] == full['instructions']"

; LDS counts in granules, though LLVM says otherwise.
; RUN: variant LARGE %s > %t.large.ll
; RUN: ldsopt compile %t.large.ll --mcpu gfx950 -o - | grep -c "; Occupancy: 5"
; RUN: ldsopt measure %t.large.ll --mcpu gfx950 --json -o %t.json
; RUN: %{python-json} %t.json "needs['occupancy'] == 4"

; What cannot be measured.
; RUN: sed '/amdgcn_target/d' %t.s > %t.odd.s
; RUN: exits 3 ldsopt measure %t.odd.s 2>&1 | filecheck %s --check-prefix NO-TARGET
; RUN: exits 2 ldsopt measure %t.odd.s --mcpu gfx1 2>&1 | filecheck %s --check-prefix NO-ARCH
; RUN: sed 's/gfx950/gfx9999/' %t.s > %t.odd.s
; RUN: exits 3 ldsopt measure %t.odd.s 2>&1 | filecheck %s --check-prefix OTHER
; RUN: sed 's/vmcnt(0)/vmcnt(N)/' %t.s > %t.odd.s
; RUN: exits 3 ldsopt measure %t.odd.s 2>&1 | filecheck %s --check-prefix WAIT
; RUN: sed 's/define/defined/' %t.ll > %t.odd.s
; RUN: exits 3 ldsopt measure %t.odd.s --mcpu gfx942 2>&1 | filecheck %s --check-prefix IR
; RUN: sed 's/#0 {/"target-features"="+wavefrontsize32" {/' %t.ll > %t.odd.ll
; RUN: exits 3 ldsopt measure %t.odd.ll --mcpu gfx942 2>&1 | filecheck %s --check-prefix NOTHING-LEFT
; NO-TARGET: .s: the listing has no .amdgcn_target; {{.*}}--mcpu
; NO-ARCH: gfx1
; OTHER: for gfx9999, which is not known
; WAIT: {{.*}}.s:{{[0-9]+}}: cannot read 's_waitcnt vmcnt(N)'
; IR: {{^}}ldsopt: error: {{.*}}.s:{{.*}}invalid IR
; NOTHING-LEFT: the assembly for gfx942 has no function; LLVM leaves out

target triple = "amdgcn-amd-amdhsa"

;SMALL @lds = addrspace(3) global [4096 x i8] poison, align 16
;LARGE @lds = addrspace(3) global [32768 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 %i, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(3) @lds
  store i32 %v, ptr addrspace(1) %o
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,256" }
