import type { Style } from '@matai/contract'
import { draw, StyleError } from '@matai/qr'
import {
  forgiven,
  makeReadable,
  type ReasonKey,
  reasonParams,
  type ScanVerdict,
  type UnseenPart,
  unseenIn,
} from '@matai/qr/scan-check'
import { useEffect, useRef, useState } from 'react'
import { drawable, type LoadedPictures } from '../pictures/style-files.ts'
import { rasterise } from './rasterise.ts'
import { type ScanChecker, startScanChecker } from './scan-checker.ts'

/** Where the check of the shown style stands; `unavailable` when this browser cannot run it (the server still does). */
export type ScanState =
  | { step: 'checking' }
  | { step: 'unavailable' }
  | { step: 'checked'; verdict: ScanVerdict; unseen?: UnseenPart[] }

/** A style that was saved before stays usable where it is only weak in bad light. */
export const kept = (state: ScanState): ScanState =>
  state.step === 'checked' ? { ...state, verdict: forgiven(state.verdict) } : state

const pause = 250

/** Decodes the final pixels of a style shortly after it last changed, once its pictures are there. */
export function useScanCheck(content: string, style: Style, given: LoadedPictures): ScanState {
  const checker = useRef<ScanChecker | null>(null)
  const [state, setState] = useState<ScanState>({ step: 'checking' })

  useEffect(() => () => stop(checker), [])

  useEffect(() => {
    setState({ step: 'checking' })
    if (given.logo === undefined || given.background === undefined) return
    let current = true
    const timer = setTimeout(async () => {
      checker.current ??= startScanChecker()
      const next = await judge(checker.current, content, style, given)
      if (current) setState(next)
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [content, style, given])

  return state
}

function stop(checker: { current: ScanChecker | null }) {
  checker.current?.stop()
  checker.current = null
}

async function judge(checker: ScanChecker, content: string, wanted: Style, given: LoadedPictures): Promise<ScanState> {
  const { style, pictures } = drawable(wanted, given)
  const picture = (drawn: Style) => rasterise(draw(content, drawn, pictures))
  const check = async (drawn: Style) => checker.check({ pixels: await picture(drawn), content, style: drawn })
  try {
    const pixels = await picture(style)
    const unseen = unseenIn({ pixels, content, style, logo: pictures.logo })
    const verdict = await checker.check({ pixels, content, style })
    return { step: 'checked', verdict: await withTriedRepair(verdict, style, check), unseen }
  } catch (error) {
    if (!(error instanceof StyleError)) return { step: 'unavailable' }
    const reasons: ReasonKey[] = [error.field === 'content' ? 'qr.reasonContentTooLong' : 'qr.reasonUnreadable']
    const params = reasonParams(reasons, content, style)
    return { step: 'checked', verdict: { ok: false, score: 0, reasons, params, repair: {} } }
  }
}

/** One mend can uncover the next fault, so the repair that is offered was tried to its end: one click is enough. */
async function withTriedRepair(
  verdict: ScanVerdict,
  style: Style,
  check: (style: Style) => Promise<ScanVerdict>,
): Promise<ScanVerdict> {
  if (verdict.ok || Object.keys(verdict.repair).length === 0) return verdict
  const first = { ...style, ...verdict.repair }
  const readable = await makeReadable(first, check)
  if (!readable.ok) return verdict
  const fields = Object.keys(readable.style) as (keyof Style)[]
  const changed = fields.filter((field) => readable.style[field] !== style[field])
  return { ...verdict, repair: Object.fromEntries(changed.map((field) => [field, readable.style[field]])) }
}
