import type { contract, FormRecord, ParsedInput } from '@matai/contract'
import { type FormDocument, scoreOf } from '@matai/form-kit/schema'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { recordChanged } from '../events.ts'
import { changedAnswers, withAnswers } from '../rules/changes.ts'
import { effectsOf } from '../rules/effects.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { typedRows } from '../rules/typed-rows.ts'
import * as store from '../store/records.ts'
import { dropAnswers, use, writeAnswers } from '../store/submitting.ts'
import { checked, refuseAnswers } from './check.ts'
import type { Dependencies } from './dependencies.ts'
import type { createReading } from './read.ts'

type Edit = ParsedInput<typeof contract.records.editRecord>

/** Changes answers of a record, by the rules of the form as it was filled in; what they were stays in its history. */
export function createEditing(dependencies: Dependencies, { describe }: ReturnType<typeof createReading>) {
  const { database, events, audit, forms, filesByIds, areaName } = dependencies
  const remember = audit.on('record')

  /** Takes what the new answers need beyond the old ones and gives back the rest, key by key in the order of all. */
  async function move(
    tx: Tx,
    row: store.RecordRow,
    document: FormDocument,
    after: store.RecordRow['answers'],
    { caller, say }: MemberContext,
  ) {
    const { accountId } = caller
    const { claims } = effectsOf(document, after, row.seed ?? undefined)
    const wanted = new Map(claims.map((claim) => [claim.key, claim]))
    const had = new Map(row.claims.map(({ key, amount }) => [key, amount]))
    for (const key of [...new Set([...wanted.keys(), ...had.keys()])].sort((a, b) => (a < b ? -1 : 1))) {
      const claim = wanted.get(key)
      const more = (claim?.amount ?? 0) - (had.get(key) ?? 0)
      if (more < 0) await store.giveBack(tx, accountId, row.formId, new Map([[key, -more]]))
      if (more <= 0 || !claim) continue
      if (await use(tx, accountId, row.formId, { key, amount: more, most: claim.most })) continue
      refuseAnswers(document, [{ component: claim.component, phrase: 'records.full', params: {}, path: [] }], say)
    }
    return claims.map(({ key, amount }) => ({ key, amount }))
  }

  return ({ id, edits, answers: some }: Edit, context: MemberContext): Promise<FormRecord> =>
    database.transact(context.caller.accountId, async (tx) => {
      const { caller, now, say } = context
      const { accountId, userId, zone } = caller
      const [row = notFound()] = await store.lockRecords(tx, accountId, [id])
      if (row.locked) fail('records.locked', { as: 'limitReached' })
      if (row.edits !== edits) fail('errors.conflict', { as: 'conflict' })
      const { formId, version, at, seed } = row
      const document = (await forms.versionOf(tx, accountId, formId, version)) ?? notFound()
      const wished = withAnswers(row.answers, some)
      const files = await filesByIds(tx, accountId, filesInAnswers(document, wished))
      // What had to be so when it was filled in has to be so now: a day that could be booked then is not over.
      const facts = { now: at.getTime(), zone, areaName }
      const answers = checked({ document, answers: wished, seed: seed ?? undefined, files, facts, say })
      const changed = changedAnswers(row.answers, answers)
      if (Object.keys(changed.before).length + Object.keys(changed.after).length === 0)
        return describe(tx, row, context)
      const claims = await move(tx, row, document, answers, context)
      const score = scoreOf(document, answers, seed ?? undefined)
      const updated = await store.updateRecord(tx, accountId, id, {
        answers,
        claims,
        score: score && { points: score.points, most: score.most, passed: score.passed },
        edits: edits + 1,
      })
      await dropAnswers(tx, accountId, [id])
      await writeAnswers(tx, { accountId, id, formId, at }, typedRows(document, answers, seed ?? undefined))
      await store.insertChange(tx, { accountId, recordId: id, userId, ...changed, at: now })
      await remember(tx, caller, 'changed', { id, name: `${document.title} №${row.number}` })
      await events.announce(tx, recordChanged, { accountId, formId, recordId: id, userId })
      return describe(tx, updated ?? notFound(), context)
    })
}
