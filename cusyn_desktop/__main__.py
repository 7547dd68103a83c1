"""`python -m cusyn_desktop` is the `cusyn` command."""

from cusyn_desktop.cli import main

if __name__ == "__main__":
    main()
