import { expect, it } from 'vitest'
import { componentsOf } from './components-of.ts'
import { component, form, when } from './form.fixture.ts'
import { textsOf, translated } from './translated.ts'

const option = (id: string, label: string) => ({ id, label, status: null, quota: null })
const asked = [
  component('q1', 'radio', { title: '状态', options: [option('a', '正常'), option('b', '异常')], hint: '' }),
  component('q2', 'text', { title: '说明', hint: '', mask: 'AB-##' }),
]
const texts = [
  { text: '点检表', said: 'Check list' },
  { text: '状态', said: 'Condition' },
  { text: '正常', said: 'In order' },
  { text: '异常', said: '' },
]
const riches = [{ of: '', said: '<p>Monthly</p>' }]
const translation = { language: 'en', texts, riches }

it('names every text that is read once, and none that is compared', () => {
  const found = textsOf(form([asked, asked], { intro: '<p>每月</p>' })).map(({ text }) => text)
  for (const text of ['点检表', '<p>每月</p>', '状态', '正常', '异常', '说明'])
    expect(found.filter((one) => one === text)).toHaveLength(1)
  expect(found).not.toContain('AB-##')
})

it('says what it can in the other language, and the rest as it was written', () => {
  const rules = [{ id: 'r1', kind: 'show', targets: ['q2'], when: when('q1', 'is', 'b') }]
  const document = form([asked], { intro: '<p>每月</p>', rules, translation })
  const english = translated(document, 'en')
  expect(english).toMatchObject({ title: 'Check list', intro: '<p>Monthly</p>', translation: null })
  expect(componentsOf(english)[0]?.settings).toMatchObject({
    title: 'Condition',
    options: [
      { id: 'a', label: 'In order' },
      { id: 'b', label: '异常' },
    ],
  })
  expect(english.rules).toEqual(document.rules)
  expect(translated(document, 'zh')).toEqual({ ...document, translation: null })
})
