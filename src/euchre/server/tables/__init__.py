"""Tables on the server: seats, deals, event log, clocks, and what each seat sees."""
