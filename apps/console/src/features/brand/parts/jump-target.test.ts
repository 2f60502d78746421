import { expect, it } from 'vitest'
import { targetOf } from './jump-target.ts'

const origin = 'https://matai.example'

it.each([
  ['/order?page=2', 'own'],
  ['https://matai.example/code', 'own'],
  ['https://mp.weixin.qq.com/cgi-bin/componentloginpage?x=1', 'known'],
  ['http://mp.weixin.qq.com/', 'strange'],
  ['https://mp.weixin.qq.com.evil.example/', 'strange'],
  ['//evil.example/', 'strange'],
  ['/\\evil.example/', 'strange'],
  ['https://me:secret@mp.weixin.qq.com/', 'bad'],
  ['javascript:alert(1)', 'bad'],
  ['data:text/html,x', 'bad'],
  ['', 'bad'],
])('%s is %s', (to, kind) => {
  expect(targetOf(to, origin).kind).toBe(kind)
})

it('keeps what stands behind a path of ours', () => {
  expect(targetOf('/code/abc?tab=log#x', origin).address).toBe('/code/abc?tab=log#x')
})
