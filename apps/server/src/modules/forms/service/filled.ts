import type { FormDocument } from '@matai/form-kit/schema'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { completeSettings, isOpenAt } from '../rules/settings.ts'
import { findForm } from '../store/forms.ts'
import { findSetting } from '../store/settings.ts'
import { findVersion } from '../store/versions.ts'

/** A form as fillers see it; `published` is null while no version is. */
interface FilledForm {
  title: string
  published: { number: number; document: FormDocument } | null
}

type Settings = ReturnType<typeof completeSettings>

/** Forms for later modules: those who fill them, and those who look at what was filled in. A deleted one is undefined. */
export const filledForms = {
  async filled(tx: Tx, accountId: AccountId, id: number): Promise<FilledForm | undefined> {
    const row = await findForm(tx, accountId, id)
    if (!row) return undefined
    const version = row.published === null ? undefined : await findVersion(tx, accountId, id, row.published)
    return { title: row.title, published: version ? { number: version.number, document: version.document } : null }
  },

  /** How a form is set, and whether it takes records at a moment. */
  async settingsOf(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<Settings & { isOpen: boolean }> {
    const settings = completeSettings(await findSetting(tx, accountId, id))
    return { ...settings, isOpen: isOpenAt(settings.closing, now) }
  },

  titleOf: async (tx: Tx, accountId: AccountId, id: number): Promise<string | undefined> =>
    (await findForm(tx, accountId, id))?.title,

  async newestOf(tx: Tx, accountId: AccountId, id: number): Promise<FormDocument | undefined> {
    const row = await findForm(tx, accountId, id)
    return row && (await findVersion(tx, accountId, id, row.version))?.document
  },

  /** Also of a form that is deleted: its records are still there. */
  versionOf: async (tx: Tx, accountId: AccountId, id: number, number: number): Promise<FormDocument | undefined> =>
    (await findVersion(tx, accountId, id, number))?.document,
}
