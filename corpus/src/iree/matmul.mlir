// fp16 product with fp32 accumulation of two matrices.
func.func @matmul(%lhs: tensor<1024x2048xf16>, %rhs: tensor<2048x1536xf16>) -> tensor<1024x1536xf32> {
  %zero = arith.constant 0.0 : f32
  %space = tensor.empty() : tensor<1024x1536xf32>
  %start = linalg.fill ins(%zero : f32) outs(%space : tensor<1024x1536xf32>) -> tensor<1024x1536xf32>
  %product = linalg.matmul ins(%lhs, %rhs : tensor<1024x2048xf16>, tensor<2048x1536xf16>)
                           outs(%start : tensor<1024x1536xf32>) -> tensor<1024x1536xf32>
  return %product : tensor<1024x1536xf32>
}
