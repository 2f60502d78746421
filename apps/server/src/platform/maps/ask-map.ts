import { MapError } from './address-finder.ts'

/** Milliseconds for a provider to answer; somebody waits with a phone in the hand. */
const patience = 5_000

type Json = { [key: string]: unknown }

/** Asks a provider; throws a MapError when there is no JSON object in time. Keys stand in the address, which is not logged. */
export async function askMap(url: URL, headers: Record<string, string> = {}): Promise<Json> {
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patience) })
    const said: unknown = await answer.json()
    if (typeof said !== 'object' || said === null) throw new TypeError('the answer is not an object')
    return said as Json
  } catch (cause) {
    throw new MapError(`${url.host} did not answer: ${(cause as Error).message}`, { cause })
  }
}

/** The object at a way of keys; empty where there is none. */
export function within(json: Json, ...keys: string[]): Json {
  return keys.reduce<Json>((at, key) => {
    const next = at[key]
    return typeof next === 'object' && next !== null ? (next as Json) : {}
  }, json)
}

export const textAt = (json: Json, key: string): string => {
  const value = json[key]
  return typeof value === 'string' ? value.slice(0, 300) : ''
}

export const areaCodeAt = (json: Json, key: string): string | null => {
  const code = String(json[key] ?? '')
  return /^\d{6}$/.test(code) ? code : null
}
