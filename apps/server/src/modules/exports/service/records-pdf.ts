import { safeFileName } from '@matai/rules/file-names'
import { ahead } from '../../../platform/ahead.ts'
import { openPdf } from '../../../platform/pdf/pdf.ts'
import type { TakenRecord } from '../../records/rules/taken.ts'
import { recordName } from '../rules/record-columns.ts'
import { paperPages } from '../rules/record-paper.ts'
import type { RecordsPdfRequest } from '../rules/record-requests.ts'
import { dayOf } from '../rules/task.ts'
import { findLayout } from '../store/layouts.ts'
import type { Dependencies } from './dependencies.ts'
import { createLetterhead } from './letterhead.ts'
import { fileMaker, type Made, type MakingFile } from './making.ts'
import { createPaperRecord, type Known } from './paper-record.ts'

type Needs = Pick<Dependencies, 'records' | 'brandOf' | 'accountNameOf' | 'readForPrint' | 'database'>

/** Papers whose pictures are read while one is written. */
const papersAhead = 4

/** Records on paper, as the form's layout wants them or plainly. */
export function recordsPdf(needs: Needs) {
  const { records, database } = needs
  const { takeOut, evidence, placeOf } = records
  const letterheadOf = createLetterhead(needs)
  const paperOf = createPaperRecord(needs)

  async function make(making: MakingFile<RecordsPdfRequest>): Promise<Made> {
    const { accountId, request, file, now, say, goOn, progress, total } = making
    const { wanted, reader, zone, language, origin } = request
    const { formId } = wanted
    const { title } = await takeOut.form(accountId, formId)
    const ofForm = { title, letterhead: await letterheadOf(accountId), place: await placeOf(accountId, formId) }
    const layout = (await findLayout(database.tx, accountId, formId))?.blocks ?? null
    const order = { accountId, say, zone, origin, now }
    const pdf = await openPdf({ title, language })
    const printed: number[] = []
    let lastName = ''
    /** Records with what is known of each besides its answers. */
    async function* all() {
      for await (const some of takeOut.read({ accountId, ...reader }, wanted)) {
        const ids = some.map(({ record }) => record.id)
        const proofs = await evidence.of(database.tx, accountId, formId, ids)
        const threads = await takeOut.threads(accountId, ids)
        const decisions = await takeOut.decisions(accountId, ids)
        for (const [at, taken] of some.entries()) {
          const { id } = taken.record
          const [thread, made] = [threads.get(id) ?? [], decisions.get(id) ?? []]
          yield { taken, known: { fingerprint: proofs[at]?.fingerprint, decisions: made, thread } }
        }
      }
    }

    async function paper({ taken, known }: { taken: TakenRecord; known: Known }) {
      return { record: taken.record, pages: await paperPages(await paperOf(order, taken, ofForm, known), layout) }
    }

    try {
      for await (const { record, pages } of ahead(all(), papersAhead, paper)) {
        goOn()
        for (const page of pages) await file.write(await pdf.addPage(page))
        printed.push(record.id)
        lastName = recordName(record)
        progress(printed.length, Math.max(printed.length, total))
      }
      await file.write(await pdf.end())
    } finally {
      await pdf.close()
    }
    const isOne = wanted.ids?.length === 1
    return {
      fileName: `${safeFileName(title, 60) || say('exports.kind_recordsPdf')}-${isOne ? lastName : dayOf(zone, now)}`,
      problem:
        wanted.since === undefined
          ? null
          : { phrase: 'exports.onlySince', params: { date: wanted.since.slice(0, 10) } },
      kept: (tx, sha256) => evidence.keepPrint(tx, { accountId, formId, sha256, recordIds: printed, readAt: now }),
    }
  }

  return fileMaker<RecordsPdfRequest>({ ending: '.pdf', mime: 'application/pdf' }, make)
}
