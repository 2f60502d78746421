import { randomUUID } from 'node:crypto'
import type { contract, FollowUp, ParsedInput } from '@matai/contract'
import { answered } from '@matai/form-kit/schema'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { isDrawn } from '../rules/for-filling.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { findFilled } from '../store/follow-ups.ts'
import { lockRecords } from '../store/records.ts'
import { checked } from './check.ts'
import type { Dependencies } from './dependencies.ts'
import { createFormSearch } from './find-form.ts'
import type { createFollowUps } from './follow-ups.ts'
import { createKeeping } from './keep.ts'

type Fill = ParsedInput<(typeof contract.followUps)['fill']>

/** Another form that is filled in inside the thread of a record: its record goes on with that one. */
export function createFillInThread(
  dependencies: Dependencies,
  { describe, note }: Pick<ReturnType<typeof createFollowUps>, 'describe' | 'note'>,
) {
  const { database, forms, filesByIds, standingOf, areaName, isDivided } = dependencies
  const find = createFormSearch(dependencies)
  const keep = createKeeping(dependencies)

  return (
    { recordId, formId, formVersion: version, answers: given }: Fill,
    context: MemberContext,
  ): Promise<FollowUp> =>
    database.transact(context.caller.accountId, async (tx) => {
      const { caller, now, say } = context
      const { accountId } = caller
      const [source = notFound()] = await lockRecords(tx, accountId, [recordId])
      if (source.locked) fail('records.locked', { as: 'limitReached' })
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      const form = await find.known(tx, { accountId, id: formId }, { now, phone: '' })
      const document = (await forms.publishedOf(tx, accountId, formId, version)) ?? notFound()
      // The clock of an exam and its draw belong to whoever opened it.
      if (document.exam || isDrawn(document)) fail('records.notInThread', { as: 'conflict' })
      const standing = (await standingOf(tx, accountId, now)) ?? notFound()
      const files = await filesByIds(tx, accountId, filesInAnswers(document, given))
      // Who works in the account is believed whose phone it is.
      const facts = { now: now.getTime(), zone: standing.zone, areaName, isDivided, isVerified: () => true }
      const answers = checked({ document, answers: given, seed: undefined, files, facts, say })
      const attempt = { key: randomUUID(), input: '' }
      const asked = answered(document, answers)
      const filled = { form, document, answers, asked, seed: undefined, attempt, standing, isProven: () => true }
      const { qrCodeId } = source
      const input = { version, ...(qrCodeId === null ? {} : { qrCodeId }), source, by: caller.userId }
      const [row = notFound()] = (await keep(tx, [{ filled, input, context }])).rows
      await note(tx, source, context, 'followUp')
      const entry = (await findFilled(tx, accountId, row.id)) ?? notFound()
      const [described = notFound()] = await describe(tx, [entry], context)
      return described
    })
}
