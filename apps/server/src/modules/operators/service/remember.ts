import type { AuditSubject, AuditVerb } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Dependencies, Operating } from './dependencies.ts'

/** In the log of an account, what whoever runs the server did; no user has this number. */
const nobody = 0

interface Deed {
  verb: AuditVerb
  /** The account it was done to, or to something of it, if it was one. */
  accountId: AccountId | undefined
  /** What of the account it was done to; itself without. */
  thing?: { subject: AuditSubject; id: string }
  name: string
  details?: Record<string, string | number>
}

/**
 * Writes a deed down twice: for the people of the account without saying who, and for the operator with it, in the log
 * of the account he works in. What is done in the shell stands in the server's log.
 */
export async function remember(
  { audit, log }: Pick<Dependencies, 'audit' | 'log'>,
  tx: Tx,
  { verb, accountId, thing, name, details = {} }: Deed,
  { by, caller }: Operating,
): Promise<void> {
  const { subject, id } = thing ?? { subject: 'account' as const, id: String(accountId ?? '') }
  const entry = { verb, subject, subjectId: id, name, details }
  const own = caller ? [{ ...entry, ...caller }] : []
  const theirs =
    accountId !== undefined && accountId !== caller?.accountId ? [{ ...entry, accountId, userId: nobody }] : []
  await audit.write(tx, [...own, ...theirs])
  if (!caller) log.info({ by, verb, account: accountId }, 'an operator did something in the shell')
}
