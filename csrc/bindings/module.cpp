// The extension pylucid._core: Tensor, Dtype, creation, the engine and the switches of the runtime. Operators enter
// themselves through add_family.
#include <pthread.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <unordered_set>
#include <utility>
#include <vector>

#include "autograd/engine.h"
#include "backend/backend.h"
#include "bindings/arguments.h"
#include "bindings/composite.h"
#include "bindings/convert.h"
#include "bindings/dlpack.h"
#include "bindings/dtype_object.h"
#include "bindings/node_object.h"
#include "bindings/numbers.h"
#include "bindings/operators.h"
#include "bindings/tensor_object.h"
#include "core/allocator.h"
#include "core/amp.h"
#include "core/parallel.h"
#include "core/schema.h"

namespace pylucid::bindings {
namespace {

PyObject* core_module = nullptr;
PyTypeObject* schema_type = nullptr;

void enter_family(const char* module, PyMethodDef* functions, PyMethodDef* methods) {
  const Object public_module = checked(PyUnicode_FromString(module));
  for (PyMethodDef* function = functions; function && function->ml_name; ++function) {
    const Object built_in = checked(PyCFunction_NewEx(function, nullptr, public_module.get()));
    checked(PyModule_AddObjectRef(core_module, function->ml_name, built_in.get()));
  }
  for (PyMethodDef* method = methods; method && method->ml_name; ++method) {
    // What is written by hand stands: a property is not replaced by a method.
    if (PyDict_GetItemString(tensor_type->tp_dict, method->ml_name)) continue;
    const Object descriptor = checked(PyDescr_NewMethod(tensor_type, method));
    checked(PyDict_SetItemString(tensor_type->tp_dict, method->ml_name, descriptor.get()));
  }
  PyType_Modified(tensor_type);
}

// A function of Python as a method of Tensor: (name, function).
PyObject* add_method(PyObject*, PyObject* const* args, Py_ssize_t nargs) {
  if (nargs != 2 || PyDict_SetItem(tensor_type->tp_dict, args[0], args[1]) < 0) {
    if (!PyErr_Occurred()) PyErr_SetString(PyExc_TypeError, "_add_method takes a name and a function");
    return nullptr;
  }
  PyType_Modified(tensor_type);
  Py_RETURN_NONE;
}

// Types and operators exist once, and hold objects of the interpreter that made them.
void require_main_interpreter() {
  if (PyInterpreterState_Get() == PyInterpreterState_Main()) return;
  PyErr_SetString(PyExc_ImportError, "pylucid cannot be imported in a sub-interpreter; use threads or processes");
  throw PythonError{};
}

// What a composite calls: (name, function). The first function of the package to be called: Python gives a
// sub-interpreter what another one has loaded, without asking.
PyObject* implement(PyObject*, PyObject* const* args, Py_ssize_t nargs) {
  return guarded([&] {
    require_main_interpreter();
    const char* name = nargs == 2 && PyUnicode_Check(args[0]) ? PyUnicode_AsUTF8(args[0]) : nullptr;
    if (!name || !PyCallable_Check(args[1])) throw TypeError("_implement takes the name of a composite and a function");
    Composite::implement(name, args[1]);
    Py_RETURN_NONE;
  });
}

PyObject* dtype_from_python(PyObject*, PyObject* object) {
  return guarded([&] { return Py_NewRef(dtype_object(dtype_argument(object, "dtype"))); });
}

constexpr std::array<Parameter, 5> kRebuild{{
    {"data", true, true, false},
    {"dtype", true, true, false},
    {"shape", true, true, false},
    {"device", true, true, false},
    {"requires_grad", true, true, false},
}};

PyObject* rebuild(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"_rebuild", kRebuild};
    const Arguments arguments(parameters, args, nargs, kwnames);
    const Shape shape = arguments.extents(2);
    for (const std::int64_t extent : shape) {
      if (extent < 0) throw ValueError("_rebuild: shape has a negative extent");
    }
    PyObject* data = arguments.object(0);
    const Dtype dt = arguments.dtype(1);
    const std::int64_t count = element_count(shape);
    std::int64_t nbytes = 0;
    if (__builtin_mul_overflow(count, static_cast<std::int64_t>(itemsize(dt)), &nbytes) || !PyBytes_Check(data) ||
        PyBytes_GET_SIZE(data) != nbytes) {
      throw ValueError("_rebuild: data must be the bytes of shape " + to_string(shape) + " of " + std::string(name(dt)));
    }
    Storage value = allocate(shape, dt);
    std::memcpy(value.data(), PyBytes_AS_STRING(data), static_cast<std::size_t>(nbytes));
    if (dt == Dtype::Bool) {
      std::transform(value.data(), value.data() + nbytes, value.data(), [](char byte) { return byte != 0; });
    }
    const TensorPtr result = placed(make_tensor(std::move(value)), {{}, arguments.device(3), {}}, "_rebuild");
    return wrap(arguments.boolean(4) ? as_leaf(result) : result);
  });
}

PyObject* set_threads(PyObject*, PyObject* count) {
  return guarded([&] {
    const std::int64_t n = read_integer(count, "set_num_threads: n");
    if (n < 1 || n > 1024) throw ValueError("set_num_threads: n must lie between 1 and 1024, got " + std::to_string(n));
    set_num_threads(static_cast<int>(n));
    Py_RETURN_NONE;
  });
}

PyObject* get_threads(PyObject*, PyObject*) {
  return guarded([&] { return PyLong_FromLong(num_threads()); });
}

PyObject* stats(PyObject*, PyObject*) {
  return guarded([&] {
    const MemoryStats now = memory_stats();
    return Py_BuildValue("{sK,sK,sK,sK,sK,sK}", "live_bytes", now.live_bytes, "peak_bytes", now.peak_bytes,
                         "cached_bytes", now.cached_bytes, "allocations", now.allocations, "system_allocations",
                         now.system_allocations, "limit_bytes", memory_limit());
  });
}

PyObject* reset_peak(PyObject*, PyObject*) {
  reset_peak_memory();
  Py_RETURN_NONE;
}

PyObject* set_limit(PyObject*, PyObject* nbytes) {
  return guarded([&] {
    const std::int64_t limit = nbytes == Py_None ? 0 : read_integer(nbytes, "set_memory_limit: nbytes");
    if (limit < 0) throw ValueError("set_memory_limit: nbytes must not be negative, got " + std::to_string(limit));
    set_memory_limit(static_cast<std::uint64_t>(limit));
    Py_RETURN_NONE;
  });
}

PyObject* release_cached(PyObject*, PyObject*) {
  release_cached_memory();
  Py_RETURN_NONE;
}

PyObject* is_recording(PyObject*, PyObject*) { return PyBool_FromLong(grad_enabled()); }

PyObject* set_recording(PyObject*, PyObject* flag) {
  return guarded([&] {
    if (!PyBool_Check(flag)) throw TypeError("set_grad_enabled: mode must be a bool, got " + type_name(flag));
    set_grad_enabled(flag == Py_True);
    Py_RETURN_NONE;
  });
}

PyObject* get_autocast(PyObject*, PyObject*) {
  const Autocast& state = autocast_state();
  return Py_BuildValue("(OON)", state.enabled ? Py_True : Py_False, dtype_object(state.dtype),
                       device_object(state.device));
}

constexpr std::array<Parameter, 3> kAutocast{{
    {"enabled", true, true, false},
    {"dtype", true, true, false},
    {"device", true, true, false},
}};

PyObject* set_autocast(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"autocast", kAutocast};
    const Arguments arguments(parameters, args, nargs, kwnames);
    const Dtype dt = arguments.dtype(1);
    if (!is_floating(dt) || dt == Dtype::Float64) {
      throw TypeError("autocast: dtype must be float16, bfloat16 or float32, got " + std::string(name(dt)));
    }
    autocast_state() = {arguments.boolean(0), dt, arguments.device(2)};
    Py_RETURN_NONE;
  });
}

constexpr std::array<Parameter, 5> kSweep{{
    {"outputs", true, true, false},
    {"cotangents", true, true, false},
    {"inputs", true, true, false},
    {"retain_graph", true, true, false},
    {"create_graph", true, true, false},
}};

// Tensors, with null for None.
std::vector<TensorPtr> optional_tensors(const Arguments& arguments, std::size_t i, const std::string& what) {
  PyObject* sequence = arguments.object(i);
  if (!PyList_Check(sequence) && !PyTuple_Check(sequence)) throw TypeError(what + " must be a list or tuple");
  std::vector<TensorPtr> result;
  for (Py_ssize_t k = 0; k < PySequence_Fast_GET_SIZE(sequence); ++k) {
    PyObject* entry = PySequence_Fast_GET_ITEM(sequence, k);
    if (entry != Py_None && !is_tensor(entry)) throw TypeError(what + " must be Tensors or None, got " + type_name(entry));
    result.emplace_back(entry == Py_None ? nullptr : value_of(entry));
  }
  return result;
}

void check_counts(std::size_t outputs, std::size_t others, const std::string& what) {
  if (outputs == others) return;
  throw ValueError(what + ": " + std::to_string(others) + " for " + std::to_string(outputs));
}

PyObject* run_grad(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"grad", kSweep};
    const Arguments arguments(parameters, args, nargs, kwnames);
    const auto outputs = arguments.tensors(0);
    const auto cotangents = optional_tensors(arguments, 1, "grad: grad_outputs");
    const auto inputs = arguments.tensors(2);
    check_counts(outputs.size(), cotangents.size(), "grad: grad_outputs for outputs");
    const autograd::Options options{arguments.boolean(3), arguments.boolean(4)};
    std::vector<TensorPtr> gradients;
    {
      const GilRelease unlocked;
      gradients = autograd::grad(outputs, cotangents, inputs, options);
    }
    return wrap(gradients);
  });
}

constexpr std::array<Parameter, 4> kBackward{{
    {"outputs", true, true, false},
    {"cotangents", true, true, false},
    {"retain_graph", true, true, false},
    {"create_graph", true, true, false},
}};

PyObject* run_backward(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"backward", kBackward};
    const Arguments arguments(parameters, args, nargs, kwnames);
    const auto outputs = arguments.tensors(0);
    const auto cotangents = optional_tensors(arguments, 1, "backward: grad_tensors");
    check_counts(outputs.size(), cotangents.size(), "backward: grad_tensors for tensors");
    const autograd::Options options{arguments.boolean(2), arguments.boolean(3)};
    if (options.create_graph) warn_of_cycle(2);
    {
      const GilRelease unlocked;
      autograd::backward(outputs, cotangents, options);
    }
    Py_RETURN_NONE;
  });
}

constexpr std::array<Parameter, 3> kPushForward{{
    {"outputs", true, true, false},
    {"inputs", true, true, false},
    {"tangents", true, true, false},
}};

PyObject* run_push_forward(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"push_forward", kPushForward};
    const Arguments arguments(parameters, args, nargs, kwnames);
    const auto outputs = arguments.tensors(0);
    const auto inputs = arguments.tensors(1);
    const auto tangents = optional_tensors(arguments, 2, "jvp: tangents");
    check_counts(inputs.size(), tangents.size(), "jvp: tangents for inputs");
    std::vector<TensorPtr> results;
    {
      const GilRelease unlocked;
      results = autograd::push_forward(outputs, inputs, tangents);
    }
    return wrap(results);
  });
}

constexpr std::array<Parameter, 2> kReaches{{
    {"tensors", true, true, false},
    {"inputs", true, true, false},
}};

// Whether the tensors' graph has a leaf that is none of `inputs`, or leads through one of them.
bool reaches_others(std::span<const TensorPtr> tensors, std::span<const TensorPtr> inputs) {
  std::unordered_set<const Node*> own;
  for (const TensorPtr& input : inputs) own.insert(input->edge().node.get());
  std::unordered_set<const Node*> seen;
  std::vector<const Node*> waiting;
  const auto visit = [&](const Edge& edge) {
    if (edge && seen.insert(edge.node.get()).second) waiting.push_back(edge.node.get());
  };
  for (const TensorPtr& tensor : tensors) visit(tensor->edge());
  while (!waiting.empty()) {
    const Node* node = waiting.back();
    waiting.pop_back();
    const bool leaf = dynamic_cast<const AccumulateGrad*>(node) != nullptr;
    if (leaf != own.contains(node)) return true;
    if (leaf) continue;
    for (const Edge& edge : node->edges()) visit(edge);
  }
  return false;
}

PyObject* reaches(PyObject*, PyObject* const* args, Py_ssize_t nargs, PyObject* kwnames) {
  return guarded([&] {
    static constexpr Parameters parameters{"_reaches_others", kReaches};
    const Arguments arguments(parameters, args, nargs, kwnames);
    return PyBool_FromLong(reaches_others(arguments.tensors(0), arguments.tensors(1)));
  });
}

PyObject* promote_dtypes(PyObject*, PyObject* const* args, Py_ssize_t nargs) {
  return guarded([&]() -> PyObject* {
    Dtype a;
    Dtype b;
    if (nargs != 2 || !read_dtype(args[0], a) || !read_dtype(args[1], b)) throw TypeError("_promote takes two dtypes");
    const auto common = promote(a, b);
    return Py_NewRef(common ? dtype_object(*common) : Py_None);
  });
}

PyObject* gpu_is_loaded(PyObject*, PyObject*) { return PyBool_FromLong(backend::available(Device::Gpu)); }

PyStructSequence_Field schema_fields[] = {
    {"name", "The operator's name."},
    {"version", "The version of its meaning."},
    {"amp", "'Promote', 'KeepInput' or 'ForceFP32'."},
    {"signature", "The signature, as in the record."},
    {"inputs", "Per input: its name, the dtypes that it accepts, whether it may be absent."},
    {"results", "The names of the results."},
    {"accepts", "The accepted dtypes in words."},
    {"integers_to_float", "Whether bool and integer inputs enter as float32."},
    {"holomorphic", "Whether complex gradients are conjugated centrally."},
    {"differentiable", "Whether it has a derivative."},
    {"deterministic", "Whether equal inputs give equal results."},
    {"record", "The text of the record."},
    {"hash", "SHA-256 of the record."},
    {"source", "Where the record stands."},
    {nullptr, nullptr},
};

PyStructSequence_Desc schema_description = {"pylucid.OpSchema", "What the record of an operator says.", schema_fields, 14};

Object names_of_results(const OpSchema& schema) {
  Object names = checked(PyTuple_New(static_cast<Py_ssize_t>(schema.results.size())));
  for (std::size_t i = 0; i < schema.results.size(); ++i) {
    PyObject* result = checked(PyUnicode_FromString(schema.results[i].name)).release();
    PyTuple_SET_ITEM(names.get(), static_cast<Py_ssize_t>(i), result);
  }
  return names;
}

Object inputs_of(const OpSchema& schema) {
  Object inputs = checked(PyTuple_New(static_cast<Py_ssize_t>(schema.inputs.size())));
  for (std::size_t i = 0; i < schema.inputs.size(); ++i) {
    const OperandRule& rule = schema.inputs[i];
    const Object accepted = checked(PyList_New(0));
    for (std::size_t d = 0; d < kDtypeCount; ++d) {
      const auto dt = static_cast<Dtype>(d);
      if (contains(rule.accepted, dt)) checked(PyList_Append(accepted.get(), dtype_object(dt)));
    }
    const Object dtypes = checked(PyList_AsTuple(accepted.get()));
    PyObject* input = checked(Py_BuildValue("(sOO)", rule.name, dtypes.get(), rule.optional ? Py_True : Py_False)).release();
    PyTuple_SET_ITEM(inputs.get(), static_cast<Py_ssize_t>(i), input);
  }
  return inputs;
}

PyObject* schema(PyObject*, PyObject* wanted) {
  return guarded([&] {
    if (!PyUnicode_Check(wanted)) throw TypeError("schema: name must be a str, got " + type_name(wanted));
    const std::string text = text_of(wanted);
    const OpSchema* found = registry::find(text.c_str());
    if (!found) throw ValueError(std::string("schema: no operator is named '") + text + "'");
    constexpr std::array<const char*, 3> policies{"Promote", "KeepInput", "ForceFP32"};
    const Object values = checked(Py_BuildValue(
        "(sIssNNsNNNNsss)", found->name, static_cast<unsigned>(found->version),
        policies[static_cast<std::size_t>(found->amp)], found->signature, inputs_of(*found).release(),
        names_of_results(*found).release(), found->accepts, PyBool_FromLong(found->integers_to_float),
        PyBool_FromLong(found->holomorphic), PyBool_FromLong(found->differentiable),
        PyBool_FromLong(found->deterministic), found->record, found->hash, found->source));
    Object result = checked(PyStructSequence_New(schema_type));
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(values.get()); ++i) {
      PyStructSequence_SetItem(result.get(), i, Py_NewRef(PyTuple_GET_ITEM(values.get(), i)));
    }
    return result.release();
  });
}

PyObject* operator_names(PyObject*, PyObject*) {
  return guarded([&] {
    const auto all = registry::all();
    Object names = checked(PyTuple_New(static_cast<Py_ssize_t>(all.size())));
    for (std::size_t i = 0; i < all.size(); ++i) {
      PyObject* entry = checked(PyUnicode_FromString(all[i]->name)).release();
      PyTuple_SET_ITEM(names.get(), static_cast<Py_ssize_t>(i), entry);
    }
    return names.release();
  });
}

PyMethodDef functions[] = {
    {"_add_method", function(add_method), METH_FASTCALL, nullptr},
    {"_implement", function(implement), METH_FASTCALL, nullptr},
    {"_dtype", dtype_from_python, METH_O, nullptr},
    {"_rebuild", function(rebuild), kFast, nullptr},
    {"_promote", function(promote_dtypes), METH_FASTCALL, nullptr},
    {"_grad", function(run_grad), kFast, nullptr},
    {"_backward", function(run_backward), kFast, nullptr},
    {"_push_forward", function(run_push_forward), kFast, nullptr},
    {"_reaches_others", function(reaches), kFast, nullptr},
    {"_autocast", get_autocast, METH_NOARGS, nullptr},
    {"_set_autocast", function(set_autocast), kFast, nullptr},
    {"_set_grad_enabled", set_recording, METH_O, nullptr},
    {"_gpu_is_loaded", gpu_is_loaded, METH_NOARGS, nullptr},
    {"is_grad_enabled", is_recording, METH_NOARGS,
     "is_grad_enabled($module, /)\n--\n\nWhether operators are recorded in this thread."},
    {"set_num_threads", set_threads, METH_O,
     "set_num_threads($module, n, /)\n--\n\nSets how many threads the cpu's kernels use."},
    {"get_num_threads", get_threads, METH_NOARGS,
     "get_num_threads($module, /)\n--\n\nHow many threads the cpu's kernels use."},
    {"memory_stats", stats, METH_NOARGS, "memory_stats($module, /)\n--\n\nCounters of the cpu's memory pool."},
    {"reset_peak_memory", reset_peak, METH_NOARGS,
     "reset_peak_memory($module, /)\n--\n\nStarts peak_bytes anew from what is live."},
    {"set_memory_limit", set_limit, METH_O,
     "set_memory_limit($module, nbytes, /)\n--\n\nRaises MemoryError instead of holding more bytes; None: no limit."},
    {"release_cached_memory", release_cached, METH_NOARGS,
     "release_cached_memory($module, /)\n--\n\nReturns the pool's unused memory to the system."},
    {"schema", schema, METH_O, "schema($module, name, /)\n--\n\nWhat the record of an operator says."},
    {"operators", operator_names, METH_NOARGS, "operators($module, /)\n--\n\nThe names of all operators."},
    {nullptr, nullptr, 0, nullptr},
};

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "pylucid._core", "The compiled part of pylucid.", -1, functions, nullptr, nullptr, nullptr,
    nullptr};

// The end of the process takes apart what kernels use, BLAS's threads above all. Daemon threads get no further than the
// kernels that they are in; those are waited for, unless they take very long.
void wait_for_kernels() {
  for (int i = 0; i < 5000 && unlocked_threads.load(std::memory_order_acquire) > 0; ++i) usleep(1000);
}

PyObject* make_module() {
  require_main_interpreter();
  Object module = checked(PyModule_Create(&definition));
  core_module = module.get();
  add_dtypes(module.get());
  add_tensor_type(module.get());
  add_node_type(module.get());
  add_memory_type(module.get());
  schema_type = PyStructSequence_NewType(&schema_description);
  checked(PyModule_AddObjectRef(module.get(), "LinAlgError", linalg_error()));
  checked(PyModule_AddObjectRef(module.get(), "OpSchema", reinterpret_cast<PyObject*>(schema_type)));
  registry::add_all();
  add_all_families();
  Py_AtExit(wait_for_kernels);
  pthread_atfork(nullptr, nullptr, [] { unlocked_threads.store(0, std::memory_order_relaxed); });
  return module.release();
}

}  // namespace

void add_family(const char* module, PyMethodDef* functions_of_family, PyMethodDef* methods) {
  for (const PyMethodDef* function = functions_of_family; function && function->ml_name; ++function) capture(*function);
  enter_family(module, functions_of_family, methods);
}

}  // namespace pylucid::bindings

PyMODINIT_FUNC PyInit__core() { return pylucid::bindings::guarded(pylucid::bindings::make_module); }
