import type { TaskState } from '@matai/contract'
import type { Language } from '@matai/i18n'

/** A round as it is walked with a phone: the things of one window, in the order of the way. */
export interface RoundPage {
  language: Language
  address: string
  name: string
  ownerName: string
  branding: boolean
  /** null: no window is open. Moments as they are read in the account's zone. */
  window: { opensAt: string; closesAt: string; late: boolean } | null
  /** When the next one opens; empty: none will. */
  nextAt: string
  /** Whose turn it is; empty: everybody's. */
  duty: string
  /** Of the form, by which what waits on the device is known. */
  form: { address: string; path: string }
  things: RoundThing[]
}

export interface RoundThing {
  id: string
  name: string
  directory: string
  state: TaskState
  /** When it was filled in and by whom, as it is read; why it is exempt. */
  said: string
}
