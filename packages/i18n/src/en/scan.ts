export const scan = {
  codeBlocked: 'This QR code has been stopped for breaking the rules and cannot be accessed',
  codeExpired: 'This QR code has expired',
  codeDeleted: 'This QR code has been deleted',
  codeUnknown: 'This QR code could not be found',
}
