export const backups = {
  about: 'back up database, files and secret, of a running server too',
  verifyAbout: 'read a backup and say whether it is whole',
  restoreAbout: 'bring a backup back into an empty data folder and an empty database',
  noFolderTyped: 'Name the folder of the backups',
  keepWrong: '--keep takes the number of backups that stay, at least 1',
  noSecret:
    'There is no file secret in {{folder}}, and SECRET is not set: a backup without the secret cannot open codes with a password. Check DATA_DIR',
  noFolder: 'There is no folder {{folder}}',
  noBackup: 'There is no whole backup in {{folder}}',
  notMatai: 'This database holds no data of Matai',
  newer: 'This data was made by a newer version of Matai. Use that version, or a later one',
  damaged: 'The backup is damaged: {{file}}. Use another backup',
  running: 'This database is being backed up already. Wait until that has ended',
  otherServer:
    '{{folder}} holds the backups of another server, or those from before its secret was changed. Choose another folder',
  inside:
    '{{folder}} is inside the data folder, and would be lost with it. Choose another folder, on another disk if there is one',
  noRoom: 'The disk of {{folder}} is full. Make room and run this again; what was copied is used',
  oldPostgres: 'The database is too old: PostgreSQL 15 or newer is needed',
  databaseNotEmpty: 'The database is not empty. A restore replaces nothing: make an empty database',
  folderNotEmpty:
    'The data folder {{folder}} is not empty. A restore replaces nothing: name an empty folder with DATA_DIR',
  otherSecret:
    'SECRET is not the secret of the backup, and codes with a password could not be opened. Set it as it was, or not at all',
  noConnection: 'The database cannot be reached: {{detail}}. Check address, user and password',
  resumed: 'The backup before this one was cut off; this one went on with it',
  made: 'Backed up: {{place}}',
  holds:
    '{{rows}} rows; {{files}} files, {{size}}; {{copied}} of them copied, the others shared with the backup before',
  missing: 'Warning: {{count}} files are named in the database and are not on the disk: {{names}}',
  changed: 'Warning: {{count}} files are not what was once stored: {{names}}',
  dropped: 'Deleted an old backup: {{place}}',
  holdsSecret: 'The backup holds the secret of the server. Keep it like a password',
  whole: 'The backup is whole: {{place}}, of {{at}}, version {{version}}, {{files}} files, {{size}}',
  restored: 'Restored: {{place}}, of {{at}}, into {{folder}}. The server can be started now',
  restoredSecret: 'The secret is in {{folder}}/secret. If it was given with SECRET before, set that again',
  moveFilesAbout:
    'brings all files from the disk into S3, or back, and checks each; nothing is deleted, and it may be run again',
  moveFilesWhere: 'Say where to: s3 or local',
  moveFilesUnset: 'Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY first',
  movingFiles: '{{brought}} files so far, {{size}}…',
  movedFiles: 'Done: {{brought}} files brought ({{size}}), {{there}} were there already; each was read back',
  movedFilesNext:
    'Now set FILES={{target}} and restart every node, then run this once more: it brings what was uploaded meanwhile',
  movedFilesAll:
    'The server already works with {{target}}; delete the files at the former place yourself when you are sure',
  movedFilesOtherwise:
    'File {{key}} arrived as something else and was deleted there; look at the store, then run this again',
  distributeAbout:
    'places the tables on the machines of a Citus; --dry-run prints the statements, --alone gives a busy account a part of its own',
  distributeNoAccount: 'Give the number of an account, such as --alone 42',
  distributeNoWord: 'The table {{table}} does not say where its rows belong',
  distributeNoCitus: 'This database has no Citus; --dry-run prints what would be done',
  distributeDone: 'Done: {{count}} statements. Only where the server connects to: {{here}}',
  moveAbout: 'move the built-in database to a PostgreSQL of your own, or back; the server has to be stopped',
  moveWhere: 'Say where to: an address that begins with postgresql://, or built-in',
  moveUnset: 'The database of DATABASE_URL is in use already. To move the built-in one, run this without DATABASE_URL',
  moveSet: 'Name the database of now with DATABASE_URL',
  noBuiltIn: 'There is no built-in database in {{folder}}. Check DATA_DIR',
  stillRunning: 'A server is at work on this database. Stop all of them first',
  moved: 'The database is moved; files and secret stay where they are',
  movedToAddress:
    'Set DATABASE_URL to the new address and start. The database of before is in {{folder}}; delete it when all is well',
  movedToBuiltIn: 'Start without DATABASE_URL. The database of before is as it was; delete it when all is well',
}
