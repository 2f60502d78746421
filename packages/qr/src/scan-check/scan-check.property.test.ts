import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { arbitraryBackground, arbitraryContent, arbitraryLogo, arbitraryStyle } from '../../test/arbitrary-style.ts'
import { zbarDecoder, zxingDecoder } from '../../test/decoders.ts'
import { type Decoders, judgeStyle } from '../../test/judge-style.ts'

// One run draws, distorts and decodes up to four pictures: about half a second. The usual seed is fixed so that a change
// elsewhere never fails here; QR_RUNS and QR_SEED look further, and the bench style-gate looks at thousands.
const numRuns = Number(process.env.QR_RUNS ?? 10)
const seed = Number(process.env.QR_SEED ?? 1)

let decoders: Decoders
beforeAll(async () => {
  decoders = { zxing: await zxingDecoder(), zbar: await zbarDecoder() }
})

const anySpecimen = fc.record({
  style: arbitraryStyle,
  content: arbitraryContent,
  logo: arbitraryLogo,
  background: arbitraryBackground,
})

describe('any style on any content', () => {
  it('is either refused with a reason and a repair that passes the gate, or passes it', {
    timeout: 10_000 * numRuns,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(anySpecimen, async (specimen) => {
        const { reasons, failures, repaired } = await judgeStyle(specimen, decoders, true)
        expect(failures).toEqual([])
        if (reasons.length === 0 || reasons.includes('qr.reasonContentTooLong')) return
        expect(repaired).toMatchObject({ ok: true, failures: [] })
      }),
      { numRuns, seed, endOnFailure: true },
    )
  })
})
