import { safeFileName } from '@matai/rules/file-names'
import { openPdf } from '../../../platform/pdf/pdf.ts'
import { paperPages } from '../rules/record-paper.ts'
import type { DisposalPdfRequest } from '../rules/record-requests.ts'
import { dayOf, minuteOf } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import { createLetterhead } from './letterhead.ts'
import { fileMaker, type Made, type MakingFile } from './making.ts'

type Needs = Pick<Dependencies, 'records' | 'brandOf' | 'accountNameOf' | 'readForPrint' | 'database'>

/** The certificate that records were deleted because their time was over; nothing of what was in them. */
export function disposalPdf(needs: Needs) {
  const { records, database } = needs
  const { takeOut, evidence, placeOf, retention } = records
  const letterheadOf = createLetterhead(needs)

  async function make({ accountId, request, file, now, say }: MakingFile<DisposalPdfRequest>): Promise<Made> {
    const { zone, language, origin, disposalId } = request
    const disposal = await retention.disposal(database.tx, accountId, disposalId)
    const { formId, days, records: count, from, until, at, byDay } = disposal
    const { title } = await takeOut.form(accountId, formId)
    const chain = await evidence.end(database.tx, accountId, formId)
    const place = await placeOf(accountId, formId)
    const counted = Object.entries(byDay).sort(([a], [b]) => (a < b ? -1 : 1))
    const pdf = await openPdf({ title: say('exports.kind_disposalPdf'), language })
    try {
      const pages = await paperPages({
        letterhead: await letterheadOf(accountId),
        title: say('exports.kind_disposalPdf'),
        name: title,
        facts: [
          [say('exports.disposalAt'), minuteOf(zone, at)],
          [say('exports.disposalCount'), String(count)],
          [say('exports.disposalFilled'), `${minuteOf(zone, from)} – ${minuteOf(zone, until)}`],
          [say('exports.disposalDays'), days === 0 ? say('exports.disposalTaken') : String(days)],
          [say('exports.disposalChain'), String(chain.links)],
        ],
        parts: [
          { kind: 'answer', label: say('exports.disposalWhat'), text: say('exports.disposalSaid'), pictures: [] },
          { kind: 'heading', text: say('exports.disposalByDay') },
          ...counted.map(([day, records]) => ({
            ...{ kind: 'answer' as const, pictures: [] },
            ...{ label: day, text: String(records) },
          })),
        ],
        verify: {
          url: `${origin}/v/evidence/${place}`,
          words: say('evidence.scanToVerify'),
          fingerprint: chain.fingerprint,
        },
        foot: say('exports.pdfFoot', { at: minuteOf(zone, now) }),
        pageName: (page, of) => say('exports.pdfPage', { page, of }),
      })
      for (const page of pages) await file.write(await pdf.addPage(page))
      await file.write(await pdf.end())
    } finally {
      await pdf.close()
    }
    return {
      fileName: `${safeFileName(title, 60)}-${say('exports.kind_disposalPdf')}-${dayOf(zone, at)}`,
      problem: null,
      kept: (tx, sha256) => evidence.keepPrint(tx, { accountId, formId, sha256, recordIds: [], readAt: now }),
    }
  }

  return fileMaker<DisposalPdfRequest>({ ending: '.pdf', mime: 'application/pdf' }, make)
}
