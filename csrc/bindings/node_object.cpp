#include "bindings/node_object.h"

#include "bindings/arguments.h"
#include "kernel/calls.h"

namespace pylucid::bindings {
namespace {

struct NodeObject {
  PyObject_HEAD
  Node* node;
};

PyTypeObject* node_type = nullptr;

Node* node_of(PyObject* self) { return reinterpret_cast<NodeObject*>(self)->node; }

void dealloc(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Ref<Node>::adopt(node_of(self));
  PyObject_Free(self);
  Py_DECREF(type);
}

PyObject* repr(PyObject* self) { return PyUnicode_FromFormat("<grad_fn of %s>", shown_name(*node_of(self)).data()); }

PyObject* richcompare(PyObject* self, PyObject* other, int op) {
  if (Py_TYPE(other) != node_type || (op != Py_EQ && op != Py_NE)) Py_RETURN_NOTIMPLEMENTED;
  return PyBool_FromLong((node_of(self) == node_of(other)) == (op == Py_EQ));
}

Py_hash_t hash(PyObject* self) { return pointer_hash(node_of(self)); }

PyObject* get_name(PyObject* self, void*) { return PyUnicode_FromString(node_of(self)->name()); }

PyObject* get_next_functions(PyObject* self, void*) {
  return guarded([&] {
    const auto edges = node_of(self)->edges();
    Object result = checked(PyTuple_New(static_cast<Py_ssize_t>(edges.size())));
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const Object node = checked(wrap_node(edges[i].node));
      PyObject* entry = checked(Py_BuildValue("(OI)", node.get(), edges[i].output)).release();
      PyTuple_SET_ITEM(result.get(), static_cast<Py_ssize_t>(i), entry);
    }
    return result.release();
  });
}

PyGetSetDef getset[] = {
    {"name", get_name, nullptr, "The operator that produced the value; 'leaf' at a leaf.", nullptr},
    {"next_functions", get_next_functions, nullptr,
     "One pair (node or None, position of its output) per input of the operator.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyType_Slot slots[] = {
    {Py_tp_dealloc, reinterpret_cast<void*>(dealloc)},
    {Py_tp_repr, reinterpret_cast<void*>(repr)},
    {Py_tp_richcompare, reinterpret_cast<void*>(richcompare)},
    {Py_tp_hash, reinterpret_cast<void*>(hash)},
    {Py_tp_getset, getset},
    {Py_tp_doc, const_cast<char*>("A recorded operation.")},
    {0, nullptr},
};

PyType_Spec spec = {"pylucid._core.GradFn", sizeof(NodeObject), 0,
                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_IMMUTABLETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

}  // namespace

void add_node_type(PyObject* module) {
  node_type = reinterpret_cast<PyTypeObject*>(checked(PyType_FromSpec(&spec)).release());
  checked(PyModule_AddObjectRef(module, "GradFn", reinterpret_cast<PyObject*>(node_type)));
}

PyObject* wrap_node(Ref<Node> node) {
  if (!node) Py_RETURN_NONE;
  auto* self = PyObject_New(NodeObject, node_type);
  if (self) self->node = node.detach();
  return reinterpret_cast<PyObject*>(self);
}

std::string_view shown_name(const Node& node) {
  const Node* shown = &node;
  while (calls::is_zero_guard(shown->name()) && shown->edges()[0]) shown = shown->edges()[0].node.get();
  std::string_view name = shown->name();
  name.remove_prefix(name.starts_with('_'));
  return name;
}

}  // namespace pylucid::bindings
