// Kernels as OpenCL programs write them: buffers without `restrict`, barriers of LDS, the group's size stated. dot: two
// inputs, one output. sort: 256 keys in place, each work-item its own. blur: a tile with its rim. relax: the group's own
// part of a buffer is read and written in turns, by other work-items than wrote it.
enum { ITEMS = 256 };
#define GROUP kernel __attribute__((reqd_work_group_size(ITEMS, 1, 1))) void

void meet(void) {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

GROUP dot_parts(global const float *a, global const float *b, global float *out, int count) {
  local float sums[ITEMS];
  int id = __builtin_amdgcn_workitem_id_x(), group = __builtin_amdgcn_workgroup_id_x();
  float sum = 0;
  for (int i = group * ITEMS + id; i < count; i += ITEMS * 64)
    sum += a[i] * b[i];
  sums[id] = sum;
  for (int reach = ITEMS / 2; reach > 0; reach /= 2) {
    meet();
    if (id < reach)
      sums[id] += sums[id + reach];
  }
  if (id == 0)
    out[group] = sums[0];
}

GROUP sort_keys(global uint *keys) {
  local uint part[ITEMS];
  uint id = __builtin_amdgcn_workitem_id_x(), at = __builtin_amdgcn_workgroup_id_x() * ITEMS + id;
  part[id] = keys[at];
#pragma nounroll
  for (uint size = 2; size <= ITEMS; size *= 2)
#pragma nounroll
    for (uint reach = size / 2; reach > 0; reach /= 2) {
      meet();
      uint other = id ^ reach;
      uint mine = part[id], theirs = part[other];
      int keeps_less = ((id & size) == 0) == (id < other);
      meet();
      part[id] = (mine < theirs) == keeps_less ? mine : theirs;
    }
  keys[at] = part[id];
}

GROUP blur(global const float *in, global float *out, int width) {
  local float tile[18][18];
  int id = __builtin_amdgcn_workitem_id_x(), x = id & 15, y = id >> 4;
  int column = __builtin_amdgcn_workgroup_id_x() * 16, row = __builtin_amdgcn_workgroup_id_y() * 16;
  for (int i = id; i < 18 * 18; i += ITEMS)
    tile[i / 18][i % 18] = in[(row + i / 18) * width + column + i % 18];
  meet();
  float sum = 0;
  for (int i = 0; i < 3; ++i)
    for (int j = 0; j < 3; ++j)
      sum += tile[y + i][x + j];
  out[(row + y) * width + column + x] = sum / 9;
}

GROUP relax(global float *field, global float *change, int rounds) {
  local float parts[ITEMS];
  int id = __builtin_amdgcn_workitem_id_x(), start = __builtin_amdgcn_workgroup_id_x() * ITEMS;
  for (int round = 0; round < rounds; ++round) {
    float mean = (field[start + ((id + 1) & 255)] + field[start + ((id + 255) & 255)]) / 2;
    parts[id] = mean - field[start + id];
    meet();
    field[start + id] = mean;
    change[start + id] = parts[255 - id];
    meet();
  }
}
