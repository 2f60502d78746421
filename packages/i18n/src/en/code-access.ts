export const codeAccess = {
  passwordFormat: 'The access password must be 4–20 digits or letters',
  hintTooLong: 'The hint has at most 100 characters',
  max6Periods: 'Only 6 time periods are supported',
}
