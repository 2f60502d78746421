import type { ApprovalState, FollowUpState } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { asksProof, refusalFor } from '../rules/admission.ts'
import { provenKey } from '../rules/filler.ts'
import { mayBeChanged } from '../rules/own-record.ts'
import { serialText } from '../rules/serial.ts'
import { recordsByFiller } from '../store/made-by.ts'
import type { Dependencies } from './dependencies.ts'

export interface MadeRecord {
  id: number
  formId: number
  title: string
  /** As it is read. */
  number: string
  at: Date
  followUp: FollowUpState
  approval: ApprovalState
  locked: boolean
  mayChange: boolean
}

/** Somebody with a proven phone (digits), as an account knows the person. */
interface Person {
  phone: string
  isMember: boolean
  /** Of a collaborator; null for who is none. */
  groupIds: readonly number[] | null
}

/** Forms of one account that are looked at for one person. */
const formsMost = 200

/** For later modules: what one person may fill in of an account, and what the person handed in, over all its forms. */
export function createPersonsForms({ database, forms }: Pick<Dependencies, 'database' | 'forms'>) {
  const { tx } = database
  return {
    /** Those that are meant for somebody; what anybody may fill is nobody's own. */
    async forms(accountId: AccountId, { phone, isMember, groupIds }: Person, now: Date) {
      const bound = await forms.boundForms(tx, accountId, now, formsMost)
      return bound.filter(({ fillers }) => {
        const isOne =
          fillers.who === 'members'
            ? isMember
            : groupIds !== null && (fillers.groupIds === null || fillers.groupIds.some((id) => groupIds.includes(id)))
        return refusalFor(fillers, { phone, isOne }) === undefined
      })
    },

    /** The newest, of forms that are there and know people by their phones: only those open by a phone. */
    async records(accountId: AccountId, phone: string, now: Date, limit: number): Promise<MadeRecord[]> {
      const rows = await recordsByFiller(tx, accountId, provenKey(phone), limit)
      const known = new Map<number, Awaited<ReturnType<typeof look>>>()
      const look = async (formId: number) => {
        const form = await forms.filled(tx, accountId, formId)
        const settings = form?.published && (await forms.settingsOf(tx, accountId, formId, now))
        if (!form?.published || !settings || !asksProof(form.published.document, settings.fillers)) return undefined
        return { title: form.title, exam: form.published.document.exam, settings }
      }
      for (const formId of new Set(rows.map(({ record }) => record.formId))) known.set(formId, await look(formId))
      return rows.flatMap(({ record }) => {
        const form = known.get(record.formId)
        if (!form) return []
        const { id, formId, number, at, followUp, approval, locked } = record
        const { serial } = form.settings.submitPage
        return [
          {
            ...{ id, formId, at, followUp, approval, locked },
            title: form.title,
            number: serial ? serialText(serial, number) : String(number),
            mayChange: form.settings.fillers.mayChange && mayBeChanged(record, form),
          },
        ]
      })
    },
  }
}
