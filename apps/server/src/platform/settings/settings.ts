import { callRate, type Tier, tiers } from '@matai/contract'
import { parseMobile } from '@matai/rules/mobile'
import { z } from 'zod'
import { isPrivateKey, isPublicKey } from '../pay/keys.ts'
import { pricesOf } from './prices.ts'
import { smsSettings } from './sms-settings.ts'
import { trustProxy } from './trust-proxy.ts'
import { wechatSettings } from './wechat-settings.ts'

/** Digits only: a blank, `1e3` or `0x10` would be a number too, and never what was meant. */
const count = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
const address = z.url({ protocol: /^https?$/ })
/** Scheme and host alone: whatever else is in it would be dropped without a word. */
const origin = address
  .refine(
    (url) => /^https?:\/\/[^/?#@]+\/?$/i.test(url),
    'must be scheme and host alone, such as https://qr.example.com',
  )
  .transform((url) => new URL(url).origin)
/** An origin, or the word that says that none is meant. */
const originOr = (word: string) =>
  z
    .string()
    .transform((given) => (given === word ? undefined : given))
    .pipe(origin.optional())
    .optional()
const text = z.string().trim().min(1)
const mailAddress = '[^\\s<>@,;]+@[^\\s<>@,;]+'
const sender = text.regex(
  new RegExp(`^(${mailAddress}|[^<>@]*<${mailAddress}>)$`),
  'must be an address such as codes@example.com or Codes <codes@example.com>',
)
const postgres = z.url({ protocol: /^postgres(ql)?$/ })
/** What opens a page for whoever runs the server: long enough that nobody guesses it, and plain in an address. */
const pageKey = z.string().regex(/^[\w-]{16,}$/, 'must be 16 or more letters, digits, - or _')
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
export const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: count(0, 65_535).default(7300),
  WORKER_PORT: count(0, 65_535).default(7301),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: postgres.optional(),
  /** The same database without a pooler in between. */
  DATABASE_DIRECT_URL: postgres.optional(),
  /** A standby of it that statistics and exports are read from. */
  DATABASE_REPLICA_URL: postgres.optional(),
  /** `later`: for a database of several machines, where counts of days follow scans within two seconds. */
  SCAN_COUNTS: z.enum(['at-once', 'later']).default('at-once'),
  DATABASE_POOL: count(2, 200).default(10),
  SLOW_QUERY_MS: count(0, 20_000).default(500),
  NEW_DATABASE: z.stringbool().default(false),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  ORIGIN: originOr('any'),
  SCAN_ORIGIN: originOr('same'),
  FILES_ORIGIN: origin.optional(),
  COOKIE_DOMAIN: domain.optional(),
  /** Names of enterprises are put before it: `acme.qr.example.com`. */
  LOGIN_DOMAIN: domain.optional(),
  TRUSTED_HOSTS: hosts.default([]),
  /** Receivers of pushes that may lie in a network of our own. */
  PUSH_PRIVATE_HOSTS: hosts.default([]),
  TRUST_PROXY: trustProxy.default(false),
  SECRET: z.string().min(32).optional(),
  OUTBOX: z.enum(['page', 'off']).optional(),
  OUTBOX_KEY: pageKey.optional(),
  METRICS_KEY: pageKey.optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).optional(),
  OPERATORS: mobiles.default([]),
  /** Who may register: everybody with a text message, who was invited, or who can read a mail. */
  REGISTRATION: z.enum(['open', 'invitation', 'email']).default('open'),
  /** Where nothing is sold everybody has everything: an own server is no shop. */
  NEW_ACCOUNT_TIER: z.enum(tiers as [Tier, ...Tier[]]).optional(),
  /** Of a year, in yuan: `basic=198, flagship=1998`. */
  TIER_PRICES: text
    .refine(
      (list) => pricesOf(list) !== undefined,
      'must be prices of tiers a year in yuan, such as basic=198,flagship=1998',
    )
    .optional(),
  BANK_ACCOUNT: text.optional(),
  WXPAY_URL: address.default('https://api.mch.weixin.qq.com'),
  WXPAY_APP_ID: text.optional(),
  WXPAY_MCH_ID: text.optional(),
  WXPAY_SERIAL: text.optional(),
  WXPAY_PRIVATE_KEY: text.refine(isPrivateKey, 'must be a private RSA key, PEM or its base64').optional(),
  WXPAY_API_KEY: z.string().length(32, 'must have 32 characters').optional(),
  WXPAY_PUBLIC_KEY: text.refine(isPublicKey, 'must be a public RSA key, PEM or its base64').optional(),
  WXPAY_PUBLIC_KEY_ID: text.optional(),
  ALIPAY_URL: address.default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: text.optional(),
  ALIPAY_SELLER_ID: text.optional(),
  ALIPAY_PRIVATE_KEY: text.refine(isPrivateKey, 'must be a private RSA key, PEM or its base64').optional(),
  ALIPAY_PUBLIC_KEY: text.refine(isPublicKey, 'must be a public RSA key, PEM or its base64').optional(),
  BAD_HOSTS_FILE: text.optional(),
  BACKUP_DIR: text.optional(),
  /** Where files are kept; in S3 as soon as a bucket is named. */
  FILES: z.enum(['local', 's3']).optional(),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: text.regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket').optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: z.stringbool().default(false),
  CALLS_PER_SECOND: count(0, 100_000).default(callRate.perSecond),
  MIN_FREE_DISK_MB: count(0, 1_000_000_000).default(200),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  SMS_PROVIDER: z.enum(['outbox', 'alibaba', 'twilio', 'http']).default('outbox'),
  SMS_COUNTRIES: smsSettings.countries.default([]),
  SMS_HTTP_URL: smsSettings.address.optional(),
  SMS_HTTP_METHOD: z.enum(['POST', 'GET']).default('POST'),
  SMS_HTTP_TYPE: z.enum(['json', 'form']).default('json'),
  SMS_HTTP_HEADERS: smsSettings.headers.default({}),
  SMS_HTTP_BODY: smsSettings.template.default('{"mobile":"+{country}{mobile}","text":"{text}"}'),
  SMS_HTTP_SUCCESS: smsSettings.success.optional(),
  SMS_PER_DAY: count(1, 100_000_000).default(10_000),
  SMS_PER_ADDRESS_HOUR: count(1, 1_000_000).default(400),
  SMS_PER_ADDRESS_DAY: count(1, 1_000_000).default(1_000),
  VISIT_SMS_PER_ADDRESS_HOUR: count(1, 1_000_000).default(1_000),
  NETWORK_RATE_FACTOR: count(1, 1_000).default(1),
  WRONG_PASSWORDS_PER_ADDRESS: count(10, 1_000_000).default(300),
  MAP_PROVIDER: z.enum(['off', 'tencent', 'amap', 'tianditu', 'nominatim']).default('off'),
  MAP_KEY: text.optional(),
  MAP_URL: address.optional(),
  OCPC_TOKEN: text.optional(),
  OCPC_URL: address.default('https://ocpc.baidu.com'),
  ALIBABA_SMS_URL: address.default('https://dysmsapi.aliyuncs.com'),
  ALIBABA_ACCESS_KEY_ID: text.optional(),
  ALIBABA_ACCESS_KEY_SECRET: text.optional(),
  ALIBABA_SMS_SIGN_NAME: text.optional(),
  ALIBABA_SMS_TEMPLATE: text.optional(),
  TWILIO_URL: address.default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  TWILIO_FROM: text.optional(),
  WECHAT_APP_ID: wechatSettings.appId.optional(),
  WECHAT_APP_SECRET: wechatSettings.secret.optional(),
  WECHAT_TOKEN: wechatSettings.token.optional(),
  WECHAT_AES_KEY: wechatSettings.aesKey.optional(),
  WECHAT_NOTICE_TEMPLATE: text.optional(),
  WECHAT_NOTICE_FIELDS: wechatSettings.noticeFields.default({ title: 'thing1', text: 'thing2', time: 'time3' }),
  WECHAT_WEB_APP_ID: wechatSettings.appId.optional(),
  WECHAT_WEB_APP_SECRET: wechatSettings.secret.optional(),
  WECHAT_MINI_APP_ID: wechatSettings.appId.optional(),
  WECHAT_MINI_APP_SECRET: wechatSettings.secret.optional(),
  WECHAT_MINI_TEMPLATE: text.optional(),
  WECHAT_MINI_FIELDS: wechatSettings.noticeFields.default({ title: 'thing1', text: 'thing2', time: 'time3' }),
  WECHAT_FILES: wechatSettings.files.default({}),
  WECHAT_COMPONENT_APP_ID: wechatSettings.appId.optional(),
  WECHAT_COMPONENT_SECRET: wechatSettings.secret.optional(),
  WECHAT_COMPONENT_TOKEN: wechatSettings.token.optional(),
  WECHAT_COMPONENT_AES_KEY: wechatSettings.aesKey.optional(),
  WECHAT_URL: address.default('https://api.weixin.qq.com'),
  WECHAT_OPEN_URL: address.default('https://open.weixin.qq.com'),
  WECHAT_MP_URL: address.default('https://mp.weixin.qq.com'),
})

export type Settings = z.output<typeof Environment> & {
  LOG_LEVEL: NonNullable<z.output<typeof Environment>['LOG_LEVEL']>
  NEW_ACCOUNT_TIER: Tier
  FILES: 'local' | 's3'
}

/** The names of all settings. */
export const settingNames = Object.keys(Environment.shape)
