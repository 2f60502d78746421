import type { Language, Translate } from '@matai/i18n'
import type { FileKind } from '@matai/kinds'
import type { ReactElement } from 'react'
import type { BlockOf, BlockType } from './schema.ts'

/** What visitors are shown of a file. */
export interface ShownFile {
  id: string
  name: string
  kind: FileKind
  /** In bytes. */
  size: number
  width: number | null
  height: number | null
  url: string
}

/** What visitors are told of a coupon, and where they are given a code. */
export interface ShownCoupon {
  address: string
  name: string
  from: Date
  until: Date
  zone: string
}

export interface ViewProps<Type extends BlockType> {
  block: BlockOf<Type>
  files: ReadonlyMap<string, ShownFile>
  /** Where forms are filled from this page; those that are gone are missing. */
  forms: ReadonlyMap<number, string>
  /** Coupons that are there. */
  coupons: ReadonlyMap<number, ShownCoupon>
  /** Whether it is the first of the page that is `eager`: fetched at once. */
  first: boolean
  /** Whether nobody is to be sent to its address any more. */
  stopped: boolean
  language: Language
  say: Translate
}

/** How visitors see a type of block: plain HTML, without script. */
export interface View<Type extends BlockType> {
  (props: ViewProps<Type>): ReactElement
  /** Whether it has something large that visitors wait for when it comes first. */
  eager?: boolean
  /** Whether it is what people came to do: call, open, fill in. */
  action?: boolean
  /** Whether it is text to read, whose headings divide the page. */
  prose?: boolean
}
