import { accessSync, constants } from 'node:fs'
import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'

type Given = Partial<Record<keyof Settings, string>>

const needs: Partial<Record<Settings['SMS_PROVIDER'], (keyof Settings)[]>> = {
  alibaba: ['ALIBABA_ACCESS_KEY_ID', 'ALIBABA_ACCESS_KEY_SECRET', 'ALIBABA_SMS_SIGN_NAME', 'ALIBABA_SMS_TEMPLATE'],
  twilio: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  http: ['SMS_HTTP_URL'],
}

/** What no setting tells alone: throws for the first that does not go with the others. */
export function checkSettings(settings: Settings, given: Given): void {
  const missing = needs[settings.SMS_PROVIDER]?.find((name) => settings[name] === undefined)
  if (missing) refuse(missing, `needed with SMS_PROVIDER=${settings.SMS_PROVIDER}`)
  const { MAP_PROVIDER: map } = settings
  if (map === 'nominatim' && !settings.MAP_URL) refuse('MAP_URL', 'needed with MAP_PROVIDER=nominatim')
  if (map !== 'off' && map !== 'nominatim' && !settings.MAP_KEY) refuse('MAP_KEY', `needed with MAP_PROVIDER=${map}`)
  if (settings.SMTP_URL && !settings.MAIL_FROM) refuse('MAIL_FROM', 'needed with SMTP_URL')
  if (settings.SMTP_URL && !settings.ORIGIN)
    refuse('ORIGIN', 'needed with SMTP_URL: else the links in mails lead wherever the caller says')
  checkTogether(settings)
  checkStores(settings)
  checkPayments(settings)
  checkCookieDomain(settings)
  if (settings.BAD_HOSTS_FILE) checkReadable(settings.BAD_HOSTS_FILE)
  if (settings.NODE_ENV === 'production') checkProduction(settings, given)
}

/** Settings of which one is nothing without the others. */
const together: (keyof Settings)[][] = [
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET', 'WECHAT_TOKEN'],
  ['WECHAT_WEB_APP_ID', 'WECHAT_WEB_APP_SECRET'],
  ['WECHAT_MINI_APP_ID', 'WECHAT_MINI_APP_SECRET'],
  ['WECHAT_COMPONENT_APP_ID', 'WECHAT_COMPONENT_SECRET', 'WECHAT_COMPONENT_TOKEN', 'WECHAT_COMPONENT_AES_KEY'],
]

function checkTogether(settings: Settings): void {
  for (const names of together) {
    const given = names.find((name) => settings[name] !== undefined)
    const missing = given && names.find((name) => settings[name] === undefined)
    if (missing) refuse(missing, `needed with ${given}`)
    if (given && !settings.ORIGIN) refuse('ORIGIN', `needed with ${given}: WeChat leads back to it`)
  }
  const { WECHAT_APP_ID: account } = settings
  if (settings.WECHAT_AES_KEY && !account) refuse('WECHAT_APP_ID', 'needed with WECHAT_AES_KEY')
  if (settings.WECHAT_NOTICE_TEMPLATE && !account) refuse('WECHAT_APP_ID', 'needed with WECHAT_NOTICE_TEMPLATE')
  if (settings.WECHAT_MINI_TEMPLATE && !settings.WECHAT_MINI_APP_ID)
    refuse('WECHAT_MINI_APP_ID', 'needed with WECHAT_MINI_TEMPLATE')
}

const s3 = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Where files are kept, and by which ways the database is reached. */
function checkStores(settings: Settings): void {
  const given = s3.find((name) => settings[name] !== undefined)
  const missing = s3.find((name) => settings[name] === undefined)
  if (missing && settings.FILES === 's3') refuse(missing, 'needed with FILES=s3')
  if (missing && given) refuse(missing, `needed with ${given}`)
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (settings[name] && !settings.DATABASE_URL) refuse('DATABASE_URL', `needed with ${name}`)
}

/** Without these a server for others works, and prints addresses or answers people wrongly. */
function checkProduction(settings: Settings, given: Given): void {
  if (!given.ORIGIN)
    refuse('ORIGIN', 'needed in production, such as https://qr.example.com; "any" takes the address that is asked for')
  if (!given.SCAN_ORIGIN)
    refuse('SCAN_ORIGIN', 'needed in production: printed codes carry it for ever; "same" takes that of ORIGIN')
  if (settings.OUTBOX === 'page' && !settings.OUTBOX_KEY)
    refuse('OUTBOX_KEY', 'needed with OUTBOX=page in production, because the outbox holds codes that sign people in')
  if (!given.SMS_PROVIDER && settings.REGISTRATION === 'open')
    refuse(
      'SMS_PROVIDER',
      'needed in production: alibaba, twilio or http; "outbox" sends nothing and keeps codes in a file',
    )
}

const wxpay = [
  ...(['WXPAY_APP_ID', 'WXPAY_MCH_ID', 'WXPAY_SERIAL', 'WXPAY_PRIVATE_KEY', 'WXPAY_API_KEY'] as const),
  ...(['WXPAY_PUBLIC_KEY', 'WXPAY_PUBLIC_KEY_ID'] as const),
] as const
const alipay = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'] as const

/** A provider is set up as a whole, with something to sell, and where it can tell us that somebody paid. */
function checkPayments(settings: Settings): void {
  for (const names of [wxpay, alipay]) {
    const first = names.find((name) => settings[name] !== undefined)
    if (!first) continue
    const missing = names.find((name) => settings[name] === undefined)
    if (missing) refuse(missing, `needed with ${first}`)
    if (!settings.ORIGIN && settings.NODE_ENV === 'production')
      refuse('ORIGIN', `needed with ${first}: there the provider tells that somebody paid`)
    if (!settings.TIER_PRICES) refuse('TIER_PRICES', `needed with ${first}: else there is nothing to pay`)
  }
}

function checkCookieDomain({ COOKIE_DOMAIN, ORIGIN }: Settings): void {
  if (!COOKIE_DOMAIN || !ORIGIN) return
  const domain = COOKIE_DOMAIN.replace(/^\./, '').toLowerCase()
  const host = new URL(ORIGIN).hostname
  const isParent = host === domain || (domain.includes('.') && host.endsWith(`.${domain}`))
  if (!isParent) refuse('COOKIE_DOMAIN', `must be ${host}, the host of ORIGIN, or a domain above it`, COOKIE_DOMAIN)
}

function checkReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK)
  } catch {
    refuse('BAD_HOSTS_FILE', 'must be a file that can be read; make it, if only empty', file)
  }
}

/** What may be meant and mostly is not, a sentence each, for the log of the start. */
export function doubtsAbout(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return []
  const doubts: string[] = []
  if (settings.SMS_PROVIDER === 'outbox')
    doubts.push(
      'SMS_PROVIDER=outbox: no text message is sent, people cannot register or reset a password by themselves',
    )
  if (settings.OUTBOX === 'page') doubts.push('OUTBOX=page: whoever has OUTBOX_KEY reads the codes that sign people in')
  if (settings.ORIGIN?.startsWith('https:') && !settings.TRUST_PROXY)
    doubts.push('ORIGIN is https and TRUST_PROXY is off: all visitors have the address of whatever ends https')
  return doubts
}

function refuse(name: keyof Settings, problem: string, value?: string): never {
  throw new SettingsError(name, problem, value)
}
