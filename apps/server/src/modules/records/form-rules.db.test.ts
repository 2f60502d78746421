import { errorCodes } from '@matai/contract'
import { sampleOf } from '@matai/form-kit/sample'
import { type ComponentType, componentTypes, schemaOf } from '@matai/form-kit/schema'
import { createTranslator, type Language, languages, type PhraseKey } from '@matai/i18n'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SignedUp, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { type OpenForm, publish, submit } from './records.fixture.ts'

let app: TestApp
let who: SignedUp
let speaking: Record<Language, SignedUp['client']>
beforeAll(async () => {
  app = await startTestApp()
  who = await app.signUp({ tier: 'flagship' })
  speaking = { zh: app.clientOf(who.token, 'zh'), en: app.clientOf(who.token, 'en') }
  for (const type of componentTypes) await addFiles(type)
  // Samples are right on the second of March 2026.
  app.clock.advance((Date.UTC(2026, 2, 2, 2) - app.clock.now().getTime()) / 1000)
})
afterAll(() => app.close())

/** The files that a sample names, as if they had been uploaded. */
async function addFiles(type: ComponentType): Promise<void> {
  const { settings, answer, bad: wrong, faults: faulty } = sampleOf(type)
  const named = JSON.stringify([settings, answer, wrong, faulty]).match(/(?<=[fF]ileId":")[\w-]{22}(?=")/g) ?? []
  const kind = type === 'audio' || type === 'video' || type === 'file' ? type : 'picture'
  await app.database.pool.query(
    `insert into file (id, account_id, name, kind, mime, size, sha256, created_by)
     select id, $2, id || '.pdf', $3, 'x/y', 5, '', $4 from unnest($1::text[]) id
     on conflict (account_id, id) do nothing`,
    [[...new Set(named)], who.accountId, kind, who.userId],
  )
}

const documentOf = (title: string, components: object[]) => ({ title, pages: [{ id: 'p1', components }] })
const component = (type: ComponentType, settings: object) => ({
  id: 'q',
  type,
  settings: { title: '题目', ...settings },
})
const many = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at))
const option = (at: number) => ({ id: `o${at}`, label: `第 ${at} 项` })
const slot = (at: number) => {
  const clock = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { id: `s${at}`, from: clock(at * 50), until: clock(at * 50 + 50), capacity: 1 }
}
const period = (at: number) => ({ from: `2026-0${at + 1}-01`, until: `2026-0${at + 1}-28`, weekdays: [1] })

interface Refused {
  code: number
  said: string[]
}

async function refusal(asked: Promise<unknown>): Promise<Refused> {
  return asked.then(
    () => ({ code: 0, said: [] }),
    ({ code, message, data }: { code: number; message: string; data?: { issues?: { message: string }[] } }) => ({
      code,
      said: [message, ...(data?.issues ?? []).map((issue) => issue.message)],
    }),
  )
}

type Ask = (client: SignedUp['client']) => Promise<unknown>
const save =
  (components: object[], title = '登记'): Ask =>
  (client) =>
    client.forms.save({ document: documentOf(title, components) as never, publish: true })
const withForm =
  (ask: (client: SignedUp['client'], formId: number) => Promise<unknown>): Ask =>
  async (client) => {
    const { formId } = await publish(who, [component('text', {})])
    return ask(client, formId)
  }
const exam = { points: 5, options: [option(0), option(1)], right: null }

const filled = { join: 'all', tests: [{ component: 'q', comparison: 'filled', value: '' }] }

/** Section 5 of the specification, as far as it speaks of forms: what is asked for, and the sentence that refuses it. */
const rules: [rule: string, ask: Ask, zh: string, en: string][] = [
  ['a title', save([component('text', {})], ' '), '请填写表单标题', 'title'],
  ['no slash in it', save([component('text', {})], '入库/出库'), '表单标题不能包含“/”', '/'],
  ['a component', save([]), '请至少添加一个组件', 'at least one question'],
  ['exam questions with answers', save([component('exam_radio', exam)]), '有试题未设置答案', 'answer'],
  ['appointments with slots', save([component('appointment', { slots: [] })]), '预约需要设置时段', 'slot'],
  [
    'most selections above fewest',
    save([component('checkbox', { options: many(3, option), min: 2, max: 2 })]),
    '最多选择数必须大于最少选择数',
    'more than the least',
  ],
  [
    'a number’s most above its least',
    save([component('number', { min: '5', max: '5' })]),
    '最大值必须大于最小值',
    'above the minimum',
  ],
  ['99 options', save([component('radio', { options: many(100, option) })]), '最多', 'most'],
  ['24 slots a day', save([component('appointment', { slots: many(25, slot) })]), '最多', 'most'],
  ['6 open periods', save([component('appointment', { slots: [slot(9)], periods: many(7, period) })]), '最多', 'most'],
  [
    'parents of multi-level options',
    save([component('multi_select', { options: [{ ...option(1), parent: 'gone' }] })]),
    '多级选项要有上级',
    'needs the one above it',
  ],
  [
    'a tip of at most 500 characters',
    withForm((client, formId) => client.formTips.add({ formId, person: '王芳', message: '长'.repeat(501) })),
    '500',
    '500',
  ],
  [
    'a name of at most 20 in it',
    withForm((client, formId) => client.formTips.add({ formId, person: '长'.repeat(21), message: '一号' })),
    '20',
    '20',
  ],
  [
    'redirects with a target',
    withForm((client, formId) =>
      client.formSettings.setRedirectRule({ formId, when: filled, target: '', text: '去看' } as never),
    ),
    '',
    '',
  ],
  [
    'redirects with a text',
    withForm((client, formId) =>
      client.formSettings.setRedirectRule({ formId, when: filled, target: 'https://example.com', text: '' } as never),
    ),
    '',
    '',
  ],
]

it.each(rules)('a form has %s, or is refused in both languages', async (_, ask, zh, en) => {
  for (const [language, wanted] of [['zh', zh] as const, ['en', en] as const]) {
    const { code, said } = await refusal(ask(speaking[language]))
    expect(code).toBe(errorCodes.inputInvalid)
    expect(said.join('\n').toLowerCase()).toContain(wanted.toLowerCase())
    expect(/\p{Script=Han}/u.test(said.join('').replaceAll(/“[^”]*”|"[^"]*"/g, ''))).toBe(language === 'zh')
  }
})

/** The sentence of a phrase without what is filled in. */
const sentenceOf = (language: Language, phrase: PhraseKey): RegExp => {
  const template = createTranslator(language)(phrase)
  return new RegExp(
    template
      .split(/{{\w+}}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
}

const faults = componentTypes.flatMap((type) => sampleOf(type).faults.map((fault) => ({ type, ...fault })))

it.each(languages)(
  'whatever is wrong with a component’s settings is refused, in words (%s)',
  async (language) => {
    const client = speaking[language]
    for (const { type, settings, phrase } of faults) {
      const whole = { ...(sampleOf(type).settings as object), ...(settings as object) }
      const { code, said } = await refusal(save([component(type, whole)])(client))
      expect([type, phrase, code, said.some((one) => sentenceOf(language, phrase).test(one))]).toEqual([
        ...[type, phrase, errorCodes.inputInvalid],
        true,
      ])
    }
  },
  60_000,
)

// What an answer is compared with besides itself has tests of its own: files, proven phones, other zones.
const bad = componentTypes
  .filter((type) => schemaOf(type).answer !== null)
  .flatMap((type) =>
    sampleOf(type)
      .bad.filter(({ facts }) => !facts)
      .map((one) => ({ type, ...one })),
  )

it('whatever is wrong with an answer is refused at its question, in both languages', async () => {
  const forms = new Map<string, OpenForm>()
  const said = new Set<PhraseKey>()
  for (const { type, answer, phrase, settings } of bad) {
    const whole = { ...(sampleOf(type).settings as object), ...(settings as object) }
    const key = JSON.stringify([type, whole])
    const form = forms.get(key) ?? (await publish(who, [component(type, whole)]))
    forms.set(key, form)
    // The other language says each phrase once.
    for (const language of said.has(phrase) ? (['zh'] as const) : languages) {
      const { code, data } = await submit(app, form, answer === undefined ? {} : { q: answer }, { language })
      const [issue] = data.issues ?? []
      expect([type, answer, code, issue?.path.slice(0, 2)]).toEqual([
        ...[type, answer, errorCodes.inputInvalid],
        ['answers', 'q'],
      ])
      expect([type, answer, issue?.message]).toEqual([
        type,
        answer,
        expect.stringMatching(sentenceOf(language, phrase)),
      ])
    }
    said.add(phrase)
  }
}, 120_000)
