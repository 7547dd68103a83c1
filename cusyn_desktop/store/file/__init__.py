"""The file below the records: connections, migrations, locks, backups, encryption."""
