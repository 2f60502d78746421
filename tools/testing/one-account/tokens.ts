/** A word, name, parameter, string, number or sign of a statement; words and names in small letters, names without quotes. */
interface Token {
  text: string
  kind: 'word' | 'name' | 'parameter' | 'other'
}

/** A statement as tokens, with what stands in brackets as a list of its own. */
export type Part = Token | Part[]

const pattern = /"((?:[^"]|"")*)"|'(?:[^']|'')*'|\$(\d+)|([a-z_][a-z0-9_]*)|\d+(?:\.\d+)?|::|<>|<=|>=|\|\||[^\s]/gi

export const isList = (part: Part | undefined): part is Part[] => Array.isArray(part)

/** Whether a part is this sign or word; a quoted name never is a word. */
export const is = (part: Part | undefined, ...texts: string[]): boolean =>
  part !== undefined && !isList(part) && part.kind !== 'name' && texts.includes(part.text)

/** The name of a table, column or alias; undefined for everything else. */
export function nameIn(part: Part | undefined): string | undefined {
  return part !== undefined && !isList(part) && (part.kind === 'name' || part.kind === 'word') ? part.text : undefined
}

export function readTokens(text: string): Part[] {
  const top: Part[] = []
  const open: Part[][] = [top]
  for (const [whole, name, parameter, word] of text.matchAll(pattern)) {
    const here = open.at(-1) ?? top
    if (whole === '(') {
      const list: Part[] = []
      here.push(list)
      open.push(list)
    } else if (whole === ')') open.pop()
    else if (name !== undefined) here.push({ text: name, kind: 'name' })
    else if (parameter !== undefined) here.push({ text: parameter, kind: 'parameter' })
    else if (word !== undefined) here.push({ text: word.toLowerCase(), kind: 'word' })
    else here.push({ text: whole, kind: 'other' })
  }
  return top
}
