"""What each viewpoint is sent of a table, and who is subscribed."""
