import { type CallOutput, type contract, type ParsedInput, type TaskState, taskStates } from '@matai/contract'
import type { Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { placesEver } from '../../qr-codes/service/places.ts'
import type { Move, WindowGap } from '../rules/gaps.ts'
import { taskState } from '../rules/task-state.ts'
import { findPlan, type PlanRow } from '../store/plans.ts'
import { tasksOfWindow } from '../store/tasks.ts'
import type { WindowRow } from '../store/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { createDutyNames } from './duty-names.ts'
import { windowsWithGaps } from './gaps.ts'

type Evidence = (typeof contract.plans)['evidence']

/** Tasks of one file: a workbook holds no more rows, and nobody leafs through more pages. */
const tasksMax = { excel: 300_000, pdf: 50_000 }

export interface EvidenceRequest {
  planId: number
  year: number
  zone: string
}

/** One thing in one window. */
export interface EvidenceLine {
  code: string
  codeId: string
  directory: string
  state: TaskState
  doneAt: Date | null
  filler: string
  /** The number of the record, what it scored, into what it set the thing; of an exempt one the status that freed it. */
  result: string
}

export type Counted = Record<TaskState, number>

export interface EvidenceYear {
  row: PlanRow
  form: string
  windows: WindowRow[]
  gaps: WindowGap[]
  /** Windows that somebody moved or left out, by their keys. */
  moves: ReadonlyMap<string, Move>
  /** Whose a window was, by name; empty for everybody’s. */
  dutyOf(window: WindowRow): Promise<string>
  /** What became of a window's tasks, in the order of the way. */
  linesOf(window: WindowRow): Promise<EvidenceLine[]>
}

export const countLines = (lines: readonly Pick<EvidenceLine, 'state'>[]): Counted => {
  const counted = Object.fromEntries(taskStates.map((state) => [state, 0])) as Counted
  for (const { state } of lines) counted[state] += 1
  return counted
}

/** A year of a plan: every thing in every window, who, when, with what result, and what is missing. */
export function createPlanEvidence(dependencies: Dependencies) {
  const { database, directories, records, statuses, forms, exports } = dependencies
  const dutyNames = createDutyNames(dependencies)

  async function linesOf(
    tx: Tx,
    accountId: AccountId,
    window: WindowRow,
    { now, say }: { now: Date; say: Translate },
  ): Promise<EvidenceLine[]> {
    const tasks = await tasksOfWindow(tx, accountId, window.id)
    const qrCodeIds = tasks.map(({ qrCodeId }) => qrCodeId)
    const recordIds = tasks.flatMap(({ recordId }) => recordId ?? [])
    const places = await placesEver(tx, accountId, qrCodeIds)
    const tree = await directories.namesOf(tx, accountId)
    const fillers = await records.fillerNames(tx, accountId, recordIds)
    const outcomes = await records.outcomesOf(tx, accountId, recordIds)
    const items = await statuses.byRecords(tx, accountId, { qrCodeIds, recordIds })
    const freed = await statuses.itemsAmong(tx, accountId, [...new Set(tasks.flatMap((task) => task.exemptItem ?? []))])
    return tasks.map(({ qrCodeId, doneAt, recordId, exemptItem }) => {
      const place = places.get(qrCodeId)
      const outcome = recordId === null ? undefined : outcomes.get(recordId)
      const said = [
        outcome && say('plans.recordNumber', { number: outcome.number }),
        outcome?.score && `${outcome.score.points}/${outcome.score.most}`,
        ...(recordId === null ? [] : (items.get(recordId) ?? [])),
        doneAt === null && exemptItem !== null && freed.get(exemptItem),
      ]
      return {
        code: place?.name || qrCodeId,
        codeId: qrCodeId,
        directory: place ? tree.get(place.directoryId) || say('directories.defaultName') : '',
        state: taskState({ doneAt, exempt: exemptItem !== null }, window, now),
        doneAt,
        filler: recordId === null ? '' : (fillers.get(recordId) ?? ''),
        result: said.filter(Boolean).join(' · '),
      }
    })
  }

  /** Undefined when the plan is gone. */
  async function yearOf(
    accountId: AccountId,
    { planId, year, zone }: EvidenceRequest,
    told: { now: Date; say: Translate },
  ): Promise<EvidenceYear | undefined> {
    const { tx } = database
    const row = await findPlan(tx, accountId, planId)
    if (!row) return undefined
    const [first, last] = [`${year}-01-01`, `${year}-12-31`]
    const span = { first, last, zone, now: told.now }
    const found = await windowsWithGaps(tx, accountId, row, span)
    return {
      row,
      form: (await forms.titleOf(tx, accountId, row.formId)) ?? '',
      ...found,
      dutyOf: (window) => dutyNames(tx, accountId, window.duty ?? row, told.say('plans.comma')),
      linesOf: (window) => linesOf(tx, accountId, window, told),
    }
  }

  return {
    yearOf,

    async start({ id, year, as }: ParsedInput<Evidence>, context: MemberContext): Promise<CallOutput<Evidence>> {
      const { caller, now, say } = context
      const { accountId, zone } = caller
      const found = (await yearOf(accountId, { planId: id, year, zone }, { now, say })) ?? notFound()
      if (found.windows.length === 0) fail('plans.noWindowsInYear', { params: { year } })
      let total = 0
      for (const { id: windowId } of found.windows)
        total += (await tasksOfWindow(database.tx, accountId, windowId)).length
      const limit = tasksMax[as]
      if (total > limit) {
        const params = { count: total, limit }
        fail('plans.evidenceTooLarge', { as: 'limitReached', params, data: { limit, used: total } })
      }
      const kind = as === 'excel' ? 'planExcel' : 'planPdf'
      return { task: await exports.start({ kind, request: { planId: id, year }, total }, context) }
    },
  }
}

export type PlanEvidence = ReturnType<typeof createPlanEvidence>
