// What the parts of the type Tensor share: tensor_object.cpp puts them together.
#pragma once

#include <span>

#include "bindings/operators.h"
#include "bindings/tensor_object.h"

namespace pylucid::bindings {

inline TensorPtr held(PyObject* self) { return TensorPtr(value_of(self)); }

// The node that adds up a leaf's gradient; null if the value is none.
inline AccumulateGrad* leaf_node(const Tensor& value) {
  if (!value.requires_grad() || !is_leaf(value)) return nullptr;
  return static_cast<AccumulateGrad*>(value.edge().node.get());
}

inline PyObject* unary_operator(Operator op, PyObject* self) { return call(op, {&self, 1}); }

// Raises for a leaf whose value would change behind the graph's back.
void check_in_place(const Tensor& value, const char* method);
// The cell's new value; a leaf stays the same leaf.
void store_in_place(PyObject* self, const TensorPtr& value);

template <class F>
void* slot(F* f) {
  return reinterpret_cast<void*>(f);
}

// Python's operators.
std::span<const PyType_Slot> operator_slots();
// To NumPy, to Python's numbers and to text.
std::span<const PyType_Slot> conversion_slots();
std::span<const PyMethodDef> conversion_methods();

}  // namespace pylucid::bindings
