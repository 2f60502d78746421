/** What one piece of a text is repeated to when somebody wants it to take long. */
const pieces = [
  ...[
    '<b>',
    '<p></p>',
    '</b>',
    '<a href="https://example.com/?a&b">',
    '<p style="color:#fff">',
    '<!--',
    '<![CDATA[',
    '<?',
  ],
  ...['&', '&amp', '&#', '"', '>', '<', '{{', '{{a', '{{ ', '}}', '((', '[', '\\', '%', '%E4', '_', "'"],
  ...[' ', '\t', '\n', '\u00a0', '0', '9', 'a', '.', '-', '@a', '://', 'a,', 'R&D ', '码', '😀', 'e\u0301', '\u202e'],
] as const

export type Random = () => number

export const pick = <Value>(values: readonly Value[], random: Random): Value =>
  // A list that is not empty has something at each of its places.
  values[Math.floor(random() * values.length)] as Value

/** A text of so many characters, of one piece again and again, at times with something that it does not end with. */
export function hostileText(length: number, random: Random): string {
  const piece = pick(pieces, random)
  const [head, tail] = [pick(['', '', '{{', 'x', '<a href="'], random), pick(['', '', 'x', '}}', '!'], random)]
  const body = piece.repeat(Math.max(0, Math.ceil((length - head.length - tail.length) / piece.length)))
  // Halves of a letter would be refused before anything is looked at.
  return `${head}${body}`.slice(0, Math.max(0, length - tail.length)).toWellFormed() + tail
}

/** Numbers that are the same with the same seed. */
export function randomBy(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
