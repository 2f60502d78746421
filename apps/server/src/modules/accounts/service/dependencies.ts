import type { RegistrationMode, Tier } from '@matai/contract'
import type { Logger } from 'pino'
import type { ConversionReporter } from '../../../platform/conversions/conversion-reporter.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Idempotency } from '../../../platform/idempotency/idempotency.ts'
import type { Countries } from '../../../platform/geo/countries.ts'
import type { PlaceOf } from '../../../platform/geo/places.ts'
import type { PublicContext } from '../../../platform/http/context.ts'
import type { Ports } from '../../../platform/ports.ts'
import type { Passwords } from '../../../platform/passwords/passwords.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { Seals } from '../../../platform/seal/seals.ts'
import type { MailSender } from '../../../platform/mail/mail-sender.ts'
import type { SmsSender } from '../../../platform/sms/sms-sender.ts'
import type { AddressLimits } from './limits.ts'

export interface AccountDependencies {
  database: Database
  events: Events
  seals: Seals
  passwords: Passwords
  rateLimit: RateLimit
  addressLimits: AddressLimits
  /** Text messages that the whole server sends a day. */
  smsPerDay: number
  /** ISO codes of the countries that get text messages; empty: all. */
  smsCountries: readonly string[]
  idempotency: Pick<Idempotency, 'purge'>
  sms: SmsSender
  mail: MailSender
  /** Scheme and host of the console, where a request does not tell. */
  consoleOrigin: string | undefined
  countries: Countries
  /** Who may register. */
  registration: RegistrationMode
  placeOf: PlaceOf
  /** What a new account gets. */
  newAccountTier: Tier
  /** Numbers (E.164) of who runs this server; without any it is the first person who registered. */
  operators: readonly string[]
  /** The server's secret; codes from text messages are stored under a key made from it. */
  secret: Buffer
  log: Logger
  ports: Ports
  /** Undefined where nobody sells advertisements for this server. */
  conversions: ConversionReporter | undefined
}

/** What a verb needs to know of the request besides its input. */
export type Visit = Pick<PublicContext, 'now' | 'ip' | 'userAgent' | 'language' | 'say'>

/** And of the browser, where somebody signs in. */
export type SignInVisit = Visit & Pick<PublicContext, 'device' | 'setDevice' | 'noteSecurity'>
