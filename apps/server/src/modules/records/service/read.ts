import type { FormRecord } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { filesInAnswers } from '../rules/named-files.ts'
import { findRecord, listChanges, type RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'
import { createMasks, describeRecords } from './describe.ts'
import { makeRoom } from './make-room.ts'

/** Edits that a record tells of. */
const toldAtMost = 200

/** One record with the form that was filled in, its files and its history. */
export function createReading({ database, forms, filesByIds, namesOf }: Dependencies) {
  async function describe(tx: Tx, row: RecordRow, context: MemberContext): Promise<FormRecord> {
    const { accountId } = context.caller
    const [item = notFound()] = await describeRecords(tx, [row], context, { namesOf, forms })
    const document = (await forms.versionOf(tx, accountId, row.formId, row.version)) ?? notFound()
    const changes = item.locked ? [] : await listChanges(tx, accountId, row.id, toldAtMost)
    const masks = await createMasks(tx, context.caller, forms, [row])
    const names = await namesOf(tx, [...new Set(changes.map(({ userId }) => userId))])
    return {
      ...item,
      document,
      files: await filesByIds(tx, accountId, filesInAnswers(document, item.answers)),
      history: changes.map(({ id, at, userId, before, after }) => ({
        id,
        at: at.toISOString(),
        user: { id: userId, name: names.get(userId) ?? '' },
        before: { ...masks.answers(row, before) },
        after: { ...masks.answers(row, after) },
      })),
    }
  }

  return {
    describe,

    read: (id: number, context: MemberContext): Promise<FormRecord> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId, tier } = context.caller
        await makeRoom(tx, accountId, tier)
        return describe(tx, (await findRecord(tx, accountId, id)) ?? notFound(), context)
      }),
  }
}
