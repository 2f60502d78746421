import { languages } from '@matai/i18n'
import { describe, expect, it } from 'vitest'
import { checkForm, componentsOf } from './schema.ts'
import { documentOf, formTemplates, trades } from './templates.ts'

it('are thirty at least, from every trade, each once', () => {
  expect(formTemplates.length).toBeGreaterThanOrEqual(30)
  expect(new Set(formTemplates.map(({ key }) => key)).size).toBe(formTemplates.length)
  expect(trades.filter((trade) => !formTemplates.some((one) => one.trade === trade))).toEqual([])
})

describe.each(formTemplates)('$key', (template) => {
  it.each(languages)('can be published as it comes, in %s', (language) => {
    const document = documentOf(template, language)
    expect(checkForm(document, { phones: 3 })).toEqual([])
    expect(componentsOf(document).length).toBe(template.questions.length)
  })

  it('speaks one language at a time', () => {
    const han = /\p{Script=Han}/u
    expect(JSON.stringify(documentOf(template, 'en'))).not.toMatch(han)
    const titles = componentsOf(documentOf(template, 'zh')).map(({ settings }) => settings.title)
    expect(titles.filter((title) => !han.test(title))).toEqual([])
  })
})
