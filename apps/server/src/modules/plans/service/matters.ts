import { type Matter, mattersCounted } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Looking } from '../../notices/service.ts'
import { countDue } from '../store/due-tasks.ts'

/** Tasks that close soon or are late: an administrator’s are everybody’s, others see their own. */
export async function plansToLookAt(tx: Tx, { accountId, userId, role, now }: Looking): Promise<Matter[]> {
  const mine = role !== 'admin'
  const found: Matter[] = []
  for (const kind of ['tasksLate', 'tasksDue'] as const) {
    const late = kind === 'tasksLate'
    const tasks = await countDue(tx, accountId, { late, userId: mine ? userId : undefined, now })
    const count = Math.min(tasks, mattersCounted)
    if (tasks > 0) found.push({ of: kind, id: null, name: '', count, more: tasks > count, mine })
  }
  return found
}
