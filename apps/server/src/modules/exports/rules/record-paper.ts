import { setLines } from '@matai/label'
import { compose, defaultStyle, type Shape } from '@matai/qr'
import type { PaperBlock } from '@matai/contract'
import { restBetween } from '../../../platform/breath.ts'
import type { PdfPage } from '../../../platform/pdf/pdf-orders.ts'
import type { PaperRecord } from './paper-content.ts'
import { blockStripes } from './paper-layout.ts'
import { codeSide, ink, line, type Look, margin, placed, rule, sheet, stripesOfAll, wide } from './paper-stripes.ts'

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

/**
 * The pages of a record: letterhead, facts, answers with pictures and signatures, numbered for themselves; or the blocks
 * of a layout in their order. Others have their turn meanwhile: a record may have answers of many thousand letters.
 */
export async function paperPages(record: PaperRecord, blocks: readonly PaperBlock[] | null = null): Promise<PdfPage[]> {
  const head = blocks ? { shapes: [], height: margin.top } : letterhead(record)
  const stripes = await (blocks ? blockStripes(record, blocks) : stripesOfAll(record.parts))
  const pages = placed(stripes, head.height, margin.top + 8)
  return restBetween(pages, (own, page) => {
    const top =
      page === 0
        ? head.shapes
        : [line(`${record.title} · ${record.name}`, margin.top, { size: 3, colour: ink.quiet }), rule(margin.top + 5.5)]
    const foot = sheet.height - margin.bottom + 6
    const place = { x: sheet.width - margin.side, y: foot + 2.8, size: 2.8, anchor: 'end' as const }
    const number: Shape = { kind: 'text', ...place, text: record.pageName(page + 1, pages.length), colour: ink.quiet }
    const shapes = [
      ...top,
      ...own.flatMap(({ stripe, y }) => stripe.draw(y)),
      line(record.foot, foot, { size: 2.8, colour: ink.quiet }),
      number,
    ]
    return { sheet: { ...sheet, shapes }, size: sheet }
  })
}
