#include "bindings/numbers.h"

#include <cmath>
#include <complex>
#include <cstring>
#include <limits>
#include <type_traits>

#include "bindings/dtype_object.h"
#include "bindings/tensor_object.h"

namespace pylucid::bindings {
namespace {

Scalar read_int(PyObject* object, const std::string& where) {
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(object, &overflow);
  if (value == -1 && PyErr_Occurred()) throw PythonError{};
  if (overflow == 0) return Scalar::of(std::int64_t{value});
  if (overflow > 0) {
    const unsigned long long large = PyLong_AsUnsignedLongLong(object);
    if (!PyErr_Occurred()) {
      Scalar scalar;
      scalar.kind = Scalar::Kind::UInt;
      scalar.unsigned_integer = large;
      return scalar;
    }
    PyErr_Clear();
  }
  Scalar scalar;
  scalar.kind = Scalar::Kind::Huge;
  scalar.real = PyLong_AsDouble(object);
  if (!PyErr_Occurred()) return scalar;
  PyErr_Clear();
  throw OverflowError(where + " is an int that is too large for a floating-point number");
}

template <class T>
T load(const char* data) {
  T value;
  std::memcpy(&value, data, sizeof(T));
  return value;
}

template <class T>
void store(char* data, T value) {
  std::memcpy(data, &value, sizeof(T));
}

// Rounds to odd, so that a second rounding to fewer bits gives what a single one would.
float narrow_to_odd(double value) {
  float narrow = static_cast<float>(value);
  if (!std::isfinite(narrow) || static_cast<double>(narrow) == value) return narrow;
  if (std::fabs(static_cast<double>(narrow)) > std::fabs(value)) narrow = std::nextafter(narrow, 0.0F);
  auto bits = load<std::uint32_t>(reinterpret_cast<const char*>(&narrow));
  bits |= 1U;
  return load<float>(reinterpret_cast<const char*>(&bits));
}

std::uint16_t to_bfloat16(double value) {
  const float narrow = narrow_to_odd(value);
  const auto bits = load<std::uint32_t>(reinterpret_cast<const char*>(&narrow));
  if (std::isnan(narrow)) return static_cast<std::uint16_t>((bits >> 16) | 0x40U);
  return static_cast<std::uint16_t>((bits + 0x7FFFU + ((bits >> 16) & 1U)) >> 16);
}

void store_float16(char* data, double value) {
  // From 65520 on a value rounds to infinity, which Python's packing refuses.
  if (std::fabs(value) >= 65520.0) value = std::copysign(std::numeric_limits<double>::infinity(), value);
  checked(PyFloat_Pack2(value, data, PY_LITTLE_ENDIAN));
}

std::string described(PyObject* object) {
  if (!is_tensor(object)) return type_name(object);
  const Tensor& value = *value_of(object);
  return "a Tensor of shape " + to_string(value.shape()) + " and dtype " + std::string(name(value.dtype())) +
         "; of Tensors, those of integers of shape () are accepted";
}

template <class T>
void store_integer(char* data, Dtype dt, const Scalar& value, const std::string& where) {
  if (!value.fits(dt)) {
    if (value.kind == Scalar::Kind::Float && std::isnan(value.real)) {
      throw ValueError(where + ": nan has no value in " + std::string(name(dt)));
    }
    throw OverflowError(where + ": " + value.shown() + " does not fit " + std::string(name(dt)));
  }
  switch (value.kind) {
    case Scalar::Kind::Float: return store(data, static_cast<T>(value.real));
    case Scalar::Kind::UInt: return store(data, static_cast<T>(value.unsigned_integer));
    default: return store(data, static_cast<T>(value.integer));
  }
}

}  // namespace

bool is_number(PyObject* object) {
  return PyFloat_Check(object) || PyLong_Check(object) || PyComplex_Check(object) || is_numpy_scalar(object);
}

std::optional<Scalar> read_scalar(PyObject* object, const std::string& where) {
  if (PyFloat_Check(object)) return Scalar::of(PyFloat_AS_DOUBLE(object));
  if (PyBool_Check(object)) return Scalar::of(object == Py_True);
  if (PyLong_Check(object)) return read_int(object, where);
  if (PyComplex_Check(object)) {
    const Py_complex value = PyComplex_AsCComplex(object);
    return Scalar::of(std::complex<double>(value.real, value.imag));
  }
  if (!is_numpy_scalar(object)) return std::nullopt;
  const Object item = checked(PyObject_CallMethod(object, "item", nullptr));
  // A long double's item is itself: it would go on for ever.
  if (is_numpy_scalar(item.get())) return std::nullopt;
  return read_scalar(item.get(), where);
}

std::int64_t read_integer(PyObject* object, const std::string& where) {
  if (!PyIndex_Check(object) || PyBool_Check(object)) {
    throw TypeError(where + " must be an int, got " + type_name(object));
  }
  const Object index = Object::steal(PyNumber_Index(object));
  if (!index) {
    if (!PyErr_ExceptionMatches(PyExc_TypeError)) throw PythonError{};
    PyErr_Clear();
    throw TypeError(where + " must be an int, got " + described(object));
  }
  int overflow = 0;
  const long long value = PyLong_AsLongLongAndOverflow(index.get(), &overflow);
  if (overflow != 0) throw OverflowError(where + " is an int that does not fit 64 bits");
  return value;
}

Object read_element(const char* data, Dtype dt) {
  switch (dt) {
    case Dtype::Bool:
      return checked(PyBool_FromLong(*data != 0));
    case Dtype::Int8:
      return checked(PyLong_FromLong(load<std::int8_t>(data)));
    case Dtype::Int16:
      return checked(PyLong_FromLong(load<std::int16_t>(data)));
    case Dtype::Int32:
      return checked(PyLong_FromLong(load<std::int32_t>(data)));
    case Dtype::Int64:
      return checked(PyLong_FromLongLong(load<std::int64_t>(data)));
    case Dtype::UInt8:
      return checked(PyLong_FromLong(load<std::uint8_t>(data)));
    case Dtype::UInt16:
      return checked(PyLong_FromLong(load<std::uint16_t>(data)));
    case Dtype::UInt32:
      return checked(PyLong_FromUnsignedLong(load<std::uint32_t>(data)));
    case Dtype::UInt64:
      return checked(PyLong_FromUnsignedLongLong(load<std::uint64_t>(data)));
    case Dtype::Float16:
      return checked(PyFloat_FromDouble(PyFloat_Unpack2(data, PY_LITTLE_ENDIAN)));
    case Dtype::BFloat16: {
      const std::uint32_t bits = static_cast<std::uint32_t>(load<std::uint16_t>(data)) << 16;
      return checked(PyFloat_FromDouble(load<float>(reinterpret_cast<const char*>(&bits))));
    }
    case Dtype::Float32:
      return checked(PyFloat_FromDouble(load<float>(data)));
    case Dtype::Float64:
      return checked(PyFloat_FromDouble(load<double>(data)));
    case Dtype::Complex64: {
      const auto value = load<std::complex<float>>(data);
      return checked(PyComplex_FromDoubles(value.real(), value.imag()));
    }
    case Dtype::Complex128:
      break;
  }
  const auto value = load<std::complex<double>>(data);
  return checked(PyComplex_FromDoubles(value.real(), value.imag()));
}

void write_element(char* data, Dtype dt, const Scalar& value, const std::string& where) {
  if (value.kind == Scalar::Kind::Complex && !is_complex(dt) && dt != Dtype::Bool) {
    throw TypeError(where + ": a complex number has no value in " + std::string(name(dt)));
  }
  switch (dt) {
    case Dtype::Bool:
      return store(data, static_cast<std::uint8_t>(value.as_double() != 0 || value.imag != 0));
    case Dtype::Int8:
      return store_integer<std::int8_t>(data, dt, value, where);
    case Dtype::Int16:
      return store_integer<std::int16_t>(data, dt, value, where);
    case Dtype::Int32:
      return store_integer<std::int32_t>(data, dt, value, where);
    case Dtype::Int64:
      return store_integer<std::int64_t>(data, dt, value, where);
    case Dtype::UInt8:
      return store_integer<std::uint8_t>(data, dt, value, where);
    case Dtype::UInt16:
      return store_integer<std::uint16_t>(data, dt, value, where);
    case Dtype::UInt32:
      return store_integer<std::uint32_t>(data, dt, value, where);
    case Dtype::UInt64:
      return store_integer<std::uint64_t>(data, dt, value, where);
    case Dtype::Float16:
      return store_float16(data, value.as_double());
    case Dtype::BFloat16:
      return store(data, to_bfloat16(value.as_double()));
    case Dtype::Float32:
      return store(data, static_cast<float>(value.as_double()));
    case Dtype::Float64:
      return store(data, value.as_double());
    case Dtype::Complex64:
      return store(data, std::complex<float>(static_cast<float>(value.as_double()), static_cast<float>(value.imag)));
    case Dtype::Complex128:
      return store(data, std::complex<double>(value.as_double(), value.imag));
  }
}

}  // namespace pylucid::bindings
