import type { Finding, FormDocument } from '@matai/form-kit/schema'
import type { PhraseKey, PhraseParams } from '@matai/i18n'

interface Told {
  /** from the document on */
  path: readonly (string | number)[]
  phrase?: PhraseKey
  params?: PhraseParams
  /** the server's own sentence, where it gave one */
  said?: string
}

/** A fault with its place as keys and indexes, as one that names page, component or rule. */
export function findingAt(document: FormDocument, { path, phrase, params, said }: Told): Finding {
  const words =
    said === undefined ? { phrase: phrase ?? ('errors.wrongFormat' as const), params: params ?? {} } : saidAs(said)
  const [first, place, second, within, ...rest] = path
  const base = { level: 'error' as const, ...words }
  const page = first === 'pages' ? document.pages[Number(place)] : undefined
  const component = second === 'components' ? page?.components[Number(within)] : undefined
  if (component) return { ...base, at: { component: component.id }, path: rest }
  if (page) return { ...base, at: { page: page.id }, path: path.slice(2) as Finding['path'] }
  const rule = first === 'rules' ? document.rules[Number(place)] : undefined
  if (rule) return { ...base, at: { rule: rule.id }, path: path.slice(2) as Finding['path'] }
  return { ...base, at: null, path: [...path] }
}

/** What the server has put into words already. */
const saidAs = (said: string) => ({ phrase: 'formEditor.said' as const, params: { said } })
