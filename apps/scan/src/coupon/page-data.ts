import type { CouponMode, Redeemed } from '@matai/contract'
import type { Language } from '@matai/i18n'
import type { PageBrand } from '../page-brand.ts'

/** The page on which visitors are handed a code, or the page of one code. */
export interface CouponPage {
  language: Language
  /** Of the coupon. */
  address: string
  name: string
  words: string
  ownerName: string
  branding: boolean
  /** How the owner dresses his pages; absent: ours. */
  brand?: PageBrand
  mode: CouponMode
  /** As they are read, in the account's zone. */
  from: string
  until: string
  outlets: readonly string[]
  /** What one can get, as it is read; empty on the page of a code, which says its own. */
  items: string
  /** null: the page that hands codes out. */
  code: CouponPageCode | null
  /** Why nothing can be done now; null: it can. */
  closed: 'over' | 'early' | 'noneLeft' | 'notByLink' | null
}

export interface CouponPageCode {
  text: string
  itemName: string
  /** Picture of its address as a data URI. */
  picture: string
  state: 'valid' | 'used' | 'late' | 'early' | 'deleted'
  left: number
  /** Where it was redeemed last, as it is read; empty: nowhere yet. */
  usedAt: string
  usedWhere: string
}

/** A merchant's phone. */
export interface CounterPage {
  language: Language
  address: string
  ownerName: string
  outlet: string
  person: string
  /** It redeems nothing any more, and only hands over what waits on the phone. */
  ended: boolean
  branding: boolean
}

/** What a counter keeps on its phone. */
export interface Waiting {
  code: string
  key: string
  /** When it was scanned. */
  at: string
}

export type Answered = Redeemed & { key: string }
