import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { birthOf, lockDataDir } from './lock.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'matai-lock-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

it('is held once, and names its holder', () => {
  const lock = lockDataDir(dir, 'http://127.0.0.1:3000')
  expect(() => lockDataDir(dir, 'http://127.0.0.1:3001')).toThrow(`${process.pid}`)
  expect(() => lockDataDir(dir, 'http://127.0.0.1:3001')).toThrow('http://127.0.0.1:3000')
  lock.release()
  expect(readdirSync(dir)).toEqual([])
})

it.each([
  ['a process that is gone', JSON.stringify({ pid: 999_999_999, born: '', address: '' })],
  ['a later process with the same number', JSON.stringify({ pid: process.pid, born: 'another boot:1', address: '' })],
  ['half a file', '{"pid":'],
  [
    'the place that this folder is a copy of, also while that is used',
    JSON.stringify({
      pid: process.ppid,
      born: birthOf(process.ppid),
      address: '',
      dir: '/srv/original',
      folder: '1:2',
    }),
  ],
])('is taken over from %s', (_, stale) => {
  writeFileSync(join(dir, 'matai.lock'), stale)
  lockDataDir(dir, 'http://127.0.0.1:3000').release()
  expect(readdirSync(dir)).toEqual([])
})
