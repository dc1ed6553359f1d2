#pragma once
#include <atspi/atspi.h>
