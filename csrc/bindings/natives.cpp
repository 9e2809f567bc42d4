#include "bindings/natives.h"

#include <utility>

#include "bindings/convert.h"
#include "bindings/dlpack.h"
#include "bindings/tensor_object.h"

namespace pylucid::bindings::natives {
namespace {

Placement read_placement(const Arguments& arguments, std::size_t dtype, std::size_t device) {
  Placement placement;
  if (!arguments.is_none(dtype)) placement.dtype = arguments.dtype(dtype);
  if (!arguments.is_none(device)) placement.device = arguments.device(device);
  return placement;
}

}  // namespace

// obj, dtype, device, copy, requires_grad
PyObject* asarray(const Arguments& arguments) {
  Placement placement = read_placement(arguments, 1, 2);
  if (!arguments.is_none(3)) placement.copy = arguments.boolean(3);
  PyObject* object = arguments.object(0);
  TensorPtr value = arguments.leaf(4, as_tensor(object, placement, "asarray: obj"));
  const bool unchanged = is_tensor(object) && value.get() == value_of(object) && placement.copy != true;
  return unchanged ? Py_NewRef(object) : wrap(std::move(value));
}

// x, device, copy
PyObject* from_dlpack(const Arguments& arguments) {
  Placement placement;
  if (!arguments.is_none(1)) placement.device = arguments.device(1);
  if (!arguments.is_none(2)) placement.copy = arguments.boolean(2);
  PyObject* object = arguments.object(0);
  constexpr const char* where = "from_dlpack: x";
  return wrap(is_tensor(object) ? as_tensor(object, placement, where) : bindings::from_dlpack(object, placement, where));
}

// data, dtype, device, requires_grad
PyObject* tensor(const Arguments& arguments) {
  Placement placement = read_placement(arguments, 1, 2);
  placement.copy = true;
  const GradMode nothing_recorded(false);
  return wrap(arguments.leaf(3, detach(as_tensor(arguments.object(0), placement, "tensor: data"))));
}

}  // namespace pylucid::bindings::natives
