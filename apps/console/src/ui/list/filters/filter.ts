import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'

/** What is chosen, by the names in the address; empty is any. */
export type Chosen = Record<string, string>

/** One filter of a list: what it keeps in the address, what the call is asked, its chip and its fields. */
export interface Filter {
  /** Its names in the address. */
  names: readonly string[]
  /** Takes from the address what can be chosen at all; of each name, empty when it is none of that. */
  read: (name: string, written: string) => string
  /** Said of the call; nothing when nothing is set. */
  asked: (chosen: Chosen) => object
  /** What is set, in words; undefined when nothing is. */
  chip: (chosen: Chosen, t: TFunction) => string | undefined
  /** What contradicts itself. */
  fault?: (chosen: Chosen, t: TFunction) => string | undefined
  /** Without it there is nothing to choose: it comes from elsewhere by the address, and can be taken off. */
  fields?: (chosen: Chosen, change: (change: Chosen) => void, t: TFunction) => ReactNode
}
