import type { Language } from '@matai/i18n'
import { type Field, mapFields, type Path } from '@matai/kinds'
import { formDocument, type FormDocument } from './form-document.ts'

/** Texts that nobody reads as words: patterns, and answers that are compared with what was typed. */
const notWords = new Set(['mask', 'accepted', 'initial'])
const letters = /\p{L}/u

/** A text of a form that fillers read. */
export interface FormText {
  is: 'line' | 'lines' | 'rich'
  text: string
  /** of a text with looks: the component, or empty for the introduction */
  of: string
}

function textAt(document: FormDocument, value: unknown, { is }: Field, path: Path): FormText | undefined {
  if (is !== 'line' && is !== 'lines' && is !== 'rich') return undefined
  if (typeof value !== 'string' || !letters.test(value)) return undefined
  if (path[0] === 'rules' || path[0] === 'translation' || path.some((step) => notWords.has(String(step))))
    return undefined
  const [, page, , component] = path
  const of = is === 'rich' ? (document.pages[Number(page)]?.components[Number(component)]?.id ?? '') : ''
  return { is, text: value, of }
}

const change = (document: FormDocument, by: (text: FormText) => string): FormDocument =>
  mapFields(formDocument, document, (value, field, path) => {
    const found = textAt(document, value, field, path)
    return found ? by(found) : value
  })

/** All texts of a form that fillers read, each once, in their order. */
export function textsOf(document: FormDocument): FormText[] {
  const found = new Map<string, FormText>()
  change(document, (one) => {
    const key = one.is === 'rich' ? `rich ${one.of}` : `text ${one.text}`
    if (!found.has(key)) found.set(key, one)
    return one.text
  })
  return [...found.values()]
}

/** The form as somebody reads it: in its second language where that is his and the text stands there. */
export function translated(document: FormDocument, language: Language): FormDocument {
  const { translation } = document
  if (translation === null) return document
  const bare = { ...document, translation: null }
  if (translation.language !== language) return bare
  const texts = new Map(translation.texts.map(({ text, said }) => [text, said]))
  const riches = new Map(translation.riches.map(({ of, said }) => [of, said]))
  return change(bare, ({ is, text, of }) => (is === 'rich' ? riches.get(of) : texts.get(text)) || text)
}
