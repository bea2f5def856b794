"""Runs all functions of a module whose names begin with check_, in their order. Ends with 0 if all have passed."""

import sys
import traceback


def run(module):
    failed = False
    for name, check in list(module.items()):
        if name.startswith("check_"):
            try:
                check()
                print("passed", name.removeprefix("check_"))
            except Exception:
                failed = True
                print("failed", name.removeprefix("check_"))
                traceback.print_exc(file=sys.stdout)
    sys.exit(failed)
