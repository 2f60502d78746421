import type { Plan, PlanWindow } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { comingWindows } from '../rules/coming.ts'
import { codesOf, type PlanRow } from '../store/plans.ts'
import { countOpened, countStates } from '../store/tasks.ts'
import { lastWindows } from '../store/windows.ts'
import type { Window } from '../rules/windows.ts'
import type { Dependencies } from './dependencies.ts'
import { timetableOf } from './timetable.ts'

export const toWindow = ({ key, opensAt, warnsAt, closesAt, endsAt }: Window): PlanWindow => ({
  key,
  opensAt: opensAt.toISOString(),
  warnsAt: warnsAt.toISOString(),
  closesAt: closesAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** Plans as a caller sees them: with the window that is open, how far it is, and the next one. */
export function describePlans({
  forms,
  namesOf,
  collaborators,
}: Pick<Dependencies, 'forms' | 'namesOf' | 'collaborators'>) {
  return async (tx: Tx, rows: readonly PlanRow[], { caller, now, origin }: MemberContext): Promise<Plan[]> => {
    const { accountId, zone, role } = caller
    const last = await lastWindows(
      tx,
      accountId,
      rows.map(({ id }) => id),
    )
    const countsOf = await countStates(
      tx,
      accountId,
      [...last.values()].map(({ id }) => id),
      now,
    )
    const opened = await countOpened(
      tx,
      accountId,
      rows.map(({ id }) => id),
    )
    const turns = [...last.values()].flatMap(({ duty }) => duty?.people ?? [])
    const names = await namesOf(tx, [...new Set([...turns, ...rows.flatMap(({ people }) => people)])])
    const groups = new Map((await collaborators.listGroups(tx, accountId)).map(({ id, name }) => [id, name]))
    const peopleOf = (ids: readonly number[]) => ids.map((id) => ({ id, name: names.get(id) ?? '' }))
    const groupsOf = (ids: readonly number[]) =>
      ids.filter((id) => groups.has(id)).map((id) => ({ id, name: groups.get(id) ?? '' }))
    const can = { edit: role === 'admin', delete: role === 'admin' }
    const plans: Plan[] = []
    for (const row of rows) {
      const window = last.get(row.id)
      const table = await timetableOf(tx, accountId, row, zone)
      const [next] = comingWindows(table, { last: window, activeFrom: row.activeFrom, now }, 1)
      plans.push({
        id: row.id,
        name: row.name,
        state: row.state,
        version: row.version,
        form: { id: row.formId, title: (await forms.titleOf(tx, accountId, row.formId)) ?? '' },
        directoryIds: row.directoryIds,
        codeIds: await codesOf(tx, accountId, row.id),
        cycle: row.cycle,
        opensAt: row.opensAt,
        warnsAt: row.warnsAt,
        closesAt: row.closesAt,
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        holidays: row.holidays,
        noCheckItems: row.noCheckItems,
        filter: row.filter,
        people: peopleOf(row.people),
        groups: groupsOf(row.groupIds),
        inTurn: row.inTurn,
        opened: opened.get(row.id) ?? 0,
        doneItemId: row.doneItemId,
        overdueItemId: row.overdueItemId,
        roundUrl: row.round === null ? null : `${origin}/r/${row.round}`,
        current: window
          ? {
              ...toWindow(window),
              counts: countsOf(window.id),
              duty: {
                people: peopleOf((window.duty ?? row).people),
                groups: groupsOf((window.duty ?? row).groupIds),
              },
            }
          : null,
        next: next ? toWindow(next) : null,
        updatedAt: row.updatedAt.toISOString(),
        can,
      })
    }
    return plans
  }
}
