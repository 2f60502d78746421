import type { Clock } from '../../platform/clock.ts'
import { type BoundJob, bindJob } from '../../platform/jobs/jobs.ts'
import type { Ports } from '../../platform/ports.ts'
import { formFillers, formRecords } from '../forms/ports.ts'
import { codeRecords } from '../qr-codes/ports.ts'
import { matters } from '../notices/ports.ts'
import { formPaths } from '../group-codes/ports.ts'
import { memberThings } from '../team/ports.ts'
import { limitCounters } from '../tiers/ports.ts'
import { mintAccountId } from '../../platform/db/account-id.ts'
import {
  countReport,
  disposeRecords,
  mailReport,
  sweepDeskSignatures,
  turnReports,
  watchRecords,
  weighAnswers,
} from './jobs.ts'
import type { ReportMails } from './service/mail-reports.ts'
import { countRecords, countsOfCodes, fillersOfForms } from './service/count-records.ts'
import { recordsOfMembers } from './service/hand-over.ts'
import type { Records } from './service/records.ts'

export function answerRecords(
  ports: Ports,
  { countsOf, pathOf, toLookAt }: Pick<Records, 'countsOf' | 'pathOf' | 'toLookAt'>,
): void {
  ports.answer(formRecords, countsOf)
  ports.answer(formFillers, fillersOfForms)
  ports.answer(codeRecords, countsOfCodes)
  ports.answer(formPaths, pathOf)
  ports.answer(limitCounters, { key: 'records', count: countRecords })
  ports.answer(memberThings, recordsOfMembers)
  ports.answer(matters, toLookAt)
}

export function recordJobs(
  {
    dispose,
    watch,
    weigh,
    deskSignatures,
    reports,
  }: Pick<Records, 'dispose' | 'watch' | 'weigh' | 'deskSignatures' | 'reports'>,
  clock: Clock,
): BoundJob[] {
  return [
    bindJob(disposeRecords, () => dispose(clock.now())),
    bindJob(sweepDeskSignatures, () => deskSignatures.sweep(clock.now())),
    bindJob(weighAnswers, weigh),
    bindJob(watchRecords, () => watch(clock.now())),
    bindJob(countReport, ({ accountId, formId, key }) =>
      reports.count(mintAccountId(accountId), formId, key, clock.now()),
    ),
  ]
}

export const reportJobs = ({ turn, send }: ReportMails, clock: Clock): BoundJob[] => [
  bindJob(turnReports, () => turn(clock.now())),
  bindJob(mailReport, ({ accountId, ...asked }) => send(mintAccountId(accountId), asked, clock.now())),
]
