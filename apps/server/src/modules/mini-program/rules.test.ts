import { expect, it } from 'vitest'
import { isInMiniProgram, isOwnPath } from './rules.ts'

it.each(['/q/Ab3xYz12', '/f/kHf2?code=Ab3xYz12', '/c/a/b#top', '/'])('%s is a page of ours', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

it.each([
  '',
  'q/Ab3xYz12',
  '//evil.example/q/a',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example/',
  '/v/mini/in?ticket=x',
  '/q/../v/mini/in?ticket=x',
  '/q/ä',
])('%j leads nowhere', (path) => {
  expect(isOwnPath(path)).toBe(false)
})

it('a browser says that it stands in a mini program', () => {
  expect(isInMiniProgram('Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50 miniProgram/wx0000000000000c03')).toBe(
    true,
  )
  expect(isInMiniProgram('Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0.50')).toBe(false)
})
