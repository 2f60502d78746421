/** Where the operators of a page gather, as bytes: a page of codes has half a million numbers. */
export interface OperatorSink {
  /** A number to a thousandth, and a space. */
  number(value: number): void
  /** Letters of ASCII as they are. */
  text(letters: string): void
  /** What has gathered, good until something is added; then it begins anew. */
  take(): Uint8Array<ArrayBuffer>
}

const space = 32
const point = 46
const minus = 45
const zero = 48
/** Bytes that one number may take. */
const longest = 24

export function createOperatorSink(): OperatorSink {
  let bytes = new Uint8Array(65_536)
  let size = 0

  function makeRoom(wanted: number): void {
    if (size + wanted <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, size + wanted))
    larger.set(bytes)
    bytes = larger
  }

  /** The digits of a whole number from its last to its first, at least as many as wanted. */
  function digits(value: number, count: number): void {
    for (let at = size + count - 1, rest = value; at >= size; at--) {
      const next = Math.floor(rest / 10)
      bytes[at] = zero + rest - next * 10
      rest = next
    }
    size += count
  }

  return {
    number(value) {
      makeRoom(longest)
      let thousandths = Math.round(value * 1000)
      if (thousandths < 0) {
        bytes[size++] = minus
        thousandths = -thousandths
      }
      const whole = Math.floor(thousandths / 1000)
      let part = thousandths - whole * 1000
      let count = 1
      for (let limit = 10; whole >= limit; limit *= 10) count++
      digits(whole, count)
      if (part > 0) {
        let places = 3
        while (part % 10 === 0) {
          part /= 10
          places--
        }
        bytes[size++] = point
        digits(part, places)
      }
      bytes[size++] = space
    },
    text(letters) {
      makeRoom(letters.length)
      for (let at = 0; at < letters.length; at++) bytes[size++] = letters.charCodeAt(at)
    },
    take() {
      const taken = bytes.subarray(0, size)
      size = 0
      return taken
    },
  }
}
