/** Letters and digits that nobody confuses when they are read aloud. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const length = 12

/** A password for one sign-in, which somebody reads to somebody else. */
export function makeOncePassword(): string {
  // 31 letters in 248 of 256 values: the rest is drawn again, so that all are equally likely.
  const usable = 256 - (256 % letters.length)
  let made = ''
  while (made.length < length) {
    for (const value of crypto.getRandomValues(new Uint8Array(length))) {
      if (value < usable && made.length < length) made += letters[value % letters.length]
    }
  }
  return made
}
