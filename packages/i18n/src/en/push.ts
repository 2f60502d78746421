/** What the server says of pushes. */
export const push = {
  urlMissing: 'Enter the address of the receiver',
  urlWrong: 'Enter an address that begins with http:// or https://',
  privateAddress:
    'This address lies in a private network and is not pushed to; on a server of your own the operator can name it in PUSH_PRIVATE_HOSTS',
  unknownHost: 'Nobody knows this host; check the address',
  badHost: 'The operator lists this site as harmful; it is not pushed to',
  sms: '[Matai] {{smsCode}} is your code for setting up a data push. It holds for 10 minutes. If this was not you, change your password.',
}
