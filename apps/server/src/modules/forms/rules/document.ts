import { formDocumentMax } from '@matai/contract'
import { checkForm, type Finding, type FormDocument, formDocument } from '@matai/form-kit/schema'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { isUnseen, problemsOf } from '@matai/kinds'

/** What is wrong with a document: where, from the input on, and in which words. */
export interface DocumentFault {
  path: (string | number)[]
  phrase: PhraseKey
  params: PhraseParams
}

export type ReadDocument = { document: FormDocument } | { faults: DocumentFault[] }

/** Any JSON as a form's document. A draft may lack much, but has a title: lists know it by that. */
export function readDocument(given: unknown): ReadDocument {
  const weight = JSON.stringify(given)?.length ?? 0
  if (weight > formDocumentMax) {
    return {
      faults: [{ path: ['document'], phrase: 'formChecks.documentTooLarge', params: { most: formDocumentMax } }],
    }
  }
  const parsed = formDocument.safeParse(given)
  if (!parsed.success) return { faults: problemsOf(formDocument, given).map(inDocument) }
  const { title } = parsed.data
  if (isUnseen(title)) return { faults: [titleFault('formFaults.formTitleRequired')] }
  if (title.includes('/')) return { faults: [titleFault('formFaults.formTitleSlash')] }
  return { document: parsed.data }
}

const titleFault = (phrase: PhraseKey): DocumentFault => ({ path: ['document', 'title'], phrase, params: {} })
const inDocument = <Fault extends DocumentFault>({ path, phrase, params }: Fault): DocumentFault => ({
  path: ['document', ...path],
  phrase,
  params,
})

/** Why a document cannot be published; `phones` are the phone components that the tier allows. */
export function publicationFaults(document: FormDocument, phones: number): DocumentFault[] {
  return checkForm(document, { phones })
    .filter(({ level }) => level === 'error')
    .map((finding) => inDocument({ ...finding, path: [...placeOf(document, finding.at), ...finding.path] }))
}

/** Where in the document a finding is, as keys and indexes. */
function placeOf({ pages, rules }: FormDocument, at: Finding['at']): (string | number)[] {
  if (at === null) return []
  if ('page' in at) return ['pages', pages.findIndex(({ id }) => id === at.page)]
  if ('rule' in at) return ['rules', rules.findIndex(({ id }) => id === at.rule)]
  for (const [page, { components }] of pages.entries()) {
    const place = components.findIndex(({ id }) => id === at.component)
    if (place >= 0) return ['pages', page, 'components', place]
  }
  return []
}
