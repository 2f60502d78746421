import { beforeAll, describe, expect, it } from 'vitest'
import { zbarDecoder, zxingDecoder } from '../../test/decoders.ts'
import { rasterise } from '../../test/rasterise.ts'
import { gateFailures } from '../../test/two-decoder-gate.ts'
import { draw } from '../draw.ts'
import type { Decode } from '../scan-check/decode.ts'
import { scanCheck } from '../scan-check/scan-check.ts'
import { defaultStyle, type QrStyle } from '../style.ts'
import { presets, trades } from './presets.ts'

// Each preset on one of these addresses, which the scan check reads with two decoders. QR_RUNS=50 tries each on all of
// them, and asks the gate as well.
const addresses = [
  'http://127.0.0.1:8080/q/AbC23xyz',
  'https://code.example.com/q/Zk9mPqR4',
  'https://qr.example.com/q/hJ7wTn3v',
  'http://192.168.1.20/q/nq5s8KxE',
]
const isThorough = process.env.QR_RUNS !== undefined

let zxing: Decode
let zbar: Decode
beforeAll(async () => {
  zxing = await zxingDecoder()
  zbar = await zbarDecoder()
})

describe('presets', () => {
  it('are many, for all trades, each its own', () => {
    expect(presets.length).toBeGreaterThanOrEqual(40)
    expect(new Set(presets.map(({ trade }) => trade))).toEqual(new Set(trades))
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
    expect(new Set(presets.map(({ look }) => JSON.stringify(look))).size).toBe(presets.length)
  })

  it.each([...presets.entries()])('%i passes the scan check', { timeout: 60_000 }, async (at, { id, look }) => {
    const style: QrStyle = { ...defaultStyle, ...look }
    const tried = isThorough ? addresses : [addresses[at % addresses.length] ?? '']
    for (const content of tried) {
      const pixels = rasterise(draw(content, style).svg)
      const verdict = await scanCheck({ pixels, content, style, decode: zxing })
      expect(verdict, id).toMatchObject({ ok: true })
      if (!isThorough) continue
      expect(await gateFailures({ pixels, content, background: style.bgColor }, { zxing, zbar }), id).toEqual([])
    }
  })
})
