import type { ReportReason } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { networkOf } from '../../../platform/network-of.ts'
import { findReport, insertReport } from '../store/reports.ts'
import type { Dependencies } from './dependencies.ts'

const hour = 3_600
const day = 24 * 3_600_000
const reportsOfAddress = { limit: 10, windowSeconds: hour, perNetwork: true } as const
/** More about one code say nothing new. */
const reportsOfCode = { limit: 60, windowSeconds: hour }

export interface Report {
  accountId: AccountId
  qrCodeId: string
  /** Of the code, for whoever runs the server. */
  name: string
  reason: ReportReason
  text: string
  contact: string
  /** Hashes of the visitor: of today first, then of yesterday. */
  visitors: string[]
  ip: string
  now: Date
}

export type Reported = { outcome: 'kept' | 'again'; number: number } | { outcome: 'tooMany' | 'codeTooMany' }

/**
 * Keeps what a visitor reports, and tells whoever runs the server. One report a day of one visitor about one code.
 * Unlogged: visitors report, and the owner is not to know who.
 */
export function reportCode({ database, rateLimit, notices, operators }: Dependencies) {
  return async (report: Report): Promise<Reported> => {
    const { accountId, qrCodeId, name, visitors, ip, now, ...said } = report
    const ofAddress = ['report-address', networkOf(ip)] as const
    if (!(await rateLimit.hit(ofAddress, reportsOfAddress, now)).allowed) return { outcome: 'tooMany' }
    const known = { qrCodeId, visitors, since: new Date(now.getTime() - day) }
    const before = await findReport(database.tx, accountId, known)
    if (before !== undefined) return { outcome: 'again', number: before }
    const ofCode = ['report-code', qrCodeId] as const
    if (!(await rateLimit.hit(ofCode, reportsOfCode, now)).allowed) return { outcome: 'codeTooMany' }
    const number = await database.transact(accountId, async (tx) => {
      const visitor = visitors[0] ?? ''
      const id = await insertReport(tx, { accountId, qrCodeId, at: now, visitor, ...said })
      // Told once a day about one code, however many report it.
      const once = `${qrCodeId} ${now.toISOString().slice(0, 10)}`
      const telling = { kind: 'reportFiled' as const, details: { name }, link: `/operator?open=${qrCodeId}`, once }
      if (id !== undefined)
        await notices.tell(
          tx,
          (await operators(tx)).map((person) => ({ ...person, ...telling })),
        )
      return id
    })
    if (number !== undefined) return { outcome: 'kept', number }
    await rateLimit.giveBack(ofCode)
    // Somebody pressed twice: the other press has kept it by now.
    const other = await findReport(database.tx, accountId, known)
    return other === undefined ? { outcome: 'tooMany' } : { outcome: 'again', number: other }
  }
}
