#include "bindings/operators.h"

#include <algorithm>
#include <string_view>

namespace pylucid::bindings {
namespace {

constexpr std::size_t kCount = static_cast<std::size_t>(Operator::Count);

constexpr std::array<const char*, kCount> kNames{
    "add",
    "subtract",
    "multiply",
    "divide",
    "floor_divide",
    "remainder",
    "pow",
    "matmul",
    "bitwise_and",
    "bitwise_or",
    "bitwise_xor",
    "bitwise_left_shift",
    "bitwise_right_shift",
    "negative",
    "positive",
    "abs",
    "bitwise_invert",
    "less",
    "less_equal",
    "equal",
    "not_equal",
    "greater_equal",
    "greater",
    "_getitem",
    "astype",
    "to_device",
    "broadcast_to",
    "matrix_transpose",
    "real",
    "imag",
    "_alias",
};

constinit std::array<Function, kCount> functions{};

}  // namespace

const char* name(Operator op) { return kNames[static_cast<std::size_t>(op)]; }

bool registered(Operator op) { return functions[static_cast<std::size_t>(op)] != nullptr; }

PyObject* call(Operator op, std::span<PyObject* const> arguments) {
  const Function function = functions[static_cast<std::size_t>(op)];
  if (!function) {
    PyErr_Format(PyExc_NotImplementedError, "no record defines the operator '%s'", name(op));
    return nullptr;
  }
  return function(nullptr, arguments.data(), static_cast<Py_ssize_t>(arguments.size()), nullptr);
}

void capture(const PyMethodDef& function) {
  const auto found = std::find(kNames.begin(), kNames.end(), std::string_view(function.ml_name));
  if (found == kNames.end()) return;
  functions[static_cast<std::size_t>(found - kNames.begin())] =
      reinterpret_cast<Function>(reinterpret_cast<void (*)()>(function.ml_meth));
}

}  // namespace pylucid::bindings
