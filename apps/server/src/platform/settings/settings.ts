import { resolve } from 'node:path'
import { callRate, type Tier, tiers } from '@matai/contract'
import { parseMobile } from '@matai/contract/mobile'
import { z } from 'zod'
import { SettingsError } from './settings-error.ts'

/** Digits only: a blank, `1e3` or `0x10` would be a number too, and never what was meant. */
const count = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const address = z.url({ protocol: /^https?$/ })
const origin = address.transform((url) => new URL(url).origin)
const text = z.string().trim().min(1)
/** Numbers of people, apart by commas or blanks. */
const mobiles = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine((one) => parseMobile(one)?.e164 === one, 'must be numbers such as +8613800138000')))
/** Hosts as browsers write them; a point in front means all below too. */
const hosts = z
  .string()
  .transform((list) =>
    list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((host) => host.toLowerCase()),
  )
  .pipe(z.array(z.string().regex(/^\.?([a-z\d-]+\.)*[a-z\d-]+(:\d{1,5})?$/, 'must be hosts such as example.com')))
const domain = text.regex(/^\.?([a-z\d-]+\.)*[a-z\d-]+$/i, 'must be a domain such as example.com')

/** Every setting of the server, read from the environment. What each does stands in docs/operations/settings.md. */
const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: count(0, 65_535).default(7300),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: count(2, 200).default(10),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  ORIGIN: origin.optional(),
  SCAN_ORIGIN: origin.optional(),
  FILES_ORIGIN: origin.optional(),
  COOKIE_DOMAIN: domain.optional(),
  TRUSTED_HOSTS: hosts.default([]),
  TRUST_PROXY: z.stringbool().default(false),
  SECRET: z.string().min(32).optional(),
  OUTBOX: z.enum(['page', 'off']).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  OPERATORS: mobiles.default([]),
  /** Without a payment provider nobody could pay for more: an own server is no shop. */
  NEW_ACCOUNT_TIER: z.enum(tiers as [Tier, ...Tier[]]).default('enterprise'),
  BAD_HOSTS_FILE: text.optional(),
  CALLS_PER_SECOND: count(0, 100_000).default(callRate.perSecond),
  MIN_FREE_DISK_MB: count(0, 1_000_000_000).default(200),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text.optional(),
  SMS_PROVIDER: z.enum(['outbox', 'alibaba', 'twilio']).default('outbox'),
  SMS_PER_ADDRESS_HOUR: count(1, 1_000_000).default(400),
  SMS_PER_ADDRESS_DAY: count(1, 1_000_000).default(1_000),
  VISIT_SMS_PER_ADDRESS_HOUR: count(1, 1_000_000).default(1_000),
  WRONG_PASSWORDS_PER_ADDRESS: count(10, 1_000_000).default(300),
  ALIBABA_SMS_URL: address.default('https://dysmsapi.aliyuncs.com'),
  ALIBABA_ACCESS_KEY_ID: text.optional(),
  ALIBABA_ACCESS_KEY_SECRET: text.optional(),
  ALIBABA_SMS_SIGN_NAME: text.optional(),
  ALIBABA_SMS_TEMPLATE: text.optional(),
  TWILIO_URL: address.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
})

export type Settings = z.output<typeof Environment> & {
  LOG_LEVEL: NonNullable<z.output<typeof Environment>['LOG_LEVEL']>
}

const needs: Partial<Record<Settings['SMS_PROVIDER'], (keyof Settings)[]>> = {
  alibaba: ['ALIBABA_ACCESS_KEY_ID', 'ALIBABA_ACCESS_KEY_SECRET', 'ALIBABA_SMS_SIGN_NAME', 'ALIBABA_SMS_TEMPLATE'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
}

/** Throws a SettingsError that names the first wrong variable; an empty variable counts as absent. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new SettingsError(name, issue?.message ?? 'invalid', given[name])
  }
  const settings = parsed.data
  const missing = needs[settings.SMS_PROVIDER]?.find((name) => settings[name] === undefined)
  if (settings.SMTP_URL && !settings.MAIL_FROM) throw new SettingsError('MAIL_FROM', 'needed with SMTP_URL', undefined)
  if (missing) throw new SettingsError(missing, `needed with SMS_PROVIDER=${settings.SMS_PROVIDER}`, undefined)
  // A person at a terminal wants sentences; a log collector wants lines.
  const LOG_LEVEL = settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn')
  return { ...settings, LOG_LEVEL, DATA_DIR: resolve(settings.DATA_DIR) }
}
