; Launch files that describe none, and arguments that are none: one line says which, and where.
; DEFINE: %{launch} = exits 3 ldsopt simulate %s --launch %t.json 2>&1

; RUN: printf '{' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH0
; RUN: exits 3 ldsopt simulate %s --launch %t.json > %t.out 2> %t.err
; RUN: cmp %t.out /dev/null
; LAUNCH0: {{^}}ldsopt: error: {{.*}}not a launch description
; LAUNCH0-NOT: {{^.}}
; RUN: printf '[1]' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH1
; LAUNCH1: {{^}}ldsopt: error: {{.*}}a table of keys is needed
; LAUNCH1-NOT: {{^.}}
; RUN: printf '{\n"blok": 64}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH2
; LAUNCH2: {{^}}ldsopt: error: {{.*}}.json:2: unknown key 'blok' of a launch; did you mean 'block'? there are grid, block
; LAUNCH2-NOT: {{^.}}
; RUN: printf '{"block": 64,\n"grid": [}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH3
; LAUNCH3: {{^}}ldsopt: error: {{.*}}.json:2: not a launch description: Expecting value
; LAUNCH3-NOT: {{^.}}
; RUN: printf '{}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH4
; LAUNCH4: {{^}}ldsopt: error: {{.*}}not a launch description: it is empty
; LAUNCH4-NOT: {{^.}}
; RUN: printf '{"block": 64, "grid": 4294967295}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH5
; LAUNCH5: {{^}}ldsopt: error: {{.*}}.json: grid 4294967295 of 64 work-items: a launch has at most
; LAUNCH5-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": [Infinity, 0]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH6
; LAUNCH6: {{^}}ldsopt: error: {{.*}}argument 0 is ptr addrspace(1), and the launch gives inf
; LAUNCH6-NOT: {{^.}}
; RUN: printf '{"block": 64, "kernel": ["k"]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH7
; LAUNCH7: {{^}}ldsopt: error: {{.*}}.json: kernel ['k']: a name is needed
; LAUNCH7-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": ["i32[,]=zeros", 0]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH8
; LAUNCH8: {{^}}ldsopt: error: {{.*}}a shape has a number for each axis
; LAUNCH8-NOT: {{^.}}
; RUN: printf '\377\376' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH9
; LAUNCH9: {{^}}ldsopt: error: {{.*}}not a launch description: this is no text
; LAUNCH9-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": ["i32[4]=zeors", 0]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH10
; LAUNCH10: {{^}}ldsopt: error: {{.*}}.json: argument 'i32[4]=zeors': no such contents
; LAUNCH10-NOT: {{^.}}
; RUN: printf '{"block": [0]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH11
; LAUNCH11: {{^}}ldsopt: error: {{.*}}block 0: one to three positive numbers
; LAUNCH11-NOT: {{^.}}
; RUN: printf '{"block": "abc"}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH12
; LAUNCH12: {{^}}ldsopt: error: {{.*}}block abc: one to three positive numbers
; LAUNCH12-NOT: {{^.}}
; RUN: printf '{"block": [64, "x"]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH13
; LAUNCH13: {{^}}ldsopt: error: {{.*}}one to three positive numbers
; LAUNCH13-NOT: {{^.}}
; RUN: printf '{"block": 2048}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH14
; LAUNCH14: {{^}}ldsopt: error: {{.*}}2048 work-items, a workgroup has at most 1024
; LAUNCH14-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": 5}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH15
; LAUNCH15: {{^}}ldsopt: error: {{.*}}arguments 5: a list is needed
; LAUNCH15-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": [[{}]]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH16
; LAUNCH16: {{^}}ldsopt: error: {{.*}}argument arg0.0: {} is no array, number or string
; LAUNCH16-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": [[1], 0]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH17
; LAUNCH17: {{^}}ldsopt: error: {{.*}}argument 0 is ptr addrspace(1), no struct of 1 fields
; LAUNCH17-NOT: {{^.}}
; RUN: printf '{"block": 64, "seed": "q"}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH18
; LAUNCH18: {{^}}ldsopt: error: {{.*}}seed 'q': a number from 0 on
; LAUNCH18-NOT: {{^.}}
; RUN: printf '{"block": 64, "dynamic_lds": -4}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH19
; LAUNCH19: {{^}}ldsopt: error: {{.*}}dynamic_lds -4: a number from 0 on
; LAUNCH19-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": ["i32[4]=@none.npy", 0]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH20
; LAUNCH20: {{^}}ldsopt: error: {{.*}}none.npy: no such file
; LAUNCH20-NOT: {{^.}}
; RUN: printf '{"block": 64, "arguments": [1]}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH21
; LAUNCH21: {{^}}ldsopt: error: {{.*}}the kernel takes 2 arguments
; LAUNCH21-NOT: {{^.}}
; RUN: printf '{"block": 64, "kernel": "other"}' > %t.json
; RUN: %{launch} | filecheck %s --check-prefix LAUNCH22
; LAUNCH22: {{^}}ldsopt: error: {{.*}}no function 'other'; kernels: k
; LAUNCH22-NOT: {{^.}}

; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'f99=1' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT0
; ARGUMENT0: unknown type 'f99'
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'i32[4=1' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT1
; ARGUMENT1: expected [NAME:] TYPE=NUMBER or [NAME:] TYPE[SHAPE]=CONTENTS
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'i32[4]=zero' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT2
; ARGUMENT2: no such contents: zero; there are zeros, ones, arange, random, random(LOW,HIGH)
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'f32[4]=randn' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT3
; ARGUMENT3: no such contents: randn; there are zeros
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'i8[4]=700' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT4
; ARGUMENT4: 700 does not fit into i8
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'i32[4]=random(3,1)' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT5
; ARGUMENT5: 3 is not below 1
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'u8[4]=random(-3,1)' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT6
; ARGUMENT6: not within u8
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'i32[99999999999]=zeros' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT7
; ARGUMENT7: a buffer has at most
; RUN: exits 2 ldsopt simulate %s --block 64 --arg 'i32=nan' --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix ARGUMENT8
; ARGUMENT8: 'nan' is no i32
; RUN: exits 3 ldsopt simulate %s --block 64 --dynamic-lds 70000 --arg i32[4]=zeros --arg i32[4]=zeros 2>&1 | filecheck %s --check-prefix LDS
; LDS: 70000 bytes of LDS, but gfx942 has 65536

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %x = load i32, ptr addrspace(1) %in
  store i32 %x, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
