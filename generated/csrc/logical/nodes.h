// Generated from ops.yaml. Do not edit.
// The Backward classes of the logical family.
#pragma once

#include <array>
#include <span>

#include "kernel/elementwise.h"
#include "logical/attributes.h"

namespace pylucid {

// logical_and(x1, x2, /)
// Element-wise conjunction; a number is true where it is not 0.
class LogicalAndBackward final : public BinaryOp<LogicalAndBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// logical_or(x1, x2, /)
// Element-wise disjunction; a number is true where it is not 0.
class LogicalOrBackward final : public BinaryOp<LogicalOrBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// logical_xor(x1, x2, /)
// Element-wise exclusive disjunction; a number is true where it is not 0.
class LogicalXorBackward final : public BinaryOp<LogicalXorBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& x1, const Storage& x2, const Shape& s, Dtype dt);
};

// logical_not(x, /)
// Element-wise negation; a number is true where it is not 0.
class LogicalNotBackward final : public UnaryOp<LogicalNotBackward> {
 public:
  using Attributes = NoAttributes;
  static const OpSchema schema_v1;

  static Storage dispatch(backend::IBackend& be, const Storage& a, const Shape& s, Dtype dt);
};

}  // namespace pylucid
