import { formDocument } from '@matai/form-kit/schema'
import { createTranslator } from '@matai/i18n'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'

const t = createTranslator('zh') as unknown as TFunction
const text = (id: string, title: string, more: object = {}) => ({ id, type: 'text', settings: { title, ...more } })
const form = (components: object[], more: object = {}) =>
  formDocument.parse({ title: '点检', pages: [{ id: 'p1', components }], ...more })

it('says nothing of what is the same', () => {
  const document = form([text('a', '编号')])
  expect(differencesOf(document, structuredClone(document), t)).toEqual([])
})

it('says in words what was added, removed, changed and moved', () => {
  const before = form([text('a', '编号'), text('b', '备注'), text('c', '日期')])
  const after = form([text('c', '日期'), text('a', '设备编号', { required: true }), text('d', '照片')], {
    title: '点检表',
  })
  expect(differencesOf(before, after, t)).toEqual([
    '改名：“点检” → “点检表”',
    '添加了“照片”',
    '删除了“备注”',
    '“设备编号”改了标题、必填',
    '调整了题目的顺序',
  ])
})
