import { expect, it } from 'vitest'
import { startStyle } from '../../../styles/public.tsx'
import { toDrafts } from '@matai/content/draft'
import type { BatchContent } from './batch-content.ts'
import { freeName, nameProblem, unknownIn, usesOf, withColumnRenamed, withoutColumn } from './column-names.ts'

const column = (key: string, name: string) => ({ key, name, type: 'text' as const, required: false, note: '' })
const content: BatchContent = {
  name: '灭火器',
  columns: [column('a', '编号'), column('b', 'R&D'), column('c', '电话')],
  keyColumn: 'a',
  namePattern: '灭火器 {{编号}}',
  directoryId: null,
  labelTemplateId: null,
  style: { ...startStyle, embedText: '{{编号}}' },
  blocks: toDrafts([
    { id: '1', type: 'richText', html: '<p>{{编号}} {{R&amp;D}}</p>' },
    { id: '2', type: 'phoneButton', text: '联系', phone: '{{电话}}' },
  ]),
}

it('takes a new name to every text that has the old one', () => {
  const renamed = withColumnRenamed(withColumnRenamed(content, 'a', ' 瓶号 '), 'b', 'A&B')
  expect(renamed.columns.map(({ name }) => name)).toEqual(['瓶号', 'A&B', '电话'])
  expect(renamed).toMatchObject({
    namePattern: '灭火器 {{瓶号}}',
    style: { embedText: '{{瓶号}}' },
    blocks: [{ html: '<p>{{瓶号}} {{A&amp;B}}</p>' }, { phone: '{{电话}}' }],
  })
  expect(unknownIn(renamed)).toEqual([])
})

it('refuses names that texts could not tell apart', () => {
  expect(nameProblem(content.columns, 'a', ' ')).toBe('errors.nameEmpty')
  expect(nameProblem(content.columns, 'a', '{编号}')).toBe('batches.columnNameWrong')
  expect(nameProblem(content.columns, 'a', '电话 ')).toBe('batches.columnTwice')
  expect(nameProblem(content.columns, 'a', '编号')).toBe(null)
  expect(withColumnRenamed(content, 'a', '电话')).toBe(content)
})

it('takes a column out of all texts, and no longer knows rows by it', () => {
  const rest = withoutColumn(content, 'a')
  expect(rest).toMatchObject({
    keyColumn: null,
    namePattern: '灭火器 ',
    blocks: [{ html: '<p> {{R&amp;D}}</p>' }, { phone: '{{电话}}' }],
  })
  expect(withoutColumn(content, 'b').keyColumn).toBe('a')
})

it('counts where a column is used and names what no column is called', () => {
  expect(['编号', 'R&D', '没有'].map((name) => usesOf(content, name))).toEqual([3, 1, 0])
  expect(unknownIn({ ...content, namePattern: '{{编号}}{{楼层}}' })).toEqual(['楼层'])
})

it('finds a name that is free', () => {
  expect(freeName([column('a', '变量2')], '变量')).toBe('变量3')
})
