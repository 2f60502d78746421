import { listForsaken } from '../store/templates.ts'
import { listSilent } from '../store/imports.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import * as jobs from '../jobs.ts'
import { deleteChildren, templateNameOf } from '../store/children.ts'
import { createCatchingUp } from './catch-up.ts'
import { createChecking } from './check.ts'
import { createChildren } from './children.ts'
import type { Dependencies } from './dependencies.ts'
import { createDownloads } from './downloads.ts'
import { createImports } from './imports.ts'
import { createImportRunner } from './run-import.ts'
import { createTemplates } from './templates.ts'
import { createWorkbooks } from './workbooks.ts'

export type Batches = ReturnType<typeof createBatches>

/** Milliseconds of silence after which a worker counts as dead; it speaks with every chunk. */
const silenceMax = 45_000

/** Templates that make live codes of the rows of a workbook. */
export function createBatches(dependencies: Dependencies) {
  const { database, clock, qrCodes } = dependencies
  qrCodes.templatesBy(templateNameOf)

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
      const since = new Date(clock.now().getTime() - silenceMax)
      const { tx } = database
      for (const { accountId, id } of await listSilent(tx, since)) await enqueue(tx, jobs.runImport, { accountId, id })
      for (const { accountId, id } of await listForsaken(tx, since)) await enqueue(tx, jobs.catchUp, { accountId, id })
    },
  }
}
