import { formDocument, translated } from '@matai/form-kit/schema'
import type { Language } from '@matai/i18n'
import { filesNamed } from '@matai/kinds'
import type { FormPage } from '@matai/scan'
import type { Tx } from '../../../platform/db/database.ts'
import { forFilling } from '../rules/for-filling.ts'
import { usesForFilling } from '../rules/places.ts'
import { usesOf } from '../store/uses.ts'
import type { Dependencies } from './dependencies.ts'
import type { FoundForm } from './find-form.ts'

/** What a filler is given of a form: never what is right in an exam, nor what was not drawn for him. */
export function createSheets({ filesByIds }: Pick<Dependencies, 'filesByIds'>) {
  return async (
    tx: Tx,
    { accountId, id, document: whole, published }: FoundForm,
    language: Language,
    seed?: number,
  ) => {
    const document = forFilling(translated(whole, language), seed)
    const named = filesNamed(formDocument, document)
    return {
      version: published,
      document,
      seed: seed ?? null,
      files: named.length > 0 ? await filesByIds(tx, accountId, named) : [],
      used: usesForFilling(whole, await usesOf(tx, accountId, id)),
    } satisfies FormPage['sheet']
  }
}
