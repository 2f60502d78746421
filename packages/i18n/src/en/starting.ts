export const starting = {
  stopAll: 'The version before cannot go on beside this upgrade: stop all nodes first, then start this one',
  newerData:
    'The data were made by a newer version of Matai, so nothing was changed. Start that version or a later one; to go back, restore the backup that was made before the upgrade',
  upgrading: 'Upgrading the data, step {{index}} of {{total}}: {{name}}',
  upgraded: 'The data are upgraded',
}
