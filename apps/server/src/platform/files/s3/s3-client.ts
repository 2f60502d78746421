import { setTimeout as rest } from 'node:timers/promises'
import { S3Refusal, StoreAway } from './s3-error.ts'
import { amzDate, authorizationOf, type S3Keys, sha256 } from './signature.ts'

export interface S3Place extends S3Keys {
  /** Scheme and host. */
  endpoint: string
  bucket: string
  /** Whether the bucket stands in the path; else before the host. */
  pathStyle: boolean
}

interface Asked {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array | string
  /** Statuses besides 2xx that are answers and no refusals. */
  also?: number[]
}

export interface S3 {
  /** One signed request; what may pass is tried again. Throws `StoreAway`, and its cause says why. */
  ask(method: string, key: string, asked?: Asked): Promise<Response>
}

const timesMax = 4
/** Milliseconds until the answer begins; parts have 8 MB. */
const answerWithin = 60_000

export function createS3(place: S3Place): S3 {
  const { endpoint, bucket, pathStyle } = place
  const { protocol, host } = new URL(endpoint)
  const base = pathStyle ? `${protocol}//${host}/${bucket}` : `${protocol}//${bucket}.${host}`

  async function send(method: string, key: string, { query, headers, body }: Asked): Promise<Response> {
    const url = new URL(`${base}/${key.split('/').map(encodeURIComponent).join('/')}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const signed: Record<string, string> = {
      ...headers,
      host: url.host,
      'x-amz-date': amzDate(new Date()),
      'x-amz-content-sha256': sha256(body ?? ''),
    }
    const { host: _, ...sent } = signed // the client writes it
    // Until the answer begins: a body that is read for long is not cut off.
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(new Error('S3 does not answer')), answerWithin)
    return fetch(url, {
      method,
      headers: { ...sent, authorization: authorizationOf({ method, url, headers: signed }, place) },
      ...(body === undefined ? {} : { body: body as string }), // bytes are a body as well
      redirect: 'error',
      signal: ending.signal,
    }).finally(() => clearTimeout(timer))
  }

  return {
    async ask(method, key, asked = {}) {
      for (let time = 1; ; time++) {
        const answer = await send(method, key, asked).catch((error: unknown) => new StoreAway(error))
        if (!(answer instanceof StoreAway) && (answer.ok || asked.also?.includes(answer.status))) return answer
        const mayPass = answer instanceof StoreAway || answer.status >= 500 || answer.status === 429
        if (time < timesMax && mayPass) {
          if (!(answer instanceof StoreAway)) await answer.body?.cancel()
          await rest(50 * 4 ** (time - 1) * (0.5 + Math.random()))
          continue
        }
        throw answer instanceof StoreAway ? answer : new StoreAway(new S3Refusal(answer.status, await answer.text()))
      }
    },
  }
}
