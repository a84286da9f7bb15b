// Attention of 16 heads, 2048 rows of 64 values.
#query = affine_map<(head, row, value, inner, key) -> (head, row, inner)>
#key = affine_map<(head, row, value, inner, key) -> (head, key, inner)>
#value = affine_map<(head, row, value, inner, key) -> (head, key, value)>
#scale = affine_map<(head, row, value, inner, key) -> ()>
#result = affine_map<(head, row, value, inner, key) -> (head, row, value)>

func.func @attention(%q: tensor<16x2048x64xf16>, %k: tensor<16x2048x64xf16>, %v: tensor<16x2048x64xf16>)
    -> tensor<16x2048x64xf16> {
  %eighth = arith.constant 1.250000e-01 : f16
  %space = tensor.empty() : tensor<16x2048x64xf16>
  %result = iree_linalg_ext.attention <{indexing_maps = [#query, #key, #value, #scale, #result]}>
      ins(%q, %k, %v, %eighth : tensor<16x2048x64xf16>, tensor<16x2048x64xf16>, tensor<16x2048x64xf16>, f16)
      outs(%space : tensor<16x2048x64xf16>) {
  ^bb0(%score: f32):
    iree_linalg_ext.yield %score : f32
  } -> tensor<16x2048x64xf16>
  return %result : tensor<16x2048x64xf16>
}
