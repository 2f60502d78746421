import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Place } from './s3-client.ts'
import { type Bucket, createBucket, refusal, type Said } from './bucket.stand-in.ts'
import { authorizationOf, sha256 } from './signature.ts'

export interface S3StandIn {
  place: S3Place
  /** Its settings, as a server is given them. */
  environment: Record<string, string>
  bucket: Bucket
  /** What it answers from now on: `away` hangs up, a number is a status that passes after so many requests. */
  fault: { away: boolean; refusals: number }
  close(): Promise<void>
}

const keys = { region: 'cn-east-1', keyId: 'AKIDSTANDIN', secret: 'the secret of the stand-in for S3' }
/** Milliseconds that a signature holds. */
const skewMax = 15 * 60_000

/** An S3 with one bucket in memory, which checks every signature and speaks the provider's XML. */
export async function startS3({ port = 0 } = {}): Promise<S3StandIn> {
  const bucket = createBucket()
  const fault = { away: false, refusals: 0 }
  const server = createServer(async (request, response) => {
    if (fault.away) return request.socket.destroy()
    const body = await buffer(request).catch(() => undefined) // the client was killed
    if (!body) return
    if (fault.refusals > 0) {
      fault.refusals -= 1
      return send(request, response, refusal(503, 'SlowDown', 'Please reduce your request rate.'))
    }
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const wrong = problemOf(request, url, body)
    if (wrong) return send(request, response, wrong)
    const [, name, ...key] = url.pathname.split('/')
    if (name !== 'matai') return send(request, response, refusal(404, 'NoSuchBucket', 'There is no such bucket.'))
    send(request, response, bucket.answer(request, { key: key.map(decodeURIComponent).join('/'), url, body }))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string
  return {
    place: { ...keys, endpoint, bucket: 'matai', pathStyle: true },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: 'matai',
      S3_REGION: keys.region,
      S3_ACCESS_KEY_ID: keys.keyId,
      S3_SECRET_ACCESS_KEY: keys.secret,
      S3_PATH_STYLE: 'true',
    },
    bucket,
    fault,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What a provider would say about who asks; undefined when all is well. */
function problemOf(request: IncomingMessage, url: URL, body: Buffer): Said | undefined {
  const given = request.headers.authorization ?? ''
  const [, keyId, names = ''] = /Credential=([^/]+)\/.*SignedHeaders=([^,]+),/.exec(given) ?? []
  if (!keyId) return refusal(403, 'AccessDenied', 'Access Denied.')
  if (keyId !== keys.keyId) return refusal(403, 'InvalidAccessKeyId', 'There is no such access key.')
  const headers = Object.fromEntries(names.split(';').map((name) => [name, String(request.headers[name] ?? '')]))
  const signed = authorizationOf({ method: request.method ?? '', url, headers }, keys)
  if (signed !== given) return refusal(403, 'SignatureDoesNotMatch', 'The signature is another one.')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => name in headers))
    return refusal(403, 'AccessDenied', 'There were headers present in the request which were not signed')
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(headers['x-amz-date'] ?? '') ?? []
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (!(Math.abs(Date.now() - at) < skewMax))
    return refusal(403, 'RequestTimeTooSkewed', 'The difference between the request time and the server is too large.')
  if (headers['x-amz-content-sha256'] !== sha256(body))
    return refusal(400, 'XAmzContentSHA256Mismatch', 'The provided hash is not that of the body.')
  return undefined
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, xml, bytes }: Said): void {
  const body = bytes ?? (xml ? Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`) : Buffer.alloc(0))
  const type = xml ? { 'content-type': 'application/xml' } : {}
  response.writeHead(status, { ...type, 'content-length': body.length, ...headers })
  response.end(request.method === 'HEAD' ? undefined : body)
}

// As a process of its own, beside servers that are killed: its settings are the first line that it prints.
if (import.meta.main) {
  const { environment } = await startS3({ port: Number(process.env.PORT ?? 0) })
  process.stdout.write(`${JSON.stringify(environment)}\n`)
}
