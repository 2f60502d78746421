import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureBrowser } from './browser.mjs'

let bin: string
const program = (name: string, lines: string) => {
  writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`)
  chmodSync(join(bin, name), 0o755)
}

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'matai-browser-'))
  symlinkSync('/bin/sh', join(bin, 'sh'))
  program('fc-list', 'echo a Chinese font')
  vi.stubEnv('PATH', bin)
  vi.stubEnv('CHROMIUM', '')
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(bin, { recursive: true })
})

it('is content with a browser that is there, although apt ended with a warning', () => {
  const browser = join(bin, 'chromium')
  program(
    'apt-get',
    `[ "$1" = install ] && : > '${browser}' && /bin/chmod 755 '${browser}'\n[ "$1" = --version ] || exit 100`,
  )
  expect(() => ensureBrowser()).not.toThrow()
})

it('says what to run when apt left none', () => {
  program('apt-get', '[ "$1" = --version ] || exit 100')
  expect(() => ensureBrowser()).toThrow(/chromium/)
})
