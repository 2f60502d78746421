const places: Record<string, RegExp> = {
  '#': /^\d$/,
  '@': /^[a-z]$/i,
  '*': /^[a-z\d]$/i,
}

/**
 * Whether a text is written as a mask says: `#` a digit, `@` a letter, `*` either, all else itself. A mask takes as
 * long as the text: expressions of our users' own could keep the server busy for minutes with one answer.
 */
export function fitsMask(text: string, mask: string): boolean {
  const letters = [...text]
  const signs = [...mask]
  return letters.length === signs.length && signs.every((sign, at) => fits(letters[at] ?? '', sign))
}

const fits = (letter: string, sign: string): boolean => places[sign]?.test(letter) ?? letter === sign
