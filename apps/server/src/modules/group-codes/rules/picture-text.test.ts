import { expect, it } from 'vitest'
import { endOf, isWechatGroup } from './picture-text.ts'

it('knows the codes of WeChat groups', () => {
  expect(isWechatGroup('https://weixin.qq.com/g/AwYAALJ1cQ')).toBe(true)
  expect(isWechatGroup('https://u.wechat.com/MG3x')).toBe(false)
})

it.each([
  ['https://example.com/j?expire=1763600000', '2025-11-20T00:53:20.000Z'],
  ['https://example.com/j?exp=1763600000000', '2025-11-20T00:53:20.000Z'],
  ['https://example.com/j?valid_until=2026-03-01', '2026-03-01T00:00:00.000Z'],
  ['https://example.com/j?e=12', undefined],
  ['https://weixin.qq.com/g/AwYAALJ1cQ', undefined],
  ['just words', undefined],
])('reads in %s when it ends', (text, expected) => {
  expect(endOf(text)?.toISOString()).toBe(expected)
})
