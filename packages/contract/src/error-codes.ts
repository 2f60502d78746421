/** The `code` of an answer; 0 is success. Programs rely on these numbers, so they never change. */
export const errorCodes = {
  ok: 0,
  sessionInvalid: 1000,
  inputInvalid: 1001,
  notFound: 1002,
  noPermission: 1003,
  featureMissing: 1004,
  limitReached: 1005,
  conflict: 1006,
  tooManyRequests: 1007,
  server: 1500,
} as const

export type ErrorName = Exclude<keyof typeof errorCodes, 'ok'>
export type ErrorCode = (typeof errorCodes)[ErrorName]
