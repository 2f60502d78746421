import { beforeAll, describe, expect, it } from 'vitest'
import { zbarDecoder, zxingDecoder } from '../../test/decoders.ts'
import { pngOf } from '../../test/png-of.ts'
import { rasterise } from '../../test/rasterise.ts'
import { gateFailures } from '../../test/two-decoder-gate.ts'
import { draw } from '../draw.ts'
import type { Decode } from '../scan-check/decode.ts'
import { scanCheck } from '../scan-check/scan-check.ts'
import { defaultStyle, downloadSizes, type QrStyle, rotations } from '../style.ts'
import { presets, trades } from './presets.ts'

// Each preset in one of the ways that people use it, which the scan check reads with two decoders. QR_RUNS=50 tries each
// in all of them, and asks the gate as well: some hours.
const addresses = [
  'http://127.0.0.1:8080/q/AbC23xyz',
  'https://code.example.com/q/Zk9mPqR4',
  'https://qr.example.com/q/hJ7wTn3v',
  'http://192.168.1.20/q/nq5s8KxE',
  'https://code.mycompany.com.cn/q/Qm4tYb7L',
]
const logo = pngOf('<rect width="64" height="64" fill="#0a7"/><circle cx="32" cy="32" r="20" fill="#fff"/>')
const isThorough = process.env.QR_RUNS !== undefined

interface Use {
  content: string
  changes: Pick<QrStyle, 'size' | 'rotate' | 'logoUrl'>
}

const uses: Use[] = addresses.flatMap((content) =>
  downloadSizes.flatMap((size) =>
    rotations.flatMap((rotate) =>
      [null, '/logo.png'].map((logoUrl) => ({ content, changes: { size, rotate, logoUrl } })),
    ),
  ),
)
// Steps that share no factor with the number of uses, so that every address, size and turn has its turn.
const triedUses = (at: number) => (isThorough ? uses : uses.slice((at * 67) % uses.length).slice(0, 1))

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

  it.each([...presets.entries()])(
    '%i passes the scan check',
    { timeout: isThorough ? 3_600_000 : 60_000 },
    async (at, { id, look }) => {
      for (const { content, changes } of triedUses(at)) {
        const style: QrStyle = { ...defaultStyle, ...look, ...changes }
        const pixels = rasterise(draw(content, style, { logo }).svg)
        const verdict = await scanCheck({ pixels, content, style, decode: zxing })
        expect(verdict, `${id} ${JSON.stringify(changes)} ${content}`).toMatchObject({ ok: true })
        if (!isThorough) continue
        expect(await gateFailures({ pixels, content, background: style.bgColor }, { zxing, zbar }), id).toEqual([])
      }
    },
  )
})
