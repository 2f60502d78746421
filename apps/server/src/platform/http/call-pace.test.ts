import { describe, expect, it } from 'vitest'
import { createCallPace } from './call-pace.ts'

const refusal = (retryAfter: number) => expect.objectContaining({ errorName: 'tooManyRequests', data: { retryAfter } })

describe('calls of a session', () => {
  it('are refused when there are too many, until time has passed; others go on', () => {
    let now = 0
    const pace = createCallPace({ rate: { burst: 3, perSecond: 0.5 }, now: () => now })
    for (let call = 0; call < 3; call += 1) pace.count(1)
    expect(() => pace.count(1)).toThrow(refusal(2))
    pace.count(2)
    now = 1_999
    expect(() => pace.count(1)).toThrow(refusal(1))
    now = 2_000
    pace.count(1)
    expect(() => pace.count(1)).toThrow(refusal(2))
  })

  it('are as many at once as the contract says', () => {
    const pace = createCallPace({ now: () => 0 })
    for (let call = 0; call < 600; call += 1) pace.count(1)
    expect(() => pace.count(1)).toThrow(refusal(1))
  })
})

describe('heavy calls of an account', () => {
  const open = () => {
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    return { ended, end }
  }

  it('are two at a time, in the order in which they came, and keep nobody else waiting', async () => {
    const pace = createCallPace()
    const begun: string[] = []
    const doors = [open(), open(), open()]
    const calls = doors.map(({ ended }, place) =>
      pace.inTurn(1, 1, async () => {
        begun.push(`one ${place}`)
        await ended
      }),
    )
    await pace.inTurn(2, 1, async () => void begun.push('two'))
    expect(begun).toEqual(['one 0', 'one 1', 'two'])
    doors[1]?.end()
    await calls[1]
    await pace.inTurn(2, 1, async () => undefined)
    expect(begun).toEqual(['one 0', 'one 1', 'two', 'one 2'])
    for (const { end } of doors) end()
    await Promise.all(calls)
  })

  it('give their place back when they fail, and are refused when too many wait', async () => {
    const pace = createCallPace()
    const { ended, end } = open()
    const fails = () => pace.inTurn(1, 1, () => Promise.reject(new Error('no')))
    await expect(fails()).rejects.toThrow('no')
    const calls = Array.from({ length: 502 }, () => pace.inTurn(1, 1, () => ended))
    await expect(pace.inTurn(1, 1, async () => 'more')).rejects.toEqual(refusal(5))
    expect(await pace.inTurn(2, 1, async () => 'other')).toBe('other')
    end()
    await Promise.all(calls)
    expect(await pace.inTurn(1, 1, async () => 'again')).toBe('again')
  })

  it('are refused when those that wait hold too much', async () => {
    const pace = createCallPace()
    const { ended, end } = open()
    const large = 20 * 1024 ** 2
    const calls = Array.from({ length: 3 }, () => pace.inTurn(1, large, () => ended))
    await expect(pace.inTurn(1, large, async () => 'more')).rejects.toEqual(refusal(5))
    const small = pace.inTurn(1, 1_000, async () => 'small')
    end()
    await Promise.all(calls)
    expect(await small).toBe('small')
    expect(await pace.inTurn(1, large, async () => 'again')).toBe('again')
  })
})
