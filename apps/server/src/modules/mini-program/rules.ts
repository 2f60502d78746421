/** Phones of one network that may begin in ten minutes: a factory's gate in the morning, and no flood. */
export const enterRate = { limit: 300, windowSeconds: 600 } as const
/** What one phone may ask for in a minute. */
export const phoneRate = { limit: 60, windowSeconds: 60 } as const
/** Messages that a person can have agreed to: whoever taps often is not told for ever. */
export const agreedMax = 50

/** Where tickets are taken. */
export const ticketPath = '/v/mini/in'

/** Whether a path leads to a page of this server and nowhere else. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return false
  const url = new URL(path, 'http://here')
  return url.host === 'here' && url.pathname !== ticketPath && !url.pathname.startsWith('//')
}

/** Browsers within a mini program say so. */
export const isInMiniProgram = (userAgent: string): boolean => /miniProgram/i.test(userAgent)
