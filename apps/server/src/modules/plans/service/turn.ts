import type { PlanMoment } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { planClosed, planTurned } from '../events.ts'
import { comingWindows } from '../rules/coming.ts'
import { accountsDue } from '../store/everybody.ts'
import { duePlans, lockPlan, type PlanRow, setNext } from '../store/plans.ts'
import { dutyOf } from '../rules/duty.ts'
import { countOpened, countStates } from '../store/tasks.ts'
import * as windows from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { toWindow } from './describe.ts'
import { targetsOf } from './targets.ts'
import { timetableOf } from './timetable.ts'

/** For so long after a window closed it is said that something is unchecked, also where the next one opened with it. */
const toldLate = 24 * 3_600_000

/** A record that was being written when its window ended is there by then. */
const settledBefore = (now: Date) => new Date(now.getTime() - 10 * 60_000)

/** Windows that one look opens when nobody looked for long; the next look opens the others. */
const openedAtOnce = 40

/**
 * Opens windows whose time has come and looks at those that have closed. Two workers, or one that was killed between a
 * window and its tasks, change nothing: a window and its tasks come in one transaction, and once.
 */
export function createTurning(dependencies: Dependencies) {
  const { database, events, standingOf, statuses } = dependencies

  /** Codes with the item for which they need not be checked, if they are in one. */
  async function freed(tx: Tx, accountId: AccountId, row: PlanRow, ids: readonly string[]) {
    const items = await statuses.codesIn(tx, accountId, row.noCheckItems)
    return ids.map((qrCodeId) => ({ qrCodeId, exemptItem: items.get(qrCodeId) ?? null }))
  }

  /** Says so while it can still be acted upon; where nothing is open any more there is nothing to say. */
  async function tell(
    tx: Tx,
    accountId: AccountId,
    { id: planId, ...row }: PlanRow,
    { id: windowId, closesAt, duty }: Pick<windows.WindowRow, 'id' | 'closesAt' | 'duty'>,
    moment: PlanMoment,
  ): Promise<void> {
    const { people, groupIds } = duty ?? row
    const open = (await windows.openCodes(tx, accountId, windowId)).length
    const what = {
      accountId,
      planId,
      windowId,
      moment,
      open,
      closesAt: closesAt.toISOString(),
      ...{ people, groupIds },
    }
    if (open > 0) await events.announce(tx, planTurned, what)
  }

  /** Codes that were not filled in until the window closed get the status of it, where the plan says so. */
  async function markOverdue(tx: Tx, accountId: AccountId, row: PlanRow, window: windows.WindowRow, now: Date) {
    if (row.overdueItemId === null) return
    const qrCodeIds = await windows.openCodes(tx, accountId, window.id)
    const goal = { itemId: row.overdueItemId, qrCodeIds, reason: `${row.name} ${window.key}` }
    await statuses.setByPlan(tx, accountId, goal, now)
  }

  const openIn = (accountId: AccountId, id: number, now: Date) =>
    database.transact(accountId, async (tx) => {
      const row = await lockPlan(tx, accountId, id)
      if (!row || row.state !== 'running') return
      const { zone } = (await standingOf(tx, accountId, now)) ?? { zone: 'UTC' }
      const table = await timetableOf(tx, accountId, row, zone)
      const last = (await windows.lastWindows(tx, accountId, [id])).get(id)
      const coming = comingWindows(table, { last, activeFrom: row.activeFrom, now }, openedAtOnce)
      let open = last
      let before = (await countOpened(tx, accountId, [id])).get(id) ?? 0
      for (const window of coming.filter(({ opensAt }) => opensAt <= now)) {
        const duty = row.inTurn ? dutyOf(row, before) : null
        const made = await windows.insertWindow(tx, accountId, id, { ...window, duty })
        if (!made) continue
        // A plan that was paused meanwhile may go on sooner than was planned: whatever is filled in has one window.
        if (open && open.endsAt > made.opensAt) await windows.endWindow(tx, accountId, open.id, made.opensAt)
        open = made
        before += 1
        const { all } = await targetsOf(tx, accountId, row, dependencies)
        // The last of the way first: lists begin with what came last.
        await windows.insertTasks(tx, accountId, made, await freed(tx, accountId, row, [...all.keys()].reverse()))
        if (made.closesAt > now) await tell(tx, accountId, row, made, 'opened')
      }
      const isBehind = coming.length === openedAtOnce && coming.every(({ opensAt }) => opensAt <= now)
      const next = isBehind ? now : (coming.find(({ opensAt }) => opensAt > now)?.opensAt ?? null)
      await setNext(tx, accountId, id, next)
    })

  const warnIn = (accountId: AccountId, now: Date) =>
    database.transact(accountId, async (tx) => {
      for (const window of await windows.warnedWindows(tx, accountId, now)) {
        const row = await lockPlan(tx, accountId, window.planId)
        if (row && window.closesAt > now) await tell(tx, accountId, row, window, 'warned')
        await windows.warnWindow(tx, accountId, window.id, now)
      }
    })

  /** What was not filled in until the window closed is free where its code needs no check by then. */
  const judgeIn = (accountId: AccountId, now: Date) =>
    database.transact(accountId, async (tx) => {
      for (const window of await windows.closedWindows(tx, accountId, now)) {
        const row = await lockPlan(tx, accountId, window.planId)
        const open = row ? await windows.openCodes(tx, accountId, window.id) : []
        const codes = row ? await freed(tx, accountId, row, open) : []
        await windows.exemptCodes(
          tx,
          accountId,
          window.id,
          codes.filter(({ exemptItem }) => exemptItem !== null),
        )
        if (row) await markOverdue(tx, accountId, row, window, now)
        if (row && now.getTime() < window.closesAt.getTime() + toldLate)
          await tell(tx, accountId, row, window, 'closed')
        await windows.judgeWindow(tx, accountId, window.id, now)
        if (!row) continue
        const counts = (await countStates(tx, accountId, [window.id], now))(window.id)
        const plan = { id: row.id, name: row.name }
        await events.announce(tx, planClosed, { accountId, formId: row.formId, plan, window: toWindow(window), counts })
      }
    })

  /** What can change no more is counted once: months of thousands of codes are looked at every day. */
  const settleIn = (accountId: AccountId, now: Date) =>
    database.transact(accountId, async (tx) => {
      const ended = await windows.endedWindows(tx, accountId, settledBefore(now), openedAtOnce)
      const ids = ended.map(({ id }) => id)
      const countsOf = await countStates(tx, accountId, ids, now)
      for (const id of ids) await windows.settleWindow(tx, accountId, id, countsOf(id))
    })

  return async (now: Date): Promise<void> => {
    for (const accountId of await accountsDue(database.tx, now, settledBefore(now))) {
      for (const id of await duePlans(database.tx, accountId, now)) await openIn(accountId, id, now)
      await warnIn(accountId, now)
      await judgeIn(accountId, now)
      await settleIn(accountId, now)
    }
  }
}
