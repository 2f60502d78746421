import { expect, it } from 'vitest'
import { carriedAddress, carriedIn } from './carried.ts'

const attempt = 'A'.repeat(32)
const hashOf = (address: string) => address.slice(address.indexOf('#'))

it('brings answers to another device, under the same key', () => {
  const answers = { q1: '王芳 😀', q2: [{ option: 'a', text: '' }], n: null }
  const address = carriedAddress('https://example.com/f/x', { attempt, answers })
  expect(address).toMatch(/^https:\/\/example.com\/f\/x#draft=[\w-]+$/)
  expect(carriedIn(hashOf(address))).toEqual({ attempt, answers })
})

it('leaves files behind that are still on this device', () => {
  const here = { fileId: `device${'x'.repeat(16)}`, name: 'a' }
  const there = { fileId: 'y'.repeat(22), name: 'b' }
  const answers = { f: [here, there], s: here, q: 'a' }
  expect(carriedIn(hashOf(carriedAddress('/f/x', { attempt, answers })))?.answers).toEqual({ f: [there], q: 'a' })
})

it.each(['', '#', '#draft=', '#draft=%%', `#draft=${btoa('{"attempt":"short","answers":{}}')}`, `#draft=${btoa('1')}`])(
  'takes nothing from "%s"',
  (hash) => expect(carriedIn(hash)).toBeUndefined(),
)
