// Generated from ops.yaml. Do not edit.
// The hand-written kernels of the fft family for device gpu: those of kernels.h with MLX arrays. Lazy.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <mlx/mlx.h>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::gpu {

namespace mx = mlx::core;

mx::array fft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt);
mx::array ifft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt);
mx::array rfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt);
mx::array irfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt);
mx::array hfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt);
mx::array ihfft(const mx::array& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt);
mx::array dft(const mx::array& x, std::int64_t axis, std::int64_t sign, double power, Dtype dt);
mx::array dftn(const mx::array& x, const Dims& axes, std::int64_t sign, double power, Dtype dt);
mx::array rdft(const mx::array& x, std::int64_t axis, std::int64_t sign, double power, double interior, Dtype dt);
mx::array irdft(const mx::array& x, const Dims& shape, std::optional<std::int64_t> n, std::int64_t axis, std::int64_t sign, double power, double interior, Dtype dt);
mx::array resize(const mx::array& x, const Dims& shape, const Shape& result, Dtype dt);

}  // namespace pylucid::gpu
