import { expect, it } from 'vitest'
import { createTranslator } from './translator.ts'

const zh = createTranslator('zh')
const en = createTranslator('en')

it('a Latin name or a number stands apart from the Chinese around it, a Chinese one does not', () => {
  expect(zh('stats.sentence', { label: 'iOS', most: 12 })).toBe('最多的是 iOS，有 12 次。')
  expect(zh('stats.sentence', { label: '广东', most: 12 })).toBe('最多的是广东，有 12 次。')
  expect(zh('team.withdrawn', { name: 'Ann' })).toBe('已撤回对 Ann 的邀请')
  expect(zh('team.withdrawn', { name: '王芳' })).toBe('已撤回对王芳的邀请')
})

it('what people wrote stays as they wrote it, in either language', () => {
  expect(zh('team.removed', { name: '3号楼iPad柜 <b>&' })).toBe('已移除 3号楼iPad柜 <b>&')
  expect(en('team.removed', { name: '3号楼' })).toContain('3号楼')
  expect(en('team.removed', { name: 'Ann & Bo' })).toContain('Ann & Bo')
})
