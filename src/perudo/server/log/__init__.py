"""Storage: event logs, the database, the archive, and backups."""
