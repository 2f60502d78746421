import { describe, expect, it, test } from 'vitest'
import * as rules from './rules.ts'

const now = new Date('2026-11-21T10:00:00Z')

test('a session lasts a day, or 30 when the person stays signed in', () => {
  expect(rules.sessionEnd(now, false).toISOString()).toBe('2026-11-22T10:00:00.000Z')
  expect(rules.sessionEnd(now, true).toISOString()).toBe('2026-12-21T10:00:00.000Z')
})

test('a closed account is erased after 14 days', () => {
  expect(rules.eraseMoment(now).toISOString()).toBe('2026-12-05T10:00:00.000Z')
})

test('last use is written at most once an hour', () => {
  expect(rules.isSeenLongAgo(new Date('2026-11-21T09:00:01Z'), now)).toBe(false)
  expect(rules.isSeenLongAgo(new Date('2026-11-21T08:59:59Z'), now)).toBe(true)
})

describe('currentTier', () => {
  it('is what was bought until the moment it ends, then free', () => {
    expect(rules.currentTier({ tier: 2, tierUntil: null }, now)).toBe('advanced')
    expect(rules.currentTier({ tier: 2, tierUntil: new Date('2026-11-21T10:00:01Z') }, now)).toBe('advanced')
    expect(rules.currentTier({ tier: 7, tierUntil: now }, now)).toBe('free')
  })

  it('reads the unused numbers as flagship', () => {
    expect(rules.currentTier({ tier: 5, tierUntil: null }, now)).toBe('flagship')
  })
})

test.each([
  ['1234567', false],
  ['12345678', true],
  ['12345678901234567890', true],
  ['123456789012345678901', false],
  ['密码密码密码密码', true],
  ['🔒🔒🔒🔒', false],
])('password %s fits: %s', (password, fits) => {
  expect(rules.passwordFits(password)).toBe(fits)
})

test.each([
  ['+8613812345678', '+86 138****5678'],
  ['+12025550123', '+1 20****0123'],
  ['+6591234567', '+65 ****4567'],
])('%s is shown as %s', (mobile, shown) => {
  expect(rules.maskMobile(mobile)).toBe(shown)
})

test.each([
  [0, 'register'],
  [1, 'reset'],
  [2, 'changeMobile'],
  [3, 'closeAccount'],
])('sendType %i is %s', (sendType, purpose) => {
  expect(rules.purposeOf(sendType)).toBe(purpose)
})

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel) ${chrome} Mobile Safari/537.36 MicroMessenger/8.0`, 'WeChat · Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Safari/604.1', 'Safari · iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
  ['curl/8.5.0', 'curl'],
  ['', ''],
])('%s is called %s', (userAgent, name) => {
  expect(rules.deviceName(userAgent)).toBe(name)
})
