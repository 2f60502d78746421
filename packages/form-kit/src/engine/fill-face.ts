import type { Language, PhraseKey, PhraseParams } from '@matai/i18n'
import type { FileKind } from '@matai/kinds'
import type { ReactNode } from 'react'
import type { Facts } from './facts.ts'
import type { Problem } from './problem.ts'

/** A province, city or county by its six digits. */
export interface Area {
  code: string
  name: string
}

/** Where the filler is: degrees as the country's maps have them, and what that place is called where somebody knows. */
export interface Position {
  longitude: number
  latitude: number
  /** empty where nobody knows */
  address: string
  /** from the province down */
  areas: readonly Area[]
}

/** A country whose mobile numbers are taken. */
export interface Country {
  /** ISO code, capitals */
  iso: string
  name: string
  /** digits, such as `86` */
  dialCode: string
}

/** A slot of a day that can be booked; `left` is null where it has no end. */
export interface SlotLeft {
  id: string
  left: number | null
}

/** Where a phone signs for who fills at a desk. */
export interface SigningPlace {
  address: string
  /** the address as a picture to be scanned: SVG */
  code: string
  /** nobody waits any longer */
  stop(): void
}

/** Who somebody is in WeChat. */
export interface WechatPerson {
  name: string
  avatarFileId: string | null
  /** of that person in the account of this server */
  openId: string
}

/** How WeChat is asked who fills. */
export interface WechatWay {
  /** leaves the page, which comes back; null outside of WeChat's own browser */
  ask: ((wantsPicture: boolean) => void) | null
  /** what it came back with, said once: a person, or in a sentence why there is none */
  told: WechatPerson | string | null
}

/** What a fill needs of the page around it. What is left out cannot be done there, and the fill offers another way. */
export interface FillContext {
  say(key: PhraseKey, params?: PhraseParams): string
  language: Language
  /** asked for anew each time: its clock goes on */
  facts: Facts
  countries: readonly Country[]
  /** of the record: makes the order of shuffled options */
  seed: number
  /** whether the options of exam questions are shuffled */
  shufflesExam?: boolean
  /** where a file of an answer or a form is shown */
  fileAddress(id: string): string
  /** keeps a file; `onProgress` hears parts of one. Rejects with an Error whose message can be read */
  upload?(file: File, kind: FileKind, onProgress: (part: number) => void): Promise<{ fileId: string }>
  position?(): Promise<Position>
  /** provinces for '', else what lies within */
  areas?(within: string): Promise<readonly Area[]>
  /** opens the camera, or reads a picture; null when nothing was read */
  readCode?(from: 'camera' | File, reads: 'any' | 'qr' | 'barcode'): Promise<string | null>
  /** what is left of an option with a quota, or of a slot of a day (`2026-03-02`); null: no end */
  left?(component: string, key: string): number | null
  slots?(component: string, day: string): Promise<readonly SlotLeft[]>
  sendCode?(mobile: string): Promise<void>
  verify?(mobile: string, code: string): Promise<boolean>
  /** of the code that is filled for: decimal, with its unit */
  stock?: { amount: string; unit: string }
  /** who fills, for a question, as WeChat knows it; left out where this server has no account there */
  wechat?(component: string): Promise<WechatWay>
  /** has a phone sign for this question: hears the picture, or that nobody signed in time */
  signByPhone?(component: string, hears: { signed(picture: File): void; over(): void }): Promise<SigningPlace>
}

export interface FillProps<Settings = unknown, Answer = unknown> {
  /** of the component: every id in the page begins with it */
  id: string
  settings: Settings
  /** what was filled in so far, wrong or unfinished as it may be */
  answer: Answer | undefined
  onChange(answer: Answer | undefined): void
  /** said while something is on its way that the answer will need, such as an upload */
  onBusy(isBusy: boolean): void
  problems: readonly Problem[]
  isRequired: boolean
  /** as fillers count: `3`; empty: not counted */
  number: string
  context: FillContext
}

/** Asks one question. A method, so that a map can hold the fills of all settings. */
export type Fill<Settings = unknown, Answer = unknown> = {
  fill(props: FillProps<Settings, Answer>): ReactNode
}['fill']
