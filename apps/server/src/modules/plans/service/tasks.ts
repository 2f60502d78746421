import type { CallOutput, contract, ParsedInput, PlanTask } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { nextPage, pageOfAll, pageOfRows } from '../../../platform/lists/page.ts'
import { codesNamed, placesEver } from '../../qr-codes/service/places.ts'
import { dayBeside } from '../rules/month.ts'
import { taskState } from '../rules/task-state.ts'
import { dayIn } from '../rules/windows.ts'
import { findPlan, planNames, type PlanRow } from '../store/plans.ts'
import * as store from '../store/tasks.ts'
import type { Dependencies } from './dependencies.ts'
import { toWindow } from './describe.ts'
import { whyOf, windowsWithGaps } from './gaps.ts'
import { targetsOf } from './targets.ts'

type Calls = typeof contract.plans

/** More than these are not counted. */
const countedAtMost = 1_000

/** What has to be done and what was: by plan, code, person and time. */
export function createPlanTasks(dependencies: Dependencies) {
  const { database, directories, records, statuses, collaborators, namesOf } = dependencies

  async function describe(tx: Tx, rows: readonly store.TaskRow[], context: MemberContext): Promise<PlanTask[]> {
    const { caller, now, say } = context
    const { accountId } = caller
    const plans = await planNames(tx, accountId, [...new Set(rows.map(({ planId }) => planId))])
    const places = await placesEver(tx, accountId, [...new Set(rows.map(({ qrCodeId }) => qrCodeId))])
    const tree = await directories.namesOf(tx, accountId)
    const items = await statuses.itemsAmong(tx, accountId, [...new Set(rows.flatMap((row) => row.exemptItem ?? []))])
    const fillers = await records.fillerNames(tx, accountId, [...new Set(rows.flatMap((row) => row.recordId ?? []))])
    const duties = rows.map(({ window }) => window.duty)
    const people = await namesOf(tx, [...new Set(duties.flatMap((duty) => duty?.people ?? []))])
    const groups = new Map((await collaborators.listGroups(tx, accountId)).map((group) => [group.id, group.name]))
    const dutyOf = ({ duty }: store.TaskRow['window']) =>
      [...(duty?.people ?? []).map((id) => people.get(id)), ...(duty?.groupIds ?? []).map((id) => groups.get(id))]
        .filter(Boolean)
        .join(say('plans.comma'))
    return rows.map(({ id, planId, qrCodeId, window, doneAt, recordId, exemptItem }) => {
      const place = places.get(qrCodeId)
      const directory = place ? tree.get(place.directoryId) || say('directories.defaultName') : ''
      return {
        id,
        plan: { id: planId, name: plans.get(planId) ?? '' },
        qrCode: { id: qrCodeId, name: place?.name ?? '', directory },
        window: toWindow(window),
        state: taskState({ doneAt, exempt: exemptItem !== null }, window, now),
        recordId,
        doneAt: doneAt?.toISOString() ?? null,
        filler: recordId === null ? '' : (fillers.get(recordId) ?? ''),
        why: exemptItem === null ? '' : (items.get(exemptItem) ?? ''),
        duty: dutyOf(window),
      }
    })
  }

  /** Windows of the last year that never were, the newest first. */
  async function gapsOf(
    tx: Tx,
    accountId: AccountId,
    row: PlanRow,
    { caller: { zone }, now, say }: Pick<MemberContext, 'caller' | 'now' | 'say'>,
  ) {
    const last = dayIn(zone, now)
    const { gaps } = await windowsWithGaps(tx, accountId, row, { first: dayBeside(last, -365), last, zone, now })
    return gaps.toReversed().map((gap) => ({ key: gap.key, why: whyOf(gap, say) }))
  }

  return {
    async tasks(
      { filters, keyword, ...request }: ParsedInput<Calls['listTasks']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['listTasks']>> {
      const { tx } = database
      const { accountId, userId } = context.caller
      const { mine, from, until, ...which } = filters
      const codes = keyword ? await codesNamed(tx, accountId, keyword, countedAtMost) : undefined
      const query = {
        ...which,
        codes,
        userId: mine ? userId : undefined,
        from: from === undefined ? undefined : new Date(from),
        until: until === undefined ? undefined : new Date(until),
        now: context.now,
      }
      const page = pageOfRows(request)
      const rows = await store.listTasks(tx, accountId, { ...page, ...query })
      const total = await store.countTasks(tx, accountId, query, countedAtMost + 1)
      return {
        list: await describe(tx, rows, context),
        total: Math.min(total, countedAtMost),
        totalIsLowerBound: total > countedAtMost,
        next: nextPage(rows, page),
      }
    },

    task: async (id: number, context: MemberContext): Promise<CallOutput<Calls['getRecordDetail']>> => {
      const { tx } = database
      const row = (await store.findTask(tx, context.caller.accountId, id)) ?? notFound()
      const plan = (await findPlan(tx, context.caller.accountId, row.planId)) ?? notFound()
      const [task = notFound()] = await describe(tx, [row], context)
      const { url } = await records.address(plan.formId, context)
      return { ...task, formId: plan.formId, fillUrl: `${url}?code=${row.qrCodeId}` }
    },

    async history(
      { filters: { id }, keyword, ...request }: ParsedInput<Calls['listHistoryRecord']>,
      context: MemberContext,
    ): Promise<CallOutput<Calls['listHistoryRecord']>> {
      const { tx } = database
      const { now } = context
      const { accountId } = context.caller
      const plan = (await findPlan(tx, accountId, id)) ?? notFound()
      const page = pageOfRows(request)
      const isFirst = page.offset === 0 && page.after === undefined
      const rows = keyword ? [] : await store.listWindows(tx, accountId, id, page)
      const countsOf = await store.countStates(
        tx,
        accountId,
        rows.map((row) => row.id),
        now,
      )
      return {
        list: rows.map((row) => ({ id: row.id, ...toWindow(row), counts: countsOf(row.id) })),
        gaps: isFirst ? await gapsOf(tx, accountId, plan, context) : [],
        total: keyword ? 0 : await store.countWindows(tx, accountId, id),
        totalIsLowerBound: false,
        next: nextPage(rows, page),
      }
    },

    async codes(
      { filters: { id }, keyword, ...request }: ParsedInput<Calls['getQrcodeList']>,
      { caller: { accountId }, say }: MemberContext,
    ): Promise<CallOutput<Calls['getQrcodeList']>> {
      const { tx } = database
      const row = (await findPlan(tx, accountId, id)) ?? notFound()
      const { named, all } = await targetsOf(tx, accountId, row, dependencies)
      const tree = await directories.namesOf(tx, accountId)
      const word = keyword.toLowerCase()
      const found = [...all].filter(([, { name }]) => name.toLowerCase().includes(word))
      const page = pageOfAll(found, request)
      return {
        ...page,
        list: page.list.map(([code, { name, directoryId }]) => ({
          id: code,
          name,
          directory: tree.get(directoryId) || say('directories.defaultName'),
          named: named.has(code),
        })),
      }
    },
  }
}
