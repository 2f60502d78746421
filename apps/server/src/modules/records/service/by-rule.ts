import type { FollowUpSettings, FollowUpState } from '@matai/contract'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { recordFollowedUp } from '../events.ts'
import { dueAfter } from '../rules/follow-up.ts'
import { told } from '../rules/told.ts'
import { insertFollowUp, setFollowUp } from '../store/follow-ups.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'
import { createTellCharge } from './tell-charge.ts'

/** Who is said to have done what happened by a rule. */
const nobody = 0

/**
 * What rules do to records: their thread says it, and that nobody did it.
 * Unlogged: whoever made the rule is in the log.
 */
export function createByRule(dependencies: Pick<Dependencies, 'events' | 'evidence' | 'forms' | 'notices'>) {
  const { events, evidence } = dependencies
  const tellCharge = createTellCharge(dependencies)

  return {
    /** A new record began otherwise than records do without a rule. */
    async begun(tx: Tx, row: RecordRow, at: Date): Promise<void> {
      const { id: recordId, followUp: state, chargeId, dueAt } = row
      const said = { recordId, userId: nobody, text: '', files: [], at }
      const accountId = mintAccountId(row.accountId)
      const entry = await insertFollowUp(tx, { accountId, ...said, state, chargeId, dueAt })
      await evidence.add(tx, accountId, row.formId, [{ kind: 'followed', row, followUp: entry }], at)
      if (chargeId !== null) await tellCharge(tx, row, { userId: chargeId, id: entry.id })
    },

    /** A record goes on in one of another form: the thread of the first leads there. */
    async wentOn(tx: Tx, source: RecordRow, { id: filledId, at }: RecordRow, userId = nobody): Promise<void> {
      const accountId = mintAccountId(source.accountId)
      const said = { recordId: source.id, userId, text: '', files: [], at }
      const entry = await insertFollowUp(tx, { accountId, ...said, filledId })
      await evidence.add(tx, accountId, source.formId, [{ kind: 'followed', row: source, followUp: entry }], at)
      const deed = { followUpId: entry.id, userId, state: null, chargeId: null }
      await events.announce(tx, recordFollowedUp, { ...told(source), ...deed })
    },

    /** Brings a record that is held into a state. */
    async moved(
      tx: Tx,
      row: RecordRow,
      { state, settings }: { state: FollowUpState; settings: FollowUpSettings },
      at: Date,
    ): Promise<void> {
      const accountId = mintAccountId(row.accountId)
      const dueAt = dueAfter(settings, state, at)
      const said = { recordId: row.id, userId: nobody, text: '', files: [], at }
      const entry = await insertFollowUp(tx, { accountId, ...said, state, chargeId: null, dueAt: dueAt ?? null })
      await evidence.add(tx, accountId, row.formId, [{ kind: 'followed', row, followUp: entry }], at)
      await setFollowUp(tx, accountId, row.id, { followUp: state, ...(dueAt ? { dueAt } : {}) })
      const deed = { followUpId: entry.id, userId: nobody, state, chargeId: null }
      await events.announce(tx, recordFollowedUp, { ...told(row), ...deed })
    },
  }
}
