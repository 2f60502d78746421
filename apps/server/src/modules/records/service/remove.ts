import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { Caller, MemberContext } from '../../../platform/http/context.ts'
import { recordsRemoved } from '../events.ts'
import { deleteSteps } from '../store/approvals.ts'
import { deleteFollowUps } from '../store/follow-ups.ts'
import * as store from '../store/records.ts'
import { dropAnswers } from '../store/inserting.ts'
import type { Dependencies } from './dependencies.ts'
import { makeRoom } from './make-room.ts'
import { createShown } from './shown.ts'

/** Who deletes: a member, or 0 for the filler himself. */
type By = Pick<Caller, 'accountId' | 'userId' | 'tier'> & { now: Date }

/** With what hangs on them. */
async function takeAway(tx: Tx, accountId: Caller['accountId'], ids: readonly number[]): Promise<void> {
  await dropAnswers(tx, accountId, ids)
  await deleteFollowUps(tx, accountId, ids)
  await deleteSteps(tx, accountId, ids)
  await store.deleteRecords(tx, accountId, ids)
}

/** Deletes records for good, and gives back the places that they took. */
export function createRemoval(dependencies: Dependencies) {
  const { database, events, audit, evidence, forms } = dependencies
  const shown = createShown(dependencies)

  async function removeOfForm(tx: Tx, formId: number, rows: readonly store.RecordRow[], by: By) {
    const { accountId, userId, now } = by
    const ids = rows.map(({ id }) => id)
    const fillers = new Map<number, number>()
    const claims = new Map<string, number>()
    for (const row of rows) {
      if (row.fillerId !== null) fillers.set(row.fillerId, (fillers.get(row.fillerId) ?? 0) + 1)
      for (const { key, amount } of row.claims) claims.set(key, (claims.get(key) ?? 0) + amount)
    }
    await takeAway(tx, accountId, ids)
    await store.uncountFillers(tx, accountId, fillers)
    await store.giveBack(tx, accountId, formId, claims)
    await store.uncountRecords(tx, accountId, formId, rows.length)
    const gone = rows.map((row) => ({ kind: 'removed' as const, row }))
    await evidence.add(tx, accountId, formId, gone, now)
    const title = (await forms.titleOf(tx, accountId, formId)) ?? ''
    await audit.write(
      tx,
      rows.map(({ id, number }) => ({
        accountId,
        userId,
        verb: 'removed' as const,
        subject: 'record' as const,
        subjectId: String(id),
        name: `${title} №${number}`,
        details: {},
      })),
    )
    await shown.changed(
      tx,
      accountId,
      formId,
      rows.map(({ qrCodeId }) => qrCodeId),
    )
    await events.announce(tx, recordsRemoved, { accountId, formId, recordIds: ids })
  }

  /** Forms in the order of their ids, so that two deletions never wait for each other. */
  async function removeRows(tx: Tx, rows: readonly store.RecordRow[], by: By) {
    const byForm = Map.groupBy(rows, ({ formId }) => formId)
    for (const formId of [...byForm.keys()].sort((a, b) => a - b)) {
      await removeOfForm(tx, formId, byForm.get(formId) ?? [], by)
    }
    await makeRoom(tx, by.accountId, by.tier)
    return { removed: rows.length }
  }

  return {
    /** Those that are held already. */
    removeRows,

    /**
     * Deletes records whose time is over and that are held: what they used up stays used up, and who filled them in has
     * filled them in. The log has one entry for all of them.
     */
    async disposeRows(tx: Tx, formId: number, rows: readonly store.RecordRow[], by: Omit<By, 'tier'>): Promise<void> {
      const { accountId, userId, now } = by
      const ids = rows.map(({ id }) => id)
      await takeAway(tx, accountId, ids)
      await store.uncountRecords(tx, accountId, formId, rows.length)
      const gone = rows.map((row) => ({ kind: 'removed' as const, row }))
      await evidence.add(tx, accountId, formId, gone, now)
      const name = (await forms.titleOf(tx, accountId, formId)) ?? ''
      const details = { part: 'disposed', count: rows.length }
      await audit.on('form')(tx, { accountId, userId }, 'changed', { id: formId, name }, details)
      await shown.changed(
        tx,
        accountId,
        formId,
        rows.map(({ qrCodeId }) => qrCodeId),
      )
      await events.announce(tx, recordsRemoved, { accountId, formId, recordIds: ids })
    },

    /** All or none. */
    all: (ids: readonly number[], context: MemberContext): Promise<{ removed: number }> =>
      database.transact(context.caller.accountId, async (tx) => {
        const unique = [...new Set(ids)]
        const rows = await store.lockRecords(tx, context.caller.accountId, unique)
        return rows.length === unique.length
          ? removeRows(tx, rows, { ...context.caller, now: context.now })
          : notFound()
      }),

    /** Those that are of the form; not found when none is. */
    ofForm: (formId: number, ids: readonly number[], context: MemberContext): Promise<{ removed: number }> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { accountId } = context.caller
        if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
        const rows = await store.lockRecords(tx, accountId, [...new Set(ids)])
        const own = rows.filter((row) => row.formId === formId)
        return own.length > 0 ? removeRows(tx, own, { ...context.caller, now: context.now }) : notFound()
      }),
  }
}
