// Generated from ops.yaml. Do not edit.
// The Backward classes of the bitwise family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "bitwise/attributes.h"

namespace pylucid {

// bitwise_and(x1, x2, /)
// Element-wise conjunction of bits.
class BitwiseAndBackward final : public BinaryOp<BitwiseAndBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// bitwise_or(x1, x2, /)
// Element-wise disjunction of bits.
class BitwiseOrBackward final : public BinaryOp<BitwiseOrBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// bitwise_xor(x1, x2, /)
// Element-wise exclusive disjunction of bits.
class BitwiseXorBackward final : public BinaryOp<BitwiseXorBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// bitwise_invert(x, /)
// Element-wise negation of bits.
class BitwiseInvertBackward final : public UnaryOp<BitwiseInvertBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

// bitwise_left_shift(x1, x2, /)
// Element-wise shift of the bits of x1 to the left by x2 places.
class BitwiseLeftShiftBackward final : public BinaryOp<BitwiseLeftShiftBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// bitwise_right_shift(x1, x2, /)
// Element-wise shift of the bits of x1 to the right by x2 places, keeping the sign.
class BitwiseRightShiftBackward final : public BinaryOp<BitwiseRightShiftBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

}  // namespace pylucid
