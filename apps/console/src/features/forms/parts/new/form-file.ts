import { type FormDocument, formDocument } from '@matai/form-kit/schema'
import { mapFields, type Problem, problemsOf } from '@matai/kinds'

/** By which a file says that it holds a form. */
const mark = 'matai-form'

/** A form as a file that can be read in another account. Pictures stay where they are: they belong to the account. */
export const writeFormFile = (document: FormDocument): string =>
  JSON.stringify({ [mark]: 1, document: withoutPictures(document) }, null, 2)

export type ReadFormFile = { document: FormDocument } | { problem: Problem | null }

/** Reads what `writeFormFile` wrote; null: it is no such file. */
export function readFormFile(text: string): ReadFormFile {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return { problem: null }
  }
  if (typeof given !== 'object' || given === null || !(mark in given) || !('document' in given))
    return { problem: null }
  const parsed = formDocument.safeParse(given.document)
  if (parsed.success) return { document: withoutPictures(parsed.data) }
  return { problem: problemsOf(formDocument, given.document)[0] ?? null }
}

const withoutPictures = (document: FormDocument): FormDocument =>
  mapFields(formDocument, document, (value, field) => (field.is === 'file' ? null : value))
