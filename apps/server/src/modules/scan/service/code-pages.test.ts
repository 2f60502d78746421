import { expect, it } from 'vitest'
import type { CodeRow } from '../store/codes.ts'
import { createPageMaker } from './code-pages.ts'

const row: CodeRow = {
  accountId: 1,
  revision: 0,
  zone: 'UTC',
  tier: 0,
  ownerName: '海滨物业',
  brand: null,
  shownSince: null,
  name: '灭火器',
  company: null,
  kind: 'page',
  openMethod: 'h5',
  target: null,
  shared: true,
  version: 1,
  expiresAt: null,
  blockedAt: null,
  deletedAt: null,
  nextChangeAt: null,
  nextPublishAt: null,
  blocks: [],
  files: [],
  forms: [],
  coupons: [],
  lastRecords: [],
  statuses: [],
  access: null,
}

function makerWith(origin: string) {
  const pages = {
    renderCodePage: (page: object) => JSON.stringify(page),
    renderDirectoryPage: () => '',
    renderJump: (page: object) => JSON.stringify(page),
    favouritesScript: '',
    formWorker: '',
    positionScript: '',
    renderFavourites: () => '',
    renderEvidence: () => '',
    renderFormReport: () => '',
    renderForm: () => '',
    renderFormNotice: () => '',
    renderWall: () => '',
    wallScript: '',
    renderReport: () => '',
    renderReportAnswer: () => '',
    renderGate: () => '',
    renderGroup: () => '',
    renderConfirm: () => '',
    renderReminder: () => '',
    renderWechat: () => '',
    renderCoupon: () => '',
    renderCounter: () => '',
    renderRound: () => '',
    renderMyPage: () => '',
    renderMyStatus: () => '',
    renderNotice: (notice: object) => JSON.stringify(notice),
  }
  return createPageMaker({
    pages,
    origin,
    toStoredFile: (file) => ({ ...file, url: `/f/${file.id}` }),
    isKnownBad: () => false,
  })
}

const drawn = (origin: string) => JSON.parse(makerWith(origin).code('abcdefgh', row, 'zh').plain.toString())

it('gives a page its address where the origin is known, and none where it is not', () => {
  expect(drawn('https://matai.example').url).toBe('https://matai.example/q/abcdefgh')
  expect(drawn('')).not.toHaveProperty('url')
})

it('says when content will come where there is none, and nothing of the content', () => {
  const page = (change: Partial<CodeRow>) =>
    JSON.parse(
      makerWith('')
        .code('abcdefgh', { ...row, version: 0, ...change }, 'zh')
        .plain.toString(),
    )
  expect(page({})).toEqual({ kind: 'ended', language: 'zh' })
  expect(page({ nextPublishAt: new Date('2026-12-24T10:00:00Z') })).toEqual({
    kind: 'notYet',
    language: 'zh',
    at: { instant: '2026-12-24T10:00:00.000Z', zone: 'UTC' },
  })
})

it('draws every notice in both languages beforehand', () => {
  const { notices } = makerWith('')
  expect(JSON.parse(notices.blocked.en.plain.toString())).toEqual({ kind: 'blocked', language: 'en' })
  expect(Object.values(notices).every(({ zh, en }) => zh.gzip.length > 0 && en.gzip.length > 0)).toBe(true)
})
