import { completeStyle, draw, type QrStyle } from '@matai/qr'
import { svgAddress } from '../svg-address.ts'

const ink = '#16211D'
/** Parts of the smallest code, in modules: eight by eight of its body, one eye, the inside of one eye. */
const parts = { body: '9 9 8 8', eye: '-.5 -.5 8 8', ball: '1.4 1.4 4.2 4.2' } as const

const kept = new Map<string, string>()

/** A part of a code, large enough to tell shapes apart, as an address for `<img>`. */
export function shapeSample(part: keyof typeof parts, changes: Partial<QrStyle>): string {
  const key = part + JSON.stringify(changes)
  const known = kept.get(key)
  if (known) return known
  const { svg } = draw('1', completeStyle({ level: 'L', margin: 0, foreColor: ink, ...changes }))
  const cut = svg.replace(
    /width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    `width="96" height="96" viewBox="${parts[part]}"`,
  )
  const address = svgAddress(cut)
  kept.set(key, address)
  return address
}

/** A whole small code in a frame. */
export function frameSample(changes: Partial<QrStyle>): string {
  const key = JSON.stringify(changes)
  const known = kept.get(key)
  if (known) return known
  const { svg } = draw('1', completeStyle({ level: 'L', margin: 2, size: 160, foreColor: ink, ...changes }))
  const address = svgAddress(svg)
  kept.set(key, address)
  return address
}
