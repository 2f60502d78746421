/** A noun in the spellings that the templates use; nouns are given in the plural and in kebab-case. */
export interface Words {
  /** group-codes */
  noun: string
  /** groupCodes */
  nouns: string
  /** GroupCodes */
  Nouns: string
  /** groupCode */
  one: string
  /** GroupCode */
  One: string
  /** group-code */
  kebab: string
  /** group_code */
  table: string
  /** group codes */
  words: string
  /** Group codes */
  Words: string
}

export function wordsOf(noun: string): Words {
  const nouns = camel(noun)
  const one = singular(nouns)
  const words = noun.replaceAll('-', ' ')
  return {
    noun,
    nouns,
    Nouns: capital(nouns),
    one,
    One: capital(one),
    kebab: snake(one).replaceAll('_', '-'),
    table: snake(one),
    words,
    Words: capital(words),
  }
}

export const camel = (kebab: string) => kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const snake = (camelCase: string) => camelCase.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(s|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/([^s])s$/, '$1')
}

/** Fills `__noun__` and its kin in a template. */
export function fill(template: string, values: object): string {
  const known = new Map<string, unknown>(Object.entries(values))
  return template.replace(/__([A-Za-z]+)__/g, (place, key: string) => {
    if (!known.has(key)) throw new Error(`the template names ${place}, which nobody fills`)
    return String(known.get(key))
  })
}
