; Every command says where a finding is as compilers do, `file:line: message`, by the lines that the user wrote.
; DEFINE: %{launch} = --block 128 --arg "out: i32[128]=zeros"
; RUN: variant RACE %s > %t.ll
; RUN: variant SAME %s > %t.same.ll
; RUN: exits 1 ldsopt simulate %t.ll %{launch} --verbose | filecheck %s --check-prefix SIMULATE
; RUN: exits 1 ldsopt verify %t.same.ll %t.ll --quick 2>&1 | filecheck %s --check-prefix VERIFY
; RUN: exits 1 ldsopt liveness %t.ll 2>&1 | filecheck %s --check-prefix UNWRITTEN
; RUN: ldsopt pack %t.ll --no-share -o %t.o.ll 2>&1 | filecheck %s --check-prefix UNWRITTEN
; RUN: exits 1 ldsopt pack %t.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix UNWRITTEN
; RUN: variant UNKNOWN %s > %t.asm.ll
; RUN: exits 3 ldsopt simulate %t.asm.ll %{launch} 2>&1 | filecheck %s --check-prefix UNKNOWN

; Bitcode has no lines of its own, and an optimized input has some that the user does not know.
; RUN: %{python} -c "import llvmlite.binding as llvm; [open(f'%t.{name}bc', 'wb').write(llvm.parse_assembly(open(f'%t.{name}ll').read()).as_bitcode()) for name in ('', 'asm.', 'same.')]"
; RUN: exits 3 ldsopt simulate %t.asm.bc %{launch} 2>&1 | filecheck %s --check-prefix CANONICAL
; RUN: exits 1 ldsopt simulate %t.bc %{launch} | filecheck %s --check-prefix BITCODE
; RUN: ldsopt annotate %t.ll --opt O1 --explain -o %t.o.ll 2> %t.err
; RUN: filecheck %s --check-prefix OPTIMIZED < %t.err
; CANONICAL: asm.bc: cannot simulate inline assembly "s_odd $0"; add it to {{\S+}} (canonical line {{\d+}})
; BITCODE: .bc: @k, canonical line {{\d+}}: race:
; OPTIMIZED-NOT: {{^ *\S*}}.ll:{{\d}}

; A regression, as SARIF, is at the line that defines the function, as far as the input has lines.
; RUN: variant WAITS %s > %t.waits.ll
; RUN: ldsopt annotate %t.waits.ll -o %t.waits.bc -q
; RUN: ldsopt measure %t.waits.ll --json -o %t.waits.json
; RUN: ldsopt diff %t.ll %t.waits.ll --format sarif --metric waits | filecheck %s --check-prefix REGION
; RUN: ldsopt diff %t.ll %t.waits.bc --format sarif --metric waits | filecheck %s --check-prefix NO-REGION
; RUN: ldsopt diff %t.ll %t.waits.json --format sarif --metric waits | filecheck %s --check-prefix NO-REGION
; REGION: "startLine": [[# @LINE + 16]]
; NO-REGION: "physicalLocation"
; NO-REGION-NOT: "region"

; A line of assembly that begins like a name of IR is no instruction, so that it is unread; its place is shown as any other.
; RUN: printf '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx942"\n\t.text\n\t.type\tk,@function\nk:\n\t%%155], v[80:81], v[16:17]\n\ts_endpgm\n.Lend:\n\t.size\tk, .Lend-k\n' > %t.s
; RUN: ldsopt check %t.s | filecheck %s --check-prefix UNREAD
;      UNREAD: unproven unreadable-code in k
;      UNREAD: {{^}}      %155], v[80:81], v[16:17]
; UNREAD-NEXT: {{^}}      ^~~~~~
target triple = "amdgcn-amd-amdhsa"
@buf = internal addrspace(3) global [64 x i32] poison, align 16
@two = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.waitcnt(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()

  %l = and i32 %id, 63 ; but UNKNOWN
;UNKNOWN   %l = call i32 asm "s_odd $0", "=v"()
; UNKNOWN: asm.ll:[[# @LINE - 1]]: cannot simulate inline assembly "s_odd $0"
  %own = getelementptr i32, ptr addrspace(3) @buf, i32 %l
;RACE,WAITS,UNKNOWN   store i32 %id, ptr addrspace(3) %own, align 4 ; here
; SIMULATE: tmp.ll:[[# @LINE - 1]]: race
; VERIFY: tmp.ll:[[# @LINE - 2]]: race
;SAME   store i32 7, ptr addrspace(3) %own, align 4 ; here

  %v = load i32, ptr addrspace(3) %own, align 4
; SIMULATE: tmp.ll:[[# @LINE - 1]]: earlier
; VERIFY: tmp.ll:[[# @LINE - 2]]: earlier
; SIMULATE: tmp.ll:[[# @LINE - 3]]: race
; SIMULATE: tmp.ll:[[# @LINE - 9]]: earlier
  %t = getelementptr i32, ptr addrspace(3) @two, i32 %l
  %u = load i32, ptr addrspace(3) %t, align 4
; SIMULATE: tmp.ll:[[# @LINE - 1]]: uninitialized-read
; UNWRITTEN: tmp.ll:[[# @LINE - 2]]: {{(error: )?}}reads bytes of @two
  %s = add i32 %u, %v
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %s, ptr addrspace(1) %q
;WAITS   call void @llvm.amdgcn.s.waitcnt(i32 0)
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
