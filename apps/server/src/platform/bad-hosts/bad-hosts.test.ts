import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createBadHosts } from './bad-hosts.ts'
import { hostOf, isListed, readHosts } from './host-list.ts'

describe('a list of hosts', () => {
  const hosts = readHosts(`# phishing
evil.example        # since May
*.wild.example
https://Address.Example/path?x
BÜCHER.example.
钓鱼.example
10.0.0.1

  `)

  it('takes one a line, without comments, in the form in which hosts are compared', () => {
    expect([...hosts]).toEqual([
      'evil.example',
      'wild.example',
      'address.example',
      'xn--bcher-kva.example',
      'xn--c74au9m.example',
      '10.0.0.1',
    ])
  })

  it.each([
    ['https://evil.example/x', true],
    ['http://EVIL.EXAMPLE:8080', true],
    ['https://evil.example./', true],
    ['https://login.evil.example', true],
    ['https://notevil.example', false],
    ['https://evil.example.com', false],
    ['https://bücher.example', true],
    ['https://xn--bcher-kva.example', true],
    ['https://a.钓鱼.example/', true],
    ['https://10.0.0.1/', true],
    ['http://0x0a.0.0.1/', true],
    ['ｈttps://evil.example', false],
    ['mailto:x@evil.example', false],
  ])('%s: %s', (url, expected) => {
    const host = hostOf(url)
    expect(host !== undefined && isListed(hosts, host)).toBe(expected)
  })
})

describe('the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'matai-hosts-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read again when it changes, and holds while it is away', async () => {
    const file = join(folder, 'hosts.txt')
    writeFileSync(file, 'one.example\n')
    const hosts = createBadHosts({ file, log: pino({ level: 'silent' }) })
    const changed = vi.fn()
    hosts.onChange(changed)
    expect(hosts.isKnownBad('https://one.example')).toBe(true)
    writeFileSync(file, 'another.example\n')
    await vi.waitFor(() => expect(hosts.isKnownBad('https://another.example')).toBe(true), { timeout: 15_000 })
    expect(hosts.isKnownBad('https://one.example')).toBe(false)
    expect(changed).toHaveBeenCalledTimes(1)
    rmSync(file)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(hosts.isKnownBad('https://another.example')).toBe(true)
    hosts.close()
  })

  it('is not needed', () => {
    const log = pino({ level: 'silent' })
    expect(createBadHosts({ file: undefined, log }).isKnownBad('https://one.example')).toBe(false)
    expect(createBadHosts({ file: join(folder, 'none.txt'), log }).isKnownBad('https://one.example')).toBe(false)
  })
})
