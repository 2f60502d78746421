import { randomInt } from 'node:crypto'
import { shortIdAlphabet } from '@matai/contract'

/** Characters that nobody confuses, drawn evenly of 57. */
function randomId(length: number): string {
  return Array.from({ length }, () => shortIdAlphabet[randomInt(shortIdAlphabet.length)]).join('')
}

/** A new short id. Whether it is free only the database knows. */
export function randomShortId(): string {
  return randomId(8)
}

/** Address part of a public page: with 93 random bits nobody finds one, and none is drawn twice. */
export function randomPageId(): string {
  return randomId(16)
}
