import { type CallOutput, type contract, linksAtOnce, type RecordEvidence } from '@matai/contract'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { findRecord } from '../store/records.ts'
import { addressOf } from './addresses.ts'
import type { Dependencies } from './dependencies.ts'
import type { Evidence } from './evidence.ts'

type Calls = typeof contract.recordEvidence

const told = ({ madeAt, changedAt, removedAt: _, followedAt: __, ...known }: Evidence): RecordEvidence => ({
  ...known,
  madeAt: madeAt?.toISOString() ?? null,
  changedAt: changedAt?.toISOString() ?? null,
})

/** What people of the account are told of the evidence of their records. */
export function createEvidenceCalls({ database, evidence, forms }: Dependencies) {
  return {
    ofRecord: (id: number, { caller }: MemberContext): Promise<CallOutput<Calls['ofRecord']>> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const { formId, period, number } = (await findRecord(tx, accountId, id)) ?? notFound()
        const [known = notFound()] = await evidence.of(tx, accountId, formId, [id])
        const name = period ? `${period}-${number}` : String(number)
        return { ...told(known), path: `/v/evidence/${await addressOf(tx, accountId, formId)}?n=${name}` }
      }),

    async ofForm(
      { formId, after }: { formId: number; after: number },
      { caller: { accountId } }: MemberContext,
    ): Promise<CallOutput<Calls['ofForm']>> {
      const { tx } = database
      if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
      const piece = await evidence.walk(tx, accountId, formId, { after, limit: linksAtOnce })
      const { reached, isEnd, isTorn, differing } = piece
      const unproven = isEnd ? await evidence.unproven(tx, accountId, formId) : 0
      return { reached, isEnd, isTorn, unproven, differing: differing.map(told) }
    },
  }
}
