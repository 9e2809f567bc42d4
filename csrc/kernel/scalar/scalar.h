// Every scalar function that generated loops call.
#pragma once

#include "cast.h"
#include "complex.h"
#include "division.h"
#include "elementary.h"
#include "integer.h"
#include "quotients.h"
#include "real.h"
#include "special.h"
