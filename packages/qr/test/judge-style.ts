import { draw } from '../src/draw.ts'
import type { Decode } from '../src/scan-check/decode.ts'
import { makeReadable } from '../src/scan-check/make-readable.ts'
import type { Pixels } from '../src/scan-check/pixels.ts'
import type { ReasonKey } from '../src/scan-check/reasons.ts'
import { scanCheck } from '../src/scan-check/scan-check.ts'
import type { QrStyle } from '../src/style.ts'
import { rasterise } from './rasterise.ts'
import { gateFailures } from './two-decoder-gate.ts'

/** A style with what it is drawn from. */
export interface Specimen {
  style: QrStyle
  content: string
  /** The picture behind `style.logoUrl`. */
  logo: string
  /** The picture behind `style.bgUrl`. */
  background: string
}

/** What became of a refused style by its one-click repair; `clicks` is how often it had to be mended. */
export type Repaired =
  | { ok: true; clicks: number; failures: string[]; style: QrStyle }
  | { ok: false; reasons: ReasonKey[] }

/** The product's verdict on a style, and what the gate says to that. */
export interface Judged {
  reasons: ReasonKey[]
  score: number
  /** What an accepted style fails of the gate: anything here is a false acceptance. */
  failures: string[]
  /** Milliseconds of CPU that the scan check took. */
  cpu: number
  repaired?: Repaired
}

export interface Decoders {
  zxing: Decode
  zbar: Decode
}

/** Checks a style as the product does, and everything that it accepts by the gate. `repair` asks for the repair, too. */
export async function judgeStyle(
  { style, content, logo, background }: Specimen,
  decoders: Decoders,
  repair: boolean,
): Promise<Judged> {
  const render = (drawn: QrStyle) => rasterise(draw(content, drawn, { logo, background }).svg)
  const check = (drawn: QrStyle) => scanCheck({ pixels: render(drawn), content, style: drawn, decode: decoders.zxing })
  const failuresOf = (finished: Pixels, { bgColor }: QrStyle) =>
    gateFailures({ pixels: finished, content, background: bgColor }, decoders)
  const pixels = render(style)
  const before = process.threadCpuUsage()
  const verdict = await scanCheck({ pixels, content, style, decode: decoders.zxing })
  const { user, system } = process.threadCpuUsage(before)
  const judged = { score: verdict.score, cpu: (user + system) / 1000 }
  if (verdict.ok) return { ...judged, reasons: [], failures: await failuresOf(pixels, style) }
  const refused = { ...judged, reasons: verdict.reasons, failures: [] }
  if (!repair || verdict.reasons.includes('qr.reasonContentTooLong')) return refused
  const readable = await makeReadable(style, check)
  if (!readable.ok) return { ...refused, repaired: readable }
  const { clicks, style: mended } = readable
  return {
    ...refused,
    repaired: { ok: true, clicks, failures: await failuresOf(render(mended), mended), style: mended },
  }
}
