export const exportFiles = {
  readme: `Matai account data

Exported: {{at}}
Account: {{account}}

JSON files are for programs: one record on each line (.jsonl) or one record in all (.json). CSV files open in a spreadsheet; they are UTF-8. All times are UTC.

account.json          the account
user.json             the person who exported it
members.json          who works in the account, with which rights, and in which saved style their new live codes are drawn (styleTemplateId)
directories.json      directories; parentId is the one above
codes.jsonl           live codes: short id, address, name, style, validity
codes.csv             short id, address, name, directory, state, time of creation
versions.jsonl        every version of every live code with all its blocks
styles.jsonl          saved styles; logoUrl and bgUrl are the fileId of a picture
labels.jsonl          label templates: size in millimetres and every layer; bgUrl and the fileId of a layer are pictures
printers.jsonl        printers and how far their prints are moved, in millimetres
prints.jsonl          the print log: who printed which live codes, when and how
orders.jsonl          orders: edition, years, sums in fen, state, term
order-payments.jsonl  every payment: way, fen, when, when given back
invoices.jsonl        requests for invoices: name, tax number, fen, state, number
company.jsonl         company information: name, introduction; logoId is the fileId of a picture
batches.jsonl         batch templates: columns, blocks, pattern of the names
batch-codes.jsonl     number and values of each batch code; values are by the key of a column in batches.jsonl
form-groups.jsonl     form groups, in the order of position
forms.jsonl           forms: title, number, group, the newest version and the published one
form-versions.jsonl   every version of the forms with all questions; a fileId in a question is a file
form-settings.jsonl   settings of forms: who fills, what follows, how often, when; those never set are missing
form-rules.jsonl      rules by which answers lead fillers elsewhere or close a form
form-links.jsonl      forms that a form is linked to (targetId), and the words on the button
form-tips.jsonl       tips: a name or phone, and the message
form-addresses.jsonl   where forms are filled: formId, and id in the address /f/
coupons.jsonl         coupons: who redeems, validity, outlets, uses of one code
coupon-items.jsonl    items of coupons
coupon-codes.jsonl    codes: how often they were used, whose phone, when handed out and deleted
coupon-uses.jsonl     each redemption: when, where, who, taken back
coupon-conflicts.jsonl  what phones wrote down without a network and could not redeem later
coupon-counters.jsonl counters: outlet and person; their addresses are rights and stay
group-folders.jsonl   groups of group codes, in the order of position
group-codes.jsonl     group codes: name, group, how pictures change, words and form for when all are full
group-addresses.jsonl where group codes are opened: groupCodeId, and the id behind /g/
group-pictures.jsonl  pictures of group codes: file, what its code says, places and how many are taken, end
group-days.jsonl      visits of group codes by day and picture: visits, new places, machines; subId 0: none was left
records.jsonl          what was filled in: version of the form, answers by the id of a question, number, points; without those above what the edition holds
record-follow-ups.jsonl what people said and did about a record
record-changes.jsonl   edits of a record: answers before and after
record-seals.jsonl the chain of evidence: a seal of each step, and nothing of what was filled in
record-prints.jsonl the hash of each PDF of records, by which it is verified
record-decisions.jsonl what was decided about a record, level by level
saved-reports.jsonl saved reports: what they ask, when they are mailed, to whom
record-layouts.jsonl how records of a form are laid out on paper
form-approvals.jsonl who approves records of a form
form-follow-up.jsonl due times, who hears of late records, and rules
form-retention.jsonl how long records are kept
record-disposals.jsonl what was deleted because its time was over: how many, of which days
form-shown.jsonl what visitors see of the records of a form
statuses.jsonl        statuses: who may change them, how visitors see them, which changes are allowed
status-items.jsonl    items of statuses: name, colour, shape; removed ones have removedAt
code-statuses.jsonl   the item each live code is in now, and since when
status-changes.jsonl  the whole history: who, when, why, from which record
status-rules.jsonl    rules by which answers of forms set statuses
plans.jsonl           plans: cycle, targets, form, statuses that need no check
plan-windows.jsonl    windows of plans that have opened
plan-tasks.jsonl      tasks of each code in each window: when done, by which record, why exempt
pushes.jsonl          where data are pushed to; the secrets stay here
keys.jsonl            API keys: name, scopes, end; the keys themselves are nowhere
stock.jsonl           stock of each code: unit, quantity, minimum, price
stock-moves.jsonl     all that ever moved or corrected a stock
collaborators.jsonl   collaborators: name, number, when it was proven
identity-groups.jsonl identity groups
collaborators-in-groups.jsonl who is in which group
reminder-receivers.jsonl receivers of reminders: number, mailbox, when they agreed, quiet hours
reminder-rules.jsonl  rules for reminders: what has to happen, who is told, by which ways
reminders.jsonl       reminders of 90 days: to whom, by which way, what became of them and why
access.jsonl          access settings of live codes; a password is not exported, only whether there is one
phones.csv            phone numbers on the lists of live codes
scans.csv             scans of each live code on each day: people and machines
audit.jsonl           the log: who did what, and when
files.csv             list of the uploaded files: id, name, type, size, SHA-256, place in this zip
files/                the files themselves; blocks, styles and label templates point to them by fileId

Not included: sign-in passwords, access passwords and codes of text messages. They are not kept in a readable form, or mean something to the server only.
`,
}
