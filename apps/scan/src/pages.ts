import type { ReportValue } from '@matai/form-kit/report'
import type { Block, Company, StatusShape, StoredFile } from '@matai/contract'
import type { ShownCoupon } from '@matai/content/page'
import type { Language, PhraseKey } from '@matai/i18n'
import type { CouponPage, CounterPage } from './coupon/page-data.ts'
import type { FormAssets, FormNotice, FormPage } from './form/page-data.ts'
import type { MyPage, MyStatusPage } from './my/page-data.ts'
import type { PageBrand } from './page-brand.ts'
import type { RoundPage } from './round/page-data.ts'

export type { CouponPage, CounterPage } from './coupon/page-data.ts'
export type { PageBrand } from './page-brand.ts'
export type { MyCompany, MyPage, MyStatusPage } from './my/page-data.ts'
export type { RoundPage, RoundThing } from './round/page-data.ts'

export type { FormAssets, FormNotice, FormPage, PhoneCountry } from './form/page-data.ts'

/** What a visitor of a live code sees. `blocks` hold rich text that was cleaned when it was saved. */
export interface CodePage {
  name: string
  blocks: Block[]
  /** The files that blocks name; a block whose file is missing says so. */
  files: StoredFile[]
  /** Where the forms are filled that blocks name; a block whose form is missing says so. */
  forms: readonly { id: number; address: string }[]
  /** The coupons that blocks name and that are there; a block whose coupon is missing says so. */
  coupons?: readonly (ShownCoupon & { id: number })[]
  language: Language
  /** Who made the code; empty leaves the line out. */
  ownerName: string
  /** Whether the product is named at the bottom (tiers without the feature `noBranding`). */
  branding: boolean
  /** What the thing is right now; absent in a preview. */
  statuses?: readonly PageStatus[]
  /** What was filled in last: how many days ago, and by whom if the owner says so; absent in a preview. */
  lastRecords?: readonly { title: string; days: number; name: string }[]
  /** Whether the page may be passed on; absent: it may. */
  shared?: boolean
  /** Absolute address of the page, for link previews; absent in a preview of unsaved work. */
  url?: string
  /** Short id, for reports; absent in a preview. */
  id?: string
  /** How the owner dresses his pages; absent: ours. */
  brand?: PageBrand
  /** Whom a home page introduces, at its top; every other page names its owner there. */
  company?: Company
  /** Since when this content shows, and the IANA zone in which that is said; absent in a preview. */
  since?: { instant: Date; zone: string }
  /** Ids of link buttons whose addresses nobody is to be sent to any more. */
  stopped?: readonly string[]
}

/** A status of the code; `item` is null when it is in none. */
export interface PageStatus {
  name: string
  show: 'tag' | 'banner'
  item: { name: string; shape: StatusShape; letter: string; tint: string } | null
  /** When it became so; absent in previews. */
  since?: { instant: Date; zone: string }
  /** When it ends by itself. */
  until: { instant: Date; zone: string } | null
  /** It names collaborators who may change it on the phone. */
  changeable?: boolean
}

/** Why a visitor sees no content. */
export const noticeKinds = [
  'unknown',
  'deleted',
  'blocked',
  'expired',
  'unavailable',
  'tooMany',
  'notYet',
  'ended',
  'badTarget',
  'stayed',
  'noPage',
  'pageBlocked',
  'otherSite',
  'ticketOld',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

export interface Notice {
  kind: NoticeKind
  language: Language
  /** When there will be content, and the IANA zone in which that is said. */
  at?: { instant: Date; zone: string }
  /** Why a code was stopped, and where to appeal: for its owner. */
  own?: { reason: string; link: string }
}

/** Where a jump leads, said before it does. */
export interface JumpPage {
  /** Short id of the code; empty in a preview. */
  id: string
  name: string
  ownerName: string
  branding: boolean
  language: Language
  /** The host as it is shown large, and how else it is written; null when there is no other way. */
  host: string
  also: string | null
  brand?: PageBrand
  /** The whole address as the browser will be sent there: ASCII. */
  address: string
}

/** What stands between a visitor and a limited code. */
export const gateKinds = [
  'askPassword',
  'askPhone',
  'askPosition',
  'notNamed',
  'full',
  'personFull',
  'outsideTime',
  'outsideArea',
  'unknownArea',
  'outsidePosition',
  'guarded',
  'expired',
  'needsCookies',
] as const
export type GateKind = (typeof gateKinds)[number]

/** When a code may be seen: clock times of an IANA zone, weekdays from 1 (Monday). */
export interface OpenTimes {
  periods: readonly { weekdays: readonly number[]; from: string; until: string }[]
  zone: string
  now: Date
}

export interface Gate {
  kind: GateKind
  id: string
  language: Language
  /** The owner's own words; empty for ours. */
  text: string
  /** What was wrong with the last answer. */
  problem?: PhraseKey | undefined
  /** Seconds to wait before the next try. */
  wait?: number | undefined
  /** Where the owner sends visitors; http or https. */
  link?: string | undefined
  /** Whether only phones of a list are let in. */
  isListed?: boolean | undefined
  /** Masked number that a code was sent to. */
  sentTo?: string | undefined
  /** Metres, roughly, from where a visitor has to stand. */
  away?: number | undefined
  times?: OpenTimes | undefined
}

/** The public page of a directory, or one page of its codes. */
export interface DirectoryPage {
  /** Of its address, for reports. */
  id: string
  name: string
  /** Plain text of some lines; empty leaves it out. */
  summary: string
  ownerName: string
  branding: boolean
  language: Language
  /** Those that have public pages themselves; only on the first page. */
  subdirectories: { pageId: string; name: string }[]
  /** `limited` ones ask for something before they open. */
  codes: { id: string; name: string; limited: boolean }[]
  /** The word that was searched for; empty for all. */
  search: string
  /** Id of the last code of the page before; empty on the first page. */
  after: string
  /** Id of the last code of this page; null when nothing follows. */
  next: string | null
  /** Absolute address, for link previews; absent where it is not known. */
  url?: string
}

/** A whole HTML document: content, one style element, no script. */
export declare function renderCodePage(page: CodePage): string

/** A whole HTML document that keeps and lists favourites with the one script below. */
export declare function renderFavourites(language: Language): string
export declare const favouritesScript: string

/** A whole HTML document for a television, which fills itself with the one script below. */
export declare function renderWall(language: Language): string
export declare const wallScript: string

/** A whole HTML document that says where a jump leads, with a form that agrees. */
export declare function renderJump(page: JumpPage): string

/** A form that its browser did not say the origin of, to be sent again by a button. */
export interface ConfirmPage {
  language: Language
  /** Where the form goes: a path of ours. */
  action: string
  /** Names and values, as they were sent. */
  fields: readonly (readonly [name: string, value: string])[]
}
export declare function renderConfirm(page: ConfirmPage): string

/** A visitor's report before it is sent, with what was filled in. */
export interface ReportPage {
  id: string
  language: Language
  reason: string
  text: string
  contact: string
  problem?: { field: string; phrase: PhraseKey; params?: Record<string, string | number> }
}

/** What became of a report. */
export interface ReportAnswer {
  id: string
  language: Language
  outcome: 'kept' | 'again' | 'tooMany' | 'codeTooMany' | 'failed'
  number?: number
}

/** A whole HTML document with the form for a report. */
export declare function renderReport(page: ReportPage): string

/** A whole HTML document that says what became of a report. */
export declare function renderReportAnswer(answer: ReportAnswer): string

/** A whole HTML document that says in a sentence why there is no content, and what to do. */
export declare function renderNotice(notice: Notice): string

/** A whole HTML document that asks a visitor of a limited code, or refuses. */
export declare function renderGate(gate: Gate): string

/** A whole HTML document that lists what a directory holds. */
export declare function renderDirectoryPage(page: DirectoryPage): string

/** The script of the page that asks for a position, to the letter: the only one that any page of ours has. */
export declare const positionScript: string

/** A whole HTML document on which a form is filled: it stands there without its script, and is filled with it. */
/** Runs beside form pages, so that they open without a network. */
export declare const formWorker: string
export declare function renderForm(page: FormPage, assets: FormAssets): string

/** A whole HTML document that says why a form cannot be filled. */
export declare function renderFormNotice(notice: FormNotice): string

/** Where the reader of an address agrees to reminders, or stops them. */
export interface ReminderPage {
  language: Language
  /** Path of the page; answers go to `{path}/yes` and `{path}/no`. */
  path: string
  account: string
  /** With its middle hidden. */
  address: string
  by: 'mail' | 'sms'
  /** `gone`: the link holds for nothing any more. */
  state: 'asked' | 'confirmed' | 'stopped' | 'gone'
}
export declare function renderReminder(page: ReminderPage): string

/** Where who scanned a code with WeChat says that it is they. */
export interface WechatPage {
  language: Language
  /** Path of the page; answers go to `{path}/yes` and `{path}/no`. */
  path: string
  purpose: 'signIn' | 'bind' | 'receive'
  /** `taken`: that WeChat or that user is bound to another. `gone`: the link holds for nothing any more. */
  state: 'asked' | 'done' | 'refused' | 'taken' | 'gone'
  /** Where somebody signs in; to whose account; whose messages. */
  about: string
  /** Since it began. */
  minutes: number
}
export declare function renderWechat(page: WechatPage): string

/** A group code as one visitor sees it. */
export interface GroupPage {
  name: string
  language: Language
  ownerName: string
  branding: boolean
  brand?: PageBrand
  /** `preview`: for crawlers and previews, which take no place. */
  state: 'shown' | 'full' | 'preview'
  /** null: none is left, or it was stopped. */
  picture: StoredFile | null
  pictureName: string
  /** The owner's own words for when all are full; empty for ours. */
  words: string
  /** Where visitors leave how to reach them then; null: nowhere. */
  formPath: string | null
}

/** A whole HTML document with the picture of a group code, without script. */
export declare function renderGroup(page: GroupPage): string

/** A whole HTML document with a coupon's code, or on which one is handed out; `script` is the address of its script. */
export declare function renderCoupon(page: CouponPage, script: string): string

/** A whole HTML document on which a merchant redeems. */
export declare function renderCounter(page: CounterPage, script: string): string

/** A whole HTML document on which a round is walked with a phone; `script` is the address of its script. */
export declare function renderRound(page: RoundPage, script: string): string

/** A whole HTML document with somebody's own tasks, forms and records; `script` is the address of its script. */
export declare function renderMyPage(page: MyPage, script: string): string

/** A whole HTML document on which somebody changes the statuses of a code, with the same script. */
export declare function renderMyStatus(page: MyStatusPage, script: string): string

/** What of a record can differ from what was sealed of it. */
export type EvidencePart = 'answers' | 'edits' | 'followUps' | 'decisions' | 'chain'

/** What is known of a record's evidence, for anybody who has its number. */
export interface EvidenceOfRecord {
  /** its number, with the stretch in which it counts */
  name: string
  state: 'intact' | 'differs' | 'missing' | 'removed' | 'unproven'
  madeAt: string | null
  changedAt: string | null
  removedAt: string | null
  edits: number
  followUps: number
  decisions: number
  /** what of it is not what was sealed */
  differs: EvidencePart[]
  fingerprint: string
}

/** Where anybody checks a record's number, or a PDF of records. Moments are ISO 8601. */
export interface EvidencePage {
  /** Of the form's address. */
  id: string
  language: Language
  title: string
  ownerName: string
  branding: boolean
  zone: string
  /** What was asked for. */
  asked: string
  found:
    | { kind: 'record'; state: 'intact' | 'differs' | 'removed' | 'unproven' | 'unknown'; records: EvidenceOfRecord[] }
    | {
        kind: 'pdf'
        state: 'intact' | 'differs' | 'unknown' | 'tooLarge'
        madeAt: string | null
        records: number
        /** Records that were rightly changed or deleted after the PDF was made, and those that differ. */
        since: string[]
        differing: { name: string; differs: EvidencePart[] }[]
      }
    | null
}

/** A report that was made public; figures only. */
export interface FormReportPage {
  language: Language
  /** Of the report, and of the form. */
  name: string
  title: string
  ownerName: string
  branding: boolean
  zone: string
  /** In words. */
  days: string
  madeAt: string
  records: number
  /** Of as many days right before; null: not compared. */
  before: number | null
  isPart: boolean
  byDay: { date: string; count: number }[]
  exam: { answered: number; passed: number; mean: number; steps: number[] } | null
  questions: { title: string; type: string; value: ReportValue; before: ReportValue | null }[]
}

export declare function renderFormReport(page: FormReportPage): string

/** The page on which evidence is checked. */
export declare function renderEvidence(page: EvidencePage): string
