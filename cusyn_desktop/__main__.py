"""`python -m cusyn_desktop` is the `cusyn` command."""

if __name__ == "__main__":
    from cusyn_desktop.cli import main

    main()
