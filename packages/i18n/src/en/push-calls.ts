/** What the calls of reminders do. */
export const pushCalls = {
  push_sendCode: 'Send yourself a code for setting up a push',
  push_add: 'Add a push',
  push_edit: 'Change a push',
  push_get: 'List pushes',
  push_del: 'Delete a push',
  push_rotate: 'Make a new secret of a push',
  push_turn: 'Pause a push or let it go on',
  push_test: 'Test a push with a real record',
  push_deliveries: 'List deliveries',
  push_delivery: 'Show what was sent and answered',
  push_replay: 'Send again',
  push_health: 'How a receiver does',
  push_pull: 'Pull what happened, by cursor',
}
