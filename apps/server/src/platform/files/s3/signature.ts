import { createHash, createHmac } from 'node:crypto'

const algorithm = 'AWS4-HMAC-SHA256'

export interface S3Keys {
  region: string
  keyId: string
  secret: string
}

export interface Signed {
  method: string
  url: URL
  /** Names in lower case; all of them are signed. `x-amz-date` and `x-amz-content-sha256` are among them. */
  headers: Record<string, string>
}

export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The moment as the protocol writes it, `20130524T000000Z`. */
export const amzDate = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** Value of the Authorization header of a request to S3 (AWS Signature Version 4). */
export function authorizationOf({ method, url, headers }: Signed, { region, keyId, secret }: S3Keys): string {
  const names = Object.keys(headers).sort()
  const canonical = [
    method,
    url.pathname.split('/').map(rfc3986Again).join('/'),
    canonicalQuery(url),
    ...names.map((name) => `${name}:${headers[name]?.trim().replace(/ +/g, ' ')}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
  const at = headers['x-amz-date'] ?? ''
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request']
  const key = scope.reduce<string | Buffer>((under, part) => hmac(under, part), `AWS4${secret}`)
  const signature = hmac(key, [algorithm, at, scope.join('/'), sha256(canonical)].join('\n')).toString('hex')
  return `${algorithm} Credential=${keyId}/${scope.join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${rfc3986(name)}=${rfc3986(value)}`)
    .sort()
    .join('&')
}

/** A path comes escaped by the rules of addresses, which leave some characters that are signed escaped. */
const rfc3986Again = (part: string) => rfc3986(decodeURIComponent(part))

/** Escapes what encodeURIComponent leaves, too. */
function rfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
