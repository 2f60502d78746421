import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { type MayBePrivate, reach, type Reached, type Resolve, resolveHost } from './public-address.ts'

export type Trouble = 'private' | 'unknownHost' | 'refused' | 'timeout' | 'tls' | 'broken'

export interface Posted {
  status: number | null
  trouble: Trouble | null
  /** The beginning of what was answered. */
  answer: string
  retryAfter: string | undefined
  ms: number
}

export interface Poster {
  /** Sends JSON to a stranger's address: no redirect is followed, and no address of a network of our own is reached. */
  post(url: string, body: string, headers: Record<string, string>): Promise<Posted>
  /** Where an address leads now. */
  reach(url: string): Promise<Reached>
}

interface Options {
  mayBePrivate: MayBePrivate
  /** Milliseconds in all, from the question for the address to the end of the answer. */
  patience: number
  /** Characters of an answer that are read. */
  answerMax: number
  resolve?: Resolve
}

const notAsked = { status: null, answer: '', retryAfter: undefined }
const refusals = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', 'EADDRNOTAVAIL']

function troubleOf(error: Error & { code?: string }): Trouble {
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || error.code === 'ETIMEDOUT') return 'timeout'
  if (refusals.includes(error.code ?? '')) return 'refused'
  return /CERT|TLS|SSL|SIGNATURE|ISSUER|EPROTO/.test(error.code ?? '') ? 'tls' : 'broken'
}

export function createPoster({ mayBePrivate, patience, answerMax, resolve = resolveHost }: Options): Poster {
  async function ask(url: URL, body: string, headers: Record<string, string>, signal: AbortSignal) {
    const place = await Promise.race([
      reach(url, mayBePrivate, resolve),
      new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason as Error))),
    ])
    if (typeof place === 'string') return { ...notAsked, trouble: place }
    return new Promise<Omit<Posted, 'ms'>>((resolved, refuse) => {
      const begin = url.protocol === 'https:' ? safeRequest : plainRequest
      const length = Buffer.byteLength(body)
      const asked = begin(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': length },
        signal,
        agent: false,
        // The address that was looked at is the one that is reached, whatever the name says a moment later.
        lookup: (_, { all }, found) =>
          all
            ? found(null, [place])
            : (found as (e: null, a: string, f: number) => void)(null, place.address, place.family),
      })
      asked.on('error', refuse)
      asked.on('response', (response) => {
        let answer = ''
        const done = () =>
          resolved({
            status: response.statusCode ?? 0,
            trouble: null,
            answer: answer.slice(0, answerMax).replaceAll('\0', ''),
            retryAfter: response.headers['retry-after'],
          })
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          answer += piece
          if (answer.length < answerMax) return
          done()
          response.destroy()
        })
        response.on('end', done)
        response.on('error', refuse)
      })
      asked.end(body)
    })
  }

  return {
    reach: (url) => reach(new URL(url), mayBePrivate, resolve),
    async post(url, body, headers) {
      const began = performance.now()
      const ms = () => Math.round(performance.now() - began)
      try {
        return { ...(await ask(new URL(url), body, headers, AbortSignal.timeout(patience))), ms: ms() }
      } catch (error) {
        return { ...notAsked, trouble: troubleOf(error as Error), ms: ms() }
      }
    },
  }
}
