// Ownership of Python objects, Python errors as C++ exceptions, and the interpreter lock.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>

#include "core/error.h"

namespace pylucid::bindings {

// Thrown when a Python exception is already set.
struct PythonError {};

// A reference that is owned.
class Object {
 public:
  Object() = default;
  static Object steal(PyObject* object) { return Object(object); }
  static Object borrow(PyObject* object) { return Object(Py_XNewRef(object)); }
  Object(const Object& other) : Object(Py_XNewRef(other.object_)) {}
  Object(Object&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Object& operator=(Object other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Object() { Py_XDECREF(object_); }

  PyObject* get() const { return object_; }
  PyObject* release() { return std::exchange(object_, nullptr); }
  explicit operator bool() const { return object_ != nullptr; }

 private:
  explicit Object(PyObject* object) : object_(object) {}
  PyObject* object_ = nullptr;
};

// A new reference, or the Python exception that a null stands for.
inline Object checked(PyObject* object) {
  if (!object) throw PythonError{};
  return Object::steal(object);
}
inline void checked(int status) {
  if (status < 0) throw PythonError{};
}

// A tuple of these objects.
inline Object tuple_of(PyObject* const* items, Py_ssize_t count) {
  Object tuple = Object::steal(PyTuple_New(count));
  for (Py_ssize_t i = 0; tuple && i < count; ++i) PyTuple_SET_ITEM(tuple.get(), i, Py_NewRef(items[i]));
  return tuple;
}

inline std::string type_name(PyObject* object) {
  std::string name = Py_TYPE(object)->tp_name;
  const std::size_t dot = name.rfind('.');
  return dot == std::string::npos ? name : name.substr(dot + 1);
}

// A str for a message; UTF-8 has no single surrogates, so they are escaped.
inline std::string text_of(PyObject* str) {
  const Object bytes = checked(PyUnicode_AsEncodedString(str, "utf-8", "backslashreplace"));
  return {PyBytes_AS_STRING(bytes.get()), static_cast<std::size_t>(PyBytes_GET_SIZE(bytes.get()))};
}

inline Py_hash_t pointer_hash(const void* pointer) {
  // Low bits are zero by alignment; the shift also keeps clear of -1, which means an error.
  return static_cast<Py_hash_t>(reinterpret_cast<std::uintptr_t>(pointer) >> 4);
}

// Takes the interpreter's lock. Once the interpreter shuts down, that ends the thread by unwinding, which destructors must
// not let through, nor run without the lock: the thread waits for the end of the process instead.
template <class F>
auto take_lock(F&& take) noexcept {
  try {
    return take();
  } catch (...) {
    for (;;) pause();
  }
}

// How many threads run kernels without the lock.
inline std::atomic<int> unlocked_threads{0};

// Lets other Python threads run during the scope.
class GilRelease {
 public:
  explicit GilRelease(bool release = true) : state_(release ? PyEval_SaveThread() : nullptr) {
    if (state_) unlocked_threads.fetch_add(1, std::memory_order_relaxed);
  }
  ~GilRelease() {
    if (!state_) return;
    unlocked_threads.fetch_sub(1, std::memory_order_release);
    take_lock([this] { PyEval_RestoreThread(state_); });
  }
  GilRelease(const GilRelease&) = delete;
  GilRelease& operator=(const GilRelease&) = delete;

 private:
  PyThreadState* state_;
};

// Holds the lock during the scope, whether or not this thread held it before.
class GilAcquire {
 public:
  GilAcquire() : state_(take_lock(PyGILState_Ensure)) {}
  ~GilAcquire() { PyGILState_Release(state_); }
  GilAcquire(const GilAcquire&) = delete;
  GilAcquire& operator=(const GilAcquire&) = delete;

 private:
  PyGILState_STATE state_;
};

}  // namespace pylucid::bindings
