import { describe, expect, it } from 'vitest'
import { hostOf, hrefOf, isTooLong, isTrusted, printedIdIn, shownHost } from './target.ts'

describe('shownHost', () => {
  it.each([
    ['https://example.com/a', 'example.com', null],
    ['https://Example.COM:443/a', 'example.com', null],
    ['http://example.com:8080/', 'example.com:8080', null],
    ['http://[::1]:7300/', '[::1]:7300', null],
    // Numbers as browsers read them, whatever they were dressed up as.
    ['http://0x7f.1/', '127.0.0.1', null],
    ['https://例子.中国/说明', '例子.中国', 'xn--fsqu00a.xn--fiqs8s'],
    ['https://商店.example.com:8443/', '商店.example.com:8443', 'xn--czrs0t.example.com:8443'],
    ['https://ｅｘａｍｐｌｅ.com/', 'example.com', null],
  ])('shows %s as %s', (target, host, also) => {
    expect(shownHost(target)).toEqual({ host, also })
  })

  it.each([
    ['https://аpple.com/', 'a Cyrillic letter'],
    ['https://bank.com丿login.evil.cn/', 'a stroke that looks like a slash'],
    ['https://bücher.example/', 'a letter with marks'],
    ['https://ɡoogle.com/', 'a phonetic letter'],
    ['https://bank一secure.com/', 'a character that looks like a dash'],
  ])('shows %s as it is written in the address: %s', (target) => {
    const { host, also } = shownHost(target)
    expect(host).toMatch(/^[\x20-\x7e]+$/)
    expect(host).toContain('xn--')
    expect(also).toMatch(/[^\x20-\x7e]/)
  })
})

it('gives only ASCII without line breaks to a header', () => {
  for (const target of [
    'https://例子.中国/说明?编号=3#段',
    'https://example.com/é%0d%0aSet-Cookie:a=b',
    'http://a.b/😀',
  ])
    expect(hrefOf(target)).toMatch(/^[\x21-\x7e]+$/)
})

it('tells addresses that no header takes', () => {
  const longest = `https://a.example/${'a'.repeat(1_980)}`
  expect([longest, 'https://例子.中国/说明'].map(isTooLong)).toEqual([false, false])
  expect(isTooLong(`https://a.example/${'说'.repeat(1_000)}`)).toBe(true)
})

describe('isTrusted', () => {
  const trusted = ['example.com', '.shop.example', 'tools.example:8443']
  it.each([
    'https://example.com/x',
    'http://example.com',
    'https://shop.example',
    'https://a.b.shop.example/',
    'https://tools.example:8443/',
  ])('trusts %s', (target) => expect(isTrusted(hostOf(target), trusted)).toBe(true))
  it.each([
    'https://sub.example.com',
    'https://example.com.evil.example',
    'https://notexample.com',
    'https://evilshop.example',
    'https://example.com:8080',
    'https://tools.example',
    'https://evil.example/example.com',
    'https://evil.example/?https://example.com',
    'https://evil.example#example.com',
  ])('does not trust %s', (target) => expect(isTrusted(hostOf(target), trusted)).toBe(false))
})

it('knows an address of a printed code', () => {
  expect(printedIdIn('https://matai.example/q/abcdefgh')).toBe('abcdefgh')
  expect(printedIdIn('https://matai.example/q/abcdefgh/?n=1#x')).toBe('abcdefgh')
  expect(printedIdIn('https://matai.example/%71/%61bcdefgh')).toBe('abcdefgh')
  expect(printedIdIn('https://matai.example/q/%25%abcdefgh')).toBeUndefined()
  for (const other of [
    'https://a.example/q/abcdefg',
    'https://a.example/q/abcdefghi',
    'https://a.example/x/q/abcdefgh',
  ])
    expect(printedIdIn(other)).toBeUndefined()
})
