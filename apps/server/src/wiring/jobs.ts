import type { AppOptions } from '../app.ts'
import { accountJobs } from '../modules/accounts/handlers.ts'
import { fileJobs } from '../modules/files/handlers.ts'
import { ledgerJobs } from '../modules/ledger/handlers.ts'
import type { BoundJob } from '../platform/jobs/jobs.ts'
import type { Modules } from './modules.ts'
import type { Outside } from './outside.ts'

export function allJobs({ clock, database }: AppOptions, { accounts, files }: Modules, { events }: Outside): BoundJob[] {
  return [...accountJobs(accounts, clock), ...fileJobs(files), ...ledgerJobs({ database, events, clock })]
}
