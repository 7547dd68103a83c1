"""Entry of the frozen command."""

from multiprocessing import freeze_support

from cusyn_desktop.cli import main

if __name__ == "__main__":
    freeze_support()  # a child process starts here too
    main()
