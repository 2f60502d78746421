import { createAppeals } from './appeal.ts'
import { createBlocking } from './block.ts'
import type { Dependencies } from './dependencies.ts'
import { createOperatorLists } from './lists.ts'
import { reportsKeptFrom } from '../rules.ts'
import { ownersOfClosed } from '../store/everybody.ts'
import { deleteClosedBefore } from '../store/reports.ts'
import { reportCode } from './report.ts'

export type Abuse = ReturnType<typeof createAbuse>

/** Reports of visitors, stops by whoever runs the server, appeals of owners. */
export function createAbuse(dependencies: Dependencies) {
  return {
    report: reportCode(dependencies),
    ...createBlocking(dependencies),
    appeals: createAppeals(dependencies),
    lists: createOperatorLists(dependencies),
    async dropOldReports(now: Date): Promise<void> {
      const { tx } = dependencies.database
      const moment = reportsKeptFrom(now)
      for (const accountId of await ownersOfClosed(tx, moment)) await deleteClosedBefore(tx, accountId, moment)
    },
  }
}
