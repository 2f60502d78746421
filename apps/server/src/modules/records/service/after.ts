import type { AfterSubmission } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { mintAccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fillerOf } from '../rules/filler.ts'
import { holdingFor } from '../rules/holding.ts'
import { serialText } from '../rules/serial.ts'
import { addressOf } from './addresses.ts'
import type { RecordRow } from '../store/records.ts'
import type { Dependencies } from './dependencies.ts'
import type { FoundForm } from './find-form.ts'

/** What a filler sees after submitting; of the same record always the same, while the form's settings stay. */
export function createAfterSubmission({ forms, coupons }: Pick<Dependencies, 'forms' | 'coupons'>) {
  return async (
    tx: Tx,
    row: RecordRow,
    { document, settings, now }: { document: FormDocument; settings: FoundForm['settings']; now: Date },
  ): Promise<AfterSubmission> => {
    const { formId, answers, number, redeemCode } = row
    const accountId = mintAccountId(row.accountId)
    const { serial, words, certificate, nextFormId } = settings.submitPage
    const { redirects } = await forms.rulesFor(tx, accountId, formId)
    const holds = holdingFor({ document, answers, seed: row.seed ?? undefined })
    const { name, phone } = fillerOf(document, answers).facts
    const persons = [phone, name].filter((one) => one !== undefined)
    const open = async ({ formId: id, title }: { formId: number; title: string }) => ({
      id: await addressOf(tx, accountId, id),
      title,
    })
    const next = nextFormId === null ? undefined : await forms.filled(tx, accountId, nextFormId)
    const links: AfterSubmission['links'] = []
    for (const link of await forms.linksOf(tx, accountId, formId))
      links.push({ ...(await open(link)), text: link.text })
    return {
      serial: serial && serialText(serial, number),
      words,
      certificate,
      redeemCode,
      coupons: await coupons.givenForRecord(tx, accountId, { formId, recordId: row.id, now }),
      redirect: redirects.find(({ when }) => holds(when))?.redirect ?? settings.redirect,
      tip: await forms.tipFor(tx, accountId, formId, persons),
      next: nextFormId !== null && next?.published ? await open({ formId: nextFormId, title: next.title }) : null,
      links,
    }
  }
}
