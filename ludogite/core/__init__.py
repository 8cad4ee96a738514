"""The rules protocol, chance, sessions and logs: pure, without Qt, database, clock or randomness of its own."""
