export const exportFiles = {
  readme: `Matai account data

Exported: {{at}}
Account: {{account}}

JSON files are for programs: one record on each line (.jsonl) or one record in all (.json). CSV files open in a spreadsheet; they are UTF-8. All times are UTC.

account.json          the account
user.json             the person who exported it
members.json          who works in the account, and with which rights
directories.json      directories; parentId is the one above
codes.jsonl           live codes: short id, address, name, style, validity
codes.csv             short id, address, name, directory, state, time of creation
versions.jsonl        every version of every live code with all its blocks
access.jsonl          access settings of live codes; a password is not exported, only whether there is one
phones.csv            phone numbers on the lists of live codes
scans.csv             scans of each live code on each day: people and machines
audit.jsonl           the log: who did what, and when
files.csv             list of the uploaded files: id, name, type, size, SHA-256, place in this zip
files/                the files themselves; blocks point to them by fileId

Not included: sign-in passwords, access passwords and codes of text messages. They are not kept in a readable form, or mean something to the server only.
`,
}
