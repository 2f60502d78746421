import type { AfterSubmission } from '@matai/contract'
import { answered, type FormDocument } from '@matai/form-kit/schema'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Asked } from '../rules/asked.ts'
import { fillerOf } from '../rules/filler.ts'
import { holdingFor } from '../rules/holding.ts'
import { serialText } from '../rules/serial.ts'
import { addressOf } from './addresses.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'
import type { FoundForm } from './find-form.ts'

/** A record with the version that was filled in. */
export interface Written {
  row: RecordRow
  document: FormDocument
  asked: Asked
}

/** The same of a record that was read. */
export const writtenOf = (row: RecordRow, document: FormDocument): Written => ({
  row,
  document,
  asked: answered(document, row.answers, row.seed ?? undefined),
})

/** How a form is set, and whether its records may have been given coupons. */
export interface Around extends Pick<FoundForm, 'settings' | 'outcomes' | 'links' | 'hasTips'> {
  givesCoupons: boolean
  now: Date
}

/** What fillers see after submitting; of the same record always the same, while the form's settings stay. */
export function createAfterSubmission({ forms, coupons }: Pick<Dependencies, 'forms' | 'coupons'>) {
  /** Of records of one form, in their order. */
  return async (
    tx: Tx,
    written: readonly [Written, ...Written[]],
    { settings, outcomes: { redirects }, links: nextForms, hasTips, givesCoupons, now }: Around,
  ): Promise<AfterSubmission[]> => {
    const [{ row: first }] = written
    const { formId } = first
    const accountId = mintAccountId(first.accountId)
    const { serial, words, certificate, nextFormId } = settings.submitPage
    const open = async ({ formId: id, title }: { formId: number; title: string }) => ({
      id: await addressOf(tx, accountId, id),
      title,
    })
    const nextForm = nextFormId === null ? undefined : await forms.filled(tx, accountId, nextFormId)
    const next = nextFormId !== null && nextForm?.published ? await open({ ...nextForm, formId: nextFormId }) : null
    const links: AfterSubmission['links'] = []
    for (const link of nextForms) links.push({ ...(await open(link)), text: link.text })
    const recordIds = written.map(({ row }) => row.id)
    const given = givesCoupons ? await coupons.givenForRecords(tx, accountId, { formId, recordIds, now }) : []
    const persons = written.map(({ asked }) => {
      const { name, phone } = fillerOf(asked).facts
      return [phone, name].filter((one) => one !== undefined)
    })
    const tips = hasTips ? await forms.tipsFor(tx, accountId, formId, persons) : []
    return written.map(({ row, asked }, place) => {
      const { number, redeemCode } = row
      const holds = redirects.length > 0 ? holdingFor(asked) : () => false
      return {
        serial: serial && serialText(serial, number),
        words,
        certificate,
        redeemCode,
        coupons: given[place] ?? [],
        redirect: redirects.find(({ when }) => holds(when))?.redirect ?? settings.redirect,
        tip: tips[place] ?? null,
        next,
        links,
      }
    })
  }
}
