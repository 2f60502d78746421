import { createHash, createHmac } from 'node:crypto'

const algorithm = 'ACS3-HMAC-SHA256'

/** Value of the Authorization header of a call to Alibaba Cloud (signature version 3, document 2593177). */
export function signAcs3({
  url,
  headers,
  body,
  keyId,
  keySecret,
}: {
  url: URL
  /** Names in lower case; host, content-type and x-acs-* are signed. */
  headers: Record<string, string>
  body: string
  keyId: string
  keySecret: string
}): string {
  const names = Object.keys(headers).filter(isSigned).sort()
  const canonical = [
    'POST',
    url.pathname,
    canonicalQuery(url),
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n')
  const signature = createHmac('sha256', keySecret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex')
  return `${algorithm} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function isSigned(name: string): boolean {
  return name === 'host' || name === 'content-type' || name.startsWith('x-acs-')
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([key, value]) => [encode(key), encode(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
}

/** RFC 3986, which also escapes what encodeURIComponent leaves. */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
