/** What the calls of reminders do. */
export const reminderCalls = {
  reminders_list: 'List what became of reminders',
  reminders_listReceivers: 'List receivers of reminders',
  reminders_addReceiver: 'Add a receiver',
  reminders_editReceiver: 'Change a receiver',
  reminders_delReceiver: 'Delete a receiver',
  reminders_askReceiver: 'Ask a receiver once more to agree',
  reminders_bindReceiver: 'The code by which a receiver agrees to reminders in WeChat',
  reminders_addRule: 'Make or change a rule for reminders',
  reminders_listRule: 'List rules for reminders',
  reminders_getRule: 'Get one rule for reminders',
  reminders_delRule: 'Delete a rule for reminders',
  reminders_test: 'Send a test reminder',
  reminders_options: 'Get the ways that this server has, and the members',
}
