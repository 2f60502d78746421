import { enqueue } from '../../../platform/jobs/jobs.ts'
import * as jobs from '../jobs.ts'
import { deleteChildren } from '../store/children.ts'
import { listForsaken, listSilent } from '../store/everybody.ts'
import { takeSilent } from '../store/imports.ts'
import { createCatchingUp } from './catch-up.ts'
import { createChecking } from './check.ts'
import { createChildren } from './children.ts'
import type { Dependencies } from './dependencies.ts'
import { createDownloads } from './downloads.ts'
import { createImports } from './imports.ts'
import { createImportRunner, giveUp } from './run-import.ts'
import { createTemplates } from './templates.ts'
import { createWorkbooks } from './workbooks.ts'

export type Batches = ReturnType<typeof createBatches>

/** Milliseconds of silence after which a worker counts as dead; it speaks with every chunk. */
const silenceMax = 45_000
/** Times that an import is taken up again before it counts as failed. */
const attemptsMax = 5

/** Templates that make live codes of the rows of a workbook. */
export function createBatches(dependencies: Dependencies) {
  const { database, clock } = dependencies

  return {
    ...createTemplates(dependencies),
    ...createChecking(dependencies),
    ...createImports(dependencies),
    ...createChildren(dependencies),
    ...createWorkbooks(dependencies),
    ...createDownloads(dependencies),
    runImport: createImportRunner(dependencies),
    catchUp: createCatchingUp(dependencies),
    forget: deleteChildren,

    /** Work whose worker died is taken up again; whoever is only slow does its rows no second time. */
    async watch(): Promise<void> {
      const now = clock.now()
      const since = new Date(now.getTime() - silenceMax)
      for (const [accountId, imports] of await listSilent(database.tx, since)) {
        const ids = imports.map(({ id }) => id)
        await database.transact(accountId, async (tx) => {
          for (const row of await takeSilent(tx, accountId, ids, { since, now })) {
            if (row.attempt > attemptsMax) await giveUp(dependencies, tx, row)
            else await enqueue(tx, jobs.runImport, { accountId, id: row.id })
          }
        })
      }
      for (const { accountId, id } of await listForsaken(database.tx, since)) {
        await enqueue(database.tx, jobs.catchUp, { accountId, id })
      }
    },
  }
}
