"""What a penalty leaves in force: calls that bind a player, the acts that obey them, hands laid open."""
