import type { Routes } from '@matai/contract'
import { type Client, createClient } from './create-client.ts'

export interface ProgramOptions {
  /** Scheme and host of the server, such as `https://qr.example.com`. */
  origin: string
  /** What the console showed when the key was made: `mk_…`. */
  key: string
  /** Of messages and tool names; Chinese without it. */
  language?: 'zh' | 'en'
  /** Seconds that a call waits in all while it is told to wait its turn, before it fails with 1007. */
  patience?: number
  fetch?: typeof fetch
}

/**
 * A client for programs: it carries a key, sends what makes something again under the same idempotency key when the
 * connection breaks, and waits as long as it is told when it called too often.
 */
export function programClient(routes: Routes, options: ProgramOptions): Client {
  const { origin, key, language, patience = 120, fetch: send = fetch } = options
  return createClient({
    routes,
    origin: origin.replace(/\/+$/, ''),
    headers: () => ({ Authorization: `Bearer ${key}`, ...(language ? { 'Accept-Language': language } : {}) }),
    fetch: patient(send, patience),
  })
}

/** What was refused because it came too often was not done: it is sent again when its time has come. */
function patient(send: typeof fetch, patience: number): typeof fetch {
  return async (address, request) => {
    for (let left = patience; ; ) {
      const answer = await send(address, request)
      const wait = Number(answer.headers.get('Retry-After') ?? 0)
      if (wait <= 0 || wait > left) return answer
      left -= wait
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
    }
  }
}
