/** What the server says of keys of programs. */
export const keys = {
  scopeMissing: 'This key lacks the scope {{scope}}',
  forPeople: 'Only a person does this, in the console; no key may',
  tierEnded: 'The current plan has no API keys; this key rests',
  unknownScope: 'There is no such scope',
  scopesMissing: 'Choose at least one scope',
  beyondOwn: 'You do not have {{scope}} yourself, so no key of yours can',
  untilPast: 'The end has to lie in the future',
  notYours: 'Somebody else made this key: you can end it, but not change it',
  agentNeedsKey: 'Agents bring an API key: Authorization: Bearer mk_…',
  agentGuide:
    'Each tool is one call of the API and says what it does; lists go on with cursor. Look things up before you change them. What is not listed is beyond the scopes of this key.',
}
