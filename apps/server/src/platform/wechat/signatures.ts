import { hash, timingSafeEqual } from 'node:crypto'

/** WeChat's signature of what it sends: SHA-1 of the sorted texts, in hex. */
export const signTexts = (...texts: string[]): string => hash('sha1', texts.toSorted().join(''))

/** Whether a signature is the right one; takes as long for a wrong one. */
export function isSigned(signature: string, ...texts: string[]): boolean {
  const right = Buffer.from(signTexts(...texts))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right)
}

export interface PageSignature {
  appId: string
  /** Seconds since 1970. */
  timestamp: number
  nonceStr: string
  signature: string
}

/** What lets a page use WeChat's functions. `url` is its whole address; what follows `#` does not count. */
export function signPage({
  ticket,
  nonceStr,
  timestamp,
  url,
}: {
  ticket: string
  nonceStr: string
  timestamp: number
  url: string
}): string {
  const [page = ''] = url.split('#')
  return hash('sha1', `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`)
}
