import type { ReminderChannel, Tier } from '@matai/contract'
import type { Logger } from 'pino'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Database, Tx } from '../../../platform/db/database.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Audit } from '../../audit/service.ts'
import type { Collaborators } from '../../collaborators/service/collaborators.ts'
import type { Coupons } from '../../coupons/service/vouchers.ts'
import type { Forms } from '../../forms/service/forms.ts'
import type { MiniPeople } from '../../mini-program/service/mini-people.ts'
import type { Notices } from '../../notices/service.ts'
import type { Plans } from '../../plans/service/plans.ts'
import type { Records } from '../../records/service/records.ts'
import type { Statuses } from '../../statuses/service/statuses.ts'
import type { WechatPeople } from '../../wechat/service/wechat.ts'
import type { Channels } from './channels.ts'

/** What reminders need from the outside and from earlier modules; handed in by the wiring. */
export interface Dependencies {
  database: Database
  log: Logger
  audit: Pick<Audit, 'on'>
  notices: Pick<Notices, 'tell'>
  rateLimit: Pick<RateLimit, 'hit'>
  channels: Channels
  wechat: Pick<WechatPeople['messages'], 'reach' | 'unfollowed'>
  /** Who agreed in the mini program. */
  mini: Pick<MiniPeople['messages'], 'reach'>
  /** Codes by which people agree in WeChat. */
  wechatScenes: Pick<WechatPeople['scenes'], 'receive'>
  forms: Pick<Forms, 'titleOf' | 'titlesOf' | 'newestOf'>
  records: Pick<Records, 'holdingOf' | 'whoOf' | 'fillersByIds' | 'dueWithin'>
  collaborators: Pick<Collaborators, 'reachable' | 'listGroups'>
  statuses: Pick<Statuses, 'namesAmong' | 'itemsAmong'>
  plans: Pick<Plans, 'namesAmong' | 'countOpenCodes'>
  coupons: Pick<Coupons, 'namesAmong'>
  /** From which the links are signed by which people agree to messages, and stop them. */
  secret: Buffer
  /** Scheme and host of the console for addresses in messages, where it is set. */
  consoleOrigin: string | undefined
  /** Scheme and host of printed codes and of what phones open; undefined: no address is named. */
  printedOrigin?: string | undefined
  /** What people are called, by user id. */
  namesOf(tx: Tx, userIds: number[]): Promise<Map<number, string>>
  /** Tier and zone of an account as they count now, and its name if it has one. */
  standingOf(tx: Tx, accountId: AccountId, now: Date): Promise<{ tier: Tier; zone: string; name: string } | undefined>
  /** What an account is called: its name, else its owner's number with its middle hidden. */
  accountNamesOf(tx: Tx, ids: number[]): Promise<Map<number, string>>
}

/** The ways in their order. */
export const offeredBy = ({ channels }: Pick<Dependencies, 'channels'>): ReminderChannel[] => [
  'bell',
  ...channels.keys(),
]
