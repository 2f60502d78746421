import type { ApprovalState } from '@matai/contract'
import { cellsOf } from '@matai/form-kit/export'
import { componentsOf, readAnswer } from '@matai/form-kit/schema'
import type { PhraseKey, Translate } from '@matai/i18n'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/failure.ts'
import type { TakenRecord } from '../rules/taken.ts'
import { formsWithGroups, waitingOf } from '../store/approvals.ts'
import { findRecord, type RecordRow } from '../store/records.ts'
import { createApprovers } from './approvers.ts'
import { createDeciding } from './decide.ts'
import type { Dependencies } from './dependencies.ts'
import { createTakeOut } from './take-out.ts'

/** A record that waits for somebody on the phone. */
export interface WaitingRecord {
  id: number
  title: string
  number: number
  at: Date
  filler: string
  level: number
  of: number
  answers: { label: string; text: string; files: { name: string; url: string }[] }[]
}

interface Collaborator {
  /** Digits of the proven phone. */
  phone: string
  groupIds: readonly number[]
}

interface Decision {
  recordId: number
  level: number
  approved: boolean
  reason: string
  signatureId?: string | undefined
}

/** Records that are looked at for one person. */
const shownMost = 20

function answersOf({ record, document, files }: TakenRecord, say: Translate): WaitingRecord['answers'] {
  return componentsOf(document).flatMap((component) => {
    const answer = readAnswer(component, record.answers)
    if (answer === undefined) return []
    const all = cellsOf(component, answer, { say, fileName: (id) => id })
    // The parts of an address stand in its first cell already.
    const cells = component.type === 'address' ? all.slice(0, 1) : all
    const named = cells.flatMap((cell) => (cell.kind === 'files' ? cell.names : []))
    const said = cells.flatMap((cell) => {
      if (cell.kind === 'text') return cell.text
      if (cell.kind === 'number') return cell.number
      return cell.kind === 'date' ? cell.date.replace('T', ' ') : []
    })
    const title = 'title' in component.settings ? component.settings.title : ''
    return {
      // Types are what the phrases are named by.
      label: title || say(`forms.type_${component.type}` as PhraseKey),
      text: said.filter(Boolean).join(' · '),
      files: files.filter(({ id }) => named.includes(id)).map(({ name, url }) => ({ name, url })),
    }
  })
}

/** Approvals by collaborators, who are known by their proven phones; hidden answers stay hidden. */
export function createPhoneApprovals(dependencies: Dependencies) {
  const { database } = dependencies
  const approvers = createApprovers(dependencies)
  const { hold, settle } = createDeciding(dependencies)
  const takeOut = createTakeOut(dependencies)

  /** The collaborator with a phone, whom the record waits for. */
  async function whoIs(tx: Tx, row: RecordRow, level: number, phone: string): Promise<{ name: string }> {
    const { collaborators } = await approvers(tx, row, level)
    return collaborators.find(({ mobile }) => mobile === phone) ?? fail('records.notYours', { as: 'conflict' })
  }

  return {
    /** What waits for the person, the newest of each form first. */
    async waiting(accountId: AccountId, { phone, groupIds }: Collaborator, say: Translate): Promise<WaitingRecord[]> {
      const { tx } = database
      const waiting: WaitingRecord[] = []
      for (const { formId, levels } of await formsWithGroups(tx, accountId)) {
        const rows = await waitingOf(tx, accountId, formId, shownMost - waiting.length)
        const asked = rows.filter(({ approvalLevel }) =>
          levels[approvalLevel - 1]?.groupIds?.some((id) => groupIds.includes(id)),
        )
        const ids: number[] = []
        for (const row of asked) {
          const { collaborators } = await approvers(tx, row, row.approvalLevel, levels)
          if (collaborators.some(({ mobile }) => mobile === phone)) ids.push(row.id)
        }
        if (ids.length === 0) continue
        const { title } = await takeOut.form(accountId, formId)
        const levelOf = new Map(rows.map((row) => [row.id, row.approvalLevel]))
        for await (const some of takeOut.read({ accountId, role: 'subAdmin', flags: [] }, { formId, ids }))
          for (const taken of some) {
            const { id, number, at, filler } = taken.record
            const place = { level: levelOf.get(id) ?? 1, of: levels.length }
            const answers = answersOf(taken, say)
            waiting.push({ id, title, number, at: new Date(at), filler: filler?.name ?? '', ...place, answers })
          }
        if (waiting.length >= shownMost) break
      }
      return waiting
    },

    isThere: async (accountId: AccountId, recordId: number): Promise<boolean> =>
      (await findRecord(database.tx, accountId, recordId)) !== undefined,

    /** Refused where the record waits for somebody else, or does not wait. */
    look: async (accountId: AccountId, phone: string, asked: { recordId: number; level: number }): Promise<void> => {
      const row = await findRecord(database.tx, accountId, asked.recordId)
      if (row?.approval !== 'waiting' || row.approvalLevel !== asked.level)
        return fail('records.decidedAlready', { as: 'conflict' })
      await whoIs(database.tx, row, asked.level, phone)
    },

    decide: (accountId: AccountId, phone: string, decision: Decision, now: Date): Promise<ApprovalState> =>
      database.transact(accountId, async (tx) => {
        const row = await hold(tx, accountId, decision)
        const { name } = await whoIs(tx, row, decision.level, phone)
        return (await settle(tx, row, { ...decision, userId: 0, collaborator: name }, now)).approval
      }),
  }
}
