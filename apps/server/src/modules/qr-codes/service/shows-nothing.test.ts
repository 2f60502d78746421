import type { Block } from '@matai/contract'
import { expect, test } from 'vitest'
import { cleanRichText } from '../../../platform/rich-text/clean-rich-text.ts'
import { showsNothing, twinAt } from '@matai/content/page'

const text = (html: string, id = 'a'): Block => ({ id, type: 'richText', html: cleanRichText(html) })

test.each([
  '',
  '<p></p>',
  '<p>&nbsp; <br></p>',
  '<script>alert(1)</script>',
  '<p>\u200b\u2060\u3164</p>',
  '<div><img src=x></div>',
])('rich text %j shows nothing', (html) => {
  expect(showsNothing([text(html), { id: 'd', type: 'divider', look: 'line' }])).toBe(true)
})

test.each(['<p>1</p>', '。', '<hr>', '<p>👍🏽</p>', '&lt;'])('rich text %j shows something', (html) => {
  expect(showsNothing([text(''), text(html)])).toBe(false)
})

test('anything but text and lines is content', () => {
  expect(showsNothing([{ id: 'p', type: 'picture', fileId: 'a', caption: '', alt: '' }])).toBe(false)
  expect(showsNothing([])).toBe(true)
})

test('no id stands for two blocks', () => {
  expect(twinAt([text('1', 'a'), text('2', 'b'), text('3', 'a')])).toBe(2)
  expect(twinAt([text('1', 'a'), text('2', 'b')])).toBe(-1)
})
