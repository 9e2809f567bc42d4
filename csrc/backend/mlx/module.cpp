// The extension module pylucid._mlx: importing it makes device gpu available.
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <exception>

#include "backend/mlx/backend.h"

namespace {

PyObject* runs_on(PyObject*, PyObject*) {
  const char* device = mlx::core::metal::is_available() ? "metal" : mlx::core::cu::is_available() ? "cuda" : "cpu";
  return PyUnicode_FromString(device);
}

PyMethodDef methods[] = {
    {"runs_on", runs_on, METH_NOARGS, "runs_on() -> str: 'metal', 'cuda', or 'cpu' for MLX's own CPU device."},
    {nullptr, nullptr, 0, nullptr},
};

int enter_backend(PyObject*) {
  try {
    pylucid::register_gpu_operators();
    pylucid::backend::install(pylucid::Device::Gpu, &pylucid::gpu::backend());
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_ImportError, error.what());
    return -1;
  }
  return 0;
}

PyModuleDef_Slot slots[] = {
    {Py_mod_exec, reinterpret_cast<void*>(enter_backend)},
    {0, nullptr},
};

PyModuleDef module = {
    .m_base = PyModuleDef_HEAD_INIT,
    .m_name = "pylucid._mlx",
    .m_doc = "Device gpu, on MLX.",
    .m_size = 0,
    .m_methods = methods,
    .m_slots = slots,
    .m_traverse = nullptr,
    .m_clear = nullptr,
    .m_free = nullptr,
};

}  // namespace

PyMODINIT_FUNC PyInit__mlx() { return PyModuleDef_Init(&module); }
