"""Entry of the frozen window."""

import sys
from multiprocessing import freeze_support

from cusyn_desktop.app import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
