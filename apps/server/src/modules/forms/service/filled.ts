import type { FormCondition, FormRedirect } from '@matai/contract'
import type { FormDocument } from '@matai/form-kit/schema'
import { BoundedMap } from '../../../platform/bounded-map.ts'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { completeSettings, isOpenAt } from '../rules/settings.ts'
import { tipKey } from '../rules/tips.ts'
import { findForm, findNewest, findTitles, holdTitles, lockForms, wasForm } from '../store/forms.ts'
import { findWhole } from '../store/for-filling.ts'
import { type LinkRow, listLinks } from '../store/links.ts'
import { listRules, type RuleValues } from '../store/rules.ts'
import { findSetting, listBound, putSetting } from '../store/settings.ts'
import { tipsOf } from '../store/tips.ts'
import { findVersion, lastPublished } from '../store/versions.ts'

/** A form as fillers see it; `published` is null while no version is. */
interface FilledForm {
  title: string
  published: { number: number; document: FormDocument } | null
}

type Settings = ReturnType<typeof completeSettings> & { redirect: FormRedirect | null }

/** What answers make happen. */
interface FormOutcomes {
  redirects: { when: FormCondition; redirect: FormRedirect }[]
  closings: FormCondition[]
}

const outcomesOf = (rules: readonly RuleValues[]): FormOutcomes => ({
  redirects: rules.flatMap(({ when, redirect }) => (redirect ? [{ when, redirect }] : [])),
  closings: rules.flatMap(({ kind, when }) => (kind === 'closing' ? [when] : [])),
})

/** Forms for later modules: those who fill them, and those who look at what was filled in. A deleted one is undefined. */
export function createFilledForms() {
  // A version never changes: what was read once is right for ever. Documents weigh up to a megabyte.
  const versions = new BoundedMap<string, FormDocument>({
    entries: 1_000,
    weight: 64 * 1024 ** 2,
    weigh: (document) => JSON.stringify(document).length,
  })

  async function versionOf(
    tx: Tx,
    accountId: AccountId,
    id: number,
    number: number,
  ): Promise<FormDocument | undefined> {
    const key = `${accountId} ${id} ${number}`
    const known = versions.get(key)
    if (known) return known
    const document = (await findVersion(tx, accountId, id, number))?.document
    if (document) versions.set(key, document)
    return document
  }

  return {
    async filled(tx: Tx, accountId: AccountId, id: number): Promise<FilledForm | undefined> {
      const row = await findForm(tx, accountId, id)
      if (!row) return undefined
      const { title, published } = row
      const document = published === null ? undefined : await versionOf(tx, accountId, id, published)
      return { title, published: published !== null && document ? { number: published, document } : null }
    },

    /** The same with all that is set of it. */
    async forFilling(tx: Tx, accountId: AccountId, id: number, now: Date) {
      const row = await findWhole(tx, accountId, id)
      if (!row) return undefined
      const { title, published: number, rules, links, hasTips } = row
      const document = number === null ? undefined : await versionOf(tx, accountId, id, number)
      const published = number !== null && document ? { number, document } : null
      const settings = { ...completeSettings(row), redirect: row.redirect }
      const open = { ...settings, isOpen: isOpenAt(settings.closing, now) }
      return { title, published, settings: open, outcomes: outcomesOf(rules), links, hasTips }
    },

    /** How a form is set, and whether it takes records at a moment. */
    async settingsOf(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<Settings & { isOpen: boolean }> {
      const row = await findSetting(tx, accountId, id)
      const settings = { ...completeSettings(row), redirect: row?.redirect ?? null }
      return { ...settings, isOpen: isOpenAt(settings.closing, now) }
    },

    /** Those that take records now, and are for somebody. */
    async boundForms(tx: Tx, accountId: AccountId, now: Date, limit: number) {
      const rows = await listBound(tx, accountId, limit)
      return rows.flatMap(({ id, title, setting }) => {
        const { fillers, closing } = completeSettings(setting)
        return isOpenAt(closing, now) ? [{ id, title, fillers }] : []
      })
    },

    /** What answers make happen, in the order in which it was set, and where the form leads otherwise. */
    async rulesFor(tx: Tx, accountId: AccountId, id: number): Promise<FormOutcomes> {
      return outcomesOf(await listRules(tx, accountId, id))
    },

    /** What each person reads, who is known by some names and phones; that of the first of them. */
    async tipsFor(
      tx: Tx,
      accountId: AccountId,
      id: number,
      persons: readonly (readonly string[])[],
    ): Promise<(string | null)[]> {
      const keys = persons.map((names) => names.map(tipKey))
      const all = [...new Set(keys.flat())]
      const tips = all.length === 0 ? [] : await tipsOf(tx, accountId, id, all)
      const messages = new Map(tips.map(({ key, message }) => [key, message]))
      return keys.map((own) => own.flatMap((key) => messages.get(key) ?? [])[0] ?? null)
    },

    /** Forms in which a record can be continued: those that fillers see. */
    linksOf: async (tx: Tx, accountId: AccountId, id: number): Promise<LinkRow[]> =>
      (await listLinks(tx, accountId, id)).filter(({ isPublished }) => isPublished),

    /** Closes a form, as by hand. */
    async close(tx: Tx, accountId: AccountId, id: number, now: Date): Promise<void> {
      await lockForms(tx, accountId, [id])
      const { closing } = completeSettings(await findSetting(tx, accountId, id))
      await putSetting(tx, accountId, id, { closing: { ...closing, closed: true }, updatedAt: now })
    },

    /** Titles of those that are there; held until the transaction ends, so that none is deleted while it is put somewhere. */
    holdTitles,

    /** Whether it is or was a form of the account. */
    wasForm,

    /** Titles of those that are there. */
    titlesOf: findTitles,

    titleOf: async (tx: Tx, accountId: AccountId, id: number): Promise<string | undefined> =>
      (await findForm(tx, accountId, id))?.title,

    async newestOf(tx: Tx, accountId: AccountId, id: number): Promise<FormDocument | undefined> {
      const row = await findForm(tx, accountId, id)
      return row && (await findVersion(tx, accountId, id, row.version))?.document
    },

    /** Those that are there, as they are now. */
    async newestOfAll(tx: Tx, accountId: AccountId, ids: readonly number[]) {
      const found: { id: number; title: string; document: FormDocument }[] = []
      for (const { id, title, version } of await findNewest(tx, accountId, ids)) {
        const document = await versionOf(tx, accountId, id, version)
        if (document) found.push({ id, title, document })
      }
      return found
    },

    /** A version that fillers had before them, now or before; undefined for a draft. */
    async publishedOf(tx: Tx, accountId: AccountId, id: number, number: number): Promise<FormDocument | undefined> {
      const version = await findVersion(tx, accountId, id, number)
      return version?.publishedAt ? version.document : undefined
    },

    /** Numbers of the last versions that fillers had before them. */
    lastPublished,

    /** Also of a form that is deleted: its records are still there. */
    versionOf,
  }
}
