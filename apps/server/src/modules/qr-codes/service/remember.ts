import type { AuditVerb } from '@matai/contract'
import type { Tx } from '../../../platform/db/database.ts'
import type { Audit } from '../../audit/service.ts'
import type { Acting } from './dependencies.ts'

type Details = Record<string, string | number>

/** Writes down what somebody did to live codes, inside the transaction of the deed. */
export function remember(
  audit: Audit,
  tx: Tx,
  { accountId, userId }: Acting,
  verb: AuditVerb,
  codes: { id: string; name: string; details?: Details }[],
): Promise<void> {
  const entries = codes.map(({ id, name, details }) => ({ subjectId: id, name, ...(details ? { details } : {}) }))
  return audit.write(
    tx,
    entries.map((entry) => ({ accountId, userId, verb, subject: 'qrCode', ...entry })),
  )
}

/** From which directory to which, by number and by what they were called then. */
export function movedBetween(names: ReadonlyMap<number, string>, from: number, to: number): Details {
  return { from, to, fromName: names.get(from) ?? '', toName: names.get(to) ?? '' }
}
