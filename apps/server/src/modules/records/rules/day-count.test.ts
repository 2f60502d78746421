import { describe, expect, it } from 'vitest'
import { createDays, momentsOfDay, wholeDays } from './day-count.ts'

const zone = 'Asia/Shanghai'
const at = (text: string) => new Date(`${text}+08:00`)

describe('days of a report', () => {
  it('are those of the zone, and end where the next one begins', () => {
    const dayOf = createDays(zone)
    expect(['2026-11-27T23:59:59.999', '2026-11-28T00:00', '2026-11-28T09:00'].map((text) => dayOf(at(text)))).toEqual([
      '2026-11-27',
      '2026-11-28',
      '2026-11-28',
    ])
    expect(momentsOfDay('2026-11-28', zone)).toEqual({ from: at('2026-11-28T00:00'), until: at('2026-11-29T00:00') })
  })

  it('are kept where they are whole, and read where they are not', () => {
    expect(wholeDays({ from: undefined, until: undefined }, zone)).toEqual({
      days: { from: null, until: null },
      beside: [],
    })
    expect(wholeDays({ from: at('2026-11-01T00:00'), until: at('2026-11-08T00:00') }, zone)).toEqual({
      days: { from: '2026-11-01', until: '2026-11-08' },
      beside: [],
    })
    expect(wholeDays({ from: at('2026-11-01T10:00'), until: at('2026-11-08T10:00') }, zone)).toEqual({
      days: { from: '2026-11-02', until: '2026-11-08' },
      beside: [
        { from: at('2026-11-01T10:00'), until: at('2026-11-02T00:00') },
        { from: at('2026-11-08T00:00'), until: at('2026-11-08T10:00') },
      ],
    })
    const within = { from: at('2026-11-01T10:00'), until: at('2026-11-01T12:00') }
    expect(wholeDays(within, zone)).toEqual({ days: { from: '2026-11-01', until: '2026-11-01' }, beside: [within] })
    const begun = { from: at('2026-11-01T00:00'), until: at('2026-11-01T12:00') }
    expect(wholeDays(begun, zone).beside).toEqual([begun])
  })
})
