import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import { formDocument } from '@matai/form-kit/schema'
import { filesNamed } from '@matai/kinds'
import { failField } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { forFilling, isDrawn } from '../rules/for-filling.ts'
import { seedOf } from '../rules/seed.ts'
import { usesOf } from '../store/submitting.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch } from './find-form.ts'

type Open = typeof contract.filling.open

/** Gives a form to whoever is going to fill it. */
export function createOpening(dependencies: Dependencies) {
  const { database, filesByIds, standingOf, secret } = dependencies
  const find = createFormSearch(dependencies)

  return async ({ id, attempt }: ParsedInput<Open>, context: PublicContext): Promise<CallOutput<Open>> => {
    const { tx } = database
    const form = await find.enter(tx, await find.locate(tx, id, context), context)
    const { accountId, title, published } = form
    if (isDrawn(form.document) && attempt === undefined) failField('attempt', 'records.attemptMissing')
    const seed = isDrawn(form.document) && attempt !== undefined ? seedOf(secret, form.id, attempt) : null
    const document = forFilling(form.document, seed ?? undefined)
    const files = await filesByIds(tx, accountId, filesNamed(formDocument, document))
    const owner = (await standingOf(tx, accountId, context.now))?.name ?? ''
    return { id, title, version: published, document, seed, files, used: await usesOf(tx, accountId, form.id), owner }
  }
}
