/** Said by the server about the own sign-in of companies. */
export const signOn = {
  domainFormat: 'Enter a mail domain, such as example.com',
  nameLong: 'The name on the button has at most 20 characters',
  issuerFormat: 'Enter the provider’s address (issuer), beginning with https://',
  clientMissing: 'Enter the client ID',
  valuesMissing: 'Enter the values that this claim has to hold',
  matchMissing:
    'Where people join by themselves, name a mail domain or a claim, or anybody at the provider could come in',
  operatorOnly: 'Only whoever runs the server can put it on the common sign-in page',
  noProvider: 'No sign-in provider answered at this address. Check it, and that it speaks OpenID Connect',
  notSetUp: 'This company has no sign-in of its own',
  old: 'This company sign-in has ended or was not begun here. Please begin again',
  away: 'The company’s sign-in provider did not answer in time. Please try again later',
  refused:
    'The company’s sign-in provider did not confirm this sign-in. Please begin again, or ask your company’s administrator',
  notYours: 'Your company account is not among those that may sign in. Please ask your company’s administrator',
  notInvited: 'Your company has not invited you yet. Please ask your company’s administrator',
  linkedElsewhere: 'Somebody else of the account signs in by this identity already',
  within: 'With the company’s sign-in you work in this company’s account only, and change no personal ways to sign in',
}
