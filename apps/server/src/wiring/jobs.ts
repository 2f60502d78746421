import type { AppOptions } from '../app.ts'
import { accountJobs } from '../modules/accounts/handlers.ts'
import { codeAccessJobs } from '../modules/code-access/handlers.ts'
import { fileJobs } from '../modules/files/handlers.ts'
import { ledgerJobs } from '../modules/ledger/handlers.ts'
import { qrCodeJobs } from '../modules/qr-codes/handlers.ts'
import type { BoundJob } from '../platform/jobs/jobs.ts'
import type { Modules } from './modules.ts'
import type { Outside } from './outside.ts'

export function allJobs(
  { clock, database }: AppOptions,
  { accounts, codeAccess, files, qrCodes }: Modules,
  { events }: Outside,
): BoundJob[] {
  return [
    ...accountJobs(accounts, clock),
    ...fileJobs(files),
    ...qrCodeJobs(qrCodes, clock),
    ...codeAccessJobs(codeAccess, clock),
    ...ledgerJobs({ database, events, clock }),
  ]
}
