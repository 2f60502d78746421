import type { Tier } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Collaborators } from '../../collaborators/service/collaborators.ts'
import type { Files } from '../../files/service/files.ts'
import type { Plans } from '../../plans/service/plans.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'
import type { Records } from '../../records/service/records.ts'
import type { Statuses } from '../../statuses/service/statuses.ts'

/** What the page of own work needs from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Pick<Database, 'tx'>
  accounts: Pick<Accounts, 'workplacesOf' | 'accountNamesOf' | 'memberships'>
  collaborators: Pick<Collaborators, 'places'>
  records: Pick<Records, 'person' | 'pathsOf' | 'phoneApprovals'>
  files: Pick<Files, 'storePicture' | 'saveUpload'>
  plans: Pick<Plans, 'due'>
  qrCodes: Pick<QrCodes, 'reach'>
  smsCodes: Pick<Accounts, 'sendVisitCode' | 'useVisitCode'>
  statuses: { onPhone: Pick<Statuses['onPhone'], 'look' | 'set' | 'accountAt'> }
  rateLimit: Pick<RateLimit, 'hit'>
  pages: Pick<typeof import('@matai/scan'), 'renderMyPage' | 'renderMyStatus'>
  /** Address of the page's script. */
  script(): string
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
}
