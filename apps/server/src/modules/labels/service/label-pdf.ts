import { availableParallelism } from 'node:os'
import type { PhraseKey } from '@matai/i18n'
import { captionData, type LabelDesign, labelOnPaper, pageCount, sheetPage, unprintableOn } from '@matai/label'
import { completeStyle, picturesOf, type QrStyle } from '@matai/qr'
import type { PrintAnswer, PrintOrder, PrintPage } from '../../../platform/drawing/label/print-worker.ts'
import type { ProveOrder, Proven } from '../../../platform/drawing/label/prove-label.ts'
import { Failure, fail } from '../../../platform/failure.ts'
import { beginPdf, type Pdf } from '../../../platform/pdf/pdf.ts'
import { createThreads, type Threads } from '../../../platform/threads/threads.ts'
import { dayOf } from '../../exports/rules/task.ts'
import type { Made, MakingFile } from '../../exports/service/making.ts'
import { pdfProblem } from '../rules/pdf-problem.ts'
import type { LabelPdfRequest } from '../rules/print.ts'
import type { FilledCode } from './label-data.ts'
import type { Labels } from './labels.ts'

type Making = MakingFile<LabelPdfRequest>

/** What a label became: what it is made of when it was read, or why it is left out. */
type Outcome = { order: ProveOrder } | Exclude<Proven, { isRead: true }> | { missing: PhraseKey }

interface Ordered {
  id: string
  name: string
  outcome: Promise<Outcome>
}

const script = new URL('../../../platform/drawing/label/print-worker.ts', import.meta.url)

/** Codes that are read from the database at a time, and problems that are named one by one. */
const atATime = 200
const mostNamed = 5
const mostThreads = 8
/** Sets of pictures kept: labels of one template with equal codes need the same. */
const keptPictures = 20

/** A vector PDF of labels. Only what was read back from its own pixels goes on paper; what was not is named. */
export function labelPdf({ labels }: { labels: Pick<Labels, 'dataOf' | 'picturesFor'> }) {
  return async (making: Making): Promise<Made> => {
    const { ids, language } = making.request
    const options = { title: making.say('labels.pdfTitle'), language }
    // One core is left to scans and screens; a few labels are not worth many threads.
    const size = Math.max(1, Math.min(mostThreads, availableParallelism() - 1, Math.ceil(ids.length / 4)))
    const readers = openThreads(size)
    // Where one thread reads, it also writes: fonts and drawing are in its memory already.
    const writer = size === 1 ? readers : openThreads(1)
    try {
      const pdf = await beginPdf<PrintPage>((order) => bytesOf(writer.ask(order)), options)
      return await fill(labels, making, readers, pdf)
    } finally {
      await Promise.all([readers.close(), writer.close()])
    }
  }
}

const openThreads = (size: number) => createThreads<PrintOrder, PrintAnswer>(script, { size, inBackground: true })

async function bytesOf(answer: Promise<PrintAnswer>): Promise<Uint8Array> {
  const bytes = await answer
  if (bytes instanceof Uint8Array) return bytes
  throw new Error('the printing thread answered something else')
}

async function provenOf(answer: Promise<PrintAnswer>): Promise<Proven> {
  const proven = await answer
  if (!(proven instanceof Uint8Array)) return proven
  throw new Error('the printing thread answered something else')
}

async function fill(
  labels: Pick<Labels, 'dataOf' | 'picturesFor'>,
  making: Making,
  threads: Threads<PrintOrder, PrintAnswer>,
  pdf: Pdf<PrintPage>,
): Promise<Made> {
  const { request, file, now, say, goOn, progress } = making
  const { ids, settings, offsetX, offsetY, design } = request
  const { paper, start, cropMarks } = settings
  const onPaper = labelOnPaper(design, settings.caption, paper)
  const problems: string[] = []
  const boxes: string[][] = []
  let reason = ''
  let done = 0
  let count = 0
  let pages = 0
  const waiting = new Map<number, ProveOrder>()

  /** Writes the pages that are full, or all of them when nothing more comes. */
  async function writePages(isEnd: boolean): Promise<void> {
    for (;;) {
      const page = sheetPage(paper, { start, count: isEnd ? count : Number.MAX_SAFE_INTEGER }, pages)
      const last = page.cells.at(-1)
      if (!last || (!isEnd && last.index >= count)) return
      if (isEnd && pages >= pageCount(paper, { start, count })) return
      const labels = new Map([...waiting].filter(([index]) => index <= last.index))
      await file.write(await pdf.addPage({ paper, page, look: { cropMarks, offsetX, offsetY }, labels }))
      for (const { index } of page.cells) waiting.delete(index)
      pages += 1
    }
  }

  for await (const { id, name, outcome } of ordered(labels, making, onPaper, threads)) {
    goOn()
    const result = await outcome
    if ('order' in result) {
      waiting.set(count, result.order)
      const letters = unprintableOn(onPaper, result.order.data)
      if (letters.length > 0) boxes.push(letters)
      count += 1
      await writePages(false)
    } else {
      reason = reasonOf(result, say)
      if (problems.length < mostNamed) problems.push(say('labels.pdfProblem', { name: name || id, reason }))
    }
    done += 1
    progress(done, ids.length)
  }
  if (count === 0) fail('labels.pdfNone', { as: 'conflict', params: { reason } })
  await writePages(true)
  await file.write(await pdf.end())
  return {
    fileName: say('labels.pdfName', { date: dayOf(request.zone, now) }),
    problem: pdfProblem({ problems, readable: count, total: ids.length, boxes }, say),
  }
}

function reasonOf(result: Exclude<Outcome, { order: ProveOrder }>, say: Making['say']): string {
  if ('missing' in result) return say(result.missing)
  return 'styleField' in result ? say('exports.problemStyle') : say(result.problem.phrase, result.problem.params)
}

/** The codes in the order that was asked for; a few labels ahead are being read, never more. */
async function* ordered(
  labels: Pick<Labels, 'dataOf' | 'picturesFor'>,
  { accountId, request, say, now }: Making,
  design: LabelDesign,
  threads: Threads<PrintOrder, PrintAnswer>,
): AsyncGenerator<Ordered> {
  const { ids, origin, zone, language } = request
  const picturesFor = rememberPictures((style) => labels.picturesFor(accountId, design, style))

  async function prove(code: FilledCode | undefined): Promise<Outcome> {
    if (!code) return { missing: 'exports.problemDeleted' }
    const style = completeStyle(code.style)
    const pictures = await picturesFor(style)
    if (!pictures) return { missing: 'exports.problemLogo' }
    const data = request.design ? code.data : captionData(code.data)
    const order = { design, data, style, pictures, ladder: request.ladder }
    const proven = await provenOf(threads.ask({ prove: order }))
    return 'isRead' in proven ? { order } : proven
  }

  const ahead: Ordered[] = []
  for (let from = 0; from < ids.length; from += atATime) {
    const some = ids.slice(from, from + atATime)
    const filled = await labels.dataOf(some, { accountId, zone, language, say, origin, now })
    const codes = new Map(filled.map((code) => [code.data.id, code]))
    for (const id of some) {
      const code = codes.get(id)
      const outcome = prove(code)
      // Nobody may be listening yet when a thread fails; whoever awaits it is told all the same.
      outcome.catch(() => undefined)
      ahead.push({ id, name: code?.data.name ?? '', outcome })
      const first = ahead.length > threads.width ? ahead.shift() : undefined
      if (first) yield first
    }
  }
  yield* ahead
}

type Pictures = Record<string, string>

/** Pictures by the style that names them, read once as long as few are in use; null when one is not there. */
function rememberPictures(read: (style: QrStyle) => Promise<Pictures>): (style: QrStyle) => Promise<Pictures | null> {
  const known = new Map<string, Promise<Pictures | null>>()
  return (style) => {
    const key = picturesOf(style).join()
    const before = known.get(key)
    if (before) return before
    const oldest = known.keys().next()
    if (known.size >= keptPictures && !oldest.done) known.delete(oldest.value)
    const reading = read(style).catch((error: unknown) => {
      if (error instanceof Failure && error.errorName === 'notFound') return null
      throw error
    })
    known.set(key, reading)
    return reading
  }
}
