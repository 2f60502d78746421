import { safeFileName } from '@matai/rules/file-names'
import { type Cell, cellsOf } from '@matai/form-kit/export'
import { componentsOf, readAnswer } from '@matai/form-kit/schema'
import { openPdf } from '../../../platform/pdf/pdf.ts'
import type { Entry, Step, TakenRecord } from '../../records/rules/taken.ts'
import { recordName } from '../rules/record-columns.ts'
import { type PaperPart, type PaperRecord, paperPages } from '../rules/record-paper.ts'
import type { RecordsPdfRequest } from '../rules/record-requests.ts'
import { dayOf, minuteOf } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'
import { createLetterhead } from './letterhead.ts'
import { fileMaker, type Made, type MakingFile } from './making.ts'

type Needs = Pick<Dependencies, 'records' | 'brandOf' | 'accountNameOf' | 'readForPrint' | 'database'>
type Making = MakingFile<RecordsPdfRequest>

/** Longest side of a picture in pixels: 56 mm at 300 dpi. */
const pictureSide = 700

/** Records on paper: the account's letterhead, answers with pictures and signatures, a code that leads to their evidence. */
export function recordsPdf(needs: Needs) {
  const { records, readForPrint, database } = needs
  const { takeOut, evidence, placeOf } = records
  const letterheadOf = createLetterhead(needs)

  /** Pictures of the account as data URIs; those that cannot be read any more are left out. */
  async function pictures({ accountId }: Making, { files }: TakenRecord, ids: readonly string[]): Promise<string[]> {
    const shown = ids.filter((id) => files.find((file) => file.id === id)?.kind === 'picture')
    const read = await Promise.all(shown.map((id) => readForPrint(accountId, id, pictureSide).catch(() => null)))
    return read.filter((picture) => picture !== null)
  }

  async function answersOf(making: Making, taken: TakenRecord): Promise<PaperPart[]> {
    const { say } = making
    const { record, document, files } = taken
    const parts: PaperPart[] = []
    for (const component of componentsOf(document)) {
      const title = 'title' in component.settings ? component.settings.title : ''
      if (component.type === 'group_title') parts.push({ kind: 'heading', text: title })
      const answer = readAnswer(component, record.answers)
      if (answer === undefined) continue
      const cells = cellsOf(component, answer, { say, fileName: (id) => id })
      const ids = cells.flatMap((cell) => (cell.kind === 'files' ? cell.names : []))
      const text = cells.map((cell) => textOf(cell, files)).filter((said) => said !== '')
      const label = title || say(`forms.type_${component.type}`)
      parts.push({ kind: 'answer', label, text: text.join(' · '), pictures: await pictures(making, taken, ids) })
    }
    return parts
  }

  function threadOf(making: Making, entries: readonly Entry[]): PaperPart[] {
    const { say, request } = making
    if (entries.length === 0) return []
    const parts: PaperPart[] = [{ kind: 'heading', text: say('recordScreens.followUps') }]
    for (const { user, at, text, state } of entries) {
      const set = state && say('recordScreens.followUpSet', { state: say(`recordScreens.state_${state}`) })
      const label = `${user} · ${minuteOf(request.zone, at)}`
      parts.push({ kind: 'answer', label, text: [text, set].filter(Boolean).join('\n'), pictures: [] })
    }
    return parts
  }

  async function decisionsOf(making: Making, steps: readonly Step[]): Promise<PaperPart[]> {
    const { accountId, say, request } = making
    const parts: PaperPart[] = steps.length > 0 ? [{ kind: 'heading', text: say('recordScreens.approval') }] : []
    for (const { user, level, approved, reason, signatureId, at } of steps) {
      const label = say(approved ? 'recordScreens.approvedBy' : 'recordScreens.refusedBy', { level, name: user })
      const signature = signatureId ? await readForPrint(accountId, signatureId, pictureSide).catch(() => null) : null
      const text = [minuteOf(request.zone, at), reason].filter(Boolean).join('  ')
      parts.push({ kind: 'answer', label, text, pictures: signature ? [signature] : [] })
    }
    return parts
  }

  function factsOf({ say, request: { zone } }: Making, { record, code }: TakenRecord): PaperRecord['facts'] {
    const { at, filler, score, edits, followUp } = record
    const known: [string, string | undefined][] = [
      [say('recordScreens.at'), minuteOf(zone, new Date(at))],
      [say('recordScreens.filler'), filler?.name],
      [say('exports.columnCode'), code ? code.name || code.id : undefined],
      [say('recordScreens.score'), score ? `${score.points} / ${score.most}` : undefined],
      [say('recordScreens.state'), say(`recordScreens.state_${followUp}`)],
      [say('exports.columnEdits'), edits > 0 ? String(edits) : undefined],
    ]
    return known.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  }

  async function make(making: Making): Promise<Made> {
    const { accountId, request, file, now, say, goOn, progress, total } = making
    const { wanted, reader, zone, language, origin } = request
    const { formId } = wanted
    const { title } = await takeOut.form(accountId, formId)
    const letterhead = await letterheadOf(accountId)
    const place = await placeOf(accountId, formId)
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
          const name = recordName(taken.record)
          const fingerprint = proofs[at]?.fingerprint
          const pages = paperPages({
            letterhead,
            title,
            name: `№${name}`,
            facts: factsOf(making, taken),
            parts: [
              ...(await answersOf(making, taken)),
              ...(await decisionsOf(making, decisions.get(taken.record.id) ?? [])),
              ...threadOf(making, threads.get(taken.record.id) ?? []),
            ],
            verify: fingerprint
              ? { url: `${origin}/v/evidence/${place}?n=${name}`, words: say('evidence.scanToVerify'), fingerprint }
              : null,
            foot: say('exports.pdfFoot', { at: minuteOf(zone, now) }),
            pageName: (page, of) => say('exports.pdfPage', { page, of }),
          })
          for (const page of pages) await file.write(await pdf.addPage(page))
          printed.push(taken.record.id)
          lastName = name
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

function textOf(cell: Cell, files: TakenRecord['files']): string {
  switch (cell.kind) {
    case 'empty':
      return ''
    case 'text':
      return cell.text
    case 'number':
      return cell.number
    case 'date':
      return cell.date.replace('T', ' ')
    case 'files':
      return cell.names
        .flatMap((id) => files.find((file) => file.id === id && file.kind !== 'picture')?.name ?? [])
        .join('\n')
  }
}
