import type { StatusShape } from '@matai/contract'
import type { Language } from '@matai/i18n'
import type { RoundThing } from '../round/page-data.ts'

/** What somebody has to do, can fill in and handed in, for each company that knows the phone. */
export interface MyPage {
  language: Language
  /** The proven phone with its middle hidden; empty: none was proven in this browser. */
  person: string
  companies: MyCompany[]
}

export interface MyCompany {
  name: string
  rounds: MyRound[]
  /** Records that wait for the person’s approval. */
  approvals: {
    id: number
    title: string
    number: number
    at: string
    filler: string
    level: number
    of: number
    answers: { label: string; text: string; files: { name: string; url: string }[] }[]
  }[]
  forms: { title: string; path: string; count: number; some: { id: string; name: string }[] }[]
  /** Moments as they are read in the account's zone; `list` has all of the form. */
  records: {
    title: string
    number: string
    at: string
    state: string
    mayChange: boolean
    path: string
    list: string
  }[]
}

/** A plan whose window is open. */
export interface MyRound {
  name: string
  /** Path of its form. */
  form: string
  /** Path of the page on which it is walked; null: it has none. */
  walk: string | null
  until: string
  isLate: boolean
  /** In the order of the way. */
  things: RoundThing[]
}

/** An item of a status as a phone shows it. */
interface MyItem {
  id: number
  name: string
  shape: StatusShape
  letter: string
  tint: string
}

/** A status of a code, and where it may go from here. */
export interface MyStatus {
  id: number
  name: string
  /** null: none yet. */
  now: MyItem | null
  ways: (MyItem & { needsReason: boolean; needsPhoto: boolean })[]
  /** Items that only a form leads to. */
  forms: { item: string; path: string }[]
}

/** What the owner of a phone may change at a code. */
export interface MyStatusPage {
  language: Language
  /** The proven phone with its middle hidden; empty: none was proven in this browser. */
  person: string
  /** Its name is said to whom it concerns alone. */
  code: { id: string; name: string }
  statuses: MyStatus[]
}
