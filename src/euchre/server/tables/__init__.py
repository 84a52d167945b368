"""Tables that are served: seats, deals, event log, clocks, and what each seat sees."""
