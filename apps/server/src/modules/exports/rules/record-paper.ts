import { setLines } from '@matai/label'
import { compose, defaultStyle, type Shape } from '@matai/qr'
import type { PdfPage } from '../../../platform/pdf/pdf-orders.ts'

/** A record as it stands on paper; pictures are data URIs. */
export interface PaperRecord {
  letterhead: { ownerName: string; logo: string | null; colour: string }
  title: string
  /** of the record, as people read it */
  name: string
  facts: (readonly [label: string, value: string])[]
  parts: PaperPart[]
  /** where the record is verified; null where it has no evidence */
  verify: { url: string; words: string; fingerprint: string } | null
  /** at the foot of every page */
  foot: string
  pageName(page: number, of: number): string
}

/** A heading over what follows, or a question with what was answered. */
export type PaperPart =
  | { kind: 'heading'; text: string }
  | { kind: 'answer'; label: string; text: string; pictures: readonly string[] }

/** A4 in millimetres. */
const sheet = { width: 210, height: 297 }
const margin = { side: 18, top: 16, bottom: 18 }
const wide = sheet.width - 2 * margin.side
const codeSide = 26
const picture = { width: 56, height: 42, gap: 3, inRow: 3 }
const ink = { text: '#16211D', quiet: '#5A6963', line: '#DDE4E1' }

/** A stripe of a page that is never parted; `isHead` stands at no page's end. */
interface Stripe {
  height: number
  isHead?: true
  draw(y: number): Shape[]
}

interface Look {
  size: number
  colour?: string
  bold?: boolean
  x?: number
  width?: number
}

const line = (text: string, y: number, { size, colour = ink.text, bold = false, x = margin.side }: Look): Shape => {
  const place = { x, y: y + size, size, anchor: 'start' as const }
  return { kind: 'text', ...place, text, colour, bold }
}

const lines = (text: string, look: Look): Stripe[] =>
  setLines(text, { width: look.width ?? wide, size: look.size, bold: look.bold ?? false }).map((said) => ({
    height: look.size * 1.5,
    draw: (y) => [line(said, y, look)],
  }))

const gap = (height: number): Stripe => ({ height, draw: () => [] })
const rule = (y: number): Shape => {
  const data = `M${margin.side} ${y}H${sheet.width - margin.side}`
  return { kind: 'stroke', data, colour: ink.line, thickness: 0.25 }
}

function pictureRows(pictures: readonly string[]): Stripe[] {
  const rows = Math.ceil(pictures.length / picture.inRow)
  return Array.from({ length: rows }, (_, row) => ({
    height: picture.height + picture.gap,
    draw: (y) =>
      pictures.slice(row * picture.inRow, (row + 1) * picture.inRow).map((href, place): Shape => {
        const x = margin.side + place * (picture.width + picture.gap)
        return { kind: 'image', href, fit: 'contain', x, y, width: picture.width, height: picture.height }
      }),
  }))
}

function stripesOf(part: PaperPart): Stripe[] {
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

/** What stands at the top of the first page, and how high it is. */
function letterhead({ letterhead: { ownerName, logo, colour }, title, name, facts, verify }: PaperRecord) {
  const { top } = margin
  const room = verify ? wide - codeSide - 6 : wide
  const logoWidth = logo ? 18 : 0
  const beside = { x: margin.side + logoWidth, width: room - logoWidth }
  const shapes: Shape[] = []
  if (logo) shapes.push({ kind: 'image', href: logo, x: margin.side, y: top, width: 15, height: 15 })
  let y = top
  const put = (text: string, look: Look, most: number) => {
    for (const said of setLines(text, { width: look.width ?? room, size: look.size, bold: look.bold ?? false }).slice(
      0,
      most,
    )) {
      shapes.push(line(said, y, look))
      y += look.size * 1.45
    }
  }
  put(ownerName, { ...beside, size: 3.4, colour: ink.quiet }, 1)
  put(title, { ...beside, size: 6, bold: true, colour }, 2)
  y = Math.max(y, top + (logo ? 16 : 0)) + 2
  put(name, { size: 4.4, bold: true, width: room }, 1)
  for (const [label, value] of facts) put(`${label}  ${value}`, { size: 3.4, colour: ink.quiet, width: room }, 2)
  if (verify) {
    const x = sheet.width - margin.side - codeSide
    const code = compose(verify.url, { ...defaultStyle, level: 'M', margin: 0 })
    shapes.push({ kind: 'group', x, y: top, scale: codeSide / code.width, shapes: code.shapes })
    const words = { size: 2.6, colour: ink.quiet, x, width: codeSide }
    let below = top + codeSide + 1
    for (const text of [verify.words, verify.fingerprint]) {
      for (const said of setLines(text, words).slice(0, 2)) {
        shapes.push(line(said, below, words))
        below += 3.6
      }
    }
    y = Math.max(y, below)
  }
  shapes.push(rule(y + 2))
  return { shapes, height: y + 6 }
}

/** Where stripes come to stand, page by page. */
function placed(stripes: readonly Stripe[], first: number, next: number): { stripe: Stripe; y: number }[][] {
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

/** The pages of a record: letterhead, facts, answers with pictures and signatures, numbered for themselves. */
export function paperPages(record: PaperRecord): PdfPage[] {
  const head = letterhead(record)
  const running = margin.top + 8
  const pages = placed(record.parts.flatMap(stripesOf), head.height, running)
  return pages.map((stripes, page) => {
    const top =
      page === 0
        ? head.shapes
        : [line(`${record.title} · ${record.name}`, margin.top, { size: 3, colour: ink.quiet }), rule(margin.top + 5.5)]
    const foot = sheet.height - margin.bottom + 6
    const place = { x: sheet.width - margin.side, y: foot + 2.8, size: 2.8, anchor: 'end' as const }
    const number: Shape = { kind: 'text', ...place, text: record.pageName(page + 1, pages.length), colour: ink.quiet }
    const shapes = [
      ...top,
      ...stripes.flatMap(({ stripe, y }) => stripe.draw(y)),
      line(record.foot, foot, { size: 2.8, colour: ink.quiet }),
      number,
    ]
    return { sheet: { ...sheet, shapes }, size: sheet }
  })
}
