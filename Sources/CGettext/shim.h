#pragma once
// glibc's gettext: no library beside the C library is needed.
#include <libintl.h>
#include <locale.h>
