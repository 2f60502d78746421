import { randomInt } from 'node:crypto'
import { shortIdAlphabet } from '@matai/contract'

/** A new short id: 8 of 57 characters, drawn evenly. Whether it is free only the database knows. */
export function randomShortId(): string {
  return Array.from({ length: 8 }, () => shortIdAlphabet[randomInt(shortIdAlphabet.length)]).join('')
}
