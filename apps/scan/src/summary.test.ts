import type { Block } from '@matai/contract'
import { expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const richText = (html: string): Block => ({ id: 'a', type: 'richText', html })

it('takes the words of rich text, with a space where a line ends and none inside', () => {
  const html = '<h2>使用方法</h2><p>拔掉<b>保险销</b>，<br>对准根部</p><ul><li>A &amp; B</li></ul>'
  expect(summaryOf([richText(html)])).toBe('使用方法 拔掉保险销， 对准根部 A & B')
})

it('cuts after 120 characters, never through one', () => {
  const summary = summaryOf([richText(`<p>${'🧯'.repeat(200)}</p>`)])
  expect([...summary]).toHaveLength(120)
  expect(summary.endsWith('🧯…')).toBe(true)
})

it('is empty without rich text', () => {
  expect(summaryOf([{ id: 'a', type: 'file', fileId: 'f', title: 'x' }])).toBe('')
})
