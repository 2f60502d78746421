import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
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

describe('readSettings', () => {
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
    expect(readSettings({ NODE_ENV: 'production' }).LOG_LEVEL).toBe('info')
    expect(readSettings({ NODE_ENV: 'production', LOG_LEVEL: 'error' }).LOG_LEVEL).toBe('error')
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
      TRUST_PROXY: true,
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
    expect(systemLanguage(environment)).toBe(language)
  })
})
