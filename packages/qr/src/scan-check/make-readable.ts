import type { QrStyle } from '../style.ts'
import type { ReasonKey } from './reasons.ts'
import type { ScanVerdict } from './scan-check.ts'

/** More than it takes to answer every reason once and to become bare at last. */
const ATTEMPTS = 12

/** The nearest style that passes the scan check, or why there is none. `clicks` counts the repairs that it took. */
export type Readable = { ok: true; style: QrStyle; score: number; clicks: number } | { ok: false; reasons: ReasonKey[] }

/**
 * The one-click repair: mends and checks again until the picture scans, also where other decoders see it a little otherwise.
 * `check` draws a style and judges its final pixels, exactly as they would be downloaded.
 */
export async function makeReadable(given: QrStyle, check: (style: QrStyle) => Promise<ScanVerdict>): Promise<Readable> {
  let style = given
  let passed: Readable | undefined
  let reasons: ReasonKey[] = []
  for (let clicks = 0; clicks <= ATTEMPTS; clicks++) {
    const verdict = await check(style)
    if (verdict.ok) passed = { ok: true, style, score: verdict.score, clicks }
    else if (passed) return passed
    else reasons = verdict.reasons
    const { repair = {} } = verdict
    if (Object.keys(repair).length === 0) break
    style = { ...style, ...repair }
  }
  return passed ?? { ok: false, reasons }
}
