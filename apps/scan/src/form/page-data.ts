import type { contract, CallOutput, StoredFile } from '@matai/contract'
import type { FormDocument, PersonFact } from '@matai/form-kit/schema'
import type { Language } from '@matai/i18n'

export type OpenedForm = CallOutput<typeof contract.filling.open>

/** A form as it is given to who fills it. */
export interface Sheet {
  version: number
  document: FormDocument
  seed: number | null
  files: readonly StoredFile[]
  used: Readonly<Record<string, number>>
}

/** A page with a form. Everything in it is known to whoever has the address. */
export interface FormPage {
  /** The form to be filled, what somebody handed in of it, or a phone that signs for who fills it at a desk. */
  view: 'fill' | 'mine' | 'sign'
  /** Of its address. */
  id: string
  language: Language
  title: string
  ownerName: string
  branding: boolean
  /** Why the questions are not given out yet: fillers prove a phone first. */
  gate: FormGate | null
  /** The phone by which the filler is known, as `+8613800138000`; empty where nobody is. */
  person: string
  /** What is known of that person, as far as the form fills it in. */
  facts: Readonly<Partial<Record<PersonFact, string>>>
  /** Null while it is given out only to who begins: an exam with a clock, or with questions that are drawn. */
  sheet: Sheet | null
  /** What is said of an exam before it begins. */
  exam: { minutes: number | null; intro: string } | null
  /** IANA name of the account's zone. */
  zone: string
  /** The live code that led here, what it has for itself by the names of its variables, and what is in stock there. */
  code: {
    id: string
    name: string
    variables: Readonly<Record<string, string>>
    stock: { amount: string; unit: string } | null
  } | null
  /** Countries whose mobile numbers are taken, where the form asks for one. */
  countries: readonly PhoneCountry[]
  /** Scheme and host of files; empty for the page's own. */
  filesOrigin: string
  /** Whether WeChat can be asked who fills it in. */
  wechat: boolean
  /** Whether fillers may look after their own records. */
  mine: { change: boolean; remove: boolean; byPhone: boolean }
}

interface FormGate {
  who: 'boundPhone' | 'namedPhones' | 'collaborators' | 'members'
  /** Whether a phone was proven that may not fill this form. */
  isRefused: boolean
}

export interface PhoneCountry {
  iso: string
  name: string
  /** Digits. */
  dialCode: string
  /** Of the digits behind the dial code, where the lengths are known. */
  pattern: string
}

/** What a page with a form needs of the build: addresses of its script and of what that will ask for. */
export interface FormAssets {
  script: string
  preloads: readonly string[]
  /** What a touch may ask for later, when there may be no network. */
  later: readonly string[]
}

/** Why a form cannot be filled. */
export interface FormNotice {
  language: Language
  title: string
  /** Our sentence. */
  reason: string
  /** The owner's own words; empty for none. */
  words: string
}
