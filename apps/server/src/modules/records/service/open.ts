import type { CallOutput, contract, ParsedInput } from '@matai/contract'
import { translated } from '@matai/form-kit/schema'
import { failField } from '../../../platform/failure.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import { beginAttempt, begunAt, clockOf } from '../rules/exam-clock.ts'
import { isDrawn } from '../rules/for-filling.ts'
import { seedOf } from '../rules/seed.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch } from './find-form.ts'
import { createSheets } from './sheet.ts'

type Open = typeof contract.filling.open

/** Gives a form to whoever is going to fill it. */
export function createOpening(dependencies: Dependencies) {
  const { database, standingOf, secret } = dependencies
  const find = createFormSearch(dependencies)
  const sheetOf = createSheets(dependencies)

  return async ({ id, attempt: given }: ParsedInput<Open>, context: PublicContext): Promise<CallOutput<Open>> => {
    const { tx } = database
    const { now } = context
    const form = await find.enter(tx, await find.locate(tx, id, context), context)
    const minutes = form.document.exam?.minutes ?? null
    if (isDrawn(form.document) && given === undefined) failField('attempt', 'records.attemptMissing')
    // One that is under way goes on: whoever opens it again, in whatever tab, gains nothing.
    const begun = given === undefined || minutes === null ? undefined : begunAt(secret, form.id, given)
    const attempt = minutes === null || begun ? given : beginAttempt(secret, form.id, now)
    const seed = isDrawn(form.document) && attempt !== undefined ? seedOf(secret, form.id, attempt) : undefined
    const standing = await standingOf(tx, form.accountId, context.now)
    return {
      id,
      title: translated(form.document, context.language).title || form.title,
      ...(await sheetOf(tx, form, context.language, seed)),
      owner: standing?.name ?? '',
      zone: standing?.zone ?? 'Asia/Shanghai',
      attempt: minutes === null ? null : (attempt ?? null),
      clock:
        minutes === null
          ? null
          : { endsAt: clockOf(begun ?? now, minutes).endsAt.toISOString(), now: now.toISOString() },
    }
  }
}
