import {
  type CallOutput,
  type contract,
  type ParsedInput,
  type Plan,
  type PlanState,
  type PlanWindow,
  planPreviewWindows,
  plansMax,
} from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { nextPage, pageOfRows } from '../../../platform/lists/page.ts'
import { randomPageId } from '../../../platform/ids.ts'
import { claimAddresses } from '../../addresses/service/addresses.ts'
import { codePlaces } from '../../qr-codes/service/places.ts'
import { turnPlans } from '../jobs.ts'
import { comingWindows } from '../rules/coming.ts'
import { daysOffWith } from '../rules/calendar.ts'
import { cycleOf, type DraftFault, type PlanDraft, targetFault, timesFault } from '../rules/draft.ts'
import { dayIn, windowsFrom } from '../rules/windows.ts'
import * as store from '../store/plans.ts'
import { endWindow, lastWindows } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { describePlans, toWindow } from './describe.ts'
import { timetableOf } from './timetable.ts'

type Calls = typeof contract.plans

function refuse(fault: DraftFault | undefined): void {
  if (fault) fail(fault.phrase, { fields: [fault] })
}

/** Plans themselves: what is checked, when, by whom. */
export function createPlanEditing(dependencies: Dependencies) {
  const { database, audit, directories, forms, statuses, collaborators } = dependencies
  const remember = audit.on('plan')
  const describe = describePlans(dependencies)

  async function described(tx: Tx, row: store.PlanRow, context: MemberContext): Promise<Plan> {
    const [plan = notFound()] = await describe(tx, [row], context)
    return plan
  }

  /** All that a plan names has to be there. */
  async function refuseUnknown(tx: Tx, accountId: AccountId, draft: PlanDraft): Promise<void> {
    const { formId, codeIds, directoryIds, noCheckItems, filter, groupIds, doneItemId, overdueItemId } = draft
    if ((await forms.titleOf(tx, accountId, formId)) === undefined) notFound()
    if ((await codePlaces(tx, accountId, codeIds)).size < new Set(codeIds).size) notFound()
    const known = await directories.namesOf(tx, accountId)
    if (directoryIds.some((id) => !known.has(id))) notFound()
    const results = [doneItemId, overdueItemId].filter((id) => id !== null)
    const items = new Set([...noCheckItems, ...(filter?.itemIds ?? []), ...results])
    if ((await statuses.itemsAmong(tx, accountId, [...items])).size < items.size) notFound()
    const groups = new Set((await collaborators.listGroups(tx, accountId)).map(({ id }) => id))
    if (groupIds.some((id) => !groups.has(id))) notFound()
  }

  async function change(
    tx: Tx,
    id: number,
    { version, ...draft }: PlanDraft,
    { caller: { accountId }, now }: MemberContext,
  ): Promise<store.PlanRow> {
    const before = (await store.lockPlan(tx, accountId, id)) ?? notFound()
    if (version !== undefined && version !== before.version) fail('errors.conflict', { as: 'conflict' })
    const isSame = cycleOf({ ...before, directoryIds: [], codeIds: [] }) === cycleOf(draft)
    if (before.state === 'running' && !isSame) fail('plans.pauseFirst', { as: 'conflict' })
    const { codeIds, id: _, ...values } = draft
    const known = await store.codesOf(tx, accountId, id)
    const wanted = new Set(codeIds)
    await store.addCodes(tx, accountId, id, codeIds)
    await store.removeCodes(
      tx,
      accountId,
      id,
      known.filter((code) => !wanted.has(code)),
    )
    return (await store.updatePlan(tx, accountId, id, { ...values, updatedAt: now })) ?? notFound()
  }

  async function make(tx: Tx, draft: PlanDraft, { caller, now }: MemberContext): Promise<store.PlanRow> {
    const { accountId, userId } = caller
    await store.holdPlans(tx, accountId)
    const used = await store.countPlans(tx, accountId)
    if (used >= plansMax) {
      const limit = plansMax
      fail('plans.tooMany', { as: 'limitReached', params: { limit }, data: { limit, used } })
    }
    const { codeIds, id: _, version: __, ...values } = draft
    const begin = { state: 'paused' as const, activeFrom: null, nextAt: null, round: null }
    const state = { ...begin, createdBy: userId, createdAt: now, updatedAt: now }
    const row = (await store.insertPlan(tx, accountId, { ...values, ...state })) ?? notFound()
    await store.addCodes(tx, accountId, row.id, codeIds)
    return row
  }

  return {
    async list(
      { filters, keyword, ...request }: ParsedInput<Calls['list']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['list']>> {
      const { tx } = database
      const { accountId } = context.caller
      const page = pageOfRows(request)
      const rows = await store.listPlans(tx, accountId, { ...page, keyword, state: filters.state })
      return {
        list: await describe(tx, rows, context),
        total: await store.countPlans(tx, accountId, { keyword, state: filters.state }),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    async info(id: number, context: MemberContext): Promise<Plan> {
      const row = (await store.findPlan(database.tx, context.caller.accountId, id)) ?? notFound()
      return described(database.tx, row, context)
    },

    save: (draft: PlanDraft, context: MemberContext): Promise<Plan> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller } = context
        refuse(timesFault(draft))
        refuse(targetFault(draft))
        await refuseUnknown(tx, caller.accountId, draft)
        const row = draft.id === undefined ? await make(tx, draft, context) : await change(tx, draft.id, draft, context)
        await remember(tx, caller, draft.id === undefined ? 'created' : 'changed', row)
        return described(tx, row, context)
      }),

    async preview(
      times: ParsedInput<Calls['preview']>,
      { caller: { accountId, zone }, now }: MemberContext,
    ): Promise<{ list: PlanWindow[] }> {
      refuse(timesFault(times))
      const isOff = daysOffWith(await store.ownHolidays(database.tx, accountId))
      const today = dayIn(zone, now)
      const from = times.startsOn > today ? times.startsOn : today
      const table = { ...times, zone, isOff, moved: new Map() }
      return { list: windowsFrom(table, from, planPreviewWindows).map(toWindow) }
    },

    setState: (id: number, state: PlanState, context: MemberContext): Promise<Plan> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const before = (await store.lockPlan(tx, caller.accountId, id)) ?? notFound()
        if (before.state === state) return described(tx, before, context)
        const running = { activeFrom: dayIn(caller.zone, now), nextAt: now }
        const values = { state, updatedAt: now, ...(state === 'running' ? running : { nextAt: null }) }
        const row = (await store.updatePlan(tx, caller.accountId, id, values)) ?? notFound()
        await remember(tx, caller, 'changed', row, { state })
        // A window that is open by the calendar opens now, and not with the next minute.
        if (state === 'running') await enqueue(tx, turnPlans, {})
        return described(tx, row, context)
      }),

    remove: (id: number, { caller, now }: MemberContext): Promise<{ removed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const gone = (await store.updatePlan(tx, caller.accountId, id, { deletedAt: now })) ?? notFound()
        await remember(tx, caller, 'removed', gone)
        return { removed: 1 }
      }),

    setCodes: (id: number, ids: string[], add: boolean, { caller, now }: MemberContext): Promise<{ changed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        if (!(await store.lockPlan(tx, accountId, id))) notFound()
        if ((await codePlaces(tx, accountId, ids)).size < new Set(ids).size) notFound()
        const changed = await (add ? store.addCodes : store.removeCodes)(tx, accountId, id, ids)
        if (changed > 0) {
          const row = (await store.updatePlan(tx, accountId, id, { updatedAt: now })) ?? notFound()
          await remember(tx, caller, 'changed', row, { part: 'codes' })
        }
        return { changed }
      }),

    setRoute: (id: number, ids: readonly string[], { caller }: MemberContext): Promise<{ changed: number }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const row = (await store.lockPlan(tx, accountId, id)) ?? notFound()
        if ((await codePlaces(tx, accountId, ids)).size < new Set(ids).size) notFound()
        const changed = await store.putRoute(tx, accountId, id, ids)
        await remember(tx, caller, 'changed', row, { part: 'route' })
        return { changed }
      }),

    /** An address that was taken back leads nowhere; a new one is another. */
    setRoundLink: (id: number, on: boolean, context: MemberContext): Promise<Plan> =>
      database.transact(context.caller.accountId, async (tx) => {
        const { caller, now } = context
        const { accountId } = caller
        const before = (await store.lockPlan(tx, accountId, id)) ?? notFound()
        if ((before.round !== null) === on) return described(tx, before, context)
        const round = on ? randomPageId() : null
        if (round !== null) await claimAddresses(tx, accountId, 'round', [round])
        const row = (await store.updatePlan(tx, accountId, id, { round, updatedAt: now })) ?? notFound()
        await remember(tx, caller, 'changed', row, { part: on ? 'roundOn' : 'roundOff' })
        return described(tx, row, context)
      }),

    /** Leaves a window out or moves it; answers the next ones as they are then. */
    moveWindow: (
      { id, key, to, reason }: ParsedInput<Calls['moveWindow']>,
      { caller, now }: MemberContext,
    ): Promise<{ list: PlanWindow[] }> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId, userId, zone } = caller
        const row = (await store.lockPlan(tx, accountId, id)) ?? notFound()
        const last = (await lastWindows(tx, accountId, [id])).get(id)
        if (last && key <= last.key) fail('plans.windowOpened', { as: 'conflict' })
        if (to !== null && to < dayIn(zone, now))
          fail('plans.movedToPast', { fields: [{ path: ['to'], phrase: 'plans.movedToPast' }] })
        const before = await timetableOf(tx, accountId, row, zone)
        const others = new Map([...before.moved].filter(([known]) => known !== key))
        if (windowsFrom({ ...before, moved: others }, key, 1)[0]?.key !== key)
          fail('plans.noSuchWindow', { fields: [{ path: ['key'], phrase: 'plans.noSuchWindow' }] })
        await store.putMove(tx, accountId, { planId: id, key, toDay: to, reason, userId, at: now })
        if (row.state === 'running') await store.setNext(tx, accountId, id, now)
        await remember(tx, caller, 'changed', row, { part: 'window', key, to: to ?? '', reason })
        const table = await timetableOf(tx, accountId, row, zone)
        const coming = comingWindows(table, { last, activeFrom: row.activeFrom, now }, planPreviewWindows)
        // What is open ends when the next one really opens: until then it can still be filled in, late.
        const [next] = coming
        if (last && next && row.state === 'running' && last.endsAt > now)
          await endWindow(tx, accountId, last.id, next.opensAt > last.closesAt ? next.opensAt : last.closesAt)
        return { list: coming.map(toWindow) }
      }),
  }
}
