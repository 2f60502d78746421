import type { contract, FormRecord, ParsedInput } from '@matai/contract'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import * as store from '../store/records.ts'
import type { createChanging } from './change.ts'
import type { Dependencies } from './dependencies.ts'
import type { createReading } from './read.ts'

type Edit = ParsedInput<typeof contract.records.editRecord>

/** Changes answers of a record in the console. */
export function createEditing(
  { database }: Pick<Dependencies, 'database'>,
  { describe }: ReturnType<typeof createReading>,
  changing: ReturnType<typeof createChanging>,
) {
  return ({ id, edits, answers }: Edit, context: MemberContext): Promise<FormRecord> =>
    database.transact(context.caller.accountId, async (tx) => {
      const { caller, now, say } = context
      const [row = notFound()] = await store.lockRecords(tx, caller.accountId, [id])
      if (row.locked) fail('records.locked', { as: 'limitReached' })
      if (row.edits !== edits) fail('errors.conflict', { as: 'conflict' })
      return describe(tx, await changing.change(tx, row, answers, { ...caller, now, say }), context)
    })
}
