import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { type MayBePrivate, reach, type Resolve, resolveHost } from './public-address.ts'

interface Options {
  mayBePrivate: MayBePrivate
  /** Milliseconds in all, from the question for the address to the end of the answer. */
  patience: number
  /** Bytes of an answer; a longer one is none. */
  answerMax: number
  resolve?: Resolve
}

export interface Asked {
  method: string
  headers: Record<string, string>
  body?: string | undefined
}

/** Asks a stranger's address. No redirect is followed, and no address of a network of our own is reached. */
export type SafeFetch = (url: string, asked: Asked) => Promise<Response>

/** Throws when there is no whole answer in time, or the address leads to where nobody from outside may. */
export function createSafeFetch({ mayBePrivate, patience, answerMax, resolve = resolveHost }: Options): SafeFetch {
  return async (address, { method, headers, body }) => {
    const url = new URL(address)
    const signal = AbortSignal.timeout(patience)
    const place = await Promise.race([
      reach(url, mayBePrivate, resolve),
      new Promise<never>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason as Error))),
    ])
    if (typeof place === 'string') throw new Error(`${url.host} is ${place}`)
    return new Promise<Response>((resolved, refuse) => {
      const begin = url.protocol === 'https:' ? safeRequest : plainRequest
      const asked = begin(url, {
        ...{ method, headers, signal, agent: false },
        // The address that was looked at is the one that is reached, whatever the name says a moment later.
        lookup: (_, { all }, found) =>
          all
            ? found(null, [place])
            : (found as (e: null, a: string, f: number) => void)(null, place.address, place.family),
      })
      asked.on('error', refuse)
      asked.on('response', (response) => {
        const pieces: Buffer[] = []
        let size = 0
        response.on('data', (piece: Buffer) => {
          pieces.push(piece)
          size += piece.length
          if (size > answerMax) response.destroy(new Error(`${url.host} answered too much`))
        })
        response.on('error', refuse)
        response.on('end', () => {
          const told = Object.entries(response.headers).flatMap(([name, value]) =>
            typeof value === 'string' ? [[name, value] as [string, string]] : [],
          )
          const status = response.statusCode ?? 502
          const isBare = status === 204 || status === 304
          resolved(new Response(isBare ? null : Buffer.concat(pieces), { status, headers: told }))
        })
      })
      asked.end(body)
    })
  }
}
