// What is known of an operator at run time: its name, policy, dtype rules and the record that it came from.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/amp.h"
#include "core/dtype.h"

namespace pylucid {

// Where an operand's dtype comes from.
enum class DtypeFrom : std::uint8_t { Compute, RealOfCompute, Fixed };

struct OperandRule {
  const char* name;
  DtypeFrom from;
  Dtype fixed;        // for Fixed
  DtypeSet accepted;  // inputs only
  bool optional;      // inputs only: may be absent
  enum class Numbers : std::uint8_t {
    Any,
    Exponent,  // beside integers not negative
    Compared,  // an integer that the dtype cannot hold is beyond all its numbers
  };
  Numbers numbers = Numbers::Any;  // inputs only
};

struct OpSchema {
  const char* name;
  std::uint16_t version;
  AmpPolicy amp;
  bool integers_to_float;  // bool and integer inputs enter as float32
  bool holomorphic;        // complex gradients are conjugated centrally
  bool differentiable;     // false for `grad: none` and `grad: zero`
  const char* missing_gradient = nullptr;  // of a differentiable one: why it is not written yet
  bool deterministic;
  std::span<const OperandRule> inputs;
  std::span<const OperandRule> results;
  const char* accepts;    // "floating point or complex", for messages
  const char* signature;  // as in the record
  const char* record;     // the record's text
  const char* hash;       // sha256 of the record
  const char* source;     // "ops.yaml:12"

  // Set by registry::row: the operator's row in each backend's tables, from 1 on.
  mutable std::uint32_t index = 0;
};

namespace registry {
void add(const OpSchema& schema);  // at load, by generated code; raises ValueError on a name taken
void add_alias(std::string_view alias, std::string_view name);  // a further name of an operator that is registered
// The operator's row, given at the first call: loops may be entered before or after the schema.
std::uint32_t row(const OpSchema& schema);
void add_all();                      // generated: every family
const OpSchema* find(std::string_view name);
std::span<const OpSchema* const> all();
}  // namespace registry

}  // namespace pylucid
