import { numberAsked } from './number-asked.ts'

/** Characters of an answer that are shown where a word of it was looked for, and those in front of the word. */
const shown = 60
const before = 12

/** The part of an answer around a word, on one line. */
export function excerptOf(text: string, word: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= shown) return line
  const at = [...line.slice(0, Math.max(0, line.toLowerCase().indexOf(word.toLowerCase())))].length
  const from = Math.max(0, Math.min(at - before, characters.length - shown))
  const end = from + shown < characters.length ? '…' : ''
  return `${from > 0 ? '…' : ''}${characters.slice(from, from + shown).join('')}${end}`
}

/** A number with what a form may put in front of it (`BX-0012`); undefined where the text ends in no number. */
export function serialAsked(text: string): { prefix: string; number: number; period: string | undefined } | undefined {
  const plain = numberAsked(text)
  if (plain) return { prefix: '', ...plain }
  const [, prefix, digits] = /^(.*\D)(\d{1,9})$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : { prefix: prefix ?? '', number: Number(digits), period: undefined }
}
