import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prepare } from './prepare.mjs'

/** Stands in for npm: writes down what it was asked for and leaves behind what the real one would. */
const FAKE_NPM = `
const fs = require('node:fs')
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--loglevel') && !arg.startsWith('--no-') && !arg.startsWith('--cache'))
fs.appendFileSync('asked.txt', args.join(' ') + '\\n')
if (fs.existsSync('broken')) { console.error(fs.readFileSync('broken', 'utf8')); process.exit(1) }
if (args[0] === 'install') {
  fs.mkdirSync('node_modules', { recursive: true })
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
} else fs.mkdirSync('apps/' + args.at(-1).slice('@matai/'.length) + '/dist', { recursive: true })
`

let root: string
const asked = () => readFileSync(join(root, 'asked.txt'), 'utf8').trim().split('\n')
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const lock = (version: string) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/a': { version }, 'node_modules/other': { optional: true } } })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'matai set up '))
  put('npm.js', FAKE_NPM)
  put('package-lock.json', lock('1.0.0'))
  put('apps/scan/src/page.tsx', 'one')
  put('apps/console/src/main.tsx', 'one')
  put('packages/qr/src/draw.ts', 'one')
  vi.stubEnv('npm_execpath', join(root, 'npm.js'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  chmodSync(root, 0o755)
  rmSync(root, { recursive: true })
})

const EVERYTHING = [
  'install --ignore-scripts',
  'run build --workspace @matai/scan',
  'run build --workspace @matai/console',
]

it('installs and builds once, and finds nothing to do the second time', async () => {
  await prepare(root)
  await prepare(root)
  expect(asked()).toEqual(EVERYTHING)
})

it('builds only the pages whose sources changed', async () => {
  await prepare(root)
  put('apps/console/src/main.tsx', 'two')
  put('apps/console/src/main.test.tsx', 'tests do not count')
  await prepare(root)
  expect(asked().slice(3)).toEqual(['run build --workspace @matai/console'])
  put('packages/qr/src/draw.ts', 'two')
  await prepare(root)
  expect(asked().slice(4)).toEqual(EVERYTHING.slice(1))
})

it('installs again when the lock file names another version', async () => {
  await prepare(root, { pages: false })
  put('package-lock.json', lock('1.0.1'))
  await prepare(root, { pages: false })
  expect(asked()).toEqual([EVERYTHING[0], EVERYTHING[0]])
})

it('lets a second start wait for the first', async () => {
  await Promise.all([prepare(root), prepare(root)])
  expect(asked()).toEqual(EVERYTHING)
})

it('takes over from a set-up that was killed', async () => {
  put('.build/setup.pid', '999999999')
  await prepare(root)
  expect(asked()).toEqual(EVERYTHING)
})

it.each([
  ['ENOSPC: no space left on device', /disk/],
  ['ETIMEDOUT', /network/],
])('says what to do about %s', async (problem, sentence) => {
  vi.stubEnv('LC_ALL', 'C')
  put('broken', problem)
  await expect(prepare(root)).rejects.toThrow(sentence)
})
