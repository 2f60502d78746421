import { expect, it } from 'vitest'
import type { CodeRow } from '../store.ts'
import { createPageMaker } from './code-pages.ts'

const row: CodeRow = {
  accountId: 1,
  zone: 'UTC',
  tier: 0,
  ownerName: '海滨物业',
  name: '灭火器',
  version: 1,
  expiresAt: null,
  blockedAt: null,
  deletedAt: null,
  blocks: [],
  files: [],
}

function makerWith(origin: string) {
  const pages = {
    renderCodePage: (page: object) => JSON.stringify(page),
    renderNotice: (notice: object) => JSON.stringify(notice),
  }
  return createPageMaker({ pages, origin, toStoredFile: (file) => ({ ...file, url: `/f/${file.id}` }) })
}

const drawn = (origin: string) => JSON.parse(makerWith(origin).code('abcdefgh', row, 'zh').plain.toString())

it('gives a page its address where the origin is known, and none where it is not', () => {
  expect(drawn('https://matai.example').url).toBe('https://matai.example/q/abcdefgh')
  expect(drawn('')).not.toHaveProperty('url')
})

it('draws every notice in both languages beforehand', () => {
  const { notices } = makerWith('')
  expect(JSON.parse(notices.blocked.en.plain.toString())).toEqual({ kind: 'blocked', language: 'en' })
  expect(Object.values(notices).every(({ zh, en }) => zh.gzip.length > 0 && en.gzip.length > 0)).toBe(true)
})
