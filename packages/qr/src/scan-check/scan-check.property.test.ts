import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { arbitraryContent, arbitraryLogo, arbitraryStyle } from '../../test/arbitrary-style.ts'
import { zbarDecoder, zxingDecoder } from '../../test/decoders.ts'
import { rasterise } from '../../test/rasterise.ts'
import { gateFailures } from '../../test/two-decoder-gate.ts'
import { draw } from '../draw.ts'
import type { QrStyle } from '../style.ts'
import type { Decode } from './decode.ts'
import { makeReadable } from './make-readable.ts'
import { scanCheck } from './scan-check.ts'

// One run draws, distorts and decodes up to four pictures: about half a second. The usual seed is fixed so that a change
// elsewhere never fails here; QR_RUNS and QR_SEED look further.
const numRuns = Number(process.env.QR_RUNS ?? 50)
const seed = Number(process.env.QR_SEED ?? 1)

let zxing: Decode
let zbar: Decode

beforeAll(async () => {
  zxing = await zxingDecoder()
  zbar = await zbarDecoder()
})

describe('any style on any content', () => {
  it('is either refused with a reason and a repair that scans, or read by both decoders', {
    timeout: 4000 * numRuns,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryStyle, arbitraryContent, arbitraryLogo, async (style, content, logo) => {
        const render = (drawn: QrStyle) => rasterise(draw(content, drawn, { logo }).svg)
        const verdict = await scanCheck({ pixels: render(style), content, style, decode: zxing })
        if (verdict.ok) {
          expect(await failures(content, style, render)).toEqual([])
          return
        }
        expect(verdict.reasons).not.toEqual([])
        if (verdict.reasons.includes('qr.reasonContentTooLong')) return
        const repaired = await makeReadable({ content, style, render, decode: zxing })
        if (!repaired.ok) expect.fail(`the repair is refused: ${repaired.reasons}`)
        expect(await failures(content, repaired.style, render)).toEqual([])
      }),
      { numRuns, seed, endOnFailure: true },
    )
  })
})

function failures(content: string, style: QrStyle, render: (style: QrStyle) => ReturnType<typeof rasterise>) {
  return gateFailures({ pixels: render(style), content, background: style.bgColor }, { zxing, zbar })
}
