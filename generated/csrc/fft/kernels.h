// Generated from ops.yaml. Do not edit.
// What is written by hand for the fft family: shape rules, and the kernels of device cpu. `result` and `dt`
// are the shape and dtype of the result; inputs come in the compute dtype.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/index.h"
#include "core/storage.h"
#include "core/tensor.h"

namespace pylucid {

namespace cpu { Storage fft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt); }
namespace cpu { Storage ifft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt); }
namespace cpu { Storage rfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt); }
namespace cpu { Storage irfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt); }
namespace cpu { Storage hfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt); }
namespace cpu { Storage ihfft(const Storage& x, std::optional<std::int64_t> n, std::int64_t axis, int norm, Dtype dt); }
namespace cpu { Storage dft(const Storage& x, std::int64_t axis, std::int64_t sign, double power, Dtype dt); }
namespace cpu { Storage dftn(const Storage& x, const Dims& axes, std::int64_t sign, double power, Dtype dt); }
namespace cpu { Storage rdft(const Storage& x, std::int64_t axis, std::int64_t sign, double power, double interior, Dtype dt); }
namespace cpu { Storage irdft(const Storage& x, const Dims& shape, std::optional<std::int64_t> n, std::int64_t axis, std::int64_t sign, double power, double interior, Dtype dt); }
Shape resize_shape(const char* op, const Shape& x, const Dims& shape);
namespace cpu { Storage resize(const Storage& x, const Dims& shape, const Shape& result, Dtype dt); }

}  // namespace pylucid
