"""Storage: events, the database, the archive, and backups."""
