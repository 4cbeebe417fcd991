"""What is kept: events, the database they lie in, and copies of it."""
