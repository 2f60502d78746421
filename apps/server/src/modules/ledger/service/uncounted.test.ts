import { expect, it, vi } from 'vitest'
import { createUncounted } from './uncounted.ts'

const full = Object.assign(new Error('could not extend file'), { code: '53100' })
const crowded = Object.assign(new Error('too many connections'), { code: '53300' })

it('says how many were not counted in one line a minute and asks for space where the disk is full', () => {
  let now = 0
  const [log, onFull] = [{ error: vi.fn() }, vi.fn()]
  const uncounted = createUncounted({ log, onFull, now: () => now })
  expect(uncounted.isNow).toBe(false)
  uncounted.add(3, crowded)
  expect(onFull).not.toHaveBeenCalled()
  now = 59_000
  uncounted.add(4, full)
  expect([uncounted.isNow, log.error.mock.calls.length]).toEqual([true, 1])
  expect(onFull).toHaveBeenCalledOnce()
  now = 60_000
  uncounted.add(1, full)
  expect(log.error.mock.calls.map(([{ scans }]) => scans)).toEqual([3, 5])
  now = 121_000
  expect(uncounted.isNow).toBe(false)
})
