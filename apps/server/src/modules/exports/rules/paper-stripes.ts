import { setLines } from '@matai/label'
import type { Shape } from '@matai/qr'
import { restBetween } from '../../../platform/breath.ts'
import type { PaperPart } from './paper-content.ts'

/** A4 in millimetres. */
export const sheet = { width: 210, height: 297 }
export const margin = { side: 18, top: 16, bottom: 18 }
export const wide = sheet.width - 2 * margin.side
export const codeSide = 26
const picture = { width: 56, height: 42, gap: 3, inRow: 3 }
export const ink = { text: '#16211D', quiet: '#5A6963', line: '#DDE4E1' }

/** A stripe of a page that is never parted; `isHead` stands at no page's end. */
export interface Stripe {
  height: number
  isHead?: true
  draw(y: number): Shape[]
}

export interface Look {
  size: number
  colour?: string
  bold?: boolean
  x?: number
  width?: number
}

export const line = (
  text: string,
  y: number,
  { size, colour = ink.text, bold = false, x = margin.side }: Look,
): Shape => {
  const place = { x, y: y + size, size, anchor: 'start' as const }
  return { kind: 'text', ...place, text, colour, bold }
}

export const lines = (text: string, look: Look): Stripe[] =>
  setLines(text, { width: look.width ?? wide, size: look.size, bold: look.bold ?? false }).map((said) => ({
    height: look.size * 1.5,
    draw: (y) => [line(said, y, look)],
  }))

export const gap = (height: number): Stripe => ({ height, draw: () => [] })
export const rule = (y: number): Shape => {
  const data = `M${margin.side} ${y}H${sheet.width - margin.side}`
  return { kind: 'stroke', data, colour: ink.line, thickness: 0.25 }
}

/** Pictures side by side, so many in a row. */
export function pictureRows(pictures: readonly string[], inRow: number = picture.inRow): Stripe[] {
  const rows = Math.ceil(pictures.length / inRow)
  const width = (wide - (inRow - 1) * picture.gap) / inRow
  const height = (width * picture.height) / picture.width
  return Array.from({ length: rows }, (_, row) => ({
    height: height + picture.gap,
    draw: (y) =>
      pictures.slice(row * inRow, (row + 1) * inRow).map((href, place): Shape => {
        const x = margin.side + place * (width + picture.gap)
        return { kind: 'image', href, fit: 'contain', x, y, width, height }
      }),
  }))
}

/** A heading, or a question with its answer, over the whole width. */
export function stripesOf(part: PaperPart): Stripe[] {
  if (part.kind === 'heading')
    return [gap(3), ...lines(part.text, { size: 4.6, bold: true }).map((one) => ({ ...one, isHead: true as const }))]
  const label = lines(part.label, { size: 3.2, colour: ink.quiet })
  return [
    ...label.map((one) => ({ ...one, isHead: true as const })),
    ...lines(part.text, { size: 3.9 }),
    ...pictureRows(part.pictures),
    { height: 3, draw: (y) => [rule(y + 1)] },
  ]
}

export const stripesOfAll = async (parts: readonly PaperPart[]): Promise<Stripe[]> =>
  (await restBetween(parts, stripesOf)).flat()

/** Where stripes come to stand, page by page. */
export function placed(stripes: readonly Stripe[], first: number, next: number): { stripe: Stripe; y: number }[][] {
  const end = sheet.height - margin.bottom
  const pages: { stripe: Stripe; y: number }[][] = [[]]
  let y = first
  for (const [at, stripe] of stripes.entries()) {
    // A label goes where at least the first of what it labels has room.
    let needed = stripe.height
    for (let ahead = at; stripes[ahead]?.isHead; ahead += 1) needed += stripes[ahead + 1]?.height ?? 0
    if (y + needed > end && y > next) {
      pages.push([])
      y = next
    }
    pages.at(-1)?.push({ stripe, y })
    y += stripe.height
  }
  return pages
}
