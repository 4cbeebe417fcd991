"""What is worked out aside of the tables at play: replays of finished games, and what solved rounds say to them."""
