import { gzipSync } from 'node:zlib'
import { defaultStyle, hasFeature } from '@matai/contract'
import { type Language, languageInfo } from '@matai/i18n'
import { plainPng } from '@matai/qr'
import type { CouponPage, CounterPage, PageBrand } from '@matai/scan'
import type { AccountId } from '../../../platform/db/account-id.ts'
import { Failure } from '../../../platform/failure.ts'
import { readCouponCode } from '../rules/coupon-code.ts'
import { refusalOf } from '../rules/judge.ts'
import { findSaid, isAnyFree } from '../store/codes.ts'
import { type CouponRow, listItems } from '../store/coupons.ts'
import { usesOf } from '../store/uses.ts'
import type { createCounters } from './counters.ts'
import type { Dependencies } from './dependencies.ts'
import { urlOfCode } from './describe.ts'
import type { createHandingOut } from './hand-out.ts'

interface Drawing {
  pages: Pick<typeof import('@matai/scan'), 'renderCoupon' | 'renderCounter' | 'renderNotice'>
  /** Addresses of the pages' scripts. */
  assets: { couponScript(): string; counterScript(): string }
  handingOut: ReturnType<typeof createHandingOut>
  counters: ReturnType<typeof createCounters>
  /** How the account dresses its pages. */
  brandOf(accountId: AccountId): Promise<PageBrand | undefined>
}

export interface PageVisit {
  ip: string
  language: Language
  now: Date
  /** Scheme and host by which the visitor came. */
  origin: string
}

export interface PageAnswer {
  status: number
  plain: Buffer
  gzip: Buffer
}

/** Pages of coupons and counters. Looking at one changes nothing, so previews and crawlers redeem nothing. */
export function createCouponPages({
  database,
  filesByIds,
  standingOf,
  pages,
  assets,
  handingOut,
  counters,
  brandOf,
}: Pick<Dependencies, 'database' | 'standingOf' | 'filesByIds'> & Drawing) {
  const { tx } = database

  async function frameOf(accountId: AccountId, { language, now }: PageVisit) {
    const standing = await standingOf(tx, accountId, now)
    return {
      language,
      ownerName: standing?.name ?? '',
      branding: !standing || !hasFeature(standing.tier, 'noBranding'),
      zone: standing?.zone ?? 'Asia/Shanghai',
    }
  }

  async function codeOn(accountId: AccountId, coupon: CouponRow, typed: string, visit: PageVisit, read: Reads) {
    const row = await findSaid(tx, accountId, readCouponCode(typed), coupon.id)
    if (!row) return null
    const items = await listItems(tx, accountId, [coupon.id])
    const last = (await usesOf(tx, accountId, [row.id])).at(-1)
    const { from, until } = coupon
    const deleted = row.deletedAt !== null || coupon.deletedAt !== null
    const judged = { used: row.used, most: coupon.uses, deleted, from, until, outlets: [] }
    const refusal = refusalOf(judged, { now: visit.now, outlet: null })
    const isCounters = refusal === 'elsewhere' || refusal === 'closed' || refusal === 'unknown'
    const state = refusal === undefined || isCounters ? 'valid' : refusal
    const png = plainPng(urlOfCode(visit.origin, coupon.address, row.code), { ...defaultStyle, size: 300 })
    return {
      text: row.code,
      itemName: items.find(({ id }) => id === row.itemId)?.name ?? '',
      picture: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
      state: state === 'done' ? ('valid' as const) : state,
      left: Math.max(0, coupon.uses - row.used),
      usedAt: last ? read(last.at) : '',
      usedWhere: last ? [last.outlet, last.person].filter(Boolean).join(' ') : '',
    }
  }

  /** As the coupon is dressed, and the account where it says nothing. */
  async function dressOf(accountId: AccountId, { colour, coverId }: CouponRow): Promise<PageBrand | undefined> {
    const brand = await brandOf(accountId)
    if (colour === '' && coverId === null) return brand
    const [cover = null] = coverId ? await filesByIds(tx, accountId, [coverId]) : []
    const { theme = 'plain', logo = null } = brand ?? {}
    return { theme, logo, colour: colour || (brand?.colour ?? ''), cover: cover ?? brand?.cover ?? null }
  }

  /** What one may get of it, in words. */
  async function itemsOf(accountId: AccountId, { id }: CouponRow, language: Language): Promise<string> {
    const items = (await listItems(tx, accountId, [id])).filter(({ deletedAt }) => deletedAt === null)
    const either = new Intl.ListFormat(languageInfo[language].tag, { type: 'disjunction' })
    return either.format(items.map(({ name }) => name))
  }

  async function closedFor(accountId: AccountId, coupon: CouponRow, now: Date): Promise<CouponPage['closed']> {
    if (!coupon.byLink || coupon.deletedAt) return 'notByLink'
    if (now >= coupon.until) return 'over'
    return (await isAnyFree(tx, accountId, coupon.id)) ? null : 'noneLeft'
  }

  async function answer(visit: PageVisit, draw: () => Promise<string | null>): Promise<PageAnswer> {
    const { language } = visit
    try {
      const html = await draw()
      return html === null ? drawn(404, pages.renderNotice({ kind: 'unknown', language })) : drawn(200, html)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const isGuess = error.errorName === 'tooManyRequests'
      return drawn(isGuess ? 429 : 404, pages.renderNotice({ kind: isGuess ? 'tooMany' : 'unknown', language }))
    }
  }

  return {
    /** `code` undefined: the page that hands codes out. */
    coupon: (address: string, code: string | undefined, visit: PageVisit): Promise<PageAnswer> =>
      answer(visit, async () => {
        const { accountId, coupon } = await handingOut.locate(address, visit)
        const { zone, ...frame } = await frameOf(accountId, visit)
        const read = readerOf(visit.language, zone)
        const held = code === undefined ? null : await codeOn(accountId, coupon, code, visit, read)
        if (code !== undefined && held === null) {
          await handingOut.missed(accountId, coupon, visit)
          return null
        }
        const brand = await dressOf(accountId, coupon)
        const page: CouponPage = {
          ...frame,
          ...(brand ? { brand } : {}),
          address,
          name: coupon.name,
          words: coupon.words,
          mode: coupon.mode,
          from: read(coupon.from),
          until: read(coupon.until),
          outlets: coupon.outlets,
          items: held ? '' : await itemsOf(accountId, coupon, visit.language),
          code: held,
          closed: held ? null : await closedFor(accountId, coupon, visit.now),
        }
        return pages.renderCoupon(page, assets.couponScript())
      }),

    /** One that was ended redeems nothing; its page still hands over what waits on the phone. */
    counter: (address: string, visit: PageVisit): Promise<PageAnswer> =>
      answer(visit, async () => {
        const { accountId, counter } = await counters.findAt(address, visit)
        const { zone: _, ...frame } = await frameOf(accountId, visit)
        const { outlet, person, endedAt } = counter
        const page: CounterPage = { ...frame, address, outlet, person, ended: endedAt !== null }
        return pages.renderCounter(page, assets.counterScript())
      }),
  }
}

type Reads = (at: Date) => string

function readerOf(language: Language, timeZone: string): Reads {
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  const format = new Intl.DateTimeFormat(languageInfo[language].tag, parts)
  return (at) => format.format(at)
}

function drawn(status: number, html: string): PageAnswer {
  const plain = Buffer.from(html)
  return { status, plain, gzip: gzipSync(plain) }
}
