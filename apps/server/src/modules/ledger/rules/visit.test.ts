import { expect, it } from 'vitest'
import { agentOf, deviceOf, isAhead } from './visit.ts'
import { createVisitorHash } from './visitor.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) Mobile', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'desktop'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'desktop'],
  ['curl/8.5.0', 'other'],
  ['', 'other'],
])('%s is a device of the kind %s', (agent, device) => expect(deviceOf(agent)).toBe(device))

it('tells the WeChat browser, which is a person', () => {
  expect(agentOf('Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0.50')).toEqual({
    machine: false,
    wechat: true,
    device: 'ios',
  })
})

it.each([
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('sees that nobody looks yet: %j', (headers) => expect(isAhead(headers)).toBe(true))

it('takes a plain request for a look', () => expect(isAhead({ 'sec-fetch-mode': 'navigate' })).toBe(false))

it('tells visitors of a day apart, and nobody from day to day', () => {
  const visitor = createVisitorHash(Buffer.from('a secret'))
  const visit = { day: '2026-11-21', ip: '203.0.113.9', userAgent: 'phone' }
  const other = createVisitorHash(Buffer.from('another secret'))
  expect(visitor(visit)).toMatch(/^[0-9a-f]{32}$/)
  expect(visitor({ ...visit })).toBe(visitor(visit))
  const different = [
    visitor({ ...visit, day: '2026-11-22' }),
    visitor({ ...visit, ip: '203.0.113.10' }),
    visitor({ ...visit, userAgent: 'tablet' }),
    other(visit),
  ]
  expect(new Set([visitor(visit), ...different]).size).toBe(5)
})
