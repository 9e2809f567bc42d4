// Generated from ops.yaml. Do not edit.
// The operators of the fft family as functions; each applies its policy, dispatches and records.
#pragma once

#include <array>
#include <limits>
#include <optional>
#include <vector>

#include "core/index.h"
#include "core/tensor.h"

namespace pylucid::ops {

TensorPtr fft(const Operand& x, std::optional<std::int64_t> n = {}, std::int64_t axis = -1, int norm = 0);
TensorPtr ifft(const Operand& x, std::optional<std::int64_t> n = {}, std::int64_t axis = -1, int norm = 0);
TensorPtr rfft(const Operand& x, std::optional<std::int64_t> n = {}, std::int64_t axis = -1, int norm = 0);
TensorPtr irfft(const Operand& x, std::optional<std::int64_t> n = {}, std::int64_t axis = -1, int norm = 0);
TensorPtr hfft(const Operand& x, std::optional<std::int64_t> n = {}, std::int64_t axis = -1, int norm = 0);
TensorPtr ihfft(const Operand& x, std::optional<std::int64_t> n = {}, std::int64_t axis = -1, int norm = 0);
TensorPtr _dft(const Operand& x, std::int64_t axis, std::int64_t sign, double power);
TensorPtr _dftn(const Operand& x, const Dims& axes, std::int64_t sign, double power);
TensorPtr _rdft(const Operand& x, std::int64_t axis, std::int64_t sign, double power, double interior);
TensorPtr _irdft(const Operand& x, const Dims& shape, std::optional<std::int64_t> n = {}, std::int64_t axis = -1, std::int64_t sign = 1, double power = 0.0, double interior = 1.0);
TensorPtr _resize(const Operand& x, const Dims& shape);

}  // namespace pylucid::ops
