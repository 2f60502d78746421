import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether a request carries the key of a page for the operator, as `Authorization: Bearer` or `?key=`. */
export function hasKey({ headers, query }: FastifyRequest, key: string): boolean {
  const asked = (query as { key?: unknown }).key
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? asked
  return typeof given === 'string' && isSame(given, key)
}

/** Compares in a time that tells nothing of where two texts differ. */
export function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
