// pylucid.Dtype: one interned object per element type.
#pragma once

#include "bindings/python.h"
#include "core/device.h"
#include "core/dtype.h"

namespace pylucid::bindings {

void add_dtypes(PyObject* module);

PyObject* dtype_object(Dtype dt);  // a borrowed reference
// Dtype, NumPy dtype or scalar type, Python's bool, int, float and complex, or a name. False when it is none of these.
bool read_dtype(PyObject* object, Dtype& dt);
// As above; raises TypeError, which begins with `where`.
Dtype dtype_argument(PyObject* object, const std::string& where);
// 'cpu' or 'gpu'; loads the backend of the gpu at its first mention.
Device device_argument(PyObject* object, const std::string& where);
PyObject* device_object(Device device);  // a new reference
void load_gpu();

// numpy.dtype of the same name; raises TypeError for bfloat16.
Object numpy_dtype(Dtype dt);
// An attribute of numpy, which is imported at first use.
Object numpy_attribute(const char* name);
// Whether numpy is imported and `object` an instance of numpy.generic or numpy.ndarray. Never imports it.
bool is_numpy_scalar(PyObject* object);
bool is_numpy_array(PyObject* object);

}  // namespace pylucid::bindings
