import { safeFileName } from '@matai/rules/file-names'
import type { TakenRecord } from '../../records/rules/taken.ts'
import { byteOrderMark } from '../rules/csv.ts'
import {
  createRecordRows,
  filesOfRecord,
  type NamedQuestion,
  namedQuestions,
  pathOf,
  recordColumns,
} from '../rules/record-columns.ts'
import type { RecordsRequest } from '../rules/record-requests.ts'
import { type Row, sheetBytes, sheetName, sheetTypes } from '../rules/sheet-rows.ts'
import { dayOf, type Problem } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import { eitherMaker, fileMaker, type Made, type Making, zipMaker } from './making.ts'

type Needs = Pick<Dependencies, 'records' | 'places'>

/** Longest part of a file's name that a form's title takes. */
const titleMax = 60

/** Records of a form as a sheet, or in a zip together with what was photographed, recorded and handed in. */
export function recordsFile({ records: { takeOut }, places }: Needs) {
  async function begin(making: Making<RecordsRequest>) {
    const { accountId, request, now, say } = making
    const { wanted, zone } = request
    const { title, questions } = await takeOut.form(accountId, wanted.formId)
    const named = namedQuestions(questions)
    const hasScore = questions.some(({ type }) => type.startsWith('exam'))
    const date = dayOf(zone, now)
    return {
      title,
      named,
      hasScore,
      fileName: `${safeFileName(title, titleMax) || say('exports.kind_records')}-${date}`,
    }
  }

  async function* taken({ accountId, request, goOn }: Making<RecordsRequest>): AsyncGenerator<TakenRecord[]> {
    for await (const some of takeOut.read({ accountId, ...request.reader }, request.wanted)) {
      goOn()
      yield some
    }
  }

  async function* rows(
    making: Making<RecordsRequest>,
    { named, hasScore }: { named: readonly NamedQuestion[]; hasScore: boolean },
    step: (done: number) => void,
  ): AsyncGenerator<Row[]> {
    const { request, say } = making
    const { zone, media, origin } = request
    const fileText = media
      ? pathOf
      : ({ files }: TakenRecord, id: string) => addressOf(origin, files.find((one) => one.id === id)?.url)
    const row = createRecordRows({ questions: named, hasScore, zone, say, fileText })
    for await (const some of taken(making)) {
      yield some.map(row)
      step(some.length)
    }
  }

  async function sheet(making: Making<RecordsRequest>, step: (done: number) => void) {
    const { say, request } = making
    const form = await begin(making)
    const columns = recordColumns(form.named, form.hasScore, say)
    const bytes = sheetBytes(request.format, {
      name: sheetName(form.title),
      columns,
      rows: rows(making, form, step),
    })
    return { ...form, bytes }
  }

  const single = (format: RecordsRequest['format']) =>
    fileMaker<RecordsRequest>(sheetTypes[format], async (making): Promise<Made> => {
      const { bytes, fileName } = await sheet(making, counter(making))
      for await (const some of bytes) await making.file.write(some)
      return { fileName, problem: windowOf(making.request) }
    })

  const zipped = zipMaker<RecordsRequest>(async (making): Promise<Made> => {
    const { zip, say, request } = making
    const { bytes, fileName, named } = await sheet(making, () => undefined)
    await zip.addPieces(`${say('exports.kind_records')}${sheetTypes[request.format].ending}`, bytes, {
      isPacked: request.format === 'xlsx',
    })
    const step = counter(making)
    const missing: string[] = []
    for await (const some of taken(making))
      for (const one of some) {
        for (const { id, path } of filesOfRecord(one, { questions: named, say })) {
          const content = await places.blobs.open(id)
          if (content) await zip.addPieces(path, content, { isPacked: true })
          else missing.push(path)
        }
        step(1)
      }
    const count = missing.length
    if (count > 0) await zip.addPieces('missing-files.txt', [`${byteOrderMark}${missing.join('\r\n')}\r\n`])
    const lost: Problem | null = count > 0 ? { phrase: 'exports.filesMissing', params: { count } } : null
    return { fileName, problem: lost ?? windowOf(request) }
  })

  return eitherMaker<RecordsRequest>(({ media, format }) => (media ? zipped : single(format)))
}

function counter({ progress, total }: Making<RecordsRequest>): (more: number) => void {
  let done = 0
  return (more) => {
    done += more
    progress(done, Math.max(done, total))
  }
}

/** What the tier keeps back is said, or somebody would take the file for everything. */
function windowOf({ wanted: { since } }: RecordsRequest): Problem | null {
  return since === undefined ? null : { phrase: 'exports.onlySince', params: { date: since.slice(0, 10) } }
}

/** Addresses are whole where somebody reads them outside of a browser. */
const addressOf = (origin: string, url: string | undefined): string =>
  url === undefined ? '' : new URL(url, origin || 'http://localhost').href
