import { expect, it } from 'vitest'
import { canOpenMini, queryOf, sceneOf } from './rules.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148 MicroMessenger/8.0.50', true],
  ['Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50 Weixin', true],
  ['Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50 miniProgram/wx0000000000000c03', false],
  ['Mozilla/5.0 (Windows NT 10.0) WindowsWechat(0x63090a13) MicroMessenger/7.0.20', false],
  ['Mozilla/5.0 (Macintosh) MacWechat/3.8 MicroMessenger/6.8', false],
  ['Mozilla/5.0 (iPhone) wxwork/4.1 MicroMessenger/7.0', false],
  ['Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1', false],
  ['', false],
])('%s can be led into a mini program: %s', (agent, can) => expect(canOpenMini(agent)).toBe(can))

it('tells the mini program which code was meant, in what WeChat takes', () => {
  expect(sceneOf('Ab3xYz12')).toMatch(/^[\w/]{1,32}$/)
  expect(decodeURIComponent(queryOf('Ab3xYz12'))).toBe('path=/q/Ab3xYz12')
})
