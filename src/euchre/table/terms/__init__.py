"""What the words of a provision mean: who, how long, from when to when, unless what.

Each module holds one kind of word with its meaning for a case at a table: `holders` who may claim and
choose, `deadlines` how long, `windows` how far a deal has come, `excuses` what lightens the remedy,
`allowances` what makes the act lawful after all, `conditions` what stands against a call or a choice.
"""
