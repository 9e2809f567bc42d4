// Hand-written kernels of the operators that are not element-wise. `shape` and `dt` are the result's, found by the
// record's rules (kernel/shape_rules.h) before the call; inputs come in the compute dtype. Views share the buffer.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/index.h"
#include "core/storage.h"
#include "core/tensor.h"

namespace pylucid::cpu {

// Views, and copies where strides do not allow one.
Storage astype(const Storage& x, Dtype dtype, bool copy, std::optional<Device> device, const Shape& shape, Dtype dt);
Storage reshape(const Storage& x, const Dims& target, std::optional<bool> copy, const Shape& shape, Dtype dt);
Storage broadcast_to(const Storage& x, const Dims& target, const Shape& shape, Dtype dt);
Storage expand_dims(const Storage& x, const Dims& axis, const Shape& shape, Dtype dt);
Storage squeeze(const Storage& x, const Dims& axis, const Shape& shape, Dtype dt);
Storage permute_dims(const Storage& x, const Dims& axes, const Shape& shape, Dtype dt);
Storage matrix_transpose(const Storage& x, const Shape& shape, Dtype dt);
Storage getitem(const Storage& x, const Index& index, const Shape& shape, Dtype dt);

Storage unpermute_dims(const Storage& x, const Dims& axes, const Shape& shape, Dtype dt);
Storage alias(const Storage& x, const Shape& shape, Dtype dt);
// The operator moves it afterwards.
Storage to_device(const Storage& x, Device device, std::optional<std::int64_t> stream, const Shape& shape, Dtype dt);

// Moving values.
Storage concat(std::span<const Storage* const> arrays, std::optional<std::int64_t> axis, const Shape& shape, Dtype dt);
Storage scatter(const Storage& x, const Dims& target, const Index& index, const Shape& shape, Dtype dt);
Storage c_order(const Storage& x);  // a copy in C order

// Creation.
Storage zeros(const Dims& target, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
              Dtype dt);
Storage ones(const Dims& target, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
             Dtype dt);
Storage full(const Dims& target, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device,
             const Shape& shape, Dtype dt);
Storage full(const Shape& target, const Scalar& fill_value, const Shape& shape, Dtype dt);
Storage arange(const Scalar& start, const std::optional<Scalar>& stop, const Scalar& step, std::optional<Dtype> dtype,
               std::optional<Device> device, const Shape& shape, Dtype dt);
Storage eye(std::int64_t n_rows, std::optional<std::int64_t> n_cols, std::int64_t k, std::optional<Dtype> dtype,
            std::optional<Device> device, const Shape& shape, Dtype dt);

Storage zeros_like(const Storage& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
                   Dtype dt);
Storage ones_like(const Storage& x, std::optional<Dtype> dtype, std::optional<Device> device, const Shape& shape,
                  Dtype dt);
Storage full_like(const Storage& x, const Scalar& fill_value, std::optional<Dtype> dtype, std::optional<Device> device,
                  const Shape& shape, Dtype dt);

// Reductions.
Storage sum(const Storage& x, const std::optional<Dims>& axis, std::optional<Dtype> dtype, bool keepdims,
            const Shape& shape, Dtype dt);
Storage mean(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& shape, Dtype dt);
Storage max(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& shape, Dtype dt);
Storage min(const Storage& x, const std::optional<Dims>& axis, bool keepdims, const Shape& shape, Dtype dt);
Storage argmax(const Storage& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& shape, Dtype dt);
Storage argmin(const Storage& x, std::optional<std::int64_t> axis, bool keepdims, const Shape& shape, Dtype dt);
Storage sum_to(const Storage& x, const Dims& target, const Shape& shape, Dtype dt);

// Contractions.
Storage matmul(const Storage& x1, const Storage& x2, const Shape& shape, Dtype dt);

}  // namespace pylucid::cpu
