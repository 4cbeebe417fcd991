"""Storage: the logs of events, the database, the archive, and backups."""
