/** `matai plan`, `apply` and `export`: what they print. */
export const folder = {
  usage:
    'Usage: MATAI_ORIGIN=https://… MATAI_KEY=mk_… matai plan|apply|export FOLDER [--prune] [--yes] [--expect FINGERPRINT] [--json] [--ids] [--language zh|en]',
  nothingToRead: 'No .yaml file in the folder',
  directory: 'directory',
  form: 'form',
  code: 'live code',
  plan: 'plan',
  noSuchId: 'The server has no id {{id}}, or this key does not see it',
  idTwice: 'The id {{id}} is written twice',
  nameTwice: '“{{name}}” is written twice',
  nameOfMany: 'The server has several “{{name}}”; say with id which one is meant: {{ids}}',
  noDirectory: 'There is no directory “{{name}}”',
  noForm: 'There is no form “{{name}}”',
  noCode:
    'There is no live code “{{name}}”: “directory/name” has to stand in this folder, others are named by their printed id',
  toTrash: '(to the trash)',
  codesUp: '(its live codes go one directory up)',
  leftAlone: 'Left alone, on the server and not in the folder: {{kind}} × {{count}}: {{names}}',
  nothingToDo: 'Nothing to do, all {{same}} are as they should be',
  comesTo: '{{create}} to make, {{change}} to change, {{remove}} to take away, {{same}} as they are',
  fingerprint: 'Fingerprint {{fingerprint}}',
  keptOtherwise:
    'The server keeps “{{name}}” otherwise than it is written; write it like that, or the next plan changes it again:{{place}}',
  scopesMissing: 'This key lacks the scopes: {{scopes}}',
  planIsAnother: 'What is to be done is no longer {{asked}} but {{fingerprint}}; please look again',
  sayYes: 'Nobody can be asked here; add --yes to have it done',
  doIt: 'Do it? (y/n)',
  notDone: 'Nothing was done',
  done: 'Done:',
  stoppedAt: 'Stopped after {{done}} of {{all}}; run it again and it goes on with the rest',
  notEmpty: '{{folder}} is not empty; nothing was written',
}
