// Generated from ops.yaml. Do not edit.
// The fft family on device gpu: formulas as MLX calls.
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "backend/mlx/backend.h"
#include "backend/mlx/functions.h"
#include "backend/mlx/kernels.h"
#include "fft/mlx_kernels.h"
#include "fft/structural.h"

namespace pylucid::gpu {

namespace {

std::vector<mx::array> fft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const FftAttributes*>(raw);
  return {gpu::fft(inputs[0], attributes.n, attributes.axis, attributes.norm, dt)};
}

std::vector<mx::array> ifft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const IfftAttributes*>(raw);
  return {gpu::ifft(inputs[0], attributes.n, attributes.axis, attributes.norm, dt)};
}

std::vector<mx::array> rfft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const RfftAttributes*>(raw);
  return {gpu::rfft(inputs[0], attributes.n, attributes.axis, attributes.norm, dt)};
}

std::vector<mx::array> irfft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const IrfftAttributes*>(raw);
  return {gpu::irfft(inputs[0], attributes.n, attributes.axis, attributes.norm, dt)};
}

std::vector<mx::array> hfft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const HfftAttributes*>(raw);
  return {gpu::hfft(inputs[0], attributes.n, attributes.axis, attributes.norm, dt)};
}

std::vector<mx::array> ihfft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const IhfftAttributes*>(raw);
  return {gpu::ihfft(inputs[0], attributes.n, attributes.axis, attributes.norm, dt)};
}

std::vector<mx::array> dft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const DftAttributes*>(raw);
  return {gpu::dft(inputs[0], attributes.axis, attributes.sign, attributes.power, dt)};
}

std::vector<mx::array> dftn_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const DftnAttributes*>(raw);
  return {gpu::dftn(inputs[0], attributes.axes, attributes.sign, attributes.power, dt)};
}

std::vector<mx::array> rdft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const RdftAttributes*>(raw);
  return {gpu::rdft(inputs[0], attributes.axis, attributes.sign, attributes.power, attributes.interior, dt)};
}

std::vector<mx::array> irdft_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape&, Dtype dt) {
  const auto& attributes = *static_cast<const IrdftAttributes*>(raw);
  return {gpu::irdft(inputs[0], attributes.shape, attributes.n, attributes.axis, attributes.sign, attributes.power, attributes.interior, dt)};
}

std::vector<mx::array> resize_kernel([[maybe_unused]] std::span<const mx::array> inputs, const void* raw, const Shape& shape, Dtype dt) {
  const auto& attributes = *static_cast<const ResizeAttributes*>(raw);
  return {gpu::resize(inputs[0], attributes.shape, shape, dt)};
}

}  // namespace

void register_fft() {
  add_kernel(FftBackward::schema_v1, fft_kernel);
  add_kernel(IfftBackward::schema_v1, ifft_kernel);
  add_kernel(RfftBackward::schema_v1, rfft_kernel);
  add_kernel(IrfftBackward::schema_v1, irfft_kernel);
  add_kernel(HfftBackward::schema_v1, hfft_kernel);
  add_kernel(IhfftBackward::schema_v1, ihfft_kernel);
  add_kernel(DftBackward::schema_v1, dft_kernel);
  add_kernel(DftnBackward::schema_v1, dftn_kernel);
  add_kernel(RdftBackward::schema_v1, rdft_kernel);
  add_kernel(IrdftBackward::schema_v1, irdft_kernel);
  add_kernel(ResizeBackward::schema_v1, resize_kernel);
}

}  // namespace pylucid::gpu
