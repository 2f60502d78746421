import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Sign-ins that a network may begin in ten minutes: an office behind one address, and no flood. */
export const beginRate = { limit: 300, windowSeconds: 600, perNetwork: true } as const

/** For what the server's secret gives a key under which secrets of companies' clients are sealed. */
export const signOnSecrets = 'secrets of companies’ own sign-in'
export const placeOfSecret = (accountId: number): string => `sign-on of ${accountId}`

export const makeKey = (): string => randomBytes(32).toString('base64url')
/** Whose it is stands in it, so that one account is asked. */
export const makeState = (accountId: number): string => `${accountId}.${randomBytes(16).toString('base64url')}`
export const accountOfState = (state: string): number => Number(state.split('.')[0])
/** A key is random enough that a plain hash hides it. */
export const hashKey = (key: string): string => hash('sha256', key)

export function isKeyOf(key: string, keyHash: string): boolean {
  const [a, b] = [Buffer.from(hashKey(key)), Buffer.from(keyHash)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The key of who links a sign-in to a person: with it nobody comes in, and nobody else links anything. */
export const linkingKey = (userId: number, key: string): string => `link ${userId} ${key}`

/** What the provider has to give back, and what shows that we began: known to nobody who lacks the browser's key. */
export function proofsOf(serverKey: Buffer, state: string, key: string): { nonce: string; verifier: string } {
  const of = (what: string) => createHmac('sha256', serverKey).update(`${what}\n${state}\n${key}`).digest('base64url')
  return { nonce: of('nonce'), verifier: of('verifier') }
}

export interface Person {
  subject: string
  /** Lower case; empty where the provider tells none, or says that it is not proven. */
  email: string
  name: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export function readPerson(claims: Readonly<Record<string, unknown>> & { sub: string }): Person {
  const isDoubtful = claims.email_verified === false || claims.email_verified === 'false'
  const name = textOf(claims.name) || [claims.given_name, claims.family_name].map(textOf).filter(Boolean).join(' ')
  return {
    subject: claims.sub,
    email: isDoubtful ? '' : textOf(claims.email).toLowerCase(),
    name: name || textOf(claims.preferred_username),
  }
}

interface Match {
  domains: readonly string[]
  claim: string
  values: readonly string[]
}

/** Whether a company lets in whom its provider named: by the domain of the address, and by what a claim holds. */
export function isLetIn({ domains, claim, values }: Match, claims: Readonly<Record<string, unknown>>, email: string) {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (domains.length > 0 && !(email.includes('@') && domains.includes(domain))) return false
  if (claim === '') return true
  const held = claims[claim]
  const told = (Array.isArray(held) ? held : [held]).map((one) => String(one))
  return held !== undefined && values.some((value) => told.includes(value))
}
