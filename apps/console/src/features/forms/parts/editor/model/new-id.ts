const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 8

/** An id within a form: short, because answers and rules are full of them. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => letters[byte % letters.length]).join('')
