import { type Cell, cellsOf } from '@matai/form-kit/export'
import { componentsOf, readAnswer } from '@matai/form-kit/schema'
import type { Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Entry, Step, TakenRecord } from '../../records/rules/taken.ts'
import { recordName } from '../rules/record-columns.ts'
import type { PaperPart, PaperRecord } from '../rules/paper-content.ts'
import { minuteOf } from '../rules/task.ts'
import type { Dependencies } from './dependencies.ts'

/** For whom records are put on paper, and in whose words. */
export interface PaperOrder {
  accountId: AccountId
  say: Translate
  /** IANA name of the account's zone */
  zone: string
  /** Scheme and host under which evidence is read. */
  origin: string
  now: Date
}

/** What the papers of one form have in common. */
interface OfForm {
  title: string
  letterhead: PaperRecord['letterhead']
  /** Of the form's address. */
  place: string
}

/** What stands on one paper besides what was answered. */
export interface Known {
  fingerprint: string | undefined
  decisions: readonly Step[]
  thread: readonly Entry[]
}

/** Longest side of a picture in pixels: 56 mm at 300 dpi. */
const pictureSide = 700

/** A record as it stands on paper: answers with pictures and signatures, decisions, what was said, a code to verify it. */
export function createPaperRecord({ readForPrint }: Pick<Dependencies, 'readForPrint'>) {
  /** Pictures of the account as data URIs; those that cannot be read any more are left out. */
  async function pictures(
    { accountId }: PaperOrder,
    { files }: TakenRecord,
    ids: readonly string[],
  ): Promise<string[]> {
    const shown = ids.filter((id) => files.find((file) => file.id === id)?.kind === 'picture')
    const read = await Promise.all(shown.map((id) => readForPrint(accountId, id, pictureSide).catch(() => null)))
    return read.filter((picture) => picture !== null)
  }

  async function answersOf(making: PaperOrder, taken: TakenRecord): Promise<PaperPart[]> {
    const { say } = making
    const { record, document, files } = taken
    const parts: PaperPart[] = []
    for (const component of componentsOf(document)) {
      const title = 'title' in component.settings ? component.settings.title : ''
      if (component.type === 'group_title') parts.push({ kind: 'heading', text: title })
      const answer = readAnswer(component, record.answers)
      if (answer === undefined) continue
      const all = cellsOf(component, answer, { say, fileName: (id) => id })
      // The parts of an address stand in its first cell already.
      const cells = component.type === 'address' ? all.slice(0, 1) : all
      const ids = cells.flatMap((cell) => (cell.kind === 'files' ? cell.names : []))
      const text = cells.map((cell) => textOf(cell, files)).filter((said) => said !== '')
      const label = title || say(`forms.type_${component.type}`)
      const isSigned = component.type === 'signature'
      const shown = { component: component.id, isSigned, pictures: await pictures(making, taken, ids) }
      parts.push({ kind: 'answer', label, text: text.join(' · '), ...shown })
    }
    return parts
  }

  async function threadOf(making: PaperOrder, entries: readonly Entry[]): Promise<PaperPart[]> {
    const { accountId, say, zone } = making
    if (entries.length === 0) return []
    const parts: PaperPart[] = [{ kind: 'heading', text: say('recordScreens.followUps'), of: 'followUps' }]
    for (const { user, at, text, state, charge, dueAt, filled, fileIds } of entries) {
      const said = [
        text,
        state && say('recordScreens.followUpSet', { state: say(`recordScreens.state_${state}`) }),
        charge && say('recordScreens.followUpGiven', { name: charge }),
        dueAt && say('recordScreens.followUpDue', { at: minuteOf(zone, dueAt) }),
        filled && say('recordScreens.followUpFilled', filled),
      ]
      const label = `${user || say('recordScreens.byRule')} · ${minuteOf(zone, at)}`
      // What is no picture, and what cannot be read any more, is left out.
      const read = await Promise.all(fileIds.map((id) => readForPrint(accountId, id, pictureSide).catch(() => null)))
      const pictures = read.filter((picture) => picture !== null)
      parts.push({ kind: 'answer', label, text: said.filter(Boolean).join('\n'), pictures, of: 'followUps' })
    }
    return parts
  }

  async function decisionsOf(making: PaperOrder, steps: readonly Step[]): Promise<PaperPart[]> {
    const { accountId, say, zone } = making
    const parts: PaperPart[] =
      steps.length > 0 ? [{ kind: 'heading', text: say('recordScreens.approval'), of: 'approval' }] : []
    for (const { user, level, approved, reason, signatureId, at } of steps) {
      const label = say(approved ? 'recordScreens.approvedBy' : 'recordScreens.refusedBy', { level, name: user })
      const signature = signatureId ? await readForPrint(accountId, signatureId, pictureSide).catch(() => null) : null
      const text = [minuteOf(zone, at), reason].filter(Boolean).join('  ')
      parts.push({ kind: 'answer', label, text, pictures: signature ? [signature] : [], of: 'approval' })
    }
    return parts
  }

  function factsOf({ say, zone }: PaperOrder, { record, code }: TakenRecord): PaperRecord['facts'] {
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

  return async (
    order: PaperOrder,
    taken: TakenRecord,
    { title, letterhead, place }: OfForm,
    { fingerprint, decisions, thread }: Known,
  ): Promise<PaperRecord> => {
    const { say, zone, origin, now } = order
    const name = recordName(taken.record)
    return {
      letterhead,
      title,
      name: `№${name}`,
      facts: factsOf(order, taken),
      parts: [
        ...(await answersOf(order, taken)),
        ...(await decisionsOf(order, decisions)),
        ...(await threadOf(order, thread)),
      ],
      verify: fingerprint
        ? { url: `${origin}/v/evidence/${place}?n=${name}`, words: say('evidence.scanToVerify'), fingerprint }
        : null,
      foot: say('exports.pdfFoot', { at: minuteOf(zone, now) }),
      pageName: (page, of) => say('exports.pdfPage', { page, of }),
    }
  }
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
