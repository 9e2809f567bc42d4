// The Python view of a recorded node: Tensor.grad_fn.
#pragma once

#include "autograd/node.h"
#include "bindings/python.h"

namespace pylucid::bindings {

void add_node_type(PyObject* module);
PyObject* wrap_node(Ref<Node> node);  // a new reference; None for a null

}  // namespace pylucid::bindings
