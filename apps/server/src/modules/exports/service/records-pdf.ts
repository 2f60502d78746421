import { safeFileName } from '@matai/rules/file-names'
import { openPdf } from '../../../platform/pdf/pdf.ts'
import { recordName } from '../rules/record-columns.ts'
import { paperPages } from '../rules/record-paper.ts'
import type { RecordsPdfRequest } from '../rules/record-requests.ts'
import { dayOf } from '../rules/task.ts'
import { findLayout } from '../store/layouts.ts'
import type { Dependencies } from './dependencies.ts'
import { createLetterhead } from './letterhead.ts'
import { fileMaker, type Made, type MakingFile } from './making.ts'
import { createPaperRecord } from './paper-record.ts'

type Needs = Pick<Dependencies, 'records' | 'brandOf' | 'accountNameOf' | 'readForPrint' | 'database'>

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
    try {
      for await (const some of takeOut.read({ accountId, ...reader }, wanted)) {
        const ids = some.map(({ record }) => record.id)
        const proofs = await evidence.of(database.tx, accountId, formId, ids)
        const threads = await takeOut.threads(accountId, ids)
        const decisions = await takeOut.decisions(accountId, ids)
        for (const [at, taken] of some.entries()) {
          goOn()
          const { id } = taken.record
          const known = {
            fingerprint: proofs[at]?.fingerprint,
            decisions: decisions.get(id) ?? [],
            thread: threads.get(id) ?? [],
          }
          const pages = paperPages(await paperOf(order, taken, ofForm, known), layout)
          for (const page of pages) await file.write(await pdf.addPage(page))
          printed.push(id)
          lastName = recordName(taken.record)
          progress(printed.length, Math.max(printed.length, total))
        }
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
