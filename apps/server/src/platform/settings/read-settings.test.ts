import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { doubtsAbout } from './check-settings.ts'
import { readSettings } from './read-settings.ts'
import { SettingsError } from './settings-error.ts'
import { systemLanguage } from './system-language.ts'

function errorOf(environment: Record<string, string>): SettingsError {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error
    throw error
  }
  throw new Error('the settings were taken')
}

const production = {
  NODE_ENV: 'production',
  ORIGIN: 'https://qr.example.com',
  SCAN_ORIGIN: 'https://qr.example.com',
  SMS_PROVIDER: 'outbox',
}

describe('readSettings', () => {
  it('lets 300 people of one address register in a morning', () => {
    const { SMS_PER_ADDRESS_HOUR, SMS_PER_ADDRESS_DAY, SMS_PER_DAY } = readSettings({})
    for (const limit of [SMS_PER_ADDRESS_HOUR, SMS_PER_ADDRESS_DAY, SMS_PER_DAY])
      expect(limit).toBeGreaterThanOrEqual(300)
  })

  it('needs nothing', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ HOST: '127.0.0.1', PORT: 7300, ROLE: 'all', SMS_PROVIDER: 'outbox' })
    expect(settings.DATA_DIR).toBe(resolve('./data'))
    expect(settings.DATABASE_URL).toBeUndefined()
  })

  it('takes an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', SECRET: '', DATABASE_URL: '', ORIGIN: '' })).toMatchObject({ PORT: 7300 })
  })

  it('speaks to people in development and to collectors in production', () => {
    expect(readSettings({}).LOG_LEVEL).toBe('warn')
    expect(readSettings(production).LOG_LEVEL).toBe('info')
    expect(readSettings({ ...production, LOG_LEVEL: 'error' }).LOG_LEVEL).toBe('error')
  })

  it('reads who runs the server, and takes only whole numbers', () => {
    expect(readSettings({}).OPERATORS).toEqual([])
    const OPERATORS = '+8613800138000, +14155552671\n'
    expect(readSettings({ OPERATORS }).OPERATORS).toEqual(['+8613800138000', '+14155552671'])
    for (const wrong of ['13800138000', '+86 138 0013 8000', 'admin'])
      expect(errorOf({ OPERATORS: wrong }).message).toContain('OPERATORS')
  })

  it('reads the hosts that jumps may lead to at once', () => {
    expect(readSettings({}).TRUSTED_HOSTS).toEqual([])
    const TRUSTED_HOSTS = 'Shop.example, .pages.example\ntools.example:8443'
    expect(readSettings({ TRUSTED_HOSTS }).TRUSTED_HOSTS).toEqual([
      'shop.example',
      '.pages.example',
      'tools.example:8443',
    ])
  })

  it('reads numbers, switches and origins', () => {
    expect(readSettings({ PORT: '0', TRUST_PROXY: 'true', ORIGIN: 'https://Example.com/' })).toMatchObject({
      PORT: 0,
      TRUST_PROXY: 1,
      ORIGIN: 'https://example.com',
    })
  })

  it.each([
    ['NODE_ENV', 'staging'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', ' '],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['PORT', '80.5'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '1000'],
    ['MIN_FREE_DISK_MB', 'lots'],
    ['MIN_FREE_DISK_MB', 'Infinity'],
    ['ROLE', 'worker,web'],
    ['ORIGIN', 'example.com'],
    ['ORIGIN', 'ftp://example.com'],
    ['SCAN_ORIGIN', 'javascript:alert(1)'],
    ['FILES_ORIGIN', '/files'],
    ['COOKIE_DOMAIN', 'example.com; Path=/x'],
    ['COOKIE_DOMAIN', 'https://example.com'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '10'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy.example'],
    ['ORIGIN', 'https://example.com/codes/'],
    ['ORIGIN', 'https://user@example.com'],
    ['SCAN_ORIGIN', 'https://example.com/?from=print'],
    ['SCAN_ORIGIN', 'any'],
    ['MAIL_FROM', 'garbage'],
    ['MAIL_FROM', 'Matai <codes@example.com'],
    ['BAD_HOSTS_FILE', '/nowhere/list.txt'],
    ['TRUSTED_HOSTS', 'https://example.com'],
    ['TRUSTED_HOSTS', 'example.com,*.example.org'],
    ['TRUSTED_HOSTS', 'user@example.com'],
    ['OUTBOX', 'on'],
    ['LOG_LEVEL', 'loud'],
    ['SMS_PROVIDER', 'pigeon'],
    ['HOST', ' '],
    ['DATA_DIR', ' '],
  ])('stops at %s=%s and says both', (name, value) => {
    const error = errorOf({ [name]: value })
    expect(error.variable).toBe(name)
    expect(error.message).toContain(`${name}: `)
    expect(error.message).toContain(`(given: ${value})`)
  })

  it.each([
    ['SECRET', 'too-short-a-secret'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/matai'],
    ['DATABASE_URL', 'hunter2'],
    ['ALIBABA_SMS_URL', 'user:hunter2'],
  ])('stops at %s without repeating it', (name, value) => {
    const error = errorOf({ [name]: value })
    expect(error.variable).toBe(name)
    expect(error.message).not.toContain(value)
    expect(error.message).not.toContain('hunter2')
  })

  it('reads whom to believe about addresses', () => {
    const of = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY
    expect([of('false'), of('0'), of('true'), of('1'), of('2')]).toEqual([false, false, 1, 1, 2])
    expect(of('10.0.0.0/8, 2001:db8::/32,127.0.0.1')).toEqual(['10.0.0.0/8', '2001:db8::/32', '127.0.0.1'])
  })

  it.each(['ORIGIN', 'SCAN_ORIGIN', 'SMS_PROVIDER'])('stops in production without %s', (name) => {
    expect(errorOf({ ...production, [name]: '' }).message).toContain(`${name}: needed in production`)
  })

  it('takes words that say that it is meant, and names what it doubts', () => {
    const settings = readSettings({ ...production, ORIGIN: 'any', SCAN_ORIGIN: 'same' })
    expect([settings.ORIGIN, settings.SCAN_ORIGIN]).toEqual([undefined, undefined])
    expect(doubtsAbout(settings).join()).toContain('SMS_PROVIDER=outbox')
    expect(doubtsAbout(readSettings(production)).join()).toContain('TRUST_PROXY is off')
    expect(doubtsAbout(readSettings({}))).toEqual([])
  })

  it('opens the outbox in production only with a key of its own', () => {
    expect(errorOf({ ...production, OUTBOX: 'page' }).variable).toBe('OUTBOX_KEY')
    const OUTBOX_KEY = 'sixteen-letters-'
    expect(readSettings({ ...production, OUTBOX: 'page', OUTBOX_KEY }).OUTBOX_KEY).toBe(OUTBOX_KEY)
    expect(errorOf({ OUTBOX_KEY: 'too short' }).message).not.toContain('too short')
  })

  it('stops at a cookie of another site', () => {
    const ORIGIN = 'https://qr.example.com'
    for (const wrong of ['other.org', 'ample.com', 'com', 'a.qr.example.com'])
      expect(errorOf({ ORIGIN, COOKIE_DOMAIN: wrong }).variable).toBe('COOKIE_DOMAIN')
    for (const right of ['example.com', '.example.com', 'qr.example.com'])
      expect(readSettings({ ORIGIN, COOKIE_DOMAIN: right }).COOKIE_DOMAIN).toBe(right)
  })

  it('sends no mail whose links would follow the caller', () => {
    const mail = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'codes@example.com' }
    expect(errorOf(mail).variable).toBe('ORIGIN')
    expect(errorOf({ ...mail, ORIGIN: 'any' }).variable).toBe('ORIGIN')
    for (const MAIL_FROM of ['codes@example.com', '码台 <codes@example.com>'])
      expect(readSettings({ ...mail, MAIL_FROM, ORIGIN: 'https://qr.example.com' }).MAIL_FROM).toBe(MAIL_FROM)
  })

  it.each([
    ['ORIGN', 'ORIGIN'],
    ['SCAN_ORGIIN', 'SCAN_ORIGIN'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['OPERATOR', 'OPERATORS'],
    ['MATAI_SECRET', 'SECRET'],
  ])('stops at %s, which would have no effect', (name, meant) => {
    const error = errorOf({ [name]: 'x' })
    expect([error.variable, error.message.includes(meant)]).toEqual([name, true])
  })

  it('leaves the variables of others alone', () => {
    const others = {
      HOSTNAME: 'x',
      HOME: '/',
      PORTS: '1',
      SMTP_HOST: 'x',
      DATABASE_PORT: '5432',
      MATAI_PORT: 'tcp://x',
    }
    expect(readSettings(others).PORT).toBe(7300)
  })

  const alibaba = {
    ALIBABA_ACCESS_KEY_ID: 'id',
    ALIBABA_ACCESS_KEY_SECRET: 'secret',
    ALIBABA_SMS_SIGN_NAME: 'Matai',
    ALIBABA_SMS_TEMPLATE: 'SMS_1',
  }
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15550000000' }
  const needed = Object.entries({ alibaba, twilio }).flatMap(([provider, all]) =>
    Object.keys(all).map((name) => ({ provider, name, all })),
  )

  it.each(needed)('stops when $provider lacks $name', ({ provider, name, all }) => {
    const error = errorOf({ SMS_PROVIDER: provider, ...all, [name]: '' })
    expect(error.variable).toBe(name)
    expect(error.message).toContain(`SMS_PROVIDER=${provider}`)
  })

  it('takes a provider that has all it needs', () => {
    expect(readSettings({ SMS_PROVIDER: 'alibaba', ...alibaba }).SMS_PROVIDER).toBe('alibaba')
    expect(readSettings({ SMS_PROVIDER: 'twilio', ...twilio }).SMS_PROVIDER).toBe('twilio')
  })
})

describe('systemLanguage', () => {
  it.each([
    [{ LANG: 'zh_CN.UTF-8' }, 'zh'],
    [{ LANG: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'zh_CN.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'zh_TW.UTF-8' }, 'zh'],
    [{}, 'en'],
  ] as const)('reads %o as %s', (environment, language) => {
    expect(systemLanguage(environment, 'en-US')).toBe(language)
  })

  it('takes that of the system where the terminal says none', () => {
    expect([systemLanguage({}, 'zh-Hans-CN'), systemLanguage({ LANG: 'C' }, 'zh-CN')]).toEqual(['zh', 'en'])
  })
})
