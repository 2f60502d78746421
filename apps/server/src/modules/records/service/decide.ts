import { type AccountId, mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import { recordDecided } from '../events.ts'
import { afterDecision } from '../rules/approval.ts'
import { told } from '../rules/told.ts'
import * as store from '../store/approvals.ts'
import { lockRecords, type RecordRow } from '../store/records.ts'
import { createApprovers } from './approvers.ts'
import type { Dependencies } from './dependencies.ts'

/** What somebody decides at a level. */
interface Decision {
  level: number
  approved: boolean
  reason: string
  signatureId?: string | undefined
  /** 0: a collaborator, of that name. */
  userId: number
  collaborator?: string
}

/** A decision about a record, whoever takes it. */
export function createDeciding(dependencies: Dependencies) {
  const { audit, events, evidence, forms, notices } = dependencies
  const approvers = createApprovers(dependencies)
  const remember = audit.on('record')

  /** Tells those who decide now that a record waits for them; collaborators see it where they find their own work. */
  async function tell(tx: Tx, row: RecordRow, level: number): Promise<void> {
    const accountId = mintAccountId(row.accountId)
    const title = (await forms.titleOf(tx, accountId, row.formId)) ?? ''
    const link = `/formData/${row.formId}/records/${row.id}`
    const news = { accountId, kind: 'approvalWanted' as const, link, details: { title, number: row.number } }
    const { userIds } = await approvers(tx, row, level)
    const once = `approval ${row.id} ${level}`
    await notices.tell(
      tx,
      userIds.map((userId) => ({ ...news, userId, once })),
    )
  }

  return {
    tell,

    /** A record that waits at the level that was seen. */
    async hold(tx: Tx, accountId: AccountId, { recordId, level }: { recordId: number; level: number }) {
      const [row = notFound()] = await lockRecords(tx, accountId, [recordId])
      if (row.locked) fail('records.locked', { as: 'limitReached' })
      if (row.approval !== 'waiting' || row.approvalLevel !== level) fail('records.decidedAlready', { as: 'conflict' })
      return row
    },

    /** Writes a decision down, and tells of it; answers the record as it is since then. */
    async settle(tx: Tx, row: RecordRow, decision: Decision, now: Date): Promise<RecordRow> {
      const accountId = mintAccountId(row.accountId)
      const { level, approved, reason, signatureId = null, userId, collaborator = '' } = decision
      const { id: recordId, formId, number } = row
      const next = afterDecision(level, (await store.levelsOf(tx, accountId, formId)).length, approved)
      const by = { userId, collaborator, at: now }
      const step = await store.decide(tx, { accountId, recordId, level, approved, reason, signatureId, ...by }, next)
      await evidence.add(tx, accountId, formId, [{ kind: 'decided', row, decision: step }], now)
      const decided = { ...row, ...next }
      if (next.approval === 'waiting') await tell(tx, decided, next.approvalLevel)
      const title = (await forms.titleOf(tx, accountId, formId)) ?? ''
      const part = approved ? 'approved' : 'refused'
      await remember(tx, { accountId, userId }, 'changed', { id: recordId, name: `${title} №${number}` }, { part })
      const { approval } = next
      await events.announce(tx, recordDecided, { ...told(row), userId, level, approved, approval })
      return decided
    },
  }
}
