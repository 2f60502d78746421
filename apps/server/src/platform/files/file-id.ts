import { randomBytes } from 'node:crypto'

/** 128 random bits in 22 characters of base64url. Whoever knows the id may read the file, so it cannot be guessed. */
export function newFileId(): string {
  return randomBytes(16).toString('base64url')
}

export function isFileId(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}
