// The functions of the special_functions family, which few loops need.
#pragma once

#include "bessel.h"
#include "divisors.h"
#include "incomplete_gamma.h"
#include "zeta.h"
