// The Python view of a recorded node: Tensor.grad_fn.
#pragma once

#include <string_view>

#include "autograd/node.h"
#include "bindings/python.h"

namespace pylucid::bindings {

void add_node_type(PyObject* module);
PyObject* wrap_node(Ref<Node> node);  // a new reference; None for a null

// The operator as people are shown it: the one whose result a zero guard let through, and no underscore in front.
std::string_view shown_name(const Node& node);

}  // namespace pylucid::bindings
