import type { ClosedStatus, FormFillers, FormRedirect, FormSettings, FormSubmitPage } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { completeSettings, isOpenAt, phoneTwinAt } from '../rules/settings.ts'
import { findForm, lockForms } from '../store/forms.ts'
import { listLinks } from '../store/links.ts'
import { listRules } from '../store/rules.ts'
import { findSetting, putSetting, type SettingParts } from '../store/settings.ts'
import { countTips } from '../store/tips.ts'
import { createClosedStatuses } from './closed-statuses.ts'
import type { Dependencies } from './dependencies.ts'
import { refuseBadHost } from './rules.ts'

/** Who fills a form, what they see afterwards, how many records it takes and when. */
export function createFormSettings({
  database,
  audit,
  isKnownBad,
  ports,
  collaborators,
}: Pick<Dependencies, 'database' | 'audit' | 'isKnownBad' | 'ports' | 'collaborators'>) {
  const remember = audit.on('form')
  const statuses = createClosedStatuses({ ports })

  async function describe(tx: Tx, accountId: AccountId, formId: number, now: Date): Promise<FormSettings> {
    const row = await findSetting(tx, accountId, formId)
    const settings = completeSettings(row)
    const rules = await listRules(tx, accountId, formId)
    const links = await listLinks(tx, accountId, formId)
    const tips = await countTips(tx, accountId, { formId })
    const redirectRules = rules.flatMap(({ id, when, redirect }) => (redirect ? [{ id, when, ...redirect }] : []))
    const closingRules = rules.flatMap(({ id, kind, when }) => (kind === 'closing' ? [{ id, when }] : []))
    const redirect = row?.redirect ?? null
    return {
      ...settings,
      redirect,
      redirectRules,
      closingRules,
      isOpen: isOpenAt(settings.closing, now),
      tips,
      links: links.length,
    }
  }

  async function refusePage(tx: Tx, accountId: AccountId, formId: number, page: FormSubmitPage): Promise<void> {
    const { nextFormId } = page
    const path = ['settings', 'nextFormId']
    if (nextFormId === formId)
      fail('formChecks.nextIsItself', { fields: [{ path, phrase: 'formChecks.nextIsItself' }] })
    if (nextFormId !== null && !(await findForm(tx, accountId, nextFormId))) notFound()
  }

  /** Groups that are not the account's; one that was deleted since it was chosen may stay: nobody is in it. */
  async function refuseGroups(tx: Tx, accountId: AccountId, formId: number, { groupIds }: FormFillers): Promise<void> {
    if (groupIds === null) return
    const before = completeSettings(await findSetting(tx, accountId, formId)).fillers.groupIds ?? []
    const there = (await collaborators.listGroups(tx, accountId)).map(({ id }) => id)
    if (groupIds.some((id) => !there.includes(id) && !before.includes(id))) notFound()
  }

  return {
    async get(formId: number, { caller: { accountId }, now }: MemberContext): Promise<FormSettings> {
      const { tx } = database
      if (!(await findForm(tx, accountId, formId))) notFound()
      return describe(tx, accountId, formId, now)
    },

    async closedStatuses(formId: number, { caller: { accountId } }: MemberContext): Promise<ClosedStatus[]> {
      const { tx } = database
      if (!(await findForm(tx, accountId, formId))) notFound()
      const { closing } = completeSettings(await findSetting(tx, accountId, formId))
      return statuses.list(tx, accountId, closing)
    },

    /** Sets one part; the others stay. */
    set: <Part extends keyof SettingParts>(
      { formId, part, settings }: { formId: number; part: Part; settings: SettingParts[Part] },
      { caller, now }: MemberContext,
    ): Promise<FormSettings> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const [{ title } = notFound()] = await lockForms(tx, accountId, [formId])
        if (part === 'submitPage') await refusePage(tx, accountId, formId, settings as FormSubmitPage)
        if (part === 'redirect') refuseBadHost(settings as FormRedirect | null, ['settings'], isKnownBad)
        if (part === 'fillers') {
          refuseTwin(settings as FormFillers)
          await refuseGroups(tx, accountId, formId, settings as FormFillers)
        }
        await putSetting(tx, accountId, formId, { [part]: settings, updatedAt: now })
        await remember(tx, caller, 'changed', { id: formId, name: title }, { part })
        return describe(tx, accountId, formId, now)
      }),
  }
}

function refuseTwin(fillers: FormFillers): void {
  const place = phoneTwinAt(fillers)
  if (place < 0) return
  const path = ['settings', 'phones', place, 'mobile']
  fail('formChecks.phoneTwice', { fields: [{ path, phrase: 'formChecks.phoneTwice' }] })
}
