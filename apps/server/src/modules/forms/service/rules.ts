import { type FormCondition, type FormRedirect, formRulesMax } from '@matai/contract'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { hostOf } from '../../../platform/bad-hosts/host-list.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { fail, notFound } from '../../../platform/failure.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import { conditionFault } from '../rules/conditions.ts'
import { lockForms } from '../store/forms.ts'
import * as store from '../store/rules.ts'
import { findVersion } from '../store/versions.ts'
import type { Dependencies } from './dependencies.ts'

interface Wanted {
  formId: number
  /** Absent: a new one. */
  id?: number | undefined
  when: FormCondition
  redirect: FormRedirect | null
}

/** What an answer makes happen: where fillers are led, and when the form closes. */
export function createFormRules({
  database,
  audit,
  isKnownBad,
}: Pick<Dependencies, 'database' | 'audit' | 'isKnownBad'>) {
  const remember = audit.on('form')

  /** The conditions ask the newest version: it is what its author sees. */
  async function refuseCondition(
    tx: Tx,
    accountId: AccountId,
    form: { id: number; version: number },
    when: FormCondition,
  ) {
    const version = (await findVersion(tx, accountId, form.id, form.version)) ?? notFound()
    const fault = conditionFault(when, version.document)
    if (!fault) return
    const { test, part, phrase } = fault
    fail(phrase, { fields: [{ path: ['when', 'tests', test, part], phrase }] })
  }

  return {
    save: ({ formId, id, when, redirect }: Wanted, { caller }: MemberContext): Promise<void> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        refuseBadHost(redirect, [], isKnownBad)
        const [form = notFound()] = await lockForms(tx, accountId, [formId])
        await refuseCondition(tx, accountId, form, when)
        const values = { kind: redirect ? ('redirect' as const) : ('closing' as const), when, redirect }
        if (id === undefined) {
          const used = (await store.listRules(tx, accountId, formId)).filter(({ kind }) => kind === values.kind).length
          if (used >= formRulesMax) {
            const limit = formRulesMax
            fail('formChecks.tooManyRules', { as: 'limitReached', params: { limit }, data: { limit, used } })
          }
          await store.insertRule(tx, accountId, formId, values)
        } else if (!(await store.updateRule(tx, accountId, formId, { id, ...values }))) notFound()
        await remember(tx, caller, 'changed', { id: formId, name: form.title }, { part: 'rules' })
      }),

    remove: ({ formId, id }: { formId: number; id: number }, { caller }: MemberContext): Promise<void> =>
      database.transact(caller.accountId, async (tx) => {
        const { accountId } = caller
        const [form = notFound()] = await lockForms(tx, accountId, [formId])
        if (!(await store.deleteRule(tx, accountId, formId, id))) notFound()
        await remember(tx, caller, 'changed', { id: formId, name: form.title }, { part: 'rules' })
      }),
  }
}

/** Fillers are not led to hosts that are known to do harm. */
export function refuseBadHost(
  redirect: FormRedirect | null,
  path: string[],
  isKnownBad: (url: string) => boolean,
): void {
  if (!redirect || !isKnownBad(redirect.target)) return
  const params = { host: hostOf(redirect.target) ?? '' }
  fail('abuse.badLink', { params, fields: [{ path: [...path, 'target'], phrase: 'abuse.badLink', params }] })
}
