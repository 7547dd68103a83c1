"""Files that nobody vouches for are read in a process of their own.

A parser that crashes, hangs or runs out of memory takes that process with it, and neither the window nor the
process that holds the ledger. `process` starts it and listens, `child` is what runs in it, `jobs` are what it
can be asked. Between the two go length-marked frames of JSON and of plain codes: nothing is unpickled, and no
row touches a disk.
"""
