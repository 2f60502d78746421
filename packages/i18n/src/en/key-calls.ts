/** What the calls of keys do. */
export const keyCalls = {
  keys_list: 'List API keys',
  keys_add: 'Make an API key',
  keys_edit: 'Change name, scopes and end of an API key',
  keys_del: 'End an API key',
  keys_self: 'What the key of this call is, and what it may do',
}
