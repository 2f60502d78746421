import type { CallKey } from '@matai/contract'
import { formDocument } from '@matai/form-kit/schema'
import type { Belongings } from './belongings.ts'
import { newNumber, type TestApp } from './test-app.ts'

type FormKey = Extract<CallKey, `form${string}`>

const formSample = {
  title: '灭火器点检',
  intro: '',
  pages: [
    {
      id: 'p1',
      components: [
        { id: 'q1', type: 'text', settings: { title: '设备编号' } },
        { id: 'tel', type: 'phone', settings: { title: '手机', verified: true } },
        {
          id: 'when',
          type: 'appointment',
          settings: { title: '复检时间', slots: [{ id: 'am', from: '09:00', until: '10:00', capacity: 9 }] },
        },
      ],
    },
  ],
}

const when = { join: 'all', tests: [{ component: 'q1', comparison: 'filled', value: '' }] }
const redirect = { target: 'https://example.com/thanks', text: '了解更多' }

/** An input of each call of forms that is right in every field. */
export const formSamples = {
  'forms.list': (own) => ({ filters: { groupId: own.formGroup } }),
  'forms.info': (own) => ({ id: own.form }),
  'forms.versions': (own) => ({ filters: { id: own.form } }),
  'forms.save': (own) => ({ id: own.form, groupId: own.formGroup, document: formSample }),
  'forms.templateList': () => ({}),
  'forms.delete': (own) => ({ ids: [own.form] }),
  'forms.changeGroup': (own) => ({ ids: [own.form], groupId: own.formGroup }),
  'formSettings.closedStatuses': (own) => ({ formId: own.form }),
  'formSettings.get': (own) => ({ formId: own.form }),
  'formSettings.setFillers': (own) => ({ formId: own.form, settings: { who: 'boundPhone' } }),
  'formSettings.setSubmitPage': (own) => ({ formId: own.form, settings: { nextFormId: own.linkedForm } }),
  'formSettings.setLimits': (own) => ({ formId: own.form, settings: { perPersonDay: 1 } }),
  'formSettings.setClosing': (own) => ({ formId: own.form, settings: { closed: true } }),
  'formSettings.setRedirect': (own) => ({ formId: own.form, settings: redirect }),
  'formSettings.setRedirectRule': (own) => ({ formId: own.form, id: own.formRule, when, ...redirect }),
  'formSettings.setClosingRule': (own) => ({ formId: own.form, when }),
  'formSettings.delRule': (own) => ({ formId: own.form, id: own.formRule }),
  'formLinks.list': (own) => ({ filters: { formId: own.form } }),
  'formLinks.set': (own) => ({ formId: own.form, links: [{ formId: own.linkedForm, text: '去报修' }] }),
  'formTips.list': (own) => ({ filters: { formId: own.form } }),
  'formTips.add': (own) => ({ formId: own.form, person: newNumber().slice(2), message: '一号考场' }),
  'formTips.delAll': (own) => ({ formId: own.form }),
  'formTips.delById': (own) => ({ formId: own.form, ids: [own.formTip] }),
  'formTips.export': (own) => ({ formId: own.form }),
  'formTips.import': (own) => ({
    formId: own.form,
    workbook: Buffer.from(`${newNumber().slice(2)},一号考场\n`).toString('base64'),
  }),
  'formGroups.list': () => ({}),
  'formGroups.add': () => ({ name: `分组 ${Math.random().toString(36).slice(2, 8)}` }),
  'formGroups.edit': (own) => ({ id: own.formGroup, name: `分组 ${Math.random().toString(36).slice(2, 8)}` }),
  'formGroups.del': (own) => ({ id: own.formGroup }),
  'formGroups.changeOrder': (own) => ({ ids: [own.formGroup] }),
  'formGroups.listPage': () => ({}),
} satisfies Record<FormKey, (own: Belongings) => Record<string, unknown>>

/** Inserts a row and answers its id. */
type Insert = (sql: string, values: unknown[]) => Promise<number>

/** Two forms in a group, one of them with a tip. */
export async function makeForms(
  { accountId, userId, word }: { accountId: number; userId: number; word: string },
  app: TestApp,
  one: Insert,
) {
  const formGroup = await one('insert into form_group (account_id, name, position) values ($1, $2, 1)', [
    accountId,
    `分组 ${word}`,
  ])
  async function makeForm(): Promise<number> {
    const id = await one(
      `insert into form (account_id, number, title, group_id, created_by, updated_at, version, published)
       values ($1, (select coalesce(max(number), 0) + 1 from form where account_id = $1), $2, $3, $4, now(), 1, 1)`,
      [accountId, `表单 ${word}`, formGroup, userId],
    )
    await app.database.pool.query(
      `insert into form_version (account_id, form_id, number, document, saved_by, saved_at, published_at)
       values ($1, $2, 1, $3, $4, now(), now())`,
      [accountId, id, JSON.stringify(formDocument.parse({ ...formSample, title: `表单 ${word}` })), userId],
    )
    return id
  }
  const [form, linkedForm] = [await makeForm(), await makeForm()]
  const formTip = await one(
    'insert into form_tip (account_id, form_id, person, key, message) values ($1, $2, $3, $3, $4)',
    [accountId, form, `提示 ${word}`, '一号考场'],
  )
  const formRule = await one(
    `insert into form_rule (account_id, form_id, kind, "when", redirect) values ($1, $2, 'redirect', $3, $4)`,
    [accountId, form, JSON.stringify(when), JSON.stringify({ ...redirect, text: `按钮 ${word}` })],
  )
  return { form, linkedForm, formGroup, formTip, formRule }
}
