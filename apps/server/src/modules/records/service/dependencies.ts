import type { StoredFile, Tier } from '@matai/contract'
import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Uploader } from '../../../platform/http/context.ts'
import type { AddressFinder } from '../../../platform/maps/address-finder.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Proofs } from '../../../platform/http/visitor-proofs.ts'
import type { Accounts } from '../../accounts/service/accounts.ts'
import type { Audit } from '../../audit/service.ts'
import type { Notices } from '../../notices/service.ts'
import type { QrCodes } from '../../qr-codes/service/qr-codes.ts'
import type { Collaborators } from '../../collaborators/service/collaborators.ts'
import type { Coupons } from '../../coupons/service/vouchers.ts'
import type { Forms } from '../../forms/service/forms.ts'
import type { EvidenceChain } from './evidence.ts'

/** What records need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  events: Events
  audit: Pick<Audit, 'on' | 'write'>
  rateLimit: Pick<RateLimit, 'hit' | 'hitAll'>
  log: Logger
  /** Undefined where nobody says what places are called. */
  addressFinder: AddressFinder | undefined
  collaborators: Pick<Collaborators, 'isCollaborator' | 'bindMobile' | 'listGroups' | 'reachable'>
  coupons: Pick<Coupons, 'giveForRecords' | 'givenForRecords'>
  /** Chains what happens to records. */
  evidence: EvidenceChain
  /** From which the seeds of exams are derived. */
  secret: Buffer
  forms: Pick<
    Forms,
    | 'boundForms'
    | 'filled'
    | 'forFilling'
    | 'isClosedFor'
    | 'list'
    | 'settingsOf'
    | 'rulesFor'
    | 'tipsFor'
    | 'linksOf'
    | 'close'
    | 'titleOf'
    | 'titlesOf'
    | 'newestOf'
    | 'newestOfAll'
    | 'publishedOf'
    | 'lastPublished'
    | 'versionOf'
  >
  qrCodes: Pick<QrCodes, 'rowsByIds' | 'variablesOf' | 'stockOf' | 'matchingIds'>
  /** Files of the account among the ids; foreign and unknown ones are missing. */
  filesByIds(tx: Tx, accountId: AccountId, ids: string[]): Promise<StoredFile[]>
  /** Stores an upload that has arrived, under its own id. */
  saveUpload(asked: { id: string; name?: string | undefined }, by: Uploader): Promise<StoredFile>
  /** Keeps a picture that came from elsewhere. */
  storePicture(bytes: Uint8Array, name: string, by: Uploader): Promise<StoredFile>
  /** The directories in which somebody works, with all below; null: in all. */
  directoriesOf: Accounts['memberships']['directoriesOf']
  notices: Pick<Notices, 'tell'>
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
  /** Whether the person with a number (E.164) works in the account. */
  isMember(tx: Tx, accountId: AccountId, mobile: string): Promise<boolean>
  smsCodes: Pick<Accounts, 'sendVisitCode' | 'useVisitCode'>
  proofs: Proofs
  /** Name of a province, city or county by its six digits. */
  areaName(code: string): string | undefined
  /** Whether a province or city has parts. */
  isDivided(code: string): boolean
}
