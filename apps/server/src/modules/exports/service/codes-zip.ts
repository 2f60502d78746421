import { createUniquePaths, nameByPattern, safeFileName } from '@matai/rules/file-names'
import { completeStyle } from '@matai/qr'
import type { PhraseKey, PhraseParams } from '@matai/i18n'
import { createDrawingPool, type DrawingPool, type PoolDrawn } from '../../../platform/drawing/drawing-pool.ts'
import { addressOf, pathNames } from '../../qr-codes/rules/codes.ts'
import { byteOrderMark, csvLine } from '../rules/csv.ts'
import { type CodesZipRequest, dayOf } from '../rules/task.ts'
import { rememberPictures } from './pictures.ts'
import type { CodeRow, Dependencies } from './dependencies.ts'
import type { Made, MakingZip } from './making.ts'

/** Codes that are read from the database at a time. */
const atATime = 200

/** A code on its way into the zip: its picture, or why it has none. */
interface Ordered {
  id: string
  row: CodeRow | undefined
  number: number
  drawn: Promise<PoolDrawn | { ok: false; missing: PhraseKey }>
}

type Needs = Pick<Dependencies, 'qrCodes' | 'directories' | 'readLogo'>

/** Pictures of live codes, each in its own style and read back before it goes in; with a list, and what is missing. */
export function codesZip(dependencies: Needs, openPool = createDrawingPool) {
  return async (making: MakingZip<CodesZipRequest>): Promise<Made> => {
    const pool = openPool(making.request.ids.length)
    try {
      return await fillZip(dependencies, making, pool)
    } finally {
      await pool.close()
    }
  }
}

async function fillZip(dependencies: Needs, making: MakingZip<CodesZipRequest>, pool: DrawingPool): Promise<Made> {
  const { accountId, request, zip, now, say, goOn, progress } = making
  const { ids, format, pattern, folders } = request
  const tree = await dependencies.directories.list(accountId)
  const namesOf = (id: number) => pathNames(tree, id).map((name) => name || say('directories.defaultName'))
  const unique = createUniquePaths()
  for (const own of ['codes.csv', 'problems.txt']) unique(own)
  const header = (
    ['exports.columnFile', 'exports.columnName', 'exports.columnId', 'exports.columnAddress'] as const
  ).map((phrase) => say(phrase))
  const index = [byteOrderMark + csvLine(header)]
  const problems: string[] = []
  const day = dayOf(request.zone, now)
  const digits = String(ids.length).length
  let done = 0

  for await (const { id, row, number, drawn } of ordered(dependencies, making, pool)) {
    goOn()
    const result = await drawn
    if (row && result.ok) {
      const directories = namesOf(row.directoryId)
      const directory = directories.at(-1) ?? ''
      const parts = { name: row.name, id, number: String(number).padStart(digits, '0'), directory, date: day }
      const folder = folders ? directories.map((name) => `${safeFileName(name) || '_'}/`).join('') : ''
      const path = unique(`${folder}${nameByPattern(pattern, parts)}.${format}`)
      await (format === 'png' ? zip.addPacked(path, result.body) : zip.addPieces(path, [result.body]))
      index.push(csvLine([path, row.name, id, addressOf(request.origin, id)]))
    } else {
      problems.push(say('exports.problemLine', { name: row?.name ?? id, id, reason: say(...reasonOf(result)) }))
    }
    done += 1
    progress(done, ids.length)
  }
  await zip.addPieces('codes.csv', index)
  const count = problems.length
  if (count > 0) {
    const lines = [byteOrderMark + say('exports.problemsTitle'), ...problems]
    await zip.addPieces('problems.txt', [lines.join('\r\n')])
  }
  return {
    fileName: say('exports.zipCodes', { date: day }),
    problem: count > 0 ? { phrase: 'exports.leftOut', params: { count } } : null,
  }
}

function reasonOf(result: Awaited<Ordered['drawn']>): [PhraseKey, PhraseParams?] {
  if (result.ok) return ['exports.problemDeleted'] // drawn, and gone since
  if ('missing' in result) return [result.missing]
  return 'styleField' in result ? ['exports.problemStyle'] : [result.reasons[0] ?? 'qr.reasonUnreadable', result.params]
}

/** The codes in the order that was asked for; a few pictures ahead are being drawn, never more. */
async function* ordered(
  { qrCodes, readLogo }: Needs,
  { accountId, request }: MakingZip<CodesZipRequest>,
  pool: DrawingPool,
): AsyncGenerator<Ordered> {
  const { ids, format, size, origin } = request
  const pictureOf = rememberPictures((id) => readLogo(accountId, id))

  async function draw(row: CodeRow | undefined): ReturnType<typeof settled> {
    if (!row) return { ok: false, missing: 'exports.problemDeleted' }
    const style = { ...completeStyle(row.style), size }
    const [logo, background] = [await pictureOf(style.logoUrl), await pictureOf(style.bgUrl)]
    if (logo === null || background === null) return { ok: false, missing: 'exports.problemLogo' }
    return pool.draw({ content: addressOf(origin, row.id), style, logo, background, format, quick: true })
  }

  const ahead: Ordered[] = []
  for (let from = 0; from < ids.length; from += atATime) {
    const some = ids.slice(from, from + atATime)
    const rows = new Map((await qrCodes.rowsForFile(accountId, some)).map((row) => [row.id, row]))
    for (const [place, id] of some.entries()) {
      const row = rows.get(id)
      ahead.push({ id, row, number: from + place + 1, drawn: settled(draw(row)) })
      const first = ahead.length > pool.width ? ahead.shift() : undefined
      if (first) yield first
    }
  }
  yield* ahead
}

/** Nobody may be listening yet when a picture fails; whoever awaits it is told all the same. */
function settled(drawn: Ordered['drawn']): Ordered['drawn'] {
  drawn.catch(() => undefined)
  return drawn
}
