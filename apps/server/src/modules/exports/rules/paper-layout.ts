import type { PaperBlock } from '@matai/contract'
import { setLines } from '@matai/label'
import { compose, defaultStyle, type Shape } from '@matai/qr'
import { restBetween } from '../../../platform/breath.ts'
import {
  codeSide,
  gap,
  ink,
  line,
  lines,
  margin,
  pictureRows,
  rule,
  sheet,
  type Stripe,
  stripesOf,
  stripesOfAll,
  wide,
} from './paper-stripes.ts'
import type { PaperPart, PaperRecord } from './paper-content.ts'

type Answer = Extract<PaperPart, { kind: 'answer' }>

/** Millimetres between columns, and the highest row that is never parted. */
const between = 6
const rowMost = 200

const isAnswer = (part: PaperPart): part is Answer => part.kind === 'answer' && part.of === undefined

/** The blocks of a layout in their order; one that has nothing to show takes no room. */
export async function blockStripes(record: PaperRecord, blocks: readonly PaperBlock[]): Promise<Stripe[]> {
  const named = new Set(blocks.flatMap((block) => (block.kind === 'answers' ? block.components : [])))
  const hasPictures = blocks.some(({ kind }) => kind === 'pictures')
  const hasSignatures = blocks.some(({ kind }) => kind === 'signatures')
  const answers = record.parts.filter(isAnswer)
  const ownPictures = ({ isSigned, pictures }: Answer) =>
    isSigned ? (hasSignatures ? [] : pictures) : hasPictures ? [] : pictures

  // A question of which nothing is left where it stands, for its pictures stand in a block of their own, is left out.
  const isSaid = (one: Answer) => one.text !== '' || one.pictures.length === 0 || ownPictures(one).length > 0

  function ofAnswers({ columns, components }: Extract<PaperBlock, { kind: 'answers' }>): Promise<Stripe[]> {
    const isHere = (id: string | undefined) =>
      components.length > 0 ? id !== undefined && components.includes(id) : id === undefined || !named.has(id)
    // Headings stand where all questions stand one below the other.
    if (columns === 1 && components.length === 0)
      return stripesOfAll(
        record.parts
          .filter(
            (part) => part.of === undefined && (part.kind === 'heading' || (isHere(part.component) && isSaid(part))),
          )
          .map((part) => (part.kind === 'answer' ? { ...part, pictures: ownPictures(part) } : part)),
      )
    const shown = answers
      .filter((one) => isHere(one.component) && isSaid(one))
      .map((one) => ({ ...one, pictures: ownPictures(one) }))
    return inColumns(shown, columns)
  }

  const stripesIn = async (block: PaperBlock): Promise<Stripe[]> => {
    switch (block.kind) {
      case 'letterhead':
        return [letterhead(record)]
      case 'title':
        return [
          ...lines(record.title, { size: 6, bold: true, colour: record.letterhead.colour }),
          ...lines(record.name, { size: 4.4, bold: true }),
          gap(3),
        ]
      case 'facts':
        return inColumns(
          record.facts.map(([label, text]) => ({ kind: 'answer', label, text, pictures: [] })),
          block.columns,
        )
      case 'answers':
        return ofAnswers(block)
      case 'pictures':
        return pictureRows(
          answers.filter(({ isSigned }) => !isSigned).flatMap(({ pictures }) => pictures),
          block.columns,
        )
      case 'signatures':
        return inColumns(
          answers.filter(({ isSigned }) => isSigned === true),
          2,
        )
      case 'approval':
      case 'followUps':
        return stripesOfAll(record.parts.filter(({ of }) => of === block.kind))
      case 'evidence':
        return record.verify ? [evidence(record.verify)] : []
      case 'text':
        return [...block.text.split('\n').flatMap((said) => lines(said, { size: 3.6 })), gap(3)]
      case 'signLines':
        return [signLines(block.labels)]
    }
  }
  return (await restBetween(blocks, stripesIn)).flat()
}

/** Mark and name of the account. */
function letterhead({ letterhead: { ownerName, logo } }: PaperRecord): Stripe {
  const x = margin.side + (logo ? 18 : 0)
  const [name = ''] = setLines(ownerName, { width: wide - 18, size: 4.6, bold: true })
  return {
    height: logo ? 20 : 12,
    draw: (y) => [
      ...(logo ? [{ kind: 'image' as const, href: logo, x: margin.side, y, width: 15, height: 15 }] : []),
      line(name, y + (logo ? 5 : 1), { size: 4.6, bold: true, x }),
      rule(y + (logo ? 17 : 9)),
    ],
  }
}

/** The code that leads to the evidence, with what is compared by eye beside it. */
function evidence({ url, words, fingerprint }: NonNullable<PaperRecord['verify']>): Stripe {
  const code = compose(url, { ...defaultStyle, level: 'M', margin: 0 })
  const beside = { x: margin.side + codeSide + 5, colour: ink.quiet }
  return {
    height: codeSide + 4,
    draw: (y) => [
      { kind: 'group', x: margin.side, y, scale: codeSide / code.width, shapes: code.shapes },
      line(words, y + 6, { ...beside, size: 3.6 }),
      line(fingerprint, y + 13, { ...beside, size: 3.2 }),
    ],
  }
}

/** Lines to sign on by hand. */
function signLines(labels: readonly string[]): Stripe {
  const width = (wide - (labels.length - 1) * between) / labels.length
  return {
    height: 26,
    draw: (y) =>
      labels.flatMap((label, at): Shape[] => {
        const x = margin.side + at * (width + between)
        return [
          { kind: 'stroke', data: `M${x} ${y + 16}H${x + width}`, colour: ink.text, thickness: 0.25 },
          line(label, y + 17.5, { size: 3.2, colour: ink.quiet, x }),
        ]
      }),
  }
}

/** Questions beside one another; what is too high for a row stands over the whole width. */
async function inColumns(parts: readonly Answer[], columns: number): Promise<Stripe[]> {
  if (columns === 1) return stripesOfAll(parts)
  const width = (wide - (columns - 1) * between) / columns
  const stripes: Stripe[] = []
  let row: { height: number; draw(x: number, y: number): Shape[] }[] = []
  const end = () => {
    const cells = row
    row = []
    if (cells.length === 0) return
    stripes.push({
      height: Math.max(...cells.map(({ height }) => height)) + 3,
      draw: (y) => cells.flatMap((one, at) => one.draw(margin.side + at * (width + between), y)),
    })
  }
  await restBetween(parts, (part) => {
    const one = cell(part, width)
    if (one.height > rowMost) {
      end()
      stripes.push(...stripesOf(part))
      return
    }
    row.push(one)
    if (row.length === columns) end()
  })
  end()
  return stripes
}

/** A question in a column: label, words, and its pictures one below the other. */
function cell({ label, text, pictures }: Answer, width: number) {
  const looks = [
    ...setLines(label, { width, size: 3.2, bold: false }).map((said) => ({ said, size: 3.2, colour: ink.quiet })),
    ...(text ? setLines(text, { width, size: 3.9, bold: false }) : []).map((said) => ({
      said,
      size: 3.9,
      colour: ink.text,
    })),
  ]
  const high = Math.min(width * 0.75, sheet.height / 4)
  const words = looks.reduce((sum, { size }) => sum + size * 1.5, 0)
  return {
    height: words + pictures.length * (high + 2),
    draw(x: number, y: number): Shape[] {
      let at = y
      const shapes: Shape[] = looks.map(({ said, size, colour }) => {
        const shape = line(said, at, { size, colour, x })
        at += size * 1.5
        return shape
      })
      for (const href of pictures) {
        shapes.push({ kind: 'image', href, fit: 'contain', x, y: at, width, height: high })
        at += high + 2
      }
      return shapes
    },
  }
}
