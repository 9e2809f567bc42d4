// Generated from ops.yaml. Do not edit.
// The Backward classes of the comparison family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "comparison/attributes.h"

namespace pylucid {

// equal(x1, x2, /)
// Element-wise test for equality.
class EqualBackward final : public BinaryOp<EqualBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// not_equal(x1, x2, /)
// Element-wise test for inequality.
class NotEqualBackward final : public BinaryOp<NotEqualBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// greater(x1, x2, /)
// Element-wise test whether x1 is above x2.
class GreaterBackward final : public BinaryOp<GreaterBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// greater_equal(x1, x2, /)
// Element-wise test whether x1 is at least x2.
class GreaterEqualBackward final : public BinaryOp<GreaterEqualBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// less(x1, x2, /)
// Element-wise test whether x1 is below x2.
class LessBackward final : public BinaryOp<LessBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// less_equal(x1, x2, /)
// Element-wise test whether x1 is at most x2.
class LessEqualBackward final : public BinaryOp<LessEqualBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// _near(x1, x2, /, rtol:float, atol:float, equal_nan:bool)
// Whether numbers differ by at most atol + rtol * abs(x2).
class NearBackward final : public BinaryOp<NearBackward> {
 public:
  using Attributes = NearAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt, const NearAttributes& attributes);
};

}  // namespace pylucid
