/** Pages that a scan opens. The reader stands in front of a thing with a phone in one hand. */
export const scan = {
  codeBlocked: 'This QR code has been stopped for breaking the rules and cannot be accessed',
  codeBlockedHint: 'If it is your code, please contact whoever runs this site.',
  codeExpired: 'This QR code has expired',
  codeExpiredHint: 'Its content is no longer shown. Ask whoever published it if you need it.',
  codeDeleted: 'This QR code has been deleted',
  codeDeletedHint: 'Whoever published it has removed its content.',
  codeUnknown: 'This QR code could not be found',
  codeUnknownHint: 'Scan it again. If you typed the address, check capital and small letters.',
  unavailable: 'The service is not available right now',
  unavailableHint: 'Wait a moment and scan again.',
  tooMany: 'Too many visits',
  tooManyHint: 'Wait a minute and scan again.',
  pictureGone: 'This picture is no longer available',
  fileGone: 'This file is no longer available',
  branding: 'Powered by Matai',
}
