import type { QrStyle } from '../style.ts'
import type { Decode } from './decode.ts'
import type { Pixels } from './pixels.ts'
import type { ReasonKey } from './reasons.ts'
import { scanCheck } from './scan-check.ts'

const ATTEMPTS = 4

/** The nearest style that passes the scan check, or why there is none. */
export type Readable = { ok: true; style: QrStyle; score: number } | { ok: false; reasons: ReasonKey[] }

/**
 * The one-click repair: mends, draws and checks again until the picture scans.
 * `render` gives the final pixels of a style, exactly as they would be downloaded.
 */
export async function makeReadable(question: {
  content: string
  style: QrStyle
  render: (style: QrStyle) => Promise<Pixels> | Pixels
  decode: Decode
}): Promise<Readable> {
  const { content, render, decode } = question
  let style = question.style
  let reasons: ReasonKey[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const verdict = await scanCheck({ pixels: await render(style), content, style, decode })
    if (verdict.ok) return { ok: true, style, score: verdict.score }
    reasons = verdict.reasons
    if (Object.keys(verdict.repair).length === 0) break
    style = { ...style, ...verdict.repair }
  }
  return { ok: false, reasons }
}
