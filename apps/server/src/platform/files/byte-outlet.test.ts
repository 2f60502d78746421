import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { createByteOutlet, OutletClosed } from './byte-outlet.ts'

const piece = new Uint8Array(40_000).fill(7)

describe('an outlet', () => {
  it('hands over all bytes in their order', async () => {
    const outlet = createByteOutlet()
    const whole = buffer(outlet.stream)
    for (let number = 0; number < 20; number++) await outlet.write(Uint8Array.of(number, ...piece.subarray(0, 9_999)))
    outlet.end()
    const bytes = await whole
    expect(bytes).toHaveLength(200_000)
    expect(Array.from({ length: 20 }, (_, number) => bytes[number * 10_000])).toEqual([...Array(20).keys()])
  })

  it('lets whoever writes wait while nobody reads', async () => {
    const outlet = createByteOutlet()
    let written = 0
    const writing = (async () => {
      for (; written < 50; written++) await outlet.write(piece)
    })()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(written).toBeLessThan(5)
    outlet.stream.resume()
    await writing
    expect(written).toBe(50)
  })

  it('tells whoever writes that nobody reads any more', async () => {
    const outlet = createByteOutlet()
    const waiting = (async () => {
      for (;;) await outlet.write(piece)
    })()
    outlet.stream.destroy()
    await expect(waiting).rejects.toBeInstanceOf(OutletClosed)
    await expect(outlet.write(piece)).rejects.toBeInstanceOf(OutletClosed)
  })
})
