; `ldsopt.toml` and `[tool.ldsopt]`: which file counts, what counts of it, and how mistakes in it are told.
; REQUIRES: tomllib
; RUN: rm -rf %t
; RUN: mkdir -p %t/near/a/b %t/far/a/b %t/project/a %t/both %t/other/a %t/nearer/a %t/k
; RUN: variant PLAIN %s > %t/k/k.ll

; The nearest file counts.
; RUN: touch %t/near/ldsopt.toml %t/far/ldsopt.toml %t/far/a/ldsopt.toml %t/both/ldsopt.toml %t/other/ldsopt.toml %t/nearer/ldsopt.toml
; RUN: printf '[tool.ldsopt.check]' > %t/project/pyproject.toml
; RUN: printf '[tool.ldsopt]' > %t/both/pyproject.toml
; RUN: printf '[tool.other]' > %t/other/a/pyproject.toml
; RUN: printf '[tool.ldsopt.check]' > %t/nearer/a/pyproject.toml
; RUN: cd %t/near
; RUN: ldsopt --config | filecheck %s --check-prefix NEAR
; RUN: cd %t/near/a/b
; RUN: ldsopt --config | filecheck %s --check-prefix NEAR
; NEAR: {{^.*}}/near/ldsopt.toml{{$}}
; RUN: cd %t/far/a/b
; RUN: ldsopt --config | filecheck %s --check-prefix FAR
; FAR: {{^.*}}/far/a/ldsopt.toml{{$}}
; RUN: cd %t/project/a
; RUN: ldsopt --config | filecheck %s --check-prefix PROJECT
; PROJECT: {{^.*}}/project/pyproject.toml{{$}}
; RUN: cd %t/both
; RUN: ldsopt --config | filecheck %s --check-prefix BOTH
; BOTH: {{^.*}}/both/ldsopt.toml{{$}}
; RUN: cd %t/other/a
; RUN: ldsopt --config | filecheck %s --check-prefix OTHER
; OTHER: {{^.*}}/other/ldsopt.toml{{$}}
; RUN: cd %t/nearer/a
; RUN: ldsopt --config | filecheck %s --check-prefix NEARER
; NEARER: {{^.*}}/nearer/a/pyproject.toml{{$}}

; The search ends at the root of the repository.
; RUN: mkdir %t/near/a/.git
; RUN: cd %t/near/a/b
; RUN: ldsopt --config | filecheck %s --check-prefix NONE
; NONE: {{^}}no ldsopt.toml

; A variable names another file or none.
; RUN: cd %t/k
; RUN: printf "[defaults]\nmcpu = 'gfx950'" > ldsopt.toml
; RUN: printf "[defaults]\nmcpu = 'gfx942'" > other.toml
; RUN: ldsopt measure k.ll | filecheck %s --check-prefix OWN
; OWN: gfx950
; RUN: env LDSOPT_CONFIG=other.toml ldsopt measure k.ll | filecheck %s --check-prefix NAMED
; NAMED: gfx942
; RUN: exits 3 env LDSOPT_CONFIG= ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix UNSAID
; UNSAID: no architecture
; RUN: exits 3 env LDSOPT_CONFIG=gone.toml ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix GONE
; GONE: gone.toml: no such file or directory

; The command comes before the defaults, and the command line before both.
; RUN: printf "[defaults]\nmcpu = 'gfx90a'\n[measure]\nmcpu = 'gfx942'\n" > ldsopt.toml
; RUN: ldsopt measure k.ll | filecheck %s --check-prefix NAMED
; RUN: ldsopt measure k.ll --mcpu gfx950 | filecheck %s --check-prefix OWN
; RUN: ldsopt compile k.ll | filecheck %s --check-prefix DEFAULT
; DEFAULT: gfx90a

; Switches, numbers, choices and lists.
; RUN: printf "[defaults]\nmcpu = 'gfx942'\n[measure]\nformat = 'json'\ndynamic-lds = 4096\nO = 1\n[diff]\nfail-on = ['kernels-lost', 'after.code_bytes>1']\n[annotate]\ncheck = false\nquiet = true\n" > ldsopt.toml
; RUN: ldsopt trust
; RUN: ldsopt measure k.ll > more.json
; RUN: ldsopt measure k.ll --dynamic-lds 0 > plain.json
; RUN: %{python} -c "import json; more, plain = (json.load(open(name))['measurements'][0]['functions'][0]['metrics']['lds_bytes'] for name in ('more.json', 'plain.json')); assert more == plain + 4096"
; RUN: exits 1 ldsopt diff k.ll k.ll 2>&1 | filecheck %s --check-prefix GATE
; GATE: ldsopt: error: {{.*}}after.code_bytes>1
; RUN: ldsopt diff k.ll k.ll --fail-on kernels-lost
; RUN: ldsopt annotate k.ll -o out.ll 2> said
; RUN: %{python} -c "assert not open('said').read() and '!alias.scope' in open('out.ll').read()"
; RUN: ldsopt annotate k.ll -o out.ll --check --timeout 60

; A value of the defaults is refused by those commands alone that do not take it; a table comes before the defaults.
; RUN: printf "[defaults]\nmcpu = 'gfx942'\nformat = 'markdown'\n" > ldsopt.toml
; RUN: ldsopt diff k.ll k.ll | filecheck %s --check-prefix MARKDOWN
; MARKDOWN: {{^}}<!-- ldsopt diff -->
; RUN: exits 3 ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix REMEDY
; REMEDY: ldsopt.toml:3: [defaults] format: 'markdown' is not one of {{.*}}; what it takes: ldsopt measure --help; what is not for every command belongs under [measure]
; RUN: printf "[defaults]\nmcpu = 'gfx942'\nformat = 'markdown'\n[measure]\nformat = 'json'\n" > ldsopt.toml
; RUN: ldsopt measure k.ll | %{python} -c "import json, sys; assert json.load(sys.stdin)['measurements']"
; RUN: printf "[measure]\nformat = 'markdown'\n" > ldsopt.toml
; RUN: exits 3 ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix PLAINLY
; PLAINLY: ldsopt.toml:2: [measure] format: 'markdown' is not one of {{.*}}; what it takes: ldsopt measure --help{{$}}

; What was taken is said on request; help does not ask the file.
; RUN: printf "[defaults]\nmcpu = 'gfx942'\n[annotate]\ncheck = false\nprecise = true\n" > ldsopt.toml
; RUN: ldsopt trust
; RUN: ldsopt annotate k.ll -o out.ll -v --mcpu gfx950 2>&1 | filecheck %s --check-prefix TAKEN
; TAKEN: ldsopt: note: from {{.*}}/k/ldsopt.toml: --precise --no-check{{$}}
; RUN: ldsopt annotate k.ll -o out.ll 2>&1 | filecheck %s --check-prefix SILENT
; SILENT-NOT: note: from
; RUN: ldsopt --config | filecheck %s --check-prefix SHOWN --match-full-lines
; SHOWN: {{.*}}/k/ldsopt.toml
; SHOWN-NEXT: [defaults] mcpu = "gfx942"
; SHOWN-NEXT: [annotate] check = false
; SHOWN-NEXT: [annotate] precise = true
; RUN: printf "[mesure]\n" > ldsopt.toml
; RUN: ldsopt measure --help > helped
; RUN: rm ldsopt.toml
; RUN: ldsopt measure --help | cmp - helped

; A mistake is one line with its place.
; DEFINE: %{wrong} = exits 3 env LDSOPT_CONFIG=wrong.toml ldsopt measure k.ll --mcpu gfx942 2>&1
; RUN: printf "[mesure]\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix COMMAND
; COMMAND: {{^}}ldsopt: error: {{.*}}wrong.toml:1: [mesure] is no command; did you mean 'measure'?
; RUN: printf "[measure]\n\nmpcu = 'gfx942'\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix OPTION
; OPTION: {{^}}ldsopt: error: {{.*}}wrong.toml:3: [measure] has no option 'mpcu'; did you mean 'mcpu'?
; RUN: printf "[check]\nx = 1\n[measure]\nO = 2" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix CHECKS
; CHECKS: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [check] has no option 'x'; there are 
; RUN: printf "[defaults]\nmpcu = 'gfx942'\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix DEFAULTS
; DEFAULTS: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [defaults] has no option 'mpcu'; did you mean 'mcpu'?
; RUN: printf "mcpu = 'gfx942'\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix TABLE
; TABLE: {{^}}ldsopt: error: {{.*}}wrong.toml:1: 'mcpu' is in no table; put it under [defaults]
; RUN: printf "measure = 1\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix VALUE
; VALUE: {{^}}ldsopt: error: {{.*}}wrong.toml:1: 'measure' is in no table; put it under
; RUN: printf "[measure]\ndynamic-lds = 'x'\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix INTEGER
; INTEGER: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [measure] dynamic-lds: 'x' is not a valid integer
; RUN: printf "[measure]\ndynamic-lds = -1\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix RANGE
; RANGE: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [measure] dynamic-lds: -1 is not in the range
; RUN: printf "[measure]\ndynamic-lds = true\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix NUMBER
; NUMBER: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [measure] dynamic-lds: a text or a number is needed
; RUN: printf "[measure]\nformat = 'yaml'\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix CHOICE
; CHOICE: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [measure] format: 'yaml' is not one of
; RUN: printf "[measure]\nquiet = 'yes'\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix SWITCH
; SWITCH: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [measure] quiet: true or false is needed
; RUN: printf "[measure]\narg = 'i32=1'\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix LIST
; LIST: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [measure] arg: a list of texts or numbers is needed
; RUN: printf "[measure]\nmcpu = ['a']\n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix TEXT
; TEXT: {{^}}ldsopt: error: {{.*}}wrong.toml:2: [measure] mcpu: a text or a number is needed
; RUN: printf "[measure]\nmcpu = \n" > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix SYNTAX
; SYNTAX: {{^}}ldsopt: error: {{.*}}wrong.toml:2: this is no TOML: invalid value
; RUN: printf '\377' > wrong.toml
; RUN: %{wrong} | filecheck %s --check-prefix BYTES
; BYTES: {{^}}ldsopt: error: {{.*}}wrong.toml: this is no TOML: 
; RUN: exits 3 env LDSOPT_CONFIG=wrong.toml ldsopt measure k.ll --mcpu gfx942 > out 2> said
; RUN: %{python} -c "assert (open('out').read(), open('said').read().count('\n')) == ('', 1)"
; RUN: printf "[project]\nname = 'x'\n[tool.ldsopt.measure]\nname = 1\n" > pyproject.toml
; RUN: exits 3 ldsopt measure k.ll 2>&1 | filecheck %s --check-prefix OF-PROJECT
; OF-PROJECT: /pyproject.toml:4: [measure] has no option 'name'
; RUN: rm pyproject.toml

; Programs are those beside the file.
; RUN: mkdir in
; RUN: printf "[defaults]\nmcpu = 'gfx942'\ncompiler = 'llc:tools/none'\n" > ldsopt.toml
; RUN: ldsopt trust
; RUN: cd %t/k/in
; RUN: exits 5 ldsopt measure ../k.ll 2>&1 | filecheck %s --check-prefix BESIDE
; BESIDE: no program '{{.*}}/k/tools/none'
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
  %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  %x = load float, ptr addrspace(3) %b, align 4
  store float %x, ptr addrspace(1) %to, align 4
  ret void
}
