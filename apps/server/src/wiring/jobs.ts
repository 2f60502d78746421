import type { AppOptions } from '../app.ts'
import { accountJobs } from '../modules/accounts/handlers.ts'
import { fileJobs } from '../modules/files/handlers.ts'
import { ledgerJobs } from '../modules/ledger/handlers.ts'
import type { BoundJob } from '../platform/jobs/jobs.ts'
import type { Modules } from './modules.ts'

export function allJobs({ clock, database }: AppOptions, { accounts, files }: Modules): BoundJob[] {
  return [...accountJobs(accounts, clock), ...fileJobs(files), ...ledgerJobs({ pool: database.pool, clock })]
}
