; A mark of a record that says nothing is refused in one line: where, why, and what to do.
; RUN: variant OTHER-KIND %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-KIND
; RUN: variant BEGIN %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix BEGIN
; RUN: variant NO-NAME %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-NAME
; RUN: variant TWO-WORDS %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix TWO-WORDS
; RUN: variant NUMBER %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NUMBER
; RUN: variant TWO-STATEMENTS %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix TWO-STATEMENTS
; RUN: variant I64 %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix I64
; RUN: variant VECTOR %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix VECTOR
; RUN: variant NO-OPERAND %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-OPERAND
; RUN: variant UNNAMED %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix UNNAMED
; RUN: variant BUFFER %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix BUFFER
; RUN: variant QUOTE %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix QUOTE
; RUN: variant QUOTES %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix QUOTES
; RUN: variant BEHIND %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix BEHIND
; RUN: variant CAPITALS %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix CAPITALS
; RUN: variant NO-EFFECT %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-EFFECT
; RUN: variant NO-POINTER %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-POINTER
; RUN: variant NO-END %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-END
; RUN: variant NO-START %s | exits 3 ldsopt instrument - -o %t.ll 2>&1 | filecheck %s --check-prefix NO-START
target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.s.waitcnt(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(1) %records) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
;OTHER-KIND   call void asm sideeffect "; ldsopt.rec  x", "~{memory}"()
; OTHER-KIND: error: <stdin>:[[# @LINE - 1]]: a mark of a record that says 'x' in place of start, end or mark; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;BEGIN   call void asm sideeffect "; ldsopt.rec begin x", "~{memory}"()
; BEGIN: error: <stdin>:[[# @LINE - 1]]: a mark of a record that says 'begin' in place of start, end or mark; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;NO-NAME   call void asm sideeffect "; ldsopt.rec start ", "~{memory}"()
; NO-NAME: error: <stdin>:[[# @LINE - 1]]: a mark of a record with no name; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;TWO-WORDS   call void asm sideeffect "; ldsopt.rec start two words", "~{memory}"()
; TWO-WORDS: error: <stdin>:[[# @LINE - 1]]: a mark of a record with the name 'two words'; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;NUMBER   call void asm sideeffect "; ldsopt.rec mark 7", "~{memory}"()
; NUMBER: error: <stdin>:[[# @LINE - 1]]: a mark of a record with the name '7'; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;TWO-STATEMENTS   call void asm sideeffect "; ldsopt.rec mark x\0As_nop 0", "~{memory}"()
; TWO-STATEMENTS: error: <stdin>:[[# @LINE - 1]]: a mark of a record shares its statement with other assembly; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;I64   call void asm sideeffect "; ldsopt.rec mark x $0", "v,~{memory}"(i64 0)
; I64: error: <stdin>:[[# @LINE - 1]]: mark 'x' notes a i64; note an integer or a float of 32 bits
;VECTOR   call void asm sideeffect "; ldsopt.rec mark x $0", "v,~{memory}"(<2 x i32> zeroinitializer)
; VECTOR: error: <stdin>:[[# @LINE - 1]]: mark 'x' notes a <2 x i32>; note an integer or a float of 32 bits
;NO-OPERAND   call void asm sideeffect "; ldsopt.rec mark x", "v,~{memory}"(i32 0)
; NO-OPERAND: error: <stdin>:[[# @LINE - 1]]: a mark of a record whose operand is not its only one, or is not named; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;UNNAMED   call void asm sideeffect "; ldsopt.rec mark x $0", "~{memory}"()
; UNNAMED: error: <stdin>:[[# @LINE - 1]]: a mark of a record whose operand is not its only one, or is not named; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;BUFFER   call void asm sideeffect "; ldsopt.rec buffer ", "~{memory}"()
; BUFFER: error: <stdin>:[[# @LINE - 1]]: a mark of the buffer that has no pointer; write `; ldsopt.rec buffer $0` of a pointer
;QUOTE   call void asm sideeffect "; ldsopt.rec start a'b", "~{memory}"()
; QUOTE: error: <stdin>:[[# @LINE - 1]]: a mark of a record with the name 'a'b'; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;QUOTES   call void asm sideeffect "; ldsopt.rec start a\22b", "~{memory}"()
; QUOTES: error: <stdin>:[[# @LINE - 1]]: a mark of a record with the name 'a"b'; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;BEHIND   call void asm sideeffect "s_nop 0 ; ldsopt.rec start a", "~{memory}"()
; BEHIND: error: <stdin>:[[# @LINE - 1]]: a mark of a record shares its statement with other assembly; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;CAPITALS   call void asm sideeffect "; ldsopt.rec START a", "~{memory}"()
; CAPITALS: error: <stdin>:[[# @LINE - 1]]: a mark of a record that says 'START' in place of start, end or mark; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;NO-EFFECT   call void asm "; ldsopt.rec mark a $0", "v"(i32 %n)
; NO-EFFECT: error: <stdin>:[[# @LINE - 1]]: a mark of a record whose operand is not its only one, or is not named; write it as `; ldsopt.rec start NAME`, `end NAME` or `mark NAME`, with $0 behind it to note a number
;NO-POINTER   call void asm sideeffect "; ldsopt.rec buffer $0", "s"(i32 %n)
; NO-POINTER: error: <stdin>:[[# @LINE - 1]]: a mark of the buffer that has no pointer; write `; ldsopt.rec buffer $0` of a pointer
;NO-END   call void asm sideeffect "; ldsopt.rec start x", "~{memory}"()
; NO-END: error: <stdin>:[[# @LINE - 1]]: scope 'x' starts in 'k' and ends nowhere; mark its end: `; ldsopt.rec end x`
;NO-START   call void asm sideeffect "; ldsopt.rec end x", "~{memory}"()
; NO-START: error: <stdin>:[[# @LINE - 1]]: scope 'x' ends in 'k' and starts nowhere; mark its start: `; ldsopt.rec start x`
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx942" }
