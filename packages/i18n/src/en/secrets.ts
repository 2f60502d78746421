export const secrets = {
  command: 'With the server stopped: change the secret (rotate), or go on with another where it is lost (replace)',
  which:
    'Type “secret rotate” to change the secret, or “secret replace” to go on without the former one, which is lost',
  rotated_one: 'The secret is changed, 1 password was sealed anew. Back up {{dir}}/secret',
  rotated_other: 'The secret is changed, {{count}} passwords were sealed anew. Back up {{dir}}/secret',
  takeAway: 'The new secret stands in that file: take SECRET out of the settings, or set it to what the file holds',
  replaced_one:
    'The server goes on with the present secret. 1 live code had a password that cannot be read any more: it stays closed until its owner sets another',
  replaced_other:
    'The server goes on with the present secret. {{count}} live codes had passwords that cannot be read any more: they stay closed until their owners set others',
  stopFirst: 'A server works with this database. Stop all of them first',
  unreadable:
    'Some passwords do not open with the present secret, so nothing was changed. If the former secret is lost, type “secret replace”',
}
