import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { StoredFile } from '@matai/contract'
import { hasFeature, statusColours, tierOf } from '@matai/contract'
import { type Language, languages } from '@matai/i18n'
import type { Gate, NoticeKind } from '@matai/scan'
import { withoutBadLinks } from '@matai/content/page'
import { hrefOf, shownHost } from '../../qr-codes/rules/target.ts'
import type { CodeRow, FileRow } from '../store/codes.ts'
import { formAddress } from '../rules/form-address.ts'

/** The built pages of apps/scan. */
export type Pages = Pick<
  typeof import('@matai/scan'),
  | 'favouritesScript'
  | 'formWorker'
  | 'positionScript'
  | 'renderCodePage'
  | 'renderConfirm'
  | 'renderCoupon'
  | 'renderCounter'
  | 'renderRound'
  | 'renderMyPage'
  | 'renderMyStatus'
  | 'renderDirectoryPage'
  | 'renderEvidence'
  | 'renderFormReport'
  | 'renderFavourites'
  | 'renderForm'
  | 'renderFormNotice'
  | 'renderGate'
  | 'renderGroup'
  | 'renderJump'
  | 'renderNotice'
  | 'renderReminder'
  | 'renderReport'
  | 'renderReportAnswer'
  | 'renderWall'
  | 'renderWechat'
  | 'wallScript'
>

/** A page as it goes out, drawn once. */
export interface DrawnPage {
  plain: Buffer
  gzip: Buffer
}

export type DrawnNotices = Record<NoticeKind, Record<Language, DrawnPage>>

/** The pages are built JavaScript that does not exist before the first build: loaded when the server starts. */
export async function loadPages(): Promise<Pages> {
  return import('@matai/scan')
}

export interface PageMaker {
  code(id: string, row: CodeRow, language: Language): DrawnPage
  /** Drawn for one visitor: it repeats what he was told. */
  gate(gate: Gate): DrawnPage
  /** What a policy says to let the one script run that asks for a position. */
  positionPolicy: string
  /** The page of favourites, and what a policy says to let its script run. */
  favourites: Record<Language, DrawnPage>
  favouritesPolicy: string
  notices: DrawnNotices
}

interface PageMakerOptions {
  pages: Pages
  /** Scheme and host of printed addresses; empty when only requests tell them, and then link previews do without. */
  origin: string
  toStoredFile(row: FileRow): StoredFile
  /** Whether the operator keeps visitors from an address. */
  isKnownBad(url: string): boolean
}

export function createPageMaker({ pages, origin, toStoredFile, isKnownBad }: PageMakerOptions): PageMaker {
  const notice = (kind: NoticeKind) => byLanguage((language) => drawn(pages.renderNotice({ kind, language })))
  // The name stays out as well: it is that of content which nobody may see yet, or any more.
  const nothing = (row: CodeRow, language: Language) =>
    row.nextPublishAt
      ? pages.renderNotice({ kind: 'notYet', language, at: { instant: row.nextPublishAt, zone: row.zone } })
      : pages.renderNotice({ kind: 'ended', language })
  function dressed({ brand }: CodeRow) {
    if (!brand) return {}
    const { theme, colour, logoId, coverId, files } = brand
    const fileOf = (wanted: string | null) => {
      const file = files.find(({ id }) => id === wanted)
      return file ? toStoredFile(file) : null
    }
    return { brand: { theme, colour, logo: fileOf(logoId), cover: fileOf(coverId) } }
  }
  function introduced({ company }: CodeRow) {
    return company ? { company: { ...company, logo: company.logo && toStoredFile(company.logo) } } : {}
  }
  return {
    code: (id, row, language) => {
      if (row.version === 0) return drawn(nothing(row, language))
      const { name, ownerName, target, shownSince, zone } = row
      const branding = !hasFeature(tierOf(row.tier), 'noBranding')
      const shown = { name, ownerName, language, branding, ...dressed(row) }
      if (target !== null)
        return drawn(pages.renderJump({ id, ...shown, ...shownHost(target), address: hrefOf(target) }))
      return drawn(
        pages.renderCodePage({
          ...shown,
          id,
          shared: row.shared,
          ...introduced(row),
          statuses: row.statuses.map(({ item, since, until, ...shown }) => ({
            ...shown,
            since: { instant: new Date(since), zone },
            until: until === null ? null : { instant: new Date(until), zone },
            item: item && { ...item, tint: statusColours[item.colour] },
          })),
          lastRecords: row.lastRecords,
          ...(shownSince ? { since: { instant: shownSince, zone } } : {}),
          ...withoutBadLinks(row.blocks, isKnownBad),
          files: row.files.map(toStoredFile),
          forms: row.forms.map(({ id: form, path }) => ({ id: form, address: formAddress(path, id) })),
          coupons: row.coupons.map((coupon) => ({ ...coupon, zone })),
          ...(origin ? { url: `${origin}/q/${id}` } : {}),
        }),
      )
    },
    gate: (gate) => drawn(pages.renderGate(gate.link && isKnownBad(gate.link) ? { ...gate, link: '' } : gate)),
    positionPolicy: policyFor(pages.positionScript),
    favourites: byLanguage((language) => drawn(pages.renderFavourites(language))),
    favouritesPolicy: policyFor(pages.favouritesScript),
    notices: {
      unknown: notice('unknown'),
      deleted: notice('deleted'),
      blocked: notice('blocked'),
      expired: notice('expired'),
      unavailable: notice('unavailable'),
      tooMany: notice('tooMany'),
      notYet: notice('notYet'),
      ended: notice('ended'),
      badTarget: notice('badTarget'),
      stayed: notice('stayed'),
      noPage: notice('noPage'),
      pageBlocked: notice('pageBlocked'),
      otherSite: notice('otherSite'),
      ticketOld: notice('ticketOld'),
    },
  }
}

const policyFor = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

export function drawn(html: string): DrawnPage {
  const plain = Buffer.from(html)
  return { plain, gzip: gzipSync(plain) }
}

export function byLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  // Every language is there, because the list is what the type is made of.
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>
}
