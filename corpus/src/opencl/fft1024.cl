// A complex FFT of 1024 points by a workgroup of 256: five radix-4 stages after Stockham, four points in the registers
// of each work-item. Every exchange between two stages has a buffer of its own, so that one barrier each is enough;
// the twiddle factors lie in LDS up to the last stage, and the spectrum leaves through one more buffer in reverse.
typedef float2 complex;

void barrier_of_workgroup(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

complex times(complex a, complex b) { return (complex)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

void radix4(complex v[4]) {
  complex a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = v[1] - v[3];
  d = (complex)(d.y, -d.x); // times -i
  v[0] = a + c;
  v[1] = b + d;
  v[2] = a - c;
  v[3] = b - d;
}

// After a stage whose groups are `span` wide: each point to its place, and the next stage's four from theirs.
void exchange(complex v[4], local complex *at, local const complex *roots, int id, int span) {
  int place = (id / span) * span * 4 + id % span;
  for (int i = 0; i < 4; ++i)
    at[place + i * span] = v[i];
  barrier_of_workgroup();
  int step = 256 / (span * 4) * (id % (span * 4)); // of 1024
  for (int i = 0; i < 4; ++i)
    v[i] = i == 0 ? at[id] : times(at[id + i * 256], roots[i * step]);
  radix4(v);
}

kernel __attribute__((reqd_work_group_size(256, 1, 1))) void
fft1024(global const complex *in, global const complex *table, global float *power) {
  local complex roots[768];
  local complex first[1024], second[1024], third[1024], fourth[1024];
  local float spectrum[1024];
  int id = __builtin_amdgcn_workitem_id_x();
  size_t signal = (size_t)__builtin_amdgcn_workgroup_id_x() * 1024;
  complex v[4];
  for (int i = 0; i < 3; ++i)
    roots[id + i * 256] = table[id + i * 256];
  for (int i = 0; i < 4; ++i)
    v[i] = in[signal + id + i * 256];
  radix4(v);
  exchange(v, first, roots, id, 1);
  exchange(v, second, roots, id, 4);
  exchange(v, third, roots, id, 16);
  exchange(v, fourth, roots, id, 64);

  for (int i = 0; i < 4; ++i)
    spectrum[1023 - (id + i * 256)] = v[i].x * v[i].x + v[i].y * v[i].y;
  barrier_of_workgroup();
  for (int i = 0; i < 4; ++i)
    power[signal + id * 4 + i] = spectrum[id * 4 + i];
}
