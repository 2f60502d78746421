import { expect, it } from 'vitest'
import { serialPeriod, serialText, type SerialReset } from './serial.ts'

const newYear = new Date('2026-12-31T16:30:00Z')

it.each<[SerialReset, string, string]>([
  ['none', 'Asia/Shanghai', ''],
  ['daily', 'Asia/Shanghai', '2027-01-01'],
  ['daily', 'Europe/Berlin', '2026-12-31'],
  ['weekly', 'Asia/Shanghai', '2026-W53'],
  ['monthly', 'Asia/Shanghai', '2027-01'],
  ['monthly', 'America/New_York', '2026-12'],
  ['yearly', 'Asia/Shanghai', '2027'],
  ['yearly', 'UTC', '2026'],
])('numbers that are reset %s count in %s within %j', (reset, zone, period) => {
  expect(serialPeriod(reset, newYear, zone)).toBe(period)
})

it('is read with what stands before it and zeros in front', () => {
  expect(serialText({ prefix: 'XF-', digits: 4 }, 7)).toBe('XF-0007')
  expect(serialText({ prefix: '', digits: 2 }, 1234)).toBe('1234')
})
