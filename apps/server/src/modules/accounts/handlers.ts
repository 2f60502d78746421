import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import { eraseClosed, purgeExpired, tellConversions, tellFormer } from './jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { limitCounters } from '../tiers/ports.ts'
import type { Accounts } from './service/accounts.ts'
import { countSubAdmins } from './service/members.ts'

export function accountJobs(accounts: Accounts, clock: Clock): BoundJob[] {
  return [
    bindJob(purgeExpired, () => accounts.purgeExpired(clock.now())),
    bindJob(tellFormer, (former) => accounts.tellFormer(former, clock.now())),
    bindJob(tellConversions, ({ conversions }) => accounts.conversions.tell(conversions)),
    bindJob(eraseClosed, () => accounts.eraseClosed(clock.now())),
  ]
}

export function answerAccounts(ports: Ports): void {
  ports.answer(limitCounters, { key: 'subAdmins', count: countSubAdmins })
}
