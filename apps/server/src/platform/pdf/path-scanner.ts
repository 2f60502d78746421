const isDigit = (code: number) => code >= 48 && code <= 57

/** Reads path data from left to right: its commands, numbers and the flags of arcs. */
export function scanPath(data: string) {
  let at = 0

  function skip(): void {
    for (;;) {
      const code = data.charCodeAt(at)
      if (code !== 32 && code !== 44 && !(code >= 9 && code <= 13)) return
      at++
    }
  }

  /** The digits that follow as a whole number; `at` stands behind them. */
  function whole(): number {
    let value = 0
    for (let code = data.charCodeAt(at); isDigit(code); code = data.charCodeAt(++at)) value = value * 10 + code - 48
    return value
  }

  return {
    /** The next command's letter, or '' when a number or the end comes next. */
    command(): string {
      skip()
      const code = data.charCodeAt(at)
      const isLetter = (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
      return isLetter ? data.charAt(at++) : ''
    },
    isAtEnd: () => at >= data.length,
    number(): number {
      skip()
      const start = at
      const sign = data.charCodeAt(at)
      if (sign === 43 || sign === 45) at++
      const digitsAt = at
      let value = whole()
      let count = at - digitsAt
      if (data.charCodeAt(at) === 46) {
        const from = ++at
        const part = whole()
        count += at - from
        value += part / 10 ** (at - from)
      }
      if (count === 0) throw new Error(`no number in path data at ${start}`)
      if ((data.charCodeAt(at) | 32) === 101) {
        const isSmall = data.charCodeAt(++at) === 45
        if (isSmall || data.charCodeAt(at) === 43) at++
        value *= 10 ** (isSmall ? -whole() : whole())
      }
      return sign === 45 ? -value : value
    },
    /** The flags of an arc may stand without anything between them. */
    flag(): boolean {
      skip()
      const code = data.charCodeAt(at++)
      if (code !== 48 && code !== 49) throw new Error(`no flag in path data at ${at - 1}`)
      return code === 49
    },
  }
}
